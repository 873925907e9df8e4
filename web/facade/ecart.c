/* SPDX-License-Identifier: MIT */
/* ecart.c -- moves as text, sentences and games, for JavaScript */

#include "facade.h"

ecart_game game;

/* The sentences of an answer, in the order of sentences in ecart.js. */
enum { SENTENCE, BRIEF, HINT, NUMBERS, SHORT };

const char *CALLED(word_name)(int table, int n)
{
    switch (table) {
    case 0:  return ecart_forgiven_name((ecart_forgiven)n);
    case 1:  return ecart_standing_name((ecart_standing)n);
    default: return NULL;
    }
}

/* The language of a block that JavaScript has loaded, or NULL. */
const ecart_language *CALLED(language_of)(const unsigned char *block)
{
    return ecart_language_of_block(block);
}

/* The letters of the language whose code is in the text, or NULL. */
const ecart_letters *CALLED(find_letters)(size_t length)
{
    return ecart_letters_find(text, length);
}

/* Reads the text as a move in any notation.  The rest of the answer is in the facts. */
int CALLED(read_move)(size_t length, const ecart_letters *letters)
{
    asked = ecart_notation_read_with(&here, letters, text, length);
    facts[0] = asked.verdict.move.from;
    facts[1] = asked.verdict.move.to;
    facts[2] = asked.verdict.move.promotion;
    facts[3] = (int)asked.offset;
    facts[4] = (int)asked.forgiven;
    return packed(&asked.verdict);
}

size_t CALLED(write_san)(int from, int to, int kind, const ecart_letters *letters)
{
    return ecart_san_write_with(&here, letters, ecart_move_make((ecart_cell)from, (ecart_cell)to,
                                                                (ecart_kind)kind),
                                said, sizeof said);
}

static ecart_piece asked_piece(void)
{
    return ecart_board_piece(&here.board, asked.verdict.move.from);
}

/* A sentence on the last answer.  If that was about a text, it is in `text` again. */
size_t CALLED(say)(int what, const ecart_language *language, const ecart_letters *letters,
                   size_t length)
{
    ecart_text written = { text, length };

    if (length == 0)
        asked = (ecart_notation){ .verdict = asked.verdict };
    switch (what) {
    case SENTENCE:
        return ecart_explain_notation(language, letters, &here, &asked,
                                      length > 0 ? &written : NULL, said, sizeof said);
    case BRIEF:
        return ecart_explain_brief(language, &here, &asked.verdict, said, sizeof said);
    case HINT:
        return ecart_explain_notation_hint(language, letters, &here, &asked, said, sizeof said);
    case NUMBERS:
        return ecart_explain_numbers(language, asked_piece(), asked.verdict.move.from,
                                     asked.verdict.move.to, said, sizeof said);
    case SHORT:
        return ecart_explain_short(&here, &asked.verdict, said, sizeof said);
    default:
        return 0;
    }
}

/* A sentence on how a game stands. */
size_t CALLED(say_standing)(int standing, int side, const ecart_language *language)
{
    return ecart_explain_standing(language, (ecart_side)side, (ecart_standing)standing,
                                  said, sizeof said);
}

/* A sentence on a fault of the FEN in the text, which has to be read again first. */
size_t CALLED(say_fault)(int fault, const ecart_language *language, size_t length)
{
    return ecart_explain_fen_fault(language, text, length, &setup, &faults, (ecart_fault)fault,
                                   said, sizeof said);
}

/* Reads a FEN for its faults only, with a set-up to explain them. */
void CALLED(read_setup)(size_t length, int is_960)
{
    ecart_fen_read(text, length, is_960 != 0, &setup, &faults);
}

/* Writes the set-up of that FEN as a FEN, whatever is wrong with it; returns its length. */
size_t CALLED(write_setup)(void)
{
    return ecart_fen_write(&setup, ECART_FEN_PLAIN, said, sizeof said);
}

/* Writes the board of `here` as text, and returns its length. */
size_t CALLED(write_board)(int bottom)
{
    return ecart_board_text(&here.board, (ecart_side)bottom, said, sizeof said);
}

/* Begins a game from `here`, with room for its records. */
void CALLED(begin_game)(ecart_record *records, size_t capacity)
{
    ecart_game_set(&game, &here, records, capacity);
}

/* Plays a move in the game; JavaScript has seen to it that there is room. */
int CALLED(play_game)(int from, int to, int kind)
{
    ecart_game_play(&game, ecart_move_make((ecart_cell)from, (ecart_cell)to, (ecart_kind)kind),
                    &asked.verdict);
    return packed(&asked.verdict);
}

int CALLED(undo_game)(void)
{
    return ecart_game_undo(&game);
}

/* Copies the position of the game to `here`. */
void CALLED(enter_game)(void)
{
    here = game.position;
}

int CALLED(game_standings)(void)
{
    return (int)ecart_game_standings(&game);
}

int CALLED(repetitions)(void)
{
    return ecart_game_repetitions(&game);
}

int CALLED(game_claims)(int from, int to, int kind)
{
    return (int)ecart_game_claims(&game, ecart_move_make((ecart_cell)from, (ecart_cell)to,
                                                         (ecart_kind)kind));
}

int CALLED(standings)(void)
{
    return (int)ecart_position_standings(&here);
}

int CALLED(record_size)(void)
{
    return sizeof(ecart_record);
}
