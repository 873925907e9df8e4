/* SPDX-License-Identifier: MIT */
/* arbiter.c -- lessons for an arbiter: articles, and what follows at the board */

#include "lesson/laws.h"

#include <string.h>

#include <ecart/fen.h>

#include "lesson/player.h"
#include "words/hint.h"

_Static_assert(SAY_ARBITER_IN_PLAY - SAY_ARBITER_CHECKMATE == ECART_IN_PLAY - ECART_CHECKMATE,
               "en.txt has a sentence for each standing");

/* The laws that hold in the lesson's game: in Chess960 those on castling give way to the
 * guidelines for Chess960. */
static laws adapted(const lesson *l, laws all)
{
    if (!l->position->chess960)
        return all;
    if (all & LAW(CASTLING_WAY))
        all |= LAW(CHESS960_WAY);
    if (all & LAW(CASTLING))
        all |= LAW(CHESS960);
    return all & ~(LAW(CASTLING_WAY) | LAW(CASTLING));
}

/* The pieces that a text may mean are of one kind. */
static laws laws_that_decide(const lesson *l)
{
    const ecart_verdict *v = l->verdict;

    if (is_about_several(v))
        return ecart_laws_of_reason(v->reason, kind_at(l->position, first_cell(v->candidates)));
    if (is_pass(v))     /* what counts is the clock, not what was written */
        return LAW(TURN) | LAW(NO_MOVE);
    return adapted(l, ecart_verdict_is_legal(v)
        ? ecart_laws_of_legal(kind_of_mover(l), v->nature, ecart_move_gives(l->position, v->move))
        : ecart_laws_of_reason(v->reason, kind_of_mover(l)));
}

static laws laws_also_broken(const lesson *l)
{
    laws all = 0;

    for (ecart_reason r = 0; r < ECART_REASONS; r++) {
        if (ecart_reason_set_has(l->verdict->also, r))
            all |= ecart_laws_of_reason(r, kind_of_mover(l));
    }
    if (l->verdict->reason == ECART_PAWN_DOUBLE_NOT_FROM_START &&
        ecart_lesson_is_enemy_on(l, l->verdict->move.to))
        all |= LAW(PAWN_CAPTURE);
    return adapted(l, all);
}

/* The laws on what an illegal move costs once the clock was pressed. */
static laws laws_of_penalty(const lesson *l)
{
    ecart_reason reason = l->verdict->reason;

    if (reason == ECART_NOT_YOUR_PIECE)
        return LAW(OUT_OF_TURN);
    if (reason == ECART_SAME_CELL || is_pass(l->verdict))
        return LAW(PENALTY);
    return (ecart_lesson_is_pawn_left(l) ? LAW(UNPROMOTED) : LAW(COMPLETED)) | LAW(PENALTY);
}

/* Says the sentence for players, but on a pinned piece without the target. */
static void say_what_happened(lesson *l)
{
    if (l->verdict->reason == ECART_PINNED && !is_about_several(l->verdict)) {
        ecart_lesson_tell_step(l, SAY_ARBITER_MOVE, SAY_ARBITER_PINNED);
        return;
    }
    ecart_lesson_open_step(l, SAY_ARBITER_MOVE);
    ecart_lesson_sentence_on(l, l->verdict);
}

/* Whether a text names no piece of the board, or several: then nobody can have played it. */
static bool is_about_writing(const lesson *l)
{
    return is_about_several(l->verdict) || (laws_that_decide(l) & LAW(RECORDING)) != 0;
}

/* Whether the other side may have moved: the text fits one of its moves.  Where other rules
 * are broken too, there is enough to say. */
static bool may_be_out_of_turn(const lesson *l)
{
    return ecart_is_out_of_turn(l->verdict) && l->verdict->also == 0;
}

/* What follows from a wrong text.  If pieces that it may mean are on the board, somebody may
 * have played the move: then also what follows from that. */
static void tell_what_was_written(lesson *l)
{
    ecart_lesson_open_step(l, SAY_ARBITER_AT_THE_BOARD);
    ecart_lesson_add(l, is_about_several(l->verdict) ? SAY_ARBITER_IF_WRITTEN
                                                     : SAY_ARBITER_WRITTEN);
    ecart_lesson_add(l, l->options->tempo == ECART_STANDARD ? SAY_ARBITER_SCORESHEET
                                               : SAY_ARBITER_BOARD_COUNTS);
    if (!is_about_several(l->verdict) || may_be_out_of_turn(l)) {
        ecart_lesson_close(l);
        return;
    }
    ecart_lesson_add(l, SAY_ARBITER_IF_PLAYED);
    ecart_lesson_close(l);
    ecart_lesson_touched(l);
    ecart_lesson_cite_laws(l, SAY_ARBITER_PENALTY, laws_of_penalty(l));
}

/* Whether a promotion may have been played right and only written wrong.  Moves are written
 * in games of standard tempo only, not in rapid or blitz. */
static bool may_be_written_badly(const lesson *l)
{
    return ecart_is_about_promotion(l->verdict->reason) && l->verdict->also == 0 &&
           l->options->tempo == ECART_STANDARD;
}

static void tell_what_follows(lesson *l)
{
    if (is_about_writing(l)) {
        tell_what_was_written(l);
        return;
    }
    ecart_lesson_cite_laws(l, SAY_ARBITER_PENALTY, laws_of_penalty(l));
    if (may_be_written_badly(l)) {
        ecart_lesson_open_step(l, SAY_ARBITER_AT_THE_BOARD);
        ecart_lesson_cite(l, LAW(PROMOTION_WRITTEN));
        ecart_lesson_add(l, SAY_ARBITER_ONLY_WRITTEN);
        ecart_lesson_close(l);
    }
}

/* Cites the other rules that are broken, in one line: a single one with its sentence, several
 * by their numbers only. */
static void cite_also(lesson *l, laws also)
{
    if (also == 0)
        return;
    ecart_lesson_open_step(l, SAY_ARBITER_ALSO);
    if ((also & (also - 1)) == 0)
        ecart_lesson_cite(l, also);
    else
        ecart_lesson_law_numbers(l, also);
    ecart_lesson_close(l);
}

static void say_who_checks(lesson *l)
{
    speech s = ecart_lesson_sentence(l);

    s.from = l->position->king[s.side];
    ecart_speech_choose(&s, l->position->checkers);
    ecart_lesson_say(l, &s, SAY_ARBITER_IN_CHECK);
}

/* How a game has ended, or stands: the sentence, and what it rests on.  The line stays
 * open. */
static void say_standing(lesson *l, ecart_standing standing)
{
    ecart_lesson_open_step(l, SAY_ARBITER_STANDING);
    ecart_lesson_add(l, SAY_ARBITER_CHECKMATE + standing - ECART_CHECKMATE);
    if (standing == ECART_DEAD_POSITION)
        ecart_lesson_why_dead(l);
    if (l->position->checkers != 0)
        say_who_checks(l);
}

/* About a move after the end of the game, from which nothing follows. */
static void tell_after_end(lesson *l, ecart_standing standing)
{
    say_standing(l, standing);
    ecart_lesson_close(l);
    if (ecart_verdict_is_legal(l->verdict)) {
        ecart_lesson_tell_step(l, SAY_ARBITER_MOVE, SAY_ARBITER_LEGAL_AFTER_END);
        ecart_lesson_tell(l, SAY_ARBITER_NO_PENALTY);
    } else {
        say_what_happened(l);
        ecart_lesson_tell(l, SAY_ARBITER_AFTER_END);
    }
    ecart_lesson_cite_edition(l, ecart_laws_of_standing(standing));
}

void ecart_lesson_arbiter_move(lesson *l)
{
    ecart_standing standing = ecart_lesson_end_before(l);
    laws           decide   = laws_that_decide(l);

    if (standing != ECART_IN_PLAY) {
        tell_after_end(l, standing);
        return;
    }
    say_what_happened(l);
    ecart_lesson_cite_edition(l, decide);
    cite_also(l, laws_also_broken(l) & ~decide);
    if (ecart_verdict_is_legal(l->verdict))
        return;
    if (!is_about_several(l->verdict))
        ecart_lesson_touched(l);
    tell_what_follows(l);
    if (!may_be_out_of_turn(l))
        return;
    ecart_lesson_open_step(l, SAY_ARBITER_OUT_OF_TURN);
    ecart_lesson_cite(l, LAW(OUT_OF_TURN));
    ecart_lesson_add(l, SAY_ARBITER_IF_OTHER_SIDE);
    ecart_lesson_close(l);
}

enum { TIMES_LIMIT = 5 };       /* no more are found: fivefold ends the game */

/* What the Laws compare is what a FEN has before its counters: pieces, side, castling, and
 * an en passant that is legal.  The counters are the same for all. */
static void write_compared(const ecart_position *position, char fen[ECART_FEN_SIZE])
{
    ecart_setup setup;

    ecart_position_setup(position, &setup);
    setup.clock  = 0;
    setup.number = 1;
    ecart_fen_write(&setup, ECART_FEN_LEGAL_EN_PASSANT, fen, ECART_FEN_SIZE);
}

/* The numbers of the moves before which the position stood, from the last to the first.  The
 * last is the move that is to be made now.  Returns how many there are, 1 at least. */
static int stood_at(const ecart_game *game, unsigned numbers[TIMES_LIMIT])
{
    ecart_game past  = *game;
    int        count = 0;
    char       now[ECART_FEN_SIZE], then[ECART_FEN_SIZE];

    write_compared(&game->position, now);
    do {
        write_compared(&past.position, then);
        if (memcmp(now, then, strlen(now) + 1) == 0)
            numbers[count++] = past.position.number;
    } while (count < TIMES_LIMIT && ecart_game_undo(&past));
    return count;
}

/* Says before which moves the position stood, the earliest first: it is last in numbers. */
static void say_when_it_stood(lesson *l)
{
    unsigned numbers[TIMES_LIMIT];
    int      count = stood_at(l->game, numbers);
    char     text[TIMES_LIMIT * sizeof "4294967295 and "];
    speech   list, s = ecart_lesson_sentence(l);

    ecart_speech_begin(&list, l->language, NULL, text, sizeof text);
    while (count-- > 0) {
        ecart_text_number(&list.out, numbers[count]);
        ecart_speech_join(&list, count, SAY_GRAMMAR_AND);
    }
    s.written = (ecart_text){ text, ecart_speech_end(&list) };
    ecart_lesson_say(l, &s, SAY_ARBITER_REPETITION);
}

void ecart_lesson_arbiter_standing(lesson *l, ecart_standing standing)
{
    laws decide = ecart_laws_of_standing(standing);

    say_standing(l, standing);
    if (standing == ECART_THREEFOLD_CLAIMABLE || standing == ECART_FIVEFOLD)
        say_when_it_stood(l);
    if (standing < ECART_THREEFOLD_CLAIMABLE)
        ecart_lesson_add(l, SAY_ARBITER_OVER);
    ecart_lesson_close(l);
    if (standing == ECART_IN_PLAY && l->position->checkers != 0)
        decide = LAW(CHECK) | LAW(NO_CHECK);
    ecart_lesson_cite_edition(l, decide);
}
