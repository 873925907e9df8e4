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

/* The cells that have a mark. */
ecart_cells article_marked(ecart_piece piece, ecart_cell from, enum mark mark);

/* Prints the legend of a mark and the cells that have it: name, number and difference. */
void article_print_cells(const ecart_language *language, enum mark mark, int meaning,
                         ecart_cells cells, ecart_cell from);

/* Prints the set of a piece, and for how many pairs of cells it is wrong. */
void article_print(const ecart_language *language, ecart_piece piece);

/* Prints a line of the kind that article_print() prints: a number after its name. */
void article_print_sum(const ecart_language *language, int which, int number);

/* Prints the smallest alias, and the move that it is mistaken for, if there is one. */
void article_print_alias(const ecart_language *language, const ecart_figure *figure);

#endif
