/* SPDX-License-Identifier: MIT */
/* marked.c -- a small board, with a move and what speaks against it marked */

#include "cli/marked.h"

#include <stdio.h>

#include "cli/diagram.h"

void marked_print(const ecart_board *board, const ecart_verdict *verdict,
                  const struct screen *screen)
{
    struct diagram diagram = { .screen = screen, .width = 2 };
    bool marks[TONES] = { false };

    diagram_pieces(&diagram, board);
    if (verdict)
        diagram_verdict(&diagram, verdict);
    diagram_print(&diagram, 1);

    for (int n = 0; n < 64; n++)
        marks[diagram.tone[ecart_cell_nth(n)]] = true;
    if (!marks[TONE_FROM] && !marks[TONE_TO] && !marks[TONE_EVIDENCE])
        return;
    if (marks[TONE_FROM])
        printf("    ( ) from");
    if (marks[TONE_TO])
        printf("    < > to");
    if (marks[TONE_EVIDENCE])
        printf("    [ ] evidence");
    putchar('\n');
}
