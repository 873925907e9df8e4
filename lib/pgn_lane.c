/* SPDX-License-Identifier: MIT */
/* pgn_lane.c -- the fast lane: moves of which there is nothing to tell
 *
 * Most of a collection is numbers, blanks and moves in the standard's own
 * spelling.  As long as the text is just that, it is read and played here in
 * one loop.  Whatever else comes is left where it is: the reader and the judge
 * then go the usual way, and would have gone it all along to the same end. */

#include "pgn.h"
#include "position_attackers.h"
#include "san_plain.h"

#include <string.h>

/* Blanks are single, but for a line's end. */
static inline size_t skip_blank(const char *text, size_t at)
{
    return at + (text[at] == ' ');
}

/* A number of up to three digits, with up to three dots, and where it ends; 0
 * if there is none. */
static inline size_t scan_number(const char *text, uint32_t *number)
{
    uint32_t value = 0;
    size_t   at = 0;

    for (; at < 3 && text[at] >= '0' && text[at] <= '9'; at++)
        value = value * 10 + (uint32_t)(text[at] - '0');
    if (text[at] != '.' || value == 0)
        return 0;
    for (int dots = 0; dots < 3 && text[at] == '.'; dots++)
        at++;
    *number = value;
    return skip_blank(text, at);
}

/* The next eight bytes, the first of them the lowest. */
static inline uint64_t load(const char *text)
{
    uint64_t word;

    memcpy(&word, text, sizeof word);
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    word = __builtin_bswap64(word);
#endif
    return word;
}

/* How many of eight bytes come before the first that is a blank or a control;
 * 8 if none is.  What a difference borrows is taken from higher bytes only. */
static inline unsigned word_length(uint64_t word)
{
    static const uint64_t each = 0x0101010101010101;
    uint64_t ends = (word - each * 0x21) & ~word & each * 0x80;

    return ends == 0 ? 8 : (unsigned)__builtin_ctzll(ends) / 8;
}

/* Plays the word that stands there; 0 if it is not plain, else its length. */
static inline size_t play_word(ecart_position *p, const char *text, uint32_t number,
                               played *done)
{
    uint64_t word   = load(text);
    unsigned length = word_length(word);
    plain    found;

    if (length == 8 || ecart_pgn_classes[(unsigned char)text[length]] == BAD ||
        (number != 0 && number != p->number) ||
        !ecart_san_plain(p, word & (((uint64_t)1 << 8 * length) - 1), length, &found))
        return 0;
    if (ecart_san_play_plain(p, &found, done))
        return skip_blank(text, length);
    *p = ecart_position_before(p, done);
    return 0;
}

/* Moves as long as they are plain; how many.  The last of them stays where it
 * was written while the next one is tried. */
static uint64_t play_words(ecart_pgn_judge *j, ecart_position *p, played done[2])
{
    enum { ROOM = 16 };
    ecart_pgn_reader *r = &j->reader;
    uint32_t number = j->number;
    uint64_t moves = 0;
    size_t   at = r->at, length;

    for (; r->length - at >= ROOM; at += length) {
        const char *text = r->text + at;

        switch (class_at(r, at)) {
        case LINE_END:
            end_line(r, at);
            length = 1;
            break;
        case BLANK:
            length = 1;
            break;
        case DIGIT:
            length = scan_number(text, &number);
            break;
        default:
            length = play_word(p, text, number, &done[moves % 2]);
            if (length > 0) {
                moves++;
                number = 0;
            }
            break;
        }
        if (length == 0)
            break;
    }
    r->at     = at;
    j->number = number;
    return moves;
}

/* What a caller may ask for is made once, and not at each move. */
void ecart_pgn_play_plain(ecart_pgn_judge *j, ecart_pgn_line *line)
{
    played   done[2];
    uint64_t moves = play_words(j, &line->position, done);

    if (moves == 0)
        return;
    j->moves    += moves;
    line->moved  = true;
    line->before = ecart_position_before(&line->position, &done[(moves - 1) % 2]);
    ecart_position_refresh(&line->position);
}
