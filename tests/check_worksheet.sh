#!/bin/sh
# check_worksheet.sh -- the worksheet of the manual has the right answers
#
# What is right was found with a board and no program.
: "${srcdir:=.}"
made=$(mktemp) || exit 99
trap 'rm -f "$made"' EXIT
LC_ALL=C.UTF-8
export LC_ALL
status=0

sh "$srcdir/doc/worksheet.sh" >"$made" || { echo 'worksheet.sh failed'; exit 1; }

while IFS= read -r answer; do
    grep -qF "$answer" "$made" || { echo "not in the worksheet: $answer"; status=1; }
done <<'END'
<b>A</b> 6 squares: a2, a4, b1, b5, d1, e4. White’s own pawns are on d5 and e2.</p>
<b>B</b> 8 squares: a3, b1, b2, b4, b5, c3, d3, e3. It captures on b5.</p>
<b>C</b> No, question 2. The bishop on c1 cannot go to a3. The pawn on b2
<b>D</b> No, question 3. The knight on c3 cannot go to e4. If it did, the bishop
<b>E</b> No, question 1. The bishop on a1 cannot go to c8. A bishop moves only diagonally.
<b>F</b> Yes.
<b>G</b> For example: The pawn on e5 blocks
<b>H</b> 4 jumps, for example c2, a3, c4, b2.</p>
END

# The numbers of the questions fit the reasons, and the last move is legal.
check() { # check REASON FEN MOVE
    ./tools/ecart check -p "$2" "$3" | grep -q "^$3: $1: " ||
        { echo "$3 in $2 is not $1"; status=1; }
}
check path-blocked '6k1/8/8/8/8/8/1P6/2B3K1 w - - 0 1' Ba3
check pinned       '4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1' Ne4
check bishop-shape '6k1/7p/8/8/8/8/7P/B6K w - - 0 1'   a1c8
check Legal        '4k3/8/8/8/8/8/1r6/4K2R w K - 0 1'  O-O

# Six pictures on each page, none of them with a caption, which would be the answer.
test "$(grep -c '<svg' "$made")" = 12 || { echo 'not twelve pictures'; status=1; }
test "$(grep -c '</svg>' "$made")" = 12 || { echo 'a picture has no end'; status=1; }
grep -q '<text class="ec-caption"' "$made" && { echo 'a caption is left'; status=1; }
exit $status
