/* SPDX-License-Identifier: MIT */
/* epd.h -- reads the operations of an EPD, which follow its four fields */
#ifndef LIB_NOTATION_EPD_H
#define LIB_NOTATION_EPD_H

#include "notation/fen_placement.h"

/* Whether what is at an offset, after four fields, is meant as an operation, and
 * not as a counter. */
ECART_HIDDEN bool ecart_epd_begins(const char *text, size_t length, size_t at);

/* Reads all operations from there on, and adds their faults.  The operand of hmvc is
 * the clock, that of fmvn the number of the move; else these stay as they were. */
ECART_HIDDEN void ecart_epd_read(const char *text, size_t length, size_t at,
                                 span *clock, span *number, ecart_faults *faults);

#endif
