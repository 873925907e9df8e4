/* SPDX-License-Identifier: MIT */
/* legal_calm.c -- the table of rulings */

#include "legal_calm.h"

const uint8_t ecart_sights[16] = {
    [ECART_PIECE(ECART_WHITE, ECART_KING)]   = SEES_OWN,
    [ECART_PIECE(ECART_WHITE, ECART_QUEEN)]  = SEES_OWN,
    [ECART_PIECE(ECART_WHITE, ECART_ROOK)]   = SEES_OWN,
    [ECART_PIECE(ECART_WHITE, ECART_BISHOP)] = SEES_OWN,
    [ECART_PIECE(ECART_WHITE, ECART_KNIGHT)] = SEES_OWN,
    [ECART_PIECE(ECART_WHITE, ECART_PAWN)]   = SEES_OWN,
    [ECART_PIECE(ECART_BLACK, ECART_KING)]   = SEES_ENEMY,
    [ECART_PIECE(ECART_BLACK, ECART_QUEEN)]  = SEES_ENEMY,
    [ECART_PIECE(ECART_BLACK, ECART_ROOK)]   = SEES_ENEMY,
    [ECART_PIECE(ECART_BLACK, ECART_BISHOP)] = SEES_ENEMY,
    [ECART_PIECE(ECART_BLACK, ECART_KNIGHT)] = SEES_ENEMY,
    [ECART_PIECE(ECART_BLACK, ECART_PAWN)]   = SEES_ENEMY,
};

#define SET(reason)         ((ecart_reason_set)1 << (reason))

/* Rulings, named by where their evidence begins. */
#define LEGAL(what)         { .nature = (what) }
#define ON_GOAL(why, more)  { .reason = (why), .also = (more), .is_to = 255 }
#define MET(more)           { .reason = ECART_PATH_BLOCKED, .also = (more), .is_met = 255 }
#define SHAPE(why, misled, more) \
    { .reason = (why), .also = (more), .alias = (misled), .is_from = 255, .then_to = true }

/* What follows is told by the goal alone, as nothing can be between or it does
 * not matter. */
#define EITHER(...)         { __VA_ARGS__, __VA_ARGS__ }

#define OWN_PIECE(more)     ON_GOAL(ECART_OWN_PIECE, more)
#define NO_WAY(why, misled) {                                              \
        [SEES_NOTHING] = EITHER(SHAPE(why, misled, 0)),                    \
        [SEES_ENEMY]   = EITHER(SHAPE(why, misled, 0)),                    \
        [SEES_OWN]     = EITHER(SHAPE(why, misled, SET(ECART_OWN_PIECE))), \
    }

const ruling ecart_rulings[WAYS][SIGHTS][2] = {
    [WAY_FITS] = {
        [SEES_NOTHING] = { LEGAL(0), MET(0) },
        [SEES_ENEMY]   = { LEGAL(ECART_IS_CAPTURE), MET(0) },
        [SEES_OWN]     = { OWN_PIECE(0), OWN_PIECE(SET(ECART_PATH_BLOCKED)) },
    },
    [WAY_CAPTURE] = {
        [SEES_NOTHING] = EITHER(ON_GOAL(ECART_PAWN_CAPTURE_EMPTY, 0)),
        [SEES_ENEMY]   = EITHER(LEGAL(ECART_IS_CAPTURE)),
        [SEES_OWN]     = EITHER(OWN_PIECE(0)),
    },
    [WAY_STEP] = {
        [SEES_NOTHING] = EITHER(LEGAL(0)),
        [SEES_ENEMY]   = EITHER(ON_GOAL(ECART_PAWN_PUSH_BLOCKED, 0)),
        [SEES_OWN]     = EITHER(OWN_PIECE(SET(ECART_PAWN_PUSH_BLOCKED))),
    },
    [WAY_DOUBLE] = {
        [SEES_NOTHING] = { LEGAL(ECART_IS_DOUBLE_STEP), MET(0) },
        [SEES_ENEMY]   = { ON_GOAL(ECART_PAWN_PUSH_BLOCKED, 0),
                           MET(SET(ECART_PAWN_PUSH_BLOCKED)) },
        [SEES_OWN]     = { OWN_PIECE(SET(ECART_PAWN_PUSH_BLOCKED)),
                           OWN_PIECE(SET(ECART_PAWN_PUSH_BLOCKED) | SET(ECART_PATH_BLOCKED)) },
    },
    [WAY_QUEEN_ALIAS]  = NO_WAY(ECART_QUEEN_SHAPE, true),
    [WAY_ROOK_ALIAS]   = NO_WAY(ECART_ROOK_SHAPE, true),
    [WAY_BISHOP_ALIAS] = NO_WAY(ECART_BISHOP_SHAPE, true),
    [WAY_KNIGHT_ALIAS] = NO_WAY(ECART_KNIGHT_SHAPE, true),
    [ECART_KING_SHAPE]    = NO_WAY(ECART_KING_SHAPE, false),
    [ECART_QUEEN_SHAPE]   = NO_WAY(ECART_QUEEN_SHAPE, false),
    [ECART_ROOK_SHAPE]    = NO_WAY(ECART_ROOK_SHAPE, false),
    [ECART_BISHOP_SHAPE]  = NO_WAY(ECART_BISHOP_SHAPE, false),
    [ECART_KNIGHT_SHAPE]  = NO_WAY(ECART_KNIGHT_SHAPE, false),
    [ECART_PAWN_SHAPE]    = NO_WAY(ECART_PAWN_SHAPE, false),
    [ECART_PAWN_BACKWARD] = NO_WAY(ECART_PAWN_BACKWARD, false),
    [ECART_PAWN_SIDEWAYS] = NO_WAY(ECART_PAWN_SIDEWAYS, false),
    [ECART_PAWN_DOUBLE_NOT_FROM_START] = NO_WAY(ECART_PAWN_DOUBLE_NOT_FROM_START, false),
};
