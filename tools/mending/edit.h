/* SPDX-License-Identifier: MIT */
/* edit.h -- a word of a file that is to be replaced by another */
#ifndef MENDING_EDIT_H
#define MENDING_EDIT_H

#include <stdint.h>

#include <ecart.h>

enum { EDIT_SIZE = 24 };

struct edit {
    uint64_t offset;                /* of the word in its part of the file */
    uint64_t line;                  /* its number, while a diff is made */
    size_t   length;
    char     from[EDIT_SIZE];       /* the word: length bytes */
    char     to[ECART_SAN_SIZE];
};

#endif
