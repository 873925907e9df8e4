/* SPDX-License-Identifier: MIT */
/* rules.c -- the rule behind each reason, as a teacher says it */

#include "explain/rules.h"

static const char *const rules[ECART_REASONS] = {
    [ECART_LEGAL]              = "No rule speaks against the move.",
    [ECART_BAD_NOTATION]       = "A move names two cells, or a piece and a cell.",
    [ECART_IMPOSSIBLE_CELL]    = "Both digits of a cell run from 1 to 8. All other numbers lie"
                                 " around the board, and no piece stands there.",
    [ECART_AMBIGUOUS]          = "A move must say which piece is meant.",
    [ECART_NO_SUCH_PIECE]      = "A move needs a piece that can make it.",
    [ECART_SAME_CELL]          = "A move leads to another cell.",
    [ECART_NOTHING_THERE]      = "Only a piece can move.",
    [ECART_NOT_YOUR_PIECE]     = "The players take turns, and nobody moves the other side's"
                                 " pieces.",
    [ECART_KING_SHAPE]         = "A king goes one cell in any direction; two only to castle.",
    [ECART_QUEEN_SHAPE]        = "A queen goes along rows, columns and diagonals.",
    [ECART_ROOK_SHAPE]         = "A rook goes along its row or its column.",
    [ECART_BISHOP_SHAPE]       = "A bishop goes along diagonals, so it never leaves its colour.",
    [ECART_KNIGHT_SHAPE]       = "A knight goes two cells straight and one aside, and so to a"
                                 " cell of the other colour.",
    [ECART_PAWN_SHAPE]         = "A pawn goes one cell ahead, two from its starting row, or takes"
                                 " one cell diagonally ahead.",
    [ECART_PAWN_BACKWARD]      = "A pawn never goes back: white ones add to the row, black ones"
                                 " subtract.",
    [ECART_PAWN_SIDEWAYS]      = "A pawn never goes sideways.",
    [ECART_PAWN_DOUBLE_NOT_FROM_START] = "A pawn goes two cells only from the row where it"
                                 " starts: row 2 for White, row 7 for Black.",
    [ECART_CASTLE_NO_ROOK]     = "Castling wants a rook of one's own in its corner.",
    [ECART_CASTLE_NO_RIGHT]    = "Castling is over for good once the king has moved, and on one"
                                 " side once that rook has moved or was taken.",
    [ECART_CASTLE_PATH_BLOCKED] = "All cells between king and rook must be empty.",
    [ECART_CASTLE_IN_CHECK]    = "A king does not castle out of check.",
    [ECART_CASTLE_THROUGH_CHECK] = "A king does not castle across an attacked cell.",
    [ECART_CASTLE_INTO_CHECK]  = "A king does not castle onto an attacked cell.",
    [ECART_OWN_PIECE]          = "A cell holds one piece, and no piece takes one of its own side.",
    [ECART_PATH_BLOCKED]       = "Every cell on the way must be empty: only knights jump.",
    [ECART_PAWN_PUSH_BLOCKED]  = "A pawn goes straight ahead onto an empty cell only.",
    [ECART_PAWN_CAPTURE_EMPTY] = "A pawn goes diagonally only to take what stands there.",
    [ECART_EN_PASSANT_UNAVAILABLE] = "En passant is allowed only at once, after a pawn's double"
                                 " step, and only where that pawn has just passed.",
    [ECART_KING_CAPTURE]       = "A king is never taken: the game ends before that.",
    [ECART_PROMOTION_INVALID]  = "A pawn becomes a queen, a rook, a bishop or a knight.",
    [ECART_PROMOTION_NOT_ALLOWED] = "Only a pawn on the last row becomes something.",
    [ECART_KINGS_TOUCH]        = "Two kings never stand side by side: each would be in check"
                                 " from the other.",
    [ECART_KING_CAPTURES_GUARDED] = "A king does not take what is guarded: it would be in check.",
    [ECART_KING_STAYS_ON_LINE] = "A king in check must leave the line of the piece that checks"
                                 " it; it shields nothing behind itself.",
    [ECART_KING_INTO_ATTACK]   = "A king never goes where an enemy piece attacks.",
    [ECART_DOUBLE_CHECK]       = "Against two checks at once only the king can move: no other"
                                 " move answers both.",
    [ECART_LEAVES_IN_CHECK]    = "A check must be answered: move the king, take the piece that"
                                 " checks, or put something in its way.",
    [ECART_PINNED]             = "A piece that shields its king must stay on the line between"
                                 " the king and the piece that pins it.",
    [ECART_EN_PASSANT_EXPOSES_KING] = "En passant takes two pawns off a line at once, and the"
                                 " king must be safe without both.",
    [ECART_PROMOTION_NEEDED]   = "A pawn on the last row becomes a queen, a rook, a bishop or a"
                                 " knight in the same move."
};

const char *rule_of_reason(ecart_reason reason)
{
    return rules[reason];
}
