# legal_ways.awk -- writes legal_ways.c, by asking how each piece goes
#
#     awk -f lib/legal_ways.awk > lib/legal_ways.c
#
# A way is written as its number in legal_ways.h, or as that of the reason why
# there is none; legal_ways.c asserts the numbers.  tests/tables.sh compares the
# file with what this writes.

function size(number)
{
    return number < 0 ? -number : number
}

# Whether a kind goes so many columns and rows; kinds are numbered as in the
# library: king, queen, rook, bishop, knight.
function fits(kind, columns, rows)
{
    if (kind == 1)
        return columns <= 1 && rows <= 1
    if (kind == 2)
        return fits(3, columns, rows) || fits(4, columns, rows)
    if (kind == 3)
        return columns == 0 || rows == 0
    if (kind == 4)
        return columns == rows
    return columns * rows == 2
}

# Whether a kind makes a decimal difference somewhere.
function makes(kind, difference,    columns, rows)
{
    for (columns = 0; columns < 8; columns++)
        for (rows = -7; rows < 8; rows++)
            if (10 * columns + rows == difference && fits(kind, columns, size(rows)))
                return 1
    return 0
}

function piece_way(kind, columns, rows)
{
    if (fits(kind, size(columns), size(rows)))
        return FITS
    return makes(kind, size(10 * columns + rows)) ? QUEEN_ALIAS + kind - 2 : KING_SHAPE + kind - 1
}

# Rows are counted forwards.
function pawn_way(columns, rows, starts)
{
    if (columns == 0 && rows == 2)
        return starts ? DOUBLE : NOT_FROM_START
    if (rows == 1 && size(columns) <= 1)
        return columns == 0 ? STEP : CAPTURE
    if ((rows == -1 && size(columns) <= 1) || (columns == 0 && rows == -2))
        return BACKWARD
    return rows == 0 ? SIDEWAYS : PAWN_SHAPE
}

function print_ways(    i, columns, rows, kind, side, starts, line)
{
    print "\nconst uint8_t ecart_ways[240][WAY_COLUMNS] = {"
    for (i = 0; i < 240; i++) {
        columns = int((i + 16) / 16) - 8
        rows    = i - 120 - 16 * columns
        line    = "    {  0"
        for (kind = 1; kind <= 5; kind++)
            line = line sprintf(", %2d", piece_way(kind, columns, rows))
        for (side = 1; side >= -1; side -= 2)
            for (starts = 0; starts < 2; starts++)
                line = line sprintf(", %2d", pawn_way(columns, side * rows, starts))
        print line " },"
    }
    print "};"
}

# No piece is 0, White's kinds are 1 to 6, and Black's 8 more.
function column_of(piece, row,    kind)
{
    kind = piece % 8
    if (kind != 6)
        return kind == 7 ? 0 : kind
    return piece < 8 ? 6 + (row == 1) : 8 + (row == 6)
}

# A pawn that may promote or capture en passant is two rows or none from there.
function is_calm(side, piece, row,    kind)
{
    kind = piece % 8
    if (int(piece / 8) != side || kind < 2 || kind == 7)
        return 0
    row = side ? 7 - row : row
    return kind != 6 || (row != 4 && row != 6)
}

function print_columns(    side, piece, row, line)
{
    print "\nconst uint8_t ecart_way_columns[2][16][8] = {"
    for (side = 0; side < 2; side++) {
        print "  {"
        for (piece = 0; piece < 16; piece++) {
            line = "    { "
            for (row = 0; row < 8; row++)
                line = line sprintf("%2d", column_of(piece, row) + (is_calm(side, piece, row) ? 0 : MORE)) (row < 7 ? ", " : " },")
            print line
        }
        print "  },"
    }
    print "};"
}

BEGIN {
    FITS = 0; CAPTURE = 1; STEP = 2; DOUBLE = 3; QUEEN_ALIAS = 4; MORE = 16
    KING_SHAPE = 8; PAWN_SHAPE = 13; BACKWARD = 14; SIDEWAYS = 15; NOT_FROM_START = 16

    print "/* SPDX-License-Identifier: MIT */"
    print "/* legal_ways.c -- made by legal_ways.awk: edit that */"
    print ""
    print "#include \"legal_ways.h\""
    print ""
    print "_Static_assert(WAY_FITS == 0 && WAY_CAPTURE == 1 && WAY_STEP == 2 && WAY_DOUBLE == 3 &&"
    print "               WAY_QUEEN_ALIAS == 4 && WAY_KNIGHT_ALIAS == 7 && WAY_MORE == 16, \"ways\");"
    print "_Static_assert(ECART_KING_SHAPE == 8 && ECART_PAWN_SHAPE == 13 &&"
    print "               ECART_PAWN_BACKWARD == 14 && ECART_PAWN_SIDEWAYS == 15 &&"
    print "               ECART_PAWN_DOUBLE_NOT_FROM_START == 16, \"reasons\");"
    print_ways()
    print_columns()
}
