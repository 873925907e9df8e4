# display.sh -- what tests of a program with a window share; read by them, with the size
# of the screen in $screen and the tools that they need in $tools.  $client is the
# program that they start.
# shellcheck shell=sh disable=SC2034 # the tests end with $status
: "${screen:=}" "${tools:=}"
for tool in Xvfb xdotool $tools; do
    command -v "$tool" >/dev/null 2>&1 || { echo "skipped: no $tool"; exit 77; }
done

made=$(mktemp -d) || exit 99
server=
client=
finish() {
    test -z "$client" || kill "$client"
    test -z "$server" || kill "$server"
    wait
    rm -rf "$made"
} 2>/dev/null
trap finish EXIT
trap 'exit 99' HUP INT TERM
: >"$made/display"
Xvfb -displayfd 3 -screen 0 "$screen" -nolisten tcp 3>"$made/display" 2>"$made/xvfb" &
server=$!
HOME=$made XDG_RUNTIME_DIR=$made NO_AT_BRIDGE=1 LC_ALL=C.UTF-8
export HOME XDG_RUNTIME_DIR NO_AT_BRIDGE LC_ALL
status=0

fail() {
    echo "$*"
    status=1
}

# within WHAT COMMAND...: waits until a command succeeds, ten seconds at most.  The first
# wait in vain ends the test: those after it would wait for what can no longer come.
within() {
    what=$1
    tries=0
    shift
    until "$@" >/dev/null 2>&1; do
        tries=$((tries + 1))
        test $tries -lt 100 || { fail "waited in vain: $what"; exit 1; }
        sleep 0.1
    done
}
