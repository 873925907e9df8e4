/* SPDX-License-Identifier: MIT */
/* faults.c -- faults of a set-up, and of the text of a FEN, in words */

#include <string.h>

#include "notation/fen_placement.h"
#include "words/speech.h"

_Static_assert(SAY_REASON_IMPOSSIBLE_NUMBER - SAY_FAULT_EMPTY == ECART_FAULTS,
               "en.txt has a sentence for each fault, in their order");

/* In templates, kings are {first} and other pieces {others}. */
static void add_cells(speech *s, ecart_cells cells)
{
    for (int kings = 1; kings >= 0; kings--) {
        s->leading = s->count;
        FOR_CELLS(c, cells) {
            ecart_kind kind = ecart_piece_kind(ecart_board_piece(s->board, c));

            if ((kind == ECART_KING) == kings)
                s->cells[s->count++] = c;
        }
    }
}

/* The sentence that names the side without a king, or says that both sides have none. */
static int sentence_of_no_king(speech *s)
{
    placement   pieces = ecart_placement_of(s->board);
    ecart_cells kings  = pieces.of_kind[ECART_KING];

    s->side = kings & pieces.of_side[ECART_WHITE] ? ECART_BLACK : ECART_WHITE;
    return kings != 0 ? SAY_FAULT_EMPTY + ECART_KING_MISSING : SAY_FAULT_KINGS_MISSING;
}

/* The sentences that name the side which has the fault. */
static const uint16_t of_side[ECART_FAULTS] = {
    [ECART_TOO_MANY_KINGS]    = SAY_FAULT_SIDE_TOO_MANY_KINGS,
    [ECART_TOO_MANY_PAWNS]    = SAY_FAULT_SIDE_TOO_MANY_PAWNS,
    [ECART_TOO_MANY_PIECES]   = SAY_FAULT_SIDE_TOO_MANY_PIECES,
    [ECART_TOO_MANY_PROMOTED] = SAY_FAULT_SIDE_TOO_MANY_PROMOTED,
    [ECART_CASTLING_NO_KING]  = SAY_FAULT_SIDE_NO_CASTLING_KING,
    [ECART_CASTLING_NO_ROOK]  = SAY_FAULT_SIDE_NO_CASTLING_ROOK
};

/* Whether a fault is only that of one side: all the cells of the fault hold its pieces, or
 * if something is missing there, all are on its first rank. */
static bool is_of_side(const speech *s, ecart_fault fault, ecart_side side)
{
    bool missing = fault == ECART_CASTLING_NO_KING || fault == ECART_CASTLING_NO_ROOK;
    int  count   = 0;

    for (int i = 0; i < s->count; i++) {
        ecart_cell cell = s->cells[i];

        count += missing ? ecart_cell_row(cell) == ecart_side_first_row(side)
                         : ecart_piece_side(ecart_board_piece(s->board, cell)) == side;
    }
    return count > 0 && count == s->count;
}

/* The sentence that names the side with the fault.  If both sides have it, the sentence of
 * the fault itself, which names none. */
static int sentence_of_either(speech *s, ecart_fault fault)
{
    int which = of_side[fault];

    for (ecart_side side = ECART_WHITE; which != 0 && side <= ECART_BLACK; side++) {
        if (is_of_side(s, fault, side)) {
            s->side   = side;
            s->number = s->count;
            return which;
        }
    }
    return SAY_FAULT_EMPTY + fault;
}

/* In Chess960 no cell is the king's place, but there are some where it cannot castle. */
static int sentence_of_fault(speech *s, const ecart_setup *setup, ecart_fault fault)
{
    if (fault == ECART_KING_MISSING)
        return sentence_of_no_king(s);
    if (fault == ECART_CASTLING_NO_KING && setup->chess960)
        return SAY_FAULT_CASTLING_NO_KING_960;
    return sentence_of_either(s, fault);
}

size_t ecart_explain_fault(const ecart_language *language, const ecart_setup *setup,
                           const ecart_faults *faults, ecart_fault fault, char *text, size_t size)
{
    speech s;

    ecart_speech_begin(&s, language, &setup->board, text, size);
    if (ecart_faults_has(faults, fault)) {
        s.side = setup->side == ECART_BLACK;
        add_cells(&s, faults->cells[fault]);
        ecart_speech_say(&s, sentence_of_fault(&s, setup, fault));
    }
    return ecart_speech_end(&s);
}

/* A fault of a FEN comes with its offset, and the text of the FEN says the rest.  A caller may
 * pass faults of another FEN: what is read is always within the text. */

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

    if (above >= 8)
        return false;
    s->from = (ecart_cell)(ECART_A8 - above);
    return true;
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

/* Whether a FEN has pieces in hand, in brackets or like a ninth rank that is short, or marks with
 * ~ those that were pawns. */
static bool is_of_variant(ecart_text fen, ecart_fault fault, size_t at)
{
    if (at == fen.length || fault == ECART_BAD_CHARACTER)
        return at < fen.length && (fen.text[at] == '[' || fen.text[at] == '~');
    return count_slashes(fen.text, 0, at) == 8 && is_letter(fen.text[at]) &&
           squares_of_rank(fen, at) != 8;
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
    return to - from <= FIELD_SHOWN;
}

/* 0 if the text has nothing to add. */
static int sentence_of_text(speech *s, ecart_text fen, ecart_fault fault, size_t at)
{
    if (is_about_field(fault))
        return find_field(s, fen, at) ? SAY_FAULT_EMPTY + fault : 0;
    switch (fault) {
    case ECART_BAD_RANK_COUNT:
        if (is_of_variant(fen, fault, at))
            return SAY_FAULT_FEN_VARIANT;
        s->number = ranks_of_placement(fen);
        return SAY_FAULT_FEN_RANK_COUNT;
    case ECART_BAD_RANK_LENGTH:
        return sentence_of_length(s, fen, at);
    case ECART_BAD_CHARACTER:
        if (is_of_variant(fen, fault, at))
            return SAY_FAULT_FEN_VARIANT;
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
