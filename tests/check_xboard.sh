#!/bin/sh
# check_xboard.sh -- two people play in XBoard, and ecart cecp is their referee
#
# A hand clicks the moves.  XBoard writes down what it and the referee say; that a move was
# taken back, and that a dialog opens, is seen on the screen.  With PICTURES=folder, what
# a person would see is kept there.
: "${srcdir:=.}"
PATH=$PATH:/usr/games
screen=1400x700x24
tools='xboard import'
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
        "$@" >"$made/xboard" 2>&1 &
    client=$!
    notes 'the start'
    hears '> force' && within 'the board' xdotool search --onlyvisible --class xboard || exit
    sleep 0.5
    window=$(xdotool search --onlyvisible --class xboard | head -n 1)
}

# The board of this size has cells of 65 pixels, and begins at 2,102.
click() { # click CELL
    column=${1%?}
    xdotool mousemove $((35 + 65 * $(expr index abcdefgh "$column") - 65)) \
        $((623 - 65 * ${1#?})) click 1
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
        column=${cell%?}
        import -window root -crop "60x60+$((5 + 65 * $(expr index abcdefgh "$column") - 65))+$((
            595 - 65 * ${cell#?}))" ppm:-
    done >"$made/$seen"
}
same() { # same NAME CELL...: what is seen there is what was seen
    was=$1
    shift
    look now "$@" && cmp -s "$made/$was" "$made/now"
}

# A dialog lies over XBoard.  It is closed by its button.
shown()  { xdotool search --onlyvisible --name "^$1\$"; }
gone()   { ! shown "$1"; }
closes() { # closes TITLE
    within "$doing: a dialog" shown "$1" || return
    sleep 0.3
    keep "$2"
    eval "$(xdotool search --onlyvisible --name "^$1\$" getwindowgeometry --shell)"
    xdotool mousemove $((X + WIDTH - 45)) $((Y + HEIGHT - 23)) click 1
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
xdotool mousemove 427 85 click 1
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
