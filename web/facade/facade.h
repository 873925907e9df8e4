/* SPDX-License-Identifier: MIT */
/* facade.h -- what JavaScript shares with the library: places in memory */
#ifndef WEB_FACADE_H
#define WEB_FACADE_H

#include <ecart.h>

/*
 * JavaScript passes numbers to functions and gets a number back.  All else goes
 * through the variables below: it writes a text into `text` and calls with its
 * length, and reads a list from `list`.  It keeps what it needs later: each call
 * overwrites them.
 *
 * A position lives in JavaScript, as bytes.  To ask about it, they are copied into
 * `here`; so positions need no memory that has to be freed.
 */
enum {
    TEXT_SIZE = 1 << 16,        /* bytes of a text that JavaScript writes */
    LIST_SIZE = 64,             /* cells or reasons in a list */
    FACTS     = 16              /* numbers that go with an answer */
};

extern ecart_position here;         /* the position that is asked */
extern ecart_notation asked;        /* the last answer; the verdict is in it */
extern ecart_setup    setup;        /* of the last FEN that was read */
extern ecart_faults   faults;       /* of that FEN */
extern ecart_move     moves[ECART_MOVE_LIST_SIZE];
extern unsigned char  list[LIST_SIZE + 1];
extern int            facts[FACTS];
extern char           text[TEXT_SIZE];
extern char           said[ECART_LESSON_SIZE];
extern ecart_game     game;         /* the game that JavaScript has entered */

/* A function that JavaScript calls, by its own name. */
#define CALLED(name) __attribute__((__export_name__(#name))) name

/* What JavaScript needs of a verdict, in one number. */
int packed(const ecart_verdict *verdict);

/* How a lesson is written.  The level, the edition and the tempo are in one number, four
 * bits each, and then a bit each for games that are supervised and for numbers. */
ecart_lesson_options lesson_options(const ecart_language *language, int how);

/* Writes a set of cells into the list, and returns how many they are. */
int list_cells(ecart_cells cells);

/* Reads the text as the first field of a FEN into the set-up.  Returns whether it is one. */
int read_board(size_t length);

#endif
