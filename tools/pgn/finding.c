/* SPDX-License-Identifier: MIT */
/* finding.c -- the findings about games: identifiers and weights, and which of
 * them are wanted */

#include "pgn/finding.h"

#include <stdio.h>
#include <string.h>

#include "cli/error.h"

static const char *const weights[WEIGHTS] = { "error", "warning", "note" };

static const char *const of_games[FINDINGS - FINDING_GAME] = {
    [WRONG_RESULT - FINDING_GAME]      = "wrong-result",
    [RESULT_DIFFERS - FINDING_GAME]    = "result-differs",
    [WRONG_NUMBER - FINDING_GAME]      = "wrong-number",
    [MISSING_TAG - FINDING_GAME]       = "missing-tag",
    [MATE_UNFINISHED - FINDING_GAME]   = "mate-unfinished",
    [PLAYED_PAST_END - FINDING_GAME]   = "played-past-end",
    [FLAG_FALL_RESULT - FINDING_GAME]  = "flag-fall-result",
    [SETUP_WITHOUT_FEN - FINDING_GAME] = "setup-without-fen",
    [DUPLICATE_TAG - FINDING_GAME]     = "duplicate-tag",
    [BAD_DATE - FINDING_GAME]          = "bad-date",
    [BAD_ELO - FINDING_GAME]           = "bad-elo",
    [BAD_ROUND - FINDING_GAME]         = "bad-round"
};

const char *finding_name(int finding)
{
    if (finding <= FINDING_REASON || finding >= FINDINGS)
        return NULL;
    if (finding < FINDING_FAULT)
        return ecart_reason_name((ecart_reason)(finding - FINDING_REASON));
    if (finding < FINDING_FORGIVEN)
        return ecart_pgn_fault_name((ecart_pgn_fault)(finding - FINDING_FAULT));
    if (finding < FINDING_GAME)
        return ecart_forgiven_name((ecart_forgiven)(finding - FINDING_FORGIVEN));
    return of_games[finding - FINDING_GAME];
}

/* A warning is for what the standard writes in another way, but a reader may
 * well understand. */
enum weight finding_weight(int finding)
{
    if (finding == MISSING_TAG)
        return WEIGHT_NOTE;
    if (finding > MISSING_TAG)
        return WEIGHT_WARNING;
    switch (finding) {
    case FINDING_REASON + ECART_AMBIGUOUS:
    case FINDING_FAULT + ECART_PGN_NULL_MOVE:
    case FINDING_FAULT + ECART_PGN_FEN_REPAIR:
    case FINDING_FAULT + ECART_PGN_STRAY_WORD:
    case FINDING_FAULT + ECART_PGN_RESULT_SPELLING:
    case FINDING_FAULT + ECART_PGN_LEGACY_TEXT:
    case FINDING_FAULT + ECART_PGN_BYTE_ORDER_MARK:
    case WRONG_NUMBER:
        return WEIGHT_WARNING;
    default:
        return finding >= FINDING_FORGIVEN && finding < FINDING_GAME
             ? WEIGHT_WARNING : WEIGHT_ERROR;
    }
}

const char *weight_name(enum weight weight)
{
    return weights[weight];
}

bool finding_is_once(int finding)
{
    switch (finding) {
    case FINDING_FAULT + ECART_PGN_WIDE_TEXT:
    case FINDING_FAULT + ECART_PGN_LEGACY_TEXT:
    case FINDING_FAULT + ECART_PGN_BYTE_ORDER_MARK:
        return true;
    default:
        return false;
    }
}

uint64_t finding_most(const struct wanted *wanted, int finding)
{
    enum { FEW = 20 };

    if (wanted->mend)
        return 0;
    if (finding_is_once(finding))
        return 1;
    return wanted->all || finding < FINDING_FAULT ? UINT64_MAX : FEW;
}

void wanted_default(struct wanted *wanted)
{
    wanted->all = false;
    for (int f = 0; f < FINDINGS; f++)
        wanted->told[f] = finding_weight(f) != WEIGHT_NOTE;
}

static bool is_word(const char *word, const char *text, size_t length)
{
    return word && strlen(word) == length && memcmp(word, text, length) == 0;
}

int finding_find(const char *name, size_t length)
{
    for (int f = 0; f < FINDINGS; f++) {
        if (is_word(finding_name(f), name, length))
            return f;
    }
    return -1;
}

/* Whether a word of the list names this finding. */
static bool means(const char *text, size_t length, int finding)
{
    const char *name   = finding_name(finding);
    const char *weight = weights[finding_weight(finding)];
    size_t      plural = strlen(weight);

    return name && (is_word("all", text, length) || is_word(name, text, length) ||
                    (length == plural + 1 && text[plural] == 's' &&
                     memcmp(text, weight, plural) == 0));
}

static bool refuse(const char *word, size_t length)
{
    const char *names[FINDINGS + 5] = { "errors", "warnings", "notes", "all" };
    char        text[sizeof(struct quoted)];
    int         count = 4;

    for (int f = 0; f < FINDINGS; f++) {
        if (finding_name(f))
            names[count++] = finding_name(f);
    }
    names[count] = NULL;
    snprintf(text, sizeof text, "%.*s", (int)length, word);
    error_unknown("finding", text, names, ": expected an identifier in ecart(1), errors, "
                                          "warnings, notes or all");
    return false;
}

bool wanted_turn(struct wanted *wanted, const char *list, bool on)
{
    do {
        size_t length = strcspn(list, ",");
        bool   known  = false;

        for (int f = 0; f < FINDINGS; f++) {
            if (means(list, length, f)) {
                wanted->told[f] = on;
                known = true;
            }
        }
        if (!known)
            return refuse(list, length);
        list += length + (list[length] == ',');
    } while (*list);
    return true;
}
