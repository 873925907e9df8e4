/* SPDX-License-Identifier: MIT */
/**
 * \file   ecart/verdict.h
 * \brief  The answer to a request to move: a reason and its evidence.
 *
 * A verdict says whether a move is legal; ecart_move_check() (legal.h) gives it.
 * If the move is legal, it says what the move is: a capture, castling, a promotion.
 * If not, it says why: the reason, which is the first rule that the move breaks
 * (reason.h); the other rules that it breaks; and the evidence, the cells that
 * show the reason.  For a pinned knight these are the king that it shields and
 * the bishop that pins it.
 *
 * There is a third answer, ECART_PROMOTION_NEEDED: the move is legal, but it does
 * not say which piece the pawn promotes to.  A GUI should ask then, and only
 * then.
 *
 * A GUI does this when a piece is dropped:
 *
 *     ecart_verdict v = ecart_move_check(&position,
 *         ecart_move_make(from, to, ECART_NO_KIND));
 *
 *     if (v.reason == ECART_PROMOTION_NEEDED)
 *         v = ecart_move_check(&position, ecart_move_make(from, to, asked()));
 *     if (!ecart_verdict_is_legal(&v)) {
 *         refuse(&position, &v);
 *     } else {
 *         ecart_position_play(&position, v.move);
 *         if (position.checkers != 0)
 *             sound(ecart_has_legal_move(&position) ? CHECK : MATE);
 *     }
 *
 * The position after the move shows a check.  To know before the move is played, ask
 * ecart_move_gives() (legal.h).
 *
 * A text may mean several pieces, as Ne4 may mean each knight (san.h).  If none of them
 * may go, each has a reason.  The verdict is that of the piece that comes furthest: not
 * stopped by how knights move, but only by a pin, for example.  If several come as far,
 * for one reason, the verdict has that reason, the evidence of each, and no from-cell in
 * its move; if for different reasons, it has ECART_NO_CANDIDATE.  How far a piece comes
 * goes by the groups of reasons (reason.h).
 *
 * refuse() puts the piece back, shows the sentence of ecart_explain()
 * (explain.h), and draws the evidence:
 *
 *     ecart_cell cells[ECART_EVIDENCE_LIMIT];
 *     int        count = ecart_verdict_evidence(&v, cells);
 *
 *     for (int i = 0; i < count; i++)
 *         light(cells[i], ecart_verdict_role(&v, i));
 */
#ifndef ECART_VERDICT_H
#define ECART_VERDICT_H

#include <ecart/move.h>
#include <ecart/reason.h>

/** What a legal move is, or a text that is refused; flags of ecart_verdict.nature.  For the
 *  cells of castling, ask ecart_castling_of() before the move is played. */
enum {
    ECART_IS_CAPTURE      = 1 << 0, /**< captures a piece, also en passant */
    ECART_IS_EN_PASSANT   = 1 << 1, /**< the pawn in the column of move.to and the row
                                         of move.from is captured */
    ECART_IS_CASTLE_SHORT = 1 << 2, /**< the king ends on file g */
    ECART_IS_CASTLE_LONG  = 1 << 3, /**< the king ends on file c */
    ECART_IS_DOUBLE_STEP  = 1 << 4,
    ECART_IS_PROMOTION    = 1 << 5, /**< also while its kind is not named */
    ECART_IS_OUT_OF_TURN  = 1 << 6, /**< refused, but it would be legal if it were the
                                         turn of the other side; of texts only (san.h) */
    ECART_IS_PASS         = 1 << 7, /**< refused, because the text passes: "--", "0000",
                                         "pass" or "null"; of texts only */

    ECART_IS_CASTLE = ECART_IS_CASTLE_SHORT | ECART_IS_CASTLE_LONG
};

/** The answer. */
typedef struct ecart_verdict {
    ecart_reason_set also;      /**< if refused, the other rules that it breaks */
    ecart_cells      others;    /**< the cells of the evidence after the first */
    ecart_cells      candidates; /**< the pieces that a refused text may mean, if there
                                     are several; else none */
    ecart_cell       first;     /**< the first one; ECART_NO_CELL if there is no
                                     evidence, or if all of it is in others */
    ecart_reason     reason;    /**< ECART_LEGAL if legal */
    uint8_t          nature;    /**< the flags above; only the last two if refused */
    uint8_t          alias;     /**< 1 if it is a wrong shape and an alias (shape.h) */
    ecart_move       move;      /**< what was asked */
} ecart_verdict;

enum {
    ECART_EVIDENCE_LIMIT = 65   /**< the most cells that evidence can have */
};

/** The role of a cell in the evidence.  ecart_verdict_arrows() (legal.h) makes arrows of them. */
typedef uint8_t ecart_role;
enum {
    ECART_ROLE_NONE,        /**< the cell is not in the evidence */
    ECART_ROLE_MOVER,       /**< where the move starts */
    ECART_ROLE_TARGET,      /**< where it goes; in castling, where the king goes */
    ECART_ROLE_BLOCKER,     /**< a piece in the way */
    ECART_ROLE_CANDIDATE,   /**< a piece that the text of a move may mean */
    ECART_ROLE_KING,        /**< the king that is, or would be, attacked */
    ECART_ROLE_CHECKER,     /**< attacks that king now */
    ECART_ROLE_ATTACKER,    /**< would attack that king after the move */
    ECART_ROLE_PINNER,      /**< would attack that king if the piece left */
    ECART_ROLE_GUARD,       /**< protects the piece that the king would capture */
    ECART_ROLE_ROOK,        /**< the rook of castling, or the corner without it */
    ECART_ROLE_PASSED,      /**< a cell that the king passes in castling */
    ECART_ROLE_CAPTURED,    /**< the pawn that en passant would capture */

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
    return verdict->reason != ECART_LEGAL && verdict->reason != ECART_PROMOTION_NEEDED;
}

/** The cells of the evidence: for each reason, those in brackets in reason.h.
 *
 * Several cells with one role come in ascending order.  Only the pieces that
 * block castling come from the king outwards, those on the side to which it
 * castles first.  If several candidates have the same reason, the cells of each are
 * there once.
 * \param   cells   gets at most ECART_EVIDENCE_LIMIT cells
 * \return  How many; 0 for a legal move, and for a reason without evidence. */
ECART_API int ecart_verdict_evidence(const ecart_verdict *verdict, ecart_cell *cells);

/** The role of a cell of the evidence.
 * \param   index   from 0, in the order of ecart_verdict_evidence()
 * \return  ECART_ROLE_NONE if there is no such cell. */
ECART_API ecart_role ecart_verdict_role(const ecart_verdict *verdict, int index) ECART_PURE;

/** The name of a role, such as "pinner"; "none" for ECART_ROLE_NONE; NULL if
 *  there is no such role. */
ECART_API const char *ecart_role_name(ecart_role role) ECART_CONST;

ECART_END

#endif
