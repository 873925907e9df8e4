#!/bin/sh
# slow_faults.sh -- for every command, each read, write, open, close, seek, thread and
# allocation fails in turn, and a signal comes at each of these calls.  Whatever happens: all
# is done, or the status says that it is not; a signal leaves no half line and no other file.
# It needs strace, and the GNU library, whose malloc can be replaced.
# shellcheck source=tests/asked.sh
. "${srcdir:-.}/tests/asked.sh"
case $CFLAGS in *-fsanitize* | *--coverage*) exit 77 ;; esac
strace -o "$made/trace" true 2>/dev/null || exit 77
${CC:-cc} -shared -fPIC -o "$made/fail.so" "$srcdir/tests/fail_calls.c" -ldl || exit 77
cd "$made" || exit 99
: "${FAULTS:=400}"       # the most calls of a kind that are looked at

awk 'BEGIN { while (n++ < 300) printf "[Event \"x\"]\n\n1. e4 e5 2. Nc4 *\n\n" }' >games.pgn
awk 'BEGIN { while (n++ < 300) print "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\te5" }' >requests
printf 'yes\nno\n1\n' >replies
echo '1. e4 e5 2. Nc4' >moves
printf 'xboard\nprotover 2\nusermove e2e4\nusermove e2e4\nquit\n' >talk.txt
printf '{"jsonrpc":"2.0","id":%s,"method":"tools/list"}\n' 1 2 3 >messages
mkdir files

run() { # run COMMAND...: with what it reads
    case $command in
    filter*) "$@" <requests ;;
    'check -') "$@" <moves ;;
    quiz*) "$@" <replies ;;
    cecp*) "$@" <talk.txt ;;
    mcp*) "$@" <messages ;;
    *) "$@" </dev/null ;;
    esac >out 2>err
    status=$?
}

# The picture is the old one, or whole; or a file that was just emptied, or could not be filled,
# which the status says.
one_file() { # one_file WHAT
    test "$(echo files/*)" = files/a.svg || fail "$(echo files/*), $1" "$command"
    test ! -s files/a.svg || test "$(cat files/a.svg)" = old || cmp -s files/a.svg good.svg ||
        test $status = 2 || fail "half a picture, $1" "$command"
}

# What cannot be told on stderr, is not; a program that the system cannot begin says 127.
honest() { # honest WHAT
    one_file "$1"
    if test $status = $well && cmp -s out good; then
        test $status != 0 || test "$command" = "${command#draw}" || cmp -s files/a.svg good.svg ||
            fail "no picture, $1" "$command"
    elif test $status != 127; then
        test $status = 2 || fail "status $status, $1" "$command"
        grep -q '^ecart: ' err || grep -q '(2,.*INJECTED' trace || fail "no reason, $1" "$command"
    fi
}

ended() { # ended WHAT: by a signal, or it was done before
    one_file "$1"
    test $status = 143 || test $status = $well || fail "status $status, $1" "$command"
    test $status = 143 || cmp -s out good || fail "another output, $1" "$command"
    case $command in quiz*) return ;; esac      # a prompt is half a line
    test ! -s out || test "$(tail -c 1 out | wc -l)" = 1 || fail "half a line, $1" "$command"
}

# each CALL HOW CHECK: at the first, second, ... such call
each() {
    n=0
    while n=$((n + 1)) && test $n -le "$FAULTS"; do
        echo old >files/a.svg
        # shellcheck disable=SC2086
        run strace -f -o trace -e trace="$1" -e inject="$1:$2:when=$n" "$ecart" $command
        grep -Eq 'INJECTED|SIGTERM' trace || break
        "$3" "$1 $2 $n"
        total=$((total + 1))
    done
}

allocations() {
    n=0
    while n=$((n + 1)) && test $n -le "$FAULTS"; do
        rm -f shown
        echo old >files/a.svg
        # shellcheck disable=SC2086
        run env LD_PRELOAD="$made/fail.so" FAIL_CALL=malloc FAIL_AT=$n FAIL_SHOWN="$made/shown" \
            "$ecart" $command
        test -e shown || break
        honest "malloc $n"
        total=$((total + 1))
    done
}

total=0
: >trace
while read -r command; do
    echo old >files/a.svg
    # shellcheck disable=SC2086
    run "$ecart" $command
    test $status -lt 2 || fail "status $status: $(cat err)" "$command"
    cp out good
    cp files/a.svg good.svg
    well=$status
    each read error=EIO honest
    each write error=ENOSPC honest
    each openat error=EACCES honest
    each close error=EIO honest
    each lseek error=EIO honest
    each clone3 error=EAGAIN honest
    allocations
    for call in read write openat; do
        each $call signal=TERM ended
    done
done <<'END'
check e4 e5 Ke3
check -
check --json --language=de Sf4
explain --level=arbiter Ke2
moves --json
premove e4
ends
draw position -o files/a.svg
fen 8/8/8/4k3/8/4K3/4P3/8
seen rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR
pgn --all --meant games.pgn
pgn -j 3 --json games.pgn
pgn --mend games.pgn
pgn --games games.pgn
filter
filter --fail requests
cecp
mcp
quiz --seed=1
board
attacks white
shape knight
distance a1 h8
trajectory knight a1 h8
mobility knight e4
terms
perft 3
END
echo "$total faults"
exit $((failures != 0))
