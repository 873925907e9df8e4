/* SPDX-License-Identifier: MIT */
/* outcomes.c -- what the board alone says of a move, in one table */

#include "board/outcomes.h"

#define PIECES(side, what)                                                              \
    [ECART_PIECE(side, ECART_KING)]   = what, [ECART_PIECE(side, ECART_QUEEN)]  = what, \
    [ECART_PIECE(side, ECART_ROOK)]   = what, [ECART_PIECE(side, ECART_BISHOP)] = what, \
    [ECART_PIECE(side, ECART_KNIGHT)] = what, [ECART_PIECE(side, ECART_PAWN)]   = what

const view ecart_views[2] = {
    [ECART_WHITE] = {
        .states = { PIECES(ECART_WHITE, ECART_OWN), PIECES(ECART_BLACK, ECART_ENEMY) },
        .movers = { PIECES(ECART_BLACK, NOT_YOURS) },
    },
    [ECART_BLACK] = {
        .states = { PIECES(ECART_BLACK, ECART_OWN), PIECES(ECART_WHITE, ECART_ENEMY) },
        .movers = { PIECES(ECART_WHITE, NOT_YOURS) },
    },
};

#define OWN     RULE(ECART_OWN_PIECE)
#define BLOCKED RULE(ECART_PATH_BLOCKED)
#define PUSH    RULE(ECART_PAWN_PUSH_BLOCKED)

/* The last arguments say which targets are special, and where the reason is doubted:
 * SPECIAL_... or a kind. */
#define OUTCOME(reason, nature, alias, also, special, doubted) \
    { HEAD(reason, nature, alias), ALSO(also), \
      SHOWN_BY_##reason & SHOWS_SHIFT, SHOWN_BY_##reason / SHOWS_FROM_TO, special, doubted, 0 }
#define MOVES(special, doubted)    OUTCOME(ECART_LEGAL, 0, 0, 0, special, doubted)
#define CAPTURES(special, doubted) OUTCOME(ECART_LEGAL, OUTCOME_CAPTURE, 0, 0, special, doubted)
#define REFUSED(reason, also, special) OUTCOME(reason, 0, 0, also, special, special)

/* EITHER: whether anything is between makes no difference, or nothing can be.  ALWAYS:
 * what stands on the target makes no difference either. */
#define EITHER(...) { __VA_ARGS__, __VA_ARGS__ }
#define ALWAYS(...) { EITHER(__VA_ARGS__), EITHER(__VA_ARGS__), \
                      EITHER(__VA_ARGS__), EITHER(__VA_ARGS__) }

/* A piece of the other side moves. */
#define OTHER_SIDE(also, special) EITHER(REFUSED(ECART_NOT_YOUR_PIECE, also, special))

/* These moves are never refused because of a check, so the reason is never doubted. */
#define SLIDES(kind) {                                                          \
        [ECART_EMPTY] = { MOVES(kind, 0), REFUSED(ECART_PATH_BLOCKED, 0, 0) },    \
        [ECART_ENEMY] = { CAPTURES(kind, 0), REFUSED(ECART_PATH_BLOCKED, 0, 0) }, \
        [ECART_OWN]   = { REFUSED(ECART_OWN_PIECE, 0, 0),                       \
                          REFUSED(ECART_OWN_PIECE, BLOCKED, 0) },               \
        [NOT_YOURS]   = OTHER_SIDE(0, 0),                                       \
    }
#define WRONG_SHAPE(reason, alias) {                                            \
        [ECART_EMPTY] = EITHER(OUTCOME(reason, 0, alias, 0, 0, 0)),             \
        [ECART_ENEMY] = EITHER(OUTCOME(reason, 0, alias, 0, 0, 0)),             \
        [ECART_OWN]   = EITHER(OUTCOME(reason, 0, alias, OWN, 0, 0)),           \
        [NOT_YOURS]   = OTHER_SIDE(RULE(reason), 0),                            \
    }
#define NEVER(reason) WRONG_SHAPE(reason, 0)
#define ALIAS(reason) WRONG_SHAPE(reason, 1)

/* A king's move to a far square.  If that square is attacked, this is only one more
 * broken rule; but if the king may castle there, the reason itself is doubted. */
#define FAR_KING(also) OUTCOME(ECART_KING_SHAPE, 0, 0, also, ECART_KING, SPECIAL_CASTLING)

const outcome ecart_outcomes[MOVE_SHAPES][STATES][2] = {
    [SHAPE_NONE]     = ALWAYS(REFUSED(ECART_SAME_CELL, 0, 0)),
    [SHAPE_NO_PIECE] = ALWAYS(REFUSED(ECART_NOTHING_THERE, 0, 0)),
    [SHAPE_KING] = {
        [ECART_EMPTY] = EITHER(MOVES(ECART_KING, ECART_KING)),
        [ECART_ENEMY] = EITHER(CAPTURES(ECART_KING, ECART_KING)),
        [ECART_OWN]   = EITHER(OUTCOME(ECART_OWN_PIECE, 0, 0, 0, ECART_KING, SPECIAL_CASTLING)),
        [NOT_YOURS]   = OTHER_SIDE(0, 0),
    },
    [SHAPE_QUEEN]  = SLIDES(ECART_QUEEN),
    [SHAPE_ROOK]   = SLIDES(ECART_ROOK),
    [SHAPE_BISHOP] = SLIDES(ECART_BISHOP),
    [SHAPE_KNIGHT] = SLIDES(ECART_KNIGHT),
    [SHAPE_PAWN_STEP] = {
        [ECART_EMPTY] = EITHER(MOVES(ECART_PAWN, ECART_PAWN)),
        [ECART_ENEMY] = EITHER(REFUSED(ECART_PAWN_PUSH_BLOCKED, 0, 0)),
        [ECART_OWN]   = EITHER(REFUSED(ECART_OWN_PIECE, PUSH, 0)),
        [NOT_YOURS]   = OTHER_SIDE(0, 0),
    },
    [SHAPE_PAWN_DOUBLE] = {
        [ECART_EMPTY] = { OUTCOME(ECART_LEGAL, OUTCOME_DOUBLE_STEP, 0, 0,
                                  SPECIAL_DOUBLE_STEP, SPECIAL_DOUBLE_STEP),
                          REFUSED(ECART_PATH_BLOCKED, 0, SPECIAL_DOUBLE_STEP) },
        [ECART_ENEMY] = { REFUSED(ECART_PAWN_PUSH_BLOCKED, 0, SPECIAL_DOUBLE_STEP),
                          REFUSED(ECART_PATH_BLOCKED, PUSH, SPECIAL_DOUBLE_STEP) },
        [ECART_OWN]   = { REFUSED(ECART_OWN_PIECE, PUSH, SPECIAL_DOUBLE_STEP),
                          REFUSED(ECART_OWN_PIECE, PUSH | BLOCKED, SPECIAL_DOUBLE_STEP) },
        [NOT_YOURS]   = OTHER_SIDE(RULE(ECART_PAWN_DOUBLE_NOT_FROM_START), SPECIAL_DOUBLE_STEP),
    },
    [SHAPE_PAWN_CAPTURE] = {
        [ECART_EMPTY] = EITHER(REFUSED(ECART_PAWN_CAPTURE_EMPTY, 0, SPECIAL_EN_PASSANT)),
        [ECART_ENEMY] = EITHER(CAPTURES(ECART_PAWN, ECART_PAWN)),
        [ECART_OWN]   = EITHER(REFUSED(ECART_OWN_PIECE, 0, 0)),
        [NOT_YOURS]   = OTHER_SIDE(0, 0),
    },
    [SHAPE_NOT_KING] = {
        [ECART_EMPTY] = EITHER(FAR_KING(0)),
        [ECART_ENEMY] = EITHER(FAR_KING(0)),
        [ECART_OWN]   = EITHER(FAR_KING(OWN)),
        [NOT_YOURS]   = OTHER_SIDE(RULE(ECART_KING_SHAPE), SPECIAL_LAST_ROWS),
    },
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
