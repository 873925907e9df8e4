/* SPDX-License-Identifier: MIT */
/* meant_line.c -- finds what was meant in a line of moves when one is refused */

#include "notation/meant.h"

#include <ecart/legal.h>

#include "base/bits.h"
#include "rules/play.h"

enum {
    SUSPECTS = 300,     /* how many texts before the refused one may be slips */
    LINE_LIMIT = 65535
};

/* What a reader forgives, and yet a careful writer does not write. */
#define DOUBTFUL ((1u << ECART_OVERSPECIFIED) | (1u << ECART_SPURIOUS_CAPTURE) | \
                  (1u << ECART_MISSING_CAPTURE) | (1u << ECART_SPURIOUS_CHECK) | \
                  (1u << ECART_MISSING_CHECK) | (1u << ECART_WRONG_CHECK))

/* Plays texts as far as they go.  Returns how many, and adds what is doubtful about
 * them. */
static size_t play_texts(ecart_position *position, const ecart_text *texts, size_t count,
                         int *doubts)
{
    for (size_t i = 0; i < count; i++) {
        ecart_notation read = ecart_notation_read(position, texts[i].text, texts[i].length);

        if (!ecart_verdict_is_legal(&read.verdict))
            return i;
        *doubts += bits_count(read.forgiven & DOUBTFUL);
        ecart_play_legal(position, read.verdict.move);
    }
    return count;
}

size_t ecart_line_played(const ecart_position *start, const ecart_text *texts, size_t count)
{
    ecart_position position = *start;
    int            doubts   = 0;

    return play_texts(&position, texts, count, &doubts);
}

/* A meaning and its weight, by which those are sorted that let as much be played. */
typedef struct line_guess {
    ecart_meaning meaning;
    int           weight;
} line_guess;

typedef struct line_search {
    const ecart_text *texts;
    size_t            count, broken;    /* broken: the index of the refused text */
    size_t            found;
    line_guess        guesses[GUESSES];
} line_search;

static int line_reach(const line_guess *g)
{
    return g->meaning.ply + g->meaning.plies;
}

static bool comes_before(const line_guess *a, const line_guess *b)
{
    return line_reach(a) != line_reach(b) ? line_reach(a) > line_reach(b) : a->weight < b->weight;
}

static void add_line_guess(line_search *s, const line_guess *g)
{
    size_t at = s->found;

    while (at > 0 && comes_before(g, &s->guesses[at - 1]))
        at--;
    if (at == GUESSES)
        return;
    if (s->found < GUESSES)
        s->found++;
    for (size_t i = s->found - 1; i > at; i--)
        s->guesses[i] = s->guesses[i - 1];
    s->guesses[at] = *g;
}

/* Plays a guess and the texts after it.  One before the refused text counts only if
 * that can be played then. */
static void try_guess(line_search *s, const ecart_position *position, size_t at,
                      const guess *g)
{
    ecart_position after  = *position;
    int            doubts = 0;
    size_t         plies;
    line_guess     line   = { .meaning = { .move = g->move } };

    ecart_play_legal(&after, g->move);
    plies = play_texts(&after, s->texts + at + 1, s->count - at - 1, &doubts);
    if (at + plies < s->broken)
        return;
    line.meaning        = meant_meaning(position, g);
    line.meaning.ply    = (uint16_t)(at + 1);
    line.meaning.plies  = (uint16_t)plies;
    line.meaning.doubts = (uint16_t)(doubts + g->doubts);
    line.weight = g->slip.weight + 12 * doubts +
                  (int)(s->broken - at) / 4;
    add_line_guess(s, &line);
}

static void try_text(line_search *s, const ecart_position *position, size_t at)
{
    guess_list list;

    meant_find(position, s->texts[at].text, s->texts[at].length, &list);
    for (size_t i = 0; i < list.count; i++)
        try_guess(s, position, at, &list.guesses[i]);
}

/* Tries the texts up to the refused one. */
static void search(line_search *s, const ecart_position *start)
{
    ecart_position position = *start;
    int            doubts   = 0;
    size_t         at       = s->broken > SUSPECTS ? s->broken - SUSPECTS : 0;

    (void)play_texts(&position, s->texts, at, &doubts);
    for (; at <= s->broken; at++) {
        try_text(s, &position, at);
        (void)play_texts(&position, s->texts + at, 1, &doubts);
    }
}

size_t ecart_meant_in_line(const ecart_position *start, const ecart_text *texts, size_t count,
                           ecart_meaning *meanings, size_t size)
{
    line_search s = { .texts = texts, .count = count < LINE_LIMIT ? count : LINE_LIMIT };

    s.broken = ecart_line_played(start, texts, s.count);
    if (s.broken == s.count)
        return 0;
    search(&s, start);
    for (size_t i = 0; i < s.found && i < size; i++)
        meanings[i] = s.guesses[i].meaning;
    return s.found;
}
