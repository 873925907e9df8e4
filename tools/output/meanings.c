/* SPDX-License-Identifier: MIT */
/* meanings.c -- what may have been meant by a refused move, and what happened in the game that
 * explains it, as text or JSON */

#include "output/meanings.h"

#include <string.h>

#include "output/fields.h"
#include "output/move_reader.h"
#include "system/page.h"

enum { FARTHEST_SAID = 2 };

static void put_candidate(struct json *json, const ecart_position *position, ecart_move move,
                          const ecart_language *language)
{
    char          text[ECART_EXPLAIN_SIZE];
    ecart_verdict verdict = ecart_move_check(position, move);

    ecart_explain_in(language, position, &verdict, text, sizeof text);
    json_open(json, NULL, '{');
    json_put_text(json, "move", name_move(move).text);
    json_put_text(json, "reason", ecart_reason_name(verdict.reason));
    json_put_text(json, "text", text);
    json_close(json, '}');
}

void candidates_put(struct json *json, const ecart_position *position,
                    const ecart_notation *notation, const ecart_language *language)
{
    ecart_cells all = notation->to == ECART_NO_CELL ? 0 : notation->verdict.candidates;

    json_open(json, "candidates", '[');
    FOR_EACH_CELL(c, all)
        put_candidate(json, position, ecart_move_make(c, notation->to, notation->promotion),
                      language);
    json_close(json, ']');
}

struct circumstances circumstances_of(const ecart_game *game, const ecart_notation *notation)
{
    struct circumstances all = { .known = game->count > 0 };

    all.count = ecart_circumstances(game, notation, all.told);
    return all;
}

bool circumstances_explain(const struct circumstances *all)
{
    return all->known && all->count > 0 && all->told->type <= ECART_WAS_PLAYED;
}

/* The sentence on the refusal says whose turn it is. */
bool circumstances_say(const struct circumstances *all, const ecart_language *language,
                       char text[ECART_EXPLAIN_SIZE])
{
    const ecart_circumstance *first = all->told;

    if (!all->known || all->count == 0)
        return false;
    if (first->type == ECART_OTHER_TURN && all->count > 1)
        first++;
    return first->type != ECART_OTHER_TURN &&
           ecart_explain_circumstance(language, first, text, ECART_EXPLAIN_SIZE) > 0;
}

static void put_circumstance(struct json *json, const ecart_circumstance *told,
                             const ecart_language *language)
{
    const bool played = told->type == ECART_WAS_PLAYED;
    char       text[ECART_EXPLAIN_SIZE];

    ecart_explain_circumstance(language, told, text, sizeof text);
    json_open(json, NULL, '{');
    json_put_plain(json, "name", ecart_circumstance_name(told->type));
    json_put_number(json, "ply", told->ply);
    json_put_cells(json, "cells", played ? &told->from : &told->cell,
                   played ? 2 : told->cell != ECART_NO_CELL);
    json_put_text(json, "text", text);
    json_close(json, '}');
}

void circumstances_put(struct json *json, const struct circumstances *all,
                       const ecart_language *language)
{
    if (!all->known)
        return;
    json_open(json, "circumstances", '[');
    for (size_t i = 0; i < all->count; i++)
        put_circumstance(json, &all->told[i], language);
    json_close(json, ']');
}

/* Whether to ask if this was meant.  If a promotion is missing, the text is ambiguous, or it
 * names the cell of the piece, the lines printed before say what may be played.  A meaning far
 * from the text is asked about only if moves after it can be played. */
static bool is_said(const struct guesses *guesses, const ecart_meaning *meaning)
{
    const ecart_verdict *verdict = guesses->verdict;
    bool hand = meaning->slip == ECART_SLIP_PIECE || meaning->slip == ECART_SLIP_CELL;

    if (meaning->ply != guesses->at + 1 || !ecart_verdict_is_refusal(verdict) ||
        verdict->reason == ECART_AMBIGUOUS)
        return false;
    if (guesses->by_cells)
        return meaning->cost == 1 && !hand;
    return meaning->cost <= FARTHEST_SAID || meaning->plies > 0;
}

/* Whether a meaning is as good as the first one that is asked about.  None is, if the first one
 * only leaves a character of the text out. */
static bool is_as_near(const ecart_meaning *meaning, const ecart_meaning *first)
{
    return first->slip != ECART_SLIP_EXTRA && meaning->cost == first->cost &&
           meaning->plies == first->plies;
}

/* Finds the meanings to ask about: the nearest to the text, and those that are as near and
 * after which as many moves can be played; no more than fit into a sentence. */
static size_t select_said(const struct guesses *guesses, ecart_meaning said[MEANINGS_SAID])
{
    size_t number = 0;

    for (size_t i = 0; i < guesses->found && number < MEANINGS_SAID; i++) {
        const ecart_meaning *meaning = &guesses->meanings[i];

        if (is_said(guesses, meaning) && (number == 0 || is_as_near(meaning, said)))
            said[number++] = *meaning;
    }
    return number;
}

/* Whether the best guess changes an earlier move, and lets moves after the refused one be
 * played. */
static bool is_suspect(const struct guesses *guesses)
{
    const ecart_meaning *first = guesses->meanings;

    return guesses->found > 0 && first->ply <= guesses->at &&
           first->ply + first->plies > guesses->at + 1;
}

void guesses_find(struct guesses *guesses, const ecart_verdict *verdict, const ecart_meaning *known)
{
    const ecart_text *text = &guesses->texts[guesses->at];
    ecart_move        move;
    size_t            offset;

    guesses->verdict  = verdict;
    guesses->by_cells = ecart_uci_read(text->text, text->length, &move, &offset) == ECART_LEGAL;
    guesses->found    = known != NULL;
    if (known) {
        guesses->meanings[0]     = *known;
        guesses->meanings[0].ply = (uint16_t)(guesses->at + 1);
    } else {
        ecart_line line = { &guesses->start, guesses->letters, guesses->texts, guesses->count, 0 };

        if (ecart_line_played(&line) < guesses->at)     /* English is read too */
            line.letters = NULL;
        guesses->found = ecart_meant_in_line(&line, guesses->meanings, MEANINGS_KEPT);
        if (guesses->found > MEANINGS_KEPT)
            guesses->found = MEANINGS_KEPT;
    }
}

void guesses_forget(struct guesses *guesses)
{
    size_t kept = 0;

    for (size_t i = 0; i < guesses->found; i++) {
        if (guesses->meanings[i].ply <= guesses->at)
            guesses->meanings[kept++] = guesses->meanings[i];
    }
    guesses->found = kept;
}

/* Writes a meaning with the letters of the reader. */
static void spell(ecart_meaning *meaning, const ecart_letters *letters)
{
    char text[ECART_SAN_SIZE];

    (void)letters_copy(letters, meaning->san, text);
    memcpy(meaning->san, text, sizeof text);
}

void guesses_print(const struct guesses *guesses, const ecart_language *language)
{
    ecart_meaning first = guesses->meanings[0], said[MEANINGS_SAID] = { { .ply = 0 } };
    size_t        number = select_said(guesses, said);
    char          text[ECART_EXPLAIN_SIZE];

    for (size_t i = 0; i < number; i++)
        spell(&said[i], guesses->letters);
    spell(&first, guesses->letters);
    if (ecart_explain_meant(language, said, number, text, sizeof text) > 0)
        page_put("%s", text);
    if (is_suspect(guesses)) {
        ecart_explain_suspect(language, &guesses->start, &first,
                              &guesses->texts[first.ply - 1], text, sizeof text);
        page_put("%s", text);
    }
}

void meanings_put(struct json *json, const ecart_meaning *meanings, size_t count, bool in_line)
{
    json_open(json, "meant", '[');
    for (size_t i = 0; i < count && i < MEANINGS_PUT; i++) {
        json_open(json, NULL, '{');
        json_put_text(json, "move", name_move(meanings[i].move).text);
        json_put_text(json, "san", meanings[i].san);
        json_put_number(json, "cost", meanings[i].cost);
        json_put_text(json, "slip", ecart_slip_name(meanings[i].slip));
        if (in_line)
            json_put_number(json, "ply", meanings[i].ply);
        json_close(json, '}');
    }
    json_close(json, ']');
}
