/* SPDX-License-Identifier: MIT */
/* answer.h -- what ecart filter answers to one line */
#ifndef FILTER_ANSWER_H
#define FILTER_ANSWER_H

#include <stdbool.h>

#include "cli/judgement.h"
#include "cli/line.h"

/* What a request may leave out, and how the answer is written. */
struct answer_options {
    bool chess960, cecp;
    struct judge_options judge;
};

/* The position that the request before was about, and its FEN: most requests are about
 * the same one again.  There is no FEN if it is empty. */
struct known_position {
    ecart_position position;
    bool           chess960;
    size_t         length;
    char           fen[ECART_FEN_SIZE];
};

/* Prints the answer to a line, which is always one line. */
enum outcome answer_line(const struct line *line, const struct answer_options *options,
                         struct known_position *known);

#endif
