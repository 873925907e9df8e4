/* SPDX-License-Identifier: MIT */
/* comment.h -- comments, which may be longer than a piece of text */
#ifndef LIB_PGN_COMMENT_H
#define LIB_PGN_COMMENT_H

#include <ecart/pgn.h>

#include "base/internal.h"

/* Begins a comment at its first sign; within is WITHIN_BRACES or one of the others in
 * scan.h. */
ECART_HIDDEN ecart_pgn_kind ecart_pgn_begin_comment(ecart_pgn_reader *r,
                                                    ecart_pgn_token *token, int within);

/* Goes over a comment in braces, from the opening one, without reporting it: the caller
 * declined comments.  A fault in the comment is pending then; and if the piece ends before
 * the comment does, the reader stays within it. */
ECART_HIDDEN void ecart_pgn_pass_comment(ecart_pgn_reader *r);

/* The next part of the comment that the reader is in. */
ECART_HIDDEN ecart_pgn_kind ecart_pgn_comment(ecart_pgn_reader *r, ecart_pgn_token *token);

/* Goes over UTF-16 to the end of the piece; or to where a game begins, which then is
 * not UTF-16.  Returns whether one does. */
ECART_HIDDEN bool ecart_pgn_skip_wide(ecart_pgn_reader *r);

#endif
