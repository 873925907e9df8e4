/* SPDX-License-Identifier: MIT */
/* short.c -- refusals in the few words that protocols want */

#include <ecart/explain.h>

#include <string.h>

#include <ecart/uci.h>

#include "base/text.h"

static void put_reason(writer *t, const char *name)
{
    for (; *name != '\0'; name++)
        text_put(t, *name == '-' ? ' ' : *name);
}

size_t ecart_explain_short(const ecart_verdict *verdict, char *text, size_t size)
{
    writer      t    = text_into(text, size);
    const char *name = ecart_reason_name(verdict->reason);
    char        uci[ECART_UCI_SIZE];

    if (verdict->reason == ECART_LEGAL || name == NULL)
        return text_end(&t);
    if (verdict->reason == ECART_LEAVES_IN_CHECK)
        name += strlen("leaves-");
    text_string(&t, "Illegal move (");
    put_reason(&t, name);
    text_put(&t, ')');
    if (ecart_cell_exists(verdict->move.from) || ecart_cell_exists(verdict->move.to)) {
        (void)ecart_uci_write(verdict->move, uci, sizeof uci);
        text_string(&t, ": ");
        text_string(&t, uci);
    }
    return text_end(&t);
}
