#!/bin/sh
# replay.sh -- the corpora of all fuzz targets, each input judged again
#
# Whole collections are files: one that has the name of a fault has that fault
# in it, and ecart pgn says so.
top=${srcdir:-.}
status=0
fail() {
    echo "$1: FAILED"
    status=1
}

for corpus in "$top"/fuzz/corpus/*.txt; do
    target=fuzz/replay_$(basename "$corpus" .txt)
    "$target" "$corpus" || fail "$corpus"
done

fuzz/replay_pgn_twice "$top/fuzz/corpus/pgn.txt" || fail 'fuzz/corpus/pgn.txt, twice'
for target in pgn pgn_twice; do
    fuzz/replay_$target --whole "$top"/fuzz/corpus/pgn/*.pgn || fail "the collections: $target"
done
faults=$(sed -n '/^typedef uint8_t ecart_pgn_fault/,/ECART_PGN_FAULTS/s/^ *ECART_PGN_\([A-Z_]*\),.*/\1/p' \
    "$top/include/ecart/pgn.h" | tr A-Z_ a-z-)
test "$faults" || fail 'the list of faults'
for fault in $faults; do
    collection=$top/fuzz/corpus/pgn/$fault.pgn
    tools/ecart pgn "$collection" 2>/dev/null | grep -q ": $fault: " ||
        fail "$collection has no $fault, and"
done
exit $status
