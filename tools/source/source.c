/* SPDX-License-Identifier: MIT */
/* source.c -- the bytes of a file, plain or compressed, one after another */

#define _POSIX_C_SOURCE 200809L

#include "source/source.h"

#include <errno.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

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

/* Formats of compressed files, known by their first bytes.  Without a decoder, the error names a
 * tool that can read the format.  Programs that write zstd in parallel begin with a frame to be
 * skipped, which has any of sixteen first bytes. */
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
    if (source->regular && status.st_size > at)
        source->size = (uint64_t)(status.st_size - at);
}

bool source_open(struct source *source, const char *name)
{
    memset(source, 0, sizeof *source);
    source->name = name;
    source->file = strcmp(name, "-") == 0 ? stdin : fopen(name, "rb");
    if (!source->file)
        return source_fail(source, strerror(errno));
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
    return count + source_take(source, bytes + count, size - count);
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
        source_fail(source, "more text in it than --limit allows");
    return count;
}

bool source_narrow(struct source *source, uint64_t begin, uint64_t end)
{
    if (lseek(fileno(source->file), (off_t)begin, SEEK_SET) < 0)
        return source_fail(source, strerror(errno));
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
    if (source->file != stdin)
        fclose(source->file);
}
