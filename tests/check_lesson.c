/* SPDX-License-Identifier: MIT */
/* check_lesson.c -- tests of lesson.c: what a child is told and in which words, and a player who
 * wants no numbers */

#include <ctype.h>
#include <string.h>

#include "lesson.h"
#include "runner.h"
#include "sentence.h"
#include "table.h"

enum { WORDS_LIMIT = 12, WORD_SIZE = 40, LIST_SIZE = 16384 };

/* The words of a language, each with a blank before and after it. */
static char words[LANGUAGES][LIST_SIZE];

static int language_number(const char *code)
{
    int n = 0;

    while (strcmp(ecart_language_code(ecart_language_nth(n)), code) != 0)
        n++;
    return n;
}

static void read_words(void)
{
    table t = table_open("child_words.txt");

    for (int n = 0; n < LANGUAGES; n++)
        strcpy(words[n], " ");
    while (table_next(&t)) {
        char *list = words[language_number(t.field[0])];

        ck_assert_uint_lt(strlen(list) + strlen(t.field[1]) + 2, LIST_SIZE);
        strcat(strcat(list, t.field[1]), " ");
    }
}

/* "e2", or what a child can type: "e2e4", "e7e8q". */
static bool is_square(const char *word)
{
    ecart_cell cell;
    int        count = 0;

    for (; strlen(word) >= 2 && ecart_cell_read(word, 2, &cell) == 2; word += 2)
        count++;
    return count == 2 ? strcmp(word, "q") == 0 || *word == '\0'
                      : count == 1 && *word == '\0';
}

static bool is_listed(int language, const char *word)
{
    char wanted[WORD_SIZE + 2];

    snprintf(wanted, sizeof wanted, " %s ", word);
    if (strstr(words[language], wanted))
        return true;
    wanted[1] = (char)tolower((unsigned char)wanted[1]);
    return strstr(words[language], wanted) != NULL;
}

/* A word as it stands in the text, with what marks the end of a sentence after it. */
static void check_word(int language, const char *text, const char *word, int *count)
{
    char   bare[WORD_SIZE];
    size_t length = strcspn(word, " \n");
    bool   ends   = strchr(".?", word[length - 1]) != NULL;

    require(length < sizeof bare);
    while (length > 0 && strchr(".?,:", word[length - 1]))
        length--;
    while (length > 3 && (memcmp(word + length - 3, "\xe2\x80\xaf", 3) == 0))
        length -= 3;
    while (length > 2 && (memcmp(word + length - 2, "\xc2\xa0", 2) == 0))
        length -= 2;
    memcpy(bare, word, length);
    bare[length] = '\0';
    if (*count == 0 && islower((unsigned char)bare[0]) && !is_square(bare))
        ck_abort_msg("a sentence without a capital letter: %s", text);
    if (!is_square(bare) && !is_listed(language, bare))
        ck_abort_msg("'%s' is not a word for a child: %s", bare, text);
    if (++*count > WORDS_LIMIT)
        ck_abort_msg("a sentence of more than %d words: %s", WORDS_LIMIT, text);
    if (ends)
        *count = 0;
}

/* Short sentences of known words, in lines without headings. */
static void check_simple(int language, const char *lesson, size_t length)
{
    const char *at = lesson;
    ecart_text  heading, text;
    int         count = 0;

    require(length == strlen(lesson) && length < ECART_LESSON_SIZE);
    require_msg(is_utf8(lesson) && length > 0 && lesson[length - 1] == '\n', "%s", lesson);
    require_msg(strpbrk(lesson, "{}\r") == NULL && strstr(lesson, "  ") == NULL, "%s", lesson);
    while (ecart_lesson_next(&at, &heading, &text)) {
        require(heading.length == 0 && text.length > 0);
        for (const char *w = text.text; w < text.text + text.length; w += strcspn(w, " \n") + 1)
            check_word(language, lesson, w, &count);
        require_msg(count == 0, "no end of a sentence: %s", lesson);
    }
}

static ecart_lesson_options child_of(int language)
{
    return (ecart_lesson_options){ .language = ecart_language_nth(language),
                                   .level    = ECART_CHILD };
}

static void check_move(const ecart_position *position, const ecart_verdict *verdict)
{
    for (int n = 0; n < LANGUAGES; n++) {
        ecart_lesson_options child = child_of(n);
        char   lesson[ECART_LESSON_SIZE];
        size_t length = ecart_lesson_move(&child, position, verdict, lesson, sizeof lesson);

        check_simple(n, lesson, length);
    }
}

static void check_standing(const ecart_game *game)
{
    for (int n = 0; n < LANGUAGES; n++) {
        ecart_lesson_options child = child_of(n);
        char   lesson[ECART_LESSON_SIZE];
        size_t length = ecart_lesson_standing(&child, game, lesson, sizeof lesson);

        check_simple(n, lesson, length);
    }
}

/* In the table "/" stands between lines; a list of moves that ends with "=" is followed
 * by how the game stands. */
static void check_told(const char *lesson, const char *expected)
{
    char told[ECART_LESSON_SIZE] = "";
    const char *at = lesson;
    ecart_text  heading, text;

    ck_assert(lesson[0] == '\t' && lesson[strlen(lesson) - 1] == '\n');
    while (ecart_lesson_next(&at, &heading, &text))
        snprintf(told + strlen(told), sizeof told - strlen(told), "%s%.*s",
                 told[0] ? " / " : "", (int)text.length, text.text);
    ck_assert_str_eq(told, expected);
}

START_TEST(lessons_are_told_as_in_the_table)
{
    table t = table_open("child.tsv");

    while (table_next(&t)) {
        ecart_lesson_options child = child_of(language_number(t.field[2]));
        char lesson[ECART_LESSON_SIZE];

        write_lesson(&t, false, &child, lesson);
        check_told(lesson, t.field[3]);
    }
}
END_TEST

START_TEST(a_child_understands_every_move)
{
    read_words();
    for_moves(check_move);
}
END_TEST

START_TEST(a_child_understands_every_reason)
{
    ecart_position position;
    ecart_verdict  v;

    read_words();
    for (table t = table_open("conformance/moves.tsv"); table_next_request(&t, &position, &v);) {
        ck_assert_str_eq(ecart_reason_name(v.reason), t.field[5]);
        check_move(&position, &v);
    }
}
END_TEST

/* No sentence of theirs stands between English ones. */
START_TEST(a_draft_without_lessons_has_them_in_english_as_a_whole)
{
    static const char *const drafts[] = { "ru", "tr", "zh" };
    ecart_position position;
    ecart_verdict  v;

    ecart_position_start(&position);
    v = ecart_move_check(&position, move_of("e2e5"));
    for (int n = 0; n < 3 * ECART_LEVELS; n++) {
        ecart_lesson_options options = { .level = (ecart_level)(n / 3) };
        char lesson[ECART_LESSON_SIZE], in_english[ECART_LESSON_SIZE];

        ecart_lesson_move(&options, &position, &v, in_english, sizeof in_english);
        options.language = ecart_language_find(drafts[n % 3], 2);
        ck_assert_ptr_nonnull(options.language);
        ecart_lesson_move(&options, &position, &v, lesson, sizeof lesson);
        ck_assert_str_eq(lesson, in_english);
    }
}
END_TEST

/* In Chess960 the king may have to go further, or less far. */
START_TEST(two_squares_are_how_a_child_castles_but_not_in_chess960)
{
    ecart_lesson_options child = child_of(0);
    char lesson[ECART_LESSON_SIZE];

    for (int chess960 = 0; chess960 < 2; chess960++) {
        ecart_position position = position_of("4k3/8/8/8/8/8/8/4K2R w K - 0 1", chess960);
        ecart_verdict  v = ecart_move_check(&position, ecart_move_make(ECART_H1, ECART_E1,
                                                                       ECART_NO_KIND));

        ecart_lesson_move(&child, &position, &v, lesson, sizeof lesson);
        ck_assert_int_eq(strstr(lesson, "two squares") == NULL, chess960);
    }
}
END_TEST

/* In Chess960 the king moves onto its rook to castle, and both go to the same squares as ever. */
START_TEST(castling_is_told_by_the_squares_that_king_and_rook_reach)
{
    char lessons[2][ECART_LESSON_SIZE];

    for (int chess960 = 0; chess960 < 2; chess960++) {
        ecart_lesson_options child = child_of(0);
        ecart_position position = position_of("4k3/8/8/8/8/8/8/4K2R w K - 0 1", chess960);
        ecart_verdict  v = ecart_move_check(&position, move_of(chess960 ? "e1h1" : "e1g1"));

        ecart_lesson_move(&child, &position, &v, lessons[chess960], sizeof lessons[0]);
    }
    ck_assert_str_eq(lessons[0], lessons[1]);
}
END_TEST

START_TEST(a_child_understands_every_standing)
{
    read_words();
    for_games("standing.tsv", check_standing);
}
END_TEST

/* What a language does not have is said in English. */
START_TEST(every_language_has_its_own_sentences)
{
    ecart_position position;

    ecart_position_start(&position);
    for (int n = 1; n < LANGUAGES; n++) {
        for (ecart_reason r = 0; r < ECART_REASONS; r++) {
            ecart_verdict v = { .reason = r };
            ecart_lesson_options child = child_of(n), english = child_of(0);
            char lesson[ECART_LESSON_SIZE], in_english[ECART_LESSON_SIZE];

            ecart_lesson_move(&child, &position, &v, lesson, sizeof lesson);
            ecart_lesson_move(&english, &position, &v, in_english, sizeof in_english);
            ck_assert_str_ne(lesson, in_english);
        }
    }
}
END_TEST

START_TEST(without_numbers_a_players_lesson_is_short)
{
    static const char bishops[] = "8/8/8/4k3/5b2/3K4/8/2B5 w - - 0 1";
    static const char dead[]    = "The game\tA dead position: neither side can ever give mate, and "
                                  "the game is drawn.\n";
    static const char pinned[]  = "Rule\tA pinned piece may move only along the line between its "
                                  "king and the piece that pins it, or capture that piece.\n";
    static const char lost[]    = "Rule\tOnce the king has moved, it can no longer castle; once a "
                                  "rook has moved or been captured, the king can no longer castle "
                                  "with it. In a FEN, the third field lists the rights to castle "
                                  "that are left.\n";
    static const struct {
        const char *fen, *move, *before, *said;
    } lessons[] = {
        { bishops, "d3e2", dead,
          "\tThe game was already over: the move of the king on d3 to e2 does not count.\n"
          "Material\tAll bishops are on squares of one colour. A mate must also cover squares of "
          "the other colour, and a king alone cannot cover enough of them.\n" },
        { bishops, "d3d4", dead, "\tThe game is over: no further move counts.\nRule\tTwo kings "
          "never stand next to each other: each would be in check from the other.\n" },
        { bishops, "zz", dead, "\tThe game is over: no further move counts.\n" },
        { "8/4P2k/8/8/8/8/8/4K3 w - - 0 1", "e7e8", "",
          "Rule\tA pawn on the last rank becomes a queen, a rook, a bishop or a knight in the same "
          "move.\nKing\tAfter the move, none of Black's pieces attacks the king on e1.\n"
          "Instead\tAdd q, r, b or n for a queen, rook, bishop or knight: e7e8q.\n" },
        { "4r2k/8/8/8/8/8/3P4/4K3 w - - 0 1", "d2d4", "",
          "Rule\tA check must be answered: move the king, capture the piece that gives check, or "
          "put a piece in between.\nInstead\tTo get out of check, move the king to d1, f1 or "
          "f2.\n" },
        { "4k3/8/8/8/8/8/8/4KB1R w - - 0 1", "e1g1", lost,
          "Also broken\tEvery square that the king or the rook crosses or goes to must be empty.\n"
          "Instead\tThe king on e1 may go to d1, d2, e2 or f2.\n" },
        { "4k3/4r3/8/8/8/8/8/4KB1R w - - 0 1", "e1g1", lost, "Instead\tTo get out of check, block "
          "the check on e2 (Be2) or move the king to d1, d2 or f2.\n" },
        { "4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1", "c3e2", pinned, "King\tWhite's king is on e1.\n"
          "\tThe king on e1, the knight on c3 and the bishop on b4 are on one line, with nothing "
          "else between them.\n\tIf the knight on c3 leaves this line, the bishop on b4 attacks "
          "the king.\nInstead\tThe knight on c3 has no legal move.\n" },
        { "4k3/4r3/8/8/1b6/2N5/8/4K3 w - - 0 1", "c3e2", pinned,
          "King\tThe king on e1 is in check from the rook on e7.\n"
          "\tThe king on e1, the knight on c3 and the bishop on b4 are on one line, with nothing "
          "else between them.\nInstead\tTo get out of check, move the king to d1, d2, f1 or "
          "f2.\n" },
        { "7k/8/8/8/8/8/8/5KR1 w G - 0 1", "f1g1", "", "Castling\tCastling takes the king from f1 "
          "to g1, and the rook from g1 to f1:\n\tYes: White has a rook on g1.\n\tYes: neither the "
          "king nor this rook has moved.\n\tYes: f1 and g1 are not attacked.\n" },
        { "4k3/8/8/8/7b/8/4r3/R3K3 w - - 0 1", "a1a2", "Rule\tIn double check only the king "
          "can move: no other move answers both checks.\n", "Instead\tTo get out of check, capture "
          "the rook on e2 (Kxe2) or move the king to d1 or f1.\n" }
    };

    for (size_t i = 0; i < sizeof lessons / sizeof *lessons; i++) {
        ecart_lesson_options player   = { .level = ECART_PLAYER };
        ecart_position       position = position_of(lessons[i].fen,
                                                    strstr(lessons[i].fen, " G ") != NULL);
        ecart_verdict verdict = ecart_notation_read(&position, lessons[i].move,
                                                    strlen(lessons[i].move)).verdict;
        char lesson[ECART_LESSON_SIZE], expected[ECART_LESSON_SIZE];

        snprintf(expected, sizeof expected, "%s%s", lessons[i].before, lessons[i].said);
        ecart_lesson_move(&player, &position, &verdict, lesson, sizeof lesson);
        ck_assert_str_eq(lesson, expected);
    }
}
END_TEST


START_TEST(a_lesson_that_is_cut_is_its_own_beginning)
{
    ecart_lesson_options child = child_of(language_number("fr"));
    ecart_position position = position_of("4k3/8/8/8/8/8/8/4KB1R w K - 0 1", false);
    ecart_verdict  v = ecart_castle_check(&position, ECART_KINGSIDE);

    assert_cut(&child, &position, &v);
}
END_TEST

START_TEST(nonsense_gets_no_lesson)
{
    ecart_lesson_options child = { 0 }, nobody = { .level = ECART_LEVELS },
        no_edition = { .edition = ECART_EDITIONS }, no_tempo = { .tempo = ECART_TEMPOS };
    ecart_verdict v = { .reason = ECART_REASONS }, legal = { 0 };
    ecart_game    game;
    char lesson[ECART_LESSON_SIZE] = "x";

    ecart_game_start(&game, NULL, 0);
    ck_assert_uint_eq(ecart_lesson_move(&child, &game.position, &v, lesson, 9), 0);
    ck_assert_str_eq(lesson, "");
    ck_assert_uint_eq(ecart_lesson_move(&nobody, &game.position, &legal, lesson, 9), 0);
    ck_assert_uint_eq(ecart_lesson_standing(&nobody, &game, lesson, 9), 0);
    ck_assert_uint_eq(ecart_lesson_move(&no_edition, &game.position, &legal, lesson, 9), 0);
    ck_assert_uint_eq(ecart_lesson_move(&no_tempo, &game.position, &legal, lesson, 9), 0);
    memset(&game, 0, sizeof game);
    ck_assert_uint_gt(ecart_lesson_standing(&child, &game, lesson, sizeof lesson), 0);
    ck_assert_uint_gt(ecart_lesson_move(&child, &game.position, &legal, lesson,
                                        sizeof lesson), 0);
}
END_TEST

static void check_line(const char **at, const char *heading, const char *text)
{
    ecart_text h, t;

    ck_assert(ecart_lesson_next(at, &h, &t));
    ck_assert_uint_eq(h.length, strlen(heading));
    ck_assert(memcmp(h.text, heading, h.length) == 0);
    ck_assert_uint_eq(t.length, strlen(text));
    ck_assert(memcmp(t.text, text, t.length) == 0);
}

START_TEST(no_options_are_those_of_zeroes)
{
    const ecart_lesson_options zeroes = { .language = NULL };
    char          lessons[2][ECART_LESSON_SIZE];
    ecart_game    game;

    ecart_game_start(&game, NULL, 0);
    for (int cell = 0; cell < 256; cell++) {
        ecart_move    move = ecart_move_make((ecart_cell)cell, ECART_CELL(5, 4), ECART_NO_KIND);
        ecart_verdict v    = ecart_move_check(&game.position, move);

        ecart_lesson_move(&zeroes, &game.position, &v, lessons[0], sizeof lessons[0]);
        ecart_lesson_move(NULL, &game.position, &v, lessons[1], sizeof lessons[1]);
        ck_assert_str_eq(lessons[0], lessons[1]);
    }
    ecart_lesson_standing(&zeroes, &game, lessons[0], sizeof lessons[0]);
    ecart_lesson_standing(NULL, &game, lessons[1], sizeof lessons[1]);
    ck_assert_str_eq(lessons[0], lessons[1]);
}
END_TEST
START_TEST(lines_have_a_heading_or_none)
{
    const char *at = "Rule\tOne.\n\tTwo.\n\nno tab\nLast\tcut";
    ecart_text  heading, text;

    check_line(&at, "Rule", "One.");
    check_line(&at, "", "Two.");
    check_line(&at, "", "");
    check_line(&at, "", "no tab");
    check_line(&at, "Last", "cut");
    ck_assert(!ecart_lesson_next(&at, &heading, &text));
    ck_assert(!ecart_lesson_next(&at, &heading, &text));
}
END_TEST

int main(void)
{
    Suite *s     = suite_create("lesson");
    TCase *child = group(s, "lessons for a child");
    TCase *lines = group(s, "lines");

    tcase_set_timeout(child, 60);

    tcase_add_test(child, lessons_are_told_as_in_the_table);
    tcase_add_test(child, a_child_understands_every_move);
    tcase_add_test(child, a_child_understands_every_reason);
    tcase_add_test(child, two_squares_are_how_a_child_castles_but_not_in_chess960);
    tcase_add_test(child, castling_is_told_by_the_squares_that_king_and_rook_reach);
    tcase_add_test(child, a_child_understands_every_standing);
    tcase_add_test(child, every_language_has_its_own_sentences);
    tcase_add_test(lines, a_draft_without_lessons_has_them_in_english_as_a_whole);
    tcase_add_test(lines, without_numbers_a_players_lesson_is_short);
    tcase_add_test(lines, a_lesson_that_is_cut_is_its_own_beginning);
    tcase_add_test(lines, nonsense_gets_no_lesson);
    tcase_add_test(lines, no_options_are_those_of_zeroes);
    tcase_add_test(lines, lines_have_a_heading_or_none);
    return run(s);
}
