#!/bin/sh
# generate.sh -- prints what the generator of a table writes today
#
#     sh lib/generate.sh lib/words/fr.c
#
# A table has its generator beside it, under the same name; the languages have
# one for all, which reads the text of the language.
case $1 in
lib/words/??.c) LC_ALL=C awk -f lib/words/language.awk "${1%.c}.txt" ;;
*) LC_ALL=C awk -f "${1%.?}.awk" ;;
esac
