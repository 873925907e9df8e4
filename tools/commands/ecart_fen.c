/* SPDX-License-Identifier: MIT */
/* ecart_fen.c -- ecart fen: checks and mends a FEN */

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "command.h"
#include "input/line_reader.h"
#include "input/operand.h"
#include "input/options.h"
#include "input/pasted_board.h"
#include "output/fields.h"
#include "output/json.h"
#include "system/buffer.h"
#include "system/error.h"
#include "system/page.h"
#include "words/program.h"

/* Prints a fault, as fields with tabs between them; or for people a sentence, and the text with a
 * caret below the place. */
static void print_fault(const struct fen_reading *reading, ecart_fault fault, bool people,
                        bool coloured)
{
    static const enum hue hues[] = {
        [ECART_NOTE]    = HUE_QUIET,
        [ECART_WARNING] = HUE_DOUBTFUL,
        [ECART_REPAIR]  = HUE_DOUBTFUL,
        [ECART_ERROR]   = HUE_BAD
    };
    const char *hue = page_hue(coloured, hues[ecart_fault_severity(fault)]);
    const char *end = page_hue(coloured, HUE_END);
    size_t      place = field_place(&reading->faults, fault);
    char        cells[CELLS_SIZE], offset[24] = "-", sentence[ECART_EXPLAIN_SIZE];

    fen_reading_explain(reading, fault, sentence);
    if (!people && place != NO_PLACE)
        snprintf(offset, sizeof offset, "%zu", place);
    if (!people)
        printf("%s%s%s\t%s\t%s\t%s\t%s\n", hue, fen_reading_severity(reading, fault), end,
               ecart_fault_name(fault), field_set(reading->faults.cells[fault], cells), offset,
               sentence);
    else
        page_put("%s%s%s: %s: %s", hue, fen_reading_severity(reading, fault), end,
                 ecart_fault_name(fault), sentence);
    if (people && place != NO_PLACE)
        page_caret(stdout, reading->text.text, reading->text.length, place);
}

/* Prints what was done with a text that is no FEN, or what is missing in it. */
static void print_pasted(const struct pasted_board *board, const ecart_language *language,
                         bool people)
{
    char sentence[ECART_EXPLAIN_SIZE];

    program_say(language, board->sentence, &(ecart_slots){ .number = board->number },
                sentence, sizeof sentence);
    page_put(people ? "%s: %s: %s" : "%s\t%s\t-\t-\t%s",
             ecart_severity_name(board->made ? ECART_REPAIR : ECART_ERROR), board->name,
             sentence);
}

static void print_lines(const struct fen_reading *reading, const struct pasted_board *board,
                        const struct screen *screen)
{
    bool people   = page_columns(stdout);
    bool coloured = screen_has_colours(screen);

    if (board->name)
        print_pasted(board, reading->language, people);
    for (ecart_fault fault = 0; fault < ECART_FAULTS; fault++) {
        if (ecart_faults_has(&reading->faults, fault) && (board->made || !board->name))
            print_fault(reading, fault, people, coloured);
    }
    for (int i = 0; i < board->offers; i++)
        printf("offer\t%s\n", board->offer[i]);
    printf("fen\t%s\n", reading->mended[0] ? reading->mended : "-");
}

static void print_object(const struct fen_reading *reading, const struct pasted_board *board)
{
    struct json json = { 0 };

    json_open(&json, NULL, '{');
    fen_reading_put_faults(&json, reading);
    if (board->name)
        json_put_text(&json, "pasted", board->name);
    if (board->offers > 0) {
        json_open(&json, "offers", '[');
        for (int i = 0; i < board->offers; i++)
            json_put_text(&json, NULL, board->offer[i]);
        json_close(&json, ']');
    }
    json_put_text(&json, "fen", reading->mended[0] ? reading->mended : NULL);
    json_end(&json);
}

static int report(ecart_text text, const struct options *options)
{
    struct fen_reading reading = { .text     = text,
                                   .language = options->judge.language,
                                   .strict   = options->judge.strict };
    bool best = fen_reading_read(&reading, options->start.chess960);
    static struct pasted_board board;

    board = (struct pasted_board){ .made = false };
    if (ecart_faults_first(&reading.faults, ECART_ERROR) != ECART_FAULTS && !reading.strict)
        pasted_board_read(&board, text);
    if (board.made) {
        reading.text = program_text(board.fen);
        best = fen_reading_read(&reading, options->start.chess960) && !board.name;
    }
    if (options->json)
        print_object(&reading, &board);
    else
        print_lines(&reading, &board, &options->screen);
    return best ? EXIT_YES : EXIT_NO;
}

/* Reports on each line of standard input that is not empty; or on all of them together, if the
 * first is no FEN but the beginning of a diagram. */
static int report_input(const struct options *options)
{
    static struct line_reader reader = { .file = STDIN_FILENO };
    static struct buffer      diagram;
    struct line line;
    int         status = EXIT_YES;

    for (bool first = true; line_read(&reader, &line); first &= line.length == 0) {
        if (line.too_long)
            return error_print("a line on standard input is too long for a FEN");
        if (diagram.length > 0 ||
            (first && line.length > 0 && !memchr(line.text, '/', line.length))) {
            buffer_put(&diagram, line.text, line.length);
            buffer_put(&diagram, "\n", 1);
        } else if (line.length > 0) {
            status |= report((ecart_text){ line.text, line.length }, options);
        }
    }
    if (diagram.length > 0)
        status = report((ecart_text){ diagram.bytes, diagram.length - 1 }, options);
    return reader.failed ? error_print("cannot read standard input: %s", strerror(errno))
                         : status;
}

int run_fen(struct options *options, char **operands)
{
    const char *text = *operands;

    if (page_columns(stdout))
        output_for_people(options);
    if (!text)
        return error_print("missing FEN, such as '8/8/8/4k3/8/4K3/4P3/8 w - - 0 1'");
    if (strcmp(text, "-") == 0 && !operands[1])
        return report_input(options);
    if (!(text = pasted_words(operands)) || !operand_no_file(text))
        return EXIT_ERROR;
    return report((ecart_text){ text, strlen(text) }, options);
}
