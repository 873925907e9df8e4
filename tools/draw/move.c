/* SPDX-License-Identifier: MIT */
/* move.c -- draws a move, and why it is refused */

#include "draw/draw.h"

#include "draw/legend_records.h"
#include "input/operand.h"
#include "input/pasted_moves.h"

/* Instead of a legend: the cells are not lit, or are lit like the first cell. */
enum { NO_LIGHT = -1, AS_FIRST = -2 };

#define LEGENDS(reason, first, others) [reason] = { first, others },

/* Legends for the evidence of each reason: for the first cell and for the others. */
static const struct {
    int first, others;
} evidence[ECART_REASONS] = { LEGEND_LIST(LEGENDS) };

/* Lights cells of the evidence that have a legend. */
static void show(struct drawing *drawing, ecart_cells cells, enum light light, int meaning)
{
    if (meaning != NO_LIGHT)
        drawing_show(drawing, cells, light, meaning);
}

static void put_evidence(struct drawing *drawing, const ecart_verdict *verdict)
{
    int         other  = evidence[verdict->reason].others;
    ecart_cells first  = ecart_cells_of(verdict->first), others = verdict->others;

    if (other == AS_FIRST) {
        first |= others;
        others = 0;
    }
    show(drawing, first, others || !ecart_verdict_is_refusal(verdict) ? LIGHT_WAY : LIGHT_BAD,
         evidence[verdict->reason].first);
    show(drawing, others, LIGHT_BAD, other);
}

/* A move keeps to its left where an arrow goes back; both of castling always do. */
static void put_arrow(struct drawing *drawing, const ecart_verdict *verdict, ecart_arrow arrow)
{
    bool castles = (verdict->nature & ECART_IS_CASTLE) != 0;
    bool refuse  = ecart_verdict_is_refusal(verdict);

    switch (arrow.role) {
    case ECART_ROLE_MOVER:
    case ECART_ROLE_ROOK:
    case ECART_ROLE_CANDIDATE:
        drawing_arrow(drawing, arrow.from, arrow.to, refuse ? ARROW_GHOST : ARROW_GO,
                      castles || verdict->reason == ECART_KING_STAYS_ON_LINE);
        break;
    default:
        drawing_arrow(drawing, arrow.from, arrow.to, ARROW_ATTACK, false);
    }
}

/* Lights the squares that king and rook leave, and those that they reach. */
static void light_castling(struct drawing *drawing, const ecart_position *position, ecart_move move)
{
    ecart_castling c = ecart_castling_of(position, move);

    drawing_light(drawing, ecart_cells_of(c.king) | ecart_cells_of(c.rook), LIGHT_HERE);
    drawing_light(drawing, ecart_cells_of(c.king_to) | ecart_cells_of(c.rook_to), LIGHT_GOOD);
}

static void put_arrows(struct drawing *drawing, const ecart_position *position,
                       const ecart_verdict *verdict)
{
    ecart_arrow arrows[ECART_ARROWS_LIMIT];
    ecart_move  move  = verdict->move;
    int         count = ecart_verdict_arrows(position, verdict, arrows);

    for (int i = 0; i < count; i++)
        put_arrow(drawing, verdict, arrows[i]);
    if (verdict->nature & ECART_IS_CASTLE) {
        light_castling(drawing, position, move);
        return;
    }
    drawing_light(drawing, ecart_cells_of(move.from), LIGHT_HERE);
    if (ecart_verdict_is_legal(verdict))
        drawing_light(drawing, ecart_cells_of(move.to), LIGHT_GOOD);
    if (verdict->nature & ECART_IS_EN_PASSANT)
        drawing_show(drawing,
                     ecart_cells_of(ecart_cell_make(ecart_cell_column(move.to),
                                                    ecart_cell_row(move.from))),
                     LIGHT_WAY, SAY_DRAW_CAPTURED);
}

/* Adds a sentence about the move to the caption, and on the next line what may be done instead. */
static void say_verdict(struct drawing *drawing, const struct judge_options *judge,
                        const ecart_position *position, const ecart_verdict *verdict,
                        const struct doubt *doubt)
{
    char sentence[ECART_EXPLAIN_SIZE], hint[ECART_EXPLAIN_SIZE];

    ecart_explain_in(drawing->language, position, verdict, sentence, sizeof sentence);
    ecart_explain_hint(drawing->language, position, verdict, hint, sizeof hint);
    reader_say(doubt, judge, position, program_text(""), sentence);
    if (doubt->kind == NOT_MEANT_SO)
        reader_ask(doubt, judge, position, hint);
    say(drawing->caption, sizeof drawing->caption, "%s%s%s", sentence, *hint ? "\n" : "", hint);
}

static void say_title(struct drawing *drawing, const ecart_position *position,
                      const ecart_verdict *verdict)
{
    char        brief[ECART_EXPLAIN_SIZE];
    struct name move = name_move(verdict->move);
    ecart_slots slots = { .board = NULL };

    ecart_explain_brief(drawing->language, position, verdict, brief, sizeof brief);
    slots.move    = program_text(move.text);
    slots.written = program_text(brief);
    drawing_title(drawing, ecart_verdict_is_legal(verdict)            ? SAY_DRAW_LEGAL_MOVE
                         : ecart_cell_exists(verdict->move.from)      ? SAY_DRAW_REFUSED_MOVE
                                                                      : SAY_DRAW_REFUSED_TEXT,
                  &slots);
}

/* Adds the other rules that the move breaks: the picture does not show them. */
static void describe_also(struct drawing *drawing, ecart_reason_set also)
{
    char        names[TITLE_SIZE] = "";
    ecart_slots slots = { .board = NULL };

    for (int rank = 0; rank < ECART_REASONS; rank++) {
        ecart_reason r = ecart_reason_at_rank(rank);

        if (ecart_reason_set_has(also, r))
            say(names, sizeof names, "%s%s", *names ? ", " : "", ecart_reason_name(r));
    }
    slots.written = program_text(names);
    if (also)
        drawing_describe(drawing, SAY_DRAW_ALSO, &slots);
}

static void put_verdict(struct drawing *drawing, const struct judge_options *judge,
                        const ecart_position *position, const ecart_verdict *verdict,
                        const struct doubt *doubt)
{
    drawing_put_board(drawing, &position->board);
    drawing->to_move = position->side;
    drawing->reason  = ecart_reason_name(verdict->reason);
    put_arrows(drawing, position, verdict);
    put_evidence(drawing, verdict);
    say_title(drawing, position, verdict);
    say_verdict(drawing, judge, position, verdict, doubt);
    drawing_describe_caption(drawing);
    describe_also(drawing, verdict->also);
    drawing_describe_board(drawing, &position->board);
}

/* Plays moves up to the last one, or to the first that is refused, and reads that one without
 * playing it. */
static bool read_last(char **moves, const struct judge_options *judge,
                      ecart_position *position, ecart_notation *notation, struct doubt *doubt)
{
    while (operand_move(&moves, judge, position, notation, doubt)) {
        if (!*moves || !ecart_verdict_is_legal(&notation->verdict))
            return true;
        ecart_position_play(position, notation->verdict.move);
    }
    return false;
}

bool draw_move(struct drawing *drawing, struct subject *subject)
{
    struct judge_options *judge = &subject->judge;
    static struct pasted  pasted;
    ecart_position *position = &pasted.game.position;
    ecart_notation  notation;
    struct doubt    doubt;

    if (!pasted_game(&pasted, subject->next, &subject->start, judge))
        return false;
    if (!read_last(pasted.moves, judge, position, &notation, &doubt))
        return false;
    put_verdict(drawing, judge, position, &notation.verdict, &doubt);
    return true;
}
