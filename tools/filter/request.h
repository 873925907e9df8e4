/* SPDX-License-Identifier: MIT */
/* request.h -- a request to ecart filter, and requests of two fields */
#ifndef FILTER_REQUEST_H
#define FILTER_REQUEST_H

#include <stdbool.h>
#include <stddef.h>

#include <ecart.h>

#include "cli/judgement.h"
#include "cli/line.h"

struct request {
    bool        object;         /* it is in JSON, and the answer will be too */
    const char *id;             /* its JSON in the line; NULL if it is not known */
    size_t      id_length;
    const char *fen;            /* NULL for the start of a game */
    size_t      fen_length;
    const char *move;
    size_t      move_length;
    bool        chess960;
    struct judge_options judge;
    const char *wrong;          /* what is wrong with it, or NULL */
    size_t      offset;         /* where in the line; NO_PLACE if nowhere */
    void       *memory[2];      /* freed by request_object_free() */
};

/* Says what is wrong with a request, unless something was wrong before. */
void request_refuse(struct request *request, const char *wrong, size_t offset);

/* Begins to read a line: whether it is an object, and whether it can be a request
 * at all.  What the line may leave out, chess960 and judge, must be set in the
 * request before.  The request points into the line. */
void request_begin(struct request *request, const struct line *line);

/* Reads a line that is not an object: a FEN, a tab and a move. */
void request_read_fields(struct request *request, const struct line *line);

#endif
