/* SPDX-License-Identifier: MIT */
/* fen_faults.c -- faults of a FEN in words, with what its text has there
 *
 * A fault comes with its offset, and the text of the FEN says the rest.  A caller may pass
 * faults of another FEN: what is read is always within the text. */

#include <string.h>

#include "notation/fen_placement.h"
#include "words/speech.h"

enum { FIELD_SHOWN = 12 };      /* bytes: a longer field is not shown */

static int count_slashes(const char *text, size_t from, size_t to)
{
    int count = 0;

    for (; from < to; from++)
        count += text[from] == '/';
    return count;
}

static int ranks_of_placement(ecart_text fen)
{
    size_t from = skip_spaces(fen.text, 0, fen.length);

    return count_slashes(fen.text, from, skip_field(fen.text, from, fen.length)) + 1;
}

static int squares_of_rank(ecart_text fen, size_t at)
{
    int count = 0;

    for (; at < fen.length && fen.text[at] != '/' && !is_space(fen.text[at]); at++)
        count += is_digit(fen.text[at]) ? fen.text[at] - '0' : 1;
    return count;
}

/* Lets a sentence name the rank as {row}.  A FEN may have too many, and those below the
 * board have no number. */
static bool find_rank(speech *s, ecart_text fen, size_t at)
{
    int above = count_slashes(fen.text, 0, at);

    s->from = (ecart_cell)(above < 8 ? ECART_A8 - above : ECART_NO_CELL);
    return above < 8;
}

/* How many bytes the character at an offset has if a sentence may show it: a sign of
 * ASCII, a letter of two bytes, or a chess symbol.  0 for any other, which may be a control
 * character, or no character at all. */
static size_t shown_bytes(ecart_text fen, size_t at)
{
    unsigned char c[3] = { 0 };
    size_t        left = fen.length - at;

    memcpy(c, fen.text + at, left < sizeof c ? left : sizeof c);
    if (c[0] < 0x80)
        return c[0] > ' ' && c[0] < 0x7f;
    if (c[0] > 0xc2 && c[0] < 0xe0 && (c[1] & 0xc0) == 0x80)
        return 2;
    return c[0] == 0xe2 && c[1] == 0x99 && (c[2] & 0xc0) == 0x80 ? 3 : 0;
}

static int sentence_of_length(speech *s, ecart_text fen, size_t at)
{
    if (!find_rank(s, fen, at))
        return 0;
    s->number = squares_of_rank(fen, at);
    return SAY_FAULT_FEN_RANK_LENGTH;
}

static int sentence_of_character(speech *s, ecart_text fen, size_t at)
{
    s->written = (ecart_text){ fen.text + at, shown_bytes(fen, at) };
    return s->written.length > 0 && find_rank(s, fen, at) ? SAY_FAULT_FEN_CHARACTER : 0;
}

/* The clock is the fifth field, and the number of the move the sixth.  In an EPD, they
 * follow hmvc and fmvn, which are the fifth field or a later one. */
static int sentence_of_counter(ecart_text fen, size_t at)
{
    size_t from   = skip_spaces(fen.text, 0, fen.length);
    size_t end    = skip_field(fen.text, from, fen.length), before = 0;
    int    fields = 1;

    for (; end < at; fields++) {
        before = end;
        from   = skip_spaces(fen.text, end, fen.length);
        end    = skip_field(fen.text, from, fen.length);
    }
    if (fields > 5 && (memcmp(fen.text + before - 4, "fmvn", 4) == 0 ||
                       (fields == 6 && memcmp(fen.text + before - 4, "hmvc", 4) != 0)))
        return SAY_FAULT_EMPTY + ECART_BAD_MOVE_NUMBER;
    return SAY_FAULT_FEN_CLOCK;
}

static bool is_about_field(ecart_fault fault)
{
    return fault == ECART_BAD_SIDE || fault == ECART_BAD_CASTLING ||
           fault == ECART_BAD_EN_PASSANT;
}

/* Lets a sentence show the field around an offset, or just before it, if it is short and
 * of ASCII. */
static bool find_field(speech *s, ecart_text fen, size_t at)
{
    size_t from = at, to = skip_field(fen.text, at, fen.length);

    while (from > 0 && !is_space(fen.text[from - 1]))
        from--;
    s->written = (ecart_text){ fen.text + from, to - from };
    for (at = from; at < to; at++) {
        if (fen.text[at] <= ' ' || fen.text[at] > '~')
            return false;
    }
    return to > from && to - from <= FIELD_SHOWN;
}

/* 0 if the text has nothing to add. */
static int sentence_of_text(speech *s, ecart_text fen, ecart_fault fault, size_t at)
{
    if (is_about_field(fault))
        return find_field(s, fen, at) ? SAY_FAULT_EMPTY + fault : 0;
    switch (fault) {
    case ECART_BAD_RANK_COUNT:
        s->number = ranks_of_placement(fen);
        return SAY_FAULT_FEN_RANK_COUNT;
    case ECART_BAD_RANK_LENGTH:
        return sentence_of_length(s, fen, at);
    case ECART_BAD_CHARACTER:
        return sentence_of_character(s, fen, at);
    case ECART_BAD_CLOCK:
        return sentence_of_counter(fen, at);
    default:
        return 0;
    }
}

/* Offsets are below ECART_NO_OFFSET, which is then beyond the text too; and what is counted
 * stays in the range of an int. */
size_t ecart_explain_fen_fault(const ecart_language *language, const char *fen, size_t length,
                               const ecart_setup *setup, const ecart_faults *faults,
                               ecart_fault fault, char *text, size_t size)
{
    ecart_text written = { fen, length < ECART_NO_OFFSET ? length : ECART_NO_OFFSET - 1 };
    int        which   = 0;
    speech     s;

    ecart_speech_begin(&s, language, NULL, text, size);
    if (ecart_faults_has(faults, fault) && faults->offset[fault] <= written.length)
        which = sentence_of_text(&s, written, fault, faults->offset[fault]);
    if (which == 0)
        return ecart_explain_fault(language, setup, faults, fault, text, size);
    ecart_speech_say(&s, which);
    if (is_about_field(fault))
        ecart_speech_say(&s, SAY_FAULT_FEN_FIELD);
    return ecart_speech_end(&s);
}
