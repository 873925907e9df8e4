/* SPDX-License-Identifier: MIT */
/* check_pgn.c -- tests of the reader of games and its parts, from bytes.c to reader.c */

#include "transcript.h"

typedef struct reading {
    const char *text, *tokens;
} reading;

/* Places and texts were counted by hand. */
static const reading readings[] = {
    { "", "1:1 end" },
    { " \n\r\n\t\v\f", "3:4 end" },
    { "1. e4 e5 2... Nf3 *", "1:1 number 1\n1:4 move e4\n1:7 move e5\n1:10 number 2\n"
      "1:15 move Nf3\n1:19 result 4\n1:20 end" },
    { "1.e4 12 e5", "1:1 number 1\n1:3 move e4\n1:6 number 12\n1:9 move e5\n1:11 end" },
    { "1. ... e5 99999999999. 0. a3", "1:1 number 1\n1:8 move e5\n1:11 number 65535\n"
      "1:24 number 0\n1:27 move a3\n1:29 end" },
    { "1-0 0-1 1/2-1/2 * 1-1 0-0", "1:1 result 1\n1:5 result 2\n1:9 result 3\n1:17 result 4\n"
      "1:19 move 1-1\n1:23 move 0-0\n1:26 end" },
    { "a3\nb3\r\nc3\rd3", "1:1 move a3\n2:1 move b3\n3:1 move c3\n4:1 move d3\n4:3 end" },
    { "e4! e4?? e4!?(d4$1)", "1:1 move e4\n1:3 nag 1\n1:5 move e4\n1:7 nag 4\n1:10 move e4\n"
      "1:12 nag 5\n1:14 open\n1:15 move d4\n1:17 nag 1\n1:19 close\n1:20 end" },
    { "e4!+ e4!!! ?? ! ? ?!", "1:1 move e4!+\n1:6 move e4\n1:8 fault bad-nag\n1:8 nag 0\n"
      "1:12 nag 4\n1:15 nag 1\n1:17 nag 2\n1:19 nag 6\n1:21 end" },
    { "e4 \xe2\x81\x89 \xe2\x80\xbc e4\xe2\x81\x88 \xe2\x9d\x97\xef\xb8\x8f \xe2\x9d\x93x",
      "1:1 move e4\n1:4 nag 5\n1:8 nag 3\n1:12 move e4\xe2\x81\x88\n1:18 nag 1\n"
      "1:25 move \xe2\x9d\x93x\n1:29 end" },
    { "e4!# e4?#x e4!", "1:1 move e4!#\n1:6 move e4?#x\n1:12 move e4\n1:14 nag 1\n1:15 end" },
    { "$0 $255 $256 $ $x", "1:1 nag 0\n1:4 nag 255\n1:9 fault bad-nag\n1:9 nag 256\n"
      "1:14 fault bad-nag\n1:14 nag 0\n1:16 fault bad-nag\n1:16 nag 0\n1:17 move x\n1:18 end" },
    { "%skip\n e4 %e5\n%\n%a", "1:1 escape skip\n2:2 move e4\n2:5 move %e5\n3:1 escape \n"
      "4:1 escape a\n4:3 end" },
    { "\xef\xbb\xbf%x\n\xef\xbb\xbf" "e4", "1:1 escape x\n2:1 fault byte-order-mark\n"
      "2:1 move e4\n2:3 end" },
    { "\xef\xbbz", "1:1 fault legacy-text\n1:1 move \xef\xbbz\n1:4 end" },
    { "\xef\xbb", "1:1 fault legacy-text\n1:1 move \xef\xbb\n1:3 end" },

    /* Remarks, and words that begin like one. */
    { "exd6 e.p. = +/= =/+ +/- -/+ +- -+ += =+ == ++ + # mate check ch ch. dbl dbl. e.p ep ep. e4=",
      "1:1 move exd6\n1:6 fault stray-word\n1:11 fault stray-word\n1:13 fault stray-word\n"
      "1:17 fault stray-word\n1:21 fault stray-word\n1:25 fault stray-word\n"
      "1:29 fault stray-word\n1:32 fault stray-word\n1:35 fault stray-word\n"
      "1:38 fault stray-word\n1:41 fault stray-word\n1:44 fault stray-word\n"
      "1:47 fault stray-word\n1:49 fault stray-word\n1:51 fault stray-word\n"
      "1:56 fault stray-word\n1:62 fault stray-word\n1:65 fault stray-word\n"
      "1:69 fault stray-word\n1:73 fault stray-word\n1:78 fault stray-word\n"
      "1:82 fault stray-word\n1:85 fault stray-word\n1:89 move e4=\n1:92 end" },
    { "\xc2\xb1 \xb1 \xe2\x88\x93 \xe2\xa9\xb2 \xe2\xa9\xb1 \xe2\x88 e c m matex =! +-$1",
      "1:1 fault stray-word\n1:4 fault stray-word\n1:4 fault legacy-text\n1:6 fault stray-word\n"
      "1:10 fault stray-word\n1:14 fault stray-word\n1:18 move \xe2\x88\n1:21 move e\n"
      "1:23 move c\n1:25 move m\n"
      "1:27 move matex\n1:33 fault stray-word\n1:34 nag 1\n1:36 fault stray-word\n1:38 nag 1\n"
      "1:40 end" },

    /* Moves in digits, and numbers. */
    { "1. 5254 5755! 57584 57585 1234. 1294 12345... 525 5254x 5254",
      "1:1 number 1\n1:4 move 5254\n1:9 move 5755\n1:13 nag 1\n1:15 move 57584\n"
      "1:21 number 57585\n1:27 number 1234\n1:33 number 1294\n1:38 number 12345\n"
      "1:47 number 525\n1:51 move 5254x\n1:57 move 5254\n1:61 end" },

    /* Results in other spellings, and what is none. */
    { "1/2 \xc2\xbd-\xc2\xbd 0:1 1:0 1\xe2\x80\x93" "0 0.5-0.5 0,5-0,5 \xbd \xbd:1/2",
      "1:1 fault result-spelling\n1:1 result 3\n1:5 fault result-spelling\n1:5 result 3\n"
      "1:11 fault result-spelling\n1:11 result 2\n1:15 fault result-spelling\n1:15 result 1\n"
      "1:19 fault result-spelling\n1:19 result 1\n1:25 fault result-spelling\n1:25 result 3\n"
      "1:33 fault result-spelling\n1:33 result 3\n1:41 fault result-spelling\n"
      "1:41 fault legacy-text\n1:41 result 3\n"
      "1:43 fault result-spelling\n1:43 result 3\n1:48 end" },
    { "1/2- 0:0 1:1 1:1/2 1:0x -0 0.5x 0.6 0 e 0.", "1:1 move 1/2-\n1:6 move 0:0\n1:10 move 1:1\n"
      "1:14 move 1:1/2\n1:20 move 1:0x\n1:25 move -0\n1:28 move 0.5x\n1:33 number 0\n"
      "1:35 number 6\n1:37 number 0\n1:39 move e\n1:41 number 0\n1:43 end" },
    { "1/2 - 1/2 1 -0 0- 1 \xbd \x96 \xbd 0.5-0.5. 1-0,", "1:1 fault result-spelling\n"
      "1:1 result 3\n"
      "1:11 fault result-spelling\n1:11 result 1\n1:16 fault result-spelling\n1:16 result 2\n"
      "1:21 fault result-spelling\n1:21 fault legacy-text\n1:21 result 3\n"
      "1:27 fault result-spelling\n1:27 result 3\n1:36 fault result-spelling\n1:36 result 1\n"
      "1:40 end" },
    { "1-05 1/2-1/22", "1:1 move 1-05\n1:6 move 1/2-1/22\n1:14 end" },
    { ".1-0", "1:2 result 1\n1:5 end" },
    { "1/2      -      1/2", "1:1 fault result-spelling\n1:1 result 3\n1:20 end" },
    { "1/2 -\r\n1/2.\n* 1-0! 1\n-\n0.", "1:1 fault result-spelling\n1:1 result 3\n3:1 result 4\n"
      "3:3 result 1\n3:6 nag 1\n3:8 fault result-spelling\n3:8 result 1\n5:3 end" },
    { "1 - e4 1 -1 0 - 0 1/2 - 1 1-0x 1 -0-0", "1:1 number 1\n1:3 move -\n1:5 move e4\n"
      "1:8 number 1\n"
      "1:10 move -1\n1:13 move 0 - 0\n1:19 move 1/2\n1:23 move -\n"
      "1:25 number 1\n1:27 move 1-0x\n1:32 number 1\n1:34 move -0-0\n1:38 end" },
    { "(0:1) 0:1\n[A \"b\"]", "1:1 open\n1:2 fault result-spelling\n1:2 result 2\n1:5 close\n"
      "1:7 fault result-spelling\n1:7 result 2\n2:1 tag A=b\n2:8 end" },

    /* Comments. */
    { "{}{a\nb}e4 ;c}\nd4;", "1:1 comment \n1:3 comment a\nb\n2:3 move e4\n2:6 comment c}\n"
      "3:1 move d4\n3:3 comment \n3:4 end" },
    { "{a{b}}", "1:1 comment a{b\n1:6 fault stray-sign\n1:7 end" },
    { "{\xc3\xa9 \xe9 \xe2\x99\x98 \xf0\x9f\x98\x80\t[%clk 1]}",
      "1:5 fault legacy-text\n"
      "1:1 comment \xc3\xa9 \xe9 \xe2\x99\x98 \xf0\x9f\x98\x80\t[%clk 1]\n1:25 end" },
    { "e4\n {a\x01" "b\x02}",
      "1:1 move e4\n2:4 fault bad-byte\n2:2 comment a\x01" "b\x02\n2:8 end" },
    { "{a\x92}", "1:3 fault legacy-text\n1:1 comment a\x92\n1:5 end" },
    { "{\xc0\xaf}{\xe0\x9f\xbf}", "1:2 fault legacy-text\n1:1 comment \xc0\xaf\n"
      "1:5 comment \xe0\x9f\xbf\n1:10 end" },
    { "{\xed\xa0\x80}{\xf4\x90\x80\x80}", "1:2 fault legacy-text\n1:1 comment \xed\xa0\x80\n"
      "1:8 fault bad-byte\n1:6 comment \xf4\x90\x80\x80\n1:12 end" },
    { "{\xf0\x8f\xbf\xbf}{\xf5\x80}", "1:2 fault legacy-text\n1:3 fault bad-byte\n"
      "1:1 comment \xf0\x8f\xbf\xbf\n1:7 comment \xf5\x80\n1:11 end" },
    { ";\x7f\ne4", "1:2 fault bad-byte\n1:1 comment \x7f\n2:1 move e4\n2:3 end" },
    { "{open", "1:1 fault unclosed-comment\n1:1 comment open\n1:6 end" },
    { "{open\x01",
      "1:6 fault bad-byte\n1:1 fault unclosed-comment\n1:1 comment open\x01\n1:7 end" },
    { "{open\xe2\x99", "1:6 fault legacy-text\n1:1 fault unclosed-comment\n"
      "1:1 comment open\xe2\x99\n1:8 end" },
    { "{a\n[Event \"b\"]\n\n[Site \"c\"]\n\n[Event \"d\"]\n",
      "1:1 fault unclosed-comment\n1:1 comment a\n[Event \"b\"]\n\n[Site \"c\"]\n\n\n"
      "6:1 tag Event=d\n7:1 end" },
    { "{a\r\n\r\n[Event \"b\"]", "1:1 fault unclosed-comment\n1:1 comment a\r\n\r\n\n"
      "3:1 tag Event=b\n3:12 end" },
    { "{a\n\n[Event b", "1:1 fault unclosed-comment\n1:1 comment a\n\n[Event b\n3:9 end" },
    { "{a\n\n[Event \"", "1:1 fault unclosed-comment\n1:1 comment a\n\n\n"
      "3:1 fault unclosed-tag\n3:1 tag Event=\n3:9 end" },
    { "{\xe2\x99\x98", "1:1 fault unclosed-comment\n1:1 comment \xe2\x99\x98\n1:5 end" },
    { "{\n\n [Event \"b\"]\n\n[Event", "1:1 fault unclosed-comment\n"
      "1:1 comment \n\n [Event \"b\"]\n\n[Event\n5:7 end" },

    /* Tags. */
    { "[A \"b\"][ C\t\"\" ]", "1:1 tag A=b\n1:8 tag C=\n1:16 end" },
    { "[A\"b\"][A1 \"b\"]", "1:1 tag A=b\n1:7 tag A1=b\n1:15 end" },
    { "[A \"a\\\"b\\\\c\\d\"]", "1:1 tag A=a\\\"b\\\\c\\d\n1:16 end" },
    { "[A \"a\\\\\"]", "1:1 tag A=a\\\\\n1:10 end" },
    { "[A \"\xc3\xbc \xfc\t;{}\"]", "1:8 fault legacy-text\n1:1 tag A=\xc3\xbc \xfc\t;{}\n"
      "1:15 end" },
    { "[A \"b\x02\x03\"]", "1:6 fault bad-byte\n1:1 tag A=b\x02\x03\n1:10 end" },
    { "[A \"b\xc3\"]", "1:6 fault legacy-text\n1:1 tag A=b\xc3\n1:9 end" },
    { "[A \"the \"b\" c\"]", "1:9 fault tag-quote\n1:1 tag A=the \"b\" c\n1:16 end" },
    { "[A \"b\"\"]", "1:6 fault tag-quote\n1:1 tag A=b\"\n1:9 end" },
    { "[A \"b\" \n[C \"d]\n[E \"f", "1:1 fault unclosed-tag\n1:1 tag A=b\n"
      "2:1 fault unclosed-tag\n"
      "2:1 tag C=d]\n3:1 fault unclosed-tag\n3:1 tag E=f\n3:6 end" },
    { "[A \"b\\", "1:1 fault unclosed-tag\n1:1 tag A=b\\\n1:7 end" },
    { "[A \"\x7f\"]", "1:5 fault bad-byte\n1:1 tag A=\x7f\n1:8 end" },
    { "[A \"b\xe2\x99\x98", "1:1 fault unclosed-tag\n1:1 tag A=b\xe2\x99\x98\n1:9 end" },
    { "[A \"b\xe2\x99", "1:1 fault unclosed-tag\n1:6 fault legacy-text\n1:1 tag A=b\xe2\x99\n"
      "1:8 end" },
    { "[A \"b\xc3", "1:1 fault unclosed-tag\n1:6 fault legacy-text\n1:1 tag A=b\xc3\n1:7 end" },
    { "[A \"b\"", "1:1 fault unclosed-tag\n1:1 tag A=b\n1:7 end" },
    { "[]\n[A]\n[A b]x [\n[\"b\"] [A", "1:1 fault bad-tag\n2:1 fault bad-tag\n3:1 fault bad-tag\n"
      "3:6 move x\n3:8 fault stray-sign\n4:1 fault stray-sign\n4:2 fault stray-sign\n4:3 move b\n"
      "4:4 fault stray-sign\n4:5 fault stray-sign\n4:7 fault stray-sign\n4:8 move A\n4:9 end" },
    { "[A", "1:1 fault bad-tag\n1:3 end" },

    /* What begins a game, and what does not. */
    { "e4 [A \"b\"]\n[C \"d\"]", "1:1 move e4\n1:4 tag A=b\n2:1 tag C=d\n2:8 end" },
    { "(e4\n  [A \"b\" ]", "1:1 open\n1:2 move e4\n1:1 fault unclosed-variation\n2:3 tag A=b\n"
      "2:11 end" },
    { "e4 [A \"b\n [ \"c\"] e5", "1:1 move e4\n1:4 fault stray-sign\n1:5 move A\n"
      "1:7 fault stray-sign\n"
      "1:8 move b\n2:2 fault stray-sign\n2:4 fault stray-sign\n2:5 move c\n2:6 fault stray-sign\n"
      "2:7 fault stray-sign\n2:9 move e5\n2:11 end" },
    { "e4 [%csl \"Ga1\"] {[A \"b\"]} e5", "1:1 move e4\n1:4 fault stray-sign\n1:5 move %csl\n"
      "1:10 fault stray-sign\n1:11 move Ga1\n1:14 fault stray-sign\n1:15 fault stray-sign\n"
      "1:17 comment [A \"b\"]\n1:27 move e5\n1:29 end" },
    { "e4 [_A \"b\"] e5", "1:1 move e4\n1:4 fault stray-sign\n1:5 move _A\n"
      "1:8 fault stray-sign\n1:9 move b\n1:10 fault stray-sign\n1:11 fault stray-sign\n"
      "1:13 move e5\n1:15 end" },
    { "e4\n[A \"b", "1:1 move e4\n2:1 fault unclosed-tag\n2:1 tag A=b\n2:6 end" },
    { "* [A \"b\"]", "1:1 result 4\n1:3 tag A=b\n1:10 end" },
    { "e4 [Z \"b\"]\n[]", "1:1 move e4\n1:4 tag Z=b\n2:1 fault bad-tag\n2:3 end" },
    { "(e4 *\n[A \"b\"]", "1:1 open\n1:2 move e4\n1:5 result 4\n1:1 fault unclosed-variation\n"
      "2:1 tag A=b\n2:8 end" },
    { "( (e4) ( (", "1:1 open\n1:3 open\n1:4 move e4\n1:6 close\n1:8 open\n1:10 open\n"
      "1:1 fault unclosed-variation\n1:11 end" },

    /* Bytes of Windows-1252, reported once, and those it does not use. */
    { "[A \"\x92\x01\"]\n[B \"\xfc\"] {\x93} \xe4", "1:6 fault bad-byte\n1:5 fault legacy-text\n"
      "1:1 tag A=\x92\x01\n2:1 tag B=\xfc\n2:9 comment \x93\n2:13 move \xe4\n2:14 end" },
    { "{\x01 \x80 \x81} {\x81}", "1:2 fault bad-byte\n1:4 fault legacy-text\n"
      "1:1 comment \x01 \x80 \x81\n"
      "1:10 fault bad-byte\n1:9 comment \x81\n1:12 end" },
    { "{\x80 \x01", "1:2 fault legacy-text\n1:4 fault bad-byte\n1:1 fault unclosed-comment\n"
      "1:1 comment \x80 \x01\n1:5 end" },
    { "%\xfc\n", "1:2 fault legacy-text\n1:1 escape \xfc\n2:1 end" },

    /* Byte-order marks where files were joined. */
    { "* \xef\xbb\xbf\n\xef\xbb\xbf[A \"b\"]\n\xef\xbb\xbf%x", "1:1 result 4\n"
      "1:3 fault byte-order-mark\n2:1 tag A=b\n3:1 escape x\n3:3 end" },
    { "1-0\xef\xbb\xbf[A \"b\"]", "1:1 result 1\n1:4 fault byte-order-mark\n1:7 tag A=b\n"
      "1:14 end" },
    { "{\n\n\xef\xbb\xbf[Event \"b\"]", "1:1 fault unclosed-comment\n1:1 comment \n\n"
      "\xef\xbb\xbf\n"
      "3:1 tag Event=b\n3:12 end" },
    { "\xef\xbb\xbf\xef\xbb\xbf" "e4", "1:1 fault byte-order-mark\n1:1 move e4\n1:3 end" },

    /* UTF-16 is not read, but what was joined to it is. */
    { "\xff\xfe", "1:1 fault wide-text\n1:3 end" },
    { "\xff\xfe[", "1:1 fault wide-text\n1:4 end" },
    { "\xfe\xff\x04\x10", "1:1 fault wide-text\n1:5 end" },
    { "\xff\xfe\n\n\n[Event \"b\"] e4", "1:1 fault wide-text\n4:1 tag Event=b\n4:13 move e4\n"
      "4:15 end" },
    { "\xff\xfe\n\n[Event", "1:1 fault wide-text\n3:7 end" },

    /* Signs and bytes that mean nothing. */
    { ") ] } < > \"", "1:1 fault stray-sign\n1:3 fault stray-sign\n1:5 fault stray-sign\n"
      "1:7 fault stray-sign\n1:9 fault stray-sign\n1:11 fault stray-sign\n1:12 end" },
    { "\x01 e\x01" "4\x7f \x1a", "1:1 fault bad-byte\n1:3 move e\x01" "4\x7f\n"
      "1:9 end" },
    { "\xe2\x99\x98" "f3 \x92 exd6e.p. -- e8(Q)", "1:1 move \xe2\x99\x98" "f3\n"
      "1:7 fault legacy-text\n1:7 move \x92\n"
      "1:9 move exd6e.p.\n1:18 move --\n1:21 move e8(Q)\n1:26 end" },
    { "a8(q)+ a8(Qxb7) a8 (Q) e4(d) b1(N", "1:1 move a8(q)+\n1:8 move a8\n1:10 open\n"
      "1:11 move Qxb7\n"
      "1:15 close\n1:17 move a8\n1:20 open\n1:21 move Q\n1:22 close\n1:24 move e4\n1:26 open\n"
      "1:27 move d\n1:28 close\n1:30 move b1\n1:32 open\n"
      "1:33 fault stray-word\n1:32 fault unclosed-variation\n1:34 end" },
    { "a1(Q) h8(N) a8[Q)", "1:1 move a1(Q)\n1:7 move h8(N)\n1:13 move a8\n1:15 fault stray-sign\n"
      "1:16 move Q\n1:17 fault stray-sign\n1:18 end" },
    { "R8(Q) i1(Q)", "1:1 move R8\n1:3 open\n1:4 move Q\n1:5 close\n"
      "1:7 move i1\n1:9 open\n1:10 move Q\n1:11 close\n1:12 end" },
    { "e4\\$14 \\(d4\\)", "1:1 move e4\n1:3 fault stray-sign\n1:4 nag 14\n1:8 fault stray-sign\n"
      "1:9 open\n"
      "1:10 move d4\n1:12 fault stray-sign\n1:13 close\n1:14 end" },
    { "00 00+ 000! 0 0 2. O O 7 0 - 0 0-1", "1:1 move 00\n1:4 move 00+\n1:8 move 000\n1:11 nag 1\n"
      "1:13 move 0 0\n1:17 number 2\n1:20 move O O\n1:24 number 7\n1:26 move 0 - 0\n"
      "1:32 result 2\n1:35 end" },
    { "O-O 0-1 0-0 0-0-0 00. e4 0 0-1 O", "1:1 move O-O\n1:5 result 2\n1:9 move 0-0\n"
      "1:13 move 0-0-0\n1:19 number 0\n1:23 move e4\n1:26 number 0\n1:28 result 2\n1:32 move O\n"
      "1:33 end" },
    { "0 0# O - O#", "1:1 move 0 0#\n1:6 move O - O#\n1:12 end" },
    { "0000 000 0000. 00000 e4.", "1:1 move 0000\n1:6 move 000\n1:10 number 0\n1:16 number 0\n"
      "1:22 move e4.\n1:25 end" },

    /* Blanks and dots that are not ASCII.  Those beside a move belong to it. */
    { "1.\xc2\xa0" "e4\xc2\xa0" "e5 \xe2\x80\x8b 2\xe2\x80\xa6"
      "\xe2\x80\xaf" "Nf3\xc2\xa0 1-0\xc2\xa0",
      "1:1 number 1\n1:3 move \xc2\xa0" "e4\n1:7 move \xc2\xa0" "e5\n1:16 number 2\n"
      "1:20 move \xe2\x80\xaf" "Nf3\xc2\xa0\n1:29 result 1\n1:34 end" },
    { "\xe2\x80\xa6 e\xc2\xad" "4\xe2\x80\xa6 \xe2\x80\x8e"
      "1. d4\xa0" "d5\xc2\xa0!\xc2\xa0) \xc2\xa0\x01",
      "1:5 move e\xc2\xad" "4\xe2\x80\xa6\n1:16 number 1\n1:19 move d4\n1:21 fault legacy-text\n"
      "1:21 move \xa0" "d5\xc2\xa0\n1:26 nag 1\n1:29 fault stray-sign\n1:33 fault bad-byte\n"
      "1:34 end" },

    { "e4\xe2\x80\x8b", "1:1 move e4\xe2\x80\x8b\n1:6 end" },
    { "\xc2\xa0\xc2\xa0" "e4", "1:1 move \xc2\xa0\xc2\xa0" "e4\n1:7 end" },
    { "1.\xe2\x80", "1:1 number 1\n1:3 fault legacy-text\n1:3 move \xe2\x80\n1:5 end" },
    { "O\x96O", "1:2 fault legacy-text\n1:1 move O\x96O\n1:4 end" },
    { "e4\xa0 1.\x85", "1:3 fault legacy-text\n1:1 move e4\xa0\n1:5 number 1\n1:8 end" },
    { "1.\x85 e4", "1:3 fault legacy-text\n1:1 number 1\n1:5 move e4\n1:7 end" },

    /* The tails of old files. */
    { "1-0\x1a", "1:1 result 1\n1:5 end" },
    { "1-0\x1a\x1a\x1a\x1a\x1a\x1a\x1a", "1:1 result 1\n1:11 end" },
    { "*\r\n\x1a\x1a\n", "1:1 result 4\n3:1 end" },
    { "1-0\xff\n", "1:1 result 1\n2:1 end" },
    { "e4\xff\x1a", "1:1 move e4\n1:5 end" },
    { "\x1a * \xff*", "1:1 fault bad-byte\n1:3 result 4\n1:5 fault legacy-text\n1:5 move \xff\n"
      "1:6 result 4\n1:7 end" },
    { "1-0\xff\xff\xff\xff\xffz", "1:4 fault legacy-text\n1:1 move 1-0\xff\xff\xff\xff\xffz\n"
      "1:10 end" },
    { "1-0\xffz", "1:4 fault legacy-text\n1:1 move 1-0\xffz\n1:6 end" },

    /* HTML, on one line, and what only looks like it. */
    { "<p>e4<br/>e5</p><!-- -->", "1:1 fault stray-text\n1:4 move e4\n1:6 fault stray-text\n"
      "1:11 move e5\n1:13 fault stray-text\n1:17 fault stray-text\n1:25 end" },
    { "e4<diagram>e5 <Diagram>", "1:1 move e4\n1:3 fault stray-word\n1:12 move e5\n"
      "1:15 fault stray-word\n1:24 end" },
    { "<p\n> <>", "1:1 fault stray-sign\n1:2 move p\n2:1 fault stray-sign\n2:3 fault stray-sign\n"
      "2:4 fault stray-sign\n2:5 end" },
    { "<p", "1:1 fault stray-sign\n1:2 move p\n1:3 end" },

    /* A number between games. */
    { "1-0 2\n[A \"b\"]\n*\n3", "1:1 result 1\n1:5 fault stray-word\n2:1 tag A=b\n3:1 result 4\n"
      "4:1 fault stray-word\n4:2 end" },
    { "* 3\n12. e4 * 1 5254", "1:1 result 4\n1:3 fault stray-word\n2:1 number 12\n2:5 move e4\n"
      "2:8 result 4\n2:10 number 1\n2:12 move 5254\n2:16 end" },
    { "* 3 .e4", "1:1 result 4\n1:3 number 3\n1:6 move e4\n1:8 end" },
    { "1-0 2 \t\re4 3", "1:1 result 1\n1:5 number 2\n2:1 move e4\n2:4 number 3\n2:5 end" },
    { "1-0 ff D N 2.", "1:1 result 1\n1:5 fault stray-word\n1:8 fault stray-word\n"
      "1:10 fault stray-word\n1:12 number 2\n1:14 end" },
};

enum { READINGS = sizeof readings / sizeof *readings };

START_TEST(texts_are_cut_into_tokens)
{
    static transcript t;
    const reading *r = &readings[_i];

    read_in_pieces(r->text, strlen(r->text), strlen(r->text) + 1, &t);
    ck_assert_str_eq(t.text, r->tokens);
}
END_TEST

START_TEST(no_piece_changes_what_is_told)
{
    static transcript t;
    const reading *r = &readings[_i];

    for (size_t piece = 1; piece <= strlen(r->text); piece++) {
        read_in_pieces(r->text, strlen(r->text), piece, &t);
        ck_assert_str_eq(t.text, r->tokens);
    }
}
END_TEST

/* Values are looked at eight bytes at a time. */
START_TEST(a_value_hides_no_byte)
{
    static transcript t;

    for (int c = 1; c < 256; c++) {
        bool blank = c >= '\t' && c <= '\r', none = c == 0x81 || c == 0x8d || c == 0x8f ||
                                                   c == 0x90 || c == 0x9d;
        for (int at = 0; at < 20; at++) {
            char text[] = "[A \"abcdefghijklmnopqrst\"]", expected[40];

            text[4 + at] = (char)c;
            if (blank || (c >= ' ' && c < 0x7f))
                continue;
            read_in_pieces(text, strlen(text), strlen(text), &t);
            snprintf(expected, sizeof expected, "1:%d fault %s\n1:1 tag", 5 + at,
                     c < 0x80 || none ? "bad-byte" : "legacy-text");
            ck_assert_msg(strncmp(t.text, expected, strlen(expected)) == 0, "%s", t.text);
        }
    }
}
END_TEST

/* Reads one piece of a game text, and notes every token in it. */
static void read_piece(const char *text, size_t length, bool last, transcript *t)
{
    ecart_pgn_reader reader;
    ecart_pgn_token  token;

    t->length = t->comment_length = 0;
    ecart_pgn_start(&reader);
    ecart_pgn_feed(&reader, text, length, last);
    while (next_of(&reader, &token) > ECART_PGN_MORE)
        say_token(t, &token);
    say(t, " %zu left", ecart_pgn_rest(&reader));
}

START_TEST(what_stands_behind_a_piece_is_no_part_of_it)
{
    static const char others[] = "\n 15.+#)]\"\\$\x1a\xbb\xbf";
    static transcript expected, told;
    const char *text = readings[_i].text;
    char        piece[400];

    for (size_t n = 0; n < 2 * strlen(text); n++) {
        size_t length = n / 2;

        memcpy(piece, text, length);
        memset(piece + length, 'a', 20);
        read_piece(piece, length, n % 2, &expected);
        read_piece(text, length, n % 2, &told);
        ck_assert_str_eq(told.text, expected.text);
        for (const char *other = others; *other; other++) {
            memset(piece + length, *other, 20);
            read_piece(piece, length, n % 2, &told);
            ck_assert_str_eq(told.text, expected.text);
        }
    }
}
END_TEST

START_TEST(a_nul_is_a_bad_byte)
{
    static transcript t;

    static const char tokens[] =
        "1:1 fault bad-byte\n1:4 fault bad-byte\n1:3 comment \0\n1:10 fault bad-byte\n"
        "1:6 tag A=\n1:13 end";

    read_in_pieces("\0 {\0}[A \"\0\"]", 12, 12, &t);
    ck_assert_uint_eq(t.length, sizeof tokens - 1);
    ck_assert_mem_eq(t.text, tokens, sizeof tokens);
}
END_TEST

/* Without a byte-order mark, the zeros beside the first two letters tell. */
START_TEST(utf_16_is_told_once_and_not_read)
{
    static const char *const texts[] = { "[\0E\0v\0\n\0x\0", "\0[\0E\0v\0\n\0x" };
    static transcript t;

    for (size_t i = 0; i < 2; i++) {
        for (size_t piece = 1; piece <= 10; piece++) {
            read_in_pieces(texts[i], 10, piece, &t);
            ck_assert_str_eq(t.text, i ? "1:1 fault wide-text\n2:3 end"
                                       : "1:1 fault wide-text\n2:4 end");
        }
    }
    read_in_pieces("\n\0x\0\n", 5, 5, &t);
    ck_assert_str_eq(t.text, "1:1 fault wide-text\n3:1 end");
    read_in_pieces("\0xyz", 4, 4, &t);
    ck_assert_str_eq(t.text, "1:1 fault bad-byte\n1:2 move xyz\n1:5 end");
}
END_TEST

START_TEST(a_zeroed_reader_has_read_nothing)
{
    ecart_pgn_reader reader = { 0 };
    ecart_pgn_token  token;

    ck_assert_uint_eq(ecart_pgn_rest(&reader), 0);
    for (int i = 0; i < 3; i++)
        ck_assert_int_eq(ecart_pgn_next(&reader, &token), ECART_PGN_MORE);

    ecart_pgn_feed(&reader, "\n[A \"b\"]\n{c} (d4) *", 19, true);
    ck_assert_int_eq(ecart_pgn_next(&reader, &token), ECART_PGN_TAG);
    while (ecart_pgn_next(&reader, &token) != ECART_PGN_END)
        ck_assert_int_gt(token.kind, ECART_PGN_TAG);
}
END_TEST

START_TEST(values_mean_what_their_escapes_say)
{
    static const reading values[] = {
        { "", "" },          { "a\\\"b", "a\"b" }, { "\\\\", "\\" },
        { "\\n\\", "\\n\\" }, { "\\\\\"", "\\\"" },
    };
    char value[8];

    for (size_t i = 0; i < sizeof values / sizeof *values; i++) {
        ecart_pgn_token tag = { .text = values[i].text, .length = strlen(values[i].text) };

        ck_assert_uint_eq(ecart_pgn_value(&tag, value, sizeof value), strlen(values[i].tokens));
        ck_assert_str_eq(value, values[i].tokens);
    }
    ecart_pgn_token tag = { .text = "a\\\"b", .length = 4 };
    ck_assert_uint_eq(ecart_pgn_value(&tag, value, 3), 3);
    ck_assert_str_eq(value, "a\"");
    tag.length = 2;             /* what stands behind it is no part of it */
    ck_assert(ecart_pgn_value(&tag, value, sizeof value) == 2 && strcmp(value, "a\\") == 0);
}
END_TEST

START_TEST(results_are_written_in_many_ways)
{
    ck_assert_int_eq(ecart_pgn_result_read("1-0", 3), ECART_PGN_RESULT_WHITE);
    ck_assert_int_eq(ecart_pgn_result_read("0-1", 3), ECART_PGN_RESULT_BLACK);
    ck_assert_int_eq(ecart_pgn_result_read("1/2-1/2", 7), ECART_PGN_RESULT_DRAW);
    ck_assert_int_eq(ecart_pgn_result_read("*", 1), ECART_PGN_RESULT_OPEN);
    ck_assert_int_eq(ecart_pgn_result_read("0:1", 3), ECART_PGN_RESULT_BLACK);
    ck_assert_int_eq(ecart_pgn_result_read("1/2", 3), ECART_PGN_RESULT_DRAW);
    ck_assert_int_eq(ecart_pgn_result_read("1/2 - 1/2", 9), ECART_PGN_RESULT_DRAW);
    ck_assert_int_eq(ecart_pgn_result_read("0 - 1.", 6), ECART_PGN_RESULT_BLACK);
    ck_assert_int_eq(ecart_pgn_result_read("1-0 ff", 6), ECART_PGN_RESULT_WHITE);
    ck_assert_int_eq(ecart_pgn_result_read("1-0 ffx", 6), ECART_PGN_RESULT_WHITE);
    ck_assert_int_eq(ecart_pgn_result_read("1-0 fx", 6), ECART_PGN_RESULT_NONE);
    ck_assert_int_eq(ecart_pgn_result_read(" ff", 3), ECART_PGN_RESULT_NONE);
    ck_assert_int_eq(ecart_pgn_result_read("1-0 ", 4), ECART_PGN_RESULT_NONE);
    ck_assert_int_eq(ecart_pgn_result_read("1-0", 2), ECART_PGN_RESULT_NONE);
    ck_assert_int_eq(ecart_pgn_result_read("0-0", 3), ECART_PGN_RESULT_NONE);
    ck_assert_int_eq(ecart_pgn_result_read("1", 1), ECART_PGN_RESULT_NONE);
    ck_assert_int_eq(ecart_pgn_result_read("", 0), ECART_PGN_RESULT_NONE);
}
END_TEST

START_TEST(faults_have_names)
{
    for (int f = 0; f < ECART_PGN_FAULTS; f++) {
        const char *name = ecart_pgn_fault_name((ecart_pgn_fault)f);

        ck_assert_uint_eq(strspn(name, "abcdefghijklmnopqrstuvwxyz-"), strlen(name));
    }
    ck_assert_str_eq(ecart_pgn_fault_name(ECART_PGN_BAD_BYTE), "bad-byte");
    ck_assert_str_eq(ecart_pgn_fault_name(ECART_PGN_UNKNOWN_VARIANT), "unknown-variant");
    ck_assert_ptr_null(ecart_pgn_fault_name(ECART_PGN_FAULTS));
}
END_TEST

int main(void)
{
    Suite *s = suite_create("pgn");

    TCase *tokens = group(s, "tokens");
    tcase_add_loop_test(tokens, texts_are_cut_into_tokens, 0, READINGS);
    tcase_add_loop_test(tokens, no_piece_changes_what_is_told, 0, READINGS);
    tcase_add_loop_test(tokens, what_stands_behind_a_piece_is_no_part_of_it, 0, READINGS);
    tcase_add_test(tokens, a_value_hides_no_byte);
    tcase_add_test(tokens, a_nul_is_a_bad_byte);
    tcase_add_test(tokens, utf_16_is_told_once_and_not_read);
    tcase_add_test(tokens, a_zeroed_reader_has_read_nothing);

    TCase *words = group(s, "words");
    tcase_add_test(words, values_mean_what_their_escapes_say);
    tcase_add_test(words, results_are_written_in_many_ways);
    tcase_add_test(words, faults_have_names);

    return run(s);
}
