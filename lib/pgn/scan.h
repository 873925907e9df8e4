/* SPDX-License-Identifier: MIT */
/* scan.h -- goes over the bytes of a piece of text, and makes tokens of them
 *
 * What more than the bytes of one class tell is in encoding.c, movetext.c, comment.c
 * and tag.c. */
#ifndef LIB_PGN_SCAN_H
#define LIB_PGN_SCAN_H

#include <string.h>

#include <ecart/pgn.h>

#include "base/internal.h"

/* What a byte is outside comments and tags.  First come those that are always part of
 * a word, then those that may be, then those that never are. */
typedef enum byte_class {
    IN_WORD, DIGIT, DOT,
    MARK, HIGH, BAD,
    BLANK, LINE_END, SIGN
} byte_class;

ECART_HIDDEN_TABLE extern const uint8_t ecart_pgn_classes[256];

/* How many bytes the first character of a text has.  0 if its first byte is
 * bad; more than length if the text ends within the character. */
ECART_HIDDEN size_t ecart_pgn_character(const char *text, size_t length);

/* Whether a byte that is a character by itself shows that the text is not UTF-8. */
static inline bool is_legacy(char c)
{
    return (unsigned char)c >= 0x80;
}

/* Characters outside ASCII stand between words too.  They come from typesetting and from web
 * pages: no-break and thin blanks, one of no width, soft hyphens, marks of the direction, and
 * three dots in one.  The reader of SAN knows them too (san_around.c).  Their sorts: part of
 * a word, such as a figurine; a character that shows nothing, and is skipped between words; a
 * blank; dots; a byte-order mark. */
typedef enum odd_sort { ODD_PART, ODD_UNSEEN, ODD_BLANK, ODD_DOTS, ODD_MARK } odd_sort;

typedef struct odd {
    odd_sort sort;
    size_t   wide;      /* how many bytes it has; more than there are if the text ends
                           within it */
} odd;

/* The first character of a text that begins with a byte of 0x80 or more. */
ECART_HIDDEN odd ecart_pgn_odd(const char *text, size_t length);

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

/* Closes all variations that are open, with a fault. */
static inline ecart_pgn_kind take_unclosed(ecart_pgn_reader *r, ecart_pgn_token *token)
{
    r->depth = 0;
    (void)take_fault(r, token, ECART_PGN_UNCLOSED_VARIATION, r->at);
    token->place = r->variation;
    return ECART_PGN_FAULT;
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

/* The same for the token as it is, with this fault. */
static inline ecart_pgn_kind tell_fault_first(ecart_pgn_reader *r, ecart_pgn_token *token,
                                              ecart_pgn_fault fault)
{
    ecart_pgn_token first = *token;

    first.fault = fault;
    return tell_first(r, token, first);
}

/* The fault of a byte at an offset of the piece. */
static inline ecart_pgn_token fault_of_byte(const ecart_pgn_reader *r, ecart_pgn_fault fault,
                                            size_t at)
{
    return (ecart_pgn_token){
        .kind = ECART_PGN_FAULT, .fault = fault,
        .text = r->text + at, .length = 1, .place = place_at(r, at)
    };
}

/* Reports that there is no whole token before the next piece. */
static inline ecart_pgn_kind ask_for_more(ecart_pgn_token *token)
{
    token->kind = ECART_PGN_MORE;
    return ECART_PGN_MORE;
}

/* At the very start: skips a byte-order mark, and reports a text in UTF-16.  Returns
 * ECART_PGN_KINDS if there is nothing to report. */
ECART_HIDDEN ecart_pgn_kind ecart_pgn_begin_text(ecart_pgn_reader *r, ecart_pgn_token *token);

/* Whether a byte-order mark stands at an offset of the piece. */
ECART_HIDDEN bool ecart_pgn_is_order_mark(const ecart_pgn_reader *r, size_t at);

/* Reports a byte-order mark within the text. */
ECART_HIDDEN ecart_pgn_kind ecart_pgn_order_mark(ecart_pgn_reader *r, ecart_pgn_token *token);

/* A line that begins with a byte-order mark has its first column after it. */
ECART_HIDDEN void ecart_pgn_pass_order_mark(ecart_pgn_reader *r, size_t at);

/* Whether the text ends from an offset of the piece on: with Ctrl-Z, as in CP/M and DOS,
 * or with 0xff, which programs write that write the end of a file too; and with blanks
 * and ends of lines.  The piece may end before that is known. */
typedef enum tail_end { NO_TAIL, MAY_BE_TAIL, TAIL } tail_end;
ECART_HIDDEN tail_end ecart_pgn_tail(const ecart_pgn_reader *r, size_t at);

/* Reports the fault ECART_PGN_LEGACY_TEXT before the token in which it was found; or, if
 * another fault was found in the token too, after that one. */
ECART_HIDDEN ecart_pgn_kind ecart_pgn_tell_legacy(ecart_pgn_reader *r, ecart_pgn_token *token,
                                                  ecart_pgn_token fault);

/* Reads a word. */
ECART_HIDDEN ecart_pgn_kind ecart_pgn_text(ecart_pgn_reader *r, ecart_pgn_token *token);

/* Skips a character between words: one outside ASCII, or of the tail.  False if a word
 * begins here, or a byte-order mark that is to be reported, or if that is not known
 * yet. */
ECART_HIDDEN bool ecart_pgn_skip_odd(ecart_pgn_reader *r);

/* Begins a comment at its first sign; within is WITHIN_BRACES or one of the others. */
ECART_HIDDEN ecart_pgn_kind ecart_pgn_begin_comment(ecart_pgn_reader *r,
                                                    ecart_pgn_token *token, int within);

/* Goes over a comment in braces, from the opening one, without reporting it: the caller
 * declined comments.  A fault in the comment is pending then; and if the piece ends before
 * the comment does, the reader stays within it. */
ECART_HIDDEN void ecart_pgn_pass_comment(ecart_pgn_reader *r);

/* The next part of the comment that the reader is in; up to an offset it is known to be plain. */
ECART_HIDDEN ecart_pgn_kind ecart_pgn_comment(ecart_pgn_reader *r, ecart_pgn_token *token,
                                              size_t at);

/* Goes over UTF-16 to the end of the piece; or to where a game begins, which then is
 * not UTF-16.  Returns whether one does. */
ECART_HIDDEN bool ecart_pgn_skip_wide(ecart_pgn_reader *r);

/* Reads what begins with [: a tag, or a fault. */
ECART_HIDDEN ecart_pgn_kind ecart_pgn_tag(ecart_pgn_reader *r, ecart_pgn_token *token);

/* Whether a tag has a name.  For most tags the first letter is enough. */
static inline bool is_name(const ecart_pgn_token *tag, const char *name)
{
    return tag->name[0] == name[0] && tag->name_length == strlen(name) &&
           memcmp(tag->name, name, tag->name_length) == 0;
}

/* A result other than * with which a text begins, in any spelling. */
typedef struct score {
    ecart_pgn_result result;
    size_t           length;    /* how many bytes of the text it is */
    size_t           seen;      /* bytes that were looked at, besides one character after them */
} score;
ECART_HIDDEN score ecart_pgn_score(const char *text, size_t length) ECART_PURE;

/* Whether a text is 1-0, 0-1 or 1/2-1/2. */
ECART_HIDDEN bool ecart_pgn_is_standard(const char *text, size_t length) ECART_PURE;

/* Whether a word is a move in the digits of iccf.h. */
ECART_HIDDEN bool ecart_pgn_is_numeric(const char *text, size_t length) ECART_PURE;

/* The number of a mark in one character, such as U+2049 for !?; 0 if the word is not a mark. */
ECART_HIDDEN uint32_t ecart_pgn_wide_mark(const char *text, size_t length) ECART_PURE;

/* Whether a word is a remark on the move before it, such as +/- or mate. */
ECART_HIDDEN bool ecart_pgn_is_remark(const char *text, size_t length) ECART_PURE;

#endif
