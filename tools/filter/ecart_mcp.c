/* SPDX-License-Identifier: MIT */
/* ecart_mcp.c -- ecart mcp: a server for assistants and language models */

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "command.h"
#include "filter/message.h"
#include "input/operand.h"
#include "input/output_options.h"
#include "system/error.h"
#include "system/stop.h"

static int serve(const struct answer_options *options)
{
    static struct line_reader reader = { .file = STDIN_FILENO };
    struct buffer out = { 0 };
    struct line   line;

    stop_catch();
    while (line_read(&reader, &line) && !stop_wanted()) {
        out.length = 0;
        message_answer(&line, options, &out);
        if (out.failed)
            return error_print("cannot answer: %s", strerror(ENOMEM));
        if (fwrite(out.bytes, 1, out.length, stdout) != out.length || fflush(stdout) != 0)
            return error_print("cannot write: %s", strerror(errno));
    }
    buffer_free(&out);
    return reader.failed ? error_print("cannot read: %s", strerror(errno)) : EXIT_YES;
}

int run_mcp(int argc, char **argv)
{
    struct output_options output = { 0 };
    struct answer_options options = { .no_spoilers = false };
    int option;

    while ((option = option_next(argc, argv, &mcp_command)) != OPTION_END) {
        if (option == OPTION_NO_SPOILERS)
            options.no_spoilers = true;
        else if (!output_option(&output, option))
            return option_finish(option, &mcp_command);
    }
    argv += optind;
    options.judge = output.judge;
    return operand_end(&argv) ? serve(&options) : EXIT_ERROR;
}
