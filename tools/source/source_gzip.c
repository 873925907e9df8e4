/* SPDX-License-Identifier: MIT */
/* source_gzip.c -- reads what gzip compressed: members, one after another */

#include "source/source.h"

#include <limits.h>
#include <stdlib.h>
#include <zlib.h>

enum { GZIP_ONLY = 16 };

struct gzip {
    z_stream stream;
    bool     between;       /* a member ended; another one or the end follows */
};

static bool gzip_open(struct source *source)
{
    struct gzip *gzip = calloc(1, sizeof *gzip);

    source->state = gzip;
    if (gzip && inflateInit2(&gzip->stream, GZIP_ONLY + MAX_WBITS) == Z_OK)
        return true;
    free(gzip);
    return false;
}

/* Zeros may follow a member: they fill the last block on a tape. */
static bool begin_member(struct source *source, struct gzip *gzip)
{
    do {
        while (source->count > 0 && source->input[source->next] == 0) {
            source->next++;
            source->count--;
        }
    } while (source->count == 0 && source_fill(source));
    if (source->count == 0)
        return false;
    (void)inflateReset(&gzip->stream);
    return true;
}

static size_t gzip_read(struct source *source, char *bytes, size_t size)
{
    struct gzip *gzip   = source->state;
    z_stream    *stream = &gzip->stream;
    unsigned     room   = size < UINT_MAX ? (unsigned)size : UINT_MAX;

    stream->next_out  = (unsigned char *)bytes;
    stream->avail_out = room;
    while (stream->avail_out == room) {
        if (gzip->between && !begin_member(source, gzip))
            return 0;
        if (source->count == 0 && !source_fill(source))
            return source_fail(source, "unexpected end of gzip data");
        stream->next_in  = source->input + source->next;
        stream->avail_in = (unsigned)source->count;

        int result = inflate(stream, Z_NO_FLUSH);

        source->next += source->count - stream->avail_in;
        source->count = stream->avail_in;
        gzip->between = result == Z_STREAM_END;
        if (result != Z_OK && result != Z_STREAM_END && result != Z_BUF_ERROR)
            return source_fail(source, "damaged gzip data");
    }
    return room - stream->avail_out;
}

static void gzip_close(struct source *source)
{
    struct gzip *gzip = source->state;

    inflateEnd(&gzip->stream);
    free(gzip);
}

const struct decoder source_gzip = { gzip_open, gzip_read, gzip_close };
