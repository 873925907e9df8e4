/* SPDX-License-Identifier: MIT */
/* check_san.c -- tests of SAN: san.c, san_around.c, san_parse.c, san_write.c */

#include "notation/san_around.h"

#include "runner.h"
#include "table.h"

#define START   "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
#define CASTLES "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"

/* Names of what was forgiven, as the tables write them. */
static const char *forgiven_names(ecart_forgiven_set forgiven, char *text)
{
    strcpy(text, forgiven ? "" : "-");
    for (ecart_forgiven f = 0; f < ECART_FORGIVEN; f++) {
        if (ecart_forgiven_set_has(forgiven, f))
            sprintf(text + strlen(text), "%s%s", *text ? "," : "",
                    ecart_forgiven_name(f));
    }
    return text;
}

/* A legal move, or one that waits for its promotion; else "-". */
static const char *move_or_none(const ecart_verdict *verdict, char *text)
{
    if (ecart_verdict_is_refusal(verdict))
        return strcpy(text, "-");
    return uci_of(verdict->move, text);
}

static void assert_texts(const char *name)
{
    for (table t = table_open(name); table_next(&t);) {
        ecart_position position = position_of(t.field[1], false);
        ecart_notation n = ecart_notation_read(&position, t.field[2], strlen(t.field[2]));
        char cells[3 * 65], move[6], forgiven[300];

        ck_assert_msg(strcmp(outcome_of(&n.verdict), t.field[3]) == 0 &&
                      strcmp(ecart_reason_name(n.verdict.reason), t.field[4]) == 0 &&
                      strcmp(move_or_none(&n.verdict, move), t.field[5]) == 0 &&
                      strcmp(cells_of(&n.verdict, cells), t.field[6]) == 0,
                      "%s '%s': %s %s %s %s", t.field[0], t.field[2], outcome_of(&n.verdict),
                      ecart_reason_name(n.verdict.reason), move, cells);
        forgiven_names(n.forgiven, forgiven);
        ck_assert_msg(strcmp(t.field[7], "*") == 0 || strcmp(t.field[7], forgiven) == 0,
                      "%s '%s' forgives %s", t.field[0], t.field[2], forgiven);
    }
}

START_TEST(texts_are_understood_and_what_is_forgiven_is_told)
{
    assert_texts("san.tsv");
    assert_texts("san_more.tsv");
}
END_TEST

/* chess.js wrote the table; every legal move of every position is in it. */
START_TEST(every_legal_move_is_written_as_chess_js_does_and_reads_back)
{
    for (table t = table_open("suite.tsv"); table_next(&t);) {
        ecart_position position = position_of(t.field[1], false);
        const char *uci = t.field[5], *expected;

        expected = t.field[6];

        while (*uci && *uci != '-') {
            char san[ECART_SAN_SIZE], move[6] = "";
            size_t length = strcspn(expected, " "), width = strcspn(uci, " ");

            memcpy(move, uci, width);
            require(ecart_san_write(&position, move_of(move), san, sizeof san) == length);
            ck_assert_msg(strncmp(san, expected, length) == 0, "%s %s: %s", t.field[1], move, san);

            ecart_notation n = ecart_san_read(&position, san, length);
            require(n.forgiven == 0 && ecart_verdict_is_legal(&n.verdict));
            require(ecart_move_equal(n.verdict.move, move_of(move)));

            uci      += width + (uci[width] == ' ');
            expected += length + (expected[length] == ' ');
        }
    }
}
END_TEST

START_TEST(castling_of_chess960_is_written_and_read)
{
    ecart_position p = position_of("6k1/8/8/8/8/8/8/RK5R w HA - 0 1", true);
    char san[ECART_SAN_SIZE], uci[6];

    ck_assert_uint_eq(ecart_san_write(&p, move_of("b1h1"), san, sizeof san), 3);
    ck_assert_str_eq(san, "O-O");
    ck_assert_uint_eq(ecart_san_write(&p, move_of("b1a1"), san, sizeof san), 5);
    ck_assert_str_eq(san, "O-O-O");
    ck_assert_str_eq(uci_of(ecart_san_read(&p, "O-O", 3).verdict.move, uci), "b1h1");
    ck_assert_str_eq(uci_of(ecart_san_read(&p, "O-O-O", 5).verdict.move, uci), "b1a1");
    ck_assert_str_eq(uci_of(ecart_san_read(&p, "b1h1", 4).verdict.move, uci), "b1h1");
    ck_assert_str_eq(uci_of(ecart_san_read(&p, "b1-a1", 5).verdict.move, uci), "b1a1");
}
END_TEST

/* Read as SAN alone, two cells are a form to be forgiven. */
START_TEST(two_cells_are_forgiven_as_san)
{
    ecart_position p = position_of("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", false);
    char uci[6];

    ecart_notation push = ecart_san_read(&p, "e4e5", 4), capture = ecart_san_read(&p, "e4d5", 4);
    ck_assert_str_eq(uci_of(push.verdict.move, uci), "e4e5");
    ck_assert_str_eq(uci_of(capture.verdict.move, uci), "e4d5");
    ck_assert_uint_eq(push.forgiven, 1u << ECART_UCI_FORM);
    ck_assert_uint_eq(capture.forgiven, 1u << ECART_UCI_FORM);
}
END_TEST

/* A whole opening table of a real file is written so.  A pawn on g1 was looked for. */
START_TEST(two_cells_move_whatever_stands_on_the_first)
{
    static const struct {
        const char  *fen, *text, *move;
        ecart_reason reason;
    } cases[] = {
        { START, "g1f3", "g1f3", ECART_LEGAL },
        { START, "g1g5", "g1g5", ECART_KNIGHT_SHAPE },
        { START, "e4e5", "e4e5", ECART_NOTHING_THERE },
        { START, "b8c6", "b8c6", ECART_NOT_YOUR_PIECE },
        { CASTLES, "e1g1", "e1g1", ECART_LEGAL },
        { CASTLES, "e1h1", "e1g1", ECART_LEGAL },
        { CASTLES, "e1a1", "e1c1", ECART_LEGAL },
        { CASTLES, "a1a2q", "a1a2q", ECART_PROMOTION_NOT_ALLOWED },
    };

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        ecart_position p = position_of(cases[i].fen, false);
        ecart_notation n = ecart_san_read(&p, cases[i].text, strlen(cases[i].text));
        char uci[6];

        ck_assert_uint_eq(n.verdict.reason, cases[i].reason);
        ck_assert_str_eq(uci_of(n.verdict.move, uci), cases[i].move);
        ck_assert_uint_eq(n.forgiven, n.verdict.reason ? 0 : 1u << ECART_UCI_FORM);
    }
}
END_TEST

/* Black's move while it is White's turn, unless its reason says so already, or White is in
 * check, so that it cannot be Black's turn; and the words for no move. */
START_TEST(what_is_out_of_turn_and_what_is_a_pass_is_told)
{
    static const char check[] = "4k3/8/8/8/8/8/4r3/4K3 w - - 0 1";
    static const struct { const char *fen, *text; int nature; } cases[] = {
        { START, "e5", ECART_IS_OUT_OF_TURN },   { START, "Nc6", ECART_IS_OUT_OF_TURN },
        { START, "knight f6", ECART_IS_OUT_OF_TURN },
        { START, "Ne5", 0 },                     { START, "b8-c6", 0 },
        { START, "Nf3", 0 },                     { check, "Kd8", 0 },
        { START, "pass", ECART_IS_PASS },        { START, "--", ECART_IS_PASS },
        { START, "0000", ECART_IS_PASS },        { START, "null", ECART_IS_PASS },
        { START, "passes", 0 },                  { START, "e", 0 },
    };

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        ecart_position p = position_of(cases[i].fen, false);
        ecart_notation n = ecart_notation_read(&p, cases[i].text, strlen(cases[i].text));

        ck_assert_msg((n.verdict.nature & (ECART_IS_OUT_OF_TURN | ECART_IS_PASS)) ==
                      cases[i].nature, "%s: %x", cases[i].text, (unsigned)n.verdict.nature);
    }
}
END_TEST

/* What several pieces may mean has no from-cell, if they come as far. */
START_TEST(what_a_refused_text_says_is_told)
{
    static const struct {
        const char *fen, *text;
        ecart_kind  kind;
        int         origin;
        ecart_cell  to;
        ecart_kind  promotion;
        ecart_cell  from;
    } cases[] = {
        { START, "Ne5", ECART_KNIGHT, 0, ECART_E5, 0, 0 },
        { START, "Nb1d4", ECART_KNIGHT, 21, ECART_D4, 0, ECART_B1 },
        { START, "R1a4", ECART_ROOK, 1, ECART_A4, 0, ECART_A1 },
        { START, "e5", ECART_PAWN, 50, ECART_E5, 0, ECART_E2 },
        { START, "2e5", ECART_PAWN, 2, ECART_E5, 0, 0 },
        { START, "exd3", ECART_PAWN, 50, ECART_D3, 0, ECART_E2 },
        { START, "xd3", ECART_PAWN, 0, ECART_D3, 0, 0 },
        { START, "a8=R", ECART_PAWN, 10, ECART_A8, ECART_ROOK, ECART_A2 },
        { "4k3/8/8/8/3n4/3P4/3P4/4K3 w - - 0 1", "d4", ECART_PAWN, 40, ECART_D4, 0, 0 },
        { START, "O-O", ECART_NO_KIND, 0, 0, 0, ECART_E1 },
        { CASTLES, "castles", ECART_ROOK, 0, 0, 0, 0 },
        { "4k3/8/8/8/8/8/8/1N3N1K w - - 0 1", "Nd2", ECART_KNIGHT, 0, ECART_D2, 0, 0 },
    };

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        ecart_position p = position_of(cases[i].fen, false);
        ecart_notation n = ecart_san_read(&p, cases[i].text, strlen(cases[i].text));

        ck_assert_msg(n.kind == cases[i].kind && n.origin == cases[i].origin &&
                      n.to == cases[i].to && n.promotion == cases[i].promotion &&
                      n.verdict.move.from == cases[i].from &&
                      (n.to == 0 || n.verdict.move.to == n.to),
                      "%s: %d of %d to %d=%d from %d", cases[i].text, n.kind, n.origin, n.to,
                      n.promotion, n.verdict.move.from);
        ck_assert(n.verdict.move.from != 0 || n.verdict.alias == 0);
    }
}
END_TEST

/* A pawn is in the way of one rook, the second or the first, and at last of both. */
START_TEST(only_what_is_true_of_each_piece_is_said_of_several)
{
    ecart_position one  = position_of("4k3/8/8/3R4/8/3p4/3P4/3RK3 w - - 0 1", false);
    ecart_position both = position_of("3R4/7k/8/3R4/8/3p4/3P4/4K3 w - - 0 1", false);
    ecart_position first = position_of("4k3/8/8/8/8/8/RP1P4/3RK3 w - - 0 1", false);
    ecart_notation n = ecart_san_read(&one, "Rd2", 3), m = ecart_san_read(&both, "Rd2", 3);
    ecart_notation f = ecart_san_read(&first, "Rd2", 3);

    ck_assert_uint_eq(n.verdict.reason, ECART_OWN_PIECE);
    ck_assert_uint_eq(f.verdict.reason, ECART_OWN_PIECE);
    ck_assert(!ecart_reason_set_has(f.verdict.also, ECART_PATH_BLOCKED));
    ck_assert_uint_eq(m.verdict.reason, ECART_OWN_PIECE);
    ck_assert(!ecart_reason_set_has(n.verdict.also, ECART_PATH_BLOCKED));
    ck_assert(ecart_reason_set_has(m.verdict.also, ECART_PATH_BLOCKED));
}
END_TEST

START_TEST(what_is_read_is_played_if_it_is_legal)
{
    ecart_position p = position_of(START, false);
    char fen[ECART_FEN_SIZE];

    ecart_san_play(&p, "e4", 2);
    ecart_san_play(&p, "e4", 2);
    ck_assert_str_eq(fen_of(&p, ECART_FEN_PLAIN, fen),
                     "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1");
}
END_TEST

START_TEST(a_move_that_is_not_legal_is_not_written)
{
    ecart_position p;
    char san[ECART_SAN_SIZE] = "xyz";

    ecart_position_start(&p);
    ck_assert_uint_eq(ecart_san_write(&p, move_of("e2e5"), san, sizeof san), 0);
    ck_assert_str_eq(san, "");
    ck_assert_uint_eq(ecart_san_write(&p, move_of("g1f3"), san, 3), 3);
    ck_assert_str_eq(san, "Nf");
}
END_TEST

START_TEST(a_bad_text_is_bad_at_its_offset)
{
    static const struct {
        const char  *text;
        ecart_reason reason;
        size_t       offset;
    } cases[] = {
        { "", ECART_BAD_NOTATION, 0 },           { "N", ECART_BAD_NOTATION, 1 },
        { "Nf", ECART_BAD_NOTATION, 2 },         { "Nf3x", ECART_BAD_NOTATION, 4 },
        { "Nf3 Nf6", ECART_BAD_NOTATION, 4 },    { "e4=", ECART_BAD_NOTATION, 2 },
        { "e8=X", ECART_BAD_NOTATION, 2 },       { "e8(Q", ECART_BAD_NOTATION, 2 },
        { "Nf3+++", ECART_BAD_NOTATION, 5 },      { "O-", ECART_BAD_NOTATION, 0 },
        { "O-O-", ECART_BAD_NOTATION, 3 },       { "O-O-O-O", ECART_BAD_NOTATION, 5 },
        { "Ni9", ECART_IMPOSSIBLE_CELL, 1 },     { "Nf9", ECART_IMPOSSIBLE_CELL, 1 },
        { "N9f3", ECART_IMPOSSIBLE_CELL, 1 },    { "Nzf3", ECART_IMPOSSIBLE_CELL, 1 },
        { "e2e9", ECART_IMPOSSIBLE_CELL, 3 },    { "i2e4", ECART_IMPOSSIBLE_CELL, 0 },
        { "5290", ECART_IMPOSSIBLE_CELL, 2 },    { "1934", ECART_IMPOSSIBLE_CELL, 1 },
        { "52545", ECART_BAD_NOTATION, 4 },      { "525", ECART_BAD_NOTATION, 3 },
        { "525411", ECART_BAD_NOTATION, 5 },     { "e2e4x", ECART_BAD_NOTATION, 4 },
        { "12.", ECART_BAD_NOTATION, 3 },        { "\xe2\x99\xa0" "f3", ECART_BAD_NOTATION, 0 },
        { "\xe2\x99", ECART_BAD_NOTATION, 0 },   { "Nf3\x80", ECART_BAD_NOTATION, 3 },
        { "g1-g9", ECART_IMPOSSIBLE_CELL, 3 },   { "g9-g1", ECART_IMPOSSIBLE_CELL, 0 },
        { "g1-f", ECART_BAD_NOTATION, 4 },       { "g1-f3-", ECART_BAD_NOTATION, 5 },
        { "xd", ECART_BAD_NOTATION, 2 },         { "xi5", ECART_IMPOSSIBLE_CELL, 1 },
        { "e:d", ECART_BAD_NOTATION, 3 },        { "ed", ECART_BAD_NOTATION, 2 },
        { "de", ECART_BAD_NOTATION, 2 },         { "e4,x", ECART_BAD_NOTATION, 3 },
        { "a8(q", ECART_BAD_NOTATION, 2 },       { "OOOO", ECART_BAD_NOTATION, 3 },
        { "Qa1b", ECART_BAD_NOTATION, 4 },       { "Qa1B", ECART_BAD_NOTATION, 4 },
        { "e2ee", ECART_BAD_NOTATION, 3 },       { "e2xe", ECART_BAD_NOTATION, 4 },
        { "e4{", ECART_BAD_NOTATION, 2 },        { "{4", ECART_BAD_NOTATION, 0 },
        { "e8=/Q", ECART_BAD_NOTATION, 2 },      { "e8(/Q)", ECART_BAD_NOTATION, 2 },
        { "e2e4}", ECART_BAD_NOTATION, 4 },      { "e2e4Q", ECART_PROMOTION_NOT_ALLOWED, 0 },
        { "Nf3\xef\xb8\x8f", ECART_BAD_NOTATION, 3 },  { "Nif3", ECART_IMPOSSIBLE_CELL, 1 },
        { "e4-", ECART_BAD_NOTATION, 3 },        { "Nf3\xe2\x80\xbf", ECART_BAD_NOTATION, 3 },
        { "Nf3\xef\xbb\x80", ECART_BAD_NOTATION, 3 },
        { "Nf3\xe2\xad\x90", ECART_BAD_NOTATION, 3 },       /* a star */
        { "0000", ECART_BAD_NOTATION, 0 },       { "O\xe2\x80", ECART_BAD_NOTATION, 0 },
        { "e\xe2\x80\x8b" "9", ECART_BAD_NOTATION, 1 },  { "\xe2\x80\x8b", ECART_BAD_NOTATION, 3 },
    };
    ecart_position p;

    ecart_position_start(&p);
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        ecart_notation n = ecart_notation_read(&p, cases[i].text, strlen(cases[i].text));

        ck_assert_msg(n.verdict.reason == cases[i].reason && n.offset == cases[i].offset,
                      "'%s': %s at %zu", cases[i].text,
                      ecart_reason_name(n.verdict.reason), n.offset);
    }
    ck_assert_uint_eq(ecart_notation_read(&p, "00000", 4).verdict.reason, ECART_BAD_NOTATION);
}
END_TEST

/* Bytes of Windows-1252, which a table in UTF-8 cannot hold, and blanks of other scripts. */
START_TEST(bytes_of_old_files_are_read)
{
    static const struct { const char *text; ecart_forgiven_set forgiven; } cases[] = {
        { "e2\x96" "e4", 1u << ECART_LONG_FORM },
        { "Ng1\x97" "f3", 1u << ECART_LONG_FORM },
        { "1\x85 e4", 1u << ECART_MOVE_NUMBER },
        { "e4\x85", 1u << ECART_PUNCTUATION },
        { "e4\xa0", 1u << ECART_SPACE },
        { "\xe3\x80\x80" "e4\xe2\x81\x9f", 1u << ECART_SPACE },
        { "e4\xc2\xad", 1u << ECART_SPACE },      /* a soft hyphen */
        { "e4\xe2\x80\x82", 1u << ECART_SPACE },
        { "e\xe2\x80\x8f" "4", 1u << ECART_SPACE },
        { "g1\xd7" "f3", 1u << ECART_SPURIOUS_CAPTURE | 1u << ECART_LONG_FORM |
                         1u << ECART_CAPTURE_SIGN },
    };
    ecart_position start = position_of(START, false), castles = position_of(CASTLES, false);

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        ecart_notation n = ecart_san_read(&start, cases[i].text, strlen(cases[i].text));

        ck_assert_uint_eq(n.verdict.reason, ECART_LEGAL);
        ck_assert_uint_eq(n.forgiven, cases[i].forgiven);
    }
    ecart_notation castle = ecart_san_read(&castles, "0\x96" "0", 3);
    ck_assert_uint_eq(castle.verdict.reason, ECART_LEGAL);
    ck_assert_uint_eq(castle.forgiven, 1u << ECART_CASTLE_SPELLING);
}
END_TEST

/* All texts of up to four of these characters, in memory that ends there. */
START_TEST(no_text_is_read_past_its_end)
{
    static const char alphabet[] = "NbKe1489xO0-=Q+!. p:,q\xe2\x80\x99\x98\xef\xbb\xa0";
    enum { LETTERS = sizeof alphabet - 1 };
    ecart_position p = position_of("r3k2r/pP6/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1", false);

    for (int n = 0; n < LETTERS * LETTERS * LETTERS * LETTERS; n += 1 + (n > 20000 ? 6 : 0)) {
        size_t length = n < LETTERS ? 1 : n < LETTERS * LETTERS ? 2 : 4;
        char  *text   = malloc(length);
        int    rest   = n;

        for (size_t i = 0; i < length; i++, rest /= LETTERS)
            text[i] = alphabet[rest % LETTERS];
        ecart_notation answer = ecart_notation_read(&p, text, length);
        require(answer.verdict.reason < ECART_REASONS && answer.offset <= length);
        free(text);
    }
}
END_TEST

/* What people write, cut anywhere, in memory that ends there. */
START_TEST(no_text_that_is_cut_is_read_past_its_end)
{
    static const char *const files[] = { "san.tsv", "san_more.tsv" };

    for (int i = 0; i < 2; i++) {
        for (table t = table_open(files[i]); table_next(&t);) {
            ecart_position p = position_of(t.field[1], false);

            for (size_t length = strlen(t.field[2]); length > 0; length--) {
                char *text = malloc(length);

                memcpy(text, t.field[2], length);
                ecart_notation n = ecart_san_read(&p, text, length);
                ecart_notation m = ecart_san_read(&p, t.field[2], length);
                require(n.verdict.reason < ECART_REASONS && n.offset <= length);
                require(n.verdict.reason == m.verdict.reason && n.offset == m.offset);
                require(n.forgiven == m.forgiven);
                require(ecart_move_equal(n.verdict.move, m.verdict.move));
                n = ecart_notation_read(&p, text, length);
                m = ecart_notation_read(&p, t.field[2], length);
                require(n.verdict.reason == m.verdict.reason && n.offset == m.offset);
                free(text);
            }
        }
    }
}
END_TEST

/* On an empty board without kings every text is refused, and nothing is played. */
START_TEST(no_text_is_a_move_on_a_zeroed_position)
{
    static const char *const texts[] = {
        "e4", "exd5", "e8=Q", "Nf3", "Nxf3+", "Ra1b1", "Kg1", "O-O", "0-0-0", "e2e4", "5254", "",
    };

    for (ecart_side side = 0; side < 2; side++) {
        for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
            ecart_position zeroed = { .side = side }, played = zeroed;
            ecart_notation any    = ecart_notation_read(&zeroed, texts[i], strlen(texts[i]));
            ecart_notation san    = ecart_san_play(&played, texts[i], strlen(texts[i]));
            char           text[ECART_SAN_SIZE];

            ck_assert(ecart_verdict_is_refusal(&any.verdict));
            ck_assert(ecart_verdict_is_refusal(&san.verdict));
            ck_assert_mem_eq(&played, &zeroed, sizeof played);
            ck_assert_uint_eq(ecart_san_write(&zeroed, move_of("e2e4"), text, sizeof text), 0);
        }
    }
}
END_TEST

START_TEST(names_are_told_for_what_there_is)
{
    for (ecart_forgiven f = 0; f < ECART_FORGIVEN; f++)
        ck_assert_ptr_nonnull(ecart_forgiven_name(f));
    ck_assert_ptr_null(ecart_forgiven_name(ECART_FORGIVEN));
}
END_TEST

START_TEST(a_set_of_one_has_that_one_and_no_other)
{
    for (int a = 0; a < 256; a++) {
        ecart_forgiven_set set = ecart_forgiven_set_of((ecart_forgiven)a);

        for (int b = 0; b < 256; b++)
            require(ecart_forgiven_set_has(set, (ecart_forgiven)b) ==
                    (a == b && a < ECART_FORGIVEN));
    }
}
END_TEST

/* The pairs of the table in the order of their characters, written by hand. */
START_TEST(characters_look_alike_both_ways_and_in_pairs_that_are_known)
{
    static const char pairs[][2] = {
        { '1', '7' }, { '3', '8' }, { '5', '6' }, { '5', 'S' }, { '6', 'S' }, { '6', 'b' },
        { '8', 'B' }, { '8', 'R' }, { 'B', 'R' }, { 'K', 'N' }, { 'a', 'd' }, { 'c', 'e' },
        { 'g', 'q' }, { 'g', 'y' }, { 'q', 'y' },
    };
    size_t next = 0;

    for (int a = 0; a < 256; a++) {
        for (int b = a; b < 256; b++) {
            bool known = next < sizeof pairs / sizeof *pairs && pairs[next][0] == a &&
                         pairs[next][1] == b;

            require(ecart_looks_like((char)a, (char)b) == known);
            require(ecart_looks_like((char)b, (char)a) == known);
            next += known;
        }
    }
    ck_assert_uint_eq(next, sizeof pairs / sizeof *pairs);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("san");

    TCase *reading = group(s, "reading");
    tcase_add_test(reading, texts_are_understood_and_what_is_forgiven_is_told);
    tcase_add_test(reading, a_bad_text_is_bad_at_its_offset);
    tcase_add_test(reading, bytes_of_old_files_are_read);
    tcase_add_test(reading, two_cells_are_forgiven_as_san);
    tcase_add_test(reading, two_cells_move_whatever_stands_on_the_first);
    tcase_add_test(reading, what_is_out_of_turn_and_what_is_a_pass_is_told);
    tcase_add_test(reading, what_a_refused_text_says_is_told);
    tcase_add_test(reading, only_what_is_true_of_each_piece_is_said_of_several);
    tcase_add_test(reading, what_is_read_is_played_if_it_is_legal);
    tcase_add_test(reading, no_text_is_read_past_its_end);
    tcase_add_test(reading, no_text_that_is_cut_is_read_past_its_end);
    tcase_add_test(reading, no_text_is_a_move_on_a_zeroed_position);
    tcase_add_test(reading, names_are_told_for_what_there_is);
    tcase_add_test(reading, a_set_of_one_has_that_one_and_no_other);
    tcase_add_test(reading, characters_look_alike_both_ways_and_in_pairs_that_are_known);

    TCase *writing = group(s, "writing");
    tcase_add_test(writing, every_legal_move_is_written_as_chess_js_does_and_reads_back);
    tcase_add_test(writing, castling_of_chess960_is_written_and_read);
    tcase_add_test(writing, a_move_that_is_not_legal_is_not_written);

    return run(s);
}
