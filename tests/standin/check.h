/* SPDX-License-Identifier: MIT */
/* check.h -- stands in for Check where it is not there, as for another machine
 *
 * It has what our tests use of Check, under the same names.  All tests run in one
 * process, one after another, without a limit of time.  A failed claim ends its test;
 * a crash ends the program, which fails too. */
#ifndef STANDIN_CHECK_H
#define STANDIN_CHECK_H

#include <setjmp.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef __GNUC__
#   define STANDIN_UNUSED __attribute__((unused))
#else
#   define STANDIN_UNUSED
#endif

typedef void standin_function(int);

typedef struct standin_test {
    standin_function *function;
    const char       *name;
    int               first, end;       /* of a loop */
} standin_test;

typedef struct TCase {
    standin_test  tests[64];
    int           count;
    struct TCase *next;
} TCase;

typedef struct Suite {
    const char *name;
    TCase      *cases, **last;
} Suite;

typedef struct SRunner {
    Suite *suite;
    int    failures;
} SRunner;

enum print_output { CK_SILENT, CK_ENV };
enum fork_status { CK_NOFORK };

static jmp_buf     standin_next STANDIN_UNUSED;
static const char *standin_running STANDIN_UNUSED = "";

#define START_TEST(name) static void name(int _i STANDIN_UNUSED)
#define END_TEST

/* The rest of the line is printf()'s. */
#define standin_fail(...) \
    do { \
        printf("%s:%d:F:%s: ", __FILE__, __LINE__, standin_running); \
        printf(__VA_ARGS__); \
        putchar('\n'); \
        longjmp(standin_next, 1); \
    } while (0)

#define ck_abort_msg(...)   standin_fail(__VA_ARGS__)
#define ck_assert(claim)    ck_assert_msg(claim, "%s", #claim)
#define ck_assert_msg(claim, ...) \
    do { if (!(claim)) standin_fail(__VA_ARGS__); } while (0)

/* Both are asked for once, and shown. */
#define standin_compare(type, format, a, sign, b) \
    do { \
        type standin_a = (a); \
        type standin_b = (b); \
        if (!(standin_a sign standin_b)) \
            standin_fail("%s %s %s, but %" format " and %" format, #a, #sign, #b, \
                         standin_a, standin_b); \
    } while (0)

#define standin_int(a, sign, b)     standin_compare(long long, "lld", a, sign, b)
#define standin_uint(a, sign, b)    standin_compare(unsigned long long, "llu", a, sign, b)

#define ck_assert_int_eq(a, b)  standin_int(a, ==, b)
#define ck_assert_int_ne(a, b)  standin_int(a, !=, b)
#define ck_assert_int_lt(a, b)  standin_int(a, <, b)
#define ck_assert_int_le(a, b)  standin_int(a, <=, b)
#define ck_assert_int_gt(a, b)  standin_int(a, >, b)
#define ck_assert_int_ge(a, b)  standin_int(a, >=, b)
#define ck_assert_uint_eq(a, b) standin_uint(a, ==, b)
#define ck_assert_uint_lt(a, b) standin_uint(a, <, b)
#define ck_assert_uint_gt(a, b) standin_uint(a, >, b)
#define ck_assert_uint_ge(a, b) standin_uint(a, >=, b)

#define ck_assert_ptr_eq(a, b)  ck_assert((a) == (b))
#define ck_assert_ptr_null(a)   ck_assert((a) == NULL)
#define ck_assert_ptr_nonnull(a) ck_assert((a) != NULL)
#define ck_assert_mem_eq(a, b, size) ck_assert(memcmp(a, b, size) == 0)

static inline const char *standin_text(const char *text)
{
    return text ? text : "(null)";
}

/* No text is like the null pointer, except that two null pointers are PAIR. */
static inline bool standin_same(const char *a, const char *b, bool pair)
{
    return a && b ? strcmp(a, b) == 0 : !a && !b && pair;
}

#define standin_texts(a, b, pair, wanted) \
    do { \
        const char *standin_a = (a); \
        const char *standin_b = (b); \
        if (standin_same(standin_a, standin_b, pair) != (wanted)) \
            standin_fail("%s and %s, but \"%s\" and \"%s\"", #a, #b, \
                         standin_text(standin_a), standin_text(standin_b)); \
    } while (0)

#define ck_assert_str_eq(a, b)  standin_texts(a, b, false, true)
#define ck_assert_str_ne(a, b)  standin_texts(a, b, true, false)
#define ck_assert_pstr_eq(a, b) standin_texts(a, b, true, true)

static inline void *standin_alloc(size_t size)
{
    void *made = calloc(1, size);

    if (!made)
        exit(99);
    return made;
}

static inline Suite *suite_create(const char *name)
{
    Suite *suite = standin_alloc(sizeof *suite);

    suite->name = name;
    suite->last = &suite->cases;
    return suite;
}

static inline TCase *tcase_create(const char *name)
{
    (void)name;
    return standin_alloc(sizeof(TCase));
}

static inline void suite_add_tcase(Suite *suite, TCase *tcase)
{
    *suite->last = tcase;
    suite->last  = &tcase->next;
}

static inline void tcase_set_timeout(TCase *tcase, double seconds)
{
    (void)tcase;
    (void)seconds;
}

static inline void standin_add(TCase *tcase, standin_test test)
{
    if (tcase->count == sizeof tcase->tests / sizeof *tcase->tests) {
        puts("more tests than the stand-in for Check has room for");
        exit(99);
    }
    tcase->tests[tcase->count++] = test;
}

#define tcase_add_loop_test(tcase, test, first, end) \
    standin_add(tcase, (standin_test){ test, #test, first, end })
#define tcase_add_test(tcase, test) tcase_add_loop_test(tcase, test, 0, 1)

static inline SRunner *srunner_create(Suite *suite)
{
    SRunner *runner = standin_alloc(sizeof *runner);

    runner->suite = suite;
    return runner;
}

static inline void srunner_set_fork_status(SRunner *runner, enum fork_status status)
{
    (void)runner;
    (void)status;
}

static inline bool standin_passes(const standin_test *test, int i)
{
    standin_running = test->name;
    if (setjmp(standin_next) != 0)
        return false;
    test->function(i);
    return true;
}

static inline void srunner_run_all(SRunner *runner, enum print_output output)
{
    int checks = 0;

    for (const TCase *tcase = runner->suite->cases; tcase; tcase = tcase->next)
        for (const standin_test *t = tcase->tests; t < tcase->tests + tcase->count; t++)
            for (int i = t->first; i < t->end; i++, checks++)
                runner->failures += !standin_passes(t, i);
    if (output != CK_SILENT)
        printf("Running suite(s): %s\n%d%%: Checks: %d, Failures: %d, Errors: 0\n",
               runner->suite->name,
               checks ? 100 * (checks - runner->failures) / checks : 100, checks,
               runner->failures);
}

static inline int srunner_ntests_failed(const SRunner *runner)
{
    return runner->failures;
}

static inline void srunner_free(SRunner *runner)
{
    while (runner->suite->cases) {
        TCase *next = runner->suite->cases->next;

        free(runner->suite->cases);
        runner->suite->cases = next;
    }
    free(runner->suite);
    free(runner);
}

#endif
