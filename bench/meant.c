/* SPDX-License-Identifier: MIT */
/* meant.c -- how often what was meant is found, in slips of a file, and what it costs
 *
 *     bench/meant [--wrong] FILE
 *
 * meant.sh describes the file.  --wrong also prints each slip where what comes first
 * is not right. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <ecart.h>

enum { PLIES = 2000, SHOWN = 5, TIMED = 1000, MIXED = 30, ROUNDS = 20 };

/* What is counted, for slips that are refused and for those that are legal. */
typedef struct counts {
    long slips, first, among_three, listed; /* without the rest of the game */
    long place;                             /* with it: the right place comes first */
    long move, move_three;                  /* and the right move */
    long unbroken;                          /* nothing later is refused */
} counts;

typedef struct slip {
    char      *how, *played, *line;
    bool       legal;
    size_t     ply, count;
    ecart_text texts[PLIES];
} slip;

static void fail(const char *what)
{
    fprintf(stderr, "meant: %s\n", what);
    exit(2);
}

/* Cuts off the next field. */
static char *field(char **rest, char end)
{
    char *text = *rest, *stop = strchr(text, end);

    if (stop == NULL)
        fail("a line has too few fields");
    *stop = '\0';
    *rest = stop + 1;
    return text;
}

static void read_slip(slip *s, char *line)
{
    static char rest[1 << 16];

    s->line = line;
    snprintf(rest, sizeof rest, "%s", line);
    line      = rest;
    s->how    = field(&line, '\t');
    s->legal  = strcmp(field(&line, '\t'), "legal") == 0;
    s->ply    = strtoul(field(&line, '\t'), NULL, 10);
    (void)field(&line, '\t');
    s->played = field(&line, '\t');
    s->count  = 0;
    for (char *text = strtok(line, " \n"); text && s->count < PLIES; text = strtok(NULL, " \n"))
        s->texts[s->count++] = (ecart_text){ text, strlen(text) };
    if (s->ply == 0 || s->ply > s->count)
        fail("a slip is not in its game");
}

/* What is timed: texts in their positions, and requests there, as bench.c mixes them:
 * half of them legal, half from any cell to any. */
typedef struct timed {
    ecart_position position;
    char           text[16];
    ecart_move     moves[MIXED];
} timed;

static timed timing[TIMED];
static int   timings;

static void keep(const ecart_position *position, const ecart_text *text)
{
    timed     *t = &timing[timings];
    ecart_move moves[ECART_MOVE_LIST_SIZE];
    size_t     count = ecart_legal_moves(position, moves, ECART_MOVE_LIST_SIZE);

    if (timings == TIMED || count == 0)
        return;
    t->position = *position;
    snprintf(t->text, sizeof t->text, "%.*s", (int)text->length, text->text);
    for (int i = 0; i < MIXED; i++)
        t->moves[i] = i % 2 ? moves[(size_t)i * 7 % count]
                            : ecart_move_make(ecart_cell_nth((timings + 13 * i) % 64),
                                              ecart_cell_nth((5 * timings + 29 * i) % 64),
                                              ECART_NO_KIND);
    timings++;
}

static volatile unsigned long sink;

/* Nanoseconds for a text, or a verdict: the least of some rounds. */
static double cost(bool texts)
{
    double least = 1e9;

    for (int round = 0; round < ROUNDS; round++) {
        clock_t start = clock();

        for (int n = 0; n < 10 * timings; n++) {
            const timed  *t = &timing[n % timings];
            ecart_meaning meanings[3];

            if (texts)
                sink += ecart_meant(&t->position, t->text, strlen(t->text), meanings, 3);
            for (int i = 0; !texts && i < MIXED; i++)
                sink += ecart_move_check(&t->position, t->moves[i]).reason;
        }
        double each = (double)(clock() - start) / CLOCKS_PER_SEC * 1e9 /
                      (10.0 * timings * (texts ? 1 : MIXED));
        least = each < least ? each : least;
    }
    return least;
}

static void print_cost(void)
{
    double text = cost(true), verdict = cost(false);

    printf("%-8s %.0f ns a text, a verdict %.1f ns: as much as %.0f verdicts\n", "cost", text,
           verdict, text / verdict);
}

static void count_alone(const slip *s, const ecart_position *before, ecart_move right, counts *c)
{
    ecart_meaning meanings[64];
    const ecart_text *text = &s->texts[s->ply - 1];
    size_t count = ecart_meant(before, text->text, text->length, meanings, 64);

    for (size_t i = 0; i < count && i < 64; i++) {
        if (!ecart_move_equal(meanings[i].move, right))
            continue;
        c->first       += i == 0;
        c->among_three += i < 3;
        c->listed++;
    }
}

/* Returns whether the right move comes first. */
static bool count_in_line(const slip *s, const ecart_position *start, ecart_move right, counts *c)
{
    ecart_meaning meanings[SHOWN];
    ecart_line    line  = { start, NULL, s->texts, s->count, 0 };
    size_t        count = ecart_meant_in_line(&line, meanings, SHOWN);
    bool          first = false;

    c->unbroken += ecart_line_played(&line) == s->count;
    c->place    += count > 0 && meanings[0].ply == s->ply;
    for (size_t i = 0; i < count && i < 3; i++) {
        bool same = meanings[i].ply == s->ply && ecart_move_equal(meanings[i].move, right);

        first         |= same && i == 0;
        c->move_three += same;
    }
    c->move += first;
    return first;
}

static void print_wrong(const slip *s, const ecart_position *start)
{
    ecart_meaning meanings[SHOWN];
    ecart_line line = { start, NULL, s->texts, s->count, 0 };
    size_t count  = ecart_meant_in_line(&line, meanings, SHOWN);
    size_t broken = ecart_line_played(&line);

    printf("%s %s %zu of %zu, refused at %zu: %s for %s; ", s->how,
           s->legal ? "legal" : "refused", s->ply, s->count, broken + 1,
           s->texts[s->ply - 1].text, s->played);
    for (size_t i = 0; i < count && i < SHOWN; i++)
        printf(" %u.%s(%s %d, %d plies, %d doubts)", meanings[i].ply, meanings[i].san,
               ecart_slip_name(meanings[i].slip), meanings[i].cost, meanings[i].plies,
               meanings[i].doubts);
    putchar('\n');
}

static void count_slip(const slip *s, counts *c, bool wrong)
{
    ecart_position start, before;
    ecart_notation played;

    ecart_position_start(&start);
    before = start;
    for (size_t i = 0; i + 1 < s->ply; i++)
        (void)ecart_san_play(&before, s->texts[i].text, s->texts[i].length);
    played = ecart_san_read(&before, s->played, strlen(s->played));
    if (!ecart_verdict_is_legal(&played.verdict))
        fail("what was played is not legal");
    c->slips++;
    keep(&before, &s->texts[s->ply - 1]);
    count_alone(s, &before, played.verdict.move, c);
    if (!count_in_line(s, &start, played.verdict.move, c) && wrong)
        print_wrong(s, &start);
}

static void print(const char *name, const counts *c)
{
    double all = (double)c->slips, broken = all - (double)c->unbroken;

    if (broken <= 0)
        return;

    printf("%-8s %6ld slips; alone: first %.1f %%, among three %.1f %%, listed %.1f %%\n"
           "%8s %6.0f break the game; with its rest: place first %.1f %%,"
           " place and move first %.1f %%, among three %.1f %%\n",
           name, c->slips, 100 * (double)c->first / all, 100 * (double)c->among_three / all,
           100 * (double)c->listed / all, "", broken, 100 * (double)c->place / broken,
           100 * (double)c->move / broken, 100 * (double)c->move_three / broken);
}

int main(int argc, char **argv)
{
    static char line[1 << 16];
    static slip s;
    counts      c[2] = { { 0 }, { 0 } };
    bool        wrong = argc > 1 && strcmp(argv[1], "--wrong") == 0;
    FILE       *file = argc == 2 + wrong ? fopen(argv[1 + wrong], "r") : NULL;

    if (file == NULL)
        fail("usage: meant [--wrong] FILE");
    while (fgets(line, sizeof line, file)) {
        if (line[0] == '#')
            continue;
        read_slip(&s, line);
        count_slip(&s, &c[s.legal], wrong);
    }
    fclose(file);
    print("refused", &c[0]);
    print("legal", &c[1]);
    if (timings > 0)
        print_cost();
    return 0;
}
