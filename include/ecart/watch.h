/* SPDX-License-Identifier: MIT */
/**
 * \file   ecart/watch.h
 * \brief  A board that is watched while people play on it.
 *
 * Boards with sensors, and cameras, see pieces and hands, not moves.  A watch takes
 * one look after another, and says what each shows:
 *
 *     ecart_watch  watch;
 *     ecart_record records[600];
 *
 *     ecart_watch_start(&watch, NULL, ECART_SEES_OCCUPIED, 2, records, 600);
 *     for (;;) {
 *         ecart_watched what = ecart_watch_look(&watch, &look);
 *         if (what.kind == ECART_WATCH_MOVE)
 *             ...
 *
 * A hand that goes from e2 to e4 may stop on e3: what looks like a move need not be
 * one.  So a move is told when it has settled, which is after so many looks that are
 * all the same, or when a clock is pressed.  Then the watch plays it in its game.
 * Some moves are told too early all the same: the rook that goes from h1 to f1 has
 * made a legal move.  If the king then goes to g1, the answer is ECART_WATCH_REVISED:
 * in the game, castling takes the place of the rook's move.
 *
 * A board that knows only which cells are occupied does not see what a piece has
 * captured.  The watch remembers which cells were empty meanwhile.  If it saw none, a
 * capture looks like a piece in the air, and takes four times as many looks to settle;
 * and if several captures fit, it waits until somebody lifts the captured piece again.
 * A board without kinds shows no promotion: the piece is taken for a queen.
 *
 * This header may change until 1.0.
 */
#ifndef ECART_WATCH_H
#define ECART_WATCH_H

#include <ecart/between.h>

/** What a look at a board that is watched shows. */
typedef uint8_t ecart_watch_kind;
enum {
    ECART_WATCH_SAME,       /**< "same": the board looks like the position */
    ECART_WATCH_LIFTED,     /**< "lifted": pieces are missing, and nothing else differs */
    ECART_WATCH_UNFINISHED, /**< "unfinished": something else, which has not settled;
                                 or a move has begun */
    ECART_WATCH_MOVE,       /**< "move": one or two moves were played */
    ECART_WATCH_BACK,       /**< "back": the last move was taken back, or the last two,
                                 or all */
    ECART_WATCH_REVISED,    /**< "revised": another move took the place of the last one, or
                                 of the last two, and one more may have followed */
    ECART_WATCH_TRY,        /**< "try": an illegal move stands on the board */
    ECART_WATCH_RESULT,     /**< "result": the kings in the centre show a result */
    ECART_WATCH_DIFFERENT,  /**< "different": no move leads to this board */

    ECART_WATCH_KINDS       /**< how many there are */
};

/** The answer to a look. */
typedef struct ecart_watched {
    ecart_cells      put;       /**< of LIFTED, UNFINISHED, TRY and DIFFERENT: cells that
                                     have to be put right */
    ecart_board      wanted;    /**< what belongs on these cells */
    ecart_verdict    verdict;   /**< of TRY, and of a promotion whose pawn still lies
                                     there: on the move; else all zero */
    ecart_move       moves[2];  /**< of MOVE and REVISED: that were played; of BACK:
                                     the last that were taken back, in the order of the
                                     game; of UNFINISHED: that have begun, if one line
                                     fits best; of TRY: that was tried */
    size_t           count;     /**< how many moves there are */
    size_t           back;      /**< of BACK and REVISED: how many were taken back */
    ecart_watch_kind kind;
    ecart_seen_result result;   /**< of RESULT */
    bool             several;   /**< of LIFTED and UNFINISHED: several lines fit, and
                                     something more has to be seen */
    unsigned char : 8, : 8, : 8, : 8, : 8; /**< unused */
} ecart_watched;

/** A board that is watched.  Read only the game. */
typedef struct ecart_watch {
    ecart_game  game;           /**< what was played so far */
    ecart_board last;           /**< the last look */
    ecart_cells differed;       /**< cells that differed there */
    ecart_cells touched;        /**< cells that have differed since the last move */
    ecart_move  glimpsed;       /**< a legal move that was seen, but had not settled */
    uint16_t    looks;          /**< how many were the same, one after another */
    uint8_t     settle;
    ecart_sight sight;
} ecart_watch;

ECART_BEGIN

/** Begins to watch a board.
 * \param   position    NULL for the start position
 * \param   sight       what the board knows; any other number is ECART_SEES_PIECES
 * \param   settle      after how many looks of the same a move has settled, 1 to 255; a
 *                      number outside counts as the nearest.  With 1, each look is taken
 *                      as it is.
 * \param   records     memory for \p capacity moves of the game; NULL for none.  If it is
 *                      full, the game forgets its oldest moves, but not how it began.  With
 *                      fewer than 4, it remembers nothing: no move can be taken back. */
ECART_API void ecart_watch_start(ecart_watch *watch, const ecart_position *position,
                                 ecart_sight sight, int settle, ecart_record *records,
                                 size_t capacity);

/** Takes a look: what the board shows now, given as to ecart_move_between(). */
ECART_API ecart_watched ecart_watch_look(ecart_watch *watch, const ecart_board *seen);

/** The clock was pressed: what the last look shows has settled.  Before any look, it is
 *  the position. */
ECART_API ecart_watched ecart_watch_clock(ecart_watch *watch);

/** The identifier, such as "revised"; NULL if there is no such kind. */
ECART_API const char *ecart_watch_name(ecart_watch_kind kind) ECART_CONST;

ECART_END

#endif
