/* SPDX-License-Identifier: MIT */
/* line_reader.c -- reads lines of any bytes and of a limited length */

#include "input/line_reader.h"

#include <stdio.h>
#include <string.h>

#include "system/system.h"
#include "system/utf8.h"

/* Moves what is left to the front, and reads more after it.  Returns whether there is more. */
static bool read_more(struct line_reader *reader)
{
    ssize_t more = 0;

    reader->end -= reader->at;
    memmove(reader->bytes, reader->bytes + reader->at, reader->end);
    reader->at = 0;
    if (!reader->ended && fflush(stdout) == 0) {
        more = stop_read(reader->file, reader->bytes + reader->end,
                         sizeof reader->bytes - reader->end);
        reader->failed = more < 0;
    }
    if (more <= 0) {
        reader->ended = true;
        return false;
    }
    reader->end += (size_t)more;
    return true;
}

/* Finds the end of the line that begins at reader->at, and returns its length; reads
 * on for it.  If there is no room for the line, its beginning is kept. */
static size_t find_end(struct line_reader *reader)
{
    size_t      searched = 0;
    const char *end;

    while (!(end = memchr(reader->bytes + reader->at + searched, '\n',
                          reader->end - reader->at - searched))) {
        searched = reader->end - reader->at;
        if (searched == sizeof reader->bytes)
            searched = reader->end = LINE_LIMIT + 2;
        if (!read_more(reader))
            return searched;
    }
    return (size_t)(end - reader->bytes) - reader->at;
}

/* The byte more than the limit may be the CR of the line's end. */
bool line_read(struct line_reader *reader, struct line *line)
{
    size_t length = find_end(reader);

    line->text = reader->bytes + reader->at;
    if (reader->at == reader->end)
        return false;
    reader->at    += length < reader->end ? length + 1 : length;    /* without an end: at 0 */
    line->length   = length <= LINE_LIMIT ? length : LINE_LIMIT + 1;
    line->too_long = length > LINE_LIMIT + 1;
    if (line->length && line->text[line->length - 1] == '\r')
        line->length--;
    if (line->length > LINE_LIMIT)
        line->too_long = true;
    return true;
}

enum { WORD = sizeof(uint64_t) };

/* The highest bit of an ASCII byte other than NUL is clear, and stays so when 1 is subtracted. */
static bool is_ascii_word(const char *text)
{
    const uint64_t ones = UINT64_MAX / 0xff, highest = ones << 7;
    const uint64_t *word = memcpy(&(uint64_t){ highest }, text, WORD);

    return !((*word | (*word - ones)) & highest);
}

/* Whether all bytes are ASCII without a NUL, many at a time; the last words overlap. */
static bool is_ascii(const char *text, size_t length)
{
    size_t at = 0;

    while (length - at > WORD && is_ascii_word(text + at))
        at += WORD;
    return length >= WORD && length - at <= WORD && is_ascii_word(text + length - WORD);
}

size_t line_text(const struct line *line)
{
    size_t good = 0, more;

    if (is_ascii(line->text, line->length))
        return line->length;
    while (good < line->length && line->text[good] != '\0' &&
           (more = utf8_length(line->text + good, line->length - good)) > 0)
        good += more;
    return good;
}
