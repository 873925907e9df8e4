/* SPDX-License-Identifier: MIT */
/* meant.h -- finds the moves that a text may have meant */
#ifndef LIB_MEANT_MEANT_H
#define LIB_MEANT_MEANT_H

#include "meant/meant_text.h"

/* A move that may have been meant, without its SAN and cost, and what it weighs. */
typedef struct guess {
    ecart_meaning meaning;
    int           weight;
} guess;

enum {
    GUESSES  = 64,      /* no more are kept */
    SUSPECTS = 300      /* how many texts before a refused one may be wrong */
};

/* The best guesses.  Those after which more of a line can be played come first; of
 * equals, the ones of lower weight. */
typedef struct guess_list {
    size_t count;
    guess  guesses[GUESSES];
} guess_list;

/* Puts a guess in its place, after others that are as near; or drops it, or the last
 * one, if there is no room. */
ECART_HIDDEN void ecart_meant_add(guess_list *list, const guess *g);

/* What a text may have meant: as ecart_meant(). */
ECART_HIDDEN void ecart_meant_find(const ecart_position *position, const ecart_letters *letters,
                                   const ecart_text *text, guess_list *list);

/* Lists the moves that one slip may have turned into the text, and perhaps a few more.  A
 * slip changes one character, so all other characters of a move must be in the text.
 *
 * asked: the move that the text names by its squares; its from is ECART_NO_CELL if it names none
 *
 * moves: room for ECART_MOVE_LIST_SIZE */
ECART_HIDDEN size_t ecart_meant_possible(const ecart_position *position,
                                         const written_text *written, ecart_move asked,
                                         ecart_move *moves);

/* What was forgiven in texts that were played. */
typedef struct forgiveness {
    ecart_forgiven_set all;
    int                doubts;  /* how often a careful writer would not write so */
} forgiveness;

/* Plays texts up to an end as far as they go, and have nothing to forgive that is strange.
 * Adds what was forgiven, unless that is NULL.  Returns how far they go. */
ECART_HIDDEN size_t ecart_line_play(const ecart_line *line, ecart_position *position, size_t at,
                                    size_t end, ecart_forgiven_set strange, forgiveness *forgiven);

/* A guess as users get it, with its SAN and its cost. */
ECART_HIDDEN ecart_meaning ecart_meant_meaning(const ecart_position *position, const guess *g);

#endif
