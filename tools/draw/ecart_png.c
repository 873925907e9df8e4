/* SPDX-License-Identifier: MIT */
/* ecart_png.c -- the helper program ecart-png: turns an SVG into a PNG
 *
 * It reads the SVG from the standard input and writes the PNG to the standard
 * output.  ecart draw starts it.  For the manual it makes a PDF or EPS instead,
 * with the argument "pdf" or "eps". */

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cairo.h>
#include <cairo-pdf.h>
#include <cairo-ps.h>
#include <librsvg/rsvg.h>

enum {
    LIMIT   = 16 * 1024 * 1024,     /* the most bytes of an SVG */
    PIXELS  = 32767,                /* cairo's limit for width and height */
    TROUBLE = 2
};

static int error_print(const char *what, const char *why)
{
    fprintf(stderr, "ecart: cannot make a picture: %s%s%s\n", what, *why ? ": " : "", why);
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

/* A surface of the kind that was asked for: a picture of pixels, or one of points
 * as large, which is written while it is drawn. */
static cairo_surface_t *surface_of(const char *kind, int width, int height)
{
    cairo_surface_t *surface;

    if (strcmp(kind, "pdf") == 0)
        return cairo_pdf_surface_create_for_stream(put, stdout, width, height);
    if (strcmp(kind, "eps") != 0)
        return cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height);
    surface = cairo_ps_surface_create_for_stream(put, stdout, width, height);
    cairo_ps_surface_set_eps(surface, 1);
    return surface;
}

/* Writes what is not written yet. */
static cairo_status_t finish(cairo_surface_t *surface)
{
    if (cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE)
        return cairo_surface_write_to_png_stream(surface, put, stdout);
    cairo_surface_finish(surface);
    return cairo_surface_status(surface);
}

static int render(RsvgHandle *svg, const char *kind, int width, int height)
{
    RsvgRectangle    area    = { 0, 0, width, height };
    cairo_surface_t *surface = surface_of(kind, width, height);
    cairo_t         *cairo   = cairo_create(surface);
    cairo_status_t   status  = CAIRO_STATUS_NO_MEMORY;

    if (rsvg_handle_render_document(svg, cairo, &area, NULL))
        status = finish(surface);
    cairo_destroy(cairo);
    cairo_surface_destroy(surface);
    if (status == CAIRO_STATUS_SUCCESS && fflush(stdout) == 0)
        return EXIT_SUCCESS;
    return error_print(cairo_status_to_string(status), errno ? strerror(errno) : "");
}

int main(int count, char **arguments)
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
        status = render(svg, count > 1 ? arguments[1] : "png", width, height);
    if (svg)
        g_object_unref(svg);
    free(bytes);
    return status;
}
