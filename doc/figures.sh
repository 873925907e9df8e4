#!/bin/sh
# figures.sh -- draws the figures of the manual
#
#     figures.sh svg|pdf|eps FOLDER CHAPTER.texi...
#     figures.sh txt FOLDER CHAPTER.texi... >figures.texi
#
# In a chapter, "@c figure NAME: ARGUMENT..." is followed by the picture NAME,
# which ecart draw makes of the arguments; the picture of a reason is of its record.  For Info, txt is the same as a board of
# letters, NAME.txt; it also prints a Texinfo file which says what each picture
# shows, for those who cannot see it.
#
# Nothing is drawn where the program cannot run, since it was compiled for another
# machine: then the manual is made without figures.
set -eu
kind=$1 folder=$2
shift 2
unset LANGUAGE
LC_ALL=C NO_COLOR=1
export LC_ALL NO_COLOR
mkdir -p "$folder"

# A picture on whatever ground the page has: ec-page is the class of its own.
draw() {
    ./tools/ecart draw "$@" | sed '/class="ec-page"/d'
}

# The two walks of an alias, over the numbers around the cells too.
walks() {
    sed -n 's/.*class="ec-\(good\|bad\)" x="\([0-9]*\)" y="\([0-9]*\)".*/\1 \2 \3/p
            s/.*class="ec-\(here\)" .*(\([0-9]*\) \([0-9]*\)).*/\1 \2 \3/p' |
        ${AWK:-awk} '$2 > 0 { mark[int($2 / 60), 9 - int($3 / 60)] = $1 }
        END {
            for (row = 9; row >= 0; row--) {
                line = ""
                for (column = 0; column < 12; column++) {
                    number = 10 * column + row
                    what = mark[column, row]
                    line = line sprintf("%5s", what == "here" ? "(" number ")" : \
                        what == "good" ? "<" number ">" : what == "bad" ? "[" number "]" : \
                        number % 10 % 9 && number > 9 && number < 90 ? number " " : ". ")
                }
                sub(/ +$/, "", line)
                print line
            }
            print "    ( ) from    < > on the board    [ ] around it"
        }'
}

# The numbers of a picture of one board or several, beside each other.
boards() { # boards COLUMNS
    ${AWK:-awk} -v columns="$1" '
    /class="ec-title"/ { top = 30 }
    /^<(rect|text) class="ec-(good|bad|word|long|corner)/ {
        split($0, part, "\"")
        x = part[4] - 28
        y = part[6] - 28 - top
        if (x < 0 || y < 0)
            next
        board  = int(x / (60 * columns + 56))
        column = int((x - board * (60 * columns + 56)) / 60)
        text   = $0
        gsub(/<[^>]*>/, "", text)
        if (text == "")
            light[board, column, int(y / 60)] = part[2]
        else
            word[board, column, int(y / 60)] = text
        boards = board > boards ? board : boards
    }
    END {
        for (y = 0; y < columns; y++) {
            line = ""
            for (board = 0; board <= boards; board++) {
                for (x = 0; x < columns; x++) {
                    what = light[board, x, y]
                    text = word[board, x, y] == "" ? "." : word[board, x, y]
                    line = line sprintf(columns > 8 ? "%4s" : "%5s", \
                        what == "ec-good" ? "(" text ")" : what == "ec-bad" ? "[" text "]" : text " ")
                }
                line = line "  "
            }
            sub(/ +$/, "", line)
            print line
        }
    }'
}

# The board of a picture, as commands draw it on a terminal.
board() {
    what=$1
    shift
    case $what in
    move | moves) ./tools/ecart check --board "$@" | sed -n '/^  8 /,$p' ;;
    ends)
        shift
        ./tools/ecart board "$@" ;;
    position | pins | check) ./tools/ecart board "$@" ;;
    numbers)
        case $* in
        *article*) ./tools/ecart board --numbers --turn ;;
        *) ./tools/ecart board --numbers ;;
        esac ;;
    frame) ./tools/ecart board --frame ;;
    alias) draw "$what" "$@" | walks ;;
    array) draw "$what" "$@" | boards 15 ;;
    nearer)
        draw "$what" "$@" | boards 8
        echo '    ( ) nearer to the first    [ ] to the second' ;;
    stilman) draw "$what" "$@" | boards 8 ;;
    shape) ./tools/ecart shape "$@" | sed -n '/^  8 /,/^     a/p' ;;
    *) ./tools/ecart "$what" "$@" ;;
    esac
}

# Title and description of an SVG as one line of Texinfo, for use in @image.
description() {
    sed -n 's/^<title>\(.*\)<\/title>$/\1./p; s/^<desc>\(.*\)<\/desc>$/\1/p' |
        sed 's/[@{}]/@&/g; s/,/@comma{}/g; s/&lt;/</g; s/&gt;/>/g; s/&amp;/\&/g' |
        paste -s -d ' ' -
}

if ! ./tools/ecart --version >/dev/null 2>&1; then
    echo 'figures.sh: tools/ecart does not run on this machine: no figures' >&2
    exit 0
fi

[ "$kind" != txt ] || echo '@c figures.texi -- made by figures.sh: what each picture shows'
{
    sed -n 's/^@c figure \([a-z0-9-]*\): \(.*\)/\1 \2/p' "$@"
    (cd "$(dirname "$0")/.." && sh lib/generate.sh records/reasons.txt position move) |
        ${AWK:-awk} -F '\t' '$5 !~ /^-/ { print $3 " move -p \047" $4 "\047 " $5 }' |
        while read -r name arguments; do
            ! grep -qx "@figure{$name}" "$@" || echo "$name $arguments"
        done
} |
while read -r name arguments; do
    case $kind in
    svg) eval "draw $arguments" >"$folder/$name.svg" ;;
    pdf | eps)
        # A pixel becomes a point, of which an inch has 72.
        eval "draw --theme=print $arguments" |
            rsvg-convert --dpi-x=72 --dpi-y=72 --format="$kind" >"$folder/$name.$kind" || exit ;;
    txt)
        eval "board $arguments" | sed 's/^./     &/' >"$folder/$name.txt"
        echo "@set figure-$name $(eval "draw $arguments" | description)" ;;
    esac
done
