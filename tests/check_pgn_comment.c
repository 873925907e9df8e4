/* SPDX-License-Identifier: MIT */
/* check_pgn_comment.c -- tests of bytes.c and comment.c of lib/pgn */

#include "pgn/scan.h"
#include "torture.h"
#include "transcript.h"

/* How many bytes a character of UTF-8 has, by the number that it stands for; 0 if it is none. */
static size_t width_of(const unsigned char *text, size_t left)
{
    static const uint32_t least[] = { 0, 0, 0x80, 0x800, 0x10000 };
    size_t   wide = *text >> 5 == 6 ? 2 : *text >> 4 == 14 ? 3 : *text >> 3 == 30 ? 4 : 0;
    uint32_t code = *text & 0x7fu >> wide;

    if (*text < 0x80)
        return 1;
    if (wide == 0 || wide > left)
        return 0;
    for (size_t i = 1; i < wide; i++) {
        if (text[i] >> 6 != 2)
            return 0;
        code = code << 6 | (text[i] & 63u);
    }
    return code < least[wide] || code > 0x10ffff || code >> 11 == 27 ? 0 : wide;
}

/* Controls, and the bytes that Windows-1252 does not use. */
static bool is_bad(unsigned char c)
{
    return c == 0x7f || (c < ' ' && (c < '\t' || c > '\r')) ||
           memchr("\x81\x8d\x8f\x90\x9d", c, 5) != NULL;
}

/* How many bytes the character has that begins here and may be cut: as many as the shortest
 * that it could be the beginning of. */
static size_t width_of_cut(const unsigned char *text, size_t length)
{
    unsigned char whole[4] = { 0, 0x80, 0x80, 0x80 };

    memcpy(whole, text, length);
    for (unsigned second = 0x80; length == 1 && second < 0xc0; second++) {
        whole[1] = (unsigned char)second;
        if (width_of(whole, 4) > 0)
            break;
    }
    return width_of(whole, 4);
}

START_TEST(a_character_is_as_wide_as_its_number_asks)
{
    static const unsigned char edges[] = {
        0, '"', 'a', 0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xa1, 0xad, 0xbd, 0xbf, 0xc0, 0xf5, 0xff
    };

    for (unsigned n = 0; n < 1 << 20; n++) {
        unsigned char text[] = {
            (unsigned char)(n >> 12), edges[n >> 8 & 15], edges[n >> 4 & 15], edges[n & 15]
        };
        size_t length = 4;

        do {
            size_t wide = width_of_cut(text, length);
            size_t expected = wide > 1 ? wide : !is_bad(text[0]);

            require(ecart_pgn_character((const char *)text, length) == expected);
        } while (n % 256 == 0 && --length > 0);
    }
}
END_TEST

/* A character outside ASCII in UTF-8, by its number.  Returns how many bytes it has. */
static size_t write_character(uint32_t number, char text[4])
{
    size_t wide = number < 0x800 ? 2 : number < 0x10000 ? 3 : 4;

    for (size_t i = wide; --i > 0; number /= 64)
        text[i] = (char)(0x80 + number % 64);
    text[0] = (char)((0xf00 >> wide & 0xff) + number);
    return wide;
}

START_TEST(all_characters_but_some_are_parts_of_words)
{
    static const struct {
        uint32_t first, last;
        odd_sort sort;
    } others[] = {
        { 0xa0, 0xa0, ODD_BLANK },       { 0xad, 0xad, ODD_UNSEEN },
        { 0x2000, 0x200b, ODD_BLANK },   { 0x200c, 0x200f, ODD_UNSEEN },
        { 0x2026, 0x2026, ODD_DOTS },    { 0x202f, 0x202f, ODD_BLANK },
        { 0x2060, 0x2060, ODD_UNSEEN },  { 0xfeff, 0xfeff, ODD_MARK },
    };

    for (uint32_t number = 0x80; number < 0x110000; number++) {
        char     text[4];
        size_t   wide = write_character(number, text);
        odd_sort sort = ODD_PART;

        for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
            if (number >= others[i].first && number <= others[i].last)
                sort = others[i].sort;
        }
        odd told = ecart_pgn_odd(text, wide);
        if (number >> 11 != 27)
            require(told.sort == sort && told.wide == wide);
        told = ecart_pgn_odd(text, wide - 1);
        if (wide > 2 && number >> 11 != 27)
            require(told.sort == ODD_PART && told.wide == wide);
    }
    for (int c = 0x80; c < 0xc0; c++) {     /* of Windows-1252 */
        char byte = (char)c;
        odd  told = ecart_pgn_odd(&byte, 1);

        require(told.wide == 1);
        require(told.sort == (c == 0xa0 ? ODD_BLANK : c == 0x85 ? ODD_DOTS : ODD_PART));
    }
}
END_TEST

/* What must be told of a comment in braces that is the whole text: of each sort of fault
 * the first. */
static void expect_comment(const char *text, size_t length, transcript *t)
{
    const unsigned char *bytes = (const unsigned char *)text;
    unsigned line = 1, column = 1;
    bool     legacy = false, bad = false;

    t->length = t->comment_length = 0;
    for (size_t at = 0, wide; at < length; at += wide, column += (unsigned)wide) {
        unsigned char c = bytes[at];

        wide = width_of(bytes + at, length - at);
        if (c == '\n' || (c == '\r' && bytes[at + 1] != '\n')) {
            line++;
            column = 0;
        }
        bool is_none = wide < 2 && is_bad(c);
        if (is_none && !bad)
            say(t, "%u:%u fault bad-byte\n", line, column);
        else if (wide == 0 && !is_none && !legacy)
            say(t, "%u:%u fault legacy-text\n", line, column);
        bad    |= is_none;
        legacy |= wide == 0 && !is_none;
        wide   += wide == 0;
    }
    say(t, "1:1 comment ");
    say_bytes(t, text + 1, length - 2);
    say(t, "\n%u:%u end", line, column);
}

/* Comments are looked at eight bytes at a time, and here one by one. */
START_TEST(comments_hide_no_byte)
{
    static const char *const parts[] = {
        "a", "Nf3 ", "[%clk 1]", "eight by", "|~{[;", "\xc3\xa9", "\xd0\x96\xd0\x96", "\xdf\xbf",
        "\xe0\xa0\x80", "\xe2\x99\x98", "\xf0\x9f\x98\x80", " \t", "\n", "\r", "\r\n",
        "\x7f", "\x1f", "\x01", "\xc0\xaf", "\xc1\xbf", "\xc2", "\xdf", "\x80", "\xbf", "\x9d",
        "\xed\xa0\x80", "\xff"
    };
    enum { PARTS = sizeof parts / sizeof *parts, IN_ORDER = 15 };
    static transcript expected, told;
    dice d = { 25 };

    for (int i = 0; i < 5000; i++) {
        char     text[400] = "{";
        uint32_t any = roll(&d, 12);

        for (uint32_t n = roll(&d, 40); n > 0; n--)
            strcat(text, parts[roll(&d, n == any ? PARTS : i % 3 ? IN_ORDER : 8)]);
        strcat(text, "}");
        expect_comment(text, strlen(text), &expected);
        for (size_t piece = strlen(text); piece > 0; piece /= 5) {
            read_in_pieces(text, strlen(text), piece, &told);
            ck_assert_str_eq(told.text, expected.text);
        }
    }
}
END_TEST

START_TEST(a_comment_is_told_at_once_and_passed_no_further)
{
    static const char text[] = "{a \xe2\x99\x98 \t[%clk 1]} {bc";
    ecart_pgn_reader  reader;
    ecart_pgn_token   token;

    ecart_pgn_start(&reader);
    ecart_pgn_feed(&reader, text, sizeof text - 1, true);
    ck_assert_int_eq(ecart_pgn_next(&reader, &token), ECART_PGN_COMMENT);
    ck_assert_uint_eq(token.length, strcspn(text, "}") - 1);
    ck_assert(!token.more);
    ck_assert_int_eq(ecart_pgn_next(&reader, &token), ECART_PGN_FAULT);
    ck_assert_ptr_eq(token.text, text + sizeof text - 1);   /* where } is missing */
    ck_assert_uint_eq(token.length, 0);

    ecart_pgn_start(&reader);
    ecart_pgn_feed(&reader, "{abc}", 4, false);
    ecart_pgn_pass_comment(&reader);
    ck_assert_int_eq(reader.within, WITHIN_BRACES);
    ck_assert_uint_eq(reader.at, 4);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("pgn_comment");

    TCase *bytes = group(s, "bytes");
    tcase_set_timeout(bytes, 60);
    tcase_add_test(bytes, a_character_is_as_wide_as_its_number_asks);
    tcase_add_test(bytes, all_characters_but_some_are_parts_of_words);
    tcase_add_test(bytes, comments_hide_no_byte);
    tcase_add_test(bytes, a_comment_is_told_at_once_and_passed_no_further);

    return run(s);
}
