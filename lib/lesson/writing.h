/* SPDX-License-Identifier: MIT */
/* writing.h -- writes the lines of a lesson, sentence by sentence */
#ifndef LIB_LESSON_WRITING_H
#define LIB_LESSON_WRITING_H

#include <ecart/lesson.h>

#include "words/speech.h"

/* A lesson that is being written. */
typedef struct lesson {
    const ecart_lesson_options *options;
    const ecart_language *language;     /* that of the options, or English */
    const ecart_position *position;
    const ecart_verdict  *verdict;      /* on the move; NULL for how a game stands */
    const ecart_game     *game;         /* that stands so; NULL for a move */
    writer                out;
    bool                  continues;    /* the line has a sentence */
} lesson;

/* The kind of the piece on a cell, if there is one. */
static inline ecart_kind kind_at(const ecart_position *p, ecart_cell cell)
{
    return ecart_piece_kind(ecart_board_piece(&p->board, cell));
}

/* Whether the player asked to pass instead of moving. */
static inline bool is_pass(const ecart_verdict *verdict)
{
    return (verdict->nature & ECART_IS_PASS) != 0;
}

/* Begins a line that has no heading; one that has the text SAY_... for its heading;
 * and ends a line. */
ECART_HIDDEN void ecart_lesson_open(lesson *l);
ECART_HIDDEN void ecart_lesson_open_step(lesson *l, int heading);
ECART_HIDDEN void ecart_lesson_close(lesson *l);

/* Begins a sentence of the line.  Its templates may name the side to move, and what
 * the verdict holds if there is one. */
ECART_HIDDEN speech ecart_lesson_sentence(lesson *l);

/* Says a text SAY_... in that sentence, and ends it. */
ECART_HIDDEN void ecart_lesson_say(lesson *l, speech *s, int which);

/* Says a text SAY_... in a sentence of its own. */
ECART_HIDDEN void ecart_lesson_add(lesson *l, int which);

/* Begin a step that has a heading SAY_..., or a further line, and its sentence. */
ECART_HIDDEN speech ecart_lesson_step(lesson *l, int heading);
ECART_HIDDEN speech ecart_lesson_line(lesson *l);

/* Says a text SAY_... in that sentence, and ends it and its line. */
ECART_HIDDEN void ecart_lesson_end(lesson *l, speech *s, int which);

/* A step, or a further line, whose sentence needs no cell and no number of its own. */
ECART_HIDDEN void ecart_lesson_tell_step(lesson *l, int heading, int which);
ECART_HIDDEN void ecart_lesson_tell(lesson *l, int which);

/* A line that names two cells, as those of a move. */
ECART_HIDDEN void ecart_lesson_tell_move(lesson *l, ecart_cell from, ecart_cell to, int which);

/* A line that names several cells, and has a form for their number. */
ECART_HIDDEN void ecart_lesson_tell_cells(lesson *l, ecart_cells cells, int which);

/* A step that names a number. */
ECART_HIDDEN void ecart_lesson_tell_number(lesson *l, int heading, int number, int which);

/* Let the templates name a cell and others, or several cells, instead of the evidence.  The
 * second function also lets the number of cells decide between singular and plural. */
ECART_HIDDEN void ecart_lesson_choose(speech *s, ecart_cell first, ecart_cells others);
ECART_HIDDEN void ecart_lesson_count(speech *s, ecart_cells cells);

/* How the game ended before the move; ECART_IN_PLAY if it goes on. */
ECART_HIDDEN ecart_standing ecart_lesson_end_before(const lesson *l);

/* Says the library's sentence on a verdict, and ends the line. */
ECART_HIDDEN void ecart_lesson_sentence_on(lesson *l, const ecart_verdict *v);

/* A line for each piece that the text of a move may mean: where it can go; before it, why
 * it cannot go where the text says, if each has its own reason. */
ECART_HIDDEN void ecart_lesson_candidates(lesson *l);

/* Adds what the library says may be done instead to the line. */
ECART_HIDDEN void ecart_lesson_put_hint(lesson *l);

/* A step with what the library says may be done instead; false if it says nothing. */
ECART_HIDDEN bool ecart_lesson_hint(lesson *l);

/* Where the lesson goes on, and how much room there is; NULL if there is none. */
ECART_HIDDEN char *ecart_lesson_rest(const lesson *l, size_t *room);

/* The lessons of each level: on a move, and on how a game stands. */
ECART_HIDDEN void ecart_lesson_child_move(lesson *l);
ECART_HIDDEN void ecart_lesson_child_standing(lesson *l, ecart_standing standing);
ECART_HIDDEN void ecart_lesson_player_move(lesson *l);
ECART_HIDDEN void ecart_lesson_player_standing(lesson *l, ecart_standing standing);
ECART_HIDDEN void ecart_lesson_arbiter_move(lesson *l);
ECART_HIDDEN void ecart_lesson_arbiter_standing(lesson *l, ecart_standing standing);

#endif
