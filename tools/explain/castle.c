/* SPDX-License-Identifier: MIT */
/* castle.c -- explains castling, condition by condition */

#include "cli/name.h"
#include "explain/explanation.h"
#include "explain/phrase.h"

static bool is_broken(const struct explanation *why, ecart_reason reason)
{
    return why->verdict->reason == reason ||
           ecart_reason_set_has(why->verdict->also, reason);
}

bool explain_is_castling(const struct explanation *why)
{
    bool broken = (why->verdict->nature & ECART_IS_CASTLE) != 0;

    for (ecart_reason r = 0; r < ECART_REASONS; r++)
        broken = broken || (ecart_reason_group_of(r) == ECART_GROUP_CASTLING &&
                            is_broken(why, r));
    return broken;
}

/* All cells that king and rook pass or come to, without their own two. */
static ecart_cells way_of(const ecart_castling *castle)
{
    ecart_cells way = ecart_cells_between(castle->king, castle->rook) |
                      ecart_cells_between(castle->king, castle->king_to) |
                      ecart_cells_between(castle->rook, castle->rook_to);

    way = ecart_cells_add(ecart_cells_add(way, castle->king_to), castle->rook_to);
    return ecart_cells_remove(ecart_cells_remove(way, castle->king), castle->rook);
}

static void tell_rook(const struct explanation *why, const ecart_castling *castle)
{
    bool missing = is_broken(why, ECART_CASTLE_NO_ROOK);
    bool right   = ecart_cells_has(why->position->castling, castle->rook);

    explain_line(why, "an own rook on %s: %s", name_cell(castle->rook).text,
                 missing ? "no" : "yes");
    explain_line(why, "neither %s has moved: %s",
                 missing ? "king nor a rook from there" : "it nor the king",
                 right ? "yes, the right is still there" : "no, the right is gone");
}

static void tell_way(const struct explanation *why, const ecart_castling *castle)
{
    const ecart_position *position = why->position;
    ecart_cells  way   = way_of(castle), taken = way & position->of_kind[ECART_NO_KIND];
    struct words words, pieces;

    words_clear(&words);
    words_clear(&pieces);
    words_cells(&words, way, "and");
    words_pieces(&pieces, &position->board, taken);
    if (way)
        explain_line(why, "%s empty: %s%s", words.text, taken ? "no, " : "yes", pieces.text);
}

/* Whether one of the cells where the king stands, passes or arrives is attacked. */
static void tell_attacked(const struct explanation *why, ecart_cell cell, const char *role,
                          ecart_cells attackers)
{
    struct words words;

    words_clear(&words);
    words_pieces(&words, &why->position->board, attackers);
    explain_line(why, "%s, %s, not attacked: %s%s", name_cell(cell).text, role,
                 attackers ? "no, by " : "yes", words.text);
}

/* What attacks a cell that the king passes or comes to.  The king leaves its own
 * cell, so a piece that checks it along the row attacks the cells behind it too. */
static ecart_cells attackers_of(const struct explanation *why, ecart_cell cell)
{
    const ecart_position *position = why->position;
    ecart_cell  king      = position->king[position->side];
    ecart_cells attackers = ecart_position_attackers(
        position, ecart_side_other(position->side), cell);

    for (ecart_cell c = 0; (c = ecart_cells_next(position->checkers, c)) != 0;) {
        ecart_kind kind = ecart_piece_kind(ecart_board_piece(&position->board, c));

        if ((kind == ECART_QUEEN || kind == ECART_ROOK) &&
            ecart_difference_step(c, king) == ecart_difference_step(king, cell))
            attackers = ecart_cells_add(attackers, c);
    }
    return attackers;
}

static void tell_safety(const struct explanation *why, const ecart_castling *castle)
{
    ecart_cells passed  = ecart_cells_between(castle->king, castle->king_to);
    ecart_cells arrival = attackers_of(why, castle->king_to);
    bool        stays   = castle->king_to == castle->king;

    /* In Chess960 the rook may have shielded the king's goal. */
    if (why->verdict->reason == ECART_CASTLE_INTO_CHECK)
        arrival = why->verdict->others;
    tell_attacked(why, castle->king, "where the king stands", why->position->checkers);
    for (ecart_cell c = 0; (c = ecart_cells_next(passed, c)) != 0;)
        tell_attacked(why, c, "which it crosses", attackers_of(why, c));
    tell_attacked(why, castle->king_to,
                  stays ? "where it stays, once the rook has left it" : "where it arrives",
                  arrival);
}

void explain_castle(struct explanation *why)
{
    const ecart_position *position = why->position;
    ecart_move     move     = why->verdict->move;
    bool           kingside = move.to > position->king[position->side];
    ecart_castling castle   = ecart_castling_of(position, move);

    if (castle.king == ECART_NO_CELL)       /* O-O, and no move of the king would mean it */
        castle = ecart_castling_on(position, kingside ? ECART_KINGSIDE : ECART_QUEENSIDE);
    explain_step(why, "Castling", "The king goes from %s to %s, the rook from %s to %s. The"
                 " conditions:", name_cell(castle.king).text, name_cell(castle.king_to).text,
                 name_cell(castle.rook).text, name_cell(castle.rook_to).text);
    tell_rook(why, &castle);
    tell_way(why, &castle);
    tell_safety(why, &castle);
}
