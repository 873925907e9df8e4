/* SPDX-License-Identifier: MIT */
/* outcomes.c -- what the board alone says of a move, in one table */

#include "board/outcomes.h"

#define PIECES(side, king, other)                                                         \
    [ECART_PIECE(side, ECART_KING)]   = king,  [ECART_PIECE(side, ECART_QUEEN)]  = other, \
    [ECART_PIECE(side, ECART_ROOK)]   = other, [ECART_PIECE(side, ECART_BISHOP)] = other, \
    [ECART_PIECE(side, ECART_KNIGHT)] = other, [ECART_PIECE(side, ECART_PAWN)]   = other

/* A number that is not a piece counts as an empty square. */
#define VIEW(own, enemy) {                                                               \
        .targets = {                                                                     \
            [ECART_PIECE(own, ECART_NO_KIND)]   = ONTO_EMPTY,                            \
            [ECART_PIECE(enemy, ECART_NO_KIND)] = ONTO_EMPTY,                            \
            [ECART_IMPOSSIBLE_PIECE]            = ONTO_EMPTY,                            \
            PIECES(own, ONTO_OWN, ONTO_OWN), PIECES(enemy, ONTO_KING, ONTO_ENEMY)        \
        },                                                                               \
        .movers = { PIECES(own, 255, 255) },                                             \
    }

const view ecart_views[2] = {
    [ECART_WHITE] = VIEW(ECART_WHITE, ECART_BLACK),
    [ECART_BLACK] = VIEW(ECART_BLACK, ECART_WHITE),
};

#define OWN     RULE(ECART_OWN_PIECE)
#define BLOCKED RULE(ECART_PATH_BLOCKED)
#define PUSH    RULE(ECART_PAWN_PUSH_BLOCKED)

/* Rows of the target on which the rules must be asked, from the first row of the side to
 * move.  Its double steps end on row 4, and those of the other side on row 5. */
enum {
    ANY_ROW   = 255,
    NOT_ROW_4 = ANY_ROW & ~(1 << 3),
    NOT_ROW_5 = ANY_ROW & ~(1 << 4),
    ROW_6     = 1 << 5,
    ROW_8     = 1 << 7
};

#define OUTCOME(reason, nature, alias, also, asks) \
    { HEAD(reason, nature, alias), ALSO(also), \
      SHOWN_BY_##reason & SHOWS_SHIFT, SHOWN_BY_##reason / SHOWS_FROM_TO, asks, 0 }
#define MOVES(asks)                 OUTCOME(ECART_LEGAL, 0, 0, 0, asks)
#define CAPTURES(asks)              OUTCOME(ECART_LEGAL, OUTCOME_CAPTURE, 0, 0, asks)
#define REFUSED(reason, also, asks) OUTCOME(reason, 0, 0, also, asks)

/* EITHER: whether anything is between makes no difference, or nothing can be.  ALWAYS:
 * what stands on the target makes no difference either. */
#define EITHER(...) { __VA_ARGS__, __VA_ARGS__ }
#define ALWAYS(...) { EITHER(__VA_ARGS__), EITHER(__VA_ARGS__), EITHER(__VA_ARGS__), \
                      EITHER(__VA_ARGS__), EITHER(__VA_ARGS__) }

/* A piece of the other side moves. */
#define OTHER_SIDE(also, asks) EITHER(REFUSED(ECART_NOT_YOUR_PIECE, also, asks))

#define SLIDES {                                                                            \
        [NOT_YOURS]  = OTHER_SIDE(0, 0),                                                    \
        [ONTO_EMPTY] = { MOVES(0), REFUSED(ECART_PATH_BLOCKED, 0, 0) },                     \
        [ONTO_ENEMY] = { CAPTURES(0), REFUSED(ECART_PATH_BLOCKED, 0, 0) },                  \
        [ONTO_KING]  = { REFUSED(ECART_KING_CAPTURE, 0, 0), REFUSED(ECART_PATH_BLOCKED, 0, 0) }, \
        [ONTO_OWN]   = { REFUSED(ECART_OWN_PIECE, 0, 0), REFUSED(ECART_OWN_PIECE, BLOCKED, 0) }, \
    }
#define WRONG_SHAPE(reason, alias, asks, other_asks) {                          \
        [NOT_YOURS]  = OTHER_SIDE(RULE(reason), other_asks),                    \
        [ONTO_EMPTY] = EITHER(OUTCOME(reason, 0, alias, 0, asks)),              \
        [ONTO_ENEMY] = EITHER(OUTCOME(reason, 0, alias, 0, asks)),              \
        [ONTO_KING]  = EITHER(OUTCOME(reason, 0, alias, 0, asks)),              \
        [ONTO_OWN]   = EITHER(OUTCOME(reason, 0, alias, OWN, asks)),            \
    }
#define NEVER(reason) WRONG_SHAPE(reason, 0, 0, 0)
#define ALIAS(reason) WRONG_SHAPE(reason, 1, 0, 0)

const outcome ecart_outcomes[MOVE_SHAPES][TARGETS][2] = {
    [SHAPE_NONE]     = ALWAYS(REFUSED(ECART_SAME_CELL, 0, 0)),
    [SHAPE_NO_PIECE] = ALWAYS(REFUSED(ECART_NOTHING_THERE, 0, 0)),
    [SHAPE_KING] = {
        [NOT_YOURS]  = OTHER_SIDE(0, 0),
        [ONTO_EMPTY] = EITHER(MOVES(ANY_ROW)),
        [ONTO_ENEMY] = EITHER(CAPTURES(ANY_ROW)),
        [ONTO_KING]  = EITHER(REFUSED(ECART_KING_CAPTURE, 0, ANY_ROW)),
        [ONTO_OWN]   = EITHER(REFUSED(ECART_OWN_PIECE, 0, ANY_ROW)),
    },
    [SHAPE_QUEEN]  = SLIDES,
    [SHAPE_ROOK]   = SLIDES,
    [SHAPE_BISHOP] = SLIDES,
    [SHAPE_KNIGHT] = SLIDES,
    [SHAPE_PAWN_STEP] = {
        [NOT_YOURS]  = OTHER_SIDE(0, 0),
        [ONTO_EMPTY] = EITHER(MOVES(ROW_8)),
        [ONTO_ENEMY] = EITHER(REFUSED(ECART_PAWN_PUSH_BLOCKED, 0, 0)),
        [ONTO_KING]  = EITHER(REFUSED(ECART_PAWN_PUSH_BLOCKED, 0, 0)),
        [ONTO_OWN]   = EITHER(REFUSED(ECART_OWN_PIECE, PUSH, 0)),
    },
    [SHAPE_PAWN_DOUBLE] = {
        [NOT_YOURS]  = OTHER_SIDE(0, NOT_ROW_5),
        [ONTO_EMPTY] = { OUTCOME(ECART_LEGAL, OUTCOME_DOUBLE_STEP, 0, 0, NOT_ROW_4),
                         REFUSED(ECART_PATH_BLOCKED, 0, NOT_ROW_4) },
        [ONTO_ENEMY] = { REFUSED(ECART_PAWN_PUSH_BLOCKED, 0, NOT_ROW_4),
                         REFUSED(ECART_PATH_BLOCKED, PUSH, NOT_ROW_4) },
        [ONTO_KING]  = { REFUSED(ECART_PAWN_PUSH_BLOCKED, 0, NOT_ROW_4),
                         REFUSED(ECART_PATH_BLOCKED, PUSH, NOT_ROW_4) },
        [ONTO_OWN]   = { REFUSED(ECART_OWN_PIECE, PUSH, NOT_ROW_4),
                         REFUSED(ECART_OWN_PIECE, PUSH | BLOCKED, NOT_ROW_4) },
    },
    [SHAPE_PAWN_CAPTURE] = {
        [NOT_YOURS]  = OTHER_SIDE(0, 0),
        [ONTO_EMPTY] = EITHER(REFUSED(ECART_PAWN_CAPTURE_EMPTY, 0, ROW_6)),
        [ONTO_ENEMY] = EITHER(CAPTURES(ROW_8)),
        [ONTO_KING]  = EITHER(REFUSED(ECART_KING_CAPTURE, 0, 0)),
        [ONTO_OWN]   = EITHER(REFUSED(ECART_OWN_PIECE, 0, 0)),
    },
    [SHAPE_NOT_KING]      = WRONG_SHAPE(ECART_KING_SHAPE, 0, ANY_ROW, ROW_8),
    [SHAPE_NOT_QUEEN]     = NEVER(ECART_QUEEN_SHAPE),
    [SHAPE_NOT_ROOK]      = NEVER(ECART_ROOK_SHAPE),
    [SHAPE_NOT_BISHOP]    = NEVER(ECART_BISHOP_SHAPE),
    [SHAPE_NOT_KNIGHT]    = NEVER(ECART_KNIGHT_SHAPE),
    [SHAPE_NOT_PAWN]      = NEVER(ECART_PAWN_SHAPE),
    [SHAPE_PAWN_BACKWARD] = NEVER(ECART_PAWN_BACKWARD),
    [SHAPE_PAWN_SIDEWAYS] = NEVER(ECART_PAWN_SIDEWAYS),
    [SHAPE_PAWN_DOUBLE_ELSEWHERE] = NEVER(ECART_PAWN_DOUBLE_NOT_FROM_START),
    [SHAPE_QUEEN_ALIAS]   = ALIAS(ECART_QUEEN_SHAPE),
    [SHAPE_ROOK_ALIAS]    = ALIAS(ECART_ROOK_SHAPE),
    [SHAPE_BISHOP_ALIAS]  = ALIAS(ECART_BISHOP_SHAPE),
};
