/* SPDX-License-Identifier: MIT */
/* laws.c -- the articles of the FIDE Laws of Chess, and where they apply */

#include "lesson/laws.h"

enum { NUMBER_SIZE = 20 };

#define NUMBERS(law, newest, in_2018) [law] = { newest, in_2018 },
#define LAWS_OF(what, set)            [what] = set,

static const char numbers[LAWS][ECART_EDITIONS][NUMBER_SIZE] = { LAW_LIST(NUMBERS) };
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

const char *ecart_law_number(ecart_edition edition, int law)
{
    return numbers[law][edition];
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
    laws decide = announced ? by_announcing : as_it_stands;
    int  law    = 0;

    if (edition >= ECART_EDITIONS || standing >= ECART_STANDINGS)
        return NULL;
    decide &= of_standing[standing];
    if (decide == 0)
        return NULL;
    while (!(decide >> law & 1))
        law++;
    return numbers[law][edition];
}

/* The law for the step of a piece of a kind. */
static laws law_of_step(ecart_kind kind, int nature)
{
    if (nature & ECART_IS_CASTLE)
        return LAW(CASTLING);
    if (nature & ECART_IS_EN_PASSANT)
        return LAW(EN_PASSANT) | LAW(EN_PASSANT_WHEN);
    if (nature & ECART_IS_DOUBLE_STEP)
        return LAW(PAWN_TWO);
    if (kind == ECART_PAWN && nature & ECART_IS_CAPTURE)
        return LAW(PAWN_CAPTURE) | LAW(CAPTURE);
    return of_kind[kind] | (nature & ECART_IS_CAPTURE ? LAW(CAPTURE) : 0);
}

laws ecart_laws_of_legal(ecart_kind kind, int nature, ecart_gives gives)
{
    laws all = law_of_step(kind, nature) | LAW(LEGAL);

    if (nature & ECART_IS_PROMOTION)
        all |= LAW(PROMOTION) | LAW(PROMOTION_CHOICE) | LAW(PROMOTION_EFFECT);
    if (gives != ECART_GIVES_NOTHING)
        all |= LAW(CHECK);
    return gives == ECART_GIVES_MATE ? all | LAW(MATE) : all;
}
