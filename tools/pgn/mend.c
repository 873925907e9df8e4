/* SPDX-License-Identifier: MIT */
/* mend.c -- mends what is certain in a line with a refused move */

#include "pgn/mend.h"

#include <string.h>

#include "pgn/edit.h"

enum {
    MENDS = 8,      /* a line with more slips is not worth mending */
    ENOUGH = 4      /* plies of the rest, so that it is no chance */
};

/* How many words of the line can be played with a meaning. */
static size_t reach(const ecart_meaning *meaning)
{
    return meaning->ply + (size_t)meaning->plies;
}

/* Whether a word has other signs than the move. */
static bool differs_in_sign(const ecart_text *word, const char *san)
{
    for (const char *sign = "x+#"; *sign; sign++) {
        if ((memchr(word->text, *sign, word->length) != NULL) != (strchr(san, *sign) != NULL))
            return true;
    }
    return false;
}

/* Signs that do not fit speak against a move.  But a character too many may be one
 * of them, misread, as in Ra24 for Ra2+; and one that is missing may have become one,
 * as in Nx6 for Nc6. */
static int doubts(const struct witness *witness, const ecart_meaning *rival)
{
    bool misread = rival->slip == ECART_SLIP_EXTRA || rival->slip == ECART_SLIP_MISSING;

    return rival->doubts -
           (misread && differs_in_sign(&witness->words[rival->ply - 1u], rival->san));
}

/* If all the rest is to be played, another slip may still be in the way: then it
 * is mended next, or nothing is. */
static bool is_certain(const struct witness *witness)
{
    const ecart_meaning *best = witness->meanings, *rival = best + 1;

    if (witness->meant == 0 || reach(best) < witness->refused + 1 + ENOUGH)
        return false;
    for (; rival < best + witness->meant && reach(rival) == reach(best); rival++) {
        if (doubts(witness, rival) <= best->doubts)
            return false;
    }
    return true;
}

/* Puts the word that was meant into the line.  A word that was mended before is
 * not mended again: then neither is certain. */
static bool replace(struct witness *witness, struct edit *mends, int count)
{
    size_t            index = witness->meanings[0].ply - 1u;
    const ecart_text *word  = &witness->words[index];
    struct edit      *edit  = &mends[count];

    for (int i = 0; i < count; i++) {
        if (word->text == mends[i].to)
            return false;
    }
    if (word->length > EDIT_SIZE)
        return false;
    edit->offset = witness->places[index].offset;
    edit->length = word->length;
    memcpy(edit->from, word->text, word->length);
    memcpy(edit->to, witness->meanings[0].san, sizeof edit->to);
    witness->words[index] = (ecart_text){ edit->to, strlen(edit->to) };
    return true;
}

int mend_line(struct witness *witness, struct buffer *edits)
{
    struct edit mends[MENDS];

    for (int count = 0; witness->whole && count < MENDS; ) {
        witness_ask(witness);
        if (!is_certain(witness) || !replace(witness, mends, count))
            return 0;
        count++;
        witness->refused = ecart_line_played(&witness->start, witness->words, witness->count);
        if (witness->refused == witness->count) {
            buffer_put(edits, mends, (size_t)count * sizeof *mends);
            return count;
        }
    }
    return 0;
}
