/* SPDX-License-Identifier: MIT */
/**
 * \file   ecart.h
 * \brief  All of Ecart: judges chess moves, and says why one is refused.
 *
 * Ecart answers one question: may this piece go there, and if not, why not?  A
 * program includes <ecart.h>, and is built with what pkg-config has for "ecart":
 *
 *     cc program.c $(pkg-config --cflags --libs ecart)
 *
 * This one prints "The bishop on f1 cannot reach c4: the pawn on e2 is in the way, and
 * only knights jump.":
 *
 *     #include <ecart.h>
 *     #include <stdio.h>
 *
 *     int main(void)
 *     {
 *         ecart_position position;
 *         ecart_position_start(&position);
 *
 *         ecart_move    move    = ecart_move_make(ECART_F1, ECART_C4, ECART_NO_KIND);
 *         ecart_verdict verdict = ecart_move_check(&position, move);
 *
 *         if (ecart_verdict_is_refusal(&verdict)) {
 *             char text[ECART_EXPLAIN_SIZE];
 *             ecart_explain(&position, &verdict, text, sizeof text);
 *             puts(text);
 *         }
 *         return 0;
 *     }
 *
 * Arguments come in the same order everywhere: the object that is asked, then
 * the side or the piece, then where from, then where to, then what is written
 * to.  Functions are total: a cell or a piece may be any value of its type, 0 to
 * 255, and each function says what it returns for nonsense.  C cuts a larger int to
 * its last 8 bits, and 308 becomes 52, which is e2.  So make cells with
 * ecart_cell_make(column, row); or call ecart_plain_move_check() (plain.h), which
 * takes any int.  Nothing in the library allocates, prints, keeps state or needs to
 * be initialised, and any function may be called from any thread.
 *
 * These are the functions for everyday use, in the order in which a program needs
 * them; the headers have more.  A cell is a square of the board, known by a number
 * (cell.h).  A position:
 *
 *     ecart_position_start      the start of a game
 *     ecart_fen_position        a position from a FEN, and the FEN's faults
 *     ecart_faults_first        the first of them, if there are any
 *     ecart_explain_fen_fault   a fault of a FEN in words
 *     ecart_position_setup      what a position was made from, to be changed
 *     ecart_board_put           puts a piece on a cell of a set-up's board
 *     ecart_setup_check         everything that is wrong with a set-up
 *     ecart_explain_fault       one of these faults in words
 *     ecart_position_set        a position from a set-up
 *     ecart_fen_write           a set-up as a FEN
 *
 * A move, and the verdict on it:
 *
 *     ecart_move_make           a move from its parts
 *     ecart_move_check          the verdict: legal, or why not and which cells
 *     ecart_move_is_legal       just whether it is legal
 *     ecart_move_gives          whether a legal move gives check, or mate
 *     ecart_verdict_is_legal    whether a verdict lets the move be played
 *     ecart_verdict_evidence    the cells that a verdict rests on, in order
 *     ecart_reason_name         a reason for programs: "path-blocked"
 *     ecart_explain             a verdict for people, in a sentence
 *     ecart_explain_in          the same in another language
 *     ecart_language_find       a language by its code, "fr"
 *     ecart_explain_brief       a refusal in a few words, as a title
 *     ecart_explain_hint        what may be played instead
 *     ecart_lesson_move         all of it for a child, a player or an arbiter
 *     ecart_lesson_next         walks through the lines of such a text
 *
 * All moves, and playing one:
 *
 *     ecart_legal_moves         all legal moves
 *     ecart_legal_destinations  where one piece may go, for a GUI to show
 *     ecart_has_legal_move      whether there is any
 *     ecart_position_play       plays a move if it is legal
 *     ecart_premove_check       whether a premove can become legal
 *     ecart_move_between        the move that leads to a board that was seen
 *
 * Moves as text:
 *
 *     ecart_notation_read       reads e2e4, 5254 or Nf3, with a verdict
 *     ecart_letters_find        the piece letters of a language, "de"
 *     ecart_notation_read_with  reads Sf3 with them
 *     ecart_san_read            reads Nf3
 *     ecart_san_write           writes Nf3
 *     ecart_meant               which legal moves a refused text may have meant
 *     ecart_meant_in_line       the same in a game, with the moves after it
 *     ecart_uci_read            reads e2e4
 *     ecart_uci_write           writes e2e4
 *
 * A game, which knows what a position alone does not:
 *
 *     ecart_game_start          begins a game
 *     ecart_game_set            begins one from another position
 *     ecart_game_play           plays a move and remembers the position
 *     ecart_game_undo           takes the last move back
 *     ecart_game_standings      mate, draws, claims: everything that is true now
 *     ecart_standing_first      what describes it best
 *     ecart_standing_name       "checkmate" and so on
 *     ecart_game_prospect       whether a side can still mate before a rule ends it
 *     ecart_flag_draws          whether it is drawn when a flag falls
 *
 * Cells, sets of cells, and what is on them:
 *
 *     ecart_cell_read           a cell from its name, "e4"
 *     ecart_cell_write          its name
 *     ecart_cells_has           whether a cell is in a set
 *     ecart_cells_next          walks through a set
 *     ecart_board_piece         the piece on a cell
 *     ecart_piece_letter        its letter, as in a FEN
 *
 * For scripts and other languages, without structures:
 *
 *     ecart_ask                 a FEN and a move in, a reason and a sentence out
 *     ecart_size_of             how much memory a structure needs
 *     ecart_version_text        the version of the library in use
 *
 * study.h is not included here, and may change until 1.0: distances by other methods,
 * paths, fairy pieces and maps of mobility.
 */
#ifndef ECART_H
#define ECART_H

#include <ecart/version.h>

/* Geometry: needs no pieces. */
#include <ecart/cell.h>
#include <ecart/difference.h>
#include <ecart/distance.h>

/* Pieces: need no board. */
#include <ecart/piece.h>
#include <ecart/reason.h>
#include <ecart/shape.h>

/* Board: needs no rules but how pieces move. */
#include <ecart/board.h>

/* Rules: all that the Laws of Chess say about a move. */
#include <ecart/move.h>
#include <ecart/verdict.h>
#include <ecart/setup.h>
#include <ecart/position.h>
#include <ecart/legal.h>
#include <ecart/between.h>
#include <ecart/prospect.h>
#include <ecart/game.h>

/* Words: texts in, texts out. */
#include <ecart/fen.h>
#include <ecart/uci.h>
#include <ecart/iccf.h>
#include <ecart/letters.h>
#include <ecart/san.h>
#include <ecart/meant.h>
#include <ecart/pgn.h>
#include <ecart/explain.h>
#include <ecart/say.h>
#include <ecart/lesson.h>
#include <ecart/plain.h>

#endif
