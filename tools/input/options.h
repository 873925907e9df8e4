/* SPDX-License-Identifier: MIT */
/* options.h -- reads the options of a command, and FENs as people paste them */
#ifndef INPUT_OPTIONS_H
#define INPUT_OPTIONS_H

#include "command.h"
#include "output/judgement.h"
#include "system/screen.h"

/* What --position and --chess960 say. */
struct position_option {
    const char *fen;        /* NULL for the start of a game */
    bool        chess960;
    const ecart_language *language;     /* of sentences about the FEN */
};

/* An option that was given. */
struct given {
    int         given;      /* 0 if it was not; else more than for the options before it */
    char       *text;       /* its argument */
    uint64_t    number;     /* that as a number, or its place among the names that are allowed */
};

/* Begins as zeros. */
struct options {
    bool                   json, board;
    struct position_option start;           /* where moves are played from */
    struct judge_options   judge;
    struct screen          screen;
    struct given           of[OPTIONS];     /* all options by their numbers: of[OPTION_JSON] */
};

/* Reads the options of a command, up to its operands at argv[optind].  Returns OPTION_END; or
 * the exit status, if the help was printed or something is wrong, which was said. */
enum { OPTION_END = -1 };

int options_read(struct options *options, int argc, char **argv, const struct command *command);

/* The number of an option, or another one if it was not given. */
int option_number(const struct options *options, int option, int otherwise);

/* Reads a number; or says which numbers are expected and returns false. */
bool number_read(const char *text, const char *what, uint64_t least, uint64_t most,
                 uint64_t *number);

/* The value of --position, which getopt() has just found.  A placement takes the other fields of
 * its FEN from the words that follow it; "startpos" is the FEN of a game's start; and "-" is the
 * next line of standard input.  NULL after an error, which was printed: that line cannot be read,
 * or words may be fields or squares. */
char *pasted_position(int argc, char **argv);

/* The words of a FEN, a list that ends with NULL, as one text; the same of "-" alone. */
const char *pasted_words(char **words);

/* Sets up the position, and says on stderr what had to be mended.  Or says what
 * is wrong with it and returns false. */
bool position_option_read(const struct position_option *start, ecart_position *position);

/* Reads what stands on the board, which need not be a position.  Or says what is wrong with
 * the text and returns false. */
bool position_option_setup(const struct position_option *start, ecart_setup *setup);

/* Chooses the user's language for an answer that people read, if --language was not
 * given.  Programs, which read JSON, get English. */
void output_for_people(struct options *options);

/* The same for a command whose sentences are not translated in drafts: if the language is a
 * draft, all is in English, so that no answer is in two languages. */
void output_in_full(struct options *options);

/* Chooses the letters of that language to read and write moves with, if --letters was not
 * given; with --strict, those of the standard. */
void output_letters(struct judge_options *judge);

#endif
