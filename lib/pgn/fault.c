/* SPDX-License-Identifier: MIT */
/* fault.c -- the names of what may be wrong with a text of games */

#include <ecart/pgn.h>

#include "pgn/pgn_fault_records.h"

#define PGN_FAULT_NAME(fault, name) [fault] = name,

const char *ecart_pgn_fault_name(ecart_pgn_fault fault)
{
    static const char *const names[] = { PGN_FAULT_LIST(PGN_FAULT_NAME) };

    return fault < ECART_PGN_FAULTS ? names[fault] : NULL;
}
