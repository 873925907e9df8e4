/* SPDX-License-Identifier: MIT */
/* source_file.c -- the file behind a source: its bytes and its errors */

#include "pgn/source_file.h"

#include <errno.h>
#include <string.h>

#include "cli/error.h"

/* Names of files are longer than what quote() shows, so they are printed as they
 * are if that is safe on a terminal. */
static bool is_plain(const char *name)
{
    enum { LONGEST = 120 };
    size_t length = 0;

    while (name[length] >= ' ' && name[length] <= '~')
        length++;
    return length > 0 && length <= LONGEST && name[length] == '\0';
}

size_t source_fail(struct source *source, const char *why)
{
    const char *name = source->name;

    if (!source->failed)
        error_print("%s: %s", is_plain(name) ? name : quote(name).text, why);
    source->failed = true;
    return 0;
}

/* If the file ends early, somebody cut it after its size was read. */
size_t source_take(struct source *source, void *bytes, size_t size)
{
    size_t count = fread(bytes, 1, size, source->file);

    source->taken += count;
    if (ferror(source->file))
        source_fail(source, strerror(errno));
    else if (count < size && source->taken < source->size)
        source_fail(source, "truncated while it was being read");
    return count;
}

bool source_fill(struct source *source)
{
    source->next  = 0;
    source->count = source->failed ? 0 : source_take(source, source->input, SOURCE_INPUT);
    return source->count > 0;
}
