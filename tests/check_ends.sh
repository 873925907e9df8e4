#!/bin/sh
# check_ends.sh -- what is left when a command cannot go on: streams that are closed, a
# full disk, signals.  No half line, no file beside the one that is written, and a
# status that says it.
# shellcheck source=tests/asked.sh
. "${srcdir:-.}/tests/asked.sh"
# shellcheck source=tests/waiting.sh
. "$srcdir/tests/waiting.sh"
cd "$made" || exit 99
read_json=$OLDPWD/tests/read_json
test -x "$read_json" || read_json="cat"     # it needs jansson

# The signals to send.  Under nohup, HUP is ignored, and a program leaves that as it is.
sh -c 'kill -HUP $$' 2>/dev/null && signals=TERM || signals='TERM HUP'
mkfifo pipe

# A closed stream is an error for who needs it, and for nobody else.
closed() {
    "$ecart" draw numbers >picture
    "$ecart" draw numbers -o closed.svg >&-
    status 0 'draw -o >&-'
    cmp picture closed.svg || fail 'another picture' 'draw -o >&-'
    "$ecart" draw numbers -o all.svg <&- >&- 2>&-
    status 0 'draw -o <&- >&- 2>&-'
    cmp picture all.svg || fail 'another picture' 'draw -o <&- >&- 2>&-'
    # What was closed is open again, on something else, so that no file takes its number.
    for command in 'draw numbers -o /dev/fd/2' 'pgn -q /dev/fd/0'; do
        test ! -d /proc/self/fd && continue
        # shellcheck disable=SC2086
        "$ecart" $command <&- 2>&-
        status 0 "$command <&- 2>&-"
    done
    for command in 'check e4' 'check e5' 'draw numbers' 'filter' 'pgn' 'moves' '--version'; do
        # shellcheck disable=SC2086
        echo '1. e5' | "$ecart" $command >&- 2>err
        status 2 "$command >&-"
        grep -q '^ecart: cannot write: ' err || fail "$(cat err)" "$command >&-"
    done
    for command in 'quiz' 'filter' 'pgn'; do
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

# A file that replaces another keeps its mode.  A file that the user may not write is not replaced.
modes() {
    for mode in 600 640 444; do
        echo old | tee old >mode.svg
        chmod $mode mode.svg
        wanted='0 picture'
        (: >>mode.svg) 2>err || wanted='2 old'
        "$ecart" draw numbers -o mode.svg 2>err
        status "${wanted% *}" 'draw -o'
        test "$(find . -name mode.svg -perm $mode)" || fail "no mode $mode any more" 'draw -o'
        cmp "${wanted#* }" mode.svg || fail 'another picture' 'draw -o'
        rm -f mode.svg
    done
}

# A signal waits for the whole picture or answer, here in a pipe that is full before it is written.
drawn() {
    list='{"id":1,"method":"tools/list"}'
    echo "[$list,$list,$list,$list]" >lists
    for signal in $signals; do
        for command in 'draw numbers -o pipe' mcp; do
            # shellcheck disable=SC2086
            "$ecart" ${command%-o *} <lists >whole
            exec 3<>pipe
            head -c 60000 /dev/zero >&3
            # shellcheck disable=SC2086
            "$ecart" $command <lists >pipe 2>err 3>&- &
            wait_until waits $!
            kill -$signal $!
            exec 4<pipe 3>&-
            tail -c +60001 <&4 >drawn
            exec 4<&-
            wait $! 2>/dev/null
            test $? -gt 128 || fail 'no end by a signal' "$command, $signal"
            cmp whole drawn || fail 'not the whole' "$command, $signal"
        done
    done
}

# More than a file may have is an error, and not the end by a signal.
too_large() {
    awk 'BEGIN { while (n++ < 2000) printf "[Event \"x\"]\n\n1. e5 *\n\n" }' >large.pgn
    printf '{"id":"%10000s","move":"e4"}\n' '' >long
    for command in draw\ numbers 'pgn -q --all large.pgn' filter; do
        # shellcheck disable=SC2086
        { (ulimit -f 8; exec "$ecart" $command <long 2>large.err); ended=$?; echo end; } >large
        (exit $ended)
        status 2 "$command, ulimit -f"
        # A build that counts coverage cannot write its counts either, and says so.
        test "$(sed '/^libgcov/d' large.err)" = 'ecart: cannot write: File too large' ||
            fail "$(cat large.err)" "$command, ulimit -f"
        # The only line of filter is a long one.
        test "$(wc -l <large)" -gt 1 || test "$command" = filter ||
            fail 'nothing was written' "$command, ulimit -f"
        test "$(tail -n 1 large)" = end || fail 'half a line' "$command, ulimit -f"
        tr -d '\0' <large | cmp - large || fail 'a hole' "$command, ulimit -f"
    done
}

# Lines of others before ours stay, even a half one, but not where ours are written.
appended() {
    "$ecart" check e4 >wanted
    echo old >large
    "$ecart" check e4 1<>large
    cmp wanted large || fail 'not written over' 'check e4 1<>'
    printf 'one\nhalf' >large
    (ulimit -f 8; exec "$ecart" filter <large.pgn >>large 2>large.err)
    status 2 'filter >>, ulimit -f'
    test "$(grep -c '^ecart: ' large.err)" = 1 || fail "$(cat large.err)" 'filter >>, ulimit -f'
    test "$(head -n 1 large)" = one || fail 'another first line' 'filter >>, ulimit -f'
    test -z "$(tail -c 1 large)" || fail 'half a line' 'filter >>, ulimit -f'
    sh -c 'ulimit -f 8; cat /dev/zero >full; :' 2>/dev/null
    most=$(wc -c <full)
    # Only one byte more may be written; or the file already has more than may be written.
    head -c $((most - 1)) full >large
    (ulimit -f 8; exec "$ecart" filter <large.pgn >>large 2>large.err)
    head -c $((most - 1)) full | cmp - large || fail 'not what was there' 'filter >> a full file'
    cat full full >large
    (ulimit -f 8; exec "$ecart" filter <large.pgn 1<>large 2>large.err)
    tail -c "$((most))" large | cmp - full || fail 'not what was there' 'filter 1<> a full file'
    # The reader takes one line and goes.
    { "$ecart" pgn --all large.pgn 2>large.err; echo $? >ended; } | head -n 1 >large
    test "$(cat ended)" = 2 && grep -q '^ecart: cannot write' large.err || fail 'no error' 'pgn | head'
}

# Whether there is as much output as is waited for.
# shellcheck disable=SC2317 # called by wait_until
answered() {
    test "$(wc -l <out)" -ge "$lines"
}

# interrupted SIGNAL COMMAND: sends it to a command that reads what is in the pipe, and
# has printed as many $lines; and that waits for more, if they are few
interrupted() {
    name=$1
    shift
    : >out
    (trap '' INT; exec "$ecart" "$@" <pipe >out 2>err) &
    child=$!
    $feeds >pipe 2>/dev/null &
    fed=$!
    wait_until answered
    # The shell started the program with SIGINT ignored: it must not end it.
    test $lines -gt 2 || { wait_until waits $child; kill -INT $child; sleep 0.1; }
    kill "-$name" $child
    began=$(date +%s)
    wait $child 2>/dev/null
    test "$(kill -l $?)" = "$name" || fail 'no end by the signal' "$*, $name"
    test $(($(date +%s) - began)) -le 30 || fail 'a late end' "$*, $name"
    kill $fed 2>/dev/null
    wait $fed 2>/dev/null
    test -z "$(tail -c 1 out)" || fail 'half a line' "$*, $name"
    grep 'cannot\|truncated\|unexpected' err && fail 'an error' "$*, $name"
}

# They end by themselves when nobody is left to kill them, and do not fill the disk.
# shellcheck disable=SC2317 # called as $feeds
requests() {
    exec timeout 45 yes -- '-	e4'
}

# shellcheck disable=SC2317
games() { # long ones, as what is found in them is read again
    exec timeout 45 awk 'BEGIN { for (;;) printf "[Event \"x\"]\n\n1. e4 {%2000s} e5 2. e5 *\n\n", "" }'
}

# A request and a game that may go on
# shellcheck disable=SC2317
beginnings() {
    printf '%s\n' '-	e4' '[Event "x"]'
    printf '1. e5 e4'
    exec sleep 45
}

# The same, but its end is cut off.
# shellcheck disable=SC2317
packed() {
    printf '1. e5 e4' | gzip | head -c 20
    exec sleep 45
}

# What was answered is there, to the end of a line, and is counted.
whole_lines() {
    lines=1000
    for signal in $signals; do
        feeds=requests
        interrupted $signal filter
        test -s out || fail 'no answers' "filter, $signal"
        grep -qx "ecart: $(wc -l <out) lines: .*" err || fail "$(cat err)" "filter, $signal"
        feeds=games
        for jobs in 1 3; do
            interrupted $signal pgn --all -j $jobs
            grep -q "^-:[1-9]" out || fail 'no findings' "pgn, $signal"
            grep -v '^-:.*: pawn-' out | head -n 1 | grep . && fail 'another finding' "pgn, $signal"
            interrupted $signal pgn --all --json -j $jobs
            "$read_json" <out >/dev/null || fail 'no JSON' "pgn --json, $signal"
        done
    done

    # While it waits for more, it ends at once, and the beginning is not judged.
    feeds=beginnings lines=2
    interrupted TERM filter
    test "$(wc -l <out)" = 2 || fail "$(wc -l <out) answers" 'filter, a beginning'
    lines=0 reads=beginnings
    gzip </dev/null | "$ecart" pgn 2>&1 | grep -q 'which this ecart cannot read' || reads="$reads packed"
    for feeds in $reads; do
        interrupted TERM pgn
        test ! -s out || fail "$(cat out)" "pgn, $feeds"
    done
}

# A program that nobody reads from ends all the same: some seconds after a signal, an alarm ends it.
# slow_ends.sh waits for that alarm; here we send it at once.
asleep() {
    unread
    kill -TERM $child
    sleep 0.1
    kill -ALRM $child
    wait $child 2>/dev/null
    status 143 'pgn | sleep'
    begun
}

closed
modes
drawn
too_large
appended
whole_lines
asleep
exit $((failures != 0))
