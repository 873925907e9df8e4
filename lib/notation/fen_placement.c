/* SPDX-License-Identifier: MIT */
/* fen_placement.c -- reading the first field of a FEN
 *
 * It is most of the text, and nearly always without fault.  So it is read as
 * if it were, and only if it is not, again by a reader that knows what may be
 * wrong.  tests/check_fen.c holds both to agree. */

#include <ecart/fen.h>

#include "notation/fen_placement.h"

/* What a character puts on its cell, and what the step to the next cell lacks to
 * AWAY: so that what is not in a placement leads off the board. */
typedef struct sign {
    uint8_t piece, lacks;
} sign;

enum {
    AWAY     = 100,
    COLUMN   = ECART_EAST,
    BESIDE   = ECART_H1 + COLUMN,
    NEXT_ROW = ECART_SOUTH - 8 * COLUMN,    /* from beside h8 to a7 */
    FRAME    = 7                            /* what stands around the board */
};

#define PIECE(letter, kind)                                                    \
    [letter - '/']      = { ECART_PIECE(ECART_WHITE, kind), AWAY - COLUMN },   \
    [letter + 32 - '/'] = { ECART_PIECE(ECART_BLACK, kind), AWAY - COLUMN }
#define EMPTY(digit) \
    [digit - '/'] = { ECART_NO_PIECE, AWAY - (digit - '0') * COLUMN }

static const sign signs['r' - '/' + 1] = {
    ['/' - '/'] = { FRAME, AWAY - NEXT_ROW },
    EMPTY('1'), EMPTY('2'), EMPTY('3'), EMPTY('4'),
    EMPTY('5'), EMPTY('6'), EMPTY('7'), EMPTY('8'),
    PIECE('K', ECART_KING),   PIECE('Q', ECART_QUEEN),  PIECE('R', ECART_ROOK),
    PIECE('B', ECART_BISHOP), PIECE('N', ECART_KNIGHT), PIECE('P', ECART_PAWN),
};

/* No branch asks what a character is, for none could be foreseen: digits and
 * slashes put something too, which is there already.  A slash does so in the
 * frame, beside the h-file, where the place is 0 to 7.  It must come just there,
 * and all others before, where the place is below zero. */
size_t ecart_placement_read(const char *text, size_t length, ecart_board *board)
{
    ecart_piece *beside = &board->at[BESIDE];
    int          place  = ECART_A8 - BESIDE, before = FRAME;
    size_t       at     = 0;

    *board = ecart_empty_board;
    for (; at < length; at++) {
        unsigned c = (unsigned)(unsigned char)text[at] - '/';

        if (c >= sizeof signs / sizeof *signs)
            break;

        int piece = signs[c].piece, step = AWAY - signs[c].lacks;
        if ((step ^ place) >= 0 || (piece | before) == ECART_NO_PIECE)
            return 0;
        beside[place] = (ecart_piece)piece;
        before = piece;
        place += step;
        if (place > 7)
            return 0;
        ECART_ASSERT(place >= ECART_A1 - 1 - BESIDE);
    }
    return place == 0 ? at : 0;
}

/* One rank of the placement; returns where it ends.  A character that stands
 * for nothing leaves the length of its rank unknown. */
static size_t examine_rank(const char *text, size_t at, size_t end, int row,
                                      ecart_board *board, ecart_faults *faults)
{
    size_t start = at;
    int    columns = 0;
    bool   known = true, digit_before = false;

    for (; at < end && text[at] != '/'; at++) {
        char        c     = text[at];
        ecart_piece piece = ecart_piece_of_letter(c);
        bool        digit = c >= '1' && c <= '8';

        if (digit && digit_before)
            ecart_faults_add(faults, ECART_ADJACENT_DIGITS, 0, at);
        if (digit) {
            columns += c - '0';
        } else if (piece != ECART_NO_PIECE) {
            columns++;
            (void)ecart_board_put(board, ecart_cell_make(columns, row), piece);
        } else {
            ecart_faults_add(faults, ECART_BAD_CHARACTER, 0, at);
            known = false;
        }
        if (columns > 9)
            columns = 9;        /* too many, however many more */
        digit_before = digit;
    }
    if (known && columns != 8)
        ecart_faults_add(faults, ECART_BAD_RANK_LENGTH, 0, start);
    return at;
}

void ecart_placement_examine(const char *text, span field,
                             ecart_board *board, ecart_faults *faults)
{
    size_t at  = field.from;
    int    row = 8;

    for (;; row--, at++) {
        if (row == 0)
            ecart_faults_add(faults, ECART_BAD_RANK_COUNT, 0, at);
        at = examine_rank(text, at, field.to, row, board, faults);
        if (at == field.to)
            break;
    }
    if (row > 1)
        ecart_faults_add(faults, ECART_BAD_RANK_COUNT, 0, at);
}
