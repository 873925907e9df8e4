/* SPDX-License-Identifier: MIT */
/* finding.c -- the findings about games: identifiers and weights, and which of
 * them are wanted */

#include "findings/finding.h"

#include <stdio.h>
#include <string.h>

#include "system/error.h"

static const char *const weights[WEIGHTS] = { "error", "warning", "note" };

#define OF_TEXT(fault, sentence, severity, is_once) \
    [FINDING_FAULT + fault] = { NULL, WEIGHT_##severity, is_once },
#define OF_GAME(finding, name, severity) [finding] = { name, WEIGHT_##severity, false },

/* What is known of each here, and of one that is none; the others have names in the library. */
static const struct {
    const char *name;
    enum weight weight;
    bool        is_once;
} findings[FINDINGS + 1] = {
    [FINDING_REASON + ECART_AMBIGUOUS] = { NULL, WEIGHT_WARNING, false },
    TEXT_FINDINGS(OF_TEXT)
    GAME_FINDINGS(OF_GAME)
};

const char *finding_name(int finding)
{
    if (finding == FINDING_REASON)
        return NULL;
    if (finding < FINDING_FAULT)
        return ecart_reason_name((ecart_reason)finding);
    if (finding < FINDING_FORGIVEN)
        return ecart_pgn_fault_name((ecart_pgn_fault)(finding - FINDING_FAULT));
    if (finding < FINDING_GAME)
        return ecart_forgiven_name((ecart_forgiven)(finding - FINDING_FORGIVEN));
    return findings[finding].name;
}

/* A warning is for what the standard writes in another way, but a reader may well understand. */
enum weight finding_weight(int finding)
{
    return finding >= FINDING_FORGIVEN && finding < FINDING_GAME ? WEIGHT_WARNING
                                                                 : findings[finding].weight;
}

const char *weight_name(enum weight weight)
{
    return weights[weight];
}

bool finding_is_once(int finding)
{
    return finding == OPEN_RESULT_TAG || findings[finding].is_once;
}

uint64_t finding_most(const struct wanted *wanted, int finding)
{
    enum { FEW = 20 };

    if (wanted->mend || wanted->games)
        return 0;
    if (finding_is_once(finding))
        return 1;
    return wanted->all || finding < FINDING_FAULT ? UINT64_MAX : FEW;
}

void wanted_default(struct wanted *wanted)
{
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
