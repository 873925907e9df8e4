/* SPDX-License-Identifier: MIT */
/* check_stack.c -- how much stack the answers to questions about moves need
 *
 * The questions are asked in a thread whose stack is an array.  What lies below is
 * painted first, and afterwards the lowest byte that lost its paint tells how far
 * down the stack went. */

#define _POSIX_C_SOURCE 200809L     /* pthread_attr_setstack() */

#include "runner.h"
#include "table.h"

#include <pthread.h>
#include <stdint.h>

#if defined(__has_feature)
#   if __has_feature(address_sanitizer) || __has_feature(memory_sanitizer) || \
       __has_feature(thread_sanitizer)
#       define INSTRUMENTED 1
#   endif
#endif
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#   define INSTRUMENTED 1
#endif
#if !defined(INSTRUMENTED)
#   define INSTRUMENTED 0
#endif

#if defined(__SSP__) || defined(__SSP_STRONG__) || defined(__SSP_ALL__)
#   define PROTECTED 1
#else
#   define PROTECTED 0
#endif

/* LIMIT is what legal.h says of x86-64; without an optimiser, each variable has a place of its own
 * on the stack, and a stack protector adds to it.  Other processors keep more there: registers that
 * a function saves on riscv64, 160 bytes for each call on s390x, halves of numbers where a register
 * has 32 bits.  OWN is at least what see_start() has of it before its variable. */
enum {
    STACK = 1 << 18, PAINT = 165, MARGIN = 256, POSITIONS = 80, OWN = 24,
#if UINTPTR_MAX == UINT32_MAX
    LIMIT = 3072
#elif defined(__OPTIMIZE__) && !PROTECTED && defined(__x86_64__)
    LIMIT = 1024
#else
    LIMIT = 2048
#endif
};

static _Alignas(4096) unsigned char stack[STACK];

static ecart_position positions[POSITIONS];

/* Positions of both suites, with castling, checks, en passant and promotion. */
static void read_positions(void)
{
    static const char *const suites[] = { "suite.tsv", "chess960.tsv" };
    int count = 0;

    for (int s = 0; s < 2; s++) {
        int row = 0;

        for (table in = table_open(suites[s]); table_next(&in);) {
            if (row++ % 29 == 3 && count < POSITIONS)
                positions[count++] = position_of(in.field[1], s == 1);
        }
    }
    ck_assert_int_gt(count, 60);
    while (count < POSITIONS)
        ecart_position_start(&positions[count++]);
}

static volatile unsigned  sink;
static volatile uintptr_t start;

/* Called before a question, to see where the stack of the answer begins: it has the
 * same place.  Through a pointer that may change, so that it is not inlined. */
static void see_start(void)
{
    unsigned char here;

    start = (uintptr_t)&here + OWN;
}

static void (*volatile see)(void) = see_start;

#define ASK(answer) do { see(); sink += (unsigned)(answer); } while (0)

static ecart_move nth_move(int n)
{
    return ecart_move_make(ecart_cell_nth(n / 64), ecart_cell_nth(n % 64), ECART_NO_KIND);
}

static void ask_verdicts(void)
{
    for (int n = 0; n < POSITIONS * 4096; n++)
        ASK(ecart_move_check(&positions[n / 4096], nth_move(n % 4096)).reason);
}

static void ask_reasons(void)
{
    for (int n = 0; n < POSITIONS * 4096; n++)
        ASK(ecart_move_reason(&positions[n / 4096], nth_move(n % 4096)));
}

static void ask_gifts(void)
{
    for (int n = 0; n < POSITIONS * 4096; n++)
        ASK(ecart_move_gives(&positions[n / 4096], nth_move(n % 4096)));
}

static void ask_premoves(void)
{
    for (int n = 0; n < POSITIONS * 4096; n++)
        ASK(ecart_premove_check(&positions[n / 4096], nth_move(n % 4096)).possible);
}

static void ask_castling(void)
{
    for (int i = 0; i < POSITIONS; i++) {
        ASK(ecart_castle_check(&positions[i], ECART_KINGSIDE).reason);
        ASK(ecart_castle_check(&positions[i], ECART_QUEENSIDE).reason);
    }
}

static void ask_lists(void)
{
    static ecart_move moves[ECART_MOVE_LIST_SIZE];

    for (int i = 0; i < POSITIONS; i++) {
        ASK(ecart_legal_moves(&positions[i], moves, ECART_MOVE_LIST_SIZE));
        ASK(ecart_legal_moves(&positions[i], moves, 9));
        ASK(ecart_legal_count(&positions[i]));
        ASK(ecart_has_legal_move(&positions[i]));
    }
}

static void ask_perft(int depth)
{
    for (int i = 0; i < POSITIONS / depth; i++)
        ASK(ecart_perft(&positions[i], depth));
}

static void ask_perft_1(void) { ask_perft(1); }
static void ask_perft_2(void) { ask_perft(2); }
static void ask_perft_3(void) { ask_perft(3); }

static void ask_prospects(void)
{
    static ecart_obstacle obstacle;
    static ecart_move     line[80];
    size_t                length;

    for (int i = 0; i < POSITIONS; i++) {
        ASK(ecart_side_obstacle(&positions[i], (ecart_side)(i % 2), &obstacle));
        ASK(ecart_side_prospect_line(&positions[i], (ecart_side)(i % 2), 300, line, 80,
                                     &length));
    }
}

static void ask_histories(void)
{
    ecart_game game;

    for (int i = 0; i < POSITIONS; i++) {
        ecart_game_set(&game, &positions[i], NULL, 0);
        ASK(ecart_game_prospect(&game, (ecart_side)(i % 2)));
        game.position.clock = 139;
        ASK(ecart_game_prospect(&game, (ecart_side)(i % 2)));
    }
}

/* What the thread asks, and the lowest byte that was used.  A round of asking comes
 * before the one that is measured: where a function of the C library is called for
 * the first time, the loader finds it, and needs more stack than all else. */
static void    (*question)(void);
static uintptr_t lowest;

static void *probe(void *unused)
{
    volatile unsigned char here = 0;
    volatile unsigned char *at = stack;
    size_t top = (size_t)(&here - (volatile unsigned char *)stack);

    for (int round = 0; round < 2; round++) {
        for (size_t i = 0; i < top - MARGIN; i++)
            at[i] = PAINT;
        question();
    }
    while (*at == PAINT)
        at++;
    lowest = (uintptr_t)at;
    return unused;
}

/* The bytes of stack that a question needs at most. */
static int stack_of(void (*ask)(void))
{
    pthread_attr_t attributes;
    pthread_t      thread;

    question = ask;
    ck_assert_int_eq(pthread_attr_init(&attributes), 0);
    ck_assert_int_eq(pthread_attr_setstack(&attributes, stack, STACK), 0);
    ck_assert_int_eq(pthread_create(&thread, &attributes, probe, NULL), 0);
    ck_assert_int_eq(pthread_join(thread, NULL), 0);
    (void)pthread_attr_destroy(&attributes);
    return (int)(start - lowest);
}

static void assert_within(int limit, int bytes, const char *what)
{
    printf("%-20s %5d bytes of stack\n", what, bytes);
    (void)fflush(stdout);
    ck_assert_int_lt(bytes, limit);
}

static void use_much(void)
{
    volatile unsigned char room[5000];

    start = (uintptr_t)(room + sizeof room);
    for (size_t i = 0; i < sizeof room; i++)
        room[i] = (unsigned char)i;
}

START_TEST(a_probe_sees_what_is_used)
{
    int bytes = stack_of(use_much);

    ck_assert_int_ge(bytes, 5000);
    ck_assert_int_lt(bytes, 5200);
}
END_TEST

START_TEST(verdicts_need_less_than_a_kibibyte_of_stack)
{
    read_positions();
    assert_within(LIMIT, stack_of(ask_verdicts), "verdict");
    assert_within(LIMIT, stack_of(ask_reasons), "reason");
    assert_within(LIMIT, stack_of(ask_castling), "castling by its side");
    assert_within(LIMIT, stack_of(ask_gifts), "what it gives");
}
END_TEST

START_TEST(lists_and_premoves_need_less_than_a_kibibyte_of_stack)
{
    read_positions();
    assert_within(LIMIT * 3 / 2, stack_of(ask_lists), "list of moves");
    assert_within(LIMIT, stack_of(ask_premoves), "premove");
}
END_TEST

/* The most is used by a search of positions, where no other proof is found. */
START_TEST(prospects_need_less_than_48_kibibytes_of_stack)
{
    read_positions();
    positions[0] = position_of("8/8/4k3/p2p2p1/P2P2P1/8/8/2B1K3 w - - 0 10", false);
    positions[1] = position_of("8/1p6/kPp5/2P5/p1P5/P7/1B6/K7 w - - 0 1", false);
    assert_within(LIMIT * 48, stack_of(ask_prospects), "prospect");
}
END_TEST

START_TEST(those_of_games_need_no_more)
{
    read_positions();
    positions[0] = position_of("6K1/8/8/8/8/4k3/2B5/2n5 w - - 0 10", false);
    positions[2] = position_of("6k1/8/1p6/1P6/KP6/1P6/PP6/8 b - - 0 1", false);
    assert_within(LIMIT * 48, stack_of(ask_histories), "prospect of a game");
}
END_TEST

START_TEST(a_level_of_perft_needs_less_than_a_kibibyte_of_stack)
{
    int one, two, three;

    read_positions();
    one   = stack_of(ask_perft_1);
    two   = stack_of(ask_perft_2);
    three = stack_of(ask_perft_3);
    assert_within(LIMIT, one, "perft 1");
    assert_within(LIMIT, two - one, "a level more");
    assert_within(LIMIT, three - two, "a level more");
}
END_TEST

static Suite *stack_suite(void)
{
    Suite *s = suite_create("stack");

    TCase *needs = tcase_create("needs");
    tcase_set_timeout(needs, 120);
    tcase_add_test(needs, a_probe_sees_what_is_used);
    tcase_add_test(needs, verdicts_need_less_than_a_kibibyte_of_stack);
    tcase_add_test(needs, lists_and_premoves_need_less_than_a_kibibyte_of_stack);
    tcase_add_test(needs, prospects_need_less_than_48_kibibytes_of_stack);
    tcase_add_test(needs, those_of_games_need_no_more);
    tcase_add_test(needs, a_level_of_perft_needs_less_than_a_kibibyte_of_stack);
    suite_add_tcase(s, needs);

    return s;
}

int main(void)
{
    if (INSTRUMENTED) {
        puts("skipped: a sanitizer makes frames larger, and has them elsewhere");
        return 77;
    }
    return run(stack_suite());
}
