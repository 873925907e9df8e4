#!/bin/sh
# check_findings.sh -- ecart pgn in each language: every finding has a sentence there,
# and the places, names, moves and identifiers are the same in all
. "${srcdir:-.}/tests/linted.sh"
sources=$(cd "$data/../.." && pwd)

# What the corpus of the fuzz targets lacks: forgiven texts of moves, and whole games.
cat >rest.pgn <<'END'
[Event "x"]
[Event "y"]
[SetUp "1"]
[Date "2023.02.29"]
[WhiteElo "24500"]
[Round "1..2"]
[Result "0:1"]

1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. Ng1 Ng8 7. Nf3 Nf6
8. Ng1 Ng8 9. e4 e5 10. Ke3 1-0

[Date "yesterday"]
[EventDate "2023.13.01"]
[UTCDate "0199.01.01"]
[WhiteElo "x2400"]
[Round "1-0"]

1. Pe4 e7-e5 2. g1f3 Nb8xc6 3. Bb5+ a6 4. Bc6 dxc6 5. Kg1 Bg4 6. h3 h5 8. hxg4
hxg4‼ 9. nxe5, Qd1 10. Rxd1 ♞f6 *

[Round "-1"]
[FEN "8/1P4k1/8/3pP3/8/8/8/4K2R w K d6 0 1"]

1. exd6ep Kg6 2. b8Q Kg7 3. Qe5 Kg6 4. 0-0 *

[Result "1/2 - 1/2"]

1. e4 d5 2. e:d5 c6 3. xc6 b:c6 4.  Nf3 1/2-1/2

1. f3 e5 2. g4 Qh4+ *

1. f3 e5 2. g4 Qh4 1-0

[FEN "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"]

1-0

[FEN "4k3/8/8/8/8/8/8/4K3 w - - 0 1"]

1. Ke2 1-0

[FEN "4k3/8/8/8/8/8/8/4K3 w - - 0 1"]
[SetUp "0"]
[Result "*"]

*

[FEN "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"]

*

[Result "*"]

1. e4 { { } } e5 2. Nf3 Nc6 3. Ke4 1-0

Prose

[FEN "4k3/7r/8/8/8/8/8/R3K3 w - - 150 100"]

100. Ra2 Rh6 1-0

[Termination "time forfeit"]
[FEN "7k/8/8/8/8/8/P7/K7 b - - 0 1"]

0-1

[Termination "time forfeit"]
[FEN "7k/8/8/8/8/8/P7/K7 b - - 0 1"]

1/2-1/2

1. e4 !!? e5 (2. d4 (1... c5 2. Ke3)) 2. Nf3⁉ Nc6 3. Nc4 d6 4. d4 *
END
printf '\n\n1. e4\302\240e5 *\n' >>rest.pgn
printf '1. e4 e5 2. Sf3 Sc6 3. Lc4 Lc5 *\n' >german.pgn
faulty .

# Moves with their number, or spelt out, are two words in a collection.
names() {
    for records in findings pgn_faults; do
        (cd "$sources" && sh lib/generate.sh "records/$records.txt") | cut -f 3
    done
    (cd "$sources" && sh lib/generate.sh identifiers/forgiven) |
        grep -vx -e move-number -e spoken
}

# judge LANGUAGE: everything, into LANGUAGE.list, and the summaries
judge() {
    : >"$1.sum"
    for options in '' --meant --play-on; do
        run --language="$1" --all --warn=all $options ./*.pgn
        ends 1 "$1 $options"
        cat out
        cat err >>"$1.sum"
    done >"$1.list"
    run --language="$1" --all --letters=de german.pgn
    cat out >>"$1.list"
    cat err >>"$1.sum"
    sed -E 's/^([^:]*:[0-9]+:[0-9]+: )[A-Za-z]+ ([0-9].*: [a-z0-9-]+: ).*/\1\2/' "$1.list" >"$1.facts"
    sed -E 's/^[^:]*:[0-9]+:[0-9]+: [A-Za-z]+ [0-9].*: ([a-z0-9-]+): /\1: /' "$1.list" >"$1.words"
}

# Every identifier is found, so that its sentence is seen.
all_are_found() {
    sed 's/: .*//' en.words | sort -u >found
    for name in $(names); do
        grep -qx "$name" found || fail "no game has $name"
    done
}

# others LANGUAGE: the same facts in other words
others() {
    judge "$1"
    differs en.facts "$1.facts" && fail "$1: other facts"
    paste -d '\n' en.words "$1.words" | awk 'NR % 2 { english = $0; next } $0 == english' >same
    test -s same && { fail "$1: in English:"; head -n 5 same; }
    grep -n '{[a-z]' "$1.words" && fail "$1: a place is open"
    grep -v '[.?]$' "$1.words" && fail "$1: not sentences"
    grep -E 'game|error|warning|note|reported|half' "$1.sum" | grep -vE 'errore?s?,|null' |
        grep -E 'game|warning|reported|half' && fail "$1: an English summary"
    sed 's/[^0-9]//g' en.sum >en.numbers
    sed 's/[^0-9]//g' "$1.sum" >numbers
    differs en.numbers numbers && fail "$1: other numbers in the summary"
}

# No straight quotation marks, but in the example of a tag; no blanks before signs.
typography() { # typography LANGUAGE
    grep -v -e Anderssen -e '! ? !!' -e ^stray-sign "$1.words" | sed 's/^[a-z0-9-]*: //' >plain
    grep -n -e '"' -e "[[:alpha:]]'" -e '  ' -e ' [:;,.?!]' plain && fail "$1: typography"
}

# Translators have a word for each identifier, also for those that no game can have.
catalogued() {
    for name in move-number spoken; do
        for language in fr de es; do
            awk -v key="msgctxt \"finding/$name\"" '
                /^msgctxt/ { on = $0 == key }
                on && /^msgstr/ && !/^msgstr ""$/ { there = 1 }
                END { exit !there }' "$sources/po/$language.po" ||
                fail "$language: nothing for $name"
        done
    done
}

says() { # says LANGUAGE FILE SENTENCE
    run --quiet --language="$1" "$2"
    grep -qF "$3" out || fail "$1: $(cat out), and not: $3"
}

judge en
all_are_found
for language in fr de es; do
    others $language
    typography $language
done
catalogued

# Some whole lines, with the spaces of French that do not break.
wide=$(printf '\302\240')
thin=$(printf '\342\200\257')
printf '1. e4 Nf6 2. e5 d5 3. exd6 a6 4. 0-0 Ke6 *\n' >game.pgn
says fr game.pgn "game.pgn:1:34: partie 1, 4. 0-0: castle-path-blocked: Le roi en e1 ne peut pas faire le petit roque$wide: le passage est barré par le fou en f1 et par le cavalier en g1. La suite de la partie n’est pas vérifiée."
printf '[Result "1:0"]\n\n1. e2-e4 e5 1/2-1/2\n' >game.pgn
says fr game.pgn "game.pgn:3:4: partie 1, 1. e2-e4: long-form: Le coup est écrit en notation longue$wide: la notation standard est e4."
says fr game.pgn "game.pgn:3:13: partie 1: result-differs: La partie se termine par 1/2-1/2, mais le champ Result indique «${thin}1:0$thin»."
says de game.pgn 'game.pgn:3:4: Partie 1, 1. e2-e4: long-form: Der Zug steht in langer Notation: Standard ist e4.'
says de game.pgn 'game.pgn:3:13: Partie 1: result-differs: Die Partie endet mit 1/2-1/2, aber die Kopfzeile Result lautet „1:0“.'
says es game.pgn 'game.pgn:3:4: partida 1, 1. e2-e4: long-form: Está en notación larga: la notación estándar es e4.'
says es game.pgn 'game.pgn:3:13: partida 1: result-differs: La partida termina con 1/2-1/2, pero la etiqueta Result dice «1:0».'

# Programs read English unless they ask for another language.
LC_ALL=fr_FR.UTF-8 "$ecart" pgn --quiet game.pgn | grep -q 'Is written in long notation' ||
    fail 'the locale has changed what programs read'
run --language=xx game.pgn
ends 2 'an unknown language'
grep -q "unknown value 'xx' for --language" err || fail "an unknown language: $(cat err)"
exit $((failures != 0))
