/* SPDX-License-Identifier: MIT */
/* check_pgn_judge.c -- tests of judge.c and line.c of lib/pgn */

#include "court.h"
#include "table.h"

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
      "game\n1:1 move e4 none\n1:4 open\n1:5 move d4 none\n1:8 open\n1:9 move c4 none\n"
      "1:12 open\n"
      "1:13 move b4 none\n1:16 fault too-deep\n1:16 open\n1:17 move a4 unjudged\n1:19 close\n"
      "1:20 close\n1:21 close\n1:23 move d5 none\n1:25 close\n1:27 move e5 none\n1:30 result 4\n"
      "1:30 over result 4" },
    { "(e4) e4 ((d4)) *", "game\n1:1 fault no-move-to-vary\n1:1 open\n1:2 move e4 unjudged\n"
      "1:4 close\n1:6 move e4 none\n1:9 open\n1:10 fault no-move-to-vary\n1:10 open\n"
      "1:11 move d4 unjudged\n1:13 close\n1:14 close\n1:16 result 4\n1:16 over result 4" },
    { "e4 (d4 1-0\n[A \"b\"]\n*", "game\n1:1 move e4 none\n1:4 open\n1:5 move d4 none\n"
      "1:8 result 1\n1:4 fault unclosed-variation\n2:1 over result 1\n2:1 tag A=b\ngame\n"
      "3:1 result 4\n3:1 over result 4" },

    /* Whether a result is the variation's or the game's. */
    { "1. e4 (1. d4 1-0 {!}) e5", "game\n1:4 move e4 number 1 none\n1:7 open\n"
      "1:11 move d4 number 1 none\n1:14 result 1\n1:18 comment !\n1:21 close\n"
      "1:23 move e5 none\n1:25 fault no-result\n1:25 over result 0" },
    { "e4 (d4 (c4 1-0) 0-1\n[A \"b\"]\n1-0", "game\n1:1 move e4 none\n1:4 open\n"
      "1:5 move d4 none\n"
      "1:8 open\n1:9 move c4 none\n1:12 result 1\n1:15 close\n1:17 result 2\n"
      "1:4 fault unclosed-variation\n2:1 over result 2\n2:1 tag A=b\ngame\n3:1 result 1\n"
      "3:1 over result 1" },
    { "e4 (d4 0-1 (c4)\n[A \"b\"]\n*", "game\n1:1 move e4 none\n1:4 open\n1:5 move d4 none\n"
      "1:8 result 2\n1:12 open\n1:13 move c4 none\n1:15 close\n1:4 fault unclosed-variation\n"
      "2:1 over result 2\n2:1 tag A=b\ngame\n3:1 result 4\n3:1 over result 4" },
    { "e4 (d4 1-0) *", "game\n1:1 move e4 none\n1:4 open\n1:5 move d4 none\n1:8 result 1\n"
      "1:11 close\n1:13 result 4\n1:13 over result 4" },

    /* A remark is not a move: the game goes on, and so does a variation of it. */
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
      "1:20 nag 2\n1:25 move Q:f7# number 4 none wrong-check capture-sign\n"
      "1:31 move 0-0 castle-path-blocked\n"
      "1:34 fault no-result\n1:34 over result 0, not judged to its end" },
    { "e9", "game\n1:1 move e9 impossible-cell\n1:3 fault no-result\n"
      "1:3 over result 0, not judged to its end" },
    { "e4 e\x01" "5 a6 1-0", "game\n1:1 move e4 none\n1:4 move e\x01" "5 bad-notation at 1\n"
      "1:8 move a6 unjudged\n1:11 result 1\n1:11 over result 1, not judged to its end" },
    { "1. e4 -- 2. Z0 (2. d4) e5 *", "game\n1:4 move e4 number 1 none\n1:7 fault null-move\n"
      "1:13 fault null-move\n1:16 open\n1:20 move d4 number 2 none\n1:22 close\n"
      "1:24 move e5 none\n"
      "1:27 result 4\n1:27 over result 4" },
    { "e4 f6 Qh5+ -- Qh4 *", "game\n1:1 move e4 none\n1:4 move f6 none\n1:7 move Qh5+ none\n"
      "1:12 fault null-move-in-check\n1:15 move Qh4 unjudged\n1:19 result 4\n"
      "1:19 over result 4, not judged to its end" },

    { "1. e4 0000 2. d4 *", "game\n1:4 move e4 number 1 none\n1:7 fault null-move\n"
      "1:15 move d4 number 2 none\n1:18 result 4\n1:18 over result 4" },

    /* Numbers without a dot: of old books, and moves that were misread. */
    { "1 e4 e5 2 Nf3 2 Nc6 (2 d6 3 d4) 3 Bb5 *", "game\n1:3 move e4 number 1 none\n"
      "1:6 move e5 none\n"
      "1:11 move Nf3 number 2 none\n1:17 move Nc6 number 2 none\n1:21 open\n"
      "1:24 move d6 number 2 none\n1:29 move d4 number 3 none\n1:31 close\n"
      "1:35 move Bb5 number 3 none\n1:39 result 4\n1:39 over result 4" },
    { "[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 30\"]\n30 Kd2 12 *",
      "1:1 tag FEN=4k3/8/8/8/8/8/8/4K3 w - - 0 30\ngame\n2:4 move Kd2 number 30 none\n"
      "2:8 move 12 bad-notation at 2\n2:11 result 4\n"
      "2:11 over result 4, not judged to its end" },
    { "[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 30\"]\nKd2 Kd7 33 Ke3 *",
      "1:1 tag FEN=4k3/8/8/8/8/8/8/4K3 w - - 0 30\ngame\n2:1 move Kd2 none\n"
      "2:5 move Kd7 none\n2:9 move 33 bad-notation at 2\n2:12 move Ke3 unjudged\n"
      "2:16 result 4\n2:16 over result 4, not judged to its end" },
    { "1. e4 65 2. Nf3 *", "game\n1:4 move e4 number 1 none\n1:7 move 65 bad-notation at 2\n"
      "1:13 move Nf3 number 2 unjudged\n1:17 result 4\n"
      "1:17 over result 4, not judged to its end" },
    { "1. 64 e5 *", "game\n1:4 move 64 number 1 bad-notation at 2\n1:7 move e5 unjudged\n"
      "1:10 result 4\n1:10 over result 4, not judged to its end" },
    { "22 e4 e5 23 Nf3 24 Nc6 25 Bb5 26 a6 63 *", "game\n1:4 move e4 number 22 none\n"
      "1:7 move e5 none\n"
      "1:13 move Nf3 number 23 none\n1:20 move Nc6 number 24 none\n1:27 move Bb5 number 25 none\n"
      "1:34 move a6 number 26 none\n1:37 move 63 bad-notation at 2\n1:40 result 4\n"
      "1:40 over result 4, not judged to its end" },
    { "1\xe2\x80\xa6 e4 e5 *", "game\n1:6 move e4 number 1 none punctuation\n1:9 move e5 none\n"
      "1:12 result 4\n1:12 over result 4" },
    { "1\xe2\x80\xa6 e5 *", "game\n1:6 move e5 number 1 pawn-shape\n1:9 result 4\n"
      "1:9 over result 4, not judged to its end" },

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

    /* Moves of chess, and another end. */
    { "[Variant \"3check\"]\ne4 *", "1:1 tag Variant=3check\n1:11 fault variant-end\ngame\n"
      "2:1 move e4 none\n2:4 result 4\n2:4 over result 4" },
    { "[FEN \"8/8 w\"]\n[Variant \"King of the Hill\"]\n*", "1:1 tag FEN=8/8 w\n"
      "2:1 tag Variant=King of the Hill\n1:7 fault bad-fen\ngame\n3:1 result 4\n"
      "3:1 over result 4, not judged to its end" },

    /* SetUp contradicts the FEN, and the first move decides. */
    { "[SetUp \"0\"]\n[FEN \"4k3/8/8/8/8/8/8/4K2R w - - 0 9\"]\ne4 (d4) e5 *",
      "1:1 tag SetUp=0\n2:1 tag FEN=4k3/8/8/8/8/8/8/4K2R w - - 0 9\ngame\n3:1 move e4 none\n"
      "3:4 open\n3:5 move d4 none\n3:7 close\n3:9 move e5 none\n3:12 result 4\n"
      "3:12 over result 4" },
    { "[SetUp \"0\"]\n[FEN \"4k3/8/8/8/8/8/8/4K2R w - - 0 9\"]\nKd2 e5 *",
      "1:1 tag SetUp=0\n2:1 tag FEN=4k3/8/8/8/8/8/8/4K2R w - - 0 9\ngame\n3:1 move Kd2 none\n"
      "3:5 move e5 no-such-piece\n3:8 result 4\n3:8 over result 4, not judged to its end" },
    { "[SetUp \"0\"]\n[FEN \"4k3/8/8/8/8/8/8/4K2R w - - 0 9\"]\nKb2 (e4) *",
      "1:1 tag SetUp=0\n2:1 tag FEN=4k3/8/8/8/8/8/8/4K2R w - - 0 9\ngame\n"
      "3:1 move Kb2 king-shape\n3:5 open\n3:6 move e4 no-such-piece\n3:8 close\n"
      "3:10 result 4\n3:10 over result 4, not judged to its end" },
    { "[SetUp \"0\"]\n*\n[SetUp \"00\"]\n*", "1:1 tag SetUp=0\ngame\n2:1 result 4\n"
      "2:1 over result 4\n3:1 tag SetUp=00\ngame\n4:1 result 4\n4:1 over result 4" },
    { "[SetUp \"1\"]\n*", "1:1 tag SetUp=1\ngame\n2:1 result 4\n2:1 over result 4" },
    { "[SetUp \"0\"]\nKe2 *", "1:1 tag SetUp=0\ngame\n2:1 move Ke2 own-piece\n2:5 result 4\n"
      "2:5 over result 4, not judged to its end" },

    /* What stands around games is told once. */
    { "<p>\nOld games: e4\n1. e4<br>*\nThe end *\n</p>", "1:1 fault stray-text\n"
      "2:4 escape  games: e4\ngame\n3:4 move e4 number 1 none\n3:10 result 4\n"
      "3:10 over result 4\n4:4 escape  end *" },
    { "Old games\n5254 *", "1:1 fault stray-text\n1:4 escape  games\ngame\n"
      "2:1 move 5254 none uci-form\n2:6 result 4\n2:6 over result 4" },

    /* Within a game too, after an empty line.  The number 1 there begins another game. */
    { "1. e4 #662 e5\n\nOur good game\n\nO-O (Ke2\n\nBy\n\n1. c4) #1\n\n#662 Next\n\n1. d4\n1. d5 "
      "2. c4\n\n1... e6\n\n2. a3\n\n1. e4 Old\n\n1 c4\n\n1. e5\n\na3 *",
      "game\n1:4 move e4 number 1 none\n1:7 fault stray-word\n1:12 move e5 none\n"
      "3:1 fault stray-word\n3:4 escape  good game\n5:1 move O-O castle-path-blocked\n5:5 open\n"
      "5:6 move Ke2 none\n7:1 move By bad-notation at 2\n9:4 move c4 number 1 unjudged\n"
      "9:6 close\n9:8 fault stray-word\n11:1 fault stray-word\n11:5 escape  Next\n"
      "13:1 fault no-result\n13:1 over result 0, not judged to its end\ngame\n"
      "13:4 move d4 number 1 none\n14:4 move d5 number 1 none\n14:10 move c4 number 2 none\n"
      "16:6 move e6 number 1 none\n18:4 move a3 number 2 none\n20:1 fault no-result\n"
      "20:1 over result 0\ngame\n"
      "20:4 move e4 number 1 none\n20:7 move Old bad-notation at 0\n22:1 fault no-result\n"
      "22:1 over result 0, not judged to its end\ngame\n22:3 move c4 number 1 none\n"
      "24:4 move e5 number 1 none\n26:1 move a3 none\n26:4 result 4\n26:4 over result 4" },
    /* It goes on up to a line that begins in another way; Nh lacks its row. */
    { "1. e4\n\nOld and\n#2 Ng\nNg\ne5\n\nNh\nOld *", "game\n1:4 move e4 number 1 none\n"
      "3:1 fault stray-word\n3:4 escape  and\n4:3 escape  Ng\n5:3 escape \n6:1 move e5 none\n"
      "8:1 move Nh bad-notation at 2\n9:1 move Old unjudged\n9:5 result 4\n"
      "9:5 over result 4, not judged to its end" },
    { "1. e4\n\nNa *", "game\n1:4 move e4 number 1 none\n3:1 move Na bad-notation at 2\n"
      "3:4 result 4\n3:4 over result 4, not judged to its end" },
};

enum { JUDGINGS = sizeof judgings / sizeof *judgings };

START_TEST(games_are_judged)
{
    static court c;
    const judging *j = &judgings[_i];

    for (size_t piece = 1; piece <= strlen(j->text) + 1; piece++) {
        judge(&c, j->text, strlen(j->text), piece, 0, LINES);
        ck_assert_str_eq(c.told.text, j->events);
    }
}
END_TEST

/* With what is told but for comments, faults of comments included, checked above. */
START_TEST(comments_may_be_declined)
{
    static const judging commented[] = {
        { "{a} [B \"c\"] {d}\n1. e4 {f} e5 ; g\n2. Nf3 {h} {i}1-0 {j}",
          "1:5 tag B=c\ngame\n2:4 move e4 number 1 none\n2:11 move e5 none\n"
          "3:4 move Nf3 number 2 none\n3:15 result 1\n3:15 over result 1" },
        { "1. e4 {a\x01 b\x02} e5 {\xe9\x03} 2. Ke3 {\n\n[Event \"c\"]\n\n*",
          "game\n1:4 move e4 number 1 none\n1:9 fault bad-byte\n1:15 move e5 none\n"
          "1:19 fault legacy-text\n1:20 fault bad-byte\n"
          "1:26 move Ke3 number 2 king-shape\n1:30 fault unclosed-comment\n"
          "3:1 fault no-result\n3:1 over result 0, not judged to its end\n3:1 tag Event=c\n"
          "game\n5:1 result 4\n5:1 over result 4" },
        { "1. e4 {\x04", "game\n1:4 move e4 number 1 none\n1:8 fault bad-byte\n"
          "1:7 fault unclosed-comment\n1:9 fault no-result\n1:9 over result 0" },
    };
    static court c;

    for (size_t i = 0; i < sizeof commented / sizeof *commented; i++) {
        const judging *j = &commented[i];

        for (size_t piece = 1; piece <= strlen(j->text) + 1; piece++) {
            judge(&c, j->text, strlen(j->text), piece, ECART_PGN_NO_COMMENTS, LINES);
            ck_assert_str_eq(c.told.text, j->events);
        }
    }
}
END_TEST

START_TEST(without_memory_no_move_is_judged)
{
    static court c;

    judge(&c, "[FEN \"x\"]\ne4 (d4)\n\n1. c4 *", 26, 26, 0, 0);
    ck_assert_str_eq(c.told.text, "1:1 tag FEN=x\ngame\n2:1 move e4 unjudged\n2:4 open\n"
                     "2:5 move d4 unjudged\n2:7 close\n4:4 move c4 number 1 unjudged\n"
                     "4:7 result 4\n4:7 over result 4, not judged to its end");
    ck_assert_ptr_null(ecart_pgn_judge_position(&c.judge));
    ck_assert_ptr_null(ecart_pgn_judge_before(&c.judge));
}
END_TEST

START_TEST(a_judge_without_lines_has_no_room_for_any)
{
    static ecart_pgn_judge j;

    ecart_pgn_judge_start(&j, NULL, 7, 0);
    ck_assert_uint_eq(j.capacity, 0);
}
END_TEST

START_TEST(flags_without_a_name_are_ignored)
{
    static const char text[] = "1. e4 e5 2. e2-e3? d6 {so}";
    static court      c;
    static char       expected[sizeof c.told.text];
    ecart_pgn_flags   known = ECART_PGN_QUIET | ECART_PGN_PLAY_ON | ECART_PGN_NO_COMMENTS |
                              ECART_PGN_LEAN;

    for (int quiet = 0; quiet < 2; quiet++) {
        ecart_pgn_flags named = quiet ? ECART_PGN_QUIET : 0;

        judge(&c, text, strlen(text), 100, named, LINES);
        memcpy(expected, c.told.text, sizeof expected);
        judge(&c, text, strlen(text), 100, named | ~known, LINES);
        ck_assert_str_eq(c.told.text, expected);
    }
}
END_TEST

START_TEST(a_zeroed_judge_has_nothing_to_tell)
{
    static const char text[] = "[FEN \"x\"]\n1. e4 (d4) {no} *";
    ecart_pgn_judge   j = { 0 };
    ecart_pgn_event   event;
    ecart_pgn_kind    kind;

    ck_assert_ptr_null(ecart_pgn_judge_position(&j));
    ck_assert_ptr_null(ecart_pgn_judge_before(&j));
    for (int i = 0; i < 3; i++)
        ck_assert_int_eq(ecart_pgn_judge_next(&j, &event), ECART_PGN_MORE);

    ecart_pgn_feed(&j.reader, text, sizeof text - 1, true);
    while ((kind = ecart_pgn_judge_next(&j, &event)) != ECART_PGN_END) {
        ck_assert_int_ne(kind, ECART_PGN_MORE);
        ck_assert(!(kind == ECART_PGN_MOVE && event.judged));
    }
    ck_assert_uint_eq(j.games, 1);
    ck_assert_uint_eq(j.moves, 0);
}
END_TEST

START_TEST(variants_are_known_by_their_names)
{
    static const struct {
        const char *name;
        bool        chess960, known, other_end;
    } variants[] = {
        { "", false, true, false },                 { "Standard", false, true, false },
        { "CHESS", false, true, false },            { "From Position", false, true, false },
        { "normal", false, true, false },           { "chess960", true, true, false },
        { "Chess 960", true, true, false },         { "Fischerandom", true, true, false },
        { "Freestyle Chess", true, true, false },
        { "Fischer Random", true, true, false },    { "fifischer", true, true, false },
        { "Antichess", false, false, false },       { "Crazyhouse", false, false, false },
        { "96", false, false, false },              { "Three-check", false, true, true },
        { "ThreeCheck", false, true, true }, { "3check", false, true, true },
        { "King of the Hill", false, true, true },
        { "kingofthehill", false, true, true },
    };
    static court c;
    char text[100];

    ck_assert_uint_eq(ecart_pgn_variant_read("960", 2), ECART_PGN_OTHER_VARIANT);
    for (size_t i = 0; i < sizeof variants / sizeof *variants; i++) {
        int length = snprintf(text, sizeof text, "[Variant \"%s\"]\ne4 *", variants[i].name);

        ck_assert_uint_eq(ecart_pgn_variant_read(variants[i].name, strlen(variants[i].name)),
                          variants[i].chess960 ? ECART_PGN_CHESS960
                          : variants[i].other_end ? ECART_PGN_OTHER_END
                          : variants[i].known     ? ECART_PGN_STANDARD : ECART_PGN_OTHER_VARIANT);
        judge(&c, text, (size_t)length, 100, 0, LINES);
        ck_assert_msg((strstr(c.told.text, "unknown-variant") == NULL) == variants[i].known,
                      "%s", variants[i].name);
        if (variants[i].known)
            ck_assert_int_eq(ecart_pgn_judge_position(&c.judge)->chess960, variants[i].chess960);
    }
}
END_TEST

/* Judges a text whose games are one, and tells how many moves of it were kept. */
static size_t count_kept(const char *text, ecart_pgn_ply *plies, size_t capacity, bool *keeps)
{
    ecart_pgn_judge judge;
    ecart_pgn_line  lines[LINES];
    ecart_pgn_event event;

    ecart_pgn_judge_start(&judge, lines, LINES, ECART_PGN_QUIET);
    ecart_pgn_judge_keep(&judge, plies, capacity);
    ecart_pgn_feed(&judge.reader, text, strlen(text), true);
    while (ecart_pgn_judge_next(&judge, &event) != ECART_PGN_END)
        ;
    *keeps = judge.keeps;
    return judge.ply_count;
}

START_TEST(the_moves_of_a_game_are_kept)
{
    static const struct {
        const char *text;
        size_t      capacity, count;
        bool        keeps;
    } games[] = {
        { "1. e4 (1. d4 d5) e5 2. Nf3 Nc6 *", 9, 4, true },
        { "1. e4 (1. d4 d5) e5 2. Nf3 Nc6 *", 4, 4, true },
        { "1. e4 (1. d4 d5) e5 2. Nf3 Nc6 *", 3, 3, false },
        { "1. e4 e5 2. Ke3 d5 *", 9, 2, true },
        { "1. e4 -- 2. d4 d5 *", 9, 1, false },
        { "1. e4 (1. d4 -- 2. c4) e5 *", 9, 2, true },
        { "1. e4 e5 1-0 1. d4 *", 9, 1, true },
        { "1. e4 e5 *", 0, 0, false },
        { "1. e4 e5 *", 1, 1, false },
        { "*", 9, 0, true },
        { "*", 0, 0, false }
    };
    ecart_pgn_ply plies[9];
    bool          keeps;

    for (size_t i = 0; i < sizeof games / sizeof *games; i++) {
        ck_assert_uint_eq(count_kept(games[i].text, plies, games[i].capacity, &keeps),
                          games[i].count);
        ck_assert_int_eq(keeps, games[i].keeps);
    }
    ck_assert_uint_eq(count_kept("1. e4 e5 *", NULL, 9, &keeps), 0);
    ck_assert(!keeps);
    ck_assert_uint_eq(count_kept("1. e4 Nf6 2. Nf3 *", plies, 9, &keeps), 3);
    require(plies[1].move.from == ECART_G8 && plies[1].move.to == ECART_F6);
    require(plies[1].clock == 0 && plies[2].clock == 1);
}
END_TEST

/* In English, Bc4 is a bishop's move, and legal too. */
START_TEST(letters_of_a_language_are_read_by_every_path)
{
    static const char text[] = "1. e4 e5 2. Bc4 Sf6 3. De2 Ld6 (3... Bd5) 4. Sf3 O-O *\n";
    ecart_pgn_judge judge;
    ecart_pgn_line  lines[2];
    ecart_pgn_event event;
    int             told = 0;

    ecart_pgn_judge_start(&judge, lines, 2, ECART_PGN_QUIET);
    ecart_pgn_judge_letters(&judge, ecart_letters_find("de", 2));
    ecart_pgn_feed(&judge.reader, text, sizeof text - 1, true);
    while (ecart_pgn_judge_next(&judge, &event) != ECART_PGN_END) {
        if (event.token.kind != ECART_PGN_MOVE)
            continue;
        told++;
        ck_assert_uint_eq(event.notation.verdict.reason, ECART_LEGAL);
        ck_assert(ecart_forgiven_set_has(event.notation.forgiven, ECART_LOCAL_LETTERS));
    }
    ck_assert_int_eq(told, 6);
    ck_assert_uint_eq(judge.moves, 9);
    ck_assert(ecart_cells_has(ecart_pgn_judge_position(&judge)->of_kind[ECART_PAWN], ECART_C4));
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
    ck_assert_ptr_null(ecart_pgn_judge_position(&j));
    ecart_pgn_feed(&j.reader, text, sizeof text - 1, true);
    ck_assert_int_eq(ecart_pgn_judge_next(&j, &event), ECART_PGN_GAME);
    fen_of(ecart_pgn_judge_position(&j), ECART_FEN_PLAIN, fen);
    ck_assert_str_eq(fen, fen_of(&start, ECART_FEN_PLAIN, at_start));
    ck_assert_ptr_null(ecart_pgn_judge_before(&j));
    (void)ecart_pgn_judge_next(&j, &event);
    ck_assert_str_eq(at_start, fen_of(ecart_pgn_judge_before(&j), ECART_FEN_PLAIN, fen));
    (void)ecart_pgn_judge_next(&j, &event);
    (void)ecart_pgn_judge_next(&j, &event);
    (void)ecart_pgn_judge_next(&j, &event);     /* refused: known before it, and so now */
    ck_assert_int_eq(event.notation.verdict.reason, ECART_KING_SHAPE);
    fen_of(ecart_pgn_judge_position(&j), ECART_FEN_PLAIN, at_start);
    ck_assert_str_eq(at_start, fen_of(ecart_pgn_judge_before(&j), ECART_FEN_PLAIN, fen));
    (void)ecart_pgn_judge_next(&j, &event);
    ck_assert_ptr_null(ecart_pgn_judge_position(&j));
    ck_assert_uint_eq(j.moves, 4);
    ck_assert_uint_eq(j.games, 1);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("pgn_judge");

    TCase *games = group(s, "games");
    tcase_add_loop_test(games, games_are_judged, 0, JUDGINGS);
    tcase_add_test(games, comments_may_be_declined);
    tcase_add_test(games, without_memory_no_move_is_judged);
    tcase_add_test(games, a_judge_without_lines_has_no_room_for_any);
    tcase_add_test(games, flags_without_a_name_are_ignored);
    tcase_add_test(games, a_zeroed_judge_has_nothing_to_tell);
    tcase_add_test(games, variants_are_known_by_their_names);
    tcase_add_test(games, the_moves_of_a_game_are_kept);
    tcase_add_test(games, letters_of_a_language_are_read_by_every_path);
    tcase_add_test(games, positions_are_known_as_long_as_they_can_be);

    return run(s);
}
