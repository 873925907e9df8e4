/* SPDX-License-Identifier: MIT */
/* cell_text.h -- writes the name of a cell after other text */
#ifndef LIB_GEOMETRY_CELL_TEXT_H
#define LIB_GEOMETRY_CELL_TEXT_H

#include <ecart/cell.h>

#include "base/text.h"

/* Writes "e4", or "-" for what is not a cell. */
ECART_HIDDEN void ecart_text_cell(writer *t, ecart_cell cell);

#endif
