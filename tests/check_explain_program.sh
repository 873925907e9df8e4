#!/bin/sh
# check_explain_program.sh -- what ecart explain says: its facts, derived again;
# its verdicts, from tables that the library did not write; for every ended
# game, each way out that it says is closed; its levels, languages and troubles.
asked=explain
# shellcheck source=tests/asked.sh
. "${srcdir:-.}/tests/asked.sh"
data=$srcdir/tests/data
tab=$(printf '\t')

# answers STATUS ARGUMENT...: that status, and what is on standard input
answers() {
    wanted=$1
    shift
    cat >"$made/wanted"
    "$ecart" explain "$@" >"$made/out" 2>"$made/err"
    status=$?
    test "$status" = "$wanted" || fail "status $status and not $wanted" "$@"
    diff -u "$made/wanted" "$made/out" || fail 'another output' "$@"
    test ! -s "$made/err" || fail "$(cat "$made/err")" "$@"
}

# says PATTERN ARGUMENT...: whether a line of the answer has the pattern
says() {
    pattern=$1
    shift
    "$ecart" explain "$@" >"$made/out" 2>&1
    grep -q -- "$pattern" "$made/out" || fail "not $pattern" "$@"
}

# Every request of the conformance suite that was made to show a reason.
explain_table() {
    while IFS="$tab" read -r id game position move verdict reason also cells _ what; do
        case $id,$what in \#*) continue ;; *,'drawn by chance') break ;; esac
        option=
        test "$game" = chess || option=--chess960
        echo "@ $id$tab$position$tab$verdict$tab$reason$tab$cells$tab$also"
        # shellcheck disable=SC2086 # an option or none
        "$ecart" explain --numbers $option -p "$position" "$move" 2>/dev/null
        echo "@@ $?"
    done <"$srcdir/conformance/moves.tsv"
}

facts() {
    explain_table >"$made/said"
    LC_ALL=C awk -f "$srcdir/tests/cells.awk" -f "$srcdir/tests/explain_facts.awk" \
        "$srcdir/po/en.txt" "$made/said" ||
        fail 'what it says is not so' each of moves.tsv
}

# Positions without a legal move: those of the suite, and of the standings.
ended() {
    awk -F '\t' '!/^#/ && $3 == 0 { print $2 }' "$data/suite.tsv" >"$made/ended"
    awk -F '\t' '$2 == "-" && ($3 == "checkmate" || $3 == "stalemate") { print $1 }' \
        "$data/standing.tsv" "$data/standing_more.tsv" >>"$made/ended"
    test "$(wc -l <"$made/ended")" -ge 50 || fail 'few positions' ended games
    while read -r position; do
        echo "@ $position"
        "$ecart" explain -p "$position" 2>/dev/null
    done <"$made/ended" >"$made/said"
    LC_ALL=C awk -f "$srcdir/tests/explain_claims.awk" "$srcdir/records/reasons.txt" \
        "$srcdir/po/en.txt" "$made/said" >"$made/claims" ||
        fail "$(tail -n 1 "$made/claims")" ended games

    # A claim of "far" stands if the piece would not even get there.
    cut -f 1,2 "$made/claims" | "$ecart" filter 2>/dev/null | cut -f 2,5 |
        paste "$made/claims" - |
        awk -F '\t' '
            $3 != "far" { if ($3 != $4 && $3 != $5) { print; bad = 1 } next }
            $4 ~ /^(none|promotion-needed|double-check|leaves-in-check|pinned)$/ ||
            $4 == "en-passant-exposes-king" { print; bad = 1 }
            END { exit bad || NR < 500 }' ||
        fail 'claims that the verdicts deny' ended games
}

# standing.tsv: how the game stands after the moves, and that the reason is told.
standings() {
    grep -v '^#' "$data/standing.tsv" >"$made/table"
    while IFS="$tab" read -r position moves standing _; do
        # shellcheck disable=SC2086 # several moves, or none
        "$ecart" explain -p "$position" ${moves#-} >"$made/out" 2>/dev/null
        told=$(sed -n 's/^standing: //p' "$made/out")
        test "${told:-in-play}" = "$standing" || fail "$told and not $standing" "$position"
        case $standing in
            checkmate)     label='Blocks\|Other pieces' ;;
            stalemate)     label='No check' ;;
            dead-position) label='Material\|Proof' ;;
            *fold*)        label='Repetition' ;;
            *-move*)       label='Move count' ;;
            *)             label='Moves\|Rule\|Castling\|En passant\|Two squares\|Promotion' ;;
        esac
        grep -q "^ *[0-9]*  \($label\)" "$made/out" || fail "no $label" "$position" "$moves"
    done <"$made/table"
}

blocked='r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3'

levels() {
    answers 1 -p "$blocked" c1a3 <<'END'
c1a3: path-blocked
The bishop on c1 cannot reach a3: the pawn on b2 is in the way, and only
knights jump.

 1  Rule         All squares on the way must be empty: only knights
                 jump.
 2  Instead      The bishop on c1 has no legal move.
END
    answers 1 -p "$blocked" --numbers c1a3 <<'END'
c1a3: path-blocked
The bishop on c1 cannot reach a3: the pawn on b2 is in the way, and only
knights jump.

 1  Rule         All squares on the way must be empty: only knights
                 jump.
                 Look at b2.
 2  Instead      The bishop on c1 has no legal move.
 3  Squares      c1 is 31: file 3, rank 1. A white bishop is there.
                 a3 is 13: file 1, rank 3. It is empty.
 4  Difference   13 − 31 = −18; without the sign, 18.
 5  Set          18 is in the bishop's set of differences: 9 18 27 36 45
                 54 63, 11 22 33 44 55 66 77.
 6  Meanings     −18 can mean only one thing: 2 left and 2 up.
 7  Distances    Chebyshev 2 (king moves), Manhattan 4 (along ranks and
                 files), knight 4 (knight moves).
                 Manhattan is twice Chebyshev: the squares share a
                   diagonal.
 8  Path         Steps of −9:
                 31 − 9 = 22: the pawn on b2 is in the way.
                 22 − 9 = 13: a3 lies behind it.
END
    answers 1 a1b3 <<'END'
a1b3: rook-shape
The rook on a1 cannot go to b3: a rook moves only along its rank or
file.

 1  Rule         A rook moves along its rank or its file.
 2  Instead      The rook on a1 has no legal move.
 3  In numbers   23 − 11 = 12; a rook's differences are 1 and 10, with
                 either sign, one to seven times (--numbers).
END
    answers 1 Nb4 <<'END'
Nb4: knight-shape
Neither the knight on b1 nor the knight on g1 can go to b4: a knight
moves two squares straight, then one to the side.

 1  Rule         A knight moves two squares straight and one to the
                 side, always to a square of the other colour.
 2  Pieces       One of these pieces may be meant:
                 The knight on b1 may go to a3 or c3.
                 The knight on g1 may go to f3 or h3.
 3  Instead      The pawn on b2 may go to b4.
 4  In numbers   24 − 21 = 3, 24 − 71 = −47; a knight's differences are
                 8, 12, 19 and 21, with either sign (--numbers).
END
    answers 0 --level=child -p '7k/8/8/8/8/8/R7/K7 w - - 150 80' a2a3 <<'END'
For many moves, nobody has captured anything and no pawn has moved. The
game ends, and nobody wins.
Yes, the rook on a2 can go to a3. But the game is over, so this move
does not count.
END
    answers 1 -p "$blocked" --level=child c1a3 <<'END'
The bishop on c1 cannot go to a3. The pawn on b2 is in the way. Only
knights can jump.
The bishop on c1 cannot move at all now. Choose another piece.
END
    answers 1 -p "$blocked" --level arbiter --tempo blitz c1a3 <<'END'
c1a3: path-blocked

 1  Move         The bishop on c1 cannot reach a3: the pawn on b2 is in
                 the way, and only knights jump.
 2  Laws         FIDE Laws of Chess, in force from 1 January 2023, in
                 our own words; FIDE's English text is authoritative.
                 3.5  Bishop, rook and queen do not pass over a piece.
 3  Touched      4.5  If no piece that was touched can be moved or
                 captured, any legal move may be made. The bishop on c1
                 has no legal move.
 4  Penalty      7.5.1, B.3, A.5.2  An illegal move is completed once
                 the clock has been pressed; if the arbiter sees it or
                 the opponent claims it before the opponent's next move,
                 the position before the illegal move is set up again,
                 and the piece that was touched must be moved or
                 captured, if it can be. In a game without constant
                 supervision, once the opponent has moved, the illegal
                 move stands without a penalty, unless both players
                 agree to correct it. Before the clock is pressed, the
                 move is taken back without a penalty.
                 7.5.5, B.3, A.3  For a player's first completed illegal
                   move, the opponent gets one extra minute; after the
                   second, the player loses the game, or it is drawn if
                   the opponent cannot checkmate by any series of legal
                   moves.
END
    answers 0 --level arbiter --language de -p '7k/5Q2/6K1/8/8/8/8/8 b - - 0 1' <<'END'
standing: stalemate

 1  Partie       Patt: Die Partie ist remis. Schwarz hat keinen legalen
                 Zug und steht nicht im Schach. Die Partie ist beendet:
                 Spätere Züge zählen nicht.
 2  Artikel      FIDE-Schachregeln, in Kraft seit dem 1. Januar 2023, in
                 eigenen Worten; maßgeblich ist der englische Text der
                 FIDE.
                 5.2.1  Die Partie ist remis und sofort beendet, wenn
                   der Spieler am Zug keinen legalen Zug hat und nicht
                   im Schach steht, sofern der letzte Zug legal war und
                   die Artikel 4.2 bis 4.7 beachtet wurden.
END
    # A move after the end: nothing follows.
    answers 0 --level arbiter -p '8/8/8/4k3/5b2/3K4/8/2B5 w - - 0 1' d3e2 <<'END'
d3e2: legal

 1  The game     A dead position: neither side can ever give mate, and
                 the game is drawn. All bishops are on squares of one
                 colour. A mate must also cover squares of the other
                 colour, and a king alone cannot cover enough of them.
 2  Move         The game was already over: the move of the king on d3
                 to e2 does not count.
                 There is no penalty.
 3  Laws         FIDE Laws of Chess, in force from 1 January 2023, in
                 our own words; FIDE's English text is authoritative.
                 5.2.2  The game is drawn, and ends at once, when
                   neither player can ever checkmate by any series of
                   legal moves, provided that the last move was legal
                   and Articles 4.2 to 4.7 were observed.
END
    answers 1 --level child --numbers b1d3 <<'END'
The knight on b1 cannot go to d3. A knight moves two squares along its
row or column. Then it moves one square to the side.
The knight on b1 can go to a3 or c3.

 1  Squares      b1 is 21: file 2, rank 1. A white knight is there.
                 d3 is 43: file 4, rank 3. It is empty.
 2  Difference   43 − 21 = 22; without the sign, 22.
 3  Set          22 is not in the knight's set of differences: 8 12 19
                 21.
 4  Meanings     22 can mean only one thing: 2 right and 2 up.
 5  Distances    Chebyshev 2 (king moves), Manhattan 4 (along ranks and
                 files), knight 4 (knight moves).
                 Manhattan is twice Chebyshev: the squares share a
                   diagonal.
END
    says '1 January 2018' --level arbiter --edition 2018 e2e5
    says '7.5.5, A.3  For a' --level arbiter --tempo rapid e2e5
    says '7.5.1, 4.7, A.4  An' --level arbiter --tempo rapid --supervised e2e5
    says '7.5.5, B.2  For a' --level arbiter --tempo blitz --supervised e2e5

    # The alias: 3 means two things, and the walk by the set's leaves the board.
    alias='R7/8/8/7k/8/8/8/2K5 w - - 0 1'
    says '3 up, with Manhattan distance 3[.]' --numbers -p "$alias" a8b1
    says 'Manhattan distance is 1 + 7 = 8, so' --numbers -p "$alias" a8b1
    says '18 + 1 = 19 is not on the board' --numbers -p "$alias" a8b1

    answers 1 --level child --language fr -p "$blocked" c1a3 <<'END'
Le fou en c1 ne peut pas aller en a3. Le pion en b2 barre le chemin.
Seuls les cavaliers peuvent sauter.
Le fou en c1 ne peut pas bouger maintenant. Choisis une autre pièce.
END
    answers 0 --level child f2f3 e7e5 g2g4 d8h4 <<'END'
Yes, the queen on d8 can go to h4. That is checkmate, and the game is
over.

The queen on h4 attacks White's king. No piece can capture the queen on
h4 or step in between. The king has no safe square. That is checkmate:
Black wins. The game is over.
END
    # A draw that may be claimed comes instead of the move.
    answers 0 --level child g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8 <<'END'
The same position has been on the board three times. White may ask for a
draw now, or play on. If White asks, nobody wins.
END
    says '^{"position":.*"id":"a1b1","verdict":"legal",.*"steps":\[{"label":null,"text":"For many' \
        --level child --json -p '7k/8/8/8/8/8/R7/K7 w - - 99 80' a1b1
    says '^a1b1: legal' --level player -p '7k/8/8/8/8/8/R7/K7 w - - 99 80' a1b1
    answers 1 -p '8/5k2/8/8/8/8/1K1p4/2R5 b - - 0 1' d2c1 <<'END'
d2c1: promotion-needed
The pawn on d2 must promote on c1 to a queen, rook, bishop or knight.

 1  Rule         A pawn on the last rank becomes a queen, a rook, a
                 bishop or a knight in the same move.
 2  King         After the move, none of White's pieces attacks the king
                 on f7.
 3  Instead      Add q, r, b or n for a queen, rook, bishop or knight:
                 d2c1q.
END
    answers 1 --level child -p '1k6/8/8/8/8/7q/8/R3K2R w Q - 0 1' O-O <<'END'
You can no longer castle on this side. The rook on h1 has moved before.
The king on e1 can go to d1 or d2, for example. You may castle with the
rook on a1.
END
    answers 1 --language de e4 e5 e1e2 d6 e2e1 a6 O-O <<'END'
O-O: castle-no-right
Der König hat e1 im 2. Zug verlassen. Diese Rochade ist nicht mehr
möglich.

 1  Regel        Hat der König gezogen, darf er nicht mehr rochieren;
                 hat ein Turm gezogen oder wurde er geschlagen, darf der
                 König mit ihm nicht mehr rochieren. In einer FEN nennt
                 der dritte Teil die Rochaderechte, die noch bestehen.
 2  Außerdem     Alle Felder, die König oder Turm überqueren oder auf
                 denen sie ankommen, müssen leer sein.
 3  Möglich      Der König auf e1 kann nach e2 ziehen.
END
    # After the 75th move of each, castling is no more explained by the king's two moves alone.
    says '^möglich[.]$' --language=de -p '4k3/8/8/8/8/8/8/4K2R w K - 146 80' Kd1 Ke7 Ke1 Ke8 O-O
    # The third time is no end: a move after it is said to be legal.
    says '^Legal: the pawn on e2' g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8 e4
    says '^White has no queen[.]$' --level arbiter -p '4k3/8/8/8/8/2N1N3/8/4K3 w - - 0 1' Qd5
    answers 1 --level child e2e9 <<'END'
There is no such square. Squares go from a1 to h8.
END
    answers 1 --level child e2e4 e7e5 e2e4 <<'END'
There is no piece on e2. Choose one of your own pieces.
The pawn left e2 on move 1 and stands on e4 now.
END
    says 'Läufer' --level child --language de -p "$blocked" c1a3
}

# law ARTICLE ARGUMENT...: whether an arbiter gets that article
law() {
    article=$1
    shift
    says "  *$article  [A-Z]" --level arbiter "$@"
}

# The article of each kind of refusal, of each special move, of each end.
laws() {
    law '1.1, 1.2, 1.3' e7e5
    law 3.1       a1a2
    law 3.2       -p "$blocked" f1f3
    law 3.3       a1b2
    law 3.4       d1e3
    law 3.5       a1a3
    law 3.6       b1b3
    law 3.7.1     -p "$blocked" e4e5
    law '3.7.1, 3.7.2, 3.7.3' -p "$blocked" a2a5
    law 3.7.2     -p 'rnbqkbnr/pppppppp/8/8/8/7N/PPPPPPPP/RNBQKB1R w KQkq - 0 1' h2h4
    law 3.7.3     e2d3
    law '3.7.3.1, 3.7.3.2' -p '4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1' e5d6
    law '3.7.3.1, 3.7.3.2' -p '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1' e5d6
    law '3.7.4.1, 3.7.4.2' --edition 2018 -p '4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1' e5d6
    law '3.7.3.3, 3.7.3.4, 3.7.3.5' -p '8/4P2k/8/8/8/8/8/4K3 w - - 0 1' e7e8
    law 7.5.2     -p '8/4P2k/8/8/8/8/8/4K3 w - - 0 1' e7e8
    law 7.5.3     e2e2
    law '4.3.2, 4.8' -p '4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1' d5d4
    law 4.4.3     e1g1
    law 3.1.1     e2e4 d7d5 g1f3 d5e4 f3g5 d8d2 c1d2
    law 3.8.1     e1e3
    law 3.8.2     -p '4k3/8/8/8/8/8/8/4K2R w K - 0 1' O-O
    law 3.8.2.1   -p '4k3/8/8/8/8/8/8/4K2R w - - 0 1' O-O
    law 3.8.2.2   e1g1
    law 3.9.2     -p '4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1' Ne2
    law 3.10.1    e2e4
    law 5.1.1     f2f3 e7e5 g2g4 Qh4
    law 5.2.1     -p '7k/5Q2/6K1/8/8/8/8/8 b - - 0 1'
    law 5.2.2     -p '4k3/8/8/8/8/8/8/4K3 w - - 0 1'
    law 9.2.2     g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8
    law 9.3.2     -p '7k/8/8/8/8/8/R7/K7 w - - 100 80'
    law 9.6.2     -p '7k/8/8/8/8/8/R7/K7 w - - 150 80'
    law 7.5.5     e2e5
    law C.10 -p '4k3/8/8/8/8/2N1N3/8/4K3 w - - 0 1' Nd5
    law 'Guidelines II.3.2' --chess960 -p '7k/8/8/8/8/8/8/5KR1 w K - 0 1' f1g1
}

# Conditions of the special moves, fulfilled and not.
special() {
    castle='r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1'
    passed='4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1'
    "$ecart" explain -p "$castle" O-O >"$made/out"
    test "$(grep -c '^ *Yes: ' "$made/out")" -eq 4 || fail 'not four conditions' O-O
    says 'Yes: b1, c1 and d1 are empty' -p "$castle" O-O-O
    says 'No: the bishop on f1 and the knight on g1 are in the' --numbers O-O
    says 'No: the king or the rook has moved, or the rook was' --numbers -p '4k3/8/8/8/8/8/8/4K2R w - - 0 1' O-O
    says 'Yes: the last move was d7-d5' -p "$passed" exd6
    says 'No: the last move was not d7-d5' --numbers -p '4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1' e5d6
    says 'the pawn on d5 is removed' -p "$passed" exd6
    says 'Yes: e8 is on the last rank' -p '8/4P2k/8/8/8/8/8/4K3 w - - 0 1' e8=Q
    says 'No: e4 is not on the last rank' --numbers e2e4q
    says 'Yes: e3 and e4 are empty' e2e4
    says 'No: after castling, the rook on a1 would attack c1,' --numbers --chess960 \
        -p '7k/8/8/8/8/8/8/rRK5 w B - 0 1' c1b1

    # A text that means no move at all, or more than one.
    says 'A square has a file from a to h and a rank from 1 to 8' e2e9
    says 'The knight on b1 may go to a3 or c3.' Nd2
    says 'White has no such piece.' -p '4k3/8/8/8/8/2N1N3/8/4K3 w - - 0 1' Qd5
    says 'The knight on e3 may go to c2, c4, d1, d5, f1, f5, g2' \
        -p '4k3/8/8/8/8/2N1N3/8/4K3 w - - 0 1' Nd5
}

troubles() {
    trouble "unknown value 'expert' for --level: expected child, player or arbiter" --level expert e2e4
    trouble "unknown value '2019' for --edition: expected 2023 or 2018" --edition=2019 e2e4
    trouble "unknown value 'slow' for --tempo: expected standard, rapid or blitz" --tempo=slow e2e4
    trouble "unknown value 'xx' for --language: expected en, fr, de, es, ru, tr or zh" --language xx e2e4
    printf 'zzz: bad-notation\n  zzz\n    ^\nThis is not a move in any known notation: write moves like e2e4, 5254,\nNf3 or O-O.\n' >"$made/wanted"
    "$ecart" explain zzz >"$made/out" 2>"$made/err"
    test $? = 2 || fail 'not status 2' zzz
    diff -u "$made/wanted" "$made/out" || fail 'another output' zzz
    test ! -s "$made/err" || fail "$(cat "$made/err")" zzz
    trouble "'8/8/8/8/8/8/8/8 w - - 0 1' is not a position: king-missing: There is no king on the board." \
        -p '8/8/8/8/8/8/8/8 w - - 0 1' e2e4
}

facts
ended
standings
levels
laws
special
troubles
exit $((failures != 0))
