/* SPDX-License-Identifier: MIT */
/* range.c -- a range of a file: part K of N, which holds whole games */

#define _POSIX_C_SOURCE 200809L

#include "pgn/range.h"

#include <stdlib.h>
#include <sys/stat.h>

#include "pgn/chunk.h"

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
    struct stat status;

    if (source->decoder)
        source_fail(source, "--range needs a file that is not compressed: "
                    "a compressed one can only be read from its beginning");
    else if (fstat(fileno(source->file), &status) != 0 || !S_ISREG(status.st_mode))
        source_fail(source, "--range needs a regular file: "
                    "a stream can only be read from its beginning");
    return !source->failed;
}

/* Where the first game begins at a byte of a file or after it; the end of the file if none
 * does. */
static uint64_t next_game(struct source *source, uint64_t at, uint64_t size)
{
    enum { BEFORE = 4, LONGEST_TAG = 4096 };
    static char bytes[CHUNK_SIZE];
    uint64_t    begin = at > BEFORE ? at - BEFORE : 0;
    size_t      from = (size_t)(at - begin), length, found;

    while (begin + from < size && source_narrow(source, begin, size)) {
        length = source_read(source, bytes, sizeof bytes);
        found  = chunk_first_game(bytes, length, from);
        if (found < length)
            return begin + found;
        if (length < sizeof bytes)
            break;
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
