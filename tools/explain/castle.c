/* SPDX-License-Identifier: MIT */
/* castle.c -- castling, condition by condition */

#include "cli/name.h"
#include "explain/explanation.h"

/* The cells of one castling. */
struct castle {
    ecart_cell king, rook;          /* where they are */
    ecart_cell king_goal, rook_goal;
    bool       right;               /* whether that rook may castle */
};

/* Columns of the goals, whichever the wing. */
enum { COLUMN_C = 3, COLUMN_D, COLUMN_F = 6, COLUMN_G };

static bool is_broken(const struct lesson *lesson, ecart_reason reason)
{
    return lesson->verdict->reason == reason ||
           ecart_reason_set_has(lesson->verdict->also, reason);
}

bool explain_is_castling(const struct lesson *lesson)
{
    bool broken = (lesson->verdict->nature & ECART_IS_CASTLE) != 0;

    for (int r = ECART_CASTLE_NO_ROOK; r <= ECART_CASTLE_INTO_CHECK; r++)
        broken = broken || is_broken(lesson, (ecart_reason)r);
    return broken;
}

/* The rook that has the right on this side of the king, else the corner. */
static ecart_cell rook_of(const ecart_position *position, ecart_cell king, bool is_short,
                          bool *right)
{
    ecart_cell found = 0;

    for (ecart_cell c = 0; (c = ecart_cells_next(position->castling, c)) != 0;) {
        if (ecart_cell_row(c) == ecart_cell_row(king) && (c > king) == is_short)
            found = c;
    }
    *right = found != 0;
    return found ? found : ECART_CELL(is_short ? 8 : 1, ecart_cell_row(king));
}

static struct castle castle_of(const struct lesson *lesson)
{
    const ecart_position *position = lesson->position;
    ecart_cell    king     = position->king[position->side];
    int           row      = ecart_cell_row(king);
    bool          is_short = lesson->verdict->move.to > king;
    struct castle castle   = { .king = king };

    castle.rook      = rook_of(position, king, is_short, &castle.right);
    castle.king_goal = ECART_CELL(is_short ? COLUMN_G : COLUMN_C, row);
    castle.rook_goal = ECART_CELL(is_short ? COLUMN_F : COLUMN_D, row);
    return castle;
}

static ecart_cells row_between(ecart_cell a, ecart_cell b)
{
    ecart_cell  low  = a < b ? a : b, high = a < b ? b : a;
    ecart_cells set  = 0;

    for (int c = low; c <= high; c += ECART_EAST)
        set = ecart_cells_add(set, (ecart_cell)c);
    return set;
}

/* All cells that king and rook pass or come to, without their own two. */
static ecart_cells way_of(const struct castle *castle)
{
    ecart_cells way = row_between(castle->king, castle->rook) |
                      row_between(castle->king, castle->king_goal) |
                      row_between(castle->rook, castle->rook_goal);

    return ecart_cells_remove(ecart_cells_remove(way, castle->king), castle->rook);
}

static void tell_rook(const struct lesson *lesson, const struct castle *castle)
{
    bool missing = is_broken(lesson, ECART_CASTLE_NO_ROOK);

    lesson_line(lesson, "an own rook on %s: %s", name_cell(castle->rook).text,
                missing ? "no" : "yes");
    lesson_line(lesson, "neither %s has moved: %s",
                missing ? "king nor a rook from there" : "it nor the king",
                castle->right ? "yes, the right is still there" : "no, the right is gone");
}

static void tell_way(const struct lesson *lesson, const struct castle *castle)
{
    const ecart_position *position = lesson->position;
    ecart_cells  way   = way_of(castle), taken = way & position->of_kind[ECART_NO_KIND];
    struct words words, pieces;

    words_clear(&words);
    words_clear(&pieces);
    words_cells(&words, way, "and");
    words_pieces(&pieces, &position->board, taken);
    if (way)
        lesson_line(lesson, "%s empty: %s%s", words.text, taken ? "no, " : "yes", pieces.text);
}

/* One cell that the king stands on, passes or comes to. */
static void tell_attacked(const struct lesson *lesson, ecart_cell cell, const char *why,
                          ecart_cells attackers)
{
    struct words words;

    words_clear(&words);
    words_pieces(&words, &lesson->position->board, attackers);
    lesson_line(lesson, "%s, %s, not attacked: %s%s", name_cell(cell).text, why,
                attackers ? "no, by " : "yes", words.text);
}

/* Who attacks a cell that the king passes or comes to.  It shields nothing
 * behind it, so who checks along its row attacks beyond it too. */
static ecart_cells attackers_of(const struct lesson *lesson, ecart_cell cell)
{
    const ecart_position *position = lesson->position;
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

static void tell_safety(const struct lesson *lesson, const struct castle *castle)
{
    ecart_cells passed  = row_between(castle->king, castle->king_goal);
    ecart_cells arrival = attackers_of(lesson, castle->king_goal);
    bool        stays   = castle->king_goal == castle->king;

    /* In Chess960 the rook may have shielded the king's goal. */
    if (lesson->verdict->reason == ECART_CASTLE_INTO_CHECK)
        arrival = lesson->verdict->others;
    tell_attacked(lesson, castle->king, "where the king stands", lesson->position->checkers);
    passed = ecart_cells_remove(ecart_cells_remove(passed, castle->king), castle->king_goal);
    for (ecart_cell c = 0; (c = ecart_cells_next(passed, c)) != 0;)
        tell_attacked(lesson, c, "which it crosses", attackers_of(lesson, c));
    tell_attacked(lesson, castle->king_goal,
                  stays ? "where it stays, once the rook has left it" : "where it arrives",
                  arrival);
}

void explain_castle(struct lesson *lesson)
{
    struct castle castle = castle_of(lesson);

    lesson_step(lesson, "Castling", "The king goes from %s to %s, the rook from %s to %s. The"
                " conditions:", name_cell(castle.king).text, name_cell(castle.king_goal).text,
                name_cell(castle.rook).text, name_cell(castle.rook_goal).text);
    tell_rook(lesson, &castle);
    tell_way(lesson, &castle);
    tell_safety(lesson, &castle);
}
