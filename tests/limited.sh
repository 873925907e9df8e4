#!/bin/sh
# limited.sh -- runs a test, and ends one that hangs: after 120 seconds, or TEST_SECONDS.
# What is instrumented, or compiled by a compiler that does not optimise, may take more.
case "$CC $CFLAGS" in
*-fsanitize* | *--coverage* | *-O0* | *tcc*) : "${TEST_SECONDS:=300}" ;;
*)                                            : "${TEST_SECONDS:=120}" ;;
esac
# In a group of its own, a test could not read from the terminal, and would stop.
command -v timeout >/dev/null 2>&1 || exec "$@" </dev/null
timeout "$TEST_SECONDS" "$@" </dev/null
status=$?
case $status in
124 | 143)
    echo "ended after $TEST_SECONDS s: it hangs, or the machine is slow or busy;" \
         'make check TEST_SECONDS=300 waits longer'
    exit 1 ;;
esac
exit $status
