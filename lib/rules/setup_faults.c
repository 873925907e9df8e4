/* SPDX-License-Identifier: MIT */
/* setup_faults.c -- sets of faults, their names and severities */

#include <ecart/setup.h>

#include "board/attacks.h"
#include "rules/fault_records.h"

#define FAULT_NAME(fault, name, severity)     [fault] = name,
#define FAULT_SEVERITY(fault, name, severity) [fault] = ECART_##severity,

static const char *const fault_names[ECART_FAULTS] = { FAULT_LIST(FAULT_NAME) };
static const uint8_t     severities[ECART_FAULTS]  = { FAULT_LIST(FAULT_SEVERITY) };

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

ecart_severity ecart_fault_severity(ecart_fault fault)
{
    return fault < ECART_FAULTS ? severities[fault] : ECART_NOTE;
}

ecart_fault ecart_faults_first(const ecart_faults *faults, ecart_severity at_least)
{
    ecart_fault fault = 0;

    if (faults->set == 0)
        return ECART_FAULTS;
    while (fault < ECART_FAULTS &&
           !(faults->set >> fault & 1 && severities[fault] <= at_least))
        fault++;
    return fault;
}

const char *ecart_fault_name(ecart_fault fault)
{
    return fault < ECART_FAULTS ? fault_names[fault] : NULL;
}

const char *ecart_severity_name(ecart_severity severity)
{
    static const char *const names[] = {
        [ECART_ERROR]   = "error",
        [ECART_REPAIR]  = "repair",
        [ECART_WARNING] = "warning",
        [ECART_NOTE]    = "note"
    };

    return severity <= ECART_NOTE ? names[severity] : NULL;
}
