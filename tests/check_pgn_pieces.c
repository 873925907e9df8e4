/* SPDX-License-Identifier: MIT */
/* check_pgn_pieces.c -- tests of where lib/pgn cuts a text that is fed in pieces */

#include "transcript.h"

/* Whatever is too long to wait for is cut where a piece may end. */
START_TEST(a_piece_is_always_enough)
{
    enum { SIZE = 3 * ECART_PGN_PIECE };
    static const char *const beginnings[] = { "x", "[", "[A", "[A \"", "[A \"b\"", "[x ", "1",
                                              "1.", "$1", "!", "%", ";", "{", "e4\n[", " " };
    static const char fillers[] = "x1 .!\"\\\xe2\x01[";
    static char text[SIZE];
    static ecart_pgn_reader reader;

    for (size_t i = 0; i < sizeof beginnings / sizeof *beginnings; i++) {
        for (const char *filler = fillers; *filler; filler++) {
            ecart_pgn_token token;
            size_t          at = 0;

            memset(text, *filler, SIZE);
            memcpy(text, beginnings[i], strlen(beginnings[i]));
            ecart_pgn_start(&reader);
            for (int feeds = 0; at + ECART_PGN_PIECE < SIZE; feeds++) {
                ecart_pgn_feed(&reader, text + at, ECART_PGN_PIECE, false);
                while (ecart_pgn_next(&reader, &token) != ECART_PGN_MORE)
                    ;
                require(reader.at > 0 && feeds < SIZE);
                at += reader.at;
            }
        }
    }
    ecart_pgn_token token;
    ecart_pgn_start(&reader);
    ecart_pgn_feed(&reader, "a3 b", 4, false);
    ck_assert_int_eq(ecart_pgn_next(&reader, &token), ECART_PGN_MOVE);
    ecart_pgn_start(&reader);
    ecart_pgn_feed(&reader, "    $1", 6, false);   /* the first bytes may be a mark of order */
    ck_assert_int_eq(ecart_pgn_next(&reader, &token), ECART_PGN_MORE);
}
END_TEST

START_TEST(the_rest_of_a_tag_that_is_too_long_is_skipped)
{
    static char text[2 * ECART_PGN_PIECE + 20];
    static transcript t;

    memset(text, 'x', sizeof text);
    memcpy(text, "[A \"", 4);
    memcpy(text + sizeof text - 5, "\"]\ne4", 5);
    text[sizeof text - 9] = '\x01';     /* no comment: it is not looked at */
    read_in_pieces(text, sizeof text, sizeof text, &t);
    ck_assert_str_eq(strstr(t.text, "\n2:"), "\n2:1 move e4\n2:3 end");
    ck_assert_int_eq(strncmp(t.text, "1:1 fault unclosed-tag\n1:1 tag A=xxx", 35), 0);
    ck_assert_ptr_nonnull(strstr(t.text, "\n1:4096 escape xxx"));
    ck_assert_ptr_null(strstr(t.text, "bad-byte"));
}
END_TEST

/* Where a token may be cut, what marks the end of a file is a part of it.  */
START_TEST(a_word_that_may_be_cut_has_no_tail)
{
    static char text[ECART_PGN_PIECE + 100];
    static transcript whole, pieces;
    size_t mark = ECART_PGN_PIECE - 100;

    memset(text, 'x', mark);
    memset(text + mark, ' ', sizeof text - mark);
    text[mark] = '\x1a';
    read_in_pieces(text, sizeof text, sizeof text, &whole);
    ck_assert_str_eq(strchr(whole.text, '\x1a'), "\x1a\n1:4197 end");
    read_in_pieces(text, sizeof text, ECART_PGN_PIECE, &pieces);
    ck_assert_str_eq(pieces.text, whole.text);
}
END_TEST

START_TEST(a_tail_has_at_most_256_bytes)
{
    static char text[3000];
    static transcript t;

    memset(text, ' ', sizeof text);
    text[0] = '\x1a';
    read_in_pieces(text, 257, 257, &t);
    ck_assert_str_eq(t.text, "1:1 fault bad-byte\n1:258 end");
    read_in_pieces(text, 256, 256, &t);
    ck_assert_str_eq(t.text, "1:257 end");

    text[0] = ' ';              /* and wherever it begins */
    text[200] = '\x1a';
    read_in_pieces(text, 400, 400, &t);
    ck_assert_str_eq(t.text, "1:401 end");
    text[200] = ' ';
    text[2990] = '\x1a';
    read_in_pieces(text, sizeof text, sizeof text, &t);
    ck_assert_str_eq(t.text, "1:3001 end");
}
END_TEST

/* Where a piece ends with what is cut off, it is not known if more follows. */
START_TEST(a_tag_that_is_too_long_is_cut_alike_in_all_pieces)
{
    static char text[2 * ECART_PGN_PIECE];
    static transcript whole, pieces;
    size_t size = ECART_PGN_PIECE - 3 + (size_t)_i;

    memset(text, 'x', sizeof text);
    memcpy(text, "[A \"", 4);
    for (; size <= sizeof text; size += ECART_PGN_PIECE - 6) {
        read_in_pieces(text, size, size, &whole);
        for (size_t piece = ECART_PGN_PIECE; piece < ECART_PGN_PIECE + 6; piece++) {
            read_in_pieces(text, size, piece, &pieces);
            ck_assert_int_eq(strcmp(pieces.text, whole.text), 0);
        }
    }
}
END_TEST

int main(void)
{
    Suite *s = suite_create("pgn_pieces");

    TCase *pieces = group(s, "pieces");
    tcase_add_test(pieces, a_piece_is_always_enough);
    tcase_add_test(pieces, the_rest_of_a_tag_that_is_too_long_is_skipped);
    tcase_add_test(pieces, a_word_that_may_be_cut_has_no_tail);
    tcase_add_test(pieces, a_tail_has_at_most_256_bytes);
    tcase_add_loop_test(pieces, a_tag_that_is_too_long_is_cut_alike_in_all_pieces, 0, 6);

    return run(s);
}
