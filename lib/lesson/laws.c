/* SPDX-License-Identifier: MIT */
/* laws.c -- the articles of the FIDE Laws of Chess: where they apply, and citing them */

#include "lesson/laws.h"

#include <string.h>

enum { LAW_NUMBER_SIZE = 32 };

/* What a law says in some games: the numbers of its articles, "7.5.5, A.3", and the
 * sentence SAY_LAW_....  The games are sets: a bit for each edition and each tempo, and
 * one for games that are not supervised and one for those that are. */
typedef struct law_text {
    char    number[LAW_NUMBER_SIZE];
    int16_t sentence;
    uint8_t law, editions, tempos, supervised;
} law_text;

enum { NO, YES, ANY = 0xff };           /* what records/laws.txt says of supervision */

#define AT(which)             1 << which
#define LAW_TEXT(law, sentence, number, editions, tempos, supervised) \
    { number, sentence, law, editions, tempos, supervised },
#define LAWS_OF(what, set)    [what] = set,

static const law_text texts[] = { LAW_TEXTS(LAW_TEXT) };
static const laws of_reason[ECART_REASONS]     = { REASON_LAWS(LAWS_OF) };
static const laws of_standing[ECART_STANDINGS + 1] = { STANDING_LAWS(LAWS_OF) };

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

/* The text of a law in games of the edition, the tempo and the supervision of a lesson. */
static const law_text *text_of_law(const ecart_lesson_options *options, int law)
{
    const law_text *t = texts;

    while (t->law != law || !is_told_in(t, options))
        t++;
    return t;
}

int ecart_laws_minutes(ecart_edition edition, ecart_tempo tempo, bool supervised)
{
    const ecart_lesson_options options = {
        .edition = edition, .tempo = tempo, .supervised = supervised
    };

    if (edition >= ECART_EDITIONS || tempo >= ECART_TEMPOS)
        return 0;
    return text_of_law(&options, LAW_PENALTY)->sentence == SAY_LAW_PENALTY_ONE ? 1 : 2;
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

const char *ecart_standing_article(ecart_edition edition, ecart_standing standing, bool announced)
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
    return text_of_law(&standard, law)->number;
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

static const int years[ECART_EDITIONS] = { [ECART_LAWS_2023] = 2023, [ECART_LAWS_2018] = 2018 };

/* The parts of the Laws that are not articles have names in each language. */
static void write_law_number(lesson *l, const char *number)
{
    size_t name = 0;
    speech s;

    while (number[name] >= 'A')
        name++;
    if (number[name] != ' ') {
        ecart_text_string(&l->out, number);
        return;
    }
    s = ecart_lesson_sentence(l);
    s.written = (ecart_text){ number + name + 1, strlen(number + name + 1) };
    ecart_lesson_say(l, &s, *number == 'A' ? SAY_ARBITER_APPENDIX : SAY_ARBITER_GUIDELINES);
    l->continues = false;
}

static const char *law_number(const lesson *l, int law)
{
    return text_of_law(l->options, law)->number;
}

void ecart_lesson_law_numbers(lesson *l, laws all)
{
    static const char none[LAW_NUMBER_SIZE] = "";
    const char *last = none;

    for (int law = 0; law < LAWS; law++) {
        if ((all >> law & 1) == 0 || memcmp(law_number(l, law), last, LAW_NUMBER_SIZE) == 0)
            continue;
        ecart_text_string(&l->out, last == none ? "" : ", ");
        last = law_number(l, law);
        write_law_number(l, last);
    }
}

void ecart_lesson_cite_together(lesson *l, laws all)
{
    ecart_lesson_law_numbers(l, all);
    ecart_text_string(&l->out, "  ");
    for (int law = 0; law < LAWS; law++) {
        if (all >> law & 1)
            ecart_lesson_add(l, text_of_law(l->options, law)->sentence);
    }
}

void ecart_lesson_cite(lesson *l, laws all)
{
    for (laws rest = all, law; rest != 0; rest -= law) {
        law = rest & (0 - rest);
        if (rest != all) {
            ecart_lesson_close(l);
            ecart_lesson_open(l);
        }
        ecart_lesson_cite_together(l, law);
    }
}

void ecart_lesson_cite_laws(lesson *l, int heading, laws all)
{
    if (all == 0)
        return;
    if (heading != NO_HEADING)
        ecart_lesson_open_step(l, heading);
    else
        ecart_lesson_open(l);
    ecart_lesson_cite(l, all);
    ecart_lesson_close(l);
}

static const laws guidelines = LAW(CHESS960) | LAW(CHESS960_WAY);

void ecart_lesson_cite_edition(lesson *l, laws all)
{
    speech s;

    if (all == 0)
        return;
    s = ecart_lesson_step(l, SAY_ARBITER_LAWS);
    s.number = years[l->options->edition];
    ecart_lesson_end(l, &s, SAY_ARBITER_EDITION);
    ecart_lesson_cite_laws(l, NO_HEADING, all & ~guidelines);
    if (all & guidelines) {
        ecart_lesson_tell_step(l, SAY_ARBITER_APART, SAY_ARBITER_APART_FROM_LAWS);
        ecart_lesson_cite_laws(l, NO_HEADING, all & guidelines);
    }
}
