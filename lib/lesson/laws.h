/* SPDX-License-Identifier: MIT */
/* laws.h -- the articles of the FIDE Laws of Chess, and where they apply
 *
 * What they are called stands in po/, law/.... */
#ifndef LIB_LESSON_LAWS_H
#define LIB_LESSON_LAWS_H

#include <ecart/lesson.h>

#include "base/internal.h"

/* In the order of the names in ecart.pot: that of their numbers, but for 4.7, which
 * 7.5.1 names. */
enum law {
    LAW_TURN,
    LAW_HAS_THE_MOVE,
    LAW_AIM,
    LAW_NO_KING_CAPTURE,
    LAW_OWN_PIECE,
    LAW_CAPTURE,
    LAW_BISHOP,
    LAW_ROOK,
    LAW_QUEEN,
    LAW_NO_JUMP,
    LAW_KNIGHT,
    LAW_PAWN_STEP,
    LAW_PAWN_TWO,
    LAW_PAWN_CAPTURE,
    LAW_EN_PASSANT,
    LAW_EN_PASSANT_WHEN,
    LAW_PROMOTION,
    LAW_PROMOTION_CHOICE,
    LAW_PROMOTION_EFFECT,
    LAW_KING,
    LAW_CASTLING,
    LAW_CASTLING_LOST,
    LAW_CASTLING_NOW,
    LAW_CHECK,
    LAW_NO_CHECK,
    LAW_LEGAL,
    LAW_TOUCH,
    LAW_TOUCH_ENEMY,
    LAW_TOUCH_BOTH,
    LAW_TOUCH_CASTLING,
    LAW_PROMOTION_FINAL,
    LAW_TOUCH_NONE,
    LAW_PROMOTION_ACT,
    LAW_MATE,
    LAW_STALEMATE,
    LAW_DEAD,
    LAW_COMPLETED,
    LAW_RELEASED,
    LAW_UNPROMOTED,
    LAW_NO_MOVE,
    LAW_PENALTY,
    LAW_PENALTY_BLITZ,
    LAW_RAPID,
    LAW_BLITZ,
    LAW_RECORDING,
    LAW_THREEFOLD_ANNOUNCED,
    LAW_THREEFOLD,
    LAW_SAME_POSITION,
    LAW_FIFTY_ANNOUNCED,
    LAW_FIFTY,
    LAW_CLAIM_LOST,
    LAW_CLAIM,
    LAW_CLAIM_BLITZ,
    LAW_FIVEFOLD,
    LAW_SEVENTY_FIVE,
    LAW_FILES,
    LAW_RANKS,
    LAW_SQUARES,
    LAW_NOTATION,
    LAW_WHICH_PIECE,
    LAW_PROMOTION_WRITTEN,
    LAW_CHESS960,
    LAWS
};

_Static_assert(LAWS <= 64, "a set of laws has 64 bits");

/* A set of laws, a bit for each. */
typedef uint64_t laws;
#define LAW(name) ((laws)1 << LAW_##name)

/* The number of an article in an edition, "3.7.3.1". */
ECART_HIDDEN const char *ecart_law_number(ecart_edition edition, int law);

/* The laws that a piece of a kind breaks if its move is refused for a reason; and those
 * that a legal move follows. */
ECART_HIDDEN laws ecart_laws_of_reason(ecart_reason reason, ecart_kind kind);
ECART_HIDDEN laws ecart_laws_of_legal(ecart_kind kind, int nature);

/* The laws that decide how a game stands. */
ECART_HIDDEN laws ecart_laws_of_standing(ecart_standing standing);

#endif
