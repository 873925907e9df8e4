/* SPDX-License-Identifier: MIT */
/* check_behind.c -- what stands behind a text changes nothing
 *
 * A reader gets a text and its length, and no zero.  Whatever follows in memory, what it says
 * of the text is the same: if a reader looks further, the case shows that does. */

#include <stdio.h>
#include <string.h>

#include <ecart/betza.h>

#include "runner.h"
#include "table.h"

/* What could be more of a text; the first is what it is compared with. */
static const char *const behind[] = {
    "\t\t\t\t\t\t\t\t\t\t\t\t", ".. . . . . .", "1122334455667", "888/8/8/8/8/8", "e4e5e6d4d5d6",
    "kQqKkQkqbnrp", "xxx=Q=q+#+#!", "-O-O0-0-01-0", "\xe2\x80\x8b\xe2\x80\x93\xe2\x86\x92zzz",
    "\xc2\xad\xc2\xbd\xef\xb8\x8f\xe2\x9d\x97zz", "aabbccddeeff", ")),1)(4,1)22", " to f3 e.p. ",
    "> f3 > f6 >e4", "\x86\x92 f3 f6e4",
    "\"]\n}{(;%\\*\n\n", "ightbishopue", "/2-1/2  0:1 "
};
enum { BEHIND = sizeof behind / sizeof *behind, ROOM = 400 };

static const char *const texts[] = {
    "knight to f3", "castles queenside", "pawn takes e5 check", "Nb1-c3", "Ng8\xe2\x86\x92" "f6",
    "Sf3", "e2e4", "e7e8q", "5254", "78781", "Nf3 e5 Nc6 Bb5", "1. e4 e5 2. Nf3", "12... Nf6",
    "exd6 e.p.", "0-0-0+", "e8=Q#", "Nge2!?", "\xe2\x99\x98" "f3", "N\xc2\xad" "f3",
    "N\xe2\x80\x8b" "f3\xe2\x80\x8b", "1/2-1/2", "1/2 : 1/2", "\xc2\xbd-\xc2\xbd", "0,5-0,5.",
    "1-0 ff", "0\xe2\x80\x93" "1", "1-0", "Chess960", "Fischerandom", "Three-check",
    "From Position", "fmKcfF", "W2F", "(4,1)NN", "mRcB3", "fbNF0",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "8/8/4k3/8/8/4K3/8/R7 b HAha e3 50 99",
    "[Event \"a\"]\n\n1. e4 {c} e5 (1... c5) 2. Nf3 $1 \xe2\x9d\x97 ; d\n1/2-1/2\n",
    "The best move is \\boxed{Nf3}.", "**Nf3** since it is not e4", "<move>e4</move>",
    "{\"move\": \"e4\"}", "I castle: O-O", "Final answer: Qh5"
};

static char   answer[1 << 16];
static size_t at;

#define SAY(...) (at += (size_t)snprintf(answer + at, sizeof answer - at, __VA_ARGS__))

static void say_notation(ecart_notation n)
{
    SAY("%d %d %d %d %zu %u %d %d %d %d ", n.verdict.reason, n.verdict.move.from,
        n.verdict.move.to, n.verdict.move.promotion, n.offset, n.forgiven, n.kind, n.origin, n.to,
        n.promotion);
}

static void say_moves(const ecart_position *p, const char *text, size_t length)
{
    ecart_meaning meanings[64];
    size_t        count = ecart_meant(p, text, length, meanings, 64), offset;
    ecart_move    move  = { 0 };

    say_notation(ecart_san_read(p, text, length));
    say_notation(ecart_notation_read(p, text, length));
    say_notation(ecart_notation_read_with(p, ecart_letters_find("de", 2), text, length));
    SAY("%d ", ecart_san_fits(ecart_letters_find("de", 2), text, length));
    SAY("%d ", ecart_uci_read(text, length, &move, &offset));
    SAY("%d %d %zu ", move.from, move.to, offset);
    SAY("%d ", ecart_iccf_read(text, length, &move, &offset));
    SAY("%d %d %zu ", move.from, move.to, offset);
    for (size_t i = 0; i < count; i++)
        SAY("%d-%d-%u ", meanings[i].move.from, meanings[i].move.to, meanings[i].cost);
}

static void say_ruling(const char *text, size_t length)
{
    static ecart_record  records[4];
    static ecart_try     tries[4];
    static ecart_referee referee;

    ecart_referee_start(&referee, records, 4, tries, 4);
    ecart_ruling r = ecart_referee_try(&referee, text, length);
    SAY("%d %zu %d ", r.played, r.count, r.named);
    say_notation(r.notation);
    for (int i = 0; i < r.named; i++)
        SAY("%zu %zu ", r.at[i], r.length[i]);
}

static void say_texts(const char *text, size_t length)
{
    ecart_figure      figure;
    ecart_setup       setup;
    ecart_faults      faults;
    ecart_pgn_reader  reader;
    ecart_pgn_token   token;
    size_t            offset;
    char              fen[ECART_FEN_SIZE];

    SAY("%d ", ecart_betza_read(text, length, &figure, &offset));
    SAY("%zu %d ", offset, figure.count);
    SAY("%d ", ecart_fen_read(text, length, false, &setup, &faults));
    (void)ecart_fen_write(&setup, ECART_FEN_PLAIN, fen, sizeof fen);
    SAY("%s ", fen);
    for (int i = 0; i < ECART_FAULTS; i++) {
        if (faults.set >> i & 1)
            SAY("%d:%u ", i, faults.offset[i]);
    }
    SAY("%d %d ", ecart_pgn_result_read(text, length), ecart_pgn_variant_read(text, length));
    ecart_pgn_start(&reader);
    ecart_pgn_feed(&reader, text, length, true);
    while (ecart_pgn_next(&reader, &token) != ECART_PGN_END)
        SAY("%d %zu %zu ", token.kind, (size_t)token.place.offset, token.length);
    ecart_pgn_start(&reader);
    ecart_pgn_feed(&reader, text, length, false);
    for (ecart_pgn_kind kind; (kind = ecart_pgn_next(&reader, &token)) != ECART_PGN_MORE;)
        require(kind == token.kind && kind != ECART_PGN_END);
}

/* All beginnings of all texts, in a position where both sides can castle and much can go. */
START_TEST(no_reader_looks_beyond_its_text)
{
    static char    expected[sizeof answer], text[ROOM];
    ecart_position p;
    ecart_faults   faults;
    static const char fen[] = "r3k2r/pPp2ppp/2n2n2/3pP3/2B5/2N2N2/PPP2PpP/R3K2R w KQkq d6 0 9";

    ck_assert(ecart_fen_position(fen, sizeof fen - 1, false, &p, &faults));
    for (size_t t = 0; t < sizeof texts / sizeof *texts; t++) {
        for (size_t length = 0; length <= strlen(texts[t]); length++) {
            for (int b = 0; b < BEHIND; b++) {
                memcpy(text, texts[t], length);
                strcpy(text + length, behind[b]);
                at = 0;
                say_moves(&p, text, length);
                say_ruling(text, length);
                say_texts(text, length);
                if (b == 0)
                    memcpy(expected, answer, at + 1);
                require_msg(strcmp(answer, expected) == 0, "%.*s|%s:\n%s\n%s", (int)length, text,
                            behind[b], expected, answer);
            }
        }
    }
}
END_TEST

int main(void)
{
    Suite *s     = suite_create("behind");
    TCase *tcase = tcase_create("readers");

    tcase_set_timeout(tcase, 60);
    tcase_add_test(tcase, no_reader_looks_beyond_its_text);
    suite_add_tcase(s, tcase);
    return run(s);
}
