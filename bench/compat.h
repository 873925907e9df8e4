/* SPDX-License-Identifier: MIT */
/* compat.h -- the calls that differ between two trees
 *
 * What is compiled against both trees is written for this one.  For each name
 * here that begins with HAVE_ecart_ or HAVE_ECART_, build.sh looks whether the
 * headers of the tree have the rest of it, and defines the name if so:
 *
 *     #ifndef HAVE_ecart_new_name
 *     #define ecart_new_name(argument) ecart_old_name(argument)
 *     #endif
 */
#ifndef BENCH_COMPAT_H
#define BENCH_COMPAT_H

#include <ecart.h>

/* Languages were numbers. */
#ifndef HAVE_ecart_language_find
#define ecart_language_find(code, length) \
    (&(const ecart_language){ ecart_language_of_code(code, length) })
#define ecart_explain_in(language, ...)      ecart_explain_in(*(language), __VA_ARGS__)
#define ecart_explain_hint(language, ...)    ecart_explain_hint(*(language), __VA_ARGS__)
#define ecart_explain_numbers(language, ...) ecart_explain_numbers(*(language), __VA_ARGS__)
#endif

/* Comments were always reported. */
#ifndef HAVE_ECART_PGN_NO_COMMENTS
#define ECART_PGN_NO_COMMENTS 0
#endif

/* Wings were flags of a legal move. */
#ifndef HAVE_ecart_wing
typedef int ecart_wing;
enum {
    ECART_KINGSIDE = ECART_IS_CASTLE_SHORT, ECART_QUEENSIDE = ECART_IS_CASTLE_LONG
};
#endif

#endif
