/* SPDX-License-Identifier: MIT */
/* check_lesson_laws.c -- tests of laws.c: lessons for every reason, level, language and
 * kind of game
 *
 * What may be cited, and what a wrong move costs, is stated here once more, from the two
 * editions of the Laws. */

#include <string.h>

#include "lesson.h"
#include "runner.h"

enum {
    ROWS_OF_REASON = 3,             /* of each reason, so many rows of a table */
    CHILD_LINES = 5, PLAYER_LINES = 12, STATEMENTS = 6,
    NEW = 1 << ECART_LAWS_2023, OLD = 1 << ECART_LAWS_2018, BOTH = NEW | OLD,
    SLOW = 1 << ECART_STANDARD, RAPID = 1 << ECART_RAPID, BLITZ = 1 << ECART_BLITZ,
    ORDINARY = 1, WATCHED = 2, ANY = ORDINARY | WATCHED
};

/* Articles that do not hold in every game, and where they do. */
static const struct {
    const char *number;
    int         editions, tempos, supervised;
} limited[] = {
    { "3.7.3.1", NEW, SLOW | RAPID | BLITZ, ANY }, { "3.7.3.2", NEW, SLOW | RAPID | BLITZ, ANY },
    { "3.7.3.3", NEW, SLOW | RAPID | BLITZ, ANY }, { "3.7.3.4", NEW, SLOW | RAPID | BLITZ, ANY },
    { "3.7.3.5", NEW, SLOW | RAPID | BLITZ, ANY }, { "3.7.4.1", OLD, SLOW | RAPID | BLITZ, ANY },
    { "3.7.4.2", OLD, SLOW | RAPID | BLITZ, ANY }, { "3.7.5.1", OLD, SLOW | RAPID | BLITZ, ANY },
    { "3.7.5.2", OLD, SLOW | RAPID | BLITZ, ANY }, { "3.7.5.3", OLD, SLOW | RAPID | BLITZ, ANY },
    { "8.1.1", BOTH, SLOW, ANY }, { "C.11", BOTH, SLOW, ANY },
    { "A.2", BOTH, RAPID | BLITZ, ORDINARY },
    { "A.3", NEW, RAPID, ANY }, { "A.3", NEW, BLITZ, ORDINARY }, { "A.3", OLD, RAPID, WATCHED },
    { "A.4", NEW, RAPID, WATCHED },
    { "A.4.2", OLD, RAPID | BLITZ, ORDINARY }, { "A.4.4", OLD, RAPID | BLITZ, ORDINARY },
    { "A.5.2", NEW, RAPID | BLITZ, ORDINARY }, { "A.5.4", NEW, RAPID | BLITZ, ORDINARY },
    { "B.2", NEW, BLITZ, WATCHED }, { "B.2", OLD, BLITZ, ANY },
    { "B.3", NEW, BLITZ, ORDINARY }, { "B.3", OLD, BLITZ, WATCHED },
    { "B.4", OLD, BLITZ, ORDINARY }
};

/* The minutes that a wrong move or a wrong claim costs, by edition, tempo and supervision. */
static const int minutes[ECART_EDITIONS][ECART_TEMPOS][2] = {
    [ECART_LAWS_2023] = { { 2, 2 }, { 1, 1 }, { 1, 2 } },
    [ECART_LAWS_2018] = { { 2, 2 }, { 2, 2 }, { 1, 1 } }
};

static const char *const one_minute[LANGUAGES] = {
    "one extra minute", "une minute", "eine Minute", "un minuto"
};
static const char *const two_minutes[LANGUAGES] = {
    "two extra minutes", "deux minutes", "zwei Minuten", "dos minutos"
};

/* Calls test for each kind of game. */
typedef void game_test(const ecart_position *position, const ecart_verdict *verdict,
                       const ecart_lesson_options *options, int language);

static void in_every_game(const ecart_position *position, const ecart_verdict *verdict,
                          game_test *test)
{
    for (int n = 0; n < LANGUAGES * ECART_EDITIONS * ECART_TEMPOS * 2; n++) {
        ecart_lesson_options options = { .language = ecart_language_nth(n % LANGUAGES),
                                         .level    = ECART_ARBITER };

        options.edition    = (ecart_edition)(n / LANGUAGES % ECART_EDITIONS);
        options.tempo      = (ecart_tempo)(n / LANGUAGES / ECART_EDITIONS % ECART_TEMPOS);
        options.supervised = n >= LANGUAGES * ECART_EDITIONS * ECART_TEMPOS;
        test(position, verdict, &options, n % LANGUAGES);
    }
}

/* Calls test for some rows of each reason, and for some legal moves. */
typedef void row_test(const ecart_position *position, const ecart_verdict *verdict);

static void for_every_reason(row_test *test)
{
    static const char *const written[] = { "e2-", "Nf9", "Nh8", "Nf3", "Bc4", "Ne2", "d2d2",
                                           "d4" };
    static const char *const turned[]  = { "e5", "Nf5", "O-O" };

    int            seen[2][ECART_REASONS] = { { 0 } };
    ecart_position drawn;
    ecart_verdict  refusal;

    for (table t = table_open("conformance/moves.tsv"); table_next_request(&t, &drawn, &refusal);) {
        if (++seen[strcmp(t.field[1], "chess") == 0][refusal.reason] <= ROWS_OF_REASON)
            test(&drawn, &refusal);
    }
    for (size_t i = 0; i < sizeof written / sizeof *written; i++) {
        ecart_position position = position_of(
            i < 7 ? "k7/8/8/8/8/8/3N4/4K1N1 w - - 0 1"
                  : "k7/8/3P4/3P4/3n4/3P4/3P4/4K3 w - - 0 1", false);
        ecart_verdict  v = ecart_notation_read(&position, written[i],
                                               strlen(written[i])).verdict;

        seen[true][v.reason]++;
        test(&position, &v);
    }
    for (ecart_reason r = 0; r < ECART_REASONS; r++)
        ck_assert_msg(seen[true][r] > 0 || r == ECART_KING_CAPTURE, "%s", ecart_reason_name(r));
    for (size_t i = 0; i < sizeof turned / sizeof *turned; i++) {
        ecart_position position = position_of("4k2r/4p1np/8/8/8/8/4P3/1N2K1N1 w k - 0 1", false);
        ecart_verdict  v = ecart_notation_read(&position, turned[i],
                                               strlen(turned[i])).verdict;

        ck_assert((v.nature & ECART_IS_OUT_OF_TURN) != 0);
        test(&position, &v);
    }
}

static bool holds_in(const char *number, size_t length, const ecart_lesson_options *options)
{
    bool is_limited = false;

    for (size_t i = 0; i < sizeof limited / sizeof *limited; i++) {
        if (strlen(limited[i].number) != length ||
            memcmp(limited[i].number, number, length) != 0)
            continue;
        is_limited = true;
        if (limited[i].editions >> options->edition & limited[i].tempos >> options->tempo &
            limited[i].supervised >> options->supervised & 1)
            return true;
    }
    return !is_limited;
}

/* The numbers stand before two blanks, with a word before them for an appendix. */
static void check_numbers(ecart_text text, const char *lesson,
                          const ecart_lesson_options *options)
{
    const char *end = strstr(text.text, "  ");

    if (end == NULL || end > text.text + text.length)
        return;
    for (const char *c = text.text; c < end; c += strspn(c, ", ")) {
        size_t length = strcspn(c, ", ");

        ck_assert_msg(holds_in(c, length, options), "%.*s in %d, %d, %d: %s", (int)length, c,
                      options->edition, options->tempo, options->supervised, lesson);
        c += length;
    }
}

/* All lines but those that name the Laws or the Guidelines, which have the year or stand
 * above laws. */
static void check_statements(const char *lesson, bool chess960)
{
    ecart_text heading, text;
    int        statements = -(strstr(lesson, "2023") || strstr(lesson, "2018")) - chess960;

    for (const char *at = lesson; ecart_lesson_next(&at, &heading, &text);)
        statements++;
    ck_assert_msg(statements <= STATEMENTS, "%d statements: %s", statements, lesson);
}

static void check_arbiter(const ecart_position *position, const ecart_verdict *verdict,
                          const ecart_lesson_options *options, int language)
{
    char       lesson[ECART_LESSON_SIZE];
    const char *at = lesson, *right, *wrong;
    ecart_text heading, text;
    bool       two = minutes[options->edition][options->tempo][options->supervised] == 2;

    ecart_lesson_move(options, position, verdict, lesson, sizeof lesson);
    check_statements(lesson, position->chess960);
    while (ecart_lesson_next(&at, &heading, &text))
        check_numbers(text, lesson, options);
    right = two ? two_minutes[language] : one_minute[language];
    wrong = two ? one_minute[language] : two_minutes[language];
    ck_assert_msg(strstr(lesson, wrong) == NULL, "%s", lesson);
    ck_assert_msg((strstr(lesson, "7.5.5") != NULL) == (strstr(lesson, right) != NULL), "%s",
                  lesson);
    /* A wrong move on the board has its price, but for one out of turn. */
    if (ecart_reason_group_of(verdict->reason) > ECART_GROUP_SOURCE)
        ck_assert_msg(strstr(lesson, "7.5.5") != NULL || strstr(lesson, "12.9") != NULL ||
                      ecart_position_standings(position) != 0, "%s", lesson);
}

static void check_arbiter_everywhere(const ecart_position *position, const ecart_verdict *v)
{
    in_every_game(position, v, check_arbiter);
}

START_TEST(an_arbiter_is_told_no_article_of_another_game)
{
    for_every_reason(check_arbiter_everywhere);
}
END_TEST

/* The numbers of the laws in the steps whose headings begin so, as "8.1.1, Appendix C.8", and
 * how many lines have them. */
static int numbers_in(const char *lesson, const char *headings, char numbers[ECART_LESSON_SIZE])
{
    int        count = 0;
    bool       here  = false;
    ecart_text heading, text;

    numbers[0] = '\0';
    while (ecart_lesson_next(&lesson, &heading, &text)) {
        const char *end = strstr(text.text, "  ");

        if (heading.length > 0)
            here = strchr(headings, heading.text[0]) != NULL;
        if (!here || strncmp(text.text, "FIDE", 4) == 0)
            continue;
        if (end == NULL || end > text.text + text.length)
            end = text.text + text.length;
        snprintf(numbers + strlen(numbers), ECART_LESSON_SIZE - strlen(numbers), "%s%.*s",
                 count++ > 0 ? ", " : "", (int)(end - text.text), text.text);
    }
    return count;
}

/* A law is the same whether it decides, with its sentence in a line of its own, or is broken
 * too: then a single one has its sentence, several have only their numbers. */
static void check_law_too(const ecart_position *position, ecart_reason reason)
{
    ecart_lesson_options arbiter = { .level = ECART_ARBITER };
    ecart_verdict v     = { .reason = reason, .move = { ECART_B1, ECART_B3, 0, 0 } };
    ecart_verdict other = { .reason = ECART_KNIGHT_SHAPE, .move = v.move,
                            .also   = ecart_reason_set_of(reason) };
    char lesson[ECART_LESSON_SIZE], decide[ECART_LESSON_SIZE], too[ECART_LESSON_SIZE];
    int  count;

    ecart_lesson_move(&arbiter, position, &v, lesson, sizeof lesson);
    count = numbers_in(lesson, "LG", decide);
    /* If the text is not a move, no piece was touched. */
    ck_assert_int_eq(strstr(lesson, "Touched\t") == NULL,
                     reason < ECART_SAME_CELL || reason == ECART_NOTHING_THERE ||
                     reason == ECART_NO_CANDIDATE);
    ecart_lesson_move(&arbiter, position, &other, lesson, sizeof lesson);
    if (reason == ECART_KNIGHT_SHAPE) {
        ck_assert_ptr_null(strstr(lesson, "Also broken"));
        return;
    }
    numbers_in(lesson, "A", too);
    ck_assert_msg(strncmp(decide, too, strlen(decide)) == 0, "%s, not %s", decide, too);
    ck_assert_int_eq(strstr(strstr(lesson, "Also broken\t"), "  ") <
                     strchr(strstr(lesson, "Also broken\t"), '\n'), count == 1);
}

START_TEST(other_laws_are_cited_as_if_they_decided)
{
    ecart_position position;

    for (int chess960 = 0; chess960 < 2; chess960++) {
        position = position_of("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                               chess960 != 0);
        for (ecart_reason r = 1; r < ECART_REASONS; r++)
            check_law_too(&position, r);
    }
}
END_TEST

static void check_after_end(const ecart_position *position, const ecart_verdict *verdict,
                            const ecart_lesson_options *options, int language)
{
    static const char *const none[] = { "4.3", "4.4", "4.5", "7.5", "3.8" };
    char lesson[ECART_LESSON_SIZE], hint[ECART_EXPLAIN_SIZE];

    ecart_lesson_move(options, position, verdict, lesson, sizeof lesson);
    check_statements(lesson, false);
    for (size_t i = 0; i < sizeof none / sizeof *none; i++) {
        const char *cited = strstr(lesson, none[i]);

        ck_assert_msg(cited == NULL || strstr(cited, "  ") == NULL, "%s", lesson);
    }
    ck_assert_msg(strstr(lesson, one_minute[language]) == NULL &&
                  strstr(lesson, two_minutes[language]) == NULL, "%s", lesson);
    if (ecart_explain_hint(options->language, position, verdict, hint, sizeof hint) > 0)
        ck_assert_msg(strstr(lesson, hint) == NULL, "%s", lesson);
}

/* Every move of two squares is asked about. */
START_TEST(nothing_follows_from_a_move_after_the_end)
{
    static const struct {
        const char *fen, *number;
    } ends[] = {
        { "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3", "5.1.1  " },
        { "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "5.2.1  " },
        { "8/8/8/4k3/5b2/3K4/8/2B5 w - - 0 1", "5.2.2  " },
        { "7k/8/8/8/8/8/R7/K7 w - - 150 80", "9.6.2  " }
    };
    static const ecart_cell tos[] = { ECART_A3, ECART_D4, ECART_H7, ECART_B1 };

    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
        ecart_position position = position_of(ends[i].fen, false);

        for (int from = ECART_A1; from <= ECART_H8; from++) {
            ecart_verdict v = ecart_move_check(&position, ecart_move_make(
                (ecart_cell)from, tos[from % 4], ECART_NO_KIND));
            ecart_lesson_options arbiter = { .level = ECART_ARBITER };
            char lesson[ECART_LESSON_SIZE];

            if (!ecart_cell_exists((ecart_cell)from))
                continue;
            in_every_game(&position, &v, check_after_end);
            ecart_lesson_move(&arbiter, &position, &v, lesson, sizeof lesson);
            ck_assert_msg(strstr(lesson, ends[i].number) != NULL, "%s", lesson);
            ck_assert_ptr_nonnull(strstr(lesson, ecart_verdict_is_legal(&v)
                ? "The game was already over" : "comes after the end of the game"));
        }
    }
}
END_TEST

/* Only the game knows that the same position stood five times. */
START_TEST(a_game_that_is_drawn_by_repetition_is_over)
{
    static const char *const moves[] = { "g1f3", "g8f6", "f3g1", "f6g8" };
    ecart_record records[20];
    ecart_game   game;
    ecart_lesson_options arbiter = { .level = ECART_ARBITER };
    ecart_verdict v;
    char lesson[ECART_LESSON_SIZE];

    ecart_game_start(&game, records, 20);
    for (int i = 0; i < 16; i++) {
        ck_assert(ecart_game_play(&game, move_of(moves[i % 4]), NULL));
        if (i != 7)
            continue;
        /* The third time, a draw may be claimed, and the game goes on. */
        arbiter.game = &game;
        v = ecart_move_check(&game.position, move_of("e2e5"));
        ecart_lesson_move(&arbiter, &game.position, &v, lesson, sizeof lesson);
        ck_assert_ptr_nonnull(strstr(lesson, "7.5.5  "));
        arbiter.game = NULL;
    }
    v = ecart_move_check(&game.position, move_of("e2e5"));
    ecart_lesson_move(&arbiter, &game.position, &v, lesson, sizeof lesson);
    ck_assert_ptr_nonnull(strstr(lesson, "7.5.5  "));
    arbiter.game = &game;
    ecart_lesson_move(&arbiter, &game.position, &v, lesson, sizeof lesson);
    ck_assert_ptr_nonnull(strstr(lesson, "9.6.1  "));
    ck_assert_ptr_null(strstr(lesson, "7.5.5  "));
}
END_TEST

/* Whether a piece does not move in this way, or each piece that the text may mean. */
static bool is_shape(const ecart_verdict *verdict)
{
    return ecart_reason_group_of(verdict->reason) == ECART_GROUP_SHAPE &&
           (verdict->move.from != ECART_NO_CELL || verdict->candidates != 0);
}

/* A sum has signs between blanks; squares are not told by their numbers. */
static void check_no_sum(ecart_text text, const char *lesson)
{
    static const char *const sums[] = { " = ", " + ", " - ", " \xE2\x88\x92 ", " \xC3\x97 " };

    for (size_t i = 0; i < sizeof sums / sizeof *sums; i++) {
        const char *sum = strstr(text.text, sums[i]);

        ck_assert_msg(sum == NULL || sum > text.text + text.length, "%.*s: %s",
                      (int)text.length, text.text, lesson);
    }
}

static void check_short(const ecart_position *position, const ecart_verdict *verdict)
{
    for (int n = 0; n < LANGUAGES * ECART_ARBITER; n++) {
        ecart_lesson_options options = { .language = ecart_language_nth(n % LANGUAGES),
                                         .level    = (ecart_level)(n / LANGUAGES) };
        char       lesson[ECART_LESSON_SIZE], all[ECART_LESSON_SIZE];
        const char *at = lesson;
        int        lines = 0;
        ecart_text heading, text;

        ecart_lesson_move(&options, position, verdict, lesson, sizeof lesson);
        while (ecart_lesson_next(&at, &heading, &text)) {
            lines++;
            if (*at != '\0' || options.level == ECART_CHILD || !is_shape(verdict))
                check_no_sum(text, lesson);
        }
        ck_assert_int_le(lines, options.level == ECART_CHILD ? CHILD_LINES : PLAYER_LINES);
        if (options.level == ECART_PLAYER && is_shape(verdict))
            ck_assert_msg(strstr(text.text, " = ") != NULL, "%s", lesson);
        options.numbers = true;
        ecart_lesson_move(&options, position, verdict, all, sizeof all);
        if (options.level == ECART_CHILD)
            ck_assert_int_eq(memcmp(all, lesson, strlen(lesson)), 0);
    }
}

START_TEST(a_lesson_is_short_and_has_numbers_only_where_they_are_asked_for)
{
    for_every_reason(check_short);
}
END_TEST

/* Numbers go with every level: they are the same lines. */
static void check_numbers_behind(const ecart_position *position, const ecart_verdict *verdict)
{
    ecart_lesson_options child = { .level = ECART_CHILD, .numbers = true };
    ecart_lesson_options arbiter = { .level = ECART_ARBITER, .numbers = true };
    char of_child[ECART_LESSON_SIZE], of_arbiter[ECART_LESSON_SIZE], *numbers;

    ecart_lesson_move(&child, position, verdict, of_child, sizeof of_child);
    ecart_lesson_move(&arbiter, position, verdict, of_arbiter, sizeof of_arbiter);
    numbers = strstr(of_child, "Squares\t");
    ck_assert_pstr_eq(numbers, strstr(of_arbiter, "Squares\t"));
    if (is_shape(verdict) && verdict->move.from != ECART_NO_CELL)
        ck_assert_ptr_nonnull(numbers);
}

START_TEST(numbers_are_added_to_every_level)
{
    for_every_reason(check_numbers_behind);
}
END_TEST

/* "e2 is free" is true of an empty square only. */
START_TEST(a_square_that_is_said_to_be_free_is_empty)
{
    static const char *const fens[] = {
        "4k3/8/8/8/8/8/4q3/4K3 w - - 0 1", "4k3/8/8/8/8/2n5/8/1K6 w - - 0 1",
        "4k3/8/8/1b6/8/8/4r3/4KN2 w - - 0 1", "rnbqkbnr/8/8/8/8/8/3q4/R2QKB1R w KQkq - 0 1"
    };
    ecart_lesson_options player = { .level = ECART_PLAYER };
    int captured = 0, empty = 0;

    for (size_t i = 0; i < sizeof fens / sizeof *fens; i++) {
        ecart_position position = position_of(fens[i], false);
        ecart_game     game;
        char           lesson[ECART_LESSON_SIZE];

        ecart_game_set(&game, &position, NULL, 0);
        ecart_lesson_standing(&player, &game, lesson, sizeof lesson);
        captured += strstr(lesson, " is not protected.\n") != NULL;
        for (const char *c = lesson; (c = strstr(c, " is free.")) != NULL; c++) {
            ecart_cell cell = ECART_CELL(c[-2] - 'a' + 1, c[-1] - '0');

            ck_assert_msg(ecart_board_piece(&position.board, cell) == ECART_NO_PIECE, "%s",
                          lesson);
            empty++;
        }
    }
    ck_assert_int_gt(captured, 0);
    ck_assert_int_gt(empty, 0);
}
END_TEST

int main(void)
{
    Suite *s    = suite_create("lessons for every game");
    TCase *laws = tcase_create("laws"), *lengths = tcase_create("lengths and numbers");

    tcase_add_test(laws, an_arbiter_is_told_no_article_of_another_game);
    tcase_add_test(laws, other_laws_are_cited_as_if_they_decided);
    tcase_add_test(laws, nothing_follows_from_a_move_after_the_end);
    tcase_add_test(laws, a_game_that_is_drawn_by_repetition_is_over);
    tcase_add_test(lengths, a_lesson_is_short_and_has_numbers_only_where_they_are_asked_for);
    tcase_add_test(lengths, numbers_are_added_to_every_level);
    tcase_add_test(lengths, a_square_that_is_said_to_be_free_is_empty);
    suite_add_tcase(s, laws);
    suite_add_tcase(s, lengths);
    return run(s);
}
