/* SPDX-License-Identifier: MIT */
/**
 * \file   ecart/legal.h
 * \brief  The whole law: may this piece go there, and if not, why not?
 *
 *     ecart_position position;
 *     ecart_position_start(&position);
 *     ecart_verdict v = ecart_move_check(&position,
 *         ecart_move_make(ECART_F1, ECART_C4, ECART_NO_KIND));
 *
 * says ECART_PATH_BLOCKED, and that e2 is in the way.
 *
 * There is one truth for legality: the verdict.  A list of moves holds a move
 * if and only if its verdict is legal.
 */
#ifndef ECART_LEGAL_H
#define ECART_LEGAL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <ecart/api.h>
#include <ecart/cell.h>
#include <ecart/move.h>
#include <ecart/position.h>
#include <ecart/verdict.h>

/** The side on which a king castles. */
typedef uint8_t ecart_wing;
enum {
    ECART_KINGSIDE,     /**< O-O: the king ends on file g */
    ECART_QUEENSIDE     /**< O-O-O: the king ends on file c */
};

/** Castling: where king and rook stand, and where they go.  The king passes the
 *  cells between its two: ecart_cells_between(). */
typedef struct ecart_castling {
    ecart_cell king;        /**< ECART_NO_CELL if a move does not mean castling */
    ecart_cell king_to;
    ecart_cell rook;        /**< where a rook should stand, if none does */
    ecart_cell rook_to;
} ecart_castling;

/** Whether a premove can become legal. */
typedef struct ecart_premove {
    bool         possible;  /**< whether it may become legal */
    ecart_move   reply;     /**< if so, the first reply that makes it so */
    ecart_reason reason;    /**< if not, which rule forbids it */
    unsigned char : 8, : 8; /**< eight bytes: tcc would write that many anyway */
} ecart_premove;

ECART_BEGIN

/**
 * \brief   The verdict on a move.
 *
 * Any move may be asked for, nonsense included.  The reason is the first rule
 * that the move breaks, in the order of reason.h.
 */
ECART_API ecart_verdict ecart_move_check(const ecart_position *position,
                                         ecart_move move);

/**
 * \brief   The verdict on castling as such: what O-O and O-O-O ask for.
 *
 * It needs no cell, and is asked wherever the king stands.  Without the right
 * to it, the reason is ECART_CASTLE_NO_ROOK or ECART_CASTLE_NO_RIGHT.
 *
 * \param   wing    for any other number there is no right either
 */
ECART_API ecart_verdict ecart_castle_check(const ecart_position *position,
                                           ecart_wing wing);

/** The parts of castling, if that is what a move of the side to move means,
 *  legal or not; all ECART_NO_CELL if it does not. */
ECART_API ecart_castling ecart_castling_of(const ecart_position *position,
                                           ecart_move move) ECART_PURE;

/** The parts of castling on a side of the king, allowed or not, wherever the
 *  king stands: with the rook that has the right, else with the corner.  All
 *  ECART_NO_CELL without a king, or for any other number. */
ECART_API ecart_castling ecart_castling_on(const ecart_position *position,
                                           ecart_wing wing) ECART_PURE;

/** The reason of the verdict on a move, and nothing more: faster, since it need
 *  not find out by which cells one sees it, nor what a legal move is. */
ECART_API ecart_reason ecart_move_reason(const ecart_position *position,
                                         ecart_move move) ECART_PURE;

/** Whether that is ECART_LEGAL. */
ECART_API bool ecart_move_is_legal(const ecart_position *position,
                                   ecart_move move) ECART_PURE;

/** Whether the side to move has any legal move. */
ECART_API bool ecart_has_legal_move(const ecart_position *position) ECART_PURE;

/**
 * \brief   All legal moves, a promotion once for each of four kinds.
 *
 * Castling is given as the king's move, e1-g1; in Chess960, as king onto rook.
 * Moves are grouped by the piece that moves, in ascending order of the
 * from-cells and then of the to-cells.
 *
 * \param   moves   gets the first \p size moves
 *
 * \return  How many legal moves there are; no more than \p size were written.
 */
ECART_API size_t ecart_legal_moves(const ecart_position *position,
                                   ecart_move *moves, size_t size);

/** How many legal moves there are. */
ECART_API size_t ecart_legal_count(const ecart_position *position) ECART_PURE;

/** The cells to which what stands on \p from may legally go: what a GUI
 *  paints.  Castling counts as the list gives it.  None if it may go nowhere,
 *  nothing of the side to move stands there, or it is no cell. */
ECART_API ecart_cells ecart_legal_destinations(const ecart_position *position,
                                               ecart_cell from) ECART_PURE;

/**
 * \brief   A move as this library writes it.
 *
 * Castling, which may be asked for in two ways, becomes the king's move in
 * usual chess and king onto rook in Chess960.  Any other move stays.
 */
ECART_API ecart_move ecart_move_canonical(const ecart_position *position,
                                          ecart_move move) ECART_PURE;

/**
 * \brief   Plays a move if it is legal.
 *
 * \return  Its verdict, as before the move.  If that is not ECART_LEGAL,
 *          \p position is as it was.
 */
ECART_API ecart_verdict ecart_position_play(ecart_position *position,
                                            ecart_move move);

/** The en passant cell if a pawn may legally capture there, else none: two
 *  positions that differ in nothing else are the same position. */
ECART_API ecart_cell ecart_position_en_passant(const ecart_position *position) ECART_PURE;

/**
 * \brief   How many sequences of legal moves of a length there are (perft).
 *
 * \param   depth   1 counts the legal moves; 0 or less answers 1
 */
ECART_API uint64_t ecart_perft(const ecart_position *position, int depth) ECART_PURE;

/**
 * \brief   Whether the side whose turn it is not may lay a move ready.
 *
 * Every legal reply of the side to move is tried.  An own piece on the goal
 * forbids nothing if it can be taken there, nor does a piece in the way that
 * can leave.
 *
 * \return  Possible, with the first reply, in the order of ecart_legal_moves(),
 *          after which the move is legal; a promotion may lack its piece.  Or
 *          not possible, with the first rule that the move breaks after every
 *          reply; if there is no such rule, the first that it breaks after any.
 *          If there is no legal reply, the reason is that of the from-cell, or
 *          ECART_LEGAL.
 */
ECART_API ecart_premove ecart_premove_check(const ecart_position *position,
                                            ecart_move move);

ECART_END

#endif
