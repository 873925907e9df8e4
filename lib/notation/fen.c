/* SPDX-License-Identifier: MIT */
/* fen.c -- reads a FEN, or an EPD, which has operations after its four fields
 *
 * An operation is an opcode, its operands and a semicolon: bm Nf3 e4; or id "a game";.
 * A text between quotation marks is one operand, whatever stands in it. */

#include <ecart/fen.h>

#include "notation/fen_placement.h"
#include "rules/setup_check.h"

/* An operation, and the first of its operands, which is empty if there is none. */
typedef struct operation {
    span opcode, operand;
} operation;

/* Where a character is next; the length if it is not there. */
static size_t find_next(const char *text, size_t at, size_t length, char c)
{
    while (at < length && text[at] != c)
        at++;
    return at;
}

/* Whether what is at an offset, after four fields, is meant as an operation, and not as a
 * counter.  A number after the first word means that the word was to be a counter: x 1. */
static bool epd_begins(const char *text, size_t length, size_t at)
{
    if (at == length || !is_letter(text[at]))
        return false;
    if (find_next(text, at, length, ';') < length)
        return true;
    at = skip_spaces(text, skip_field(text, at, length), length);
    return at < length && !is_digit(text[at]);
}

/* Where the operand at an offset ends; the offset itself if none stands there. */
static size_t operand_end(const char *text, size_t at, size_t length)
{
    size_t end = at;

    if (text[at] == '"') {
        end = find_next(text, at + 1, length, '"');
        return end == length ? at : end + 1;
    }
    while (end < length && !is_space(text[end]) && text[end] != ';' && text[end] != '"')
        end++;
    return end;
}

/* Reads an operation up to its semicolon.  Returns where that stands; if something
 * else stands there, or nothing, the operation is not well formed. */
static size_t read_operation(const char *text, size_t length, size_t at, operation *o)
{
    *o = (operation){ { at, at }, { 0, 0 } };
    if (!is_letter(text[at]))
        return at;
    while (at < length && (is_letter(text[at]) || is_digit(text[at]) || text[at] == '_'))
        at++;
    o->opcode.to = at;
    while (at < length && is_space(text[at])) {
        size_t from = skip_spaces(text, at, length);

        if (from == length || text[from] == ';')
            return from;
        at = operand_end(text, from, length);
        if (o->operand.to == 0)
            o->operand = (span){ from, at };
    }
    return at;
}

static bool has_opcode(const char *text, const operation *o, const char *name)
{
    size_t length = o->opcode.to - o->opcode.from;

    return length == strlen(name) && memcmp(text + o->opcode.from, name, length) == 0;
}

/* Reads all operations from there on, and adds their faults.  The operand of hmvc is the
 * clock, that of fmvn the number of the move; else these stay as they were. */
static void epd_read(const char *text, size_t length, size_t at,
                     span *clock, span *number, ecart_faults *faults)
{
    for (; (at = skip_spaces(text, at, length)) < length; at++) {
        operation o;

        at = read_operation(text, length, at, &o);
        span *counter = has_opcode(text, &o, "hmvc") ? clock
                      : has_opcode(text, &o, "fmvn") ? number : NULL;

        if (at == length || text[at] != ';' || o.opcode.to == o.opcode.from ||
            (counter != NULL && o.operand.to == 0))
            ecart_faults_add(faults, ECART_BAD_OPERATION, 0, at);
        else if (counter != NULL)
            *counter = o.operand;
        at = find_next(text, at, length, ';');
    }
}

/* A FEN being read. */
typedef struct reader {
    const char   *text;
    ecart_setup  *setup;
    ecart_faults *faults;
} reader;

enum {
    FIELDS       = 6,
    EPD_FIELDS   = 4,
    COUNTER_MAX  = UINT16_MAX
};

static void note_fault(const reader *r, ecart_fault fault, size_t offset)
{
    ecart_faults_add(r->faults, fault, 0, offset);
}

/* Notes the fault of a FEN with more or fewer fields than six.  Two or three can be mended if
 * they were read: then the last ones are missing, and not one in between. */
static void count_fields(const reader *r, const span *fields, int count)
{
    bool read = !ecart_faults_has(r->faults, ECART_BAD_SIDE) &&
                !ecart_faults_has(r->faults, ECART_BAD_CASTLING);

    if (count == 0)
        note_fault(r, ECART_EMPTY_TEXT, 0);
    else if ((count == 2 || count == 3) && !read)
        note_fault(r, ECART_BAD_FIELD_COUNT, fields[count - 1].to);
    else if (count < FIELDS)
        note_fault(r, ECART_MISSING_FIELDS, fields[count - 1].to);
    else
        note_fault(r, ECART_TRAILING_TEXT, fields[FIELDS].from);
}

/* The first field of a text, which is empty if there is none. */
static span first_field(const reader *r, size_t length)
{
    size_t at = skip_spaces(r->text, 0, length);

    if (at > 0)
        note_fault(r, ECART_EXTRA_SPACE, 0);
    return (span){ at, skip_field(r->text, at, length) };
}

/* Cuts a text at its spaces, into one field more than a FEN has at most, and returns how
 * many there are.  fields[0] is filled already.  In an EPD, operations follow the first
 * four fields; the operands of hmvc and fmvn become the last two. */
static int cut(const reader *r, size_t length, span *fields)
{
    size_t end   = fields[0].to;
    int    count = fields[0].from < end;

    fields[4] = fields[5] = (span){ 0, 0 };
    for (; end < length && count <= FIELDS; count++) {
        size_t at = skip_spaces(r->text, end + 1, length);

        if (count == EPD_FIELDS && epd_begins(r->text, length, at)) {
            epd_read(r->text, length, at, &fields[4], &fields[5], r->faults);
            return FIELDS;
        }
        if (at != end + 1 || at == length || r->text[end] != ' ')
            note_fault(r, ECART_EXTRA_SPACE, end);
        if (at == length)
            break;
        end = skip_field(r->text, at + 1, length);
        fields[count] = (span){ at, end };
    }
    return count;
}

static void read_side(const reader *r, span field)
{
    char c = r->text[field.from];

    if (field.to - field.from != 1 || (c != 'w' && c != 'b' && c != 'W' && c != 'B')) {
        note_fault(r, ECART_BAD_SIDE, field.from);
        return;
    }
    if (c == 'W' || c == 'B')
        note_fault(r, ECART_UPPERCASE_SIDE, field.from);
    r->setup->side = c == 'b' || c == 'B' ? ECART_BLACK : ECART_WHITE;
}

/* The outermost rook on one side of the king on its first rank; the corner if there
 * is none. */
static int outermost_rook(const ecart_board *board, ecart_side side, bool east)
{
    int rank   = ecart_side_first_row(side) - 1;
    int corner = east ? 7 : 0, step = east ? -1 : 1;

    for (int file = corner; file >= 0 && file < 8; file += step) {
        ecart_piece piece = board->at[cell_at(8 * file + rank)];

        if (piece == ecart_piece_make(side, ECART_ROOK))
            return 8 * file + rank;
        if (piece == ecart_piece_make(side, ECART_KING))
            break;
    }
    return 8 * corner + rank;
}

static bool is_file_letter(char c)
{
    return (unsigned)(c & ~32) - 'A' < 8;
}

/* The index of the rook that a letter of the castling field stands for. */
static int castling_rook(const ecart_setup *setup, char c)
{
    bool       lower = c >= 'a';
    char       upper = lower ? (char)(c - 'a' + 'A') : c;
    ecart_side side  = lower ? ECART_BLACK : ECART_WHITE;
    int        rank  = lower ? 7 : 0;
    bool       east  = upper == 'K';

    if (!east && upper != 'Q')
        return is_file_letter(upper) ? 8 * (upper - 'A') + rank : NO_INDEX;
    if (setup->chess960)
        return outermost_rook(&setup->board, side, east);
    return (east ? 8 * 7 : 0) + rank;
}

/* A FEN names White's rights before Black's, and K before Q.  Letters of files may
 * come either way: both HA and AH are common. */
static bool is_in_order(int before, int rook, char letter)
{
    if ((before & 7) == (rook & 7))
        return letter != 'K' && letter != 'k';
    return (rook & 7) != 0;
}

static void read_castling(const reader *r, span field)
{
    int before = NO_INDEX;

    if (field.to - field.from == 1 && r->text[field.from] == '-')
        return;
    for (size_t at = field.from; at < field.to; at++) {
        if (is_file_letter(r->text[at]))
            r->setup->chess960 = true;
    }
    for (size_t at = field.from; at < field.to; at++) {
        int rook = castling_rook(r->setup, r->text[at]);

        if (rook == NO_INDEX) {
            note_fault(r, ECART_BAD_CASTLING, at);
            return;
        }
        if (r->setup->castling & bit(rook))
            note_fault(r, ECART_CASTLING_DUPLICATE, at);
        else if (before != NO_INDEX && !is_in_order(before, rook, r->text[at]))
            note_fault(r, ECART_CASTLING_ORDER, at);
        r->setup->castling |= bit(rook);
        before = rook;
    }
}

static void read_en_passant(const reader *r, span field)
{
    char   name[2];
    size_t length = field.to - field.from, read;

    if (length == 1 && r->text[field.from] == '-')
        return;

    name[0] = r->text[field.from];
    name[1] = length > 1 ? r->text[field.from + 1] : '-';
    if (name[0] >= 'A' && name[0] <= 'H') {
        note_fault(r, ECART_UPPERCASE_EN_PASSANT, field.from);
        name[0] = (char)(name[0] - 'A' + 'a');
    }
    read = name[0] >= 'a' ? ecart_cell_read(name, 2, &r->setup->en_passant) : 0;
    if (read == 2 && length != 2)
        r->setup->en_passant = ECART_NO_CELL;
    if (read != 2 || length != 2)
        note_fault(r, ECART_BAD_EN_PASSANT, field.from + read);
}

/* A number of digits; the fault is at the first byte that is not a digit, and then the counter
 * stays.  A number too large for any game is a bad clock, even if it is the move number. */
static void read_counter(const reader *r, span field, ecart_fault fault, uint16_t *counter)
{
    long number = 0;

    for (size_t at = field.from; at < field.to; at++) {
        char c = r->text[at];

        if (!is_digit(c)) {
            note_fault(r, fault, at);
            return;
        }
        number = 10 * number + (c - '0');
        if (number > COUNTER_MAX) {
            note_fault(r, ECART_BAD_CLOCK, field.from);
            return;
        }
    }
    if (field.to - field.from > 1 && r->text[field.from] == '0')
        note_fault(r, ECART_PADDED_NUMBER, field.from);
    *counter = (uint16_t)number;
}

/* A counter that is not given has an empty field. */
static void read_counters(const reader *r, span clock, span number)
{
    if (clock.to > 0)
        read_counter(r, clock, ECART_BAD_CLOCK, &r->setup->clock);
    if (number.to > 0)
        read_counter(r, number, ECART_BAD_MOVE_NUMBER, &r->setup->number);
    if (r->setup->number == 0) {
        note_fault(r, ECART_MOVE_NUMBER_ZERO, number.from);
        r->setup->number = 1;
    }
}

/* Whether the pieces and the side to move were understood.  If not, the set-up
 * is not examined: its faults would only follow from those of the text. */
static bool is_understood(const ecart_faults *faults)
{
    return !(faults->set & ((uint64_t)1 << ECART_EMPTY_TEXT |
                            (uint64_t)1 << ECART_BAD_RANK_COUNT |
                            (uint64_t)1 << ECART_BAD_RANK_LENGTH |
                            (uint64_t)1 << ECART_BAD_CHARACTER |
                            (uint64_t)1 << ECART_BAD_SIDE));
}

/* Places each fault of the set-up at the field of the text that has it, unless it was
 * found in the text already.  That field exists, because a fault comes from what the
 * text says. */
static void place_faults(ecart_faults *faults, const span *fields)
{
    static const struct {
        uint8_t first, last, field;
    } origins[] = {
        { ECART_CASTLING_DUPLICATE, ECART_CASTLING_DUPLICATE, 2 },
        { ECART_KING_MISSING, ECART_PAWN_ON_BACK_RANK, 0 },
        { ECART_CASTLING_NO_KING, ECART_CASTLING_NO_ROOK, 2 },
        { ECART_EN_PASSANT_WRONG_RANK, ECART_EN_PASSANT_ORIGIN_OCCUPIED, 3 },
        { ECART_TOO_MANY_PAWNS, ECART_IMPOSSIBLE_CHECK, 0 },
        { ECART_EN_PASSANT_CLOCK, ECART_CLOCK_OVER_MOVE_NUMBER, 4 },
        { ECART_EN_PASSANT_IMPOSSIBLE, ECART_EN_PASSANT_NOT_LEGAL, 3 },
        { 0, 0, 0 }
    };

    for (int i = 0; origins[i].last > 0; i++) {
        for (int f = origins[i].first; f <= origins[i].last; f++) {
            if (!ecart_faults_has(faults, (ecart_fault)f) ||
                faults->offset[f] != ECART_NO_OFFSET)
                continue;

            size_t at = fields[origins[i].field].from;
            if (at < ECART_NO_OFFSET)
                faults->offset[f] = (uint16_t)at;
        }
    }
}

static void read_fields(const reader *r, const span *fields, int count)
{
    if (count > 1)
        read_side(r, fields[1]);
    if (count > 2)
        read_castling(r, fields[2]);
    if (count > 3)
        read_en_passant(r, fields[3]);
    read_counters(r, fields[4], fields[5]);
}

/* Adds the faults of the set-up.  Returns whether there is an error. */
static bool has_error(const reader *r, const placement *pieces, const span *fields)
{
    if (!is_understood(r->faults))
        return true;
    ecart_setup_check_placed(r->setup, pieces, r->faults);
    if (r->faults->set == 0)
        return false;
    place_faults(r->faults, fields);
    return ecart_faults_first(r->faults, ECART_ERROR) != ECART_FAULTS;
}

/* Reads a set-up, and makes a position of it if one is asked for. */
static bool read(const reader *r, size_t length, bool chess960, ecart_position *position)
{
    ecart_setup *setup = r->setup;
    span         fields[FIELDS + 1];

    ecart_faults_clear(r->faults);
    setup->castling   = 0;
    setup->en_passant = ECART_NO_CELL;
    setup->side       = ECART_WHITE;
    setup->chess960   = chess960;
    setup->clock      = 0;
    setup->number     = 1;

    size_t end = ecart_placement_read(r->text, length, &setup->board);
    fields[0]  = end > 0 ? (span){ 0, end } : first_field(r, length);
    int count  = cut(r, length, fields);
    placement pieces = ecart_placement_of(&setup->board);
    if (end != ecart_placement_length(&pieces)) {
        ecart_placement_examine(r->text, fields[0], &setup->board, r->faults);
        pieces = ecart_placement_of(&setup->board);
    }
    read_fields(r, fields, count);
    if (count != FIELDS)
        count_fields(r, fields, count);
    if (has_error(r, &pieces, fields))
        return false;
    if (position != NULL)
        ecart_position_make(position, setup, &pieces, r->faults);
    return true;
}

bool ecart_fen_read(const char *text, size_t length, bool chess960,
                    ecart_setup *setup, ecart_faults *faults)
{
    reader r = { text, setup, faults };

    return read(&r, length, chess960, NULL);
}

bool ecart_fen_position(const char *text, size_t length, bool chess960,
                        ecart_position *position, ecart_faults *faults)
{
    ecart_setup setup;
    reader      r = { text, &setup, faults };

    return read(&r, length, chess960, position);
}
