/* SPDX-License-Identifier: MIT */
/* slow_game.c -- all positions of up to four men without pawns
 *
 * Whether a side can ever mate is found backwards: from all mates, and from
 * captures after which it can, move after move is taken back.  Nothing of the
 * library is used for that.  Then it is asked about every such position, and must
 * answer the same.
 *
 * Without pawns, a board that is turned or reflected has the same answer.  So the white
 * king stands on the triangle a1-d1-d4 only, and of two boards that are reflections of
 * each other at the line from a1 to h8, the one with the lower index is looked at. */

#include "runner.h"
#include "walk.h"

enum { VALID = 1, CAN_MATE = 2, NEW = 8 };      /* CAN_MATE << side, NEW << side */

/* The men of a table: the two kings first. */
typedef struct men {
    int       count;
    int       side[4], kind[4];
    uint8_t  *flags;                /* by index: side to move, then cells */
    struct men *without[4];         /* the table when a man was taken */
} men;

/* A position of a table. */
typedef struct spot {
    int side;
    int cell[4];                    /* 8 column + row, from 0 */
} spot;

static size_t positions(const men *m)
{
    return (size_t)2 << 6 * m->count;
}

/* The index of a board whose cells are turned so: the bits of 7 reverse the columns and
 * rows, and then they may change places. */
static size_t turned_index(const men *m, const spot *s, int reversed, bool swapped)
{
    size_t index = (size_t)s->side;

    for (int i = 0; i < m->count; i++) {
        int cell = s->cell[i] ^ reversed;

        index = index << 6 | (size_t)(swapped ? cell % 8 * 8 + cell / 8 : cell);
    }
    return index;
}

static size_t index_of(const men *m, const spot *s)
{
    int    reversed = (s->cell[0] & 32 ? 56 : 0) | (s->cell[0] & 4 ? 7 : 0);
    int    king     = s->cell[0] ^ reversed, column = king / 8, row = king % 8;
    size_t index    = turned_index(m, s, reversed, row > column);

    if (row == column) {
        size_t other = turned_index(m, s, reversed, true);

        return other < index ? other : index;
    }
    return index;
}

static spot spot_at(const men *m, size_t index)
{
    spot s;

    for (int i = m->count - 1; i >= 0; i--, index >>= 6)
        s.cell[i] = (int)(index & 63);
    s.side = (int)index;
    return s;
}

/* Whether a position is the one that is looked at for all that are alike. */
static bool is_looked_at(const men *m, const spot *s, size_t at)
{
    int column = s->cell[0] / 8, row = s->cell[0] % 8;

    return column < 4 && row <= column && index_of(m, s) == at;
}

static int man_on(const men *m, const spot *s, int cell)
{
    for (int i = 0; i < m->count; i++) {
        if (s->cell[i] == cell)
            return i;
    }
    return -1;
}

/* The cells that a man attacks, in goals; returns how many. */
static int attacks(const men *m, const spot *s, int man, int goals[28])
{
    mover how   = movers[m->kind[man]];
    int   count = 0;

    for (int i = how.first; i < how.first + how.count; i++) {
        int c = s->cell[man] / 8, r = s->cell[man] % 8;

        do {
            c += all_steps[i].columns;
            r += all_steps[i].rows;
            if (!on_board(c + 1, r + 1))
                break;
            goals[count++] = 8 * c + r;
        } while (how.slides && man_on(m, s, 8 * c + r) < 0);
    }
    return count;
}

static bool in_check(const men *m, const spot *s, int side)
{
    int goals[28];

    for (int i = 0; i < m->count; i++) {
        if (m->side[i] == side)
            continue;
        for (int n = attacks(m, s, i, goals) - 1; n >= 0; n--) {
            if (goals[n] == s->cell[side])
                return true;
        }
    }
    return false;
}

static void mark_valid(men *m)
{
    for (size_t at = 0; at < positions(m); at++) {
        spot s     = spot_at(m, at);
        bool apart = is_looked_at(m, &s, at);

        for (int i = 0; apart && i < m->count; i++)
            apart = man_on(m, &s, s.cell[i]) == i;
        m->flags[at] = apart && !in_check(m, &s, 1 - s.side) ? VALID : 0;
    }
}

/* The flags of the position after a move, valid or not. */
static uint8_t after(const men *m, const spot *s, int man, int goal)
{
    int  taken = man_on(m, s, goal);
    spot next  = *s;

    next.side      = 1 - s->side;
    next.cell[man] = goal;
    if (taken < 0)
        return m->flags[index_of(m, &next)];
    if (taken < 2 || m->side[taken] == s->side)
        return 0;
    for (int i = taken; i < 3; i++)
        next.cell[i] = next.cell[i + 1];
    return m->without[taken]->flags[index_of(m->without[taken], &next)];
}

/* Marks mates, and captures after which somebody can mate. */
static void mark_ends(men *m)
{
    int goals[28];

    for (size_t at = 0; at < positions(m); at++) {
        if (!(m->flags[at] & VALID))
            continue;

        spot s     = spot_at(m, at);
        bool stuck = true;

        for (int i = 0; i < m->count; i++) {
            if (m->side[i] != s.side)
                continue;
            for (int n = attacks(m, &s, i, goals) - 1; n >= 0; n--) {
                uint8_t next = after(m, &s, i, goals[n]);

                stuck = stuck && !(next & VALID);
                if (man_on(m, &s, goals[n]) >= 0 && next & VALID)
                    m->flags[at] |= (uint8_t)((next & 6) | (next & 6) << 2);
            }
        }
        if (stuck && in_check(m, &s, s.side))
            m->flags[at] |= (uint8_t)((CAN_MATE | NEW) << (1 - s.side));
    }
}

/* Takes back every move, not a capture, that led to a position. */
static void mark_before(men *m, const spot *s, uint8_t found)
{
    int goals[28];

    for (int i = 0; i < m->count; i++) {
        if (m->side[i] == s->side)
            continue;
        for (int n = attacks(m, s, i, goals) - 1; n >= 0; n--) {
            spot before = *s;

            if (man_on(m, s, goals[n]) >= 0)
                continue;
            before.side    = 1 - s->side;
            before.cell[i] = goals[n];
            uint8_t *flags = &m->flags[index_of(m, &before)];
            uint8_t  fresh = (uint8_t)(found & ~*flags);
            if (*flags & VALID)
                *flags |= (uint8_t)(fresh | fresh << 2);
        }
    }
}

static void search(men *m)
{
    m->flags = malloc(positions(m));
    ck_assert_ptr_nonnull(m->flags);
    mark_valid(m);
    mark_ends(m);
    for (bool again = true; again;) {
        again = false;
        for (size_t at = 0; at < positions(m); at++) {
            uint8_t found = (uint8_t)(m->flags[at] >> 2 & 6);

            if (found == 0)
                continue;
            spot s = spot_at(m, at);
            again  = true;
            m->flags[at] &= (uint8_t)~(found << 2);
            mark_before(m, &s, found);
        }
    }
}

static ecart_position position_at(const men *m, const spot *s)
{
    ecart_position position;
    ecart_setup    setup;

    ecart_setup_clear(&setup);
    setup.side = (uint8_t)s->side;
    for (int i = 0; i < m->count; i++)
        (void)ecart_board_put(&setup.board, ecart_cell_nth(s->cell[i]),
                              ecart_piece_make((ecart_side)m->side[i],
                                               (ecart_kind)m->kind[i]));
    if (!ecart_position_set(&position, &setup))
        ck_abort_msg("no position");
    return position;
}

static void compare(const men *m)
{
    for (size_t at = 0; at < positions(m); at++) {
        if (!(m->flags[at] & VALID))
            continue;

        spot           s        = spot_at(m, at);
        ecart_position position = position_at(m, &s);
        for (int side = 0; side < 2; side++) {
            int found = m->flags[at] & CAN_MATE << side ? ECART_MATE_POSSIBLE
                                                        : ECART_MATE_IMPOSSIBLE;

            if (ecart_side_prospect(&position, (ecart_side)side) != found)
                ck_abort_msg("side %d, number %zu: not %d", side, at, found);
        }
    }
}

static men two_kings = { 2, { 0, 1 }, { ECART_KING, ECART_KING }, NULL, { NULL } };

/* Queen, rook, bishop or knight beside the kings. */
static men three(int side, int kind)
{
    men m = { 3, { 0, 1, side }, { ECART_KING, ECART_KING, kind }, NULL,
              { NULL, NULL, &two_kings } };

    if (two_kings.flags == NULL)
        search(&two_kings);
    search(&m);
    return m;
}

START_TEST(three_men_are_judged_as_a_search_backwards_finds)
{
    men m = three(_i / 4, ECART_QUEEN + _i % 4);

    compare(&two_kings);
    compare(&m);
    free(m.flags);
}
END_TEST

/* The third man White's, and the fourth either side's. */
START_TEST(four_men_are_judged_as_a_search_backwards_finds)
{
    static const int pairs[10][2] = {
        { 2, 2 }, { 2, 3 }, { 2, 4 }, { 2, 5 }, { 3, 3 },
        { 3, 4 }, { 3, 5 }, { 4, 4 }, { 4, 5 }, { 5, 5 },
    };
    int first = pairs[_i % 10][0], second = pairs[_i % 10][1], side = _i / 10;
    men a = three(0, first), b = three(side, second);
    men m = { 4, { 0, 1, 0, side }, { ECART_KING, ECART_KING, first, second }, NULL,
              { NULL, NULL, &b, &a } };

    search(&m);
    compare(&m);
    free(m.flags);
    free(a.flags);
    free(b.flags);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("game, slowly");

    TCase *few = group(s, "few men");
    tcase_set_timeout(few, 600);
    tcase_add_loop_test(few, three_men_are_judged_as_a_search_backwards_finds, 0, 8);
    tcase_add_loop_test(few, four_men_are_judged_as_a_search_backwards_finds, 0, 20);

    return run(s);
}
