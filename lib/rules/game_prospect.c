/* SPDX-License-Identifier: MIT */
/* game_prospect.c -- whether a side can still mate */

#include <ecart/game.h>

#include "rules/game_wall.h"
#include "rules/play.h"

enum {
    EFFORT   = 512,     /* see look_ahead() */
    WIDTH    = 32,      /* a position with more moves is left unproven */
    SEARCHED = 4        /* tests/slow_game.c searches all positions with so many
                           pieces and no pawn */
};

#define DARK_CELLS ((ecart_cells)0xaa55aa55aa55aa55)

static ecart_cells pieces_without_king(const ecart_position *p, ecart_side side)
{
    return p->of_side[side] & ~p->of_kind[ECART_KING];
}

/* To mate, a side must attack the flight squares of the enemy king, and they are of
 * both colours.  Its own king attacks two of them at best, side by side.  So a
 * single bishop or knight needs help: an enemy piece on a flight square that can
 * neither take the checker nor step in between from there. */
static bool lacks_material(const ecart_position *p, ecart_side side)
{
    ecart_cells men     = pieces_without_king(p, side);
    ecart_cells enemies = pieces_without_king(p, ecart_side_other(side));
    ecart_cells bishops = p->of_kind[ECART_BISHOP];
    ecart_cells knights = p->of_kind[ECART_KNIGHT];

    if (men & ~bishops & ~knights)
        return false;
    if (men & knights)
        return !has_two(men) && !(enemies & ~p->of_kind[ECART_QUEEN]);
    if (men == 0)
        return true;
    return !(enemies & (knights | p->of_kind[ECART_PAWN])) &&
           (!(bishops & DARK_CELLS) || !(bishops & ~DARK_CELLS));
}

/* Mate on the board is looked for before material, because a set-up may have a
 * mate that no play leads to.  Then every move is tried, until mate is not proven
 * impossible after one.
 *
 * The moves share the effort.  A little of it is lost at each move, so that
 * lines without a choice end too, after five moves. */
static ecart_prospect look_ahead(const ecart_position *p, ecart_side side, int effort)
{
    ecart_move moves[WIDTH];
    int        count = (int)ecart_legal_moves(p, moves, WIDTH);

    if (count == 0)
        return p->checkers != 0 && p->side != side ? ECART_MATE_POSSIBLE
                                                   : ECART_MATE_IMPOSSIBLE;
    if (lacks_material(p, side) || ecart_wall_keeps_out(p, side))
        return ECART_MATE_IMPOSSIBLE;
    if (count > effort || count > WIDTH)
        return ECART_MATE_UNPROVEN;

    for (int i = 0; i < count; i++) {
        tried after;

        ecart_try_move(p, moves[i], &after);
        ecart_prospect prospect = look_ahead(&after.position, side, effort / (count + 3));
        if (prospect != ECART_MATE_IMPOSSIBLE)
            return prospect;
    }
    return ECART_MATE_IMPOSSIBLE;
}

ecart_prospect ecart_side_prospect(const ecart_position *position,
                                   ecart_side side)
{
    if ((unsigned)side > 1)
        return ECART_MATE_IMPOSSIBLE;

    ecart_prospect prospect = look_ahead(position, side, EFFORT);
    bool           few      = ecart_cells_count(occupied(position)) <= SEARCHED &&
                              position->of_kind[ECART_PAWN] == 0;
    return prospect == ECART_MATE_UNPROVEN && few ? ECART_MATE_POSSIBLE : prospect;
}

ecart_prospect ecart_position_prospect(const ecart_position *position)
{
    ecart_prospect best = ECART_MATE_IMPOSSIBLE;

    for (int side = 0; side < 2; side++) {
        ecart_prospect prospect = ecart_side_prospect(position, (ecart_side)side);

        best = prospect > best ? prospect : best;
    }
    return best;
}

/* A bare king, one bishop or knight, or two knights against no pawn. */
static bool lacks_uscf_material(const ecart_position *p, ecart_side side)
{
    ecart_cells men     = pieces_without_king(p, side);
    ecart_cells knights = p->of_kind[ECART_KNIGHT];
    ecart_cells enemies = pieces_without_king(p, ecart_side_other(side));

    if (!has_two(men))
        return !(men & ~knights & ~p->of_kind[ECART_BISHOP]);
    return !(men & ~knights) && ecart_cells_count(men) == 2 &&
           !(enemies & p->of_kind[ECART_PAWN]);
}

bool ecart_flag_draws(const ecart_position *position, ecart_side flagged,
                      ecart_flag_rules rules)
{
    ecart_side side = ecart_side_other(flagged);

    if (rules == ECART_FLAG_USCF && lacks_uscf_material(position, side))
        return true;
    return ecart_side_prospect(position, side) == ECART_MATE_IMPOSSIBLE;
}
