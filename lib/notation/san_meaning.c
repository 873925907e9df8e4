/* SPDX-License-Identifier: MIT */
/* san_meaning.c -- what the text of a move means in a position */

#include "notation/san_meaning.h"

#include "notation/san_write.h"
#include "rules/movegen.h"
#include "rules/play.h"

/* The pieces that a text may mean: of its kind, and from where it says.  If it gives neither
 * file nor rank of the from-cell, a pawn comes from the file of its target; a pawn that
 * captures, from any other file. */
static ecart_cells fitting(const ecart_position *position, const san_parts *parts)
{
    ecart_cells fit = own(position) & position->of_kind[parts->kind];
    ecart_cells its_file = san_file_and_rank(ecart_cell_column(parts->to), 0);

    if (parts->kind == ECART_PAWN && parts->file == 0 && parts->rank == 0)
        return fit & (parts->capture ? ~its_file : its_file);
    return fit & san_file_and_rank(parts->file, parts->rank);
}

/* Whether a text has a form in which people give the from-cell even without need. */
static bool is_a_form_of_its_own(const san_parts *parts)
{
    return (parts->forgiven & (ecart_forgiven_set_of(ECART_UCI_FORM) |
                               ecart_forgiven_set_of(ECART_LONG_FORM) |
                               ecart_forgiven_set_of(ECART_SPOKEN))) != 0;
}

/* Whether the text says more of the origin than is needed, among the pieces of
 * its kind that may go there. */
static bool is_overspecified(const san_parts *parts, ecart_cells able, ecart_move move)
{
    if ((parts->file == 0 && parts->rank == 0) || is_a_form_of_its_own(parts))
        return false;

    origin needed = ecart_san_origin(parts->kind, able, move);
    return (parts->file != 0 && !needed.file) || (parts->rank != 0 && !needed.rank);
}

ecart_forgiven_set ecart_san_forgiven_check(char sign, ecart_gives gives)
{
    static const char signs[] = { 0, '+', '#' };
    char              right   = signs[gives];

    return forgiven_if(sign != 0 && right == 0, ECART_SPURIOUS_CHECK) |
           forgiven_if(sign == 0 && right != 0, ECART_MISSING_CHECK) |
           forgiven_if(sign != 0 && right != 0 && sign != right, ECART_WRONG_CHECK);
}

/* What is forgiven: what the parser forgave, and what shows only when the move is known. */
static ecart_forgiven_set forgiven_of(const ecart_position *position, const san_parts *parts,
                                      ecart_cells able, const ecart_verdict *verdict)
{
    int                nature   = verdict->nature;
    bool               captures = (nature & ECART_IS_CAPTURE) != 0;
    ecart_forgiven_set forgiven = parts->forgiven |
        ecart_san_forgiven_check(parts->check, ecart_verdict_gives(position, verdict));

    if (parts->castle)
        return forgiven;
    forgiven |= forgiven_if(parts->capture && !captures, ECART_SPURIOUS_CAPTURE);
    if (nature & ECART_IS_CASTLE)
        return forgiven | forgiven_if(!parts->by_cell, ECART_CASTLE_AS_KING_MOVE);
    if (!ecart_forgiven_set_has(forgiven, ECART_UCI_FORM))
        forgiven |= forgiven_if(!parts->capture && captures, ECART_MISSING_CAPTURE);
    return forgiven |
           forgiven_if(is_overspecified(parts, able, verdict->move), ECART_OVERSPECIFIED);
}

/* One verdict on two moves that are refused for the same reason: what is true of both,
 * and the evidence of both. */
static ecart_verdict shared(const ecart_verdict *a, const ecart_verdict *b)
{
    ecart_cells   firsts = ecart_cells_of(a->first) | ecart_cells_of(b->first);
    ecart_verdict both   = *a;

    both.also  &= b->also;
    both.others = a->others | b->others;
    if (a->first != b->first) {
        both.first   = ECART_NO_CELL;
        both.others |= firsts;
    }
    both.alias     = 0;
    both.move.from = ECART_NO_CELL;
    return both;
}

/* The verdict on a text that fits several pieces, none of which may go.  It is about
 * those that come furthest, by groups of reasons. */
ECART_OUT_OF_LINE static ecart_verdict judge_candidates(const ecart_position *position,
                                                        const san_parts *parts, ecart_cells fit)
{
    ecart_verdict      all = { .reason = ECART_LEGAL };
    ecart_reason_group far = ECART_GROUP_NONE;
    int                from;

    FOR_EACH(from, fit) {
        ecart_move    move    = ecart_move_make(cell_at(from), parts->to, parts->promotion);
        ecart_verdict verdict = ecart_move_check(position, move);
        ecart_reason_group group = ecart_reason_group_of(verdict.reason);

        if (group > far)
            all = verdict;
        else if (group == far && verdict.reason == all.reason)
            all = shared(&all, &verdict);
        else if (group == far)
            all = san_refused(ECART_NO_CANDIDATE, fit);
        far = group > far ? group : far;
    }
    all.move.to    = parts->to;
    all.candidates = fit;
    return all;
}

/* The verdict on the piece that is meant.  If several pieces may go there, the first
 * shows whether a promotion is missing or wrong, because that is the same for all.
 * A king that is not a candidate may still castle. */
static ecart_verdict check_piece(const ecart_position *position, const san_parts *parts,
                                 ecart_cells able)
{
    ecart_cells   fit   = fitting(position, parts), meant = able & fit;
    ecart_cell    from  = meant != 0 ? cell_at(first_of(meant)) : first_cell(fit);
    ecart_verdict verdict =
        ecart_move_check(position, ecart_move_make(from, parts->to, parts->promotion));
    bool          goes  = meant != 0 && !ecart_verdict_is_refusal(&verdict);

    if (goes && has_two(meant)) {
        verdict = san_refused(ECART_AMBIGUOUS, meant);
        verdict.move.to = parts->to;
    }
    if (!goes && fit == 0)
        verdict = san_refused(ECART_NO_SUCH_PIECE, 0);
    if (!goes && has_two(fit))
        verdict = judge_candidates(position, parts, fit);
    return verdict;
}

/* The verdict on whatever stands on the from-cell.  For a piece other than a pawn two
 * cells are a form of their own, whatever stands between them. */
ECART_OUT_OF_LINE static ecart_verdict check_by_cell(const ecart_position *position,
                                                     san_parts *parts)
{
    ecart_cell from = ecart_cell_make(parts->file, parts->rank);

    parts->kind = ecart_piece_kind(position->board.at[from]);
    if (parts->kind != ECART_PAWN && !is_a_form_of_its_own(parts))
        parts->forgiven |= ecart_forgiven_set_of(ECART_LONG_FORM);
    return ecart_move_check(position, ecart_move_make(from, parts->to, parts->promotion));
}

/* The verdict on a text that says to castle, but not on which side.  If only one rook has the
 * right, that side is meant; if both have it and only one castling is legal, that one.  If both
 * are illegal for the same reason, the answer is the verdict on castling kingside. */
ECART_OUT_OF_LINE static ecart_verdict check_either_wing(const ecart_position *position)
{
    ecart_cells   rooks = own(position) & position->castling;
    ecart_verdict king  = ecart_castle_check(position, ECART_KINGSIDE);
    ecart_verdict queen = ecart_castle_check(position, ECART_QUEENSIDE);

    if (!has_two(rooks))
        return rooks != 0 && first_of(rooks) < own_king(position) ? queen : king;
    if (ecart_verdict_is_legal(&king) != ecart_verdict_is_legal(&queen))
        return ecart_verdict_is_legal(&king) ? king : queen;
    if (king.reason == queen.reason && !ecart_verdict_is_legal(&king))
        return king;
    return san_refused(ECART_AMBIGUOUS, rooks);
}

/* Keeps what the text says, for sentences about it.  A pawn that does not capture says
 * its file by its target. */
ECART_OUT_OF_LINE static void note_parts(ecart_notation *answer, const san_parts *parts)
{
    bool straight = parts->kind == ECART_PAWN && parts->rank == 0 && !parts->capture;
    int  file     = parts->file == 0 && straight ? ecart_cell_column(parts->to) : parts->file;

    answer->kind      = parts->kind;
    answer->origin    = (uint8_t)(10 * file + parts->rank);
    answer->to        = parts->to;
    answer->promotion = parts->promotion;
}

ecart_notation ecart_san_read_parts(const ecart_position *position, san_parts *parts)
{
    ecart_notation answer = { .offset = 0 };
    ecart_cells    able   = 0;

    if (parts->castle) {
        answer.verdict = parts->either_wing ? check_either_wing(position)
                                            : ecart_castle_check(position, parts->wing);
    } else if (parts->by_cell) {
        answer.verdict = check_by_cell(position, parts);
    } else {
        able = ecart_candidates(position, parts->kind, index_of(parts->to));
        answer.verdict = check_piece(position, parts, able);
    }
    if (parts->castle || parts->kind == ECART_KING)
        answer.verdict.move = ecart_move_canonical(position, answer.verdict.move);
    if (!ecart_verdict_is_refusal(&answer.verdict))
        answer.forgiven = forgiven_of(position, parts, able, &answer.verdict);
    else if (!parts->castle)
        note_parts(&answer, parts);
    else if (answer.verdict.reason == ECART_AMBIGUOUS)
        answer.kind = ECART_ROOK;
    return answer;
}
