/* SPDX-License-Identifier: MIT */
/* lanes.h -- arithmetic on cells that a compiler can vectorize
 *
 * A lane is the part of a vector register that holds one cell.  Compilers make a
 * loop over bytes work on 16 or 32 lanes at once if nothing in it is wider than a
 * byte.  A division by ten would be, so the row is found by subtracting 40, 20 and
 * 10, each unless the result would be below zero: unsigned, that is a large
 * number, so the smaller of both is kept. */
#ifndef LIB_GEOMETRY_LANES_H
#define LIB_GEOMETRY_LANES_H

#include <stdint.h>

#include <ecart/cell.h>

static inline uint8_t lane_min(uint8_t a, uint8_t b) { return a < b ? a : b; }
static inline uint8_t lane_max(uint8_t a, uint8_t b) { return a > b ? a : b; }

/* 255 if two bytes are equal, else 0. */
static inline uint8_t lane_is(uint8_t a, uint8_t b) { return (uint8_t)-(a == b); }

/* 255 if one byte is below another, else 0. */
static inline uint8_t lane_below(uint8_t a, uint8_t b) { return (uint8_t)-(a < b); }

/* The size of a signed byte. */
static inline uint8_t lane_size(uint8_t part)
{
    return lane_min(part, (uint8_t)-part);
}

/* The row of a cell from 0, at most 7; more than 7 if it is not a cell. */
static inline uint8_t lane_row(ecart_cell c)
{
    c = (uint8_t)(c - ECART_A1);
    c = lane_min(c, (uint8_t)(c - 40));
    c = lane_min(c, (uint8_t)(c - 20));
    return lane_min(c, (uint8_t)(c - 10));
}

/* A tenth of a multiple of ten, 0 to 70, without a division: two and a half
 * times 10 n is 25 n, and the lowest three bits of 25 n are n. */
static inline uint8_t lane_tenth(uint8_t tens)
{
    return (uint8_t)((tens >> 1) + tens + tens) & 7;
}

/* The difference in one lane: the sizes of its two parts.  nonsense is 255 if one
 * of the numbers is not a cell, else 0. */
typedef struct lane {
    uint8_t columns, rows, nonsense;
    unsigned char : 8;      /* unused: tcc writes all four bytes */
} lane;

static inline lane lane_between(ecart_cell from, ecart_cell to)
{
    uint8_t from_row = lane_row(from), to_row = lane_row(to);
    uint8_t rows     = (uint8_t)(to_row - from_row);
    uint8_t tens     = (uint8_t)(to - from - rows);

    return (lane){
        .columns  = lane_tenth(lane_size(tens)),
        .rows     = lane_size(rows),
        .nonsense = (from_row | to_row) > 7 ? 255 : 0
    };
}

#endif
