# move_shapes.awk -- writes move_shapes.c, by asking how each piece goes
#
#     awk -f lib/pieces/goes.awk -f lib/pieces/move_shapes.awk > lib/pieces/move_shapes.c
#
# A move shape is written as its number in move_shapes.h; move_shapes.c asserts
# the numbers.  tests/tables.sh compares the file with what this writes.

# Whether a kind makes a decimal difference somewhere.
function makes(kind, difference,    columns, rows)
{
    for (columns = 0; columns < 8; columns++)
        for (rows = -7; rows < 8; rows++)
            if (10 * columns + rows == difference && goes(kind, columns, rows))
                return 1
    return 0
}

# The move shape of a kind other than the pawn.  Kings and knights have no alias.
function piece_shape(kind, columns, rows)
{
    if (goes(kind, columns, rows))
        return kind
    return makes(kind, size(10 * columns + rows)) ? QUEEN_ALIAS + kind - 2 : NOT_KING + kind - 1
}

# Rows are counted forwards.
function pawn_shape(columns, rows)
{
    if (pawn_captures(columns, rows))
        return CAPTURE
    if (pawn_advances(columns, rows))
        return rows == 1 ? STEP : DOUBLE
    if (pawn_captures(columns, -rows) || pawn_advances(columns, -rows))
        return BACKWARD
    return rows == 0 ? SIDEWAYS : NOT_PAWN
}

# No piece is 0, White's kinds are 1 to 6, and Black's 8 more.
function shape_of(piece, columns, rows,    kind)
{
    kind = piece % 8
    if (columns == 0 && rows == 0)
        return 0
    if (kind == 0 || kind == 7)
        return NO_PIECE
    if (kind < 6)
        return piece_shape(kind, columns, rows)
    return pawn_shape(columns, piece < 8 ? rows : -rows)
}

function print_shapes(    i, columns, rows, piece, line)
{
    print "\nconst uint8_t ecart_move_shapes[240][16] = {"
    for (i = 0; i < 240; i++) {
        columns = int((i + 16) / 16) - 8
        rows    = i - 120 - 16 * columns
        line    = "    { "
        for (piece = 0; piece < 16; piece++)
            line = line sprintf("%2d", shape_of(piece, columns, rows)) (piece < 15 ? ", " : " },")
        print line
    }
    print "};"
}

BEGIN {
    STEP = 6; DOUBLE = 7; CAPTURE = 8; NOT_KING = 9; NOT_PAWN = 14
    BACKWARD = 15; SIDEWAYS = 16; NO_PIECE = 18; QUEEN_ALIAS = 19

    print "/* SPDX-License-Identifier: MIT */"
    print "/* move_shapes.c -- made by move_shapes.awk: edit that */"
    print ""
    print "#include \"pieces/move_shapes.h\""
    print ""
    print "_Static_assert((int)SHAPE_KING == ECART_KING && (int)SHAPE_KNIGHT == ECART_KNIGHT &&"
    print "               SHAPE_PAWN_STEP == 6 && SHAPE_PAWN_CAPTURE == 8 && SHAPE_NOT_KING == 9 &&"
    print "               SHAPE_NOT_PAWN == 14 && SHAPE_PAWN_SIDEWAYS == 16 &&"
    print "               SHAPE_NO_PIECE == 18 && SHAPE_QUEEN_ALIAS == 19, \"the numbers below\");"
    print_shapes()
}
