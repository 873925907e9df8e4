/* SPDX-License-Identifier: MIT */
/* san_parse.c -- takes the text of a move apart
 *
 * The text is read from left to right: first what may stand before the move, then
 * the move, then what may stand after it, in any order.  The text goes wrong where
 * none of these fits. */

#include <ecart/verdict.h>

#include "base/text.h"
#include "notation/san_parse.h"

typedef struct scanner {
    const char *text;
    size_t      length, at;
    san_parts  *parts;
} scanner;

static char peek(const scanner *s, size_t ahead)
{
    return s->at + ahead < s->length ? s->text[s->at + ahead] : '\0';
}

static void forgive(scanner *s, ecart_forgiven what)
{
    s->parts->forgiven |= ecart_forgiven_set_of(what);
}

static bool skip_blanks(scanner *s)
{
    size_t start = s->at;

    while (is_space(peek(s, 0)))
        s->at++;
    return s->at > start;
}

/* Whether a word stands here; if so, skips it. */
static bool skip_word(scanner *s, const char *word)
{
    size_t i = 0;

    for (; word[i] != '\0'; i++) {
        if (peek(s, i) != word[i])
            return false;
    }
    s->at += i;
    return true;
}

/* "12." or "12..." */
static void scan_move_number(scanner *s)
{
    size_t digits = 0;

    while (is_digit(peek(s, digits)))
        digits++;
    if (digits == 0 || peek(s, digits) != '.')
        return;
    s->at += digits;
    while (peek(s, 0) == '.')
        s->at++;
    (void)skip_blanks(s);
    forgive(s, ECART_MOVE_NUMBER);
}

static bool is_castle_letter(char c)
{
    return c == 'O' || c == 'o' || c == '0';
}

/* O-O or O-O-O, in capitals, small letters or noughts.  One letter O alone
 * is not castling, and is then found not to be a move. */
static bool scan_castling(scanner *s)
{
    size_t count = 0;

    while (is_castle_letter(peek(s, 2 * count)) && count < 3) {
        if (peek(s, 2 * count) != 'O')
            forgive(s, ECART_CASTLE_SPELLING);
        count++;
        if (peek(s, 2 * count - 1) != '-')
            break;
    }
    if (count < 2) {
        s->parts->forgiven &= ~ecart_forgiven_set_of(ECART_CASTLE_SPELLING);
        return false;
    }
    s->at += 2 * count - 1;
    s->parts->castle = true;
    s->parts->wing   = count == 2 ? ECART_KINGSIDE : ECART_QUEENSIDE;
    return true;
}

/* A chess symbol in UTF-8.  They go from E2 99 94, the white king, to E2 99 9F,
 * the black pawn, for each side in the order of ecart_kind. */
static ecart_kind scan_figurine(scanner *s)
{
    unsigned last = (unsigned char)peek(s, 2);

    if ((unsigned char)peek(s, 0) != 0xe2 || (unsigned char)peek(s, 1) != 0x99 ||
        last < 0x94 || last > 0x9f)
        return ECART_NO_KIND;
    s->at += 3;
    forgive(s, ECART_FIGURINE);
    return (ecart_kind)(ECART_KING + (last - 0x94) % 6);
}

/* A small b is a file, never a bishop. */
static ecart_kind scan_kind(scanner *s)
{
    char       c    = peek(s, 0);
    ecart_kind kind = ecart_piece_kind(ecart_piece_of_letter(c));

    if (kind == ECART_NO_KIND || c == 'b')
        return scan_figurine(s);
    s->at++;
    if (c >= 'a')
        forgive(s, ECART_LETTER_CASE);
    return kind;
}

/* A file's letter as a number, 0 if there is none.  Letters beyond h are read too:
 * they name an impossible cell. */
static int scan_file(scanner *s)
{
    char c = peek(s, 0);

    if (c >= 'a' && c <= 'z' && c != 'x') {
        s->at++;
        return c - 'a' + 1;
    }
    if (c >= 'A' && c <= 'H') {
        s->at++;
        forgive(s, ECART_LETTER_CASE);
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

static bool scan_separator(scanner *s)
{
    char c = peek(s, 0);

    if (c == 'x' || c == 'X' || c == ':') {
        s->parts->capture = true;
        if (c == 'X')
            forgive(s, ECART_LETTER_CASE);
    } else if (c == '-') {
        forgive(s, ECART_LONG_FORM);
    } else {
        return false;
    }
    s->at++;
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

/* Where the piece comes from, as far as it is given, and where it goes.  If there
 * is only one place, it is where it goes. */
static ecart_reason scan_cells(scanner *s, size_t *offset)
{
    spot from      = scan_spot(s), to;
    bool separated = scan_separator(s);

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
static bool scan_promotion(scanner *s)
{
    char       sign   = peek(s, 0);
    bool       signs  = sign == '=' || sign == '/' || sign == '(';
    char       letter = peek(s, signs ? 1 : 0);
    ecart_kind kind   = ecart_piece_kind(ecart_piece_of_letter(letter));

    if (kind == ECART_NO_KIND || (sign == '(' && peek(s, 2) != ')'))
        return false;
    s->at += 1u + signs + (sign == '(');
    s->parts->promotion = kind;
    if (sign != '=')
        forgive(s, ECART_NO_EQUALS);
    if (letter >= 'a')
        forgive(s, ECART_LETTER_CASE);
    return true;
}

static bool scan_en_passant_suffix(scanner *s)
{
    size_t start = s->at;

    (void)skip_blanks(s);
    if (skip_word(s, "e.p.") || skip_word(s, "ep")) {
        forgive(s, ECART_EN_PASSANT_SUFFIX);
        return true;
    }
    s->at = start;
    return false;
}

/* Skips one thing that may follow a move; false if there is none. */
static bool scan_suffix(scanner *s)
{
    char c = peek(s, 0);

    if (scan_en_passant_suffix(s))
        return true;
    if (is_space(c)) {
        forgive(s, ECART_SPACE);
        return skip_blanks(s);
    }
    if (c == '!' || c == '?') {
        forgive(s, ECART_ANNOTATION);
        s->at++;
        return true;
    }
    if ((c == '+' || c == '#') && s->parts->check == 0) {
        s->parts->check = c;
        s->at++;
        if (c == '+' && skip_word(s, "+"))
            s->parts->check = SAN_DOUBLED;
        return true;
    }
    return false;
}

/* Whether the move is e2e4: two cells and nothing else. */
static bool is_two_cells(const scanner *s, size_t start)
{
    return s->parts->kind == ECART_NO_KIND && s->at - start == 4 &&
           s->parts->rank != 0 && !s->parts->capture;
}

static ecart_reason scan_move(scanner *s, size_t *offset)
{
    size_t start = s->at;

    if (scan_castling(s))
        return ECART_LEGAL;
    s->parts->kind = scan_kind(s);

    ecart_reason reason = scan_cells(s, offset);
    if (reason != ECART_LEGAL)
        return reason;
    if (is_two_cells(s, start))
        forgive(s, ECART_UCI_FORM);
    if (s->parts->kind == ECART_PAWN)
        forgive(s, ECART_PAWN_LETTER);
    if (s->parts->kind == ECART_NO_KIND)
        s->parts->kind = ECART_PAWN;
    (void)scan_promotion(s);
    return ECART_LEGAL;
}

ecart_reason san_parse(const char *text, size_t length, san_parts *parts,
                       size_t *offset)
{
    scanner s = { text, length, 0, parts };

    *parts = (san_parts){ .to = ECART_NO_CELL };
    if (skip_blanks(&s))
        forgive(&s, ECART_SPACE);
    scan_move_number(&s);

    ecart_reason reason = scan_move(&s, offset);
    if (reason != ECART_LEGAL)
        return reason;
    while (s.at < length && scan_suffix(&s))
        ;
    *offset = s.at;
    return s.at == length ? ECART_LEGAL : ECART_BAD_NOTATION;
}
