/* SPDX-License-Identifier: MIT */
/* pgn.c -- collections of games, and lessons, for JavaScript */

#include "facade.h"

#include <string.h>

enum { LINES = 32 };

/* A judge with all its memory.  JavaScript has several of them at a time. */
typedef struct desk {
    ecart_pgn_judge judge;
    ecart_pgn_event event;
    ecart_pgn_line  lines[LINES];
    char            piece[TEXT_SIZE];
} desk;

size_t CALLED(desk_size)(void)
{
    return sizeof(desk);
}

const char *CALLED(pgn_fault_name)(int n)
{
    return ecart_pgn_fault_name((ecart_pgn_fault)n);
}

void CALLED(desk_start)(desk *d, unsigned flags, const ecart_letters *letters)
{
    ecart_pgn_judge_start(&d->judge, d->lines, LINES, flags);
    ecart_pgn_judge_letters(&d->judge, letters);
}

/* Moves what was not yet read to the beginning.  Returns how much that is; text to
 * go on with is written behind it. */
size_t CALLED(desk_rest)(desk *d)
{
    size_t rest = ecart_pgn_rest(&d->judge.reader);

    memmove(d->piece, d->judge.reader.text + d->judge.reader.at, rest);
    return rest;
}

char *CALLED(desk_piece)(desk *d)
{
    return d->piece;
}

void CALLED(desk_feed)(desk *d, size_t length, int last)
{
    ecart_pgn_feed(&d->judge.reader, d->piece, length, last != 0);
}

static void find_facts(const ecart_pgn_judge *judge, const ecart_pgn_event *event)
{
    const ecart_pgn_token *token = &event->token;
    const int all[FACTS] = {
        (int)token->text, (int)token->length, (int)token->name, (int)token->name_length,
        (int)token->place.line, (int)token->place.column, token->fault, token->result,
        token->more, (int)token->number, (int)event->number, event->judged, event->played,
        event->notation.verdict.reason, (int)judge->depth
    };

    memcpy(facts, all, sizeof facts);
}

/* The next event whose kind is in the set, or that asks for more or is the end.  The
 * rest of it is in the facts. */
int CALLED(desk_next)(desk *d, unsigned kinds)
{
    ecart_pgn_kind kind;

    do
        kind = ecart_pgn_judge_next(&d->judge, &d->event);
    while (kind != ECART_PGN_END && kind != ECART_PGN_MORE && !(kinds >> kind & 1));
    find_facts(&d->judge, &d->event);
    return kind;
}

double CALLED(event_offset)(desk *d) { return (double)d->event.token.place.offset; }
double CALLED(desk_games)(desk *d)   { return (double)d->judge.games; }
double CALLED(desk_moves)(desk *d)   { return (double)d->judge.moves; }

/* Writes the value of a tag without its escapes. */
size_t CALLED(event_value)(desk *d)
{
    return ecart_pgn_value(&d->event.token, said, sizeof said);
}

static int enter(const ecart_position *position)
{
    if (position != NULL)
        here = *position;
    return position != NULL;
}

/* Copies the position after the last move, or before it, to `here` if it is known. */
int CALLED(enter_after)(desk *d)
{
    return enter(ecart_pgn_judge_position(&d->judge));
}

int CALLED(enter_before)(desk *d)
{
    return enter(ecart_pgn_judge_before(&d->judge));
}

ecart_lesson_options lesson_options(const ecart_language *language, int how)
{
    return (ecart_lesson_options){ language, how & 15, how >> 4 & 15, how >> 8 & 15,
                                   how >> 12 & 1, how >> 13 & 1, NULL, NULL };
}

/* The lesson on the last answer, with moves to write in these letters. */
size_t CALLED(lesson)(const ecart_language *language, int how, const ecart_letters *letters)
{
    ecart_lesson_options chosen = lesson_options(language, how);

    chosen.letters = letters;
    return ecart_lesson_move(&chosen, &here, &asked.verdict, said, sizeof said);
}

/* The lesson on how `here` stands, as if it occurred for the first time. */
size_t CALLED(lesson_standing)(const ecart_language *language, int how)
{
    ecart_lesson_options chosen = lesson_options(language, how);
    ecart_game           alone;

    ecart_game_set(&alone, &here, NULL, 0);
    return ecart_lesson_standing(&chosen, &alone, said, sizeof said);
}
