#!/bin/sh
# make_completion.sh -- completion for a shell, made of what the program says
# of itself
#
#     make_completion.sh bash|zsh|fish ECART
folder=$(dirname "$0")
shell=$1
ecart=$2
LC_ALL=C
export LC_ALL

{
    "$ecart" --help
    for command in $("$ecart" --help | sed -n 's/^  \([a-z][a-z0-9]*\)  .*/\1/p'); do
        "$ecart" "$command" --help
    done
    "$ecart" pgn --list | sed 's/^/Findings: /'
    "$ecart" shape --list | sed 's/^/Fairy: /'
} | ${AWK:-awk} -f "$folder/help.awk" -f "$folder/$shell.awk"
