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
 * takes any int.
 *
 * A text that is read comes with its length, needs no zero at its end, and may be NULL
 * if the length is 0.  Texts are written as snprintf() does: as much as there is room
 * for, and a zero.  What is returned is the length of the whole text without the zero:
 * it was cut if this is not less than the size.  Where a text or an array goes may be
 * NULL if its size is 0.
 *
 * Nothing in the library allocates, prints, keeps state or needs to be initialised, and
 * any function may be called from any thread.
 *
 * The functions listed here are promised: from 1.0 on they stay, and until then they
 * change only where NEWS says how.  First come those for everyday use, in the order in
 * which a program needs them.  A cell is a square of the board, known by a number
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
 *     ecart_verdict_arrows      the same as arrows on a board
 *     ecart_reason_name         a reason for programs: "path-blocked"
 *     ecart_explain             a verdict for people, in a sentence
 *     ecart_explain_in          the same in another language
 *     ecart_language_find       a language by its code, "fr"
 *     ecart_explain_brief       a refusal in a few words, as a title
 *     ecart_explain_hint        what may be played instead
 *     ecart_explain_standing    how a game stands, such as mate
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
 *
 * Moves as text:
 *
 *     ecart_notation_read       reads e2e4, 5254 or Nf3, with a verdict
 *     ecart_letters_find        the piece letters of a language, "de"
 *     ecart_notation_read_with  reads Sf3 with them
 *     ecart_san_read            reads Nf3
 *     ecart_san_write           writes Nf3
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
 *     ecart_board_text          the board as text, a line for each rank
 *
 * For scripts and other languages, without structures:
 *
 *     ecart_ask                 a FEN and a move in, a reason and a sentence out
 *     ecart_size_of             how much memory a structure needs
 *     ecart_version_text        the version of the library in use
 *
 * All others, by the header that describes them:
 *
 *     version.h     ecart_version
 *     cell.h        ecart_cell_column ecart_cell_row ecart_cell_exists
 *                   ecart_cell_make ecart_cell_turn ecart_cell_nth ecart_cell_index
 *                   ecart_cells_of ecart_cells_add ecart_cells_remove
 *                   ecart_cells_count ecart_cells_between
 *     difference.h  ecart_difference_between ecart_difference_size
 *                   ecart_difference_readings ecart_difference_reading
 *                   ecart_difference_step
 *     distance.h    ecart_chebyshev_distance ecart_manhattan_distance
 *                   ecart_knight_distance ecart_centre_distance
 *                   ecart_centre_manhattan_distance ecart_metric_name
 *     piece.h       ecart_side_other ecart_piece_kind ecart_piece_side
 *                   ecart_piece_exists ecart_piece_make ecart_piece_of_letter
 *                   ecart_side_first_row ecart_side_pawn_row ecart_side_forward
 *     reason.h      ecart_reason_set_of ecart_reason_set_has ecart_reason_rank
 *                   ecart_reason_at_rank ecart_reason_group_of ecart_reason_of_name
 *     shape.h       ecart_shape_set_of ecart_shape_set_has ecart_shape_check
 *                   ecart_shape_cells
 *     board.h       ecart_board_clear ecart_board_state ecart_board_check
 *                   ecart_board_destinations
 *     move.h        ecart_move_equal
 *     verdict.h     ecart_verdict_is_refusal ecart_verdict_role ecart_role_name
 *     setup.h       ecart_setup_clear ecart_setup_start ecart_setup_start_960
 *                   ecart_faults_clear ecart_faults_add ecart_faults_has
 *                   ecart_fault_severity ecart_fault_name ecart_severity_name
 *                   ecart_setup_mend
 *     position.h    ecart_position_pieces ecart_position_attackers
 *                   ecart_position_attacks ecart_position_pinner
 *                   ecart_position_pin_line
 *     legal.h       ecart_castle_check ecart_castling_of ecart_castling_on
 *                   ecart_move_reason ecart_legal_count ecart_move_canonical
 *                   ecart_position_en_passant ecart_perft
 *     prospect.h    ecart_side_prospect ecart_side_obstacle ecart_obstacle_name
 *                   ecart_side_prospect_quick ecart_side_prospect_line
 *     game.h        ecart_game_repetitions ecart_position_standings
 *                   ecart_standings_has ecart_game_claims ecart_game_prospect_line
 *     fen.h         ecart_fen_read
 *     iccf.h        ecart_iccf_read ecart_iccf_write
 *     letters.h     ecart_letters_nth ecart_letters_code ecart_letters_name
 *                   ecart_letters_of
 *     san.h         ecart_forgiven_set_of ecart_forgiven_set_has ecart_forgiven_name
 *                   ecart_san_read_with ecart_san_fits
 *                   ecart_san_play ecart_san_write_with
 *     explain.h     ecart_explain_notation ecart_explain_notation_hint
 *                   ecart_explain_meant ecart_explain_suspect ecart_explain_circumstance
 *                   ecart_explain_numbers ecart_explain_short ecart_explain_obstacle
 *                   ecart_answers_to_check ecart_language_nth ecart_language_code
 *                   ecart_language_name ecart_language_is_draft
 *     lesson.h      ecart_lesson_standing ecart_standing_article
 *     plain.h       ecart_plain_move_check ecart_plain_position_play
 *                   ecart_plain_game_play ecart_plain_notation_read
 *                   ecart_plain_premove_check ecart_plain_move_between
 *
 * between.h, circumstance.h, meant.h, pgn.h, referee.h, say.h and watch.h may change until
 * 1.0, and so may each function above that takes a structure of theirs.  pgn.h reads
 * collections of games, say.h is for sentences of a program's own; the others have, for
 * everyday use:
 *
 *     ecart_move_between        the move that leads to a board that was seen
 *     ecart_lines_between       the same for two moves at once, and for the way back
 *     ecart_watch_start         begins to watch a board on which people play
 *     ecart_watch_look          what a look at it shows
 *     ecart_watch_clock         what it shows when a clock is pressed
 *     ecart_explain_put         what to put right there, in words
 *     ecart_meant               which legal moves a refused text may have meant
 *     ecart_meant_in_line       the same in a game, with the moves after it
 *     ecart_meant_certainly     the one that is certain there
 *     ecart_mishap_in_line      moves that were left out, exchanged or doubled
 *     ecart_circumstances       what happened in a game that explains a refusal
 *     ecart_referee_try         plays a text or refuses it, and counts refusals
 *
 * study.h may change too, and is not included here: distances by other methods, paths,
 * fairy pieces and maps of mobility.
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
#include <ecart/prospect.h>
#include <ecart/game.h>
#include <ecart/between.h>
#include <ecart/watch.h>

/* Words: texts in, texts out. */
#include <ecart/fen.h>
#include <ecart/uci.h>
#include <ecart/iccf.h>
#include <ecart/letters.h>
#include <ecart/san.h>
#include <ecart/meant.h>
#include <ecart/circumstance.h>
#include <ecart/pgn.h>
#include <ecart/explain.h>
#include <ecart/say.h>
#include <ecart/lesson.h>
#include <ecart/referee.h>
#include <ecart/plain.h>

#endif
