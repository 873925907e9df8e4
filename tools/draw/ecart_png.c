/* SPDX-License-Identifier: MIT */
/* ecart_png.c -- the helper program ecart-png: turns an SVG into a PNG
 *
 * It reads the SVG from the standard input and writes the PNG to the standard
 * output.  ecart draw starts it. */

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cairo.h>
#include <librsvg/rsvg.h>

enum {
    LIMIT   = 16 * 1024 * 1024,     /* the most bytes of an SVG */
    PIXELS  = 32767,                /* cairo's limit for width and height */
    TROUBLE = 2
};

static int error_print(const char *what, const char *why)
{
    fprintf(stderr, "ecart: cannot make a PNG: %s%s%s\n", what, *why ? ": " : "", why);
    return TROUBLE;
}

/* Reads the whole input; NULL if it is empty or too long. */
static unsigned char *read_all(FILE *in, size_t *length)
{
    unsigned char *bytes = malloc(LIMIT);

    if (!bytes)
        return NULL;
    *length = fread(bytes, 1, LIMIT, in);
    if (*length > 0 && *length < LIMIT && !ferror(in))
        return bytes;
    free(bytes);
    return NULL;
}

static cairo_status_t put(void *out, const unsigned char *bytes, unsigned length)
{
    return fwrite(bytes, 1, length, out) == length ? CAIRO_STATUS_SUCCESS
                                                   : CAIRO_STATUS_WRITE_ERROR;
}

/* Finds width and height, if the SVG gives both in pixels. */
static int size_of(RsvgHandle *svg, int *width, int *height)
{
    RsvgLength lengths[2];
    gboolean   has[2], has_box;
    RsvgRectangle box;

    rsvg_handle_get_intrinsic_dimensions(svg, &has[0], &lengths[0], &has[1],
                                         &lengths[1], &has_box, &box);
    for (int i = 0; i < 2; i++) {
        if (!has[i] || lengths[i].unit != RSVG_UNIT_PX || lengths[i].length < 1 ||
            lengths[i].length > PIXELS)
            return 0;
    }
    *width  = (int)lengths[0].length;
    *height = (int)lengths[1].length;
    return 1;
}

static int render(RsvgHandle *svg, int width, int height)
{
    RsvgRectangle    area    = { 0, 0, width, height };
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height);
    cairo_t         *cairo   = cairo_create(surface);
    cairo_status_t   status  = CAIRO_STATUS_NO_MEMORY;

    if (rsvg_handle_render_document(svg, cairo, &area, NULL))
        status = cairo_surface_write_to_png_stream(surface, put, stdout);
    cairo_destroy(cairo);
    cairo_surface_destroy(surface);
    if (status == CAIRO_STATUS_SUCCESS && fflush(stdout) == 0)
        return EXIT_SUCCESS;
    return error_print(cairo_status_to_string(status), errno ? strerror(errno) : "");
}

int main(void)
{
    size_t         length;
    unsigned char *bytes = read_all(stdin, &length);
    RsvgHandle    *svg;
    int            width, height, status;

    if (!bytes)
        return error_print("no SVG on standard input, or one that is too large", "");
    svg = rsvg_handle_new_from_data(bytes, length, NULL);
    if (!svg)
        status = error_print("the input is not an SVG", "");
    else if (!size_of(svg, &width, &height))
        status = error_print("the SVG has no width and height in pixels", "");
    else
        status = render(svg, width, height);
    if (svg)
        g_object_unref(svg);
    free(bytes);
    return status;
}
