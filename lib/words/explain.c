/* SPDX-License-Identifier: MIT */
/* explain.c -- verdicts in words, in full and as titles, and what a difference means */

#include <ecart/explain.h>

#include <ecart/shape.h>
#include <ecart/uci.h>

#include "prospect/obstacle.h"
#include "words/speech.h"

_Static_assert(SAY_FAULT_EMPTY - SAY_REASON_NONE == ECART_REASONS &&
               SAY_STANDING_IN_PLAY - SAY_STANDING_CHECKMATE == ECART_IN_PLAY - ECART_CHECKMATE,
               "en.txt has a sentence for each reason and each standing, in their order");

/* Whether a king goes two files along its first rank, as in a beginner's attempt to
 * castle.  In Chess960 such a move is not an attempt to castle. */
static bool goes_two(const speech *s, const ecart_position *position)
{
    ecart_reading r = ecart_difference_reading(s->from, s->to);

    return !position->chess960 && r.rows == 0 && (r.columns == 2 || r.columns == -2) &&
           ecart_cell_row(s->from) == ecart_cell_row(s->home);
}

static bool goes_diagonally(const speech *s)
{
    ecart_reading r = ecart_difference_reading(s->from, s->to);

    return r.columns == r.rows || r.columns == -r.rows;
}

/* Only a pawn promotes, and only on its last rank. */
static int sentence_of_promotion(const speech *s, ecart_reason reason)
{
    int last_row = ecart_side_first_row(ecart_side_other(s->side));

    if (s->kind != ECART_PAWN)
        return SAY_REASON_PROMOTION_NO_PAWN;
    if (reason == ECART_PROMOTION_INVALID && ecart_cell_row(s->to) != last_row)
        return SAY_REASON_PROMOTION_EARLY;
    return SAY_REASON_NONE + reason;
}

/* Some reasons have more than one sentence. */
static int sentence_of(const speech *s, const ecart_position *position,
                       const ecart_verdict *verdict)
{
    switch (verdict->reason) {
    case ECART_BAD_NOTATION:
        if (verdict->nature & ECART_IS_PASS)
            return SAY_REASON_PASS;
        break;
    case ECART_IMPOSSIBLE_CELL:
        if (ecart_wrong_number(s->from, s->to) > 0)
            return SAY_REASON_IMPOSSIBLE_NUMBER;
        break;
    case ECART_KING_SHAPE:
        if (goes_two(s, position))
            return SAY_REASON_KING_TWO;
        break;
    case ECART_ROOK_SHAPE:
        if (goes_diagonally(s))
            return SAY_REASON_ROOK_DIAGONAL;
        break;
    case ECART_CASTLE_NO_RIGHT:
        if (!position->chess960 && s->cells[0] != s->home)
            return SAY_REASON_CASTLE_KING_AWAY;
        break;
    case ECART_PROMOTION_INVALID:
    case ECART_PROMOTION_NOT_ALLOWED:
        return sentence_of_promotion(s, verdict->reason);
    default:
        break;
    }
    return SAY_REASON_NONE + verdict->reason;
}

static int sentence_of_nature(int nature)
{
    if (nature & ECART_IS_EN_PASSANT)
        return SAY_LEGAL_EN_PASSANT;
    if (nature & ECART_IS_CAPTURE)
        return SAY_LEGAL_TAKES;
    if (nature & ECART_IS_CASTLE)
        return nature & ECART_IS_CASTLE_SHORT ? SAY_LEGAL_CASTLE_SHORT : SAY_LEGAL_CASTLE_LONG;
    return nature & ECART_IS_DOUBLE_STEP ? SAY_LEGAL_DOUBLE_STEP : SAY_REASON_NONE;
}

/* The sentence on the check that a legal move gives: mate, a double check, a check, or a
 * discovered check, for which a check by a rook that castles does not count. */
static int sentence_of_check(speech *s, const ecart_position *position,
                             const ecart_verdict *verdict)
{
    ecart_position after = *position;

    (void)ecart_position_play(&after, verdict->move);
    ecart_speech_choose(s, after.checkers);
    if (!ecart_has_legal_move(&after))
        return SAY_LEGAL_MATE;
    if (s->count > 1)
        return SAY_LEGAL_DOUBLE_CHECK;
    if (s->cells[0] == s->to || (verdict->nature & ECART_IS_CASTLE))
        return SAY_LEGAL_CHECK;
    return SAY_LEGAL_DISCOVERED_CHECK;
}

/* Whether the game was over before a legal move, as far as that is quick to see: whether both
 * sides lack the men for a mate, or 75 moves were made. */
static bool is_surely_over(const ecart_position *p)
{
    return p->clock >= 2 * 75 ||
           (ecart_lacks_material(p, ECART_WHITE) && ecart_lacks_material(p, ECART_BLACK));
}

static void say_legal(speech *s, const ecart_position *position, const ecart_verdict *verdict)
{
    int nature = verdict->nature;

    if (is_surely_over(position)) {
        ecart_speech_say(s, SAY_ARBITER_LEGAL_AFTER_END);
        return;
    }
    ecart_speech_say(s, sentence_of_nature(nature));
    if (nature & ECART_IS_PROMOTION)
        ecart_speech_say(s, SAY_LEGAL_BECOMES);
    if (ecart_move_gives(position, verdict->move) != ECART_GIVES_NOTHING)
        ecart_speech_say(s, sentence_of_check(s, position, verdict));
    ecart_speech_say(s, SAY_GRAMMAR_FULL_STOP);
}

#define TAIL_OF(reason) [ECART_##reason] = SAY_SEVERAL_##reason,

/* The sentence that says a reason once, of all pieces. */
static const uint16_t tails[ECART_REASONS] = { SEVERAL_LIST(TAIL_OF) };

/* Says the reason of each, in brackets: "Ra1 (blocked by Bc1) and Rh1 (not a rook's move)". */
static void say_each(speech *s, const ecart_position *position, const ecart_verdict *all)
{
    ecart_cells rest = all->candidates;

    ecart_speech_say(s, SAY_REASON_NONE_OF_THEM);
    FOR_CELLS(c, rest) {
        ecart_verdict v = ecart_move_check(
            position, ecart_move_make(c, all->move.to, all->move.promotion));

        ecart_speech_about(s, position, &v);
        ecart_speech_say(s, SAY_REASON_CANDIDATE);
        ecart_speech_say(s, SAY_BRIEF_BAD_NOTATION - 1 + v.reason);
        ecart_speech_say(s, SAY_REASON_CANDIDATE_END);
        rest = ecart_cells_remove(rest, c);
        ecart_speech_join(s, ecart_cells_count(rest), SAY_GRAMMAR_AND);
    }
    ecart_speech_say(s, SAY_GRAMMAR_FULL_STOP);
}

/* Says the reason once, of all pieces; by its title, if the language lacks the sentence or the
 * reason is rare. */
static void say_once(speech *s, ecart_reason reason)
{
    int tail = tails[reason];

    if (tail != 0 && ecart_language_text(s->language, tail) != NULL) {
        ecart_speech_say(s, tail);
        return;
    }
    ecart_speech_say(s, SAY_BRIEF_BAD_NOTATION - 1 + reason);
    ecart_speech_say(s, SAY_GRAMMAR_FULL_STOP);
}

/* "The bishop on b5 and the bishop on c1 cannot go to c7: a bishop moves only diagonally." */
static void say_several(speech *s, const ecart_position *position, const ecart_verdict *verdict)
{
    if (verdict->reason == ECART_NO_CANDIDATE) {
        say_each(s, position, verdict);
        return;
    }
    ecart_speech_choose(s, verdict->candidates);
    ecart_speech_say(s, s->count > 2 ? SAY_REASON_SEVERAL_MANY : SAY_REASON_SEVERAL);
    ecart_speech_about(s, position, verdict);
    say_once(s, verdict->reason);
}

size_t ecart_explain_in(const ecart_language *language, const ecart_position *position,
                        const ecart_verdict *verdict, char *text, size_t size)
{
    speech s;

    ecart_speech_begin(&s, language, &position->board, text, size);
    ecart_speech_about(&s, position, verdict);
    ecart_speech_turn(&s, verdict);
    if (verdict->reason == ECART_LEGAL)
        say_legal(&s, position, verdict);
    else if (is_about_several(verdict))
        say_several(&s, position, verdict);
    else if (verdict->reason < ECART_REASONS)
        ecart_speech_say(&s, sentence_of(&s, position, verdict));
    return ecart_speech_end(&s);
}

size_t ecart_explain(const ecart_position *position, const ecart_verdict *verdict,
                     char *text, size_t size)
{
    return ecart_explain_in(NULL, position, verdict, text, size);
}

size_t ecart_explain_standing(const ecart_language *language, ecart_side side,
                              ecart_standing standing, char *text, size_t size)
{
    speech s;

    ecart_speech_begin(&s, language, NULL, text, size);
    s.side = side & 1;
    if (standing <= ECART_IN_PLAY)
        ecart_speech_say(&s, SAY_STANDING_CHECKMATE + standing);
    return ecart_speech_end(&s);
}

/* A title has no room for more pieces of the evidence. */
enum { NAMED_LIMIT = 4 };

_Static_assert(SENTENCES - SAY_BRIEF_BAD_NOTATION == ECART_REASONS - 1,
               "en.txt ends with a title for each reason, in their order");

static bool has_title(const ecart_verdict *verdict)
{
    return verdict->reason != ECART_LEGAL && verdict->reason < ECART_REASONS;
}

static void say_title(speech *s, const ecart_position *position, const ecart_verdict *verdict)
{
    ecart_speech_about(s, position, verdict);
    if (s->count > NAMED_LIMIT)
        s->count = NAMED_LIMIT;
    ecart_speech_say(s, SAY_BRIEF_BAD_NOTATION - 1 + verdict->reason);
}

size_t ecart_explain_brief(const ecart_language *language, const ecart_position *position,
                           const ecart_verdict *verdict, char *text, size_t size)
{
    speech s;

    ecart_speech_begin(&s, language, &position->board, text, size);
    if (has_title(verdict))
        say_title(&s, position, verdict);
    return ecart_speech_end(&s);
}

/* After a bracket no title begins with a capital letter. */
size_t ecart_explain_short(const ecart_position *position, const ecart_verdict *verdict,
                           char *text, size_t size)
{
    char   uci[ECART_UCI_SIZE];
    speech s;

    ecart_speech_begin(&s, NULL, &position->board, text, size);
    if (!has_title(verdict))
        return ecart_speech_end(&s);
    ecart_text_string(&s.out, "Illegal move (");
    say_title(&s, position, verdict);
    ecart_text_put(&s.out, ')');
    if (ecart_cell_exists(verdict->move.from) && ecart_cell_exists(verdict->move.to)) {
        (void)ecart_uci_write(verdict->move, uci, sizeof uci);
        ecart_text_string(&s.out, ": ");
        ecart_text_string(&s.out, uci);
    }
    return ecart_speech_end(&s);
}

static void say_kind(speech *s, ecart_piece piece)
{
    ecart_shape shape = ecart_shape_check(piece, s->from, s->to);

    s->kind = ecart_piece_kind(piece);
    if (!ecart_piece_exists(piece))
        ecart_speech_say(s, SAY_GRAMMAR_FULL_STOP);
    else if (shape.reason == ECART_LEGAL)
        ecart_speech_say(s, SAY_NUMBER_IS);
    else
        ecart_speech_say(s, shape.alias ? SAY_NUMBER_LOOKS_LIKE : SAY_NUMBER_IS_NOT);
}

size_t ecart_explain_numbers(const ecart_language *language, ecart_piece piece, ecart_cell from,
                             ecart_cell to, char *text, size_t size)
{
    speech s;

    ecart_speech_begin(&s, language, NULL, text, size);
    s.from = from;
    s.to   = to;
    if (ecart_wrong_number(from, to) >= 0) {
        ecart_speech_say(&s, SAY_REASON_IMPOSSIBLE_NUMBER);
    } else {
        ecart_speech_say(&s, SAY_NUMBER_DIFFERENCE);
        if (ecart_difference_readings(to - from).count > 1)
            ecart_speech_say(&s, SAY_NUMBER_TWO_MEANINGS);
        say_kind(&s, piece);
    }
    return ecart_speech_end(&s);
}
