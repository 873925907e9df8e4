/* SPDX-License-Identifier: MIT */
/**
 * \file   ecart/reason.h
 * \brief  Every reason why a move is refused, by number and by identifier.
 *
 * A bare "no" is not an answer.  A rook may not go from a1 to c2, because that is
 * not how a rook moves; not from a1 to a5, because a piece is in the way; not
 * from e2 to d2, because it would leave its king to a rook on e8.  Each of these
 * is a reason, and each layer of the library gives those that it can see: shape.h
 * those of an empty board, board.h those of the pieces on it too, legal.h all.
 *
 * A move may break several rules.  They are asked in a fixed order, and the
 * first one that the move breaks is the reason of its verdict.
 * ecart_reason_rank() tells that order.  Do not compare reasons by number: one that
 * is added later gets the next number, and its rule may be asked anywhere in the
 * order.
 *
 * Each reason has an identifier, a short text for programs to print and to
 * read.  Identifiers and numbers do not change once they are released.
 */
#ifndef ECART_REASON_H
#define ECART_REASON_H

#include <ecart/api.h>

/** Why a move is refused.  In brackets: the cells of the evidence, in the order
 *  in which ecart_verdict_evidence() gives them. */
typedef uint8_t ecart_reason;
enum {
    ECART_LEGAL = 0,            /**< "none": the move is legal */

    /* The request. */
    ECART_BAD_NOTATION,         /**< the text is not a move */
    ECART_IMPOSSIBLE_CELL,      /**< a number that is not a cell */
    ECART_AMBIGUOUS,            /**< several legal moves fit [from-cells] */
    ECART_NO_SUCH_PIECE,        /**< the side has no piece that the text may mean */
    ECART_SAME_CELL,            /**< from and to are the same [from] */

    /* The source. */
    ECART_NOTHING_THERE,        /**< "no-piece": from is empty [from] */
    ECART_NOT_YOUR_PIECE,       /**< an enemy piece stands on from [from] */

    /* The shape. */
    ECART_KING_SHAPE,           /**< not a king's move [from, to] */
    ECART_QUEEN_SHAPE,          /**< not a queen's move [from, to] */
    ECART_ROOK_SHAPE,           /**< not a rook's move [from, to] */
    ECART_BISHOP_SHAPE,         /**< not a bishop's move [from, to] */
    ECART_KNIGHT_SHAPE,         /**< not a knight's move [from, to] */
    ECART_PAWN_SHAPE,           /**< not a move of any pawn [from, to] */
    ECART_PAWN_BACKWARD,        /**< a pawn's move, but backwards [from, to] */
    ECART_PAWN_SIDEWAYS,        /**< a pawn along its rank [from, to] */
    ECART_PAWN_DOUBLE_NOT_FROM_START, /**< two steps, but not from the
                                     rank where pawns start [from, to] */

    /* Castling. */
    ECART_CASTLE_NO_ROOK,       /**< no rook of that side in the corner [corner] */
    ECART_CASTLE_NO_RIGHT,      /**< the right is lost, or never existed [king] */
    ECART_CASTLE_PATH_BLOCKED,  /**< [the pieces in the way, from the king
                                     outwards] */
    ECART_CASTLE_IN_CHECK,      /**< [king, checkers] */
    ECART_CASTLE_THROUGH_CHECK, /**< [first attacked cell, its attackers] */
    ECART_CASTLE_INTO_CHECK,    /**< [the king's destination, its attackers] */

    /* The board. */
    ECART_OWN_PIECE,            /**< a piece of the same side is on to [to] */
    ECART_PATH_BLOCKED,         /**< [the first piece in the way] */
    ECART_PAWN_PUSH_BLOCKED,    /**< straight onto an enemy piece [to] */
    ECART_PAWN_CAPTURE_EMPTY,   /**< diagonally onto nothing [to] */
    ECART_EN_PASSANT_UNAVAILABLE, /**< diagonally, as if to capture the pawn
                                     beside it en passant, which is not allowed,
                                     or no longer [to, pawn] */
    ECART_KING_CAPTURE,         /**< onto the enemy king [to] */

    /* Promotion. */
    ECART_PROMOTION_INVALID,    /**< to a king, a pawn or no kind of piece [to] */
    ECART_PROMOTION_NOT_ALLOWED, /**< a kind is named, but no pawn promotes
                                     [to] */

    /* The king's safety. */
    ECART_KINGS_TOUCH,          /**< the king goes beside the enemy king
                                     [enemy king] */
    ECART_KING_CAPTURES_GUARDED, /**< the king captures a protected piece
                                     [to, its guards] */
    ECART_KING_STAYS_ON_LINE,   /**< the king stays on the line of its checker
                                     [to, checker] */
    ECART_KING_INTO_ATTACK,     /**< the king goes onto an attacked cell
                                     [to, its attackers] */
    ECART_DOUBLE_CHECK,         /**< two pieces give check, so only the king
                                     can move [king, checkers] */
    ECART_LEAVES_IN_CHECK,      /**< neither captures the checker nor blocks it
                                     [king, checker] */
    ECART_PINNED,               /**< would expose its king to an attack
                                     [king, pinner] */
    ECART_EN_PASSANT_EXPOSES_KING, /**< both pawns leave a line to the king
                                     [king, attackers] */

    /* A question, not a refusal. */
    ECART_PROMOTION_NEEDED,     /**< legal once it names a kind [to] */

    /* The request again. */
    ECART_NO_CANDIDATE,         /**< none of the pieces that the text may mean can
                                     go there, for different reasons [those pieces] */

    ECART_REASONS               /**< how many there are */
};

/** What a reason is about. */
typedef uint8_t ecart_reason_group;
enum {
    ECART_GROUP_NONE,       /**< a legal move */
    ECART_GROUP_REQUEST,    /**< the text, or the cells that it names */
    ECART_GROUP_SOURCE,     /**< what is on from */
    ECART_GROUP_SHAPE,      /**< how a piece moves on an empty board */
    ECART_GROUP_CASTLING,
    ECART_GROUP_BOARD,      /**< what is on to and on the way */
    ECART_GROUP_PROMOTION,
    ECART_GROUP_SAFETY      /**< the king's safety */
};

/** A set of reasons: ask ecart_reason_set_has() what is in it. */
typedef uint64_t ecart_reason_set;

ECART_BEGIN

/** The set of one reason; empty for ECART_LEGAL, or if there is no such reason. */
ECART_API ecart_reason_set ecart_reason_set_of(ecart_reason reason) ECART_CONST;

/** Whether a reason is in a set. */
ECART_API bool ecart_reason_set_has(ecart_reason_set set, ecart_reason reason) ECART_CONST;

/** The place of a reason in the order in which rules are asked, from 0 for
 *  ECART_LEGAL; -1 if there is no such reason. */
ECART_API int ecart_reason_rank(ecart_reason reason) ECART_CONST;

/** The reason of a rank, to go through all in that order; ECART_REASONS if there
 *  is none. */
ECART_API ecart_reason ecart_reason_at_rank(int rank) ECART_CONST;

/** What a reason is about; ECART_GROUP_NONE if there is no such reason. */
ECART_API ecart_reason_group ecart_reason_group_of(ecart_reason reason) ECART_CONST;

/** The identifier, such as "path-blocked"; "none" for ECART_LEGAL; NULL
 *  if there is no such reason. */
ECART_API const char *ecart_reason_name(ecart_reason reason) ECART_CONST;

/** The reason with an identifier, which has \p length bytes; ECART_REASONS if
 *  there is none. */
ECART_API ecart_reason ecart_reason_of_name(const char *name, size_t length) ECART_PURE;

ECART_END

#endif
