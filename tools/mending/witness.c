/* SPDX-License-Identifier: MIT */
/* witness.c -- the line in which a move is refused, which shows what was meant */

#include "mending/witness.h"

#include <limits.h>

#include "output/fields.h"

/* Whether the line that the judge reads now is kept: it is judged, and there is room. */
static bool is_played(const ecart_pgn_judge *judge)
{
    return judge->skipped == 0 && judge->depth < WITNESS_LINES;
}

void witness_begin(struct witness *witness, ecart_pgn_judge *judge)
{
    const ecart_position *position = ecart_pgn_judge_position(judge);
    struct witness_line  *line;

    if (!is_played(judge))
        return;
    line  = &witness->lines[judge->depth];
    *line = (struct witness_line){ .reader = judge->reader, .first = judge->pending };
    if (position)
        line->start = *position;
}

/* Whether a token belongs to the line or to a variation of it; goes down and up
 * with the brackets.  A variation may have a result before its bracket. */
static bool is_within(const ecart_pgn_token *token, bool variation, int *depth)
{
    switch (token->kind) {
    case ECART_PGN_OPEN:   ++*depth;      return true;
    case ECART_PGN_CLOSE:  return --*depth >= 0;
    case ECART_PGN_RESULT: return variation || *depth > 0;
    case ECART_PGN_TAG:
    case ECART_PGN_MORE:
    case ECART_PGN_END:    return false;
    default:               return true;
    }
}

static void note(struct witness *witness, const ecart_pgn_token *word)
{
    witness->words[witness->count]    = (ecart_text){ word->text, word->length };
    witness->places[witness->count++] = word->place;
}

/* Whether a token ends a line properly: for a variation that is its bracket. */
static bool is_end(const ecart_pgn_token *token, bool variation)
{
    return variation ? token->kind == ECART_PGN_CLOSE : token->kind != ECART_PGN_MORE;
}

/* Notes where move numbers first jump, by how much they are off; the first one counts. */
static void note_number(struct witness *witness, const ecart_pgn_token *number, int *off)
{
    enum { UNKNOWN = INT_MIN };
    size_t plies = witness->count + (witness->start.side == ECART_BLACK);
    int    now   = (int)number->number - witness->start.number - (int)(plies / 2);

    if (*off != UNKNOWN && now != *off && witness->jump == 0)
        witness->jump = witness->count + 1;
    *off = now;
}

/* Reads the words of a line, to its end if there is room and the text goes on so far.
 * The token is the first of the line, or ECART_PGN_END if it is still to be read. */
static void read_words(struct witness *witness, ecart_pgn_reader reader, ecart_pgn_token token,
                       bool variation)
{
    int depth = 0, off = INT_MIN;

    witness->count = witness->jump = 0;
    if (token.kind == ECART_PGN_END)
        (void)ecart_pgn_next(&reader, &token);
    while (is_within(&token, variation, &depth) && witness->count < WITNESS_WORDS) {
        if (token.kind == ECART_PGN_MOVE && depth == 0)
            note(witness, &token);
        else if (token.kind == ECART_PGN_NUMBER && depth == 0)
            note_number(witness, &token, &off);
        (void)ecart_pgn_next(&reader, &token);
    }
    witness->whole = witness->count < WITNESS_WORDS && is_end(&token, variation);
}

/* Whether the line begins in the piece of text that the judge is reading now. */
static bool is_whole(const struct witness_line *line, const ecart_pgn_judge *judge)
{
    return line->reader.text == judge->reader.text &&
           line->reader.offset == judge->reader.offset;
}

/* Reads the line from its beginning.  Returns false if it is longer than there is room, or
 * cannot be played up to the refused word, as with null moves. */
static bool read_whole(struct witness *witness, const ecart_pgn_judge *judge,
                       const ecart_pgn_token *refused)
{
    const struct witness_line *line = &witness->lines[judge->depth];

    if (!is_whole(line, judge))
        return false;
    witness->start = line->start;
    read_words(witness, line->reader, line->first, judge->depth > 0);
    witness->refused = ecart_line_played(&(ecart_line){ &witness->start, witness->letters,
                                                        witness->words, witness->count, 0 });
    return witness->refused < witness->count &&
           witness->places[witness->refused].offset == refused->place.offset;
}

void witness_read(struct witness *witness, ecart_pgn_judge *judge, const ecart_pgn_token *refused)
{
    int plies;

    witness->letters = judge->letters;
    if (!read_whole(witness, judge, refused)) {
        witness->start   = *ecart_pgn_judge_before(judge);
        witness->refused = 0;
        read_words(witness, judge->reader, *refused, judge->depth > 0);
        witness->whole = false;
    }
    plies = field_plies(&witness->lines[0].start, &witness->start);
    witness->plies = plies > 0 ? (size_t)plies : 0;
}

ecart_line witness_line(const struct witness *witness)
{
    return (ecart_line){ &witness->start, witness->letters, witness->words, witness->count,
                         witness->jump };
}

void witness_ask(struct witness *witness)
{
    const ecart_line line = witness_line(witness);
    size_t meant = ecart_meant_in_line(&line, witness->meanings, WITNESS_MEANINGS);

    witness->meant  = meant < WITNESS_MEANINGS ? meant : WITNESS_MEANINGS;
    witness->mishap = witness->whole ? ecart_mishap_in_line(&line) : (ecart_mishap){ .count = 0 };
}
