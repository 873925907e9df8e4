/* SPDX-License-Identifier: MIT */
/* fields.h -- parts of an answer that several commands print, as text or JSON; FENs among them */
#ifndef OUTPUT_FIELDS_H
#define OUTPUT_FIELDS_H

#include <ecart/study.h>

#include "output/json.h"

/* Visits the cells of a set in the order of their numbers. */
#define FOR_EACH_CELL(cell, set) \
    for (ecart_cell cell = ecart_cells_next((set), 0); cell; cell = ecart_cells_next((set), cell))
#define ALL_CELLS (~(ecart_cells)0)

/* A short text, returned by value. */
struct name {
    char text[48];
};

struct name name_cell(ecart_cell cell);         /* "c1" */
struct name name_move(ecart_move move);         /* "e7e8q" */
struct name name_number(const ecart_position *before);      /* of the next move: "12..." */
const char *kind_word(ecart_kind kind);         /* "rook" */
const char *side_word(ecart_side side);         /* "white" */

enum { CELLS_SIZE = 3 * ECART_EVIDENCE_LIMIT + 1 };

/* An offset for what has no place in the text. */
#define NO_PLACE ((size_t)-1)

/* Where in a FEN a fault is, or NO_PLACE. */
size_t field_place(const ecart_faults *faults, ecart_fault fault);

/* Half-moves from one position of a game to another. */
int field_plies(const ecart_position *from, const ecart_position *to);

/* Names of cells, "e4,d5", or "-" if there is none: evidence in the given order, or a set in
 * ascending order. */
const char *field_cells(const ecart_cell *cells, int count, char text[CELLS_SIZE]);
const char *field_set(ecart_cells set, char text[CELLS_SIZE]);

/* Writes a FEN that reads the same with or without --chess960: KQkq become
 * letters of columns where, in standard chess, they would mean other rooks or
 * none.  A position has an en passant square only if the capture is legal. */
void field_fen(const ecart_setup *setup, char fen[ECART_FEN_SIZE]);
void field_position(const ecart_position *position, char fen[ECART_FEN_SIZE]);

/* How a game stands, first of all. */
ecart_standing field_standing(const ecart_game *game);

/* In JSON: "move", a legal move as two cells, and "san", as the standard writes it; or an
 * object with both. */
void field_put_move(struct json *json, const ecart_position *before, ecart_move move);
void field_put_object(struct json *json, const ecart_position *before, ecart_move move);

/* In JSON: a position as a FEN, with an en passant square only if the capture is legal. */
void field_put_position(struct json *json, const char *name, const ecart_position *position);

/* In JSON, an array of these objects for moves that are played one after another. */
void field_put_line(struct json *json, const char *name, ecart_position before,
                    const ecart_move *moves, size_t count);

/* In JSON: "nature", what a legal move is and gives, as an array; and "offset", where a
 * text goes wrong, null for NO_PLACE. */
void field_put_nature(struct json *json, int nature, ecart_gives gives);
void field_put_offset(struct json *json, size_t offset);

/* Writes a legal move for a sentence in a language, with the letters of that language; or in
 * English for a draft, which lacks sentences.  Returns the text. */
const char *field_move(const ecart_language *language, const ecart_position *position,
                       ecart_move move, char san[ECART_SAN_SIZE]);

/* Finds the legal moves of the piece on a cell, or of all pieces if it is ECART_NO_CELL.
 * Returns how many there are. */
size_t move_list_find(const ecart_position *position, ecart_cell from,
                      ecart_move moves[ECART_MOVE_LIST_SIZE]);

/* Prints a move as two cells, and in standard notation, but with the letters of the language,
 * NULL for English. */
void move_list_print(const ecart_position *position, ecart_move move,
                     const ecart_language *language);

/* The array "moves", an object for each of them. */
void move_list_put(struct json *json, const ecart_position *position,
                   const ecart_move *moves, size_t count);

struct fen_reading {
    ecart_text           text;
    const ecart_language *language;         /* of sentences; NULL for English */
    bool                 strict;            /* what could be repaired is an error */
    ecart_setup          setup;
    ecart_faults         faults;
    char                 mended[ECART_FEN_SIZE];    /* empty if there is an error */
};

/* Reads the text, which must be filled in, and so must be the language and strict; the rest are
 * zeros, or what was read had an error.  Returns whether there is neither error nor repair. */
bool fen_reading_read(struct fen_reading *reading, bool chess960);

/* Reads what stands on a board, which need not be a position.  Returns whether the text has
 * no error; its errors come before those of the set-up, which are also among the faults. */
bool fen_reading_setup(ecart_text text, ecart_setup *setup, ecart_faults *faults);

/* "error", "repair", "warning" or "note". */
const char *fen_reading_severity(const struct fen_reading *reading, ecart_fault fault);

/* A sentence about a fault. */
void fen_reading_explain(const struct fen_reading *reading, ecart_fault fault,
                         char sentence[ECART_EXPLAIN_SIZE]);

/* The array "faults", an object for each. */
void fen_reading_put_faults(struct json *json, const struct fen_reading *reading);

#endif
