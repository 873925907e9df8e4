/* SPDX-License-Identifier: MIT */
/* check_verdict.c -- tests of verdicts: legal.c, legal_rules.c and verdict.c,
 * over tables of cases */

#include "runner.h"
#include "table.h"

/* Identifiers as the tables write them: "pinned,own-piece", or "-" for none. */
static const char *also_of(const ecart_verdict *verdict, char *text)
{
    strcpy(text, "-");
    for (int rank = 0, at = 0; rank < ECART_REASONS; rank++) {
        ecart_reason r = ecart_reason_at_rank(rank);

        if (ecart_reason_set_has(verdict->also, r))
            at += sprintf(text + at, "%s%s", at ? "," : "", ecart_reason_name(r));
    }
    return text;
}

/* A table with the FEN in a given field, and then move, outcome, reason and evidence. */
static void assert_verdicts(const char *name, bool chess960, int fen)
{
    for (table t = table_open(name); table_next(&t);) {
        ecart_position position = position_of(t.field[fen], chess960);
        ecart_verdict  verdict  = ecart_notation_read(&position, t.field[fen + 1],
                                                      strlen(t.field[fen + 1])).verdict;
        char           cells[3 * 65];

        ck_assert_msg(strcmp(outcome_of(&verdict), t.field[fen + 2]) == 0 &&
                      strcmp(ecart_reason_name(verdict.reason), t.field[fen + 3]) == 0 &&
                      strcmp(cells_of(&verdict, cells), t.field[fen + 4]) == 0,
                      "%s row %d: %s %s %s", name, t.row, outcome_of(&verdict),
                      ecart_reason_name(verdict.reason), cells);
    }
}

START_TEST(traps_are_judged_with_reason_and_evidence)
{
    assert_verdicts("moves.tsv", false, 1);
}
END_TEST

START_TEST(traps_of_chess960_are_judged_with_reason_and_evidence)
{
    assert_verdicts("moves960.tsv", true, 0);
}
END_TEST

/* Judged by judge.mjs as well. */
START_TEST(en_passant_does_not_help_against_another_check)
{
    static const struct {
        const char  *fen;
        ecart_reason reason;
        const char  *cells;
    } cases[] = {
        /* One checker of two is taken; the pin is kept and the check too. */
        { "2r1k3/8/8/3pP3/2K5/8/8/8 w - d6 0 1", ECART_DOUBLE_CHECK, "c4,c8,d5" },
        { "4k1r1/2b5/8/3pP3/8/6K1/8/8 w - d6 0 1", ECART_LEAVES_IN_CHECK, "g3,g8" },
    };

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        ecart_position position = position_of(cases[i].fen, false);
        ecart_verdict  verdict  = ecart_move_check(&position, move_of("e5d6"));
        char           cells[3 * 65];

        ck_assert_int_eq(verdict.reason, cases[i].reason);
        ck_assert_str_eq(cells_of(&verdict, cells), cases[i].cells);
        ck_assert(verdict.also == 0);
    }
}
END_TEST

START_TEST(castling_as_such_wants_a_right_in_chess960)
{
    ecart_position position = position_of("4k3/8/8/8/8/8/8/4K2R w - - 0 1", true);
    ecart_verdict  is_short = ecart_castle_check(&position, ECART_KINGSIDE);
    ecart_verdict  is_long  = ecart_castle_check(&position, ECART_QUEENSIDE);
    ecart_verdict  neither  = ecart_castle_check(&position, ECART_QUEENSIDE + 1);

    ck_assert_int_eq(neither.reason, ECART_CASTLE_NO_RIGHT);
    ck_assert_int_eq(is_short.reason, ECART_CASTLE_NO_RIGHT);
    ck_assert_int_eq(is_short.first, ECART_E1);
    ck_assert(neither.nature + is_short.nature + is_long.nature == 0);
    ck_assert((neither.also | is_short.also | is_long.also) == 0);
    ck_assert((neither.others | is_short.others | is_long.others) == 0);
    ck_assert(!neither.alias && !is_short.alias && !is_long.alias);
    ck_assert_int_eq(is_long.reason, ECART_CASTLE_NO_ROOK);
    ck_assert_int_eq(is_long.first, ECART_A1);
}
END_TEST

/* judge.mjs, which wrote these, says of each refusal all that is wrong. */
START_TEST(refusals_tell_all_that_an_independent_judge_says)
{
    for (table t = table_open("conformance/moves.tsv"); table_next(&t);) {
        ecart_position position = position_of(t.field[2], strcmp(t.field[1], "chess960") == 0);
        ecart_verdict  verdict  = ecart_notation_read(&position, t.field[3],
                                                      strlen(t.field[3])).verdict;
        char           cells[3 * 65], also[600];

        ck_assert_msg(strcmp(outcome_of(&verdict), t.field[4]) == 0 &&
                      strcmp(ecart_reason_name(verdict.reason), t.field[5]) == 0 &&
                      strcmp(also_of(&verdict, also), t.field[6]) == 0 &&
                      strcmp(cells_of(&verdict, cells), t.field[7]) == 0,
                      "%s: %s %s also %s %s", t.field[0], outcome_of(&verdict),
                      ecart_reason_name(verdict.reason), also, cells);
    }
}
END_TEST

/* Counts the rows of a table by the reason in one of their fields. */
static void count_reasons(const char *name, int field, int counts[ECART_REASONS])
{
    for (table t = table_open(name); table_next(&t);) {
        ecart_reason reason = ecart_reason_of_name(t.field[field], strlen(t.field[field]));

        ck_assert_msg(reason < ECART_REASONS, "%s row %d", name, t.row);
        counts[reason]++;
    }
}

/* The table goes to the log.  A king is captured on boards only, which no
 * table of positions can show: see check_board.c. */
START_TEST(every_reason_has_three_cases_with_evidence)
{
    int counts[ECART_REASONS] = { 0 };

    count_reasons("moves.tsv", 4, counts);
    count_reasons("moves960.tsv", 3, counts);
    count_reasons("conformance/moves.tsv", 5, counts);
    count_reasons("san.tsv", 4, counts);
    count_reasons("san_more.tsv", 4, counts);
    for (int r = 0; r < ECART_REASONS; r++) {
        printf("%5d %s\n", counts[r], ecart_reason_name((ecart_reason)r));
        ck_assert_msg(counts[r] >= 3 || r == ECART_KING_CAPTURE, "%s has %d cases",
                      ecart_reason_name((ecart_reason)r), counts[r]);
    }
}
END_TEST

/* In castling the blockers are told from the king outwards, and where it goes
 * before where it comes from. */
START_TEST(blockers_of_castling_are_told_from_the_king_outwards)
{
    static const struct {
        const char *fen, *move, *cells;
    } cases[] = {
        { "4k3/8/8/8/8/8/8/RNBQK2R w KQ - 0 1", "e1c1", "d1,c1,b1" },
        { "4k3/8/8/8/8/8/8/R3KBNR w KQ - 0 1",  "e1g1", "f1,g1" },
        { "4k3/8/8/8/8/8/8/RNKN4 w A - 0 1",    "c1a1", "b1,d1" },
        { "4k3/8/8/8/8/8/8/RKNN4 w A - 0 1",    "b1a1", "c1,d1" },
        { "4k3/8/8/8/8/8/8/5NKR w H - 0 1",     "g1h1", "f1" },
    };

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        ecart_position position = position_of(cases[i].fen, false);
        ecart_verdict  verdict  = ecart_move_check(&position, move_of(cases[i].move));
        char           cells[3 * 65];

        ck_assert_int_eq(verdict.reason, ECART_CASTLE_PATH_BLOCKED);
        ck_assert_str_eq(cells_of(&verdict, cells), cases[i].cells);
    }
}
END_TEST

/* How often each reason is given for all 64 x 64 x 7 requests of a position,
 * as the digest writes it. */
static const char *digest_of(const ecart_position *position, char *text)
{
    static const ecart_kind named[] = {
        ECART_NO_KIND, ECART_QUEEN, ECART_ROOK, ECART_BISHOP, ECART_KNIGHT,
        ECART_KING, ECART_PAWN,
    };
    int counts[ECART_REASONS] = { 0 };

    for (int n = 0; n < 64 * 64 * 7; n++) {
        ecart_move move = ecart_move_make(ecart_cell_nth(n / 448), ecart_cell_nth(n / 7 % 64),
                                          named[n % 7]);
        counts[ecart_move_check(position, move).reason]++;
    }
    *text = '\0';
    for (int rank = 0; rank < ECART_REASONS; rank++) {
        ecart_reason r = ecart_reason_at_rank(rank);

        if (counts[r] > 0)
            sprintf(text + strlen(text), "%s%s=%d", *text ? " " : "", ecart_reason_name(r),
                    counts[r]);
    }
    return text;
}

/* The digest is of judge.mjs, which walks over letters and makes moves to see
 * what happens, and was written without a look at this library. */
static void assert_digests(const char *name, bool chess960, int column)
{
    char text[2000];

    for (table t = table_open(name); table_next(&t);) {
        if (t.row % one_in(3) > 0)
            continue;
        ecart_position position = position_of(t.field[1], chess960);

        ck_assert_msg(strcmp(digest_of(&position, text), t.field[column]) == 0,
                      "%s %s\nwe    %s\njudge %s", t.field[0], t.field[1], text,
                      t.field[column]);
    }
}

START_TEST(reasons_are_as_frequent_as_an_independent_judge_says)
{
    assert_digests("suite.tsv", false, 7);
    assert_digests("castle960.tsv", true, 6);
}
END_TEST

/* A verdict about any numbers at all: within its types, the reason is not among the others, a
 * refusal has evidence but for a cell that is none, and only a wrong shape is an alias. */
static void assert_sound(const ecart_position *position, ecart_move move)
{
    ecart_verdict verdict = ecart_move_check(position, move);
    ecart_cell    cells[ECART_EVIDENCE_LIMIT];
    int           count = ecart_verdict_evidence(&verdict, cells);

    require(verdict.reason < ECART_REASONS);
    require(!ecart_reason_set_has(verdict.also, verdict.reason));
    require((count == 0) == (ecart_verdict_is_legal(&verdict) ||
                             verdict.reason == ECART_IMPOSSIBLE_CELL));
    require(verdict.alias == (ecart_reason_group_of(verdict.reason) == ECART_GROUP_SHAPE &&
                              ecart_shape_check(ecart_board_piece(&position->board, move.from),
                                                move.from, move.to).alias));
    for (int i = 0; i < count; i++)
        require(ecart_cell_exists(cells[i]));
    if (ecart_verdict_is_refusal(&verdict))
        require(verdict.nature == 0);
    else
        require(verdict.also == 0);
}

START_TEST(any_numbers_get_a_sound_verdict)
{
    ecart_position position = position_of(
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", false);

    for (int from = 0; from < 256; from++) {
        for (int to = 0; to < 256; to++) {
            for (int promotion = 0; promotion < 9; promotion++)
                assert_sound(&position, ecart_move_make((ecart_cell)from, (ecart_cell)to,
                                                        (ecart_kind)promotion));
        }
    }
    assert_sound(&position, ecart_move_make(255, 255, 255));
    assert_sound(&position, ecart_move_make(ECART_A2, ECART_A3, 255));
}
END_TEST

/* Whether a cell has a piece that pins one of the side to move. */
static bool pins(const ecart_position *p, ecart_cell cell)
{
    bool does = false;

    for (ecart_cell c = 0; (c = ecart_cells_next(p->pinned, c)) != ECART_NO_CELL;)
        does = does || ecart_position_pinner(p, c) == cell;
    return does;
}

/* What must be true on the board of a cell that has a role: found with the public
 * functions, and with none of those that make verdicts. */
static bool is_true_on_board(const ecart_position *p, const ecart_verdict *v,
                             ecart_role role, ecart_cell cell)
{
    ecart_side  other = ecart_side_other(p->side);
    ecart_cells checkers = ecart_position_attackers(p, other, p->king[p->side]);
    bool        home_rank = ecart_cell_row(cell) == ecart_side_first_row(p->side);

    switch (role) {
    case ECART_ROLE_MOVER:    return cell == v->move.from;
    case ECART_ROLE_TARGET:   return cell == v->move.to ||
                                     cell == ecart_castling_of(p, v->move).king_to;
    case ECART_ROLE_BLOCKER:  return ecart_board_piece(&p->board, cell) != ECART_NO_PIECE &&
                                     cell != v->move.from;
    case ECART_ROLE_KING:     return cell == p->king[p->side];
    case ECART_ROLE_CHECKER:  return ecart_cells_has(checkers, cell);
    case ECART_ROLE_ATTACKER: return ecart_cells_has(p->of_side[other], cell);
    case ECART_ROLE_PINNER:   return pins(p, cell) && (v->reason != ECART_PINNED ||
                                     cell == ecart_position_pinner(p, v->move.from));
    case ECART_ROLE_GUARD:    return ecart_cells_has(p->of_side[other], cell) &&
                                     ecart_cells_has(p->of_side[other], v->move.to);
    case ECART_ROLE_ROOK:     return home_rank && !ecart_cells_has(p->castling, cell);
    case ECART_ROLE_PASSED:   return home_rank && cell != v->move.from;
    case ECART_ROLE_CAPTURED: return ecart_cells_has(ecart_position_pieces(p, other, ECART_PAWN),
                                                     cell);
    default:                  return false;
    }
}

static bool attacks(ecart_role role)
{
    return role == ECART_ROLE_CHECKER || role == ECART_ROLE_ATTACKER ||
           role == ECART_ROLE_PINNER || role == ECART_ROLE_GUARD;
}

/* An arrow goes along a capture that the piece could make on an empty board. */
static void assert_arrow(const ecart_position *position, const ecart_verdict *verdict,
                         const ecart_cell *cells, int i)
{
    ecart_piece piece = ecart_board_piece(&position->board, cells[i]);
    ecart_cell  to    = i > 0 ? cells[0] : verdict->move.to;

    require((i == 0) == (verdict->reason == ECART_KINGS_TOUCH));
    require(ecart_shape_check(piece, cells[i], to).reason == ECART_LEGAL);
    require(ecart_piece_kind(piece) != ECART_PAWN ||
            ecart_cell_column(cells[i]) != ecart_cell_column(to));
}

static void assert_roles(const char *name, bool chess960, int *seen)
{
    for (table t = table_open(name); table_next(&t);) {
        ecart_position position = position_of(t.field[1], chess960);

        for (int n = t.row % one_in(3); n < 64 * 64; n += one_in(3)) {
            ecart_verdict verdict = ecart_move_check(&position, ecart_move_make(
                ecart_cell_nth(n / 64), ecart_cell_nth(n % 64), ECART_NO_KIND));
            ecart_cell    cells[ECART_EVIDENCE_LIMIT];
            int           count = ecart_verdict_evidence(&verdict, cells);

            for (int i = 0; i < count; i++) {
                ecart_role role = ecart_verdict_role(&verdict, i);

                require(is_true_on_board(&position, &verdict, role, cells[i]));
                if (attacks(role))
                    assert_arrow(&position, &verdict, cells, i);
                seen[role]++;
            }
            require(ecart_verdict_role(&verdict, count) == ECART_ROLE_NONE);
            require(ecart_verdict_role(&verdict, -1) == ECART_ROLE_NONE);
            for (ecart_reason r = 0; verdict.also != 0 && r < ECART_REASONS; r++)
                require(!ecart_reason_set_has(verdict.also, r) ||
                        ecart_reason_rank(r) > ecart_reason_rank(verdict.reason));
        }
    }
}

START_TEST(roles_are_true_on_the_board)
{
    int            seen[ECART_ROLES] = { 0 };
    ecart_position knights = position_of("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1", false);
    ecart_verdict  several = ecart_san_read(&knights, "Nd2", 3).verdict;

    ck_assert_int_eq(ecart_verdict_role(&several, 0), ECART_ROLE_CANDIDATE);
    ck_assert_int_eq(ecart_verdict_role(&several, 1), ECART_ROLE_CANDIDATE);
    ck_assert_int_eq(ecart_verdict_role(&several, 2), ECART_ROLE_NONE);
    assert_roles("suite.tsv", false, seen);
    assert_roles("castle960.tsv", true, seen);
    for (ecart_role role = ECART_ROLE_MOVER; role < ECART_ROLES; role++) {
        const char *name = ecart_role_name(role);

        ck_assert_ptr_nonnull(name);
        ck_assert_msg(seen[role] > 0 || role == ECART_ROLE_CANDIDATE, "%s", name);
    }
    ck_assert_ptr_null(ecart_role_name(ECART_ROLES));
    several.reason = ECART_REASONS;
    ck_assert_int_eq(ecart_verdict_role(&several, 0), ECART_ROLE_NONE);
}
END_TEST

/* Arrows as text: "c3-e4 mover b4-e1 pinner". */
static const char *arrows_of(const ecart_position *p, const ecart_verdict *v, char *text)
{
    ecart_arrow arrows[ECART_ARROWS_LIMIT];
    int         count = ecart_verdict_arrows(p, v, arrows);

    *text = '\0';
    for (int i = 0; i < count; i++)
        sprintf(text + strlen(text), "%s%c%d-%c%d %s", i > 0 ? " " : "",
                'a' + ecart_cell_column(arrows[i].from) - 1, ecart_cell_row(arrows[i].from),
                'a' + ecart_cell_column(arrows[i].to) - 1, ecart_cell_row(arrows[i].to),
                ecart_role_name(arrows[i].role));
    return text;
}

START_TEST(arrows_show_the_move_and_what_attacks)
{
    static const char start[] = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    static const struct {
        const char *fen, *move, *arrows;
        bool        chess960;
    } cases[] = {
        { start, "Nf3", "g1-f3 mover", false },
        { start, "Nd5", "b1-d5 candidate g1-d5 candidate", false },
        { start, "Nd2", "b1-d2 mover", false },
        { start, "e2e2", "", false },
        { start, "e3e4", "e3-e4 mover", false },
        { start, "zz", "", false },
        { "4k3/8/8/8/8/8/4K3/R6R w - - 0 1", "Rd1", "a1-d1 candidate h1-d1 candidate", false },
        { "4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1", "Ne4", "c3-e4 mover b4-e1 pinner", false },
        { "8/8/4k3/8/4K3/8/8/8 w - - 0 1", "Ke5", "e4-e5 mover e6-e5 attacker", false },
        { "2r1k3/8/8/8/5b2/8/4N3/2K5 w - - 0 1", "Nd4",
          "e2-d4 mover c8-c1 checker f4-c1 checker", false },
        { "4k3/8/8/8/8/1n6/3p4/3K4 w - - 0 1", "Kxd2", "d1-d2 mover b3-d2 guard", false },
        { "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "O-O", "e1-g1 mover h1-f1 rook", false },
        { "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1h1", "e1-g1 mover h1-f1 rook", true },
        { "4k3/8/8/8/8/8/8/6KR w H - 0 1", "O-O", "h1-f1 rook", true },
        { "4kr2/8/8/8/8/8/8/4K2R w K - 0 1", "O-O", "e1-g1 mover f8-f1 attacker", false },
    };

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        ecart_position p = position_of(cases[i].fen, cases[i].chess960);
        ecart_notation n = ecart_notation_read(&p, cases[i].move, strlen(cases[i].move));
        char           text[200];

        ck_assert_str_eq(arrows_of(&p, &n.verdict, text), cases[i].arrows);
    }

    ecart_position p = position_of(start, false);
    ecart_verdict  v = ecart_move_check(&p, ecart_move_make(ECART_E2, 19, ECART_NO_KIND));
    char           text[200];

    ck_assert_str_eq(arrows_of(&p, &v, text), "");
}
END_TEST

int main(void)
{
    Suite *s = suite_create("verdict");

    TCase *cases = group(s, "cases");
    tcase_add_test(cases, traps_are_judged_with_reason_and_evidence);
    tcase_add_test(cases, traps_of_chess960_are_judged_with_reason_and_evidence);
    tcase_add_test(cases, refusals_tell_all_that_an_independent_judge_says);
    tcase_add_test(cases, en_passant_does_not_help_against_another_check);
    tcase_add_test(cases, castling_as_such_wants_a_right_in_chess960);
    tcase_add_test(cases, every_reason_has_three_cases_with_evidence);
    tcase_add_test(cases, arrows_show_the_move_and_what_attacks);
    tcase_add_test(cases, blockers_of_castling_are_told_from_the_king_outwards);

    TCase *requests = group(s, "all requests");
    tcase_set_timeout(requests, 120);
    tcase_add_test(requests, reasons_are_as_frequent_as_an_independent_judge_says);
    tcase_add_test(requests, any_numbers_get_a_sound_verdict);
    tcase_add_test(requests, roles_are_true_on_the_board);

    return run(s);
}
