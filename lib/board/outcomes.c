/* SPDX-License-Identifier: MIT */
/* outcomes.c -- what the board alone says of a move, in one table */

#include "board/outcomes.h"

#define WHITES(kind) [ECART_PIECE(ECART_WHITE, kind)] = { ECART_OWN, ECART_ENEMY }
#define BLACKS(kind) [ECART_PIECE(ECART_BLACK, kind)] = { ECART_ENEMY, ECART_OWN }

const uint8_t ecart_states[16][2] = {
    WHITES(ECART_KING), WHITES(ECART_QUEEN), WHITES(ECART_ROOK),
    WHITES(ECART_BISHOP), WHITES(ECART_KNIGHT), WHITES(ECART_PAWN),
    BLACKS(ECART_KING), BLACKS(ECART_QUEEN), BLACKS(ECART_ROOK),
    BLACKS(ECART_BISHOP), BLACKS(ECART_KNIGHT), BLACKS(ECART_PAWN),
};

/* Reasons that a move may break besides the first, as in the member also. */
enum {
    OWN     = 1 << 0,
    BLOCKED = 1 << (PLACE_OF_ECART_PATH_BLOCKED - PLACE_OF_ECART_OWN_PIECE),
    PUSH    = 1 << (PLACE_OF_ECART_PAWN_PUSH_BLOCKED - PLACE_OF_ECART_OWN_PIECE)
};

/* The last argument says which targets are special: SPECIAL_... or a kind. */
#define OUTCOME(reason, nature, alias, also, special) \
    { HEAD(reason, nature, alias), also, SHOWN_BY_##reason, special, 0 }
#define MOVES(special)       OUTCOME(ECART_LEGAL, 0, 0, 0, special)
#define CAPTURES(special)    OUTCOME(ECART_LEGAL, OUTCOME_CAPTURE, 0, 0, special)
#define DOUBLE_STEP(special) OUTCOME(ECART_LEGAL, OUTCOME_DOUBLE_STEP, 0, 0, special)
#define REFUSED(reason, also, special) OUTCOME(reason, 0, 0, also, special)

/* Whether anything is between is impossible or makes no difference. */
#define EITHER(...) { __VA_ARGS__, __VA_ARGS__ }

#define SLIDES(kind) {                                                  \
        [ECART_EMPTY] = { MOVES(kind), REFUSED(ECART_PATH_BLOCKED, 0, 0) },     \
        [ECART_ENEMY] = { CAPTURES(kind), REFUSED(ECART_PATH_BLOCKED, 0, 0) },  \
        [ECART_OWN]   = { REFUSED(ECART_OWN_PIECE, 0, 0),                       \
                          REFUSED(ECART_OWN_PIECE, BLOCKED, 0) },               \
    }
#define WRONG_SHAPE(reason, alias, special) {                                   \
        [ECART_EMPTY] = EITHER(OUTCOME(reason, 0, alias, 0, special)),          \
        [ECART_ENEMY] = EITHER(OUTCOME(reason, 0, alias, 0, special)),          \
        [ECART_OWN]   = EITHER(OUTCOME(reason, 0, alias, OWN, special)),        \
    }
#define NEVER(reason, special) WRONG_SHAPE(reason, 0, special)
#define ALIAS(reason)          WRONG_SHAPE(reason, 1, SPECIAL_NEVER)

const outcome ecart_outcomes[MOVE_SHAPES][ECART_IMPOSSIBLE + 1][2] = {
    [SHAPE_NONE] = {
        [ECART_OWN] = EITHER(REFUSED(ECART_SAME_CELL, 0, 0)),
    },
    [SHAPE_KING] = {
        [ECART_EMPTY] = EITHER(MOVES(ECART_KING)),
        [ECART_ENEMY] = EITHER(CAPTURES(ECART_KING)),
        [ECART_OWN]   = EITHER(REFUSED(ECART_OWN_PIECE, 0, ECART_KING)),
    },
    [SHAPE_QUEEN]  = SLIDES(ECART_QUEEN),
    [SHAPE_ROOK]   = SLIDES(ECART_ROOK),
    [SHAPE_BISHOP] = SLIDES(ECART_BISHOP),
    [SHAPE_KNIGHT] = SLIDES(ECART_KNIGHT),
    [SHAPE_PAWN_STEP] = {
        [ECART_EMPTY] = EITHER(MOVES(ECART_PAWN)),
        [ECART_ENEMY] = EITHER(REFUSED(ECART_PAWN_PUSH_BLOCKED, 0, 0)),
        [ECART_OWN]   = EITHER(REFUSED(ECART_OWN_PIECE, PUSH, 0)),
    },
    [SHAPE_PAWN_DOUBLE] = {
        [ECART_EMPTY] = { DOUBLE_STEP(SPECIAL_DOUBLE_STEP),
                          REFUSED(ECART_PATH_BLOCKED, 0, SPECIAL_DOUBLE_STEP) },
        [ECART_ENEMY] = { REFUSED(ECART_PAWN_PUSH_BLOCKED, 0, SPECIAL_DOUBLE_STEP),
                          REFUSED(ECART_PATH_BLOCKED, PUSH, SPECIAL_DOUBLE_STEP) },
        [ECART_OWN]   = { REFUSED(ECART_OWN_PIECE, PUSH, SPECIAL_DOUBLE_STEP),
                          REFUSED(ECART_OWN_PIECE, PUSH | BLOCKED, SPECIAL_DOUBLE_STEP) },
    },
    [SHAPE_PAWN_CAPTURE] = {
        [ECART_EMPTY] = EITHER(REFUSED(ECART_PAWN_CAPTURE_EMPTY, 0, SPECIAL_EN_PASSANT)),
        [ECART_ENEMY] = EITHER(CAPTURES(ECART_PAWN)),
        [ECART_OWN]   = EITHER(REFUSED(ECART_OWN_PIECE, 0, 0)),
    },
    [SHAPE_NOT_KING]      = NEVER(ECART_KING_SHAPE, ECART_KING),
    [SHAPE_NOT_QUEEN]     = NEVER(ECART_QUEEN_SHAPE, 0),
    [SHAPE_NOT_ROOK]      = NEVER(ECART_ROOK_SHAPE, 0),
    [SHAPE_NOT_BISHOP]    = NEVER(ECART_BISHOP_SHAPE, 0),
    [SHAPE_NOT_KNIGHT]    = NEVER(ECART_KNIGHT_SHAPE, 0),
    [SHAPE_NOT_PAWN]      = NEVER(ECART_PAWN_SHAPE, 0),
    [SHAPE_PAWN_BACKWARD] = NEVER(ECART_PAWN_BACKWARD, 0),
    [SHAPE_PAWN_SIDEWAYS] = NEVER(ECART_PAWN_SIDEWAYS, 0),
    [SHAPE_PAWN_DOUBLE_ELSEWHERE] = NEVER(ECART_PAWN_DOUBLE_NOT_FROM_START, 0),
    [SHAPE_QUEEN_ALIAS]   = ALIAS(ECART_QUEEN_SHAPE),
    [SHAPE_ROOK_ALIAS]    = ALIAS(ECART_ROOK_SHAPE),
    [SHAPE_BISHOP_ALIAS]  = ALIAS(ECART_BISHOP_SHAPE),
};
