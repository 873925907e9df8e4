/* SPDX-License-Identifier: MIT */
/* sizes.c -- the version as text, and the size of each structure by its name */

#include <ecart/plain.h>

#include <string.h>

#include <ecart/explain.h>
#include <ecart/lesson.h>
#include <ecart/meant.h>
#include <ecart/pgn.h>
#include <ecart/referee.h>
#include <ecart/say.h>
#include <ecart/shape.h>
#include <ecart/study.h>
#include <ecart/version.h>
#include <ecart/watch.h>

#include "base/text.h"

/* tests/complete.sh finds a structure of the headers that is missing here. */
#define STRUCTURES(EACH)        \
    EACH(ecart_answers)         \
    EACH(ecart_arrow)           \
    EACH(ecart_board)           \
    EACH(ecart_board_answer)    \
    EACH(ecart_castling)        \
    EACH(ecart_circumstance)    \
    EACH(ecart_destination)     \
    EACH(ecart_faults)          \
    EACH(ecart_figure)          \
    EACH(ecart_figure_answer)   \
    EACH(ecart_figure_pair)     \
    EACH(ecart_figure_step)     \
    EACH(ecart_game)            \
    EACH(ecart_lesson_options)  \
    EACH(ecart_line_between)    \
    EACH(ecart_meaning)         \
    EACH(ecart_mobility_change) \
    EACH(ecart_mop_up)          \
    EACH(ecart_move)            \
    EACH(ecart_notation)        \
    EACH(ecart_obstacle)        \
    EACH(ecart_pgn_event)       \
    EACH(ecart_pgn_judge)       \
    EACH(ecart_pgn_line)        \
    EACH(ecart_pgn_place)       \
    EACH(ecart_pgn_ply)         \
    EACH(ecart_pgn_reader)      \
    EACH(ecart_pgn_token)       \
    EACH(ecart_position)        \
    EACH(ecart_premove)         \
    EACH(ecart_race)            \
    EACH(ecart_reading)         \
    EACH(ecart_readings)        \
    EACH(ecart_record)          \
    EACH(ecart_referee)         \
    EACH(ecart_referee_rules)   \
    EACH(ecart_ruling)          \
    EACH(ecart_setup)           \
    EACH(ecart_shape)           \
    EACH(ecart_shape_set)       \
    EACH(ecart_sighting)        \
    EACH(ecart_slots)           \
    EACH(ecart_text)            \
    EACH(ecart_try)             \
    EACH(ecart_verdict)         \
    EACH(ecart_watch)           \
    EACH(ecart_watched)

#define STRUCTURE_NAME(structure) #structure,
#define STRUCTURE_SIZE(structure) sizeof(structure),

static const char *const structure_names[] = { STRUCTURES(STRUCTURE_NAME) };
static const size_t      structure_sizes[] = { STRUCTURES(STRUCTURE_SIZE) };

size_t ecart_size_of(const char *name)
{
    enum { COUNT = sizeof structure_sizes / sizeof *structure_sizes };
    int found = ecart_text_find(structure_names, COUNT, name, strlen(name));

    return found < COUNT ? structure_sizes[found] : 0;
}

const char *ecart_version_text(void)
{
    return ECART_VERSION_STRING;
}
