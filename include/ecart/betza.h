/* SPDX-License-Identifier: MIT */
/**
 * \file   ecart/betza.h
 * \brief  Figures from a few letters: Betza's notation.
 *
 * Ralph Betza writes a piece as the jumps that it is made of, each of them a
 * capital letter: N is a knight, NN a nightrider, BN an archbishop, which moves as
 * a bishop or a knight.  Small letters before a capital say that only some of it is
 * meant: fmWfcF goes one step forward to move and one step diagonally forward to
 * capture, as a pawn does.
 *
 * The letters, with the columns and rows of the jump:
 *
 *     W 1,0   D 2,0   H 3,0         along a row or a column
 *     F 1,1   A 2,2   G 3,3         along a diagonal
 *     N 2,1   C or L 3,1   Z or J 3,2
 *     (4,1)                         any other, both numbers from 0 to 7
 *     K = WF    R = WW    B = FF    Q = RB
 *
 * A letter twice, or a 0 after it, repeats the jump as long as the cells between are
 * empty; a number from 1 to 7 repeats it as often at most: W3 is a rook of three
 * cells.  The letters before a capital:
 *
 *     m   only to move, not to capture      c   only to capture
 *     f b l r                               forward, backward, left, right
 *     v = fb   s = lr                       vertically, sideways
 *
 * Along rows and columns, directions add up: fsW is forward, left and right.  For
 * other jumps, some pairs of letters are one direction: fl, fr, bl, br, lf, rf, lb,
 * rb, fs, bs, lv and rv.  flF is one cell, diagonally forward to the left.  A knight's
 * fN are the two jumps that go two rows forward, and lfN is the left one of them.  fsN
 * are the two that go one row forward, and flN is the left one of them.  rvN are the
 * right jump of fN and the right jump of bN.
 * Directions before K or Q hold for both parts: fK is fWfF.
 *
 * Some of the notation is not supported, and has faults of its own: lame pieces, which
 * cannot jump over what is in their way (n); hoppers, which only move by jumping over
 * something (p and g); and moves that a piece has only from where it started (i).
 *
 * This header may change until 1.0.
 */
#ifndef ECART_BETZA_H
#define ECART_BETZA_H

#include <ecart/figure.h>

enum {
    ECART_BETZA_LENGTH = 511    /**< the longest text that is read */
};

/** What is wrong with a text. */
typedef uint8_t ecart_betza_fault;
enum {
    ECART_BETZA_FINE,           /**< nothing */
    ECART_BETZA_EMPTY,          /**< there is nothing to read */
    ECART_BETZA_TOO_LONG,       /**< more than ECART_BETZA_LENGTH characters */
    ECART_BETZA_CHARACTER,      /**< a character that the notation does not have there */
    ECART_BETZA_NO_CAPITAL,     /**< nothing follows m, c or a direction */
    ECART_BETZA_RANGE,          /**< a number of more than 7 times */
    ECART_BETZA_JUMP,           /**< within parentheses, not two numbers from 0 to 7 */
    ECART_BETZA_NOWHERE,        /**< (0,0) */
    ECART_BETZA_TOO_MANY,       /**< more than ECART_FIGURE_STEPS steps */
    ECART_BETZA_LAME,           /**< n */
    ECART_BETZA_HOPPER,         /**< p or g */
    ECART_BETZA_FIRST_MOVE,     /**< i */

    ECART_BETZA_FAULTS          /**< how many there are, with none */
};

ECART_BEGIN

/** Reads a figure.
 * \param   figure  gets the figure; one without steps if the text is wrong
 * \param   offset  gets the offset of the first byte that is wrong or missing, 0 to
 *                  \p length; \p length if nothing is
 * \return  ECART_BETZA_FINE, or what is wrong. */
ECART_API ecart_betza_fault ecart_betza_read(const char *text, size_t length,
                                             ecart_figure *figure, size_t *offset);

/** What is wrong, in English and without a full stop: "hoppers are not supported".
 *  NULL for ECART_BETZA_FINE and for a number that is not a fault. */
ECART_API const char *ecart_betza_fault_text(ecart_betza_fault fault) ECART_CONST;

/** The name of a well-known fairy piece, "camel"; \p n counts from 0.  NULL if there
 *  are not so many. */
ECART_API const char *ecart_betza_name(int n) ECART_CONST;

/** The text of the piece that ecart_betza_name() names, "C"; NULL if there are not so
 *  many. */
ECART_API const char *ecart_betza_named(int n) ECART_CONST;

ECART_END

#endif
