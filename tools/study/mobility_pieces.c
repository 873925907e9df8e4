/* SPDX-License-Identifier: MIT */
/* mobility_pieces.c -- what ecart mobility prints of all pieces of a position */

#include "study/mobility_pieces.h"

#include <stdio.h>
#include <string.h>

#include "command.h"
#include "output/diagram.h"
#include "output/fields.h"
#include "system/error.h"

static void print_piece(const ecart_board *board, ecart_cell cell)
{
    printf(" %c%s", ecart_piece_letter(ecart_board_piece(board, cell)), name_cell(cell).text);
}

enum { PIECES_PER_LINE = 16 };

/* Prints the pieces that need so many moves, if there are any. */
static void print_pieces(const ecart_board *board, const int8_t *moves, int number)
{
    int printed = 0;

    for (int n = 0; n < 64; n++) {
        ecart_cell cell = ecart_cell_nth(n);

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

int reach_to(const struct screen *screen, const ecart_board *board, ecart_cell to, int ways)
{
    struct diagram diagram = { .screen = screen, .width = 3 };
    int            most    = 1;
    int8_t         moves[ECART_CELL_LIMIT];

    printf("reached by %d\n\n", ecart_mobility_to(board, to, ways, moves));
    for (int n = 0; n < 64; n++)
        most = moves[ecart_cell_nth(n)] > most ? moves[ecart_cell_nth(n)] : most;
    diagram_map(&diagram, moves, most);
    diagram_mark(&diagram, to, 'o');
    diagram_print(&diagram, 1);
    putchar('\n');
    for (int number = 0; number <= most; number++)
        print_pieces(board, moves, number);
    print_pieces(board, moves, ECART_NEVER);
    return EXIT_YES;
}

static void print_behind(const ecart_board *board, ecart_cell front, int ways)
{
    ecart_cells behind = ecart_mobility_behind(board, front, ways);

    for (ecart_cell c = ecart_cells_next(behind, 0); c; c = ecart_cells_next(behind, c)) {
        ecart_cells opened = ecart_mobility_opened(board, front, c, ways);

        printf("opens");
        print_piece(board, c);
        putchar(':');
        for (ecart_cell to = ecart_cells_next(opened, 0); to; to = ecart_cells_next(opened, to))
            printf(" %s", name_cell(to).text);
        putchar('\n');
    }
    if (!behind)
        puts("opens -");
}

int reach_behind(const ecart_board *board, ecart_cell front, int ways)
{
    if (ecart_board_piece(board, front) == ECART_NO_PIECE)
        return error_print("%s is empty here: no piece can leave it", name_cell(front).text);
    print_behind(board, front, ways);
    return EXIT_YES;
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

    if (castling->king != ECART_NO_CELL && cell == castling->king)
        return castling->king_to;
    if (castling->king != ECART_NO_CELL && cell == castling->rook)
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
    for (int n = 0; n < 64; n++) {
        ecart_cell  cell  = ecart_cell_nth(n);
        ecart_piece piece = ecart_board_piece(&played->before->board, cell);
        ecart_side  side  = ecart_piece_side(piece);

        changes->of[cell] = ecart_mobility_compare(&played->before->board, cell,
                                                   &played->after.board,
                                                   where_to(played, cell), ways);
        if (piece == ECART_NO_PIECE)
            changes->of[cell] = (ecart_mobility_change){ 0, 0 };
        changes->nearer[side]  += changes->of[cell].nearer;
        changes->farther[side] += changes->of[cell].farther;
    }
}

static bool has_changed(const struct changes *changes, ecart_cell cell)
{
    return changes->of[cell].nearer || changes->of[cell].farther;
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
    for (int n = 0; n < 64; n++) {
        if (has_changed(changes, ecart_cell_nth(n)))
            print_change(played, changes, ecart_cell_nth(n));
    }
    putchar('\n');
}

int reach_after(const struct judge_options *judge, const ecart_position *before,
                const char *move, int ways)
{
    struct played    played = { .before = before, .after = *before };
    struct changes   changes;
    struct judgement judgement;

    judge_move(&judgement, before, move, strlen(move), judge);
    if (judgement.outcome != LEGAL) {
        judgement_print_fields(&judgement);
        return judgement.offset == NO_PLACE ? EXIT_NO : EXIT_ERROR;
    }
    played.move     = judgement.notation.verdict.move;
    played.castling = ecart_castling_of(before, played.move);
    ecart_position_play(&played.after, played.move);
    find_changes(&played, ways, &changes);
    print_changes(&played, &changes);
    print_behind(&before->board, played.move.from, ways);
    return EXIT_YES;
}

int reach_pairs(const ecart_board *board, ecart_cell from)
{
    ecart_destination destinations[ECART_DESTINATIONS];
    int               count = ecart_board_destinations(board, from, destinations);

    for (int i = 0; i < count; i++) {
        ecart_cell to = (ecart_cell)(from + destinations[i].difference);

        printf("%s %d %d\n", name_cell(to).text,
               ecart_difference_size(destinations[i].difference), destinations[i].enemy);
    }
    return count ? EXIT_YES : EXIT_NO;
}
