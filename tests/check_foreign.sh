#!/bin/sh
# check_foreign.sh -- ecart pgn reads the piece letters of other languages when it is
# told to, and guesses them when it is not
. "${srcdir:-.}/tests/linted.sh"

# translated LETTERS: the moves of a collection, and not its tags, with these letters in
# the place of KQRBN.
translated() {
    sed "/^\[/!y/KQRBN/$1/" plain.pgn
}

# hinted FILE SENTENCE: the one hint in the answer about a file.
hinted() {
    run "$1"
    ends 1 "$1"
    grep -o ' Is this written with .*' out >hints
    echo " Is this written with $2" >wanted
    differs wanted hints && fail "$1: another hint"
}

# Every game with a piece's move is refused, and read when its language is named; the
# other letters are those of section 17 of the standard.
languages() {
    plain 1500 >plain.pgn
    run plain.pgn
    cp err plain.err
    for language in de:KDTLS fr:RDTFC es:RDTAC pl:KHWGS hu:KVBFH cs:KDVSJ is:KDHBR; do
        code=${language%:*}
        translated "${language#*:}" >"$code.pgn"
        : >nothing
        finds nothing --no-warn=local-letters "--letters=$code" "$code.pgn"
        head -n 1 plain.err >wanted
        head -n 1 err >counts
        differs wanted counts && fail "$code: other counts"
    done
    hinted de.pgn 'German piece letters? Use --letters=de. --letters also works with: sv, da, no.'
    cp out out.1
    run -j 3 de.pgn
    cmp out out.1 || fail '-j 3: other bytes'
    run -j 3 --json de.pgn
    test "$(grep -c '"hint":' out)" = 1 || fail '--json: not one hint'
    hinted fr.pgn 'French piece letters? Use --letters=fr.'
    hinted pl.pgn 'Polish piece letters? Use --letters=pl.'
}

small() {
    printf '1. e4 e5 2. Pf3 Pc6 3. Lb5 a6 4. Pxe5 Pxe5 *\n' >nl.pgn
    hinted nl.pgn 'Dutch piece letters? Use --letters=nl.'
    printf '1. e4 e5 2. Pf3 Pf6 3. Pxe5 d6 4. Pf3 Pxe4 5. d4 d5 6. Ld3 Le7 *\n' >pawns.pgn
    hinted pawns.pgn 'Dutch piece letters? Use --letters=nl.'
    printf '1. e4 e5 2. Кf3 Кc6 3. Сb5 a6 *\n' >ru.pgn
    hinted ru.pgn 'Russian piece letters? Use --letters=ru.'
    finds nothing --no-warn=local-letters --letters=ru ru.pgn

    # A slip among English moves is no other language; nor is a rook that cannot go.
    printf '1. e4 e5 2. Sf3 Nc6 3. Bb5 a6 *\n\n1. e4 e5 2. Rg2 *\n' >en.pgn
    run en.pgn
    ends 1 en.pgn
    grep -q 'Is this written with' out && fail 'en.pgn: a hint'
    trouble "unknown value 'xx' for --letters: expected en, de, fr, es, it, pt, nl, ru, pl, hu, cs, sv, da, no, fi, ro, et or is" \
        --letters=xx nl.pgn
}

languages
small
exit $((failures != 0))
