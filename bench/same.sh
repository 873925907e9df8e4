#!/bin/sh
# same.sh -- make same: whether this tree answers as BASE does, byte for byte
#
# First the library, by same.c; then what the programs print.  With
# VERDICTS=2000000 it takes half a minute.  BASE is the last commit after which
# nothing that is printed was changed on purpose.
set -eu
: "${srcdir:=.}" "${VERDICTS:=100000000}" "${BASE:=84222b6}"
export BASE
data=$srcdir/tests/data
corpus=$srcdir/fuzz/corpus
base=$PWD/bench/base/program/tools/ecart
this=$PWD/tools/ecart
LC_ALL=C
export LC_ALL
made=$(mktemp -d) || exit 99
trap 'rm -rf "$made"' EXIT
trap 'exit 1' HUP INT TERM
tab=$(printf '\t')
runs=0
differ=0

# Whether Chess960, a tab, a FEN; the starts of Chess960 last.
starts() {
    sed -n "s/^[^#${tab}]*${tab}\([^${tab}]* [wb] [^${tab}]*\).*/0${tab}\1/p" "$data/suite.tsv" \
        "$data/perft.tsv" "$data/fen.tsv" "$data/moves.tsv"
    sed -n "s/^\([^#${tab}]* [wb] [^${tab}]*\).*/0${tab}\1/p" "$data/standing.tsv" \
        "$data/standing_more.tsv" "$data/after.tsv" "$data/faults.tsv"
    awk -F'\t' -v OFS='\t' '!/^#/ { print $2 == "chess960", $3 }' "$srcdir/conformance/moves.tsv"
    sed -n "s/^[^#${tab}]*${tab}\([^${tab}]* [wb] [^${tab}]*\).*/1${tab}\1/p" "$data/castle960.tsv" \
        "$data/chess960.tsv"
}

# same INPUT ARGUMENT...: both programs print the same, and end the same.
same() {
    input=$1
    shift
    runs=$((runs + 1))
    "$base" "$@" <"$input" >"$made/out.base" 2>"$made/err.base" && was=0 || was=$?
    "$this" "$@" <"$input" >"$made/out.this" 2>"$made/err.this" && is=0 || is=$?
    if test "$was" -eq "$is" && cmp -s "$made/out.base" "$made/out.this" &&
        cmp -s "$made/err.base" "$made/err.this"; then
        return
    fi
    differ=$((differ + 1))
    echo "same: ecart $* <$input: status $was and $is"
    diff "$made/out.base" "$made/out.this" | head -n 4
    diff "$made/err.base" "$made/err.this" | head -n 4
}

# A line of a corpus is an input.  The # of its remarks is not the start of an octal.
unescape() { # unescape CORPUS FOLDER
    mkdir "$2"
    fuzz/replay_"$1" --split "$2" "$corpus/$1.txt" >/dev/null
}

games() {
    tests/make_games 20000 >"$made/clean.pgn"
    awk -f "$data/plant.awk" "$data/planted.tsv" "$made/clean.pgn" >"$made/planted.pgn"
    tests/make_games 400 --decorated >"$made/decorated.pgn"
    for file in "$made/planted.pgn" "$made/decorated.pgn"; do
        same /dev/null pgn "$file"
        same /dev/null pgn --json --warn=all "$file"
        same "$file" pgn --jobs=2 --warn=notes --no-warn=warnings
    done
    unescape pgn "$made/pgn"
    for file in "$made"/pgn/*; do
        same /dev/null pgn --warn=all "$file"
        same "$file" pgn --warn=all --json
    done
}

# What each suite asks, as lines with a FEN and a move; and as JSON.
requests() {
    for file in moves san san_more moves960; do
        sed -n "s/^[^#${tab}]*${tab}\([^${tab}]* [wb] [^${tab}]*${tab}[^${tab}]*\).*/\1/p" "$data/$file.tsv"
    done >"$made/lines"
    awk -F'\t' -v OFS='\t' '!/^#/ { print $3, $4 }' "$srcdir/conformance/moves.tsv" >>"$made/lines"
    awk -F'\t' -v OFS='\t' '!/^#/ { n = split($6 " " $7, moves, " ")
        for (i = 1; i <= n; i += 7) print $2, moves[i] }' "$data/suite.tsv" >>"$made/lines"
    sed -n "s/\$/${tab}e2e4/p" "$corpus/fen.txt" >>"$made/lines"
    awk -F'\t' '/["\\]/ { next }
        { printf "{\"id\":%d,\"fen\":\"%s\",\"move\":\"%s\"}\n", NR, $1, $2 }' \
        "$made/lines" >"$made/objects"
}

filters() {
    requests
    unescape filter "$made/filter"
    for file in "$made/lines" "$made/objects" "$corpus"/*.txt "$made"/filter/*; do
        same "$file" filter
        for option in --chess960 --strict --language=fr --language=de; do
            same "$file" filter $option
        done
    done
}

# The other commands, on a few positions of each suite.
commands() {
    starts | awk 'NR % 97 == 1' >"$made/some"
    while IFS="${tab}" read -r chess960 fen; do
        option=
        test "$chess960" = 0 || option=--chess960
        for command in moves 'moves --json' 'draw pins' 'draw check' 'draw position' \
            'draw moves e1' 'board --ascii' 'attacks white' 'mobility knight g1' \
            'check e2e4 e7e5 g1f3' 'check --json e1g1' 'explain e1g1' 'explain --json e2e4' \
            'explain --level=arbiter --language=fr a1a8' 'explain --level=child d1d8' \
            'draw move e1e8' 'explain' 'perft 2'; do
            # shellcheck disable=SC2086 # lists of words
            same /dev/null $command $option --position="$fen"
        done
        same /dev/null fen $option "$fen"
        same /dev/null fen --json --language=de $option "$fen"
    done <"$made/some"
    seq 0 7 | sed 's/.*/yes/' >"$made/yes"
    for seed in 1 2 3 4 5 6; do
        same "$made/yes" quiz --seed=$seed --count=8
        same "$made/yes" quiz --seed=$seed --count=8 --level=arbiter
    done
    for command in check explain moves filter pgn fen perft board shape distance \
        trajectory mobility attacks quiz draw; do
        same /dev/null $command --help
        same /dev/null $command --none
        same /dev/null $command e9 x
    done
    for command in 'distance a1' 'distance a1 h8' 'shape queen d4' 'shape P e2' \
        'trajectory knight a1 h8' 'trajectory bishop a1 g7' 'draw numbers' 'draw frame' \
        'draw shape king e4' 'draw alias rook a1 b8' 'draw distance e4' \
        'draw trajectory knight a1 h8' 'draw mobility queen a1' '--help' '--version' ''; do
        # shellcheck disable=SC2086 # lists of words
        same /dev/null $command
    done
}

sh "$srcdir/bench/build.sh" same_answers
starts >"$made/starts"
library=0
bench/same bench/base/same_answers.so bench/this/same_answers.so "$VERDICTS" \
    "$srcdir/bench/same_wanted.txt" <"$made/starts" || library=$?
games
filters
commands
echo "same: $runs runs of the programs: $differ differ"
test "$library" -eq 0 && test "$differ" -eq 0
