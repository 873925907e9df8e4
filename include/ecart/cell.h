/* SPDX-License-Identifier: MIT */
/**
 * \file   ecart/cell.h
 * \brief  Numbers of the cells, and sets of them.
 *
 * A cell is a square of the board, known by a number of two digits: its column,
 * which players call its file, and its row, their rank, both from 1 to 8.  a1 is
 * 11, a8 is 18, e4 is 54, h8 is 88.  The letters of a chess diagram become
 * digits, and the digits stay.  These are the numbers of correspondence chess
 * (ICCF), where the move e2-e4 is written 5254.
 *
 * The point of such numbers is that subtracting two of them says how a piece
 * moved: see difference.h.  And every number that is not a cell, 10 or 19 or
 * 90, lies around the board like a frame: see board.h.
 *
 * The article behind this library draws the board from the other side, with
 * a1 = 88 and h8 = 11.  Both views are right.  They are reflections of each
 * other, 99 - n, and the library always means White's: see ecart_cell_turn().
 */
#ifndef ECART_CELL_H
#define ECART_CELL_H

#include <ecart/api.h>

/** The number of a cell.  Any other number means that there is no such cell. */
typedef uint8_t ecart_cell;

/** The cell in a column (1 for a) and a row, both from 1 to 8. */
#define ECART_CELL(column, row) ((ecart_cell)(10 * (column) + (row)))

/** The 64 cells by name, as White sees them, and ECART_NO_CELL for none. */
enum {
    ECART_NO_CELL = 0,

    ECART_A8 = 18, ECART_B8 = 28, ECART_C8 = 38, ECART_D8 = 48,
    ECART_E8 = 58, ECART_F8 = 68, ECART_G8 = 78, ECART_H8 = 88,

    ECART_A7 = 17, ECART_B7 = 27, ECART_C7 = 37, ECART_D7 = 47,
    ECART_E7 = 57, ECART_F7 = 67, ECART_G7 = 77, ECART_H7 = 87,

    ECART_A6 = 16, ECART_B6 = 26, ECART_C6 = 36, ECART_D6 = 46,
    ECART_E6 = 56, ECART_F6 = 66, ECART_G6 = 76, ECART_H6 = 86,

    ECART_A5 = 15, ECART_B5 = 25, ECART_C5 = 35, ECART_D5 = 45,
    ECART_E5 = 55, ECART_F5 = 65, ECART_G5 = 75, ECART_H5 = 85,

    ECART_A4 = 14, ECART_B4 = 24, ECART_C4 = 34, ECART_D4 = 44,
    ECART_E4 = 54, ECART_F4 = 64, ECART_G4 = 74, ECART_H4 = 84,

    ECART_A3 = 13, ECART_B3 = 23, ECART_C3 = 33, ECART_D3 = 43,
    ECART_E3 = 53, ECART_F3 = 63, ECART_G3 = 73, ECART_H3 = 83,

    ECART_A2 = 12, ECART_B2 = 22, ECART_C2 = 32, ECART_D2 = 42,
    ECART_E2 = 52, ECART_F2 = 62, ECART_G2 = 72, ECART_H2 = 82,

    ECART_A1 = 11, ECART_B1 = 21, ECART_C1 = 31, ECART_D1 = 41,
    ECART_E1 = 51, ECART_F1 = 61, ECART_G1 = 71, ECART_H1 = 81,

    ECART_CELL_LIMIT = 89,      /**< size of an array indexed by cells */
    ECART_CELL_SIZE  = 3        /**< room for a cell's name, and the zero at its end */
};

ECART_BEGIN

/** The column's digit, 1 for a to 8 for h; meaningless if \p c is not a cell. */
ECART_INLINE int ecart_cell_column(ecart_cell c) { return c / 10; }

/** The row's digit, 1 to 8; meaningless if \p c is not a cell. */
ECART_INLINE int ecart_cell_row(ecart_cell c)    { return c % 10; }

/** Whether \p c is the number of one of the 64 cells. */
ECART_INLINE bool ecart_cell_exists(ecart_cell c)
{
    return c >= ECART_A1 && c <= ECART_H8 && (unsigned)ecart_cell_row(c) - 1 < 8;
}

/** The cell in a column and a row, or ECART_NO_CELL if there is none. */
ECART_INLINE ecart_cell ecart_cell_make(int column, int row)
{
    return column >= 1 && column <= 8 && row >= 1 && row <= 8
         ? ECART_CELL(column, row) : (ecart_cell)ECART_NO_CELL;
}

/** The same cell in the other view, or the other view's cell in ours.
 *
 * Turn the board half round and 54 becomes 45: the article calls e4 45.
 * Differences keep their size and change their sign.
 * \return  99 - \p c; ECART_NO_CELL if \p c is not a cell. */
ECART_INLINE ecart_cell ecart_cell_turn(ecart_cell c)
{
    return ecart_cell_exists(c) ? (ecart_cell)(99 - c) : (ecart_cell)ECART_NO_CELL;
}

/** The \p n-th cell in ascending order: a1 for 0, a2 for 1, and so on to h8 for
 *  63; ECART_NO_CELL for any other \p n. */
ECART_INLINE ecart_cell ecart_cell_nth(int n)
{
    return n >= 0 && n < 64 ? ECART_CELL(n / 8 + 1, n % 8 + 1) : (ecart_cell)ECART_NO_CELL;
}

/** How many cells come before \p c, 0 to 63; meaningless if it is not a cell. */
ECART_INLINE int ecart_cell_index(ecart_cell c)
{
    return c - 2 * ecart_cell_column(c) - 9;
}

/** Reads a cell at the beginning of a text: a name, or two digits.
 *
 * "e4" and "54" are the same cell.  Names are in lower case.  What follows
 * the two characters is ignored.
 * \param   cell    set to the cell, or to ECART_NO_CELL
 * \return  How many bytes are right: 2 if there is a cell; 0 or 1 otherwise,
 *          which is then the offset of the first byte that is wrong or
 *          missing. */
ECART_API size_t ecart_cell_read(const char *text, size_t length, ecart_cell *cell);

/** Writes a cell's name, "e4", or "-" for a number that is not a cell; as snprintf() does. */
ECART_API size_t ecart_cell_write(ecart_cell c, char *text, size_t size);

/** A set of cells: bit n stands for ecart_cell_nth(n).  So 0 is the empty set,
 * | is a union, & an intersection, and ~ the complement.  The library answers with
 * such a set wherever the order of the cells has no meaning.
 *
 *     for (ecart_cell c = ecart_cells_next(set, 0); c; c = ecart_cells_next(set, c))
 *
 * visits a set in ascending order of the cells' numbers. */
typedef uint64_t ecart_cells;

/** The set of one cell; the empty set if \p c is not a cell. */
ECART_INLINE ecart_cells ecart_cells_of(ecart_cell c)
{
    return ecart_cell_exists(c) ? (ecart_cells)1 << ecart_cell_index(c) : 0;
}

/** Whether \p c is in the set; false if it is not a cell. */
ECART_INLINE bool ecart_cells_has(ecart_cells set, ecart_cell c)
{
    return (set & ecart_cells_of(c)) != 0;
}

/** The set with \p c in it; the same set if \p c is not a cell. */
ECART_INLINE ecart_cells ecart_cells_add(ecart_cells set, ecart_cell c)
{
    return set | ecart_cells_of(c);
}

/** The set without \p c. */
ECART_INLINE ecart_cells ecart_cells_remove(ecart_cells set, ecart_cell c)
{
    return set & ~ecart_cells_of(c);
}

/** How many cells are in the set, 0 to 64. */
ECART_API int ecart_cells_count(ecart_cells set) ECART_CONST;

/** The smallest cell of the set that is greater than \p after, which need not
 *  be a cell: 0 asks for the first.  ECART_NO_CELL if there is none. */
ECART_API ecart_cell ecart_cells_next(ecart_cells set, ecart_cell after) ECART_CONST;

/** The cells strictly between two cells of one row, column or diagonal: those
 *  that a piece must pass.  The empty set if the two share none, if they are
 *  neighbours or the same, or if either is not a cell. */
ECART_API ecart_cells ecart_cells_between(ecart_cell from, ecart_cell to) ECART_CONST;

ECART_END

#endif
