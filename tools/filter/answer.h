/* SPDX-License-Identifier: MIT */
/* answer.h -- what ecart filter answers to one line */
#ifndef FILTER_ANSWER_H
#define FILTER_ANSWER_H

#include "filter/request.h"
#include "system/buffer.h"

/* The version of the answers in JSON.  It grows when clients must be changed. */
enum { ANSWER_VERSION = 1 };

/* What a request may leave out, and how the answer is written. */
struct answer_options {
    bool chess960;
    struct judge_options judge;
    bool no_spoilers;           /* nothing is said of what can be played */
    struct buffer *out;         /* where answers in JSON go; NULL for the standard output */
};

/* The position of the request before, and its FEN: most requests have the same one
 * again.  There is no FEN if it is empty. */
struct known_position {
    ecart_position position;
    bool           chess960;
    struct buffer  fen;
};

/* Prints the answer to a line, which is always one line.  The position known from the
 * request before is replaced by that of this one. */
enum outcome answer_line(const struct line *line, const struct answer_options *options,
                         struct known_position *known);

/* Writes the verdict of a referee, and all else that the ruling says. */
void ruling_put(struct json *json, const struct request *request, ecart_text written,
                const ecart_referee *referee, const ecart_ruling *ruling);

/* Writes the members that only this operation has.  The judgement is NULL if there was
 * nothing to refuse and no move to judge; then the game is the one that is asked about.
 * If a move was judged, it is the game before that, and may be changed. */
void operation_put(struct json *json, const struct request *request,
                   const struct judgement *judgement, ecart_game *game);

#endif
