/* SPDX-License-Identifier: MIT */
/**
 * \file   ecart/between.h
 * \brief  Which moves lie between a position and a board that was seen.
 *
 * An electronic board, a camera or a tablet does not report moves: it reports
 * again and again what is on each cell.  After 1. e4 its e2 is empty and there is
 * a pawn on e4.  ecart_move_between() finds the legal move that leads from a
 * position to such a board.  If there is none, it finds the move that was tried,
 * with its verdict: e2 is empty and there is a pawn on e5, so e2-e5 was tried,
 * which no pawn can do.  If it was not a move at all, the cells that differ show
 * what has to be put right.
 *
 * Many boards know less than what stands where.  Some know only the colour of
 * each piece, some only which cells are occupied.  Then several moves may fit,
 * and the answer has them all: a pawn that reaches the last rank may have become
 * any of four pieces; and where only occupied cells are known, a capture shows
 * only that a piece has left its cell.
 *
 * Hands need time.  While a piece is in the air or off the board, its cell
 * differs.  A king that went from e1 to g1 while its rook still stands on h1 has
 * not yet castled; nor is an en passant capture complete before the pawn is off
 * the board.  Such a legal move is reported as unfinished.  A rook that castles
 * before its king has made a legal move of its own, though; and where only
 * occupied cells are known, so has a piece that is only lifted, if it might
 * capture something.  Wait until a board has been at rest for a moment, as watch.h
 * does.
 *
 * Players can be quicker than the looks at their board.  ecart_lines_between() finds
 * two moves at once; and moves of a game that were taken back, and another move that
 * was made instead.
 *
 * At the end of a game players put both kings on cells of the centre, as
 * electronic boards have taught them: on e4 and d5, which are light, if White
 * has won; on d4 and e5, which are dark, if Black has won; on a light and a dark
 * one for a draw.  They are beside each other there, so no move can mean this.
 *
 * This header may change until 1.0.
 */
#ifndef ECART_BETWEEN_H
#define ECART_BETWEEN_H

#include <ecart/game.h>

/** What is known of a board that was seen. */
typedef uint8_t ecart_sight;
enum {
    ECART_SEES_PIECES,      /**< which piece stands on each cell */
    ECART_SEES_COLOURS,     /**< only whose piece: the kinds are ignored */
    ECART_SEES_OCCUPIED     /**< only whether there is one: any piece will do */
};

/** How a board that was seen follows from a position. */
typedef uint8_t ecart_seen;
enum {
    ECART_SEEN_SAME,        /**< "same": as far as is known, nothing has changed */
    ECART_SEEN_MOVE,        /**< "move": legal moves lead there */
    ECART_SEEN_UNFINISHED,  /**< "unfinished": a legal move does, but its rook or
                                 the captured pawn has not been moved yet */
    ECART_SEEN_TRY,         /**< "try": a move leads there that is not legal */
    ECART_SEEN_DIFFERENT,   /**< "different": no single move leads there */

    ECART_SEEN_KINDS        /**< how many there are */
};

/** The result that two kings in the centre show. */
typedef uint8_t ecart_seen_result;
enum {
    ECART_SEEN_NO_RESULT,
    ECART_SEEN_WHITE_WINS,  /**< both on light cells: d5 and e4 */
    ECART_SEEN_BLACK_WINS,  /**< both on dark cells: d4 and e5 */
    ECART_SEEN_DRAW         /**< one on each */
};

enum {
    ECART_BETWEEN_MOVES = 8     /**< the most legal moves that can fit */
};

/** What lies between a position and a board that was seen. */
typedef struct ecart_sighting {
    ecart_cells       different;    /**< cells that differ from the position, as
                                         far as is known */
    ecart_cells       unfinished;   /**< of ECART_SEEN_UNFINISHED: cells that
                                         differ from what the move leads to */
    ecart_verdict     verdict;      /**< of ECART_SEEN_TRY: the verdict on the
                                         move that was tried; else all zero */
    ecart_move        moves[ECART_BETWEEN_MOVES]; /**< legal moves that fit, in
                                         the order of ecart_legal_moves() */
    uint8_t           count;        /**< how many moves */
    ecart_seen        kind;
    ecart_seen_result result;       /**< none if nothing has changed, or if a legal
                                         move fits */
    unsigned char : 8, : 8, : 8, : 8, : 8; /**< unused */
} ecart_sighting;

/** What may have happened in a game since its last move: moves were taken back,
 *  then others were made. */
typedef struct ecart_line_between {
    size_t     back;        /**< how many were taken back first */
    size_t     count;       /**< how many were made then, 0 to 2 */
    ecart_move moves[2];    /**< these */
} ecart_line_between;

ECART_BEGIN

/** The move that leads from a position to a board that was seen.
 *
 * If nothing differs, the answer is ECART_SEEN_SAME.  Otherwise legal moves come
 * first, then a legal move that is unfinished, then a move that was tried: a piece
 * of either side left one cell and is on another; or it castled or captured en
 * passant against the rules, completely.  Its target may have held
 * anything, but must look different now.
 *
 * The verdict on a try is what ecart_move_check() gives.  If the kinds are
 * known, and a pawn on the last rank is still a pawn, its reason is
 * ECART_PROMOTION_NEEDED, unless the move breaks a rule.
 *
 * If the kinds are known, at most one move fits.  In Chess960, castling may swap
 * king and rook, so that a board without kinds looks as before: then the answer
 * is ECART_SEEN_SAME, and such castling is among the moves.
 *
 * The result is given whenever both kings stand in the centre, whatever happened to
 * the other pieces.  If the kinds are not known, it is given if the board looks as
 * if the kings had gone there and nothing else had moved.
 * \param   seen    the frame around the board is ignored, and a number that is
 *                  not a piece counts as an empty cell
 * \param   sight   any other number is ECART_SEES_PIECES */
ECART_API ecart_sighting ecart_move_between(const ecart_position *position, const ecart_board *seen,
                                            ecart_sight sight);

/** The lines of up to two moves, forward or back, that lead from a game to a
 * board that was seen.
 *
 * These are tried one after another; the first that leads there is the answer, with
 * all its lines:
 *
 * - nothing: the board looks as before;
 * - a move;
 * - the last move is taken back;
 * - two steps: the last move is taken back, and another is made; or the last two are
 *   taken back; or two moves are made;
 * - all moves are taken back;
 * - the last two are taken back, and another is made; or the last, or the last two,
 *   are taken back, and two others are made.
 *
 * A game without records can only go forward.  After 1. Nf3 Nf6, the start position has
 * two lines: both moves are taken back, or 2. Ng1 Ng8 was played.
 *
 * If the kinds are known, all lines lead to the same pieces: after 1. e4, both d3 exd3
 * and d4 exd3 look alike.  If only occupied cells are known, there may be many lines.
 * The work is bounded: it takes less than a millisecond.
 * \param   seen    as for ecart_move_between(), and so is \p sight
 * \param   lines   gets the first \p size lines
 * \return  How many lines there are, even if there is no room for all; 0 if nothing of
 *          this kind leads there. */
ECART_API size_t ecart_lines_between(const ecart_game *game, const ecart_board *seen,
                                     ecart_sight sight, ecart_line_between *lines, size_t size);

/** The identifier, such as "unfinished"; NULL if there is no such kind. */
ECART_API const char *ecart_seen_name(ecart_seen kind) ECART_CONST;

ECART_END

#endif
