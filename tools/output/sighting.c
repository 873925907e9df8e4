/* SPDX-License-Identifier: MIT */
/* sighting.c -- the answer to a board that was seen, in words or as JSON */

#include "output/sighting.h"

#include "output/fields.h"
#include "words/program.h"

/* Whether one move leads to the board.  Promotions that differ only in the new piece count as
 * one move, which does not name it. */
static bool is_one_move(const ecart_sighting *seen)
{
    const ecart_move *moves = seen->moves;

    if (seen->kind != ECART_SEEN_MOVE)
        return false;
    for (int i = 1; i < seen->count; i++) {
        if (moves[i].to != moves->to)   /* to one cell and board leads one piece only */
            return false;
    }
    return true;
}

static ecart_verdict verdict_of(const struct sighting *sighting)
{
    const ecart_sighting *seen = &sighting->seen;
    ecart_move            move = *seen->moves;

    if (seen->kind == ECART_SEEN_TRY)
        return seen->verdict;
    if (seen->count != 1)
        move.promotion = ECART_NO_KIND;
    return ecart_move_check(sighting->before, move);
}

/* The sentence for a board if no move leads there, or several do. */
static int sentence_of(const struct sighting *sighting)
{
    ecart_position after = *sighting->before;

    switch (sighting->seen.kind) {
    case ECART_SEEN_SAME:
        return SAY_SEEN_SAME;
    case ECART_SEEN_MOVE:
        return SAY_SEEN_SEVERAL;
    case ECART_SEEN_UNFINISHED:
        return ecart_position_play(&after, *sighting->seen.moves).nature & ECART_IS_CASTLE
             ? SAY_SEEN_ROOK : SAY_SEEN_PAWN;
    default:
        return SAY_SEEN_DIFFERENT;
    }
}

/* The cells that go with that sentence: where moves begin, what is unfinished, or what differs. */
static ecart_cells cells_of(const ecart_sighting *seen)
{
    ecart_cells from = 0;

    if (seen->kind == ECART_SEEN_UNFINISHED)
        return seen->unfinished;
    for (int i = 0; i != seen->count; i++)
        from |= ecart_cells_of(seen->moves[i].from);
    return seen->kind == ECART_SEEN_MOVE ? from : seen->different;
}

const char *sighting_result(ecart_seen_result result, const ecart_language *language,
                            char text[ECART_EXPLAIN_SIZE])
{
    static const struct {
        const char *name;
        int         sentence;
    } results[] = {
        [ECART_SEEN_WHITE_WINS] = { "1-0", SAY_SEEN_WHITE_WINS },
        [ECART_SEEN_BLACK_WINS] = { "0-1", SAY_SEEN_BLACK_WINS },
        [ECART_SEEN_DRAW]       = { "1/2-1/2", SAY_SEEN_DRAW }
    };

    if (results[result].name)
        program_say(language, results[result].sentence, NULL, text, ECART_EXPLAIN_SIZE);
    return results[result].name;
}

void sighting_find(struct sighting *sighting, const ecart_position *position,
                   const ecart_board *board, ecart_sight sight,
                   const struct judge_options *judge)
{
    const ecart_sighting *seen = &sighting->seen;
    char text[ECART_EXPLAIN_SIZE];

    sighting->before = position;
    sighting->seen = ecart_move_between(position, board, sight);
    if (is_one_move(seen) || seen->kind == ECART_SEEN_TRY) {
        ecart_notation notation = { .verdict = verdict_of(sighting) };

        judge_notation(&sighting->judgement, position, &notation, NULL, judge);
    } else {
        program_say(judge->language, sentence_of(sighting), NULL, text, sizeof text);
        judge_cells(&sighting->judgement,
                    seen->kind == ECART_SEEN_MOVE ? ecart_reason_name(ECART_AMBIGUOUS)
                                                  : ecart_seen_name(seen->kind),
                    cells_of(seen), text);
    }
    sighting->judgement.tells_standing = judge->standing;
    sighting->result = sighting_result(seen->result, judge->language, sighting->result_text);
}

bool sighting_is_yes(const struct sighting *sighting)
{
    return sighting->seen.kind == ECART_SEEN_MOVE || sighting->result;
}

void sighting_print_members(struct json *json, const struct sighting *sighting)
{
    const ecart_sighting *seen = &sighting->seen;

    judgement_print_members(json, &sighting->judgement);
    json_put_text(json, "seen", ecart_seen_name(seen->kind));
    json_open(json, "moves", '[');
    for (int i = 0; i < seen->count; i++)
        field_put_object(json, sighting->before, seen->moves[i]);
    json_close(json, ']');
    json_put_set(json, "differ", seen->different);
    json_put_text(json, "result", sighting->result);
}
