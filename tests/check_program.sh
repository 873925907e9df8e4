#!/bin/sh
# check_program.sh -- what the program prints and how it ends: each command,
# each way to go wrong, and every example of the man page.
: "${srcdir:=.}"
page=$srcdir/doc/ecart.1
ecart=$PWD/tools/ecart
failures=0
made=$(mktemp -d) || exit 99
trap 'status=$?; test ! -e "$made/failed" || status=1; rm -rf "$made"; exit $status' EXIT

# run ARGUMENT...: leaves what the program printed in files, and its status in $status
run() {
    "$ecart" "$@" >"$made/out" 2>"$made/err"
    status=$?
}

# fail WHAT ARGUMENT...
fail() {
    what=$1
    shift
    echo "LC_ALL=$LC_ALL ecart $*: $what"
    failures=$((failures + 1))
    : >"$made/failed"
}

# ends STATUS ARGUMENT...: whether the last run did
ends() {
    wanted=$1
    shift
    test "$status" = "$wanted" || fail "status $status and not $wanted" "$@"
}

# yes ARGUMENT...: status 0, and standard output as on standard input
# no  ARGUMENT...: the same with status 1
yes() { answers 0 "$@"; }
no()  { answers 1 "$@"; }
answers() {
    wanted=$1
    shift
    run "$@" </dev/null
    ends "$wanted" "$@"
    diff -u - "$made/out" || fail 'another output' "$@"
    test ! -s "$made/err" || fail "$(cat "$made/err")" "$@"
}

# trouble MESSAGE ARGUMENT...: status 2, the message and nothing else
trouble() {
    message=$1
    shift
    run "$@"
    ends 2 "$@"
    says "ecart: $message" || fail "another message: $(cat "$made/err")" "$@"
    test ! -s "$made/out" || fail 'an answer beside the message' "$@"
}

# says LINE: whether the message is this line and nothing else; no process is begun for that,
# as there are hundreds
says() {
    {
        IFS= read -r line && ! IFS= read -r more && test "$line$more" = "$1"
    } <"$made/err"
}

# garbage ARGUMENT...: status 2; what is printed is kept, below a line with a number, for
# fit_to_be_shown
garbage() {
    asked=$((asked + 1))
    case $1 in check | explain) kind=told ;; *) kind=plain ;; esac
    printf '%d: %.99s\n' $asked "$*" >>"$made/asked"
    echo "= $asked $kind" >>"$made/outs"
    echo "= $asked $kind" >>"$made/errs"
    "$ecart" "$@" >>"$made/outs" 2>>"$made/errs"
    status=$?
    ends 2 "$@"
}

# All that was printed is one line of printable ASCII for each, not too long; or from two
# commands the answer that a text is not a move, which is told once.
fit_to_be_shown() {
    cat "$made/outs" "$made/errs" | tr -d '\n -~' >"$made/rest"
    test ! -s "$made/rest" || fail "garbage: $(LC_ALL=C grep -n '[^ -~]' "$made/outs" "$made/errs")"
    LC_ALL=C awk -v asked="$asked" '
        function refuse(what) { print n ": " what }
        FNR == 1 { file++ }
        /^= [0-9]+ (told|plain)$/ {
            kind[n = $2] = $3
            if (n != ++records[file]) refuse("a line without its end before it")
            next
        }
        { lines[file, n]++
          size[file, n] += length($0) + 1
          if (lines[file, n] == 1) first[file, n] = $0 }
        END {
            for (n = 1; n <= asked; n++)
                if (lines[1, n] && kind[n] == "told") {
                    if (first[1, n] !~ /: bad-notation/) refuse("another answer")
                    if (size[1, n] >= 400) refuse("a long answer")
                    if (lines[2, n]) refuse("a message beside the answer")
                } else {
                    if (lines[1, n]) refuse("an answer beside the message")
                    if (lines[2, n] != 1) refuse("not one line")
                    if (size[2, n] >= 200) refuse("a long message")
                }
            n = "all"
            if (asked < 100 || records[1] != asked || records[2] != asked) refuse("lost lines")
        }' "$made/outs" "$made/errs" >"$made/faults"
    while IFS=: read -r number what; do
        fail "$what" "$(grep "^$number:" "$made/asked")"
    done <"$made/faults"
}

commands() {
    run --help
    sed -n 's/^  \([a-z][a-z0-9]*\)  .*/\1/p' "$made/out"
}

program() {
    run --version
    ends 0 --version
    grep -q "^ecart ${VERSION:-[0-9]}" "$made/out" || fail 'no version' --version
    cp "$made/out" "$made/version"
    yes -V <"$made/version"

    run --help
    cp "$made/out" "$made/help"
    for option in '' --help -h help; do
        # shellcheck disable=SC2086 # one or none
        yes $option <"$made/help"
    done
    trouble "unknown command 'chess'; try 'ecart --help'" chess
    trouble "unknown command ''; try 'ecart --help'" ''
    trouble "unknown command 'board1234'; try 'ecart --help'" board1234
    trouble "unknown option '-v'; try 'ecart --help'" -v

    trouble "too many arguments: 'fen'" help check fen
    trouble "unknown command 'chess'; try 'ecart --help'" help chess
}

# The help of a command that can end with status 1 says so.
statuses() {
    for words in 'shape knight a1 a2' 'shape camel a1 a2' \
                 'trajectory bishop a1 a2' 'check e5' 'explain e5' 'ends' 'fen xx'; do
        # shellcheck disable=SC2086 # words
        run $words
        # shellcheck disable=SC2086 # words
        ends 1 $words
        run "${words%% *}" --help
        tr '\n' ' ' <"$made/out" | grep -q '[Ee]xit status.*[ ,:]1 ' ||
            fail 'no status 1 in the help' "${words%% *}"
    done
}

# A slip in a word is told with the word that was meant; two slips in a long one.
suggestions() {
    # Nothing that may be a move is passed over, and a game needs no command.
    yes '1. d4; d5' <<'END'
d4: Legal: the pawn on d2 advances two squares to d4.
d5: Legal: the pawn on d7 advances two squares to d5.
END
    yes 1. d4 d5 <<'END'
d4: Legal: the pawn on d2 advances two squares to d4.
d5: Legal: the pawn on d7 advances two squares to d5.
END
    yes "4k3/8/8/8/8/8/4P3/4K3 w - - id \"$(head -c 900 /dev/zero | tr '\0' x)\";" e4 <<'END'
e4: Legal: the pawn on e2 advances two squares to e4.
END
    yes 1.e4 e5 <<'END'
1.e4: Legal: the pawn on e2 advances two squares to e4.
e5: Legal: the pawn on e7 advances two squares to e5.
END
    # Neither a number is a move, nor what has one before it, nor a name with a bar a FEN.
    yes 1. e4 <<'END'
e4: Legal: the pawn on e2 advances two squares to e4.
END
    yes ' 5254' <<'END'
5254: Legal: the pawn on e2 advances two squares to e4.
END
    yes '4k3/8/8/8/8/8/8/4K3 w - - 0 1' <<'END'
fen	4k3/8/8/8/8/8/8/4K3 w - - 0 1
END
    trouble "unknown command '1.'; try 'ecart --help'" 1. zz e4
    trouble "unknown command '1'; try 'ecart --help'" 1 e4
    trouble "unknown command '1.'; try 'ecart --help'" 1.
    trouble "unknown command '.e4'; try 'ecart --help'" .e4
    trouble "unknown command '1.zz'; try 'ecart --help'" 1.zz e4
    trouble "unknown command 'a/b'; try 'ecart --help'" a/b e4
    run check 'd4 N f6'
    ends 2 check 'd4 N f6'
    trouble "unknown command 'boar'; did you mean 'board'?" boar
    trouble "unknown command 'bord'; did you mean 'board'?" bord
    trouble "unknown command 'chekc'; did you mean 'check'?" help chekc
    trouble "unknown command 'hlep'; did you mean 'help'?" hlep
    trouble "unknown command 'trajctry'; did you mean 'trajectory'?" trajctry
    trouble "unknown command 'fxy'; try 'ecart --help'" fxy
    # Two slips in a word of five letters are too many.  Of 48 bytes for a word in quotation
    # marks, 38 are left beside the marks, the dots and a byte that takes four.
    trouble "unknown command 'bxxrd'; try 'ecart --help'" bxxrd
    trouble "unknown command '$(many 38 q)'; try 'ecart --help'" "$(many 38 q)"
    trouble "unknown command '$(many 38 q)...'; try 'ecart --help'" "$(many 39 q)"
    trouble "unknown command '$(many 37 q)\\x01...'; try 'ecart --help'" "$(many 37 q)$(printf '\001\001')"
    trouble "unknown option '--hel'; did you mean '--help'?" --hel board
    trouble "unknown option '--bord'; did you mean '--board'?" check --bord e4
    trouble "unknown option '--levle'; did you mean '--level'?" explain --levle=child e4
    trouble "unknown finding 'king-into-atack'; did you mean 'king-into-attack'?" \
        pgn --warn=king-into-atack
    trouble "unknown finding 'warning'; did you mean 'warnings'?" pgn --no-warn=bad-elo,warning
}

# The list, the commands' own help and the man page know of each other.
helps() {
    test "$(commands | wc -l)" -ge 4 || fail 'few commands' --help
    flags=" $(sed -n 's/\\-/-/g; /Fl /p' "$page" | tr '\n' ' ')"
    for command in $(commands); do
        grep -q "^\.It Ic $command " "$page" || fail 'not in the man page' "$command"
        run "$command" --help
        ends 0 "$command" --help
        grep -q "^Usage: ecart $command " "$made/out" ||
            fail 'no usage' "$command" --help
        for name in $(sed -n 's/^  [-a-z, ]*--\([a-z0-9-]*\).*/\1/p' "$made/out"); do
            case $flags in
            *" -$name "*) ;;
            *) fail "--$name is not in the man page" "$command" --help ;;
            esac
        done
        trouble "unknown option '--nonsense'; try 'ecart $command --help'" \
            "$command" --nonsense
        run "$command" --help
        cp "$made/out" "$made/wanted"
        for spelling in "$command -h" "help $command"; do
            # shellcheck disable=SC2086 # two words
            yes $spelling <"$made/wanted"
        done
        trouble "unknown option '-x'; try 'ecart $command --help'" \
            "$command" -xy
        trouble "option '--help=me' takes no value" "$command" --help=me
    done
}

# Each example of the man page, a line with a dollar, prints what follows it.
examples() {
    sed -n '/^\.Bd/,/^\.Ed/p' "$page" |
        sed '/^\.[BE]d/d; s/\\-/-/g; s/\\\[u2212]/−/g; s/\\&//g; s/\\e/\\/g' >"$made/examples"
    sed -n 's/^\$ //p' "$made/examples" >"$made/lines"
    test -s "$made/lines" || fail 'no examples' man page
    while read -r line; do
        echo "\$ $line"
        (ecart() { "$ecart" "$@"; }; eval "$line") 2>&1
    done <"$made/lines" >"$made/out"
    diff -u "$made/examples" "$made/out" || fail 'other examples' man page
}

# What does not arrive is trouble, whoever is to blame.
writing() {
    if test -c /dev/full; then
        for command in --help --version board 'shape rook' 'distance e4' \
                       'trajectory king f6 h1' 'shape --help' 'check e2e4' \
                       moves 'perft 2' 'fen 8' 'attacks white' 'mobility a1' explain 'explain e2e5'; do
            # shellcheck disable=SC2086 # several arguments
            "$ecart" $command >/dev/full 2>"$made/err"
            status=$?
            : >"$made/out"
            # shellcheck disable=SC2086
            ends 2 $command '>/dev/full'
            test "$(cat "$made/err")" = 'ecart: cannot write: No space left on device' ||
                fail "$(cat "$made/err")" "$command" '>/dev/full'
        done
        "$ecart" chess >/dev/full 2>"$made/err"
        test "$(wc -l <"$made/err")" -eq 1 || fail 'not one line' 'chess >/dev/full'
        # The write that fails comes early.  At the end nothing is left to write, and the reason
        # of the failure is no longer known.
        awk 'BEGIN { while (n++ < 9000) print "8/8" }' | "$ecart" fen - >/dev/full 2>"$made/err"
        says 'ecart: cannot write: part of the output is lost' || fail "$(cat "$made/err")" 'fen - >/dev/full'
    fi
    # The reader has gone before the first word: it opens the gate after it.
    mkfifo "$made/gate" "$made/way" || return
    for command in 'check e2e4' moves filter 'fen 8' 'perft 2' board 'shape rook' \
                   'distance e4' 'trajectory king f6 h1' 'moves --json' --help; do
        # shellcheck disable=SC2086 # several arguments
        { exec >"$made/way"; read -r _ <"$made/gate"
          printf '{"move":"e4"}\n' | "$ecart" $command 2>"$made/err"; } &
        exec 3<"$made/way" 3<&-
        echo go >"$made/gate"
        wait $!
        status=$?
        ends 2 "$command | gone"
        test "$(cat "$made/err")" = 'ecart: cannot write: Broken pipe' ||
            fail "$(cat "$made/err")" "$command | gone"
    done
    rm "$made/gate" "$made/way"
    "$ecart" board >&- 2>"$made/err"
    status=$?
    ends 2 'board >&-'
    test "$(wc -l <"$made/err")" -eq 1 || fail 'not one line' 'board >&-'
}

cells() {
    expected='expected a to h and 1 to 8, as in e4, or two digits 1 to 8, as in 54'
    trouble "missing square, such as e4 or 54" distance
    trouble "'' is not a square: $expected" distance ''
    trouble "'E4' is not a square: $expected" distance E4
    trouble "'i4' is not a square: $expected" distance e4 i4
    trouble "'94' is not a square: $expected" distance 94
    trouble "'-' is not a square: $expected" distance -
    trouble "'-' is not a square: $expected" distance -- -
    trouble "'e' is not a square: $expected" distance e
    trouble "'e9' is not a square: $expected" distance e9
    trouble "'50' is not a square: $expected" distance 50
    trouble "'e44' is not a square: $expected" distance e44
    trouble "'e4 ' is not a square: $expected" distance 'e4 '
    trouble "too many arguments: 'c3'" distance a1 b2 c3
}

# What is too much, what is missing, and a position that is none, for each command that takes them.
operands() {
    for words in board attacks\ white 'distance --vector a1 b2' 'mobility knight a1' 'mobility a1' \
                 'mobility --to a1' 'mobility --after e4' moves\ e2 perft\ 1 premove\ e7e5 'shape --list' \
                 'shape rook a1 a2' 'terms e4' 'trajectory king a1 a2'; do
        # shellcheck disable=SC2086 # words
        trouble "too many arguments: 'zz'" $words zz
    done
    for words in distance 'distance --vector' 'distance --vector a1' 'mobility knight' 'trajectory king a1'; do
        # shellcheck disable=SC2086
        trouble 'missing square, such as e4 or 54' $words
    done
    for words in board attacks\ white 'ends e4' 'mobility a1' 'mobility --to a1' 'mobility --after e4' moves \
                 perft\ 1 premove\ e7e5 terms check\ e4 explain\ e4 'draw move e4' 'draw position'; do
        # shellcheck disable=SC2086
        run $words -p 8/8
        # shellcheck disable=SC2086
        ends 2 $words -p 8/8
        test ! -s "$made/out" || fail 'an answer beside the message' "$words -p 8/8"
        grep -q '^ecart: .*8/8' "$made/err" || fail "$(cat "$made/err")" "$words -p 8/8"
    done
}

pieces() {
    expected='king, queen, rook, bishop, knight or pawn, or one letter of KQRBNPkqrbnp'
    trouble 'missing piece, such as knight or N' shape
    for word in '' e4 Knight horse X white black 'white ' white-; do
        trouble "'$word' is not a piece: expected $expected" shape "$word"
    done
    trouble "'horse' is not a piece: expected $expected" shape white horse
    trouble "'e4' is not a piece: expected $expected" shape black e4
    trouble "too many arguments: 'e6'" shape knight e4 e5 e6

    yes shape knight 71 63 <<'END'
From 71 to 63 the difference is −8: that is a knight's difference.
END
    no shape rook a8 b1 <<'END'
rook-shape: From 18 to 21 the difference is 3, meaning 1 right and 7 down (Manhattan distance 8), not 3 up: that only looks like a rook move.
END
    no shape black pawn e7 e8 <<'END'
pawn-backward: From 57 to 58 the difference is 1: that is not a pawn's difference.
END

    run shape black-pawn e7
    mv "$made/out" "$made/black"
    for pawn in 'black pawn' p; do
        yes shape "$pawn" 57 <"$made/black"
    done
    yes shape black pawn e7 <"$made/black"
}

many() { # many COUNT CHARACTER
    printf "%$1s" '' | tr ' ' "$2"
}

garbled() {
    asked=0
    rm -f "$made/asked" "$made/outs" "$made/errs"
    for word in "$(many 100000 e)" "$(many 100 '\377')" "$(printf 'x4\ny5')" \
                "$(printf '\303\251\033[31m')" '%s%n%100d' "$(printf '\t')"; do
        garbage "$word"
        garbage "--$word"
        garbage "-$word"
        for command in $(commands); do
            garbage "$command" "--$word"
            garbage "$command" "-$word"
            test "$command" = fen && continue   # which takes any words for a FEN
            garbage "$command" "$word"
            test "$command" = pgn ||    # which says a line for each file
                garbage "$command" "$word" "$word" "$word" "$word"
        done
        garbage board -p "$word"
        garbage check -p "$word" e2e4
        garbage perft "$word"
        garbage moves "$word"
        garbage distance --metric="$word" a1
        garbage shape rook "$word"
        garbage shape rook e4 "$word"
        garbage trajectory king a1 "$word"
        garbage distance a1 "$word"
    done
    fit_to_be_shown
}

board() {
    yes board <<'END'
  8  r n b q k b n r
  7  p p p p p p p p
  6  . . . . . . . .
  5  . . . . . . . .
  4  . . . . . . . .
  3  . . . . . . . .
  2  P P P P P P P P
  1  R N B Q K B N R
     a b c d e f g h

White to move.
END
    cp "$made/out" "$made/start"
    yes board -p 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1' \
        <"$made/start"
    # Anything may be drawn, also what cannot be played: here a king is missing.
    yes board --position='8/8/8/3k4/8/8/4P3/7N b - - 0 1' <<'END'
  8  . . . . . . . .
  7  . . . . . . . .
  6  . . . . . . . .
  5  . . . k . . . .
  4  . . . . . . . .
  3  . . . . . . . .
  2  . . . . P . . .
  1  . . . . . . . N
     a b c d e f g h

Black to move.
END
    # The article: 81 at the top left, 18 at the bottom right, a1 = 88.
    yes board --turn --numbers <<'END'
  1  81 71 61 51 41 31 21 11
  2  82 72 62 52 42 32 22 12
  3  83 73 63 53 43 33 23 13
  4  84 74 64 54 44 34 24 14
  5  85 75 65 55 45 35 25 15
  6  86 76 66 56 46 36 26 16
  7  87 77 67 57 47 37 27 17
  8  88 78 68 58 48 38 28 18
      8  7  6  5  4  3  2  1
END
    # There White's pawns start on row 7, and Black's on row 2.
    yes board --turn <<'END'
  1  r n b q k b n r
  2  p p p p p p p p
  3  . . . . . . . .
  4  . . . . . . . .
  5  . . . . . . . .
  6  . . . . . . . .
  7  P P P P P P P P
  8  R N B Q K B N R
     8 7 6 5 4 3 2 1

White to move.
END
    yes board --frame <<'END'
 (  9) ( 19) ( 29) ( 39) ( 49) ( 59) ( 69) ( 79) ( 89) ( 99) (109) (119)
 (  8)   18    28    38    48    58    68    78    88  ( 98) (108) (118)
 (  7)   17    27    37    47    57    67    77    87  ( 97) (107) (117)
 (  6)   16    26    36    46    56    66    76    86  ( 96) (106) (116)
 (  5)   15    25    35    45    55    65    75    85  ( 95) (105) (115)
 (  4)   14    24    34    44    54    64    74    84  ( 94) (104) (114)
 (  3)   13    23    33    43    53    63    73    83  ( 93) (103) (113)
 (  2)   12    22    32    42    52    62    72    82  ( 92) (102) (112)
 (  1)   11    21    31    41    51    61    71    81  ( 91) (101) (111)
 (  0) ( 10) ( 20) ( 30) ( 40) ( 50) ( 60) ( 70) ( 80) ( 90) (100) (110)
END
    # Turned half round: each line backwards, the last line first.
    awk '{ line = ""; for (x = 0; x < 12; x++) line = substr($0, 6 * x + 1, 6) line
           text = line "\n" text } END { printf "%s", text }' \
        "$made/out" >"$made/turned"
    yes board --frame --turn <"$made/turned"

    trouble "'' is not a FEN: empty: The FEN is empty." board -p ''
    trouble "'8/8/8/8/8/8/8/X7 w - -' is not a FEN: bad-character: Rank 1 of the FEN has “X”, which is neither a piece nor a number from 1 to 8." \
        board -p '8/8/8/8/8/8/8/X7 w - -'
    trouble "'8/8/8/8/8/8/8/8 x - -' is not a FEN: bad-side: The side to move must be w or b. The FEN has “x” there." \
        board -p '8/8/8/8/8/8/8/8 x - -'
    # An offset beyond 65,534 is not known.
    blanks=$(printf '%70000s' '')
    trouble "'8/8/8/8/8/8/8/8                       ...' is not a FEN: bad-side: The side to move must be w or b." \
        board -p "8/8/8/8/8/8/8/8${blanks}x - -"
    run fen "8/8/8/8/8/8/8/8${blanks}x - -"
    grep -q '^error	bad-side	-	-	' "$made/out" || fail "$(cat "$made/out")" fen, an offset
    trouble "option '-p' needs a value" board -p
    trouble "option '--position' needs a value" board --turn --position
    trouble '--position cannot be combined with --numbers, --names or --frame' board --frame -p x
    trouble '--numbers, --names and --frame cannot be combined' board --frame --numbers
    trouble '--numbers, --names and --frame cannot be combined' board --names --numbers
    trouble "option '--turn=1' takes no value" board --turn=1
    trouble "too many arguments: 'e4'" board e4
}

check() {
    yes check -q e4 e5 <<'END'
END
    no check --quiet e4 e5 Nf3 d7d4 <<'END'
2... d7d4: pawn-shape: The pawn on d7 cannot go to d4: a pawn moves one square forward (two from its starting square) and captures diagonally forward.
The pawn on d7 may go to d5 or d6.
Did you mean d5?
END
    blocked='r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3'
    no check -p "$blocked" c1a3 <<'END'
c1a3: path-blocked: The bishop on c1 cannot reach a3: the pawn on b2 is in the way, and only knights jump.
The bishop on c1 has no legal move.
END
    # Any notation; and what follows an illegal move is not looked at.
    no check 5254 e7-e5 Bc4 'nc6!' 1.Qh5 Nf6 Qxf7 Kxf7 zzz <<'END'
5254: Legal: the pawn on e2 advances two squares to e4.
e7-e5: Legal: the pawn on e7 advances two squares to e5. [forgiven: long-form]
Bc4: Legal: the bishop on f1 goes to c4.
nc6!: Legal: the knight on b8 goes to c6. [forgiven: letter-case, annotation]
1.Qh5: Legal: the queen on d1 goes to h5.
Nf6: Legal: the knight on g8 goes to f6.
Qxf7: Legal: the queen on h5 captures the pawn on f7, giving checkmate. [forgiven: missing-check]
4... Kxf7: king-captures-guarded: The king on e8 cannot capture the queen on f7, which is protected by the bishop on c4.
The bishop came to c4 on move 2.
The game is over: checkmate.
END
    # What happened in the game that explains a refusal, and then no question what was meant,
    # but for an earlier move.
    no check --quiet a4 a5 Ra6 <<'END'
2. Ra6: path-blocked: It is White's turn. The rook on a1 cannot reach a6: the pawn on a4 is in the way, and only knights jump.
The pawn came to a4 on move 1.
The rook on a1 may go to a2 or a3.
END
    no check --quiet e4 Nf3 <<'END'
1... Nf3: knight-shape: It is Black's turn. Neither the knight on b8 nor the knight on g8 can go to f3: a knight moves two squares straight, then one to the side.
Black may move the knight on b8 or the knight on g8.
END
    no check --quiet e4 e5 Nf3 Nc6 Nf3 Nf6 d4 <<'END'
3. Nf3: knight-shape: The knight on b1 cannot go to f3: a knight moves two squares straight, then one to the side.
The knight went from g1 to f3 on move 2.
The knight on b1 may go to a3 or c3.
Or was it 2. Nc3 instead of Nf3?
END
    "$ecart" check --json e4 e5 Nf3 Nc6 Nf3 |
        grep -q '^{"id":"Nf3","verdict":"illegal",.*,"meant":\[{"move":"b1c3",.*,"ply":3},{[^}]*"Na3"[^}]*,"ply":3}\]}$' ||
        fail 'not meant' check --json e4 e5 Nf3 Nc6 Nf3
    "$ecart" check Nf3 c6 Nc3 e6 b4 c5 Nb5 Qa5 Nf3 a6 bxa5 | grep 'Did you' && fail 'a question' check, a knight that left
    "$ecart" check --json e4 d5 Nc3 d5e4 e4e5 | grep -q '"meant":\[{[^}]*"d4"[^}]*"ply":4}\]}$' ||
        fail 'not meant' check --json e4 d5 Nc3 d5e4 e4e5
    no check --quiet e4 d5 Nc3 d5e4 e4e5 Nc6 <<'END'
3. e4e5: not-your-piece: It is White's turn, but the pawn on e4 belongs to Black.
The pawn that stood on e4 was captured on move 2.
White has 12 pieces that can move, such as the rook on a1, the pawn on a2 and the pawn on b2.
Or was it 2... d4 instead of d5e4?
END
    # After a fifth repetition, or 75 moves, nothing is shown that may be played instead.
    set -- Nf3 Nf6 Ng1 Ng8
    no check -q "$@" "$@" "$@" "$@" Ke3 <<'END'
9. Ke3: king-shape: The king on e1 cannot go to e3: a king moves only one square at a time.
The same position has occurred five times: the game is a draw.
END
    no check -p '7k/8/8/8/8/8/R7/K7 w - - 150 80' a2b3 <<'END'
a2b3: rook-shape: The rook on a2 cannot go diagonally to b3: a rook moves only along its rank or file.
The game is over: 75 moves by each side without a capture or a pawn move.
END
    # A game that has ended stays so: no legal move counts, and no other is asked about.
    run check "$@" "$@" "$@" "$@" e4 d5 Nd4
    ends 1 check "$@" "$@" "$@" "$@" e4 d5 Nd4
    sed -n '16,$p' "$made/out" | diff -u - /dev/fd/3 3<<'END' || fail 'after a fifth repetition'
Ng8: Legal: the knight on f6 goes to g8.
e4: The game was already over: the move of the pawn on e2 to e4 does not count.
d5: The game was already over: the move of the pawn on d7 to d5 does not count.
10. Nd4: knight-shape: Neither the knight on b1 nor the knight on g1 can go to d4: a knight moves two squares straight, then one to the side.
The same position has occurred five times: the game is a draw.
END
    run check -p '8/8/8/p1p5/PpPp1p2/1P1PpPkp/4P2P/7K b - - 0 1' g3h4
    sed 1q "$made/out" | diff -u - /dev/fd/3 3<<'END' || fail 'after no side can mate'
g3h4: The game was already over: the move of the king on g3 to h4 does not count.
END
    # standing.tsv, through the program: the same FENs, moves and standings
    grep -v '^#' "$srcdir/tests/data/standing.tsv" >"$made/standings"
    while IFS='	' read -r position moves standing _; do
        test "$moves" != - || continue
        # shellcheck disable=SC2086 # several moves
        run check -p "$position" $moves
        ends 0 check -p "$position" "$moves"
        test "$(sed -n 's/^\([a-z-]*\): [A-Z].*\.$/\1/p' "$made/out")" = "${standing#in-play}" ||
            fail "not $standing" check -p "$position" "$moves"
    done <"$made/standings"
    no check -p '8/4P3/8/8/8/8/8/k3K3 w - - 0 1' e8 <<'END'
e8: promotion-needed: The pawn on e7 must promote on e8 to a queen, rook, bishop or knight.
Write e8=Q, e8=R, e8=B or e8=N.
END
    yes check --chess960 -p '7k/8/8/8/8/8/8/5KR1 w K - 0 1' f1g1 <<'END'
f1g1: Legal: the king on f1 castles kingside.
END
    no check --chess960 -p '7k/8/8/8/8/8/8/3K2R1 w - - 0 1' d1g1 <<'END'
d1g1: castle-no-right: The king on d1 has no right to castle kingside: it or the rook has moved, or the rook was captured.
The king on d1 may go to c1, c2, d2, e1 or e2.
END
    run check -p '4k3/8/8/8/8/8/8/4K3 w KQ - 0 1' e1e2
    ends 0 check, mended
    grep -q '^ecart: mended: castling-no-rook: ' "$made/err" || fail 'not told' mended

    run check e2e4 zzz
    ends 2 check e2e4 zzz
    grep -q "^e2e4: Legal" "$made/out" || fail 'the first move is lost' check e2e4 zzz
    # In the language and the form that are wanted.
    no check --language=fr -p "$blocked" c1a3 <<'END'
c1a3: path-blocked: Le fou en c1 ne peut pas atteindre a3 : le pion en b2 barre le chemin, et seuls les cavaliers peuvent sauter.
Le fou en c1 n’a aucun coup légal.
END
    no check -q --strict e2e4 5755 Nf3 Ng8f6 <<'END'
2... Ng8f6: bad-notation: The standard notation for this move is Nf6. [not forgiven: overspecified]
END
    no check --strict --language=fr 0-0-0 -p '4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1' <<'END'
0-0-0: bad-notation: En notation standard, ce coup s’écrit O-O-O. [non toléré : castle-spelling]
END
    # Nobody can say how the standard writes it.
    no check --strict --language=de -p '8/4P3/8/8/8/8/8/k3K3 w - - 0 1' Pe8 <<'END'
Pe8: bad-notation: In Standardnotation schreibt man so keinen Zug. Der Bauer auf e7 muss auf e8 in eine Dame, einen Turm, einen Läufer oder einen Springer umgewandelt werden. [nicht toleriert: pawn-letter]
END
    yes check --strict -p '4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1' O-O-O <<'END'
O-O-O: Legal: the king on e1 castles queenside.
END
    yes check -p '4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1' 0-0-0 ♚e7 <<'END'
0-0-0: Legal: the king on e1 castles queenside. [forgiven: castle-spelling]
♚e7: Legal: the king on e8 goes to e7. [forgiven: figurine]
END
    trouble "unknown value 'tlh' for --language: expected en, fr, de, es, ru, tr or zh" check --language=tlh e4
    letters
    no_move zzz zzz '  '
    no_move '' '' ''
    no_move "$(printf 'e4\033')" 'e4\x1b' '  ' 'Did you mean e4?'
    # The text around the caret is shown, and says where it was cut.
    run check "Nf3$(many 300 p)"
    sed -n 2,3p "$made/out" >"$made/shown"
    printf '  Nf3%s...\n      ^\n' "$(many 69 p)" | diff -u - "$made/shown" ||
        fail 'another text' check a long text
    run check "Nf3$(many 100000 -)"
    test "$(sed -n 2p "$made/out" | wc -c)" -le 80 || fail 'a long line' check a long text
    # A byte that is shown as four characters is not cut.
    run check "Nf3$(many 30 x | tr x '\377')x"
    sed -n 2p "$made/out" | grep -Eqx '  Nf3(\\xff){17}[.]{3}' || fail 'a cut byte' check '\xff...'
    no check e2e9 <<'END'
e2e9: impossible-cell: There is no square e9: files go from a to h, ranks from 1 to 8.
Did you mean e4?
END
    no check Nf4 <<'END'
Nf4: knight-shape: Neither the knight on b1 nor the knight on g1 can go to f4: a knight moves two squares straight, then one to the side.
The pawn on f2 may go to f4.
Did you mean Nf3?
END
    # The queen could go to d2 or f2 too.
    no check -p 'k7/8/8/8/8/8/8/K3Q3 w - - 0 1' Qc2 <<'END'
Qc2: queen-shape: The queen on e1 cannot go to c2: a queen moves only along a rank, a file or a diagonal.
The queen on e1 may go to a5, b1, b4, c1, c3, d1, d2, e2, e3, e4, e5, e6, e7, e8, f1, f2, g1, g3, h1 or h4.
Did you mean Qc1, Qc3 or Qd2?
END
    # b5 is three ranks from b8, so it is asked about only because a move follows, which fits.
    no check -q --language=de e4 e5 Nf3 Nc6 Bb8 a6 <<'END'
3. Bb8: bishop-shape: Weder der Läufer auf c1 noch der Läufer auf f1 kann nach b8 ziehen: Ein Läufer zieht nur diagonal.
Der Läufer auf f1 kann nach a6, b5, c4, d3 oder e2 ziehen.
War Lb5 gemeint?
END
    # If d4 was meant for d3, cxd4 fits.  One move that fits is too little to ask, two are enough.
    "$ecart" check e4 c5 Nf3 e6 d3 cxd4 | grep -q 'Or was' && fail 'a doubt' check e4 c5 Nf3 e6 d3 cxd4
    no check --language=fr e4 c5 Nf3 e6 d3 cxd4 Nxd4 <<'END'
e4: Légal : le pion en e2 avance de deux cases jusqu’en e4.
c5: Légal : le pion en c7 avance de deux cases jusqu’en c5.
Nf3: Légal : le cavalier en g1 va en f3.
e6: Légal : le pion en e7 va en e6.
d3: Légal : le pion en d2 va en d3.
3... cxd4: pawn-capture-empty: Le pion en c5 n’avance en diagonale que pour prendre, et il n’y a rien à prendre en d4.
Le pion en c5 peut aller en c4.
Le coup voulu est-il c4 ?
Ou était-ce 3. d4 au lieu de d3 ?
END
    trouble 'missing move, such as e2e4' check
}

letters() {
    yes check --letters=de e4 e5 Sf3 Sc6 <<'END'
e4: Legal: the pawn on e2 advances two squares to e4.
e5: Legal: the pawn on e7 advances two squares to e5.
Sf3: Legal: the knight on g1 goes to f3.
Sc6: Legal: the knight on b8 goes to c6.
END
    no check -q --letters=de Sb3 <<'END'
Sb3: knight-shape: Neither the knight on b1 nor the knight on g1 can go to b3: a knight moves two squares straight, then one to the side.
The pawn on b2 may go to b3.
Did you mean Sh3, Sa3 or Sc3?
END
    "$ecart" check --letters=de e4 e5 Sf3 Sc6 Sf3 Sf6 d4 | grep -qx 'Or was it 2. Sc3 instead of Sf3?' ||
        fail 'not meant' check --letters=de e4 e5 Sf3 Sc6 Sf3 Sf6 d4
    no check --letters=de --strict Sf3 <<'END'
Sf3: bad-notation: The standard notation for this move is Nf3. [not forgiven: local-letters]
END
    run check Lb5
    ends 2 check Lb5
    grep -qx 'Is this written with German piece letters? Use --letters=de. --letters also works with: nl, sv, da, no, fi, et.' \
        "$made/out" || fail 'no hint' check Lb5
    run check --letters=de Nf3
    grep -qx 'Is this written with English piece letters? Use --letters=en.' "$made/out" ||
        fail 'no hint' check --letters=de Nf3
    for word in Rf3 Nd4 zzz e5; do
        run check $word
        if grep -q letters "$made/out"; then fail 'a hint' check $word; fi
    done
    yes check 'knight f3' 'Springer f sechs' <<'END'
knight f3: Legal: the knight on g1 goes to f3. [forgiven: spoken]
Springer f sechs: Legal: the knight on g8 goes to f6. [forgiven: spoken]
END
    trouble "unknown value 'xx' for --letters: expected en, de, fr, es, it, pt, nl, ru, pl, hu, cs, sv, da, no, fi, ro, et or is" \
        check --letters=xx e4
}


# no_move TEXT SHOWN BLANKS [QUESTION]: an answer as to a refusal, a caret after as many
# blanks below the text, and the status of an error; nothing is told twice
no_move() {
    printf '%s: bad-notation: This is not a move in any known notation: write moves like e2e4, 5254, Nf3 or O-O.\n  %s\n  %s^\n' \
        "$2" "$2" "$3" >"$made/wanted"
    test $# -lt 4 || echo "$4" >>"$made/wanted"
    run check "$1"
    ends 2 check "$1"
    diff -u "$made/wanted" "$made/out" || fail 'another output' check "$1"
    test ! -s "$made/err" || fail "$(cat "$made/err")" check "$1"
}

# The counts are published ones.
counting() {
    printf 'g1f3\tNf3\ng1h3\tNh3\n' >"$made/knight"
    yes moves g1 <"$made/knight"
    no moves e4 </dev/null
    no moves -p '7k/5Q2/6K1/8/8/8/8/8 b - - 0 1' </dev/null
    run moves -p 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1'
    test "$(wc -l <"$made/out")" -eq 48 || fail 'not 48 moves' moves, Kiwipete
    grep -q '^e1g1	O-O$' "$made/out" || fail 'no castling' moves, Kiwipete
    trouble "too many arguments: 'e5'" moves e4 e5
    trouble "'' is not a position: empty: La FEN est vide." moves --language=fr -p ''

    echo 197281 >"$made/four"
    yes perft 4 <"$made/four"
    run perft --divide 3
    test "$(sed '$d; s/.* //' "$made/out" | awk '{ n += $1 } END { print n }')" = 8902 ||
        fail 'another sum' perft --divide 3
    test "$(sed -n '$p' "$made/out")" = 8902 || fail 'another count' perft --divide 3
    test "$("$ecart" perft --divide 1 | grep -c ' 1$')" = 20 || fail 'not 20 moves' perft --divide 1
    echo 1 >"$made/none"
    yes perft --divide 0 <"$made/none"
    trouble 'missing depth, such as 4' perft
    trouble "too many arguments: '2'" perft 1 2
    trouble "'-1' is not a depth: expected a number from 0 to 30" perft -- -1
    trouble "'31' is not a depth: expected a number from 0 to 30" perft 31
    trouble "'4x' is not a depth: expected a number from 0 to 30" perft 4x
}

# filters NAME FIELDS WANTED [OPTION]: the answers to the requests in two
# fields of a table are those in others
filters() {
    grep -v '^#' "$srcdir/tests/data/$1" >"$made/table"
    # shellcheck disable=SC2086 # an option or none
    cut -f "$2" "$made/table" | "$ecart" filter $5 2>"$made/err" >"$made/answers"
    cut -f "$3" "$made/answers" >"$made/out"
    cut -f "$4" "$made/table" | diff -u - "$made/out" || fail 'other answers' filter "$1"
}

filter() {
    filters moves.tsv 2,3 1,2,4 4-6 ''
    filters moves960.tsv 1,2 1,2,4 3-5 --chess960
    filters san.tsv 2,3 1-4 4-7 ''
    awk -F '\t' 'NF != 5 || $5 !~ /^[A-Z].*\.$/ { print; bad = 1 } END { exit bad }' \
        "$made/answers" || fail 'not five fields and a sentence' filter

    start='rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'
    {
        printf '%s\te2e4\r\n' "$start"
        printf '8/8/8/8/8/8/8/8 w - - 0 1\te2e4\n'
        printf 'no tab\n\n%s\te2e4\tmore\n' "$start"
        printf '%s\te2\000e4\n%s\te2e4\377\n' "$start" "$start"
        printf '%70000s\te2e4\n' ''
        printf '%s\te2e5' "$start"
    } >"$made/requests"
    "$ecart" filter <"$made/requests" >"$made/answers" 2>"$made/err"
    status=$?
    ends 0 filter
    cut -f 1,2,3,4 "$made/answers" | tr '\t' ' ' >"$made/out"
    diff -u - "$made/out" <<'END' || fail 'other answers' filter
legal none e2e4 -
bad-position king-missing - -
bad-request bad-notation - -
bad-request bad-notation - -
bad-request bad-notation - -
bad-request bad-text - -
bad-request bad-text - -
bad-request line-too-long - -
illegal pawn-shape - e2,e5
END
    echo 'ecart: 9 lines: 1 legal, 0 promotion-needed, 1 illegal, 1 bad-position, 6 bad-request' |
        diff -u - "$made/err" || fail 'other counts' filter
    "$ecart" filter --fail <"$made/requests" >/dev/null 2>&1
    status=$?
    ends 1 filter --fail
    printf '%s\te2e4\n' "$start" | "$ecart" filter --fail --line-buffered >/dev/null 2>&1
    status=$?
    ends 0 filter --fail, all legal
    epd='4k3/8/8/8/8/8/8/4K2R w K - bm O-O; id "a castle";'
    printf '%s\tO-O\n%s\tO-O\n' "$epd" '4k3/8/8/8/8/8/8/4K2R' |
        "$ecart" filter 2>/dev/null | cut -f 1-3 | tr '\t' ' ' >"$made/out"
    diff -u - "$made/out" <<'END' || fail 'other answers' filter, EPD and placement
legal none e1g1
illegal castle-no-right -
END
    "$ecart" filter </dev/null >"$made/out" 2>"$made/err"
    status=$?
    ends 0 filter, nothing asked
    test ! -s "$made/out" || fail 'an answer to nothing' filter

    # Of 64 KiB, and of a byte more: the line's end does not count.
    {
        printf '%65531s\te2e4\r\n%65531s\te2e4\n' '' ''
        printf '%65532s\te2e4\r\n%65532s\te2e4\n' '' ''
    } | "$ecart" filter 2>/dev/null | cut -f 1 >"$made/out"
    printf '%s\n' bad-position bad-position bad-request bad-request |
        diff -u - "$made/out" || fail 'other answers' filter, 64 KiB
    # Of longer ones only the beginning is kept, but the next line is found.
    for length in 65532 65533 131067 131068 131069 131070 131071 131072 262144; do
        printf "%${length}s\te2e4\r\n%s\te2e4\n" '' "$start"
    done | "$ecart" filter 2>/dev/null | cut -f 1 | uniq -c | awk '{ print $1, $2 }' >"$made/out"
    for _ in $(seq 9); do
        printf '1 bad-request\n1 legal\n'
    done | diff -u - "$made/out" || fail 'other answers' filter, long lines
    if test -c /dev/full; then
        "$ecart" filter <"$made/requests" >/dev/full 2>"$made/err"
        status=$?
        ends 2 'filter >/dev/full'
    fi
    "$ecart" filter <"$made" >"$made/out" 2>"$made/err"
    status=$?
    ends 2 'filter <a folder'
    printf '%s\tKe7\n%s\te4\nx\tzz\n' "$start" "$start" |
        "$ecart" filter --language=de 2>/dev/null | cut -f 1,5 >"$made/out"
    diff -u - "$made/out" <<'END' || fail 'other answers' filter --language=de
illegal	Der König auf e1 kann nicht nach e7 ziehen: Ein König zieht nur ein Feld weit.
legal	Legal: Der Bauer auf e2 zieht zwei Felder weit nach e4.
bad-position	Die FEN hat 1 Reihe statt 8.
END
}

# A co-process gets its answer before it closes the pipe, even if it sends a request in
# two parts, or one and a half.
conversation() { # conversation [OPTION]
    mkfifo "$made/to" "$made/from" || return
    "$ecart" filter "$@" <"$made/to" >"$made/from" 2>/dev/null &
    exec 3>"$made/to" 4<"$made/from"
    for move in e2e4 Nf3 5254; do
        printf 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w ' >&3
        printf 'KQkq - 0 1\t%s\nrnbqkbnr/' $move >&3
        read -r verdict rest <&4
        test "$verdict" = legal || fail "$verdict $rest" filter "$@"
        printf 'pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\t%s\n' $move >&3
        read -r verdict rest <&4
        test "$verdict" = legal || fail "$verdict $rest" filter "$@"
    done
    exec 3>&- 4<&-
    wait
    rm "$made/to" "$made/from"
}

fen() {
    # No field may vanish that is empty, as it would beside a tab.
    grep -v '^#' "$srcdir/tests/data/fen.tsv" | tr '\t' '\037' >"$made/rows"
    : >"$made/told"
    rows=0
    while IFS=$(printf '\037') read -r _ fen fault severity _; do
        rows=$((rows + 1))
        printf '=\t%s\t%s\t%s\n' "$fen" "$severity" "$fault" >>"$made/told"
        "$ecart" fen "$fen" >>"$made/told" 2>"$made/err"
        status=$?
        case $severity in error | repair) ends 1 fen "$fen" ;; *) ends 0 fen "$fen" ;; esac
    done <"$made/rows"
    test "$rows" = "$(grep -vc '^#' "$srcdir/tests/data/fen.tsv")" || fail "$rows rows" fen
    awk -F '\t' '
        function ended() {
            if (row == "") return
            if (wanted != "none" && !found) print row ": no " wanted
            if (last != "fen" || fields != 2) print row ": the FEN is not the last line"
        }
        $1 == "=" { ended(); row = $2 " "; wanted = $4 == "none" ? $4 : $3 FS $4; found = 0; last = ""; next }
        $1 != "fen" && $1 != "offer" && (NF != 5 || $5 !~ /^[A-Z].*\.$/) { print row ": " $0 }
        $1 FS $2 == wanted { found = 1 }
        { last = $1; fields = NF }
        END { ended() }' "$made/told" >"$made/faults"
    test ! -s "$made/faults" || fail "$(cat "$made/faults")" fen
    run fen --chess960 '4k3/8/8/8/8/8/8/1R2K1R1 w KQ - 0 1'
    ends 0 fen --chess960
    # What it writes it can read, and loses no right.
    for fen in 'rk2r3/8/8/8/8/8/8/RK2R3 w EAea - 0 1' 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1' \
        '1k5r/8/8/8/8/8/8/R3K1RR w Gk - 0 1' '4k3/8/8/8/8/8/8/R2K3R w HA - 0 1'; do
        yes fen "$fen" <<END
fen	$fen
END
    done
    # No place is beyond 65,534 bytes.
    "$ecart" fen "$(many 65500 ' ')8/8/4k3/8/8/4K3/8/8 w x - 0 1" | grep -q '^error	bad-castling	-	65522	' || fail 'no place'
    "$ecart" fen "$(many 66000 ' ')8/8/4k3/8/8/4K3/8/8 w x - 0 1" | grep -q '^error	bad-castling	-	-	' || fail 'a place'
    # A right without its rook, where there is another; but a king that stands elsewhere tells enough.
    no fen '4k3/8/8/8/8/8/8/4K1R1 w K - 0 1' <<'END'
repair	castling-no-rook	h1	24	White has a right to castle, but no rook on h1. With --chess960 the FEN is right.
fen	4k3/8/8/8/8/8/8/4K1R1 w - - 0 1
END
    no fen '4k3/8/8/8/8/8/8/R2K4 w Q - 0 1' <<'END'
repair	castling-no-king	e1	23	White has a right to castle, but the king is not on e1.
fen	4k3/8/8/8/8/8/8/R2K4 w - - 0 1
END
    trouble "missing FEN, such as '8/8/8/4k3/8/4K3/4P3/8 w - - 0 1'" fen
}

# The counts that a walk over all pairs of cells gave elsewhere.
shape() {
    yes shape king <<'END'
The set for a king in the 2019 article “Chess validation moves”, as sizes of differences:
      1   9  10  11

Of the 4032 pairs of different squares:
    True moves        420
    On average       6.5625
    Wrongly accepted    0
    Wrongly rejected    0
END
    yes shape knight <<'END'
The set for a knight in the 2019 article “Chess validation moves”, as sizes of differences:
      8  12  19  21

Of the 4032 pairs of different squares:
    True moves        336
    On average       5.25
    Wrongly accepted    0
    Wrongly rejected    0
END
    yes shape queen <<'END'
The set for a queen in the 2019 article “Chess validation moves”, as sizes of differences:
      9  18  27  36  45  54  63
     11  22  33  44  55  66  77
     10  20  30  40  50  60  70
      1   2   3   4   5   6   7

Of the 4032 pairs of different squares:
    True moves       1456
    On average       22.75
    Wrongly accepted  350
    Wrongly rejected    0
    By difference       3   4   5   6   7  27  33  36  44  45  54  55  63  66
        Accepted       14  28  42  56  70  12   8  20  12  24  24  12  20   8

Both moves have differences of size 3, but only the first is right:
    a1-a4, 14 − 11, Manhattan distance 3
    a8-b1, 21 − 18, Manhattan distance 8
END
    yes shape bishop <<'END'
The set for a bishop in the 2019 article “Chess validation moves”, as sizes of differences:
      9  18  27  36  45  54  63
     11  22  33  44  55  66  77

Of the 4032 pairs of different squares:
    True moves        560
    On average       8.75
    Wrongly accepted  140
    Wrongly rejected    0
    By difference      27  33  36  44  45  54  55  63  66
        Accepted       12   8  20  12  24  24  12  20   8

Both moves have differences of size 27, but only the first is right:
    a4-d1, 41 − 14, Manhattan distance 6
    a1-c8, 38 − 11, Manhattan distance 9
END
    for pawn in P black-pawn; do
        yes shape $pawn <<'END'
The set for a pawn in the 2019 article “Chess validation moves”, as sizes of differences:
      1  11   2

Of the 4032 pairs of different squares:
    True moves        162
    Wrongly accepted  113
    Wrongly rejected   49
    By difference       1   2   9  11
        Accepted       56   8   0  49
        Rejected        0   0  49   0

Of the 3024 pairs that start on ranks 2 to 7:
    True moves        140
    Wrongly accepted   98
    Wrongly rejected   42
    By difference       1   2   9  11
        Accepted       48   8   0  42
        Rejected        0   0  42   0
END
    done
    yes shape N g1 <<'END'
The knight on g1, number 71, can go to 3 squares:

  8  . . . . . . . .
  7  . . . . . . . .
  6  . . . . . . . .
  5  . . . . . . . .
  4  . . . . . . . .
  3  . . . . . x . x
  2  . . . . x . . .
  1  . . . . . . N .
     a b c d e f g h

x  It can go here
   e2 52 -19   f3 63  -8   h3 83 +12
END
    yes shape white-pawn e2 <<'END'
The pawn on e2, number 52, can go to 4 squares:

  8  . . . . . . . .
  7  . . . . . . . .
  6  . . . . . . . .
  5  . . . . . . . .
  4  . . . . x . . .
  3  . . . ? x x . .
  2  . . . . P . . .
  1  . . . ! ! . . .
     a b c d e f g h

x  It can go here
   e3 53  +1   e4 54  +2   f3 63 +11

?  The piece can go here, but the 2019 article's set leaves this out
   d3 43  -9

!  The piece cannot go here, but the 2019 article's set allows this
   d1 41 -11   e1 51  -1
END
    yes shape p e1 <<'END'
The pawn on e1, number 51, can go to 0 squares:

  8  . . . . . . . .
  7  . . . . . . . .
  6  . . . . . . . .
  5  . . . . . . . .
  4  . . . . . . . .
  3  . . . . . . . .
  2  . . . . ! ! . .
  1  . . . . p . . .
     a b c d e f g h

!  The piece cannot go here, but the 2019 article's set allows this
   e2 52  +1   f2 62 +11
END
}

distance() {
    yes distance e4 <<'END'
     chebyshev            manhattan                  knight
  8  4 4 4 4 4 4 4 4  8   8  7  6  5  4  5  6  7  8  4 3 2 3 2 3 2 3
  7  4 3 3 3 3 3 3 3  7   7  6  5  4  3  4  5  6  7  3 2 3 2 3 2 3 2
  6  4 3 2 2 2 2 2 3  6   6  5  4  3  2  3  4  5  6  2 3 4 1 2 1 4 3
  5  4 3 2 1 1 1 2 3  5   5  4  3  2  1  2  3  4  5  3 2 1 2 3 2 1 2
  4  4 3 2 1 0 1 2 3  4   4  3  2  1  0  1  2  3  4  2 3 2 3 0 3 2 3
  3  4 3 2 1 1 1 2 3  3   5  4  3  2  1  2  3  4  3  3 2 1 2 3 2 1 2
  2  4 3 2 2 2 2 2 3  2   6  5  4  3  2  3  4  5  2  2 3 4 1 2 1 4 3
  1  4 3 3 3 3 3 3 3  1   7  6  5  4  3  4  5  6  1  3 2 3 2 3 2 3 2
     a b c d e f g h      a  b  c  d  e  f  g  h     a b c d e f g h
END
    # The corner exception: b2 is 4 jumps away, and 2 is usual for a neighbour.
    yes distance --metric=knight 11 <<'END'
     knight
  8  5 4 5 4 5 4 5 6
  7  4 3 4 3 4 5 4 5
  6  3 4 3 4 3 4 5 4
  5  2 3 2 3 4 3 4 5
  4  3 2 3 2 3 4 3 4
  3  2 1 4 3 2 3 4 5
  2  3 4 1 2 3 4 3 4
  1  0 3 2 3 2 3 4 5
     a b c d e f g h
END
    echo 7  | yes distance --metric=chebyshev a1 h8
    echo 14 | yes distance --metric manhattan a1 h8
    echo 6  | yes distance 11 88 --metric=knight
    echo 0  | yes distance --metric=knight -- e4 e4
    printf 'chebyshev 7\nmanhattan 14\nknight 6\n' | yes distance a1 h8
    trouble "unknown value 'euclid' for --metric: expected chebyshev, manhattan or knight" distance --metric=euclid a1 a2
    trouble "unknown value '' for --metric: expected chebyshev, manhattan or knight" distance --metric= a1 a2
    trouble "option '--metric' needs a value" distance a1 --metric
}

trajectory() {
    # Stilman's sums, as the Wiki has them.
    yes trajectory king f6 h1 <<'END'
moves 5
paths 25
cells e4 e5 f3 f4 f5 f6 g2 g3 g4 g5 h1 h2 h3 h4

  8  c b a 9 9 9 9 9
  7  c a 9 8 7 7 7 8
  6  c a 8 7 6 5 6 7
  5  c a 8 6 5 5 5 6
  4  c a 8 6 5 5 5 5
  3  c a 8 7 6 5 5 5
  2  c a 9 8 7 6 5 5
  1  c b a 9 8 7 6 5
     a b c d e f g h
END
    # A pawn that begins with one step comes later, and there is no way back.
    yes trajectory pawn e2 e5 <<'END'
moves 2
paths 1
cells e2 e4 e5

  8  . . . . . . . .
  7  . . . . . . . .
  6  . . . . . . . .
  5  . . . . 2 . . .
  4  . . . . 2 . . .
  3  . . . . 3 . . .
  2  . . . . 2 . . .
  1  . . . . . . . .
     a b c d e f g h
END
    printf 'moves never\npaths 0\ncells -\n' >"$made/never"
    no trajectory bishop a1 a2 <"$made/never"
    no trajectory pawn e4 e3 <"$made/never"
    run trajectory rook a1 a1
    ends 0 trajectory rook a1 a1
    head -n 3 "$made/out" >"$made/first"
    printf 'moves 0\npaths 1\ncells a1\n' | diff -u - "$made/first" ||
        fail 'another output' trajectory rook a1 a1

    trouble 'missing piece, such as knight or N' trajectory
    trouble 'missing square, such as e4 or 54' trajectory king
    trouble 'missing square, such as e4 or 54' trajectory king a1
    trouble "too many arguments: 'a3'" trajectory king a1 a2 a3
}

other=$(locale -a 2>/dev/null | grep -i '^\(C\|en_[A-Z]*\)\..*utf' | head -n 1)
for LC_ALL in C $other; do
    export LC_ALL
    program
    statuses
    suggestions
    helps
    examples
    writing
    cells
    operands
    pieces
    garbled
    board
    shape
    distance
    trajectory
    check
    counting
    filter
    conversation
    conversation --line-buffered
    fen
done
exit $((failures != 0))
