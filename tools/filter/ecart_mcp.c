/* SPDX-License-Identifier: MIT */
/* ecart_mcp.c -- ecart mcp: a server for assistants and language models */

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "command.h"
#include "filter/message.h"
#include "input/operand.h"
#include "input/options.h"
#include "system/error.h"
#include "system/system.h"

/* Reading flushes the answers before it waits. */
static int serve(const struct answer_options *options)
{
    static struct line_reader reader = { .file = STDIN_FILENO };
    static struct buffer      out;
    struct line line;

    stop_catch();
    while (line_read(&reader, &line) && !stop_wanted()) {
        out.length = 0;
        message_answer(&line, options, &out);
        if (out.failed)
            return error_print("cannot answer: %s", strerror(ENOMEM));
        if (fwrite(out.bytes, 1, out.length, stdout) != out.length)
            return error_print("cannot write: %s", strerror(errno));
    }
    return reader.failed ? error_print("cannot read: %s", strerror(errno)) : EXIT_YES;
}

int run_mcp(struct options *options, char **operands)
{
    const struct answer_options how = { .judge       = options->judge,
                                        .no_spoilers = options->of[OPTION_NO_SPOILERS].given };

    return operand_end(&operands) ? serve(&how) : EXIT_ERROR;
}
