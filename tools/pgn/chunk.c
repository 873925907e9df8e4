/* SPDX-License-Identifier: MIT */
/* chunk.c -- cuts files where games begin: into chunks, and into parts K of N */

#define _POSIX_C_SOURCE 200809L

#include "pgn/chunk.h"

#include <stdlib.h>
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
static bool is_event(const char *at, const char *end)
{
    static const char event[] = "[Event \"";
    enum { EVENT = sizeof event - 1 };

    if (end - at < EVENT || memcmp(at, event, EVENT) != 0)
        return false;
    for (at += EVENT; at < end && (unsigned char)*at >= ' ' && *at != 0x7f && *at != '"' &&
                      *at != '\\'; )
        at++;
    return end - at >= 3 && at[0] == '"' && at[1] == ']' && (at[2] == '\n' || at[2] == '\r');
}

static bool may_cut(const char *bytes, size_t length, size_t at)
{
    return bytes[at] == '[' && is_after_empty(bytes, at) && is_event(bytes + at, bytes + length);
}

/* Where the last game begins that can be left to the next chunk; 0 if no game begins after
 * the first byte.  It looks at one stretch after another, from the last on, because a bracket
 * is found fast only from left to right. */
static size_t last_game(const char *bytes, size_t length)
{
    enum { STRETCH = 1024 };
    size_t last = 0;

    for (size_t end = length, from; end > 1 && last == 0; end = from) {
        const char *at = bytes + (from = end > STRETCH ? end - STRETCH : 1);

        for (; (at = memchr(at, '[', (size_t)(bytes + end - at))) != NULL; at++) {
            if (may_cut(bytes, length, (size_t)(at - bytes)))
                last = (size_t)(at - bytes);
        }
    }
    return last;
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

    if (before)
        memcpy(chunk->bytes, before->bytes + before->cut, kept);
    fill_up(chunk, kept, source);
}

void chunk_refill(struct chunk *chunk, size_t rest, struct source *source)
{
    memmove(chunk->bytes, chunk->bytes + chunk->length - rest, rest);
    fill_up(chunk, rest, source);
}

/* Reads a number without a sign; returns what follows it, or NULL. */
static const char *read_number(const char *text, uint64_t *number)
{
    char *end;

    if (*text < '0' || *text > '9')
        return NULL;
    *number = strtoull(text, &end, 10);
    return end;
}

bool range_read(const char *text, struct range *range)
{
    const char *rest = read_number(text, &range->number);

    rest = rest && *rest == '/' ? read_number(rest + 1, &range->count) : NULL;
    return rest && *rest == '\0' && range->number >= 1 && range->number <= range->count &&
           range->count <= RANGE_MOST;
}

static bool can_be_cut(struct source *source)
{
    if (source->decoder)
        source_fail(source, "--range needs a file that is not compressed: "
                    "a compressed one can only be read from its beginning");
    else if (!source->regular)
        source_fail(source, "--range needs a regular file: "
                    "a stream can only be read from its beginning");
    return !source->failed;
}

/* Where the first game begins at a byte of a file or after it; the end of the file if none does. */
static uint64_t next_game(struct source *source, uint64_t at, uint64_t size)
{
    enum { BEFORE = 4, LONGEST_TAG = 4096 };
    static char bytes[CHUNK_SIZE];
    uint64_t    begin = at > BEFORE ? at - BEFORE : 0;
    size_t      from = (size_t)(at - begin), length;

    while (begin + from < size && source_narrow(source, begin, size)) {
        length = source_read(source, bytes, sizeof bytes);
        while (from < length && !may_cut(bytes, length, from))
            from++;
        if (from < length)
            return begin + from;
        begin += sizeof bytes - LONGEST_TAG;
        from   = BEFORE;
    }
    return size;
}

/* Where part number + 1 begins.  What is before the first game belongs to part 1. */
static uint64_t find_cut(struct source *source, uint64_t size, uint64_t number, uint64_t count)
{
    uint64_t at = size / count * number + size % count * number / count;

    return number == 0 ? 0 : next_game(source, at, size);
}

bool range_find(struct range *range, struct source *source)
{
    uint64_t size = source->size;

    if (!can_be_cut(source))
        return false;
    range->begin = find_cut(source, size, range->number - 1, range->count);
    range->end   = find_cut(source, size, range->number, range->count);
    return !source->failed && source_narrow(source, range->begin, range->end);
}
