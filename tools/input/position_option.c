/* SPDX-License-Identifier: MIT */
/* position_option.c -- options about the position, --position and --chess960, and FENs as people
 * paste them */

#include "input/options.h"

#include <getopt.h>
#include <stdio.h>
#include <string.h>

#include "input/pasted_board.h"
#include "output/fields.h"
#include "system/error.h"
#include "system/page.h"
#include "words/program.h"

enum { LONGEST = 4096 };

/* A FEN that is put together; getopt() and the commands keep pointers to it. */
static char joined[LONGEST];

static char *read_line(void)
{
    if (!fgets(joined, sizeof joined, stdin)) {
        error_print(ferror(stdin) ? "cannot read standard input"
                                  : "there is no FEN on standard input");
        return NULL;
    }
    if (strlen(joined) == sizeof joined - 1) {
        error_print("the line on standard input is too long for a FEN");
        return NULL;
    }
    joined[strcspn(joined, "\r\n")] = '\0';
    return joined;
}

/* Adds a word to the text, after a blank.  Returns whether it fits. */
static bool add_word(const char *word)
{
    size_t length = strlen(joined);
    size_t blank  = length > 0;

    if (length + blank + strlen(word) >= sizeof joined)
        return false;
    if (blank)
        joined[length] = ' ';
    strcpy(joined + length + blank, word);
    return true;
}

const char *pasted_words(char **words)
{
    if (!words[1])
        return strcmp(*words, "-") == 0 ? read_line() : *words;
    for (joined[0] = '\0'; *words; words++) {
        if (!add_word(*words)) {
            error_print("too many words for a FEN");
            return NULL;
        }
    }
    return joined;
}

static bool consists_of(const char *word, const char *letters, size_t most)
{
    size_t length = strlen(word);

    return length > 0 && length <= most && strspn(word, letters) == length;
}

/* Whether a word can be this field of a FEN, counted from 0. */
static bool is_field(const char *word, int field)
{
    switch (field) {
    case 1:
        return strcmp(word, "w") == 0 || strcmp(word, "b") == 0;
    case 2:
        return strcmp(word, "-") == 0 || consists_of(word, "KQkqABCDEFGHabcdefgh", 4);
    case 3:
        return strcmp(word, "-") == 0 ||
               (strlen(word) == 2 && strchr("36", word[1]) && strchr("abcdefgh", word[0]));
    case 4:
    case 5:
        return consists_of(word, "0123456789", 3);
    default:
        return false;
    }
}

/* How many of the words are the fields of a FEN after its placement.  A side alone may be
 * the piece that comes next: b.  A clock alone may be a square: 52. */
static int count_fields(char **words, int count)
{
    int fields = 0;

    while (fields < count && is_field(words[fields], fields + 1))
        fields++;
    return fields == 1 ? 0 : fields == 4 ? 3 : fields;
}

static bool is_square(const char *word)
{
    ecart_cell cell;

    return strlen(word) == 2 && ecart_cell_read(word, strlen(word), &cell) == 2;
}

/* Whether the clock and the number of the move may as well be two squares: 52 54. */
static bool are_squares(char **words, int fields)
{
    if (fields < 5 || !is_square(words[3]) || !is_square(words[4]))
        return false;
    error_print("%s %s can be counters of the FEN or two squares: put the FEN in quotes",
                words[3], words[4]);
    return true;
}

char *pasted_position(int argc, char **argv)
{
    int fields;

    if (strcmp(optarg, "-") == 0)
        return read_line();
    if (strcmp(optarg, "startpos") == 0) {
        ecart_setup setup;

        ecart_setup_start(&setup);
        ecart_fen_write(&setup, ECART_FEN_PLAIN, joined, sizeof joined);
        return joined;
    }
    fields = strchr(optarg, '/') && !strchr(optarg, ' ')
           ? count_fields(argv + optind, argc - optind) : 0;
    if (are_squares(argv + optind, fields))
        return NULL;
    joined[0] = '\0';
    if (!add_word(optarg))
        return optarg;
    while (fields-- > 0 && add_word(argv[optind]))
        optind++;
    return joined;
}

/* Makes a FEN of what was pasted instead of one, and says so.  If something is missing in it,
 * says what, and returns NULL.  Any other text is returned unchanged, with its faults. */
static const char *made_of(const struct position_option *start)
{
    static struct pasted_board board;
    const char  *fen = start->fen;
    char         sentence[ECART_EXPLAIN_SIZE];
    ecart_setup  setup;
    ecart_faults faults;

    if (ecart_fen_read(fen, strlen(fen), start->chess960, &setup, &faults))
        return fen;
    pasted_board_read(&board, program_text(fen));
    if (board.name) {
        program_say(start->language, board.sentence, &(ecart_slots){ .number = board.number },
                    sentence, sizeof sentence);
        error_print(board.made ? "mended: %s: %s" : "%s: %s", board.name, sentence);
    }
    return board.made ? board.fen : board.name ? NULL : fen;
}

static void refuse(const struct position_option *start, const char *what,
                   const ecart_setup *setup, const ecart_faults *faults)
{
    ecart_fault first = ecart_faults_first(faults, ECART_ERROR);
    char        sentence[ECART_EXPLAIN_SIZE];

    ecart_explain_fen_fault(start->language, start->fen, strlen(start->fen), setup, faults, first,
                            sentence, sizeof sentence);
    error_print("%s is not a %s: %s: %s", quote(start->fen).text, what,
                ecart_fault_name(first), sentence);
    if (faults->offset[first] != ECART_NO_OFFSET)
        page_error_caret(start->fen, strlen(start->fen), faults->offset[first]);
}

static void tell_repairs(const ecart_language *language, const ecart_setup *setup,
                         const ecart_faults *faults)
{
    for (ecart_fault fault = 0; fault < ECART_FAULTS; fault++) {
        char sentence[ECART_EXPLAIN_SIZE];

        if (!ecart_faults_has(faults, fault) || ecart_fault_severity(fault) != ECART_REPAIR)
            continue;
        ecart_explain_fault(language, setup, faults, fault, sentence, sizeof sentence);
        error_print("mended: %s: %s", ecart_fault_name(fault), sentence);
    }
}

bool position_option_read(const struct position_option *start, ecart_position *position)
{
    struct position_option read = *start;
    ecart_setup  setup;
    ecart_faults faults;

    ecart_setup_start(&setup);
    setup.chess960 = start->chess960;
    if (read.fen) {
        if (!(read.fen = made_of(start)))
            return false;
        if (!ecart_fen_read(read.fen, strlen(read.fen), start->chess960, &setup, &faults)) {
            refuse(&read, "position", &setup, &faults);
            return false;
        }
        tell_repairs(start->language, &setup, &faults);
    }
    return ecart_position_set(position, &setup);
}

bool position_option_setup(const struct position_option *start, ecart_setup *setup)
{
    struct position_option read = *start;
    ecart_faults faults;

    ecart_setup_start(setup);
    if (!read.fen || fen_reading_setup(program_text(read.fen), setup, &faults))
        return true;
    if (!(read.fen = made_of(start)))
        return false;
    if (fen_reading_setup(program_text(read.fen), setup, &faults))
        return true;
    refuse(&read, "FEN", setup, &faults);
    return false;
}
