/* SPDX-License-Identifier: MIT */
/* check_san_spellings.c -- every legal move of many positions, as people write it
 *
 * Each move is spelt anew from the SAN that chess.js wrote and from its two cells.
 * Whatever the spelling, it must be read as that move, and told by its name.  It may be
 * ambiguous only where a second reading, made here by hand, is another legal move. */

#include "runner.h"
#include "table.h"

#define SET(what) ((ecart_forgiven_set)1 << ECART_##what)

/* A move, and what chess.js and the table of moves say of it. */
typedef struct known {
    const ecart_position *position;
    const char *sans;           /* of all legal moves, with blanks between */
    char        san[12], uci[6];
    ecart_move  move;
    char        sign[2];        /* of check, or empty */
    bool        castles, takes, pawn;
} known;

static int read_count, ambiguous_count;

static ecart_notation read_tight(const ecart_position *p, const char *text)
{
    size_t         length = strlen(text);
    char          *tight  = malloc(length + 1);
    ecart_notation n;

    memcpy(tight, text, length);
    n = ecart_san_read(p, tight, length);
    free(tight);
    return n;
}

static bool means(const known *k, const char *text, ecart_notation *n)
{
    *n = read_tight(k->position, text);
    read_count++;
    return ecart_verdict_is_legal(&n->verdict) && ecart_move_equal(n->verdict.move, k->move);
}

/* The text means the move, and just this is forgiven. */
static void reads(const known *k, const char *text, ecart_forgiven_set forgiven)
{
    ecart_notation n;
    bool           right = means(k, text, &n);

    require_msg(right && n.forgiven == forgiven, "%s %s as '%s': %s, forgiven %x, not %x",
                k->sans, k->uci, text, ecart_reason_name(n.verdict.reason),
                n.forgiven, forgiven);
}

static void reads_ambiguous(const known *k, const char *text)
{
    ecart_notation n = read_tight(k->position, text);

    require_msg(n.verdict.reason == ECART_AMBIGUOUS && n.forgiven == 0 &&
                ecart_cells_has(n.verdict.others, k->move.from),
                "%s as '%s': %s", k->uci, text, ecart_reason_name(n.verdict.reason));
    ambiguous_count++;
}

/* The text is ambiguous if the letter there, read as one of those that look like
 * it, makes another legal move. */
static void reads_unless_like(const known *k, const char *text, size_t at,
                              ecart_forgiven_set forgiven)
{
    const char *likes = text[at] == 'q' ? "gy" : text[at] == 'B' ? "8R" : "";
    char        other[32];
    bool        doubtful = false;

    for (; *likes; likes++) {
        ecart_notation n;

        strcpy(other, text);
        other[at] = *likes;
        doubtful |= !means(k, other, &n) && ecart_verdict_is_legal(&n.verdict);
    }
    if (doubtful)
        reads_ambiguous(k, text);
    else
        reads(k, text, forgiven);
}

/* The SAN with something else in the place of some bytes. */
static const char *with(const known *k, size_t at, size_t cut, const char *put)
{
    static char text[32];

    sprintf(text, "%.*s%s%s", (int)at, k->san, put, k->san + at + cut);
    return text;
}

static void around(const known *k)
{
    static const struct { const char *before, *after; ecart_forgiven_set forgiven; } forms[] = {
        { " ", "", SET(SPACE) },            { "", " ", SET(SPACE) },
        { "\xc2\xa0", "", SET(SPACE) },     { "", "\xa0", SET(SPACE) },
        { "\xef\xbb\xbf", "\xe2\x80\x8b", SET(SPACE) },
        { "12.", "", SET(MOVE_NUMBER) },    { "3... ", "", SET(MOVE_NUMBER) },
        { "7\xe2\x80\xa6", "", SET(MOVE_NUMBER) },
        { "7\xe2\x80\xa6\xc2\xa0", "", SET(MOVE_NUMBER) },
        { "", "!?", SET(ANNOTATION) },      { "", " ??", SET(ANNOTATION) | SET(SPACE) },
        { "", "\xe2\x81\x89", SET(ANNOTATION) }, { "", "\xe2\x80\xbc", SET(ANNOTATION) },
        { "", "\xe2\x81\x87", SET(ANNOTATION) }, { "", "\xe2\x81\x88", SET(ANNOTATION) },
        { "", " \xe2\x9d\x97", SET(ANNOTATION) | SET(SPACE) },
        { "", "\xe2\x9d\x93\xef\xb8\x8f", SET(ANNOTATION) },
        { "", ",", SET(PUNCTUATION) },      { "", ".", SET(PUNCTUATION) },
        { "", ";", SET(PUNCTUATION) },      { "", "!.", SET(ANNOTATION) | SET(PUNCTUATION) },
        { "", " e.p.", SET(EN_PASSANT_SUFFIX) },
    };

    reads(k, k->san, 0);
    for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
        char text[40];

        sprintf(text, "%s%s%s", forms[i].before, k->san, forms[i].after);
        reads(k, text, forms[i].forgiven);
    }
    for (size_t at = 0; at <= strlen(k->san); at++)
        reads(k, with(k, at, 0, "\xe2\x80\x8b"), SET(SPACE));
}

static void castling(const known *k)
{
    static const char *const dashes[] = {
        "", "-", "\xe2\x80\x90", "\xe2\x80\x91", "\xe2\x80\x93", "\xe2\x80\x94", "\xe2\x88\x92"
    };
    static const char *const letters[] = { "O", "o", "0" };
    bool wide = strncmp(k->san, "O-O-O", 5) == 0;
    char text[40];

    for (size_t d = 0; d < sizeof dashes / sizeof *dashes; d++) {
        for (size_t l = 0; l < 3; l++) {
            const char *dash = dashes[d], *letter = letters[l];

            if (l == 2 && !*dash)
                continue;
            sprintf(text, "%s%s%s%s%s%s", letter, dash, letter,
                    wide ? dash : "", wide ? letter : "", k->sign);
            reads(k, text, strcmp(text, k->san) == 0 ? 0 : SET(CASTLE_SPELLING));
        }
    }
    sprintf(text, "K%s%s", k->uci + 2, k->sign);
    reads(k, text, SET(CASTLE_AS_KING_MOVE));
    sprintf(text, "Ke%c-%s%s", k->uci[1], k->uci + 2, k->sign);
    reads(k, text, SET(CASTLE_AS_KING_MOVE) | SET(LONG_FORM));
    sprintf(text, "e%c%c%c%s", k->uci[1], wide ? 'a' : 'h', k->uci[1], k->sign);
    reads(k, text, SET(UCI_FORM));
}

/* Two cells, the sign of check behind them. */
static void two_cells(const known *k)
{
    static const char *const dashes[] = { "-", "\xe2\x80\x93", "\xe2\x88\x92" };
    const char        *becomes   = strchr(k->san, '=') ? strchr(k->san, '=') : k->sign;
    ecart_forgiven_set no_x      = k->takes ? SET(MISSING_CAPTURE) : 0;
    ecart_forgiven_set as_letter = k->uci[4] ? SET(NO_EQUALS) | SET(LETTER_CASE) : 0;
    char text[40];

    sprintf(text, "%s%s", k->uci, k->sign);
    reads(k, text, SET(UCI_FORM) | as_letter);
    for (size_t d = 0; d < 3; d++) {
        sprintf(text, "%.2s%s%.2s%s", k->uci, dashes[d], k->uci + 2, becomes);
        reads(k, text, SET(LONG_FORM) | no_x);
        sprintf(text, "%.2s%s%s%s", k->uci, dashes[d], k->uci + 2, k->sign);
        reads(k, text, SET(LONG_FORM) | no_x | as_letter);
        sprintf(text, "%c%.2s%s%.2s%s", k->pawn ? 'P' : k->castles ? 'K' : k->san[0],
                k->uci, dashes[d], k->uci + 2, becomes);
        reads(k, text, SET(LONG_FORM) | no_x | (k->pawn ? SET(PAWN_LETTER) : 0) |
                       (k->castles ? SET(CASTLE_AS_KING_MOVE) : 0));
    }
    if (k->takes) {
        sprintf(text, "%.2sx%.2s%s", k->uci, k->uci + 2, becomes);
        reads(k, text, k->pawn ? SET(OVERSPECIFIED) : SET(LONG_FORM));
    }
}

static void piece(const known *k)
{
    static const char *const figurines[2][5] = {
        { "\xe2\x99\x94", "\xe2\x99\x95", "\xe2\x99\x96", "\xe2\x99\x97", "\xe2\x99\x98" },
        { "\xe2\x99\x9a", "\xe2\x99\x9b", "\xe2\x99\x9c", "\xe2\x99\x9d",
          "\xe2\x99\x9e\xef\xb8\x8e" }
    };
    size_t kind = strcspn("KQRBN", (char[2]){ k->san[0] });
    char   small[2] = { (char)(k->san[0] | 32) };

    for (int side = 0; side < 2; side++)
        reads(k, with(k, 0, 1, figurines[side][kind]), SET(FIGURINE));
    if (small[0] != 'b')
        reads_unless_like(k, with(k, 0, 1, small), 0, SET(LETTER_CASE));
    for (size_t at = 1; k->san[at]; at++) {
        char big[2] = { (char)(k->san[at] & ~32) };

        if (k->san[at] >= 'a' && k->san[at] <= 'h')
            reads_unless_like(k, with(k, at, 1, big), at, SET(LETTER_CASE));
    }
}

static void capture(const known *k)
{
    size_t at = (size_t)(strchr(k->san, 'x') - k->san);

    reads(k, with(k, at, 1, "X"), SET(LETTER_CASE));
    reads(k, with(k, at, 1, ":"), SET(CAPTURE_SIGN));
    reads(k, with(k, at, 1, "\xc3\x97"), SET(CAPTURE_SIGN));
    reads(k, with(k, at, 1, ""), SET(MISSING_CAPTURE));
}

/* How many pawns take so, by the list of chess.js.  In "axb8=Q+ cxb8=Q" the sign
 * is of no matter. */
static int pawns_that_take(const known *k)
{
    size_t same  = strcspn(k->san + 1, "+#");
    int    count = 0;

    for (const char *s = k->sans; *s; s += strcspn(s, " "), s += *s == ' ')
        count += *s >= 'a' && *s <= 'h' && strncmp(s + 1, k->san + 1, same) == 0;
    return count;
}

static void pawn(const known *k)
{
    char big[2] = { (char)(k->san[0] & ~32) };

    reads(k, with(k, 0, 0, "P"), SET(PAWN_LETTER));
    if (big[0] != 'B')                                  /* that would be a bishop */
        reads(k, with(k, 0, 1, big), SET(LETTER_CASE));
    if (k->takes && pawns_that_take(k) > 1)
        reads_ambiguous(k, k->san + 1);
    else if (k->takes)
        reads(k, k->san + 1, SET(SHORT_CAPTURE));
}

static void promotion(const known *k)
{
    static const struct { const char *form; ecart_forgiven_set forgiven; } forms[] = {
        { "%c", SET(NO_EQUALS) }, { "/%c", SET(NO_EQUALS) }, { "(%c)", SET(NO_EQUALS) },
        { "=%c", 0 },
    };
    size_t at = (size_t)(strchr(k->san, '=') - k->san);
    char   put[6];

    for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
        sprintf(put, forms[i].form, k->san[at + 1]);
        reads(k, with(k, at, 2, put), forms[i].forgiven);
        sprintf(put, forms[i].form, k->san[at + 1] | 32);
        reads(k, with(k, at, 2, put), forms[i].forgiven | SET(LETTER_CASE));
    }
}

static void every_spelling(const known *k)
{
    around(k);
    two_cells(k);
    if (k->castles) {
        castling(k);
        return;
    }
    if (k->takes)
        capture(k);
    if (strchr(k->san, '='))
        promotion(k);
    if (k->pawn)
        pawn(k);
    else
        piece(k);
}

static known know(const ecart_position *p, const char *sans, const char *san, const char *uci)
{
    known k = { .position = p, .sans = sans };

    memcpy(k.san, san, strcspn(san, " "));
    memcpy(k.uci, uci, strcspn(uci, " "));
    k.move    = move_of(k.uci);
    k.sign[0] = k.san[strcspn(k.san, "+#")];
    k.castles = k.san[0] == 'O';
    k.takes   = strchr(k.san, 'x') != NULL;
    k.pawn    = k.san[0] >= 'a';
    return k;
}

START_TEST(leniency_reads_each_spelling_as_its_move_or_doubts_it)
{
    int   moves = 0;

    for (table t = table_open("suite.tsv"); table_next(&t);) {
        ecart_position p = position_of(t.field[1], false);
        const char *uci = t.field[5], *san;

        san = t.field[6];
        while (*uci && *uci != '-') {
            known k = know(&p, t.field[6], san, uci);

            every_spelling(&k);
            moves++;
            uci += strcspn(uci, " ");
            san += strcspn(san, " ");
            uci += *uci == ' ';
            san += *san == ' ';
        }
    }
    ck_assert_int_gt(moves, 20000);
    ck_assert_int_gt(read_count, 40 * moves);
    ck_assert_int_gt(ambiguous_count, 0);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("san_spellings");

    TCase *reading = group(s, "reading");
    tcase_set_timeout(reading, 60);
    tcase_add_test(reading, leniency_reads_each_spelling_as_its_move_or_doubts_it);
    return run(s);
}
