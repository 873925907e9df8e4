/* SPDX-License-Identifier: MIT */
/* betza.c -- reads figures in Betza's notation, and fairy pieces by name */

#include <ecart/betza.h>

#include <string.h>

#include "base/text.h"
#include "study/fairy_records.h"

/* A jump of a and b cells, a not the smaller, goes in eight directions.  The number of
 * a direction is made of these: to the left, back, and with the longer part sideways.
 * Along a line, or if a and b are the same, two directions are one. */
enum { TO_LEFT = 1, SIDEWAYS = 2, TO_BACK = 4, ALL_DIRECTIONS = 0xff };

enum { DIRECTION_NAMES = 18, CAPITALS = 15 };

/* What letters before a capital mean, as a set of directions. */
typedef struct direction_name {
    char    letters[3];
    uint8_t directions;
} direction_name;

/* The jumps of a capital, and whether it repeats them by itself. */
typedef struct capital {
    char    letter;
    bool    rider;
    uint8_t jumps;
    uint8_t jump[2][2];
} capital;

static const direction_name direction_names[DIRECTION_NAMES] = {
    { "v", 0x33 }, { "s", 0xcc },
    { "f", 0x03 }, { "b", 0x30 }, { "r", 0x44 }, { "l", 0x88 },
    { "fs", 0x0c }, { "bs", 0xc0 }, { "rv", 0x11 }, { "lv", 0x22 },
    { "fr", 0x04 }, { "fl", 0x08 }, { "br", 0x40 }, { "bl", 0x80 },
    { "rf", 0x01 }, { "lf", 0x02 }, { "rb", 0x10 }, { "lb", 0x20 }
};

static const capital capitals[CAPITALS] = {
    { 'W', false, 1, { { 1, 0 } } },
    { 'F', false, 1, { { 1, 1 } } },
    { 'D', false, 1, { { 2, 0 } } },
    { 'N', false, 1, { { 2, 1 } } },
    { 'A', false, 1, { { 2, 2 } } },
    { 'H', false, 1, { { 3, 0 } } },
    { 'C', false, 1, { { 3, 1 } } },
    { 'L', false, 1, { { 3, 1 } } },
    { 'Z', false, 1, { { 3, 2 } } },
    { 'J', false, 1, { { 3, 2 } } },
    { 'G', false, 1, { { 3, 3 } } },
    { 'R', true,  1, { { 1, 0 } } },
    { 'B', true,  1, { { 1, 1 } } },
    { 'K', false, 2, { { 1, 0 }, { 1, 1 } } },
    { 'Q', true,  2, { { 1, 0 }, { 1, 1 } } }
};

/* A step with the vector of a jump in a direction, and 0 for how often it may be made. */
static inline ecart_figure_step jump_step(const uint8_t jump[2], int direction)
{
    int               longer  = jump[0], shorter = jump[1];
    int               columns = direction & SIDEWAYS ? longer : shorter;
    int               rows    = direction & SIDEWAYS ? shorter : longer;
    ecart_figure_step step    = { 0 };

    step.columns = (int8_t)(direction & TO_LEFT ? -columns : columns);
    step.rows    = (int8_t)(direction & TO_BACK ? -rows : rows);
    return step;
}

/* A text that is being read, up to at. */
typedef struct betza_reader {
    const char   *text;
    size_t        length, at;
    ecart_figure *figure;
} betza_reader;

/* The letters before a capital: m and c, and from where to where directions may be
 * among them. */
typedef struct modifiers {
    bool   moves, takes;
    size_t begin, end;
} modifiers;

static char here(const betza_reader *r)
{
    return r->at < r->length ? r->text[r->at] : '\0';
}

/* The directions of one letter, or of two; none if these mean nothing. */
static unsigned directions_of(const char *letters, size_t length)
{
    if (length == 2 && letters[0] == letters[1])
        length = 1;
    for (int i = 0; i < DIRECTION_NAMES; i++) {
        const char *name = direction_names[i].letters;

        if (name[0] == letters[0] && name[1] == (length == 2 ? letters[1] : '\0'))
            return direction_names[i].directions;
    }
    return 0;
}

/* The directions that stand before a capital.  Letters are read in pairs where a pair means
 * something, but one by one if the jump is along a line.  If no letter names a direction,
 * these are all directions. */
static unsigned directions_before(const betza_reader *r, const modifiers *m, bool along_line)
{
    unsigned all = 0;

    for (size_t i = m->begin; i < m->end; i++) {
        bool     two  = !along_line && i + 1 < m->end;
        unsigned pair = two ? directions_of(r->text + i, 2) : 0;

        all |= pair ? pair : directions_of(r->text + i, 1);
        i   += pair != 0;
    }
    return all ? all : ALL_DIRECTIONS;
}

static ecart_betza_fault read_modifiers(betza_reader *r, modifiers *m)
{
    *m = (modifiers){ false, false, r->at, r->at };
    for (; is_small(here(r)); r->at++) {
        char c = here(r);

        if (c == 'n')
            return ECART_BETZA_LAME;
        if (c == 'p' || c == 'g')
            return ECART_BETZA_HOPPER;
        if (c == 'i')
            return ECART_BETZA_FIRST_MOVE;
        if (c != 'm' && c != 'c' && directions_of(r->text + r->at, 1) == 0)
            return ECART_BETZA_CHARACTER;
        m->moves |= c == 'm';
        m->takes |= c == 'c';
    }
    m->end = r->at;
    if (!m->moves && !m->takes)
        m->moves = m->takes = true;
    return r->at == r->length ? ECART_BETZA_NO_CAPITAL : ECART_BETZA_FINE;
}

/* Reads a number of the jump in parentheses. */
static bool read_part(betza_reader *r, uint8_t *part)
{
    if (here(r) < '0' || here(r) > '7')
        return false;
    *part = (uint8_t)(here(r) - '0');
    r->at++;
    return true;
}

static bool skip_sign(betza_reader *r, char sign)
{
    if (here(r) != sign)
        return false;
    r->at++;
    return true;
}

/* Reads (4,1).  A jump of no cells is wrong at its second number. */
static ecart_betza_fault read_jump(betza_reader *r, capital *atom)
{
    uint8_t a = 0, b = 0;

    r->at++;
    if (!read_part(r, &a) || !skip_sign(r, ',') || !read_part(r, &b))
        return ECART_BETZA_JUMP;
    if (a == 0 && b == 0) {
        r->at--;
        return ECART_BETZA_NOWHERE;
    }
    if (!skip_sign(r, ')'))
        return ECART_BETZA_JUMP;
    *atom = (capital){ '(', false, 1, { { a > b ? a : b, a > b ? b : a } } };
    return ECART_BETZA_FINE;
}

static ecart_betza_fault read_capital(betza_reader *r, capital *atom)
{
    if (here(r) == '(')
        return read_jump(r, atom);
    for (int i = 0; i < CAPITALS; i++) {
        if (capitals[i].letter == here(r)) {
            *atom = capitals[i];
            r->at++;
            return ECART_BETZA_FINE;
        }
    }
    return ECART_BETZA_CHARACTER;
}

/* Reads what may follow a capital, whose text began at an offset: the same text once more,
 * or a number.  reach gets how often the jump may be made. */
static ecart_betza_fault read_reach(betza_reader *r, size_t begin, bool rider, uint8_t *reach)
{
    size_t length = r->at - begin;

    *reach = rider ? ECART_FIGURE_REACH : 1;
    if (length <= r->length - r->at && memcmp(r->text + begin, r->text + r->at, length) == 0) {
        r->at += length;
        *reach = ECART_FIGURE_REACH;
    } else if (is_digit(here(r))) {
        bool more = r->at + 1 < r->length && is_digit(r->text[r->at + 1]);

        if (more || here(r) > '0' + ECART_FIGURE_REACH)
            return ECART_BETZA_RANGE;
        *reach = here(r) == '0' ? ECART_FIGURE_REACH : (uint8_t)(here(r) - '0');
        r->at++;
    }
    return ECART_BETZA_FINE;
}

static bool add_jump(ecart_figure *figure, const uint8_t jump[2], unsigned directions,
                     uint8_t moves, uint8_t takes)
{
    bool added = true;

    for (int i = 0; i < 8; i++) {
        ecart_figure_step step = jump_step(jump, i);

        step.moves = moves;
        step.takes = takes;
        if (directions >> i & 1)
            added &= ecart_figure_add(figure, step);
    }
    return added;
}

/* Adds the steps of a capital, each as often as the reach says; false if the figure has
 * no room for them. */
static bool add_atom(const betza_reader *r, const modifiers *m, const capital *atom, uint8_t reach)
{
    bool added = true;

    for (int i = 0; i < atom->jumps; i++) {
        unsigned directions = directions_before(r, m, atom->jump[i][1] == 0);

        added &= add_jump(r->figure, atom->jump[i], directions, m->moves ? reach : 0,
                          m->takes ? reach : 0);
    }
    return added;
}

/* Reads a capital with all that belongs to it, and adds its steps.  First they are added to
 * be made once, so that too many steps are a fault before what follows the capital is read. */
static ecart_betza_fault read_atom(betza_reader *r)
{
    modifiers         m;
    capital           atom;
    uint8_t           reach;
    ecart_betza_fault fault = read_modifiers(r, &m);
    size_t            begin = r->at;

    if (fault == ECART_BETZA_FINE)
        fault = read_capital(r, &atom);
    if (fault != ECART_BETZA_FINE)
        return fault;
    if (!add_atom(r, &m, &atom, 1)) {
        r->at = begin;
        return ECART_BETZA_TOO_MANY;
    }
    fault = read_reach(r, begin, atom.rider, &reach);
    if (fault == ECART_BETZA_FINE)
        (void)add_atom(r, &m, &atom, reach);
    return fault;
}

ecart_betza_fault ecart_betza_read(const char *text, size_t length, ecart_figure *figure,
                                   size_t *offset)
{
    betza_reader      r     = { text, length, 0, figure };
    ecart_betza_fault fault = length == 0 ? ECART_BETZA_EMPTY : ECART_BETZA_FINE;

    figure->count = 0;
    while (fault == ECART_BETZA_FINE && r.at < length && r.at < ECART_BETZA_LENGTH)
        fault = read_atom(&r);
    if (length > ECART_BETZA_LENGTH && r.at >= ECART_BETZA_LENGTH) {
        fault = ECART_BETZA_TOO_LONG;
        r.at  = ECART_BETZA_LENGTH;
    }
    if (fault != ECART_BETZA_FINE)
        figure->count = 0;
    *offset = r.at;
    return fault;
}

const char *ecart_betza_fault_text(ecart_betza_fault fault)
{
    static const char *const texts[ECART_BETZA_FAULTS] = {
        [ECART_BETZA_EMPTY]      = "nothing to read",
        [ECART_BETZA_TOO_LONG]   = "the text is too long",
        [ECART_BETZA_CHARACTER]  = "not a letter or sign of this notation",
        [ECART_BETZA_NO_CAPITAL] = "a capital letter is missing",
        [ECART_BETZA_RANGE]      = "a jump can be repeated 7 times at most",
        [ECART_BETZA_JUMP]       = "expected a jump such as (4,1), with numbers from 0 to 7",
        [ECART_BETZA_NOWHERE]    = "a jump to the same cell",
        [ECART_BETZA_TOO_MANY]   = "a figure has 32 steps at most",
        [ECART_BETZA_LAME]       = "lame pieces are not supported",
        [ECART_BETZA_HOPPER]     = "hoppers are not supported",
        [ECART_BETZA_FIRST_MOVE] = "moves from the start only are not supported"
    };

    return fault < ECART_BETZA_FAULTS ? texts[fault] : NULL;
}

/* Well-known fairy pieces, by name. */
#define FAIRY(name, betza) { name, betza },

static const struct {
    const char *name, *betza;
} fairy_pieces[] = { FAIRY_LIST(FAIRY) };

enum { FAIRY_PIECES = sizeof fairy_pieces / sizeof *fairy_pieces };

const char *ecart_betza_name(int n)
{
    return n >= 0 && n < FAIRY_PIECES ? fairy_pieces[n].name : NULL;
}

const char *ecart_betza_named(int n)
{
    return n >= 0 && n < FAIRY_PIECES ? fairy_pieces[n].betza : NULL;
}
