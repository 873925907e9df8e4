/* SPDX-License-Identifier: MIT */
/* speech.c -- filling the templates of a language
 *
 * A template holds places such as {the from}, which tables.awk made
 * into "{1A": a brace, the number of a form or 0, and a letter for the role. */

#include "geometry/cell_text.h"
#include "words/speech.h"

#include <string.h>

#include <ecart/difference.h>
#include <ecart/distance.h>

enum {
    NOUNS        = 8,               /* of a form: none, six kinds, several */
    SEVERAL      = NOUNS - 1,
    NAMED_AT_ONCE = 4               /* more pieces than these share a noun */
};

/* Codes from 1 up are letters, and those after them pairs of codes. */
static void unpack(writer *t, ecart_language language, int code)
{
    int pair = code - 1 - tables[language].letters;

    if (pair < 0) {
        text_put(t, (char)letters[language][code - 1]);
        return;
    }
    pair += tables[language].pairs;
    unpack(t, language, pairs[pair][0]);
    unpack(t, language, pairs[pair][1]);
}

/* The n-th of strings that lie one behind the other, from 0. */
static const char *nth_string(const char *strings_from, int n)
{
    for (; n > 0; n--)
        strings_from += strlen(strings_from) + 1;
    return strings_from;
}

static void find_string(ecart_language language, int which, writer *t)
{
    bool        form = which >= SAY_FORMS;
    const char *all  = (const char *)strings + (form ? tables[language].forms
                                                     : tables[language].sentences);
    const char *code = nth_string(all, form ? which - SAY_FORMS : which);

    for (; *code != '\0'; code++)
        unpack(t, language, (uint8_t)*code);
    (void)text_end(t);
}

void ecart_speech_begin(speech *s, ecart_language language,
                        const ecart_board *board, char *out, size_t size)
{
    memset(s, 0, sizeof *s);
    s->out      = text_into(out, size);
    s->language = language < ECART_LANGUAGES ? language : ECART_ENGLISH;
    s->board    = board;
}

static ecart_kind kind_on(const speech *s, ecart_cell cell)
{
    ecart_piece piece = ecart_board_piece(s->board, cell);

    return ecart_piece_exists(piece) ? ecart_piece_kind(piece) : ECART_NO_KIND;
}

void ecart_speech_about(speech *s, ecart_cell from, ecart_cell to)
{
    s->from = from;
    s->to   = to;
    s->kind = (uint8_t)kind_on(s, from);
    s->home = s->kind == ECART_PAWN
            ? ecart_cell_make(ecart_cell_column(from),
                              ecart_side_pawn_row(s->side))
            : ecart_cell_make(ecart_cell_column(ECART_E1),
                              ecart_side_first_row(s->side));
}

void ecart_speech_evidence(speech *s, ecart_cells cells)
{
    ecart_cell c = 0;

    while ((c = ecart_cells_next(cells, c)) != ECART_NO_CELL)
        s->evidence[s->count++] = c;
}

int ecart_wrong_number(ecart_cell from, ecart_cell to)
{
    if (!ecart_cell_exists(from))
        return from;
    return ecart_cell_exists(to) ? -1 : to;
}

static void put_number(speech *s, int number)
{
    if (number < 0)
        text_put(&s->out, '-');
    text_number(&s->out, (unsigned)(number < 0 ? -number : number));
}

static void put_noun(speech *s, int form, int noun)
{
    ecart_speech_say(s, SAY_FORMS + NOUNS * (form - 1) + noun);
}

/* "the rook on a1", or "a1" alone. */
static void put_cell(speech *s, int form, ecart_cell cell)
{
    if (form > 0) {
        put_noun(s, form, (int)kind_on(s, cell));
        ecart_speech_say(s, SAY_ON);
    }
    text_cell(&s->out, cell);
}

/* "a1, b2 and c3", each with its noun unless they are too many for that. */
static void put_cells(speech *s, int form, int last_joint,
                                 const ecart_cell *cells, int count)
{
    if (count > NAMED_AT_ONCE && form > 0) {
        put_noun(s, form, SEVERAL);
        ecart_speech_say(s, SAY_ON);
        form = 0;
    }
    if (count <= 0)
        put_cell(s, form, ECART_NO_CELL);
    for (int i = 0; i < count; i++) {
        put_cell(s, form, cells[i]);
        if (i + 2 == count)
            ecart_speech_say(s, last_joint);
        else if (i + 2 < count)
            text_string(&s->out, ", ");
    }
}

/* "3 up". */
static void put_steps(speech *s, int steps, int forwards, int backwards)
{
    put_number(s, steps < 0 ? -steps : steps);
    ecart_speech_say(s, steps < 0 ? backwards : forwards);
}

/* What a difference means between these cells, or what else it might. */
static void put_reading(speech *s, bool other)
{
    ecart_reading  r   = ecart_difference_reading(s->from, s->to);
    ecart_readings all = ecart_difference_readings(s->to - s->from);

    if (other)
        r = all.reading[all.reading[0].rows == r.rows];
    if (r.columns != 0) {
        put_steps(s, r.columns, SAY_RIGHT, SAY_LEFT);
        if (r.rows == 0)
            return;
        ecart_speech_say(s, SAY_AND);
    }
    put_steps(s, r.rows, SAY_UP, SAY_DOWN);
}

static void put_role(speech *s, int form, char role)
{
    const ecart_cell *others = s->evidence + s->leading;

    switch (role) {
    case ROLE_FROM:       put_cell(s, form, s->from); break;
    case ROLE_TO:         put_cell(s, form, s->to); break;
    case ROLE_HOME:       put_cell(s, form, s->home); break;
    case ROLE_FIRST:      put_cells(s, form, SAY_AND, s->evidence, s->leading); break;
    case ROLE_OTHERS:     put_cells(s, form, SAY_AND, others, s->count - s->leading); break;
    case ROLE_ALL:        put_cells(s, form, SAY_AND, s->evidence, s->count); break;
    case ROLE_CHOICES:    put_cells(s, form, SAY_OR, s->evidence, s->count); break;
    case ROLE_KIND:       put_noun(s, form, s->kind); break;
    case ROLE_BECOMES:    put_noun(s, form, s->becomes); break;
    case ROLE_SIDE:       ecart_speech_say(s, SAY_WHITE + s->side); break;
    case ROLE_ENEMY:      ecart_speech_say(s, SAY_BLACK - s->side); break;
    case ROLE_WRONG:      put_number(s, ecart_wrong_number(s->from, s->to)); break;
    case ROLE_START:      put_number(s, s->from); break;
    case ROLE_GOAL:       put_number(s, s->to); break;
    case ROLE_DIFFERENCE: put_number(s, s->to - s->from); break;
    case ROLE_MANHATTAN:  put_number(s, ecart_manhattan_distance(s->from, s->to)); break;
    default:              put_reading(s, role == ROLE_ALIAS); break;
    }
}

void ecart_speech_say(speech *s, int which)
{
    char template[LONGEST_SENTENCE + 1];
    writer unpacked = text_into(template, sizeof template);

    find_string(s->language, which, &unpacked);
    for (const char *c = template; *c != '\0'; c++) {
        if (*c == '{') {
            put_role(s, c[1] - '0', c[2]);
            c += 2;
        } else {
            text_put(&s->out, *c);
        }
    }
}

/* How many bytes of a text are whole characters, if its last one may have
 * been cut.  A first byte has as many leading ones as its character has bytes,
 * so that of a whole one a single one is left over. */
static size_t whole_characters(const char *out, size_t length)
{
    size_t last = length, after = 0;

    if (length == 0)
        return 0;
    while (((unsigned char)out[--last] & 0xc0) == 0x80)
        after++;
    return ((unsigned)out[last] << after & 0xc0) == 0xc0 ? last : length;
}

size_t ecart_speech_end(speech *s)
{
    char  *out    = s->out.out;
    size_t length = text_end(&s->out);

    if (s->out.size > 1 && (unsigned)out[0] - 'a' < 26)
        out[0] = (char)(out[0] - 'a' + 'A');
    if (length >= s->out.size && s->out.size > 0)
        out[whole_characters(out, s->out.size - 1)] = '\0';
    return length;
}

static const char codes[ECART_LANGUAGES][3] = {
    [ECART_ENGLISH] = "en",
    [ECART_FRENCH]  = "fr",
    [ECART_GERMAN]  = "de",
};

const char *ecart_language_code(ecart_language language)
{
    return language < ECART_LANGUAGES ? codes[language] : NULL;
}

/* "fr" and "fr_CH" are French, "fry" is not. */
ecart_language ecart_language_of_code(const char *code, size_t length)
{
    ecart_language l = ECART_ENGLISH;

    while (l < ECART_LANGUAGES && (length < 2 || memcmp(code, codes[l], 2) != 0))
        l++;
    if (length > 2 && code[2] >= 'a' && code[2] <= 'z')
        return ECART_LANGUAGES;
    return l;
}
