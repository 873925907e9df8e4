/* SPDX-License-Identifier: MIT */
/* referee.c -- a referee, and what happened in a game, for JavaScript
 *
 * The referee is made anew for each try, of what JavaScript remembers: the game that was
 * entered, and what was refused before. */

#include "facade.h"

#include <string.h>

enum { TRIES = 64 };

static ecart_referee      referee;
static ecart_try          tries[TRIES];
static ecart_ruling       ruling;
static ecart_circumstance told[ECART_CIRCUMSTANCE_TYPES];

const char *CALLED(circumstance_name)(int n)
{
    return ecart_circumstance_name((ecart_circumstance_type)n);
}

const char *CALLED(consequence_name)(int n)
{
    return ecart_consequence_name((ecart_consequence)n);
}

/* Begins with the game and so many refusals of the side whose turn it is.  The laws are a bit
 * for each refusal that is an illegal move by them, the edition, the tempo, in two bits, and
 * games that are supervised. */
void CALLED(referee_begin)(const ecart_letters *letters, int spoilers, size_t strikes,
                           size_t move_limit, size_t game_limit, int laws)
{
    ecart_referee_start(&referee, NULL, 0, tries, TRIES);
    referee.game        = game;
    referee.letters     = letters;
    referee.no_spoilers = !spoilers;
    referee.strikes[game.position.side & 1] = strikes;
    referee.rules = (ecart_referee_rules){
        .move_limit = move_limit, .game_limit = game_limit, .by_laws = laws & 1,
        .edition = (ecart_edition)(laws >> 1 & 1), .tempo = (ecart_tempo)(laws >> 2 & 3),
        .supervised = laws >> 4 & 1
    };
}

/* The text was refused before, in this half-move. */
void CALLED(referee_refuse)(size_t length)
{
    ecart_referee_refuse(&referee, text, length);
}

/* Tries the text.  Returns how many circumstances there are; the rest is in the facts. */
int CALLED(referee_try)(size_t length)
{
    const ecart_notation *notation = &ruling.notation;

    ruling = ecart_referee_try(&referee, text, length);
    memcpy(told, ruling.circumstances, sizeof told);
    facts[0] = notation->verdict.reason;
    facts[1] = notation->verdict.move.from;
    facts[2] = notation->verdict.move.to;
    facts[3] = notation->verdict.move.promotion;
    facts[4] = (int)(notation->verdict.reason == ECART_BAD_NOTATION ||
                     notation->verdict.reason == ECART_IMPOSSIBLE_CELL
                     ? notation->offset : ruling.at[0]);
    facts[5] = (int)ruling.move_strikes;
    facts[6] = (int)ruling.game_strikes;
    facts[7] = ruling.consequence;
    facts[8] = ruling.minutes;
    facts[9] = ruling.standing;
    return (int)ruling.count;
}

/* The sentence on the ruling; the text that was tried is there again. */
size_t CALLED(say_ruling)(const ecart_language *language, size_t length)
{
    const ecart_text written = { text, length };

    return ecart_referee_explain(&referee, &ruling, language, &written, said, sizeof said);
}

/* What happened in the game that explains the last answer; returns how many. */
int CALLED(find_circumstances)(void)
{
    return (int)ecart_circumstances(&game, &asked, told);
}

/* One of the circumstances that were found: its facts, and its sentence. */
size_t CALLED(say_circumstance)(int n, const ecart_language *language)
{
    facts[0] = told[n].type;
    facts[1] = (int)told[n].ply;
    facts[2] = told[n].type == ECART_WAS_PLAYED ? told[n].from : told[n].cell;
    facts[3] = told[n].type == ECART_WAS_PLAYED ? told[n].cell : ECART_NO_CELL;
    return ecart_explain_circumstance(language, &told[n], said, sizeof said);
}
