/* SPDX-License-Identifier: MIT */
/* ecart.c -- the main program: finds the command and runs it */

#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "command.h"
#include "input/options.h"
#include "input/pasted_moves.h"
#include "system/buffer.h"
#include "system/system.h"

#define ADDRESS(name) &name##_command,

static const struct command *const commands[] = { COMMAND_LIST(ADDRESS) };

enum { COMMANDS = sizeof commands / sizeof *commands };

static int print_help(void)
{
    fputs(program_help, stdout);
    return EXIT_YES;
}

static int print_version(void)
{
    printf("ecart %s\n"
           "Copyright (c) 2026 The Ecart authors\n"
           "Licence: MIT.  There is no warranty.\n", ecart_version_text());
    return EXIT_YES;
}

static const struct command *find(const char *name)
{
    for (int i = 0; i < COMMANDS; i++) {
        if (strcmp(name, commands[i]->name) == 0)
            return commands[i];
    }
    return NULL;
}

static int refuse(const char *word)
{
    static const char *const options[] = { "--help", "--version", NULL };
    const char *names[COMMANDS + 2] = { "help" };

    if (strcmp(word, "-") == 0)
        return error_print("'-' needs a command: 'ecart pgn -' reads games, 'ecart check -' moves,"
                           " 'ecart fen -' positions");
    for (int i = 0; i < COMMANDS; i++)
        names[i + 1] = commands[i]->name;
    return *word == '-' ? error_unknown("option", word, options, "; try 'ecart --help'")
                        : error_unknown("command", word, names, "; try 'ecart --help'");
}

static int start(const struct command *command, int argc, char **argv)
{
    static struct options options;
    int status = options_read(&options, argc, argv, command);

    return status == OPTION_END ? command->run(&options, argv + optind) : status;
}

/* Runs ecart help COMMAND, which is ecart COMMAND --help. */
static int help(char **names)
{
    const struct command *command = names[0] ? find(names[0]) : NULL;

    if (!names[0])
        return print_help();
    if (names[1])
        return error_print("too many arguments: %s", quote(names[1]).text);
    if (!command)
        return refuse(names[0]);
    fputs(command->help, stdout);
    return EXIT_YES;
}

/* Whether words begin with what can only be a move at the start, or with its number: 1. e4 */
static bool is_move(char **words)
{
    const char    *line   = pasted_after_chat(*words), *text = line + strspn(line, " ");
    size_t         digits = strspn(text, "0123456789");
    ecart_position start;

    if (digits > 0 && text[digits] == '.') {
        text += digits + strspn(text + digits, ". ");
        text  = *text == '\0' && words[1] ? words[1] : text;
    }
    ecart_position_start(&start);
    return ecart_notation_read(&start, text, strcspn(text, " \t\r\n")).verdict.reason !=
           ECART_BAD_NOTATION;
}

static bool is_fen(const char *text)
{
    ecart_setup  setup;
    ecart_faults faults;

    return strchr(text, '/') && ecart_fen_read(text, strlen(text), false, &setup, &faults);
}

/* Runs the command that can only be meant by words without one; -1 if there is none. */
static int run_meant(int argc, char **argv)
{
    static struct buffer  position;
    const bool            fen     = is_fen(argv[1]);
    const struct command *command = strstr(argv[1], ".pgn") ? &pgn_command
                                  : fen && argc == 2 ? &fen_command
                                  : fen || is_move(argv + 1) ? &check_command : NULL;

    if (fen && argc > 2) {
        buffer_print(&position, "--position=%s", argv[1]);
        if (position.failed)
            return error_print("not enough memory");
        argv[1] = position.bytes;
    }
    return command ? start(command, argc, argv) : -1;
}

static int run(int argc, char **argv)
{
    const char           *word    = argc > 1 ? argv[1] : NULL;
    const struct command *command = word ? find(word) : NULL;
    int                   status;

    if (!word)
        return print_help();
    if (command)
        return start(command, argc - 1, argv + 1);
    if (strcmp(word, "--help") == 0 || strcmp(word, "-h") == 0)
        return print_help();
    if (strcmp(word, "--version") == 0 || strcmp(word, "-V") == 0)
        return print_version();
    if (strcmp(word, "help") == 0)
        return help(argv + 2);
    status = *word == '-' ? -1 : run_meant(argc, argv);
    return status < 0 ? refuse(word) : status;
}

/* An answer that could not be written is an error: a full disk shows only here. */
static int finish(int status)
{
    int  error;
    bool failed;

    errno  = 0;
    failed = fflush(stdout) != 0;
    error  = errno;
    if (failed || ferror(stdout)) {
        failed = true;
        system_close_cut();
    } else {
        failed = fclose(stdout) != 0;
        error  = errno;
    }
    if (!failed || status == EXIT_ERROR)
        return status;
    return error_print("cannot write: %s",
                       error ? strerror(error) : "part of the output is lost");
}

int main(int argc, char **argv)
{
    system_begin();
    int status = finish(run(argc, argv));

    stop_now();
    return status;
}
