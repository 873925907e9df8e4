/* SPDX-License-Identifier: MIT */
/* judge.c -- playing the games of a text
 *
 * A game goes from one state to the next.  The token that makes it do so waits
 * until the events that this brings have been told. */

#include <ecart/pgn.h>

#include <string.h>

#include <ecart/legal.h>

#include "notation/san.h"
#include "pgn/fast.h"
#include "pgn/scan.h"
#include "pgn/start.h"
#include "pgn/tag.h"
#include "pgn/word.h"

enum state {
    BETWEEN,        /* no game has begun, or one has ended */
    IN_TAGS,
    PREPARED,       /* the tags were read, their faults are not yet told */
    READY,
    IN_MOVES,
    OVER            /* and not yet told so */
};

/* In place of a kind: a token brought no event, or none is waiting. */
#define NOTHING ECART_PGN_KINDS

static void forget_line(ecart_pgn_judge *j)
{
    j->depth   = 0;
    j->skipped = 0;
    if (j->capacity > 0)
        j->lines[0].judged = j->lines[0].moved = false;
}

void ecart_pgn_judge_start(ecart_pgn_judge *judge, ecart_pgn_line *lines,
                           size_t capacity, int flags)
{
    *judge = (ecart_pgn_judge){
        .lines = lines, .capacity = capacity, .flags = (uint8_t)flags
    };
    ecart_pgn_start(&judge->reader);
    ecart_position_start(&judge->start);
    judge->pending.kind = NOTHING;
    forget_line(judge);
}

/* The line being played; NULL if what is played is skipped. */
static ecart_pgn_line *line_of(const ecart_pgn_judge *j)
{
    return j->skipped > 0 || j->depth >= j->capacity ? NULL : &j->lines[j->depth];
}

static ecart_pgn_kind wait(ecart_pgn_judge *j, ecart_pgn_event *event, ecart_pgn_kind kind)
{
    j->pending = event->token;
    event->token.kind = (uint8_t)kind;
    return kind;
}

static ecart_pgn_kind fault(ecart_pgn_judge *j, ecart_pgn_event *event, ecart_pgn_fault what)
{
    (void)wait(j, event, ECART_PGN_FAULT);
    event->token.fault  = (uint8_t)what;
    event->token.length = 0;
    return ECART_PGN_FAULT;
}

/* -- or Z0: the other side goes on, unless the king would stay in check. */
static bool is_null_move(const ecart_pgn_token *token)
{
    return token->length == 2 && (memcmp(token->text, "--", 2) == 0 ||
                                  memcmp(token->text, "Z0", 2) == 0);
}

static void play_null_move(ecart_pgn_line *line)
{
    ecart_setup setup;

    line->before = line->position;
    line->moved  = true;
    ecart_position_setup(&line->position, &setup);
    setup.side       = setup.side == ECART_WHITE ? ECART_BLACK : ECART_WHITE;
    setup.en_passant = ECART_NO_CELL;
    setup.number     = (uint16_t)(setup.number + (setup.side == ECART_WHITE));
    line->judged     = ecart_position_set(&line->position, &setup);
}

/* Digits name two cells, and no check. */
static ecart_notation play_numeric(ecart_position *position, const ecart_pgn_token *token)
{
    ecart_notation answer = ecart_notation_read(position, token->text, token->length);

    if (ecart_verdict_is_legal(&answer.verdict)) {
        answer.forgiven = (uint32_t)1 << ECART_UCI_FORM |
                          san_forgiven_check(0, answer.verdict.nature);
        (void)ecart_position_play(position, answer.verdict.move);
    }
    return answer;
}

static void judge_move(ecart_pgn_judge *j, ecart_pgn_line *line, ecart_pgn_event *event)
{
    line->before    = line->position;
    line->moved     = true;
    event->notation =
        ecart_pgn_is_numeric(event->token.text, event->token.length)
            ? play_numeric(&line->position, &event->token)
            : ecart_san_play(&line->position, event->token.text, event->token.length);
    line->judged    = ecart_verdict_is_legal(&event->notation.verdict);
    event->judged   = true;
    j->moves++;
}

static bool is_quiet(const ecart_pgn_judge *j, const ecart_pgn_line *line,
                     const ecart_pgn_event *event)
{
    return (j->flags & ECART_PGN_QUIET) && line->judged && event->notation.forgiven == 0 &&
           (event->number == 0 || event->number == line->before.number);
}

static ecart_pgn_kind meet_unjudged(const ecart_pgn_judge *j)
{
    return j->flags & ECART_PGN_QUIET ? NOTHING : ECART_PGN_MOVE;
}

static ecart_pgn_kind meet_move(ecart_pgn_judge *j, ecart_pgn_event *event)
{
    ecart_pgn_line *line = line_of(j);

    event->number = j->number;
    event->judged = false;
    j->number     = 0;
    if (line == NULL)
        return meet_unjudged(j);
    if (!line->judged) {
        line->moved = false;
        return meet_unjudged(j);
    }
    if (is_null_move(&event->token)) {
        play_null_move(line);
        event->token.kind  = ECART_PGN_FAULT;
        event->token.fault = ECART_PGN_NULL_MOVE;
        return ECART_PGN_FAULT;
    }
    judge_move(j, line, event);
    return is_quiet(j, line, event) ? NOTHING : ECART_PGN_MOVE;
}

static ecart_pgn_kind skip_variation(ecart_pgn_judge *j, ecart_pgn_event *event,
                                     ecart_pgn_fault what)
{
    if (!j->told) {
        j->told = true;
        return fault(j, event, what);
    }
    j->told = false;
    j->skipped++;
    return ECART_PGN_OPEN;
}

static ecart_pgn_kind meet_open(ecart_pgn_judge *j, ecart_pgn_event *event)
{
    ecart_pgn_line *line = line_of(j);

    j->number = 0;
    if (line == NULL || (!line->moved && !line->judged)) {
        j->skipped++;
        return ECART_PGN_OPEN;
    }
    if (!line->moved)
        return skip_variation(j, event, ECART_PGN_NO_MOVE_TO_VARY);
    if (j->depth + 1 == j->capacity)
        return skip_variation(j, event, ECART_PGN_TOO_DEEP);
    j->depth++;
    line[1].position = line->before;
    line[1].judged   = true;
    line[1].moved    = false;
    return ECART_PGN_OPEN;
}

static ecart_pgn_kind meet_close(ecart_pgn_judge *j)
{
    j->number = 0;
    if (j->reader.depth < j->result_depth)
        j->result = ECART_PGN_RESULT_NONE;
    if (j->skipped > 0)
        j->skipped--;
    else
        j->depth--;
    return ECART_PGN_CLOSE;
}

/* What ends a game waits, and a fault is told first where a result lacks. */
static ecart_pgn_kind end_game(ecart_pgn_judge *j, ecart_pgn_event *event)
{
    j->state   = OVER;
    j->depth   = 0;
    j->skipped = 0;
    if (j->result == ECART_PGN_RESULT_NONE)
        return fault(j, event, ECART_PGN_NO_RESULT);
    return wait(j, event, NOTHING);
}

/* Within a variation it is the variation's, unless that is never closed: then
 * the bracket is the mistake, and the game has a result. */
static ecart_pgn_kind meet_result(ecart_pgn_judge *j, ecart_pgn_event *event)
{
    j->result       = event->token.result;
    j->result_depth = j->reader.depth;
    if (!j->reader.in_moves) {
        (void)end_game(j, event);
        event->token.kind = ECART_PGN_RESULT;
    }
    return ECART_PGN_RESULT;
}

static ecart_pgn_kind in_moves(ecart_pgn_judge *j, ecart_pgn_event *event)
{
    switch (event->token.kind) {
    case ECART_PGN_NUMBER:
        j->number = event->token.number;
        return NOTHING;
    case ECART_PGN_MOVE:   return meet_move(j, event);
    case ECART_PGN_OPEN:   return meet_open(j, event);
    case ECART_PGN_CLOSE:  return meet_close(j);
    case ECART_PGN_RESULT: return meet_result(j, event);
    case ECART_PGN_TAG:
    case ECART_PGN_END:    return end_game(j, event);
    default:               return event->token.kind;
    }
}

static void begin_game(ecart_pgn_judge *j)
{
    j->games++;
    j->number     = 0;
    j->result     = ECART_PGN_RESULT_NONE;
    j->variant    = 0;      /* the usual one */
    j->fen_length = 0;
    forget_line(j);
}

static bool begins_moves(ecart_pgn_kind kind)
{
    return kind == ECART_PGN_NUMBER || kind == ECART_PGN_MOVE || kind == ECART_PGN_OPEN ||
           kind == ECART_PGN_RESULT;
}

static ecart_pgn_kind between_games(ecart_pgn_judge *j, ecart_pgn_event *event)
{
    ecart_pgn_kind kind = event->token.kind;

    if (kind == ECART_PGN_TAG) {
        begin_game(j);
        j->state = IN_TAGS;
        ecart_pgn_read_tag(j, &event->token);
    } else if (kind == ECART_PGN_RESULT && j->games > 0) {
        event->token.kind  = ECART_PGN_FAULT;
        event->token.fault = ECART_PGN_STRAY_RESULT;
        return ECART_PGN_FAULT;
    } else if (begins_moves(kind)) {
        begin_game(j);
        j->state = PREPARED;
        return wait(j, event, NOTHING);
    }
    return kind;
}

static bool begins_game(const ecart_pgn_judge *j, const ecart_pgn_token *tag)
{
    return tag->place.column == 1 && j->reader.after_empty &&
           is_name(tag, "Event");
}

static ecart_pgn_kind in_tags(ecart_pgn_judge *j, ecart_pgn_event *event)
{
    ecart_pgn_kind kind = event->token.kind;

    if (begins_moves(kind) || kind == ECART_PGN_END ||
        (kind == ECART_PGN_TAG && begins_game(j, &event->token))) {
        j->state = PREPARED;
        return wait(j, event, NOTHING);
    }
    if (kind == ECART_PGN_TAG)
        ecart_pgn_read_tag(j, &event->token);
    return kind;
}

/* Its own fault is told in the place of the tag that has it. */
static ecart_pgn_kind prepare(ecart_pgn_judge *j, ecart_pgn_event *event)
{
    ecart_pgn_fault what = ecart_pgn_set_up(j, line_of(j));

    j->state = READY;
    if (what == ECART_PGN_FAULTS)
        return wait(j, event, NOTHING);
    (void)fault(j, event, what);
    event->token.place = j->tag_place;
    if (what != ECART_PGN_UNKNOWN_VARIANT) {
        event->token.text   = j->fen;
        event->token.length = j->fen_length < sizeof j->fen ? j->fen_length : sizeof j->fen - 1;
    }
    return ECART_PGN_FAULT;
}

static ecart_pgn_kind finish(ecart_pgn_judge *j, ecart_pgn_event *event)
{
    j->state = BETWEEN;
    if (event->token.kind != ECART_PGN_RESULT)
        (void)wait(j, event, ECART_PGN_GAME_END);
    event->token.kind   = ECART_PGN_GAME_END;
    event->token.result = j->result;
    event->judged       = j->capacity > 0 && j->lines[0].judged;
    return ECART_PGN_GAME_END;
}

static ecart_pgn_kind meet(ecart_pgn_judge *j, ecart_pgn_event *event)
{
    switch ((enum state)j->state) {
    case BETWEEN:  return between_games(j, event);
    case IN_TAGS:  return in_tags(j, event);
    case PREPARED: return prepare(j, event);
    case IN_MOVES: return in_moves(j, event);
    case OVER:     return finish(j, event);
    default:       /* READY */
        j->state = IN_MOVES;
        return wait(j, event, ECART_PGN_GAME);
    }
}

/* Whether moves may be read that bring no events. */
static bool may_be_quiet(const ecart_pgn_judge *j)
{
    const ecart_pgn_line *line = line_of(j);

    return (j->flags & ECART_PGN_QUIET) && j->state == IN_MOVES && line != NULL &&
           line->judged && j->reader.within == WITHIN_NONE &&
           j->reader.pending.kind == ECART_PGN_END;
}

/* What waits, or else what comes next. */
static ecart_pgn_kind next_token(ecart_pgn_judge *j, ecart_pgn_token *token)
{
    if (j->pending.kind != NOTHING) {
        *token = j->pending;
        j->pending.kind = NOTHING;
        return token->kind;
    }
    if (may_be_quiet(j))
        ecart_pgn_play_fast(j, line_of(j));
    return ecart_pgn_next(&j->reader, token);
}

ecart_pgn_kind ecart_pgn_judge_next(ecart_pgn_judge *judge, ecart_pgn_event *event)
{
    ecart_pgn_kind kind;

    do {
        kind = next_token(judge, &event->token);
        if (kind != ECART_PGN_MORE)
            kind = meet(judge, event);
    } while (kind == NOTHING);
    return kind;
}

const ecart_position *ecart_pgn_position(const ecart_pgn_judge *judge)
{
    const ecart_pgn_line *line = line_of(judge);

    return line != NULL && (line->judged || line->moved) ? &line->position : NULL;
}

const ecart_position *ecart_pgn_before(const ecart_pgn_judge *judge)
{
    const ecart_pgn_line *line = line_of(judge);

    return line != NULL && line->moved ? &line->before : NULL;
}
