#!/bin/sh
# check_failures.sh -- each call of malloc, read, open and others fails in turn, and each
# block of the output: a command that cannot do all says so with status 2.  It needs the GNU library, whose malloc can be replaced.
# shellcheck source=tests/asked.sh
. "${srcdir:-.}/tests/asked.sh"
case $CFLAGS in *-fsanitize* | *--coverage*) exit 77 ;; esac
${CC:-cc} -shared -fPIC -o "$made/fail.so" "$srcdir/tests/fail_calls.c" -ldl 2>/dev/null || exit 77
cd "$made" || exit 99

awk 'BEGIN { while (n++ < 300) printf "[Event \"x\"]\n\n1. e4 e5 2. Nc4 *\n\n" }' >games.pgn
gzip -c games.pgn >games.gz
head -n 4 games.pgn >game.pgn
zstd -c games.pgn >games.zst 2>/dev/null || cp games.gz games.zst
start='rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'
awk -v start="$start" 'BEGIN { while (n++ < 300) print start "\te5" }' >requests
call='{"id":1,"method":"tools/call","params":{"name":"check_fen"}}'
awk -v call="$call" 'BEGIN { while (n++ < 40) print "[" call "," call "]" }' >calls
awk 'BEGIN { while (n++ < 10) print "yes" }' >replies
echo '1. e4 e5 2. Nc4' >moves
"$ecart" pgn --all --json -q --range=1/1 games.pgn >part
mkdir files

# run COMMAND...: with what it reads
run() {
    case $command in
    filter) "$@" <requests ;;
    mcp) "$@" <calls ;;
    'check -') "$@" <moves ;;
    quiz*) "$@" <replies ;;
    *) "$@" ;;
    esac >out 2>err
    status=$?
}

# It was done, as if nothing had failed, or there is trouble.
honest() { # honest WHAT
    if test $status != 2; then
        test $status = $well || fail "status $status, $1" "$command"
        cmp out good || fail "another output, $1" "$command"
    elif ! grep -q '^ecart: ' err; then
        fail "no reason, $1" "$command"
    fi
    test "$(echo files/*)" = files/a.svg || fail "$(echo files/*), $1" "$command"
    test $status != 0 || test "$command" = "${command#draw}" || cmp files/a.svg good.svg ||
        fail "another picture, $1" "$command"
}

calls() {
    for call in malloc read open; do
        n=0
        while test $n -lt 30; do
            n=$((n + 1))
            rm -f shown
            echo old >files/a.svg
            # shellcheck disable=SC2086 # several arguments
            run env LD_PRELOAD="$made/fail.so" FAIL_CALL=$call FAIL_AT=$n \
                FAIL_SHOWN="$made/shown" "$ecart" $command
            test -e shown || break
            failed=$((failed + 1))
            honest "$call $n"
            test $call$status != malloc2 || grep -q memory err || fail "another reason, $n" "$command"
            # What is not unpacked is not judged.
            grep -q ': bad-byte: ' out && fail "a packed byte is judged, $call $n" "$command"
        done
    done
}

# The same with each block of 512 or 1024 bytes of the output.
blocks() {
    n=0
    while test $n -lt 12; do
        echo old >files/a.svg
        # shellcheck disable=SC2086
        status=$(ulimit -f $n; run "$ecart" $command; echo $status)
        test "$status" = 2 || test "$status" = $well || fail "status $status, block $n" "$command"
        test "$status" = 2 || cmp out good || fail "another output, block $n" "$command"
        test "$(echo files/*)" = files/a.svg || fail "$(echo files/*), block $n" "$command"
        n=$((n + 1))
    done
}

failed=0
for command in 'pgn --all --meant games.pgn' 'pgn -j 3 --json games.pgn' 'pgn --games games.pgn' 'pgn --mend games.pgn' \
               'pgn --merge part' 'pgn -j 1 --json game.pgn' 'pgn -j 1 --games game.pgn' filter mcp 'pgn games.gz' 'pgn games.zst' '4k3/8/8/8/8/8/8/4K3 Kd1' 'check -' 'check --language=de Sf4' 'draw position -o files/a.svg' 'quiz --seed=1'; do
    # shellcheck disable=SC2086
    run "$ecart" $command
    cp out good
    test ! -e files/a.svg || cp files/a.svg good.svg
    well=$status
    calls
    blocks
done
test $failed -ge 40 || fail "only $failed failures"
exit $((failures != 0))
