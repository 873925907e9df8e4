/* SPDX-License-Identifier: MIT */
/* filter.c -- ecart filter: a request a line in, an answer a line out */

#include <errno.h>
#include <stdio.h>
#include <string.h>

#include <ecart.h>

#include "answer.h"
#include "command.h"
#include "line.h"
#include "operand.h"
#include "standpoint.h"
#include "trouble.h"

enum { LINE_BUFFERED = OPTION_LONG, FAIL };

/* What a line was answered with. */
enum kind { LEGAL, PROMOTION_NEEDED, ILLEGAL, BAD_POSITION, BAD_REQUEST, KINDS };

static const char *const kinds[KINDS] = {
    [LEGAL]            = "legal",
    [PROMOTION_NEEDED] = "promotion-needed",
    [ILLEGAL]          = "illegal",
    [BAD_POSITION]     = "bad-position",
    [BAD_REQUEST]      = "bad-request"
};

struct options {
    bool chess960, line_buffered, fail;
};

static void print_answer(enum kind kind, const char *reason, const char *move,
                         const char *cells, const char *sentence)
{
    printf("%s\t%s\t%s\t%s\t%s\n", kinds[kind], reason, move, cells, sentence);
}

static enum kind refuse_request(const char *sentence)
{
    print_answer(BAD_REQUEST, ecart_reason_name(ECART_BAD_NOTATION), "-", "-", sentence);
    return BAD_REQUEST;
}

/* Sentences about faults want the set-up, which a good FEN does not. */
static enum kind refuse_position(const char *fen, size_t length, bool chess960)
{
    ecart_setup  setup;
    ecart_faults faults;
    char cells[CELLS_SIZE], sentence[ECART_EXPLAIN_SIZE];

    ecart_fen_read(fen, length, chess960, &setup, &faults);
    ecart_fault fault = ecart_faults_first(&faults, ECART_ERROR);
    ecart_explain_fault(ECART_ENGLISH, &setup, &faults, fault, sentence, sizeof sentence);
    print_answer(BAD_POSITION, ecart_fault_name(fault), "-",
                 answer_set(faults.cells[fault], cells), sentence);
    return BAD_POSITION;
}

static enum kind judge(const ecart_position *position, const char *move, size_t length)
{
    ecart_notation notation = ecart_notation_read(position, move, length);
    const ecart_verdict *verdict = &notation.verdict;
    bool refused = ecart_verdict_is_refusal(verdict);
    char uci[ECART_UCI_SIZE] = "-", cells[CELLS_SIZE], sentence[ECART_EXPLAIN_SIZE];
    enum kind kind = refused ? ILLEGAL
                   : ecart_verdict_is_legal(verdict) ? LEGAL : PROMOTION_NEEDED;

    if (!refused)
        ecart_uci_write(verdict->move, uci, sizeof uci);
    ecart_explain(position, verdict, sentence, sizeof sentence);
    print_answer(kind, ecart_reason_name((ecart_reason)verdict->reason), uci,
                 answer_cells(verdict, cells), sentence);
    return kind;
}

static enum kind answer(const struct line *line, const struct options *options)
{
    const char    *tab = memchr(line->text, '\t', line->length);
    ecart_faults   faults;
    ecart_position position;

    if (line->too_long)
        return refuse_request("The line is longer than 64 KiB.");
    if (!line_is_text(line))
        return refuse_request("The line is not UTF-8 or has a NUL in it.");
    if (!tab)
        return refuse_request("A request is a FEN, a tab and a move.");

    size_t      before = (size_t)(tab - line->text), after = line->length - before - 1;
    const char *second = memchr(tab + 1, '\t', after);

    if (second)
        return refuse_request("A request has one tab, between the FEN and the move.");
    if (!ecart_fen_position(line->text, before, options->chess960, &position, &faults))
        return refuse_position(line->text, before, options->chess960);
    return judge(&position, tab + 1, after);
}

/* A scheduler sees by the exit status that every line was answered, and a
 * person by the counts what with. */
static int print_counts(const unsigned long counts[KINDS], bool fail)
{
    unsigned long lines = 0;

    for (int kind = 0; kind < KINDS; kind++)
        lines += counts[kind];
    fprintf(stderr, "ecart: %lu line%s", lines, lines == 1 ? "" : "s");
    for (int kind = 0; kind < KINDS; kind++)
        fprintf(stderr, "%c %lu %s", kind == 0 ? ':' : ',', counts[kind], kinds[kind]);
    fputc('\n', stderr);
    return fail && counts[LEGAL] != lines ? EXIT_NO : EXIT_YES;
}

static int serve(const struct options *options)
{
    static struct line line;
    unsigned long counts[KINDS] = { 0 };

    while (line_read(&line, stdin)) {
        counts[answer(&line, options)]++;
        if (options->line_buffered && fflush(stdout) != 0)
            break;
        if (ferror(stdout))
            break;
    }
    if (ferror(stdin))
        return trouble("cannot read: %s", strerror(errno));
    if (ferror(stdout))
        return trouble("cannot write: %s", strerror(errno));
    return print_counts(counts, options->fail);
}

static int run(int argc, char **argv)
{
    static const struct option table[] = {
        { "chess960",      no_argument, NULL, CHESS960 },
        { "line-buffered", no_argument, NULL, LINE_BUFFERED },
        { "fail",          no_argument, NULL, FAIL },
        OPTIONS_COMMON
    };
    struct options options = { 0 };
    int option;

    while ((option = option_next(argc, argv, "", table)) != OPTION_END) {
        if (option == CHESS960)
            options.chess960 = true;
        else if (option == LINE_BUFFERED)
            options.line_buffered = true;
        else if (option == FAIL)
            options.fail = true;
        else
            return option_finish(option, &filter_command);
    }
    argv += optind;
    return operand_end(&argv) ? serve(&options) : EXIT_TROUBLE;
}

const struct command filter_command = {
    "filter", "[OPTION]...",
    "Answer a request a line on standard input",
    "A request is a FEN, a tab and a move in any notation.  Its answer is a line of\n"
    "five fields with tabs between them: the verdict (legal, promotion-needed,\n"
    "illegal, bad-position or bad-request), the reason, the move as two cells, the\n"
    "cells that are the evidence, and a sentence; a field that does not apply is -.\n"
    "Answers come in the order of the requests, and their counts go to standard error.\n"
    "\n"
    "  --chess960       castling is king onto rook, and KQkq in a FEN means the\n"
    "                   outermost rooks\n"
    "  --line-buffered  send each answer at once\n"
    "  --fail           exit with 1 if a line is not legal\n"
    "  --help           print this and exit\n"
    "\n"
    "Exit status is 0 if every line was answered, 2 for trouble.\n",
    run
};
