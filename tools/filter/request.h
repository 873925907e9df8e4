/* SPDX-License-Identifier: MIT */
/* request.h -- a request to ecart filter, and requests of two fields */
#ifndef FILTER_REQUEST_H
#define FILTER_REQUEST_H

#include "input/line_reader.h"
#include "output/judgement.h"

/* What is asked for: a verdict on a move; the legal moves; the squares that a piece can
 * go to; a lesson; what is wrong with a FEN; how the game stands; or the move that leads
 * to a board that was seen; or a referee's ruling. */
enum operation {
    OP_MOVE, OP_MOVES, OP_DESTINATIONS, OP_EXPLAIN, OP_FEN, OP_ENDS, OP_BOARD, OP_REFEREE,
    OPERATIONS
};

/* More moves do not fit into a line: two quotation marks and a comma for each. */
enum { MOVES_LIMIT = LINE_LIMIT / 3 };

/* The shortest, {"ply":1,"text":""} and a comma, has 20 bytes. */
enum { ATTEMPTS_LIMIT = LINE_LIMIT / 20 + 1 };

/* A text that was refused before. */
struct attempt {
    size_t     ply;             /* the half-move that was tried, from 1 */
    ecart_text text;
};

struct request {
    enum operation operation;
    bool        object;         /* the request is in JSON, and so is the answer */
    size_t      start;          /* where in the line the JSON begins */
    ecart_text  id;             /* its JSON in the line; NULL if it is not known */
    ecart_text  fen;            /* NULL for the start of a game, or "startpos" */
    const ecart_text *moves;    /* which were played from there */
    size_t      move_count;
    ecart_text  move;           /* NULL if there is none */
    ecart_cell  from, to;       /* ECART_NO_CELL if there is none */
    ecart_kind  promotion;
    char        squares[ECART_UCI_SIZE];    /* as text, if from and to name the move */
    ecart_text  board;          /* as the first field of a FEN */
    bool        colours, occupied;      /* what the board sees; both: the lesser, occupied */
    ecart_lesson_options lesson;
    const struct attempt *attempts;
    size_t      attempt_count;
    ecart_referee_rules rules;
    bool        spoilers;       /* a referee may say what can be played */
    bool        chess960;
    bool        meant;          /* the answer says what may have been meant */
    bool        has_language;   /* "language" was given: the answer names it */
    struct judge_options judge;
    const char *wrong;          /* a sentence if the request is wrong, else NULL */
    const char *reason;         /* the identifier, if it is wrong */
    size_t      offset;         /* where in the line it is wrong, or NO_PLACE */
    size_t      text;           /* how many bytes of the line are UTF-8 without a NUL */
};

/* "move", "moves" and so on; in the order of the operations, and NULL at the end. */
extern const char *const operation_names[];

/* Says what is wrong with a request, unless something was wrong before: an identifier,
 * a sentence without its end, and where in the line. */
void request_refuse(struct request *request, const char *reason, const char *wrong, size_t offset);

/* Begins to read a line: whether it is an object, and whether it can be a request
 * at all.  What the line may leave out, chess960, judge, lesson and spoilers, must be set in the
 * request before.  The request points into the line. */
void request_begin(struct request *request, const struct line *line);

/* Reads a line that is not an object: a FEN, a tab and a move. */
void request_read_fields(struct request *request, const struct line *line);

/* Reads a line that begins with a brace.  Until the next one is read, texts that had
 * escapes are kept. */
void request_object_read(struct request *request, const struct line *line);

#endif
