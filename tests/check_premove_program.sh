#!/bin/sh
# check_premove_program.sh -- moves of the side that waits: ecart premove
asked=premove
# shellcheck source=tests/asked.sh
. "${srcdir:=.}/tests/asked.sh"

# says STATUS LINE ARGUMENT...: the answer
says() {
    wanted=$1 line=$2
    shift 2
    "$ecart" premove "$@" >"$made/out" 2>"$made/err"
    status=$?
    test "$status" = "$wanted" || fail "status $status and not $wanted" "$@"
    test "$(cat "$made/out")" = "$line" || fail "$(cat "$made/out")" "$@"
    test ! -s "$made/err" || fail "$(cat "$made/err")" "$@"
}

# The replies are tried in the order of ecart moves, which begins with a3.
says 0 'd2d1: possible: This move can become legal, for example after Kf1.' \
    -p '4k3/8/8/8/8/8/3q4/4K3 w - - 0 1' d2d1
says 0 'b2b1: possible: This move can become legal, for example after Kd1.' \
    -p '4k3/8/8/8/8/8/1p6/4K3 w - - 0 1' b2b1
says 0 'b2b1q: possible: This move can become legal, for example after Kd1.' \
    -p '4k3/8/8/8/8/8/1p6/4K3 w - - 0 1' b2 b1q
# Only dxe5 makes it a capture.
says 0 'd6e5: possible: This move can become legal, for example after dxe5.' \
    -p '4k3/8/3p4/4p3/3P4/8/8/4K3 w - - 0 1' d6e5
says 1 'b8d7: own-piece: No move by the other side makes this move legal. After a3, for example: The knight on b8 cannot capture the pawn on d7: both belong to Black.' b8d7
says 1 'f7f8: Black has no legal move, so the premove can never be played.' \
    -p '7k/5Q2/6K1/8/8/8/8/8 b - - 0 1' f7f8
for move in e7e5 'e7 e5' 5755 '57 55'; do
    # shellcheck disable=SC2086 # words
    says 0 'e7e5: possible: This move can become legal, for example after a3.' $move
done
says 0 'a7a5: possible: Ce coup peut devenir légal, par exemple après Ta2.' \
    --language=fr -p '4k3/p7/8/8/8/8/8/R3K3 w - - 0 1' a7a5
says 1 'e2e4: not-your-piece: A premove is a move of the side that waits: Black has no piece on e2.' e2e4
says 1 'a3a4: no-piece: A premove is a move of the side that waits: Black has no piece on a3.' a3a4
# The only reply captures the piece.
says 1 'b2b3: not-your-piece: No move by the other side makes this move legal. After Kxb2, for example: It is Black'\''s turn, but the king on b2 belongs to White.' \
    -p '7k/8/8/8/8/8/1q6/K7 w - - 0 1' b2b3
says 0 'h8g8: possible: This move can become legal, for example after Kxb2.' \
    -p '7k/8/8/8/8/8/1q6/K7 w - - 0 1' Kg8
# The first reply captures it, and is no example.
says 1 'b8d7: own-piece: No move by the other side makes this move legal. After Kg1, for example: The knight on b8 cannot capture the pawn on d7: both belong to Black.' \
    -p '1n6/Bp1p4/1P6/5k2/8/8/8/7K w - - 0 1' b8d7

says 1 "e2e4: not-your-piece: Un coup anticipé est un coup du camp qui attend : les Noirs n’ont pas de pièce en e2." --language=fr e2e4
says 0 'e7e5: possible: Dieser Zug kann legal werden, zum Beispiel nach a3.' --language=de e7e5
says 0 'e7e5: possible: Esta jugada puede llegar a ser legal, por ejemplo, tras a3.' --language=es e7e5

says 1 '{"premove":"b8d7","possible":false,"reason":"own-piece","reply":{"move":"a2a3","san":"a3"},"cells":["d7"],"from":"b8","to":"d7","difference":19,"numbers":{"from":28,"to":47,"cells":[47]},"text":"No move by the other side makes this move legal. After a3, for example: The knight on b8 cannot capture the pawn on d7: both belong to Black."}' --json b8d7
says 0 '{"premove":"e7e5","possible":true,"reason":"none","reply":{"move":"a2a3","san":"a3"},"cells":[],"from":"e7","to":"e5","difference":-2,"numbers":{"from":57,"to":55,"cells":[]},"text":"This move can become legal, for example after a3."}' --json e7e5
says 1 '{"premove":"e2e4","possible":false,"reason":"not-your-piece","reply":null,"cells":[],"from":"e2","to":"e4","difference":2,"numbers":{"from":52,"to":54,"cells":[]},"text":"A premove is a move of the side that waits: Black has no piece on e2."}' --json e2e4

# White is in check, and answers it by Kd1, the first of its moves.
check='4k3/8/8/8/8/8/4r3/4K3 w - - 0 1'
says 0 'e2e5: possible: This move can become legal, for example after Kd1.' -p "$check" Re5
says 0 'e2e5: possible: This move can become legal, for example after Kd1.' -p "$check" e2e5
trouble "'Nf6' is not one move: try e7e5, Nf6 or O-O" \
    -p '7k/8/8/8/8/5q2/6q1/7K w - - 0 1' Nf6

trouble 'missing move, such as e7e5'
trouble "'Nf9' is not one move: try e7e5, Nf6 or O-O" Nf9
trouble "'e9e5' is not one move: try e7e5, Nf6 or O-O" e9e5
trouble "too many arguments: 'd7d5'" e7e5 d7d5
trouble "'e7e' is not one move: try e7e5, Nf6 or O-O" e7e 8q
trouble "too many arguments: 'e9'" e7 e9
trouble "too many arguments: 'e8qq'" e7 e8qq

exit $((failures > 0))
