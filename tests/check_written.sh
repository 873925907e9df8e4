#!/bin/sh
# check_written.sh -- ecart draw --output: only a plain file is replaced, whole or not at
# all; a device or a pipe is written to and stays what it is.
asked=draw
# shellcheck source=tests/asked.sh
. "${srcdir:-.}/tests/asked.sh"
"$ecart" draw numbers >"$made/picture" || exit 99
mkdir "$made/files"
cd "$made/files" || exit 99

# written FILE [NAME]: the picture is there, under that name, and nothing beside it
written() {
    "$ecart" draw numbers -o "$1" || fail "status $?" -o "$1"
    cmp "$made/picture" "${2:-$1}" || fail 'another picture' -o "$1"
    test -z "$(find . -name '*.new')" || fail "$(find . -name '*.new')" -o "$1"
}

refused() { # refused MESSAGE FILE
    before=$(ls -l)
    trouble "cannot write '$2': $1" numbers -o "$2"
    test "$(ls -l)" = "$before" || fail "other files: $(ls -l)" -o "$2"
}

plain_files() {
    echo old >old
    chmod 604 old
    written old
    test "$(find old -perm 604)" || fail 'another mode' -o old
    written new
    ln old twin
    written old
    chmod 444 old
    written old
    rm -f old twin new
    test "$(id -u)" = 0 || return
    echo old >old
    chown 12:34 old
    chmod 640 old
    written old
    test "$(find old -user 12 -group 34 -perm 640)" || fail 'another owner' -o old
    rm -f old
}

links() {
    mkdir folder
    echo old >folder/old
    ln -s old folder/link
    ln -s folder/link far
    ln -s folder there
    for file in folder/old folder/link far there/link; do
        echo old >folder/old
        written $file folder/old
        test "$(find . -type l | sort | tr '\n' ' ')" = './far ./folder/link ./there ' ||
            fail 'no link any more' -o $file
    done
    rm folder/old
    written far folder/old
    test "$(echo folder/*)" = 'folder/link folder/old' || fail "$(echo folder/*)" -o far
    ln -s "$made/files/absolute" nowhere
    written nowhere absolute
    test -h nowhere || fail 'no link any more' -o nowhere
    ln -s no/where astray
    refused 'No such file or directory' astray
    ln -s circle circle
    refused 'Too many levels of symbolic links' circle
    refused 'Is a directory' folder
    refused 'Is a directory' there
    refused 'No such file or directory' no/file
    refused 'Not a directory' folder/old/file
    rm -r ./*
}

pipes() {
    mkfifo pipe
    ln -s pipe link
    for file in pipe link; do
        cat pipe >"$made/read" &
        "$ecart" draw numbers -o $file || fail "status $?" -o $file
        # A pipe that nobody opened would keep its reader for ever.
        test -p pipe || kill $! 2>/dev/null
        wait $!
        cmp "$made/picture" "$made/read" || fail 'another picture' -o $file
        test -p pipe && test -h link || fail 'no pipe any more' -o $file
    done
    rm -f pipe link
}

# As /dev/null and /dev/full; only root can make them, and not everywhere.
devices() {
    mknod null c 1 3 2>/dev/null && mknod full c 1 7 && (: >null) 2>/dev/null || {
        rm -f null full
        return
    }
    ln -s null link
    for file in null link; do
        "$ecart" draw numbers -o $file || fail "status $?" -o $file
    done
    refused 'No space left on device' full
    test -c null && test -c full && test -h link || fail 'no device any more' -o null
    rm -f null full link
}

# What the shell opened goes on after the picture.
standard_output() {
    test -e /dev/stdout || return
    "$ecart" draw numbers -o /dev/stdout | cmp - "$made/picture" || fail 'another' -o /dev/stdout
    { echo before; "$ecart" draw numbers -o /dev/stdout; echo after; } >all
    { echo before; cat "$made/picture"; echo after; } | cmp - all || fail 'not all' -o /dev/stdout
    echo first >log
    "$ecart" draw numbers -o /dev/stdout >>log
    { echo first; cat "$made/picture"; } | cmp - log || fail 'not added' -o /dev/stdout
    "$ecart" draw numbers -o "$PWD/log" >log
    cmp "$made/picture" log || fail 'another picture' -o log ">log"
    test "$(echo ./*)" = './all ./log' || fail "$(echo ./*)" -o /dev/stdout
    rm -f all log
    test -e /proc/self/fd/0 || return
    {
        rm gone
        "$ecart" draw numbers -o /proc/self/fd/3 || fail "status $?" -o /proc/self/fd/3
    } 3>gone
    test "$(echo ./*)" = './*' || fail "$(echo ./*)" -o /proc/self/fd/3
}

system_devices() {
    test -c /dev/full && refused 'No space left on device' /dev/full
    "$ecart" draw numbers -o /dev/null >"$made/out" || fail "status $?" -o /dev/null
    test ! -s "$made/out" && test -c /dev/null || fail 'not there' -o /dev/null
}

# Root may write anywhere.
others_folders() {
    mkdir locked
    echo old >locked/old
    chmod 555 locked
    test "$(id -u)" != 0 || return
    refused 'Permission denied' locked/old
    refused 'Permission denied' locked/new
    chmod 0 locked
    refused 'Permission denied' locked/old
    chmod 755 locked
}

pngs() {
    test -x "${ecart%/ecart}/ecart-png" || return
    mkfifo pipe
    cat pipe >"$made/read" &
    "$ecart" draw numbers --png -o pipe && wait $!
    "$ecart" draw numbers --png | cmp - "$made/read" || fail 'another PNG' --png -o pipe
    rm pipe
}

plain_files
links
pipes
devices
# A program that replaces devices is kept away from those of the system.
if test $failures = 0; then
    standard_output
    system_devices
fi
others_folders
pngs
exit $((failures > 0))
