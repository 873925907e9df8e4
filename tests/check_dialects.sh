#!/bin/sh
# check_dialects.sh -- ecart pgn on games as people write them, and what it reports
#
# The games, and what is to be found in them, stand in conformance/games.txt, which says how
# to add one.  Each is judged in a file of its own.
. "${srcdir:-.}/tests/linted.sh"

# The findings as line:column identifier, and before them how much was read.
told() {
    sed -n 's/^ecart: \([^:]*\): .*/\1/p' err
    sed -E 's/.*"line":([0-9]+),"column":([0-9]+),.*"reason":"([^"]*)".*/\1:\2 \3/' out
}

# Judges the game that was read, and compares.
judge() {
    test "$title" || return
    # shellcheck disable=SC2086 # a list of options
    run --json $options game.pgn
    told >found
    differs wanted found && fail "not what is to be found in: $title"
    test "$status" -eq "$(test -s out && echo 1 || echo 0)" || fail "status $status: $title"
    count=$((count + 1))
}

begin() { # begin TITLE
    judge
    title=$1
    options=
    : >game.pgn
    : >wanted
}

count=0
title=
while IFS= read -r line; do
    case $line in
    '#'*)           ;;
    '@ '*)          begin "${line#@ }" ;;
    '@options '*)   options=${line#@options } ;;
    '= '*)          echo "${line#= }" >>wanted ;;
    *)              printf '%b' "$line\n" >>game.pgn ;;
    esac
done <"$data/../../conformance/games.txt"
judge
echo "$count dialects"
test "$count" -ge 100 || fail 'not 100 dialects'
exit $((failures != 0))
