/* SPDX-License-Identifier: MIT */
/* bench_tasks.c -- what is timed of a library; compiled against two trees
 *
 * Verdicts are asked for on positions that stand, as in a GUI: all requests on
 * one position follow one another, in an order that no processor foresees. */

#include "bench_tasks_list.h"
#include "bench_tasks_pairs.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <ecart.h>

static void fail(const char *what)
{
    (void)fprintf(stderr, "bench: %s\n", what);
    exit(2);
}

static ecart_cell random_cell(void)
{
    return ecart_cell_nth(below(64));
}

/* Positions. */

enum { LONGEST_GAME = 160, OPENING = 8, ONE_IN = 4 };

static bool is_new(const bench_input *input, int count)
{
    for (int i = 0; i < count; i++) {
        if (strcmp(input->fens[i], input->fens[count]) == 0)
            return false;
    }
    return true;
}

__attribute__((__visibility__("default"))) bench_play    bench_play_games;
__attribute__((__visibility__("default"))) bench_print   bench_print_drags;
__attribute__((__visibility__("default"))) bench_prepare bench_prepare_tasks;

/* Some positions of random games. */
void bench_play_games(bench_input *input)
{
    ecart_position position;
    ecart_setup    setup;
    ecart_move     moves[ECART_MOVE_LIST_SIZE];
    size_t         legal = 0;

    for (int count = 0, ply = 0; count < BENCH_POSITIONS; ply++) {
        if (ply == LONGEST_GAME || legal == 0) {
            ecart_position_start(&position);
            ply = 0;
        }
        legal = ecart_legal_moves(&position, moves, ECART_MOVE_LIST_SIZE);
        if (legal == 0)
            continue;
        if (ply >= OPENING && below(ONE_IN) == 0) {
            ecart_position_setup(&position, &setup);
            (void)ecart_fen_write(&setup, ECART_FEN_PLAIN, input->fens[count], BENCH_FEN);
            count += is_new(input, count);
        }
        (void)ecart_position_play(&position, moves[below((int)legal)]);
    }
}

static const bench_input *given;
static ecart_position     positions[BENCH_POSITIONS];

static bool read_fen(const char *fen, ecart_position *position)
{
    ecart_faults faults;

    return ecart_fen_position(fen, strlen(fen), false, position, &faults);
}

/* Requests. */

typedef struct request {
    int        at;              /* which position */
    ecart_move move;
} request;

typedef struct requests {
    const char *name;
    void      (*ask)(struct requests *requests, int at);
    request    *list;
    size_t      count, capacity;
} requests;

static void add(requests *r, int at, ecart_move move)
{
    if (r->count == r->capacity) {
        r->capacity = 2 * r->capacity + 1024;
        r->list     = realloc(r->list, r->capacity * sizeof *r->list);
        if (r->list == NULL)
            fail("no memory");
    }
    r->list[r->count++] = (request){ at, move };
}

static void shuffle(request *list, size_t count)
{
    for (size_t i = count; i > 1; i--) {
        size_t  other = (size_t)below((int)i);
        request last  = list[i - 1];

        list[i - 1] = list[other];
        list[other] = last;
    }
}

static void ask_legal(requests *r, int at)
{
    ecart_move moves[ECART_MOVE_LIST_SIZE];
    size_t     count = ecart_legal_moves(&positions[at], moves, ECART_MOVE_LIST_SIZE);

    for (size_t i = 0; i < count; i++)
        add(r, at, moves[i]);
    shuffle(r->list + r->count - count, count);
}

/* Any of the cells in a set, which is not empty. */
static ecart_cell one_of(ecart_cells set)
{
    ecart_cell cell = 0;

    for (int n = below(ecart_cells_count(set)); n >= 0; n--)
        cell = ecart_cells_next(set, cell);
    return cell;
}

/* What a person drags: an own piece, seven times of ten to where it may go, if it can move,
 * and two times to where such a piece goes on an empty board; else the hand slips to any
 * cell.  No promotion is named before it is asked for. */
static ecart_move drag(const ecart_position *position, int side)
{
    int         luck  = below(10);
    ecart_cell  from  = one_of(position->of_side[side]);
    ecart_cells legal = luck < 7 ? ecart_legal_destinations(position, from) : 0;
    ecart_cells shape = ecart_shape_cells(ecart_board_piece(&position->board, from), from);
    ecart_cells goals = legal != 0 ? legal : shape;
    ecart_cell  to    = luck < 9 && goals != 0 ? one_of(goals) : random_cell();

    return ecart_move_make(from, to, ECART_NO_KIND);
}

static void ask_drags(requests *r, int at)
{
    for (int i = 0; i < 30; i++)
        add(r, at, drag(&positions[at], positions[at].side));
}

/* Half of them legal; the rest drags, and any cell to any other. */
static void ask_mixed(requests *r, int at)
{
    size_t before = r->count;

    ask_legal(r, at);
    if (r->count > before + 15)
        r->count = before + 15;
    for (int i = 0; i < 10; i++)
        add(r, at, drag(&positions[at], positions[at].side));
    for (int i = 0; i < 5; i++)
        add(r, at, ecart_move_make(random_cell(), random_cell(), ECART_NO_KIND));
    shuffle(r->list + before, r->count - before);
}

/* From each cell to one other on a position, to all of them on 64 positions. */
static void ask_pairs(requests *r, int at)
{
    for (int n = 0; n < 64; n++)
        add(r, at, ecart_move_make(ecart_cell_nth(n), ecart_cell_nth((n + at) % 64),
                                   ECART_NO_KIND));
    shuffle(r->list + r->count - 64, 64);
}

/* Further than any castling takes it, but for a rook's cell. */
static void ask_king(requests *r, int at)
{
    ecart_cell king = positions[at].king[positions[at].side];

    for (int i = 0; i < 12; i++) {
        ecart_cell to = random_cell();

        if (ecart_chebyshev_distance(king, to) > 2)
            add(r, at, ecart_move_make(king, to, ECART_NO_KIND));
    }
}

/* A drag by the side that is not to move. */
static void ask_premove(requests *r, int at)
{
    add(r, at, drag(&positions[at], positions[at].side ^ 1));
}

enum { LEGAL, DRAGS, MIXED, ALL_PAIRS, KING_FAR, VERDICTS, PREMOVES = VERDICTS, SORTS };

static requests asked[SORTS] = {
    [LEGAL]     = { .name = "legal moves",     .ask = ask_legal },
    [DRAGS]     = { .name = "drags",           .ask = ask_drags },
    [MIXED]     = { .name = "mixed",           .ask = ask_mixed },
    [ALL_PAIRS] = { .name = "all 64x64 pairs", .ask = ask_pairs },
    [KING_FAR]  = { .name = "a king far away", .ask = ask_king },
    [PREMOVES]  = { .name = "premove",         .ask = ask_premove },
};

/* What is timed. */

#define EACH_REQUEST(name, answer)                              \
    static uint64_t name(const void *of)                        \
    {                                                           \
        const requests *r   = of;                               \
        uint64_t        sum = 0;                                \
                                                                \
        for (size_t i = 0; i < r->count; i++) {                 \
            const ecart_position *p    = &positions[r->list[i].at]; \
            ecart_move            move = r->list[i].move;       \
                                                                \
            sum += (uint64_t)(answer);                          \
        }                                                       \
        return sum;                                             \
    }

#define EACH_POSITION(name, answer)                             \
    static uint64_t name(const void *of)                        \
    {                                                           \
        uint64_t sum = 0;                                       \
                                                                \
        (void)of;                                               \
        for (int i = 0; i < BENCH_POSITIONS; i++)               \
            sum += (uint64_t)(answer);                          \
        return sum;                                             \
    }

static size_t explain(const ecart_position *position, ecart_move move)
{
    char          text[ECART_EXPLAIN_SIZE];
    ecart_verdict verdict = ecart_move_check(position, move);

    return ecart_explain(position, &verdict, text, sizeof text);
}

static size_t write_san(const ecart_position *position, ecart_move move)
{
    char san[ECART_SAN_SIZE];

    return ecart_san_write(position, move, san, sizeof san);
}

/* The legal moves, as text. */
static char (*sans)[ECART_SAN_SIZE];

static uint64_t run_read(const void *of)
{
    const requests *r   = of;
    uint64_t        sum = 0;

    for (size_t i = 0; i < r->count; i++)
        sum += ecart_san_read(&positions[r->list[i].at], sans[i],
                              strlen(sans[i])).verdict.reason;
    return sum;
}

static unsigned fen_to_verdict(int i)
{
    ecart_position position;

    if (!read_fen(given->fens[i], &position))
        fail("a FEN is not read");
    return ecart_move_check(&position, asked[DRAGS].list[30 * i].move).reason;
}

static size_t list(int i)
{
    ecart_move moves[ECART_MOVE_LIST_SIZE];

    return ecart_legal_moves(&positions[i], moves, ECART_MOVE_LIST_SIZE);
}

EACH_REQUEST(run_check,    ecart_move_check(p, move).reason)
EACH_REQUEST(run_reason,   ecart_move_reason(p, move))
EACH_REQUEST(run_explain,  explain(p, move))
EACH_REQUEST(run_premove,  ecart_premove_check(p, move).possible)
EACH_REQUEST(run_write,    write_san(p, move))
EACH_POSITION(run_fens,    fen_to_verdict(i))
EACH_POSITION(run_standings, ecart_position_standings(&positions[i]))
EACH_POSITION(run_lists,   list(i))
EACH_POSITION(run_counts,  ecart_legal_count(&positions[i]))

typedef struct tree {
    const char    *name, *fen;
    int            depth;
    ecart_position position;
} tree;

static tree trees[] = {
    { .name = "perft, start position 5", .depth = 5,
      .fen  = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1" },
    { .name = "perft, kiwipete 4", .depth = 4,
      .fen  = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1" },
};

static uint64_t run_perft(const void *of)
{
    const tree *t = of;

    return ecart_perft(&t->position, t->depth);
}

/* A collection, read or judged. */
static uint64_t run_tokens(const void *of)
{
    const int       *n = of;
    ecart_pgn_reader reader;
    ecart_pgn_token  token;
    uint64_t         sum = 0;

    ecart_pgn_start(&reader);
    ecart_pgn_feed(&reader, given->games[*n], given->lengths[*n], true);
    while (ecart_pgn_next(&reader, &token) != ECART_PGN_END)
        sum += token.length;
    return sum;
}

enum {
    TOLD  = 0,
    QUIET = ECART_PGN_QUIET | ECART_PGN_NO_COMMENTS,
    LEAN  = 1 << 3      /* ECART_PGN_LEAN, which BASE does not know and passes over */
};

static uint64_t judge(int n, ecart_pgn_flags flags)
{
    ecart_pgn_judge judge;
    ecart_pgn_line  lines[1];
    ecart_pgn_event event;

    ecart_pgn_judge_start(&judge, lines, 1, flags);
    ecart_pgn_feed(&judge.reader, given->games[n], given->lengths[n], true);
    while (ecart_pgn_judge_next(&judge, &event) != ECART_PGN_END) {
        if (event.token.kind == ECART_PGN_FAULT)
            fail("there is a fault in the games");
    }
    return judge.moves;
}

static uint64_t run_told(const void *of)
{
    return judge(*(const int *)of, TOLD);
}

static uint64_t run_lean(const void *of)
{
    return judge(*(const int *)of, LEAN);
}

static uint64_t run_quiet(const void *of)
{
    return judge(*(const int *)of, QUIET);
}

/* The list of tasks. */

static void add_requests(void)
{
    for (int s = 0; s < VERDICTS; s++)
        task("verdict, ", asked[s].name, run_check, &asked[s], (double)asked[s].count);
    for (int s = 0; s < VERDICTS; s++)
        task("reason, ", asked[s].name, run_reason, &asked[s], (double)asked[s].count);
    task("", "FEN to verdict", run_fens, NULL, BENCH_POSITIONS);
    task("", "standings", run_standings, NULL, BENCH_POSITIONS);
    task("", "list of legal moves", run_lists, NULL, BENCH_POSITIONS);
    task("", "count of legal moves", run_counts, NULL, BENCH_POSITIONS);
    task("", "SAN read", run_read, &asked[LEGAL], (double)asked[LEGAL].count);
    task("", "SAN written", run_write, &asked[LEGAL], (double)asked[LEGAL].count);
    task("", "a drag explained", run_explain, &asked[DRAGS], (double)asked[DRAGS].count);
    task("", "premove", run_premove, &asked[PREMOVES], (double)asked[PREMOVES].count);
}

static void add_trees(void)
{
    for (size_t i = 0; i < sizeof trees / sizeof *trees; i++) {
        if (!read_fen(trees[i].fen, &trees[i].position))
            fail("a FEN is not read");
        task("", trees[i].name, run_perft, &trees[i], (double)run_perft(&trees[i]));
    }
}

static void add_games(void)
{
    static const char *const names[BENCH_GAMES] = {
        "PGN, plain, ", "PGN, clocks and numbers, ", "PGN, long comments, ",
    };
    static const int numbers[BENCH_GAMES] = { 0, 1, 2 };

    for (int n = 0; n < BENCH_GAMES; n++) {
        double plies = (double)judge(n, QUIET);

        task(names[n], "tokens", run_tokens, &numbers[n], plies);
        task(names[n], "told", run_told, &numbers[n], plies);
        task(names[n], "lean", run_lean, &numbers[n], plies);
        task(names[n], "quiet", run_quiet, &numbers[n], plies);
    }
}

static void write_sans(void)
{
    const requests *r = &asked[LEGAL];

    sans = calloc(r->count, sizeof *sans);
    if (sans == NULL)
        fail("no memory");
    for (size_t i = 0; i < r->count; i++)
        (void)ecart_san_write(&positions[r->list[i].at], r->list[i].move, sans[i],
                              sizeof sans[i]);
}

void bench_print_drags(const bench_input *input)
{
    requests *r = &asked[DRAGS];
    char      uci[6];

    for (int i = 0; i < BENCH_POSITIONS; i++) {
        if (!read_fen(input->fens[i], &positions[i]))
            fail("a FEN is not read");
        r->count = 0;
        r->ask(r, i);
        printf("%s", input->fens[i]);
        for (size_t n = 0; n < r->count; n++) {
            (void)ecart_uci_write(r->list[n].move, uci, sizeof uci);
            printf("%c%s", n == 0 ? '\t' : ' ', uci);
        }
        puts("");
    }
}

size_t bench_prepare_tasks(const bench_input *input, bench_task *tasks)
{
    given = input;
    list_start(tasks);
    for (int i = 0; i < BENCH_POSITIONS; i++) {
        if (!read_fen(input->fens[i], &positions[i]))
            fail("a FEN is not read");
        for (int s = 0; s < SORTS; s++)
            asked[s].ask(&asked[s], i);
    }
    write_sans();
    add_requests();
    add_trees();
    add_games();
    add_pairs();
    return list_count();
}
