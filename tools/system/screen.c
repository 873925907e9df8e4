/* SPDX-License-Identifier: MIT */
/* screen.c -- whether the output can show chess symbols and colours; and progress */

#define _POSIX_C_SOURCE 200809L

#include "system/screen.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "system/error.h"
#include "system/system.h"

/* What a terminal can show, each more than the one before. */
enum terminal { PLAIN, WITH_COLOURS, WITH_EVERYTHING };

/* vt100, vt220 and so on have no colours, but vte has. */
static bool is_monochrome(const char *term)
{
    return strcmp(term, "dumb") == 0 ||
           (strncmp(term, "vt", 2) == 0 && strchr("0123456789", term[2]));
}

/* The fonts of a Linux console have no chess symbols, and few colours are shown there. */
static enum terminal terminal(void)
{
    const char *term = getenv("TERM");

    if (!isatty(STDOUT_FILENO) || !term || !*term || is_monochrome(term))
        return PLAIN;
    return strcmp(term, "linux") == 0 || strcmp(term, "ansi") == 0 ? WITH_COLOURS
                                                                    : WITH_EVERYTHING;
}

bool screen_has_symbols(const struct screen *screen)
{
    if (screen->glyphs != GLYPHS_AUTO)
        return screen->glyphs == GLYPHS_UNICODE;
    return terminal() == WITH_EVERYTHING && system_has_utf8();
}

/* NO_COLOR counts only if it is not empty. */
static bool shows(const struct screen *screen, enum terminal least)
{
    const char *without = getenv("NO_COLOR");

    if (screen->colour != COLOUR_AUTO)
        return screen->colour == COLOUR_ALWAYS;
    return terminal() >= least && (!without || *without == '\0');
}

bool screen_has_colours(const struct screen *screen)
{
    return shows(screen, WITH_COLOURS);
}

bool screen_has_shades(const struct screen *screen)
{
    return shows(screen, WITH_EVERYTHING);
}

static const double LONG = 1.0, EACH = 0.25, NANO = 1e-9;    /* seconds */
static const double MEGA = 1e6;                              /* bytes */

static double now(void)
{
    struct timespec time;

    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + NANO * (double)time.tv_nsec;
}

void progress_begin(struct progress *progress, uint64_t size)
{
    *progress = (struct progress){ .wanted = isatty(STDERR_FILENO) == 1, .size = size };
    if (!progress->wanted)
        return;
    progress->started = now();
    progress->due     = progress->started + LONG;
}

static void show(const struct progress *progress, double seconds, uint64_t bytes, uint64_t text,
                 uint64_t games)
{
    fprintf(stderr, "\r%.1f", (double)bytes / MEGA);
    if (progress->size > 0)
        fprintf(stderr, " of %.1f", (double)progress->size / MEGA);
    fputs(" MB", stderr);
    if (text > 0)
        fprintf(stderr, ", %.0f MB of text", (double)text / MEGA);
    fprintf(stderr, ", %.0f games/s", (double)games / seconds);
    if (progress->size > bytes && bytes > 0) {
        uint64_t left = (uint64_t)(seconds * (double)(progress->size - bytes) / (double)bytes);

        fprintf(stderr, ", %" PRIu64 ":%02" PRIu64 " left", left / 60, left % 60);
    }
    fputs("    ", stderr);
    fflush(stderr);
}

void progress_show(struct progress *progress, uint64_t bytes, uint64_t text, uint64_t games)
{
    double time;

    if (!progress->wanted || (time = now()) < progress->due)
        return;
    progress->due   = time + EACH;
    progress->shown = true;
    show(progress, time - progress->started, bytes, text, games);
}

void progress_hide(struct progress *progress)
{
    enum { WIDEST = 79 };

    if (progress->shown)
        fprintf(stderr, "\r%*s\r", WIDEST, "");
    progress->shown = false;
}
