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

static void send_features(struct referee *r, const char *argument)
{
    (void)r;
    (void)argument;
    puts("feature done=0 myname=\"Ecart\" variants=\"normal,fischerandom\"");
    puts("feature ping=1 setboard=1 usermove=1 playother=1 draw=1 time=1 reuse=1");
    puts("feature analyze=0 colors=0 sigint=0 sigterm=0 name=0 nps=0 debug=0 memory=0 smp=0");
    puts("feature done=1");
}

static void begin(struct referee *r, const char *argument)
{
    (void)argument;
    r->chess960 = r->forced = false;
    r->plays    = ECART_BLACK;
    referee_begin(r);
}

static void change_variant(struct referee *r, const char *argument)
{
    bool normal = strcmp(argument, "normal") == 0;

    if (!normal && strcmp(argument, "fischerandom") != 0) {
        printf("Error (unsupported variant): %s\n", shown(argument).text);
        return;
    }
    r->chess960 = !normal;
    referee_begin(r);
}

static void force(struct referee *r, const char *argument)
{
    (void)argument;
    r->forced = true;
}

static void go(struct referee *r, const char *argument)
{
    r->forced = false;
    r->plays  = r->game.position.side;
    referee_invite(r);
    (void)argument;
}

static void play_other(struct referee *r, const char *argument)
{
    r->forced = false;
    r->plays  = ecart_side_other(r->game.position.side);
    referee_invite(r);
    (void)argument;
}

static void move(struct referee *r, const char *argument)
{
    referee_move(r, argument, false);
}

static void undo(struct referee *r, const char *argument)
{
    (void)argument;
    if (!referee_undo(r, 1))
        puts("Error (command not legal now): undo");
}

/* Takes back a move of each side. */
static void take_back(struct referee *r, const char *argument)
{
    (void)argument;
    if (!referee_undo(r, 2))
        puts("Error (command not legal now): remove");
}

static void claim(struct referee *r, const char *argument)
{
    (void)argument;
    referee_claim(r);
}

static void answer_ping(struct referee *r, const char *argument)
{
    (void)r;
    printf("pong %s\n", shown(argument).text);
}

/* Tells the referee the time on a side's clock, in hundredths of a second; ignores a
 * command without a number. */
static void read_clock(struct referee *r, ecart_side side, const char *argument)
{
    char *end;
    long  centiseconds = strtol(argument, &end, 10);

    if (end != argument)
        referee_clock(r, side, centiseconds);
}

static void own_clock(struct referee *r, const char *argument)
{
    read_clock(r, r->plays, argument);
}

static void other_clock(struct referee *r, const char *argument)
{
    read_clock(r, ecart_side_other(r->plays), argument);
}

/* Does nothing: the command is for engines that search. */
static void ignore(struct referee *r, const char *argument)
{
    (void)r;
    (void)argument;
}

static const struct {
    const char *name;
    void (*run)(struct referee *r, const char *argument);
} orders[] = {
    { "usermove",  move },
    { "new",       begin },
    { "variant",   change_variant },
    { "setboard",  referee_set },
    { "force",     force },
    { "go",        go },
    { "playother", play_other },
    { "undo",      undo },
    { "remove",    take_back },
    { "draw",      claim },
    { "result",    referee_result },
    { "time",      own_clock },
    { "otim",      other_clock },
    { "ping",      answer_ping },
    { "protover",  send_features },
    { "xboard",    ignore }, { "accepted", ignore }, { "rejected", ignore },
    { "random",    ignore }, { "level",    ignore }, { "st",       ignore },
    { "sd",        ignore }, { "post",     ignore }, { "nopost",   ignore },
    { "hard",      ignore }, { "easy",     ignore }, { "computer", ignore },
    { "name",      ignore }, { "rating",   ignore }, { "ics",      ignore },
    { "hint",      ignore }, { "bk",       ignore }, { "?",        ignore },
    { "pause",     ignore }, { "resume",   ignore }, { "option",   ignore }
};

/* Any other line is a move: some GUIs do not know "usermove". */
static void obey(struct referee *r, char *line)
{
    char *argument = line + strcspn(line, " \t");

    if (*argument)
        *argument++ = '\0';
    argument += strspn(argument, " \t");
    if (!*line)
        return;
    for (size_t i = 0; i < sizeof orders / sizeof *orders; i++) {
        if (strcmp(line, orders[i].name) == 0) {
            orders[i].run(r, argument);
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

    begin(r, "");
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
