/* SPDX-License-Identifier: MIT */
/* rules.h -- the rule behind each reason, as a teacher says it */
#ifndef EXPLAIN_RULES_H
#define EXPLAIN_RULES_H

#include <ecart.h>

/* The rule behind a reason. */
const char *rule_of_reason(ecart_reason reason);

#endif
