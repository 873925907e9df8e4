/* SPDX-License-Identifier: MIT */
/* article.h -- the article's sets of differences, and where they are wrong */
#ifndef STUDY_ARTICLE_H
#define STUDY_ARTICLE_H

#include <ecart.h>
#include <ecart/study.h>

/* The article's answer compared with the true one, as a character for diagrams. */
enum mark {
    MARK_NO       = '.',
    MARK_YES      = 'x',
    MARK_ACCEPTED = '!',    /* falsely, by the article */
    MARK_REJECTED = '?'     /* falsely, by the article */
};

enum mark article_mark(ecart_piece piece, ecart_cell from, ecart_cell to);

/* Prints the set of a piece, and for how many pairs of cells it is wrong. */
void article_print(const ecart_language *language, ecart_piece piece);

/* Lines of that text: a number after its name, and a pair of cells in numbers. */
void article_print_sum(const ecart_language *language, int which, int number);
void article_print_pair(const ecart_language *language, ecart_cell from, ecart_cell to);

#endif
