/* SPDX-License-Identifier: MIT */
/* hint.c -- what may be done instead of a refused move, in words */

#include "words/hint.h"

#include <string.h>

#include "rules/play.h"

enum { REPLIES_NAMED = 3,       /* more moves than this are not written */
       MOVERS_NAMED = 3 };      /* of more movers, only this many are named */

/* What a legal move does about a check, in the order in which it is said. */
enum { CAPTURES, INTERPOSES, ESCAPES, WAYS };

/* Goes on to the next legal move of the side to move; the first comes after zeroes.
 * Promotions count once. */
static bool next_legal(const ecart_position *p, ecart_move *move, ecart_cells *goals)
{
    while ((move->to = ecart_cells_next(*goals, move->to)) == ECART_NO_CELL) {
        move->from = ecart_cells_next(p->of_side[p->side], move->from);
        if (move->from == ECART_NO_CELL)
            return false;
        *goals = ecart_legal_destinations(p, move->from);
    }
    return true;
}

/* The cell where a move captures, if it does. */
static ecart_cell capture_cell(const ecart_position *p, ecart_move move)
{
    return ecart_change_of(p, move).lifted[1].at;
}

static int way_of(const ecart_position *p, ecart_move move)
{
    if (ecart_cells_has(p->checkers, capture_cell(p, move)))
        return CAPTURES;
    return move.from == p->king[p->side] ? ESCAPES : INTERPOSES;
}

ecart_answers ecart_answers_to_check(const ecart_position *position)
{
    ecart_cells way[WAYS] = { 0 }, goals = 0;
    ecart_move  move = { 0 };

    while (position->checkers != 0 && next_legal(position, &move, &goals)) {
        int        n    = move.from == position->king[position->side] ? ESCAPES
                                                                      : way_of(position, move);
        ecart_cell cell = n == CAPTURES ? capture_cell(position, move) : move.to;

        way[n] = ecart_cells_add(way[n], cell);
    }
    return (ecart_answers){ way[CAPTURES], way[INTERPOSES], way[ESCAPES] };
}

bool ecart_hint_move(const ecart_position *p, ecart_move move, char *san)
{
    if (ecart_san_write(p, move, san, ECART_SAN_SIZE) > 0)
        return true;
    move.promotion = ECART_QUEEN;
    return ecart_san_write(p, move, san, ECART_SAN_SIZE) > 0;
}

size_t ecart_hint_captures(const ecart_position *p, ecart_cell cell, char (*san)[ECART_SAN_SIZE])
{
    size_t      count = 0;
    ecart_cells goals = 0;
    ecart_move  move  = { 0 };

    while (next_legal(p, &move, &goals)) {
        if (capture_cell(p, move) != cell)
            continue;
        if (san != NULL)
            (void)ecart_hint_move(p, move, san[count]);
        count++;
    }
    return count;
}

void ecart_hint_name_moves(speech *s, char (*san)[ECART_SAN_SIZE], size_t count)
{
    const char *code = ecart_language_code(s->language);

    s->moves = (move_list){ san[0], count, sizeof san[0] };
    if (s->letters == NULL)
        s->letters = ecart_letters_find(code, strlen(code));
}

/* Whether a move is written as its target alone.  What begins with the target's file is a
 * pawn's advance: a capture begins with another file, and other pieces with a letter. */
static bool is_square(const char *san, ecart_cell cell)
{
    return san[0] == 'a' + ecart_cell_column(cell) - 1 && san[2] == '\0';
}

/* " (Bxe8)", unless there are many such moves, or the one was just said: "block on g3". */
static void say_replies(speech *s, const ecart_position *p, int way)
{
    char        san[REPLIES_NAMED][ECART_SAN_SIZE];
    size_t      count = 0;
    ecart_cells goals = 0;
    ecart_move  move  = { 0 };

    while (next_legal(p, &move, &goals)) {
        if (way_of(p, move) == way && count++ < REPLIES_NAMED)
            (void)ecart_hint_move(p, move, san[count - 1]);
    }
    if (count > REPLIES_NAMED || (count == 1 && is_square(san[0], s->cells[0])))
        return;
    ecart_hint_name_moves(s, san, count);
    ecart_speech_say(s, SAY_HINT_ANSWER_MOVES);
}

static void say_answers(speech *s, const ecart_position *position)
{
    ecart_answers answers = ecart_answers_to_check(position);
    ecart_cells   taken   = answers.king & position->checkers;
    const ecart_cells cells[WAYS] = { answers.capture | taken, answers.interpose,
                                      answers.king & ~taken };
    int           left = (cells[CAPTURES] != 0) + (cells[INTERPOSES] != 0) + (cells[ESCAPES] != 0);

    ecart_speech_say(s, SAY_HINT_ANSWER);
    for (int way = 0; way < WAYS; way++) {
        if (cells[way] == 0)
            continue;
        ecart_speech_choose(s, cells[way]);
        ecart_speech_say(s, SAY_HINT_ANSWER_TAKE + way);
        if (way != ESCAPES)
            say_replies(s, position, way);
        ecart_speech_join(s, --left, SAY_GRAMMAR_EITHER);
    }
    ecart_speech_say(s, SAY_GRAMMAR_FULL_STOP);
}

ecart_cells ecart_hint_castling(const ecart_position *p, ecart_cell from, ecart_cells *choices)
{
    ecart_cells rooks = 0;

    FOR_CELLS(to, *choices) {
        ecart_castling c = ecart_castling_of(p, ecart_move_make(from, to, ECART_NO_KIND));

        if (c.king == ECART_NO_CELL)
            continue;
        *choices = ecart_cells_remove(*choices, to);
        rooks    = ecart_cells_add(rooks, c.rook);
    }
    return rooks;
}

void ecart_hint_choices(speech *s, const ecart_position *position, int which)
{
    ecart_cells choices = ecart_legal_destinations(position, s->from);
    ecart_cells rooks   = ecart_hint_castling(position, s->from, &choices);

    ecart_speech_choose(s, choices);
    s->wings = ecart_cells_count(rooks) > 1 ? 2
             : first_cell(rooks) > s->from ? ECART_KINGSIDE : ECART_QUEENSIDE;
    if (rooks != 0)
        ecart_speech_say(s, choices != 0 ? which + 1 : SAY_HINT_ONLY_CASTLE);
    else
        ecart_speech_say(s, choices != 0 ? which : SAY_HINT_MAY_NOTHING);
}

static int may_after(ecart_reason reason)
{
    return reason == ECART_PINNED ? SAY_HINT_MAY_STILL : SAY_HINT_MAY;
}

/* The pieces that have a legal move; if a cell is given, those that can go to it other than
 * by castling. */
static ecart_cells find_movers(const ecart_position *p, ecart_cell to)
{
    ecart_cells movers = 0, goals = 0;
    ecart_move  move   = { 0 };

    while (next_legal(p, &move, &goals)) {
        if (to == ECART_NO_CELL ||
            (to == move.to && ecart_castling_of(p, move).king == ECART_NO_CELL))
            movers = ecart_cells_add(movers, move.from);
    }
    return movers;
}

/* The pieces that may move.  If a text names a kind and pieces of it may move, only these. */
static ecart_cells find_choice(const speech *s, const ecart_position *p,
                               const ecart_verdict *verdict)
{
    ecart_cells movers = find_movers(p, ECART_NO_CELL), named = p->of_kind[s->kind] & movers;
    bool        names  = verdict->candidates != 0 || verdict->reason == ECART_NO_SUCH_PIECE;

    return names && named != 0 ? named : movers;
}

static void say_movers(speech *s)
{
    if (s->count < MOVERS_NAMED + 2) {
        ecart_speech_say(s, SAY_HINT_MAY_MOVE);
        return;
    }
    s->count = MOVERS_NAMED;
    ecart_speech_say(s, SAY_HINT_MAY_MOVE_SOME);
}

/* Says what other pieces may do, after a move by a piece that cannot move. */
static void say_others(speech *s, const ecart_position *position, const ecart_verdict *verdict)
{
    ecart_cells there = ecart_cell_exists(s->to) ? find_movers(position, s->to) : 0;
    ecart_cells any   = there != 0 ? there : find_choice(s, position, verdict);

    ecart_speech_choose(s, any);
    s->number = there != 0 ? s->count : ecart_cells_count(find_movers(position, ECART_NO_CELL));
    if (there != 0) {
        ecart_speech_say(s, SAY_HINT_GO_THERE);
    } else if (s->count == 1) {
        s->from = s->cells[0];
        ecart_hint_choices(s, position, may_after(verdict->reason));
    } else {
        say_movers(s);
    }
}

/* "Write a8=Q, a8=R, a8=B or a8=N", if a move is right but for what it becomes. */
static bool say_promotions(speech *s, const ecart_position *p, ecart_move move)
{
    char   san[ECART_KINDS][ECART_SAN_SIZE];
    size_t count = 0;

    for (move.promotion = ECART_NO_KIND; move.promotion < ECART_KINDS; move.promotion++)
        count += ecart_san_write(p, move, san[count], ECART_SAN_SIZE) > 0;
    s->moves = (move_list){ san[0], count, sizeof san[0] };
    if (count > 0)
        ecart_speech_say(s, SAY_HINT_WRITE);
    return count > 0;
}

/* Whether the text has to be written otherwise, as the sentence on the refusal says. */
static bool is_about_text(ecart_reason reason)
{
    return reason == ECART_BAD_NOTATION || reason == ECART_IMPOSSIBLE_CELL ||
           reason == ECART_AMBIGUOUS;
}

bool ecart_is_about_promotion(ecart_reason reason)
{
    return reason == ECART_PROMOTION_NEEDED || reason == ECART_PROMOTION_INVALID ||
           reason == ECART_PROMOTION_NOT_ALLOWED;
}

/* Whether the game is over, as far as the position shows it, and says so. */
static bool say_over(speech *s, const ecart_position *position)
{
    static const uint16_t over[ECART_STANDINGS] = {
        [ECART_CHECKMATE]         = SAY_HINT_OVER_CHECKMATE,
        [ECART_STALEMATE]         = SAY_HINT_OVER_STALEMATE,
        [ECART_DEAD_POSITION]     = SAY_HINT_OVER_DEAD_POSITION,
        [ECART_SEVENTY_FIVE_MOVE] = SAY_HINT_OVER_SEVENTY_FIVE
    };
    int which = over[ecart_standing_first(ecart_position_standings(position))];

    if (which != 0)
        ecart_speech_say(s, which);
    return which != 0;
}

/* The pieces that were to move. */
static ecart_cells movers_of(const ecart_verdict *v)
{
    return v->move.from != ECART_NO_CELL ? ecart_cells_of(v->move.from) : v->candidates;
}

/* Where the king goes when it castles with one of these rooks, if it still has the right. */
static ecart_cells goals_with(const ecart_position *p, ecart_cells rooks)
{
    ecart_cells goals = 0;

    for (int wing = ECART_KINGSIDE; wing <= ECART_QUEENSIDE; wing++) {
        ecart_castling c = ecart_castling_on(p, (ecart_wing)wing);

        if (ecart_cells_has(p->castling & rooks, c.rook))
            goals = ecart_cells_add(goals, c.king_to);
    }
    return goals;
}

/* Where the king should go, if a move looks like castling in a wrong way: the king goes too
 * far along its rank, or the rook goes to its king or over it. */
static ecart_cells goals_of_castling(const ecart_position *p, const ecart_verdict *v)
{
    ecart_cell    king = p->king[p->side & 1];
    ecart_reading r    = ecart_difference_reading(king, v->move.to);

    if (p->checkers != 0 || p->chess960)
        return 0;
    if (v->reason == ECART_KING_SHAPE)
        return r.rows == 0 ? goals_with(p, p->castling) : 0;
    if ((v->reason == ECART_OWN_PIECE && v->move.to == king) ||
        (v->reason == ECART_PATH_BLOCKED && v->first == king))
        return goals_with(p, movers_of(v));
    return 0;
}

/* Whether the rook has left its corner towards the king, as if it began to castle. */
static bool has_moved_rook_first(const ecart_position *p, const ecart_verdict *v)
{
    ecart_side  side = p->side & 1;
    ecart_cells way  = ecart_cells_between(p->king[side], v->first);

    return v->reason == ECART_CASTLE_NO_ROOK &&
           (way & ecart_position_pieces(p, side, ECART_ROOK)) != 0;
}

/* Whether a piece other than a pawn goes as if it captured en passant. */
static bool passes_without_pawn(const ecart_position *p, const ecart_verdict *v)
{
    return p->en_passant != ECART_NO_CELL && v->move.to == p->en_passant &&
           ecart_reason_group_of(v->reason) == ECART_GROUP_SHAPE &&
           (movers_of(v) & p->of_kind[ECART_PAWN]) == 0;
}

/* Whether a pawn goes as if it captured en passant, but not a pawn.  Beside a pawn the
 * reason would be another. */
static bool passes_no_pawn(const ecart_position *p, const ecart_verdict *v)
{
    ecart_side side = ecart_side_other(p->side & 1);
    ecart_cell cell = ecart_cell_make(ecart_cell_column(v->move.to), ecart_cell_row(v->move.from));

    return v->reason == ECART_PAWN_CAPTURE_EMPTY && ecart_cells_has(p->of_side[side], cell) &&
           ecart_cell_row(cell) == ecart_side_pawn_row(side) + 2 * ecart_side_forward(side);
}

int ecart_hint_rule(const ecart_position *p, const ecart_verdict *v, ecart_cells *goals)
{
    *goals = goals_of_castling(p, v);
    if (*goals != 0)
        return SAY_HINT_CASTLE_BY_KING;
    if (has_moved_rook_first(p, v))
        return SAY_HINT_KING_FIRST;
    if (passes_without_pawn(p, v))
        return SAY_HINT_ONLY_PAWNS;
    return passes_no_pawn(p, v) ? SAY_HINT_ONLY_PAWN_CAPTURED : 0;
}

/* Says a rule that the player seems not to know, before what may be done. */
static void say_rule(speech *s, const ecart_position *position, const ecart_verdict *verdict)
{
    ecart_cells goals;
    int         rule = ecart_hint_rule(position, verdict, &goals);

    if (rule == 0)
        return;
    ecart_speech_choose(s, goals);
    ecart_speech_say(s, rule);
    ecart_speech_next(s);
}

static void say_hint(speech *s, const ecart_position *position, const ecart_verdict *verdict)
{
    ecart_reason reason = verdict->reason;

    if (reason == ECART_LEGAL || reason >= ECART_REASONS || say_over(s, position) ||
        is_about_text(reason))
        return;
    if (ecart_is_about_promotion(reason) && say_promotions(s, position, verdict->move))
        return;
    say_rule(s, position, verdict);
    if (position->checkers != 0)
        say_answers(s, position);
    else if (ecart_cells_has(position->of_side[s->side], verdict->move.from))
        ecart_hint_choices(s, position, may_after(reason));
    else
        say_others(s, position, verdict);
}

size_t ecart_explain_hint(const ecart_language *language, const ecart_position *position,
                          const ecart_verdict *verdict, char *text, size_t size)
{
    const ecart_notation notation = { .verdict = *verdict };

    return ecart_explain_notation_hint(language, NULL, position, &notation, text, size);
}

size_t ecart_explain_notation_hint(const ecart_language *language, const ecart_letters *letters,
                                   const ecart_position *position, const ecart_notation *notation,
                                   char *text, size_t size)
{
    speech s;

    ecart_speech_begin(&s, language, &position->board, text, size);
    ecart_speech_about(&s, position, &notation->verdict);
    s.letters = letters;
    if (notation->verdict.reason == ECART_NO_SUCH_PIECE) {
        s.to   = notation->to;
        s.kind = notation->kind < ECART_KINDS ? notation->kind : ECART_NO_KIND;
    }
    say_hint(&s, position, &notation->verdict);
    return ecart_speech_end(&s);
}
