/* SPDX-License-Identifier: MIT */
/* scan.h -- goes over the bytes of a piece of text, and makes tokens of them */
#ifndef LIB_PGN_SCAN_H
#define LIB_PGN_SCAN_H

#include <ecart/pgn.h>

#include "pgn/bytes.h"

/* Which sort of comment the reader is in, or UTF-16; r->within. */
enum { WITHIN_NONE, WITHIN_BRACES, WITHIN_LINE, WITHIN_ESCAPE, WITHIN_WIDE };

static inline byte_class class_at(const ecart_pgn_reader *r, size_t at)
{
    return (byte_class)ecart_pgn_classes[(unsigned char)r->text[at]];
}

static inline ecart_pgn_place place_at(const ecart_pgn_reader *r, size_t at)
{
    uint64_t offset = r->offset + at;

    return (ecart_pgn_place){
        .offset = offset, .line = r->line, .column = (uint32_t)(offset - r->line_start) + 1
    };
}

/* Counts a line, at the byte that ends it.  CR LF end one line together, even
 * where a new piece begins between them. */
static inline void end_line(ecart_pgn_reader *r, size_t at)
{
    uint64_t offset = r->offset + at;

    if (r->text[at] == '\n' && offset == r->after_cr) {
        r->line_start = offset + 1;
        return;
    }
    r->after_empty = offset == r->line_start;
    r->line_start  = offset + 1;
    r->line++;
    if (r->text[at] == '\r')
        r->after_cr = offset + 1;
}

/* How far a token can reach that begins where the reader is.  If it reaches the end
 * and the end is not final, it may go on in the next piece, so it is read again when
 * there is more text.  A token that is too long is cut one byte before
 * ECART_PGN_PIECE, so that there is always a byte after it. */
typedef struct reach {
    size_t end;
    bool   is_final;
} reach;

static inline reach reach_of(const ecart_pgn_reader *r)
{
    if (r->length - r->at >= ECART_PGN_PIECE)
        return (reach){ r->at + ECART_PGN_PIECE - 1, true };
    return (reach){ r->length, r->last };
}

/* Whether the token that ends here may go on in the next piece. */
static inline bool may_go_on(reach to, size_t end)
{
    return end == to.end && !to.is_final;
}

static inline size_t scan_class(const ecart_pgn_reader *r, size_t at, size_t end, byte_class class)
{
    while (at < end && class_at(r, at) == class)
        at++;
    return at;
}

/* Reads digits.  Returns where they end, and the number, at most UINT16_MAX. */
static inline size_t scan_digits(const ecart_pgn_reader *r, size_t at, size_t end, uint32_t *number)
{
    for (; at < end && class_at(r, at) == DIGIT; at++) {
        *number = *number * 10 + (uint32_t)(r->text[at] - '0');
        if (*number > UINT16_MAX)
            *number = UINT16_MAX;
    }
    return at;
}

/* Makes a token of what stands from the reader to an offset, and moves the
 * reader there. */
static inline ecart_pgn_kind take(ecart_pgn_reader *r, ecart_pgn_token *token,
                                  ecart_pgn_kind kind, size_t end)
{
    token->text   = r->text + r->at;
    token->length = end - r->at;
    token->place  = place_at(r, r->at);
    token->kind   = kind;
    r->at         = end;
    return kind;
}

/* take() for a token that belongs to the moves. */
static inline ecart_pgn_kind take_in_moves(ecart_pgn_reader *r, ecart_pgn_token *token,
                                           ecart_pgn_kind kind, size_t end)
{
    r->in_moves = true;
    return take(r, token, kind, end);
}

/* take() for a result, which ends a game unless it is in a variation. */
static inline ecart_pgn_kind take_result(ecart_pgn_reader *r, ecart_pgn_token *token,
                                         size_t end, ecart_pgn_result result)
{
    token->result = result;
    r->in_moves   = r->depth > 0;
    return take(r, token, ECART_PGN_RESULT, end);
}

/* take() for a fault that stands in place of a token. */
static inline ecart_pgn_kind take_fault(ecart_pgn_reader *r, ecart_pgn_token *token,
                                        ecart_pgn_fault fault, size_t end)
{
    token->fault = fault;
    return take(r, token, ECART_PGN_FAULT, end);
}

/* Reports a fault that was found in a token, and keeps the token to be reported
 * next. */
static inline ecart_pgn_kind tell_first(ecart_pgn_reader *r, ecart_pgn_token *token,
                                        ecart_pgn_token fault)
{
    r->pending  = *token;
    *token      = fault;
    token->kind = ECART_PGN_FAULT;
    return ECART_PGN_FAULT;
}

/* Reports that there is no whole token before the next piece. */
static inline ecart_pgn_kind ask_for_more(ecart_pgn_token *token)
{
    token->kind = ECART_PGN_MORE;
    return ECART_PGN_MORE;
}

#endif
