/* SPDX-License-Identifier: MIT */
/* letters.c -- the letters of the pieces in other languages */

#include <string.h>

#include "base/text.h"
#include "notation/letter_records.h"
#include "notation/san_parse.h"

struct ecart_letters {
    const char *code, *name;
    const char *of_kind[ECART_KINDS];   /* in UTF-8 */
};

#define LETTERS(code, name, king, queen, rook, bishop, knight, pawn) \
    { code, name, { "", king, queen, rook, bishop, knight, pawn } },

static const struct ecart_letters alphabets[] = { LETTERS_LIST(LETTERS) };

static const ecart_letters *or_standard(const ecart_letters *letters)
{
    return letters != NULL ? letters : &alphabets[0];
}

const ecart_letters *ecart_letters_nth(int n)
{
    return n >= 0 && n < (int)(sizeof alphabets / sizeof *alphabets) ? &alphabets[n] : NULL;
}

const ecart_letters *ecart_letters_find(const char *code, size_t length)
{
    const ecart_letters *letters;
    size_t known = 0;

    while (known < length && is_small(code[known]))
        known++;
    for (int n = 0; (letters = ecart_letters_nth(n)) != NULL; n++) {
        if (strlen(letters->code) == known && memcmp(letters->code, code, known) == 0)
            break;
    }
    return letters;
}

const char *ecart_letters_code(const ecart_letters *letters)
{
    return or_standard(letters)->code;
}

const char *ecart_letters_name(const ecart_letters *letters)
{
    return or_standard(letters)->name;
}

const char *ecart_letters_of(const ecart_letters *letters, ecart_kind kind)
{
    return kind < ECART_KINDS ? or_standard(letters)->of_kind[kind] : "";
}

/* The kind whose letter a text begins with; the longest one, so that the Russian king
 * is not taken for a knight. */
static ecart_kind longest_letter(const ecart_letters *letters, const char *text, size_t length,
                            size_t *longest)
{
    ecart_kind found = ECART_NO_KIND;

    *longest = 0;
    for (ecart_kind kind = ECART_KING; kind < ECART_KINDS; kind++) {
        size_t bytes = strlen(letters->of_kind[kind]);

        if (bytes <= length && bytes > *longest &&
            memcmp(letters->of_kind[kind], text, bytes) == 0) {
            found    = kind;
            *longest = bytes;
        }
    }
    return found;
}

piece_letter ecart_letters_read(const ecart_letters *letters, const char *text, size_t length)
{
    piece_letter read    = { .kind = ECART_NO_KIND };
    char         capital = length > 0 ? text[0] : '\0';

    read.small = is_small(capital);
    if (read.small) {
        capital  += 'A' - 'a';
        read.kind = longest_letter(letters, &capital, 1, &read.length);
    } else {
        read.kind = longest_letter(letters, text, length, &read.length);
    }
    read.local = read.kind != ecart_piece_kind(ecart_piece_of_letter(capital));
    return read;
}
