/* SPDX-License-Identifier: MIT */
/* san_parse.c -- a move's text, taken apart
 *
 * Read from left to right: what may stand before the move, the move itself,
 * and what may stand after it, in any order.  Whatever is left over at the
 * end is where the text goes wrong. */

#include <ecart/verdict.h>

#include "notation/san.h"

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

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static bool is_space(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

static bool skip_spaces(scanner *s)
{
    size_t start = s->at;

    while (is_space(peek(s, 0)))
        s->at++;
    return s->at > start;
}

/* Whether a word stands here; if so, goes behind it. */
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
    (void)skip_spaces(s);
    forgive(s, ECART_MOVE_NUMBER);
}

static bool is_castle_letter(char c)
{
    return c == 'O' || c == 'o' || c == '0';
}

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
    s->parts->castle = count == 2 ? ECART_IS_CASTLE_SHORT : ECART_IS_CASTLE_LONG;
    return true;
}

/* The symbols of both sides stand in the order of our kinds, in UTF-8 from
 * E2 99 94, the white king, to E2 99 9F, the black pawn. */
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

/* A small b is a column, never a bishop. */
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

/* A column's letter, as a number; beyond h too, for the cell is then known to
 * be impossible. */
static int scan_column(scanner *s)
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

/* A row's digit and one more, so that the digit 0 is not taken for none. */
static int scan_row(scanner *s)
{
    if (!is_digit(peek(s, 0)))
        return 0;
    return s->text[s->at++] - '0' + 1;
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

/* A column and a row with the offset where they began. */
typedef struct place {
    size_t at;
    int    column, row;
} place;

static place scan_place(scanner *s)
{
    place p = { s->at, scan_column(s), 0 };

    p.row = scan_row(s);
    return p;
}

/* Where from, as far as it is given, and where to.  If only one place is
 * there, it is the goal. */
static ecart_reason scan_cells(scanner *s, size_t *offset)
{
    place first = scan_place(s), goal;
    bool  separated = scan_separator(s);

    goal = scan_place(s);
    if (goal.column == 0 && goal.row == 0 && !separated) {
        goal  = first;
        first = (place){ 0, 0, 0 };
    }
    *offset = s->at;
    if (goal.column == 0 || goal.row == 0)
        return ECART_BAD_NOTATION;

    s->parts->file = first.column;
    s->parts->rank    = first.row == 0 ? 0 : first.row - 1;
    s->parts->to     = ecart_cell_make(goal.column, goal.row - 1);
    if (s->parts->to == ECART_NO_CELL || first.column > 8 ||
        (first.row != 0 && (first.row < 2 || first.row > 9))) {
        *offset = s->parts->to == ECART_NO_CELL ? goal.at : first.at;
        return ECART_IMPOSSIBLE_CELL;
    }
    return ECART_LEGAL;
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

    (void)skip_spaces(s);
    if (skip_word(s, "e.p.") || skip_word(s, "ep")) {
        forgive(s, ECART_EN_PASSANT_SUFFIX);
        return true;
    }
    s->at = start;
    return false;
}

/* One of what may follow a move; false if there is none. */
static bool scan_suffix(scanner *s)
{
    char c = peek(s, 0);

    if (scan_en_passant_suffix(s))
        return true;
    if (is_space(c)) {
        forgive(s, ECART_SPACE);
        return skip_spaces(s);
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

static bool is_plain_long(const scanner *s, size_t start)
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
    if (is_plain_long(s, start))
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
    if (skip_spaces(&s))
        forgive(&s, ECART_SPACE);
    scan_move_number(&s);

    ecart_reason reason = scan_move(&s, offset);
    if (reason != ECART_LEGAL)
        return reason;
    while (scan_suffix(&s))
        ;
    *offset = s.at;
    return s.at == length ? ECART_LEGAL : ECART_BAD_NOTATION;
}
