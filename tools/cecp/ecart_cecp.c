/* SPDX-License-Identifier: MIT */
/* ecart_cecp.c -- ecart cecp: an engine for XBoard that judges moves, and plays none */

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cecp/xboard.h"
#include "command.h"
#include "input/line_reader.h"
#include "input/operand.h"
#include "input/options.h"
#include "system/error.h"
#include "system/stop.h"

static void begin(struct referee *r)
{
    r->chess960 = r->forced = false;
    r->plays    = ECART_BLACK;
    referee_begin(r);
}

static void change_variant(struct referee *r, const char *name)
{
    bool normal = strcmp(name, "normal") == 0;

    if (!normal && strcmp(name, "fischerandom") != 0) {
        printf("Error (unsupported variant): %s\n", shown(name).text);
        return;
    }
    r->chess960 = !normal;
    referee_begin(r);
}

static void go(struct referee *r, ecart_side plays)
{
    r->forced = false;
    r->plays  = plays;
    referee_invite(r);
}

static void undo(struct referee *r, const char *order, size_t moves)
{
    if (!referee_undo(r, moves))
        printf("Error (command not legal now): %s\n", order);
}

/* Reads the time on a side's clock, in hundredths of a second; ignores a command without a
 * number. */
static void read_clock(struct referee *r, ecart_side side, const char *argument)
{
    char *end;
    long  centiseconds = strtol(argument, &end, 10);

    if (end != argument && centiseconds <= 0)
        referee_flag(r, side);
}

/* The commands of the protocol.  Those behind protover are for engines that search: they do
 * nothing. */
enum {
    MOVE, NEW, VARIANT, SETBOARD, FORCE, GO, PLAYOTHER, UNDO, REMOVE, DRAW, RESULT, TIME, OTIM,
    PING, PROTOVER
};

static const char *const orders[] = {
    "usermove", "new", "variant", "setboard", "force", "go", "playother", "undo", "remove",
    "draw", "result", "time", "otim", "ping", "protover",
    "xboard", "accepted", "rejected", "random", "level", "st", "sd", "post", "nopost", "hard",
    "easy", "computer", "name", "rating", "ics", "hint", "bk", "?", "pause", "resume", "option"
};

enum { ORDERS = sizeof orders / sizeof *orders };

static void run(struct referee *r, int order, const char *argument)
{
    ecart_side to_move = r->game.position.side;

    switch (order) {
    case MOVE:      referee_move(r, argument, false);                      break;
    case NEW:       begin(r);                                              break;
    case VARIANT:   change_variant(r, argument);                           break;
    case SETBOARD:  referee_set(r, argument);                              break;
    case FORCE:     r->forced = true;                                      break;
    case GO:        go(r, to_move);                                        break;
    case PLAYOTHER: go(r, ecart_side_other(to_move));                      break;
    case UNDO:      undo(r, orders[order], 1);                             break;
    case REMOVE:    undo(r, orders[order], 2);      /* one of each side */ break;
    case DRAW:      referee_claim(r);                                      break;
    case RESULT:    referee_result(r, argument);                           break;
    case TIME:      read_clock(r, r->plays, argument);                     break;
    case OTIM:      read_clock(r, ecart_side_other(r->plays), argument);   break;
    case PING:      printf("pong %s\n", shown(argument).text);             break;
    case PROTOVER:
        puts("feature done=0 myname=\"Ecart\" variants=\"normal,fischerandom\"");
        puts("feature ping=1 setboard=1 usermove=1 playother=1 draw=1 time=1 reuse=1");
        puts("feature analyze=0 colors=0 sigint=0 sigterm=0 name=0 nps=0 debug=0 memory=0 smp=0");
        puts("feature done=1");
    }
}

/* Any other line is a move: some GUIs do not know "usermove". */
static void obey(struct referee *r, char *line)
{
    char *argument = line + strcspn(line, " \t");

    if (*argument)
        *argument++ = '\0';
    argument += strspn(argument, " \t");
    if (!*line)
        return;
    for (int order = 0; order < ORDERS; order++) {
        if (strcmp(line, orders[order]) == 0) {
            run(r, order, argument);
            return;
        }
    }
    referee_move(r, line, true);
}

/* Obeys a line of the GUI.  Returns false if it tells the engine to quit. */
static bool answer(struct referee *r, const struct line *line)
{
    static char text[LINE_LIMIT + 2];

    memcpy(text, line->text, line->length);
    text[line->length] = '\0';
    if (line->too_long)
        printf("Error (line too long): %s\n", shown(text).text);
    else if (strlen(text) != line->length)
        printf("Error (not text): %s\n", shown(text).text);
    else if (strcmp(text, "quit") == 0)
        return false;
    else
        obey(r, text);
    return true;
}

static int serve(struct referee *r)
{
    static struct line_reader reader = { .file = STDIN_FILENO };
    struct line line;

    begin(r);
    stop_catch();
    while (line_read(&reader, &line) && !stop_wanted() && answer(r, &line)) {
        if (ferror(stdout))
            return error_print("cannot write: %s", strerror(errno));
    }
    return reader.failed ? error_print("cannot read: %s", strerror(errno)) : EXIT_YES;
}

int run_cecp(struct options *options, char **operands)
{
    static struct referee referee;

    if (!operand_end(&operands))
        return EXIT_ERROR;
    output_for_people(options);
    referee.quiet = options->of[OPTION_QUIET].given;
    referee.limit = option_number(options, OPTION_LIMIT, 0);
    referee.judge = options->judge;
    referee.judge.unhinted = true;
    return serve(&referee);
}
