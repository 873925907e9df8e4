/* SPDX-License-Identifier: MIT */
/* draw_position.c -- draws a position, what its pieces do, and why a side can never give
 * mate */

#include "draw/draw.h"

/* Puts a position on the board, with the side to move. */
static void put_position(struct drawing *drawing, const ecart_position *position)
{
    drawing_put_board(drawing, &position->board);
    drawing->to_move = position->side;
}

/* Makes the description: the caption, and the contents of the board. */
static void describe(struct drawing *drawing, const ecart_board *board)
{
    drawing_describe_caption(drawing);
    drawing_describe_board(drawing, board);
}

bool draw_position(struct drawing *drawing, struct subject *subject)
{
    const ecart_setup *setup = &subject->setup;
    char               fen[ECART_FEN_SIZE];
    ecart_slots        slots = { .side = setup->side };

    drawing_put_board(drawing, &setup->board);
    drawing->to_move = setup->side;
    field_fen(setup, fen);
    slots.written = program_text(fen);
    drawing_title(drawing, SAY_DRAW_POSITION, NULL);
    drawing_caption(drawing, SAY_SAY_TO_MOVE, &slots);
    describe(drawing, &setup->board);
    drawing_describe(drawing, SAY_DRAW_FEN, &slots);
    return true;
}

bool draw_moves(struct drawing *drawing, struct subject *subject)
{
    const ecart_position *position = &subject->position;
    ecart_cells goals = ecart_legal_destinations(position, subject->from);
    ecart_cells taken = goals & position->of_side[ecart_side_other(position->side)];
    ecart_slots slots = { .board = &position->board, .from = subject->from, .others = goals };

    put_position(drawing, position);
    drawing_show(drawing, ecart_cells_of(slots.from), LIGHT_HERE, SAY_DRAW_START_HERE);
    drawing_show(drawing, goals & ~taken, LIGHT_GOOD, SAY_DRAW_GO_HERE);
    drawing_show(drawing, taken, LIGHT_WAY, SAY_DRAW_CAPTURE_HERE);
    drawing_title(drawing, SAY_DRAW_MOVES, &slots);
    drawing_caption(drawing, goals ? SAY_DRAW_CAN_GO : SAY_DRAW_CANNOT_GO, &slots);
    describe(drawing, &position->board);
    return true;
}

/* Writes on each cell how many pieces of a side attack it; returns how many cells are attacked. */
static int count_attacks(struct drawing *drawing, const ecart_position *position, ecart_side side)
{
    int cells = 0;

    FOR_EACH_CELL(c, ALL_CELLS) {
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

bool draw_attacks(struct drawing *drawing, struct subject *subject)
{
    const ecart_position *position = &subject->position;
    ecart_slots slots = { .side   = subject->side,
                          .number = count_attacks(drawing, position, subject->side) };

    put_position(drawing, position);
    drawing_title(drawing, SAY_DRAW_ATTACKS, &slots);
    drawing_caption(drawing, SAY_DRAW_ATTACKS_SQUARES, &slots);
    describe(drawing, &position->board);
    drawing_describe_words(drawing);
    return true;
}

/* What is collected about all pins of a position. */
struct pins {
    ecart_cells pinned, pinners, kings, lines;
};

/* Adds a line about one pin to the caption, and its squares to the others. */
static void add_pin(struct drawing *drawing, const ecart_position *position,
                    ecart_cell cell, struct pins *pins)
{
    ecart_side  side   = ecart_piece_side(ecart_board_piece(&position->board, cell));
    ecart_cell  pinner = ecart_position_pinner(position, cell);
    ecart_cell  king   = position->king[side];
    ecart_slots slots  = { .board = &position->board, .first = cell, .from = pinner,
                           .to = king };

    if (pinner == ECART_NO_CELL)
        return;
    if (*drawing->caption)
        say(drawing->caption, sizeof drawing->caption, "\n");
    drawing_caption(drawing, SAY_DRAW_PINNED_TO, &slots);
    drawing_arrow(drawing, pinner, king, ARROW_ATTACK, false);
    pins->pinned  = ecart_cells_add(pins->pinned, cell);
    pins->pinners = ecart_cells_add(pins->pinners, pinner);
    pins->kings   = ecart_cells_add(pins->kings, king);
    pins->lines  |= ecart_position_pin_line(position, cell);
}

bool draw_pins(struct drawing *drawing, struct subject *subject)
{
    struct pins pins = { 0, 0, 0, 0 };

    put_position(drawing, &subject->position);
    FOR_EACH_CELL(c, ALL_CELLS)
        add_pin(drawing, &subject->position, c, &pins);
    drawing_show(drawing, pins.kings, LIGHT_HERE, SAY_DRAW_KING_BEHIND);
    drawing_show(drawing, pins.pinned, LIGHT_BAD, SAY_DRAW_PINNED);
    drawing_show(drawing, pins.pinners, LIGHT_WAY, SAY_DRAW_PINS_IT);
    drawing_show(drawing, pins.lines & ~pins.pinned & ~pins.pinners, LIGHT_GOOD,
                 SAY_DRAW_PIN_LINE);
    drawing_title(drawing, SAY_DRAW_PINS, NULL);
    if (!pins.pinned)
        drawing_caption(drawing, SAY_DRAW_NO_PIN, NULL);
    describe(drawing, &subject->position.board);
    return true;
}

/* Adds one kind of answers to a check to the caption, if there are any. */
static void say_answer(struct drawing *drawing, const ecart_position *position, int way,
                       ecart_cells cells)
{
    ecart_slots slots = { .board = &position->board, .others = cells };

    if (cells)
        drawing_caption(drawing, way, &slots);
}

static void put_check(struct drawing *drawing, const ecart_position *position)
{
    ecart_cell    king    = position->king[position->side];
    ecart_answers answers = ecart_answers_to_check(position);
    ecart_slots   slots   = { .board = &position->board, .side = position->side,
                              .others = position->checkers };

    drawing_show(drawing, ecart_cells_of(king), LIGHT_HERE, SAY_DRAW_KING_IN_CHECK);
    drawing_show(drawing, position->checkers, LIGHT_BAD, SAY_DRAW_GIVES_CHECK);
    drawing_show(drawing, answers.interpose, LIGHT_WAY, SAY_DRAW_BLOCK_HERE);
    drawing_show(drawing, answers.king & ~position->checkers, LIGHT_GOOD,
                 SAY_DRAW_KING_GOES_HERE);
    FOR_EACH_CELL(c, position->checkers)
        drawing_arrow(drawing, c, king, ARROW_ATTACK, false);
    drawing_caption(drawing, SAY_DRAW_IN_CHECK, &slots);
    say_answer(drawing, position, SAY_DRAW_CAN_BE_CAPTURED, answers.capture);
    say_answer(drawing, position, SAY_DRAW_CAN_BLOCK, answers.interpose);
    say_answer(drawing, position, SAY_DRAW_KING_CAN_GO, answers.king);
    if (!(answers.capture | answers.interpose | answers.king))
        drawing_caption(drawing, SAY_DRAW_CHECKMATE, NULL);
}

bool draw_check(struct drawing *drawing, struct subject *subject)
{
    const ecart_position *position = &subject->position;
    ecart_slots           slots = { .side = position->side };

    put_position(drawing, position);
    drawing_title(drawing, SAY_DRAW_CHECK, NULL);
    if (position->checkers)
        put_check(drawing, position);
    else
        drawing_caption(drawing, SAY_DRAW_NOT_IN_CHECK, &slots);
    describe(drawing, &position->board);
    return true;
}

/* Lights the pieces that are shut in, and the cells that the enemy king can still reach.  If
 * moves are forced first, the cells are those of later positions, so only pieces that stand
 * there now are marked. */
static void light_wall(struct drawing *drawing, const ecart_position *position,
                       const ecart_obstacle *obstacle, const ecart_slots *slots)
{
    ecart_cells pieces = position->of_side[ECART_WHITE] | position->of_side[ECART_BLACK];
    ecart_cells locked = obstacle->locked & pieces;
    ecart_cells king   = obstacle->king & ~locked & ~obstacle->checks & ~obstacle->spared;

    drawing_show(drawing, locked & ~obstacle->spared, LIGHT_BAD, SAY_DRAW_LOCKED);
    drawing_show(drawing, obstacle->spared & pieces, LIGHT_HERE, SAY_DRAW_SPARED);
    drawing_light(drawing, king, LIGHT_GOOD);
    if (king)
        drawing_legend(drawing, LIGHT_GOOD, SAY_DRAW_KING_COMES_HERE, slots);
    drawing_show(drawing, obstacle->checks & ~locked, LIGHT_WAY, SAY_DRAW_CHECKED_HERE);
}

static void draw_obstacle(struct drawing *drawing, const ecart_position *position,
                          const ecart_obstacle *obstacle, const ecart_slots *slots)
{
    char text[ECART_EXPLAIN_SIZE];

    light_wall(drawing, position, obstacle, slots);
    for (int i = 0; i < obstacle->forced; i++)
        drawing_arrow(drawing, obstacle->moves[i].from, obstacle->moves[i].to, ARROW_GO, false);
    ecart_explain_obstacle(drawing->language, position, slots->side, obstacle, text,
                           sizeof text);
    say(drawing->caption, sizeof drawing->caption, "%s", text);
}

bool draw_ends(struct drawing *drawing, struct subject *subject)
{
    const ecart_position *position = &subject->position;
    ecart_obstacle obstacle;
    ecart_prospect prospect = ecart_side_obstacle(position, subject->side, &obstacle);
    ecart_slots    slots = { .side = subject->side };
    ecart_slots    flag  = { .side = ecart_side_other(subject->side) };

    put_position(drawing, position);
    drawing_title(drawing, SAY_DRAW_ENDS, &slots);
    if (prospect == ECART_MATE_IMPOSSIBLE)
        draw_obstacle(drawing, position, &obstacle, &slots);
    else
        drawing_caption(drawing, prospect == ECART_MATE_POSSIBLE ? SAY_ENDS_FLAG_LOSES
                                                                 : SAY_ENDS_FLAG_UNPROVEN,
                        &flag);
    describe(drawing, &position->board);
    return true;
}
