#!/bin/sh
# meant.sh -- make meant SLIPS=FILE: how often what was meant is found, and what it costs
#
# Each line of the file has six fields with tabs between them: how the slip was made;
# "refused", or "legal" if it happens to be a legal move; its ply, from 1; the move as it
# was misread; as it was played; and all moves of the game, as misread.  A line that
# begins with # is a comment.
test -r "${SLIPS:-}" || { echo 'usage: make meant SLIPS=FILE' >&2; exit 2; }
exec bench/meant "$SLIPS"
