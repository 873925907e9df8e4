/* SPDX-License-Identifier: MIT */
/* fast.c -- the fast lane: moves of which there is nothing to tell
 *
 * Most of a collection is numbers, blanks and moves in the standard's own
 * spelling.  As long as the text is just that, it is read and played here in
 * one loop.  Whatever else comes is left where it is: the reader and the judge
 * then go the usual way, and would have gone it all along to the same end. */

#include "pgn/fast.h"

#include "base/bits.h"
#include "notation/san_usual.h"
#include "pgn/scan.h"
#include "rules/position_attackers.h"

enum {
    ROOM = 16,      /* bytes that are there before anything is tried: a number with
                       its dot and blank, and the eight bytes of a word */
    MOST = 4096     /* moves that are played at once */
};

/* How many of eight bytes come before the first that is a blank or a control;
 * 7 if none of these is, or only the last.  What a difference borrows is taken
 * from higher bytes only. */
static inline unsigned word_length(uint64_t word)
{
    static const uint64_t each = 0x0101010101010101;
    uint64_t ends = (word - each * 0x21) & ~word & each * 0x80;

    return (unsigned)bits_lowest(ends | (uint64_t)1 << 63) / 8;
}

/* How a number is written, with its dot. */
typedef struct numeral {
    uint64_t text, mask;    /* as bytes_at() has it, and all its bits */
    unsigned length;
} numeral;

ECART_OUT_OF_LINE static numeral numeral_of(unsigned number)
{
    numeral n = { .text = '.', .mask = 255, .length = 1 };

    for (; number > 0; number /= 10) {
        n.text = n.text << 8 | ('0' + number % 10);
        n.mask = n.mask << 8 | 255;
        n.length++;
    }
    return n;
}

/* To the next number, which is asked for when more than the last digit changes. */
static inline void count_up(numeral *n, unsigned number, bool so)
{
    unsigned digit = 8 * (n->length - 2);

    n->text += (uint64_t)so << digit;
    if ((n->text >> digit & 255) > '9')
        *n = numeral_of(number);
}

/* How much the numeral takes, with its blank, if it stands there. */
static inline size_t skip_numeral(const char *text, const numeral *n)
{
    size_t is_there = ((bytes_at(text) ^ n->text) & n->mask) == 0;
    size_t at = n->length & (0 - is_there);

    return at + (is_there & (text[at] == ' '));
}

/* Plays a word that is plain but not usual. */
ECART_OUT_OF_LINE
static bool play_rare(ecart_position *p, uint64_t word, unsigned length, played *done)
{
    plain found;

    if (!ecart_san_plain(p, word & (((uint64_t)1 << 8 * length) - 1), length, &found))
        return false;
    if (ecart_san_play_plain(p, &found, done))
        return true;
    take_back(p, done);
    return false;
}

/* Plays the word that stands there; 0 if it is not plain or no blank follows,
 * else its length. */
static inline size_t play_word(ecart_position *p, const char *text, played *done)
{
    uint64_t word   = bytes_at(text);
    unsigned length = word_length(word);
    unsigned class  = ecart_pgn_classes[(unsigned char)text[length]];

    if (class != BLANK && class != LINE_END)
        return 0;
    return play_usual(p, word & 255, word << 8 * (7 - length) << 8, done) ||
           play_rare(p, word, length, done) ? length : 0;
}

/* Moves as long as they are plain; how many.  The last of them stays where it
 * was written while the next one is tried. */
static uint64_t play_words(ecart_pgn_judge *j, ecart_position *p, played done[2])
{
    ecart_pgn_reader *r = &j->reader;
    numeral  number = numeral_of(p->number);
    uint64_t moves = 0;
    size_t   at = r->at, skipped, length;

    while (r->length - at >= ROOM && moves < MOST) {
        skipped = skip_numeral(r->text + at, &number);
        length  = play_word(p, r->text + at + skipped, &done[moves % 2]);
        at     += skipped + length;
        if (length > 0) {
            moves++;
            j->number = 0;
            count_up(&number, p->number, p->side == ECART_WHITE);
        } else {
            if (skipped > 0)
                j->number = p->number;
            if (class_at(r, at) != BLANK && class_at(r, at) != LINE_END)
                break;
        }
        if (class_at(r, at) == LINE_END)
            end_line(r, at);
        at++;
    }
    r->at = at;
    return moves;
}

/* Whether the next move has the number that was read, if any was, and neither
 * counter of the position would stop. */
static bool may_count(const ecart_pgn_judge *j, const ecart_position *p)
{
    enum { FAR = UINT16_MAX - MOST };

    return (j->number == 0 || j->number == p->number) && p->clock <= FAR && p->number <= FAR;
}

/* What a caller may ask for is made once, and not at each move. */
void ecart_pgn_play_fast(ecart_pgn_judge *j, ecart_pgn_line *line)
{
    played   done[2];
    uint64_t moves = may_count(j, &line->position) ? play_words(j, &line->position, done) : 0;

    if (moves == 0)
        return;
    j->moves    += moves;
    line->moved  = true;
    line->before = ecart_position_before(&line->position, &done[(moves - 1) % 2]);
    ecart_position_find_calm(&line->position);
}
