/* SPDX-License-Identifier: MIT */
/* check_lesson_player.c -- tests of player.c: what a player learns
 *
 * What English says is checked by explain_facts.awk and explain_claims.awk, from the
 * output of the program.  Here every other language is held to the same squares and
 * numbers, line by line. */

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "lesson.h"
#include "runner.h"
#include "sentence.h"

enum { HEADING_COLUMNS = 12, WORDS_LIMIT = 200 };

static ecart_lesson_options player_of(int language)
{
    return (ecart_lesson_options){ .language = ecart_language_nth(language),
                                   .level    = ECART_PLAYER,
                                   .numbers  = true };
}

static int columns_of(ecart_text text)
{
    int columns = 0;

    for (size_t i = 0; i < text.length; i++)
        columns += ((unsigned char)text.text[i] & 0xc0) != 0x80;
    return columns;
}

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

/* Squares as their numbers with 1000 added, and all other numbers; sorted, since languages
 * have orders of their own. */
static int numbers_in(ecart_text text, int numbers[WORDS_LIMIT])
{
    int count = 0;

    for (size_t i = 0; i < text.length; i++) {
        const char *c = text.text + i;

        if (!is_digit(*c) || (i > 0 && is_digit(c[-1])))
            continue;
        bool square = i > 0 && c[-1] >= 'a' && c[-1] <= 'h' && *c >= '1' && *c <= '8';
        require(count < WORDS_LIMIT);
        numbers[count++] = square ? 1000 + ECART_CELL(c[-1] - 'a' + 1, *c - '0') : atoi(c);
    }
    return count;
}

static int by_size(const void *one, const void *other)
{
    return *(const int *)one - *(const int *)other;
}

static void check_same_numbers(ecart_text text, ecart_text english)
{
    int numbers[WORDS_LIMIT], in_english[WORDS_LIMIT];
    int count = numbers_in(text, numbers), count_in_english = numbers_in(english, in_english);

    qsort(numbers, (size_t)count, sizeof *numbers, by_size);
    qsort(in_english, (size_t)count_in_english, sizeof *numbers, by_size);
    if (count != count_in_english ||
        memcmp(numbers, in_english, (size_t)count * sizeof *numbers) != 0)
        ck_abort_msg("other squares or numbers: %.*s\n%.*s", (int)text.length, text.text,
                     (int)english.length, english.text);
}

/* A sentence in one line, without remains of its template. */
static void check_line(ecart_text heading, ecart_text text, bool first)
{
    const char *end = text.text + text.length;

    require(columns_of(heading) <= HEADING_COLUMNS);
    require(heading.length > 0 || !first);
    require(text.length > 0);
    if (strchr(".:?;", end[-1]) == NULL || memchr(text.text, '{', text.length) != NULL ||
        memchr(text.text, '}', text.length) != NULL || text.text[0] == ' ')
        ck_abort_msg("no sentence: %.*s", (int)text.length, text.text);
}

/* The name of a rule of draws may have its number, as in the German 50-Züge-Regel. */
static bool is_name_of_standing(const char *lesson, ecart_text text)
{
    return memchr(lesson, '\n', (size_t)(text.text - lesson)) == NULL &&
           strstr(lesson, "-Regel") != NULL;
}

static void check_lesson(const char *lesson, size_t length, const char *english)
{
    const char *at = lesson;
    ecart_text  heading, text, title, said;

    require(length == strlen(lesson) && length < ECART_LESSON_SIZE);
    require_msg(is_utf8(lesson) && length > 0 && lesson[length - 1] == '\n', "%s", lesson);
    require_msg(strstr(lesson, "  ") == NULL && strchr(lesson, '\r') == NULL, "%s", lesson);
    while (ecart_lesson_next(&at, &heading, &text)) {
        require(ecart_lesson_next(&english, &title, &said));
        require((heading.length > 0) == (title.length > 0));
        check_line(heading, text, heading.text == lesson);
        if (!is_name_of_standing(lesson, text))
            check_same_numbers(text, said);
    }
    require(!ecart_lesson_next(&english, &title, &said));
}

static void check_move(const ecart_position *position, const ecart_verdict *verdict)
{
    char english[ECART_LESSON_SIZE], lesson[ECART_LESSON_SIZE];

    for (int n = 0; n < LANGUAGES; n++) {
        ecart_lesson_options player = player_of(n);
        char  *text   = n == 0 ? english : lesson;
        size_t length = ecart_lesson_move(&player, position, verdict, text, ECART_LESSON_SIZE);

        check_lesson(text, length, english);
    }
}

static void check_standing(const ecart_game *game)
{
    char english[ECART_LESSON_SIZE], lesson[ECART_LESSON_SIZE];

    for (int n = 0; n < LANGUAGES; n++) {
        ecart_lesson_options player = player_of(n);
        char  *text   = n == 0 ? english : lesson;
        size_t length = ecart_lesson_standing(&player, game, text, ECART_LESSON_SIZE);
        bool   ends   = ecart_standing_first(ecart_game_standings(game)) <= ECART_DEAD_POSITION;

        check_lesson(text, length, english);
        /* After a move, why it ended the game is not told. */
        player.game = game;
        ck_assert_uint_eq(ecart_lesson_standing(&player, game, NULL, 0),
                          ends ? strcspn(text, "\n") + 1 : length);
    }
}

/* In the table " / " stands before a line, and "HEADING: " before the first of a step. */
static void check_told(const char *lesson, const char *expected)
{
    char told[ECART_LESSON_SIZE] = "";
    const char *at = lesson;
    ecart_text  heading, text;

    while (ecart_lesson_next(&at, &heading, &text)) {
        ck_assert(text.text > lesson && text.text[-1] == '\t');
        snprintf(told + strlen(told), sizeof told - strlen(told), "%s%.*s%s%.*s",
                 told[0] ? " / " : "", (int)heading.length, heading.text,
                 heading.length > 0 ? ": " : "", (int)text.length, text.text);
    }
    ck_assert_str_eq(told, expected);
}

START_TEST(lessons_are_told_as_in_the_table)
{
    table t = table_open("player.tsv");

    while (table_next(&t)) {
        ecart_lesson_options player = {
            .language = ecart_language_find(t.field[2], strlen(t.field[2])),
            .level    = ECART_PLAYER,
            .numbers  = true
        };
        char lesson[ECART_LESSON_SIZE];

        ck_assert_ptr_nonnull(player.language);
        write_lesson(&t, false, &player, lesson);
        check_told(lesson, t.field[3]);
    }
}
END_TEST

/* Whether it is more than a sum and squares. */
static bool has_words(ecart_text text)
{
    for (size_t i = 1; i < text.length; i++) {
        if (isalpha((unsigned char)text.text[i - 1]) && isalpha((unsigned char)text.text[i]))
            return true;
    }
    return false;
}

static void check_own_words(const char *lesson, const char *english)
{
    ecart_text heading, text, title, said;

    while (ecart_lesson_next(&lesson, &heading, &text)) {
        ck_assert(ecart_lesson_next(&english, &title, &said));
        ck_assert_msg(!has_words(text) || text.length != said.length ||
                      memcmp(text.text, said.text, text.length) != 0,
                      "in English: %.*s", (int)text.length, text.text);
    }
}

/* What a language does not have is said in English. */
START_TEST(every_language_has_its_own_words)
{
    table t = table_open("player.tsv");

    while (table_next(&t)) {
        for (int n = 1; n < LANGUAGES; n++) {
            ecart_lesson_options player = player_of(n), in_english = player_of(0);
            char lesson[ECART_LESSON_SIZE], english[ECART_LESSON_SIZE];

            write_lesson(&t, false, &player, lesson);
            write_lesson(&t, false, &in_english, english);
            check_own_words(lesson, english);
        }
    }
}
END_TEST

START_TEST(every_move_has_a_lesson)
{
    for_moves(check_move);
}
END_TEST

/* What forbids castling is one of the conditions that the lesson goes through. */
static void require_broken_condition(const ecart_position *p, const ecart_verdict *v)
{
    ecart_lesson_options player = player_of(0);
    char lesson[ECART_LESSON_SIZE];

    player.numbers = true;
    ecart_lesson_move(&player, p, v, lesson, sizeof lesson);
    require_msg(strstr(lesson, "No: ") != NULL, "%s", lesson);
}

START_TEST(every_reason_has_a_lesson)
{
    ecart_position position;
    ecart_verdict  v;

    for (table t = table_open("conformance/moves.tsv"); table_next_request(&t, &position, &v);) {
        ck_assert_str_eq(ecart_reason_name(v.reason), t.field[5]);
        check_move(&position, &v);
        if (ecart_reason_group_of(v.reason) == ECART_GROUP_CASTLING)
            require_broken_condition(&position, &v);
    }
}
END_TEST

START_TEST(every_standing_has_a_lesson)
{
    for_games("standing.tsv", check_standing);
    for_games("standing_more.tsv", check_standing);
}
END_TEST

/* Stalemates and checks with many pieces. */
START_TEST(every_position_of_the_suite_has_a_lesson)
{
    table t = table_open("suite.tsv");

    while (table_next(&t)) {
        ecart_position position = position_of(t.field[1], false);
        ecart_game     game;

        ecart_game_set(&game, &position, NULL, 0);
        check_standing(&game);
    }
}
END_TEST

/* German has D, T, L and S for queen, rook, bishop and knight. */
START_TEST(moves_to_write_have_the_letters_of_the_reader)
{
    ecart_lesson_options player   = { .level = ECART_PLAYER };
    ecart_position       position = position_of("8/P7/8/8/8/8/7k/4K3 w - - 0 1", false);
    ecart_verdict verdict = ecart_move_check(&position, ecart_move_make(ECART_A7, ECART_A8,
                                                                        ECART_KING));
    char lesson[ECART_LESSON_SIZE];

    ecart_lesson_move(&player, &position, &verdict, lesson, sizeof lesson);
    ck_assert_ptr_nonnull(strstr(lesson, "a8=Q, a8=R, a8=B or a8=N"));
    player.letters = ecart_letters_find("de", 2);
    ecart_lesson_move(&player, &position, &verdict, lesson, sizeof lesson);
    ck_assert_ptr_nonnull(strstr(lesson, "a8=D, a8=T, a8=L or a8=S"));
}
END_TEST

/* A number that is not a cell comes from a program, not from a text. */
START_TEST(a_number_beside_the_board_is_taken_apart)
{
    ecart_lesson_options player = { .level = ECART_PLAYER, .numbers = true };
    ecart_position position;
    ecart_verdict  v;
    char lesson[ECART_LESSON_SIZE];

    ecart_position_start(&position);
    v = ecart_notation_read(&position, "Bc5", 3).verdict;
    check_move(&position, &v);
    for (int to = 1; to < 60; to += 58) {
        v = ecart_move_check(&position, ecart_move_make(ECART_E2, (ecart_cell)to, ECART_NO_KIND));
        check_move(&position, &v);
        ecart_lesson_move(&player, &position, &v, lesson, sizeof lesson);
        ck_assert_ptr_nonnull(strstr(lesson, to == 1 ? "file 0, rank 1: 10 × 0 + 1 = 1"
                                                     : "file 5, rank 9: 10 × 5 + 9 = 59"));
    }
}
END_TEST

START_TEST(without_numbers_one_line_has_those_of_the_kind)
{
    static const struct {
        const char *fen, *said;
    } kinds[] = {
        { "k7/8/8/8/3K4/8/8/8 w - - 0 1", "a king" },
        { "k7/8/8/8/3Q4/8/8/7K w - - 0 1", "a queen" },
        { "k7/8/8/8/3R4/8/8/7K w - - 0 1", "a rook" },
        { "k7/8/8/8/3B4/8/8/7K w - - 0 1", "a bishop" },
        { "k7/8/8/8/3N4/8/8/7K w - - 0 1", "a knight" },
        { "k7/8/8/8/3P4/8/8/7K w - - 0 1", "a white pawn" },
        { "k7/8/8/8/3p4/8/8/7K b - - 0 1", "a black pawn" },
    };

    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        ecart_lesson_options player   = { .level = ECART_PLAYER };
        ecart_position       position = position_of(kinds[i].fen, false);
        ecart_verdict verdict = ecart_move_check(&position, ecart_move_make(ECART_D4, ECART_F7,
                                                                            ECART_NO_KIND));
        char lesson[ECART_LESSON_SIZE], line[80];

        snprintf(line, sizeof line, "67 \xe2\x88\x92 44 = 23; %s's differences", kinds[i].said);
        ecart_lesson_move(&player, &position, &verdict, lesson, sizeof lesson);
        ck_assert_msg(strstr(lesson, line) != NULL, "no '%s': %s", line, lesson);
    }
}
END_TEST

/* If a text may mean two pieces, and one of them can move, the answer names both.  It also says
 * what other pieces can do, if they can do more. */
START_TEST(of_several_pieces_as_much_is_told_as_helps)
{
    static const struct {
        const char *fen, *move, *said;
        bool        pieces, instead;
    } cases[] = {
        { "4k3/8/8/8/8/1N3N2/8/4K3 w - - 0 1", "Nh8",
          "88 \xe2\x88\x92 23 = 65, 88 \xe2\x88\x92 63 = 25; a knight", true, false },
        { "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "Nf6",
          "Rule\tIt is White's turn. A knight moves two squares straight", true, false },
        { "4k3/8/8/1N6/8/1N3N2/8/4K3 w - - 0 1", "Nh8", "White may move", false, true },
        { "4k3/8/8/8/8/2N3N1/4r3/4K3 w - - 0 1", "Nh8", "Ncxe2", true, true },
        { "4k3/8/8/8/8/8/PP4PP/RN1K2NR w - - 0 1", "Re5", "White has 7 pieces", false, true },
        { "4k3/8/8/8/8/8/1P6/1N2K1N1 w - - 0 1", "Nb4", "pawn on b2 may go to b4", true, true },
        { "4k3/8/8/8/8/P1P3N1/3P4/1N2K3 w - - 0 1", "Nh8",
          "b1 has no legal move: White's own pieces are in the way", true, false },
        { "1n2k3/3p4/p1p3n1/8/8/8/8/4K3 b - - 0 1", "Nh1",
          "b8 has no legal move: Black's own pieces are in the way", true, false },
        { "8/7k/8/8/8/8/P4B2/B3K3 w - - 0 1", "Bc8", "27, which can also be a bishop", true, false }
    };

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        ecart_lesson_options player   = { .level = ECART_PLAYER };
        ecart_position       position = position_of(cases[i].fen, false);
        ecart_verdict verdict = ecart_notation_read(&position, cases[i].move,
                                                    strlen(cases[i].move)).verdict;
        char lesson[ECART_LESSON_SIZE];

        ecart_lesson_move(&player, &position, &verdict, lesson, sizeof lesson);
        ck_assert_msg(strstr(lesson, cases[i].said) != NULL, "%s", lesson);
        ck_assert_msg((strstr(lesson, "may be meant") != NULL) == cases[i].pieces, "%s", lesson);
        ck_assert_msg((strstr(lesson, "Instead\t") != NULL) == cases[i].instead, "%s", lesson);
    }
}
END_TEST

/* Every queen comes to every square between. */
START_TEST(the_longest_lessons_fit)
{
    static const char *const fens[] = {
        "r5bk/6pp/1QQQQQ2/1QQQNNRR/1BB5/8/8/K7 w - - 0 1",
        "r5bk/6pp/2Q1Q3/1Q2Q2Q/2RBNN2/1QQ1Q3/1R1B4/K7 w - - 0 1"
    };

    for (size_t i = 0; i < sizeof fens / sizeof *fens; i++) {
        ecart_position position = position_of(fens[i], false);
        ecart_game     game;

        ecart_game_set(&game, &position, NULL, 0);
        check_standing(&game);
    }
}
END_TEST

START_TEST(nonsense_is_no_trouble)
{
    ecart_lesson_options player = { .level = ECART_PLAYER, .numbers = true };
    ecart_position position, empty;
    ecart_game     game;
    char lesson[ECART_LESSON_SIZE];

    ecart_position_start(&position);
    memset(&empty, 0, sizeof empty);
    memset(&game, 0, sizeof game);
    ck_assert_uint_gt(ecart_lesson_standing(&player, &game, lesson, sizeof lesson), 0);
    for (ecart_reason r = 0; r < ECART_REASONS; r++) {
        for (int from = 0; from < 256; from += 15) {
            for (int to = 0; to < 256; to += one_in(13)) {
                ecart_verdict v = { .reason = r, .nature = (uint8_t)(r * 8),
                                    .also = (ecart_reason_set)1 << (r + to) % ECART_REASONS,
                                    .move = { (ecart_cell)from, (ecart_cell)to,
                                              (ecart_kind)(r % 9), 0 } };

                ck_assert_uint_gt(ecart_lesson_move(&player, &position, &v, lesson,
                                                    sizeof lesson), 0);
                ck_assert_uint_gt(ecart_lesson_move(&player, &empty, &v, lesson,
                                                    sizeof lesson), 0);
            }
        }
    }
}
END_TEST

START_TEST(a_lesson_that_is_cut_is_its_own_beginning)
{
    ecart_lesson_options player = player_of(1);
    ecart_position position = position_of("4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1", false);
    ecart_verdict  v = ecart_move_check(&position, ecart_move_make(ECART_C3, ECART_D5, 0));

    assert_cut(&player, &position, &v);
}
END_TEST

int main(void)
{
    Suite *s      = suite_create("lesson for a player");
    TCase *player = group(s, "what a player learns");

    tcase_set_timeout(player, 60);
    tcase_add_test(player, lessons_are_told_as_in_the_table);
    tcase_add_test(player, every_language_has_its_own_words);
    tcase_add_test(player, every_move_has_a_lesson);
    tcase_add_test(player, every_reason_has_a_lesson);
    tcase_add_test(player, every_standing_has_a_lesson);
    tcase_add_test(player, every_position_of_the_suite_has_a_lesson);
    tcase_add_test(player, moves_to_write_have_the_letters_of_the_reader);
    tcase_add_test(player, a_number_beside_the_board_is_taken_apart);
    tcase_add_test(player, without_numbers_one_line_has_those_of_the_kind);
    tcase_add_test(player, of_several_pieces_as_much_is_told_as_helps);
    tcase_add_test(player, the_longest_lessons_fit);
    tcase_add_test(player, nonsense_is_no_trouble);
    tcase_add_test(player, a_lesson_that_is_cut_is_its_own_beginning);
    return run(s);
}
