/* SPDX-License-Identifier: MIT */
/* check_bits.c -- tests of bits.h, with the compiler's builtins and without */

#include "base/bits.h"
#include "runner.h"

/* The same functions again, as compilers get them that lack builtins. */
#undef  LIB_BASE_BITS_H
#undef  HAS_BUILTINS
#define ECART_PLAIN_C  1
#define bits_count     plain_count
#define bits_lowest    plain_lowest
#define bits_highest   plain_highest
#define bytes_reversed plain_reversed
#define bytes_at       plain_at
#include "base/bits.h"
#undef bits_count
#undef bits_lowest
#undef bits_highest
#undef bytes_reversed
#undef bytes_at

static void check_number(uint64_t bits)
{
    int      count = 0, lowest = 64, highest = -1;
    uint64_t reversed = 0;

    for (int n = 63; n >= 0; n--)
        if (bits >> n & 1) {
            count++;
            lowest  = n;
            highest = n > highest ? n : highest;
        }
    for (int n = 0; n < 8; n++)
        reversed |= (bits >> 8 * n & 255) << (56 - 8 * n);

    require(bits_count(bits) == count && plain_count(bits) == count);
    require(bytes_reversed(bits) == reversed && plain_reversed(bits) == reversed);
    if (bits != 0) {
        require(bits_lowest(bits)  == lowest  && plain_lowest(bits)  == lowest);
        require(bits_highest(bits) == highest && plain_highest(bits) == highest);
    }
}

START_TEST(builtins_and_plain_c_answer_as_a_walk_over_the_bits)
{
    uint64_t number = 2026;

    check_number(0);
    for (int low = 0; low < 64; low++)
        for (int high = low; high < 64; high++) {
            check_number((uint64_t)1 << low | (uint64_t)1 << high);
            check_number(~((uint64_t)1 << low | (uint64_t)1 << high));
        }
    for (int turn = 0; turn < 100000; turn++) {
        number = number * 6364136223846793005u + 1442695040888963407u;
        check_number(number);
    }
}
END_TEST

START_TEST(the_first_byte_of_memory_is_the_lowest)
{
    static const unsigned char memory[9] = { 1, 2, 3, 4, 5, 6, 7, 8, 9 };

    for (size_t at = 0; at < 2; at++)
        for (int n = 0; n < 8; n++) {
            require((bytes_at(memory + at) >> 8 * n & 255) == memory[at + (size_t)n]);
            require(plain_at(memory + at) == bytes_at(memory + at));
        }
}
END_TEST

int main(void)
{
    Suite *s = suite_create("bits");

    TCase *numbers = group(s, "numbers");
    tcase_add_test(numbers, builtins_and_plain_c_answer_as_a_walk_over_the_bits);
    tcase_add_test(numbers, the_first_byte_of_memory_is_the_lowest);

    return run(s);
}
