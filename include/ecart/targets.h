/* SPDX-License-Identifier: MIT */
/**
 * \file   ecart/targets.h
 * \brief  Where a figure goes on an occupied board.
 *
 * figure.h knows any piece by its steps.  On a board, a step is repeated over empty
 * cells, and ends at the first piece: a nightrider on a1 goes to b3, c5 and d7, but if
 * something stands on c5 it goes no further.  A leaper makes one step, and what stands
 * beside it does not matter.
 *
 * The steps are counted in columns and rows, not as differences.  The article's frame
 * of impossible numbers (board.h) stops steps of one or two cells, but not all longer
 * ones: a camel on b8 that went one column right and three rows up would come to
 * 28 + 13 = 41, which is d1.
 *
 * What may be captured is said with the flags of mobility.h.  As there, kings are
 * never captured, and what stands on the cell that the figure starts from is ignored.
 *
 * This header may change until 1.0.
 */
#ifndef ECART_TARGETS_H
#define ECART_TARGETS_H

#include <stdint.h>

#include <ecart/api.h>
#include <ecart/board.h>
#include <ecart/cell.h>
#include <ecart/figure.h>
#include <ecart/mobility.h>
#include <ecart/piece.h>

ECART_BEGIN

/**
 * \brief   The moves that a figure needs from a cell to every other, if only it moves.
 *
 * \param   side    whose piece it is; any number but ECART_WHITE is Black.  It decides
 *                  who is an enemy, and does not turn the figure round
 * \param   ways    flags: ECART_WALLS or others; unknown ones are ignored
 * \param   moves   gets ECART_CELL_LIMIT numbers, to be indexed by cells: 0 for
 *                  \p from, at most 63 for others, and ECART_NEVER for a cell that is
 *                  not reached and for a number that is not a cell
 *
 * \return  How many cells are reached, \p from included; 0 if there is no such cell.
 */
ECART_API int ecart_targets_map(const ecart_board *board, ecart_side side,
                                const ecart_figure *figure, ecart_cell from,
                                int ways, int8_t *moves);

ECART_END

#endif
