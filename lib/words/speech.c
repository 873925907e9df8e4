/* SPDX-License-Identifier: MIT */
/* speech.c -- filling the templates of a language */

#include "words/speech.h"

#include <string.h>

#include <ecart/difference.h>
#include <ecart/distance.h>

#include "geometry/cell_text.h"

enum {
    NO_FORM       = -1,         /* the cell alone, without its piece */
    NAMED_AT_ONCE = 4           /* more pieces than these share a noun */
};

/* What a place of a template names: en.txt tells. */
enum {
    ROLE_FROM,
    ROLE_TO,
    ROLE_FIRST,
    ROLE_OTHERS,
    ROLE_ALL,
    ROLE_HOME,
    ROLE_CHOICES,
    ROLE_KIND,
    ROLE_BECOMES,
    ROLE_SIDE,
    ROLE_ENEMY,
    ROLE_WRONG,
    ROLE_START,
    ROLE_GOAL,
    ROLE_DIFFERENCE,
    ROLE_MANHATTAN,
    ROLE_MEANING,
    ROLE_ALIAS,
    ROLES
};

static const char *const role_names[ROLES] = {
    [ROLE_FROM]       = "from",
    [ROLE_TO]         = "to",
    [ROLE_FIRST]      = "first",
    [ROLE_OTHERS]     = "others",
    [ROLE_ALL]        = "all",
    [ROLE_HOME]       = "home",
    [ROLE_CHOICES]    = "choices",
    [ROLE_KIND]       = "kind",
    [ROLE_BECOMES]    = "becomes",
    [ROLE_SIDE]       = "side",
    [ROLE_ENEMY]      = "enemy",
    [ROLE_WRONG]      = "wrong",
    [ROLE_START]      = "start",
    [ROLE_GOAL]       = "goal",
    [ROLE_DIFFERENCE] = "difference",
    [ROLE_MANHATTAN]  = "manhattan",
    [ROLE_MEANING]    = "meaning",
    [ROLE_ALIAS]      = "alias"
};

void ecart_speech_begin(speech *s, const ecart_language *language,
                        const ecart_board *board, char *out, size_t size)
{
    memset(s, 0, sizeof *s);
    s->out      = text_into(out, size);
    s->language = language_or_english(language);
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
    text_string(&s->out, s->language->nouns[form][noun]);
}

/* "the rook on a1", or "a1" alone. */
static void put_cell(speech *s, int form, ecart_cell cell)
{
    if (form != NO_FORM) {
        put_noun(s, form, (int)kind_on(s, cell));
        ecart_speech_say(s, SAY_ON);
    }
    text_cell(&s->out, cell);
}

/* "a1, b2 and c3", each with its noun unless they are too many for that. */
static void put_cells(speech *s, int form, int last_joint,
                                 const ecart_cell *cells, int count)
{
    if (count > NAMED_AT_ONCE && form != NO_FORM) {
        put_noun(s, form, SEVERAL);
        ecart_speech_say(s, SAY_ON);
        form = NO_FORM;
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

static void put_role(speech *s, int form, int role)
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

/* Writes what stands for {role} or {form role}, and returns its closing brace. */
static const char *put_place(speech *s, const char *place)
{
    const ecart_language *l    = s->language;
    int             form = NO_FORM;
    const char     *word = ++place;

    for (; *place != '}'; place++) {
        if (*place == ' ') {
            form = text_find(l->forms, l->form_count, word, (size_t)(place - word));
            word = place + 1;
        }
    }
    put_role(s, form, text_find(role_names, ROLES, word, (size_t)(place - word)));
    return place;
}

void ecart_speech_say(speech *s, int which)
{
    for (const char *c = s->language->sentences[which]; *c != '\0'; c++) {
        if (*c == '{')
            c = put_place(s, c);
        else
            text_put(&s->out, *c);
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
