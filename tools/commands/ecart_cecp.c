/* SPDX-License-Identifier: MIT */
/* ecart_cecp.c -- ecart cecp: a referee between two people who play at one board of XBoard
 *
 * What it says are lines of the Chess Engine Communication Protocol on stdout.  Each
 * sentence for people is a dialog of the GUI, unless the referee is quiet. */

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "command.h"
#include "input/line_reader.h"
#include "input/operand.h"
#include "input/options.h"
#include "output/ends.h"
#include "output/fields.h"
#include "system/error.h"
#include "words/program.h"

/* Half-moves.  The longest game that the rules allow has fewer: 5,898 and a half moves. */
enum { PLIES = 12000 };

struct referee {
    struct judge_options judge;
    bool         quiet;
    bool         chess960;
    bool         forced;        /* the GUI does not ask the referee to play */
    bool         invited;       /* the GUI was told that a referee does not play */
    int          limit;         /* so many refused moves of a side end the game; 0: not counted */
    int          refused[2];
    bool         fallen[2];     /* the fall of this side's flag was announced */
    ecart_side   plays;         /* the side that the GUI lets us play: "time" is its clock */
    ecart_fault  fault;         /* of the position; ECART_FAULTS if it is good */
    ecart_game   game;
    ecart_record records[PLIES];
};

/* Opens a dialog of the GUI with a sentence, by "telluser" or "tellusererror".  A sentence is
 * always one line, as the protocol asks. */
static void show_dialog(const struct referee *r, const char *kind, const char *sentence)
{
    if (!r->quiet)
        printf("%s %s\n", kind, sentence);
}

static void tell_user(const struct referee *r, int sentence, ecart_side side)
{
    ecart_slots slots = { .side = side };
    char        text[ECART_EXPLAIN_SIZE];

    program_say(r->judge.language, sentence, &slots, text, sizeof text);
    show_dialog(r, "telluser", text);
}

static void set_up(struct referee *r, const ecart_setup *setup)
{
    ecart_position position;

    ecart_position_set(&position, setup);
    ecart_game_set(&r->game, &position, r->records, PLIES);
    r->fault = ECART_FAULTS;
    r->fallen[ECART_WHITE] = r->fallen[ECART_BLACK] = false;
    r->refused[ECART_WHITE] = r->refused[ECART_BLACK] = 0;
}

static void begin(struct referee *r, bool chess960)
{
    ecart_setup setup;

    ecart_setup_start(&setup);
    r->chess960 = setup.chess960 = chess960;
    set_up(r, &setup);
}

static void set_fen(struct referee *r, const char *fen)
{
    size_t       length = strlen(fen);
    char         text[ECART_EXPLAIN_SIZE];
    ecart_setup  setup;
    ecart_faults faults;

    if (ecart_fen_read(fen, length, r->chess960, &setup, &faults)) {
        set_up(r, &setup);
        return;
    }
    r->fault = ecart_faults_first(&faults, ECART_ERROR);
    ecart_explain_fen_fault(r->judge.language, fen, length, &setup, &faults, r->fault,
                            text, sizeof text);
    show_dialog(r, "tellusererror", text);
}

/* Returns the result and why, in the words that other programs recognise. */
static const char *result_of(ecart_standing standing, ecart_side loser)
{
    static const char *const draws[ECART_STANDINGS] = {
        [ECART_STALEMATE]            = "1/2-1/2 {Stalemate}",
        [ECART_DEAD_POSITION]        = "1/2-1/2 {Dead position}",
        [ECART_FIVEFOLD]             = "1/2-1/2 {Draw by fivefold repetition}",
        [ECART_SEVENTY_FIVE_MOVE]    = "1/2-1/2 {Draw by the 75-move rule}",
        [ECART_THREEFOLD_CLAIMABLE]  = "1/2-1/2 {Draw by repetition}",
        [ECART_FIFTY_MOVE_CLAIMABLE] = "1/2-1/2 {Draw by the 50-move rule}"
    };

    if (standing == ECART_CHECKMATE)
        return loser == ECART_WHITE ? "0-1 {Black mates}" : "1-0 {White mates}";
    return draws[standing];
}

static void announce(const struct referee *r, ecart_standing standing)
{
    ecart_side side = r->game.position.side;
    char       text[ECART_EXPLAIN_SIZE];

    puts(result_of(standing, side));
    ecart_explain_standing(r->judge.language, side, standing, text, sizeof text);
    show_dialog(r, "telluser", text);
}

/* Counts a refusal, if they are counted and the game goes on.  The last one ends it.  Returns
 * whether the text says so. */
static bool count_refusal(struct referee *r, char text[ECART_EXPLAIN_SIZE])
{
    static const char *const results[] = {
        [ECART_WHITE] = "0-1 {White forfeits by illegal moves}",
        [ECART_BLACK] = "1-0 {Black forfeits by illegal moves}"
    };
    ecart_side  side  = r->game.position.side;
    bool        drawn = ecart_game_prospect(&r->game, ecart_side_other(side)) ==
                        ECART_MATE_IMPOSSIBLE;
    char        count[12], limit[12];
    ecart_slots slots = { .side = side };
    int         sentence = SAY_CECP_REFUSED;

    if (r->refused[side] >= r->limit || ends_is_over(&r->game))
        return false;
    snprintf(count, sizeof count, "%d", ++r->refused[side]);
    snprintf(limit, sizeof limit, "%d", r->limit);
    slots.move    = program_text(count);
    slots.written = program_text(limit);
    if (r->refused[side] == r->limit) {
        sentence = drawn ? SAY_CECP_LIMIT_DRAWS : SAY_CECP_LIMIT_LOSES;
        puts(drawn ? "1/2-1/2 {Draw by illegal moves}" : results[side]);
    }
    program_say(r->judge.language, sentence, &slots, text, ECART_EXPLAIN_SIZE);
    return true;
}

/* "Illegal move (not a king's move): ", which the library ends with the move as two
 * squares; here the move stands as it came. */
static void refuse(struct referee *r, const struct judgement *judgement, const char *move)
{
    struct circumstances past = circumstances_of(&r->game, &judgement->notation);
    char        text[ECART_EXPLAIN_SIZE], told[3 * ECART_EXPLAIN_SIZE];
    const char *end;

    ecart_explain_short(judgement->before, &judgement->notation.verdict, text, sizeof text);
    end = strrchr(text, ')');
    printf("%.*s: %s\n", end ? (int)(end - text + 1) : (int)strlen(text), text,
           shown(move).text);
    strcpy(told, judgement->text);
    if (circumstances_say(&past, r->judge.language, text))
        strcat(strcat(told, " "), text);
    if (count_refusal(r, text))
        strcat(strcat(told, " "), text);
    show_dialog(r, "tellusererror", told);
}

/* XBoard lets people move for both sides only if no engine plays one. */
static void invite(struct referee *r)
{
    if (!r->forced && !r->invited)
        tell_user(r, SAY_CECP_REFEREE, ECART_WHITE);
    r->invited = true;
}

static void play(struct referee *r, ecart_move move, const char *text)
{
    if (!ecart_game_play(&r->game, move, NULL)) {
        printf("Error (game too long): %s\n", shown(text).text);
        return;
    }
    if (ends_is_over(&r->game))
        announce(r, field_standing(&r->game));
    else
        invite(r);
}

/* Judges a move, and plays it if it is legal.  A text that is not a move in any notation is
 * reported as an unknown command if may_be_command, else as an illegal move. */
static void take_move(struct referee *r, const char *move, bool may_be_command)
{
    struct judgement judgement;

    judge_move(&judgement, &r->game.position, move, strlen(move), &r->judge);
    if (may_be_command && judgement.notation.verdict.reason == ECART_BAD_NOTATION)
        printf("Error (unknown command): %s\n", shown(move).text);
    else if (r->fault != ECART_FAULTS)
        printf("Illegal move (%s): %s\n", ecart_fault_name(r->fault), shown(move).text);
    else if (judgement.outcome != LEGAL)
        refuse(r, &judgement, move);
    else
        play(r, judgement.notation.verdict.move, move);
}

static void undo(struct referee *r, const char *order, size_t moves)
{
    if (r->fault != ECART_FAULTS || r->game.count < moves) {
        printf("Error (command not legal now): %s\n", order);
        return;
    }
    while (moves-- > 0)
        ecart_game_undo(&r->game);
}

static void claim_draw(struct referee *r)
{
    ecart_standing now = field_standing(&r->game);

    if (r->fault != ECART_FAULTS)
        return;
    if (now == ECART_IN_PLAY)
        tell_user(r, SAY_CECP_NO_CLAIM, r->game.position.side);
    else
        announce(r, now);
}

/* Says what it means that a side's time is up, the first time that it is. */
static void drop_flag(struct referee *r, ecart_side flagged)
{
    static const int sentences[] = {
        [ECART_MATE_IMPOSSIBLE] = SAY_CECP_FLAG_DRAWS,
        [ECART_MATE_UNPROVEN]   = SAY_CECP_FLAG_UNPROVEN,
        [ECART_MATE_POSSIBLE]   = SAY_CECP_FLAG_LOSES
    };

    if (r->fault != ECART_FAULTS || r->fallen[flagged] || ends_is_over(&r->game))
        return;
    r->fallen[flagged] = true;
    tell_user(r, sentences[ecart_game_prospect(&r->game, ecart_side_other(flagged))], flagged);
}

/* GUIs say "White wins on time", "Black forfeits on time" or "White ran out of time". */
static bool is_on_time(const char *result)
{
    return strstr(result, "time") || strstr(result, "flag");
}

/* Says if a result, "1-0 {White wins on time}", cannot be. */
static void hear_result(struct referee *r, const char *result)
{
    ecart_standing now   = field_standing(&r->game);
    bool           white = strncmp(result, "1-0", 3) == 0;
    bool           black = strncmp(result, "0-1", 3) == 0;

    if (r->fault != ECART_FAULTS || *result == '*')
        return;
    if (ends_is_over(&r->game) && strncmp(result, result_of(now, r->game.position.side), 3) != 0)
        announce(r, now);
    else if ((white || black) && is_on_time(result))
        drop_flag(r, white ? ECART_BLACK : ECART_WHITE);
}

static void begin_anew(struct referee *r)
{
    r->forced = false;
    r->plays  = ECART_BLACK;
    begin(r, false);
}

static void change_variant(struct referee *r, const char *name)
{
    if (strcmp(name, "normal") == 0 || strcmp(name, "fischerandom") == 0)
        begin(r, *name == 'f');
    else
        printf("Error (unsupported variant): %s\n", shown(name).text);
}

static void go(struct referee *r, ecart_side plays)
{
    r->forced = false;
    r->plays  = plays;
    invite(r);
}

/* Reads the time on a side's clock, in hundredths of a second; ignores a command without a
 * number. */
static void read_clock(struct referee *r, ecart_side side, const char *argument)
{
    char *end;
    long  centiseconds = strtol(argument, &end, 10);

    if (end != argument && centiseconds <= 0)
        drop_flag(r, side);
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
    case MOVE:      take_move(r, argument, false);                      break;
    case NEW:       begin_anew(r);                                      break;
    case VARIANT:   change_variant(r, argument);                        break;
    case SETBOARD:  set_fen(r, argument);                               break;
    case FORCE:     r->forced = true;                                   break;
    case GO:        go(r, to_move);                                     break;
    case PLAYOTHER: go(r, ecart_side_other(to_move));                   break;
    case UNDO:      undo(r, orders[order], 1);                          break;
    case REMOVE:    undo(r, orders[order], 2);      /* one of each side */ break;
    case DRAW:      claim_draw(r);                                      break;
    case RESULT:    hear_result(r, argument);                           break;
    case TIME:      read_clock(r, r->plays, argument);                  break;
    case OTIM:      read_clock(r, ecart_side_other(r->plays), argument); break;
    case PING:      printf("pong %s\n", shown(argument).text);          break;
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
    take_move(r, line, true);
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

    begin_anew(r);
    while (line_read(&reader, &line) && answer(r, &line))
        ;
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
