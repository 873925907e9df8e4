/* SPDX-License-Identifier: MIT */
/* gives.c -- whether a legal move gives check, or mate
 *
 * After the move has been played, the position says so: its king has checkers.  Most
 * moves give no check, and that is seen without playing them. */


#include "rules/movegen.h"
#include "rules/play.h"

/* Whether a piece attacks the enemy king from the square where it goes. */
static inline bool attacks_king(const ecart_position *p, ecart_kind kind, int from, int to,
                                int king)
{
    ecart_cells blockers = between(to, king) & occupied(p) & ~bit(from);

    return kind == ECART_PAWN ? ecart_pawn_attacks[p->side][to] >> king & 1
                              : (empty_board_attacks(kind, to) >> king & 1) & (blockers == 0);
}

/* Whether a piece stands between the enemy king and an own slider.  Most often the piece is
 * on no line with this king, or no slider is: that is asked first. */
static inline bool hides_check(const ecart_position *p, int from, int king)
{
    bool on_line = empty_board_attacks(ECART_QUEEN, king) >> from & 1;

    return (on_line & (sliders_at(p, own(p) & ~bit(from), king) != 0)) &&
           pinner_of(p, enemy_side(p), from) != NO_INDEX;
}

static bool may_give_check(const ecart_position *p, ecart_move move)
{
    int        from = index_of(move.from), king = index_of(p->king[enemy_side(p)]);
    ecart_kind kind = move.promotion != ECART_NO_KIND
                    ? move.promotion : ecart_piece_kind(p->board.at[move.from]);

    return attacks_king(p, kind, from, index_of(move.to), king) || hides_check(p, from, king);
}

/* Castling and en passant move more than one piece, so they are always played. */
ecart_gives ecart_verdict_gives(const ecart_position *p, const ecart_verdict *verdict)
{
    bool           many = verdict->nature & (ECART_IS_CASTLE | ECART_IS_EN_PASSANT);
    ecart_position after;

    if (!ecart_verdict_is_legal(verdict) || (!many && !may_give_check(p, verdict->move)))
        return ECART_GIVES_NOTHING;
    ecart_try_move(p, verdict->move, &after);
    if (after.checkers == 0)
        return ECART_GIVES_NOTHING;
    return ecart_has_legal_move(&after) ? ECART_GIVES_CHECK : ECART_GIVES_MATE;
}

ecart_gives ecart_move_gives(const ecart_position *position, ecart_move move)
{
    ecart_verdict verdict = ecart_move_check(position, move);

    return ecart_verdict_gives(position, &verdict);
}
