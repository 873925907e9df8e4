#!/bin/sh
# check_locale.sh -- the language of the answers: --language, or that of the user, whom
# the environment names; and no word of English in an answer in another language
asked=
# shellcheck source=tests/asked.sh
. "${srcdir:-.}/tests/asked.sh"
unset LC_ALL LC_MESSAGES LANG LANGUAGE LC_CTYPE

# speaks CODE VARIABLE=VALUE... COMMAND ARGUMENT...: as with --language=CODE
speaks() {
    code=$1
    shift
    env "$@" >"$made/is" 2>&1
    while case $1 in *=*) true ;; *) false ;; esac; do
        shift
    done
    "$@" "--language=$code" >"$made/wanted" 2>&1
    cmp -s "$made/is" "$made/wanted" || fail "not $code: $*: $(head -n 1 "$made/is")"
}

# What a draft lacks is not mixed with it: the whole answer is in English.
drafts() {
    for asked in 'ends e4' 'explain e5' 'explain --numbers e5' 'explain --level=child e5' \
                 'explain --level=arbiter e5' 'explain --json e5'; do
        for code in en ru tr zh; do
            # shellcheck disable=SC2086 # a list of words
            "$ecart" $asked --language=$code >"$made/$code"
            cmp -s "$made/en" "$made/$code" ||
                fail "two languages in one answer: $(cat "$made/$code")"
        done
    done
}

# No locale needs to be installed.
environment() {
    PATH=${ecart%/*}:$PATH
    refused='ecart check e4 e5 Nf4'
    # shellcheck disable=SC2086 # a list of words
    {
        speaks en $refused
        speaks en LANG=C $refused
        speaks en LANG=POSIX $refused
        speaks en LANG=C.UTF-8 $refused
        speaks en LANG=xx_YY.UTF-8 $refused
        speaks en LANG=en_GB $refused
        speaks en LANG=_ $refused
        speaks en LANG=french $refused
        speaks en LANG=ru_RU.UTF-8 $refused         # a draft
        speaks fr LANG=fr $refused
        speaks fr LANG=fr_CH.UTF-8 $refused
        speaks de LANG=de.UTF-8 $refused
        speaks de LANG=de@euro $refused
        speaks es LC_MESSAGES=es_MX LANG=de $refused
        speaks de LC_ALL=de_AT LC_MESSAGES=es_MX LANG=fr $refused
        speaks fr LC_ALL= LC_MESSAGES= LANG=fr_FR $refused
        speaks en LC_ALL=C LC_MESSAGES=es LANG=fr $refused
        speaks es LC_ALL=fr $refused --language=es
    }
    # What people read.
    speaks fr LANG=fr "$ecart" explain Nf4
    speaks fr LANG=fr "$ecart" seen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR
    speaks fr LANG=fr "$ecart" ends
    speaks fr LANG=fr "$ecart" premove e7e5
    speaks fr LANG=fr "$ecart" shape rook a1 b3
    speaks fr LANG=fr "$ecart" terms
    LANG=fr "$ecart" mobility a1 -p 8/8 2>&1 | grep -q 'rangées au lieu' || fail 'not fr: mobility'
    LANG=fr "$ecart" attacks white -p 8/8 2>&1 | grep -q 'rangées au lieu' || fail 'not fr: attacks'
    LANG=fr "$ecart" board | grep -q 'Trait aux Blancs' || fail 'not fr: board'
    echo e2e5 | LANG=fr "$ecart" cecp | grep -q ' Le pion en e2' || fail 'not fr: cecp'
    # What programs read.
    speaks en LANG=fr "$ecart" check --json Nf4
    speaks en LANG=fr "$ecart" explain --json Nf4
    speaks en LANG=fr "$ecart" ends --json
    speaks en LANG=fr "$ecart" premove --json e7e5
    speaks en LANG=fr "$ecart" seen --json 8/8/8/8/8/8/8/8
    speaks en LANG=fr "$ecart" fen 8/8/8/8/8/8/8/8
    start='rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'
    printf '%s\tNf4\n' "$start" >"$made/requests"
    for code in en fr; do
        LANG=fr "$ecart" filter --language=$code <"$made/requests" 2>"$made/counts" >"$made/$code"
    done
    LANG=fr "$ecart" filter <"$made/requests" 2>"$made/counts" | cmp -s - "$made/en" || fail 'filter: not English'
    cmp -s "$made/en" "$made/fr" && fail 'filter: not French'
}

# apart CODE ARGUMENT...: no line with a word is the same in English and in that language,
# and none has one of the words that few English sentences lack.  Identifiers of reasons
# and of standings are the same in all languages.
apart() {
    code=$1
    shift
    "$ecart" "$@" --language=en <"$made/replies" >"$made/en" 2>"$made/err"
    "$ecart" "$@" --language="$code" <"$made/replies" >"$made/is" 2>"$made/err"
    test -s "$made/is" || fail "nothing said: $*"
    grep '[a-z][a-z][a-z]' "$made/is" | grep -v '^> \|^[^ ]*: [a-z-]*$' | grep -Fxf "$made/en" >"$made/same" &&
        fail "English for $code: $*: $(head -n 1 "$made/same")"
    sed 's/[a-z]*-[a-z-]*: //' "$made/is" | grep -w 'the\|of\|is\|and\|to\|move\|moves\|cell\|cells\|square\|with\|which\|for' \
        >"$made/same" && fail "English words for $code: $*: $(head -n 1 "$made/same")"
}

# Each command that people read.
languages() {
    mate='rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3'
    yes '?' | head -n 40 >"$made/replies"
    for code in fr de es; do
        apart $code check e4 e5 Nf4
        apart $code check e4 e5 Ke3
        apart $code check --board e5
        apart $code check --strict Ng1f3
        apart $code check Sf3
        apart $code check 'e4!' e7-e5
        apart $code check f3 e5 g4 Qh4
        apart $code check Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8
        apart $code check -p '7k/5Q2/8/8/8/8/8/K7 w - - 0 1' Qg6
        apart $code check -p '4k3/8/8/8/8/8/8/R3K3 w Q - 98 60' Kd1 Kd8
        apart $code check -p '4k3/8/8/8/8/8/8/R3K3 w Q - 148 90' Kd1 Kd8
        apart $code check -p '4k3/P7/8/8/8/8/8/4K3 w - - 0 1' a8=B
        apart $code check -p "$mate" Kf2
        for level in child arbiter; do
            apart $code explain --level=$level Nf4
            apart $code explain --level=$level e4
            apart $code explain --level=$level -p "$mate"
            apart $code quiz --level=$level --seed=1 --count=20
        done
        apart $code quiz --seed=1 --count=40
        apart $code board
        apart $code board -p "$mate"
        apart $code seen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR
        apart $code seen 8/8/8/3Kk3/8/8/8/8
        apart $code seen 8/8/8/8/8/8/8/8
        apart $code ends Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1
        apart $code ends -p '4k3/8/8/8/7q/8/8/R3K3 w - - 99 80'
        apart $code ends -p '8/8/4k3/8/8/4K3/R7/8 w - - 0 90'
        apart $code ends -p "$mate"
        apart $code premove e7e5
        apart $code premove d8d5
        apart $code premove e2e4
        apart $code premove -p "$mate" d8g5
        apart $code shape queen
        apart $code shape pawn
        apart $code shape pawn e5
        apart $code shape rook a1 b8
    done
}

# reads STATUS CODE MOVE WORDS [ARGUMENT...]: what check answers to a move in that language
# has these words; piped or with --json it is read in the same way
reads() {
    wanted=$1 code=$2 move=$3 words=$4
    shift 4
    "$ecart" check --language="$code" "$@" "$move" >"$made/is" 2>&1
    is=$?
    test $is = "$wanted" || fail "$code: $move: status $is and not $wanted"
    grep -qF -e "$words" "$made/is" || fail "$code: $move: not '$words': $(cat "$made/is")"
    case $code in en|de|fr|es)
        LANG=$code "$ecart" check "$@" "$move" 2>&1 | cmp -s - "$made/is" ||
            fail "$code: $move: otherwise by the locale" ;;
    esac
    "$ecart" check --json --language="$code" "$@" "$move" >"$made/json" 2>&1
    test $? = "$wanted" || fail "$code: $move: otherwise as JSON"
}

# The letters of the reader win, English ones are read beside them, and no capital is taken for
# a file that is a piece for the reader, or for others.  Letters are those of the standard of PGN.
letters() {
    king='4k3/8/8/8/8/8/8/R3K3 w - - 0 1' last='8/P7/8/8/8/8/7k/4K3 w - - 0 1'
    reads 2 en Dd4 'Dd4: bad-notation: D is the queen in German: use --letters=de. --letters also works with: fr, es,'
    reads 2 en Dd4 'Did you mean d4?'
    reads 2 en Fe3 'F is the bishop in French: use --letters=fr. --letters also works with: hu.'
    reads 2 en Ab4 'A is the bishop in Spanish: use --letters=es. --letters also works with: it.'
    reads 2 en Hd4 'Is this written with Polish piece letters? Use --letters=pl. --letters also works with: hu, is.'
    reads 2 en Dxe5 'D is the queen in German' -p '4k3/8/8/4p3/3P4/8/8/4K3 w - - 0 1'
    reads 2 en D:e5 'D is the queen in German' -p '4k3/8/8/4p3/3P4/8/8/4K3 w - - 0 1'
    reads 2 en Da1 'D is the queen in German'
    reads 2 en Dh8 'D is the queen in German'
    for move in Di4 Dd9 Dd0; do reads 1 en $move impossible-cell; done
    reads 2 en 1.Dd4 'D is the queen in German'
    reads 2 en Dd4N 'Is this written with Romanian piece letters? Use --letters=ro.'
    reads 2 de Cf3 'C ist im Französischen der Springer: --letters=fr liest es.'
    reads 2 fr Ab4 'A est le fou en espagnol'
    reads 2 es Fe3 'F es el alfil en francés: --letters=fr lee esta jugada.'
    reads 2 en Cf3 'C is the knight in French' --letters=de
    reads 2 en Sf3 'Is this written with German piece letters? Use --letters=de.' --letters=fr
    reads 2 en Td1 'Is this written with German piece letters? Use --letters=de.'
    reads 2 en Ke2 'written with English piece letters? Use --letters=en. --letters also works with: de,' --letters=fr -p "$king"
    reads 0 en hxg3 'the pawn on h2' -p '4k3/8/8/8/8/6p1/7P/4K3 w - - 0 1'
    reads 0 en D4 'the pawn on d2'
    reads 1 de Dd4 'Dd4: path-blocked: Die Dame auf d1'
    reads 1 fr Fe3 'Fe3: path-blocked: Le fou en c1'
    reads 1 es Ac4 'Ac4: path-blocked: El alfil de f1'
    reads 2 de D4 'War d4 gemeint?'
    reads 0 de Dd4 'Die Dame auf h4' -p '4k3/8/8/8/7Q/8/3P4/4K3 w - - 0 1'
    reads 0 de Sf3 'Der Springer auf g1'
    reads 0 fr Cf3 'le cavalier en g1'
    reads 1 es cf3 'El peón de c2'
    for code in en de fr es ru tr zh; do
        reads 0 $code Nf3 g1
        reads 0 $code Bf4 c1 -p 'rnbqkbnr/ppp1pppp/8/3p4/3P4/8/PPP1PPPP/RNBQKBNR w KQkq - 0 2'
        reads 0 $code a8=Q a7 -p "$last"
        reads 0 $code a8=B a7 -p "$last"
        reads 0 $code e2e4 e2
    done
    reads 0 ru Кf3 g1
    # R is the king of French and Spanish, and the rook of English.
    for code in fr es; do
        reads 1 $code Rd1 'Rd1: ambiguous: ' -p "$king"
        reads 1 $code Rd1 'e1d1' -p "$king"
        reads 1 $code Rd1 'Td1' -p "$king"
        reads 1 $code Rb1 'Rb1: king-shape: ' -p "$king"
        reads 1 $code Rb1 'Tb1' -p "$king"
        reads 1 $code rb1 'rb1: king-shape: ' -p "$king"
        reads 0 $code Rf1 f1 -p "$king"
        reads 0 $code Td1 a1 -p "$king"
        reads 1 $code a8=R promotion-invalid -p "$last"
        reads 1 $code Re8 king-shape -p "$king"
    done
    for code in en de; do
        reads 0 $code Rd1 a1 -p "$king"
        reads 0 $code a8=R a7 -p "$last"
    done
    # Other commands say what check says, and ask what it asks.
    said=$("$ecart" check --language=fr -p "$king" Rd1 | sed 's/.*ambiguous: //')
    for command in ends explain 'explain --json' 'draw move'; do
        # shellcheck disable=SC2086 # words
        "$ecart" $command --language=fr -p "$king" Rd1 2>&1 | tr '\n' ' ' | grep -qF "$said" ||
            fail "$command: not: $said"
        # shellcheck disable=SC2086
        test "$command" = ends || "$ecart" $command --language=fr -p "$king" Rb1 | tr '\n' ' ' |
            grep -qF 'Le coup voulu est-il Tb1' || fail "$command: does not ask for Tb1"
    done
    "$ecart" check --json --language=fr -p "$king" Rb1 |
        grep -qF '"meant":[{"move":"a1b1","san":"Rb1","cost":1,"slip":"piece","ply":1}]' || fail 'Rb1, as JSON'
    "$ecart" check --json --language=fr -p "$king" Rd1 |
        grep -q '"cells":\["a1","e1"\],.*"candidates":\[{"move":"a1d1",.*},{"move":"e1d1",.*"meant":\[\]}$' ||
        fail 'Rd1, as JSON'
    "$ecart" check --language=fr -p "${king% 0 *} 150 90" Rb1 | grep '?' && fail 'after the end: a question'
    for move in Dd4 Ca3 Lb5; do
        "$ecart" check $move | sed '2,3d; /^Did/d; s/^[^ ]*: bad-notation: //' | tr '\n' ' ' >"$made/wanted"
        "$ecart" explain $move | sed '1,3d; /^Did/d' | tr '\n' ' ' | cmp -s - "$made/wanted" ||
            fail "explain: not as check: $move"
    done
    # What a draft does not have is said in English.
    "$ecart" fen --language=ru https://lichess.org/abcdefgh |
        grep -q 'The link does not contain the position: copy the FEN from that page.$' || fail 'ru: no sentence'
    # The standard has English letters only.
    reads 2 de Sf3 'Mit deutschen Buchstaben' --strict
    reads 0 fr Rd1 a1 --strict -p "$king"
}

# The moves that an answer names, each on a line: what is no move of its text, and has a
# letter, a new piece or two squares; and squares in a question.
named() {
    sed "s/^[^ ]*: //; s/$(printf '\302\240')/ /g; s/$(printf '\342\200\257')/ /g; s/¿//g" |
        awk '{ question = index($0, "?"); gsub(/[][(),:;?]|[.]( |$)/, " ")
               for (i = 1; i <= NF; i++) {
                   if ($i ~ /^(O-O|O-O-O|[a-h][1-8][a-h][1-8]|[a-h](x[a-h])?[18]=.+)$/ ||
                       $i ~ /^([A-Z]|К|Кр|Ф|Л|С)[a-h]?[1-8]?x?[a-h][1-8][+#]?$/ ||
                       (question && $i ~ /^[a-h](x[a-h])?[1-8][+#]?$/))
                       print $i
               }
             }' | grep -vxF "$1" | sort -u
}

# What hints and questions write can be typed back, read with the letters of the language alone,
# but for squares.
typed_back() {
    count=0
    while IFS='|' read -r position move; do
        for code in en fr de es ru; do
            # A draft is explained in English, and a child is asked from which square it comes.
            for command in check explain 'explain --level=child' 'explain --level=arbiter'; do
                case $code,$command in ru,explain*) continue ;; esac
                # shellcheck disable=SC2086 # a list of words
                "$ecart" $command --language=$code -p "$position" "$move" >"$made/is"
                case $command in *child) sed 's/?//' "$made/is" ;; *) cat "$made/is" ;; esac
            done | named "$move" >"$made/moves"
            while read -r again; do
                count=$((count + 1))
                "$ecart" check --language=$code -p "$position" "$again" >"$made/again" 2>&1 ||
                    fail "$code: $move: $again is not read: $(head -n 1 "$made/again")"
                "$ecart" check --letters=$code -p "$position" "$again" >"$made/again" 2>&1 ||
                    fail "$code: $move: $again has other letters"
            done <"$made/moves"
        done
    done <<'END'
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1|Nf4
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1|Dd4
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1|Fe3
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1|Gg3
r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3|Bb8
4k3/8/8/8/4r3/8/8/3QKB1N w - - 0 1|Ng3
4k3/8/8/8/4r3/3B4/8/3QK2N w - - 0 1|h1f2
4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1|Nd2
4k3/8/8/8/8/8/8/R3K3 w - - 0 1|Rd1
4k3/8/8/8/8/8/8/R3K3 w - - 0 1|Rb1
4k3/8/8/8/8/8/8/R3K3 w - - 0 1|Rc2
8/P7/8/8/8/8/7k/4K3 w - - 0 1|a8
8/P7/8/8/8/8/7k/4K3 w - - 0 1|a8=R
8/P7/8/8/8/8/7k/4K3 w - - 0 1|a8=K
rnbqk2r/pppp1ppp/5n2/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4|O-O-O
4k3/8/8/8/8/8/8/Q3K2Q w - - 0 1|Qf2
END
    test $count -gt 100 || fail "only $count moves typed back"
}

drafts
environment
languages
letters
typed_back
exit $((failures != 0))
