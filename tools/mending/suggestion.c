/* SPDX-License-Identifier: MIT */
/* suggestion.c -- what was meant where a move is refused, in words or as JSON */

#include "mending/witness.h"

#include <stdio.h>
#include <string.h>

#include "output/move_reader.h"
#include "words/program.h"

enum { SHOWN = 24, MOVE_SIZE = SHOWN + sizeof "4294967295... " };

/* Writes a move with the number of a word of the line, "12... Nf6". */
static void write_move(const struct witness *witness, size_t index, ecart_text move,
                       char text[MOVE_SIZE])
{
    size_t plies = index + (witness->start.side == ECART_BLACK);

    snprintf(text, MOVE_SIZE, "%u%s %.*s", (unsigned)(witness->start.number + plies / 2),
             plies % 2 == 0 ? "." : "...", move.length < SHOWN ? (int)move.length : SHOWN,
             move.text);
}

/* Adds how many of the count plies that follow can be played after what was meant; nothing if
 * none can.  If the end of the line is not known, only the number is told. */
static void say_plies(const ecart_language *language, size_t plies, size_t count, bool whole,
                      char *text, size_t size)
{
    int         which = !whole ? SAY_FINDING_MEANT_MORE
                      : plies < count ? SAY_FINDING_MEANT_SOME : SAY_FINDING_MEANT_ALL;
    char        all[sizeof "18446744073709551615"];
    ecart_slots slots = { .number = (int)plies };

    snprintf(all, sizeof all, "%zu", count);
    slots.written = program_text(all);
    if (plies > 0)
        program_add(language, which, &slots, text, size);
}

static void write_here(const ecart_language *language, const struct witness *witness,
                       const ecart_meaning *best, char *text, size_t size)
{
    size_t length = strlen(text);

    text[length++] = ' ';
    ecart_explain_meant(language, best, 1, text + length, size - length);
    say_plies(language, best->plies, witness->count - best->ply, witness->whole, text, size);
}

/* Suggests another move for an earlier word: a slip that was a legal move by chance. */
static void write_before(const ecart_language *language, const struct witness *witness,
                         const ecart_meaning *best, char *text, size_t size)
{
    size_t index = best->ply - 1u, reached = best->ply + (size_t)best->plies;
    char   meant[MOVE_SIZE], wrote[MOVE_SIZE];

    write_move(witness, index, program_text(best->san), meant);
    write_move(witness, index, witness->words[index], wrote);
    program_add(language, SAY_FINDING_SUSPECT,
                &(ecart_slots){ .written = program_text(wrote), .move = program_text(meant) },
                text, size);
    if (witness->whole && reached == witness->count)
        program_add(language, SAY_FINDING_MEANT_REST, NULL, text, size);
    else
        say_plies(language, reached - witness->refused, 0, false, text, size);
}

/* Says what may have happened instead.  Of two slips nothing is said: they are too many to
 * choose from. */
static void write_mishap(const ecart_language *language, const struct witness *witness,
                         char *text, size_t size)
{
    static const int sentences[ECART_MISHAPS] = {
        [ECART_MISHAP_DOUBLED]   = SAY_FINDING_DOUBLED,
        [ECART_MISHAP_EXCHANGED] = SAY_FINDING_EXCHANGED,
        [ECART_MISHAP_LEFT_OUT]  = SAY_FINDING_LEFT_OUT,
    };
    const ecart_mishap *mishap = &witness->mishap;
    size_t index = mishap->ply - 1u, other = mishap->other ? mishap->other - 1u : index;
    char                wrote[MOVE_SIZE], second[MOVE_SIZE];

    if (sentences[mishap->kind] == 0)
        return;
    write_move(witness, index, witness->words[index], wrote);
    write_move(witness, other, witness->words[other], second);
    program_add(language, sentences[mishap->kind],
                &(ecart_slots){ .written = program_text(wrote), .move = program_text(second),
                                .number = mishap->count }, text, size);
}

void suggestion_write(const ecart_language *language, const struct witness *witness,
                      char *text, size_t size)
{
    ecart_meaning best = witness->meanings[0];

    if (witness->meant > 0) {
        (void)letters_copy(witness->letters, witness->meanings[0].san, best.san);
        if (best.ply - 1u == witness->refused)
            write_here(language, witness, &best, text, size);
        else
            write_before(language, witness, &best, text, size);
    }
    write_mishap(language, witness, text, size);
}

/* Counts from the beginning of the game; 0 stands for no text. */
static long long mishap_ply(const struct witness *witness, uint16_t ply)
{
    return ply > 0 ? (long long)(witness->plies + ply) : 0;
}

void suggestion_put(const struct witness *witness, struct json *json)
{
    enum { TOLD = 5 };

    json_open(json, "meant", '[');
    for (size_t i = 0; i < witness->meant && i < TOLD; i++) {
        const ecart_meaning *meaning = &witness->meanings[i];

        json_open(json, NULL, '{');
        json_put_text(json, "san", meaning->san);
        json_put_number(json, "ply", (long long)(witness->plies + meaning->ply));
        json_put_number(json, "plies", meaning->plies);
        json_put_text(json, "slip", ecart_slip_name(meaning->slip));
        json_put_number(json, "cost", meaning->cost);
        json_close(json, '}');
    }
    json_close(json, ']');
    json_open(json, "mishap", '{');
    json_put_plain(json, "kind", ecart_mishap_name(witness->mishap.kind));
    json_put_number(json, "ply", mishap_ply(witness, witness->mishap.ply));
    json_put_number(json, "other", mishap_ply(witness, witness->mishap.other));
    json_put_number(json, "count", witness->mishap.count);
    json_close(json, '}');
}
