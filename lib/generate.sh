#!/bin/sh
# generate.sh -- prints what the generator of a table writes today
#
#     sh lib/generate.sh lib/words/fr.c
#
# A table has its generator beside it, under the same name; the languages have
# one for all, which reads the catalogue of the language.  Generators that ask how
# pieces go share goes.awk, and those that read catalogues po.awk.
LC_ALL=C
export LC_ALL
code=${1##*/}
code=${code%.c}

languages() { # DO(fr) for each that is listed
    sed -n '/^LANGUAGES/,/^$/s|.*lib/words/\([a-z]*\)\.c.*|DO(\1)|p' lib/words/local.mk
}

case $1 in
lib/words/languages.h)
    echo '/* SPDX-License-Identifier: MIT */'
    echo '/* languages.h -- made by generate.sh from the list in local.mk: edit that */'
    echo '#ifndef EACH_LANGUAGE'
    echo '#define EACH_LANGUAGE(DO)' $(languages)
    echo '#endif' ;;
lib/words/sentences.h) awk -f lib/words/po.awk -f lib/words/sentences.awk po/ecart.pot ;;
lib/words/reasons.json) awk -f lib/words/po.awk -f lib/words/reasons.awk po/ecart.pot ;;
lib/words/en.c) awk -f lib/words/po.awk -f lib/words/language.awk po/ecart.pot ;;
lib/words/*.c) awk -f lib/words/po.awk -f lib/words/language.awk po/ecart.pot "po/$code.po" ;;
*.po) awk -f lib/words/po.awk -f lib/words/language.awk po/ecart.pot "$1" ;;
lib/pieces/* | lib/board/*) awk -f lib/pieces/goes.awk -f "${1%.?}.awk" ;;
*) awk -f "${1%.?}.awk" ;;
esac
