/* SPDX-License-Identifier: MIT */
/* workers.c -- judges files in several threads */

#define _POSIX_C_SOURCE 200809L

#include "pgn/workers.h"

#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "findings/lint.h"
#include "pgn/chunk.h"
#include "system/system.h"

/* One thread, and the state it needs to judge. */
struct worker {
    struct workers *workers;
    pthread_t       thread;
    struct lint     lint;
};

/* Chunks are numbered from 0 without end; number n lies in slot n % slots. */
struct workers {
    const struct wanted *wanted;
    bool            json;
    struct worker  *threads;        /* the last one is the calling thread itself */
    int             running;        /* how many threads were started */
    struct chunk   *chunks;
    size_t          slots;          /* how many chunks there are */
    struct buffer   edits;          /* of the file, as far as it was printed */

    pthread_mutex_t mutex;          /* for what follows, and chunk->done */
    pthread_cond_t  filled, done;
    size_t          head;           /* the chunk that is filled next */
    size_t          next;           /* the chunk that is judged next */
};

/* A file on its way through the workers. */
struct job {
    struct workers  *workers;
    struct source   *source;
    struct account   account;
    struct counts   *counts;        /* of all files before this one */
    struct progress *progress;
    uint64_t         bytes_before;
    size_t           tail;          /* the chunk that is printed next */
    bool             output_failed; /* writing to stdout failed */
};

static struct chunk *chunk_at(struct workers *workers, size_t number)
{
    return &workers->chunks[number % workers->slots];
}

static void judge_whole(struct lint *lint, const struct workers *workers, struct chunk *chunk)
{
    lint_begin(lint, workers->wanted, workers->json, &chunk->report);
    lint_piece(lint, chunk->bytes, chunk->cut, true);
}

/* A thread ends with the program. */
static _Noreturn void *work(void *argument)
{
    struct worker  *worker = argument;
    struct workers *workers = worker->workers;

    pthread_mutex_lock(&workers->mutex);
    for (;;) {
        while (workers->next == workers->head)
            pthread_cond_wait(&workers->filled, &workers->mutex);

        struct chunk *chunk = chunk_at(workers, workers->next++);

        pthread_mutex_unlock(&workers->mutex);
        judge_whole(&worker->lint, workers, chunk);
        pthread_mutex_lock(&workers->mutex);
        chunk->done = true;
        pthread_cond_signal(&workers->done);
    }
}

static void hand_over(struct workers *workers)
{
    struct chunk *chunk = chunk_at(workers, workers->head);

    if (workers->running == 0) {
        judge_whole(&workers->threads[0].lint, workers, chunk);
        chunk->done = true;
    }
    pthread_mutex_lock(&workers->mutex);
    workers->head++;
    pthread_cond_signal(&workers->filled);
    pthread_mutex_unlock(&workers->mutex);
}

static void take_edits(struct job *job, const struct buffer *edits)
{
    struct edit edit;

    for (size_t at = 0; at < edits->length; at += sizeof edit) {
        memcpy(&edit, edits->bytes + at, sizeof edit);
        edit.offset += job->account.counts.bytes;
        buffer_put(&job->workers->edits, &edit, sizeof edit);
    }
}

static void look_at_output(struct job *job)
{
    if (ferror(stdout) && !job->output_failed) {
        error_print("cannot write: %s", strerror(errno));
        job->output_failed = true;
    }
}

static void print(struct job *job, struct chunk *chunk)
{
    take_edits(job, &chunk->report.edits);
    if (chunk->report.findings.length > 0)
        progress_hide(job->progress);
    report_print(&chunk->report, &job->account);
    look_at_output(job);
    if (report_failed(&chunk->report) || job->account.line.failed || job->workers->edits.failed)
        source_fail(job->source, "not enough memory");
    report_forget(&chunk->report);
}

static void show(struct job *job, uint64_t more_games)
{
    progress_show(job->progress, job->bytes_before + job->source->taken,
                  job->source->decoder ? job->source->given : 0,
                  job->counts->games + job->account.counts.games + more_games);
}

static void count(struct job *job, struct chunk *chunk)
{
    account_add(&job->account, &chunk->report.counts);
    chunk->report.counts = (struct counts){ 0 };
    show(job, 0);
}

/* Prints the oldest chunk that was not printed yet. */
static void print_next(struct job *job)
{
    struct workers *workers  = job->workers;
    struct chunk   *chunk = chunk_at(workers, job->tail++);

    pthread_mutex_lock(&workers->mutex);
    while (!chunk->done)
        pthread_cond_wait(&workers->done, &workers->mutex);
    pthread_mutex_unlock(&workers->mutex);
    print(job, chunk);
    count(job, chunk);
}

static void print_all(struct job *job)
{
    while (job->tail != job->workers->head)
        print_next(job);
}

static bool has_failed(const struct job *job)
{
    return job->source->failed || job->output_failed || stop_wanted();
}

/* Text longer than a chunk in which no game begins is read piece by piece,
 * while the other threads wait. */
static void judge_long(struct job *job, struct chunk *chunk)
{
    struct workers *workers = job->workers;
    struct lint *lint = &workers->threads[workers->running].lint;

    print_all(job);
    lint_begin(lint, workers->wanted, workers->json, &chunk->report);
    for (;;) {
        size_t rest = lint_piece(lint, chunk->bytes, chunk->cut, chunk->whole);

        print(job, chunk);
        if (chunk->whole || has_failed(job))
            break;
        show(job, chunk->report.counts.games);
        chunk_refill(chunk, rest, job->source);
        if (stop_wanted())
            break;
    }
    count(job, chunk);
    pthread_mutex_lock(&workers->mutex);
    workers->next = ++workers->head;
    pthread_mutex_unlock(&workers->mutex);
    job->tail = workers->head;
}

bool workers_judge(struct workers *workers, struct source *source, struct counts *counts,
                   struct progress *progress, uint64_t bytes_before)
{
    struct job job = {
        .workers = workers, .source = source, .counts = counts, .progress = progress,
        .account = { .file = source->name, .wanted = workers->wanted, .json = workers->json },
        .bytes_before = bytes_before, .tail = workers->head
    };
    struct chunk *chunk = NULL, *before;

    workers->edits.length = 0;
    do {
        if (workers->head - job.tail == (workers->running > 0 ? workers->slots : 1))
            print_next(&job);
        before = chunk;
        chunk  = chunk_at(workers, workers->head);
        chunk_fill(chunk, before, source);
        if (stop_wanted())
            break;
        if (chunk->whole)
            hand_over(workers);
        else
            judge_long(&job, chunk);
    } while (!chunk->last && !has_failed(&job));
    print_all(&job);
    progress_hide(progress);
    account_close(&job.account);    /* in lines shorter than those that were printed */
    counts_add(counts, &job.account.counts);
    buffer_free(&job.account.line);
    return !has_failed(&job);
}

static bool start(struct workers *workers, struct worker *worker)
{
    worker->workers = workers;
    return pthread_create(&worker->thread, NULL, work, worker) == 0;
}

/* If fewer threads can be started than were asked for, those do the work.  Signals are
 * for the thread that reads and prints. */
static void start_threads(struct workers *workers, int jobs)
{
    system_hold_signals();
    while (workers->running < jobs && start(workers, &workers->threads[workers->running]))
        workers->running++;
    system_release_signals();
}

/* Two chunks for each thread: one is filled while the other is judged, and the
 * leftover of a chunk is still there when the next one is filled. */
static bool allocate(struct workers *workers, int jobs)
{
    workers->slots  = 2 * (size_t)jobs;
    workers->threads = malloc(((size_t)jobs + 1) * sizeof *workers->threads);
    workers->chunks  = calloc(workers->slots, sizeof *workers->chunks);
    if (!workers->threads || !workers->chunks)
        return false;
    for (size_t i = 0; i < workers->slots; i++) {
        if (!(workers->chunks[i].bytes = malloc(CHUNK_SIZE)))
            return false;
    }
    return true;
}

struct workers *workers_new(int jobs, const struct wanted *wanted, bool json)
{
    static struct workers workers = {
        .mutex = PTHREAD_MUTEX_INITIALIZER, .filled = PTHREAD_COND_INITIALIZER,
        .done  = PTHREAD_COND_INITIALIZER
    };

    workers.wanted = wanted;
    workers.json   = json;
    if (!allocate(&workers, jobs))
        return NULL;
    start_threads(&workers, jobs > 1 ? jobs : 0);
    return &workers;
}

int workers_processors(void)
{
    long count = system_processors();

    return count < 1 ? 1 : count > WORKERS_MOST ? WORKERS_MOST : (int)count;
}

struct buffer *workers_edits(struct workers *workers)
{
    return &workers->edits;
}
