#!/bin/sh
# check_ranges.sh -- ecart pgn --range and --merge: the parts of a file, in any order, are
# what one run prints; a part that is missing, doubled, cut or foreign is an error
# shellcheck source=tests/linted.sh
. "${srcdir:-.}/tests/linted.sh"

# judge_parts COUNT FILE OPTION...: into the folder parts
judge_parts() {
    count=$1 file=$2
    shift 2
    rm -rf parts
    mkdir parts
    n=0
    while test $n -lt "$count"; do
        n=$((n + 1))
        "$ecart" pgn --json --quiet --fail=never "$@" --range=$n/"$count" "$file" \
            >parts/$n.json || fail "--range=$n/$count $file $*: status $?"
    done
}

# The parts in another order: 10 before 2, or backwards.
merged() { # merged PARTS FILE OPTION...
    # shellcheck disable=SC2086,SC3045 # a list of files; all shells have -n
    (ulimit -n 24; exec "$ecart" pgn --merge $1 >out 2>err)
    status=$?
    cmp one.out out && cmp one.err err || fail "--merge of $count, $2: other bytes"
    test $status = $well || fail "--merge of $count, $2: status $status"
    # shellcheck disable=SC2086
    "$ecart" pgn --merge --json --quiet --fail=never $1 >out 2>err ||
        fail "--fail=never, $2: status $?"
    cmp one.json out || fail "--merge --json of $count, $2: other bytes"
    test ! -s err || fail "--quiet: $(cat err)"
}

# same COUNTS FILE OPTION...
same() {
    counts=$1 file=$2
    shift 2
    "$ecart" pgn "$@" "$file" >one.out 2>one.err
    well=$?
    "$ecart" pgn --json --quiet "$@" "$file" >one.json
    for count in $counts; do
        judge_parts "$count" "$file" "$@"
        merged "$(echo parts/*.json)" "$file $*"
        merged "$(ls -r parts/*.json)" "$file $*"
    done
}

# All that is planted, and every way in which games are written.
collections() {
    plain 3000 >clean.pgn
    awk -f "$data/plant.awk" "$data/planted.tsv" clean.pgn >planted.pgn
    same 11 planted.pgn --all
    same 4 planted.pgn --no-warn=errors
    faulty every
    for file in every/*.pgn; do
        cat "$file"
        printf '\n\n[Event "x"]\n[White "Z\303\251, \001"]\n[Date "2001"]\n'
    done >every.pgn
    sed 's/$/\r/' every.pgn >crlf.pgn
    "$games" 40 --decorated >decorated.pgn
    german='1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. Lxc6 dxc6 5. Sxe5 Dd4'
    for copy in 1 2 3; do
        head -n 1000 planted.pgn
        cat every.pgn crlf.pgn decorated.pgn
        printf '\n\n[Event "%s"]\n\n%s *\n' "$copy" "$german"
    done >mixed.pgn
    same '1 30' mixed.pgn
    grep -c '"hint"' one.json >hints
    test "$(cat hints)" = 1 || fail "$(cat hints) hints"
    same 5 mixed.pgn --meant --warn=all --language=de
    same '1 7' mixed.pgn --games --warn=all
    same 5 mixed.pgn --play-on --letters=de --all
}

# A game that is longer than what is read at once, no games, and names of files.
corners() {
    awk 'BEGIN {
        for (g = 1; g <= 6; g++) {
            printf "[Event \"%d\"]\n[Black \"B%d\"]\n\n1. e4 ", g, g
            for (i = 0; i < g * g * 50; i++)
                printf "(1. d4 d5 2. Sf%d Nc6 3. Ke3 {and a comment})\n", i % 8 + 1
            printf g % 3 ? "e5 *\n\n" : "\n\n"
        }
    }' >long.pgn
    same '2 9' long.pgn --meant
    : >empty.pgn
    same '1 3' empty.pgn
    echo 'no games' >none.pgn
    same '1 3' none.pgn
    same 9 long.pgn --games
    echo '1. e5 *' >first.pgn
    same 1 first.pgn
    "$ecart" pgn --json -q --range=01/1 first.pgn | cmp - parts/1.json || fail '--range=01/1'
    "$ecart" pgn --color=always first.pgn >one.out 2>one.err
    "$ecart" pgn --merge --color=always parts/1.json >out 2>err
    cmp one.out out || fail '--merge --color=always: other bytes'
    name=$(printf 'a\033\377\\x41 \303\251.pgn')
    head -n 3000 planted.pgn >"$name"
    same 3 "$name"
    grep -qF '"file":"a\\x1b\\xff\\x41 é.pgn"' one.json || fail 'the name of a file in JSON'
    "$ecart" pgn --quiet --fail=never "$name" >out || fail "--fail=never: status $?"
    test -s out || fail '--fail=never: no findings'
}

# cuts FILE COUNT NUMBER...: each part begins with the first game behind its share of the bytes,
# where a line has nothing but a faultless Event tag, and the line before it, not the first, is empty
cuts() {
    file=$1 count=$2
    size=$(($(wc -c <"$file")))
    shift 2
    awk -v size=$size '
        empty && /^\[Event "[^"\\\001-\037\177]*"\]\r?$/ && at + length($0) < size { print at }
        { empty = NR > 1 && /^\r?$/; at += length($0) + 1 }
        END { print size }' "$file" >starts
    for number; do
        wanted=$(awk -v at=$((size * (number - 1) / count)) 'at == 0 { $1 = 0 } $1 >= at { print $1; exit }' starts)
        from=$("$ecart" pgn --json --quiet --fail=never --range=$number/"$count" "$file" |
            sed -n 's/.*"from":\([0-9]*\),"to".*/\1/p')
        test "$from" = "$wanted" || fail "$number/$count $file begins at $from, and not $wanted"
    done
}

# Before each line of a small file, at its beginning, and behind that; and where a tag is at the
# end of what is read at once.
places() {
    printf '\n\n[Event "a"]\nx\n[Event "b"]\r\n\r\n[Event "c"]\r\n\n[Event "d\\"]\n\n[Event "e\177"]\n\n' >places.pgn
    printf '[Event "f\001"]\n\n[White "w"]\n\n[Event ""]\n\n[Event "\303\251 ~"]\n\nx[Event "g"]\n[Event "h"]\n\r' >>places.pgn
    printf '[Event "i"]\n\n[Event "j"]x\n\n[Event "k" ]\n\n[Event "l"]\r\n\n[Event "m"]' >>places.pgn
    size=$(($(wc -c <places.pgn)))
    # shellcheck disable=SC2046
    cuts places.pgn $size 1 2 3 4 $(awk '{ at += length($0) + 1; print at, at + 1, at + 2 }' places.pgn |
        tr ' ' '\n' | awk -v size=$size '$1 <= size')
    echo >>places.pgn
    cuts places.pgn $((size + 1)) $((size - 9)) $((size - 10))
    cuts long.pgn 9 1 2 3 4 5 6 7 8 9
    { printf '[Event "x"]\n%262131s\n\n[Event "y"]\n%40000s\n' '' ''; } >gap.pgn
    cuts gap.pgn 100000 1 2 3 4 5 6
}

# The numbers of the summaries add up to those of the whole file.
sums() {
    judge_parts 7 planted.pgn
    summed=$(tail -qn 1 parts/*.json | awk '
        function number(name) {
            return match($0, "\"" name "\":[0-9]+") ? \
                substr($0, RSTART + length(name) + 3, RLENGTH - length(name) - 3) : 0
        }
        {
            bytes += number("bytes"); lines += number("lines"); games += number("games")
            plies += number("plies"); ambiguous += number("ambiguous")
        }
        END { print bytes, lines, games, plies, ambiguous }')
    wanted=$(wc -c <planted.pgn)\ $(wc -l <planted.pgn)
    test "${summed% * * *}" = "$(echo $wanted)" || fail "the sums: $summed, and not $wanted"
    run planted.pgn
    wanted="$(sed -n 's/^ecart: \([0-9]*\) games, \([0-9]*\) half-moves.*/\1 \2/p' err) \
$(awk '$2 == "ambiguous" { print $1 }' err)"
    test "${summed#* * }" = "$wanted" || fail "the sums: $summed, and not $wanted"
}

# wrong MESSAGE ARGUMENT...: nothing but that message, and status 2
wrong() {
    printf 'ecart: %s\n' "$1" >wanted
    shift
    run "$@"
    test $status = 2 || fail "$*: status $status"
    differs wanted err && fail "$*: another message"
    test ! -s out || fail "$*: prints $(head -n 1 out)"
}

wrong_parts() {
    "$ecart" pgn --json --quiet --range=1/1 planted.pgn >one.json
    judge_parts 9 planted.pgn
    cd parts || exit 99
    mv 2.json 4.json 5.json ..
    run --merge ./*.json
    cat >wanted <<'END'
ecart: part 2/9 is missing
ecart: parts 4/9 to 5/9 are missing
END
    test $status = 2 && ! test -s out || fail "--merge: status $status"
    differs wanted err && fail '--merge: another message'
    mv ../4.json ../5.json .
    cp ../2.json .
    wrong 'part 1/9 is missing' --merge [2-9].json
    wrong 'part 9/9 is missing' --merge [1-8].json
    for change in 's/"text":"[^"]*"/"text":5/' 's/"line":\([0-9]*\)/"line":"\1"/' 's/"line":[0-9]*/"line":0/' 's/"column":[0-9]*/"column":1234567890123456789/' \
                  's/"line":[0-9]*,//' 's/"game":[0-9]*,//' 's/"reason":"[^"]*"/"reason":"x"/' \
                  's/"reason":"[^"]*",//' 's/$/x/' 's/}$//' 's/}$/,/' 's/"line":[0-9]*/&.5/' 's/"game":/"game"/' "s/.*/{\"x\":\"$(printf %99999s '')\"}/"; do
        sed "2$change" ../2.json >2.json
        wrong '2.json: line 2 is not from ecart pgn --json --range' --merge [0-9].json
    done
    if test -c /dev/full; then
        "$ecart" pgn -q --merge ../one.json >/dev/full 2>err
        test $? = 2 || fail 'merged into a full disk'
        echo 'ecart: cannot write: No space left on device' | diff - err || fail 'another message of a full disk'
    fi
    cp 3.json 2.json
    wrong '3.json: part 3/9 for the second time, after 2.json' --merge [0-9].json
    head -c 300 ../2.json >2.json
    wrong '2.json: truncated: its last line is not whole' --merge [0-9].json
    head -n 2 ../2.json >2.json
    wrong '2.json: truncated: it does not end with a summary' --merge [0-9].json
    : >2.json
    wrong '2.json: truncated: it does not end with a summary' --merge [0-9].json
    grep -v ambiguous ../2.json >2.json
    tail -n 1 ../2.json >>2.json
    grep -q '"ambiguous":[1-9]' 2.json || fail "$(tail -n 1 2.json)"
    number=$(sed -n 's/.*"ambiguous":\([0-9]*\),.*/\1/p' 2.json)
    wrong "2.json: not whole: it has ambiguous 0 times, and its summary says $number" \
        --merge [0-9].json
    cat ../2.json 3.json >2.json
    wrong '2.json: goes on after its summary: each part needs a file' --merge [0-9].json
    { echo '{"line":1}'; cat ../2.json; } >2.json
    wrong '2.json: line 1 is not from ecart pgn --json --range' --merge [0-9].json
    "$ecart" pgn --json --quiet --range=2/9 ../clean.pgn >2.json
    wrong '2.json: not of the same run as 1.json: "file" is "../clean.pgn", and not "planted.pgn"' \
        --merge [0-9].json
    for option in --all --play-on --meant --letters=de --language=de; do
        (cd .. && "$ecart" pgn --json --quiet $option --range=2/9 planted.pgn) >2.json
        wrong "2.json: not of the same run as 1.json: \"options\" is [\"$option\"], and not []" \
            --merge [0-9].json
    done
    version=$("$ecart" --version | sed -n '1s/.* //p')
    sed 's/"version":"[^"]*"/"version":"9.9.9"/' ../2.json >2.json
    wrong "2.json: not of the same run as 1.json: \"version\" is \"9.9.9\", and not \"$version\"" --merge [0-9].json
    sed '1s/"game":[0-9]*/"game":123456789012345678/' ../2.json >2.json
    run --merge [0-9].json
    grep -q 'game 12345678901234' out || fail 'a number of 18 digits'
    (cd .. && "$ecart" pgn --json --quiet --range=2/8 planted.pgn) >2.json
    wrong '2.json: not of the same run as 1.json: "range" is "2/8", and not "1/9"' \
        --merge [0-9].json
    (cd .. && "$ecart" pgn --json --quiet --games --range=2/9 planted.pgn) >rows
    wrong 'rows: not of the same run as 1.json: "options" is ["--games"], and not []' \
        --merge 1.json rows
    number=$(($(wc -l <rows) - 1))
    sed 1d rows >2.json
    wrong "2.json: not whole: it has games $((number - 1)) times, and its summary says $number" \
        --merge 2.json
    sed 's/"from":[0-9]*/"from":7/' ../2.json >2.json
    wrong '2.json: does not begin where the part before it ends: the games were changed in between' \
        --merge [0-9].json
    for change in 's/"options":../"options":[5]/' 's/"from":\([0-9]*\)/"from":"\1"/' 's/"to":[0-9]*/"to":0/' 's/"size":[0-9]*/"size":1/' \
                  's/"file":"[^"]*",//' "s/\"range\":\"[^\"]*/&$(printf %045d 9)/" "s/\"range\":\"[^\"]*/&$(printf %09999d 9)/"; do
        sed "\$$change" ../2.json >2.json
        wrong '2.json: goes on after its summary: each part needs a file' --merge [0-9].json
    done
    # Up to 120 printable bytes are as they are, others are shortened.
    plain="a ~$(printf %117s "" | tr ' ' x)"
    for name in 2 "$plain"; do
        wrong "$name: No such file or directory" --merge 1.json "$name"
    done
    wrong "'': No such file or directory" --merge 1.json ''
    wrong '.: Is a directory' --merge .
    wrong "'\\x1bx': No such file or directory" --merge 1.json "$(printf '\033x')"
    run --merge 1.json "$plain-"
    grep -q "^ecart: 'a ~x*[.]\{3\}': No such" err || fail "$(cat err): not shortened"
    cd ..
}

wrong_ranges() {
    for range in 0/3 +1/2 3/2 3 / 1/0 3/4x -1/2 1/1000000 18446744073709551617/2; do
        wrong "'$range' is not a range: expected K/N, which is part K of N, such as 3/8; N is at most 100000" \
            --json --range=$range planted.pgn
    done
    wrong '--range needs --json' --range=1/2 planted.pgn
    wrong '--range cuts one file: give each file its own ranges' \
        --json --range=1/2 planted.pgn clean.pgn
    wrong '--range needs the name of a file: a stream can only be read from its beginning' \
        --json --range=1/2 -
    wrong '--range needs the name of a file: a stream can only be read from its beginning' \
        --json --range=1/2
    mkfifo pipe
    cat every.pgn >pipe &
    wrong 'pipe: --range needs a regular file: a stream can only be read from its beginning' \
        --json --range=1/2 pipe
    wait
    gzip -c every.pgn >every.pgn.gz
    "$ecart" pgn --quiet --fail=never every.pgn.gz >out 2>err && wrong \
        'every.pgn.gz: --range needs a file that is not compressed: a compressed one can only be read from its beginning' \
        --json --range=1/2 every.pgn.gz
    wrong '--mend cannot be combined with --json' --mend --json --range=1/2 planted.pgn
    wrong '--merge needs the names of the parts' --merge
    for option in --all --language=de --jobs=2 --range=1/2; do
        wrong '--merge has only --json, --quiet, --fail and --color beside it: the rest is as it was when the parts were made' \
            --merge $option parts/1.json
    done
    wrong "unknown value 'no' for --fail: expected findings or never" --fail=no planted.pgn
}

collections
corners
places
sums
wrong_parts
wrong_ranges
exit $((failures != 0))
