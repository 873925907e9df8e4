/* SPDX-License-Identifier: MIT */
/**
 * \file   ecart/meant.h
 * \brief  What was meant by a text or a request that is not a legal move.
 *
 * "Nf4" at the start of a game is not a legal move.  The writer hit the wrong
 * key, or read a 3 as a 4, and meant Nf3; or perhaps let go of the knight one
 * square too far.  ecart_meant() lists the legal moves that a text is close to,
 * nearest first, each with the slip of hand or eye that explains the text:
 *
 *     ecart_meaning meanings[3];
 *     size_t        count = ecart_meant(&position, "Nf4", 3, meanings, 3);
 *
 * returns 2: first Nf3, by a neighbouring key, then f4, with a letter too many.
 *
 * Texts are compared with moves as the standard writes them, without what a
 * forgiving reader skips: "12. Nf4!?" is Nf4.  Signs of capture and check decide
 * among equals: "Nxd5+" most likely means a capture that gives check.
 *
 * The cost of a slip is a whole number, and each move has the slip that costs
 * least.  The nearest slip of each kind costs 1, and those further away cost
 * more.
 *
 * Often several moves are equally near.  In a game the rest decides: after most of
 * them, another move is soon illegal.  Some slips happen to make a legal move, and
 * then a later text is refused.  ecart_meant_in_line() finds both.
 *
 * Whoever types a game from a scoresheet also leaves moves out, exchanges or doubles
 * them; ecart_mishap_in_line() finds that.  After a mishap the rest of a game can now
 * and then be played with one move changed, which is not what was played.  So a meaning
 * is certain only if no mishap explains the line as well: ecart_meant_certainly().
 *
 * These are guesses.  To read without guessing, use san.h.
 *
 * This header may change until 1.0.
 */
#ifndef ECART_MEANT_H
#define ECART_MEANT_H

#include <ecart/san.h>

/** A slip: how a move became the text that was written. */
typedef uint8_t ecart_slip;
enum {
    ECART_SLIP_KEY,         /**< another key: Nf4 for Nf3; a neighbour costs 1 */
    ECART_SLIP_SHAPE,       /**< a character that looks alike: 6xc3 for bxc3 */
    ECART_SLIP_SWAP,        /**< two characters in the wrong order: fN3 */
    ECART_SLIP_MISSING,     /**< a character is missing: Nd2 for Nbd2 */
    ECART_SLIP_EXTRA,       /**< one too many: Nff3 */
    ECART_SLIP_PIECE,       /**< another piece: Bf3 for Nf3 */
    ECART_SLIP_CELL,        /**< another cell, a2 for b2; a neighbour costs 1 */
    ECART_SLIP_CASTLING,    /**< O-O for O-O-O, or the reverse */

    ECART_SLIPS             /**< how many there are */
};

/** A move that may have been meant. */
typedef struct ecart_meaning {
    ecart_move move;        /**< as ecart_legal_moves() lists it */
    ecart_slip slip;        /**< what explains the text best */
    uint8_t    cost;        /**< of the slip, from 1 */
    uint16_t   ply;         /**< in a line: which text it stands for, from 1; else 1 */
    uint16_t   plies;       /**< in a line: how many texts after it can then be
                                 played; else 0 */
    uint16_t   doubts;      /**< signs of check and capture that do not fit, and
                                 from-cells given without need: in its own text,
                                 and in a line in those plies too */
    char       san[ECART_SAN_SIZE]; /**< the move as the standard writes it */
} ecart_meaning;

/** A text of a move in a line of them. */
typedef struct ecart_text {
    const char *text;       /**< need not end with a zero */
    size_t      length;     /**< bytes */
} ecart_text;

/** A line of moves as somebody wrote it. */
typedef struct ecart_line {
    const ecart_position *start;    /**< before its first move */
    const ecart_letters  *letters;  /**< of the pieces; NULL for English */
    const ecart_text     *texts;    /**< of the moves */
    size_t                count;    /**< only the first 65535 are read */
    size_t                jump;     /**< before which text, from 1, the move numbers
                                         jump; 0 if they do not, or are not known */
} ecart_line;

/** What may have happened to a line, beside one slip. */
typedef uint8_t ecart_mishap_kind;
enum {
    ECART_MISHAP_NONE,
    ECART_MISHAP_DOUBLED,   /**< texts that were written twice */
    ECART_MISHAP_EXCHANGED, /**< two texts, each in the place of the other */
    ECART_MISHAP_LEFT_OUT,  /**< half-moves that are missing before a text */

    ECART_MISHAPS           /**< how many there are */
};

/** A mishap in a line. */
typedef struct ecart_mishap {
    ecart_mishap_kind kind;
    uint8_t  count;         /**< how many half-moves are missing or too many, 1 or 2; or
                                 exchanged, 2 */
    uint16_t ply;           /**< the text, from 1, that is the first too many or not in
                                 its place, or before which half-moves are missing */
    uint16_t other;         /**< the text that it was exchanged with; else 0 */
} ecart_mishap;

ECART_BEGIN

/** The name of a slip, such as "key"; NULL if there is no such slip. */
ECART_API const char *ecart_slip_name(ecart_slip slip) ECART_CONST;

/** The legal moves that a text may have meant, nearest first.
 *
 * The text is a move in SAN or two cells, as ecart_notation_read() takes it, or
 * nearly one.  If it is a legal move, that move is not listed: the answer is what
 * else it may have been.  All meanings of an ambiguous text are listed.
 * \param   meanings    gets the first \p size of them
 * \return  How many there are, 64 at most; 0 if the text is close to nothing. */
ECART_API size_t ecart_meant(const ecart_position *position, const char *text,
                             size_t length, ecart_meaning *meanings, size_t size);

/** What may have been meant by a request made with a mouse or on a touch screen.
 *
 * The slips are these: the piece should have been taken from a neighbouring cell, or put
 * on one; another piece should have gone there; the promotion was not named; the king
 * should have castled to the other side. */
ECART_API size_t ecart_meant_move(const ecart_position *position, ecart_move move,
                                  ecart_meaning *meanings, size_t size);

/** How many texts of a line can be played, one after another.
 * \return  The line's count if all of them can; else the index of the first that is
 *          refused. */
ECART_API size_t ecart_line_played(const ecart_line *line);

/** What may have been meant in a line of moves where one is refused.
 *
 * Each move that may have been meant there is played, and then the rest of the
 * line as far as possible.  So are the moves that may have been meant by earlier
 * texts, where a slip may have happened to make a legal move; they are listed if
 * the refused text can be played after them.
 *
 * The moves that let most of the line be played come first; among equals, those
 * with fewer doubts, a lower cost and a place nearer to the refused text.
 * \return  How many there are, 64 at most; 0 too if no text is refused. */
ECART_API size_t ecart_meant_in_line(const ecart_line *line, ecart_meaning *meanings, size_t size);

/** The name of a mishap, such as "left-out"; NULL if there is no such mishap. */
ECART_API const char *ecart_mishap_name(ecart_mishap_kind kind) ECART_CONST;

/** The mishap after which a line can be played to its end, where a text is refused.
 *
 * One where the numbers jump comes first.  Then of several it is the first in the order of
 * the enum, and then the one nearest to the refused text; up to 300 texts before that are
 * tried, which takes some milliseconds.
 * \return  The mishap; its kind is ECART_MISHAP_NONE if there is none, if no text is
 *          refused, or if there are fewer than four behind it, since those may fit by
 *          chance. */
ECART_API ecart_mishap ecart_mishap_in_line(const ecart_line *line);

/** What was meant in a line where a text is refused, if that is certain.
 *
 * It is if only one of the moves that may have been meant lets most of the line be
 * played, and four texts or more behind the refused one; if its writer would then have
 * left out or added no sign that is right everywhere else; if the numbers do not jump
 * before it; and if after no mishap, nor with two near slips, as much can be played.  The
 * second slip is looked for only in the text that is refused when the first is mended.
 * The line should be the whole rest of the game.
 * \return  Whether \p meaning was filled in. */
ECART_API bool ecart_meant_certainly(const ecart_line *line, ecart_meaning *meaning);

ECART_END

#endif
