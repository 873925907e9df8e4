/* SPDX-License-Identifier: MIT */
/* finding_text.c -- what is wrong with a game, in words */

#include "findings/lint.h"

#include <stdio.h>
#include <string.h>

#include "findings/finding_records.h"
#include "output/fields.h"
#include "words/program.h"

static const char *const results[] = {
    [ECART_PGN_RESULT_NONE]  = "none",
    [ECART_PGN_RESULT_WHITE] = "1-0",
    [ECART_PGN_RESULT_BLACK] = "0-1",
    [ECART_PGN_RESULT_DRAW]  = "1/2-1/2",
    [ECART_PGN_RESULT_OPEN]  = "*"
};

/* Writes a sentence of the catalogue. */
static const char *say(const ecart_language *language, int which, ecart_slots slots,
                       char text[FINDING_TEXT_SIZE])
{
    program_say(language, which, &slots, text, FINDING_TEXT_SIZE);
    return text;
}

_Static_assert(SAY_FINDING_SPOKEN - SAY_FINDING_OVERSPECIFIED == ECART_FORGIVEN - 1,
               "en.txt has a sentence for each thing that is forgiven, in their order");

const char *finding_text_forgiven(const ecart_language *language, const ecart_position *before,
                                  ecart_move move, ecart_forgiven forgiven,
                                  char text[FINDING_TEXT_SIZE])
{
    char san[ECART_SAN_SIZE];

    ecart_san_write(before, move, san, sizeof san);
    return say(language,
               strchr(san, '#') && forgiven == ECART_MISSING_CHECK
                   ? SAY_FINDING_MISSING_MATE : SAY_FINDING_OVERSPECIFIED + forgiven,
               (ecart_slots){ .move = program_text(san) }, text);
}

/* Writes the library's sentence on the first fault of a FEN. */
static const char *text_of_fen(const ecart_language *language, const ecart_pgn_token *token,
                               bool chess960, char text[FINDING_TEXT_SIZE])
{
    ecart_severity weight = token->fault == ECART_PGN_BAD_FEN ? ECART_ERROR : ECART_REPAIR;
    char         fen[ECART_FEN_SIZE];
    size_t       length = ecart_pgn_value(token, fen, sizeof fen);
    ecart_setup  setup;
    ecart_faults faults;

    ecart_fen_read(fen, length, chess960, &setup, &faults);
    ecart_explain_fen_fault(language, fen, length, &setup, &faults,
                            ecart_faults_first(&faults, weight), text, FINDING_TEXT_SIZE);
    if (*text == '\0')
        program_say(language, SAY_FINDING_NO_START, NULL, text, FINDING_TEXT_SIZE);
    return text;
}

#define SENTENCE(fault, sentence, severity, is_once) [fault] = sentence,

/* The sentence on a fault.  There are two for some: a bad mark may be a number, $999, or signs. */
static int sentence_of(const ecart_pgn_token *token)
{
    static const uint16_t what[] = { TEXT_FINDINGS(SENTENCE) };

    if (token->fault == ECART_PGN_BAD_NAG && *token->text != '$')
        return SAY_FINDING_BAD_MARK;
    if (token->fault == ECART_PGN_STRAY_SIGN && *token->text == '}')
        return SAY_FINDING_STRAY_BRACE;
    return token->fault == ECART_PGN_STRAY_TEXT && *token->text == '<'
         ? SAY_FINDING_STRAY_HTML : what[token->fault];
}

const char *finding_text_fault(const ecart_language *language, const ecart_pgn_token *token,
                               bool chess960, char text[FINDING_TEXT_SIZE])
{
    ecart_slots slots = { .written = { token->text, 1 } };    /* a sign */
    char        byte[sizeof "0x00"];

    if (token->fault == ECART_PGN_BAD_FEN || token->fault == ECART_PGN_FEN_REPAIR)
        return text_of_fen(language, token, chess960, text);
    if (token->fault == ECART_PGN_BAD_BYTE) {
        snprintf(byte, sizeof byte, "0x%02x", (unsigned char)token->text[0]);
        slots.written = program_text(byte);
    } else if (token->fault == ECART_PGN_BAD_NAG) {
        slots.written = program_text("! ? !! ?? !? ?!");
    } else if (token->fault == ECART_PGN_RESULT_SPELLING) {
        slots.move = program_text(results[token->result]);
    }
    return say(language, sentence_of(token), slots, text);
}

ecart_text finding_text_result(ecart_pgn_result result)
{
    return program_text(results[result]);
}

/* Whether nobody can ever mate.  With few pieces, also looks whether forced moves lead to a
 * dead position. */
static bool is_dead(const ecart_position *end)
{
    enum { FEW = 8 };

    if (ecart_cells_count(end->of_side[ECART_WHITE] | end->of_side[ECART_BLACK]) > FEW)
        return game_end_is_dead(end);
    return ecart_standings_has(ecart_position_standings(end), ECART_DEAD_POSITION);
}

/* The result that the rules give to a position, and the sentence that says why; ..._NONE if
 * the game goes on, or if a draw is claimed: players may agree to one in any position. */
static ecart_pgn_result decide(const ecart_position *end, ecart_pgn_result claimed, int *why)
{
    if (!ecart_has_legal_move(end)) {
        *why = end->checkers == 0 ? SAY_FINDING_WRONG_RESULT_STALEMATE
                                  : SAY_FINDING_WRONG_RESULT_MATE;
        return end->checkers == 0          ? ECART_PGN_RESULT_DRAW
             : end->side == ECART_WHITE    ? ECART_PGN_RESULT_BLACK : ECART_PGN_RESULT_WHITE;
    }
    *why = SAY_FINDING_WRONG_RESULT_DEAD;
    return claimed != ECART_PGN_RESULT_DRAW && is_dead(end)
         ? ECART_PGN_RESULT_DRAW : ECART_PGN_RESULT_NONE;
}

int finding_text_end(const ecart_position *end, ecart_pgn_result result, ecart_slots *slots)
{
    int              why;
    ecart_pgn_result proper = decide(end, result, &why);

    *slots = (ecart_slots){ .side = end->side, .move = finding_text_result(proper),
                            .written = finding_text_result(result) };
    if (proper == ECART_PGN_RESULT_NONE || proper == result)
        return 0;
    return result != ECART_PGN_RESULT_OPEN          ? why
         : why == SAY_FINDING_WRONG_RESULT_MATE     ? SAY_FINDING_MATE_UNFINISHED
         : why == SAY_FINDING_WRONG_RESULT_STALEMATE ? SAY_FINDING_STALEMATE_UNFINISHED
                                                    : SAY_FINDING_DEAD_UNFINISHED;
}

/* Writes the move that ended the game, "63... Rd8". */
static void write_last(const struct game_end *end, const struct moves *moves, char *text,
                       size_t size)
{
    char san[ECART_SAN_SIZE];

    ecart_san_write(&end->before, moves->plies[end->plies - 1].move, san, sizeof san);
    snprintf(text, size, "%s %s", name_number(&end->before).text, san);
}

/* Says what ended the game, and after which move.  A fifth repetition always has one. */
static void say_how(const ecart_language *language, const struct game_end *end,
                    const struct moves *moves, char text[FINDING_TEXT_SIZE])
{
    static const uint16_t how[ECART_STANDINGS] = {
        [ECART_FIVEFOLD]          = SAY_FINDING_PAST_FIVEFOLD,
        [ECART_SEVENTY_FIVE_MOVE] = SAY_FINDING_PAST_SEVENTY_FIVE_MOVE,
        [ECART_DEAD_POSITION]     = SAY_FINDING_PAST_DEAD_POSITION
    };
    int  which = how[end->how];
    char last[ECART_SAN_SIZE + sizeof(struct name)] = "";

    if (end->plies > 0)
        write_last(end, moves, last, sizeof last);
    else
        which = end->how == ECART_DEAD_POSITION ? SAY_FINDING_START_DEAD_POSITION
                                                : SAY_FINDING_START_SEVENTY_FIVE_MOVE;
    say(language, which, (ecart_slots){ .move = program_text(last) }, text);
}

const char *finding_text_past(const ecart_language *language, const struct game_end *end,
                              const struct moves *moves, ecart_pgn_result result,
                              char text[FINDING_TEXT_SIZE])
{
    size_t      more  = moves->count - end->plies;
    ecart_slots slots = { .number = (int)more, .written = program_text(results[result]) };

    say_how(language, end, moves, text);
    program_add(language, more > 0 ? SAY_FINDING_PAST_MOVES : SAY_FINDING_PAST_RESULT, &slots,
                text, FINDING_TEXT_SIZE);
    return text;
}

/* Reads on in a copy of the reader, to the end of the game or of its piece of text.
 * Variations count too: they have the same writer as the game. */
static void add_rest(struct letters_guess *guess, ecart_pgn_reader reader)
{
    enum { ENOUGH = 200 };
    ecart_pgn_token token;

    for (int words = 0; words < ENOUGH;) {
        ecart_pgn_kind kind = ecart_pgn_next(&reader, &token);

        if (kind == ECART_PGN_END || kind == ECART_PGN_MORE || kind == ECART_PGN_TAG ||
            (kind == ECART_PGN_RESULT && !reader.in_moves))
            return;
        if (kind != ECART_PGN_MOVE)
            continue;
        letters_guess_add(guess, token.text, token.length);
        words++;
    }
}

/* With a C for the knight, a pawn's move may have been read before by chance, Cc6 as
 * c6.  So the refused move may be illegal in any language; then the rest of the game
 * must speak more plainly. */
bool finding_text_language(const ecart_language *language, ecart_pgn_judge *judge,
                           const ecart_pgn_token *refused, char hint[LETTERS_HINT_SIZE])
{
    enum { PLAINLY = 4 };
    const ecart_position *before = ecart_pgn_judge_before(judge);
    struct letters_guess  guess;

    if (!letters_guess_begin(&guess, before, refused->text, refused->length))
        letters_guess_loosely(&guess, PLAINLY);
    add_rest(&guess, judge->reader);
    return letters_guess_end(&guess, judge->letters, language, hint);
}
