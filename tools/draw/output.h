/* SPDX-License-Identifier: MIT */
/* output.h -- where a picture goes, and as what */
#ifndef DRAW_OUTPUT_H
#define DRAW_OUTPUT_H

#include <stdbool.h>

#include "draw/drawing.h"
#include "draw/style.h"

struct output {
    const char *file;       /* NULL or "-" for the standard output */
    bool        png;        /* else SVG */
    enum theme  theme;
    int         width;      /* in pixels; 0 for the picture's own */
};

/* Writes a picture; or says why not and returns false, and then a file of that
 * name is as it was, or is not there if it was not. */
bool output_write(const struct output *output, const struct drawing *drawing);

#endif
