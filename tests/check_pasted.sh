#!/bin/sh
# check_pasted.sh -- text is taken as people paste and type it: a piece of a game, a move
# in several words, a FEN without quotes, standard input.  The answers are those to the
# same moves and FENs, each written as one argument.
asked=
# shellcheck source=tests/asked.sh
. "${srcdir:-.}/tests/asked.sh"
start='rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'

# answer FILE ARGUMENT...: with the status in the answer too
answer() {
    file=$made/$1
    shift
    "$ecart" "$@" >"$file" 2>&1
    echo "status $?" >>"$file"
}

# same 'ARGUMENT...' ARGUMENT...: the words are answered as these arguments are.  Standard
# input is that of the test.
same() {
    words=$1
    shift
    answer wanted "$@" </dev/null
    # shellcheck disable=SC2086 # words
    answer is $words
    diff -u "$made/wanted" "$made/is" || fail "not as $*" "$words"
}

moves() {
    same 'check 1. e4 e5 2. Nf3' check e4 e5 Nf3
    same 'check 1. e4 1... e5 2. Nf3 Nc6 3. Bb5 1/2-1/2' check e4 e5 Nf3 Nc6 Bb5
    same 'check 12. e4 e5 13. Ke3' check e4 e5 Ke3
    same 'check 5254 5755' check 5254 5755
    same 'check e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 0 - 0 Be7' \
        check e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 '0 - 0' Be7
    same 'check e4 e5 0 Nf3' check e4 e5 0 Nf3
    same 'check --strict 1. e4 e5' check --strict e4 e5
    same 'check --language=fr-CA 1. e4' check --language=fr e4
    same 'check --json 1. e4 e5' check --json e4 e5
    same 'explain 1. e4 e5 2. Ke3' explain e4 e5 Ke3
    same 'draw move 1. e4 e5 2. Ke3' draw move e4 e5 Ke3
    for text in '1. e4 {best by test} e5 (1... c5 2. Nf3 $1) 2. Nf3 *' '1.e4 e5 2.Nf3!?' \
                '1. e4 e5 (1... c5 1-0) 2. Nf3 *' \
                "1. e4 e5 ; a remark
2. Nf3 1-0"; do
        answer wanted check e4 e5 "$(expr "$text" : '.*\(Nf3[!?]*\)')"
        answer is check "$text"
        sed 's/Nf3!?/Nf3/; s/ \[forgiven: .*//' "$made/is" >"$made/plain"
        sed 's/Nf3!?/Nf3/; s/ \[forgiven: .*//' "$made/wanted" | diff -u - "$made/plain" ||
            fail 'another answer' check "$text"
    done
}

# Who gives the name of a file where a move or a FEN is wanted is told how to read it.
names() {
    echo e4 >"$made/line"
    for command in check explain fen; do
        ! "$ecart" $command "$made/line" 2>"$made/is" || fail 'taken' $command FILE
        grep -q "is a file: write '- <FILE' to read it" "$made/is" || fail 'another error' $command
        ! "$ecart" $command no.pgn 2>"$made/is" || fail 'taken' $command no.pgn
        grep -q "'no.pgn' is a file: 'ecart pgn FILE'" "$made/is" || fail 'another error' $command
    done
    ! "$ecart" - <"$made/line" 2>"$made/is" || fail 'taken' -
    grep -q "'-' needs a command: 'ecart pgn -' reads games" "$made/is" || fail 'another error' -
}

# What was forgiven may be long: a line has all of the move.  The program has room for 2048.
long() {
    rest=': Legal: the pawn on e2 advances two squares to e4. [forgiven: annotation]'
    for count in $((2045 - ${#rest})) $((2046 - ${#rest})) 3000; do
        move=e4$(yes ! | head -n "$count" | tr -d '\n')
        "$ecart" check "$move" >"$made/is"
        echo "$move$rest" | cmp - "$made/is" || fail 'not whole' check 'e4!!...'
    done
    "$ecart" explain "$move" >"$made/is"
    test "$(head -n 1 "$made/is")" = "$move: legal" || fail 'not whole' explain 'e4!!...'
}

# A game with tags has English letters, as PGN has, whatever the reader's language is; but not
# where the reader chose others, or where tags give the position only.
tagged() {
    position='4k3/8/8/8/8/8/8/R5K1 w - - 0 1'
    printf '[Event "x"]\n[FEN "%s"]\n\n1. Rb1 *\n' "$position" >"$made/game"
    same 'check --language=fr -' check --letters=en --language=fr -p "$position" Rb1 <"$made/game"
    same 'draw move --language=fr -' draw move --letters=en --language=fr -p "$position" Rb1 \
        <"$made/game"
    same 'check --letters=fr -' check --letters=fr -p "$position" Rb1 <"$made/game"
    sed 1d "$made/game" >"$made/untagged"
    same 'check --language=fr -' check --language=fr -p "$position" Rb1 <"$made/untagged"
}

# A chat has a time and a name before each message.
chat() {
    answer wanted check e4 Nc6 Ke3
    answer is check '[21:04] Bob: 1. e4
21:05:10 Al: Nc6
[21:06] 2. Ke3'
    diff -u "$made/wanted" "$made/is" || fail 'not as moves' chat
    printf '[9:04] Bob: e4\n[21:05] Al:e5\n21:06 2. Ke3\n' >"$made/game"
    same 'check -' check e4 e5 Ke3 <"$made/game"
    answer is '[21:04] Bob: e4'
    diff -u "$made/is" - <<END || fail 'not read' chat
e4: Legal: the pawn on e2 advances two squares to e4.
status 0
END
    answer is check '1. e4 (1. d4 e5 2. Ke3'
    grep -q 'column 7: unclosed-variation$' "$made/is" || fail 'not told' 'unclosed variation'
}

# Two cells are one move, if the first has a piece to move and is no move itself.
words() {
    same 'check e2 e4 e7 e5' check e2e4 e7e5
    same 'check e2 e5' check e2e5
    same 'check e2 to e4 e7 to e5' check e2e4 e7e5
    same 'check e2 to e5' check e2e5
    same 'check e2 – e4 – e7 — e5 –' check e2e4 e7e5
    same 'check e4 –' check e4
    same 'check e4 knight takes d4' check e4 'knight takes d4'
    castles='r3k3/8/8/8/8/8/8/R3K3 w Qq - 0 1'
    same "check -p $castles 0 - 0 - 0 - 0 - 0 - 0" check -p "$castles" '0 - 0 - 0' '0 - 0 - 0'
    for text in 'e7 e5' 'e5 e4' 'ed e2' 'e2e5 d4' e2; do
        # shellcheck disable=SC2086 # words
        "$ecart" check $text 2>&1 | grep -q "^${text%% *}: " || fail 'not the first word' check "$text"
    done
    "$ecart" check – | grep -q ': bad-notation: ' || fail 'a dash is no word' check –
    same 'e2e4 e5' check e2e4 e5
    same 'moves Nf3' moves g1
    same 'moves castles' moves e1
    same 'moves -p 4k3/8/8/8/8/8/8/R3K2R w KQ - castles' moves -p '4k3/8/8/8/8/8/8/R3K2R w KQ -' e1
    same 'premove Nf6' premove g8f6
    same 'explain e2 e5' explain e2e5
    same 'draw move e2 e5' draw move e2e5
    same 'ends e2 e4 e7 e5' ends e2e4 e7e5
    same 'explain e2 e4' explain e2e4
    same 'check e4 e5' check e4 e5
    same 'check e4 d5 c4 c6' check e4 d5 c4 c6
    same 'check -p 8/4P3/8/8/8/k7/8/K7 w - - 0 1 e7 e8q' check -p '8/4P3/8/8/8/k7/8/K7 w - - 0 1' e7e8q
    same 'check knight f3 e5 knight takes e5' check 'knight f3' e5 'knight takes e5'
    same 'check --language=fr e4 e5 cavalier f3' check --language=fr e4 e5 'cavalier f3'
}

fens() {
    same "check -p $start e4" check -p "$start" e4
    same "check --position $start e2e4 e7e5" check -p "$start" e2e4 e7e5
    same "check e4 -p $start" check -p "$start" e4
    same "check -p $start -p 4k3/8/8/8/8/8/8/4K3 b - - Kd8" check -p '4k3/8/8/8/8/8/8/4K3 b - -' Kd8
    same 'check -p 4k3/8/8/8/8/8/4P3/4K3 w - e4' check -p '4k3/8/8/8/8/8/4P3/4K3 w -' e4
    same 'check --chess960 e4 e5 Nf3 Nc6 Bc4 Bc5 e1h1' \
        check --chess960 -p "$start" e4 e5 Nf3 Nc6 Bc4 Bc5 e1h1
    same 'check -p startpos e4' check -p "$start" e4
    same 'moves --position=startpos' moves
    same 'moves -p startpos g1' moves g1
    # The fields that are there; a number of four digits is a move, and a number alone is a square.
    ending=8/8/8/4k3/8/4K3/4P3/8
    same "moves -p $ending w - - 52" moves -p "$ending w - -" e2
    same "moves -p $ending w - - 53" moves -p "$ending w - -" e3
    same "moves -p $ending w - - 0 1 52" moves -p "$ending w - - 0 1" 52
    same "moves -p $ending w - - 90 52 53" moves -p "$ending w - - 90 52" 53
    same "moves -p $ending w - - 52 100 53" moves -p "$ending w - - 52 100" 53
    same "check -p $ending w - - 7 5254" check -p "$ending w - -" 7 5254
    same 'moves -p 4k3/8/8/3pP3/8/8/8/4K3 w - d6 e5' moves -p '4k3/8/8/3pP3/8/8/8/4K3 w - d6' e5
    same "moves -p $start e2" moves e2
    same "moves -p ${start% 0 1} e2" moves -p "${start% 0 1}" e2
    same 'check -p 4k3/8/8/8/8/8/8/4K2R w K - e1g1' check -p '4k3/8/8/8/8/8/8/4K2R w K -' e1g1
    same 'check -p 4k3/8/8/8/8/8/4P3/4K3 w - - 5254' check -p '4k3/8/8/8/8/8/4P3/4K3 w - -' 5254
    same 'check -p 4k3/8/8/8/8/8/4P3/4K3 w - - 3 40 5254' check -p '4k3/8/8/8/8/8/4P3/4K3 w - - 3 40' 5254
    same 'check -p 4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2 e5d6' check -p '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2' e5d6
    same 'check -p 4k3/8/8/8/8/8/4P3/4K3 e4' check -p 4k3/8/8/8/8/8/4P3/4K3 e4
    same "fen $start" fen "$start"
    same "fen --json $start bm e4;" fen --json "$start bm e4;"
    same "moves -p $ending w - - castles" moves -p "$ending w - -" e3
    "$ecart" fen --json "https://lichess.org/analysis/${ending}_w_-_-_0_1" >"$made/is"
    echo '{"faults":[],"pasted":"found-in-text","fen":"8/8/8/4k3/8/4K3/4P3/8 w - - 0 1"}' |
        diff -u - "$made/is" || fail 'another answer' fen --json link
    same "seen rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1" \
        seen rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR
    same "board -p $start" board
    same "attacks -p $start white" attacks white
    # An empty word, or one that is too long, is no field of a FEN, nor is what follows it.
    for word in '' KQkqK; do
        answer is check -p "$ending" w "$word" Kd3
        answer wanted check -p "$ending" w
        diff "$made/wanted" "$made/is" || fail 'a field' check -p "$ending" w "$word"
    done
    # 4095 bytes are the most.
    word=$(printf '%2047s' '' | tr ' ' 8)
    "$ecart" fen "$word" "$word" >"$made/is"
    test $? = 1 || fail 'not read' fen 88888888...
    trouble 'too many words for a FEN' fen "$word" "8$word"
    "$ecart" check -p "$word$word$word" e4 2>&1 | grep -q 'is not a position: ' || fail 'no message' check -p 88888888...
    same 'fen 8 w' fen '8 w'
}

input() {
    printf '1. e4 e5 {two\nlines} 2. Nf3\n(2. f4) 2... Nc6 *\n' >"$made/game"
    same 'check -' check e4 e5 Nf3 Nc6 <"$made/game"
    same 'check d4 -' check d4 e4 e5 Nf3 Nc6 <"$made/game"
    same 'explain -' explain e4 e5 Nf3 Nc6 <"$made/game"
    same 'check - 0 - 0' check e4 e5 Nf3 Nc6 '0 - 0' <"$made/game"
    # An N before a square is a knight.  Read as the sign for a new move, it would leave a pawn's move.
    for text in '1. e4 N h6' '1. e4 e5 2. N a3 Nf6'; do
        echo "$text" | "$ecart" check - | grep -q ' N: bad-notation' || fail 'not refused' check "$text"
    done
    for text in '1. e4 N was best' '1. e4 N N' '1. e4 N  e5' '1. e4 N'; do
        printf '%s' "$text" | "$ecart" check - | grep ' N:' && fail 'a sign is a move' check "$text"
    done
    printf '%1048575s\n' e4 >"$made/game"
    same 'check -' check e4 <"$made/game"
    echo e4 >"$made/game"
    same "check -p 8/8/8/4k3/8/4P3/8/4K3 e1d1 -" check -p 8/8/8/4k3/8/4P3/8/4K3 e1d1 e4 <"$made/game"
    echo 'e2e4 e7e5' >"$made/game"
    same 'draw move -' draw move e2e4 e7e5 <"$made/game"
    printf '%s\r\ne2 e4\n' "$start" >"$made/game"
    same 'check -p - -' check -p "$start" e2e4 <"$made/game"
    same 'board -p -' board -p "$start" <"$made/game"
    echo rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR >"$made/game"
    same 'seen -' seen rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR <"$made/game"

    # A line as long as the room that is first made for it.
    "$ecart" board >"$made/board"
    awk 'NR == 1 { $0 = sprintf("%-1024s", $0) } { print }' "$made/board" | "$ecart" fen - >"$made/is"
    "$ecart" fen - <"$made/board" | diff - "$made/is" || fail 'another answer' fen - a long line

    # Lines of what is no FEN are one text; empty lines before a board, or before FENs, are none.
    printf 'x\nyy\n' | "$ecart" fen - >"$made/is"
    "$ecart" fen 'x
yy' | diff - "$made/is" || fail 'another answer' fen - two lines
    { echo && cat "$made/board"; } | "$ecart" fen - >"$made/is"
    "$ecart" fen - <"$made/board" | diff - "$made/is" || fail 'another answer' fen - an empty line
    printf '\n%s\n%s\n' "$start" "$start" | "$ecart" fen - >"$made/is"
    test "$(grep -cx "fen.$start" "$made/is")" -eq 2 || fail 'another answer' fen - FENs

    # Each line is a FEN, and the status is that of the worst.
    printf '%s\n\nx\n8/8/8/4k3/8/4K3/4P3/8 w - - 0 1' "$start" >"$made/fens"
    "$ecart" fen - <"$made/fens" >"$made/is"
    test $? -eq 1 || fail 'not status 1' fen -
    for fen in "$start" x '8/8/8/4k3/8/4K3/4P3/8 w - - 0 1'; do
        "$ecart" fen "$fen"
    done | diff -u - "$made/is" || fail 'another answer' fen -
    printf '%s\r\n\r\n%s\n' "$start" "$start" | "$ecart" fen - >"$made/is" || fail 'not status 0' fen -
}

# The file is read as standard input would be.
files() {
    printf '%s\te4\n{"move":"e5"}\n' "$start" >"$made/requests"
    answer wanted filter <"$made/requests"
    for file in "$made/requests" -; do
        answer is filter "$file" <"$made/requests"
        diff -u "$made/wanted" "$made/is" || fail 'another answer' filter "$file"
    done
    trouble "cannot open 'none.jsonl': No such file or directory" filter none.jsonl
    trouble "too many arguments: 'b'" filter a b
}

# A FEN tag is the start of its game's moves, as -p would give it.
tags() {
    ending='8/8/8/4k3/8/4K3/4P3/8 w - - 0 1'
    game="[FEN \"$ending\"]

1. Kd3 (1. e4) Kd5 *"
    echo "$game" >"$made/game"
    for command in check ends explain 'draw move'; do
        # shellcheck disable=SC2086 # words
        same "$command -" $command -p "$ending" Kd3 Kd5 <"$made/game"
        # shellcheck disable=SC2086 # words
        same "$command -p $ending -" $command -p "$ending" Kd3 Kd5 <"$made/game"
    done
    same 'check - Ke3' check -p "$ending" Kd3 Kd5 Ke3 <"$made/game"
    answer wanted check -p "$ending" Kd3 Kd5
    answer is check "$game"
    diff -u "$made/wanted" "$made/is" || fail 'another answer' check "$game"
    answer is check "[FEN \"$ending\"]" Kd3 Kd5
    diff -u "$made/wanted" "$made/is" || fail 'another answer' check '[FEN ...]' Kd3 Kd5

    # A position alone is explained too, and one after the game is not used.
    echo "[FEN \"$ending\"]" >"$made/game"
    same 'explain -' explain -p "$ending" <"$made/game"
    printf '1. e4 *\n[FEN "%s"]\n' "$ending" >"$made/game"
    same 'check -' check e4 <"$made/game"
    # Mended, and wrong, as with -p.
    echo '[FEN "8/8/8/4k3/8/4K3/4P3/8 w KQ - 0 1"] 1. Kd3' >"$made/game"
    same 'check -' check -p '8/8/8/4k3/8/4K3/4P3/8 w KQ - 0 1' Kd3 <"$made/game"
    echo '[FEN "8/8/8/4k3/8/9/4P3/8 w - - 0 1"] 1. Kd3' >"$made/game"
    same 'check -' check -p '8/8/8/4k3/8/9/4P3/8 w - - 0 1' Kd3 <"$made/game"
    echo '[FEN "8"] 1. Kd3' >"$made/game"
    same 'check -' check -p 8 Kd3 <"$made/game"
    answer wanted check ' e4 ) e5'
    grep -q '^e4 ) e5: bad-notation' "$made/wanted" || fail 'not as it stands' check 'e4 ) e5'
    echo '[SetUp "0"] [FEN ""] [White "FEN"] 1. e4' >"$made/game"
    same 'check -' check e4 <"$made/game"

    # In Chess960 the king of c1 castles with the rook on b1, and with that on f1.
    random='2k5/8/8/8/8/8/8/1RK2R2 w KQ - 0 1'
    for variant in Chess960 'Fischer Random'; do
        for move in O-O O-O-O; do
            printf '[FEN "%s"]\n[Variant "%s"]\n1. %s\n' "$random" "$variant" "$move" >"$made/game"
            same 'check -' check --chess960 -p "$random" "$move" <"$made/game"
        done
    done
    "$ecart" check - <"$made/game" >"$made/out" || fail 'not legal' check -
    printf '[Variant "chess 960"] 1. O-O-O\n' >"$made/game"
    same "check -p $random -" check --chess960 -p "$random" O-O-O <"$made/game"
    printf '[Variant "Standard"] [FEN "%s"] [FEN "%s"] 1. Kd3\n' "$ending" "$ending" >"$made/game"
    same 'check -' check -p "$ending" Kd3 <"$made/game"
}

# refused MESSAGE ARGUMENT...: an error, with standard input from the file refused
refused() {
    printf 'ecart: %s\n' "$1" >"$made/wanted"
    shift
    "$ecart" "$@" <"$made/refused" >"$made/out" 2>"$made/err"
    test $? -eq 2 || fail 'not status 2' "$@"
    diff -u "$made/wanted" "$made/err" || fail 'another message' "$@"
    test ! -s "$made/out" || fail 'an answer beside the message' "$@"
}

troubles() {
    trouble 'missing move, such as e2e4' check
    trouble 'missing move, such as e2e4' check 1.
    trouble 'missing move, such as e2e4' check -
    trouble 'missing move, such as e2e4' draw move '*'
    trouble "'e4' is not a position: bad-rank-count: The FEN has 1 rank instead of 8." check -p e4 w -
    trouble 'there is no FEN on standard input' check -p - e4
    trouble 'there is no FEN on standard input' seen -
    for command in check moves board; do
        # shellcheck disable=SC2086 # words
        trouble '52 54 can be counters of the FEN or two squares: put the FEN in quotes' \
            $command -p 8/8/8/4k3/8/4K3/4P3/8 w - - 52 54
    done
    printf 'e4\n e5 ) Nf3' >"$made/refused"
    refused 'standard input, line 2, column 5: stray-sign' check -
    printf 'e4 \0 e5' >"$made/refused"
    refused 'standard input, line 1, column 4: bad-byte' explain -
    for second in '[Event "b"]\n\n1. d4' '1-0\n\n1. d4'; do
        # shellcheck disable=SC2059 # a format
        printf "[Event \"a\"]\n\n1. e4 e5\n\n$second d5 *\n" >"$made/refused"
        line=$(grep -n d4 "$made/refused")
        refused "standard input, line ${line%%:*}, column 4: another game; ecart pgn reads collections" check -
    done
    echo '[FEN "8/8/8/4k3/8/4K3/4P3/8 w - - 0 1"] 1. Kd3' >"$made/refused"
    other='the FEN tag gives another position than -p or the text before it'
    refused "$other" check -p '8/8/8/4k3/8/4K3/4P3/8 w - - 0 2' -
    refused "$other" draw move -p startpos -
    refused "$other" check e4 -
    echo '[FEN "8/8/8/4k3/8/4K3/4P3/8 w - - 0 1"]
[FEN "8/8/8/4k3/8/4K3/4P3/8 b - - 0 1"] 1. Kd3' >"$made/refused"
    two='a second FEN tag, which differs from the first'
    refused "standard input, line 2, column 1: $two" check -
    refused "$two" check "$(cat "$made/refused")"
    refused "$two" check "$(sed 1q "$made/refused")" "$(sed 1d "$made/refused")"
    refused 'the Variant tag names neither chess nor Chess960' check '[Variant "Atomic"] 1. e4'
    yes | head -c 1048577 >"$made/refused"
    refused 'standard input is longer than 1 MiB; ecart pgn reads collections' check -
    tr '\n' ' ' <"$made/refused" >"$made/line"
    mv "$made/line" "$made/refused"
    refused 'the line on standard input is too long for a FEN' check -p - e4
    refused 'a line on standard input is too long for a FEN' fen -
    "$ecart" check - <&- 2>"$made/err"
    test "$?:$(cat "$made/err")" = '2:ecart: cannot read standard input' ||
        fail "$(cat "$made/err")" 'check - <&-'
}

moves
long
tagged
chat
words
fens
input
tags
files
names
troubles
exit $((failures != 0))
