#!/bin/sh
# style.sh -- what a script can see of the rules in CONTRIBUTING.md: no
# trailing blanks, no unfinished marks and no placeholders for addresses
# anywhere; in C also no tabs, no line over 100 columns, no file over 500 lines,
# both unless a generator made it, no section banner, no // comment, and a
# licence in the first line; and no test program that nobody runs.
cd "${srcdir:-.}" || exit 99

for source in tests/check_*.c tests/slow_*.c; do
    grep -q "${source%.c} " tests/local.mk || grep -q "${source%.c}$" tests/local.mk ||
        { echo "$source is not in tests/local.mk: nobody runs it"; exit 1; }
done

# What is added is paid for with what is taken away.
status=0
srcdir=. sh tests/lines.sh 49000 >/dev/null || status=1

find .ci/run bootstrap configure.ac ecart.pc.in po Makefile.am NEWS ./*.md m4/ecart_*.m4 \
     include lib tests tools examples bench fuzz doc web/facade web/README.md packaging python -type f \
     ! -path 'bench/base/*' ! -path 'python/source/*' ! -path 'python/build/*' 2>/dev/null |
grep -E '(\.(c|h|in|po|pot|texi|m4|mk|sh|md|am|ac|[1-8])|run|bootstrap|NEWS)$' |
LC_ALL=C xargs awk '
function refuse(why) {
    print FILENAME ":" FNR ": " why
    bad = 1
}
FNR == 1     { c = FILENAME ~ /\.[ch]$/ }
/[ \t]$/     { refuse("trailing blank") }
/example\.(org|com|net)/ { refuse("a placeholder for an address") }
/T[O]DO|F[I]XME|X[X]X/ { refuse("unfinished") }
!c           { next }
FNR == 1 && !/SPDX-License-Identifier: MIT/ { refuse("no SPDX line") }
FNR == 2     { made = / -- made by / }
FNR == 501 && !made { refuse("over 500 lines: split it") }
/\t/         { refuse("tab") }
/^ *(\/?\*|\/\/) *[-=*~#_+][-=*~#_+][-=*~#_+][-=*~#_+]/ { refuse("section banner") }
/(^|[;{} ])\/\/( |$)/ { refuse("a // comment") }
{
    gsub(/[\200-\277]/, "")             # the later bytes of UTF-8 characters
    if (length($0) > 100 && !made)
        refuse("over 100 columns")
}
END { exit bad }
' || status=1
exit $status
