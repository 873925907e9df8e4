/* SPDX-License-Identifier: MIT */
/* setup_faults.c -- sets of faults, their names and severities */

#include <ecart/setup.h>

#include "board/attacks.h"

static const char *const fault_names[ECART_FAULTS] = {
    [ECART_EMPTY_TEXT] = "empty",
    [ECART_BAD_FIELD_COUNT] = "bad-field-count",
    [ECART_BAD_RANK_COUNT] = "bad-rank-count",
    [ECART_BAD_RANK_LENGTH] = "bad-rank-length",
    [ECART_BAD_CHARACTER] = "bad-character",
    [ECART_BAD_SIDE] = "bad-side",
    [ECART_BAD_CASTLING] = "bad-castling",
    [ECART_BAD_EN_PASSANT] = "bad-en-passant",
    [ECART_BAD_CLOCK] = "bad-clock",
    [ECART_BAD_MOVE_NUMBER] = "bad-move-number",
    [ECART_MISSING_FIELDS] = "missing-fields",
    [ECART_EXTRA_SPACE] = "extra-space",
    [ECART_TRAILING_TEXT] = "trailing-text",
    [ECART_ADJACENT_DIGITS] = "adjacent-digits",
    [ECART_CASTLING_ORDER] = "castling-order",
    [ECART_CASTLING_DUPLICATE] = "castling-duplicate",
    [ECART_UPPERCASE_SIDE] = "uppercase-side",
    [ECART_UPPERCASE_EN_PASSANT] = "uppercase-en-passant",
    [ECART_MOVE_NUMBER_ZERO] = "move-number-zero",
    [ECART_PADDED_NUMBER] = "padded-number",
    [ECART_BAD_OPERATION] = "bad-operation",
    [ECART_KING_MISSING] = "king-missing",
    [ECART_TOO_MANY_KINGS] = "too-many-kings",
    [ECART_KINGS_ADJACENT] = "kings-adjacent",
    [ECART_OPPOSITE_CHECK] = "opposite-check",
    [ECART_PAWN_ON_BACK_RANK] = "pawn-on-back-rank",
    [ECART_CASTLING_NO_KING] = "castling-no-king",
    [ECART_CASTLING_NO_ROOK] = "castling-no-rook",
    [ECART_EN_PASSANT_WRONG_RANK] = "en-passant-wrong-rank",
    [ECART_EN_PASSANT_NO_PAWN] = "en-passant-no-pawn",
    [ECART_EN_PASSANT_CELL_OCCUPIED] = "en-passant-cell-occupied",
    [ECART_EN_PASSANT_ORIGIN_OCCUPIED] = "en-passant-origin-occupied",
    [ECART_TOO_MANY_PAWNS] = "too-many-pawns",
    [ECART_TOO_MANY_PIECES] = "too-many-pieces",
    [ECART_TOO_MANY_PROMOTED] = "too-many-promoted",
    [ECART_IMPOSSIBLE_CHECK] = "impossible-check",
    [ECART_EN_PASSANT_CLOCK] = "en-passant-clock",
    [ECART_CLOCK_OVER_75_MOVES] = "clock-over-75-moves",
    [ECART_CLOCK_OVER_MOVE_NUMBER] = "clock-over-move-number",
    [ECART_EN_PASSANT_IMPOSSIBLE] = "en-passant-impossible",
    [ECART_EN_PASSANT_NO_CAPTURER] = "en-passant-no-capturer",
    [ECART_EN_PASSANT_NOT_LEGAL] = "en-passant-not-legal"
};

void ecart_faults_clear(ecart_faults *faults)
{
    faults->set = 0;
}

void ecart_faults_add(ecart_faults *faults, ecart_fault fault,
                      ecart_cells cells, size_t offset)
{
    if (fault >= ECART_FAULTS)
        return;
    if (ecart_faults_has(faults, fault)) {
        faults->cells[fault] |= cells;
        return;
    }
    faults->set          |= (uint64_t)1 << fault;
    faults->cells[fault]  = cells;
    faults->offset[fault] = offset < ECART_NO_OFFSET ? (uint16_t)offset
                                                     : (uint16_t)ECART_NO_OFFSET;
}

#define FAULTS(first, last) (((uint64_t)2 << (last)) - ((uint64_t)1 << (first)))

/* All faults of at least a severity.  In setup.h the faults of a text go from
 * errors to repairs, and those of a set-up from errors to notes. */
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
    return fault < ECART_FAULTS ? fault_names[fault] : NULL;
}

const char *ecart_severity_name(ecart_severity severity)
{
    static const char *const severities[] = {
        [ECART_ERROR]   = "error",
        [ECART_REPAIR]  = "repair",
        [ECART_WARNING] = "warning",
        [ECART_NOTE]    = "note"
    };

    return severity <= ECART_NOTE ? severities[severity] : NULL;
}
