/* SPDX-License-Identifier: MIT */
/* setup_faults.c -- faults by number, weight and identifier */

#include <ecart/setup.h>

#include "board/attacks.h"
#include "base/text.h"

/* In the order of setup.h. */
static const char names[] =
    "empty\0"
    "bad-field-count\0"
    "bad-rank-count\0"
    "bad-rank-length\0"
    "bad-character\0"
    "bad-side\0"
    "bad-castling\0"
    "bad-en-passant\0"
    "bad-clock\0"
    "bad-move-number\0"
    "missing-fields\0"
    "extra-space\0"
    "trailing-text\0"
    "adjacent-digits\0"
    "castling-order\0"
    "castling-duplicate\0"
    "uppercase-side\0"
    "uppercase-en-passant\0"
    "move-number-zero\0"
    "king-missing\0"
    "too-many-kings\0"
    "kings-adjacent\0"
    "opposite-check\0"
    "pawn-on-back-rank\0"
    "castling-no-king\0"
    "castling-no-rook\0"
    "en-passant-wrong-rank\0"
    "en-passant-no-pawn\0"
    "en-passant-cell-occupied\0"
    "en-passant-origin-occupied\0"
    "too-many-pawns\0"
    "too-many-pieces\0"
    "too-many-promoted\0"
    "impossible-check\0"
    "en-passant-clock\0"
    "clock-over-75-moves\0"
    "clock-over-move-number\0"
    "en-passant-impossible\0"
    "en-passant-no-capturer\0"
    "en-passant-not-legal";

void ecart_faults_clear(ecart_faults *faults)
{
    faults->set = 0;
}

void ecart_faults_add(ecart_faults *faults, ecart_fault fault,
                      ecart_cells cells, size_t offset)
{
    if (fault >= ECART_FAULTS)
        return;
    if (ecart_faults_have(faults, fault)) {
        faults->cells[fault] |= cells;
        return;
    }
    faults->set          |= (uint64_t)1 << fault;
    faults->cells[fault]  = cells;
    faults->offset[fault] = offset < ECART_NO_OFFSET ? (uint16_t)offset
                                                     : (uint16_t)ECART_NO_OFFSET;
}

#define FAULTS(first, last) (((uint64_t)2 << (last)) - ((uint64_t)1 << (first)))

/* All faults of at least a severity.  The order of the enumeration is by
 * weight within texts and within set-ups, so that there are two runs of each. */
static const uint64_t at_least_as_bad[] = {
    [ECART_ERROR]   = FAULTS(ECART_EMPTY_TEXT, ECART_BAD_MOVE_NUMBER) |
                      FAULTS(ECART_KING_MISSING, ECART_PAWN_ON_BACK_RANK),
    [ECART_REPAIR]  = FAULTS(ECART_EMPTY_TEXT, ECART_EN_PASSANT_ORIGIN_OCCUPIED),
    [ECART_WARNING] = FAULTS(ECART_EMPTY_TEXT, ECART_EN_PASSANT_IMPOSSIBLE),
    [ECART_NOTE]    = FAULTS(ECART_EMPTY_TEXT, ECART_FAULTS - 1)
};

ecart_severity ecart_fault_severity(ecart_fault fault)
{
    ecart_severity severity = ECART_ERROR;

    if (fault >= ECART_FAULTS)
        return ECART_NOTE;
    while (!(at_least_as_bad[severity] >> fault & 1))
        severity++;
    return severity;
}

ecart_fault ecart_faults_first(const ecart_faults *faults, ecart_severity at_least)
{
    ecart_severity least = at_least < ECART_NOTE ? at_least : ECART_NOTE;
    uint64_t       among = faults->set & at_least_as_bad[least];

    return among != 0 ? (ecart_fault)first_of(among) : ECART_FAULTS;
}

const char *ecart_fault_name(ecart_fault fault)
{
    return fault < ECART_FAULTS ? text_nth(names, (int)fault) : NULL;
}

const char *ecart_severity_name(ecart_severity severity)
{
    static const char severities[][8] = { "error", "repair", "warning", "note" };

    return severity <= ECART_NOTE ? severities[severity] : NULL;
}
