/* SPDX-License-Identifier: MIT */
/* tags.c -- what the tags say about a game, and values that they cannot have */

#include "findings/tags.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "system/utf8.h"
#include "words/program.h"

static const struct {
    char   name[12];
    size_t length;
} known[TAG_OTHER] = {
    [TAG_EVENT]       = { "Event",       5 },
    [TAG_SITE]        = { "Site",        4 },
    [TAG_DATE]        = { "Date",        4 },
    [TAG_ROUND]       = { "Round",       5 },
    [TAG_WHITE]       = { "White",       5 },
    [TAG_BLACK]       = { "Black",       5 },
    [TAG_RESULT]      = { "Result",      6 },
    [TAG_FEN]         = { "FEN",         3 },
    [TAG_SETUP]       = { "SetUp",       5 },
    [TAG_TERMINATION] = { "Termination", 11 },
    [TAG_WHITE_ELO]   = { "WhiteElo",    8 },
    [TAG_BLACK_ELO]   = { "BlackElo",    8 },
    [TAG_EVENT_DATE]  = { "EventDate",   9 },
    [TAG_UTC_DATE]    = { "UTCDate",     7 }
};

void tags_clear(struct tags *tags)
{
    tags->white.known = tags->black.known = false;
    tags->date.known  = tags->result.known = false;
    tags->set_up = tags->no_set_up = tags->time_forfeit = false;
    tags->there  = tags->next = 0;
    tags->marks  = 0;
    tags->names  = 0;
}

bool tags_have(const struct tags *tags, enum tag tag)
{
    return tags->there >> tag & 1;
}

int tags_missing(const struct tags *tags, char text[TAGS_MISSING_SIZE])
{
    int length = 0, count = 0;

    for (enum tag tag = TAG_EVENT; tag <= TAG_RESULT; tag++) {
        if (!tags_have(tags, tag))
            length += snprintf(text + length, TAGS_MISSING_SIZE - (size_t)length, "%s%s",
                               count++ > 0 ? ", " : "", known[tag].name);
    }
    return count;
}

static bool is_tag(const ecart_pgn_token *tag, enum tag which)
{
    return tag->name_length == known[which].length &&
           memcmp(tag->name, known[which].name, tag->name_length) == 0;
}

/* Which tag this is.  The tag that is expected next is tried first, because the seven mostly
 * come in the order of the roster. */
static enum tag which(struct tags *tags, const ecart_pgn_token *tag)
{
    const enum tag last = TAG_RESULT;

    for (unsigned tries = 0; tries <= last; tries++) {
        enum tag i = tags->next;

        tags->next = i < last ? i + 1 : 0;
        if (is_tag(tag, i))
            return i;
    }
    for (enum tag i = last + 1; i < TAG_OTHER; i++) {
        if (is_tag(tag, i))
            return i;
    }
    return TAG_OTHER;
}

/* A bit that depends on the name, so that most names are known to be new without
 * a look at the others. */
static uint64_t mark(const ecart_pgn_token *tag)
{
    unsigned first = (unsigned char)tag->name[0];
    unsigned last  = (unsigned char)tag->name[tag->name_length - 1];

    return (uint64_t)1 << ((first + 3 * last + 11 * tag->name_length) & 63);
}

static bool is_remembered(const struct tags *tags, const ecart_pgn_token *tag)
{
    for (size_t i = 0; i < tags->names; i++) {
        if (tags->name[i].length == tag->name_length &&
            memcmp(tags->name[i].text, tag->name, tag->name_length) == 0)
            return true;
    }
    return false;
}

/* Whether the game had a tag of this name before; if not, remembers the name. */
static bool is_again(struct tags *tags, const ecart_pgn_token *tag)
{
    uint64_t bit = mark(tag);

    if (tags->marks & bit && is_remembered(tags, tag))
        return true;
    tags->is_new = tag->name_length <= TAG_NAME_SIZE && tags->names < TAG_NAMES;
    if (tags->is_new) {
        tags->marks |= bit;
        tags->name[tags->names].length = (uint8_t)tag->name_length;
        memcpy(tags->name[tags->names++].text, tag->name, tag->name_length);
    }
    return false;
}

static void keep(struct value *value, const ecart_pgn_token *tag)
{
    value->known  = true;
    value->length = tag->length < TAG_SIZE ? tag->length : TAG_SIZE;
    memcpy(value->text, tag->text, value->length);
}

static bool is_time_forfeit(const ecart_pgn_token *tag)
{
    static const char time_forfeit[] = "time forfeit";

    return tag->length == sizeof time_forfeit - 1 &&
           strncasecmp(tag->text, time_forfeit, tag->length) == 0;
}

enum tag tags_note(struct tags *tags, const ecart_pgn_token *tag, bool *again)
{
    enum tag i = which(tags, tag);

    *again = i < TAG_OTHER ? tags_have(tags, i) : is_again(tags, tag);
    tags->is_new = !*again && (i < TAG_OTHER || tags->is_new);
    tags->there |= 1u << i;
    switch (i) {
    case TAG_DATE:   keep(&tags->date, tag);   break;
    case TAG_WHITE:  keep(&tags->white, tag);  break;
    case TAG_BLACK:  keep(&tags->black, tag);  break;
    case TAG_RESULT: keep(&tags->result, tag); break;
    case TAG_SETUP:
        tags->set_up       = tag->length == 1 && tag->text[0] == '1';
        tags->no_set_up    = tag->length == 1 && tag->text[0] == '0';
        tags->set_up_place = tag->place;
        break;
    case TAG_TERMINATION:
        tags->time_forfeit = is_time_forfeit(tag);
        break;
    default:
        break;
    }
    return i;
}

/* A text that is read from left to right. */
struct text {
    const char *at, *end;
};

static struct text trimmed(const char *text, size_t length)
{
    struct text t = { text, text + length };

    while (t.at < t.end && t.at[0] == ' ')
        t.at++;
    while (t.at < t.end && t.end[-1] == ' ')
        t.end--;
    return t;
}

/* Letters of other alphabets count. */
static bool is_in_word(char c)
{
    return is_letter(c) || (unsigned char)c >= 0x80;
}

static bool has(struct text t, bool (*is)(char))
{
    for (; t.at < t.end; t.at++) {
        if (is(*t.at))
            return true;
    }
    return false;
}

/* A number, or question marks in its place if it is unknown. */
struct part {
    int    value;       /* -1 if it is unknown; at most MOST */
    size_t length;
};

enum { UNKNOWN = -1, MOST = 99999999 };

static struct part next_part(struct text *t)
{
    struct part part = { 0 };
    bool        sure = true;

    for (; t->at < t->end && (is_digit(*t->at) || *t->at == '?'); t->at++) {
        sure &= is_digit(*t->at);
        if (sure && part.value <= MOST / 10)
            part.value = 10 * part.value + (*t->at - '0');
        part.length++;
    }
    if (!sure || part.length == 0)
        part.value = UNKNOWN;
    return part;
}

/* What a date says, UNKNOWN where it does not. */
struct date {
    int year, month, day;
};

static bool is_leap_year(int year)
{
    bool gregorian = year > 1582;

    return year % 4 == 0 && (!gregorian || year % 100 != 0 || year % 400 == 0);
}

/* The most days that the month may have. */
static int days(int year, int month)
{
    static const int most[] = { 31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31 };

    if (month == 2 && year != UNKNOWN && !is_leap_year(year))
        return 28;
    return month == UNKNOWN ? 31 : most[month - 1];
}

/* Chess is not older than the sixth century. */
static int look_at_date(struct date d)
{
    enum { OLDEST = 500, NEWEST = 2199 };

    if (d.year != UNKNOWN && (d.year < OLDEST || d.year > NEWEST))
        return SAY_FINDING_NO_SUCH_YEAR;
    if (d.month != UNKNOWN && (d.month < 1 || d.month > 12))
        return SAY_FINDING_NO_SUCH_MONTH;
    if (d.day != UNKNOWN && (d.day < 1 || d.day > days(d.year, d.month)))
        return SAY_FINDING_NO_SUCH_DAY;
    return 0;
}

/* Splits the digits of a date such as 20240527. */
static struct date split_date(struct part all)
{
    return (struct date){ all.value / 10000, all.value / 100 % 100, all.value % 100 };
}

static void skip_separator(struct text *t)
{
    if (t->at < t->end && memchr(".-/", *t->at, 3))
        t->at++;
    else
        t->at = t->end;
}

/* Reads the year, and what else there is, from either end.  If the year comes
 * last, the day or the month may come first: the order that is possible is taken.
 * Returns false if it is unclear where the year is, as in 930527. */
static bool read_date(struct text t, struct date *date)
{
    enum { YEAR = 4, SHORT = 6, ALL = 8 };
    struct part part[3];

    for (int i = 0; i < 3; i++) {
        part[i] = next_part(&t);
        skip_separator(&t);
    }
    *date = (struct date){ part[0].value, part[1].value, part[2].value };
    if (part[0].length == ALL && part[0].value != UNKNOWN) {
        *date = split_date(part[0]);
    } else if (part[0].length < YEAR - 1 && part[2].length == YEAR) {
        struct date other = { part[2].value, part[0].value, part[1].value };

        *date = (struct date){ part[2].value, part[1].value, part[0].value };
        if (look_at_date(*date) && !look_at_date(other))
            *date = other;
    } else if (part[0].length < YEAR - 1 || part[0].length == SHORT) {
        return false;
    }
    return true;
}

/* Nearly all dates are like 2024.05.27, in this millennium or the last one, and on
 * a day that each month has. */
static bool is_usual_date(const char *text, size_t length)
{
    if (length != 10 || text[4] != '.' || text[7] != '.' ||
        (text[0] != '1' && (text[0] != '2' || text[1] != '0')))
        return false;

    int month = 10 * (text[5] - '0') + (text[6] - '0');
    int day   = 10 * (text[8] - '0') + (text[9] - '0');

    return is_digit(text[1]) && is_digit(text[2]) && is_digit(text[3]) &&
           is_digit(text[6]) && month >= 1 && month <= 12 &&
           is_digit(text[9]) && day >= 1 && day <= 28;
}

int tag_check_date(const char *text, size_t length)
{
    if (is_usual_date(text, length))
        return 0;

    struct text t = trimmed(text, length);
    struct date date;

    if (t.at == t.end || (!is_digit(*t.at) && *t.at != '?'))
        return has(t, is_in_word) && !has(t, is_digit) ? SAY_FINDING_NOT_A_DATE : 0;
    return read_date(t, &date) ? look_at_date(date) : 0;
}

bool tag_check_before(const char *text, size_t length, int year, int month)
{
    struct date date;

    if (!read_date(trimmed(text, length), &date) || date.year == UNKNOWN)
        return false;
    return date.year < year ||
           (date.year == year && date.month != UNKNOWN && date.month < month);
}

static bool is_one_of(struct text t, const char *const words[])
{
    for (; *words; words++) {
        if (strlen(*words) == (size_t)(t.end - t.at) &&
            strncasecmp(*words, t.at, strlen(*words)) == 0)
            return true;
    }
    return false;
}

/* Accepts a number from 0 to 4000, perhaps with a fraction, as 2345.5, and perhaps with a sign
 * or a letter after it for a provisional rating, as 1500?. */
static int look_at_rating(struct text t)
{
    enum { HIGHEST = 4000 };

    if (next_part(&t).value > HIGHEST)
        return SAY_FINDING_RATING_TOO_HIGH;
    if (t.at < t.end && (*t.at == '.' || *t.at == ',')) {
        t.at++;
        (void)next_part(&t);
    }
    if (t.end - t.at > 1 && is_in_word(*t.at))
        return SAY_FINDING_NOT_A_RATING;
    return 0;
}

int tag_check_elo(const char *text, size_t length)
{
    static const char *const unrated[] = {
        "unrated", "unr", "unr.", "ur", "nr", "n/a", "na", "none", "unknown", NULL
    };
    struct text t = trimmed(text, length);

    if (has(t, is_digit))
        return is_digit(*t.at) ? look_at_rating(t)
             : *t.at == '-' || is_in_word(*t.at) ? SAY_FINDING_NOT_A_RATING : 0;
    return has(t, is_in_word) && !is_one_of(t, unrated) ? SAY_FINDING_NOT_A_RATING : 0;
}

static bool is_number(const char *text, size_t length)
{
    while (length > 0 && is_digit(text[length - 1]))
        length--;
    return length == 0;
}

/* Rounds have names too, such as "Final" or "QF 1".  But numbers with dots between
 * them have no part without a number, and none is negative; and the result of a
 * game is not a round. */
int tag_check_round(const char *text, size_t length)
{
    static const char *const results[] = { "1-0", "0-1", "1/2-1/2", NULL };

    if (is_number(text, length))
        return 0;

    struct text t = trimmed(text, length), rest = t;

    if (is_one_of(t, results))
        return SAY_FINDING_ROUND_IS_RESULT;
    if (t.end - t.at > 1 && t.at[0] == '-' && is_digit(t.at[1]))
        return SAY_FINDING_ROUND_BELOW_ZERO;
    while (rest.at < rest.end && (is_digit(*rest.at) || *rest.at == '?' || *rest.at == '.'))
        rest.at++;
    if (t.at < t.end && rest.at == rest.end) {
        for (; t.at < t.end; t.at++) {
            if (*t.at == '.' && (t.at == text || t.at[-1] == '.' || t.at[-1] == ' '))
                return SAY_FINDING_ROUND_INCOMPLETE;
        }
    }
    return 0;
}
