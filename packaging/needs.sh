#!/bin/sh
# needs.sh -- whether the machine has what a target of make needs; if not, one line installs it
#
#     packaging/needs.sh TARGET PACKAGE=COMMAND...
#
# Each package of Debian is named with a command, or a file, that it brings.
target=$1
shift
missing=
for need; do
    what=${need#*=}
    case $what in
    /*) test -e "$what" ;;
    *)  command -v "$what" >/dev/null 2>&1 ;;
    esac || missing="$missing ${need%%=*}"
done
test -z "$missing" && exit 0
echo "make $target needs what is not here: apt-get install$missing" >&2
exit 2
