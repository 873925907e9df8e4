/* SPDX-License-Identifier: MIT */
/**
 * \file   ecart/difference.h
 * \brief  Differences between cells.
 *
 * A difference is what a move does, whatever cell it starts from: Ng1-f3 is
 * 63 - 71 = -8, and so is Nc1-b3.  The article behind this library defines
 * each piece by the sizes of the differences it may make (shape.h): a knight
 * makes 8, 12, 19 or 21, forwards or backwards.
 *
 * One number is almost enough.  3 is a1-a4, 14 - 11, three rows up; and also
 * a8-b1, 21 - 18, one column right and seven rows down.  Such a number has
 * two readings, and ecart_difference_readings() gives both.
 *
 * Which numbers are those?  A difference is 10 x columns + rows, and each part
 * runs from -7 to 7.  One column more and ten rows fewer make the same number,
 * and both fit on the board if the rows are 3 to 7 in one direction: then they
 * are 7 to 3 in the other.  Of the 155 differences that two cells can have, -77
 * to 77, 70 have two readings: those whose size ends in 3, 4, 5, 6 or 7, but not
 * 73 to 77, whose other reading would need an eighth column.
 *
 * Two other ways of numbering never have this trouble: methods.h has them.
 */
#ifndef ECART_DIFFERENCE_H
#define ECART_DIFFERENCE_H

#include <ecart/cell.h>

/** A difference: -77 to 77, or ECART_NO_DIFFERENCE. */
typedef int8_t ecart_difference;

enum {
    /** Says that one of the two numbers is not a cell. */
    ECART_NO_DIFFERENCE = INT8_MIN
};

/** One step in each direction: a difference of two named cells, or a sum of
 *  such.  Every other direction in the library is a sum of these. */
enum {
    ECART_NORTH = ECART_A2 - ECART_A1,      /* towards row 8:     1 */
    ECART_EAST  = ECART_B1 - ECART_A1,      /* towards column h: 10 */
    ECART_SOUTH = -ECART_NORTH,
    ECART_WEST  = -ECART_EAST,

    ECART_NORTH_EAST = ECART_NORTH + ECART_EAST,        /*  11 */
    ECART_SOUTH_EAST = ECART_SOUTH + ECART_EAST,        /*   9 */
    ECART_SOUTH_WEST = ECART_SOUTH + ECART_WEST,        /* -11 */
    ECART_NORTH_WEST = ECART_NORTH + ECART_WEST         /*  -9 */
};

/** A meaning of a difference: so many columns and rows. */
typedef struct ecart_reading {
    int8_t columns;     /**< -7 to 7, towards h if positive */
    int8_t rows;        /**< -7 to 7, towards row 8 if positive */
} ecart_reading;

/** Every meaning of a difference. */
typedef struct ecart_readings {
    int           count;        /**< 0, 1 or 2 */
    ecart_reading reading[2];   /**< the one with fewer rows first */
} ecart_readings;

ECART_BEGIN

/** \p to - \p from; ECART_NO_DIFFERENCE if either is not a cell. */
ECART_INLINE ecart_difference ecart_difference_between(ecart_cell from, ecart_cell to)
{
    return ecart_cell_exists(from) && ecart_cell_exists(to)
         ? (ecart_difference)(to - from)
         : (ecart_difference)ECART_NO_DIFFERENCE;
}

/** The size of a difference, without its sign: the article's "absolute
 *  difference", 0 to 77.  128 for ECART_NO_DIFFERENCE. */
ECART_INLINE int ecart_difference_size(ecart_difference d)
{
    return d < 0 ? -d : d;
}

/** Every reading of a number; none if no two cells have that difference. */
ECART_API ecart_readings ecart_difference_readings(int difference) ECART_CONST;

/** The reading that is true of two cells; 0 columns and 0 rows if they are the
 *  same or either is not a cell. */
ECART_API ecart_reading ecart_difference_reading(ecart_cell from, ecart_cell to) ECART_CONST;

/** The step that a slide from one cell to the other repeats.
 * \return  One of the eight directions, ECART_NORTH and so on; 0 if the cells
 *          share no row, column or diagonal, are the same, or either is not a cell. */
ECART_API ecart_difference ecart_difference_step(ecart_cell from, ecart_cell to) ECART_CONST;

ECART_END

#endif
