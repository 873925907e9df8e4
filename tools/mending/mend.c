/* SPDX-License-Identifier: MIT */
/* mend.c -- mends what is certain in a line with a refused move */

#include "mending/mend.h"

#include <string.h>

#include "output/move_reader.h"

enum { MENDS = 8 };     /* a line with more slips is not worth mending */

/* Puts the move that was meant into the line.  Returns false if this word was mended before,
 * since then neither meaning is certain. */
static bool replace(struct witness *witness, const ecart_meaning *meant, struct edit *mends,
                    int count)
{
    size_t            index = meant->ply - 1u;
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
    (void)letters_copy(witness->letters, meant->san, edit->to);
    witness->words[index] = (ecart_text){ edit->to, strlen(edit->to) };
    return true;
}

int mend_line(struct witness *witness, struct buffer *edits)
{
    struct edit   mends[MENDS];
    ecart_meaning meant;

    for (int count = 0; witness->whole && count < MENDS; ) {
        const ecart_line line = witness_line(witness);

        if (!ecart_meant_certainly(&line, &meant) || !replace(witness, &meant, mends, count))
            return 0;
        count++;
        if (ecart_line_played(&line) == line.count) {
            buffer_put(edits, mends, (size_t)count * sizeof *mends);
            return count;
        }
    }
    return 0;
}
