/* SPDX-License-Identifier: MIT */
/* figure.c -- any piece as a list of steps, on an empty board */

#include <ecart/figure.h>

#include <string.h>

#include <ecart/trajectory.h>

#include "geometry/sets.h"

static int larger_part(int8_t columns, int8_t rows)
{
    return ecart_difference_size(columns) > ecart_difference_size(rows)
         ? ecart_difference_size(columns) : ecart_difference_size(rows);
}

static uint8_t larger(uint8_t a, uint8_t b)
{
    return a > b ? a : b;
}

static uint8_t smaller(uint8_t a, uint8_t b)
{
    return a < b ? a : b;
}

/* How many steps there are to read, whatever the count says. */
static int step_count(const ecart_figure *figure)
{
    return figure->count < ECART_FIGURE_STEPS ? figure->count : ECART_FIGURE_STEPS;
}

/* The number of the step with a vector; how many there are if none has it. */
static int place_of(const ecart_figure *figure, ecart_figure_step step)
{
    int i = 0;

    while (i < step_count(figure) && (figure->step[i].columns != step.columns ||
                                      figure->step[i].rows != step.rows))
        i++;
    return i;
}

bool ecart_figure_add(ecart_figure *figure, ecart_figure_step step)
{
    int largest = larger_part(step.columns, step.rows);
    int place   = place_of(figure, step);

    if (largest == 0 || largest > ECART_FIGURE_REACH || (step.moves | step.takes) == 0 ||
        place == ECART_FIGURE_STEPS)
        return false;

    uint8_t            most = (uint8_t)(ECART_FIGURE_REACH / largest);
    ecart_figure_step *mine = &figure->step[place];

    if (place == figure->count) {
        figure->count++;
        *mine = (ecart_figure_step){ step.columns, step.rows, 0, 0 };
    }
    mine->moves = larger(mine->moves, smaller(step.moves, most));
    mine->takes = larger(mine->takes, smaller(step.takes, most));
    return true;
}

/* Adds the steps in four directions, turned by a quarter each. */
static void add_four(ecart_figure *figure, int columns, int rows, int reach)
{
    for (int i = 0; i < 4; i++) {
        int turned_rows = -columns;

        ecart_figure_add(figure, (ecart_figure_step){ (int8_t)columns, (int8_t)rows,
                                                      (uint8_t)reach, (uint8_t)reach });
        columns = rows;
        rows    = turned_rows;
    }
}

static void add_pawn(ecart_figure *figure, int forward)
{
    ecart_figure_add(figure, (ecart_figure_step){ 0, (int8_t)forward, 1, 0 });
    ecart_figure_add(figure, (ecart_figure_step){ -1, (int8_t)forward, 0, 1 });
    ecart_figure_add(figure, (ecart_figure_step){ 1, (int8_t)forward, 0, 1 });
}

ecart_figure ecart_figure_of(ecart_piece piece)
{
    ecart_figure figure = { 0 };
    ecart_kind   kind   = ecart_piece_exists(piece) ? ecart_piece_kind(piece)
                                                    : (ecart_kind)ECART_NO_KIND;
    int          reach  = kind == ECART_KING ? 1 : ECART_FIGURE_REACH;

    if (kind == ECART_KING || kind == ECART_QUEEN || kind == ECART_ROOK)
        add_four(&figure, 0, 1, reach);
    if (kind == ECART_KING || kind == ECART_QUEEN || kind == ECART_BISHOP)
        add_four(&figure, 1, 1, reach);
    if (kind == ECART_KNIGHT) {
        add_four(&figure, 1, 2, 1);
        add_four(&figure, 2, 1, 1);
    }
    if (kind == ECART_PAWN)
        add_pawn(&figure, ecart_side_forward(ecart_piece_side(piece)));
    return figure;
}

ecart_figure ecart_figure_turn(const ecart_figure *figure)
{
    ecart_figure turned_figure = *figure;

    for (int i = 0; i != step_count(figure); i++) {
        turned_figure.step[i].columns = (int8_t)-figure->step[i].columns;
        turned_figure.step[i].rows    = (int8_t)-figure->step[i].rows;
    }
    return turned_figure;
}

/* How often a step is made for so many columns and rows; 0 if it does not lead there. */
static int times_made(ecart_figure_step step, int8_t columns, int8_t rows)
{
    int size  = larger_part(step.columns, step.rows);
    int times = size > 0 ? larger_part(columns, rows) / size : 0;

    return times * step.columns == columns && times * step.rows == rows ? times : 0;
}

/* The answer for so many columns and rows, without aliases. */
static ecart_figure_answer answer_for(const ecart_figure *figure, ecart_reading vector)
{
    ecart_figure_answer answer = { false, false, false };

    for (int i = 0; i < step_count(figure); i++) {
        int times = times_made(figure->step[i], vector.columns, vector.rows);

        answer.moves |= times > 0 && times <= figure->step[i].moves;
        answer.takes |= times > 0 && times <= figure->step[i].takes;
    }
    return answer;
}

static bool goes_by(const ecart_figure *figure, ecart_reading vector)
{
    ecart_figure_answer answer = answer_for(figure, vector);

    return answer.moves || answer.takes;
}

/* Whether a figure makes the same difference with other columns and rows. */
static bool has_other_reading(const ecart_figure *figure, ecart_reading vector)
{
    ecart_readings all = ecart_difference_readings(ECART_EAST * vector.columns + vector.rows);

    for (int i = 0; i < all.count; i++) {
        if (all.reading[i].columns != vector.columns && goes_by(figure, all.reading[i]))
            return true;
    }
    return false;
}

/* If either number is not a cell, or both are the same cell, the vector is 0 columns and 0 rows. */
ecart_figure_answer ecart_figure_check(const ecart_figure *figure, ecart_cell from, ecart_cell to)
{
    ecart_reading       vector = ecart_difference_reading(from, to);
    ecart_figure_answer answer = answer_for(figure, vector);

    answer.alias = !answer.moves && !answer.takes && has_other_reading(figure, vector);
    return answer;
}

/* Which cells are wanted: those where a figure goes if they are empty, those where it goes
 * at all, or those where it only seems to go. */
enum wanted { TO_MOVE, TO_GO, TO_SEEM };

static ecart_cells cells_with(const ecart_figure *figure, ecart_cell from, enum wanted wanted)
{
    ecart_cells cells = 0;

    FOR_ALL(n) {
        ecart_figure_answer answer = ecart_figure_check(figure, from, cell_at(n));

        if (wanted == TO_SEEM ? answer.alias
                              : answer.moves || (answer.takes && wanted == TO_GO))
            cells |= bit(n);
    }
    return cells;
}

ecart_cells ecart_figure_cells(const ecart_figure *figure, ecart_cell from)
{
    return cells_with(figure, from, TO_GO);
}

ecart_cells ecart_figure_ghosts(const ecart_figure *figure, ecart_cell from)
{
    return cells_with(figure, from, TO_SEEM);
}

int ecart_figure_pairs(const ecart_figure *figure, ecart_figure_pair *pairs)
{
    int count = 0;

    for (int d = ECART_A1 - ECART_H8; d <= ECART_H8 - ECART_A1; d++) {
        ecart_readings all = ecart_difference_readings(d);

        for (int i = 0; i < all.count && d != 0; i++) {
            ecart_reading r = all.reading[i];

            if (goes_by(figure, r))
                pairs[count++] = (ecart_figure_pair){
                    (ecart_difference)d,
                    (uint8_t)(ecart_difference_size(r.columns) + ecart_difference_size(r.rows))
                };
        }
    }
    return count;
}

/* A vector starts from so many cells: 8 less its columns, by 8 less its rows. */
int ecart_figure_aliases(const ecart_figure *figure)
{
    int aliases = 0;

    for (int8_t columns = -7; columns <= 7; columns++) {
        for (int8_t rows = -7; rows <= 7; rows++) {
            ecart_reading vector = { columns, rows };

            if (!goes_by(figure, vector) && has_other_reading(figure, vector))
                aliases += (8 - ecart_difference_size(columns)) * (8 - ecart_difference_size(rows));
        }
    }
    return aliases;
}

/* The walks of a figure from some cells: where it goes from each, and what it reaches
 * first with so many moves. */
typedef struct walks {
    ecart_cells onward[64];
    ecart_cells ring[65];       /* an empty one ends the list */
    ecart_cells reached;
} walks;

static ecart_cells all_onward(const walks *w, ecart_cells front)
{
    ecart_cells cells = 0;
    int         index;

    FOR_EACH(index, front)
        cells |= w->onward[index];
    return cells;
}

static void walk_from(walks *w, const ecart_figure *figure, ecart_cells from)
{
    int n = 0;

    FOR_ALL(i)
        w->onward[i] = cells_with(figure, cell_at(i), TO_MOVE);
    w->ring[0] = w->reached = from;
    while (w->ring[n] != 0) {
        w->ring[n + 1] = all_onward(w, w->ring[n]) & ~w->reached;
        w->reached    |= w->ring[++n];
    }
}

int ecart_figure_fill(const ecart_figure *figure, ecart_cells from, int8_t *moves)
{
    walks w;
    int   index;

    memset(moves, ECART_NEVER, ECART_CELL_LIMIT);
    walk_from(&w, figure, from);
    for (int n = 0; w.ring[n] != 0; n++) {
        FOR_EACH(index, w.ring[n])
            moves[cell_at(index)] = (int8_t)n;
    }
    return ecart_cells_count(w.reached);
}

/* The number of the first ring that has one of some cells; ECART_NEVER if none has. */
static int ring_of(const walks *w, ecart_cells cells)
{
    int n = 0;

    if ((w->reached & cells) == 0)
        return ECART_NEVER;
    while ((w->ring[n] & cells) == 0)
        n++;
    return n;
}

int ecart_figure_length(const ecart_figure *figure, ecart_cell from, ecart_cell to)
{
    walks w;

    walk_from(&w, figure, ecart_cells_of(from));
    return ring_of(&w, ecart_cells_of(to));
}

/* Leaves only those cells in the rings from which a path goes on to a cell.  Returns
 * the number of its ring, or ECART_NEVER. */
static int keep_paths(walks *w, ecart_cell to)
{
    int length = ring_of(w, ecart_cells_of(to)), index;

    for (int n = length; n >= 0; n--) {
        ecart_cells kept = n == length ? ecart_cells_of(to) : 0;

        FOR_EACH(index, w->ring[n]) {
            if (n < length && (w->onward[index] & w->ring[n + 1]) != 0)
                kept |= bit(index);
        }
        w->ring[n] = kept;
    }
    return length;
}

ecart_cells ecart_figure_path_cells(const ecart_figure *figure, ecart_cell from, ecart_cell to)
{
    walks       w;
    ecart_cells cells = 0;

    walk_from(&w, figure, ecart_cells_of(from));
    for (int n = keep_paths(&w, to); n >= 0; n--)
        cells |= w.ring[n];
    return cells;
}

/* How many paths go on from a cell of ring n: as many as from all its next cells together. */
static uint64_t paths_onward(const walks *w, int index, int n, const uint64_t paths[64])
{
    uint64_t sum = 0;
    int      next;

    FOR_EACH(next, w->onward[index] & w->ring[n + 1])
        sum += paths[next];
    return sum;
}

uint64_t ecart_figure_paths(const ecart_figure *figure, ecart_cell from, ecart_cell to)
{
    walks    w;
    uint64_t paths[64];
    int      length, index;

    walk_from(&w, figure, ecart_cells_of(from));
    length = keep_paths(&w, to);
    if (length == ECART_NEVER)
        return 0;
    paths[ecart_cell_index(to)] = 1;
    for (int n = length - 1; n >= 0; n--) {
        FOR_EACH(index, w.ring[n])
            paths[index] = paths_onward(&w, index, n, paths);
    }
    return paths[ecart_cell_index(from)];
}
