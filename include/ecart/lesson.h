/* SPDX-License-Identifier: MIT */
/**
 * \file   ecart/lesson.h
 * \brief  The reasoning on a move, as a teacher would explain it.
 *
 * ecart_explain() writes a sentence.  A lesson is longer or simpler, for one kind of
 * reader.  If a child tries Ba3 on the first move, it says
 *
 *     The pawn on b2 is in the way. Only knights can jump.
 *     The bishop on c1 cannot move at all now. Choose another piece.
 *
 * in short sentences and simple words, without numbers, and always with what to do
 * instead.  A player gets the rule that decides, the conditions of a special move, whether
 * the king is safe, and what to do instead; for a mate, why each way out is closed.  An
 * arbiter gets the articles of the FIDE Laws of Chess that apply, those on the piece that
 * was touched, and what an illegal move costs, each in a sentence of our own: the English
 * text of FIDE decides.  In other languages the articles on how pieces move have only a short
 * name, and the others their sense.  A lesson on a move in a game that is over says that it is
 * over, and that nothing follows.
 *
 * Numbers go with every level, if they are asked for: the squares and what their difference
 * means, the distances, and the path.  A player who did not ask gets one line of them, the
 * last, if the move is not of the piece's shape.
 *
 * A lesson is written as one text, as snprintf() does, so that it needs neither a
 * callback nor a heap.  It consists of lines.  A line that begins a step has a
 * heading, a tab, and what the step says; a line that continues the step begins
 * with the tab.  Each ends with a newline.  A lesson for a child has no headings before the
 * numbers:
 *
 *     ecart_lesson_options options = { .language = ecart_language_find("fr", 2),
 *                                      .level    = ECART_CHILD };
 *     char        lesson[ECART_LESSON_SIZE];
 *     const char *at = lesson;
 *     ecart_text  heading, text;
 *
 *     ecart_lesson_move(&options, &position, &verdict, lesson, sizeof lesson);
 *     while (ecart_lesson_next(&at, &heading, &text))
 *         printf("%.*s\n", (int)text.length, text.text);
 *
 * As with the sentences of explain.h, a text that was cut is never cut within a
 * character, and a verdict that was not made by the library gets a lesson that may be
 * wrong.
 */
#ifndef ECART_LESSON_H
#define ECART_LESSON_H

#include <ecart/explain.h>

enum {
    ECART_LESSON_SIZE = 16384   /**< room for any lesson in any language */
};

/** Who a lesson is for. */
typedef uint8_t ecart_level;
enum {
    ECART_CHILD,                /**< about nine years old, knows the board */
    ECART_PLAYER,               /**< knows the rules, learns how to reason with them */
    ECART_ARBITER,              /**< knows the Laws, needs the article numbers */
    ECART_LEVELS                /**< how many levels there are */
};

/** The editions of the FIDE Laws of Chess, by the year in which they came into force. */
typedef uint8_t ecart_edition;
enum {
    ECART_LAWS_2023,
    ECART_LAWS_2018,
    ECART_EDITIONS              /**< how many editions there are */
};

/** How fast the game is played, where the Laws differ. */
typedef uint8_t ecart_tempo;
enum {
    ECART_STANDARD,
    ECART_RAPID,                /**< Appendix A */
    ECART_BLITZ,                /**< Appendix B */
    ECART_TEMPOS                /**< how many there are */
};

/** How a lesson is written.  All zeroes mean English, for a child. */
typedef struct ecart_lesson_options {
    const ecart_language *language;     /**< NULL for English; one that has no
                                             lessons gets English ones */
    ecart_level           level;
    ecart_edition         edition;      /**< this and the next two are for an arbiter */
    ecart_tempo           tempo;
    bool                  supervised;   /**< one arbiter watches the game, and it is
                                             recorded: Appendices A.4 and B.2 of 2023 */
    bool                  numbers;      /**< also squares, difference, set, meanings and
                                             distances */
    const ecart_game     *game;         /**< the game before the move, which may have
                                             ended by repetition: a player is then told
                                             that a move mates, not why; or NULL */
    const ecart_letters  *letters;      /**< of the moves that the reader may write;
                                             NULL for English */
} ecart_lesson_options;

ECART_BEGIN

/** A move: why it is allowed or refused, and what to do instead.
 * \param   options     NULL is the same as all zeroes
 * \param   verdict     the verdict on a move in that position, or on a text that
 *                      does not name one, as in an ecart_notation
 * \return  The length of the whole lesson; 0, with an empty text, if the reason of the
 *          verdict or one of the options does not exist. */
ECART_API size_t ecart_lesson_move(const ecart_lesson_options *options,
                                   const ecart_position *position, const ecart_verdict *verdict,
                                   char *text, size_t size);

/** How a game stands, and why; in check, how to answer it.  Otherwise as
 *  ecart_lesson_move(). */
ECART_API size_t ecart_lesson_standing(const ecart_lesson_options *options, const ecart_game *game,
                                       char *text, size_t size);

/** The article of the FIDE Laws of Chess that decides how a game stands.
 * \param   announced   whether a draw is claimed by announcing a move, as
 *                      ecart_game_claims() says, and not as the game stands
 * \return  Its number: "5.1.1" for ECART_CHECKMATE; for ECART_THREEFOLD_CLAIMABLE
 *          "9.2.2", or "9.2.1" if announced.  NULL if no article decides: for
 *          ECART_IN_PLAY, if nothing can be announced, or if there is no such edition
 *          or standing. */
ECART_API const char *ecart_standing_article(ecart_edition edition, ecart_standing standing,
                                             bool announced) ECART_CONST;

/** The next line of a lesson.
 * \param   at          where to begin; receives where the next line begins
 * \param   heading     receives the heading of a step, or no bytes
 * \param   text        receives what follows the tab, or the line if it
 *                      has no tab
 * \return  Whether there was a line.  If not, heading and text stay as they are. */
ECART_API bool ecart_lesson_next(const char **at, ecart_text *heading, ecart_text *text);

ECART_END

#endif
