/* SPDX-License-Identifier: MIT */
/**
 * \file   ecart/verdict.h
 * \brief  The answer to a request to move: a reason and its evidence.
 *
 * A verdict says whether the move is legal.  If it is not, it says why, by
 * the first rule that the move breaks (reason.h), which other rules it breaks
 * too, and by which cells one can see it: for a pinned knight, the king it
 * shields and the bishop that pins it.  If it is legal, it says what it is: a
 * capture, castling, a check.
 *
 * There is a third answer.  A pawn that reaches the last rank without saying
 * what it becomes has made no mistake; a GUI should now ask, and only now.
 */
#ifndef ECART_VERDICT_H
#define ECART_VERDICT_H

#include <stdbool.h>
#include <stdint.h>

#include <ecart/api.h>
#include <ecart/cell.h>
#include <ecart/move.h>
#include <ecart/reason.h>

/** What a legal move is; flags of ecart_verdict.nature. */
enum {
    ECART_IS_CAPTURE      = 1 << 0, /**< takes a piece, en passant included */
    ECART_IS_EN_PASSANT   = 1 << 1,
    ECART_IS_CASTLE_SHORT = 1 << 2, /**< the king ends on column g */
    ECART_IS_CASTLE_LONG  = 1 << 3, /**< the king ends on column c */
    ECART_IS_DOUBLE_STEP  = 1 << 4,
    ECART_IS_PROMOTION    = 1 << 5, /**< also where the piece is not named yet */
    ECART_IS_CHECK        = 1 << 6,
    ECART_IS_MATE         = 1 << 7, /**< then it is a check too */

    ECART_IS_CASTLE = ECART_IS_CASTLE_SHORT | ECART_IS_CASTLE_LONG
};

/** The answer. */
typedef struct ecart_verdict {
    ecart_reason_set also;      /**< if refused, the other rules that it breaks */
    ecart_cells      others;    /**< the evidence after the first cell */
    ecart_cell       first;     /**< the first cell of the evidence, or none */
    ecart_reason     reason;    /**< ECART_LEGAL if legal */
    uint8_t          nature;    /**< if not refused, what it is: flags above */
    uint8_t          alias;     /**< of a shape, 1 or 0: see ecart_shape */
    ecart_move       move;      /**< what was asked */
} ecart_verdict;

enum {
    ECART_EVIDENCE_LIMIT = 65   /**< cells that ecart_verdict_evidence() may give */
};

/** What a cell of the evidence is: enough for a board to draw arrows. */
typedef uint8_t ecart_role;
enum {
    ECART_ROLE_NONE,
    ECART_ROLE_MOVER,       /**< where the move starts */
    ECART_ROLE_TARGET,      /**< where it goes; in castling, where the king goes */
    ECART_ROLE_BLOCKER,     /**< a piece in the way */
    ECART_ROLE_CANDIDATE,   /**< a piece that the text of a move may mean */
    ECART_ROLE_KING,        /**< the king that is, or would be, attacked */
    ECART_ROLE_CHECKER,     /**< attacks it now */
    ECART_ROLE_ATTACKER,    /**< would attack it there */
    ECART_ROLE_PINNER,      /**< would attack it if the piece went */
    ECART_ROLE_GUARD,       /**< protects the piece that the king would take */
    ECART_ROLE_ROOK,        /**< the rook of castling, or the corner it lacks */
    ECART_ROLE_PASSED,      /**< a cell that the king passes in castling */
    ECART_ROLE_CAPTURED,    /**< the pawn that en passant would take */

    ECART_ROLES             /**< how many there are */
};

ECART_BEGIN

/** Whether the move may be played as it was asked. */
ECART_INLINE bool ecart_verdict_is_legal(const ecart_verdict *verdict)
{
    return verdict->reason == ECART_LEGAL;
}

/** Whether the move was refused: neither legal nor waiting for a promotion. */
ECART_INLINE bool ecart_verdict_is_refusal(const ecart_verdict *verdict)
{
    return verdict->reason != ECART_LEGAL &&
           verdict->reason != ECART_PROMOTION_NEEDED;
}

/**
 * \brief   The evidence in its order, as reason.h gives it for each reason.
 *
 * Attackers, guards and checkers come in ascending order; what blocks the
 * king's way in castling, from the king outwards.
 *
 * \param   cells   gets at most ECART_EVIDENCE_LIMIT cells
 *
 * \return  How many; 0 for a legal move.
 */
ECART_API int ecart_verdict_evidence(const ecart_verdict *verdict,
                                     ecart_cell *cells);

/**
 * \brief   The role of a cell of the evidence.
 *
 * \param   index   of the cell, as ecart_verdict_evidence() gives them
 *
 * \return  ECART_ROLE_NONE if there is no such cell.
 */
ECART_API ecart_role ecart_verdict_role(const ecart_verdict *verdict,
                                        int index) ECART_PURE;

/** The name of a role, such as "pinner"; "none" for ECART_ROLE_NONE; NULL for
 *  what is no role. */
ECART_API const char *ecart_role_name(ecart_role role) ECART_CONST;

ECART_END

#endif
