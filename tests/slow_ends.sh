#!/bin/sh
# slow_ends.sh -- a command that is asked to end, and whose output nobody reads, ends when its
# patience is over, after twenty seconds
# shellcheck source=tests/asked.sh
. "${srcdir:-.}/tests/asked.sh"
# shellcheck source=tests/waiting.sh
. "$srcdir/tests/waiting.sh"
cd "$made" || exit 99
mkfifo pipe

unread
began=$(date +%s)
kill $child
wait $child 2>/dev/null
status 143 'pgn | sleep'
lasted=$(($(date +%s) - began))
test $lasted -ge 18 || fail "no patience, only $lasted s" 'pgn | sleep'
begun
exit $((failures != 0))
