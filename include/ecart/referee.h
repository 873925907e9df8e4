/* SPDX-License-Identifier: MIT */
/**
 * \file   ecart/referee.h
 * \brief  A referee: somebody tries moves, and each is played, or refused with all reasons.
 *
 *     ecart_referee referee;
 *     ecart_record  records[600];
 *     ecart_try     tries[20];
 *     ecart_ruling  ruling;
 *     char          text[ECART_EXPLAIN_SIZE];
 *
 *     ecart_referee_start(&referee, records, 600, tries, 20);
 *     referee.rules.move_limit = 3;
 *     while (ruling = ecart_referee_try(&referee, answer, strlen(answer)), !ruling.played) {
 *         ecart_referee_explain(&referee, &ruling, NULL, text, sizeof text);
 *         answer = ask_again(text);
 *     }
 *
 * Refusals count only if the rules say so.  A refusal on a screen is no completed illegal
 * move (article 7.5.1 of the FIDE Laws of Chess): nobody pressed a clock.
 *
 * A player who is tested, such as a language model, must not learn from a refusal what
 * may be played.  Without spoilers, a sentence is made of the text that was tried, the
 * evidence of the refusal and what happened in the game; of several knights that may go,
 * it says only that one has to be named.
 *
 * This header may change until 1.0.
 */
#ifndef ECART_REFEREE_H
#define ECART_REFEREE_H

#include <ecart/lesson.h>

/** What follows from a refusal. */
typedef uint8_t ecart_consequence;
enum {
    ECART_CONSEQUENCE_NONE,
    ECART_CONSEQUENCE_TIME,     /**< the opponent gets extra minutes */
    ECART_CONSEQUENCE_LOSS,
    ECART_CONSEQUENCE_DRAW,     /**< not a loss, since the opponent cannot mate */

    ECART_CONSEQUENCES          /**< how many there are */
};

/** How refusals count.  All zeroes: not at all. */
typedef struct ecart_referee_rules {
    size_t        move_limit;   /**< so many refusals of one move lose; 0 for no limit */
    size_t        game_limit;   /**< so many of a side in the game lose; 0 for no limit */
    bool          by_laws;      /**< each is a completed illegal move by article 7.5.5 */
    ecart_edition edition;      /**< this and the next two, if it is by the Laws */
    ecart_tempo   tempo;
    bool          supervised;
} ecart_referee_rules;

/** A text that was refused. */
typedef struct ecart_try {
    size_t         ply;         /**< the half-move that was tried, from 1 */
    ecart_notation notation;    /**< how it was read */
} ecart_try;

/** A referee.  Set rules, no_spoilers, letters and strikes; look at the others only. */
typedef struct ecart_referee {
    ecart_game           game;
    ecart_referee_rules  rules;
    bool                 no_spoilers;
    const ecart_letters *letters;   /**< in which texts are read; NULL for English */
    size_t               strikes[2];    /**< refusals of each side in the game */
    size_t               refused, ply;  /**< of the half-move that was refused last */
    ecart_try           *tries;     /**< the last refusals */
    size_t               capacity, count;   /**< room for them; how many there were */
} ecart_referee;

/** What a referee says. */
typedef struct ecart_ruling {
    bool               played;      /**< the move is legal, and was played */
    ecart_notation     notation;    /**< how the text was read, with the verdict */
    ecart_position     before;      /**< where it was read */
    int                named;       /**< how many moves the text names: 0, 1, or 2 for more */
    size_t             at[2], length[2];    /**< where they stand in it */
    size_t             count;       /**< how many circumstances */
    ecart_circumstance circumstances[ECART_CIRCUMSTANCE_TYPES];
    size_t             move_strikes, game_strikes;  /**< refusals of this half-move, and of
                                         this side in the game, with this one */
    ecart_consequence  consequence;
    int                minutes;     /**< of ECART_CONSEQUENCE_TIME */
    ecart_standing     standing;    /**< how the game stands now */
} ecart_ruling;

ECART_BEGIN

/** Begins with the start position, without rules and with spoilers.  Records and tries are
 *  memory for so many, the referee's from now on; NULL for none.  For another game, call
 *  ecart_game_set() and ecart_game_play() with its game before the first try. */
ECART_API void ecart_referee_start(ecart_referee *referee, ecart_record *records,
                                   size_t capacity, ecart_try *tries, size_t try_capacity);

/** Reads a text, and plays the move that it names if that is legal.
 *
 * If not, it is refused, and so is a move whose promotion is missing.  If the records are
 * full, a legal move is neither played nor refused.
 *
 * The text may be a move in any notation, or a page that ends with one.  What counts is the
 * last answer that is marked as one, \boxed{Nf3}, <move>Nf3</move>, "move": "Nf3",
 * Final answer: Nf3 or Move: Nf3; else a last line that is a move and nothing else; else
 * the only move in the text.  A move may stand between marks, as in **Nf3**.  What stands
 * before </think> is not read.  A text that names no move, or two, is refused with
 * ECART_BAD_NOTATION.  "Not Nf3" names none; in a sentence, nor does "the pawn on e4". */
ECART_API ecart_ruling ecart_referee_try(ecart_referee *referee, const char *text, size_t length);

/** Counts and remembers a text as refused, whatever it means: somebody else refused it. */
ECART_API void ecart_referee_refuse(ecart_referee *referee, const char *text, size_t length);

/** The sentence on a ruling: as ecart_explain_notation(), but without spoilers if the
 *  referee must not have them; and if two moves are named, which.  The text is the one that
 *  was tried; NULL if it is not known. */
ECART_API size_t ecart_referee_explain(const ecart_referee *referee, const ecart_ruling *ruling,
                                       const ecart_language *language, const ecart_text *written,
                                       char *text, size_t size);

/** The name of a consequence, such as "loss"; NULL if there is no such consequence. */
ECART_API const char *ecart_consequence_name(ecart_consequence consequence) ECART_CONST;

ECART_END

#endif
