#!/bin/sh
# catalogues.sh -- gettext's msgfmt finds no fault in any catalogue
cd "${srcdir:-.}" || exit 99
command -v msgfmt >/dev/null || { echo 'skipped: there is no msgfmt (gettext)'; exit 77; }
status=0

for catalogue in po/*.po tests/data/*.po; do
    test -e "$catalogue" || continue
    msgfmt --check -o /dev/null "$catalogue" || status=1
done
exit $status
