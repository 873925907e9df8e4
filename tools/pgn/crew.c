/* SPDX-License-Identifier: MIT */
/* crew.c -- judges files, in as many threads as are asked for */

#define _POSIX_C_SOURCE 200809L

#include "pgn/crew.h"

#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/error.h"
#include "pgn/block.h"

/* One thread, with what it needs to judge. */
struct worker {
    struct crew *crew;
    pthread_t    thread;
    struct lint  lint;
};

/* Blocks are numbered on and on, and number n lies in place n % places. */
struct crew {
    const struct wanted *wanted;
    bool            json;
    struct worker  *workers;        /* the last one is the asking thread itself */
    int             hired;          /* threads that run */
    struct block   *blocks;
    size_t          places;

    pthread_mutex_t mutex;          /* for what follows, and block->done */
    pthread_cond_t  filled, done;
    size_t          head;           /* the block that is filled next */
    size_t          next;           /* that is judged next */
    bool            over;           /* no more will come */
};

/* A file on its way through the crew. */
struct job {
    struct crew     *crew;
    struct source   *source;
    struct start     start;
    struct counts   *counts;
    struct progress *progress;
    uint64_t         bytes_before;
    size_t           tail;          /* the block that is printed next */
    bool             short_of_memory;
    bool             lost;          /* stdout failed */
};

static struct block *block_at(struct crew *crew, size_t number)
{
    return &crew->blocks[number % crew->places];
}

static void judge_whole(struct lint *lint, const struct crew *crew, struct block *block)
{
    lint_begin(lint, crew->wanted, crew->json, &block->report);
    lint_piece(lint, block->bytes, block->cut, true);
}

static void *work(void *argument)
{
    struct worker *worker = argument;
    struct crew   *crew   = worker->crew;

    pthread_mutex_lock(&crew->mutex);
    for (;;) {
        while (crew->next == crew->head && !crew->over)
            pthread_cond_wait(&crew->filled, &crew->mutex);
        if (crew->next == crew->head)
            break;

        struct block *block = block_at(crew, crew->next++);

        pthread_mutex_unlock(&crew->mutex);
        judge_whole(&worker->lint, crew, block);
        pthread_mutex_lock(&crew->mutex);
        block->done = true;
        pthread_cond_signal(&crew->done);
    }
    pthread_mutex_unlock(&crew->mutex);
    return NULL;
}

static void hand_over(struct crew *crew)
{
    struct block *block = block_at(crew, crew->head);

    if (crew->hired == 0) {
        judge_whole(&crew->workers[0].lint, crew, block);
        block->done = true;
    }
    pthread_mutex_lock(&crew->mutex);
    crew->head++;
    if (crew->hired == 0)
        crew->next = crew->head;
    pthread_cond_signal(&crew->filled);
    pthread_mutex_unlock(&crew->mutex);
}

static void print(struct job *job, struct block *block)
{
    if (block->report.findings.length > 0)
        progress_hide(job->progress);
    report_print(&block->report, &job->start, stdout);
    if (ferror(stdout) && !job->lost) {
        error_print("cannot write: %s", strerror(errno));
        job->lost = true;
    }
    job->short_of_memory |= report_failed(&block->report);
    report_forget(&block->report);
}

static void show(struct job *job, uint64_t more_games)
{
    progress_show(job->progress, job->bytes_before + job->source->taken,
                  job->counts->games + more_games);
}

static void count(struct job *job, struct block *block)
{
    struct counts *counts = &block->report.counts;

    counts_add(job->counts, counts);
    job->start.lines += counts->lines;
    job->start.games += counts->games;
    *counts = (struct counts){ 0 };
    show(job, 0);
}

/* Prints the oldest block that was not printed yet. */
static void print_next(struct job *job)
{
    struct crew  *crew  = job->crew;
    struct block *block = block_at(crew, job->tail++);

    pthread_mutex_lock(&crew->mutex);
    while (!block->done)
        pthread_cond_wait(&crew->done, &crew->mutex);
    pthread_mutex_unlock(&crew->mutex);
    print(job, block);
    count(job, block);
}

static void print_all(struct job *job)
{
    while (job->tail != job->crew->head)
        print_next(job);
}

static bool has_failed(const struct job *job)
{
    return job->source->failed || job->short_of_memory || job->lost;
}

/* What is longer than a block and has no beginning of a game in it is read
 * piece by piece, while the others wait. */
static void judge_long(struct job *job, struct block *block)
{
    struct crew *crew = job->crew;
    struct lint *lint = &crew->workers[crew->hired].lint;

    print_all(job);
    lint_begin(lint, crew->wanted, crew->json, &block->report);
    for (;;) {
        size_t rest = lint_piece(lint, block->bytes, block->cut, block->whole);

        print(job, block);
        if (block->whole || has_failed(job))
            break;
        show(job, block->report.counts.games);
        block_refill(block, rest, job->source);
    }
    count(job, block);
    pthread_mutex_lock(&crew->mutex);
    crew->next = ++crew->head;
    pthread_mutex_unlock(&crew->mutex);
    job->tail = crew->head;
}

bool crew_judge(struct crew *crew, struct source *source, struct counts *counts,
                struct progress *progress, uint64_t bytes_before)
{
    struct job job = {
        .crew = crew, .source = source, .counts = counts, .progress = progress,
        .start = { .file = source->name, .json = crew->json },
        .bytes_before = bytes_before, .tail = crew->head
    };
    struct block *block = NULL, *before;

    do {
        if (crew->head - job.tail == (crew->hired > 0 ? crew->places : 1))
            print_next(&job);
        before = block;
        block  = block_at(crew, crew->head);
        block_fill(block, before, source);
        if (block->whole)
            hand_over(crew);
        else
            judge_long(&job, block);
    } while (!block->last && !has_failed(&job));
    print_all(&job);
    progress_hide(progress);
    if (job.short_of_memory)
        error_print("%s: not enough memory", source->name);
    return !has_failed(&job);
}

/* With fewer threads than were asked for, the work is done all the same. */
static void hire(struct crew *crew, int jobs)
{
    for (crew->hired = 0; crew->hired < jobs; crew->hired++) {
        struct worker *worker = &crew->workers[crew->hired];

        worker->crew = crew;
        if (pthread_create(&worker->thread, NULL, work, worker) != 0)
            break;
    }
}

/* While one block is judged, its worker's next can be filled; and the leftover
 * of a block is still there when the next one is. */
static bool furnish(struct crew *crew, int jobs)
{
    crew->places  = 2 * (size_t)jobs;
    crew->workers = malloc(((size_t)jobs + 1) * sizeof *crew->workers);
    crew->blocks  = calloc(crew->places, sizeof *crew->blocks);
    if (!crew->workers || !crew->blocks)
        return false;
    for (size_t i = 0; i < crew->places; i++) {
        if (!(crew->blocks[i].bytes = malloc(BLOCK_SIZE)))
            return false;
    }
    return true;
}

struct crew *crew_new(int jobs, const struct wanted *wanted, bool json)
{
    struct crew *crew = calloc(1, sizeof *crew);

    if (!crew)
        return NULL;
    pthread_mutex_init(&crew->mutex, NULL);
    pthread_cond_init(&crew->filled, NULL);
    pthread_cond_init(&crew->done, NULL);
    crew->wanted = wanted;
    crew->json   = json;
    if (!furnish(crew, jobs)) {
        crew_free(crew);
        return NULL;
    }
    hire(crew, jobs > 1 ? jobs : 0);
    return crew;
}

int crew_processors(void)
{
    long count = sysconf(_SC_NPROCESSORS_ONLN);

    return count < 1 ? 1 : count > CREW_MOST ? CREW_MOST : (int)count;
}

void crew_free(struct crew *crew)
{
    pthread_mutex_lock(&crew->mutex);
    crew->over = true;
    pthread_cond_broadcast(&crew->filled);
    pthread_mutex_unlock(&crew->mutex);
    for (int i = 0; i < crew->hired; i++)
        pthread_join(crew->workers[i].thread, NULL);
    for (size_t i = 0; crew->blocks && i < crew->places; i++) {
        free(crew->blocks[i].bytes);
        report_free(&crew->blocks[i].report);
    }
    free(crew->blocks);
    free(crew->workers);
    free(crew);
}
