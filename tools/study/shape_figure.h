/* SPDX-License-Identifier: MIT */
/* shape_figure.h -- what ecart shape prints of a figure */
#ifndef STUDY_SHAPE_FIGURE_H
#define STUDY_SHAPE_FIGURE_H

#include <ecart.h>
#include <ecart/study.h>

#include "input/output_options.h"
#include "study/mover.h"

/* Prints the differences of a figure; with one cell, where it can go from there; with two,
 * whether it can go from the first to the second.  Returns the exit status. */
int figure_shape(const struct output_options *output, const struct mover *mover,
                 ecart_cell from, ecart_cell to);

#endif
