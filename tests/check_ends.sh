#!/bin/sh
# check_ends.sh -- what is left when a command cannot go on: streams that are closed, a
# full disk, signals.  No half line, no file beside the one that is written, and a
# status that says it.
# shellcheck source=tests/asked.sh
. "${srcdir:-.}/tests/asked.sh"
cd "$made" || exit 99

# status WANTED WHAT: after a command
status() {
    found=$?
    test "$found" = "$1" || fail "status $found and not $1"  "$2"
}

# A closed stream is an error for who needs it, and for nobody else.
closed() {
    "$ecart" draw numbers >picture
    "$ecart" draw numbers -o closed.svg >&-
    status 0 'draw -o >&-'
    cmp picture closed.svg || fail 'another picture' 'draw -o >&-'
    "$ecart" draw numbers -o all.svg <&- >&- 2>&-
    status 0 'draw -o <&- >&- 2>&-'
    cmp picture all.svg || fail 'another picture' 'draw -o <&- >&- 2>&-'
    for command in 'check e4' 'check e5' 'draw numbers' 'filter' 'pgn' 'moves' '--version'; do
        # shellcheck disable=SC2086
        echo '1. e5' | "$ecart" $command >&- 2>err
        status 2 "$command >&-"
        grep -q '^ecart: cannot write: ' err || fail "$(cat err)" "$command >&-"
    done
    for command in 'quiz' 'quiz --json' 'filter' 'pgn'; do
        # shellcheck disable=SC2086
        "$ecart" $command <&- >out 2>err
        status 2 "$command <&-"
        test "$(wc -l <err)" = 1 || fail "$(cat err)" "$command <&-"
    done
    "$ecart" quiz </ >out 2>err
    status 2 'quiz </'
    "$ecart" quiz </dev/null >out 2>err
    status 0 'quiz </dev/null'
}

# A file that replaces another may be read by the same.
modes() {
    for mode in 600 640 444; do
        echo old >mode.svg
        chmod $mode mode.svg
        "$ecart" draw numbers -o mode.svg
        test "$(find . -name mode.svg -perm $mode)" || fail "no mode $mode any more" 'draw -o'
        cmp picture mode.svg || fail 'another picture' 'draw -o'
        rm -f mode.svg
    done
}

# The helper that makes a PNG takes time.  A signal waits for it, so that the file is
# whole, or goes again.
killed() {
    test -x "$OLDPWD/tools/ecart-png" || return 0
    mkdir slow beside
    printf '#!/bin/sh\nsleep 1\ncat\n' >slow/ecart-png
    chmod +x slow/ecart-png
    for signal in TERM HUP; do
        ECART_LIBEXECDIR=$made/slow "$ecart" draw numbers --png -o beside/a.png 2>err &
        sleep 0.5
        kill -$signal $!
        wait $!
        test $? -gt 128 || fail 'no end by a signal' "draw -o, $signal"
        test -z "$(find beside -name '*.new')" || fail 'a file is left' "draw -o, $signal"
        rm -f beside/*
    done
}

# More than a file may have is an error, and not the end by a signal.
too_large() {
    for command in draw\ numbers 'pgn -q --all large.pgn'; do
        awk 'BEGIN { while (n++ < 2000) printf "[Event \"x\"]\n\n1. e5 *\n\n" }' >large.pgn
        # shellcheck disable=SC2086
        (ulimit -f 8; exec "$ecart" $command >large 2>large.err)
        status 2 "$command, ulimit -f"
        # A build that counts coverage cannot write its counts either, and says so.
        test "$(sed '/^libgcov/d' large.err)" = 'ecart: cannot write: File too large' ||
            fail "$(cat large.err)" "$command, ulimit -f"
    done
}

closed
modes
killed
too_large
exit $((failures != 0))
