#!/bin/sh
# check_mcp.sh -- ecart mcp, line by line: what an assistant sends, and what the server says
. "${srcdir:-.}/tests/conversed.sh"

# server [OPTION]...: a conversation in which the wanted answers are beginnings of those given.
server() {
    converse mcp "$@"
    test "$(wc -l <"$made/wanted")" -eq "$(wc -l <"$made/out")" || fail "mcp $*: not as many answers"
    paste "$made/wanted" "$made/out" | awk -F '\t' 'index($2, $1) != 1 { print; bad = 1 }
        END { exit bad }' || fail "other answers: mcp $*"
}

# Who waits for an answer before the next request gets it; meanwhile the rest is tested.
mkfifo "$made/asks"
"$ecart" mcp <"$made/asks" >"$made/answered" &
exec 3>"$made/asks"
echo '{"jsonrpc":"2.0","id":1,"method":"ping"}' >&3

# The lines in which a client and a server greet each other, in each version.
for version in 2024-11-05 2025-03-26 2025-06-18; do
    server <<END
{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"$version","capabilities":{},"clientInfo":{"name":"test","version":"1"}}}
< {"jsonrpc":"2.0","id":0,"result":{"protocolVersion":"$version","capabilities":{"tools":{}},"serverInfo":{"name":"ecart","version":"
{"jsonrpc":"2.0","method":"notifications/initialized"}
{"jsonrpc":"2.0","id":"ping","method":"ping"}
< {"jsonrpc":"2.0","id":"ping","result":{}}
END
done

# A version that is not known; messages that are none, or that have no answer.
server <<'END'
{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"1999-01-01"}}
< {"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"2025-06-18",
{"jsonrpc":"2.0","id":2,"method":"initialize"}
< {"jsonrpc":"2.0","id":2,"result":{"protocolVersion":"2025-06-18",
{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1,"id":7}}
{"jsonrpc":"2.0","id":3,"method":"no/such"}
< {"jsonrpc":"2.0","id":3,"error":{"code":-32601,
{"jsonrpc":"2.0","id":4,"result":{}}
< {"jsonrpc":"2.0","id":4,"error":{"code":-32600,
{"jsonrpc":"2.0","id":null,"method":"ping"}
< {"jsonrpc":"2.0","id":null,"error":{"code":-32600,
{"jsonrpc":"2.0","id":[5],"method":"ping"}
< {"jsonrpc":"2.0","id":null,"error":{"code":-32600,
{"jsonrpc":"2.0","id":6,"method":7}
< {"jsonrpc":"2.0","id":6,"error":{"code":-32600,
"ping"
< {"jsonrpc":"2.0","id":null,"error":{"code":-32600,
no JSON
< {"jsonrpc":"2.0","id":null,"error":{"code":-32700,

< {"jsonrpc":"2.0","id":null,"error":{"code":-32700,
{"jsonrpc":"2.0","id":8,"method":"ping"
< {"jsonrpc":"2.0","id":null,"error":{"code":-32700,
{"jsonrpc":"2.0","id":8,"method":"ping"} {}
< {"jsonrpc":"2.0","id":null,"error":{"code":-32700,
{"id":8,"id":9,"method":"ping"}
< {"jsonrpc":"2.0","id":null,"error":{"code":-32700,
[{"jsonrpc":"2.0","id":10,"method":"ping"},{"jsonrpc":"2.0","method":"n"},7]
< [{"jsonrpc":"2.0","id":10,"result":{}},{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"This is not a request"}}]
[{"jsonrpc":"2.0","method":"n"}]
[]
< {"jsonrpc":"2.0","id":null,"error":{"code":-32600,
 { "method" : "tools\/call" , "params" : { "name" : "legal\u005fmoves" , "id" : 5 } , "id" : 1.5 }
< {"jsonrpc":"2.0","id":1.5,"result":{"content":[{"type":"text","text":"{\"version\":1,
END

# A tool's answer is that of the filter, as text too.
server <<'END'
{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"judge_move","arguments":{"moves":["e4","e5","Nf3","Nc6","Bc4"],"move":"b8d7"}}}
< {"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":"{\"version\":1,\"id\":null,\"op\":\"referee\",\"ply\":null,\"verdict\":\"illegal\",\"reason\":\"no-piece\",\"move\":null,\"offset\":0,\"text\":\"There is no piece on b8.\",\"circumstances\":[{\"name\":\"left\",\"ply\":4,\"cells\":[\"c6\"],\"text\":\"The knight left b8 on move 2 and stands on c6 now.\"}],\"strikes\":{\"move\":1,\"game\":1},\"consequence\":\"none\",\"standing\":null}"}],"structuredContent":{"version":1,"id":null,"op":"referee","ply":null,"verdict":"illegal","reason":"no-piece","move":null,"offset":0,"text":"There is no piece on b8.","circumstances":[{"name":"left","ply":4,"cells":["c6"],"text":"The knight left b8 on move 2 and stands on c6 now."}],"strikes":{"move":1,"game":1},"consequence":"none","standing":null},"isError":false}}
{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"explain_move","arguments":{"move":"Ke3","level":"child"}}}
< {"jsonrpc":"2.0","id":2,"result":{"content":[{"type":"text","text":"{\"version\":1,\"id\":null,\"op\":\"explain\",
{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"position_status"}}
< {"jsonrpc":"2.0","id":3,"result":{"content":[{"type":"text","text":"{\"version\":1,\"id\":null,\"op\":\"ends\",
{"jsonrpc":"2.0","id":4,"method":"tools/call","params":{"name":"check_fen","arguments":{}}}
< {"jsonrpc":"2.0","id":4,"result":{"content":[{"type":"text","text":"{\"version\":1,\"id\":null,\"op\":\"fen\",
{"jsonrpc":"2.0","id":5,"method":"tools/call","params":{"name":"judge_move","arguments":{ }}}
< {"jsonrpc":"2.0","id":5,"result":{"content":[{"type":"text","text":"{\"version\":1,\"id\":null,\"op\":null,\"ply\":null,\"verdict\":\"bad-request\",
{"jsonrpc":"2.0","id":6,"method":"tools/call","params":{"name":"judge_move","arguments":["e4"]}}
< {"jsonrpc":"2.0","id":6,"error":{"code":-32602,
{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"play_move"}}
< {"jsonrpc":"2.0","id":7,"error":{"code":-32602,
{"jsonrpc":"2.0","id":8,"method":"tools/call","params":["judge_move"]}
< {"jsonrpc":"2.0","id":8,"error":{"code":-32602,
END

# names [OPTION]...: of the tools that are listed
names() {
    echo '{"jsonrpc":"2.0","id":1,"method":"tools/list"}' | "$ecart" mcp "$@" |
        sed 's/},"required":\[[^]]*\]}}/|/g
             s/{"name":"\([a-z_]*\)","description":"[^"]*","inputSchema":{"type":"object","properties":{[^|]*|/\1/g'
}
tools='{"jsonrpc":"2.0","id":1,"result":{"tools":[judge_move,explain_move,position_status,check_fen'
test "$(names)" = "$tools,legal_moves]}}" || fail "listed: $(names)"
test "$(names --no-spoilers)" = "$tools]}}" || fail "listed: $(names --no-spoilers)"

# Without spoilers, no tool says which moves can be played.
server --no-spoilers <<'END'
{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"legal_moves"}}
< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,
{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"judge_move","arguments":{"fen":"4k3/8/8/8/8/8/4K3/R6R w - - 0 1","move":"Rd1"}}}
< {"jsonrpc":"2.0","id":2,"result":{"content":[{"type":"text","text":"{\"version\":1,\"id\":null,\"op\":\"referee\",\"ply\":null,\"verdict\":\"illegal\",\"reason\":\"ambiguous\",\"move\":null,\"offset\":0,\"text\":\"Say which rook moves.\",\"circumstances\":[],
{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"explain_move","arguments":{"fen":"4k3/8/8/8/8/8/4K3/R6R w - - 0 1","move":"Rd1"}}}
< {"jsonrpc":"2.0","id":3,"result":{"content":[{"type":"text","text":"{\"version\":1,\"id\":null,\"op\":\"referee\",\"ply\":null,\"verdict\":\"illegal\",\"reason\":\"ambiguous\",\"move\":null,\"offset\":0,\"text\":\"Say which rook moves.\",
{"jsonrpc":"2.0","id":4,"method":"tools/call","params":{"name":"position_status","arguments":{"fen":"4k3/8/8/8/8/8/4K3/R6R w - - 0 1","moves":["Rd1"]}}}
< {"jsonrpc":"2.0","id":4,"result":{"content":[{"type":"text","text":"{\"version\":1,\"id\":null,\"op\":\"ends\",\"ply\":1,\"verdict\":\"illegal\",\"reason\":\"ambiguous\",\"move\":null,\"offset\":0,\"text\":\"Say which rook moves.\",
{"jsonrpc":"2.0","id":5,"method":"tools/call","params":{"name":"judge_move","arguments":{"fen":"4k3/8/8/8/8/8/4K3/R6R w - - 0 1","move":"Rd1","spoilers":true}}}
< {"jsonrpc":"2.0","id":5,"result":{"content":[{"type":"text","text":"{\"version\":1,\"id\":null,\"op\":\"referee\",\"ply\":null,\"verdict\":\"illegal\",\"reason\":\"ambiguous\",\"move\":null,\"offset\":0,\"text\":\"Say which rook moves.\",
{"jsonrpc":"2.0","id":6,"method":"tools/call","params":{"name":"judge_move","arguments":{"move":"Ke3","op":"moves"}}}
< {"jsonrpc":"2.0","id":6,"result":{"content":[{"type":"text","text":"{\"version\":1,\"id\":null,\"op\":null,\"ply\":null,\"verdict\":\"bad-request\",
END
repeats='{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"position_status","arguments":{"moves":["Nf3","Nf6","Ng1","Ng8","Nf3","Nf6","Ng1"]}}}'
echo "$repeats" | "$ecart" mcp | grep -q '"claims":\[{"move":"f6g8"' || fail 'no claims'
echo "$repeats" | "$ecart" mcp --no-spoilers | grep -q f6g8 && fail 'a claim is told'

# Too long a line, one with other bytes, and the language of the sentences.
{ printf '{"jsonrpc":"2.0","id":1,"method":"'; head -c 70000 /dev/zero | tr '\0' x; printf '"}\n{"id":2,"method":"\377"}\n'; } |
    "$ecart" mcp | grep -c '"id":null,"error":{"code":-32700,' | grep -qx 2 || fail 'long lines'
{ printf '{"id":1,"method":"tools/call","params":{"name":"judge_move","arguments":{"move":"Ke3",'
  printf '"fen":"%s"}}}\n' "$(head -c 65400 /dev/zero | tr '\0' x)"; } | "$ecart" mcp |
    grep -q '"verdict":"bad-' || fail 'a long argument'
echo '{"id":1,"method":"tools/call","params":{"name":"judge_move","arguments":{"move":"Ke3"}}}' |
    "$ecart" mcp --language=fr | grep -q 'Le roi en e1' || fail 'no French'

# Every line gets an answer: a call is cut at each of its bytes, and loses each.  Two lines lose
# a letter of "id", and so are notifications.
printf '%s\n' '{"id":1,"method":"tools/call","params":{"name":"judge_move","arguments":{"fen":"startpos","moves":["e4"],"move":"\u0065\"5 [] {}"}}}' |
    awk '{
        for (i = 1; i < length($0); i++) {
            print substr($0, 1, i)
            print substr($0, 1, i - 1) substr($0, i + 1)
        }
    }' >"$made/cut"
"$ecart" mcp <"$made/cut" >"$made/out"
test "$(wc -l <"$made/out")" -eq $(($(wc -l <"$made/cut") - 2)) || fail 'lines without an answer'
grep -v '^{"jsonrpc":"2.0","id":[1n].*}$' "$made/out" && fail 'no answers'
if test -c /dev/full; then
    "$ecart" mcp <"$made/cut" >/dev/full 2>"$made/err"
    test "$? $(cat "$made/err")" = '2 ecart: cannot write: No space left on device' || fail '/dev/full'
fi
"$ecart" mcp x </dev/null 2>/dev/null && fail 'an operand'
for wait in 0 1 2 4; do
    test -s "$made/answered" || sleep $wait
done
test -s "$made/answered" || fail 'no answer before the end'
exec 3>&-
wait
test ! -s "$made/failures"
