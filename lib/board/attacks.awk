# attacks.awk -- writes attacks.c, by stepping over the board
#
#     awk -f lib/board/attacks.awk > lib/board/attacks.c
#
# A set of cells is written as sixteen hexadecimal digits, two for each column
# from h down to a; row 1 is the lowest bit.  tests/tables.sh compares the file
# with what this writes.

function clear()
{
    split("0 0 0 0 0 0 0 0", bits)
}

function add(column, row)
{
    if (column >= 0 && column < 8 && row >= 0 && row < 8)
        bits[column + 1] += 2 ^ row
}

function written(    i, text)
{
    text = "0x"
    for (i = 8; i >= 1; i--)
        text = text sprintf("%02x", bits[i])
    return text
}

# All cells in one direction, up to a number of steps.
function add_ray(column, row, columns, rows, steps,    i)
{
    for (i = 1; i <= steps; i++)
        add(column + i * columns, row + i * rows)
}

function set_for(what, column, row,    s, t)
{
    clear()
    for (s = -1; s <= 1; s += 2) {
        if (what == "king") {
            add(column + s, row)
            add(column, row + s)
        }
        if (what == "white pawn")
            add(column + s, row + 1)
        if (what == "black pawn")
            add(column + s, row - 1)
        if (what == "rising" || what == "bishop" || what == "queen")
            add_ray(column, row, s, s, 7)
        if (what == "falling" || what == "bishop" || what == "queen")
            add_ray(column, row, s, -s, 7)
        if (what == "rook" || what == "queen") {
            add_ray(column, row, s, 0, 7)
            add_ray(column, row, 0, s, 7)
        }
        for (t = -1; t <= 1; t += 2) {
            if (what == "king")
                add(column + s, row + t)
            if (what == "knight") {
                add(column + s, row + 2 * t)
                add(column + 2 * s, row + t)
            }
        }
    }
    return written()
}

function print_sets(what,    i)
{
    for (i = 0; i < 64; i++)
        printf "%s%s,%s", i % 4 == 0 ? "    " : " ", set_for(what, int(i / 8), i % 8), i % 4 == 3 ? "\n" : ""
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
        print i == 1 ? "  {" : "  }, {"
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
            set += 2 ^ r
            if (r > 0 && r < 7 && int(inner / 2 ^ (r - 1)) % 2 == 1)
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
            printf "%s0x%02x,%s", inner % 16 == 0 ? "    " : "", \
                column_attacks(row, inner), inner % 16 == 15 ? "\n" : " "
        print "  },"
    }
    print "};"
}

BEGIN {
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
