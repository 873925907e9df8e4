/* SPDX-License-Identifier: MIT */
/* between.c -- which move leads from a position to a board that was seen
 *
 * Moves are made on a copy, and what they lead to is compared with what was seen:
 * first all legal moves, then the few that could explain which cells differ. */

#include <ecart/between.h>

#include <string.h>

#include "board/placement.h"
#include "meant/forced.h"
#include "rules/castling.h"
#include "rules/play.h"

typedef struct glance {
    const ecart_position *p;
    const ecart_board    *board;
    placement             seen;
    ecart_sight           sight;
} glance;

/* The cells where two boards do not look the same. */
static ecart_cells differing(const placement *a, const placement *b, ecart_sight sight)
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

static placement pieces_of(const ecart_position *p)
{
    placement pieces;

    memcpy(pieces.of_kind, p->of_kind, sizeof pieces.of_kind);
    memcpy(pieces.of_side, p->of_side, sizeof pieces.of_side);
    return pieces;
}

/* The cells that differ after a legal move. */
static ecart_cells after_legal(const glance *s, ecart_move move)
{
    ecart_position after;
    placement      pieces;

    ecart_try_move(s->p, move, &after);
    pieces = pieces_of(&after);
    return differing(&pieces, &s->seen, s->sight);
}

static bool is_what_was_seen(const glance *s, const ecart_board *board)
{
    placement pieces = ecart_placement_of(board);

    return differing(&pieces, &s->seen, s->sight) == 0;
}

static void find_legal(const glance *s, ecart_sighting *answer)
{
    ecart_move moves[ECART_MOVE_LIST_SIZE];
    size_t     count = ecart_legal_moves(s->p, moves, ECART_MOVE_LIST_SIZE);

    for (size_t i = 0; i < count; i++) {
        if (after_legal(s, moves[i]) == 0) {
            ECART_ASSERT(answer->count < ECART_BETWEEN_MOVES);
            answer->moves[answer->count++] = moves[i];
        }
    }
}

static void set_unfinished(const glance *s, ecart_move move, ecart_sighting *answer)
{
    answer->kind       = ECART_SEEN_UNFINISHED;
    answer->moves[0]   = ecart_move_canonical(s->p, move);
    answer->count      = 1;
    answer->unfinished = after_legal(s, move);
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

/* A move empties a cell or two, and puts something else on one or two. */
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
    placement      before = pieces_of(position);
    ecart_sighting answer = { .different = differing(&before, &s.seen, sight) };

    find_legal(&s, &answer);
    find_kind(&s, &answer);
    if (answer.kind > ECART_SEEN_MOVE)
        answer.result = result_of(&s);
    return answer;
}

const char *ecart_seen_name(ecart_seen kind)
{
    static const char *const names[ECART_SEEN_KINDS] = {
        [ECART_SEEN_SAME]       = "same",
        [ECART_SEEN_MOVE]       = "move",
        [ECART_SEEN_UNFINISHED] = "unfinished",
        [ECART_SEEN_TRY]        = "try",
        [ECART_SEEN_DIFFERENT]  = "different"
    };

    return kind < ECART_SEEN_KINDS ? names[kind] : NULL;
}
