/* SPDX-License-Identifier: MIT */
/* error.c -- error messages, and texts made fit to be shown in them */

#include "system/error.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "command.h"
#include "system/page.h"
#include "system/utf8.h"

int error_print(const char *format, ...)
{
    enum { BEGIN = sizeof "ecart: " - 1, HANG = 4 };
    char    text[2048] = "ecart: ";
    va_list arguments;

    /* If stdout and stderr are the same file, what was printed before comes first. */
    fflush(stdout);
    va_start(arguments, format);
    vsnprintf(text + BEGIN, sizeof text - BEGIN, format, arguments);
    va_end(arguments);
    page_print(stderr, text, HANG, page_columns(stderr));
    return EXIT_ERROR;
}

int error_unknown(const char *kind, const char *word, const char *const *words,
                  const char *otherwise)
{
    const char *near = nearest(word, words);

    if (near)
        return error_print("unknown %s %s; did you mean '%s'?", kind, quote(word).text, near);
    return error_print("unknown %s %s%s", kind, quote(word).text, otherwise);
}

struct quoted quote(const char *text)
{
    enum { END = (int)sizeof "...'" };
    struct quoted quoted = { "'" };
    char  *out  = quoted.text + 1;
    char  *last = quoted.text + sizeof quoted.text - END - BYTE_SIZE;

    for (; *text && out <= last; text++)
        out += byte_show(out, *text);
    snprintf(out, END, *text ? "...'" : "'");
    return quoted;
}

struct quoted shown(const char *text)
{
    struct quoted quoted = quote(text);
    size_t        inside = strlen(quoted.text) - 2;

    memmove(quoted.text, quoted.text + 1, inside);
    quoted.text[inside] = '\0';
    return quoted;
}

enum { SLIPS = 2, SHORT_WORD = 5 };

/* Whether a word becomes another by this many slips: a letter too many, one that is
 * missing, another one, or two that changed places. */
static bool is_near(const char *a, const char *b, int slips)
{
    while (*a && *a == *b)
        a++, b++;
    if (!*a && !*b)
        return true;
    if (slips-- == 0)
        return false;
    return (*a && is_near(a + 1, b, slips)) ||
           (*b && is_near(a, b + 1, slips)) ||
           (*a && *b && is_near(a + 1, b + 1, slips)) ||
           (*a && *b && a[0] == b[1] && a[1] == b[0] && is_near(a + 2, b + 2, slips));
}

const char *nearest(const char *typed, const char *const *words)
{
    int most = strlen(typed) <= SHORT_WORD ? 1 : SLIPS;

    for (int slips = 1; slips <= most; slips++) {
        for (const char *const *word = words; *word; word++) {
            if (is_near(typed, *word, slips))
                return *word;
        }
    }
    return NULL;
}
