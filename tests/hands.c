/* SPDX-License-Identifier: MIT */
/* hands.c -- plays games with hands on a board that is watched, and judges the watch
 *
 *     make_games GAMES --positions | hands pieces|colours|occupied [SETTLE [MISREAD [SEED]]]
 *
 * Each line of the input is a position, a tab, and the move that is played in it.  Hands
 * lift, slide, drop and nudge pieces; they capture, castle and promote in each order; they
 * take moves back; and now and then they are so quick that two moves are made between two
 * looks.  The board is looked at at any moment, and clocks are pressed.  With MISREAD, a
 * square is misread in one of so many looks.  With another SEED, hands do other things.
 *
 * What is printed is counted, and the status is 1 if a move that had settled was wrong, or
 * was not told once, although no other legal line of the same length shows the same board:
 * all lines are made by hand (plain_move.h).
 *
 * Such a line may show in the middle of the work, and at its end no longer.  The queen went
 * from b1 to a2.  Now hands are quick: a bishop goes from a3 to c1, and the queen is slid
 * over a3.  While it rests there, a board that knows only occupied cells sees what it would
 * see if the queen had gone from b1 to c1 instead: so that is told.  Or a hand rests on its
 * way, what it seems to have done is told, and two quick moves that follow from there lead
 * to the same board as the true ones.  Both are counted as alike, too. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <ecart.h>

#include "plain_move.h"

enum { LONGEST = 400, STEPS = 64 };

static uint64_t state = 88172645463325252u;

static unsigned roll(unsigned sides)
{
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return (unsigned)(state >> 32) % sides;
}

/* What hands do: one thing after another is put on a cell, or lifted from it. */
struct work {
    struct step { ecart_cell cell; ecart_piece piece; } steps[STEPS];
    int count;
};

struct table {
    ecart_watch    watch;
    ecart_record   records[LONGEST];
    ecart_watched  what;            /* the last answer */
    ecart_board    board;           /* what really stands there */
    ecart_position truth[LONGEST];  /* after each move since the watch began */
    ecart_move     moves[LONGEST];
    size_t         plies;           /* that were made on the board */
    size_t         untold;          /* the last of them, at which nobody has looked */
    size_t         told;            /* that the watch has told */
    bool           doubtful;        /* a line that looked alike was told since all was known */
    unsigned       misread;
    unsigned long  games, looks, moved, revised, back, alike, wrong;
};

static void put(struct work *w, ecart_cell cell, ecart_piece piece)
{
    w->steps[w->count++] = (struct step){ cell, piece };
}

static bool looks_like(const ecart_board *a, const ecart_board *b, ecart_sight sight)
{
    return cells_that_differ(a, b, sight) == 0;
}

/* How many legal lines of so many moves lead to a board, by making all of them by hand. */
static int count_lines(const ecart_position *p, size_t moves, const ecart_board *board,
                       ecart_sight sight)
{
    ecart_move list[ECART_MOVE_LIST_SIZE];
    size_t     count = ecart_legal_moves(p, list, ECART_MOVE_LIST_SIZE);
    int        lines = 0;

    for (size_t i = 0; i < count; i++) {
        ecart_position after = *p;
        ecart_board    made  = p->board;

        plain_move(&made, list[i], false);
        if (moves == 1) {
            lines += looks_like(&made, board, sight);
        } else {
            (void)ecart_position_play(&after, list[i]);
            lines += count_lines(&after, moves - 1, board, sight);
        }
    }
    return lines;
}

/* The same of lines of so many steps: moves, or the way back.  The positions before that one
 * are known. */
static int count_ways(const ecart_position *p, size_t before, size_t steps,
                      const ecart_board *board, ecart_sight sight)
{
    int ways = count_lines(p, steps, board, sight);

    if (steps == 1 && before > 0)
        ways += looks_like(&p[-1].board, board, sight);
    if (steps == 2 && before > 0)
        ways += count_lines(&p[-1], 1, board, sight);
    if (steps == 2 && before > 1)
        ways += looks_like(&p[-2].board, board, sight);
    return ways;
}

/* Begins again with what is true. */
static void begin(struct table *t, ecart_position p)
{
    ecart_watch_start(&t->watch, &p, t->watch.sight, t->watch.settle, t->records, LONGEST);
    t->truth[0] = p;
    t->board    = p.board;
    t->plies    = t->untold = t->told = 0;
    t->doubtful = false;
}

/* Whether all moves that the watch has told are true. */
static bool tells_truth(const struct table *t)
{
    const ecart_game *game = &t->watch.game;

    for (size_t i = 0; i < game->count; i++) {
        if (!ecart_move_equal(game->records[i].move, t->moves[i]))
            return false;
    }
    return true;
}

/* Whether the watch knows what is true. */
static bool knows(const struct table *t)
{
    return t->watch.game.count == t->plies && tells_truth(t);
}

/* The game of the watch has the same moves as the one that was told: each once. */
static void count_answer(struct table *t)
{
    const ecart_watched *what = &t->what;

    if (what->kind == ECART_WATCH_MOVE)
        t->told += what->count;
    if (what->kind == ECART_WATCH_REVISED)
        t->told += what->count - what->back;
    if (what->kind == ECART_WATCH_BACK)
        t->told -= what->back;
    t->moved   += what->kind == ECART_WATCH_MOVE ? what->count : 0;
    t->back    += what->kind == ECART_WATCH_BACK;
    t->revised += what->kind == ECART_WATCH_REVISED;
    if (t->told != t->watch.game.count) {
        printf("told %zu moves, played %zu\n", t->told, t->watch.game.count);
        t->wrong++;
    }
}

/* What was told must lead to the board, and may do so in a way that is not the true one.  Lines
 * of up to two steps are counted, from what is true; or if that was not told, forward only. */
static void weigh_answer(struct table *t, const ecart_game *before, bool truth)
{
    const ecart_watched *what  = &t->what;
    const ecart_board   *board = &t->watch.last;
    size_t               n     = before->count, steps = what->back;
    int                  lines;

    if (what->kind != ECART_WATCH_BACK)
        steps += what->count;
    if (steps > 2 || (!truth && what->kind != ECART_WATCH_MOVE))
        return;
    lines = truth ? count_ways(&t->truth[n], n, steps, board, t->watch.sight)
                  : count_lines(&before->position, steps, board, t->watch.sight);
    t->wrong    += lines == 0;
    t->doubtful |= lines > truth;
}

/* Takes a look, or for NULL the clock. */
static void take(struct table *t, const ecart_board *seen)
{
    const ecart_game before = t->watch.game;
    const bool       truth  = tells_truth(t);

    t->what = seen ? ecart_watch_look(&t->watch, seen) : ecart_watch_clock(&t->watch);
    count_answer(t);
    if (t->what.kind >= ECART_WATCH_MOVE && t->what.kind <= ECART_WATCH_REVISED)
        weigh_answer(t, &before, truth);
}

static void look(struct table *t)
{
    ecart_board seen = t->board;

    if (t->misread > 0 && roll(t->misread) == 0)
        seen.at[ecart_cell_nth((int)roll(64))] = roll(2) ? ECART_NO_PIECE
            : ecart_piece_make((ecart_side)roll(2), (ecart_kind)(ECART_KING + roll(6)));
    t->looks++;
    take(t, &seen);
}

/* Who presses the clock has a look that is right. */
static void press(struct table *t)
{
    take(t, &t->board);
    take(t, NULL);
}

/* Does the work, and looks at any moment. */
static void do_work(struct table *t, const struct work *w, bool hurried)
{
    for (int i = 0; i < w->count; i++) {
        t->board.at[w->steps[i].cell] = w->steps[i].piece;
        for (unsigned n = roll(hurried ? 2 : 5); n > 0 && i + 1 < w->count; n--)
            look(t);
    }
}

/* A piece goes from a cell to another, in the air or over the cells between. */
static void carry(struct work *w, const ecart_board *b, ecart_cell from, ecart_cell to,
                  ecart_piece becomes)
{
    int columns = to / 10 - from / 10, rows = to % 10 - from % 10;
    int far  = abs(columns) > abs(rows) ? abs(columns) : abs(rows);
    int step = far > 0 && columns % far == 0 && rows % far == 0 ? (to - from) / far : 0;

    put(w, from, ECART_NO_PIECE);
    if (step != 0 && roll(3) == 0) {
        for (ecart_cell c = (ecart_cell)(from + step); c != to && b->at[c] == ECART_NO_PIECE;
             c = (ecart_cell)(c + step)) {
            put(w, c, b->at[from]);
            put(w, c, ECART_NO_PIECE);
        }
    }
    put(w, to, becomes);
}

static void castle(struct work *w, const ecart_board *b, ecart_move m)
{
    bool        right = m.to > m.from;
    ecart_cell  row = m.from % 10, from = (ecart_cell)((right ? 80 : 10) + row);
    ecart_cell  to = (ecart_cell)((right ? 60 : 40) + row);
    unsigned    order = roll(3);

    if (order == 2) {
        put(w, m.from, ECART_NO_PIECE);
        put(w, from, ECART_NO_PIECE);
        put(w, to, b->at[from]);
        put(w, m.to, b->at[m.from]);
        return;
    }
    if (order == 0) {
        carry(w, b, m.from, m.to, b->at[m.from]);
        put(w, from, ECART_NO_PIECE);
        put(w, to, b->at[from]);
    } else {
        carry(w, b, from, to, b->at[from]);
        put(w, m.from, ECART_NO_PIECE);
        put(w, m.to, b->at[m.from]);
    }
}

/* The pawn that was promoted lies there for a while, or waits until the queen has come. */
static void promote(struct work *w, const ecart_board *b, ecart_move m)
{
    ecart_piece pawn = b->at[m.from], queen = (ecart_piece)((pawn & 8) | m.promotion);

    if (b->at[m.to] != ECART_NO_PIECE)
        put(w, m.to, ECART_NO_PIECE);
    if (roll(3) == 0) {
        put(w, m.to, queen);
        put(w, m.from, ECART_NO_PIECE);
        return;
    }
    put(w, m.from, ECART_NO_PIECE);
    if (roll(2) == 0) {
        put(w, m.to, pawn);
        put(w, m.to, ECART_NO_PIECE);
    }
    put(w, m.to, queen);
}

static void nudge(struct work *w, const ecart_board *b)
{
    ecart_cell c = ecart_cell_nth((int)roll(64));

    if (b->at[c] != ECART_NO_PIECE) {
        put(w, c, ECART_NO_PIECE);
        put(w, c, b->at[c]);
    }
}

static void make_work(struct work *w, const ecart_board *b, ecart_move m)
{
    bool       pawn   = ecart_piece_kind(b->at[m.from]) == ECART_PAWN;
    bool       passes = pawn && m.from / 10 != m.to / 10 && b->at[m.to] == ECART_NO_PIECE;
    ecart_cell victim = passes ? (ecart_cell)(10 * (m.to / 10) + m.from % 10) : m.to;

    w->count = 0;
    if (roll(10) == 0)
        nudge(w, b);
    if (m.promotion != ECART_NO_KIND) {
        promote(w, b, m);
    } else if (plain_castles(b, m, false)) {
        castle(w, b, m);
    } else if (b->at[victim] != ECART_NO_PIECE) {
        unsigned order = roll(passes ? 3 : 2);

        if (order == 0)
            put(w, victim, ECART_NO_PIECE);
        if (order == 1) {
            put(w, m.from, ECART_NO_PIECE);
            put(w, victim, ECART_NO_PIECE);
            put(w, m.to, b->at[m.from]);
        } else {
            carry(w, b, m.from, m.to, b->at[m.from]);
        }
        if (order == 2)
            put(w, victim, ECART_NO_PIECE);
    } else {
        carry(w, b, m.from, m.to, b->at[m.from]);
    }
    if (roll(20) == 0) {
        ecart_board after = *b;

        plain_move(&after, m, false);
        nudge(w, &after);
    }
}

/* What was lifted is put back, and what was put is lifted, in the order of hands. */
static void unmake_work(struct work *w, const ecart_board *now, const ecart_board *before)
{
    w->count = 0;
    for (int filled = 0; filled < 2; filled++) {
        for (int n = 0; n < 64; n++) {
            ecart_cell c = ecart_cell_nth(n);

            if (now->at[c] == before->at[c])
                continue;
            if (filled == 0 && now->at[c] != ECART_NO_PIECE)
                put(w, c, ECART_NO_PIECE);
            if (filled == 1 && before->at[c] != ECART_NO_PIECE)
                put(w, c, before->at[c]);
        }
    }
}

/* Whether something else of the same length shows the board as well, or did when it was told. */
static bool is_alike(const struct table *t)
{
    size_t n = t->untold, before = t->plies - n;

    return t->doubtful || (n > 0 && count_ways(&t->truth[before], before, n, &t->board,
                                               t->watch.sight) > 1);
}

/* Everything is at rest, or a clock is pressed: now the watch must know.  Where only
 * occupied cells are known, a capture may take four times as long. */
static void rest(struct table *t)
{
    const ecart_position *before = &t->truth[t->plies - t->untold];

    if (roll(4) == 0) {
        press(t);
    } else {
        for (unsigned n = t->watch.settle + roll(3); n > 0; n--)
            look(t);
    }
    for (unsigned n = 0; !knows(t) && n < 40u * t->watch.settle; n++)
        look(t);
    if (!knows(t))
        press(t);
    if (knows(t)) {
        t->untold   = 0;
        t->doubtful = false;
        return;
    }
    if (is_alike(t)) {
        t->alike++;
    } else {
        char fen[ECART_FEN_SIZE], uci[ECART_UCI_SIZE], told[ECART_UCI_SIZE];
        ecart_setup setup;

        ecart_position_setup(before, &setup);
        ecart_fen_write(&setup, 0, fen, sizeof fen);
        ecart_uci_write(t->moves[t->plies - (t->untold > 0)], uci, sizeof uci);
        ecart_uci_write(t->what.moves[0], told, sizeof told);
        printf("%s: %zu untold, the last is %s: %s %s%s, %zu of %zu\n", fen, t->untold, uci,
               ecart_watch_name(t->what.kind), told, t->what.several ? " several" : "",
               t->watch.game.count, t->plies);
        t->wrong++;
    }
    begin(t, t->truth[t->plies]);
}

/* Moves are taken back, one after another, and each is told.  Returns how many. */
static size_t take_back(struct table *t, size_t most)
{
    struct work w;
    size_t      n;

    for (n = 0; n < most && t->plies > 0; n++) {
        unmake_work(&w, &t->board, &t->truth[t->plies - 1].board);
        do_work(t, &w, false);
        t->plies--;
        rest(t);
    }
    return n;
}

static void play(struct table *t, ecart_move move)
{
    struct work w;
    bool        hurried = t->untold == 0 && roll(8) == 0;

    make_work(&w, &t->board, move);
    t->moves[t->plies] = move;
    t->truth[t->plies + 1] = t->truth[t->plies];
    (void)ecart_position_play(&t->truth[t->plies + 1], move);
    do_work(t, &w, hurried);
    t->plies++;
    t->untold++;
    if (!hurried)
        rest(t);
}

static void play_or_take_back(struct table *t, ecart_move move)
{
    if (t->plies + 1 == LONGEST)
        begin(t, t->truth[t->plies]);
    if (t->untold == 0 && t->plies > 1 && roll(50) == 0) {
        ecart_move moves[2] = { t->moves[t->plies - 2], t->moves[t->plies - 1] };

        for (size_t n = take_back(t, 1 + roll(2)); n > 0; n--)
            play(t, moves[2 - n]);
    }
    play(t, move);
}

/* A line: a position, a tab, and a move. */
static void play_line(struct table *t, const char *line)
{
    const char    *tab = strchr(line, '\t');
    ecart_position p;
    ecart_move     move;
    ecart_faults   faults;
    size_t         offset;

    if (!tab || !ecart_fen_position(line, (size_t)(tab - line), false, &p, &faults) ||
        ecart_uci_read(tab + 1, strcspn(tab + 1, "\r\n"), &move, &offset) != ECART_LEGAL) {
        fprintf(stderr, "hands: not a position and a move: %s", line);
        exit(2);
    }
    if (p.side != t->truth[t->plies].side ||
        memcmp(&p.board, &t->truth[t->plies].board, sizeof p.board) != 0) {
        begin(t, p);
        t->games++;
    }
    play_or_take_back(t, move);
}

int main(int argc, char **argv)
{
    static const char *const sights[] = { "pieces", "colours", "occupied" };
    static struct table t;
    char line[256];

    t.watch.settle = (uint8_t)(argc > 2 ? atoi(argv[2]) : 2);
    t.misread      = argc > 3 ? (unsigned)atoi(argv[3]) : 0;
    state          = argc > 4 ? strtoull(argv[4], NULL, 10) : state;
    while (argc > 1 && t.watch.sight < 2 && strcmp(argv[1], sights[t.watch.sight]) != 0)
        t.watch.sight++;
    while (fgets(line, sizeof line, stdin))
        play_line(&t, line);
    printf("%s, %d to settle: %lu games, %lu looks, %lu moves told, %lu times revised, "
           "%lu taken back, %lu look alike, %lu wrong\n", sights[t.watch.sight], t.watch.settle,
           t.games, t.looks, t.moved, t.revised, t.back, t.alike, t.wrong);
    return t.games == 0 || t.wrong > 0;
}
