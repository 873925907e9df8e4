# goes.awk -- how every piece goes, for the generators of tables
#
# attacks.awk and move_shapes.awk are run with this file before them: it is the one
# place that says what a rook is.  Kinds are numbered as in the library: king 1,
# queen 2, rook 3, bishop 4, knight 5.

function size(number)
{
    return number < 0 ? -number : number
}

# Whether a kind other than the pawn goes by these columns and rows.
function goes(kind, columns, rows)
{
    columns = size(columns)
    rows    = size(rows)
    if (columns == 0 && rows == 0)
        return 0
    if (kind == 1)
        return columns <= 1 && rows <= 1
    if (kind == 2)
        return goes(3, columns, rows) || goes(4, columns, rows)
    if (kind == 3)
        return columns == 0 || rows == 0
    if (kind == 4)
        return columns == rows
    return columns * rows == 2
}

# Whether a pawn captures so, with the rows counted forwards.
function pawn_captures(columns, rows)
{
    return size(columns) == 1 && rows == 1
}

# Whether this is a straight move of a pawn; two rows only from where it starts.
function pawn_advances(columns, rows)
{
    return columns == 0 && (rows == 1 || rows == 2)
}
