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

languages() { # languages TEXT: for each that is listed, with its code for a %
    sed -n '/^LANGUAGES/,/^$/s|.*lib/words/\([a-z]*\)\.c.*|\1|p' lib/words/local.mk |
    while read -r code; do
        echo "$1" | sed "s/%/$code/"
    done
}

program() { # program SCRIPT [CATALOGUE]
    awk -v domain=program -f lib/words/po.awk -f "lib/words/$1.awk" po/ecart.pot ${2+"$2"}
}

case $1 in
*/words/languages.h)
    echo '/* SPDX-License-Identifier: MIT */'
    echo '/* languages.h -- made by generate.sh from the list in local.mk: edit that */'
    echo '#ifndef EACH_LANGUAGE'
    echo '#define EACH_LANGUAGE(DO)' $(languages 'DO(%)')
    echo '#endif' ;;
lib/words/sentences.h) awk -f lib/words/po.awk -f lib/words/sentences.awk po/ecart.pot ;;
lib/words/reasons.json) awk -f lib/words/po.awk -f lib/words/reasons.awk po/ecart.pot ;;
tools/words/languages.mk)
    echo '# Made by generate.sh from the list in lib/words/local.mk: edit that.'
    echo PROGRAM_LANGUAGES = $(languages tools/words/%.c) ;;
tools/words/sentences.h) program sentences ;;
tools/words/en.c) program language ;;
tools/words/*.c) program language "po/$code.po" ;;
lib/words/en.c) awk -f lib/words/po.awk -f lib/words/language.awk po/ecart.pot ;;
lib/words/*.c) awk -f lib/words/po.awk -f lib/words/language.awk po/ecart.pot "po/$code.po" ;;
examples/gtk_shapes.h) awk -f examples/gtk_shapes.awk tools/draw/pieces.c ;;
*.po) awk -f lib/words/po.awk -f lib/words/language.awk po/ecart.pot "$1" ;;
lib/pieces/* | lib/board/*) awk -f lib/pieces/goes.awk -f "${1%.?}.awk" ;;
*) awk -f "${1%.?}.awk" ;;
esac
