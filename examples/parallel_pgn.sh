#!/bin/sh
# parallel_pgn.sh -- judges a large collection with GNU parallel
#
#     parallel_pgn.sh PARTS FILE FOLDER [OPTION-OF-ECART-PGN]...
#
# Prints what "ecart pgn [OPTION]... FILE" prints.  FOLDER then has the
# parts.  If it had some before, they are not judged again, so a run that
# was stopped can be repeated; for another FILE or other options, take
# another FOLDER.  Several machines can work if FILE and FOLDER have the
# same names on all of them:
#
#     PARALLEL='-S one,two' parallel_pgn.sh 200 /x/games.pgn /x/parts
#
# A part gets its name when it is whole.  If its worker is killed, it is
# begun again, and nothing is lost.  Only numbers go through parallel, and
# not the games: each worker reads its own part of the file.
set -eu
PARTS=$1 FILE=$2 FOLDER=$3
shift 3
OPTIONS=$*
export PARTS FILE FOLDER OPTIONS
mkdir -p "$FOLDER"

# shellcheck disable=SC2016 # the shell of each worker expands these
seq "$PARTS" | parallel --retries 3 --halt now,fail=1 \
    --env PARTS --env FILE --env FOLDER --env OPTIONS '
    part=$FOLDER/{}-$PARTS.json
    test -e "$part" || {
        ecart pgn --json --quiet --fail=never $OPTIONS \
            --range={}/$PARTS "$FILE" >"$part.$$" &&
            mv "$part.$$" "$part"
    }'
exec ecart pgn --merge "$FOLDER"/*-"$PARTS".json
