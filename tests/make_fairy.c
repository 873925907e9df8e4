/* SPDX-License-Identifier: MIT */
/* make_fairy.c -- questions for Fairy-Stockfish: where fairy pieces go on made boards
 *
 *     make_fairy VARIANTS QUESTIONS ANSWERS
 *
 * writes a file of variants, each with one of the pieces that it knows; commands of
 * UCI, one board after another with that piece on each cell in turn, among pieces that
 * cannot move; and, for each, what the library says.  */

#include <stdio.h>

#include "figures.h"

enum { BOARDS = 1000 };

static const struct {
    const char *name, *betza;
} pieces[] = {
    { "wazir", "W" }, { "fers", "F" }, { "alfil", "A" }, { "fersAlfil", "FA" },
    { "silver", "FfW" }, { "aiwok", "RNF" }, { "bers", "RF" }, { "archbishop", "BN" },
    { "chancellor", "RN" }, { "amazon", "QN" }, { "knibis", "mNcB" }, { "biskni", "mBcN" },
    { "kniroo", "mNcR" }, { "rookni", "mRcN" }, { "shogiPawn", "fW" }, { "lance", "fR" },
    { "shogiKnight", "fN" }, { "gold", "WfF" }, { "dragonHorse", "BW" }, { "commoner", "K" },
    { "centaur", "KN" }, { "clobber", "cW" }, { "breakthrough", "fmWfF" }, { "soldier", "fsW" },
};

enum { PIECES = sizeof pieces / sizeof *pieces };

static void write_variants(FILE *out)
{
    for (int i = 0; i < PIECES; i++)
        fprintf(out, "[figure%d:chess]\n%s = a\nimmobile = z\nking = -\ncastling = false\n"
                "checking = false\nstartFen = 8/8/8/8/8/8/8/A7 w - - 0 1\n", i, pieces[i].name);
}

/* The piece is A or a; rooks are the pieces that cannot move. */
static char letter_at(const ecart_board *board, ecart_side side, ecart_cell from,
                      ecart_cell cell)
{
    ecart_piece piece = ecart_board_piece(board, cell);

    if (cell == from)
        return side == ECART_WHITE ? 'A' : 'a';
    if (piece == ECART_NO_PIECE)
        return ' ';
    return ecart_piece_side(piece) == ECART_WHITE ? 'Z' : 'z';
}

static void write_row(FILE *out, const ecart_board *board, ecart_side side, ecart_cell from,
                      int row)
{
    int empty = 0;

    for (int column = 1; column <= 8; column++) {
        char letter = letter_at(board, side, from, ecart_cell_make(column, row));

        empty += letter == ' ';
        if (empty > 0 && (letter != ' ' || column == 8)) {
            fprintf(out, "%d", empty);
            empty = 0;
        }
        if (letter != ' ')
            fputc(letter, out);
    }
}

static void write_position(FILE *out, const ecart_board *board, ecart_side side,
                           ecart_cell from)
{
    fprintf(out, "position fen ");
    for (int row = 8; row >= 1; row--) {
        write_row(out, board, side, from, row);
        if (row > 1)
            fputc('/', out);
    }
    fprintf(out, " %c - - 0 1\ngo perft 1\n", side == ECART_WHITE ? 'w' : 'b');
}

static void write_answer(FILE *out, ecart_cells cells)
{
    char name[ECART_CELL_SIZE];

    for (ecart_cell c = ecart_cells_next(cells, 0); c; c = ecart_cells_next(cells, c)) {
        ecart_cell_write(c, name, sizeof name);
        fprintf(out, "%s ", name);
    }
    fputc('\n', out);
}

static void write_board(FILE *questions, FILE *answers, uint64_t *seed, int n)
{
    ecart_side   side   = (ecart_side)next_below(seed, 2);
    ecart_figure figure = figure_of(pieces[n % PIECES].betza);
    unsigned     filled = next_below(seed, 9);
    ecart_board  board;

    ecart_board_clear(&board);
    for (int i = 0; i < 64; i++) {
        ecart_piece rook = ecart_piece_make((ecart_side)next_below(seed, 2), ECART_ROOK);

        if (next_below(seed, 16) < filled)
            (void)ecart_board_put(&board, ecart_cell_nth(i), rook);
    }
    if (side == ECART_BLACK)
        figure = ecart_figure_turn(&figure);
    fprintf(questions, "setoption name UCI_Variant value figure%d\n", n % PIECES);
    for (int i = 0; i < 64; i++) {
        ecart_cell from = ecart_cell_nth(i);

        int8_t      moves[ECART_CELL_LIMIT];
        ecart_cells cells = 0;

        (void)ecart_targets_map(&board, side, &figure, from, ECART_TAKE_ENEMY, moves);
        for (int to = 0; to < ECART_CELL_LIMIT; to++)
            cells |= moves[to] == 1 ? ecart_cells_of((ecart_cell)to) : 0;
        write_position(questions, &board, side, from);
        write_answer(answers, cells);
    }
}

int main(int argc, char **argv)
{
    FILE    *variants  = argc == 4 ? fopen(argv[1], "w") : NULL;
    FILE    *questions = argc == 4 ? fopen(argv[2], "w") : NULL;
    FILE    *answers   = argc == 4 ? fopen(argv[3], "w") : NULL;
    uint64_t seed = 111;

    if (!variants || !questions || !answers)
        return 99;
    write_variants(variants);
    fprintf(questions, "uci\nload %s\n", argv[1]);
    for (int n = 0; n < BOARDS; n++)
        write_board(questions, answers, &seed, n);
    fprintf(questions, "quit\n");
    return fclose(variants) | fclose(questions) | fclose(answers) ? 99 : 0;
}
