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

# value TAG VALUE [WHY]: a game with this tag, and what is wrong with it
value() {
    printf '[%s "%s"]\n\n1. e4 *\n' "$1" "$2" >value.pgn
    : >wanted
    if test $# -gt 2; then
        shown=$(printf '%s' "$2" | sed -n 's/^\([0-9]\{4\}\).*/ (\1)/p')
        test "$1" = Date || shown=
        name=$(echo "$1" | sed 's/^UTC//; s/^[A-Z][a-z]*\([A-Z]\)/\1/' | tr '[:upper:]' '[:lower:]')
        echo "value.pgn:1:1: game 1$shown: bad-$name: The tag $1 says \"$2\": $3." >wanted
    fi
    finds wanted value.pgn
}

# What a collection may well have, and what nobody can have meant.
values() {
    month='there is no such month' day='there is no such day'
    year='no game was played in that year'
    for date in '????.??.??' '2024.??.??' '2024.05.??' '2024.??.31' '????.02.29' '' '?' '-' '*' \
        2024.02.29 2000.02.29 1500.02.29 2024.12.31 1858.1.3 1992 1992.05 19920527 \
        2024-05-27 2024/05/27 27.05.2024 05/27/2024 930527 93.05.27 '1992.05.03-07' 'May 1992' \
        '199?.??.??' '??.??.1992' 2024.5 ' 2024.05.27 '; do
        value Date "$date"
    done
    for date in 2024.13.05 2024.00.05 2012.14.3 2024.13.?? '????.13.??' 20241301 2024/13/01; do
        value Date "$date" "$month"
    done
    for date in 2024.02.30 2023.02.29 1900.02.29 2024.04.31 2024.05.00 2024.??.32 '????.02.30' \
        31.02.2024 20240532; do
        value Date "$date" "$day"
    done
    for date in 0000.00.00 0199.05.06 3024.01.01 20244.01.01; do
        value Date "$date" "$year"
    done
    value Date yesterday 'that is no date'
    value EventDate 2024.06.31 "$day"
    value UTCDate 2024.13.01 "$month"
    value SourceDate 2024.13.01

    for elo in '?' - '' 0 1500 1500? 1500p 2851 3700 4000 2345.5 '2400 FIDE' ++++ ---- unr. \
        Unrated n/a +2400; do
        value WhiteElo "$elo"
    done
    value BlackElo 4001 'nobody has such a rating'
    value WhiteElo 24500 'nobody has such a rating'
    value WhiteElo 99999999999999999999 'nobody has such a rating'
    for elo in -200 24OO 2O00 GM x2400; do
        value BlackElo "$elo" 'that is no rating'
    done

    for round in 1 01 12 '?' - '' 0 1.2 4.1.2 3. '?.1' Final 'QF 1' R1 1/8 1/2 3a '1(2)' 12-3 Финал; do
        value Round "$round"
    done
    for round in -1 -3.2; do
        value Round "$round" 'no round is less than 0'
    done
    for round in 1..2 .1 ...; do
        value Round "$round" 'a number is missing'
    done
    value Round 1-0 'that is a result'
}

# Tags that stand twice, whatever they say, and SetUp without its FEN.
tags() {
    cat >tags.pgn <<'END'
[Event "x"]
[White "A"]
[White "A"]
[Opening "French"]
[ECO "C00"]
[Opening "Steinitz"]
[Event "y"]
[SetUp "1"]

1. e4 *

[Event "x"]
[SetUp "1"]
[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]
[ECO ""]
[ECo ""]

1. e4 *

[SetUp "0"]

1. e4 *
END
    cat >wanted <<'END'
tags.pgn:3:1: game 1 (A - ?): duplicate-tag: The game has a tag White already.
tags.pgn:6:1: game 1 (A - ?): duplicate-tag: The game has a tag Opening already.
tags.pgn:7:1: game 1 (A - ?): duplicate-tag: The game has a tag Event already.
tags.pgn:8:1: game 1 (A - ?): setup-without-fen: SetUp says that the game has a start of its own, and no FEN says which.
END
    finds wanted tags.pgn
    grep -qF '0 errors, 4 warnings' err || fail "weights of tags: $(cat err)"
    awk 'BEGIN {
        for (n = 0; n < 100; n++)
            print "[Tag" n " \"x\"]"
        print "[Tag7 \"x\"]\n\n1. e4 *"
    }' >many.pgn
    echo 'many.pgn:101:1: game 1: duplicate-tag: The game has a tag Tag7 already.' >wanted
    finds wanted many.pgn
}

folds
foldings
values
tags
exit $((failures != 0))
