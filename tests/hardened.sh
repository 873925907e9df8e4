#!/bin/sh
# hardened.sh -- with --enable-hardening, program and library have what it promises:
# stacks and buffers are watched, and no table of addresses can be written
test "$HARDENING" = yes || { echo 'skipped: built without --enable-hardening'; exit 77; }
readelf --version >/dev/null 2>&1 || { echo 'skipped: no readelf'; exit 77; }
status=0

has() { # has FILE PATTERN: readelf prints a line that matches
    LC_ALL=C readelf -W -l -d -s "$1" | grep -qE "$2" || { echo "$1: no $2"; status=1; }
}
for file in tools/ecart lib/.libs/libecart.so; do
    test -e $file || continue
    has $file GNU_RELRO
    has $file 'BIND_NOW|Flags:.* NOW'
    has $file 'GNU_STACK.* RW '
    has $file __stack_chk_fail
done
case $CFLAGS in
*_FORTIFY_SOURCE*) has tools/ecart '__[a-z]*printf_chk' ;;
esac
exit $status
