/* SPDX-License-Identifier: MIT */
/* speech.c -- fills the templates of a language */

#include "words/speech.h"

#include <string.h>

#include <ecart/distance.h>

#include "words/capital.h"

#define MINUS "\xe2\x88\x92"      /* U+2212, as a person writes it */

void ecart_speech_begin(speech *s, const ecart_language *language,
                        const ecart_board *board, char *out, size_t size)
{
    memset(s, 0, sizeof *s);
    s->out      = ecart_text_into(out, size);
    s->language = language;
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

/* The wing on which a king castles that goes to a cell.  If it has neither a rook to castle with
 * nor a square to go to, that cell is the corner, and the king may stand there itself. */
static int wing_of(ecart_cell king, ecart_cell to)
{
    return ecart_cell_column(to) == 1 || ecart_cell_column(to) < ecart_cell_column(king)
         ? ECART_QUEENSIDE : ECART_KINGSIDE;
}

void ecart_speech_about(speech *s, const ecart_position *position, const ecart_verdict *verdict)
{
    ecart_kind becomes = verdict->move.promotion;

    s->side    = position->side & 1;
    s->from    = verdict->move.from != ECART_NO_CELL
               ? verdict->move.from : first_cell(verdict->candidates);
    s->to      = verdict->move.to;
    s->kind    = kind_on(s, s->from);
    s->becomes = becomes < ECART_KINDS ? becomes : ECART_NO_KIND;
    s->home    = home_of(s);
    s->wings   = wing_of(s->from, s->to);
    s->count   = ecart_verdict_evidence(verdict, s->cells);
    s->leading = s->count > 0;
}

void ecart_speech_choose(speech *s, ecart_cells cells)
{
    s->count = 0;
    FOR_CELLS(c, cells)
        s->cells[s->count++] = c;
}

int ecart_wrong_number(ecart_cell from, ecart_cell to)
{
    if (!ecart_cell_exists(from))
        return from;
    return ecart_cell_exists(to) ? -1 : to;
}

/* Writes a letter as UTF-8, in one byte or two. */
static void put_letter(speech *s, unsigned letter)
{
    if (letter < 0x80) {
        ecart_text_put(&s->out, (char)letter);
    } else {
        ecart_text_put(&s->out, (char)(0xc0 | letter >> 6));
        ecart_text_put(&s->out, (char)(0x80 | (letter & 0x3f)));
    }
}

/* Writes the letter at the beginning of a text as a capital one, and returns how many
 * bytes the text has for it.  Of a letter of three bytes, the first is written as it is. */
static int put_capital(speech *s, const unsigned char *text)
{
    if (text[0] >= 0xe0) {
        ecart_text_put(&s->out, (char)text[0]);
    } else if (text[0] >= 0xc0) {
        put_letter(s, capital_of((text[0] & 0x1fu) << 6 | (text[1] & 0x3fu)));
        return 2;
    } else if (text[0] == 'i' && ecart_language_has(s->language, SCRIPT_DOTTED_I)) {
        put_letter(s, 0x130);
    } else {
        put_letter(s, capital_of(text[0]));
    }
    return 1;
}

/* Writes a text as far as its next place, and returns where that is. */
static const unsigned char *put_words(speech *s, const unsigned char *text)
{
    const unsigned char *end;

    if (s->out.length == s->start && ecart_language_has(s->language, SCRIPT_HAS_CAPITALS))
        text += put_capital(s, text);
    end = text;
    while (*end >= ' ')
        end++;
    ecart_text_bytes(&s->out, text, (size_t)(end - text));
    return end;
}

/* Writes what is not of the language: a square, a number, a move.  In a script from right
 * to left, Unicode's isolates, U+2068 and U+2069, keep it from left to right. */
static void put_foreign(speech *s, const char *text, size_t length)
{
    bool isolated = ecart_language_has(s->language, SCRIPT_RIGHT_TO_LEFT);

    if (isolated)
        ecart_text_string(&s->out, "\xe2\x81\xa8");
    ecart_text_bytes(&s->out, text, length);
    if (isolated)
        ecart_text_string(&s->out, "\xe2\x81\xa9");
}

static unsigned size_of(int number)
{
    return number < 0 ? 0u - (unsigned)number : (unsigned)number;
}

static void put_number(speech *s, int number)
{
    char   digits[sizeof MINUS "2147483648"];
    writer t = ecart_text_into(digits, sizeof digits);

    if (number < 0)
        ecart_text_string(&t, MINUS);
    ecart_text_number(&t, size_of(number));
    put_foreign(s, digits, ecart_text_end(&t));
}

void ecart_speech_join(speech *s, int left, int last_joint)
{
    if (left > 0)
        ecart_speech_say(s, left > 1 ? SAY_GRAMMAR_COMMA : last_joint);
}

/* The text with a number among several that stand one after another. */
static const unsigned char *nth_text(const unsigned char *texts, int n)
{
    for (; n > 0; n--)
        texts += strlen((const char *)texts) + 1;
    return texts;
}

/* "the rook on a1", or with several squares "the pieces on a1, b2 and c3". */
static void put_piece(speech *s, const unsigned char *form, int noun, cell_list where)
{
    s->piece  = nth_text(form, noun);
    s->square = where;
    ecart_speech_say(s, SAY_GRAMMAR_PIECE_ON_SQUARE);
}

static void put_cell(speech *s, ecart_cell cell)
{
    char name[ECART_CELL_SIZE];

    put_foreign(s, name, ecart_cell_write(cell, name, sizeof name));
}

/* Which word of a form goes with a square: by its piece, its rank or its file. */
static int nth_word(const speech *s, int as, ecart_cell cell)
{
    if (as == AS_SHORT)
        return kind_on(s, cell);
    if (!ecart_cell_exists(cell))
        return 0;
    return (as == AS_RANK ? ecart_cell_row(cell) : ecart_cell_column(cell)) - 1;
}

static void put_square(speech *s, int as, const unsigned char *form, const ecart_cell *cell)
{
    cell_list where = { cell, 1, SAY_GRAMMAR_AND };

    if (as == AS_IT_IS) {
        put_cell(s, *cell);
    } else if (as == AS_NOUN) {
        put_piece(s, form, kind_on(s, *cell), where);
    } else {
        s->square = where;
        ecart_speech_fill(s, nth_text(form, nth_word(s, as, *cell)));
    }
}

/* "a1, b2 and c3".  Each square has its noun; many squares share one. */
static void put_squares(speech *s, int as, const unsigned char *form, cell_list where)
{
    if (as == AS_AGREE)
        ecart_speech_fill(s, nth_text(form, where.count > 1 ? SEVERAL
                                                            : kind_on(s, where.cells[0])));
    else if (as == AS_NOUN && where.count > NOUNS_LIMIT)
        put_piece(s, form, SEVERAL, where);
    else
        for (int i = 0; i < where.count; i++) {
            put_square(s, as, form, where.cells + i);
            ecart_speech_join(s, where.count - i - 1, where.joint);
        }
}

static cell_list place_cells(const speech *s, int place)
{
    static const ecart_cell nowhere = ECART_NO_CELL;
    cell_list where = { s->cells, s->count, SAY_GRAMMAR_AND };

    switch (place) {
    case PLACE_FROM:    where = (cell_list){ &s->from, 1, SAY_GRAMMAR_AND }; break;
    case PLACE_TO:      where = (cell_list){ &s->to, 1, SAY_GRAMMAR_AND }; break;
    case PLACE_HOME:    where = (cell_list){ &s->home, 1, SAY_GRAMMAR_AND }; break;
    case PLACE_FIRST:   where.count = s->leading; break;
    case PLACE_OTHERS:  where.cells += s->leading; where.count -= s->leading; break;
    case PLACE_CHOICES: where.joint = SAY_GRAMMAR_OR; break;
    case PLACE_NEITHER: where.joint = SAY_GRAMMAR_NOR; break;
    case PLACE_SQUARE:  where = s->square; break;
    default:            break;
    }
    return where.count > 0 ? where : (cell_list){ &nowhere, 1, SAY_GRAMMAR_AND };
}

/* The number that a place stands for.  The column and the row of a number that is not a
 * cell need not be on the board. */
static int place_number(const speech *s, int place)
{
    ecart_reading r = ecart_difference_reading(s->from, s->to);

    switch (place) {
    case PLACE_WRONG:      return ecart_wrong_number(s->from, s->to);
    case PLACE_START:      return s->from;
    case PLACE_GOAL:       return s->to;
    case PLACE_DIFFERENCE: return s->to - s->from;
    case PLACE_SIZE:       return (int)size_of(s->to - s->from);
    case PLACE_COLUMN:     return s->from / ECART_EAST;
    case PLACE_ROW:        return s->from % ECART_EAST;
    case PLACE_FILES:      return (int)size_of(r.columns);
    case PLACE_RANKS:      return (int)size_of(r.rows);
    case PLACE_CHEBYSHEV:  return ecart_chebyshev_distance(s->from, s->to);
    case PLACE_MANHATTAN:  return ecart_manhattan_distance(s->from, s->to);
    case PLACE_JUMPS:      return ecart_knight_distance(s->from, s->to);
    default:               return s->number;
    }
}

/* "3 up". */
static void put_steps(speech *s, int steps, int forwards, int backwards)
{
    int number = s->number;

    s->number = steps < 0 ? -steps : steps;
    ecart_speech_say(s, steps < 0 ? backwards : forwards);
    s->number = number;
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
        put_steps(s, r.columns, SAY_GRAMMAR_RIGHT, SAY_GRAMMAR_LEFT);
        if (r.rows == 0)
            return;
        ecart_speech_say(s, SAY_GRAMMAR_AND);
    }
    put_steps(s, r.rows, SAY_GRAMMAR_UP, SAY_GRAMMAR_DOWN);
}

/* Writes a move with the letters that the reader of the sentence uses. */
static void put_san(speech *s, const char *san)
{
    char   text[4 * ECART_SAN_SIZE];
    writer t = ecart_text_into(text, sizeof text);

    for (; *san != '\0'; san++) {
        ecart_piece piece = ecart_piece_of_letter(*san);

        if (*san < 'a' && piece != ECART_NO_PIECE)
            ecart_text_string(&t, ecart_letters_of(s->letters, ecart_piece_kind(piece)));
        else
            ecart_text_put(&t, *san);
    }
    put_foreign(s, text, ecart_text_end(&t));
}

/* In Spanish "o" is "u" before castling, because O-O begins with the same sound. */
static void put_moves(speech *s)
{
    move_list moves = s->moves;

    for (size_t i = 0; i < moves.count; i++) {
        const char *san    = moves.san + i * moves.stride;
        bool        castle = i + 1 < moves.count && san[moves.stride] == 'O';

        put_san(s, san);
        ecart_speech_join(s, (int)(moves.count - i - 1),
                          castle ? SAY_GRAMMAR_OR_CASTLE : SAY_GRAMMAR_OR);
    }
}

/* The letter of the file of the cell {from}. */
static void put_file(speech *s)
{
    char letter = (char)('a' + ecart_cell_column(s->from) - 1);

    put_foreign(s, &letter, 1);
}

/* Writes the difference as what is added or taken away: "− 9". */
static void put_step(speech *s)
{
    const char *sign = s->to < s->from ? MINUS " " : "+ ";

    put_foreign(s, sign, strlen(sign));
    put_number(s, (int)size_of(s->to - s->from));
}

static void put_word(speech *s, int place)
{
    switch (place) {
    case PLACE_SIDE:    ecart_speech_say(s, SAY_GRAMMAR_WHITE + s->side); break;
    case PLACE_ENEMY:   ecart_speech_say(s, SAY_GRAMMAR_BLACK - s->side); break;
    case PLACE_PIECE:   ecart_speech_fill(s, s->piece); break;
    case PLACE_FILE:    put_file(s); break;
    case PLACE_WING:    ecart_speech_say(s, SAY_GRAMMAR_KINGSIDE + s->wings); break;
    case PLACE_STEP:    put_step(s); break;
    case PLACE_MOVES:   put_moves(s); break;
    case PLACE_MOVE:    put_foreign(s, s->move.text, s->move.length); break;
    case PLACE_WRITTEN: put_foreign(s, s->written.text, s->written.length); break;
    default:            put_reading(s, place == PLACE_ALIAS); break;
    }
}

/* The three bytes of a place are described in language.h. */
static void put_place(speech *s, const unsigned char *place)
{
    const unsigned char *form = ecart_language_form(s->language, place[2]);
    int what = place[1];

    if (what < PLACE_KIND)
        put_squares(s, place[0], form, place_cells(s, what));
    else if (what < PLACE_WRONG)
        ecart_speech_fill(s, nth_text(form, what == PLACE_KIND ? s->kind : s->becomes));
    else if (place[0] == AS_SIDE)
        ecart_speech_fill(s, nth_text(form, (what == PLACE_ENEMY) != (s->side == ECART_BLACK)));
    else if (what < PLACE_SIDE)
        put_number(s, place_number(s, what));
    else
        put_word(s, what);
}

/* Which of the plural forms goes with the number. */
static int plural_form(const speech *s)
{
    unsigned n = size_of(s->number);

    if (n >= PLURALS)
        n = PLURALS - 100 + n % 100;
    return ecart_language_text(s->language, SAY_PLURALS)[n] - '0';
}

void ecart_speech_fill(speech *s, const unsigned char *text)
{
    if (*text == BY_NUMBER)
        text = nth_text(text + 1, plural_form(s));
    while (*text != '\0') {
        if (*text < ' ') {
            put_place(s, text);
            text += 3;
        } else {
            text = put_words(s, text);
        }
    }
}

void ecart_speech_next(speech *s)
{
    if (ecart_language_has(s->language, SCRIPT_HAS_CAPITALS))
        ecart_text_put(&s->out, ' ');
    s->start = s->out.length;
}

bool ecart_is_out_of_turn(const ecart_verdict *verdict)
{
    return (verdict->nature & ECART_IS_OUT_OF_TURN) != 0 && verdict->reason < ECART_REASONS &&
           ecart_reason_group_of(verdict->reason) != ECART_GROUP_CASTLING;
}

void ecart_speech_turn(speech *s, const ecart_verdict *verdict)
{
    if (!ecart_is_out_of_turn(verdict))
        return;
    ecart_speech_say(s, SAY_BRIEF_NOT_YOUR_PIECE);
    ecart_speech_say(s, SAY_GRAMMAR_FULL_STOP);
    ecart_speech_next(s);
}

/* What a language does not have is said in English. */
void ecart_speech_say(speech *s, int which)
{
    const ecart_language *language = s->language;
    const unsigned char  *text     = ecart_language_text(language, which);

    if (text == NULL) {
        s->language = NULL;
        text = ecart_language_text(NULL, which);
    }
    ecart_speech_fill(s, text);
    s->language = language;
}

/* The length of a text of some bytes without its last character if that was cut.  In UTF-8 the
 * first byte of a character begins with as many ones as the character has bytes.  If
 * that byte is shifted by one for each byte after it and still begins with two ones,
 * some bytes are missing. */
static size_t whole_characters(const char *out, size_t length)
{
    size_t last = length, after = 0;

    while (((unsigned char)out[--last] & 0xc0) == 0x80)
        after++;
    return ((unsigned)out[last] << after & 0xc0) == 0xc0 ? last : length;
}

size_t ecart_speech_end(speech *s)
{
    char  *out    = s->out.out;
    size_t length = ecart_text_end(&s->out);

    if (length >= s->out.size && s->out.size > 1)
        out[whole_characters(out, s->out.size - 1)] = '\0';
    return length;
}
