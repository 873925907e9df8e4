/* SPDX-License-Identifier: MIT */
/* laws.c -- the FIDE Laws of Chess: their articles, and a sentence for each
 * rule */

#include "explain/laws.h"

enum law {
    LAW_NONE,
    LAW_TURN,
    LAW_NO_KING_CAPTURE,
    LAW_OWN_PIECE,
    LAW_ATTACK,
    LAW_BISHOP,
    LAW_ROOK,
    LAW_QUEEN,
    LAW_NO_JUMP,
    LAW_KNIGHT,
    LAW_PAWN_STEP,
    LAW_PAWN_TWO,
    LAW_PAWN_CAPTURE,
    LAW_EN_PASSANT,
    LAW_PROMOTION,
    LAW_KING,
    LAW_CASTLING,
    LAW_CASTLING_LOST,
    LAW_CASTLING_NOW,
    LAW_CHECK,
    LAW_NO_CHECK,
    LAW_LEGAL,
    LAW_ILLEGAL,
    LAW_MATE,
    LAW_STALEMATE,
    LAW_DEAD,
    LAW_COMPLETED,
    LAW_PENALTY,
    LAW_THREEFOLD,
    LAW_FIFTY,
    LAW_FIVEFOLD,
    LAW_SEVENTY_FIVE,
    LAW_NOTATION,
    LAW_CHESS960,
    LAWS
};

static const struct {
    const char *number[EDITIONS];
    const char *says;
} laws[LAWS] = {
    [LAW_TURN]            = { { "1.2", "1.2" }, "The players move in turn, White first." },
    [LAW_NO_KING_CAPTURE] = { { "1.4.1", "1.4.1" },
        "A king is mated, never taken; and nobody may put the king of one's own under attack"
        " or leave it there." },
    [LAW_OWN_PIECE]       = { { "3.1", "3.1" },
        "No piece goes onto a cell that a piece of its own colour holds." },
    [LAW_ATTACK]          = { { "3.1.3", "3.1.3" },
        "A piece attacks a cell even when it may not go there because the king of its"
        " side would then be attacked." },
    [LAW_BISHOP]          = { { "3.2", "3.2" }, "The bishop goes along the diagonals." },
    [LAW_ROOK]            = { { "3.3", "3.3" }, "The rook goes along its column or its row." },
    [LAW_QUEEN]           = { { "3.4", "3.4" },
        "The queen goes along its column, its row or its diagonals." },
    [LAW_NO_JUMP]         = { { "3.5", "3.5" },
        "Bishop, rook and queen do not pass over a piece." },
    [LAW_KNIGHT]          = { { "3.6", "3.6" },
        "The knight goes to the nearest cells that are not on its row, column or diagonals." },
    [LAW_PAWN_STEP]       = { { "3.7.1", "3.7.1" },
        "A pawn goes one cell straight ahead, if that is empty." },
    [LAW_PAWN_TWO]        = { { "3.7.2", "3.7.2" },
        "On its first move a pawn may go two cells, if both are empty." },
    [LAW_PAWN_CAPTURE]    = { { "3.7.3", "3.7.3" },
        "A pawn captures one cell diagonally ahead." },
    [LAW_EN_PASSANT]      = { { "3.7", "3.7" },
        "A pawn that has just gone two cells may be taken by a pawn beside it as if it had"
        " gone one, and in the very next move only." },
    [LAW_PROMOTION]       = { { "3.7", "3.7" },
        "A pawn that reaches the last row becomes, in the same move, a queen, a rook, a"
        " bishop or a knight of its colour." },
    [LAW_KING]            = { { "3.8.1", "3.8.1" }, "The king goes to a cell beside its own." },
    [LAW_CASTLING]        = { { "3.8.2", "3.8.2" },
        "To castle, the king goes two cells towards a rook on its own row, and that rook"
        " onto the cell that the king has crossed." },
    [LAW_CASTLING_LOST]   = { { "3.8.2.1", "3.8.2.1" },
        "The right to castle is lost once the king has moved, or with a rook once that rook"
        " has moved." },
    [LAW_CASTLING_NOW]    = { { "3.8.2.2", "3.8.2.2" },
        "Castling must wait while a piece stands between king and rook, or while the king's"
        " cell, the one it crosses or the one it goes to is attacked." },
    [LAW_CHECK]           = { { "3.9.1", "3.9.1" },
        "A king is in check when an enemy piece attacks it, even one that could not move"
        " there without exposing its own king." },
    [LAW_NO_CHECK]        = { { "3.9.2", "3.9.2" },
        "No move may expose the king of its own side to check or leave it in check." },
    [LAW_LEGAL]           = { { "3.10.1", "3.10.1" },
        "A move is legal when it meets all that Articles 3.1 to 3.9 ask of it." },
    [LAW_ILLEGAL]         = { { "3.10.2", "3.10.2" },
        "A move is illegal when it fails any of what Articles 3.1 to 3.9 ask." },
    [LAW_MATE]            = { { "5.1.1", "5.1.1" },
        "Who has mated by a legal move has won, and the game ends at once." },
    [LAW_STALEMATE]       = { { "5.2.1", "5.2.1" },
        "The game is drawn when the player to move has no legal move and is not in check." },
    [LAW_DEAD]            = { { "5.2.2", "5.2.2" },
        "The game is drawn when neither player can ever mate by any series of legal moves." },
    [LAW_COMPLETED]       = { { "7.5.1", "7.5.1" },
        "An illegal move is completed when the clock is pressed; the position before it is"
        " set up again." },
    [LAW_PENALTY]         = { { "7.5.5", "7.5.5" },
        "In standard play the first one gives the opponent two minutes more; the second one"
        " loses, or draws if the opponent cannot mate by any series of legal moves." },
    [LAW_THREEFOLD]       = { { "9.2", "9.2" },
        "The player to move may claim a draw when the same position stands, or is about to"
        " stand, for the third time or more." },
    [LAW_FIFTY]           = { { "9.3", "9.3" },
        "The player to move may claim a draw when the last 50 moves of each side had no"
        " capture and no pawn's move." },
    [LAW_FIVEFOLD]        = { { "9.6.1", "9.6.1" },
        "The game is drawn when the same position has stood five times." },
    [LAW_SEVENTY_FIVE]    = { { "9.6.2", "9.6.2" },
        "The game is drawn after 75 moves of each side without a capture or a pawn's move;"
        " but mate with the last of them stands." },
    [LAW_NOTATION]        = { { "Appendix C", "Appendix C" },
        "Where two pieces of a kind can go to the same cell, the move also names the column"
        " or the row that it starts from." },
    [LAW_CHESS960]        = { { "Guidelines, Chess960", "Guidelines, Chess960" },
        "In Chess960 king and rook end where they do in the usual game, on columns g and f or"
        " c and d, wherever they start." }
};

static const char *const years[EDITIONS] = {
    [EDITION_2018] = "2018",
    [EDITION_2023] = "2023"
};

/* The laws that a move breaks if it is refused for a reason. */
static const uint8_t of_reason[ECART_REASONS][ARTICLES] = {
    [ECART_LEGAL]              = { LAW_NONE },
    [ECART_BAD_NOTATION]       = { LAW_NONE },
    [ECART_IMPOSSIBLE_CELL]    = { LAW_NONE },
    [ECART_AMBIGUOUS]          = { LAW_NOTATION },
    [ECART_NO_SUCH_PIECE]      = { LAW_ILLEGAL },
    [ECART_SAME_CELL]          = { LAW_ILLEGAL },
    [ECART_NOTHING_THERE]      = { LAW_ILLEGAL },
    [ECART_NOT_YOUR_PIECE]     = { LAW_TURN },
    [ECART_KING_SHAPE]         = { LAW_KING, LAW_CASTLING },
    [ECART_QUEEN_SHAPE]        = { LAW_QUEEN },
    [ECART_ROOK_SHAPE]         = { LAW_ROOK },
    [ECART_BISHOP_SHAPE]       = { LAW_BISHOP },
    [ECART_KNIGHT_SHAPE]       = { LAW_KNIGHT },
    [ECART_PAWN_SHAPE]         = { LAW_PAWN_STEP, LAW_PAWN_TWO, LAW_PAWN_CAPTURE },
    [ECART_PAWN_BACKWARD]      = { LAW_PAWN_STEP, LAW_PAWN_CAPTURE },
    [ECART_PAWN_SIDEWAYS]      = { LAW_PAWN_STEP },
    [ECART_PAWN_DOUBLE_NOT_FROM_START] = { LAW_PAWN_TWO },
    [ECART_CASTLE_NO_ROOK]     = { LAW_CASTLING },
    [ECART_CASTLE_NO_RIGHT]    = { LAW_CASTLING_LOST },
    [ECART_CASTLE_PATH_BLOCKED] = { LAW_CASTLING_NOW },
    [ECART_CASTLE_IN_CHECK]    = { LAW_CASTLING_NOW, LAW_CHECK },
    [ECART_CASTLE_THROUGH_CHECK] = { LAW_CASTLING_NOW, LAW_ATTACK },
    [ECART_CASTLE_INTO_CHECK]  = { LAW_CASTLING_NOW, LAW_ATTACK },
    [ECART_OWN_PIECE]          = { LAW_OWN_PIECE },
    [ECART_PATH_BLOCKED]       = { LAW_NO_JUMP },
    [ECART_PAWN_PUSH_BLOCKED]  = { LAW_PAWN_STEP },
    [ECART_PAWN_CAPTURE_EMPTY] = { LAW_PAWN_CAPTURE },
    [ECART_EN_PASSANT_UNAVAILABLE] = { LAW_EN_PASSANT },
    [ECART_KING_CAPTURE]       = { LAW_NO_KING_CAPTURE },
    [ECART_PROMOTION_INVALID]  = { LAW_PROMOTION },
    [ECART_PROMOTION_NOT_ALLOWED] = { LAW_PROMOTION },
    [ECART_KINGS_TOUCH]        = { LAW_NO_CHECK, LAW_ATTACK },
    [ECART_KING_CAPTURES_GUARDED] = { LAW_NO_CHECK, LAW_ATTACK },
    [ECART_KING_STAYS_ON_LINE] = { LAW_NO_CHECK },
    [ECART_KING_INTO_ATTACK]   = { LAW_NO_CHECK, LAW_ATTACK },
    [ECART_DOUBLE_CHECK]       = { LAW_NO_CHECK },
    [ECART_LEAVES_IN_CHECK]    = { LAW_NO_CHECK },
    [ECART_PINNED]             = { LAW_NO_CHECK },
    [ECART_EN_PASSANT_EXPOSES_KING] = { LAW_NO_CHECK },
    [ECART_PROMOTION_NEEDED]   = { LAW_PROMOTION }
};

static const uint8_t of_standing[ECART_STANDINGS][ARTICLES] = {
    [ECART_CHECKMATE]            = { LAW_MATE, LAW_CHECK },
    [ECART_STALEMATE]            = { LAW_STALEMATE },
    [ECART_DEAD_POSITION]        = { LAW_DEAD },
    [ECART_FIVEFOLD]             = { LAW_FIVEFOLD },
    [ECART_SEVENTY_FIVE_MOVE]    = { LAW_SEVENTY_FIVE },
    [ECART_THREEFOLD_CLAIMABLE]  = { LAW_THREEFOLD },
    [ECART_FIFTY_MOVE_CLAIMABLE] = { LAW_FIFTY },
    [ECART_IN_PLAY]              = { LAW_NONE }
};

static const uint8_t of_kind[ECART_KINDS] = {
    [ECART_KING]   = LAW_KING,
    [ECART_QUEEN]  = LAW_QUEEN,
    [ECART_ROOK]   = LAW_ROOK,
    [ECART_BISHOP] = LAW_BISHOP,
    [ECART_KNIGHT] = LAW_KNIGHT,
    [ECART_PAWN]   = LAW_PAWN_STEP
};

const char *laws_year(enum edition edition)
{
    return years[edition];
}

static int cite(enum edition edition, const uint8_t *list, struct article *articles)
{
    int count = 0;

    for (; count < ARTICLES && list[count] != LAW_NONE; count++) {
        articles[count].number = laws[list[count]].number[edition];
        articles[count].says   = laws[list[count]].says;
    }
    return count;
}

/* For a blocked pawn, the article on its steps. */
int laws_of_reason(enum edition edition, ecart_reason reason, ecart_kind kind,
                   struct article articles[ARTICLES])
{
    static const uint8_t pawns_way[ARTICLES] = { LAW_PAWN_TWO };

    if (reason == ECART_PATH_BLOCKED && kind == ECART_PAWN)
        return cite(edition, pawns_way, articles);
    return cite(edition, of_reason[reason], articles);
}

int laws_of_standing(enum edition edition, ecart_standing standing,
                     struct article articles[ARTICLES])
{
    return cite(edition, of_standing[standing], articles);
}

/* The law for a legal move of a kind of piece. */
static enum law law_of_nature(int nature, ecart_kind kind)
{
    if (nature & ECART_IS_CASTLE)
        return LAW_CASTLING;
    if (nature & ECART_IS_EN_PASSANT)
        return LAW_EN_PASSANT;
    if (nature & ECART_IS_DOUBLE_STEP)
        return LAW_PAWN_TWO;
    if (kind == ECART_PAWN && nature & ECART_IS_CAPTURE)
        return LAW_PAWN_CAPTURE;
    return (enum law)of_kind[kind];
}

int laws_of_nature(enum edition edition, int nature, ecart_kind kind,
                   struct article articles[ARTICLES])
{
    uint8_t list[ARTICLES] = { (uint8_t)law_of_nature(nature, kind) };
    int     count = 1;

    if (nature & ECART_IS_PROMOTION)
        list[count++] = LAW_PROMOTION;
    list[count] = nature & ECART_IS_MATE ? LAW_MATE : LAW_LEGAL;
    return cite(edition, list, articles);
}

int laws_of_completion(enum edition edition, struct article articles[ARTICLES])
{
    static const uint8_t list[ARTICLES] = { LAW_COMPLETED, LAW_PENALTY };

    return cite(edition, list, articles);
}

int laws_of_chess960(enum edition edition, struct article articles[ARTICLES])
{
    static const uint8_t list[ARTICLES] = { LAW_CHESS960 };

    return cite(edition, list, articles);
}
