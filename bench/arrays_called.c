/* SPDX-License-Identifier: MIT */
/* arrays_called.c -- the array functions of the library as it was built */

#include <ecart.h>

#define ARRAYS arrays_as_built
#include "arrays_list.h"
