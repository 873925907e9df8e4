/* SPDX-License-Identifier: MIT */
/* flag_fall.c -- whether the result after a flag fall can be */

#include "pgn/flag_fall.h"

#include "words/program.h"

/* Whether it is worth asking if a side cannot mate, which takes as long as judging a
 * whole game: it has nothing that mates easily, or there are few pieces. */
static bool may_be_unable(const ecart_position *p, ecart_side side)
{
    enum { FEW = 6 };
    const ecart_cells *of = p->of_kind;
    ecart_cells strong = of[ECART_QUEEN] | of[ECART_ROOK] | of[ECART_PAWN];

    return (strong & p->of_side[side]) == 0 ||
           ecart_cells_count(p->of_side[ECART_WHITE] | p->of_side[ECART_BLACK]) <= FEW ||
           (of[ECART_QUEEN] | of[ECART_ROOK] | of[ECART_KNIGHT]) == 0;
}

static bool cannot_mate(const ecart_position *p, ecart_side side)
{
    return may_be_unable(p, side) && ecart_side_prospect_quick(p, side) == ECART_MATE_IMPOSSIBLE;
}

/* In a draw it is most likely the flag of the side to move that fell. */
int flag_fall_look(const ecart_position *end, ecart_pgn_result result, ecart_side *other)
{
    bool white = result == ECART_PGN_RESULT_DRAW ? end->side == ECART_BLACK
                                                 : result == ECART_PGN_RESULT_WHITE;

    *other = white ? ECART_WHITE : ECART_BLACK;
    if (!ecart_has_legal_move(end))
        return 0;
    switch (result) {
    case ECART_PGN_RESULT_WHITE:
    case ECART_PGN_RESULT_BLACK:
        return cannot_mate(end, *other) ? SAY_FINDING_FLAG_DRAWS : 0;
    case ECART_PGN_RESULT_DRAW:
        return ecart_side_prospect(end, *other) == ECART_MATE_POSSIBLE ? SAY_FINDING_FLAG_LOSES : 0;
    default:
        return 0;
    }
}
