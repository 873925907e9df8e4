/* SPDX-License-Identifier: MIT */
/* check_hint.c -- tests of hint.c and notation.c: a refusal says what may be done, and a
 * text that is not one move what is wrong with it */

#include <stdio.h>
#include <string.h>

#include "runner.h"
#include "sentence.h"
#include "table.h"
#include "words/hint.h"

/* How many columns the tables have for them: English, French, German and Spanish. */
enum { LANGUAGES = 4 };

static ecart_verdict verdict_of(const ecart_position *position, const char *move)
{
    return ecart_move_check(position, move_of(move));
}

START_TEST(hints_tell_what_may_be_done)
{
    table t = table_open("explain_hints.tsv");

    while (table_next(&t)) {
        ecart_position position = position_of(t.field[0], false);
        ecart_verdict  v        = verdict_of(&position, t.field[1]);

        for (int l = 0; l < LANGUAGES; l++) {
            char text[ECART_EXPLAIN_SIZE];

            ecart_explain_hint(ecart_language_nth(l), &position, &v, text, sizeof text);
            ck_assert_str_eq(text, t.field[2 + l]);
        }
    }
}
END_TEST

/* In Chess960 castling may be all that a king can do. */
START_TEST(a_king_of_chess960_may_only_castle)
{
    ecart_position position = position_of("4k3/8/b7/8/8/8/5PPP/6KR w H - 0 1", true);
    ecart_verdict  v = ecart_move_check(&position,
                                        ecart_move_make(ECART_G1, ECART_G2, ECART_NO_KIND));
    char text[ECART_EXPLAIN_SIZE];

    ecart_explain_hint(NULL, &position, &v, text, sizeof text);
    ck_assert_str_eq(text, "The king on g1 can do nothing but castle kingside.");
}
END_TEST

START_TEST(nothing_goes_to_no_cell)
{
    static const ecart_verdict v = { .reason = ECART_NOTHING_THERE, .move = { ECART_E4, 0, 0, 0 } };
    ecart_position position;
    char           text[ECART_EXPLAIN_SIZE];

    ecart_position_start(&position);
    ecart_explain_hint(NULL, &position, &v, text, sizeof text);
    ck_assert_str_eq(text, "White has 10 pieces that can move, such as the pawn on a2, "
                           "the knight on b1 and the pawn on b2.");
}
END_TEST

/* Spanish says "o", but "u" before the sound of O. */
START_TEST(moves_are_joined_by_their_sound)
{
    static const ecart_meaning castling_last[] = { { .san = "Nf3" }, { .san = "O-O" } };
    static const ecart_meaning castling_first[] = { { .san = "O-O" }, { .san = "O-O-O" },
                                                    { .san = "f4" } };
    const ecart_language *spanish = ecart_language_find("es", 2);
    char text[ECART_EXPLAIN_SIZE];

    ecart_explain_meant(spanish, castling_last, 2, text, sizeof text);
    ck_assert_str_eq(text, "¿La jugada era Nf3 u O-O?");
    ecart_explain_meant(spanish, castling_first, 3, text, sizeof text);
    ck_assert_str_eq(text, "¿La jugada era O-O, O-O-O o f4?");
    ecart_explain_meant(NULL, castling_last, 2, text, sizeof text);
    ck_assert_str_eq(text, "Did you mean Nf3 or O-O?");
    ecart_explain_meant(NULL, castling_last, 1, text, sizeof text);
    ck_assert_str_eq(text, "Did you mean Nf3?");
}
END_TEST

/* What a legal move does about a check, seen on the board after it. */
static void note_answer(const ecart_position *position, ecart_move move,
                        ecart_answers *answers)
{
    ecart_position after   = *position;
    ecart_side     enemy   = ecart_side_other(position->side);
    ecart_cells    checker = position->checkers;

    ecart_position_play(&after, move);
    if (after.king[position->side] != position->king[position->side])
        answers->king |= ecart_cells_of(move.to);
    else if ((after.of_side[enemy] & checker) == 0)
        answers->capture |= checker;
    else
        answers->interpose |= ecart_cells_of(move.to);
}

static void check_answers(const ecart_position *position)
{
    ecart_answers expected = { 0, 0, 0 }, answers = ecart_answers_to_check(position);
    ecart_move    moves[ECART_MOVES_OF_A_GAME];
    size_t        count = ecart_legal_moves(position, moves, ECART_MOVES_OF_A_GAME);

    for (size_t i = 0; i < count && position->checkers != 0; i++)
        note_answer(position, moves[i], &expected);
    ck_assert_uint_eq(answers.capture, expected.capture);
    ck_assert_uint_eq(answers.interpose, expected.interpose);
    ck_assert_uint_eq(answers.king, expected.king);
}

START_TEST(answers_to_a_check_are_the_legal_moves)
{
    table t = table_open("moves.tsv");

    while (table_next(&t)) {
        ecart_position position = position_of(t.field[1], false);
        ecart_move     moves[ECART_MOVES_OF_A_GAME];
        size_t         count = ecart_legal_moves(&position, moves, ECART_MOVES_OF_A_GAME);

        check_answers(&position);
        for (size_t i = 0; i < count; i++) {
            ecart_position after = position;

            ecart_position_play(&after, moves[i]);
            check_answers(&after);
        }
    }
}
END_TEST

/* How many of the legal moves take the piece on a cell from the board; promotions count once. */
static size_t count_captures(const ecart_position *position, ecart_cell cell,
                             const ecart_move *moves, size_t count)
{
    ecart_side enemy    = ecart_side_other(position->side);
    size_t     captures = 0;

    for (size_t i = 0; i < count; i++) {
        ecart_position after = *position;

        ecart_position_play(&after, moves[i]);
        captures += (position->of_side[enemy] & ~after.of_side[enemy]) == ecart_cells_of(cell) &&
                    (moves[i].promotion == ECART_NO_KIND || moves[i].promotion == ECART_QUEEN);
    }
    return captures;
}

START_TEST(captures_of_a_piece_are_those_of_the_list)
{
    table t = table_open("moves.tsv");

    while (table_next(&t)) {
        ecart_position position = position_of(t.field[1], false);
        ecart_move     moves[ECART_MOVES_OF_A_GAME];
        size_t         count = ecart_legal_moves(&position, moves, ECART_MOVES_OF_A_GAME);

        for (int n = t.row % one_in(5); n < 64; n += one_in(5)) {
            char       san[HINT_CAPTURES_LIMIT][ECART_SAN_SIZE] = { "" };
            ecart_cell cell     = ecart_cell_nth(n);
            size_t     captures = count_captures(&position, cell, moves, count);

            if (!ecart_cells_has(position.of_side[ecart_side_other(position.side)], cell))
                continue;
            ck_assert_uint_eq(ecart_hint_captures(&position, cell, NULL), captures);
            ck_assert_uint_eq(ecart_hint_captures(&position, cell, san), captures);
            for (size_t i = 0; i < captures; i++) {
                ecart_verdict v = ecart_san_read(&position, san[i], strlen(san[i])).verdict;

                ck_assert_int_eq(v.reason, ECART_LEGAL);
                ck_assert_uint_eq(count_captures(&position, cell, &v.move, 1), 1);
            }
        }
    }
}
END_TEST

/* A row of a table about texts. */
typedef struct row {
    ecart_position       position;
    const ecart_letters *letters;
    ecart_text           written;
    ecart_notation       read;
} row;

static row row_of(const table *t)
{
    row r = { position_of(t->field[0], false),
              ecart_letters_find(t->field[1], strlen(t->field[1])),
              { t->field[2], strlen(t->field[2]) },
              { .offset = 0 } };

    ck_assert_ptr_nonnull(r.letters);
    r.read = ecart_notation_read_with(&r.position, r.letters, r.written.text, r.written.length);
    return r;
}

/* Texts, or hints about them: what is said in each language. */
static void assert_said(const char *name, bool hint)
{
    for (table t = table_open(name); table_next(&t);) {
        row r = row_of(&t);

        for (int l = 0; l < LANGUAGES; l++) {
            const ecart_language *language = ecart_language_nth(l);
            char                  text[ECART_EXPLAIN_SIZE];
            size_t                length =
                hint ? ecart_explain_notation_hint(language, r.letters, &r.position, &r.read,
                                                   text, sizeof text)
                     : ecart_explain_notation(language, r.letters, &r.position, &r.read,
                                              &r.written, text, sizeof text);

            ck_assert_str_eq(text, t.field[3 + l]);
            ck_assert_uint_eq(length, strlen(text));
        }
    }
}

START_TEST(texts_and_hints_about_them_are_said_as_in_the_tables)
{
    assert_said("explain_texts.tsv", false);
    assert_said("explain_text_hints.tsv", true);
}
END_TEST

/* What letters in the wrong case leave open is not of one kind. */
START_TEST(a_text_may_mean_pieces_of_several_kinds)
{
    ecart_position position = position_of("4k3/8/5p2/6P1/8/8/8/4KQ2 w - - 0 1", false);
    ecart_text     written  = { "qxf6", 4 };
    ecart_notation read     = ecart_notation_read(&position, written.text, written.length);
    char text[ECART_EXPLAIN_SIZE];

    ck_assert_int_eq(read.verdict.reason, ECART_AMBIGUOUS);
    ecart_explain_notation(NULL, NULL, &position, &read, &written, text, sizeof text);
    ck_assert_str_eq(text, "This could be Qxf6 or gxf6: say which piece.");
}
END_TEST

/* White has a queen only, and what is asked for is a knight, then a queen. */
START_TEST(what_is_missing_is_named_with_its_file_and_its_rank)
{
    ecart_position position = position_of("4k3/8/8/8/8/8/8/4KQ2 w - - 0 1", false);

    for (int n = 0; n < 9 * 9 * 2; n++) {
        int  file = n / 9 % 9, rank = n % 9;
        char where[32] = "", text[ECART_EXPLAIN_SIZE], expected[ECART_EXPLAIN_SIZE];
        ecart_notation made = { .verdict = { .reason = ECART_NO_SUCH_PIECE }, .to = ECART_D4,
                                .kind = n < 81 ? ECART_KNIGHT : ECART_QUEEN,
                                .origin = (uint8_t)(10 * file + rank) };

        if (file > 0 && rank > 0)
            snprintf(where, sizeof where, " on %c%d", 'a' + file - 1, rank);
        else if (file > 0)
            snprintf(where, sizeof where, " on the %c-file", 'a' + file - 1);
        else if (rank > 0)
            snprintf(where, sizeof where, " on rank %d", rank);
        snprintf(expected, sizeof expected, "White has no %s%s.", n < 81 ? "knight" : "queen",
                 n < 81 ? "" : where);
        if (n == 81)
            strcpy(expected, "No piece of the kind named can make this move.");
        ecart_explain_notation(NULL, NULL, &position, &made, NULL, text, sizeof text);
        ck_assert_str_eq(text, expected);
    }
}
END_TEST

/* Without the text, or with nonsense, it is what the verdict alone says. */
START_TEST(what_is_not_known_of_a_text_is_not_said)
{
    ecart_text long_ago = { "e2e9", 4 }, cut = { "e", 1 }, other = { "e\xc3\xa9", 3 };
    const ecart_text *const texts[] = { NULL, &long_ago, &cut, &other };
    ecart_position position;

    ecart_position_start(&position);
    for (int reason = 0; reason <= ECART_REASONS; reason++) {
        for (int i = 0; i < 4; i++) {
            ecart_notation made = { .verdict = { .reason = (ecart_reason)reason,
                                                 .first = ECART_B1 },
                                    .offset = i == 1 ? (size_t)-1 : 0,
                                    .kind = i < 2 ? ECART_NO_KIND : i < 3 ? ECART_KINDS : 200,
                                    .origin = ECART_D4, .to = ECART_B1 };
            char   text[ECART_EXPLAIN_SIZE], plain[ECART_EXPLAIN_SIZE];

            ecart_explain(&position, &made.verdict, plain, sizeof plain);
            ck_assert_uint_eq(ecart_explain_notation(NULL, NULL, &position, &made, texts[i],
                                                     text, sizeof text), strlen(plain));
            ck_assert_str_eq(text, plain);
            ck_assert_uint_eq(ecart_explain_notation_hint(NULL, NULL, &position, &made,
                                                          text, sizeof text), strlen(text));
            ck_assert(reason < ECART_REASONS || text[0] == '\0');
        }
    }
}
END_TEST

/* Whatever stands behind the text: {text, its length, the offset, the cell that is named}. */
START_TEST(a_wrong_cell_ends_where_its_figure_stands)
{
    static const struct {
        const char *text;
        size_t      length, offset;
        const char *cell;
    } cases[] = {
        { "xe9", 3, 2, "e9" }, { "1e9", 3, 2, "e9" }, { "e2e9", 4, 3, "e9" },
        { "e2ea9", 4, 3, NULL }, { "e2e9a9", 4, 4, NULL }, { "xe9a", 2, 2, NULL }
    };
    ecart_position position;

    ecart_position_start(&position);
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const ecart_notation read = { .verdict = { .reason = ECART_IMPOSSIBLE_CELL },
                                      .offset = cases[i].offset };
        const ecart_text written = { cases[i].text, cases[i].length };
        char text[ECART_EXPLAIN_SIZE], expected[ECART_EXPLAIN_SIZE];

        ecart_explain(&position, &read.verdict, expected, sizeof expected);
        if (cases[i].cell != NULL)
            snprintf(expected, sizeof expected, "There is no square %s: files go from a to h, "
                                                "ranks from 1 to 8.", cases[i].cell);
        ecart_explain_notation(NULL, NULL, &position, &read, &written, text, sizeof text);
        ck_assert_str_eq(text, expected);
    }
}
END_TEST

/* What the list of legal moves says about what may be done. */
typedef struct facts {
    ecart_cells origins, targets;       /* of all moves */
    ecart_cells of_piece;               /* targets of one piece, but for castling */
    bool        castles;                /* whether that piece may castle */
} facts;

static facts facts_of(const ecart_position *position, ecart_cell from)
{
    facts      f = { 0, 0, 0, false };
    ecart_move moves[ECART_MOVES_OF_A_GAME];
    size_t     count = ecart_legal_moves(position, moves, ECART_MOVES_OF_A_GAME);

    for (size_t i = 0; i < count; i++) {
        ecart_verdict v = ecart_move_check(position, moves[i]);

        f.origins = ecart_cells_add(f.origins, moves[i].from);
        f.targets = ecart_cells_add(f.targets, moves[i].to);
        if (moves[i].from == from && (v.nature & ECART_IS_CASTLE))
            f.castles = true;
        else if (moves[i].from == from)
            f.of_piece = ecart_cells_add(f.of_piece, moves[i].to);
    }
    return f;
}

/* A hint names what the list of legal moves has: all targets of a piece that can go
 * somewhere; else some cells of moves and, in check, of who gives it, and no other. */
static void check_help(const ecart_position *position, const ecart_verdict *v,
                       const char *hint)
{
    ecart_cell  from = v->move.from;
    facts       f    = facts_of(position, from);
    bool        rule = strncmp(hint, "To castle, the king moves two squares: ", 39) == 0;

    if (rule)
        hint = strstr(hint, ". ") + 2;

    ecart_cells said = cells_in(hint), known = f.origins | f.targets | position->checkers;
    bool        own  = ecart_cells_has(position->of_side[position->side], from);

    if (ecart_standing_first(ecart_position_standings(position)) < ECART_THREEFOLD_CLAIMABLE)
        ck_assert(strncmp(hint, "The game is over: ", 18) == 0 && said == 0);
    else if (strncmp(hint, "Write O-O", 9) == 0)
        ck_assert(f.castles);
    else if (strncmp(hint, "Write ", 6) == 0)
        ck_assert_uint_eq(said, ecart_cells_of(v->move.to));
    else if (position->checkers != 0 || !own)
        ck_assert(said != 0 && (said & ~known) == 0);
    else if (f.of_piece == 0 && !f.castles)
        ck_assert_ptr_nonnull(strstr(hint, "has no legal move"));
    else
        ck_assert_uint_eq(said, ecart_cells_add(f.of_piece, from));
    if (own && position->checkers == 0 && strncmp(hint, "Write ", 6) != 0 &&
        strncmp(hint, "The game ", 9) != 0)
        ck_assert_int_eq(strstr(hint, "castle") != NULL, f.castles);
}

static void check_refusal(const ecart_position *position, ecart_verdict v, uint64_t *seen)
{
    char   hint[ECART_EXPLAIN_SIZE];
    size_t length = ecart_explain_hint(NULL, position, &v, hint, sizeof hint);

    if (v.reason == ECART_LEGAL) {
        ck_assert_uint_eq(length, 0);
        return;
    }
    *seen |= ecart_reason_set_of(v.reason);
    check_sentence(NULL, hint, length);
    check_help(position, &v, hint);
}

START_TEST(each_refusal_says_what_may_be_done)
{
    table    t    = table_open("moves.tsv");
    uint64_t seen = 0;

    while (table_next(&t)) {
        ecart_position position = position_of(t.field[1], false);

        for (int n = t.row % one_in(17); n < 64 * 64; n += one_in(17)) {
            ecart_move move = ecart_move_make(ecart_cell_nth(n / 64), ecart_cell_nth(n % 64),
                                              n % 3 == 0 ? ECART_QUEEN : ECART_NO_KIND);

            check_refusal(&position, ecart_move_check(&position, move), &seen);
        }
        check_refusal(&position, verdict_of(&position, t.field[2]), &seen);
        check_refusal(&position, ecart_castle_check(&position, ECART_KINGSIDE), &seen);
        check_refusal(&position, ecart_castle_check(&position, ECART_QUEENSIDE), &seen);
    }
    ck_assert_int_ge(ecart_cells_count(seen), 29);      /* reasons of refused moves */
}
END_TEST

int main(void)
{
    Suite *s = suite_create("hint");

    TCase *hints = group(s, "hints");
    tcase_add_test(hints, hints_tell_what_may_be_done);
    tcase_add_test(hints, a_king_of_chess960_may_only_castle);
    tcase_add_test(hints, nothing_goes_to_no_cell);
    tcase_add_test(hints, moves_are_joined_by_their_sound);
    tcase_add_test(hints, answers_to_a_check_are_the_legal_moves);
    tcase_add_test(hints, captures_of_a_piece_are_those_of_the_list);
    tcase_add_test(hints, each_refusal_says_what_may_be_done);
    tcase_set_timeout(hints, 120);

    TCase *texts = group(s, "texts");
    tcase_add_test(texts, texts_and_hints_about_them_are_said_as_in_the_tables);
    tcase_add_test(texts, a_text_may_mean_pieces_of_several_kinds);
    tcase_add_test(texts, a_wrong_cell_ends_where_its_figure_stands);
    tcase_add_test(texts, what_is_missing_is_named_with_its_file_and_its_rank);
    tcase_add_test(texts, what_is_not_known_of_a_text_is_not_said);

    return run(s);
}
