/* SPDX-License-Identifier: MIT */
/* rule.c -- the rule that decides, the others, and what is allowed */

#include "explain/explanation.h"

#include "cli/fields.h"
#include "cli/name.h"

static bool is_the_first(const ecart_verdict *verdict)
{
    return ecart_verdict_is_refusal(verdict) && verdict->also != 0;
}

/* The cells by which one can see that the rule is broken. */
static void tell_evidence(struct lesson *lesson)
{
    ecart_cell   cells[ECART_EVIDENCE_LIMIT];
    int          count = ecart_verdict_evidence(lesson->verdict, cells);
    struct words words;

    words_clear(&words);
    for (int i = 0; i < count; i++) {
        const ecart_board *board = &lesson->position->board;
        bool empty = ecart_board_piece(board, cells[i]) == ECART_NO_PIECE;

        words_add(&words, "%s%s%s", i ? ", " : "", empty ? "the empty cell " : "",
                  empty ? name_cell(cells[i]).text : name_piece(board, cells[i]).text);
    }
    if (count > 0)
        lesson_line(lesson, "Evidence: %s.", words.text);
}

static void tell_also(struct lesson *lesson)
{
    const char *label = "Also broken";

    if (!is_the_first(lesson->verdict))
        return;
    for (int r = ECART_LEGAL + 1; r < ECART_REASONS; r++) {
        if (!ecart_reason_set_has(lesson->verdict->also, (ecart_reason)r))
            continue;
        if (label)
            lesson_step(lesson, label, "%s: %s", ecart_reason_name((ecart_reason)r),
                        laws_rule((ecart_reason)r));
        else
            lesson_line(lesson, "%s: %s", ecart_reason_name((ecart_reason)r),
                        laws_rule((ecart_reason)r));
        label = NULL;
    }
}

/* Where there is no piece to ask about, the side's moves are counted. */
static void tell_instead(struct lesson *lesson)
{
    const ecart_position *position = lesson->position;
    char hint[ECART_EXPLAIN_SIZE];

    if (ecart_explain_hint(lesson->language, position, lesson->verdict, hint, sizeof hint) > 0)
        lesson_step(lesson, "Instead", "%s", hint);
    else
        lesson_step(lesson, "Instead", "Legal moves of %s: %zu.", side_title(position->side),
                    ecart_legal_count(position));
}

static void tell_articles(struct lesson *lesson)
{
    const ecart_verdict *verdict = lesson->verdict;
    ecart_piece    piece = ecart_board_piece(&lesson->position->board, verdict->move.from);
    ecart_kind     kind  = ecart_piece_kind(piece);
    struct article articles[ARTICLES];
    int            count;

    if (ecart_verdict_is_legal(verdict))
        count = laws_of_nature(lesson->edition, verdict->nature, kind, articles);
    else
        count = laws_of_reason(lesson->edition, verdict->reason, kind, articles);
    lesson_articles(lesson, articles, count);
    if (lesson->position->chess960 && explain_is_castling(lesson))
        lesson_more_articles(lesson, articles, laws_of_chess960(lesson->edition, articles));
    if (ecart_verdict_is_refusal(verdict) && verdict->reason >= ECART_NOT_YOUR_PIECE)
        lesson_more_articles(lesson, articles, laws_of_completion(lesson->edition, articles));
}

void explain_rule(struct lesson *lesson)
{
    const ecart_verdict *verdict = lesson->verdict;

    lesson_step(lesson, "Rule", "%s", laws_rule(verdict->reason));
    tell_evidence(lesson);
    tell_also(lesson);
    if (ecart_verdict_is_refusal(verdict))
        tell_instead(lesson);
    if (lesson->level == LEVEL_ARBITER)
        tell_articles(lesson);
}
