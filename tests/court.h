/* SPDX-License-Identifier: MIT */
/* court.h -- a judge of games with a transcript of its events */
#ifndef TESTS_COURT_H
#define TESTS_COURT_H

#include "pgn/line.h"
#include "transcript.h"

enum { LINES = 4, PLIES = 100 };

/* A judge with a transcript of its events. */
typedef struct court {
    ecart_pgn_judge judge;
    ecart_pgn_line  lines[LINES];
    ecart_pgn_ply   plies[PLIES];
    ecart_position  start;          /* of the game */
    transcript      told;
    ecart_pgn_flags leaves_out;     /* what a judge with these does not tell */
    bool            plays_on;       /* after refused moves */
} court;

static inline void say_move(transcript *t, const ecart_pgn_event *event)
{
    const ecart_notation *n = &event->notation;

    if (event->number != 0)
        say(t, " number %u", event->number);
    if (!event->judged) {
        say(t, " unjudged");
        return;
    }
    say(t, " %s", ecart_reason_name(n->verdict.reason));
    if (n->verdict.reason == ECART_BAD_NOTATION)
        say(t, " at %zu", n->offset);
    for (ecart_forgiven f = 0; f < ECART_FORGIVEN; f++) {
        if (ecart_forgiven_set_has(n->forgiven, f))
            say(t, " %s", ecart_forgiven_name(f));
    }
}

static inline void say_event(transcript *t, const ecart_pgn_event *event)
{
    size_t before = t->length;

    if (event->token.kind == ECART_PGN_GAME) {      /* of the token that made it */
        say(t, "%sgame", before > 0 ? "\n" : "");
        return;
    }
    say_token(t, &event->token);
    if (event->token.kind == ECART_PGN_MOVE)
        say_move(t, event);
    if (event->token.kind == ECART_PGN_GAME_END)
        say(t, " result %d%s", event->token.result, event->judged ? "" : ", not judged to its end");
}

/* A legal move is told after it was played, any other as if it was not. */
static inline void check_positions(court *c, const ecart_pgn_event *event)
{
    if (event->token.kind != ECART_PGN_MOVE || !event->judged)
        return;

    const ecart_position *now = ecart_pgn_judge_position(&c->judge);
    const ecart_position *before = ecart_pgn_judge_before(&c->judge);
    ecart_position expected = *before;
    ecart_notation read =
        (event->token.text[0] >= '1' && event->token.text[0] <= '9'
             ? ecart_notation_read : ecart_san_read)(before, event->token.text,
                                                     event->token.length);
    require(read.verdict.reason == event->notation.verdict.reason);
    if (ecart_verdict_is_legal(&read.verdict)) {
        (void)ecart_position_play(&expected, read.verdict.move);
        require(ecart_move_equal(read.verdict.move, event->notation.verdict.move));
    } else if (c->plays_on && event->played) {
        return;
    }
    require(memcmp(&expected, now, sizeof expected) == 0);
}

/* When a game has ended, its own line is asked, whatever is open; when it begins, no move was
 * before. */
static inline void check_end(court *c, const ecart_pgn_event *event)
{
    if (event->token.kind == ECART_PGN_GAME_END && event->judged)
        require(ecart_pgn_judge_position(&c->judge) ==
                &ecart_pgn_line_at(&c->judge, 0)->position);
    require(event->token.kind != ECART_PGN_GAME || !ecart_pgn_judge_before(&c->judge));
}

/* The moves that are kept lead from the start to where the game stands. */
static inline void check_kept(court *c, const ecart_pgn_event *event)
{
    ecart_pgn_judge *j = &c->judge;

    require(j->ply_count <= PLIES);
    if (event->token.kind == ECART_PGN_GAME && ecart_pgn_judge_position(j) != NULL)
        c->start = *ecart_pgn_judge_position(j);
    if (event->token.kind != ECART_PGN_GAME_END || !j->keeps || j->ply_count == 0)
        return;
    ecart_position p = j->fen_doubted && j->fen_length == 0 ? j->start : c->start;
    for (size_t i = 0; i < j->ply_count; i++) {
        require(j->plies[i].clock == p.clock);
        ecart_verdict verdict = ecart_position_play(&p, j->plies[i].move);
        require(ecart_verdict_is_legal(&verdict));
    }
    require(memcmp(&p, &ecart_pgn_line_at(j, 0)->position, sizeof p) == 0);
}

static inline bool is_left_out(court *c, const ecart_pgn_event *event)
{
    if (event->token.kind == ECART_PGN_COMMENT)
        return c->leaves_out & ECART_PGN_NO_COMMENTS;
    if (event->token.kind != ECART_PGN_MOVE || !(c->leaves_out & ECART_PGN_QUIET))
        return false;
    return !event->judged ||
           (ecart_verdict_is_legal(&event->notation.verdict) && event->notation.forgiven == 0 &&
            (event->number == 0 || event->number == ecart_pgn_judge_before(&c->judge)->number));
}

/* Whether a fault is of what is missing before a token. */
static inline bool is_of_nothing(const ecart_pgn_token *token)
{
    return token->kind == ECART_PGN_FAULT &&
           (token->fault == ECART_PGN_NO_RESULT || token->fault == ECART_PGN_NO_MOVE_TO_VARY ||
            token->fault == ECART_PGN_TOO_DEEP);
}

/* The kind of the next event, which is told twice. */
static inline ecart_pgn_kind next_event(ecart_pgn_judge *judge, ecart_pgn_event *event)
{
    ecart_pgn_kind kind = ecart_pgn_judge_next(judge, event);

    require(kind == event->token.kind);
    require(!is_of_nothing(&event->token) || event->token.length == 0);
    return kind;
}

static inline void judge(court *c, const char *text, size_t length, size_t piece,
                  ecart_pgn_flags flags, size_t capacity)
{
    ecart_pgn_event event;
    size_t          end = 0;

    memset(c->lines, 0xff, sizeof c->lines);        /* nothing is relied on */
    c->told.length = c->told.comment_length = 0;
    memset(c->plies, 0xff, sizeof c->plies);
    ecart_pgn_judge_start(&c->judge, c->lines, capacity, flags);
    ecart_pgn_judge_keep(&c->judge, c->plies, PLIES);
    do {
        size_t from = (size_t)c->judge.reader.offset + c->judge.reader.at;

        end = end + piece < length ? end + piece : length;
        ecart_pgn_feed(&c->judge.reader, text + from, end - from, end == length);
        while (next_event(&c->judge, &event) > ECART_PGN_MORE) {
            check_positions(c, &event);
            check_kept(c, &event);
            check_end(c, &event);
            if (!is_left_out(c, &event))
                say_event(&c->told, &event);
        }
    } while (event.token.kind == ECART_PGN_MORE);
}

#endif
