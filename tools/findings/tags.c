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
    tags->there = 0;
    tags->names = 0;
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

static bool is_name(const ecart_pgn_token *tag, const char *name, size_t length)
{
    return tag->name_length == length && tag->name[0] == name[0] &&
           memcmp(tag->name, name, length) == 0;
}

static enum tag which(const ecart_pgn_token *tag)
{
    enum tag i = TAG_EVENT;

    while (i < TAG_OTHER && !is_name(tag, known[i].name, known[i].length))
        i++;
    return i;
}

/* Whether the game had a tag of this name before; if not, remembers the name. */
static bool is_again(struct tags *tags, const ecart_pgn_token *tag)
{
    for (size_t i = 0; i < tags->names; i++) {
        if (is_name(tag, tags->name[i].text, tags->name[i].length))
            return true;
    }
    tags->is_new = tag->name_length <= TAG_NAME_SIZE && tags->names < TAG_NAMES;
    if (tags->is_new) {
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

/* A text that is read from left to right. */
struct text {
    const char *at, *end;
};

static bool is_one_of(struct text t, const char *const words[])
{
    for (; *words; words++) {
        if (strlen(*words) == (size_t)(t.end - t.at) &&
            strncasecmp(*words, t.at, strlen(*words)) == 0)
            return true;
    }
    return false;
}

enum tag tags_note(struct tags *tags, const ecart_pgn_token *tag, bool *again)
{
    static const char *const time_forfeit[] = { "time forfeit", NULL };
    struct text value = { tag->text, tag->text + tag->length };
    enum tag    i     = which(tag);

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
    case TAG_TERMINATION: tags->time_forfeit = is_one_of(value, time_forfeit); break;
    default: break;
    }
    return i;
}

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
    return is_letter(c) || (c & 0x80) != 0;
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

/* Reads the year, and what else there is, from either end.  If the year comes
 * last, the day or the month may come first: the order that is possible is taken.
 * Returns false if it is unclear where the year is, as in 930527. */
static bool read_date(struct text t, struct date *date)
{
    static const char separators[] = { '.', '-', '/' };
    enum { YEAR = 4, SHORT = 6, ALL = 8 };
    struct part part[3];
    int         all;

    for (int i = 0; i < 3; i++) {
        part[i] = next_part(&t);
        t.at    = t.at < t.end && memchr(separators, *t.at, sizeof separators) ? t.at + 1 : t.end;
    }
    *date = (struct date){ part[0].value, part[1].value, part[2].value };
    if (part[0].length == ALL && part[0].value != UNKNOWN) {
        all   = part[0].value;
        *date = (struct date){ all / 10000, all / 100 % 100, all % 100 };
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

static int check_date(struct text t)
{
    struct date date;

    if (t.at == t.end || (!is_digit(*t.at) && *t.at != '?'))
        return has(t, is_in_word) && !has(t, is_digit) ? SAY_FINDING_NOT_A_DATE : 0;
    return read_date(t, &date) ? look_at_date(date) : 0;
}

bool tags_have_new_rules(const struct tags *tags)
{
    const struct value *value = &tags->date;
    struct date         date;

    if (!value->known || !read_date(trimmed(value->text, value->length), &date) ||
        date.year == UNKNOWN)
        return true;
    return date.year > 2014 || (date.year == 2014 && (date.month == UNKNOWN || date.month >= 7));
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

static int check_elo(struct text t)
{
    static const char *const unrated[] = {
        "unrated", "unr", "unr.", "ur", "nr", "n/a", "na", "none", "unknown", NULL
    };

    if (has(t, is_digit))
        return is_digit(*t.at) ? look_at_rating(t)
             : *t.at == '-' || is_in_word(*t.at) ? SAY_FINDING_NOT_A_RATING : 0;
    return has(t, is_in_word) && !is_one_of(t, unrated) ? SAY_FINDING_NOT_A_RATING : 0;
}

/* Rounds have names too, such as "Final" or "QF 1".  But numbers with dots between them have no
 * part without a number, and none is negative; and the result of a game is not a round. */
static int check_round(struct text t)
{
    static const char *const results[] = { "1-0", "0-1", "1/2-1/2", NULL };
    const char *begin = t.at;
    struct text rest  = t;

    if (is_one_of(t, results))
        return SAY_FINDING_ROUND_IS_RESULT;
    if (t.end - t.at > 1 && t.at[0] == '-' && is_digit(t.at[1]))
        return SAY_FINDING_ROUND_BELOW_ZERO;
    while (rest.at < rest.end && (is_digit(*rest.at) || *rest.at == '?' || *rest.at == '.'))
        rest.at++;
    for (; rest.at == rest.end && t.at < t.end; t.at++) {
        if (*t.at == '.' && (t.at == begin || t.at[-1] == '.'))
            return SAY_FINDING_ROUND_INCOMPLETE;
    }
    return 0;
}

int tag_check(enum tag which, const ecart_pgn_token *tag, int *finding)
{
    struct text t = trimmed(tag->text, tag->length);

    switch (which) {
    case TAG_DATE:
    case TAG_EVENT_DATE:
    case TAG_UTC_DATE:
        *finding = BAD_DATE;
        return check_date(t);
    case TAG_WHITE_ELO:
    case TAG_BLACK_ELO:
        *finding = BAD_ELO;
        return check_elo(t);
    case TAG_ROUND:
        *finding = BAD_ROUND;
        return check_round(t);
    default:
        return 0;
    }
}
