/* SPDX-License-Identifier: MIT */
/* lint.c -- says of each FEN on standard input what is wrong with it, and where
 *
 *     cc lint.c $(pkg-config --cflags --libs ecart) -o lint
 */
#include <stdio.h>
#include <string.h>

#include <ecart.h>

/* As compilers do: line, column, severity, what is wrong. */
static void print_fault(unsigned long number, const char *line, size_t length,
                        const ecart_setup *setup,
                        const ecart_faults *faults, ecart_fault fault)
{
    char text[ECART_EXPLAIN_SIZE];

    ecart_explain_fen_fault(NULL, line, length, setup, faults, fault, text, sizeof text);
    printf("%lu:", number);
    if (faults->offset[fault] != ECART_NO_OFFSET)
        printf("%d:", faults->offset[fault] + 1);
    printf(" %s: %s [%s]\n", ecart_severity_name(ecart_fault_severity(fault)),
           text, ecart_fault_name(fault));
}

/* All faults are known at once, so nobody has to mend one to see the next. */
static bool lint(unsigned long number, const char *line, size_t length)
{
    ecart_setup  setup;
    ecart_faults faults;
    bool playable = ecart_fen_read(line, length, false, &setup, &faults);

    for (ecart_fault fault = 0; fault < ECART_FAULTS; fault++)
        if (ecart_faults_has(&faults, fault))
            print_fault(number, line, length, &setup, &faults, fault);
    return playable;
}

int main(void)
{
    static char line[65536];            /* a FEN needs no more than 100 */
    int status = 0;

    for (unsigned long number = 1; fgets(line, sizeof line, stdin); number++)
        if (!lint(number, line, strcspn(line, "\r\n")))
            status = 1;
    return status;
}
