/* SPDX-License-Identifier: MIT */
/* phrase.c -- phrases for the cells and pieces that a sentence is about */

#include "explain/phrase.h"

#include <stdio.h>
#include <stdlib.h>

struct name name_numbered(ecart_cell cell)
{
    struct name name = name_cell(cell);

    snprintf(name.text + 2, sizeof name.text - 2, "~(%d)", cell);
    return name;
}

struct name name_piece(const ecart_board *board, ecart_cell cell)
{
    ecart_piece piece = ecart_board_piece(board, cell);
    struct name name  = { "nothing" };
    char        at[3];

    ecart_cell_write(cell, at, sizeof at);
    if (piece != ECART_NO_PIECE)
        snprintf(name.text, sizeof name.text, "the %s %s on %s",
                 side_word(ecart_piece_side(piece)),
                 kind_word(ecart_piece_kind(piece)), at);
    return name;
}

struct name name_holder(const ecart_board *board, ecart_cell cell)
{
    ecart_piece piece = ecart_board_piece(board, cell);
    struct name name  = { "It is empty" };

    if (piece != ECART_NO_PIECE)
        snprintf(name.text, sizeof name.text, "A %s %s is there",
                 side_word(ecart_piece_side(piece)),
                 kind_word(ecart_piece_kind(piece)));
    return name;
}

struct name name_kind(ecart_kind kind)
{
    struct name name;

    snprintf(name.text, sizeof name.text, "a %s", kind_word(kind));
    return name;
}

const char *name_state(const ecart_board *board, ecart_side side, ecart_cell cell,
                       struct name *name)
{
    const char *kind = kind_word(ecart_piece_kind(ecart_board_piece(board, cell)));

    switch (ecart_board_state(board, side, cell)) {
    case ECART_ENEMY:
        snprintf(name->text, sizeof name->text, "an enemy %s", kind);
        return name->text;
    case ECART_OWN:
        snprintf(name->text, sizeof name->text, "an own %s", kind);
        return name->text;
    case ECART_EMPTY:
        return "empty";
    default:
        return "impossible";
    }
}

struct name name_sum(int number, int step)
{
    struct name name;

    snprintf(name.text, sizeof name.text, "%d~%c~%d~=~%d", number, step < 0 ? '-' : '+',
             abs(step), number + step);
    return name;
}

/* "2 rows up", or nothing for 0 of them. */
static void add_part(struct words *words, int count, const char *noun,
                     const char *more, const char *less)
{
    if (count == 0)
        return;
    words_add(words, "%s%d~%s%s~%s", words->length ? " and " : "", abs(count), noun,
              abs(count) == 1 ? "" : "s", count > 0 ? more : less);
}

struct name name_reading(ecart_reading reading)
{
    struct words words;
    struct name  name;

    words_clear(&words);
    add_part(&words, reading.columns, "column", "right", "left");
    add_part(&words, reading.rows, "row", "up", "down");
    snprintf(name.text, sizeof name.text, "%.47s", words.length ? words.text : "no step");
    return name;
}

void words_pieces(struct words *words, const ecart_board *board, ecart_cells cells)
{
    const char *before = "";

    for (ecart_cell c = 0; (c = ecart_cells_next(cells, c)) != 0; before = " and ")
        words_add(words, "%s%s", before, name_piece(board, c).text);
}
