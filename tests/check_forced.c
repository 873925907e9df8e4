/* SPDX-License-Identifier: MIT */
/* check_forced.c -- tests of forced.c: what a refused move would do is done by hand,
 * and a position in which a king could be taken is asked all that is asked of any */

#include <stddef.h>
#include <string.h>

#include "meant/forced.h"
#include "plain_faults.h"
#include "runner.h"
#include "table.h"

static ecart_cell towards(ecart_cell c, ecart_side side, int rows)
{
    return (ecart_cell)(c + (side == ECART_WHITE ? rows : -rows));
}

static bool is_piece(const ecart_board *b, int number, ecart_side side, ecart_kind kind)
{
    return b->at[number] == (side << 3 | kind);
}

static int corner_of(ecart_move m)
{
    return (m.to > m.from ? 80 : 10) + m.from % 10;
}

/* Whether a king goes two files sideways from e1 or e8, or onto its rook in a corner. */
static bool is_castling(const ecart_position *p, ecart_move m)
{
    int home = p->side == ECART_WHITE ? ECART_E1 : ECART_E8;

    return m.from == home && is_piece(&p->board, m.from, p->side, ECART_KING) &&
           (abs(m.to - m.from) == 20 ||
            (m.to == corner_of(m) && is_piece(&p->board, m.to, p->side, ECART_ROOK)));
}

/* Whether a pawn goes past an enemy pawn beside it, which has come two cells. */
static bool is_passing(const ecart_position *p, ecart_move m)
{
    int beside = m.to / 10 * 10 + m.from % 10;

    return is_piece(&p->board, m.from, p->side, ECART_PAWN) &&
           p->board.at[m.to] == ECART_NO_PIECE &&
           m.to == towards((ecart_cell)beside, p->side, 1) && abs(m.to / 10 - m.from / 10) == 1 &&
           m.from % 10 == (p->side == ECART_WHITE ? 5 : 4) &&
           is_piece(&p->board, beside, (ecart_side)!p->side, ECART_PAWN);
}

static void move_by_hand(const ecart_position *p, ecart_move m, ecart_board *b)
{
    int corner = corner_of(m), to = m.to > m.from ? m.from + 20 : m.from - 20;

    if (!is_castling(p, m))
        to = m.to;
    b->at[to]     = b->at[m.from];
    b->at[m.from] = ECART_NO_PIECE;
    if (is_passing(p, m))
        b->at[m.to / 10 * 10 + m.from % 10] = ECART_NO_PIECE;
    if (is_castling(p, m) && is_piece(b, corner, p->side, ECART_ROOK)) {
        b->at[corner] = ECART_NO_PIECE;
        b->at[(m.from + to) / 2] = p->board.at[corner];
    }
}

/* A right stays with a rook that stays, of a king that stays. */
static ecart_cells rights_by_hand(const ecart_position *p, ecart_move m)
{
    ecart_cells rights = p->castling & ~ecart_cells_of(m.from) & ~ecart_cells_of(m.to);

    if (ecart_piece_kind(p->board.at[m.from]) == ECART_KING)
        rights &= ~p->of_side[p->side];
    if (p->king[!p->side] == m.to)
        rights &= p->of_side[p->side];
    return rights;
}

static ecart_cell passed_by_hand(const ecart_position *p, ecart_move m, const ecart_board *after)
{
    ecart_cell passed = towards(m.from, p->side, 1);
    int        start  = p->side == ECART_WHITE ? 2 : 7;

    return is_piece(&p->board, m.from, p->side, ECART_PAWN) && m.from % 10 == start &&
           m.to == towards(m.from, p->side, 2) && after->at[passed] == ECART_NO_PIECE
         ? passed : ECART_NO_CELL;
}

static ecart_setup setup_by_hand(const ecart_position *p, ecart_move m)
{
    ecart_setup s;
    bool        pawn = ecart_piece_kind(p->board.at[m.from]) == ECART_PAWN;

    ecart_position_setup(p, &s);
    move_by_hand(p, m, &s.board);
    s.castling   = rights_by_hand(p, m);
    s.en_passant = passed_by_hand(p, m, &s.board);
    s.side       = (ecart_side)!p->side;
    s.clock      = (uint16_t)(pawn || (p->board.at[m.to] && !is_castling(p, m))
                              ? 0 : p->clock + 1);
    s.number     = (uint16_t)(p->number + p->side);
    return s;
}

/* Whether it breaks a rule of how pieces go, and none of what is asked. */
static bool is_plain_refusal(const ecart_verdict *v)
{
    ecart_reason_group group = ecart_reason_group_of(v->reason);

    return group == ECART_GROUP_SHAPE || group == ECART_GROUP_CASTLING ||
           group == ECART_GROUP_BOARD || group == ECART_GROUP_SAFETY;
}

/* No king can be taken, and the lists have what the verdicts allow. */
static void assert_sound(const ecart_position *p)
{
    ecart_move moves[ECART_MOVE_LIST_SIZE];
    size_t     count = ecart_legal_moves(p, moves, ECART_MOVE_LIST_SIZE), legal = 0;
    char       san[ECART_SAN_SIZE];

    require(count == ecart_legal_count(p) && (count > 0) == ecart_has_legal_move(p));
    for (int n = 0; n < 64 * 64; n++) {
        ecart_move    m = ecart_move_make(ecart_cell_nth(n / 64), ecart_cell_nth(n % 64), 0);
        ecart_verdict v = ecart_move_check(p, m);

        require(v.reason == ecart_move_reason(p, m));
        legal += v.reason == ECART_LEGAL && ecart_move_equal(m, ecart_move_canonical(p, m));
        legal += v.reason == ECART_PROMOTION_NEEDED ? 4 : 0;
        if (p->board.at[m.to] && ecart_piece_kind(p->board.at[m.to]) == ECART_KING)
            require(ecart_verdict_is_refusal(&v));
    }
    require(legal == count);
    for (size_t i = 0; i < count; i++) {
        ecart_position after = *p;

        require(ecart_san_write(p, moves[i], san, sizeof san) > 0);
        ecart_notation read = ecart_san_play(&after, san, strlen(san));
        require(read.verdict.reason == ECART_LEGAL);
        require(ecart_move_equal(read.verdict.move, moves[i]));
        require(ecart_cells_count(after.of_kind[ECART_KING]) == 2);
    }
}

/* What a text means that names the cell of a king, or a piece that takes it. */
static void assert_no_king_is_meant(const ecart_position *p)
{
    ecart_cell    king = p->king[p->side ^ 1];
    ecart_meaning meanings[64];
    char          text[5] = "Qx";
    size_t        count;

    text[2] = (char)('a' + ecart_cell_column(king) - 1);
    text[3] = (char)('0' + ecart_cell_row(king));
    for (int skip = 0; skip <= 2; skip += 2) {
        count = ecart_meant(p, text + skip, 4u - (size_t)skip, meanings, 64);
        for (size_t i = 0; i < count && i < 64; i++)
            require(ecart_move_is_legal(p, meanings[i].move));
    }
}

typedef struct forced_tally {
    int plain, exposed, impossible;
} forced_tally;

/* The bytes between members may be any. */
static bool same_sets(const ecart_position *a, const ecart_position *b)
{
    return memcmp(a, b, offsetof(ecart_position, chess960)) == 0 &&
           memcmp(&a->checkers, &b->checkers,
                  sizeof *a - offsetof(ecart_position, checkers)) == 0;
}

static void force(const ecart_position *p, const ecart_verdict *refusal, forced_tally *tally)
{
    ecart_setup    expected = setup_by_hand(p, refusal->move);
    ecart_position after = *p, wanted;
    ecart_faults   faults;
    bool           forced = ecart_position_force(&after, refusal), checked;

    ecart_faults_clear(&faults);
    plain_faults(&expected, &faults);
    checked = ecart_faults_has(&faults, ECART_OPPOSITE_CHECK);
    faults.set &= ~((uint64_t)1 << ECART_OPPOSITE_CHECK);
    require(forced == (ecart_faults_first(&faults, ECART_ERROR) == ECART_FAULTS));
    tally->plain++;
    tally->exposed    += forced && checked;
    tally->impossible += !forced;
    if (!forced) {
        require(memcmp(&after, p, sizeof after) == 0);
        return;
    }
    require(memcmp(&after.board, &expected.board, sizeof after.board) == 0);
    require(after.side == expected.side && after.en_passant == expected.en_passant);
    require(after.castling == expected.castling && after.chess960 == p->chess960);
    require(after.clock == expected.clock && after.number == expected.number);
    require((ecart_position_attackers(&after, p->side ^ 1, after.king[p->side]) != 0) == checked);
    if (ecart_position_set(&wanted, &expected))
        require(same_sets(&after, &wanted));
    if (!checked)
        return;
    assert_no_king_is_meant(&after);
    if (tally->exposed % 128 == 0)
        assert_sound(&after);
}

START_TEST(a_refused_move_is_made_as_a_hand_makes_it)
{
    table        t = table_open("suite.tsv");
    forced_tally tally = { 0 };

    for (int row = 0; table_next(&t); row++) {
        if (row % 48 != 0)
            continue;
        ecart_position p = position_of(t.field[1], false);

        for (int n = 0; n < 64 * 64; n++) {
            ecart_verdict v = ecart_move_check(&p, ecart_move_make(ecart_cell_nth(n / 64),
                                                                   ecart_cell_nth(n % 64), 0));
            if (is_plain_refusal(&v))
                force(&p, &v, &tally);
        }
    }
    ck_assert_int_gt(tally.plain, 10000);
    ck_assert_int_gt(tally.exposed, 300);
    ck_assert_int_gt(tally.impossible, 300);
}
END_TEST

/* What is asked, and how the position stands after it was forced, as a FEN; or - if
 * it cannot be. */
static const struct forced_case {
    const char *fen, *move, *after;
} cases[] = {
    /* Castling, with the rook if there is one, wherever the king starts in its rank. */
    { "4k3/8/8/8/8/8/8/4K2R w - - 4 9", "O-O", "4k3/8/8/8/8/8/8/5RK1 b - - 5 9" },
    { "4k3/8/8/8/8/8/8/4K2R w - - 4 9", "Kg1", "4k3/8/8/8/8/8/8/5RK1 b - - 5 9" },
    { "4k3/8/8/8/8/8/8/3K3R w - - 4 9", "O-O", "4k3/8/8/8/8/8/8/5RK1 b - - 5 9" },
    { "4k3/8/8/8/8/8/8/4K3 w - - 4 9", "O-O", "4k3/8/8/8/8/8/8/6K1 b - - 5 9" },
    { "4k3/8/8/8/8/8/4K3/7R w - - 4 9", "O-O", "-" },
    { "4k3/8/8/8/8/8/8/R6K w - - 4 9", "O-O", "4k3/8/8/8/8/8/8/R5K1 b - - 5 9" },
    { "4k3/8/8/8/8/8/8/K6R w - - 4 9", "O-O-O", "4k3/8/8/8/8/8/8/2K4R b - - 5 9" },
    { "r3k3/8/8/8/8/8/8/4K2R b - - 4 9", "O-O-O", "2kr4/8/8/8/8/8/8/4K2R w - - 5 10" },
    { "4k3/8/8/8/8/8/8/4KB1R w K - 4 9", "O-O", "4k3/8/8/8/8/8/8/5RK1 b - - 5 9" },
    { "4kr2/8/8/8/8/8/8/4K2R w K - 4 9", "O-O", "4kr2/8/8/8/8/8/8/5RK1 b - - 5 9" },
    /* En passant, too late or pinned. */
    { "4k3/8/8/3pP3/8/8/8/4K3 w - - 4 9", "exd6", "4k3/8/3P4/8/8/8/8/4K3 b - - 0 9" },
    { "4r2k/8/8/3pP3/8/8/8/4K3 w - d6 0 9", "exd6", "4r2k/8/3P4/8/8/8/8/4K3 b - - 0 9" },
    /* The king stays in check, steps into it, or is uncovered. */
    { "4r2k/8/8/8/8/8/8/N3K3 w - - 4 9", "Nb3", "4r2k/8/8/8/8/1N6/8/4K3 b - - 5 9" },
    { "4r2k/8/8/8/8/8/8/3K4 w - - 4 9", "Ke2", "4r2k/8/8/8/8/8/4K3/8 b - - 5 9" },
    { "4r2k/8/8/8/8/8/4N3/4K3 w - - 4 9", "Nc3", "4r2k/8/8/8/8/2N5/8/4K3 b - - 5 9" },
    /* What no rule lets it do, with rights that go and what stands there taken. */
    { "r3k3/8/8/8/8/8/P7/R3K3 w Qq - 4 9", "a1a8", "R3k3/8/8/8/8/8/P7/4K3 b - - 0 9" },
    { "4k3/8/8/8/8/8/P7/4K3 w - - 4 9", "a2a5", "4k3/8/8/P7/8/8/8/4K3 b - - 0 9" },
    { "4k3/8/8/8/8/p7/P7/4K3 w - - 4 9", "a2a4", "4k3/8/8/8/P7/p7/8/4K3 b - - 0 9" },
    { "4k3/8/8/8/8/8/P7/N3K3 w - - 4 9", "a1a2", "4k3/8/8/8/8/8/N7/4K3 b - - 0 9" },
    { "4k3/8/8/8/8/8/r7/4K3 b - - 65535 65535", "a2b4", "4k3/8/8/8/1r6/8/8/4K3 w - - 65535 65535" },
    { "4k3/P7/8/8/8/8/8/R3K2r w - - 4 9", "a8=Q", "Q3k3/8/8/8/8/8/8/R3K2r b - - 0 9" },
    /* After which there is no game, or it is not plain what is meant. */
    { "4k3/8/8/8/8/8/8/R3K3 w - - 4 9", "a1e8", "-" },
    { "4k3/8/4K3/8/8/8/8/8 w - - 4 9", "Ke7", "-" },
    { "4k3/P7/8/8/8/8/8/4K3 w - - 4 9", "a8", "-" },
    { "4k3/8/P7/8/8/8/8/4K3 w - - 4 9", "a8", "-" },
    { "4k3/8/8/P7/8/8/8/4K3 w - - 4 9", "a6=Q", "-" },
    { "4k3/8/8/8/8/8/8/4K3 w - - 4 9", "Nf3", "-" },
    { "4k3/8/8/8/8/8/8/4K3 w - - 4 9", "e8e7", "-" },
    { "4k3/8/8/8/8/8/8/4K3 w - - 4 9", "a1a2", "-" },
    { "4k3/8/8/8/8/8/8/4K3 w - - 4 9", "e1e1", "-" },
    { "4k3/8/8/8/8/8/8/4K3 w - - 4 9", "e1e9", "-" },
    { "4k3/8/8/8/8/8/8/4K3 w - - 4 9", "what", "-" },
    { "4k3/8/8/8/8/8/8/R3KN1R w - - 4 9", "Rb5", "-" },
};

START_TEST(what_is_plain_is_done_and_what_is_not_is_left)
{
    const struct forced_case *c = &cases[_i];
    ecart_position p = position_of(c->fen, false), before = p;
    ecart_notation read = ecart_notation_read(&p, c->move, strlen(c->move));
    bool           forced = ecart_position_force(&p, &read.verdict);
    char           fen[ECART_FEN_SIZE];

    ck_assert_msg(read.verdict.reason != ECART_LEGAL, "%s: it is legal", c->move);
    ck_assert_str_eq(forced ? fen_of(&p, ECART_FEN_PLAIN, fen) : "-", c->after);
    if (!forced)
        ck_assert_mem_eq(&p, &before, sizeof p);
    else
        assert_sound(&p);
}
END_TEST

START_TEST(castling_against_the_rules_of_chess960_is_done_in_full)
{
    ecart_position p = position_of("4k3/8/8/8/8/8/8/R1B1K1R1 w GA - 4 9", true);
    ecart_notation read = ecart_notation_read(&p, "O-O-O", 5);
    char           fen[ECART_FEN_SIZE];

    ck_assert_int_eq(read.verdict.reason, ECART_CASTLE_PATH_BLOCKED);
    ck_assert(ecart_position_force(&p, &read.verdict));
    ck_assert_str_eq(fen_of(&p, ECART_FEN_PLAIN, fen), "4k3/8/8/8/8/8/8/2KR2R1 b - - 5 9");
}
END_TEST

int main(void)
{
    Suite *s = suite_create("forced");
    TCase *c = group(s, "refused moves");
    tcase_set_timeout(c, 60);

    tcase_add_test(c, a_refused_move_is_made_as_a_hand_makes_it);
    tcase_add_loop_test(c, what_is_plain_is_done_and_what_is_not_is_left, 0,
                        sizeof cases / sizeof *cases);
    tcase_add_test(c, castling_against_the_rules_of_chess960_is_done_in_full);
    return run(s);
}
