/* SPDX-License-Identifier: MIT */
/* helpmate.c -- looks for a mate that both sides help to give
 *
 * Games are played nearly at random: a few moves are drawn, and of these the one is played
 * after which mate looks nearest.  A mate is given as soon as there is one.  Each game is
 * short; if it ends without a mate, it proves nothing, and the next is played.
 *
 * A game follows from the state of the dice at its start.  So a line is kept as this
 * state, and played again to write its moves. */

#include "prospect/helpmate.h"

#include <limits.h>

#include <ecart/distance.h>

#include "rules/movegen.h"
#include "rules/play.h"

enum {
    LEAST_DRAWS    = 2,     /* some games go straight on, others try this and that */
    DRAWS          = 4,
    WIDTH_OF_GAMES = 128    /* further moves of a position are not looked at */
};

/* Marsaglia's xorshift64. */
static uint32_t roll(uint64_t *dice)
{
    *dice ^= *dice << 13;
    *dice ^= *dice >> 7;
    *dice ^= *dice << 17;
    return (uint32_t)(*dice >> 32);
}

static size_t some_moves(const ecart_position *p, ecart_move moves[WIDTH_OF_GAMES])
{
    size_t count = ecart_legal_moves(p, moves, WIDTH_OF_GAMES);

    return count < WIDTH_OF_GAMES ? count : WIDTH_OF_GAMES;
}

/* The rows that the pawns of a side have gone, from its first. */
static int pawns_gone(const ecart_position *p, ecart_side side)
{
    int gone = 0, index;

    FOR_EACH(index, p->of_side[side] & p->of_kind[ECART_PAWN])
        gone += side == ECART_WHITE ? index & 7 : 7 - (index & 7);
    return gone;
}

/* The steps between the nearer corner of two and each diagonal across the board. */
static const int steps_to_corner[] = { 0, 1, 2, 3, 4, 5, 6, 7, 6, 5, 4, 3, 2, 1, 0 };

/* How many steps a cell is from the nearest dark or light corner, or from either, without
 * diagonal steps. */
static int way_to_corner(int index, bool dark, bool light)
{
    int column = index >> 3, row = index & 7;
    int to_dark = steps_to_corner[column + row], to_light = steps_to_corner[7 - column + row];

    return !dark || (light && to_light < to_dark) ? to_light : to_dark;
}

/* The cells beside a king on which it would not be attacked, and where none of its own
 * men stands. */
static int flights(const ecart_position *p, ecart_side attacker, int king)
{
    ecart_side  side  = ecart_side_other(attacker);
    ecart_cells cells = empty_board_attacks(ECART_KING, king) & ~p->of_side[side] &
                        ~empty_board_attacks(ECART_KING, index_of(p->king[attacker]));
    int         count = 0, index;

    FOR_EACH(index, cells)
        count += position_attackers(p, attacker, index, occupied(p) & ~bit(king)) == 0;
    return count;
}

/* Queens and rooks mate easily; pawns become queens.  Bishops and knights alone need men
 * of the other side that take its king's cells away, best bishops and knights. */
static int strength(const ecart_position *p, ecart_side side)
{
    const ecart_cells *of = p->of_kind;
    ecart_cells men = p->of_side[side], help = p->of_side[ecart_side_other(side)];
    ecart_cells minor = of[ECART_BISHOP] | of[ECART_KNIGHT];
    int         sum = 54 * ecart_cells_count(men & of[ECART_QUEEN]) +
                      42 * ecart_cells_count(men & of[ECART_ROOK]) +
                      18 * ecart_cells_count(men & minor);

    if (men & straight_sliders(of))
        return sum;
    if (men & of[ECART_PAWN])
        return sum + pawns_gone(p, side) + 2 * ecart_cells_count(men & of[ECART_PAWN]);
    return sum + 4 * ecart_cells_count(help & minor) + pawns_gone(p, ecart_side_other(side)) / 2;
}

/* How near a mate looks.  Bishops mate in corners of their own colour. */
static int nearness(const ecart_position *p, ecart_side side)
{
    int         king    = index_of(p->king[ecart_side_other(side)]);
    ecart_cells men     = p->of_side[side] & ~p->of_kind[ECART_KING];
    bool        bishops = !(men & ~p->of_kind[ECART_BISHOP]);

    return strength(p, side) - flights(p, side, king) -
           ecart_chebyshev_distance(p->king[ECART_WHITE], p->king[ECART_BLACK]) -
           way_to_corner(king, !bishops || men & DARK_CELLS, !bishops || men & ~DARK_CELLS);
}

/* The place of a move that mates; the count if there is none. */
static size_t find_mate(const ecart_position *p, const ecart_move *moves, size_t count)
{
    ecart_position after;
    size_t         i = 0;

    for (; i < count; i++) {
        ecart_try_move(p, moves[i], &after);
        if (is_mate(&after))
            break;
    }
    return i;
}

/* The best of some moves that are drawn. */
static size_t draw_move(const ecart_position *p, ecart_side side, const ecart_move *moves,
                        size_t count, unsigned draws, uint64_t *dice)
{
    ecart_position after;
    size_t         best = 0;
    int            most = INT_MIN;

    while (draws-- > 0) {
        size_t drawn = roll(dice) % count;

        ecart_try_move(p, moves[drawn], &after);
        int near = nearness(&after, side);
        if (near > most) {
            most = near;
            best = drawn;
        }
    }
    return best;
}

/* Plays a game of at most longest moves.  Returns whether it ends in a mate; length gets
 * the number of its moves, and line the moves, if it is not NULL. */
static bool play_helping(const helpmate_task *task, uint64_t *dice, size_t longest,
                         size_t *length, ecart_move *line)
{
    ecart_position here  = *task->position;
    ecart_side     side  = task->side;
    ecart_move     moves[WIDTH_OF_GAMES];
    unsigned       draws = LEAST_DRAWS + (unsigned)(*dice % DRAWS);
    bool           mates = false;

    for (*length = 0; *length < longest && !mates; ++*length) {
        size_t count = some_moves(&here, moves);
        size_t next  = here.side == side ? find_mate(&here, moves, count) : count;

        if (count == 0)
            return false;
        mates = next < count;
        if (!mates)
            next = draw_move(&here, side, moves, count, draws, dice);
        if (line)
            line[*length] = moves[next];
        ecart_play_legal(&here, moves[next]);
        if (!mates && task->passed != NULL && task->passed(task->deadline, &here))
            return false;
    }
    return mates;
}

/* Plays games until one ends in a mate, or the effort is used up.  The dice are not thrown
 * anew, so that a second call plays other games. */
static helpmate find(const helpmate_task *task, uint64_t *dice, size_t longest, size_t *effort)
{
    helpmate found;

    while (*effort > 0 && longest > 0) {
        found.dice = *dice;
        if (play_helping(task, dice, longest, &found.length, NULL))
            return found;
        *effort -= found.length + 1 < *effort ? found.length + 1 : *effort;
    }
    return (helpmate){ 0, 0 };
}

helpmate ecart_helpmate_find(const helpmate_task *task, size_t longest, size_t effort,
                             size_t polish)
{
    uint64_t dice = 88172645463325252;
    helpmate best = find(task, &dice, longest, &effort), next = best;

    while (next.length > 0) {
        best = next;
        next = find(task, &dice, best.length - 1, &polish);
    }
    return best;
}

void ecart_helpmate_write(const helpmate_task *task, helpmate found, ecart_move *line)
{
    (void)play_helping(task, &found.dice, found.length, &found.length, line);
}
