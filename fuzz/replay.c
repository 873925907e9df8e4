/* SPDX-License-Identifier: MIT */
/* replay.c -- gives a fuzz target the inputs of a corpus
 *
 *     replay_fen CORPUS...                judges each line
 *     replay_fen --split FOLDER CORPUS    writes each line to a file there
 *     replay_fen --escape FILE...         writes each file as such a line
 *
 * A corpus is a text: a line is an input, with \n, \r, \t, \\ and \xHH for the
 * bytes that a line cannot hold or an editor would not show.  Lines that begin
 * with # are remarks; an input that does is written \x23. */

#include "fuzz.h"

#include <string.h>

static int hex(int c)
{
    const char *digits = "0123456789abcdef";
    const char *found  = c ? strchr(digits, c) : NULL;

    return found ? (int)(found - digits) : -1;
}

/* One byte of an input; -1 if what follows the backslash is none. */
static int unescape(const char **text)
{
    const char *t = *text;
    int         high, low;

    *text += 2;
    switch (t[1]) {
    case 'n':  return '\n';
    case 'r':  return '\r';
    case 't':  return '\t';
    case '\\': return '\\';
    case 'x':
        high = hex(t[2]);
        low  = high < 0 ? -1 : hex(t[3]);
        *text += 2;
        return low < 0 ? -1 : 16 * high + low;
    default:   return -1;
    }
}

/* The bytes that a line stands for, in memory of just their size. */
static uint8_t *input_of(const char *line, size_t *size)
{
    uint8_t *wide = malloc(strlen(line) + 1), *input;

    for (*size = 0; *line != '\0'; ++*size) {
        int byte = *line == '\\' ? unescape(&line) : (unsigned char)*line++;

        if (byte < 0) {
            free(wide);
            return NULL;
        }
        wide[*size] = (uint8_t)byte;
    }
    input = malloc(*size ? *size : 1);
    memcpy(input, wide, *size);
    free(wide);
    return input;
}

/* Judges an input, or with a folder writes it to a file there. */
static void use(const uint8_t *input, size_t size, const char *folder, long number)
{
    char  path[4096];
    FILE *file;

    if (folder == NULL) {
        (void)LLVMFuzzerTestOneInput(input, size);
        return;
    }
    snprintf(path, sizeof path, "%s/%ld", folder, number);
    file = fopen(path, "wb");
    if (file == NULL || fwrite(input, 1, size, file) != size || fclose(file) != 0) {
        perror(path);
        exit(2);
    }
}

static int replay(const char *path, const char *folder)
{
    static char line[1 << 18];
    FILE *file = fopen(path, "r");
    long  number = 0, used = 0;

    if (file == NULL) {
        perror(path);
        return -1;
    }
    while (fgets(line, sizeof line, file) != NULL) {
        uint8_t *input;
        size_t   size;

        number++;
        line[strcspn(line, "\n")] = '\0';
        if (line[0] == '#')
            continue;
        input = input_of(line, &size);
        if (input == NULL) {
            fprintf(stderr, "%s:%ld: a backslash that stands for nothing\n", path, number);
            break;
        }
        use(input, size, folder, number);
        free(input);
        used++;
    }
    number = feof(file) ? 0 : number;
    fclose(file);
    printf("%s: %ld inputs\n", path, used);
    return used > 0 && number == 0 ? 0 : -1;
}

static void escape(const char *path)
{
    FILE *file = fopen(path, "rb");
    int   c, first = 1;

    if (file == NULL) {
        perror(path);
        exit(2);
    }
    for (; (c = getc(file)) != EOF; first = 0) {
        if (c == '\n')
            fputs("\\n", stdout);
        else if (c == '\r')
            fputs("\\r", stdout);
        else if (c == '\t')
            fputs("\\t", stdout);
        else if (c == '\\')
            fputs("\\\\", stdout);
        else if (c < ' ' || c > '~' || (first && c == '#'))
            printf("\\x%02x", (unsigned)c);
        else
            putchar(c);
    }
    putchar('\n');
    fclose(file);
}

int main(int argc, char **argv)
{
    const char *folder = NULL;
    int         i = 1, status = argc > 1 ? 0 : 2;

    if (argc > 2 && strcmp(argv[1], "--escape") == 0) {
        for (i = 2; i < argc; i++)
            escape(argv[i]);
        return 0;
    }
    if (argc > 3 && strcmp(argv[1], "--split") == 0) {
        folder = argv[2];
        i = 3;
    }
    for (; i < argc; i++)
        if (replay(argv[i], folder) < 0)
            status = 1;
    return status;
}
