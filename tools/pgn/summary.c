/* SPDX-License-Identifier: MIT */
/* summary.c -- the last line of a part: an object whose numbers add up
 *
 * The members before "range" are the same in all parts of a run. */

#include "pgn/part.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "output/json.h"
#include "system/buffer.h"
#include "system/error.h"
#include "system/utf8.h"

static void put_options(struct json *json, const struct wanted *wanted)
{
    char option[32];

    json_open(json, "options", '[');
    if (wanted->all)
        json_put_plain(json, NULL, "--all");
    if (wanted->play_on)
        json_put_plain(json, NULL, "--play-on");
    if (wanted->meant)
        json_put_plain(json, NULL, "--meant");
    if (wanted->games)
        json_put_plain(json, NULL, "--games");
    if (wanted->letters) {
        snprintf(option, sizeof option, "--letters=%s", ecart_letters_code(wanted->letters));
        json_put_plain(json, NULL, option);
    }
    if (wanted->language) {
        snprintf(option, sizeof option, "--language=%s", ecart_language_code(wanted->language));
        json_put_plain(json, NULL, option);
    }
    json_close(json, ']');
}

static void put_unreported(struct json *json, const struct wanted *wanted)
{
    json_open(json, "unreported", '[');
    for (int f = 0; f < FINDINGS; f++) {
        if (finding_name(f) && !wanted->told[f])
            json_put_plain(json, NULL, finding_name(f));
    }
    json_close(json, ']');
}

static void put_range(struct json *json, const struct range *range)
{
    char text[48];

    snprintf(text, sizeof text, "%" PRIu64 "/%" PRIu64, range->number, range->count);
    json_put_plain(json, "range", text);
    json_put_number(json, "from", (long long)range->begin);
    json_put_number(json, "to", (long long)range->end);
    json_put_number(json, "bytes", (long long)(range->end - range->begin));
}

static void put_counts(struct json *json, const struct counts *counts)
{
    json_put_number(json, "lines", (long long)counts->lines);
    json_put_number(json, "games", (long long)counts->games);
    json_put_number(json, "plies", (long long)counts->moves);
    json_open(json, "found", '{');
    for (int f = 0; f < FINDINGS; f++) {
        if (counts->found[f] > 0)
            json_put_number(json, finding_name(f), (long long)counts->found[f]);
    }
    json_close(json, '}');
}

bool summary_print(const char *file, uint64_t size, const struct range *range,
                   const struct wanted *wanted, const struct counts *counts)
{
    struct json json = { 0 };
    bool        well;

    json_open(&json, NULL, '{');
    well = report_put_file(&json, file);
    json_put_number(&json, "size", (long long)size);
    json_put_plain(&json, "version", ecart_version_text());
    put_options(&json, wanted);
    put_unreported(&json, wanted);
    put_range(&json, range);
    put_counts(&json, counts);
    json_end(&json);
    return well;
}

bool summary_each(struct json_reader *json, char open, summary_taker *take, void *context)
{
    char              close = open == '{' ? '}' : ']';
    struct json_value text;

    if (!json_read_mark(json, open))
        return false;       /* with all still to be read */
    if (json_read_mark(json, close))
        return true;
    do {
        if (!json_read(json, &text) || text.kind != VALUE_TEXT ||
            (open == '{' && !json_read_mark(json, ':')) || !take(context, json, &text))
            return false;
    } while (json_read_mark(json, ','));
    return json_read_mark(json, close);
}

bool summary_number(const struct json_value *value, uint64_t *number)
{
    enum { MOST_DIGITS = 18 };

    *number = 0;
    for (size_t i = 0; i < value->length; i++) {
        if (!is_digit(value->text[i]))
            return false;
        *number = 10 * *number + (uint64_t)(value->text[i] - '0');
    }
    return value->kind == VALUE_NUMBER && value->length <= MOST_DIGITS;
}

static bool take_option(void *context, struct json_reader *json, const struct json_value *option)
{
    static const char language[] = "--language=";
    enum { BEFORE = sizeof language - 1 };
    struct part *part = context;

    (void)json;
    if (option->length > BEFORE && memcmp(option->text, language, BEFORE) == 0)
        part->wanted.language = ecart_language_find(option->text + BEFORE,
                                                    option->length - BEFORE);
    part->wanted.all   |= json_is(option, "--all");
    part->wanted.games |= json_is(option, "--games");
    return true;
}

static bool take_unreported(void *context, struct json_reader *json, const struct json_value *name)
{
    struct part *part    = context;
    int          finding = finding_find(name->text, name->length);

    (void)json;
    if (finding >= 0)
        part->wanted.told[finding] = false;
    return finding >= 0;
}

static bool take_count(void *context, struct json_reader *json, const struct json_value *name)
{
    struct part      *part    = context;
    int               finding = finding_find(name->text, name->length);
    struct json_value value;

    return finding >= 0 && json_read(json, &value) &&
           summary_number(&value, &part->counts.found[finding]);
}

static bool take_range(struct part *part, const struct json_value *value)
{
    char text[48];

    if (value->kind != VALUE_TEXT || value->length >= sizeof text)
        return false;
    memcpy(text, value->text, value->length);
    text[value->length] = '\0';
    return range_read(text, &part->range);
}

static bool take_file(struct part *part, const struct json_value *value)
{
    part->file.length = 0;
    buffer_put(&part->file, value->text, value->length);
    buffer_put(&part->file, "", 1);
    return value->kind == VALUE_TEXT;
}

static uint64_t *number_named(struct part *part, const struct json_value *name)
{
    return json_is(name, "size")  ? &part->size
         : json_is(name, "from")  ? &part->range.begin
         : json_is(name, "to")    ? &part->range.end
         : json_is(name, "bytes") ? &part->counts.bytes
         : json_is(name, "lines") ? &part->counts.lines
         : json_is(name, "games") ? &part->counts.games
         : json_is(name, "plies") ? &part->counts.moves : NULL;
}

static bool take_member(void *context, struct json_reader *json, const struct json_value *name)
{
    struct part      *part   = context;
    uint64_t         *number = number_named(part, name);
    struct json_value value;

    if (json_is(name, "options"))
        return summary_each(json, '[', take_option, part);
    if (json_is(name, "unreported"))
        return summary_each(json, '[', take_unreported, part);
    if (json_is(name, "found"))
        return summary_each(json, '{', take_count, part);
    return json_read(json, &value) &&
           (number                   ? summary_number(&value, number)
            : json_is(name, "file")  ? take_file(part, &value)
            : json_is(name, "range") ? take_range(part, &value) : true);
}

bool summary_read(struct part *part, const char *text, size_t length)
{
    static struct json_reader json;

    for (int f = 0; f < FINDINGS; f++)
        part->wanted.told[f] = true;
    buffer_put(&part->summary, text, length);
    json_reader_begin(&json, text, length);
    return summary_each(&json, '{', take_member, part) && part->file.length > 0 &&
           part->range.begin <= part->range.end && part->range.end <= part->size;
}

/* Says which member differs between two parts, with both values as JSON.  Returns false. */
static bool refuse(const struct part *part, const struct part *other,
                   const struct json_value *name, ecart_text value, ecart_text other_value)
{
    char mine[80], its[80], why[256];

    snprintf(mine, sizeof mine, "%.*s", (int)value.length, value.text);
    snprintf(its, sizeof its, "%.*s", (int)other_value.length, other_value.text);
    snprintf(why, sizeof why, "not of the same run as %s: \"%.*s\" is %s, and not %s",
             shown(other->name).text, (int)name->length, name->text, shown(mine).text,
             shown(its).text);
    return file_name_refuse(part->name, why);
}

/* Reads a member as it is written.  The line made sense before. */
static void read_raw(struct json_reader *json, char mark, struct json_value *name, ecart_text *raw)
{
    struct json_value value;
    size_t            begin;

    (void)json_read_mark(json, mark);
    (void)json_read(json, name);
    (void)json_read_mark(json, ':');
    begin = json->at;
    (void)json_read(json, &value);
    *raw = (ecart_text){ json->text + begin, json->at - begin };
}

bool summary_fits(const struct part *part, const struct part *other)
{
    static struct json_reader here, there;
    struct json_value name, other_name;
    ecart_text        value, other_value;

    json_reader_begin(&here, part->summary.bytes, part->summary.length);
    json_reader_begin(&there, other->summary.bytes, other->summary.length);
    for (char mark = '{'; ; mark = ',') {
        read_raw(&here, mark, &name, &value);
        read_raw(&there, mark, &other_name, &other_value);
        if (json_is(&name, "range"))
            break;
        if (value.length != other_value.length ||
            memcmp(value.text, other_value.text, value.length) != 0)
            return refuse(part, other, &name, value, other_value);
    }
    if (part->range.count == other->range.count)
        return true;
    return refuse(part, other, &name, value, other_value);
}
