/* SPDX-License-Identifier: MIT */
/* plain.c -- functions for every day, without structures that are passed as values */

#include <ecart/plain.h>

/* A number that does not fit into a byte becomes 255, which is neither a cell nor a
 * kind; cut to a byte, it might be one. */
static uint8_t byte_of(int number)
{
    return number >= 0 && number < UINT8_MAX ? (uint8_t)number : UINT8_MAX;
}

static ecart_move move_of(int from, int to, int promotion)
{
    return ecart_move_make(byte_of(from), byte_of(to), byte_of(promotion));
}

static int give_verdict(ecart_verdict answer, ecart_verdict *verdict)
{
    if (verdict != NULL)
        *verdict = answer;
    return answer.reason;
}

int ecart_plain_move_check(const ecart_position *position, int from, int to, int promotion,
                           ecart_verdict *verdict)
{
    return give_verdict(ecart_move_check(position, move_of(from, to, promotion)), verdict);
}

int ecart_plain_position_play(ecart_position *position, int from, int to, int promotion,
                              ecart_verdict *verdict)
{
    return give_verdict(ecart_position_play(position, move_of(from, to, promotion)), verdict);
}

int ecart_plain_game_play(ecart_game *game, int from, int to, int promotion, ecart_verdict *verdict)
{
    return ecart_game_play(game, move_of(from, to, promotion), verdict);
}

int ecart_plain_notation_read(const ecart_position *position, const ecart_letters *letters,
                              const char *text, size_t length, ecart_notation *notation)
{
    ecart_notation answer = ecart_notation_read_with(position, letters, text, length);

    if (notation != NULL)
        *notation = answer;
    return answer.verdict.reason;
}

int ecart_plain_premove_check(const ecart_position *position, int from, int to, int promotion,
                              ecart_premove *premove)
{
    ecart_premove answer = ecart_premove_check(position, move_of(from, to, promotion));

    if (premove != NULL)
        *premove = answer;
    return answer.possible;
}

int ecart_plain_move_between(const ecart_position *position, const ecart_board *seen,
                             int sight, ecart_sighting *sighting)
{
    ecart_sighting answer = ecart_move_between(position, seen, byte_of(sight));

    if (sighting != NULL)
        *sighting = answer;
    return answer.kind;
}
