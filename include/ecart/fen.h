/* SPDX-License-Identifier: MIT */
/**
 * \file   ecart/fen.h
 * \brief  Reading and writing set-ups as Forsyth-Edwards Notation.
 *
 *     rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1
 *
 * has six fields: the placement from rank 8 down, the side to move, the rights
 * to castle, the square that a pawn just passed, moves of either side since a
 * capture or a pawn's move, and the number of the move.
 *
 * All faults of a text are found at once, each with its offset.  Some are
 * repairs, and they are made: a text that ends after its first field, or a later one,
 * goes on with the rest of "w - - 0 1".  To refuse such a text,
 * ask ecart_faults_first(faults, ECART_REPAIR).
 *
 * An EPD is read too: the first four fields, and operations such as
 *
 *     rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - bm e4 d4; id "start";
 *
 * Each is a word, its operands and a semicolon; anything else is a fault.  The
 * operations hmvc and fmvn give the two counters; without them these are 0 and 1.
 * All others are ignored.
 *
 * In Chess960 rights are named by the files of the rooks (Shredder-FEN: HAha),
 * or by KQkq for the outermost rook and a letter for an inner one (X-FEN).
 * The letters of files show by themselves that a FEN is of Chess960.
 */
#ifndef ECART_FEN_H
#define ECART_FEN_H

#include <ecart/position.h>

enum {
    ECART_FEN_SIZE = 128    /**< room for any FEN this library writes */
};

/** How rights to castle and the en passant square are written; flags. */
enum {
    ECART_FEN_PLAIN    = 0,
    ECART_FEN_SHREDDER = 1 << 0,    /**< HAha; otherwise KQkq where that is clear */
    ECART_FEN_LEGAL_EN_PASSANT = 1 << 1 /**< name the square only if a pawn may
                                             legally capture there */
};

ECART_BEGIN

/** Reads a FEN into a set-up, as far as it can be understood.
 * \param   chess960    let KQkq mean the outermost rooks, wherever the king
 *                      stands on its first rank
 * \param   setup       gets what was understood
 * \param   faults      gets all faults, of the text and of the set-up
 * \return  Whether there is no error among them. */
ECART_API bool ecart_fen_read(const char *text, size_t length, bool chess960, ecart_setup *setup,
                              ecart_faults *faults);

/** Reads a FEN into a position.
 *
 * This is ecart_fen_read() and then ecart_position_set(), in one step and without
 * examining the set-up twice.  What can be mended is mended; the repairs
 * are among the faults.  The other parameters are those of ecart_fen_read().
 * \param   position    gets the position; stays as it was if there is an error
 * \return  Whether there is no error among the faults. */
ECART_API bool ecart_fen_position(const char *text, size_t length, bool chess960,
                                  ecart_position *position, ecart_faults *faults);

/** Writes a set-up as a FEN, as snprintf() does.
 *
 * Whatever the set-up holds is written: a number that is not a piece as an empty
 * square, a side that is neither as White, an impossible en passant cell as
 * "-".  Rights to castle are written for rooks on the first ranks only.
 * \param   form    flags: ECART_FEN_PLAIN or others; unknown ones are ignored */
ECART_API size_t ecart_fen_write(const ecart_setup *setup, int form, char *text, size_t size);

ECART_END

#endif
