# clustered.sh -- what tests of large collections on several processors or machines share;
# read by them, with how many copies of the planted games there are in $copies
# shellcheck shell=sh
# shellcheck source=tests/linted.sh
. "${srcdir:-.}/tests/linted.sh"
examples=$(cd "$data/../../examples" && pwd) || exit 99
: "${copies:=1}"

# The first of the bytes 0x80 shows that the file is not UTF-8, and that is told once.
"$games" 20000 | awk -f "$data/plant.awk" "$data/planted.tsv" - >planted.pgn
copy=0
while test $copy -lt "$copies"; do
    cat planted.pgn
    copy=$((copy + 1))
done >games.pgn
awk -F'\t' -v copies="$copies" -v lines="$(wc -l <planted.pgn)" '
    /^#/ || $7 == "-" { next }
    { line[++n] = $5; rest[n] = ":" $6 ": "; name[n] = $7; legacy[n] = $4 ~ /200/ }
    END {
        for (copy = 0; copy < copies; copy++) {
            for (i = 1; i <= n; i++) {
                if (legacy[i] && !told++)
                    print line[i] rest[i] "legacy-text"
                print copy * lines + line[i] rest[i] name[i]
            }
        }
    }' "$data/planted.tsv" >wanted.list

# What one run prints, which has what was planted and nothing else.
"$ecart" pgn --all games.pgn >one.out 2>one.err
sed -E 's/^[^:]*:([0-9]+:[0-9]+): game [0-9]+ \([^)]*\)(, [^:]*)?: ([a-z-]+): .*/\1: \3/' \
    one.out >found.list
differs wanted.list found.list && fail 'not what was planted'

# same WHAT: out and err are those of one run
same() {
    cmp one.out out && cmp one.err err || fail "$1: other bytes"
}

# An ecart of which some are killed, each of them once, after a part of its answer.  It is
# for the tests to write bin/dies, which decides that.
mkdir bin marks
cat >bin/ecart <<'END'
#!/bin/sh
. "${0%/*}/dies"
exec "$ECART" "$@"
END
chmod +x bin/ecart
ECART=$ecart MARKS=$PWD/marks PATH=$PWD/bin:$PATH
export ECART MARKS PATH

# The ranges of the whole file, merged forwards and backwards.
ranges() { # ranges COUNT
    rm -rf parts
    mkdir parts
    n=0
    while test $n -lt "$1"; do
        n=$((n + 1))
        "$ecart" pgn --json --quiet --fail=never --all --range=$n/"$1" games.pgn >parts/$n.json ||
            fail "range $n/$1: status $?"
    done
    for files in "$(echo parts/*)" "$(ls -r parts/*)"; do
        # shellcheck disable=SC2086 # a list of files
        "$ecart" pgn --merge $files >out 2>err
        same "--merge of $1"
    done
}

# GNU parallel, with one worker killed, and the shell of another one too.
parallel_killed() { # parallel_killed COUNT
    mkdir -p .parallel
    : >.parallel/will-cite
    cat >bin/dies <<'END'
case $* in
*--range=2/* | *--range=5/*)
    if mkdir "$MARKS/$(echo "$*" | tr -c 'a-z0-9\n' -)" 2>/dev/null; then
        "$ECART" "$@" 2>/dev/null | head -c 700
        case $* in *=5/*) kill -KILL $PPID ;; esac
        kill -KILL $$
    fi ;;
esac
END
    HOME=$PWD "$examples/parallel_pgn.sh" "$1" games.pgn killed --all >out 2>err </dev/null
    status=$?
    grep -v '^/bin/\|Killed' err >err.own
    mv err.own err
    test $status = 1 || fail "parallel: status $status"
    test "$(find marks -mindepth 1 | wc -l)" = 2 || fail 'parallel: not two workers were killed'
    same "parallel, $1 parts"
}
