/* SPDX-License-Identifier: MIT */
/* meant_text.c -- the essence of a move's text, and how near two of them are */

#include "meant/meant_text.h"

#include "base/text.h"
#include "notation/san_parse.h"

enum { ESSENCE_LIMIT = 8 };

static bool is_file(char c)
{
    return c >= 'a' && c <= 'h';
}

static bool is_rank(char c)
{
    return c >= '1' && c <= '8';
}

static bool is_piece(char c)
{
    return c == 'K' || c == 'Q' || c == 'R' || c == 'B' || c == 'N';
}

/* Where the move begins, after blanks and a move number. */
static size_t skip_number(const char *text, size_t length)
{
    size_t at = 0, digits;

    while (at < length && is_space(text[at]))
        at++;
    digits = at;
    while (digits < length && is_digit(text[digits]))
        digits++;
    if (digits == at || digits == length || text[digits] != '.')
        return at;
    while (digits < length && (text[digits] == '.' || is_space(text[digits])))
        digits++;
    return digits;
}

/* Takes a character that is not part of the essence, as it says nothing of where the move goes;
 * false if it is one. */
static bool take_sign(written_text *written, char c)
{
    if (c == 'x' || c == 'X' || c == ':')
        return written->capture = true;
    if (c == '+' || c == '#') {
        written->check = c;
        return true;
    }
    return is_space(c) || is_one_of(c, "!?=()/-.,");
}

/* A small k, n or r at the beginning is a piece; a q may be a g.  Letters and noughts
 * alone are castling. */
static void tidy_essence(packed_text *essence)
{
    char first = packed_at(essence, 0);

    if (first == 'k' || first == 'n' || first == 'r')
        essence->bytes ^= 'a' ^ 'A';
    for (int i = 0; i < essence->length; i++) {
        char c = packed_at(essence, i);

        if (c != 'O' && c != 'o' && c != '0')
            return;
    }
    essence->bytes = 0x4f4f4f4f4f4f4f4f >> 8 * (ESSENCE_LIMIT - essence->length);
}

/* Notes which files, ranks and kinds are in the text. */
static void note_characters(written_text *written)
{
    for (int i = 0; i < written->essence.length; i++) {
        char c = packed_at(&written->essence, i);

        if (is_file(c))
            written->files |= COLUMN_A << 8 * (c - 'a');
        else if (is_rank(c))
            written->ranks |= ROW(c - '0');
        else if (is_piece(c))
            written->kinds |= 1u << ecart_piece_kind(ecart_piece_of_letter(c));
    }
}

bool ecart_meant_capital(written_text *written)
{
    char c     = packed_at(&written->essence, 0);
    bool turns = c == 'q' || c == 'b';

    if (turns) {
        written->essence.bytes ^= 'a' ^ 'A';
        note_characters(written);
    }
    return turns;
}

/* The English letter of a piece that a text begins with, as a chess symbol in UTF-8, from E2
 * 99 94, or as a capital of a language; else its first character.  Adds the bytes of it. */
static char letter_at(const ecart_letters *letters, const char *text, size_t length, size_t *at)
{
    unsigned     last  = length >= 3 ? (unsigned char)text[2] : 0;
    piece_letter piece = { .kind = ECART_NO_KIND };

    if (last >= 0x94 && last <= 0x9f && memcmp(text, "\xe2\x99", 2) == 0) {
        *at += 3;
        return "KQRBNP"[(last - 0x94) % 6];
    }
    if (letters != NULL)
        piece = ecart_letters_read(letters, text, length);
    if (piece.kind == ECART_NO_KIND || piece.small) {
        *at += 1;
        return *text;
    }
    *at += piece.length;
    return ecart_piece_letter(ecart_piece_make(ECART_WHITE, piece.kind));
}

bool ecart_meant_essence(const ecart_letters *letters, const char *text, size_t length,
                         written_text *written)
{
    *written = (written_text){ .capture = false };
    for (size_t at = skip_number(text, length); at < length; ) {
        char c = letter_at(letters, text + at, length - at, &at);

        if (take_sign(written, c))
            continue;
        if (c == '\0' || written->essence.length == ESSENCE_LIMIT - 1)
            return false;
        pack(&written->essence, c);
    }
    if (written->essence.length == 0)
        return false;
    tidy_essence(&written->essence);
    note_characters(written);
    return true;
}

/* The better of two slips, the second of which takes a number of steps.  No step, which is
 * a forgotten shift on the right key, counts as one. */
static slip_weight nearer(slip_weight best, ecart_slip slip, int steps, int more)
{
    int weight = (steps > 0 ? steps : 1) * SLIP_UNIT + more;

    return weight < best.weight ? (slip_weight){ slip, weight } : best;
}

/* One character was written for another. */
static slip_weight substitution(char written, char meant)
{
    slip_weight best = { ECART_SLIP_KEY, 4 * SLIP_UNIT };

    best = nearer(best, ECART_SLIP_KEY, ecart_keys_apart(written, meant), 2);
    if (ecart_reads_like(written, meant))
        best = nearer(best, ECART_SLIP_SHAPE, 1, 2);
    if ((is_file(written) && is_file(meant)) || (is_rank(written) && is_rank(meant)))
        best = nearer(best, ECART_SLIP_CELL,
                      written > meant ? written - meant : meant - written, 3);
    if (is_piece(written) && is_piece(meant))
        best = nearer(best, ECART_SLIP_PIECE, 1, 4);
    return best;
}

/* What is left of a text without its first characters, seven at most. */
static uint64_t rest_behind(const packed_text *p, int count)
{
    return p->bytes >> 8 * count;
}

/* Whether a cell was read from the other side of the board: d1 for e8. */
static bool is_mirrored(const packed_text *written, const packed_text *meant, int at)
{
    return packed_at(written, at) + packed_at(meant, at) == 'a' + 'h' &&
           packed_at(written, at + 1) + packed_at(meant, at + 1) == '1' + '8';
}

static slip_weight same_length(const packed_text *written, const packed_text *meant)
{
    uint64_t different = written->bytes ^ meant->bytes;
    int      first = bits_lowest(different) / 8, last = bits_highest(different) / 8;

    if (first == last)
        return substitution(packed_at(written, first), packed_at(meant, first));
    if (last == first + 1 && packed_at(written, first) == packed_at(meant, last) &&
        packed_at(written, last) == packed_at(meant, first))
        return (slip_weight){ ECART_SLIP_SWAP, SLIP_UNIT + 5 };
    if (last == first + 1 && is_mirrored(written, meant, first))
        return (slip_weight){ ECART_SLIP_CELL, 3 * SLIP_UNIT };
    return (slip_weight){ ECART_SLIP_SWAP, TOO_FAR };
}

/* Whether the longer text is the shorter one with one character put in, and if so,
 * where. */
static bool has_one_more(const packed_text *longer, const packed_text *shorter, int *where)
{
    *where = bits_lowest(longer->bytes ^ shorter->bytes) / 8;
    return rest_behind(longer, *where + 1) == rest_behind(shorter, *where);
}

static slip_weight other_length(const packed_text *written, const packed_text *meant)
{
    int where;

    if (written->length + 1 == meant->length && has_one_more(meant, written, &where))
        return (slip_weight){ ECART_SLIP_MISSING, SLIP_UNIT + 6 };
    if (written->length == meant->length + 1 && has_one_more(written, meant, &where)) {
        bool doubled = where > 0 && packed_at(written, where) == packed_at(written, where - 1);

        return (slip_weight){ ECART_SLIP_EXTRA, doubled ? SLIP_UNIT + 6 : 2 * SLIP_UNIT };
    }
    return (slip_weight){ ECART_SLIP_EXTRA, TOO_FAR };
}

slip_weight ecart_meant_slip(const packed_text *written, const packed_text *meant)
{
    if (written->bytes == meant->bytes)
        return (slip_weight){ ECART_SLIP_KEY, 0 };
    return written->length == meant->length ? same_length(written, meant)
                                            : other_length(written, meant);
}
