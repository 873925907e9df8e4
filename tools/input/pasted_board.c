/* SPDX-License-Identifier: MIT */
/* pasted_board.c -- makes a FEN of what people paste instead of one */

#include "input/pasted_board.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "system/option.h"
#include "system/utf8.h"
#include "words/program.h"

enum { SIGNS_SIZE = 4096 };

/* The sign of ASCII that a character stands for; 0 for what is not seen. */
static char plain_sign(uint32_t c)
{
    static const struct { uint16_t first, last; char sign; } signs[] = {
        { 0xa0, 0xa0, ' ' },     { 0xab, 0xab, '"' },     { 0xb7, 0xb7, '.' },
        { 0xbb, 0xbb, '"' },     { 0x2000, 0x200a, ' ' }, { 0x200b, 0x200f, 0 },
        { 0x2010, 0x2015, '-' }, { 0x2018, 0x201f, '"' }, { 0x2212, 0x2212, '-' },
        { 0x2502, 0x2503, '|' }, { 0x2551, 0x2551, '|' }, { 0x2500, 0x257f, '+' },
        { 0x25a0, 0x25ff, '.' }, { 0x2b1b, 0x2b58, '.' }, { 0xfe0e, 0xfe0f, 0 },
        { 0xfeff, 0xfeff, 0 }
    };

    if (c >= 0x2654 && c <= 0x265f)     /* chess symbols */
        return "KQRBNPkqrbnp"[c - 0x2654];
    for (size_t i = 0; i < sizeof signs / sizeof *signs; i++) {
        if (c >= signs[i].first && c <= signs[i].last)
            return signs[i].sign;
    }
    return '?';
}

static uint32_t character(const char *text, size_t length)
{
    uint32_t c = (unsigned char)*text & (0xffU >> (length + 1));

    for (size_t i = 1; i < length; i++)
        c = c << 6 | ((unsigned char)text[i] & 0x3f);
    return c;
}

/* The sign that a text begins with, and its length: %2F is one too, and a colour for terminals
 * is none. */
static char next_sign(const char *text, size_t left, size_t *length)
{
    char         head[8] = { 0 };
    unsigned int code;

    memcpy(head, text, left < 7 ? left : 7);
    *length = 3;
    if (sscanf(head, "%%%2x", &code) == 1 && isxdigit((unsigned char)head[2]))
        return (char)code;
    if (strncmp(head, "\033[", 2) == 0) {
        while (*length < left && text[*length - 1] != 'm')
            ++*length;
        return '\0';
    }
    *length = utf8_length(text, left);
    if (*length > 1)
        return plain_sign(character(text, *length));
    *length = 1;
    return *text == '\t' || *text == '\r' ? ' ' : *text;
}

/* Writes a text with signs of ASCII only, without colours and codes. */
static bool write_signs(ecart_text text, char signs[SIGNS_SIZE])
{
    size_t end = 0, length;

    if (text.length >= SIGNS_SIZE)
        return false;
    for (size_t at = 0; at < text.length; at += length) {
        signs[end] = next_sign(text.text + at, text.length - at, &length);
        end += signs[end] != '\0';
    }
    signs[end] = '\0';
    return true;
}

/* Reads eight ranks, with any of those signs between them.  Returns their length, 0 if they
 * are not eight; and which of them has not eight squares but so many, -1 if all have. */
static size_t read_ranks(const char *text, const char *between, int *wrong, int *squares)
{
    size_t at = 0;

    *wrong = -1;
    for (int rank = 0; rank < 8; rank++) {
        int    count  = 0;
        size_t length = strspn(text + at, "pnbrqkPNBRQK12345678");

        for (size_t i = at; i < at + length; i++)
            count += isdigit((unsigned char)text[i]) ? text[i] - '0' : 1;
        at += length;
        if (count == 0 || (rank < 7 && (!text[at] || !strchr(between, text[at++]))) ||
            (count != 8 && *wrong >= 0))
            return 0;
        if (count != 8) {
            *wrong   = rank;
            *squares = count;
        }
    }
    return isalnum((unsigned char)text[at]) ? 0 : at;
}

/* Finds eight ranks of eight squares in a text. */
static const char *find_ranks(const char *text, size_t *length)
{
    int wrong, squares;

    for (const char *at = text; *at; at++) {
        if (at > text && isalnum((unsigned char)at[-1]))
            continue;
        *length = read_ranks(at, "/\\|", &wrong, &squares);
        if (*length > 0 && wrong < 0)
            return at;
    }
    return NULL;
}

/* Adds the fields that follow the ranks to a FEN, and those of them that must be there.
 * Returns what comes after them. */
static const char *add_fields(const char *text, char *fen, size_t size)
{
    int field = 1;

    for (; field < 6; field++) {
        const char *next = text + strspn(text, " _+");
        char        word[8];
        size_t      length = strcspn(next, " _+?&#\"'])}>;,\n");

        snprintf(word, sizeof word, "%.*s", (int)length, next);
        if (length >= sizeof word || !pasted_is_field(word, field))
            break;
        snprintf(fen + strlen(fen), size - strlen(fen), " %s", word);
        text = next + length;
    }
    for (; field > 1 && field < 4; field++)
        snprintf(fen + strlen(fen), size - strlen(fen), " -");
    return text + strspn(text, " _+");
}

/* Takes a FEN out of a text.  What follows it must not belong to it. */
static bool read_fen(struct pasted_board *board, const char *signs, ecart_text text)
{
    size_t      length;
    const char *ranks = find_ranks(signs, &length), *rest;

    if (!ranks)
        return false;
    snprintf(board->fen, sizeof board->fen, "%.*s", (int)length, ranks);
    for (char *c = board->fen; *c; c++)
        *c = *c == '\\' || *c == '|' ? '/' : *c;
    rest = add_fields(ranks + length, board->fen, sizeof board->fen);
    if (strncmp(board->fen, text.text, text.length) != 0) {
        board->name     = "found-in-text";
        board->sentence = SAY_PASTED_TEXT;
    }
    board->made = strncmp(rest, "moves ", 6) != 0;
    if (!board->made) {
        board->name     = "moves-after-fen";
        board->sentence = SAY_PASTED_MOVES;
    }
    return !board->made || !*rest || strspn(rest, "?&#\"'])}>;,\n") > 0;
}

/* Offers a FEN if nothing has to be repaired in it, but for digits beside each other. */
static void offer(struct pasted_board *board, const char *fen)
{
    ecart_setup  setup;
    ecart_faults faults;
    char        *offered = board->offer[board->offers];

    if (board->offers == OFFERS_MOST ||
        !ecart_fen_read(fen, strlen(fen), false, &setup, &faults))
        return;
    ecart_fen_write(&setup, ECART_FEN_PLAIN, offered, ECART_FEN_SIZE);
    ecart_fen_read(offered, strlen(offered), false, &setup, &faults);
    for (int i = 0; i < board->offers; i++) {
        if (strcmp(board->offer[i], offered) == 0)
            return;
    }
    board->offers += ecart_faults_first(&faults, ECART_REPAIR) == ECART_FAULTS;
}

/* Offers the FEN with a rank one square longer, or shorter, at each place. */
static void offer_rank(struct pasted_board *board, const char *fen, int rank, bool longer)
{
    const char *at = fen;
    char        changed[SIGNS_SIZE + 2];

    while (rank-- > 0)
        at = strchr(at, '/') + 1;
    for (; longer || !strchr(" /", *at); at++) {
        int head = (int)(at - fen);

        if (longer)
            snprintf(changed, sizeof changed, "%.*s1%s", head, fen, at);
        else if (*at > '1' && *at <= '8')
            snprintf(changed, sizeof changed, "%.*s%c%s", head, fen, *at - 1, at + 1);
        else
            snprintf(changed, sizeof changed, "%.*s%s", head, fen, at + 1);
        offer(board, changed);
        if (strchr(" /", *at))
            break;
    }
}

/* Offers a text with a language's letters of pieces. */
static void offer_letters(struct pasted_board *board, const ecart_letters *letters,
                          const char *text)
{
    char english[SIGNS_SIZE];

    strcpy(english, text);
    for (char *c = english; *c && *c != ' '; c++) {
        const char letter[] = { (char)toupper((unsigned char)*c), '\0' };
        ecart_kind kind     = ECART_KING;

        if (!isalpha((unsigned char)*c))
            continue;
        while (kind <= ECART_PAWN && strcmp(ecart_letters_of(letters, kind), letter) != 0)
            kind++;
        if (kind > ECART_PAWN)
            return;
        *c = (isupper((unsigned char)*c) ? " KQRBNP" : " kqrbnp")[kind];
    }
    offer(board, english);
}

/* Offers what a text may mean that is nearly a FEN: a rank is too long or too short, a number
 * is none, or the letters are those of another language. */
static void find_offers(struct pasted_board *board, const char *signs)
{
    char   fen[SIGNS_SIZE];
    int    wrong, squares, fields = 0;
    size_t length = read_ranks(signs, "/", &wrong, &squares);

    if (length > 0 && wrong >= 0 && abs(squares - 8) == 1)
        offer_rank(board, signs, wrong, squares < 8);
    sscanf(signs + length, " %*s %*s %*s%n", &fields);
    if (length > 0 && wrong < 0 && fields > 0) {
        snprintf(fen, sizeof fen - 4, "%.*s", (int)length + fields, signs);
        offer(board, strcat(fen, " 0 1"));
    }
    for (int n = 1; length == 0 && ecart_letters_nth(n); n++)
        offer_letters(board, ecart_letters_nth(n), signs);
}

void pasted_board_read(struct pasted_board *board, ecart_text text)
{
    char signs[SIGNS_SIZE];

    *board = (struct pasted_board){ .made = false };
    if (!write_signs(text, signs) || read_fen(board, signs, text))
        return;
    *board = (struct pasted_board){ .made = false };
    if (pasted_diagram_read(board, signs))
        return;
    if (strstr(signs, "://") || strstr(signs, "lichess.org") || strstr(signs, "chess.com")) {
        board->name     = "no-position-in-link";
        board->sentence = SAY_PASTED_LINK;
    } else if (!strchr(signs, '\n')) {
        find_offers(board, signs);
    }
}
