/* SPDX-License-Identifier: MIT */
/* lesson.h -- a blackboard: the steps of an explanation, one below another */
#ifndef EXPLAIN_EXPLANATION_H
#define EXPLAIN_EXPLANATION_H

#include <ecart.h>

#include "cli/json.h"
#include "cli/screen.h"
#include "explain/laws.h"
#include "explain/phrase.h"
#include "explain/words.h"

/* For whom. */
enum level {
    LEVEL_CHILD,        /* a sentence or two, and no numbers */
    LEVEL_PLAYER,       /* the numbers and the reasoning */
    LEVEL_ARBITER,      /* the rules, by article */
    LEVELS
};

struct lesson {
    enum level     level;
    enum edition   edition;
    ecart_language language;            /* of what the library says */
    const ecart_position *position;     /* before the move */
    const ecart_verdict  *verdict;      /* on the move */
    size_t         offset;              /* where its text goes wrong, if it does */
    const struct screen *screen;        /* what can be drawn; NULL for no board */
    int            steps;               /* written so far */
    struct json   *json;                /* an array that takes the steps; NULL to print them */
    bool           open;                /* there, the last step may get more lines */
    struct words  *said;                /* takes what is said without a step, if not NULL */
};

/* The level of a name; or says that there is none and returns false. */
bool lesson_read_level(const char *name, enum level *level);

/* Writes a step, a label and what is said under it; and further lines of it. */
void lesson_step(struct lesson *lesson, const char *label, const char *format, ...)
    PRINTS_AFTER(3);
void lesson_line(const struct lesson *lesson, const char *format, ...) PRINTS_AFTER(2);

/* No more lines of the last step. */
void lesson_close(struct lesson *lesson);

/* A sentence without a step, when none is open. */
void lesson_say(const struct lesson *lesson, const char *text);

/* A blank line, where there are lines. */
void lesson_gap(const struct lesson *lesson);

/* Sentences of the library, without a step. */
void lesson_verdict(const struct lesson *lesson);
void lesson_hint(const struct lesson *lesson);

/* A line on one of several moves that were thought of: what the library says,
 * and the reason. */
void lesson_candidate(const struct lesson *lesson, const ecart_verdict *verdict);

/* Articles, as a step of their own if there are any. */
void lesson_articles(struct lesson *lesson, const struct article *articles, int count);
void lesson_more_articles(const struct lesson *lesson, const struct article *articles,
                          int count);

/* The parts of an explanation, each in a file of its own.  Each writes as many
 * steps as the move has to do with it, none included. */
void explain_numbers(struct lesson *lesson);
void explain_path(struct lesson *lesson);
void explain_castle(struct lesson *lesson);
void explain_special(struct lesson *lesson);
void explain_safety(struct lesson *lesson);
void explain_rule(struct lesson *lesson);

/* A text that names a cell that is none, or no piece, or several. */
void explain_text(struct lesson *lesson, const char *move);

/* How the game stands, and why. */
void explain_standing(struct lesson *lesson, const ecart_game *game);
void explain_check(struct lesson *lesson);
void explain_kings_steps(struct lesson *lesson);

/* The same for a child, in a few words. */
void explain_to_child(const struct lesson *lesson);
void explain_standing_to_child(const struct lesson *lesson, ecart_standing standing);

/* Whether the move is castling, allowed or not. */
bool explain_is_castling(const struct lesson *lesson);

/* The cells between two on a common line; none if there is no such line. */
ecart_cells explain_between(ecart_cell from, ecart_cell to);

/* A line on how a piece attacks a cell: "rook on e8: 51 - 58 = -7, a rook's". */
void explain_attack(const struct lesson *lesson, ecart_cell from, ecart_cell to);

#endif
