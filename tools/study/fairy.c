/* SPDX-License-Identifier: MIT */
/* fairy.c -- the names of fairy pieces, in words */

#include "study/fairy.h"

#include <stdio.h>
#include <string.h>

#include "words/program.h"

static bool has_step(const ecart_figure *figure, ecart_figure_step step)
{
    for (int i = 0; i < figure->count; i++) {
        if (memcmp(&figure->step[i], &step, sizeof step) == 0)
            return true;
    }
    return false;
}

/* Whether two figures have the same steps, in any order. */
static bool are_same(const ecart_figure *one, const ecart_figure *other)
{
    for (int i = 0; i < one->count; i++) {
        if (!has_step(other, one->step[i]))
            return false;
    }
    return one->count == other->count;
}

static bool is_fairy(const ecart_figure *figure, int n)
{
    const char  *betza = ecart_betza_named(n);
    ecart_figure fairy;
    size_t       offset;

    (void)ecart_betza_read(betza, strlen(betza), &fairy, &offset);
    return are_same(figure, &fairy);
}

/* The sentence that names a figure.  They stand in the order of the names, and those of
 * the pieces of chess come after them, in the order of their kinds. */
static int find_name(const ecart_figure *figure, const char *written)
{
    for (int n = 0; ecart_betza_name(n); n++) {
        if (is_fairy(figure, n))
            return SAY_FAIRY_WAZIR + n;
    }
    for (int kind = ECART_QUEEN; kind <= ECART_KNIGHT; kind++) {
        ecart_figure of_kind = ecart_figure_of(ecart_piece_make(ECART_WHITE, (ecart_kind)kind));

        if (are_same(figure, &of_kind))
            return SAY_FAIRY_QUEEN + kind - ECART_QUEEN;
    }
    return *written == '(' && strchr(written, ')')[1] == '\0' ? SAY_FAIRY_LEAPER
                                                              : SAY_FAIRY_OTHER;
}

void fairy_name(const ecart_language *language, const ecart_figure *figure,
                const char *written, struct fairy_name *name)
{
    int         which = find_name(figure, written);
    bool        bare  = *written == '(' || which == SAY_FAIRY_OTHER;
    char        text[ECART_BETZA_SIZE + 2];
    ecart_slots slots = { .written.text = text };

    slots.written.length = (size_t)snprintf(text, sizeof text, bare ? "%s" : "(%s)", written);
    program_say(language, which, &slots, name->first, sizeof name->first);
    program_say_inside(language, which, &slots, name->inside, sizeof name->inside);
}

void fairy_slots(const struct fairy_name *name, ecart_slots *slots)
{
    slots->move    = program_text(name->first);
    slots->written = program_text(name->inside);
}
