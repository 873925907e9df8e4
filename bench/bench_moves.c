/* SPDX-License-Identifier: MIT */
/* bench_moves.c -- the time of a verdict, a FEN, a list and a count
 *
 * Verdicts are asked for on positions that stand, as in a GUI: every legal
 * move; every cell that a piece's shape reaches on an empty board, which is
 * what a person might drag; and all 64 x 64 pairs of cells. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <ecart.h>

#include "timing.h"

enum {
    POSITIONS = 200,
    LINE_SIZE = 4096
};

/* A position, and the requests of one sort that are made of it. */
typedef struct asked {
    ecart_position position;
    ecart_move    *moves;
    size_t         count;
} asked;

typedef struct sort {
    asked  at[POSITIONS];
    size_t total;
} sort;

static char           fens[POSITIONS][ECART_FEN_SIZE];
static ecart_position positions[POSITIONS];

/* What is asked after reading a FEN: its first legal move, or nonsense if it
 * has none. */
static ecart_move first_moves[POSITIONS];

/* Each sort in the order of the cells, and in one that no processor foresees. */
static sort legal[2], drags[2], pairs[2];

static bool read_position(const char *fen, ecart_position *position)
{
    ecart_faults faults;

    return ecart_fen_position(fen, strlen(fen), false, position, &faults);
}

/* The second column of the suite's first lines. */
static void read_suite(const char *path)
{
    FILE *suite = fopen(path, "r");
    char  line[LINE_SIZE];
    int   count = 0;

    while (suite != NULL && count < POSITIONS &&
           fgets(line, sizeof line, suite) != NULL) {
        char *fen = strchr(line, '\t');

        if (line[0] == '#' || fen == NULL)
            continue;
        fen++;
        fen[strcspn(fen, "\t\n")] = '\0';
        (void)snprintf(fens[count], sizeof fens[count], "%s", fen);
        if (!read_position(fens[count], &positions[count]))
            continue;
        count++;
    }
    if (count < POSITIONS) {
        (void)fprintf(stderr, "bench_moves: %s: not enough positions\n", path);
        exit(2);
    }
    (void)fclose(suite);
}

static void add(asked *a, ecart_move move)
{
    a->moves[a->count++] = move;
}

static void ask_legal(asked *a)
{
    a->count = ecart_legal_moves(&a->position, a->moves, ECART_MOVE_LIST_SIZE);
}

/* A person names no promotion before being asked. */
static void ask_drags(asked *a)
{
    ecart_side  side = (ecart_side)a->position.side;
    ecart_cells own  = a->position.of_side[side];

    for (ecart_cell from = ecart_cells_next(own, 0); from;
         from = ecart_cells_next(own, from)) {
        ecart_cells goals = ecart_shape_cells(a->position.board.at[from], from);

        for (ecart_cell to = ecart_cells_next(goals, 0); to;
             to = ecart_cells_next(goals, to))
            add(a, ecart_move_make(from, to, ECART_NO_KIND));
    }
}

static void ask_pairs(asked *a)
{
    for (int n = 0; n < 64 * 64; n++)
        add(a, ecart_move_make(ecart_cell_nth(n / 64), ecart_cell_nth(n % 64),
                               ECART_NO_KIND));
}

/* The same at each run. */
static void shuffle(asked *a)
{
    static uint64_t state = 1;

    for (size_t i = a->count; i > 1; i--) {
        state = state * 6364136223846793005u + 1442695040888963407u;

        size_t     other = (size_t)(state >> 33) % i;
        ecart_move move  = a->moves[other];

        a->moves[other] = a->moves[i - 1];
        a->moves[i - 1] = move;
    }
}

static void ask(sort *s, void (*add_all)(asked *), bool shuffled)
{
    s->total = 0;
    for (int i = 0; i < POSITIONS; i++) {
        asked *a = &s->at[i];

        a->position = positions[i];
        a->moves    = malloc(sizeof *a->moves * 64 * 64);
        a->count    = 0;
        if (a->moves == NULL)
            exit(2);
        add_all(a);
        if (shuffled)
            shuffle(a);
        s->total += a->count;
    }
}

static uint64_t run_check(const void *input)
{
    const sort *s   = input;
    uint64_t    sum = 0;

    for (int i = 0; i < POSITIONS; i++) {
        const asked *a = &s->at[i];

        for (size_t n = 0; n < a->count; n++)
            sum += ecart_move_check(&a->position, a->moves[n]).reason;
    }
    return sum;
}

static uint64_t run_reason(const void *input)
{
    const sort *s   = input;
    uint64_t    sum = 0;

    for (int i = 0; i < POSITIONS; i++) {
        const asked *a = &s->at[i];

        for (size_t n = 0; n < a->count; n++)
            sum += ecart_move_reason(&a->position, a->moves[n]);
    }
    return sum;
}

static uint64_t run_fens(const void *input)
{
    uint64_t sum = 0;

    (void)input;
    for (int i = 0; i < POSITIONS; i++) {
        ecart_position position;

        if (read_position(fens[i], &position))
            sum += ecart_move_check(&position, first_moves[i]).reason;
    }
    return sum;
}

static uint64_t run_lists(const void *input)
{
    ecart_move moves[ECART_MOVE_LIST_SIZE];
    uint64_t   sum = 0;

    (void)input;
    for (int i = 0; i < POSITIONS; i++)
        sum += ecart_legal_moves(&positions[i], moves, ECART_MOVE_LIST_SIZE);
    return sum;
}

static uint64_t run_counts(const void *input)
{
    uint64_t sum = 0;

    (void)input;
    for (int i = 0; i < POSITIONS; i++)
        sum += ecart_legal_count(&positions[i]);
    return sum;
}

typedef struct tree {
    const char    *name, *fen;
    int            depth;
    double         nodes;
    ecart_position position;
} tree;

static tree trees[] = {
    { .name = "perft, start position 5", .depth = 5, .nodes = 4865609,
      .fen  = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1" },
    { .name = "perft, kiwipete 4", .depth = 4, .nodes = 4085603,
      .fen  = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1" },
};

static uint64_t run_perft(const void *input)
{
    const tree *t = input;

    return ecart_perft(&t->position, t->depth);
}

enum { REQUESTS = 6, OTHERS = 3, TREES = 2 };

static timing_case case_of(const char *name, uint64_t (*run)(const void *),
                           const void *input, double units)
{
    return (timing_case){ .name = name, .run = run, .input = input, .units = units };
}

/* Each request in order and shuffled; then what is asked of a position. */
static void prepare_cases(timing_case *c)
{
    for (int i = 0; i < 2; i++) {
        double legals = (double)legal[i].total, dragged = (double)drags[i].total;
        double all    = (double)pairs[i].total;

        c[i]      = case_of("ecart_move_check, legal moves", run_check, &legal[i], legals);
        c[2 + i]  = case_of("ecart_move_check, drags", run_check, &drags[i], dragged);
        c[4 + i]  = case_of("ecart_move_check, all pairs", run_check, &pairs[i], all);
        c[6 + i]  = case_of("ecart_move_reason, legal moves", run_reason, &legal[i], legals);
        c[8 + i]  = case_of("ecart_move_reason, drags", run_reason, &drags[i], dragged);
        c[10 + i] = case_of("ecart_move_reason, all pairs", run_reason, &pairs[i], all);
    }
    c[12] = case_of("FEN to verdict", run_fens, NULL, POSITIONS);
    c[13] = case_of("ecart_legal_moves", run_lists, NULL, POSITIONS);
    c[14] = case_of("ecart_legal_count", run_counts, NULL, POSITIONS);
}

static void prepare_trees(timing_case *c)
{
    for (int i = 0; i < TREES; i++) {
        if (!read_position(trees[i].fen, &trees[i].position))
            exit(2);
        c[i] = case_of(trees[i].name, run_perft, &trees[i], trees[i].nodes);
    }
}

static void print_table(const timing_case *c, const timing_case *perft)
{
    timing_head("verdicts, lists, counts: ns each, the least and the median");
    printf("%-34s %18s %18s\n", "requests on standing positions", "in order", "shuffled");
    for (int i = 0; i < REQUESTS; i++, c += 2)
        printf("%-34s %9.1f %8.1f %9.1f %8.1f\n", c[0].name, c[0].best, c[0].median,
               c[1].best, c[1].median);
    printf("%-34s\n", "positions");
    for (int i = 0; i < OTHERS; i++, c++)
        printf("%-34s %9.1f %8.1f\n", c->name, c->best, c->median);
    printf("%-34s\n", "millions of nodes a second");
    for (int i = 0; i < TREES; i++)
        printf("%-34s %9.1f %8.1f\n", perft[i].name, 1e3 / perft[i].best,
               1e3 / perft[i].median);
}

/* For peers.mjs: the name, a tab, ns or nodes a second. */
static void print_plain(const timing_case *c, const timing_case *perft)
{
    for (int i = 0; i < REQUESTS; i++)
        printf("%s\t%.2f\n", c[2 * i].name, c[2 * i].best);
    for (int i = 2 * REQUESTS; i < 2 * REQUESTS + OTHERS; i++)
        printf("%s\t%.2f\n", c[i].name, c[i].best);
    for (int i = 0; i < TREES; i++)
        printf("%s\t%.0f\n", perft[i].name, 1e9 / perft[i].best);
}

static void read_and_ask(void)
{
    const char *srcdir = getenv("srcdir");
    char        path[LINE_SIZE];

    (void)snprintf(path, sizeof path, "%s/tests/data/suite.tsv", srcdir ? srcdir : ".");
    read_suite(path);
    for (int i = 0; i < 2; i++) {
        ask(&legal[i], ask_legal, i == 1);
        ask(&drags[i], ask_drags, i == 1);
        ask(&pairs[i], ask_pairs, i == 1);
    }
    for (int i = 0; i < POSITIONS; i++) {
        if (legal[0].at[i].count > 0)
            first_moves[i] = legal[0].at[i].moves[0];
    }
}

int main(int argc, char **argv)
{
    bool        plain = argc > 1 && strcmp(argv[1], "--plain") == 0;
    timing_case cases[2 * REQUESTS + OTHERS], perft[TREES];

    read_and_ask();
    prepare_cases(cases);
    prepare_trees(perft);
    timing_run(cases, 2 * REQUESTS + OTHERS, plain ? TIMING_ROUNDS / 5 : TIMING_ROUNDS);
    timing_run(perft, TREES, plain ? 3 : 15);
    (plain ? print_plain : print_table)(cases, perft);
    return 0;
}
