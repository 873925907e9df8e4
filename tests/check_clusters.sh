#!/bin/sh
# check_clusters.sh -- examples/parallel_pgn.sh prints what one run prints, although two of
# its workers are killed
command -v parallel >/dev/null && parallel --version 2>/dev/null | grep -q '^GNU parallel' ||
    { echo 'no GNU parallel'; exit 77; }
# shellcheck source=tests/clustered.sh
. "${srcdir:-.}/tests/clustered.sh"
parallel_killed 6

# What is there is not judged again.
echo 'exit 2' >bin/dies
HOME=$PWD "$examples/parallel_pgn.sh" 6 games.pgn killed --all >out 2>err </dev/null && fail 'status 0'
grep -v '^ecart' err | grep . && fail 'judged again'
exit $((failures != 0))
