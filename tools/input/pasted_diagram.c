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

void pasted_offer(struct pasted_board *board, const char *fen)
{
    ecart_setup  setup;
    ecart_faults faults;
    char        *offered = board->offer[board->offers];

    if (board->offers == OFFERS_MOST || !ecart_fen_read(fen, strlen(fen), false, &setup, &faults))
        return;
    ecart_fen_write(&setup, ECART_FEN_PLAIN, offered, ECART_FEN_SIZE);
    ecart_fen_read(offered, strlen(offered), false, &setup, &faults);
    for (int i = 0; i < board->offers; i++) {
        if (strcmp(board->offer[i], offered) == 0)
            return;
    }
    board->offers += ecart_faults_first(&faults, ECART_REPAIR) == ECART_FAULTS;
}

char pasted_piece(const ecart_letters *letters, char letter)
{
    const char big[] = { (char)toupper((unsigned char)letter), '\0' };

    for (ecart_kind kind = ECART_KING; kind <= ECART_PAWN; kind++) {
        if (*big && strcmp(ecart_letters_of(letters, kind), big) == 0)
            return (*big == letter ? " KQRBNP" : " kqrbnp")[kind];
    }
    return '\0';
}

enum {
    LINES_MOST = 64,    /* those that follow are not read */
    LEAST_ROWS = 4      /* fewer are no diagram */
};

#define BETWEEN " |,'\"[]"

/* The words of a line, up to a ninth, with room for one more: where they begin, and their
 * lengths. */
struct words {
    int    count, begin[10];
    size_t length[10];
};

struct diagram {
    const ecart_letters *letters;
    bool dotted;            /* squares without a piece have a sign */
    bool files, from_h;     /* letters name the files, and the left one is h */
    bool crafty;            /* <R> is black, and -R- white */
    bool known;             /* where the squares of a line are: */
    int  columns[8];
    char rows[LINES_MOST][9];   /* letters of pieces, and dots */
    int  count;
    int  first;             /* the digit beside the first row; 0 if there is none */
    int  wrong;             /* the digit beside a line that is no row */
};

static struct words find_words(const char *line)
{
    struct words words = { .count = 0 };

    for (const char *at = line + strspn(line, BETWEEN); *at && words.count < 9;
         at += strspn(at, BETWEEN)) {
        words.begin[words.count]  = (int)(at - line);
        words.length[words.count] = strcspn(at, BETWEEN);
        at += words.length[words.count++];
    }
    return words;
}

/* The square that a word stands for: R, ., wR, rl, *r, (R), --.  '\0' if it is none. */
static char square_of(const struct diagram *diagram, const char *word, size_t length)
{
    char piece = pasted_piece(diagram->letters, word[1]);

    if (length == 3 && diagram->crafty)
        return (char)(*word == '<' ? tolower(piece) : toupper(piece));
    if (length == 3 && (word[0] == '(' || word[0] == '<'))
        return piece;
    if (length == 2 && strchr("wWbB*", word[0]) && piece)
        return (char)(tolower(word[0]) == 'w' ? toupper(piece) : tolower(piece));
    if (length == 2 && (word[1] == 'l' || word[1] == 'd')) {    /* Wikipedia: light, dark */
        piece = pasted_piece(diagram->letters, *word);
        return (char)(word[1] == 'l' ? toupper(piece) : tolower(piece));
    }
    if (length == 2 && word[0] == word[1] && !piece)
        length = 1;
    if (length == 1 && strchr(".-*:_#+", *word))
        return '.';
    return length == 1 ? pasted_piece(diagram->letters, *word) : '\0';
}

/* Reads eight words, or eight signs. */
static bool read_words(const struct diagram *diagram, const char *line, char row[9])
{
    struct words words = find_words(line);
    bool         signs = words.count == 1 && words.length[0] == 8;

    for (int n = 0; n < 8; n++)
        row[n] = signs ? square_of(diagram, line + words.begin[0] + n, 1)
               : words.count == 8
               ? square_of(diagram, line + words.begin[n], words.length[n]) : '\0';
    return strlen(row) == 8;
}

/* Reads eight squares from the columns where they stand.  A blank is an empty square. */
static bool read_columns(const struct diagram *diagram, const char *line, char row[9])
{
    size_t length = strlen(line);
    int    signs = 0;

    for (size_t i = 0; i < length; i++)
        signs += line[i] != ' ';
    for (int n = 0; n < 8; n++) {
        size_t at    = (size_t)diagram->columns[n];
        bool   blank = at > length || strchr(" ", line[at]);

        row[n] = blank ? '.' : square_of(diagram, line + at, 1);
        signs -= !blank;
    }
    return diagram->known && !diagram->dotted && signs == 0 && strlen(row) == 8;
}

/* Takes the digit beside a row out of its line, puts dots into empty cells of a table, and
 * leaves out what follows the table.  Returns the digit, 0 if there is none. */
static int take_label(char *line)
{
    size_t length = strlen(line), first = strspn(line, " ");
    char   label = '0';
    int    bars = 0;

    if (length == first)
        return 0;
    while (line[length - 1] == ' ')
        line[--length] = '\0';
    char *const places[] = { line + first, line + length - 1 };

    for (int i = 0; i < 2; i++) {
        if (*places[i] >= '1' && *places[i] <= '8' && strchr(" |", places[i][i ? -1 : 1])) {
            label      = *places[i];
            *places[i] = ' ';
        }
    }
    for (char *bar = strchr(line, '|'); bar; bar = strchr(bar + 1, '|')) {
        if (++bars == 9)
            bar[1] = '\0';
        else if (bar[1] == ' ' && bar[1 + strspn(bar + 1, " ")] == '|')
            bar[1] = '.';
    }
    return label - '0';
}

/* Learns where the squares of a line are, from letters that name the files, or from a row whose
 * squares are all there. */
static void learn_columns(struct diagram *diagram, const char *line)
{
    struct words words = find_words(line);
    char         row[sizeof "abcdefgh"] = "", name[sizeof row] = "";

    if (words.count != 8)
        return;
    for (int n = 0; n < 8; n++)
        name[n] = (char)tolower(words.length[n] == 1 ? line[words.begin[n]] : ' ');
    if (strcmp(name, "abcdefgh") == 0 || strcmp(name, "hgfedcba") == 0) {
        diagram->files  = true;
        diagram->from_h = *name == 'h';
    } else if (read_words(diagram, line, row)) {
        diagram->dotted |= strchr(row, '.') != NULL;
        if (diagram->known)
            return;
    }
    diagram->known = true;
    memcpy(diagram->columns, words.begin, sizeof diagram->columns);
}

static void read_row(struct diagram *diagram, const char *line, int label)
{
    char *row = diagram->rows[diagram->count];

    if (read_words(diagram, line, row) || ((label || line[strspn(line, " ")]) &&
                                           read_columns(diagram, line, row)))
        diagram->first = diagram->count++ ? diagram->first : label;
    else if (label)
        diagram->wrong = label;
}

/* Reads the lines of a text.  Returns whether it shows a diagram, which need not be whole. */
static bool read_diagram(struct diagram *diagram, const char *signs)
{
    char  text[PASTED_SIZE], *lines[LINES_MOST];
    int   count = 0, labels[LINES_MOST];

    diagram->crafty = strstr(signs, "|-K-|") != NULL;
    strcpy(text, signs);
    for (char *line = strtok(text, "\n"); line && count < LINES_MOST; line = strtok(NULL, "\n")) {
        lines[count]  = line + strspn(line, ">");
        labels[count] = take_label(lines[count]);
        learn_columns(diagram, lines[count++]);
    }
    for (int i = 0; i < count; i++)
        read_row(diagram, lines[i], labels[i]);
    return diagram->count + (diagram->wrong > 0) >= LEAST_ROWS;
}

/* The side to move that a text tells, 'w' or 'b'; '\0' if it tells none, or both. */
static char side_told(const char *text)
{
    static const char *const forms[] = { "%s to ", "(%s)", "%s's ", "move: %s", "turn: %s", "%s" };
    char small[PASTED_SIZE], white[ECART_EXPLAIN_SIZE], black[ECART_EXPLAIN_SIZE];

    for (size_t i = 0; i == 0 || text[i - 1]; i++)
        small[i] = (char)tolower((unsigned char)text[i]);
    for (int n = 0; ecart_language_nth(n); n++) {
        for (ecart_side side = ECART_WHITE; side <= ECART_BLACK; side++) {
            program_say(ecart_language_nth(n), SAY_SAY_TO_MOVE, &(ecart_slots){ .side = side },
                        white, sizeof white);
            if (strstr(text, white))
                return side == ECART_WHITE ? 'w' : 'b';
        }
    }
    for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
        snprintf(white, sizeof white, forms[i], "white");
        snprintf(black, sizeof black, forms[i], "black");
        if (!strstr(small, white) != !strstr(small, black))
            return strstr(small, white) ? 'w' : 'b';
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
    sprintf(end - 1, " %c - - 0 1", side ? side : 'w');
}

/* Whether a board that nothing names may be seen from Black's side: the kings say so. */
static bool may_be_turned(const struct diagram *diagram)
{
    const char (*rows)[9] = diagram->rows;

    return diagram->first == 0 && !diagram->files &&
           (strchr(rows[0], 'K') || strchr(rows[1], 'K')) &&
           (strchr(rows[6], 'k') || strchr(rows[7], 'k'));
}

/* Makes a FEN of a whole diagram, or offers one if its letters may be those of another
 * language, and two if it may be seen from either side. */
static void finish(struct pasted_board *board, const struct diagram *diagram, char side)
{
    bool english = diagram->letters == ecart_letters_nth(0), turned = may_be_turned(diagram);
    bool up      = diagram->first > 0 ? diagram->first == 1 : diagram->from_h;

    write_fen(diagram, up, diagram->files ? diagram->from_h : up, side, board->fen);
    if (english) {
        board->made     = !turned;
        board->name     = turned ? "seen-from-which-side" : "diagram";
        board->sentence = turned ? SAY_PASTED_SIDE
                        : side ? SAY_PASTED_DIAGRAM : SAY_PASTED_DIAGRAM_ALONE;
    }
    if (!board->made)
        pasted_offer(board, board->fen);
    if (turned) {
        write_fen(diagram, true, true, side, board->fen);
        pasted_offer(board, board->fen);
    }
}

bool pasted_diagram_read(struct pasted_board *board, const char *signs)
{
    char side  = side_told(signs);
    bool whole = false;

    for (int n = 0; ecart_letters_nth(n) && !(n == 1 && whole); n++) {
        struct diagram diagram = { .letters = ecart_letters_nth(n) };
        bool           shown   = read_diagram(&diagram, signs);

        if (n == 0 && shown) {
            board->name     = diagram.wrong ? "rank-of-diagram" : "ranks-of-diagram";
            board->sentence = diagram.wrong ? SAY_PASTED_SQUARES : SAY_PASTED_RANKS;
            board->number   = diagram.wrong ? diagram.wrong : diagram.count;
        }
        whole = diagram.count == 8 && !diagram.wrong;
        if (whole)
            finish(board, &diagram, side);
    }
    return board->name != NULL;
}
