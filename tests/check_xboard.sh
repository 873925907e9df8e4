#!/bin/sh
# check_xboard.sh -- two people play in XBoard, and ecart cecp is their referee
#
# A hand clicks the moves.  XBoard writes down what it and the referee say; that a move was
# taken back, and that a dialog opens, is seen on the screen.  With PICTURES=folder, what
# a person would see is kept there.  Fonts and themes differ: where the board is, is seen by
# the colour of its light squares.
: "${srcdir:=.}" "${PICTURES:=}"
PATH=$PATH:/usr/games
screen=1400x700x24
tools='xboard import convert'
light='#c8c365'
# shellcheck source=tests/display.sh
. "$srcdir/tests/display.sh"

keep() { # keep NAME: what is on the screen now
    test -z "$PICTURES" || import -window root "$PICTURES/$1.png"
}

# The lines between XBoard and the referee, without the time: "> usermove e2e4".
said() {
    sed -n 's/usermove [0-9]* >first : /usermove /; s/^[0-9]* \([<>]\)first *: /\1 /p' "$made/log"
}
heard()  { said | tail -n +$((before + 1)) | grep -qxF -e "$1"; }
hears()  { # hears LINE: it comes after what was said when the hand last moved
    within "$doing: $1" heard "$1"
}
silent() { # silent WORD: no line of the referee begins so since then
    said | tail -n +$((before + 1)) | grep -q "^< $1" && fail "after $doing: $1"
}
notes() {
    doing=$1
    before=$(said | wc -l)
}

opens() { # opens LANGUAGE [OPTION]...
    language=$1
    shift
    test -z "$client" || { kill "$client"; wait "$client"; } 2>/dev/null
    : >"$made/log"
    xboard -fcp "$PWD/tools/ecart cecp --language=$language" -testLegality false \
        -mode EditGame -size medium -popupMoveErrors false -debug -nameOfDebugFile "$made/log" \
        -useBoardTexture false -lightSquareColor "$light" -darkSquareColor '#77a26d' \
        -messageSuppress 'Right-clicking menu item or dialog text pops up help on it' \
        "$@" >"$made/xboard" 2>&1 &
    client=$!
    notes 'the start'
    hears '> force'
    within 'the window' xdotool search --onlyvisible --class xboard
    within 'the board' board
    window=$(xdotool search --onlyvisible --class xboard | head -n 1)
}

# board: whether a square is seen on the screen; its place is kept.  The corners a8 and h1
# are light, so the light squares reach as far as the board.
board() {
    place=$(import -window root ppm:- |
        convert ppm:- -fill black +opaque "$light" -trim -format '%w %h %X %Y' info:)
    # shellcheck disable=SC2046 # four numbers
    set -- $(echo "$place" | tr -d +)
    test "$1" -gt 200 && test $(($1 - $2)) -ge -2 && test $(($1 - $2)) -le 2 &&
        size=$1 left=$3 top=$4
}

# corner CELL: its upper left one on the screen, in $x and $y
corner() {
    x=$((left + (size + 1) * ($(expr index abcdefgh "${1%?}") - 1) / 8))
    y=$((top + (size + 1) * (8 - ${1#?}) / 8))
}
click() { # click CELL
    corner "$1"
    xdotool mousemove $((x + size / 16)) $((y + size / 16)) click 1
    sleep 0.2
}
plays() { # plays MOVE...: each comes to the referee
    for move; do
        notes "$move"
        click "${move%??}"
        click "${move#??}"
        hears "> usermove $move"
    done
}
look() { # look NAME CELL...: what is seen on these cells
    seen=$1
    shift
    for cell; do
        corner "$cell"
        import -window root -crop "$((size / 8 - 5))x$((size / 8 - 5))+$((x + 3))+$((y + 3))" ppm:-
    done >"$made/$seen"
}
same() { # same NAME CELL...: what is seen there is what was seen
    was=$1
    shift
    look now "$@" && cmp -s "$made/$was" "$made/now"
}

# A dialog lies over XBoard.  It is closed by its key.
shown()  { xdotool search --onlyvisible --name "^$1\$"; }
gone()   { ! shown "$1"; }
closes() { # closes TITLE
    within "$doing: a dialog" shown "$1"
    sleep 0.3
    keep "$2"
    xdotool key --window "$(shown "$1" | head -n 1)" Escape 2>"$made/err"
    within "$doing: its end" gone "$1"
}

within 'the display' test -s "$made/display" || exit
DISPLAY=:$(cat "$made/display")
export DISPLAY

# A refused bishop comes back, and the dialog says why.
opens en
plays e2e4 e7e5
sleep 0.3
look before f1 b3
plays f1b3
hears "< Illegal move (not a bishop's move): f1b3"
hears '< tellusererror The bishop on f1 cannot go to b3: a bishop moves only diagonally.'
closes Error bishop
within 'the bishop is back' same before f1 b3

# The game goes on from there to mate, which is announced; and back.
plays f1c4 b8c6 d1h5 g8f6 h5f7
hears '< 1-0 {White mates}'
hears '< telluser Black is checkmated: White has won.'
closes Note mate
notes 'back'
xdotool key --window "$window" alt+Left
hears '> undo'
plays h5e5
silent 1-0

# A draw is claimed too early, and in time.
opens fr
plays g1f3 g8f6 f3g1 f6g8
notes 'a claim'
xdotool key --window "$window" F6
hears '> draw'
closes Note claim
silent 1/2
plays g1f3 g8f6 f3g1 f6g8
notes 'another claim'
xdotool key --window "$window" F6
hears '< 1/2-1/2 {Draw by repetition}'
closes Note repetition

# Chess960: the king goes onto its rook.
echo '4k3/8/8/8/8/8/8/1R3K1R w HB - 0 1' >"$made/fen"
opens de -variant fischerandom -loadPositionFile "$made/fen"
notes castling
click f1
click h1
hears '> usermove O-O'
plays e8e7 g1g3
hears '< Illegal move (not a king'"'"'s move): g1g3'
closes Error king

exit $status
