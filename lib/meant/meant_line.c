/* SPDX-License-Identifier: MIT */
/* meant_line.c -- finds what was meant in a line of moves when one is refused */

#include "meant/meant.h"

#include "rules/play.h"

/* What a reader forgives, and yet a careful writer does not write. */
#define DOUBTFUL ((1u << ECART_OVERSPECIFIED) | (1u << ECART_SPURIOUS_CAPTURE) | \
                  (1u << ECART_MISSING_CAPTURE) | (1u << ECART_SPURIOUS_CHECK) | \
                  (1u << ECART_MISSING_CHECK) | (1u << ECART_WRONG_CHECK))

size_t ecart_line_play(const ecart_line *line, ecart_position *position, size_t at, size_t end,
                       ecart_forgiven_set strange, forgiveness *forgiven)
{
    for (; at < end; at++) {
        const ecart_text *text = &line->texts[at];
        ecart_notation    read = ecart_notation_read_with(position, line->letters, text->text,
                                                          text->length);

        if (!ecart_verdict_is_legal(&read.verdict) || (read.forgiven & strange))
            break;
        if (forgiven != NULL) {
            forgiven->all    |= read.forgiven;
            forgiven->doubts += bits_count(read.forgiven & DOUBTFUL);
        }
        ecart_play_legal(position, read.verdict.move);
    }
    return at;
}

static size_t length_of(const ecart_line *line)
{
    return line->count < UINT16_MAX ? line->count : UINT16_MAX;
}

size_t ecart_line_played(const ecart_line *line)
{
    ecart_position position = *line->start;
    size_t         count    = length_of(line);
    size_t         reached  = ecart_line_play(line, &position, 0, count, 0, NULL);

    return reached == count ? line->count : reached;
}

typedef struct line_search {
    const ecart_line *line;
    size_t            count, broken;    /* broken: the index of the refused text */
    guess_list        list;
} line_search;

/* Plays a guess and the texts after it.  A guess for an earlier text than the refused one
 * is kept only if all texts before the refused one can be played after it. */
static void try_guess(line_search *s, const ecart_position *position, size_t at, const guess *g)
{
    ecart_position after    = *position;
    forgiveness    forgiven = { .doubts = 0 };
    size_t         plies;
    guess          line;

    ecart_play_legal(&after, g->meaning.move);
    plies = ecart_line_play(s->line, &after, at + 1, s->count, 0, &forgiven) - at - 1;
    if (at + plies < s->broken)
        return;
    line = (guess){ .meaning = ecart_meant_meaning(position, g),
                    .weight = g->weight + 12 * forgiven.doubts + (int)(s->broken - at) / 4 };
    line.meaning.ply    = (uint16_t)(at + 1);
    line.meaning.plies  = (uint16_t)plies;
    line.meaning.doubts = (uint16_t)(forgiven.doubts + g->meaning.doubts);
    ecart_meant_add(&s->list, &line);
}

/* Tries the texts up to the refused one. */
static void search(line_search *s)
{
    ecart_position position = *s->line->start;
    size_t         at       = s->broken > SUSPECTS ? s->broken - SUSPECTS : 0;
    guess_list     list;

    (void)ecart_line_play(s->line, &position, 0, at, 0, NULL);
    for (; at <= s->broken; at++) {
        ecart_meant_find(&position, s->line->letters, &s->line->texts[at], &list);
        for (size_t i = 0; i < list.count; i++)
            try_guess(s, &position, at, &list.guesses[i]);
        (void)ecart_line_play(s->line, &position, at, at + 1, 0, NULL);
    }
}

size_t ecart_meant_in_line(const ecart_line *line, ecart_meaning *meanings, size_t size)
{
    line_search s = { .line = line, .count = length_of(line) };

    s.broken = ecart_line_played(line);
    if (s.broken >= s.count)
        return 0;
    search(&s);
    for (size_t i = 0; i < s.list.count && i < size; i++)
        meanings[i] = s.list.guesses[i].meaning;
    return s.list.count;
}
