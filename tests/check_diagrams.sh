#!/bin/sh
# check_diagrams.sh -- diagrams, links and the like are read wherever a FEN is: each text of
# tests/data/diagrams.txt shows its position, or is refused with what is missing
: "${srcdir:=.}"
ecart=$PWD/tools/ecart
failures=0
made=$(mktemp -d) || exit 99
trap 'rm -rf "$made"' EXIT
LC_ALL=C
export LC_ALL

fail() {
    echo "$*"
    failures=$((failures + 1))
}

# A file for each text: its answer in the first line.
${AWK:-awk} -v made="$made" '
    /^#/ && !text { next }
    /^@ /         { close(text); text = sprintf("%s/%03d", made, ++count) }
                  { print > text }' "$srcdir/tests/data/diagrams.txt"

for text in "$made"/*; do
    { IFS='	' read -r wanted manner; cat >"$made/text"; } <"$text"
    wanted=${wanted#@ }
    answer=$("$ecart" fen -- "$(cat "$made/text")")
    case $wanted in
    -*) case $answer in
        error"	${wanted#- }	-	-	"*.*"	-") ;;
        *) fail "$manner: not refused as $wanted: $answer" ;;
        esac ;;
    *)  test "${answer##*	}" = "$wanted" || fail "$manner: ${answer##*	}, not $wanted"
        "$ecart" moves --position="$(cat "$made/text")" 2>/dev/null >"$made/is"
        "$ecart" moves -p "$wanted" | diff - "$made/is" >/dev/null ||
            fail "$manner: -p reads another position" ;;
    esac
    "$ecart" fen - <"$made/text" >"$made/is"
    test "$(cat "$made/is")" = "$answer" || fail "$manner: another answer to standard input"
done

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
offers '8/8/8/4k3/8/4K3/4P2/8 w - - 0 1' '8/8/8/4k3/8/4K3/5P2/8 w - - 0 1' \
       '8/8/8/4k3/8/4K3/4P3/8 w - - 0 1'
offers '8/8/8/4k3/8/4K3/4P3/8 w - - x 1' '8/8/8/4k3/8/4K3/4P3/8 w - - 0 1'
offers 'tslkdlst/bbbbbbbb/8/8/8/8/BBBBBBBB/TSLKDLST w - - 0 1' \
       'rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w - - 0 1'
# A line keeps nothing of the one before it, and one byte is a line too.
offers 'wsghkgsw/pppppppp/8/8/8/8/PPPPPPPP/WSGHKGSW w KQkq - 0 1' "$start w KQkq - 0 1"   # Polish
answer=$(printf '%s\n' "${start#r} w KQkq - 0 1" "$start w KQkq - 0 1" x | "$ecart" fen - | grep -o '^fen\|^offer' | tr '\n' ' ')
test "$answer" = 'offer fen fen fen ' || fail "of three lines: $answer"
"$ecart" fen "it is $start w KQkq - 0 1" >"$made/is"
test $? = 1 || fail 'a FEN in a text is taken for one without a fault'
exit $((failures > 0))
