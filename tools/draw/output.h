/* SPDX-License-Identifier: MIT */
/* output.h -- writes a picture to a file or the standard output */
#ifndef DRAW_OUTPUT_H
#define DRAW_OUTPUT_H

#include <stdbool.h>

#include "draw/drawing.h"
#include "draw/style.h"

struct output {
    const char *file;       /* NULL or "-" for the standard output */
    bool        png;        /* else SVG */
    uint8_t     theme;      /* an enum theme */
    int         width;      /* in pixels; 0 for the picture's own */
};

/* Writes a picture; or says why not and returns false, and then an older file
 * of that name is unchanged. */
bool output_write(const struct output *output, const struct drawing *drawing);

#endif
