/* SPDX-License-Identifier: MIT */
/* command.h -- what a command of the program is, and the list of them all */
#ifndef COMMAND_H
#define COMMAND_H

/* The exit status, with the meanings that grep and cmp have. */
enum {
    EXIT_YES     = 0,
    EXIT_NO      = 1,
    EXIT_ERROR = 2
};

struct command {
    const char *name;
    const char *synopsis;   /* what may follow the name */
    const char *purpose;    /* in a few words, for the list of commands */
    const char *example;    /* what may follow the name, for instance */
    const char *help;       /* what --help says below synopsis and purpose */

    /* argv[0] is the command's name.  Only results go to stdout: a command that
     * ends with an error before it has any prints nothing there. */
    int (*run)(int argc, char **argv);
};

extern const struct command attacks_command;
extern const struct command board_command;
extern const struct command cecp_command;
extern const struct command check_command;
extern const struct command distance_command;
extern const struct command draw_command;
extern const struct command ends_command;
extern const struct command explain_command;
extern const struct command fen_command;
extern const struct command filter_command;
extern const struct command mobility_command;
extern const struct command moves_command;
extern const struct command perft_command;
extern const struct command pgn_command;
extern const struct command premove_command;
extern const struct command quiz_command;
extern const struct command seen_command;
extern const struct command shape_command;
extern const struct command terms_command;
extern const struct command trajectory_command;

#endif
