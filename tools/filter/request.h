/* SPDX-License-Identifier: MIT */
/* request.h -- what a line asks of ecart filter */
#ifndef FILTER_REQUEST_H
#define FILTER_REQUEST_H

#include <stdbool.h>
#include <stddef.h>

#include <ecart.h>

#include "cli/judgement.h"
#include "cli/line.h"

struct request {
    bool        object;         /* it is in JSON, and so should the answer be */
    const char *id;             /* JSON in the line; NULL if it is not known */
    size_t      id_length;
    const char *fen;            /* NULL for the start of a game */
    size_t      fen_length;
    const char *move;
    size_t      move_length;
    bool           chess960;
    struct reading reading;
    const char *wrong;          /* what is wrong with it, or NULL */
    size_t      offset;         /* and where in the line; NO_PLACE if nowhere */
    void       *memory[2];
};

/* Reads a line.  What the line may leave out must stand in the request before:
 * chess960 and reading.  The request points into the line. */
void request_read(struct request *request, const struct line *line);

/* Gives back what reading took. */
void request_free(struct request *request);

/* Something is wrong; what was found first counts. */
void request_refuse(struct request *request, const char *wrong, size_t offset);

/* Reads a line that begins with a brace. */
void request_read_object(struct request *request, const struct line *line);

#endif
