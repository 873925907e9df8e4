/* SPDX-License-Identifier: MIT */
/* output_options.h -- options about moves and answers: --letters, --json, --language,
 * --strict and --board */
#ifndef INPUT_OUTPUT_OPTIONS_H
#define INPUT_OUTPUT_OPTIONS_H

#include <stdbool.h>

#include <ecart.h>

#include "output/judgement.h"
#include "system/option.h"
#include "system/screen.h"

enum { JSON = OPTION_LONG + 200, LANGUAGE, LETTERS, STRICT_SAN, BOARD };

/* For the tables of options and the help of commands.  Each command lists the
 * ones that it understands. */
#define JSON_OPTION     { "json", no_argument, NULL, JSON }
#define LANGUAGE_OPTION { "language", required_argument, NULL, LANGUAGE }
#define LETTERS_OPTION  { "letters", required_argument, NULL, LETTERS }
#define STRICT_OPTION   { "strict", no_argument, NULL, STRICT_SAN }
#define BOARD_OPTION    { "board", no_argument, NULL, BOARD }

#define BOARD_HELP \
    "  --board             draw the board too, and mark the move and the evidence\n"
#define JSON_HELP \
    "  --json              answer in JSON\n"
#define LANGUAGES_HELP \
    "  --language=en|fr|de|es|ru|tr|zh\n"
#define LANGUAGE_HELP \
    LANGUAGES_HELP \
    "                      answer in English, French, German or Spanish; Russian,\n" \
    "                      Turkish and Chinese are drafts, which no native speaker\n" \
    "                      has read: what they lack is in English\n"
#define LETTERS_HELP \
    "  --letters=en|de|fr|es|it|pt|nl|ru|pl|hu|cs|sv|da|no|fi|ro|et|is\n" \
    "                      read the piece letters of this language: Sf3 in German\n"
#define OWN_LETTERS_HELP \
    LETTERS_HELP \
    "                      (default: those of the answer's language, and English)\n"
#define STRICT_HELP \
    "  --strict            accept only standard notation\n"

struct output_options {
    bool                 json, board;
    bool                 quiet;             /* nothing is said of legal moves */
    struct judge_options judge;
    struct screen        screen;
};

/* Takes an option if it is one of these or one of the screen's, and returns
 * true.  If its argument is wrong, says so and returns false. */
bool output_option(struct output_options *output, int option);

/* Chooses the user's language for an answer that people read, if --language was not
 * given.  Programs, which read JSON, get English. */
void output_for_people(struct output_options *output);

/* The same for a command whose sentences are not translated in drafts: if the language is a
 * draft, all is in English, so that no answer is in two languages. */
void output_in_full(struct output_options *output);

/* Chooses the letters of that language to read and write moves with, if --letters was not
 * given; with --strict, those of the standard. */
void output_letters(struct judge_options *judge);

#endif
