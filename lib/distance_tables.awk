# distance_tables.awk -- writes distance_tables.h, by walking the board
#
#     awk -f lib/distance_tables.awk > lib/distance_tables.h
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

function print_64x64(metric,    from)
{
    for (from = 0; from < 64; from++) {
        walk(metric, from)
        print_row(walked, 0, 32, "%d,")
        print_row(walked, 32, 32, "%d,")
    }
}

# A table by difference: from the cell in the corner that leaves room for it.
# The knight's is not told from a corner, if there is any other way.
function print_by_difference(metric, width, centre, size,
                             columns, rows, column, row, table, i)
{
    for (i = 0; i < size; i++)
        table[i] = -1
    for (rows = -7; rows <= 7; rows++)
        for (columns = -7; columns <= 7; columns++) {
            column = columns > 0 ? 7 - columns : -columns
            row    = rows    > 0 ? 7 - rows    : -rows
            if ((rows == 1 || rows == -1) && (columns == 1 || columns == -1))
                column = row = 3
            walk(metric, index_of(column, row))
            table[centre + width * rows + columns] = \
                walked[index_of(column + columns, row + rows)]
        }
    for (i = 0; i < size; i += width)
        print_row(table, i, width, "%3d,")
}

function print_metric(metric, form)
{
    print "  {"
    if (form == "64x64")
        print_64x64(metric)
    else if (form == "0x88")
        print_by_difference(metric, 16, 120, 240)
    else
        print_by_difference(metric, 15, 112, 225)
    print "  },"
}

# Metrics are in the order of enum ecart_metric.
function print_form(form, size)
{
    printf "\nstatic const int8_t distance_%s[3][%s] = {\n", form, size
    print_metric("king", form)
    print_metric("rook", form)
    print_metric("knight", form)
    print "};"
}

BEGIN {
    add_steps("king", 1, 1)
    add_steps("king", 1, 0)
    add_steps("rook", 1, 0)
    add_steps("knight", 2, 1)

    print "/* SPDX-License-Identifier: MIT */"
    print "/* distance_tables.h -- made by distance_tables.awk: edit that */"
    print "#ifndef LIB_DISTANCE_TABLES_H"
    print "#define LIB_DISTANCE_TABLES_H"
    print ""
    print "#include <stdint.h>"
    print ""
    print "/* A table for each metric.  Pairs of cells by ecart_cell_index(); lines"
    print " * of the 0x88 and 15x15 tables are ranks; -1 where nothing leads. */"
    print_form("64x64", "64 * 64")
    print_form("0x88", "240")
    print_form("15x15", "225")
    print ""
    print "#endif"
}
