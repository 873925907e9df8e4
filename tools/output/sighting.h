/* SPDX-License-Identifier: MIT */
/* sighting.h -- the answer to a board that was seen, in words or as JSON */
#ifndef OUTPUT_SIGHTING_H
#define OUTPUT_SIGHTING_H

#include "output/json.h"
#include "output/judgement.h"

struct sighting {
    ecart_sighting        seen;
    const ecart_position *before;
    const char           *result;       /* "1-0", or NULL */
    char                  result_text[ECART_EXPLAIN_SIZE];  /* a sentence, if there is one */
    struct judgement      judgement;    /* of the one move, or of whatever else was seen */
};

/* The name of a result, "1-0", or NULL; and the sentence, if there is one. */
const char *sighting_result(ecart_seen_result result, const ecart_language *language,
                            char text[ECART_EXPLAIN_SIZE]);

/* Finds what was seen.  The position must outlive the sighting. */
void sighting_find(struct sighting *sighting, const ecart_position *position,
                   const ecart_board *board, ecart_sight sight,
                   const struct judge_options *judge);

/* Whether the board shows a legal move, or the result of the game. */
bool sighting_is_yes(const struct sighting *sighting);

/* Prints all details, as members of an open object. */
void sighting_print_members(struct json *json, const struct sighting *sighting);

#endif
