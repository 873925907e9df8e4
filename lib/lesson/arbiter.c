/* SPDX-License-Identifier: MIT */
/* arbiter.c -- lessons for an arbiter: articles, and what follows at the board */

#include "lesson/arbiter.h"

#include <string.h>

#include <ecart/legal.h>

#include "lesson/laws.h"
#include "lesson/repetition.h"

_Static_assert(SAY_LAW_CHESS960 - SAY_LAW_TURN == LAWS - 1 &&
               SAY_ARBITER_IN_PLAY - SAY_ARBITER_CHECKMATE == ECART_IN_PLAY - ECART_CHECKMATE,
               "ecart.pot has a name for each law and a sentence for each standing");

static const int years[ECART_EDITIONS] = { [ECART_LAWS_2023] = 2023, [ECART_LAWS_2018] = 2018 };

/* The parts of the Laws that are not articles have names in each language. */
static void write_law_number(lesson *l, const char *number)
{
    size_t name = 0;
    speech s;

    while (number[name] >= 'A')
        name++;
    if (number[name] != ' ') {
        text_string(&l->out, number);
        return;
    }
    s = ecart_lesson_sentence(l);
    s.written = (ecart_text){ number + name + 1, strlen(number + name + 1) };
    ecart_lesson_say(l, &s, *number == 'A' ? SAY_ARBITER_APPENDIX : SAY_ARBITER_GUIDELINES);
    l->continues = false;
}

static void cite_law(lesson *l, int law)
{
    speech s;

    write_law_number(l, ecart_law_number(l->options->edition, law));
    text_string(&l->out, "  ");
    s = ecart_lesson_sentence(l);
    ecart_lesson_say(l, &s, SAY_LAW_TURN + law);
    ecart_lesson_close(l);
}

/* Lines of a step. */
static void cite_laws(lesson *l, laws all)
{
    for (int law = 0; law < LAWS; law++) {
        if (all >> law & 1) {
            ecart_lesson_open(l);
            cite_law(l, law);
        }
    }
}

/* A step, if there are any laws. */
static void cite_in_step(lesson *l, int heading, laws all)
{
    int law = 0;

    if (all == 0)
        return;
    while (!(all >> law & 1))
        law++;
    ecart_lesson_open_step(l, heading);
    cite_law(l, law);
    cite_laws(l, all & (all - 1));
}

/* The step with the laws that decide, which begins with their edition. */
static void cite_edition(lesson *l, laws all)
{
    speech s;

    if (all == 0)
        return;
    ecart_lesson_open_step(l, SAY_ARBITER_LAWS);
    s = ecart_lesson_sentence(l);
    s.number = years[l->options->edition];
    ecart_lesson_say(l, &s, SAY_ARBITER_EDITION);
    ecart_lesson_close(l);
    cite_laws(l, all);
}

static ecart_kind kind_of_mover(const lesson *l)
{
    return ecart_piece_kind(ecart_board_piece(&l->position->board, l->verdict->move.from));
}

/* In Chess960 king and rook go where its own rules say. */
static laws adapted(const lesson *l, laws all)
{
    laws castling = LAW(CASTLING) | LAW(CASTLING_LOST) | LAW(CASTLING_NOW);

    if (!l->position->chess960 || (all & castling) == 0)
        return all;
    return (all & ~LAW(CASTLING)) | LAW(CHESS960);
}

static laws laws_that_decide(const lesson *l)
{
    const ecart_verdict *v = l->verdict;

    return adapted(l, ecart_verdict_is_legal(v)
        ? ecart_laws_of_legal(kind_of_mover(l), v->nature)
        : ecart_laws_of_reason(v->reason, kind_of_mover(l)));
}

static laws laws_also_broken(const lesson *l)
{
    laws all = 0;

    for (ecart_reason r = 0; r < ECART_REASONS; r++) {
        if (ecart_reason_set_has(l->verdict->also, r))
            all |= ecart_laws_of_reason(r, kind_of_mover(l));
    }
    return adapted(l, all);
}

/* Which piece has to be moved, or captured, since it was touched. */
static laws laws_of_touch(const lesson *l)
{
    ecart_cell from = l->verdict->move.from;

    if (l->verdict->reason == ECART_NOT_YOUR_PIECE)
        return LAW(TOUCH_ENEMY);
    if (ecart_reason_group_of(l->verdict->reason) == ECART_GROUP_CASTLING)
        return LAW(TOUCH_CASTLING);
    return ecart_legal_destinations(l->position, from) != 0 ? LAW(TOUCH) | LAW(RELEASED)
                                                            : LAW(TOUCH_NONE);
}

static laws laws_of_penalty(const lesson *l)
{
    static const laws of_tempo[ECART_TEMPOS] = {
        [ECART_RAPID] = LAW(RAPID),
        [ECART_BLITZ] = LAW(BLITZ)
    };

    return LAW(PENALTY) | of_tempo[l->options->tempo];
}

/* What follows if the move was made and the clock pressed. */
static laws laws_that_follow(const lesson *l)
{
    ecart_reason reason = l->verdict->reason;

    if (reason == ECART_PROMOTION_NEEDED)
        return LAW(PROMOTION_FINAL) | LAW(PROMOTION_ACT) | LAW(UNPROMOTED) | laws_of_penalty(l);
    if (reason == ECART_SAME_CELL)
        return laws_of_penalty(l);
    if (reason == ECART_LEGAL || reason == ECART_NOTHING_THERE ||
        ecart_reason_group_of(reason) == ECART_GROUP_REQUEST)
        return 0;
    return laws_of_touch(l) | LAW(COMPLETED) | laws_of_penalty(l);
}

/* The sentence for players, but without the numbers of an alias. */
static void say_what_happened(lesson *l)
{
    ecart_verdict plain = *l->verdict;
    size_t        room;
    char         *rest;

    plain.alias = false;
    ecart_lesson_open_step(l, SAY_ARBITER_MOVE);
    rest = ecart_lesson_rest(l, &room);
    l->out.length += ecart_explain_in(l->language, l->position, &plain, rest, room);
    ecart_lesson_close(l);
}

void ecart_lesson_arbiter_move(lesson *l)
{
    laws decide = laws_that_decide(l);

    say_what_happened(l);
    cite_edition(l, decide);
    cite_in_step(l, SAY_ARBITER_ALSO, laws_also_broken(l) & ~decide);
    ecart_lesson_hint(l);
    cite_in_step(l, SAY_ARBITER_AT_THE_BOARD, laws_that_follow(l));
}

static void say_who_checks(lesson *l)
{
    speech s = ecart_lesson_sentence(l);

    s.from = l->position->king[s.side];
    ecart_speech_choose(&s, l->position->checkers);
    ecart_lesson_say(l, &s, SAY_ARBITER_IN_CHECK);
}

/* The first of them comes last in the list. */
static void say_when_it_stood(lesson *l, const ecart_game *game)
{
    unsigned numbers[TIMES_LIMIT];
    int      count = ecart_game_stood_at(game, numbers);
    char     text[TIMES_LIMIT * sizeof "4294967295, "];
    writer   list = text_into(text, sizeof text);
    speech   s    = ecart_lesson_sentence(l);

    while (count-- > 0) {
        text_number(&list, numbers[count]);
        text_string(&list, count > 0 ? ", " : "");
    }
    s.written = (ecart_text){ text, text_end(&list) };
    ecart_lesson_say(l, &s, SAY_ARBITER_REPETITION);
}

void ecart_lesson_arbiter_standing(lesson *l, const ecart_game *game, ecart_standing standing)
{
    laws   decide = ecart_laws_of_standing(standing);
    speech s;

    ecart_lesson_open_step(l, SAY_ARBITER_STANDING);
    s = ecart_lesson_sentence(l);
    ecart_lesson_say(l, &s, SAY_ARBITER_CHECKMATE + standing - ECART_CHECKMATE);
    if (standing == ECART_THREEFOLD_CLAIMABLE || standing == ECART_FIVEFOLD)
        say_when_it_stood(l, game);
    if (l->position->checkers != 0) {
        say_who_checks(l);
        decide |= LAW(CHECK);
    }
    ecart_lesson_close(l);
    cite_edition(l, decide);
}
