#!/bin/sh
# generate.sh -- prints what the generator of a table writes today
#
#     sh lib/generate.sh lib/words/fr.c
#
# A table has its generator beside it, under the same name; the languages have
# one for all, which reads the text of the language.  Generators that ask how pieces
# go share goes.awk.
case $1 in
lib/words/??.c) LC_ALL=C awk -f lib/words/language.awk "${1%.c}.txt" ;;
lib/pieces/* | lib/board/*) LC_ALL=C awk -f lib/pieces/goes.awk -f "${1%.?}.awk" ;;
*) LC_ALL=C awk -f "${1%.?}.awk" ;;
esac
