/* SPDX-License-Identifier: MIT */
/* spoken_words.c -- the words of a move that is spoken, in English, French and German
 *
 * Words are compared in small letters and without accents.  All three languages are
 * understood at once: see records/spoken.txt, which has the words. */

#include "notation/spoken_words.h"

#include <string.h>

#include <ecart/legal.h>

#include "base/text.h"
#include "notation/word_records.h"

/* The letters of the longest word, koenigsfluegel. */
enum { LONGEST = 14 };

#define WORDS(part, value, words) { part, value, words },

/* The words of a part of speech and a value, with a blank on both sides of each. */
static const struct {
    uint8_t     part, value;
    const char *words;
} vocabulary[] = { WORD_LIST(WORDS) };

/* The letters of Latin-1 that the three languages have, without accents, by the second
 * byte of UTF-8 from 0x80: the capitals, and 32 further on the small ones. */
static const char plain_letters[32 + 1] = "aaaaaaaceeeeiiii.nooooo.ouuuuy.s";

/* Reads a letter of UTF-8 into a word; returns how many bytes, or 0 if none stands
 * there.  The à is kept, and ß is ss.  Left out are an accent for itself, which stands
 * after its letter, and an apostrophe. */
static size_t spell_wide(writer *word, const char *text, size_t length)
{
    unsigned char lead   = (unsigned char)text[0];
    unsigned char second = length > 1 ? (unsigned char)text[1] : 0;

    if (lead == 0xcc && second >= 0x80)
        return 2;
    if (length > 2 && memcmp(text, "\xe2\x80\x99", 3) == 0)
        return 3;
    if (lead != 0xc3 || second < 0x80 || second == 0xbf || plain_letters[second % 32] == '.')
        return 0;
    if (second % 32 == 0) {
        ecart_text_put(word, '\xc3');
        ecart_text_put(word, '\xa0');
        return 2;
    }
    if (second == 0x9f)
        ecart_text_put(word, 's');
    ecart_text_put(word, plain_letters[second % 32]);
    return 2;
}

static size_t spell_letter(writer *word, const char *text, size_t length)
{
    char c = in_small(text[0]);

    if (c == '\'' || c == '.')
        return 1;
    if (c < 'a' || c > 'z')
        return spell_wide(word, text, length);
    ecart_text_put(word, c);
    return 1;
}

static bool is_cell(const char *text, size_t length)
{
    return length > 1 && is_letter(text[0]) && is_digit(text[1]);
}

/* Looks up a word; its part of speech is NO_WORD if it is not there. */
static void find_entry(const writer *word, spoken_word *found)
{
    if (word->length == 1 && word->out[0] <= 'h') {
        found->part  = NAMES_FILE;
        found->value = word->out[0] - 'a' + 1;
        return;
    }
    for (size_t n = 0; n < sizeof vocabulary / sizeof *vocabulary; n++) {
        if (word->length <= LONGEST &&
            ecart_text_lists(vocabulary[n].words, word->out, word->length)) {
            found->part  = vocabulary[n].part;
            found->value = vocabulary[n].value;
        }
    }
}

static size_t read_letters(const char *text, size_t length, spoken_word *found)
{
    char   letters[LONGEST + 1];
    writer word = ecart_text_into(letters, sizeof letters);
    size_t at = 0, bytes = 1;

    while (at < length && bytes > 0 && !is_cell(text + at, length - at)) {
        bytes = spell_letter(&word, text + at, length - at);
        at   += bytes;
    }
    find_entry(&word, found);
    return at;
}

static size_t read_sign(char sign, spoken_word *found)
{
    found->sign  = true;
    found->part  = sign == '+' ? GIVES_CHECK : sign == '#' ? GIVES_MATE
                 : sign == '=' ? PROMOTES : sign == '!' || sign == '?' ? MARKS
                 : sign >= '1' && sign <= '8' ? NAMES_NUMBER : NO_WORD;
    found->value = sign - '0';      /* of a number */
    return found->part != NO_WORD;
}

/* Reads one word; returns how many bytes. */
static size_t read_word(const char *text, size_t length, spoken_word *found)
{
    char   small = (char)(text[0] | 32);
    size_t bytes;

    found->capital = in_small(text[0]) != text[0];
    if (is_cell(text, length)) {
        found->part  = NAMES_CELL;
        found->value = 10 * (small - 'a' + 1) + text[1] - '0';
        return 2;
    }
    bytes = read_letters(text, length, found);
    return bytes > 0 ? bytes : read_sign(text[0], found);
}

/* A file and a number make a cell. */
static bool join(spoken_word *before, const spoken_word *word)
{
    if (before->part != NAMES_FILE || word->part != NAMES_NUMBER)
        return false;
    before->part  = NAMES_CELL;
    before->value = 10 * before->value + word->value;
    return true;
}

/* The length of what is between words: a blank, which may be one that does not
 * break the line, a sign, or an arrow. */
static size_t separator(const char *text, size_t length)
{
    if (length > 1 && memcmp(text, "\xc2\xa0", 2) == 0)
        return 2;
    if (length > 2 && memcmp(text, "\xe2\x86\x92", 3) == 0)
        return 3;
    if (length > 1 && memcmp(text, "->", 2) == 0)
        return 2;
    return is_space(text[0]) || text[0] == '-' || text[0] == ',' || text[0] == '.';
}

/* Skips what is between words, but neither the end of a line with more after it,
 * nor a hyphen with nothing after it. */
static size_t skip_separators(const char *text, size_t length, size_t at)
{
    size_t hyphen = length, line_end = length, skipped = 1;

    while (at < length && skipped > 0) {
        skipped = separator(text + at, length - at);
        if (text[at] == '-')
            hyphen = at;
        if (text[at] == '\n' || text[at] == '\r')
            line_end = at;
        at += skipped;
    }
    return at == length ? hyphen : line_end < at ? line_end : at;
}

int ecart_spoken_words_read(const char *text, size_t length, spoken_word words[SPOKEN_WORDS],
                            size_t *end)
{
    int    count = 0;
    size_t at = 0;

    for (;;) {
        spoken_word word = { .part = NO_WORD };

        *end = word.at = at = skip_separators(text, length, at);
        if (at == length || count == SPOKEN_WORDS)
            return count;
        at += read_word(text + at, length - at, &word);
        if (word.part == NO_WORD)
            return count;
        if (count == 0 || !join(&words[count - 1], &word))
            words[count++] = word;
    }
}
