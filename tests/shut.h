/* SPDX-License-Identifier: MIT */
/* shut.h -- a second program: kings and bishops beside pawns that never move, searched to the
 * end, with rules of its own */
#ifndef TESTS_SHUT_H
#define TESTS_SHUT_H

#include <ctype.h>
#include <stdint.h>
#include <string.h>

enum { SHUT_MEN = 6, SHUT_SLOTS = 1 << 21, SHUT_GONE = 64 };

/* A board as letters, a1 first, row by row. */
typedef struct shut_state {
    char board[64];
    bool black;                 /* it is Black's turn */
} shut_state;

typedef struct shut_search {
    uint64_t slot[SHUT_SLOTS], found[SHUT_SLOTS / 2];
    size_t   count, limit;
    bool     mates;             /* White mates in one of them */
    bool     whole;             /* all were found */
    bool     still;             /* no pawn could move or be taken */
    char     pawns[64], men[SHUT_MEN + 1];  /* the letters of the men, sorted */
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

/* Whether a side attacks a cell: looks from there for its men. */
static inline bool shut_attacks(const char *board, bool white, int at)
{
    for (int d = 0; d < 9; d++) {
        int  columns = d % 3 - 1, rows = d / 3 - 1, to = shut_step(at, columns, rows);
        bool first = true;

        for (; d != 4 && to >= 0; to = shut_step(to, columns, rows), first = false) {
            char c = board[to];

            if (c == '.')
                continue;
            if (shut_is_white(c) == white && columns != 0 && rows != 0 && toupper(c) == 'B')
                return true;
            if (first && shut_is_white(c) == white &&
                (toupper(c) == 'K' ||
                 (toupper(c) == 'P' && columns != 0 && rows == (white ? -1 : 1))))
                return true;
            break;
        }
    }
    return false;
}

/* The pieces and the side to move as one number.  Pieces of one letter are put in the order
 * of their cells, since it does not matter which of them stands where. */
static inline uint64_t shut_code(const shut_search *s, const shut_state *state)
{
    uint64_t code = state->black;
    char     last = '\0';
    int      at   = -1;

    for (const char *man = s->men; *man; man++) {
        at = *man == last ? at : -1;
        while (++at < 64 && state->board[at] != *man) {}
        if (at >= 64)
            at = SHUT_GONE;
        code = code * 65 + (uint64_t)at;
        last = *man;
    }
    return code + 1;
}

static inline shut_state shut_state_of(const shut_search *s, uint64_t code)
{
    shut_state state;
    size_t     count = strlen(s->men);

    memcpy(state.board, s->pawns, 64);
    code--;
    while (count-- > 0) {
        if (code % 65 != SHUT_GONE)
            state.board[code % 65] = s->men[count];
        code /= 65;
    }
    state.black = code != 0;
    return state;
}

static inline void shut_add(shut_search *s, const shut_state *state)
{
    uint64_t code = shut_code(s, state);
    size_t   slot = (size_t)(code * 0x9e3779b97f4a7c15 >> 43);

    while (s->slot[slot] != 0 && s->slot[slot] != code)
        slot = (slot + 1) % SHUT_SLOTS;
    if (s->slot[slot] == code)
        return;
    if (s->count == s->limit) {
        s->whole = false;
        return;
    }
    s->slot[slot] = s->found[s->count++] = code;
}

/* Makes a move, and adds what follows; returns whether it is legal. */
static inline bool shut_try(shut_search *s, const shut_state *state, int from, int to)
{
    shut_state after = *state;
    int        king  = 0;

    after.board[to]   = after.board[from];
    after.board[from] = '.';
    after.black       = !state->black;
    while (after.board[king] != (state->black ? 'k' : 'K'))
        king++;
    if (shut_attacks(after.board, state->black, king))
        return false;
    s->still &= toupper(state->board[to]) != 'P';
    shut_add(s, &after);
    return true;
}

/* Adds all that follows from a state. */
static inline void shut_follow(shut_search *s, const shut_state *state)
{
    bool moved = false;
    int  king  = 0;

    for (int from = 0; from < 64; from++) {
        char c = state->board[from];

        if (c == '.' || shut_is_white(c) == state->black)
            continue;
        for (int d = 0; d < 9; d++) {
            int  columns = d % 3 - 1, rows = d / 3 - 1;
            bool slides = toupper(c) == 'B';

            if (d == 4 || (slides && (columns == 0 || rows == 0)))
                continue;
            if (toupper(c) == 'P') {
                int  to = shut_step(from, columns, rows);
                bool on = to >= 0 && rows == (state->black ? -1 : 1);

                if (on && (columns == 0 ? state->board[to] == '.'
                           : state->board[to] != '.' &&
                             shut_is_white(state->board[to]) == state->black))
                    s->still = false;
                continue;
            }
            for (int to = shut_step(from, columns, rows); to >= 0;
                 to = shut_step(to, columns, rows)) {
                bool taken = state->board[to] != '.';

                if (taken && shut_is_white(state->board[to]) != state->black)
                    break;
                moved |= shut_try(s, state, from, to);
                if (taken || !slides)
                    break;
            }
        }
    }
    while (state->board[king] != (state->black ? 'k' : 'K'))
        king++;
    s->mates |= !moved && s->still && state->black && shut_attacks(state->board, true, king);
}

/* Searches what follows from a FEN, up to so many positions, until White mates. */
static inline void shut_explore(shut_search *s, const char *fen, size_t limit)
{
    static const char letters[] = "BKbk";
    shut_state state;
    int        row = 7, column = 0, men = 0;

    memset(s, 0, sizeof *s);
    s->limit = limit < SHUT_SLOTS / 2 ? limit : SHUT_SLOTS / 2;
    s->whole = s->still = true;
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
    for (int at = 0; at < 64; at++)
        s->pawns[at] = toupper(state.board[at]) == 'P' ? state.board[at] : '.';
    for (const char *letter = letters; *letter; letter++)
        for (int at = 0; at < 64; at++)
            if (state.board[at] == *letter)
                s->men[men++] = *letter;
    shut_add(s, &state);
    for (size_t i = 0; i < s->count && s->still && !s->mates; i++) {
        state = shut_state_of(s, s->found[i]);
        shut_follow(s, &state);
    }
}

#endif
