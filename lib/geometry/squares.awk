# squares.awk -- writes squares.c: the 0x88 number and the index of every cell
#
#     awk -f lib/geometry/squares.awk > lib/geometry/squares.c
#
# sets.h says what they are.  tests/tables.sh compares the file with what this writes.

# Writes a table by the numbers of cells, with a number for all others.
function table(name, by_column, first, other,    n, column, row, cell)
{
    print "\nconst uint8_t " name "[256] = {"
    for (n = 0; n < 256; n++) {
        column = int(n / 10)
        row    = n % 10
        cell   = column >= 1 && column <= 8 && row >= 1 && row <= 8
        printf "%s%3d,%s", (n % 16 == 0 ? "    " : " "), \
            (cell ? by_column * (column - 1) + row - 1 + first : other), (n % 16 == 15 ? "\n" : "")
    }
    print "};"
}

BEGIN {
    print "/* SPDX-License-Identifier: MIT */"
    print "/* squares.c -- made by squares.awk: edit that */"
    print ""
    print "#include \"geometry/sets.h\""
    table("ecart_squares", 16, 8, 0)    # 8 is SQUARE_EXISTS
    table("ecart_indices", 8, 0, 64)
}
