/* SPDX-License-Identifier: MIT */
/* xboard.c -- a referee between two people who play at one board of a chess GUI */

#include "cecp/xboard.h"

#include <stdio.h>
#include <string.h>

#include "output/fields.h"
#include "words/program.h"

/* Opens a dialog of the GUI with a sentence, by "telluser" or "tellusererror".  A sentence is
 * always one line, as the protocol asks. */
static void show_dialog(const struct referee *r, const char *kind, const char *sentence)
{
    if (!r->quiet)
        printf("%s %s\n", kind, sentence);
}

static void tell(const struct referee *r, int sentence, ecart_side side)
{
    ecart_slots slots = { .side = side };
    char        text[ECART_EXPLAIN_SIZE];

    program_say(r->judge.language, sentence, &slots, text, sizeof text);
    show_dialog(r, "telluser", text);
}

static void begin(struct referee *r, const ecart_setup *setup)
{
    ecart_position position;

    ecart_position_set(&position, setup);
    ecart_game_set(&r->game, &position, r->records, REFEREE_PLIES);
    r->fault = ECART_FAULTS;
    r->fallen[ECART_WHITE] = r->fallen[ECART_BLACK] = false;
    r->refused[ECART_WHITE] = r->refused[ECART_BLACK] = 0;
}

void referee_begin(struct referee *r)
{
    ecart_setup setup;

    ecart_setup_start(&setup);
    setup.chess960 = r->chess960;
    begin(r, &setup);
}

void referee_set(struct referee *r, const char *fen)
{
    size_t       length = strlen(fen);
    char         text[ECART_EXPLAIN_SIZE];
    ecart_setup  setup;
    ecart_faults faults;

    if (ecart_fen_read(fen, length, r->chess960, &setup, &faults)) {
        begin(r, &setup);
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

static bool is_over(ecart_standing standing)
{
    return standing <= ECART_SEVENTY_FIVE_MOVE;
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

    if (r->refused[side] >= r->limit || is_over(field_standing(&r->game)))
        return false;
    snprintf(count, sizeof count, "%d", ++r->refused[side]);
    snprintf(limit, sizeof limit, "%d", r->limit);
    slots.move    = program_text(count);
    slots.written = program_text(limit);
    if (r->refused[side] == r->limit) {
        sentence = drawn ? SAY_CECP_LIMIT_DRAWS : SAY_CECP_LIMIT_LOSES;
        puts(drawn ? "1/2-1/2 {Draw by illegal moves}" : results[side]);
    }
    return program_say(r->judge.language, sentence, &slots, text, ECART_EXPLAIN_SIZE) > 0;
}

/* "Illegal move (not a king's move): ", which the library ends with the move as two
 * squares; here the move stands as it came. */
static void refuse(struct referee *r, const struct judgement *judgement, const char *move)
{
    struct circumstances past = circumstances_of(&r->game, &judgement->notation);
    struct buffer told = { 0 };
    char        text[ECART_EXPLAIN_SIZE];
    const char *end;

    ecart_explain_short(judgement->before, &judgement->notation.verdict, text, sizeof text);
    end = strrchr(text, ')');
    printf("%.*s: %s\n", end ? (int)(end - text + 1) : (int)strlen(text), text,
           shown(move).text);
    buffer_print(&told, "%s", judgement->text);
    if (circumstances_say(&past, r->judge.language, text))
        buffer_print(&told, " %s", text);
    if (count_refusal(r, text))
        buffer_print(&told, " %s", text);
    show_dialog(r, "tellusererror", told.failed ? judgement->text : told.bytes);
    buffer_free(&told);
}

/* XBoard lets people move for both sides only if no engine plays one. */
void referee_invite(struct referee *r)
{
    if (!r->forced && !r->invited)
        tell(r, SAY_CECP_REFEREE, ECART_WHITE);
    r->invited = true;
}

static void play(struct referee *r, ecart_move move, const char *text)
{
    ecart_standing now;

    if (!ecart_game_play(&r->game, move, NULL)) {
        printf("Error (game too long): %s\n", shown(text).text);
        return;
    }
    now = field_standing(&r->game);
    if (is_over(now))
        announce(r, now);
    else
        referee_invite(r);
}

void referee_move(struct referee *r, const char *move, bool may_be_command)
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

bool referee_undo(struct referee *r, size_t moves)
{
    if (r->fault != ECART_FAULTS || r->game.count < moves)
        return false;
    while (moves-- > 0)
        ecart_game_undo(&r->game);
    return true;
}

void referee_claim(struct referee *r)
{
    ecart_standing now = field_standing(&r->game);

    if (r->fault != ECART_FAULTS)
        return;
    if (now == ECART_IN_PLAY)
        tell(r, SAY_CECP_NO_CLAIM, r->game.position.side);
    else
        announce(r, now);
}

void referee_flag(struct referee *r, ecart_side flagged)
{
    static const int sentences[] = {
        [ECART_MATE_IMPOSSIBLE] = SAY_CECP_FLAG_DRAWS,
        [ECART_MATE_UNPROVEN]   = SAY_CECP_FLAG_UNPROVEN,
        [ECART_MATE_POSSIBLE]   = SAY_CECP_FLAG_LOSES
    };

    if (r->fault != ECART_FAULTS || r->fallen[flagged] || is_over(field_standing(&r->game)))
        return;
    r->fallen[flagged] = true;
    tell(r, sentences[ecart_game_prospect(&r->game, ecart_side_other(flagged))], flagged);
}

/* GUIs say "White wins on time", "Black forfeits on time" or "White ran out of time". */
static bool is_on_time(const char *result)
{
    return strstr(result, "time") || strstr(result, "flag");
}

void referee_result(struct referee *r, const char *result)
{
    ecart_standing now   = field_standing(&r->game);
    bool           white = strncmp(result, "1-0", 3) == 0;
    bool           black = strncmp(result, "0-1", 3) == 0;

    if (r->fault != ECART_FAULTS || *result == '*')
        return;
    if (is_over(now) && strncmp(result, result_of(now, r->game.position.side), 3) != 0)
        announce(r, now);
    else if ((white || black) && is_on_time(result))
        referee_flag(r, white ? ECART_BLACK : ECART_WHITE);
}
