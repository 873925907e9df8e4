/* SPDX-License-Identifier: MIT */
/* read_json.c -- what other software reads in a line of JSON
 *
 *     read_json [NAME...] [ARRAY[] NAME...]
 *
 * Each line on standard input must be an object; jansson says whether it is.
 * Prints the members of these names, and then those of each object in an array,
 * as fields with tabs between them: null and an empty array as -, an array with
 * commas, what is an object in turn as JSON. */

#include <jansson.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void print_value(const json_t *value)
{
    char *text;

    if (json_is_null(value)) {
        putchar('-');
    } else if (json_is_string(value)) {
        fputs(json_string_value(value), stdout);
    } else {
        text = json_dumps(value, JSON_ENCODE_ANY | JSON_COMPACT);
        fputs(text, stdout);
        free(text);
    }
}

static void print_member(const json_t *value)
{
    size_t count = json_array_size(value);

    if (!json_is_array(value))
        print_value(value);
    else if (count == 0)
        putchar('-');
    for (size_t i = 0; i < count; i++) {
        if (i > 0)
            putchar(',');
        print_value(json_array_get(value, i));
    }
}

static bool is_array(const char *name)
{
    return strstr(name, "[]") != NULL;
}

static bool print_members(const json_t *object, char **names)
{
    for (int i = 0; names[i] && !is_array(names[i]); i++) {
        const json_t *value = json_object_get(object, names[i]);

        if (!value)
            return false;
        if (i > 0)
            putchar('\t');
        print_member(value);
    }
    putchar('\n');
    return true;
}

static bool print_elements(const json_t *object, char **names)
{
    char          name[32] = "";
    const json_t *array;
    bool          good;

    memcpy(name, names[0], strlen(names[0]) - strlen("[]"));
    array = json_object_get(object, name);
    good  = json_is_array(array);

    for (size_t i = 0; i < json_array_size(array) && good; i++)
        good = print_members(json_array_get(array, i), names + 1);
    return good;
}

static bool read_line(const char *text, size_t length, char **names)
{
    json_error_t error;
    json_t *object = json_loadb(text, length, JSON_REJECT_DUPLICATES | JSON_ALLOW_NUL, &error);
    bool    good   = json_is_object(object);

    if (!object) {
        fprintf(stderr, "byte %d: %s\n", error.position, error.text);
        return false;
    }
    if (good && names[0] && !is_array(names[0]))
        good = print_members(object, names);
    while (*names && !is_array(*names))
        names++;
    if (good && *names)
        good = print_elements(object, names);
    json_decref(object);
    return good;
}

/* The line must end, and hold no end of another kind. */
int main(int argc, char **argv)
{
    static char line[1 << 20];
    int status = EXIT_SUCCESS;

    while (argc > 0 && fgets(line, sizeof line, stdin)) {
        size_t length = strlen(line);

        if (line[length - 1] != '\n' || strchr(line, '\r') ||
            !read_line(line, length, argv + 1)) {
            fprintf(stderr, "read_json: %s", line);
            status = EXIT_FAILURE;
        }
    }
    return status;
}
