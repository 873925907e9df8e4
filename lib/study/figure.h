/* SPDX-License-Identifier: MIT */
/* figure.h -- finds a step of a figure */
#ifndef LIB_STUDY_FIGURE_H
#define LIB_STUDY_FIGURE_H

#include <ecart/figure.h>

#include "base/internal.h"

/* The place of a figure's step with the same vector; the one after its last step if
 * it has none. */
ECART_HIDDEN int ecart_figure_place(const ecart_figure *figure, ecart_figure_step step);

#endif
