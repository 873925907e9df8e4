/* SPDX-License-Identifier: MIT */
/* laws.c -- the articles of the FIDE Laws of Chess, and where they apply */

#include "lesson/laws.h"

#include "words/speech.h"

enum { NO, YES, ANY = 0xff };           /* what records/laws.txt says of supervision */

#define AT(which)             1 << which
#define LAW_TEXT(law, sentence, number, editions, tempos, supervised) \
    { number, sentence, law, editions, tempos, supervised },
#define LAWS_OF(what, set)    [what] = set,

static const law_text texts[] = { LAW_TEXTS(LAW_TEXT) };
static const laws of_reason[ECART_REASONS]     = { REASON_LAWS(LAWS_OF) };
static const laws of_standing[ECART_STANDINGS] = { STANDING_LAWS(LAWS_OF) };

static const laws of_kind[ECART_KINDS] = {
    [ECART_KING]   = LAW(KING),
    [ECART_QUEEN]  = LAW(QUEEN) | LAW(NO_JUMP),
    [ECART_ROOK]   = LAW(ROOK) | LAW(NO_JUMP),
    [ECART_BISHOP] = LAW(BISHOP) | LAW(NO_JUMP),
    [ECART_KNIGHT] = LAW(KNIGHT),
    [ECART_PAWN]   = LAW(PAWN_STEP)
};

static bool is_told_in(const law_text *t, const ecart_lesson_options *options)
{
    return (t->editions >> options->edition & t->tempos >> options->tempo &
            t->supervised >> options->supervised & 1) != 0;
}

const law_text *ecart_law_text(const ecart_lesson_options *options, int law)
{
    const law_text *t = texts;

    while (t->law != law || !is_told_in(t, options))
        t++;
    return t;
}

/* A pawn's way of two squares has an article of its own. */
laws ecart_laws_of_reason(ecart_reason reason, ecart_kind kind)
{
    return reason == ECART_PATH_BLOCKED && kind == ECART_PAWN ? LAW(PAWN_TWO)
                                                              : of_reason[reason];
}

laws ecart_laws_of_standing(ecart_standing standing)
{
    return of_standing[standing];
}

/* The laws that tell how a game stands, and those for a move that is announced. */
static const laws as_it_stands = LAW(MATE) | LAW(STALEMATE) | LAW(DEAD) | LAW(FIVEFOLD) |
                                 LAW(SEVENTY_FIVE) | LAW(THREEFOLD) | LAW(FIFTY);
static const laws by_announcing = LAW(THREEFOLD_ANNOUNCED) | LAW(FIFTY_ANNOUNCED);

const char *ecart_standing_article(ecart_edition edition, ecart_standing standing,
                                   bool announced)
{
    ecart_lesson_options standard = { .edition = edition };
    laws decide = announced ? by_announcing : as_it_stands;
    int  law    = 0;

    if (edition >= ECART_EDITIONS || standing >= ECART_STANDINGS)
        return NULL;
    decide &= of_standing[standing];
    if (decide == 0)
        return NULL;
    while (!(decide >> law & 1))
        law++;
    return ecart_law_text(&standard, law)->number;
}

/* The law for the step of a piece of a kind. */
static laws law_of_step(ecart_kind kind, int nature)
{
    if (nature & ECART_IS_CASTLE)
        return LAW(CASTLING) | LAW(CASTLING_TOUCH) | LAW(TWO_HANDS);
    if (nature & ECART_IS_EN_PASSANT)
        return LAW(EN_PASSANT);
    if (nature & ECART_IS_DOUBLE_STEP)
        return LAW(PAWN_TWO);
    if (kind == ECART_PAWN && nature & ECART_IS_CAPTURE)
        return LAW(PAWN_CAPTURE);
    return of_kind[kind] | (nature & ECART_IS_CAPTURE ? LAW(CAPTURE) : 0);
}

/* A mate has no law here: the lesson cites it when it tells how the game stands. */
laws ecart_laws_of_legal(ecart_kind kind, int nature, ecart_gives gives)
{
    laws all = law_of_step(kind, nature);

    if (nature & ECART_IS_PROMOTION)
        all |= LAW(PROMOTION) | LAW(PROMOTION_FINAL);
    if (gives == ECART_GIVES_CHECK)
        all |= LAW(CHECK);
    return gives == ECART_GIVES_NOTHING && (nature & ~ECART_IS_DOUBLE_STEP) == 0
         ? all | LAW(LEGAL) : all;
}
