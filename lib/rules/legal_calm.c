/* SPDX-License-Identifier: MIT */
/* legal_calm.c -- the table of rulings */

#include "rules/legal_calm.h"

#define WHITES(kind) [ECART_PIECE(ECART_WHITE, kind)] = { ECART_OWN, ECART_ENEMY }
#define BLACKS(kind) [ECART_PIECE(ECART_BLACK, kind)] = { ECART_ENEMY, ECART_OWN }

const uint8_t ecart_states[16][2] = {
    WHITES(ECART_KING), WHITES(ECART_QUEEN), WHITES(ECART_ROOK),
    WHITES(ECART_BISHOP), WHITES(ECART_KNIGHT), WHITES(ECART_PAWN),
    BLACKS(ECART_KING), BLACKS(ECART_QUEEN), BLACKS(ECART_ROOK),
    BLACKS(ECART_BISHOP), BLACKS(ECART_KNIGHT), BLACKS(ECART_PAWN),
};

#define SET(reason)         (1 << ((reason) - ECART_OWN_PIECE))

/* As in a verdict; the lowest byte is left to the first cell. */
#define HEAD(reason, nature, alias) \
    ((uint32_t)(reason) << 8 | (uint32_t)(nature) << 16 | (uint32_t)(alias) << 24)

/* Rulings, named by where their evidence begins; the last argument is what they
 * are in doubt about, or 0. */
#define LEGAL(what, in)     { .head = HEAD(0, what, 0), .shown = SHOWN_NONE, .doubt = (in) }
#define ON_GOAL(why, more, in) \
    { .head = HEAD(why, 0, 0), .also = (more), .shown = SHOWN_TO, .doubt = (in) }
#define MET(more, in) \
    { .head = HEAD(ECART_PATH_BLOCKED, 0, 0), .also = (more), .shown = SHOWN_MET, .doubt = (in) }
#define SHAPE(why, misled, more, in) \
    { .head = HEAD(why, 0, misled), .also = (more), .shown = SHOWN_FROM, .then_to = true, \
      .doubt = (in) }

/* What follows is told by the goal alone, as nothing can be between or it does
 * not matter. */
#define EITHER(...)         { __VA_ARGS__, __VA_ARGS__ }

#define OWN_PIECE(more, in) ON_GOAL(ECART_OWN_PIECE, more, in)
#define GOES(kind) {                                                            \
        [ECART_EMPTY] = { LEGAL(0, kind), MET(0, 0) },                          \
        [ECART_ENEMY] = { LEGAL(ECART_IS_CAPTURE, kind), MET(0, 0) },           \
        [ECART_OWN]   = { OWN_PIECE(0, 0), OWN_PIECE(SET(ECART_PATH_BLOCKED), 0) }, \
    }
#define NO_WAY(why, misled, in) {                                          \
        [ECART_EMPTY] = EITHER(SHAPE(why, misled, 0, in)),                 \
        [ECART_ENEMY] = EITHER(SHAPE(why, misled, 0, in)),                 \
        [ECART_OWN]   = EITHER(SHAPE(why, misled, SET(ECART_OWN_PIECE), in)), \
    }

const ruling ecart_rulings[WAYS][ECART_IMPOSSIBLE + 1][2] = {
    [WAY_NONE] = {
        [ECART_OWN] = EITHER({ .head = HEAD(ECART_SAME_CELL, 0, 0), .shown = SHOWN_FROM }),
    },
    [ECART_KING] = {
        [ECART_EMPTY] = EITHER(LEGAL(0, ECART_KING)),
        [ECART_ENEMY] = EITHER(LEGAL(ECART_IS_CAPTURE, ECART_KING)),
        [ECART_OWN]   = EITHER(OWN_PIECE(0, ECART_KING)),
    },
    [ECART_QUEEN]  = GOES(ECART_QUEEN),
    [ECART_ROOK]   = GOES(ECART_ROOK),
    [ECART_BISHOP] = GOES(ECART_BISHOP),
    [ECART_KNIGHT] = GOES(ECART_KNIGHT),
    [WAY_CAPTURE] = {
        [ECART_EMPTY] = EITHER(ON_GOAL(ECART_PAWN_CAPTURE_EMPTY, 0, DOUBT_EN_PASSANT)),
        [ECART_ENEMY] = EITHER(LEGAL(ECART_IS_CAPTURE, ECART_PAWN)),
        [ECART_OWN]   = EITHER(OWN_PIECE(0, 0)),
    },
    [WAY_STEP] = {
        [ECART_EMPTY] = EITHER(LEGAL(0, ECART_PAWN)),
        [ECART_ENEMY] = EITHER(ON_GOAL(ECART_PAWN_PUSH_BLOCKED, 0, 0)),
        [ECART_OWN]   = EITHER(OWN_PIECE(SET(ECART_PAWN_PUSH_BLOCKED), 0)),
    },
    [WAY_DOUBLE] = {
        [ECART_EMPTY] = { LEGAL(ECART_IS_DOUBLE_STEP, DOUBT_DOUBLE), MET(0, DOUBT_DOUBLE) },
        [ECART_ENEMY] = { ON_GOAL(ECART_PAWN_PUSH_BLOCKED, 0, DOUBT_DOUBLE),
                          MET(SET(ECART_PAWN_PUSH_BLOCKED), DOUBT_DOUBLE) },
        [ECART_OWN]   = { OWN_PIECE(SET(ECART_PAWN_PUSH_BLOCKED), DOUBT_DOUBLE),
                          OWN_PIECE(SET(ECART_PAWN_PUSH_BLOCKED) | SET(ECART_PATH_BLOCKED),
                                    DOUBT_DOUBLE) },
    },
    [WAY_QUEEN_ALIAS]  = NO_WAY(ECART_QUEEN_SHAPE, true, 0),
    [WAY_ROOK_ALIAS]   = NO_WAY(ECART_ROOK_SHAPE, true, 0),
    [WAY_BISHOP_ALIAS] = NO_WAY(ECART_BISHOP_SHAPE, true, 0),
    [WAY_KNIGHT_ALIAS] = NO_WAY(ECART_KNIGHT_SHAPE, true, 0),
    [ECART_KING_SHAPE]    = NO_WAY(ECART_KING_SHAPE, false, ECART_KING),
    [ECART_QUEEN_SHAPE]   = NO_WAY(ECART_QUEEN_SHAPE, false, 0),
    [ECART_ROOK_SHAPE]    = NO_WAY(ECART_ROOK_SHAPE, false, 0),
    [ECART_BISHOP_SHAPE]  = NO_WAY(ECART_BISHOP_SHAPE, false, 0),
    [ECART_KNIGHT_SHAPE]  = NO_WAY(ECART_KNIGHT_SHAPE, false, 0),
    [ECART_PAWN_SHAPE]    = NO_WAY(ECART_PAWN_SHAPE, false, 0),
    [ECART_PAWN_BACKWARD] = NO_WAY(ECART_PAWN_BACKWARD, false, 0),
    [ECART_PAWN_SIDEWAYS] = NO_WAY(ECART_PAWN_SIDEWAYS, false, 0),
    [ECART_PAWN_DOUBLE_NOT_FROM_START] = NO_WAY(ECART_PAWN_DOUBLE_NOT_FROM_START, false, 0),
};
