#!/bin/sh
# check_collections.sh -- ecart pgn on whole games: what a curator needs to know of
# results, ends and tags; and how what stands there a thousand times is folded
#
# Each game here is small enough to see what is wrong with it.
. "${srcdir:-.}/tests/linted.sh"

# Of each sort the first 20 are told, and how many more there are; moves that are
# refused are all reported.
folds() {
    awk 'BEGIN {
        for (n = 1; n <= 30; n++)
            print "1. e4 Ke6 " (n % 2 ? "1/2" : "1-0") "\n"
    }' >thirty.pgn
    awk 'BEGIN {
        where = "thirty.pgn:"
        for (n = 1; n <= 30; n++) {
            print where 2 * n - 1 ":7: game " n ", 1... Ke6: king-shape: The king on e8 " \
                "cannot go to e6: a king moves only one square at a time. The rest of the " \
                "game is not judged."
            if (n % 2)
                print where 2 * n - 1 ":11: game " n ": result-spelling: The standard form of " \
                    "this result is 1/2-1/2."
        }
    }' >wanted.all
    finds wanted.all thirty.pgn
    cat thirty.pgn thirty.pgn >sixty.pgn
    run sixty.pgn
    ends 1 sixty.pgn
    test "$(grep -c king-shape out)" -eq 60 || fail 'refused moves are folded'
    test "$(grep -c 'result-spelling: The' out)" -eq 20 || fail 'not the first 20'
    test "$(tail -n 1 out)" = 'sixty.pgn: result-spelling: 10 more like this' || fail 'not how many more'
    grep -qx ' *30 result-spelling' err || fail 'the summary counts only what is reported'
    head -n 81 sixty.pgn >fewer.pgn
    run fewer.pgn
    test "$(tail -n 1 out)" = 'fewer.pgn: result-spelling: 1 more like this' || fail 'not one more'
    run --json sixty.pgn
    echo '{"file":"sixty.pgn","reason":"result-spelling","more":10}' >wanted
    tail -n 1 out | diff wanted - || fail 'not how many more in JSON'
    run --all sixty.pgn
    test "$(grep -c 'result-spelling: The' out)" -eq 30 || fail '--all does not tell all'
    run --no-warn=result-spelling sixty.pgn
    grep result-spelling out && fail 'more of what is not reported'
}

# Each file by itself, in any number of threads, and however it is read.
foldings() {
    head -c 1000000 /dev/zero >zeros.pgn
    run zeros.pgn thirty.pgn zeros.pgn
    test "$(wc -l <out)" -eq $((21 + 45 + 21)) || fail "not 87 lines: $(wc -l <out)"
    grep -qxF 'zeros.pgn: bad-byte: 999980 more like this' out || fail 'bytes that are not reported'
    grep -qx ' *2000000 bad-byte' err || fail 'bytes that are not counted'
    plain 3000 | sed 's/^\(1\. [^ ]*\) /\1 ) /' >wrong.pgn
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
        echo "value.pgn:1:1: game 1$shown: bad-$name: The tag $1 says “$2”: $3." >wanted
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
        '199?.??.??' '??.??.1992' 2024.5 ' 2024.05.27 ' 0500.01.01 2199.12.31 05000101 2023.02.28 \
        '1925 13-20 May'; do
        value Date "$date"
    done
    for date in 2024.13.05 2024.00.05 2012.14.3 2024.13.?? '????.13.??' '?024.13.05' 20241301 2024/13/01; do
        value Date "$date" "$month"
    done
    for date in 2024.02.30 2023.02.29 1900.02.29 2024.04.31 2024.05.00 2024.??.32 '????.02.30' \
        31.02.2024 20240532 2024.01.32 2024.03.32 2024.06.31 2024.07.32 2024.08.32 2024.09.31 \
        2024.10.32 2024.11.31 2024.12.32; do
        value Date "$date" "$day"
    done
    for date in 0000.00.00 0199.05.06 0499.12.31 2200.01.01 3024.01.01 20244.01.01 99999999 \
        3024.01.2024 123.05.2024; do
        value Date "$date" "$year"
    done
    value Date yesterday 'that is not a date'
    value EventDate 2024.06.31 "$day"
    value UTCDate 2024.13.01 "$month"
    value SourceDate 2024.13.01

    for elo in '?' - '' 0 1500 1500? 1500p 2851 3700 4000 2345.5 '2400 FIDE' ++++ ---- unr. \
        Unrated n/a +2400; do
        value WhiteElo "$elo"
    done
    value BlackElo 4001 'no player has such a rating'
    value WhiteElo 24500 'no player has such a rating'
    value WhiteElo 4294967296 'no player has such a rating'
    value WhiteElo 99999999999999999999 'no player has such a rating'
    for elo in -200 24OO 2O00 GM x2400 2345.5OO 2345,5OO; do
        value BlackElo "$elo" 'that is not a rating'
    done

    for round in 1 01 12 '?' - '' 0 1.2 4.1.2 3. '?.1' Final 'QF 1' R1 1/8 1/2 3a '1(2)' 12-3 Финал 'Semifinal ...'; do
        value Round "$round"
    done
    for round in -1 -3.2; do
        value Round "$round" 'a round cannot be below 0'
    done
    for round in 1..2 .1 ...; do
        value Round "$round" 'a number is missing'
    done
    for round in 1-0 ' 0-1 '; do
        value Round "$round" 'that is a result, not a round'
    done
}

# Tags that stand twice, whatever they say, and SetUp without its FEN.
tags() {
    cat >tags.pgn <<'END'
[Event "x"]
[White "A"]
[White "A"]
[ECO "C00"]
[TheOpeningAndItsFullName "French"]
[TheOpeningAndItsFullName "Steinitz"]
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
tags.pgn:3:1: game 1 (A - ?): duplicate-tag: The game already has the tag White.
tags.pgn:6:1: game 1 (A - ?): duplicate-tag: The game already has the tag TheOpeningAndItsFullName.
tags.pgn:7:1: game 1 (A - ?): duplicate-tag: The game already has the tag Event.
tags.pgn:8:1: game 1 (A - ?): setup-without-fen: The tag SetUp announces a starting position, but no FEN tag gives it.
END
    finds wanted tags.pgn
    grep -qF '0 errors, 4 warnings' err || fail "weights of tags: $(cat err)"
    # Of a value 60 bytes are shown.
    dots=$(printf %60s "" | tr ' ' .)
    awk -v dots="$dots" 'BEGIN {
        for (n = 0; n < 100; n++)
            print "[Tag" n " \"x\"]"
        print "[Tag7 \"x\"]\n[Black \"Li\"]\n[Round \"" dots ".\"]\n\n1. e4 *"
    }' >many.pgn
    echo "many.pgn:101:1: game 1: duplicate-tag: The game already has the tag Tag7.
many.pgn:103:1: game 1 (? - Li): bad-round: The tag Round says “$dots”: a number is missing." >wanted
    finds wanted many.pgn
}

# The language is guessed at four moves of a game, and no more.  A FEN is forgotten only if the
# first move proves it wrong.
remembers() {
    three='1. e4 (1. Zz) (1. Zz) (1. Zz)'
    printf '%s (1. Zz) (1. Sf3) *\n\n1. Sf3 *\n' "$three" >read.pgn
    run read.pgn
    grep German out | cut -d , -f 1 | grep -qx 'read.pgn:3:4: game 2' || fail 'a guess at the fifth'
    printf '%s (1. Sf3) *\n' "$three" >read.pgn
    run read.pgn read.pgn
    test "$(grep -c German out)" = 2 || fail 'no guess at the fourth, in each file'
    # German and Polish differ in the bishop only.  The next 200 words of the game, in the same piece of
    # text, tell which it is; if the move is possible in neither, four words must fit.
    many=$(printf %199s "" | sed 's/ / e5/g')
    while IFS=: read -r others text; do
        printf '%b' "$text" >read.pgn
        run read.pgn
        sed -n '1s/.*--letters=de\. --letters also works with: \(.*\)\.$/\1/p' out >found
        test "$(cat found)" = "$others" || fail "'$(cat found)' and not '$others': $text"
    done <<END
pl, sv, da, no:1. Sf3 *\n\n1. Lc4 *
pl, sv, da, no:1. Sf3\n\n[Event "x"]\n\n1. Lc4 *
pl, sv, da, no:1. Sf3 {$(printf %300000s "")} Lc4 *
sv, da, no:1. Sf3 (1. e4 1-0) Lc4 *
sv, da, no:1. Sf3 2.$many Lc4 *
pl, sv, da, no:1. Sf3 2.$many e5 Lc4 *
:1. Sf6 Sc6 Lc4 *
sv, da, no:1. Sf6 Sc6 Lc4 Lc5 *
END
    # It is said once in a file, in whatever parts that is judged; and so is what may be so in all games.
    awk 'BEGIN {
        for (n = 0; n < 1999; n++)
            printf n == 1997 ? "1. Ke2 *\n" : n % 1998 ? "\n[Event \"x\"]\n\n1. e4 {%200s} *\n" : \
                "[Result \"*\"]\n\n1. Sf3 1-0\n", ""
    }' >read.pgn
    for json in '' --json; do
        run $json read.pgn
        test "$(grep -c letters=de out)" = 1 && test "$(wc -l <out)" = 4 &&
            head -n 1 out | grep -q letters=de && sed -n 2p out | grep -q open-result-tag &&
            tail -n 1 out | grep -qE '(not judged\.|"candidates":\[\]\})$' || fail "hints: $(cat out)"
    done
    grep -qx ' *1 open-result-tag' err && grep -q '^ecart: 1999 games, ' err || fail "$(cat err)"
    printf '[SetUp "0"]\n[FEN "8/8/4k3/8/8/4K3/8/8 b - - 0 1"]\n\n1. %s O-O *\n' \
        'Nf3 Nf6 2. g3 g6 3. Bg2 Bg7 4. Kf1 c6 5. Ke1 c5 6.' >read.pgn
    run read.pgn
    grep -q 'The king left e1 on move 4' out || fail "$(cat out)"
    printf '[SetUp "0"]\n[FEN "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"]\n\n%s *\n' \
        '1. Kf1 Kf8 2. Ke1 Ke8 3. O-O' >read.pgn
    run read.pgn
    grep -q 'The king left e1 on move 1' out || fail "$(cat out)"
}

# Both knights go out and back: the start stands for the fifth time after move 8.
ends_by_repetition() {
    eight='1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. Ng1 Ng8 7. Nf3 Nf6
8. Ng1 Ng8'
    four='Nf3 Nf6 Ng1 Ng8'
    cat >repeated.pgn <<END
[Date "2014.07.01"]

$eight {five} (8... d5) 9. e4 e5 1-0

$eight 9. e4 e5 10. Ke3 1-0

[Date "93.5.27"]

$eight 0-1

[Date "2014."]

e4 e5 $four $four $four $four *

[Date "2015.01.01"]

$eight *

$eight 1/2-1/2

[Date "2014.06.30"]

$eight 9. e4 1-0

[Date "2014.??.??"]

$eight 9. e4 1-0

[FEN "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 1 1"]

1... Nf6 2. Nf3 Ng8 3. Ng1 Nf6 4. Nf3 Ng8 5. Ng1 Nf6 6. Nf3 Ng8 7. Ng1 Nf6 8. Nf3 Ng8
9. Ng1 e5 *

${eight% Ng1 Ng8} Ng1 d5 1-0

[FEN "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"]

1. Ra2 Ra7 2. Ra1 Ra8 3. Ra2 Ra7 4. Ra1 Ra8 5. Ra2 Ra7 6. Ra1 Ra8 7. Ra2 Ra7 8. Ra1 Ra8
9. Ra2 1-0

$eight -- 9... e5 *
END
    sed "s/^/repeated.pgn:/; s/PAST/played-past-end: After 8... Ng8, the same position was on the board for the fifth time./" \
        >wanted <<'END'
4:32: game 1 (2014), 9. e4: PAST The game was over, but 2 more half-moves follow.
7:25: game 2, 10. Ke3: king-shape: The king on e1 cannot go to e3: a king moves only one square at a time. The rest of the game is not judged.
7:15: game 2, 9. e4: PAST The game was over, but 2 more half-moves follow.
12:12: game 3: PAST The game was drawn: the result should be 1/2-1/2, not 0-1.
16:71: game 4 (2014): played-past-end: After 9... Ng8, the same position was on the board for the fifth time. The game was drawn: the result should be 1/2-1/2, not *.
21:12: game 5 (2015): PAST The game was drawn: the result should be 1/2-1/2, not *.
34:15: game 8 (2014), 9. e4: PAST The game was over, but 1 more half-move follows.
39:8: game 9, 9... e5: played-past-end: After 9. Ng1, the same position was on the board for the fifth time. The game was over, but 1 more half-move follows.
50:12: game 12: null-move: A null move passes, which chess does not allow: the other side is to move now.
END
    finds wanted repeated.pgn
    # The first move of a file, one behind more text than is read at once, and one whose game was
    # longer than that, so that the end of the game is told.
    space=$(printf %300000s "")
    printf '%s\n' "$eight 9. e4 *" "1. e4 {$space} *" "$eight 9. e4 *" "$eight {$space} 9. e4 *" >long.pgn
    run long.pgn
    cut -d : -f 2-4 out >found
    printf '%s\n' '2:15: game 1, 9. e4' '5:15: game 3, 9. e4' '7:300021: game 4' | diff - found ||
        fail 'long games'
}

# A rook goes up and down four files, from a2 to d2 and back in 38 moves, and so is on
# no cell five times in 75 moves.
ends_by_75_moves() {
    awk 'BEGIN {
        print "[FEN \"4k3/7p/8/8/8/8/8/R3K3 b - - 0 1\"]\n\n1... h6"
        split("a2 a3 a4 a5 a6 b6 b5 b4 b3 b2 c2 c3 c4 c5 c6 d6 d5 d4 d3 d2", cell, " ")
        for (n = 1; n <= 80; n++) {
            at = (n - 1) % 38 + 1
            print n + 1 ". R" cell[at <= 20 ? at : 40 - at] " K" (n % 2 ? "e7" : "e8")
        }
        print "1-0"
    }' >walk.pgn
    was='each side had made 75 moves without a capture or a pawn move.'
    echo "walk.pgn:79:5: game 1, 77. Ra3: played-past-end: After 76... Ke7, $was The game was over, but 10 more half-moves follow." >wanted
    finds wanted walk.pgn
    { sed 78q walk.pgn; echo 1/2-1/2; } >exact.pgn
    : >wanted
    finds wanted exact.pgn
    { sed 78q walk.pgn; echo 1-0; } >exact.pgn
    echo "exact.pgn:79:1: game 1: played-past-end: After 76... Ke7, $was The game was drawn: the result should be 1/2-1/2, not 1-0." >wanted
    finds wanted exact.pgn
    # Mate comes before the draw.
    cat >mate.pgn <<'END'
[FEN "7k/8/6K1/8/8/8/8/R7 w - - 149 100"]

100. Ra8# 1-0

[FEN "7k/8/6K1/8/8/8/8/R7 w - - 148 100"]

100. Ra7 Kg8 101. Ra8# 1-0

[FEN "7k/8/6K1/8/8/8/8/R7 w - - 149 100"]

100. Ra7 1-0

[FEN "4k3/p6r/8/8/8/8/P7/R3K3 w - - 149 100"]

100. Rb1 a6 101. Rb2 1-0

[FEN "4k3/p6r/8/8/8/8/P7/R3K3 w - - 150 100"]

100. a3 1-0

[FEN "4k3/p6r/8/8/8/8/P7/R3K3 w - - 150 100"]

1-0
END
    sed "s/^/mate.pgn:/; s/: After/: played-past-end&/; s/WAS/$was/" >wanted <<'END'
7:19: game 2, 101. Ra8#: After 100... Kg8, WAS The game was over, but 1 more half-move follows.
11:10: game 3: After 100. Ra7, WAS The game was drawn: the result should be 1/2-1/2, not 1-0.
15:10: game 4, 100... a6: After 100. Rb1, WAS The game was over, but 2 more half-moves follow.
19:6: game 5, 100. a3: played-past-end: At the start each side had already made 75 moves without a capture or a pawn move. The game was over, but 1 more half-move follows.
END
    finds wanted mate.pgn
}

# Nobody can mate any more: when the queen is taken, or since the start.
ends_in_dead_positions() {
    cat >dead.pgn <<'END'
[Date "1999.01.01"]
[FEN "7k/8/8/8/8/8/1q6/K7 w - - 0 1"]

1. Kxb2 1/2-1/2

[Date "202"]
[FEN "7k/8/8/8/8/1q6/8/K7 b - - 0 1"]

1... Qb2+ 2. Kxb2 Kg7 3. Kc2 Kg5 4. Kb3 1/2-1/2

[FEN "7k/8/8/8/8/8/1q6/K7 w - - 0 1"]

1. Kxb2 1-0

[FEN "7k/6P1/5N2/8/8/8/8/K7 b - - 0 1"]

1... Kxg7 2. Ka2 *

[FEN "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1"]

  1. Ke2 Ke7 1/2-1/2

[FEN "4k3/8/8/8/8/8/8/2NNK3 w - - 0 1"]

1. Ke2 Ke7 1/2-1/2

[Variant "King of the Hill"]
[FEN "4k3/8/8/8/8/8/8/4K3 w - - 0 1"]

1. Ke2 1-0
END
    sed 's/^/dead.pgn:/' >wanted <<'END'
6:1: game 2: bad-date: The tag Date says “202”: no game was played in that year.
9:30: game 2, 3... Kg5: king-shape: The king on g7 cannot go to g5: a king moves only one square at a time. The game is over: neither side can ever give mate. The rest of the game is not judged.
9:19: game 2, 2... Kg7: played-past-end: After 2. Kxb2, neither side could ever give mate. The game was over, but 2 more half-moves follow.
13:9: game 3: wrong-result: Neither side can ever give mate: the result should be 1/2-1/2, not 1-0.
17:14: game 4, 2. Ka2: played-past-end: After 1... Kxg7, neither side could ever give mate. The game was over, but 1 more half-move follows.
17:18: game 4: draw-unfinished: Neither side can ever give mate, but the result * means that the game is not finished.
21:6: game 5, 1. Ke2: played-past-end: From the start neither side could ever give mate. The game was over, but 2 more half-moves follow.
28:7: game 7: variant-end: The moves of this chess variant are judged, but not how its games end.
END
    finds wanted dead.pgn
}

# flag_falls RESULT PLACEMENT [SENTENCE]: a flag falls while Black is to move
flag_falls() {
    printf '[FEN "%s b - - 0 1"]\n[Termination "Time forfeit"]\n\n%s\n' "$2" "$1" >flag.pgn
    : >wanted
    test $# -eq 2 ||
        echo "flag.pgn:4:1: game 1: flag-fall-result: $3 (FIDE Laws, Article 6.9)." >wanted
    finds wanted flag.pgn
    sed 's/Time forfeit/Normal/' flag.pgn >normal.pgn
    : >wanted
    finds wanted normal.pgn
}

# Who oversteps the time loses, unless the other side could not mate.  A knight alone
# mates a king whose own piece is in the way, unless that is a queen.
ends_by_time() {
    no_white="White could no longer have given mate: when Black's flag falls, the game is drawn"
    no_black="Black could no longer have given mate: when White's flag falls, the game is drawn"
    flag_falls 1-0     7k/8/8/8/8/8/P7/K7
    flag_falls 0-1     7k/8/8/8/8/8/P7/K7  "$no_black"
    flag_falls 1/2-1/2 7k/8/8/8/8/8/P7/K7  "White could still have given mate: when Black's flag falls, White wins"
    flag_falls 0-1     7k/8/8/8/8/8/R7/K7  "$no_black"
    flag_falls 1-0     7k/8/8/8/8/8/R7/K7
    flag_falls 1-0     6nk/8/8/8/8/8/N7/K7
    flag_falls 1-0     6qk/8/8/8/8/8/N7/K7 "$no_white"
    flag_falls '*'     6qk/8/8/8/8/8/N7/K7
    flag_falls 1/2-1/2 6qk/8/8/8/8/8/N7/K7
    # The last piece of White is taken next.  That is looked into if there are six pieces or fewer, or
    # but bishops and pawns.
    flag_falls 1-0     5qqk/6Pq/8/8/8/8/8/K7 "$no_white"
    flag_falls 1-0     5bbk/6Pb/7b/8/8/8/8/K7 "$no_white"
    flag_falls 1-0     5rrk/6Pr/7r/8/8/8/8/K7
    flag_falls 1-0     5rrk/6Qr/7r/8/8/8/8/K7
    cat >drawn.pgn <<'END'
[Termination "time forfeit"]

1. e4 e5 1/2-1/2

[Termination "time forfeit"]
[FEN "7k/8/8/8/8/8/R7/K7 b - - 0 1"]

1/2-1/2

[Termination "time forfeit"]
[FEN "7k/8/8/8/8/8/R7/K7 w - - 0 1"]

1/2-1/2

[Termination "time forfeit"]

1. f3 e5 2. g4 Qh4# 0-1
END
    sed 's/^/drawn.pgn:/' >wanted <<'END'
3:10: game 1: flag-fall-result: Black could still have given mate: when White's flag falls, Black wins (FIDE Laws, Article 6.9).
8:1: game 2: flag-fall-result: White could still have given mate: when Black's flag falls, White wins (FIDE Laws, Article 6.9).
END
    finds wanted drawn.pgn
}

# late RESULT DATE CLOCK [SENTENCE [PLACEMENT MOVE]]: after White's move the clock is one higher,
# and the flag of Black falls.  White would need two half-moves more.
late() {
    move=${6:-Kg6}
    printf '[Date "%s"]\n[FEN "%s w - - %d 90"]\n%s\n\n90. %s %s\n' "$2" \
        "${5:-7k/8/8/5K2/8/8/8/R7}" "$3" '[Termination "Time forfeit"]' "$move" "$1" >late.pgn
    : >wanted
    test -z "${4-}" ||
        echo "late.pgn:5:$((6 + ${#move})): game 1 (${2%%.*}): flag-fall-result: $4." >wanted
    finds wanted late.pgn
}

ends_too_late() {
    late 1-0 2020.01.01 147
    too_late="White could not have given mate before the 75-move rule or a fivefold repetition ended the game: when Black's flag falls, the game is drawn (FIDE Laws, Articles 6.9 and 9.6). This is our reading of the FIDE Laws: Article 6.9 does not mention Article 9.6"
    late 1-0 2020.01.01 148 "$too_late"
    # The queen must be taken.  That is looked into where 12 half-moves are left, not 13.
    late 1-0 2020.01.01 136 '' 5rrk/7r/7r/6Q1/8/8/8/K7 Qg7+
    late 1-0 2020.01.01 137 "$too_late" 5rrk/7r/7r/6Q1/8/8/8/K7 Qg7+
    late 1-0 2010.01.01 148
    late 1/2-1/2 2020.01.01 147 "White could still have given mate: when Black's flag falls, White wins (FIDE Laws, Article 6.9)"
    late 1/2-1/2 2020.01.01 148
    late 1/2-1/2 2010.01.01 148 "White could still have given mate: when Black's flag falls, White wins (FIDE Laws, Article 6.9)"
}

folds
foldings
values
tags
remembers
ends_by_repetition
ends_by_75_moves
ends_in_dead_positions
ends_by_time
ends_too_late
exit $((failures != 0))
