/* SPDX-License-Identifier: MIT */
/**
 * \file   ecart/explain.h
 * \brief  A verdict in words.
 *
 * ECART_PATH_BLOCKED and the cell b2 are for programs.  For a person,
 * ecart_explain() makes of them:
 *
 *     The bishop on c1 cannot reach a3: the pawn on b2 is in the way, and
 *     only knights jump.
 *
 * one sentence that names the pieces and every cell of the evidence.  It is
 * meant for readers who are still learning how the pieces move, and above all
 * for the four mistakes that children make: the rook that goes diagonally or
 * jumps, the pawn that goes back, the king that goes two cells.
 *
 * A second sentence, ecart_explain_hint(), tells what may be done instead;
 * ecart_explain_numbers(), what the article behind this library would say:
 *
 *     From 71 to 63 the difference is -8: a knight's.
 *
 * Every sentence is one line of UTF-8, begins with a capital letter and ends
 * with a full stop.  The functions write as snprintf() does, but never cut a
 * text within a character: a text that was cut may be up to three bytes shorter
 * than there was room for.  A verdict that no function of the library made gets
 * a sentence too, which may be as wrong as the verdict.
 *
 * Sentences come in several languages.  A language is found by its code, and
 * NULL stands for English in every function here:
 *
 *     ecart_explain_in(ecart_language_find("fr", 2), &position, &verdict,
 *                      text, sizeof text);
 */
#ifndef ECART_EXPLAIN_H
#define ECART_EXPLAIN_H

#include <stddef.h>

#include <ecart/api.h>
#include <ecart/cell.h>
#include <ecart/piece.h>
#include <ecart/position.h>
#include <ecart/setup.h>
#include <ecart/verdict.h>

enum {
    ECART_EXPLAIN_SIZE = 512    /**< room for any sentence in any language */
};

/** What sentences are written in.  Languages are constants of the library: use
 *  pointers to them, and compare these. */
typedef struct ecart_language ecart_language;

/** What can be done about a check; see ecart_answers_to_check(). */
typedef struct ecart_answers {
    ecart_cells capture;    /**< the checker, if another piece than the king
                                 may take it */
    ecart_cells interpose;  /**< where another piece may step into its way */
    ecart_cells king;       /**< where the king may go, to take it or to flee */
} ecart_answers;

ECART_BEGIN

/**
 * \brief   The verdict on a move, as an English sentence.
 *
 * \param   position    the one that the verdict is about, before the move
 * \param   text        gets as much as there is room for, and a zero at the
 *                      end; may be NULL if \p size is 0
 * \param   size        bytes at \p text; ECART_EXPLAIN_SIZE is enough
 *
 * \return  The length of the whole sentence without the zero, as snprintf()
 *          does: it was cut if this is not less than \p size.  0, and an empty
 *          text, if there is no such reason.
 */
ECART_API size_t ecart_explain(const ecart_position *position,
                               const ecart_verdict *verdict,
                               char *text, size_t size);

/** The same in any language. */
ECART_API size_t ecart_explain_in(const ecart_language *language,
                                  const ecart_position *position,
                                  const ecart_verdict *verdict,
                                  char *text, size_t size);

/**
 * \brief   What may be done instead of a refused move.
 *
 * In check, what would answer it: "To answer the check, take the rook on e8,
 * or put a piece on e4 or e5, or move the king to d1."  Else where the piece
 * may go: "It may still go to b4 or d2." if it is pinned.
 *
 * \return  As ecart_explain(); 0, and an empty text, if the move was not
 *          refused, or from is no cell with a piece of the side to move.
 */
ECART_API size_t ecart_explain_hint(const ecart_language *language,
                                    const ecart_position *position,
                                    const ecart_verdict *verdict,
                                    char *text, size_t size);

/**
 * \brief   One fault of a set-up or a FEN: "The kings stand side by side on
 *          e4 and e5."
 *
 * \param   setup   the one that the fault is in
 * \param   faults  where its cells are
 *
 * \return  As ecart_explain(); 0, and an empty text, if \p fault is not among
 *          the faults.
 */
ECART_API size_t ecart_explain_fault(const ecart_language *language,
                                     const ecart_setup *setup,
                                     const ecart_faults *faults,
                                     ecart_fault fault,
                                     char *text, size_t size);

/**
 * \brief   The numbers behind a move on an empty board.
 *
 * "From 18 to 21 the difference is 3, which means 1 right and 7 down (not 3
 * up, since the Manhattan distance is 8): it looks like a rook's, but is not
 * one."  As White sees it, up is towards row 8 and right towards column h.
 *
 * \param   piece   whose shape is asked for; if it is none, the sentence ends
 *                  with what the difference means
 *
 * \return  As ecart_explain().  If either is no cell, the sentence says so.
 */
ECART_API size_t ecart_explain_numbers(const ecart_language *language,
                                       ecart_piece piece,
                                       ecart_cell from, ecart_cell to,
                                       char *text, size_t size);

/**
 * \brief   A refusal for protocols such as CECP, always in English:
 *          "Illegal move (path blocked): c1a3".
 *
 * Without commas, tabs or newlines; the words in brackets are the reason's
 * identifier, and "in check" for ECART_LEAVES_IN_CHECK.  The move is left out
 * if neither of its cells exists.
 *
 * \return  As ecart_explain(); 0, and an empty text, for a legal move.
 */
ECART_API size_t ecart_explain_short(const ecart_verdict *verdict,
                                     char *text, size_t size);

/** What the side to move can do about a check; nothing if there is no check,
 *  or mate. */
ECART_API ecart_answers ecart_answers_to_check(const ecart_position *position) ECART_PURE;

/**
 * \brief   The language of a code such as "fr", or of a locale or a language
 *          tag that begins with one: "fr_CH.UTF-8", "fr-CA".
 *
 * A code is the small letters at the beginning, and has to be known as a whole:
 * "fry" is not French, and neither are "FR" and "French".
 *
 * \return  NULL if there is no such language.
 */
ECART_API const ecart_language *ecart_language_find(const char *code,
                                                    size_t length) ECART_PURE;

/** All languages, from 0, which is English; NULL if there are not so many. */
ECART_API const ecart_language *ecart_language_nth(int n) ECART_CONST;

/** The code of a language, by ISO 639-1: "en", "fr" or "de". */
ECART_API const char *ecart_language_code(const ecart_language *language) ECART_CONST;

/** What a language calls itself: "English", "français" or "Deutsch". */
ECART_API const char *ecart_language_name(const ecart_language *language) ECART_CONST;

ECART_END

#endif
