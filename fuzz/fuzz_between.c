/* SPDX-License-Identifier: MIT */
/* fuzz_between.c -- a board that was seen after anything was done to a position
 *
 * The first byte chooses the position, the second what the board knows, and then each
 * three say what is on a cell: e4P, or e2. for an empty one. */

#include "fuzz.h"

#include <string.h>

static bool looks_same(ecart_piece a, ecart_piece b, ecart_sight sight)
{
    if (a == b)
        return true;
    return sight != ECART_SEES_PIECES && ecart_piece_exists(a) && ecart_piece_exists(b) &&
           (sight == ECART_SEES_OCCUPIED || ecart_piece_side(a) == ecart_piece_side(b));
}

static ecart_cells cells_that_differ(const ecart_board *a, const ecart_board *b,
                                     ecart_sight sight)
{
    ecart_cells differ = 0;

    for (int n = 0; n < 64; n++) {
        ecart_cell c = ecart_cell_nth(n);

        if (!looks_same(a->at[c], b->at[c], sight))
            differ |= ecart_cells_of(c);
    }
    return differ;
}

static void change(ecart_board *board, const uint8_t *data, size_t size)
{
    for (; size >= 3; data += 3, size -= 3) {
        ecart_cell cell;

        if (ecart_cell_read((const char *)data, 2, &cell) == 2)
            (void)ecart_board_put(board, cell, ecart_piece_of_letter((char)data[2]));
    }
}

/* Each move that is listed is legal, and leads there but for what is unfinished. */
static void play_each(const ecart_position *position, const ecart_board *seen,
                      ecart_sight sight, const ecart_sighting *answer)
{
    for (int i = 0; i < answer->count; i++) {
        ecart_position after = *position;
        ecart_verdict  verdict = ecart_position_play(&after, answer->moves[i]);

        HOLDS(ecart_verdict_is_legal(&verdict));
        HOLDS(cells_that_differ(&after.board, seen, sight) == answer->unfinished);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    ecart_position position = fuzz_position(size > 0 ? data[0] : 0);
    ecart_sight    sight    = size > 1 ? data[1] % 3 : 0;
    ecart_board    seen     = position.board;
    ecart_sighting answer;

    if (size > 2)
        change(&seen, data + 2, size - 2);
    answer = ecart_move_between(&position, &seen, sight);

    HOLDS(answer.different == cells_that_differ(&position.board, &seen, sight));
    HOLDS((answer.kind == ECART_SEEN_SAME) == (answer.different == 0));
    HOLDS(ecart_seen_name(answer.kind) != NULL && answer.count <= ECART_BETWEEN_MOVES);
    HOLDS((answer.count > 0) == (answer.kind == ECART_SEEN_MOVE ||
                                 answer.kind == ECART_SEEN_UNFINISHED) ||
          answer.kind == ECART_SEEN_SAME);
    HOLDS((answer.unfinished != 0) == (answer.kind == ECART_SEEN_UNFINISHED));
    play_each(&position, &seen, sight, &answer);
    if (answer.kind == ECART_SEEN_TRY) {
        ecart_verdict verdict = ecart_move_check(&position, answer.verdict.move);

        HOLDS(verdict.reason == answer.verdict.reason && verdict.reason != ECART_LEGAL);
        HOLDS(verdict.also == answer.verdict.also && verdict.others == answer.verdict.others);
    }
    return 0;
}
