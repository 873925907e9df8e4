/* SPDX-License-Identifier: MIT */
/* movetext.c -- moves, their numbers, results and remarks: words of a text
 *
 * A word goes on to a blank or a sign.  Odd blanks, such as a no-break one, end it too;
 * those beside a move are part of its token, so that SAN can say what was forgiven. */

#include "base/text.h"
#include "notation/san_parse.h"
#include "pgn/scan.h"

/* A word. */
typedef struct word {
    size_t   begin, start;  /* with the odd blanks before it, and without */
    size_t   end, behind;   /* without those after it, and with them */
    size_t   digits;        /* where the digits at its start end */
    uint32_t number;        /* what they say */
    bool     counts;        /* it is a move number */
    bool     stray;         /* and no move can follow */
    ecart_pgn_result result;    /* if it is one; otherwise ..._NONE */
} word;

/* The odd character at an offset.  If the piece ends within it, it is a part of the
 * word, which then goes on to the end. */
static odd odd_at(const ecart_pgn_reader *r, size_t at, reach to)
{
    odd o = ecart_pgn_odd(r->text + at, to.end - at);

    if (o.wide > to.end - at)
        o.wide = to.is_final ? 1 : to.end - at;
    return o;
}

static bool is_odd(const ecart_pgn_reader *r, size_t at, reach to, odd_sort sort)
{
    return at < to.end && class_at(r, at) == HIGH && odd_at(r, at, to).sort == sort;
}

/* Where odd blanks, and characters that show nothing, end. */
static size_t skip_odd_blanks(const ecart_pgn_reader *r, size_t at, reach to)
{
    while (is_odd(r, at, to, ODD_BLANK) || is_odd(r, at, to, ODD_UNSEEN))
        at += odd_at(r, at, to).wide;
    return at;
}

/* Whether the piece ends within the character at an offset, or before it is known
 * whether that begins the tail. */
static bool is_cut(const ecart_pgn_reader *r, size_t at, reach to)
{
    return at < to.end && !to.is_final && class_at(r, at) == HIGH &&
           (ecart_pgn_odd(r->text + at, to.end - at).wide > to.end - at ||
            ecart_pgn_tail(r, at) == MAY_BE_TAIL);
}

/* Whether a word begins at an offset, odd blanks before it aside. */
static bool begins_word(const ecart_pgn_reader *r, size_t at, reach to)
{
    return at < to.end && (class_at(r, at) <= DIGIT ||
                           (is_odd(r, at, to, ODD_PART) && ecart_pgn_tail(r, at) != TAIL));
}

bool ecart_pgn_skip_odd(ecart_pgn_reader *r)
{
    reach  to   = reach_of(r);
    odd    o    = odd_at(r, r->at, to);
    size_t end  = r->at + o.wide;

    if ((o.sort == ODD_PART && ecart_pgn_tail(r, r->at) != TAIL) ||
        (o.sort == ODD_MARK && !r->mark_told))
        return false;
    if (o.sort == ODD_BLANK || o.sort == ODD_UNSEEN) {
        end = skip_odd_blanks(r, end, to);
        if (may_go_on(to, end) || begins_word(r, end, to))
            return false;
    }
    if (o.sort == ODD_MARK)
        ecart_pgn_pass_order_mark(r, r->at);
    r->at = end;
    return true;
}

/* Marks end a word, unless a sign of check comes after them, as in e4!+.  If the piece
 * ends with the marks, that is not known yet. */
static size_t skip_marks(const ecart_pgn_reader *r, size_t at, reach to)
{
    size_t behind = scan_class(r, at, to.end, MARK);

    if (behind == to.end)
        return to.is_final ? at : to.end;
    return r->text[behind] == '+' || r->text[behind] == '#' ? behind : at;
}

/* Goes over a bad byte.  Stays there if it begins the tail of the file; goes to the end of
 * the piece if that is not known yet. */
static size_t skip_bad(const ecart_pgn_reader *r, size_t at, reach to)
{
    tail_end ends = ecart_pgn_tail(r, at);

    return ends == NO_TAIL ? at + 1 : ends == TAIL ? at : to.end;
}

static size_t skip_high(const ecart_pgn_reader *r, size_t at, reach to)
{
    odd o = odd_at(r, at, to);

    if (o.sort == ODD_BLANK || o.sort == ODD_MARK)
        return at;
    return o.wide == 1 ? skip_bad(r, at, to) : at + o.wide;
}

/* The pawn of a8(Q) becomes a queen.  In a8(Qxb7) a variation begins. */
static size_t skip_promotion(const ecart_pgn_reader *r, size_t at, reach to)
{
    const char *text = r->text + at;

    if (*text != '(' || at < r->at + 2 || (text[-1] != '1' && text[-1] != '8') ||
        text[-2] < 'a' || text[-2] > 'h')
        return at;
    if (to.end - at < 3)
        return to.is_final ? at : to.end;
    return text[2] == ')' && class_at(r, at + 1) == IN_WORD ? at + 3 : at;
}

/* Where the part of a word ends that may begin at an offset; the offset itself if none
 * does. */
static size_t skip_part(const ecart_pgn_reader *r, size_t at, reach to)
{
    switch (class_at(r, at)) {
    case MARK: return skip_marks(r, at, to);
    case HIGH: return skip_high(r, at, to);
    case BAD:  return skip_bad(r, at, to);
    case SIGN: return skip_promotion(r, at, to);
    default:   return at;
    }
}

/* Where castling ends that begins at an offset, perhaps with blanks in it, or 00; the offset
 * itself if none does, or if a result or another word begins within it. */
static size_t skip_castling(const ecart_pgn_reader *r, size_t at, reach to)
{
    enum { LONGEST = 16 };      /* with dashes of three bytes, and what comes next */
    size_t end;
    char   sign;

    if (!to.is_final && to.end - at < LONGEST)
        return to.end;
    end  = at + ecart_san_castling(r->text + at, to.end - at);
    sign = end < to.end ? r->text[end] : ' ';
    return sign == '+' || sign == '#' || ecart_pgn_classes[(unsigned char)sign] > DOT ? end : at;
}

/* Where a word ends, of which a part was read. */
static size_t scan_word(const ecart_pgn_reader *r, size_t at, reach to)
{
    for (;;) {
        while (at < to.end && class_at(r, at) <= DOT)
            at++;

        size_t next = at < to.end ? skip_part(r, at, to) : at;
        if (next == at)
            return at;
        at = next;
    }
}

static size_t skip_dots(const ecart_pgn_reader *r, size_t at, reach to)
{
    at = scan_class(r, at, to.end, DOT);
    while (is_odd(r, at, to, ODD_DOTS))
        at += odd_at(r, at, to).wide;
    return is_cut(r, at, to) ? to.end : at;
}

/* Odd blanks between two words belong to the second one. */
static size_t skip_blanks_behind(const ecart_pgn_reader *r, size_t end, reach to)
{
    size_t behind = skip_odd_blanks(r, end, to);

    if (is_cut(r, behind, to))
        return to.end;
    return begins_word(r, behind, to) ? end : behind;
}

/* 0.5-0.5 begins like the number 0 with a dot, but no move has that number. */
static bool may_be_half(const ecart_pgn_reader *r, size_t at, reach to)
{
    return r->text[at] == '0' && at + 2 < to.end && r->text[at + 1] == '.' &&
           r->text[at + 2] == '5';
}

/* Whether a word goes on at an offset, if only with marks that then end it. */
static bool goes_on(const ecart_pgn_reader *r, size_t at, reach to)
{
    return at < to.end && class_at(r, at) < BLANK &&
           (class_at(r, at) != HIGH || is_odd(r, at, to, ODD_PART));
}

/* 5254, or the null move 0000. */
static bool is_move_in_digits(const ecart_pgn_reader *r, const word *w)
{
    return (w->number == 0 && w->digits - w->start == 4) ||
           ecart_pgn_is_numeric(r->text + w->start, w->digits - w->start);
}

/* Whether digits and the dots behind them are a move number. */
static bool is_number(const ecart_pgn_reader *r, const word *w, reach to)
{
    if (w->digits == w->start || (w->end == w->digits && goes_on(r, w->end, to)))
        return false;
    return !may_be_half(r, w->start, to) && (w->end > w->digits || !is_move_in_digits(r, w));
}

/* Nearly all moves begin so, and no result or remark does. */
static bool begins_like_move(const char *text, size_t length)
{
    return length > 1 && ((text[0] >= 'A' && text[0] <= 'Z') ||
                          (text[1] >= '1' && text[1] <= '8') || text[1] == 'x');
}

/* Blanks within a result may be ends of lines. */
static ecart_pgn_kind take_spelling(ecart_pgn_reader *r, ecart_pgn_token *token, const word *w)
{
    (void)take_result(r, token, w->end, w->result);
    if (ecart_pgn_is_standard(token->text, token->length))
        return ECART_PGN_RESULT;
    for (size_t at = w->start; at < w->end; at++) {
        if (class_at(r, at) == LINE_END)
            end_line(r, at);
    }

    return tell_fault_first(r, token, ECART_PGN_RESULT_SPELLING);
}

static ecart_pgn_kind take_number(ecart_pgn_reader *r, ecart_pgn_token *token, const word *w)
{
    token->number = w->number;
    return take_in_moves(r, token, ECART_PGN_NUMBER, w->end);
}

static ecart_pgn_kind take_text(ecart_pgn_reader *r, ecart_pgn_token *token, const word *w)
{
    const char *text   = r->text + w->start;
    size_t      length = w->end - w->start;

    bool        plain  = !w->counts && w->result == ECART_PGN_RESULT_NONE;
    uint32_t    mark   = plain && is_legacy(*text) ? ecart_pgn_wide_mark(text, length) : 0;

    if (plain && mark == 0 &&
        (begins_like_move(text, length) || !ecart_pgn_is_remark(text, length)))
        return take_in_moves(r, token, ECART_PGN_MOVE, w->behind);
    r->at = w->start;
    token->number = mark;
    return mark != 0 ? take(r, token, ECART_PGN_NAG, w->end)
         : w->counts && !w->stray ? take_number(r, token, w)
         : w->result != ECART_PGN_RESULT_NONE ? take_spelling(r, token, w)
         : take_fault(r, token, ECART_PGN_STRAY_WORD, w->end);
}

/* Where the first byte of a word is that is not UTF-8; its end if all is. */
static size_t find_legacy(const ecart_pgn_reader *r, const word *w)
{
    size_t at = w->begin, wide;

    for (; at < w->behind; at += wide) {
        if (!is_legacy(r->text[at])) {
            wide = 1;
            continue;
        }
        wide = ecart_pgn_character(r->text + at, w->behind - at);
        if (wide == 1 || wide > w->behind - at)
            break;
        wide += wide == 0;
    }
    return at;
}

/* The second byte of nearly all numbers shows that they are not results. */
static bool may_be_result(const ecart_pgn_reader *r, size_t at, reach to)
{
    char first = r->text[at], second = at + 1 < to.end ? r->text[at + 1] : ' ';

    return first == '0' || (first == '1' && second != '.' && !is_digit(second)) ||
           is_legacy(first);
}

/* Whether a result stands here, perhaps with blanks in it. */
static bool scan_result(const ecart_pgn_reader *r, word *w, reach to)
{
    enum { CHARACTER = 4 };     /* the most bytes of one, and of a side's points */
    score  s = ecart_pgn_score(r->text + w->start, to.end - w->start);
    size_t seen = w->start + s.seen;

    w->end = w->behind = w->start + s.length;
    if (s.seen > 0 && to.end - seen < CHARACTER && !to.is_final)
        w->end = to.end;
    else if (s.result == ECART_PGN_RESULT_NONE)
        return false;
    else if (w->end < to.end && ecart_pgn_tail(r, w->end) == MAY_BE_TAIL)
        w->end = to.end;
    else if (begins_word(r, w->end, to))
        return false;
    w->result = s.result;
    return true;
}

/* Whether digits and a dot follow the blanks behind a number. */
static bool comes_before_number(const ecart_pgn_reader *r, word *w, reach to)
{
    uint32_t number = 0;
    size_t   digits = w->behind;

    w->behind = scan_digits(r, digits, to.end, &number);
    return w->behind > digits && w->behind < to.end && r->text[w->behind] == '.';
}

/* Whether a move number stands here.  After a result, a number without a dot may be a stray one:
 * what is behind the blanks after it shows that. */
static bool scan_number(const ecart_pgn_reader *r, word *w, reach to)
{
    w->number = 0;
    w->digits = scan_digits(r, w->start, to.end, &w->number);
    w->end    = w->behind = skip_dots(r, w->digits, to);
    w->counts = is_number(r, w, to);
    if (w->counts && !r->in_moves && w->end == w->digits) {
        while (w->behind < to.end && is_space(r->text[w->behind]))
            w->behind++;
        w->stray = w->behind == r->length || r->text[w->behind] == '[' ||
                   comes_before_number(r, w, to);
    }
    return w->counts;
}

/* A move, a move number, or a result: each may begin with a digit. */
static void scan_text(const ecart_pgn_reader *r, word *w, reach to)
{
    size_t from;

    w->begin  = r->at;
    w->start  = class_at(r, r->at) == HIGH ? skip_odd_blanks(r, r->at, to) : r->at;
    w->counts = w->stray = false;
    w->result = ECART_PGN_RESULT_NONE;
    from      = w->start;
    if (from < to.end && is_castle_letter(r->text[from]))
        from = skip_castling(r, from, to);
    if (from == w->start && from < to.end && class_at(r, from) != IN_WORD &&
        ((may_be_result(r, w->start, to) && scan_result(r, w, to)) || scan_number(r, w, to)))
        return;
    w->end = w->behind = scan_word(r, from, to);
    if (w->end < to.end && class_at(r, w->end) == HIGH)
        w->behind = skip_blanks_behind(r, w->end, to);
}

ecart_pgn_kind ecart_pgn_text(ecart_pgn_reader *r, ecart_pgn_token *token)
{
    reach to = reach_of(r);
    word  w;

    scan_text(r, &w, to);
    if (may_go_on(to, w.end) || may_go_on(to, w.behind))
        return ask_for_more(token);

    size_t legacy = r->legacy_told ? w.behind : find_legacy(r, &w);
    ecart_pgn_token fault = { .kind = ECART_PGN_END };

    if (legacy < w.behind)
        fault = fault_of_byte(r, ECART_PGN_LEGACY_TEXT, legacy);
    (void)take_text(r, token, &w);
    return legacy < w.behind ? ecart_pgn_tell_legacy(r, token, fault) : token->kind;
}
