/* SPDX-License-Identifier: MIT */
/* pgn.c -- ecart pgn: judges collections of games */

#define _POSIX_C_SOURCE 200809L

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include <ecart.h>

#include "cli/error.h"
#include "cli/language.h"
#include "cli/operand.h"
#include "cli/option.h"
#include "cli/page.h"
#include "cli/screen.h"
#include "cli/stop.h"
#include "command.h"
#include "pgn/diff.h"
#include "pgn/report.h"
#include "pgn/source.h"
#include "pgn/workers.h"

enum { JSON = OPTION_LONG, WARN, NO_WARN, ALL, LETTERS, PLAY_ON, MEANT, MEND, LANGUAGE, LIST };

struct options {
    struct wanted wanted;
    struct screen screen;
    int           jobs;
    bool          json, quiet;
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

/* A diff names a file, which is read once more to print it. */
static bool can_be_mended(struct source *source)
{
    struct stat status;

    if (source->decoder)
        source_fail(source, "--mend needs a file that is not compressed, because of patch");
    else if (strcmp(source->name, "-") == 0)
        source_fail(source, "--mend needs the name of a file, for the diff");
    else if (fstat(fileno(source->file), &status) != 0 || !S_ISREG(status.st_mode))
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
static bool judge_files(char **files, struct workers *workers, struct counts *counts,
                        bool mend)
{
    static struct source source;
    struct progress progress;
    uint64_t bytes = 0;
    bool     well  = true;

    stop_catch();
    progress_begin(&progress, size_of(files));
    for (; *files && !ferror(stdout) && !stop_wanted(); files++) {
        bool open = source_open(&source, *files);

        well &= open && judge_file(&source, workers, counts, &progress, bytes, mend);
        bytes += source.taken;
        if (open)
            source_close(&source);
    }
    return well;
}

static int judge(char **files, const struct options *options)
{
    struct counts   counts = { 0 };
    struct workers *workers = workers_new(options->jobs, &options->wanted, options->json);
    bool            well;

    if (!workers)
        return error_print("not enough memory");
    well = judge_files(files, workers, &counts, options->wanted.mend);
    workers_free(workers);
    if (!ferror(stdout) && fflush(stdout) != 0)
        return error_print("cannot write: %s", strerror(errno));

    /* Nothing more is said if no file could be read. */
    bool silent = options->quiet || (!well && counts.games == 0);
    bool any    = counts_print(&counts, &options->wanted, silent);
    return !well ? EXIT_ERROR : any ? EXIT_NO : EXIT_YES;
}

static bool read_jobs(const char *text, int *jobs)
{
    char *end;
    long  value = strtol(text, &end, 10);

    if (end == text || *end || value < 0 || value > WORKERS_MOST) {
        error_print("%s is not a number of jobs: expected 1 to %d, or 0 for one per processor",
                    quote(text).text, WORKERS_MOST);
        return false;
    }
    *jobs = value > 0 ? (int)value : workers_processors();
    return true;
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
    case 'j':
        return read_jobs(optarg, &options->jobs);
    case 'q':
        return options->quiet = true;
    case JSON:
        return options->json = true;
    case ALL:
        return options->wanted.all = true;
    case LETTERS:
        return operand_letters(optarg, &options->wanted.letters);
    case LANGUAGE:
        return language_take(optarg, &options->wanted.language);
    case PLAY_ON:
        return options->wanted.play_on = true;
    case MEANT:
        return options->wanted.meant = true;
    case MEND:
        return options->wanted.mend = true;
    case LIST:
        *status = print_findings();
        return false;
    case WARN:
    case NO_WARN:
        return wanted_turn(&options->wanted, optarg, option == WARN);
    default:
        if (screen_option(&options->screen, option))
            return true;
        *status = option_finish(option, &pgn_command);
        return false;
    }
}

static int run(int argc, char **argv)
{
    static const struct option table[] = {
        { "jobs",    required_argument, NULL, 'j' },
        { "quiet",   no_argument,       NULL, 'q' },
        { "json",    no_argument,       NULL, JSON },
        { "letters", required_argument, NULL, LETTERS },
        { "language", required_argument, NULL, LANGUAGE },
        { "play-on", no_argument,       NULL, PLAY_ON },
        { "meant",   no_argument,       NULL, MEANT },
        { "mend",    no_argument,       NULL, MEND },
        { "warn",    required_argument, NULL, WARN },
        { "no-warn", required_argument, NULL, NO_WARN },
        { "all",     no_argument,       NULL, ALL },
        { "list",    no_argument,       NULL, LIST },
        COLOUR_OPTIONS,
        OPTIONS_COMMON
    };
    char  dash[] = "-";
    char *standard_input[] = { dash, NULL };
    struct options options = { .jobs = 1 };
    int option, status;

    wanted_default(&options.wanted);
    options.wanted.columns = page_columns(stdout);
    while ((option = option_next(argc, argv, "j:q", table)) != OPTION_END) {
        if (!take_option(option, &options, &status))
            return status;
    }
    options.wanted.coloured = screen_has_colours(&options.screen);
    if (options.json && options.wanted.mend)
        return error_print("--mend cannot be combined with --json");
    if (options.wanted.play_on && options.wanted.mend)
        return error_print("--mend cannot be combined with --play-on");
    return judge(argv[optind] ? argv + optind : standard_input, &options);
}

const struct command pgn_command = {
    "pgn", "[OPTION]... [FILE]...",
    "Check the games in PGN files, and report what is wrong",
    "Every move of each game and of its variations is played.  A finding is a line:\n"
    "FILE:LINE:COLUMN: game N (WHITE - BLACK, YEAR), MOVE: IDENTIFIER: SENTENCE\n"
    "\n"
    "Files may be compressed with gzip or zstd.  Without a FILE, or if it is -, read\n"
    "standard input.  A summary goes to standard error at the end.\n"
    "\n"
    "  -j, --jobs=N    use N threads, or one per processor if N is 0; the output is\n"
    "                  the same\n"
    "  -q, --quiet     print no summary\n"
    "  --json          print each finding as a JSON object on a line\n"
    "  --letters=en|de|fr|es|it|pt|nl|ru|pl|hu|cs|sv|da|no|fi|ro|et|is\n"
    "                  read the piece letters of this language: Sf3 in German\n"
    "  --language=en|fr|de|es\n"
    "                  report in this language (default: en, whatever the locale)\n"
    "  --play-on       go on after a refused move as if it were legal, if it is clear\n"
    "                  what it does\n"
    "  --meant         say what a refused move was meant to be, by the moves after it\n"
    "  --mend          print no findings, but a diff for patch that corrects moves\n"
    "                  where it is certain what was meant\n"
    "  --warn=LIST     report these too: identifiers, errors, warnings, notes or all,\n"
    "                  separated by commas (default: all but notes)\n"
    "  --no-warn=LIST  do not report these\n"
    "  --all           report all findings of a kind and not only the first 20 in a\n"
    "                  file; refused moves are always reported\n"
    "  --list          instead, print the identifiers, each after its weight\n"
    "  --color=auto|always|never\n"
    "                  when to use colours (default: auto, on a terminal unless\n"
    "                  NO_COLOR is set); --colour is the same\n"
    "  -h, --help      print this and exit\n"
    "\n"
    "Exit status is 0 if nothing was reported, 1 if something was, 2 for an error.\n",
    run
};
