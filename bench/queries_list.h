/* SPDX-License-Identifier: MIT */
/* queries_list.h -- defines the questions; included twice, where they can be
 * inlined and where they are calls
 *
 * from and to are the cells, packed their index, and p the pairs. */

#include "queries.h"

/* One query after another: not many at once in the lanes of the processor,
 * for which there are the array functions. */
#if defined(__GNUC__)
#   define KEEP(value) __asm__ volatile("" : "+r"(value))
#   define FLATTEN     __attribute__((__flatten__))   /* inline all calls */
#else
#   define KEEP(value) ((void)0)
#   define FLATTEN
#endif

#define QUERY(name, expression)                                           \
    FLATTEN static uint64_t name##_sum(const void *input)                 \
    {                                                                     \
        const pairs *p   = input;                                         \
        uint64_t     sum = 0;                                             \
                                                                          \
        for (size_t i = 0; i < PAIRS; i++) {                              \
            ecart_cell from = p->from[i], to = p->to[i];                  \
            unsigned packed = p->packed[i];                               \
                                                                          \
            (void)from, (void)to, (void)packed;                           \
            sum += (uint64_t)(expression);                                \
            KEEP(sum);                                                    \
        }                                                                 \
        return sum;                                                       \
    }                                                                     \
                                                                          \
    FLATTEN static uint64_t name##_chain(const void *input)               \
    {                                                                     \
        const pairs *p      = input;                                      \
        unsigned     answer = 0, zero = p->zero;                          \
                                                                          \
        for (size_t i = 0; i < PAIRS; i++) {                              \
            unsigned   before = answer & zero;                            \
            ecart_cell from   = (ecart_cell)(p->from[i] ^ before);        \
            ecart_cell to     = (ecart_cell)(p->to[i] ^ before);          \
            unsigned   packed = p->packed[i] ^ before;                    \
                                                                          \
            (void)from, (void)to, (void)packed;                           \
            answer = (unsigned)(expression);                              \
            KEEP(answer);                                                 \
        }                                                                 \
        return answer;                                                    \
    }

#define BY(metric, method) ecart_distance_by(metric, method, from, to)
#define SHAPE(side, kind)  ecart_shape_check(ECART_PIECE(side, kind), from, to).reason

QUERY(packed_table, p->table[packed])
QUERY(cell_table,   p->table[64 * ecart_cell_index(from) + ecart_cell_index(to)])
QUERY(wide_table,   p->wide[from][to])

QUERY(chebyshev_plain,      ecart_chebyshev_distance(from, to))
QUERY(chebyshev_arithmetic, BY(ECART_CHEBYSHEV, ECART_BY_ARITHMETIC))
QUERY(chebyshev_64x64,      BY(ECART_CHEBYSHEV, ECART_BY_64X64))
QUERY(chebyshev_0x88,       BY(ECART_CHEBYSHEV, ECART_BY_0X88))
QUERY(chebyshev_15x15,      BY(ECART_CHEBYSHEV, ECART_BY_15X15))

QUERY(manhattan_plain,      ecart_manhattan_distance(from, to))
QUERY(manhattan_arithmetic, BY(ECART_MANHATTAN, ECART_BY_ARITHMETIC))
QUERY(manhattan_64x64,      BY(ECART_MANHATTAN, ECART_BY_64X64))
QUERY(manhattan_0x88,       BY(ECART_MANHATTAN, ECART_BY_0X88))
QUERY(manhattan_15x15,      BY(ECART_MANHATTAN, ECART_BY_15X15))

QUERY(knight_plain,         ecart_knight_distance(from, to))
QUERY(knight_arithmetic,    BY(ECART_KNIGHT_JUMPS, ECART_BY_ARITHMETIC))
QUERY(knight_fill,          BY(ECART_KNIGHT_JUMPS, ECART_BY_FILL))
QUERY(knight_64x64,         BY(ECART_KNIGHT_JUMPS, ECART_BY_64X64))
QUERY(knight_0x88,          BY(ECART_KNIGHT_JUMPS, ECART_BY_0X88))
QUERY(knight_15x15,         BY(ECART_KNIGHT_JUMPS, ECART_BY_15X15))
QUERY(knight_in_8x8,        BY(ECART_KNIGHT_JUMPS, ECART_BY_8X8))
QUERY(knight_in_8x8_no_branch, BY(ECART_KNIGHT_JUMPS, ECART_BY_8X8_NO_BRANCH))

QUERY(shape_king,   SHAPE(ECART_WHITE, ECART_KING))
QUERY(shape_queen,  SHAPE(ECART_WHITE, ECART_QUEEN))
QUERY(shape_rook,   SHAPE(ECART_WHITE, ECART_ROOK))
QUERY(shape_bishop, SHAPE(ECART_WHITE, ECART_BISHOP))
QUERY(shape_knight, SHAPE(ECART_WHITE, ECART_KNIGHT))
QUERY(shape_pawn,   SHAPE(ECART_WHITE, ECART_PAWN))

#define ROW_OF(group, name, query) { group, name, query##_sum, query##_chain }

const query QUERIES[] = {
    ROW_OF("table",     "64x64, pair packed before",  packed_table),
    ROW_OF("table",     "64x64, given two cells",     cell_table),
    ROW_OF("table",     "89x89, given two cells",     wide_table),
    ROW_OF("chebyshev", "plain",                      chebyshev_plain),
    ROW_OF("chebyshev", "arithmetic",                 chebyshev_arithmetic),
    ROW_OF("chebyshev", "64x64",                      chebyshev_64x64),
    ROW_OF("chebyshev", "0x88",                       chebyshev_0x88),
    ROW_OF("chebyshev", "15x15",                      chebyshev_15x15),
    ROW_OF("manhattan", "plain",                      manhattan_plain),
    ROW_OF("manhattan", "arithmetic",                 manhattan_arithmetic),
    ROW_OF("manhattan", "64x64",                      manhattan_64x64),
    ROW_OF("manhattan", "0x88",                       manhattan_0x88),
    ROW_OF("manhattan", "15x15",                      manhattan_15x15),
    ROW_OF("knight",    "plain",                      knight_plain),
    ROW_OF("knight",    "arithmetic",                 knight_arithmetic),
    ROW_OF("knight",    "fill",                       knight_fill),
    ROW_OF("knight",    "64x64",                      knight_64x64),
    ROW_OF("knight",    "0x88",                       knight_0x88),
    ROW_OF("knight",    "15x15",                      knight_15x15),
    ROW_OF("knight",    "8x8",                        knight_in_8x8),
    ROW_OF("knight",    "8x8-no-branch",              knight_in_8x8_no_branch),
    ROW_OF("shape",     "king",                       shape_king),
    ROW_OF("shape",     "queen",                      shape_queen),
    ROW_OF("shape",     "rook",                       shape_rook),
    ROW_OF("shape",     "bishop",                     shape_bishop),
    ROW_OF("shape",     "knight",                     shape_knight),
    ROW_OF("shape",     "pawn",                       shape_pawn),
};
