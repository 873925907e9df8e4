/* SPDX-License-Identifier: MIT */
/* judgement.h -- the answer to a move or a bad request, as fields or as JSON */
#ifndef OUTPUT_JUDGEMENT_H
#define OUTPUT_JUDGEMENT_H

#include "output/json.h"
#include "output/meanings.h"

/* The first field of each answer. */
enum outcome { LEGAL, PROMOTION_NEEDED, ILLEGAL, BAD_POSITION, BAD_REQUEST, OUTCOMES };

/* How moves are read and sentences are written. */
struct judge_options {
    const ecart_language *language;     /* NULL for English */
    const ecart_letters  *letters;      /* of the pieces; NULL for English */
    bool own;               /* the user did not choose them: English letters are read too */
    bool strict;            /* refuse what is forgiven or mended otherwise */
    bool unhinted;          /* no hint will be printed, so none is looked for */
    bool standing;          /* say in JSON how the game stands after a legal move */
};

struct judgement {
    enum outcome outcome;
    const char  *reason;                    /* an identifier */
    int          count;
    ecart_cell   cells[ECART_EVIDENCE_LIMIT];
    size_t       offset;                    /* NO_PLACE if none */
    const ecart_position *before;           /* NULL unless it is about a move */
    ecart_notation        notation;         /* used only if it is about a move */
    const ecart_language *language;         /* of the sentences, also */
    bool                  foreign;          /* it seems to have other letters */
    bool                  unforgiven;       /* it was refused for what is forgiven otherwise */
    bool                  tells_standing;   /* JSON says how the game stands after the move */
    const char           *standing;         /* that, if a whole game tells; or NULL */
    struct circumstances  past;             /* JSON has what happened, if that is known */
    char         text[ECART_EXPLAIN_SIZE];  /* a sentence */
    char         hint[ECART_EXPLAIN_SIZE];  /* another, or empty */
};

/* "legal", "promotion-needed" and so on; and which of these a verdict is. */
const char *outcome_name(enum outcome outcome);
enum outcome outcome_of(const ecart_verdict *verdict);

/* Judge a move that was read, or a text in any notation.  The position must
 * outlive the judgement. */
void judge_notation(struct judgement *judgement, const ecart_position *position,
                    const ecart_notation *notation, const ecart_text *written,
                    const struct judge_options *judge);
void judge_move(struct judgement *judgement, const ecart_position *position,
                const char *move, size_t length, const struct judge_options *judge);

/* If a refused move looks as if it was written with the letters of another language,
 * the hint says so. */
void judge_letters(struct judgement *judgement, const char *move, size_t length,
                   const struct judge_options *judge);

/* Say what is wrong with a position, which is the first error or, strictly, the
 * first repair; or what is wrong with a request. */
void judge_faults(struct judgement *judgement, ecart_text fen, const ecart_setup *setup,
                  const ecart_faults *faults, const struct judge_options *judge);
void judge_request(struct judgement *judgement, const char *reason, const char *what,
                   size_t offset);

/* Say something else about a board, with the cells that show it. */
void judge_cells(struct judgement *judgement, const char *reason, ecart_cells cells,
                 const char *text);

/* Prints five fields separated by tabs.  The last one is the sentence, or for
 * CECP what it says about a refused move. */
void judgement_print_fields(const struct judgement *judgement);

/* Prints the same and all other details, as members of an open object. */
void judgement_print_members(struct json *json, const struct judgement *judgement);

#endif
