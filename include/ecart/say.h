/* SPDX-License-Identifier: MIT */
/**
 * \file   ecart/say.h
 * \brief  Sentences of a program's own about chess, in any language.
 *
 * The sentences of explain.h are templates in catalogues of gettext:
 *
 *     "{the from} cannot reach {to}: {the first} is in the way"
 *
 * A program that has more to say, such as a quiz, may have a catalogue too.  Its
 * sentences become a block of bytes for each language, and ecart_say() fills the slots
 * of its templates.  The grammar is that of the library's language:
 *
 *     ecart_slots slots = { .board = &position.board,
 *                           .from = ECART_G1, .to = ECART_F3 };
 *
 *     ecart_say(ecart_language_find("fr", 2), program_fr, SAY_QUIZ_MAY, &slots,
 *               text, sizeof text);
 *
 *     Le cavalier en g1 peut-il aller en f3 ?
 *
 * Block and numbers are made by the scripts in lib/words/:
 *
 *     awk -v domain=program -f po.awk -f language.awk quiz.txt fr.po
 *     awk -v domain=program -f po.awk -f sentences.awk quiz.txt
 *
 * The catalogues begin with the header and the entry grammar/forms of po/en.txt and
 * po/fr.po.
 *
 * This header may change until 1.0.
 */
#ifndef ECART_SAY_H
#define ECART_SAY_H

#include <ecart/explain.h>

/** What the slots of a template hold.  A template uses some of them; the others
 *  may be zero. */
typedef struct ecart_slots {
    const ecart_board *board;   /**< has the pieces to name; NULL for an empty one */
    ecart_cell  from, to, home; /**< {from}, {to}, {home}, and what these cells give:
                                     {start} and {goal}, their numbers, {difference},
                                     {manhattan}, {meaning} and {alias} */
    ecart_cell  first;          /**< {first}; ECART_NO_CELL for none */
    ecart_cells others;         /**< {others}; {all} is both, {choices} the same with
                                     "or" before the last, {neither} with "nor" */
    ecart_kind  kind, becomes;  /**< {a kind}, {a becomes} */
    ecart_side  side;           /**< {side}; {enemy} is the other */
    int         number;         /**< {number}, which chooses the plural form */
    ecart_text  move, written;  /**< {move}, {written}: any texts */
} ecart_slots;

ECART_BEGIN

/** The language of a block that language.awk made of a whole catalogue, as web/ loads
 *  them, or NULL if the block is not for this version of the library.  The block must
 *  stay where it is. */
ECART_API const ecart_language *ecart_language_of_block(const unsigned char *block) ECART_PURE;

/** Composes a sentence from a template and what its slots hold.
 * \param   language    whose grammar is used; NULL for English
 * \param   sentences   the block that language.awk made for this language and program
 * \return  As ecart_explain().  0 if there is no sentence of this number, or it is not
 *          translated: then ask for it in English.  0 too if the block is for another
 *          language, or another version of the library. */
ECART_API size_t ecart_say(const ecart_language *language, const unsigned char *sentences,
                           int which, const ecart_slots *slots, char *text, size_t size);

ECART_END

#endif
