/* SPDX-License-Identifier: MIT */
/* source.h -- the bytes of a file, plain or compressed, as they come
 *
 * What a file is compressed with is told by its first bytes and not by its
 * name.  A file is read and never mapped: one that somebody cuts meanwhile
 * ends early, which is told, instead of ending the program. */
#ifndef PGN_SOURCE_H
#define PGN_SOURCE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

struct source;

/* One way to undo a compression. */
struct decoder {
    const char *name;       /* such as gzip, for messages */

    /* Allocates source->state; false if there is no memory for it. */
    bool (*open)(struct source *source);

    /* At most size bytes; 0 only at the end, or after source_fail(). */
    size_t (*read)(struct source *source, char *bytes, size_t size);

    void (*close)(struct source *source);
};

extern const struct decoder source_gzip;
extern const struct decoder source_zstd;

enum { SOURCE_INPUT = 64 * 1024 };

/* Read, do not write. */
struct source {
    const char *name;       /* "-" for the standard input */
    uint64_t    size;       /* of the file on the disk; 0 if nobody knows */
    uint64_t    taken;      /* bytes of it read so far */
    bool        failed;     /* the user was told why */

    FILE                 *file;
    const struct decoder *decoder;      /* NULL for a plain file */
    void                 *state;        /* the decoder's */
    unsigned char         input[SOURCE_INPUT];  /* taken and not yet used */
    size_t                next, count;  /* where in it, how much is left */
};

/* Opens a file, or the standard input if the name is "-".  false if that
 * fails, and the user was told why. */
bool source_open(struct source *source, const char *name);

/* The next bytes: as many as are asked for, unless the end or trouble comes
 * first; source->failed tells which. */
size_t source_read(struct source *source, char *bytes, size_t size);

void source_close(struct source *source);

/* For decoders: refills the empty input; false at the end of the file and in
 * trouble.  And: the bytes make no sense, for a reason.  Always 0. */
bool   source_fill(struct source *source);
size_t source_fail(struct source *source, const char *why);

#endif
