/* SPDX-License-Identifier: MIT */
/* betza_write.c -- writes figures in Betza's notation */

#include "study/betza.h"

#include "base/text.h"
#include "study/figure.h"

/* The directions in which a figure makes a jump as often as another step is made.  The
 * numbers of their steps are added to a set. */
static unsigned directions_like(const ecart_figure *figure, const uint8_t jump[2],
                                ecart_figure_step like, uint32_t *steps)
{
    unsigned directions = 0;

    for (int i = 0; i < 8; i++) {
        int n = ecart_figure_place(figure, jump_step(jump, i));

        if (n < figure->count && figure->step[n].moves == like.moves &&
            figure->step[n].takes == like.takes) {
            directions |= 1u << i;
            *steps     |= (uint32_t)1 << n;
        }
    }
    return directions;
}

/* What a name means for a jump: on a diagonal, two directions are one. */
static unsigned meant_by(int name, const uint8_t jump[2])
{
    unsigned all = ecart_betza_directions[name].directions;

    if (jump[0] == jump[1])
        all |= (all & 0x33) << 2 | (all & 0xcc) >> 2;
    return all;
}

/* Writes the names of directions.  A name of one letter is doubled where it might be read
 * as a pair with the next letter. */
static void write_directions(writer *t, const uint8_t jump[2], unsigned directions)
{
    bool     along_line = jump[1] == 0;
    int      names = along_line ? SINGLE_DIRECTIONS : DIRECTION_NAMES;
    unsigned left  = directions == ALL_DIRECTIONS ? 0 : directions;

    for (int i = 0; i < names && left != 0; i++) {
        const char *letters = ecart_betza_directions[i].letters;
        unsigned    meant   = meant_by(i, jump);

        if ((meant & ~directions) != 0 || (meant & left) == 0)
            continue;
        ecart_text_string(t, letters);
        if (meant != directions && !along_line && letters[1] == '\0')
            ecart_text_string(t, letters);
        left &= ~meant;
    }
}

/* The capital of a jump or of two that makes them once, or repeats them by itself; NULL
 * if there is none. */
static const capital *capital_for(const uint8_t jump[2], int jumps, bool rider)
{
    for (int i = 0; i < CAPITALS; i++) {
        const capital *c = &ecart_betza_capitals[i];

        if (c->rider == rider && c->jumps == jumps &&
            (jumps == 2 || (c->jump[0][0] == jump[0] && c->jump[0][1] == jump[1])))
            return c;
    }
    return NULL;
}

static void write_atom(writer *t, const uint8_t jump[2], int jumps)
{
    const capital *c = capital_for(jump, jumps, false);

    if (c) {
        ecart_text_put(t, c->letter);
        return;
    }
    ecart_text_put(t, '(');
    ecart_text_number(t, jump[0]);
    ecart_text_put(t, ',');
    ecart_text_number(t, jump[1]);
    ecart_text_put(t, ')');
}

/* Writes an atom with its repetitions: R, NN, W3. */
static void write_reach(writer *t, const uint8_t jump[2], int jumps, unsigned reach)
{
    bool           rider = reach > 1 && reach == (unsigned)ECART_FIGURE_REACH / jump[0];
    const capital *c     = capital_for(jump, jumps, true);

    if (rider && c) {
        ecart_text_put(t, c->letter);
        return;
    }
    write_atom(t, jump, jumps);
    if (rider)
        write_atom(t, jump, jumps);
    else if (reach > 1)
        ecart_text_number(t, reach);
}

/* Writes what steps of one kind do: to move and to capture at once if they go equally
 * far, or else one after the other. */
static void write_group(writer *t, ecart_figure_step step, const uint8_t jump[2], int jumps,
                        unsigned directions)
{
    const char    *modes      = step.moves == step.takes ? " " : "mc";
    const unsigned reaches[2] = { step.moves, step.takes };

    for (int i = 0; modes[i] != '\0'; i++) {
        if (reaches[i] == 0)
            continue;
        if (modes[i] != ' ')
            ecart_text_put(t, modes[i]);
        write_directions(t, jump, directions);
        write_reach(t, jump, jumps, reaches[i]);
    }
}

static uint8_t part_size_of(int part)
{
    return (uint8_t)(part < 0 ? -part : part);
}

/* Writes a step with all steps that one capital writes together with it, and adds their
 * numbers to those written. */
static void write_step(writer *t, const ecart_figure *figure, ecart_figure_step step,
                       uint32_t *written)
{
    uint8_t  a = part_size_of(step.columns), b = part_size_of(step.rows);
    uint8_t  jump[2]  = { a > b ? a : b, a > b ? b : a };
    uint8_t  other[2] = { 1, (uint8_t)!jump[1] };
    unsigned directions = directions_like(figure, jump, step, written);
    uint32_t more = *written;
    int      jumps = 1;

    if (jump[0] == 1 && directions == ALL_DIRECTIONS &&
        directions_like(figure, other, step, &more) == ALL_DIRECTIONS) {
        *written = more;
        jumps    = 2;
    }
    write_group(t, step, jump, jumps, directions);
}

size_t ecart_betza_write(const ecart_figure *figure, char *text, size_t size)
{
    writer   t       = ecart_text_into(text, size);
    uint32_t written = 0;

    for (int i = 0; i < figure->count; i++) {
        if ((written >> i & 1) == 0)
            write_step(&t, figure, figure->step[i], &written);
    }
    return ecart_text_end(&t);
}
