/* SPDX-License-Identifier: MIT */
/* check_named_move.c -- tests of named_move.c: which move is read of what is answered
 *
 * The answers are templates in answers.tsv, which were written by hand; each is tried with
 * moves in many notations. */

#include "runner.h"
#include "table.h"

static ecart_referee referee;

/* None of these is another one's move. */
static const char *const first[] = {
    "Nf3", "e4", "g1f3", "d2-d4", "O-O", "0-0-0", "Nbd7", "exd5", "e8=Q", "knight to f3",
    "Qh5+", "g1->f3", "g1 to f3", "Ngxe5", "rook takes d8", "castle kingside", "f4!", "e7 - e5",
    "e7 to e8 promotes to queen", "knight to f 3"
};
static const char *const second[] = { "Nc3", "c4", "a2a3" };
static const char *const men[] = { "king", "queen", "rook", "bishop", "knight", "pawn" };
static const char *const squares[] = { "a3", "b4", "c5", "d5", "e4", "e5", "f6", "h1" };

#define COUNT(array) (int)(sizeof (array) / sizeof *(array))

static void put(char *out, const char *word)
{
    strcpy(out + strlen(out), word);
}

/* Fills a template. */
static void fill(char *out, const char *in, const char *move, const char *other, const char *man)
{
    out[0] = '\0';
    while (*in != '\0') {
        const char *word = strncmp(in, "{}", 2) == 0    ? move
                         : strncmp(in, "{2}", 3) == 0   ? other
                         : strncmp(in, "SQ", 2) == 0    ? move
                         : strncmp(in, "MAN", 3) == 0  ? man
                         : strncmp(in, "\\n", 2) == 0   ? "\n" : NULL;
        const char one[2] = { *in, '\0' };

        put(out, word != NULL ? word : one);
        in += word == NULL ? 1 : word == other || word == man ? 3 : 2;
    }
}

static ecart_ruling try_text(const char *text)
{
    ecart_referee_start(&referee, NULL, 0, NULL, 0);
    return ecart_referee_try(&referee, text, strlen(text));
}

static void check(const char *what, const char *text, const char *move)
{
    ecart_ruling r      = try_text(text);
    int          wanted = strcmp(what, "two") == 0 ? 2 : strcmp(what, "none") == 0 ? 0 : 1;
    bool         bad    = r.notation.verdict.reason == ECART_BAD_NOTATION;

    require_msg(r.named == wanted && bad == (wanted != 1) && !(wanted != 1 && r.played),
                "%s names %d: %s", what, r.named, text);
    if (wanted > 0)
        require_msg(strncmp(text + r.at[0], move, strlen(move)) == 0 &&
                    r.length[0] + 1 - strlen(move) < 4, "%s at %zu: %s", what, r.at[0], text);
}

START_TEST(answers_are_read_as_a_person_would)
{
    table t = table_open("answers.tsv");
    int   rows[2] = { 0, 0 }, texts[2] = { 0, 0 };      /* of those read, and refused */

    while (table_next(&t)) {
        const char *what = t.field[0], *in = t.field[1];
        bool square = strstr(in, "SQ") != NULL, other = strstr(in, "{2}") != NULL;
        int  moves  = square ? COUNT(squares)
                    : strstr(in, "{}") != NULL || other ? COUNT(first) : 1;
        int  kinds  = strstr(in, "MAN") != NULL ? COUNT(men) : 1, each = moves * COUNT(second);

        for (int n = 0; n < each * kinds; n++) {
            const char *move = square ? squares[n % each / 3] : first[n % each / 3];
            bool        bare = strlen(move) == 2 || move[2] == '!';
            char        text[1000];

            if ((n % 3 > 0 && !other) || (strcmp(what, "bare") == 0 && bare))
                continue;
            fill(text, in, move, second[n % 3], men[n / each]);
            check(what, text, move);
            texts[*what == 't' || *what == 'n']++;
        }
        rows[*what == 't' || *what == 'n'] += kinds;
    }
    ck_assert_int_gt(rows[0], 400);
    ck_assert_int_gt(rows[1], 600);
    ck_assert_int_gt(texts[0], 8000);
    ck_assert_int_gt(texts[1], 7000);
}
END_TEST

START_TEST(numbers_and_marks_are_no_part_of_a_move)
{
    check("one", "I play 3.3.f3 or so", "f3");
    check("none", "so: n8a3.\0373", "");
    check("none", "so q2a3\xe2\x80\xa6", "");
    check("none", "I give it 5254 points", "");
    check("one", "1. **5254**", "5254");
    check("one", "I think so\n5254", "5254");
    check("one", "I think so\n5254\xf0\x9f\x91\x8d", "5254");
    check("one", "I like *e4* most", "e4");
    check("one", "So e4 takes d5 it is", "e4 takes d5");
    check("one", "So roi e1 e2 it is", "roi e1 e2");
    check("none", "so b'e4, it is", "");
    check("none", "b'e4, so it is", "");
}
END_TEST

/* An apostrophe between letters is a part of a word. */
START_TEST(letters_go_from_a_to_z)
{
    static const char letters[] = "azAZ", others[] = "@[`{/:";
    char              text[]    = "?'e4, so it is";

    for (const char *c = letters; *c != '\0'; c++) {
        text[0] = *c;
        check("none", text, "");
    }
    for (const char *c = others; *c != '\0'; c++) {
        text[0] = *c;
        check("one", text, "e4");
    }
}
END_TEST

/* Only the end of a label's line, or the next label, ends what it marks. */
START_TEST(a_label_without_a_move_is_passed_over)
{
    check("one", "I play Nf3. Final answer: that one", "Nf3");
    check("one", "Move: Nf3 Answer: not Nc3", "Nf3");
}
END_TEST

START_TEST(what_a_model_says_to_itself_is_not_read)
{
    static const char two[] = "<think>e4</think>Nf3 or Nc3";
    ecart_ruling      r     = try_text(two);

    check("one", "<think>c4 or d4</think>5254", "5254");
    check("one", "</think>5254", "5254");
    check("two", "e4 </think.> Nf3", "e4");             /* is no tag */
    ck_assert_int_eq(r.named, 2);
    ck_assert_uint_eq(r.at[0], (size_t)(strstr(two, "Nf3") - two));
    ck_assert_uint_eq(r.at[1], (size_t)(strstr(two, "Nc3") - two));
}
END_TEST

/* A text has a length: nothing before it or behind it is read. */
START_TEST(a_text_is_read_within_its_bounds)
{
    static const struct { const char *before, *text, *behind; int named; } cases[] = {
        { "b", "'e4, so it is", "", 1 },
        { "not ", "Nf3", " is bad", 1 },
        { "", "Nf", "3", 0 },
        { "<", "/think>5254", "", 0 },
        { "", "Well, after a long thought about all of this, I play Nf", "3", 0 },
        { "", "Nf3\xe2\x80", "\x99", 0 },
    };

    for (int n = 0; n < COUNT(cases); n++) {
        char   whole[80];
        size_t from = strlen(cases[n].before);

        snprintf(whole, sizeof whole, "%s%s%s", cases[n].before, cases[n].text, cases[n].behind);
        ecart_referee_start(&referee, NULL, 0, NULL, 0);
        ck_assert_int_eq(ecart_referee_try(&referee, whole + from, strlen(cases[n].text)).named,
                         cases[n].named);
    }
}
END_TEST

/* The text as a whole is read as a move, and where that goes wrong is told. */
START_TEST(where_a_text_without_a_move_goes_wrong_is_told)
{
    static const char *const texts[] = { "e2e", "Nx", "**Nfz**", "1. e", "hello" };

    for (int n = 0; n < COUNT(texts); n++) {
        const char    *bare  = texts[n] + strspn(texts[n], "*1. ");
        ecart_ruling   r     = try_text(texts[n]);
        ecart_notation alone = ecart_notation_read(&r.before, bare, strcspn(bare, "*"));

        ck_assert_int_eq(r.named, 0);
        ck_assert_uint_eq(r.notation.offset, (size_t)(bare - texts[n]) + alone.offset);
    }
}
END_TEST

START_TEST(behind_a_square_that_is_not_on_the_board_the_text_is_read_on)
{
    static const char *const moves[] = { "i2", "Ni9", "knight to i9", "e2-e9", "i9-e4", "e9xd5+" };

    for (int n = 0; n < COUNT(moves); n++) {
        ecart_ruling r = try_text(moves[n]);

        ck_assert_int_eq(r.named, 1);
        ck_assert_int_eq(r.notation.verdict.reason, ECART_IMPOSSIBLE_CELL);
    }
    check("one", "h9 is off the board so I play Nf3", "Nf3");
    check("one", "Ni9\tno: I play Nf3", "Nf3");
    ck_assert_int_eq(try_text("i2 Answer: or").named, 0);
}
END_TEST

START_TEST(two_moves_are_named_in_the_sentence)
{
    static const struct {
        const char *code, *text;
    } cases[] = {
        { "en", "Two moves are named, e4 and d4: name one." },
        { "fr", "Deux coups sont nommés, e4 et d4\xc2\xa0: n’en nommer qu’un." },
        { "de", "Zwei Züge sind genannt, e4 und d4: Bitte nur einen nennen." },
        { "es", "Se nombran dos jugadas, e4 y d4: hay que nombrar solo una." }
    };
    static const ecart_text written = { "**e4** or d4.", 13 };
    char                    text[ECART_EXPLAIN_SIZE];
    ecart_ruling            r = try_text(written.text);

    for (int n = 0; n < COUNT(cases); n++) {
        ecart_referee_explain(&referee, &r, ecart_language_find(cases[n].code, 2), &written,
                              text, sizeof text);
        ck_assert_str_eq(text, cases[n].text);
    }
    ecart_referee_explain(&referee, &r, NULL, NULL, text, sizeof text);
    ck_assert_str_eq(text, "This is not a move in any known notation: write moves like e2e4, "
                           "5254, Nf3 or O-O.");
}
END_TEST

/* A square that is not on the board is told with its place; numbers and another language's
 * letters are read where the move stands alone. */
START_TEST(a_marked_answer_is_read_as_it_stands)
{
    static const char text[] = "I like e4. <move>Ni9</move>";
    static const ecart_text written = { text, sizeof text - 1 };
    char         said[ECART_EXPLAIN_SIZE];
    ecart_ruling r = try_text(text);

    ck_assert_int_eq(r.notation.verdict.reason, ECART_IMPOSSIBLE_CELL);
    ck_assert_uint_eq(r.notation.offset, strlen("I like e4. <move>N"));
    ecart_referee_explain(&referee, &r, NULL, &written, said, sizeof said);
    ck_assert_str_eq(said, "There is no square i9: files go from a to h, ranks from 1 to 8.");
    ck_assert_int_eq(try_text("3xd8=Q or 3xd8=R").named, 2);
    ck_assert_int_eq(try_text("3xd8=Q or 3xd8=Q").named, 1);
    ck_assert_int_eq(try_text("Nf3 \xf0\x9f").named, 1);     /* a picture, cut off */
    ck_assert_int_eq(try_text("Nf3\xf0\x9f").named, 0);      /* is part of a word */
    ck_assert_int_eq(try_text("**castle**").notation.verdict.reason,
                     ECART_CASTLE_PATH_BLOCKED);
    r = try_text("no move");
    ecart_referee_explain(&referee, &r, NULL, &written, said, sizeof said);
    ck_assert_uint_gt(strlen(said), 0);
    ck_assert(try_text("Final answer: 5254").notation.verdict.reason == ECART_LEGAL);
    ecart_referee_start(&referee, NULL, 0, NULL, 0);
    referee.letters = ecart_letters_find("de", 2);
    ck_assert_int_eq(ecart_referee_try(&referee, "**Sf3**", 7).notation.verdict.reason,
                     ECART_LEGAL);
}
END_TEST

/* Up to 200 bytes on each side of a move are its clause. */
START_TEST(what_is_said_far_away_says_nothing_of_a_move)
{
    char text[300];

    for (int blanks = 190; blanks < 210; blanks++) {
        snprintf(text, sizeof text, "not%*sNf3", blanks, "");
        ck_assert_int_eq(try_text(text).named, blanks + 3 > 200);
        snprintf(text, sizeof text, "Nf3%*sillegal", blanks, "");
        ck_assert_int_eq(try_text(text).named, blanks >= 200);
    }
}
END_TEST

static Suite *answer_suite(void)
{
    Suite *suite = suite_create("answer");
    TCase *tcase = tcase_create("what is answered");

    tcase_add_test(tcase, answers_are_read_as_a_person_would);
    tcase_add_test(tcase, numbers_and_marks_are_no_part_of_a_move);
    tcase_add_test(tcase, letters_go_from_a_to_z);
    tcase_add_test(tcase, a_label_without_a_move_is_passed_over);
    tcase_add_test(tcase, what_a_model_says_to_itself_is_not_read);
    tcase_add_test(tcase, a_text_is_read_within_its_bounds);
    tcase_add_test(tcase, where_a_text_without_a_move_goes_wrong_is_told);
    tcase_add_test(tcase, behind_a_square_that_is_not_on_the_board_the_text_is_read_on);
    tcase_add_test(tcase, two_moves_are_named_in_the_sentence);
    tcase_add_test(tcase, a_marked_answer_is_read_as_it_stands);
    tcase_add_test(tcase, what_is_said_far_away_says_nothing_of_a_move);
    suite_add_tcase(suite, tcase);
    return suite;
}

int main(void)
{
    return run(answer_suite());
}
