/* SPDX-License-Identifier: MIT */
/* ecart.c -- the main program: finds the command and runs it */

#include <errno.h>
#include <stdio.h>
#include <string.h>

#include <ecart.h>

#include "command.h"
#include "system/error.h"
#include "system/option.h"
#include "system/page.h"
#include "system/stop.h"
#include "system/system.h"

static const struct command *const commands[] = {
    &check_command,
    &explain_command,
    &moves_command,
    &premove_command,
    &ends_command,
    &seen_command,
    &filter_command,
    &cecp_command,
    &pgn_command,
    &fen_command,
    &perft_command,
    &board_command,
    &shape_command,
    &distance_command,
    &trajectory_command,
    &mobility_command,
    &attacks_command,
    &terms_command,
    &quiz_command,
    &draw_command
};

enum { COMMANDS = sizeof commands / sizeof *commands };

static int print_help(void)
{
    char line[100];

    page_help("Usage: ecart COMMAND [OPTION]... [ARGUMENT]...\n"
              "  or:  ecart help [COMMAND]\n"
              "  or:  ecart --version\n"
              "Can this piece go there?  If not, why not?\n"
              "\n"
              "Commands:\n");
    for (int i = 0; i < COMMANDS; i++) {
        snprintf(line, sizeof line, "  %-12s %s\n", commands[i]->name, commands[i]->purpose);
        page_help(line);
    }
    page_help("\n"
              "'ecart help COMMAND' describes a command, as 'ecart COMMAND --help' does.\n"
              "\n"
              "Exit status is 0 for yes, 1 for no, 2 for an error.\n");
    return EXIT_YES;
}

static int print_version(void)
{
    int version = ecart_version();

    printf("ecart %d.%d.%d\n"
           "Copyright (c) 2026 The Ecart authors\n"
           "Licence: MIT.  There is no warranty.\n",
           version >> 16, version >> 8 & 0xff, version & 0xff);
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

    for (int i = 0; i < COMMANDS; i++)
        names[i + 1] = commands[i]->name;
    return *word == '-' ? error_unknown("option", word, options, "; try 'ecart --help'")
                        : error_unknown("command", word, names, "; try 'ecart --help'");
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
    return option_finish(OPTION_HELP, command);
}

static int run(int argc, char **argv)
{
    const char           *word = argc > 1 ? argv[1] : NULL;
    const struct command *command = word ? find(word) : NULL;

    if (!word)
        return error_print("missing command; try 'ecart --help'");
    if (command)
        return command->run(argc - 1, argv + 1);
    if (strcmp(word, "--help") == 0 || strcmp(word, "-h") == 0)
        return print_help();
    if (strcmp(word, "--version") == 0 || strcmp(word, "-V") == 0)
        return print_version();
    if (strcmp(word, "help") == 0)
        return help(argv + 2);
    return refuse(word);
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
