# attacks.awk -- writes attacks.c, by asking how each piece goes
#
#     awk -f lib/pieces/goes.awk -f lib/board/attacks.awk > lib/board/attacks.c
#
# A set of cells is written as sixteen hexadecimal digits, two for each column
# from h down to a; row 1 is the lowest bit.  tests/tables.sh compares the file
# with what this writes.

function clear()
{
    split("0 0 0 0 0 0 0 0", bits)
}

function written(    i, text)
{
    text = "0x"
    for (i = 8; i >= 1; i--)
        text = text sprintf("%02x", bits[i])
    return text
}

# Whether a set of a cell has the cell that is these columns and rows away.
function is_in(what, columns, rows)
{
    if (what in kind)
        return goes(kind[what], columns, rows)
    if (what == "white pawn" || what == "black pawn")
        return pawn_captures(columns, what == "white pawn" ? rows : -rows)
    return goes(kind["bishop"], columns, rows) && (columns == rows) == (what == "rising")
}

function set_for(what, column, row,    c, r)
{
    clear()
    for (c = 0; c < 8; c++)
        for (r = 0; r < 8; r++)
            if (is_in(what, c - column, r - row))
                bits[c + 1] += bit[r]
    return written()
}

function print_sets(what,    i)
{
    for (i = 0; i < 64; i++)
        printf "%s%s,%s", (i % 4 == 0 ? "    " : " "), \
            set_for(what, int(i / 8), i % 8), (i % 4 == 3 ? "\n" : "")
}

function print_table(name, what)
{
    printf "\nconst ecart_cells ecart_%s[64] = {\n", name
    print_sets(what)
    print "};"
}

function print_tables(name, list,    count, i, what)
{
    printf "\nconst ecart_cells ecart_%s[64] = {\n", name
    count = split(list, what, ",")
    for (i = 1; i <= count; i++) {
        print (i == 1 ? "  {" : "  }, {")
        print_sets(what[i])
    }
    print "  },\n};"
}

# Which rows of its column a rook on a row attacks, by what stands on the six
# inner rows.
function column_attacks(row, inner,    up, r, set)
{
    for (up = -1; up <= 1; up += 2)
        for (r = row + up; r >= 0 && r < 8; r += up) {
            set += bit[r]
            if (r > 0 && r < 7 && int(inner / bit[r - 1]) % 2 == 1)
                break
        }
    return set
}

function print_columns(    row, inner)
{
    print "\nconst uint8_t ecart_column_attacks[8][64] = {"
    for (row = 0; row < 8; row++) {
        print "  {"
        for (inner = 0; inner < 64; inner++)
            printf "%s0x%02x,%s", (inner % 16 == 0 ? "    " : ""), \
                column_attacks(row, inner), (inner % 16 == 15 ? "\n" : " ")
        print "  },"
    }
    print "};"
}

BEGIN {
    bit[0] = 1
    for (i = 0; i < 7; i++)             # not every awk has powers
        bit[i + 1] = 2 * bit[i]
    kind["king"] = 1; kind["queen"] = 2; kind["rook"] = 3; kind["bishop"] = 4
    kind["knight"] = 5

    print "/* SPDX-License-Identifier: MIT */"
    print "/* attacks.c -- made by attacks.awk: edit that */"
    print ""
    print "#include \"board/attacks.h\""
    print_tables("empty_board_attacks[ECART_KNIGHT]", "king,queen,rook,bishop,knight")
    print_tables("pawn_attacks[2]", "white pawn,black pawn")
    print_table("rising_diagonals", "rising")
    print_table("falling_diagonals", "falling")
    print_columns()
}
