#!/bin/sh
# check_mend.sh -- ecart pgn --meant: what was meant by refused moves
#
# A slip is put into a game with sed.  What was meant is the game as it was before.
. "${srcdir:-.}/tests/linted.sh"

cat >opera.pgn <<'END'
[White "Morphy, Paul"]
[Black "Duke Karl / Count Isouard"]

1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6
7. Qb3 Qe7 8. Nc3 c6 9. Bg5 {Developing.} b5 (9... h6 10. Bxf6 Qxf6 (10...
gxf6 11. Qxb7) 11. Bxf7+ Kd8 12. Qxb7 {1-0}) 10. Nxb5 cxb5 11. Bxb5+ Nbd7
12. O-O-O Rd8
13. Rxd7 Rxd7
14. Rd1 Qe6
15. Bxd7+ Nxd7
16. Qb8+ Nxb8
17. Rd8# 1-0
END

# meant SLIP END: what the finding on a game with this slip ends with
meant() {
    sed "$1" opera.pgn >slip.pgn
    run --quiet --meant --no-warn=warnings slip.pgn
    ends 1 "$1"
    ended=$(sed 's/.*: [a-z-]*: //; s/.* is not judged\.//' out)
    test "$ended" = "${2:+ $2}" || fail "$1:$ended"
}

# The refused word, by the rest of the game; then words before it that are legal by
# chance.  Where nothing is near, nothing is said.
sentences() {
    meant 's/Nc3 c6/Nc4 c6/' 'Did you mean Nc3? The other 18 plies can then be played.'
    meant 's/13. Rxd7/13. Nxd7/' 'Did you mean Rxd7? The other 8 plies can then be played.'
    meant 's/d6 3/zzzz 3/' ''
    meant 's/Qb8+ N/Qb8+ K/' 'Did you mean Nxb8? The other ply can then be played.'
    meant 's/Rd8#/Ra8#/' 'Did you mean Rd8#?'
    meant 's/Nf3 d6/Nf4 d6/; s/^13.*/13. Rxd7 Rxb7/' \
        'Did you mean Nf3? 22 of the other 30 plies can then be played.'
    meant 's/Bxb5+/Bd5/' 'Perhaps 11. Bxb5+ was meant for 11. Bd5: the rest can then be played.'
    meant 's/5. Q/5. g/' 'Perhaps 5. Qxf3 was meant for 5. gxf3: the rest can then be played.'
    meant 's/10. Bxf6 /10. Bxf5 /' 'Did you mean Bxf6? The other 4 plies can then be played.'
    meant 's/Qxb7)/Qxc7)/' 'Did you mean Qxb7?'
}

json() {
    sed 's/Qxf6 (10/Kxf6 (10/' opera.pgn >slip.pgn
    cat >wanted <<'END'
{"file":"slip.pgn","line":5,"column":64,"game":1,"white":"Morphy, Paul","black":"Duke Karl / Count Isouard","at":"10... Kxf6","severity":"error","reason":"king-shape","cells":["e8","f6"],"fen":"rn2kb1r/pp2qpp1/2p2B1p/4p3/2B1P3/1QN5/PPP2PPP/R3K2R b KQkq - 0 10","text":"The king on e8 cannot go to f6: a king goes only one cell at a time. The rest of the variation is not judged. Did you mean Qxf6? The other 3 plies can then be played.","meant":[{"san":"Qxf6","ply":20,"plies":3,"slip":"piece","cost":1},{"san":"gxf6","ply":20,"plies":3,"slip":"key","cost":3}]}
END
    finds wanted --json --meant slip.pgn
    sed 's/Bxb5+/Bd5/' opera.pgn >slip.pgn
    run --json --meant --no-warn=warnings slip.pgn
    sed 's/.*"meant":\[\({[^}]*}\).*/\1/' out >first
    echo '{"san":"Bxb5+","ply":21,"plies":12,"slip":"cell","cost":2}' >wanted
    differs wanted first && fail 'not the move before'
    run --json slip.pgn
    grep '"meant"' out && fail 'nobody asked what was meant'
}

sentences
json
exit $((failures > 0))
