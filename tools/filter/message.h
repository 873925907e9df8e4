/* SPDX-License-Identifier: MIT */
/* message.h -- answers a line of the Model Context Protocol */
#ifndef FILTER_MESSAGE_H
#define FILTER_MESSAGE_H

#include "filter/answer.h"

/* Writes the answer to a line, which is a message or an array of them, with the end of its
 * line; nothing if none is due. */
void message_answer(const struct line *line, const struct answer_options *options,
                    struct buffer *out);

#endif
