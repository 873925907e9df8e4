/* SPDX-License-Identifier: MIT */
/* rule.c -- explains the rule that decides, other broken rules, and what is
 * allowed */

#include "explain/explanation.h"

#include "cli/name.h"
#include "explain/phrase.h"
#include "explain/rules.h"

static bool is_the_first(const ecart_verdict *verdict)
{
    return ecart_verdict_is_refusal(verdict) && verdict->also != 0;
}

/* The cells that show that the rule is broken. */
static void tell_evidence(struct explanation *why)
{
    ecart_cell   cells[ECART_EVIDENCE_LIMIT];
    int          count = ecart_verdict_evidence(why->verdict, cells);
    struct words words;

    words_clear(&words);
    for (int i = 0; i < count; i++) {
        const ecart_board *board = &why->position->board;
        bool empty = ecart_board_piece(board, cells[i]) == ECART_NO_PIECE;

        words_add(&words, "%s%s%s", i ? ", " : "", empty ? "the empty cell " : "",
                  empty ? name_cell(cells[i]).text : name_piece(board, cells[i]).text);
    }
    if (count > 0)
        explain_line(why, "Evidence: %s.", words.text);
}

static void tell_also(struct explanation *why)
{
    const char *label = "Also broken";

    if (!is_the_first(why->verdict))
        return;
    for (int rank = 0; rank < ECART_REASONS; rank++) {
        ecart_reason r = ecart_reason_at_rank(rank);

        if (!ecart_reason_set_has(why->verdict->also, r))
            continue;
        if (label)
            explain_step(why, label, "%s: %s", ecart_reason_name(r), rule_of_reason(r));
        else
            explain_line(why, "%s: %s", ecart_reason_name(r), rule_of_reason(r));
        label = NULL;
    }
}

/* What the piece may do instead; without a piece, how many moves the side has. */
static void tell_instead(struct explanation *why)
{
    const ecart_position *position = why->position;
    char hint[ECART_EXPLAIN_SIZE];

    if (ecart_explain_hint(why->language, position, why->verdict, hint, sizeof hint) > 0)
        explain_step(why, "Instead", "%s", hint);
    else
        explain_step(why, "Instead", "Legal moves of %s: %zu.", side_title(position->side),
                     ecart_legal_count(position));
}

void explain_rule(struct explanation *why)
{
    const ecart_verdict *verdict = why->verdict;

    explain_step(why, "Rule", "%s", rule_of_reason(verdict->reason));
    tell_evidence(why);
    tell_also(why);
    if (ecart_verdict_is_refusal(verdict))
        tell_instead(why);
}
