/* SPDX-License-Identifier: MIT */
/* meant_line.c -- finds what was meant in a line of moves when one is refused */

#include "meant/meant.h"

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

typedef struct line_search {
    const ecart_text *texts;
    size_t            count, broken;    /* broken: the index of the refused text */
    guess_list        list;
} line_search;

/* Plays a guess and the texts after it.  A guess for an earlier text than the refused one
 * is kept only if all texts before the refused one can be played after it. */
static void try_guess(line_search *s, const ecart_position *position, size_t at,
                      const guess *g)
{
    ecart_position after  = *position;
    int            doubts = 0;
    size_t         plies;
    guess          line;

    ecart_play_legal(&after, g->meaning.move);
    plies = play_texts(&after, s->texts + at + 1, s->count - at - 1, &doubts);
    if (at + plies < s->broken)
        return;
    line = (guess){ .meaning = ecart_meant_meaning(position, g),
                    .weight = g->weight + 12 * doubts + (int)(s->broken - at) / 4 };
    line.meaning.ply    = (uint16_t)(at + 1);
    line.meaning.plies  = (uint16_t)plies;
    line.meaning.doubts = (uint16_t)(doubts + g->meaning.doubts);
    ecart_meant_add(&s->list, &line);
}

static void try_text(line_search *s, const ecart_position *position, size_t at)
{
    guess_list list;

    ecart_meant_find(position, s->texts[at].text, s->texts[at].length, &list);
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
    for (size_t i = 0; i < s.list.count && i < size; i++)
        meanings[i] = s.list.guesses[i].meaning;
    return s.list.count;
}
