/* SPDX-License-Identifier: MIT */
/* request_object.h -- reads requests in JSON */
#ifndef FILTER_REQUEST_OBJECT_H
#define FILTER_REQUEST_OBJECT_H

#include "filter/request.h"

/* Reads a line that begins with a brace.  Until the next one is read, texts that had
 * escapes are kept. */
void request_object_read(struct request *request, const struct line *line);

#endif
