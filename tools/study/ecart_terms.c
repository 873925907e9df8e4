/* SPDX-License-Identifier: MIT */
/* ecart_terms.c -- ecart terms: explains numbers of an evaluation that are made of distances */

#include <stdio.h>
#include <stdlib.h>

#include <ecart/study.h>

#include "command.h"
#include "input/operand.h"
#include "input/options.h"
#include "output/fields.h"
#include "system/error.h"
#include "system/page.h"
#include "words/program.h"

/* What is asked for, and where the kings are. */
struct request {
    ecart_metric           metric;
    const ecart_language  *language;
    ecart_setup            setup;
    ecart_cell             king[2];
    ecart_cell             goal;        /* ECART_NO_CELL: no race */
};

enum { FORMULA_SIZE = 800 };

/* Prints a sentence, with a formula that has its numbers put in. */
static void say(const struct request *request, int which, ecart_slots slots, const char *formula)
{
    slots.board   = &request->setup.board;
    slots.written = program_text(formula);
    page_say(request->language, which, &slots);
}

/* The half-move with which a king arrives, and its formula: the side to move makes the
 * odd ones. */
static int half_moves(const struct request *request, int side, int moves, char *formula)
{
    bool first = request->setup.side == side;
    int  count = 2 * moves - first;

    snprintf(formula, FORMULA_SIZE, "2 × %d%s = %d", moves, first ? " − 1" : "", count);
    return count;
}

static void say_king(const struct request *request, const ecart_race *race, int side)
{
    int         moves = race->moves[side];
    ecart_slots slots = { .from = request->king[side], .to = request->goal, .number = moves };
    char        formula[FORMULA_SIZE];

    if (moves == ECART_NEVER) {
        say(request, SAY_TERMS_NEVER, slots, "");
    } else if (moves == 0) {
        say(request, SAY_TERMS_THERE, slots, "");
    } else {
        half_moves(request, side, moves, formula);
        say(request, SAY_TERMS_ARRIVES, slots, formula);
    }
}

static void say_race(const struct request *request)
{
    ecart_race  race = ecart_king_race(&request->setup.board, request->setup.side, request->goal);
    ecart_slots slots = { .to = request->goal, .side = request->setup.side, .number = race.lead };
    char        formula[FORMULA_SIZE];
    int         early, late;

    say(request, SAY_TERMS_RACE, slots, "");
    say_king(request, &race, request->setup.side);
    say_king(request, &race, ecart_side_other(request->setup.side));
    slots.side = (ecart_side)race.winner;
    if (race.winner == ECART_NEVER) {
        say(request, SAY_TERMS_NOBODY, slots, "");
    } else if (race.lead == ECART_NEVER) {
        say(request, SAY_TERMS_ALONE, slots, "");
    } else {
        early = half_moves(request, race.winner, race.moves[race.winner], formula);
        late  = half_moves(request, 1 - race.winner, race.moves[1 - race.winner], formula);
        snprintf(formula, sizeof formula, "%d − %d = %d", late, early, race.lead);
        say(request, SAY_TERMS_FIRST, slots, formula);
    }
    putchar('\n');
}

/* The columns and rows from a cell to the nearest of the four in the centre. */
static ecart_reading to_centre(ecart_cell from)
{
    static const ecart_cell centre[] = { ECART_D4, ECART_D5, ECART_E4, ECART_E5 };
    ecart_cell nearest = centre[0];

    for (int i = 1; i < 4; i++) {
        if (ecart_manhattan_distance(from, centre[i]) < ecart_manhattan_distance(from, nearest))
            nearest = centre[i];
    }
    return ecart_difference_reading(from, nearest);
}

static void say_mop_up(const struct request *request, ecart_side loser)
{
    ecart_mop_up  terms  = ecart_mop_up_terms(&request->setup.board, loser);
    ecart_cell    king   = request->king[loser], other = request->king[1 - loser];
    ecart_reading apart  = ecart_difference_reading(king, other), centre = to_centre(king);
    ecart_slots   slots  = { .from = king, .side = loser };
    char          formula[FORMULA_SIZE];

    say(request, SAY_TERMS_MOP_UP, slots, "");
    snprintf(formula, sizeof formula, "%d + %d = %d", abs(apart.columns), abs(apart.rows),
             terms.kings);
    say(request, SAY_TERMS_KINGS, slots, formula);
    snprintf(formula, sizeof formula, "max(%d, %d) = %d", abs(centre.columns),
             abs(centre.rows), terms.centre);
    say(request, SAY_TERMS_CENTRE, slots, formula);
    snprintf(formula, sizeof formula, "%d + %d = %d", abs(centre.columns), abs(centre.rows),
             terms.centre_manhattan);
    say(request, SAY_TERMS_CENTRE_MANHATTAN, slots, formula);
    snprintf(formula, sizeof formula, "47 × %d + 16 × (14 − %d) = %d", terms.centre_manhattan,
             terms.kings, (int)terms.score);
    say(request, SAY_TERMS_SCORE, slots, formula);
    putchar('\n');
}

static bool is_counted(ecart_piece piece, int side, bool pawns)
{
    ecart_kind kind = ecart_piece_kind(piece);

    return piece != ECART_NO_PIECE && ecart_piece_side(piece) == side &&
           kind != ECART_KING && (kind == ECART_PAWN) == pawns;
}

/* Adds up the distances, each with its cell: "3 (b1) + 4 (g1) = 7".  A single one needs no
 * sum. */
static void say_sum(const struct request *request, int side, int king, bool pawns)
{
    static const int sentence[2][2] = {
        { SAY_TERMS_WHITE_PIECES, SAY_TERMS_WHITE_PAWNS },
        { SAY_TERMS_BLACK_PIECES, SAY_TERMS_BLACK_PAWNS }
    };
    char formula[FORMULA_SIZE];
    int  length = 0, count = 0;

    FOR_EACH_CELL(cell, ALL_CELLS) {
        if (is_counted(ecart_board_piece(&request->setup.board, cell), side, pawns))
            length += snprintf(formula + length, sizeof formula - (size_t)length,
                               "%s%d (%.2s)", count++ ? " + " : "",
                               ecart_distance_by(request->metric, ECART_BY_0X88, cell,
                                                 request->king[king]),
                               name_cell(cell).text);
    }
    if (count != 1)
        snprintf(formula + length, sizeof formula - (size_t)length, "%s%d",
                 count ? " = " : "", (pawns ? ecart_pawn_tropism : ecart_piece_tropism)(
                     &request->setup.board, (ecart_side)side, (ecart_side)king, request->metric));
    say(request, sentence[side][pawns], (ecart_slots){ .from = request->king[king] }, formula);
}

static void say_tropism(const struct request *request, int king)
{
    static const int sentence[ECART_METRICS] = {
        [ECART_CHEBYSHEV]    = SAY_TERMS_TROPISM_KING,
        [ECART_MANHATTAN]    = SAY_TERMS_TROPISM_STRAIGHT,
        [ECART_KNIGHT_JUMPS] = SAY_TERMS_TROPISM_KNIGHT
    };

    say(request, sentence[request->metric], (ecart_slots){ .from = request->king[king] }, "");
    for (int side = 0; side < 2; side++) {
        say_sum(request, side, king, false);
        say_sum(request, side, king, true);
    }
    putchar('\n');
}

static void say_push(const struct request *request)
{
    ecart_cell  a = request->king[0], b = request->king[1];
    int         close = ecart_push_close(a, b);
    ecart_slots slots = { .number = ecart_chebyshev_distance(a, b) };
    char        formula[FORMULA_SIZE];

    snprintf(formula, sizeof formula, "140 − 20 × %d = %d", slots.number, close);
    say(request, SAY_TERMS_PUSH_CLOSE, slots, formula);
    snprintf(formula, sizeof formula, "120 − %d = %d", close, ecart_push_away(a, b));
    say(request, SAY_TERMS_PUSH_AWAY, slots, formula);
}

static void print_terms(const struct request *request)
{
    if (request->goal)
        say_race(request);
    for (int loser = 0; loser < 2; loser++)
        say_mop_up(request, (ecart_side)loser);
    for (int king = 0; king < 2; king++)
        say_tropism(request, king);
    say_push(request);
}

/* Finds the first king of each side. */
static bool find_kings(struct request *request)
{
    FOR_EACH_CELL(cell, ALL_CELLS) {
        ecart_piece piece = ecart_board_piece(&request->setup.board, cell);
        ecart_cell *king  = &request->king[ecart_piece_side(piece)];

        if (ecart_piece_kind(piece) == ECART_KING && !*king)
            *king = cell;
    }
    return request->king[0] && request->king[1];
}

int run_terms(struct options *options, char **operands)
{
    struct request request = { .metric = (ecart_metric)option_number(options, OPTION_METRIC,
                                                                     ECART_MANHATTAN) };

    output_in_full(options);
    request.language = options->judge.language;
    if ((*operands && !operand_cell(&operands, &request.goal)) || !operand_end(&operands) ||
        !position_option_setup(&options->start, &request.setup))
        return EXIT_ERROR;
    if (!find_kings(&request))
        return error_print("%s lacks a king: the terms need one of each side",
                           quote(options->start.fen).text);
    print_terms(&request);
    return EXIT_YES;
}
