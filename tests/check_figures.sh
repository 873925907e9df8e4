#!/bin/sh
# check_figures.sh -- fairy pieces and Betza's notation, as users of the program see
# them: the lists that other software reads, errors with their place, and every name.
asked=
# shellcheck source=tests/asked.sh
. "${srcdir:-.}/tests/asked.sh"

answers() { # answers STATUS TEXT ARGUMENT...: that status, and that text in the output
    wanted=$1 text=$2
    shift 2
    "$ecart" "$@" >"$made/out" 2>"$made/err"
    status=$?
    test "$status" = "$wanted" || fail "status $status and not $wanted" "$@"
    cat "$made/out" "$made/err" | grep -qF -e "$text" || fail "no $text" "$@"
}

# The cells of a list: name, number and difference; without those that only fit.
listed() { # listed ARGUMENT...
    "$ecart" shape "$@" | sed '/^!/,$d' | tr -s ' ' | sed 's/   */\n/g' |
        grep -oE '[a-h][1-8] [1-8]{2} [+-][0-9]+' | cut -d ' ' -f 1 | sort | tr '\n' ' '
}

same() { # same WANTED GOT ARGUMENT...
    wanted=$1 got=$2
    shift 2
    test "$wanted" = "$got" || fail "'$got' and not '$wanted'" "$@"
}

lists() {
    same "$(listed knight e4)" "$(listed --betza=N e4)" --betza=N
    same "$(listed king h1)" "$(listed --betza=K h1)" --betza=K
    same 'a2 a6 c3 c5 c8 d2 d4 d6 e3 e5 f2 f4 f6 g3 g5 g8 ' "$(listed --betza=NNW e4)" NNW e4
    same 'b8 d8 ' "$(listed --betza=fC c5)" fC c5
    same 'b2 d2 ' "$(listed --betza=fC black c5)" fC black c5
    answers 2 '--list cannot be combined with --betza' shape --list --betza=C
    answers 0 'It cannot go here, but its differences fit' shape camel a1
    grep -qx '   a8 18  +7' "$made/out" || fail 'a8 is no ghost' camel a1
    answers 0 'fit no other square' shape camel b4
    answers 0 'Wrongly accepted   28' shape camel
    answers 0 'never ambiguous' shape wazir
    answers 0 'Wrongly accepted  350' shape amazon
    answers 0 'Rechazados por error   49' shape pawn --language=es
    answers 1 'it makes 7 only as 1 right and 3 down' shape camel a1 a8
    answers 1 'cannot go there.' shape camel a1 a7
    answers 0 'can go there.' shape camel b4 c1
    answers 0 'The camel (C) on e4' shape camel e4
    answers 0 'The giraffe (4,1) on e4' shape giraffe e4
    answers 0 'The piece NR on e4' shape --betza=NR black e4
    answers 0 'The piece (5,3) on e4' shape '--betza=(5,3)' e4
    answers 0 'The piece fmWfcF on e4' shape --betza=fmWfcF e4
    longest=$(yes N | head -n 511 | tr -d '\n')
    answers 0 "The piece $longest on e4" shape --betza="$longest" e4
    answers 0 'but not to capture' shape --betza=mW a1 a2
    answers 0 'only to capture' shape --betza=cW a1 a2
    answers 0 'ne sont jamais' shape wazir --language=fr
    # To a8 it is 6 columns to the left and 7 up; to a1, 5 to the left and 3 down.
    answers 0 'f4-a1, 11 − 64' shape '--betza=f(7,6)'
    same "$("$ecart" shape camel | sed 1d)" "$("$ecart" shape --betza=mC | sed 1d)" --betza=mC
}

others() {
    answers 0 'cells a1 a2 a3 a4 a5 a6 a7 a8' trajectory --betza=fW a1 a8
    answers 1 'moves never' trajectory --betza=fW a8 a1
    answers 0 'moves 7' trajectory --betza=fW black a8 a1
    answers 0 'moves 2' trajectory camel a1 c1
    # From a1 to a1 by way of h2 takes 18 + 17 = 35 moves, shown as z, the last letter; by way of
    # h1 it takes 18 + 18 = 36, shown as +.
    same '18 17 18 18 z + ' "$({ for way in 'a1 h2' 'h2 a1' 'a1 h1' 'h1 a1'; do
        "$ecart" trajectory --betza=fDbCfW "${way% *}" "${way#* }" | sed -n 's/^moves //p'
    done; "$ecart" trajectory --betza=fDbCfW a1 a1 | sed -n 's/^  [12] .* //p'; } | tr '\n' ' ')" fDbCfW
    answers 2 "'camel' is not a piece" mobility camel a1
    answers 2 "'camel' is not a piece" draw shape camel a1
}

# In words, a piece has its own name with an article, in each language.
named() { # named NAME BETZA
    case $2 in
    '('*) letters=$2 ;;
    *) letters="($2)" ;;
    esac
    words=$(echo "$1" | tr - ' ')
    case $words in
    silver | gold) words="$words general" ;;
    esac
    answers 1 "The $words $letters cannot go there." shape "$1" a1 g8
    for language in 'fr:(Le |La |L.+)[^ ].* ' 'de:(Der|Die|Das) [^ ].* ' 'es:(El|La) [^ ].* '; do
        "$ecart" shape "$1" a1 g8 --language="${language%%:*}" >"$made/out"
        tr '\n' ' ' <"$made/out" |
            grep -qE "\. ${language#*:}[^.]*$(echo "$letters" | sed 's/[()]/[&]/g') " ||
            fail 'no name' shape "$1" --language="${language%%:*}"
    done
}

# Each name of the man page is one that the program knows, with the same letters.
names() {
    sed -n 's/^\.It Li \([a-z\\-]*\) Ta Li \(.*\)/\1 \2/p' "$srcdir/doc/ecart.1" | tr -d '\\' >"$made/names"
    test "$(wc -l <"$made/names")" -gt 30 || fail 'no names in the page' ecart.1
    while read -r name betza; do
        same "$(listed --betza="$betza" c3)" "$(listed "$name" c3)" "$name"
        black=$("$ecart" shape "black-$name" c3)
        same "$(listed --betza="$betza" black c3)" "$(listed black "$name" c3)" "black-$name"
        same "$black" "$("$ecart" shape black "$name" c3)" black "$name"
        named "$name" "$betza"
    done <"$made/names"
    known=$(cd "$srcdir" && sh lib/generate.sh records/fairies.txt | cut -f 3 | sort)
    answers 0 "wazir W" shape --list
    cmp -s "$made/out" "$made/names" || fail 'another list' shape --list
    same "$known" "$(cut -d ' ' -f 1 "$made/names" | sort)" ecart.1
}

wrong() { # wrong OFFSET TEXT WHAT: at which character, and what is said
    answers 2 "$3, at character $1" shape --betza="$2" e4
    test ! -s "$made/out" || fail 'something on stdout' "$2"
    answers 2 "at character $1" trajectory --betza="$2" e4 e5
}

errors() {
    wrong 1 '' 'nothing to read'
    wrong 2 'Q!!' 'not a letter or sign of this notation'
    wrong 1 '[' 'not a letter or sign of this notation'
    wrong 2 W99 '7 times at most'
    wrong 1 pR 'hoppers are not supported'
    wrong 1 nN 'lame pieces are not supported'
    wrong 1 ifmW 'moves from the start only are not supported'
    wrong 2 f 'a capital letter is missing'
    wrong 2 '(9,1)' 'expected a jump such as (4,1), with numbers from 0 to 7'
    wrong 4 '(0,0)' 'a jump to the same cell'
    wrong 512 "$(yes N | head -n 6000 | tr -d '\n')" 'the text is too long'
    answers 2 'needs a value' shape --betza
    answers 2 'missing square' trajectory camel
    answers 2 'is not a piece' shape cammel e4
}

# The sizes of an amazon's differences, with their Manhattan distances, by a walk over its steps.
pairs() {
    "$ecart" shape amazon | sed -n '2,/^$/p' | awk '{ for (i = 1; i < NF; i += 2) print $i, $(i + 1) }' >"$made/is"
    awk 'function size(n) { return n < 0 ? -n : n }
         BEGIN { for (x = -7; x <= 7; x++)
                     for (y = -7; y <= 7; y++)
                         if ((x || y) && (!x || !y || x * x == y * y || x * x + y * y == 5))
                             print size(10 * x + y), size(x) + size(y) }' | sort -n -k 1,1 -k 2,2 -u |
        diff - "$made/is" || fail 'other pairs of an amazon'
    answers 0 '    +1 1   -9 2   +11 2' shape --betza=fmWfcF
}

lists
pairs
others
names
errors
exit "$failures"
