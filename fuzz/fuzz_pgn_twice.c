/* SPDX-License-Identifier: MIT */
/* fuzz_pgn_twice.c -- any bytes as a collection of games, whole and in pieces
 *
 * However a text is cut into pieces, the same must be reported.  So an input is
 * read whole, then a few bytes at a time, and then repeated until it needs several
 * pieces of the size that is always enough.  Its places are counted again, and the
 * readers of moves are asked again for each verdict, in the position before. */

#include "fuzz.h"

#include <string.h>

enum { LINES = 4, AT_LEAST = ECART_PGN_PIECE + 200 };

/* Of how many inputs one is repeated: that takes most of the time. */
#ifndef FUZZ_REPEAT_ONE_IN
#define FUZZ_REPEAT_ONE_IN 1
#endif

/* What was reported, except the text itself, which was in a piece that is gone. */
struct told {
    ecart_pgn_place place;
    uint64_t text, name;        /* digests */
    uint64_t notation;          /* of a move, if it was judged */
    size_t   length;
    uint32_t number, before;    /* of a token; before a move */
    uint8_t  kind, fault, result;
    bool     judged, quiet;     /* quiet: there is nothing to report about the move */
};

struct list {
    struct told *items;
    size_t       count, room;
};

/* A text, cut into pieces, and its reader or judge. */
struct source {
    const char      *text;
    size_t           size, at, fed;
    size_t           piece;     /* how long they are; 0 for as long as it takes */
    size_t           step;      /* then: by how much one is longer than what was left */
    char            *copy;      /* of the piece, in memory of just its size */
    ecart_pgn_reader tokens, *reader;
    ecart_pgn_judge  judge;
    ecart_pgn_line   lines[LINES];
    bool             judging;
    bool             in_game;
};

static uint64_t digest(uint64_t seed, const void *bytes, size_t count)
{
    const uint8_t *byte = bytes;

    for (size_t i = 0; i < count; i++)
        seed = (seed ^ byte[i]) * 0x100000001b3;
    return seed;
}

static void append(struct list *list, const struct told *told)
{
    if (list->count == list->room) {
        list->room  = 2 * list->room + 64;
        list->items = realloc(list->items, list->room * sizeof *list->items);
        HOLDS(list->items != NULL);
    }
    list->items[list->count++] = *told;
}

static void feed(struct source *s, size_t rest)
{
    size_t left   = s->size - s->at;
    size_t length = s->piece ? s->piece : rest + s->step;
    char  *old    = s->copy;

    s->fed  = left < length ? left : length;
    s->copy = malloc(s->fed ? s->fed : 1);
    HOLDS(s->copy != NULL);
    memcpy(s->copy, s->text + s->at, s->fed);
    ecart_pgn_feed(s->reader, s->copy, s->fed, s->fed == left);
    free(old);
}

static void start(struct source *s, bool judging, ecart_pgn_flags flags)
{
    s->judging = judging;
    s->reader  = judging ? &s->judge.reader : &s->tokens;
    if (judging)
        ecart_pgn_judge_start(&s->judge, s->lines, LINES, flags);
    else
        ecart_pgn_start(&s->tokens);
    feed(s, 0);
}

/* The next event.  A reader that asks for more text must have read some, if
 * there was enough, and may not ask for any after the last piece. */
static ecart_pgn_kind next(struct source *s, ecart_pgn_event *event)
{
    for (;;) {
        ecart_pgn_kind kind = s->judging ? ecart_pgn_judge_next(&s->judge, event)
                                         : ecart_pgn_next(s->reader, &event->token);
        size_t rest = ecart_pgn_rest(s->reader);

        HOLDS(kind < ECART_PGN_KINDS && event->token.kind == kind);
        HOLDS(rest <= s->fed);
        if (kind != ECART_PGN_MORE)
            return kind;
        HOLDS(rest < s->fed || s->fed < ECART_PGN_PIECE);
        HOLDS(s->at + s->fed < s->size);
        s->at += s->fed - rest;
        feed(s, rest);
    }
}

static bool within(const char *room, size_t size, const char *text, size_t length)
{
    return length == 0 ||
           (text >= room && length <= size && text <= room + size - length);
}

/* A text lies in the piece; that of a FEN, which came before, in the judge. */
static bool inside(const struct source *s, const char *text, size_t length)
{
    return within(s->copy, s->fed, text, length) ||
           (s->judging && within(s->judge.fen, sizeof s->judge.fen, text, length));
}

static bool same_verdict(const ecart_notation *a, const ecart_notation *b)
{
    const ecart_verdict *v = &a->verdict, *w = &b->verdict;

    return v->reason == w->reason && v->also == w->also && v->others == w->others &&
           v->first == w->first && v->nature == w->nature && v->alias == w->alias &&
           ecart_move_equal(v->move, w->move) && a->forgiven == b->forgiven &&
           (a->offset == b->offset || (v->reason != ECART_BAD_NOTATION &&
                                       v->reason != ECART_IMPOSSIBLE_CELL));
}

static bool same_position(const ecart_position *a, const ecart_position *b)
{
    return memcmp(&a->board, &b->board, sizeof a->board) == 0 && a->side == b->side &&
           a->castling == b->castling && a->en_passant == b->en_passant &&
           a->checkers == b->checkers && a->pinned == b->pinned &&
           a->chess960 == b->chess960 && a->clock == b->clock && a->number == b->number;
}

/* What a kind and a fault may begin with; NULL for anything. */
static const char *first_bytes(const ecart_pgn_token *token)
{
    static const char *const of_kinds[ECART_PGN_KINDS] = {
        [ECART_PGN_TAG]    = "[",
        [ECART_PGN_NUMBER] = "0123456789",
        [ECART_PGN_NAG]    = "$!?\xe2",
        [ECART_PGN_COMMENT] = "{;",
        [ECART_PGN_OPEN]   = "(",
        [ECART_PGN_CLOSE]  = ")",
        [ECART_PGN_RESULT] = "01*\xc2\xbd",
    };
    static const char *const of_faults[ECART_PGN_FAULTS] = {
        [ECART_PGN_STRAY_SIGN]         = ")]}<>\"[\\",
        [ECART_PGN_UNCLOSED_COMMENT]   = "{",
        [ECART_PGN_UNCLOSED_TAG]       = "[",
        [ECART_PGN_UNCLOSED_VARIATION] = "(",
        [ECART_PGN_BAD_TAG]            = "[",
        [ECART_PGN_TAG_QUOTE]          = "\"",
        [ECART_PGN_BAD_NAG]            = "$!?",
        [ECART_PGN_STRAY_WORD]         = NULL,
        [ECART_PGN_RESULT_SPELLING]    = "01\xc2\xbd",
        [ECART_PGN_NO_RESULT]          = NULL,
        [ECART_PGN_STRAY_RESULT]       = "01*\xc2\xbd",
        [ECART_PGN_NO_MOVE_TO_VARY]    = "(",
        [ECART_PGN_TOO_DEEP]           = "(",
        [ECART_PGN_NULL_MOVE]          = "-Z0",
        [ECART_PGN_NULL_MOVE_IN_CHECK] = "-Z0",
        [ECART_PGN_WIDE_TEXT]  = NULL, [ECART_PGN_LEGACY_TEXT] = NULL,
        [ECART_PGN_BYTE_ORDER_MARK]    = "\xef",
        [ECART_PGN_STRAY_TEXT] = NULL, [ECART_PGN_VARIANT_END] = NULL, [ECART_PGN_BAD_BYTE] = NULL,
    };

    return token->kind == ECART_PGN_FAULT ? of_faults[token->fault] : of_kinds[token->kind];
}

/* Faults of a tag's value, which are reported when all tags were read. */
static bool is_of_value(int fault)
{
    return fault == ECART_PGN_BAD_FEN || fault == ECART_PGN_FEN_REPAIR ||
           fault == ECART_PGN_UNKNOWN_VARIANT || fault == ECART_PGN_VARIANT_END;
}

/* What is at a token's place is what it is; a short one is all there. */
static void check_spelling(const struct source *s, const ecart_pgn_token *token)
{
    const char *first  = first_bytes(token);
    uint64_t    offset = token->place.offset;

    if (first != NULL)
        HOLDS(offset < s->size && s->text[offset] && strchr(first, s->text[offset]));
    if (token->kind == ECART_PGN_FAULT && is_of_value(token->fault))
        HOLDS(offset > 0 && s->text[offset - 1] == '"');
    if (token->kind == ECART_PGN_MOVE || token->kind == ECART_PGN_NUMBER ||
        token->kind == ECART_PGN_NAG || token->kind == ECART_PGN_RESULT)
        HOLDS(token->length > 0 && token->length <= s->size - offset &&
              memcmp(token->text, s->text + offset, token->length) == 0);
}

/* What must be said of a move's text.  One in digits is not SAN. */
static ecart_notation ask(const ecart_position *position, const ecart_pgn_token *token)
{
    ecart_notation asked;
    ecart_move     move;
    size_t         offset;

    if (ecart_iccf_read(token->text, token->length, &move, &offset) != ECART_LEGAL)
        return ecart_san_read(position, token->text, token->length);
    asked = ecart_notation_read(position, token->text, token->length);
    if (asked.verdict.reason == ECART_LEGAL) {
        asked.forgiven = 1u << ECART_UCI_FORM;
        if (ecart_move_gives(position, asked.verdict.move) != ECART_GIVES_NOTHING)
            asked.forgiven |= 1u << ECART_MISSING_CHECK;
    }
    return asked;
}

/* A judged move: the readers of moves say the same of it, and it was played. */
static void check_move(struct source *s, const ecart_pgn_event *event,
                       struct told *told)
{
    const ecart_position *before = ecart_pgn_judge_before(&s->judge);
    const ecart_position *after  = ecart_pgn_judge_position(&s->judge);
    const ecart_notation *said   = &event->notation;

    HOLDS(before != NULL);
    ecart_position played = *before;
    ecart_notation asked  = ask(before, &event->token);

    if (event->number != 0)         /* its dots may be one character */
        asked.forgiven |= said->forgiven & 1u << ECART_PUNCTUATION;

    HOLDS(same_verdict(said, &asked));
    if (said->verdict.reason == ECART_LEGAL) {
        HOLDS(ecart_position_play(&played, said->verdict.move).reason == ECART_LEGAL);
        HOLDS(after != NULL && same_position(after, &played));
        told->quiet = said->forgiven == 0 &&
                      (event->number == 0 || event->number == before->number);
    }
    told->notation = digest(said->verdict.reason, &said->forgiven, sizeof said->forgiven);
    told->notation = digest(told->notation, (const uint8_t[]){
        said->verdict.move.from, said->verdict.move.to, said->verdict.move.promotion
    }, 3);
}

static void check_value(const ecart_pgn_token *tag)
{
    char   value[16];
    size_t length = ecart_pgn_value(tag, value, sizeof value);

    HOLDS(length <= tag->length);
    HOLDS(value[length < sizeof value ? length : sizeof value - 1] == '\0');
}

static struct told tell(struct source *s, const ecart_pgn_event *event)
{
    const ecart_pgn_token *token = &event->token;
    struct told told;

    memset(&told, 0, sizeof told);
    HOLDS(inside(s, token->text, token->length));
    check_spelling(s, token);
    told.place  = token->place;
    told.kind   = token->kind;
    told.length = token->length;
    told.text   = digest(0, token->text, token->length);
    if (token->kind == ECART_PGN_FAULT) {
        HOLDS(ecart_pgn_fault_name(token->fault) != NULL);
        told.fault = token->fault;
    }
    if (token->kind == ECART_PGN_TAG) {
        HOLDS(inside(s, token->name, token->name_length));
        told.name = digest(token->name_length, token->name, token->name_length);
        check_value(token);
    }
    if (token->kind == ECART_PGN_RESULT) {
        HOLDS(ecart_pgn_result_read(token->text, token->length) == token->result);
        told.result = token->result;
    }
    if (token->kind == ECART_PGN_NUMBER || token->kind == ECART_PGN_NAG)
        told.number = token->number;
    if (s->judging && token->kind == ECART_PGN_MOVE) {
        told.before = event->number;
        told.judged = event->judged;
        told.quiet  = !event->judged;
        if (event->judged)
            check_move(s, event, &told);
    }
    if (token->kind == ECART_PGN_GAME || token->kind == ECART_PGN_GAME_END) {
        HOLDS(s->judging && s->in_game == (token->kind == ECART_PGN_GAME_END));
        s->in_game = !s->in_game;
    }
    return told;
}

/* All events.  The parts of a comment become one, after the faults that were found in it. */
static struct list read_all(struct source *s)
{
    struct list     list = { NULL, 0, 0 };
    struct told     comment;
    bool            open = false;
    ecart_pgn_event event;

    memset(&event, 0, sizeof event);
    while (next(s, &event) != ECART_PGN_END) {
        struct told told = tell(s, &event);
        bool part = told.kind == ECART_PGN_COMMENT || told.kind == ECART_PGN_ESCAPE;

        HOLDS(told.place.offset <= s->size);
        if (part && open) {
            HOLDS(told.kind == comment.kind);
            comment.text    = digest(comment.text, event.token.text, event.token.length);
            comment.length += told.length;
        } else if (part) {
            comment = told;
        } else {
            HOLDS(!open || told.kind == ECART_PGN_FAULT);
            append(&list, &told);
        }
        open = part ? event.token.more : open;
        if (part && !open)
            append(&list, &comment);
    }
    HOLDS(!open && !s->in_game);
    HOLDS(next(s, &event) == ECART_PGN_END);
    return list;
}

static bool is_mark(const char *text)
{
    return strncmp(text, "\xef\xbb\xbf", 3) == 0;
}

/* Lines end with LF, CR LF or CR, and columns are bytes; a byte-order mark that a
 * line begins with is in none. */
static void check_places(const char *text, const struct list *list)
{
    uint64_t mark = is_mark(text) ? 3 : 0;
    uint64_t offset = mark, line_start = mark;
    uint32_t line = 1;

    for (size_t i = 0; i < list->count; i++) {
        const ecart_pgn_place *place = &list->items[i].place;

        if (place->offset < offset) {   /* what was opened before */
            offset = line_start = mark;
            line = 1;
        }
        for (; offset < place->offset; offset++)
            if (offset == line_start && is_mark(text + offset))
                line_start += 3;
            else if (text[offset] == '\n' || (text[offset] == '\r' && text[offset + 1] != '\n')) {
                line++;
                line_start = offset + 1;
            }
        HOLDS(place->line == line && place->column == offset - line_start + 1);
    }
}

/* Tokens come in the order of the text, each behind the one before.  A game
 * starts and ends where a token is; a fault is after the last token, unless it
 * is reported late: of a variation, or of a tag's value. */
static void check_order(const struct list *list)
{
    uint64_t behind = 0;        /* the byte with which the last token begins */

    for (size_t i = 0; i < list->count; i++) {
        const struct told *told   = &list->items[i];
        uint64_t           offset = told->place.offset;

        if (told->kind == ECART_PGN_GAME || told->kind == ECART_PGN_GAME_END)
            HOLDS(offset + 1 >= behind);
        else if (told->kind != ECART_PGN_FAULT)
            HOLDS(offset >= behind);
        else if (told->fault == ECART_PGN_UNCLOSED_VARIATION)
            HOLDS(offset < behind);
        else if (!is_of_value(told->fault))
            HOLDS(offset >= behind);
        if (told->kind != ECART_PGN_FAULT && told->kind != ECART_PGN_GAME &&
            told->kind != ECART_PGN_GAME_END)
            behind = offset + 1;
    }
}

static bool is_same(const struct told *a, const struct told *b)
{
    return a->place.offset == b->place.offset && a->place.line == b->place.line &&
           a->place.column == b->place.column && a->text == b->text && a->name == b->name &&
           a->notation == b->notation && a->length == b->length && a->number == b->number &&
           a->before == b->before && a->kind == b->kind && a->fault == b->fault &&
           a->result == b->result && a->judged == b->judged;
}

static void check_same(const struct list *one, const struct list *other)
{
    for (size_t i = 0; i < one->count && i < other->count; i++)
        HOLDS(is_same(&one->items[i], &other->items[i]));
    HOLDS(one->count == other->count);
}

static void check_counts(const struct source *one, const struct source *other)
{
    HOLDS(one->judge.games == other->judge.games);
    HOLDS(one->judge.moves == other->judge.moves);
}

static void finish(struct source *source, struct list *list)
{
    free(source->copy);
    free(list->items);
}

static bool is_declined(const struct told *told, ecart_pgn_flags flags)
{
    return (told->quiet && (flags & ECART_PGN_QUIET)) ||
           (told->kind == ECART_PGN_COMMENT && (flags & ECART_PGN_NO_COMMENTS));
}

/* Without what is declined, the rest is the same, cut in the same way. */
static void check_declining(const struct source *as, const struct list *all,
                            ecart_pgn_flags flags)
{
    struct source s = { .text = as->text, .size = as->size, .piece = as->piece,
                        .step = as->step };
    size_t        told = 0;

    start(&s, true, flags);
    struct list few = read_all(&s);

    for (size_t i = 0; i < all->count; i++) {
        if (is_declined(&all->items[i], flags))
            continue;
        HOLDS(told < few.count && is_same(&all->items[i], &few.items[told]));
        told++;
    }
    HOLDS(told == few.count);
    check_counts(as, &s);
    finish(&s, &few);
}

/* Whole, and in pieces of a length, or of as many more bytes as a step. */
static void check_reading(const char *text, size_t size, bool judging, size_t piece, size_t step)
{
    struct source whole  = { .text = text, .size = size, .piece = size };
    struct source pieces = { .text = text, .size = size, .piece = piece, .step = step };

    start(&whole, judging, 0);
    start(&pieces, judging, 0);
    struct list one = read_all(&whole), many = read_all(&pieces);

    check_same(&one, &many);
    check_places(text, &one);
    check_order(&one);
    if (judging) {
        check_counts(&whole, &pieces);
        check_declining(&whole, &one, ECART_PGN_QUIET);
        check_declining(&whole, &one, ECART_PGN_NO_COMMENTS);
        check_declining(&pieces, &many, ECART_PGN_QUIET | ECART_PGN_NO_COMMENTS);
    }
    finish(&whole, &one);
    finish(&pieces, &many);
}

/* The input, so many times, in memory of just that size and a zero. */
static char *repeat(const uint8_t *data, size_t size, size_t times)
{
    char *text = malloc(size * times + 1);

    HOLDS(text != NULL);
    for (size_t i = 0; i < times; i++)
        memcpy(text + i * size, data, size);
    text[size * times] = '\0';
    return text;
}

static void check_text(const uint8_t *data, size_t size, size_t times, size_t piece, size_t step)
{
    char *text = repeat(data, size, times);

    check_reading(text, size * times, false, piece, step);
    check_reading(text, size * times, true, piece, step);
    free(text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    size_t   times = size == 0 ? 0 : size > AT_LEAST ? 1 : AT_LEAST / size + 1;
    uint64_t chance = digest(size, data, size) >> 32;

    check_text(data, size, 1, 0, 1 + chance % 61);
    if (chance % FUZZ_REPEAT_ONE_IN == 0)
        check_text(data, size, times, ECART_PGN_PIECE + chance % 61, 0);
    return 0;
}
