/* SPDX-License-Identifier: MIT */
/* chunk.h -- cuts files where games begin: into chunks, and into parts K of N
 *
 * An empty line followed by [Event " always begins a game, whatever stands
 * before it (ecart/pgn.h), so a file may be cut there. */
#ifndef PGN_CHUNK_H
#define PGN_CHUNK_H

#include "findings/report.h"
#include "source/source.h"

enum { CHUNK_SIZE = 256 * 1024 };

/* A part of a file that holds whole games and is judged by itself.  All members but bytes
 * begin as zeros. */
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

/* N parts are about as long as each other.  Where one ends, and the next begins, depends
 * on nothing but the file and these numbers, so that each can be judged on a machine of
 * its own; and always a game begins there.  A part may be empty. */
enum { RANGE_MOST = 100000 };   /* parts of a file */

struct range {
    uint64_t number, count;     /* part 3 of 8; 0 of 0 for the whole file */
    uint64_t begin, end;        /* where it is in the file */
};

/* Reads "3/8".  false if a text is no range. */
bool range_read(const char *text, struct range *range);

/* Finds a range in a source that was opened, and narrows the source to it.  Returns false
 * after an error, which was reported: a compressed file, for example. */
bool range_find(struct range *range, struct source *source);

#endif
