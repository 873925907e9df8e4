/* SPDX-License-Identifier: MIT */
/* explanation.h -- writes the steps of an explanation, one below another */
#ifndef EXPLAIN_EXPLANATION_H
#define EXPLAIN_EXPLANATION_H

#include <ecart.h>

#include "cli/json.h"
#include "cli/screen.h"
#include "explain/words.h"

/* For whom it is written. */
enum level {
    LEVEL_CHILD,        /* a sentence or two, and no numbers */
    LEVEL_PLAYER,       /* the numbers and the reasoning */
    LEVEL_ARBITER       /* the rules, with their articles */
};

struct explanation {
    enum level     level;
    ecart_edition  edition;
    ecart_tempo    tempo;
    const ecart_language *language;     /* of what the library says */
    const ecart_position *position;     /* before the move */
    const ecart_verdict  *verdict;      /* on the move */
    size_t         offset;              /* where the text of the move goes wrong */
    const struct screen *screen;        /* how to draw the board; NULL for no board */
    int            steps;               /* how many were written so far */
    struct json   *json;                /* takes the steps, in an array; NULL to print them */
    bool           open;                /* in JSON, the last step may get more lines */
    struct words  *said;                /* takes what explain_say() says, if not NULL */
};

/* Finds a level by its name; or says that there is none and returns false. */
bool explain_read_level(const char *name, enum level *level);

/* Write a step, which is a label and a text, and further lines of the step. */
void explain_step(struct explanation *why, const char *label, const char *format, ...)
    PRINTS_AFTER(3);
void explain_line(const struct explanation *why, const char *format, ...) PRINTS_AFTER(2);

/* Ends the last step. */
void explain_close(struct explanation *why);

/* Says a sentence outside of the steps, when none is open. */
void explain_say(const struct explanation *why, const char *text);

/* Prints a blank line, except in JSON. */
void explain_gap(const struct explanation *why);

/* Say the library's sentence on the verdict, and its hint, outside of the steps. */
void explain_verdict(const struct explanation *why);
void explain_hint(const struct explanation *why);

/* Writes a line on one of several moves that were considered: what the library
 * says, and the reason. */
void explain_candidate(const struct explanation *why, const ecart_verdict *verdict);

/* The parts of an explanation, each in a file of its own.  Each writes the steps
 * that apply to the move, if any. */
void explain_numbers(struct explanation *why);
void explain_path(struct explanation *why);
void explain_castle(struct explanation *why);
void explain_special(struct explanation *why);
void explain_safety(struct explanation *why);
void explain_rule(struct explanation *why);

/* A text that does not name a single move. */
void explain_notation(struct explanation *why, const char *move);

/* How the game stands, and why. */
void explain_standing(struct explanation *why, const ecart_game *game);
void explain_check(struct explanation *why);
void explain_kings_steps(struct explanation *why);

/* What the library tells a child or an arbiter about the move, and about how the game
 * stands. */
void explain_lesson(struct explanation *why);
void explain_standing_lesson(struct explanation *why, const ecart_game *game);

/* Whether the move is castling, allowed or not. */
bool explain_is_castling(const struct explanation *why);

/* Writes a line on how a piece attacks a cell: "rook on e8: 51 - 58 = -7, a rook's". */
void explain_attack(const struct explanation *why, ecart_cell from, ecart_cell to);

#endif
