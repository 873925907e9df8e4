/* SPDX-License-Identifier: MIT */
/* plain_faults.h -- the faults of a set-up once more, found square by square
 *
 * The library asks sets of pieces; this walks over a board, as the words of
 * setup.h say it, and shares no table with the library. */
#ifndef TESTS_PLAIN_FAULTS_H
#define TESTS_PLAIN_FAULTS_H

#include "plain_last_move.h"

static inline void plain_add(ecart_faults *f, bool is_there, ecart_fault fault, ecart_cells cells)
{
    if (is_there)
        ecart_faults_add(f, fault, cells, ECART_NO_OFFSET);
}

static inline void plain_counts(const ecart_board *b, ecart_side side, ecart_faults *f)
{
    static const int at_start[ECART_KINDS] = { [ECART_QUEEN] = 1, 2, 1, 2 };
    ecart_cells pawns = plain_pieces(b, side, ECART_PAWN), many = 0;
    ecart_cells all   = plain_pieces(b, side, ECART_NO_KIND);
    int         promoted = 0;

    for (ecart_kind kind = ECART_QUEEN; kind <= ECART_KNIGHT; kind++) {
        ecart_cells cells = plain_pieces(b, side, kind);

        /* Bishops are two kinds: those on light squares and those on dark ones. */
        for (int colour = 0; colour < (kind == ECART_BISHOP ? 2 : 1); colour++) {
            int more = -at_start[kind];

            for EACH_CELL(c) {
                if (cells & ecart_cells_of(c))
                    more += kind != ECART_BISHOP || (c / 10 + c % 10) % 2 == colour;
            }
            promoted += more > 0 ? more : 0;
            many     |= more > 0 ? cells : 0;
        }
    }
    plain_add(f, ecart_cells_count(pawns) > 8, ECART_TOO_MANY_PAWNS, pawns);
    plain_add(f, ecart_cells_count(all) > 16, ECART_TOO_MANY_PIECES, all);
    plain_add(f, promoted > 0 && promoted + ecart_cells_count(pawns) > 8,
              ECART_TOO_MANY_PROMOTED, many);
}

static inline void plain_kings(const ecart_board *b, ecart_side to_move, ecart_faults *f)
{
    for (ecart_side side = ECART_WHITE; side <= ECART_BLACK; side++) {
        ecart_cells kings = plain_pieces(b, side, ECART_KING);
        ecart_cells enemy = plain_pieces(b, !side, ECART_KING);

        plain_add(f, kings == 0, ECART_KING_MISSING, 0);
        plain_add(f, ecart_cells_count(kings) > 1, ECART_TOO_MANY_KINGS, kings);
        for EACH_CELL(c) {
            ecart_cells here = ecart_cells_of(c), near = 0;

            if (!(kings & here))
                continue;
            for EACH_CELL(other) {
                if ((enemy & ecart_cells_of(other)) && plain_attacks(b, c, other))
                    near |= ecart_cells_of(other);
            }
            ecart_cells checkers = plain_checkers(b, side, c, false);
            plain_add(f, near != 0, ECART_KINGS_ADJACENT, near | here);
            plain_add(f, side != to_move && checkers != 0, ECART_OPPOSITE_CHECK, checkers | here);
        }
    }
}

static inline void plain_examine_check(const ecart_board *b, ecart_side side, ecart_faults *f)
{
    ecart_cells kings = plain_pieces(b, side, ECART_KING);

    if (ecart_cells_count(kings) != 1)
        return;

    ecart_cell  king     = ecart_cells_next(kings, 0);
    ecart_cells checkers = plain_checkers(b, side, king, false);

    plain_add(f, checkers != 0 && !plain_last_move(b, side, king), ECART_IMPOSSIBLE_CHECK,
              checkers);
}

/* Whether another rook of this king has a right too, and stands further out. */
static inline bool plain_is_inner(const ecart_setup *s, ecart_cell king, ecart_cell rook)
{
    int out = rook > king ? 1 : -1;

    for (ecart_cell c = plain_beside(rook, out, 0); c != 0; c = plain_beside(c, out, 0)) {
        if ((s->castling & ecart_cells_of(c)) &&
            plain_piece(&s->board, c) == plain_piece(&s->board, rook))
            return true;
    }
    return false;
}

static inline void plain_castling(const ecart_setup *s, ecart_faults *f)
{
    for EACH_CELL(rook) {
        int         row  = ecart_cell_row(rook), column = ecart_cell_column(rook);
        ecart_side  side = row == 1 ? ECART_WHITE : ECART_BLACK;
        ecart_cells kings = plain_pieces(&s->board, side, ECART_KING), first_row = 0;
        ecart_cell  usual_home = ecart_cell_make(5, row);

        if (!(s->castling & ecart_cells_of(rook)))
            continue;
        if ((row != 1 && row != 8) || (!s->chess960 && column != 1 && column != 8)) {
            plain_add(f, true, ECART_CASTLING_NO_ROOK, ecart_cells_of(rook));
            continue;
        }
        for (int n = 1; n <= 8; n++)
            first_row |= ecart_cells_of(ecart_cell_make(n, row));
        first_row &= ~(ecart_cells_of(ECART_CELL(1, row)) | ecart_cells_of(ECART_CELL(8, row)));
        ecart_cells home = s->chess960 ? first_row : ecart_cells_of(usual_home);
        if (!(kings & home))
            plain_add(f, true, ECART_CASTLING_NO_KING, s->chess960 ? kings : home);
        else if (plain_piece(&s->board, rook) != ecart_piece_make(side, ECART_ROOK))
            plain_add(f, true, ECART_CASTLING_NO_ROOK, ecart_cells_of(rook));
        else
            plain_add(f, plain_is_inner(s, ecart_cells_next(kings & home, 0), rook),
                      ECART_CASTLING_DUPLICATE, ecart_cells_of(rook));
    }
}

/* Whether some pawn may capture en passant without leaving its king attacked;
 * and whether some may, were there no king. */
static inline void plain_capturers(const ecart_setup *s, ecart_side side, ecart_cell passed,
                                   ecart_cell pawn, bool *any, bool *safe)
{
    ecart_cell king = ecart_cells_next(plain_pieces(&s->board, side, ECART_KING), 0);

    for (int columns = -1; columns <= 1; columns += 2) {
        ecart_cell  from  = plain_beside(pawn, columns, 0);
        ecart_board after = s->board;

        if (plain_piece(&after, from) != ecart_piece_make(side, ECART_PAWN))
            continue;
        *any = true;
        after.at[passed] = after.at[from];
        after.at[from] = after.at[pawn] = ECART_NO_PIECE;
        *safe = *safe || king == 0 || plain_checkers(&after, side, king, true) == 0;
    }
}

static inline void plain_step(const ecart_setup *s, ecart_side side, ecart_faults *f)
{
    int         up     = side == ECART_WHITE ? 1 : -1;
    ecart_cell  passed = s->en_passant, pawn = plain_beside(passed, 0, -up);
    ecart_cell  origin = plain_beside(passed, 0, up);
    ecart_board before = s->board;
    bool        any = false, safe = false;
    bool lacking  = plain_piece(&before, pawn) != ecart_piece_make(!side, ECART_PAWN);
    bool occupied = plain_piece(&before, passed) != ECART_NO_PIECE;
    bool stayed   = plain_piece(&before, origin) != ECART_NO_PIECE;

    plain_add(f, lacking, ECART_EN_PASSANT_NO_PAWN, ecart_cells_of(pawn));
    plain_add(f, occupied, ECART_EN_PASSANT_CELL_OCCUPIED, ecart_cells_of(passed));
    plain_add(f, stayed, ECART_EN_PASSANT_ORIGIN_OCCUPIED, ecart_cells_of(origin));
    if (lacking || occupied || stayed)
        return;

    plain_add(f, s->clock > 0, ECART_EN_PASSANT_CLOCK, 0);
    /* What stood on its origin is in the way; whether it gave check is not asked. */
    before.at[pawn]   = ECART_NO_PIECE;
    before.at[origin] = ecart_piece_make(side, ECART_PAWN);
    for EACH_CELL(c) {
        if (plain_piece(&before, c) == ecart_piece_make(side, ECART_KING)) {
            ecart_cells checkers = plain_checkers(&before, side, c, false);
            plain_add(f, checkers != 0, ECART_EN_PASSANT_IMPOSSIBLE, checkers);
        }
    }
    plain_capturers(s, side, passed, pawn, &any, &safe);
    plain_add(f, !any, ECART_EN_PASSANT_NO_CAPTURER, ecart_cells_of(passed));
    plain_add(f, any && !safe, ECART_EN_PASSANT_NOT_LEGAL, ecart_cells_of(passed));
}

static inline void plain_faults(const ecart_setup *s, ecart_faults *f)
{
    ecart_side side = s->side == ECART_BLACK ? ECART_BLACK : ECART_WHITE;
    int        plies = 2 * (s->number - 1) + (side == ECART_BLACK);

    plain_kings(&s->board, side, f);
    for EACH_CELL(c)
        plain_add(f, ecart_piece_kind(plain_piece(&s->board, c)) == ECART_PAWN &&
                  (ecart_cell_row(c) == 1 || ecart_cell_row(c) == 8),
                  ECART_PAWN_ON_BACK_RANK, ecart_cells_of(c));
    plain_castling(s, f);
    if (ecart_cell_exists(s->en_passant) &&
        ecart_cell_row(s->en_passant) == (side == ECART_WHITE ? 6 : 3))
        plain_step(s, side, f);
    else
        plain_add(f, s->en_passant != ECART_NO_CELL, ECART_EN_PASSANT_WRONG_RANK,
                  ecart_cells_of(s->en_passant));
    plain_counts(&s->board, ECART_WHITE, f);
    plain_counts(&s->board, ECART_BLACK, f);
    plain_examine_check(&s->board, side, f);
    plain_add(f, s->clock > 150, ECART_CLOCK_OVER_75_MOVES, 0);
    plain_add(f, s->number == 0, ECART_MOVE_NUMBER_ZERO, 0);
    plain_add(f, s->number > 0 && s->clock > plies, ECART_CLOCK_OVER_MOVE_NUMBER, 0);
}

#endif
