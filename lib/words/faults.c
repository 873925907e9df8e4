/* SPDX-License-Identifier: MIT */
/* faults.c -- faults of a set-up in words */

#include "words/speech.h"

_Static_assert(SAY_REASON_IMPOSSIBLE_NUMBER - SAY_FAULT_EMPTY == ECART_FAULTS,
               "ecart.pot has a sentence for each fault, in their order");

/* In templates, kings are {first} and other pieces {others}. */
static void add_cells(speech *s, ecart_cells cells)
{
    for (int kings = 1; kings >= 0; kings--) {
        ecart_cell c = 0;

        s->leading = s->count;
        while ((c = ecart_cells_next(cells, c)) != ECART_NO_CELL) {
            ecart_kind kind = ecart_piece_kind(ecart_board_piece(s->board, c));

            if ((kind == ECART_KING) == kings)
                s->cells[s->count++] = c;
        }
    }
}

static bool has_king(const ecart_board *board, ecart_side side)
{
    for (int n = 0; n < 64; n++) {
        if (board->at[ecart_cell_nth(n)] == ecart_piece_make(side, ECART_KING))
            return true;
    }
    return false;
}

/* The sentence that names the side without a king, or says that both sides have none. */
static int sentence_of_no_king(speech *s)
{
    bool white = has_king(s->board, ECART_WHITE);

    s->side = white ? ECART_BLACK : ECART_WHITE;
    return white || has_king(s->board, ECART_BLACK) ? SAY_FAULT_EMPTY + ECART_KING_MISSING
                                                    : SAY_FAULT_KINGS_MISSING;
}

/* The sentence that names the side which has the fault. */
static int sentence_of_side(ecart_fault fault)
{
    switch (fault) {
    case ECART_TOO_MANY_KINGS:    return SAY_FAULT_SIDE_TOO_MANY_KINGS;
    case ECART_TOO_MANY_PAWNS:    return SAY_FAULT_SIDE_TOO_MANY_PAWNS;
    case ECART_TOO_MANY_PIECES:   return SAY_FAULT_SIDE_TOO_MANY_PIECES;
    case ECART_TOO_MANY_PROMOTED: return SAY_FAULT_SIDE_TOO_MANY_PROMOTED;
    case ECART_CASTLING_NO_KING:  return SAY_FAULT_SIDE_NO_CASTLING_KING;
    case ECART_CASTLING_NO_ROOK:  return SAY_FAULT_SIDE_NO_CASTLING_ROOK;
    default:                      return 0;
    }
}

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
    int which = sentence_of_side(fault);

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
                           const ecart_faults *faults, ecart_fault fault,
                           char *text, size_t size)
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
