#!/bin/sh
# check_collections.sh -- ecart pgn on whole games: what a curator wants to know of
# results, ends and tags; and how what stands there a thousand times is folded
#
# Each game here is small enough to see what is wrong with it.
. "${srcdir:-.}/tests/linted.sh"

# Of each sort the first 20 are told, and how many more there are; moves that are
# refused are told all.
folds() {
    awk 'BEGIN {
        for (n = 1; n <= 30; n++)
            print "1. e4 Ke6 " (n % 2 ? "1/2" : "1-0") "\n"
    }' >thirty.pgn
    awk 'BEGIN {
        where = "thirty.pgn:"
        for (n = 1; n <= 30; n++) {
            print where 2 * n - 1 ":7: game " n ", 1... Ke6: king-shape: The king on e8 " \
                "cannot go to e6: a king goes only one cell at a time. The rest of the " \
                "game is not judged."
            if (n % 2)
                print where 2 * n - 1 ":11: game " n ": result-spelling: It is a result: " \
                    "the standard writes 1/2-1/2."
        }
    }' >wanted.all
    finds wanted.all thirty.pgn
    cat thirty.pgn thirty.pgn >sixty.pgn
    run sixty.pgn
    ends 1 sixty.pgn
    test "$(grep -c king-shape out)" -eq 60 || fail 'refused moves are folded'
    test "$(grep -c 'result-spelling: It' out)" -eq 20 || fail 'not the first 20'
    test "$(tail -n 1 out)" = 'sixty.pgn: result-spelling: and 10 more' || fail 'not how many more'
    grep -qx ' *30 result-spelling' err || fail 'the summary counts what is told only'
    run --json sixty.pgn
    echo '{"file":"sixty.pgn","reason":"result-spelling","more":10}' >wanted
    tail -n 1 out | diff wanted - || fail 'not how many more in JSON'
    run --all sixty.pgn
    test "$(grep -c 'result-spelling: It' out)" -eq 30 || fail '--all does not tell all'
    run --no-warn=result-spelling sixty.pgn
    grep result-spelling out && fail 'more of what is not told'
}

# Each file by itself, in any number of threads, and however it is read.
foldings() {
    head -c 1000000 /dev/zero >zeros.pgn
    run zeros.pgn thirty.pgn zeros.pgn
    test "$(wc -l <out)" -eq $((21 + 45 + 21)) || fail "not 87 lines: $(wc -l <out)"
    grep -qxF 'zeros.pgn: bad-byte: and 999980 more' out || fail 'bytes that are not told'
    grep -qx ' *2000000 bad-byte' err || fail 'bytes that are not counted'
    "$games" 3000 | sed 's/^\(1\. [^ ]*\) /\1 ) /' >wrong.pgn
    run wrong.pgn
    ends 1 wrong.pgn
    test "$(wc -l <out)" -eq 21 || fail "not 21 lines: $(wc -l <out)"
    cp out out.1
    cp err err.1
    for jobs in 2 3 4; do
        run -j $jobs wrong.pgn
        cmp out out.1 && cmp err err.1 || fail "-j $jobs: other bytes"
    done
    run --all wrong.pgn
    test "$(wc -l <out)" -eq 3000 || fail "not all 3000: $(wc -l <out)"
    head -n 20 out >first
    head -n 20 out.1 | cmp - first || fail 'not the first ones'
}

folds
foldings
exit $((failures != 0))
