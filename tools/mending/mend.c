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

/* How many words of the line can be played, from its beginning, with a meaning. */
static size_t reach(const ecart_meaning *meaning)
{
    return meaning->ply + (size_t)meaning->plies;
}

/* Whether a rival of the best meaning is hardly what was meant: with it, but not with the best,
 * the writer would have done what such a writer does not do (habit.h). */
static bool is_unlikely(const struct witness *witness, const ecart_meaning *rival,
                        ecart_forgiven_set usual)
{
    return (habit_of(witness, rival) & habit_unlikely(witness) & ~usual) != 0;
}

/* Whether the best meaning is certain: enough moves can be played after it, and no rival lets
 * as many be played.  If another slip stops the line later, mend_line() mends that next. */
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

/* Puts the move that was meant into the line.  Returns false if this word was mended before,
 * since then neither meaning is certain. */
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
