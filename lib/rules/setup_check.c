/* SPDX-License-Identifier: MIT */
/* setup_check.c -- what is wrong with a set-up, and mending it
 *
 * Nearly all set-ups have nothing wrong, which setup_sound.c finds out faster. */

#include <ecart/setup.h>

#include "rules/setup_check.h"

/* A set-up under examination. */
typedef struct examination {
    const ecart_setup *setup;
    const placement   *pieces;
    ecart_faults      *faults;
    ecart_side         side, other;
} examination;

static void found(const examination *e, ecart_fault fault, ecart_cells cells)
{
    ecart_faults_add(e->faults, fault, cells, ECART_NO_OFFSET);
}

static void found_if(const examination *e, ecart_fault fault, ecart_cells cells)
{
    if (cells != 0)
        found(e, fault, cells);
}

static ecart_cells all_of(const examination *e, ecart_side side, ecart_kind kind)
{
    return e->pieces->of_side[side] & e->pieces->of_kind[kind];
}

static void examine_kings(const examination *e)
{
    ecart_cells white = all_of(e, ECART_WHITE, ECART_KING);
    ecart_cells black = all_of(e, ECART_BLACK, ECART_KING);
    int         king;

    if (white == 0 || black == 0)
        found(e, ECART_KING_MISSING, 0);
    if (has_two(white))
        found(e, ECART_TOO_MANY_KINGS, white);
    if (has_two(black))
        found(e, ECART_TOO_MANY_KINGS, black);
    FOR_EACH(king, white) {
        ecart_cells near = bare_attacks(ECART_KING, king) & black;

        if (near != 0)
            found(e, ECART_KINGS_ADJACENT, near | bit(king));
    }
}

/* Kings beside each other are told as that, and not as a check too. */
static ecart_cells checkers_of(const examination *e, ecart_side king_of, int king,
                               ecart_cells taken)
{
    ecart_side by = ecart_side_other(king_of);

    return ecart_attackers_if(e->pieces->of_kind, e->pieces->of_side[by], by, king, taken) &
           ~e->pieces->of_kind[ECART_KING];
}

static void examine_opposite_check(const examination *e)
{
    int king;

    FOR_EACH(king, all_of(e, e->other, ECART_KING)) {
        ecart_cells checkers = checkers_of(e, e->other, king,
                                           e->pieces->of_kind[ECART_NO_KIND]);

        if (checkers != 0)
            found(e, ECART_OPPOSITE_CHECK, checkers | bit(king));
    }
}

/* A move reveals one line at most and brings one piece, so that of two
 * checkers one at least slides, and not both along one line. */
static bool is_impossible_check(const examination *e, int king, ecart_cells checkers)
{
    ecart_cells sliders = (straight_sliders(e->pieces->of_kind) |
                           diagonal_sliders(e->pieces->of_kind)) & checkers;

    if (!has_two(checkers))
        return false;
    if (has_two(checkers & (checkers - 1)) || sliders == 0)
        return true;
    if (sliders != checkers)
        return false;

    int a = first_of(checkers), b = first_of(checkers & (checkers - 1));
    return (between(a, b) & bit(king)) != 0;
}

static void examine_check(const examination *e)
{
    ecart_cells kings = all_of(e, e->side, ECART_KING);

    if (kings == 0 || has_two(kings))
        return;

    int         king     = first_of(kings);
    ecart_cells checkers = checkers_of(e, e->side, king,
                                       e->pieces->of_kind[ECART_NO_KIND]);
    if (is_impossible_check(e, king, checkers))
        found(e, ECART_IMPOSSIBLE_CHECK, checkers);
}

/* Pieces of a kind beyond those that a game begins with were pawns. */
static ecart_cells promoted(const examination *e, ecart_side side, int *count)
{
    static const uint8_t at_start[ECART_KINDS] = {
        [ECART_QUEEN] = 1, [ECART_ROOK] = 2, [ECART_BISHOP] = 2, [ECART_KNIGHT] = 2,
    };
    ecart_cells cells = 0;

    *count = 0;
    for (ecart_kind kind = ECART_QUEEN; kind <= ECART_KNIGHT; kind++) {
        ecart_cells pieces = all_of(e, side, kind);
        int         excess = ecart_cells_count(pieces) - at_start[kind];

        if (excess > 0) {
            *count += excess;
            cells  |= pieces;
        }
    }
    return cells;
}

static void examine_counts(const examination *e, ecart_side side)
{
    ecart_cells pawns = all_of(e, side, ECART_PAWN), all = e->pieces->of_side[side];
    int         count;
    ecart_cells excess = promoted(e, side, &count);

    if (ecart_cells_count(pawns) > 8)
        found(e, ECART_TOO_MANY_PAWNS, pawns);
    if (ecart_cells_count(all) > 16)
        found(e, ECART_TOO_MANY_PIECES, all);
    if (count > 0 && ecart_cells_count(pawns) + count > 8)
        found(e, ECART_TOO_MANY_PROMOTED, excess);
}

/* What is wrong with the right to castle with a rook, and at which cell. */
static ecart_fault castling_fault(const examination *e, int rook, ecart_cells *cells)
{
    int         row  = rook & 7, column = rook >> 3;
    ecart_side  side = row == 0 ? ECART_WHITE : ECART_BLACK;
    ecart_cells king = all_of(e, side, ECART_KING);
    ecart_cells home = e->setup->chess960 ? ROW(1) << row : bit(row + 4 * 8);
    bool        corner = column == 0 || column == 7;

    *cells = bit(rook);
    if ((row != 0 && row != 7) || (!e->setup->chess960 && !corner))
        return ECART_CASTLING_NO_ROOK;
    if (!(king & home)) {
        *cells = e->setup->chess960 ? king : home;
        return ECART_CASTLING_NO_KING;
    }
    if (!(all_of(e, side, ECART_ROOK) & bit(rook)))
        return ECART_CASTLING_NO_ROOK;
    return ECART_FAULTS;
}

static void examine_castling(const examination *e)
{
    int rook;

    FOR_EACH(rook, e->setup->castling) {
        ecart_cells cells;
        ecart_fault fault = castling_fault(e, rook, &cells);

        if (fault != ECART_FAULTS)
            found(e, fault, cells);
    }
}

/* The cells of a double step that was just made. */
typedef struct double_step {
    int origin, passed, pawn;
} double_step;

static bool find_repairs(const examination *e, double_step d)
{
    ecart_cells taken  = e->pieces->of_kind[ECART_NO_KIND];
    ecart_cells pawns  = all_of(e, e->other, ECART_PAWN);

    found_if(e, ECART_EN_PASSANT_NO_PAWN, bit(d.pawn) & ~pawns);
    found_if(e, ECART_EN_PASSANT_CELL_OCCUPIED, bit(d.passed) & taken);
    found_if(e, ECART_EN_PASSANT_ORIGIN_OCCUPIED, bit(d.origin) & taken);
    return (bit(d.pawn) & ~pawns) || ((bit(d.passed) | bit(d.origin)) & taken);
}

/* Before the step, this side had just moved: its king stood in no check. */
static void find_earlier_check(const examination *e, double_step d)
{
    ecart_cells taken = (e->pieces->of_kind[ECART_NO_KIND] | bit(d.origin)) & ~bit(d.pawn);
    int         king;

    FOR_EACH(king, all_of(e, e->side, ECART_KING))
        found_if(e, ECART_EN_PASSANT_IMPOSSIBLE, checkers_of(e, e->side, king, taken));
}

static void find_capturers(const examination *e, double_step d)
{
    ecart_cells capturers = ecart_pawn_attacks[e->other][d.passed] &
                            all_of(e, e->side, ECART_PAWN);
    ecart_cells kings = all_of(e, e->side, ECART_KING);
    int         from;

    if (capturers == 0)
        found(e, ECART_EN_PASSANT_NO_CAPTURER, bit(d.passed));
    if (capturers == 0 || kings == 0)
        return;
    FOR_EACH(from, capturers) {
        if (!en_passant_attackers(e->pieces->of_kind, e->pieces->of_side, e->side,
                                  first_of(kings), from, d.passed))
            return;
    }
    found(e, ECART_EN_PASSANT_NOT_LEGAL, bit(d.passed));
}

static void examine_en_passant(const examination *e)
{
    ecart_cell  cell = e->setup->en_passant;
    int         up   = ecart_side_forward(e->side), passed = index_of(cell);

    if (cell == ECART_NO_CELL)
        return;
    if (passed >= NO_INDEX || (passed & 7) != (e->side == ECART_WHITE ? 5 : 2)) {
        found(e, ECART_EN_PASSANT_WRONG_RANK, ecart_cells_of(cell));
        return;
    }

    double_step d = { passed + up, passed, passed - up };
    if (find_repairs(e, d))
        return;
    if (e->setup->clock != 0)
        found(e, ECART_EN_PASSANT_CLOCK, 0);
    find_earlier_check(e, d);
    find_capturers(e, d);
}

static void examine_clocks(const examination *e)
{
    long played = 2L * (e->setup->number - 1) + (e->side == ECART_BLACK);

    if (e->setup->clock > 150)
        found(e, ECART_CLOCK_OVER_75_MOVES, 0);
    if (e->setup->number > 0 && e->setup->clock > played)
        found(e, ECART_CLOCK_OVER_MOVE_NUMBER, 0);
    if (e->setup->number == 0)
        found(e, ECART_MOVE_NUMBER_ZERO, 0);
}

static examination begin(const ecart_setup *setup, const placement *pieces,
                         ecart_faults *faults)
{
    ecart_side side = setup->side == ECART_BLACK ? ECART_BLACK : ECART_WHITE;

    return (examination){ setup, pieces, faults, side, ecart_side_other(side) };
}

void ecart_setup_examine(const ecart_setup *setup, const placement *pieces,
                         ecart_faults *faults)
{
    examination e = begin(setup, pieces, faults);

    examine_kings(&e);
    examine_opposite_check(&e);
    found_if(&e, ECART_PAWN_ON_BACK_RANK,
             pieces->of_kind[ECART_PAWN] & (ROW(1) | ROW(8)));
    examine_castling(&e);
    examine_en_passant(&e);
    examine_counts(&e, ECART_WHITE);
    examine_counts(&e, ECART_BLACK);
    examine_check(&e);
    examine_clocks(&e);
}

void ecart_setup_examine_en_passant(const ecart_setup *setup, const placement *pieces,
                                    ecart_faults *faults)
{
    examination e = begin(setup, pieces, faults);

    examine_en_passant(&e);
}

bool ecart_setup_check(const ecart_setup *setup, ecart_faults *faults)
{
    placement pieces = ecart_placement_of(&setup->board);

    ecart_setup_check_placed(setup, &pieces, faults);
    return ecart_faults_first(faults, ECART_ERROR) == ECART_FAULTS;
}

void ecart_setup_mend(ecart_setup *setup)
{
    static const uint64_t en_passant =
        (uint64_t)1 << ECART_EN_PASSANT_WRONG_RANK |
        (uint64_t)1 << ECART_EN_PASSANT_NO_PAWN |
        (uint64_t)1 << ECART_EN_PASSANT_CELL_OCCUPIED |
        (uint64_t)1 << ECART_EN_PASSANT_ORIGIN_OCCUPIED;
    placement    pieces = ecart_placement_of(&setup->board);
    ecart_faults faults;
    examination  e = begin(setup, &pieces, &faults);
    ecart_cells  right = setup->castling, cells;
    int          rook;

    ecart_faults_clear(&faults);
    examine_en_passant(&e);
    if (faults.set & en_passant)
        setup->en_passant = ECART_NO_CELL;
    FOR_EACH(rook, right) {
        if (castling_fault(&e, rook, &cells) != ECART_FAULTS)
            setup->castling &= ~bit(rook);
    }
    if (setup->number == 0)
        setup->number = 1;
}
