/* SPDX-License-Identifier: MIT */
/* mobility_pieces.h -- what ecart mobility prints of all pieces of a position */
#ifndef STUDY_MOBILITY_PIECES_H
#define STUDY_MOBILITY_PIECES_H

#include <ecart.h>
#include <ecart/study.h>

#include "output/judgement.h"
#include "system/screen.h"

/* Each of these prints an answer, and returns the exit status.  Ways are the flags of
 * mobility.h. */

/* The moves that each piece needs to a cell. */
int reach_to(const struct screen *screen, const ecart_board *board, ecart_cell to, int ways);

/* How a move changes the maps of all pieces, and whose lines it opens. */
int reach_after(const struct judge_options *judge, const ecart_position *before,
                const char *move, int ways);

/* The pieces whose lines open if the one on a cell leaves. */
int reach_behind(const ecart_board *board, ecart_cell front, int ways);

/* The article's pairs for the piece on a cell. */
int reach_pairs(const ecart_board *board, ecart_cell from);

#endif
