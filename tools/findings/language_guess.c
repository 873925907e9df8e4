/* SPDX-License-Identifier: MIT */
/* language_guess.c -- guesses in which language a game is written */

#include "findings/language_guess.h"

/* Reads on in a copy of the reader, to the end of the game or of its piece of text.
 * Variations count too: they have the same writer as the game. */
static void add_rest(struct letters_guess *guess, ecart_pgn_reader reader)
{
    enum { ENOUGH = 200 };
    ecart_pgn_token token;

    for (int words = 0; words < ENOUGH;) {
        ecart_pgn_kind kind = ecart_pgn_next(&reader, &token);

        if (kind == ECART_PGN_END || kind == ECART_PGN_MORE || kind == ECART_PGN_TAG ||
            (kind == ECART_PGN_RESULT && !reader.in_moves))
            return;
        if (kind != ECART_PGN_MOVE)
            continue;
        letters_guess_add(guess, token.text, token.length);
        words++;
    }
}

/* With a C for the knight, a pawn's move may have been read before by chance, Cc6 as
 * c6.  So the refused move may be illegal in any language; then the rest of the game
 * must speak more plainly. */
bool language_guess(const ecart_language *language, ecart_pgn_judge *judge,
                    const ecart_pgn_token *refused, char hint[LETTERS_HINT_SIZE])
{
    enum { PLAINLY = 4 };
    const ecart_position *before = ecart_pgn_judge_before(judge);
    struct letters_guess  guess;

    if (!before)
        return false;
    if (!letters_guess_begin(&guess, before, refused->text, refused->length))
        letters_guess_loosely(&guess, PLAINLY);
    add_rest(&guess, judge->reader);
    return letters_guess_end(&guess, judge->letters, language, hint);
}
