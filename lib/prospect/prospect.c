/* SPDX-License-Identifier: MIT */
/* prospect.c -- whether a side can still mate */

#include <ecart/prospect.h>

#include "prospect/helpmate.h"
#include "prospect/obstacle.h"
#include "rules/play.h"

enum {
    DEPTH  = 4,     /* moves with a choice */
    EFFORT = 64,    /* positions, without those after forced moves */
    FORCED = 8,     /* forced moves in a row */
    POLISH = 1024,  /* for a shorter line, in the unit of ECART_PROSPECT_EFFORT */
    FEW    = 4      /* tests/slow_game.c searches all positions with so many
                           pieces and no pawn */
};

static ecart_cells pieces_without_king(const ecart_position *p, ecart_side side)
{
    return p->of_side[side] & ~p->of_kind[ECART_KING];
}

/* A proof that is looked for, and where its argument goes if somebody asks. */
typedef struct proof {
    ecart_side      side;
    int             effort;     /* positions that may still be looked at */
    int             moves;      /* how far the position is from the first one */
    ecart_obstacle *obstacle;   /* NULL if nobody asks */
} proof;

/* Mate on the board is looked for before material, because a set-up may have a
 * mate that no play leads to. */
static ecart_prospect prospect_at_once(const ecart_position *p, size_t count, proof *f)
{
    reaches r;

    if (count == 0) {
        if (p->checkers != 0 && p->side != f->side)
            return ECART_MATE_POSSIBLE;
        ecart_obstacle_found(f->obstacle, ECART_OBSTACLE_OVER, f->moves);
    } else if (ecart_lacks_material(p, f->side)) {
        ecart_obstacle_found(f->obstacle, ECART_OBSTACLE_MATERIAL, f->moves);
    } else if (!ecart_reach_lets_mate(&r, p, f->side, false)) {
        ecart_obstacle_closed(f->obstacle, &r, p, f->side, f->moves);
    } else {
        return ECART_MATE_UNPROVEN;
    }
    return ECART_MATE_IMPOSSIBLE;
}

/* Plays on while there is only one move and no proof, but not forever: kings may go to and fro.
 * Gives how many moves there are in the last position, and what is proven of it. */
static ecart_prospect play_forced(ecart_position *p, ecart_move moves[EFFORT], size_t *count,
                                  proof *f)
{
    ecart_prospect prospect;

    for (int i = 0;; i++) {
        *count   = ecart_legal_moves(p, moves, EFFORT);
        prospect = prospect_at_once(p, *count, f);
        if (i == FORCED || *count != 1 || prospect != ECART_MATE_UNPROVEN)
            return prospect;
        ecart_obstacle_forces(f->obstacle, moves[0], f->moves++);
        ecart_play_legal(p, moves[0]);
    }
}

/* Tries every move, up to the first after which mate is not proven impossible.  Forced
 * moves use up no depth.  Where there is no proof, the first line mostly shows that, so
 * that nearly all effort is spent where there is one. */
static ecart_prospect look_ahead(ecart_position *p, int depth, proof *f)
{
    ecart_move     moves[EFFORT];
    size_t         count;
    ecart_prospect prospect = play_forced(p, moves, &count, f);
    int            gone     = f->moves;

    if (prospect != ECART_MATE_UNPROVEN || depth == 0)
        return prospect;
    prospect = ECART_MATE_IMPOSSIBLE;
    for (size_t i = 0; i != count && prospect == ECART_MATE_IMPOSSIBLE; i++) {
        ecart_position after;

        if (--f->effort < 0)
            return ECART_MATE_UNPROVEN;
        f->moves = gone + 1;
        ecart_try_move(p, moves[i], &after);
        prospect = look_ahead(&after, depth - 1, f);
    }
    return prospect;
}

static ecart_prospect prove(const ecart_position *p, ecart_side side, ecart_obstacle *obstacle)
{
    ecart_position here     = *p;
    proof          f        = { side, EFFORT, 0, obstacle };
    ecart_prospect prospect = look_ahead(&here, DEPTH, &f);
    bool           few      = ecart_cells_count(occupied(p)) <= FEW &&
                              p->of_kind[ECART_PAWN] == 0;

    if (prospect != ECART_MATE_IMPOSSIBLE)
        ecart_obstacle_clear(obstacle);
    return prospect == ECART_MATE_UNPROVEN && few ? ECART_MATE_POSSIBLE : prospect;
}

ecart_prospect ecart_side_prospect_quick(const ecart_position *position, ecart_side side)
{
    return (unsigned)side > ECART_BLACK ? ECART_MATE_IMPOSSIBLE : prove(position, side, NULL);
}

/* Tries to prove that a side cannot mate, and leaves out captures by the enemy king that
 * end the game. */
static ecart_prospect prove_spared(const ecart_position *p, ecart_side side,
                                   ecart_obstacle *obstacle)
{
    reaches r;

    if (ecart_reach_lets_mate(&r, p, side, true))
        return ECART_MATE_UNPROVEN;
    ecart_obstacle_closed(obstacle, &r, p, side, 0);
    return ECART_MATE_IMPOSSIBLE;
}

/* Tries the proofs that need no memory, first the quick one, which is nearly always enough. */
static ecart_prospect prove_far(const ecart_position *p, ecart_side side, ecart_obstacle *obstacle)
{
    ecart_prospect prospect;

    ecart_obstacle_clear(obstacle);
    if ((unsigned)side > ECART_BLACK)
        return ECART_MATE_IMPOSSIBLE;
    prospect = prove(p, side, obstacle);
    return prospect == ECART_MATE_UNPROVEN ? prove_spared(p, side, obstacle) : prospect;
}

/* Looks for the last proof, where there is no other, and no line was found. */
static ecart_prospect prove_by_search(const ecart_position *p, ecart_side side,
                                      ecart_obstacle *obstacle)
{
    ecart_prospect prospect = ecart_search_all(p, side);

    if (prospect == ECART_MATE_IMPOSSIBLE)
        ecart_obstacle_found(obstacle, ECART_OBSTACLE_SEARCHED, 0);
    return prospect;
}

ecart_prospect ecart_side_obstacle(const ecart_position *position, ecart_side side,
                                   ecart_obstacle *obstacle)
{
    ecart_prospect prospect = prove_far(position, side, obstacle);
    helpmate_task  task     = { position, side, NULL, NULL };

    if (prospect != ECART_MATE_UNPROVEN)
        return prospect;
    return ecart_helpmate_find(&task, HELPMATE_LINE, ECART_PROSPECT_EFFORT, 0).length > 0
         ? ECART_MATE_POSSIBLE : prove_by_search(position, side, obstacle);
}

ecart_prospect ecart_side_prospect(const ecart_position *position, ecart_side side)
{
    return ecart_side_obstacle(position, side, NULL);
}

ecart_prospect ecart_side_prospect_line(const ecart_position *position, ecart_side side,
                                        size_t effort, ecart_move *line, size_t size,
                                        size_t *length)
{
    ecart_prospect prospect = prove_far(position, side, NULL);
    helpmate_task  task     = { position, side, NULL, NULL };

    *length = 0;
    if (prospect == ECART_MATE_IMPOSSIBLE)
        return prospect;

    helpmate found = ecart_helpmate_find(&task, size, effort, POLISH);
    if (found.length == 0)
        return prospect == ECART_MATE_POSSIBLE ? prospect : prove_by_search(position, side, NULL);
    ecart_helpmate_write(&task, found, line);
    *length = found.length;
    return ECART_MATE_POSSIBLE;
}

/* Whether a side has a bare king, one bishop or knight, or two knights against no pawn. */
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

bool ecart_flag_draws(const ecart_position *position, ecart_side flagged, ecart_flag_rules rules)
{
    ecart_side side = ecart_side_other(flagged);

    if (rules == ECART_FLAG_USCF && lacks_uscf_material(position, side))
        return true;
    return ecart_side_prospect(position, side) == ECART_MATE_IMPOSSIBLE;
}
