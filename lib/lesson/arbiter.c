/* SPDX-License-Identifier: MIT */
/* arbiter.c -- lessons for an arbiter: articles, and what follows at the board */

#include "lesson/arbiter.h"

#include <string.h>

#include <ecart/legal.h>

#include "lesson/laws.h"
#include "lesson/player.h"
#include "lesson/repetition.h"
#include "words/hint.h"

_Static_assert(SAY_LAW_CHESS960 - SAY_LAW_TURN == LAWS - 1 &&
               SAY_ARBITER_IN_PLAY - SAY_ARBITER_CHECKMATE == ECART_IN_PLAY - ECART_CHECKMATE,
               "ecart.pot has a name for each law and a sentence for each standing");

static const int years[ECART_EDITIONS] = { [ECART_LAWS_2023] = 2023, [ECART_LAWS_2018] = 2018 };

/* The parts of the Laws that are not articles have names in each language. */
static void write_law_number(lesson *l, const char *number)
{
    size_t name = 0;
    speech s;

    while (number[name] >= 'A')
        name++;
    if (number[name] != ' ') {
        ecart_text_string(&l->out, number);
        return;
    }
    s = ecart_lesson_sentence(l);
    s.written = (ecart_text){ number + name + 1, strlen(number + name + 1) };
    ecart_lesson_say(l, &s, *number == 'A' ? SAY_ARBITER_APPENDIX : SAY_ARBITER_GUIDELINES);
    l->continues = false;
}

/* Laws whose parts have no certain numbers share one, which is written once. */
static bool has_number_of_last(const lesson *l, laws all, int law)
{
    const char *last, *number = ecart_law_number(l->options->edition, law);

    if ((all << 1 >> law & 1) == 0)
        return false;
    last = ecart_law_number(l->options->edition, law - 1);
    return strlen(last) == strlen(number) && memcmp(last, number, strlen(number)) == 0;
}

static void cite_law(lesson *l, laws all, int law)
{
    speech s;

    if (!has_number_of_last(l, all, law)) {
        write_law_number(l, ecart_law_number(l->options->edition, law));
        ecart_text_string(&l->out, "  ");
    }
    s = ecart_lesson_sentence(l);
    ecart_lesson_say(l, &s, SAY_LAW_TURN + law);
    ecart_lesson_close(l);
}

/* Lines of a step, from a law on. */
static void cite_laws(lesson *l, laws all, int first)
{
    for (int law = first; law < LAWS; law++) {
        if (all >> law & 1) {
            ecart_lesson_open(l);
            cite_law(l, all, law);
        }
    }
}

/* A step, if there are any laws. */
static void cite_in_step(lesson *l, int heading, laws all)
{
    int law = 0;

    if (all == 0)
        return;
    while (!(all >> law & 1))
        law++;
    ecart_lesson_open_step(l, heading);
    cite_law(l, all, law);
    cite_laws(l, all, law + 1);
}

/* The step with the laws that decide, which begins with their edition. */
static void cite_edition(lesson *l, laws all)
{
    speech s;

    if (all == 0)
        return;
    ecart_lesson_open_step(l, SAY_ARBITER_LAWS);
    s = ecart_lesson_sentence(l);
    s.number = years[l->options->edition];
    ecart_lesson_say(l, &s, SAY_ARBITER_EDITION);
    ecart_lesson_close(l);
    cite_laws(l, all, 0);
}

static ecart_kind kind_of_mover(const lesson *l)
{
    return ecart_piece_kind(ecart_board_piece(&l->position->board, l->verdict->move.from));
}

/* In Chess960 king and rook go where its own rules say. */
static laws adapted(const lesson *l, laws all)
{
    laws castling = LAW(CASTLING) | LAW(CASTLING_LOST) | LAW(CASTLING_NOW);

    if (!l->position->chess960 || (all & castling) == 0)
        return all;
    return (all & ~LAW(CASTLING)) | LAW(CHESS960);
}

/* What keeps the pieces from moving that a text may mean, if their own side does. */
static laws laws_of_candidates(const lesson *l)
{
    ecart_cell cells[ECART_EVIDENCE_LIMIT];
    int        count = ecart_verdict_evidence(l->verdict, cells);
    laws       all   = 0;

    while (count-- > 0) {
        ecart_piece piece  = ecart_board_piece(&l->position->board, cells[count]);
        laws        slides = ecart_laws_of_legal(ecart_piece_kind(piece), 0,
                                                  ECART_GIVES_NOTHING) & LAW(NO_JUMP);

        if (ecart_lesson_is_boxed_in(l->position, cells[count]))
            all |= slides != 0 ? slides : LAW(OWN_PIECE);
    }
    return all;
}

static laws laws_that_decide(const lesson *l)
{
    const ecart_verdict *v = l->verdict;

    if (v->reason == ECART_NO_SUCH_PIECE)
        return ecart_laws_of_reason(v->reason, ECART_NO_KIND) | laws_of_candidates(l);
    return adapted(l, ecart_verdict_is_legal(v)
        ? ecart_laws_of_legal(kind_of_mover(l), v->nature,
                              ecart_move_gives(l->position, v->move))
        : ecart_laws_of_reason(v->reason, kind_of_mover(l)));
}

static bool is_enemy_on(const lesson *l, ecart_cell cell)
{
    ecart_piece piece = ecart_board_piece(&l->position->board, cell);

    return piece != ECART_NO_PIECE && ecart_piece_side(piece) != l->position->side;
}

static laws laws_also_broken(const lesson *l)
{
    laws all = 0;

    for (ecart_reason r = 0; r < ECART_REASONS; r++) {
        if (ecart_reason_set_has(l->verdict->also, r))
            all |= ecart_laws_of_reason(r, kind_of_mover(l));
    }
    if (l->verdict->reason == ECART_PAWN_DOUBLE_NOT_FROM_START &&
        is_enemy_on(l, l->verdict->move.to))
        all |= LAW(PAWN_CAPTURE);
    return adapted(l, all);
}

/* What was touched if a refused move was made: a piece of the player, one of the opponent,
 * or both; and what can be done with them. */
typedef struct touch {
    ecart_cell own, enemy;
    bool       moves, captures;         /* the own piece can; captures the enemy's */
    size_t     capturers;               /* how many own pieces can capture it */
} touch;

static bool is_enemy(const lesson *l)
{
    return is_enemy_on(l, l->verdict->move.from);
}

/* Who castles touches king and rook, if there is a rook. */
static bool touches_rook(ecart_reason reason)
{
    return ecart_reason_group_of(reason) == ECART_GROUP_CASTLING &&
           reason != ECART_CASTLE_NO_ROOK;
}

/* A check may forbid a move that is en passant as well. */
static bool is_en_passant(const lesson *l)
{
    const ecart_position *p = l->position;
    ecart_move move = l->verdict->move;

    return l->verdict->reason == ECART_EN_PASSANT_UNAVAILABLE ||
           (move.to == p->en_passant && kind_of_mover(l) == ECART_PAWN &&
            ecart_cells_has(ecart_position_attacks(p, move.from), move.to));
}

/* The piece that a refused move captures; in en passant it is beside the pawn. */
static ecart_cell captured_cell(const lesson *l)
{
    ecart_move move = l->verdict->move;
    ecart_cell cell = move.to;

    if (is_en_passant(l))
        cell = ECART_CELL(ecart_cell_column(move.to), ecart_cell_row(move.from));
    return !touches_rook(l->verdict->reason) && is_enemy_on(l, cell) ? cell : ECART_NO_CELL;
}

static touch touch_of(const lesson *l)
{
    touch       t    = { 0 };
    ecart_cell  from = l->verdict->move.from;
    ecart_cells goals;

    if (kind_of_mover(l) == ECART_NO_KIND)
        return t;
    goals = ecart_legal_destinations(l->position, from);
    if (!is_enemy(l))
        t.own = from;
    t.enemy = is_enemy(l) ? from : captured_cell(l);
    t.moves = goals != 0;
    if (t.enemy != ECART_NO_CELL) {
        t.captures  = ecart_cells_has(goals, t.enemy);
        t.capturers = ecart_hint_captures(l->position, t.enemy, NULL);
    }
    return t;
}

/* Which piece has to be moved, or captured, since it was touched. */
static laws laws_of_touched_piece(const lesson *l)
{
    touch t    = touch_of(l);
    bool  none = !t.moves && t.capturers == 0;

    if (t.enemy != ECART_NO_CELL)
        return (t.own != ECART_NO_CELL ? LAW(TOUCH_BOTH) : LAW(TOUCH_ENEMY)) |
               (none ? LAW(TOUCH_NONE) : 0);
    if (t.own == ECART_NO_CELL)
        return 0;
    return none ? LAW(TOUCH_NONE) : LAW(TOUCH);
}

/* A piece that was put on another square may stay where it was released. */
static laws laws_of_touch(const lesson *l)
{
    laws touched = laws_of_touched_piece(l);

    if (touches_rook(l->verdict->reason))
        return LAW(TOUCH_CASTLING);
    return touched & (LAW(TOUCH_NONE) | LAW(TOUCH_ENEMY)) ? touched : touched | LAW(RELEASED);
}

static laws laws_of_penalty(const lesson *l)
{
    static const laws of_tempo[ECART_TEMPOS] = {
        [ECART_STANDARD] = LAW(PENALTY),
        [ECART_RAPID]    = LAW(PENALTY) | LAW(RAPID),
        [ECART_BLITZ]    = LAW(PENALTY_BLITZ) | LAW(BLITZ)
    };

    return of_tempo[l->options->tempo];
}

/* What follows if the move was made and the clock pressed. */
static laws laws_that_follow(const lesson *l)
{
    ecart_reason reason = l->verdict->reason;

    if (reason == ECART_PROMOTION_NEEDED)
        return LAW(PROMOTION_FINAL) | LAW(PROMOTION_ACT) | LAW(UNPROMOTED) | laws_of_penalty(l);
    if (reason == ECART_PROMOTION_INVALID)
        return laws_of_touch(l) | LAW(PROMOTION_FINAL) | LAW(COMPLETED) | laws_of_penalty(l);
    if (reason == ECART_SAME_CELL)
        return laws_of_touched_piece(l) | laws_of_penalty(l);
    if (reason == ECART_LEGAL || reason == ECART_NOTHING_THERE ||
        ecart_reason_group_of(reason) == ECART_GROUP_REQUEST)
        return 0;
    return laws_of_touch(l) | LAW(COMPLETED) | laws_of_penalty(l);
}

/* The sentence for players, but without the numbers of an alias; of a pin it does not name
 * the target. */
static void say_what_happened(lesson *l)
{
    ecart_verdict plain = *l->verdict;
    size_t        room;
    char         *rest;

    if (plain.reason == ECART_PINNED) {
        ecart_lesson_tell_step(l, SAY_ARBITER_MOVE, SAY_ARBITER_PINNED);
        return;
    }
    plain.alias = false;
    ecart_lesson_open_step(l, SAY_ARBITER_MOVE);
    rest = ecart_lesson_rest(l, &room);
    l->out.length += ecart_explain_in(l->language, l->position, &plain, rest, room);
    ecart_lesson_close(l);
}

/* A text that names no move on the board: nobody can have played it. */
static bool is_about_writing(const lesson *l)
{
    return (laws_that_decide(l) & LAW(RECORDING)) != 0;
}

/* A player who has touched king and rook may not get out of check with another piece. */
static void say_where_the_king_goes(lesson *l)
{
    ecart_cells choices = ecart_legal_destinations(l->position, l->verdict->move.from);
    speech      s;

    if (l->verdict->reason != ECART_CASTLE_IN_CHECK || choices == 0)
        return;
    s = ecart_lesson_line(l);
    ecart_speech_choose(&s, choices);
    ecart_lesson_end(l, &s, SAY_ARBITER_KING_TOUCHED);
}

/* Whether a piece of the player was touched that may be played otherwise. */
static bool was_own_touched(const lesson *l)
{
    return !is_enemy(l) &&
           laws_that_follow(l) &
               (LAW(TOUCH) | LAW(TOUCH_BOTH) | LAW(TOUCH_NONE) | LAW(TOUCH_CASTLING));
}

static void say_where_it_goes(lesson *l, speech s)
{
    ecart_hint_choices(&s, l->position, l->verdict->reason);
    l->out.length += ecart_speech_end(&s);
    ecart_lesson_close(l);
}

static int sentence_on_capture(const touch *t)
{
    if (t->captures)
        return SAY_ARBITER_CAPTURE_OWN;
    if (t->capturers == 0)
        return SAY_ARBITER_CAPTURE_NONE;
    return t->moves ? SAY_ARBITER_CAPTURE_FIRST : SAY_ARBITER_CAPTURE_TOUCHED;
}

/* Who can capture the piece of the opponent that was touched. */
static void say_captures(lesson *l)
{
    char   san[HINT_CAPTURES_LIMIT][ECART_SAN_SIZE];
    touch  t;
    speech s;

    if ((laws_that_follow(l) & (LAW(TOUCH_BOTH) | LAW(TOUCH_ENEMY))) == 0)
        return;
    t = touch_of(l);
    s = ecart_lesson_line(l);
    s.cells[0] = t.enemy;
    s.count    = s.leading = 1;
    ecart_hint_name_moves(&s, san, ecart_hint_captures(l->position, t.enemy, san));
    ecart_lesson_end(l, &s, sentence_on_capture(&t));
}

/* The piece that was touched must move if it can.  In check, the hint says what any piece
 * can do, and where the king can go. */
static void say_instead(lesson *l)
{
    bool touched = was_own_touched(l);

    if (touched && l->position->checkers == 0) {
        say_where_it_goes(l, ecart_lesson_step(l, SAY_ARBITER_INSTEAD));
        return;
    }
    if (ecart_lesson_hint(l) && touched && kind_of_mover(l) != ECART_KING)
        say_where_it_goes(l, ecart_lesson_line(l));
    say_where_the_king_goes(l);
}

/* What holds for the pieces that a text may mean, if one was touched. */
static laws laws_if_played(const lesson *l)
{
    ecart_cell cells[ECART_EVIDENCE_LIMIT];
    int        count = ecart_verdict_evidence(l->verdict, cells);
    laws       all   = 0;

    while (count-- > 0)
        all |= ecart_legal_destinations(l->position, cells[count]) != 0
            ? LAW(TOUCH) | LAW(RELEASED) : LAW(TOUCH_NONE);
    return all;
}

/* Where pieces of the kind are on the board, somebody may have played the move. */
static void say_what_was_written(lesson *l)
{
    ecart_cell candidates[ECART_EVIDENCE_LIMIT];

    ecart_lesson_tell_step(l, SAY_ARBITER_AT_THE_BOARD, SAY_ARBITER_WRITTEN);
    ecart_lesson_tell(l, SAY_ARBITER_SCORESHEET);
    if (l->verdict->reason == ECART_NO_SUCH_PIECE &&
        ecart_verdict_evidence(l->verdict, candidates) > 0) {
        ecart_lesson_tell(l, SAY_ARBITER_IF_PLAYED);
        cite_laws(l, laws_if_played(l) | LAW(COMPLETED) | laws_of_penalty(l), 0);
        ecart_lesson_tell(l, SAY_ARBITER_NOT_PRESSED);
    }
}

static void say_what_follows(lesson *l)
{
    laws follow = laws_that_follow(l);

    cite_in_step(l, SAY_ARBITER_AT_THE_BOARD, follow);
    if (is_about_writing(l))
        say_what_was_written(l);
    if (follow & LAW(COMPLETED))
        ecart_lesson_tell(l, SAY_ARBITER_NOT_PRESSED);
    if (follow & LAW(UNPROMOTED))
        ecart_lesson_tell(l, SAY_ARBITER_PROMOTE_FIRST);
    if (l->verdict->reason == ECART_SAME_CELL)
        ecart_lesson_tell(l, SAY_ARBITER_NOTHING_MOVED);
    /* It may have been played well, and written badly. */
    if (ecart_is_about_promotion(l->verdict->reason)) {
        ecart_lesson_tell(l, SAY_ARBITER_ONLY_WRITTEN);
        cite_laws(l, LAW(RECORDING), 0);
    }
    if (follow & LAW(TOUCH_ENEMY))
        ecart_lesson_tell(l, SAY_ARBITER_WHO_TOUCHED);
}

void ecart_lesson_arbiter_move(lesson *l)
{
    laws decide = laws_that_decide(l);

    say_what_happened(l);
    if (l->verdict->reason == ECART_NO_SUCH_PIECE)
        ecart_lesson_candidates(l);
    cite_edition(l, decide);
    if (decide & LAW(PROMOTION_WRITTEN))
        ecart_lesson_tell(l, SAY_ARBITER_EQUALS_SIGN);
    cite_in_step(l, SAY_ARBITER_ALSO, laws_also_broken(l) & ~decide);
    say_instead(l);
    say_captures(l);
    say_what_follows(l);
}

static void say_who_checks(lesson *l)
{
    speech s = ecart_lesson_sentence(l);

    s.from = l->position->king[s.side];
    ecart_speech_choose(&s, l->position->checkers);
    ecart_lesson_say(l, &s, SAY_ARBITER_IN_CHECK);
}

/* The first of them comes last in the list. */
static void say_when_it_stood(lesson *l, const ecart_game *game)
{
    unsigned numbers[TIMES_LIMIT];
    int      count = ecart_game_stood_at(game, numbers);
    char     text[TIMES_LIMIT * sizeof "4294967295 and "];
    speech   list, s = ecart_lesson_sentence(l);

    ecart_speech_begin(&list, l->language, NULL, text, sizeof text);
    while (count-- > 0) {
        ecart_text_number(&list.out, numbers[count]);
        if (count > 0)
            ecart_speech_say(&list, count > 1 ? SAY_GRAMMAR_COMMA : SAY_GRAMMAR_AND);
    }
    s.written = (ecart_text){ text, ecart_speech_end(&list) };
    ecart_lesson_say(l, &s, SAY_ARBITER_REPETITION);
}

/* A wrong claim costs less time in blitz. */
static laws at_tempo(const lesson *l, laws all)
{
    if (l->options->tempo != ECART_BLITZ || (all & LAW(CLAIM)) == 0)
        return all;
    return (all & ~LAW(CLAIM)) | LAW(CLAIM_BLITZ);
}

void ecart_lesson_arbiter_standing(lesson *l, const ecart_game *game, ecart_standing standing)
{
    laws   decide = at_tempo(l, ecart_laws_of_standing(standing));
    speech s;

    ecart_lesson_open_step(l, SAY_ARBITER_STANDING);
    s = ecart_lesson_sentence(l);
    ecart_lesson_say(l, &s, SAY_ARBITER_CHECKMATE + standing - ECART_CHECKMATE);
    if (standing == ECART_THREEFOLD_CLAIMABLE || standing == ECART_FIVEFOLD)
        say_when_it_stood(l, game);
    if (standing == ECART_DEAD_POSITION)
        ecart_lesson_why_dead(l);
    if (l->position->checkers != 0) {
        say_who_checks(l);
        decide |= LAW(CHECK) | (standing >= ECART_THREEFOLD_CLAIMABLE ? LAW(NO_CHECK) : 0);
    }
    ecart_lesson_close(l);
    cite_edition(l, decide);
    if (standing < ECART_THREEFOLD_CLAIMABLE)
        ecart_lesson_tell_step(l, SAY_ARBITER_AT_THE_BOARD, SAY_ARBITER_OVER);
}
