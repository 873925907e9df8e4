/* SPDX-License-Identifier: MIT */
/* check_pgn_play_on.c -- tests of line.c: lines of moves, also after illegal ones */

#include "court.h"
#include "meant/forced.h"
#include "table.h"
#include "torture.h"

/* What is told of a game by a judge that plays on: illegal moves and what follows. */
static const struct playing_on {
    const char *text, *events;
} playings[] = {
    /* A check is left, and nobody sees it. */
    { "1. e4 e6 2. d4 d5 3. Bb5+ a6 4. a3 axb5 *",
      "game\n1:27 move a6 leaves-in-check\n1:41 result 4\n1:41 over result 4" },
    { "1. e4 e6 2. d4 d5 3. Bb5+ a6 4. a3 Nf6 5. a4 *",
      "game\n1:27 move a6 leaves-in-check\n1:36 move Nf6 leaves-in-check\n"
      "1:46 result 4\n1:46 over result 4" },
    /* A sign of check tells nothing then. */
    { "1. e4 e6 2. d4 d5 3. Bb5+ a6 4. a3+ axb5 *",
      "game\n1:27 move a6 leaves-in-check\n1:42 result 4\n1:42 over result 4" },
    { "1. e4 e6 2. d4 d5 3. Bb5+ a6 4. a3# axb5 *",
      "game\n1:27 move a6 leaves-in-check\n1:42 result 4\n1:42 over result 4" },
    { "1. e4 e6 2. d4 d5 3. Bb5+ a6 4. Bd7 Bxd7 *",
      "game\n1:27 move a6 leaves-in-check\n1:42 result 4\n1:42 over result 4" },
    { "1. e4 e6 2. d4 d5 3. Bb5+ a6 4. Bd7# Bxd7 *",
      "game\n1:27 move a6 leaves-in-check\n1:43 result 4\n1:43 over result 4" },
    /* The king cannot be taken; nor does it if one tries. */
    { "1. e4 e6 2. d4 d5 3. Bb5+ a6 4. Bb5xe8 *",
      "game\n1:27 move a6 leaves-in-check\n1:33 move Bb5xe8 number 4 king-capture\n1:40 result 4\n"
      "1:40 over result 4, not judged to its end" },
    { "1. e4 e6 2. d4 d5 3. Bb5+ a6 4. Bxe8 axb5 *",
      "game\n1:27 move a6 leaves-in-check\n1:33 move Bxe8 number 4 king-capture\n"
      "1:43 result 4\n1:43 over result 4, not judged to its end" },
    { "1. e4 e6 2. d4 d5 3. Bb5+ a6 4. b5e8 axb5 *",
      "game\n1:27 move a6 leaves-in-check\n1:33 move b5e8 number 4 king-capture\n"
      "1:43 result 4\n1:43 over result 4, not judged to its end" },
    /* Of two knights the one that goes there is meant, though it may not. */
    { "1. e4 d6 2. d4 Nd7 3. Bb5 c6 4. Qh5 cxb5 5. Qxf7+ Nf6 6. a3 *",
      "game\n1:51 move Nf6 leaves-in-check\n1:61 result 4\n"
      "1:61 over result 4, not judged to its end" },
    { "1. e4 e5 2. Nf3 f6 3. Nxe5 fxe5 4. Qh5+ Nc6 5. Qxe5+ Qe7 *",
      "game\n1:41 move Nc6 leaves-in-check\n1:58 result 4\n1:58 over result 4" },
    /* A variation of an illegal move, and of the move after it. */
    { "1. e4 e6 2. d4 d5 3. Bb5+ a6 (3... c6) 4. a3 (4. Bxa6 Nxa6) (4. Kxe8) axb5 *",
      "game\n1:27 move a6 leaves-in-check\n1:30 open\n1:38 close\n1:46 open\n1:59 close\n"
      "1:61 open\n1:65 move Kxe8 number 4 king-shape\n1:69 close\n1:76 result 4\n"
      "1:76 over result 4" },
    /* What is left out of a text to read it may be within the move. */
    { "1. e4 e5 2. N\xc2\xad" "d5 a6 *",
      "game\n1:13 move N\xc2\xad" "d5 number 2 knight-shape\n1:22 result 4\n"
      "1:22 over result 4, not judged to its end" },
    /* Not plain: the rest is not judged, as before. */
    { "1. e4 e5 2. Zz9 a6 *", "game\n1:13 move Zz9 number 2 bad-notation at 0\n"
      "1:20 result 4\n1:20 over result 4, not judged to its end" },
    { "1. e4 e5 2. Ke2 Ke7 3. Ke3 Ke6 4. Ke4 Ke5 *",
      "game\n1:35 move Ke4 number 4 own-piece\n1:39 move Ke5 own-piece\n1:43 result 4\n"
      "1:43 over result 4, not judged to its end" },
    /* Castling across a piece and with a right that is gone, and a game won by mate. */
    { "1. e4 e5 2. O-O Ke7 3. Re1 O-O 4. a3 *",
      "game\n1:13 move O-O number 2 castle-path-blocked\n1:28 move O-O castle-no-right\n"
      "1:38 result 4\n1:38 over result 4, not judged to its end" },
};

static void judge_playing_on(court *c, const char *text, size_t piece, ecart_pgn_flags flags)
{
    c->leaves_out = ECART_PGN_QUIET;
    c->plays_on   = true;
    judge(c, text, strlen(text), piece, flags | ECART_PGN_PLAY_ON, LINES);
}

START_TEST(a_game_goes_on_after_an_illegal_move)
{
    static court c;
    char         text[200];

    for (int quiet = 0; quiet < 2; quiet++) {
        judge_playing_on(&c, playings[_i].text, SIZE_MAX / 2, quiet ? ECART_PGN_QUIET : 0);
        ck_assert_str_eq(c.told.text, playings[_i].events);
    }
    /* The fast path needs room. */
    snprintf(text, sizeof text, "%s%40s", playings[_i].text, "");
    judge_playing_on(&c, text, SIZE_MAX / 2, ECART_PGN_QUIET);
    ck_assert_str_eq(c.told.text, playings[_i].events);
}
END_TEST

/* The events of variations, and of a game that follows another. */
static const struct playing_on tellings[] = {
    { "1. e4 -- (1... e5) *", "game\n1:4 move e4 number 1 none\n1:7 fault null-move\n1:10 open\n"
      "1:16 move e5 number 1 none\n1:18 close\n1:20 result 4\n1:20 over result 4" },
    { "[A \"b\"]\n[FEN \"8/8 w\"]\n*", "1:1 tag A=b\n2:1 tag FEN=8/8 w\n2:7 fault bad-fen\ngame\n"
      "3:1 result 4\n3:1 over result 4, not judged to its end" },
    { "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/4K2R w - - 0 9\"]\ne4 *",
      "1:1 tag SetUp=1\n2:1 tag FEN=4k3/8/8/8/8/8/8/4K2R w - - 0 9\ngame\n"
      "3:1 move e4 no-such-piece\n3:4 result 4\n3:4 over result 4, not judged to its end" },
    { "e4 ((d4\n\nBy (c4) a4)) e5 *",
      "game\n1:1 move e4 none\n1:4 open\n1:5 fault no-move-to-vary\n"
      "1:5 open\n1:6 move d4 unjudged\n3:1 move By unjudged\n3:4 open\n3:5 move c4 unjudged\n"
      "3:7 close\n3:9 move a4 unjudged\n3:11 close\n3:12 close\n3:14 move e5 none\n"
      "3:17 result 4\n3:17 over result 4" },
    { "e4 (d4 1...) e5 *", "game\n1:1 move e4 none\n1:4 open\n1:5 move d4 none\n1:12 close\n"
      "1:14 move e5 none\n1:17 result 4\n1:17 over result 4" },

    /* Numbers. */
    { "1. d4 d5 2. c4\n\n1.. e6 3\xc2\xa0 a3 *", "game\n1:4 move d4 number 1 none\n"
      "1:7 move d5 none\n1:13 move c4 number 2 none\n3:5 move e6 number 1 none\n"
      "3:12 move a3 number 3 none\n3:15 result 4\n3:15 over result 4" },
    { "1. e4 e5 30. Nf3 *", "game\n1:4 move e4 number 1 none\n1:7 move e5 none\n"
      "1:14 move Nf3 number 30 none\n1:18 result 4\n1:18 over result 4" },
    { "e4 e5 9 Nf3 *", "game\n1:1 move e4 none\n1:4 move e5 none\n1:9 move Nf3 number 9 none\n"
      "1:13 result 4\n1:13 over result 4" },
    { "[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 30\"]\n40 Kd2 Kd7 40 Ke3 Kd6 32 Kd4 Kc6 50 *",
      "1:1 tag FEN=4k3/8/8/8/8/8/8/4K3 w - - 0 30\ngame\n2:4 move Kd2 number 40 none\n"
      "2:8 move Kd7 none\n2:15 move Ke3 number 40 none\n2:19 move Kd6 none\n"
      "2:26 move Kd4 number 32 none\n2:30 move Kc6 none\n2:34 move 50 bad-notation at 2\n"
      "2:37 result 4\n2:37 over result 4, not judged to its end" },
    { "[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 30\"]\n40 Kd2 Kd7 39 *",
      "1:1 tag FEN=4k3/8/8/8/8/8/8/4K3 w - - 0 30\ngame\n2:4 move Kd2 number 40 none\n"
      "2:8 move Kd7 none\n2:12 move 39 bad-notation at 2\n"
      "2:15 result 4\n2:15 over result 4, not judged to its end" },

    /* Nothing is left of the game before. */
    { "e4 2.\n[A \"b\"]\ne4 *", "game\n1:1 move e4 none\n2:1 fault no-result\n2:1 over result 0\n"
      "2:1 tag A=b\ngame\n3:1 move e4 none\n3:4 result 4\n3:4 over result 4" },
    { "22 e4 *\ne4 e5 23 *", "game\n1:4 move e4 number 22 none\n1:7 result 4\n1:7 over result 4\n"
      "game\n2:1 move e4 none\n2:4 move e5 none\n2:7 move 23 bad-notation at 2\n2:10 result 4\n"
      "2:10 over result 4, not judged to its end" },
    { "[SetUp \"0\"]\n*\n[FEN \"4k3/8/8/8/8/8/8/4K2R w - - 0 9\"]\ne4 *",
      "1:1 tag SetUp=0\ngame\n2:1 result 4\n2:1 over result 4\n"
      "3:1 tag FEN=4k3/8/8/8/8/8/8/4K2R w - - 0 9\ngame\n"
      "4:1 move e4 no-such-piece\n4:4 result 4\n4:4 over result 4, not judged to its end" },
    { "[FEN \"4k3/8/8/8/8/8/8/4K2R w - - 0 9\"]\n*\ne4 *",
      "1:1 tag FEN=4k3/8/8/8/8/8/8/4K2R w - - 0 9\ngame\n2:1 result 4\n2:1 over result 4\n"
      "game\n3:1 move e4 none\n3:4 result 4\n3:4 over result 4" },
    { "[Variant \"Atomic\"]\n*\ne4 *", "1:1 tag Variant=Atomic\n1:11 fault unknown-variant\ngame\n"
      "2:1 result 4\n2:1 over result 4, not judged to its end\ngame\n3:1 move e4 none\n"
      "3:4 result 4\n3:4 over result 4" },

    { "1. e4\n\n9th *", "game\n1:4 move e4 number 1 none\n3:1 move 9th bad-notation at 2\n"
      "3:5 result 4\n3:5 over result 4, not judged to its end" },
    /* A line of prose is no line of moves; its bytes are not looked at. */
    { "Old \x01 games\n[]\n*", "1:1 fault stray-text\n1:4 escape  \x01 games\n2:1 fault bad-tag\n"
      "game\n3:1 result 4\n3:1 over result 4" },
};

START_TEST(lines_are_told_by_themselves)
{
    static court c;

    for (size_t piece = 1; piece <= strlen(tellings[_i].text) + 1; piece++) {
        judge(&c, tellings[_i].text, strlen(tellings[_i].text), piece, 0, LINES);
        ck_assert_str_eq(c.told.text, tellings[_i].events);
    }
}
END_TEST

START_TEST(a_move_of_black_is_counted_though_it_is_null)
{
    static court c;

    for (size_t moves = 1; moves <= 5; moves++) {
        judge(&c, "e4 -- d4 -- -- ", 3 * moves, SIZE_MAX / 2, 0, LINES);
        ck_assert_uint_eq(ecart_pgn_judge_position(&c.judge)->number, 1 + moves / 2);
    }
}
END_TEST

/* What is illegal in a variation ends it, and not the list of moves. */
START_TEST(moves_are_kept_beside_an_illegal_variation)
{
    static court c;

    judge_playing_on(&c, "1. e4 e6 2. d4 d5 3. Bb5+ c6 (3... a6) 4. a3 *", SIZE_MAX / 2, 0);
    ck_assert(c.judge.keeps);
    ck_assert_uint_eq(c.judge.ply_count, 7);
}
END_TEST

/* A game of legal moves with an illegal one now and then, as a text; and what must
 * be told of it. */
typedef struct broadcast {
    dice           d;
    ecart_position p;
    char           text[1 << 14];
    size_t         length;
    ecart_reason   reasons[400];
    int            plies, illegal;
} broadcast;

static void write_move(broadcast *b, const char *word, ecart_reason reason)
{
    b->length += (size_t)sprintf(b->text + b->length, "%s%c", word,
                                 roll(&b->d, 12) ? ' ' : '\n');
    b->reasons[b->plies++] = reason;
    b->illegal += reason != ECART_LEGAL;
}

static bool play_any(broadcast *b)
{
    ecart_move moves[ECART_MOVE_LIST_SIZE];
    char       san[ECART_SAN_SIZE];
    size_t     count = ecart_legal_moves(&b->p, moves, ECART_MOVE_LIST_SIZE);

    if (count == 0)
        return false;
    ecart_move move = moves[roll(&b->d, (uint32_t)count)];
    ecart_san_write(&b->p, move, san, sizeof san);
    write_move(b, san, ECART_LEGAL);
    require(ecart_position_play(&b->p, move).reason == ECART_LEGAL);
    return true;
}

static void play_illegal(broadcast *b)
{
    ecart_move    move = random_move(&b->d, &b->p);
    ecart_verdict v;
    char          uci[ECART_UCI_SIZE];

    move.promotion = ECART_NO_KIND;
    v = ecart_move_check(&b->p, move);
    if (ecart_verdict_is_refusal(&v) && ecart_position_force(&b->p, &v)) {
        ecart_uci_write(move, uci, sizeof uci);
        write_move(b, uci, v.reason);
    }
}

static void make_broadcast(broadcast *b)
{
    ecart_position_start(&b->p);
    b->length  = 0;
    b->illegal = b->plies = 0;
    for (int ply = 0; ply < 150; ply++) {
        if (roll(&b->d, 6) == 0)
            play_illegal(b);
        if (!play_any(b))
            break;
    }
    b->length += (size_t)sprintf(b->text + b->length, "*");
}

/* Every move is told to be what it is, and the game ends where it did. */
static void judge_broadcast(const broadcast *b, ecart_pgn_flags flags, int *told)
{
    static ecart_pgn_line line[1];
    const ecart_position *last;
    ecart_pgn_judge judge;
    ecart_pgn_event event;
    int             ply = 0;

    ecart_pgn_judge_start(&judge, line, 1, flags | ECART_PGN_PLAY_ON);
    ecart_pgn_feed(&judge.reader, b->text, b->length, true);
    while (ecart_pgn_judge_next(&judge, &event) != ECART_PGN_END) {
        if (event.token.kind != ECART_PGN_MOVE)
            continue;
        if (flags & ECART_PGN_QUIET)
            require(event.notation.verdict.reason != ECART_LEGAL);
        else
            require(event.notation.verdict.reason == b->reasons[ply++]);
        require(event.judged && event.played && event.notation.forgiven == 0);
        *told += event.notation.verdict.reason != ECART_LEGAL;
    }
    last = ecart_pgn_judge_position(&judge);
    require(judge.moves == (uint64_t)b->plies && last != NULL);
    require(memcmp(&last->board, &b->p.board, sizeof b->p.board) == 0);
    require(last->side == b->p.side && last->castling == b->p.castling);
    require(last->en_passant == b->p.en_passant);
}

START_TEST(a_broadcast_with_illegal_moves_is_read_to_its_end)
{
    static broadcast b = { .d = { 99 } };
    int              illegal = 0;

    for (int game = 0; game < 300; game++) {
        int told = 0, quietly = 0, leanly = 0;

        make_broadcast(&b);
        judge_broadcast(&b, 0, &told);
        judge_broadcast(&b, ECART_PGN_QUIET, &quietly);
        judge_broadcast(&b, ECART_PGN_LEAN, &leanly);
        ck_assert_int_eq(told, b.illegal);
        ck_assert_int_eq(quietly, b.illegal);
        ck_assert_int_eq(leanly, b.illegal);
        illegal += b.illegal;
    }
    ck_assert_int_gt(illegal, 2000);
}
END_TEST

/* Without illegal moves there is no difference, however the text is cut. */
START_TEST(legal_games_are_judged_as_ever)
{
    static court with, without;
    const char  *text = "1. e4 e5 (1... c5 2. Nf3 d6) 2. Nf3+ Nc6 3. Bb5 a6 4. O-O Zz 5. a3 1-0\n"
                        "1. f3 e5 2. g4 Qh4# 0-1";

    for (size_t piece = ECART_PGN_PIECE; piece < 3 * ECART_PGN_PIECE; piece += 999) {
        without.leaves_out = ECART_PGN_QUIET;
        judge(&without, text, strlen(text), piece, 0, LINES);
        judge_playing_on(&with, text, piece, 0);
        ck_assert_str_eq(with.told.text, without.told.text);
    }
}
END_TEST

/* A fault of the FEN has its text. */
START_TEST(a_fault_of_the_start_shows_the_fen)
{
    static const char *const fens[] = { "8/8/8/8/8/8/8/8 w - - 0 1",
                                        "4k3/8/8/8/8/8/8/4K2R w KQ - 0 9" };
    for (int i = 0; i < 2; i++) {
        static ecart_pgn_judge j;
        static ecart_pgn_line  lines[LINES];
        ecart_pgn_event        event;
        char                   text[100];

        snprintf(text, sizeof text, "[FEN \"%s\"]\ne4 *", fens[i]);
        ecart_pgn_judge_start(&j, lines, LINES, 0);
        ecart_pgn_feed(&j.reader, text, strlen(text), true);
        while (ecart_pgn_judge_next(&j, &event) != ECART_PGN_FAULT)
            ck_assert_int_ne(event.token.kind, ECART_PGN_END);
        ck_assert_uint_eq(event.token.length, strlen(fens[i]));
        ck_assert_mem_eq(event.token.text, fens[i], event.token.length);
    }
}
END_TEST

START_TEST(a_fen_is_too_long_if_none_is_so_long)
{
    static court c;
    char text[400];
    int  length;

    for (int longer = 0; longer < 2; longer++) {    /* blanks behind it are a part of the tag */
        length = snprintf(text, sizeof text, "[FEN \"%-*s\"]\nKd2 *", ECART_FEN_SIZE - 1 + longer,
                          "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
        judge(&c, text, (size_t)length, 400, 0, LINES);
        ck_assert_int_eq(strstr(c.told.text, "bad-fen") != NULL, longer);
    }
    length = snprintf(text, sizeof text, "[FEN \"%0200d\"]\ne4 *", 0);
    judge(&c, text, (size_t)length, 400, ECART_PGN_QUIET, LINES);
    ck_assert_ptr_nonnull(strstr(c.told.text, "\n1:7 fault bad-fen\n"));
    for (int zeros = ECART_FEN_SIZE - 1; zeros <= ECART_FEN_SIZE + 1; zeros++) {
        ecart_pgn_event event = { 0 };

        length = snprintf(text, sizeof text, "[FEN \"%0*d\"]\ne4 *", zeros, 0);
        ecart_pgn_judge_start(&c.judge, c.lines, LINES, 0);
        ecart_pgn_feed(&c.judge.reader, text, (size_t)length, true);
        while (ecart_pgn_judge_next(&c.judge, &event) != ECART_PGN_FAULT)
            ck_assert_int_ne(event.token.kind, ECART_PGN_END);
        ck_assert_uint_eq(event.token.length, ECART_FEN_SIZE - 1);
    }
}
END_TEST

int main(void)
{
    Suite *s = suite_create("play_on");
    TCase *c = group(s, "illegal moves");

    tcase_add_loop_test(c, a_game_goes_on_after_an_illegal_move, 0,
                        sizeof playings / sizeof *playings);
    tcase_add_loop_test(c, lines_are_told_by_themselves, 0, sizeof tellings / sizeof *tellings);
    tcase_add_test(c, a_move_of_black_is_counted_though_it_is_null);
    tcase_add_test(c, moves_are_kept_beside_an_illegal_variation);
    tcase_add_test(c, a_broadcast_with_illegal_moves_is_read_to_its_end);
    tcase_add_test(c, a_fault_of_the_start_shows_the_fen);
    tcase_add_test(c, a_fen_is_too_long_if_none_is_so_long);
    tcase_add_test(c, legal_games_are_judged_as_ever);
    return run(s);
}
