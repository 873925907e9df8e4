/* SPDX-License-Identifier: MIT */
/* operations.h -- what the answer to each operation has beside its verdict */
#ifndef FILTER_OPERATIONS_H
#define FILTER_OPERATIONS_H

#include <ecart.h>

#include "filter/request.h"
#include "output/json.h"
#include "output/judgement.h"

/* Writes the members that only this operation has.  The judgement is NULL if there was
 * nothing to refuse and no move to judge; then the game is the one that is asked about.
 * If a move was judged, it is the game before that, and may be changed. */
void operation_put(struct json *json, const struct request *request,
                   const struct judgement *judgement, ecart_game *game);

#endif
