/* SPDX-License-Identifier: MIT */
/* table.h -- test cases from the tab-separated files of tests/data, or of conformance/ */
#ifndef TESTS_TABLE_H
#define TESTS_TABLE_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <check.h>

#include <ecart.h>

enum { TABLE_FIELDS = 12 };

/* A file being read, and the row that was read last.  Fields that a row does not have are empty. */
typedef struct table {
    FILE *file;
    int   row;
    char  line[8192];
    const char *field[TABLE_FIELDS];
} table;

static inline table table_open(const char *name)
{
    const char *folder = getenv("srcdir");
    char path[1000];

    snprintf(path, sizeof path, "%s/%s%s", folder ? folder : ".",
             strncmp(name, "conformance/", 12) == 0 ? "" : "tests/data/", name);
    table t = { .file = fopen(path, "r") };
    ck_assert_msg(t.file != NULL, "%s cannot be opened", path);
    return t;
}

/* The next row that is not a comment; false after the last, when the file is
 * closed.  A table without a row is a mistake of the test. */
static inline bool table_next(table *t)
{
    bool more;

    do {
        more = fgets(t->line, sizeof t->line, t->file) != NULL;
    } while (more && t->line[0] == '#');

    if (!more) {
        ck_assert_int_gt(t->row, 0);
        fclose(t->file);
        return false;
    }
    ck_assert_msg(strchr(t->line, '\n') != NULL, "a row is too long");
    t->row++;
    t->line[strcspn(t->line, "\r\n")] = '\0';

    char *rest = t->line;
    for (int i = 0; i < TABLE_FIELDS; i++) {
        t->field[i] = rest ? rest : "";
        rest = rest ? strchr(rest, '\t') : NULL;
        if (rest)
            *rest++ = '\0';
    }
    return true;
}

/* The position of a FEN that a test relies on. */
static inline ecart_position position_of(const char *fen, bool chess960)
{
    ecart_setup    setup;
    ecart_faults   faults;
    ecart_position position;

    ck_assert_msg(ecart_fen_read(fen, strlen(fen), chess960, &setup, &faults) &&
                  ecart_position_set(&position, &setup), "bad FEN in a test: %s", fen);
    return position;
}

/* The next of the conformance suite's requests that were made to show each reason, with its
 * position and verdict. */
static inline bool table_next_request(table *t, ecart_position *position, ecart_verdict *verdict)
{
    if (!table_next(t) || (strcmp(t->field[9], "drawn by chance") == 0 && fclose(t->file) == 0))
        return false;
    *position = position_of(t->field[2], strcmp(t->field[1], "chess960") == 0);
    *verdict  = ecart_notation_read(position, t->field[3], strlen(t->field[3])).verdict;
    return true;
}

static inline const char *fen_of(const ecart_position *position, int form,
                                 char text[ECART_FEN_SIZE])
{
    ecart_setup setup;

    ecart_position_setup(position, &setup);
    ck_assert_uint_lt(ecart_fen_write(&setup, form, text, ECART_FEN_SIZE), ECART_FEN_SIZE);
    return text;
}

/* Fails, and names the position. */
static inline void refute(const ecart_position *position, const char *why)
{
    char fen[ECART_FEN_SIZE];

    ck_abort_msg("%s: %s", fen_of(position, ECART_FEN_PLAIN, fen), why);
}

/* A move in UCI, as the tables write it. */
static inline ecart_move move_of(const char *uci)
{
    ecart_cell from, to;

    ck_assert_uint_eq(ecart_cell_read(uci, strlen(uci), &from), 2);
    ck_assert_uint_eq(ecart_cell_read(uci + 2, strlen(uci + 2), &to), 2);
    return ecart_move_make(from, to, ecart_piece_kind(ecart_piece_of_letter(uci[4])));
}

static inline const char *uci_of(ecart_move move, char text[6])
{
    ecart_cell_write(move.from, text, 3);
    ecart_cell_write(move.to, text + 2, 3);
    text[4] = '\0';
    if (move.promotion != ECART_NO_KIND) {
        text[4] = ecart_piece_letter(ecart_piece_make(ECART_BLACK,
                                                      move.promotion));
        text[5] = '\0';
    }
    return text;
}

/* Evidence as the tables write it: "e4,d5", or "-" for none. */
static inline const char *cells_of(const ecart_verdict *verdict, char text[3 * 65])
{
    ecart_cell cells[ECART_EVIDENCE_LIMIT];
    int        count = ecart_verdict_evidence(verdict, cells);

    strcpy(text, "-");
    for (int i = 0; i < count; i++) {
        ecart_cell_write(cells[i], text + 3 * i, 3);
        text[3 * i + 2] = i + 1 < count ? ',' : '\0';
    }
    return text;
}

static inline const char *outcome_of(const ecart_verdict *verdict)
{
    if (ecart_verdict_is_legal(verdict))
        return "legal";
    return ecart_verdict_is_refusal(verdict) ? "illegal" : "promotion-needed";
}

#endif
