/* SPDX-License-Identifier: MIT */
/* san_plain.c -- from a goal back to where the piece stands
 *
 * The general reader asks for the verdict on every piece that may be meant.
 * Here the same parts of the law are asked, from the goal: which pieces of the
 * kind reach it over empty cells, and which of these a check or a pin holds.
 * Whatever is not just so is left to the general reader. */

#include "notation/san_plain.h"

#include "rules/movegen.h"
#include "notation/san.h"

/* A word being taken apart from its end: its last byte is the highest. */
typedef struct word {
    uint64_t rest;
    unsigned length;
} word;

static inline unsigned last(const word *w)
{
    return (unsigned)(w->rest >> 56);
}

static inline void drop(word *w, unsigned bytes)
{
    w->rest  <<= 8 * bytes;
    w->length -= bytes;
}

/* Whether a check must be answered and is not. */
static inline bool leaves_check(const ecart_position *p, int to)
{
    return p->checkers != 0 && !(answers_to_check(p) & bit(to));
}

static inline bool leaves_line(const ecart_position *p, int from, int to)
{
    return (p->pinned & bit(from)) && !(pin_line(own_king(p), from) & bit(to));
}

/* Those of a kind that may go to a cell on which none of their own stands. */
static inline ecart_cells able(const ecart_position *p, ecart_kind kind, int to)
{
    ecart_cells found = 0;
    int         from;

    FOR_EACH(from, own(p) & p->of_kind[kind]) {
        bool fits    = makes(kind, from, to);
        bool blocked = (between(from, to) & occupied(p)) != 0;

        found |= (ecart_cells)(fits & !blocked) << from;
    }
    if (kind == ECART_KING)
        return found != 0 && king_attackers(p, to) == 0 ? found : 0;
    if (leaves_check(p, to))
        return 0;
    FOR_EACH(from, found & p->pinned) {
        if (leaves_line(p, from, to))
            found &= ~bit(from);
    }
    return found;
}

/* The one of several that is meant, if no more is said than is needed. */
ECART_OUT_OF_LINE static int told_apart(ecart_cells found, const word *w)
{
    word        rest = *w;
    ecart_cells fit  = found;
    unsigned    row  = last(w) - '1', column;
    bool        has_row = row < 8, has_column = w->length == 2u + has_row;

    if (has_row) {
        fit &= ROW(1) << row;
        drop(&rest, 1);
    }
    column = last(&rest) - 'a';
    if (has_column)
        fit &= column < 8 ? COLUMN_A << (8 * column) : 0;
    if (fit == 0 || has_two(fit) || w->length > 2u + has_row)
        return NO_INDEX;

    origin needed = san_origin_among(found ^ fit, cell_at(first_of(fit)));
    return needed.row == has_row && needed.column == has_column ? first_of(fit) : NO_INDEX;
}

static inline int piece_from(const ecart_position *p, ecart_kind kind, const word *w, int to)
{
    ecart_cells found = able(p, kind, to);

    if (w->length != 1)
        return told_apart(found, w);
    return found == 0 || has_two(found) ? NO_INDEX : first_of(found);
}

/* One step, or two over an empty cell. */
static inline int push_from(const ecart_position *p, int to)
{
    ecart_cells pawns = own(p) & p->of_kind[ECART_PAWN];
    int         from  = (to - forward(p)) & 63;

    if (pawns & bit(from))
        return from;
    if ((to & 7) != (p->side == ECART_WHITE ? 3 : 4) || (occupied(p) & bit(from)))
        return NO_INDEX;
    from -= forward(p);
    return pawns & bit(from) ? from : NO_INDEX;
}

static inline int capture_from(const ecart_position *p, unsigned column, int to)
{
    int from = (int)(8 * column & 63) + ((to - forward(p)) & 7);

    if (column > 7 || !(own(p) & p->of_kind[ECART_PAWN] & bit(from)))
        return NO_INDEX;
    return ecart_pawn_attacks[p->side][from] & bit(to) ? from : NO_INDEX;
}

static inline int pawn_from(const ecart_position *p, const word *w, bool captures, int to)
{
    int from = NO_INDEX;

    if (!captures && w->length == 0)
        from = push_from(p, to);
    else if (captures && w->length == 1)
        from = capture_from(p, last(w) - 'a', to);
    if (from == NO_INDEX || leaves_check(p, to) || leaves_line(p, from, to))
        return NO_INDEX;
    return from;
}

/* It takes two pawns from where they stand: the law has a rule of its own. */
static int en_passant_from(const ecart_position *p, const word *w, int to)
{
    int from = w->length == 1 ? capture_from(p, last(w) - 'a', to) : NO_INDEX;

    return from != NO_INDEX && ecart_broken_rules(p, ecart_move_make(
        cell_at(from), p->en_passant, ECART_NO_KIND)) == 0 ? from : NO_INDEX;
}

/* O-O or O-O-O, as far up in the word as it goes. */
static bool castles(const ecart_position *p, const word *w, plain *found)
{
    static const uint64_t castling_short = 0x4f2d4f0000000000, castling_long = 0x4f2d4f2d4f000000;

    if ((w->rest != castling_short && w->rest != castling_long) ||
        found->move.promotion != ECART_NO_KIND)
        return false;

    ecart_verdict verdict = ecart_castle_check(
        p, w->rest == castling_short ? ECART_IS_CASTLE_SHORT : ECART_IS_CASTLE_LONG);
    found->move = verdict.move;
    return ecart_verdict_is_legal(&verdict);
}

static bool goes(const ecart_position *p, unsigned letter, word *w, int to, plain *found)
{
    ecart_kind kind   = san_plain_kind(letter);
    bool     captures = last(w) == 'x', takes = (enemy(p) & bit(to)) != 0;
    bool     promotes = found->move.promotion != ECART_NO_KIND;
    int      from;

    drop(w, captures);
    if (kind != ECART_NO_KIND) {
        if (promotes || takes != captures || (own(p) & bit(to)))
            return false;
        from = piece_from(p, kind, w, to);
    } else if (captures && !takes) {
        from = index_of(p->en_passant) == to && !promotes ? en_passant_from(p, w, to) : NO_INDEX;
    } else {
        if (promotes != ((to & 7) == last_row(p)) || takes != captures || (own(p) & bit(to)))
            return false;
        from = pawn_from(p, w, captures, to);
    }
    if (from == NO_INDEX)
        return false;
    found->move.from = cell_at(from);
    found->move.to   = cell_at(to);
    return true;
}

bool ecart_san_plain(const ecart_position *p, uint64_t text, unsigned length, plain *found)
{
    ECART_ASSERT(length < SAN_PLAIN_LIMIT);
    if (length < 2)
        return false;

    word     w = { text << (64 - 8 * length), length };
    unsigned sign = last(&w), row, column;

    *found = (plain){ .sign = 0 };
    if (sign == '+' || sign == '#') {
        found->sign = (char)sign;
        drop(&w, 1);
    }
    if ((w.rest >> 48 & 255) == '=') {
        found->move.promotion = (uint8_t)san_plain_kind(last(&w));
        if (found->move.promotion <= ECART_KING)
            return false;
        drop(&w, 2);
    }
    row    = last(&w) - '1';
    column = (unsigned)(w.rest >> 48 & 255) - 'a';
    if ((row | column) > 7)
        return castles(p, &w, found);
    drop(&w, 2);
    return goes(p, text & 255, &w, (int)(8 * column + row), found);
}

/* Most moves give no check, and no sign says so. */
bool ecart_san_play_plain(ecart_position *p, const plain *found, played *done)
{
    ecart_play_move(p, found->move, done);
    if (p->checkers == 0 || found->sign == 0)
        return p->checkers == 0 && found->sign == 0;
    return ecart_has_legal_move(p) == (found->sign == '+');
}
