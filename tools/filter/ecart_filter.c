/* SPDX-License-Identifier: MIT */
/* ecart_filter.c -- ecart filter: answers each line, which is a request */

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "command.h"
#include "filter/answer.h"
#include "input/line_reader.h"
#include "input/operand.h"
#include "input/options.h"
#include "output/judgement.h"
#include "system/error.h"
#include "system/system.h"

/* The exit status shows a script that every line was answered; the counts show a
 * person what the answers were. */
static int print_counts(const unsigned long counts[OUTCOMES], bool fail)
{
    unsigned long lines = 0;

    for (int outcome = 0; outcome < OUTCOMES; outcome++)
        lines += counts[outcome];
    fprintf(stderr, "ecart: %lu line%s", lines, lines == 1 ? "" : "s");
    for (int outcome = 0; outcome < OUTCOMES; outcome++)
        fprintf(stderr, "%c %lu %s", outcome == 0 ? ':' : ',', counts[outcome],
                outcome_name((enum outcome)outcome));
    fputc('\n', stderr);
    return fail && counts[LEGAL] != lines ? EXIT_NO : EXIT_YES;
}

/* Answers line after line.  Reading flushes the answers before it waits.  A line during which
 * a signal asked to stop gets no answer, because it may be cut. */
static int serve(const struct options *options)
{
    static struct line_reader reader = { .file = STDIN_FILENO };
    static char   answers[1 << 16];
    static struct known_position known;
    struct line   line;
    const struct answer_options how = {
        .chess960 = options->start.chess960,
        .judge    = options->judge
    };
    unsigned long counts[OUTCOMES] = { 0 };

    setvbuf(stdout, answers, _IOFBF, sizeof answers);
    stop_catch();
    while (line_read(&reader, &line) && !stop_wanted()) {
        counts[answer_line(&line, &how, &known)]++;
        if (options->of[OPTION_LINE_BUFFERED].given)
            fflush(stdout);
        if (ferror(stdout))
            return error_print("cannot write: %s", strerror(errno));
    }
    if (reader.failed)
        return error_print("cannot read: %s", strerror(errno));
    if (ferror(stdout) || fflush(stdout) != 0)
        return error_print("cannot write: %s", strerror(errno));
    return print_counts(counts, options->of[OPTION_FAIL].given);
}

/* Reads the file in place of standard input, if one is named. */
static bool open_input(const char *file)
{
    if (!file || strcmp(file, "-") == 0 || freopen(file, "rb", stdin))
        return true;
    return error_refuse("cannot open %s: %s", quote(file).text, strerror(errno));
}

int run_filter(struct options *options, char **operands)
{
    const char *file = *operands ? *operands++ : NULL;

    return operand_end(&operands) && open_input(file) ? serve(options) : EXIT_ERROR;
}
