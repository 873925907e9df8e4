/* SPDX-License-Identifier: MIT */
/* block.h -- a part of a file: whole games, to be judged apart from the rest
 *
 * An empty line and then [Event " always begins a game, whatever stands before
 * it (ecart/pgn.h), and so a file may be cut there. */
#ifndef PGN_BLOCK_H
#define PGN_BLOCK_H

#include <stdbool.h>
#include <stddef.h>

#include "pgn/lint.h"
#include "pgn/source.h"

enum { BLOCK_SIZE = 256 * 1024 };

/* Begins as zeros but for its bytes. */
struct block {
    char         *bytes;        /* BLOCK_SIZE of them */
    size_t        length;       /* how many are in it */
    size_t        cut;          /* the rest of them are the next block's */
    bool          whole;        /* it was cut where a game begins, or the file ended */
    bool          last;         /* the file ended */
    bool          done;         /* it was judged */
    struct report report;
};

/* Fills a block with what the one before has left over, and then from the
 * source.  The one before is NULL for a file's first block. */
void block_fill(struct block *block, const struct block *before, struct source *source);

/* Fills it up behind its last bytes, which were not read yet. */
void block_refill(struct block *block, size_t rest, struct source *source);

#endif
