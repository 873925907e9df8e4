/* SPDX-License-Identifier: MIT */
/* ecart_fen.c -- ecart fen: checks and mends a FEN */

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include <ecart.h>

#include "command.h"
#include "input/line_reader.h"
#include "input/output_options.h"
#include "output/fields.h"
#include "output/json.h"
#include "system/error.h"
#include "system/option.h"
#include "system/page.h"

enum { SEVERITY_SIZE = 32 };

/* Writes the severity of a fault, in colour if coloured. */
static const char *write_severity(const struct fen_reading *reading, ecart_fault fault,
                                  bool coloured, char text[SEVERITY_SIZE])
{
    static const enum hue hues[] = {
        [ECART_NOTE]    = HUE_QUIET,
        [ECART_WARNING] = HUE_DOUBTFUL,
        [ECART_REPAIR]  = HUE_DOUBTFUL,
        [ECART_ERROR]   = HUE_BAD
    };

    snprintf(text, SEVERITY_SIZE, "%s%s%s",
             page_hue(coloured, hues[ecart_fault_severity(fault)]),
             fen_reading_severity(reading, fault), page_hue(coloured, HUE_END));
    return text;
}

/* Prints a fault for a terminal: a sentence, and the text with a caret below the place. */
static void print_for_people(const struct fen_reading *reading, ecart_fault fault, bool coloured)
{
    size_t place = field_place(&reading->faults, fault);
    char   severity[SEVERITY_SIZE], sentence[ECART_EXPLAIN_SIZE];

    fen_reading_explain(reading, fault, sentence);
    page_put("%s: %s: %s", write_severity(reading, fault, coloured, severity),
             ecart_fault_name(fault), sentence);
    if (place != NO_PLACE)
        page_caret(stdout, reading->text.text, reading->text.length, place);
}

static void print_line(const struct fen_reading *reading, ecart_fault fault, bool coloured)
{
    char   severity[SEVERITY_SIZE], cells[CELLS_SIZE], sentence[ECART_EXPLAIN_SIZE];
    size_t place = field_place(&reading->faults, fault);

    fen_reading_explain(reading, fault, sentence);
    printf("%s\t%s\t%s\t", write_severity(reading, fault, coloured, severity),
           ecart_fault_name(fault), field_set(reading->faults.cells[fault], cells));
    if (place == NO_PLACE)
        printf("-\t%s\n", sentence);
    else
        printf("%zu\t%s\n", place, sentence);
}

static void print_lines(const struct fen_reading *reading, const struct screen *screen)
{
    bool people   = page_columns(stdout) > 0;
    bool coloured = screen_has_colours(screen);

    for (ecart_fault fault = 0; fault < ECART_FAULTS; fault++) {
        if (ecart_faults_has(&reading->faults, fault))
            (people ? print_for_people : print_line)(reading, fault, coloured);
    }
    printf("fen\t%s\n", reading->mended[0] ? reading->mended : "-");
}

static void print_object(const struct fen_reading *reading)
{
    struct json json = { 0 };

    json_open(&json, NULL, '{');
    fen_reading_put_faults(&json, reading);
    json_put_text(&json, "fen", reading->mended[0] ? reading->mended : NULL);
    json_end(&json);
}

static int report(ecart_text text, const struct output_options *output)
{
    struct fen_reading reading = { .text     = text,
                                   .language = output->judge.language,
                                   .strict   = output->judge.strict };
    bool best = fen_reading_read(&reading, output->start.chess960);

    if (output->json)
        print_object(&reading);
    else
        print_lines(&reading, &output->screen);
    return best ? EXIT_YES : EXIT_NO;
}

/* Reports on each line of standard input that is not empty. */
static int report_input(const struct output_options *output)
{
    static struct line_reader reader = { .file = STDIN_FILENO };
    struct line line;
    int         status = EXIT_YES;

    while (line_read(&reader, &line)) {
        if (line.too_long)
            return error_print("a line on standard input is too long for a FEN");
        if (line.length > 0 &&
            report((ecart_text){ line.text, line.length }, output) != EXIT_YES)
            status = EXIT_NO;
    }
    return reader.failed ? error_print("cannot read standard input: %s", strerror(errno))
                         : status;
}

int run_fen(int argc, char **argv)
{
    struct output_options  output = { 0 };
    int                    option;

    while ((option = option_next(argc, argv, &fen_command)) != OPTION_END) {
        if (!output_option(&output, option))
            return option_finish(option, &fen_command);
    }
    argv += optind;
    if (page_columns(stdout) > 0)
        output_for_people(&output);

    const char *text = *argv;
    if (!text)
        return error_print("missing FEN, such as '8/8/8/4k3/8/4K3/4P3/8 w - - 0 1'");
    if (strcmp(text, "-") == 0 && !argv[1])
        return report_input(&output);
    if (!(text = pasted_words(argv)))
        return EXIT_ERROR;
    return report((ecart_text){ text, strlen(text) }, &output);
}
