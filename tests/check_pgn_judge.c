/* SPDX-License-Identifier: MIT */
/* check_pgn_judge.c -- tests of pgn_judge.c, pgn_start.c and pgn_lane.c */

#include "table.h"
#include "torture.h"
#include "transcript.h"

enum { LINES = 4 };

/* A judge with a transcript of its events. */
typedef struct court {
    ecart_pgn_judge judge;
    ecart_pgn_line  lines[LINES];
    transcript      told;
    bool            leaves_out;     /* what a quiet judge does not tell */
} court;

static void say_move(transcript *t, const ecart_pgn_event *event)
{
    const ecart_notation *n = &event->notation;

    if (event->number != 0)
        say(t, " number %u", event->number);
    if (!event->judged) {
        say(t, " unjudged");
        return;
    }
    say(t, " %s", ecart_reason_name(n->verdict.reason));
    if (n->verdict.reason == ECART_BAD_NOTATION)
        say(t, " at %zu", n->offset);
    for (int f = 0; f < ECART_FORGIVEN; f++) {
        if (n->forgiven >> f & 1)
            say(t, " %s", ecart_forgiven_name((ecart_forgiven)f));
    }
}

static void say_event(transcript *t, const ecart_pgn_event *event)
{
    size_t before = t->length;

    if (event->token.kind == ECART_PGN_GAME) {      /* of the token that made it */
        say(t, "%sgame", before > 0 ? "\n" : "");
        return;
    }
    say_token(t, &event->token);
    if (event->token.kind == ECART_PGN_MOVE)
        say_move(t, event);
    if (event->token.kind == ECART_PGN_GAME_END)
        say(t, " result %d%s", event->token.result, event->judged ? "" : ", not judged to its end");
}

/* A legal move is told after it was played, any other as if it was not. */
static void check_positions(const court *c, const ecart_pgn_event *event)
{
    const ecart_position *now = ecart_pgn_position(&c->judge);
    const ecart_position *before = ecart_pgn_before(&c->judge);

    if (event->token.kind != ECART_PGN_MOVE || !event->judged)
        return;
    ecart_position expected = *before;
    ecart_notation read =
        (event->token.text[0] >= '1' && event->token.text[0] <= '9'
             ? ecart_notation_read : ecart_san_read)(before, event->token.text,
                                                     event->token.length);
    require(read.verdict.reason == event->notation.verdict.reason);
    if (ecart_verdict_is_legal(&read.verdict))
        (void)ecart_position_play(&expected, read.verdict.move);
    require(memcmp(&expected, now, sizeof expected) == 0);
}

static bool is_nothing(const court *c, const ecart_pgn_event *event)
{
    if (event->token.kind != ECART_PGN_MOVE)
        return false;
    return !event->judged ||
           (ecart_verdict_is_legal(&event->notation.verdict) && event->notation.forgiven == 0 &&
            (event->number == 0 || event->number == ecart_pgn_before(&c->judge)->number));
}

static void judge(court *c, const char *text, size_t length, size_t piece, int flags,
                  size_t capacity)
{
    ecart_pgn_event event;
    size_t          end = 0;

    memset(c->lines, 0xff, sizeof c->lines);        /* nothing is relied on */
    c->told.length = c->told.comment_length = 0;
    ecart_pgn_judge_start(&c->judge, c->lines, capacity, flags);
    do {
        size_t from = (size_t)c->judge.reader.offset + c->judge.reader.at;

        end = end + piece < length ? end + piece : length;
        ecart_pgn_feed(&c->judge.reader, text + from, end - from, end == length);
        while (ecart_pgn_judge_next(&c->judge, &event) > ECART_PGN_MORE) {
            check_positions(c, &event);
            if (!c->leaves_out || !is_nothing(c, &event))
                say_event(&c->told, &event);
        }
    } while (event.token.kind == ECART_PGN_MORE);
}

typedef struct judging {
    const char *text, *events;
} judging;

static const judging judgings[] = {
    { "", "" },
    { " {a comment} $1 ) ", "1:2 comment a comment\n1:14 nag 1\n1:17 fault stray-sign" },
    { "[White \"A\"]\n\n1. e4 e5?! 2.Ke2 *",
      "1:1 tag White=A\ngame\n3:4 move e4 number 1 none\n3:7 move e5 none\n3:9 nag 6\n"
      "3:14 move Ke2 number 2 none\n3:18 result 4\n3:18 over result 4" },
    { "*", "game\n1:1 result 4\n1:1 over result 4" },
    { "1. ( e4 )\n[A \"b\"] $7 )", "game\n1:4 fault no-move-to-vary\n1:4 open\n"
      "1:6 move e4 unjudged\n1:9 close\n2:1 fault no-result\n2:1 over result 0\n2:1 tag A=b\n"
      "2:9 nag 7\n2:12 fault stray-sign\ngame\n2:13 fault no-result\n2:13 over result 0" },
    { "(e4) *\n(", "game\n1:1 fault no-move-to-vary\n1:1 open\n1:2 move e4 unjudged\n"
      "1:4 close\n1:6 result 4\n1:6 over result 4\ngame\n2:1 fault no-move-to-vary\n2:1 open\n"
      "2:1 fault unclosed-variation\n2:2 fault no-result\n2:2 over result 0" },
    { "1-0 1. e4", "game\n1:1 result 1\n1:1 over result 1\ngame\n1:8 move e4 number 1 none\n"
      "1:10 fault no-result\n1:10 over result 0" },
    { "[A \"b\"]", "1:1 tag A=b\ngame\n1:8 fault no-result\n1:8 over result 0" },
    { "[Event \"a\"]\n[A \"b\"]\n\n[C \"d\"]\n\n[Event \"e\"]\n[Event \"f\"]",
      "1:1 tag Event=a\n2:1 tag A=b\n4:1 tag C=d\ngame\n6:1 fault no-result\n6:1 over result 0\n"
      "6:1 tag Event=e\n7:1 tag Event=f\ngame\n7:12 fault no-result\n7:12 over result 0" },

    { "[FEM \"8/8\"]\n\n [Event \"a\"]\n\n[EventDate \"b\"]\n[Event \"c\"]\n*",
      "1:1 tag FEM=8/8\n3:2 tag Event=a\n5:1 tag EventDate=b\n6:1 tag Event=c\ngame\n"
      "7:1 result 4\n7:1 over result 4" },

    /* A refused move leaves its line unknown, and a variation of it is known. */
    { "1. e4 e5 2. Bb5 Ke6 (2... a6 3. a3) 3. d3 (3. d4) *\n",
      "game\n1:4 move e4 number 1 none\n1:7 move e5 none\n1:13 move Bb5 number 2 none\n"
      "1:17 move Ke6 king-shape\n1:21 open\n1:27 move a6 number 2 none\n"
      "1:33 move a3 number 3 none\n"
      "1:35 close\n1:40 move d3 number 3 unjudged\n1:43 open\n1:47 move d4 number 3 unjudged\n"
      "1:49 close\n1:51 result 4\n1:51 over result 4, not judged to its end" },
    { "e4 (d4 d5 (d6 (d7 c4) e4) Nf3) (c4) e5 *",
      "game\n1:1 move e4 none\n1:4 open\n1:5 move d4 none\n1:8 move d5 none\n1:11 open\n"
      "1:12 move d6 none\n1:15 open\n1:16 move d7 same-cell\n1:19 move c4 unjudged\n1:21 close\n"
      "1:23 move e4 none\n1:25 close\n1:27 move Nf3 none\n1:30 close\n1:32 open\n"
      "1:33 move c4 none\n"
      "1:35 close\n1:37 move e5 none\n1:40 result 4\n1:40 over result 4" },
    { "e4 (d4 (c4 (b4 (a4))) d5) e5 *",
      "game\n1:1 move e4 none\n1:4 open\n1:5 move d4 none\n1:8 open\n1:9 move c4 none\n1:12 open\n"
      "1:13 move b4 none\n1:16 fault too-deep\n1:16 open\n1:17 move a4 unjudged\n1:19 close\n"
      "1:20 close\n1:21 close\n1:23 move d5 none\n1:25 close\n1:27 move e5 none\n1:30 result 4\n"
      "1:30 over result 4" },
    { "(e4) e4 ((d4)) *", "game\n1:1 fault no-move-to-vary\n1:1 open\n1:2 move e4 unjudged\n"
      "1:4 close\n1:6 move e4 none\n1:9 open\n1:10 fault no-move-to-vary\n1:10 open\n"
      "1:11 move d4 unjudged\n1:13 close\n1:14 close\n1:16 result 4\n1:16 over result 4" },
    { "e4 (d4 1-0\n[A \"b\"]\n*", "game\n1:1 move e4 none\n1:4 open\n1:5 move d4 none\n"
      "1:8 result 1\n1:4 fault unclosed-variation\n2:1 over result 1\n2:1 tag A=b\ngame\n"
      "3:1 result 4\n3:1 over result 4" },

    /* Whose a result is. */
    { "1. e4 (1. d4 1-0 {!}) e5", "game\n1:4 move e4 number 1 none\n1:7 open\n"
      "1:11 move d4 number 1 none\n1:14 result 1\n1:18 comment !\n1:21 close\n"
      "1:23 move e5 none\n1:25 fault no-result\n1:25 over result 0" },
    { "e4 (d4 (c4 1-0) 0-1\n[A \"b\"]\n1-0", "game\n1:1 move e4 none\n1:4 open\n1:5 move d4 none\n"
      "1:8 open\n1:9 move c4 none\n1:12 result 1\n1:15 close\n1:17 result 2\n"
      "1:4 fault unclosed-variation\n2:1 over result 2\n2:1 tag A=b\ngame\n3:1 result 1\n"
      "3:1 over result 1" },
    { "e4 (d4 0-1 (c4)\n[A \"b\"]\n*", "game\n1:1 move e4 none\n1:4 open\n1:5 move d4 none\n"
      "1:8 result 2\n1:12 open\n1:13 move c4 none\n1:15 close\n1:4 fault unclosed-variation\n"
      "2:1 over result 2\n2:1 tag A=b\ngame\n3:1 result 4\n3:1 over result 4" },
    { "e4 (d4 1-0) *", "game\n1:1 move e4 none\n1:4 open\n1:5 move d4 none\n1:8 result 1\n"
      "1:11 close\n1:13 result 4\n1:13 over result 4" },

    /* A remark is no move: the game goes on, and so does a variation of it. */
    { "= 1. e4 = Nf6 2. e5 d5 3. exd6 e.p. (3. Nf3 +/-) Nc6 += 1-0",
      "1:1 fault stray-word\ngame\n1:6 move e4 number 1 none\n1:9 fault stray-word\n"
      "1:11 move Nf6 none\n1:18 move e5 number 2 none\n1:21 move d5 none\n"
      "1:27 move exd6 number 3 none\n1:32 fault stray-word\n1:37 open\n"
      "1:41 move Nf3 number 3 none\n1:45 fault stray-word\n1:48 close\n1:50 move Nc6 none\n"
      "1:54 fault stray-word\n1:57 result 1\n1:57 over result 1" },

    /* Moves in digits. */
    { "1. 5254 5755 2. 4185 (6153) 5856 85 {mate?} *",
      "game\n1:4 move 5254 number 1 none uci-form\n1:9 move 5755 none uci-form\n"
      "1:17 move 4185 number 2 none uci-form\n1:22 open\n1:23 move 6153 bishop-shape\n"
      "1:27 close\n1:29 move 5856 king-shape\n1:37 comment mate?\n1:45 result 4\n"
      "1:45 over result 4, not judged to its end" },
    { "1. 6263 5755 2. 7274 4884 *", "game\n1:4 move 6263 number 1 none uci-form\n"
      "1:9 move 5755 none uci-form\n1:17 move 7274 number 2 none uci-form\n"
      "1:22 move 4884 none missing-check uci-form\n1:27 result 4\n1:27 over result 4" },

    { "* e4 1-0 0-1 {x} * 1/2\ne4 *", "game\n1:1 result 4\n1:1 over result 4\ngame\n"
      "1:3 move e4 none\n1:6 result 1\n1:6 over result 1\n1:10 fault stray-result\n"
      "1:14 comment x\n1:18 fault stray-result\n1:20 fault result-spelling\n"
      "1:20 fault stray-result\ngame\n2:1 move e4 none\n2:4 result 4\n2:4 over result 4" },

    /* What is forgiven, and what is not. */
    { "e2-e4 e7e5 Qh5+ Nf6? 4. Q:f7# 0-0", "game\n1:1 move e2-e4 none long-form\n"
      "1:7 move e7e5 none uci-form\n1:12 move Qh5+ none spurious-check\n1:17 move Nf6 none\n"
      "1:20 nag 2\n1:25 move Q:f7# number 4 none wrong-check\n1:31 move 0-0 castle-path-blocked\n"
      "1:34 fault no-result\n1:34 over result 0, not judged to its end" },
    { "e9", "game\n1:1 move e9 impossible-cell\n1:3 fault no-result\n"
      "1:3 over result 0, not judged to its end" },
    { "e4 e\x01" "5 a6 1-0", "game\n1:1 move e4 none\n1:4 move e\x01" "5 bad-notation at 1\n"
      "1:8 move a6 unjudged\n1:11 result 1\n1:11 over result 1, not judged to its end" },
    { "1. e4 -- 2. Z0 (2. d4) e5 *", "game\n1:4 move e4 number 1 none\n1:7 fault null-move\n"
      "1:13 fault null-move\n1:16 open\n1:20 move d4 number 2 none\n1:22 close\n1:24 move e5 none\n"
      "1:27 result 4\n1:27 over result 4" },
    { "e4 f6 Qh5+ -- Qh4 *", "game\n1:1 move e4 none\n1:4 move f6 none\n1:7 move Qh5+ none\n"
      "1:12 fault null-move\n1:15 move Qh4 unjudged\n1:19 result 4\n"
      "1:19 over result 4, not judged to its end" },

    /* Where games start. */
    { "[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 9\"]\n9. O-O *",
      "1:1 tag FEN=4k3/8/8/8/8/8/8/4K2R w K - 0 9\ngame\n2:4 move O-O number 9 none\n"
      "2:8 result 4\n2:8 over result 4" },
    { "[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n1. e4 *\n*",
      "1:1 tag FEN=8/8/8/8/8/8/8/8 w - - 0 1\n1:7 fault bad-fen\ngame\n"
      "2:4 move e4 number 1 unjudged\n2:7 result 4\n2:7 over result 4, not judged to its end\n"
      "3:1 fault stray-result" },
    { "[FEN \"4k3/8/8/8/8/8/8/4K2R w KQ - 0 9\"]\nO-O *",
      "1:1 tag FEN=4k3/8/8/8/8/8/8/4K2R w KQ - 0 9\n1:7 fault fen-repair\ngame\n"
      "2:1 move O-O none\n2:5 result 4\n2:5 over result 4" },
    { "[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 9 1\"]\nO-O *",
      "1:1 tag FEN=4k3/8/8/8/8/8/8/4K2R w K - 9 1\ngame\n"
      "2:1 move O-O none\n2:5 result 4\n2:5 over result 4" },
    { "[FEN \"4k3/8/8/8/8/8/8/RK5R w HA - 0 1\"]\n[Variant \"Chess 960\"]\nO-O *",
      "1:1 tag FEN=4k3/8/8/8/8/8/8/RK5R w HA - 0 1\n2:1 tag Variant=Chess 960\ngame\n"
      "3:1 move O-O none\n3:5 result 4\n3:5 over result 4" },
    { "[Variant \"Atomic\"]\n[FEN \"\"]\ne4 *", "1:1 tag Variant=Atomic\n2:1 tag FEN=\n"
      "1:11 fault unknown-variant\ngame\n3:1 move e4 unjudged\n3:4 result 4\n"
      "3:4 over result 4, not judged to its end" },
};

enum { JUDGINGS = sizeof judgings / sizeof *judgings };

START_TEST(games_are_judged)
{
    static court c;
    const judging *j = &judgings[_i];

    judge(&c, j->text, strlen(j->text), strlen(j->text) + 1, 0, LINES);
    ck_assert_str_eq(c.told.text, j->events);
    for (size_t piece = 1; piece <= strlen(j->text); piece++) {
        judge(&c, j->text, strlen(j->text), piece, 0, LINES);
        ck_assert_str_eq(c.told.text, j->events);
    }
}
END_TEST

START_TEST(without_memory_no_move_is_judged)
{
    static court c;

    judge(&c, "[FEN \"x\"]\ne4 (d4) *", 19, 19, 0, 0);
    ck_assert_str_eq(c.told.text, "1:1 tag FEN=x\ngame\n2:1 move e4 unjudged\n2:4 open\n"
                     "2:5 move d4 unjudged\n2:7 close\n2:9 result 4\n"
                     "2:9 over result 4, not judged to its end");
    ck_assert_ptr_null(ecart_pgn_position(&c.judge));
    ck_assert_ptr_null(ecart_pgn_before(&c.judge));
}
END_TEST

START_TEST(a_fen_is_too_long_if_none_is_so_long)
{
    static court c;
    char text[400];

    int length = snprintf(text, sizeof text, "[FEN \"%0200d\"]\ne4 *", 0);
    judge(&c, text, (size_t)length, 400, ECART_PGN_QUIET, LINES);
    ck_assert_ptr_nonnull(strstr(c.told.text, "\n1:7 fault bad-fen\n"));
}
END_TEST

START_TEST(variants_are_known_by_their_names)
{
    static const struct {
        const char *name;
        bool        chess960, known;
    } variants[] = {
        { "", false, true },                 { "Standard", false, true },
        { "CHESS", false, true },            { "From Position", false, true },
        { "normal", false, true },           { "chess960", true, true },
        { "Chess 960", true, true },         { "Fischerandom", true, true },
        { "Fischer Random", true, true },    { "fifischer", true, true },
        { "Antichess", false, false },       { "Crazyhouse", false, false },
        { "96", false, false },              { "Three-check", false, false },
    };
    static court c;
    char text[100];

    for (size_t i = 0; i < sizeof variants / sizeof *variants; i++) {
        int length = snprintf(text, sizeof text, "[Variant \"%s\"]\ne4 *", variants[i].name);

        judge(&c, text, (size_t)length, 100, 0, LINES);
        ck_assert_msg((strstr(c.told.text, "unknown-variant") == NULL) == variants[i].known,
                      "%s", variants[i].name);
        if (variants[i].known)
            ck_assert_int_eq(ecart_pgn_position(&c.judge)->chess960, variants[i].chess960);
    }
}
END_TEST

START_TEST(positions_are_known_as_long_as_they_can_be)
{
    static ecart_pgn_judge j;
    static ecart_pgn_line  lines[2];
    static const char      text[] = "e4 d6 d4 Ke2 a3 *";
    ecart_pgn_event        event;
    ecart_position         start;
    char                   fen[ECART_FEN_SIZE], at_start[ECART_FEN_SIZE];

    ecart_position_start(&start);
    ecart_pgn_judge_start(&j, lines, 2, 0);
    ck_assert_ptr_null(ecart_pgn_position(&j));
    ecart_pgn_feed(&j.reader, text, sizeof text - 1, true);
    ck_assert_int_eq(ecart_pgn_judge_next(&j, &event), ECART_PGN_GAME);
    fen_of(ecart_pgn_position(&j), ECART_FEN_PLAIN, fen);
    ck_assert_str_eq(fen, fen_of(&start, ECART_FEN_PLAIN, at_start));
    ck_assert_ptr_null(ecart_pgn_before(&j));
    (void)ecart_pgn_judge_next(&j, &event);
    ck_assert_str_eq(at_start, fen_of(ecart_pgn_before(&j), ECART_FEN_PLAIN, fen));
    (void)ecart_pgn_judge_next(&j, &event);
    (void)ecart_pgn_judge_next(&j, &event);
    (void)ecart_pgn_judge_next(&j, &event);     /* refused: known before it, and so now */
    ck_assert_int_eq(event.notation.verdict.reason, ECART_KING_SHAPE);
    fen_of(ecart_pgn_position(&j), ECART_FEN_PLAIN, at_start);
    ck_assert_str_eq(at_start, fen_of(ecart_pgn_before(&j), ECART_FEN_PLAIN, fen));
    (void)ecart_pgn_judge_next(&j, &event);
    ck_assert_ptr_null(ecart_pgn_position(&j));
    ck_assert_uint_eq(j.moves, 4);
    ck_assert_uint_eq(j.games, 1);
}
END_TEST

/* A game of random legal moves, in the standard's spelling or nearly so. */
static size_t write_game(dice *d, char *text, size_t size)
{
    static const char *const blanks[] = { " ", " ", " ", "  ", "\n", "\r\n", "\r", " $1 ", "\t(" };
    static const char *const signs[] = { "", "", "", "", "", "", "", "", "", "", "+", "!", "#" };
    bool           nearly = roll(d, 3) == 0;
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
            length += snprintf(text + length, size - (size_t)length, "%u.%s",
                               p.number + (nearly && roll(d, 50) == 0), roll(d, 9) ? " " : "..");
        length += snprintf(text + length, size - (size_t)length, "%s%s%s", san,
                           nearly ? signs[roll(d, 13)] : "", blanks[roll(d, nearly ? 9 : 7)]);
        (void)ecart_position_play(&p, move);
    }
    return (size_t)(length + snprintf(text + length, size - (size_t)length, "*\n\n"));
}

/* Some games, of which some bytes may be any. */
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

/* A quiet judge goes another way to the same end, and so does one that is fed
 * in pieces. */
START_TEST(being_quiet_and_being_fed_change_nothing)
{
    static court c;
    static char  text[1 << 14], expected[sizeof c.told.text];
    dice d = { 23 };

    for (int i = 0; i < 600; i++) {
        size_t length = write_games(&d, text, sizeof text), told;
        uint64_t games, moves;

        c.leaves_out = true;
        judge(&c, text, length, length, 0, LINES);
        memcpy(expected, c.told.text, told = c.told.length);
        games = c.judge.games;
        moves = c.judge.moves;
        for (size_t piece = length; piece > 0; piece = piece / 3 + (i % 8 && piece > 3 ? 5 : 0)) {
            judge(&c, text, length, piece, ECART_PGN_QUIET, LINES);
            require(c.told.length == told && memcmp(c.told.text, expected, told) == 0);
            require(c.judge.games == games && c.judge.moves == moves);
            if (piece < 12)
                break;
        }
    }
}
END_TEST

/* Every legal move of every position as chess.js writes it: a game of each. */
START_TEST(whoever_writes_the_standard_is_not_heard_of)
{
    static court c;
    static char  text[1 << 16];
    table        sans = table_open("san_suite.tsv");
    uint64_t     legal = 0;

    for (table t = table_open("suite.tsv"); table_next(&t);) {
        size_t   length = 0;
        uint64_t written = 0;

        ck_assert(table_next(&sans));
        for (const char *san = sans.field[1]; *san && *san != '-'; written++) {
            size_t width = strcspn(san, " ");

            length += (size_t)snprintf(text + length, sizeof text - length,
                                       "[FEN \"%s\"]\n%.*s *\n", t.field[1], (int)width, san);
            san += width + (san[width] == ' ');
        }
        judge(&c, text, length, length + 1, ECART_PGN_QUIET, 1);
        require(c.judge.moves == written && c.judge.games == written);
        ck_assert_ptr_null(strstr(c.told.text, "move"));
        ck_assert_ptr_null(strstr(c.told.text, "fault"));
        legal += written;
    }
    ck_assert_uint_gt(legal, 24000);
    ck_assert(!table_next(&sans));
}
END_TEST

static unsigned counted(unsigned from, unsigned by)
{
    return from + by < UINT16_MAX ? from + by : UINT16_MAX;
}

/* Knights go out and back, without end: counters go on, or stop, and nobody
 * hears of it, however many moves are read at once. */
static void go_on(unsigned clock, unsigned number)
{
    enum { BARS = 3000 };
    static court c;
    static char  text[BARS * 32];
    const ecart_position *end = &c.lines[0].position;
    int length = snprintf(text, sizeof text,
                          "[FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - %u %u\"]\n",
                          clock, number);

    for (unsigned bar = 0; bar < BARS; bar++)
        length += snprintf(text + length, sizeof text - (size_t)length, "%u.%s",
                           counted(number, bar), bar % 2 == 0 ? " Nf3 Nf6\n" : "Ng1 Ng8 ");
    snprintf(text + length, sizeof text - (size_t)length, "*");
    judge(&c, text, strlen(text), strlen(text) + 1, ECART_PGN_QUIET, 1);
    require(c.judge.moves == 2 * BARS && strstr(c.told.text, "move") == NULL);
    ck_assert_uint_eq(end->clock, counted(clock, 2 * BARS));
    ck_assert_uint_eq(end->number, counted(number, BARS));
}

START_TEST(counters_go_on_or_stop)
{
    go_on(0, 1);
    go_on(60000, 40000);
    go_on(50000, 64000);
}
END_TEST

static Suite *pgn_judge_suite(void)
{
    Suite *s = suite_create("pgn_judge");

    TCase *games = tcase_create("games");
    tcase_add_loop_test(games, games_are_judged, 0, JUDGINGS);
    tcase_add_test(games, without_memory_no_move_is_judged);
    tcase_add_test(games, a_fen_is_too_long_if_none_is_so_long);
    tcase_add_test(games, variants_are_known_by_their_names);
    tcase_add_test(games, positions_are_known_as_long_as_they_can_be);
    suite_add_tcase(s, games);

    TCase *many = tcase_create("many games");
    tcase_set_timeout(many, 120);
    tcase_add_test(many, being_quiet_and_being_fed_change_nothing);
    tcase_add_test(many, whoever_writes_the_standard_is_not_heard_of);
    tcase_add_test(many, counters_go_on_or_stop);
    suite_add_tcase(s, many);

    return s;
}

int main(void)
{
    return run(pgn_judge_suite());
}
