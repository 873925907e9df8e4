/* SPDX-License-Identifier: MIT */
/**
 * \file   ecart/circumstance.h
 * \brief  What happened in a game that explains a refusal.
 *
 * A position answers Nb8-d7 with "There is no piece on b8".  A game knows better: the
 * knight left b8 on move 2, and stands on c6 now.  Most refused moves are made by
 * somebody, a person or a program, who remembers an earlier position.  So beside a
 * verdict a game gives its circumstances, each with a half-move and a cell:
 *
 *     ecart_notation     refused = ecart_notation_read(&game.position, "b8d7", 4);
 *     ecart_circumstance told[ECART_CIRCUMSTANCE_TYPES];
 *     size_t             count = ecart_circumstances(&game, &refused, told);
 *
 *     for (size_t i = 0; i < count; i++) {
 *         ecart_explain_circumstance(NULL, &told[i], text, sizeof text);
 *         puts(text);
 *     }
 *
 * They say only what was played, never what may be played now.  If the first is of a type
 * up to ECART_WAS_PLAYED, it explains the refusal, and nobody has to ask what was meant
 * (meant.h).
 *
 * This header may change until 1.0.
 */
#ifndef ECART_CIRCUMSTANCE_H
#define ECART_CIRCUMSTANCE_H

#include <stddef.h>
#include <stdint.h>

#include <ecart/api.h>
#include <ecart/cell.h>
#include <ecart/game.h>
#include <ecart/piece.h>
#include <ecart/san.h>

/** What happened.  More may be added, with the next numbers. */
typedef uint8_t ecart_circumstance_type;
enum {
    ECART_HAS_LEFT,         /**< "left": the piece that stood there moved away */
    ECART_WAS_CAPTURED,     /**< "captured": it was captured there */
    ECART_WAS_PLAYED,       /**< "played": this side played exactly this move */
    ECART_OTHER_TURN,       /**< "turn": it is legal for the side whose turn it is not */
    ECART_HAS_ARRIVED,      /**< "arrived": the piece that forbids the move, by standing in
                                 the way, pinning or attacking, came to its cell */
    ECART_HAS_LAPSED,       /**< "lapsed": the right to castle or to capture en passant
                                 ended */
    ECART_REFUSED_AGAIN,    /**< "again": it was refused before; only a referee knows
                                 (referee.h) */

    ECART_CIRCUMSTANCE_TYPES    /**< how many there are */
};

/** One circumstance of a refusal. */
typedef struct ecart_circumstance {
    ecart_circumstance_type type;
    ecart_kind kind;        /**< of the piece that did this, or to which it was done;
                                 ECART_NO_KIND if it is about none */
    ecart_kind becomes;     /**< if a pawn left: what it is now, else ECART_NO_KIND */
    ecart_cell from;        /**< left, played: where it stood before */
    ecart_cell cell;        /**< left: where it stands now, or was captured; captured,
                                 arrived: there; played: where it went; turn: where the
                                 piece stands, unless it would castle; lapsed: where the king or rook stood before
                                 it moved or was captured, or the pawn that passed; again:
                                 ECART_NO_CELL */
    unsigned char : 8;      /**< unused */
    uint16_t   number;      /**< of the move that ply belongs to, as people count */
    uint32_t   ply;         /**< when: the half-move, from 1.  Turn: the one that is due.
                                 Lapsed: that which ended the right */
    uint32_t   captured;    /**< the half-move in which a piece that left, or the rook of a
                                 right that lapsed, was captured; 0 if it was not */
} ecart_circumstance;

ECART_BEGIN

/** The identifier, such as "left"; NULL if there is no such circumstance. */
ECART_API const char *ecart_circumstance_name(ecart_circumstance_type type) ECART_CONST;

/**
 * \brief   What happened in a game that explains the refusal of a move.
 *
 * Which piece is meant follows from the verdict's move.  If a text names only a kind, and
 * maybe a file or a rank, and no such piece is there, it is the one that was there last.
 *
 * \param   game            the game before the refused move
 * \param   notation        the answer on a text (san.h) in its position; or
 *                          { .verdict = v } for a verdict on a move
 * \param   circumstances   gets at most ECART_CIRCUMSTANCE_TYPES of them, one of a type,
 *                          in the order of the types
 *
 * \return  How many; 0 if the move was not refused.
 */
ECART_API size_t ecart_circumstances(const ecart_game *game, const ecart_notation *notation,
                                     ecart_circumstance *circumstances);

ECART_END

#endif
