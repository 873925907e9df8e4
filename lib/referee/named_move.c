/* SPDX-License-Identifier: MIT */
/* named_move.c -- finds the move in what a person or a program answers
 *
 * A text of several words may speak of moves that nobody makes: "not Nf3", "the pawn on
 * e4".  Only what a person would accept as given is read, and which moves are legal plays
 * no part in it. */

#include "referee/named_move.h"

#include <string.h>

#include "base/text.h"
#include "referee/said_words.h"

enum {
    LONGEST_MOVE   = 48,        /* a move of several words: knight on g1 takes f3 */
    LONGEST_CLAUSE = 200        /* on each side of a move */
};

/* A part of a text: from one byte up to another. */
typedef struct excerpt {
    size_t from, to;
} excerpt;

typedef struct page {
    const ecart_position *position;
    const ecart_letters  *letters;
    const char           *text;
    size_t                length;
} page;

/* What a place of the text says about a move. */
enum mention { NO_MOVE, A_SQUARE, A_DENIED_MOVE, A_MOVE };

static char byte_at(const page *p, size_t at)
{
    return at < p->length ? p->text[at] : '\0';
}

/* How many characters of a part are in a list. */
static size_t count_among(const page *p, excerpt s, const char *list)
{
    size_t count = 0;

    for (size_t at = s.from; at < s.to; at++)
        count += is_one_of(p->text[at], list);
    return count;
}

static bool is_said_at(const page *p, size_t at, const char *word)
{
    size_t length = strlen(word);

    return p->length - at >= length && memcmp(p->text + at, word, length) == 0;
}

/* The length of a mark that quotes, stresses or lists, 0 if there is none. */
static size_t mark_length(const page *p, size_t at)
{
    static const char wide[][4] = {
        "\xe2\x80\x98", "\xe2\x80\x99", "\xe2\x80\x9c", "\xe2\x80\x9d", "\xe2\x80\xa2",
        "\xe2\x80\x94", "\xe2\x80\xa6", "\xe2\x9c\x85", "\xe2\x9c\x94", "\xe2\x9e\xa1",
        "\xef\xb8\x8f", "\xc2\xab", "\xc2\xbb"
    };

    if ((byte_at(p, at) & 0xf8) == 0xf0)        /* a picture, such as a thumb */
        return p->length - at < 4 ? 0 : 4;

    if ((byte_at(p, at) & 0x80) == 0)
        return is_one_of(byte_at(p, at), " \t\r\n*_`\"'~$<>()[]{}\\|");
    for (size_t n = 0; n < sizeof wide / sizeof *wide; n++) {
        if (is_said_at(p, at, wide[n]))
            return strlen(wide[n]);
    }
    return 0;
}

/* Whether a word goes on here: "don't" and "final_answer" are words, but what stands between
 * quotation marks is one without them. */
static bool is_word(const page *p, size_t at)
{
    char c = byte_at(p, at);

    if (c == '\'' || c == '_')
        return at > 0 && is_letter(p->text[at - 1]) && is_letter(byte_at(p, at + 1));
    return is_letter(c) || is_digit(c) || ((c & 0x80) != 0 && mark_length(p, at) == 0);
}

/* Where a move begins: behind "1. ", "12..." or nothing. */
static size_t behind_number(const page *p, size_t at)
{
    size_t start = at;

    while (is_digit(byte_at(p, start)))
        start++;
    if (byte_at(p, start) != '.')
        return at;
    while (is_one_of(byte_at(p, start), ". "))
        start++;
    return is_word(p, start) ? start : at;
}

/* The length of what makes a line an item of a list or a heading: "- ", "#", "12. ". */
static size_t item_length(const page *p, size_t at)
{
    size_t end = at;

    while (is_digit(byte_at(p, end)))
        end++;
    if (end == at)
        return is_one_of(byte_at(p, at), "-#+") && is_one_of(byte_at(p, at + 1), " #");
    return byte_at(p, end) == '.' && byte_at(p, end + 1) == ' ' ? end + 2 - at
                                                                : behind_number(p, at) - at;
}

/* The length of a mark, or one of these stops, that ends here. */
static size_t mark_behind(const page *p, size_t at, const char *stops)
{
    for (size_t length = 1; length <= 4 && length <= at; length++) {
        if (mark_length(p, at - length) == length)
            return length;
    }
    return is_one_of(p->text[at - 1], stops);
}

/* Takes away marks around a part, stops behind it, and what makes it an item of a list. */
static excerpt without_marks(const page *p, excerpt s, const char *stops)
{
    size_t length;

    while (s.from < s.to && (length = mark_length(p, s.from) + item_length(p, s.from)) > 0)
        s.from += length;
    while (s.to > s.from && (length = mark_behind(p, s.to, stops)) > 0)
        s.to -= length;
    return s.to > s.from ? s : (excerpt){ s.from, s.from };
}

static named_move read_named(const page *p, excerpt s)
{
    return (named_move){ s.from, s.to - s.from,
                         ecart_notation_read_with(p->position, p->letters, p->text + s.from,
                                                  s.to - s.from) };
}

static bool is_move(const named_move *named)
{
    return named->length > 0 && named->notation.verdict.reason != ECART_BAD_NOTATION;
}

static void add_named(named_moves *all, const named_move *named)
{
    if (all->count == 0 ||
        (all->count == 1 && !is_same_notation(&all->moves[0].notation, &named->notation)))
        all->moves[all->count++] = *named;
}

static size_t word_end(const page *p, size_t at)
{
    while (is_word(p, at))
        at++;
    return at;
}

/* Whether a part has a word of a list in it. */
static bool has_word(const page *p, excerpt s, const char *list)
{
    for (size_t at = s.from, end; at < s.to; at = end + (end == at)) {
        end = word_end(p, at);
        if (end > at && ecart_text_lists(list, p->text + at, end - at))
            return true;
    }
    return false;
}

/* The last word before a place, with no more than blanks and marks between. */
static excerpt word_before(const page *p, size_t at)
{
    excerpt word = { at, at };

    while (word.to > 0 && is_one_of(p->text[word.to - 1], " *`\"("))
        word.to--;
    word.from = word.to;
    while (word.from > 0 && is_word(p, word.from - 1))
        word.from--;
    return word;
}

/* The clause around a part. */
static excerpt clause_of(const page *p, excerpt s)
{
    static const char ends[] = ".,;:!?\n()";
    excerpt clause = s;

    while (clause.from > 0 && s.from - clause.from < LONGEST_CLAUSE &&
           !is_one_of(p->text[clause.from - 1], ends))
        clause.from--;
    while (clause.to < p->length && clause.to - s.to < LONGEST_CLAUSE &&
           !is_one_of(p->text[clause.to], ends))
        clause.to++;
    return clause;
}

/* Whether what is said around a move takes it back: "not Nf3", "Nf3 is illegal", "if Nf3". */
static bool is_denied(const page *p, excerpt s, excerpt clause)
{
    excerpt left = { clause.from, s.from }, right = { s.to, clause.to };
    excerpt next = { .from = clause.to + 1 };
    bool    asks = has_word(p, left, asking_words);
    bool    mark = byte_at(p, clause.to) == '?';

    while (mark && byte_at(p, next.from) == ' ')
        next.from++;
    next.to = word_end(p, next.from);
    return (mark && (asks || clause.to > s.to || has_word(p, next, answers_no))) ||
           has_word(p, left, denied_before) || has_word(p, right, denied_after);
}

/* What a square alone is: a pawn's move in "I play e4", not in "I control e4"; "I like e4"
 * leaves doubt. */
static enum mention mention_of_square(const page *p, excerpt s, excerpt clause)
{
    excerpt before = word_before(p, s.from), next = { s.to, s.to };
    char    mark   = s.from > 0 ? p->text[s.from - 1] : '\0';
    bool    moves;

    while (byte_at(p, next.from) == ' ')
        next.from++;
    next.to = word_end(p, next.from);
    if (is_one_of(mark, "*`\"") && byte_at(p, s.to) == mark)
        return A_MOVE;
    if (has_word(p, next, named_things) || has_word(p, before, place_words))
        return A_SQUARE;
    if (before.to <= clause.from || before.from == before.to)
        moves = next.from >= clause.to || mark_length(p, next.from) > 0 ||
                p->text[next.from] == '-' || has_word(p, next, listing_words);
    else
        moves = has_word(p, before, moving_verbs) ||
                (has_word(p, before, moving_joints) &&
                 has_word(p, (excerpt){ clause.from, before.from }, moving_words));
    return moves ? A_MOVE : A_DENIED_MOVE;
}

/* A move of several words names its piece or both squares, and ends with the target or with
 * what a pawn becomes; "knight on f3" only says where it stands. */
static bool is_said_as_move(const page *p, excerpt s)
{
    excerpt first = { s.from, word_end(p, s.from) };
    bool    castles = has_word(p, s, castling_words);
    bool    ends    = is_digit(p->text[s.to - 1]) || has_word(p, s, becoming_words);

    if ((!castles && !ends) || count_among(p, s, ",\n") > 0 ||
        has_word(p, first, leading_words) ||
        has_word(p, word_before(p, s.to), trailing_words))
        return false;
    if (castles || has_word(p, s, taking_words))
        return true;
    if (count_among(p, s, "012345678") < 2)
        return !has_word(p, s, standing_words);
    return has_word(p, s, going_words) || first.to - first.from > 2 ||
           count_among(p, s, "-\x92") > 0;     /* a dash, or the last byte of an arrow */
}

/* What a part says that is a move by its form. */
static enum mention mention_of(const page *p, excerpt s)
{
    excerpt      whole  = { s.from, s.to + (byte_at(p, s.to) == '!') };
    excerpt      clause = clause_of(p, whole);
    bool         ponder = has_word(p, word_before(p, s.from), ponder_words);
    enum mention square = s.to - s.from == 2 ? mention_of_square(p, whole, clause) : A_MOVE;

    return ponder ? A_SQUARE
         : square == A_MOVE && is_denied(p, whole, clause) ? A_DENIED_MOVE : square;
}

/* Finds the longest move that begins with a word.  Numbers alone are none, and castling is only
 * spoken of where no side is named. */
static named_move longest_move(const page *p, size_t at)
{
    size_t     from  = behind_number(p, at);
    size_t     most  = behind_number(p, from) > from ? 0 : LONGEST_MOVE;  /* the next word's */
    size_t     to    = from + most < p->length ? from + most : p->length;
    named_move found = { .at = from };
    excerpt    near  = { from, to };
    bool       wordy = has_word(p, near, castling_words) || has_word(p, near, becoming_words);

    for (; to > from && !is_move(&found); to--) {
        excerpt s = { from, to };

        if (is_word(p, to) || is_space(p->text[to - 1]) ||
            (to == word_end(p, from) && has_word(p, s, castling_words)) ||
            count_among(p, s, "0123456789.") == to - from ||
            (count_among(p, s, " \n") > 0 &&
             ((!wordy && !is_digit(p->text[to - 1])) || !is_said_as_move(p, s))))
            continue;
        found = read_named(p, s);
        if (is_move(&found))
            found = read_named(p, without_marks(p, s, ".,;:!?-"));
        if (found.notation.verdict.reason == ECART_IMPOSSIBLE_CELL)
            found.length = 0;
    }
    return found;
}

/* Whether nothing but "and", "or" and commas stands between two moves. */
static bool is_listed(const page *p, size_t from, size_t to)
{
    for (size_t end; from < to; from = end + (end == from)) {
        end = word_end(p, from);
        if (end > from ? !ecart_text_lists(listing_words, p->text + from, end - from)
                       : !is_one_of(p->text[from], " ,/*`\"!?"))
            return false;
    }
    return true;
}

/* All moves that a part of the text names.  A denied move is none, but leaves doubt beside
 * another; and two squares in a list, "maybe e4 or d4", may be two moves. */
static named_moves read_words(const page *whole, excerpt s)
{
    page         cut    = *whole, *p = &cut;
    named_moves  all    = { .count = 0 }, denied = all, squares = all;
    enum mention last   = NO_MOVE;
    size_t       end    = s.from;
    bool         listed = false;

    cut.length = s.to;
    for (size_t at = s.from; at < s.to && all.count < 2;) {
        named_move   named = is_word(p, at) ? longest_move(p, at) : (named_move){ .at = at };
        enum mention now   = NO_MOVE;

        if (is_move(&named)) {
            listed = last != NO_MOVE && is_listed(p, end, at);
            now    = listed ? last : mention_of(p, (excerpt){ named.at, named.at + named.length });
            if (!listed && now == A_SQUARE)
                squares.count = 0;
            add_named(now == A_MOVE ? &all : now == A_SQUARE ? &squares : &denied, &named);
            last = now;
            end  = named.at + named.length;
        }
        at = is_move(&named) ? end : word_end(p, at) + (word_end(p, at) == at);
    }
    if (all.count == 1 && denied.count > 0)
        add_named(&all, &denied.moves[0]);
    return all.count > 0 ? all : denied.count > 1 ? denied : squares.count > 1 ? squares : all;
}

/* A part that is a move and nothing else.  A square that is not on the board ends the reading:
 * "h9 is off the board so Nf3" is more than a move. */
static named_moves read_alone(const page *p, excerpt s)
{
    excerpt     bare  = without_marks(p, s, ".,;:");
    named_move  named = read_named(p, bare);
    excerpt     rest  = { bare.from + named.notation.offset, bare.to };
    bool        ended = named.notation.verdict.reason == ECART_IMPOSSIBLE_CELL;
    named_moves all   = { .count = 0 };

    if (is_move(&named) && count_among(p, bare, ",") == 0 &&
        (!ended || count_among(p, rest, " \t\n:\"'") == 0))
        add_named(&all, &named);
    return all;
}

/* What stands behind a mark, up to one of these characters. */
static excerpt up_to(const page *p, size_t from, const char *ends)
{
    excerpt s = { from, from };

    while (s.to < p->length && !is_one_of(p->text[s.to], ends))
        s.to++;
    return s;
}

/* What stands between braces, behind the first. */
static excerpt in_braces(const page *p, size_t from)
{
    excerpt s = { from, from };

    for (int open = 1; s.to < p->length; s.to++) {
        open += (p->text[s.to] == '{') - (p->text[s.to] == '}');
        if (open == 0)
            break;
    }
    return s;
}

/* What a box, a tag or a member holds that begins here; empty if none does. */
static excerpt strong_mark(const page *p, size_t at)
{
    static const char box[] = "\\boxed{";
    char    c    = p->text[at];
    excerpt name = { at + 1, at + 1 }, none = { at, at };
    size_t  end;

    if (is_said_at(p, at, box))
        return in_braces(p, at + strlen(box));
    if (!is_one_of(c, "<\"'"))
        return none;
    end = name.to = word_end(p, at + 1);
    if (byte_at(p, end++) != (c == '<' ? '>' : c) || !has_word(p, name, answer_names))
        return none;
    if (c == '<')
        return up_to(p, end, "<");
    while (is_one_of(byte_at(p, end), " \n:"))
        end++;
    return byte_at(p, end) == c ? up_to(p, end + 1, c == '"' ? "\"" : "'") : none;
}

/* What stands behind "Move:" or "Final answer:", whose colon is here; on the next line if
 * nothing stands on this one. */
static excerpt weak_mark(const page *p, size_t at)
{
    excerpt word = word_before(p, at), earlier = word_before(p, word.from);

    if (!has_word(p, word, answer_names) || has_word(p, earlier, other_names) ||
        is_one_of(p->text[at - 1], "\"'"))
        return (excerpt){ at, at };
    for (size_t length = 1; length > 0; length = mark_length(p, at))
        at += length;
    return up_to(p, at, "\n");
}

/* A last line that is a move and nothing else. */
static named_moves read_last_line(const page *p, excerpt all)
{
    excerpt line = { all.to, all.to };

    while (line.from > all.from && p->text[line.from - 1] != '\n')
        line.from--;
    return read_alone(p, line);
}

/* The last answer that is marked as one.  A label without a move is none; what stands behind
 * it is not read again. */
static bool read_marked(page p, named_moves *all)
{
    for (size_t at = p.length; at-- > 0;) {
        bool    weak   = p.text[at] == ':';
        excerpt marked = weak ? weak_mark(&p, at) : strong_mark(&p, at);

        if (marked.to <= marked.from)
            continue;
        *all = read_alone(&p, marked);
        if (all->count == 0)
            *all = read_words(&p, marked);
        if (all->count > 0 || !weak)
            return true;
        p.length = at;
    }
    return false;
}

static named_moves read_page(const page *p)
{
    excerpt     whole = without_marks(p, (excerpt){ 0, p->length }, ".,;:");
    named_moves all;

    if (read_marked(*p, &all))
        return all;
    all = read_last_line(p, whole);
    if (all.count == 0)
        all = read_words(p, whole);
    if (all.count == 0)
        all.moves[0] = read_named(p, whole);
    return all;
}

/* How much of a text is what a model says to itself: up to </think>. */
static size_t thoughts_length(const page *p)
{
    for (size_t at = p->length; at > 0; at--) {
        excerpt word = p->text[at - 1] == '>' ? word_before(p, at - 1) : (excerpt){ at, at };

        if (has_word(p, word, thought_names) && word.from > 1 &&
            is_said_at(p, word.from - 2, "</"))
            return at;
    }
    return 0;
}

named_moves ecart_named_moves(const ecart_position *position, const ecart_letters *letters,
                              const char *text, size_t length)
{
    page        p       = { position, letters, text, length };
    size_t      skipped = thoughts_length(&p);
    named_moves all;

    p.text   += skipped;
    p.length -= skipped;
    all = read_page(&p);
    all.moves[0].at += skipped;
    all.moves[1].at += skipped;
    return all;
}
