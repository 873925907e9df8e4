/* SPDX-License-Identifier: MIT */
/* line.c -- a line of moves: its positions, its numbers, and how it goes on if one is refused */

#include "pgn/line.h"

#include "base/text.h"
#include "meant/forced.h"
#include "pgn/scan.h"

void ecart_pgn_line_note(judged_line *line, const played *last)
{
    line->last  = *last;
    line->moved = line->begun = line->before_due = true;
}

const ecart_position *ecart_pgn_line_before(judged_line *line)
{
    if (line->before_due)
        line->before = ecart_position_before(&line->position, &line->last);
    line->before_due = false;
    return &line->before;
}

void ecart_pgn_line_advance(judged_line *line)
{
    line->before     = line->position;
    line->moved      = line->begun = true;
    line->before_due = false;
}

ecart_pgn_fault ecart_pgn_play_null(judged_line *line)
{
    ecart_position before;

    ecart_pgn_line_advance(line);
    before       = line->position;
    line->judged = ecart_pass(&before, &line->position);
    return line->judged ? ECART_PGN_NULL_MOVE : ECART_PGN_NULL_MOVE_IN_CHECK;
}

/* Whether a value contains a word, given in small letters.  In the value, letters may
 * be capitals too. */
static bool holds(const char *text, size_t length, const char *word)
{
    size_t same = 0;

    for (size_t i = 0; i < length && word[same] != '\0'; i++) {
        if ((text[i] | ' ') == word[same]) {
            same++;
        } else {
            i -= same;
            same = 0;
        }
    }
    return word[same] == '\0';
}

ecart_pgn_variant ecart_pgn_variant_read(const char *text, size_t length)
{
    static const char *const standard[] = {
        "", "chess", "normal", "standard", "regular", "classical", "from position"
    };

    if (holds(text, length, "of the hill") || holds(text, length, "ofthehill") ||
        holds(text, length, "three-check") || holds(text, length, "threecheck") ||
        holds(text, length, "3check"))
        return ECART_PGN_OTHER_END;
    if (holds(text, length, "960") || holds(text, length, "fischer") ||
        holds(text, length, "freestyle"))
        return ECART_PGN_CHESS960;
    for (size_t i = 0; i < sizeof standard / sizeof *standard; i++) {
        if (length == strlen(standard[i]) && holds(text, length, standard[i]))
            return ECART_PGN_STANDARD;
    }
    return ECART_PGN_OTHER_VARIANT;
}

/* The place of the value, which is on the line of its tag. */
static ecart_pgn_place value_place(const ecart_pgn_judge *j, const ecart_pgn_token *tag)
{
    size_t          at    = (size_t)(tag->text - j->reader.text);
    ecart_pgn_place place = tag->place;

    place.offset  = j->reader.offset + at;
    place.column += (uint32_t)(place.offset - tag->place.offset);
    return place;
}

/* The tag SetUp only says whether there is a FEN.  If it says that there is none although there is
 * one, the first move shows which is right. */
void ecart_pgn_read_tag(ecart_pgn_judge *j, const ecart_pgn_token *tag)
{
    if (is_name(tag, "FEN")) {
        if (j->variant != ECART_PGN_OTHER_VARIANT)
            j->tag_place = value_place(j, tag);
        j->fen_length = ecart_pgn_value(tag, j->fen, sizeof j->fen);
    } else if (is_name(tag, "Variant")) {
        j->variant = ecart_pgn_variant_read(tag->text, tag->length);
        if (j->variant == ECART_PGN_OTHER_VARIANT ||
            (j->variant == ECART_PGN_OTHER_END && j->fen_length == 0))
            j->tag_place = value_place(j, tag);
    } else if (is_name(tag, "SetUp")) {
        j->fen_doubted = tag->length == 1 && *tag->text == '0';
    }
}

ecart_pgn_fault ecart_pgn_set_up(ecart_pgn_judge *j, judged_line *line)
{
    ecart_faults faults;

    if (j->variant == ECART_PGN_OTHER_VARIANT)
        return ECART_PGN_UNKNOWN_VARIANT;
    if (line == NULL)
        return ECART_PGN_FAULTS;
    line->position          = j->start;
    line->position.chess960 = j->variant == ECART_PGN_CHESS960;
    line->judged            = j->fen_length < sizeof j->fen &&
        (j->fen_length == 0 ||
         ecart_fen_position(j->fen, j->fen_length, line->position.chess960,
                            &line->position, &faults));
    if (!line->judged)
        return ECART_PGN_BAD_FEN;
    if (j->variant == ECART_PGN_OTHER_END)
        return ECART_PGN_VARIANT_END;
    return j->fen_length > 0 && ecart_faults_first(&faults, ECART_REPAIR) != ECART_FAULTS
         ? ECART_PGN_FEN_REPAIR : ECART_PGN_FAULTS;
}

static ecart_notation read_as_move(const ecart_pgn_judge *j, const ecart_pgn_token *token)
{
    return ecart_san_read_with(&j->start, j->letters, token->text, token->length);
}

bool ecart_pgn_is_prose(const ecart_pgn_judge *j, const ecart_pgn_token *token)
{
    return token->kind == ECART_PGN_MOVE &&
           !ecart_pgn_is_numeric(token->text, token->length) &&
           read_as_move(j, token).verdict.reason == ECART_BAD_NOTATION;
}

/* Whether a token is the first of a line after an empty one, in a game's own line of moves. */
static bool begins_paragraph(const ecart_pgn_judge *j, const ecart_pgn_token *token)
{
    return token->place.column == 1 && j->reader.after_empty && j->depth + j->skipped == 0;
}

/* Whether a word is a move whose row is missing, such as Nf or exd. */
static bool lacks_row(const ecart_pgn_judge *j, const ecart_pgn_token *token)
{
    char last = token->text[token->length - 1];

    return last >= 'a' && last <= 'h' && read_as_move(j, token).offset == token->length;
}

bool ecart_pgn_goes_on_in_prose(const ecart_pgn_judge *j, const ecart_pgn_token *token)
{
    return token->place.column == 1 && token->place.line == j->prose_line + 1;
}

bool ecart_pgn_begins_prose(const ecart_pgn_judge *j, const ecart_pgn_token *token)
{
    size_t at = 0;

    if (!ecart_pgn_goes_on_in_prose(j, token) &&
        (!begins_paragraph(j, token) || lacks_row(j, token)))
        return false;
    while (at < token->length && !is_digit(token->text[at]))
        at++;
    return (at == token->length || token->text[0] == '#') && ecart_pgn_is_prose(j, token);
}

bool ecart_pgn_begins_anew(const ecart_pgn_judge *j, const judged_line *line,
                           const ecart_pgn_token *number)
{
    return number->number == 1 && number->length <= 2 && begins_paragraph(j, number) &&
           line != NULL && line->begun && (!line->judged || line->position.number != 1);
}

bool ecart_pgn_counts(const ecart_pgn_judge *j, const judged_line *line,
                      const ecart_pgn_token *token)
{
    int32_t shift = (int32_t)token->number - line->position.number;

    if (!is_digit(token->text[token->length - 1]) || token->length == 1)
        return true;
    if (j->number != 0)
        return token->number == j->number;
    return shift == 0 || !line->moved || (shift >= j->shift - 1 && shift <= j->shift + 1);
}

/* Whether dots of one character follow the digits, as they do in 1 and U+2026. */
static bool has_wide_dots(const ecart_pgn_token *token)
{
    size_t at = 0;

    while (at < token->length && is_digit(token->text[at]))
        at++;
    return at < token->length && is_legacy(token->text[at]);
}

void ecart_pgn_note_number(ecart_pgn_judge *j, const judged_line *line,
                           const ecart_pgn_token *token)
{
    j->number    = token->number;
    j->wide_dots = has_wide_dots(token);
    if (line != NULL && line->judged)
        j->shift = (int32_t)token->number - line->position.number;
}

/* Whether the side to move could take the king, after an illegal move that was played all the
 * same. */
static bool is_exposed(const ecart_position *position)
{
    return ecart_position_attackers(position, position->side,
                                    position->king[ecart_side_other(position->side)]) != 0;
}

/* Plays a refused move.  Where a text may mean several pieces, and none may go there, it means
 * the one that is kept back only by the safety of its king, as a pinned knight is. */
bool ecart_pgn_play_refused(ecart_position *position, const ecart_verdict *refusal)
{
    if (refusal->candidates != 0 &&
        ecart_reason_group_of(refusal->reason) != ECART_GROUP_SAFETY)
        return false;
    return ecart_position_force(position, refusal);
}

void ecart_pgn_forget_signs(const ecart_position *before, ecart_notation *notation)
{
    static const ecart_forgiven_set signs = (ecart_forgiven_set)1 << ECART_MISSING_CHECK |
                                            (ecart_forgiven_set)1 << ECART_SPURIOUS_CHECK |
                                            (ecart_forgiven_set)1 << ECART_WRONG_CHECK;

    if ((notation->forgiven & signs) && is_exposed(before))
        notation->forgiven &= ~signs;
}
