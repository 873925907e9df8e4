/* SPDX-License-Identifier: MIT */
/* deadline.c -- when a game ends before a mate: by 75 moves, or by repetition */

#include "game/deadline.h"

#include "game/record.h"

/* How many times a recorded position stood before, from another record on.  A position comes
 * back after four half-moves at the earliest. */
static int times_before(const ecart_record *records, size_t from, size_t at)
{
    int times = 0;

    for (size_t i = at; i >= from + 4; i -= 2)
        times += same_by_laws(&records[i - 4], &records[at]);
    return times;
}

/* Each position is noted when it stands for the fourth time. */
deadline ecart_deadline_of(const ecart_game *game)
{
    size_t   clock = game->position.clock, count = game->count;
    size_t   from  = clock < count ? count - clock : 0;
    deadline d     = { .count = 0 };

    for (size_t at = from; at < count; at++) {
        if (times_before(game->records, from, at) == FIVE_TIMES - 2)
            d.barred[d.count++] = &game->records[at];
    }
    return d;
}

/* A pawn's double step is not taken back, so that a position that comes back has no
 * capture en passant. */
bool ecart_deadline_passed(const void *the_deadline, const ecart_position *p)
{
    const deadline *d = the_deadline;
    ecart_record    now;

    if (p->clock >= SEVENTY_FIVE_MOVES)
        return true;
    record_pieces(&now, p);
    for (size_t i = 0; i < d->count; i++) {
        if (same_pieces(&now, d->barred[i]))
            return true;
    }
    return false;
}
