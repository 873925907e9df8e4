/* SPDX-License-Identifier: MIT */
/* source_file.c -- the bytes of a file as they lie there, and what goes wrong with it */

#define _POSIX_C_SOURCE 200809L

#include "source/source.h"

#include <errno.h>
#include <string.h>

#include "system/buffer.h"
#include "system/system.h"

size_t source_fail(struct source *source, const char *why)
{
    if (!source->failed)
        (void)file_name_refuse(source->name, why);
    source->failed = true;
    return 0;
}

/* Reports an error if fewer bytes came than were asked for, unless the file has ended.  If it
 * ends early, somebody cut it after its size was read.  A signal to stop needs no report. */
static void look_at_end(struct source *source, ssize_t last)
{
    if (last < 0)
        source_fail(source, strerror(errno));
    else if (stop_wanted())
        source->failed = true;
    else if (source->taken < source->size)
        source_fail(source, "truncated while it was being read");
}

size_t source_take(struct source *source, void *bytes, size_t size)
{
    char   *at    = bytes;
    size_t  count = 0;
    ssize_t more  = 1;

    if (source->narrow && size > source->size - source->taken)
        size = (size_t)(source->size - source->taken);
    while (count < size && more > 0) {
        more = stop_read(fileno(source->file), at + count, size - count);
        count += more > 0 ? (size_t)more : 0;
    }
    source->taken += count;
    if (count < size)
        look_at_end(source, more);
    return count;
}

bool source_fill(struct source *source)
{
    source->next  = 0;
    source->count = source_take(source, source->input, SOURCE_INPUT);
    return source->count > 0;
}
