/* SPDX-License-Identifier: MIT */
/* drawn.h -- numbers, men and positions drawn at random, the same each time */
#ifndef TESTS_DRAWN_H
#define TESTS_DRAWN_H

#include <string.h>

#include <ecart.h>

/* A number below the limit; the same numbers follow from the same seed.  The high bits of
 * the seed count most, because the low ones soon repeat. */
static inline unsigned drawn_below(uint32_t *seed, unsigned limit)
{
    *seed = *seed * 1664525u + 1013904223u;
    return (unsigned)((uint64_t)*seed * limit >> 32);
}

static inline ecart_cell drawn_cell(uint32_t *seed)
{
    return ecart_cell_nth((int)drawn_below(seed, 64));
}

/* On a cell that is taken, nothing is put. */
static inline void put(ecart_setup *setup, ecart_cell cell, char letter)
{
    if (setup->board.at[cell] == ECART_NO_PIECE)
        (void)ecart_board_put(&setup->board, cell, ecart_piece_of_letter(letter));
}

/* Men on any cells, each one of the letters; fewer than asked if cells are taken. */
static inline void put_any(uint32_t *seed, ecart_setup *setup, const char *letters, unsigned men)
{
    for (; men > 0; men--) {
        char letter = letters[drawn_below(seed, (unsigned)strlen(letters))];

        put(setup, drawn_cell(seed), letter);
    }
}

/* Where one is missing, ecart_position_set() says no. */
static inline void put_kings(uint32_t *seed, ecart_setup *setup)
{
    put(setup, drawn_cell(seed), 'K');
    put(setup, drawn_cell(seed), 'k');
}

/* Pawns face to face, at heights that differ little: one column in so many has none. */
static inline void put_wall(uint32_t *seed, ecart_setup *setup, unsigned columns)
{
    int row = 3 + (int)drawn_below(seed, 3);

    for (int column = 1; column <= 8; column++) {
        row += (int)drawn_below(seed, 3) - 1;
        row  = row < 2 ? 2 : row > 6 ? 6 : row;
        if (drawn_below(seed, columns) == 0)
            continue;
        put(setup, ecart_cell_make(column, row), 'P');
        put(setup, ecart_cell_make(column, row + 1), 'p');
    }
}

/* No man yet, and any side to move. */
static inline void begin_setup(uint32_t *seed, ecart_setup *setup)
{
    ecart_setup_clear(setup);
    setup->side = (uint8_t)drawn_below(seed, 2);
}

/* Two kings and some other men. */
static inline ecart_position drawn_position(uint32_t *seed, const char *letters,
                                            unsigned least, unsigned most)
{
    ecart_position position;
    ecart_setup    setup;

    do {
        begin_setup(seed, &setup);
        put_kings(seed, &setup);
        put_any(seed, &setup, letters, least + drawn_below(seed, most - least + 1));
    } while (!ecart_position_set(&position, &setup));
    return position;
}

/* A wall, two kings, and up to so many other men. */
static inline ecart_position walled_position(uint32_t *seed, unsigned columns,
                                             const char *letters, unsigned most)
{
    ecart_position position;
    ecart_setup    setup;

    do {
        begin_setup(seed, &setup);
        put_wall(seed, &setup, columns);
        put_kings(seed, &setup);
        put_any(seed, &setup, letters, drawn_below(seed, most + 1));
    } while (!ecart_position_set(&position, &setup));
    return position;
}

#endif
