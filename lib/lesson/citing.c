/* SPDX-License-Identifier: MIT */
/* citing.c -- cites the Laws, in the lines of a lesson for an arbiter */

#include "lesson/citing.h"

#include <string.h>

static const int years[ECART_EDITIONS] = { [ECART_LAWS_2023] = 2023, [ECART_LAWS_2018] = 2018 };

/* The parts of the Laws that are not articles have names in each language. */
static void write_law_number(lesson *l, const char *number)
{
    size_t name = 0;
    speech s;

    while (number[name] >= 'A')
        name++;
    if (number[name] != ' ') {
        ecart_text_string(&l->out, number);
        return;
    }
    s = ecart_lesson_sentence(l);
    s.written = (ecart_text){ number + name + 1, strlen(number + name + 1) };
    ecart_lesson_say(l, &s, *number == 'A' ? SAY_ARBITER_APPENDIX : SAY_ARBITER_GUIDELINES);
    l->continues = false;
}

void ecart_lesson_say_more(lesson *l, int which)
{
    speech s = ecart_lesson_sentence(l);

    ecart_lesson_say(l, &s, which);
}

static const char *law_number(const lesson *l, int law)
{
    return ecart_law_text(l->options, law)->number;
}

void ecart_lesson_law_numbers(lesson *l, laws all)
{
    static const char none[LAW_NUMBER_SIZE] = "";
    const char *last = none;

    for (int law = 0; law < LAWS; law++) {
        if ((all >> law & 1) == 0 || memcmp(law_number(l, law), last, LAW_NUMBER_SIZE) == 0)
            continue;
        ecart_text_string(&l->out, last == none ? "" : ", ");
        last = law_number(l, law);
        write_law_number(l, last);
    }
}

void ecart_lesson_cite(lesson *l, laws all)
{
    int last = LAWS - 1;

    while (!(all >> last & 1))
        last--;
    ecart_lesson_law_numbers(l, all);
    ecart_text_string(&l->out, "  ");
    ecart_lesson_say_more(l, ecart_law_text(l->options, last)->sentence);
}

void ecart_lesson_cite_laws(lesson *l, int heading, laws all)
{
    for (int law = 0; law < LAWS; law++) {
        if ((all >> law & 1) == 0)
            continue;
        if (heading != NO_HEADING)
            ecart_lesson_open_step(l, heading);
        else
            ecart_lesson_open(l);
        heading = NO_HEADING;
        ecart_lesson_cite(l, (laws)1 << law);
        ecart_lesson_close(l);
    }
}

static const laws guidelines = LAW(CHESS960) | LAW(CHESS960_WAY);

void ecart_lesson_cite_edition(lesson *l, laws all)
{
    speech s;

    if (all == 0)
        return;
    s = ecart_lesson_step(l, SAY_ARBITER_LAWS);
    s.number = years[l->options->edition];
    ecart_lesson_end(l, &s, SAY_ARBITER_EDITION);
    ecart_lesson_cite_laws(l, NO_HEADING, all & ~guidelines);
    if (all & guidelines) {
        ecart_lesson_tell_step(l, SAY_ARBITER_APART, SAY_ARBITER_APART_FROM_LAWS);
        ecart_lesson_cite_laws(l, NO_HEADING, all & guidelines);
    }
}
