/* SPDX-License-Identifier: MIT */
/* betza_names.c -- well-known fairy pieces, by name */

#include <ecart/betza.h>

#include "study/fairy_records.h"

#define FAIRY(name, betza) { name, betza },

static const struct {
    const char *name, *betza;
} fairy_pieces[] = { FAIRY_LIST(FAIRY) };

enum { FAIRY_PIECES = sizeof fairy_pieces / sizeof *fairy_pieces };

const char *ecart_betza_name(int n)
{
    return n >= 0 && n < FAIRY_PIECES ? fairy_pieces[n].name : NULL;
}

const char *ecart_betza_named(int n)
{
    return n >= 0 && n < FAIRY_PIECES ? fairy_pieces[n].betza : NULL;
}
