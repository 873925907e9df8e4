/* SPDX-License-Identifier: MIT */
/**
 * \file   ecart/plain.h
 * \brief  The library for scripts and other languages: numbers, texts and pointers.
 *
 * A script that only needs a sentence gets it with one call, and without a structure.
 * In Python:
 *
 *     text   = ctypes.create_string_buffer(1024)
 *     reason = ecart.ecart_ask(None, 0, b"f1c4", 4, b"en", text, 1024)
 *
 * The reason is 24, which ecart_reason_name() calls "path-blocked", and the text is
 * "The bishop on f1 cannot reach c4: the pawn on e2 is in the way, and only knights
 * jump."
 *
 * Some languages can pass a pointer to a structure, but not the structure itself.  So
 * the functions that a GUI needs most have twins here: ecart_plain_move_check() does
 * what ecart_move_check() does.  A move is passed as three numbers, and an answer is
 * written through a pointer.  Functions that need only numbers, texts and pointers can
 * be called as they are.
 *
 * The caller provides the memory for a structure, and ecart_size_of() says how much it
 * needs.  A program need not know what is in it: ecart_verdict_evidence() gives the
 * cells of a verdict, ecart_board_piece() the piece on a cell.  A pointer to a game is
 * one to its position too, a pointer to a position one to its board, and a pointer to
 * an ecart_notation one to its verdict, since these come first.  A game keeps a pointer
 * to its records, and they must live as long as it does.
 *
 * A cell, a kind or a sight that is not a number from 0 to 254 becomes 255, which does
 * not exist.  A verdict then holds 255, and its sentence says that there is no cell 255.
 */
#ifndef ECART_PLAIN_H
#define ECART_PLAIN_H

#include <ecart/between.h>
#include <ecart/san.h>

enum {
    ECART_BAD_POSITION = -1     /**< instead of a reason: the FEN has an error */
};

ECART_BEGIN

/** May this move be played, and if not, why not?
 * \param   fen         the position; NULL for the start of a game
 * \param   move        a move in any notation: Nf3, g1f3 or 7163
 * \param   language    a code that ends with a zero, "fr"; NULL, or one that
 *                      ecart_language_find() does not find, is English
 * \param   text        receives the answer as a sentence: that of
 *                      ecart_explain_notation(), or that of the first error of the FEN
 * \param   size        ECART_EXPLAIN_SIZE, which is 1024, is enough
 * \return  The reason: ECART_LEGAL, which is 0, if the move is legal.
 *          ECART_BAD_POSITION, which is -1, if the FEN has an error. */
ECART_API int ecart_ask(const char *fen, size_t fen_length, const char *move, size_t move_length,
                        const char *language, char *text, size_t size);

/** The version of the library in use as text, "0.3.0". */
ECART_API const char *ecart_version_text(void) ECART_CONST;

/** The size of a structure in the library in use, in bytes.
 *
 * Memory for it should be aligned as malloc() does, to 8 bytes.
 * \param   name    of any structure in these headers, with a zero at its end:
 *                  "ecart_position"
 * \return  The size; 0 if there is no such structure. */
ECART_API size_t ecart_size_of(const char *name) ECART_PURE;

/** ecart_move_check() with plain arguments.
 *
 * As in every function here, \p from and \p to are cells, and \p promotion is the kind of
 * piece: 0 if none is named, 2 for a queen, 3 for a rook, 4 for a bishop, 5 for a knight.  All
 * may be any number; and where the answer goes may be NULL.
 * \return  The reason; 0 if the move is legal. */
ECART_API int ecart_plain_move_check(const ecart_position *position, int from, int to,
                                     int promotion, ecart_verdict *verdict);

/** ecart_position_play() with plain arguments.  Returns the reason; 0 if it was played. */
ECART_API int ecart_plain_position_play(ecart_position *position, int from, int to, int promotion,
                                        ecart_verdict *verdict);

/** ecart_game_play() with plain arguments.  Returns whether it was played, 1 or 0. */
ECART_API int ecart_plain_game_play(ecart_game *game, int from, int to, int promotion,
                                    ecart_verdict *verdict);

/** ecart_notation_read_with() with plain arguments.  Returns the reason; 0 if the text is a
 *  legal move. */
ECART_API int ecart_plain_notation_read(const ecart_position *position,
                                        const ecart_letters *letters,
                                        const char *text, size_t length, ecart_notation *notation);

/** ecart_premove_check() with plain arguments.  Returns whether it can become legal, 1 or 0. */
ECART_API int ecart_plain_premove_check(const ecart_position *position, int from, int to,
                                        int promotion, ecart_premove *premove);

/** ecart_move_between() with plain arguments; \p sight is an ecart_sight, or any number.
 *  Returns the kind of the sighting, an ecart_seen. */
ECART_API int ecart_plain_move_between(const ecart_position *position, const ecart_board *seen,
                                       int sight, ecart_sighting *sighting);

ECART_END

#endif
