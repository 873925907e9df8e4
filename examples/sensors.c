/* SPDX-License-Identifier: MIT */
/* sensors.c -- what the controller in a board does that sees which squares are occupied
 *
 * It has no operating system.  Three functions belong to your board. */
#include <ecart.h>

bool board_is_occupied(int column, int row);    /* a1 is 1, 1 */
bool board_clock_was_pressed(void);
void board_show(const ecart_watched *what);     /* a move, or lights on the cells of put */

int main(void)
{
    static ecart_watch  watch;
    static ecart_record records[300];
    ecart_board look = { { 0 } };
    const ecart_piece pawn = ECART_PIECE(ECART_WHITE, ECART_PAWN);

    ecart_watch_start(&watch, NULL, ECART_SEES_OCCUPIED, 3, records, 300);
    for (;;) {
        for (int column = 1; column <= 8; column++) {
            for (int row = 1; row <= 8; row++)
                look.at[ecart_cell_make(column, row)] =
                    board_is_occupied(column, row) ? pawn : ECART_NO_PIECE;
        }
        ecart_watched what = board_clock_was_pressed()
                           ? ecart_watch_clock(&watch)
                           : ecart_watch_look(&watch, &look);
        board_show(&what);
    }
}
