/* SPDX-License-Identifier: MIT */
/* command.h -- what the program can do: each command is one of these */
#ifndef COMMAND_H
#define COMMAND_H

/* How the program ends, as grep and cmp do. */
enum {
    EXIT_YES     = 0,
    EXIT_NO      = 1,
    EXIT_ERROR = 2
};

struct command {
    const char *name;
    const char *synopsis;   /* what may follow the name */
    const char *purpose;    /* in a few words, for the list of commands */
    const char *help;       /* what --help says below synopsis and purpose */

    /* argv[0] is the command's name.  Results go to stdout and only when
     * there are some: a command in trouble prints nothing there. */
    int (*run)(int argc, char **argv);
};

extern const struct command attacks_command;
extern const struct command board_command;
extern const struct command check_command;
extern const struct command distance_command;
extern const struct command draw_command;
extern const struct command explain_command;
extern const struct command fen_command;
extern const struct command filter_command;
extern const struct command mobility_command;
extern const struct command moves_command;
extern const struct command perft_command;
extern const struct command pgn_command;
extern const struct command quiz_command;
extern const struct command shape_command;
extern const struct command trajectory_command;

#endif
