#!/bin/sh
# standin.sh -- the stand-in for Check says which tests fail, and fails with them.
: "${srcdir:=.}" "${CC:=cc}"
made=$(mktemp -d) || exit 99
trap 'rm -rf "$made"' EXIT
cat >"$made/tests.c" <<'END'
#include <check.h>
START_TEST(it_holds)   { ck_assert_int_eq(_i, _i); }
END_TEST
START_TEST(it_is_less) { ck_assert_int_lt(_i, 2); }
END_TEST
int main(void)
{
    Suite *suite = suite_create("standin");
    TCase *tcase = tcase_create("both");
    tcase_add_test(tcase, it_holds);
    tcase_add_loop_test(tcase, it_is_less, 0, LOOPS);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_ENV);
    int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed != 0;
}
END
ask() { # ask LOOPS: builds the tests and runs them
    $CC -DLOOPS="$1" -I "$srcdir/tests/standin" "$made/tests.c" -o "$made/tests" || exit 1
    "$made/tests" >"$made/said"
}
ask 2 || { cat "$made/said"; exit 1; }
grep -qx '100%: Checks: 3, Failures: 0, Errors: 0' "$made/said" || exit 1
ask 3 && { echo 'a failed claim does not fail'; exit 1; }
grep -qx '75%: Checks: 4, Failures: 1, Errors: 0' "$made/said" || exit 1
grep -q 'F:it_is_less: _i < 2, but 2 and 2$' "$made/said"
