/* SPDX-License-Identifier: MIT */
/* judgement.c -- the answer to a move or a bad request, as fields or as JSON */

#include "output/judgement.h"

#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include "output/fields.h"
#include "output/move_reader.h"
#include "words/program.h"

const char *outcome_name(enum outcome outcome)
{
    static const char *const names[OUTCOMES] = {
        [LEGAL]            = "legal",
        [PROMOTION_NEEDED] = "promotion-needed",
        [ILLEGAL]          = "illegal",
        [BAD_POSITION]     = "bad-position",
        [BAD_REQUEST]      = "bad-request"
    };

    return names[outcome];
}

enum outcome outcome_of(const ecart_verdict *verdict)
{
    return ecart_verdict_is_refusal(verdict) ? ILLEGAL
         : ecart_verdict_is_legal(verdict)   ? LEGAL : PROMOTION_NEEDED;
}

static void judge_verdict(struct judgement *judgement, const ecart_text *written,
                          const struct judge_options *judge)
{
    const ecart_verdict  *verdict  = &judgement->notation.verdict;
    const ecart_language *language = judge->language;

    judgement->outcome = outcome_of(verdict);
    judgement->reason  = ecart_reason_name(verdict->reason);
    judgement->count   = ecart_verdict_evidence(verdict, judgement->cells);
    ecart_explain_notation(language, judge->letters, judgement->before,
                           &judgement->notation, written,
                           judgement->text, sizeof judgement->text);
    if (!judge->unhinted)
        ecart_explain_notation_hint(language, judge->letters, judgement->before,
                                    &judgement->notation,
                                    judgement->hint, sizeof judgement->hint);
}

/* Says how the standard writes a move that was written in another way.  If the
 * move lacks its promotion, so that the standard cannot write it, says that. */
static void tell_standard(struct judgement *judgement, const ecart_verdict *verdict,
                          const ecart_language *language)
{
    char       *text = judgement->text;
    const size_t size = sizeof judgement->text;
    char        san[ECART_SAN_SIZE];
    ecart_slots slots = { .move.text = san };
    size_t      length;

    slots.move.length = ecart_san_write(judgement->before, verdict->move, san, sizeof san);
    if (slots.move.length != 0) {
        program_say(language, SAY_CHECK_STANDARD, &slots, text, size);
        return;
    }
    length = program_say(language, SAY_CHECK_NO_STANDARD, NULL, text, size);
    text[length++] = ' ';
    ecart_explain_in(language, judgement->before, verdict, text + length, size - length);
}

/* All but the text, which is long and is written for each answer. */
static void clear(struct judgement *judgement)
{
    memset(judgement, 0, offsetof(struct judgement, text));
    *judgement->hint = '\0';
}

void judge_notation(struct judgement *judgement, const ecart_position *position,
                    const ecart_notation *notation, const ecart_text *written,
                    const struct judge_options *judge)
{
    static const ecart_verdict unread = { .reason = ECART_BAD_NOTATION };
    ecart_verdict *verdict = &judgement->notation.verdict;

    clear(judgement);
    judgement->offset         = NO_PLACE;
    judgement->before         = position;
    judgement->notation       = *notation;
    judgement->language       = judge->language;
    judgement->tells_standing = judge->standing;
    judgement->unforgiven     = judge->strict && notation->forgiven;
    if (judgement->unforgiven)
        *verdict = unread;
    else if (verdict->reason == ECART_BAD_NOTATION || verdict->reason == ECART_IMPOSSIBLE_CELL)
        judgement->offset = notation->offset;
    judge_verdict(judgement, written, judge);
    if (judgement->unforgiven)
        tell_standard(judgement, &notation->verdict, judge->language);
}

void judge_move(struct judgement *judgement, const ecart_position *position,
                const char *move, size_t length, const struct judge_options *judge)
{
    ecart_notation notation = ecart_notation_read_with(position, judge->letters, move, length);

    judge_notation(judgement, position, &notation, &(ecart_text){ move, length }, judge);
    judge_letters(judgement, move, length, judge);
}

/* A move that fits the letters that it was read with, as nearly all do, needs no guess. */
void judge_letters(struct judgement *judgement, const char *move, size_t length,
                   const struct judge_options *judge)
{
    struct letters_guess guess;
    char                 hint[LETTERS_HINT_SIZE];

    if (judge->unhinted || judgement->outcome != ILLEGAL || judgement->unforgiven ||
        ecart_san_fits(judge->letters, move, length) ||
        (judge->own && ecart_san_fits(NULL, move, length)))
        return;
    if (!letters_guess_begin(&guess, judgement->before, move, length) &&
        judgement->notation.verdict.reason == ECART_BAD_NOTATION)
        letters_guess_loosely(&guess, 1);
    if (!letters_guess_end(&guess, judge->letters, judge->language, hint))
        return;
    strcpy(judgement->hint, hint);
    judgement->foreign = true;
}

/* Begins a judgement that is not about a move. */
static void begin(struct judgement *judgement, enum outcome outcome,
                  const char *reason, size_t offset)
{
    clear(judgement);
    judgement->outcome = outcome;
    judgement->reason  = reason;
    judgement->offset  = offset;
}

static void show(struct judgement *judgement, ecart_cells cells)
{
    FOR_EACH_CELL(c, cells)
        judgement->cells[judgement->count++] = c;
}

void judge_cells(struct judgement *judgement, const char *reason, ecart_cells cells,
                 const char *text)
{
    begin(judgement, ILLEGAL, reason, NO_PLACE);
    show(judgement, cells);
    snprintf(judgement->text, sizeof judgement->text, "%s", text);
}

void judge_faults(struct judgement *judgement, ecart_text fen, const ecart_setup *setup,
                  const ecart_faults *faults, const struct judge_options *judge)
{
    ecart_fault fault = ecart_faults_first(faults, judge->strict ? ECART_REPAIR : ECART_ERROR);

    begin(judgement, BAD_POSITION, ecart_fault_name(fault), field_place(faults, fault));
    show(judgement, faults->cells[fault]);
    ecart_explain_fen_fault(judge->language, fen.text, fen.length, setup, faults, fault,
                            judgement->text, sizeof judgement->text);
}

void judge_request(struct judgement *judgement, const char *reason, const char *what, size_t offset)
{
    begin(judgement, BAD_REQUEST, reason, offset);
    if (offset == NO_PLACE)
        snprintf(judgement->text, sizeof judgement->text, "%s.", what);
    else
        snprintf(judgement->text, sizeof judgement->text, "%s, at byte %zu.", what, offset);
}

/* Whether the move is told: if it is legal or lacks its promotion only. */
static bool tells_move(const struct judgement *judgement)
{
    return judgement->outcome == LEGAL || judgement->outcome == PROMOTION_NEEDED;
}

/* What a CECP engine says about a move that it refuses. */
static const char *cecp_text(const struct judgement *judgement, char text[ECART_EXPLAIN_SIZE])
{
    if (!judgement->before || judgement->outcome == LEGAL)
        return NULL;
    ecart_explain_short(judgement->before, &judgement->notation.verdict, text,
                        ECART_EXPLAIN_SIZE);
    return text;
}

static char *put_field(char *end, const char *field)
{
    size_t length = strlen(field);

    memcpy(end, field, length);
    end[length] = '\t';
    return end + length + 1;
}

void judgement_print_fields(const struct judgement *judgement)
{
    struct name move = { "-" };
    char cells[CELLS_SIZE];
    char line[2 * ECART_EXPLAIN_SIZE], *end = line;     /* half of it is for the short fields */

    if (tells_move(judgement))
        move = name_move(judgement->notation.verdict.move);
    end = put_field(end, outcome_name(judgement->outcome));
    end = put_field(end, judgement->reason);
    end = put_field(end, move.text);
    end = put_field(end, field_cells(judgement->cells, judgement->count, cells));
    end = put_field(end, judgement->text);
    end[-1] = '\n';
    fwrite(line, 1, (size_t)(end - line), stdout);
}

/* Prints what follows from a legal move: how it is written, the position that it leads to,
 * and perhaps how the game stands then.  after is NULL if the move is not legal. */
static void print_after(struct json *json, const struct judgement *judgement,
                        const ecart_position *after)
{
    char        san[ECART_SAN_SIZE], fen[ECART_FEN_SIZE];
    const char *standing = NULL;

    if (after) {
        ecart_san_write(judgement->before, judgement->notation.verdict.move, san, sizeof san);
        field_position(after, fen);
        standing = judgement->standing || !judgement->tells_standing ? judgement->standing
                 : ecart_standing_name(ecart_standing_first(ecart_position_standings(after)));
    }
    json_put_plain(json, "san", after ? san : NULL);
    json_put_plain(json, "fen", after ? fen : NULL);
    if (judgement->tells_standing)
        json_put_plain(json, "standing", standing);
}

static void print_also(struct json *json, ecart_reason_set also)
{
    json_open(json, "also", '[');
    for (int rank = 0; also != 0 && rank != ECART_REASONS; rank++) {
        ecart_reason reason = ecart_reason_at_rank(rank);

        if (ecart_reason_set_has(also, reason))
            json_put_plain(json, NULL, ecart_reason_name(reason));
        also &= ~ecart_reason_set_of(reason);
    }
    json_close(json, ']');
}

static void print_forgiven(struct json *json, const char *name, ecart_forgiven_set forgiven)
{
    json_open(json, name, '[');
    for (ecart_forgiven f = 0; forgiven != 0 && f != ECART_FORGIVEN; f++) {
        if (ecart_forgiven_set_has(forgiven, f))
            json_put_plain(json, NULL, ecart_forgiven_name(f));
    }
    json_close(json, ']');
}

/* What a position gives to the side to move, after a legal move. */
static ecart_gives gives_in(const ecart_position *after)
{
    if (after->checkers == 0)
        return ECART_GIVES_NOTHING;
    return ecart_has_legal_move(after) ? ECART_GIVES_CHECK : ECART_GIVES_MATE;
}

/* Prints the members about a move.  Those that do not apply are null or empty, so that a
 * program may rely on every name. */
static void print_move(struct json *json, const struct judgement *judgement)
{
    static const ecart_notation none = { .to = ECART_NO_CELL };
    const ecart_notation *notation = judgement->before ? &judgement->notation : &none;
    const ecart_verdict  *verdict  = &notation->verdict;
    bool unforgiven = judgement->before && judgement->unforgiven;
    bool legal      = judgement->outcome == LEGAL;
    char cecp[ECART_EXPLAIN_SIZE];
    ecart_position after;

    if (legal) {
        after = *judgement->before;
        ecart_position_play(&after, verdict->move);
    }
    json_put_pair(json, verdict->move.from, verdict->move.to, judgement->cells, judgement->count);
    print_also(json, verdict->also);
    field_put_nature(json, ecart_verdict_is_refusal(verdict) ? 0 : verdict->nature,
                     legal ? gives_in(&after) : ECART_GIVES_NOTHING);
    print_forgiven(json, "forgiven", unforgiven ? 0 : notation->forgiven);
    print_forgiven(json, "unforgiven", unforgiven ? notation->forgiven : 0);
    json_put_text(json, "hint", *judgement->hint ? judgement->hint : NULL);
    json_put_text(json, "cecp", cecp_text(judgement, cecp));
    print_after(json, judgement, legal ? &after : NULL);
    candidates_put(json, judgement->before, notation, judgement->language);
    circumstances_put(json, &judgement->past, judgement->language);
}

/* Prints the role of each cell, by which arrows can be drawn.  The cells of a fault of a
 * position have none. */
static void print_roles(struct json *json, const struct judgement *judgement)
{
    json_open(json, "roles", '[');
    for (int i = 0; i < judgement->count; i++) {
        ecart_role role = judgement->before
                        ? ecart_verdict_role(&judgement->notation.verdict, i) : ECART_ROLE_NONE;

        json_put_plain(json, NULL, ecart_role_name(role));
    }
    json_close(json, ']');
}

void judgement_print_members(struct json *json, const struct judgement *judgement)
{
    json_put_plain(json, "verdict", outcome_name(judgement->outcome));
    json_put_plain(json, "reason", judgement->reason);
    json_put_plain(json, "move", tells_move(judgement)
                                 ? name_move(judgement->notation.verdict.move).text : NULL);
    json_put_cells(json, "cells", judgement->cells, judgement->count);
    print_roles(json, judgement);
    json_put_text(json, "text", judgement->text);
    field_put_offset(json, judgement->offset);
    print_move(json, judgement);
}
