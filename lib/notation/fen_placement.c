/* SPDX-License-Identifier: MIT */
/* fen_placement.c -- reads the first field of a FEN, which has the pieces
 *
 * It is most of the text, and nearly always without fault.  So a fast path reads
 * it, and gives up if there is a fault.  Adjacent digits are the one fault that it goes
 * over: the caller sees by ecart_placement_length() that the text is too long for its
 * pieces.  Then a slower reader reads it again and finds all faults.
 * tests/check_fen.c checks that both agree. */

#include "notation/fen_placement.h"

/* What a character puts on a square, and the step to the next square.  A character
 * that has no meaning in a placement has no step. */
typedef struct sign {
    uint8_t piece;
    int8_t  step;
} sign;

/* Places are counted from a1, in the frame of the board.  To the right of the h-file
 * they are BESIDE to LAST. */
enum {
    FILE   = ECART_EAST,
    BESIDE = 8 * FILE,
    LAST   = BESIDE + 7,
    NEXT   = ECART_SOUTH - BESIDE,          /* from the right of h8 to a7 */
    FRAME  = 7                              /* what is around the board */
};

#define PIECE(letter, kind)                                     \
    [letter]      = { ECART_PIECE(ECART_WHITE, kind), FILE },   \
    [letter + 32] = { ECART_PIECE(ECART_BLACK, kind), FILE }
#define EMPTY(digit) [digit] = { ECART_NO_PIECE, (digit - '0') * FILE }

static const sign signs[256] = {
    ['/'] = { FRAME, NEXT },
    EMPTY('1'), EMPTY('2'), EMPTY('3'), EMPTY('4'),
    EMPTY('5'), EMPTY('6'), EMPTY('7'), EMPTY('8'),
    PIECE('K', ECART_KING),   PIECE('Q', ECART_QUEEN),  PIECE('R', ECART_ROOK),
    PIECE('B', ECART_BISHOP), PIECE('N', ECART_KNIGHT), PIECE('P', ECART_PAWN),
};

/* There is no branch by the kind of character, because it could not be predicted.
 * So digits and slashes put something too: the empty square or the frame that is
 * there already.  A rank that is too long or too short leaves the range of places. */
size_t ecart_placement_read(const char *text, size_t length, ecart_board *board)
{
    ecart_piece *a1 = &board->at[ECART_A1];
    ptrdiff_t    place = ECART_A8 - ECART_A1;
    size_t       at = 0;

    *board = ecart_empty_board;
    for (; at < length; at++) {
        sign s = signs[(unsigned char)text[at]];

        if (s.step == 0)
            break;
        a1[place] = s.piece;
        place += s.step;
        if (place < 0 || place > LAST)
            return 0;
    }
    return place == BESIDE && (at == length || is_space(text[at])) ? at : 0;
}

/* One character for each piece, one for each empty square that has no other on its
 * left, and seven slashes. */
size_t ecart_placement_length(const placement *pieces)
{
    ecart_cells occupied = pieces->of_kind[ECART_NO_KIND];

    return (size_t)bits_count(occupied | ~(~occupied << EAST)) + 7;
}

/* One rank of the placement; returns where it ends.  A character that stands
 * for nothing leaves the length of its rank unknown. */
static size_t examine_rank(const char *text, size_t at, size_t end, int rank,
                           ecart_board *board, ecart_faults *faults)
{
    size_t start = at;
    int    files = 0;
    bool   known = true, digit_before = false;

    for (; at < end && text[at] != '/'; at++) {
        char        c     = text[at];
        ecart_piece piece = ecart_piece_of_letter(c);
        bool        digit = c >= '1' && c <= '8';

        if (digit && digit_before)
            ecart_faults_add(faults, ECART_ADJACENT_DIGITS, 0, at);
        if (digit) {
            files += c - '0';
        } else if (piece != ECART_NO_PIECE) {
            files++;
            (void)ecart_board_put(board, ecart_cell_make(files, rank), piece);
        } else {
            ecart_faults_add(faults, ECART_BAD_CHARACTER, 0, at);
            known = false;
        }
        if (files > 9)
            files = 9;          /* too many, however many more */
        digit_before = digit;
    }
    if (known && files != 8)
        ecart_faults_add(faults, ECART_BAD_RANK_LENGTH, 0, start);
    return at;
}

void ecart_placement_examine(const char *text, span field, ecart_board *board, ecart_faults *faults)
{
    size_t at  = field.from;
    int    rank = 8;

    ecart_board_clear(board);
    if (at == field.to)
        return;
    for (;; rank--, at++) {
        if (rank == 0)
            ecart_faults_add(faults, ECART_BAD_RANK_COUNT, 0, at);
        at = examine_rank(text, at, field.to, rank, board, faults);
        if (at == field.to)
            break;
    }
    if (rank > 1)
        ecart_faults_add(faults, ECART_BAD_RANK_COUNT, 0, at);
}
