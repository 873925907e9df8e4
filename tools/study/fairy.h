/* SPDX-License-Identifier: MIT */
/* fairy.h -- the names of fairy pieces, in words */
#ifndef STUDY_FAIRY_H
#define STUDY_FAIRY_H

#include <ecart.h>
#include <ecart/study.h>

/* A name in a language, with its article: "The camel (C)" begins a sentence, "the camel
 * (C)" may stand in one. */
struct fairy_name {
    char first[ECART_EXPLAIN_SIZE], inside[ECART_EXPLAIN_SIZE];
};

/* Names White's figure, which is written as this text in Betza's notation.  One that has
 * no name is "the (5,3) leaper" or "the piece fmWfcF". */
void fairy_name(const ecart_language *language, const ecart_figure *figure,
                const char *written, struct fairy_name *name);

/* Lets a sentence have the name: {move} if it begins with it, {written} if not.  The name
 * must live as long as the slots. */
void fairy_slots(const struct fairy_name *name, ecart_slots *slots);

#endif
