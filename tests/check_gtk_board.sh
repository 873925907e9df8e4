#!/bin/sh
# check_gtk_board.sh -- a hand at the GTK board: drags, clicks, keys, a dialog
#
# What the board shows is read from its title, from the picture on the screen,
# and from what it tells developers; what it should be, from the program.
: "${srcdir:=.}"
board=$PWD/examples/gtk_board
ecart=$PWD/tools/ecart
test -x "$board" || { echo 'skipped: built without GTK 4'; exit 77; }
screen=800x800x24
# shellcheck source=tests/display.sh
. "$srcdir/tests/display.sh"
GSK_RENDERER=cairo GDK_BACKEND=x11 GTK_A11Y=none G_MESSAGES_DEBUG=ecart-board
export GSK_RENDERER GDK_BACKEND GTK_A11Y G_MESSAGES_DEBUG

# The board's own words, without the time.
words()  { sed -n 's/.*ecart-board-DEBUG: [0-9:.]*: //p' "$made/log"; }
said()   { test "$(words | wc -l)" -ge $((heard + 1)); }
titled() { test "$(xdotool search --name ' - Ecart$' getwindowname)" = "$1 - Ecart"; }
asking() { xdotool search --onlyvisible --name 'Promote to which piece'; }
silent() { ! asking; }

# hears WORDS: these are the next that the board says
hears() {
    within "$1" said || return
    heard=$((heard + 1))
    next=$(words | sed -n "${heard}p")
    test "$next" = "$1" || fail "after $doing: $next, and not $1"
}

opens() { # opens [FEN]
    test -z "$client" || { kill "$client"; wait "$client"; } 2>/dev/null
    fen=${1:-'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'}
    doing="start with $fen"
    "$board" "$@" >"$made/log" 2>&1 &
    client=$!
    heard=0
    heard=1
    within "$doing" said && within 'the title' titled 'Drag a piece.' || exit
    place=$(words | sed -n 's/^a8 at \([0-9]*\),\([0-9]*\), cells of \([0-9]*\)$/\1 \2 \3/p')
    heard=2
    test -n "$place" || { fail "no place: $(words)"; exit; }
}

# middle CELL, corner CELL: x and y on the screen
middle() { point "$1" 'size / 2' 'size / 2'; }
corner() { point "$1" 'size - 3' 2; }
point() {
    echo "$1 $place" | awk '{
        left = $2; top = $3; size = $4
        x = left + (index("abcdefgh", substr($1, 1, 1)) - 1) * size
        y = top + (8 - substr($1, 2)) * size
        print int(x + '"$2"'), int(y + '"$3"')
    }'
}

# lit CELL, unlit CELL: whether it has the frame of evidence, on the screen; and
# crossed CELL, uncrossed CELL: whether an arrow passes over its middle
lit() {
    # shellcheck disable=SC2046 # two numbers
    orange $(corner "$1")
}
unlit() { ! lit "$1"; }
crossed() {
    # shellcheck disable=SC2046 # two numbers
    orange $(middle "$1")
}
uncrossed() { ! crossed "$1"; }
orange() { import -window root -crop "1x1+$1+$2" txt:- | grep -q '(204,51,0)'; }
sees() { # sees lit|unlit|crossed|uncrossed CELL, where there is a program that can look
    ! command -v import >/dev/null 2>&1 || within "$doing: $2 is $1" "$@"
}

# drag FROM TO DESTINATIONS: what lights up is what the program lists
drag() {
    doing="$1$2 in $fen"
    destinations=$("$ecart" moves -p "$fen" "$1" 2>/dev/null |
        sed 's/^..\(..\).*/\1/' | sort -u | tr '\n' ' ')
    # shellcheck disable=SC2046 # two numbers each
    xdotool mousemove $(middle "$1") mousedown 1 mousemove_relative 9 9 \
        mousemove_relative 9 9 mousemove $(middle "$2")
    hears "$(echo "destinations: $destinations" | sed 's/ *$//')"
    xdotool mouseup 1
}

# asks FROM TO: the drag is answered as the program answers the same question
asks() {
    drag "$1" "$2"
    answered "$1$2"
}
turn() { # turn MOVE: whose it is after the move, or how it ended the game
    ended=$("$ecart" check -p "$fen" "$1" | sed -n '2,$s/^[a-z-]*: //p')
    case ${ended:-$fen} in
    *' w '*) echo 'Black to move' ;;
    *' b '*) echo 'White to move' ;;
    *)       echo "$ended" ;;
    esac
}
answered() { # answered MOVE
    doing="$1 in $fen"
    printf '%s\t%s\n' "$fen" "$1" | "$ecart" filter >"$made/answer" 2>/dev/null
    reason=$(cut -f 2 "$made/answer")
    cells=$(cut -f 4 "$made/answer" | tr ',' '\n' | sort | tr '\n' ' ' | sed 's/- *//; s/ *$//')
    hears "$(echo "$reason: $cells" | sed 's/ *$//')"
    within "the title after $doing" titled "$(cut -f 5 "$made/answer")"
    case $reason in
    none) hears "turn: $(turn "$1")" ;;
    *)    hears "lesson: $("$ecart" explain -p "$fen" "$1" | grep -c '^ *[0-9][0-9]*  [A-Z]') steps" ;;
    esac
    for cell in $cells; do
        sees lit "$cell"
    done
}

within 'an X server' test -s "$made/display" || exit
DISPLAY=:$(cat "$made/display")
export DISPLAY

# Refusals leave the board as it is, and the frames go with the next move.
opens
asks c1 a3
asks e2 e5
asks g1 f3
sees unlit e2
fen='rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1'
asks f3 g5
asks b8 c6
xdotool key BackSpace
hears 'taken back:'
hears 'turn: Black to move'
asks b8 d7

# A pinned knight, with its king and the bishop that pins it; a bishop that may
# go; and a mate, after which nothing may.
opens '4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1'
asks c3 d5
sees lit b4
sees unlit c3
sees crossed d2
sees uncrossed c4
doing='a click, which clears the refusal'
# shellcheck disable=SC2046 # two numbers
xdotool mousemove $(middle h7) click 1
within "$doing" titled 'White to move'
sees unlit b4
sees uncrossed d2
opens '3r4/8/8/8/7k/8/3n4/3K4 w - - 0 1'
asks d1 d2
sees crossed d5
opens '3rk3/8/8/8/8/8/8/R3K2R w KQ - 0 1'
asks e1 c1
sees crossed d5
opens '6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1'
asks a1 a8
fen='R5k1/5ppp/8/8/8/8/8/6K1 b - - 1 1'
asks g8 f8

# The piece is asked for where the move is legal, and nowhere else; if the
# question is closed, nothing has moved.
opens '1n2k3/P1P5/8/8/7b/8/8/4K3 w - - 0 1'
asks a7 b8
within 'no question in check' silent
opens '1n2k3/P1P5/8/8/8/8/8/4K3 w - - 0 1'
asks c7 d6
asks a7 a6
within 'no question for a refusal' silent
drag a7 b8
hears 'promotion: b8'
within 'the question' asking
xdotool key Escape
within 'no more question' silent
titled 'White to move' ||
    fail 'a closed question moved a piece'
drag a7 b8
hears 'promotion: b8'
within 'the question' asking
xdotool key alt+n
answered a7b8n
fen='1N2k3/2P5/8/8/8/8/8/4K3 b - - 0 1'
asks e8 d7

# Two clicks, and then the keyboard alone: from e2, where the cursor first is.
opens
doing='a click on e2'
# shellcheck disable=SC2046 # two numbers
xdotool mousemove $(middle e2) click 1
hears 'destinations: e3 e4'
# shellcheck disable=SC2046 # two numbers
xdotool mousemove $(middle e4) click 1
answered e2e4
fen='rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1'
doing='keys on d7'
xdotool key Up Up Up Up Up Left Return
hears 'destinations: d5 d6'
xdotool key Down Down space
answered d7d5
fen='rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 2'
doing='keys on the turned board'
xdotool key f Left Up Return
hears 'destinations: d5 e5'

doing='a bad FEN'
"$board" 'k7/8/8/8/8/8/8/8 w - - 0 1' >"$made/out" 2>"$made/err"
test $? -eq 2 && test "$(cat "$made/err")" = 'gtk_board: White has no king.' ||
    fail "$doing: $(cat "$made/err")"

grep -E 'CRITICAL|WARNING|ERROR' "$made/log" && fail 'GTK complains'
exit $status
