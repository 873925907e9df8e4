/* SPDX-License-Identifier: MIT */
/**
 * \file   ecart.h
 * \brief  All of Ecart, lowest layer first.
 *
 * Ecart answers one question: may this piece go there, and if not, why not?
 *
 * Arguments come in the same order everywhere: the object that is asked, then
 * the side or the piece, then where from, then where to, then what is written
 * to.  Functions are total: any number may be passed for a cell, a piece or a
 * move, and each function says what it answers to nonsense.  Nothing in the
 * library allocates, prints, keeps state or needs to be initialised, and any
 * function may be called from any thread.
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
#include <ecart/trajectory.h>

/* Board: needs no rules but how pieces move. */
#include <ecart/board.h>
#include <ecart/mobility.h>

/* Rules: all that the Laws of Chess say about a move. */
#include <ecart/move.h>
#include <ecart/verdict.h>
#include <ecart/setup.h>
#include <ecart/position.h>
#include <ecart/legal.h>
#include <ecart/game.h>

/* Words: texts in, texts out. */
#include <ecart/fen.h>
#include <ecart/uci.h>
#include <ecart/iccf.h>
#include <ecart/san.h>
#include <ecart/pgn.h>
#include <ecart/explain.h>

/* Museum: other ways to compute what stands above, to compare and to teach. */
#include <ecart/methods.h>
#include <ecart/terms.h>

#endif
