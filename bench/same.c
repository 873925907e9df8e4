/* SPDX-License-Identifier: MIT */
/* same.c -- whether two trees of the library give the same answers
 *
 *     same BASE.so THIS.so VERDICTS WANTED <POSITIONS
 *
 * A position is a line: 0, or 1 for Chess960, a tab, and a FEN.  From each one
 * both play the same random moves, until so many verdicts were asked for.  The
 * first answer of a walk that differs is printed with its position, as both give it, but for
 * the FENs that the file WANTED has, a line each: they are read in another way on purpose. */

#include "same.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

enum {
    LINE_SIZE = 4096, POSITIONS = 16384,
    PLIES     = 24,             /* of play from a position, at most */
    OF_A_PLY  = 330,            /* verdicts, roughly */
    MOST      = 20              /* differences that are printed */
};

static char starts[POSITIONS][256], wanted[POSITIONS][256];

static same_ask *load(const char *path)
{
    void     *object = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    void     *name   = object ? dlsym(object, "same_ask_walk") : NULL;
    same_ask *ask;

    if (name == NULL) {
        (void)fprintf(stderr, "same: %s\n", dlerror());
        exit(2);
    }
    memcpy(&ask, &name, sizeof ask);
    return ask;
}

/* Reads lines longer than two characters that are no remarks; returns how many. */
static int read_lines(FILE *file, char lines[POSITIONS][256])
{
    int count = 0;

    while (file && count < POSITIONS && fgets(lines[count], sizeof lines[count], file)) {
        lines[count][strcspn(lines[count], "\n")] = '\0';
        if (strlen(lines[count]) > 2 && lines[count][0] != '#')
            count++;
    }
    return count;
}

static bool is_wanted(const char *fen, int count)
{
    while (count > 0 && strcmp(wanted[count - 1], fen) != 0)
        count--;
    return count > 0;
}

static FILE *as_text(same_ask *ask, const same_walk *walk)
{
    same_answers answers = { .text = tmpfile() };

    if (answers.text == NULL)
        exit(2);
    ask(walk, &answers);
    rewind(answers.text);
    return answers.text;
}

/* Lines are compared as they are read: a long one in pieces. */
static void print_difference(same_ask *const *ask, const same_walk *walk)
{
    static char lines[2][1 << 20], position[1 << 12];
    FILE       *texts[2] = { as_text(ask[0], walk), as_text(ask[1], walk) };
    char       *read[2];

    printf("same: from %s\n", walk->fen);
    do {
        for (int i = 0; i < 2; i++) {
            read[i] = fgets(lines[i], sizeof lines[i], texts[i]);
            if (read[i] == NULL)
                (void)strcpy(lines[i], "(nothing more)\n");
        }
        if (strncmp(lines[0], "position", 8) == 0)
            (void)snprintf(position, sizeof position, "%s", lines[0]);
    } while (read[0] && read[1] && strcmp(lines[0], lines[1]) == 0);
    printf("%sbase: %sthis: %s", position, lines[0], lines[1]);
    (void)fclose(texts[0]);
    (void)fclose(texts[1]);
}

/* Whether the answers are the same.  If not, the next walk begins as if they were. */
static bool same_walks(same_ask *const *ask, const same_walk *walk, same_answers *answers)
{
    bool same;

    for (int i = 0; i < 2; i++)
        ask[i](walk, &answers[i]);
    same = answers[0].digest == answers[1].digest;
    answers[1] = answers[0];
    return same;
}

int main(int argc, char **argv)
{
    if (argc != 5)
        return 2;

    same_ask    *ask[2]     = { load(argv[1]), load(argv[2]) };
    uint64_t     verdicts   = strtoull(argv[3], NULL, 10), seed = 0;
    same_answers answers[2] = { { 0 }, { 0 } };
    uint64_t     count      = (uint64_t)read_lines(stdin, starts);
    uint64_t     plies      = count ? verdicts / count / OF_A_PLY : 0, differ = 0, known = 0;
    int          listed     = read_lines(fopen(argv[4], "r"), wanted);

    if (count == 0)
        return 2;
    while (answers[0].verdicts < verdicts) {
        const char *start = starts[seed % count];
        same_walk   walk  = { .fen = start + 2, .chess960 = start[0] == '1', .seed = ++seed,
                              .plies = plies > PLIES ? PLIES : plies < 1 ? 1 : (int)plies };

        if (same_walks(ask, &walk, answers))
            continue;
        if (is_wanted(walk.fen, listed)) {
            known++;
            continue;
        }
        print_difference(ask, &walk);
        if (++differ == MOST)
            break;
    }
    printf("same: %llu verdicts and %llu other answers from %llu walks: %llu differ, and %llu "
           "as they should\n", (unsigned long long)answers[0].verdicts,
           (unsigned long long)answers[0].others, (unsigned long long)seed,
           (unsigned long long)differ, (unsigned long long)known);
    return differ > 0;
}
