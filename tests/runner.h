/* SPDX-License-Identifier: MIT */
/* runner.h -- the main() every test program shares */
#ifndef TESTS_RUNNER_H
#define TESTS_RUNNER_H

#include <stdlib.h>

#include <check.h>

#include <ecart.h>

/* The library is what is tested, with its own optimization.  The tests themselves are compiled
 * anew for a run or two, so gcc does not optimize them.  It must where _FORTIFY_SOURCE checks the
 * sizes of arrays, and it does for a test that defines LONG because it runs for long. */
#if defined __GNUC__ && !defined __clang__ && !defined _FORTIFY_SOURCE && !defined LONG
#pragma GCC optimize "O0"
#endif

/* ck_assert() reports where it is each time; these, for loops of millions, only when they fail. */
#define require(claim) \
    do { if (!(claim)) ck_abort_msg("%s", #claim); } while (0)
#define require_msg(claim, ...) \
    do { if (!(claim)) ck_abort_msg(__VA_ARGS__); } while (0)

/* How often a loop of what is random goes round: the usual number of times, or ROUNDS times
 * as often, as make campaign asks. */
static inline int rounds(int usual)
{
    const char *factor = getenv("ROUNDS");

    return factor ? usual * atoi(factor) : usual;
}

/* A long loop takes one case in so many; make check-slow asks all. */
static inline int one_in(int many)
{
    return getenv("ROUNDS") ? 1 : many;
}

/* A group of tests of the suite. */
static inline TCase *group(Suite *suite, const char *name)
{
    TCase *tests = tcase_create(name);

    suite_add_tcase(suite, tests);
    return tests;
}

static inline int run(Suite *suite)
{
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_ENV);
    int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}

#endif
