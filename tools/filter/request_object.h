/* SPDX-License-Identifier: MIT */
/* request_object.h -- reads requests in JSON */
#ifndef FILTER_REQUEST_OBJECT_H
#define FILTER_REQUEST_OBJECT_H

#include "filter/request.h"

/* Reads a line that begins with a brace. */
void request_object_read(struct request *request, const struct line *line);

/* Frees what that allocated, if it was called. */
void request_object_free(struct request *request);

#endif
