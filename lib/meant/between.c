/* SPDX-License-Identifier: MIT */
/* between.c -- which moves lead from a position to a board that was seen
 *
 * Moves are made on a copy, and what they lead to is compared with what was seen:
 * first all legal moves, then the few that could explain which cells differ. */

#include <ecart/between.h>

#include <string.h>

#include "meant/forced.h"
#include "meant/glance.h"
#include "rules/play.h"

ecart_cells ecart_placements_differ(const placement *a, const placement *b, ecart_sight sight)
{
    ecart_cells sides = (a->of_side[0] ^ b->of_side[0]) | (a->of_side[1] ^ b->of_side[1]);
    ecart_cells kinds = 0;

    if (sight == ECART_SEES_OCCUPIED)
        return a->of_kind[ECART_NO_KIND] ^ b->of_kind[ECART_NO_KIND];
    if (sight == ECART_SEES_COLOURS)
        return sides;
    for (ecart_kind kind = ECART_KING; kind < ECART_KINDS; kind++)
        kinds |= a->of_kind[kind] ^ b->of_kind[kind];
    return sides | kinds;
}

ecart_cells ecart_differs_from(const glance *s, const ecart_position *p)
{
    placement pieces;

    memcpy(pieces.of_kind, p->of_kind, sizeof pieces.of_kind);
    memcpy(pieces.of_side, p->of_side, sizeof pieces.of_side);
    return ecart_placements_differ(&pieces, &s->seen, s->sight);
}

static bool is_what_was_seen(const glance *s, const ecart_board *board)
{
    placement pieces = ecart_placement_of(board);

    return ecart_placements_differ(&pieces, &s->seen, s->sight) == 0;
}

static void find_legal(const glance *s, ecart_sighting *answer)
{
    ecart_move moves[ECART_MOVE_LIST_SIZE];
    size_t     count = ecart_legal_moves(s->p, moves, ECART_MOVE_LIST_SIZE);
    ecart_position after;

    for (size_t i = 0; i < count; i++) {
        ecart_try_move(s->p, moves[i], &after);
        if (ecart_differs_from(s, &after) == 0) {
            ECART_ASSERT(answer->count < ECART_BETWEEN_MOVES);
            answer->moves[answer->count++] = moves[i];
        }
    }
}

static void set_unfinished(const glance *s, ecart_move move, ecart_sighting *answer)
{
    ecart_position after;

    ecart_try_move(s->p, move, &after);
    answer->kind       = ECART_SEEN_UNFINISHED;
    answer->moves[0]   = ecart_move_canonical(s->p, move);
    answer->count      = 1;
    answer->unfinished = ecart_differs_from(s, &after);
}

/* In Chess960 the king's part of castling need not be a move of a king. */
static bool is_castling_begun(const glance *s, ecart_move move, ecart_sighting *answer)
{
    for (ecart_wing wing = ECART_KINGSIDE; wing <= ECART_QUEENSIDE; wing++) {
        ecart_castling c       = ecart_castling_on(s->p, wing);
        ecart_verdict  verdict = ecart_castle_check(s->p, wing);

        if (c.king == move.from && c.king_to == move.to && ecart_verdict_is_legal(&verdict)) {
            set_unfinished(s, verdict.move, answer);
            return true;
        }
    }
    return false;
}

/* Whether a move leads to what was seen: as it is made by the rules, or by a hand
 * that has not yet touched more than one piece. */
static bool leads_there(const glance *s, const ecart_verdict *verdict)
{
    ecart_setup setup = ecart_setup_after(s->p, verdict);
    ecart_move  move  = verdict->move;

    if (is_what_was_seen(s, &setup.board))
        return true;
    setup.board = s->p->board;
    setup.board.at[move.from] = ECART_NO_PIECE;
    setup.board.at[move.to]   = ecart_change_of(s->p, move).put[0].piece;
    return is_what_was_seen(s, &setup.board);
}

static bool is_try(const glance *s, ecart_move move, ecart_sighting *answer)
{
    ecart_verdict verdict = ecart_move_check(s->p, move);

    if (!leads_there(s, &verdict))
        return false;
    if (ecart_verdict_is_legal(&verdict)) {
        set_unfinished(s, move, answer);
    } else if (!is_castling_begun(s, move, answer)) {
        answer->kind    = ECART_SEEN_TRY;
        answer->verdict = verdict;
    }
    return true;
}

/* A pawn that is seen as another piece was promoted. */
static ecart_move move_seen(const glance *s, int from, int to)
{
    ecart_kind moved = ecart_piece_kind(s->p->board.at[cell_at(from)]);
    ecart_kind kind  = ecart_piece_kind(s->board->at[cell_at(to)]);
    bool promotes    = moved == ECART_PAWN && kind != ECART_PAWN &&
                       s->sight != ECART_SEES_COLOURS && s->sight != ECART_SEES_OCCUPIED;

    return ecart_move_make(cell_at(from), cell_at(to), promotes ? kind : ECART_NO_KIND);
}

static bool castles(const glance *s, ecart_sighting *answer)
{
    for (ecart_wing wing = ECART_KINGSIDE; wing <= ECART_QUEENSIDE; wing++) {
        ecart_castling c    = ecart_castling_on(s->p, wing);
        ecart_cell     to   = s->p->chess960 ? c.rook : c.king_to;
        ecart_move     move = ecart_move_make(c.king, to, ECART_NO_KIND);

        if (is_try(s, move, answer))
            return true;
    }
    return false;
}

static bool is_try_from(const glance *s, int from, ecart_cells reached, ecart_sighting *answer)
{
    int to;

    FOR_EACH(to, reached) {
        if (is_try(s, move_seen(s, from, to), answer))
            return true;
    }
    return false;
}

/* Finds an illegal move that was tried: it empties one cell or two, and fills one or two. */
static bool find_try(const glance *s, ecart_sighting *answer)
{
    ecart_cells left    = answer->different & ~s->seen.of_kind[ECART_NO_KIND];
    ecart_cells reached = answer->different & s->seen.of_kind[ECART_NO_KIND];
    int         from;

    if (left == 0 || reached == 0 || bits_count(left) > 2 || bits_count(reached) > 2)
        return false;
    FOR_EACH(from, left) {
        if (is_try_from(s, from, reached, answer))
            return true;
    }
    return castles(s, answer);
}

static const ecart_cell centre[] = { ECART_D4, ECART_D5, ECART_E4, ECART_E5 };

/* Whether kings on two cells of the centre would look like what was seen.  Kings
 * that are known are enough; otherwise nothing else may have changed. */
static bool kings_are_on(const glance *s, ecart_cell white, ecart_cell black)
{
    ecart_cells kings = s->seen.of_kind[ECART_KING];
    ecart_board board = s->p->board;

    if (s->sight != ECART_SEES_COLOURS && s->sight != ECART_SEES_OCCUPIED)
        return (kings & s->seen.of_side[ECART_WHITE]) == ecart_cells_of(white) &&
               (kings & s->seen.of_side[ECART_BLACK]) == ecart_cells_of(black);
    board.at[s->p->king[ECART_WHITE]] = ECART_NO_PIECE;
    board.at[s->p->king[ECART_BLACK]] = ECART_NO_PIECE;
    board.at[white] = ECART_PIECE(ECART_WHITE, ECART_KING);
    board.at[black] = ECART_PIECE(ECART_BLACK, ECART_KING);
    return is_what_was_seen(s, &board);
}

static bool is_light(ecart_cell cell)
{
    return (ecart_cell_column(cell) + ecart_cell_row(cell)) % 2 != 0;
}

static ecart_seen_result result_of(const glance *s)
{
    for (int w = 0; w < 4; w++) {
        for (int b = 0; b < 4; b++) {
            if (w == b || !kings_are_on(s, centre[w], centre[b]))
                continue;
            if (is_light(centre[w]) != is_light(centre[b]))
                return ECART_SEEN_DRAW;
            return is_light(centre[w]) ? ECART_SEEN_WHITE_WINS : ECART_SEEN_BLACK_WINS;
        }
    }
    return ECART_SEEN_NO_RESULT;
}

static void find_kind(const glance *s, ecart_sighting *answer)
{
    if (answer->different == 0)
        answer->kind = ECART_SEEN_SAME;
    else if (answer->count > 0)
        answer->kind = ECART_SEEN_MOVE;
    else if (!find_try(s, answer))
        answer->kind = ECART_SEEN_DIFFERENT;
}

ecart_sighting ecart_move_between(const ecart_position *position, const ecart_board *seen,
                                  ecart_sight sight)
{
    glance         s      = { position, seen, ecart_placement_of(seen), sight };
    ecart_sighting answer = { .different = ecart_differs_from(&s, position) };

    find_legal(&s, &answer);
    find_kind(&s, &answer);
    if (answer.kind > ECART_SEEN_MOVE)
        answer.result = result_of(&s);
    return answer;
}

bool ecart_game_earlier(const ecart_game *game, size_t back, ecart_position *earlier)
{
    ecart_game copy = *game;
    bool       is   = back <= game->count;

    if (back > 0 && is) {
        copy.count -= back - 1;
        is = ecart_game_undo(&copy);
    }
    *earlier = copy.position;
    return is;
}

/* The lines that were found, and the one that is tried. */
typedef struct lines {
    ecart_line_between *first, tried;
    size_t              size, count;
} lines;

/* Whether this number of moves can make the cells look as they were seen.  A move empties one
 * cell or two, and fills no more than it empties; what it puts there is the mover's. */
static bool may_lead(const glance *s, ecart_cells differ, size_t moves)
{
    ecart_cells stands  = s->seen.of_kind[ECART_NO_KIND];
    int         emptied = bits_count(differ & ~stands);
    int         filled  = bits_count(differ & stands & ~occupied(s->p));

    if (moves == 1 && s->sight != ECART_SEES_OCCUPIED &&
        (differ & s->seen.of_side[ecart_side_other(s->p->side)]))
        return false;
    return filled <= emptied && emptied <= 2 * (int)moves;
}

static void find_lines(const glance *s, size_t moves, lines *found);

static void try_line(const glance *s, size_t moves, ecart_move move, lines *found)
{
    ecart_position after;
    glance         next = *s;

    ecart_try_move(s->p, move, &after);
    next.p = &after;
    found->tried.moves[found->tried.count - moves] = move;
    find_lines(&next, moves - 1, found);
}

static void try_lines_from(const glance *s, size_t moves, int from, lines *found)
{
    ecart_cells targets = ecart_legal_destinations(s->p, cell_at(from));
    bool        pawn    = s->p->of_kind[ECART_PAWN] >> from & 1;
    int         to;

    FOR_EACH(to, targets) {
        bool       promotes = pawn && (to % 8 == 0 || to % 8 == 7);
        ecart_kind last     = promotes ? ECART_KNIGHT : ECART_NO_KIND;

        for (ecart_kind k = promotes ? ECART_QUEEN : ECART_NO_KIND; k <= last; k++)
            try_line(s, moves, ecart_move_make(cell_at(from), cell_at(to), k), found);
    }
}

/* All lines of exactly so many moves.  The last of them begins on a cell that differs; or
 * it castles, and in Chess960 a rook may then stand there. */
static void find_lines(const glance *s, size_t moves, lines *found)
{
    ecart_cells differ = ecart_differs_from(s, s->p);
    int         from;

    if (moves == 0) {
        if (differ == 0 && found->count++ < found->size)
            found->first[found->count - 1] = found->tried;
    } else if (may_lead(s, differ, moves)) {
        ecart_cells king  = ecart_cells_of(s->p->king[s->p->side]);
        ecart_cells begin = moves == 1 ? own(s->p) & (differ | king) : own(s->p);

        FOR_EACH(from, begin)
            try_lines_from(s, moves, from, found);
    }
}

size_t ecart_lines_between(const ecart_game *game, const ecart_board *seen, ecart_sight sight,
                           ecart_line_between *first, size_t size)
{
    const struct { size_t back, count; bool joins; } orders[] = {
        { 0, 0, false }, { 0, 1, false }, { 1, 0, false }, { 1, 1, false },
        { 2, 0, true }, { 0, 2, true }, { game->count, 0, false },
        { 2, 1, false }, { 1, 2, false }, { 2, 2, false }
    };
    ecart_position p;
    glance         s = { &p, seen, ecart_placement_of(seen), sight };
    lines          found = { .first = first, .size = size };

    for (size_t i = 0; i < sizeof orders / sizeof *orders; i++) {
        if (found.count > 0 && !orders[i].joins)
            break;
        found.tried.back  = orders[i].back;
        found.tried.count = orders[i].count;
        if (ecart_game_earlier(game, orders[i].back, &p))
            find_lines(&s, orders[i].count, &found);
    }
    return found.count;
}
