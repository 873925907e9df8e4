/* SPDX-License-Identifier: MIT */
/**
 * \file   ecart/setup.h
 * \brief  A set-up: any placement of pieces, and what is wrong with it.
 *
 * A person who sets up a board puts two kings on one side for a moment, and a
 * file may say anything.  So a set-up holds whatever was put there, and is
 * only examined when it is to be played from: ecart_setup_check() tells all
 * its faults at once, each with its cells.  One without errors becomes a
 * position (position.h).
 *
 * Faults differ in weight.  An error ends the matter: without a black king
 * there is no chess.  A repair concerns what the placement contradicts, such
 * as a right to castle with a rook that is not there; it is mended by taking
 * the right away.  A warning is for what no game reaches, though it can be
 * played on; a note, for what is merely worth knowing.
 */
#ifndef ECART_SETUP_H
#define ECART_SETUP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <ecart/api.h>
#include <ecart/board.h>
#include <ecart/cell.h>
#include <ecart/piece.h>

/** Any placement, and what goes with it. */
typedef struct ecart_setup {
    ecart_board board;
    ecart_cells castling;       /**< the rooks with which a king may castle */
    ecart_cell  en_passant;     /**< the cell that a pawn just passed, or none */
    ecart_side  side;           /**< whose move it is */
    bool        chess960;       /**< kings and rooks may start anywhere */
    uint16_t    clock;          /**< moves of either side since a capture or a
                                     pawn's move */
    uint16_t    number;         /**< of the move; 1 at the start of a game */
} ecart_setup;

/** What may be wrong, in the order in which it is asked.  The first ones are
 *  of the text of a FEN (fen.h). */
typedef uint8_t ecart_fault;
enum {
    /* Errors of a text. */
    ECART_EMPTY_TEXT,           /**< "empty" */
    ECART_BAD_FIELD_COUNT,      /**< no castling field, or no en passant field */
    ECART_BAD_RANK_COUNT,       /**< not eight ranks */
    ECART_BAD_RANK_LENGTH,      /**< not eight cells in a rank */
    ECART_BAD_CHARACTER,        /**< in the placement */
    ECART_BAD_SIDE,
    ECART_BAD_CASTLING,
    ECART_BAD_EN_PASSANT,
    ECART_BAD_CLOCK,            /**< no number, or a counter out of range */
    ECART_BAD_MOVE_NUMBER,

    /* Repairs of a text. */
    ECART_MISSING_FIELDS,       /**< the counters are not given */
    ECART_EXTRA_SPACE,
    ECART_TRAILING_TEXT,
    ECART_ADJACENT_DIGITS,      /**< 44 for 8 */
    ECART_CASTLING_ORDER,
    ECART_CASTLING_DUPLICATE,
    ECART_UPPERCASE_SIDE,
    ECART_UPPERCASE_EN_PASSANT,
    ECART_MOVE_NUMBER_ZERO,

    /* Errors of a set-up. */
    ECART_KING_MISSING,
    ECART_TOO_MANY_KINGS,       /**< [all of that side's] */
    ECART_KINGS_ADJACENT,       /**< [both] */
    ECART_OPPOSITE_CHECK,       /**< the side not to move is in check
                                     [its king and the checkers] */
    ECART_PAWN_ON_BACK_RANK,    /**< [the pawns] */

    /* Repairs of a set-up. */
    ECART_CASTLING_NO_KING,     /**< [where the king should be, or is] */
    ECART_CASTLING_NO_ROOK,     /**< [where the rooks should be] */
    ECART_EN_PASSANT_WRONG_RANK, /**< [the cell] */
    ECART_EN_PASSANT_NO_PAWN,   /**< [where the pawn should be] */
    ECART_EN_PASSANT_CELL_OCCUPIED,   /**< [the cell] */
    ECART_EN_PASSANT_ORIGIN_OCCUPIED, /**< [where the pawn came from] */

    /* Warnings. */
    ECART_TOO_MANY_PAWNS,       /**< more than 8 [all of that side's] */
    ECART_TOO_MANY_PIECES,      /**< more than 16 [all of that side's] */
    ECART_TOO_MANY_PROMOTED,    /**< more than pawns are missing [the kinds of
                                     which there are too many] */
    ECART_IMPOSSIBLE_CHECK,     /**< by three, or by two that no move reveals
                                     [the checkers] */
    ECART_EN_PASSANT_CLOCK,     /**< a pawn just moved, yet the clock ran */
    ECART_CLOCK_OVER_75_MOVES,
    ECART_CLOCK_OVER_MOVE_NUMBER,
    ECART_EN_PASSANT_IMPOSSIBLE, /**< the king stood in check before that pawn
                                      moved [the checkers] */

    /* Notes. */
    ECART_EN_PASSANT_NO_CAPTURER,   /**< [the cell] */
    ECART_EN_PASSANT_NOT_LEGAL,     /**< [the cell] */

    ECART_FAULTS                /**< how many there are */
};

/** How much a fault weighs. */
typedef uint8_t ecart_severity;
enum {
    ECART_ERROR,        /**< no play is possible */
    ECART_REPAIR,       /**< can be mended */
    ECART_WARNING,      /**< playable, but no game reaches it */
    ECART_NOTE          /**< worth knowing */
};

enum {
    ECART_NO_OFFSET = 0xffff    /**< the fault is not of one place in a text */
};

/** All faults of a set-up or of a FEN.  Make it empty with
 *  ecart_faults_clear(). */
typedef struct ecart_faults {
    uint64_t    set;                    /**< bit n: there is fault n */
    ecart_cells cells[ECART_FAULTS];    /**< its cells; read only for those */
    uint16_t    offset[ECART_FAULTS];   /**< and where in the text it first is,
                                             or ECART_NO_OFFSET */
} ecart_faults;

ECART_BEGIN

/** Empties a set-up: no piece, White to move, no rights, clock 0, move 1. */
ECART_API void ecart_setup_clear(ecart_setup *setup);

/** The start of a game. */
ECART_API void ecart_setup_start(ecart_setup *setup);

/** The start of a game of Chess960.
 *
 *  \param  number  Scharnagl's, 0 to 959; 518 is the usual start
 *
 *  \return false, with an empty set-up, if there is no such number. */
ECART_API bool ecart_setup_start_960(ecart_setup *setup, int number);

/** Forgets all faults. */
ECART_API void ecart_faults_clear(ecart_faults *faults);

/** Notes a fault.  One that is there already gains the cells, and keeps its
 *  offset.  Nothing happens if there is no such fault. */
ECART_API void ecart_faults_add(ecart_faults *faults, ecart_fault fault,
                                ecart_cells cells, size_t offset);

/** Whether a fault is among them. */
ECART_INLINE bool ecart_faults_has(const ecart_faults *faults,
                                   ecart_fault fault)
{
    return fault < ECART_FAULTS && (faults->set >> fault & 1);
}

/** The first fault of at least a severity, in the order above; ECART_FAULTS if
 *  there is none.  ECART_ERROR asks for errors, ECART_REPAIR for those and
 *  repairs. */
ECART_API ecart_fault ecart_faults_first(const ecart_faults *faults,
                                         ecart_severity at_least) ECART_PURE;

/** How much a fault weighs; ECART_NOTE if there is no such fault. */
ECART_API ecart_severity ecart_fault_severity(ecart_fault fault) ECART_CONST;

/** The identifier, such as "opposite-check"; NULL if there is no such fault. */
ECART_API const char *ecart_fault_name(ecart_fault fault) ECART_CONST;

/** "error", "repair", "warning" or "note"; NULL for anything else. */
ECART_API const char *ecart_severity_name(ecart_severity severity) ECART_CONST;

/**
 * \brief   Adds all faults of a set-up to those already known.
 *
 * Any values whatever may be in the set-up.  What is no piece counts as
 * empty; a side that is neither, as White.
 *
 * \return  Whether there is no error among all the faults now known.
 */
ECART_API bool ecart_setup_check(const ecart_setup *setup, ecart_faults *faults);

/** Mends what can be: takes away rights to castle and an en passant cell that
 *  the placement contradicts. */
ECART_API void ecart_setup_mend(ecart_setup *setup);

ECART_END

#endif
