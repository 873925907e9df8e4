#!/bin/sh
# replay.sh -- the corpora of all fuzz targets, each input judged again
top=${srcdir:-.}
status=0
made=$(mktemp -d) || exit 99
trap 'rm -rf "$made"' EXIT
fail() {
    echo "$1: FAILED"
    status=1
}

for corpus in "$top"/fuzz/corpus/*.txt; do
    target=fuzz/replay_$(basename "$corpus" .txt)
    "$target" "$corpus" || fail "$corpus"
done

corpus=$top/fuzz/corpus/pgn.txt
fuzz/replay_pgn_twice "$corpus" || fail "$corpus, twice"

# A collection has the fault that the remark before it names, and ecart pgn says so.
fuzz/replay_pgn --split "$made" "$corpus" || fail "$corpus, split"
faults=$(sed -n '/^typedef uint8_t ecart_pgn_fault/,/ECART_PGN_FAULTS/s/^ *ECART_PGN_\([A-Z_]*\),.*/\1/p' \
    "$top/include/ecart/pgn.h" | tr A-Z_ a-z-)
test "$faults" || fail 'the list of faults'
for fault in $faults; do
    line=$(sed -n "/^# $fault\$/{n;=;}" "$corpus")
    tools/ecart pgn "$made/$line" 2>/dev/null | grep -q ": $fault: " ||
        fail "$corpus: nothing has a $fault, and that"
done
exit $status
