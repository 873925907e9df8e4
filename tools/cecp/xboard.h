/* SPDX-License-Identifier: MIT */
/* xboard.h -- a referee between two people who play at one board of a chess GUI
 *
 * What it says are lines of the Chess Engine Communication Protocol on stdout.  Each
 * sentence for people is a dialog of the GUI, unless the referee is quiet. */
#ifndef CECP_XBOARD_H
#define CECP_XBOARD_H

#include "output/judgement.h"

/* Half-moves.  The longest game that the rules allow has fewer: 5,898 and a half moves. */
enum { REFEREE_PLIES = 12000 };

struct referee {
    struct judge_options judge;
    bool         quiet;
    bool         chess960;
    bool         forced;        /* the GUI does not ask the referee to play */
    bool         invited;       /* the GUI was told that a referee does not play */
    int          limit;         /* so many refused moves of a side end the game; 0: not counted */
    int          refused[2];
    bool         fallen[2];     /* the fall of this side's flag was announced */
    ecart_side   plays;         /* the side that the GUI lets us play: "time" is its clock */
    ecart_fault  fault;         /* of the position; ECART_FAULTS if it is good */
    ecart_game   game;
    ecart_record records[REFEREE_PLIES];
};

/* Begins a game: from the start position, or from a FEN. */
void referee_begin(struct referee *referee);
void referee_set(struct referee *referee, const char *fen);

/* Judges a move, and plays it if it is legal.  A text that is not a move in any notation is
 * reported as an unknown command if may_be_command, else as an illegal move. */
void referee_move(struct referee *referee, const char *move, bool may_be_command);

/* Says, once, that a referee does not play, if the GUI waits for the referee to move. */
void referee_invite(struct referee *referee);

/* Takes a number of moves back.  false if there are not as many. */
bool referee_undo(struct referee *referee, size_t moves);

/* Says what a claim of a draw leads to. */
void referee_claim(struct referee *referee);

/* Says what it means that a side's time is up, the first time that it is. */
void referee_flag(struct referee *referee, ecart_side flagged);

/* Says if a result, "1-0 {White wins on time}", cannot be. */
void referee_result(struct referee *referee, const char *result);

#endif
