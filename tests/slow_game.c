/* SPDX-License-Identifier: MIT */
/* slow_game.c -- all positions of up to four men
 *
 * Whether a side can ever mate is found without the library: mates are marked, and then,
 * again and again, each position from which a move leads to a marked one.  Captures and
 * promotions lead to other tables, which are filled first.  Then the library is asked about
 * every such position, and must answer the same.
 *
 * The colours may be exchanged, and a board reflected.  So White has the third man, the white
 * king stands on the columns a to d, and without pawns on the triangle a1-d1-d4 only; of two
 * boards that are reflections of each other at the line from a1 to h8, the one with the lower
 * index is looked at. */

#define LONG
#include "runner.h"
#include "table.h"
#include "walk.h"

enum { VALID = 1, CAN_MATE = 2, BOTH = 6 };     /* CAN_MATE << side */
enum { NO_CELL = -1 };

/* Men on cells: the kings first, White's, Black's. */
typedef struct spot {
    int count, turn;
    int side[4], kind[4];
    int cell[4];                    /* 8 column + row, from 0 */
} spot;

/* What is known of each position: by the side of the fourth man, and the kinds of the third and
 * the fourth, 0 where there is none.  Then by index: side to move, then cells. */
static uint8_t *tables[2][ECART_KINDS][ECART_KINDS];

static size_t positions(const spot *s)
{
    return (size_t)2 << 6 * s->count;
}

static bool has_pawn(const spot *s)
{
    return (s->count > 2 && s->kind[2] == ECART_PAWN) ||
           (s->count > 3 && s->kind[3] == ECART_PAWN);
}

static uint8_t **table_of(const spot *s)
{
    return &tables[s->count > 3 ? s->side[3] : 0][s->count > 2 ? s->kind[2] : 0]
                  [s->count > 3 ? s->kind[3] : 0];
}

static void exchange(spot *s, int a, int b)
{
    spot old = *s;

    s->side[a] = old.side[b], s->kind[a] = old.kind[b], s->cell[a] = old.cell[b];
    s->side[b] = old.side[a], s->kind[b] = old.kind[a], s->cell[b] = old.cell[a];
}

/* Exchanges the colours where a table is kept for the other ones only, and puts the men in its
 * order; returns whether the colours were exchanged. */
static bool arrange(spot *s)
{
    bool four  = s->count == 4, same = four && s->side[2] == s->side[3];
    bool later = four && s->kind[2] > s->kind[3], black = s->count > 2 && s->side[2] == 1;
    bool turns = !four || same ? black : s->kind[2] != s->kind[3] && later != black;

    if (turns) {
        for (int i = 0; i < s->count; i++) {
            s->side[i] ^= 1;
            s->cell[i] ^= 7;
        }
        exchange(s, 0, 1);
        s->turn ^= 1;
    }
    if (four && (same ? later : s->side[2] > s->side[3]))
        exchange(s, 2, 3);
    return turns;
}

/* The index of a board whose cells are turned so: the bits of 7 reverse the columns and
 * rows, and then they may change places. */
static size_t turned_index(const spot *s, int reversed, bool swapped)
{
    size_t index = (size_t)s->turn;

    for (int i = 0; i < s->count; i++) {
        int cell = s->cell[i] ^ reversed;

        index = index << 6 | (size_t)(swapped ? cell % 8 * 8 + cell / 8 : cell);
    }
    return index;
}

static size_t index_of(const spot *s)
{
    bool   pawn     = has_pawn(s);
    int    reversed = (s->cell[0] & 32 ? 56 : 0) | (!pawn && s->cell[0] & 4 ? 7 : 0);
    int    king     = s->cell[0] ^ reversed, column = king / 8, row = king % 8;
    size_t index    = turned_index(s, reversed, !pawn && row > column);

    if (!pawn && row == column) {
        size_t other = turned_index(s, reversed, true);

        return other < index ? other : index;
    }
    return index;
}

/* The position of a table with an index. */
static spot spot_at(const spot *men, size_t index)
{
    spot s = *men;

    for (int i = men->count - 1; i >= 0; i--, index >>= 6)
        s.cell[i] = (int)(index & 63);
    s.turn = (int)index;
    return s;
}

static uint8_t flags_of(spot s)
{
    bool    turned = arrange(&s);
    uint8_t flags  = (*table_of(&s))[index_of(&s)];

    return turned ? (uint8_t)((flags & VALID) | (flags & 2) << 1 | (flags & 4) >> 1) : flags;
}

static int man_on(const spot *s, int cell)
{
    for (int i = 0; i < s->count; i++) {
        if (s->cell[i] == cell)
            return i;
    }
    return -1;
}

static int forward(int side)
{
    return side == 0 ? 1 : -1;
}

/* The cells that a man attacks, in goals; returns how many. */
static int attacks(const spot *s, int man, int goals[28])
{
    int count = 0, column = s->cell[man] / 8, row = s->cell[man] % 8;

    if (s->kind[man] == ECART_PAWN) {
        for (int c = column - 1; c <= column + 1; c += 2) {
            if (c >= 0 && c < 8)
                goals[count++] = 8 * c + row + forward(s->side[man]);
        }
        return count;
    }
    mover how = movers[s->kind[man]];
    for (int i = how.first; i < how.first + how.count; i++) {
        int c = column, r = row;

        do {
            c += all_steps[i].columns;
            r += all_steps[i].rows;
            if (!on_board(c + 1, r + 1))
                break;
            goals[count++] = 8 * c + r;
        } while (how.slides && man_on(s, 8 * c + r) < 0);
    }
    return count;
}

static bool in_check(const spot *s, int side)
{
    int goals[28];

    for (int i = 0; i < s->count; i++) {
        if (s->side[i] == side)
            continue;
        for (int n = attacks(s, i, goals) - 1; n >= 0; n--) {
            if (goals[n] == s->cell[side])
                return true;
        }
    }
    return false;
}

static bool can_stand(const spot *s)
{
    for (int i = 0; i < s->count; i++) {
        int row = s->cell[i] % 8;

        if (man_on(s, s->cell[i]) != i || (s->kind[i] == ECART_PAWN && (row == 0 || row == 7)))
            return false;
    }
    return !in_check(s, 1 - s->turn);
}

static uint8_t can_mate(const spot *s, int passed);

/* The flags after a move to a cell, where a man is taken if taken is not negative.  A pawn that
 * has passed a cell beside an enemy pawn may be taken there. */
static uint8_t after(const spot *s, int man, int goal, int taken)
{
    spot next = *s;
    int  from = s->cell[man], last = s->side[man] == 0 ? 7 : 0;
    bool pawn = s->kind[man] == ECART_PAWN;

    next.turn      = 1 - s->turn;
    next.cell[man] = goal;
    if (taken >= 0) {
        if (taken < 2 || s->side[taken] == s->side[man])
            return 0;
        if (taken == 2)
            exchange(&next, 2, 3);
        man = man == 3 ? 2 : man;
        next.count--;
    }
    if (pawn && goal % 8 == last) {
        uint8_t flags = 0;

        for (int kind = ECART_QUEEN; kind <= ECART_KNIGHT; kind++) {
            next.kind[man] = kind;
            flags |= flags_of(next);
        }
        return flags;
    }
    if (pawn && (goal - from == 2 || goal - from == -2) && flags_of(next) & VALID)
        return can_mate(&next, (goal + from) / 2) | VALID;
    return flags_of(next);
}

/* The flags after all moves of a man. */
static uint8_t after_any(const spot *s, int man, int passed)
{
    int     goals[28], ahead = s->cell[man] + forward(s->side[man]);
    bool    pawn  = s->kind[man] == ECART_PAWN;
    uint8_t flags = 0;

    for (int n = attacks(s, man, goals) - 1; n >= 0; n--) {
        int taken = man_on(s, goals[n]);

        if (pawn && goals[n] == passed)
            taken = man_on(s, passed - forward(s->side[man]));
        if (!pawn || taken >= 0)
            flags |= after(s, man, goals[n], taken);
    }
    if (pawn && man_on(s, ahead) < 0) {
        flags |= after(s, man, ahead, -1);
        ahead += forward(s->side[man]);
        if (s->cell[man] % 8 == (s->side[man] == 0 ? 1 : 6) && man_on(s, ahead) < 0)
            flags |= after(s, man, ahead, -1);
    }
    return flags;
}

/* Who can mate from a position, as far as the positions after it are marked. */
static uint8_t can_mate(const spot *s, int passed)
{
    uint8_t flags = 0;

    for (int i = 0; i < s->count; i++) {
        if (s->side[i] == s->turn)
            flags |= after_any(s, i, passed);
    }
    if (!(flags & VALID))
        flags = in_check(s, s->turn) ? (uint8_t)(CAN_MATE << (1 - s->turn)) : 0;
    return flags & BOTH;
}

/* Marks once all from which a move leads to what is marked; returns for whom any was new. */
static uint8_t mark(const spot *men, uint8_t *flags, uint8_t sides)
{
    uint8_t fresh = 0;

    for (size_t at = 0; at < positions(men); at++) {
        if (!(flags[at] & VALID) || (flags[at] & sides) == sides)
            continue;
        spot    s     = spot_at(men, at);
        uint8_t found = can_mate(&s, NO_CELL) & (uint8_t)~flags[at];

        flags[at] |= found;
        fresh     |= found;
    }
    return fresh;
}

static void fill(spot men)
{
    uint8_t *flags, sides = BOTH;

    (void)arrange(&men);
    if (*table_of(&men) != NULL)
        return;
    for (int i = 2; i < men.count; i++) {
        spot next = men;

        exchange(&next, i, men.count - 1);
        next.count--;
        fill(next);
        for (int kind = ECART_QUEEN; men.kind[i] == ECART_PAWN && kind <= ECART_KNIGHT; kind++) {
            next         = men;
            next.kind[i] = kind;
            fill(next);
        }
    }
    flags = calloc(positions(&men), 1);
    ck_assert_ptr_nonnull(flags);
    *table_of(&men) = flags;
    for (size_t at = 0; at < positions(&men); at++) {
        spot s = spot_at(&men, at);

        if (s.cell[0] < 32 && index_of(&s) == at)
            flags[at] = can_stand(&s) ? VALID : 0;
    }
    while (sides != 0)
        sides = mark(&men, flags, sides);
}

/* Asks about a position, with the cell that a pawn has passed, if any. */
static void compare_one(const spot *s, int passed, uint8_t flags, bool full)
{
    ecart_position position;
    ecart_setup    setup;

    ecart_setup_clear(&setup);
    setup.side       = (uint8_t)s->turn;
    setup.en_passant = passed == NO_CELL ? ECART_NO_CELL : ecart_cell_nth(passed);
    for (int i = 0; i < s->count; i++)
        (void)ecart_board_put(&setup.board, ecart_cell_nth(s->cell[i]),
                              ecart_piece_make((ecart_side)s->side[i], (ecart_kind)s->kind[i]));
    if (!ecart_position_set(&position, &setup)) {
        ck_assert_msg(passed != NO_CELL, "no position");
        return;
    }
    for (int side = 0; side < 2; side++) {
        bool           can  = flags >> side & CAN_MATE;
        ecart_prospect said = full ? ecart_side_prospect(&position, (ecart_side)side)
                                   : ecart_side_prospect_quick(&position, (ecart_side)side);

        if (can ? said == ECART_MATE_IMPOSSIBLE || (!has_pawn(s) && said != ECART_MATE_POSSIBLE)
                : said != ECART_MATE_IMPOSSIBLE)
            refute(&position, can ? "there is a mate" : "there is no mate");
    }
}

/* The cell that a pawn may have passed just now, before another one that may take it there. */
static int passed_in(const spot *s)
{
    int man, back, cell;

    if (s->count < 4 || s->kind[2] != ECART_PAWN || s->side[2] == s->side[3])
        return NO_CELL;
    man  = s->side[2] == s->turn ? 3 : 2;
    back = forward(s->turn);
    cell = s->cell[man];
    return cell % 8 == (s->turn == 0 ? 4 : 3) && man_on(s, cell + back) < 0 &&
           man_on(s, cell + 2 * back) < 0 ? cell + back : NO_CELL;
}

/* Without pawns, all is proven.  With a pawn, what cannot be is, but a line to a mate is long to
 * find: so a full answer is asked for one position in some thousands, and a quick one for all. */
static void compare(spot men)
{
    fill(men);
    for (size_t at = 0; at < positions(&men); at++) {
        uint8_t flags = (*table_of(&men))[at];
        spot    s     = spot_at(&men, at);

        if (!(flags & VALID))
            continue;
        compare_one(&s, NO_CELL, flags, !has_pawn(&men) || at % 4999 == 0);
        if (passed_in(&s) != NO_CELL)
            compare_one(&s, passed_in(&s), can_mate(&s, passed_in(&s)), at % 4999 == 0);
    }
}

START_TEST(three_men_are_judged_as_a_search_finds)
{
    compare((spot){ 2, 0, { 0, 1 }, { ECART_KING, ECART_KING }, { 0 } });
    compare((spot){ 3, 0, { 0, 1, 0 }, { ECART_KING, ECART_KING, ECART_QUEEN + _i }, { 0 } });
}
END_TEST

/* The third man White's, and the fourth either side's. */
static void compare_four(int first, int second)
{
    for (int side = 0; side < 2; side++)
        compare((spot){ 4, 0, { 0, 1, 0, side },
                        { ECART_KING, ECART_KING, first, second }, { 0 } });
}

/* From a bishop and a bishop on.  make campaign-men takes queens and rooks too. */
START_TEST(four_men_are_judged_as_a_search_finds)
{
    for (int second = ECART_QUEEN + _i; second <= ECART_KNIGHT; second++)
        compare_four(ECART_QUEEN + _i, second);
}
END_TEST

/* make campaign-men: with a pawn, these take minutes, and 250 megabytes. */
START_TEST(four_men_with_pawns_are_judged_as_a_search_finds)
{
    for (int first = ECART_QUEEN; first <= ECART_PAWN; first++)
        compare_four(first, ECART_PAWN);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("game, slowly");

    TCase *three = group(s, "three men");
    tcase_set_timeout(three, 600);
    tcase_add_loop_test(three, three_men_are_judged_as_a_search_finds, 0, 5);

    TCase *four = group(s, "four men");
    tcase_set_timeout(four, 600);
    tcase_add_loop_test(four, four_men_are_judged_as_a_search_finds,
                        getenv("ROUNDS") ? 0 : ECART_BISHOP - ECART_QUEEN, 4);

    TCase *pawns = group(s, "four men with pawns");
    tcase_set_timeout(pawns, 20000);
    if (getenv("ROUNDS"))
        tcase_add_test(pawns, four_men_with_pawns_are_judged_as_a_search_finds);

    return run(s);
}
