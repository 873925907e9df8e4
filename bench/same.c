/* SPDX-License-Identifier: MIT */
/* same.c -- whether two trees of the library give the same answers
 *
 *     same BASE.so THIS.so VERDICTS <POSITIONS
 *
 * A position is a line: 0, or 1 for Chess960, a tab, and a FEN.  From each one
 * both play the same random moves, until so many verdicts were asked for.  The
 * first answer that differs is printed with its position, as both give it. */

#include "same.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

enum {
    LINE_SIZE = 4096, POSITIONS = 16384,
    PLIES     = 24,             /* of play from a position, at most */
    OF_A_PLY  = 330             /* verdicts, roughly */
};

static char starts[POSITIONS][256];

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

static int read_starts(void)
{
    int count = 0;

    while (count < POSITIONS && fgets(starts[count], sizeof starts[count], stdin)) {
        starts[count][strcspn(starts[count], "\n")] = '\0';
        if (strlen(starts[count]) > 2)
            count++;
    }
    return count;
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

static bool same_walks(same_ask *const *ask, const same_walk *walk, same_answers *answers)
{
    for (int i = 0; i < 2; i++)
        ask[i](walk, &answers[i]);
    if (answers[0].digest == answers[1].digest)
        return true;
    print_difference(ask, walk);
    return false;
}

int main(int argc, char **argv)
{
    if (argc != 4)
        return 2;

    same_ask    *ask[2]     = { load(argv[1]), load(argv[2]) };
    uint64_t     wanted     = strtoull(argv[3], NULL, 10), seed = 0;
    same_answers answers[2] = { { 0 }, { 0 } };
    uint64_t     count      = (uint64_t)read_starts();
    uint64_t     plies      = count ? wanted / count / OF_A_PLY : 0;

    if (count == 0)
        return 2;
    while (answers[0].verdicts < wanted) {
        const char *start = starts[seed % count];
        same_walk   walk  = { .fen = start + 2, .chess960 = start[0] == '1', .seed = ++seed,
                              .plies = plies > PLIES ? PLIES : plies < 1 ? 1 : (int)plies };

        if (!same_walks(ask, &walk, answers))
            return 1;
    }
    printf("same: %llu verdicts and %llu other answers from %llu walks: no difference\n",
           (unsigned long long)answers[0].verdicts, (unsigned long long)answers[0].others,
           (unsigned long long)seed);
    return 0;
}
