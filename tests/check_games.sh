#!/bin/sh
# check_games.sh -- the made collections are still those that others confirmed
: "${srcdir:=.}"
status=0

while IFS='	' read -r arguments sum bytes rest; do
    case $arguments in '#'*) continue ;; esac
    # shellcheck disable=SC2086 # a list of words
    made=$(tests/make_games $arguments | cksum)
    test "$made" = "$sum $bytes" && continue
    echo "make_games $arguments: cksum says $made and not $sum $bytes"
    status=1
done <"$srcdir/tests/data/games.tsv"
exit $status
