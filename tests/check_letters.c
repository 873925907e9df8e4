/* SPDX-License-Identifier: MIT */
/* check_letters.c -- tests of letters.c, and of reading moves with other letters */

#include <string.h>

#include "runner.h"
#include "table.h"

/* The letters as section 17 of the standard of PGN lists them: pawn, knight, bishop,
 * rook, queen, king.  The Russian ones are not there. */
static const struct language {
    const char *code, *name, *letters;
} languages[] = {
    { "cs", "Czech",      "PJSVDK" }, { "da", "Danish",     "BSLTDK" },
    { "nl", "Dutch",      "OPLTDK" }, { "en", "English",    "PNBRQK" },
    { "et", "Estonian",   "PROVLK" }, { "fi", "Finnish",    "PRLTDK" },
    { "fr", "French",     "PCFTDR" }, { "de", "German",     "BSLTDK" },
    { "hu", "Hungarian",  "GHFBVK" }, { "is", "Icelandic",  "PRBHDK" },
    { "it", "Italian",    "PCATDR" }, { "no", "Norwegian",  "BSLTDK" },
    { "pl", "Polish",     "PSGWHK" }, { "pt", "Portuguese", "PCBTDR" },
    { "ro", "Romanian",   "PCNTDR" }, { "es", "Spanish",    "PCATDR" },
    { "sv", "Swedish",    "BSLTDK" }
};
enum { LISTED = sizeof languages / sizeof *languages };

static const char *const russian[] = { "П", "К", "С", "Л", "Ф", "Кр" };
static const char        standard[] = "PNBRQK";
static const ecart_kind  kinds[] = {
    ECART_PAWN, ECART_KNIGHT, ECART_BISHOP, ECART_ROOK, ECART_QUEEN, ECART_KING
};

static const ecart_letters *letters_of(const char *code)
{
    return ecart_letters_find(code, strlen(code));
}

START_TEST(letters_are_those_of_the_standard)
{
    for (int l = 0; l < LISTED; l++) {
        const ecart_letters *letters = letters_of(languages[l].code);

        ck_assert_ptr_nonnull(letters);
        ck_assert_str_eq(ecart_letters_code(letters), languages[l].code);
        ck_assert_str_eq(ecart_letters_name(letters), languages[l].name);
        for (int k = 0; k < 6; k++) {
            const char *letter = ecart_letters_of(letters, kinds[k]);

            ck_assert_uint_eq(strlen(letter), 1);
            ck_assert_int_eq(letter[0], languages[l].letters[k]);
        }
    }
    for (int k = 0; k < 6; k++)
        ck_assert_str_eq(ecart_letters_of(letters_of("ru"), kinds[k]), russian[k]);
}
END_TEST

START_TEST(languages_are_found_and_walked)
{
    int count = 0;

    for (; ecart_letters_nth(count) != NULL; count++)
        ck_assert_ptr_eq(letters_of(ecart_letters_code(ecart_letters_nth(count))),
                         ecart_letters_nth(count));
    ck_assert_int_eq(count, LISTED + 1);
    ck_assert_ptr_null(ecart_letters_nth(-1));
    ck_assert_ptr_eq(ecart_letters_nth(0), letters_of("en"));
    ck_assert_ptr_eq(letters_of("de_CH.UTF-8"), letters_of("de"));
    ck_assert_ptr_eq(ecart_letters_find("den", 2), letters_of("de"));
    ck_assert_ptr_eq(letters_of("de~"), letters_of("de"));
    ck_assert_ptr_null(letters_of("den"));
    ck_assert_ptr_null(letters_of("dea"));
    ck_assert_ptr_null(letters_of("dez"));
    ck_assert_ptr_null(letters_of("DE"));
    ck_assert_ptr_null(letters_of("German"));
    ck_assert_ptr_null(letters_of(""));
}
END_TEST

START_TEST(no_letters_are_the_english_ones_and_nonsense_has_none)
{
    ck_assert_str_eq(ecart_letters_code(NULL), "en");
    ck_assert_str_eq(ecart_letters_name(NULL), "English");
    for (int k = 0; k < 6; k++)
        ck_assert_int_eq(ecart_letters_of(NULL, kinds[k])[0], standard[k]);
    ck_assert_str_eq(ecart_letters_of(NULL, ECART_NO_KIND), "");
    for (int k = ECART_KINDS; k < 256; k++)
        ck_assert_str_eq(ecart_letters_of(letters_of("de"), (ecart_kind)k), "");
}
END_TEST

/* Writes a move of the standard with other letters.  Returns whether one of them is
 * not the standard's. */
static bool translate(const ecart_letters *letters, const char *san, size_t length, char *text)
{
    bool differs = false;

    *text = '\0';
    for (size_t i = 0; i < length; i++) {
        const char *found  = san[i] == 'O' ? NULL : strchr(standard, san[i]);
        const char  own[2] = { san[i], '\0' };
        const char *letter = found ? ecart_letters_of(letters, kinds[found - standard]) : own;

        differs |= strcmp(letter, own) != 0;
        strcat(text, letter);
    }
    return differs;
}

/* What chess.js wrote of a position, with the letters of a language, is read, and written. */
static void assert_read(const ecart_letters *letters, const ecart_position *position,
                        const char *uci, const char *sans)
{
    while (*uci && *uci != '-') {
        size_t width = strcspn(uci, " "), length = strcspn(sans, " ");
        char   text[40], written[ECART_SAN_SIZE], move[6] = "";
        bool   differs = translate(letters, sans, length, text);
        ecart_notation n = ecart_san_read_with(position, letters, text, strlen(text));

        memcpy(move, uci, width);
        require(ecart_verdict_is_legal(&n.verdict));
        require(ecart_move_equal(n.verdict.move, move_of(move)));
        require(ecart_san_write_with(position, letters, n.verdict.move, written,
                                     sizeof written) == strlen(text));
        require(strcmp(written, text) == 0);
        require(n.forgiven == (differs ? ecart_forgiven_set_of(ECART_LOCAL_LETTERS) : 0));
        uci  += width + (uci[width] == ' ');
        sans += length + (sans[length] == ' ');
    }
}

START_TEST(every_legal_move_is_read_and_written_in_each_language)
{
    const ecart_letters *letters = ecart_letters_nth(_i);
    for (table t = table_open("suite.tsv"); table_next(&t);) {
        if ((t.row + _i) % one_in(9) == 0) {
            ecart_position position = position_of(t.field[1], false);

            assert_read(letters, &position, t.field[5], t.field[6]);
        }
    }
}
END_TEST

static ecart_notation read_with(const char *fen, const char *code, const char *text)
{
    ecart_position position = position_of(fen, false);

    return ecart_notation_read_with(&position, letters_of(code), text, strlen(text));
}

static const char start[] = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/* With a language named, no letter means what it means in English only. */
START_TEST(letters_of_a_language_replace_the_english_ones)
{
    static const struct {
        const char  *code, *text;
        ecart_reason reason;
    } cases[] = {
        { "de", "Nf3", ECART_BAD_NOTATION }, { "de", "Sf3", ECART_LEGAL },
        { "de", "Be4", ECART_LEGAL },        { "fr", "Nf3", ECART_BAD_NOTATION },
        { "fr", "Bb5", ECART_BAD_NOTATION }, { "nl", "Pf3", ECART_LEGAL },
        { "en", "Pf3", ECART_LEGAL },        { "en", "Sf3", ECART_BAD_NOTATION },
        { "ru", "Кf3", ECART_LEGAL },        { "ru", "Крf3", ECART_KING_SHAPE },
        { "ru", "Nf3", ECART_BAD_NOTATION }, { "ru", "Рf3", ECART_BAD_NOTATION },
        { "hu", "Bf3", ECART_ROOK_SHAPE }, { "de", "O-O", ECART_CASTLE_PATH_BLOCKED },
        { "de", "{f3", ECART_BAD_NOTATION }, { "en", "♘F3", ECART_LEGAL },
        { "et", "Oe4", ECART_BISHOP_SHAPE }, { "et", "O-O", ECART_CASTLE_PATH_BLOCKED }
    };

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        ecart_notation n = read_with(start, cases[i].code, cases[i].text);

        ck_assert_msg(n.verdict.reason == cases[i].reason, "%s %s: %s", cases[i].code,
                      cases[i].text, ecart_reason_name(n.verdict.reason));
    }
}
END_TEST

/* A small d may be a queen in many languages, and is always a file. */
START_TEST(small_letters_are_forgiven_where_they_are_no_files)
{
    ecart_notation small = read_with(start, "de", "sf3"), file = read_with(start, "de", "d4");
    ecart_forgiven_set both = ecart_forgiven_set_of(ECART_LETTER_CASE) |
                              ecart_forgiven_set_of(ECART_LOCAL_LETTERS);

    ck_assert_uint_eq(small.verdict.reason, ECART_LEGAL);
    ck_assert_uint_eq(small.forgiven, both);
    ck_assert_uint_eq(file.verdict.reason, ECART_LEGAL);
    ck_assert_uint_eq(file.forgiven, 0);
}
END_TEST

/* A file before d4 is one too many, and may be a small letter of a piece: in German
 * of the queen.  In Spanish, an a is a bishop. */
START_TEST(a_file_too_many_may_be_a_piece_of_the_language)
{
    static const char fen[] = "4k3/8/8/8/8/8/3P4/Q3K3 w - - 0 1";
    static const char bishop[] = "4k3/8/8/8/8/8/P7/2B1K3 w - - 0 1";
    ecart_cells       both  = ecart_cells_add(ecart_cells_of(move_of("a1d4").from),
                                              move_of("d2d4").from);
    ecart_notation    german = read_with(fen, "de", "dd4");

    ck_assert_uint_eq(german.verdict.reason, ECART_AMBIGUOUS);
    ck_assert(german.verdict.others == both);
    ck_assert_uint_eq(read_with(fen, "en", "dd4").verdict.reason, ECART_LEGAL);
    ck_assert_uint_eq(read_with(bishop, "es", "aa3").verdict.reason, ECART_AMBIGUOUS);
    ck_assert_uint_eq(read_with(bishop, "en", "aa3").verdict.reason, ECART_LEGAL);
}
END_TEST

START_TEST(promotions_have_letters_of_the_language_too)
{
    static const char fen[] = "8/4P3/8/8/8/k7/8/2K5 w - - 0 1";
    static const struct {
        const char *code, *text;
        ecart_kind  kind;
    } cases[] = {
        { "de", "e8=D", ECART_QUEEN },  { "de", "e8S", ECART_KNIGHT },
        { "fr", "e8(F)", ECART_BISHOP }, { "ru", "e8=Л", ECART_ROOK },
        { "ru", "e8К", ECART_KNIGHT },  { "is", "e8=R", ECART_KNIGHT },
        { "de", "e8D", ECART_QUEEN }
    };

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        ecart_notation n = read_with(fen, cases[i].code, cases[i].text);

        ck_assert_uint_eq(n.verdict.reason, ECART_LEGAL);
        ck_assert_uint_eq(n.verdict.move.promotion, cases[i].kind);
        ck_assert(ecart_forgiven_set_has(n.forgiven, ECART_LOCAL_LETTERS));
    }
    ck_assert_uint_eq(read_with(fen, "de", "e8=Q").verdict.reason, ECART_BAD_NOTATION);
}
END_TEST

/* Behind its end stands what would go on well, or nothing. */
START_TEST(no_text_is_read_past_its_end)
{
    static const struct { const char *code, *text; } cases[] = {
        { "de", "sg1f3" }, { "de", "e7-e8d" }, { "de", "e8=D" }, { "ru", "Крe1-e2" },
        { "ru", "e8=К" },  { "en", "♘f3" },    { "fr", "Cf3" }
    };

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const ecart_letters *letters  = letters_of(cases[i].code);
        ecart_position       position = position_of("8/4P1k1/8/8/8/8/8/4K1N1 w - - 0 1", false);

        for (size_t length = 0; length <= strlen(cases[i].text); length++) {
            char cut[20] = "";

            memcpy(cut, cases[i].text, length);
            ecart_notation n = ecart_notation_read_with(&position, letters, cases[i].text, length);
            ecart_notation m = ecart_notation_read_with(&position, letters, cut, length);
            ck_assert_uint_eq(n.verdict.reason, m.verdict.reason);
            ck_assert_uint_eq(n.offset, m.offset);
            ck_assert_uint_eq(n.forgiven, m.forgiven);
        }
    }
}
END_TEST

START_TEST(a_text_fits_the_languages_that_would_write_it_so)
{
    static const struct {
        const char *text, *fits, *others;
    } cases[] = {
        { "Sf3", "de sv da no pl cs", "en fr es nl ru hu fi ro et is" },
        { "Cxe5+", "fr es it pt ro", "en de nl ru pl cs" },
        { "Pf3", "nl", "en fr es fi et is" }, { "Be4", "en pt hu is", "de fr es nl" },
        { "O-O", "en de ru et", "" },         { "e4", "en de ru et", "" },
        { "e8=D", "de fr nl is", "en ru hu et" }, { "e9", "", "en de" },
        { "knight f3", "", "en de" },         { "", "", "en de" },
        { "e4\xc2\xad", "en de", "" }
    };

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const char *text = cases[i].text;

        for (const char *c = cases[i].fits; *c; c += 2 + (c[2] == ' '))
            ck_assert_msg(ecart_san_fits(ecart_letters_find(c, 2), text, strlen(text)),
                          "%s, %.2s", text, c);
        for (const char *c = cases[i].others; *c; c += 2 + (c[2] == ' '))
            ck_assert_msg(!ecart_san_fits(ecart_letters_find(c, 2), text, strlen(text)),
                          "%s, %.2s", text, c);
    }
}
END_TEST

START_TEST(moves_without_letters_are_the_same_everywhere)
{
    static const char *const texts[] = { "e4", "e2e4", "e2-e4", "5254", "d2d4" };

    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        ecart_notation german  = read_with(start, "de", texts[i]);
        ecart_notation english = read_with(start, "en", texts[i]);

        ck_assert_uint_eq(german.verdict.reason, ECART_LEGAL);
        ck_assert(ecart_move_equal(german.verdict.move, english.verdict.move));
        ck_assert_uint_eq(german.forgiven, english.forgiven);
    }
}
END_TEST

int main(void)
{
    Suite *s     = suite_create("letters");
    TCase *constants = tcase_create("table"), *reading = tcase_create("reading");

    tcase_add_test(constants, letters_are_those_of_the_standard);
    tcase_add_test(constants, languages_are_found_and_walked);
    tcase_add_test(constants, no_letters_are_the_english_ones_and_nonsense_has_none);
    suite_add_tcase(s, constants);
    tcase_add_loop_test(reading, every_legal_move_is_read_and_written_in_each_language, 0,
                        LISTED + 1);
    tcase_add_test(reading, letters_of_a_language_replace_the_english_ones);
    tcase_add_test(reading, small_letters_are_forgiven_where_they_are_no_files);
    tcase_add_test(reading, a_file_too_many_may_be_a_piece_of_the_language);
    tcase_add_test(reading, promotions_have_letters_of_the_language_too);
    tcase_add_test(reading, no_text_is_read_past_its_end);
    tcase_add_test(reading, a_text_fits_the_languages_that_would_write_it_so);
    tcase_add_test(reading, moves_without_letters_are_the_same_everywhere);
    suite_add_tcase(s, reading);
    return run(s);
}
