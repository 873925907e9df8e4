/* SPDX-License-Identifier: MIT */
/* finding_text.c -- what is wrong with a game, in words */

#include "pgn/finding_text.h"

#include <stdio.h>
#include <string.h>

static const char *const results[] = {
    [ECART_PGN_RESULT_NONE]  = "none",
    [ECART_PGN_RESULT_WHITE] = "1-0",
    [ECART_PGN_RESULT_BLACK] = "0-1",
    [ECART_PGN_RESULT_DRAW]  = "1/2-1/2",
    [ECART_PGN_RESULT_OPEN]  = "*"
};

const char *finding_text_refused(const ecart_position *before, const ecart_pgn_event *move,
                                 bool variation, char text[FINDING_TEXT_SIZE])
{
    size_t length;

    ecart_explain(before, &move->notation.verdict, text, ECART_EXPLAIN_SIZE);
    length = strlen(text);
    snprintf(text + length, FINDING_TEXT_SIZE - length, " The rest of the %s is %sjudged%s.",
             variation ? "variation" : "game", move->played ? "" : "not ",
             move->played ? " as if the move were legal" : "");
    return text;
}

const char *finding_text_forgiven(const ecart_position *before, ecart_move move,
                                  ecart_forgiven forgiven, char text[FINDING_TEXT_SIZE])
{
    static const char *const what[ECART_FORGIVEN] = {
        [ECART_OVERSPECIFIED]       = "It says more of where from than is needed",
        [ECART_SPURIOUS_CAPTURE]    = "Nothing is captured",
        [ECART_MISSING_CAPTURE]     = "It captures",
        [ECART_SPURIOUS_CHECK]      = "It gives no check",
        [ECART_MISSING_CHECK]       = "It gives check",
        [ECART_WRONG_CHECK]         = "Its sign of check is another",
        [ECART_CASTLE_SPELLING]     = "Castling is spelt with the letter O",
        [ECART_CASTLE_AS_KING_MOVE] = "Castling is written as a king's move",
        [ECART_LONG_FORM]           = "It says in full where from",
        [ECART_UCI_FORM]            = "It is written as two cells",
        [ECART_PAWN_LETTER]         = "A pawn has no letter",
        [ECART_NO_EQUALS]           = "A promotion has an equals sign",
        [ECART_LETTER_CASE]         = "A letter is in the wrong case",
        [ECART_EN_PASSANT_SUFFIX]   = "En passant is not marked",
        [ECART_ANNOTATION]          = "It has a mark of its worth",
        [ECART_MOVE_NUMBER]         = "It has a number",
        [ECART_FIGURINE]            = "It has a figurine",
        [ECART_SPACE]               = "It has blanks",
        [ECART_SHORT_CAPTURE]       = "A pawn that captures says its file",
        [ECART_CAPTURE_SIGN]        = "The sign of a capture is an x",
        [ECART_PUNCTUATION]         = "It has a punctuation mark",
        [ECART_LOCAL_LETTERS]       = "The letters are those of another language",
        [ECART_SPOKEN]              = "It is written as people say it"
    };
    char san[ECART_SAN_SIZE];
    bool mates = ecart_san_write(before, move, san, sizeof san) > 0 && strchr(san, '#');

    snprintf(text, FINDING_TEXT_SIZE, "%s: the standard writes %s.",
             mates && forgiven == ECART_MISSING_CHECK ? "It gives mate" : what[forgiven], san);
    return text;
}

/* The first fault of a FEN, as the library says it. */
static const char *text_of_fen(const ecart_pgn_token *token, bool chess960,
                               char text[FINDING_TEXT_SIZE])
{
    ecart_severity weight = token->fault == ECART_PGN_BAD_FEN ? ECART_ERROR : ECART_REPAIR;
    char         fen[ECART_FEN_SIZE];
    size_t       length = ecart_pgn_value(token, fen, sizeof fen);
    ecart_setup  setup;
    ecart_faults faults;

    ecart_fen_read(fen, length < sizeof fen ? length : sizeof fen - 1, chess960, &setup, &faults);
    ecart_explain_fault(NULL, &setup, &faults,
                        ecart_faults_first(&faults, weight), text, FINDING_TEXT_SIZE);
    if (!*text)
        snprintf(text, FINDING_TEXT_SIZE, "No game can start so.");
    return text;
}

const char *finding_text_fault(const ecart_pgn_token *token, bool chess960,
                               char text[FINDING_TEXT_SIZE])
{
    static const char *const what[ECART_PGN_FAULTS] = {
        [ECART_PGN_STRAY_SIGN]         = "It closes or begins nothing.",
        [ECART_PGN_UNCLOSED_COMMENT]   = "The comment has no end.",
        [ECART_PGN_UNCLOSED_TAG]       = "The tag does not end on its line.",
        [ECART_PGN_UNCLOSED_VARIATION] = "The variation has no end.",
        [ECART_PGN_BAD_TAG]            = "A tag is a name and a value in quotes.",
        [ECART_PGN_TAG_QUOTE]          = "A quote within a value wants a backslash before it.",
        [ECART_PGN_BAD_NAG]            = "It is no mark: $ and a number from 0 to 255.",
        [ECART_PGN_STRAY_WORD]         = "It is a remark and no move: the standard has "
                                         "marks such as $14, and comments.",
        [ECART_PGN_NO_RESULT]          = "The game ends without a result.",
        [ECART_PGN_STRAY_RESULT]       = "The game has its result.",
        [ECART_PGN_NO_MOVE_TO_VARY]    = "There is no move before the variation.",
        [ECART_PGN_TOO_DEEP]           = "So many variations within variations are not judged.",
        [ECART_PGN_NULL_MOVE]          = "A null move is no move: the other side goes on.",
        [ECART_PGN_UNKNOWN_VARIANT]    = "Games of this variant are not judged.",
        [ECART_PGN_NULL_MOVE_IN_CHECK] = "No side can pass while its king is in check. "
                                         "The rest of the line is not judged.",
        [ECART_PGN_WIDE_TEXT]          = "The text is UTF-16, which is not read: "
                                         "convert it to UTF-8.",
        [ECART_PGN_LEGACY_TEXT]        = "The text is not UTF-8: it is read as Windows-1252.",
        [ECART_PGN_BYTE_ORDER_MARK]    = "A byte order mark belongs at the start of a file."
    };

    if (token->fault == ECART_PGN_BAD_FEN || token->fault == ECART_PGN_FEN_REPAIR)
        return text_of_fen(token, chess960, text);
    if (token->fault == ECART_PGN_BAD_BYTE)
        snprintf(text, FINDING_TEXT_SIZE, "The byte 0x%02x is no character.",
                 token->length > 0 ? (unsigned char)token->text[0] : 0);
    else if (token->fault == ECART_PGN_BAD_NAG && token->length > 0 && token->text[0] != '$')
        snprintf(text, FINDING_TEXT_SIZE, "It is no mark: those are ! ? !! ?? !? and ?!.");
    else if (token->fault == ECART_PGN_RESULT_SPELLING)
        snprintf(text, FINDING_TEXT_SIZE, "It is a result: the standard writes %s.",
                 results[token->result]);
    else
        snprintf(text, FINDING_TEXT_SIZE, "%s", what[token->fault]);
    return text;
}

bool finding_text_spelling(const char *tag, size_t length, const ecart_pgn_token *end,
                           char text[FINDING_TEXT_SIZE])
{
    const char *standard = results[end->result];

    if (strlen(standard) == length && memcmp(standard, tag, length) == 0)
        return false;
    snprintf(text, FINDING_TEXT_SIZE, "The tag says \"%.*s\": the standard writes %s.",
             (int)length, tag, standard);
    return true;
}

const char *finding_text_results(const char *tag, size_t length, const ecart_pgn_token *end,
                                 char text[FINDING_TEXT_SIZE])
{
    snprintf(text, FINDING_TEXT_SIZE, "The game ends with %s, and the tag says \"%.*s\".",
             results[end->result], (int)length, tag);
    return text;
}

/* With few pieces the end may be forced, and that is asked too. */
static bool is_dead(const ecart_position *end)
{
    enum { FEW = 8 };

    if (ecart_cells_count(end->of_side[ECART_WHITE] | end->of_side[ECART_BLACK]) > FEW)
        return game_end_is_dead(end);
    return ecart_standings_has(ecart_position_standings(end), ECART_DEAD_POSITION);
}

/* The result that the rules give to a position, and how; ..._NONE if the game
 * goes on.  The players may agree to a draw in any such position. */
static ecart_pgn_result decide(const ecart_position *end, ecart_pgn_result claimed,
                               const char **how)
{
    bool white = end->side == ECART_WHITE;

    if (!ecart_has_legal_move(end)) {
        if (end->checkers == 0) {
            *how = white ? "White is stalemated" : "Black is stalemated";
            return ECART_PGN_RESULT_DRAW;
        }
        *how = white ? "White is mated" : "Black is mated";
        return white ? ECART_PGN_RESULT_BLACK : ECART_PGN_RESULT_WHITE;
    }
    *how = "Neither side can ever be mated";
    return claimed != ECART_PGN_RESULT_DRAW && is_dead(end)
         ? ECART_PGN_RESULT_DRAW : ECART_PGN_RESULT_NONE;
}

bool finding_text_end(const ecart_position *end, ecart_pgn_result result,
                      char text[FINDING_TEXT_SIZE])
{
    const char      *how    = "";
    ecart_pgn_result proper = decide(end, result, &how);

    if (proper == ECART_PGN_RESULT_NONE || proper == result)
        return false;
    snprintf(text, FINDING_TEXT_SIZE, "%s, and so the result is %s and not %s.",
             how, results[proper], results[result]);
    return true;
}

/* "After 63... Rd8" */
static void write_when(const struct game_end *end, const struct moves *moves, char *text,
                       size_t size)
{
    char san[ECART_SAN_SIZE];

    if (end->plies == 0) {
        snprintf(text, size, "At the start");
        return;
    }
    ecart_san_write(&end->before, moves->plies[end->plies - 1].move, san, sizeof san);
    snprintf(text, size, "After %d%s %s", end->before.number,
             end->before.side == ECART_WHITE ? "." : "...", san);
}

const char *finding_text_past(const struct game_end *end, const struct moves *moves,
                              ecart_pgn_result result, char text[FINDING_TEXT_SIZE])
{
    static const char *const how[ECART_STANDINGS] = {
        [ECART_FIVEFOLD]          = "the same position stood for the fifth time",
        [ECART_SEVENTY_FIVE_MOVE] = "there had been 75 moves without a capture or a pawn's move",
        [ECART_DEAD_POSITION]     = "neither side could ever be mated"
    };
    size_t more = moves->count - end->plies;
    char   when[ECART_SAN_SIZE + 24];

    write_when(end, moves, when, sizeof when);
    if (more > 0)
        snprintf(text, FINDING_TEXT_SIZE, "%s %s: the game was over, and %zu more %s.", when,
                 how[end->how], more, more == 1 ? "ply follows" : "plies follow");
    else
        snprintf(text, FINDING_TEXT_SIZE, "%s %s, and so the result is 1/2-1/2 and not %s.",
                 when, how[end->how], results[result]);
    return text;
}

bool finding_text_unfinished(const ecart_position *end, ecart_pgn_result result,
                             char text[FINDING_TEXT_SIZE])
{
    if (result != ECART_PGN_RESULT_OPEN || end->checkers == 0 || ecart_has_legal_move(end))
        return false;
    snprintf(text, FINDING_TEXT_SIZE, "%s is mated, and the result says that the game goes on.",
             end->side == ECART_WHITE ? "White" : "Black");
    return true;
}

static int shown(size_t length)
{
    enum { MOST = 60 };

    return length < MOST ? (int)length : MOST;
}

const char *finding_text_duplicate(const ecart_pgn_token *tag, char text[FINDING_TEXT_SIZE])
{
    snprintf(text, FINDING_TEXT_SIZE, "The game already has a tag %.*s.",
             shown(tag->name_length), tag->name);
    return text;
}

const char *finding_text_value(const ecart_pgn_token *tag, const char *why,
                               char text[FINDING_TEXT_SIZE])
{
    snprintf(text, FINDING_TEXT_SIZE, "The tag %.*s says \"%.*s\": %s.",
             shown(tag->name_length), tag->name, shown(tag->length), tag->text, why);
    return text;
}

bool finding_text_missing(uint32_t there, char text[FINDING_TEXT_SIZE])
{
    static const char *const names[] = {
        "Event", "Site", "Date", "Round", "White", "Black", "Result"
    };
    enum { SEVEN = sizeof names / sizeof *names };
    int length;

    if ((~there & ((1u << SEVEN) - 1)) == 0)
        return false;
    length = snprintf(text, FINDING_TEXT_SIZE, "Tags that are missing:");
    for (unsigned tag = 0; tag < SEVEN; tag++) {
        if (!(there >> tag & 1))
            length += snprintf(text + length, FINDING_TEXT_SIZE - (size_t)length, "%s %s",
                               text[length - 1] == ':' ? "" : ",", names[tag]);
    }
    snprintf(text + length, FINDING_TEXT_SIZE - (size_t)length, ".");
    return true;
}
