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
 * After Ng1-f3 Ng8-f6 Nf3-g1 Nf6-g8, and the same moves once more, the start
 * position occurs for the third time, and White may claim a draw.  A position alone
 * does not show that, so a game remembers its moves: in records, one for each move,
 * in memory of the caller.
 *
 * How a game stands is a separate question from the verdict on a move.
 * No draw, claimed or automatic, makes a move illegal: a game may be played on
 * as long as there is a legal move.
 *
 * There are two kinds of draws.  A player may claim one if the same position
 * occurs for the third time, or after fifty moves of each side without a
 * capture or a pawn move.  The game ends by itself when a position occurs for
 * the fifth time, after seventy-five such moves, by stalemate, and in a dead
 * position, from which no sequence of legal moves leads to mate.  Mate comes
 * before every draw.
 *
 * Whether a position is dead can be as hard to find out as chess itself: prospect.h
 * says how far it is found out.
 *
 * A game of zeroes is an empty board without records: every move is refused, there
 * is nothing to take back, and it counts as stalemate, since no side has a move.
 */
#ifndef ECART_GAME_H
#define ECART_GAME_H

#include <ecart/legal.h>
#include <ecart/prospect.h>

/** How a game stands: the first that is true describes it best. */
typedef uint8_t ecart_standing;
enum {
    ECART_CHECKMATE,            /**< the side to move has lost */
    ECART_STALEMATE,
    ECART_DEAD_POSITION,        /**< it is proven that no side can ever mate */
    ECART_FIVEFOLD,             /**< the position occurs for the fifth time */
    ECART_SEVENTY_FIVE_MOVE,    /**< the clock is at 150 half-moves */
    ECART_THREEFOLD_CLAIMABLE,  /**< the position occurs for the third or
                                     fourth time */
    ECART_FIFTY_MOVE_CLAIMABLE, /**< the clock is at 100 to 149 */
    ECART_IN_PLAY,

    ECART_STANDINGS             /**< how many there are */
};

/** Everything that is true of a game: bit n stands for standing n.
 *
 * ECART_IN_PLAY is in the set until the game is over.  What may be claimed is
 * only in it together with ECART_IN_PLAY.  A game can end in two ways at once,
 * for example by fivefold repetition and by seventy-five moves; but mate is
 * always alone in the set. */
typedef uint32_t ecart_standing_set;

/** One move of a game, and the position before it in few bytes.  Read only the
 *  move. */
typedef struct ecart_record {
    ecart_cells kinds[3];           /**< bit n of the number of each piece's kind */
    ecart_cells white;              /**< which pieces are White's */
    ecart_cells castling;
    uint16_t    clock;
    uint16_t    number;
    ecart_move  move;
    uint8_t     side;
    ecart_cell  en_passant;         /**< the cell that a pawn just passed */
    ecart_cell  legal_en_passant;   /**< the same if a pawn may capture there */
} ecart_record;

/** A game.  Look at it, but do not write to it.  A copy shares the records of
 *  the original, so play on with only one of them. */
typedef struct ecart_game {
    ecart_position position;    /**< as it stands now */
    ecart_record  *records;     /**< one for each move that was played */
    size_t         capacity;    /**< for how many there is room */
    size_t         count;       /**< how many moves were played */
} ecart_game;

ECART_BEGIN

/** Begins a game with the start position.
 * \param   records     memory for \p capacity moves, the game's from now on;
 *                      NULL for none */
ECART_API void ecart_game_start(ecart_game *game, ecart_record *records, size_t capacity);

/** Begins a game with another position.  It counts as occurring for the first time,
 *  but its clock goes on. */
ECART_API void ecart_game_set(ecart_game *game, const ecart_position *position,
                              ecart_record *records, size_t capacity);

/** Plays a move, if it is legal and there is room for its record.
 * \param   verdict     gets the verdict on the move; may be NULL
 * \return  Whether it was played.  If not, the game stays as it was.  If it was
 *          not although the verdict is ECART_LEGAL, the records are full. */
ECART_API bool ecart_game_play(ecart_game *game, ecart_move move, ecart_verdict *verdict);

/** Takes the last move back.  Until another one is played, it can be found in
 *  game->records[game->count].move.
 *  \return false if there is no move to take back; then nothing changes. */
ECART_API bool ecart_game_undo(ecart_game *game);

/** How many times the position has occurred in the game, including now.
 *
 * Two positions are the same if the same side is to move and the placement,
 * the rights to castle and the legal en passant capture are the same.
 * \return  1 or more. */
ECART_API int ecart_game_repetitions(const ecart_game *game) ECART_PURE;

/** Everything that is true of a game as it stands. */
ECART_API ecart_standing_set ecart_game_standings(const ecart_game *game) ECART_PURE;

/** Everything that is true of a position without its history, as if it occurred for the
 *  first time. */
ECART_API ecart_standing_set ecart_position_standings(const ecart_position *position) ECART_PURE;

/** The first standing in a set, which describes the game best; ECART_IN_PLAY if
 *  the set is empty. */
ECART_API ecart_standing ecart_standing_first(ecart_standing_set set) ECART_CONST;

/** Whether a standing is in a set; false if there is no such standing. */
ECART_INLINE bool ecart_standings_has(ecart_standing_set set, ecart_standing standing)
{
    return standing < ECART_STANDINGS && (set >> standing & 1);
}

/** The identifier, such as "threefold-claimable"; NULL if there is no such
 *  standing. */
ECART_API const char *ecart_standing_name(ecart_standing standing) ECART_CONST;

/** What the side to move may claim by announcing a move.
 *
 * A player whose move will repeat a position for the third time, or complete
 * the fifty moves, writes the move down and claims the draw before playing it.
 * \return  ECART_THREEFOLD_CLAIMABLE if the position after the move occurs for
 *          the third time or more, ECART_FIFTY_MOVE_CLAIMABLE if its clock is at
 *          100 or more, both, or neither.  Neither if the game is over, or if
 *          the move is illegal or gives mate. */
ECART_API ecart_standing_set ecart_game_claims(const ecart_game *game, ecart_move move) ECART_PURE;

/** Whether a side can still give mate in this game, before a rule ends it.
 *
 * A game ends by itself when a position occurs for the fifth time, and after
 * seventy-five moves of each side without a capture or a pawn move, unless the last of
 * them mates.  So a side that could mate in the position may be too late in the game: if
 * the clock is at 148, only two half-moves are left, or a capture or a pawn move has to
 * be among them.
 *
 * That a side cannot mate is proven as for ecart_side_prospect(), or by trying all lines
 * that are left: those of up to twelve moves, or up to a capture or a pawn move.  After a
 * capture or a pawn move the clock begins anew, and what follows must be proven as by
 * ecart_side_prospect_quick().  A mate is proven to be possible by a line that breaks
 * neither rule.
 *
 * If the clock is at 70 or less, and no position has occurred four times, the answer is
 * that of ecart_side_prospect().  If the game is over, it is ECART_MATE_IMPOSSIBLE, but
 * not for the side that gave mate.
 *
 * The work is bounded: besides what ecart_side_prospect() does, at most 400,000 moves are
 * tried.  Most answers take less than a millisecond, the longest some 50.  It needs less
 * than 48 KiB of stack.
 * \param   side    the side that would give mate; ECART_MATE_IMPOSSIBLE if there
 *                  is no such side */
ECART_API ecart_prospect ecart_game_prospect(const ecart_game *game, ecart_side side) ECART_PURE;

/** ecart_game_prospect(), and the moves that lead to mate.
 *
 * No position occurs twice in a line, nor for the fifth time in the game, and none but
 * the last is reached after seventy-five moves.
 *
 * The parameters are those of ecart_side_prospect_line(), but what is behind \p length in the
 * line may be overwritten. */
ECART_API ecart_prospect ecart_game_prospect_line(const ecart_game *game, ecart_side side,
                                                  size_t effort, ecart_move *line,
                                                  size_t size, size_t *length);

ECART_END

#endif
