# clustered.sh -- read by the tests that judge a large collection on several processors or
# machines; $copies is how often the planted games stand in it
# shellcheck shell=sh
# shellcheck source=tests/linted.sh
. "${srcdir:-.}/tests/linted.sh"
examples=$(cd "$data/../../examples" && pwd) || exit 99
: "${copies:=1}"

# legacy-text is reported once for the whole file, at the first byte that is not UTF-8.
plain 20000 | awk -f "$data/plant.awk" "$data/planted.tsv" - >planted.pgn
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

# One run finds what was planted, and nothing else.
"$ecart" pgn --all games.pgn >one.out 2>one.err
sed -E 's/^[^:]*:([0-9]+:[0-9]+): game [0-9]+ \([^)]*\)(, [^:]*)?: ([a-z-]+): .*/\1: \3/' \
    one.out >found.list
differs wanted.list found.list && fail 'not what was planted'

# same WHAT: out and err must be what that run printed
same() {
    cmp one.out out && cmp one.err err || fail "$1: other bytes"
}

# An ecart that may die halfway.  Each test writes bin/dies, a script that kills some runs
# after a part of their output, and each run only once.
mkdir bin marks
cat >bin/ecart <<'END'
#!/bin/sh
. "${0%/*}/dies"
exec "$ECART" "$@"
END
chmod +x bin/ecart
ECART=$ecart MARKS=$PWD/marks PATH=$PWD/bin:$PATH
export ECART MARKS PATH

# Judges the file in so many ranges, and merges them forwards and backwards.
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

# GNU parallel, where one worker is killed, and another one together with its shell.
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
