/* SPDX-License-Identifier: MIT */
/* san_parse.c -- takes the text of a move apart
 *
 * The text is read from left to right: first what may stand before the move, then
 * the move, then what may stand after it, in any order (san_around.c).  The text goes
 * wrong where none of these fits. */

#include "base/text.h"
#include "notation/san_around.h"

/* Forgives the case of the letter that stands here. */
static void forgive_case(scanner *s)
{
    s->parts->wrong_case |= (uint32_t)1 << (s->at - s->parts->at);
    forgive(s, ECART_LETTER_CASE);
}

/* Between three letters there is the same each time: after O-O, a blank and 0-1 are no part
 * of it. */
size_t ecart_san_castling(const char *text, size_t length)
{
    scanner  s = { .text = text, .length = length };
    unsigned count = 0, link = 0, before = 0;
    size_t   end = 0;

    for (; count < 3 && is_castle_letter(peek(&s, 0)) && (count < 2 || link == before); count++) {
        end    = ++s.at;
        before = link;
        link   = skip_word(&s, " ");
        if (san_dash(&s, 0) > 0) {
            s.at += san_dash(&s, 0);
            link  = 2 + skip_word(&s, " ");
        }
    }
    return count < 2 ? 0 : end;
}

/* One letter O alone is not castling, and is then found not to be a move. */
static bool scan_castling(scanner *s)
{
    size_t end = ecart_san_castling(s->text + s->at, s->length - s->at);
    int    count = 0;

    if (end == 0)
        return false;
    for (size_t n = 0; n < end; n++)
        count += is_castle_letter(s->text[s->at + n]);
    if (word_ahead(s, 0, count == 2 ? "O-O" : "O-O-O") != end)
        forgive(s, ECART_CASTLE_SPELLING);
    s->at += end;
    s->parts->castle = true;
    s->parts->wing   = count == 2 ? ECART_KINGSIDE : ECART_QUEENSIDE;
    return true;
}

/* A chess symbol in UTF-8.  They go from E2 99 94, the white king, to E2 99 9F,
 * the black pawn, for each side in the order of ecart_kind.  One of two characters
 * may follow that choose how it is drawn. */
static ecart_kind scan_figurine(scanner *s)
{
    unsigned last = (unsigned char)peek(s, 2);

    if ((unsigned char)peek(s, 0) != 0xe2 || (unsigned char)peek(s, 1) != 0x99 ||
        last < 0x94 || last > 0x9f)
        return ECART_NO_KIND;
    s->at += 3;
    if (!skip_word(s, "\xef\xb8\x8e"))
        (void)skip_word(s, "\xef\xb8\x8f");
    forgive(s, ECART_FIGURINE);
    return (ecart_kind)(ECART_KING + (last - 0x94) % 6);
}

static ecart_kind kind_of_letter(char c)
{
    return c < 'A' ? ECART_NO_KIND : ecart_piece_kind(ecart_piece_of_letter(c));
}

/* The letter that stands here, in the language of the text. */
static piece_letter local_letter(const scanner *s)
{
    return ecart_letters_read(s->letters, s->text + s->at, s->length - s->at);
}

ECART_OUT_OF_LINE static ecart_kind scan_local_letter(scanner *s)
{
    piece_letter letter = local_letter(s);

    if (letter.kind == ECART_NO_KIND)
        return scan_figurine(s);
    if (letter.small)
        forgive_case(s);
    if (letter.local)
        forgive(s, ECART_LOCAL_LETTERS);
    s->at += letter.length;
    return letter.kind;
}

/* A piece's letter or its symbol. */
static inline ecart_kind scan_letter(scanner *s)
{
    if (s->letters != NULL)
        return scan_local_letter(s);

    char       c    = peek(s, 0);
    ecart_kind kind = kind_of_letter(c);

    if (kind == ECART_NO_KIND)
        return c & 0x80 ? scan_figurine(s) : ECART_NO_KIND;
    if (c >= 'a')
        forgive_case(s);
    s->at++;
    return kind;
}

/* The letter before a move.  A small b is a file, never a bishop; so are a to h, never
 * pieces of other languages. */
static ecart_kind scan_kind(scanner *s)
{
    char c = peek(s, 0);

    return c >= 'a' && c <= 'h' ? ECART_NO_KIND : scan_letter(s);
}

/* A file's letter as a number, 0 if there is none.  Letters beyond h are read too:
 * they name an impossible cell.  A move that begins with B, in a language without a piece
 * of this letter, may be English, and is refused. */
static int scan_file(scanner *s)
{
    char c = peek(s, 0);

    if (c >= 'a' && c <= 'z' && c != 'x') {
        s->at++;
        return c - 'a' + 1;
    }
    if (c >= 'A' && c <= 'H' && (c != 'B' || s->at != s->parts->at)) {
        forgive_case(s);
        s->at++;
        return c - 'A' + 1;
    }
    return 0;
}

/* A rank's digit, 0 if there is none.  The digit 0 counts as 10, because it names an
 * impossible cell too. */
static int scan_rank(scanner *s)
{
    char c = peek(s, 0);

    if (!is_digit(c))
        return 0;
    s->at++;
    return c == '0' ? 10 : c - '0';
}

/* An x, or what stands for one. */
static bool scan_capture(scanner *s)
{
    if (!skip_word(s, "x")) {
        if (peek(s, 0) == 'X') {
            forgive_case(s);
            s->at++;
        } else if (skip_word(s, ":") || skip_word(s, "\xc3\x97") || skip_word(s, "\xd7")) {
            forgive(s, ECART_CAPTURE_SIGN);
        } else {
            return false;
        }
    }
    s->parts->capture = true;
    return true;
}

static bool scan_separator(scanner *s)
{
    size_t dash;

    if (scan_capture(s))
        return true;
    dash = san_dash(s, 0);
    if (dash == 0 && !skip_word(s, "\xe2\x86\x92"))
        return false;
    s->at += dash;
    (void)skip_word(s, ">");
    forgive(s, ECART_LONG_FORM);
    return true;
}

/* A file and a rank, 0 where there is none, and the offset where they begin. */
typedef struct spot {
    size_t at;
    int    file, rank;
} spot;

static spot scan_spot(scanner *s)
{
    spot p = { .at = s->at };

    p.file = scan_file(s);
    p.rank = scan_rank(s);
    return p;
}

static bool stands_for_piece(const scanner *s)
{
    return s->letters != NULL ? local_letter(s).kind != ECART_NO_KIND
                              : kind_of_letter(peek(s, 0)) != ECART_NO_KIND;
}

/* Whether a letter comes after a cell that can only be what a pawn becomes: a8q.
 * In Nb1B and b1b2 it is a file. */
static bool promotes_here(const scanner *s, spot cell)
{
    bool pawn = s->parts->kind == ECART_NO_KIND || s->parts->kind == ECART_PAWN;

    return pawn && cell.file != 0 && cell.rank != 0 && stands_for_piece(s) &&
           !is_digit(peek(s, 1));
}

/* Where the piece comes from, as far as it is given, and where it goes.  If there
 * is only one place, it is where it goes. */
static ecart_reason scan_cells(scanner *s, size_t *offset)
{
    spot from      = scan_spot(s), to = { .at = s->at };
    bool separated = scan_separator(s);

    if (separated || !promotes_here(s, from))
        to = scan_spot(s);
    if (to.file == 0 && to.rank == 0 && !separated) {
        to   = from;
        from = (spot){ .at = 0 };
    }
    *offset = s->at;
    if (to.file == 0 || to.rank == 0)
        return ECART_BAD_NOTATION;

    s->parts->file = from.file;
    s->parts->rank = from.rank;
    s->parts->to   = ecart_cell_make(to.file, to.rank);
    if (s->parts->to != ECART_NO_CELL && from.file <= 8 && from.rank <= 8)
        return ECART_LEGAL;
    *offset = s->parts->to == ECART_NO_CELL ? to.at : from.at;
    return ECART_IMPOSSIBLE_CELL;
}

/* "=Q", and forgiven "Q", "/Q" and "(Q)". */
static void scan_promotion(scanner *s)
{
    size_t start  = s->at;
    bool   equals = skip_word(s, "="), opens = !equals && skip_word(s, "(");

    if (!equals && !opens)
        (void)skip_word(s, "/");

    ecart_kind kind = scan_letter(s);
    if (kind == ECART_NO_KIND || (opens && !skip_word(s, ")"))) {
        s->at = start;
        return;
    }
    s->parts->promotion = kind;
    if (!equals)
        forgive(s, ECART_NO_EQUALS);
}

/* Notes in which form a move is written.  Two cells and no letter name a piece by its cell;
 * with nothing between them they are a move of UCI.  A pawn that captures should say its
 * file. */
static void tell_form(scanner *s, size_t length)
{
    san_parts *parts = s->parts;

    if (parts->kind == ECART_PAWN)
        forgive(s, ECART_PAWN_LETTER);
    parts->by_cell = parts->kind == ECART_NO_KIND && parts->file != 0 && parts->rank != 0;
    if (parts->by_cell && length == 4)
        forgive(s, ECART_UCI_FORM);
    if (parts->kind == ECART_NO_KIND)
        parts->kind = ECART_PAWN;
    if (parts->kind == ECART_PAWN && parts->file == 0 && parts->capture)
        forgive(s, ECART_SHORT_CAPTURE);
}

static ecart_reason scan_move(scanner *s, size_t *offset)
{
    s->parts->at = s->at;
    if (scan_castling(s))
        return ECART_LEGAL;
    s->parts->kind = scan_kind(s);

    ecart_reason reason = scan_cells(s, offset);
    if (reason != ECART_LEGAL)
        return reason;
    tell_form(s, s->at - s->parts->at);
    if (s->at < s->length)
        scan_promotion(s);
    s->parts->length = s->at - s->parts->at;
    return ECART_LEGAL;
}

/* A move of the standard begins with a letter of ASCII.  On some machines the bytes of
 * other letters are greater than these, on others they are negative. */
static bool is_plain(char c)
{
    unsigned char byte = (unsigned char)c;

    return byte >= 'A' && byte < 0x80;
}

ecart_reason ecart_san_parse(const ecart_letters *letters, const char *text, size_t length,
                             san_parts *parts, size_t *offset)
{
    scanner s = { letters, text, length, 0, parts };

    *parts = (san_parts){ .to = ECART_NO_CELL };
    if (!is_plain(peek(&s, 0)))
        ecart_san_skip_before(&s);

    ecart_reason reason = scan_move(&s, offset);
    if (reason != ECART_LEGAL)
        return reason;
    if (s.at < length)
        ecart_san_skip_after(&s);
    *offset = s.at;
    return s.at == length ? ECART_LEGAL : ECART_BAD_NOTATION;
}
