/* SPDX-License-Identifier: MIT */
/* ecart_pgn.c -- ecart pgn: judges collections of games */

#define _POSIX_C_SOURCE 200809L

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "command.h"
#include "findings/report.h"
#include "input/operand.h"
#include "mending/diff.h"
#include "pgn/chunk.h"
#include "pgn/part.h"
#include "pgn/workers.h"
#include "source/source.h"
#include "system/error.h"
#include "system/option.h"
#include "system/page.h"
#include "system/screen.h"
#include "system/stop.h"

struct options {
    struct wanted wanted;
    struct screen screen;
    struct range  range;            /* of zeroes for whole files */
    int           jobs;
    int           limit;            /* of compressed files, in MB; 0 for none */
    bool          json, quiet;
    bool          merge, judging;   /* --merge, and an option that it does not take */
    bool          never_fails;
};

/* The size of all files in bytes; 0 if one of them has no size, such as a pipe. */
static uint64_t size_of(char **files)
{
    struct stat status;
    uint64_t    sum = 0;

    for (; *files; files++) {
        bool is_file = strcmp(*files, "-") == 0 ? fstat(fileno(stdin), &status) == 0
                                                : stat(*files, &status) == 0;

        if (is_file && !S_ISREG(status.st_mode))
            return 0;
        sum += is_file ? (uint64_t)status.st_size : 0;
    }
    return sum;
}

/* Whether a file can be mended: a diff needs its name, and reads it once more. */
static bool can_be_mended(struct source *source)
{
    if (source->decoder)
        source_fail(source, "--mend needs a file that is not compressed, because of patch");
    else if (strcmp(source->name, "-") == 0)
        source_fail(source, "--mend needs the name of a file, for the diff");
    else if (!source->regular)
        source_fail(source, "--mend needs a regular file");
    return !source->failed;
}

static bool mend_file(struct source *source, struct buffer *edits)
{
    size_t count = edits->length / sizeof(struct edit);

    return count == 0 || diff_print(source, (struct edit *)(void *)edits->bytes, count);
}

/* Judges a file that is open. */
static bool judge_file(struct source *source, struct workers *workers, struct counts *counts,
                       struct progress *progress, uint64_t bytes, bool mend)
{
    if (mend && !can_be_mended(source))
        return false;
    return workers_judge(workers, source, counts, progress, bytes) &&
           (!mend || mend_file(source, workers_edits(workers)));
}

/* As with grep, an error in one file does not keep the others from being
 * judged; but nothing more is judged once stdout fails. */
static bool judge_files(char **files, struct workers *workers, struct counts *counts, bool mend,
                        int limit)
{
    static struct source source;
    struct progress progress;
    uint64_t bytes = 0;
    bool     well  = true;

    stop_catch();
    progress_begin(&progress, size_of(files));
    for (; *files && !ferror(stdout) && !stop_wanted(); files++) {
        bool open = source_open(&source, *files);

        source.most = (uint64_t)limit * 1000000;
        well &= open && judge_file(&source, workers, counts, &progress, bytes, mend);
        bytes += source.taken;
        if (open)
            source_close(&source);
    }
    return well;
}

/* Judges a range of a file, and ends with its summary. */
static bool judge_range(char **files, struct workers *workers, struct counts *counts,
                        const struct options *options)
{
    static struct source source;
    struct progress progress;
    struct range    range = options->range;
    uint64_t        size;
    bool            well;

    if (!source_open(&source, *files))
        return false;
    stop_catch();
    size = source.size;
    well = range_find(&range, &source);
    progress_begin(&progress, range.end - range.begin);
    well = well && workers_judge(workers, &source, counts, &progress, 0) &&
           summary_print(*files, size, &range, &options->wanted, counts);
    source_close(&source);
    return well;
}

/* Says what was counted.  Nothing more is said if no file could be read. */
static int finish(bool well, const struct counts *counts, const struct options *options)
{
    bool silent = options->quiet || (!well && counts->games == 0), any;

    if (!ferror(stdout) && fflush(stdout) != 0)
        return error_print("cannot write: %s", strerror(errno));
    any = counts_print(counts, &options->wanted, silent);
    return !well ? EXIT_ERROR : any && !options->never_fails ? EXIT_NO : EXIT_YES;
}

static int judge(char **files, const struct options *options)
{
    struct counts   counts = { 0 };
    struct workers *workers = workers_new(options->jobs, &options->wanted, options->json);
    bool            well;

    if (!workers)
        return error_print("not enough memory");
    if (options->wanted.games && !options->json)
        report_print_names();
    well = options->range.count > 0
         ? judge_range(files, workers, &counts, options)
         : judge_files(files, workers, &counts, options->wanted.mend,
                       options->limit);
    workers_free(workers);
    return finish(well, &counts, options);
}

static int merge_parts(char **files, struct options *options)
{
    struct counts counts = { 0 };
    bool          well   = merge(files, options->json, &options->wanted, &counts);

    return finish(well, &counts, options);
}

static bool read_jobs(const char *text, int *jobs)
{
    if (!operand_number(text, "number of jobs", 0, WORKERS_MOST, jobs))
        return false;
    *jobs = *jobs > 0 ? *jobs : workers_processors();
    return true;
}

static bool take_range(const char *text, struct range *range)
{
    if (range_read(text, range))
        return true;
    return error_refuse("%s is not a range: expected K/N, which is part K of N, such as 3/8; "
                        "N is at most %d", quote(text).text, RANGE_MOST);
}

static int print_findings(void)
{
    for (int f = 0; f < FINDINGS; f++) {
        if (finding_name(f))
            printf("%s\t%s\n", weight_name(finding_weight(f)), finding_name(f));
    }
    return EXIT_YES;
}

/* Takes an option.  If it is not one of ours, or its argument makes no sense,
 * returns false and sets the exit status. */
static bool take_option(int option, struct options *options, int *status)
{
    *status = EXIT_ERROR;
    switch (option) {
    case OPTION_JOBS:
        return read_jobs(optarg, &options->jobs);
    case OPTION_LIMIT:
        return operand_number(optarg, "number of MB", 1, 1000000, &options->limit);
    case OPTION_QUIET:
        return options->quiet = true;
    case OPTION_JSON:
        return options->json = true;
    case OPTION_ALL:
        return options->wanted.all = true;
    case OPTION_LETTERS:
        return operand_letters(optarg, &options->wanted.letters);
    case OPTION_LANGUAGE:
        return language_take(optarg, &options->wanted.language);
    case OPTION_PLAY_ON:
        return options->wanted.play_on = true;
    case OPTION_MEANT:
        return options->wanted.meant = true;
    case OPTION_MEND:
        return options->wanted.mend = true;
    case OPTION_GAMES:
        return options->wanted.games = true;
    case OPTION_RANGE:
        return take_range(optarg, &options->range);
    case OPTION_MERGE:
        return options->merge = true;
    case OPTION_FAIL:
        options->never_fails = option_choice;
        return true;
    case OPTION_LIST:
        *status = print_findings();
        return false;
    case OPTION_WARN:
    case OPTION_NO_WARN:
        return wanted_turn(&options->wanted, optarg, option == OPTION_WARN);
    default:
        if (screen_option(&options->screen, option))
            return true;
        *status = option_finish(option, &pgn_command);
        return false;
    }
}

/* What keeps the options from being followed; NULL if nothing does. */
static const char *contradiction(const struct options *options, char **files)
{
    if (options->merge && options->judging)
        return "--merge has only --json, --quiet, --fail and --color beside it: "
               "the rest is as it was when the parts were made";
    if (options->merge && !files[0])
        return "--merge needs the names of the parts";
    if (options->json && options->wanted.mend)
        return "--mend cannot be combined with --json";
    if (options->wanted.games && options->wanted.mend)
        return "--mend cannot be combined with --games";
    if (options->wanted.play_on && options->wanted.mend)
        return "--mend cannot be combined with --play-on";
    if (options->range.count == 0)
        return NULL;
    if (!options->json)
        return "--range needs --json";
    if (!files[0] || strcmp(files[0], "-") == 0)
        return "--range needs the name of a file: a stream can only be read from its beginning";
    return files[1] ? "--range cuts one file: give each file its own ranges" : NULL;
}

/* Whether an option says how games are judged, and so does nothing for --merge. */
static bool is_judging(int option)
{
    return option != OPTION_JSON && option != OPTION_QUIET && option != OPTION_FAIL &&
           option != OPTION_MERGE && option != OPTION_COLOR;
}

int run_pgn(int argc, char **argv)
{
    char  dash[] = "-";
    char *standard_input[] = { dash, NULL };
    struct options options = { .jobs = 1 };
    const char *wrong;
    int option, status;

    wanted_default(&options.wanted);
    options.wanted.columns = page_columns(stdout);
    while ((option = option_next(argc, argv, &pgn_command)) != OPTION_END) {
        if (!take_option(option, &options, &status))
            return status;
        options.judging |= is_judging(option);
    }
    options.wanted.coloured = screen_has_colours(&options.screen);
    wrong = contradiction(&options, argv + optind);
    if (wrong)
        return error_print("%s", wrong);
    if (options.merge)
        return merge_parts(argv + optind, &options);
    return judge(argv[optind] ? argv + optind : standard_input, &options);
}
