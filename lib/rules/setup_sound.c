/* SPDX-License-Identifier: MIT */
/* setup_sound.c -- finding out quickly that nothing is wrong with a set-up
 *
 * This decides only whether setup_check.c is to look: where it says yes there
 * is no fault, and where it says no there may be none either, as in an
 * ordinary position with two queens.  tests/check_setup.c holds it to that. */

#include <ecart/setup.h>

#include "rules/setup_check.h"

static bool has_one_king(const placement *p, ecart_side side)
{
    ecart_cells kings = p->of_kind[ECART_KING] & p->of_side[side];

    return kings != 0 && !has_two(kings);
}

static bool has_three(ecart_cells set)
{
    return has_two(set & (set - 1));
}

/* Sums of 2, 4 and 8 neighbours at once, and then of all. */
static bool has_nine(ecart_cells pawns)
{
    ecart_cells twos  = pawns - (pawns >> 1 & 0x5555555555555555);
    ecart_cells fours = (twos & 0x3333333333333333) + (twos >> 2 & 0x3333333333333333);
    ecart_cells all   = (fours + (fours >> 4)) & 0x0f0f0f0f0f0f0f0f;

    return all * 0x0101010101010101 >> 56 > 8;
}

/* No more of any kind than a game begins with, and so no more in all. */
static bool counts_are_sound(const placement *p, ecart_cells own)
{
    return !has_two(own & p->of_kind[ECART_QUEEN]) &&
           !has_three(own & p->of_kind[ECART_ROOK]) &&
           !has_three(own & p->of_kind[ECART_BISHOP]) &&
           !has_three(own & p->of_kind[ECART_KNIGHT]) &&
           !has_nine(own & p->of_kind[ECART_PAWN]);
}

/* The rooks with which a side might have a right to castle. */
static ecart_cells castling_rooks(const ecart_setup *setup, const placement *p,
                                  ecart_side side)
{
    int         up      = side == ECART_WHITE ? 0 : 7;
    ecart_cells corners = setup->chess960 ? ROW(1) : bit(0) | bit(7 * 8);
    ecart_cells home    = setup->chess960 ? ROW(1) : bit(4 * 8);
    ecart_cells own     = p->of_side[side];

    return own & p->of_kind[ECART_KING] & home << up
         ? own & p->of_kind[ECART_ROOK] & corners << up : 0;
}

static bool castling_is_sound(const ecart_setup *setup, const placement *p)
{
    return setup->castling == 0 ||
           !(setup->castling & ~(castling_rooks(setup, p, ECART_WHITE) |
                                 castling_rooks(setup, p, ECART_BLACK)));
}

/* Kings beside each other are among them. */
static ecart_cells checkers_of(const placement *p, ecart_side side)
{
    ecart_side by   = side ^ 1;
    int        king = first_of(p->of_kind[ECART_KING] & p->of_side[side]);

    return ecart_attackers_if(p->of_kind, p->of_side[by], by, king,
                              p->of_kind[ECART_NO_KIND]);
}

/* A number 0 says that fewer moves than none were played. */
static bool clocks_are_sound(const ecart_setup *setup, ecart_side side)
{
    return setup->clock <= 150 &&
           setup->clock <= 2 * (setup->number - 1) + (int)side;
}

bool ecart_setup_is_sound(const ecart_setup *setup, const placement *pieces)
{
    ecart_side side = setup->side == ECART_BLACK ? ECART_BLACK : ECART_WHITE;

    return has_one_king(pieces, ECART_WHITE) && has_one_king(pieces, ECART_BLACK) &&
           !(pieces->of_kind[ECART_PAWN] & (ROW(1) | ROW(8))) &&
           counts_are_sound(pieces, pieces->of_side[ECART_WHITE]) &&
           counts_are_sound(pieces, pieces->of_side[ECART_BLACK]) &&
           castling_is_sound(setup, pieces) &&
           clocks_are_sound(setup, side) &&
           checkers_of(pieces, side ^ 1) == 0 &&
           !has_two(checkers_of(pieces, side));
}

void ecart_setup_check_placed(const ecart_setup *setup, const placement *pieces,
                              ecart_faults *faults)
{
    if (!ecart_setup_is_sound(setup, pieces))
        ecart_setup_examine(setup, pieces, faults);
    else if (setup->en_passant != ECART_NO_CELL)
        ecart_setup_examine_en_passant(setup, pieces, faults);
}
