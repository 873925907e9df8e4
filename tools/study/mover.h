/* SPDX-License-Identifier: MIT */
/* mover.h -- a piece of chess, a fairy piece or one in Betza's notation, from the
 * command line */
#ifndef STUDY_MOVER_H
#define STUDY_MOVER_H

#include <ecart.h>
#include <ecart/study.h>

/* What moves: one of the twelve pieces, or else a figure. */
struct mover {
    ecart_piece  piece;         /* ECART_NO_PIECE if a figure moves */
    ecart_figure figure;        /* turned as the side moves it */
    ecart_side   side;          /* of a figure */
    int          fairy;         /* the number of its name; -1 if it has none */
    const char  *written;       /* the figure, in Betza's notation */
};

/* Reads the argument at **next, as operand_piece() does; a fairy piece too.  With the
 * value of --betza, reads that instead, and white or black at **next if it is there. */
bool mover_read(char ***next, const char *betza, struct mover *mover);

/* Answer for a piece as trajectory.h does, and for a figure as figure.h, on an empty board. */
int         mover_length(const struct mover *mover, ecart_cell from, ecart_cell to);
int         mover_sum(const struct mover *mover, ecart_cell from, ecart_cell via, ecart_cell to);
ecart_cells mover_path_cells(const struct mover *mover, ecart_cell from, ecart_cell to);
uint64_t    mover_paths(const struct mover *mover, ecart_cell from, ecart_cell to);

/* Names a figure in a language, with its article, for the slot {move}: "The camel (C)", or
 * "The piece fmWfcF" if it was not given by its name. */
void mover_name(const ecart_language *language, const struct mover *mover, ecart_slots *slots,
                char name[ECART_EXPLAIN_SIZE]);

#endif
