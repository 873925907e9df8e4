/* SPDX-License-Identifier: MIT */
/* watch.c -- says what one look after another at a board shows */

#include <ecart/watch.h>

#include <string.h>

#include "meant/glance.h"
#include "rules/play.h"

enum {
    LINES          = 32,            /* that are weighed */
    FEWEST_RECORDS = 4,             /* that are worth keeping */
    PATIENCE       = 4,             /* times longer it takes to settle what is doubtful */
    PRESSED        = UINT16_MAX,    /* so many looks is a clock */
    WITNESSED      = 4              /* merit of a line */
};

void ecart_watch_start(ecart_watch *w, const ecart_position *position, ecart_sight sight,
                       int settle, ecart_record *records, size_t capacity)
{
    settle = settle < 1 ? 1 : settle > UINT8_MAX ? UINT8_MAX : settle;
    *w = (ecart_watch){ .sight = sight, .settle = (uint8_t)settle };
    if (capacity < FEWEST_RECORDS)
        capacity = 0;
    if (position != NULL)
        ecart_game_set(&w->game, position, records, capacity);
    else
        ecart_game_start(&w->game, records, capacity);
    w->last = w->game.position.board;
}

static ecart_cells cells_of_move(const ecart_position *p, ecart_move move)
{
    change c = ecart_change_of(p, move);

    return ecart_cells_of(c.lifted[0].at) | ecart_cells_of(c.lifted[1].at) |
           ecart_cells_of(c.put[0].at) | ecart_cells_of(c.put[1].at);
}

/* How well a line goes with what was seen: first, whether each cell that it changes has
 * differed; then, whether each that was touched belongs to it; then, whether it begins with
 * a move that was glimpsed. */
static int merit_of(const ecart_watch *w, const ecart_line_between *line)
{
    const ecart_game *game = &w->game;
    ecart_cells       back = 0, on = 0, seen = w->touched | w->differed;
    ecart_position    p    = game->position;

    for (size_t n = 1; n <= line->back; n++) {
        (void)ecart_game_earlier(game, n, &p);
        back |= cells_of_move(&p, game->records[game->count - n].move);
    }
    for (size_t n = 0; n != line->count; n++) {
        on |= cells_of_move(&p, line->moves[n]);
        ecart_play_legal(&p, line->moves[n]);
    }
    return WITNESSED * !(on & ~(seen | back)) + 2 * !(w->touched & ~(on | back)) +
           (line->count > 0 && ecart_move_equal(line->moves[0], w->glimpsed));
}

/* Whether two lines differ at most in what a pawn becomes. */
static bool are_alike(const ecart_line_between *a, const ecart_line_between *b)
{
    for (size_t i = 0; i != a->count; i++) {
        if (a->moves[i].from != b->moves[i].from || a->moves[i].to != b->moves[i].to)
            return false;
    }
    return a->count == b->count;
}

/* Chooses the line that fits best to what was seen, and says whether no other fits as well.
 * Of several it is the first; but NULL if only occupied cells are known. */
static const ecart_line_between *choose(const ecart_watch *w, const ecart_line_between *lines,
                                        size_t count, bool *witnessed)
{
    const ecart_line_between *best = NULL;
    int  most = -1;
    bool tie  = count > LINES;

    for (size_t i = 0; i < count && i < LINES; i++) {
        int merit = merit_of(w, &lines[i]);

        if (merit > most)
            best = &lines[i], tie = count > LINES, most = merit;
        else if (merit == most)
            tie |= !are_alike(best, &lines[i]);
    }
    *witnessed = most >= WITNESSED && !tie;
    return tie && w->sight == ECART_SEES_OCCUPIED ? NULL : best;
}

/* Of a game whose records are full, the first is kept, for how it began; and the number of
 * those that are forgotten is even, so that the sides stay in turn. */
static void play_move(ecart_game *game, ecart_move move)
{
    if (game->count > 0 && game->count == game->capacity) {
        game->count -= 2;
        memmove(game->records + 1, game->records + 3, (game->count - 1) * sizeof *game->records);
    }
    if (!ecart_game_play(game, move, NULL))
        ecart_play_legal(&game->position, move);
}

static void play_line(ecart_watch *w, const ecart_line_between *line, ecart_watched *what)
{
    ecart_game *game = &w->game;

    what->kind  = line->back == 0 ? ECART_WATCH_MOVE
                : line->count > 0 ? ECART_WATCH_REVISED : ECART_WATCH_BACK;
    what->back  = line->back;
    what->count = line->count > 0 ? line->count : line->back < 2 ? 1 : 2;
    for (size_t i = 0; i < what->count; i++)
        what->moves[i] = line->count > 0 ? line->moves[i]
                       : game->records[game->count - what->count + i].move;
    if (line->back > 0) {
        game->count -= line->back - 1;
        (void)ecart_game_undo(game);
    }
    for (size_t i = 0; i < line->count; i++)
        play_move(game, line->moves[i]);
    w->touched  = 0;
    w->differed = 0;
    w->glimpsed = (ecart_move){ 0 };
}

/* Whether a line takes moves back and makes others, more than two in all. */
static bool is_many(const ecart_line_between *line)
{
    return line->count > 0 && line->back + line->count > 2;
}

/* How many equal looks settle a line if no clock is pressed.  It takes more where one hand may
 * still be at work: holding a piece, which looks like a capture of it; or making one move in
 * steps, which look like two moves, one of them a capture, or like more. */
static int looks_needed(const ecart_watch *w, const ecart_line_between *line, bool witnessed,
                        const glance *s)
{
    ecart_cells filled = w->differed & s->seen.of_kind[ECART_NO_KIND];
    ecart_cells empty  = w->differed & ~filled;
    bool        two    = line->back + line->count == 2;
    bool        taken  = line->back == 1 && (filled & occupied(s->p)) != 0;

    if (w->settle == 1)
        return 1;
    if (two && filled == 0 && !witnessed)
        return PRESSED;
    if (!witnessed || is_many(line) || (two && (taken || bits_count(filled) < bits_count(empty))))
        return w->settle * PATIENCE;
    return w->settle;
}

/* Judges a look if there are moves that lead to what was seen. */
static void judge_lines(ecart_watch *w, const glance *s, const ecart_line_between *lines,
                        size_t count, ecart_watched *what)
{
    bool witnessed;
    const ecart_line_between *line = choose(w, lines, count, &witnessed);

    if (line == NULL) {
        what->several = true;
    } else if (line->back + line->count == 0) {
        what->kind = ECART_WATCH_SAME;
        if (w->looks >= w->settle) {
            w->touched  = 0;
            w->glimpsed = (ecart_move){ 0 };
        }
    } else if (w->looks >= looks_needed(w, line, witnessed, s)) {
        play_line(w, line, what);
    } else if (line->back == 0 && what->kind != ECART_WATCH_LIFTED) {
        w->glimpsed = line->moves[0];
        what->count = line->count;
        memcpy(what->moves, line->moves, sizeof what->moves);
    }
}

/* Whether hands may be at work between a position and another: each piece that was seen
 * stands where it does in one of them. */
static bool on_the_way(const glance *s, ecart_cells differ, const ecart_position *goal)
{
    return (differ & ecart_differs_from(s, goal) & s->seen.of_kind[ECART_NO_KIND]) == 0;
}

/* What is still to be put right to reach a position. */
static void put_for(const glance *s, const ecart_position *goal, ecart_watched *what)
{
    what->put    = ecart_differs_from(s, goal);
    what->wanted = goal->board;
}

static bool is_going_back(const ecart_game *game, const glance *s, ecart_cells differ,
                      ecart_watched *what)
{
    ecart_position earlier;

    for (size_t back = 1; back <= 2 && ecart_game_earlier(game, back, &earlier); back++) {
        if (on_the_way(s, differ, &earlier)) {
            put_for(s, &earlier, what);
            return true;
        }
    }
    return false;
}

/* Whether a legal move has begun.  If several have, as when a pawn is about to become
 * something, it is not known what has to be put where. */
static bool has_begun(const glance *s, ecart_cells differ, ecart_watched *what)
{
    ecart_move     moves[ECART_MOVE_LIST_SIZE], begun = { 0 };
    size_t         count = ecart_legal_moves(s->p, moves, ECART_MOVE_LIST_SIZE), fit = 0;
    ecart_position after;

    for (size_t i = 0; i != count; i++) {
        ecart_try_move(s->p, moves[i], &after);
        if (on_the_way(s, differ, &after)) {
            begun = moves[i];
            fit++;
        }
    }
    if (fit == 1) {
        what->moves[what->count++] = begun;
        ecart_try_move(s->p, begun, &after);
        put_for(s, &after, what);
    }
    return fit > 0;
}

/* Whether it is likelier that hands are at work than that many moves were made. */
static bool is_at_work(const ecart_watch *w, const glance *s, ecart_watched *what)
{
    return what->kind == ECART_WATCH_LIFTED || is_going_back(&w->game, s, w->differed, what) ||
           has_begun(s, w->differed, what);
}

/* Judges a look if no moves lead to what was seen: hands are at work, or something is wrong. */
static void judge_hands(const ecart_watch *w, const glance *s, ecart_watched *what)
{
    ecart_sighting seen    = ecart_move_between(s->p, s->board, s->sight);
    bool           settled = w->looks >= w->settle;

    what->result = settled ? seen.result : ECART_SEEN_NO_RESULT;
    if (what->result != ECART_SEEN_NO_RESULT) {
        what->kind = ECART_WATCH_RESULT;
    } else if (seen.verdict.reason == ECART_PROMOTION_NEEDED) {
        what->verdict  = seen.verdict;
        what->moves[0] = seen.verdict.move;
        what->count    = 1;
    } else if (!is_going_back(&w->game, s, w->differed, what) &&
               (seen.kind == ECART_SEEN_TRY || !has_begun(s, w->differed, what)) && settled) {
        put_for(s, s->p, what);
        what->verdict = seen.verdict;
        what->kind    = ECART_WATCH_DIFFERENT;
        if (seen.kind == ECART_SEEN_TRY) {
            what->kind = ECART_WATCH_TRY;
            what->moves[what->count++] = seen.verdict.move;
        }
    }
}

/* Cells that differ in two looks were touched.  One look may be wrong, unless one is enough
 * to settle. */
static ecart_watched judge_look(ecart_watch *w)
{
    const glance       s = { &w->game.position, &w->last, ecart_placement_of(&w->last), w->sight };
    ecart_cells        differ = ecart_differs_from(&s, s.p);
    ecart_line_between lines[LINES];
    size_t             count = ecart_lines_between(&w->game, &w->last, w->sight, lines, LINES);
    ecart_watched      what  = { .kind = ECART_WATCH_UNFINISHED };

    w->touched |= w->settle == 1 ? differ : differ & w->differed;
    w->differed = differ;
    if ((differ & s.seen.of_kind[ECART_NO_KIND]) == 0)
        what.kind = ECART_WATCH_LIFTED;
    if (count > 0 && (!is_many(lines) || w->looks >= PRESSED || !is_at_work(w, &s, &what)))
        judge_lines(w, &s, lines, count, &what);
    else if (count == 0 && what.kind != ECART_WATCH_LIFTED)
        judge_hands(w, &s, &what);
    if (what.kind == ECART_WATCH_LIFTED)
        put_for(&s, s.p, &what);
    return what;
}

ecart_watched ecart_watch_look(ecart_watch *w, const ecart_board *seen)
{
    placement last = ecart_placement_of(&w->last), now = ecart_placement_of(seen);

    if (ecart_placements_differ(&last, &now, w->sight) != 0)
        w->looks = 0;
    if (w->looks < PRESSED - 1)
        w->looks++;
    w->last = *seen;
    return judge_look(w);
}

ecart_watched ecart_watch_clock(ecart_watch *w)
{
    w->looks = PRESSED;
    return judge_look(w);
}
