/* SPDX-License-Identifier: MIT */
/* word.h -- results in any spelling, moves in digits, and remarks */
#ifndef LIB_PGN_WORD_H
#define LIB_PGN_WORD_H

#include <stdbool.h>
#include <stddef.h>

#include <ecart/pgn.h>

#include "base/internal.h"

/* A result other than * with which a text begins, in any spelling. */
typedef struct score {
    ecart_pgn_result result;
    size_t           length;    /* how many bytes of the text it is */
    size_t           seen;      /* bytes that were looked at, besides one character after them */
} score;
ECART_HIDDEN score ecart_pgn_score(const char *text, size_t length) ECART_PURE;

/* Whether a text is 1-0, 0-1 or 1/2-1/2. */
ECART_HIDDEN bool ecart_pgn_is_standard(const char *text, size_t length) ECART_PURE;

/* Whether a word is a move in the digits of iccf.h. */
ECART_HIDDEN bool ecart_pgn_is_numeric(const char *text, size_t length) ECART_PURE;

/* The number of a mark in one character, such as U+2049 for !?; 0 if the word is not a mark. */
ECART_HIDDEN uint32_t ecart_pgn_wide_mark(const char *text, size_t length) ECART_PURE;

/* Whether a word is a remark on the move before it, such as +/- or mate. */
ECART_HIDDEN bool ecart_pgn_is_remark(const char *text, size_t length) ECART_PURE;

#endif
