/* SPDX-License-Identifier: MIT */
/* check_watch.c -- tests of watch.c: hands at work, look after look
 *
 * What each look shows is stated here; hands.c plays whole games. */

#include <string.h>

#include "plain_move.h"
#include "runner.h"
#include "table.h"

/* Steps, with " / " between: squares that change and what is put there, - for nothing; or "=",
 * the same once more; or "!", the clock.  Behind ">" is the answer: the kind, moves as in UCI;
 * what has to be put where, or "back 2", or a reason, or a result. */
static const struct watch_case {
    const char *fen;        /* NULL for the start */
    ecart_sight sight;
    int         settle;
    const char *steps;
} cases[] = {
    /* Nothing; a piece in the air; a move that settles; the next one. */
    { NULL, ECART_SEES_PIECES, 2,
      "! > same / = > same / e2- > lifted / e4P > unfinished e2e4 / = > move e2e4 / = > same / "
      "! > same / e7- > lifted / e5p > unfinished e7e5 / ! > move e7e5 / = > same" },
    { NULL, ECART_SEES_PIECES, 1, "e2- e4P > move e2e4 / = > same / e7- e5p > move e7e5" },
    { NULL, ECART_SEES_PIECES, 0, "e2- e4P > move e2e4" },
    { "4k3/8/4p3/3p4/4P3/8/8/4K3 w - - 0 1", ECART_SEES_PIECES, 0,
      "e4- e6- > move e4d5 e6d5" },
    { NULL, ECART_SEES_PIECES, 257,
      "e2- e4P > unfinished e2e4 / = > unfinished e2e4 / ! > move e2e4" },
    /* A pawn that is slid; and one that stopped too long. */
    { NULL, ECART_SEES_PIECES, 2,
      "e2- > lifted / e3P > unfinished e2e3 / e3- e4P > unfinished e2e4 / = > move e2e4" },
    { NULL, ECART_SEES_PIECES, 1,
      "e2- e3P > move e2e3 / e3- > lifted / e4P > revised 1 e2e4 / = > same" },
    /* Two moves at once; taken back, one or both; and both again. */
    { NULL, ECART_SEES_PIECES, 1,
      "e2- e4P e7- e5p > move e2e4 e7e5 / e5- e7p > back 1 e7e5 / e4- e2P > back 1 e2e4 / "
      "e2- e4P e7- e5p > move e2e4 e7e5 / e2P e4- e7p e5- > back 2 e2e4 e7e5" },
    /* All taken back. */
    { NULL, ECART_SEES_PIECES, 1,
      "e2- e4P > move e2e4 / e7- e5p > move e7e5 / f1- c4B > move f1c4 / "
      "e2P e4- e7p e5- f1B c4- > back 3 e7e5 f1c4 / e2- e4P > move e2e4" },
    /* Only one or two moves are taken back piece by piece. */
    { NULL, ECART_SEES_PIECES, 1,
      "e2- e4P > move e2e4 / e7- e5p > move e7e5 / f1- c4B > move f1c4 / "
      "f1B c4- e4- e2P > different put c4B e2- e4P f1-" },
    { NULL, ECART_SEES_PIECES, 1,
      "e2- e4P > move e2e4 / e7- e5p > move e7e5 / e5- > lifted / e4- > lifted / "
      "e2P > unfinished put e7p / e7p > back 2 e2e4 e7e5" },
    /* Two moves that became one take longer; to take all back does not. */
    { NULL, ECART_SEES_PIECES, 2,
      "e2- e4P e7- e5p > unfinished e2e4 e7e5 / ! > move e2e4 e7e5 / "
      "e4- e2P e5- e7p d2- d4P > unfinished / = > unfinished / ! > revised 2 d2d4 / "
      "d7- d5p c1- f4B > unfinished d7d5 c1f4 / ! > move d7d5 c1f4 / "
      "f4- c1B d5- d7p d4- d2P > unfinished / = > back 3 d7d5 c1f4" },
    /* Knights that go home: taken back, or moved?  It takes longer. */
    { NULL, ECART_SEES_PIECES, 2,
      "g1- f3N g8- f6n > unfinished g1f3 g8f6 / = > move g1f3 g8f6 / "
      "g1N f3- g8n f6- > unfinished / = > unfinished / ! > back 2 g1f3 g8f6" },
    /* The first of two was glimpsed. */
    { NULL, ECART_SEES_PIECES, 2,
      "g1- f3N g8- f6n > unfinished g1f3 g8f6 / = > move g1f3 g8f6 / "
      "g1N f3- > unfinished f3g1 / g8n f6- > unfinished f3g1 f6g8 / = > move f3g1 f6g8" },
    /* Castling by the king first, by the rook first, and by both at once. */
    { "4k3/8/8/8/8/8/8/4K2R w K - 0 1", ECART_SEES_PIECES, 1,
      "e1- g1K > unfinished e1g1 put f1R h1- / h1- > unfinished e1g1 put f1R / f1R > move e1g1" },
    { "4k3/8/8/8/8/8/8/4K2R w K - 0 1", ECART_SEES_PIECES, 2,
      "h1- f1R > unfinished h1f1 / = > move h1f1 / e1- > lifted / g1K > unfinished / "
      "= > revised 1 e1g1 / = > same" },
    { "4k3/8/8/8/8/8/8/4K2R w K - 0 1", ECART_SEES_COLOURS, 1,
      "h1- f1R > move h1f1 / e1- g1K > revised 1 e1g1" },
    { "4k3/8/8/8/8/8/8/4K2R w K - 0 1", ECART_SEES_OCCUPIED, 1,
      "h1- f1R > move h1f1 / e1- g1K > revised 1 e1g1" },
    { "4k3/8/8/8/8/8/8/4K2R w K - 0 1", ECART_SEES_PIECES, 1,
      "e1- h1- > lifted / f1R > unfinished / g1K > move e1g1" },
    { "4k3/8/8/8/8/8/8/5KR1 w G - 0 1", ECART_SEES_PIECES, 1,
      "f1- g1K > unfinished f1g1 put f1R / f1R > move f1g1" },
    /* Castling that nobody finished, and an answer: both are made good. */
    { "4k3/p7/8/8/8/8/8/4K2R w K - 0 1", ECART_SEES_PIECES, 1,
      "h1- f1R > move h1f1 / e1- g1K a7- a6p > revised 1 e1g1 a7a6" },
    { "4k3/p7/8/8/8/8/8/4K2R w K - 0 1", ECART_SEES_PIECES, 2,
      "h1- f1R > unfinished h1f1 / = > move h1f1 / e1- g1K a7- a6p > unfinished / "
      "= > unfinished / = > unfinished / = > unfinished / = > unfinished / = > unfinished / "
      "= > unfinished / = > revised 1 e1g1 a7a6" },
    /* A capture by hands in both orders, and what is half done. */
    { "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", ECART_SEES_PIECES, 2,
      "d5- > lifted / e4- > lifted / d5P > unfinished e4d5 / = > move e4d5" },
    { "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", ECART_SEES_OCCUPIED, 2,
      "d5- > lifted / = > lifted / e4- > lifted / d5P > lifted / = > move e4d5" },
    /* Nobody saw what was captured: that takes four times as long, but not with one look. */
    { "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", ECART_SEES_OCCUPIED, 2,
      "e4- > lifted / = > lifted / = > lifted / = > lifted / = > lifted / = > lifted / "
      "= > lifted / = > move e4d5" },
    { "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", ECART_SEES_OCCUPIED, 2,
      "e4- > lifted / ! > move e4d5 / e4P > unfinished / = > back 1 e4d5" },
    { "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", ECART_SEES_OCCUPIED, 1,
      "e4- > move e4d5 / d5- > lifted / e4P > unfinished put d5p / d5p > back 1 e4d5" },
    /* Two pawns may have been captured: one has to be touched, which one look does not show. */
    { "4k3/8/8/3p1p2/4P3/8/8/4K3 w - - 0 1", ECART_SEES_OCCUPIED, 2,
      "e4- > lifted several / ! > lifted several / f5- > lifted / f5p > lifted several / "
      "f5- > lifted / = > lifted / f5p > lifted / = > move e4f5" },
    { "4k3/8/8/8/8/8/1b6/N1N1K3 b - - 0 1", ECART_SEES_OCCUPIED, 2,
      "! > same / b2- > lifted several / ! > lifted several" },
    { "n1n1k3/1B6/8/8/8/8/8/4K3 w - - 0 1", ECART_SEES_OCCUPIED, 2,
      "b7- > lifted several / ! > lifted several" },
    /* Or an answer, which was withdrawn, has shown it; that takes as long as what nobody saw. */
    { "4k3/8/8/3p1p2/4P3/8/8/4K3 w - - 0 1", ECART_SEES_OCCUPIED, 2,
      "e4- f5- f4p > unfinished e4d5 f5f4 / f4- f5p > lifted / = > lifted / = > lifted / "
      "= > lifted / = > lifted / = > lifted / = > lifted / = > move e4d5" },
    /* It does not take longer because another piece was touched too. */
    { "4k3/8/8/3p4/4P3/8/7P/4K3 w - - 0 1", ECART_SEES_OCCUPIED, 2,
      "h2- > lifted / = > lifted / h2P d5- > lifted / = > lifted / d5p e4- > lifted / "
      "= > move e4d5" },
    /* Castling was a rook's move: what stood on its cells before tells. */
    { "4k3/8/8/8/8/8/8/4K2R w K - 0 1", ECART_SEES_OCCUPIED, 2,
      "e1- g1K h1- f1R > unfinished e1g1 / ! > move e1g1 / "
      "g1R f1- e1K > unfinished / = > revised 1 h1g1" },
    /* Two captures by a pawn, four promotions and four captures by the queen: 32 lines. */
    { "1r1r4/2P4k/8/8/2N1q1N1/8/2N1N3/6K1 w - - 0 1", ECART_SEES_OCCUPIED, 2,
      "b8- > lifted / = > lifted / b8r c2- > lifted / = > lifted / c2N c7- e4- > lifted / "
      "! > move c7b8q e4c2" },
    /* What was touched before is forgotten when the board was at rest. */
    { "4k3/8/8/3p1p2/4P3/8/8/4K3 w - - 0 1", ECART_SEES_OCCUPIED, 2,
      "d5- > lifted / = > lifted / d5p > same / = > same / e4- > lifted several / "
      "= > lifted several" },
    /* One look at rest is not enough. */
    { "4k3/8/8/3p1p2/4P3/8/8/4K3 w - - 0 1", ECART_SEES_OCCUPIED, 2,
      "d5- > lifted / = > lifted / d5p > same / e4- > lifted / = > move e4d5" },
    /* What was glimpsed is forgotten at rest too, and when a move was made. */
    { "4k3/8/8/3p1p2/4P3/8/8/4K3 w - - 0 1", ECART_SEES_OCCUPIED, 2,
      "e4- f5- f4p > unfinished e4d5 f5f4 / e4P f4- f5p > same / = > same / "
      "e4- > lifted several / ! > lifted several" },
    { "4k3/8/8/3p1p2/4P3/8/8/4K3 w - - 0 1", ECART_SEES_OCCUPIED, 2,
      "e4- f5- f4p > unfinished e4d5 f5f4 / ! > move e4d5 f5f4 / e4P f4- f5p > unfinished / "
      "! > back 2 e4d5 f5f4 / e4- > lifted several / ! > lifted several" },
    /* The king's step, or castling?  The rook on g1 was touched. */
    { "4k3/p7/8/8/8/8/8/4K1R1 b G - 0 1", ECART_SEES_OCCUPIED, 2,
      "g1- > lifted / = > lifted / g1R e1- f1K a7- a6p > unfinished a7a6 e1g1 / "
      "! > move a7a6 e1g1" },
    /* En passant, by parts; and taken back by parts. */
    { "1r5k/8/4p3/3pP3/8/8/7r/K7 w - d6 0 2", ECART_SEES_PIECES, 1,
      "e5- d6P > unfinished e5d6 put d5- / d5- > move e5d6 / d6- e5P > unfinished put d5p / "
      "d5p > back 1 e5d6" },
    /* Promotions: the pawn lies there; the queen comes first; another piece was meant. */
    { "8/P6k/8/8/8/8/8/K7 w - - 0 1", ECART_SEES_PIECES, 1,
      "a7- > lifted / a8P > unfinished a7a8 promotion-needed / a8Q > move a7a8q / "
      "a8N > revised 1 a7a8n" },
    { "8/P6k/8/8/8/8/8/K7 w - - 0 1", ECART_SEES_PIECES, 1,
      "a8Q > unfinished a7a8q put a7- / a7- > move a7a8q" },
    { "8/P6k/8/8/8/8/8/K7 w - - 0 1", ECART_SEES_COLOURS, 1, "a7- a8P > move a7a8q" },
    { "8/P6k/8/8/8/8/8/K7 w - - 0 1", ECART_SEES_OCCUPIED, 1,
      "a8N > unfinished / a7- > move a7a8q" },
    /* An illegal move, and what to put back. */
    { NULL, ECART_SEES_PIECES, 2,
      "e2- e5P > unfinished / = > try e2e5 put e2P e5- pawn-shape / = > try e2e5 put e2P e5- "
      "pawn-shape / e5- > lifted / e2P > same" },
    { NULL, ECART_SEES_OCCUPIED, 1, "e2- e5P > try e2e5 put e2P e5- pawn-shape" },
    { NULL, ECART_SEES_PIECES, 1,
      "e7- e5p > try e7e5 put e5- e7p not-your-piece / e5- e7p e2- d2- d5P > different put "
      "d2P d5- e2P" },
    /* Kings in the centre, once they stand there. */
    { "4k3/8/8/8/8/8/8/4K2R w - - 0 1", ECART_SEES_PIECES, 2,
      "e1- e8- > lifted / e4K > unfinished / d5k > unfinished / = > result 1-0 / "
      "! > result 1-0" },
    { "4k3/8/8/8/8/8/8/4K2R w - - 0 1", ECART_SEES_OCCUPIED, 1,
      "e1- d4K e8- e5k > result 0-1" },
    { "4k3/8/8/8/8/8/8/4K2R w - - 0 1", ECART_SEES_COLOURS, 1,
      "e1- d4K e8- d5k > result 1/2" },
    /* A move, and another piece in the air; which is to be put back. */
    { NULL, ECART_SEES_PIECES, 1, "e2- e4P b8- > unfinished e2e4 put b8n" },
    /* Two captures on one square look like two pieces in the air: only a clock tells. */
    { "4k3/8/4p3/3p4/4P3/8/8/4K3 w - - 0 1", ECART_SEES_PIECES, 2,
      "e4- e6- > lifted / = > lifted / = > lifted / = > lifted / = > lifted / = > lifted / "
      "= > lifted / = > lifted / = > lifted / ! > move e4d5 e6d5" },
    { "4k3/8/4p3/3p4/4P3/8/8/4K3 w - - 0 1", ECART_SEES_PIECES, 2,
      "d5- > lifted / = > lifted / d5p e4- e6- > lifted / = > lifted / = > lifted / = > lifted / "
      "= > lifted / = > lifted / = > lifted / = > move e4d5 e6d5" },
    /* Was the knight revised, or did the pawn go on and the knight behind it?  What was touched
     * tells, unless something else was. */
    { "4k3/8/8/3n1P2/8/8/8/4K3 b - - 0 1", ECART_SEES_OCCUPIED, 1,
      "d5- e7n > move d5e7 / e7- f6n > revised 1 d5f6" },
    /* Two moves were others. */
    { NULL, ECART_SEES_PIECES, 1,
      "e2- e4P > move e2e4 / e7- e5p > move e7e5 / e4- e2P e5- e7p d2- d4P > revised 2 d2d4 / "
      "d7- d5p > move d7d5 / d5- d7p d4- d2P c2- c4P c7- c5p > revised 2 c2c4 c7c5" },
    { "4k3/8/8/3n1P2/8/8/8/4K3 b - - 0 1", ECART_SEES_OCCUPIED, 1,
      "d5- e7n > move d5e7 / f5- > lifted / f5P f6P e7- > move f5f6 e7f5" },
    { "4k3/8/8/3n1P2/8/8/8/4K3 b - - 0 1", ECART_SEES_OCCUPIED, 1,
      "d5- e7n > move d5e7 / e1- > lifted / e1K f5- > lifted / "
      "f5P f6P e7- > unfinished several" },
    /* A hand at work is likelier than a revised move and an answer: two pieces in the air; a
     * move with a piece in the air; a capture that is taken back. */
    { "4k2r/8/8/8/8/8/2P4P/R2n3K w - - 0 1", ECART_SEES_OCCUPIED, 1,
      "a1- a2R > move a1a2 / a2- h8- > lifted" },
    /* But not when a clock is pressed: the pawn on a4 was only touched, c4 was captured. */
    { "7k/8/8/1p6/P1P5/8/4Q3/6K1 b - - 0 1", ECART_SEES_OCCUPIED, 2,
      "b5- > lifted several / a4- > lifted / = > lifted / a4P > lifted / = > move b5a4 / "
      "e2- > lifted / = > lifted / ! > revised 1 b5c4 e2c4 / = > same" },
    { "rnbq1bnr/3k2p1/3p1p1p/p7/5P2/3P3P/2P1Q1P1/RNB1KBNR w KQ - 0 12", ECART_SEES_PIECES, 1,
      "e2- g4Q > move e2g4 / g4- d7- e7k > unfinished d7e7 put g4Q" },
    { "4k3/8/8/3q4/4P3/8/6K1/n2R4 w - - 0 1", ECART_SEES_OCCUPIED, 1,
      "e4- d5P > move e4d5 / e4P d5- > unfinished put d5q" },
    /* A capture in the place of the last move: or does the bishop slide, after another one? */
    { "6k1/8/8/2b5/8/4B3/8/6K1 w - - 0 1", ECART_SEES_COLOURS, 2,
      "e3- f2B > unfinished e3f2 / ! > move e3f2 / c5- > lifted / f2- > lifted / "
      "c5B > unfinished / = > unfinished / c5- a7B > unfinished c5a7 f2a7 / "
      "! > move c5a7 f2a7" },
    { "6k1/8/8/2b5/8/4B3/8/6K1 w - - 0 1", ECART_SEES_COLOURS, 2,
      "e3- f2B > unfinished e3f2 / ! > move e3f2 / c5- > lifted / f2- > lifted / "
      "c5B > unfinished / ! > revised 1 e3c5" },
    /* Something is wrong after some moves. */
    { NULL, ECART_SEES_PIECES, 1,
      "e2- e4P e7- e5p > move e2e4 e7e5 / a1- a5R > try a1a5 put a1R a5- path-blocked" },
    /* What is not a piece is not there. */
    { NULL, ECART_SEES_PIECES, 1, "e2? e4P > move e2e4" },
};

static void add(char text[300], const char *word)
{
    size_t length = strlen(text);

    snprintf(text + length, 300 - length, "%s%s", length ? " " : "", word);
}

static void add_put(char text[300], const ecart_watched *what)
{
    char word[4] = "";

    if (what->kind == ECART_WATCH_LIFTED)       /* the board shows which */
        return;
    if (what->put != 0)
        add(text, "put");
    for (ecart_cell c = ecart_cells_next(what->put, 0); c; c = ecart_cells_next(what->put, c)) {
        ecart_piece piece = what->wanted.at[c];

        ecart_cell_write(c, word, sizeof word);
        word[2] = ecart_piece_exists(piece) ? ecart_piece_letter(piece) : '-';
        add(text, word);
    }
}

static void tell(const ecart_watched *what, char text[300])
{
    static const char *const results[] = { NULL, "1-0", "0-1", "1/2" };
    char word[24];

    strcpy(text, ecart_watch_name(what->kind));
    if (what->several)
        add(text, "several");
    if (what->back > 0) {
        snprintf(word, sizeof word, "%zu", what->back);
        add(text, word);
    }
    for (size_t i = 0; i < what->count; i++)
        add(text, uci_of(what->moves[i], word));
    add_put(text, what);
    if (what->verdict.reason != ECART_LEGAL)
        add(text, ecart_reason_name(what->verdict.reason));
    if (what->result != ECART_SEEN_NO_RESULT)
        add(text, results[what->result]);
}

/* The next word of steps; NULL at their end. */
static char *next_word(char **steps)
{
    char *word = *steps + strspn(*steps, " ");

    if (*word == '\0')
        return NULL;
    *steps = word + strcspn(word, " ");
    if (**steps)
        *(*steps)++ = '\0';
    return word;
}

static void change(ecart_board *board, const char *word)
{
    ecart_cell cell;

    ck_assert_uint_eq(ecart_cell_read(word, 2, &cell), 2);
    board->at[cell] = word[2] == '?' ? (ecart_piece)200
                    : word[2] == '-' ? ECART_NO_PIECE : ecart_piece_of_letter(word[2]);
}

/* Takes the steps one after another, and compares each answer. */
static void walk(ecart_watch *watch, const char *script)
{
    char        steps[1000], *rest = steps, *word, told[300], wanted[300];
    ecart_board board = watch->game.position.board;

    snprintf(steps, sizeof steps, "%s", script);
    while ((word = next_word(&rest))) {
        bool clock = strcmp(word, "!") == 0;

        for (; strcmp(word, ">") != 0; word = next_word(&rest)) {
            if (strcmp(word, "=") != 0 && !clock)
                change(&board, word);
        }
        for (wanted[0] = '\0'; (word = next_word(&rest)) && strcmp(word, "/") != 0;)
            add(wanted, word);
        ecart_watched what = clock ? ecart_watch_clock(watch) : ecart_watch_look(watch, &board);
        tell(&what, told);
        if (what.kind == ECART_WATCH_LIFTED)
            require(what.put == cells_that_differ(&what.wanted, &board, watch->sight) &&
                    memcmp(&what.wanted, &watch->game.position.board, sizeof board) == 0);
        ck_assert_msg(strcmp(told, wanted) == 0, "%s: told %s, not %s", script, told, wanted);
    }
}

START_TEST(each_look_is_told)
{
    const struct watch_case *c = &cases[_i];
    ecart_record   records[20];
    ecart_watch    watch;
    ecart_position p;

    if (c->fen)
        p = position_of(c->fen, strchr(c->fen, 'G') != NULL);
    ecart_watch_start(&watch, c->fen ? &p : NULL, c->sight, c->settle, records, 20);
    walk(&watch, c->steps);
}
END_TEST

/* Without records there is no way back; with few, only the oldest moves are forgotten, and the
 * first position is not. */
START_TEST(what_has_no_room_is_forgotten)
{
    ecart_record records[4];
    ecart_watch  watch;

    for (size_t capacity = 0; capacity < 4; capacity++) {
        ecart_watch_start(&watch, NULL, ECART_SEES_PIECES, 1, records, capacity);
        walk(&watch, "e2- e4P > move e2e4 / e4- e2P > try e4e2 put e2- e4P not-your-piece");
        ck_assert_uint_eq(watch.game.count, 0);
    }
    ecart_watch_start(&watch, NULL, ECART_SEES_PIECES, 1, records, 4);
    walk(&watch, "a2- a3P > move a2a3 / a7- a6p > move a7a6 / b2- b3P > move b2b3 / "
                 "b7- b6p > move b7b6 / c2- c3P > move c2c3 / c7- c6p > move c7c6 / "
                 "c6- c7p > back 1 c7c6 / c3- c2P > back 1 c2c3 / c2- c4P > move c2c4 / "
                 "a2P a3- a7p a6- b2P b3- b7p b6- c2P c4- > back 3 b7b6 c2c4 / "
                 "d2- d4P > move d2d4");
}
END_TEST

/* Each of these captures may have been made, and there is no room to weigh all. */
START_TEST(too_many_lines_are_several)
{
    ecart_position p = position_of("1r1r4/2P4k/2N1N1N1/8/2N1q1N1/8/2N1N1N1/6K1 w - - 0 1", false);
    ecart_board    seen = p.board;
    ecart_watch    watch;

    seen.at[ECART_C7] = seen.at[ECART_E4] = ECART_NO_PIECE;
    ecart_watch_start(&watch, &p, ECART_SEES_OCCUPIED, 1, NULL, 0);
    ck_assert(ecart_watch_look(&watch, &seen).several);
}
END_TEST

START_TEST(pieces_that_one_look_misses_were_not_touched)
{
    ecart_watch watch;
    ecart_board seen;

    ecart_watch_start(&watch, NULL, ECART_SEES_PIECES, 2, NULL, 0);
    seen = watch.last;
    seen.at[ECART_E4] = seen.at[ECART_E2];
    seen.at[ECART_E2] = ECART_NO_PIECE;
    ck_assert_int_eq(ecart_watch_look(&watch, &seen).kind, ECART_WATCH_UNFINISHED);
    ck_assert_int_eq(ecart_watch_look(&watch, &seen).kind, ECART_WATCH_MOVE);
    seen.at[ECART_A1] = seen.at[ECART_E4] = ECART_NO_PIECE;
    for (int looks = 1; looks <= 2; looks++) {
        ck_assert_int_eq(ecart_watch_look(&watch, &seen).kind, ECART_WATCH_LIFTED);
        ck_assert(watch.touched ==
                  (looks > 1 ? ecart_cells_of(ECART_A1) | ecart_cells_of(ECART_E4) : 0));
    }
}
END_TEST

START_TEST(many_looks_are_no_clock)
{
    ecart_position p = position_of("4k3/8/4p3/3p4/4P3/8/8/4K3 w - - 0 1", false);
    ecart_watch    watch;

    ecart_watch_start(&watch, &p, ECART_SEES_PIECES, 2, NULL, 0);
    walk(&watch, "e4- e6- > lifted");
    watch.looks = UINT16_MAX - 1;
    walk(&watch, "e4- e6- > lifted / ! > move e4d5 e6d5");
}
END_TEST

START_TEST(each_kind_of_look_has_a_name)
{
    static const char *const names[] = { "same", "lifted", "unfinished", "move", "back",
                                         "revised", "try", "result", "different" };

    ck_assert_int_eq(ECART_WATCH_KINDS, sizeof names / sizeof *names);
    for (ecart_watch_kind kind = 0; kind < ECART_WATCH_KINDS; kind++)
        ck_assert_str_eq(ecart_watch_name(kind), names[kind]);
    ck_assert_ptr_null(ecart_watch_name(ECART_WATCH_KINDS));
}
END_TEST

START_TEST(what_to_put_right_is_said_in_each_complete_language)
{
    static const struct { const char *steps, *language, *text; } said[] = {
        { "e2- e5P", "en", "Clear e5. Put back the pawn on e2." },
        { "e2- e5P", "fr", "Lib\303\251rer e5. Remettre le pion en e2." },
        { "e2- e5P", "de", "e5 r\303\244umen. Den Bauern auf e2 zur\303\274ckstellen." },
        { "e2- e5P", "es", "Despejar e5. Volver a poner el pe\303\263n de e2." },
        { "e5P e6P", "en", "Clear e5 and e6." },
        { "e2- d1- e1P", "en", "Put back the queen on d1, the king on e1 and the pawn on e2." },
        { "e2-", "en", "Put back the pawn on e2." },
        { "e2- e4P", "en", "" }
    };

    for (size_t i = 0; i < sizeof said / sizeof *said; i++) {
        char        steps[40], *rest = steps, *word, text[ECART_EXPLAIN_SIZE];
        ecart_watch watch;

        ecart_watch_start(&watch, NULL, ECART_SEES_PIECES, 1, NULL, 0);
        ecart_board   board = watch.game.position.board;
        snprintf(steps, sizeof steps, "%s", said[i].steps);
        while ((word = next_word(&rest)))
            change(&board, word);
        ecart_watched what = ecart_watch_look(&watch, &board);
        size_t length = ecart_explain_put(ecart_language_find(said[i].language, 2), &what, text,
                                          sizeof text);
        ck_assert_str_eq(text, said[i].text);
        ck_assert_uint_eq(length, strlen(text));
    }
}
END_TEST

int main(void)
{
    Suite *s = suite_create("watch");
    TCase *looks = group(s, "looks");

    tcase_add_loop_test(looks, each_look_is_told, 0, sizeof cases / sizeof *cases);
    tcase_add_test(looks, what_has_no_room_is_forgotten);
    tcase_add_test(looks, too_many_lines_are_several);
    tcase_add_test(looks, pieces_that_one_look_misses_were_not_touched);
    tcase_add_test(looks, many_looks_are_no_clock);
    tcase_add_test(looks, each_kind_of_look_has_a_name);
    tcase_add_test(looks, what_to_put_right_is_said_in_each_complete_language);
    return run(s);
}
