/* SPDX-License-Identifier: MIT */
/* reason_list.h -- all that is stated about each reason, one line for each
 *
 * The lines stand in the order in which the rules are asked.  The numbers in
 * reason.h do not depend on it, so a new reason may come anywhere; programs compare
 * ranks, never numbers.  Each line has the reason, its identifier, its group, where
 * its evidence comes from, and the roles of the first cell and of the others.  To
 * add a reason, give it the next number in reason.h and a line here. */
#ifndef LIB_PIECES_REASON_LIST_H
#define LIB_PIECES_REASON_LIST_H

#include <ecart/reason.h>

#include "base/bits.h"
#include "base/internal.h"

/* Where evidence comes from.  The first numbers are shifts: see outcomes.h. */
enum {
    SHOWS_FROM    = 0,
    SHOWS_TO      = 8,
    SHOWS_NOTHING = 16,
    SHOWS_BLOCKER = 24,     /* the first piece in the way */
    SHOWS_SHIFT   = 63,
    SHOWS_FROM_TO = 64,     /* both, from first */
    SHOWS_MORE    = 128     /* what only the rules know: evidence.c */
};

#define REASON_LIST(EACH)                                                                   \
    EACH(ECART_LEGAL, "none", NONE, NOTHING, NONE, NONE)                                    \
    EACH(ECART_BAD_NOTATION, "bad-notation", REQUEST, NOTHING, NONE, NONE)                  \
    EACH(ECART_IMPOSSIBLE_CELL, "impossible-cell", REQUEST, NOTHING, NONE, NONE)            \
    EACH(ECART_AMBIGUOUS, "ambiguous", REQUEST, NOTHING, CANDIDATE, CANDIDATE)              \
    EACH(ECART_NO_SUCH_PIECE, "no-such-piece", REQUEST, NOTHING, CANDIDATE, CANDIDATE)      \
    EACH(ECART_SAME_CELL, "same-cell", REQUEST, FROM, MOVER, NONE)                          \
    EACH(ECART_NOTHING_THERE, "no-piece", SOURCE, FROM, MOVER, NONE)                        \
    EACH(ECART_NOT_YOUR_PIECE, "not-your-piece", SOURCE, FROM, MOVER, NONE)                 \
    EACH(ECART_KING_SHAPE, "king-shape", SHAPE, FROM_TO, MOVER, TARGET)                     \
    EACH(ECART_QUEEN_SHAPE, "queen-shape", SHAPE, FROM_TO, MOVER, TARGET)                   \
    EACH(ECART_ROOK_SHAPE, "rook-shape", SHAPE, FROM_TO, MOVER, TARGET)                     \
    EACH(ECART_BISHOP_SHAPE, "bishop-shape", SHAPE, FROM_TO, MOVER, TARGET)                 \
    EACH(ECART_KNIGHT_SHAPE, "knight-shape", SHAPE, FROM_TO, MOVER, TARGET)                 \
    EACH(ECART_PAWN_SHAPE, "pawn-shape", SHAPE, FROM_TO, MOVER, TARGET)                     \
    EACH(ECART_PAWN_BACKWARD, "pawn-backward", SHAPE, FROM_TO, MOVER, TARGET)               \
    EACH(ECART_PAWN_SIDEWAYS, "pawn-sideways", SHAPE, FROM_TO, MOVER, TARGET)               \
    EACH(ECART_PAWN_DOUBLE_NOT_FROM_START, "pawn-double-not-from-start",                    \
         SHAPE, FROM_TO, MOVER, TARGET)                                                     \
    EACH(ECART_CASTLE_NO_ROOK, "castle-no-rook", CASTLING, MORE, ROOK, NONE)                \
    EACH(ECART_CASTLE_NO_RIGHT, "castle-no-right", CASTLING, FROM, KING, NONE)              \
    EACH(ECART_CASTLE_PATH_BLOCKED, "castle-path-blocked",                                  \
         CASTLING, MORE, BLOCKER, BLOCKER)                                                  \
    EACH(ECART_CASTLE_IN_CHECK, "castle-in-check", CASTLING, MORE, KING, CHECKER)           \
    EACH(ECART_CASTLE_THROUGH_CHECK, "castle-through-check",                                \
         CASTLING, MORE, PASSED, ATTACKER)                                                  \
    EACH(ECART_CASTLE_INTO_CHECK, "castle-into-check", CASTLING, MORE, TARGET, ATTACKER)    \
    EACH(ECART_OWN_PIECE, "own-piece", BOARD, TO, TARGET, NONE)                             \
    EACH(ECART_PATH_BLOCKED, "path-blocked", BOARD, BLOCKER, BLOCKER, NONE)                 \
    EACH(ECART_PAWN_PUSH_BLOCKED, "pawn-push-blocked", BOARD, TO, TARGET, NONE)             \
    EACH(ECART_PAWN_CAPTURE_EMPTY, "pawn-capture-empty", BOARD, TO, TARGET, NONE)           \
    EACH(ECART_EN_PASSANT_UNAVAILABLE, "en-passant-unavailable",                            \
         BOARD, MORE, TARGET, CAPTURED)                                                     \
    EACH(ECART_KING_CAPTURE, "king-capture", BOARD, TO, TARGET, NONE)                       \
    EACH(ECART_PROMOTION_INVALID, "promotion-invalid", PROMOTION, TO, TARGET, NONE)         \
    EACH(ECART_PROMOTION_NOT_ALLOWED, "promotion-not-allowed",                              \
         PROMOTION, TO, TARGET, NONE)                                                       \
    EACH(ECART_KINGS_TOUCH, "kings-touch", SAFETY, MORE, ATTACKER, NONE)                    \
    EACH(ECART_KING_CAPTURES_GUARDED, "king-captures-guarded",                              \
         SAFETY, MORE, TARGET, GUARD)                                                       \
    EACH(ECART_KING_STAYS_ON_LINE, "king-stays-on-line", SAFETY, MORE, TARGET, CHECKER)     \
    EACH(ECART_KING_INTO_ATTACK, "king-into-attack", SAFETY, MORE, TARGET, ATTACKER)        \
    EACH(ECART_DOUBLE_CHECK, "double-check", SAFETY, MORE, KING, CHECKER)                   \
    EACH(ECART_LEAVES_IN_CHECK, "leaves-in-check", SAFETY, MORE, KING, CHECKER)             \
    EACH(ECART_PINNED, "pinned", SAFETY, MORE, KING, PINNER)                                \
    EACH(ECART_EN_PASSANT_EXPOSES_KING, "en-passant-exposes-king",                          \
         SAFETY, MORE, KING, ATTACKER)                                                      \
    EACH(ECART_PROMOTION_NEEDED, "promotion-needed", PROMOTION, TO, TARGET, NONE)

/* The place of a reason in the order in which rules are asked, as a constant;
 * ECART_LEGAL has 0. */
#define PLACE_OF(reason, name, group, shows, first, others) PLACE_OF_##reason,
enum { REASON_LIST(PLACE_OF) REASON_PLACES };
#undef PLACE_OF

/* The set of one reason.  Its bit is the place of the reason, so the lowest bit of a
 * set is the reason that is asked first. */
#define RULE(reason) ((ecart_reason_set)1 << PLACE_OF_##reason)

/* That set, or none if the rule is not broken. */
#define RULE_IF(broken, reason) ((ecart_reason_set)((broken) != 0) << PLACE_OF_##reason)

/* What each reason shows, as a constant: SHOWN_BY_ECART_PINNED. */
#define SHOWN_BY(reason, name, group, shows, first, others) SHOWN_BY_##reason = SHOWS_##shows,
enum { REASON_LIST(SHOWN_BY) SHOWN_BY_END };
#undef SHOWN_BY

/* The same in an array. */
ECART_HIDDEN_TABLE extern const uint8_t ecart_reason_shows[ECART_REASONS];

/* The place of each reason, and the reason at each place. */
ECART_HIDDEN_TABLE extern const uint8_t ecart_reason_places[ECART_REASONS];
ECART_HIDDEN_TABLE extern const uint8_t ecart_reasons_asked[REASON_PLACES];

/* RULE() of a reason that is not a constant; none for ECART_LEGAL. */
static inline ecart_reason_set rule_of(ecart_reason reason)
{
    return (ecart_reason_set)1 << ecart_reason_places[reason] & ~RULE(ECART_LEGAL);
}

/* The reason in a set that is asked first; ECART_LEGAL if the set is empty. */
static inline ecart_reason first_asked(ecart_reason_set set)
{
    return set == 0 ? ECART_LEGAL : ecart_reasons_asked[bits_lowest(set)];
}

#endif
