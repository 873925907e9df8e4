# comments.awk -- puts comments into the games of make_games
#
#     awk -v long=0 -f comments.awk    { [%eval 0.3] [%clk 0:03:00] } after each move
#     awk -v long=1 -f comments.awk    what an engine says of its move, some 270 bytes
#
# After a comment, Black's move has its number too, as servers write it.  The
# same games always give the same bytes.

function roll(limit) {
    state = (state * 1103 + 12345) % 1048576
    return int(state / 16) % limit
}

function clock() {
    return sprintf("{ [%%eval %d.%02d] [%%clk 0:%02d:%02d] }", roll(9), roll(100), roll(60),
                   roll(60))
}

function engine(    i, moves) {
    for (i = 0; i < 20; i++)
        moves = moves " " substr("KQRBN", 1 + roll(5), 1) substr("abcdefgh", 1 + roll(8), 1) \
            1 + roll(8)
    return sprintf("{d=%d, sd=%d, mt=%d, tl=%d, s=%d, n=%d, pv=%s, tb=%d, h=%d.%d, ph=0.0, " \
        "wv=0.%02d, R50=50, Rd=-%d, Rr=-%d, mb=+0+0+0+0+0,}", 20 + roll(20), 40 + roll(40),
        roll(60000), 5000000 + roll(60000), 80000000 + roll(60000), 100000000 + roll(60000),
        substr(moves, 2), roll(100), roll(100), roll(10), roll(100), roll(20), roll(20))
}

# Engines write a line as long as it gets; servers, too.
function put(word) {
    line = line (line == "" ? "" : " ") word
}

BEGIN   { state = 2019 }
/^\[/   { print; next }
/^$/    { if (line != "") print line; line = ""; print; next }
        {
    for (i = 1; i <= NF; i++) {
        if ($i ~ /^[0-9]+\.$/) {
            number = $i
            put($i)
        } else if ($i ~ /^([01]-[01]|1\/2-1\/2|\*)$/) {
            put($i)
            number = ""
        } else {
            if (number == "")
                put(last "..")
            put($i)
            put(long ? engine() : clock())
            last = number
            number = ""
        }
    }
}
