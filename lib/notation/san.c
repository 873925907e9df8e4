/* SPDX-License-Identifier: MIT */
/* san.c -- reads a move in SAN, and says what it means in a position */

#include <ecart/iccf.h>
#include <ecart/legal.h>
#include <ecart/uci.h>

#include "notation/forgiven.h"
#include "notation/san_parse.h"
#include "notation/san_write.h"
#include "rules/candidates.h"
#include "rules/play.h"

static ecart_verdict refused(ecart_reason reason, ecart_cells evidence)
{
    return (ecart_verdict){ .reason = reason, .others = evidence };
}

/* The pieces that the text may mean: of its kind, and from where it says.  If it says
 * nothing, a pawn comes from the file of its target. */
static ecart_cells fitting(const ecart_position *position, const san_parts *parts)
{
    ecart_cells fit  = own(position) & position->of_kind[parts->kind];
    int         file = parts->file;

    if (parts->kind == ECART_PAWN && file == 0 && parts->rank == 0 && !parts->capture)
        file = ecart_cell_column(parts->to);
    return fit & san_file_and_rank(file, parts->rank);
}

/* Whether the text says more of the origin than is needed, among the pieces of
 * its kind that may go there. */
static bool is_overspecified(const san_parts *parts, ecart_cells able, ecart_move move)
{
    if ((parts->file == 0 && parts->rank == 0) ||
        ecart_forgiven_set_has(parts->forgiven, ECART_UCI_FORM) ||
        ecart_forgiven_set_has(parts->forgiven, ECART_LONG_FORM))
        return false;

    origin needed = san_origin(parts->kind, able, move);
    return (parts->file != 0 && !needed.file) || (parts->rank != 0 && !needed.rank);
}

/* What was forgiven, with what can only be told when the move is known. */
static ecart_forgiven_set forgiven_of(const san_parts *parts, ecart_cells able,
                                      const ecart_verdict *verdict)
{
    int                nature   = verdict->nature;
    ecart_forgiven_set forgiven = parts->forgiven | san_forgiven_check(parts->check, nature);

    if (parts->castle)
        return forgiven;
    if (nature & ECART_IS_CASTLE)
        return forgiven | ecart_forgiven_set_of(ECART_CASTLE_AS_KING_MOVE);
    if (!ecart_forgiven_set_has(parts->forgiven, ECART_UCI_FORM))
        forgiven |= forgiven_if(!parts->capture && (nature & ECART_IS_CAPTURE),
                          ECART_MISSING_CAPTURE);
    return forgiven |
           forgiven_if(parts->capture && !(nature & ECART_IS_CAPTURE), ECART_SPURIOUS_CAPTURE) |
           forgiven_if(is_overspecified(parts, able, verdict->move), ECART_OVERSPECIFIED);
}

/* The verdict on the piece that is meant.  If several pieces may go there, the first
 * tells whether a promotion is missing or wrong, because that is the same for all.
 * A king that is not a candidate may still castle. */
static ecart_verdict check_piece(const ecart_position *position, const san_parts *parts,
                                 ecart_cells able)
{
    ecart_cells   fit   = fitting(position, parts), meant = able & fit;
    ecart_cell    from  = ecart_cells_next(meant ? meant : fit, 0);
    ecart_verdict verdict =
        ecart_move_check(position, ecart_move_make(from, parts->to, parts->promotion));
    bool          goes  = meant != 0 && !ecart_verdict_is_refusal(&verdict);

    if (goes && has_two(meant))
        verdict = refused(ECART_AMBIGUOUS, meant);
    if (!goes && ecart_cells_count(fit) != 1)
        verdict = refused(ECART_NO_SUCH_PIECE, fit);
    return verdict;
}

ecart_notation ecart_san_read(const ecart_position *position, const char *text,
                              size_t length)
{
    ecart_notation answer = { .offset = 0 };
    ecart_cells    able = 0;
    san_parts      parts;
    size_t         offset;
    ecart_reason   reason = san_parse(text, length, &parts, &offset);

    if (reason != ECART_LEGAL)
        return (ecart_notation){ .verdict = refused(reason, 0), .offset = offset };
    if (parts.castle) {
        answer.verdict = ecart_castle_check(position, parts.wing);
    } else {
        able = ecart_candidates(position, parts.kind, index_of(parts.to));
        answer.verdict = check_piece(position, &parts, able);
    }
    answer.verdict.move = ecart_move_canonical(position, answer.verdict.move);
    if (!ecart_verdict_is_refusal(&answer.verdict))
        answer.forgiven = forgiven_of(&parts, able, &answer.verdict);
    return answer;
}

ecart_notation ecart_san_play(ecart_position *position, const char *text, size_t length)
{
    ecart_notation answer = ecart_san_read(position, text, length);

    if (ecart_verdict_is_legal(&answer.verdict))
        ecart_play_legal(position, answer.verdict.move);
    return answer;
}

ecart_notation ecart_san_read_strict(const ecart_position *position, const char *text,
                                     size_t length)
{
    ecart_notation answer = ecart_san_read(position, text, length);

    if (answer.forgiven != 0)
        answer.verdict = (ecart_verdict){ .reason = ECART_BAD_NOTATION };
    return answer;
}

/* Two cells, and perhaps a letter.  No move in SAN looks like that. */
static bool looks_like_uci(const char *text, size_t length)
{
    if (length < 4 || length > 5)
        return false;
    for (size_t i = 0; i < 4; i++) {
        char first = i % 2 ? '0' : 'a', last = i % 2 ? '9' : 'z';

        if (text[i] < first || text[i] > last)
            return false;
    }
    return length == 4 || (text[4] >= 'a' && text[4] <= 'z');
}

/* Digits only.  No move in SAN looks like that either. */
static bool looks_like_iccf(const char *text, size_t length)
{
    for (size_t i = 0; i < length; i++) {
        if (text[i] < '0' || text[i] > '9')
            return false;
    }
    return length > 0;
}

ecart_notation ecart_notation_read(const ecart_position *position,
                                   const char *text, size_t length)
{
    ecart_move   move;
    size_t       offset;
    ecart_reason reason;

    if (looks_like_uci(text, length))
        reason = ecart_uci_read(text, length, &move, &offset);
    else if (looks_like_iccf(text, length))
        reason = ecart_iccf_read(text, length, &move, &offset);
    else
        return ecart_san_read(position, text, length);

    if (reason != ECART_LEGAL)
        return (ecart_notation){ .verdict = refused(reason, 0), .offset = offset };

    ecart_notation answer = { .verdict = ecart_move_check(position, move) };
    answer.verdict.move = ecart_move_canonical(position, move);
    return answer;
}
