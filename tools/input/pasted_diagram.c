/* SPDX-License-Identifier: MIT */
/* pasted_diagram.c -- reads a board that is drawn with signs, a line a rank
 *
 *     8  r n b q k b n r      | r | n | b | q | k | b | n | r | 8      bR bN bB bQ bK bB bN bR
 *     7  p p p p p p p p      | p | p | p | p | p | p | p | p | 7      bP bP bP bP bP bP bP bP
 *
 * Squares without a piece are dots, hyphens or the like, or blank.  Digits name the ranks, and
 * letters the files, or nothing does. */

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "input/pasted_board.h"
#include "words/program.h"

enum {
    LINE_SIZE  = 256,
    LEAST_ROWS = 4      /* fewer are no diagram */
};

/* The words of a line, up to a ninth: where they begin, and their lengths. */
struct words {
    int    count, begin[9];
    size_t length[9];
};

struct diagram {
    bool dotted;            /* squares without a piece have a sign */
    bool files, from_h;     /* letters name the files, and the left one is h */
    int  columns[8];        /* where the squares of a line are; 0 if that is not known */
    char rows[9][9];        /* letters of pieces, and dots */
    int  count;
    int  first;             /* the digit beside the first row; 0 if there is none */
    int  wrong;             /* the digit beside a line that is no row */
};

static struct words find_words(const char *line)
{
    struct words words = { .count = 0 };

    for (const char *at = line + strspn(line, " |"); *at && words.count < 9;
         at += strspn(at, " |")) {
        words.begin[words.count]  = (int)(at - line);
        words.length[words.count] = strcspn(at, " |");
        at += words.length[words.count++];
    }
    return words;
}

/* The square that a word stands for: R, ., (R), wR, --.  '\0' if it is none. */
static char square_of(const char *word, size_t length)
{
    if (length == 3 && strchr("(<[", word[0]) && strchr(")>]", word[2]))
        return square_of(word + 1, 1);
    if (length == 2 && strchr("wWbB", word[0]) && strchr("KQRBNPkqrbnp", word[1]))
        return (char)(tolower(word[0]) == 'w' ? toupper(word[1]) : tolower(word[1]));
    if (length == 2 && word[0] == word[1] && !isalpha((unsigned char)*word))
        length = 1;
    if (length == 1 && strchr("KQRBNPkqrbnp", *word))
        return *word;
    return length == 1 && strchr(".-*:_#", *word) ? '.' : '\0';
}

/* Reads eight words, or eight signs. */
static bool read_words(const char *line, char row[9])
{
    struct words words = find_words(line);
    bool         signs = words.count == 1 && words.length[0] == 8;

    for (int n = 0; n < 8; n++)
        row[n] = signs ? square_of(line + words.begin[0] + n, 1)
               : words.count == 8 ? square_of(line + words.begin[n], words.length[n]) : '\0';
    row[8] = '\0';
    return strlen(row) == 8;
}

/* Reads squares at known places of a line, of which some may be blank. */
static bool read_columns(const struct diagram *diagram, const char *line, char row[9])
{
    size_t length = strlen(line);
    int    signs = 0, found = 0;

    for (size_t i = 0; i < length; i++)
        signs += line[i] != ' ';
    for (int n = 0; n < 8; n++) {
        size_t at    = (size_t)diagram->columns[n];
        bool   blank = at >= length || line[at] == ' ';

        row[n] = blank ? '.' : square_of(line + at, 1);
        found += !blank;
    }
    return diagram->columns[7] > 0 && !diagram->dotted && found == signs && strlen(row) == 8;
}

/* Takes the digit beside a row out of its line, and puts dots into cells of a table. */
static int take_label(char *line)
{
    size_t length = strlen(line), first = strspn(line, " ");
    char  *places[2], label = '0';

    while (length > 0 && line[length - 1] == ' ')
        line[--length] = '\0';
    places[0] = line + first;
    places[1] = line + length - (length > 0);
    for (int i = 0; i < 2; i++) {
        bool beside = i == 0 ? strchr(" |", line[first + 1]) != NULL
                             : length > 1 && strchr(" |", line[length - 2]);

        if (*places[i] >= '1' && *places[i] <= '8' && beside) {
            label      = *places[i];
            *places[i] = ' ';
        }
    }
    for (char *bar = strchr(line, '|'); bar; bar = strchr(bar + 1, '|')) {
        if (bar[1] == ' ' && bar[1 + strspn(bar + 1, " ")] == '|')
            bar[1] = '.';
    }
    return label - '0';
}

/* Takes the next line of a text. */
static bool next_line(const char **text, char line[LINE_SIZE])
{
    size_t length = strcspn(*text, "\n");

    if (!**text)
        return false;
    snprintf(line, LINE_SIZE, "%.*s", (int)length, *text);
    *text += length + ((*text)[length] == '\n');
    return true;
}

/* Learns where the squares of a line are, from letters that name the files, or from a row whose
 * squares are all there. */
static void learn_columns(struct diagram *diagram, const char *line)
{
    struct words words = find_words(line);
    char         row[9], name[9] = "";

    if (words.count != 8)
        return;
    for (int n = 0; n < 8; n++)
        name[n] = (char)tolower(words.length[n] == 1 ? line[words.begin[n]] : ' ');
    if (strcmp(name, "abcdefgh") == 0 || strcmp(name, "hgfedcba") == 0) {
        diagram->files  = true;
        diagram->from_h = *name == 'h';
    } else if (read_words(line, row)) {
        diagram->dotted |= strchr(row, '.') != NULL;
        if (diagram->columns[7] > 0)
            return;
    }
    memcpy(diagram->columns, words.begin, sizeof diagram->columns);
}

static void read_row(struct diagram *diagram, char *line)
{
    int   label = take_label(line);
    char *row   = diagram->rows[diagram->count];

    if (diagram->count == 9)
        return;
    if (read_words(line, row) || ((label || line[strspn(line, " ")]) &&
                                  read_columns(diagram, line, row))) {
        diagram->first = diagram->count++ ? diagram->first : label;
    } else if (label) {
        diagram->wrong = label;
    }
}

/* The side to move that a text tells, 'w' or 'b'; '\0' if it tells none. */
static char side_told(const char *text)
{
    static const char *const forms[] = { "%s to ", "%s's ", "%s moves", "move: %s", "turn: %s" };
    char small[4096], form[ECART_EXPLAIN_SIZE];

    for (size_t i = 0; i == 0 || text[i - 1]; i++)
        small[i] = (char)tolower((unsigned char)text[i]);
    for (ecart_side side = ECART_WHITE; side <= ECART_BLACK; side++) {
        char letter = side == ECART_WHITE ? 'w' : 'b';

        for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
            snprintf(form, sizeof form, forms[i], side == ECART_WHITE ? "white" : "black");
            if (strstr(small, form))
                return letter;
        }
        for (int n = 0; ecart_language_nth(n); n++) {
            program_say(ecart_language_nth(n), SAY_SAY_TO_MOVE, &(ecart_slots){ .side = side },
                        form, sizeof form);
            if (strstr(text, form))
                return letter;
        }
    }
    return '\0';
}

/* Writes the FEN of eight rows; up if the first is the rank 1. */
static void write_fen(const struct diagram *diagram, bool up, bool from_h, char side, char *fen)
{
    char *end = fen;

    for (int y = 0; y < 8; y++) {
        const char *row = diagram->rows[up ? 7 - y : y];

        for (int x = 0; x < 8; x++) {
            char square = row[from_h ? 7 - x : x];

            if (square != '.')
                *end++ = square;
            else if (x > 0 && isdigit((unsigned char)end[-1]))
                end[-1]++;
            else
                *end++ = '1';
        }
        *end++ = '/';
    }
    *--end = '\0';
    if (side)
        sprintf(end, " %c - -", side);
}

/* Whether a board that nothing names may be seen from Black's side: the kings say so. */
static bool may_be_turned(const struct diagram *diagram)
{
    const char (*rows)[9] = diagram->rows;

    return (strchr(rows[0], 'K') || strchr(rows[1], 'K')) &&
           (strchr(rows[6], 'k') || strchr(rows[7], 'k'));
}

static void finish(struct pasted_board *board, const struct diagram *diagram, char side)
{
    bool up = diagram->first > 0 ? diagram->first == 1 : diagram->from_h;

    board->name     = "diagram";
    board->sentence = SAY_PASTED_DIAGRAM;
    board->made     = true;
    write_fen(diagram, up, diagram->files ? diagram->from_h : up, side, board->fen);
    if (diagram->first > 0 || diagram->files || !may_be_turned(diagram))
        return;
    board->name     = "seen-from-which-side";
    board->sentence = SAY_PASTED_SIDE;
    board->made     = false;
    for (; board->offers < 2; board->offers++) {
        char *fen = board->offer[board->offers];

        write_fen(diagram, board->offers, board->offers, side ? side : 'w', fen);
        strcat(fen, " 0 1");
    }
}

bool pasted_diagram_read(struct pasted_board *board, const char *signs)
{
    struct diagram diagram = { .count = 0 };
    char           line[LINE_SIZE];
    const char    *text;

    for (text = signs; next_line(&text, line);) {
        take_label(line);
        learn_columns(&diagram, line);
    }
    for (text = signs; next_line(&text, line);)
        read_row(&diagram, line);
    if (diagram.count + (diagram.wrong > 0) < LEAST_ROWS)
        return false;
    board->name     = diagram.wrong ? "rank-of-diagram" : "ranks-of-diagram";
    board->sentence = diagram.wrong ? SAY_PASTED_SQUARES : SAY_PASTED_RANKS;
    board->number   = diagram.wrong ? diagram.wrong : diagram.count;
    if (diagram.count == 8 && !diagram.wrong)
        finish(board, &diagram, side_told(signs));
    return true;
}
