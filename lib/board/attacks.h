/* SPDX-License-Identifier: MIT */
/* attacks.h -- what pieces attack, as sets of cells
 *
 * A square is given by its index (sets.h).  A pawn's step or capture is a shift of
 * bits.  Pawns stand on ranks 2 to 7, so no step goes round to another file. */
#ifndef LIB_BOARD_ATTACKS_H
#define LIB_BOARD_ATTACKS_H

#include <ecart/piece.h>

#include "geometry/sets.h"

ECART_HIDDEN_TABLE extern const ecart_cells ecart_empty_board_attacks[ECART_KNIGHT][64];
ECART_HIDDEN_TABLE extern const ecart_cells ecart_pawn_attacks[2][64];
ECART_HIDDEN_TABLE extern const ecart_cells ecart_rising_diagonals[64];
ECART_HIDDEN_TABLE extern const ecart_cells ecart_falling_diagonals[64];
ECART_HIDDEN_TABLE extern const uint8_t     ecart_column_attacks[8][64];

/* The squares that pawns attack to the east, and to the west. */
static inline ecart_cells attacks_east(ecart_cells pawns, int forward)
{
    return moved(pawns & ~COLUMN_H, forward + EAST);
}

static inline ecart_cells attacks_west(ecart_cells pawns, int forward)
{
    return moved(pawns & ~COLUMN_A, forward + WEST);
}

/* Where the pawn stands that is taken en passant by a pawn that goes between two squares. */
static inline int beside(int from, int to)
{
    return (to & 56) | (from & 7);
}

/* What a piece other than a pawn attacks on an empty board. */
static inline ecart_cells empty_board_attacks(ecart_kind kind, int index)
{
    return ecart_empty_board_attacks[kind - ECART_KING][index];
}

/* What a slider attacks on a line with at most one square on each file: all squares
 * up to the first piece on either side, and that piece.  Subtracting the slider's
 * bit from the pieces borrows from the next higher bit, which is the first piece on
 * one side.  With the files in reverse order, it is the first on the other side. */
static inline ecart_cells line_attacks(int index, ecart_cells line, ecart_cells occupied)
{
    ecart_cells up   = occupied & line;
    ecart_cells down = bytes_reversed(up);

    up   -= bit(index);
    down -= bytes_reversed(bit(index));
    return (up ^ bytes_reversed(down)) & line;
}

static inline ecart_cells bishop_attacks(int index, ecart_cells occupied)
{
    return line_attacks(index, ecart_rising_diagonals[index], occupied) |
           line_attacks(index, ecart_falling_diagonals[index], occupied);
}

static inline ecart_cells rook_attacks(int index, ecart_cells occupied)
{
    int rank = index & 7, file = index & 56;
    ecart_cells inner = occupied >> (file + 1) & 63;

    return line_attacks(index, ROW(1) << rank & ~bit(index), occupied) |
           (ecart_cells)ecart_column_attacks[rank][inner] << file;
}

/* What sliders attack in one direction, all of them at once: they go on by one step,
 * then by two, then by four.  A step lands only on some squares, because from an edge
 * of the board it would go round to the other. */
static inline ecart_cells ray_attacks(ecart_cells sliders, int by, ecart_cells landing,
                                      ecart_cells occupied)
{
    ecart_cells through = landing & ~occupied;

    sliders |= through & moved(sliders, by);
    through &= moved(through, by);
    sliders |= through & moved(sliders, 2 * by);
    through &= moved(through, 2 * by);
    sliders |= through & moved(sliders, 4 * by);
    return landing & moved(sliders, by);
}

/* What all of these bishops attack together, and what all of these rooks attack. */
static inline ecart_cells all_bishops_attack(ecart_cells bishops, ecart_cells occupied)
{
    return ray_attacks(bishops, EAST + 1, ~(COLUMN_A | ROW(1)), occupied) |
           ray_attacks(bishops, EAST - 1, ~(COLUMN_A | ROW(8)), occupied) |
           ray_attacks(bishops, WEST + 1, ~(COLUMN_H | ROW(1)), occupied) |
           ray_attacks(bishops, WEST - 1, ~(COLUMN_H | ROW(8)), occupied);
}

static inline ecart_cells all_rooks_attack(ecart_cells rooks, ecart_cells occupied)
{
    return ray_attacks(rooks, EAST, ~COLUMN_A, occupied) |
           ray_attacks(rooks, WEST, ~COLUMN_H, occupied) |
           ray_attacks(rooks, +1, ~ROW(1), occupied) |
           ray_attacks(rooks, -1, ~ROW(8), occupied);
}

/* What a piece other than a pawn attacks. */
static inline ecart_cells piece_attacks(ecart_kind kind, int index, ecart_cells occupied)
{
    switch (kind) {
    case ECART_KING:   return empty_board_attacks(ECART_KING, index);
    case ECART_QUEEN:  return rook_attacks(index, occupied) |
                              bishop_attacks(index, occupied);
    case ECART_ROOK:   return rook_attacks(index, occupied);
    case ECART_BISHOP: return bishop_attacks(index, occupied);
    default:           return empty_board_attacks(ECART_KNIGHT, index);
    }
}

/* Below, of_kind is an array of sets indexed by kinds, with all pieces in the place
 * of ECART_NO_KIND. */
static inline ecart_cells straight_sliders(const ecart_cells *of_kind)
{
    return of_kind[ECART_ROOK] | of_kind[ECART_QUEEN];
}

static inline ecart_cells diagonal_sliders(const ecart_cells *of_kind)
{
    return of_kind[ECART_BISHOP] | of_kind[ECART_QUEEN];
}

/* The pieces of a side that attack a square if just the taken squares are
 * occupied. */
ECART_HIDDEN ecart_cells ecart_attackers_if(const ecart_cells *of_kind, ecart_cells of_side,
                                            ecart_side side, int index, ecart_cells taken);

#endif
