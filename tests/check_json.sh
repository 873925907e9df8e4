#!/bin/sh
# check_json.sh -- requests and answers in JSON, which jansson reads again
asked=
# shellcheck source=tests/asked.sh
. "${srcdir:-.}/tests/asked.sh"
start='rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'

# same WHAT: the files wanted and out are
same() {
    diff -u "$made/wanted" "$made/out" || fail "$1: another answer"
}

# answers REQUEST: what ecart filter says of it goes to a file
answers() {
    printf '%s\n' "$1" | "$ecart" filter 2>/dev/null >"$made/answer" || fail "$1: status $?"
}

test -x tests/read_json || exit 77

# read_json ARGUMENT...
read_json() {
    "$PWD/tests/read_json" "$@" || fail "read_json $*"
}

# requests FEN-FIELD MOVE-FIELD: a table on standard input as requests, whose
# ids are the numbers of the lines
requests() {
    awk -F '\t' -v fen="$1" -v move="$2" '
        { gsub(/[\\"]/, "\\\\&"); printf "{\"id\":%d,\"fen\":\"%s\",\"move\":\"%s\"}\n", NR, $fen, $move }'
}

# The same requests as lines and as objects have the same answers.
both() { # both TABLE FEN-FIELD MOVE-FIELD OPTION
    grep -v '^#' "$srcdir/tests/data/$1" >"$made/table"
    cut -f "$2,$3" "$made/table" | "$ecart" filter $4 2>/dev/null >"$made/lines"
    requests "$2" "$3" <"$made/table" | "$ecart" filter $4 2>"$made/err" >"$made/objects"
    awk '{ print NR "\t" $0 }' "$made/lines" >"$made/wanted"
    read_json id verdict reason move cells text <"$made/objects" >"$made/out"
    same "$1"
    test -s "$made/out" || fail "$1: nothing asked"
}

tables() {
    both moves960.tsv 1 2 --chess960
    both moves.tsv 2 3 ''
    both san.tsv 2 3 ''
    # What was forgiven, where the table says it.
    read_json forgiven <"$made/objects" | paste - "$made/table" |
        awk -F '\t' '$9 != "*" && $1 != $9' >"$made/out"
    : >"$made/wanted"
    same 'san.tsv, forgiven'

    # What else is known of a legal move: where it leads.
    grep -v '^#' "$srcdir/tests/data/after.tsv" >"$made/table"
    cut -f 3 "$made/table" >"$made/wanted"
    requests 1 2 <"$made/table" | "$ecart" filter 2>/dev/null | read_json fen >"$made/out"
    same after.tsv
}

# says ID VERDICT REASON OFFSET REQUEST
says() {
    printf '%s\t' "$1" "$2" "$3" >"$made/wanted"
    echo "$4" >>"$made/wanted"
    answers "$5"
    read_json id verdict reason offset <"$made/answer" >"$made/out"
    same "$5"
}

# bad REASON ID OFFSET REQUEST
bad() {
    says "$2" bad-request "$1" "$3" "$4"
    grep -q "\"text\":\"[A-Z][^\"]*, at byte $3\\.\"" "$made/answer" || fail "$4: no sentence"
}

requests_of_all_kinds() {
    says 7 legal none - '{"id":7,"move":"e4"}'
    says - legal none - '{"move":"e4"}'
    says - legal none - '{"id":null,"move":"e4"}'
    says 1 legal none 0 '{"id":1,"op":"referee","text":"e4","tries":[{"ply":999999999,"text":"e5"}]}'
    # What answers have as null may be sent back.
    says 1 legal none - '{"id":1,"fen":null,"move":"e4","op":null,"board":null,"letters":null,"strict":null}'
    says true legal none - '{"id":true,"move":"e4"}'
    says é legal none - '{ "id" : "é" ,	"move" : "\u0065\u0034" } '
    says '{"a":[1.5,{}]}' illegal pawn-shape - '{"move":"e2e5","id":{"a":[1.5,{}]}}'
    says '{"a":1},{"a":{"a":2}},-0.5' legal none - '{"id":[{"a":1},{"a":{"a":2}},-5E-1],"move":"\u004e\u00663"}'
    says 'é€😀,"\/' legal none - '{"id":["\u00e9\u20AC\ud83d\uDE00","\"\\\/"],"move":"e4"}'
    says '"\/' illegal bad-notation 0 '{"id":"\"\\\/","move":"\"\b\f\n\r\t"}'
    says 1 illegal bad-notation 2 '{"id":1,"move":"zzz"}'
    says 1 illegal impossible-cell 3 '{"id":1,"move":"e2e9"}'
    says 1 bad-position bad-character 14 '{"id":1,"fen":"8/8/8/8/8/8/8/9 w - - 0 1","move":"e4"}'
    says 1 bad-position empty 0 '{"id":1,"fen":"","move":"e4"}'
    says 1 legal none - '{"id":1,"fen":"7k/8/8/8/8/8/8/5KR1 w K - 0 1","move":"f1g1","chess960":true}'
    answers '{"moves":["e4","e5","Nf3","Nc6","Be2","d6"],"move":"e1h1","chess960":true}'
    grep -q '"move":"e1h1"' "$made/answer" || fail 'not as in chess960'
    says 1 illegal own-piece - '{"id":1,"fen":"7k/8/8/8/8/8/8/5KR1 w - - 0 1","move":"f1g1","chess960":false}'
    says 1 promotion-needed promotion-needed - '{"id":1,"fen":"8/4P3/8/8/8/8/8/k3K3 w - - 0 1","move":"e8"}'
    says 1 legal none - '{"id":1,"move":"Ng1-f3","strict":false}'
    says 1 illegal bad-notation - '{"id":1,"move":"Ng1-f3","strict":true}'
    says 1 legal none - '{"id":1,"move":"Nf3","strict":true}'

    # Nothing is meant by a spelling, by other letters, or by a move that the game explains.
    for request in '"move":"Ng1-f3","strict":true' '"move":"Sf3"' '"move":"Sf4","letters":"de"' \
                   '"moves":["e4","e5","Nf3","Nc6","Bc4"],"move":"b8d7"'; do
        answers "{$request,\"meant\":true}"
        grep -q '"meant":\[\]}$' "$made/answer" || fail "$request: $(cat "$made/answer")"
    done
    answers '{"move":"Nf4","meant":true}'
    grep -q '"meant":\[{"move":"g1f3",' "$made/answer" || fail "Nf4: $(cat "$made/answer")"
    says - illegal bad-notation - '{"strict":true,"moves":["Ng1-f3"],"move":"e5"}'
    says - legal none - '{"moves":["Ng1-f3"],"move":"e5"}'
    grep '"standing"\|"ply":1' "$made/answer" && fail 'nobody asked for the standing, or of a legal move'
    says - legal none - '{"fen":"startpos","move":"e4"}'
    says - bad-position bad-rank-count 8 '{"fen":"startpoz","move":"e4"}'

    # An id comes back as it was written, of any length and precision.
    answers '{"id":[ 1.10,	1e2, 12345678901234567890123,"\u00e9\/"],"move":"e4"}'
    grep -qF '"id":[ 1.10, 1e2, 12345678901234567890123,"\u00e9\/"],' "$made/answer" ||
        fail "another id: $(cat "$made/answer")"
    # What a terminal would obey is escaped: U+7F, 85, 9F, 2028, 202E, 2066 and 2069.  Beside
    # them U+A0, 2027, 202F, 2065 and 206A are not, and U+3028 and 3067, whose ends are the same.
    printf '{"id":"\177\302\205\302\237\302\240\342\200\247\342\200\250\342\200\256\342\200\257' >"$made/marks"
    printf '\342\201\245\342\201\246\342\201\251\342\201\252\343\200\250\343\201\247","move":"e4"}\n' >>"$made/marks"
    printf '"id":"\\u007f\\u0085\\u009f\302\240\342\200\247\\u2028\\u202e\342\200\257' >"$made/wanted"
    printf '\342\201\245\\u2066\\u2069\342\201\252\343\200\250\343\201\247"\n' >>"$made/wanted"
    "$ecart" filter <"$made/marks" 2>/dev/null | tr ',' '\n' | grep '^"id"' >"$made/out"
    same 'marks for terminals'
    # No text in JSON has a byte that is no UTF-8.
    "$ecart" check --json "$(printf 'a\377\033')" | grep -qF '{"id":"a\ufffd\u001b",' || fail 'a byte that is no UTF-8'
    says 1 legal none - '{"id":1,"move":"Sf3","letters":"de"}'
    says 1 illegal bad-notation 0 '{"id":1,"move":"Nf3","letters":"de"}'
    says 1 legal none - '{"id":1,"move":"Springer f3"}'
    answers '{"id":1,"move":"Sf3","language":"de"}'
    grep -qF '"hint":"Mit deutschen Buchstaben geschrieben? --letters=de liest es. Auch diese Buchstaben passen:' "$made/answer" ||
        fail "no hint: $(cat "$made/answer")"
    answers '{"id":1,"move":"c5","language":"fr","fen":"'"$start"'"}'
    grep -q '"text":"C’est aux Blancs de jouer. Le pion en c2 ne peut pas aller en c5' "$made/answer" || fail "no French: $(cat "$made/answer")"
}

# Each offset was counted by hand: where reading stopped, or where what makes no sense begins.
malformed() {
    bad bad-json - 1 '{'
    bad bad-member - 1 '{}'
    bad bad-json 7 7 '{"id":7'
    bad bad-json - 9 '{"move":,,"id":9}'
    bad bad-json - 4 '{"\x,"id":9}'
    bad bad-json - 1 '{,"id":9}'
    bad bad-json - 7 '{"move","id":9}'
    bad bad-json - 11 '{"moves":[,,"id":9}'
    bad bad-member 7 7 '{"id":7}'
    bad bad-json 7 8 '{"id":7,'
    bad bad-json 7 8 '{"id":7,}'
    bad bad-json 7 20 '{"id":7,"move":"e4"}}'
    bad bad-json 7 20 '{"id":7,"move":"e4" "fen":3}'
    bad bad-json 7 15 '{"id":7,"move" "e4"}'
    bad bad-json - 1 '{id:7}'
    bad bad-json - 1 "{'id':7}"
    bad bad-json - 6 '{"id":'
    bad bad-json - 4 '{"id'
    bad bad-member 7 15 '{"id":7,"move":3}'
    bad bad-member 7 15 '{"id":7,"move":["e4"]}'
    bad bad-member 7 19 '{"move":null,"id":7}'
    bad bad-member 7 7 '{"fen":3,"id":7,"move":"e4"}'
    bad bad-member 7 12 '{"chess960":1,"id":7,"move":"e4"}'
    bad bad-member 7 10 '{"strict":"yes","id":7,"move":"e4"}'
    bad bad-member 7 12 '{"language":3,"id":7,"move":"e4"}'
    bad bad-member 7 11 '{"letters":"tlh","id":7,"move":"e4"}'
    bad bad-member 7 11 '{"letters":3,"id":7,"move":"e4"}'
    bad unknown-member 7 1 '{"undo":"e4","id":7,"move":"e4"}'
    bad bad-json 7 20 '{"id":7,"move":"e4","move":"e4"}'
    bad bad-json 7 8 '{"id":7,"id":8,"move":"e4"}'
    bad bad-json - 16 '{"id":{"a":1,"a":2},"move":"e4"}'
    bad bad-json - 21 '{"id":{"a":1,"\u0061":2},"move":"e4"}'
    bad bad-json - 11 '{"id":1e999,"move":"e4"}'
    bad bad-json - 12 '{"id":-1e999,"move":"e4"}'
    bad bad-json - 7 '{"id":01,"move":"e4"}'
    bad bad-json - 7 '{"id":-,"move":"e4"}'
    bad bad-json - 8 '{"id":1.,"move":"e4"}'
    bad bad-json - 9 '{"id":1e+,"move":"e4"}'
    bad bad-json - 9 '{"id":nul,"move":"e4"}'
    bad bad-json - 7 '{"id":*,"move":"e4"}'
    bad bad-json - 8 '{"id":é,"move":"e4"}'
    bad bad-json - 8 '{"id":"a	b","move":"e4"}'
    bad bad-json - 9 '{"id":"\x41","move":"e4"}'
    bad bad-json - 12 '{"id":"\u00g0","move":"e4"}'
    bad bad-json - 10 '{"id":"ab\'
    bad bad-json - 14 '{"id":"\ud83d","move":"e4"}'
    bad bad-json - 14 '{"id":"\ude00","move":"e4"}'
    bad bad-json - 20 '{"id":"\ud83d\u0041","move":"e4"}'
    bad bad-json - 20 '{"id":"\udc00\udc00","move":"e4"}'
    bad bad-json - 20 '{"id":"\ud83d\ue000","move":"e4"}'
    bad bad-json - 20 '{"id":"\ud83d\\de00","move":"e4"}'
    says 1 illegal bad-notation 0 '{"id":1,"move":"\ue000"}'
    says 1 legal none - '{"id":1,"fen":"\u0073tartpos","move":"\u0065\u0034"}'
    bad bad-text - 40 '{"fen":"\u0073tartpos","move":"e4\u0000","id":9}'
    bad unknown-member 7 1 '{"nove":"e4","id":7,"move":"e4"}'
    bad bad-json - 10 '{"id":[1,],"move":"e4"}'
    bad bad-json - 10 '{"id":[1 2],"move":"e4"}'
    bad bad-json - 8 '{"id":[1'
    bad bad-json - 8 '{"id":{1:2},"move":"e4"}'
    bad bad-json - 11 '{"id":{"a"},"move":"e4"}'
    bad bad-json - 14 '{"id":{"a":1,},"move":"e4"}'
    bad bad-json - 11 '{"id":{"a":'
    bad bad-text - 16 '{"move":"\u0000","id":9}'
    bad bad-text - 19 '{"id":["","a\u0000"],"move":"e4"}'
    bad bad-text - 15 '{"id":{"\u0000":1},"move":"e4"}'
    answers '{"id":3,"move":"\ud800"}'
    grep -q '"id":3,"op":null,"ply":null,"verdict":"bad-request"' "$made/answer" || fail 'half a character'

    # Bytes that no text has.
    printf '{"id":3,"fen":"\377","move":"e4"}\n{"id":4,\000}\n{"id":5,"move":"\303\n' |
        "$ecart" filter 2>/dev/null | read_json id reason offset >"$made/out"
    printf '3\tbad-text\t15\n4\tbad-text\t8\n5\tbad-text\t16\n' >"$made/wanted"
    same 'no UTF-8'

    # The first and the last characters of each length, and those beside the surrogates; then what
    # is too long, half of a pair, beyond Unicode, or cut.
    for bytes in '\302\200' '\337\277' '\340\240\200' '\355\237\277' '\356\200\200' '\357\277\277' \
                 '\360\220\200\200' '\364\217\277\277' '~' '\177'; do
        printf "{\"move\":\"$bytes\"}\n"
    done | "$ecart" filter 2>/dev/null | read_json reason | sort -u >"$made/out"
    echo bad-notation >"$made/wanted"
    same 'all of UTF-8'
    for bytes in '\200' '\277' '\300\200' '\301\277' '\302\177' '\302\300' '\340\237\277' '\355\240\200' \
                 '\360\217\277\277' '\364\220\200\200' '\365\200\200\200' '\341\200\177' '\341\200\300' \
                 '\341\300\200' '\361\200\200\177' '\361\200\200\300' '\341\200' '\303'; do
        printf "{\"move\":\"$bytes\"}\n"
    done | "$ecart" filter 2>/dev/null | read_json reason | sort -u >"$made/out"
    echo bad-text >"$made/wanted"
    same 'nothing but UTF-8'
    # Two names that are the same, as one is escaped.
    for pair in '007f \177' '0080 \302\200' '07ff \337\277' '0800 \340\240\200' 'ffff \357\277\277' \
                'd800\\udc00 \360\220\200\200' 'd83d\\ude00 \360\237\230\200'; do
        printf "{\"id\":{\"\\\\u${pair% *}\":1,\"${pair#* }\":2},\"move\":\"e4\"}\n"
    done | "$ecart" filter 2>/dev/null | read_json reason | sort -u >"$made/out"
    echo bad-json >"$made/wanted"
    same 'escapes of all lengths'

    # Not too deep: the answer is an object around the id.
    for depth in 2047 2048 2049; do
        awk -v depth=$depth 'BEGIN { while (depth-- > 0) { a = a "["; b = b "]" }
                                     print "{\"id\":" a b ",\"move\":\"e4\"}" }'
    done | "$ecart" filter 2>/dev/null >"$made/answer"
    head -n 1 "$made/answer" | read_json verdict >"$made/out"
    grep -o '"verdict":"[a-z-]*"' "$made/answer" >>"$made/out"
    printf '%s\n' legal '"verdict":"legal"' '"verdict":"legal"' '"verdict":"bad-request"' >"$made/wanted"
    same 'not too deep'

    # Very deep, and very long: then the next line is read.
    {
        awk 'BEGIN { printf "{\"id\":5,\"fen\":"
                     for (i = 0; i < 60000; i++) printf "["; print "}" }'
        awk 'BEGIN { printf "{\"id\":6,\"fen\":\""
                     for (i = 0; i < 70000; i++) printf " "; print "\"}" }'
        printf '{"id":7,"move":"e4"}\r\n{"id":8,"move":"e4"}'
    } | "$ecart" filter 2>/dev/null | read_json id reason >"$made/out"
    printf '5\tbad-json\n6\tline-too-long\n7\tnone\n8\tnone\n' >"$made/wanted"
    same 'deep and long'

    # A line's answer has nothing of the line before it, even of the longest, and the room for texts
    # does not fill up.
    printf '{"id":"\\n99999999","move":"e4"}\n{"id":1e5,"move":"e4"}\n' >"$made/lines"
    awk 'BEGIN { for (n = 0; n < 9; n++) printf "{\"id\":3,\"move\":\"\\n%60000s\"}\n", "e4" }' >>"$made/lines"
    printf '{"id":4,"move":"e4"%65517s\n' '}' '}' >"$made/longest"
    printf '{"id":"ab' >>"$made/longest"
    for file in lines longest; do
        "$ecart" filter "$made/$file" 2>/dev/null | read_json verdict offset
    done | uniq -c | awk '{ print $1, $2, $3 }' >"$made/out"
    printf '%s\n' '13 legal -' '1 bad-request 9' >"$made/wanted"
    same 'a line before'
    # Where these lines are read, one byte of room is left, so that the next byte is read alone.
    printf '\n%131075s\n%s\te4' x "$start" >"$made/lines"
    "$ecart" filter "$made/lines" 2>/dev/null | cut -f 1,2 >"$made/out"
    printf '%s\n' 'bad-request	bad-notation' 'bad-request	line-too-long' 'legal	none' >"$made/wanted"
    same 'a byte alone'
    # 65536 bytes are a line, before CR and LF too.
    for more in '65516 \n' '65517 \n' '65518 \n' '65517 \r\n' '65518 \r\n' '65517 \r\r\n'; do
        printf "{\"id\":4,\"move\":\"e4\"%${more% *}s${more#* }" '}'
    done | "$ecart" filter 2>/dev/null | read_json reason | tr '\n' ' ' >"$made/out"
    printf 'none none line-too-long none line-too-long line-too-long ' >"$made/wanted"
    same 'a longest line'
    # A byte that no text has, at each place of a line; and a zero there.
    awk 'BEGIN { for (n = 2; n < 26; n++) for (at = 1; at < n; at++)
        print "{" substr("                        ", 1, at - 1) "\377" substr("                        ", 1, n - at - 1) }' >"$made/lines"
    awk '{ for (at = 1; at < NR; at++) print "bad-text\t" at } NR == 25 { exit }' "$made/lines" >"$made/wanted"
    for byte in '\377' '\000'; do
        tr '\377' "$byte" <"$made/lines" | "$ecart" filter 2>/dev/null | read_json reason offset >"$made/out"
        same "$byte"
    done
    for line in '\377abcdefg' '\377abcdefghijk' '\0\0\0\0\0\0\0\0' 'A\0\0\0\0\0\0\0' 'AAAAAAA\201'; do
        printf "$line\n" | "$ecart" filter 2>/dev/null | grep -q '	bad-text	' || fail "$line is a text"
    done
}

# Each fault has its sentence; the bytes were counted by hand.
sentences() {
    cat >"$made/rows" <<'END'
{"id":7|The object is not complete, at byte 7
{"id":7,|The object is not complete, at byte 8
{"id":7 "move":"e4"}|A comma or a closing brace is missing, at byte 8
{"id":7,move:"e4"}|A name in quotation marks is missing, at byte 8
{"id" 7}|A colon is missing, at byte 6
{"op":"moves","moves":["e4" "e5"]}|A comma or a closing bracket is missing, at byte 28
{"op":"moves","moves":["e4"|The object is not complete, at byte 27
{"op":"moves","moves":["e4",5]}|The moves must be an array of strings, at byte 28
{"op":"moves","moves":"e4"}|The moves must be an array of strings, at byte 22
{"move":"e4"} x|More text follows the object, at byte 14
{"id":1,"id":2,"move":"e4"}|A name occurs twice, at byte 8
{"id":{"a":1,"a":2},"move":"e4"}|A name occurs twice, at byte 16
{"id":1e999,"move":"e4"}|A number is too big, at byte 11
{"id":"\ud83d","move":"e4"}|A string has half of a surrogate pair, at byte 14
{"id":"\ud83d\n"}|A string has half of a surrogate pair, at byte 16
{"id":{"a" 1}}|This is not JSON, at byte 12
{"id":[1}}|This is not JSON, at byte 9
{"move":"\u0000"}|A string has a NUL in it, at byte 16
{"id":*}|This is not JSON, at byte 7
{"id":"ab|The object is not complete, at byte 9
{"undo":"e4","move":"e4"}|Requests have no member of this name, at byte 1
{"fen":3,"move":"e4"}|The FEN must be a string, at byte 7
{"move":3}|The move must be a string, at byte 8
{}|The request has no move, at byte 1
{"op":3}|The op must be a string, at byte 6
{"op":"undo"}|The op must be move, moves, destinations, explain, fen, ends, board or referee, at byte 6
{"op":"board","board":3}|The board must be a string, at byte 22
{"op":"board"}|The request has no board, at byte 13
{"op":"referee"}|The request has no text, at byte 15
{"op":"referee","text":3}|The text must be a string, at byte 23
{"op":"referee","text":"e4","limit":3}|A limit must be an object with per, move or game, and n, at byte 36
{"op":"referee","text":"e4","limit":{"per":"day","n":1}}|A limit must be an object with per, move or game, and n, at byte 36
{"op":"referee","text":"e4","tries":[3]}|A try must be an object with ply, from 1, and text, at byte 37
{"op":"referee","text":"e4","tries":[{"ply":0,"text":"e5"}]}|A try must be an object with ply, from 1, and text, at byte 37
{"op":"referee","text":"e4","tries":[{"ply":1.5,"text":"e5"}]}|A try must be an object with ply, from 1, and text, at byte 37
{"op":"referee","text":"e4","tries":[{"ply":1e9,"text":"e5"}]}|A try must be an object with ply, from 1, and text, at byte 37
{"op":"referee","text":"e4","tries":[{"ply":"1","text":"e5"}]}|A try must be an object with ply, from 1, and text, at byte 37
{"op":"referee","text":"e4","tries":[{"ply":1.000000000000000000000000000000,"text":"e5"}]}|A try must be an object with ply, from 1, and text, at byte 37
{"op":"referee","text":"e4","tries":[{"ply":1,"text":5}]}|A try must be an object with ply, from 1, and text, at byte 37
{"op":"referee","text":"e4","tries":[{"ply":1}]}|A try must be an object with ply, from 1, and text, at byte 37
{"op":"referee","text":"e4","tries":[{"text":"e5"}]}|A try must be an object with ply, from 1, and text, at byte 37
{"op":"referee","text":"e4","tries":[{"ply":1,"text":"e5","x":1}]}|A try must be an object with ply, from 1, and text, at byte 37
{"op":"referee","text":"e4","limit":{"per":"move"}}|A limit must be an object with per, move or game, and n, at byte 36
{"op":"referee","text":"e4","limit":{"n":1}}|A limit must be an object with per, move or game, and n, at byte 36
{"op":"referee","text":"e4","limit":{"per":"game","n":0}}|A limit must be an object with per, move or game, and n, at byte 36
{"op":"explain","move":"e4","level":"king"}|The level must be child, player or arbiter, at byte 36
{"op":"explain","move":"e4","edition":2023}|The edition must be a string, 2023 or 2018, at byte 38
{"op":"explain","move":"e4","tempo":"fast"}|The tempo must be standard, rapid or blitz, at byte 36
{"op":"explain","move":"e4","supervised":1}|The value of supervised must be true or false, at byte 41
{"op":"moves","move":"e4"}|The op moves does not use move, at byte 14
{"op":"moves","from":"e9"}|From must be a square, such as "e4" or 54, at byte 21
{"op":"destinations"}|The request has no square to go from, at byte 20
{"from":"e2"}|The request has no square to go to, at byte 12
{"to":"e4"}|The request has no square to go from, at byte 10
{"move":"e4","from":"e2"}|A request has a move, or from and to, but not both, at byte 24
{"from":"e7","to":"e8","promotion":"k"}|The promotion must be q, r, b or n, at byte 35
{"from":"e7","to":"e8","promotion":"qq"}|The promotion must be q, r, b or n, at byte 35
{"from":"e7","to":"e8","promotion":""}|The promotion must be q, r, b or n, at byte 35
{"from":"e7","to":"e8","promotion":5}|The promotion must be q, r, b or n, at byte 35
{"op":"moves","from":10}|From must be a square, such as "e4" or 54, at byte 21
{"op":"moves","from":89}|From must be a square, such as "e4" or 54, at byte 21
{"op":"moves","from":19}|From must be a square, such as "e4" or 54, at byte 21
{"op":"moves","from":54.5}|From must be a square, such as "e4" or 54, at byte 21
{"op":"moves","from":"e44"}|From must be a square, such as "e4" or 54, at byte 21
{"op":"moves","from":true}|From must be a square, such as "e4" or 54, at byte 21
{"move":"e4","language":5}|The language must be a string, such as fr or fr-CA, at byte 24
{"move":"e4","letters":"tlh"}|The letters must be those of a language, such as en, de or fr, at byte 23
{"move":"e4","want":["all"]}|What is wanted must be an array of "standing", at byte 21
END
    cut -d '|' -f 1 "$made/rows" | "$ecart" filter 2>/dev/null | read_json text >"$made/out"
    sed 's/.*|//; s/$/./' "$made/rows" >"$made/wanted"
    same sentences
}

# members COMMAND: in the order in which they are written
members() {
    "$ecart" "$@" --json | tr ',{' '\n\n' | sed -n 's/^"\([a-z0-9-]*\)":.*/\1/p' | tr '\n' ' '
}

# FENs as text and in JSON.  Strictly, repairs are errors, and one error leaves no FEN;
# the filter names the first of them, or judges a move.
fens() {
    in_lines='NF == 1 { if (NR > 1) print "fen\t" fen; fen = $0; next }
              { print }
              END { print "fen\t" fen }'
    awk -F '\t' '!/^#/ { print $2 }' "$srcdir/tests/data/fen.tsv" >"$made/fens"
    rm -f "$made/text" "$made/json" "$made/strict" "$made/strict-json"
    while IFS= read -r fen; do
        "$ecart" fen "$fen" >"$made/one"
        wanted=$?
        grep -v '^offer' "$made/one" >>"$made/text"
        "$ecart" fen --json "$fen" >>"$made/json"
        test $? = $wanted || fail "fen --json $fen: another status"
        "$ecart" fen --strict "$fen" >>"$made/strict"
        test $? = $wanted || fail "fen --strict $fen: another status"
        "$ecart" fen --strict --json "$fen" >>"$made/strict-json"
    done <"$made/fens"
    cp "$made/text" "$made/wanted"
    read_json fen 'faults[]' severity reason cells offset text <"$made/json" |
        awk -F '\t' "$in_lines" >"$made/out"
    same 'fen --json'
    awk -F '\t' -v first="$made/first" '
        { sub(/^repair\t/, "error\t") }
        $1 == "error" && !wrong { wrong = "bad-position\t" $2 }
        $1 == "fen" {
            if (wrong) $0 = "fen\t-"
            print (wrong ? wrong : "judged") >first
            wrong = ""
        }
        { print }' "$made/text" >"$made/wanted"
    cp "$made/strict" "$made/out"
    same 'fen --strict'
    read_json fen 'faults[]' severity reason cells offset text <"$made/strict-json" |
        awk -F '\t' "$in_lines" >"$made/out"
    same 'fen --strict --json'
    cp "$made/first" "$made/wanted"
    awk '{ print $0 "\te2e4" }' "$made/fens" | "$ecart" filter --strict 2>/dev/null |
        awk -F '\t' '/^bad-/ { print $1 "\t" $2; next } { print "judged" }' >"$made/out"
    same 'filter --strict'
}

# What a command prints as text and in JSON is the same.
commands() {
    kiwipete='r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1'
    "$ecart" moves -p "$kiwipete" >"$made/wanted"
    "$ecart" moves -p "$kiwipete" --json | read_json 'moves[]' move san >"$made/out"
    same moves
    # Of a cell, the letter is the first digit of its number and the digit the second.
    "$ecart" moves -p "$kiwipete" --json | read_json 'moves[]' from to difference numbers |
        awk 'function number(cell) { return index("abcdefgh", substr(cell, 1, 1)) substr(cell, 2) }
             number($2) - number($1) != $3 ||
             $4 != "{\"from\":" number($1) ",\"to\":" number($2) "}" { bad = 1 }
             END { exit bad || NR != 48 }' || fail 'moves, numbers'
    "$ecart" moves -p "$kiwipete" --json | read_json 'moves[]' nature san |
        awk -F '\t' '($1 ~ /capture/) != ($2 ~ /x/) || ($1 ~ /check/) != ($2 ~ /[+#]/) ||
                     ($1 ~ /castle/) != ($2 ~ /O/)' >"$made/out"
    : >"$made/wanted"
    same 'moves, natures'
    "$ecart" moves --json e4 >"$made/answer" && fail 'moves e4: status 0'
    read_json moves <"$made/answer" >"$made/out"
    echo - >"$made/wanted"
    same 'no moves'

    fens
}

# ecart check: an object for each move, the same as the filter's; and what a person is told.
checking() {
    "$ecart" check --json e4 e7-e5 Bc4 Nc6 Qh5 Nf6 Qxf7# >"$made/answer" || fail 'check: status'
    read_json id verdict move san forgiven standing <"$made/answer" | sed -n '2p;7p' >"$made/out"
    printf 'e7-e5\tlegal\te7e5\te5\tlong-form\tin-play\nQxf7#\tlegal\th5f7\tQxf7#\t-\tcheckmate\n' \
        >"$made/wanted"
    same check
    # Strict: what was not forgiven has its own name.
    "$ecart" check --json --strict e2e4 e5 Ng1f3 >"$made/answer" && fail 'check --strict: status 0'
    "$ecart" check --json Nf3+ >>"$made/answer"
    read_json id reason text forgiven unforgiven <"$made/answer" >"$made/out"
    printf '%s\t%s\t%s\t%s\t%s\n' \
        e2e4 none 'Legal: the pawn on e2 advances two squares to e4.' - - \
        e5 none 'Legal: the pawn on e7 advances two squares to e5.' - - \
        Ng1f3 bad-notation 'The standard notation for this move is Nf3.' - overspecified \
        Nf3+ none 'Legal: the knight on g1 goes to f3.' spurious-check - >"$made/wanted"
    same 'check --strict'
    # Of what tables list as forgiven in a legal move, its SAN is told.
    both san.tsv 2 3 --strict
    awk -F '\t' '!/^#/ { print $2 "\t" $3 }' "$srcdir/tests/data/san.tsv" >"$made/lines"
    "$ecart" filter <"$made/lines" 2>/dev/null >"$made/lenient"
    requests 1 2 <"$made/lines" | "$ecart" filter 2>/dev/null | read_json san >"$made/sans"
    "$ecart" filter --strict <"$made/lines" 2>/dev/null | paste "$made/lenient" - "$made/sans" |
        awk -F '\t' -v told="$made/out" '$1 == "legal" && $6 != "legal" {
            print "The standard notation for this move is " $11 "."; print $10 >told }' >"$made/wanted"
    test -s "$made/wanted" || fail 'filter --strict: nothing reported'
    same 'filter --strict, sentences'
    # The third time that it stands is known to a game only.
    "$ecart" check --json Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 | read_json standing | sed -n '7,8p' \
        >"$made/out"
    printf 'in-play\nthreefold-claimable\n' >"$made/wanted"
    same 'check, three times'
    pinned='4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1'
    "$ecart" check --json -p "$pinned" Ne2 >"$made/answer" && fail 'check Ne2: status 0'
    read_json id verdict reason move cells roles from to difference numbers also hint cecp \
        <"$made/answer" >"$made/out"
    printf 'Ne2\tillegal\tpinned\t-\te1,b4\tking,pinner\tc3\te2\t19\t{"from":33,"to":52,"cells":[51,24]}\t-\tThe knight on c3 has no legal move.\tIllegal move (knight pinned by Bb4): c3e2\n' \
        >"$made/wanted"
    same 'check Ne2'
    # But for the place in the line, ecart check says what ecart filter says when asked.
    sed 's/,"ply":1//' "$made/answer" >"$made/out"
    printf '{"id":"Ne2","fen":"%s","move":"Ne2","want":["standing"],"meant":true}\n' "$pinned" |
        "$ecart" filter 2>/dev/null | bare >"$made/wanted"
    same 'check and filter'
    grep -q '"candidates":\[\],"meant":\[{"move":"e1e2","san":"Ke2","cost":1,"slip":"shape"}\]}$' \
        "$made/wanted" || fail 'filter: meant'
    "$ecart" check --json e4 c5 Nf3 e6 d3 cxd4 Nxd4 Nf6 | tail -n 1 | sed 's/.*"candidates"/"candidates"/' \
        >"$made/out"
    echo '"candidates":[],"circumstances":[],"meant":[{"move":"d2d4","san":"d4","cost":1,"slip":"key","ply":5},{"move":"c5c4","san":"c4","cost":2,"slip":"extra","ply":6}]}' \
        >"$made/wanted"
    same 'check, meant in a line'
    # Two rules broken: the second is in also.
    "$ecart" check --json -p '4k3/8/8/8/8/8/4r3/4K2B w - - 0 1' h1g1 | read_json reason also >"$made/out"
    printf 'bishop-shape\tleaves-in-check\n' >"$made/wanted"
    same 'check, also'
}

# lesson ARGUMENT...: adds what ecart explain says, in text and in JSON
lesson() {
    echo "= $*" >>"$made/told"
    "$ecart" explain "$@" >>"$made/told"
    wanted=$?
    answer=$("$ecart" explain --json "$@")
    test $? = $wanted || fail "explain --json $*: another status"
    printf '%s\n' "$answer" >>"$made/answers"
}

# Both say the same; all but letters, digits and signs is left out, and with it how
# lines are folded.  An arbiter's first step is the text.  Only the text names an option.
same_lessons() { # same_lessons LEVEL
    awk '/^= / { if (NR > 1) print said; said = ""; next }
         { said = said $0 }
         END { print said }' "$made/told" | sed 's/ *(--numbers)//' | tr -cd '[:alnum:]+=|\n-' >"$made/wanted"
    read_json id verdict reason text standing 'steps[]' label text lines <"$made/answers" |
        awk -F '\t' -v level="$1" '
            NF == 5 {
                if (NR > 1) print said
                said = $1 ($3 == "none" ? "legal" : $3) (level == "arbiter" ? "" : $4)
                standing = $5; n = 0
                next
            }
            $1 == "The game" && standing != "-" { said = said "standing" standing; n = 0 }
            { said = said (++n) $1 $2 ($3 == "-" ? "" : $3) }
            END { print said }' | tr -cd '[:alnum:]+=|\n-' >"$made/out"
    same "explain --level=$1"
}

# The members of ecart check are there, between the position and the steps.
lessons() {
    awk -F '\t' '!/^#/ { print $2 "\t" $3 }' "$srcdir/tests/data/moves.tsv" >"$made/table"
    for level in player arbiter; do
        rm -f "$made/told" "$made/answers"
        while IFS='	' read -r fen move; do
            lesson --level=$level -p "$fen" "$move"
            test $level = arbiter || continue
            checked=$("$ecart" check --json -p "$fen" "$move" 2>/dev/null)
            test -n "$checked" || continue
            printf '%s\n' "$checked" >>"$made/checked"
            printf '%s\n' "$answer" >>"$made/explained"
        done <"$made/table"
        same_lessons $level
    done
    # What the game before it says: how often a position has stood, and where a piece has gone.
    for game in 'Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8' 'e4 e5 e2e4'; do
        # shellcheck disable=SC2086 # several moves
        "$ecart" check --json $game | tail -n 1 >>"$made/checked"
        # shellcheck disable=SC2086
        "$ecart" explain --json $game >>"$made/explained"
    done
    sed 's/,"meant":.*//' "$made/checked" >"$made/wanted"
    sed 's/^{"position":"[^"]*",/{/; s/,"steps":.*//' "$made/explained" >"$made/out"
    same 'explain and check'
    "$ecart" explain --json e4 e5 a1a3 | read_json position | cut -d ' ' -f 2- >"$made/out"
    echo 'w KQkq - 0 2' >"$made/wanted"
    same 'explain, the position'

    # The way of a rook that is blocked, by hand.
    "$ecart" explain --json --numbers a1a3 | read_json 'steps[]' label lines | grep '^Path' >"$made/out"
    printf 'Path\t11 + 1 = 12: the pawn on a2 is in the way.,12 + 1 = 13: a3 lies behind it.\n' \
        >"$made/wanted"
    same 'explain, a path'
    # For a child there are no steps, but sentences.
    "$ecart" explain --json --level=child a1b1 | read_json 'steps[]' label text lines >"$made/out"
    "$ecart" explain --level=child a1b1 | sed 's/.*/-	&	-/' >"$made/wanted"
    same 'explain, to a child'
    "$ecart" explain --json --level=child --numbers a1b1 |
        grep -q '"label":"Squares","text":"a1 is 11[^"]*","lines":\["b1 is 21' || fail 'explain, numbers to a child'
    # The draw may be claimed before the last move and after it.
    "$ecart" explain --json Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 |
        grep -q '"label":"The game","text":"Black may claim' || fail 'explain, a repetition'
    # The end of a game, and a game that goes on.
    "$ecart" explain --json f3 e5 g4 Qh4# >"$made/answer"
    read_json standing <"$made/answer" >"$made/out"
    read_json 'steps[]' label text <"$made/answer" | grep "^The game" >>"$made/out"
    printf 'checkmate\nThe game\tCheckmate: Black has won. White has no legal move.\n' >"$made/wanted"
    same 'explain, a mate'
    "$ecart" explain --json | read_json standing 'steps[]' label text | tr '\t' ' ' >"$made/out"
    "$ecart" explain | sed '/^$/d; s/^standing: //; s/^ [0-9]  *//' | tr -s ' ' >"$made/wanted"
    same 'explain, no move'
    "$ecart" explain --json --board e4 2>"$made/err" >"$made/out" && fail 'explain --board --json: status 0'
    echo 'ecart: --board cannot be combined with --json' | diff - "$made/err" || fail 'explain --board --json'
}

# An answer depends on its line alone, also if the FEN is that of the line before.
alone() {
    cat >"$made/requests" <<'END'
{"fen":"7k/8/8/8/8/8/8/5KR1 w - - 0 1","move":"f1g1"}
{"fen":"7k/8/8/8/8/8/8/5KR1 w - - 0 1","move":"g1g8"}
{"fen":"7k/8/8/8/8/8/8/5KR1 w - - 0 2","move":"g1g8"}
{"move":"e4"}
{"fen":"7","move":"e4"}
{"fen":"7k/8/8/8/8/8/8/5KR1 w - - 0 2","move":"g1g8"}
{"move":"e4"}
{"fen":"7k/8/8/8/8/8/8/5KR1 w - - 0 2","move":"g1g8"}
{"fen":"K6k/8/8/8/8/8/8/6R1 w K - 0 1","move":"g1g8"}
{"fen":"7","move":"e4"}
{"fen":"7k/8/8/8/8/8/8/5KR1 w - - 0 2","move":"g1g8"}
{"fen":"K6k/8/8/8/8/8/8/6R1 w K - 0 1","move":"g1g8"}
{"fen":"7k/8/8/8/8/8/8/5KR1 w - - 0 2","move":"g1g8"}
{"move":"e4","fen":""}
{"fen":"7k/8/8/8/8/8/8/5KR1 w - - 0 1","move":"e4"}
{"fen":"7k/8/8/8/8/8/8/5KR1 b - - 0 1","move":"h8g8"}
{"fen":"7k/8/8/8/8/8/8/5KR1 w K - 0 1","move":"f1g1"}
{"fen":"7k/8/8/8/8/8/8/5KR1 w K - 0 1","move":"f1g1","strict":true}
{"fen":"7k/8/8/8/8/8/8/5KR1 w K - 0 1","move":"f1g1","chess960":true}
{"fen":"7k/8/8/8/8/8/8/5KR1 w K - 0 1","move":"f1g1","chess960":true,"strict":true}
{"fen":"7k/8/8/8/8/8/8/5KR1 w K - 0 1","move":"f1g1"}
{"fen":"9","move":"e4"}
END
    sed "s/ 0 1/$(printf '%150s' '')&/" "$made/requests" | cat "$made/requests" - >"$made/all"
    while IFS= read -r request; do
        printf '%s\n' "$request" | "$ecart" filter 2>/dev/null
    done <"$made/all" >"$made/wanted"
    "$ecart" filter <"$made/all" >"$made/out" 2>/dev/null
    same 'lines one after the other'
}

# An answer of the filter, without what only the filter has.
bare() {
    sed 's/"version":1,//; s/"op":"move","ply":null,//'
}

# no_move TEXT STATUS: what is not a move gets the same object from three commands
no_move() {
    printf '{"id":"%s","move":"%s","want":["standing"]}\n' "$1" "$1" | "$ecart" filter 2>/dev/null |
        bare >"$made/wanted"
    "$ecart" check --json "$1" >"$made/answer" 2>/dev/null
    test $? = "$2" || fail "check --json $1: another status"
    sed 's/,"meant":.*/}/' "$made/answer" >"$made/out"
    same "check --json $1"
    "$ecart" explain --json "$1" 2>/dev/null >"$made/answer"
    test $? = "$2" || fail "explain --json $1: another status"
    sed 's/^{"position":"[^"]*",/{/; s/,"steps":.*/}/' "$made/answer" >"$made/out"
    same "explain --json $1"
    # To a player the sentence says it all, but of a square off the board; an arbiter needs the Laws.
    case $2,$(cat "$made/answer") in 2,*'"steps":[]}' | 1,*'"steps":[{'*) ;; *) fail "explain $1: steps" ;; esac
    "$ecart" explain --json --level=arbiter "$1" 2>/dev/null | grep -q '"steps":\[{"label":"Move"' || fail "to an arbiter: $1"
}

tables
lessons
no_move zz 2
no_move '' 2
no_move e2e9 1
no_move 1959 1
requests_of_all_kinds
alone
malformed
sentences
commands
checking
exit $((failures > 0))
