/* SPDX-License-Identifier: MIT */
/* san_play.c -- a move's text, understood and played */

#include "rules/legal_rules.h"
#include "notation/san.h"
#include "notation/san_plain.h"

/* Whatever else it is: read by the general reader. */
static ecart_notation play_any(ecart_position *position, const char *text, size_t length)
{
    ecart_notation answer = ecart_san_read(position, text, length);

    if (ecart_verdict_is_legal(&answer.verdict))
        ecart_play_legal(position, answer.verdict.move);
    return answer;
}

ecart_notation ecart_san_play(ecart_position *position, const char *text, size_t length)
{
    ecart_notation answer = { .offset = 0 };
    uint64_t       word = 0;
    plain          found;

    for (size_t i = 0; i < length && i < SAN_PLAIN_LIMIT; i++)
        word |= (uint64_t)(unsigned char)text[i] << 8 * i;
    if (length >= SAN_PLAIN_LIMIT || !ecart_san_plain(position, word, (unsigned)length, &found))
        return play_any(position, text, length);

    found.move      = ecart_move_canonical(position, found.move);
    answer.verdict  = ecart_move_check(position, found.move);
    answer.forgiven = san_forgiven_check(found.sign, answer.verdict.nature);
    ecart_play_legal(position, found.move);
    return answer;
}
