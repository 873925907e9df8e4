/* SPDX-License-Identifier: MIT */
/* misread.c -- characters that are taken or typed for others */

#include "meant/meant_text.h"

#include "notation/san_around.h"

/* What a scanner makes of a character of a move, beside what people find like it. */
static bool scans_like(char read, char meant)
{
    switch (meant) {
    case 'Q': return read == 'O' || read == '0';
    case 'O': return read == 'Q' || read == '0';
    case '1': return read == 'l' || read == 'I';
    case '2': return read == 'z' || read == 'Z';
    case '4': return read == '9';
    case 'b': return read == 'h';
    case 'c': return read == 'o';
    case 'e': return read == 'o';
    case 'f': return read == 't';
    case 'g': return read == '9';
    case 'h': return read == 'b';
    default:  return false;
    }
}

bool ecart_reads_like(char read, char meant)
{
    return ecart_looks_like(read, meant) || scans_like(read, meant);
}

/* Where each key is: 32 times its row, from 1, and how many half keys it is from the
 * left.  Each row stands half a key to the right of the one above. */
#define KEY(row, column) (32 * (row) + 2 * (column) + (row))

static const uint8_t keys[129] = {
    ['1'] = KEY(1, 0), ['2'] = KEY(1, 1), ['3'] = KEY(1, 2), ['4'] = KEY(1, 3),
    ['5'] = KEY(1, 4), ['6'] = KEY(1, 5), ['7'] = KEY(1, 6), ['8'] = KEY(1, 7),
    ['9'] = KEY(1, 8), ['0'] = KEY(1, 9),
    ['q'] = KEY(2, 0), ['w'] = KEY(2, 1), ['e'] = KEY(2, 2), ['r'] = KEY(2, 3),
    ['t'] = KEY(2, 4), ['y'] = KEY(2, 5), ['u'] = KEY(2, 6), ['i'] = KEY(2, 7),
    ['o'] = KEY(2, 8), ['p'] = KEY(2, 9),
    ['a'] = KEY(3, 0), ['s'] = KEY(3, 1), ['d'] = KEY(3, 2), ['f'] = KEY(3, 3),
    ['g'] = KEY(3, 4), ['h'] = KEY(3, 5), ['j'] = KEY(3, 6), ['k'] = KEY(3, 7),
    ['l'] = KEY(3, 8),
    ['z'] = KEY(4, 0), ['x'] = KEY(4, 1), ['c'] = KEY(4, 2), ['v'] = KEY(4, 3),
    ['b'] = KEY(4, 4), ['n'] = KEY(4, 5), ['m'] = KEY(4, 6),
};

/* A capital is on the key of its small letter. */
static int key_of(char c)
{
    unsigned char i = (unsigned char)(c >= 'A' && c <= 'Z' ? c + ('a' - 'A') : c);

    return i < 128 ? keys[i] : 0;
}

static int distance_of(int a, int b)
{
    return a < b ? b - a : a - b;
}

/* A step to the next row goes half a key aside. */
int ecart_keys_apart(char a, char b)
{
    int i = key_of(a), j = key_of(b);
    int rows = distance_of(i / 32, j / 32), halves = distance_of(i % 32, j % 32);

    if (i == 0 || j == 0)
        return KEYS_FAR;
    return rows + (halves > rows ? (halves - rows) / 2 : 0);
}
