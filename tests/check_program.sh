#!/bin/sh
# check_program.sh -- what the program prints and how it ends: each command
# and each way to go wrong.
ecart=$PWD/tools/ecart
failures=0
made=$(mktemp -d) || exit 99
trap 'rm -rf "$made"' EXIT

# run ARGUMENT...: leaves what the program printed and its status in files
run() {
    "$ecart" "$@" >"$made/out" 2>"$made/err"
    echo $? >"$made/status"
}

# fail WHAT ARGUMENT...
fail() {
    what=$1
    shift
    echo "LC_ALL=$LC_ALL ecart $*: $what"
    failures=$((failures + 1))
}

# ends STATUS ARGUMENT...: whether the last run did
ends() {
    wanted=$1
    shift
    test "$(cat "$made/status")" = "$wanted" ||
        fail "status $(cat "$made/status") and not $wanted" "$@"
}

# yes ARGUMENT...: status 0, and standard output as on standard input
# no  ARGUMENT...: the same with status 1
yes() { answers 0 "$@"; }
no()  { answers 1 "$@"; }
answers() {
    wanted=$1
    shift
    cat >"$made/wanted"
    run "$@"
    ends "$wanted" "$@"
    diff -u "$made/wanted" "$made/out" || fail 'another output' "$@"
    test ! -s "$made/err" || fail "$(cat "$made/err")" "$@"
}

# trouble MESSAGE ARGUMENT...: status 2, the message and nothing else
trouble() {
    printf 'ecart: %s\n' "$1" >"$made/wanted"
    shift
    run "$@"
    ends 2 "$@"
    diff -u "$made/wanted" "$made/err" || fail 'another message' "$@"
    test ! -s "$made/out" || fail 'an answer beside the message' "$@"
}

# garbage ARGUMENT...: status 2 and one line of printable ASCII, not too long
garbage() {
    run "$@"
    ends 2 "$@"
    test "$(wc -l <"$made/err")" -eq 1 || fail 'not one line' "$@"
    test "$(wc -c <"$made/err")" -lt 200 || fail 'a long message' "$@"
    tr -d '\n -~' <"$made/err" >"$made/rest"
    test ! -s "$made/rest" || fail 'garbage in the message' "$@"
    test ! -s "$made/out" || fail 'an answer beside the message' "$@"
}

commands() {
    run --help
    sed -n 's/^  \([a-z][a-z0-9]*\)  .*/\1/p' "$made/out"
}

program() {
    run --version
    ends 0 --version
    grep -q "^ecart ${VERSION:-[0-9]}" "$made/out" || fail 'no version' --version

    trouble "missing command; try 'ecart --help'"
    trouble "unknown command 'chess'; try 'ecart --help'" chess
    trouble "unknown command ''; try 'ecart --help'" ''
    trouble "unknown command 'boar'; try 'ecart --help'" boar
    trouble "unknown option '--hel'; try 'ecart --help'" --hel board
    trouble "unknown option '-'; try 'ecart --help'" -
}

# What does not arrive is trouble, whoever is to blame.
writing() {
    if test -c /dev/full; then
        for command in --help --version board 'shape rook' 'shape --help'; do
            # shellcheck disable=SC2086 # several arguments
            "$ecart" $command >/dev/full 2>"$made/err"
            echo $? >"$made/status"
            : >"$made/out"
            # shellcheck disable=SC2086
            ends 2 $command '>/dev/full'
            test "$(cat "$made/err")" = 'ecart: cannot write: No space left on device' ||
                fail "$(cat "$made/err")" "$command" '>/dev/full'
        done
        "$ecart" chess >/dev/full 2>"$made/err"
        test "$(wc -l <"$made/err")" -eq 1 || fail 'not one line' 'chess >/dev/full'
    fi
    "$ecart" board >&- 2>"$made/err"
    echo $? >"$made/status"
    ends 2 'board >&-'
    test "$(wc -l <"$made/err")" -eq 1 || fail 'not one line' 'board >&-'
}

pieces() {
    expected='king, queen, rook, bishop, knight or pawn, or a letter of KQRBNPkqrbnp'
    trouble 'missing piece, such as knight or N' shape
    for word in '' e4 Knight horse X white black 'white ' white-; do
        trouble "'$word' is no piece: expected $expected" shape "$word"
    done
    trouble "'horse' is no piece: expected $expected" shape white horse
    trouble "'e4' is no piece: expected $expected" shape black e4
    trouble "too many arguments: 'e5'" shape knight e4 e5

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
    for word in "$(many 100000 e)" "$(many 100 '\377')" "$(printf 'e4\nd5')" \
                "$(printf '\303\251\033[31m')" '%s%n%100d' "$(printf '\t')"; do
        garbage "$word"
        garbage "--$word"
        garbage "-$word"
        for command in $(commands); do
            garbage "$command" "--$word"
            garbage "$command" "-$word"
            garbage "$command" "$word"
            garbage "$command" "$word" "$word" "$word" "$word"
        done
        garbage board -p "$word"
        garbage shape rook "$word"
        garbage shape rook e4 "$word"
    done
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

White to move
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

Black to move
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

White to move
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

    trouble "'' is no FEN: empty at character 1" board -p ''
    trouble "'8/8/8/8/8/8/8/X7 w - -' is no FEN: bad-character at character 15" \
        board -p '8/8/8/8/8/8/8/X7 w - -'
    trouble "'8/8/8/8/8/8/8/8 x - -' is no FEN: bad-side at character 17" \
        board -p '8/8/8/8/8/8/8/8 x - -'
    trouble "option '-p' wants an argument" board -p
    trouble "option '--position' wants an argument" board --turn --position
    trouble 'the numbers are the same in any position' board --frame -p x
    trouble '--numbers and --frame are two pictures' board --frame --numbers
    trouble "option '--turn=1' takes no argument" board --turn=1
    trouble "too many arguments: 'e4'" board e4
}

# The counts that a walk over all pairs of cells gave elsewhere.
shape() {
    yes shape king <<'END'
The article's set for the king, sizes of differences
      1   9  10  11

Of the 4032 pairs of different cells
    true shapes       420
    falsely accepted    0
    falsely rejected    0
END
    yes shape knight <<'END'
The article's set for the knight, sizes of differences
      8  12  19  21

Of the 4032 pairs of different cells
    true shapes       336
    falsely accepted    0
    falsely rejected    0
END
    yes shape queen <<'END'
The article's set for the queen, sizes of differences
      9  18  27  36  45  54  63
     11  22  33  44  55  66  77
     10  20  30  40  50  60  70
      1   2   3   4   5   6   7

Of the 4032 pairs of different cells
    true shapes      1456
    falsely accepted  350
    falsely rejected    0
    by difference       3   4   5   6   7  27  33  36  44  45  54  55  63  66
        accepted       14  28  42  56  70  12   8  20  12  24  24  12  20   8

Both differ by 3, but only the first is right
    a1-a4, 14 - 11, Manhattan distance 3
    a8-b1, 21 - 18, Manhattan distance 8
END
    yes shape bishop <<'END'
The article's set for the bishop, sizes of differences
      9  18  27  36  45  54  63
     11  22  33  44  55  66  77

Of the 4032 pairs of different cells
    true shapes       560
    falsely accepted  140
    falsely rejected    0
    by difference      27  33  36  44  45  54  55  63  66
        accepted       12   8  20  12  24  24  12  20   8

Both differ by 27, but only the first is right
    a4-d1, 41 - 14, Manhattan distance 6
    a1-c8, 38 - 11, Manhattan distance 9
END
    for pawn in P black-pawn; do
        yes shape $pawn <<'END'
The article's set for the pawn, sizes of differences
      1  11   2

Of the 4032 pairs of different cells
    true shapes       162
    falsely accepted  113
    falsely rejected   49
    by difference       1   2   9  11
        accepted       56   8   0  49
        rejected        0   0  49   0

Of the 3024 pairs from rows 2 to 7
    true shapes       140
    falsely accepted   98
    falsely rejected   42
    by difference       1   2   9  11
        accepted       48   8   0  42
        rejected        0   0  42   0
END
    done
    yes shape N g1 <<'END'
A white knight goes from g1, 71, to 3 cells

  8  . . . . . . . .
  7  . . . . . . . .
  6  . . . . . . . .
  5  . . . . . . . .
  4  . . . . . . . .
  3  . . . . . x . x
  2  . . . . x . . .
  1  . . . . . . N .
     a b c d e f g h

x  goes there
   e2 52 -19   f3 63  -8   h3 83 +12
END
    yes shape white-pawn e2 <<'END'
A white pawn goes from e2, 52, to 4 cells

  8  . . . . . . . .
  7  . . . . . . . .
  6  . . . . . . . .
  5  . . . . . . . .
  4  . . . . x . . .
  3  . . . ? x x . .
  2  . . . . P . . .
  1  . . . ! ! . . .
     a b c d e f g h

x  goes there
   e3 53  +1   e4 54  +2   f3 63 +11

?  goes there, though not by the article's set
   d3 43  -9

!  does not, though by the article's set it would
   d1 41 -11   e1 51  -1
END
    yes shape p e1 <<'END'
A black pawn goes from e1, 51, to 0 cells

  8  . . . . . . . .
  7  . . . . . . . .
  6  . . . . . . . .
  5  . . . . . . . .
  4  . . . . . . . .
  3  . . . . . . . .
  2  . . . . ! ! . .
  1  . . . . p . . .
     a b c d e f g h

!  does not, though by the article's set it would
   e2 52  +1   f2 62 +11
END
}

other=$(locale -a 2>/dev/null | grep -i utf | head -n 1)
for LC_ALL in C $other; do
    export LC_ALL
    program
    writing
    pieces
    garbled
    board
    shape
done
exit $((failures != 0))
