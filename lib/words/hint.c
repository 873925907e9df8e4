/* SPDX-License-Identifier: MIT */
/* hint.c -- what may be done instead of a refused move, in words */

#include "words/speech.h"

#include <ecart/legal.h>
#include <ecart/san.h>

enum { REPLIES_NAMED = 3 };     /* more moves than this are not written */

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

/* The cell where a move captures, if it does: in en passant, the one beside the pawn
 * that moves; else its target. */
static ecart_cell capture_cell(const ecart_position *p, ecart_move move)
{
    if (move.to == p->en_passant && ecart_piece_kind(p->board.at[move.from]) == ECART_PAWN)
        return ECART_CELL(ecart_cell_column(move.to), ecart_cell_row(move.from));
    return move.to;
}

static int way_of(const ecart_position *p, ecart_move move)
{
    if (move.from == p->king[p->side])
        return ESCAPES;
    return ecart_cells_has(p->checkers, capture_cell(p, move)) ? CAPTURES : INTERPOSES;
}

ecart_answers ecart_answers_to_check(const ecart_position *position)
{
    ecart_cells way[WAYS] = { 0 }, goals = 0;
    ecart_move  move = { 0 };

    while (position->checkers != 0 && next_legal(position, &move, &goals)) {
        int        n    = way_of(position, move);
        ecart_cell cell = n == CAPTURES ? capture_cell(position, move) : move.to;

        way[n] = ecart_cells_add(way[n], cell);
    }
    return (ecart_answers){ way[CAPTURES], way[INTERPOSES], way[ESCAPES] };
}

/* A pawn becomes a queen, if it is not said what it becomes. */
static void write_reply(const ecart_position *p, ecart_move move, char *san)
{
    if (ecart_san_write(p, move, san, ECART_SAN_SIZE) == 0) {
        move.promotion = ECART_QUEEN;
        (void)ecart_san_write(p, move, san, ECART_SAN_SIZE);
    }
}

/* " (Bxe8)", unless there are many such moves. */
static void say_replies(speech *s, const ecart_position *p, int way)
{
    char        san[REPLIES_NAMED][ECART_SAN_SIZE];
    size_t      count = 0;
    ecart_cells goals = 0;
    ecart_move  move  = { 0 };

    while (next_legal(p, &move, &goals)) {
        if (way_of(p, move) == way && count++ < REPLIES_NAMED)
            write_reply(p, move, san[count - 1]);
    }
    if (count > REPLIES_NAMED)
        return;
    s->moves = (move_list){ san[0], count, sizeof san[0] };
    ecart_speech_say(s, SAY_HINT_ANSWER_MOVES);
}

/* The answers to a check that are there, in the order in which they are said. */
static int list_answers(const ecart_answers *answers, ecart_cells *cells, int *which)
{
    const ecart_cells all[WAYS] = { answers->capture, answers->interpose, answers->king };
    int               count = 0;

    for (int way = 0; way < WAYS; way++) {
        if (all[way] != 0) {
            cells[count]   = all[way];
            which[count++] = way;
        }
    }
    return count;
}

static void say_answers(speech *s, const ecart_position *position)
{
    ecart_answers answers = ecart_answers_to_check(position);
    ecart_cells   cells[WAYS];
    int           which[WAYS], count = list_answers(&answers, cells, which);

    ecart_speech_say(s, count > 0 ? SAY_HINT_ANSWER : SAY_HINT_ANSWER_NONE);
    for (int i = 0; i < count; i++) {
        if (i > 0 && i + 1 == count)
            ecart_speech_say(s, SAY_GRAMMAR_EITHER);
        else if (i > 0)
            ecart_speech_say(s, SAY_GRAMMAR_COMMA);
        ecart_speech_choose(s, cells[i]);
        ecart_speech_say(s, SAY_HINT_ANSWER_TAKE + which[i]);
        if (which[i] != ESCAPES)
            say_replies(s, position, which[i]);
    }
    if (count > 0)
        ecart_speech_say(s, SAY_GRAMMAR_FULL_STOP);
}

/* Takes castling out of the targets of a king: "the king may go to g1" would hide
 * it.  Returns the sides, one bit for each. */
static int take_castling(const ecart_position *p, ecart_cell from, ecart_cells *choices)
{
    int wings = 0;

    for (ecart_cell to = 0; (to = ecart_cells_next(*choices, to)) != ECART_NO_CELL;) {
        ecart_castling c = ecart_castling_of(p, ecart_move_make(from, to, ECART_NO_KIND));

        if (c.king == ECART_NO_CELL)
            continue;
        *choices = ecart_cells_remove(*choices, to);
        wings |= 1 << (ecart_cell_column(c.rook) > ecart_cell_column(c.king)
                       ? ECART_KINGSIDE : ECART_QUEENSIDE);
    }
    return wings;
}

/* A pawn that may go there, but to become a king or a pawn, has only to choose better. */
static int sentence_of_choices(const speech *s, ecart_cells choices, ecart_reason reason)
{
    if (choices == 0)
        return SAY_HINT_MAY_NOTHING;
    if (reason == ECART_PROMOTION_INVALID && ecart_cells_has(choices, s->to) &&
        ecart_speech_reaches_last_row(s))
        return SAY_HINT_MAY_BECOME;
    return reason == ECART_PINNED ? SAY_HINT_MAY_STILL : SAY_HINT_MAY;
}

static void say_choices(speech *s, const ecart_position *position, ecart_reason reason)
{
    ecart_cells choices = ecart_legal_destinations(position, s->from);
    int         wings   = take_castling(position, s->from, &choices);

    ecart_speech_choose(s, choices);
    s->wings = wings - 1;
    if (wings != 0)
        ecart_speech_say(s, choices != 0 ? SAY_HINT_MAY_CASTLE : SAY_HINT_ONLY_CASTLE);
    else
        ecart_speech_say(s, sentence_of_choices(s, choices, reason));
}

size_t ecart_explain_hint(const ecart_language *language, const ecart_position *position,
                          const ecart_verdict *verdict, char *text, size_t size)
{
    speech s;

    ecart_speech_begin(&s, language, &position->board, text, size);
    ecart_speech_about(&s, position, verdict);
    if (ecart_verdict_is_refusal(verdict) &&
        ecart_cells_has(position->of_side[s.side], s.from)) {
        if (position->checkers != 0)
            say_answers(&s, position);
        else
            say_choices(&s, position, verdict->reason);
    }
    return ecart_speech_end(&s);
}
