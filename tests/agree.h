/* SPDX-License-Identifier: MIT */
/* agree.h -- the fast path from a text to a position against the slow one
 *
 * A placement without fault is read by a fast path of its own, if it begins the
 * text.  With a space before it, the same text is read by the slower reader.  A
 * set-up is examined by sets of pieces, and here square by square. */
#ifndef TESTS_AGREE_H
#define TESTS_AGREE_H

#include <string.h>

#include "runner.h"
#include "torture.h"

#include "plain_faults.h"

enum {
    AGREE_LENGTH = 200      /* of a text, at most */
};

static inline bool same_setup(const ecart_setup *a, const ecart_setup *b)
{
    return memcmp(&a->board, &b->board, sizeof a->board) == 0 &&
           a->castling == b->castling && a->en_passant == b->en_passant &&
           a->side == b->side && a->chess960 == b->chess960 &&
           a->clock == b->clock && a->number == b->number;
}

/* Whether those of the second are the first's, so many bytes later in a text,
 * but for some that are not compared. */
static inline bool same_faults(const ecart_faults *a, const ecart_faults *b,
                               int later, uint64_t except)
{
    if ((a->set & ~except) != (b->set & ~except))
        return false;
    for (int f = 0; f < ECART_FAULTS; f++) {
        int offset = a->offset[f] == ECART_NO_OFFSET ? ECART_NO_OFFSET
                                                     : a->offset[f] + later;

        if ((a->set & ~except) >> f & 1 &&
            (a->cells[f] != b->cells[f] || offset != b->offset[f]))
            return false;
    }
    return true;
}

static inline void agree_on_faults(const ecart_setup *setup)
{
    ecart_faults checked = { 0 }, plain = { 0 };

    plain_faults(setup, &plain);
    require(ecart_setup_check(setup, &checked) ==
            (ecart_faults_first(&plain, ECART_ERROR) == ECART_FAULTS));
    require(same_faults(&plain, &checked, 0, 0));
}

/* In memory that ends where the text does. */
static inline bool read_exactly(const char *text, size_t length, bool chess960,
                                ecart_setup *setup, ecart_faults *faults)
{
    char *exact = malloc(length ? length : 1);

    memcpy(exact, text, length);
    bool playable = ecart_fen_read(exact, length, chess960, setup, faults);
    free(exact);
    return playable;
}

static inline void agree_on_position(const char *text, size_t length, bool chess960)
{
    ecart_setup    setup, again;
    ecart_faults   faults, told;
    ecart_position by_setup, position;

    memset(&position, 1, sizeof position);
    by_setup = position;
    bool playable = ecart_fen_read(text, length, chess960, &setup, &faults);
    require(ecart_fen_position(text, length, chess960, &position, &told) == playable);
    require(same_faults(&faults, &told, 0, 0));
    if (!playable) {
        require(memcmp(&position, &by_setup, sizeof position) == 0);
        return;
    }
    require(ecart_position_set(&by_setup, &setup));
    ecart_position_setup(&by_setup, &setup);
    ecart_position_setup(&position, &again);
    require(same_setup(&setup, &again));
    require(position.checkers == by_setup.checkers && position.pinned == by_setup.pinned);
    require(memcmp(position.of_kind, by_setup.of_kind, sizeof position.of_kind) == 0);
}

/* Texts of nothing but spaces have no place to be later at. */
static inline void agree_on_text(const char *text, size_t length, bool chess960)
{
    const uint64_t spaces = (uint64_t)1 << ECART_EXTRA_SPACE;
    char           spaced[AGREE_LENGTH + 1] = " ";
    ecart_setup    setup, thorough;
    ecart_faults   faults, told;

    require(length <= AGREE_LENGTH);
    memcpy(spaced + 1, text, length);
    bool playable = read_exactly(text, length, chess960, &setup, &faults);
    require(read_exactly(spaced, length + 1, chess960, &thorough, &told) == playable);
    require(same_setup(&setup, &thorough));
    if (!ecart_faults_has(&faults, ECART_EMPTY_TEXT))
        require(same_faults(&faults, &told, 1, spaces));
    agree_on_faults(&setup);
    agree_on_position(text, length, chess960);
}

/* One character other, out, in, or in the place of another. */
static inline size_t mutate(dice *d, char *text, size_t length)
{
    static const char signs[] = "/12345678KQRBNPkqrbnp wb-KQkqHAhagGcC0123456789 efgh36\tX9";
    size_t a = roll(d, (uint32_t)length), b = roll(d, (uint32_t)length);
    char   other = roll(d, 8) ? signs[roll(d, sizeof signs - 1)] : (char)roll(d, 256);

    switch (roll(d, 4)) {
    case 0:
        text[a] = other;
        return length;
    case 1:
        memmove(text + a, text + a + 1, length - a - 1);
        return length - 1;
    case 2:
        memmove(text + a + 1, text + a, length - a);
        text[a] = other;
        return length + 1;
    default:
        other   = text[a];
        text[a] = text[b];
        text[b] = other;
        return length;
    }
}

/* A FEN, and as many texts that are nearly it. */
static inline void agree_on_mutations(dice *d, const char *fen, int count)
{
    agree_on_text(fen, strlen(fen), false);
    agree_on_text(fen, strlen(fen), true);
    for (int i = 0; i < count; i++) {
        char   text[AGREE_LENGTH];
        size_t length = strlen(fen);

        require(length + 4 <= sizeof text);
        memcpy(text, fen, length);
        for (uint32_t n = 1 + roll(d, 4); n > 0 && length > 0; n--)
            length = mutate(d, text, length);
        agree_on_text(text, length, roll(d, 4) == 0);
    }
}

#endif
