#!/bin/sh
# figures.sh -- draws the figures of the manual
#
#     figures.sh svg|png FOLDER CHAPTER.texi...
#
# In a chapter, "@c figure NAME: ARGUMENT..." is followed by the picture NAME,
# which ecart draw makes of the arguments.
set -eu
kind=$1 folder=$2
shift 2
mkdir -p "$folder"

sed -n 's/^@c figure \([a-z0-9-]*\): \(.*\)/\1 \2/p' "$@" |
while read -r name arguments; do
    case $kind in
    svg) eval "./tools/ecart draw $arguments" >"$folder/$name.svg" ;;
    png) eval "./tools/ecart draw --theme=print --width=1000 $arguments" |
             ./tools/ecart-png >"$folder/$name.png" ;;
    esac
done
