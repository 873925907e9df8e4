/* SPDX-License-Identifier: MIT */
/* number.h -- distinguishes move numbers from misread moves, such as 65 for b5 */
#ifndef LIB_PGN_NUMBER_H
#define LIB_PGN_NUMBER_H

#include <ecart/pgn.h>

#include "base/internal.h"
#include "pgn/line.h"

/* Whether a number, in a line that is judged, is the number of the next move. */
ECART_HIDDEN bool ecart_pgn_counts(const ecart_pgn_judge *j, const judged_line *line,
                                   const ecart_pgn_token *token) ECART_PURE;

/* Keeps a number for the next move. */
ECART_HIDDEN void ecart_pgn_note_number(ecart_pgn_judge *j, const judged_line *line,
                                        const ecart_pgn_token *token);

#endif
