/* SPDX-License-Identifier: MIT */
/* queries_called.c -- the questions, as a user of the library asks them */

#include <ecart.h>

#define QUERIES called_queries
#include "queries_list.h"
