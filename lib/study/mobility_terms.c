/* SPDX-License-Identifier: MIT */
/* mobility_terms.c -- uses of distances in endgames: races, mop-up, tropism */

#include <ecart/methods.h>
#include <ecart/mobility.h>
#include <ecart/terms.h>

#include "board/placement.h"

/* The numbers in Stockfish's two equations: the bonus of two pieces at distance 0,
 * what a step costs, and the sum of both bonuses. */
enum { CLOSEST = 140, A_STEP = 20, TOGETHER = 120 };

/* The mop-up of Chess 4.x, in tenths. */
enum { TO_THE_EDGE = 47, TO_THE_KING = 16, FARTHEST = 14 };

static ecart_side side_of(ecart_side side)
{
    return side == ECART_BLACK ? ECART_BLACK : ECART_WHITE;
}

/* The first king of a side, or no cell. */
static ecart_cell king_of(const placement *pieces, ecart_side side)
{
    ecart_cells kings = pieces->of_kind[ECART_KING] & pieces->of_side[side];

    return kings == 0 ? ECART_NO_CELL : cell_at(first_of(kings));
}

ecart_race ecart_king_race(const ecart_board *board, ecart_side mover, ecart_cell goal)
{
    placement  pieces = ecart_placement_of(board);
    ecart_side first  = side_of(mover), second = ecart_side_other(first);
    ecart_race race   = { { 0, 0 }, ECART_NEVER, ECART_NEVER };

    for (ecart_side side = 0; side < 2; side++)
        race.moves[side] = (int8_t)ecart_mobility_length(
            board, ECART_PIECE(side, ECART_KING),
            king_of(&pieces, side), goal, ECART_TAKE_ENEMY);

    int here = race.moves[first], there = race.moves[second];
    if (here == ECART_NEVER || there == ECART_NEVER) {
        if (here != there)
            race.winner = (int8_t)(there == ECART_NEVER ? first : second);
        return race;
    }

    /* The side to move makes the odd half-moves.  Neither king stands on the
     * goal already, or the other could not come there. */
    int lead = 2 * there - (2 * here - 1);
    race.winner = (int8_t)(lead > 0 ? first : second);
    race.lead   = (int8_t)(lead > 0 ? lead : -lead);
    return race;
}

ecart_mop_up ecart_mop_up_terms(const ecart_board *board, ecart_side loser)
{
    placement    pieces = ecart_placement_of(board);
    ecart_cell   losing = king_of(&pieces, side_of(loser));
    ecart_cell   other  = king_of(&pieces, ecart_side_other(side_of(loser)));
    ecart_mop_up terms  = { -1, -1, -1, -1 };

    if (losing == ECART_NO_CELL || other == ECART_NO_CELL)
        return terms;
    terms.kings            = (int8_t)ecart_manhattan_distance(losing, other);
    terms.centre           = (int8_t)ecart_centre_distance(losing);
    terms.centre_manhattan = (int8_t)ecart_centre_manhattan_distance(losing);
    terms.score = TO_THE_EDGE * terms.centre_manhattan + TO_THE_KING * (FARTHEST - terms.kings);
    return terms;
}

/* The tropism of a side's pawns, or of its other pieces without the king. */
static int tropism(const ecart_board *board, ecart_side side, ecart_side king,
                   ecart_metric metric, bool pawns)
{
    placement pieces = ecart_placement_of(board);
    int       sum = 0, index;

    if (side > 1 || king > 1 || metric >= ECART_METRICS)
        return -1;

    ecart_cell  goal = king_of(&pieces, king);
    ecart_cells men  = pieces.of_side[side] & ~pieces.of_kind[ECART_KING];
    men &= pawns ? pieces.of_kind[ECART_PAWN] : ~pieces.of_kind[ECART_PAWN];
    if (goal == ECART_NO_CELL)
        return -1;
    FOR_EACH(index, men)
        sum += ecart_distance_by(metric, ECART_BY_0X88, cell_at(index), goal);
    return sum;
}

int ecart_piece_tropism(const ecart_board *board, ecart_side side,
                        ecart_side king, ecart_metric metric)
{
    return tropism(board, side, king, metric, false);
}

int ecart_pawn_tropism(const ecart_board *board, ecart_side side,
                       ecart_side king, ecart_metric metric)
{
    return tropism(board, side, king, metric, true);
}

int ecart_push_close(ecart_cell from, ecart_cell to)
{
    int distance = ecart_chebyshev_distance(from, to);

    return distance < 0 ? -1 : CLOSEST - A_STEP * distance;
}

int ecart_push_away(ecart_cell from, ecart_cell to)
{
    int close = ecart_push_close(from, to);

    return close < 0 ? -1 : TOGETHER - close;
}
