/* SPDX-License-Identifier: MIT */
/* witness.c -- the line with a refused move, whose other moves show what was meant */

#include "mending/witness.h"

#include <limits.h>
#include <string.h>

#include "output/fields.h"
#include "output/move_reader.h"

void witness_begin(struct witness *witness, ecart_pgn_judge *judge)
{
    const ecart_position *position = ecart_pgn_judge_position(judge);
    struct witness_line  *line;

    if (judge->skipped > 0)
        return;
    line  = &witness->lines[judge->depth];
    *line = (struct witness_line){ .reader = judge->reader, .first = judge->pending };
    if (position)
        line->start = *position;
}

/* Whether a token belongs to the line or to a variation of it.  *depth counts the brackets that
 * are open.  If the line is a variation, a result may stand before its closing bracket. */
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

/* Notes before which word the move numbers first jump: there, the number is wrong by another
 * amount than the one before it was.  *off is that amount and the number of the line's first
 * move; UNKNOWN before the first number. */
static void note_number(struct witness *witness, const ecart_pgn_token *number, int *off)
{
    enum { UNKNOWN = INT_MIN };
    size_t plies = witness->count + (witness->start.side == ECART_BLACK);
    int    now   = (int)number->number - (int)(plies / 2);

    if (*off != UNKNOWN && now != *off && witness->jump == 0)
        witness->jump = witness->count + 1;
    *off = now;
}

/* Reads the words of a line: to its end, or until words[] is full or the piece of text ends.
 * The token is the first of the line; ECART_PGN_END if the reader has yet to read it. */
static void read_words(struct witness *witness, ecart_pgn_reader reader, ecart_pgn_token token,
                       bool variation)
{
    int depth = 0, off = INT_MIN;

    witness->count = witness->jump = 0;
    if (token.kind == ECART_PGN_END)
        (void)ecart_pgn_next(&reader, &token);
    while (is_within(&token, variation, &depth) && witness->count < WITNESS_WORDS) {
        if (token.kind == ECART_PGN_MOVE && depth == 0) {
            witness->words[witness->count]    = (ecart_text){ token.text, token.length };
            witness->places[witness->count++] = token.place;
        } else if (token.kind == ECART_PGN_NUMBER && depth == 0) {
            note_number(witness, &token, &off);
        }
        (void)ecart_pgn_next(&reader, &token);
    }
    /* A variation ends with a bracket, a game with anything but the end of a piece of text. */
    witness->whole = witness->count < WITNESS_WORDS &&
                     (variation ? token.kind == ECART_PGN_CLOSE : token.kind != ECART_PGN_MORE);
}

ecart_line witness_line(const struct witness *witness)
{
    return (ecart_line){ &witness->start, witness->letters, witness->words, witness->count,
                         witness->jump };
}

/* Reads the line from its beginning.  Returns false if that is in an earlier piece of text, or
 * if the refused word is not the first that cannot be played: null moves stand before it, or
 * more words than there is room for. */
static bool read_whole(struct witness *witness, const ecart_pgn_judge *judge,
                       const ecart_pgn_token *refused)
{
    const struct witness_line *begin = &witness->lines[judge->depth];
    ecart_line line;

    if (begin->reader.offset != judge->reader.offset)
        return false;
    witness->start = begin->start;
    read_words(witness, begin->reader, begin->first, judge->depth > 0);
    line = witness_line(witness);
    witness->refused = ecart_line_played(&line);
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

void witness_ask(struct witness *witness)
{
    const ecart_line line = witness_line(witness);

    witness->meant  = ecart_meant_in_line(&line, witness->meanings, WITNESS_MEANINGS);
    witness->mishap = witness->whole ? ecart_mishap_in_line(&line)
                                     : (ecart_mishap){ .kind = ECART_MISHAP_NONE };
}

enum { MENDS = 8 };     /* a line with more slips is not worth mending */

/* Whether a word can be replaced: not if it was mended before, since then neither meaning is
 * certain, or if it is too long. */
static bool can_replace(const ecart_text *word, const struct edit *mends, int count)
{
    for (int i = 0; i != count; i++) {
        if (word->text == mends[i].to)
            return false;
    }
    return word->length <= EDIT_SIZE;
}

/* Puts the move that was meant into the line. */
static void replace(struct witness *witness, const ecart_meaning *meant, struct edit *edit)
{
    size_t            index = meant->ply - 1u;
    const ecart_text *word  = &witness->words[index];

    edit->offset = witness->places[index].offset;
    edit->length = word->length;
    memcpy(edit->from, word->text, word->length);
    (void)letters_copy(witness->letters, meant->san, edit->to);
    witness->words[index] = (ecart_text){ edit->to, strlen(edit->to) };
}

int mend_line(struct witness *witness, struct buffer *edits)
{
    struct edit   mends[MENDS];
    ecart_meaning meant;

    for (int count = 0; witness->whole && count != MENDS; ) {
        const ecart_line line = witness_line(witness);

        if (!ecart_meant_certainly(&line, &meant) ||
            !can_replace(&witness->words[meant.ply - 1u], mends, count))
            return 0;
        replace(witness, &meant, &mends[count++]);
        if (ecart_line_played(&line) == line.count) {
            buffer_put(edits, mends, (size_t)count * sizeof *mends);
            return count;
        }
    }
    return 0;
}
