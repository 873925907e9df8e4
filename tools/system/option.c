/* SPDX-License-Identifier: MIT */
/* option.c -- reads the options of a command by getopt_long(), and FENs as people paste them */

#include "system/option.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <ecart.h>

#include "system/error.h"

enum { OPTIONS_MOST = 40, NAME_SIZE = 32, HINT_SIZE = 48 };

#define OPTION_OF_LETTER(letter, number) [letter] = number,

/* A name that is not one of the options, as --bord or --bord=3. */
static void refuse_name(const char *argument, const char *otherwise, const struct option *options)
{
    char        names[OPTIONS_MOST][NAME_SIZE], typed[NAME_SIZE];
    const char *words[OPTIONS_MOST + 1];
    int         count = 0;

    for (; options[count].name && count < OPTIONS_MOST; count++) {
        snprintf(names[count], NAME_SIZE, "--%s", options[count].name);
        words[count] = names[count];
    }
    words[count] = NULL;
    snprintf(typed, sizeof typed, "%.*s", (int)strcspn(argument, "="), argument);
    error_unknown("option", nearest(typed, words) ? typed : argument, words, otherwise);
}

/* Says what getopt_long() refused.  It leaves in optopt the letter of an unknown option, 0
 * for an unknown name, or the number of an option that takes no argument and has one. */
static int refuse(int option, const struct command *command, const char *argument)
{
    const char letter[] = { '-', (char)optopt, '\0' };
    char       hint[HINT_SIZE];

    snprintf(hint, sizeof hint, "; try 'ecart %s --help'", command->name);
    if (option == ':')
        error_print("option %s needs a value", quote(argument).text);
    else if (optopt > UCHAR_MAX)
        error_print("option %s takes no value", quote(argument).text);
    else if (optopt)
        error_print("unknown option %s%s", quote(letter).text, hint);
    else
        refuse_name(argument, hint, command->options);
    return OPTION_ERROR;
}

bool option_unknown(const char *argument, const char *option, const char *const *names)
{
    char   list[128] = "";
    size_t length = 0;

    for (int i = 0; names[i]; i++)
        length += (size_t)snprintf(list + length, sizeof list - length, "%s%s",
                                   i == 0 ? "" : names[i + 1] ? ", " : " or ", names[i]);
    return error_refuse("unknown value %s for --%s: expected %s", quote(argument).text, option,
                        list);
}

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

    return strlen(word) == 2 && ecart_cell_read(word, 2, &cell) == 2;
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

/* The value of --position, which getopt() has just found.  A placement takes the other
 * fields of its FEN from the words that follow it; "startpos" is the FEN of a game's
 * start; and "-" is the next line of standard input.  NULL after an error, which was
 * printed: that line cannot be read, or words may be fields or squares. */
static char *pasted_position(int argc, char **argv)
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
    if (fields == 0 || !add_word(optarg))
        return optarg;
    while (fields-- > 0 && add_word(argv[optind]))
        optind++;
    return joined;
}

bool number_read(const char *text, const char *what, uint64_t least, uint64_t most,
                 uint64_t *number)
{
    char *end;

    errno   = 0;
    *number = strtoull(text, &end, 10);
    if (*text >= '0' && *text <= '9' && !*end && errno == 0 && *number >= least && *number <= most)
        return true;
    return error_refuse("%s is not a %s: expected a number from %" PRIu64 " to %" PRIu64,
                        quote(text).text, what, least, most);
}

/* Finds the place of the argument, or its number, unless any text will do. */
static bool choose(int number, const struct command *command, uint64_t *place)
{
    const struct arguments *can    = command->arguments;
    const struct option    *option = command->options;

    while (can->option != 0 && can->option != number)
        can++;
    if (can->number)
        return number_read(optarg, can->number, can->least, can->most, place);
    if (!can->names)
        return true;
    for (*place = 0; can->names[*place]; ++*place) {
        if (strcmp(optarg, can->names[*place]) == 0)
            return true;
    }
    while (option->val != number)
        option++;
    return option_unknown(optarg, option->name, can->names);
}

int option_next(int argc, char **argv, const struct command *command, uint64_t *place)
{
    static const int of_letter[UCHAR_MAX + 1] = { LETTER_LIST(OPTION_OF_LETTER) };
    int option;

    opterr = 0;
    option = getopt_long(argc, argv, command->letters, command->options, NULL);
    if (option == ':' || option == '?')
        return refuse(option, command, argv[optind - 1]);
    if (option != OPTION_END && option <= UCHAR_MAX)
        option = of_letter[option];
    if (option == OPTION_POSITION && !(optarg = pasted_position(argc, argv)))
        return OPTION_ERROR;
    return option == OPTION_END || choose(option, command, place) ? option : OPTION_ERROR;
}

int option_finish(int option, const struct command *command)
{
    if (option == OPTION_HELP)
        fputs(command->help, stdout);
    return option == OPTION_HELP ? EXIT_YES : EXIT_ERROR;
}
