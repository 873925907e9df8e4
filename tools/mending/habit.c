/* SPDX-License-Identifier: MIT */
/* habit.c -- how the writer of a line writes moves, which helps to choose a reading */

#include "mending/habit.h"

#include <string.h>

static bool has(const ecart_text *word, char sign)
{
    return memchr(word->text, sign, word->length) != NULL;
}

static bool has_check(const ecart_text *word)
{
    return has(word, '+') || has(word, '#');
}

/* Returns spurious if the word has a sign and the move has not, missing if it is the other way
 * round. */
static ecart_forgiven_set compare(bool word, bool move, ecart_forgiven spurious,
                                  ecart_forgiven missing)
{
    return word == move ? 0 : ecart_forgiven_set_of(word ? spurious : missing);
}

/* Compares the signs of a word with those of the move that it is taken for.  Nothing is sure
 * if a character is too many or missing, since it may be a sign, as in Ra24 for Ra2+, or have
 * become one, as in Nx6 for Nc6. */
static ecart_forgiven_set compare_signs(const ecart_text *word, const ecart_meaning *meaning)
{
    const ecart_text san = { meaning->san, strlen(meaning->san) };

    if (meaning->slip == ECART_SLIP_EXTRA || meaning->slip == ECART_SLIP_MISSING)
        return 0;
    return compare(has(word, 'x'), has(&san, 'x'), ECART_SPURIOUS_CAPTURE,
                   ECART_MISSING_CAPTURE) |
           compare(has_check(word), has_check(&san), ECART_SPURIOUS_CHECK, ECART_MISSING_CHECK);
}

ecart_forgiven_set habit_of(const struct witness *witness, const ecart_meaning *meaning)
{
    ecart_position     position = witness->start;
    ecart_forgiven_set forgiven = 0;

    for (size_t i = 0; i < witness->count; i++) {
        const ecart_text *word = &witness->words[i];
        ecart_notation    read;

        if (i == meaning->ply - 1u) {
            forgiven |= compare_signs(word, meaning);
            (void)ecart_position_play(&position, meaning->move);
            continue;
        }
        read = ecart_notation_read(&position, word->text, word->length);
        if (!ecart_verdict_is_legal(&read.verdict))
            break;
        forgiven |= read.forgiven;
        (void)ecart_position_play(&position, read.verdict.move);
    }
    return forgiven;
}

/* Three signs in a line show that its writer gives them.  An x counts only in moves of pieces:
 * some writers leave it out there, but not in a pawn's captures. */
ecart_forgiven_set habit_unlikely(const struct witness *witness)
{
    enum { A_FEW = 3 };
    ecart_forgiven_set unlikely = ecart_forgiven_set_of(ECART_SPURIOUS_CAPTURE) |
                                  ecart_forgiven_set_of(ECART_SPURIOUS_CHECK) |
                                  ecart_forgiven_set_of(ECART_OVERSPECIFIED);
    int captures = 0, checks = 0;

    for (size_t i = 0; i < witness->count; i++) {
        const ecart_text *word = &witness->words[i];

        captures += has(word, 'x') && word->text[0] >= 'A' && word->text[0] <= 'Z';
        checks   += has_check(word);
    }
    if (captures >= A_FEW)
        unlikely |= ecart_forgiven_set_of(ECART_MISSING_CAPTURE);
    if (checks >= A_FEW)
        unlikely |= ecart_forgiven_set_of(ECART_MISSING_CHECK);
    return unlikely;
}
