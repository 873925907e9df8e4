/* SPDX-License-Identifier: MIT */
/* arrays_list.h -- defines the questions; included where they are compiled
 * anew, and where they are calls */

#include "arrays.h"

static void from_packed(const arrays *a, uint8_t *answers)
{
    for (size_t i = 0; i < ARRAY_SIZE; i++)
        answers[i] = a->table[a->packed[i]];
}

static void from_cells(const arrays *a, uint8_t *answers)
{
    for (size_t i = 0; i < ARRAY_SIZE; i++)
        answers[i] = a->table[64 * ecart_cell_index(a->from[i]) +
                              ecart_cell_index(a->to[i])];
}

/* The answers differ at each place, so that none can be left out. */
#define ARRAY(name, type, statement)                                      \
    static uint64_t name(const void *input)                               \
    {                                                                     \
        const arrays *a = input;                                          \
        static type   answers[ARRAY_SIZE];                                \
        uint64_t      sum = 0;                                            \
                                                                          \
        for (size_t n = 0; n < ARRAY_TIMES; n++) {                        \
            statement;                                                    \
            sum += (uint64_t)answers[(97 * n) % ARRAY_SIZE];              \
        }                                                                 \
        return sum;                                                       \
    }

#define DISTANCES(metric) ecart_distances(metric, a->from, a->to, answers, ARRAY_SIZE)
#define SHAPES(side, kind)                                                \
    ecart_shapes_check(ECART_PIECE(side, kind), a->from, a->to, answers, ARRAY_SIZE)

ARRAY(packed_loop,     uint8_t, from_packed(a, answers))
ARRAY(cells_loop,      uint8_t, from_cells(a, answers))
ARRAY(many_chebyshev,  int8_t,  DISTANCES(ECART_CHEBYSHEV))
ARRAY(many_manhattan,  int8_t,  DISTANCES(ECART_MANHATTAN))
ARRAY(many_knight,     int8_t,  DISTANCES(ECART_KNIGHT_JUMPS))
ARRAY(many_kings,      uint8_t, SHAPES(ECART_WHITE, ECART_KING))
ARRAY(many_queens,     uint8_t, SHAPES(ECART_WHITE, ECART_QUEEN))
ARRAY(many_rooks,      uint8_t, SHAPES(ECART_WHITE, ECART_ROOK))
ARRAY(many_bishops,    uint8_t, SHAPES(ECART_WHITE, ECART_BISHOP))
ARRAY(many_knights,    uint8_t, SHAPES(ECART_WHITE, ECART_KNIGHT))
ARRAY(many_pawns,      uint8_t, SHAPES(ECART_WHITE, ECART_PAWN))
ARRAY(many_black_pawns, uint8_t, SHAPES(ECART_BLACK, ECART_PAWN))

const array_query ARRAYS[ARRAY_QUERIES] = {
    { "a loop over a 64x64 table, packed before", packed_loop },
    { "a loop over a 64x64 table, given cells",   cells_loop },
    { "ecart_distances, chebyshev",               many_chebyshev },
    { "ecart_distances, manhattan",               many_manhattan },
    { "ecart_distances, knight",                  many_knight },
    { "ecart_shapes_check, king",                 many_kings },
    { "ecart_shapes_check, queen",                many_queens },
    { "ecart_shapes_check, rook",                 many_rooks },
    { "ecart_shapes_check, bishop",               many_bishops },
    { "ecart_shapes_check, knight",               many_knights },
    { "ecart_shapes_check, white pawn",           many_pawns },
    { "ecart_shapes_check, black pawn",           many_black_pawns },
};
