/* SPDX-License-Identifier: MIT */
/* check_several.c -- tests of texts that several pieces fit, none of which may go
 *
 * What comes out is found once more here: every piece is asked by its squares, and how far
 * it comes goes by the rank of its reason, from the first reason of each group on. */

#include <stdio.h>
#include <string.h>

#include "table.h"
#include "torture.h"

/* A cell of the evidence with its role. */
typedef struct shown {
    bool as[ECART_ROLES][ECART_CELL_LIMIT];
} shown;

typedef struct expected {
    ecart_reason reason;
    ecart_cell   from;
    shown        cells;
} expected;

/* How many groups of reasons begin at or before a reason. */
static int stage_of(ecart_reason reason)
{
    static const ecart_reason first[] = {
        ECART_NOTHING_THERE, ECART_KING_SHAPE, ECART_CASTLE_NO_ROOK, ECART_OWN_PIECE,
        ECART_PROMOTION_INVALID, ECART_KINGS_TOUCH
    };
    int stage = 0;

    for (size_t i = 0; i < sizeof first / sizeof *first; i++)
        stage += ecart_reason_rank(reason) >= ecart_reason_rank(first[i]);
    return stage;
}

static void show(shown *cells, const ecart_verdict *v)
{
    ecart_cell evidence[ECART_EVIDENCE_LIMIT];
    int        count = ecart_verdict_evidence(v, evidence);

    for (int i = 0; i < count; i++)
        cells->as[ecart_verdict_role(v, i)][evidence[i]] = true;
}

/* The verdicts on all pieces of a set; false if one of them may go. */
static bool ask_each(const ecart_position *p, ecart_cells fit, ecart_move move,
                     ecart_verdict verdicts[64])
{
    int count = 0;

    for (ecart_cell c = 0; (c = ecart_cells_next(fit, c)) != ECART_NO_CELL;) {
        move.from = c;
        verdicts[count] = ecart_move_check(p, move);
        if (!ecart_verdict_is_refusal(&verdicts[count++]))
            return false;
    }
    return true;
}

static expected expect(const ecart_verdict *verdicts, int count)
{
    expected e = { .from = ECART_NO_CELL };
    int      furthest = -1, n = 0;

    for (int i = 0; i < count; i++) {
        if (stage_of(verdicts[i].reason) > furthest)
            furthest = stage_of(verdicts[i].reason);
    }
    for (int i = 0; i < count; i++) {
        if (stage_of(verdicts[i].reason) != furthest)
            continue;
        e.reason = n == 0 || e.reason == verdicts[i].reason ? verdicts[i].reason
                                                            : ECART_NO_CANDIDATE;
        e.from = n++ == 0 ? verdicts[i].move.from : (ecart_cell)ECART_NO_CELL;
        show(&e.cells, &verdicts[i]);
    }
    if (e.reason == ECART_NO_CANDIDATE) {
        memset(&e.cells, 0, sizeof e.cells);
        for (int i = 0; i < count; i++)
            e.cells.as[ECART_ROLE_CANDIDATE][verdicts[i].move.from] = true;
    }
    return e;
}

/* The pieces that a text without a from-cell fits: pawns come from the file of the target,
 * or to capture from another. */
static ecart_cells fitting(const ecart_position *p, ecart_kind kind, bool takes, ecart_cell to)
{
    ecart_cells all = ecart_position_pieces(p, p->side, kind), fit = 0;

    for (ecart_cell c = 0; (c = ecart_cells_next(all, c)) != ECART_NO_CELL;) {
        if (kind != ECART_PAWN || (ecart_cell_column(c) == ecart_cell_column(to)) != takes)
            fit = ecart_cells_add(fit, c);
    }
    return fit;
}

/* "Nd4", "xd5" or "xd8=K". */
static void write_text(ecart_kind kind, bool takes, ecart_cell to, const char *rest, char *text)
{
    static const char *const letters[ECART_KINDS] = {
        [ECART_KING] = "K", [ECART_QUEEN] = "Q", [ECART_ROOK] = "R", [ECART_BISHOP] = "B",
        [ECART_KNIGHT] = "N", [ECART_PAWN] = ""
    };

    snprintf(text, 16, "%s%s%c%d%s", letters[kind], takes ? "x" : "",
             'a' + ecart_cell_column(to) - 1, ecart_cell_row(to), rest);
}

/* Whether a text was not asked before in this position, by a hash of both. */
static bool is_new(const ecart_position *p, const char *text)
{
    enum { PLACES = 1 << 18 };
    static uint64_t asked[PLACES];
    char        both[ECART_FEN_SIZE + 16];
    size_t      place;
    uint64_t    hash = 14695981039346656037u;
    ecart_setup setup;

    ecart_position_setup(p, &setup);
    strcpy(both + ecart_fen_write(&setup, 0, both, ECART_FEN_SIZE), text);
    for (const char *c = both; *c != '\0'; c++)
        hash = (hash ^ (unsigned char)*c) * 1099511628211u;
    for (place = hash % PLACES; asked[place] != 0 && asked[place] != hash;)
        place = (place + 1) % PLACES;
    if (asked[place] == hash)
        return false;
    asked[place] = hash;
    return true;
}

/* Asks one text; false if it does not fit several pieces that may not go, or was asked before. */
static bool require_text(const ecart_position *p, ecart_kind kind, bool takes, ecart_cell to,
                         ecart_kind promotion)
{
    ecart_cells    fit = fitting(p, kind, takes, to);
    ecart_verdict  verdicts[64];
    char           text[16];
    ecart_notation read;
    expected       e;
    shown          cells = { { { false } } };

    if (ecart_cells_count(fit) < 2 ||
        !ask_each(p, fit, ecart_move_make(ECART_NO_CELL, to, promotion), verdicts))
        return false;
    e = expect(verdicts, ecart_cells_count(fit));
    write_text(kind, takes, to, promotion == ECART_QUEEN ? "=Q" : "", text);
    read = ecart_san_read(p, text, strlen(text));
    show(&cells, &read.verdict);
    ck_assert_msg(read.verdict.reason == e.reason, "%s: %s, not %s", text,
                  ecart_reason_name(read.verdict.reason), ecart_reason_name(e.reason));
    require(read.verdict.move.from == e.from && read.verdict.move.to == to);
    require(read.verdict.candidates == fit && read.to == to && read.kind == kind);
    require(memcmp(&cells, &e.cells, sizeof cells) == 0);
    return is_new(p, text);
}

static int require_texts(const ecart_position *p)
{
    int count = 0;

    for (ecart_kind kind = ECART_QUEEN; kind < ECART_KINDS; kind++) {
        for (int n = 0; n < 64; n++) {
            ecart_cell to = ecart_cell_nth(n);

            count += require_text(p, kind, false, to, ECART_NO_KIND);
            if (kind == ECART_PAWN)
                count += require_text(p, kind, true, to, ECART_NO_KIND);
            if (n % 8 == 0)
                count += require_text(p, kind, false, to, ECART_QUEEN);
        }
    }
    return count;
}

START_TEST(the_answer_is_that_of_the_pieces_that_come_furthest)
{
    int count = 0;

    for (table t = table_open("suite.tsv"); table_next(&t);) {
        ecart_position position = position_of(t.field[1], false);

        count += require_texts(&position);
    }
    ck_assert_int_gt(count, 30000);
}
END_TEST

/* Doubled pawns, pins and checks, as chance has them: 60,000 different texts, or a quarter. */
START_TEST(it_is_so_in_any_position)
{
    dice d = { 60 };
    int  count = 0;

    while (count < 60000 / one_in(4)) {
        ecart_setup    setup;
        ecart_position position;

        random_setup(&d, &setup);
        if (ecart_position_set(&position, &setup))
            count += require_texts(&position);
    }
}
END_TEST

/* The same with the turn of the other side; false if a king would be left in check. */
static bool turned(const ecart_position *p, ecart_position *other)
{
    ecart_setup setup;

    ecart_position_setup(p, &setup);
    setup.side      ^= 1;
    setup.en_passant = ECART_NO_CELL;
    return ecart_position_set(other, &setup);
}

/* Whether a refused text is one of the other side, which its flag should say. */
static int require_turn(const ecart_position *p, const ecart_position *other, const char *text)
{
    ecart_verdict here  = ecart_san_read(p, text, strlen(text)).verdict;
    ecart_verdict there = ecart_san_read(other, text, strlen(text)).verdict;
    bool          out   = ecart_verdict_is_refusal(&here) && !ecart_verdict_is_refusal(&there);

    require(((here.nature & ECART_IS_OUT_OF_TURN) != 0) == out);
    return out;
}

START_TEST(a_refused_text_says_whether_it_is_the_turn_of_the_other_side)
{
    int count = 0;

    for (table t = table_open("suite.tsv"); table_next(&t);) {
        ecart_position p = position_of(t.field[1], false), other;

        if (!turned(&p, &other))
            continue;
        for (ecart_kind kind = ECART_KING; kind < ECART_KINDS; kind++) {
            for (int n = p.side; n < 64; n += 2) {
                char text[16];

                write_text(kind, false, ecart_cell_nth(n), "", text);
                count += require_turn(&p, &other, text);
            }
        }
        count += require_turn(&p, &other, "O-O") + require_turn(&p, &other, "O-O-O");
    }
    ck_assert_int_gt(count, 5000);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("several");

    TCase *texts = group(s, "texts that several pieces fit");
    tcase_set_timeout(texts, 120);
    tcase_add_test(texts, the_answer_is_that_of_the_pieces_that_come_furthest);
    tcase_add_test(texts, it_is_so_in_any_position);
    tcase_add_test(texts, a_refused_text_says_whether_it_is_the_turn_of_the_other_side);

    return run(s);
}
