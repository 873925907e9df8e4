/* SPDX-License-Identifier: MIT */
/**
 * \file   ecart/prospect.h
 * \brief  Who can still win: whether a side can ever give mate.
 *
 * A king and a knight cannot mate a king alone; nor can anybody where the pawns of both
 * sides block each other all over the board, and no man gets past them.  A position in
 * which neither side can ever mate is dead, and the game is drawn.  If the time of a side
 * is up, the other wins only if it could still mate.
 *
 * Whether a side can still mate may be as hard to find out as chess itself.  So there are
 * three answers here: proven, disproven, or neither.
 *
 * These questions are about a position alone.  game.h asks them of a game, which a rule
 * may end before the mate.
 */
#ifndef ECART_PROSPECT_H
#define ECART_PROSPECT_H

#include <ecart/move.h>
#include <ecart/position.h>

/** Whether some sequence of legal moves ends with a side giving mate. */
typedef uint8_t ecart_prospect;
enum {
    ECART_MATE_IMPOSSIBLE,      /**< proven: there is none */
    ECART_MATE_UNPROVEN,        /**< none was found, and none was ruled out */
    ECART_MATE_POSSIBLE         /**< proven: there is one */
};

/** Why a side cannot mate: the kind of argument that proves it. */
typedef uint8_t ecart_obstacle_kind;
enum {
    ECART_OBSTACLE_NONE,        /**< no name: it is not proven */
    ECART_OBSTACLE_OVER,        /**< the side to move has no legal move */
    ECART_OBSTACLE_MATERIAL,    /**< the side has too few men */
    ECART_OBSTACLE_WALL,        /**< men that block each other shut the kings and all
                                     others out */
    ECART_OBSTACLE_BISHOPS,     /**< the same, where only bishops on cells of one colour
                                     could ever attack the king */
    ECART_OBSTACLE_FORCED,      /**< each line of legal moves leads to a position
                                     where one of the above is true */
    ECART_OBSTACLE_SEARCHED,    /**< few positions can follow, and each was looked at */

    ECART_OBSTACLES             /**< how many there are */
};

/** How many forced moves an obstacle keeps at most. */
enum {
    ECART_OBSTACLE_FORCED_MOVES = 8
};

/** The argument of a proof that a side cannot mate, with its evidence.
 *
 * The cells are those of ECART_OBSTACLE_WALL and ECART_OBSTACLE_BISHOPS.  If the kind is
 * ECART_OBSTACLE_FORCED, they come from all positions that one of these two proves: in locked
 * only the men that never move in any of them, in the other sets the cells of each of them. */
typedef struct ecart_obstacle {
    ecart_obstacle_kind kind;
    uint8_t     ends;       /**< bit n: ECART_OBSTACLE_... n is true where a line ends */
    uint8_t     depth;      /**< the length of the longest line, in moves of one side */
    uint8_t     forced;     /**< how many moves are forced, before there is a choice */
    ecart_move  moves[ECART_OBSTACLE_FORCED_MOVES];     /**< these moves */
    ecart_cells locked;     /**< men of either side that never move and are never taken,
                                 without the kings; but see spared */
    ecart_cells king;       /**< where the enemy king can ever be, at most */
    ecart_cells checks;     /**< where the men of the side could ever attack that king */
    ecart_cells men;        /**< the men that could attack it there */
    ecart_cells spared;     /**< men of the side that never move, and that the enemy king
                                 could only take with stalemate or mate */
} ecart_obstacle;

/** The rules that say when a player gets a draw although time is up. */
typedef uint8_t ecart_flag_rules;
enum {
    ECART_FLAG_FIDE,            /**< 6.9: if no sequence of legal moves ends with
                                     the other side giving mate */
    ECART_FLAG_USCF             /**< 14E: also if the other side has only a king;
                                     or a king and one bishop or one knight; or a
                                     king and two knights, against no pawn */
};

ECART_BEGIN

/** Whether a side can still give mate.
 *
 * This is the question when the other side's flag falls.  A position is dead if
 * neither side can.
 *
 * There are four proofs that a side cannot mate:
 *   - by material: the side has only a king; or only one knight, and the enemy
 *     has nothing but queens; or all bishops on the board, the enemy's included,
 *     are on cells of one colour, the side has nothing else, and the enemy has
 *     nothing else but queens and rooks;
 *   - by reach: the pawns block each other, so that each man only ever gets to some
 *     cells; and on none that the enemy king can reach is there a way to attack it and
 *     to cover or fill all cells around it.  Captures by a king that leave the other
 *     side without a move need not be among the ways, because they end the game;
 *   - by force: every legal move, for a few moves on, leads to a position for
 *     which it is proven;
 *   - by search: every position that can follow was looked at, and in none does the side
 *     mate.  At most 1,024 are looked at; those that one of the first two proofs settles are
 *     not counted.
 *
 * A mate is proven to be possible by a line of moves that ends with it, see
 * ecart_side_prospect_line(), or by that search.  With four pieces or fewer and no pawn,
 * neither is needed: a search of all such positions found that a mate is possible whenever
 * none of the first three proofs says that it is not.
 *
 * The work is bounded.  A proof by force looks at most four moves ahead, without counting
 * those that are forced, and at 64 positions with a choice; a line is looked for in games
 * of 20,000 moves in all.  Most answers take microseconds, the longest some 20
 * milliseconds.  It needs less than 48 KiB of stack.  Repetition and the fifty and
 * seventy-five moves are not considered.
 * \param   side    the side that would give mate; ECART_MATE_IMPOSSIBLE if there
 *                  is no such side */
ECART_API ecart_prospect ecart_side_prospect(const ecart_position *position,
                                             ecart_side side) ECART_PURE;

/** ecart_side_prospect(), and the argument if the side cannot mate.
 *
 * It is the argument of the proof itself: a wall has the cells that the proof found.
 * \param   obstacle    gets the argument; its kind is ECART_OBSTACLE_NONE if the answer is
 *                      not ECART_MATE_IMPOSSIBLE, or if there is no such side; may
 *                      be NULL */
ECART_API ecart_prospect ecart_side_obstacle(const ecart_position *position, ecart_side side,
                                             ecart_obstacle *obstacle);

/** The identifier, such as "wall"; NULL for ECART_OBSTACLE_NONE, or if there is no such
 *  kind. */
ECART_API const char *ecart_obstacle_name(ecart_obstacle_kind kind) ECART_CONST;

/** ecart_side_prospect(), fast enough to be asked after each move: it only tries to prove that
 *  there is no mate, at most four moves ahead and at 64 positions with a choice.  It looks for
 *  no line, so that ECART_MATE_UNPROVEN nearly always means that there is a mate. */
ECART_API ecart_prospect ecart_side_prospect_quick(const ecart_position *position,
                                                   ecart_side side) ECART_PURE;

/** The effort of ecart_side_prospect() to find a line. */
enum {
    ECART_PROSPECT_EFFORT = 20000
};

/** ecart_side_prospect(), and the moves that lead to mate.
 *
 * Games are played by chance, where each move is the best of a few, and the first game
 * that ends in a mate is the line; then there is a short search for a shorter line.  It
 * need not be the shortest one, and both sides help to give the mate.
 *
 * The answer is that of ecart_side_prospect() if the effort is ECART_PROSPECT_EFFORT and
 * \p size is 80.
 * \param   effort  how many moves of games without a mate may be tried;
 *                  1,000 take less than a millisecond
 * \param   line    gets the moves; what is behind \p length stays as it was
 * \param   size    how many moves a line may have at most, those of both sides
 * \param   length  gets how many there are; 0 if the mate is on the board, or if no line
 *                  was found */
ECART_API ecart_prospect ecart_side_prospect_line(const ecart_position *position, ecart_side side,
                                                  size_t effort, ecart_move *line, size_t size,
                                                  size_t *length);

/** Whether the game is drawn when the time of a side is up.
 *
 * Only what is proven counts: if it is unknown whether the other side can mate,
 * the game is lost.  USCF rules make an exception for a forced win, which is not
 * looked for here.
 * \param   flagged     the side whose time is up; any value but ECART_WHITE is
 *                      Black
 * \param   rules       any value but ECART_FLAG_USCF is ECART_FLAG_FIDE */
ECART_API bool ecart_flag_draws(const ecart_position *position, ecart_side flagged,
                                ecart_flag_rules rules) ECART_PURE;

ECART_END

#endif
