/* SPDX-License-Identifier: MIT */
/**
 * \file   ecart/san.h
 * \brief  Moves as people write them: Nf3, exd6, O-O, e8=Q+.
 *
 * Standard Algebraic Notation names the piece and where it goes, and only as much
 * of where it came from as is needed.  So it can only be read with the position
 * before it: "Nd2" is a move if one knight can go to d2, and ambiguous if two
 * can; if none can, the verdict says why.
 *
 * People write more than the standard, or less: "e2-e4", "Nf3!", "0-0".  The
 * reader understands and forgives all this, and its answer lists what it forgave.
 * The strict reader refuses the same texts, with the same list.  Forgiving never
 * chooses between two legal moves and never changes which move is meant.
 *
 * Nor does it guess.  "bxc3" is the pawn's move, as the standard writes it.  But
 * "qxf6" may be the queen's move in the wrong case, or a misread "gxf6"; if both
 * are legal, it is ambiguous.  The letters g, q and y look alike, and so do b and
 * 6, 8 and B, and others.  Likewise "bb6" may be the bishop's move, or the
 * pawn's.
 */
#ifndef ECART_SAN_H
#define ECART_SAN_H

#include <ecart/letters.h>
#include <ecart/position.h>
#include <ecart/verdict.h>

enum {
    ECART_SAN_SIZE = 12     /**< room for any move in any letters, and the zero at the end */
};

/** What may be forgiven in the text of a move. */
typedef uint8_t ecart_forgiven;
enum {
    ECART_OVERSPECIFIED,        /**< more of the from-cell than is needed: Ng1f3 */
    ECART_SPURIOUS_CAPTURE,     /**< an x, but nothing is captured */
    ECART_MISSING_CAPTURE,      /**< no x, but something is captured */
    ECART_SPURIOUS_CHECK,       /**< a +, ++ or #, but there is no check */
    ECART_MISSING_CHECK,        /**< no + or #, but there is a check */
    ECART_WRONG_CHECK,          /**< # for a check, + for a mate, ++ for either */
    ECART_CASTLE_SPELLING,      /**< anything but O-O and O-O-O */
    ECART_CASTLE_AS_KING_MOVE,  /**< Kg1 */
    ECART_LONG_FORM,            /**< e2-e4, g1-f3, g1xf3 */
    ECART_UCI_FORM,             /**< e2e4, g1f3; for the judge of PGN, 5254 too */
    ECART_PAWN_LETTER,          /**< Pe4 */
    ECART_NO_EQUALS,            /**< e8Q, e8/Q, e8(Q), e8q */
    ECART_LETTER_CASE,          /**< NF3, nf3, e8=q */
    ECART_EN_PASSANT_SUFFIX,    /**< dxe6 e.p. */
    ECART_ANNOTATION,           /**< e4!, also with two marks in one character */
    ECART_MOVE_NUMBER,          /**< 1. e4, also with three dots in one character */
    ECART_FIGURINE,             /**< a chess symbol instead of the piece's letter */
    ECART_SPACE,                /**< blanks before or after, also no-break spaces;
                                     anywhere, invisible ones of no width */
    ECART_SHORT_CAPTURE,        /**< xd6 */
    ECART_CAPTURE_SIGN,         /**< e:d5 */
    ECART_PUNCTUATION,          /**< a comma, a semicolon, or dots: "Qxe5." */
    ECART_LOCAL_LETTERS,        /**< Sf3, where a language was named */
    ECART_SPOKEN,               /**< knight f3 */

    ECART_FORGIVEN              /**< how many there are */
};

/** What was forgiven: bit n stands for ecart_forgiven n.  This loop prints the
 *  names of all members of a set:
 *
 *      for (ecart_forgiven f = 0; f < ECART_FORGIVEN; f++) {
 *          if (ecart_forgiven_set_has(set, f))
 *              puts(ecart_forgiven_name(f));
 *      } */
typedef uint32_t ecart_forgiven_set;

/** What a text was understood to mean. */
typedef struct ecart_notation {
    ecart_verdict verdict;  /**< on the move; or ECART_BAD_NOTATION,
                                 ECART_IMPOSSIBLE_CELL, ECART_AMBIGUOUS or
                                 ECART_NO_SUCH_PIECE, with no move in it; or on
                                 several pieces (verdict.h) */
    size_t        offset;   /**< for the first two of these, where the text goes wrong */
    ecart_forgiven_set forgiven; /**< empty if the text is standard SAN */

    /* If a text in SAN is refused, and is not castling, what it says; else 0. */
    ecart_kind    kind;     /**< of the piece; ECART_NO_KIND if it may be of several */
    uint8_t       origin;   /**< of the from-cell: 20 for file b, 3 for rank 3, 23 for
                                 b3, 0 for nothing */
    ecart_cell    to;       /**< where the piece is to go */
    ecart_kind    promotion; /**< ECART_NO_KIND if none is named */
} ecart_notation;

ECART_BEGIN

/** The set of one thing to forgive; empty if there is no such thing. */
ECART_INLINE ecart_forgiven_set ecart_forgiven_set_of(ecart_forgiven forgiven)
{
    return forgiven < ECART_FORGIVEN ? (ecart_forgiven_set)1 << forgiven : 0;
}

/** Whether something was forgiven, by its set. */
ECART_INLINE bool ecart_forgiven_set_has(ecart_forgiven_set set, ecart_forgiven forgiven)
{
    return (set & ecart_forgiven_set_of(forgiven)) != 0;
}

/** The identifier, such as "castle-spelling"; NULL if there is no
 *  such thing. */
ECART_API const char *ecart_forgiven_name(ecart_forgiven forgiven) ECART_CONST;

/** Reads a whole text as a move in a position.
 *
 * If the text fits several pieces and only one of them can legally go there, it
 * means that one.  If none can and the text fits one piece only, the verdict gives
 * the reason why that piece cannot go.  If it fits several, the verdict is about those
 * that come furthest (verdict.h), and if it fits none, the reason is ECART_NO_SUCH_PIECE.
 * Two cells without a letter mean whatever stands on the first, and castling too: g1f3,
 * e1-g1. */
ECART_API ecart_notation ecart_san_read(const ecart_position *position,
                                        const char *text, size_t length);

/** Reads a whole text as a move with the letters of a language instead of the
 *  English ones: "Sf3".  The moves of pieces that have another letter in English
 *  are forgiven as ECART_LOCAL_LETTERS. */
ECART_API ecart_notation ecart_san_read_with(const ecart_position *position,
                                             const ecart_letters *letters,
                                             const char *text, size_t length);

/** Whether a text may be a move with the letters of a language, in
 * whatever position.
 *
 * "Sf3" may be German, and "e4" may be any language.  "Cf3" cannot be English,
 * where the C could only be a file in the wrong case; nor can "Pf3", since hardly
 * anybody writes a letter for a pawn.  This helps to guess the language of a game:
 * it is the one that most of its moves fit. */
ECART_API bool ecart_san_fits(const ecart_letters *letters, const char *text,
                              size_t length) ECART_PURE;

/** Reads a move and plays it if it is legal.
 * \return  What ecart_san_read() says in the position before the move.  If
 *          that is not ECART_LEGAL, \p position is as it was. */
ECART_API ecart_notation ecart_san_play(ecart_position *position, const char *text, size_t length);

/** Reads a move in any notation: two cells (uci.h), two numbers (iccf.h), or
 *  else SAN.  In the first two there is nothing to forgive. */
ECART_API ecart_notation ecart_notation_read(const ecart_position *position,
                                             const char *text, size_t length);

/** ecart_notation_read() with the letters of a language. */
ECART_API ecart_notation ecart_notation_read_with(const ecart_position *position,
                                                  const ecart_letters *letters,
                                                  const char *text, size_t length);

/** Writes a legal move as the standard does, with + or #.
 *
 * \p position is the one before the move: write it first, and then play it.
 * \return  As snprintf() does; 0, with an empty text, if the move is not legal. */
ECART_API size_t ecart_san_write(const ecart_position *position, ecart_move move,
                                 char *text, size_t size);

/** ecart_san_write() with the letters of a language, as people read it there: Cg8 in
 *  French.  NULL for English. */
ECART_API size_t ecart_san_write_with(const ecart_position *position, const ecart_letters *letters,
                                      ecart_move move, char *text, size_t size);

ECART_END

#endif
