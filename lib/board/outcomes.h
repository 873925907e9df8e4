/* SPDX-License-Identifier: MIT */
/* outcomes.h -- what the board alone says of a move, in one table
 *
 * Three things decide: how the piece goes (move_shapes.h), what stands on the target,
 * and whether anything stands between.  For a piece of the side that is not to move,
 * the table only says how it goes.
 *
 * ecart_board_check() answers from this table, and so do most verdicts.  The rules must
 * be asked too (legal.c) only if the outcome says so, or if the piece is pinned or its
 * side in check. */
#ifndef LIB_BOARD_OUTCOMES_H
#define LIB_BOARD_OUTCOMES_H

#include <ecart/board.h>

#include "pieces/move_shapes.h"
#include "pieces/reason_list.h"

/* The nature of a move that nothing forbids, numbered as in verdict.h. */
enum {
    OUTCOME_CAPTURE     = 1 << 0,
    OUTCOME_DOUBLE_STEP = 1 << 4
};

typedef struct outcome {
    uint32_t head;      /* HEAD() of the reason, ECART_LEGAL if nothing on the board
                           forbids it; the nature; and whether it is an alias */
    uint32_t also;      /* other reasons: reasons_also() */
    uint8_t  shown;     /* the first square of the evidence: SHOWS_... */
    uint8_t  then;      /* 1 if the target is shown too */
    uint8_t  asks;      /* the rows of the target where the rules must be asked, a bit
                           for each, from the first row of the side to move */
    uint32_t unused;    /* makes the size 16 bytes, a shift for an index */
} outcome;

/* The small parts of a verdict as one number, so that it is stored at once.  The
 * lowest byte is left to the first square of the evidence. */
#define HEAD(reason, nature, alias) \
    ((uint32_t)(reason) << 8 | (uint32_t)(nature) << 16 | (uint32_t)(alias) << 24)

static inline ecart_reason reason_in(uint32_t head)
{
    return (ecart_reason)(head >> 8);
}

/* What stands on the target.  NOT_YOURS: the piece that moves is not of the side to move,
 * and what stands on the target makes no difference. */
enum {
    NOT_YOURS,
    ONTO_EMPTY,
    ONTO_ENEMY,
    ONTO_KING,      /* the enemy king */
    ONTO_OWN,
    TARGETS
};

/* By the shape, by the target, and by whether anything is between. */
ECART_HIDDEN_TABLE extern const outcome ecart_outcomes[MOVE_SHAPES][TARGETS][2];

/* What each piece is to a side: as a target; and as the one that moves, either all
 * bits, or none if it is of the other side. */
typedef struct view {
    uint8_t targets[16], movers[16];
} view;

ECART_HIDDEN_TABLE extern const view ecart_views[2];

/* The reasons that the board shows follow each other, so that 32 bits hold their set. */
#define ALSO(reasons)  ((uint32_t)((reasons) >> PLACE_OF_ECART_KING_SHAPE))

static inline ecart_reason_set reasons_also(const outcome *o)
{
    return (ecart_reason_set)o->also << PLACE_OF_ECART_KING_SHAPE;
}

/* A move between two squares, with what the tables are indexed by.  The board must
 * hold pieces and empty squares only. */
typedef struct step {
    unsigned    from, to;       /* indices; NO_INDEX for what is not a square */
    size_t      difference;     /* its place in a table by difference */
    ecart_piece piece;          /* what stands on from */
} step;

static inline step step_of(const ecart_board *board, ecart_cell from, ecart_cell to)
{
    return (step){
        .from = ecart_indices[from], .to = ecart_indices[to],
        .difference = (size_t)SAME_SQUARE + ecart_squares[to] - ecart_squares[from],
        .piece = board->at[from],
    };
}

static inline unsigned shape_of(step s)
{
    return ecart_move_shapes[s.difference][s.piece];
}

/* The pieces between. */
static inline ecart_cells blockers_of(step s, ecart_cells occupied)
{
    return turned(ecart_between[s.difference], (int)s.from) & occupied;
}

/* The first of some blockers that the move meets, or its target if there is none:
 * the lowest or the highest of these squares.  Processors cannot predict which, so
 * this has no branch. */
static inline ecart_cell first_met(step s, ecart_cells blockers)
{
    ecart_cells met = blockers | bit((int)s.to), lowest = met & -met;

    return cell_at(bits_highest(s.difference > SAME_SQUARE ? lowest : met));
}

/* The first square of the evidence.  One number has all squares that it may be, and
 * a shift selects one: a branch would often be predicted wrongly and take longer. */
static inline uint32_t first_shown(const outcome *o, step s, ecart_cell from, ecart_cell to,
                                   ecart_cells blockers)
{
    uint32_t squares = (uint32_t)first_met(s, blockers) << SHOWS_BLOCKER |
                       (uint32_t)to << SHOWS_TO | (uint32_t)from << SHOWS_FROM;

    return squares >> o->shown & 255;
}

/* The squares of the evidence after the first. */
static inline ecart_cells then_shown(const outcome *o, step s)
{
    return (ecart_cells)o->then << s.to;
}

/* The three indices are made one, which takes fewer instructions. */
static inline const outcome *outcome_of(const ecart_board *board, ecart_side side, step s,
                                        ecart_cell to, unsigned shape, ecart_cells blockers)
{
    const view *seen    = &ecart_views[side];
    size_t      target  = seen->targets[board->at[to]] & seen->movers[s.piece];
    size_t      blocked = blockers != 0;

    return (const outcome *)ecart_outcomes + (TARGETS * shape + target) * 2 + blocked;
}

#endif
