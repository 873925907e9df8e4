/* SPDX-License-Identifier: MIT */
/* sizes.c -- the version that is linked, the sizes of structures, and names of constants */

#include <ecart/plain.h>

#include <string.h>

#include <ecart/pgn.h>
#include <ecart/referee.h>
#include <ecart/say.h>
#include <ecart/shape.h>
#include <ecart/study.h>
#include <ecart/version.h>

#include "base/text.h"
#include "plain/structure_records.h"

#define NAME_OF(structure) #structure,
#define SIZE_OF(structure) sizeof(structure),

static const char *const structure_names[] = { STRUCTURE_LIST(NAME_OF) };
static const size_t      structure_sizes[] = { STRUCTURE_LIST(SIZE_OF) 0 };

size_t ecart_size_of(const char *name)
{
    enum { COUNT = sizeof structure_names / sizeof *structure_names };

    return structure_sizes[ecart_text_find(structure_names, COUNT, name, strlen(name))];
}

int ecart_version(void)
{
    return ECART_VERSION;
}

const char *ecart_version_text(void)
{
    return ECART_VERSION_STRING;
}

/* A function that says what the constants of a type are called. */
#define NAME_FUNCTION(kind, type, ...) \
    const char *ecart_##kind##_name(type constant) \
    { \
        static const char *const names[] = { __VA_ARGS__ }; \
        return constant < sizeof names / sizeof *names ? names[constant] : NULL; \
    }
IDENTIFIED(NAME_FUNCTION)
