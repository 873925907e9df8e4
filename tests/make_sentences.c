/* SPDX-License-Identifier: MIT */
/* make_sentences.c -- prints what the library says of the cases in tests/data
 *
 * A line has, parted by tabs: what it is, the position, the move or what stands for it; the
 * sentence in a language made of po/en.txt by marked.awk, where each text begins with its
 * key; and the sentence in each language, or nothing if the language has no such sentence.  The
 * first line has the codes of the languages.  sentences.awk reads this. */

#include <stdio.h>
#include <string.h>

#include "lesson.h"
#include "table.h"
#include "words/language.h"

extern const unsigned char ecart_language_qad[];

#define MARKED ((const ecart_language *)ecart_language_qad)

enum { LANGUAGES_LIMIT = 16, ROOM = 32768 };

static const char start[] = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/* What a sentence is about; a function that says it uses some of this. */
typedef struct sample {
    const char    *kind, *fen, *what;
    ecart_position position;
    ecart_verdict  verdict;
    ecart_notation notation;
    const ecart_letters *letters;
    ecart_game     game;
    ecart_record   records[400];
    ecart_setup    setup;
    ecart_faults   faults;
    ecart_fault    fault;
    ecart_piece    piece;
    ecart_meaning  meanings[64];
    ecart_circumstance told[ECART_CIRCUMSTANCE_TYPES + 1];
    int            no_spoilers, named;
    size_t         nth, count;
    ecart_text     written;
    ecart_lesson_options lesson;
    ecart_obstacle obstacle;
    ecart_side     side;
} sample;

typedef size_t teller(const ecart_language *language, const sample *s, char *text, size_t size);

static size_t say_verdict(const ecart_language *language, const sample *s, char *text, size_t size)
{
    return ecart_explain_in(language, &s->position, &s->verdict, text, size);
}

static size_t say_text(const ecart_language *language, const sample *s, char *text, size_t size)
{
    const ecart_referee referee = { .letters = s->letters, .no_spoilers = s->no_spoilers };
    const ecart_ruling  ruling  = { .notation = s->notation, .before = s->position,
                                    .named = s->named, .at[1] = 6, .length = { 2, 2 } };

    return ecart_referee_explain(&referee, &ruling, language, &s->written, text, size);
}

static size_t say_text_hint(const ecart_language *language, const sample *s, char *text,
                            size_t size)
{
    return ecart_explain_notation_hint(language, s->letters, &s->position, &s->notation,
                                       text, size);
}

static size_t say_title(const ecart_language *language, const sample *s, char *text, size_t size)
{
    return ecart_explain_brief(language, &s->position, &s->verdict, text, size);
}

static size_t say_hint(const ecart_language *language, const sample *s, char *text, size_t size)
{
    return ecart_explain_hint(language, &s->position, &s->verdict, text, size);
}

static size_t say_fault(const ecart_language *language, const sample *s, char *text, size_t size)
{
    return ecart_explain_fault(language, &s->setup, &s->faults, s->fault, text, size);
}

static size_t say_fen_fault(const ecart_language *language, const sample *s, char *text,
                            size_t size)
{
    return ecart_explain_fen_fault(language, s->fen, strlen(s->fen), &s->setup, &s->faults,
                                   s->fault, text, size);
}

static size_t say_numbers(const ecart_language *language, const sample *s, char *text, size_t size)
{
    return ecart_explain_numbers(language, s->piece, s->verdict.move.from, s->verdict.move.to,
                                 text, size);
}

static size_t say_meant(const ecart_language *language, const sample *s, char *text, size_t size)
{
    return ecart_explain_meant(language, s->meanings, s->count, text, size);
}

static size_t say_suspect(const ecart_language *language, const sample *s, char *text, size_t size)
{
    return ecart_explain_suspect(language, &s->position, s->meanings, &s->written, text, size);
}

static size_t say_circumstance(const ecart_language *language, const sample *s, char *text,
                               size_t size)
{
    return ecart_explain_circumstance(language, &s->told[s->nth], text, size);
}

static size_t say_obstacle(const ecart_language *language, const sample *s, char *text, size_t size)
{
    return ecart_explain_obstacle(language, &s->position, s->side, &s->obstacle, text, size);
}

static size_t say_lesson(const ecart_language *language, const sample *s, char *text, size_t size)
{
    ecart_lesson_options options = s->lesson;

    options.language = language;
    return ecart_lesson_move(&options, &s->position, &s->verdict, text, size);
}

static size_t say_standing(const ecart_language *language, const sample *s, char *text, size_t size)
{
    ecart_lesson_options options = s->lesson;

    options.language = language;
    return ecart_lesson_standing(&options, &s->game, text, size);
}

/* The number of the text whose key begins it, in <>. */
static int text_with_key(const char *marked)
{
    size_t length = strcspn(marked, ">") + 1;

    for (int which = 0; which < SENTENCES; which++) {
        const unsigned char *text = ecart_language_text(MARKED, which);

        if (text != NULL && strncmp((const char *)text, marked, length) == 0)
            return which;
    }
    fprintf(stderr, "no key in %s\n", marked);
    exit(EXIT_FAILURE);
}

/* A lesson is in English as a whole if something of it is. */
static bool has_all(const ecart_language *language, const char *marked)
{
    for (const char *c = marked; *c != '\0'; c++) {
        if (*c == '<' && ecart_language_text(language, text_with_key(c)) == NULL)
            return false;
    }
    return true;
}

/* A line of a lesson, with its heading; or a sentence. */
static void print_part(ecart_text heading, ecart_text text)
{
    printf("\t%.*s%s%.*s", (int)heading.length, heading.text, heading.length > 0 ? " | " : "",
           (int)text.length, text.text);
}

static void next_part(const char **at, ecart_text *heading, ecart_text *text)
{
    if (!ecart_lesson_next(at, heading, text))
        *heading = *text = (ecart_text){ "", 0 };
}

/* In all languages. */
static void print_sample(const sample *s, teller *say)
{
    static char texts[1 + LANGUAGES_LIMIT][ROOM];
    const char *at[1 + LANGUAGES_LIMIT];
    bool        has[LANGUAGES_LIMIT];
    ecart_text  heading, text, its_heading, its_text;

    say(MARKED, s, texts[0], ROOM);
    at[0] = texts[0];
    for (int n = 0; ecart_language_nth(n) != NULL; n++) {
        say(ecart_language_nth(n), s, texts[1 + n], ROOM);
        at[1 + n] = texts[1 + n];
        has[n]    = has_all(ecart_language_nth(n), texts[0]);
    }
    while (ecart_lesson_next(&at[0], &heading, &text)) {
        printf("%s\t%s\t%s", s->kind, s->fen, s->what);
        print_part(heading, text);
        for (int n = 0; ecart_language_nth(n) != NULL; n++) {
            next_part(&at[1 + n], &its_heading, &its_text);
            if (has[n])
                print_part(its_heading, its_text);
            else
                putchar('\t');
        }
        putchar('\n');
    }
}

static void print_as(sample *s, const char *kind, teller *say)
{
    s->kind = kind;
    print_sample(s, say);
}

static const char *const levels[ECART_LEVELS] = {
    [ECART_CHILD] = "child", [ECART_PLAYER] = "player", [ECART_ARBITER] = "arbiter"
};

static void print_lessons(sample *s, teller *say)
{
    for (int level = 0; level < ECART_LEVELS; level++) {
        s->lesson = (ecart_lesson_options){ .level = (ecart_level)level };
        print_as(s, levels[level], say);
    }
    s->lesson = (ecart_lesson_options){ .level = ECART_PLAYER, .numbers = true };
    print_as(s, levels[ECART_PLAYER], say);
}

static void print_verdict(sample *s)
{
    print_as(s, "sentence", say_verdict);
    print_as(s, "title", say_title);
    print_as(s, "hint", say_hint);
    print_lessons(s, say_lesson);
}

/* A move, or any other text, in a position. */
static void print_text_of_move(const char *fen, const char *move, bool chess960)
{
    sample s = { .fen = fen, .what = move, .position = position_of(fen, chess960),
                 .written = { move, strlen(move) } };

    s.notation = ecart_notation_read(&s.position, move, strlen(move));
    s.verdict  = s.notation.verdict;
    print_verdict(&s);
    print_as(&s, "sentence", say_text);
    s.no_spoilers = true;
    print_as(&s, "sentence", say_text);
    print_as(&s, "hint", say_text_hint);
    s.count = ecart_meant(&s.position, move, strlen(move), s.meanings, 64);
    if (s.count > 3)
        s.count = 3;
    print_as(&s, "meant", say_meant);
}

static void print_standing(const char *fen, const char *moves, const char *what)
{
    sample s = { .fen = fen, .what = what, .position = position_of(fen, false) };

    ecart_game_set(&s.game, &s.position, s.records, 400);
    (void)play_to_last(&s.game, moves);
    print_lessons(&s, say_standing);
}

/* Rows with a position and a text, in these columns. */
static void print_moves(void)
{
    ecart_position position;
    ecart_verdict  v;

    for (table t = table_open("conformance/moves.tsv"); table_next_request(&t, &position, &v);)
        print_text_of_move(t.field[2], t.field[3], strcmp(t.field[1], "chess960") == 0);
}

/* Texts in English letters. */
static void print_texts(const char *name)
{
    table t = table_open(name);

    while (table_next(&t)) {
        if (strcmp(t.field[1], "en") == 0)
            print_text_of_move(t.field[0], t.field[2], false);
    }
}

static void print_explained(void)
{
    table t = table_open("explain.tsv");

    while (table_next(&t)) {
        if (strcmp(t.field[2], "en") == 0)
            print_text_of_move(t.field[0], t.field[1], false);
    }
}

/* Moves that end with "=" are followed by how the game stands. */
static void print_told(const char *name)
{
    table t = table_open(name);

    while (table_next(&t)) {
        const char *moves = t.field[1];

        if (strcmp(t.field[2], "en") != 0)
            continue;
        if (strchr(moves, '='))
            print_standing(t.field[0], moves, moves);
        else if (strchr(moves, ' ') == NULL)
            print_text_of_move(t.field[0], moves, false);
    }
}

static void print_standings(void)
{
    table t = table_open("standing.tsv");

    while (table_next(&t)) {
        char moves[sizeof t.line + 3] = "=";

        if (strcmp(t.field[1], "-") != 0)
            snprintf(moves, sizeof moves, "%s =", t.field[1]);
        print_standing(t.field[0], moves, moves);
    }
}

/* Ends of games that the tables do not have. */
static void print_more_standings(void)
{
    static const char *const scholars = "e2e4 e7e5 f1c4 b8c6 d1h5 g8f6 h5f7 =";

    print_standing(start, scholars, scholars);
    print_standing("7k/5Q2/6K1/8/3pP3/3P4/8/8 b - - 0 1", "=", "=");
    print_standing("1R6/8/8/7R/k2Pp2R/4K3/8/2B5 b - d3 0 1", "=", "=");
}

static void print_articles(void)
{
    table t = table_open("articles.tsv");

    while (table_next(&t)) {
        sample s = { .fen = t.field[0], .what = t.field[1], .kind = "arbiter",
                     .position = position_of(t.field[0], t.field[4][0] == '1') };
        ecart_notation last;

        s.lesson = arbiter_of_row(&t);
        ecart_game_set(&s.game, &s.position, s.records, 400);
        last = play_to_last(&s.game, t.field[1]);
        s.position = s.game.position;
        s.verdict  = last.verdict;
        print_sample(&s, strchr(t.field[1], '=') ? say_standing : say_lesson);
        if (strchr(t.field[1], '='))
            print_lessons(&s, say_standing);
    }
}

static void print_obstacles(void)
{
    table t = table_open("obstacles.tsv");

    while (table_next(&t)) {
        sample s = { .fen = t.field[0], .what = t.field[1], .kind = "obstacle",
                     .position = position_of(t.field[0], false),
                     .side = strcmp(t.field[1], "black") == 0 };

        (void)ecart_side_obstacle(&s.position, s.side, &s.obstacle);
        if (strcmp(t.field[2], "en") == 0)
            print_sample(&s, say_obstacle);
    }
}

static void print_faults_of(const char *fen, bool chess960)
{
    sample s = { .fen = fen, .kind = "fault" };

    (void)ecart_fen_read(fen, strlen(fen), chess960, &s.setup, &s.faults);
    for (s.fault = 0; s.fault < ECART_FAULTS; s.fault++) {
        s.what = ecart_fault_name(s.fault);
        print_sample(&s, say_fault);
        print_sample(&s, say_fen_fault);
    }
}

static void print_faults(void)
{
    table t = table_open("explain_faults.tsv");

    while (table_next(&t)) {
        if (strcmp(t.field[2], "en") == 0)
            print_faults_of(t.field[0], false);
    }
    t = table_open("faults.tsv");
    while (table_next(&t))
        print_faults_of(t.field[0], false);
    t = table_open("explain_fen_faults.tsv");
    while (table_next(&t)) {
        if (strcmp(t.field[1], "bad-character") != 0)
            print_faults_of(t.field[0], false);
    }
    print_faults_of("k7/8/8/8/8/8/8/7K w K - 0 1", true);
}

static void print_numbers(void)
{
    table t = table_open("explain_numbers.tsv");

    while (table_next(&t)) {
        sample s = { .fen = "-", .kind = "numbers", .what = t.field[1],
                     .piece = ecart_piece_of_letter(t.field[0][0]) };

        s.verdict.move = move_of(t.field[1]);
        print_sample(&s, say_numbers);
    }
}

/* What a game tells, and what only a referee knows. */
static void print_circumstances(void)
{
    table t = table_open("circumstances.tsv");

    while (table_next(&t)) {
        sample s = { .fen = t.field[0], .kind = "circumstance", .what = t.field[1],
                     .position = position_of(t.field[0], strstr(t.field[0], "HA") != NULL) };

        ecart_game_set(&s.game, &s.position, s.records, 400);
        s.notation = play_to_last(&s.game, t.field[1]);
        s.count    = ecart_circumstances(&s.game, &s.notation, s.told);
        s.told[s.count] = (ecart_circumstance){ .type = ECART_REFUSED_AGAIN };
        for (; s.nth <= s.count; s.nth++)
            print_sample(&s, say_circumstance);
    }
}

static void print_suspect(void)
{
    static const ecart_text line[] = { { "e4", 2 }, { "e5", 2 }, { "Nc3", 3 }, { "Nc6", 3 },
                                       { "Nxe5", 4 } };
    sample s = { .fen = start, .kind = "meant", .what = "e4 e5 Nc3 Nc6 Nxe5", .written = line[2] };

    ecart_position_start(&s.position);
    s.count = ecart_meant_in_line(&(ecart_line){ &s.position, NULL, line, 5, 0 }, s.meanings, 64);
    print_sample(&s, say_suspect);
}

/* Verdicts that no move in a position gives, at the start of a game. */
static void print_made(void)
{
    const ecart_verdict made[] = {
        { .reason = ECART_KING_CAPTURE, .first = ECART_E8, .move = { ECART_D1, ECART_E8, 0, 0 } },
        { .reason = ECART_EN_PASSANT_UNAVAILABLE, .first = ECART_D6,
          .others = ecart_cells_of(ECART_D7), .move = { ECART_E5, ECART_D6, 0, 0 } },
        { .reason = ECART_IMPOSSIBLE_CELL, .move = { 98, ECART_A1, 0, 0 } },
        { .reason = ECART_NO_CANDIDATE, .first = ECART_B1, .others = ecart_cells_of(ECART_G1),
          .move = { ECART_NO_CELL, ECART_H8, 0, 0 } }
    };
    static const char *const what[] = { "d1e8", "e5d6", "98 to 11", "two knights" };

    for (size_t i = 0; i < sizeof made / sizeof *made; i++) {
        sample s = { .fen = start, .what = what[i], .verdict = made[i] };

        ecart_position_start(&s.position);
        print_verdict(&s);
    }
}

/* A test for the assertions of the tables; it prints and does not fork. */
START_TEST(everything_is_said)
{
    for (int n = 0; ecart_language_nth(n) != NULL; n++)
        printf("%s%s", n > 0 ? "\t" : "", ecart_language_code(ecart_language_nth(n)));
    putchar('\n');
    print_explained();
    print_told("child.tsv");
    print_told("player.tsv");
    print_moves();
    print_text_of_move("4k3/8/b7/8/8/8/5PPP/6KR w H - 0 1", "g1g2", true);
    print_texts("explain_texts.tsv");
    print_texts("explain_text_hints.tsv");
    print_articles();
    print_standings();
    print_more_standings();
    print_faults();
    print_numbers();
    print_obstacles();
    print_suspect();
    print_circumstances();
    print_as(&(sample){ .fen = "-", .what = "e4 or d4", .written = { "e4 or d4", 8 }, .named = 2 },
             "answer", say_text);
    print_made();
}
END_TEST

int main(void)
{
    Suite   *s    = suite_create("sentences");
    TCase   *all  = tcase_create("all");
    SRunner *runner;
    int      failed;

    tcase_add_test(all, everything_is_said);
    suite_add_tcase(s, all);
    runner = srunner_create(s);
    srunner_set_fork_status(runner, CK_NOFORK);
    srunner_run_all(runner, CK_SILENT);
    failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
