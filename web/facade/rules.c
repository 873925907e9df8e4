/* SPDX-License-Identifier: MIT */
/* rules.c -- positions and verdicts, for JavaScript */

#include "facade.h"

ecart_position here;
ecart_notation asked;
ecart_setup    setup;
ecart_faults   faults;
ecart_move     moves[ECART_MOVE_LIST_SIZE];
int            facts[FACTS];
char           text[TEXT_SIZE];
char           said[ECART_LESSON_SIZE];

static ecart_cell evidence[ECART_EVIDENCE_LIMIT];

/* Where JavaScript finds the variables, in the order of places in guest.js. */
const void *CALLED(place)(int n)
{
    static const void *const places[] = {
        &here, (const char *)&here + sizeof here, text, said, list, moves, evidence,
        facts
    };

    return places[n];
}

/* The names of numbers, in the order of tables in guest.js; NULL after the last. */
const char *CALLED(rule_name)(int table, int n)
{
    ecart_reason reason = (ecart_reason)n;

    switch (table) {
    case 0:  return ecart_reason_name(reason);
    case 1:  return ecart_role_name((ecart_role)n);
    case 2:  return ecart_fault_name((ecart_fault)n);
    case 3:  return ecart_severity_name((ecart_severity)n);
    default: return NULL;
    }
}

int packed(const ecart_verdict *verdict)
{
    return verdict->reason | verdict->nature << 8 | verdict->alias << 16;
}

void CALLED(start)(void)
{
    ecart_position_start(&here);
}

int CALLED(start_960)(int number)
{
    return ecart_setup_start_960(&setup, number) && ecart_position_set(&here, &setup);
}

int CALLED(read_fen)(size_t length, int chess960)
{
    return ecart_fen_position(text, length, chess960 != 0, &here, &faults);
}

/* The first fault from n on, or -1. */
int CALLED(next_fault)(int n)
{
    while (n < ECART_FAULTS && !ecart_faults_has(&faults, (ecart_fault)n))
        n++;
    return n < ECART_FAULTS ? n : -1;
}

int CALLED(fault_severity)(int n)
{
    return ecart_fault_severity((ecart_fault)n);
}

int CALLED(fault_offset)(int n)
{
    return faults.offset[n] == ECART_NO_OFFSET ? -1 : faults.offset[n];
}

int CALLED(fault_cells)(int n)
{
    return list_cells(faults.cells[n]);
}

/* Writes the position as a FEN, and returns its length. */
size_t CALLED(write_fen)(int form)
{
    ecart_position_setup(&here, &setup);
    return ecart_fen_write(&setup, form, said, sizeof said);
}

/* What the FEN of the position says beside the placement. */
void CALLED(find_facts)(void)
{
    facts[0] = here.side;
    facts[1] = here.clock;
    facts[2] = here.number;
    facts[3] = here.chess960;
    facts[4] = here.en_passant;
}

int CALLED(checkers)(void)
{
    return list_cells(here.checkers);
}

int CALLED(check)(int from, int to, int kind)
{
    asked.verdict = ecart_move_check(&here, ecart_move_make((ecart_cell)from, (ecart_cell)to,
                                                            (ecart_kind)kind));
    return packed(&asked.verdict);
}

/* Whether a move is legal and nothing more, which is quicker than check(). */
int CALLED(is_legal)(int from, int to, int kind)
{
    return ecart_move_is_legal(&here, ecart_move_make((ecart_cell)from, (ecart_cell)to,
                                                      (ecart_kind)kind));
}

/* What a move gives if it is legal: 0 for nothing, 1 for check, 2 for mate. */
int CALLED(gives)(int from, int to, int kind)
{
    return ecart_move_gives(&here, ecart_move_make((ecart_cell)from, (ecart_cell)to,
                                                   (ecart_kind)kind));
}

/* Writes the cells of the last verdict's evidence, and their roles into the list. */
int CALLED(find_evidence)(void)
{
    int count = ecart_verdict_evidence(&asked.verdict, evidence);

    for (int n = 0; n < count; n++)
        list[n] = ecart_verdict_role(&asked.verdict, n);
    return count;
}

/* Lists the arrows of the last verdict: three bytes each. */
int CALLED(find_arrows)(void)
{
    ecart_arrow arrows[ECART_ARROWS_LIMIT];
    int         count = ecart_verdict_arrows(&here, &asked.verdict, arrows);

    for (int n = 0; n < count; n++) {
        said[3 * n]     = (char)arrows[n].from;
        said[3 * n + 1] = (char)arrows[n].to;
        said[3 * n + 2] = (char)arrows[n].role;
    }
    return count;
}

/* Lists the pieces that the text of the last verdict may mean, if there are several. */
int CALLED(find_candidates)(void)
{
    return list_cells(asked.verdict.candidates);
}

/* Lists the other rules that the move of the last verdict breaks. */
int CALLED(find_also)(void)
{
    int count = 0;

    for (int rank = 0; ecart_reason_at_rank(rank) != ECART_REASONS; rank++)
        if (ecart_reason_set_has(asked.verdict.also, ecart_reason_at_rank(rank)))
            list[count++] = ecart_reason_at_rank(rank);
    return count;
}

size_t CALLED(find_moves)(void)
{
    return ecart_legal_moves(&here, moves, ECART_MOVE_LIST_SIZE);
}

int CALLED(has_move)(void)
{
    return ecart_has_legal_move(&here);
}

int CALLED(destinations)(int from)
{
    return list_cells(ecart_legal_destinations(&here, (ecart_cell)from));
}

int CALLED(attackers)(int side_of, int cell)
{
    return list_cells(ecart_position_attackers(&here, (ecart_side)side_of, (ecart_cell)cell));
}

int CALLED(attacks)(int from)
{
    return list_cells(ecart_position_attacks(&here, (ecart_cell)from));
}

int CALLED(pinner)(int cell)
{
    return ecart_position_pinner(&here, (ecart_cell)cell);
}

/* Plays a move in `here` if it is legal, and returns its verdict. */
int CALLED(play)(int from, int to, int kind)
{
    asked.verdict = ecart_position_play(&here, ecart_move_make((ecart_cell)from, (ecart_cell)to,
                                                               (ecart_kind)kind));
    return packed(&asked.verdict);
}

/* A number of JavaScript, exact up to 2 to the power of 53. */
double CALLED(perft)(int depth)
{
    return (double)ecart_perft(&here, depth);
}
