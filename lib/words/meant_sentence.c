/* SPDX-License-Identifier: MIT */
/* meant_sentence.c -- what may have been meant, what happened in a game, and what to put back on
 * a board, in words */

#include "board/placement.h"
#include "words/speech.h"

size_t ecart_explain_meant(const ecart_language *language, const ecart_meaning *meanings,
                           size_t count, char *text, size_t size)
{
    speech s;

    ecart_speech_begin(&s, language, NULL, text, size);
    if (count > 0) {
        s.moves = (move_list){ meanings->san, count, sizeof *meanings };
        ecart_speech_say(&s, SAY_MEANT_MOVES);
    }
    return ecart_speech_end(&s);
}

/* Writes "3. Nf3" or "3... Nf6" of a line that begins with a position. */
static size_t write_move(const ecart_position *start, const ecart_meaning *meaning,
                         char *text, size_t size)
{
    writer   t    = ecart_text_into(text, size);
    unsigned half = meaning->ply - 1u + (start->side & 1u);

    ecart_text_number(&t, start->number + half / 2);
    ecart_text_string(&t, half % 2 ? "... " : ". ");
    ecart_text_string(&t, meaning->san);
    return ecart_text_end(&t);
}

size_t ecart_explain_suspect(const ecart_language *language, const ecart_position *start,
                             const ecart_meaning *meaning, const ecart_text *written,
                             char *text, size_t size)
{
    char   move[sizeof "4294967295... " + ECART_SAN_SIZE];
    speech s;

    ecart_speech_begin(&s, language, NULL, text, size);
    if (meaning->ply > 0) {
        s.move    = (ecart_text){ move, write_move(start, meaning, move, sizeof move) };
        s.written = *written;
        ecart_speech_say(&s, SAY_MEANT_INSTEAD);
    }
    return ecart_speech_end(&s);
}

_Static_assert(SAY_CIRCUMSTANCE_AGAIN - SAY_CIRCUMSTANCE_LEFT == ECART_REFUSED_AGAIN,
               "en.txt has a sentence for each circumstance, in their order");

/* Some circumstances have more than one sentence. */
static int sentence_of_circumstance(const ecart_circumstance *c)
{
    int columns = ecart_cell_column(c->cell) - ecart_cell_column(c->from);

    if (c->type == ECART_HAS_LEFT && c->captured != 0)
        return SAY_CIRCUMSTANCE_LEFT_CAPTURED;
    if (c->type == ECART_HAS_LEFT && c->becomes != ECART_NO_KIND)
        return SAY_CIRCUMSTANCE_LEFT_BECAME;
    if (c->type == ECART_HAS_LAPSED && c->captured != 0)
        return SAY_CIRCUMSTANCE_CAPTURED;
    if (c->type == ECART_HAS_ARRIVED && c->from != ECART_NO_CELL)
        return SAY_CIRCUMSTANCE_ARRIVED_ONE;
    if (c->type == ECART_HAS_LAPSED && c->kind == ECART_PAWN)
        return SAY_CIRCUMSTANCE_LAPSED_PASSING;
    if (c->type == ECART_WAS_PLAYED && c->kind == ECART_KING && columns * columns > 1)
        return SAY_CIRCUMSTANCE_CASTLED;
    return SAY_CIRCUMSTANCE_LEFT + c->type;
}

size_t ecart_explain_circumstance(const ecart_language *language,
                                  const ecart_circumstance *circumstance, char *text, size_t size)
{
    speech s;

    ecart_speech_begin(&s, language, NULL, text, size);
    s.from     = circumstance->from;
    s.cells[0] = circumstance->cell;
    s.count    = s.leading = 1;
    s.kind     = circumstance->kind < ECART_KINDS ? circumstance->kind : ECART_NO_KIND;
    s.becomes  = circumstance->becomes < ECART_KINDS ? circumstance->becomes : ECART_NO_KIND;
    s.number   = circumstance->number;
    if (circumstance->type < ECART_CIRCUMSTANCE_TYPES)
        ecart_speech_say(&s, sentence_of_circumstance(circumstance));
    return ecart_speech_end(&s);
}

size_t ecart_explain_put(const ecart_language *language, const ecart_watched *what,
                         char *text, size_t size)
{
    ecart_cells stand = ecart_placement_of(&what->wanted).of_kind[ECART_NO_KIND];
    speech      s;

    ecart_speech_begin(&s, language, &what->wanted, text, size);
    ecart_speech_choose(&s, what->put & ~stand);
    if (s.count > 0)
        ecart_speech_say(&s, SAY_PUT_CLEAR);
    if (s.count > 0 && (what->put & stand) != 0)
        ecart_speech_next(&s);
    ecart_speech_choose(&s, what->put & stand);
    if (s.count > 0)
        ecart_speech_say(&s, SAY_PUT_BACK);
    return ecart_speech_end(&s);
}
