/* SPDX-License-Identifier: MIT */
/* speech.h -- fills the templates of a language */
#ifndef LIB_WORDS_SPEECH_H
#define LIB_WORDS_SPEECH_H

#include "base/text.h"
#include "geometry/sets.h"
#include "words/language.h"

enum { NOUNS_LIMIT = 4 };       /* more pieces than this share one noun */

/* Squares to write one after another, and the text SAY_... before the last. */
typedef struct cell_list {
    const ecart_cell *cells;
    int               count, joint;
} cell_list;

/* Moves to write one after another, each as the standard writes it. */
typedef struct move_list {
    const char *san;                    /* the first */
    size_t      count, stride;          /* bytes from one to the next */
} move_list;

/* A sentence that is being written, with everything its templates may name. */
typedef struct speech {
    writer                out;
    size_t                start;        /* where its last sentence begins */
    const ecart_language *language;
    const ecart_board    *board;        /* has the pieces to name, or is NULL */
    ecart_cell            from, to, home;
    ecart_cell            cells[ECART_EVIDENCE_LIMIT];  /* evidence or choices */
    int                   count;
    int                   leading;      /* how many of them are {first} */
    ecart_kind            kind, becomes;
    ecart_side            side;
    int                   number;
    int                   wings;        /* {wing}: an ecart_wing, or 2 for both */
    move_list             moves;
    const ecart_letters  *letters;      /* of these moves; NULL for English */
    ecart_text            move, written;
    const unsigned char  *piece;        /* {piece} and {square} of the pattern */
    cell_list             square;
} speech;

/* Begins a sentence.  The board may be NULL if no piece is named. */
ECART_HIDDEN void ecart_speech_begin(speech *s, const ecart_language *language,
                                     const ecart_board *board, char *out, size_t size);

/* Whether a refused text would be a legal move of the other side.  O-O does not count, since
 * both sides write it. */
ECART_HIDDEN bool ecart_is_out_of_turn(const ecart_verdict *verdict);

/* Says first that it is this side's turn, if a text seems to be a move of the other. */
ECART_HIDDEN void ecart_speech_turn(speech *s, const ecart_verdict *verdict);

/* Begins another sentence behind one. */
ECART_HIDDEN void ecart_speech_next(speech *s);

/* Lets the templates name what a verdict holds.  If it is about several pieces, {from} is
 * the first of them. */
ECART_HIDDEN void ecart_speech_about(speech *s, const ecart_position *position,
                                     const ecart_verdict *verdict);

/* Lets the templates name these cells instead of the evidence. */
ECART_HIDDEN void ecart_speech_choose(speech *s, ecart_cells cells);

/* Writes the template of a number SAY_… with its places filled. */
ECART_HIDDEN void ecart_speech_say(speech *s, int which);

/* Writes what stands before so many parts of a list that are left: a comma, or before the last
 * one the text SAY_GRAMMAR_..., "and" or "or".  Nothing if none is left. */
ECART_HIDDEN void ecart_speech_join(speech *s, int left, int last_joint);

/* Writes any template with its places filled. */
ECART_HIDDEN void ecart_speech_fill(speech *s, const unsigned char *text);

/* Ends the sentence and drops a character that was cut.  Returns its whole length. */
ECART_HIDDEN size_t ecart_speech_end(speech *s);

/* The first of two numbers that is not a cell; -1 if both are cells. */
ECART_HIDDEN int ecart_wrong_number(ecart_cell from, ecart_cell to);

/* Whether a verdict is about several pieces at once. */
static inline bool is_about_several(const ecart_verdict *verdict)
{
    return verdict->candidates != 0 && verdict->move.from == ECART_NO_CELL &&
           verdict->reason != ECART_AMBIGUOUS;
}

/* Whether a text does not say with which rook to castle. */
static inline bool is_either_wing(const ecart_verdict *verdict)
{
    return verdict->reason == ECART_AMBIGUOUS && verdict->move.to == ECART_NO_CELL;
}

#endif
