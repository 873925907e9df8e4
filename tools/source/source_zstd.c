/* SPDX-License-Identifier: MIT */
/* source_zstd.c -- reads what zstd compressed: frames, one after another */

#include "source/source.h"

#include <stdio.h>
#include <stdlib.h>
#include <zstd.h>

struct zstd {
    ZSTD_DStream *stream;
    bool          within;   /* a frame has not ended yet */
    bool          full;     /* there may be more output without more input */
};

static bool zstd_open(struct source *source)
{
    struct zstd *zstd = calloc(1, sizeof *zstd);

    source->state = zstd;
    if (zstd && (zstd->stream = ZSTD_createDStream()))
        return true;
    free(zstd);
    return false;
}

static size_t damaged(struct source *source, size_t result)
{
    char why[96];

    snprintf(why, sizeof why, "damaged zstd data: %s", ZSTD_getErrorName(result));
    return source_fail(source, why);
}

static size_t zstd_read(struct source *source, char *bytes, size_t size)
{
    struct zstd   *zstd = source->state;
    ZSTD_outBuffer out  = { bytes, size, 0 };

    while (out.pos == 0) {
        if (source->count == 0 && !zstd->full && !source_fill(source))
            return zstd->within ? source_fail(source, "unexpected end of zstd data") : 0;

        ZSTD_inBuffer in     = { source->input + source->next, source->count, 0 };
        size_t        result = ZSTD_decompressStream(zstd->stream, &out, &in);

        if (ZSTD_isError(result))
            return damaged(source, result);
        source->next  += in.pos;
        source->count -= in.pos;
        zstd->within   = result != 0;
        zstd->full     = zstd->within && out.pos == size;
    }
    return out.pos;
}

static void zstd_close(struct source *source)
{
    struct zstd *zstd = source->state;

    ZSTD_freeDStream(zstd->stream);
    free(zstd);
}

const struct decoder source_zstd = { zstd_open, zstd_read, zstd_close };
