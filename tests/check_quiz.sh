#!/bin/sh
# check_quiz.sh -- ecart quiz: that what it calls right is so, that the same seed
# asks the same, that it asks about enough, and how it takes any input.
asked=quiz
# shellcheck source=tests/asked.sh
. "${srcdir:-.}/tests/asked.sh"
# shellcheck source=tests/waiting.sh
. "$srcdir/tests/waiting.sh"

# quiz STATUS ARGUMENT...: that status, with the answers on standard input
quiz() {
    wanted=$1
    shift
    "$ecart" quiz "$@" >"$made/out" 2>"$made/err"
    status=$?
    test "$status" = "$wanted" || fail "status $status and not $wanted" "$@"
    test "$wanted" = 2 || test ! -s "$made/err" || fail "$(cat "$made/err")" "$@"
}

score() { # score WANTED ARGUMENT...: what the last quiz printed
    wanted=$1
    shift
    grep -q "^Score: $wanted" "$made/out" || fail "$(grep '^Score' "$made/out")" "$@"
}

# A word that is not an answer is a wrong one, each time, and then the right one is
# told; given back, these are all right.
right_answers() { # right_answers COUNT ARGUMENT...
    count=$1
    shift
    yes '?' | head -n "$count" >"$made/wrong"
    quiz 1 --count "$count" "$@" <"$made/wrong"
    score "0 of $count" "$@"
    sed 's/−/-/g' "$made/out" >"$made/ascii"
    awk -f "$srcdir/tests/cells.awk" -f "$srcdir/tests/quiz_answers.awk" "$made/ascii" >"$made/moves" ||
        fail 'a wrong answer is called right' "$@"

    # The filter judges each move that was asked about.
    cut -f 1,2 "$made/moves" | "$ecart" filter 2>/dev/null | cut -f 1,2 |
        paste "$made/moves" - >"$made/judged"
    awk -F '\t' '($3 == "possible") != ($4 == "legal") { print; bad = 1 } END { exit bad }' \
        "$made/judged" || fail 'the filter judges otherwise' "$@"

    sed -n 's/^That is not right: it is \(.*\)\.$/\1/p' "$made/out" |
        sed 's/^not possible$/no/; s/^possible$/yes/' >"$made/right"
    cp "$made/out" "$made/first"
    quiz 0 --count "$count" "$@" <"$made/right"
    score "$count of $count" "$@"
    for transcript in first out; do
        grep -v '^> \|^That is not right: it\|^Right\|^Score' "$made/$transcript" >"$made/$transcript.asked"
    done
    cmp -s "$made/first.asked" "$made/out.asked" || fail 'other questions' "$@"
}

# How many times each reason was asked about: all sorts come up, and about half
# of the moves are legal.
mixture() {
    right_answers 200 --seed 1 --kind possible
    cut -f 5 "$made/judged" | sort | uniq -c | sort -n >"$made/mixture"
    for reason in none rook-shape bishop-shape knight-shape path-blocked own-piece \
                  pinned leaves-in-check king-into-attack en-passant-unavailable; do
        grep -q " $reason\$" "$made/mixture" || fail "never $reason" --kind possible
    done
    grep -q ' castle-' "$made/mixture" || fail 'never castling' --kind possible
    grep -q 'captures en passant' "$made/first" || fail 'never en passant' --kind possible
    grep -q 'castles' "$made/first" || fail 'never a legal castling' --kind possible
    grep -q 'looks like a' "$made/first" ||
        fail 'never an alias' --kind possible
    legal=$(grep -c '	legal	' "$made/judged")
    all=$(wc -l <"$made/judged")
    { test $((10 * legal)) -gt $((3 * all)) && test $((10 * legal)) -lt $((7 * all)); } ||
        fail "$legal of $all moves are legal" --kind possible
    test $((2 * $(wc -l <"$made/judged"))) -gt 200 || fail 'few moves' --kind possible
}

# A seed asks the same on every machine.  SplitMix64's first numbers for 1234567 are published:
# 6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431,
# 16408922859458223821, 7804594928223864054.  Divided by 64 they leave 5, 37, 55, 63, 13, 54:
# numbers 16 and 56, and 88 and 26, are asked about; the third and the sixth choose the form.
seeds() {
    printf '1\n1\n' >"$made/one"
    quiz 0 --seed 1234567 --kind difference --count 2 <"$made/one"
    sed -n '/^How/p; s/.*again: //p' "$made/out" >"$made/asked"
    { printf 'How many meanings does the difference %s have?\n' 40 −62; echo --seed=1234567; } |
        diff - "$made/asked" ||
        fail 'other questions' --seed 1234567
    # Of the games and moves that are chosen no other program knows: this is what they were.
    for level in child:1324340799 player:2435498052 arbiter:2797715915; do
        yes '?' | head -n 60 | "$ecart" quiz --count 60 --seed 79 --level "${level%:*}" | sed 's/−/-/g' >"$made/ascii"
        awk -f "$srcdir/tests/cells.awk" -f "$srcdir/tests/quiz_answers.awk" "$made/ascii" >"$made/moves"
        grep '^ [^ ]' "$made/ascii" && fail 'a blank before a sentence' --seed 79 --level "${level%:*}"
        { cut -f 1,2 "$made/moves"; sed -n 's/^That is not right.* //p' "$made/ascii"; } | cksum >"$made/is"
        test "$(cut -d ' ' -f 1 "$made/is")" = "${level#*:}" ||
            fail "other questions than before: $(cat "$made/is")" --seed 79 --level "${level%:*}"
    done
}

levels() {
    for seed in 2 3 4; do
        for level in child player arbiter; do
            right_answers 30 --seed "$seed" --level "$level"
            score '30 of 30 ([0-9/]* moves, [0-9/]* [a-z ]*, [0-9/]* knight paths)' --level "$level"
            right_answers 10 --seed "$seed" --level "$level" --kind difference
            test $level != child || grep -q 'Column [a-h] is number [1-8],' "$made/first" ||
                fail 'no column' --level $level
            right_answers 10 --seed "$seed" --level "$level" --kind knight
        done
    done
    # A child is not asked about pins, an arbiter is told the article.
    right_answers 60 --seed 5 --level child --kind possible
    cut -f 5 "$made/judged" | grep -q 'pinned\|castle\|check\|passant' &&
        fail 'too hard for a child' --level child
    grep -q "^It is White's turn. Can the" "$made/first" || fail 'not as a child is asked' --level child
    right_answers 20 --seed 6 --level arbiter --kind possible
    grep -q '^FIDE Laws of Chess (2023), Article [0-9]' "$made/first" ||
        fail 'no article' --level arbiter
    test "$(grep -c '^FIDE Laws' "$made/first")" -eq "$(wc -l <"$made/judged")" ||
        fail 'not an article for each move' --level arbiter
    grep '^FIDE Laws' "$made/first" | grep -v 'Article [0-9.]*[0-9]\.$' &&
        fail 'no number of an article' --level arbiter
    quiz 1 --seed 7 --kind possible --language fr --count 5 <"$made/wrong"
    grep -q "coup\|va en\|prend\|peut\|aller\|roque" "$made/out" || fail 'no French' --language fr
}

# In another language, the same answers are right, and yes and no have other words.
in_language() { # in_language CODE YES NO SCORE MOVES
    for level in child player arbiter; do
        right_answers 40 --seed 10 --level $level
        sed "s/^yes$/$2/; s/^no$/$3/; s/−/-/" "$made/right" >"$made/replies"
        quiz 0 --seed 10 --level $level --count 40 --language "$1" <"$made/replies"
        grep -q "^$4 ([0-9]*/[0-9]* $5" "$made/out" || fail 'another score' --language "$1"
        grep '^> \|^  [1-8] ' "$made/out" | sed 's/^> .*/>/' >"$made/boards"
        grep '^> \|^  [1-8] ' "$made/first" | sed 's/^> .*/>/' | cmp -s - "$made/boards" ||
            fail 'other questions' --language "$1"
    done
    quiz 0 --language "$1" </dev/null
    grep -q '^Score' "$made/out" && fail 'English' --language "$1"
    childs_words "$1"
}

# What a child reads has only the words that check_lesson.c knows.
childs_words() { # childs_words CODE
    quiz 1 --level child --seed 11 --count 60 --language "$1" <"$made/wrong"
    sed '/^  [1-8] /d; /^     a b/d; /^> /d; /--seed/d' "$made/out" | sed '$d' |
        sed "s/¿//g; s/À/à/g; s/$(printf '\302\240')//g; s/$(printf '\342\200\257')//g" | tr -s ' .,:?' '\n' |
        grep -v '^[a-h]\{0,1\}-\{0,1\}[0-9]*$' | sort -u >"$made/words"
    awk -v code="$1" '
        FNR == NR { for (i = 2; i <= NF && $1 == code; i++) known[$i]; next }
        { word = $0 }
        !(word in known) && !(tolower(substr(word, 1, 1)) substr(word, 2) in known) {
            print code ": a child does not know " word
            bad = 1
        }
        END { exit bad }' "$srcdir/tests/data/child_words.txt" "$made/words" ||
        fail 'too hard a word' --level child --language "$1"
}

inputs() {
    quiz 0 --seed 1 </dev/null
    score '0 of 0\.' '</dev/null'
    grep -qx 'Question 1 of 10' "$made/out" || fail 'another count'
    quiz 0 --seed 1 --kind difference --count 3 <"$made/none"
    printf 'quit\nyes\n' >"$made/quit"
    quiz 0 --seed 1 <"$made/quit"
    score '0 of 0\.' quit

    # Blanks, CRLF and capitals do not matter; a last line need not end.
    echo 0 >"$made/answer"
    quiz 1 --seed 8 --kind knight --count 1 <"$made/answer"
    jumps=$(sed -n 's/^That is not right: it is \([0-9]\)\.$/\1/p' "$made/out")
    for answer in "$jumps" "                 $jumps	" "$jumps\r" "+$jumps"; do
        # shellcheck disable=SC2059 # the answer has an escape in it
        printf "$answer" >"$made/answer"
        quiz 0 --seed 8 --kind knight --count 1 <"$made/answer"
        score '1 of 1 (1/1 knight paths)\.$' "$answer"
    done
    for answer in '' "${jumps}x" 99999999999999999999 '\0' '\377\376' '%%s%%n' '1 2' "$(printf %0100d 9)"; do
        # shellcheck disable=SC2059 # the answer has an escape in it
        printf "$answer\n" >"$made/answer"
        quiz 1 --seed 8 --kind knight --count 1 <"$made/answer"
        score '0 of 1' "$answer"
        tr -d '\n -~' <"$made/out" >"$made/rest"
        test ! -s "$made/rest" || fail 'garbage comes out' "$answer"
    done
    printf '%100000s\n' x >"$made/answer"
    quiz 1 --seed 8 --kind knight --count 1 <"$made/answer"
    # Fifteen letters can be an answer, and are shown.
    printf 'ABCDEFGHIJKLMNZ\nabcdefghijklmnop\n' >"$made/answer"
    quiz 1 --seed 8 --kind knight --count 2 <"$made/answer"
    test "$(grep '^>' "$made/out")" = "$(printf '> abcdefghijklmnz\n> ?')" || fail 'shown otherwise' '<15, 16'
    test "$(grep -c '^$' "$made/out")" = 2 || fail 'no blank line behind each answer' '<15, 16'
    for answer in Y YES yes; do
        echo "$answer" | "$ecart" quiz --seed 9 --kind possible --count 1 |
            grep -q "^> $(echo "$answer" | tr '[:upper:]' '[:lower:]')\$" || fail 'no answer' "$answer"
    done
}

# Who answers sees what is asked before; on a terminal, as script(1) makes one, a mistyped answer
# is asked for again.
prompts() {
    { wait_until grep -q '^> ' "$made/out"; grep -c '^> ' "$made/out" >"$made/asked"; } |
        "$ecart" quiz --seed 8 --kind knight >"$made/out"
    test "$(cat "$made/asked")" = 1 || fail 'a prompt that does not come' --seed 8 --kind knight
    script -qc true /dev/null </dev/null >/dev/null 2>&1 || return 0
    : >"$made/out"
    {
        wait_until grep -q '^> ' "$made/out" && echo x
        wait_until grep -q 'Please answer with a number' "$made/out" && echo "$jumps"
        wait_until grep -q '^Score' "$made/out"
    } | script -qc "'$ecart' quiz --seed 8 --kind knight --count 1" /dev/null >"$made/out"
    score '1 of 1' 'on a terminal'
}

troubles() {
    trouble "unknown value 'chess' for --kind: expected possible, difference, knight or all" --kind chess
    trouble "unknown value '3' for --level: expected child, player or arbiter" --level 3
    for count in 0 1001 -1 x '' 5x; do
        trouble "'$count' is not a count: expected a number from 1 to 1000" --count="$count"
    done
    for seed in '' -1 x 5x 18446744073709551616; do
        trouble "'$seed' is not a seed: expected a number from 0 to 18446744073709551615" \
            --seed="$seed"
    done
    trouble "too many arguments: 'e4'" e4
}

: >"$made/none"
mixture
seeds
levels
childs_words en
in_language fr oui non 'Résultat.*: 40 sur 40' coups
in_language de ja nein 'Ergebnis: 40 von 40 richtig' Züge
in_language es sí no 'Aciertos: 40 de 40' jugadas
inputs
prompts
troubles
exit $((failures != 0))
