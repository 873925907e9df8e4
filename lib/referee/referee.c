/* SPDX-License-Identifier: MIT */
/* referee.c -- moves that are tried, what is refused, and what follows */

#include <ecart/referee.h>

#include <string.h>

#include <ecart/prospect.h>

#include "lesson/laws.h"
#include "words/speech.h"

void ecart_referee_start(ecart_referee *referee, ecart_record *records, size_t capacity,
                         ecart_try *tries, size_t try_capacity)
{
    memset(referee, 0, sizeof *referee);
    ecart_game_start(&referee->game, records, capacity);
    referee->tries    = tries;
    referee->capacity = tries != NULL ? try_capacity : 0;
}

/* Whether two texts ask for the same.  Those that are no move say nothing. */
static bool asks_the_same(const ecart_notation *a, const ecart_notation *b)
{
    return a->verdict.reason == b->verdict.reason && a->verdict.reason > ECART_IMPOSSIBLE_CELL &&
           ecart_move_equal(a->verdict.move, b->verdict.move) && a->kind == b->kind &&
           a->origin == b->origin && a->to == b->to && a->promotion == b->promotion;
}

/* The last try of the same in this position that is remembered. */
static void look_for_try(const ecart_referee *r, ecart_ruling *ruling)
{
    size_t kept = r->count < r->capacity ? r->count : r->capacity;

    for (size_t n = 0; n < kept; n++) {
        const ecart_try *other = &r->tries[n];

        if (other->ply != r->game.count + 1 ||
            !asks_the_same(&other->notation, &ruling->notation))
            continue;
        ruling->circumstances[ruling->count++] = (ecart_circumstance){
            .type = ECART_REFUSED_AGAIN, .number = r->game.position.number,
            .ply  = (uint32_t)other->ply
        };
        return;
    }
}

static bool is_reached(size_t limit, size_t strikes)
{
    return limit > 0 && strikes >= limit;
}

/* A limit of the caller's own is a loss; by the Laws it is a draw if the opponent cannot
 * mate. */
static void find_consequence(const ecart_referee *r, ecart_ruling *ruling)
{
    const ecart_referee_rules *rules = &r->rules;
    ecart_side opponent = ecart_side_other(r->game.position.side);

    if (is_reached(rules->move_limit, ruling->move_strikes) ||
        is_reached(rules->game_limit, ruling->game_strikes)) {
        ruling->consequence = ECART_CONSEQUENCE_LOSS;
    } else if (rules->by_laws && ruling->game_strikes == 1) {
        ruling->consequence = ECART_CONSEQUENCE_TIME;
        ruling->minutes     = ecart_laws_minutes(rules->edition, rules->tempo,
                                                  rules->supervised);
    } else if (rules->by_laws) {
        ruling->consequence = ecart_game_prospect(&r->game, opponent) == ECART_MATE_IMPOSSIBLE
                            ? ECART_CONSEQUENCE_DRAW : ECART_CONSEQUENCE_LOSS;
    }
}

static bool is_mark(char c)
{
    return c == '*' || c == '_' || c == '`' || c == '"' || c == ' ' || c == '\n';
}

/* A text stands for itself without marks that quote or stress all of it, as in **Nf3**. */
static ecart_notation read_text(const ecart_referee *r, const char *text, size_t length)
{
    ecart_notation notation;
    size_t         from = 0;

    while (from < length && is_mark(text[from]))
        from++;
    while (length > from && is_mark(text[length - 1]))
        length--;
    notation = ecart_notation_read_with(&r->game.position, r->letters, text + from, length - from);
    notation.offset += from;
    return notation;
}

/* Adds a refusal to those of the half-move and the side, and remembers it. */
static void note_refusal(ecart_referee *r, const ecart_notation *notation)
{
    size_t ply = r->game.count + 1;

    r->refused = r->ply == ply ? r->refused + 1 : 1;
    r->ply     = ply;
    r->strikes[r->game.position.side & 1]++;
    if (r->capacity > 0)
        r->tries[r->count % r->capacity] = (ecart_try){ ply, *notation };
    r->count++;
}

void ecart_referee_refuse(ecart_referee *referee, const char *text, size_t length)
{
    ecart_notation notation = read_text(referee, text, length);

    note_refusal(referee, &notation);
}

ecart_ruling ecart_referee_try(ecart_referee *referee, const char *text, size_t length)
{
    const ecart_game *game   = &referee->game;
    ecart_side        side   = game->position.side & 1;
    ecart_ruling      ruling = {
        .notation = read_text(referee, text, length), .before = game->position
    };
    bool legal = ecart_verdict_is_legal(&ruling.notation.verdict);

    if (!legal) {
        ruling.count = ecart_circumstances(game, &ruling.notation, ruling.circumstances);
        look_for_try(referee, &ruling);
        note_refusal(referee, &ruling.notation);
    }
    ruling.move_strikes = referee->ply == game->count + 1 ? referee->refused : 0;
    ruling.game_strikes = referee->strikes[side];
    if (legal)
        ruling.played = ecart_game_play(&referee->game, ruling.notation.verdict.move, NULL);
    else
        find_consequence(referee, &ruling);
    ruling.standing = ecart_standing_first(ecart_game_standings(game));
    return ruling;
}

/* Only an ambiguous text is answered with moves that may be played. */
size_t ecart_referee_explain(const ecart_referee *referee, const ecart_ruling *ruling,
                             const ecart_language *language, const ecart_text *written,
                             char *text, size_t size)
{
    speech s;

    if (!referee->no_spoilers || ruling->notation.verdict.reason != ECART_AMBIGUOUS)
        return ecart_explain_notation(language, referee->letters, &ruling->before,
                                      &ruling->notation, written, text, size);
    ecart_speech_begin(&s, language, NULL, text, size);
    s.kind = ruling->notation.kind < ECART_KINDS ? ruling->notation.kind : ECART_NO_KIND;
    ecart_speech_say(&s, SAY_CIRCUMSTANCE_WHICH);
    return ecart_speech_end(&s);
}

const char *ecart_consequence_name(ecart_consequence consequence)
{
    static const char *const consequence_names[] = { "none", "time", "loss", "draw" };

    return consequence < ECART_CONSEQUENCES ? consequence_names[consequence] : NULL;
}
