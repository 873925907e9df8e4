# squares.awk -- writes squares.c, by going over all numbers from 0 to 255
#
#     awk -f lib/geometry/squares.awk > lib/geometry/squares.c
#
# tests/tables.sh compares the file with what this writes.

# A line has ten numbers, so it has a column of the board, from the second number on.
function write(name, form, nowhere, column_counts, first,    number, column, row, written)
{
    print "const uint8_t " name "[256] = {"
    for (number = 0; number < 256; number++) {
        column = int(number / 10)
        row    = number % 10
        if (column >= 1 && column <= 8 && row >= 1 && row <= 8)
            written = column_counts * (column - 1) + row - 1 + first
        else
            written = nowhere
        printf (row == 0 ? "    " : " ") form ",", written
        if (row == 9)
            print ""
    }
    print "\n};"
}

BEGIN {
    print "/* SPDX-License-Identifier: MIT */"
    print "/* squares.c -- made by squares.awk: edit that */"
    print "\n#include \"geometry/sets.h\"\n"
    print "/* Column and row as hexadecimal digits, from 0, and SQUARE_EXISTS. */"
    write("ecart_squares", "0x%02x", 0, 16, 8)
    print "\n/* In the order of the numbers; NO_INDEX for what is not a cell. */"
    write("ecart_indices", "%2d", 64, 8, 0)
}
