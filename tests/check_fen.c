/* SPDX-License-Identifier: MIT */
/* check_fen.c -- tests of fen.c, fen_placement.c and fen_write.c, and with them
 * of setup.c and setup_check.c */

#include "agree.h"
#include "runner.h"
#include "table.h"

static bool read(const char *fen, ecart_setup *setup, ecart_faults *faults)
{
    return ecart_fen_read(fen, strlen(fen), false, setup, faults);
}

static ecart_fault fault_of_name(const char *name)
{
    for (int f = 0; f < ECART_FAULTS; f++) {
        if (strcmp(ecart_fault_name((ecart_fault)f), name) == 0)
            return (ecart_fault)f;
    }
    ck_abort_msg("%s is not a fault", name);
}

START_TEST(every_fault_of_the_table_is_found)
{
    for (table t = table_open("fen.tsv"); table_next(&t);) {
        ecart_setup  setup;
        ecart_faults faults;
        bool playable = read(t.field[1], &setup, &faults);

        if (strcmp(t.field[2], "none") == 0) {
            ck_assert_msg(ecart_faults_first(&faults, ECART_WARNING) == ECART_FAULTS,
                          "%s has a fault", t.field[0]);
            continue;
        }
        ecart_fault fault = fault_of_name(t.field[2]);
        ck_assert_msg(ecart_faults_has(&faults, fault), "%s lacks its fault", t.field[0]);
        ck_assert_str_eq(ecart_severity_name(ecart_fault_severity(fault)), t.field[3]);
        ck_assert_int_eq(playable, ecart_faults_first(&faults, ECART_ERROR) == ECART_FAULTS);
        if (strcmp(t.field[3], "error") == 0)
            ck_assert(!playable);
    }
}
END_TEST

/* Columns: FEN, all its faults with their cells and offsets, the mended FEN. */
START_TEST(all_faults_are_told_with_cells_and_offsets)
{
    for (table t = table_open("faults.tsv"); table_next(&t);) {
        ecart_setup  setup;
        ecart_faults faults;
        char         told[1000] = "";

        memset(&setup, 1, sizeof setup);        /* nothing of what was there is left */
        read(t.field[0], &setup, &faults);
        for (int f = 0; f < ECART_FAULTS; f++) {
            if (!ecart_faults_has(&faults, (ecart_fault)f))
                continue;
            sprintf(told + strlen(told), "%s%s@%d", *told ? " " : "",
                    ecart_fault_name((ecart_fault)f),
                    faults.offset[f] == ECART_NO_OFFSET ? -1 : faults.offset[f]);
            for (ecart_cell c = ecart_cells_next(faults.cells[f], 0); c;
                 c = ecart_cells_next(faults.cells[f], c)) {
                strcat(told, ":");
                ecart_cell_write(c, told + strlen(told), 3);
            }
        }
        ck_assert_msg(strcmp(told, t.field[1]) == 0, "row %d: %s", t.row, told);

        char fen[ECART_FEN_SIZE];
        ecart_setup_mend(&setup);
        ecart_fen_write(&setup, ECART_FEN_PLAIN, fen, sizeof fen);
        if (*t.field[2])
            ck_assert_str_eq(fen, t.field[2]);
    }
}
END_TEST

START_TEST(what_was_mended_has_nothing_more_to_mend)
{
    for (table t = table_open("fen.tsv"); table_next(&t);) {
        ecart_setup  setup;
        ecart_faults faults;
        char         fen[ECART_FEN_SIZE];

        if (!read(t.field[1], &setup, &faults))
            continue;
        ecart_setup_mend(&setup);
        ecart_fen_write(&setup, ECART_FEN_PLAIN, fen, sizeof fen);
        ck_assert(read(fen, &setup, &faults));
        ck_assert_int_eq(ecart_faults_first(&faults, ECART_REPAIR), ECART_FAULTS);
    }
}
END_TEST

static void assert_round_trip(const char *name, int field, bool chess960, int form)
{
    for (table t = table_open(name); table_next(&t);) {
        ecart_setup  setup;
        ecart_faults faults;
        char         fen[ECART_FEN_SIZE];

        ck_assert(ecart_fen_read(t.field[field], strlen(t.field[field]), chess960,
                                 &setup, &faults));
        if (!chess960 && form == ECART_FEN_PLAIN)       /* none of these names a file */
            ck_assert(!setup.chess960);
        ck_assert_uint_eq(ecart_fen_write(&setup, form, fen, sizeof fen),
                          strlen(t.field[field]));
        ck_assert_str_eq(fen, t.field[field]);
    }
}

START_TEST(a_good_fen_is_written_as_it_was_read)
{
    assert_round_trip("suite.tsv", 1, false, ECART_FEN_PLAIN);
    assert_round_trip("chess960.tsv", 1, true, ECART_FEN_PLAIN);
    assert_round_trip("castle960.tsv", 1, false, ECART_FEN_SHREDDER);
}
END_TEST

/* X-FEN: KQkq for the outermost rook, a letter for an inner one. */
START_TEST(inner_rooks_are_named_by_their_columns)
{
    static const char inner[] = "4k3/8/8/8/8/8/8/1RR1K1RR w GC - 0 1";
    static const char outer[] = "4k3/8/8/8/8/8/8/1RR1K1RR w KQ - 0 1";
    ecart_setup  setup;
    ecart_faults faults;
    char         fen[ECART_FEN_SIZE];

    ck_assert(ecart_fen_read(inner, strlen(inner), false, &setup, &faults));
    ck_assert(setup.chess960);
    ck_assert(setup.castling == (ecart_cells_of(ECART_G1) | ecart_cells_of(ECART_C1)));
    ecart_fen_write(&setup, ECART_FEN_PLAIN, fen, sizeof fen);
    ck_assert_str_eq(fen, inner);

    ck_assert(ecart_fen_read(outer, strlen(outer), true, &setup, &faults));
    ck_assert(setup.castling == (ecart_cells_of(ECART_H1) | ecart_cells_of(ECART_B1)));
    ecart_fen_write(&setup, ECART_FEN_PLAIN, fen, sizeof fen);
    ck_assert_str_eq(fen, outer);
    ecart_fen_write(&setup, ECART_FEN_SHREDDER, fen, sizeof fen);
    ck_assert_str_eq(fen, "4k3/8/8/8/8/8/8/1RR1K1RR w HB - 0 1");
}
END_TEST

/* The outermost rook on that side of the king, or else the corner. */
START_TEST(letters_of_wings_name_rooks_in_chess960)
{
    static const struct { const char *fen; ecart_cell rooks[4]; } cases[] = {
        { "1rr1k1rr/8/8/8/8/8/8/4K3 w kq - 0 1", { ECART_B8, ECART_H8 } },
        { "4k3/8/8/8/8/8/8/1R2K3 w K - 0 1", { ECART_H1 } },
        { "1rk5/8/8/8/8/8/8/4KR2 w Kkq - 0 1", { ECART_F1, ECART_H8, ECART_B8 } },
        { "8/8/8/8/8/8/8/8 w KQkq - 0 1", { ECART_A1, ECART_H1, ECART_A8, ECART_H8 } },
    };

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        ecart_setup  setup;
        ecart_faults faults;
        ecart_cells  rooks = 0;

        for (int n = 0; n < 4 && cases[i].rooks[n] != ECART_NO_CELL; n++)
            rooks |= ecart_cells_of(cases[i].rooks[n]);
        ecart_fen_read(cases[i].fen, strlen(cases[i].fen), true, &setup, &faults);
        ck_assert_msg(setup.castling == rooks, "%s", cases[i].fen);
    }
}
END_TEST

START_TEST(the_en_passant_cell_is_named_always_or_only_if_legal)
{
    static const char useless[] =
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1";
    static const char useful[] = "4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1";
    static const char hopeless[] = "8/8/8/3Pp3/8/8/8/4K3 w - e6 0 1";
    ecart_setup  setup;
    ecart_faults faults;
    char         fen[ECART_FEN_SIZE];

    read(useless, &setup, &faults);
    ecart_fen_write(&setup, ECART_FEN_PLAIN, fen, sizeof fen);
    ck_assert_str_eq(fen, useless);
    ecart_fen_write(&setup, ECART_FEN_LEGAL_EN_PASSANT, fen, sizeof fen);
    ck_assert_str_eq(fen, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");

    read(useful, &setup, &faults);
    ecart_fen_write(&setup, ECART_FEN_LEGAL_EN_PASSANT, fen, sizeof fen);
    ck_assert_str_eq(fen, useful);
    read(hopeless, &setup, &faults);
    ecart_fen_write(&setup, ECART_FEN_LEGAL_EN_PASSANT, fen, sizeof fen);
    ck_assert_str_eq(fen, hopeless);
}
END_TEST

START_TEST(writing_stops_at_the_size)
{
    static const char start[] = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    ecart_setup setup;
    char        text[ECART_FEN_SIZE];

    ecart_setup_start(&setup);
    ck_assert_uint_eq(ecart_fen_write(&setup, 0, NULL, 0), strlen(start));
    for (size_t size = 1; size <= sizeof start; size++) {
        memset(text, '#', sizeof text);
        ck_assert_uint_eq(ecart_fen_write(&setup, 0, text, size), strlen(start));
        ck_assert_int_eq(strncmp(text, start, size - 1), 0);
        ck_assert_int_eq(text[size - 1], '\0');
        ck_assert_int_eq(text[size], '#');
    }
}
END_TEST

START_TEST(a_fault_far_in_a_text_has_no_offset)
{
    enum { SPACES = 70000 };
    static char  text[SPACES + 100];
    ecart_setup  setup;
    ecart_faults faults;

    memset(text, ' ', SPACES);
    strcpy(text + SPACES, "8/8/8/8/8/8/8/8 x - - 0 1");
    ck_assert(!read(text, &setup, &faults));
    ck_assert_int_eq(faults.offset[ECART_EXTRA_SPACE], 0);
    ck_assert_int_eq(faults.offset[ECART_BAD_SIDE], ECART_NO_OFFSET);
    strcpy(text + SPACES, "8/8/8/8/8/8/8/8 w - - 0 1");
    ck_assert(!read(text, &setup, &faults));
    ck_assert_int_eq(faults.offset[ECART_KING_MISSING], ECART_NO_OFFSET);
}
END_TEST

START_TEST(a_number_that_is_no_piece_is_written_as_an_empty_square)
{
    static const ecart_piece numbers[] = { 7, 8, 15, 16, 255 };
    ecart_setup setup;
    char        fen[ECART_FEN_SIZE];

    ecart_setup_clear(&setup);
    for (size_t i = 0; i < sizeof numbers; i++) {
        setup.board.at[ECART_E4] = numbers[i];
        ecart_fen_write(&setup, ECART_FEN_PLAIN, fen, sizeof fen);
        ck_assert_str_eq(fen, "8/8/8/8/8/8/8/8 w - - 0 1");
    }
}
END_TEST

START_TEST(rights_without_a_king_are_written_by_their_half_of_the_board)
{
    ecart_setup setup;
    char        fen[ECART_FEN_SIZE];

    ecart_setup_clear(&setup);
    setup.castling = ecart_cells_of(ECART_H1) | ecart_cells_of(ECART_A8);
    ecart_fen_write(&setup, ECART_FEN_PLAIN, fen, sizeof fen);
    ck_assert_str_eq(fen, "8/8/8/8/8/8/8/8 w Kq - 0 1");
    ecart_fen_write(&setup, ECART_FEN_LEGAL_EN_PASSANT, fen, sizeof fen);
    ck_assert_str_eq(fen, "8/8/8/8/8/8/8/8 w Kq - 0 1");
    setup.castling = ecart_cells_of(ECART_D1) | ecart_cells_of(ECART_E8);
    ecart_fen_write(&setup, ECART_FEN_PLAIN, fen, sizeof fen);
    ck_assert_str_eq(fen, "8/8/8/8/8/8/8/8 w Qk - 0 1");
}
END_TEST

/* Any right may be set: also beside a king in a corner, and on its own cell. */
START_TEST(rights_are_written_by_the_side_of_the_king)
{
    static const struct { ecart_cell king, rook; const char *fen; } cases[] = {
        { ECART_H1, ECART_G1, "8/8/8/8/8/8/8/7K w Q - 0 1" },
        { ECART_A1, ECART_B1, "8/8/8/8/8/8/8/K7 w K - 0 1" },
        { ECART_E1, ECART_E1, "8/8/8/8/8/8/8/4K3 w Q - 0 1" },
    };

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        ecart_setup setup;
        char        fen[ECART_FEN_SIZE];

        ecart_setup_clear(&setup);
        setup.board.at[cases[i].king] = ecart_piece_make(ECART_WHITE, ECART_KING);
        setup.castling = ecart_cells_of(cases[i].rook);
        ecart_fen_write(&setup, ECART_FEN_PLAIN, fen, sizeof fen);
        ck_assert_str_eq(fen, cases[i].fen);
    }
}
END_TEST

/* A text means the same whatever stands behind its end. */
static void agree_on_the_rest(const char *text, const char *longer, size_t length)
{
    for (int chess960 = 0; chess960 < 2; chess960++) {
        ecart_setup  setup, same;
        ecart_faults faults, told;

        ecart_fen_read(text, length, chess960, &setup, &faults);
        ecart_fen_read(longer, length, chess960, &same, &told);
        require(same_setup(&setup, &same) && same_faults(&faults, &told, 0, 0));
    }
}

/* Each beginning of a FEN and of an EPD, and each with one byte changed, in memory
 * that ends where the text does. */
START_TEST(no_text_is_read_past_its_end)
{
    static const char *const fens[] = {
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R b HAha e3 99 65536",
        "4k3/8/8/8/8/8/8/4K3 w - - bm Kd2 Ke2; c_0 \"a;\" x; hmvc 12; fmvn 9;",
        "r3k2r/8/8/8/8/8/8/R3K2R w KAq - 0 1",
    };
    const char  *fen = fens[_i];
    ecart_setup  setup;
    ecart_faults faults;
    size_t       length = strlen(fen);

    for (size_t cut = 0; cut <= length; cut++) {
        char *text = malloc(cut + 1);

        memcpy(text, fen, cut);
        text[cut] = '\0';
        agree_on_the_rest(text, fen, cut);
        for (int c = 0; c < 256 && cut > 0; c++) {
            text[cut - 1] = (char)c;
            bool playable = ecart_fen_read(text, cut, false, &setup, &faults);
            ecart_position position;

            require(playable == (ecart_faults_first(&faults, ECART_ERROR) == ECART_FAULTS));
            if (playable)
                require(ecart_position_set(&position, &setup));
        }
        free(text);
    }
}
END_TEST

static void assert_agreement(const char *name, int field, int mutations)
{
    dice d = { 88172645463325252u };

    for (table t = table_open(name); table_next(&t);) {
        if (t.row % one_in(3) == 0)
            agree_on_mutations(&d, t.field[field], mutations);
    }
}

START_TEST(fast_and_slow_readers_agree)
{
    assert_agreement("suite.tsv", 1, rounds(1));
    assert_agreement("chess960.tsv", 1, rounds(4));
    assert_agreement("castle960.tsv", 1, rounds(4));
    assert_agreement("fen.tsv", 1, rounds(40));
    assert_agreement("faults.tsv", 0, rounds(40));
}
END_TEST

/* Fields are parted by a blank; a tab or the end of a line is one too many, and
 * no other byte is any. */
START_TEST(four_bytes_are_blanks)
{
    ecart_faults faults;
    ecart_setup  setup;

    for (int c = 1; c < 256; c++) {
        char fen[ECART_FEN_SIZE] = "4k3/8/8/8/8/8/8/4K2R w K - 3 9";
        int  others = 0;

        for (size_t i = 0; fen[i] != '\0'; i++)
            fen[i] = fen[i] == ' ' ? (char)c : fen[i];
        bool good = ecart_fen_read(fen, strlen(fen), false, &setup, &faults);
        for (int f = 0; f < ECART_FAULTS; f++)
            others += f != ECART_EXTRA_SPACE && ecart_faults_has(&faults, (ecart_fault)f);
        ck_assert_msg((good && others == 0) == (strchr(" \t\n\r", c) != NULL), "byte %d", c);
        if (good && others == 0)
            ck_assert(ecart_faults_has(&faults, ECART_EXTRA_SPACE) == (c != ' '));
    }
}
END_TEST

START_TEST(a_fen_with_an_error_leaves_the_position_as_it_was)
{
    static const char error[]  = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQ1BNR w kq - 0 1";
    static const char repair[] = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN1 w KQkq e3 0 0";
    ecart_position position, before;
    ecart_faults   faults;
    ecart_setup    setup;
    char           fen[ECART_FEN_SIZE];

    ecart_position_start(&position);
    before = position;
    ck_assert(!ecart_fen_position(error, strlen(error), false, &position, &faults));
    ck_assert_int_eq(ecart_faults_first(&faults, ECART_NOTE), ECART_KING_MISSING);
    ck_assert_mem_eq(&position, &before, sizeof position);
    ecart_fen_read("4k3/8/8/8/8/8/8/4K3 w Kq - 0 1", 30, true, &setup, &faults);
    ck_assert(faults.cells[ECART_CASTLING_NO_ROOK] == (ecart_cells_of(ECART_H1) |
                                                       ecart_cells_of(ECART_A8)));

    ck_assert(ecart_fen_position(repair, strlen(repair), false, &position, &faults));
    ck_assert_int_eq(ecart_faults_first(&faults, ECART_NOTE), ECART_MOVE_NUMBER_ZERO);
    ck_assert(ecart_faults_has(&faults, ECART_CASTLING_NO_ROOK));
    ck_assert(ecart_faults_has(&faults, ECART_EN_PASSANT_WRONG_RANK));
    ecart_position_setup(&position, &setup);
    ecart_fen_write(&setup, ECART_FEN_PLAIN, fen, sizeof fen);
    ck_assert_str_eq(fen, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN1 w Qkq - 0 1");
}
END_TEST

int main(void)
{
    Suite *s = suite_create("fen");

    TCase *faults = group(s, "faults");
    tcase_add_test(faults, every_fault_of_the_table_is_found);
    tcase_add_test(faults, all_faults_are_told_with_cells_and_offsets);
    tcase_add_test(faults, what_was_mended_has_nothing_more_to_mend);
    tcase_add_test(faults, a_fault_far_in_a_text_has_no_offset);
    tcase_add_loop_test(faults, no_text_is_read_past_its_end, 0, 3);

    TCase *reading = group(s, "reading");
    tcase_set_timeout(reading, 60);
    tcase_add_test(reading, fast_and_slow_readers_agree);
    tcase_add_test(reading, letters_of_wings_name_rooks_in_chess960);
    tcase_add_test(reading, four_bytes_are_blanks);
    tcase_add_test(reading, a_fen_with_an_error_leaves_the_position_as_it_was);

    TCase *writing = group(s, "writing");
    tcase_add_test(writing, a_good_fen_is_written_as_it_was_read);
    tcase_add_test(writing, inner_rooks_are_named_by_their_columns);
    tcase_add_test(writing, the_en_passant_cell_is_named_always_or_only_if_legal);
    tcase_add_test(writing, a_number_that_is_no_piece_is_written_as_an_empty_square);
    tcase_add_test(writing, rights_are_written_by_the_side_of_the_king);
    tcase_add_test(writing, rights_without_a_king_are_written_by_their_half_of_the_board);
    tcase_add_test(writing, writing_stops_at_the_size);

    return run(s);
}
