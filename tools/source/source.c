/* SPDX-License-Identifier: MIT */
/* source.c -- the bytes of a file, plain or compressed, one after another */

#define _POSIX_C_SOURCE 200809L

#include "source/source.h"

#include <errno.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "system/buffer.h"
#include "system/stop.h"

#ifdef HAVE_ZLIB
#   define GZIP &source_gzip
#else
#   define GZIP NULL
#endif
#ifdef HAVE_ZSTD
#   define ZSTD &source_zstd
#else
#   define ZSTD NULL
#endif

/* Formats of compressed files, known by their first bytes.  Without a decoder,
 * the error names a tool that can read the format.  Programs that write zstd in
 * parallel begin with a frame to be skipped, which has any of sixteen first
 * bytes. */
static const struct format {
    const char           *name, *tool;
    const struct decoder *decoder;
    size_t                length;
    unsigned char         mask;         /* of the first byte */
    unsigned char         magic[6];
} formats[] = {
    { "gzip",  "gzip -dc",  GZIP, 2, 0xff, { 0x1f, 0x8b } },
    { "zstd",  "zstd -dc",  ZSTD, 4, 0xff, { 0x28, 0xb5, 0x2f, 0xfd } },
    { "zstd",  "zstd -dc",  ZSTD, 4, 0xf0, { 0x50, 0x2a, 0x4d, 0x18 } },
    { "bzip2", "bzip2 -dc", NULL, 3, 0xff, { 'B', 'Z', 'h' } },
    { "xz",    "xz -dc",    NULL, 6, 0xff, { 0xfd, '7', 'z', 'X', 'Z', 0 } },
    { "zip",   "unzip -p",  NULL, 4, 0xff, { 'P', 'K', 3, 4 } },
    { "7z",    "7z x -so",  NULL, 6, 0xff, { '7', 'z', 0xbc, 0xaf, 0x27, 0x1c } }
};

size_t source_fail(struct source *source, const char *why)
{
    if (!source->failed)
        (void)file_name_refuse(source->name, why);
    source->failed = true;
    return 0;
}

/* Reports an error if fewer bytes came than were asked for, unless the file has ended.  If it
 * ends early, somebody cut it after its size was read.  A signal to stop needs no report. */
static void look_at_end(struct source *source, ssize_t last)
{
    if (last < 0)
        source_fail(source, strerror(errno));
    else if (stop_wanted())
        source->failed = true;
    else if (source->taken < source->size)
        source_fail(source, "truncated while it was being read");
}

size_t source_take(struct source *source, void *bytes, size_t size)
{
    char   *at    = bytes;
    size_t  count = 0;
    ssize_t more  = 1;

    if (source->narrow && size > source->size - source->taken)
        size = (size_t)(source->size - source->taken);
    while (count < size && more > 0) {
        more = stop_read(fileno(source->file), at + count, size - count);
        count += more > 0 ? (size_t)more : 0;
    }
    source->taken += count;
    if (count < size)
        look_at_end(source, more);
    return count;
}

bool source_fill(struct source *source)
{
    source->next  = 0;
    source->count = source->failed ? 0 : source_take(source, source->input, SOURCE_INPUT);
    return source->count > 0;
}

static bool begin_decoder(struct source *source, const struct format *format)
{
    char why[128];

    if (!format->decoder) {
        snprintf(why, sizeof why, "compressed with %s, which this ecart cannot read;"
                 " try '%s FILE | ecart pgn'", format->name, format->tool);
        source_fail(source, why);
        return false;
    }
    if (format->decoder->open(source)) {
        source->decoder = format->decoder;
        return true;
    }
    source_fail(source, "not enough memory");
    return false;
}

static bool is_of_format(const struct source *source, const struct format *format)
{
    const unsigned char *begin = source->input;

    return source->count >= format->length &&
           (begin[0] & format->mask) == format->magic[0] &&
           memcmp(begin + 1, format->magic + 1, format->length - 1) == 0;
}

static bool recognise(struct source *source)
{
    source_fill(source);
    for (size_t i = 0; i < sizeof formats / sizeof *formats; i++) {
        if (is_of_format(source, &formats[i]))
            return begin_decoder(source, &formats[i]);
    }
    return !source->failed;
}

/* How much of a regular file is left: another program may have read the
 * beginning of the standard input. */
static void find_size(struct source *source)
{
    struct stat status;
    off_t       at = lseek(fileno(source->file), 0, SEEK_CUR);

    source->regular = fstat(fileno(source->file), &status) == 0 && S_ISREG(status.st_mode);
    if (source->regular && at >= 0 && status.st_size >= at)
        source->size = (uint64_t)(status.st_size - at);
}

bool source_open(struct source *source, const char *name)
{
    memset(source, 0, sizeof *source);
    source->name = name;
    source->file = strcmp(name, "-") == 0 ? stdin : fopen(name, "rb");
    if (!source->file) {
        source_fail(source, strerror(errno));
        return false;
    }
    /* It is read in large pieces into our own buffers. */
    setvbuf(source->file, NULL, _IONBF, 0);
    find_size(source);
    if (recognise(source))
        return true;
    source_close(source);
    return false;
}

static size_t read_plain(struct source *source, char *bytes, size_t size)
{
    size_t count = size < source->count ? size : source->count;

    memcpy(bytes, source->input + source->next, count);
    source->next  += count;
    source->count -= count;
    if (count < size && !source->failed)
        count += source_take(source, bytes + count, size - count);
    return count;
}

size_t source_read(struct source *source, char *bytes, size_t size)
{
    size_t count = 0, more = 1;

    if (!source->decoder)
        return read_plain(source, bytes, size);
    while (count < size && more > 0) {
        more = source->decoder->read(source, bytes + count, size - count);
        count += more;
    }
    source->given += count;
    if (source->most > 0 && source->given > source->most)
        return source_fail(source, "more text in it than --limit allows");
    return count;
}

bool source_narrow(struct source *source, uint64_t begin, uint64_t end)
{
    if (lseek(fileno(source->file), (off_t)begin, SEEK_SET) < 0) {
        source_fail(source, strerror(errno));
        return false;
    }
    source->next   = source->count = 0;
    source->taken  = 0;
    source->size   = end - begin;
    source->narrow = true;
    return true;
}

void source_close(struct source *source)
{
    if (source->decoder)
        source->decoder->close(source);
    if (source->file && source->file != stdin)
        fclose(source->file);
    source->file = NULL;
}
