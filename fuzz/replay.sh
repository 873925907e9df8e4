#!/bin/sh
# replay.sh -- the corpora of all fuzz targets, each input judged again
top=${srcdir:-.}
status=0
for corpus in "$top"/fuzz/corpus/*.txt; do
    target=fuzz/replay_$(basename "$corpus" .txt)
    "$target" "$corpus" || { echo "$corpus: FAILED"; status=1; }
done
exit $status
