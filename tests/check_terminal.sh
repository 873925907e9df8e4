#!/bin/sh
# check_terminal.sh -- what a person sees, on terminals that tmux makes: lines end between
# words, no word is lost, carets stand where the fault is, and colours are for terminals
# that want them.  What the program prints into a pipe is the other derivation.
asked=
# shellcheck source=tests/asked.sh
. "${srcdir:-.}/tests/asked.sh"
command -v tmux >/dev/null || exit 77
terminals=0
trap 'screen kill-server 2>/dev/null; rm -rf "$made"' EXIT
unset NO_COLOR LANG LC_MESSAGES LC_CTYPE TMUX
escape=$(printf '\033')

accents=$(printf %60s "" | sed 's/ /é/g')
echo "1. e4 e5 {$accents} 2. Ke3 {$accents} *" >"$made/accents.pgn"
cat >"$made/bad.pgn" <<'PGN'
[Event "x"]
[Date "2024.13.45"]

1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. Ke9 1-0
PGN

# see COLUMNS COMMAND: leaves in seen what a terminal shows, and in coloured the same with
# its colours.  The command ends by naming its terminal, which comes through the same line
# as what it printed: when the name is there, all of that is.
see() {
    terminals=$((terminals + 1))
    screen "new-session -d -s s$terminals -x $1 -y 150" \
        "PATH='$(dirname "$ecart")':\$PATH; export PATH; cd $made; $2; printf '\033]2;ended\007'; sleep 60"
    tries=0
    until test "$(screen "display-message -p -t s$terminals" '#{pane_title}')" = ended ||
        test $((tries += 1)) -gt 1000; do
        sleep 0.01
    done
    screen "capture-pane -p -t s$terminals" >"$made/seen"
    screen "capture-pane -p -e -t s$terminals" >"$made/coloured"
    screen "kill-session -t s$terminals"
}

screen() { # screen WORDS [TEXT]: asks the server of terminals, which is ours alone
    # shellcheck disable=SC2086 # the words of a command
    tmux -S "$made/tmux" -f /dev/null $1 ${2:+"$2"}
}

words() { # words FILE: one a line
    tr -s ' \t\n' '\n' <"$1" | sed '/^$/d'
}

# wraps COMMAND...: on a narrow and on a wide terminal the same words, none of them cut,
# and lines no wider than the terminal
wraps() {
    for columns in 40 200; do
        see "$columns" "$*"
        (cd "$made" && PATH=$(dirname "$ecart"):$PATH sh -c "$*" >piped 2>&1)
        words "$made/piped" >"$made/wanted"
        words "$made/seen" | diff -u "$made/wanted" - || fail "other words in $columns columns" "$*"
        # Bytes that continue a character of UTF-8 take no column.
        tr -d '\200-\277' <"$made/seen" | awk -v most="$columns" 'length($0) > most' | grep . &&
            fail "over $columns columns" "$*"
    done
    # 200 columns are enough for each of these sentences, but explanations stay narrow.
    case $* in
    ecart\ explain* | ecart\ quiz*) ;;
    *) sed 's/ *$//; /^$/d' "$made/piped" >"$made/wanted"
       sed 's/ *$//; /^$/d' "$made/seen" | diff -u "$made/wanted" - || fail 'other lines' "$*" ;;
    esac
}

lines() {
    wraps ecart check e2e4 f1c4
    wraps ecart check Zf3
    wraps ecart check f3 e5 g4 Qh4
    wraps ecart check --language=de e2e5
    wraps ecart explain f1c4
    wraps ecart explain --level=child f1c4
    wraps ecart explain --level=arbiter f1c4
    wraps ecart seen rnbqkbnr/pppppppp/8/8/8/4P3/PPPPP1PP/RNBQKBNR
    wraps ecart shape rook a1 b3
    wraps ecart ends e4 e5
    wraps ecart chek
    wraps ecart pgn --warn=none
    wraps ecart check --position
    (cd "$made" && "$ecart" pgn --json -q --range=1/1 bad.pgn >part.json)
    wraps ecart pgn --merge part.json
    wraps env LC_ALL=tr_TR.UTF-8 ecart check e2e5
}

# A terminal that does not say its width has 80 columns, and none has less than 20.
widths() {
    for columns in 80 0 20 1; do
        see 200 "stty columns $columns; ecart check Zf3"
        mv "$made/seen" "$made/wide$columns"
    done
    diff -u "$made/wide80" "$made/wide0" || fail 'not as in 80 columns' 'stty columns 0'
    diff -u "$made/wide20" "$made/wide1" || fail 'not as in 20 columns' 'stty columns 1'
    # No line ends before the first word, and what is longer than many screens is not broken.
    see 30 "ecart check e4$(printf %50s "" | tr ' ' !)"
    grep -q '^e4!' "$made/seen" || fail 'an end before the first word' check 'e4!!!...'
    see 30 'ecart chek'
    sed '1d; /^$/d' "$made/seen" | grep -v '^    [^ ]' && fail 'not four blanks before a line' chek
    see 200 "ecart check e4$(printf %2500s "" | tr ' ' !)"
    grep -q '!: Legal' "$made/seen" || fail 'broken' check 'e4!!!...'
}

# caret COLUMNS COMMAND TEXT: a line ends with TEXT up to the fault, and the caret is
# below the byte after it
caret() {
    see "$1" "$2"
    awk -v text="$3" '/^ *\^ *$/ {
             at = index($0, "^")
             if (length(text) < at && substr(before, at - length(text), length(text)) == text)
                 good = 1
         }
         { before = $0 }
         END { exit !good }' "$made/seen" ||
        fail "no caret after $3: $(cat "$made/seen")" "$2"
}

carets() {
    for columns in 40 200; do
        caret $columns 'ecart check Nf3x' '  Nf3x'
        caret $columns 'ecart fen rnbqkbnr/pppxpppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1' 'rnbqkbnr/ppp'
        caret $columns 'ecart check -p "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR x KQkq - 0 1" e4' 'RNBQKBNR '
        caret $columns 'ecart moves -p 8/8/8/8/8/8/8/8z' '8/8/8/8/8/8/8/8'
        caret $columns 'ecart draw move Zf3' '  '
        caret $columns 'ecart pgn bad.pgn' '7. Bb3 d6 8. '
    done
    # A line ends as on any system, or with the text; and it may stand behind much other text.
    printf ' ) [Event "x"]\r1. e4 e5 2. Ke3 *\r\n\r\n1. e4' >"$made/lines.pgn"
    four='Nf3 Nf6 Ng1 Ng8'
    printf '%s\n' "1. e4 {$(printf %300000s "")} *" '1. Ke3 *' "$four $four $four $four e4 *" >"$made/far.pgn"
    see 200 'ecart pgn lines.pgn far.pgn'
    awk '/^ *\^ *$/ { print before "\n" $0 } { before = $0 }' "$made/seen" >"$made/shown"
    diff -u - "$made/shown" <<END || fail 'other lines' pgn lines.pgn far.pgn
   ) [Event "x"]
   ^
  1. e4 e5 2. Ke3 *
              ^
  1. e4
       ^
  1. Ke3 *
     ^
  $four $four $four $four e4 *
  $(printf %64s "")^
END
    # What is shown begins with a whole byte.
    for columns in 40 41 42 43; do
        caret $columns 'ecart pgn accents.pgn' '} 2. '
        grep -Eq '^  [.]{3}(\\x[0-9a-f]{2})+} 2[.] ' "$made/seen" || fail 'a cut byte' pgn accents.pgn
    done
    # A hundred bytes before the fault and behind it are shown, and dots where there are more.
    for more in '' x; do
        before="1. e4 e5 {$(printf %85s "" | tr ' ' x)$more} 2. "
        behind="Ke3 {$(printf %92s "" | tr ' ' x)$more} *"
        echo "$before$behind" >"$made/long.pgn"
        caret 250 'ecart pgn long.pgn' "} 2. "
        grep -qxF "  ${more:+...}${before#${more:+1}}${behind%${more:+?}}${more:+...}" "$made/seen" ||
            fail "not a hundred: $(cat "$made/seen")" pgn long.pgn
    done
}

# People read the faults of a FEN in their language; a program reads them in English.
languages() {
    see 80 'LC_ALL=de_DE.UTF-8 ecart fen xx'
    grep -q 'Die FEN hat' "$made/seen" || fail 'not German' fen xx
    see 80 'LC_ALL=de_DE.UTF-8 ecart fen xx | cat'
    grep -q 'The FEN has' "$made/seen" || fail 'not English' fen xx
    see 80 'LC_ALL=de_DE.UTF-8 ecart moves g1'
    grep -q 'g1f3.*Sf3' "$made/seen" || fail 'not German' moves g1
    see 80 'LC_ALL=de_DE.UTF-8 ecart moves g1 | cat'
    grep -q 'g1f3.*Nf3' "$made/seen" || fail 'not English' moves g1
    see 80 'LC_ALL=de_DE.UTF-8 ecart check Sf4'
    grep -q 'War Sf3 gemeint' "$made/seen" || fail 'not German' check Sf4
}

colours() {
    for command in 'ecart check e4 Ke3' 'ecart fen xx' 'ecart pgn bad.pgn'; do
        see 40 "$command"
        grep -q "$escape\[[0-9;]*3[123]m" "$made/coloured" || fail 'no colours' "$command"
        mv "$made/seen" "$made/wanted"
        see 40 "NO_COLOR=1 $command"
        grep -q "$escape\[[0-9;]*3[123]m" "$made/coloured" && fail 'colours with NO_COLOR' "$command"
        diff -u "$made/wanted" "$made/seen" || fail 'other lines without colours' "$command"
        see 80 "TERM=dumb $command"
        grep -q "$escape\[[0-9;]*3[123]m" "$made/coloured" && fail 'colours with TERM=dumb' "$command"
        see 80 "$command | cat"
        grep -q "$escape\[[0-9;]*3[123]m" "$made/coloured" && fail 'colours in a pipe' "$command"
    done
}

# Errors are red, warnings yellow, notes cyan.
hues() {
    see 200 'ecart pgn --warn=notes bad.pgn'
    for word in 31mimpossible-cell 33mbad-date 36mmissing-tag; do
        grep -q "$escape\[[0-9;]*$word" "$made/coloured" || fail "no $word" pgn bad.pgn
    done
    sed '/^ecart: /q' "$made/seen" | grep -q '^$' && fail 'lines with nothing' pgn bad.pgn
    see 40 'ecart pgn bad.pgn'
    sed -n 2p "$made/seen" | grep -q '^    [^ ]' || fail 'not four blanks before a line' pgn bad.pgn
}

# A server ends with its last terminal, so one stays.
screen 'new-session -d' 'sleep 600'
lines
widths
languages
carets
colours
hues
exit $((failures != 0))
