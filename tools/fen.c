/* SPDX-License-Identifier: MIT */
/* fen.c -- ecart fen: checks and mends a FEN */

#include <stdio.h>
#include <string.h>

#include <ecart.h>

#include "answer.h"
#include "command.h"
#include "operand.h"
#include "standpoint.h"
#include "trouble.h"

static void print_fault(const ecart_setup *setup, const ecart_faults *faults,
                        ecart_fault fault)
{
    char cells[CELLS_SIZE], sentence[ECART_EXPLAIN_SIZE];

    ecart_explain_fault(ECART_ENGLISH, setup, faults, fault, sentence, sizeof sentence);
    printf("%s\t%s\t%s\t", ecart_severity_name(ecart_fault_severity(fault)),
           ecart_fault_name(fault), answer_set(faults->cells[fault], cells));
    if (faults->offset[fault] == ECART_NO_OFFSET)
        printf("-\t%s\n", sentence);
    else
        printf("%d\t%s\n", faults->offset[fault], sentence);
}

static int report(const char *text, bool chess960)
{
    ecart_setup  setup;
    ecart_faults faults;
    char fen[ECART_FEN_SIZE] = "-";
    bool playable = ecart_fen_read(text, strlen(text), chess960, &setup, &faults);

    for (ecart_fault fault = 0; fault < ECART_FAULTS; fault++) {
        if (ecart_faults_have(&faults, fault))
            print_fault(&setup, &faults, fault);
    }
    if (playable) {
        ecart_setup_mend(&setup);
        ecart_fen_write(&setup, ECART_FEN_PLAIN, fen, sizeof fen);
    }
    printf("fen\t%s\n", fen);
    return ecart_faults_first(&faults, ECART_REPAIR) == ECART_FAULTS ? EXIT_YES : EXIT_NO;
}

static int run(int argc, char **argv)
{
    static const struct option options[] = {
        { "chess960", no_argument, NULL, CHESS960 },
        OPTIONS_COMMON
    };
    bool chess960 = false;
    int  option;

    while ((option = option_next(argc, argv, "", options)) != OPTION_END) {
        if (option != CHESS960)
            return option_finish(option, &fen_command);
        chess960 = true;
    }
    argv += optind;

    const char *text = *argv;
    if (!text)
        return trouble("missing FEN");
    argv++;
    return operand_end(&argv) ? report(text, chess960) : EXIT_TROUBLE;
}

const struct command fen_command = {
    "fen", "[OPTION]... FEN",
    "Check a FEN, and mend it",
    "Each fault is a line of five fields with tabs between them: how much it weighs\n"
    "(error, repair, warning or note), its identifier, its cells, its offset in the\n"
    "text from 0, and a sentence; a field that does not apply is -.  The last line is\n"
    "fen, a tab and the FEN as it should be, or - if an error is in the way.\n"
    "\n"
    "  --chess960  KQkq means the outermost rooks\n"
    "  --help      print this and exit\n"
    "\n"
    "Exit status is 0 if there is neither error nor repair, 1 if there is, 2 for\n"
    "trouble.\n",
    run
};
