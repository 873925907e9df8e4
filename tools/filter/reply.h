/* SPDX-License-Identifier: MIT */
/* reply.h -- what ecart filter answers to one line */
#ifndef FILTER_REPLY_H
#define FILTER_REPLY_H

#include <stdbool.h>

#include "cli/judgement.h"
#include "cli/line.h"

/* What a request leaves open, and how the answer is written. */
struct reply_options {
    bool chess960, cecp;
    struct reading reading;
};

/* Prints the answer, one line whatever was asked. */
enum outcome reply(const struct line *line, const struct reply_options *options);

#endif
