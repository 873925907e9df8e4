/* SPDX-License-Identifier: MIT */
/* tag.h -- tags: [Name "value"] */
#ifndef LIB_PGN_TAG_H
#define LIB_PGN_TAG_H

#include <ecart/pgn.h>

#include "base/internal.h"

/* Reads what begins with [: a tag, or a fault. */
ECART_HIDDEN ecart_pgn_kind ecart_pgn_tag(ecart_pgn_reader *r, ecart_pgn_token *token);

/* Whether a tag has a name. */
ECART_HIDDEN bool ecart_pgn_is_name(const ecart_pgn_token *tag, const char *name) ECART_PURE;

/* The same, but faster: for most tags the first letter is enough. */
static inline bool is_name(const ecart_pgn_token *tag, const char *name)
{
    return tag->name[0] == name[0] && ecart_pgn_is_name(tag, name);
}

#endif
