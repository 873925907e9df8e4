/* SPDX-License-Identifier: MIT */
/* speech.c -- fills the templates of a language */

#include "words/speech.h"

#include <string.h>

#include <ecart/difference.h>
#include <ecart/distance.h>

#include "geometry/cell_text.h"

enum {
    NO_FORM     = -1,           /* the cell alone, without its piece */
    NOUNS_LIMIT = 4             /* more pieces than this share one noun */
};

/* What a place of a template may stand for; en.txt describes each. */
enum {
    PLACE_FROM, PLACE_TO, PLACE_FIRST, PLACE_OTHERS, PLACE_ALL, PLACE_HOME,
    PLACE_CHOICES, PLACE_KIND, PLACE_BECOMES, PLACE_SIDE, PLACE_ENEMY, PLACE_WRONG,
    PLACE_START, PLACE_GOAL, PLACE_DIFFERENCE, PLACE_MANHATTAN, PLACE_MEANING, PLACE_ALIAS,
    PLACES
};

static const char *const place_names[PLACES] = {    /* in the same order */
    "from", "to", "first", "others", "all", "home",
    "choices", "kind", "becomes", "side", "enemy", "wrong",
    "start", "goal", "difference", "manhattan", "meaning", "alias"
};

void ecart_speech_begin(speech *s, const ecart_language *language,
                        const ecart_board *board, char *out, size_t size)
{
    memset(s, 0, sizeof *s);
    s->out      = text_into(out, size);
    s->language = ecart_language_or_english(language);
    s->board    = board;
}

static ecart_kind kind_on(const speech *s, ecart_cell cell)
{
    ecart_piece piece = ecart_board_piece(s->board, cell);

    return ecart_piece_exists(piece) ? ecart_piece_kind(piece) : ECART_NO_KIND;
}

/* The cell from which a pawn, or a king, of this side makes its move of two cells. */
static ecart_cell home_of(const speech *s)
{
    return s->kind == ECART_PAWN
         ? ecart_cell_make(ecart_cell_column(s->from), ecart_side_pawn_row(s->side))
         : ecart_cell_make(ecart_cell_column(ECART_E1), ecart_side_first_row(s->side));
}

void ecart_speech_about(speech *s, const ecart_position *position, const ecart_verdict *verdict)
{
    ecart_kind becomes = verdict->move.promotion;

    s->side    = position->side & 1;
    s->from    = verdict->move.from;
    s->to      = verdict->move.to;
    s->kind    = kind_on(s, s->from);
    s->becomes = becomes < ECART_KINDS ? becomes : ECART_NO_KIND;
    s->home    = home_of(s);
    s->count   = ecart_verdict_evidence(verdict, s->cells);
    s->leading = s->count > 0;
}

void ecart_speech_choose(speech *s, ecart_cells cells)
{
    ecart_cell c = 0;

    s->count = 0;
    while ((c = ecart_cells_next(cells, c)) != ECART_NO_CELL)
        s->cells[s->count++] = c;
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

/* "the rook on a1", or "a1" if there is no form. */
static void put_cell(speech *s, int form, ecart_cell cell)
{
    if (form != NO_FORM) {
        put_noun(s, form, kind_on(s, cell));
        ecart_speech_say(s, SAY_ON);
    }
    text_cell(&s->out, cell);
}

/* "a1, b2 and c3".  Each cell has its noun; many cells share one. */
static void put_cells(speech *s, int form, int last_joint,
                      const ecart_cell *cells, int count)
{
    if (count > NOUNS_LIMIT && form != NO_FORM) {
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

/* What the difference means between these cells, or its other reading: "1 right and
 * 7 down". */
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

static void fill_place(speech *s, int form, int place)
{
    const ecart_cell *others = s->cells + s->leading;

    switch (place) {
    case PLACE_FROM:       put_cell(s, form, s->from); break;
    case PLACE_TO:         put_cell(s, form, s->to); break;
    case PLACE_HOME:       put_cell(s, form, s->home); break;
    case PLACE_FIRST:      put_cells(s, form, SAY_AND, s->cells, s->leading); break;
    case PLACE_OTHERS:     put_cells(s, form, SAY_AND, others, s->count - s->leading); break;
    case PLACE_ALL:        put_cells(s, form, SAY_AND, s->cells, s->count); break;
    case PLACE_CHOICES:    put_cells(s, form, SAY_OR, s->cells, s->count); break;
    case PLACE_KIND:       put_noun(s, form, s->kind); break;
    case PLACE_BECOMES:    put_noun(s, form, s->becomes); break;
    case PLACE_SIDE:       ecart_speech_say(s, SAY_WHITE + s->side); break;
    case PLACE_ENEMY:      ecart_speech_say(s, SAY_BLACK - s->side); break;
    case PLACE_WRONG:      put_number(s, ecart_wrong_number(s->from, s->to)); break;
    case PLACE_START:      put_number(s, s->from); break;
    case PLACE_GOAL:       put_number(s, s->to); break;
    case PLACE_DIFFERENCE: put_number(s, s->to - s->from); break;
    case PLACE_MANHATTAN:  put_number(s, ecart_manhattan_distance(s->from, s->to)); break;
    default:               put_reading(s, place == PLACE_ALIAS); break;
    }
}

/* Fills the place that begins at this brace, {place} or {form place}, and
 * returns the brace that closes it. */
static const char *put_place(speech *s, const char *brace)
{
    const ecart_language *l = s->language;
    const char *word = ++brace;
    int         form = NO_FORM;

    for (; *brace != '}'; brace++) {
        if (*brace == ' ') {
            form = text_find(l->forms, l->form_count, word, (size_t)(brace - word));
            word = brace + 1;
        }
    }
    fill_place(s, form, text_find(place_names, PLACES, word, (size_t)(brace - word)));
    return brace;
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

/* The length of a text without its last character if that was cut.  In UTF-8 the
 * first byte of a character begins with as many ones as the character has bytes.  If
 * that byte is shifted by one for each byte after it and still begins with two ones,
 * some bytes are missing. */
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
