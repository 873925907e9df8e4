/* SPDX-License-Identifier: MIT */
/**
 * \file   ecart/setup.h
 * \brief  A set-up: any placement of pieces, and what is wrong with it.
 *
 * While a board is set up by hand, two white kings may stand on it for a moment,
 * and a file may say anything.  So a set-up holds whatever was put there, and is
 * examined only when a game is to be played from it: ecart_setup_check() finds all
 * its faults at once, each with its cells.  A set-up without errors becomes a
 * position (position.h).
 *
 * Faults have four severities.  With an error no play is possible, as
 * without a black king.  A repair is a fault that can be mended, such
 * as a right to castle with a rook that is not there: the right is removed.
 * A warning says that no game reaches the set-up, though it can be played on.
 * A note is only worth knowing.
 *
 * A set-up of zeroes has an empty board and the move number 0, which mending
 * makes 1.  So you may begin with { 0 }, fill it, and give it to every function.
 * The frame around its board (board.h) is ignored, and need not be there.
 * ecart_faults of zeroes are an empty set.
 */
#ifndef ECART_SETUP_H
#define ECART_SETUP_H

#include <ecart/board.h>

/** Any placement, and what goes with it. */
typedef struct ecart_setup {
    ecart_board board;
    ecart_cells castling;       /**< the rooks with which a king may castle */
    ecart_cell  en_passant;     /**< the cell that a pawn just passed, or none */
    ecart_side  side;           /**< whose move it is */
    bool        chess960;       /**< kings and rooks may start on any file */
    uint16_t    clock;          /**< moves of either side since a capture or a
                                     pawn's move */
    uint16_t    number;         /**< of the move; 1 at the start of a game */
} ecart_setup;

/** What may be wrong, in the order in which it is reported; in brackets, the cells
 *  that are given.  The first ones are faults of the text of a FEN (fen.h). */
typedef uint8_t ecart_fault;
enum {
    /* Errors of a text. */
    ECART_EMPTY_TEXT,           /**< "empty" */
    ECART_BAD_FIELD_COUNT,      /**< two or three fields, and the second or third
                                     cannot be read: a field is missing */
    ECART_BAD_RANK_COUNT,       /**< not eight ranks */
    ECART_BAD_RANK_LENGTH,      /**< not eight cells in a rank */
    ECART_BAD_CHARACTER,        /**< in the placement: neither a piece nor a number */
    ECART_BAD_SIDE,             /**< neither w nor b */
    ECART_BAD_CASTLING,         /**< neither rights to castle nor - */
    ECART_BAD_EN_PASSANT,       /**< neither a cell nor - */
    ECART_BAD_CLOCK,            /**< not a number, or a counter out of range */
    ECART_BAD_MOVE_NUMBER,      /**< not a number, or out of range */

    /* Repairs of a text. */
    ECART_MISSING_FIELDS,       /**< the counters are not given, or nothing but
                                     the placement is */
    ECART_EXTRA_SPACE,          /**< more than one blank, or one at an end */
    ECART_TRAILING_TEXT,        /**< text after the last field */
    ECART_ADJACENT_DIGITS,      /**< 44 instead of 8 */
    ECART_CASTLING_ORDER,       /**< qkQK, and not KQkq */
    ECART_CASTLING_DUPLICATE,   /**< twice to one side; in Chess960 with two rooks
                                     [those without the outermost] */
    ECART_UPPERCASE_SIDE,       /**< W or B */
    ECART_UPPERCASE_EN_PASSANT, /**< E3, and not e3 */
    ECART_MOVE_NUMBER_ZERO,     /**< moves are counted from 1 */
    ECART_PADDED_NUMBER,        /**< a counter such as 00 or 01 */
    ECART_BAD_OPERATION,        /**< of an EPD: not a word, operands and a semicolon */

    /* Errors of a set-up. */
    ECART_KING_MISSING,         /**< of a side, or of both */
    ECART_TOO_MANY_KINGS,       /**< [all of that side's] */
    ECART_KINGS_ADJACENT,       /**< [both] */
    ECART_OPPOSITE_CHECK,       /**< the side not to move is in check
                                     [its king and the checkers] */
    ECART_PAWN_ON_BACK_RANK,    /**< [the pawns] */

    /* Repairs of a set-up. */
    ECART_CASTLING_NO_KING,     /**< [where the king should be; in Chess960 where it
                                     is: in a corner, or not on its first rank] */
    ECART_CASTLING_NO_ROOK,     /**< [where the rooks should be] */
    ECART_EN_PASSANT_WRONG_RANK, /**< [the cell] */
    ECART_EN_PASSANT_NO_PAWN,   /**< [where the pawn should be] */
    ECART_EN_PASSANT_CELL_OCCUPIED,   /**< [the cell] */
    ECART_EN_PASSANT_ORIGIN_OCCUPIED, /**< [where the pawn came from] */

    /* Warnings. */
    ECART_TOO_MANY_PAWNS,       /**< more than 8 [all of that side's] */
    ECART_TOO_MANY_PIECES,      /**< more than 16 [all of that side's] */
    ECART_TOO_MANY_PROMOTED,    /**< more promoted pieces than missing pawns
                                     [all pieces of their kinds] */
    ECART_IMPOSSIBLE_CHECK,     /**< no last move can give it, such as a check by
                                     three pieces [the checkers] */
    ECART_EN_PASSANT_CLOCK,     /**< a pawn just moved, yet the clock is not 0 */
    ECART_CLOCK_OVER_75_MOVES,  /**< the game should already be over */
    ECART_CLOCK_OVER_MOVE_NUMBER, /**< more moves than the game has had */
    ECART_EN_PASSANT_IMPOSSIBLE, /**< the king was in check before that pawn
                                      moved [the checkers] */

    /* Notes. */
    ECART_EN_PASSANT_NO_CAPTURER,   /**< no pawn attacks it [the cell] */
    ECART_EN_PASSANT_NOT_LEGAL,     /**< no such capture is legal [the cell] */

    ECART_FAULTS                /**< how many there are */
};

/** How bad a fault is. */
typedef uint8_t ecart_severity;
enum {
    ECART_ERROR,        /**< no play is possible */
    ECART_REPAIR,       /**< can be mended */
    ECART_WARNING,      /**< playable, but no game reaches it */
    ECART_NOTE          /**< worth knowing */
};

enum {
    ECART_NO_OFFSET = 0xffff    /**< the fault has no place in a text, or one
                                     beyond 65,534 bytes */
};

/** All faults of a set-up or of a FEN. */
typedef struct ecart_faults {
    uint64_t    set;                    /**< bit n: there is fault n */
    ecart_cells cells[ECART_FAULTS];    /**< the cells of a fault that is there */
    uint16_t    offset[ECART_FAULTS];   /**< where in the text it first occurs,
                                             in bytes, or ECART_NO_OFFSET */
} ecart_faults;

ECART_BEGIN

/** Empties a set-up: no piece, White to move, no rights, clock 0, move 1. */
ECART_API void ecart_setup_clear(ecart_setup *setup);

/** The start of a game. */
ECART_API void ecart_setup_start(ecart_setup *setup);

/** The start of a game of Chess960 with Scharnagl's number, 0 to 959; 518 is the standard one.
 *  \return false, with an empty set-up, if there is no such number. */
ECART_API bool ecart_setup_start_960(ecart_setup *setup, int number);

/** Removes all faults. */
ECART_API void ecart_faults_clear(ecart_faults *faults);

/** Adds a fault.  If it is there already, its cells are joined with the new
 *  ones, and its offset stays.  Nothing happens if there is no such fault. */
ECART_API void ecart_faults_add(ecart_faults *faults, ecart_fault fault,
                                ecart_cells cells, size_t offset);

/** Whether a fault is among them; false if there is no such fault. */
ECART_INLINE bool ecart_faults_has(const ecart_faults *faults, ecart_fault fault)
{
    return fault < ECART_FAULTS && (faults->set >> fault & 1);
}

/** The first fault of at least a severity, in the order above; ECART_FAULTS if
 *  there is none.  ECART_ERROR asks for errors; ECART_REPAIR for errors and
 *  repairs; a number that is not a severity for any fault, as ECART_NOTE does. */
ECART_API ecart_fault ecart_faults_first(const ecart_faults *faults,
                                         ecart_severity at_least) ECART_PURE;

/** The severity of a fault; ECART_NOTE if there is no such fault. */
ECART_API ecart_severity ecart_fault_severity(ecart_fault fault) ECART_CONST;

/** The identifier, such as "opposite-check"; NULL if there is no such fault. */
ECART_API const char *ecart_fault_name(ecart_fault fault) ECART_CONST;

/** "error", "repair", "warning" or "note"; NULL for anything else. */
ECART_API const char *ecart_severity_name(ecart_severity severity) ECART_CONST;

/** Adds all faults of a set-up to those already known.
 *
 * The set-up may hold any values.  A number that is not a piece counts as an
 * empty cell, and a side that is neither as White; an en passant cell or a
 * right to castle that makes no sense is a fault.
 * \return  Whether there is no error among all the faults now known. */
ECART_API bool ecart_setup_check(const ecart_setup *setup, ecart_faults *faults);

/** Makes all repairs: removes rights to castle and an en passant cell that
 *  contradict the placement, and makes a move number 0 a 1.  All else stays. */
ECART_API void ecart_setup_mend(ecart_setup *setup);

ECART_END

#endif
