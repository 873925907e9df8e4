/* SPDX-License-Identifier: MIT */
/* drawing.h -- the contents of a picture, before they become SVG
 *
 * What is drawn is kept apart from how it looks.  Each kind of picture fills a
 * drawing: which piece stands on a square, what is written there, what the
 * square is lit for.  picture_board.c decides how that looks. */
#ifndef DRAW_DRAWING_H
#define DRAW_DRAWING_H

#include "output/fields.h"
#include "system/error.h"
#include "words/program.h"

/* From which side the board is seen.  The article has White at the bottom and
 * numbers the cells from the other corner. */
enum view {
    VIEW_WHITE,
    VIEW_BLACK,
    VIEW_ARTICLE
};

/* Why a square is lit: a colour, and a pattern along the edge that says the same without colour. */
enum light {
    LIGHT_NONE,
    LIGHT_GOOD,      /* dotted */
    LIGHT_WAY,       /* lined */
    LIGHT_BAD,       /* hatched */
    LIGHT_HERE       /* framed; may be combined with another */
};

enum arrow_style {
    ARROW_GO,       /* a move that is right */
    ARROW_GHOST,    /* a move that is wrong */
    ARROW_ATTACK    /* an attack from a distance */
};

enum {
    PANELS     = 3,
    ARROWS     = 80,
    LEGENDS    = 4,     /* no picture has more */
    HEATS      = 8,     /* shades of a map, 1 to 8 */
    ARRAY      = 15,    /* squares along the 15x15 array */
    SQUARES    = ARRAY * ARRAY,     /* the most that are shown */
    TITLE_SIZE = 160,
    TEXT_SIZE  = 4096
};

struct square {
    ecart_piece piece;
    enum light  light;
    bool        here;
    int         heat;       /* 0 for a plain cell */
    char        word[8];    /* large; in a corner if there is a piece */
    char        note[8];    /* small, below the word */
};

/* Squares are indexed by the numbers of the view: in the article's, e4 is 45.  Those of
 * the array are indexed by the array. */
struct panel {
    char          title[TITLE_SIZE];    /* above it; "" for none */
    struct square at[SQUARES];
};

/* From one square of the first panel to another, by their numbers. */
struct arrow {
    int from, to;
    enum arrow_style style;
    bool aside;                 /* moved to its left, so that it covers no other arrow */
};

/* What a light means. */
struct legend {
    enum light light;
    char       text[TITLE_SIZE];
};

struct drawing {
    enum view view;
    const ecart_language *language;     /* of all that it says */
    bool      frame;            /* with the numbers around the cells */
    ecart_cell centre;          /* of the array, if that is shown around the board */
    int       to_move;          /* an ecart_side, shown beside the board; or -1 */
    const char *reason;         /* the identifier of a verdict; NULL if there is none */
    char      title[TITLE_SIZE];
    char      desc[TEXT_SIZE];  /* for readers that cannot see the picture */
    char      caption[TEXT_SIZE / 2];
    int       panels, arrows, legends;
    struct panel  panel[PANELS];
    struct arrow  arrow[ARROWS];
    struct legend legend[LEGENDS];
};

/* Begins with an empty board. */
void drawing_clear(struct drawing *drawing, enum view view, const ecart_language *language);

/* Say a sentence of the program's: as the title, or at the end of the caption or the
 * description, after a blank unless a line begins there.  The slots may be NULL. */
void drawing_title(struct drawing *drawing, int which, const ecart_slots *slots);
void drawing_caption(struct drawing *drawing, int which, const ecart_slots *slots);
void drawing_describe(struct drawing *drawing, int which, const ecart_slots *slots);

/* Adds the caption to the description. */
void drawing_describe_caption(struct drawing *drawing);

/* Writes the title above a panel. */
void drawing_panel_title(struct drawing *drawing, int panel, int which, const ecart_slots *slots);

/* The number of a cell in the view of the picture. */
int drawing_number(const struct drawing *drawing, ecart_cell cell);

/* How many squares are shown along a row and a column. */
int drawing_columns(const struct drawing *drawing);
int drawing_rows(const struct drawing *drawing);

/* The square of a cell in a panel; the first panel is 0. */
struct square *drawing_square(struct drawing *drawing, int panel, ecart_cell cell);

/* Writes the numbers 0 to 119 on all squares, those around the cells too. */
void drawing_number_frame(struct drawing *drawing);

/* Puts all pieces of a board on the first panel. */
void drawing_put_board(struct drawing *drawing, const ecart_board *board);

/* Light cells; drawing_show() adds a legend too, unless there are no cells. */
void drawing_light(struct drawing *drawing, ecart_cells cells, enum light light);
void drawing_show(struct drawing *drawing, ecart_cells cells, enum light light, int meaning);

/* Add an arrow between two cells, or between two numbers, cells or not.  Arrows
 * beyond ARROWS are left out. */
void drawing_arrow(struct drawing *drawing, ecart_cell from, ecart_cell to,
                   enum arrow_style style, bool aside);
void drawing_step(struct drawing *drawing, int from, int to, enum arrow_style style, bool aside);

/* Adds a legend for a light. */
void drawing_legend(struct drawing *drawing, enum light light, int meaning,
                    const ecart_slots *slots);

/* Adds the words of all squares to the description, row by row. */
void drawing_describe_words(struct drawing *drawing);

/* Adds the squares of all pieces to the description. */
void drawing_describe_board(struct drawing *drawing, const ecart_board *board);

/* A minus sign in UTF-8, for numbers that a picture writes itself. */
#define MINUS "\342\210\222"

/* Appends to a text as printf() does, as much as its size has room for. */
void say(char *text, size_t size, const char *format, ...) PRINTS_AFTER(3);

#endif
