/* SPDX-License-Identifier: MIT */
/* fast.c -- the fast path: plays moves about which there is nothing to report
 *
 * Most of a collection is move numbers, blanks and legal moves in the standard
 * spelling.  As long as the text has nothing else, this loop reads and plays it.  At
 * any other text it stops, and the reader and the judge go on from there.  Without
 * the fast path they would give the same answers.
 *
 * Only the standard spelling is known here.  The rules say which pieces may go
 * to a square, and play the move. */

#include "notation/san_write.h"
#include "pgn/line.h"
#include "pgn/scan.h"
#include "rules/making.h"
#include "rules/movegen.h"

enum {
    ROOM = 18,      /* bytes that must be there: a move number with three dots and a
                       blank, the eight bytes of a word, and one after its blank */
    MOST = 4096     /* moves that are played in one call */
};

/* How many of eight bytes come before the first blank or control character; 7 if
 * there is none, or only the last byte is one.  A borrow can only make the bytes
 * above the first one wrong. */
static inline unsigned word_length(uint64_t word)
{
    static const uint64_t each = 0x0101010101010101;
    uint64_t ends = (word - each * 0x21) & ~word & each * 0x80;

    return (unsigned)bits_lowest(ends | (uint64_t)1 << 63) / 8;
}

/* A move number as it stands in a text, with its dot. */
typedef struct numeral {
    uint64_t text, mask;    /* as bytes_at() reads it, and ones for all its bits */
    unsigned length;
} numeral;

ECART_OUT_OF_LINE static numeral numeral_of(unsigned number)
{
    numeral n = { .text = '.', .mask = 255, .length = 1 };

    for (; number > 0; number /= 10) {
        n.text = n.text << 8 | ('0' + number % 10);
        n.mask = n.mask << 8 | 255;
        n.length++;
    }
    return n;
}

/* Adds one to the last digit if the move number went up; writes the number anew
 * when that digit was a 9. */
static inline void step_number(numeral *n, unsigned number, bool went_up)
{
    unsigned digit = 8 * (n->length - 2);

    n->text += (uint64_t)went_up << digit;
    if ((n->text >> digit & 255) > '9')
        *n = numeral_of(number);
}

/* The length of the numeral, of two more dots and of one blank after it, if it stands
 * here.  Numbers and blanks come so regularly that a processor foresees the branches. */
static inline size_t skip_numeral(const char *text, const numeral *n)
{
    size_t at = n->length;

    if (((bytes_at(text) ^ n->text) & n->mask) != 0)
        return 0;
    if (text[at] == '.' && text[at + 1] == '.')
        at += 2;
    if (text[at] == ' ')
        at++;
    return at;
}

/* A word is eight bytes in one number, and is taken apart from its end.  Its last byte
 * is the highest of the number, and all bytes below its first byte are 0. */
static inline unsigned last_byte(uint64_t word)
{
    return (unsigned)(word >> 56);
}

/* A move in the standard spelling. */
typedef struct spelling {
    ecart_kind kind, promotion; /* ECART_PAWN if no piece is named */
    int        to;              /* an index */
    bool       captures;        /* there is an x */
    uint64_t   origin;          /* what comes before: a letter, a file, a rank */
} spelling;

static inline ecart_kind kind_of(unsigned letter, ecart_kind otherwise)
{
    static const ecart_kind kinds[] = {
        ['B' - 'B'] = ECART_BISHOP, ['K' - 'B'] = ECART_KING, ['N' - 'B'] = ECART_KNIGHT,
        ['Q' - 'B'] = ECART_QUEEN,  ['R' - 'B'] = ECART_ROOK
    };

    return letter - 'B' <= 'R' - 'B' && kinds[letter - 'B'] ? kinds[letter - 'B'] : otherwise;
}

/* Returns false if the word does not end with a square, or with a square and a
 * promotion. */
static inline bool take_apart(unsigned first, uint64_t word, spelling *s)
{
    s->promotion = ECART_NO_KIND;
    if (last_byte(word << 8) == '=') {
        s->promotion = kind_of(last_byte(word), ECART_KING);
        word <<= 16;
    }

    unsigned rank = last_byte(word) - '1', file = last_byte(word << 8) - 'a';
    s->kind     = kind_of(first, ECART_PAWN);
    s->to       = (int)(8 * file + rank);
    s->captures = last_byte(word << 16) == 'x';
    s->origin   = word << 16 << 8 * s->captures;
    return (rank | file) <= 7 && s->promotion != ECART_KING;
}

/* The pawns that may go to the target and that the word means.  For a pawn that
 * captures the word names the file that it leaves; others stay on their file. */
static inline ecart_cells meant_pawns(const ecart_position *p, const spelling *s)
{
    unsigned target = (unsigned)s->to >> 3;
    unsigned file   = s->captures ? last_byte(s->origin) - 'a' : target;
    bool     ends   = ((ROW(1) | ROW(8)) & bit(s->to)) != 0;

    if (s->origin << 8 * s->captures != 0 || file > 7 || s->captures == (file == target) ||
        ends != (s->promotion != ECART_NO_KIND))
        return 0;
    return ecart_pawn_candidates(p, s->to) & COLUMN_A << 8 * file;
}

/* The one of several pieces that the word means, if it says as much of the from-cell
 * as is needed, and no more; none otherwise. */
ECART_OUT_OF_LINE static ecart_cells told_apart(const spelling *s, ecart_cells able)
{
    uint64_t rest = s->origin;
    unsigned rank = last_byte(rest) - '0', file;

    rank   = rank - 1 <= 7 ? rank : 0;
    rest <<= rank ? 8 : 0;
    file   = last_byte(rest) - 'a' + 1;
    file   = file - 1 <= 7 ? file : 0;
    rest <<= file ? 8 : 0;

    ecart_cells meant = able & san_file_and_rank((int)file, (int)rank);
    if (rest << 8 != 0 || meant == 0)
        return 0;

    origin needed = ecart_san_origin(s->kind, able, ecart_move_make(cell_at(first_of(meant)),
                                                                    cell_at(s->to), ECART_NO_KIND));
    return needed.file == (file != 0) && needed.rank == (rank != 0) ? meant : 0;
}

/* The pieces other than pawns that may go to the target and that the word means. */
static inline ecart_cells meant_pieces(const ecart_position *p, const spelling *s)
{
    if (s->promotion != ECART_NO_KIND || s->captures != (occupied(p) >> s->to & 1))
        return 0;

    ecart_cells able = ecart_candidates(p, s->kind, s->to);
    return s->origin << 8 == 0 ? able : told_apart(s, able);
}

static const ecart_move no_move = { .from = ECART_NO_CELL };

/* The one legal move that is written like this; no_move if there is none, or if there
 * are several. */
static inline ecart_move find_move(const ecart_position *p, const spelling *s)
{
    ecart_cells from = s->kind == ECART_PAWN ? meant_pawns(p, s) : meant_pieces(p, s);

    if (from == 0 || has_two(from))
        return no_move;
    return ecart_move_make(cell_at(first_of(from)), cell_at(s->to), s->promotion);
}

/* O-O or O-O-O, if that is legal. */
ECART_OUT_OF_LINE static ecart_move find_castling(const ecart_position *p, uint64_t word)
{
    static const uint64_t short_one = 0x4f2d4f0000000000, long_one = 0x4f2d4f2d4f000000;

    if (word != short_one && word != long_one)
        return no_move;

    ecart_verdict verdict = ecart_castle_check(
        p, word == short_one ? ECART_KINGSIDE : ECART_QUEENSIDE);
    return ecart_verdict_is_legal(&verdict) ? ecart_move_canonical(p, verdict.move) : no_move;
}

/* Whether the sign of check, or its absence, is right in the position after the
 * move. */
static inline bool is_right(const ecart_position *p, bool has_sign, unsigned sign)
{
    if (p->checkers == 0)
        return !has_sign;
    return has_sign && ecart_has_legal_move(p) == (sign == '+');
}

ECART_OUT_OF_LINE static void take_back(ecart_position *p, const played *done)
{
    *p = ecart_position_before(p, done);
}

/* Plays a word, and keeps its move.  Returns false, with the position as it was, if the
 * word needs the reader and the judge. */
static inline bool play_one(ecart_position *p, unsigned first, uint64_t word, played *done,
                            ecart_pgn_ply *ply)
{
    unsigned   sign     = last_byte(word);
    bool       has_sign = (sign == '+') | (sign == '#');
    spelling   s;
    ecart_move move;

    word <<= 8 * has_sign;
    if (take_apart(first, word, &s)) {
        move = find_move(p, &s);
    } else {
        move   = find_castling(p, word);
        s.kind = ECART_KING;
    }
    if (move.from == ECART_NO_CELL)
        return false;
    play_undoable(p, ECART_PIECE(p->side, s.kind), move, done);
    *ply = (ecart_pgn_ply){ .move = move, .clock = done->clock };
    if (is_right(p, has_sign, sign))
        return true;
    take_back(p, done);
    return false;
}

/* Plays the word that stands here, if a blank follows it.  Returns the length of the
 * word, or 0 if it was not played. */
static inline size_t play_word(ecart_position *p, const char *text, played *done,
                               ecart_pgn_ply *ply)
{
    uint64_t word   = bytes_at(text);
    unsigned length = word_length(word);
    unsigned class  = ecart_pgn_classes[(unsigned char)text[length]];

    if (class != BLANK && class != LINE_END)
        return 0;
    return play_one(p, word & 255, word << 8 * (7 - length) << 8, done, ply) ? length : 0;
}

/* Where moves are kept: each in the next place, or all in one if they are not to
 * be kept. */
typedef struct keeping {
    ecart_pgn_ply *next;
    size_t         step, room;
} keeping;

static keeping keeping_of(const ecart_pgn_judge *j, ecart_pgn_ply *nowhere)
{
    size_t room = j->ply_capacity - j->ply_count;

    if (j->depth > 0 || !j->keeps)
        return (keeping){ .next = nowhere, .step = 0, .room = MOST };
    return (keeping){
        .next = j->plies + j->ply_count, .step = 1, .room = room < MOST ? room : MOST
    };
}

/* Whether a comment in braces begins here, and the caller declined comments. */
static inline bool is_declined(const ecart_pgn_judge *j, size_t at)
{
    return j->reader.text[at] == '{' && (j->flags & ECART_PGN_NO_COMMENTS);
}

/* Whether there may be a word or a number here, after a blank or not.  Comments and
 * marks begin with other bytes. */
static bool may_be_word(const ecart_pgn_judge *j)
{
    const ecart_pgn_reader *r = &j->reader;
    size_t at = r->at;

    at += at < r->length && class_at(r, at) == BLANK;
    return at < r->length && class_at(r, at) != MARK &&
           (class_at(r, at) != SIGN || is_declined(j, at));
}

/* Goes over a blank or an end of a line, if one stands here. */
static inline bool skip_blank(ecart_pgn_reader *r, size_t *at)
{
    if (class_at(r, *at) == LINE_END)
        end_line(r, *at);
    else if (class_at(r, *at) != BLANK)
        return false;
    ++*at;
    return true;
}

/* Goes over a comment and a blank after it.  Returns false if the reader must go on. */
ECART_OUT_OF_LINE static bool skip_comment(ecart_pgn_reader *r, size_t *at)
{
    r->at = *at;
    ecart_pgn_pass_comment(r);
    *at = r->at;
    if (*at >= r->length || r->within != WITHIN_NONE || r->pending.kind != ECART_PGN_END)
        return false;
    (void)skip_blank(r, at);
    return true;
}

/* Goes over what is between words: a blank, and a comment that is declined. */
static inline bool skip_between(ecart_pgn_judge *j, size_t *at)
{
    return skip_blank(&j->reader, at) && (!is_declined(j, *at) || skip_comment(&j->reader, at));
}

/* Plays words and returns how many.  The last move stays in done[] while the
 * next one is tried. */
static uint64_t play_words(ecart_pgn_judge *j, ecart_position *p, played done[2], keeping keep)
{
    ecart_pgn_reader *r = &j->reader;
    numeral  number = numeral_of(p->number);
    uint64_t moves = 0;
    size_t   at = r->at, skipped, length;

    while (r->length - at >= ROOM && moves < keep.room) {
        skipped = skip_numeral(r->text + at, &number);
        length  = play_word(p, r->text + at + skipped, &done[moves % 2], keep.next);
        at     += skipped + length;
        if (length > 0) {
            keep.next += keep.step;
            moves++;
            j->number = 0;
            step_number(&number, p->number, p->side == ECART_WHITE);
        } else if (skipped > 0) {
            j->number = p->number;
        }
        if (!skip_between(j, &at))
            break;
    }
    r->at = at;
    return moves;
}

/* Whether the last move number that was read, if there was one, is right, so that it shifts
 * nothing.  Where the number of a position stops, a numeral that goes on means the same. */
static bool may_count(const ecart_pgn_judge *j)
{
    return j->shift == 0 && !j->wide_dots;
}

ECART_OUT_OF_LINE static void play_run(ecart_pgn_judge *j, judged_line *line)
{
    ecart_pgn_ply nowhere;
    keeping       keep = keeping_of(j, &nowhere);
    played        done[2];
    uint64_t      moves = play_words(j, &line->position, done, keep);

    if (moves == 0)
        return;
    j->ply_count += keep.step * (size_t)moves;
    j->moves     += moves;
    ecart_pgn_line_note(line, &done[(moves - 1) % 2]);
}

static void tell(ecart_pgn_judge *j, ecart_pgn_event *event, size_t length, ecart_move move)
{
    *event = (ecart_pgn_event){
        .notation = { .verdict = { .first = ECART_NO_CELL, .move = move } },
        .number = j->number, .judged = true, .played = true
    };
    (void)take(&j->reader, &event->token, ECART_PGN_MOVE, j->reader.at + length);
    j->number = 0;
}

static bool play_lean(ecart_pgn_judge *j, judged_line *line, ecart_pgn_event *event)
{
    ecart_pgn_reader *r = &j->reader;
    ecart_pgn_ply nowhere;
    keeping  keep    = keeping_of(j, &nowhere);
    unsigned number  = line->position.number;
    numeral  n       = numeral_of(number);
    size_t   skipped = skip_numeral(r->text + r->at, &n);
    played   done;
    size_t   length  = keep.room > 0 ? play_word(&line->position, r->text + r->at + skipped,
                                                 &done, keep.next) : 0;

    if (length == 0)
        return false;
    r->at        += skipped;
    j->number     = skipped > 0 ? number : j->number;
    j->ply_count += keep.step;
    j->moves++;
    ecart_pgn_line_note(line, &done);
    tell(j, event, length, keep.next->move);
    return true;
}

bool ecart_pgn_play_lean(ecart_pgn_judge *j, judged_line *line, ecart_pgn_event *event)
{
    ecart_pgn_reader *r = &j->reader;

    if (!may_be_word(j) || !may_count(j))
        return false;
    (void)skip_blank(r, &r->at);
    return r->length - r->at >= ROOM && play_lean(j, line, event);
}

void ecart_pgn_play_fast(ecart_pgn_judge *j, judged_line *line)
{
    if (may_be_word(j) && may_count(j))
        play_run(j, line);
}
