/* SPDX-License-Identifier: MIT */
/**
 * \file   ecart/board.h
 * \brief  A board of numbers: what a side sees at each, and whether a piece
 *         that stands on one may go to another.
 *
 * The article behind this library numbers more than the 64 cells.  The
 * numbers 0 to 10, 19, 20, 29 and so on to 89 and above lie around them like
 * a frame, and count as impossible.  A walk by a difference needs no other
 * rule to stop at the edge: a rook on h4, 84, steps east to 94.
 *
 * A number is in one of four states: empty, an enemy piece, an own piece,
 * impossible.  Which pieces are own depends on the side that is asked about.
 * A piece may go where its shape leads (shape.h), over empty cells, to one that
 * is empty or the enemy's.  The article writes such a destination as a pair:
 * the size of the difference, and 0 for empty or 1 for an enemy.
 *
 * The kings' safety, castling and en passant need to know more than what
 * stands where: they are in legal.h.
 */
#ifndef ECART_BOARD_H
#define ECART_BOARD_H

#include <ecart/piece.h>
#include <ecart/reason.h>

enum {
    ECART_BOARD_NUMBERS    = 120,   /**< 0 to 119 */
    ECART_IMPOSSIBLE_PIECE = 7,     /**< what the frame holds */
    ECART_DESTINATIONS     = 27,    /**< the most a piece can have: a queen */
    ECART_BOARD_TEXT_SIZE  = 192    /**< room for a board as text */
};

/** What stands where: a plain value that may be copied.  Read its numbers, but
 *  change them with ecart_board_put(), which keeps the frame. */
typedef struct ecart_board {
    ecart_piece at[ECART_BOARD_NUMBERS];
} ecart_board;

/** What a side sees at a number. */
typedef uint8_t ecart_state;
enum {
    ECART_EMPTY,
    ECART_ENEMY,
    ECART_OWN,
    ECART_IMPOSSIBLE
};

/** An answer about a piece on a board. */
typedef struct ecart_board_answer {
    ecart_reason reason;    /**< ECART_LEGAL if nothing on the board forbids it */
    bool         alias;     /**< whether the wrong shape is an alias (shape.h) */
    ecart_cell   evidence;  /**< the cell that decides: from, to or the first
                                 piece in the way; ECART_NO_CELL if legal or
                                 if one of them is not a cell */
    unsigned char : 8;      /**< unused */
} ecart_board_answer;

/** A destination: the article's pair, with the sign that it drops. */
typedef struct ecart_destination {
    ecart_difference difference;    /**< its size is the article's a */
    uint8_t          enemy;         /**< the article's b: 1 for a capture */
} ecart_destination;

ECART_BEGIN

/** Empties a board and sets its frame. */
ECART_API void ecart_board_clear(ecart_board *board);

/** Puts a piece on a cell, or ECART_NO_PIECE to empty it.
 *  \return false, with the board as it was, if there is no such cell, or
 *          neither such a piece nor ECART_NO_PIECE. */
ECART_API bool ecart_board_put(ecart_board *board, ecart_cell cell, ecart_piece piece);

/** The piece on a cell; ECART_NO_PIECE if it is empty or not a cell. */
ECART_API ecart_piece ecart_board_piece(const ecart_board *board, ecart_cell cell) ECART_PURE;

/** Writes a board as snprintf() does, in lines that begin with the number of the rank:
 *
 *     8  r n b q k b n r
 *
 * and below them one with the letters of the files; no line end follows that.
 * \param   bottom  the side at the bottom; one that is neither is White */
ECART_API size_t ecart_board_text(const ecart_board *board, ecart_side bottom,
                                  char *text, size_t size);

/** What \p side sees at a number; ECART_IMPOSSIBLE outside 0 to 119. */
ECART_API ecart_state ecart_board_state(const ecart_board *board,
                                        ecart_side side, int number) ECART_PURE;

/** Whether \p side may move what stands on \p from to \p to, by
 * shape, states and path.
 * \return  ECART_LEGAL, or the first that applies of: ECART_IMPOSSIBLE_CELL,
 *          ECART_SAME_CELL, ECART_NOTHING_THERE, ECART_NOT_YOUR_PIECE, a
 *          shape's reason, ECART_OWN_PIECE, ECART_PATH_BLOCKED,
 *          ECART_PAWN_PUSH_BLOCKED, ECART_PAWN_CAPTURE_EMPTY,
 *          ECART_KING_CAPTURE. */
ECART_API ecart_board_answer ecart_board_check(const ecart_board *board, ecart_side side,
                                               ecart_cell from, ecart_cell to) ECART_PURE;

/** All destinations of the piece on a cell, in ascending order of the cells.
 * \param   destinations    gets at most ECART_DESTINATIONS pairs
 * \return  How many; 0 if no piece is on that cell. */
ECART_API int ecart_board_destinations(const ecart_board *board, ecart_cell from,
                                       ecart_destination *destinations);

ECART_END

#endif
