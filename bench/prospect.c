/* SPDX-License-Identifier: MIT */
/* prospect.c -- compares who can still mate with a file of known answers
 *
 *     bench/prospect FILE
 *
 * A line of the file has a FEN, the side, "can" or "cannot", and the group to which
 * the line belongs, separated by tabs; lines that begin with # are left out.  For
 * each group and answer, this prints how many are proven, how many are wrong, and the
 * time that an answer takes.  With --list the FENs come too that are not proven; with
 * --lines, the FENs and the moves of the lines that were found, for another program. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <ecart.h>

enum { GROUPS = 16, REPEAT = 20 };

typedef struct tally {
    char   name[40];
    int    lines, proven, wrong;
    double total, longest;      /* microseconds */
} tally;

static tally tallies[GROUPS];
static bool  listing, lining;

static tally *tally_of(const char *group, const char *answer)
{
    char name[40];
    int  i = 0;

    snprintf(name, sizeof name, "%.20s %.10s", group, answer);
    while (i < GROUPS - 1 && tallies[i].lines > 0 && strcmp(tallies[i].name, name) != 0)
        i++;
    strcpy(tallies[i].name, name);
    return &tallies[i];
}

static double now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec * 1e6 + (double)t.tv_nsec * 1e-3;
}

/* The microseconds of one answer; those that are quick are asked again. */
static double time_of(const ecart_position *position, ecart_side side, ecart_prospect *prospect)
{
    double start = now();
    int    times = 0;

    do {
        *prospect = ecart_side_prospect(position, side);
        times++;
    } while (times < REPEAT && now() - start < 100);
    return (now() - start) / times;
}

/* Prints the line, and the time that it took as a comment. */
static void print_line(const char *fen, const ecart_position *position, ecart_side side)
{
    ecart_position p = *position;
    ecart_move     line[80];
    size_t         length;
    double         start = now();

    ecart_side_prospect_line(position, side, ECART_PROSPECT_EFFORT, line, 80, &length);
    printf("%s\t%.0f\t", fen, now() - start);
    for (size_t i = 0; i < length; i++) {
        char text[ECART_UCI_SIZE];

        ecart_uci_write(line[i], text, sizeof text);
        printf("%s%s", i > 0 ? " " : "", text);
        ecart_position_play(&p, line[i]);
    }
    printf("\n");
}

static void count(char *fields[4])
{
    ecart_position position;
    ecart_faults   faults;
    ecart_side     side = strcmp(fields[1], "white") == 0 ? ECART_WHITE : ECART_BLACK;
    bool           can  = strcmp(fields[2], "can") == 0;
    tally         *t    = tally_of(fields[3], fields[2]);
    ecart_prospect prospect;
    double         time;

    if (!ecart_fen_position(fields[0], strlen(fields[0]), false, &position, &faults)) {
        fprintf(stderr, "no position: %s\n", fields[0]);
        return;
    }
    time        = time_of(&position, side, &prospect);
    t->lines++;
    t->total   += time;
    t->longest  = time > t->longest ? time : t->longest;
    t->proven  += prospect == (can ? ECART_MATE_POSSIBLE : ECART_MATE_IMPOSSIBLE);
    if (prospect == (can ? ECART_MATE_IMPOSSIBLE : ECART_MATE_POSSIBLE)) {
        t->wrong++;
        printf("wrong: %s, %s %s\n", fields[0], fields[1], fields[2]);
    }
    if (lining && can)
        print_line(fields[0], &position, side);
    if (listing && prospect == ECART_MATE_UNPROVEN)
        printf("unproven\t%s\t%s\t%s\t%s\n", fields[0], fields[1], fields[2], fields[3]);
}

static void read_line(char *line)
{
    char *fields[4];

    line[strcspn(line, "\r\n")] = '\0';
    for (int i = 0; i < 4; i++) {
        fields[i] = line;
        line += strcspn(line, "\t");
        if (*line != '\0')
            *line++ = '\0';
    }
    if (*fields[0] != '#' && *fields[3] != '\0')
        count(fields);
}

int main(int argc, char **argv)
{
    FILE *file = argc > 1 ? fopen(argv[1], "r") : NULL;
    char  line[400];
    int   wrong = 0;

    if (!file) {
        fprintf(stderr, "usage: prospect FILE [--list | --lines]\n");
        return 2;
    }
    listing = argc > 2 && strcmp(argv[2], "--list") == 0;
    lining  = argc > 2 && strcmp(argv[2], "--lines") == 0;
    while (fgets(line, sizeof line, file))
        read_line(line);
    fclose(file);
    for (int i = 0; i < GROUPS && tallies[i].lines > 0; i++) {
        const tally *t = &tallies[i];

        printf("%-20s %5d lines %5d proven %6.2f %%  %d wrong  mean %8.2f us  longest %9.1f us\n",
               t->name, t->lines, t->proven, 100.0 * t->proven / t->lines, t->wrong,
               t->total / t->lines, t->longest);
        wrong += t->wrong;
    }
    return wrong > 0;
}
