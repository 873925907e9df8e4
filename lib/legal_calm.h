/* SPDX-License-Identifier: MIT */
/* legal_calm.h -- the ruling on a move of which nothing but its way is asked
 *
 * Most moves are of a piece that may leave where it stands: its king is not in
 * check, and it is not pinned.  Then everything depends on the way it goes, on
 * what stands on its goal, and on whether anything stands between.  What must
 * be said of such a move is found in a table. */
#ifndef LIB_LEGAL_CALM_H
#define LIB_LEGAL_CALM_H

#include "legal_rules.h"
#include "legal_ways.h"

/* What the side to move sees on a cell. */
enum { SEES_NOTHING, SEES_ENEMY, SEES_OWN, SIGHTS };

/* A verdict, but for the cells of its evidence; of those, which they are. */
typedef struct ruling {
    ecart_reason_set also;
    uint8_t reason, nature;
    bool    alias;
    bool    then_to;                /* whether the goal is evidence after the first */
    uint8_t is_from, is_to, is_met; /* 255 for what is the first, 0 for others */
} ruling;

/* By the way, by what is seen on the goal, by whether anything is between. */
ECART_HIDDEN extern const ruling ecart_rulings[WAYS][SIGHTS][2];

/* What a side sees in a piece, by the piece that it would be for White. */
ECART_HIDDEN extern const uint8_t ecart_sights[16];

/* A move as the tables want it. */
typedef struct route {
    unsigned from, to;          /* indices; NO_INDEX for what is no cell */
    unsigned difference;        /* the place of the difference of the cells */
    unsigned column;            /* of the piece; with WAY_MORE if there is none */
} route;

static inline unsigned difference_of(ecart_cell from, ecart_cell to)
{
    return (unsigned)(SAME_SQUARE + ecart_squares[to] - ecart_squares[from]);
}

static inline route route_of(const ecart_position *p, ecart_move move)
{
    unsigned from = ecart_indices[move.from], to = ecart_indices[move.to];
    bool     both = ((from | to) & NO_INDEX) == 0;

    return (route){
        .from = from, .to = to, .difference = difference_of(move.from, move.to),
        .column = both ? ecart_way_columns[p->side][p->board.at[move.from]][from & 7]
                       : WAY_MORE,
    };
}

/* Where it would go on to. */
static inline route route_on(route r, ecart_cell to, ecart_cell then)
{
    return (route){
        .from = r.to, .to = ecart_indices[then], .difference = difference_of(to, then),
        .column = r.column,
    };
}

static inline unsigned way_of(route r)
{
    return ecart_ways[r.difference][r.column & ~(unsigned)WAY_MORE];
}

/* What stands between. */
static inline ecart_cells met_on(const ecart_position *p, route r)
{
    return turned(ecart_between[r.difference], (int)r.from) & occupied(p);
}

/* Whether the ruling on its way is all that is asked of a move. */
static inline bool is_calm(const ecart_position *p, ecart_move move, route r)
{
    return ((r.column & WAY_MORE) | move.promotion | p->checkers) == 0 &&
           !((p->pinned | p->shields) >> r.from & 1) && r.from != r.to;
}

static inline const ruling *ruling_on(const ecart_position *p, ecart_move move, route r,
                                      ecart_cells met)
{
    unsigned sight = ecart_sights[p->board.at[move.to] ^ p->side << 3];

    return &ecart_rulings[way_of(r)][sight][met != 0];
}

#endif
