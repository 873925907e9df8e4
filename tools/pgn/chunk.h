/* SPDX-License-Identifier: MIT */
/* chunk.h -- a part of a file that holds whole games and is judged by itself
 *
 * An empty line followed by [Event " always begins a game, whatever stands
 * before it (ecart/pgn.h), so a file may be cut there. */
#ifndef PGN_CHUNK_H
#define PGN_CHUNK_H

#include <stdbool.h>
#include <stddef.h>

#include "findings/report.h"
#include "source/source.h"

enum { CHUNK_SIZE = 256 * 1024 };

/* Finds the first place, at a byte or after it, where a game begins and the text may be cut.
 * Returns length if there is none.  The bytes before that byte are looked at too. */
size_t chunk_first_game(const char *bytes, size_t length, size_t at);

/* All members but bytes begin as zeros. */
struct chunk {
    char         *bytes;        /* CHUNK_SIZE of them */
    size_t        length;       /* how many are filled */
    size_t        cut;          /* bytes from here on belong to the next chunk */
    bool          whole;        /* it was cut where a game begins, or the file ended */
    bool          last;         /* the file ended */
    bool          done;         /* it was judged */
    struct report report;
};

/* Fills a chunk with what the chunk before it left over, then from the source.
 * before is NULL for the first chunk of a file. */
void chunk_fill(struct chunk *chunk, const struct chunk *before, struct source *source);

/* Moves the last bytes, which were not judged yet, to the front, and fills the
 * chunk up behind them. */
void chunk_refill(struct chunk *chunk, size_t rest, struct source *source);

#endif
