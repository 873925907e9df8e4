/* SPDX-License-Identifier: MIT */
/* check_meant.c -- tests of meant.h: meant.c and meant_*.c */

#include "runner.h"
#include "table.h"

enum { MANY = 64 };

static size_t meant(const ecart_position *position, const char *text, ecart_meaning *meanings)
{
    return ecart_meant(position, text, strlen(text), meanings, MANY);
}

/* The first meanings of a text, as "Nf3 key 1, Nh3 key 2". */
static const char *said(const ecart_position *position, const char *text, size_t size, char *out)
{
    ecart_meaning meanings[MANY];
    size_t        count = meant(position, text, meanings);

    *out = '\0';
    for (size_t i = 0; i < count && i < size; i++)
        sprintf(out + strlen(out), "%s%s %s %d", i ? ", " : "", meanings[i].san,
                ecart_slip_name(meanings[i].slip), meanings[i].cost);
    return out;
}

START_TEST(each_slip_has_a_name)
{
    static const char *const names[] = {
        "key", "shape", "swap", "missing", "extra", "piece", "cell", "castling"
    };

    ck_assert_int_eq(ECART_SLIPS, 8);
    for (ecart_slip slip = 0; slip < ECART_SLIPS; slip++)
        ck_assert_str_eq(ecart_slip_name(slip), names[slip]);
    for (int slip = ECART_SLIPS; slip < 256; slip++)
        ck_assert_ptr_null(ecart_slip_name((ecart_slip)slip));
}
END_TEST

START_TEST(the_nearest_meaning_comes_first_with_its_slip_and_cost)
{
    static const struct {
        const char *fen, *text, *said;
    } cases[] = {
#define START "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
#define KIWI "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"
#define KNIGHTS "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1"
#define BLOCKED "4k3/8/8/8/8/8/8/R3KB1R w KQ - 0 1"
        { START, "Nf4", "Nf3 key 1, f4 extra 2" },
        { START, "fN3", "Nf3 swap 1, f3 extra 2" },
        { START, "Nff3", "Nf3 extra 1" }, { START, "NNf3", "Nf3 extra 1" },
        { START, "Nf", "Nf3 missing 1" }, { START, "N", "" },
        { START, "Kf3", "Nf3 shape 1, f3 extra 2" },
        { START, "Qf3", "Nf3 piece 1, f3 extra 2" },
        { START, "e8", "e3 shape 1, e4 key 4" },
        { START, "g1f4", "Nf3 key 1, f4 cell 1" },
        { KNIGHTS, "Nd2", "Nbd2 missing 1, Nfd2 missing 1" },
        { KIWI, "O-O", "O-O-O castling 1" },
        { BLOCKED, "O-O", "O-O-O castling 1" },
        { BLOCKED, "e1g1", "O-O-O castling 1, Kf2 cell 1" },
        { START, " 12. Nf4!?", "Nf3 key 1, f4 extra 2" },
        { START, "nf4", "Nf3 key 1, f4 extra 2" },
        { START, "\xe2\x99\x98" "f4", "Nf3 key 1, f4 extra 2" },
        { "8/4P3/8/8/8/8/8/k1K5 w - - 0 1", "e9=\xe2\x99\x95", "e8=Q key 1" },
        { START, "N.f.3!", "Nf3 extra 1, Nc3 key 1" },
        { START, "3224", "c3 cell 1, c4 cell 1" },
        { START, "5154", "e4 cell 1" },
        { START, "5452", "e4 swap 1" },
        { "4k3/8/8/8/8/2n5/1P6/4KB2 w - - 0 1", "Bxc3", "bxc3 key 1, Bc4 key 1" },
        /* Of two slips that are as near, the one in SAN, and castling, are named first. */
        { "1k6/8/8/3Q4/8/8/8/3QK3 w - - 0 1", "a1h5", "Q1h5 key 1, Q5h5 piece 1" },
        { "4k3/8/8/8/8/8/P7/4K2R w K - 0 1", "O3", "O-O key 4, a3 key 4" },
        /* A key is likelier than a cell. */
        { "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1e3", "Ke2 key 1, Kd2 cell 1" },
        /* A missing sign of a capture weighs as much as one of check, and as a from-file without
         * need: then the order is that of the board. */
        { "4k3/8/5p2/3N4/8/8/8/4K3 w - - 0 1", "Nxf5", "Nf4 key 1, Nxf6+ key 1" },
        { "8/8/8/3N4/5p2/7k/8/4K3 w - - 0 1", "Nxf5", "Nxf4+ key 1, Nf6 key 1" },
        { "4k3/8/8/8/5p2/3N3N/8/4K1N1 w - - 0 1", "Ngf4", "Nf3 key 1, Nhxf4 key 1" },
        { "8/P6k/8/8/8/8/8/K7 w - - 0 1", "a7a8", "a8=Q missing 1, a8=R missing 1" },
        { "4k3/8/8/P7/3P4/P1Q5/8/4K3 w - - 0 1", "c3a4", "Qb3 cell 1, Qb4 cell 1" },
        /* Another piece, or back: in Chess960 both may be castling's. */
        { "4k3/8/8/8/8/8/8/4K2R w H - 0 1", "h4h1", "O-O piece 1, Rh4 swap 1" },
        { "4k3/8/8/8/8/8/8/R3K3 w A - 0 1", "a4a1", "Ra4 swap 1, O-O-O piece 1" },
        /* Castling to the other side is likeliest, even if it gives check. */
        { "3k1r2/8/8/2B5/8/8/8/R3KB2 w Q - 0 1", "e1g1", "O-O-O+ castling 1, Bg1 piece 1" },
        { "3k4/8/8/8/8/8/5B2/R3KB2 w Q - 0 1", "e1g1", "Bg1 cell 1, O-O-O+ castling 1" },
        /* Not read as two cells, but near them, or near what is none. */
        { "4k3/8/8/8/3P4/5N2/8/4K3 w - - 0 1", "f3-d4", "Nd2 key 2, Ne5 cell 3" },
        { "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "yO-O", "O-O extra 2" },
        { "4k3/8/8/8/8/7b/8/4K3 b - - 0 1", "b3a7", "Bd7 shape 1" },
        /* A q is a queen; 9 looks like 4, and is the key next to 8; 0 is far from 1, no rank. */
        { "4k3/8/8/8/8/8/8/3QK3 w - - 0 1", "qd9", "Qd4 shape 1, Qd8+ key 1" },
        { "4k3/8/8/8/8/8/4K3/8 w - - 0 1", "Ke0", "Ke1 key 4, Ke3 key 4" },
        /* An S is no English piece, and far from an N; an i is no file, and two keys from h. */
        { START, "Sf3", "f3 extra 2, Nf3 key 4" }, { START, "Ni3", "Nh3 key 2, Na3 key 4" },
    };

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        ecart_position position = position_of(cases[i].fen, strpbrk(cases[i].fen, "AH") != NULL);
        char           out[4000];

        ck_assert_str_eq(said(&position, cases[i].text, 2, out), cases[i].said);
    }
    /* Half a figurine at the end is none, whatever follows; and it makes no move number. */
    ecart_position start = position_of(START, false);
    ck_assert_uint_eq(ecart_meant(&start, "f3\xe2\x99\x98", 4, NULL, 0), 0);
    ck_assert_uint_gt(ecart_meant(&start, "5154.", 4, NULL, 0), 0);
    ck_assert_uint_gt(ecart_meant(&start, "51545.", 4, NULL, 0), 0);
}
END_TEST

/* Each legal move is near a request by one of the ways that a hand goes wrong, told
 * here from the cells alone; or it is not listed. */
static bool hand_slips(ecart_move asked, ecart_move move, bool castling)
{
    int from = ecart_chebyshev_distance(asked.from, move.from);
    int to   = ecart_chebyshev_distance(asked.to, move.to);

    return to == 0 || (from == 0 && to == 1) || castling ||
           (asked.from == move.to && asked.to == move.from);
}

START_TEST(a_mouse_slips_to_a_neighbour_another_piece_or_the_other_castling)
{
    for (table t = table_open("suite.tsv"); table_next(&t);) {
        ecart_position position = position_of(t.field[1], false);
        ecart_move     moves[ECART_MOVE_LIST_SIZE];
        size_t         count = ecart_legal_moves(&position, moves, ECART_MOVE_LIST_SIZE);

        for (int n = t.row; n < 64 * 64; n += 97) {
            ecart_move    asked = ecart_move_make(ecart_cell_nth(n / 64), ecart_cell_nth(n % 64),
                                                  ECART_NO_KIND);
            bool          castles = ecart_castling_of(&position, asked).king != 0;
            ecart_meaning meanings[MANY];
            size_t        found = ecart_meant_move(&position, asked, meanings, MANY), near = 0;

            for (size_t i = 0; i < count; i++)
                near += !ecart_move_equal(ecart_move_canonical(&position, asked), moves[i]) &&
                        hand_slips(asked, moves[i], castles && ecart_castling_of(
                                       &position, moves[i]).king != 0);
            ck_assert_uint_eq(found, near);
            for (size_t i = 0; i < found; i++)
                require(ecart_move_is_legal(&position, meanings[i].move) &&
                        meanings[i].cost == 1);
        }
    }
}
END_TEST

/* A pawn on a7 was asked to become a king, on a8 or on b8. */
START_TEST(a_wrong_promotion_is_as_near_as_a_neighbour)
{
    ecart_position p = position_of("1n5k/P7/8/8/8/8/8/K7 w - - 0 1", false);

    for (int to = ECART_A8; to <= ECART_B8; to += ECART_B8 - ECART_A8) {
        ecart_move    asked = ecart_move_make(ECART_A7, (ecart_cell)to, ECART_KING);
        ecart_meaning all[MANY];

        ck_assert_uint_eq(ecart_meant_move(&p, asked, all, MANY), 8);
        for (int i = 0; i < 8; i++) {
            ck_assert_uint_eq(all[i].move.to, i < 4 ? ECART_A8 : ECART_B8);
            ck_assert_uint_eq(all[i].slip, all[i].move.to == to ? ECART_SLIP_PIECE
                                                                : ECART_SLIP_CELL);
        }
    }
}
END_TEST

/* How many edits make one text of another: a character put in, left out or replaced,
 * or two neighbours exchanged. */
static size_t edits(const char *a, const char *b)
{
    size_t d[24][24], m = strlen(a), n = strlen(b);

    for (size_t i = 0; i <= m; i++) {
        for (size_t j = 0; j <= n; j++) {
            size_t best = i == 0 ? j : j == 0 ? i : d[i - 1][j - 1] + (a[i - 1] != b[j - 1]);

            if (i > 0 && d[i - 1][j] + 1 < best)
                best = d[i - 1][j] + 1;
            if (j > 0 && d[i][j - 1] + 1 < best)
                best = d[i][j - 1] + 1;
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] &&
                d[i - 2][j - 2] + 1 < best)
                best = d[i - 2][j - 2] + 1;
            d[i][j] = best;
        }
    }
    return d[m][n];
}

/* A text without the signs that do not tell moves apart. */
static const char *bare(const char *text, char *out)
{
    char *end = out;

    for (; *text; text++) {
        if (!strchr("x+#=-", *text))
            *end++ = *text;
    }
    *end = '\0';
    return out;
}

/* The ways to write a move: as the standard does, and, if the text is longer than
 * that, with more of the from-cell; and as two cells, if it may be that. */
static size_t ways(const ecart_position *position, ecart_move move, const char *text,
                   bool cells, char out[5][24])
{
    char   san[ECART_SAN_SIZE], uci[6];
    size_t count = 1;

    ecart_san_write(position, move, san, sizeof san);
    bare(san, out[0]);
    uci_of(move, uci);
    if (cells)
        strcpy(out[count++], uci);
    if (!strchr("KQRBN", *san) || strlen(text) <= strlen(out[0]))
        return count;
    sprintf(out[count++], "%c%c%.2s", *san, uci[0], uci + 2);
    sprintf(out[count++], "%c%c%.2s", *san, uci[1], uci + 2);
    sprintf(out[count++], "%c%.4s", *san, uci);
    return count;
}

/* Whether one text is the other with a cell as the other side of the board sees it. */
static bool is_mirrored(const char *a, const char *b)
{
    size_t at = 0, length = strlen(a);

    while (a[at] != '\0' && a[at] == b[at])
        at++;
    return strlen(b) == length && at + 1 < length && strcmp(a + at + 2, b + at + 2) == 0 &&
           a[at] + b[at] == 'a' + 'h' && a[at + 1] + b[at + 1] == '1' + '8';
}

/* Whether a move is within one edit of a text, or mirrored, and not what that means already. */
static bool is_near(const ecart_position *position, ecart_move move, const char *text,
                    bool cells, const ecart_verdict *read)
{
    char   way[5][24];
    bool   near = false;

    for (size_t n = ways(position, move, text, cells, way); n > 0; n--)
        near |= edits(text, way[n - 1]) <= 1 || is_mirrored(text, way[n - 1]);
    return near && !(ecart_verdict_is_legal(read) && ecart_move_equal(move, read->move));
}

/* A small letter of a piece counts as a capital; one that may be a file or like one,
 * only if nothing is near. */
static void assert_all_within_one_edit(const ecart_position *position, const char *text)
{
    ecart_move     moves[ECART_MOVE_LIST_SIZE];
    ecart_meaning  meanings[MANY];
    ecart_notation read  = ecart_notation_read(position, text, strlen(text));
    size_t         count = ecart_legal_moves(position, moves, ECART_MOVE_LIST_SIZE);
    size_t         found = meant(position, text, meanings), expected = 0;
    char           plain[24];

    bare(text, plain);
    bool cells = strlen(plain) > 2 && *plain >= 'a' &&
                 !(strlen(plain) == 3 && strchr(text, 'x') && plain[1] >= 'a');
    if (*plain && strchr("knr", *plain)) {
        *plain = (char)(*plain - 'a' + 'A');
        cells  = false;
    }
    for (int round = 0; round < 2 && expected == 0; round++) {
        for (size_t i = 0; i < count; i++) {
            bool listed = false;

            if (!is_near(position, moves[i], plain, cells, &read.verdict))
                continue;
            for (size_t j = 0; j < found; j++)
                listed |= ecart_move_equal(meanings[j].move, moves[i]);
            ck_assert_msg(listed, "%s", text);
            expected++;
        }
        if (*plain && strchr("qb", *plain)) {
            *plain = (char)(*plain - 'a' + 'A');
            cells  = false;
        }
    }
    ck_assert_msg(found == expected, "%s has %zu, not %zu", text, found, expected);
}

/* Two cells do not say whether a move captures; SAN does, even if its digit came too soon. */
START_TEST(a_sign_that_does_not_fit_is_a_doubt)
{
    static const struct { const char *fen, *text; ecart_cell to; unsigned doubts; } cases[] = {
        { START, "Nf4", ECART_F3, 0 }, { START, "Nxf4", ECART_F3, 1 },
        { START, "Nf4+", ECART_F3, 1 }, { START, "Nxf4+", ECART_F3, 2 },
        { "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4d6", ECART_D5, 0 },
        { "4k3/8/8/8/3p4/8/8/3QK3 w - - 0 1", "Q4d", ECART_D4, 1 },
    };

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        ecart_position p = position_of(cases[i].fen, false);
        ecart_meaning  all[MANY];
        size_t         found = meant(&p, cases[i].text, all), n = 0;

        while (n < found && all[n].move.to != cases[i].to)
            n++;
        ck_assert(n < found);
        ck_assert_uint_eq(all[n].doubts, cases[i].doubts);
    }
}
END_TEST

static void assert_order(const ecart_position *position, const char *text)
{
    ecart_meaning all[MANY] = { { .cost = 0 } }, two[2];
    size_t        found = meant(position, text, all);

    require(found >= MANY || all[found].cost == 0);
    ck_assert_uint_eq(ecart_meant(position, text, strlen(text), two, 2), found);
    for (size_t i = 0; i < found; i++) {
        char san[ECART_SAN_SIZE];

        require(i == 0 || all[i].cost >= all[i - 1].cost);
        require(all[i].cost > 0 && all[i].slip < ECART_SLIPS);
        require(all[i].ply == 1 && all[i].plies == 0);
        require(ecart_san_write(position, all[i].move, san, sizeof san) > 0);
        ck_assert_str_eq(all[i].san, san);
        require(i > 1 || ecart_move_equal(two[i].move, all[i].move));
    }
}

/* The text with one edit, which number n chooses. */
static void slip(const char *text, unsigned n, char *out)
{
    static const char put[] = "abcdefgh12345678KQRBNOxy09";
    size_t length = strlen(text), at = n / 4 % length;

    strcpy(out, text);
    switch (n % 4) {
    case 0:
        out[at] = put[n / 64 % (sizeof put - 1)];
        break;
    case 1:
        memmove(out + at, text + at + 1, length - at);
        break;
    case 2:
        memmove(out + at + 1, text + at, length - at + 1);
        break;
    default:
        if (at + 1 < length) {
            out[at]     = text[at + 1];
            out[at + 1] = text[at];
        }
    }
}

/* For two cells more than edits counts: neighbouring cells, other pieces. */
static bool is_read_as_request(const char *text)
{
    ecart_move move;
    size_t     offset;

    return ecart_uci_read(text, strlen(text), &move, &offset) == ECART_LEGAL;
}

START_TEST(just_the_moves_within_one_edit_are_listed_nearest_first)
{
    unsigned n = 0;

    for (table t = table_open("suite.tsv"); table_next(&t);) {
        ecart_position position = position_of(t.field[1], false);
        ecart_move     moves[ECART_MOVE_LIST_SIZE];
        size_t count = ecart_legal_moves(&position, moves, ECART_MOVE_LIST_SIZE);

        for (size_t i = 0; i < count; i += 3) {
            char san[ECART_SAN_SIZE], uci[6], text[24];

            n = n * 1664525 + 1013904223;
            ecart_san_write(&position, moves[i], san, sizeof san);
            slip(n & 1 << 30 ? uci_of(moves[i], uci) : san, n >> 8, text);
            assert_order(&position, text);
            if (!is_read_as_request(text))
                assert_all_within_one_edit(&position, text);
        }
    }
}
END_TEST

START_TEST(what_was_meant_is_asked_in_each_language)
{
    static const struct {
        const char *code, *two, *three, *suspect;
    } cases[] = {
        { "en", "Did you mean Nf3 or f4?", "Did you mean Nf3, f4 or Nf3?",
          "Or was it 1... Nf3 instead of Nf4?" },
        { "fr", "Le coup voulu est-il Nf3 ou f4 ?", "Le coup voulu est-il Nf3, f4 ou Nf3 ?",
          "Ou était-ce 1... Nf3 au lieu de Nf4 ?" },
        { "de", "War Nf3 oder f4 gemeint?", "War Nf3, f4 oder Nf3 gemeint?",
          "Oder war 1... Nf3 statt Nf4 gemeint?" },
        { "es", "¿La jugada era Nf3 o f4?", "¿La jugada era Nf3, f4 o Nf3?",
          "¿O era 1... Nf3 en lugar de Nf4?" },
    };
    ecart_position start = position_of(START, false);
    ecart_meaning  meanings[3] = { { .san = "Nf3", .ply = 2 }, { .san = "f4" },
                                   { .san = "Nf3", .ply = 1 } };
    ecart_text     written = { "Nf4+", 3 };

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const ecart_language *language = ecart_language_find(cases[i].code, 2);
        char text[ECART_EXPLAIN_SIZE];

        ck_assert_uint_eq(ecart_explain_meant(language, meanings, 2, text, sizeof text),
                          strlen(cases[i].two));
        ck_assert_str_eq(text, cases[i].two);
        ecart_explain_meant(language, meanings, 3, text, sizeof text);
        ck_assert_str_eq(text, cases[i].three);
        ecart_explain_suspect(language, &start, &meanings[0], &written, text, sizeof text);
        ck_assert_str_eq(text, cases[i].suspect);
        ck_assert_uint_eq(ecart_explain_meant(language, meanings, 0, text, sizeof text), 0);
        ck_assert_uint_eq(ecart_explain_suspect(language, &start, &meanings[1], &written, 0, 0), 0);
    }
    start.side   = ECART_BLACK;
    start.number = 7;
    char text[ECART_EXPLAIN_SIZE];
    ecart_explain_suspect(NULL, &start, &meanings[0], &written, text, sizeof text);
    ck_assert_str_eq(text, "Or was it 8. Nf3 instead of Nf4?");
}
END_TEST

static ecart_position *positions_of_any_text(size_t *count)
{
    static const char *const fens[] = {
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "6rk/6pp/8/QQQQQ3/QQQQ4/8/8/K7 w - - 0 1",
        "8/1P4P1/8/8/8/k7/8/K7 w - - 0 1"
    };
    static ecart_position positions[sizeof fens / sizeof *fens];

    *count = sizeof fens / sizeof *fens;
    for (size_t i = 0; i < *count; i++)
        positions[i] = position_of(fens[i], false);
    return positions;
}

/* Of any characters: the bytes of a figurine, half of it, and much that is in moves. */
START_TEST(any_text_means_legal_moves_nearest_first)
{
    static const char characters[] =
        "abbcfgh123457788KQRNBOo0xX:+#=-qknr. \xe2\x99\x98\x93\xa0\xe1\0";
    size_t          count, many = 0;
    ecart_position *positions = positions_of_any_text(&count);
    unsigned        random = 1;

    for (int n = 0; n < 200000; n += one_in(7)) {
        const ecart_position *p = &positions[(size_t)n % count];
        ecart_meaning         found[MANY], first = { .cost = 0 };
        char                  text[12];
        size_t                length = 1 + (size_t)(n / 7 % 11), meanings;

        for (size_t i = 0; i < length; i++) {
            random  = random * 1664525 + 1013904223;
            text[i] = characters[(random >> 16) % sizeof characters];
        }
        if (n % 5 == 0)
            memcpy(text, "\xe2\x99\x98", 3);
        meanings = ecart_meant(p, text, length, found, MANY);
        for (size_t i = 0; i < meanings && i < MANY; i++) {
            require(ecart_move_is_legal(p, found[i].move));
            require(i == 0 || found[i - 1].cost <= found[i].cost);
        }
        many += meanings > 5;
        require(ecart_meant_in_line(&(ecart_line){ p, NULL, &(ecart_text){ text, length }, 1, 0 },
                                    &first, 1) <= MANY);
        require(first.cost == 0 || ecart_move_is_legal(p, first.move));
    }
    ck_assert_uint_gt(many, 40);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("meant");

    TCase *slips = group(s, "slips");
    tcase_add_test(slips, each_slip_has_a_name);
    tcase_add_test(slips, a_sign_that_does_not_fit_is_a_doubt);

    TCase *alone = group(s, "one text");
    tcase_add_test(alone, the_nearest_meaning_comes_first_with_its_slip_and_cost);
    tcase_add_test(alone, any_text_means_legal_moves_nearest_first);
    tcase_add_test(alone, just_the_moves_within_one_edit_are_listed_nearest_first);

    TCase *hand = group(s, "requests");
    tcase_add_test(hand, a_mouse_slips_to_a_neighbour_another_piece_or_the_other_castling);
    tcase_add_test(hand, a_wrong_promotion_is_as_near_as_a_neighbour);

    TCase *words = group(s, "words");
    tcase_add_test(words, what_was_meant_is_asked_in_each_language);

    return run(s);
}
