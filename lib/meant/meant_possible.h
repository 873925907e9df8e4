/* SPDX-License-Identifier: MIT */
/* meant_possible.h -- the legal moves that are worth comparing with a text */
#ifndef LIB_MEANT_MEANT_POSSIBLE_H
#define LIB_MEANT_MEANT_POSSIBLE_H

#include "meant/meant_text.h"

/* Lists the moves that one slip may have turned into the text, and perhaps a few more.  A
 * slip changes one character, so all other characters of a move must be in the text.
 *
 * asked: the move that the text names by its squares; its from is ECART_NO_CELL if it names none
 *
 * moves: room for ECART_MOVE_LIST_SIZE */
ECART_HIDDEN size_t ecart_meant_possible(const ecart_position *position,
                                         const written_text *written, ecart_move asked,
                                         ecart_move *moves);

#endif
