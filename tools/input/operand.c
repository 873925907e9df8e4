/* SPDX-License-Identifier: MIT */
/* operand.c -- reads cells, pieces, sides and moves from the command line */

#include "input/operand.h"

#include <string.h>
#include <sys/stat.h>

#include "command.h"
#include "output/fields.h"
#include "system/page.h"
#include "words/program.h"

bool operand_cell(char ***next, ecart_cell *cell)
{
    const char *text = **next;

    if (!text)
        return error_refuse("missing square, such as e4 or 54");
    if (strlen(text) != 2 || ecart_cell_read(text, strlen(text), cell) != 2)
        return error_refuse("%s is not a square: expected a to h and 1 to 8, as in e4,"
                            " or two digits 1 to 8, as in 54", quote(text).text);
    ++*next;
    return true;
}

bool operand_cells(char ***next, ecart_cells *cells)
{
    const char *text = **next;
    ecart_cell  cell;

    *cells = 0;
    if (!text || !strchr(text, ',')) {
        if (!operand_cell(next, &cell))
            return false;
        *cells = ecart_cells_of(cell);
        return true;
    }
    for (const char *at = text;; at += 3) {
        if (ecart_cell_read(at, strlen(at), &cell) != 2 || (at[2] && at[2] != ','))
            return error_refuse("%s is not squares: expected names as in a1,b1, at character %zu",
                                quote(text).text, (size_t)(at - text) + 1);
        *cells = ecart_cells_add(*cells, cell);
        if (!at[2])
            break;
    }
    ++*next;
    return true;
}

const char *operand_after_side(const char *text, ecart_side *side)
{
    for (int i = ECART_WHITE; i <= ECART_BLACK; i++) {
        const char *word   = side_word((ecart_side)i);
        size_t      length = strlen(word);

        if (strncmp(text, word, length) == 0 && strchr(" -", text[length])) {   /* or the end */
            *side = (ecart_side)i;
            return text + length + (text[length] != '\0');
        }
    }
    return text;
}

static ecart_piece read_name(ecart_side side, const char *name)
{
    for (int kind = ECART_KING; kind < ECART_KINDS; kind++) {
        if (strcmp(name, kind_word((ecart_kind)kind)) == 0)
            return ecart_piece_make(side, (ecart_kind)kind);
    }
    return ECART_NO_PIECE;
}

bool operand_piece(char ***next, ecart_piece *piece)
{
    ecart_side  side = ECART_WHITE;
    const char *text = **next, *name;

    if (!text)
        return error_refuse("missing piece, such as knight or N");
    name = operand_after_side(text, &side);
    if (name != text && *name == '\0' && (*next)[1])
        name = *++*next;

    *piece = strlen(text) == 1 ? ecart_piece_of_letter(*text)
                               : read_name(side, name);
    if (*piece == ECART_NO_PIECE)
        return error_refuse("%s is not a piece: expected king, queen, rook, bishop, knight or"
                            " pawn, or one letter of KQRBNPkqrbnp",
                            quote(*name ? name : text).text);
    ++*next;
    return true;
}

bool operand_side(char ***next, ecart_side *side)
{
    const char *text = **next;

    if (!text)
        return error_refuse("missing side, white or black");
    if (text == operand_after_side(text, side) || strlen(text) != strlen(side_word(*side)))
        return error_refuse("%s is not a side: expected white or black", quote(text).text);
    ++*next;
    return true;
}

int operand_no_move(const char *text, const ecart_notation *notation)
{
    error_print("%s is not a move: %s at character %zu; try e2e4, 5254, Nf3 or O-O",
                quote(text).text, ecart_reason_name(notation->verdict.reason),
                notation->offset + 1);
    page_error_caret(text, strlen(text), notation->offset);
    return EXIT_ERROR;
}

/* A text that is not a move is an error of the user; a refused move is not. */
bool operand_move(char ***next, const struct judge_options *judge,
                  const ecart_position *position, ecart_notation *notation,
                  struct doubt *doubt)
{
    const char  *text = **next;
    char         said[ECART_EXPLAIN_SIZE] = "";
    ecart_reason reason;

    if (!text)
        return error_refuse("missing move, such as e2e4");
    *notation = reader_read(judge, position, text, strlen(text), doubt);
    reason    = notation->verdict.reason;
    if (reason == ECART_BAD_NOTATION || reason == ECART_IMPOSSIBLE_CELL) {
        reader_say(doubt, judge, position, program_text(text), said);
        if (*said)
            return error_refuse("%s: %s", quote(text).text, said);
        operand_no_move(text, notation);
        return false;
    }
    ++*next;
    return true;
}

bool operand_no_file(const char *text)
{
    struct stat status;

    if (strstr(text, ".pgn") && !strpbrk(text, " \n"))
        return error_refuse("%s is a file: 'ecart pgn FILE' judges its games", quote(text).text);
    if (stat(text, &status) == 0)
        return error_refuse("%s is a file: write '- <FILE' to read it", quote(text).text);
    return true;
}

bool operand_end(char ***next)
{
    if (**next)
        error_print("too many arguments: %s", quote(**next).text);
    return !**next;
}
