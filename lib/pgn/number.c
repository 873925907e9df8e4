/* SPDX-License-Identifier: MIT */
/* number.c -- distinguishes move numbers from misread moves, such as 65 for b5
 *
 * A number with a dot is a move number.  Old books have no dots: 1 e4 e5 2 Nf3.  There a
 * number must be the one that is due, or be off by as much as the numbers before it.  Any
 * other number of two digits or more is a move whose letter was misread. */

#include "pgn/number.h"

#include "base/text.h"
#include "pgn/bytes.h"

static char last_of(const ecart_pgn_token *token)
{
    return token->text[token->length - 1];
}

bool ecart_pgn_counts(const ecart_pgn_judge *j, const judged_line *line,
                      const ecart_pgn_token *token)
{
    int32_t shift = (int32_t)token->number - line->position.number;

    if (!is_digit(last_of(token)) || token->length == 1)
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
