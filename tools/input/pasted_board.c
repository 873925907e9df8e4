/* SPDX-License-Identifier: MIT */
/* pasted_board.c -- makes a FEN of what people paste instead of one */

#include "input/pasted_board.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "system/utf8.h"
#include "words/program.h"

/* The sign of ASCII that a character stands for; '\0' for what is not seen. */
static char plain_sign(uint32_t c)
{
    static const struct { uint32_t first, last; char sign; } signs[] = {
        { 0xa0, 0xa0, ' ' },     { 0xab, 0xab, '"' },     { 0xb7, 0xb7, '.' },
        { 0xbb, 0xbb, '"' },     { 0x2000, 0x200a, ' ' }, { 0x200b, 0x200f, 0 },
        { 0x2010, 0x2015, '-' }, { 0x2018, 0x201f, '"' }, { 0x2212, 0x2212, '-' },
        { 0x2502, 0x2503, '|' }, { 0x2551, 0x2551, '|' }, { 0x2500, 0x257f, '+' },
        { 0x25a0, 0x25ff, '.' }, { 0x2b1b, 0x2b58, '.' }, { 0xfe0e, 0xfe0f, 0 },
        { 0xfeff, 0xfeff, 0 },   { 0x80, UINT32_MAX, '?' }
    };
    size_t i = 0;

    if (c >= 0x2654 && c <= 0x265f)     /* chess symbols */
        return "KQRBNPkqrbnp"[c - 0x2654];
    while (c < signs[i].first || c > signs[i].last)
        i++;
    return signs[i].sign;
}

/* The sign that a text begins with, and where the next begins: %2F is one too, and a colour for
 * terminals is none. */
static char next_sign(const char **at, const char *end)
{
    const char  *text = *at, *last;
    size_t       left = (size_t)(end - text), length;
    char         head[sizeof "%2F"];
    unsigned int code;
    uint32_t     c = (unsigned char)*text;

    snprintf(head, sizeof head, "%.*s", (int)left, text);
    if (*head == '%' && isxdigit((unsigned char)head[2]) && sscanf(head + 1, "%2x", &code) == 1) {
        *at += 3;
        return (char)code;
    }
    if (strncmp(head, "\033[", 2) == 0) {
        last = memchr(text, 'm', left);
        *at  = last ? last + 1 : end;
        return '\0';
    }
    length = utf8_length(text, left);
    for (size_t i = 1; i < length; i++)
        c = (i > 1 ? c : c & (0x7fU >> length)) << 6 | ((unsigned char)text[i] & 0x3f);
    if (length > 1) {
        *at += length;
        return plain_sign(c);
    }
    ++*at;
    return *text == '\t' || *text == '\r' ? ' ' : *text;
}

/* Writes a text with signs of ASCII only, without colours and codes. */
static void write_signs(ecart_text text, char *signs)
{
    const char *at = text.text, *end = at + text.length;

    while (at != end) {
        *signs = next_sign(&at, end);
        signs += *signs != '\0';
    }
    *signs = '\0';
}

/* The length of eight ranks of eight squares at the beginning of a text; 0 if there is
 * something else.  At most this many ranks may be wrong: they have too many squares or too few. */
static size_t ranks_length(const char *text, int wrong)
{
    int    rank = 1, squares = 0;
    size_t at = 0;

    for (; text[at]; at++) {
        if (isdigit((unsigned char)text[at]))
            squares += text[at] - '0';
        else if (strchr("pnbrqkPNBRQK", text[at]))
            squares++;
        else if (rank == 8 || squares == 0 || (wrong -= squares != 8) < 0 ||
                 !strchr("/\\|", text[at]))
            break;
        else
            rank++, squares = 0;
    }
    return rank == 8 && squares > 0 && wrong >= (squares != 8) &&
           !isalnum((unsigned char)text[at]) ? at : 0;
}

/* Takes a FEN out of a text, in which so many ranks are too long or too short.  Returns whether
 * the text has one, and something else. */
static bool find_fen(struct pasted_board *board, const char *signs, ecart_text text, int wrong)
{
    const char *from  = signs;
    size_t      ranks = ranks_length(from, wrong), length;

    while (ranks == 0 && *from++)
        ranks = isalnum((unsigned char)from[-1]) ? 0 : ranks_length(from, wrong);
    if (ranks == 0)
        return false;
    length = ranks + strcspn(from + ranks, "?&#\"'`])}>,\n");
    while (strchr(" .", from[length - 1]))
        length--;
    for (size_t i = 0; i < length; i++)
        board->fen[i] = i < ranks ? (strchr("\\|", from[i]) ? '/' : from[i])
                                  : (strchr("_+", from[i]) ? ' ' : from[i]);
    if (length == text.length && memcmp(board->fen, text.text, length) == 0)
        return false;
    board->made        = strstr(board->fen, " moves ") == NULL;
    board->name        = board->made ? "found-in-text" : "moves-after-fen";
    board->sentence    = board->made ? SAY_PASTED_TEXT : SAY_PASTED_MOVES;
    return true;
}

/* Offers a text with the letters of pieces of another language, unless all are English. */
static void offer_letters(struct pasted_board *board, const ecart_letters *letters,
                          const char *text)
{
    char english[PASTED_SIZE];
    bool foreign = false;

    strcpy(english, text);
    for (char *c = english; *c && *c != ' '; c++) {
        foreign |= isalpha((unsigned char)*c) && !pasted_piece(ecart_letters_nth(0), *c);
        if (isalpha((unsigned char)*c) && (*c = pasted_piece(letters, *c)) == '\0')
            return;
    }
    if (foreign)
        pasted_offer(board, english);
}

/* Whether the rank at this place is one of the start. */
static bool is_start_rank(const char *fen, int at)
{
    while (at > 0 && fen[at - 1] != '/')
        at--;
    return strncmp(fen + at, "pppppppp", 8) == 0 || strncmp(fen + at, "PPPPPPPP", 8) == 0 ||
           strncmp(fen + at, "rnbqkbnr", 8) == 0 || strncmp(fen + at, "RNBQKBNR", 8) == 0;
}

/* Offers the pieces that a text lacks which is nearly a FEN: one of a rank of the start, a king,
 * or a rook that may castle. */
static void offer_pieces(struct pasted_board *board, const char *text, int length)
{
    char changed[PASTED_SIZE + sizeof "1"];

    for (const char *letter = "KkRrQqBbNnPp"; *letter; letter++) {
        for (int at = 0; at <= length; at++) {
            ecart_setup  setup;
            ecart_faults faults;

            snprintf(changed, sizeof changed, "%.*s1%s", at, text, text + at);
            bool blank = ecart_fen_read(changed, strlen(changed), false, &setup, &faults) &&
                         !ecart_faults_has(&faults, ECART_CASTLING_NO_ROOK);
            changed[at] = *letter;
            if (is_start_rank(changed, at) || (strchr("KkRr", *letter) && !blank))
                pasted_offer(board, changed);
        }
    }
}

/* Offers what a text may mean that is nearly a FEN: a rank is too long or too short by one
 * square, a number is none, or the letters are those of another language. */
static void find_offers(struct pasted_board *board, const char *text)
{
    char changed[PASTED_SIZE + sizeof "1"];
    int  fields = 0, length = (int)strcspn(text, " ");

    if (length >= ECART_FEN_SIZE)
        return;
    offer_pieces(board, text, length);
    for (int at = 0; at <= length; at++) {
        const char *rest = text + at + (at < length);

        snprintf(changed, sizeof changed, "%.*s1%s", at, text, text + at);
        pasted_offer(board, changed);
        if (text[at] > '1' && text[at] <= '8')
            snprintf(changed, sizeof changed, "%.*s%c%s", at, text, text[at] - 1, rest);
        else
            snprintf(changed, sizeof changed, "%.*s%s", at, text, rest);
        pasted_offer(board, changed);
    }
    sscanf(text, "%*s %*s %*s %*s%n", &fields);
    snprintf(changed, sizeof changed, "%.*s 0 1", fields, text);
    pasted_offer(board, changed);
    for (int n = 1; ecart_letters_nth(n); n++)
        offer_letters(board, ecart_letters_nth(n), text);
}

void pasted_board_read(struct pasted_board *board, ecart_text text)
{
    char signs[PASTED_SIZE];

    *board = (struct pasted_board){ .made = false };
    if (text.length >= PASTED_SIZE)
        return;
    write_signs(text, signs);
    if (find_fen(board, signs, text, 0) || pasted_diagram_read(board, signs))
        return;
    if (find_fen(board, signs, text, 1)) {
        find_offers(board, board->fen);
    } else if (strstr(signs, "://") || strstr(signs, "lichess.org") || strstr(signs, "chess.com")) {
        board->name     = "no-position-in-link";
        board->sentence = SAY_PASTED_LINK;
    } else {
        find_offers(board, signs);
    }
}
