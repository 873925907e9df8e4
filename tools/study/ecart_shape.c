/* SPDX-License-Identifier: MIT */
/* ecart_shape.c -- ecart shape: prints how a piece moves, and what the article says
 * about it */

#include <stdio.h>

#include <ecart/study.h>

#include "command.h"
#include "input/operand.h"
#include "input/options.h"
#include "output/diagram.h"
#include "output/fields.h"
#include "study/article.h"
#include "study/mover.h"
#include "system/page.h"
#include "words/program.h"

/* The marks on a board, with colours like those of a verdict, and what they mean for a piece
 * of chess. */
static const struct {
    enum mark mark;
    enum tone tone;
    int       meaning;
} marks[] = {
    { MARK_YES,      TONE_TO,       SAY_DRAW_GO_HERE },
    { MARK_REJECTED, TONE_FROM,     SAY_DRAW_SET_LACKS },
    { MARK_ACCEPTED, TONE_EVIDENCE, SAY_DRAW_SET_HAS }
};

enum { MARKS = sizeof marks / sizeof *marks };

/* Draws a board with the cells that have each mark, and lists them. */
static void print_marks(const struct options *options, ecart_piece piece,
                        ecart_cell from, const ecart_cells cells[MARKS])
{
    struct diagram diagram = { .screen = &options->screen, .width = 2 };

    FOR_EACH_CELL(c, ALL_CELLS)
        diagram_mark(&diagram, c, MARK_NO);
    for (int i = 0; i < MARKS; i++) {
        FOR_EACH_CELL(c, cells[i]) {
            diagram_mark(&diagram, c, (char)marks[i].mark);
            diagram.tone[c] = (unsigned char)marks[i].tone;
        }
    }
    if (piece)
        diagram_piece(&diagram, from, piece);
    else
        diagram_mark(&diagram, from, 'o');
    diagram_print(&diagram, 1);
    for (int i = 0; i < MARKS; i++)
        article_print_cells(options->judge.language, marks[i].mark,
                            piece || marks[i].mark == MARK_YES ? marks[i].meaning
                                                               : SAY_FIGURE_FITS,
                            cells[i], from);
}

/* Says which piece it is, where, and how many squares it can go to, and shows them. */
static void print_cells(const struct options *options, ecart_piece piece, ecart_cell from)
{
    const ecart_cells cells[MARKS] = { article_marked(piece, from, MARK_YES),
                                       article_marked(piece, from, MARK_REJECTED),
                                       article_marked(piece, from, MARK_ACCEPTED) };
    ecart_board       board;
    ecart_slots       slots = { .board = &board, .from = from,
                                .number = ecart_cells_count(ecart_shape_cells(piece, from)) };

    ecart_board_clear(&board);
    ecart_board_put(&board, from, piece);
    page_say(options->judge.language, SAY_SHAPE_GOES, &slots);
    putchar('\n');
    print_marks(options, piece, from, cells);
}

/* Prints the reason, if there is one, and what the numbers say.  Returns whether the piece can
 * go there. */
static bool print_verdict(const ecart_language *language, ecart_piece piece, ecart_cell from,
                          ecart_cell to)
{
    ecart_reason reason = ecart_shape_check(piece, from, to).reason;
    bool         can    = reason == ECART_LEGAL;
    char         text[ECART_EXPLAIN_SIZE];

    ecart_explain_numbers(language, piece, from, to, text, sizeof text);
    page_put("%s%s%s", can ? "" : ecart_reason_name(reason), can ? "" : ": ", text);
    return can;
}

/* Prints the fairy pieces that have names, in Betza's notation. */
static int print_list(void)
{
    for (int n = 0; ecart_betza_name(n); n++)
        printf("%s %s\n", ecart_betza_name(n), ecart_betza_named(n));
    return EXIT_YES;
}

/* The sentence that follows the numbers of two cells: whether the figure can go there. */
static int figure_sentence(ecart_figure_answer answer)
{
    if (answer.alias)
        return SAY_FIGURE_ONLY_FITS;
    if (answer.moves)
        return answer.takes ? SAY_FIGURE_CAN : SAY_FIGURE_MOVES_ONLY;
    return answer.takes ? SAY_FIGURE_TAKES_ONLY : SAY_FIGURE_CANNOT;
}

static void print_reach(const struct options *options, const struct mover *mover,
                        ecart_cell from)
{
    const ecart_language *language = options->judge.language;
    const ecart_cells cells[MARKS] = { ecart_figure_cells(&mover->figure, from), 0,
                                       ecart_figure_ghosts(&mover->figure, from) };
    char              name[ECART_EXPLAIN_SIZE];
    ecart_slots       slots = { .from = from, .number = ecart_cells_count(cells[0]) };

    mover_name(language, mover, &slots, name);
    page_say(language, SAY_FIGURE_GOES, &slots);
    putchar('\n');
    print_marks(options, ECART_NO_PIECE, from, cells);
    if (!cells[2]) {
        putchar('\n');
        page_say(language, SAY_FIGURE_UNAMBIGUOUS, NULL);
    }
}

static void print_numbers(const ecart_language *language, const struct mover *mover,
                          ecart_cell from, ecart_cell to)
{
    ecart_figure_answer answer = ecart_figure_check(&mover->figure, from, to);
    char                name[ECART_EXPLAIN_SIZE], text[ECART_EXPLAIN_SIZE];
    ecart_slots         slots  = { .from = from, .to = to };

    mover_name(language, mover, &slots, name);
    ecart_explain_numbers(language, ECART_NO_PIECE, from, to, text, sizeof text);
    program_add(language, figure_sentence(answer), &slots, text, sizeof text);
    page_put("%s", text);
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
    char              name[ECART_EXPLAIN_SIZE];
    ecart_slots       slots = { .number = 64 * 63 };

    mover_name(language, mover, &slots, name);
    FOR_EACH_CELL(c, ALL_CELLS)
        moves += ecart_cells_count(ecart_figure_cells(&mover->figure, c));
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

/* Prints the differences of a piece; with one cell, where it can go from there; with two,
 * whether it can go from the first to the second.  Returns the exit status. */
static int answer(const struct options *options, const struct mover *mover, ecart_cell from,
                  ecart_cell to)
{
    const ecart_language *language = options->judge.language;
    ecart_piece           piece    = mover->piece;
    ecart_figure_answer   figure   = ecart_figure_check(&mover->figure, from, to);
    bool                  can      = figure.moves || figure.takes;

    if (piece && to)
        can = print_verdict(language, piece, from, to);
    else if (piece && from)
        print_cells(options, piece, from);
    else if (piece)
        article_print(language, piece);
    else if (to)
        print_numbers(language, mover, from, to);
    else if (from)
        print_reach(options, mover, from);
    else
        print_set(language, mover);
    return to && !can ? EXIT_NO : EXIT_YES;
}

int run_shape(struct options *options, char **operands)
{
    const char  *betza = options->of[OPTION_BETZA].text;
    bool         list  = options->of[OPTION_LIST].given;
    struct mover mover;
    ecart_cell   from = ECART_NO_CELL, to = ECART_NO_CELL;

    output_for_people(options);
    if (list && betza)
        return error_print("--list cannot be combined with --betza");
    if (list)
        return operand_end(&operands) ? print_list() : EXIT_ERROR;
    if (!mover_read(&operands, betza, &mover) ||
        (*operands && !operand_cell(&operands, &from)) ||
        (*operands && !operand_cell(&operands, &to)) || !operand_end(&operands))
        return EXIT_ERROR;
    return answer(options, &mover, from, to);
}
