/* SPDX-License-Identifier: MIT */
/* spoken.c -- reads a move as people say it: knight takes f3
 *
 * A move is a piece, where it comes from, where it goes, and what follows from that,
 * in this order; only the target must be there:
 *
 *     knight   b    to  d2  check
 *              e7   to  e8  promotes to queen
 *     e pawn        takes  d5
 *
 * Or it is castling, with its side.  Nothing is guessed that was not said, and words in
 * another order are not a move. */

#include "notation/san_parse.h"
#include "notation/spoken_words.h"

enum { PARTS = MARKS + 1 };     /* of speech */

/* The words, and which of them is next.  After the last one there is always a
 * NO_WORD. */
typedef struct hearing {
    spoken_word words[SPOKEN_WORDS + 1];
    int         at;
    san_parts  *parts;
} hearing;

static const spoken_word *next_word(const hearing *h)
{
    return &h->words[h->at];
}

static bool hear_part(hearing *h, enum part_of_speech part)
{
    bool is_there = next_word(h)->part == part;

    h->at += is_there;
    return is_there;
}

static void skip_links(hearing *h)
{
    while (hear_part(h, LINKS))
        ;
}

static bool is_kind(const spoken_word *word)
{
    return word->part == NAMES_KIND || word->part == NAMES_FRENCH;
}

static bool is_file_a(const spoken_word *word)
{
    return word->part == NAMES_FILE && word->value == 1;
}

static bool speaks_of_castling(const hearing *h)
{
    for (const spoken_word *word = h->words; word->part != NO_WORD; word++) {
        if (word->part == CASTLES)
            return true;
    }
    return false;
}

/* Castling and its side, in any order.  The side is one word, kingside; or it is the
 * word side, and king or queen; or it is left out. */
static bool hear_castling(hearing *h)
{
    int count[PARTS] = { 0 }, named;

    for (;; h->at++) {
        const spoken_word *word = next_word(h);
        bool king_or_queen = is_kind(word) && word->value <= ECART_QUEEN;

        if (!king_or_queen && word->part != CASTLES && word->part != NAMES_WING &&
            word->part != NAMES_SIDE && word->part != LINKS)
            break;
        count[king_or_queen ? NAMES_KIND : word->part]++;
        if (king_or_queen || word->part == NAMES_WING)
            h->parts->wing = (ecart_wing)(word->value - (king_or_queen ? ECART_KING : 0));
    }
    named                 = count[NAMES_WING] + count[NAMES_KIND];
    h->parts->castle      = true;
    h->parts->either_wing = named == 0;
    return count[CASTLES] == 1 && named <= 1 && count[NAMES_SIDE] == count[NAMES_KIND];
}

/* Whether the French "tour a d1" stands here.  It may mean the rook on file a, or just
 * any rook to d1, à d1; so it cannot be read. */
static bool is_unclear(const hearing *h)
{
    const spoken_word *word = next_word(h);

    return h->at > 0 && word[-1].part == NAMES_FRENCH && is_file_a(word) &&
           word[1].part == NAMES_CELL;
}

/* The piece: "knight"; "e pawn", in German e-Bauer.  "a rook" may be any, and is not
 * the one on file a.  Words that add nothing may follow it. */
static bool hear_piece(hearing *h)
{
    const spoken_word *word = next_word(h), *second = word + 1;

    if (word->part == NAMES_FILE && is_kind(second)) {
        if (is_file_a(word) && second->value != ECART_PAWN)
            return false;
        h->parts->file = word->value;
        h->at++;
    }
    if (is_kind(next_word(h))) {
        h->parts->kind = (ecart_kind)next_word(h)->value;
        h->at++;
    }
    skip_links(h);
    return !is_unclear(h);
}

/* A cell, or as much of it as is said. */
typedef struct spot_said {
    int file, rank;
} spot_said;

static spot_said hear_spot(hearing *h)
{
    const spoken_word *word = next_word(h);
    spot_said          spot = { 0, 0 };

    if (word->part == NAMES_FILE)
        spot.file = word->value;
    else if (word->part == NAMES_NUMBER)
        spot.rank = word->value;
    else if (word->part == NAMES_CELL)
        spot = (spot_said){ word->value / 10, word->value % 10 ? word->value % 10 : 10 };
    h->at += spot.file != 0 || spot.rank != 0;
    return spot;
}

/* What is between two cells: "to", "takes on".  There, an a is the French à. */
static void hear_between(hearing *h, bool behind_cell)
{
    skip_links(h);
    h->parts->capture = hear_part(h, TAKES);
    skip_links(h);
    if (behind_cell && is_file_a(next_word(h)) && !next_word(h)->capital)
        h->at++;
}

/* Takes over where the piece comes from and where it goes. */
static ecart_reason take_spots(hearing *h, spot_said from, spot_said to)
{
    san_parts *parts = h->parts;

    if (parts->file != 0 && from.file != 0)
        return ECART_BAD_NOTATION;
    parts->file += from.file;
    parts->rank  = from.rank;
    parts->to    = ecart_cell_make(to.file, to.rank);
    return parts->to != ECART_NO_CELL && from.file <= 8 && from.rank <= 8
         ? ECART_LEGAL : ECART_IMPOSSIBLE_CELL;
}

/* Where the piece comes from, as far as it is said, and where it goes.  A cell without
 * another one after it is where it goes. */
static ecart_reason hear_cells(hearing *h)
{
    spot_said from, to;
    int       behind;

    from   = hear_spot(h);
    behind = h->at;
    hear_between(h, from.file != 0 && from.rank != 0);
    if (next_word(h)->part == NAMES_CELL)
        return take_spots(h, from, hear_spot(h));
    if (from.file == 0 || from.rank == 0)
        return ECART_BAD_NOTATION;
    to   = from;
    from = (spot_said){ 0, 0 };
    h->at = behind;
    return take_spots(h, from, to);
}

/* If no piece is named, two cells are enough, "e2 e4"; so is "e takes d5", but a
 * capital letter may be a piece there.  One cell needs a word after it: B4+ is not a
 * word, and may be a bishop. */
static bool hear_no_piece(hearing *h, const spoken_word *first)
{
    san_parts *parts = h->parts;

    parts->kind    = ECART_PAWN;
    parts->by_cell = parts->file != 0 && parts->rank != 0;
    if (parts->by_cell)
        return true;
    if (parts->file != 0)
        return parts->capture && !first->capital;
    return parts->rank == 0 && !parts->capture && next_word(h)->part != NO_WORD &&
           !next_word(h)->sign;
}

static bool hear_sign(hearing *h)
{
    char *check = &h->parts->check;

    if (*check == 0 && hear_part(h, GIVES_CHECK))
        *check = '+';
    else if (*check != '#' && hear_part(h, GIVES_MATE))
        *check = '#';
    else
        return false;
    return true;
}

static bool hear_en_passant(hearing *h)
{
    int start = h->at;

    skip_links(h);
    if (hear_part(h, PASSANT)) {
        h->parts->forgiven |= ecart_forgiven_set_of(ECART_EN_PASSANT_SUFFIX);
        return true;
    }
    h->at = start;
    return false;
}

/* "promotes to a queen", or just "queen".  With "promotes" alone, the verdict will say that
 * the new piece must be named. */
static bool hear_promotion(hearing *h)
{
    int  start    = h->at;
    bool promotes = hear_part(h, PROMOTES);

    skip_links(h);
    if (promotes && !next_word(h)->sign &&
        (is_file_a(next_word(h)) || next_word(h)->part == NAMES_NUMBER))
        h->at++;
    if (is_kind(next_word(h)) && h->parts->promotion == ECART_NO_KIND) {
        h->parts->promotion = (ecart_kind)next_word(h)->value;
        h->at++;
        return true;
    }
    if (!promotes)
        h->at = start;
    return promotes;
}

/* One thing that may be said after a move; false if there is none. */
static bool hear_suffix(hearing *h)
{
    if (hear_part(h, MARKS)) {
        h->parts->forgiven |= ecart_forgiven_set_of(ECART_ANNOTATION);
        return true;
    }
    return hear_part(h, ADDS) || hear_sign(h) || hear_en_passant(h) ||
           (!h->parts->castle && hear_promotion(h));
}

static ecart_reason hear_move(hearing *h)
{
    ecart_reason reason;

    if (speaks_of_castling(h))
        return hear_castling(h) ? ECART_LEGAL : ECART_BAD_NOTATION;
    skip_links(h);
    reason = hear_piece(h) ? hear_cells(h) : ECART_BAD_NOTATION;
    if (reason == ECART_LEGAL && h->parts->kind == ECART_NO_KIND && !hear_no_piece(h, h->words))
        reason = ECART_BAD_NOTATION;
    return reason;
}

/* Where the first cell begins that is not on the board. */
static size_t impossible_at(const hearing *h)
{
    const spoken_word *word = h->words;

    while (word->part != NAMES_CELL ||
           ecart_cell_make(word->value / 10, word->value % 10) != ECART_NO_CELL)
        word++;
    return word->at;
}

ecart_reason ecart_spoken_parse(const char *text, size_t length, san_parts *parts, size_t *offset)
{
    hearing      h = { .parts = parts };
    size_t       end;
    int          count = ecart_spoken_words_read(text, length, h.words, &end);
    ecart_reason reason;

    *parts = (san_parts){
        .to = ECART_NO_CELL, .forgiven = ecart_forgiven_set_of(ECART_SPOKEN)
    };
    h.words[count] = (spoken_word){ .part = NO_WORD, .at = end };
    reason = hear_move(&h);
    while (reason == ECART_LEGAL && hear_suffix(&h))
        ;
    *offset = reason == ECART_IMPOSSIBLE_CELL ? impossible_at(&h) : next_word(&h)->at;
    if (reason == ECART_LEGAL && *offset < length)
        reason = ECART_BAD_NOTATION;
    return reason;
}
