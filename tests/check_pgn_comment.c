/* SPDX-License-Identifier: MIT */
/* check_pgn_comment.c -- tests of comment.c of lib/pgn */

#include "torture.h"
#include "transcript.h"

/* How many bytes a character of UTF-8 has, by the number that it stands for; 0 if it is
 * none. */
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
        bool is_bad = c == 0x7f || (c < ' ' && (c < '\t' || c > '\r'));

        wide = width_of(bytes + at, length - at);
        if (c == '\n' || (c == '\r' && bytes[at + 1] != '\n')) {
            line++;
            column = 0;
        }
        is_bad |= wide == 0 && memchr("\x81\x8d\x8f\x90\x9d", c, 5) != NULL;
        if (is_bad && !bad)
            say(t, "%u:%u fault bad-byte\n", line, column);
        else if (wide == 0 && !is_bad && !legacy)
            say(t, "%u:%u fault legacy-text\n", line, column);
        bad    |= is_bad;
        legacy |= wide == 0 && !is_bad;
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

int main(void)
{
    Suite *s = suite_create("pgn_comment");

    TCase *bytes = group(s, "bytes");
    tcase_set_timeout(bytes, 60);
    tcase_add_test(bytes, comments_hide_no_byte);

    return run(s);
}
