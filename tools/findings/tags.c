/* SPDX-License-Identifier: MIT */
/* tags.c -- what the tags say about a game */

#include "findings/tags.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

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
    tags->set_up = tags->time_forfeit = false;
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

static bool is(const ecart_pgn_token *tag, enum tag which)
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
        if (is(tag, i))
            return i;
    }
    for (enum tag i = last + 1; i < TAG_OTHER; i++) {
        if (is(tag, i))
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

    if (tag->name_length > TAG_NAME_SIZE)
        return false;
    if (tags->marks & bit && is_remembered(tags, tag))
        return true;
    if (tags->names < TAG_NAMES) {
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
    tags->there |= 1u << i;
    switch (i) {
    case TAG_DATE:   keep(&tags->date, tag);   break;
    case TAG_WHITE:  keep(&tags->white, tag);  break;
    case TAG_BLACK:  keep(&tags->black, tag);  break;
    case TAG_RESULT: keep(&tags->result, tag); break;
    case TAG_SETUP:
        tags->set_up       = tag->length == 1 && tag->text[0] == '1';
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
