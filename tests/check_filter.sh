#!/bin/sh
# check_filter.sh -- the operations of ecart filter answer as the commands do, in order
asked=
# shellcheck source=tests/asked.sh
. "${srcdir:-.}/tests/asked.sh"
newline='
'
kiwipete='r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1'
pinned='4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1'
# White may claim a draw after 4... Ng8, and then has no claim on g1f3.
knights='"Nf3","Nf6","Ng1","Ng8","Nf3","Nf6","Ng1"'

# asks REQUEST: the answer goes to a file, and for the shell into a variable
asks() {
    answer=$(printf '%s\n' "$1" | "$ecart" filter 2>/dev/null; echo end)
    answer=${answer%end}
    case $answer in
    *"$newline"*"$newline"* | "$newline") fail "$1: not one line" ;;
    *"$newline")                          ;;
    *)                                    fail "$1: not one line" ;;
    esac
    printf %s "$answer" >"$made/answer"
}

# begins WANTED: so the last answer does
begins() {
    case $answer in "$1"*) ;; *) fail "not $1: $(cut -c 1-200 "$made/answer")" ;; esac
}

# has TEXT: the last answer, somewhere
has() {
    case $answer in *"$1"*) ;; *) fail "no $1: $(cut -c 1-600 "$made/answer")" ;; esac
}

# adds COMMAND...: behind what every answer begins with, and a verdict, come the members that
# the command prints
adds() {
    "$ecart" "$@" --json 2>/dev/null | sed 's/^{//' >"$made/wanted"
    sed 's/.*"reason":"[a-z-]*",//' "$made/answer" | diff -u "$made/wanted" - ||
        fail "not as ecart $*"
}

# judged COMMAND...: the same of what ecart check or explain prints of one move, but for the
# id and the names that each has for itself
judged() { # but for how the game stands after a refused move, which nobody wanted
    "$ecart" "$@" --json 2>/dev/null | tail -n 1 |
        sed 's/^{"position":"\([^"]*\)",/{/; s/"id":"[^"]*",//; s/,"ply":[0-9]*}/}/g;
             s/,"steps".*//; s/,"meant".*//; s/,"standing":null//; s/}$//' >"$made/wanted"
    sed 's/.*"ply":[a-z0-9]*,/{/; s/,"position".*//; s/,"faults".*//; s/,"meant".*//; s/}$//' "$made/answer" |
        diff -u "$made/wanted" - || fail "not as ecart $*"
}

same_as_commands() {
    asks '{"op":"moves","moves":["e2e4"]}'
    begins '{"version":1,"id":null,"op":"moves","ply":null,"verdict":"legal","reason":"none","moves":['
    adds moves -p 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1'
    asks '{"op":"moves","fen":"'"$kiwipete"'"}'
    adds moves -p "$kiwipete"
    asks '{"op":"moves","fen":"'"$kiwipete"'","from":"e5"}'
    adds moves -p "$kiwipete" e5
    asks '{"op":"moves","fen":"'"$pinned"'","from":"33"}'
    adds moves -p "$pinned" c3

    asks '{"op":"ends","id":[1]}'
    begins '{"version":1,"id":[1],"op":"ends","ply":null,"verdict":"legal","reason":"none",'
    adds ends
    asks '{"op":"ends","fen":"7k/5Q2/6K1/8/8/8/8/8 b - - 0 1","language":"de"}'
    adds ends --language=de -p '7k/5Q2/6K1/8/8/8/8/8 b - - 0 1'
    asks '{"op":"ends","moves":['"$knights"',"Ng8"]}'
    has '"standing":"threefold-claimable"'
    adds ends Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8

    asks '{"move":"Ng8","want":["standing"],"moves":['"$knights"']}'
    begins '{"version":1,"id":null,"op":"move","ply":null,"verdict":"legal",'
    has '"standing":"threefold-claimable"'
    judged check Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8
    asks '{"op":"board","want":["standing"],"moves":['"$knights"'],"board":"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"}'
    has '"standing":"threefold-claimable"'

    for level in child player arbiter; do
        asks '{"op":"explain","move":"Ne4","level":"'$level'","fen":"'"$pinned"'"}'
        judged explain -p "$pinned" Ne4
        "$ecart" explain --level=$level --json -p "$pinned" Ne4 |
            sed 's/.*,\("steps"\)/\1/' >"$made/wanted"
        sed 's/.*,\("steps"\)/\1/' "$made/answer" | diff -u "$made/wanted" - ||
            fail "not as ecart explain --level=$level"
        has '"position":"'"$pinned"'"'
    done
    asks '{"op":"explain","moves":["f3","e5","g4"],"move":"Qh4","want":["standing"],"language":"fr"}'
    "$ecart" explain --language=fr --json f3 e5 g4 Qh4 | sed 's/.*,\("steps"\)/\1/' >"$made/wanted"
    sed 's/.*,\("steps"\)/\1/' "$made/answer" | diff -u "$made/wanted" - || fail 'not as ecart explain, mate'
    has '"standing":"checkmate"'
    asks '{"op":"explain","level":"arbiter","edition":"2018","tempo":"blitz","move":"Ke2"}'
    "$ecart" explain --level=arbiter --edition=2018 --tempo=blitz --json Ke2 |
        sed 's/.*,\("steps"\)/\1/' >"$made/wanted"
    sed 's/.*,\("steps"\)/\1/' "$made/answer" | diff -u "$made/wanted" - || fail 'not as for an arbiter'
    asks '{"op":"explain","level":"child","tempo":"rapid","supervised":true,"numbers":true,"move":"Ba3"}'
    "$ecart" explain --level=child --tempo=rapid --supervised --numbers --json Ba3 |
        sed 's/.*,\("steps"\)/\1/' >"$made/wanted"
    sed 's/.*,\("steps"\)/\1/' "$made/answer" | diff -u "$made/wanted" - || fail 'not with numbers'
    asks '{"op":"explain"}'
    begins '{"version":1,"id":null,"op":"explain","ply":null,"verdict":"legal","reason":"none","standing":"in-play","position":"rnbqkbnr/'
    has '"text":"White has 20 legal moves.",'

    # The members of ecart fen in another order.
    for fen in "$pinned" '8/8/8/4k3/8/4K3/4P3/8' '4k3/8/8/8/8/8/8/4K3 w KQ e3 0 1' \
               '4b2k/8/8/3pP3/K7/8/8/8 w - d6 0 1'; do
        asks '{"op":"fen","fen":"'"$fen"'"}'
        "$ecart" fen --json "$fen" >"$made/wanted"
        sed 's/^.*"reason":"none",\("fen":"[^"]*"\),\("faults".*\)}/{\2,\1}/' "$made/answer" |
            diff -u "$made/wanted" - || fail "not as ecart fen $fen"
    done
    asks '{"op":"fen","fen":"8/8/8/4k3/8/4K4/4P3/8 w - - 0 1"}'
    begins '{"version":1,"id":null,"op":"fen","ply":null,"verdict":"bad-position","reason":"bad-rank-length",'
    # What people may have meant is offered to people only.
    "$ecart" fen --json '8/8/8/4k3/8/4K4/4P3/8 w - - 0 1' |
        sed 's/^{//; s/,"offers":\[[^]]*\]//; s/,"fen":null//' >"$made/wanted"
    sed 's/.*"candidates":\[\],//' "$made/answer" | diff -u "$made/wanted" - || fail 'not as ecart fen, bad'
}

destinations() {
    # For each square, the targets of its moves, sorted and each once.
    for fen in "$kiwipete" "$pinned" '8/4P3/8/8/8/8/8/k3K3 w - - 0 1'; do
        for from in a1 c3 e1 e2 e5 e7 f3; do
            asks '{"op":"destinations","fen":"'"$fen"'","from":"'$from'"}'
            "$ecart" moves -p "$fen" $from | cut -c 3-4 | sort -u |
                awk '{ printf "%s\"%s\"", n++ ? "," : "", $0 } END { print "" }' >"$made/wanted"
            sed 's/.*"from":"'$from'","destinations":\[\([^]]*\)\].*/\1/' "$made/answer" |
                diff -u "$made/wanted" - || fail "destinations from $from"
        done
    done
}

# What is refused has the members of a move, in every operation.
refused() {
    for op in move moves destinations explain fen ends board; do
        case $op in
        move | explain)         with='"move":"e4",' ;;
        moves | destinations)   with='"from":"e2",' ;;
        board)                  with='"board":"8/8/8/8/8/8/8/8",' ;;
        *)                      with= ;;
        esac
        asks '{"op":"'$op'","id":"é",'$with'"moves":["e4","e5","Ke3","Nc6"]}'
        begins '{"version":1,"id":"é","op":"'$op'","ply":3,"verdict":"illegal","reason":"king-shape",'
        judged check e4 e5 Ke3
        asks '{"op":"'$op'",'$with'"fen":"8/8/8/8/8/8/8/8 w - - 0 1"}'
        begins '{"version":1,"id":null,"op":"'$op'","ply":null,"verdict":"bad-position","reason":"king-missing",'
        test $op != explain || has ',"position":null,"steps":[]}'
    done
    asks '{"op":"moves","fen":"8/4P3/8/8/8/8/8/k3K3 w - - 0 1","moves":["e8"]}'
    begins '{"version":1,"id":null,"op":"moves","ply":1,"verdict":"promotion-needed",'
    asks '{"op":"ends","moves":["Ng1f3"],"strict":true}'
    begins '{"version":1,"id":null,"op":"ends","ply":1,"verdict":"illegal","reason":"bad-notation",'
    # A referee remembers nothing: it is told what was refused.
    for limit in 'move","n":3} loss' 'move","n":4} none' 'game","n":5} loss' 'game","n":6} none'; do
        asks '{"op":"referee","moves":["e4","e5"],"text":"Ke3","limit":{"per":"'"${limit% *}"',"tries":[{"ply":1,"text":"Ke3"},{"ply":1,"text":"e6"},{"ply":2,"text":"Ke3"},{"ply":3,"text":"Ke3"},{"ply":3,"text":"Kd3"}]}'
        has '"strikes":{"move":3,"game":5},"consequence":"'"${limit#* }"
    done
    asks '{"op":"referee","moves":["e4","e5"],"text":"Ke3","tries":[{"ply":3,"text":"Ke3"},{"ply":2,"text":"Ke3"},{"ply":1,"text":"Ke3"}],"limit":{"per":"move","n":2}}'
    begins '{"version":1,"id":null,"op":"referee","ply":null,"verdict":"illegal","reason":"king-shape","move":null,"offset":0,"text":"The king on e1 cannot go to e3: a king moves only one square at a time.","circumstances":[{"name":"again","ply":3,"cells":[],"text":"This was not allowed before, and nothing has changed."}],"strikes":{"move":2,"game":3},"consequence":"loss","standing":null}'
    asks '{"op":"nonsense"}'
    begins '{"version":1,"id":null,"op":null,"ply":null,"verdict":"bad-request","reason":"unknown-operation",'
    for line in '{"op":"destinations"} 20' '{"op":"destinations","from":"i9"} 28' \
                '{"op":"destinations","from":49} 28' '{"op":"explain","level":"teacher"} 24' \
                '{"op":"explain","edition":2018} 26' '{"op":"explain","tempo":"slow"} 24' \
                '{"op":"explain","supervised":1} 29' '{"op":"explain","numbers":"all"} 26' \
                '{"op":"ends","moves":"e4"} 21' '{"op":"ends","moves":["e4",5]} 27'; do
        asks "${line% *}"
        has '"verdict":"bad-request","reason":"bad-member",'
        has "at byte ${line##* }."
    done
    for line in '{"op":"ends","moves":["e4"|26' '{"op":"ends","moves":["e4","e5"}|31' \
                '{"moves":[],"moves":["e4"],"move":"e4"}|12' '{"op":"ends","moves":["e4",]}|28'; do
        asks "${line%|*}"
        has '"verdict":"bad-request","reason":"bad-json",'
        has "at byte ${line##*|}."
    done
}

# One request after another, and what its answer has
single() {
    while IFS='|' read -r request first second; do
        asks "$request"
        has "$first"
        has "$second"
    done <<'END'
{"op":"fen","fen":"8/8/8/4k3/8/4K3/4P3/8","moves":["e3d3"]}|"fen":"8/8/8/4k3/8/3K4/4P3/8 b - - 1 1","faults":[{"severity":"repair","reason":"missing-fields"
{"op":"fen","fen":"8/8/8/4k3/8/4K3/4P3/8","strict":true}|"verdict":"bad-position","reason":"missing-fields"
{"op":"destinations","from":"g1"}|"from":"g1","destinations":["f3","h3"],"numbers":{"from":71,"destinations":[63,83]}}
{"moves":["Nf4"],"move":"e5","meant":true}|"ply":1,"verdict":"illegal","reason":"knight-shape"|"meant":[{"move":"g1f3","san":"Nf3","cost":1,"slip":"key"}
{"moves":["e4","e5","Nf3","Nc6","Bc4"],"move":"b8d7","language":"de","meant":true}|"circumstances":[{"name":"left","ply":4,"cells":["c6"],"text":"Der Springer hat b8 im 2. Zug verlassen und steht jetzt auf c6."}],"meant":[]}
{"moves":["e4","e5","Nf3","Nc6"],"move":"e4","meant":true}|"circumstances":[{"name":"played","ply":1,"cells":["e2","e4"],"text":"The pawn went from e2 to e4 on move 1."}],"meant":[]}
{"moves":["e4"],"move":"Ke3"}|"candidates":[],"circumstances":[]}
{"moves":["e4","e5"],"move":"Ke3"}|"candidates":[],"circumstances":[]}
{"move":"e4","fen":"8","meant":true}|"verdict":"bad-position"|"meant":[]
{"op":"board","board":"8/8/8/8/8/8/8/8 w - - 0 x"}|"reason":"bad-move-number"
{"op":"board","board":"8","meant":true}|"verdict":"bad-position"|"meant":[]
{"op":"board","board":"8/8/8/8/8/8/8/8","meant":true}|"verdict":"illegal"|"meant":[]
{"op":"referee","text":"Ke3","edition":"2018","tempo":"rapid"}|"minutes":2,
{"op":"referee","text":"Ke3","supervised":true,"tempo":"blitz"}|"minutes":2,
{"op":"explain","move":"Ke3"}|"candidates":[],"position"
{"moves":["e4","e5","Nf3","Nc6","Bc4"],"move":"O-O"}|"circumstances":[{"name":"turn","ply":6,"cells":[],
{"op":"referee","moves":["e4"],"text":"Ke6","tries":[{"ply":1,"text":"Ke3"}]}|"strikes":{"move":1,"game":1},"consequence":"none"
{"op":"referee","moves":["e4","e5"],"text":"**Ke3**","spoilers":false}|"verdict":"illegal","reason":"king-shape",
{"op":"referee","text":" `zz` "}|"reason":"bad-notation","move":null,"offset":4,
{"op":"referee","text":"\"Nf3\"\n"}|"move":"g1f3",
{"op":"referee","text":"***"}|"reason":"bad-notation","move":null,"offset":3,
{"op":"referee","moves":["f3","e5","g4"],"text":"Qh4","limit":{"per":"game","n":1}}|"verdict":"legal","reason":"none","move":"d8h4",|"strikes":{"move":0,"game":0},"consequence":"none","standing":"checkmate"}
{"op":"referee","fen":"4k3/8/8/8/8/8/8/RN2KN1R w - - 0 1","text":"Nd2","spoilers":false,"tempo":"rapid"}|"text":"Say which knight moves.",|"consequence":"time","minutes":1,"standing":null}
{"op":"referee","text":"Sf3","letters":"de"}|"move":"g1f3",
{"op":"referee","fen":"8/4P3/8/8/8/8/8/k3K3 w - - 0 1","text":"e8"}|"verdict":"promotion-needed","reason":"promotion-needed","move":"e7e8",
{"op":"referee","fen":"8/4P3/8/8/8/8/8/k3K3 w - - 0 1","text":"e8","spoilers":false}|"verdict":"promotion-needed","reason":"promotion-needed","move":null,
{"op":"referee","text":"Ke3","level":"child"}|"text":"The king on e1 cannot go to e3. That is too far.
{"op":"referee","text":"Ke3","level":"child","spoilers":false}|"text":"The king on e1 cannot go to e3: a king
{"op":"referee","text":"e4 or d4","level":"child"}|"text":"Two moves are named, e4 and d4: name one."
{"op":"referee","text":"e9","level":"child","spoilers":false}|"offset":0,"text":"There is no square e9
{"op":"referee","moves":["e4","e5"],"text":"e2e4","level":"child"}|"text":"There is no piece on e2. Choose one of your own pieces.","circumstances":[{"name":"left",
{"op":"referee","moves":["e5"],"text":"e4","spoilers":false}|"ply":1,"verdict":"illegal",|"strikes":{"move":1,"game":1},
{"fen":"8/P7/8/8/8/k7/8/K7 w - - 0 1","from":"a7","to":"a8"}|"verdict":"promotion-needed"
{"op":"ends","board":null,"move":null,"from":null,"level":null}|"verdict":"legal"
{"from":11,"to":88}|"reason":"rook-shape"
{"op":"moves","from":88}|"verdict":"legal"
  {"move":4}|at byte 10.
{"op":"fen","fen":"startpos"}|"fen":"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
{"language":"fr"}|"ply":null,"verdict":"bad-request"
{"id":"\ud800","move":"e4"}|"text":"A string has half of a surrogate pair, at byte 14."
END
}

# A move named by squares is the one named by the text, and a member that does nothing is an error.
squares() {
    for case in 'e2 e4  e2e4' '52 e4  e2e4' 'e2 e2  e2e2' 'g1 17  g1a7' 'e2 e4 q e2e4q' 'd1 h5 n d1h5n'; do
        # shellcheck disable=SC2086 # its words
        set -- $case
        test $# = 3 && set -- "$1" "$2" '' "$3"
        for op in move explain; do
            asks '{"op":"'$op'","move":"'"$4"'","meant":true}'
            mv "$made/answer" "$made/wanted"
            asks '{"op":"'$op'","from":"'"$1"'","meant":true,"to":"'"$2"'"'"${3:+,\"promotion\":\"$3\"}"'}'
            diff -u "$made/wanted" "$made/answer" || fail "$op $case: another answer"
        done
    done
    for promotion in qQ rR bB nN; do
        asks '{"fen":"8/P7/8/8/8/8/k7/7K w - - 0 1","from":"a7","to":"a8","promotion":"'"${promotion%?}"'"}'
        has '"san":"a8='"${promotion#?}"
    done
    while IFS='|' read -r request text; do
        asks "$request"
        has '"verdict":"bad-request","reason":"bad-member",'
        has "\"text\":\"$text"
    done <<'END'
{"strict":1,"chess960":1,"move":3}|The value of strict must be true or false, at byte 10.
{"from":"","to":"e4"}|From must be a square, such as \"e4\" or 54, at byte 8.
{"from":"N","to":"f3"}|From must be a square, such as
{"from":"e2","to":"e9"}|To must be a square, such as \"e4\" or 54, at byte 18.
{"from":"e2","to":59}|To must be a square
{"from":"e2","to":54.5}|To must be a square
{"from":-52,"to":54}|From must be a square
{"from":[52],"to":54}|From must be a square
{"from":"e2"}|The request has no square to go to, at byte 12.
{"to":"e4"}|The request has no square to go from, at byte 10.
{"op":"explain","promotion":"q"}|The request has no square to go from
{"move":"e4","from":"e2","to":"e4"}|A request has a move, or from and to, but not both
{"move":"a8","promotion":"q"}|A request has a move, or from and to, but not both
{"from":"e2","to":"e4","promotion":"k"}|The promotion must be q, r, b or n, at byte 35.
{"op":"ends","board":"8"}|The op ends does not use board, at byte 13.
{"move":"e4","level":"child"}|The op move does not use level, at byte 13.
{"op":"moves","to":"e4"}|The op moves does not use to, at byte 14.
{"op":"destinations","from":"e2","occupied":true}|The op destinations does not use occupied
{"op":"board","board":"8","move":"e4"}|The op board does not use move
{"op":"fen","edition":"2018"}|The op fen does not use edition
{"op":"ends","want":["standing"]}|The op ends does not use want
{"move":"e4","want":"standing"}|What is wanted must be an array of \"standing\", at byte 20.
{"move":"e4","want":["standing","score"]}|What is wanted must be an array of \"standing\", at byte 32.
END
}

# What editors and people write.
written() {
    echo '{"move":"e4"}' >"$made/request"
    "$ecart" filter <"$made/request" 2>/dev/null >"$made/wanted"
    for file in - "$made/request"; do
        "$ecart" filter "$file" <"$made/request" 2>/dev/null | diff -u "$made/wanted" - || fail "filter $file"
    done
    for line in '\357\273\277{"move":"e4"}' '  {"move":"e4"}' '\357\273\277 \t{"move":"e4"}' \
                '{"fen":"startpos","move":"e4"}' '{"from":52,"to":54}' '{"from":"52","to":5.4e1}' \
                '{"move":"e4","language":null}'; do
        printf "$line\n" | "$ecart" filter 2>/dev/null | diff -u "$made/wanted" - || fail "$line"
    done
    printf 'startpos\te4\n' | "$ecart" filter 2>/dev/null | grep -q '^legal' || fail 'startpos in fields'
    for language in fr-CA fr_CH.UTF-8; do
        asks '{"move":"e4","language":"'$language'"}'
        has '"text":"Légal'
        has '"ply":null,"language":"fr",'
    done
    # An answer names the language that is used instead of one that is not known.
    for language in xx en_GB.UTF-8; do
        asks '{"move":"e4","language":"'$language'"}'
        has '"ply":null,"language":"en",'
        sed 's/"language":"en",//' "$made/answer" | diff -u "$made/wanted" - || fail "$language"
    done
}

# As many moves as fit into a line: the rules end no game here.
long_game() {
    awk 'BEGIN { printf "{\"op\":\"ends\",\"moves\":[\"Nf3\""
                 for (n = 1; n < 9000; n++)
                     printf ",\"%s\"", (n % 4 == 1 ? "Nf6" : n % 4 == 2 ? "Ng1" : n % 4 == 3 ? "Ng8" : "Nf3")
                 print "]}" }' >"$made/request"
    asks "$(cat "$made/request")"
    has '"repetitions":2251,"clock":9000,'
    # As many refused texts as anyone tries
    awk 'BEGIN { printf "{\"op\":\"referee\",\"text\":\"Ke3\",\"tries\":[{\"ply\":1,\"text\":\"Ke3\"}"
                 while (n++ < 2000) printf ",{\"ply\":1,\"text\":\"e5\"}"
                 print "]}" }' >"$made/request"
    asks "$(cat "$made/request")"
    has '"circumstances":[{"name":"again","ply":1,'
    # Texts that are as short as they can be fit too, and are refused.
    awk 'BEGIN { printf "{\"op\":\"ends\",\"moves\":[\"\""
                 for (n = 0; n < 21830; n++) printf ",\"\""
                 print "]}" }' >"$made/request"
    asks "$(cat "$made/request")"
    has '"ply":1,"verdict":"illegal","reason":"bad-notation"'
}

in_order() {
    awk 'BEGIN { split("move moves destinations explain fen ends nonsense", op, " ")
                 split("move from from move - - -", with, " ")
                 for (n = 0; n < 20000; n++)
                     if (n % 50 > 6) printf "{\"id\":%d,\"move\":\"e%d\"}\n", n, n % 8
                     else {
                         printf "{\"id\":%d,\"op\":\"%s\"", n, op[n % 7 + 1]
                         if (n % 7 < 4) printf ",\"%s\":\"71\"", with[n % 7 + 1]
                         print "}"
                     }
               }' >"$made/requests"
    "$ecart" filter <"$made/requests" 2>"$made/counts" |
        awk '{ if (index($0, "{\"version\":1,\"id\":" NR - 1 ",\"op\":") != 1) { print NR ": " substr($0, 1, 60); exit 1 } }
             END { exit NR != 20000 }' || fail '20,000 requests: another order'
    grep -q '^ecart: 20000 lines: ' "$made/counts" || fail "$(cat "$made/counts")"
    echo '{"op":"referee","text":"e4"}' | "$ecart" filter 2>&1 >/dev/null | grep -q '^ecart: 1 line: 1 legal,' || fail 'one'
    printf '%s\n' '{"op":"referee","text":"Ke3"}' '{"op":"ends"}' '{"op":"ends","moves":["Ke3"]}' '{"op":"referee","text":"Ke3"}' |
        "$ecart" filter 2>&1 >/dev/null | grep -q ' 1 legal, 0 promotion-needed, 3 illegal, 0 bad' || fail 'other counts'
}

same_as_commands
destinations
refused
single
squares
written
long_game
in_order

# The published schemas, if they can be read: they know each language and all letters.
python3 "$srcdir/tests/filter_operations.py" "$ecart" "$srcdir/tools/filter" 400
case $? in 0) ;; 77) echo 'no python3 with jsonschema: schemas were not looked at' ;; *) fail schemas ;; esac
for member in language letters; do
    sed -n '/"'$member'": {/,/]/p' "$srcdir/tools/filter/filter-request.schema.json" |
        grep -o '"[a-z][a-z]"' >"$made/codes"
    while read -r code; do
        asks '{"move":"e4","'$member'":'"$code"'}'
        has '"verdict":"legal"'
    done <"$made/codes"
    test "$(tr -d '"' <"$made/codes" | paste -s -d '|' -)" = \
         "$("$ecart" filter --help | sed -n "s/^  --$member=//p")" || fail "$member: other codes"
done
exit $((failures > 0))
