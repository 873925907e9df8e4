/* SPDX-License-Identifier: MIT */
/* text.c -- writes questions, and explanations of their answers */

#include <stdlib.h>
#include <string.h>

#include "cli/diagram.h"
#include "cli/name.h"
#include "explain/phrase.h"
#include "quiz/quiz.h"

bool quiz_wants_word(const struct question *question)
{
    return question->form == FORM_MOVE || question->form == FORM_SHAPE;
}

void quiz_draw_board(const struct quizzer *quizzer, const struct question *question)
{
    struct diagram diagram = { .screen = &quizzer->screen, .width = 2 };

    if (question->form != FORM_MOVE)
        return;
    diagram_pieces(&diagram, &question->position.board);
    diagram_print(&diagram, 1);
}

static void ask_move(const struct question *question, struct words *words)
{
    const ecart_position *position = &question->position;

    words_add(words, "%s to move.", side_title(position->side));
    if (position->en_passant)
        words_add(words, " The last move was a pawn's double step, over %s.",
                  name_cell(position->en_passant).text);
    words_add(words, " May %s go to %s%s?",
              name_piece(&position->board, question->move.from).text,
              name_cell(question->move.to).text,
              question->move.promotion ? " and become a queen" : "");
}

/* Tells the rights to castle, which a board does not show. */
static void tell_rights(const struct question *question, struct words *words)
{
    ecart_cells rights = question->position.castling;
    ecart_piece piece  = ecart_board_piece(&question->position.board, question->move.from);

    if (ecart_piece_kind(piece) != ECART_KING ||
        ecart_chebyshev_distance(question->move.from, question->move.to) < 2)
        return;
    words_add(words, "\nRooks that may still castle, as far as moves before go: ");
    words_cells(words, rights, "and");
    words_add(words, rights ? "." : "none.");
}

static void ask_shape(const struct question *question, struct words *words)
{
    ecart_cell from = question->move.from, to = question->move.to;

    words_add(words, "A %s stands alone on %s. %s is %d~-~%d = %+d away, and %d is in the"
              " article's set for a %s. May it go there?",
              kind_word(ecart_piece_kind(question->piece)), name_cell(from).text,
              name_cell(to).text, to, from, to - from, abs(to - from),
              kind_word(ecart_piece_kind(question->piece)));
}

void quiz_ask(const struct question *question, struct words *words)
{
    struct name from = name_cell(question->move.from), to = name_cell(question->move.to);

    switch (question->form) {
    case FORM_MOVE:
        ask_move(question, words);
        tell_rights(question, words);
        break;
    case FORM_SHAPE:
        ask_shape(question, words);
        break;
    case FORM_NUMBER:
        words_add(words, "Which number is %s?", from.text);
        break;
    case FORM_DIFFERENCE:
        words_add(words, "What is the difference from %s to %s?", from.text, to.text);
        break;
    case FORM_MEANINGS:
        words_add(words, "How many meanings has the difference %+d?",
                  question->move.to - question->move.from);
        break;
    case FORM_JUMPS:
        words_add(words, "How many moves does a knight need from %s to %s?", from.text, to.text);
        break;
    }
}

static void tell_numbers(const struct quizzer *quizzer, const struct question *question,
                         ecart_piece piece, struct words *words)
{
    char text[ECART_EXPLAIN_SIZE];

    ecart_explain_numbers(quizzer->language, piece, question->move.from, question->move.to,
                          text, sizeof text);
    words_add(words, "%s", text);
}

/* The article that comes first in what an arbiter is told. */
static void add_article(const struct quizzer *quizzer, const struct question *question,
                        const ecart_verdict *verdict, struct words *words)
{
    ecart_lesson_options options = { .language = quizzer->language, .level = ECART_ARBITER };
    ecart_text  heading, text;
    char        lesson[ECART_LESSON_SIZE];
    const char *at = lesson;

    ecart_lesson_move(&options, &question->position, verdict, lesson, sizeof lesson);
    while (ecart_lesson_next(&at, &heading, &text)) {
        if (text.text[0] >= '0' && text.text[0] <= '9') {
            words_add(words, "\nFIDE Laws of Chess (2023), %.*s.",
                      (int)strcspn(text.text, " "), text.text);
            break;
        }
    }
}

static void explain_move(const struct quizzer *quizzer, const struct question *question,
                         struct words *words)
{
    ecart_verdict      verdict = ecart_move_check(&question->position, question->move);
    struct explanation why = { .level = quizzer->level, .language = quizzer->language,
                               .position = &question->position, .verdict = &verdict,
                               .said = words };

    if (why.level == LEVEL_CHILD) {
        explain_lesson(&why);
        return;
    }
    explain_verdict(&why);
    explain_hint(&why);
    if (why.level == LEVEL_ARBITER)
        add_article(quizzer, question, &verdict, words);
}

static void explain_meanings(const struct question *question, struct words *words)
{
    int            difference = question->move.to - question->move.from;
    ecart_readings readings   = ecart_difference_readings(difference);

    words_add(words, "%+d means %s", difference, name_reading(readings.reading[0]).text);
    if (readings.count > 1)
        words_add(words, ", or %s", name_reading(readings.reading[1]).text);
    else
        words_add(words, ", and nothing else");
    words_add(words, ".");
}

/* One of the shortest paths, and whether its length is odd or even. */
static void explain_jumps(const struct question *question, struct words *words)
{
    ecart_piece  knight = ecart_piece_make(ECART_WHITE, ECART_KNIGHT);
    ecart_cell   at = question->move.from, to = question->move.to;

    words_add(words, "One way: %s", name_cell(at).text);
    while (at != to) {
        ecart_cells jumps = ecart_shape_cells(knight, at);
        ecart_cell  next  = ecart_cells_next(jumps, 0);

        while (ecart_knight_distance(next, to) >= ecart_knight_distance(at, to))
            next = ecart_cells_next(jumps, next);
        at = next;
        words_add(words, ", %s", name_cell(at).text);
    }
    words_add(words, ". Each jump changes the colour of its cell, so the number is %s.",
              question->answer % 2 ? "odd" : "even");
}

void quiz_explain(const struct quizzer *quizzer, const struct question *question,
                  struct words *words)
{
    ecart_cell from = question->move.from;

    switch (question->form) {
    case FORM_MOVE:
        explain_move(quizzer, question, words);
        break;
    case FORM_SHAPE:
        tell_numbers(quizzer, question, question->piece, words);
        break;
    case FORM_NUMBER:
        words_add(words, "Column %c is %d and the row is %d: %d.", name_cell(from).text[0],
                  ecart_cell_column(from), ecart_cell_row(from), from);
        break;
    case FORM_DIFFERENCE:
        tell_numbers(quizzer, question, ECART_NO_PIECE, words);
        break;
    case FORM_MEANINGS:
        explain_meanings(question, words);
        break;
    case FORM_JUMPS:
        explain_jumps(question, words);
        break;
    }
}
