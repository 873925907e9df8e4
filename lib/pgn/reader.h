/* SPDX-License-Identifier: MIT */
/* reader.h -- what the parts of the reader of games share */
#ifndef LIB_PGN_READER_H
#define LIB_PGN_READER_H

#include <ecart/pgn.h>

#include "base/internal.h"

/* What a byte may begin or end, outside comments and tags. */
typedef enum byte_class {
    IN_WORD, DIGIT, DOT, MARK,      /* what a word may go on with comes first */
    BAD, BLANK, LINE_END, SIGN
} byte_class;

ECART_HIDDEN extern const uint8_t ecart_pgn_classes[256];

/* Which sort of comment goes on; r->within. */
enum { WITHIN_NONE, WITHIN_BRACES, WITHIN_LINE, WITHIN_ESCAPE };

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

/* Counts a line where it ends.  CR LF are one end, though a piece may part
 * them. */
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

/* How far a token may be looked for from where the reader is, and whether all
 * of it is there by then.  Behind what is cut off there is always a byte more,
 * so that it is known that something is. */
typedef struct reach {
    size_t end;
    bool   whole;
} reach;

static inline reach reach_of(const ecart_pgn_reader *r)
{
    if (r->length - r->at >= ECART_PGN_PIECE)
        return (reach){ r->at + ECART_PGN_PIECE - 1, true };
    return (reach){ r->length, r->last };
}

/* A token from where the reader is to an offset, which it then goes to. */
static inline ecart_pgn_kind take(ecart_pgn_reader *r, ecart_pgn_token *token,
                                  ecart_pgn_kind kind, size_t end)
{
    token->text   = r->text + r->at;
    token->length = end - r->at;
    token->place  = place_at(r, r->at);
    token->kind   = (uint8_t)kind;
    r->at         = end;
    return kind;
}

/* What no token follows. */
static inline ecart_pgn_kind take_fault(ecart_pgn_reader *r, ecart_pgn_token *token,
                                        ecart_pgn_fault fault, size_t end)
{
    token->fault = (uint8_t)fault;
    return take(r, token, ECART_PGN_FAULT, end);
}

static inline ecart_pgn_kind more(ecart_pgn_token *token)
{
    token->kind = ECART_PGN_MORE;
    return ECART_PGN_MORE;
}

/* Where the digits end. */
static inline size_t scan_digits(const ecart_pgn_reader *r, size_t at, size_t end, uint32_t *number)
{
    for (; at < end && class_at(r, at) == DIGIT; at++) {
        *number = *number * 10 + (uint32_t)(r->text[at] - '0');
        if (*number > UINT16_MAX)
            *number = UINT16_MAX;
    }
    return at;
}

static inline size_t scan_class(const ecart_pgn_reader *r, size_t at, size_t end, byte_class class)
{
    while (at < end && class_at(r, at) == class)
        at++;
    return at;
}

/* What belongs to the moves. */
static inline ecart_pgn_kind take_word(ecart_pgn_reader *r, ecart_pgn_token *token,
                                ecart_pgn_kind kind, size_t end)
{
    r->in_moves = true;
    return take(r, token, kind, end);
}

/* Whether a result is written as in the standard. */
ECART_HIDDEN bool ecart_pgn_is_standard(const char *text, size_t length) ECART_PURE;

/* Whether a word is a move in the digits of iccf.h. */
ECART_HIDDEN bool ecart_pgn_is_numeric(const char *text, size_t length) ECART_PURE;

/* Whether a word is a remark on the move before, and no move. */
ECART_HIDDEN bool ecart_pgn_is_remark(const char *text, size_t length) ECART_PURE;

/* Makes a token wait, and tells the fault found in it first. */
ECART_HIDDEN ecart_pgn_kind ecart_pgn_fault_before(ecart_pgn_reader *r,
                                                   ecart_pgn_token *token,
                                                   ecart_pgn_token fault);

/* Begins one that goes on from where the reader is. */
ECART_HIDDEN ecart_pgn_kind ecart_pgn_begin_comment(ecart_pgn_reader *r,
                                                    ecart_pgn_token *token, int within);

/* A sign that begins something, or is something by itself. */
ECART_HIDDEN ecart_pgn_kind ecart_pgn_sign(ecart_pgn_reader *r, ecart_pgn_token *token);

/* ! ? !! ?? !? ?! */
ECART_HIDDEN ecart_pgn_kind ecart_pgn_marks(ecart_pgn_reader *r, ecart_pgn_token *token);

/* A word, up to its end, that does not begin as moves do. */
ECART_HIDDEN ecart_pgn_kind ecart_pgn_other(ecart_pgn_reader *r, ecart_pgn_token *token,
                                            size_t end);

/* Goes behind the byte-order mark of UTF-8, at the very start.  False if it may
 * be there and is not there as a whole. */
ECART_HIDDEN bool ecart_pgn_skip_mark(ecart_pgn_reader *r);

/* How many bytes make the character that a text begins with: 0 if it is bad,
 * more than there are if the text ends within it. */
ECART_HIDDEN size_t ecart_pgn_character(const char *text, size_t length);

/* Closes all variations that are open, with a fault. */
ECART_HIDDEN ecart_pgn_kind ecart_pgn_unclosed_variation(ecart_pgn_reader *r,
                                                         ecart_pgn_token *token);

/* A part of a comment, from where the reader is. */
ECART_HIDDEN ecart_pgn_kind ecart_pgn_comment(ecart_pgn_reader *r,
                                              ecart_pgn_token *token);

/* Whether a tag has a name; mostly its first letter tells. */
ECART_HIDDEN bool ecart_pgn_is_name(const ecart_pgn_token *tag, const char *name) ECART_PURE;

static inline bool is_name(const ecart_pgn_token *tag, const char *name)
{
    return tag->name[0] == name[0] && ecart_pgn_is_name(tag, name);
}

/* Notes of a tag what it takes to start the game. */
ECART_HIDDEN void ecart_pgn_read_tag(ecart_pgn_judge *j, const ecart_pgn_token *tag);

/* Sets the game's line up, if there is one, and returns what is wrong with its
 * start; ECART_PGN_FAULTS if nothing. */
ECART_HIDDEN ecart_pgn_fault ecart_pgn_set_up(ecart_pgn_judge *j, ecart_pgn_line *line);

/* Plays moves as long as they are plain and there is nothing to tell. */
ECART_HIDDEN void ecart_pgn_play_plain(ecart_pgn_judge *j, ecart_pgn_line *line);

/* What begins with [. */
ECART_HIDDEN ecart_pgn_kind ecart_pgn_tag(ecart_pgn_reader *r,
                                          ecart_pgn_token *token);

#endif
