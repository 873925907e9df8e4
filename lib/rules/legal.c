/* SPDX-License-Identifier: MIT */
/* legal.c -- the verdict on a move */

#include <ecart/legal.h>
#include <ecart/shape.h>

#include "rules/legal_calm.h"

/* What a verdict shows: small enough to be returned in registers. */
typedef struct evidence {
    ecart_cells others;
    ecart_cell  first;
    bool        alias;
} evidence;

static inline evidence cells(int first, ecart_cells others)
{
    return (evidence){ .first = cell_at(first), .others = others & ~bit(first) };
}

static evidence castling_evidence(const ecart_position *p, ecart_reason reason,
                                  int from, int to)
{
    castling c = castling_with(p, ecart_castling_rook(p, from, to));
    int      passed;

    switch (reason) {
    case ECART_CASTLE_NO_ROOK:
        return cells(c.rook, 0);
    case ECART_CASTLE_PATH_BLOCKED:
        return (evidence){ .others = castling_blockers(p, &c) };
    case ECART_CASTLE_THROUGH_CHECK:
        passed = ecart_castling_passed_attack(p, &c);
        return cells(passed, king_attackers(p, passed));
    case ECART_CASTLE_INTO_CHECK:
        return cells(c.king_goal, ecart_castling_attackers(p, &c));
    case ECART_CASTLE_IN_CHECK:
        return cells(from, p->checkers);
    default:        /* no right */
        return cells(from, 0);
    }
}

/* On whose line a king stays that steps back from its checker. */
static evidence followed(const ecart_position *p, int from, int to, ecart_cells attackers)
{
    int checker, follower = from;

    FOR_EACH(checker, p->checkers & attackers) {
        if (between(checker, to) & bit(from))
            follower = checker;
    }
    return cells(to, bit(follower));
}

static evidence king_safety_evidence(const ecart_position *p, ecart_reason reason,
                                     int from, int to)
{
    ecart_cells attackers = king_attackers(p, to);

    switch (reason) {
    case ECART_KINGS_TOUCH:
        return cells(first_of(attackers & p->of_kind[ECART_KING]), 0);
    case ECART_KING_STAYS_ON_LINE:
        return followed(p, from, to, attackers);
    default:
        return cells(to, attackers);
    }
}

static evidence safety_evidence(const ecart_position *p, ecart_reason reason,
                                int from, int to)
{
    switch (reason) {
    case ECART_PINNED:
        return cells(own_king(p), bit(pinner_of(p, own_side(p), from)));
    case ECART_EN_PASSANT_EXPOSES_KING:
        return cells(own_king(p), en_passant_attackers(p->of_kind, p->of_side, own_side(p),
                                                       own_king(p), from, to));
    default:
        return cells(own_king(p), p->checkers);
    }
}

/* The cells that reason.h promises for those reasons that are seldom given. */
ECART_OUT_OF_LINE static evidence rare_evidence(const ecart_position *p,
                                                ecart_reason reason, int from, int to)
{
    switch (reason) {
    case ECART_IMPOSSIBLE_CELL:
        return (evidence){ .first = ECART_NO_CELL };
    case ECART_CASTLE_NO_ROOK:
    case ECART_CASTLE_NO_RIGHT:
    case ECART_CASTLE_PATH_BLOCKED:
    case ECART_CASTLE_IN_CHECK:
    case ECART_CASTLE_THROUGH_CHECK:
    case ECART_CASTLE_INTO_CHECK:
        return castling_evidence(p, reason, from, to);
    case ECART_EN_PASSANT_UNAVAILABLE:
        return cells(to, bit((to & 56) | (from & 7)));
    case ECART_KINGS_TOUCH:
    case ECART_KING_CAPTURES_GUARDED:
    case ECART_KING_STAYS_ON_LINE:
    case ECART_KING_INTO_ATTACK:
        return king_safety_evidence(p, reason, from, to);
    default:
        return safety_evidence(p, reason, from, to);
    }
}

/* Where from and where to, and whether the number misled. */
static inline evidence shape_evidence(const ecart_position *p, ecart_move move, int to)
{
    ecart_kind       kind       = ecart_piece_kind(p->board.at[move.from]);
    ecart_difference difference = (ecart_difference)(move.to - move.from);

    return (evidence){
        .first = move.from, .others = bit(to),
        .alias = kind != ECART_PAWN && ecart_shape_set_has(kind, difference),
    };
}

/* The first of some cells on the way, or else its end: the highest of them, or
 * the lowest.  Which way it is no processor foresees; so there is no branch. */
static inline ecart_cell first_met(ecart_cells blockers, route r)
{
    ecart_cells met = blockers | bit((int)r.to), lowest = met & -met;

    return cell_at(bits_highest(r.difference > SAME_SQUARE ? lowest : met));
}

#define SET(reason) ((ecart_reason_set)1 << (reason))

/* Reasons whose only evidence is the cell that the move comes from. */
static const ecart_reason_set from_alone =
    SET(ECART_SAME_CELL) | SET(ECART_NOTHING_THERE) | SET(ECART_NOT_YOUR_PIECE);

/* The cells that reason.h promises for each reason. */
static inline evidence evidence_of(const ecart_position *p, ecart_move move,
                                   ecart_reason reason, int from, int to)
{
    static const ecart_reason_set
        on_the_way = SET(ECART_OWN_PIECE) | SET(ECART_PATH_BLOCKED) |
                     SET(ECART_PAWN_PUSH_BLOCKED) | SET(ECART_PAWN_CAPTURE_EMPTY) |
                     SET(ECART_KING_CAPTURE) | SET(ECART_PROMOTION_INVALID) |
                     SET(ECART_PROMOTION_NOT_ALLOWED) | SET(ECART_PROMOTION_NEEDED),
        shapes     = SET(ECART_CASTLE_NO_ROOK) - SET(ECART_KING_SHAPE);
    ecart_reason_set set = SET(reason);

    if (set & on_the_way) {
        route r = route_of(p, move);

        return (evidence){
            .first = first_met(reason == ECART_PATH_BLOCKED ? met_on(p, r) : 0, r)
        };
    }
    if (set & shapes)
        return shape_evidence(p, move, to);
    return rare_evidence(p, reason, from, to);
}

#undef SET

/* What a legal move is, but for check and mate. */
static int nature_of(const ecart_position *p, ecart_move move, ecart_kind kind,
                     int from, int to)
{
    int nature = occupied(p) >> to & 1 ? ECART_IS_CAPTURE : 0;

    if (kind == ECART_KING && !is_king_step(p, from, to))
        return to > from ? ECART_IS_CASTLE_SHORT : ECART_IS_CASTLE_LONG;
    if (kind != ECART_PAWN)
        return nature;
    if ((to & 7) == last_row(p))
        return nature | ECART_IS_PROMOTION;
    if (to - from == 2 || from - to == 2)
        return nature | ECART_IS_DOUBLE_STEP;
    if (move.to == p->en_passant)
        return nature | ECART_IS_CAPTURE | ECART_IS_EN_PASSANT;
    return nature;
}

/* Whether a slider attacks the enemy king once a piece has gone elsewhere: not
 * if it stays on their line. */
ECART_OUT_OF_LINE static bool uncovers(const ecart_position *p, int king, int from, int to)
{
    ecart_cells taken   = (occupied(p) & ~bit(from)) | bit(to);
    ecart_cells sliders = straight_sliders(p->of_kind) | diagonal_sliders(p->of_kind);

    return (position_attackers(p, own_side(p), king, taken) & sliders) != 0;
}

/* Whether a piece on a cell attacks another, if just these cells are taken. */
static inline bool hits(ecart_kind kind, ecart_side side, int from, int to, ecart_cells taken)
{
    if (kind == ECART_PAWN)
        return ecart_pawn_attacks[side][from] >> to & 1;
    return makes(kind, from, to) && !(between(from, to) & taken);
}

/* Whether a move that is neither castling nor en passant gives check: the
 * piece from where it goes, or another through the cell that it leaves. */
static bool gives_check(const ecart_position *p, ecart_kind kind, int from, int to)
{
    int king = index_of(p->king[p->side ^ 1]);

    return hits(kind, own_side(p), to, king, occupied(p) & ~bit(from)) ||
           ((p->shields >> from & 1) && uncovers(p, king, from, to));
}

/* Whether the enemy king, checked by a piece that went from a cell to another,
 * can simply step away. */
static bool can_step_away(const ecart_position *p, ecart_kind kind, int from, int to)
{
    ecart_side  side   = own_side(p);
    int         king   = index_of(p->king[side ^ 1]), step;
    ecart_cells taken  = (occupied(p) & ~bit(from) & ~bit(king)) | bit(to);
    ecart_cells others = enemy(p) & ~bit(to), still = own(p) & ~bit(from);

    FOR_EACH(step, bare_attacks(ECART_KING, king) & ~others) {
        if (!hits(kind, side, to, step, taken) &&
            !ecart_attackers_if(p->of_kind, still, side, step, taken & ~bit(step)))
            return true;
    }
    return false;
}

/* Apart from its callers, which seldom come here, for a copy of the position
 * needs room and time. */
ECART_OUT_OF_LINE static int try_check(const ecart_position *p, ecart_move move)
{
    ecart_position after;

    ecart_try_move(p, move, &after);
    if (after.checkers == 0)
        return 0;
    return ECART_IS_CHECK | (ecart_has_legal_move(&after) ? 0 : ECART_IS_MATE);
}

/* Whether a check that a piece gives from where it goes to, or uncovers, is
 * mate too.  From nearly all checks the king can simply step away. */
static int check_or_mate(const ecart_position *p, ecart_move move, ecart_kind kind,
                         int from, int to)
{
    return can_step_away(p, kind, from, to) ? ECART_IS_CHECK : try_check(p, move);
}

/* Of a legal move, whether it gives check or mate. */
static int check_and_mate(const ecart_position *p, ecart_move move, int nature)
{
    int        from = index_of(move.from), to = index_of(move.to);
    ecart_kind kind = ecart_piece_kind(p->board.at[move.from]);

    if (nature & (ECART_IS_CASTLE | ECART_IS_EN_PASSANT))
        return try_check(p, move);
    if (nature & ECART_IS_PROMOTION)
        kind = move.promotion;
    if (!gives_check(p, kind, from, to))
        return 0;
    return check_or_mate(p, move, kind, from, to);
}

ECART_OUT_OF_LINE static ecart_verdict approve(const ecart_position *p, ecart_move move)
{
    ecart_kind kind   = ecart_piece_kind(p->board.at[move.from]);
    int        nature = nature_of(p, move, kind, index_of(move.from), index_of(move.to));

    nature |= check_and_mate(p, move, nature);
    return (ecart_verdict){ .move = move, .nature = (uint8_t)nature };
}

ECART_OUT_OF_LINE static ecart_verdict refuse(const ecart_position *p, ecart_move move,
                                              ecart_reason_set broken)
{
    int          from   = index_of(move.from), to = index_of(move.to);
    ecart_reason reason = (ecart_reason)first_of(broken);
    evidence     e      = evidence_of(p, move, reason, from, to);

    return (ecart_verdict){
        .move  = move, .reason = (uint8_t)reason, .also = broken & (broken - 1),
        .first = e.first, .others = e.others, .alias = e.alias,
        .nature = reason != ECART_PROMOTION_NEEDED ? 0 :
                  (uint8_t)nature_of(p, move, ECART_PAWN, from, to),
    };
}

/* Any move whatever.  Both answers are apart: what one needs is not in the way
 * of the other. */
ECART_OUT_OF_LINE static ecart_verdict judge(const ecart_position *p, ecart_move move)
{
    ecart_reason_set broken = ecart_broken_rules(p, move);

    if (broken == 0)
        return approve(p, move);
    if (!(broken & from_alone))
        return refuse(p, move, broken);
    return (ecart_verdict){
        .move  = move, .reason = (uint8_t)first_of(broken), .also = broken & (broken - 1),
        .first = move.from,
    };
}

/* What a ruling says of a move, and more rules that it breaks. */
static inline ecart_verdict tell(ecart_move move, route r, ecart_cells met,
                                 const ruling *found, ecart_reason_set more)
{
    uint32_t cells = (uint32_t)first_met(met, r) << SHOWN_MET |
                     (uint32_t)move.to << SHOWN_TO | (uint32_t)move.from << SHOWN_FROM;
    uint32_t head  = found->head | (cells >> found->shown & 255);

    return (ecart_verdict){
        .also   = also_of(found) | more,
        .others = (ecart_cells)found->then_to << r.to,
        .first  = (ecart_cell)head, .reason = (uint8_t)(head >> 8),
        .nature = nature_in(head),  .alias  = (uint8_t)(head >> 24),
        .move   = move,
    };
}

/* What only the safety of the king forbids. */
static ecart_verdict hold(const ecart_position *p, ecart_move move, ecart_reason_set broken)
{
    ecart_reason reason = (ecart_reason)first_of(broken);
    evidence     e      = safety_evidence(p, reason, index_of(move.from), index_of(move.to));

    return (ecart_verdict){
        .move  = move, .reason = (uint8_t)reason, .also = broken & (broken - 1),
        .first = e.first, .others = e.others,
    };
}

/* The pieces that a check or a pin may hold, and nothing else. */
static inline ecart_cells held(const ecart_position *p)
{
    return own(p) & ~p->of_kind[ECART_KING] & ~p->shields;
}

/* A move of such a piece: beside its way, its king's safety is asked. */
ECART_OUT_OF_LINE static ecart_verdict judge_held(const ecart_position *p, ecart_move move)
{
    route            r     = route_of(p, move);
    ecart_cells      met   = met_on(p, r);
    const ruling    *found = ruling_on(p, move, way_on(r), met);
    ecart_reason_set more;

    if (is_in_doubt(p, found, r) || r.from == r.to)
        return judge(p, move);
    more = safety_rules(p, (int)r.from, (int)r.to);
    if (reason_of(found) == ECART_LEGAL && more != 0)
        return hold(p, move, more);
    return tell(move, r, met, found, more);
}

/* A calm move in doubt: nearly always, whether its check is mate. */
ECART_OUT_OF_LINE static ecart_verdict judge_doubt(const ecart_position *p, ecart_move move)
{
    route         r     = route_of(p, move);
    const ruling *found = ruling_on(p, move, way_on(r), met_on(p, r));
    int           check;

    if (!doubts_check(found))
        return judge(p, move);
    check = check_or_mate(p, move, found->doubt, (int)r.from, (int)r.to);
    return (ecart_verdict){ .move = move, .nature = (uint8_t)(nature_in(found->head) | check) };
}

/* Most moves are calm, and their verdict is found here in one go. */
ecart_verdict ecart_move_check(const ecart_position *position, ecart_move move)
{
    if (!is_plain(position->calm, move))
        return is_plain(held(position), move) ? judge_held(position, move)
                                              : judge(position, move);

    route         r     = route_of(position, move);
    ecart_cells   met   = met_on(position, r);
    const ruling *found = ruling_on(position, move, way_on(r), met);

    return is_in_doubt(position, found, r) ? judge_doubt(position, move)
                                           : tell(move, r, met, found, 0);
}

ecart_verdict ecart_castle_check(const ecart_position *position, int wing)
{
    bool        is_short = wing == ECART_IS_CASTLE_SHORT;
    int         king  = own_king(position), rook;
    ecart_cells below = bit(king) - 1, rights = position->castling & own(position);
    int         home  = ecart_cell_index(ECART_E1) + (7 - last_row(position));
    ecart_move  move  = { .from = cell_at(king) };

    rights &= is_short ? ~below : below;
    if (rights != 0 || (king == home && !position->chess960)) {
        rook    = rights != 0 ? first_of(rights) : king + (is_short ? 16 : -16);
        move.to = cell_at(rook);
        return ecart_move_check(position, move);
    }

    rook    = (7 - last_row(position)) | (is_short ? 56 : 0);
    move.to = cell_at(rook);
    bool there = (position->of_kind[ECART_ROOK] & own(position) & bit(rook)) != 0;
    return (ecart_verdict){
        .move   = move,
        .reason = there ? ECART_CASTLE_NO_RIGHT : ECART_CASTLE_NO_ROOK,
        .first  = cell_at(there ? king : rook),
    };
}

static ecart_reason first_broken(const ecart_position *p, ecart_move move)
{
    ecart_reason_set broken = ecart_broken_rules(p, move);

    return broken == 0 ? ECART_LEGAL : (ecart_reason)first_of(broken);
}

/* That a check may be mate is no doubt about the reason. */
static inline ecart_reason find_reason(const ecart_position *p, ecart_move move)
{
    if (!is_plain(p->calm, move))
        return first_broken(p, move);

    route         r     = route_of(p, move);
    const ruling *found = ruling_on(p, move, way_on(r), met_on(p, r));

    if (is_in_doubt(p, found, r) && !doubts_check(found))
        return first_broken(p, move);
    return reason_of(found);
}

ecart_reason ecart_move_reason(const ecart_position *position, ecart_move move)
{
    return find_reason(position, move);
}

bool ecart_move_is_legal(const ecart_position *position, ecart_move move)
{
    return find_reason(position, move) == ECART_LEGAL;
}

ecart_move ecart_move_canonical(const ecart_position *position, ecart_move move)
{
    int from = index_of(move.from), to = index_of(move.to);

    if ((from | to) >= NO_INDEX || from == to || from != own_king(position))
        return move;

    int rook = ecart_castling_rook(position, from, to);
    if (rook != NO_INDEX) {
        castling c = castling_with(position, rook);
        move.to = cell_at(position->chess960 ? rook : c.king_goal);
    }
    return move;
}
