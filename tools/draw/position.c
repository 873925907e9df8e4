/* SPDX-License-Identifier: MIT */
/* position.c -- draws a position, and what its pieces do */

#include "draw/draw.h"

#include "cli/fields.h"
#include "cli/name.h"
#include "cli/operand.h"

/* Puts a position on the board, with the side to move. */
static void put_position(struct drawing *drawing, const ecart_position *position)
{
    drawing_put_board(drawing, &position->board);
    drawing->to_move = position->side;
}

/* Makes the description: the caption, and the contents of the board. */
static void describe(struct drawing *drawing, const ecart_board *board)
{
    say(drawing->desc, TEXT_SIZE, "%s", drawing->caption);
    drawing_describe_board(drawing, board);
}

bool draw_position(struct drawing *drawing, const struct picture_options *options, char ***next)
{
    ecart_setup setup;
    char        fen[ECART_FEN_SIZE];

    if (!operand_end(next) || !operand_setup(options->start.fen, &setup))
        return false;

    drawing_put_board(drawing, &setup.board);
    drawing->to_move = setup.side;
    field_fen(&setup, ECART_FEN_PLAIN, fen);
    say(drawing->title, TITLE_SIZE, "A position");
    say(drawing->caption, sizeof drawing->caption, "%s to move.",
        side_title(setup.side));
    describe(drawing, &setup.board);
    say(drawing->desc, TEXT_SIZE, " FEN: %s", fen);
    return true;
}

bool draw_moves(struct drawing *drawing, const struct picture_options *options, char ***next)
{
    ecart_position position;
    ecart_cells    goals, taken;
    ecart_cell     from;

    if (!operand_cell(next, &from) || !operand_end(next) ||
        !position_option_read(&options->start, &position))
        return false;

    put_position(drawing, &position);
    goals = ecart_legal_destinations(&position, from);
    taken = goals & position.of_side[ecart_side_other(position.side)];
    drawing_show(drawing, ecart_cells_of(from), LIGHT_HERE, "from here");
    drawing_show(drawing, goals & ~taken, LIGHT_GOOD, "goes there");
    drawing_show(drawing, taken, LIGHT_WAY, "takes there");
    say(drawing->title, TITLE_SIZE, "The legal moves from %s", name_cell(from).text);
    say(drawing->caption, sizeof drawing->caption, "Legal from %s: ",
        name_cell(from).text);
    say_cells(drawing->caption, sizeof drawing->caption, goals);
    say(drawing->caption, sizeof drawing->caption, ".");
    describe(drawing, &position.board);
    return true;
}

/* Writes on each cell how many pieces of a side attack it; returns how many
 * cells are attacked. */
static int count_attacks(struct drawing *drawing, const ecart_position *position,
                         ecart_side side)
{
    int cells = 0;

    for (int n = 0; n < 64; n++) {
        ecart_cell     c      = ecart_cell_nth(n);
        struct square *square = drawing_square(drawing, 0, c);
        int count = ecart_cells_count(ecart_position_attackers(position, side, c));

        if (count == 0)
            continue;
        square->heat = count < 3 ? 2 + 2 * count : HEATS;
        say(square->word, sizeof square->word, "%d", count);
        cells++;
    }
    return cells;
}

bool draw_attacks(struct drawing *drawing, const struct picture_options *options, char ***next)
{
    ecart_position position;
    ecart_side     side;
    int            cells;

    if (!operand_side(next, &side) || !operand_end(next) ||
        !position_option_read(&options->start, &position))
        return false;

    put_position(drawing, &position);
    cells = count_attacks(drawing, &position, side);
    say(drawing->title, TITLE_SIZE, "The cells that %s attacks", side_title(side));
    say(drawing->caption, sizeof drawing->caption,
        "%s attacks %d cells, each with as many pieces as the number says. Guarded"
        " pieces count, and so do attackers that are pinned.", side_title(side), cells);
    describe(drawing, &position.board);
    drawing_describe_words(drawing);
    return true;
}

/* Adds "knight on c3". */
static void say_piece(char *text, size_t size, const ecart_position *position,
                      ecart_cell cell)
{
    say(text, size, "%s on %s",
        kind_word(ecart_piece_kind(ecart_board_piece(&position->board, cell))),
        name_cell(cell).text);
}

/* What is collected about all pins of a position. */
struct pins {
    ecart_cells pinned, pinners, kings, lines;
};

static void add_pin(struct drawing *drawing, const ecart_position *position,
                    ecart_cell cell, struct pins *pins)
{
    ecart_side side   = ecart_piece_side(ecart_board_piece(&position->board, cell));
    ecart_cell pinner = ecart_position_pinner(position, cell);
    ecart_cell king   = position->king[side];
    char   *caption   = drawing->caption;
    size_t  size      = sizeof drawing->caption;

    if (pinner == ECART_NO_CELL)
        return;
    say(caption, size, "%s's ", side_title(side));
    say_piece(caption, size, position, cell);
    say(caption, size, " is pinned to the king on %s by the ", name_cell(king).text);
    say_piece(caption, size, position, pinner);
    say(caption, size, ".\n");
    drawing_arrow(drawing, pinner, king, ARROW_ATTACK, false);
    pins->pinned  = ecart_cells_add(pins->pinned, cell);
    pins->pinners = ecart_cells_add(pins->pinners, pinner);
    pins->kings   = ecart_cells_add(pins->kings, king);
    pins->lines  |= ecart_position_pin_line(position, cell);
}

bool draw_pins(struct drawing *drawing, const struct picture_options *options, char ***next)
{
    ecart_position position;
    struct pins    pins = { 0, 0, 0, 0 };

    if (!operand_end(next) || !position_option_read(&options->start, &position))
        return false;

    put_position(drawing, &position);
    for (int n = 0; n < 64; n++)
        add_pin(drawing, &position, ecart_cell_nth(n), &pins);
    drawing_show(drawing, pins.kings, LIGHT_HERE, "a king that is shielded");
    drawing_show(drawing, pins.pinned, LIGHT_BAD, "pinned");
    drawing_show(drawing, pins.pinners, LIGHT_WAY, "pins it");
    drawing_show(drawing, pins.lines & ~pins.pinned & ~pins.pinners, LIGHT_GOOD,
                 "the line that what is pinned may not leave");
    say(drawing->title, TITLE_SIZE, "The pins of a position");
    if (!pins.pinned)
        say(drawing->caption, sizeof drawing->caption, "No piece is pinned.");
    describe(drawing, &position.board);
    return true;
}

/* Adds the answers to a check, in words. */
static void say_answers(char *text, size_t size, const ecart_answers *answers)
{
    static const char *const ways[] = {
        "It can be taken on", "A piece can step between on", "The king can go to"
    };
    const ecart_cells cells[] = { answers->capture, answers->interpose, answers->king };

    for (int i = 0; i < 3; i++) {
        if (!cells[i])
            continue;
        say(text, size, " %s ", ways[i]);
        say_cells(text, size, cells[i]);
        say(text, size, ".");
    }
    if (!(cells[0] | cells[1] | cells[2]))
        say(text, size, " It is checkmate.");
}

static void put_check(struct drawing *drawing, const ecart_position *position)
{
    ecart_cell    king    = position->king[position->side];
    ecart_answers answers = ecart_answers_to_check(position);
    const char   *between = " is in check from the ";
    char   *caption = drawing->caption;
    size_t  size    = sizeof drawing->caption;

    drawing_show(drawing, ecart_cells_of(king), LIGHT_HERE, "the king in check");
    drawing_show(drawing, position->checkers, LIGHT_BAD, "gives check");
    drawing_show(drawing, answers.interpose, LIGHT_WAY, "where a piece can step between");
    drawing_show(drawing, answers.king & ~position->checkers, LIGHT_GOOD,
                 "where the king can go");
    say(caption, size, "%s", side_title(position->side));
    for (ecart_cell c = ecart_cells_next(position->checkers, 0); c;
         c = ecart_cells_next(position->checkers, c)) {
        drawing_arrow(drawing, c, king, ARROW_ATTACK, false);
        say(caption, size, "%s", between);
        say_piece(caption, size, position, c);
        between = " and the ";
    }
    say(caption, size, ".");
    say_answers(caption, size, &answers);
}

bool draw_check(struct drawing *drawing, const struct picture_options *options, char ***next)
{
    ecart_position position;

    if (!operand_end(next) || !position_option_read(&options->start, &position))
        return false;

    put_position(drawing, &position);
    say(drawing->title, TITLE_SIZE, "A check, and what can be done about it");
    if (position.checkers)
        put_check(drawing, &position);
    else
        say(drawing->caption, sizeof drawing->caption, "%s is not in check.",
            side_title(position.side));
    describe(drawing, &position.board);
    return true;
}
