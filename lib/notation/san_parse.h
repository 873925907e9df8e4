/* SPDX-License-Identifier: MIT */
/* san_parse.h -- takes the text of a move apart */
#ifndef LIB_NOTATION_SAN_PARSE_H
#define LIB_NOTATION_SAN_PARSE_H

#include <ecart/legal.h>
#include <ecart/san.h>

#include "base/internal.h"

/* Stands for the sign ++.  Some write it for a double check or for mate; the
 * standard has no such sign. */
enum { SAN_DOUBLED = '*' };

/* No move takes more bytes, without what is before and after it: a figurine, a
 * cell, a dash, a cell, a figurine in brackets. */
enum { SAN_MOVE_LIMIT = 24 };

/* The parts of a text in SAN. */
typedef struct san_parts {
    ecart_kind kind;            /* ECART_PAWN if no piece is named */
    bool       by_cell;         /* two cells and no kind: whatever stands on the first */
    int        file, rank;      /* of the from-cell; 0 if not given */
    ecart_cell to;
    ecart_kind promotion;
    bool       castle;
    bool       either_wing;     /* castling, but not on which side */
    ecart_wing wing;            /* of castling */
    bool       capture;
    char       check;           /* '+', '#', SAN_DOUBLED or 0 */
    ecart_forgiven_set forgiven;
    size_t     at, length;      /* where the move stands in the text */
    uint32_t   wrong_case;      /* bit n: its n-th letter is in the wrong case */
} san_parts;

/* A letter that was read, and how it differs from the standard. */
typedef struct piece_letter {
    ecart_kind kind;        /* ECART_NO_KIND if there is none */
    size_t     length;      /* in bytes */
    bool       small;       /* it should be a capital */
    bool       local;       /* the standard means another kind by it, or none */
} piece_letter;

/* Reads the letter of a piece that a text begins with. */
ECART_HIDDEN piece_letter ecart_letters_read(const ecart_letters *letters,
                                             const char *text, size_t length);

/* Takes a text apart that is written with these letters.  Returns ECART_LEGAL; or
 * ECART_BAD_NOTATION or ECART_IMPOSSIBLE_CELL, with the offset where the text goes
 * wrong. */
ECART_HIDDEN ecart_reason ecart_san_parse(const ecart_letters *letters, const char *text,
                                          size_t length, san_parts *parts, size_t *offset);

/* Takes a text apart that ecart_san_parse() could not read, into the same parts, with
 * ECART_SPOKEN forgiven.  Returns what ecart_san_parse() does. */
ECART_HIDDEN ecart_reason ecart_spoken_parse(const char *text, size_t length,
                                             san_parts *parts, size_t *offset);

static inline bool is_castle_letter(char c)
{
    return c == 'O' || c == 'o' || c == '0';
}

/* The length of castling at the beginning of a text, 0 if none stands there: O-O or O-O-O, in
 * capitals, small letters or noughts, with any dash, blanks or nothing between them. */
ECART_HIDDEN size_t ecart_san_castling(const char *text, size_t length);

#endif
