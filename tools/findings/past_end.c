/* SPDX-License-Identifier: MIT */
/* past_end.c -- reports games that were played on after the rules had ended them */

#include "findings/lint.h"

/* Reads the game once more, up to a move of its own line. */
static void find_move(const struct lint *lint, size_t ply, ecart_pgn_token *token)
{
    const ecart_pgn_reader *judged = &lint->judge.reader;
    const ecart_pgn_place  *begin  = &lint->begin;
    ecart_pgn_reader        reader;
    size_t                  read   = (size_t)(begin->offset - judged->offset);
    size_t                  moves  = 0;

    ecart_pgn_start(&reader);
    ecart_pgn_feed(&reader, judged->text + read, judged->at - read, true);
    while (ecart_pgn_next(&reader, token) != ECART_PGN_END &&
           (token->kind != ECART_PGN_MOVE || reader.depth > 0 || moves++ < ply))
        continue;
    token->place.offset += begin->offset;
    token->place.column += token->place.line == 1 ? begin->column - 1 : 0;
    token->place.line   += begin->line - 1;
}

/* Whether to report that the rules ended the game: it was played on, or has another result.
 * If the last position is dead, the result is compared elsewhere. */
static bool is_worth_telling(const ecart_pgn_event *event, const struct moves *moves,
                             const struct game_end *end)
{
    ecart_pgn_result result = event->token.result;

    if (end->how == ECART_IN_PLAY)
        return false;
    return end->plies < moves->count ||
           (event->judged && end->how != ECART_DEAD_POSITION &&
            result != ECART_PGN_RESULT_DRAW && result != ECART_PGN_RESULT_NONE);
}

/* The position after the moves that the judge kept.  It knows that position, unless moves
 * follow that were not judged. */
static const ecart_position *find_end(struct lint *lint, ecart_position *played)
{
    const ecart_position *end = ecart_pgn_judge_position(&lint->judge);

    if (end)
        return end;
    *played = *lint->start;
    for (size_t ply = 0; ply < lint->judge.ply_count; ply++)
        (void)ecart_position_play(played, lint->plies[ply].move);
    return played;
}

void past_end_tell(struct lint *lint, const ecart_pgn_event *event)
{
    struct game_end end;
    ecart_position  played;
    ecart_pgn_token move;
    struct moves    moves;
    bool            repeats, dies, has_move;
    char            text[FINDING_TEXT_SIZE];

    if (!lint->judge.keeps || lint->judge.ply_count == 0)
        return;
    moves   = moves_played(lint, find_end(lint, &played));
    repeats = game_end_is_suspect(&moves) && tags_have_new_rules(&lint->tags);
    dies    = game_end_is_dead(moves.end);
    if (!repeats && !dies)
        return;
    game_end_find(&moves, repeats, dies, &end);
    if (!is_worth_telling(event, &moves, &end))
        return;
    /* A game may be longer than a piece of the file, and then its text is gone. */
    has_move = end.plies < moves.count && lint->begin.offset >= lint->judge.reader.offset;
    if (has_move)
        find_move(lint, end.plies, &move);
    lint_tell(lint, has_move ? move.place : event->token.place, (struct finding){
        .id     = PLAYED_PAST_END,
        .move   = has_move ? &move : NULL,
        .before = has_move ? &end.position : NULL,
        .text   = finding_text_past(lint->wanted->language, &end, &moves, event->token.result,
                                    text)
    });
}
