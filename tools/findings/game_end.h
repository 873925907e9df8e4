/* SPDX-License-Identifier: MIT */
/* game_end.h -- where the rules ended a game, and what a flag fall means
 *
 * Five times the same position, 75 moves without a capture or a pawn's move, or a
 * position in which nobody can ever mate end a game, whatever is played then.  Each
 * game is looked at, so a test that costs next to nothing comes first: hardly any game
 * goes back and forth so long that it could have repeated a position five times.  Only
 * those that do are played again.
 *
 * A player whose time is up loses, unless no sequence of legal moves lets the other
 * side mate: then the game is drawn (FIDE Laws, 6.9).  Only what is proven is reported. */
#ifndef FINDINGS_GAME_END_H
#define FINDINGS_GAME_END_H

#include <ecart.h>

/* The legal moves of a game, from its start. */
struct moves {
    const ecart_position *start, *end;
    const ecart_pgn_ply  *plies;
    size_t                count;
};

/* Where the game had ended. */
struct game_end {
    ecart_standing how;         /* ECART_IN_PLAY if it had not */
    size_t         plies;       /* how many were played then */
    ecart_position before;      /* before the last of them, if there was one */
    ecart_position position;    /* after it */
};

/* How many records game_end_replay() needs: a game is over after so many half-moves without a
 * capture or a pawn's move. */
enum { GAME_END_RECORDS = 150 };

/* Plays all moves again, and remembers those after the last capture or pawn's move. */
void game_end_replay(const struct moves *moves, ecart_record records[GAME_END_RECORDS],
                     ecart_game *game);

/* Whether the pieces go back and forth so long that a position may stand for the fifth time,
 * or that 75 moves may be over. */
bool game_end_is_suspect(const struct moves *moves);

/* Whether nobody can ever mate, as far as that can be found out quickly. */
bool game_end_is_dead(const ecart_position *position);

/* Finds the first end: by repetition and 75 moves if the game is suspect and these
 * were rules when it was played, by a dead position if the last one is dead. */
void game_end_find(const struct moves *moves, bool repeats, bool dies, struct game_end *end);

/* Whether the result after a flag fall can be.  Returns the sentence SAY_... that says what is
 * wrong with it; 0 if nothing is.  *other gets the side whose flag did not fall.  By the new
 * rules a fifth repetition and 75 moves end a game. */
int flag_fall_look(const struct moves *moves, bool new_rules, ecart_pgn_result result,
                   ecart_side *other);

#endif
