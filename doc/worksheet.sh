#!/bin/sh
# worksheet.sh -- makes the worksheet of the manual's lesson, to be printed
#
#     worksheet.sh >worksheet.html
#
# The first page is for children, and the second has the answers.  Both fit A4 and
# Letter.  The program draws the pictures, counts the moves and says the sentences, so
# the answers cannot be wrong.
set -eu
LC_ALL=C
export LC_ALL

# A drawing for paper, without its caption.  There is room for larger letters.
picture() { # picture ARGUMENT...
    ./tools/ecart draw --theme=print "$@" |
        sed '1s/viewBox="0 0 536 [0-9]*".*>/viewBox="0 0 536 542">/; s/ y="529"/ y="534"/; /<text class="ec-caption"/d
             /^<g transform="translate(28 [56]/,/^<\/g>/d'
}

card() { # card LETTER TEXT ARGUMENT...: a picture with a text below it
    letter=$1 text=$2
    shift 2
    printf '<section>\n'
    picture "$@"
    printf '<p><b>%s</b> %s</p>\n</section>\n' "$letter" "$text"
}

allowed='Allowed?<br><span class="line">yes</span> <span class="line">no: 1 &nbsp;2 &nbsp;3</span>'

squares() { # squares FEN CELL: where that piece can go, and how many squares that is
    ./tools/ecart moves --position="$1" "$2" | sed 's/^..\(..\).*/\1/' |
        ${AWK:-awk} '{ list = list (NR > 1 ? ", " : " ") $1 } END { print NR " squares:" list "." }'
}

why() { # why FEN MOVE: the reason in a child's words, without the hint
    ./tools/ecart explain --json --level=child --position="$1" "$2" |
        sed 's/.*"steps":\[{"label":null,"text":"\([^"]*\)".*/\1/'
}

knight='6k1/8/8/3P4/8/2N5/4P3/6K1 w - - 0 1'
rook='6k1/8/8/1p6/8/1R3P2/8/6K1 w - - 0 1'
bishop='6k1/8/8/8/8/8/1P6/2B3K1 w - - 0 1'
pin='4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1'
colour='6k1/7p/8/8/8/8/7P/B6K w - - 0 1'
castling='4k3/8/8/8/8/8/1r6/4K2R w K - 0 1'
pawns='6k1/8/8/4p3/4P3/8/8/6K1 w - - 0 1'

cat <<'END'
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>May it go there? A worksheet</title>
<style>
@page { margin: 12mm }
body { margin: 0; background: #fff; color: #000; font: 12pt/1.3 "Helvetica Neue", Arial, sans-serif }
main { max-width: 182mm; margin: 0 auto }
main + main { break-before: page }
h1 { font-size: 18pt; margin: 0 0 3mm }
p { margin: 1mm 0 }
ol { margin: 0; padding-left: 6mm; white-space: nowrap }
header { display: flex; justify-content: space-between; gap: 6mm }
.name { align-self: flex-start; white-space: nowrap }
.name::after { content: ""; display: inline-block; width: 48mm; border-bottom: 1px solid #000 }
.rules { border: 1px solid #000; border-radius: 2mm; padding: 2mm 4mm; margin-bottom: 4mm;
         display: flex; gap: 8mm; align-items: center }
.cards { display: grid; grid-template-columns: repeat(3, 1fr); gap: 5mm }
.cards .ec text { font-size: 26px }
section { break-inside: avoid }
svg { display: block; width: 100%; height: auto }
.line { display: inline-block; border: 1px solid #000; border-radius: 3mm; padding: 0 2.5mm;
        margin-top: 1mm; white-space: nowrap }
.write { display: block; border-bottom: 1px solid #000; height: 8mm }
.more { margin-top: 5mm }
@media screen {
    main { margin: 8mm auto; padding: 10mm; border: 1px solid #ccc }
}
@media screen and (max-width: 40rem) {
    main { margin: 0; padding: 4mm; border: 0 }
    .cards { grid-template-columns: 1fr }
    header, .rules { display: block }
}
</style>
</head>
<body>
<main>
<header><h1>May it go there? If not, why not?</h1><p class="name">Name </p></header>
<div class="rules">
<ol>
<li>Does the piece move like that?</li>
<li>Is the way free?</li>
<li>Is my king safe?</li>
</ol>
<p>Three times <b>yes</b>: the move is allowed.<br>One <b>no</b>: it is not.
It is always White’s turn.<br>
Circle your answer. If it is no, circle the number of the question.</p>
</div>
<div class="cards">
END
card A 'Draw a cross on each square that the knight can go to.' position -p "$knight"
card B 'Draw a cross on each square that the rook can go to. Which one is a capture?' \
     position -p "$rook"
card C "The bishop goes from c1 to a3. $allowed" position -p "$bishop"
card D "The knight goes from c3 to e4. $allowed" position -p "$pin"
card E "The bishop goes from a1 to c8. $allowed" position -p "$colour"
card F "The king castles with the rook on h1. $allowed" position -p "$castling"
cat <<'END'
</div>
<div class="more">
<p><b>G</b> There is a white pawn on e4 and a black pawn on e5. Finish the sentence:
The white pawn may not go to e5, because <span class="write"></span></p>
<p><b>H</b> For experts: how many jumps does a knight need from a1 to b2? Try it on a
board. <span class="write"></span></p>
</div>
</main>
<main>
<h1>The answers</h1>
<div class="cards">
END
card A "$(squares "$knight" c3) White’s own pawns are on d5 and e2." moves -p "$knight" c3
card B "$(squares "$rook" b3) It captures on b5." moves -p "$rook" b3
card C "No, question 2. $(why "$bishop" c1a3)" move -p "$bishop" c1a3
card D "No, question 3. $(why "$pin" c3e4)" move -p "$pin" c3e4
card E "No, question 1. $(why "$colour" a1c8)" move -p "$colour" a1c8
card F 'Yes. The rook on b2 does not attack e1, f1 or g1.' move -p "$castling" e1g1
cat <<END
</div>
<div class="more">
<p><b>G</b> For example: $(why "$pawns" e4e5)</p>
<p><b>H</b> $(./tools/ecart distance --metric=knight a1 b2) jumps, for example c2, a3, c4, b2.</p>
</div>
</main>
</body>
</html>
END
