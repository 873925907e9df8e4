# board_attacks.awk -- writes board_attacks.c, by stepping over the board
#
#     awk -f lib/board_attacks.awk > lib/board_attacks.c
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
        if (what == "rising")
            add_ray(column, row, s, s, 7)
        if (what == "falling")
            add_ray(column, row, s, -s, 7)
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

# Between a cell and another that is later in the order of the cells.  Laid
# from a1, or from a8 where the rows fall, and then moved to begin at bit 0.
# The same stands once more for the other way round.
function between_for(difference,    column, row, start, i)
{
    column = int((difference + 8) / 16)
    row    = difference - 16 * column
    start  = row < 0 ? -row : 0
    clear()
    for (i = 0; i < 64; i++)
        flat[i] = 0
    if (row != 0 && column != 0 && row != column && row != -column)
        return written()
    steps = column > row ? column : row
    for (i = 1; i < steps; i++)
        flat[8 * i * (column != 0) + i * (row > 0) - i * (row < 0)] = 1
    for (i = 0; i < 64; i++)
        if (flat[i])
            bits[int(i / 8) + 1] += 2 ^ (i % 8)
    return written()
}

function print_between(    i)
{
    print "\nconst ecart_cells ecart_between[240] = {"
    for (i = 0; i < 240; i++)
        printf "%s%s,%s", i % 4 == 0 ? "    " : " ", \
            between_for(i < 120 ? 120 - i : i - 120), i % 4 == 3 ? "\n" : ""
    print "};"
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
    print "/* board_attacks.c -- made by board_attacks.awk: edit that */"
    print ""
    print "#include \"board_attacks.h\""
    print_table("king_attacks", "king")
    print_table("knight_attacks", "knight")
    print "\nconst ecart_cells ecart_pawn_attacks[2][64] = {"
    print "  {"
    print_sets("white pawn")
    print "  }, {"
    print_sets("black pawn")
    print "  },"
    print "};"
    print_table("rising_diagonals", "rising")
    print_table("falling_diagonals", "falling")
    print_between()
    print_columns()
}
