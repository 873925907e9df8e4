#!/bin/sh
# check_hands.sh -- hands play games on boards that are watched, and each move is told once:
# HANDS games from play with each kind of board, seen well or misread now and then; and two
# plies are found within a millisecond from each position of the suite, or one in 20 of them.
# With another HANDS_SEED, hands do other things
games=${HANDS:-12}
status=0

for sight in pieces colours occupied; do
    for how in '2 0' '2 100' '3 100'; do
        # shellcheck disable=SC2086 # a list of words
        tests/make_games "$games" --positions | tests/hands $sight $how ${HANDS_SEED-} || status=1
    done
done
one_in=20
test "$games" -lt 1000 || one_in=1
tests/hasty $one_in <"${srcdir:=.}/tests/data/suite.tsv" || status=1
exit $status
