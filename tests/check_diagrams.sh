#!/bin/sh
# check_diagrams.sh -- diagrams, links and the like are read wherever a FEN is: each text of
# tests/data/diagrams.txt shows its position, or is refused with what is missing
asked=
# shellcheck source=tests/asked.sh
. "${srcdir:-.}/tests/asked.sh"

# A file for each text: its answer in the first line.
${AWK:-awk} -v made="$made" '
    /^#/ && !text { next }
    /^@ /         { close(text); text = sprintf("%s/%03d", made, ++count) }
                  { print > text }' "$srcdir/tests/data/diagrams.txt"

command=
for text in "$made"/*; do
    { IFS='	' read -r wanted manner; cat >"$made/text"; } <"$text"
    wanted=${wanted#@ }
    answer=$("$ecart" fen -- "$(cat "$made/text")")
    case $wanted in
    -*) case $answer in
        error"	${wanted#- }	-	-	"*.*"	-") ;;
        *) fail "$manner: not refused as $wanted: $answer" ;;
        esac
        status=2 mended='' wanted='' ;;
    *)  test "${answer##*	}" = "$wanted" || fail "$manner: ${answer##*	}, not $wanted"
        status=0 mended='mended: ' ;;
    esac
    # With -p the same position is read, and the same is said.
    echo "$answer" >>"$made/said"
    said=$(echo "$answer" | sed "1!d; s/^[a-z]*	/ecart: $mended/; s/	-	-	/: /")
    test "$command" = moves && command=board || command=moves
    "$ecart" $command --position="$(cat "$made/text")" 2>"$made/err" >"$made/is"
    test $? = $status || fail "$manner: another status of $command -p"
    case $answer in
    *"	-	-	"*) test "$(sed 1q "$made/err")" = "$said" || fail "$manner: $command -p says $(cat "$made/err")" ;;
    esac
    test ! "$wanted" || "$ecart" $command -p "$wanted" 2>"$made/err" | diff - "$made/is" >/dev/null ||
        fail "$manner: $command -p reads another position"
    "$ecart" fen - <"$made/text" >"$made/is"
    test "$(cat "$made/is")" = "$answer" || fail "$manner: another answer to standard input"
done

for said in 'found-in-text:one was found in it' 'moves-after-fen:give them' 'no-position-in-link:link' \
            'diagram:neither whose turn' 'diagram:does not show who' 'seen-from-which-side:side' 'rank-of-diagram: 6'; do
    grep -q "	${said%%:*}	-	-	.*${said#*:}" "$made/said" || fail "not said: $said"
done

# This diagram has a D, which is no English piece.  We put other signs in its place: Q and (Q) are
# a queen, and with the rest the diagram cannot be read.
diagram=$(grep -l 'a letter that is no piece' "$made"/0*)
for sign in 'Q r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w - - 0 1' \
            '(Q) r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w - - 0 1' \
            'xQx -' '.x -' 'Qx -' '(Q -'; do
    answer=$("$ecart" fen "$(sed "1d; s/D/${sign%% *}/" "$diagram")")
    test "${answer##*	}" = "${sign#* }" || fail "$answer for ${sign%% *}"
done
# Three ranks are no diagram.  Of long texts, 64 lines are read.
"$ecart" fen "$(sed '1d; 4q' "$diagram")" | grep diagram && fail 'three ranks are a diagram'
"$ecart" fen "$(sed '1d; 5q' "$diagram")" | grep -q 'rank-of-diagram.* 5' || fail 'no wrong rank'
board=$(grep -l 'eight signs a line' "$made"/0* | sed 1q)
for lines in 0 56 57; do
    answer=$("$ecart" fen "$(yes x | head -n $lines; sed 1d "$board"; yes x | head -n 9)")
    case $lines:$answer in
    57:*'Ranks found: 7.'*) ;;
    57:* | *'Ranks found'*) fail "with $lines lines before the diagram: $answer" ;;
    esac
done
"$ecart" fen "$(sed '1!s/.*/&\n&/; 1d' "$board")" | grep -q 'Ranks found: 16' || fail 'not 16 ranks'

# offers FEN WANTED...: the text is repaired by none, but these are offered
offers() {
    fen=$1
    shift
    wanted=$(printf 'offer\t%s\n' "$@" 'fen	-' | sed 's/^offer	fen/fen/')
    "$ecart" fen "$fen" | grep -v '^error' >"$made/is"
    test "$(cat "$made/is")" = "$wanted" || fail "$fen: other offers: $(cat "$made/is")"
    wanted=$(printf ',"%s"' "$@")
    "$ecart" fen --json "$fen" | grep -qF "\"offers\":[${wanted#,}],\"fen\":null}" || fail "$fen: other offers in JSON"
}

offers 'rnbqkbnr/ppppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1' \
       'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'
offers '4k3/8/8/8/4P1P2/8/8/4K3 w - - 0 1' '4k3/8/8/8/3P1P2/8/8/4K3 w - - 0 1' \
       '4k3/8/8/8/5P2/8/8/4K3 w - - 0 1' '4k3/8/8/8/4PP2/8/8/4K3 w - - 0 1' \
       '4k3/8/8/8/4P3/8/8/4K3 w - - 0 1' '4k3/8/8/8/4P1P1/8/8/4K3 w - - 0 1'
# What a rank that is too short lacks: a man of the start, a king, a rook that may castle.
start=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR
offers "${start#r} w KQkq - 0 1" "$start w KQkq - 0 1"
offers 'r1bqkb1/pp1ppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1' \
       'r1bqkb1r/pp1ppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'
offers '8/8/8/4k3/8/8/8/R3BN1 w - - 0 1' '8/8/8/4k3/8/8/8/KR3BN1 w - - 0 1' \
       '8/8/8/4k3/8/8/8/RK3BN1 w - - 0 1' '8/8/8/4k3/8/8/8/R3KBN1 w - - 0 1' \
       '8/8/8/4k3/8/8/8/R3BKN1 w - - 0 1' '8/8/8/4k3/8/8/8/R3BNK1 w - - 0 1' \
       '8/8/8/4k3/8/8/8/R3BN1K w - - 0 1'
for text in "it is ${start#r} w KQkq - 0 1, is it?" \
            "https://lichess.org/analysis/${start#r}_w_KQkq_-_0_1"; do
    "$ecart" fen "$text" | grep -q "^offer	$start w KQkq - 0 1" || fail "$text: not offered"
done
offers '4k3/8/8/8/8/8/8/R3K1R w KQ - 0 1' '4k3/8/8/8/8/8/8/R3K1RR w KQ - 0 1' \
       '4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1'
offers "${start#r} w KQk - 0 1" "$start w KQk - 0 1" "1${start#r} w KQk - 0 1" "n1${start#rn} w KQk - 0 1" \
       "nb1${start#rnb} w KQk - 0 1" "nbq1${start#rnbq} w KQk - 0 1"
man=1
while test $man -le 32; do
    "$ecart" fen "$(echo "$start" | sed "s/[A-Za-z]//$man") w - - 0 1" | grep -q "^offer	$start w" ||
        fail "not offered: man $man"
    man=$((man + 1))
done
"$ecart" fen 'RNBQKBNR/8/8/8/8/8/8/nbqkbnr w - - 0 1' | grep -q '^offer	RNBQKBNR/8/8/8/8/8/8/rnbqkbnr w' || fail 'no black rook'
offers '4k3/8P/8/8/8/8/8/4K3 w - - 0 1' '4k3/7P/8/8/8/8/8/4K3 w - - 0 1' '4k3/8/8/8/8/8/8/4K3 w - - 0 1'
offers '8/8/8/4k3/8/4K3/4P2/8 w - - 0 1' '8/8/8/4k3/8/4K3/5P2/8 w - - 0 1' \
       '8/8/8/4k3/8/4K3/4P3/8 w - - 0 1'
offers '8/8/8/4k3/8/4K3/4P3/8 w - - x 1' '8/8/8/4k3/8/4K3/4P3/8 w - - 0 1'
offers 'tslkdlst/bbbbbbbb/8/8/8/8/BBBBBBBB/TSLKDLST w - - 0 1' \
       'rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w - - 0 1'
# An S is a German knight, and a Czech bishop; an R is a French king, but an English rook.
offers '4k3/8/8/8/8/8/4S3/D3K3 w - - 0 1' '4k3/8/8/8/8/8/4N3/Q3K3 w - - 0 1' \
       '4k3/8/8/8/8/8/4B3/Q3K3 w - - 0 1'
"$ecart" fen '8/8/8/4r3/8/4R3/4P3/8 w - - 0 1' | grep '^offer' && fail 'English letters in French'
# Either side may be below: the kings are on the second ranks from there.
offers "$(printf '%s\n' ........ ....K... ........ ........ ...p.... ........ ....k... ........)" \
       '8/4K3/8/8/3p4/8/4k3/8 w - - 0 1' '8/3k4/8/4p3/8/8/3K4/8 w - - 0 1'
# The longest text that is read has 4095 bytes, and the end of a colour may be lacking.
for near in '8/8/8/4k3/8/4K3/4P2/8 w - -' '4k3/8/8/8/8/8/8/4B2 w - -  '; do
    "$ecart" fen "$near$(printf '%4068s' '0 12')" | grep -q '^offer.* w - - 0 12$' || fail "4095 bytes are not read: $near"
    "$ecart" fen "$near$(printf '%4069s' '0 12')" | grep '^offer' && fail '4096 bytes are read'
done
for end in '\033[0' ' .'; do
    answer=$("$ecart" fen "$(printf "it is %s w - - 0 1$end" "$start")")
    test "${answer##*	}" = "$start w - - 0 1" || fail "with another end: $answer"
done
# A rank may be wrong, but not two, nor what stands between them, nor their number.
for text in 1:8/8/8/4k3/8/P/4K3/8 1:8/8/8/4k3/8/4K3/4P3/P 0:8/8/8/4k3//4K3/4P3/8 0:8/8/8/4k3/8/4K3/4P3/ \
            0:8,8,8,4k3,8,4K3,4P3,8 0:8/8/8/4k3/8/4K3/4P2/7; do
    found=$("$ecart" fen "it is ${text#*:} w - - 0 1" | grep -c found-in-text)
    test "$found" = "${text%%:*}" || fail "found $found times: $text"
done
"$ecart" fen 'it is 8/8/8/8/4k3/8/4K3/4P3/8 w - - 0 1' | grep -q '^fen	-$' || fail 'nine ranks are taken for eight'
# A line keeps nothing of the one before it, and one byte is a line too.
offers 'wsghkgsw/pppppppp/8/8/8/8/PPPPPPPP/WSGHKGSW w KQkq - 0 1' "$start w KQkq - 0 1"   # Polish
answer=$(printf '%s\n' "${start#r} w KQkq - 0 1" "$start w KQkq - 0 1" x | "$ecart" fen - | grep -o '^fen\|^offer' | tr '\n' ' ')
test "$answer" = 'offer fen fen fen ' || fail "of three lines: $answer"
"$ecart" fen "it is $start w KQkq - 0 1" >"$made/is"
test $? = 1 || fail 'a FEN in a text is taken for one without a fault'
exit $((failures > 0))
