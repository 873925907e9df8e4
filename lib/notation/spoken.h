/* SPDX-License-Identifier: MIT */
/* spoken.h -- reads a move as people say it: knight takes f3 */
#ifndef LIB_NOTATION_SPOKEN_H
#define LIB_NOTATION_SPOKEN_H

#include "notation/san_parse.h"

/* Takes a text apart that ecart_san_parse() could not read, into the same parts, with
 * ECART_SPOKEN forgiven.  Returns what ecart_san_parse() does. */
ECART_HIDDEN ecart_reason ecart_spoken_parse(const char *text, size_t length,
                                             san_parts *parts, size_t *offset);

#endif
