/* SPDX-License-Identifier: MIT */
/* check_speech.c -- tests of speech.c: what the grammar of a language can ask for, in two
 * made-up languages, tests/data/qaa.po and qab.po, and capital letters */

#include <stdio.h>
#include <string.h>

#include "runner.h"
#include "sentence.h"
#include "table.h"
#include "words/capital.h"
#include "words/speech.h"

extern const unsigned char ecart_language_qaa[], ecart_language_qab[];

#define QAA ((const ecart_language *)ecart_language_qaa)
#define QAB ((const ecart_language *)ecart_language_qab)
#define FSI "\xe2\x81\xa8"      /* U+2068, which isolates what follows */
#define PDI "\xe2\x81\xa9"      /* U+2069, which ends that */

/* What is said of a move. */
static void check_said(const ecart_language *language, const char *fen, const char *move,
                       const char *expected)
{
    ecart_position position = position_of(fen, false);
    ecart_verdict  v = ecart_move_check(&position, move_of(move));
    char   text[ECART_EXPLAIN_SIZE];
    size_t length = ecart_explain_in(language, &position, &v, text, sizeof text);

    ck_assert_str_eq(text, expected);
    ck_assert_uint_eq(length, strlen(text));
}

static const char *const start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

START_TEST(the_square_may_stand_before_the_piece)
{
    check_said(QAB, "4k3/8/8/8/8/8/1P6/2B1K3 w - - 0 1", "c1a3",
               "c1'deki fil a3'e yok: b2'deki ẹr var.");
    check_said(QAB, start, "e1g1",
               "Rok yok: f1'deki fil ve g1'deki at, f1'deki fili ve g1'deki ati, f1'e ve g1'e.");
}
END_TEST

START_TEST(many_squares_that_share_a_noun_keep_their_endings)
{
    static const ecart_cell cells[] = { ECART_A1, ECART_B2, ECART_C3, ECART_D4, ECART_E6 };
    ecart_board board;
    speech      s;
    char        text[ECART_EXPLAIN_SIZE];

    memset(&board, 0, sizeof board);
    ecart_speech_begin(&s, QAB, &board, text, sizeof text);
    memcpy(s.cells, cells, sizeof cells);
    s.count = 5;
    ecart_speech_say(&s, SAY_REASON_CASTLE_PATH_BLOCKED);
    ecart_speech_end(&s);
    ck_assert_str_eq(text, "Rok yok: a1'deki, b2'deki, c3'teki, d4'teki ve e6'daki taslar, "
                           "a1'deki, b2'deki, c3'teki, d4'teki ve e6'daki taslari, "
                           "a1'e, b2'ye, c3'e, d4'e ve e6'ya.");
}
END_TEST

/* A move of nothing from one cell to another, with the endings of both. */
START_TEST(a_square_ends_by_the_sound_of_its_rank)
{
    static const char *const to[] = { "'e", "'ye", "'e", "'e", "'e", "'ya", "'ye", "'e" };
    static const char *const in[] = { "deki", "deki", "teki", "teki", "teki", "daki", "deki",
                                      "deki" };
    ecart_board board;

    memset(&board, 0, sizeof board);
    for (int n = 0; n < 64 * 64; n++) {
        speech s;
        char   text[ECART_EXPLAIN_SIZE], expected[64];

        ecart_speech_begin(&s, QAB, &board, text, sizeof text);
        s.from = ecart_cell_nth(n / 64);
        s.to   = ecart_cell_nth(n % 64);
        ecart_speech_say(&s, SAY_REASON_NONE);
        ecart_speech_end(&s);
        snprintf(expected, sizeof expected, "%c%c'%s sey %c%c%s gider",
                 "abcdefgh"[s.from / 10 - 1], '0' + s.from % 10, in[s.from % 10 - 1],
                 "abcdefgh"[s.to / 10 - 1], '0' + s.to % 10, to[s.to % 10 - 1]);
        ck_assert_str_eq(text, expected);
    }
}
END_TEST

START_TEST(a_word_may_go_with_the_file)
{
    check_said(QAB, start, "e4e5", "İşte d’e4 bos.");
    check_said(QAB, start, "b4b5", "İşte do b4 bos.");
    check_said(QAB, start, "h6a3", "İşte d’h6 bos.");
}
END_TEST

START_TEST(what_is_no_cell_has_an_ending_too)
{
    ecart_position position = position_of(start, false);
    ecart_verdict  v = { .reason = ECART_NOTHING_THERE, .move = { 99, 200, 0, 0 } };
    char text[ECART_EXPLAIN_SIZE];

    ecart_explain_in(QAB, &position, &v, text, sizeof text);
    ck_assert_str_eq(text, "İşte do - bos.");
    v.reason = ECART_LEGAL;
    ecart_explain_in(QAB, &position, &v, text, sizeof text);
    ck_assert_str_eq(text, "-'deki sey -'e gider!");
}
END_TEST

START_TEST(a_sentence_begins_with_a_capital_if_the_script_has_them)
{
    check_said(QAB, start, "e7e5", "Islak: e7'deki ẹr.");
    check_said(QAB, "4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1", "c3e4", "Ödev e1'deki şah.");
    check_said(QAB, "4r1k1/8/8/8/8/8/P7/4K3 w - - 0 1", "a2a3", "ẹr e1'deki şahi e8'deki.");
    check_said(QAA, start, "e2e3", "jundi al " FSI "e2" PDI " ila " FSI "e3" PDI "۔");
}
END_TEST

START_TEST(a_word_agrees_with_another_piece)
{
    ecart_position position = position_of("4r1k1/8/8/8/1b6/8/8/4K3 w - - 0 1", false);
    ecart_verdict  v = { .reason = ECART_LEAVES_IN_CHECK, .first = ECART_E1 };
    char text[ECART_EXPLAIN_SIZE];

    check_said(QAA, "4k3/8/8/8/1q6/2N5/8/4K3 w - - 0 1", "c3e4",
               "nazarat sarat al " FSI "b4" PDI ": faras al " FSI "c3" PDI " la harak۔");
    check_said(QAA, "4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1", "c3e4",
               "nazar fil al " FSI "b4" PDI ": faras al " FSI "c3" PDI " la harak۔");

    v.others = ecart_cells_of(ECART_B4) | ecart_cells_of(ECART_E8);
    ecart_explain_in(QAA, &position, &v, text, sizeof text);
    ck_assert_str_eq(text, "nazaru fil al " FSI "b4" PDI " wa bur al " FSI "e8" PDI
                           " sar al " FSI "e1" PDI "۔");
}
END_TEST

START_TEST(moves_are_isolated_where_the_script_runs_the_other_way)
{
    ecart_meaning  meanings[3] = { { .san = "Nf3", .ply = 5 }, { .san = "Nh3" },
                                   { .san = "O-O+" } };
    ecart_text     written = { "Nc3", 3 };
    ecart_position position;
    char text[ECART_EXPLAIN_SIZE];

    ecart_position_start(&position);
    ecart_explain_meant(QAA, meanings, 3, text, sizeof text);
    ck_assert_str_eq(text, "hal " FSI "Nf3" PDI "، " FSI "Nh3" PDI " aw " FSI "O-O+" PDI "؟");
    ecart_explain_suspect(QAA, &position, meanings, &written, text, sizeof text);
    ck_assert_str_eq(text, "hal " FSI "3. Nf3" PDI " la " FSI "Nc3" PDI "؟");
    meanings[0].ply = 1;
    ecart_explain_suspect(QAA, &position, meanings, &written, text, sizeof text);
    ck_assert_str_eq(text, "hal " FSI "1. Nf3" PDI " la " FSI "Nc3" PDI "؟");
    ecart_explain_numbers(QAA, 0, ECART_G1, ECART_F3, text, sizeof text);
    ck_assert_str_eq(text, FSI "63" PDI " naqis " FSI "71" PDI ": " FSI "−8" PDI "۔");
}
END_TEST

/* The six forms of Arabic, by the words of CLDR. */
static const char *hand_of(int n)
{
    if (n < 3)
        return n == 0 ? "sifr" : n == 1 ? "yad" : "yadan";
    if (n % 100 >= 3 && n % 100 <= 10)
        return "ayad";
    return n % 100 > 10 ? "yadah" : "yadat";
}

START_TEST(a_number_chooses_the_plural_form)
{
    for (int n = 0; n < 3000; n++) {
        speech s;
        char   text[ECART_EXPLAIN_SIZE], expected[64];

        ecart_speech_begin(&s, QAA, NULL, text, sizeof text);
        s.number = n;
        ecart_speech_say(&s, SAY_GRAMMAR_RIGHT);
        ecart_speech_end(&s);
        snprintf(expected, sizeof expected, FSI "%d" PDI " %s yamin", n, hand_of(n));
        ck_assert_str_eq(text, expected);
    }
}
END_TEST

/* It is said like one that becomes nothing. */
START_TEST(a_pawn_that_becomes_no_kind_becomes_nothing)
{
    ecart_position position = position_of("8/P7/8/8/8/8/4k3/7K w - - 0 1", false);
    ecart_verdict  v = { .reason = ECART_PROMOTION_INVALID,
                         .move = { ECART_A7, ECART_A8, ECART_NO_KIND, 0 } };
    char nothing[ECART_EXPLAIN_SIZE], text[ECART_EXPLAIN_SIZE];

    ecart_explain(&position, &v, nothing, sizeof nothing);
    for (int kind = ECART_KINDS; kind < 256; kind++) {
        v.move.promotion = (uint8_t)kind;
        ecart_explain(&position, &v, text, sizeof text);
        ck_assert_str_eq(text, nothing);
    }
}
END_TEST

START_TEST(what_is_no_kind_left_its_square_too)
{
    for (int kind = ECART_KINDS; kind < 256; kind++) {
        ecart_circumstance c = { .type = ECART_HAS_LEFT, .cell = ECART_A1, .from = ECART_B2,
                                 .kind = (ecart_kind)kind, .becomes = (ecart_kind)kind };
        char text[ECART_EXPLAIN_SIZE], other[ECART_EXPLAIN_SIZE];

        ecart_explain_circumstance(NULL, &c, text, sizeof text);
        c.kind = c.becomes = 255;
        ecart_explain_circumstance(NULL, &c, other, sizeof other);
        ck_assert_str_eq(text, other);
    }
}
END_TEST

/* The corner where the rook should be, which is all that is left of the move, is its own. */
START_TEST(a_king_in_the_corner_does_not_castle_to_the_other_side)
{
    static const struct {
        const char *fen, *said[2];
    } cases[] = {
        { "4k3/8/8/8/8/8/8/K7 w - - 0 1",
          { "The king on a1 cannot castle kingside: White has no rook on h1.",
            "The king on a1 cannot castle queenside: White has no rook on a1." } },
        { "4k3/8/8/8/8/8/8/7K w - - 0 1",
          { "The king on h1 cannot castle kingside: White has no rook on h1.",
            "The king on h1 cannot castle queenside: White has no rook on a1." } },
        { "1k6/8/8/8/8/8/8/4K3 b - - 0 1",
          { "The king on b8 cannot castle kingside: Black has no rook on h8.",
            "The king on b8 cannot castle queenside: Black has no rook on a8." } }
    };

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        for (int wing = ECART_KINGSIDE; wing <= ECART_QUEENSIDE; wing++) {
            ecart_position position = position_of(cases[i].fen, false);
            ecart_verdict  v        = ecart_castle_check(&position, (ecart_wing)wing);
            char           text[ECART_EXPLAIN_SIZE];

            ecart_explain(&position, &v, text, sizeof text);
            ck_assert_str_eq(text, cases[i].said[wing]);
        }
    }
}
END_TEST

/* By its definition. */
START_TEST(the_wrong_number_is_the_first_that_is_no_cell)
{
    for (int from = 0; from < 256; from++) {
        for (int to = 0; to < 256; to++) {
            int wrong = !ecart_cell_exists((ecart_cell)from) ? from
                      : !ecart_cell_exists((ecart_cell)to) ? to : -1;

            ck_assert_int_eq(ecart_wrong_number((ecart_cell)from, (ecart_cell)to), wrong);
        }
    }
}
END_TEST

/* Not half of it. */
START_TEST(a_lesson_that_is_not_translated_is_in_english_as_a_whole)
{
    ecart_position position = position_of(start, false);
    ecart_verdict  v = ecart_move_check(&position, move_of("c1a3"));

    for (int level = 0; level < ECART_LEVELS; level++) {
        ecart_lesson_options options = { .language = QAB, .level = (ecart_level)level };
        char said[ECART_LESSON_SIZE], english[ECART_LESSON_SIZE];

        ecart_lesson_move(&options, &position, &v, said, sizeof said);
        options.language = NULL;
        ecart_lesson_move(&options, &position, &v, english, sizeof english);
        ck_assert_str_eq(said, english);
    }
}
END_TEST

START_TEST(what_is_not_translated_is_said_in_english)
{
    ecart_position position = position_of(start, false);
    ecart_verdict  v = ecart_move_check(&position, move_of("b1b3"));
    char text[ECART_EXPLAIN_SIZE], english[ECART_EXPLAIN_SIZE];

    ck_assert_str_eq(ecart_language_code(QAA), "qaa");
    ck_assert_str_eq(ecart_language_name(QAB), "ilki");
    ecart_explain(&position, &v, english, sizeof english);
    ecart_explain_in(QAA, &position, &v, text, sizeof text);
    ck_assert_str_eq(text, english);
    check_sentence(NULL, text, strlen(text));
}
END_TEST

/* What follows what is said in English is in the language again. */
START_TEST(a_sentence_in_english_is_only_that_one)
{
    speech s;
    char   text[ECART_EXPLAIN_SIZE];

    ecart_speech_begin(&s, QAA, NULL, text, sizeof text);
    ecart_speech_say(&s, SAY_FAULT_FEN_CLOCK);
    ecart_speech_say(&s, SAY_GRAMMAR_AND);
    ecart_speech_end(&s);
    ck_assert_str_eq(text, "The half-move clock must be a number from 0 to 65535. wa ");
}
END_TEST

/* The bytes around it are those that begin a character of UTF-8. */
START_TEST(a_text_of_ascii_fills_its_room)
{
    for (size_t room = 0; room <= 8; room++) {
        speech s;
        char   text[12], expected[12];

        memset(text, 0xc3, sizeof text);
        memset(expected, 0xc3, sizeof expected);
        if (room > 0)
            snprintf(expected + 2, room, "A word.");
        ecart_speech_begin(&s, NULL, NULL, text + 2, room);
        ecart_speech_fill(&s, (const unsigned char *)"a word.");
        ck_assert_uint_eq(ecart_speech_end(&s), 7);
        ck_assert_mem_eq(text, expected, 2 + room);
    }
}
END_TEST

/* The next character of a text, of one byte or two. */
static unsigned next_letter(const char **text)
{
    unsigned letter = (unsigned char)*(*text)++;

    return letter < 0x80 ? letter : (letter & 0x1f) << 6 | ((unsigned char)*(*text)++ & 0x3f);
}

/* UTF-8 by its definition: a letter of one, two or three bytes, and a sign behind it. */
static const char *encoded(unsigned letter, char text[5])
{
    char *end = text;

    if (letter >= 0x800)
        *end++ = (char)(0xe0 + letter / 0x1000);
    else if (letter >= 0x80)
        *end++ = (char)(0xc0 + letter / 0x40);
    if (letter >= 0x800)
        *end++ = (char)(0x80 + letter / 0x40 % 0x40);
    *end++ = (char)(letter >= 0x80 ? 0x80 + letter % 0x40 : letter);
    *end++ = '.';
    *end   = '\0';
    return text;
}

/* The surrogates, from U+D800 to U+DFFF, are no characters. */
START_TEST(any_character_may_begin_a_sentence)
{
    for (unsigned letter = ' '; letter <= 0xffff; letter += letter == 0xd7ff ? 0x801 : 1) {
        speech s;
        char   said[8], text[5], expected[5];

        ecart_speech_begin(&s, NULL, NULL, said, sizeof said);
        ecart_speech_fill(&s, (const unsigned char *)encoded(letter, text));
        encoded(capital_of(letter), expected);
        ck_assert_uint_eq(ecart_speech_end(&s), strlen(expected));
        ck_assert_str_eq(said, expected);
    }
}
END_TEST

/* As Unicode has them; what is not among the small letters has no other capital. */
START_TEST(capitals_are_those_of_unicode)
{
    static const char *const letters[][2] = {
        { "abcdefghijklmnopqrstuvwxyz",
          "ABCDEFGHIJKLMNOPQRSTUVWXYZ" },
        { "àáâãäåæçèéêëìíîïðñòóôõöøùúûüýþ",
          "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞ" },
        { "āăąćĉċčďđēĕėęěĝğġģĥħĩīĭįıĳĵķĺļľŀ",
          "ĀĂĄĆĈĊČĎĐĒĔĖĘĚĜĞĠĢĤĦĨĪĬĮIĲĴĶĹĻĽĿ" },
        { "łńņňŋōŏőœŕŗřśŝşšţťŧũūŭůűųŵŷźżž",
          "ŁŃŅŇŊŌŎŐŒŔŖŘŚŜŞŠŢŤŦŨŪŬŮŰŲŴŶŹŻŽ" },
        { "абвгдежзийклмнопрстуфхцчшщъыьэюя",
          "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ" },
        { "ѐёђѓєѕіїјљњћќѝўџ",
          "ЀЁЂЃЄЅІЇЈЉЊЋЌЍЎЏ" }
    };
    bool small[0x460] = { false };

    for (size_t i = 0; i < sizeof letters / sizeof *letters; i++) {
        const char *from = letters[i][0], *to = letters[i][1];

        while (*from != '\0') {
            unsigned letter = next_letter(&from);

            small[letter] = true;
            ck_assert_uint_eq(capital_of(letter), next_letter(&to));
        }
    }
    for (unsigned letter = 0; letter < 0x460; letter++) {
        if (!small[letter])
            ck_assert_uint_eq(capital_of(letter), letter);
    }
}
END_TEST

int main(void)
{
    Suite *s = suite_create("speech");

    TCase *order = group(s, "squares and pieces");
    tcase_add_test(order, the_square_may_stand_before_the_piece);
    tcase_add_test(order, many_squares_that_share_a_noun_keep_their_endings);
    tcase_add_test(order, a_square_ends_by_the_sound_of_its_rank);
    tcase_add_test(order, a_word_may_go_with_the_file);
    tcase_add_test(order, what_is_no_cell_has_an_ending_too);
    tcase_add_test(order, a_pawn_that_becomes_no_kind_becomes_nothing);
    tcase_add_test(order, what_is_no_kind_left_its_square_too);
    tcase_add_test(order, a_king_in_the_corner_does_not_castle_to_the_other_side);
    tcase_add_test(order, the_wrong_number_is_the_first_that_is_no_cell);

    TCase *words = group(s, "words");
    tcase_add_test(words, a_word_agrees_with_another_piece);
    tcase_add_test(words, a_number_chooses_the_plural_form);
    tcase_add_test(words, what_is_not_translated_is_said_in_english);
    tcase_add_test(words, a_sentence_in_english_is_only_that_one);
    tcase_add_test(words, a_lesson_that_is_not_translated_is_in_english_as_a_whole);

    TCase *script = group(s, "script");
    tcase_add_test(script, a_sentence_begins_with_a_capital_if_the_script_has_them);
    tcase_add_test(script, moves_are_isolated_where_the_script_runs_the_other_way);
    tcase_add_test(script, a_text_of_ascii_fills_its_room);
    tcase_add_test(script, any_character_may_begin_a_sentence);
    tcase_add_test(script, capitals_are_those_of_unicode);

    return run(s);
}
