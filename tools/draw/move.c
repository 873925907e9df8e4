/* SPDX-License-Identifier: MIT */
/* move.c -- draws a move, and why it is refused */

#include "draw/draw.h"

#include "cli/operand.h"

/* Legends for the evidence of each reason, in the order of reason.h: for the
 * first cell and for the others.  "" means no light, NULL the legend of the
 * first.  The flag asks for arrows from the others to the first. */
static const struct {
    const char *first, *others;
    bool        lines;
} evidence[ECART_REASONS] = {
    [ECART_LEGAL]                 = { "", "", false },
    [ECART_BAD_NOTATION]          = { "", "", false },
    [ECART_IMPOSSIBLE_CELL]       = { "", "", false },
    [ECART_AMBIGUOUS]             = { "can go there", NULL, false },
    [ECART_NO_SUCH_PIECE]         = { "cannot go there", NULL, false },
    [ECART_SAME_CELL]             = { "", "", false },

    [ECART_NOTHING_THERE]         = { "empty", "", false },
    [ECART_NOT_YOUR_PIECE]        = { "of the other side", "", false },

    [ECART_KING_SHAPE]            = { "", "no king goes there so", false },
    [ECART_QUEEN_SHAPE]           = { "", "no queen goes there so", false },
    [ECART_ROOK_SHAPE]            = { "", "no rook goes there so", false },
    [ECART_BISHOP_SHAPE]          = { "", "no bishop goes there so", false },
    [ECART_KNIGHT_SHAPE]          = { "", "no knight goes there so", false },
    [ECART_PAWN_SHAPE]            = { "", "no pawn goes there so", false },
    [ECART_PAWN_BACKWARD]         = { "", "backwards", false },
    [ECART_PAWN_SIDEWAYS]         = { "", "sideways", false },
    [ECART_PAWN_DOUBLE_NOT_FROM_START] = { "", "two cells away", false },

    [ECART_CASTLE_NO_ROOK]        = { "no rook of its own", "", false },
    [ECART_CASTLE_NO_RIGHT]       = { "may not castle any more", "", false },
    [ECART_CASTLE_PATH_BLOCKED]   = { "in the way", NULL, false },
    [ECART_CASTLE_IN_CHECK]       = { "in check", "gives check", true },
    [ECART_CASTLE_THROUGH_CHECK]  = { "attacked on the way", "attacks it", true },
    [ECART_CASTLE_INTO_CHECK]     = { "attacked", "attacks it", true },

    [ECART_OWN_PIECE]             = { "of the same side", "", false },
    [ECART_PATH_BLOCKED]          = { "in the way", "", false },
    [ECART_PAWN_PUSH_BLOCKED]     = { "in the way", "", false },
    [ECART_PAWN_CAPTURE_EMPTY]    = { "nothing to take", "", false },
    [ECART_EN_PASSANT_UNAVAILABLE] = { "nothing to take", "too late to take it", false },
    [ECART_KING_CAPTURE]          = { "a king is never taken", "", false },

    [ECART_PROMOTION_INVALID]     = { "no pawn becomes that", "", false },
    [ECART_PROMOTION_NOT_ALLOWED] = { "nothing becomes anything here", "", false },

    [ECART_KINGS_TOUCH]           = { "the other king", "", false },
    [ECART_KING_CAPTURES_GUARDED] = { "guarded", "guards it", true },
    [ECART_KING_STAYS_ON_LINE]    = { "still attacked", "attacks it", true },
    [ECART_KING_INTO_ATTACK]      = { "attacked", "attacks it", true },
    [ECART_DOUBLE_CHECK]          = { "in check twice", "gives check", true },
    [ECART_LEAVES_IN_CHECK]       = { "still in check", "gives check", true },
    [ECART_PINNED]                = { "shielded from check", "would give check", true },
    [ECART_EN_PASSANT_EXPOSES_KING] = { "shielded from check", "would give check", true },

    [ECART_PROMOTION_NEEDED]      = { "must become something", "", false }
};

/* Lights cells of the evidence that have a legend. */
static void show(struct drawing *drawing, ecart_cells cells, enum light light,
                 const char *meaning)
{
    if (*meaning)
        drawing_show(drawing, cells, light, meaning);
}

static void put_evidence(struct drawing *drawing, const ecart_verdict *verdict)
{
    const char *first = evidence[verdict->reason].first;
    const char *other = evidence[verdict->reason].others;
    ecart_cells others = verdict->others;

    if (!other)
        show(drawing, ecart_cells_add(others, verdict->first), LIGHT_BAD, first);
    else if (others || !ecart_verdict_is_refusal(verdict))
        show(drawing, ecart_cells_of(verdict->first), LIGHT_WAY, first);
    else
        show(drawing, ecart_cells_of(verdict->first), LIGHT_BAD, first);
    if (other)
        show(drawing, others, LIGHT_BAD, other);

    for (ecart_cell c = ecart_cells_next(others, 0); c; c = ecart_cells_next(others, c)) {
        if (evidence[verdict->reason].lines)
            drawing_arrow(drawing, c, verdict->first, ARROW_ATTACK, false);
    }
}

/* Draws the arrows of castling: it moves two pieces, and can be written in two
 * ways. */
static void put_castling(struct drawing *drawing, const ecart_position *position,
                         const ecart_verdict *verdict)
{
    bool       is_short = (verdict->nature & ECART_IS_CASTLE_SHORT) != 0;
    ecart_cell king     = position->king[position->side];
    int        row      = ecart_cell_row(king);
    ecart_cell rook     = ECART_NO_CELL, goals[2];

    for (ecart_cell c = ecart_cells_next(position->castling, 0); c;
         c = ecart_cells_next(position->castling, c)) {
        if (ecart_cell_row(c) == row && (c > king) == is_short)
            rook = c;
    }
    goals[0] = ecart_cell_make(is_short ? 7 : 3, row);
    goals[1] = ecart_cell_make(is_short ? 6 : 4, row);
    if (king != goals[0])
        drawing_arrow(drawing, king, goals[0], ARROW_GO, true);
    if (rook != goals[1])
        drawing_arrow(drawing, rook, goals[1], ARROW_GO, true);
    drawing_light(drawing, ecart_cells_of(king) | ecart_cells_of(rook), LIGHT_HERE);
    drawing_light(drawing, ecart_cells_of(goals[0]) | ecart_cells_of(goals[1]),
                  LIGHT_GOOD);
}

static void put_arrows(struct drawing *drawing, const ecart_position *position,
                       const ecart_verdict *verdict)
{
    ecart_move move   = verdict->move;
    bool       refuse = ecart_verdict_is_refusal(verdict);

    if (verdict->nature & ECART_IS_CASTLE) {
        put_castling(drawing, position, verdict);
        return;
    }
    drawing_light(drawing, ecart_cells_of(move.from), LIGHT_HERE);
    if (ecart_cell_exists(move.from) && ecart_cell_exists(move.to) &&
        move.from != move.to)
        drawing_arrow(drawing, move.from, move.to, refuse ? ARROW_GHOST : ARROW_GO,
                      verdict->reason == ECART_KING_STAYS_ON_LINE);
    if (ecart_verdict_is_legal(verdict))
        drawing_light(drawing, ecart_cells_of(move.to), LIGHT_GOOD);
    if (verdict->nature & ECART_IS_EN_PASSANT)
        drawing_show(drawing,
                     ecart_cells_of(ecart_cell_make(ecart_cell_column(move.to),
                                                    ecart_cell_row(move.from))),
                     LIGHT_WAY, "taken");
}

static void say_verdict(struct drawing *drawing, const ecart_position *position,
                        const ecart_verdict *verdict)
{
    char sentence[ECART_EXPLAIN_SIZE], hint[ECART_EXPLAIN_SIZE], uci[ECART_UCI_SIZE];

    ecart_explain(position, verdict, sentence, sizeof sentence);
    ecart_explain_hint(NULL, position, verdict, hint, sizeof hint);
    say(drawing->caption, sizeof drawing->caption, "%s%s%s", sentence,
        *hint ? "\n" : "", hint);

    ecart_uci_write(verdict->move, uci, sizeof uci);
    say(drawing->title, TITLE_SIZE, "%s: %s",
        ecart_cell_exists(verdict->move.from) ? uci : "A move",
        ecart_verdict_is_legal(verdict) ? "legal"
                                        : ecart_reason_name(verdict->reason));
}

/* Adds the other rules that the move breaks: the picture does not show them. */
static void say_also(char *text, size_t size, ecart_reason_set also)
{
    const char *before = " It also breaks: ";

    for (int rank = 0; rank < ECART_REASONS; rank++) {
        ecart_reason r = ecart_reason_at_rank(rank);

        if (!ecart_reason_set_has(also, r))
            continue;
        say(text, size, "%s%s", before, ecart_reason_name(r));
        before = ", ";
    }
    if (also)
        say(text, size, ".");
}

static void put_verdict(struct drawing *drawing, const ecart_position *position,
                        const ecart_verdict *verdict)
{
    drawing_put_board(drawing, &position->board);
    drawing->to_move = position->side;
    put_arrows(drawing, position, verdict);
    put_evidence(drawing, verdict);
    say_verdict(drawing, position, verdict);
    say(drawing->desc, TEXT_SIZE, "%s", drawing->caption);
    say_also(drawing->desc, TEXT_SIZE, verdict->also);
    drawing_describe_board(drawing, &position->board);
}

bool draw_move(struct drawing *drawing, const struct picture_options *options, char ***next)
{
    ecart_position position;
    ecart_notation notation;

    if (!position_option_read(&options->start, &position))
        return false;
    for (;;) {
        if (!operand_move(next, &position, &notation))
            return false;
        if (!**next || !ecart_verdict_is_legal(&notation.verdict))
            break;
        ecart_position_play(&position, notation.verdict.move);
    }
    put_verdict(drawing, &position, &notation.verdict);
    return true;
}
