/* SPDX-License-Identifier: MIT */
/* output_options.h -- options of most commands, about positions, moves and answers */
#ifndef INPUT_OUTPUT_OPTIONS_H
#define INPUT_OUTPUT_OPTIONS_H

#include <stdbool.h>

#include "input/position_option.h"
#include "output/judgement.h"
#include "system/screen.h"

struct output_options {
    bool                 json, board;
    bool                 quiet;             /* nothing is said of legal moves */
    struct position_option start;           /* where moves are played from */
    struct judge_options judge;
    struct screen        screen;
};

/* Takes an option if it is one of these, and returns true.  If its argument is wrong, says so
 * and returns false. */
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
