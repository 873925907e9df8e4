/* SPDX-License-Identifier: MIT */
/* vector.h -- what ecart distance --vector prints of two cells */
#ifndef STUDY_VECTOR_H
#define STUDY_VECTOR_H

/* Reads two cells, and prints the place of the second in tables laid over the first, and
 * what that place tells.  Returns the exit status. */
int vector_print(char **next);

#endif
