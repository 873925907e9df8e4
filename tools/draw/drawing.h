/* SPDX-License-Identifier: MIT */
/* drawing.h -- a picture of the board, before it becomes SVG
 *
 * What is drawn, and how it looks, are two things.  The commands of ecart draw
 * fill one of these: what stands on a cell, what is written there, what it is
 * lit for.  draw_board.c gives each of that a place and a form. */
#ifndef DRAW_DRAWING_H
#define DRAW_DRAWING_H

#include <stdbool.h>
#include <stddef.h>

#include <ecart.h>

#include "cli/error.h"

/* Who looks at the board.  The article has White at the bottom and counts from
 * the other corner. */
enum view {
    VIEW_WHITE,
    VIEW_BLACK,
    VIEW_ARTICLE
};

/* What a cell is lit for: a colour, and a pattern along its edge for those who
 * do not see the colour. */
enum light {
    LIGHT_NONE,
    LIGHT_GOOD,      /* dotted */
    LIGHT_WAY,       /* lined */
    LIGHT_BAD,       /* hatched */
    LIGHT_HERE       /* framed; also together with another */
};

enum arrow_style {
    ARROW_GO,       /* what is right */
    ARROW_GHOST,    /* what is not */
    ARROW_ATTACK    /* what a piece attacks from afar */
};

enum {
    PANELS     = 3,
    ARROWS     = 80,
    LEGENDS    = 5,
    HEATS      = 8,     /* shades of a map, 1 to 8 */
    TITLE_SIZE = 160,
    TEXT_SIZE  = 4096
};

struct square {
    ecart_piece piece;
    enum light  light;
    bool        here;
    int         heat;       /* 0 for a plain cell */
    char        word[8];    /* large; in the corner if there is a piece */
    char        note[8];    /* small, below the word */
};

/* Squares have the numbers of the view, so that e4 of the article's is 45. */
struct panel {
    char          title[TITLE_SIZE];    /* above it; "" for none */
    struct square at[ECART_BOARD_NUMBERS];
};

/* Between the numbers of two squares of the first panel. */
struct arrow {
    int from, to;
    enum arrow_style style;
    bool aside;                 /* left of its way, to leave that to another */
};

/* What a light or an arrow means. */
struct legend {
    enum light light;             /* LIGHT_NONE: it is of the arrow */
    enum arrow_style arrow;
    char text[TITLE_SIZE];
};

struct drawing {
    enum view view;
    bool      frame;            /* with the numbers around the cells */
    int       to_move;          /* an ecart_side, shown beside the board; or -1 */
    char      title[TITLE_SIZE];
    char      desc[TEXT_SIZE];  /* for who cannot see the picture */
    char      caption[TEXT_SIZE / 2];
    int       panels, arrows, legends;
    struct panel  panel[PANELS];
    struct arrow  arrow[ARROWS];
    struct legend legend[LEGENDS];
};

/* An empty board. */
void drawing_clear(struct drawing *drawing, enum view view);

/* The number of a cell in the picture's view. */
int drawing_number(const struct drawing *drawing, ecart_cell cell);

/* The square of a cell in a panel, the first of which is 0. */
struct square *drawing_square(struct drawing *drawing, int panel, ecart_cell cell);

/* Draws the numbers 0 to 119, and so all that lie around the cells. */
void drawing_number_frame(struct drawing *drawing);

/* Puts all pieces of a board on the first panel. */
void drawing_put_board(struct drawing *drawing, const ecart_board *board);

/* Lights cells; and says what for, if there are any. */
void drawing_light(struct drawing *drawing, ecart_cells cells, enum light light);
void drawing_show(struct drawing *drawing, ecart_cells cells, enum light light,
                  const char *meaning);

/* An arrow between two cells, or between two numbers, cells or not; one too
 * many is left out. */
void drawing_arrow(struct drawing *drawing, ecart_cell from, ecart_cell to,
                   enum arrow_style style, bool aside);
void drawing_step(struct drawing *drawing, int from, int to,
                  enum arrow_style style);

/* The meaning of a light, or of an arrow if that is LIGHT_NONE. */
void drawing_legend(struct drawing *drawing, enum light light,
                    enum arrow_style arrow, const char *text);

/* Adds to the description what all squares say, row by row. */
void drawing_describe_words(struct drawing *drawing);

/* Adds to the description where all pieces stand. */
void drawing_describe_board(struct drawing *drawing, const ecart_board *board);

/* The signs, in UTF-8. */
#define MINUS "\342\210\222"
#define TIMES "\303\227"

#if defined(__GNUC__)
#   define SAYS __attribute__((__format__(__printf__, 3, 4)))
#else
#   define SAYS
#endif

/* Adds to a text of a size, as printf() does, as much as there is room for. */
void say(char *text, size_t size, const char *format, ...) SAYS;

/* Adds the names of cells, "e4, d5", or "none". */
void say_cells(char *text, size_t size, ecart_cells cells);

#endif
