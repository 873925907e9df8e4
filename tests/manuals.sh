#!/bin/sh
# manuals.sh -- each public header has its page, with all its functions and constants, and
# each command has one
top=${srcdir:-.}
status=0

for header in $(sed -n 's/^.*\(include\/ecart\/[a-z0-9_]*\.h\).*/\1/p' "$top"/lib/*/local.mk); do
    [ "$header" = include/ecart/api.h ] && continue     # marks only
    page=doc/ecart_$(basename "$header" .h).3
    if [ ! -e "$page" ]; then
        echo "$header has no page: add $page to doc/local.mk"
        status=1
        continue
    fi
    for function in $(sed -nE 's/^ECART_(API|INLINE) .*[ *](ecart_[a-z0-9_]*)\(.*/\2/p' \
                      "$top/$header"); do
        grep -q "^\.It Fn $function " "$page" ||
            { echo "$page does not describe $function"; status=1; }
    done
    for constant in $(sed -nE 's/^ +(ECART_[A-Z0-9_]+)([ ,=].*)?$/\1/p' \
                      "$top/$header" | sort -u); do
        grep -qw "$constant" "$page" || { echo "$page does not have $constant"; status=1; }
    done
    if command -v mandoc >/dev/null; then
        mandoc -Tlint -Wwarning "$page" || status=1
    fi
done

# The program in ecart(3) prints what the page says.
made=$(mktemp -d) || exit 99
trap 'rm -rf "$made"' EXIT
sed -n '/^#include <ecart.h>/,/^\.Ed/p' doc/ecart.3 | sed '$d' >"$made/example.c"
{ [ -s "$made/example.c" ] &&
  ${CC:-cc} -I"$top/include" -c "$made/example.c" -o "$made/example.o"; } ||
    { echo 'doc/ecart.3: the example does not compile'; status=1; }
said=$(tools/ecart check --language=en f1c4 | sed -n '1s/^f1c4: path-blocked: //p')
[ "$said" ] && tr '\n' ' ' <doc/ecart.3 | grep -qF "$said" ||
    { echo "doc/ecart.3 does not say: $said"; status=1; }

for command in $(tools/ecart --help | sed -n 's/^  \([a-z][a-z0-9]*\)  .*/\1/p'); do
    page=doc/ecart-$command.1
    [ -s "$page" ] || { echo "ecart $command has no page: see doc/local.mk"; status=1; continue; }
    grep -q '^\.Sx' "$page" && { echo "$page names a section of another page"; status=1; }
    for text in "\.Ic $command" '\.Nd [a-z][^.]*[A-Za-z0-9]$' '\.Sh DESCRIPTION$'; do
        grep -q "^$text" "$page" || { echo "$page lacks $text"; status=1; }
    done
    if command -v mandoc >/dev/null; then
        mandoc -Tlint -Wwarning "$page" || status=1
    fi
done
exit $status
