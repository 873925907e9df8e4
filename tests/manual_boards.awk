# manual_boards.awk -- two boards of the manual's chapter on distances
#
#     ecart distance --metric=knight a1 | awk -v board=laid-over -f manual_boards.awk
#     { ecart distance h8; ecart distance a6; } | awk -v board=first -f manual_boards.awk
#
# laid-over: Pioneer's 15x15 places around a knight on c2; the lines are the edges of
# the board.  first: which of two kings, one per list, comes first to each cell, by
# the Chebyshev and by the Manhattan distance; "=" if both need as many moves.
$1 ~ /^[1-8]$/ && NF >= 9 {
    if ($1 == 8)
        lists++
    for (n = 1; n < NF; n++)
        at[lists, int((n - 1) / 9), $1, (n - 1) % 9 + 1] = $(n + 1)
}

function size(n) { return n < 0 ? -n : n }

function place(row, column,   files, ranks) {
    files = size(column - 7)
    ranks = size(row - 7)
    return files == 1 && ranks == 1 ? 2 : at[1, 0, ranks + 1, files + 1]
}

function laid_over(   row, column, line) {
    for (row = 14; row >= 0; row--) {
        if (row == 13 || row == 5)
            print "                +-----------------+"
        line = sprintf("%4d ", 15 * row)
        for (column = 0; column < 15; column++) {
            line = line (column == 5 || column == 13 ? \
                         (row > 5 && row < 14 ? " |" : "  ") : "")
            line = line " " (row == 7 && column == 7 ? "N" : place(row, column))
        }
        print line
    }
}

function first(metric, row, column,   one, other) {
    one   = at[1, metric, row, column]
    other = at[2, metric, row, column]
    return one == 0 ? "K" : other == 0 ? "k" : one < other ? "w" : one > other ? "b" : "="
}

function both_maps(   row, column, metric, line) {
    print "     Chebyshev              Manhattan"
    for (row = 8; row >= 1; row--) {
        line = ""
        for (metric = 0; metric < 2; metric++) {
            line = line "  " row " "
            for (column = 1; column <= 8; column++)
                line = line " " first(metric, row, column)
            line = line "   "
        }
        sub(/ +$/, "", line)
        print line
    }
    print "     a b c d e f g h        a b c d e f g h"
}

END {
    if (board == "laid-over")
        laid_over()
    else
        both_maps()
}
