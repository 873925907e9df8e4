/* SPDX-License-Identifier: MIT */
/* ecart_mcp.c -- ecart mcp: a server for assistants and language models */

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "command.h"
#include "input/operand.h"
#include "input/output_options.h"
#include "mcp/message.h"
#include "system/error.h"
#include "system/stop.h"

enum { NO_SPOILERS = OPTION_LONG };

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

static int run(int argc, char **argv)
{
    static const struct option table[] = {
        { "no-spoilers", no_argument, NULL, NO_SPOILERS }, LANGUAGE_OPTION, OPTIONS_COMMON
    };
    struct output_options output = { 0 };
    struct answer_options options = { .no_spoilers = false };
    int option;

    while ((option = option_next(argc, argv, "", table)) != OPTION_END) {
        if (option == NO_SPOILERS)
            options.no_spoilers = true;
        else if (!output_option(&output, option))
            return option_finish(option, &mcp_command);
    }
    argv += optind;
    options.judge = output.judge;
    return operand_end(&argv) ? serve(&options) : EXIT_ERROR;
}

const struct command mcp_command = {
    "mcp", "[OPTION]...",
    "Serve assistants and language models",
    "",
    "A server of the Model Context Protocol on standard input and output, a message a\n"
    "line.  Assistants start it, for example with\n"
    "\n"
    "    {\"mcpServers\":{\"ecart\":{\"command\":\"ecart\",\"args\":[\"mcp\"]}}}\n"
    "\n"
    "Its tools are judge_move, explain_move, position_status, check_fen and\n"
    "legal_moves.  Each answers as ecart filter does, and remembers nothing.\n"
    "\n"
    "  --no-spoilers       tell nothing of what can be played: no legal_moves, no hints\n"
    LANGUAGE_HELP
    "  -h, --help          print this and exit\n"
    "\n"
    "Exit status is 0 when the other program closes its end, 2 for an error.\n",
    run
};
