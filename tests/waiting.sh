# waiting.sh -- what tests of commands that have to end share: they wait for an event, not
# for a time; read by them after asked.sh.
# shellcheck shell=sh
: "${made:=}" "${ecart:=}"

# status WANTED WHAT: after a command
status() {
    found=$?
    test "$found" = "$1" || fail "status $found and not $1"  "$2"
}

# wait_until COMMAND...: at most thirty seconds, as a busy machine may need
wait_until() {
    tries=0
    until "$@" || test $tries = 600; do
        sleep 0.05
        tries=$((tries + 1))
    done
}

# waits PROCESS: whether the program has begun, and sleeps until it may read or write; it
# was seen so three times on end, as it does so for a moment while it works too.
# shellcheck disable=SC2317 # called by wait_until
waits() {
    ps -o stat= -o comm= -p $$ >/dev/null 2>&1 || { sleep 0.5; return 0; }   # another ps
    for _ in 1 2 3; do
        case $(ps -o stat= -o comm= -p "$1") in S*ecart*) ;; *) return 1 ;; esac
        sleep 0.02
    done
}

# unread: begins to judge a collection, the $child, whose output nobody takes from the pipe
unread() {
    awk 'BEGIN { while (n++ < 2000) printf "[Event \"x\"]\n\n1. e5 *\n\n" }' >unread.pgn
    "$ecart" pgn --all <unread.pgn >pipe 2>/dev/null &
    child=$!
    exec 3<pipe
    wait_until waits $child
}

# begun: whether that wrote as much as fits into a pipe before it was ended
begun() {
    test "$(wc -c <&3)" -ge 4096 || fail 'it had not begun' 'pgn | sleep'
    exec 3<&-
}
