/* SPDX-License-Identifier: MIT */
/* witness.h -- the line with a refused move, whose other moves show what was meant
 *
 * The words after a refused word decide what was meant by it.  So a copy of the
 * reader is kept where each open line begins, the game's own and every variation.
 * When a word of a line is refused, the line is read once more from there, to its
 * end.  If a text is so long that it is read in pieces, only the piece that holds
 * the word is used. */
#ifndef MENDING_WITNESS_H
#define MENDING_WITNESS_H

#include "output/json.h"
#include "source/source.h"

enum {
    WITNESS_LINES    = 64,      /* the game, and variations within variations */
    WITNESS_WORDS    = 1200,    /* of a line; no game that was played has more */
    WITNESS_MEANINGS = 64
};

/* Read, do not write. */
struct witness {
    struct witness_line {
        ecart_pgn_reader reader;
        ecart_pgn_token  first;     /* ECART_PGN_END if the reader has yet to read it */
        ecart_position   start;     /* of zeroes if it is not known */
    } lines[WITNESS_LINES];

    /* The line that was asked about last. */
    ecart_position  start;          /* before its first word */
    const ecart_letters *letters;   /* of the pieces */
    size_t          jump;           /* as in ecart_line */
    size_t          plies;          /* half-moves of the game before start */
    size_t          refused;        /* the index of the refused word */
    bool            whole;          /* the words are all of the line */
    size_t          count;
    ecart_text      words[WITNESS_WORDS];
    ecart_pgn_place places[WITNESS_WORDS];

    /* What may have been meant there, best first. */
    size_t          meant;
    ecart_meaning   meanings[WITNESS_MEANINGS];
    ecart_mishap    mishap;         /* what may have happened instead */
};

/* Remembers that a line begins, at ECART_PGN_GAME or ECART_PGN_OPEN. */
void witness_begin(struct witness *witness, ecart_pgn_judge *judge);

/* Reads the line of a move that was just refused. */
void witness_read(struct witness *witness, ecart_pgn_judge *judge, const ecart_pgn_token *refused);

/* The line that was read, as the library takes it. */
ecart_line witness_line(const struct witness *witness);

/* Finds out what may have been meant in that line. */
void witness_ask(struct witness *witness);

enum { SUGGESTION_SIZE = 320 };

/* Adds a blank and a sentence about the best of what a witness found to a text; nothing if it
 * found nothing. */
void suggestion_write(const ecart_language *language, const struct witness *witness,
                      char *text, size_t size);

/* Writes the best five of what a witness found, best first, as an array. */
void suggestion_put(const struct witness *witness, struct json *json);

enum { EDIT_SIZE = 24 };

/* A word of a file that is to be replaced by another. */
struct edit {
    uint64_t offset;                /* of the word in its part of the file */
    uint64_t line;                  /* its number, while a diff is made */
    size_t   length;
    char     from[EDIT_SIZE];       /* the word: length bytes */
    char     to[ECART_SAN_SIZE];
};

/* Adds the edits that mend the line that was read, which then can be played to its end.
 * Returns how many words they replace; 0, with no edit, if one is not certain. */
int mend_line(struct witness *witness, struct buffer *edits);

/* Prints on stdout what edits change in a file, which is read once more, if there are any; it
 * is a unified diff.  Their offsets count from the beginning of the file, in any order.  No two
 * are edits of one word.  Returns false after an error, which was reported. */
bool diff_print(struct source *source, struct buffer *edits);

#endif
