/* SPDX-License-Identifier: MIT */
/**
 * \file   ecart/reason.h
 * \brief  Every reason why a move is refused, by number and by identifier.
 *
 * "No" is not an answer.  A rook that may not go from a1 to c2 does not go
 * like a rook; one that may not go from a1 to a5 has something in its way;
 * one that may not go from e2 to d2 would leave its king to a rook on e8.
 * Each of these is a reason, and each layer of the library gives those that
 * it can see: shape.h those of an empty board, board.h those of pieces in the
 * way, legal.h all.
 *
 * A move may break several rules.  They are asked in a fixed order, and the
 * first that a move breaks is the reason that is given: an earlier one makes
 * the later ones uninteresting.  ecart_reason_rank() tells that order.  Today
 * it is the order below, but a reason that is added later gets the next number
 * and may be asked anywhere between.
 *
 * Programs print and read the identifiers.  Neither they nor the numbers
 * change once they were released.
 */
#ifndef ECART_REASON_H
#define ECART_REASON_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <ecart/api.h>

/** Why not.  In brackets: the cells that are the evidence, in their order. */
typedef uint8_t ecart_reason;
enum {
    ECART_LEGAL = 0,            /**< "none": nothing speaks against it */

    /* The request. */
    ECART_BAD_NOTATION,         /**< the text is no move */
    ECART_IMPOSSIBLE_CELL,      /**< a number that is no cell */
    ECART_AMBIGUOUS,            /**< several legal moves fit [their from-cells] */
    ECART_NO_SUCH_PIECE,        /**< none of that kind can go there [candidates] */
    ECART_SAME_CELL,            /**< from and to are the same [from] */

    /* The source. */
    ECART_NOTHING_THERE,        /**< "no-piece": from is empty [from] */
    ECART_NOT_YOUR_PIECE,       /**< an enemy piece stands on from [from] */

    /* The shape. */
    ECART_KING_SHAPE,           /**< no king moves so [from, to] */
    ECART_QUEEN_SHAPE,          /**< no queen moves so [from, to] */
    ECART_ROOK_SHAPE,           /**< no rook moves so [from, to] */
    ECART_BISHOP_SHAPE,         /**< no bishop moves so [from, to] */
    ECART_KNIGHT_SHAPE,         /**< no knight moves so [from, to] */
    ECART_PAWN_SHAPE,           /**< no pawn of either side moves so [from, to] */
    ECART_PAWN_BACKWARD,        /**< as a pawn, but the wrong way [from, to] */
    ECART_PAWN_SIDEWAYS,        /**< a pawn along its row [from, to] */
    ECART_PAWN_DOUBLE_NOT_FROM_START, /**< two steps from elsewhere [from, to] */

    /* Castling. */
    ECART_CASTLE_NO_ROOK,       /**< no own rook in that corner [corner] */
    ECART_CASTLE_NO_RIGHT,      /**< the right is gone or never was [king] */
    ECART_CASTLE_PATH_BLOCKED,  /**< [the blockers, from the king outwards] */
    ECART_CASTLE_IN_CHECK,      /**< [king, checkers] */
    ECART_CASTLE_THROUGH_CHECK, /**< [first attacked cell, its attackers] */
    ECART_CASTLE_INTO_CHECK,    /**< [the king's destination, its attackers] */

    /* The board. */
    ECART_OWN_PIECE,            /**< an own piece stands on to [to] */
    ECART_PATH_BLOCKED,         /**< [the first piece in the way] */
    ECART_PAWN_PUSH_BLOCKED,    /**< straight onto a piece [to] */
    ECART_PAWN_CAPTURE_EMPTY,   /**< diagonally onto nothing [to] */
    ECART_EN_PASSANT_UNAVAILABLE, /**< beside a pawn, but too late [to, pawn] */
    ECART_KING_CAPTURE,         /**< onto the enemy king [to] */

    /* Promotion. */
    ECART_PROMOTION_INVALID,    /**< to a king or a pawn [to] */
    ECART_PROMOTION_NOT_ALLOWED, /**< named where none happens [to] */

    /* The king's safety. */
    ECART_KINGS_TOUCH,          /**< beside the enemy king [enemy king] */
    ECART_KING_CAPTURES_GUARDED, /**< [to, its guards] */
    ECART_KING_STAYS_ON_LINE,   /**< away along the line of its checker [to, checker] */
    ECART_KING_INTO_ATTACK,     /**< [to, its attackers] */
    ECART_DOUBLE_CHECK,         /**< only the king can move [king, checkers] */
    ECART_LEAVES_IN_CHECK,      /**< the check stays [king, checker] */
    ECART_PINNED,               /**< would uncover its king [king, pinner] */
    ECART_EN_PASSANT_EXPOSES_KING, /**< two pawns leave a line [king, attackers] */

    /* A question, not a refusal. */
    ECART_PROMOTION_NEEDED,     /**< legal once it says what it becomes [to] */

    ECART_REASONS               /**< how many there are */
};

/** A set of reasons, to be asked with ecart_reason_set_has(). */
typedef uint64_t ecart_reason_set;

ECART_BEGIN

/** The set of one reason; empty for ECART_LEGAL and for what is no reason. */
ECART_API ecart_reason_set ecart_reason_set_of(ecart_reason reason) ECART_CONST;

/** Whether a reason is in a set. */
ECART_API bool ecart_reason_set_has(ecart_reason_set set,
                                    ecart_reason reason) ECART_CONST;

/** The place of a reason in the order in which rules are asked, from 0 for
 *  ECART_LEGAL; -1 for what is no reason.  Of the rules that a move breaks, the
 *  one of the lowest rank is the reason of its verdict. */
ECART_API int ecart_reason_rank(ecart_reason reason) ECART_CONST;

/** The identifier, such as "path-blocked"; "none" for ECART_LEGAL; NULL for
 *  what is no reason. */
ECART_API const char *ecart_reason_name(ecart_reason reason) ECART_CONST;

/** The reason of an identifier of \p length bytes; ECART_REASONS if there is
 *  none. */
ECART_API ecart_reason ecart_reason_of_name(const char *name,
                                            size_t length) ECART_PURE;

ECART_END

#endif
