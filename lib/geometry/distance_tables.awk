# distance_tables.awk -- writes distance_tables.h, by walking the board
#
#     awk -f lib/geometry/distance_tables.awk > lib/geometry/distance_tables.h
#
# Each distance is the number of rounds in which a crowd of the piece's steps
# reaches a cell, which uses none of the arithmetic that the tables replace.
# tests/tables.sh compares the file with what this writes.

function index_of(column, row)
{
    return 8 * column + row
}

# Distances of one metric from one cell to all, into walked[].
function walk(metric, from,    head, tail, queue, i, column, row, next_cell)
{
    split("", walked)
    walked[from] = 0
    queue[tail++] = from
    while (head < tail) {
        from   = queue[head++]
        column = int(from / 8)
        row    = from % 8
        for (i = 1; i <= steps[metric]; i++) {
            if (column + right[metric, i] < 0 || column + right[metric, i] > 7 ||
                row + up[metric, i] < 0 || row + up[metric, i] > 7)
                continue
            next_cell = index_of(column + right[metric, i], row + up[metric, i])
            if (!(next_cell in walked)) {
                walked[next_cell] = walked[from] + 1
                queue[tail++] = next_cell
            }
        }
    }
}

function add_steps(metric, far, near,    s, t)
{
    for (s = -1; s <= 1; s += 2)
        for (t = -1; t <= 1; t += 2) {
            add_step(metric, s * far, t * near)
            add_step(metric, s * near, t * far)
        }
}

function add_step(metric, columns, rows)
{
    steps[metric]++
    right[metric, steps[metric]] = columns
    up[metric, steps[metric]]    = rows
}

function print_row(row, first, count, form,    i, line)
{
    line = "    "
    for (i = first; i < first + count; i++)
        line = line sprintf(form, row[i])
    print line
}

# All three distances of two cells in one byte, as distance_tables.h says.
function packed(from, to,    chebyshev, manhattan, knight)
{
    chebyshev = distance["king", from, to]
    manhattan = distance["rook", from, to]
    knight    = distance["knight", from, to]
    return chebyshev + 8 * (manhattan - chebyshev) + 64 * int(knight / 2)
}

# A board looks the same from each of its quarters, so that the lines of the
# cells a1 to d4 are enough.
function print_64x64(    from, to, row)
{
    print "\nstatic const uint8_t distances_64x64[16][64] = {"
    for (from = 0; from < 32; from++) {
        if (from % 8 > 3)
            continue
        for (to = 0; to < 64; to++)
            row[to] = packed(from, to)
        print "    {"
        for (to = 0; to < 64; to += 16)
            print_row(row, to, 16, "%4d,")
        print "    },"
    }
    print "};"
}

# What a table by difference holds: all distances, or one metric's.  A diagonal
# step of the knight, which depends on the cells, is below zero.
function entry(metric, from, to, is_diagonal)
{
    if (metric == "all")
        return packed(from, to)
    return metric == "knight" && is_diagonal ? -2 : distance[metric, from, to]
}

# A table by difference: from the cell in the corner that leaves room for it.
# A diagonal step is not measured from the corner, where it takes a knight longer.
function print_by_difference(type, name, metric, width, centre, size,
                             columns, rows, column, row, table, i, step)
{
    printf "\nstatic const %s %s[%d] = {\n", type, name, size
    for (i = 0; i < size; i++)
        table[i] = 0
    for (rows = -7; rows <= 7; rows++)
        for (columns = -7; columns <= 7; columns++) {
            column = columns > 0 ? 7 - columns : -columns
            row    = rows    > 0 ? 7 - rows    : -rows
            step = (rows == 1 || rows == -1) && (columns == 1 || columns == -1)
            if (step)
                column = row = 3
            table[centre + width * rows + columns] = entry(metric, index_of(column, row), \
                index_of(column + columns, row + rows), step)
        }
    for (i = 0; i < size; i += width)
        print_row(table, i, width, "%4d,")
    print "};"
}

function walk_all(metric,    from, to)
{
    for (from = 0; from < 64; from++) {
        walk(metric, from)
        for (to = 0; to < 64; to++)
            distance[metric, from, to] = walked[to]
    }
}

BEGIN {
    add_steps("king", 1, 1)
    add_steps("king", 1, 0)
    add_steps("rook", 1, 0)
    add_steps("knight", 2, 1)
    walk_all("king")
    walk_all("rook")
    walk_all("knight")

    print "/* SPDX-License-Identifier: MIT */"
    print "/* distance_tables.h -- made by distance_tables.awk: edit that */"
    print "#ifndef LIB_GEOMETRY_DISTANCE_TABLES_H"
    print "#define LIB_GEOMETRY_DISTANCE_TABLES_H"
    print ""
    print "#include <stdint.h>"
    print ""
    print "/* Three distances to a byte.  The lowest three bits are the Chebyshev"
    print " * distance; the next three, what the Manhattan distance is more.  A knight"
    print " * needs an even number of jumps if the Manhattan distance is even, else an"
    print " * odd one, so that the highest two bits, half of it, are enough. */"
    print_64x64()
    print_by_difference("uint8_t", "distances_15x15", "all", 15, 112, 225)
    print ""
    print "/* A distance to a byte, for the functions of distance.h.  -2 is the knight's"
    print " * diagonal step: two jumps, unless a corner makes it longer. */"
    print_by_difference("int8_t", "chebyshev_0x88", "king", 16, 120, 240)
    print_by_difference("int8_t", "manhattan_0x88", "rook", 16, 120, 240)
    print_by_difference("int8_t", "knight_0x88", "knight", 16, 120, 240)
    print ""
    print "#endif"
}
