/* SPDX-License-Identifier: MIT */
/* check_pgn_fast.c -- tests of fast.c of lib/pgn, which must change nothing */

#include "court.h"
#include "table.h"
#include "torture.h"

/* A comment such as programs write; or, in a game that is nearly in order, any. */
static const char *any_comment(dice *d, bool nearly)
{
    static const char *const comments[] = {
        "{ [%eval 0.30] [%clk 0:03:00] }", "{a}", "{} {~|} ", "{two\nlines} ",
        "{ \r\n [%csl Ga1]}\n",
        "{d=25, sd=25, mt=35321, tl=1773679, s=98711, n=3486504, pv=e4 e5 Nf3 Nc6, tb=0}\r",
        "{\xc3\xa9t\xc3\xa9} ", "{\xd0\xbd\n\xd0\xb0}", "{$1}\t", "{(} ",
        "{a [Event \"b\"]\n[Event \"c\"]\n} ",
        "{\xef\xbb\xbf\n\xef\xbb\xbf}", "; to the end {\n", "{a\x01\x62\x02}", "{caf\xe9\x01}",
        "{\x1a \x7f}", "\n%an escape {\n", "{a}{b}", "{\n\n[Event \"d\"]\n\n", "{\n\n[Event d} "
    };
    enum { COMMENTS = sizeof comments / sizeof *comments, IN_ORDER = 11 };

    return comments[roll(d, nearly ? COMMENTS : IN_ORDER)];
}

/* A game of random legal moves, in the standard's spelling or nearly so. */
static size_t write_game(dice *d, char *text, size_t size)
{
    static const char *const blanks[] = { " ", " ", " ", "  ", "\n", "\r\n", "\r", " $1 ", "\t(" };
    static const char *const signs[] = { "", "", "", "", "", "", "", "", "", "", "+", "!", "#" };
    bool           nearly = roll(d, 3) == 0;
    uint32_t       one_in = roll(d, 2) ? 1 + roll(d, 20) : UINT32_MAX;  /* has a comment */
    ecart_position p;
    int            length = snprintf(text, size, "[Event \"%u\"]\n\n", roll(d, 10));

    ecart_position_start(&p);
    for (uint32_t n = roll(d, 150); n > 0; n--) {
        ecart_move moves[ECART_MOVE_LIST_SIZE];
        size_t     count = ecart_legal_moves(&p, moves, ECART_MOVE_LIST_SIZE);
        char       san[ECART_SAN_SIZE];

        if (count == 0)
            break;
        ecart_move move = moves[roll(d, (uint32_t)count)];
        ecart_san_write(&p, move, san, sizeof san);
        if (nearly && roll(d, 3) == 0)
            san[strcspn(san, "+#")] = '\0';
        if (p.side == ECART_WHITE || roll(d, 9) == 0)
            length += snprintf(text + length, size - (size_t)length, "%u%s",
                               p.number + (nearly && roll(d, 50) == 0),
                               nearly && roll(d, 50) == 0 ? "\xe2\x80\xa6"
                               : roll(d, 9) ? ". " : nearly && roll(d, 4) ? ".." : "...");
        length += snprintf(text + length, size - (size_t)length, "%s%s%s", san,
                           nearly ? signs[roll(d, 13)] : "", blanks[roll(d, nearly ? 9 : 7)]);
        if (roll(d, one_in) == 0)
            length += snprintf(text + length, size - (size_t)length, "%s%s",
                               any_comment(d, nearly), roll(d, 3) ? " " : "");
        (void)ecart_position_play(&p, move);
    }
    return (size_t)(length + snprintf(text + length, size - (size_t)length, "*\n\n"));
}

/* Some games, and some of their bytes may be any. */
static size_t write_games(dice *d, char *text, size_t size)
{
    size_t length = 0;

    for (uint32_t games = roll(d, 4) + 1; games > 0; games--)
        length += write_game(d, text + length, size - length);
    for (uint32_t spoilt = roll(d, 2) * roll(d, 9); spoilt > 0; spoilt--)
        text[roll(d, (uint32_t)length)] = roll(d, 2) ? "{}()[]\"\\\n;%$!*.1 \xe2"[roll(d, 19)]
                                                     : (char)roll(d, 256);
    return length;
}

/* What takes the fast path, and what does not. */
static const ecart_pgn_flags flags[] = {
    ECART_PGN_QUIET, ECART_PGN_NO_COMMENTS, ECART_PGN_QUIET | ECART_PGN_NO_COMMENTS,
    ECART_PGN_LEAN, ECART_PGN_LEAN | ECART_PGN_NO_COMMENTS
};
enum { FLAGS = sizeof flags / sizeof *flags };

/* A quiet judge goes another way to the same end, and so does one that need not tell
 * comments, or is fed in pieces. */
START_TEST(telling_less_and_being_fed_change_nothing)
{
    static court c;
    static char  text[1 << 16], expected[sizeof c.told.text];
    dice d = { 23 };

    for (int i = 0; i < rounds(200); i++) {
        size_t length = write_games(&d, text, sizeof text), told;
        uint64_t games, moves;

        c.leaves_out = flags[i % FLAGS];
        judge(&c, text, length, length, 0, LINES);
        memcpy(expected, c.told.text, told = c.told.length);
        games = c.judge.games;
        moves = c.judge.moves;
        for (size_t piece = length; piece > 0; piece = piece / 3 + (i % 8 && piece > 3 ? 5 : 0)) {
            judge(&c, text, length, piece, c.leaves_out, LINES);
            require(c.told.length == told && memcmp(c.told.text, expected, told) == 0);
            require(c.judge.games == games && c.judge.moves == moves);
            if (piece < 12)
                break;
        }
    }
}
END_TEST

/* What the plain way knows at an event: whichever positions there are. */
typedef struct known {
    ecart_pgn_place place;
    ecart_pgn_kind  kind;
    bool            has_position, has_before, judged, played;
    ecart_position  position, before;
} known;

enum { KNOWN = 4000 };

/* The next event, of those that are not left out. */
static ecart_pgn_kind next_told(court *c, ecart_pgn_event *event)
{
    ecart_pgn_kind kind;

    do {
        kind = ecart_pgn_judge_next(&c->judge, event);
    } while (is_left_out(c, event));
    return kind;
}

static size_t note_known(court *c, const char *text, size_t length, known *list)
{
    ecart_pgn_event event = { .judged = false, .played = false };
    size_t          count = 0;

    ecart_pgn_judge_start(&c->judge, c->lines, LINES, 0);
    ecart_pgn_feed(&c->judge.reader, text, length, true);
    for (; next_told(c, &event) != ECART_PGN_END; count++) {
        const ecart_position *now    = ecart_pgn_judge_position(&c->judge);
        const ecart_position *before = ecart_pgn_judge_before(&c->judge);
        known                *k      = &list[count];

        require(count < KNOWN);
        *k = (known){
            .place = event.token.place, .kind = event.token.kind,
            .has_position = now != NULL, .has_before = before != NULL,
            .judged = event.judged, .played = event.played
        };
        if (now)
            k->position = *now;
        if (before)
            k->before = *before;
    }
    return count;
}

/* Asked or not, in any order: an answer has all parts of the position. */
static void ask_known(court *c, const known *k, dice *d)
{
    const ecart_position *now = NULL, *before = NULL;

    for (uint32_t times = roll(d, 4); times > 0; times--) {
        if (roll(d, 2)) {
            now = ecart_pgn_judge_position(&c->judge);
            require((now != NULL) == k->has_position);
        } else {
            before = ecart_pgn_judge_before(&c->judge);
            require((before != NULL) == k->has_before);
        }
    }
    require(!now || memcmp(now, &k->position, sizeof *now) == 0);
    require(!before || memcmp(before, &k->before, sizeof *before) == 0);
}

START_TEST(whoever_asks_gets_the_positions_of_the_plain_way)
{
    static court c;
    static char  text[1 << 16];
    static known list[KNOWN];
    ecart_pgn_event event = { .judged = false, .played = false };
    dice d = { 24 };

    for (int i = 0; i < 400; i++) {
        size_t length = write_games(&d, text, sizeof text);

        for (int f = 0; f < FLAGS; f++) {
            c.leaves_out = flags[f];
            size_t count = note_known(&c, text, length, list);

            ecart_pgn_judge_start(&c.judge, c.lines, LINES, flags[f]);
            ecart_pgn_feed(&c.judge.reader, text, length, true);
            for (size_t n = 0; n < count; n++) {
                (void)ecart_pgn_judge_next(&c.judge, &event);
                require(event.token.kind == list[n].kind &&
                        memcmp(&event.token.place, &list[n].place, sizeof list[n].place) == 0);
                require(event.token.kind != ECART_PGN_MOVE ||
                        (event.judged == list[n].judged && event.played == list[n].played));
                ask_known(&c, &list[n], &d);
            }
            ck_assert_int_eq(ecart_pgn_judge_next(&c.judge, &event), ECART_PGN_END);
        }
    }
}
END_TEST

/* Every legal move of every position as chess.js writes it: a game of each. */
START_TEST(whoever_writes_the_standard_is_not_heard_of)
{
    static court c;
    static char  text[1 << 16];
    uint64_t     legal = 0;

    for (table t = table_open("suite.tsv"); table_next(&t);) {
        size_t   length = 0;
        uint64_t written = 0;

        for (const char *san = t.field[6]; *san && *san != '-'; written++) {
            size_t width = strcspn(san, " ");

            length += (size_t)snprintf(text + length, sizeof text - length,
                                       "[FEN \"%s\"]\n%.*s *\n", t.field[1], (int)width, san);
            san += width + (san[width] == ' ');
        }
        judge(&c, text, length, length + 1, ECART_PGN_QUIET, 1);
        require(c.judge.moves == written && c.judge.games == written);
        ck_assert_ptr_null(strstr(c.told.text, "move"));
        ck_assert_ptr_null(strstr(c.told.text, "fault"));
        ck_assert_ptr_null(strstr(c.told.text, "not judged"));
        legal += written;
    }
    ck_assert_uint_gt(legal, 24000);
}
END_TEST

static unsigned counted(unsigned from, unsigned by)
{
    return from + by < UINT16_MAX ? from + by : UINT16_MAX;
}

/* How far the fast path goes by itself, and how many moves it plays: up to |. */
static const struct going {
    const char      *text;
    ecart_pgn_flags  flags;
    unsigned         moves, number;     /* the number is of the move that comes next */
} goings[] = {
    { "1. e4 e5 2. Nf3 Nc6 |(", 0, 4, 0 },
    { "1.e4 e5\n2.Nf3\r\nNc6  3. Bb5\ta6 |$1", 0, 6, 0 },
    { " 1. e4 1... e5 2. Nf3 2...Nc6 |Ke3", 0, 4, 0 },
    { "1. e4 |2. e5", 0, 1, 0 },
    { "1. e4 e5 2. |-- e5", 0, 2, 2 },
    { "1. e4 e5 2. |O-O Ke7", 0, 2, 2 },
    { "|! 1. e4", 0, 0, 0 },
    { "1. e4 |{a} e5", 0, 1, 0 },
    { " {a} 1. e4 {b} e5 {c}\t\t{d} 2. Nf3 {e\nf}\nNc6 {}3. Bb5 |;", ECART_PGN_NO_COMMENTS, 5, 0 },
    { "1. e4 {a\x01}| e5", ECART_PGN_NO_COMMENTS, 1, 0 },
    { "1. e4 |(", ECART_PGN_NO_COMMENTS, 1, 0 },
};

START_TEST(the_fast_path_goes_over_all_that_is_plain)
{
    const struct going *g = &goings[_i];
    size_t          end = strcspn(g->text, "|");
    ecart_pgn_judge judge;
    ecart_pgn_line  line;
    judged_line    *own;
    char            text[200];

    snprintf(text, sizeof text, "%.*s%s%40s", (int)end, g->text, g->text + end + 1, "");
    ecart_pgn_judge_start(&judge, &line, 1, ECART_PGN_QUIET | g->flags);
    ecart_pgn_feed(&judge.reader, text, strlen(text), false);
    own = ecart_pgn_line_at(&judge, 0);
    ecart_position_start(&own->position);
    own->judged = true;
    ecart_pgn_play_fast(&judge, own);
    ck_assert_uint_eq(judge.reader.at, end);
    ck_assert_uint_eq(judge.moves, g->moves);
    ck_assert_uint_eq(judge.number, g->number);
}
END_TEST

/* Numbers are written anew where their last digit was a 9, and no other number counts. */
START_TEST(the_fast_path_knows_each_number)
{
    for (unsigned n = 1; n < 60000; n += n < 1100 ? 1 : 1 + n % 997) {
        static const char *const moves[] = { "a3 a6", "b3 b6", "c3 c6" };
        unsigned        others[] = { n, n + 1, n - 1, n + 10, n / 10, n / 10 * 10, n % 10, 10 * n };
        ecart_pgn_judge judge;
        ecart_pgn_line  line;
        judged_line    *own;

        for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
            char text[200];

            snprintf(text, sizeof text, "%u. %s %u. %s %u.%s%40s", others[i], moves[0], n + 1,
                     moves[1], n + 2, moves[2], "");
            ecart_pgn_judge_start(&judge, &line, 1, ECART_PGN_QUIET);
            ecart_pgn_feed(&judge.reader, text, strlen(text), false);
            own = ecart_pgn_line_at(&judge, 0);
            ecart_position_start(&own->position);
            own->position.number = (uint16_t)n;
            own->judged = true;
            ecart_pgn_play_fast(&judge, own);
            require(judge.moves == (others[i] == n ? 6 : 0));
        }
    }
}
END_TEST

/* Knights go out and back, without end: counters go on, or stop, and nobody
 * hears of it, however many moves are read at once. */
static void go_on(unsigned clock, unsigned number)
{
    enum { BARS = 3000 };
    static court c;
    static char  text[BARS * 32];
    int length = snprintf(text, sizeof text,
                          "[FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - %u %u\"]\n",
                          clock, number);

    for (unsigned bar = 0; bar < BARS; bar++)
        length += snprintf(text + length, sizeof text - (size_t)length, "%u.%s",
                           counted(number, bar), bar % 2 == 0 ? " Nf3 Nf6\n" : "Ng1 Ng8 ");
    snprintf(text + length, sizeof text - (size_t)length, "%20s", "*");    /* room for a word */
    judge(&c, text, strlen(text), strlen(text) + 1, ECART_PGN_QUIET, 1);
    require(c.judge.moves == 2 * BARS && strstr(c.told.text, "move") == NULL);

    const ecart_position *end = ecart_pgn_judge_position(&c.judge);
    ck_assert_uint_eq(end->clock, counted(clock, 2 * BARS));
    ck_assert_uint_eq(end->number, counted(number, BARS));
    end = ecart_pgn_judge_before(&c.judge);
    ck_assert_uint_eq(end->clock, counted(clock, 2 * BARS - 1));
    ck_assert_uint_eq(end->number, counted(number, BARS - 1));
}

START_TEST(a_number_before_the_right_one_is_heard_of)
{
    static court c;
    static const char text[] =
        "[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 10\"]\n10. e4 Kd7 $1 10. e5 "
        "{The quick way looks for numbers while there is room for a whole word.} *\n";

    judge(&c, text, strlen(text), sizeof text, ECART_PGN_QUIET, 1);
    ck_assert_msg(strstr(c.told.text, "number 10") != NULL, "%s", c.told.text);
}
END_TEST

START_TEST(counters_go_on_or_stop)
{
    go_on(0, 1);
    go_on(60000, 40000);
    go_on(50000, 64000);
    go_on(0, 64000);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("pgn_fast");

    TCase *many = group(s, "many games");
    tcase_set_timeout(many, 120);
    tcase_add_test(many, telling_less_and_being_fed_change_nothing);
    tcase_add_test(many, whoever_asks_gets_the_positions_of_the_plain_way);
    tcase_add_test(many, whoever_writes_the_standard_is_not_heard_of);
    tcase_add_test(many, a_number_before_the_right_one_is_heard_of);
    tcase_add_test(many, counters_go_on_or_stop);
    tcase_add_test(many, the_fast_path_knows_each_number);
    tcase_add_loop_test(many, the_fast_path_goes_over_all_that_is_plain, 0,
                        sizeof goings / sizeof *goings);

    return run(s);
}
