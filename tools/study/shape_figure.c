/* SPDX-License-Identifier: MIT */
/* shape_figure.c -- what ecart shape prints of a figure */

#include "study/shape_figure.h"

#include <stdio.h>
#include <stdlib.h>

#include "output/diagram.h"
#include "output/fields.h"
#include "study/article.h"
#include "system/page.h"
#include "words/program.h"

/* The sentence that follows the numbers of two cells: whether the figure can go there. */
static int figure_sentence(ecart_figure_answer answer)
{
    if (answer.alias)
        return SAY_FIGURE_ONLY_FITS;
    if (answer.moves)
        return answer.takes ? SAY_FIGURE_CAN : SAY_FIGURE_MOVES_ONLY;
    return answer.takes ? SAY_FIGURE_TAKES_ONLY : SAY_FIGURE_CANNOT;
}

static ecart_slots slots_of(const struct fairy_name *name, ecart_cell from, int number)
{
    ecart_slots slots = { .from = from, .to = from, .number = number };

    fairy_slots(name, &slots);
    return slots;
}

static void mark_cells(struct diagram *diagram, ecart_cells cells, enum mark mark,
                       enum tone tone)
{
    for (ecart_cell c = ecart_cells_next(cells, 0); c; c = ecart_cells_next(cells, c)) {
        diagram_mark(diagram, c, (char)mark);
        diagram->tone[c] = (unsigned char)tone;
    }
}

static void print_cells(const struct output_options *output, const struct mover *mover,
                        ecart_cell from)
{
    const ecart_language *language = output->judge.language;
    ecart_cells    cells   = ecart_figure_cells(&mover->figure, from);
    ecart_cells    ghosts  = ecart_figure_ghosts(&mover->figure, from);
    struct diagram diagram = { .screen = &output->screen, .width = 2 };
    struct fairy_name name;

    mover_name(language, mover, &name);
    ecart_slots slots = slots_of(&name, from, ecart_cells_count(cells));
    page_say(language, SAY_FIGURE_GOES, &slots);
    putchar('\n');
    mark_cells(&diagram, ~(ecart_cells)0, MARK_NO, TONE_NONE);
    mark_cells(&diagram, cells, MARK_YES, TONE_TO);
    mark_cells(&diagram, ghosts, MARK_ACCEPTED, TONE_EVIDENCE);
    diagram_mark(&diagram, from, 'o');
    diagram_print(&diagram, 1);
    article_print_cells(language, MARK_YES, SAY_DRAW_GO_HERE, cells, from);
    article_print_cells(language, MARK_ACCEPTED, SAY_FIGURE_FITS, ghosts, from);
    if (!ghosts) {
        putchar('\n');
        page_say(language, SAY_FIGURE_UNAMBIGUOUS, NULL);
    }
}

static void say_numbers(const ecart_language *language, const struct mover *mover,
                        ecart_cell from, ecart_cell to, char *text, size_t size)
{
    ecart_figure_answer answer = ecart_figure_check(&mover->figure, from, to);
    struct fairy_name   name;
    size_t              length;

    mover_name(language, mover, &name);
    ecart_slots slots = slots_of(&name, from, 0);
    slots.to = to;
    length = ecart_explain_numbers(language, ECART_NO_PIECE, from, to, text, size);
    text[length++] = ' ';
    program_say(language, figure_sentence(answer), &slots, text + length, size - length);
}

/* Prints each difference with its Manhattan distance, in order of their sizes.  One that
 * goes both ways has no sign. */
static void print_pairs(const ecart_figure *figure)
{
    ecart_figure_pair pairs[ECART_FIGURE_PAIRS];
    int               count = ecart_figure_pairs(figure, pairs), printed = 0;
    bool              made[2 * ECART_H8 + 1][15] = { { false } };

    for (int i = 0; i < count; i++)
        made[pairs[i].difference + ECART_H8][pairs[i].manhattan] = true;
    for (int n = 0; n < (ECART_H8 - 10) * 15; n++) {
        int  size = n / 15, manhattan = n % 15;
        bool plus  = made[ECART_H8 + size][manhattan], minus = made[ECART_H8 - size][manhattan];

        if (plus || minus)
            printf("%s%s%d %d", printed++ % 7 ? "   " : printed > 1 ? "\n    " : "    ",
                   plus && minus ? "" : plus ? "+" : "-", size, manhattan);
    }
    if (printed)
        putchar('\n');
}

static void print_set(const ecart_language *language, const struct mover *mover)
{
    int aliases = ecart_figure_aliases(&mover->figure), moves = 0;
    struct fairy_name name;

    mover_name(language, mover, &name);
    ecart_slots slots = slots_of(&name, ECART_NO_CELL, 64 * 63);
    for (int n = 0; n < 64; n++)
        moves += ecart_cells_count(ecart_figure_cells(&mover->figure, ecart_cell_nth(n)));
    page_say(language, SAY_FIGURE_SET, &slots);
    print_pairs(&mover->figure);
    putchar('\n');
    page_say(language, SAY_SHAPE_ALL_PAIRS, &slots);
    article_print_sum(language, SAY_SHAPE_TRUE, moves);
    article_print_sum(language, SAY_SHAPE_ACCEPTED, aliases);
    article_print_alias(language, &mover->figure);
    putchar('\n');
    page_say(language, aliases ? SAY_FIGURE_WITH_MANHATTAN : SAY_FIGURE_ALWAYS_CLEAR, NULL);
}

int figure_shape(const struct output_options *output, const struct mover *mover,
                 ecart_cell from, ecart_cell to)
{
    const ecart_language *language = output->judge.language;
    ecart_figure_answer   answer   = ecart_figure_check(&mover->figure, from, to);
    char                  text[ECART_EXPLAIN_SIZE];

    if (to) {
        say_numbers(language, mover, from, to, text, sizeof text);
        page_put("%s", text);
    } else if (from) {
        print_cells(output, mover, from);
    } else {
        print_set(language, mover);
    }
    return to && !answer.moves && !answer.takes ? EXIT_NO : EXIT_YES;
}
