/* SPDX-License-Identifier: MIT */
/* laws.c -- the articles of the FIDE Laws of Chess, and where they apply */

#include "lesson/laws.h"

enum { NUMBER_SIZE = 20 };

/* As deep as they are certain: in 2018 en passant and promotion had other numbers below
 * that of the pawn. */
static const char numbers[LAWS][ECART_EDITIONS][NUMBER_SIZE] = {
    /*                           2023, 2018 */
    [LAW_TURN]               = { "1.2", "1.2" },
    [LAW_HAS_THE_MOVE]       = { "1.3", "1.3" },
    [LAW_AIM]                = { "1.4.1", "1.4.1" },
    [LAW_NO_KING_CAPTURE]    = { "1.4.1", "1.4.1" },
    [LAW_OWN_PIECE]          = { "3.1", "3.1" },
    [LAW_CAPTURE]            = { "3.1.1", "3.1.1" },
    [LAW_BISHOP]             = { "3.2", "3.2" },
    [LAW_ROOK]               = { "3.3", "3.3" },
    [LAW_QUEEN]              = { "3.4", "3.4" },
    [LAW_NO_JUMP]            = { "3.5", "3.5" },
    [LAW_KNIGHT]             = { "3.6", "3.6" },
    [LAW_PAWN_STEP]          = { "3.7.1", "3.7.1" },
    [LAW_PAWN_TWO]           = { "3.7.2", "3.7.2" },
    [LAW_PAWN_CAPTURE]       = { "3.7.3", "3.7.3" },
    [LAW_EN_PASSANT]         = { "3.7.3.1", "3.7" },
    [LAW_EN_PASSANT_WHEN]    = { "3.7.3.2", "3.7" },
    [LAW_PROMOTION]          = { "3.7.3.3", "3.7" },
    [LAW_PROMOTION_CHOICE]   = { "3.7.3.4", "3.7" },
    [LAW_PROMOTION_EFFECT]   = { "3.7.3.5", "3.7" },
    [LAW_KING]               = { "3.8.1", "3.8.1" },
    [LAW_CASTLING]           = { "3.8.2", "3.8.2" },
    [LAW_CASTLING_LOST]      = { "3.8.2.1", "3.8.2.1" },
    [LAW_CASTLING_NOW]       = { "3.8.2.2", "3.8.2.2" },
    [LAW_CHECK]              = { "3.9.1", "3.9.1" },
    [LAW_NO_CHECK]           = { "3.9.2", "3.9.2" },
    [LAW_LEGAL]              = { "3.10.1", "3.10.1" },
    [LAW_TOUCH]              = { "4.3.1", "4.3.1" },
    [LAW_TOUCH_ENEMY]        = { "4.3.2", "4.3.2" },
    [LAW_TOUCH_BOTH]         = { "4.3.3", "4.3.3" },
    [LAW_TOUCH_CASTLING]     = { "4.4.3", "4.4.3" },
    [LAW_PROMOTION_FINAL]    = { "4.4.4", "4.4.4" },
    [LAW_TOUCH_NONE]         = { "4.5", "4.5" },
    [LAW_PROMOTION_ACT]      = { "4.6", "4.6" },
    [LAW_MATE]               = { "5.1.1", "5.1.1" },
    [LAW_STALEMATE]          = { "5.2.1", "5.2.1" },
    [LAW_DEAD]               = { "5.2.2", "5.2.2" },
    [LAW_COMPLETED]          = { "7.5.1", "7.5.1" },
    [LAW_RELEASED]           = { "4.7", "4.7" },
    [LAW_UNPROMOTED]         = { "7.5.2", "7.5.2" },
    [LAW_NO_MOVE]            = { "7.5.3", "7.5.3" },
    [LAW_PENALTY]            = { "7.5.5", "7.5.5" },
    [LAW_PENALTY_BLITZ]      = { "7.5.5", "7.5.5" },
    [LAW_RAPID]              = { "Appendix A", "Appendix A" },
    [LAW_BLITZ]              = { "Appendix B", "Appendix B" },
    [LAW_RECORDING]          = { "8.1.1", "8.1.1" },
    [LAW_THREEFOLD_ANNOUNCED]= { "9.2.1", "9.2.1" },
    [LAW_THREEFOLD]          = { "9.2.2", "9.2.2" },
    [LAW_SAME_POSITION]      = { "9.2.3", "9.2.3" },
    [LAW_FIFTY_ANNOUNCED]    = { "9.3.1", "9.3.1" },
    [LAW_FIFTY]              = { "9.3.2", "9.3.2" },
    [LAW_CLAIM_LOST]         = { "9.4", "9.4" },
    [LAW_CLAIM]              = { "9.5", "9.5" },
    [LAW_CLAIM_BLITZ]        = { "9.5", "9.5" },
    [LAW_FIVEFOLD]           = { "9.6.1", "9.6.1" },
    [LAW_SEVENTY_FIVE]       = { "9.6.2", "9.6.2" },
    [LAW_FILES]              = { "Appendix C.5", "Appendix C.5" },
    [LAW_RANKS]              = { "Appendix C.6", "Appendix C.6" },
    [LAW_SQUARES]            = { "Appendix C.7", "Appendix C.7" },
    [LAW_NOTATION]           = { "Appendix C.8", "Appendix C.8" },
    [LAW_WHICH_PIECE]        = { "Appendix C.10", "Appendix C.10" },
    [LAW_PROMOTION_WRITTEN]  = { "Appendix C.11", "Appendix C.11" },
    [LAW_CHESS960]           = { "Guidelines II.3.2", "Guidelines II.3.2" }
};

static const laws of_reason[ECART_REASONS] = {
    [ECART_LEGAL]              = 0,
    [ECART_BAD_NOTATION]       = LAW(RECORDING) | LAW(NOTATION),
    [ECART_IMPOSSIBLE_CELL]    = LAW(RECORDING) | LAW(FILES) | LAW(RANKS) | LAW(SQUARES),
    [ECART_AMBIGUOUS]          = LAW(RECORDING) | LAW(WHICH_PIECE),
    [ECART_NO_SUCH_PIECE]      = LAW(RECORDING) | LAW(NOTATION),
    [ECART_SAME_CELL]          = LAW(NO_MOVE),
    [ECART_NOTHING_THERE]      = LAW(RECORDING) | LAW(NOTATION),
    [ECART_NOT_YOUR_PIECE]     = LAW(TURN) | LAW(HAS_THE_MOVE),
    [ECART_KING_SHAPE]         = LAW(KING),
    [ECART_QUEEN_SHAPE]        = LAW(QUEEN),
    [ECART_ROOK_SHAPE]         = LAW(ROOK),
    [ECART_BISHOP_SHAPE]       = LAW(BISHOP),
    [ECART_KNIGHT_SHAPE]       = LAW(KNIGHT),
    [ECART_PAWN_SHAPE]         = LAW(PAWN_STEP) | LAW(PAWN_TWO) | LAW(PAWN_CAPTURE),
    [ECART_PAWN_BACKWARD]      = LAW(PAWN_STEP) | LAW(PAWN_CAPTURE),
    [ECART_PAWN_SIDEWAYS]      = LAW(PAWN_STEP) | LAW(PAWN_CAPTURE),
    [ECART_PAWN_DOUBLE_NOT_FROM_START] = LAW(PAWN_TWO),
    [ECART_CASTLE_NO_ROOK]     = LAW(CASTLING),
    [ECART_CASTLE_NO_RIGHT]    = LAW(CASTLING_LOST),
    [ECART_CASTLE_PATH_BLOCKED] = LAW(CASTLING_NOW),
    [ECART_CASTLE_IN_CHECK]    = LAW(CASTLING_NOW) | LAW(CHECK),
    [ECART_CASTLE_THROUGH_CHECK] = LAW(CASTLING_NOW),
    [ECART_CASTLE_INTO_CHECK]  = LAW(CASTLING_NOW),
    [ECART_OWN_PIECE]          = LAW(OWN_PIECE),
    [ECART_PATH_BLOCKED]       = LAW(NO_JUMP),
    [ECART_PAWN_PUSH_BLOCKED]  = LAW(PAWN_STEP) | LAW(PAWN_CAPTURE),
    [ECART_PAWN_CAPTURE_EMPTY] = LAW(PAWN_CAPTURE),
    [ECART_EN_PASSANT_UNAVAILABLE] = LAW(EN_PASSANT) | LAW(EN_PASSANT_WHEN),
    [ECART_KING_CAPTURE]       = LAW(NO_KING_CAPTURE),
    [ECART_PROMOTION_INVALID]  = LAW(PROMOTION),
    [ECART_PROMOTION_NOT_ALLOWED] = LAW(PROMOTION),
    [ECART_KINGS_TOUCH]        = LAW(NO_CHECK),
    [ECART_KING_CAPTURES_GUARDED] = LAW(NO_CHECK),
    [ECART_KING_STAYS_ON_LINE] = LAW(NO_CHECK),
    [ECART_KING_INTO_ATTACK]   = LAW(NO_CHECK),
    [ECART_DOUBLE_CHECK]       = LAW(NO_CHECK),
    [ECART_LEAVES_IN_CHECK]    = LAW(NO_CHECK),
    [ECART_PINNED]             = LAW(NO_CHECK),
    [ECART_EN_PASSANT_EXPOSES_KING] = LAW(NO_CHECK),
    [ECART_PROMOTION_NEEDED]   = LAW(PROMOTION) | LAW(PROMOTION_CHOICE) | LAW(PROMOTION_EFFECT) |
                                   LAW(PROMOTION_WRITTEN)
};

static const laws of_standing[ECART_STANDINGS] = {
    [ECART_CHECKMATE]            = LAW(AIM) | LAW(MATE),
    [ECART_STALEMATE]            = LAW(STALEMATE),
    [ECART_DEAD_POSITION]        = LAW(DEAD),
    [ECART_FIVEFOLD]             = LAW(FIVEFOLD) | LAW(SAME_POSITION),
    [ECART_SEVENTY_FIVE_MOVE]    = LAW(SEVENTY_FIVE),
    [ECART_THREEFOLD_CLAIMABLE]  = LAW(THREEFOLD_ANNOUNCED) | LAW(THREEFOLD) |
                                   LAW(SAME_POSITION) | LAW(CLAIM_LOST) | LAW(CLAIM),
    [ECART_FIFTY_MOVE_CLAIMABLE] = LAW(FIFTY_ANNOUNCED) | LAW(FIFTY) | LAW(CLAIM_LOST) |
                                   LAW(CLAIM),
    [ECART_IN_PLAY]              = 0
};

static const laws of_kind[ECART_KINDS] = {
    [ECART_KING]   = LAW(KING),
    [ECART_QUEEN]  = LAW(QUEEN) | LAW(NO_JUMP),
    [ECART_ROOK]   = LAW(ROOK) | LAW(NO_JUMP),
    [ECART_BISHOP] = LAW(BISHOP) | LAW(NO_JUMP),
    [ECART_KNIGHT] = LAW(KNIGHT),
    [ECART_PAWN]   = LAW(PAWN_STEP)
};

const char *ecart_law_number(ecart_edition edition, int law)
{
    return numbers[law][edition];
}

/* A pawn's way of two squares has an article of its own. */
laws ecart_laws_of_reason(ecart_reason reason, ecart_kind kind)
{
    return reason == ECART_PATH_BLOCKED && kind == ECART_PAWN ? LAW(PAWN_TWO)
                                                              : of_reason[reason];
}

laws ecart_laws_of_standing(ecart_standing standing)
{
    return of_standing[standing];
}

/* The laws that tell how a game stands, and those for a move that is announced. */
static const laws as_it_stands = LAW(MATE) | LAW(STALEMATE) | LAW(DEAD) | LAW(FIVEFOLD) |
                                 LAW(SEVENTY_FIVE) | LAW(THREEFOLD) | LAW(FIFTY);
static const laws by_announcing = LAW(THREEFOLD_ANNOUNCED) | LAW(FIFTY_ANNOUNCED);

const char *ecart_standing_article(ecart_edition edition, ecart_standing standing,
                                   bool announced)
{
    laws decide = announced ? by_announcing : as_it_stands;
    int  law    = 0;

    if (edition >= ECART_EDITIONS || standing >= ECART_STANDINGS)
        return NULL;
    decide &= of_standing[standing];
    if (decide == 0)
        return NULL;
    while (!(decide >> law & 1))
        law++;
    return numbers[law][edition];
}

/* The law for the step of a piece of a kind. */
static laws law_of_step(ecart_kind kind, int nature)
{
    if (nature & ECART_IS_CASTLE)
        return LAW(CASTLING);
    if (nature & ECART_IS_EN_PASSANT)
        return LAW(EN_PASSANT) | LAW(EN_PASSANT_WHEN);
    if (nature & ECART_IS_DOUBLE_STEP)
        return LAW(PAWN_TWO);
    if (kind == ECART_PAWN && nature & ECART_IS_CAPTURE)
        return LAW(PAWN_CAPTURE) | LAW(CAPTURE);
    return of_kind[kind] | (nature & ECART_IS_CAPTURE ? LAW(CAPTURE) : 0);
}

laws ecart_laws_of_legal(ecart_kind kind, int nature)
{
    laws all = law_of_step(kind, nature) | LAW(LEGAL);

    if (nature & ECART_IS_PROMOTION)
        all |= LAW(PROMOTION) | LAW(PROMOTION_CHOICE) | LAW(PROMOTION_EFFECT);
    if (nature & ECART_IS_CHECK)
        all |= LAW(CHECK);
    return nature & ECART_IS_MATE ? all | LAW(MATE) : all;
}
