/* SPDX-License-Identifier: MIT */
/**
 * \file   ecart/meant.h
 * \brief  What was meant by a text or a request that is not a legal move.
 *
 * "Nf4" at the start of a game is not a legal move.  The writer hit the wrong
 * key, or read a 3 as a 4, and meant Nf3; or perhaps let go of the knight one
 * square too far.  ecart_meant() lists the legal moves that a text is close to,
 * nearest first, each with the slip of hand or eye that explains the text:
 *
 *     ecart_meaning meanings[3];
 *     size_t        count = ecart_meant(&position, "Nf4", 3, meanings, 3);
 *
 * returns 2: first Nf3, by a neighbouring key, then f4, with a letter too many.
 *
 * Texts are compared with moves as the standard writes them, without what a
 * forgiving reader skips: "12. Nf4!?" is Nf4.  Signs of capture and check decide
 * among equals: "Nxd5+" most likely means a capture that gives check.
 *
 * The cost of a slip is a whole number, and each move has the slip that costs
 * least.  The nearest slip of each kind costs 1, and those further away cost
 * more.
 *
 * Often several moves are equally near.  In a game the rest decides: after most of
 * them, another move is soon illegal.  Some slips happen to make a legal move, and
 * then a later text is refused.  ecart_meant_in_line() finds both.
 *
 * These are guesses.  To read without guessing, use san.h.
 *
 * This header may change until 1.0.
 */
#ifndef ECART_MEANT_H
#define ECART_MEANT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <ecart/api.h>
#include <ecart/move.h>
#include <ecart/position.h>
#include <ecart/san.h>

/** A slip: how a move became the text that was written. */
typedef uint8_t ecart_slip;
enum {
    ECART_SLIP_KEY,         /**< another key: Nf4 for Nf3; a neighbour costs 1 */
    ECART_SLIP_SHAPE,       /**< a character that looks alike: 6xc3 for bxc3 */
    ECART_SLIP_SWAP,        /**< two characters in the wrong order: fN3 */
    ECART_SLIP_MISSING,     /**< a character is missing: Nd2 for Nbd2 */
    ECART_SLIP_EXTRA,       /**< one too many: Nff3 */
    ECART_SLIP_PIECE,       /**< another piece: Bf3 for Nf3 */
    ECART_SLIP_CELL,        /**< another cell, a2 for b2; a neighbour costs 1 */
    ECART_SLIP_CASTLING,    /**< O-O for O-O-O, or the reverse */

    ECART_SLIPS             /**< how many there are */
};

/** A move that may have been meant. */
typedef struct ecart_meaning {
    ecart_move move;        /**< as ecart_legal_moves() lists it */
    ecart_slip slip;        /**< what explains the text best */
    uint8_t    cost;        /**< of the slip, from 1 */
    uint16_t   ply;         /**< in a line: which text it stands for, from 1; else 1 */
    uint16_t   plies;       /**< in a line: how many texts after it can then be
                                 played; else 0 */
    uint16_t   doubts;      /**< signs of check and capture that do not fit, and
                                 from-cells given without need: in its own text,
                                 and in a line in those plies too */
    char       san[ECART_SAN_SIZE]; /**< the move as the standard writes it */
} ecart_meaning;

/** A text of a move in a line of them. */
typedef struct ecart_text {
    const char *text;       /**< need not end with a zero */
    size_t      length;     /**< bytes */
} ecart_text;

ECART_BEGIN

/** The name of a slip, such as "key"; NULL if there is no such slip. */
ECART_API const char *ecart_slip_name(ecart_slip slip) ECART_CONST;

/**
 * \brief   The legal moves that a text may have meant, nearest first.
 *
 * The text is a move in SAN or two cells, as ecart_notation_read() takes it, or
 * nearly one.  If it is a legal move, that move is not listed: the answer is what
 * else it may have been.  All meanings of an ambiguous text are listed.
 *
 * \param   text        need not end with a zero; any bytes
 * \param   meanings    gets the first \p size of them; may be NULL if that is 0
 *
 * \return  How many there are, 64 at most; 0 if the text is close to nothing.
 */
ECART_API size_t ecart_meant(const ecart_position *position, const char *text,
                             size_t length, ecart_meaning *meanings, size_t size);

/**
 * \brief   What may have been meant by a request made with a mouse or on a touch screen.
 *
 * The slips are these: the piece should have been taken from a neighbouring cell, or put
 * on one; another piece should have gone there; the promotion was not named; the king
 * should have castled to the other side.
 */
ECART_API size_t ecart_meant_move(const ecart_position *position, ecart_move move,
                                  ecart_meaning *meanings, size_t size);

/**
 * \brief   How many texts of a line can be played, one after another.
 *
 * \return  \p count if all of them can; else the index of the first that is
 *          refused.
 */
ECART_API size_t ecart_line_played(const ecart_position *start,
                                   const ecart_text *texts, size_t count);

/**
 * \brief   What may have been meant in a line of moves where one is refused.
 *
 * Each move that may have been meant there is played, and then the rest of the
 * line as far as possible.  So are the moves that may have been meant by earlier
 * texts, where a slip may have happened to make a legal move; they are listed if
 * the refused text can be played after them.
 *
 * The moves that let most of the line be played come first; among equals, those
 * with fewer doubts, a lower cost and a place nearer to the refused text.
 *
 * \param   texts   only the first 65535 are read
 *
 * \return  How many there are, 64 at most; 0 too if no text is refused.
 */
ECART_API size_t ecart_meant_in_line(const ecart_position *start,
                                     const ecart_text *texts, size_t count,
                                     ecart_meaning *meanings, size_t size);

ECART_END

#endif
