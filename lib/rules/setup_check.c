/* SPDX-License-Identifier: MIT */
/* setup_check.c -- finds what is wrong with a set-up, and mends it */

#include "rules/setup_check.h"

#define ALL_CELLS (~(ecart_cells)0)
#define COLUMN_E  ((ecart_cells)255 << 32)

/* A set-up under examination. */
typedef struct examination {
    const ecart_setup *setup;
    const placement   *pieces;
    ecart_faults      *faults;
    ecart_side         side, other;     /* to move, and not */
    ecart_cells        occupied;
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
        ecart_cells beside = empty_board_attacks(ECART_KING, king) & black;

        if (beside != 0)
            found(e, ECART_KINGS_ADJACENT, beside | bit(king));
    }
}

/* Kings beside each other are a fault of their own, and not a check. */
static ecart_cells checkers_if(const examination *e, ecart_side king_of, int king,
                               ecart_cells occupied)
{
    ecart_side by = ecart_side_other(king_of);

    return ecart_attackers_if(e->pieces->of_kind, e->pieces->of_side[by], by, king,
                              occupied) & ~e->pieces->of_kind[ECART_KING];
}

static void examine_opposite_check(const examination *e)
{
    int king;

    FOR_EACH(king, all_of(e, e->other, ECART_KING)) {
        ecart_cells checkers = checkers_if(e, e->other, king, e->occupied);

        if (checkers != 0)
            found(e, ECART_OPPOSITE_CHECK, checkers | bit(king));
    }
}

static void examine_check(const examination *e)
{
    ecart_cells kings = all_of(e, e->side, ECART_KING);

    if (kings == 0 || has_two(kings))
        return;

    int         king     = first_of(kings);
    ecart_cells checkers = checkers_if(e, e->side, king, e->occupied);

    if (checkers != 0 && !ecart_last_move_gives(e->pieces, e->side, king, checkers))
        found(e, ECART_IMPOSSIBLE_CHECK, checkers);
}

/* A set without its first square, or its first two. */
static ecart_cells beyond_one(ecart_cells set)
{
    return set & (set - 1);
}

static ecart_cells beyond_two(ecart_cells set)
{
    return beyond_one(beyond_one(set));
}

/* The pieces beyond those that a game begins with: they must have been pawns.  A
 * bishop keeps the colour of its squares. */
static ecart_cells promoted(const examination *e, ecart_side side)
{
    return beyond_one(all_of(e, side, ECART_QUEEN)) |
           beyond_two(all_of(e, side, ECART_ROOK)) |
           beyond_one(all_of(e, side, ECART_BISHOP) & DARK_CELLS) |
           beyond_one(all_of(e, side, ECART_BISHOP) & ~DARK_CELLS) |
           beyond_two(all_of(e, side, ECART_KNIGHT));
}

static void find_counts(const examination *e, ecart_side side, ecart_cells were_pawns)
{
    ecart_cells pawns = all_of(e, side, ECART_PAWN), all = e->pieces->of_side[side];

    if (bits_count(all) > 16)
        found(e, ECART_TOO_MANY_PIECES, all);
    if (bits_count(pawns) > 8)
        found(e, ECART_TOO_MANY_PAWNS, pawns);
    if (bits_count(were_pawns) <= 8)
        return;
    for (ecart_kind kind = ECART_QUEEN; kind <= ECART_KNIGHT; kind++) {
        if (were_pawns & e->pieces->of_kind[kind])
            found(e, ECART_TOO_MANY_PROMOTED, all_of(e, side, kind));
    }
}

/* The common case: if at most 8 pieces are or were pawns and there is one king, a
 * side has at most 8 other pieces, so all counts are right. */
static void examine_counts(const examination *e, ecart_side side)
{
    ecart_cells were_pawns = all_of(e, side, ECART_PAWN) | promoted(e, side);

    if (bits_count(were_pawns) > 8 || has_two(all_of(e, side, ECART_KING)))
        find_counts(e, side, were_pawns);
}

static ecart_cells first_rank(ecart_side side)
{
    return side == ECART_WHITE ? ROW(1) : ROW(8);
}

/* The squares where a king with a right to castle may stand, and where a rook.  In
 * Chess960 the king starts between its rooks, so not in a corner. */
static ecart_cells king_homes(const examination *e, ecart_side side)
{
    return first_rank(side) & (e->setup->chess960 ? ~(COLUMN_A | COLUMN_H) : COLUMN_E);
}

static ecart_cells rook_homes(const examination *e, ecart_side side)
{
    return first_rank(side) & (e->setup->chess960 ? ALL_CELLS : COLUMN_A | COLUMN_H);
}

/* The rooks with which a side may have a right to castle. */
static ecart_cells rooks_to_castle(const examination *e, ecart_side side)
{
    return all_of(e, side, ECART_KING) & king_homes(e, side)
         ? all_of(e, side, ECART_ROOK) & rook_homes(e, side) : 0;
}

/* The rights of a side with a rook that is not the outermost one on its side of the king.
 * The letters K and Q of a FEN mean the outermost rooks. */
static ecart_cells inner_rights(const examination *e, ecart_side side)
{
    ecart_cells rights = e->setup->castling & rooks_to_castle(e, side);

    if (!has_two(rights))
        return 0;

    int         king = first_of(all_of(e, side, ECART_KING) & king_homes(e, side));
    ecart_cells west = rights & (bit(king) - 1), east = rights & ~west;

    if (east != 0)
        east &= ~bit(bits_highest(east));
    return beyond_one(west) | east;
}

/* In standard chess the corners are the only rooks to castle with. */
static ecart_cells all_inner_rights(const examination *e)
{
    if (!e->setup->chess960)
        return 0;
    return inner_rights(e, ECART_WHITE) | inner_rights(e, ECART_BLACK);
}

static ecart_cells wrong_rights(const examination *e)
{
    return e->setup->castling &
           ~(rooks_to_castle(e, ECART_WHITE) | rooks_to_castle(e, ECART_BLACK));
}

static void find_castling_fault(const examination *e, ecart_side side, ecart_cells wrong)
{
    ecart_cells king = all_of(e, side, ECART_KING), home = king_homes(e, side);

    wrong &= rook_homes(e, side);
    if (king & home)
        found_if(e, ECART_CASTLING_NO_ROOK, wrong);
    else if (wrong != 0)
        found(e, ECART_CASTLING_NO_KING, e->setup->chess960 ? king : home);
}

static void examine_castling(const examination *e)
{
    ecart_cells wrong = wrong_rights(e);

    found_if(e, ECART_CASTLING_DUPLICATE, all_inner_rights(e));
    if (wrong == 0)
        return;
    find_castling_fault(e, ECART_WHITE, wrong);
    find_castling_fault(e, ECART_BLACK, wrong);
    found_if(e, ECART_CASTLING_NO_ROOK,
             wrong & ~rook_homes(e, ECART_WHITE) & ~rook_homes(e, ECART_BLACK));
}

/* The squares of a double step that was just made. */
typedef struct double_step {
    int origin, passed, pawn;
} double_step;

/* Whether the pieces contradict the double step. */
static bool find_contradiction(const examination *e, double_step d)
{
    ecart_cells lacking = bit(d.pawn) & ~all_of(e, e->other, ECART_PAWN);
    ecart_cells passed  = bit(d.passed) & e->occupied;
    ecart_cells origin  = bit(d.origin) & e->occupied;

    found_if(e, ECART_EN_PASSANT_NO_PAWN, lacking);
    found_if(e, ECART_EN_PASSANT_CELL_OCCUPIED, passed);
    found_if(e, ECART_EN_PASSANT_ORIGIN_OCCUPIED, origin);
    return (lacking | passed | origin) != 0;
}

/* Before the double step the side to move had just moved, so its king was not in
 * check then. */
static void find_earlier_check(const examination *e, double_step d)
{
    ecart_cells before = (e->occupied | bit(d.origin)) & ~bit(d.pawn);
    int         king;

    FOR_EACH(king, all_of(e, e->side, ECART_KING))
        found_if(e, ECART_EN_PASSANT_IMPOSSIBLE, checkers_if(e, e->side, king, before));
}

static bool may_capture(const examination *e, ecart_cells capturers, int king, int passed)
{
    int from;

    FOR_EACH(from, capturers) {
        if (!en_passant_attackers(e->pieces->of_kind, e->pieces->of_side, e->side,
                                  king, from, passed))
            return true;
    }
    return false;
}

static void find_capturers(const examination *e, int passed)
{
    ecart_cells capturers = ecart_pawn_attacks[e->other][passed] &
                            all_of(e, e->side, ECART_PAWN);
    ecart_cells kings = all_of(e, e->side, ECART_KING);

    if (capturers == 0)
        found(e, ECART_EN_PASSANT_NO_CAPTURER, bit(passed));
    else if (kings != 0 && !may_capture(e, capturers, first_of(kings), passed))
        found(e, ECART_EN_PASSANT_NOT_LEGAL, bit(passed));
}

static void examine_en_passant(const examination *e)
{
    ecart_cell cell = e->setup->en_passant;

    if (cell == ECART_NO_CELL)
        return;

    int  up    = ecart_side_forward(e->side), passed = index_of(cell);
    bool white = e->side == ECART_WHITE;
    if (!(ecart_cells_of(cell) & (white ? ROW(6) : ROW(3)))) {
        found(e, ECART_EN_PASSANT_WRONG_RANK, ecart_cells_of(cell));
        return;
    }

    double_step d = { passed + up, passed, passed - up };
    if (find_contradiction(e, d))
        return;
    if (e->setup->clock != 0)
        found(e, ECART_EN_PASSANT_CLOCK, 0);
    find_earlier_check(e, d);
    find_capturers(e, passed);
}

static void examine_clocks(const examination *e)
{
    long played = 2L * (e->setup->number - 1) + (e->side == ECART_BLACK);

    if (e->setup->clock > 150)
        found(e, ECART_CLOCK_OVER_75_MOVES, 0);
    if (e->setup->number == 0)
        found(e, ECART_MOVE_NUMBER_ZERO, 0);
    else if (e->setup->clock > played)
        found(e, ECART_CLOCK_OVER_MOVE_NUMBER, 0);
}

static examination begin(const ecart_setup *setup, const placement *pieces, ecart_faults *faults)
{
    ecart_side side = setup->side == ECART_BLACK ? ECART_BLACK : ECART_WHITE;

    return (examination){ setup, pieces, faults, side, ecart_side_other(side),
                          pieces->of_kind[ECART_NO_KIND] };
}

void ecart_setup_check_placed(const ecart_setup *setup, const placement *pieces,
                              ecart_faults *faults)
{
    examination e = begin(setup, pieces, faults);

    examine_kings(&e);
    examine_opposite_check(&e);
    found_if(&e, ECART_PAWN_ON_BACK_RANK, pieces->of_kind[ECART_PAWN] & (ROW(1) | ROW(8)));
    examine_castling(&e);
    examine_en_passant(&e);
    for (ecart_side side = ECART_WHITE; side <= ECART_BLACK; side++)
        examine_counts(&e, side);
    examine_check(&e);
    examine_clocks(&e);
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

    ecart_faults_clear(&faults);
    examine_en_passant(&e);
    if (faults.set & en_passant)
        setup->en_passant = ECART_NO_CELL;
    setup->castling &= ~(wrong_rights(&e) | all_inner_rights(&e));
    if (setup->number == 0)
        setup->number = 1;
}
