/* SPDX-License-Identifier: MIT */
/* ecart_distance.c -- ecart distance: prints distances between cells, and maps of
 * them */

#include <limits.h>
#include <stdio.h>

#include <ecart.h>
#include <ecart/study.h>

#include "command.h"
#include "input/operand.h"
#include "input/output_options.h"
#include "output/diagram.h"
#include "output/fields.h"
#include "study/mover.h"
#include "system/error.h"
#include "system/option.h"

/* What the options and operands ask for. */
struct request {
    ecart_metric metric;    /* ECART_METRICS: each of them */
    ecart_method method;    /* ECART_METHODS: the plain functions */
    bool centre;
    bool vector;
    const char *betza;
    struct output_options output;
};

static bool is_wanted(const struct request *request, ecart_metric metric)
{
    return request->metric == metric || request->metric == ECART_METRICS;
}

static int measure_cells(const struct request *request, ecart_metric metric,
                         ecart_cell from, ecart_cell to)
{
    static int (*const plain[ECART_METRICS])(ecart_cell, ecart_cell) = {
        [ECART_CHEBYSHEV]    = ecart_chebyshev_distance,
        [ECART_MANHATTAN]    = ecart_manhattan_distance,
        [ECART_KNIGHT_JUMPS] = ecart_knight_distance
    };

    return request->method == ECART_METHODS
         ? plain[metric](from, to)
         : ecart_distance_by(metric, request->method, from, to);
}

/* The least distance from any of some cells to any of others.  A fill finds it at once, since
 * it begins with all of them. */
static int measure(const struct request *request, ecart_metric metric,
                   ecart_cells from, ecart_cells to)
{
    int least = INT_MAX;

    if (request->method == ECART_BY_FILL)
        return ecart_knight_fill(from, to);
    for (ecart_cell a = ecart_cells_next(from, 0); a; a = ecart_cells_next(from, a)) {
        for (ecart_cell b = ecart_cells_next(to, 0); b; b = ecart_cells_next(to, b)) {
            int distance = measure_cells(request, metric, a, b);

            least = distance < least ? distance : least;
        }
    }
    return least;
}

static void measure_all(const struct request *request, ecart_metric metric,
                        ecart_cells from, int8_t numbers[ECART_CELL_LIMIT])
{
    for (int n = 0; n < 64; n++) {
        ecart_cell to = ecart_cell_nth(n);

        numbers[to] = (int8_t)measure(request, metric, from, ecart_cells_of(to));
    }
}

/* With one metric, prints just the number, so that a script can read it. */
static int print_numbers(const struct request *request, ecart_cells from,
                         ecart_cells to)
{
    for (int m = 0; m < ECART_METRICS; m++) {
        ecart_metric metric = (ecart_metric)m;

        if (!is_wanted(request, metric))
            continue;
        if (request->metric == ECART_METRICS)
            printf("%s ", ecart_metric_name(metric));
        printf("%d\n", measure(request, metric, from, to));
    }
    return EXIT_YES;
}

static int print_maps(const struct request *request, ecart_cells from)
{
    static const int most[ECART_METRICS] = {
        [ECART_CHEBYSHEV] = 7, [ECART_MANHATTAN] = 14, [ECART_KNIGHT_JUMPS] = 6
    };
    struct diagram map[ECART_METRICS] = { { .width = 0 } };
    int8_t numbers[ECART_CELL_LIMIT];
    int    maps = 0;

    for (int m = 0; m < ECART_METRICS; m++) {
        ecart_metric metric = (ecart_metric)m;

        if (!is_wanted(request, metric))
            continue;
        map[maps].title  = ecart_metric_name(metric);
        map[maps].screen = &request->output.screen;
        map[maps].width  = metric == ECART_MANHATTAN ? 3 : 2;
        measure_all(request, metric, from, numbers);
        diagram_map(&map[maps++], numbers, most[metric]);
    }
    diagram_print(map, maps);
    return EXIT_YES;
}

static void measure_centre(int (*distance)(ecart_cell), int8_t numbers[ECART_CELL_LIMIT])
{
    for (int n = 0; n < 64; n++)
        numbers[ecart_cell_nth(n)] = (int8_t)distance(ecart_cell_nth(n));
}

static int print_centre_maps(const struct screen *screen)
{
    struct diagram map[] = {
        { .title = "centre",           .width = 2, .screen = screen },
        { .title = "centre-manhattan", .width = 2, .screen = screen }
    };
    int8_t numbers[ECART_CELL_LIMIT];

    measure_centre(ecart_centre_distance, numbers);
    diagram_map(&map[0], numbers, 3);
    measure_centre(ecart_centre_manhattan_distance, numbers);
    diagram_map(&map[1], numbers, 6);
    diagram_print(map, 2);
    return EXIT_YES;
}

static int print_centre(const struct request *request, char **next)
{
    ecart_cell c = ECART_NO_CELL;

    if ((*next && !operand_cell(&next, &c)) || !operand_end(&next))
        return EXIT_ERROR;
    if (!c)
        return print_centre_maps(&request->output.screen);
    printf("centre %d\ncentre-manhattan %d\n",
           ecart_centre_distance(c), ecart_centre_manhattan_distance(c));
    return EXIT_YES;
}

/* Prints the moves that a piece of any kind needs: a number, or a map. */
static int print_moves(const struct output_options *output, const struct mover *mover,
                       ecart_cells from, ecart_cells to)
{
    int    length = ecart_figure_gap(&mover->figure, from, to);
    int8_t moves[ECART_CELL_LIMIT];

    if (!to) {
        struct diagram map = { .screen = &output->screen, .width = 3 };

        ecart_figure_fill(&mover->figure, from, moves);
        diagram_map(&map, moves, 7);
        diagram_print(&map, 1);
        return EXIT_YES;
    }
    if (length == ECART_NEVER)
        puts("never");
    else
        printf("%d\n", length);
    return length == ECART_NEVER ? EXIT_NO : EXIT_YES;
}

static int count_moves(const struct request *request, char **next)
{
    struct mover mover;
    ecart_cells  from, to = 0;

    if (!mover_read(&next, request->betza, &mover) || !operand_cells(&next, &from) ||
        (*next && !operand_cells(&next, &to)) || !operand_end(&next))
        return EXIT_ERROR;
    return print_moves(&request->output, &mover, from, to);
}

static int print_distances(const struct request *request, char **next)
{
    ecart_cells from, to = 0;

    if (!operand_cells(&next, &from) ||
        (*next && !operand_cells(&next, &to)) || !operand_end(&next))
        return EXIT_ERROR;
    return to ? print_numbers(request, from, to) : print_maps(request, from);
}

static bool read_method(const char *name, ecart_method *method)
{
    const char *names[ECART_METHODS + 1] = { NULL };

    for (ecart_method m = 0; m < ECART_METHODS; m++)
        names[m] = ecart_method_name(m);
    return operand_choice(name, "--method", names, method);
}

/* The option given that cannot be combined with any other; NULL if none was given. */
static const char *lone_option(const struct request *request)
{
    return request->centre ? "centre" : request->vector ? "vector"
         : request->betza  ? "betza"  : NULL;
}

/* Whether the method can compute each metric that is wanted; or says why not. */
static bool is_known(const struct request *request)
{
    for (int m = 0; m < ECART_METRICS; m++) {
        if (is_wanted(request, (ecart_metric)m) &&
            !ecart_distance_knows((ecart_metric)m, request->method))
            return error_refuse("no method '%s' for the metric '%s'",
                                ecart_method_name(request->method),
                                ecart_metric_name((ecart_metric)m));
    }
    return true;
}

/* Checks whether the options go together. */
static bool is_possible(const struct request *request)
{
    bool        method = request->method != ECART_METHODS;
    bool        metric = request->metric != ECART_METRICS;
    const char *lone   = lone_option(request);

    if (lone && request->centre + request->vector + (request->betza != NULL) +
                method + metric > 1)
        return error_refuse("--%s cannot be combined with another option", lone);
    return !method || is_known(request);
}

/* The name of a direction; NULL if a step is none of the eight. */
static const char *direction_name(ecart_difference step)
{
    switch (step) {
    case ECART_NORTH:      return "north";
    case ECART_NORTH_EAST: return "north-east";
    case ECART_EAST:       return "east";
    case ECART_SOUTH_EAST: return "south-east";
    case ECART_SOUTH:      return "south";
    case ECART_SOUTH_WEST: return "south-west";
    case ECART_WEST:       return "west";
    case ECART_NORTH_WEST: return "north-west";
    default:               return NULL;
    }
}

static bool attacks(int pieces, ecart_side side, int kind)
{
    return pieces >> ECART_PIECE(side, kind) & 1;
}

/* A name has the side where only that side attacks: a pawn's. */
static void print_attackers(int pieces)
{
    for (int kind = ECART_KING; kind < ECART_KINDS; kind++) {
        bool white = attacks(pieces, ECART_WHITE, kind), black = attacks(pieces, ECART_BLACK, kind);

        if (white || black)
            printf(" %s%s", white && black ? "" : white ? "white-" : "black-",
                   kind_word((ecart_kind)kind));
    }
}

static void print_text(int index, int laid_over)
{
    ecart_reading    vector = ecart_index_reading(ECART_BY_15X15, laid_over);
    ecart_difference step   = ecart_index_step(ECART_BY_15X15, laid_over);
    int              pieces = ecart_shape_attackers(ECART_BY_15X15, laid_over);

    printf("0x88 %d\n15x15 %d\ncolumns %d\nrows %d\n", index, laid_over, vector.columns,
           vector.rows);
    if (step)
        printf("direction %s\nstep %d\n", direction_name(step), step);
    else
        puts("direction -\nstep -");
    printf("attackers%s", pieces ? "" : " -");
    print_attackers(pieces);
    putchar('\n');
}

/* Reads two cells, and prints the place of the second in tables laid over the first, and what
 * that place tells.  Returns the exit status. */
static int print_vector(char **next)
{
    ecart_cell from, to;

    if (!operand_cell(&next, &from) || !operand_cell(&next, &to) || !operand_end(&next))
        return EXIT_ERROR;
    print_text(ecart_difference_0x88(from, to), ecart_difference_15x15(from, to));
    return EXIT_YES;
}

static int answer(const struct request *request, char **next)
{
    if (!is_possible(request))
        return EXIT_ERROR;
    if (request->vector)
        return print_vector(next);
    if (request->centre)
        return print_centre(request, next);
    if (request->betza || mover_is_fairy(next))
        return count_moves(request, next);
    return print_distances(request, next);
}

static int run(int argc, char **argv)
{
    enum { METRIC = OPTION_LONG, METHOD, CENTRE, VECTOR };
    static const struct option options[] = {
        { "metric", required_argument, NULL, METRIC },
        { "method", required_argument, NULL, METHOD },
        { "centre", no_argument,       NULL, CENTRE },
        { "vector", no_argument,       NULL, VECTOR },
        BETZA_OPTION,
        SCREEN_OPTIONS,
        OPTIONS_COMMON
    };
    struct request request = { .metric = ECART_METRICS, .method = ECART_METHODS };

    for (;;) {
        int option = option_next(argc, argv, "", options);

        switch (option) {
        case METRIC:
            if (!operand_metric(optarg, &request.metric))
                return EXIT_ERROR;
            break;
        case METHOD:
            if (!read_method(optarg, &request.method))
                return EXIT_ERROR;
            break;
        case CENTRE:
            request.centre = true;
            break;
        case BETZA:
            request.betza = optarg;
            break;
        case VECTOR:
            request.vector = true;
            break;
        case OPTION_END:
            return answer(&request, argv + optind);
        default:
            if (!output_option(&request.output, option))
                return option_finish(option, &distance_command);
        }
    }
}

const struct command distance_command = {
    "distance", "[OPTION]... [FAIRY-PIECE] SQUARE [SQUARE]",
    "Count how far apart squares are",
    "With two squares, print the distance; with one, draw the distances to all\n"
    "others.  With a FAIRY-PIECE, count its moves.  Instead of a SQUARE you may give\n"
    "several, with commas between them: the distance is that of the nearest two.\n"
    "\n"
    SQUARE_HELP
    "A FAIRY-PIECE is its name, such as camel or nightrider, alone or after\n"
    "white or black: ecart(1) has them all.\n"
    "\n"
    "  --metric=chebyshev|manhattan|knight\n"
    "                      only this one: a king's moves, steps along ranks and\n"
    "                      files, or a knight's moves (default: all three)\n"
    "  --method=arithmetic|64x64|0x88|15x15|fill|8x8|8x8-no-branch\n"
    "                      compute it by this method, the last three for a knight only;\n"
    "                      the answer is the same\n"
    "  --centre [SQUARE]   instead, the distances to the nearest of the four squares\n"
    "                      in the centre, with and without diagonal steps\n"
    BETZA_HELP
    "  --vector            instead, the place of the second square in the 0x88 and 15x15\n"
    "                      tables, and what it tells: columns, rows, direction, the step\n"
    "                      of a slide, and the pieces that attack along it\n"
    SCREEN_HELP
    "  -h, --help          print this and exit\n"
    "\n"
    "Exit status is 0 for an answer, 1 if a fairy piece can never get from the first\n"
    "square to the second, 2 for an error.\n",
    run
};
