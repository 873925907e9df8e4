/* SPDX-License-Identifier: MIT */
/* ecart_pgn.c -- ecart pgn: judges collections of games */

#define _POSIX_C_SOURCE 200809L

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "command.h"
#include "findings/report.h"
#include "input/options.h"
#include "mending/witness.h"
#include "pgn/chunk.h"
#include "pgn/part.h"
#include "pgn/workers.h"
#include "source/source.h"
#include "system/error.h"
#include "system/page.h"
#include "system/system.h"

/* What the options ask for. */
struct request {
    struct wanted wanted;
    struct range  range;            /* of zeroes for whole files */
    int           jobs;
    int           limit;            /* of compressed files, in MB; 0 for none */
    bool          json, quiet, merge, never_fails;
};

/* What the options that were read so far ask for; at first, what is reported by default. */
static struct request *asked(void)
{
    static struct request request = { .jobs = 0 };

    if (request.jobs == 0)
        wanted_default(&request.wanted);
    request.jobs = 1;
    return &request;
}

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
        if (is_file)
            sum += (uint64_t)status.st_size;
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

/* Judges a file that is open, or a range of it, which ends with a summary. */
static bool judge_file(struct source *source, struct workers *workers, struct counts *counts,
                       struct progress *progress, uint64_t bytes, const struct request *request)
{
    struct range range = request->range;
    uint64_t     size  = source->size;
    bool         mend  = request->wanted.mend;

    if ((mend && !can_be_mended(source)) || (range.count > 0 && !range_find(&range, source)) ||
        !workers_judge(workers, source, counts, progress, bytes))
        return false;
    if (range.count > 0)
        return summary_print(source->name, size, &range, &request->wanted, counts);
    return !mend || diff_print(source, workers_edits(workers));
}

/* As with grep, an error in one file does not keep the others from being
 * judged; but nothing more is judged once stdout fails. */
static bool judge_files(char **files, struct workers *workers, struct counts *counts,
                        const struct request *request)
{
    static struct source source;
    struct progress progress;
    uint64_t parts = request->range.count > 0 ? request->range.count : 1, bytes = 0;
    bool     well  = true;

    stop_catch();
    progress_begin(&progress, size_of(files) / parts);
    for (; *files && !ferror(stdout) && !stop_wanted(); files++) {
        bool open = source_open(&source, *files);

        source.most = (uint64_t)request->limit * 1000000;
        well &= open && judge_file(&source, workers, counts, &progress, bytes, request);
        bytes += source.taken;
        if (open)
            source_close(&source);
    }
    return well;
}

/* Says what was counted.  Nothing more is said if no file could be read. */
static int finish(bool well, const struct counts *counts, const struct request *request)
{
    bool silent = request->quiet || (!well && counts->games == 0), any;

    if (!ferror(stdout) && fflush(stdout) != 0)
        return error_print("cannot write: %s", strerror(errno));
    any = counts_print(counts, &request->wanted, silent);
    return !well ? EXIT_ERROR : any && !request->never_fails ? EXIT_NO : EXIT_YES;
}

static bool judge(char **files, const struct request *request, struct counts *counts)
{
    struct workers *workers = workers_new(request->jobs, &request->wanted, request->json);

    if (!workers)
        return error_refuse("not enough memory");
    if (request->wanted.games && !request->json)
        report_print_names();
    return judge_files(files, workers, counts, request);
}

static int print_findings(void)
{
    for (int f = 0; f < FINDINGS; f++) {
        if (finding_name(f))
            printf("%s\t%s\n", weight_name(finding_weight(f)), finding_name(f));
    }
    return EXIT_YES;
}

int look_pgn(const struct options *options, int option)
{
    const char *text = options->of[option].text;
    bool        good = true;

    if (option == OPTION_LIST)
        return print_findings();
    if (option == OPTION_RANGE && !range_read(text, &asked()->range))
        good = error_refuse("%s is not a range: expected K/N, which is part K of N, such as 3/8; "
                            "N is at most %d", quote(text).text, RANGE_MOST);
    if (option == OPTION_WARN || option == OPTION_NO_WARN)
        good = wanted_turn(&asked()->wanted, text, option == OPTION_WARN);
    return good ? OPTION_END : EXIT_ERROR;
}

/* Whether an option says how games are judged, and so does nothing for --merge. */
static bool is_judging(int option)
{
    return option != OPTION_JSON && option != OPTION_QUIET && option != OPTION_FAIL &&
           option != OPTION_MERGE && option != OPTION_COLOR;
}

/* What keeps the options from being followed; NULL if nothing does. */
static const char *contradiction(const struct request *request, const struct given *of,
                                 char **files)
{
    for (int option = 0; request->merge && option < OPTIONS; option++) {
        if (of[option].given && is_judging(option))
            return "--merge has only --json, --quiet, --fail and --color beside it: "
                   "the rest is as it was when the parts were made";
    }
    if (request->merge && !files[0])
        return "--merge needs the names of the parts";
    if (request->json && request->wanted.mend)
        return "--mend cannot be combined with --json";
    if (request->wanted.games && request->wanted.mend)
        return "--mend cannot be combined with --games";
    if (request->wanted.play_on && request->wanted.mend)
        return "--mend cannot be combined with --play-on";
    if (request->range.count == 0)
        return NULL;
    if (!request->json)
        return "--range needs --json";
    if (!files[0] || strcmp(files[0], "-") == 0)
        return "--range needs the name of a file: a stream can only be read from its beginning";
    return files[1] ? "--range cuts one file: give each file its own ranges" : NULL;
}

int run_pgn(struct options *options, char **operands)
{
    static char         dash[] = "-";
    char               *standard_input[] = { dash, NULL };
    const struct given *of = options->of;
    struct request     *request = asked();
    struct wanted      *wanted = &request->wanted;
    const char         *wrong;
    struct counts       counts = { 0 };
    bool                well;

    request->jobs  = option_number(options, OPTION_JOBS, 1);
    request->jobs  = request->jobs > 0 ? request->jobs : workers_processors();
    request->limit = option_number(options, OPTION_LIMIT, 0);
    request->json  = options->json;
    request->quiet = of[OPTION_QUIET].given;
    request->merge = of[OPTION_MERGE].given;
    request->never_fails = of[OPTION_FAIL].number;
    wanted->all      = of[OPTION_ALL].given;
    wanted->play_on  = of[OPTION_PLAY_ON].given;
    wanted->meant    = of[OPTION_MEANT].given;
    wanted->mend     = of[OPTION_MEND].given;
    wanted->games    = of[OPTION_GAMES].given;
    wanted->letters  = options->judge.letters;
    wanted->language = options->judge.language;
    wanted->columns  = page_columns(stdout);
    wanted->coloured = screen_has_colours(&options->screen);
    wrong = contradiction(request, of, operands);
    if (wrong)
        return error_print("%s", wrong);
    well = request->merge ? merge(operands, request->json, wanted, &counts)
                          : judge(*operands ? operands : standard_input, request, &counts);
    return finish(well, &counts, request);
}
