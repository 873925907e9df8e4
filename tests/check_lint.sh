#!/bin/sh
# check_lint.sh -- ecart pgn: what it finds in games, where, and how it ends
#
# The large collection and the faults that are planted in it come from
# tests/data: what must be found there was derived without the library.
. "${srcdir:-.}/tests/linted.sh"

# What chessops counted in a made collection, as the summary's beginning.
counted() {
    grep "^$1$tab" "$data/games.tsv" | awk -F'\t' '{ print "ecart: " $4 " games, " $5 + $6 " half-moves:" }'
}

clean() { # clean ARGUMENTS-OF-MAKE_GAMES
    # shellcheck disable=SC2086 # a list of words
    case $1 in *--decorated) "$games" $1 ;; *) plain "$1" ;; esac >clean.pgn
    : >nothing
    finds nothing --warn=all clean.pgn
    grep -qF "$(counted "$1") 0 errors, 0 warnings, 0 notes" err ||
        fail "make_games $1: $(cat err)"
}

# The list of what was planted, and the same of what was found.  The first of the bytes
# 0x80, which are not moves, shows that the file is not UTF-8.
planted() {
    awk -F'\t' '
        /^#/ || $7 == "-"       { next }
        $4 ~ /200/ && !told++   { print $5 ":" $6 ": legacy-text" }
                                { print $5 ":" $6 ": " $7 }' "$data/planted.tsv"
}
found() {
    sed -E 's/^[^:]*:([0-9]+:[0-9]+): game [0-9]+ \([^)]*\)(, [^:]*)?: ([a-z-]+): .*/\1: \3/' out
}

# In clean.pgn, which is the collection of 20,000 games.
faults() {
    awk -f "$data/plant.awk" "$data/planted.tsv" clean.pgn >planted.pgn
    planted >wanted.list
    test "$(wc -l <wanted.list)" -eq 201 || fail 'not 200 faults, and a byte'
    run planted.pgn
    ends 1 planted.pgn
    found >found.list
    differs wanted.list found.list && fail 'not what was planted'
    cp out out.1
    cp err err.1
}

# Any number of threads prints the same bytes.
threads() {
    for jobs in 2 4 0; do
        run -j $jobs planted.pgn
        ends 1 "-j $jobs"
        cmp out out.1 && cmp err err.1 || fail "-j $jobs: other bytes"
    done
}

json() {
    run --json --jobs=3 planted.pgn
    ends 1 --json
    sed -E 's/.*"line":([0-9]+),"column":([0-9]+),.*"severity":"[a-z]*","reason":"([^"]*)".*/\1:\2: \3/' out \
        >found.list
    differs wanted.list found.list && fail '--json: other findings'
    printf '[White "A \\"B\\", C"]\n[Black "D"]\n[Date "2024"]\n\n1. e4 \001\n' >quotes.pgn
    cat >wanted <<'END'
{"file":"quotes.pgn","line":5,"column":7,"game":1,"white":"A \\\"B\\\", C","black":"D","date":"2024","severity":"error","reason":"bad-byte","text":"The byte 0x01 does not belong in a text."}
{"file":"quotes.pgn","line":6,"column":1,"game":1,"white":"A \\\"B\\\", C","black":"D","date":"2024","severity":"error","reason":"no-result","text":"The game ends without a result."}
END
    finds wanted --json quotes.pgn
    # What happened before is known of the game's own line alone.
    printf '1. e4 e5 2. Ke3 *\n\n1. e4 d6 2. Bb5+ (2. Bb5+ a6) *\n' >king.pgn
    cat >wanted <<'END'
{"file":"king.pgn","line":1,"column":13,"game":1,"at":"2. Ke3","severity":"error","reason":"king-shape","cells":["e1","e3"],"fen":"rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2","text":"The king on e1 cannot go to e3: a king moves only one square at a time. The rest of the game is not judged.","candidates":[],"circumstances":[]}
{"file":"king.pgn","line":3,"column":27,"game":2,"at":"2... a6","severity":"error","reason":"leaves-in-check","cells":["e8","b5"],"fen":"rnbqkbnr/ppp1pppp/3p4/1B6/4P3/8/PPPP1PPP/RNBQK1NR b KQkq - 1 2","text":"The pawn on a7 cannot go to a6: the king on e8 would still be in check from the bishop on b5. The rest of the variation is not judged.","candidates":[]}
END
    finds wanted --json king.pgn
}

# Small games with what a person sees in them: illegal moves in a variation and in the game, a mate
# without its sign and its result, forms that are not the standard's, numbers that leave one out, a
# stalemate that White is to have won, and pawns that shut each other in, where nobody can win.
small() {
    cat >small.pgn <<'END'
[White "Carlsen, Magnus"]
[Black "Nakamura, Hikaru"]
[Date "2024.05.27"]
[Result "1-0"]

1. e4 e5 2. Nf3 Nc6 (2... d6 3. Ke3) 3. Bb5 a6 4. Bxc6 dxc6 5. Nxe5 Qd4 6. Nf3
Qxe4+ 7. Kd1 Be7 8. Re1 O-O 9. Ng1 1-0

[White "?"]
[Date "1851.06.21"]

1. f3 e5 2. g4 Qh4 *

1. e2-e4 e5 3. Ngf3 Nc6 4. Bc4 Bc5 4. 0-0 1/2-1/2

1. f3 e5 2. g4 Qh4# 1/2-1/2

[FEN "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"]

1-0

[FEN "8/8/8/8/8/8/8/8 w - - 0 1"]

1. e4 *

[Variant "Atomic"]

1. Nh8 *

(1. e4) 1. e4 -- 2. d4 $999 e5 ) *

[FEN "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1"]

1. Ke2 1-0

[FEN "4k3/8/8/8/8/8/8/4K3 w - - 0 1"]

1. Ke2 1/2-1/2

[FEN "4k3/8/8/8/8/8/8/1N1NK3 w - - 0 1"]

1. Nc3 0-1
END
    cat >wanted.small <<'END'
small.pgn:6:33: game 1 (Carlsen - Nakamura, 2024), 3. Ke3: king-shape: The king on e1 cannot go to e3: a king moves only one square at a time. The rest of the variation is not judged.
small.pgn:7:10: game 1 (Carlsen - Nakamura, 2024), 7. Kd1: own-piece: The king on e1 cannot capture the queen on d1: both belong to White. The rest of the game is not judged.
small.pgn:12:16: game 2 (1851), 2... Qh4: missing-check: Gives checkmate but has no mate sign: the standard notation is Qh4#.
small.pgn:12:20: game 2 (1851): mate-unfinished: White is checkmated, but the result * means that the game is not finished.
small.pgn:14:4: game 3, 1. e2-e4: long-form: Is written in long notation: the standard notation is e4.
small.pgn:14:16: game 3, 2. Ngf3: wrong-number: The move number is 3 instead of 2.
small.pgn:14:16: game 3, 2. Ngf3: overspecified: Gives more of the starting square than needed: the standard notation is Nf3.
small.pgn:14:39: game 3, 4. 0-0: castle-spelling: Is castling in another spelling: the standard notation is O-O.
small.pgn:16:21: game 4: wrong-result: White is checkmated: the result should be 0-1, not 1/2-1/2.
small.pgn:20:1: game 5: wrong-result: Black is stalemated: the result should be 1/2-1/2, not 1-0.
small.pgn:22:7: game 6: bad-fen: There is no king on the board.
small.pgn:26:11: game 7: unknown-variant: Games of this chess variant are not judged.
small.pgn:30:1: game 8: no-move-to-vary: There is no move before the variation.
small.pgn:30:15: game 8: null-move: A null move passes, which chess does not allow: the other side is to move now.
small.pgn:30:24: game 8: bad-nag: Marks with a $ go from $0 to $255.
small.pgn:30:32: game 8: stray-sign: The sign ) does not open or close anything.
small.pgn:34:4: game 9, 1. Ke2: played-past-end: From the start neither side could ever give mate. The game was over, but 1 more half-move follows.
small.pgn:34:8: game 9: wrong-result: Neither side can ever give mate: the result should be 1/2-1/2, not 1-0.
small.pgn:38:4: game 10, 1. Ke2: played-past-end: From the start neither side could ever give mate. The game was over, but 1 more half-move follows.
small.pgn:42:4: game 11, 1. Nc3: ambiguous: This could be Nbc3 or Ndc3: say which knight. The rest of the game is not judged.
END
    finds wanted.small small.pgn
    finds wanted.small small.pgn --no-warn=all --warn=errors,warnings
    head -n 1 err >wanted
    echo 'ecart: 11 games, 36 half-moves: 10 errors, 10 warnings, 0 notes' | diff - wanted ||
        fail 'another summary'

    # Identifiers and weights, off and on again.
    grep -vE 'king-shape|missing-check|bad-nag' wanted.small >wanted.fewer
    finds wanted.fewer --no-warn=king-shape,missing-check --no-warn=bad-nag small.pgn
    grep -E ': (missing-check|mate-unfinished|played-past-end|long-form|wrong-number|overspecified|castle-spelling|null-move|ambiguous): ' \
        wanted.small >wanted.fewer
    finds wanted.fewer --no-warn=errors small.pgn
    sed -n '/: null-move: /p' wanted.small >wanted.fewer
    finds wanted.fewer --no-warn all --warn null-move small.pgn
    cat >wanted <<'END'
small.pgn:6:1: game 1 (Carlsen - Nakamura, 2024): missing-tag: Missing tags: Event, Site, Round.
END
    run --quiet --no-warn=all --warn=notes small.pgn
    ends 1 notes
    head -n 1 out | diff wanted - || fail 'another note'
    test "$(wc -l <out)" -eq 11 || fail 'not a note a game'
    test ! -s err || fail '--quiet speaks'
    { printf '[%s "?"]\n' Event Site Date Round White Black; printf '\n1. e4 *\n'; } |
        "$ecart" pgn -q --warn=notes | grep -q ': Missing tag: Result\.$' || fail 'one tag is missing'
}

# Words after a move are not moves: what comes after them is judged.
remarks() {
    printf '1. e4 Nf6 2. e5 d5 3. exd6 e.p. Nc6 = 4. Ke3 *\n\n1. f3 e5 2. g4 Qh4++ mate 0-1\n' >words.pgn
    cat >wanted <<'END'
words.pgn:1:28: game 1: stray-word: A remark, not a move: write it as a comment in braces or as a mark such as $14.
words.pgn:1:37: game 1: stray-word: A remark, not a move: write it as a comment in braces or as a mark such as $14.
words.pgn:1:42: game 1, 4. Ke3: king-shape: The king on e1 cannot go to e3: a king moves only one square at a time. The rest of the game is not judged.
words.pgn:3:16: game 2, 2... Qh4++: wrong-check: Has the wrong sign for check or mate: the standard notation is Qh4#.
words.pgn:3:22: game 2: stray-word: A remark, not a move: write it as a comment in braces or as a mark such as $14.
END
    finds wanted words.pgn
    grep -qF '1 error, 4 warnings' err || fail "weights of remarks: $(cat err)"
}

# Results that are not spelt as in the standard are results, in tags too.
spellings() {
    printf '[Result "1-0"]\n\n1. e4 1:0\n\n[Result "1/2"]\n\n1. e4 \302\275-\302\275\n' >spelt.pgn
    printf '\n[Result "0:1"]\n\n1. e4 1-0\n\n[Result "0:10"]\n\n1. e4 0-1\n' >>spelt.pgn
    cat >wanted <<'END'
spelt.pgn:3:7: game 1: result-spelling: The standard form of this result is 1-0.
spelt.pgn:7:7: game 2: result-spelling: The standard form of this result is 1/2-1/2.
spelt.pgn:7:7: game 2: result-spelling: The tag Result says “1/2”: the standard form is 1/2-1/2.
spelt.pgn:11:7: game 3: result-differs: The game ends with 1-0, but the tag Result says “0:1”.
spelt.pgn:15:7: game 4: result-differs: The game ends with 0-1, but the tag Result says “0:10”.
END
    finds wanted spelt.pgn
    grep -qF '2 errors, 3 warnings' err || fail "weights of spellings: $(cat err)"
}

# Marks that mean nothing, with and without a $, and a finding before any game.
marks() {
    printf '1. e4 \342\201\211 e5\342\200\274 2. Nf3, !\342\231\236c6 *\n' >wide.pgn
    cat >wanted <<'END'
wide.pgn:1:7: game 1: annotation: The evaluation mark is a special character: the standard form is $5.
wide.pgn:1:11: game 1, 1... e5‼: annotation: Has an evaluation mark: the standard notation is e5.
wide.pgn:1:20: game 1, 2. Nf3,: punctuation: Has a punctuation mark: the standard notation is Nf3.
wide.pgn:1:26: game 1, 2... ♞c6: figurine: Has a figurine instead of a letter: the standard notation is Nc6.
END
    finds wanted wide.pgn
    printf ') $256 1. f3!!?? e5 2. e4 Qh4 $ *\n' >marks.pgn
    cat >wanted <<'END'
marks.pgn:1:1: game 1: stray-sign: The sign ) does not open or close anything.
marks.pgn:1:3: game 1: bad-nag: Marks with a $ go from $0 to $255.
marks.pgn:1:13: game 1: bad-nag: Only ! ? !! ?? !? ?! are valid marks.
marks.pgn:1:27: game 1, 2... Qh4: missing-check: Gives check but has no check sign: the standard notation is Qh4+.
marks.pgn:1:31: game 1: bad-nag: Marks with a $ go from $0 to $255.
END
    finds wanted marks.pgn
}

# Moves of correspondence are played, and told.
numeric() {
    echo '1. 5254 5755 2. 7163 4884 3. 6384 5858 *' >numeric.pgn
    cat >wanted <<'END'
numeric.pgn:1:4: game 1, 1. 5254: uci-form: Is written as two squares: the standard notation is e4.
numeric.pgn:1:9: game 1, 1... 5755: uci-form: Is written as two squares: the standard notation is e5.
numeric.pgn:1:17: game 1, 2. 7163: uci-form: Is written as two squares: the standard notation is Nf3.
numeric.pgn:1:22: game 1, 2... 4884: uci-form: Is written as two squares: the standard notation is Qh4.
numeric.pgn:1:30: game 1, 3. 6384: uci-form: Is written as two squares: the standard notation is Nxh4.
numeric.pgn:1:35: game 1, 3... 5858: same-cell: A move must go to another square: this move stays on e8. The rest of the game is not judged.
END
    finds wanted numeric.pgn
}

# A result in a variation is not the game's: both games here are cut.
results() {
    printf '[Result "1-0"]\n\n1. e4 (1. d4 1-0) e5 2. Nf3\n' >cut.pgn
    printf '\n[Event "x"]\n[Result "0-1"]\n\n1. e4 e5 (1... d5 1-0)\n\n[Event "y"]\n\n*\n' >>cut.pgn
    cat >wanted <<'END'
cut.pgn:5:1: game 1: no-result: The game ends without a result.
cut.pgn:10:1: game 2: no-result: The game ends without a result.
END
    finds wanted cut.pgn
    echo '1. e4 e5 1-0 0-1 *' >twice.pgn
    cat >wanted <<'END'
twice.pgn:1:14: game 1: stray-result: The game already has a result.
twice.pgn:1:18: game 1: stray-result: The game already has a result.
END
    finds wanted twice.pgn
    grep -qF 'ecart: 1 game, 2 half-moves: 2 errors' err || fail "results of no game: $(cat err)"
}

# Where the game was over, that is told, and not what happened in it.
over() {
    echo '1. f3 e5 2. g4 Qh4# 3. a3 1-0' >over.pgn
    cat >wanted <<'END'
over.pgn:1:24: game 1, 3. a3: leaves-in-check: The pawn on a2 cannot go to a3: the king on e1 would still be in check from the queen on h4. The game is over: checkmate. The rest of the game is not judged.
END
    finds wanted over.pgn
    # Two kings in the centre are a result, but no knight there, nor a king that gives check.
    printf '1. e4 e5 2. Nd5 1-0\n\n1. e4 e5 2. Ke4+ 1-0\n' >centre.pgn
    run centre.pgn
    test "$(cut -d , -f 2 out | cut -d : -f 1,2 | tr '\n' ,)" = ' 2. Nd5: knight-shape, 2. Ke4+: king-shape,' ||
        fail "$(cat out)"
}

# What was mended in a FEN, as ecart fen says it, is told.
fens() {
    printf '[FEN "4k3/8/8/8/8/8/8/4K2R w KQkq - 0 1"]\n\n1. O-O *\n\n' >fens.pgn
    printf '[Variant "Chess960"]\n[FEN "4k3/8/8/8/8/8/8/1R2K1R1 w KQ -"]\n\n1. O-O *\n' >>fens.pgn
    printf '\n[FEN "8/8/8/8/8/8/8/4K2R w KQkq -"]\n\n1. O-O *\n' >>fens.pgn
    printf '\n[FEN "4k3/8/8/8/8/8/8/4K2R w K - 0 1%100s"]\n\n1. O-O *\n' "" >>fens.pgn
    cat >wanted <<'END'
fens.pgn:1:7: game 1: fen-repair: The FEN gives a right to castle, but there is no rook on a1, a8 or h8.
fens.pgn:6:7: game 2: fen-repair: The last fields of the FEN are missing.
fens.pgn:10:7: game 3: bad-fen: Black has no king.
fens.pgn:14:7: game 4: bad-fen: No game can start from this position.
END
    finds wanted fens.pgn
    grep -qF '2 errors, 2 warnings' err || fail "weights of repairs: $(cat err)"
}

# Who passes while in check ends the judging of the line, and that is told.
passes() {
    echo '1. e4 d5 2. Bb5+ -- 3. Zz9 Qa1 (3... Ke9) *' >passes.pgn
    cat >wanted <<'END'
passes.pgn:1:18: game 1: null-move-in-check: Nobody may pass, and a check must be answered. The rest of the line is not judged.
END
    finds wanted --no-warn=null-move passes.pgn
    grep -qF 'ecart: 1 game, 3 half-moves: 1 error' err || fail "passing in check: $(cat err)"
}

# The king must capture the queen, and then nobody can mate.
forced() {
    printf '[SetUp "1"]\n[FEN "8/8/8/8/8/1q5k/8/K7 b - - 0 1"]\n[Result "0-1"]\n\n1... Qb2+ 0-1\n' >forced.pgn
    # That is looked into as long as there are eight pieces, here bishops on cells of one colour.
    printf '\n[FEN "%s b - - 0 1"]\n\n1... Qb2+ 0-1\n' b1b5/1b6/8/8/8/1q5k/8/K2B3B \
        b1b1b3/1b6/8/8/8/1q5k/8/K2B3B >>forced.pgn
    printf 'forced.pgn:%d:11: game %d: wrong-result: Neither side can ever give mate: the result should be 1/2-1/2, not 0-1.\n' \
        5 1 9 2 >wanted
    finds wanted forced.pgn
    # A king alone never mates, whatever the other side has.
    printf '[Termination "time forfeit"]\n[SetUp "1"]\n[Result "1-0"]\n' >flag.pgn
    printf '[FEN "r3k3/pppppppp/8/8/8/8/8/4K3 w - - 0 1"]\n\n1. Kd1 1-0\n' >>flag.pgn
    echo "flag.pgn:6:8: game 1: flag-fall-result: White could no longer have given mate: when Black's flag falls, the game is drawn (FIDE Laws, Article 6.9)." >wanted
    finds wanted flag.pgn
}

# Games in which a check is not seen, or a piece goes as none can, and which went on.
# Without --play-on they end there.
plays_on() {
    cat >blitz.pgn <<'END'
[Result "0-1"]

1. e4 e6 2. d4 d5 3. Bb5+ a6 (3... Ke8 4. a3) 4. a3 Ne7 5. a4 Qd6 6. Kd3 c5 7. Zz9 O-O 0-1

1. e4 e5 2. Bc4 Bc5 3. O-O Nc6 4. Nf3 Nf6 5. Ng5 Rf8 6. Nxf7 Bxf2+ 7. Kh1 Bg1 1-0

1. e4 e5 2. Qh5 Ke7 3. Nc3 Kd6 4. Qxe5 mate Kxe5 5. Nf3+ Kxe4 6. Nxe4 *

1. f3 e5 2. g4 Qh5 3. a3 Qxh4# 1-0

1. e4 e5 2. Ke2 Ke7 3. Ke3 Ke6 4. Kf4 Kf5 5. a3 *
END
    cat >wanted <<'END'
blitz.pgn:3:27: game 1, 3... a6: leaves-in-check: The pawn on a7 cannot go to a6: the king on e8 would still be in check from the bishop on b5. The bishop came to b5 on move 3. The rest of the game is judged as if the move were legal.
blitz.pgn:3:36: game 1, 3... Ke8: same-cell: A move must go to another square: this move stays on e8. The rest of the variation is not judged.
blitz.pgn:3:53: game 1, 4... Ne7: leaves-in-check: The knight on g8 cannot go to e7: the king on e8 would still be in check from the bishop on b5. The rest of the game is judged as if the move were legal.
blitz.pgn:3:63: game 1, 5... Qd6: leaves-in-check: The queen on d8 cannot go to d6: the king on e8 would still be in check from the bishop on b5. The rest of the game is judged as if the move were legal.
blitz.pgn:3:70: game 1, 6. Kd3: king-shape: The king on e1 cannot go to d3: a king moves only one square at a time. The rest of the game is judged as if the move were legal.
blitz.pgn:3:74: game 1, 6... c5: leaves-in-check: The pawn on c7 cannot go to c5: the king on e8 would still be in check from the bishop on b5. The rest of the game is judged as if the move were legal.
blitz.pgn:3:80: game 1, 7. Zz9: bad-notation: This is not a move in any known notation: write moves like e2e4, 5254, Nf3 or O-O. The rest of the game is not judged.
blitz.pgn:5:24: game 2, 3. O-O: castle-path-blocked: The king on e1 cannot castle kingside: the way is blocked by the knight on g1. The rest of the game is judged as if the move were legal.
blitz.pgn:5:35: game 2, 4. Nf3: knight-shape: The knight on b1 cannot go to f3: a knight moves two squares straight, then one to the side. The rest of the game is judged as if the move were legal.
blitz.pgn:7:35: game 3, 4. Qxe5: missing-check: Gives check but has no check sign: the standard notation is Qxe5+.
blitz.pgn:7:40: game 3: stray-word: A remark, not a move: write it as a comment in braces or as a mark such as $14.
blitz.pgn:7:58: game 3, 5... Kxe4: king-captures-guarded: The king on e5 cannot capture the pawn on e4, which is protected by the knight on c3. The knight came to c3 on move 3. The rest of the game is judged as if the move were legal.
blitz.pgn:7:66: game 3, 6. Nxe4: king-capture: The knight on c3 cannot capture the king on e4: a king is never captured. The rest of the game is not judged.
blitz.pgn:9:16: game 4, 2... Qh5: queen-shape: The queen on d8 cannot go to h5: a queen moves only along a rank, a file or a diagonal. The rest of the game is judged as if the move were legal.
blitz.pgn:9:26: game 4, 3... Qxh4#: spurious-capture: Has a capture sign but captures nothing: the standard notation is Qh4#.
blitz.pgn:9:32: game 4: wrong-result: White is checkmated: the result should be 0-1, not 1-0.
blitz.pgn:11:35: game 5, 4. Kf4: king-into-attack: The king on e3 cannot go to f4, which is attacked by the pawn on e5. The pawn came to e5 on move 1. The rest of the game is judged as if the move were legal.
blitz.pgn:11:39: game 5, 4... Kf5: kings-touch: The king on e6 cannot go to f5, beside the king on f4: kings may never stand next to each other. The rest of the game is not judged.
END
    finds wanted --play-on blitz.pgn
    finds wanted --play-on --jobs=3 blitz.pgn
    "$ecart" pgn --quiet --play-on --meant blitz.pgn >out
    grep -c 'as if the move were legal' out >count
    echo 10 | diff - count || fail '--play-on --meant: other games'
    "$ecart" pgn --quiet blitz.pgn | cut -d : -f 2 | uniq >lines
    printf '%s\n' 3 5 7 9 11 | diff - lines || fail 'played on without --play-on'
    trouble '--mend cannot be combined with --play-on' --play-on --mend blitz.pgn
}

# Bytes of any sort: shown in UTF-8, and nothing that a terminal would obey.
shown() {
    printf '[White "M\374ller\237\240\341\200, J"]\n[Black "Ke\305\241\033[2J\302\205"]\n\n1. \033[31m *\n' >odd.pgn
    run odd.pgn
    ends 1 odd.pgn
    grep -qF "$(printf '(M\303\274ller?\302\240\303\241? - Ke\305\241?[2J?)')" out || fail 'names are not shown well'
    test -z "$(tr -d '\n -~\200-\377' <out)" || fail 'controls are printed'
    # Forty bytes of a move, without the piece of a character at the end, three bytes at most.
    x=$(printf %38s "" | tr ' ' x)
    y=$(printf %41s "" | tr ' ' '\277')
    printf '%s\n' "1. x${x}éé *" "1. ${x}éé *" "1. $y *" >long.pgn
    run long.pgn
    printf ' game %s\n' "1, 1. x$x" "2, 1. ${x}é" "3, 1. $(printf %37s "" | sed 's/ /¿/g')" >moves
    grep notation out | cut -d : -f 4 | diff - moves || fail 'long moves are not cut well'
}

# Plain, compressed, in pieces and from standard input: the same.
sources() {
    head -n 40000 planted.pgn >part.pgn
    "$ecart" pgn - <part.pgn >wanted.part 2>wanted.err
    for pack in gzip zstd; do
        $pack -c <part.pgn >packed 2>/dev/null || continue
        "$ecart" pgn <packed >out 2>err
        status=$?
        grep -q 'which this ecart cannot read' err && continue
        ends 1 "$pack"
        cmp out wanted.part && cmp err wanted.err || fail "$pack: other findings"
        cat packed packed >twice
        "$ecart" pgn -q <twice >out.twice
        test "$(wc -l <out.twice)" -eq $((2 * $(wc -l <wanted.part))) || fail "$pack: not twice as many"
        { head -c 1 part.pgn | $pack -c; tail -c +2 part.pgn | $pack -c; } | "$ecart" pgn -q |
            cmp - wanted.part || fail "$pack: a byte alone"
        "$ecart" pgn -q packed part.pgn >out
        test "$(wc -l <out)" -eq "$(wc -l <out.twice)" || fail "$pack: others beside a plain file"
        head -c 100000 packed >cut.$pack
        trouble "cut.$pack: unexpected end of $pack data" cut.$pack
        test -s out || fail "$pack: nothing of what was there"
        # So many zeros that the last read of the file has one byte.
        last=$((65537 - (2 * $(wc -c <packed) + 200000) % 65536))
        { cat packed; head -c 200000 /dev/zero; cat packed; head -c $last /dev/zero; } >padded
        test $pack = zstd || "$ecart" pgn -q <padded 2>&1 | cmp - out.twice || fail "$pack: zeros between"
        # Programs that write zstd in parallel begin with a frame to be skipped: here of no bytes.
        test $pack = gzip || printf '_*M\030\0\0\0\0' | cat - packed | "$ecart" pgn -q |
            cmp - wanted.part || fail 'a frame to be skipped'
        # Blocks as they are, cut off: the room of a chunk ends within what was last read of them.
        {
            printf '_*M\030\060u\0\0' && head -c 30000 /dev/zero
            printf '(\265/\375\0\100\0\0\010' && head -c 65536 part.pgn
            for n in 1 2 3 4; do
                printf '\0\0\020' && head -c $((65536 + n * 131072)) part.pgn | tail -c 131072
            done
        } | head -c 589824 >blocks
        head -c 559795 part.pgn | "$ecart" pgn >out 2>err
        test $pack = gzip || "$ecart" pgn <blocks 2>&1 >out | sed '/: unexpected end/d' | cmp - err ||
            fail 'zstd: not all that was there'
        { head -c 70000 packed; head -c 1000 /dev/zero; tail -c +71001 packed; } >damaged
        run damaged
        ends 2 damaged
        grep -q "^ecart: damaged: damaged $pack data" err || fail "$pack: $(cat err)"
        # A block as it is, in all that is read at once, and then nothing, or no block.
        begin='\037\213\010\0\0\0\0\0\0\003\0\361\377\016\0' size=65521
        test $pack = gzip || begin='(\265/\375\0\100\270\377\007' size=65527
        head -c $size part.pgn | "$ecart" pgn >out 2>err
        for end in '' '\007\0\020'; do
            # shellcheck disable=SC2059 # bytes
            { printf "$begin" && head -c $size part.pgn && printf "$end"; } | "$ecart" pgn 2>&1 >out |
                sed "1{/ $pack data/d;}" | cmp - err || fail "$pack: not what was there"
        done
        trouble 'packed: more text in it than --limit allows' --limit=1 packed
        "$ecart" pgn --limit=9 packed >out 2>err
        cmp err wanted.err || fail "$pack: other findings within --limit"
        head -c 1000000 part.pgn | $pack -c >packed
        "$ecart" pgn --limit=1 packed 2>&1 | grep limit && fail "$pack: --limit=1 is not 1 MB"
        head -c 1000001 part.pgn | $pack -c | "$ecart" pgn --limit=1 2>&1 | grep -q limit || fail "$pack: more than 1 MB"
    done
    # shellcheck disable=SC2002 # it is to be a pipe
    cat part.pgn | "$ecart" pgn >out 2>err
    cmp out wanted.part && cmp err wanted.err || fail 'a pipe: other findings'
    { printf 1; sleep 0.1; echo '. Ke2 *'; } | "$ecart" pgn -q | grep -q '^-:1:4: ' || fail 'a byte alone'
    (read -r line && test -n "$line" && "$ecart" pgn -q) <part.pgn >out 2>err
    test ! -s err || fail "somebody else has read the beginning: $(cat err)"
    cp small.pgn short
    (read -r line && : >short && test -n "$line" && "$ecart" pgn -q) <short 2>err
    test ! -s err || fail "somebody else has emptied it: $(cat err)"
    # Standard input is at its end the second time, and a file that is refused is closed too.
    "$ecart" pgn -q small.pgn >out
    "$ecart" pgn -q - - <small.pgn 2>&1 | sed 's/^-/small.pgn/' | cmp - out || fail 'pgn - -'
    printf BZh >packed
    # shellcheck disable=SC2046,SC3045 # names; all shells have -n
    (ulimit -n 20; "$ecart" pgn -j 1 $(yes packed small.pgn | head -n 30) 2>&1) | grep 'Too many' &&
        fail 'files stay open'
    while read -r name tool bytes; do
        tool=$(echo "$tool" | tr _ ' ')
        # shellcheck disable=SC2059 # what a file begins with
        printf "$bytes" >packed
        trouble "packed: compressed with $name, which this ecart cannot read; try '$tool FILE | ecart pgn'" packed
        test ! -s out || fail "$name: judged"
        { head -c $(($(wc -c <packed) - 1)) packed; echo x; } >other
        "$ecart" pgn other 2>&1 | grep -q 'cannot read' && fail "$name: known without its last byte"
    done <<'END'
xz xz_-dc \3757zXZ\0
bzip2 bzip2_-dc BZh
zip unzip_-p PK\3\4
7z 7z_x_-so 7z\274\257\047\034
END
    trouble 'none.pgn: No such file or directory' none.pgn small.pgn
    sed 's/^none/small/' wanted.small | cmp - out || fail 'trouble with a file kept another from being judged'
    trouble '.: Is a directory' .
    : >nothing
    finds nothing nothing
    : | "$ecart" pgn -q || fail 'an empty pipe'
}

# Many findings: more than a pipe takes.
many() {
    awk 'BEGIN { for (n = 0; n < 60000; n++) print "1. Ke2 *\n" }' >many.pgn
}

# What is not written is told, and what is cut while it is read.
losses() {
    many
    if test -w /dev/full; then
        "$ecart" pgn many.pgn >/dev/full 2>err
        status=$?
        ends 2 /dev/full
        test "$(grep -n cannot err)" = '1:ecart: cannot write: No space left on device' || fail "/dev/full: $(cat err)"
        grep '60000 games' err && fail 'judged for nobody'
        "$ecart" pgn small.pgn >/dev/full 2>err
        status=$?
        ends 2 /dev/full
        test "$(grep -n cannot err)" = '1:ecart: cannot write: No space left on device' || fail "/dev/full: $(cat err)"
    fi
    { "$ecart" pgn -j 2 many.pgn 2>err; echo $? >status; } | head -n 1 >/dev/null
    status=$(cat status)
    ends 2 'a closed pipe'
    grep -qx 'ecart: cannot write: Broken pipe' err || fail "a closed pipe: $(cat err)"

    # A signal ends it within a piece of text, the first or a later one.  That piece is not
    # judged, but what was found before is printed.
    mkfifo pipe
    for size in 0 300000; do
        "$ecart" pgn -q <pipe >out &
        { yes '1. Ke2 *' | head -c $size && printf '1. Ke2' && sleep 0.3 && kill $! && sleep 0.1; } >pipe
        wait $!
        status=$?
        ends 143 'a signal'
        told=$(wc -l <out)
        test $((told / 29100)) -eq $((size / 291000)) && test "$told" -lt 29200 ||
            fail "ended by a signal after $size bytes of games, it told $told findings"
    done

    # It cannot have read all when the first bytes come: the pipe is full.
    { "$ecart" pgn -j 2 many.pgn 2>err; echo $? >status; } |
        { head -n 1; : >many.pgn; cat; } >out
    status=$(cat status)
    ends 2 'a file cut'
    grep -qx 'ecart: many.pgn: truncated while it was being read' err || fail "a file cut: $(cat err)"
}

# A game longer than any block, and tags without a name that begins games.
long() {
    awk 'BEGIN { for (n = 0; n < 100000; n++) print "1. e4 {" n "} (1. d5)" }' >long.pgn
    plain 5000 | sed 's/^\[Event/[Evnt/' >>long.pgn
    run -j 1 long.pgn
    ends 1 long.pgn
    test "$(wc -l <out)" -gt 2 || fail 'little was found in a long game'
    cp out out.long
    run -j 4 long.pgn
    cmp out out.long || fail 'threads and a long game: other bytes'
}

# A terminal, as script(1) plays one, sees how far long work is, and the line is
# taken away again; anything but a terminal sees nothing.
progress() {
    command -v script >/dev/null || return
    began=$(date +%s)
    head -n 20000 planted.pgn >begun.pgn
    script -qc "(sleep 1.1; cat planted.pgn) | '$ecart' pgn --no-warn=all" each.script </dev/null >/dev/null 2>&1 || return
    grep -q ' MB, [0-9]* games/s' each.script || fail 'no progress on a terminal'
    tr '\r' '\n' <each.script | grep -qE '^ {79}$' || fail 'the progress stays'
    # We read nothing for a second, so that the progress is shown when one chunk (256 KiB) is done.
    # It holds all of the few games and half of some.  Each of the many files has a hole behind its
    # games, so that much is left to read.
    awk 'BEGIN { while (n++ < 1500) printf "[Event \"x\"]\n\n1. e4 {%300s} e4 *\n\n", "" }' >some.pgn
    bytes=$(($(wc -c <some.pgn) / 1500))
    head -c $((700 * bytes)) some.pgn >few.pgn
    cp some.pgn many.pgn
    dd if=/dev/null of=many.pgn bs=1000000 seek=90 2>/dev/null
    yes ';' | head -c 49999 >none.pgn
    for games in few some many half; do
        of=$games.pgn
        test $games = few && of='none.pgn - <few.pgn'
        test $games = many && of=$(yes many.pgn | head -n 14 | tr '\n' ' ')
        test $games = half && of='--json --range=1/2 some.pgn'
        script -qc "'$ecart' pgn --all -j 1 $of | (sleep 1.1; head -c 200000 >/dev/null)" $games.script </dev/null >/dev/null &
    done
    script -qc "(sleep 1.1; cat none.pgn) | '$ecart' pgn" none.script </dev/null >/dev/null &
    half="yes '1. e4 *' | head -c 400000"
    script -qc "(sleep 1.1; $half; sleep 0.3; $half) | '$ecart' pgn -q --no-warn=all" long.script </dev/null >/dev/null &
    script -qc "(sleep 1.1; $half; sleep 0.3; yes '1. Ke2 *' | head -c 900) | '$ecart' pgn -q" told.script </dev/null >/dev/null &
    script -qc "'$ecart' pgn -q few.pgn" quick.script </dev/null >/dev/null
    wait
    tr '\r' '\n' <none.script | grep -q '^0.0 MB, 0 games/s    $' || fail 'another progress of nothing'
    tr '\r' '\n' <long.script | grep -Eq '^0.3 MB, [1-9][0-9]{2,4} games/s    $' || fail 'no progress in a long text'
    test "$(tr '\r' '\n' <long.script | grep -cE '^ {79}$')" -eq 1 || fail 'hidden for nothing'
    tr '\r' '\n' <told.script | grep 'games/s *-:' && fail 'a finding behind the progress'
    for games in few some many half each quick; do
        tr '\r' '\n' <$games.script | sed "s/^/$games /"
    done | awk -v bytes=$bytes -v lasted=$(($(date +%s) - began + 1)) '
        function told(size,   seconds, left, off) { # of the games in a chunk and the time that is left
            seconds = int(262144 / bytes) / $6
            split($8, left, ":")
            off = 60 * left[1] + left[2] - seconds * (size / 262144 - 1)
            return seconds >= 1 && seconds <= lasted && off < 1 + size / 3e8 && off > -1 - size / 3e8
        }
        NF == 1 && length($0) > 79 { hidden[$1]++ }
        !/ MB, /       { next }
        shown[$1]++    { }
        /^few 0.3 of 0.3 MB, [0-9]+ games.s    $/ { few = $6 <= 700 && $6 * lasted >= 700 }
        /^some 0.3 of 0.5 MB, [0-9]+ games.s, 0:[0-5][0-9] left    $/ { some = told(1500 * bytes) }
        /^many 0.3 of 1260.0 MB, [0-9]+ games.s, [0-9]+:[0-5][0-9] left    $/ { many = told(126e7) }
        /^half 0.2 of 0.2 MB, / { half = 1 }
        ($1 == "quick" && $6 > 700) || ($1 == "each" && / of |left/) || /-/ { print }
        END {
            if (!few || !some || !many || !half || shown["each"] > 4 * lasted + 1)
                print few, some, many, half, shown["each"]
            for (name in hidden)
                if (hidden[name] > shown[name])
                    print name, hidden[name], shown[name]
        }' >wrong
    test ! -s wrong || fail "another progress: $(cat wrong)"
    if ! gzip </dev/null | "$ecart" pgn 2>&1 | grep -q 'which this ecart cannot read'; then
        script -qc "(gzip <begun.pgn; sleep 1.1) | '$ecart' pgn --no-warn=all" packed </dev/null \
            >/dev/null
        text=$(wc -c <begun.pgn | awk '{ printf "%.0f", $1 / 1000000 }')
        grep -qE " MB, $text MB of text, [0-9]+ games/s" packed || fail 'no progress of packed text'
    fi
    (sleep 1.1; cat begun.pgn) | "$ecart" pgn --no-warn=all >out 2>err
    grep -q ' MB, ' out err && fail 'progress where there is no terminal'
}

options() {
    trouble "unknown finding 'king': expected an identifier in ecart(1), errors, warnings, notes or all" --warn=king small.pgn
    trouble "unknown finding 'king-shap'; did you mean 'king-shape'?" --warn=king-shap
    trouble "unknown finding 'errorz'; did you mean 'errors'?" --warn=errorz
    trouble "unknown finding 'legal': expected an identifier in ecart(1), errors, warnings, notes or all" --warn=legal
    trouble "unknown finding '': expected an identifier in ecart(1), errors, warnings, notes or all" --no-warn=all,,notes small.pgn
    trouble "'x' is not a number of jobs: expected a number from 0 to 256" -j x
    trouble "'257' is not a number of jobs: expected a number from 0 to 256" --jobs=257
    trouble "option '--warn' needs a value" --warn
}

clean '400 --decorated'
clean 20000
faults
threads
json
small
remarks
marks
numeric
results
spellings
over
fens
passes
forced
plays_on
shown
sources
losses
long
progress
options
exit $((failures != 0))
