/* SPDX-License-Identifier: MIT */
/* ecart_mobility.c -- ecart mobility and ecart attacks: print maps of a position */

#include <stdio.h>
#include <string.h>

#include <ecart/study.h>

#include "command.h"
#include "input/operand.h"
#include "input/options.h"
#include "output/diagram.h"
#include "output/fields.h"
#include "output/judgement.h"
#include "system/error.h"

/* How the pieces go.  If both options are given, the last one counts. */
static int ways_of(const struct given *of)
{
    return of[OPTION_WALLS].given > of[OPTION_GUARD].given ? ECART_WALLS
         : of[OPTION_GUARD].given ? ECART_TAKE_ENEMY | ECART_TAKE_OWN : ECART_TAKE_ENEMY;
}

/* Draws a map, with shades from 0 to its largest number, and a piece or else a circle on a
 * cell, if there is one.  Returns that number. */
static int draw_map(const struct screen *screen, const int8_t *numbers, ecart_cell cell,
                    ecart_piece piece)
{
    struct diagram diagram = { .screen = screen, .width = 3 };
    int most = 1;

    FOR_EACH_CELL(c, ALL_CELLS)
        most = numbers[c] > most ? numbers[c] : most;
    diagram_map(&diagram, numbers, most);
    if (piece)
        diagram_piece(&diagram, cell, piece);
    else
        diagram_mark(&diagram, cell, 'o');
    diagram_print(&diagram, 1);
    return most;
}

/* Reads a piece and its cell; or only a cell, for the piece that stands there. */
static bool read_piece(char ***next, const ecart_board *board, ecart_piece *piece, ecart_cell *cell)
{
    const char *text = **next;

    if (!text || !*text || ecart_cell_read(text, strlen(text), cell) != strlen(text))
        return operand_piece(next, piece) && operand_cell(next, cell);
    ++*next;
    *piece = ecart_board_piece(board, *cell);
    return *piece != ECART_NO_PIECE ||
           error_refuse("%s is empty here: give a piece before it, such as knight",
                        quote(text).text);
}

/* The article's pairs for a piece on a cell.  It is put there if the board has another. */
static int show_pairs(ecart_setup *setup, ecart_piece piece, ecart_cell from)
{
    ecart_destination destinations[ECART_DESTINATIONS];
    int               count;

    ecart_board_put(&setup->board, from, piece);
    count = ecart_board_destinations(&setup->board, from, destinations);

    for (int i = 0; i < count; i++) {
        ecart_cell to = (ecart_cell)(from + destinations[i].difference);

        printf("%s %d %d\n", name_cell(to).text,
               ecart_difference_size(destinations[i].difference), destinations[i].enemy);
    }
    return count ? EXIT_YES : EXIT_NO;
}

static void print_piece(const ecart_board *board, ecart_cell cell)
{
    printf(" %c%s", ecart_piece_letter(ecart_board_piece(board, cell)), name_cell(cell).text);
}

enum { PIECES_PER_LINE = 16 };

/* Prints the pieces that need so many moves, if there are any. */
static void print_pieces(const ecart_board *board, const int8_t *moves, int number)
{
    int printed = 0;

    FOR_EACH_CELL(cell, ALL_CELLS) {
        if (ecart_board_piece(board, cell) == ECART_NO_PIECE || moves[cell] != number)
            continue;
        if (printed == 0 && number == ECART_NEVER)
            printf("never");
        else if (printed == 0)
            printf("%5d", number);
        else if (printed % PIECES_PER_LINE == 0)
            printf("\n     ");
        printed++;
        print_piece(board, cell);
    }
    if (printed)
        putchar('\n');
}

static void print_behind(const ecart_board *board, ecart_cell front, int ways)
{
    ecart_cells behind = ecart_mobility_behind(board, front, ways);

    FOR_EACH_CELL(c, behind) {
        ecart_cells opened = ecart_mobility_opened(board, front, c, ways);

        printf("opens");
        print_piece(board, c);
        putchar(':');
        FOR_EACH_CELL(to, opened)
            printf(" %s", name_cell(to).text);
        putchar('\n');
    }
    if (!behind)
        puts("opens -");
}

/* A move that was played: the boards before and after it, and where its pieces went. */
struct played {
    const ecart_position *before;
    ecart_position        after;
    ecart_move            move;
    ecart_castling        castling;
};

/* Where the piece on a cell is after the move; ECART_NO_CELL if it was captured. */
static ecart_cell where_to(const struct played *played, ecart_cell cell)
{
    const ecart_castling *castling = &played->castling;

    if (cell == castling->king)
        return castling->king_to;
    if (cell == castling->rook)
        return castling->rook_to;
    if (cell == played->move.from)
        return played->move.to;
    return ecart_board_piece(&played->after.board, cell) ==
           ecart_board_piece(&played->before->board, cell) ? cell : ECART_NO_CELL;
}

/* The change of each piece, by its cell, and of each side together. */
struct changes {
    ecart_mobility_change of[ECART_CELL_LIMIT];
    int                   nearer[2], farther[2];
};

static void find_changes(const struct played *played, int ways, struct changes *changes)
{
    *changes = (struct changes){ .nearer = { 0, 0 } };
    FOR_EACH_CELL(cell, ALL_CELLS) {
        ecart_side side = ecart_piece_side(ecart_board_piece(&played->before->board, cell));

        changes->of[cell] = ecart_mobility_compare(&played->before->board, cell,
                                                   &played->after.board,
                                                   where_to(played, cell), ways);
        changes->nearer[side]  += changes->of[cell].nearer;
        changes->farther[side] += changes->of[cell].farther;
    }
}

static void print_change(const struct played *played, const struct changes *changes,
                         ecart_cell cell)
{
    ecart_cell to = where_to(played, cell);
    char       arrival[8] = "";

    if (!to)
        strcpy(arrival, "-x");
    else if (to != cell)
        snprintf(arrival, sizeof arrival, "-%.2s", name_cell(to).text);
    printf("%c%s%-4s%7d%8d\n",
           ecart_piece_letter(ecart_board_piece(&played->before->board, cell)),
           name_cell(cell).text, arrival, changes->of[cell].nearer,
           changes->of[cell].farther);
}

static void print_changes(const struct played *played, const struct changes *changes)
{
    puts("side    nearer farther");
    for (int side = 0; side < 2; side++)
        printf("%-7s%7d%8d\n", side_word((ecart_side)side), changes->nearer[side],
               changes->farther[side]);
    puts("\npiece   nearer farther");
    FOR_EACH_CELL(c, ALL_CELLS) {
        if (changes->of[c].nearer || changes->of[c].farther)
            print_change(played, changes, c);
    }
    putchar('\n');
}

/* Prints the moves that each piece needs to a cell. */
static int show_to(const struct options *options, char **next)
{
    char       *list[] = { options->of[OPTION_TO].text, NULL }, **square = list;
    ecart_setup setup;
    ecart_cell  to;
    int8_t      moves[ECART_CELL_LIMIT];
    int         most;

    if (!operand_end(&next) || !position_option_setup(&options->start, &setup) ||
        !operand_cell(&square, &to))
        return EXIT_ERROR;
    printf("reached by %d\n\n", ecart_mobility_to(&setup.board, to, ways_of(options->of), moves));
    most = draw_map(&options->screen, moves, to, ECART_NO_PIECE);
    putchar('\n');
    for (int number = 0; number <= most; number++)
        print_pieces(&setup.board, moves, number);
    print_pieces(&setup.board, moves, ECART_NEVER);
    return EXIT_YES;
}

/* Prints how a move changes the maps of all pieces, and whose lines it opens. */
static int show_after(const struct options *options, char **next)
{
    const char      *move = options->of[OPTION_AFTER].text;
    ecart_position   before;
    struct played    played = { .before = &before };
    struct changes   changes;
    struct judgement judgement;

    if (!operand_end(&next) || !position_option_read(&options->start, &before))
        return EXIT_ERROR;
    judge_move(&judgement, &before, move, strlen(move), &options->judge);
    if (judgement.outcome != LEGAL) {
        judgement_print_fields(&judgement);
        return judgement.offset == NO_PLACE ? EXIT_NO : EXIT_ERROR;
    }
    played.after    = before;
    played.move     = judgement.notation.verdict.move;
    played.castling = ecart_castling_of(&before, played.move);
    ecart_position_play(&played.after, played.move);
    find_changes(&played, ways_of(options->of), &changes);
    print_changes(&played, &changes);
    print_behind(&before.board, played.move.from, ways_of(options->of));
    return EXIT_YES;
}

static int show_mobility(const struct options *options, char **next)
{
    ecart_setup setup;
    ecart_piece piece;
    ecart_cell  from;
    int8_t      moves[ECART_CELL_LIMIT];
    int         reached;

    if (!position_option_setup(&options->start, &setup) ||
        !read_piece(&next, &setup.board, &piece, &from) || !operand_end(&next))
        return EXIT_ERROR;
    if (options->of[OPTION_PAIRS].given)
        return show_pairs(&setup, piece, from);
    reached = ecart_mobility_map(&setup.board, piece, from, ways_of(options->of), moves);
    printf("reached %d\n\n", reached - 1);     /* besides its own square */
    draw_map(&options->screen, moves, from, piece);
    return EXIT_YES;
}

int run_mobility(struct options *options, char **operands)
{
    const struct given *of = options->of;

    output_in_full(options);
    if (!!of[OPTION_TO].given + !!of[OPTION_AFTER].given + !!of[OPTION_PAIRS].given > 1)
        return error_print("--to, --after and --pairs cannot be combined");
    if (of[OPTION_PAIRS].given && ways_of(of) != ECART_TAKE_ENEMY)
        return error_print("--pairs cannot be combined with --walls and --guard");
    return (of[OPTION_AFTER].given ? show_after
            : of[OPTION_TO].given  ? show_to : show_mobility)(options, operands);
}

/* Prints a map: how many pieces of a side attack each cell, cells with pieces of the same
 * side included. */
int run_attacks(struct options *options, char **operands)
{
    ecart_position position;
    ecart_side     side;
    int8_t         numbers[ECART_CELL_LIMIT];

    output_in_full(options);
    if (!operand_side(&operands, &side) || !operand_end(&operands) ||
        !position_option_read(&options->start, &position))
        return EXIT_ERROR;
    FOR_EACH_CELL(c, ALL_CELLS)
        numbers[c] = (int8_t)ecart_cells_count(ecart_position_attackers(&position, side, c));
    draw_map(&options->screen, numbers, ECART_NO_CELL, ECART_NO_PIECE);
    return EXIT_YES;
}
