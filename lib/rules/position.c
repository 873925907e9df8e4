/* SPDX-License-Identifier: MIT */
/* position.c -- makes a position of a set-up, and says what attacks and pins what */

#include <ecart/position.h>

#include <string.h>

#include "rules/attackers.h"
#include "rules/setup_check.h"

/* Fills a position from a set-up that has no error and nothing to be mended. */
static void fill(ecart_position *p, const ecart_setup *setup, const placement *pieces)
{
    p->board = setup->board;
    memcpy(p->of_kind, pieces->of_kind, sizeof p->of_kind);
    memcpy(p->of_side, pieces->of_side, sizeof p->of_side);
    for (ecart_side side = ECART_WHITE; side <= ECART_BLACK; side++)
        p->king[side] = cell_at(first_of(pieces->of_kind[ECART_KING] & pieces->of_side[side]));
    p->castling   = setup->castling;
    p->en_passant = setup->en_passant;
    p->side       = setup->side == ECART_BLACK;
    p->chess960   = setup->chess960;
    p->clock      = setup->clock;
    p->number     = setup->number;
    find_checks(p);
}

void ecart_position_make(ecart_position *position, ecart_setup *setup,
                         const placement *pieces, const ecart_faults *faults)
{
    if (faults->set != 0 && ecart_faults_first(faults, ECART_REPAIR) != ECART_FAULTS)
        ecart_setup_mend(setup);
    fill(position, setup, pieces);
}

/* Numbers that are not pieces become empty squares, and the frame is set. */
static void tidy(ecart_setup *setup)
{
    ecart_board board;

    ecart_board_clear(&board);
    FOR_ALL(n) {
        ecart_piece piece = setup->board.at[cell_at(n)];

        board.at[cell_at(n)] = ecart_piece_exists(piece) ? piece : ECART_NO_PIECE;
    }
    setup->board = board;
}

bool ecart_position_set(ecart_position *position, const ecart_setup *setup)
{
    ecart_faults faults;
    ecart_setup  tidied = *setup;
    placement    pieces = ecart_placement_of(&setup->board);

    ecart_faults_clear(&faults);
    ecart_setup_check_placed(setup, &pieces, &faults);
    if (ecart_faults_first(&faults, ECART_ERROR) != ECART_FAULTS)
        return false;
    tidy(&tidied);
    ecart_position_make(position, &tidied, &pieces, &faults);
    return true;
}

void ecart_position_start(ecart_position *position)
{
    ecart_setup setup;

    ecart_setup_start(&setup);
    (void)ecart_position_set(position, &setup);
}

void ecart_position_setup(const ecart_position *position, ecart_setup *setup)
{
    setup->board      = position->board;
    setup->castling   = position->castling;
    setup->en_passant = position->en_passant;
    setup->side       = position->side;
    setup->chess960   = position->chess960;
    setup->clock      = position->clock;
    setup->number     = position->number;
}

ecart_cells ecart_position_attackers(const ecart_position *position,
                                     ecart_side side, ecart_cell cell)
{
    if ((unsigned)side > 1 || !ecart_cell_exists(cell))
        return 0;
    return position_attackers(position, side, ecart_cell_index(cell), occupied(position));
}

ecart_cells ecart_position_attacks(const ecart_position *position, ecart_cell from)
{
    ecart_piece piece = ecart_board_piece(&position->board, from);
    ecart_kind  kind  = ecart_piece_kind(piece);

    if (piece == ECART_NO_PIECE)
        return 0;
    return kind == ECART_PAWN ? ecart_pawn_attacks[ecart_piece_side(piece)][index_of(from)]
                              : piece_attacks(kind, index_of(from), occupied(position));
}

ecart_cell ecart_position_pinner(const ecart_position *position, ecart_cell cell)
{
    ecart_piece piece = ecart_board_piece(&position->board, cell);

    if (piece == ECART_NO_PIECE)
        return ECART_NO_CELL;

    int pinner = pinner_of(position, ecart_piece_side(piece), ecart_cell_index(cell));
    return pinner == NO_INDEX ? ECART_NO_CELL : cell_at(pinner);
}

ecart_cells ecart_position_pin_line(const ecart_position *position, ecart_cell cell)
{
    if (ecart_position_pinner(position, cell) == ECART_NO_CELL)
        return 0;
    return pin_line(position, ecart_piece_side(position->board.at[cell]),
                    ecart_cell_index(cell));
}
