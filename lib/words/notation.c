/* SPDX-License-Identifier: MIT */
/* notation.c -- texts that do not name one move, in words */

#include "words/hint.h"

/* A text that was read, and what it is said with. */
typedef struct reading {
    const ecart_position *position;
    const ecart_notation *notation;
    const ecart_text     *written;      /* may be NULL */
} reading;

/* Where the two characters begin that should be a cell.  The offset at which the text goes wrong
 * is that of one of them, and the second is a digit. */
static size_t start_of_cell(const ecart_text *written, size_t at)
{
    const char *text = written->text;

    return at - (at > 0 && at < written->length && is_digit(text[at]) &&
                 (at % 2 != 0 || !is_digit(text[at - 1])));
}

/* After the letter of a piece, a digit alone is not a cell. */
static bool say_wrong_cell(speech *s, const reading *r)
{
    if (r->written == NULL || r->written->length < 2)
        return false;

    size_t at = start_of_cell(r->written, r->notation->offset);
    if (at > r->written->length - 2)
        return false;

    const char *cell = r->written->text + at;
    s->written = (ecart_text){ cell, 2 };
    s->from    = (ecart_cell)(10 * (cell[0] - '0') + cell[1] - '0');
    if (!is_digit(cell[1]) || (!is_digit(cell[0]) && !is_small(cell[0])))
        return false;
    ecart_speech_say(s, is_digit(cell[0]) ? SAY_REASON_IMPOSSIBLE_NUMBER
                                           : SAY_REASON_IMPOSSIBLE_SQUARE);
    return true;
}

/* "This could be Nbd2 or Nfd2", with all the moves of these pieces; or O-O or O-O-O. */
static bool say_ambiguous(speech *s, const reading *r)
{
    char   san[ECART_EVIDENCE_LIMIT][ECART_SAN_SIZE] = { "O-O", "O-O-O" };
    size_t count = r->notation->to == ECART_NO_CELL ? 2 : 0;

    while (count < (size_t)s->count) {
        ecart_move move = ecart_move_make(s->cells[count], r->notation->to,
                                          r->notation->promotion);

        if (!ecart_hint_move(r->position, move, san[count++]))
            return false;
    }
    s->moves = (move_list){ san[0], count, sizeof san[0] };
    ecart_speech_say(s, SAY_REASON_AMBIGUOUS_MOVES);
    return true;
}

/* The sentence on what is missing: a piece of the named kind, or one on the named file, rank
 * or square. */
static int sentence_of_missing(speech *s, const reading *r)
{
    const ecart_position *p = r->position;
    int file = r->notation->origin / 10, rank = r->notation->origin % 10;

    if ((p->of_side[s->side] & p->of_kind[s->kind]) == 0)
        return SAY_REASON_NO_KIND;
    s->from   = r->notation->origin;
    s->number = rank;
    if (file > 0)
        return rank > 0 ? SAY_REASON_NO_KIND_ON_SQUARE : SAY_REASON_NO_KIND_ON_FILE;
    return rank > 0 ? SAY_REASON_NO_KIND_ON_RANK : SAY_REASON_NO_SUCH_PIECE;
}

static bool say_notation(speech *s, const reading *r)
{
    switch (r->notation->verdict.reason) {
    case ECART_IMPOSSIBLE_CELL:
        return say_wrong_cell(s, r);
    case ECART_AMBIGUOUS:
        return say_ambiguous(s, r);
    case ECART_NO_SUCH_PIECE:
        if (s->kind != ECART_NO_KIND)
            ecart_speech_say(s, sentence_of_missing(s, r));
        return s->kind != ECART_NO_KIND;
    default:
        return false;
    }
}

size_t ecart_explain_notation(const ecart_language *language, const ecart_letters *letters,
                              const ecart_position *position, const ecart_notation *notation,
                              const ecart_text *written, char *text, size_t size)
{
    const reading r = { position, notation, written };
    speech s;

    if (notation->verdict.reason == ECART_LEGAL)
        return ecart_explain_in(language, position, &notation->verdict, text, size);
    ecart_speech_begin(&s, language, &position->board, text, size);
    ecart_speech_about(&s, position, &notation->verdict);
    s.letters = letters;
    s.kind    = notation->kind < ECART_KINDS ? notation->kind : ECART_NO_KIND;
    ecart_speech_turn(&s, &notation->verdict);
    if (say_notation(&s, &r))
        return ecart_speech_end(&s);
    return ecart_explain_in(language, position, &notation->verdict, text, size);
}
