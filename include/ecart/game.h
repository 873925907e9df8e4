/* SPDX-License-Identifier: MIT */
/**
 * \file   ecart/game.h
 * \brief  A game: the moves so far, and how it stands.
 *
 *     ecart_game   game;
 *     ecart_record records[600];
 *
 *     ecart_game_start(&game, records, 600);
 *     ecart_game_play(&game, ecart_move_make(ECART_G1, ECART_F3, ECART_NO_KIND), NULL);
 *
 * After Ng1-f3 Ng8-f6 Nf3-g1 Nf6-g8 and the same once more the start stands
 * for the third time, and White may claim a draw.  A position alone does not
 * know that, so a game remembers: in records that the caller gives, one for
 * each move, of which any number may be given and none is ever allocated.
 *
 * How a game stands is told beside the verdict on a move and never in place
 * of it: no draw, claimed or automatic, makes a move illegal, and a game may
 * be played on from any position that has a legal move.
 *
 * Draws are of two sorts.  Three times the same position, or fifty moves of
 * each side without a capture or a pawn's move, is what a player may claim;
 * five times, or seventy-five moves, ends the game by itself, and so do
 * stalemate and a dead position, from which no sequence of legal moves leads
 * to mate.  Mate beats every draw.
 *
 * Whether a position is dead is in general as hard as chess is large.  What
 * is answered here is proven, and what is not proven is said to be so:
 * ecart_side_prospect().
 */
#ifndef ECART_GAME_H
#define ECART_GAME_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <ecart/api.h>
#include <ecart/cell.h>
#include <ecart/legal.h>
#include <ecart/move.h>
#include <ecart/position.h>
#include <ecart/verdict.h>

/** How a game stands: the first that is true describes it best. */
typedef uint8_t ecart_standing;
enum {
    ECART_CHECKMATE,            /**< whose turn it is has lost */
    ECART_STALEMATE,
    ECART_DEAD_POSITION,        /**< proven: nobody can ever be mated */
    ECART_FIVEFOLD,             /**< the position stands for the fifth time */
    ECART_SEVENTY_FIVE_MOVE,    /**< the clock is at 150 half-moves */
    ECART_THREEFOLD_CLAIMABLE,  /**< it stands for the third or fourth time */
    ECART_FIFTY_MOVE_CLAIMABLE, /**< the clock is at 100 to 149 */
    ECART_IN_PLAY,

    ECART_STANDINGS             /**< how many there are */
};

/**
 * Everything that is true of a game: bit n stands for standing n.
 *
 * ECART_IN_PLAY is in the set until the game is over, and only as long can
 * something be claimed.  What is over may have ended in two ways at once, by
 * fivefold repetition and by seventy-five moves; but mate stands alone.
 */
typedef uint32_t ecart_standing_set;

/** Whether there is a sequence of legal moves after which a side has mated. */
typedef uint8_t ecart_prospect;
enum {
    ECART_MATE_IMPOSSIBLE,      /**< proven: there is none */
    ECART_MATE_UNPROVEN,        /**< neither was found nor ruled out */
    ECART_MATE_POSSIBLE         /**< proven: there is one */
};

/** By whose rules a player whose flag fell may yet have a draw. */
typedef uint8_t ecart_flag_rules;
enum {
    ECART_FLAG_FIDE,            /**< 6.9: no sequence of legal moves mates */
    ECART_FLAG_USCF             /**< 14E: nor does a bare king; a bishop or a
                                     knight alone; two knights against no pawn */
};

/** One move of a game and the position before it, packed: the kinds' numbers
 *  bit by bit in three sets, which pieces are White's in one. */
typedef struct ecart_record {
    ecart_cells kinds[3];
    ecart_cells white;
    ecart_cells castling;
    uint16_t    clock;
    uint16_t    number;
    ecart_move  move;
    uint8_t     side;
    ecart_cell  en_passant;         /**< the cell that a pawn just passed */
    ecart_cell  legal_en_passant;   /**< the same if a pawn may capture there */
} ecart_record;

/** A game in memory of the caller's.  Read, do not write; a copy shares its
 *  records with the original, so play on with one of the two only. */
typedef struct ecart_game {
    ecart_position position;    /**< as it stands now */
    ecart_record  *records;     /**< one for each move played */
    size_t         capacity;    /**< how many there is room for */
    size_t         count;       /**< how many moves were played */
} ecart_game;

ECART_BEGIN

/**
 * \brief   Begins a game.
 *
 * \param   records     memory for \p capacity moves, the game's from now on;
 *                      may be NULL if that is 0
 */
ECART_API void ecart_game_start(ecart_game *game, ecart_record *records,
                                size_t capacity);

/** Begins a game with a position other than the start.  It has not stood
 *  before, but its clock counts. */
ECART_API void ecart_game_set(ecart_game *game, const ecart_position *position,
                              ecart_record *records, size_t capacity);

/**
 * \brief   Plays a move if it is legal and there is room to record it.
 *
 * \param   verdict     gets the verdict on the move; may be NULL
 *
 * \return  Whether it was played.  If not, the game is as it was; and if the
 *          verdict is ECART_LEGAL then, the records are full.
 */
ECART_API bool ecart_game_play(ecart_game *game, ecart_move move,
                               ecart_verdict *verdict);

/** Takes the last move back.  It is then game->records[game->count].move until
 *  another is played.
 *
 *  \return false, with nothing done, if no move was played. */
ECART_API bool ecart_game_undo(ecart_game *game);

/**
 * \brief   How many times the position has stood in the game, now included.
 *
 * Two positions are the same if the same side is to move and the placement,
 * the rights to castle and the legal en passant capture are the same.
 *
 * \return  1 or more.
 */
ECART_API int ecart_game_repetitions(const ecart_game *game) ECART_PURE;

/** Everything that is true of a game as it stands. */
ECART_API ecart_standing_set ecart_game_standings(const ecart_game *game) ECART_PURE;

/** The same of a position of which no history is known: it stands for the
 *  first time. */
ECART_API ecart_standing_set ecart_position_standings(const ecart_position *position) ECART_PURE;

/** The one that describes a game best, the first in the set; ECART_IN_PLAY if
 *  there is none. */
ECART_API ecart_standing ecart_standing_first(ecart_standing_set set) ECART_CONST;

/** Whether a standing is in a set; false if there is no such standing. */
ECART_INLINE bool ecart_standings_has(ecart_standing_set set,
                                      ecart_standing standing)
{
    return standing < ECART_STANDINGS && (set >> standing & 1);
}

/** The identifier, such as "threefold-claimable"; NULL if there is no such
 *  standing. */
ECART_API const char *ecart_standing_name(ecart_standing standing) ECART_CONST;

/**
 * \brief   What the side to move may claim by announcing a move.
 *
 * A player who is about to bring a position about for the third time, or to
 * complete the fifty moves, writes the move down and claims before playing it.
 *
 * \return  ECART_THREEFOLD_CLAIMABLE, ECART_FIFTY_MOVE_CLAIMABLE, both or
 *          none: of the position after the move, where three means three or
 *          more and fifty fifty or more.  None if the game is over, or if the
 *          move is illegal or gives mate.
 */
ECART_API ecart_standing_set ecart_game_claims(const ecart_game *game,
                                               ecart_move move) ECART_PURE;

/**
 * \brief   Whether a side can still mate: the question when the other side's
 *          flag falls, and, asked of both, whether a position is dead.
 *
 * That no mate is possible is proven in three ways.  By material: a bare king
 * never mates; nor does a single knight against nothing but queens; nor do
 * bishops all of one colour, the enemy's included, against nothing but queens
 * and rooks.  By a wall: if each pawn stands before another pawn, and nothing
 * can ever come where a pawn could take it or where it could take a pawn, and
 * no piece of the side can ever come to a cell on the enemy king's ground, or
 * attack it there.  And by force: if every legal move, for a few moves on,
 * leads to what is proven so.
 *
 * That mate is possible is proven where it stands on the board or is forced,
 * and where there are four men or fewer and none is a pawn: of such positions
 * those that are not proven dead were all searched, and have a mate.
 *
 * The work is bounded: the more moves there are to choose from, the sooner
 * it ends, after five moves and 784 positions at the very most; most answers
 * take two or three.  This needs about 2.5 KiB of stack.  Counting to fifty
 * or seventy-five moves, and repetition, are left out of account.
 *
 * \param   side    whose mate; a side that is neither has ECART_MATE_IMPOSSIBLE
 */
ECART_API ecart_prospect ecart_side_prospect(const ecart_position *position,
                                             ecart_side side) ECART_PURE;

/** The better prospect of the two sides: ECART_MATE_IMPOSSIBLE is a dead
 *  position, or stalemate. */
ECART_API ecart_prospect ecart_position_prospect(const ecart_position *position) ECART_PURE;

/**
 * \brief   Whether the game is drawn when a side oversteps the time.
 *
 * Neither set of rules gives a draw on a doubt: only what is proven counts.
 * USCF rules make an exception for a forced win, which nobody looks for here.
 *
 * \param   flagged     the side whose flag fell; what is not ECART_WHITE is
 *                      Black
 * \param   rules       what is not ECART_FLAG_USCF is FIDE's
 */
ECART_API bool ecart_flag_draws(const ecart_position *position,
                                ecart_side flagged,
                                ecart_flag_rules rules) ECART_PURE;

ECART_END

#endif
