/* SPDX-License-Identifier: MIT */
/* check_explain.c -- tests of explain.c: what is said, and that it is always
 * a sentence */

#include <stdlib.h>
#include <string.h>

#include "runner.h"
#include "sentence.h"
#include "table.h"

/* The tables have columns for English, French, German and Spanish; the rest are drafts. */
enum { LANGUAGES = 4, ALL_LANGUAGES = 7 };

static const ecart_language *language_of(const char *code)
{
    const ecart_language *language = ecart_language_find(code, strlen(code));

    ck_assert_ptr_nonnull(language);
    return language;
}

static ecart_verdict verdict_of(const ecart_position *position, const char *move)
{
    return strcmp(move, "O-O") == 0 ? ecart_castle_check(position, ECART_KINGSIDE)
                                    : ecart_move_check(position, move_of(move));
}

START_TEST(verdicts_are_said_as_in_the_table)
{
    table t = table_open("explain.tsv");

    while (table_next(&t)) {
        ecart_position position = position_of(t.field[0], false);
        ecart_verdict  v        = verdict_of(&position, t.field[1]);
        char text[ECART_EXPLAIN_SIZE];

        ck_assert_str_eq(t.field[4], ecart_reason_name(v.reason));
        ecart_explain_in(language_of(t.field[2]), &position, &v, text, sizeof text);
        ck_assert_str_eq(text, t.field[3]);
        if (strcmp(t.field[2], "en") == 0) {
            ck_assert_uint_eq(ecart_explain(&position, &v, text, sizeof text),
                              strlen(t.field[3]));
            ck_assert_str_eq(text, t.field[3]);
        }
    }
}
END_TEST

/* The title of the reason, "not a rook's move", stands there instead. */
START_TEST(drafts_say_a_title_of_several_pieces_where_they_lack_the_sentence)
{
    static const char *const said[][2] = {
        { "ru", "Ладья на a1 и ладья на h1 не могут пойти на b5: ладья так не ходит." },
        { "tr", "a1’deki kale ve h1’deki kale b5’e gidemez: kale böyle gitmez." },
        { "zh", "a1的车和h1的车都不能走到b5：车不能这样走。" }
    };
    ecart_position position = position_of("4k3/8/8/8/8/8/8/R3K2R w - - 0 1", false);
    ecart_verdict  v = ecart_san_read(&position, "Rb5", 3).verdict;

    for (int i = 0; i < 3; i++) {
        char text[ECART_EXPLAIN_SIZE];

        ecart_explain_in(language_of(said[i][0]), &position, &v, text, sizeof text);
        ck_assert_str_eq(text, said[i][1]);
    }
}
END_TEST

/* In Chess960 no king castles by going two cells. */
START_TEST(kings_of_chess960_are_not_told_of_two_cells)
{
    ecart_position position = position_of("4k3/8/8/8/8/8/8/3K3R w H - 0 1", true);
    ecart_verdict  v = ecart_move_check(&position, move_of("d1f1"));
    char text[ECART_EXPLAIN_SIZE];

    ecart_explain(&position, &v, text, sizeof text);
    ck_assert_str_eq(text, "The king on d1 cannot go to f1: "
                           "a king moves only one square at a time.");
}
END_TEST

/* There a king may start on any square between its rooks. */
START_TEST(kings_of_chess960_are_not_told_to_start_from_e1)
{
    ecart_position position = position_of("4k3/8/8/8/8/8/8/3K3R w - - 0 1", true);
    ecart_verdict  v = ecart_castle_check(&position, ECART_KINGSIDE);
    char text[ECART_EXPLAIN_SIZE];

    ecart_explain(&position, &v, text, sizeof text);
    ck_assert_str_eq(text, "The king on d1 has no right to castle kingside: "
                           "it or the rook has moved, or the rook was captured.");
}
END_TEST

/* In Chess960 the rook that castles may have shielded the king from the attacker. */
START_TEST(castling_from_behind_a_shield_would_be_attacked)
{
    static const char *const said[][2] = {
        { "en", "The king on c1 cannot castle queenside: on c1 it would be in check "
                "from the rook on a1." },
        { "fr", "Le roi en c1 ne peut pas faire le grand roque : en c1, il serait mis en échec "
                "par la tour en a1." },
        { "de", "Der König auf c1 darf nicht lang rochieren: Auf c1 stünde er durch "
                "den Turm auf a1 im Schach." },
        { "es", "El rey de c1 no puede hacer el enroque largo: en c1 recibiría jaque "
                "de la torre de a1." },
    };
    ecart_position position = position_of("7k/8/8/8/8/8/8/rRK5 w B - 0 1", true);
    ecart_verdict  v = ecart_castle_check(&position, ECART_QUEENSIDE);

    ck_assert_int_eq(v.reason, ECART_CASTLE_INTO_CHECK);
    for (int i = 0; i < LANGUAGES; i++) {
        char text[ECART_EXPLAIN_SIZE];

        ecart_explain_in(language_of(said[i][0]), &position, &v, text, sizeof text);
        ck_assert_str_eq(text, said[i][1]);
    }
}
END_TEST

/* A verdict from a reason, its evidence, and the numbers of the cells. */
static ecart_verdict made_verdict(const char *const *field)
{
    ecart_verdict v = {
        .reason = (uint8_t)ecart_reason_of_name(field[0], strlen(field[0])),
        .move   = { (ecart_cell)atoi(field[2]), (ecart_cell)atoi(field[3]), 0, 0 },
    };

    (void)ecart_cell_read(field[1], 2, &v.first);
    for (const char *c = field[1]; (c = strchr(c, ',')) != NULL;) {
        ecart_cell cell;

        (void)ecart_cell_read(++c, 2, &cell);
        v.others = ecart_cells_add(v.others, cell);
    }
    return v;
}

START_TEST(verdicts_of_texts_and_setups_have_sentences)
{
    table          t = table_open("explain_made.tsv");
    ecart_position position;

    ecart_position_start(&position);
    while (table_next(&t)) {
        ecart_verdict v = made_verdict(t.field);

        for (int l = 0; l < LANGUAGES; l++) {
            char text[ECART_EXPLAIN_SIZE];

            ecart_explain_in(ecart_language_nth(l), &position, &v, text, sizeof text);
            ck_assert_str_eq(text, t.field[4 + l]);
        }
    }
}
END_TEST

/* A sentence and a hint about one move, in a language that the move picks. */
static void check_words(const ecart_position *position, ecart_move move)
{
    const ecart_language *language = ecart_language_nth((move.from + move.to) % ALL_LANGUAGES);
    ecart_verdict  v = ecart_move_check(position, move);
    char   text[ECART_EXPLAIN_SIZE];
    size_t length = ecart_explain_in(language, position, &v, text, sizeof text);

    check_sentence(language, text, length);
    check_evidence(&v, text);

    length = ecart_explain_hint(language, position, &v, text, sizeof text);
    if (v.reason != ECART_LEGAL)
        check_sentence(language, text, length);
    else
        ck_assert_uint_eq(length, 0);
}

START_TEST(every_verdict_is_a_sentence_with_its_evidence)
{
    table t = table_open("moves.tsv");

    while (table_next(&t)) {
        ecart_position position = position_of(t.field[1], false);

        for (int n = t.row % one_in(29); n < 64 * 64; n += one_in(29)) {
            ecart_move move = ecart_move_make(ecart_cell_nth(n / 64), ecart_cell_nth(n % 64),
                                              ECART_NO_KIND);
            check_words(&position, move);
            for (int kind = ECART_KING; kind < ECART_KINDS; kind++) {
                move.promotion = (uint8_t)kind;
                ecart_verdict v = ecart_move_check(&position, move);

                if (v.nature & ECART_IS_PROMOTION || v.reason == ECART_PROMOTION_INVALID ||
                    v.reason == ECART_PROMOTION_NOT_ALLOWED)
                    check_words(&position, move);
            }
        }
    }
}
END_TEST

/* Few cells, or none, or nearly all. */
static ecart_cells random_cells(void)
{
    ecart_cells cells = random_number();

    for (int n = (int)(random_number() % 6); n > 0; n--)
        cells &= random_number();
    return random_number() % 8 ? cells : ~cells;
}

START_TEST(any_nonsense_becomes_a_sentence)
{
    ecart_position position = position_of(
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R b KQkq - 0 1", false);

    for (int i = 0; i < rounds(30000); i++) {
        uint64_t      r = random_number();
        ecart_verdict v = {
            .also   = random_number(),       .others = random_cells(),
            .first  = (ecart_cell)r,         .reason = (uint8_t)(r >> 8) % (ECART_REASONS + 1),
            .nature = (uint8_t)(r >> 16),    .alias  = r >> 24 & 1,
            .move   = { (ecart_cell)(r >> 32), (ecart_cell)(r >> 40), (uint8_t)(r >> 48), 0 },
        };
        char   text[ECART_EXPLAIN_SIZE];
        const ecart_language *language = ecart_language_nth((int)((r >> 56) % ALL_LANGUAGES));
        size_t length = ecart_explain_in(language, &position, &v, text, sizeof text);

        if (v.reason < ECART_REASONS)
            check_sentence(language, text, length);
        else
            ck_assert_uint_eq(length, 0);
        length = ecart_explain_hint(language, &position, &v, text, sizeof text);
        ck_assert_uint_eq(length, strlen(text));
        length = ecart_explain_short(&position, &v, text, sizeof text);
        ck_assert_uint_eq(length, strlen(text));
    }
}
END_TEST

/* Its first bytes, with room for so many, and nothing written beyond. */
static void check_cut(const char *whole, const char *cut, size_t room)
{
    ck_assert_uint_lt(strlen(cut), room);
    ck_assert_uint_gt(strlen(cut) + 4, room);
    ck_assert_int_eq(strncmp(whole, cut, strlen(cut)), 0);
    ck_assert(is_utf8(cut));
    ck_assert_int_eq(cut[room], '#');
}

START_TEST(a_text_is_cut_between_characters)
{
    ecart_position position;

    ecart_position_start(&position);
    for (int l = 0; l < ALL_LANGUAGES; l++) {
        for (int to = ECART_E2; to <= ECART_E8; to++) {
            ecart_verdict v = ecart_move_check(
                &position, ecart_move_make(ECART_E1, (ecart_cell)to, ECART_KING));
            char   whole[ECART_EXPLAIN_SIZE];
            size_t length = ecart_explain_in(ecart_language_nth(l), &position, &v,
                                             whole, sizeof whole);

            ck_assert_uint_eq(ecart_explain_in(ecart_language_nth(l), &position, &v, NULL, 0),
                              length);
            for (size_t room = 1; room <= length; room++) {
                char cut[ECART_EXPLAIN_SIZE];

                memset(cut, '#', sizeof cut);
                ck_assert_uint_eq(ecart_explain_in(ecart_language_nth(l), &position, &v,
                                                   cut, room), length);
                if (room > 1)
                    check_cut(whole, cut, room);
                else
                    ck_assert_str_eq(cut, "");
            }
        }
    }
}
END_TEST

START_TEST(faults_are_said_as_in_the_table)
{
    table t = table_open("explain_faults.tsv");
    uint64_t seen = 0;

    while (table_next(&t)) {
        ecart_setup  setup;
        ecart_faults faults;
        ecart_fault  fault = ECART_EMPTY_TEXT;
        char         text[ECART_EXPLAIN_SIZE];

        while (fault < ECART_FAULTS && strcmp(ecart_fault_name(fault), t.field[1]) != 0)
            fault++;
        (void)ecart_fen_read(t.field[0], strlen(t.field[0]), false, &setup, &faults);
        ecart_explain_fault(language_of(t.field[2]), &setup, &faults, fault,
                            text, sizeof text);
        ck_assert_str_eq(text, t.field[3]);
        seen |= (uint64_t)1 << fault;
    }
    ck_assert_uint_eq(seen, ((uint64_t)1 << ECART_FAULTS) - 1);
}
END_TEST

START_TEST(any_fault_is_a_sentence_with_its_cells)
{
    for (int i = 0; i < rounds(1000); i++) {
        ecart_setup  setup;
        ecart_faults faults;

        for (size_t n = 0; n < sizeof setup.board.at; n++)
            setup.board.at[n] = (ecart_piece)random_number();
        setup.side     = (uint8_t)random_number();
        setup.chess960 = i % 2;
        ecart_faults_clear(&faults);
        for (int f = 0; f < ECART_FAULTS; f++) {
            ecart_faults_add(&faults, (ecart_fault)f, random_cells(), 0);
            const ecart_language *language = ecart_language_nth(i % ALL_LANGUAGES);
            char   text[ECART_EXPLAIN_SIZE];
            size_t length = ecart_explain_fault(language, &setup, &faults, (ecart_fault)f, text,
                                                sizeof text);
            check_sentence(language, text, length);
        }
    }
}
END_TEST

START_TEST(a_fault_that_is_not_there_is_not_said)
{
    ecart_setup  setup;
    ecart_faults faults;

    ecart_setup_start(&setup);
    ecart_faults_clear(&faults);
    for (int f = 0; f <= ECART_FAULTS; f++) {
        char text[ECART_EXPLAIN_SIZE] = "before";

        ck_assert_uint_eq(ecart_explain_fault(language_of("fr"), &setup, &faults, (ecart_fault)f,
                                              text, sizeof text), 0);
        ck_assert_uint_eq(ecart_explain_fen_fault(NULL, NULL, 0, &setup, &faults, (ecart_fault)f,
                                                  text, sizeof text), 0);
        ck_assert_str_eq(text, "");
    }
}
END_TEST

START_TEST(numbers_are_said_as_in_the_table)
{
    table t = table_open("explain_numbers.tsv");

    while (table_next(&t)) {
        ecart_piece piece = ecart_piece_of_letter(t.field[0][0]);
        ecart_move  move  = move_of(t.field[1]);

        for (int l = 0; l < LANGUAGES; l++) {
            char text[ECART_EXPLAIN_SIZE];

            ecart_explain_numbers(ecart_language_nth(l), piece, move.from, move.to,
                                  text, sizeof text);
            ck_assert_str_eq(text, t.field[2 + l]);
        }
    }
}
END_TEST

START_TEST(numbers_of_any_cells_and_pieces_are_sentences)
{
    for (int from = 0; from < 256; from++) {
        for (int to = from % 3; to < 256; to += 3) {
            const ecart_language *language = ecart_language_nth(to % ALL_LANGUAGES);
            char   text[ECART_EXPLAIN_SIZE], difference[16];
            size_t length = ecart_explain_numbers(language, (ecart_piece)((from + to) % 17),
                                                  (ecart_cell)from, (ecart_cell)to,
                                                  text, sizeof text);

            check_sentence(language, text, length);
            snprintf(difference, sizeof difference, "%s%s%d",
                     ecart_language_is_draft(language) ? "" : " ", to < from ? "−" : "",
                     abs(to - from));
            if (ecart_cell_exists((ecart_cell)from) && ecart_cell_exists((ecart_cell)to))
                ck_assert_ptr_nonnull(strstr(text, difference));
        }
    }
}
END_TEST

static ecart_standing standing_named(const char *name)
{
    for (int n = 0; n <= ECART_IN_PLAY; n++) {
        if (strcmp(ecart_standing_name((ecart_standing)n), name) == 0)
            return (ecart_standing)n;
    }
    ck_abort_msg("no standing is named %s", name);
}

START_TEST(standings_are_said_as_in_the_table)
{
    unsigned said = 0;

    for (table t = table_open("explain_standings.tsv"); table_next(&t);) {
        ecart_standing standing = standing_named(t.field[0]);
        ecart_side     side     = t.field[1][0] == 'w' ? ECART_WHITE : ECART_BLACK;

        said |= 1u << standing;
        for (int l = 0; l < LANGUAGES; l++) {
            char   text[ECART_EXPLAIN_SIZE];
            size_t length = ecart_explain_standing(ecart_language_nth(l), side, standing,
                                                   text, sizeof text);

            ck_assert_str_eq(text, t.field[2 + l]);
            ck_assert_uint_eq(length, strlen(text));
        }
    }
    ck_assert_uint_eq(said, (1u << (ECART_IN_PLAY + 1)) - 1);
}
END_TEST

START_TEST(any_standing_is_a_sentence_or_nothing)
{
    for (int standing = 0; standing < 256; standing++) {
        for (int l = 0; l < ALL_LANGUAGES; l++) {
            char   text[ECART_EXPLAIN_SIZE];
            size_t length = ecart_explain_standing(ecart_language_nth(l), (ecart_side)standing,
                                                   (ecart_standing)standing, text, sizeof text);

            if (standing <= ECART_IN_PLAY)
                check_sentence(ecart_language_nth(l), text, length);
            else
                ck_assert(length == 0 && text[0] == '\0');
        }
    }
}
END_TEST

int main(void)
{
    Suite *s = suite_create("explain");

    TCase *verdicts = group(s, "verdicts");
    tcase_add_test(verdicts, verdicts_are_said_as_in_the_table);
    tcase_add_test(verdicts, drafts_say_a_title_of_several_pieces_where_they_lack_the_sentence);
    tcase_add_test(verdicts, kings_of_chess960_are_not_told_of_two_cells);
    tcase_add_test(verdicts, kings_of_chess960_are_not_told_to_start_from_e1);
    tcase_add_test(verdicts, castling_from_behind_a_shield_would_be_attacked);
    tcase_add_test(verdicts, verdicts_of_texts_and_setups_have_sentences);
    tcase_add_test(verdicts, every_verdict_is_a_sentence_with_its_evidence);
    tcase_add_test(verdicts, any_nonsense_becomes_a_sentence);
    tcase_add_test(verdicts, a_text_is_cut_between_characters);
    tcase_set_timeout(verdicts, 120);

    TCase *faults = group(s, "faults");
    tcase_add_test(faults, faults_are_said_as_in_the_table);
    tcase_add_test(faults, any_fault_is_a_sentence_with_its_cells);
    tcase_add_test(faults, a_fault_that_is_not_there_is_not_said);
    tcase_set_timeout(faults, 60);

    TCase *standings = group(s, "standings");
    tcase_add_test(standings, standings_are_said_as_in_the_table);
    tcase_add_test(standings, any_standing_is_a_sentence_or_nothing);

    TCase *rest = group(s, "numbers");
    tcase_add_test(rest, numbers_are_said_as_in_the_table);
    tcase_add_test(rest, numbers_of_any_cells_and_pieces_are_sentences);
    tcase_set_timeout(rest, 60);

    return run(s);
}
