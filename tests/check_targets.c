/* SPDX-License-Identifier: MIT */
/* check_targets.c -- tests of targets.c */

#include <stdlib.h>

#include "figures.h"

enum { ALL_WAYS = ECART_TAKE_ENEMY | ECART_TAKE_OWN };

static ecart_board made_board(uint64_t *seed, unsigned sixteenths)
{
    static const char letters[] = "KQRBNPkqrbnp";
    ecart_board board;

    ecart_board_clear(&board);
    for (int n = 0; n < 64; n++) {
        ecart_piece piece = ecart_piece_of_letter(letters[next_below(seed, 12)]);

        if (next_below(seed, 16) < sixteenths)
            (void)ecart_board_put(&board, ecart_cell_nth(n), piece);
    }
    return board;
}

START_TEST(a_kinds_figure_goes_where_the_kind_goes)
{
    uint64_t seed = 8 + (uint64_t)_i;
    int      ways = _i % 4;

    for (int turn = 0; turn < 20; turn++) {
        ecart_board board = made_board(&seed, (unsigned)turn % 9);
        ecart_cell  from  = ecart_cell_nth((int)next_below(&seed, 64));

        for (int kind = ECART_KING; kind <= ECART_KNIGHT; kind++) {
            ecart_side   side   = (ecart_side)next_below(&seed, 2);
            ecart_piece  piece  = ecart_piece_make(side, (ecart_kind)kind);
            ecart_figure figure = ecart_figure_of(piece);
            int8_t       by_kind[ECART_CELL_LIMIT], by_figure[ECART_CELL_LIMIT];

            ck_assert_int_eq(ecart_targets_map(&board, side, &figure, from, ways, by_figure),
                             ecart_mobility_map(&board, piece, from, ways, by_kind));
            ck_assert_mem_eq(by_kind, by_figure, sizeof by_kind);
        }
    }
}
END_TEST

/* What stands on a board for a walk: up to twelve pieces, of which some were taken. */
typedef struct scene {
    ecart_board board;
    ecart_cell  piece[12];
    int         pieces, ways;
    ecart_side  side;
    ecart_cell  from;
} scene;

static int piece_at(const scene *s, int column, int row)
{
    for (int i = 0; i < s->pieces; i++) {
        if (s->piece[i] == 10 * column + row)
            return i;
    }
    return -1;
}

static bool may_take(const scene *s, int i)
{
    ecart_piece piece = s->board.at[s->piece[i]];
    bool        own   = ecart_piece_side(piece) == s->side;

    return ecart_piece_kind(piece) != ECART_KING &&
           (s->ways & (own ? ECART_TAKE_OWN : ECART_TAKE_ENEMY)) != 0;
}

/* Where a figure goes from a cell while some pieces are gone, by columns and rows;
 * which piece it takes there goes to taken[], or -1. */
static int one_move(const scene *s, const ecart_figure *figure, int at, unsigned gone,
                    int to[300], int taken[300])
{
    int count = 0;

    for (int i = 0; i < figure->count; i++) {
        ecart_figure_step step = figure->step[i];

        for (int n = 1; n <= 7; n++) {
            int column = at / 10 + n * step.columns, row = at % 10 + n * step.rows, piece;

            if (column < 1 || column > 8 || row < 1 || row > 8)
                break;
            piece = piece_at(s, column, row);
            if (piece >= 0 && gone >> piece & 1)
                piece = -1;
            if (piece < 0 ? n <= step.moves : n <= step.takes && may_take(s, piece)) {
                to[count]      = 10 * column + row;
                taken[count++] = piece;
            }
            if (piece >= 0)
                break;
        }
    }
    return count;
}

/* The same walk in which what was taken is really gone: over cells and sets of pieces. */
static void walk_scene(const scene *s, const ecart_figure *figure, int8_t moves[89])
{
    static int      queue[64 << 6][2];
    static uint8_t  seen[89][1 << 6];
    int             to[300], taken[300], depth[2] = { 1, 1 };

    memset(seen, 0, sizeof seen);
    memset(moves, -1, 89);
    queue[0][0] = s->from;
    queue[0][1] = 0;
    seen[s->from][0] = 1;
    moves[s->from]   = 0;
    for (int head = 0, tail = 1; head < tail; head++) {
        int at = queue[head][0], gone = queue[head][1];
        int count = one_move(s, figure, at, (unsigned)gone, to, taken);

        if (head == depth[0]) {
            depth[0] = tail;
            depth[1]++;
        }
        for (int i = 0; i < count; i++) {
            int now = taken[i] < 0 ? gone : gone | 1 << taken[i];

            if (seen[to[i]][now])
                continue;
            seen[to[i]][now] = 1;
            queue[tail][0]   = to[i];
            queue[tail++][1] = now;
            if (moves[to[i]] < 0)
                moves[to[i]] = (int8_t)depth[1];
        }
    }
}

/* The cells that the map has one move away. */
static ecart_cells targets(const ecart_board *board, ecart_side side,
                           const ecart_figure *figure, ecart_cell from, int ways)
{
    int8_t      moves[ECART_CELL_LIMIT];
    ecart_cells cells = 0;

    (void)ecart_targets_map(board, side, figure, from, ways, moves);
    for (int n = 0; n < 64; n++) {
        if (moves[ecart_cell_nth(n)] == 1)
            cells |= ecart_cells_of(ecart_cell_nth(n));
    }
    return cells;
}

static scene made_scene(uint64_t *seed, unsigned pieces)
{
    scene s = { .ways = (int)next_below(seed, 4), .side = (ecart_side)next_below(seed, 2),
                .from = ecart_cell_nth((int)next_below(seed, 64)) };

    ecart_board_clear(&s.board);
    while (s.pieces < (int)pieces) {
        ecart_cell  cell  = ecart_cell_nth((int)next_below(seed, 64));
        ecart_piece piece = ecart_piece_make((ecart_side)next_below(seed, 2),
                                             (ecart_kind)(1 + next_below(seed, 6)));

        if (cell == s.from || s.board.at[cell] != ECART_NO_PIECE)
            continue;
        (void)ecart_board_put(&s.board, cell, piece);
        s.piece[s.pieces++] = cell;
    }
    return s;
}

START_TEST(what_was_taken_and_is_gone_shortens_nothing)
{
    uint64_t seed = 1000 + (uint64_t)_i;

    for (int turn = 0; turn < 30; turn++) {
        ecart_figure figure = made_figure(&seed, 1 + (unsigned)turn % 10);
        scene        s      = made_scene(&seed, (unsigned)turn % 7);
        int8_t       walked[89], moves[ECART_CELL_LIMIT];

        walk_scene(&s, &figure, walked);
        (void)ecart_targets_map(&s.board, s.side, &figure, s.from, s.ways, moves);
        ck_assert_mem_eq(walked, moves, sizeof walked);
    }
}
END_TEST

START_TEST(targets_are_the_cells_one_move_away)
{
    uint64_t seed = 2000;

    for (int turn = 0; turn < 500; turn++) {
        ecart_figure figure = made_figure(&seed, 32);
        scene        s      = made_scene(&seed, (unsigned)turn % 13);
        ecart_cells  cells  = 0;
        int          to[300], taken[300];
        int          count = one_move(&s, &figure, s.from, 0, to, taken);

        for (int i = 0; i < count; i++)
            cells = ecart_cells_add(cells, (ecart_cell)to[i]);
        (void)ecart_board_put(&s.board, s.from, ECART_PIECE(ECART_WHITE, ECART_KING));
        ck_assert(targets(&s.board, s.side, &figure, s.from, s.ways) == cells);
    }
}
END_TEST

START_TEST(a_nightrider_stops_at_the_first_piece_on_its_way)
{
    ecart_figure rider = figure_of("NN");
    ecart_board  board;

    ecart_board_clear(&board);
    (void)ecart_board_put(&board, ECART_C5, ECART_PIECE(ECART_BLACK, ECART_PAWN));
    (void)ecart_board_put(&board, ECART_C2, ECART_PIECE(ECART_WHITE, ECART_PAWN));
    (void)ecart_board_put(&board, ECART_B2, ECART_PIECE(ECART_BLACK, ECART_PAWN));
    ck_assert(targets(&board, ECART_WHITE, &rider, ECART_A1, ECART_TAKE_ENEMY) ==
              (ecart_cells_of(ECART_B3) | ecart_cells_of(ECART_C5)));
    ck_assert(targets(&board, ECART_BLACK, &rider, ECART_A1, ECART_TAKE_ENEMY) ==
              (ecart_cells_of(ECART_B3) | ecart_cells_of(ECART_C2)));
    ck_assert(targets(&board, 7, &rider, ECART_A1, ALL_WAYS) ==
              (ecart_cells_of(ECART_B3) | ecart_cells_of(ECART_C2) | ecart_cells_of(ECART_C5)));
}
END_TEST

START_TEST(no_step_goes_round_the_frame)
{
    ecart_figure camel = figure_of("C");
    ecart_board  board;

    ecart_board_clear(&board);
    ck_assert(targets(&board, ECART_WHITE, &camel, ECART_B8, 0) ==
              (ecart_cells_of(ECART_A5) | ecart_cells_of(ECART_C5) | ecart_cells_of(ECART_E7)));
}
END_TEST

static int divisor(int a, int b)
{
    return b == 0 ? a : divisor(b, a % b);
}

/* A board of so many columns and rows: all other cells are walls. */
static ecart_board small_board(int columns, int rows)
{
    ecart_board board;

    ecart_board_clear(&board);
    for (int n = 0; n < 64; n++) {
        ecart_cell cell = ecart_cell_nth(n);

        if (cell / 10 > columns || cell % 10 > rows)
            (void)ecart_board_put(&board, cell, ECART_PIECE(ECART_WHITE, ECART_KING));
    }
    return board;
}

/* How many cells of a board an {r, s} leaper reaches from its corner, told by spreading
 * over columns and rows until nothing is new. */
static int spread(int r, int s, int columns, int rows)
{
    bool reached[8][8] = { { true } };
    int  count = 1, before = 0;

    while (before < count) {
        before = count;
        for (int n = 0; n < 64 * 64; n++) {
            int a = n / 512, b = n / 64 % 8, c = n / 8 % 8, d = n % 8;
            int along = abs(a - c), across = abs(b - d);

            if (!reached[a][b] || c >= columns || d >= rows || reached[c][d] ||
                !((along == r && across == s) || (along == s && across == r)))
                continue;
            reached[c][d] = true;
            count++;
        }
    }
    return count;
}

/* Knuth's theorem; a leaper with r = s never leaves the cells of its colour. */
static bool reaches_all(int r, int s, int columns, int rows)
{
    int less    = r < s ? r : s, more = r + s - less;
    int shorter = columns < rows ? columns : rows, longer = columns + rows - shorter;

    return (r + s) % 2 == 1 && divisor(r, s) == 1 && shorter >= less + more &&
           longer >= 2 * more;
}

/* Each leaper up to (4,4), with its numbers in both orders, on each board up to 8x8. */
START_TEST(a_leaper_reaches_every_cell_as_knuths_theorem_says)
{
    int  r = _i / 5, s = _i % 5, boards = 0;
    char betza[] = { '(', (char)('0' + r), ',', (char)('0' + s), ')', '\0' };

    if (r + s == 0)
        return;
    ecart_figure leaper = figure_of(betza);
    for (int n = 1; n < 64; n++) {
        int         columns = n / 8 + 1, rows = n % 8 + 1;
        int8_t      moves[ECART_CELL_LIMIT];
        ecart_board board = small_board(columns, rows);
        int reached = ecart_targets_map(&board, ECART_WHITE, &leaper, ECART_A1, 0, moves);

        ck_assert_int_eq(reached, spread(r, s, columns, rows));
        ck_assert_int_eq(reached == columns * rows, reaches_all(r, s, columns, rows));
        boards += reached == columns * rows;
    }
    ck_assert_int_eq(boards > 0, divisor(r, s) == 1 && (r + s) % 2 == 1);
}
END_TEST

START_TEST(nonsense_reaches_nothing)
{
    ecart_figure queen = figure_of("Q");
    ecart_board  board;
    int8_t       moves[ECART_CELL_LIMIT];

    ecart_board_clear(&board);
    ck_assert(targets(&board, ECART_WHITE, &queen, 90, ALL_WAYS) == 0);
    ck_assert_int_eq(ecart_targets_map(&board, ECART_WHITE, &queen, 19, ALL_WAYS, moves), 0);
    for (int c = 0; c < ECART_CELL_LIMIT; c++)
        ck_assert_int_eq(moves[c], ECART_NEVER);
}
END_TEST

static Suite *targets_suite(void)
{
    Suite *s = suite_create("targets");

    TCase *board = tcase_create("board");
    tcase_add_loop_test(board, a_kinds_figure_goes_where_the_kind_goes, 0, 12);
    tcase_add_loop_test(board, what_was_taken_and_is_gone_shortens_nothing, 0, 20);
    tcase_add_test(board, targets_are_the_cells_one_move_away);
    tcase_add_test(board, a_nightrider_stops_at_the_first_piece_on_its_way);
    tcase_add_test(board, no_step_goes_round_the_frame);
    tcase_add_loop_test(board, a_leaper_reaches_every_cell_as_knuths_theorem_says, 0, 25);
    tcase_add_test(board, nonsense_reaches_nothing);
    suite_add_tcase(s, board);

    return s;
}

int main(void)
{
    return run(targets_suite());
}
