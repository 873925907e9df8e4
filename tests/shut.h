/* SPDX-License-Identifier: MIT */
/* shut.h -- a second program: all that follows from a position without castling, with rules of its
 * own */
#ifndef TESTS_SHUT_H
#define TESTS_SHUT_H

#include <ctype.h>
#include <stdint.h>
#include <string.h>

enum { SHUT_SLOTS = 1 << 21 };

/* A board as letters, a1 first, row by row; a cell that a pawn has just passed is an x. */
typedef struct shut_state {
    char board[64];
    char black;                 /* it is Black's turn */
} shut_state;

typedef struct shut_search {
    uint32_t   slot[SHUT_SLOTS];        /* number in found + 1; 0 is free */
    shut_state found[SHUT_SLOTS / 2];
    size_t     count, limit;
    bool       mates;           /* White mates in one of them */
    bool       whole;           /* all were found */
} shut_search;

static inline bool shut_is_white(char c)
{
    return c >= 'A' && c <= 'Z';
}

static inline int shut_step(int at, int columns, int rows)
{
    int column = at % 8 + columns, row = at / 8 + rows;

    return column < 0 || column > 7 || row < 0 || row > 7 ? -1 : 8 * row + column;
}

static inline bool shut_slides(char c, int columns, int rows)
{
    return strchr(columns != 0 && rows != 0 ? "BQ" : "RQ", toupper(c)) != NULL;
}

/* The eight steps of a king, and then those of a knight. */
static const signed char shut_steps[16][2] = {
    { 0, 1 }, { 1, 1 }, { 1, 0 }, { 1, -1 }, { 0, -1 }, { -1, -1 }, { -1, 0 }, { -1, 1 },
    { 1, 2 }, { 2, 1 }, { 2, -1 }, { 1, -2 }, { -1, -2 }, { -2, -1 }, { -2, 1 }, { -1, 2 },
};

/* Whether a side attacks a cell: looks from there for its men. */
static inline bool shut_attacks(const char *board, bool white, int at)
{
    for (int d = 0; d < 16; d++) {
        int  columns = shut_steps[d][0], rows = shut_steps[d][1], to = shut_step(at, columns, rows);
        bool first = true;

        for (; to >= 0; to = shut_step(to, columns, rows), first = false) {
            char c = board[to], man = (char)toupper(c);

            if (c != '.' && shut_is_white(c) == white &&
                (d >= 8 ? man == 'N' : shut_slides(c, columns, rows) || (first &&
                 (man == 'K' || (man == 'P' && columns != 0 && rows == (white ? -1 : 1))))))
                return true;
            if ((c != '.' && c != 'x') || d >= 8)
                break;
        }
    }
    return false;
}

static inline void shut_add(shut_search *s, const shut_state *state)
{
    uint64_t rows[8], hash = (uint64_t)state->black;

    memcpy(rows, state->board, 64);
    for (int i = 0; i < 8; i++)
        hash = (hash ^ rows[i] ^ hash >> 29) * 0x9e3779b97f4a7c15;
    size_t slot = (size_t)(hash >> 43);
    for (; s->slot[slot] != 0; slot = (slot + 1) % SHUT_SLOTS) {
        if (memcmp(&s->found[s->slot[slot] - 1], state, sizeof *state) == 0)
            return;
    }
    if (s->count == s->limit) {
        s->whole = false;
        return;
    }
    s->found[s->count++] = *state;
    s->slot[slot] = (uint32_t)s->count;
}

static inline bool shut_in_check(const shut_state *state, bool black)
{
    const char *king = memchr(state->board, black ? 'k' : 'K', 64);

    return shut_attacks(state->board, black, (int)(king - state->board));
}

/* Makes a move, and adds what follows; returns whether it is legal. */
static inline bool shut_try(shut_search *s, const shut_state *state, int from, int to)
{
    shut_state  after = *state;
    char        man   = state->board[from];
    const char *kinds  = state->black ? "qrbn" : "QRBN";
    char       *passed = memchr(after.board, 'x', 64);

    if (passed)
        *passed = '.';
    if (toupper(man) == 'P' && state->board[to] == 'x')
        after.board[from / 8 * 8 + to % 8] = '.';
    if (toupper(man) == 'P' && (to - from == 16 || from - to == 16))
        after.board[(from + to) / 2] = 'x';
    after.board[to]   = man;
    after.board[from] = '.';
    after.black       = !state->black;
    if (shut_in_check(&after, state->black))
        return false;
    if (toupper(man) != 'P' || (to >= 8 && to < 56))
        shut_add(s, &after);
    else
        for (; *kinds; kinds++) {
            after.board[to] = *kinds;
            shut_add(s, &after);
        }
    return true;
}

static inline bool shut_is_empty(char c)
{
    return c == '.' || c == 'x';
}

static inline bool shut_pawn(shut_search *s, const shut_state *state, int from)
{
    int  rows = state->black ? -1 : 1, to = shut_step(from, 0, rows);
    bool moved = false;

    if (shut_is_empty(state->board[to])) {
        moved = shut_try(s, state, from, to);
        if (from / 8 == (state->black ? 6 : 1) && shut_is_empty(state->board[to + 8 * rows]))
            moved |= shut_try(s, state, from, to + 8 * rows);
    }
    for (int columns = -1; columns <= 1; columns += 2) {
        to = shut_step(from, columns, rows);
        if (to >= 0 && state->board[to] != '.' &&
            (state->board[to] == 'x' || shut_is_white(state->board[to]) == state->black))
            moved |= shut_try(s, state, from, to);
    }
    return moved;
}

static inline bool shut_piece(shut_search *s, const shut_state *state, int from)
{
    char man   = state->board[from];
    bool moved = false, leaps = toupper(man) == 'N';

    for (int d = leaps ? 8 : 0; d < (leaps ? 16 : 8); d++) {
        int  columns = shut_steps[d][0], rows = shut_steps[d][1];
        bool slides = !leaps && shut_slides(man, columns, rows);
        int  to = shut_step(from, columns, rows);

        if (!leaps && !slides && toupper(man) != 'K')
            continue;
        for (; to >= 0; to = slides ? shut_step(to, columns, rows) : -1) {
            bool empty = shut_is_empty(state->board[to]);

            if (empty || shut_is_white(state->board[to]) == state->black)
                moved |= shut_try(s, state, from, to);
            if (!empty)
                break;
        }
    }
    return moved;
}

/* Adds all that follows from a state. */
static inline void shut_follow(shut_search *s, const shut_state *state)
{
    bool moved = false;

    for (int from = 0; from < 64; from++) {
        char c = state->board[from];

        if (!shut_is_empty(c) && shut_is_white(c) != state->black)
            moved |= toupper(c) == 'P' ? shut_pawn(s, state, from) : shut_piece(s, state, from);
    }
    s->mates |= !moved && state->black && shut_in_check(state, true);
}

/* Searches what follows from a FEN, up to so many positions, until White mates. */
static inline void shut_explore(shut_search *s, const char *fen, size_t limit)
{
    shut_state state;
    int        row = 7, column = 0;

    memset(s->slot, 0, sizeof s->slot);
    s->count = 0;
    s->limit = limit < SHUT_SLOTS / 2 ? limit : SHUT_SLOTS / 2;
    s->whole = true;
    s->mates = false;
    memset(state.board, '.', 64);
    for (; *fen != ' '; fen++) {
        if (*fen == '/')
            row--, column = 0;
        else if (*fen >= '1' && *fen <= '8')
            column += *fen - '0';
        else
            state.board[8 * row + column++] = *fen;
    }
    state.black = fen[1] == 'b';
    shut_add(s, &state);
    for (size_t i = 0; i < s->count && !s->mates; i++) {
        state = s->found[i];
        shut_follow(s, &state);
    }
}

#endif
