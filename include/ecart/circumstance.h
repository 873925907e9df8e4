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

#include <ecart/game.h>
#include <ecart/san.h>

/** What happened.  More may be added, with the next numbers. */
typedef uint8_t ecart_circumstance_type;
enum {
    ECART_HAS_LEFT,         /**< "left": the piece that stood there moved away */
    ECART_WAS_CAPTURED,     /**< "captured": it was captured there */
    ECART_WAS_PLAYED,       /**< "played": this side played exactly this move */
    ECART_OTHER_TURN,       /**< "turn": it is legal for the side whose turn it is not */
    ECART_HAS_ARRIVED,      /**< "arrived": the piece that forbids the move, by standing in
                                 the way, pinning or attacking, came to its cell; or the
                                 pawn that may not be captured en passant came by one */
    ECART_HAS_LAPSED,       /**< "lapsed": the right to castle or to capture en passant
                                 ended */
    ECART_REFUSED_AGAIN,    /**< "again": it was refused before; only a referee knows
                                 (referee.h) */

    ECART_CIRCUMSTANCE_TYPES    /**< how many there are */
};

/** One circumstance of a refusal. */
typedef struct ecart_circumstance {
    ecart_circumstance_type type;
    ecart_kind kind;        /**< of the piece; ECART_NO_KIND for "again" */
    ecart_kind becomes;     /**< left: what a pawn is now, else ECART_NO_KIND */
    ecart_cell from;        /**< left, played: where it stood before; arrived: the same, of a
                                 pawn that moved only one square, else none */
    ecart_cell cell;        /**< left: where it stands now, or was captured; played: where
                                 it went; captured, arrived, turn, lapsed: where the piece
                                 stood or stands, but none for castling out of turn */
    unsigned char : 8;      /**< unused */
    uint16_t   number;      /**< of the move of that half-move, as people count */
    uint32_t   ply;         /**< the half-move, from 1; turn: the one that is due */
    uint32_t   captured;    /**< left, lapsed: when the piece was captured, else 0 */
} ecart_circumstance;

ECART_BEGIN

/** The identifier, such as "left"; NULL if there is no such circumstance. */
ECART_API const char *ecart_circumstance_name(ecart_circumstance_type type) ECART_CONST;

/** What happened in a game that explains the refusal of a move.
 *
 * If a text names a kind of piece, and maybe a file or a rank, and no such piece is
 * there, it is about the one that was there last.
 * \param   notation        the answer on a text (san.h) in the position of the game; or
 *                          { .verdict = v } for a verdict on a move
 * \param   circumstances   gets at most ECART_CIRCUMSTANCE_TYPES of them, one of a type,
 *                          in the order of the types
 * \return  How many; 0 if the move was not refused. */
ECART_API size_t ecart_circumstances(const ecart_game *game, const ecart_notation *notation,
                                     ecart_circumstance *circumstances);

ECART_END

#endif
