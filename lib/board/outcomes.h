/* SPDX-License-Identifier: MIT */
/* outcomes.h -- what the board alone says of a move, in one table
 *
 * Apart from the kings, three things decide: how the piece goes (move_shapes.h), what
 * stands on the target, and whether anything stands between.  For a piece of the side
 * that is not to move, the table only says how it goes.
 * ecart_board_check() answers from this table; the rules add check, pin, castling,
 * en passant and promotion. */
#ifndef LIB_BOARD_OUTCOMES_H
#define LIB_BOARD_OUTCOMES_H

#include <ecart/board.h>

#include "geometry/sets.h"
#include "pieces/move_shapes.h"
#include "pieces/reason_list.h"

/* Special targets: squares where the table does not decide, because the move may
 * give check, promote, castle or capture en passant.  A position has a set of them
 * for each of these numbers (constraints.h).  For most moves the number is that of
 * the kind.  A king castles where no pawn captures en passant, so that one set is
 * enough for both. */
enum {
    SPECIAL_NEVER       = ECART_NO_KIND,
    SPECIAL_DOUBLE_STEP = ECART_KINDS,
    SPECIAL_EN_PASSANT,         /* a pawn's capture of nothing */
    SPECIALS,
    SPECIAL_CASTLING    = SPECIAL_EN_PASSANT,
    SPECIAL_LAST_ROWS   = ECART_PAWN
};

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
    uint8_t  special;   /* where the table does not decide: SPECIAL_... */
    uint8_t  doubted;   /* where not even the reason is sure: SPECIAL_... */
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

/* What stands on the target is an ecart_state, or this: the piece that moves is not of
 * the side to move, and what stands there makes no difference. */
enum {
    NOT_YOURS = ECART_IMPOSSIBLE,
    STATES
};

/* By the shape, by the state of the target, and by whether anything is between. */
ECART_HIDDEN_TABLE extern const outcome ecart_outcomes[MOVE_SHAPES][STATES][2];

/* What a side sees in each piece: its state as a target; and NOT_YOURS if it is of the
 * other side and moves. */
typedef struct view {
    unsigned states[16], movers[16];
} view;

ECART_HIDDEN_TABLE extern const view ecart_views[2];

/* Those that the board shows are a few that follow each other. */
#define ALSO(reasons)  ((uint32_t)((reasons) >> PLACE_OF_ECART_KING_SHAPE))

static inline ecart_reason_set reasons_also(outcome o)
{
    return (ecart_reason_set)o.also << PLACE_OF_ECART_KING_SHAPE;
}

/* Whether a target can be special only because the move gives check there.  Such a
 * move is legal. */
static inline bool only_checks(outcome o)
{
    return o.special >= ECART_QUEEN && o.special <= ECART_KNIGHT;
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
static inline uint32_t first_shown(outcome o, step s, ecart_cell from, ecart_cell to,
                                   ecart_cells blockers)
{
    uint32_t squares = (uint32_t)first_met(s, blockers) << SHOWS_BLOCKER |
                       (uint32_t)to << SHOWS_TO | (uint32_t)from << SHOWS_FROM;

    return squares >> o.shown & 255;
}

/* The rest of the evidence. */
static inline ecart_cells then_shown(outcome o, step s)
{
    return (ecart_cells)o.then << s.to;
}

/* The three indices are made one, which takes fewer instructions. */
static inline outcome outcome_of(const ecart_board *board, ecart_side side, step s,
                                 ecart_cell to, unsigned shape, ecart_cells blockers)
{
    const view *seen    = &ecart_views[side];
    size_t      state   = seen->states[board->at[to]] | seen->movers[s.piece];
    size_t      blocked = blockers != 0;

    const outcome *all = ecart_outcomes[0][0];

    return all[(STATES * shape + state) * 2 + blocked];
}

#endif
