#!/bin/sh
# check_cecp.sh -- ecart cecp, line by line: what a GUI sends, and what the referee says
. "${srcdir:-.}/tests/conversed.sh"

# referee [OPTION]...: a conversation with exactly the wanted answers.
referee() {
    converse cecp "$@"
    diff -u "$made/wanted" "$made/out" || fail "other answers: cecp $*"
}

# A game of two people, as XBoard sends it.
a_game() {
    referee <<'END'
xboard
protover 2
< feature done=0 myname="Ecart" variants="normal,fischerandom"
< feature ping=1 setboard=1 usermove=1 playother=1 draw=1 time=1 reuse=1
< feature analyze=0 colors=0 sigint=0 sigterm=0 name=0 nps=0 debug=0 memory=0 smp=0
< feature done=1
accepted done
new
level 40 5 0
post
hard
ping  1
< pong 1
force
usermove e2e4
usermove e7e5
usermove f1b3
< Illegal move (not a bishop's move): f1b3
< tellusererror The bishop on f1 cannot go to b3: a bishop moves only diagonally.
usermove e2e4
< Illegal move (no piece on e2): e2e4
< tellusererror There is no piece on e2. The pawn left e2 on move 1 and stands on e4 now.
usermove f1c4
usermove e8g8
< Illegal move (castling blocked by Bf8 and Ng8): e8g8
< tellusererror The king on e8 cannot castle kingside: the way is blocked by the bishop on f8 and the knight on g8.
undo
undo
usermove d7d5
ping 2
< pong 2
remove
undo
< Error (command not legal now): undo
remove
< Error (command not legal now): remove
quit
usermove e2e4
END
}

# Each end of a game, with its result.
ends() {
    referee --quiet <<'END'
force
usermove f2f3
usermove e7e5
usermove g2g4
usermove d8h4
< 0-1 {Black mates}
usermove a2a3
< Illegal move (king in check from Qh4): a2a3
result 0-1 {Black mates}
result 0-1
result *
result 1-0 {White mates}
< 0-1 {Black mates}
result 1/2-1/2 {Draw agreed}
< 0-1 {Black mates}
new
force
setboard k7/8/1K6/8/8/8/8/6Q1 w - - 0 1
usermove g1g8
< 1-0 {White mates}
undo
usermove g1g5
setboard k7/8/1K6/8/8/8/2Q5/8 w - - 0 1
usermove c2c7
< 1/2-1/2 {Stalemate}
result 1/2-1/2 {Stalemate}
setboard k7/8/1K6/8/8/8/2q5/1N6 b - - 0 1
usermove c2b1
setboard 8/8/8/8/8/1k6/2q5/1K6 w - - 0 1
usermove b1c2
< Illegal move (too close to Kb3): b1c2
setboard 8/8/8/8/8/k7/2q5/1K6 w - - 0 1
usermove b1c2
< 1/2-1/2 {Dead position}
setboard 4k3/8/8/8/8/8/R7/4K3 w - - 149 100
usermove a2a3
< 1/2-1/2 {Draw by the 75-move rule}
new
force
usermove g1f3
usermove g8f6
usermove f3g1
usermove f6g8
draw
usermove g1f3
usermove g8f6
usermove f3g1
usermove f6g8
draw
< 1/2-1/2 {Draw by repetition}
usermove g1f3
usermove g8f6
usermove f3g1
usermove f6g8
usermove g1f3
usermove g8f6
usermove f3g1
usermove f6g8
< 1/2-1/2 {Draw by fivefold repetition}
setboard 4k3/8/8/8/8/8/R7/4K3 w - - 99 100
draw
usermove a2a3
draw
< 1/2-1/2 {Draw by the 50-move rule}
END
}

# What is said for people, in their language.
dialogs() {
    referee <<'END'
force
draw
< telluser No draw can be claimed now: a claim needs the same position three times, or 50 moves by each side without a capture or a pawn move.
setboard 4k3/8/8/8/8/8/R7/4K3 w - - 100 100
draw
< 1/2-1/2 {Draw by the 50-move rule}
< telluser Each side has made 50 moves without a capture or a pawn move: White can claim a draw.
setboard 4k2/8/8/8/8/8/8/4K3 w - - 0 1
< tellusererror Rank 8 of the FEN has 7 squares instead of 8.
usermove e1e2
< Illegal move (bad-rank-length): e1e2
undo
< Error (command not legal now): undo
draw
time 0
result 1-0 {White wins on time}
new
usermove e2e4
< telluser Ecart judges moves but plays none: choose Edit Game in XBoard's Mode menu, and move for both sides.
foo
< Error (unknown command): foo
go
END
    referee --language=fr <<'END'
force
usermove a1a3
< Illegal move (blocked by pawn a2): a1a3
< tellusererror La tour en a1 ne peut pas atteindre a3 : le pion en a2 barre le chemin, et seuls les cavaliers peuvent sauter.
go
< telluser Ecart juge les coups et n’en joue aucun : choisir Edit Game dans le menu Mode de XBoard, et jouer pour les deux camps.
END
}

# After new, the referee's clock would be Black's; after go, that of the side to move.
flags() {
    referee <<'END'
force
otim 1
time 100
time -1
< telluser Black's flag has fallen: White wins.
time -100
otim 0
< telluser White's flag has fallen: Black wins.
new
force
setboard 4k3/8/8/8/8/8/R7/4K3 w - - 0 1
playother
< telluser Ecart judges moves but plays none: choose Edit Game in XBoard's Mode menu, and move for both sides.
otim 0
< telluser White's flag has fallen: the game is drawn, since Black can no longer give mate.
new
setboard 4k3/8/8/8/8/8/R7/4K3 w - - 0 1
go
time 0
< telluser White's flag has fallen: the game is drawn, since Black can no longer give mate.
time x
otim
force
result 1-0 {Black forfeits on time}
< telluser Black's flag has fallen: White wins.
new
setboard 4k3/8/8/8/8/8/R7/4K3 w - - 0 1
result 0-1 {White ran out of time}
< telluser White's flag has fallen: the game is drawn, since Black can no longer give mate.
time -a
new
setboard 7k/8/5K2/8/8/8/8/R7 w - - 148 90
result 1-0 {Black resigns}
result 1-0 {Black forfeits on time}
< telluser Black's flag has fallen: the game is drawn, since White can no longer give mate.
result 1/2-1/2 {Draw agreed}
result *
END
}

# Castling in Chess960 comes as O-O, or as the king's move onto its rook.
chess960() {
    referee --quiet <<'END'
new
force
setboard 4k3/8/8/8/8/8/8/1R3K1R w KQ - 0 1
usermove O-O
< Illegal move (no right to castle): O-O
variant fischerandom
setboard 4k3/8/8/8/8/8/8/1R3K1R w KQ - 0 1
usermove O-O
setboard 4k3/8/8/8/8/8/8/1R3K1R w HB - 0 1
usermove O-O
usermove e8e7
usermove g1g3
< Illegal move (not a king's move): g1g3
undo
undo
usermove f1b1
usermove e8e7
usermove O-O
< Illegal move (no right to castle): O-O
variant crazyhouse
< Error (unsupported variant): crazyhouse
variant normal
usermove e1e2
< Illegal move (White's own pawn on e2): e1e2
END
}

# Other GUIs send moves without usermove, and whatever they like.
strange_lines() {
    referee --quiet <<'END'
force
e2e4
e7e5

foo
< Error (unknown command): foo
analyze
< Error (unknown command): analyze
usermove @@@@
< Illegal move (not a move): @@@@
usermove P@e4
< Illegal move (not a move): P@e4
Nf3
usermove d7d8q
< Illegal move (pawns never move backwards): d7d8q
setboard 4k3/P7/8/8/8/8/8/4K3 w - - 0 1
usermove a7a8
< Illegal move (promote to queen, rook, bishop or knight): a7a8
usermove a7a8q
END
    long=$(printf '%070000d' 0)
    printf 'force\r\n  \nusermove e2e4\r\n%s\nping \0331\nusermove e7\000e5\nusermove e7e5\nping 5' "$long" |
        "$ecart" cecp >"$made/out" || fail 'strange bytes: not the status of yes'
    cat >"$made/wanted" <<'END'
Error (line too long): 00000000000000000000000000000000000000000...
pong \x1b1
Error (not text): usermove e7
pong 5
END
    sed 's/0*\.\.\./.../' "$made/wanted" >"$made/short"
    sed 's/0*\.\.\./.../' "$made/out" | diff -u "$made/short" - || fail 'strange bytes'
    # A game of 12,000 half-moves has no room for another.
    awk 'BEGIN { print "force"; while (n++ < 3000) print "g1f3\ng8f6\nf3g1\nf6g8"; print "undo\nf6g8\ne2e4" }' |
        "$ecart" cecp | tail -n 1 >"$made/out"
    echo 'Error (game too long): e2e4' | diff - "$made/out" || fail 'a game too long'
}

# Refused moves count only if that is asked for, those of each side by themselves, and not after
# the end of the game.
limits() {
    referee --limit=2 <<'END'
force
usermove f1b3
< Illegal move (not a bishop's move): f1b3
< tellusererror The bishop on f1 cannot go to b3: a bishop moves only diagonally. White: refusal 1 of at most 2.
usermove e2e4
usermove f1b5
< Illegal move (it is Black's turn): f1b5
< tellusererror It is Black's turn, but the bishop on f1 belongs to White. Black: refusal 1 of at most 2.
usermove e7e5
usermove e2e4
< Illegal move (no piece on e2): e2e4
< 0-1 {White forfeits by illegal moves}
< tellusererror There is no piece on e2. The pawn left e2 on move 1 and stands on e4 now. White has had too many moves refused: Black wins.
usermove e1e3
< Illegal move (not a king's move): e1e3
< tellusererror The king on e1 cannot go to e3: a king moves only one square at a time.
new
force
usermove a1a5
< Illegal move (blocked by pawn a2): a1a5
< tellusererror The rook on a1 cannot reach a5: the pawn on a2 is in the way, and only knights jump. White: refusal 1 of at most 2.
setboard 7k/5Q2/6K1/8/8/8/8/8 w - - 0 1
usermove f7f8
< 1-0 {White mates}
< telluser Black is checkmated: White has won.
usermove h8f8
< Illegal move (not a king's move): h8f8
< tellusererror The king on h8 cannot go to f8: Black's king may move two squares only to castle, from e8.
END
    referee --limit=1 --quiet <<'END'
force
setboard 4k3/8/8/8/8/8/8/4K2R b - - 0 1
usermove e8e5
< Illegal move (not a king's move): e8e5
< 1-0 {Black forfeits by illegal moves}
setboard 4k3/8/8/8/8/8/8/4K2R w - - 0 1
usermove e1e5
< Illegal move (not a king's move): e1e5
< 1/2-1/2 {Draw by illegal moves}
END
    "$ecart" cecp --limit=0 </dev/null 2>/dev/null && fail 'a limit of none'
}

# A closed end and a signal end it; what it cannot write is an error.
endings() {
    "$ecart" cecp </dev/null >"$made/out" || fail 'an empty input is not a yes'
    test -s "$made/out" && fail 'says something to nobody'
    if test -w /dev/full; then
        echo 'ping 1' | "$ecart" cecp >/dev/full 2>"$made/err"
        test $? -eq 2 || fail 'a full disk is no error'
    fi
    mkfifo "$made/pipe"
    "$ecart" cecp <"$made/pipe" >"$made/out" &
    exec 3>"$made/pipe"
    echo 'ping 1' >&3
    until grep -q pong "$made/out"; do sleep 0.1; done
    kill -TERM $!
    wait $!
    test $? -eq 143 || fail 'SIGTERM does not end it'
    exec 3>&-
    "$ecart" cecp extra >/dev/null 2>&1 && fail 'takes an operand'
    "$ecart" cecp --board >/dev/null 2>&1 && fail 'takes an option that it has not'
}

a_game
ends
dialogs
flags
limits
chess960
strange_lines
endings
test ! -e "$made/failures"
