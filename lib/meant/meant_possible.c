/* SPDX-License-Identifier: MIT */
/* meant_possible.c -- the legal moves that are worth comparing with a text
 *
 * Most moves are not, and to list them all would take longer than to compare the rest.
 * So the candidates for a target are asked for, of each kind.  A text that may be two cells,
 * or SAN, or a request, is compared with all. */

#include "meant/meant.h"

#include "rules/movegen.h"

/* The moves of some pieces to a target. */
static ecart_move *write_moves_to(ecart_move *next, const ecart_position *p, ecart_kind kind,
                                  ecart_cells able, int to)
{
    bool promotes = kind == ECART_PAWN && (to & 7) == last_rank(p);
    int  from;

    FOR_EACH(from, able) {
        ecart_kind becomes = promotes ? ECART_QUEEN : ECART_NO_KIND;

        do {
            *next++ = ecart_move_make(cell_at(from), cell_at(to), becomes++);
        } while (promotes && becomes <= ECART_KNIGHT);
    }
    return next;
}

/* The cells to which pawns may step or capture, and some more. */
static ecart_cells pawn_reach(const ecart_position *p)
{
    ecart_cells pawns = own(p) & p->of_kind[ECART_PAWN];
    ecart_cells steps = moved(pawns, forward(p)) & ~occupied(p);

    return steps | moved(steps, forward(p)) |
           attacks_east(pawns, forward(p)) | attacks_west(pawns, forward(p));
}

/* Where pieces of a kind may have been meant to go, if one character is wrong.  A move has
 * the file and the rank of its target, and one character more for a piece, or for the file
 * of a pawn that captures.  A pawn's step has only the two, and its promotion: with one of
 * the two wrong, a longer text must be a capture or a promotion.  A cell may also be
 * mirrored. */
static ecart_cells targets_of(const ecart_position *p, const written_text *w, ecart_kind kind)
{
    ecart_cells one = w->files | w->ranks, both = w->files & w->ranks;
    ecart_cells last = forward(p) > 0 ? ROW(8) : ROW(1), mirrored = 0;
    int         at;

    FOR_EACH(at, both)
        mirrored |= bit(63 - at);
    if (kind != ECART_PAWN)
        return (w->kinds >> kind & 1 ? one : both) | mirrored;
    if (w->essence.length > 2)
        one &= w->files << 8 | w->files >> 8 | last;
    return (one | both | mirrored) & pawn_reach(p);
}

/* Lists castling, where it is legal.  No other move has an O, so this is asked for only if
 * the text has one. */
static ecart_move *write_castling_moves(ecart_move *next, const ecart_position *p)
{
    for (ecart_wing wing = ECART_KINGSIDE; wing <= ECART_QUEENSIDE; wing++) {
        ecart_verdict verdict = ecart_castle_check(p, wing);

        if (ecart_verdict_is_legal(&verdict))
            *next++ = ecart_move_canonical(p, verdict.move);
    }
    return next;
}

static bool has_castling_letter(const packed_text *essence)
{
    for (int i = 0; i < essence->length; i++) {
        if (packed_at(essence, i) == 'O')
            return true;
    }
    return false;
}

/* The moves of each kind to its targets. */
static size_t choose_targets(const ecart_position *p, const written_text *w, ecart_move *moves)
{
    ecart_move *next = moves;
    int         to;

    if (has_castling_letter(&w->essence))
        next = write_castling_moves(next, p);
    for (ecart_kind kind = ECART_KING; kind <= ECART_PAWN; kind++) {
        if ((own(p) & p->of_kind[kind]) == 0)
            continue;
        FOR_EACH(to, targets_of(p, w, kind))
            next = write_moves_to(next, p, kind, ecart_candidates(p, kind, to), to);
    }
    return (size_t)(next - moves);
}

size_t ecart_meant_possible(const ecart_position *position, const written_text *written,
                            ecart_move asked, ecart_move *moves)
{
    return may_be_cells(written) || asked.from != ECART_NO_CELL
         ? ecart_legal_moves(position, moves, ECART_MOVE_LIST_SIZE)
         : choose_targets(position, written, moves);
}
