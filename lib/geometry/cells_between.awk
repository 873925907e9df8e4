# cells_between.awk -- writes cells_between.c, by stepping over the board
#
#     awk -f lib/geometry/cells_between.awk > lib/geometry/cells_between.c
#
# A set of cells is written as sixteen hexadecimal digits, two for each column
# from h down to a; row 1 is the lowest bit.  tests/tables.sh compares the file
# with what this writes.

function sign(number)
{
    return (number > 0) - (number < 0)
}

# The cells between a1 and the cell at a difference of columns and rows.  What
# lies outside the board goes round it, and comes back when the set is turned
# to where the cells are.
function set_for(columns, rows,    steps, i, at, bits, text)
{
    split("0 0 0 0 0 0 0 0", bits)
    if (columns == 0 || rows == 0 || columns == rows || columns == -rows)
        steps = columns == 0 ? rows * sign(rows) : columns * sign(columns)
    for (i = 1; i < steps; i++) {
        at = (64 + i * (8 * sign(columns) + sign(rows))) % 64
        bits[int(at / 8) + 1] += bit[at % 8]
    }
    text = "0x"
    for (i = 8; i >= 1; i--)
        text = text sprintf("%02x", bits[i])
    return text
}

BEGIN {
    bit[0] = 1
    for (i = 0; i < 7; i++)             # not every awk has powers
        bit[i + 1] = 2 * bit[i]
    print "/* SPDX-License-Identifier: MIT */"
    print "/* cells_between.c -- made by cells_between.awk: edit that */"
    print ""
    print "#include \"geometry/sets.h\""
    print "\nconst ecart_cells ecart_between[240] = {"
    for (i = 0; i < 240; i++) {
        # The places are those of difference_at() in sets.h.
        printf "%s%s,%s", (i % 4 == 0 ? "    " : " "), \
            set_for(int(i / 16) - 7, i % 16 - 8), (i % 4 == 3 ? "\n" : "")
    }
    print "};"
}
