/* SPDX-License-Identifier: MIT */
/* message.h -- answers a line of the Model Context Protocol */
#ifndef MCP_MESSAGE_H
#define MCP_MESSAGE_H

#include "filter/answer.h"
#include "system/buffer.h"

/* Writes the answer to a line, a message or an array of them, with the end of its line;
 * nothing if none is due. */
void message_answer(const struct line *line, const struct answer_options *options,
                    struct buffer *out);

#endif
