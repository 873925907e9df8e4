/* SPDX-License-Identifier: MIT */
/* lint.h -- judges the games of a text, and reports what is wrong with them */
#ifndef FINDINGS_LINT_H
#define FINDINGS_LINT_H

#include "findings/finding_format.h"
#include "findings/game_end.h"
#include "findings/report.h"
#include "output/move_reader.h"

enum { LINT_PLIES = 17700 };    /* longer than any game that 75 moves end */

/* Each guess reads on in its game, so a game of nothing but refused moves must not ask
 * for too many. */
enum { LINT_GUESSES = 4 };

/* The row of the game that is judged.  Its tags and its fault are kept in the report. */
struct row {
    uint64_t         game;      /* 0 before the first game of the text */
    ecart_pgn_place  place;     /* where it begins */
    int              plies;     /* of its own line, as far as that is known */
    ecart_pgn_result result;
    const char      *standing;  /* NULL if it is not known */
    int              fault;     /* the gravest finding; 0 for none */
    uint64_t         found[WEIGHTS];
};

/* A text being judged. */
struct lint {
    const struct wanted *wanted;
    bool                 json;
    struct report       *report;
    struct tags          tags;      /* of the game */
    struct row           row;       /* of the game, if rows are wanted */
    int                  shift;     /* how far its move numbers are off */
    int                  guesses;   /* how often its language may still be guessed */
    bool                 hinted;    /* a guess was reported */
    ecart_pgn_judge      judge;
    ecart_pgn_line       lines[WITNESS_LINES];
    struct witness       witness;   /* if what was meant is wanted */
    ecart_pgn_ply        plies[LINT_PLIES];
    ecart_record         records[LINT_PLIES];   /* of them, if a move is refused */
    ecart_pgn_place      begin;     /* of the game's moves */
    const ecart_position *start;    /* of the game, if it is known */
    ecart_position       given;     /* that start */
};

/* Begins a text, which is then given in pieces. */
void lint_begin(struct lint *lint, const struct wanted *wanted, bool json, struct report *report);

/* Judges a piece of the text, and counts what was read so far.  Returns how many bytes at the end
 * of the piece were not read: the next piece begins with them. */
size_t lint_piece(struct lint *lint, const char *text, size_t length, bool last);

/* The moves of the game that is judged, up to a position; none if the judge kept no moves. */
struct moves moves_played(const struct lint *lint, const ecart_position *end);

/* Reports a finding at a place. */
void lint_tell(struct lint *lint, ecart_pgn_place place, struct finding finding);

/* Looks at a game when it ends, and reports that the rules had ended it before. */
void past_end_tell(struct lint *lint, const ecart_pgn_event *event);

/* Forgets the row, at the beginning of a text. */
void row_clear(struct lint *lint);

/* Begins a game: the row of the one before goes to the report. */
void row_begin(struct lint *lint, const ecart_pgn_token *first);

/* Notes a tag whose name the game did not have before. */
void row_tag(struct lint *lint, const ecart_pgn_token *tag);

/* Counts a finding, if it is wanted and about the game. */
void row_note(struct lint *lint, const struct finding *finding);

/* Notes how a game ends. */
void row_end(struct lint *lint, const ecart_pgn_event *event);

/* Puts the row into the report, if there is one. */
void row_put(struct lint *lint);

enum { FINDING_TEXT_SIZE = ECART_EXPLAIN_SIZE + 192 };

/* Each writes a sentence or two in a language; NULL is English. */

/* Says what was forgiven in a legal move, and how the standard writes the move. */
const char *finding_text_forgiven(const ecart_language *language, const ecart_position *before,
                                  ecart_move move, ecart_forgiven forgiven,
                                  char text[FINDING_TEXT_SIZE]);

/* Says what is wrong with the text at a fault, in a game of Chess960 or of standard chess. */
const char *finding_text_fault(const ecart_language *language, const ecart_pgn_token *token,
                               bool chess960, char text[FINDING_TEXT_SIZE]);

/* How the standard writes a result. */
ecart_text finding_text_result(ecart_pgn_result result);

/* Returns the sentence SAY_... that says how the last position of a game contradicts its
 * result, and fills the slots of the sentence; 0 if it does not.  There are two sentences on
 * each end: one is for a result that says that the game is not over, as in most puzzles. */
int finding_text_end(const ecart_position *end, ecart_pgn_result result, ecart_slots *slots);

/* Says that the rules had ended the game before its last move, or with another result. */
const char *finding_text_past(const ecart_language *language, const struct game_end *end,
                              const struct moves *moves, ecart_pgn_result result,
                              char text[FINDING_TEXT_SIZE]);

/* Whether a move that the judge has just refused, or at least the rest of its game, seems to be
 * written with the letters of another language; then the hint says so. */
bool finding_text_language(const ecart_language *language, ecart_pgn_judge *judge,
                           const ecart_pgn_token *refused, char hint[LETTERS_HINT_SIZE]);

#endif
