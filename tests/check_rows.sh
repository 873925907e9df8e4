#!/bin/sh
# check_rows.sh -- ecart pgn --games: a row a game, as a table and as JSON
#
# What rows count and say first is compared with the list of findings.  DuckDB reads them, if
# it is there: the program, or its package for node.
. "${srcdir:-.}/tests/linted.sh"
schema=$data/../../tools/pgn/pgn-game.schema.json

# Two games by hand, with all that a row says.
by_hand() {
    cat >small.pgn <<'END'
) {before the first}

[White "An\"na"]
[White "Anna"]
[Site "a	\\b"]

1. f3 e5 (1... d5 2. g4 ] e5) 2. g4 Qh4# 0-1 1-0

1. e4 e5 2. Ke3 (2. Nf3 Nc6 3. Nf4) Nf6 $999 *
[FEN "4k3/8/8/8/8/8/8/R3K3 b - - 7 30"]

30... Ke7 31. Ra7 Kd6 -- 32. Ke7

[Variant "atomic"]

1. e4 *

1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 1/2-1/2

1. e4 ]
END
    cat >wanted <<'END'
{"file":"small.pgn","line":3,"offset":22,"game":1,"tags":{"White":"An\"na","Site":"a?\\b"},"plies":4,"result":"0-1","standing":"checkmate","fault":{"ply":0,"severity":"error","reason":"stray-sign","text":"The sign ) does not open or close anything."},"errors":3,"warnings":1,"notes":0}
{"file":"small.pgn","line":9,"offset":120,"game":2,"tags":{},"plies":2,"result":"*","standing":null,"fault":{"ply":3,"severity":"error","reason":"king-shape","text":"The king on e1 cannot go to e3: a king moves only one square at a time. The rest of the game is not judged."},"errors":3,"warnings":0,"notes":0}
{"file":"small.pgn","line":10,"offset":167,"game":3,"tags":{"FEN":"4k3/8/8/8/8/8/8/R3K3 b - - 7 30"},"plies":4,"result":null,"standing":null,"fault":{"ply":5,"severity":"error","reason":"king-into-attack","text":"The king on d6 cannot go to e7, which is attacked by the rook on a7. The rest of the game is not judged."},"errors":2,"warnings":2,"notes":0}
{"file":"small.pgn","line":14,"offset":242,"game":4,"tags":{"Variant":"atomic"},"plies":0,"result":"*","standing":null,"fault":{"ply":0,"severity":"error","reason":"unknown-variant","text":"Games of this chess variant are not judged."},"errors":1,"warnings":0,"notes":0}
{"file":"small.pgn","line":18,"offset":271,"game":5,"tags":{},"plies":8,"result":"1/2-1/2","standing":"threefold-claimable","fault":null,"errors":0,"warnings":0,"notes":0}
{"file":"small.pgn","line":20,"offset":324,"game":6,"tags":{},"plies":1,"result":null,"standing":"in-play","fault":{"ply":1,"severity":"error","reason":"stray-sign","text":"The sign ] does not open or close anything."},"errors":2,"warnings":0,"notes":0}
END
    finds wanted --games --json small.pgn
    run --games --json --no-warn=stray-sign,king-shape,no-result small.pgn
    ends 1 '--no-warn'
    sed -n '2s/.*"fault":{"ply":\([0-9]*\),.*"reason":"\([a-z-]*\)".*/\1 \2/p' out >found
    echo '5 knight-shape' | diff - found || fail '--no-warn: another fault'
    sed -n 6p out | grep -q '"fault":null,"errors":0,' || fail '--no-warn: a fault'
    run --games small.pgn
    sed -n 3p out >found
    printf '%s\t' small.pgn 9 120 2 '{}' 2 '*' '' 3 error king-shape \
        'The king on e1 cannot go to e3: a king moves only one square at a time. The rest of the game is not judged.' \
        3 0 >wanted
    echo 0 >>wanted
    differs wanted found && fail 'another line of the table'
    run --games --play-on small.pgn
    test "$(sed -n 3p out | cut -f 6,8)" = "4${tab}in-play" || fail "--play-on: $(sed -n 3p out)"
    run --games --language=de small.pgn
    sed -n 5p out | grep -qF 'Partien dieser Schachvariante' || fail "German: $(sed -n 5p out)"
    trouble '--mend cannot be combined with --games' --mend --games small.pgn
    run --games --quiet --fail=never small.pgn none.pgn
    ends 2 'a file that is not there'
    test "$(wc -l <out)" = 7 || fail "$(wc -l <out) lines"
    # A game keeps nothing of the longer one before it.
    printf '1. f3 e5 2. g4 Qh4# 0-1\n\n1. f3 e5 2. g4 *\n\n%s *\n' \
        '[FEN "4k3/8/8/8/8/8/8/4K2R w KQkq - 0 30"]' | "$ecart" pgn -q --games --json |
        grep -o '"standing":"[a-z-]*","fault":[a-z{}"]*[:0-9]*' | tr -d '\n' >out
    test "$(cat out)" = '"standing":"checkmate","fault":null"standing":"in-play","fault":null"standing":"in-play","fault":{"ply":0' ||
        fail "three games: $(cat out)"
    printf '1. e4 *\n' | "$ecart" pgn --games --json >out 2>err || fail "standard input: $?"
    grep -q '^{"file":"-","line":1,"offset":0,"game":1,"tags":{},"plies":1,' out || fail "$(cat out)"
}

# same_as_findings FILE OPTION...: by game, how many of each severity, and the first of the
# gravest; but what is told once for a file is in no row.
same_as_findings() {
    run --quiet --json --all "$@"
    awk '
        function text(name) {
            match($0, "\"" name "\":\"([^\"\\\\]|\\\\.)*\"")
            return substr($0, RSTART + length(name) + 4, RLENGTH - length(name) - 5)
        }
        /"reason":"(wide-text|legacy-text|byte-order-mark|stray-text|open-result-tag)"/ { next }
        {
            match($0, "\"game\":[0-9]+")
            game = substr($0, RSTART + 7, RLENGTH - 7) + 0
            if (game > last)
                last = game
            weight = text("severity")
            if (!(game SUBSEP weight in first))
                first[game, weight] = weight "\t" text("reason") "\t" text("text")
            count[game, weight]++
        }
        END {
            for (game = 1; game <= last; game++) {
                fault = first[game, "error"] != "" ? first[game, "error"] : \
                    first[game, "warning"] != "" ? first[game, "warning"] : first[game, "note"]
                if (fault != "")
                    print game "\t" fault "\t" count[game, "error"] + 0 "\t" \
                        count[game, "warning"] + 0 "\t" count[game, "note"] + 0
            }
        }' out >wanted
    run --games "$@"
    awk -F '\t' -v OFS='\t' 'NR > 1 && $10 != "" {
        gsub(/\\/, "&&", $12)
        gsub(/"/, "\\\\&", $12)
        print $4, $10, $11, $12, $13, $14, $15 }' out >found
    differs wanted found && fail "rows are not what the findings are: $*"
    test "$(($(wc -l <out) - 1))" = "$(sed -n '1s/[^0-9]*\([0-9]*\).*/\1/p' err)" ||
        fail "not a row for each game: $*"
}

collections() {
    plain 4000 >plain.pgn
    awk -f "$data/plant.awk" "$data/planted.tsv" plain.pgn >planted.pgn
    sed 's/^= .*//; /^[@#]/d' "$data/../../conformance/games.txt" >dialects.pgn
    for file in plain planted dialects; do
        same_as_findings $file.pgn
        test -s wanted || test $file = plain || fail "$file: no findings"
        same_as_findings $file.pgn --warn=all
        same_as_findings $file.pgn --warn=all --play-on --language=fr
    done
    run --games planted.pgn
    cp out one
    cp err one.err
    for jobs in 2 4; do
        run --games -j $jobs planted.pgn
        cmp out one && cmp err one.err || fail "-j $jobs: other rows"
    done
    "$ecart" pgn --games --quiet <planted.pgn | sed 's/^-/planted.pgn/' | cmp - one ||
        fail 'standard input: other rows'
    tail -n +2 one | cut -f 2-4 | while read -r line offset game; do
        test $((game % 500)) = 0 || continue
        tail -c +$((offset + 1)) planted.pgn | head -c 8 | grep -qxF '[Event "' &&
            sed -n "${line}p" planted.pgn | grep -q '^\[Event "' || echo "$game"
    done | grep . && fail 'games do not begin at these lines or offsets'
    run --games --json planted.pgn dialects.pgn
    if command -v jq >/dev/null; then
        { echo; jq -r '[.file, .line, .offset, .game, (.tags | tojson), .plies, .result, .standing,
            .fault.ply, .fault.severity, .fault.reason, .fault.text, .errors, .warnings, .notes] |
            map(if . == null then "" else tostring end) | join("\t")' <out; } >wanted
        "$ecart" pgn --games --quiet planted.pgn dialects.pgn | sed 1s/.*// >found
        differs wanted found && fail 'the table is not what the objects are'
    else
        echo 'no jq: the table was not compared with the objects'
    fi
    fits
}

# Each row in the file out fits the schema.
fits() {
    python3 - "$schema" <<'END'
import json, sys
try:
    from jsonschema import Draft202012Validator
except ImportError:
    sys.exit(77)
with open(sys.argv[1], encoding="utf-8") as file:
    schema = json.load(file)
Draft202012Validator.check_schema(schema)
validator = Draft202012Validator(schema)
for number, line in enumerate(open("out", encoding="utf-8"), 1):
    for error in validator.iter_errors(json.loads(line)):
        sys.exit(f"row {number}: {error.message}")
    assert list(json.loads(line)) == schema["required"]
END
    case $? in 0) ;; 77) echo 'no python3 with jsonschema: the schema was not looked at' ;; *) fail schema ;; esac
}

# A game longer than what is read at once; more tags than a row has room for; odd names.
corners() {
    awk 'BEGIN {
        printf "[Event \"long\"]\n[White \"W\"]\n\n1. e4 ) "
        for (n = 0; n < 30000; n++)
            printf "(1. d4 d5 2. Nf%d {comment}) ", n % 8 + 1
        print "e5 *\n"
        for (n = 0; n < 20; n++) {
            printf "[Tag%d \"", n
            for (i = 0; i < 3000; i++)
                printf "\\\\"
            print "\"]"
        }
        print "[Small \"here\"]\n\n1. e4 *\n"
        for (n = 0; n < 100; n++)
            print "[ALongNameForATagWhichIsNotRemembered \"" n "\"]\n[Tag" n " \"x\"]\n[Tag" n " \"y\"]"
        print "\n1. e4 *"
    }' >corners.pgn
    printf '\n[Name\351 "\351\\"x"]\n\n1. e4 *\n' >>corners.pgn
    same_as_findings corners.pgn
    run --games --json corners.pgn
    fits
    grep -c '"tags":{"Event":"long","White":"W"},"plies":2,' out | grep -qx 1 || fail 'a long game'
    test "$(sed -n 2p out | wc -c)" -lt 33000 && sed -n 2p out | grep -q '"Tag4":.*"Small":"here"}' ||
        fail 'tags that are too long'
    sed -n 3p out | grep -q '"tags":{"Tag0":"x",.*"Tag63":"x"}' || fail "names: $(sed -n 3p out)"
    test "$(sed -n 3p out | grep -o '"[^"]*":"y"')" = '' || fail 'a tag that is there twice'
    sed -n 4p out | grep -qF '"tags":{"Nameé":"é\"x"}' || fail "names: $(sed -n 4p out)"
    # As many tags as there is room for, 32 KiB, and one byte more.
    for more in '' x; do
        awk -v more=$more 'BEGIN {
            for (n = 0; n < 8; n++)
                printf "[T%d \"%4000s\"]\n", n, ""
            printf "[T8 \"%696s%s\"]\n\n*\n", "", more
        }' | "$ecart" pgn -q --games --json | grep -c '"T7":.*"T8":' | grep -qx "$((1 - ${#more}))" ||
            fail "tags and '$more'"
    done
    # Of a game longer than any that the rules allow, its end is judged alone; and of one that is not,
    # all, though no more than 150 moves are remembered.
    awk 'BEGIN {
        for (n = 0; n < 8852; n++)
            print n % 4426 || !n ? "" : "1-0\n", "Nf3 Nf6 Ng1 Ng8"
        print "e4"
        for (n = 0; n < 24; n++)
            print "Nf6 Nc3 Ng8 Nb1"
        print "Nf6 Nc3 Ng8 *\n"
        for (n = 0; n < 37; n++)
            print "Nf3 Nf6 Ng1 Ng8"
        print "f3 e5 g4 Qh4# 0-1"
    }' | "$ecart" pgn -q --games --no-warn=missing-tag | cut -f 6-9 | tail -n +2 >out
    printf '%s\n' "17704${tab}1-0${tab}seventy-five-move$tab" "17804${tab}*${tab}in-play$tab" \
        "152${tab}0-1${tab}checkmate${tab}17" | diff - out || fail 'long games'
    : >empty.pgn
    run --games --json empty.pgn
    test ! -s out && ends 0 'no games'
}

# query SQL: what DuckDB answers, as CSV
query() {
    if command -v duckdb >/dev/null; then
        duckdb -csv -c "$1"
    else
        node -e 'const { DuckDBInstance } = require("@duckdb/node-api");
            DuckDBInstance.create().then(duck => duck.connect()).then(duck =>
                duck.runAndReadAll(process.argv[1])).then(read =>
                    [read.columnNames(), ...read.getRows()].forEach(row => console.log(row.join())))' "$1"
    fi 2>/dev/null
}

databases() {
    query 'select 1' >found
    if test "$(tail -n 1 found)" != 1; then
        echo 'no duckdb: it was not asked to read rows'
        return
    fi
    run --games planted.pgn
    cp out games.tsv
    run --games --json planted.pgn
    cp out games.json
    tail -n +2 games.tsv | cut -f 11 | grep . | sort | uniq -c |
        awk 'BEGIN { print "reason,games" } { print $2 "," $1 }' >wanted
    query "select reason, count(*) as games from read_csv('games.tsv', delim = '\\t', quote = '')
           where reason is not null group by reason order by reason" >found
    differs wanted found && fail 'DuckDB: another table'
    query "select fault.reason as reason, count(*) as games from 'games.json'
           where fault is not null group by reason order by reason" >found
    differs wanted found && fail 'DuckDB: other objects'
    query "select count(*) from 'games.json' where tags.White is not null and plies > 0" |
        tail -n 1 >found
    "$ecart" pgn --quiet --games planted.pgn | awk -F '\t' '$5 ~ /"White":/ && $6 > 0' | wc -l |
        tr -d ' ' | diff - found || fail 'DuckDB: other tags'
}

by_hand
collections
corners
databases
exit $((failures != 0))
