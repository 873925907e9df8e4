/* SPDX-License-Identifier: MIT */
/* fen.c -- reading a FEN */

#include <ecart/fen.h>

/* A FEN being read. */
typedef struct reader {
    const char   *text;
    ecart_setup  *setup;
    ecart_faults *faults;
} reader;

/* From an offset to another, which is not in it. */
typedef struct span {
    size_t from, to;
} span;

enum {
    FIELDS       = 6,
    COUNTER_MAX  = UINT16_MAX
};

static void found(const reader *r, ecart_fault fault, size_t offset)
{
    ecart_faults_add(r->faults, fault, 0, offset);
}

static bool is_space(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

/* Cuts a text at its spaces, one more field than a FEN has at most. */
static int cut(const reader *r, size_t length, span fields[FIELDS + 1])
{
    int    count = 0;
    size_t at    = 0;

    while (at < length && count <= FIELDS) {
        size_t start = at;

        while (at < length && is_space(r->text[at]))
            at++;
        if (at > start + (count > 0) || (at > start && at == length) ||
            (at > start && r->text[start] != ' '))
            found(r, ECART_EXTRA_SPACE, start);
        if (at == length)
            break;
        fields[count].from = at;
        while (at < length && !is_space(r->text[at]))
            at++;
        fields[count++].to = at;
    }
    return count;
}

/* One rank of the placement; returns where it ends.  A character that stands
 * for nothing leaves the length of its rank unknown. */
static size_t read_rank(const reader *r, size_t at, size_t end, int row)
{
    size_t start = at;
    int    columns = 0;
    bool   known = true, digit_before = false;

    for (; at < end && r->text[at] != '/'; at++) {
        char        c     = r->text[at];
        ecart_piece piece = ecart_piece_of_letter(c);
        bool        digit = c >= '1' && c <= '8';

        if (digit && digit_before)
            found(r, ECART_ADJACENT_DIGITS, at);
        if (digit) {
            columns += c - '0';
        } else if (piece != ECART_NO_PIECE) {
            columns++;
            (void)ecart_board_put(&r->setup->board, ecart_cell_make(columns, row), piece);
        } else {
            found(r, ECART_BAD_CHARACTER, at);
            known = false;
        }
        if (columns > 9)
            columns = 9;        /* too many, however many more */
        digit_before = digit;
    }
    if (known && columns != 8)
        found(r, ECART_BAD_RANK_LENGTH, start);
    return at;
}

static void read_placement(const reader *r, span field)
{
    size_t at  = field.from;
    int    row = 8;

    for (;; row--, at++) {
        if (row == 0)
            found(r, ECART_BAD_RANK_COUNT, at);
        at = read_rank(r, at, field.to, row);
        if (at == field.to)
            break;
    }
    if (row > 1)
        found(r, ECART_BAD_RANK_COUNT, at);
}

static void read_side(const reader *r, span field)
{
    char c = r->text[field.from];

    if (field.to - field.from != 1 || (c != 'w' && c != 'b' && c != 'W' && c != 'B')) {
        found(r, ECART_BAD_SIDE, field.from);
        return;
    }
    if (c == 'W' || c == 'B')
        found(r, ECART_UPPERCASE_SIDE, field.from);
    r->setup->side = c == 'b' || c == 'B' ? ECART_BLACK : ECART_WHITE;
}

/* The outermost own rook on one wing of a king on its first row; the corner
 * if there is none. */
static ecart_cell outermost_rook(const ecart_setup *setup, ecart_side side, bool east)
{
    int        row  = ecart_side_first_row(side);
    int        step = east ? -1 : 1;
    ecart_cell corner = ecart_cell_make(east ? 8 : 1, row);

    for (int column = east ? 8 : 1; column >= 1 && column <= 8 && setup->chess960;
         column += step) {
        ecart_cell  cell  = ecart_cell_make(column, row);
        ecart_piece piece = setup->board.at[cell];

        if (piece == ecart_piece_make(side, ECART_ROOK))
            return cell;
        if (piece == ecart_piece_make(side, ECART_KING))
            break;
    }
    return corner;
}

/* The rook that a letter of the castling field stands for. */
static ecart_cell castling_rook(const ecart_setup *setup, char c)
{
    bool       lower = c >= 'a';
    char       upper = lower ? (char)(c - 'a' + 'A') : c;
    ecart_side side  = lower ? ECART_BLACK : ECART_WHITE;

    if (upper == 'K' || upper == 'Q')
        return outermost_rook(setup, side, upper == 'K');
    if (upper >= 'A' && upper <= 'H')
        return ecart_cell_make(upper - 'A' + 1, ecart_side_first_row(side));
    return ECART_NO_CELL;
}

static bool is_column_letter(char c)
{
    return (c >= 'A' && c <= 'H') || (c >= 'a' && c <= 'h');
}

/* White's rights before Black's, and the higher column before the lower. */
static bool is_after(ecart_cell rook, ecart_cell before)
{
    if (ecart_cell_row(rook) != ecart_cell_row(before))
        return ecart_cell_row(rook) == 8;
    return rook < before;
}

static void read_castling(const reader *r, span field)
{
    ecart_cell before = ECART_NO_CELL;

    if (field.to - field.from == 1 && r->text[field.from] == '-')
        return;
    for (size_t at = field.from; at < field.to; at++) {
        if (is_column_letter(r->text[at]))
            r->setup->chess960 = true;
    }
    for (size_t at = field.from; at < field.to; at++) {
        ecart_cell rook = castling_rook(r->setup, r->text[at]);

        if (rook == ECART_NO_CELL) {
            found(r, ECART_BAD_CASTLING, at);
            return;
        }
        if (ecart_cells_has(r->setup->castling, rook))
            found(r, ECART_CASTLING_DUPLICATE, at);
        else if (before != ECART_NO_CELL && !is_after(rook, before))
            found(r, ECART_CASTLING_ORDER, at);
        r->setup->castling = ecart_cells_add(r->setup->castling, rook);
        before = rook;
    }
}

static void read_en_passant(const reader *r, span field)
{
    char   name[2];
    size_t length = field.to - field.from, right;

    if (length == 1 && r->text[field.from] == '-')
        return;

    name[0] = r->text[field.from];
    name[1] = length > 1 ? r->text[field.from + 1] : '-';
    if (name[0] >= 'A' && name[0] <= 'H') {
        found(r, ECART_UPPERCASE_EN_PASSANT, field.from);
        name[0] = (char)(name[0] - 'A' + 'a');
    }
    right = name[0] >= 'a' ? ecart_cell_read(name, 2, &r->setup->en_passant) : 0;
    if (right == 2 && length != 2)
        r->setup->en_passant = ECART_NO_CELL;
    if (right != 2 || length != 2)
        found(r, ECART_BAD_EN_PASSANT, field.from + right);
}

/* A number of digits only; a fault at the first that is none.  A number too
 * large for any game is a fault of its clock, whichever of both it is. */
static bool read_counter(const reader *r, span field, ecart_fault fault,
                         uint16_t *counter)
{
    long number = 0;

    for (size_t at = field.from; at < field.to; at++) {
        char c = r->text[at];

        if (c < '0' || c > '9') {
            found(r, fault, at);
            return false;
        }
        number = 10 * number + (c - '0');
        if (number > COUNTER_MAX) {
            found(r, ECART_BAD_CLOCK, field.from);
            return false;
        }
    }
    *counter = (uint16_t)number;
    return true;
}

static void read_counters(const reader *r, const span *fields, int count)
{
    if (count > 4)
        (void)read_counter(r, fields[4], ECART_BAD_CLOCK, &r->setup->clock);
    if (count > 5 && read_counter(r, fields[5], ECART_BAD_MOVE_NUMBER, &r->setup->number) &&
        r->setup->number == 0) {
        found(r, ECART_MOVE_NUMBER_ZERO, fields[5].from);
        r->setup->number = 1;
    }
}

static void count_fields(const reader *r, const span *fields, int count)
{
    size_t end = count > 0 ? fields[count - 1].to : 0;

    if (count == 0)
        found(r, ECART_EMPTY_TEXT, 0);
    else if (count < 4)
        found(r, ECART_BAD_FIELD_COUNT, end);
    else if (count < FIELDS)
        found(r, ECART_MISSING_FIELDS, end);
    else if (count > FIELDS)
        found(r, ECART_TRAILING_TEXT, fields[FIELDS].from);
}

/* Whether the pieces and whose move it is were understood: if not, what they
 * break is not worth telling. */
static bool is_understood(const ecart_faults *faults)
{
    return !(faults->set & ((uint64_t)1 << ECART_EMPTY_TEXT |
                            (uint64_t)1 << ECART_BAD_RANK_COUNT |
                            (uint64_t)1 << ECART_BAD_RANK_LENGTH |
                            (uint64_t)1 << ECART_BAD_CHARACTER |
                            (uint64_t)1 << ECART_BAD_SIDE));
}

/* A fault of the set-up is at the field that says it, which is there: what
 * was not said is without fault. */
static void place_faults(ecart_faults *faults, const span *fields)
{
    static const struct {
        uint8_t first, last, field;
    } origins[] = {
        { ECART_KING_MISSING, ECART_PAWN_ON_BACK_RANK, 0 },
        { ECART_CASTLING_NO_KING, ECART_CASTLING_NO_ROOK, 2 },
        { ECART_EN_PASSANT_WRONG_RANK, ECART_EN_PASSANT_ORIGIN_OCCUPIED, 3 },
        { ECART_TOO_MANY_PAWNS, ECART_IMPOSSIBLE_CHECK, 0 },
        { ECART_EN_PASSANT_CLOCK, ECART_CLOCK_OVER_MOVE_NUMBER, 4 },
        { ECART_EN_PASSANT_IMPOSSIBLE, ECART_EN_PASSANT_NOT_LEGAL, 3 },
    };

    for (size_t i = 0; i < sizeof origins / sizeof *origins; i++) {
        for (int f = origins[i].first; f <= origins[i].last; f++) {
            size_t at = fields[origins[i].field].from;

            if (ecart_faults_have(faults, (ecart_fault)f) && at < ECART_NO_OFFSET)
                faults->offset[f] = (uint16_t)at;
        }
    }
}

bool ecart_fen_read(const char *text, size_t length, bool chess960,
                    ecart_setup *setup, ecart_faults *faults)
{
    reader r = { text, setup, faults };
    span   fields[FIELDS + 1] = { { 0, 0 } };

    ecart_setup_clear(setup);
    ecart_faults_clear(faults);
    setup->chess960 = chess960;

    int count = cut(&r, length, fields);
    count_fields(&r, fields, count);
    if (count > 0)
        read_placement(&r, fields[0]);
    if (count > 1)
        read_side(&r, fields[1]);
    if (count > 2)
        read_castling(&r, fields[2]);
    if (count > 3)
        read_en_passant(&r, fields[3]);
    read_counters(&r, fields, count);

    if (is_understood(faults)) {
        (void)ecart_setup_check(setup, faults);
        place_faults(faults, fields);
    }
    return ecart_faults_first(faults, ECART_ERROR) == ECART_FAULTS;
}
