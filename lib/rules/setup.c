/* SPDX-License-Identifier: MIT */
/* setup.c -- the set-ups that games start from, and sets of faults */

#include <ecart/setup.h>

#include <string.h>

#include "board/attacks.h"
#include "rules/fault_records.h"

enum { FILES = 8 };

void ecart_setup_clear(ecart_setup *setup)
{
    memset(setup, 0, sizeof *setup);
    ecart_board_clear(&setup->board);
    setup->number = 1;
}

/* Both sides' pieces on their first ranks, and pawns before them. */
static void put_first_ranks(ecart_setup *setup, const ecart_kind kinds[FILES])
{
    for (int file = 0; file < FILES; file++) {
        for (ecart_side side = ECART_WHITE; side <= ECART_BLACK; side++) {
            ecart_cell home = ECART_CELL(file + 1, ecart_side_first_row(side));
            ecart_cell pawn = ECART_CELL(file + 1, ecart_side_pawn_row(side));

            setup->board.at[home] = ECART_PIECE(side, kinds[file]);
            setup->board.at[pawn] = ECART_PIECE(side, ECART_PAWN);
            if (kinds[file] == ECART_ROOK)
                setup->castling = ecart_cells_add(setup->castling, home);
        }
    }
}

/* The n-th file from the left that is still free, both from 0. */
static int nth_free(const ecart_kind kinds[8], int n)
{
    int file = 0;

    while (kinds[file] != ECART_NO_KIND || n-- > 0)
        file++;
    return file;
}

/* Which two of five free files have the knights, by Scharnagl's numbers. */
static const uint8_t knights[][2] = {
    { 0, 1 }, { 0, 2 }, { 0, 3 }, { 0, 4 }, { 1, 2 },
    { 1, 3 }, { 1, 4 }, { 2, 3 }, { 2, 4 }, { 3, 4 },
};

/* Scharnagl's numbering: remainders of the number say where the pieces stand,
 * one after the other among the files that are still free. */
bool ecart_setup_start_960(ecart_setup *setup, int number)
{
    ecart_kind kinds[FILES] = { ECART_NO_KIND };

    ecart_setup_clear(setup);
    if (number < 0 || number >= 960)
        return false;

    kinds[2 * (number % 4) + 1]  = ECART_BISHOP;
    kinds[2 * (number / 4 % 4)]  = ECART_BISHOP;
    kinds[nth_free(kinds, number / 16 % 6)] = ECART_QUEEN;

    /* The right knight first: the left one would take a file that it counts. */
    const uint8_t *pair = knights[number / 96];
    kinds[nth_free(kinds, pair[1])] = ECART_KNIGHT;
    kinds[nth_free(kinds, pair[0])] = ECART_KNIGHT;

    kinds[nth_free(kinds, 0)] = ECART_ROOK;
    kinds[nth_free(kinds, 0)] = ECART_KING;
    kinds[nth_free(kinds, 0)] = ECART_ROOK;

    put_first_ranks(setup, kinds);
    setup->chess960 = true;
    return true;
}

void ecart_setup_start(ecart_setup *setup)
{
    (void)ecart_setup_start_960(setup, 518);
    setup->chess960 = false;
}

#define FAULT_SEVERITY(fault, name, severity) [fault] = ECART_##severity,

static const uint8_t severities[ECART_FAULTS] = { FAULT_LIST(FAULT_SEVERITY) };

void ecart_faults_clear(ecart_faults *faults)
{
    faults->set = 0;
}

void ecart_faults_add(ecart_faults *faults, ecart_fault fault, ecart_cells cells, size_t offset)
{
    if (fault >= ECART_FAULTS)
        return;
    if (ecart_faults_has(faults, fault)) {
        faults->cells[fault] |= cells;
        return;
    }
    faults->set          |= (uint64_t)1 << fault;
    faults->cells[fault]  = cells;
    faults->offset[fault] = offset < ECART_NO_OFFSET ? (uint16_t)offset
                                                     : (uint16_t)ECART_NO_OFFSET;
}

ecart_severity ecart_fault_severity(ecart_fault fault)
{
    return fault < ECART_FAULTS ? severities[fault] : ECART_NOTE;
}

ecart_fault ecart_faults_first(const ecart_faults *faults, ecart_severity at_least)
{
    ecart_fault fault = 0;

    if (faults->set == 0)
        return ECART_FAULTS;
    while (fault < ECART_FAULTS &&
           (!(faults->set >> fault & 1) || severities[fault] > at_least))
        fault++;
    return fault;
}
