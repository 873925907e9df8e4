/* SPDX-License-Identifier: MIT */
/* block.c -- a part of a file: whole games, to be judged apart from the rest */

#include "pgn/block.h"

#include <string.h>

/* Whether an empty line ends here. */
static bool is_after_empty(const char *bytes, size_t at)
{
    if (at < 2 || bytes[at - 1] != '\n')
        return false;
    at -= bytes[at - 2] == '\r' ? 2 : 1;
    return at > 0 && bytes[at - 1] == '\n';
}

/* Whether a whole tag of that name stands here, on a line of its own, and
 * nothing is wrong with it: of a fault in it one could argue to which of the
 * two games it belongs. */
static bool is_event(const char *bytes, size_t length)
{
    static const char event[] = "[Event \"";
    enum { EVENT = sizeof event - 1 };
    size_t at = EVENT;

    if (length < EVENT || memcmp(bytes, event, EVENT) != 0)
        return false;
    while (at < length && (unsigned char)bytes[at] >= ' ' && bytes[at] != 0x7f &&
           bytes[at] != '"' && bytes[at] != '\\')
        at++;
    return at + 3 <= length && bytes[at] == '"' && bytes[at + 1] == ']' &&
           (bytes[at + 2] == '\n' || bytes[at + 2] == '\r');
}

/* Where the last game begins that can be cut off; 0 if none does behind the
 * first byte. */
static size_t last_game(const char *bytes, size_t length)
{
    for (size_t at = length; at-- > 1; ) {
        if (bytes[at] == '[' && is_after_empty(bytes, at) &&
            is_event(bytes + at, length - at))
            return at;
    }
    return 0;
}

static void fill_up(struct block *block, size_t kept, struct source *source)
{
    block->length = kept + source_read(source, block->bytes + kept, BLOCK_SIZE - kept);
    block->last   = block->length < BLOCK_SIZE;
    block->cut    = block->last ? block->length : last_game(block->bytes, block->length);
    block->whole  = block->cut > 0 || block->last;
    block->done   = false;
    if (!block->whole)
        block->cut = block->length;
}

void block_fill(struct block *block, const struct block *before, struct source *source)
{
    size_t kept = before ? before->length - before->cut : 0;

    if (kept > 0)
        memcpy(block->bytes, before->bytes + before->cut, kept);
    fill_up(block, kept, source);
}

void block_refill(struct block *block, size_t rest, struct source *source)
{
    memmove(block->bytes, block->bytes + block->length - rest, rest);
    fill_up(block, rest, source);
}
