/* SPDX-License-Identifier: MIT */
/* inlines.c -- the functions that stand in the public headers, exported */

#define ECART_EXPORT_INLINES 1
#include <ecart.h>
