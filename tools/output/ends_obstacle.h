/* SPDX-License-Identifier: MIT */
/* ends_obstacle.h -- why a side cannot mate */
#ifndef OUTPUT_ENDS_OBSTACLE_H
#define OUTPUT_ENDS_OBSTACLE_H

#include <ecart.h>

#include "output/json.h"

/* Prints a line with the argument, its identifier first, if the position proves that the
 * side cannot mate. */
void ends_print_obstacle(const ecart_position *position, ecart_side side,
                         const ecart_language *language);

/* The same and its evidence, as a member of an open object. */
void ends_put_obstacle(struct json *json, const ecart_position *position, ecart_side side,
                       const ecart_language *language);

#endif
