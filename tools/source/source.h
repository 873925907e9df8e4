/* SPDX-License-Identifier: MIT */
/* source.h -- the bytes of a file, plain or compressed, one after another
 *
 * A compressed file is known by its first bytes and not by its name.  Files are
 * read and never mapped into memory: when a file is cut while it is read, that
 * is an error message and not the end of the program.  Decoders, one for each kind of
 * compression, read a file by source_fill(). */
#ifndef SOURCE_SOURCE_H
#define SOURCE_SOURCE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

struct source;

/* How to undo one kind of compression. */
struct decoder {
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
    bool        regular;    /* a file on the disk, of this size; no pipe */
    uint64_t    size;       /* how much of it is left; 0 if that is not known */
    uint64_t    taken;      /* how many bytes of it were read so far */
    uint64_t    given;      /* how many bytes that were decoded */
    uint64_t    most;       /* of these; 0 if any number may be given, which the caller sets */
    bool        narrow;     /* reading stops at size bytes, though more may follow */
    bool        failed;     /* the reason was reported */

    FILE                 *file;
    const struct decoder *decoder;      /* NULL for a plain file */
    void                 *state;        /* the decoder's */
    unsigned char         input[SOURCE_INPUT];  /* bytes read from the file */
    size_t                next, count;  /* the first unused one, how many are left */
};

/* Says once why a source fails, and remembers that it did.  Returns 0. */
size_t source_fail(struct source *source, const char *why);

/* Reads bytes of the file, past its input: as many as are asked for, unless the
 * file ends or an error comes first. */
size_t source_take(struct source *source, void *bytes, size_t size);

/* Refills the empty input; false at the end of the file and if nothing can be read. */
bool source_fill(struct source *source);

/* Opens a file, or the standard input if the name is "-".  Returns false
 * after an error, which was reported. */
bool source_open(struct source *source, const char *name);

/* The next bytes: as many as are asked for, unless the file ends or an error
 * comes first; source->failed says which. */
size_t source_read(struct source *source, char *bytes, size_t size);

/* Narrows a plain file to the bytes from begin to end, as if it were no longer: the next
 * byte is the one at begin.  Returns false after an error, which was reported. */
bool source_narrow(struct source *source, uint64_t begin, uint64_t end);

void source_close(struct source *source);

#endif
