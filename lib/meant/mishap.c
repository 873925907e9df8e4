/* SPDX-License-Identifier: MIT */
/* mishap.c -- moves of a line that were doubled, exchanged or left out; and what is certain
 *
 * Each mishap is taken back at each text from the refused one to the first, and then the
 * rest of the line is played.  If the writer of the line gives every check its sign, a
 * reading that makes a check of a move without one is wrong.  Of a writer who leaves signs
 * out now and then, it says nothing. */

#include "meant/meant.h"

#include <string.h>

#include "rules/play.h"

enum {
    APART    = 12,      /* texts of one side that are exchanged are no further apart */
    ENOUGH   = 4,       /* texts after the refused one, so that it is not by chance */
    A_FEW    = 3,       /* signs in a line, which show that its writer gives them */
    BEHIND   = 2,       /* numbers jump up to so many texts behind what is missing */
    TWO_SLIPS = ECART_MISHAPS   /* in two texts: as good as a mishap, where one must be ruled out */
};

static bool has(ecart_text t, char sign, char other)
{
    size_t at = 0;

    while (at < t.length && t.text[at] != sign && t.text[at] != other)
        at++;
    return at < t.length;
}

static ecart_forgiven_set differs(bool word, bool move, ecart_forgiven spurious,
                                  ecart_forgiven missing)
{
    return word == move ? 0 : ecart_forgiven_set_of(word ? spurious : missing);
}

/* Compares the signs of a text with those of the move that it is taken for.  Nothing is sure
 * if a character is too many or missing, since it may be a sign, as in Ra24 for Ra2+, or have
 * become one, as in Nx6 for Nc6. */
static ecart_forgiven_set compare_signs(ecart_text t, const ecart_meaning *m)
{
    const ecart_text san = { m->san, strlen(m->san) };

    if (m->slip == ECART_SLIP_EXTRA || m->slip == ECART_SLIP_MISSING)
        return 0;
    return differs(has(t, 'x', 'x'), has(san, 'x', 'x'),
                   ECART_SPURIOUS_CAPTURE, ECART_MISSING_CAPTURE) |
           differs(has(t, '+', '#'), has(san, '+', '#'),
                   ECART_SPURIOUS_CHECK, ECART_MISSING_CHECK);
}

/* What must be forgiven in the texts of a line, up to the first that cannot be played; with a
 * meaning, one of the texts is taken to mean that move. */
static ecart_forgiven_set habit_of(const ecart_line *line, const ecart_meaning *meaning)
{
    size_t         at       = meaning ? meaning->ply - 1u : line->count;
    ecart_position position = *line->start;
    forgiveness    forgiven = { 0 };

    (void)ecart_line_play(line, &position, 0, at, 0, &forgiven);
    if (meaning) {
        forgiven.all |= compare_signs(line->texts[at], meaning);
        ecart_play_legal(&position, meaning->move);
        (void)ecart_line_play(line, &position, at + 1, line->count, 0, &forgiven);
    }
    return forgiven.all;
}

/* What a writer hardly does only once in a line: to add signs or from-cells without need, or
 * to leave out signs that other moves of the line have.  An x counts only in moves of
 * pieces: some writers leave it out there, but not in a pawn's captures. */
static ecart_forgiven_set unlikely_in(const ecart_line *line)
{
    ecart_forgiven_set unlikely = ecart_forgiven_set_of(ECART_SPURIOUS_CAPTURE) |
                                  ecart_forgiven_set_of(ECART_SPURIOUS_CHECK) |
                                  ecart_forgiven_set_of(ECART_OVERSPECIFIED);
    int captures = 0, checks = 0;

    for (size_t i = 0; i < line->count; i++) {
        const ecart_text t = line->texts[i];

        captures += has(t, 'x', 'x') && t.text[0] >= 'A' && t.text[0] <= 'Z';
        checks   += has(t, '+', '#');
    }
    return unlikely | (captures >= A_FEW ? ecart_forgiven_set_of(ECART_MISSING_CAPTURE) : 0) |
           (checks >= A_FEW ? ecart_forgiven_set_of(ECART_MISSING_CHECK) : 0);
}

typedef struct mishap_search {
    const ecart_line     *line;
    const ecart_meaning  *best;     /* NULL if there is none */
    size_t                count, broken;
    size_t                manner;   /* how far the line is in the manner of this writer */
    size_t                goal;     /* how far a line must be played */
    size_t                since;    /* the first text that may be wrong */
    ecart_position        from;     /* before that text */
    ecart_forgiven_set    strange;  /* what the writer does not do */
    ecart_cells           touched;  /* by the two texts that come next */
    int                   left;     /* missing half-moves that are still to be tried */
    ecart_mishap          found;
} mishap_search;

/* Plays texts up to an end, as long as they are legal and in the manner of this writer.
 * Returns how far that is. */
static size_t play_to(const mishap_search *s, ecart_position *position, size_t at, size_t end)
{
    return ecart_line_play(s->line, position, at, end, s->strange, NULL);
}

/* Keeps a mishap if after it the line can be played far enough. */
static bool is_found(mishap_search *s, const ecart_position *position, size_t next,
                     ecart_mishap_kind kind, uint8_t count, size_t at, size_t other)
{
    ecart_position after = *position;

    if (play_to(s, &after, next, s->goal) < s->goal)
        return false;
    s->found = (ecart_mishap){ kind, count, (uint16_t)(at + 1), (uint16_t)other };
    return true;
}

static bool is_same(const mishap_search *s, size_t a, size_t b)
{
    const ecart_text *x = &s->line->texts[a], *y = &s->line->texts[b];

    return x->length == y->length && memcmp(x->text, y->text, x->length) == 0;
}

/* Whether a text was written twice, in a row or as two moves of one side; or two texts were. */
static bool try_doubled(mishap_search *s, const ecart_position *position, size_t at)
{
    bool found = false;

    for (size_t back = 1; back <= 2 && back <= at && !found; back++)
        found = is_same(s, at, at - back) &&
                (is_found(s, position, at + 1, ECART_MISHAP_DOUBLED, 1, at, 0) ||
                 (back == 2 && is_same(s, at + 1, at - 1) &&
                  is_found(s, position, at + 2, ECART_MISHAP_DOUBLED, 2, at, 0)));
    return found;
}

/* Whether two texts changed places: two half-moves in a row, or two moves of one side. */
static bool try_exchanged(mishap_search *s, const ecart_position *position, size_t at)
{
    ecart_text here = s->line->texts[at], texts[APART + 1];
    ecart_line line = *s->line;

    line.texts = texts;
    for (size_t n = 1; n <= APART && at + n < s->count; n += n == 1 ? 1 : 2) {
        ecart_position after = *position;

        memcpy(texts, s->line->texts + at, sizeof *texts * (n + 1));
        texts[0] = texts[n];
        texts[n] = here;
        if (!is_same(s, at, at + n) &&
            ecart_line_play(&line, &after, 0, n + 1, s->strange, NULL) == n + 1 &&
            is_found(s, &after, at + n + 1, ECART_MISHAP_EXCHANGED, 2, at, at + n + 1))
            return true;
    }
    return false;
}

/* The cells on which two positions differ. */
static ecart_cells difference(const ecart_position *a, const ecart_position *b)
{
    ecart_cells cells = a->of_side[ECART_WHITE] ^ b->of_side[ECART_WHITE];

    for (ecart_kind kind = ECART_KINDS; kind-- > ECART_NO_KIND; )
        cells |= a->of_kind[kind] ^ b->of_kind[kind];
    return cells;
}

/* Whether a move can be made after the next two texts too, and the same position follows. */
static bool can_wait(const mishap_search *s, const ecart_position *until, ecart_move move)
{
    return !(s->touched & (ecart_cells_of(move.from) | ecart_cells_of(move.to))) &&
           ecart_move_is_legal(until, move);
}

/* Whether one half-move, or two, is missing before a text.  Texts are tried backwards, so the
 * search was two texts further on before.  Two half-moves that could be made there too are not
 * tried again; but if the second goes two rows, it may be a pawn's double step, which only here
 * can be captured en passant. */
static bool try_left_out(mishap_search *s, const ecart_position *position, size_t at, uint8_t count,
                         const ecart_position *later)
{
    ecart_move     moves[ECART_MOVE_LIST_SIZE];
    size_t         legal = ecart_legal_moves(position, moves, ECART_MOVE_LIST_SIZE);
    ecart_position after, until = *position;

    while (legal-- > 0) {
        const ecart_move move = moves[legal];
        bool waits = later && can_wait(s, later, move), last = s->left == 1;

        if (last && waits && move.to - move.from != 2 && move.from - move.to != 2)
            continue;
        ecart_try_move(position, move, &after);
        if (waits)
            ecart_try_move(later, move, &until);
        s->left--;
        if (last ? is_found(s, &after, at, ECART_MISHAP_LEFT_OUT, count, at, 0)
                 : try_left_out(s, &after, at, count, waits ? &until : NULL))
            return true;
        s->left++;
    }
    return false;
}

/* Whether two half-moves are missing before a text; again if the search was two texts further on
 * before.  A pawn that could be captured en passant there can be only now. */
static bool try_two_left_out(mishap_search *s, const ecart_position *position, size_t at,
                             bool again)
{
    ecart_position later = *position;

    (void)ecart_line_play(s->line, &later, at, at + 2, 0, NULL);
    s->touched = difference(position, &later);
    return try_left_out(s, position, at, 2,
                        again && later.en_passant == ECART_NO_CELL ? &later : NULL);
}

static void try_slips(mishap_search *s, const ecart_position *position, size_t at, size_t first);

/* Looks whether a line with one slip mended can be played with a second one mended: at the text
 * that is refused now; or before it, unless that is refused, as illegal or strange, earlier than
 * without the first. */
static void try_second(mishap_search *s, const ecart_position *after, size_t first)
{
    ecart_position position = *after, ahead = *after;
    size_t         end = play_to(s, &ahead, first, s->goal - 1);
    size_t         at  = end < s->manner ? play_to(s, &position, first, end) : first;

    for (; at <= end; at++) {
        try_slips(s, &position, at, first);
        (void)play_to(s, &position, at, at + 1);
    }
}

/* Whether a guess is the best meaning. */
static bool is_best(const mishap_search *s, const ecart_position *position, size_t at,
                    const guess *g)
{
    return at + 1 == s->best->ply && ecart_move_equal(g->meaning.move, s->best->move) &&
           memcmp(ecart_meant_meaning(position, g).san, s->best->san, ECART_SAN_SIZE) == 0;
}

/* Tries near meanings of a text, other than the best one.  first is the number of the text,
 * from 1, with a slip that was mended already; 0 if this is the first slip. */
static void try_slips(mishap_search *s, const ecart_position *position, size_t at, size_t first)
{
    guess_list list;

    ecart_meant_find(position, s->line->letters, &s->line->texts[at], &list);
    for (size_t i = 0; i < list.count && s->found.kind == ECART_MISHAP_NONE; i++) {
        const guess   *g = &list.guesses[i];
        ecart_position after;

        if (g->weight >= 2 * SLIP_UNIT || is_best(s, position, at, g))
            continue;
        ecart_try_move(position, g->meaning.move, &after);
        if (first)
            (void)is_found(s, &after, at + 1, TWO_SLIPS, 2, first - 1, at + 1);
        else
            try_second(s, &after, at + 1);
    }
}

static bool try_kind(mishap_search *s, const ecart_position *position, size_t at, int kind,
                     bool again)
{
    s->left = kind - 1;

    switch (kind) {
    case 0:  return try_doubled(s, position, at);
    case 1:  return try_exchanged(s, position, at);
    case 2:  return try_left_out(s, position, at, 1, NULL);
    case 3:  return try_two_left_out(s, position, at, again);
    default: try_slips(s, position, at, 0);
    }
    return s->found.kind != ECART_MISHAP_NONE;
}

/* Looks for each kind of mishap before each text, backwards from an end, which is not tried. */
static bool look_among(mishap_search *s, int kinds, size_t first, size_t end)
{
    for (int kind = 0; kind < kinds; kind++) {
        for (size_t at = end; at-- > first; ) {
            ecart_position position = s->from;

            (void)ecart_line_play(s->line, &position, s->since, at, 0, NULL);
            if (try_kind(s, &position, at, kind, at + 2 < end))
                return true;
        }
    }
    return false;
}

/* Looks where the numbers jump, and then from the refused text to the first suspect. */
static ecart_mishap find_mishap(mishap_search *s, int kinds)
{
    size_t since = s->broken > SUSPECTS ? s->broken - SUSPECTS : 0, jump = s->line->jump;

    s->since = since;
    s->from  = *s->line->start;
    (void)ecart_line_play(s->line, &s->from, 0, since, 0, NULL);
    if (jump > s->broken + 1 ||
        !look_among(s, kinds, jump > since + BEHIND ? jump - 1 - BEHIND : since, jump))
        (void)look_among(s, kinds, since, s->broken + 1);
    return s->found;
}

static size_t end_of(const ecart_meaning *meaning)
{
    return meaning->ply + (size_t)meaning->plies;
}

/* What to look for in a line with a best meaning, or NULL, that is played to an end of it. */
static mishap_search search_of(const ecart_line *line, const ecart_meaning *best, size_t goal)
{
    size_t count = line->count < UINT16_MAX ? line->count : UINT16_MAX;
    mishap_search s = {
        .line = line, .best = best, .count = count, .goal = goal < count ? goal : count,
        .broken = ecart_line_played(line), .strange = unlikely_in(line) & ~habit_of(line, best)
    };
    ecart_position position = *line->start;

    s.manner = play_to(&s, &position, 0, s.broken);
    return s;
}

static bool is_by_chance(const mishap_search *s)
{
    return s->goal < s->broken + 1 + ENOUGH;
}

ecart_mishap ecart_mishap_in_line(const ecart_line *line)
{
    ecart_meaning best;
    size_t        meant = ecart_meant_in_line(line, &best, 1);
    mishap_search s     = search_of(line, meant > 0 ? &best : NULL, SIZE_MAX);

    return is_by_chance(&s) ? s.found : find_mishap(&s, ECART_MISHAPS);
}

/* Whether the best meaning, which is the first, is like the writer, and no other is as good. */
static bool is_alone(const ecart_line *line, const ecart_meaning *best, size_t meant)
{
    ecart_forgiven_set unlikely = unlikely_in(line), usual = habit_of(line, best);

    if (compare_signs(line->texts[best->ply - 1], best) & unlikely & ~habit_of(line, NULL))
        return false;
    for (const ecart_meaning *rival = best + meant; --rival > best; ) {
        if (end_of(rival) == end_of(best) && (habit_of(line, rival) & unlikely & ~usual) == 0)
            return false;
    }
    return true;
}

bool ecart_meant_certainly(const ecart_line *line, ecart_meaning *meaning)
{
    ecart_meaning meanings[GUESSES];
    size_t        meant = ecart_meant_in_line(line, meanings, GUESSES);
    mishap_search s;

    if (meant == 0)
        return false;
    s = search_of(line, meanings, end_of(meanings));
    if (is_by_chance(&s) || (line->jump > 0 && line->jump <= s.broken + 1 + BEHIND) ||
        !is_alone(line, meanings, meant) ||
        find_mishap(&s, TWO_SLIPS + 1).kind != ECART_MISHAP_NONE)
        return false;
    *meaning = meanings[0];
    return true;
}
