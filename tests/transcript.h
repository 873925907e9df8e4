/* SPDX-License-Identifier: MIT */
/* transcript.h -- what a reader and a judge of games tell, as text
 *
 * A line for each token or event: "3:17 move Nf3".  The parts of a comment are
 * joined where it ends, and come after its faults, however it was cut. */
#ifndef TESTS_TRANSCRIPT_H
#define TESTS_TRANSCRIPT_H

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "runner.h"

typedef struct transcript {
    char   text[1 << 16], comment[1 << 16];
    size_t length, comment_length;
} transcript;

static const char *const kind_names[ECART_PGN_KINDS] = {
    [ECART_PGN_END] = "end",         [ECART_PGN_MORE] = "more",
    [ECART_PGN_FAULT] = "fault",     [ECART_PGN_TAG] = "tag",
    [ECART_PGN_NUMBER] = "number",   [ECART_PGN_MOVE] = "move",
    [ECART_PGN_NAG] = "nag",         [ECART_PGN_COMMENT] = "comment",
    [ECART_PGN_ESCAPE] = "escape",   [ECART_PGN_OPEN] = "open",
    [ECART_PGN_CLOSE] = "close",     [ECART_PGN_RESULT] = "result",
    [ECART_PGN_GAME] = "game",       [ECART_PGN_GAME_END] = "over"
};

static inline void say(transcript *t, const char *format, ...)
{
    va_list arguments;

    va_start(arguments, format);
    t->length += (size_t)vsnprintf(t->text + t->length, sizeof t->text - t->length,
                                   format, arguments);
    va_end(arguments);
    require(t->length < sizeof t->text);
}

/* Bytes as they are, for there may be any. */
static inline void say_bytes(transcript *t, const char *bytes, size_t length)
{
    require(t->length + length < sizeof t->text);
    memcpy(t->text + t->length, bytes, length);
    t->length += length;
    t->text[t->length] = '\0';
}

/* What is known of a kind of token, after its name. */
static inline void say_rest(transcript *t, const ecart_pgn_token *token)
{
    switch (token->kind) {
    case ECART_PGN_FAULT:
        say(t, " %s", ecart_pgn_fault_name(token->fault));
        break;
    case ECART_PGN_TAG:
        say(t, " %.*s=%.*s", (int)token->name_length, token->name,
            (int)token->length, token->text);
        break;
    case ECART_PGN_NUMBER:
    case ECART_PGN_NAG:
        say(t, " %u", token->number);
        break;
    case ECART_PGN_RESULT:
        say(t, " %d", token->result);
        break;
    case ECART_PGN_COMMENT:
    case ECART_PGN_ESCAPE:
        say(t, " ");
        say_bytes(t, t->comment, t->comment_length);
        t->comment_length = 0;
        break;
    case ECART_PGN_MOVE:
        say(t, " ");
        say_bytes(t, token->text, token->length);
        break;
    default:
        break;
    }
}

static inline void say_token(transcript *t, const ecart_pgn_token *token)
{
    if (token->kind == ECART_PGN_COMMENT || token->kind == ECART_PGN_ESCAPE) {
        require(t->comment_length + token->length < sizeof t->comment);
        memcpy(t->comment + t->comment_length, token->text, token->length);
        t->comment_length += token->length;
        if (token->more)
            return;
    }
    say(t, "%s%u:%u %s", t->length > 0 ? "\n" : "", token->place.line, token->place.column,
        kind_names[token->kind]);
    say_rest(t, token);
}

/* The kind of the next token, which is told twice.  What its kind does not have is 0. */
static inline ecart_pgn_kind next_of(ecart_pgn_reader *reader, ecart_pgn_token *token)
{
    memset(token, 1, sizeof *token);

    ecart_pgn_kind kind = ecart_pgn_next(reader, token);
    bool fault = kind == ECART_PGN_FAULT;

    require(kind == token->kind);
    require(kind == ECART_PGN_TAG || (!token->name && token->name_length == 0));
    require(kind == ECART_PGN_NUMBER || kind == ECART_PGN_NAG || fault || token->number == 0);
    require(kind == ECART_PGN_RESULT || fault || token->result == ECART_PGN_RESULT_NONE);
    require(kind == ECART_PGN_COMMENT || kind == ECART_PGN_ESCAPE || !token->more);
    require(fault || token->fault == 0);
    return kind;
}

/* All that a reader tells of a text that is fed in pieces which end at a
 * number of bytes each, in memory that ends there too. */
static inline void read_in_pieces(const char *text, size_t length, size_t piece,
                                  transcript *t)
{
    ecart_pgn_reader reader;
    ecart_pgn_token  token;
    size_t           end = 0;
    char            *memory = NULL;

    t->length = t->comment_length = 0;
    ecart_pgn_start(&reader);
    do {
        size_t from = (size_t)reader.offset + reader.at;

        end = end + piece < length ? end + piece : length;
        char *next = malloc(end - from + 1);
        memcpy(next + 1, text + from, end - from);
        ecart_pgn_feed(&reader, next + 1, end - from, end == length);
        free(memory);
        memory = next;
        while (next_of(&reader, &token) > ECART_PGN_MORE) {
            require(token.place.offset <= length && reader.at <= reader.length);
            say_token(t, &token);
        }
    } while (token.kind == ECART_PGN_MORE);
    require(end == length && ecart_pgn_rest(&reader) == 0);
    say_token(t, &token);
    free(memory);
}

#endif
