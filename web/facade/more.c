/* SPDX-License-Identifier: MIT */
/* more.c -- what goes beyond one move: guesses, premoves, boards that were seen, who can
 * still give mate, and lessons on games, for JavaScript */

#include "facade.h"

#include <string.h>

enum {
    MEANINGS   = 8,             /* moves that may have been meant */
    LINE_TEXTS = 2048
};

static ecart_meaning  meanings[MEANINGS];
static ecart_sighting sighting;
static ecart_text     line[LINE_TEXTS];

static void find_move(ecart_move move)
{
    facts[0] = move.from;
    facts[1] = move.to;
    facts[2] = move.promotion;
}

/* Whether a move of the side that waits can become legal.  The reply is in the facts. */
int CALLED(premove)(int from, int to, int kind)
{
    ecart_premove premove = ecart_premove_check(&here, ecart_move_make(
        (ecart_cell)from, (ecart_cell)to, (ecart_kind)kind));

    find_move(premove.reply);
    return premove.possible | premove.reason << 8;
}

const char *CALLED(seen_name)(int n)
{
    return ecart_seen_name((ecart_seen)n);
}

int read_board(size_t length)
{
    ecart_fen_read(text, length, false, &setup, &faults);
    return ecart_faults_first(&faults, ECART_ERROR) > ECART_BAD_MOVE_NUMBER;
}

/* Compares the placement in the text with the position.  Returns how that follows from
 * it, or -1 if it is no placement.  The rest is in the facts. */
int CALLED(see)(size_t length, int sight)
{
    if (!read_board(length))
        return -1;
    sighting = ecart_move_between(&here, &setup.board, (ecart_sight)sight);
    find_move(sighting.verdict.move);
    facts[3] = sighting.count;
    facts[4] = sighting.result;
    facts[5] = packed(&sighting.verdict);
    memcpy(moves, sighting.moves, sizeof sighting.moves);
    return sighting.kind;
}

int CALLED(seen_cells)(int unfinished)
{
    return list_cells(unfinished ? sighting.unfinished : sighting.different);
}

const char *CALLED(slip_name)(int n)
{
    return ecart_slip_name((ecart_slip)n);
}

static int few(size_t count)
{
    return count < MEANINGS ? (int)count : MEANINGS;
}

int CALLED(find_meant)(size_t length)
{
    return few(ecart_meant(&here, text, length, meanings, MEANINGS));
}

int CALLED(find_meant_move)(int from, int to, int kind)
{
    return few(ecart_meant_move(&here, ecart_move_make((ecart_cell)from, (ecart_cell)to,
                                                       (ecart_kind)kind), meanings, MEANINGS));
}

/* One of the meanings that were found; returns where its text is. */
const char *CALLED(meaning)(int n)
{
    facts[0] = meanings[n].move.from;
    facts[1] = meanings[n].move.to;
    facts[2] = meanings[n].move.promotion;
    facts[3] = meanings[n].slip;
    facts[4] = meanings[n].cost;
    facts[5] = meanings[n].ply;
    facts[6] = meanings[n].plies;
    return meanings[n].san;
}

size_t CALLED(say_meant)(const ecart_language *language, int count)
{
    return ecart_explain_meant(language, meanings, (size_t)count, said, sizeof said);
}

/* Cuts the text into lines.  Returns how many they are. */
static size_t cut_lines(size_t length)
{
    size_t count = 0;

    for (size_t at = 0; at < length && count < LINE_TEXTS; at += line[count++].length + 1) {
        size_t end = at;

        while (end < length && text[end] != '\n')
            end++;
        line[count] = (ecart_text){ text + at, end - at };
    }
    return count;
}

/* What may have been meant in a line of moves, one in each line of the text.  How many of
 * them can be played is in the facts. */
int CALLED(find_meant_in_line)(size_t length)
{
    const ecart_line texts = { &here, NULL, line, cut_lines(length), 0 };

    facts[0] = (int)ecart_line_played(&texts);
    return few(ecart_meant_in_line(&texts, meanings, MEANINGS));
}

int CALLED(prospect)(int side_of)
{
    return ecart_side_prospect(&here, (ecart_side)side_of);
}

int CALLED(flag_draws)(int side_of, int rules)
{
    return ecart_flag_draws(&here, (ecart_side)side_of, (ecart_flag_rules)rules);
}

/* The lesson on how the game stands. */
size_t CALLED(lesson_game)(const ecart_language *language, int how)
{
    ecart_lesson_options chosen = lesson_options(language, how);

    return ecart_lesson_standing(&chosen, &game, said, sizeof said);
}

/* The article that decides how a game stands, or NULL. */
const char *CALLED(article)(int edition, int standing, int announced)
{
    return ecart_standing_article((ecart_edition)edition, (ecart_standing)standing,
                                  announced != 0);
}
