/* SPDX-License-Identifier: MIT */
/* legal_calm.h -- the ruling on a move of which nothing but its way is asked
 *
 * Most moves are of a piece that may leave where it stands: its king is not in
 * check, and it is not pinned.  Then everything depends on the way it goes, on
 * what stands on its goal, and on whether anything stands between.  What must
 * be said of such a move is found in a table, and so is for which goals that is
 * not enough: where it gives check, where a pawn promotes, where a king would
 * be attacked. */
#ifndef LIB_RULES_LEGAL_CALM_H
#define LIB_RULES_LEGAL_CALM_H

#include "rules/legal_rules.h"
#include "pieces/move_shapes.h"

/* The first cell of the evidence, by where tell() in legal.c puts it in a number
 * that has them all. */
enum {
    SHOWN_FROM = 0,
    SHOWN_TO   = 8,
    SHOWN_NONE = 16,
    SHOWN_MET  = 24     /* the first piece in the way */
};

/* A verdict, but for the cells of its evidence; of those, which they are. */
typedef struct ruling {
    uint32_t head;      /* from the lowest byte on: 0, reason, nature, alias */
    uint8_t  also;      /* a set of reasons, from ECART_OWN_PIECE on */
    bool     then_to;   /* whether the goal is evidence after the first */
    uint8_t  shown;     /* SHOWN_... */
    uint8_t  doubt;     /* which of the position's doubts are about this */
} ruling;

static inline uint8_t reason_of(const ruling *r)
{
    return (uint8_t)(r->head >> 8);
}

static inline uint8_t nature_in(uint32_t head)
{
    return (uint8_t)(head >> 16);
}

static inline ecart_reason_set also_of(const ruling *r)
{
    return (ecart_reason_set)r->also << ECART_OWN_PIECE;
}

/* By the way, by what is seen on the goal, by whether anything is between. */
ECART_HIDDEN extern const ruling ecart_rulings[WAYS][ECART_IMPOSSIBLE + 1][2];

/* What each side sees in a piece. */
ECART_HIDDEN extern const uint8_t ecart_states[16][2];

/* A move as the tables want it. */
typedef struct route {
    unsigned from, to;          /* indices; NO_INDEX for what is no cell */
    size_t   difference;        /* the place of the difference of the cells */
    size_t   piece;             /* that goes */
} route;

/* Whether a move is of one of some own pieces, between cells, and names no
 * piece to become. */
static inline bool is_plain(ecart_cells pieces, ecart_move move)
{
    unsigned from = ecart_indices[move.from], to = ecart_indices[move.to];

    return (((from | to) & NO_INDEX) | move.promotion) == 0 && (pieces >> from & 1);
}

/* Of a move between cells. */
static inline route route_of(const ecart_position *p, ecart_move move)
{
    return (route){
        .from = ecart_indices[move.from], .to = ecart_indices[move.to],
        .difference = (size_t)SAME_SQUARE + ecart_squares[move.to] - ecart_squares[move.from],
        .piece = p->board.at[move.from],
    };
}

static inline size_t way_on(route r)
{
    return ecart_ways[r.difference][ecart_way_columns[r.piece]];
}

/* What stands between. */
static inline ecart_cells met_on(const ecart_position *p, route r)
{
    return turned(ecart_between[r.difference], (int)r.from) & occupied(p);
}

static inline const ruling *ruling_on(const ecart_position *p, ecart_move move,
                                      size_t way, ecart_cells met)
{
    size_t state = ecart_states[p->board.at[move.to]][p->side], between = met != 0;

    return &ecart_rulings[way][state][between];
}

/* Whether the doubt can only be of a legal move, whether it gives mate. */
static inline bool doubts_check(const ruling *found)
{
    return found->doubt >= ECART_QUEEN && found->doubt <= ECART_KNIGHT;
}

/* Whether more is asked of a plain move than its way. */
static inline bool is_in_doubt(const ecart_position *p, const ruling *found, route r)
{
    return p->doubts[found->doubt] >> r.to & 1;
}

#endif
