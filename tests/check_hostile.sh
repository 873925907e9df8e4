#!/bin/sh
# check_hostile.sh -- names and texts that want to do harm: escapes of a terminal, lines
# that look like findings, elements of HTML, very long words, bytes that are no UTF-8.
# Whatever they are in, they come out as one line that a terminal only shows.
# shellcheck source=tests/asked.sh
. "${srcdir:-.}/tests/asked.sh"
cd "$made" || exit 99

escape=$(printf '\033')
bell=$(printf '\007')
csi=$(printf '\302\233')        # U+009B, the same as ESC and a bracket
turned=$(printf '\342\200\256') # U+202E, from right to left
bad=$(printf '\377')
newline='
'
long=$(awk 'BEGIN { while (n++ < 10240) printf "x" }')

# What no output may hold: C0 but for newline and tab, DEL, C1, marks of direction,
# what is not UTF-8.
safe() { # safe FILE ARGUMENT...
    file=$1
    shift
    if tr -d '\n\t' <"$file" | grep -q '[[:cntrl:]]'; then
        fail "controls: $(od -c "$file" | head -n 5)" "$@"
    fi
    iconv -f UTF-8 -t UTF-32 <"$file" >/dev/null || fail 'not UTF-8' "$@"
    grep -q "$csi\|$turned" "$file" && fail 'a control of Unicode' "$@"
}

ask() { # ask ARGUMENT...
    "$ecart" "$@" >out 2>err </dev/null
    test $? -le 2 || fail 'ended by a signal' "$@"
    safe out "$@"
    safe err "$@"
    test "$(wc -l <err)" -le 1 || test "$1" = pgn || fail 'more than one line' "$@"
}

# A name forges neither a finding nor colours.
names() {
    name="a${escape}[31m${csi}2J${bad}${turned}é${newline}b.pgn:1:1: game 9: illegal.pgn"
    printf '[Event "x"]\n\n1. e4 e4 *\n' >"$name"
    ask pgn "$name"
    # shellcheck disable=SC1003
    printf '%s' 'a\x1b[31m\xc2\x9b2J\xff\xe2\x80\xaeé\x0ab.pgn:1:1: game 9: illegal.pgn:3:' >wanted
    test "$(wc -l <out)" = "$("$ecart" pgn --json "$name" 2>/dev/null | wc -l)" ||
        fail 'another number of findings' pgn
    grep -vqFf wanted out && fail "the name: $(cat out)" pgn
    ask pgn --json "$name"
    "$read_json" <out >/dev/null || fail 'no JSON' pgn --json
    ask pgn "no$name"

    # Names of the usual kind stay as they are.
    cp "$name" 'José 2.pgn'
    ask pgn 'José 2.pgn'
    grep -q '^José 2.pgn:3:' out || fail "the name: $(cat out)" pgn
}

# patch finds a file by the name that a diff quotes.
diffs() {
    name="d${csi}${bad}.pgn"
    printf '[Event "x"]\n\n1. e4 e5 2. d4 d6 3. dxe9 dxe5 4. a3 a6 5. c3 c6 *\n' >"$name"
    ask pgn --mend "$name"
    head -n 1 out | grep -qxF -e '--- "d\302\233\377.pgn"' || fail "$(head -n 1 out)" pgn --mend
}

# Each of these as a move, a FEN, a square, an option, a tag and a request.
texts() {
    for text in "${escape}]0;x${bell}" "e4${newline}ecart: e5" '<script>alert(1)</script>' \
                "$long" "e4$bad" "${csi}2J" "${turned}4e"; do
        ask "$text"
        ask check "$text"
        ask check --json "$text"
        ask check -p "$text" e4
        ask explain "$text"
        ask ends "$text"
        ask ends --json -p "$text"
        ask premove "$text"
        ask fen "$text"
        ask fen --json "$text"
        ask shape knight "$text"
        ask draw "$text"
        ask draw move "$text"
        grep -q '<script' out && fail 'an element' draw move
        ask draw position -p "$text"
        ask pgn "--warn=$text"
        ask quiz "--level=$text"
        ask check "--$text" e4
        tag=$(printf '%s' "$text" | tr -d '\n')
        printf '[Event "%s"]\n[White "%s"]\n[FEN "%s"]\n\n1. %s *\n\n[Event "?"]\n[White "%s"]\n\n1. e4 %s *\n' \
            "$tag" "$tag" "$tag" "$text" "$tag" "$tag" >tags.pgn
        ask pgn --warn=all tags.pgn
        ask pgn --warn=all --json tags.pgn
        "$read_json" <out >/dev/null || fail 'no JSON' pgn --json
        requests "$tag"
    done
}

requests() { # requests TEXT: each is one line, and so is each answer
    for request in "$1" "$1	$1" "-	$1" "{\"move\":\"$1\"}" "{\"fen\":\"$1\",\"move\":\"e4\"}" \
                   "{\"$1\":1,\"move\":\"e4\"}" "{\"op\":\"$1\"}" "{\"id\":\"$1\",\"move\":\"e4\"}"; do
        printf '%s\n' "$request" | "$ecart" filter >out 2>err || fail 'another status' filter
        test "$(wc -l <out)" = 1 || fail "$(wc -l <out) lines" filter
        safe out filter
    done
}

read_json=$OLDPWD/tests/read_json
test -x "$read_json" || read_json="cat"     # it needs jansson
names
diffs
texts
exit $((failures != 0))
