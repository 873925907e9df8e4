/* SPDX-License-Identifier: MIT */
/* check_premove.c -- tests of premove.c against its definition: every legal
 * reply is played, and the verdict is asked after each, by public functions */

#include "runner.h"
#include "table.h"

/* The reason that was counted most; of equals, the one that is asked first. */
static ecart_reason most_counted(const int counts[ECART_REASONS])
{
    int most = ECART_LEGAL;

    for (int reason = ECART_LEGAL + 1; reason < ECART_REASONS; reason++) {
        if (counts[reason] > counts[most] ||
            (counts[reason] > 0 && counts[reason] == counts[most] &&
             ecart_reason_rank((ecart_reason)reason) < ecart_reason_rank((ecart_reason)most)))
            most = reason;
    }
    return (ecart_reason)most;
}

/* No reply can put a piece of the other side on the cell. */
static ecart_reason reason_of_source(const ecart_position *p, ecart_cell from)
{
    if (!ecart_cell_exists(from))
        return ECART_IMPOSSIBLE_CELL;
    if (p->board.at[from] == ECART_NO_PIECE)
        return ECART_NOTHING_THERE;
    return ecart_piece_side(p->board.at[from]) == p->side ? ECART_NOT_YOUR_PIECE : ECART_LEGAL;
}

/* The first reply that lets the move be legal.  If there is none, the reason of most verdicts. */
static ecart_premove by_all_replies(const ecart_position *p, ecart_move move)
{
    ecart_premove    answer = { .reason = reason_of_source(p, move.from) };
    ecart_move       replies[ECART_MOVE_LIST_SIZE];
    size_t           count = ecart_legal_moves(p, replies, ECART_MOVE_LIST_SIZE);
    int              counts[ECART_REASONS] = { 0 };

    for (size_t i = 0; i < count && answer.reason == ECART_LEGAL; i++) {
        ecart_position after = *p;

        (void)ecart_position_play(&after, replies[i]);
        ecart_verdict verdict = ecart_move_check(&after, move);
        if (!ecart_verdict_is_refusal(&verdict))
            return (ecart_premove){ .possible = true, .reply = replies[i] };
        counts[verdict.reason]++;
    }
    if (answer.reason == ECART_LEGAL)
        answer.reason = most_counted(counts);
    return answer;
}

/* What was answered, to see that there was enough of each sort. */
typedef struct tally {
    int  possible, later;               /* later: not by the first reply */
    bool never[ECART_REASONS];
} tally;

static void compare(const ecart_position *p, ecart_move move, tally *t)
{
    ecart_premove expected = by_all_replies(p, move);
    ecart_premove answer   = ecart_premove_check(p, move);
    ecart_move    first;

    require(answer.possible == expected.possible && answer.reason == expected.reason);
    require(ecart_move_equal(answer.reply, expected.reply));
    (void)ecart_legal_moves(p, &first, 1);
    t->possible += answer.possible;
    t->later    += answer.possible && !ecart_move_equal(answer.reply, first);
    t->never[answer.reason] |= !answer.possible;
}

/* All moves from cells where the other side has a piece, and a few from all
 * others and from what is not a cell. */
static void compare_all(const ecart_position *p, tally *t)
{
    static const ecart_kind kinds[] = { ECART_NO_KIND, ECART_QUEEN, ECART_KING };

    for (int from = 0; from < 100; from++) {
        bool waiting = reason_of_source(p, (ecart_cell)from) == ECART_LEGAL;
        bool pawn    = waiting && ecart_piece_kind(p->board.at[from]) == ECART_PAWN;

        for (int to = 0; to < (waiting ? 100 : 12); to++) {
            for (int k = 0; k < (pawn ? 3 : 1); k++)
                compare(p, ecart_move_make((ecart_cell)from, (ecart_cell)to, kinds[k]), t);
        }
    }
    compare(p, ecart_move_make(255, ECART_E4, ECART_NO_KIND), t);
}

START_TEST(a_premove_is_answered_as_all_replies_answer_it)
{
    static const char *const suites[] = { "suite.tsv", "chess960.tsv" };
    tally t = { 0 };
    int   reasons = 0;

    for (int s = 0; s < 2; s++) {
        int row = 0;

        for (table in = table_open(suites[s]); table_next(&in);) {
            if (row++ % 32 == 7) {
                ecart_position p = position_of(in.field[1], s == 1);

                compare_all(&p, &t);
            }
        }
    }
    ck_assert_int_gt(t.possible, 1000);
    ck_assert_int_gt(t.later, 100);
    for (int reason = ECART_LEGAL + 1; reason < ECART_REASONS; reason++)
        reasons += t.never[reason];
    ck_assert_int_gt(reasons, 20);
}
END_TEST

/* One reply takes the rook; each of the others leaves the knight in the way. */
START_TEST(the_reason_after_most_replies_is_told)
{
    ecart_position p = position_of("r3k2r/8/8/8/8/8/8/RN2K3 b Q - 0 1", false);
    ecart_premove  answer = ecart_premove_check(&p, move_of("e1c1"));

    ck_assert(!answer.possible);
    ck_assert_int_eq(answer.reason, ECART_CASTLE_PATH_BLOCKED);
}
END_TEST

/* Where the side to move is mated there is no reply. */
START_TEST(without_a_reply_only_the_source_forbids_a_premove)
{
    ecart_position p = position_of("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", false);
    tally          t = { 0 };

    compare_all(&p, &t);
    ck_assert_int_eq(t.possible, 0);
    ck_assert(t.never[ECART_LEGAL] && t.never[ECART_IMPOSSIBLE_CELL]);
    ck_assert(t.never[ECART_NOTHING_THERE] && t.never[ECART_NOT_YOUR_PIECE]);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("premove");

    TCase *answers = group(s, "answers");
    tcase_set_timeout(answers, 120);
    tcase_add_test(answers, a_premove_is_answered_as_all_replies_answer_it);
    tcase_add_test(answers, the_reason_after_most_replies_is_told);
    tcase_add_test(answers, without_a_reply_only_the_source_forbids_a_premove);

    return run(s);
}
