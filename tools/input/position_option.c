/* SPDX-License-Identifier: MIT */
/* position_option.c -- options about the position: --position and --chess960 */

#include "input/position_option.h"

#include <string.h>

#include "input/pasted_board.h"
#include "output/fields.h"
#include "system/error.h"
#include "system/page.h"
#include "words/program.h"

/* Makes a FEN of what was pasted instead of one, and says so.  If something is missing in it,
 * says what, and returns NULL.  Any other text is returned unchanged, with its faults. */
static const char *made_of(const struct position_option *start)
{
    static struct pasted_board board;
    const char  *fen = start->fen;
    char         sentence[ECART_EXPLAIN_SIZE];
    ecart_setup  setup;
    ecart_faults faults;

    if (ecart_fen_read(fen, strlen(fen), start->chess960, &setup, &faults))
        return fen;
    pasted_board_read(&board, program_text(fen));
    if (board.name) {
        program_say(start->language, board.sentence, &(ecart_slots){ .number = board.number },
                    sentence, sizeof sentence);
        error_print(board.made ? "mended: %s: %s" : "%s: %s", board.name, sentence);
    }
    return board.made ? board.fen : board.name ? NULL : fen;
}

static void refuse(const struct position_option *start, const char *what,
                   const ecart_setup *setup, const ecart_faults *faults)
{
    ecart_fault first = ecart_faults_first(faults, ECART_ERROR);
    char        sentence[ECART_EXPLAIN_SIZE];

    ecart_explain_fen_fault(start->language, start->fen, strlen(start->fen), setup, faults, first,
                            sentence, sizeof sentence);
    error_print("%s is not a %s: %s: %s", quote(start->fen).text, what,
                ecart_fault_name(first), sentence);
    if (faults->offset[first] != ECART_NO_OFFSET)
        page_error_caret(start->fen, strlen(start->fen), faults->offset[first]);
}

static void tell_repairs(const ecart_language *language, const ecart_setup *setup,
                         const ecart_faults *faults)
{
    for (ecart_fault fault = 0; fault < ECART_FAULTS; fault++) {
        char sentence[ECART_EXPLAIN_SIZE];

        if (!ecart_faults_has(faults, fault) ||
            ecart_fault_severity(fault) != ECART_REPAIR)
            continue;
        ecart_explain_fault(language, setup, faults, fault, sentence, sizeof sentence);
        error_print("mended: %s: %s", ecart_fault_name(fault), sentence);
    }
}

bool position_option_read(const struct position_option *start, ecart_position *position)
{
    struct position_option read = *start;
    ecart_setup  setup;
    ecart_faults faults;

    ecart_setup_start(&setup);
    setup.chess960 = start->chess960;
    if (read.fen) {
        if (!(read.fen = made_of(start)))
            return false;
        if (!ecart_fen_read(read.fen, strlen(read.fen), start->chess960, &setup, &faults)) {
            refuse(&read, "position", &setup, &faults);
            return false;
        }
        tell_repairs(start->language, &setup, &faults);
    }
    return ecart_position_set(position, &setup);
}

bool position_option_setup(const struct position_option *start, ecart_setup *setup)
{
    struct position_option read = *start;
    ecart_faults faults;

    ecart_setup_start(setup);
    if (!read.fen || fen_reading_setup(program_text(read.fen), setup, &faults))
        return true;
    if (!(read.fen = made_of(start)))
        return false;
    if (fen_reading_setup(program_text(read.fen), setup, &faults))
        return true;
    refuse(&read, "FEN", setup, &faults);
    return false;
}
