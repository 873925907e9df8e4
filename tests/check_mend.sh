#!/bin/sh
# check_mend.sh -- ecart pgn --meant and --mend: what was meant by refused moves,
# and diffs that mend them
#
# A slip is put into a game with sed.  What was meant is the game as it was before,
# and what a diff should be, diff -u says.
. "${srcdir:-.}/tests/linted.sh"

# busybox's knows no names in quotes, and no file without a newline at its end.
for patch in patch gpatch /usr/bin/patch; do
    "$patch" --version 2>/dev/null | grep -q GNU && break
done

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
    ended=$(sed 's/.*: [a-z-]*: //; s/.* is not judged\.//; s/.*\( Did you mean\)/\1/
        s/.*\( Perhaps\)/\1/' out)
    test "$ended" = "${2:+ $2}" || fail "$1:$ended"
}

# The refused word, by the rest of the game; then words before it that are legal by
# chance.  Where nothing is near, nothing is said.
sentences() {
    meant 's/Nc3 c6/Nc4 c6/' 'Did you mean Nc3? The remaining 18 half-moves can then be played.'
    meant 's/13. Rxd7/13. Nxd7/' 'Did you mean Rxd7? The remaining 8 half-moves can then be played.'
    meant 's/d6 3/zzzz 3/' ''
    meant 's/Qb8+ N/Qb8+ K/' 'Did you mean Nxb8? The remaining half-move can then be played.'
    meant 's/Rd8#/Ra8#/' 'Did you mean Rd8#?'
    meant 's/Nf3 d6/Nf4 d6/; s/^13.*/13. Rxd7 Rxb7/' \
        'Did you mean Nf3? 22 of the remaining 30 half-moves can then be played.'
    meant 's/Bxb5+/Bd5/' 'Perhaps 11. Bd5 was meant to be 11. Bxb5+. The rest can then be played.'
    meant 's/5. Q/5. g/' 'Perhaps 2 half-moves are missing before 7. Qb3.'
    meant 's/Nc3 c6 9. //' 'Perhaps 2 half-moves are missing before 9. Nxb5.'
    meant 's/10. Nxb5 cxb5 //' 'Perhaps 2 half-moves are missing before 10. Bxb5+.'
    meant 's/Bg4 4/Bg4 Bg4 4/' 'Perhaps 4. Bg4 was written twice.'
    meant 's/^13. Rxd7/13. Rd1/; s/^14. Rd1/14. Rxd7/' \
        'Perhaps 13. Rd1 and 14. Rxd7 were swapped.'
    meant 's/10. Bxf6 /10. Bxf5 /' 'Did you mean Bxf6? The remaining 4 half-moves can then be played.'
    meant 's/Qxb7)/Qxc7)/' 'Did you mean Qxb7?'
    meant 's/9... h6 10. Bxf6/9... Bxf6 10. h6/' 'Perhaps 9... Bxf6 and 10. h6 were swapped.'
    meant 's/Bxb5+/Bd5/; s/^14.*/14. Rd1 Qe9/' \
        'Perhaps 11. Bd5 was meant to be 11. Bxb5+. 3 more half-moves can then be played.'
}

unmended() { # unmended FILE WHAT: no diff, or WHAT is wrong
    run --mend "$1"
    test -s out && fail "$2"
}

# After a null move only what follows the refused move is known.
parts() {
    echo '1. e4 (1. -- e5 2. Nc9 Nc6 0-1 3. d4) -- 2. Nf3 e5 3. Bb6 Nc6 4. d4 * d5 *' >slip.pgn
    run --quiet --meant --no-warn=warnings slip.pgn
    test "$(grep -o ' Did you mean .* more' out)" = " Did you mean Nc3? 2 more
 Did you mean Bb5? 2 more" || fail "parts: $(cat out)"
    unmended slip.pgn 'mended behind a null move'
    # A variation of nothing does not hide where the game begins.
    echo '(1. d4) 1. e4 e5 2. Nf4 Nc6 3. Bb5 *' >slip.pgn
    run --quiet --meant slip.pgn
    grep -q ' The remaining 2 half-moves can' out || fail "a variation of nothing: $(cat out)"
    # Of a line, 1,200 words are looked at.
    awk 'BEGIN { print "1. Nf4 Nf6 2. Ng1 Ng8"; while (n++ < 324) print "Nf3 Nf6 Ng1 Ng8"; print "*" }' >slip.pgn
    run --quiet --meant --no-warn=warnings slip.pgn
    grep -q ' Did you mean Nf3? 1199 more half-moves can then be played.$' out || fail "a long game: $(cut -c 1-300 out)"
    unmended slip.pgn 'mended a line that is not known to its end'
    # A game ends with its result, though no tag follows.
    { sed 1,3d opera.pgn; echo; sed 1,3d opera.pgn; } >untagged.pgn
    slips untagged.pgn '5s/^13. R/13. K/' '1 move'
    echo '1. e4 e5 2. d4 d6 3. dxe9 dxe5 4. a3 a6 5. c3 c6 *' >slip.pgn
    run --mend --letters=en slip.pgn
    grep -q '^+.* dxe5 dxe5' out || fail 'English letters are not mended'
    sed '/^\[/!y/QRBN/DTLS/; s/Dc3/Sc3/; s/Sc3 c6/Sc4 c6/' opera.pgn >german.pgn
    run --mend --letters=de german.pgn
    grep -q '^+.* Sc3 c6' out || fail 'German letters are not mended'
    run --quiet --meant --letters=de german.pgn
    grep -q 'Did you mean Sc3?' out || fail 'asked with other letters what German ones mean'
}

# Each of several pieces has a reason of its own why it cannot go.
candidates() {
    echo '1. e4 f6 2. Qh5+ Nc6 *' >slip.pgn
    b8='The knight on b8 cannot go to c6: the king on e8 would still be in check from the queen on h5.'
    g8='The knight on g8 cannot go to c6: a knight moves two squares straight, then one to the side.'
    h5='The queen came to h5 on move 2.'
    run --quiet --meant --no-warn=warnings slip.pgn
    grep -qF ": leaves-in-check: $b8 $h5 The rest of the game is not judged. Perhaps " out || fail "candidates: $(cat out)"
    run --quiet --json --meant --no-warn=warnings slip.pgn
    sed 's/.*"candidates":\(.*\),"meant".*/\1/' out >found
    cat >wanted <<END
[{"move":"b8c6","reason":"leaves-in-check","text":"$b8"},{"move":"g8c6","reason":"knight-shape","text":"$g8"}],"circumstances":[{"name":"arrived","ply":3,"cells":["h5"],"text":"$h5"}]
END
    differs wanted found && fail 'other reasons of two knights'
}

json() {
    sed 's/Qxf6 (10/Kxf6 (10/' opera.pgn >slip.pgn
    cat >wanted <<'END'
{"file":"slip.pgn","line":5,"column":64,"game":1,"white":"Morphy, Paul","black":"Duke Karl / Count Isouard","at":"10... Kxf6","severity":"error","reason":"king-shape","cells":["e8","f6"],"fen":"rn2kb1r/pp2qpp1/2p2B1p/4p3/2B1P3/1QN5/PPP2PPP/R3K2R b KQkq - 0 10","text":"The king on e8 cannot go to f6: a king moves only one square at a time. The rest of the variation is not judged. Did you mean Qxf6? The remaining 3 half-moves can then be played.","candidates":[],"meant":[{"san":"Qxf6","ply":20,"plies":3,"slip":"piece","cost":1},{"san":"gxf6","ply":20,"plies":3,"slip":"key","cost":3}],"mishap":{"kind":"none","ply":0,"other":0,"count":0}}
END
    finds wanted --json --meant slip.pgn
    sed 's/Bxb5+/Bd5/' opera.pgn >slip.pgn
    run --json --meant --no-warn=warnings slip.pgn
    sed 's/.*"meant":\[\({[^}]*}\).*/\1/' out >first
    echo '{"san":"Bxb5+","ply":21,"plies":12,"slip":"cell","cost":2}' >wanted
    differs wanted first && fail 'not the move before'
    # Black played 1... d5, and then White 2. e5: half-moves 2 and 3.
    sed 's/e5 2/e5 (1... e5 2. d5 c5 3. Nf3 Nc6 4. Bb5) 2/' opera.pgn >slip.pgn
    run --json --meant slip.pgn
    grep -q '"mishap":{"kind":"exchanged","ply":2,"other":3,"count":2}' out || fail "a mishap: $(cat out)"
    # Of six moves of the queen five are told.
    printf '[SetUp "1"]\n[FEN "7k/8/8/3N4/8/3Q4/8/KR6 w - - 0 1"]\n\n1. Qd5 *\n' >slip.pgn
    run --json --meant slip.pgn
    test "$(grep -o '"san"' out | wc -l)" -eq 5 || fail "not five meanings: $(cat out)"
    run --json slip.pgn
    grep '"meant"' out && fail 'nobody asked what was meant'
}

# mended FILE WANTED COUNT: the diff is the one between FILE and WANTED, and patch takes it
mended() {
    run --mend "$1"
    ends 1 "--mend $1"
    { printf -- '--- %s\n+++ %s\n' "$1" "$1"; diff -u "$1" "$2" | tail -n +3; } >wanted.diff
    differs wanted.diff out && fail "$1: another diff"
    grep -qxF "ecart: $3 mended, 0 not mended" err || fail "$1: $(tail -n 1 err)"
    cp "$1" kept.pgn
    "$patch" -p0 <out >/dev/null || fail "$1: patch refuses"
    cmp "$1" "$2" || fail "$1: not mended"
    mv kept.pgn "$1"
}

# slips NAME SLIP COUNT: a game with these slips is mended
slips() {
    sed "$2" "$1" >slip.pgn
    mended slip.pgn "$1" "$3"
}

diffs() {
    slips opera.pgn 's/Nc3 c6/Nc4 c6/' '1 move'
    slips opera.pgn 's/Nf3 d6/Nf4 d6/; s/^13.*/13. Rxd7 Rxb7/' '2 moves'
    slips opera.pgn 's/Nf3 d6/Nf4 d6/; s/Nc3 c6/Nc4 c6/' '2 moves'
    slips opera.pgn 's/Nf3 d6/Nf4 d6/; s/Nc3 c6/Nc4 c6/; s/^13. R/13. K/' '3 moves'
    { sed '4q' opera.pgn; sed '1,4d' opera.pgn | tr '\n' ' '; echo; } >wide.pgn
    slips wide.pgn 's/Nf3 d6/Nf4 d6/; s/Nc3 c6/Nc4 c6/; s/13. R/13. K/' '3 moves'
    # Eight moves of a line are mended, and of nine none.
    for n in 1 2 3 4 5 6 7 8 9; do echo Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8; done >knights.pgn
    sed 9d knights.pgn >eight.pgn
    slips eight.pgn 's/^Nf3/Nf4/' '8 moves'
    sed 's/^Nf3/Nf4/' knights.pgn >slip.pgn
    unmended slip.pgn 'nine moves are mended'
    grep -qxF 'ecart: 0 moves mended, 1 not mended' err || fail "nine moves: $(tail -n 1 err)"
    # A slip in a variation is found before one in the game that stands before it.
    echo '1. c3 d5 2. g3 c6 3. Bg2 Bf5 (3... e6 4. d4 Be7 5. Nf3 Nf6 6. O-O O-O 7. a3 a6) 4. d3 e6' \
        '5. h3 Nf6 6. Nd2 Be7 7. Nb3 c5 8. Nd4 cxd4 9. cxd4 O-O 10. e3 a6 11. Ne2 b6 12. O-O *' >chance.pgn
    slips chance.pgn 's/c3/Nc3/; s/d4 Be7/d4 Be9/' '2 moves'
    sed 's/c3/Nc9/' chance.pgn >slip.pgn
    unmended slip.pgn 'a word is mended twice'
    for n in 1 2 3 4; do cat opera.pgn; echo; done >four.pgn
    slips four.pgn 's/Nc3 c6/Nc4 c6/' '4 moves'
    slips four.pgn 's/Nc3 c6/Nc4 c6/; s/^13. R/13. K/' '8 moves'
    sed 's/$/\r/' four.pgn >crlf.pgn
    slips crlf.pgn 's/Nc3 c6/Nc4 c6/' '4 moves'
    printf '1. e4 e5\n2. Nf3 Nc6 {\351t\351}; \240\n3. Bb5 a6 4. Ba4 b5 5. Bb3' >no-end.pgn
    slips no-end.pgn 's/Bb5/Bb6/' '1 move'
    printf '1. e4 e5 2. Nf3 Nc6 3. Bb5 {\351t\351}\na6 4. Ba4 b5 5. Bb3' >no-end.pgn
    slips no-end.pgn 's/Bb5/Bb6/' '1 move'
}

# Hunks are joined where diff -u joins them.
hunks() {
    for gap in 0 1 2 3 5 6 7 8 9 20; do
        printf '1. e4 e5\n2. Nf3 Nc6 3. Bb5 a6\n' >apart.pgn
        for n in $(seq "$gap"); do echo "{$n}"; done >>apart.pgn
        printf '4. Ba4 Nf6 5. O-O Be7 6. Re1 b5\n7. Bb3 d6\n8. c3\nO-O\n9. h3\n*' >>apart.pgn
        slips apart.pgn 's/Bb5/Bb6/; s/Be7/Be8/' '2 moves'
    done
    echo '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 b5 5. Bb3 *' >one.pgn
    slips one.pgn 's/Bb5/Bb6/' '1 move'
    # Words of up to 24 bytes are replaced.
    slips one.pgn 's/Bb5/Bf1-------------------b6/' '1 move'
    sed 's/Bb5/Bf1--------------------b6/' one.pgn >slip.pgn
    unmended slip.pgn 'a long word is mended'
}

# The diff of so long a file waits in the pipe, while its last line is cut away, or the line's end
# from before a mended move, within it, or behind it, where it is still there to be mended.
# Comments have the same signs at the same places.
cuts() {
    awk 'BEGIN {
        moves = ". e4 e5 2. Nf3 Nc6 3. Bb6 a6 4. Ba4 b5 5. Bb3 *"
        while (line++ < 1001) printf("%s%s%150s\n", line % 10 == 1 ? 1 : "%", moves, "")
    }' >long.pgn
    changed='ecart: cut.pgn: changed while it was being read'
    for cut in "0 2 $changed" "20 2 $changed" "24 2 $changed" '26 1 '; do
        end=${cut%% *}
        cp long.pgn cut.pgn
        { "$ecart" pgn --mend --quiet cut.pgn 2>err; echo $? >ended; } | {
            dd bs=1 count=1 of=first 2>dd.err
            dd of=cut.pgn bs=1 count=0 seek=$((1000 * $(head -n 1 long.pgn | wc -c) + end)) 2>dd.err
            head -c 300000 >rest
        }
        test "$end $(cat ended) $(cat err)" = "$cut" || fail "cut at $end: $(cat ended err)"
    done
}

# What is not certain is left: two moves let the rest be played, or too little is left.
doubts() {
    for slip in 's/Rd8#/Ra8#/' 's/^15. Bxd7+ N/15. Bxd7+ B/' 's/Qxf6 (10/Kxf6 (10/'; do
        sed "$slip" opera.pgn >slip.pgn
        run --mend slip.pgn
        ends 1 "--mend $slip"
        test -s out && fail "$slip: mended"
        grep -qxF 'ecart: 0 moves mended, 1 not mended' err || fail "$slip: $(tail -n 1 err)"
    done
    echo '1. e4 e5 2. Nf3 Nc6 (2... d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxh3 dxe5 6. Bc4 Nf6 7. Qb3 *' |
        tee unclosed.pgn | sed 's/ \*/) &/' >closed.pgn
    run --mend --quiet closed.pgn
    grep -q '^+.*Qxf3' out || fail 'a variation is not mended'
    unmended unclosed.pgn 'mended, though perhaps not all of it is the variation'
    echo '1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxh3 (5. gxf3 1-0) dxe5 6. Bc4 Nf6 7. Qb3 *' >slip.pgn
    run --mend --quiet slip.pgn
    grep -q '^+.*Qxf3' out || fail 'the result of a variation ends the game'
    # Ra4 fits, and so does Ra8+ with its sign misread.
    printf '[SetUp "1"]\n[FEN "4k3/8/8/8/8/8/8/R3K3 w - - 0 1"]\n\n%s\n' \
        '1. Ra84 Kd7 2. Kd2 Kd6 3. Kd3 Kd5 4. Kc3 *' >sign.pgn
    unmended sign.pgn 'mended what may be a sign misread'
    sed "$slip" opera.pgn >slip.pgn
    run --mend --quiet --no-warn=errors slip.pgn
    ends 0 'nothing is reported'
    test -s out && fail 'mended what is not reported'
    run --mend opera.pgn
    ends 0 'nothing to mend'
    test -s out && fail 'a diff of nothing'
}

# Files have any name, and one that cannot be mended does not keep others from it.
files() {
    mkdir 'a b'
    for name in 'a b/c.pgn' 'q"\.pgn' plain.pgn; do
        sed 's/Nc3 c6/Nc4 c6/' opera.pgn >"$name"
    done
    run --mend 'a b/c.pgn' none.pgn 'q"\.pgn' plain.pgn
    ends 2 'none.pgn'
    grep '^[-+][-+][-+]' out >names
    {
        printf -- '--- a b/c.pgn\t\n+++ a b/c.pgn\t\n'
        printf -- '--- "q\\"\\\\.pgn"\n+++ "q\\"\\\\.pgn"\n--- plain.pgn\n+++ plain.pgn\n'
    } >wanted
    differs wanted names && fail 'other names'
    "$patch" -p0 <out >/dev/null || fail 'patch refuses names'
    for name in 'a b/c.pgn' 'q"\.pgn' plain.pgn; do
        cmp "$name" opera.pgn || fail "$name: not mended"
    done
    # Bytes that no terminal shows are written as git and diff write them; letters stay.
    odd=$(printf 'x\001\002\177y.pgn')
    for name in "$odd" é.pgn; do
        sed 's/Nc3 c6/Nc4 c6/' opera.pgn >"$name"
    done
    run --mend "$odd" é.pgn
    grep '^---' out >names
    printf '%s\n' '--- "x\001\002\177y.pgn"' '--- é.pgn' >wanted
    differs wanted names && fail 'other names of odd bytes'
    "$patch" -p0 <out >/dev/null && cmp "$odd" opera.pgn || fail 'patch refuses odd bytes'
    trouble '-: --mend needs the name of a file, for the diff' --mend <opera.pgn
    mkfifo pipe && { cat opera.pgn >pipe & }
    trouble 'pipe: --mend needs a regular file' --mend pipe
    wait
    trouble '--mend cannot be combined with --json' --mend --json opera.pgn
    run --json opera.pgn
    gzip -c opera.pgn >opera.pgn.gz
    run opera.pgn.gz
    test $status = 2 || trouble \
        'opera.pgn.gz: --mend needs a file that is not compressed, because of patch' \
        --mend opera.pgn.gz
}

# In each game of a large collection a digit, a letter or a sign of one move is another.
cat >slip.awk <<'END'
# A number below COUNT, the same in every awk: Lehmer's generator.
function draw(count) {
    state = 16807 * state % 2147483647
    return int(count * (state / 2147483647))
}
function one_of(text) {
    return substr(text, 1 + draw(length(text)), 1)
}
function slip(move, signs, others,    where) {
    where = match(move, signs)
    return where == 0 ? move : substr(move, 1, where - 1) one_of(others) substr(move, where + 1)
}
BEGIN {
    state = 5
    sorts = split("[1-8] [a-h] [KQRBN] [+#]", signs, " ")
    split("12345678 abcdefghx KQRBN 12345678", others, " ")
}
/^\[Event/ { line = 2 + draw(8) }
/^[0-9]+\./ || (line > 0 && !/^\[/ && NF > 0) { seen++ }
/^\[/ { seen = 0 }
seen == line && line > 0 {
    for (n = NF; n > 0 && $n !~ /^[KQRBN]?[a-h]?x?[a-h][1-8]/; n--) {}
    sort = 1 + draw(sorts)
    if (n > 0)
        $n = slip($n, signs[sort], others[sort])
    line = 0
}
{ print }
END

# Every line of the mended file is as it was before the slip, or as it was with it;
# and many are mended.
large() {
    plain 50 >true.pgn
    awk -f slip.awk true.pgn >large.pgn
    run --mend large.pgn
    ends 1 large.pgn
    cp out out.1
    cp err err.1
    run --mend -j 3 large.pgn
    cmp out out.1 && cmp err err.1 || fail '-j 3: another diff'
    run --meant --json large.pgn
    cp out meant.1
    run --meant --json -j 3 large.pgn
    cmp out meant.1 || fail '-j 3: another meaning'
    cp large.pgn slipped.pgn
    "$patch" -p0 <out.1 >/dev/null || fail 'large.pgn: patch refuses'
    paste true.pgn slipped.pgn large.pgn | awk -F '\t' '
        $3 != $1 && $3 != $2 { wrong++ }
        $1 != $2 { slips++ }
        $1 != $2 && $3 == $1 { right++ }
        END { print wrong + 0; print slips; print (3 * right > slips) }' >counts
    { read -r wrong; read -r slips; read -r many; } <counts
    test "$wrong" -eq 0 || fail "$wrong lines are mended wrongly"
    test "$slips" -gt 20 || fail "only $slips slips"
    test "$many" -eq 1 || fail 'few are mended'
    run --no-warn=warnings --warn=ambiguous --quiet large.pgn
    test "$(wc -l <out)" = "$(sed -n 's/^ecart: .* mended, \(.*\) not mended/\1/p' err.1)" ||
        fail 'what was mended is reported again'
}

# Of writers who leave out signs of check, or the x of pieces, no sign is expected.
# What is mended has its signs.
habits() {
    for habit in 's/[+#]//g' 's/\([KQRBN][a-h1-8]*\)x/\1/g'; do
        plain 40 | sed "/^\[/!$habit" >true.2
        awk -f slip.awk true.2 >habit.pgn
        cp habit.pgn slipped.2
        run --mend habit.pgn
        "$patch" -p0 <out >/dev/null || fail "$habit: patch refuses"
        for name in true.2 slipped.2 habit.pgn; do
            tr -d '+#x' <"$name" >"$name.bare"
        done
        paste true.2.bare slipped.2.bare habit.pgn.bare | awk -F '\t' '
            $3 != $1 && $3 != $2 { wrong++ }
            $1 != $2 && $3 == $1 { right++ }
            END { exit wrong > 0 || right < 6 }' || fail "$habit: mended wrongly, or not"
    done
}

# A text in one piece after another, since no game begins with an Event tag.
pieces() {
    sed '/^\[Event/d' slipped.pgn >large.pgn
    sed '/^\[Event/d' true.pgn >true.2
    run --mend -j 2 large.pgn
    cp large.pgn slipped.pgn
    "$patch" -p0 <out >/dev/null || fail 'pieces: patch refuses'
    paste true.2 slipped.pgn large.pgn |
        awk -F '\t' '$3 != $1 && $3 != $2 { wrong++ } END { exit wrong > 0 }' ||
        fail 'pieces: mended wrongly'
    cmp -s large.pgn slipped.pgn && fail 'pieces: not mended'
    # The beginning of this game is not there any more when its slip is read.
    printf '1. e4 {%300000s} e5 2. Nf3 Nc6 3. Bb6 a6 4. Ba4 Nf6 *\n' '' >long.pgn
    run --meant long.pgn
    grep -q '3\. Bb6: .* Did you mean Bb5? 3 more half-moves can then be played\.$' out || fail "pieces: $(cat out)"
}

sentences
parts
candidates
json
diffs
hunks
cuts
doubts
files
large
habits
pieces
exit $((failures > 0))
