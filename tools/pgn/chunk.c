/* SPDX-License-Identifier: MIT */
/* chunk.c -- a part of a file that holds whole games and is judged by itself */

#include "pgn/chunk.h"

#include <string.h>

/* Whether an empty line ends here. */
static bool is_after_empty(const char *bytes, size_t at)
{
    if (at < 2 || bytes[at - 1] != '\n')
        return false;
    at -= bytes[at - 2] == '\r' ? 2 : 1;
    return at > 0 && bytes[at - 1] == '\n';
}

/* Whether a whole and faultless Event tag stands here, on a line of its own.
 * A fault in it could be counted to either of the two games. */
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

static bool may_cut(const char *bytes, size_t length, size_t at)
{
    return bytes[at] == '[' && is_after_empty(bytes, at) && is_event(bytes + at, length - at);
}

size_t chunk_first_game(const char *bytes, size_t length, size_t at)
{
    while (at < length && !may_cut(bytes, length, at))
        at++;
    return at;
}

/* Where the last game begins that can be left to the next chunk; 0 if no game begins after
 * the first byte. */
static size_t last_game(const char *bytes, size_t length)
{
    for (size_t at = length; at-- > 1; ) {
        if (may_cut(bytes, length, at))
            return at;
    }
    return 0;
}

static void fill_up(struct chunk *chunk, size_t kept, struct source *source)
{
    chunk->length = kept + source_read(source, chunk->bytes + kept, CHUNK_SIZE - kept);
    chunk->last   = chunk->length < CHUNK_SIZE;
    chunk->cut    = chunk->last ? chunk->length : last_game(chunk->bytes, chunk->length);
    chunk->whole  = chunk->cut > 0 || chunk->last;
    chunk->done   = false;
    if (!chunk->whole)
        chunk->cut = chunk->length;
}

void chunk_fill(struct chunk *chunk, const struct chunk *before, struct source *source)
{
    size_t kept = before ? before->length - before->cut : 0;

    if (kept > 0)
        memcpy(chunk->bytes, before->bytes + before->cut, kept);
    fill_up(chunk, kept, source);
}

void chunk_refill(struct chunk *chunk, size_t rest, struct source *source)
{
    memmove(chunk->bytes, chunk->bytes + chunk->length - rest, rest);
    fill_up(chunk, rest, source);
}
