/* SPDX-License-Identifier: MIT */
/* diagram.c -- prints boards with a word on each cell */

#include "output/diagram.h"
#include "output/fields.h"
#include "system/page.h"
#include "words/program.h"

#include <stdio.h>
#include <string.h>

/* How many columns the digits of the rows take at the left edge. */
enum { EDGE = 3 };

void diagram_mark(struct diagram *diagram, ecart_cell cell, char mark)
{
    snprintf(diagram->word[cell], sizeof diagram->word[cell], "%c", mark);
}

void diagram_number(struct diagram *diagram, ecart_cell cell, int number)
{
    snprintf(diagram->word[cell], sizeof diagram->word[cell], "%d", number);
}

void diagram_name(struct diagram *diagram, ecart_cell cell)
{
    ecart_cell_write(cell, diagram->word[cell], sizeof diagram->word[cell]);
}

void diagram_piece(struct diagram *diagram, ecart_cell cell, ecart_piece piece)
{
    diagram->piece[cell] = piece;
    diagram_mark(diagram, cell, ecart_piece_letter(piece));
}

/* a1 is dark, and its column and row add up to an even number. */
static enum tone tone_of(ecart_cell c)
{
    return (ecart_cell_column(c) + ecart_cell_row(c)) % 2 ? TONE_LIGHT : TONE_DARK;
}

void diagram_pieces(struct diagram *diagram, const ecart_board *board)
{
    FOR_EACH_CELL(c, ALL_CELLS) {
        diagram_piece(diagram, c, ecart_board_piece(board, c));
        diagram->tone[c] = (unsigned char)tone_of(c);
    }
}

void diagram_heat(struct diagram *diagram, ecart_cell cell, int number, int most)
{
    int shades = TONE_FURTHEST - TONE_NEAREST;

    if (number >= 0)
        diagram->tone[cell] = (unsigned char)(TONE_NEAREST + number * shades / most);
}

void diagram_map(struct diagram *diagram, const int8_t numbers[ECART_CELL_LIMIT], int most)
{
    FOR_EACH_CELL(c, ALL_CELLS) {
        if (numbers[c] == ECART_NEVER)
            diagram_mark(diagram, c, '.');
        else
            diagram_number(diagram, c, numbers[c]);
        diagram_heat(diagram, c, numbers[c], most);
    }
}

/* Colours and frames the cells of a move and of its evidence.  A cell that is both is
 * shown as the move's. */
static void diagram_verdict(struct diagram *diagram, const ecart_verdict *verdict)
{
    ecart_cell cells[ECART_EVIDENCE_LIMIT];
    int        count = ecart_verdict_evidence(verdict, cells);

    for (int i = 0; i < count; i++)
        diagram->tone[cells[i]] = TONE_EVIDENCE;
    if (ecart_cell_exists(verdict->move.to))
        diagram->tone[verdict->move.to] = TONE_TO;
    if (ecart_cell_exists(verdict->move.from))
        diagram->tone[verdict->move.from] = TONE_FROM;
    diagram->framed = true;
    diagram->width  = 3;
}

/* Background and foreground, from the 256 colours of terminals.  The shades go from light to dark
 * through neighbouring hues, so that their order shows without colours too; on the dark ones the
 * foreground is light.  The backgrounds of pieces are of medium brightness, so that white and black
 * can both be read on them. */
static const unsigned char colours[TONES][2] = {
    [1] = { 230, 16 }, [2] = { 193, 16 }, [3] = { 157, 16 }, [4] = { 115, 16 },
    [5] = { 73, 16 },  [6] = { 67, 231 }, [7] = { 61, 231 }, [8] = { 54, 231 },
    [TONE_LIGHT]    = { 67, 16 },
    [TONE_DARK]     = { 25, 16 },
    [TONE_FROM]     = { 130, 16 },
    [TONE_TO]       = { 64, 16 },
    [TONE_EVIDENCE] = { 160, 16 }
};

/* Whether a cell belongs to a board of pieces, where the foreground shows the side. */
static bool is_board(const struct diagram *diagram, ecart_cell c)
{
    return diagram->tone[c] >= TONE_LIGHT;
}

/* Chess symbols in UTF-8, in the order of the kinds: White's are outlined, in colour too, so
 * that a copied board says whose piece it is. */
static void copy_symbol(char text[sizeof "♔"], ecart_piece piece)
{
    bool white = ecart_piece_side(piece) == ECART_WHITE;
    int  last  = (white ? 0x94 : 0x9a) + (int)ecart_piece_kind(piece) - ECART_KING;

    snprintf(text, sizeof "♔", "%s%c", "\xe2\x99", last);
}

/* How one cell is printed. */
struct style {
    bool symbols, coloured;
};

static void copy_word(const struct diagram *diagram, struct style style, ecart_cell c, char text[4])
{
    bool inked = style.coloured && is_board(diagram, c);

    if (style.symbols && diagram->piece[c])
        copy_symbol(text, diagram->piece[c]);
    else if (inked && diagram->word[c][0] == '.')
        strcpy(text, " ");
    else
        strcpy(text, diagram->word[c]);
}

static void print_colour(const struct diagram *diagram, ecart_cell c)
{
    const unsigned char *colour = colours[diagram->tone[c]];
    bool white = diagram->piece[c] && is_board(diagram, c) &&
                 ecart_piece_side(diagram->piece[c]) == ECART_WHITE;

    printf("\033[48;5;%d;38;5;%dm", colour[0], white ? 231 : colour[1]);
}

/* The left or the right side of the frame that a tone has. */
static char frame(const struct diagram *diagram, ecart_cell c, int side)
{
    static const char frames[TONES][3] = {
        [TONE_FROM] = "()", [TONE_TO] = "<>", [TONE_EVIDENCE] = "[]"
    };
    char mark = frames[diagram->tone[c]][side];

    return mark ? mark : ' ';
}

/* Without colours, blanks at the end of a line are left out. */
static void print_cell(const struct diagram *diagram, struct style style, ecart_cell c, bool last)
{
    bool coloured = style.coloured && diagram->tone[c] != TONE_NONE;
    char text[sizeof "♔"];
    int  columns;

    copy_word(diagram, style, c, text);
    columns = style.symbols && diagram->piece[c] ? 1 : (int)strlen(text);
    if (coloured)
        print_colour(diagram, c);
    if (!diagram->framed)
        printf("%*s%s", diagram->width - columns, "", text);
    else if (last && !coloured && frame(diagram, c, 1) == ' ')
        printf(" %s", text);
    else
        printf("%c%s%c", frame(diagram, c, 0), text, frame(diagram, c, 1));
    if (coloured)
        fputs("\033[0m", stdout);
}

/* The article numbers the cells from the other corner. */
static int digit(const struct diagram *diagram, int digit)
{
    return diagram->turned ? 9 - digit : digit;
}

/* The row or column with a number as the viewer counts, from below or from the left. */
static int nth(const struct diagram *diagram, int number)
{
    return diagram->black ? 9 - number : number;
}

static void print_row(const struct diagram *diagram, struct style style, int height, bool last)
{
    int row = nth(diagram, height);

    printf("%*d ", EDGE, digit(diagram, row));
    for (int n = 1; n <= 8; n++)
        print_cell(diagram, style, ECART_CELL(nth(diagram, n), row), last && n == 8);
}

static void print_columns(const struct diagram *diagram)
{
    int before = diagram->framed ? diagram->width - 1 : diagram->width;

    printf("%*s ", EDGE, "");
    for (int n = 1; n <= 8; n++) {
        int  column = nth(diagram, n);
        char name   = diagram->turned ? (char)('0' + digit(diagram, column))
                                      : (char)('a' + column - 1);

        printf("%*c%s", before, name, diagram->framed && n < 8 ? " " : "");
    }
}

static void print_titles(const struct diagram *diagrams, int count)
{
    for (int i = 0; i < count; i++) {
        int gap = diagrams[i].width - 1;

        printf("%*s ", EDGE + gap, "");
        if (i + 1 < count)
            printf("%-*s", 8 * diagrams[i].width - gap, diagrams[i].title);
        else
            printf("%s\n", diagrams[i].title);
    }
}

void diagram_print(const struct diagram *diagrams, int count)
{
    const struct screen *screen = diagrams[0].screen;
    struct style style = { screen && screen_has_symbols(screen),
                           screen && screen_has_shades(screen) };

    if (diagrams[0].title)
        print_titles(diagrams, count);

    for (int height = 8; height >= 1; height--) {
        for (int i = 0; i < count; i++)
            print_row(&diagrams[i], style, height, i + 1 == count);
        putchar('\n');
    }
    for (int i = 0; i < count; i++)
        print_columns(&diagrams[i]);
    putchar('\n');
}

/* What the marks on a board mean, on one line. */
static void print_legend(const struct diagram *diagram, const ecart_language *language)
{
    static const int meanings[TONES] = {
        [TONE_FROM]     = SAY_SAY_FROM,
        [TONE_TO]       = SAY_SAY_TO,
        [TONE_EVIDENCE] = SAY_SAY_EVIDENCE
    };
    bool marks[TONES] = { false };

    FOR_EACH_CELL(c, ALL_CELLS)
        marks[diagram->tone[c]] = true;
    if (!marks[TONE_FROM] && !marks[TONE_TO] && !marks[TONE_EVIDENCE])
        return;
    for (int tone = 0; tone < TONES; tone++) {
        char text[ECART_EXPLAIN_SIZE];

        if (!marks[tone] || !meanings[tone])
            continue;
        program_say(language, meanings[tone], NULL, text, sizeof text);
        printf("    %s", text);
    }
    putchar('\n');
}

void diagram_print_move(const ecart_position *position, const ecart_verdict *verdict,
                        const struct screen *screen, const ecart_language *language)
{
    struct diagram diagram = { .screen = screen, .width = 2 };

    diagram_pieces(&diagram, &position->board);
    if (verdict)
        diagram_verdict(&diagram, verdict);
    diagram_print(&diagram, 1);
    print_legend(&diagram, language);
    page_say(language, SAY_SAY_TO_MOVE, &(ecart_slots){ .side = position->side });
}
