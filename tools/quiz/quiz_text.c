/* SPDX-License-Identifier: MIT */
/* quiz_text.c -- writes questions, and explanations of their answers */

#include <stdlib.h>
#include <string.h>

#include "output/diagram.h"
#include "output/fields.h"
#include "quiz/quiz.h"
#include "words/program.h"

enum { WAY_SIZE = 7 * sizeof "a1, ", PARAGRAPH = 3 * ECART_EXPLAIN_SIZE };

bool quiz_wants_word(const struct question *question)
{
    return question->form == FORM_MOVE || question->form == FORM_SHAPE;
}

/* Prints a sentence as a paragraph. */
static void tell(const struct quizzer *quizzer, int which, const ecart_slots *slots)
{
    char text[ECART_EXPLAIN_SIZE];

    program_say(quizzer->language, which, slots, text, sizeof text);
    words_print(text);
}

/* Adds a sentence to a paragraph. */
static void add(const struct quizzer *quizzer, char paragraph[PARAGRAPH], int which,
                const ecart_slots *slots)
{
    program_add(quizzer->language, which, slots, paragraph, PARAGRAPH);
}

/* What a sentence may name of a question. */
static ecart_slots slots_of(const struct question *question)
{
    return (ecart_slots){ .board   = &question->position.board,
                          .from    = question->move.from,
                          .to      = question->move.to,
                          .home    = question->position.en_passant,
                          .kind    = ecart_piece_kind(question->piece),
                          .side    = question->position.side,
                          .number  = abs(question->move.to - question->move.from) };
}

/* Draws the board, and asks about a move. */
static void ask_move(const struct quizzer *quizzer, const struct question *question)
{
    char        text[PARAGRAPH] = "";
    bool        child = quizzer->level == ECART_CHILD, promotes = question->move.promotion;
    ecart_slots slots = slots_of(question);
    struct diagram diagram = { .screen = &quizzer->screen, .width = 2 };

    diagram_pieces(&diagram, &question->position.board);
    diagram_print(&diagram, 1);
    add(quizzer, text, child ? SAY_QUIZ_CHILD_TO_MOVE : SAY_QUIZ_TO_MOVE, &slots);
    if (question->position.en_passant)
        add(quizzer, text, child ? SAY_QUIZ_CHILD_DOUBLE_STEP : SAY_QUIZ_DOUBLE_STEP, &slots);
    if (promotes)
        add(quizzer, text, child ? SAY_QUIZ_CHILD_MAY_PROMOTE : SAY_QUIZ_MAY_PROMOTE, &slots);
    else
        add(quizzer, text, child ? SAY_QUIZ_CHILD_MAY : SAY_QUIZ_MAY, &slots);
    words_print(text);
}

/* Tells the rights to castle, which a board does not show.  A child is not asked about castling. */
static void tell_rights(const struct quizzer *quizzer, const struct question *question)
{
    const ecart_position *position = &question->position;
    ecart_piece piece = ecart_board_piece(&position->board, question->move.from);
    ecart_slots slots = slots_of(question);

    slots.others = position->castling & position->of_side[position->side];
    if (quizzer->level == ECART_CHILD || ecart_piece_kind(piece) != ECART_KING ||
        ecart_chebyshev_distance(question->move.from, question->move.to) < 2)
        return;
    tell(quizzer, slots.others ? SAY_QUIZ_RIGHTS : SAY_QUIZ_NO_RIGHTS, &slots);
}

void quiz_ask(const struct quizzer *quizzer, const struct question *question)
{
    static const int sentences[] = {
        [FORM_SHAPE]      = SAY_QUIZ_SHAPE,
        [FORM_NUMBER]     = SAY_QUIZ_NUMBER,
        [FORM_DIFFERENCE] = SAY_QUIZ_DIFFERENCE,
        [FORM_MEANINGS]   = SAY_QUIZ_MEANINGS,
        [FORM_JUMPS]      = SAY_QUIZ_JUMPS
    };
    ecart_slots slots = slots_of(question);

    if (question->form == FORM_MOVE) {
        ask_move(quizzer, question);
        tell_rights(quizzer, question);
    } else if (question->form == FORM_JUMPS && quizzer->level == ECART_CHILD) {
        tell(quizzer, SAY_QUIZ_CHILD_JUMPS, &slots);
    } else {
        tell(quizzer, sentences[question->form], &slots);
    }
}

static void tell_numbers(const struct quizzer *quizzer, const struct question *question,
                         ecart_piece piece)
{
    char text[ECART_EXPLAIN_SIZE];

    ecart_explain_numbers(quizzer->language, piece, question->move.from, question->move.to,
                          text, sizeof text);
    words_print(text);
}

/* Prints the article of the Laws that an arbiter's lesson names first. */
static void tell_article(const struct quizzer *quizzer, const struct question *question,
                        const ecart_verdict *verdict)
{
    ecart_lesson_options options = { .language = quizzer->language, .level = ECART_ARBITER };
    ecart_text  heading, text;
    char        lesson[ECART_LESSON_SIZE];
    const char *at = lesson;

    ecart_lesson_move(&options, &question->position, verdict, lesson, sizeof lesson);
    while (ecart_lesson_next(&at, &heading, &text)) {
        if (strchr("123456789", *text.text)) {
            ecart_slots slots = { .written = { text.text, strcspn(text.text, " ,") } };

            tell(quizzer, SAY_QUIZ_ARTICLE, &slots);
            break;
        }
    }
}

static void explain_move(const struct quizzer *quizzer, const struct question *question)
{
    ecart_verdict      verdict = ecart_move_check(&question->position, question->move);
    struct explanation why = { .lesson = { .level    = quizzer->level,
                                           .language = quizzer->language },
                               .position = &question->position, .verdict = &verdict };
    char text[ECART_EXPLAIN_SIZE];

    if (quizzer->level == ECART_CHILD) {
        explain_lesson(&why);
        return;
    }
    ecart_explain_in(quizzer->language, why.position, &verdict, text, sizeof text);
    words_print(text);
    if (ecart_explain_hint(quizzer->language, why.position, &verdict, text, sizeof text) != 0)
        words_print(text);
    if (quizzer->level == ECART_ARBITER)
        tell_article(quizzer, question, &verdict);
}

static void explain_number(const struct quizzer *quizzer, const struct question *question)
{
    struct name name  = name_cell(question->move.from);
    ecart_slots slots = slots_of(question);

    slots.move   = (ecart_text){ name.text, 1 };
    slots.number = ecart_cell_column(question->move.from);
    tell(quizzer, SAY_QUIZ_FILE_AND_RANK, &slots);
}

static void explain_meanings(const struct quizzer *quizzer, const struct question *question)
{
    ecart_slots slots = slots_of(question);

    tell(quizzer, question->answer > 1 ? SAY_QUIZ_TWO_MEANINGS : SAY_QUIZ_ONE_MEANING, &slots);
}

/* Writes the cells of one of the knight's shortest ways: "d8, b7, d6, e8". */
static void find_way(ecart_cell at, ecart_cell to, char way[WAY_SIZE])
{
    ecart_piece knight = ecart_piece_make(ECART_WHITE, ECART_KNIGHT);

    strcpy(way, name_cell(at).text);
    while (at != to) {
        ecart_cells jumps = ecart_shape_cells(knight, at);
        ecart_cell  next  = ecart_cells_next(jumps, 0);

        while (ecart_knight_distance(next, to) >= ecart_knight_distance(at, to))
            next = ecart_cells_next(jumps, next);
        at = next;
        strcat(way, ", ");
        strcat(way, name_cell(at).text);
    }
}

static void explain_jumps(const struct quizzer *quizzer, const struct question *question)
{
    ecart_slots slots = slots_of(question);
    char        way[WAY_SIZE];

    find_way(question->move.from, question->move.to, way);
    slots.written = program_text(way);
    tell(quizzer, quizzer->level == ECART_CHILD ? SAY_QUIZ_CHILD_WAY
                : question->answer % 2          ? SAY_QUIZ_ODD_JUMPS
                                                : SAY_QUIZ_EVEN_JUMPS, &slots);
}

void quiz_explain(const struct quizzer *quizzer, const struct question *question)
{
    switch (question->form) {
    case FORM_MOVE:       explain_move(quizzer, question); break;
    case FORM_SHAPE:      tell_numbers(quizzer, question, question->piece); break;
    case FORM_NUMBER:     explain_number(quizzer, question); break;
    case FORM_DIFFERENCE: tell_numbers(quizzer, question, ECART_NO_PIECE); break;
    case FORM_MEANINGS:   explain_meanings(quizzer, question); break;
    case FORM_JUMPS:      explain_jumps(quizzer, question); break;
    }
}
