/* SPDX-License-Identifier: MIT */
/* encoding.h -- UTF-16, byte-order marks, and texts that are not UTF-8 */
#ifndef LIB_PGN_ENCODING_H
#define LIB_PGN_ENCODING_H

#include <ecart/pgn.h>

#include "base/internal.h"

/* At the very start: skips a byte-order mark, and reports a text in UTF-16.  Returns
 * ECART_PGN_KINDS if there is nothing to report. */
ECART_HIDDEN ecart_pgn_kind ecart_pgn_begin_text(ecart_pgn_reader *r, ecart_pgn_token *token);

/* Whether a byte-order mark stands at an offset of the piece. */
ECART_HIDDEN bool ecart_pgn_is_order_mark(const ecart_pgn_reader *r, size_t at);

/* Reports a byte-order mark within the text. */
ECART_HIDDEN ecart_pgn_kind ecart_pgn_order_mark(ecart_pgn_reader *r, ecart_pgn_token *token);

/* A line that begins with a byte-order mark has its first column after it. */
ECART_HIDDEN void ecart_pgn_pass_order_mark(ecart_pgn_reader *r, size_t at);

/* Whether the text ends from an offset of the piece on: with Ctrl-Z, as in CP/M and DOS,
 * or with 0xff, which programs write that write the end of a file too; and with blanks
 * and ends of lines.  The piece may end before that is known. */
typedef enum tail_end { NO_TAIL, MAY_BE_TAIL, TAIL } tail_end;
ECART_HIDDEN tail_end ecart_pgn_tail(const ecart_pgn_reader *r, size_t at);

/* The fault of a byte that is a character by itself, and not in UTF-8. */
ECART_HIDDEN ecart_pgn_token ecart_pgn_legacy_text(const ecart_pgn_reader *r, size_t at);

/* Reports the fault of ecart_pgn_legacy_text() before the token in which it was found; or,
 * if another fault was found in the token too, after that one. */
ECART_HIDDEN ecart_pgn_kind ecart_pgn_tell_legacy(ecart_pgn_reader *r, ecart_pgn_token *token,
                                                  const ecart_pgn_token *fault);

#endif
