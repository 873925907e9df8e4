/* SPDX-License-Identifier: MIT */
/**
 * \file   ecart/legal.h
 * \brief  All rules of a move: may this piece go there, and if not, why not?
 *
 *     ecart_position position;
 *     ecart_position_start(&position);
 *     ecart_verdict v = ecart_move_check(&position,
 *         ecart_move_make(ECART_F1, ECART_C4, ECART_NO_KIND));
 *
 * gives the reason ECART_PATH_BLOCKED, and e2 as its evidence.
 *
 * There is one truth for legality: the verdict.  A list of moves holds a move
 * if and only if its verdict is legal.
 *
 * Compiled for x86-64 with an optimiser, a verdict needs less than 1 KiB of stack in
 * all, and so do ecart_move_reason(), ecart_move_gives(), ecart_castle_check() and
 * ecart_premove_check(); a list of moves needs 1.2 KiB, and ecart_perft() less than
 * 1 KiB for each level.  The library as one file, compiled with -O2, needs up to a
 * hundred bytes more.
 */
#ifndef ECART_LEGAL_H
#define ECART_LEGAL_H

#include <ecart/position.h>
#include <ecart/verdict.h>

/** The side on which a king castles. */
typedef uint8_t ecart_wing;
enum {
    ECART_KINGSIDE,     /**< O-O: the king ends on file g */
    ECART_QUEENSIDE     /**< O-O-O: the king ends on file c */
};

/** Castling: where king and rook stand, and where they go.  The cells that the
 *  king passes are ecart_cells_between(king, king_to). */
typedef struct ecart_castling {
    ecart_cell king;        /**< ECART_NO_CELL if a move does not mean castling */
    ecart_cell king_to;
    ecart_cell rook;        /**< the corner, if there is no such rook */
    ecart_cell rook_to;
} ecart_castling;

/** An arrow on a board. */
typedef struct ecart_arrow {
    ecart_cell from;
    ecart_cell to;
    ecart_role role;    /**< of what is on from: it says how to draw the arrow */
} ecart_arrow;

enum {
    ECART_ARROWS_LIMIT = 130    /**< the most arrows that a verdict can have */
};

/** What a legal move gives: the answer of ecart_move_gives(). */
typedef uint8_t ecart_gives;
enum {
    ECART_GIVES_NOTHING,
    ECART_GIVES_CHECK,
    ECART_GIVES_MATE    /**< a check too */
};

/** The answer of ecart_premove_check(). */
typedef struct ecart_premove {
    bool         possible;  /**< whether the premove can become legal */
    ecart_move   reply;     /**< if so, the first reply that makes it so */
    ecart_reason reason;    /**< if not, which rule forbids it */
    unsigned char : 8, : 8; /**< unused */
} ecart_premove;

ECART_BEGIN

/** The verdict on a move.  Any move may be given, nonsense included. */
ECART_API ecart_verdict ecart_move_check(const ecart_position *position, ecart_move move);

/** The verdict on castling as O-O and O-O-O request it: by its side,
 * without naming a cell.
 *
 * The king may be anywhere.  Without the right to castle, the reason is
 * ECART_CASTLE_NO_ROOK or ECART_CASTLE_NO_RIGHT.
 * \param   wing    any other number gives ECART_CASTLE_NO_RIGHT */
ECART_API ecart_verdict ecart_castle_check(const ecart_position *position, ecart_wing wing);

/** The parts of castling, if a move of the side to move means castling, legal
 *  or not; all ECART_NO_CELL if it does not. */
ECART_API ecart_castling ecart_castling_of(const ecart_position *position,
                                           ecart_move move) ECART_PURE;

/** The parts of castling on one side of the king, allowed or not, wherever the
 *  king stands.  The rook is the one with the right to castle; if there is none,
 *  its place is the corner.  All ECART_NO_CELL if there is no king, or for any
 *  other number. */
ECART_API ecart_castling ecart_castling_on(const ecart_position *position,
                                           ecart_wing wing) ECART_PURE;

/** What a board may show of a verdict as arrows.
 *
 * First comes the move, from ECART_ROLE_MOVER; of legal castling that of the king, and one
 * from ECART_ROLE_ROOK.  If several pieces may be meant, there is one from each, an
 * ECART_ROLE_CANDIDATE.  Then comes an arrow from each checker, attacker, pinner and guard
 * to the cell that it attacks, or would attack: the first cell of the evidence.  If it is
 * on that itself, as the enemy king is when the kings would touch, the arrow goes to
 * move.to.
 * \param   position    the position in which the move was asked for
 * \param   arrows      gets at most ECART_ARROWS_LIMIT of them; how many is returned */
ECART_API int ecart_verdict_arrows(const ecart_position *position,
                                   const ecart_verdict *verdict, ecart_arrow *arrows);

/** The reason that ecart_move_check() gives, and nothing more.  This takes about
 *  three quarters of the time, because neither the evidence nor the nature of the
 *  move is worked out.  Use it where the user sees no more than that: to filter
 *  many moves, or to colour a cell while the mouse hovers over it.  Ask for the
 *  whole verdict when the piece is dropped. */
ECART_API ecart_reason ecart_move_reason(const ecart_position *position,
                                         ecart_move move) ECART_PURE;

/** Whether ecart_move_reason() is ECART_LEGAL. */
ECART_API bool ecart_move_is_legal(const ecart_position *position, ecart_move move) ECART_PURE;

/** Whether the side to move has any legal move. */
ECART_API bool ecart_has_legal_move(const ecart_position *position) ECART_PURE;

/** Lists all legal moves.
 *
 * They come in ascending order of their from-cells, and those of one piece in
 * ascending order of their to-cells.  A promotion is listed four times: to a
 * queen, a rook, a bishop and a knight.  Castling is listed as the king's move,
 * e1-g1; in Chess960, as king onto rook.
 * \param   moves   gets the first \p size moves
 * \return  How many legal moves there are; no more than \p size were written. */
ECART_API size_t ecart_legal_moves(const ecart_position *position, ecart_move *moves, size_t size);

/** How many legal moves there are. */
ECART_API size_t ecart_legal_count(const ecart_position *position) ECART_PURE;

/** The cells to which the piece on \p from may legally go, for a GUI to show:
 *  the to-cells of its moves in ecart_legal_moves().  None if it cannot go
 *  anywhere, or if no piece of the side to move is there. */
ECART_API ecart_cells ecart_legal_destinations(const ecart_position *position,
                                               ecart_cell from) ECART_PURE;

/** A move as this library writes it.
 *
 * Castling may be requested in two ways (move.h).  It becomes the king's move in
 * standard chess, and king onto rook in Chess960.  Any other move stays as it is. */
ECART_API ecart_move ecart_move_canonical(const ecart_position *position,
                                          ecart_move move) ECART_PURE;

/** Whether a move gives check, or mate, which a verdict does not say;
 *  ECART_GIVES_NOTHING for a move that is not legal. */
ECART_API ecart_gives ecart_move_gives(const ecart_position *position, ecart_move move) ECART_PURE;

/** Plays a move if it is legal.
 * \return  The verdict in the position before the move.  If its reason is not
 *          ECART_LEGAL, \p position stays as it was. */
ECART_API ecart_verdict ecart_position_play(ecart_position *position, ecart_move move);

/** The en passant cell if a pawn may legally capture there, else ECART_NO_CELL.
 *  When the Laws compare two positions, only this counts: a cell that a pawn
 *  passed, but where no capture is legal, makes no difference. */
ECART_API ecart_cell ecart_position_en_passant(const ecart_position *position) ECART_PURE;

/** How many sequences of \p depth legal moves there are (perft).
 * \param   depth   1 counts the legal moves; for 0 or less the answer is 1 */
ECART_API uint64_t ecart_perft(const ecart_position *position, int depth) ECART_PURE;

/** Whether a premove can become legal.
 *
 * A premove is a move that a player enters while it is the other side's turn, to
 * be played at once after the reply.  Here the other side is the side to move,
 * and each of its legal moves is tried as a reply.  So a piece in the way does
 * not matter if it can leave, nor does a piece of the same side on the target if
 * it can be captured.
 * \return  If the premove is legal after some reply: possible, with the first
 *          such reply in the order of ecart_legal_moves().  A promotion need not
 *          name its kind.  If not, the reason is the one that ecart_move_check()
 *          gives after most of the replies; if several are given as often, the
 *          one of the lowest rank.
 *          If no piece of the player is on the from-cell, the reason says so,
 *          whatever the replies are.  If there is such a piece but no legal
 *          reply, the premove is not possible and the reason is ECART_LEGAL. */
ECART_API ecart_premove ecart_premove_check(const ecart_position *position, ecart_move move);

ECART_END

#endif
