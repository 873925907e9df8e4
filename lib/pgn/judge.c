/* SPDX-License-Identifier: MIT */
/* judge.c -- plays the games of a text, and judges their moves
 *
 * A game goes from one state to the next.  A token that changes the state is kept
 * until the events before it have been reported; then it is read again. */

#include "notation/san_meaning.h"
#include "pgn/line.h"
#include "pgn/scan.h"

enum state {
    BETWEEN,        /* between games */
    IN_TAGS,
    PREPARED,       /* the tags have ended: their fault, if any, is reported next */
    READY,          /* ECART_PGN_GAME is reported next */
    IN_MOVES,
    OVER            /* ECART_PGN_GAME_END is reported next */
};

/* In place of a kind: a token that brings no event. */
#define NOTHING ECART_PGN_KINDS

static void forget_line(ecart_pgn_judge *j)
{
    if (j->capacity > 0)
        ecart_pgn_line_begin(ecart_pgn_line_at(j, 0));
}

void ecart_pgn_judge_start(ecart_pgn_judge *judge, ecart_pgn_line *lines,
                           size_t capacity, ecart_pgn_flags flags)
{
    *judge = (ecart_pgn_judge){
        .lines = lines, .capacity = lines != NULL ? capacity : 0, .flags = flags
    };
    ecart_pgn_start(&judge->reader);
    ecart_position_start(&judge->start);
    forget_line(judge);
}

void ecart_pgn_judge_keep(ecart_pgn_judge *judge, ecart_pgn_ply *plies, size_t capacity)
{
    judge->plies        = plies;
    judge->ply_capacity = plies != NULL ? capacity : 0;
}

/* Keeps a move of the game's own line, if there is room. */
static void keep_ply(ecart_pgn_judge *j, ecart_move move, uint16_t clock)
{
    if (j->depth > 0 || !j->keeps)
        return;
    j->keeps = j->ply_count < j->ply_capacity;
    if (j->keeps)
        j->plies[j->ply_count++] = (ecart_pgn_ply){ .move = move, .clock = clock };
}

void ecart_pgn_judge_letters(ecart_pgn_judge *judge, const ecart_letters *letters)
{
    judge->letters = letters;
}

/* The line that is being played; NULL if it is skipped. */
static judged_line *line_of(const ecart_pgn_judge *j)
{
    return j->skipped > 0 || j->depth >= j->capacity ? NULL : ecart_pgn_line_at(j, j->depth);
}

/* Reports an event, or NOTHING, and keeps the token to be read again.  The end of the
 * text need not be kept: the reader reports it whenever it is asked. */
static ecart_pgn_kind tell_before(ecart_pgn_judge *j, ecart_pgn_event *event, ecart_pgn_kind kind)
{
    j->pending = event->token;
    event->token.kind = kind;
    return kind;
}

static ecart_pgn_kind tell_fault_before(ecart_pgn_judge *j, ecart_pgn_event *event,
                                        ecart_pgn_fault fault)
{
    (void)tell_before(j, event, ECART_PGN_FAULT);
    event->token.fault  = fault;
    event->token.length = 0;
    return ECART_PGN_FAULT;
}

/* Reports a fault in place of the token. */
static ecart_pgn_kind tell_fault(ecart_pgn_event *event, ecart_pgn_fault fault)
{
    event->token.kind  = ECART_PGN_FAULT;
    event->token.fault = fault;
    return ECART_PGN_FAULT;
}

/* Reports only the first of the texts around games. */
static ecart_pgn_kind tell_stray(ecart_pgn_judge *j, ecart_pgn_event *event)
{
    bool told = j->stray_told;

    j->stray_told = true;
    return told ? NOTHING : tell_fault(event, ECART_PGN_STRAY_TEXT);
}

static bool is_null_move(const ecart_pgn_token *token)
{
    return (token->length == 2 && (memcmp(token->text, "--", 2) == 0 ||
                                   memcmp(token->text, "Z0", 2) == 0)) ||
           (token->length == 4 && memcmp(token->text, "0000", 4) == 0);
}

/* A move in digits cannot have a sign of check, so a missing one is forgiven. */
static ecart_notation play_numeric(ecart_position *position, const ecart_pgn_token *token)
{
    ecart_notation answer = ecart_notation_read(position, token->text, token->length);

    if (ecart_verdict_is_legal(&answer.verdict)) {
        ecart_gives gives = ecart_verdict_gives(position, &answer.verdict);

        answer.forgiven = ecart_forgiven_set_of(ECART_UCI_FORM) |
                          ecart_san_forgiven_check(0, gives);
        (void)ecart_position_play(position, answer.verdict.move);
    }
    return answer;
}

/* Goes on after a refused move, if that is wanted and possible.  Then the moves from
 * the start are no longer all legal. */
ECART_OUT_OF_LINE static bool play_on(ecart_pgn_judge *j, judged_line *line,
                                      const ecart_pgn_event *event)
{
    if (!(j->flags & ECART_PGN_PLAY_ON) ||
        !ecart_pgn_play_refused(&line->position, &event->notation.verdict))
        return false;
    j->keeps &= j->depth > 0;
    return true;
}

static ecart_notation play_text(const ecart_pgn_judge *j, ecart_position *position,
                           const ecart_pgn_token *token)
{
    return ecart_pgn_is_numeric(token->text, token->length)
         ? play_numeric(position, token)
         : ecart_san_play_with(position, j->letters, token->text, token->length);
}

/* If the tags contradict each other and the first move is only legal from the usual start, the
 * game has that. */
static void judge_move(ecart_pgn_judge *j, judged_line *line, ecart_pgn_event *event)
{
    bool           doubted = j->fen_doubted && !line->moved && j->depth == 0;
    ecart_position usual   = j->start;

    ecart_pgn_line_advance(line);
    event->notation = play_text(j, &line->position, &event->token);
    if (doubted && !ecart_verdict_is_legal(&event->notation.verdict) &&
        play_text(j, &usual, &event->token).verdict.reason == ECART_LEGAL) {
        j->fen_length   = 0;
        line->before    = line->position = j->start;
        event->notation = play_text(j, &line->position, &event->token);
    }
    line->judged = ecart_verdict_is_legal(&event->notation.verdict);
    if (line->judged)
        keep_ply(j, event->notation.verdict.move, line->before.clock);
    else
        line->judged = play_on(j, line, event);
    ecart_pgn_forget_signs(&line->before, &event->notation);
    event->judged   = true;
    event->played   = line->judged;
    j->moves++;
}

static bool is_quiet(const ecart_pgn_judge *j, const judged_line *line,
                     const ecart_pgn_event *event)
{
    return (j->flags & ECART_PGN_QUIET) && event->notation.forgiven == 0 &&
           ecart_verdict_is_legal(&event->notation.verdict) &&
           (event->number == 0 || event->number == line->before.number);
}

static ecart_pgn_kind meet_move(ecart_pgn_judge *j, ecart_pgn_event *event)
{
    judged_line *line = line_of(j);
    bool            wide = j->number != 0 && j->wide_dots;

    event->number = j->number;
    event->judged = event->played = false;
    j->number     = 0;
    j->wide_dots  = false;
    if (line != NULL)
        line->moved &= line->judged;
    if (line == NULL || !line->judged)
        return j->flags & ECART_PGN_QUIET ? NOTHING : ECART_PGN_MOVE;
    if (is_null_move(&event->token)) {
        j->keeps &= j->depth > 0;
        return tell_fault(event, ecart_pgn_play_null(line));
    }
    judge_move(j, line, event);
    if (wide && line->judged)
        event->notation.forgiven |= ecart_forgiven_set_of(ECART_PUNCTUATION);
    return is_quiet(j, line, event) ? NOTHING : ECART_PGN_MOVE;
}

/* A number that is not that of a move is a move that was misread. */
static ecart_pgn_kind meet_number(ecart_pgn_judge *j, ecart_pgn_event *event)
{
    const judged_line *line = line_of(j);

    if (line != NULL && line->judged && !ecart_pgn_counts(j, line, &event->token)) {
        event->token.kind = ECART_PGN_MOVE;
        return meet_move(j, event);
    }
    ecart_pgn_note_number(j, line, &event->token);
    return NOTHING;
}

/* Skips a variation that cannot be judged.  Its bracket is read twice: first the fault is
 * reported, then the bracket. */
static ecart_pgn_kind skip_variation(ecart_pgn_judge *j, ecart_pgn_event *event,
                                     ecart_pgn_fault fault)
{
    if (!j->told) {
        j->told = true;
        return tell_fault_before(j, event, fault);
    }
    j->told = false;
    j->skipped++;
    return ECART_PGN_OPEN;
}

static ecart_pgn_kind meet_open(ecart_pgn_judge *j, ecart_pgn_event *event)
{
    judged_line *line = line_of(j), *variation;

    j->number = 0;
    if (line == NULL || (!line->moved && !line->judged)) {
        j->skipped++;
        return ECART_PGN_OPEN;
    }
    if (!line->moved)
        return skip_variation(j, event, ECART_PGN_NO_MOVE_TO_VARY);
    if (j->depth + 1 == j->capacity)
        return skip_variation(j, event, ECART_PGN_TOO_DEEP);
    variation = ecart_pgn_line_at(j, ++j->depth);
    ecart_pgn_line_begin(variation);
    variation->position = *ecart_pgn_line_before(line);
    variation->judged   = true;
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

/* The token that ends the game is read again after the fault of a missing result. */
static ecart_pgn_kind end_game(ecart_pgn_judge *j, ecart_pgn_event *event)
{
    j->state   = OVER;
    j->depth   = 0;
    j->skipped = 0;
    if (j->result == ECART_PGN_RESULT_NONE)
        return tell_fault_before(j, event, ECART_PGN_NO_RESULT);
    return tell_before(j, event, NOTHING);
}

/* A result within a variation counts for the game if the variation is never closed,
 * because then the bracket is the mistake.  So it is kept until the variation is
 * closed. */
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

/* Skips the rest of a line of prose. */
static void skip_prose(ecart_pgn_judge *j, const ecart_pgn_event *event)
{
    j->prose_line      = event->token.place.line;
    j->reader.in_moves = false;
    j->reader.within   = WITHIN_ESCAPE;
    j->reader.comment  = place_at(&j->reader, j->reader.at);
    j->reader.bad      = true;
}

/* Each paragraph within a game is told, since a misread move may begin it. */
static ecart_pgn_kind meet_prose(ecart_pgn_judge *j, ecart_pgn_event *event)
{
    bool goes_on = ecart_pgn_goes_on_in_prose(j, &event->token);

    skip_prose(j, event);
    return goes_on ? NOTHING : tell_fault(event, ECART_PGN_STRAY_WORD);
}

/* A word such as #662 is not a move: it is the number of another game, as books give them. */
static ecart_pgn_kind meet_word(ecart_pgn_judge *j, ecart_pgn_event *event)
{
    if (ecart_pgn_begins_prose(j, &event->token))
        return meet_prose(j, event);
    return event->token.text[0] == '#' ? tell_fault(event, ECART_PGN_STRAY_WORD)
                                       : meet_move(j, event);
}

static ecart_pgn_kind in_moves(ecart_pgn_judge *j, ecart_pgn_event *event)
{
    switch (event->token.kind) {
    case ECART_PGN_NUMBER: return ecart_pgn_begins_anew(j, line_of(j), &event->token)
                                ? end_game(j, event) : meet_number(j, event);
    case ECART_PGN_MOVE:   return meet_word(j, event);
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
    j->shift      = 0;
    j->wide_dots  = j->fen_doubted = false;
    j->result     = ECART_PGN_RESULT_NONE;
    j->variant    = ECART_PGN_STANDARD;
    j->fen_length = 0;
    j->ply_count  = 0;
    j->keeps      = j->ply_capacity > 0;
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
        return tell_fault(event, ECART_PGN_STRAY_RESULT);
    } else if (ecart_pgn_is_prose(j, &event->token)) {
        skip_prose(j, event);
        return tell_stray(j, event);
    } else if (begins_moves(kind)) {
        begin_game(j);
        j->state = PREPARED;
        return tell_before(j, event, NOTHING);
    }
    return kind;
}

static bool begins_game(const ecart_pgn_judge *j, const ecart_pgn_token *tag)
{
    return tag->place.column == 1 && j->reader.after_empty && is_name(tag, "Event");
}

static ecart_pgn_kind in_tags(ecart_pgn_judge *j, ecart_pgn_event *event)
{
    ecart_pgn_kind kind = event->token.kind;

    if (begins_moves(kind) || kind == ECART_PGN_END ||
        (kind == ECART_PGN_TAG && begins_game(j, &event->token))) {
        j->state = PREPARED;
        return tell_before(j, event, NOTHING);
    }
    if (kind == ECART_PGN_TAG)
        ecart_pgn_read_tag(j, &event->token);
    return kind;
}

/* A fault of the start is reported at the place of the tag that has it. */
static ecart_pgn_kind prepare(ecart_pgn_judge *j, ecart_pgn_event *event)
{
    ecart_pgn_fault fault = ecart_pgn_set_up(j, line_of(j));

    j->state = READY;
    if (fault == ECART_PGN_FAULTS)
        return tell_before(j, event, NOTHING);
    (void)tell_fault_before(j, event, fault);
    event->token.place = j->tag_place;
    if (fault == ECART_PGN_BAD_FEN || fault == ECART_PGN_FEN_REPAIR) {
        event->token.text   = j->fen;
        event->token.length = j->fen_length < sizeof j->fen ? j->fen_length : sizeof j->fen - 1;
    }
    return ECART_PGN_FAULT;
}

static ecart_pgn_kind finish(ecart_pgn_judge *j, ecart_pgn_event *event)
{
    j->state = BETWEEN;
    if (event->token.kind != ECART_PGN_RESULT)
        (void)tell_before(j, event, ECART_PGN_GAME_END);
    event->token.kind   = ECART_PGN_GAME_END;
    event->token.result = j->result;
    event->judged       = j->capacity > 0 && ecart_pgn_line_at(j, 0)->judged;
    return ECART_PGN_GAME_END;
}

static ecart_pgn_kind meet(ecart_pgn_judge *j, ecart_pgn_event *event)
{
    if (event->token.kind == ECART_PGN_COMMENT && (j->flags & ECART_PGN_NO_COMMENTS))
        return NOTHING;
    if (event->token.kind == ECART_PGN_FAULT && event->token.fault == ECART_PGN_STRAY_TEXT)
        return tell_stray(j, event);
    switch ((enum state)j->state) {
    case BETWEEN:  return between_games(j, event);
    case IN_TAGS:  return in_tags(j, event);
    case PREPARED: return prepare(j, event);
    case IN_MOVES: return in_moves(j, event);
    case OVER:     return finish(j, event);
    default:       /* READY */
        j->state = IN_MOVES;
        return tell_before(j, event, ECART_PGN_GAME);
    }
}

/* Whether the fast path may be tried, if a flag asks for it.  It knows the standard's
 * letters only. */
static bool may_play_fast(const ecart_pgn_judge *j, const judged_line *line, ecart_pgn_flags flag)
{
    return (j->flags & flag) && j->state == IN_MOVES && line != NULL &&
           j->letters == NULL && line->judged && j->reader.within == WITHIN_NONE &&
           j->reader.pending.kind == ECART_PGN_END;
}

/* The token that was kept, or else the next one of the text. */
static ecart_pgn_kind next_token(ecart_pgn_judge *j, judged_line *line, ecart_pgn_token *token)
{
    if (j->pending.kind != ECART_PGN_END) {
        *token = j->pending;
        j->pending.kind = ECART_PGN_END;
        return token->kind;
    }
    if (may_play_fast(j, line, ECART_PGN_QUIET))
        ecart_pgn_play_fast(j, line);
    return ecart_pgn_next(&j->reader, token);
}

ecart_pgn_kind ecart_pgn_judge_next(ecart_pgn_judge *judge, ecart_pgn_event *event)
{
    ecart_pgn_kind kind;

    do {
        judged_line *line = line_of(judge);

        if (may_play_fast(judge, line, ECART_PGN_LEAN) && judge->pending.kind == ECART_PGN_END &&
            ecart_pgn_play_lean(judge, line, event))
            return ECART_PGN_MOVE;
        kind = next_token(judge, line, &event->token);
        if (kind != ECART_PGN_MORE)
            kind = meet(judge, event);
    } while (kind == NOTHING);
    return kind;
}

const ecart_position *ecart_pgn_judge_position(ecart_pgn_judge *judge)
{
    judged_line *line = line_of(judge);

    return line != NULL && (line->judged || line->moved) ? &line->position : NULL;
}

const ecart_position *ecart_pgn_judge_before(ecart_pgn_judge *judge)
{
    judged_line *line = line_of(judge);

    return line != NULL && line->moved ? ecart_pgn_line_before(line) : NULL;
}
