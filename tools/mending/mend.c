/* SPDX-License-Identifier: MIT */
/* mend.c -- mends what is certain in a line with a refused move */

#include "mending/mend.h"

#include <string.h>

#include "mending/edit.h"
#include "mending/habit.h"

enum {
    MENDS = 8,      /* a line with more slips is not worth mending */
    ENOUGH = 4      /* plies of the rest, so that it is not by chance */
};

/* How many words of the line can be played with a meaning. */
static size_t reach(const ecart_meaning *meaning)
{
    return meaning->ply + (size_t)meaning->plies;
}

/* Whether a rival is not what was meant: with it the writer would do something that
 * he is known not to do. */
static bool is_unlikely(const struct witness *witness, const ecart_meaning *rival,
                        ecart_forgiven_set usual)
{
    return (habit_of(witness, rival) & habit_unlikely(witness) & ~usual) != 0;
}

/* If all the rest is to be played, another slip may still be in the way: then it
 * is mended next, or nothing is. */
static bool is_certain(const struct witness *witness)
{
    const ecart_meaning *best = witness->meanings, *rival = best + 1;
    ecart_forgiven_set   usual;

    if (witness->meant == 0 || reach(best) < witness->refused + 1 + ENOUGH)
        return false;
    usual = habit_of(witness, best);
    for (; rival < best + witness->meant && reach(rival) == reach(best); rival++) {
        if (!is_unlikely(witness, rival, usual))
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
