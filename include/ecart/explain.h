/* SPDX-License-Identifier: MIT */
/**
 * \file   ecart/explain.h
 * \brief  A verdict in words.
 *
 * A program works with a reason and with cells: ECART_PATH_BLOCKED and b2.  For
 * people ecart_explain() writes a sentence:
 *
 *     The bishop on c1 cannot reach a3: the pawn on b2 is in the way, and
 *     only knights jump.
 *
 * It names the pieces and every cell of the evidence.  A board can show the same with
 * arrows: ecart_role (verdict.h) says which.  It is written for beginners,
 * and above all for the mistakes of children: rooks that go diagonally or jump, pawns
 * that go backwards, kings that go two squares.
 *
 * A second sentence, by ecart_explain_hint(), says what may be done instead.  A
 * third, by ecart_explain_numbers(), gives the reason in the numbers of the
 * article behind this library:
 *
 *     From 71 to 63 the difference is -8: a knight's.
 *
 * Every sentence is one line of UTF-8, begins with a capital letter and ends
 * with a full stop or a question mark.  The functions write as snprintf() does, and
 * ECART_EXPLAIN_SIZE is always enough; but they never cut a text within a character: a text
 * that was cut may be up to three bytes shorter than there was room for.  If what they are
 * asked about does not exist, or there is nothing to say, the text is empty and they return 0.
 * A verdict that was not made by the library gets a sentence too, but it may be wrong or make
 * no sense.
 *
 * There are sentences in several languages.  A language is found by its code;
 * NULL means English, in every function here:
 *
 *     ecart_explain_in(ecart_language_find("fr", 2), &position, &verdict,
 *                      text, sizeof text);
 */
#ifndef ECART_EXPLAIN_H
#define ECART_EXPLAIN_H

#include <ecart/circumstance.h>
#include <ecart/meant.h>
#include <ecart/watch.h>

enum {
    ECART_EXPLAIN_SIZE = 1024   /**< room for any sentence in any language */
};

/** A language to write sentences in.  Each is a constant of the library: two
 *  pointers to the same language are equal, and nothing has to be freed. */
typedef struct ecart_language ecart_language;

/** The legal answers to a check, by what they do: ecart_answers_to_check(). */
typedef struct ecart_answers {
    ecart_cells capture;    /**< the checker, if a piece other than the king
                                 can capture it */
    ecart_cells interpose;  /**< where a piece can step between it and the king */
    ecart_cells king;       /**< where the king can go, to escape or to capture */
} ecart_answers;

ECART_BEGIN

/** The verdict on a move, as an English sentence.
 * \param   position    the position before the move */
ECART_API size_t ecart_explain(const ecart_position *position, const ecart_verdict *verdict,
                               char *text, size_t size);

/** ecart_explain() in another language. */
ECART_API size_t ecart_explain_in(const ecart_language *language, const ecart_position *position,
                                  const ecart_verdict *verdict, char *text, size_t size);

/** The answer to a text that was read as a move (san.h), as a sentence.
 *
 * If the text is not one move, this says more than ecart_explain_in() can: "This could
 * be Nbd2 or Nfd2: say which knight.", "White has no knight on the b-file.", "There is no
 * square e9: files go from a to h, ranks from 1 to 8."  Any other verdict gets the same
 * sentence.
 * \param   letters     the letters for moves in the sentence; NULL for English
 * \param   written     the text that was read; NULL if it is not known */
ECART_API size_t ecart_explain_notation(const ecart_language *language,
                                        const ecart_letters *letters,
                                        const ecart_position *position,
                                        const ecart_notation *notation, const ecart_text *written,
                                        char *text, size_t size);

/** A refused move in a few words, as a title: "Knight pinned by Bb4".
 *
 * It has at most 50 columns and no full stop, names no more than four pieces of
 * the evidence, and has the letters that moves have in the language.  It begins with
 * a capital letter unless a square comes first: "e2 attacked by Re8".  0 for a legal move. */
ECART_API size_t ecart_explain_brief(const ecart_language *language, const ecart_position *position,
                                     const ecart_verdict *verdict, char *text, size_t size);

/** How a game stands: "White is checkmated: Black has won."
 * \param   side        whose turn it is
 * \param   standing    what ecart_standing_first() gave (game.h) */
ECART_API size_t ecart_explain_standing(const ecart_language *language, ecart_side side,
                                        ecart_standing standing, char *text, size_t size);

/** What may be done instead of a refused move.
 *
 * If the side to move is in check, the sentence says how to get out of it:
 * "To get out of check, capture the rook on e8 (Bxe8), block the check on e2 (Be2 or Ne2) or
 * move the king to d1."  These moves have the letters of the language, Fxe8 in French.
 * More than three are given by their squares only, and of a promotion only the move to a
 * queen.  Without a check, it says where the piece may go: "The knight on b1 may go to a3
 * or c3.", or for a pinned piece "The bishop on c3 may still go to b4 or d2.", or for a
 * king "The king on e1 may go to d1 or f1, or castle kingside."
 *
 * If no piece of the side to move is on the from-cell, it says which pieces may go to
 * the target, or else which may move: "The pawn on e2 may go to e4."  If only the new
 * piece of a promotion is missing or wrong, it says what to write: "Write a8=Q, a8=R,
 * a8=B or a8=N."  If the position shows that the game was over, it says only that: "The
 * game is over: stalemate."
 * \return  0 if the move is legal; and while the game goes on, if the reason is
 *          ECART_BAD_NOTATION, ECART_IMPOSSIBLE_CELL or ECART_AMBIGUOUS, whose sentences say
 *          what to do. */
ECART_API size_t ecart_explain_hint(const ecart_language *language, const ecart_position *position,
                                    const ecart_verdict *verdict, char *text, size_t size);

/** ecart_explain_hint() for a text that was read as a move.  It knows where the move
 *  should go if no piece can, and writes moves with these letters.  With NULL, a move
 *  that the reader should write has English letters, and others those of the language. */
ECART_API size_t ecart_explain_notation_hint(const ecart_language *language,
                                             const ecart_letters *letters,
                                             const ecart_position *position,
                                             const ecart_notation *notation,
                                             char *text, size_t size);

/** What a text may have meant (meant.h), as a question: "Did you mean Nf3,
 * Nh3 or f4?" */
ECART_API size_t ecart_explain_meant(const ecart_language *language,
                                     const ecart_meaning *meanings, size_t count,
                                     char *text, size_t size);

/** A move in a line that was perhaps another: "Or was it 3. Nf3 instead of
 * Nc3?"
 * \param   start       the position in which the line begins
 * \param   meaning     an answer of ecart_meant_in_line()
 * \param   written     the text in its place
 * \return  0 if the ply of the meaning is 0. */
ECART_API size_t ecart_explain_suspect(const ecart_language *language, const ecart_position *start,
                                       const ecart_meaning *meaning, const ecart_text *written,
                                       char *text, size_t size);

/** What happened in a game that explains a refusal (circumstance.h): "The knight
 * left b8 on move 2 and stands on c6 now."  The sentence is good for children too. */
ECART_API size_t ecart_explain_circumstance(const ecart_language *language,
                                            const ecart_circumstance *circumstance,
                                            char *text, size_t size);

/** What to put right on a board that is watched (watch.h): "Clear e4. Put back the
 * pawn on e2."  0 too if a draft has no such sentence. */
ECART_API size_t ecart_explain_put(const ecart_language *language, const ecart_watched *what,
                                   char *text, size_t size);

/** One fault of a set-up or a FEN: "The kings stand next to each other, on e4 and e5."
 * \param   fault   one of those that were found in the set-up */
ECART_API size_t ecart_explain_fault(const ecart_language *language, const ecart_setup *setup,
                                     const ecart_faults *faults, ecart_fault fault,
                                     char *text, size_t size);

/** One fault of a FEN, with what its text has there: "Rank 1 of the FEN has 9
 * squares instead of 8."
 *
 * This says which rank is too long or too short, or has a wrong character, and which; how
 * many ranks there are; and which counter is wrong.  Any other fault gets the sentence
 * of ecart_explain_fault(), and so does one without an offset.  What comes after the first
 * 65,534 bytes is not counted.
 * \param   setup   what ecart_fen_read() made of the text
 * \param   fault   one of those that it found */
ECART_API size_t ecart_explain_fen_fault(const ecart_language *language,
                                         const char *fen, size_t length, const ecart_setup *setup,
                                         const ecart_faults *faults, ecart_fault fault,
                                         char *text, size_t size);

/** The numbers behind a move on an empty board.
 *
 * "From 18 to 21 the difference is 3, meaning 1 right and 7 down (Manhattan
 * distance 8), not 3 up: it only looks like a rook's."  Up is towards row 8 and right
 * towards column h, as White sees them.
 * \param   piece   the piece that would move; if it does not exist, the sentence
 *                  ends with what the difference means
 * \param   from    if this or \p to is not a cell, the sentence says that */
ECART_API size_t ecart_explain_numbers(const ecart_language *language, ecart_piece piece,
                                       ecart_cell from, ecart_cell to, char *text, size_t size);

/** A refusal for protocols such as CECP, always in English:
 * "Illegal move (knight pinned by Bb4): c3e4".
 *
 * In brackets are the words of ecart_explain_brief().  The text ends after the bracket unless
 * both cells of the move exist.  0 for a legal move. */
ECART_API size_t ecart_explain_short(const ecart_position *position, const ecart_verdict *verdict,
                                     char *text, size_t size);

/** Why a side cannot mate, in one sentence or a few: "The pawns on a4 and a5 can
 * never move or be captured. White can never give check."
 * \param   obstacle    what ecart_side_obstacle() gave; 0 for ECART_OBSTACLE_NONE */
ECART_API size_t ecart_explain_obstacle(const ecart_language *language,
                                        const ecart_position *position, ecart_side side,
                                        const ecart_obstacle *obstacle, char *text, size_t size);

/** How the side to move can answer a check.  All three sets are empty if it is
 *  not in check, or mated. */
ECART_API ecart_answers ecart_answers_to_check(const ecart_position *position) ECART_PURE;

/** The language that has a code, such as "fr".
 *
 * What follows the code is ignored if it does not begin with a small letter, so
 * that names of locales and language tags can be given as they are: "fr_CH.UTF-8"
 * and "fr-CA" find French.  "fry" does not, because that is the code of
 * another language, and neither do "FR" and "French".
 * \return  The language, or NULL if none has this code. */
ECART_API const ecart_language *ecart_language_find(const char *code, size_t length) ECART_PURE;

/** The language with a number: 0 is English, and the last number is one less than
 *  there are languages; NULL for any other number. */
ECART_API const ecart_language *ecart_language_nth(int n) ECART_CONST;

/** The code of a language in ISO 639-1: "en", "fr", "de", "es", "ru", "tr" or "zh". */
ECART_API const char *ecart_language_code(const ecart_language *language) ECART_CONST;

/** The name of a language in that language: "English", "français",
 *  "Deutsch", "español", "русский", "Türkçe", "简体中文". */
ECART_API const char *ecart_language_name(const ecart_language *language) ECART_CONST;

/** Whether a language is a draft, which no native speaker has read.
 *
 * A draft has the sentences of this header, or none.  Lessons (lesson.h) are in English.  A
 * program should use it only if the user names it, and say that it is a draft. */
ECART_API bool ecart_language_is_draft(const ecart_language *language) ECART_CONST;

ECART_END

#endif
