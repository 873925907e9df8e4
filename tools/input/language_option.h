/* SPDX-License-Identifier: MIT */
/* language_option.h -- the language of answers: --language, or that of the user */
#ifndef INPUT_LANGUAGE_OPTION_H
#define INPUT_LANGUAGE_OPTION_H

#include <stdbool.h>

#include <ecart.h>

/* Finds the language of --language; or says that there is none and returns false. */
bool language_take(const char *code, const ecart_language **language);

/* The language that the user reads: the first of the variables LC_ALL, LC_MESSAGES and
 * LANG that is set and not empty names it, as fr_FR.UTF-8 names French.  English, which
 * is NULL, if none does, or if it is a draft. */
const ecart_language *language_of_user(void);

#endif
