/* SPDX-License-Identifier: MIT */
/* block.c -- the block of a language, for blocks.mjs: compiled with FILE and ARRAY */

#include FILE

#include "facade.h"

const void *CALLED(block)(void)
{
    return ARRAY;
}

size_t CALLED(size)(void)
{
    return sizeof ARRAY;
}
