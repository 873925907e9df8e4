/* SPDX-License-Identifier: MIT */
/* obstacle_text.c -- why a side cannot mate, in words */

#include "words/speech.h"

#include <string.h>

/* Sentences that are written one after another. */
typedef struct telling {
    speech                s;
    const ecart_obstacle *obstacle;
    ecart_position        position;     /* after the forced moves */
} telling;

/* Begins a sentence. */
static speech *next_sentence(telling *t)
{
    if (t->s.out.length > 0)
        ecart_text_put(&t->s.out, ' ');
    t->s.start = t->s.out.length;
    return &t->s;
}

/* Says a sentence that may name some cells, and has a form for their number. */
static void tell_of_cells(telling *t, int which, ecart_cells cells)
{
    speech *s = next_sentence(t);

    ecart_speech_choose(s, cells);
    s->number = s->count;
    ecart_speech_say(s, which);
}

static void tell_material(telling *t)
{
    ecart_cells men = t->position.of_side[t->s.side] & ~t->position.of_kind[ECART_KING];

    tell_of_cells(t, men == 0 ? SAY_OBSTACLE_KING
                     : men & t->position.of_kind[ECART_KNIGHT] ? SAY_OBSTACLE_KNIGHT
                     : SAY_OBSTACLE_BISHOPS, men);
}

static void tell_closed(telling *t, bool bishops)
{
    const ecart_obstacle *o     = t->obstacle;
    bool                  pawns = (o->locked & ~t->position.of_kind[ECART_PAWN]) == 0;

    if (o->locked & ~o->spared)
        tell_of_cells(t, pawns ? SAY_OBSTACLE_PAWNS : SAY_OBSTACLE_PIECES,
                      o->locked & ~o->spared);
    if (o->spared != 0)
        tell_of_cells(t, SAY_OBSTACLE_SPARED, o->spared);
    tell_of_cells(t, o->checks != 0 ? SAY_OBSTACLE_CHECKS : SAY_OBSTACLE_NEVER, o->men);
    if (bishops)
        tell_of_cells(t, SAY_OBSTACLE_COLOUR, 0);
}

static bool ends_with(const ecart_obstacle *o, ecart_obstacle_kind kind)
{
    return (o->ends >> kind & 1) != 0;
}

/* "They end in stalemate or with mate by Black, or with too few pieces to mate." */
static void tell_ends(telling *t)
{
    const ecart_obstacle *o = t->obstacle;
    const bool has[] = { ends_with(o, ECART_OBSTACLE_OVER), ends_with(o, ECART_OBSTACLE_MATERIAL),
                         ends_with(o, ECART_OBSTACLE_WALL) ||
                         ends_with(o, ECART_OBSTACLE_BISHOPS) };
    int     left = has[0] + has[1] + has[2];
    speech *s    = next_sentence(t);

    ecart_speech_say(s, SAY_OBSTACLE_ENDS);
    for (int i = 0; i < 3; i++) {
        if (!has[i])
            continue;
        ecart_speech_say(s, SAY_OBSTACLE_ENDS_OVER + i);
        ecart_speech_join(s, --left, SAY_GRAMMAR_OR);
    }
    ecart_speech_say(s, SAY_GRAMMAR_FULL_STOP);
}

/* Writes the forced moves with their numbers, 34... Kxa7 35. Kc6, and plays them. */
static void write_forced_moves(telling *t, writer *w)
{
    const char          *code    = ecart_language_code(t->s.language);
    const ecart_letters *letters = ecart_letters_find(code, strlen(code));
    char                 san[4 * ECART_SAN_SIZE];

    for (int i = 0; i < t->obstacle->forced && i < ECART_OBSTACLE_FORCED_MOVES; i++) {
        ecart_position *p = &t->position;

        ecart_san_write_with(p, letters, t->obstacle->moves[i], san, sizeof san);
        if (i > 0)
            ecart_text_put(w, ' ');
        if (i == 0 || p->side == ECART_WHITE) {
            ecart_text_number(w, p->number);
            ecart_text_string(w, p->side == ECART_WHITE ? ". " : "... ");
        }
        ecart_text_string(w, san);
        (void)ecart_position_play(p, t->obstacle->moves[i]);
    }
}

static void tell_forced(telling *t)
{
    char    moves[ECART_OBSTACLE_FORCED_MOVES * (ECART_SAN_SIZE + 12)];
    writer  w = ecart_text_into(moves, sizeof moves);
    speech *s = next_sentence(t);

    write_forced_moves(t, &w);
    s->number  = t->obstacle->forced;
    s->written = (ecart_text){ moves, ecart_text_end(&w) };
    ecart_speech_say(s, SAY_OBSTACLE_FORCED);
}

static void tell_lines(telling *t)
{
    speech *s = next_sentence(t);

    s->number = t->obstacle->depth - t->obstacle->forced;
    ecart_speech_say(s, SAY_OBSTACLE_LINES);
    tell_ends(t);
}

/* Says why there is no mate from the position that the forced moves lead to. */
static void tell_why(telling *t)
{
    const ecart_obstacle *o = t->obstacle;

    if (o->kind == ECART_OBSTACLE_SEARCHED)
        tell_of_cells(t, SAY_OBSTACLE_SEARCHED, 0);
    else if (o->depth > o->forced)
        tell_lines(t);
    else if (ends_with(o, ECART_OBSTACLE_OVER))
        tell_of_cells(t, SAY_OBSTACLE_OVER, 0);
    else if (ends_with(o, ECART_OBSTACLE_MATERIAL))
        tell_material(t);
    else
        tell_closed(t, ends_with(o, ECART_OBSTACLE_BISHOPS));
}

size_t ecart_explain_obstacle(const ecart_language *language, const ecart_position *position,
                              ecart_side side, const ecart_obstacle *obstacle,
                              char *text, size_t size)
{
    telling t = { .obstacle = obstacle, .position = *position };

    ecart_speech_begin(&t.s, language, &t.position.board, text, size);
    t.s.side = side & 1;
    if (ecart_obstacle_name(obstacle->kind) != NULL) {
        if (obstacle->forced > 0)
            tell_forced(&t);
        tell_why(&t);
    }
    return ecart_speech_end(&t.s);
}
