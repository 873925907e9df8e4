/* SPDX-License-Identifier: MIT */
/* maps.c -- draws maps of distances, paths and mobility */

#include "draw/draw.h"

#include "cli/name.h"
#include "cli/operand.h"

static void write_number(struct square *square, int number)
{
    say(square->word, sizeof square->word, "%d", number);
}

/* Near cells are dark; cells at the largest distance or beyond are pale. */
static int heat(int distance, int largest)
{
    return HEATS - (distance < largest ? distance : largest) * (HEATS - 1) / largest;
}

static const struct {
    int (*between)(ecart_cell, ecart_cell);
    int  largest;
    const char *meaning;
} metrics[ECART_METRICS] = {
    [ECART_CHEBYSHEV]    = { ecart_chebyshev_distance, 7,
                             "Chebyshev: a king's steps" },
    [ECART_MANHATTAN]    = { ecart_manhattan_distance, 14,
                             "Manhattan: columns plus rows" },
    [ECART_KNIGHT_JUMPS] = { ecart_knight_distance, 6,
                             "Knight: its jumps" }
};

static void draw_metric(struct drawing *drawing, int panel, int metric,
                        ecart_cell from)
{
    for (int n = 0; n < 64; n++) {
        ecart_cell     to       = ecart_cell_nth(n);
        struct square *square   = drawing_square(drawing, panel, to);
        int            distance = metrics[metric].between(from, to);

        square->heat = heat(distance, metrics[metric].largest);
        square->here = to == from;
        write_number(square, distance);
    }
}

bool draw_distance(struct drawing *drawing, const struct picture_options *options, char ***next)
{
    ecart_cell from;

    if (!operand_cell(next, &from) || !operand_end(next))
        return false;

    drawing->panels = 0;
    for (int m = 0; m < ECART_METRICS; m++) {
        if (options->metric != m && options->metric != ECART_METRICS)
            continue;
        say(drawing->panel[drawing->panels].title, TITLE_SIZE, "%s",
            metrics[m].meaning);
        draw_metric(drawing, drawing->panels++, m, from);
    }
    say(drawing->title, TITLE_SIZE, "Distances from %s", name_cell(from).text);
    say(drawing->desc, TEXT_SIZE, "The distance of each cell from %s.",
        name_cell(from).text);
    drawing_describe_words(drawing);
    return true;
}

static void draw_sums(struct drawing *drawing, ecart_piece piece,
                      ecart_cell from, ecart_cell to)
{
    for (int n = 0; n < 64; n++) {
        ecart_cell via = ecart_cell_nth(n);
        int        sum = ecart_trajectory_sum(piece, from, via, to);

        if (sum != ECART_NEVER)
            write_number(drawing_square(drawing, 0, via), sum);
    }
    drawing_light(drawing, ecart_trajectory_cells(piece, from, to), LIGHT_GOOD);
    drawing_square(drawing, 0, from)->piece = piece;
    drawing_square(drawing, 0, from)->here  = true;
    drawing_square(drawing, 0, to)->here    = true;
}

bool draw_trajectory(struct drawing *drawing, const struct picture_options *options, char ***next)
{
    ecart_piece piece;
    ecart_cell  from, to;
    int length;

    (void)options;
    if (!operand_piece(next, &piece) || !operand_cell(next, &from) ||
        !operand_cell(next, &to) || !operand_end(next))
        return false;

    length = ecart_trajectory_length(piece, from, to);
    draw_sums(drawing, piece, from, to);
    say(drawing->title, TITLE_SIZE, "The shortest paths of a %s from %s to %s",
        kind_word(ecart_piece_kind(piece)), name_cell(from).text,
        name_cell(to).text);
    if (length == ECART_NEVER) {
        say(drawing->caption, sizeof drawing->caption, "It never comes there.");
    } else {
        say(drawing->caption, sizeof drawing->caption,
            "In each cell, the moves that lead there and on to %s. Where they are %d,"
            " the fewest, is a shortest path: %d cells, %lu %s.",
            name_cell(to).text, length,
            ecart_cells_count(ecart_trajectory_cells(piece, from, to)),
            (unsigned long)ecart_trajectory_count(piece, from, to),
            ecart_trajectory_count(piece, from, to) == 1 ? "path" : "paths");
        drawing_legend(drawing, LIGHT_GOOD, ARROW_GO, "on a shortest path");
    }
    say(drawing->desc, TEXT_SIZE, "%s", drawing->caption);
    drawing_describe_words(drawing);
    return true;
}

bool draw_mobility(struct drawing *drawing, const struct picture_options *options, char ***next)
{
    enum { FAR = 5 };   /* few pieces need more moves */
    int8_t      moves[ECART_CELL_LIMIT];
    ecart_setup setup;
    ecart_piece piece;
    ecart_cell  from;
    int reached;

    if (!operand_piece(next, &piece) || !operand_cell(next, &from) ||
        !operand_end(next) || !operand_setup(options->start.fen, &setup))
        return false;

    drawing_put_board(drawing, &setup.board);
    drawing_square(drawing, 0, from)->piece = piece;
    drawing_square(drawing, 0, from)->here  = true;
    reached = ecart_mobility_map(&setup.board, piece, from, ECART_TAKE_ENEMY, moves);
    for (int n = 0; n < 64; n++) {
        ecart_cell     to     = ecart_cell_nth(n);
        struct square *square = drawing_square(drawing, 0, to);

        if (moves[to] == ECART_NEVER)
            continue;
        square->heat = heat(moves[to], FAR);
        write_number(square, moves[to]);
    }
    say(drawing->title, TITLE_SIZE, "The mobility of a %s %s on %s",
        side_word(ecart_piece_side(piece)),
        kind_word(ecart_piece_kind(piece)), name_cell(from).text);
    say(drawing->caption, sizeof drawing->caption,
        "In each cell, the moves that the %s on %s needs, if all others wait: around its"
        " own side, and taking what it meets of the other. It reaches %d cells.",
        kind_word(ecart_piece_kind(piece)), name_cell(from).text, reached);
    say(drawing->desc, TEXT_SIZE, "%s", drawing->caption);
    drawing_describe_board(drawing, &setup.board);
    drawing_describe_words(drawing);
    return true;
}
