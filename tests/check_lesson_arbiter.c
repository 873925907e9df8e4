/* SPDX-License-Identifier: MIT */
/* check_lesson_arbiter.c -- tests of arbiter.c: lessons for an arbiter */

#include <string.h>

#include "lesson.h"
#include "runner.h"
#include "sentence.h"

/* The articles stand before two blanks; the first of a step after its heading, as in
 * "At the board: 7.5.5". */
static void check_articles(const char *lesson, const char *expected)
{
    char told[ECART_LESSON_SIZE] = "";
    const char *at = lesson;
    ecart_text  heading, text;

    while (ecart_lesson_next(&at, &heading, &text)) {
        const char *end = strstr(text.text, "  ");

        if (end == NULL || end > text.text + text.length)
            continue;
        snprintf(told + strlen(told), sizeof told - strlen(told), "%s%.*s%s%.*s",
                 told[0] ? " " : "", (int)heading.length, heading.text,
                 heading.length > 0 ? ": " : "", (int)(end - text.text), text.text);
    }
    ck_assert_str_eq(told, expected);
}

START_TEST(an_arbiter_is_told_the_articles_of_the_table)
{
    table t = table_open("articles.tsv");

    while (table_next(&t)) {
        ecart_lesson_options arbiter = arbiter_of_row(&t);
        char lesson[ECART_LESSON_SIZE];

        write_lesson(&t, t.field[4][0] == '1', &arbiter, lesson);
        check_articles(lesson, t.field[5]);
    }
}
END_TEST

/* Digits are for squares, and for the numbers of articles; what the Laws count stands in
 * what they say, and the year in what they are.  The hint may count pieces. */
static void check_no_numbers(const char *lesson, const char *hint)
{
    const char *at = lesson;
    ecart_text  heading, text;

    while (ecart_lesson_next(&at, &heading, &text)) {
        const char *c = text.text, *end = c + text.length, *number = strstr(c, "  ");
        const char *year = strstr(c, "2023");

        ck_assert_uint_gt(text.length, 0);
        if ((number != NULL && number < end) || (year != NULL && year < end) ||
            strspn(c, "0123456789., ") >= text.length ||
            (text.length == strlen(hint) && memcmp(c, hint, text.length) == 0))
            continue;
        for (; c < end; c++) {
            if (*c >= '0' && *c <= '9' && (c[-1] < 'a' || c[-1] > 'h'))
                ck_abort_msg("a number: %s", lesson);
        }
    }
}

/* What happened is told first, by the sentence for players; but of a pinned piece with the
 * target, and of a move after the end with what that means. */
static void check_what_happened(const char *lesson, const ecart_language *language,
                                const ecart_position *position, const ecart_verdict *verdict)
{
    char       sentence[ECART_EXPLAIN_SIZE];
    size_t     length = ecart_explain_in(language, position, verdict, sentence, sizeof sentence);
    ecart_text heading, text;

    ck_assert(ecart_lesson_next(&lesson, &heading, &text));
    ck_assert_msg(verdict->reason == ECART_PINNED || ecart_position_standings(position) != 0 ||
                  (text.length == length && memcmp(text.text, sentence, length) == 0),
                  "%s, not: %s", sentence, heading.text);
}

static void check_arbiter_move(const ecart_position *position, const ecart_verdict *verdict)
{
    for (int n = 0; n < LANGUAGES; n++) {
        ecart_lesson_options arbiter = { .language = ecart_language_nth(n),
                                         .level    = ECART_ARBITER };
        char   lesson[ECART_LESSON_SIZE], hint[ECART_EXPLAIN_SIZE];
        size_t length = ecart_lesson_move(&arbiter, position, verdict, lesson, sizeof lesson);

        ecart_explain_hint(arbiter.language, position, verdict, hint, sizeof hint);
        ck_assert_uint_eq(length, strlen(lesson));
        ck_assert_msg(is_utf8(lesson) && strpbrk(lesson, "{}\r") == NULL &&
                      strstr(lesson, "   ") == NULL, "%s", lesson);
        ck_assert(lesson[0] != '\t' && lesson[length - 1] == '\n');
        check_what_happened(lesson, arbiter.language, position, verdict);
        /* The numbers of the ranks say that this is not a square.  Where the game is over,
         * moves show why. */
        if (verdict->reason != ECART_IMPOSSIBLE_CELL &&
            ecart_position_standings(position) == 0)
            check_no_numbers(lesson, hint);
    }
}

START_TEST(an_arbiter_is_told_no_numbers_of_cells)
{
    ecart_position position;
    ecart_verdict  v;

    for (table t = table_open("conformance/moves.tsv"); table_next_request(&t, &position, &v);)
        check_arbiter_move(&position, &v);
}
END_TEST

START_TEST(nonsense_is_no_trouble)
{
    ecart_lesson_options arbiter = { .level = ECART_ARBITER };
    ecart_position position;
    char lesson[ECART_LESSON_SIZE];

    ecart_position_start(&position);
    for (ecart_reason r = 0; r < ECART_REASONS; r++) {
        for (int to = 0; to < 256; to++) {
            ecart_verdict v = { .reason = r, .move = { ECART_E2, (ecart_cell)to, 0, 0 } };

            ck_assert_uint_gt(ecart_lesson_move(&arbiter, &position, &v, lesson,
                                                sizeof lesson), 0);
        }
    }
}
END_TEST

static void check_lines_differ(const char *lesson, const char *in_english)
{
    ecart_text heading, text, other;

    ck_assert(strstr(lesson, "Appendix") == NULL && strstr(lesson, "Guidelines") == NULL);
    while (ecart_lesson_next(&lesson, &heading, &text)) {
        ck_assert(ecart_lesson_next(&in_english, &heading, &other));
        ck_assert_msg(text.length != other.length ||
                      memcmp(text.text, other.text, text.length) != 0,
                      "in English: %.*s", (int)text.length, text.text);
    }
    ck_assert(!ecart_lesson_next(&in_english, &heading, &other));
}

START_TEST(every_language_names_the_articles)
{
    table t = table_open("articles.tsv");

    while (table_next(&t)) {
        for (int n = 1; n < LANGUAGES; n++) {
            ecart_lesson_options arbiter = { .level = ECART_ARBITER, .tempo = ECART_RAPID };
            char lesson[ECART_LESSON_SIZE], in_english[ECART_LESSON_SIZE];

            write_lesson(&t, t.field[4][0] == '1', &arbiter, in_english);
            arbiter.language = ecart_language_nth(n);
            write_lesson(&t, t.field[4][0] == '1', &arbiter, lesson);
            check_lines_differ(lesson, in_english);
        }
    }
}
END_TEST

/* Knights go to and fro: after every fourth move the same position stands again. */
START_TEST(an_arbiter_is_told_before_which_moves_the_position_stood)
{
    static const char *const moves[] = { "g1f3", "g8f6", "f3g1", "f6g8" };
    static const char *const stood[] = { "1, 3 and 5", "1, 3, 5 and 7",
                                         "1, 3, 5, 7 and 9", "3, 5, 7, 9 and 11" };
    ecart_lesson_options arbiter = { .level = ECART_ARBITER };
    ecart_record records[20];
    ecart_game   game;

    ecart_game_start(&game, records, 20);
    for (int i = 0; i < 20; i++) {
        ecart_notation n = ecart_notation_read(&game.position, moves[i % 4], 4);

        ck_assert(ecart_game_play(&game, n.verdict.move, NULL));
        if (i % 4 == 3 && i > 4) {
            char lesson[ECART_LESSON_SIZE], expected[140];

            ecart_lesson_standing(&arbiter, &game, lesson, sizeof lesson);
            snprintf(expected, sizeof expected,
                     "The position was on the board just before White's moves %s.%s\nLaws\t",
                     stood[i / 4 - 1],
                     i < 15 ? "" : " The game is over: no further move counts.");
            ck_assert_msg(strstr(lesson, expected) != NULL, "%s", lesson);
        }
    }
}
END_TEST

START_TEST(an_arbiter_is_told_how_the_game_stands)
{
    static const struct {
        const char *fen, *said;
    } stands[] = {
        { "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
          "The game\tThe game goes on: it is White's turn.\n" },
        { "7k/8/8/8/8/8/R7/K7 w - - 100 80",
          "The game\tWhite may claim a draw by the fifty-move rule.\nLaws\t" },
        { "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
          "The game\tStalemate: the game is drawn. Black has no legal move and is not in check. "
          "The game is over: no further move counts.\nLaws\t" },
        { "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1",
          "The game\tCheckmate: White has won. Black has no legal move. The king on g8 is in check "
          "from the rook on a8. The game is over: no further move counts.\nLaws\t" }
    };

    for (size_t i = 0; i < sizeof stands / sizeof *stands; i++) {
        ecart_lesson_options arbiter = { .level = ECART_ARBITER };
        ecart_position position = position_of(stands[i].fen, false);
        ecart_game     game;
        char lesson[ECART_LESSON_SIZE];

        ecart_game_set(&game, &position, NULL, 0);
        ecart_lesson_standing(&arbiter, &game, lesson, sizeof lesson);
        ck_assert_msg(strncmp(lesson, stands[i].said, strlen(stands[i].said)) == 0, "%s", lesson);
    }
}
END_TEST

/* German has D for the queen. */
START_TEST(captures_have_the_letters_of_the_reader)
{
    ecart_lesson_options arbiter = { .level = ECART_ARBITER,
                                     .letters = ecart_letters_find("de", 2) };
    ecart_position position = position_of("6k1/8/8/3p4/2P1Q3/4P3/4N3/4K3 w - - 0 1", false);
    ecart_verdict  v = ecart_move_check(&position, move_of("e3d5"));
    char lesson[ECART_LESSON_SIZE];

    ecart_lesson_move(&arbiter, &position, &v, lesson, sizeof lesson);
    ck_assert_ptr_nonnull(strstr(lesson, "it must be captured: cxd5 or Dxd5+.\n"));
}
END_TEST

/* Lines that only some moves get. */
START_TEST(an_arbiter_is_told_what_a_position_adds)
{
    static const char castle[]  = "4k3/4r3/8/8/8/8/8/4K2R w K - 0 1";
    static const char blocked[] = "4k3/4r3/8/8/b7/8/3P1P2/R3KB2 w Q - 0 1";
    static const char pawns[]   = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
    static const char check[]   = "4k3/8/8/8/1b6/8/4P2P/1N2KB2 w - - 0 1";
    static const char alone[]   = "4k3/8/8/8/8/8/4P2P/4K3 w - - 0 1";
    static const char record[]  = " What was played on the board counts. The arbiter has the "
                                  "scoresheet corrected, and there is no time penalty.\n";
    static const char pinned[]  = "4k3/8/8/3p4/1bP5/2N5/8/4K3 w - - 0 1";
    static const char pins[]    = "k3r3/8/8/3p4/1b6/2N1N3/8/4K2Q w - - 0 1";
    static const char both[]    = "4r1k1/8/8/8/1b6/2N1N3/8/4K3 w - - 0 1";
    static const char two[]     = "6k1/8/8/3p4/2P1Q3/4P3/4N3/4K3 w - - 0 1";
    static const char once[]    = "6k1/8/8/3p4/2P5/8/4N3/4K3 w - - 0 1";
    static const char rook[]    = "3r3k/4P3/8/8/8/8/8/4K3 w - - 0 1";
    static const char passed[]  = "4k3/8/8/3PpP2/8/8/8/4K3 w - e6 0 2";
    static const char lone[]    = "4k3/8/8/8/4p3/4P3/8/4K3 w - - 0 1";
    static const char corner[]  = "4k3/8/8/8/8/8/P7/RN2K2R w K - 0 1";
    static const char stuck[]   = "4k3/8/8/8/8/p7/P7/RN2K2R w KQ - 0 1";
    static const char swap960[] = "7k/8/8/8/8/8/PP6/NRK5 w B - 0 1";
    static const char sealed[]  = "4k3/8/8/3Pp3/8/8/P7/RN2K3 w - e6 0 2";
    static const char home[]    = "4k2r/8/8/8/8/8/8/R3K2R w Kk - 0 1";
    static const char bishops[] = "8/8/8/4k3/5b2/3K4/8/2B5 w - - 0 1";
    static const char turned[]  = "4k3/3pp3/8/8/4P3/8/3P4/4K3 b - - 0 1";
    static const char corner960[] = "4k3/8/8/8/8/8/P7/RN2K2R w K - 0 1";
    static const char apart960[] = "4k3/8/8/8/8/8/8/4KRN1 w F - 0 1";
    static const char lost[]    = "4k3/4r3/8/8/8/8/8/4KB1R w - - 0 1";
    static const char taken[]   = "Before the clock is pressed, the move is taken back without a "
                                  "penalty";
    static const char counts[]  = " What was played on the board counts, and there is no time "
                                  "penalty.\n";
    static const struct {
        const char *fen, *move;
        ecart_tempo tempo;
        const char *words;
        bool        has;
    } told[] = {
        { castle, "e1g1", 0, "the king on e1 must go to d1, d2, f1 or f2.\n", true },
        { blocked, "e1c1", 0, "If the king and then the rook were touched", false },
        { castle, "h1g2", 0, "If the king and then the rook were touched", false },
        { pawns, "d5d4", 0, "apply if White touched the pawn on d5, not if Black did.\n", true },
        { pawns, "e4e6", 0, "not if Black did", false },
        { pawns, "e4-", 0, "At the board\tThis concerns what was written", true },
        { pawns, "e4e9", 0, "At the board\tThis concerns what was written", true },
        { pawns, "e4e6", 0, "This concerns what was written", false },
        { pawns, "e4e9", 0, record, true },
        { pawns, "e4e9", ECART_RAPID, record, false },
        { pawns, "e4e9", ECART_BLITZ, counts, true },
        { pawns, "e3e4", 0, record, true },
        { pawns, "Nf3", 0, record, true },
        { pawns, "e4e6", 0, record, false },
        { pawns, "e4e6", 0, taken, true },
        { pawns, "e4e6", ECART_RAPID, "once the opponent has moved, the illegal move", true },
        { pawns, "e4e6", 0, "once the opponent has moved", false },
        { pawns, "e4e4", 0, taken, false },
        { pawns, "pass", 0, "1.1, 1.2, 1.3  The players move their own pieces, in turn;", true },
        { pawns, "pass", 0, "7.5.3  Pressing the clock without having moved counts", true },
        { pawns, "pass", 0, "This concerns what was written", false },
        { pawns, "pass", 0, "the opponent gets two extra minutes", true },
        { pawns, "pass", ECART_RAPID, "the opponent gets one extra minute", true },
        { pawns, "e4e4", 0, "has not been pressed, there is no penalty.\n", true },
        { pinned, "c3d5", 0, "c3 has no legal move. If White touched the pawn on d5, it must be "
                             "captured: cxd5.\n", true },
        { pins, "Nxd5", 0, "e3 has no legal move. If White touched the pawn on d5, it must be "
                           "captured: Qxd5+.\n", true },
        { two, "e3d5", 0, "e3 has no legal move. If White touched the pawn on d5, it must "
                          "be captured: cxd5 or Qxd5+.\n", true },
        { two, "e2d5", 0, " If White touched the knight on e2 first, or the order", true },
        { once, "e2d5", 0, " If White touched the knight on e2 first, or the order", true },
        { passed, "d5e5", 0, " The pawn on d5 must go to d6 or e6. If White", true },
        { two, "e2d5", 0, "g3. If White touched the pawn on d5 first, it must be "
                          "captured: cxd5 or Qxd5+.\n", true },
        { rook, "e7d8k", 0, "e8. If White touched the rook on d8 too, the pawn on e7 must "
                            "capture it.\n", true },
        { passed, "d5e5", 0, "e6. If White touched the pawn on e5 too, the pawn on d5 must "
                             "capture it.\n", true },
        { lone, "e3e4", 0, " None of White's pieces can capture the pawn on e4.\n", true },
        { lone, "e3e2", 0, "can capture", false },
        { pawns, "d5d4", 0, " If White touched the pawn on d5, it must be captured: exd5.", true },
        { lone, "e4e5", 0, " None of White's pieces can capture the pawn on e4.", true },
        { alone, "e2e4q", 0, " If only the scoresheet is wrong, it is corrected", true },
        { alone, "e2e4q", ECART_RAPID, "the scoresheet is wrong", false },
        { alone, "e2e5q", 0, "the scoresheet is wrong", false },
        { pawns, "e4e6", 0, "the scoresheet is wrong", false },
        { pinned, "c3d5", 0, "Move\tThe knight on c3 cannot go to d5: it is pinned to the king on "
                             "e1 by the bishop on b4.\n", true },
        { both, "Nd5", 0, "Move\tNeither the knight on c3 nor the knight on e3 can go to d5: they "
                          "are pinned", true },
        { both, "Nd5", 0, "At the board\tIf the move was only written, the record is wrong. What "
                          "was played on the board counts. The arbiter has the scoresheet "
                          "corrected, and there is no time penalty. If the move was played on the "
                          "board, it is illegal, and the following applies:\nTouched\t", true },
        { alone, "e2e4q", 0, "capture it. The pawn on e2 must go to e3 or e4.\nPenalty", true },
        { check, "h2h4", 0, "any legal move may be made. To get out of check, ", true },
        { check, "h2h4", 0, "king to d1 or f2.\nPenalty", true },
        { check, "b1a3", 0, " The knight on b1 must go to c3 or d2.\n", true },
        { check, "b4a3", 0, "\n\tThe bishop on b4 ", false },
        { pawns, "e4e6", ECART_STANDARD, "the opponent gets two extra minutes", true },
        { pawns, "e4e6", ECART_BLITZ, "the opponent gets one extra minute;", true },
        { home, "h1e1", 0, "4.4.2  Whoever deliberately touched the rook first", true },
        { home, "h1f1", 0, "4.4.2", false },
        { home, "a1e1", 0, "4.4.2", false },
        { home, "h8e1", 0, "4.4.2", false },
        { home, "e1h1", 0, "4.4.1, 4.4.2  Whoever deliberately touched the king", true },
        { corner, "a1a2", 0, " The rook on a1 has no legal move. If the pawn on a2 was touched "
                             "too, it must go to a3 or a4.\n", true },
        { corner, "a1a2", 0, "4.3.1, 4.8  On their turn, a player who touched", true },
        { corner, "h1e1", 0, "touched too", false },
        { stuck, "a1a2", 0, "touched too", false },
        { stuck, "a1a2", 0, "4.3.1, 4.8", false },
        { sealed, "a1e6", 0, ", any legal move may be made. The rook on a1 has no legal move.\n",
          true },
        { stuck, "a1e1", 0, " If the king on e1 was touched too, it must go to d1, d2, e2, f1 or "
                            "f2, or castle kingside.\n", true },
        { swap960, "b1c1", 0, "4.4.2  Whoever deliberately touched the rook first", true },
        { swap960, "b1c1", 0, "touched too", false },
        { "4k3/8/8/8/8/8/8/1N2K1N1 w - - 0 1", "Nd4", 0,
          " If the knight on b1 was touched, it must go to ", true },
        { apart960, "e1f1", 0, "\nGuidelines\tFIDE Guidelines on Chess960, which are not part of "
                               "the Laws:\n\tGuidelines II.3.2.7  ", true },
        { lost, "e1g1", 0, "\nAlso broken\t3.8.2.2\n", true },
        { turned, "d4", 0, "another penalty. This holds if White made the move.\n", true },
        { corner960, "a1a2", 0, " If the pawn on a2 was touched too, it must go to a3 or a4.\n",
          true },
        { "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1", "f7f6", 0, " Black has no legal move. The king on "
          "g8 is in check from the rook on a8.\n", true },
        { "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "h8h7", 0, "in check from", false },
        { bishops, "d3e2", 0, "The game\tA dead position: neither side can ever give mate, and the "
                              "game is drawn. All bishops are on squares of one colour. A mate "
                              "must also cover squares of the other colour, and a king alone "
                              "cannot cover enough of them.\nMove\tThe game was already over: the "
                              "move of the king on d3 to e2 does not count.\n\tThere is no "
                              "penalty.\nLaws\t", true },
        { bishops, "f4d2", 0, "Move\tIt is White's turn, but the bishop on f4 belongs to Black.\n\t"
                              "This move comes after the end of the game: it does not count, and "
                              "there is no penalty.\nLaws\t", true }
    };

    for (size_t i = 0; i < sizeof told / sizeof *told; i++) {
        ecart_lesson_options arbiter = { .level = ECART_ARBITER, .tempo = told[i].tempo };
        ecart_position position = position_of(told[i].fen, told[i].fen == swap960 ||
                                                           told[i].fen == corner960 ||
                                                           told[i].fen == apart960);
        ecart_notation n = ecart_notation_read(&position, told[i].move, strlen(told[i].move));
        char lesson[ECART_LESSON_SIZE];

        ecart_lesson_move(&arbiter, &position, &n.verdict, lesson, sizeof lesson);

        const char *found = strstr(lesson, told[i].words);

        ck_assert_msg((found != NULL) == told[i].has, "%s: %s", told[i].words, lesson);
        ck_assert_msg(found == NULL || strstr(found + 1, told[i].words) == NULL, "%s twice: %s",
                      told[i].words, lesson);
    }
}
END_TEST

/* Article 9.5, with Appendix A.3 and B.3 in the edition of 2023, and B.2 in that of 2018. */
START_TEST(a_wrong_claim_costs_two_minutes_or_one)
{
    static const char *const more[ECART_EDITIONS][ECART_TEMPOS] = {
        [ECART_LAWS_2023] = { "two extra minutes", "one extra minute", "one extra minute" },
        [ECART_LAWS_2018] = { "two extra minutes", "two extra minutes", "one extra minute" }
    };
    ecart_position position = position_of("7k/8/8/8/8/8/R7/K7 w - - 100 80", false);
    ecart_record   records[1];
    ecart_game     game;

    ecart_game_set(&game, &position, records, 1);
    for (int n = 0; n < ECART_EDITIONS * ECART_TEMPOS; n++) {
        int edition = n / ECART_TEMPOS, tempo = n % ECART_TEMPOS;
        ecart_lesson_options arbiter = { .level = ECART_ARBITER, .tempo = (ecart_tempo)tempo,
                                         .edition = (ecart_edition)edition };
        char lesson[ECART_LESSON_SIZE];

        ecart_lesson_standing(&arbiter, &game, lesson, sizeof lesson);
        ck_assert_ptr_nonnull(strstr(lesson, more[edition][tempo]));
    }
}
END_TEST

/* The Laws in force from 1 January 2023, and from 1 January 2018: 5.1, 5.2, 9.2, 9.3 and
 * 9.6 did not change. */
START_TEST(a_standing_has_one_article_and_a_claim_with_a_move_another)
{
    static const char *const articles[ECART_STANDINGS + 1][2] = {
        [ECART_CHECKMATE]            = { "5.1.1", NULL },
        [ECART_STALEMATE]            = { "5.2.1", NULL },
        [ECART_DEAD_POSITION]        = { "5.2.2", NULL },
        [ECART_FIVEFOLD]             = { "9.6.1", NULL },
        [ECART_SEVENTY_FIVE_MOVE]    = { "9.6.2", NULL },
        [ECART_THREEFOLD_CLAIMABLE]  = { "9.2.2", "9.2.1" },
        [ECART_FIFTY_MOVE_CLAIMABLE] = { "9.3.2", "9.3.1" }
    };

    for (ecart_edition e = 0; e <= ECART_EDITIONS; e++) {
        for (ecart_standing s = 0; s <= ECART_STANDINGS; s++) {
            for (int announced = 0; announced < 2; announced++)
                ck_assert_pstr_eq(ecart_standing_article(e, s, announced != 0),
                                  e < ECART_EDITIONS ? articles[s][announced] : NULL);
        }
    }
}
END_TEST

int main(void)
{
    Suite *s       = suite_create("lesson for an arbiter");
    TCase *arbiter = group(s, "lessons for an arbiter");

    tcase_add_test(arbiter, an_arbiter_is_told_the_articles_of_the_table);
    tcase_add_test(arbiter, an_arbiter_is_told_no_numbers_of_cells);
    tcase_add_test(arbiter, nonsense_is_no_trouble);
    tcase_add_test(arbiter, an_arbiter_is_told_before_which_moves_the_position_stood);
    tcase_add_test(arbiter, an_arbiter_is_told_how_the_game_stands);
    tcase_add_test(arbiter, captures_have_the_letters_of_the_reader);
    tcase_add_test(arbiter, an_arbiter_is_told_what_a_position_adds);
    tcase_add_test(arbiter, a_wrong_claim_costs_two_minutes_or_one);
    tcase_add_test(arbiter, a_standing_has_one_article_and_a_claim_with_a_move_another);
    tcase_add_test(arbiter, every_language_names_the_articles);
    return run(s);
}
