/* SPDX-License-Identifier: MIT */
/* page.c -- lines for people: as wide as their terminal, with a caret under what is wrong
 * and words in colour */

#define _POSIX_C_SOURCE 200809L     /* fileno() */

#include "system/page.h"

#include <stdarg.h>
#include <string.h>
#include <unistd.h>

#include "system/system.h"
#include "system/utf8.h"
#include "words/program.h"

enum {
    USUAL     = 80,     /* columns of a terminal that does not say */
    NARROWEST = 20,
    HANG      = 4,
    AROUND    = 100,    /* bytes shown before and behind a caret */
    MOST_SHOWN = CARET_SIZE / 2 - 8
};

int page_columns(FILE *file)
{
    int columns;

    if (!isatty(fileno(file)))
        return 0;
    columns = system_columns(file);
    if (columns == 0)
        columns = USUAL;
    return columns > NARROWEST ? columns : NARROWEST;
}

/* How many columns a text takes on a terminal.  Bytes that continue a character of UTF-8 take
 * none, nor do the codes that turn colours on and off. */
static int columns_of(const char *text, size_t length)
{
    int  columns = 0;
    bool colour  = false;

    for (size_t i = 0; i < length; i++) {
        colour  |= text[i] == '\033';
        columns += !colour && utf8_is_first(text[i]);
        colour  &= text[i] != 'm';
    }
    return columns;
}

void page_print(FILE *file, const char *text, int hang, int most)
{
    const char *end = text + strcspn(text, "\n");

    /* One call: words of several programs must not be mixed in a line of a log. */
    if (most == 0) {
        fprintf(file, "%s\n", text);
        return;
    }
    for (int column = 0; text < end;) {
        int blanks  = (int)strspn(text, " ");
        int length  = (int)strcspn(text + blanks, " \n");
        int columns = columns_of(text + blanks, (size_t)length);

        if (column && column + blanks + columns > most) {
            fprintf(file, "\n%*s", hang, "");
            column = hang;
        } else {
            fprintf(file, "%*s", blanks, "");
            column += blanks;
        }
        fwrite(text + blanks, 1, (size_t)length, file);
        column += columns;
        text   += blanks + length;
    }
    fprintf(file, "%s\n", text);
}

void page_put(const char *format, ...)
{
    char    text[2 * ECART_EXPLAIN_SIZE];
    va_list arguments;
    int     length;

    va_start(arguments, format);
    length = vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    if (length < (int)sizeof text) {
        page_print(stdout, text, HANG, page_columns(stdout));
        return;
    }

    /* A text too long for the buffer is printed whole, not broken into lines. */
    va_start(arguments, format);
    vprintf(format, arguments);
    va_end(arguments);
    putchar('\n');
}

void page_say(const ecart_language *language, int which, const ecart_slots *slots)
{
    char text[ECART_EXPLAIN_SIZE];

    program_say(language, which, slots, text, sizeof text);
    page_put("%s", text);
}

/* Adds the bytes to a text, as printable ASCII; returns its new length. */
static size_t show(char *shown, size_t length, const char *bytes, size_t count)
{
    for (size_t i = 0; i < count; i++)
        length += byte_show(shown + length, bytes[i]);
    return length;
}

/* Moves a place in the shown text, where a byte may be four characters, back to the first
 * character of its byte. */
static size_t edge(const char *bytes, size_t place)
{
    size_t at = 0, width = 0;
    char   shown[BYTE_SIZE];

    while (at + width <= place) {
        at   += width;
        width = byte_show(shown, *bytes++);
    }
    return at;
}

void page_caret_write(char caret[CARET_SIZE], const char *text, size_t length, size_t offset,
                      int columns)
{
    size_t room = (size_t)(columns ? columns : USUAL) - 8;
    size_t from, begin, end, at, all;
    char   shown[2 * AROUND * (BYTE_SIZE - 1) + 1];

    offset = offset < length ? offset : length;
    from   = offset > AROUND ? offset - AROUND : 0;
    at     = show(shown, 0, text + from, offset - from);
    all    = show(shown, at, text + offset, length - offset < AROUND ? length - offset : AROUND);
    room   = room < MOST_SHOWN ? room : MOST_SHOWN;
    begin  = all > room && at > room / 2 ? edge(text + from, at - room / 2) : 0;
    end    = all - begin > room ? edge(text + from, begin + room) : all;

    bool before = from + begin > 0, behind = end < all || offset + AROUND < length;
    snprintf(caret, CARET_SIZE, "  %s%.*s%s\n  %*s^", before ? "..." : "", (int)(end - begin),
             shown + begin, behind ? "..." : "", (int)(at - begin) + (before ? 3 : 0), "");
}

void page_caret(FILE *file, const char *text, size_t length, size_t offset)
{
    char caret[CARET_SIZE];

    page_caret_write(caret, text, length, offset, page_columns(file));
    fprintf(file, "%s\n", caret);
}

void page_error_caret(const char *text, size_t length, size_t offset)
{
    if (page_columns(stderr) > 0)
        page_caret(stderr, text, length, offset);
}

const char *page_hue(bool coloured, enum hue hue)
{
    static const char *const starts[] = {
        [HUE_END]      = "\033[0m",
        [HUE_GOOD]     = "\033[32m",
        [HUE_BAD]      = "\033[1;31m",
        [HUE_DOUBTFUL] = "\033[33m",
        [HUE_QUIET]    = "\033[36m"
    };

    return coloured ? starts[hue] : "";
}
