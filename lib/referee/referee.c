/* SPDX-License-Identifier: MIT */
/* referee.c -- moves that are tried, what is refused, and what follows */

#include <ecart/referee.h>

#include <string.h>

#include "lesson/laws.h"
#include "notation/san_meaning.h"
#include "referee/named_move.h"

void ecart_referee_start(ecart_referee *referee, ecart_record *records, size_t capacity,
                         ecart_try *tries, size_t try_capacity)
{
    memset(referee, 0, sizeof *referee);
    ecart_game_start(&referee->game, records, capacity);
    referee->tries    = tries;
    referee->capacity = tries != NULL ? try_capacity : 0;
}

/* The last try of the same in this position that is remembered.  Texts that are no move say
 * nothing. */
static void look_for_try(const ecart_referee *r, ecart_ruling *ruling)
{
    size_t kept = r->count < r->capacity ? r->count : r->capacity;

    for (size_t n = 0; n < kept; n++) {
        const ecart_try *other = &r->tries[n];

        if (other->ply != r->game.count + 1 ||
            ruling->notation.verdict.reason <= ECART_IMPOSSIBLE_CELL ||
            !is_same_notation(&other->notation, &ruling->notation))
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

/* Reads the move that a text names.  A text that names none, or two, is refused as bad
 * notation; the offset says where it goes wrong. */
static named_moves read_text(const ecart_referee *r, const char *text, size_t length)
{
    named_moves     named = ecart_named_moves(&r->game.position, r->letters, text, length);
    ecart_notation *first = &named.moves[0].notation;

    if (named.count != 1 && first->verdict.reason != ECART_BAD_NOTATION)
        *first = (ecart_notation){ .verdict = san_refused(ECART_BAD_NOTATION, 0) };
    first->offset += named.moves[0].at;
    return named;
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
    named_moves named = read_text(referee, text, length);

    note_refusal(referee, &named.moves[0].notation);
}

ecart_ruling ecart_referee_try(ecart_referee *referee, const char *text, size_t length)
{
    const ecart_game *game   = &referee->game;
    ecart_side        side   = game->position.side & 1;
    named_moves       named  = read_text(referee, text, length);
    ecart_ruling      ruling = {
        .notation = named.moves[0].notation, .before = game->position, .named = named.count,
        .at       = { named.moves[0].at, named.moves[1].at },
        .length   = { named.moves[0].length, named.moves[1].length }
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

static ecart_text named_part(const ecart_ruling *ruling, const ecart_text *written, int n)
{
    return (ecart_text){ written->text + ruling->at[n], ruling->length[n] };
}

/* Says that a text names two moves, or without spoilers that a piece has to be named. */
static size_t explain_doubt(const ecart_ruling *ruling, const ecart_language *language,
                            const ecart_text *written, char *text, size_t size)
{
    bool   doubled = written != NULL && ruling->named > 1;
    speech s;

    ecart_speech_begin(&s, language, NULL, text, size);
    s.kind = ruling->notation.kind < ECART_KINDS ? ruling->notation.kind : ECART_NO_KIND;
    if (doubled) {
        s.move    = named_part(ruling, written, 0);
        s.written = named_part(ruling, written, 1);
    }
    ecart_speech_say(&s, doubled ? SAY_CIRCUMSTANCE_TWO : SAY_CIRCUMSTANCE_WHICH);
    return ecart_speech_end(&s);
}

/* Only an ambiguous text is answered with moves that may be played. */
size_t ecart_referee_explain(const ecart_referee *referee, const ecart_ruling *ruling,
                             const ecart_language *language, const ecart_text *written,
                             char *text, size_t size)
{
    ecart_notation notation = ruling->notation;
    ecart_text     part;

    if ((written != NULL && ruling->named > 1) ||
        (referee->no_spoilers && notation.verdict.reason == ECART_AMBIGUOUS))
        return explain_doubt(ruling, language, written, text, size);
    notation.offset -= ruling->at[0];
    if (written != NULL) {
        part    = named_part(ruling, written, 0);
        written = &part;
    }
    return ecart_explain_notation(language, referee->letters, &ruling->before, &notation, written,
                                  text, size);
}
