/* SPDX-License-Identifier: MIT */
/* check_spoken.c -- tests of spoken.c and spoken_words.c */

#include <ctype.h>
#include <string.h>

#include "runner.h"
#include "table.h"

enum { TEXT = 100, MOVES = 256 };

/* A way to say moves.  The pieces are in the order of ecart_kind. */
typedef struct tongue {
    const char *pieces[ECART_KINDS];
    const char *takes, *to, *check, *mate, *promotes;
    const char *file_first;     /* between the file and the pawn; NULL if it comes last */
    const char *castles[2];
} tongue;

#define ENGLISH { "", "king", "queen", "rook", "bishop", "knight", "pawn" }
#define FRENCH  { "", "roi", "dame", "tour", "fou", "cavalier", "pion" }
#define GERMAN  { "", "König", "Dame", "Turm", "Läufer", "Springer", "Bauer" }

static const tongue tongues[] = {
    { ENGLISH, " takes ", " ", " check", " checkmate", " promotes to ", " ",
      { "castle kingside", "castles queenside" } },
    { ENGLISH, " captures on ", " to ", " with check", " check mate", " becomes a ", " ",
      { "castle short", "castle long" } },
    { { "", "KING", "QUEEN", "ROOK", "BISHOP", "KNIGHT", "PAWN" },
      " Takes ", " Goes To ", ", Check.", ", Mate!", " = ", " ",
      { "Castles king's side.", "Castling on the queen side" } },
    { FRENCH, " prend ", " ", " échec", " échec et mat", " promotion ", NULL,
      { "petit roque", "grand roque" } },
    { FRENCH, " prend en ", " en ", " avec échec", " mat", " devient une ", NULL,
      { "Petit Roque", "roque côté dame" } },
    { FRENCH, " prend sur ", " à ", " ECHEC", " Échec et Mat", " Promotion en ", NULL,
      { "roque, côté roi", "GRAND ROQUE" } },
    { GERMAN, " schlägt ", " nach ", " Schach", " Schachmatt", " Umwandlung in ", "-",
      { "kurze Rochade", "lange Rochade" } },
    { { "", "Koenig", "Dame", "Turm", "Laeufer", "Springer", "Bauer" },
      " schlaegt auf ", " geht nach ", " mit Schach", " Schach und matt", " wird zur ", "-",
      { "kleine Rochade", "große Rochade" } },
    { { "", "ko\xcc\x88nig", "dame", "turm", "laufer", "springer", "bauer" },
      " SCHLÄGT ", " ", " schach", " matt", " verwandelt sich in einen ", "-",
      { "rochiert kurz", "Rochade am Damenflügel" } }
};
enum { TONGUES = sizeof tongues / sizeof *tongues };

/* How much is said of where a piece comes from. */
enum origin { NOTHING, ITS_FILE, ITS_CELL, CELLS_ONLY, ORIGINS };

/* What chess.js wrote of a move says what the move is. */
typedef struct written {
    ecart_move  move;
    const char *uci, *san;
    size_t      length;         /* of the SAN */
} written;

static ecart_kind kind_of(const written *w)
{
    static const char pieces[] = " KQRBN";
    const char       *found = strchr(pieces, w->san[0]);

    return found ? (ecart_kind)(found - pieces) : ECART_PAWN;
}

static bool has(const written *w, char c)
{
    return memchr(w->san, c, w->length) != NULL;
}

/* Says a move as far as it is the same for a quiet move and one that gives check.
 * Returns false if nobody would say it so. */
static bool say(const tongue *t, enum origin origin, const written *w, char text[TEXT])
{
    ecart_kind  kind = kind_of(w);
    const char *link = has(w, 'x') ? t->takes : t->to;
    char        from[4] = " ", file[6] = "";

    if (w->san[0] == 'O') {
        strcpy(text, t->castles[w->length > 4]);
        return origin == NOTHING;
    }
    memcpy(from + 1, w->uci, 2);
    file[0] = w->uci[0];
    if (origin == NOTHING || (origin == ITS_FILE && kind == ECART_PAWN && !has(w, 'x')))
        sprintf(text, "%s%s%.2s", t->pieces[kind], link, w->uci + 2);
    else if (origin == ITS_FILE && kind == ECART_PAWN && t->file_first)
        sprintf(text, "%s%s%s%s%.2s", file, t->file_first, t->pieces[kind], link, w->uci + 2);
    else if (origin == ITS_FILE)
        sprintf(text, "%s %s%s%.2s", t->pieces[kind], file, link, w->uci + 2);
    else
        sprintf(text, "%s%s%s%.2s", origin == ITS_CELL ? t->pieces[kind] : "",
                from + (origin == CELLS_ONLY), link, w->uci + 2);
    if (w->uci[4] > ' ')
        strcat(strcat(text, t->promotes),
               t->pieces[ecart_piece_kind(ecart_piece_of_letter(w->uci[4]))]);

    /* After a French word, the file a may be à. */
    return origin != ITS_FILE || w->uci[0] != 'a' || strlen(link) > 1 ||
           (t->file_first && strcmp(t->pieces[kind], "dame") != 0);
}

static int list(const char *uci, const char *sans, written moves[MOVES])
{
    int count = 0;

    while (*uci && *uci != '-') {
        size_t width = strcspn(uci, " "), length = strcspn(sans, " ");
        char   move[6] = "";

        memcpy(move, uci, width);
        moves[count++] = (written){ move_of(move), uci, sans, length };
        uci  += width + (uci[width] == ' ');
        sans += length + (sans[length] == ' ');
    }
    return count;
}

/* Whether another move of the list is said in the same words. */
static bool is_said_twice(const tongue *t, enum origin origin, const written *moves, int count,
                          int which, const char *text)
{
    const char *to = moves[which].uci + 2;
    char        other[TEXT];

    /* Words that are the same name the same cell to go to. */
    for (int n = 0; n < count; n++) {
        if (n != which && memcmp(moves[n].uci + 2, to, 2) == 0 &&
            say(t, origin, &moves[n], other) && strcmp(other, text) == 0)
            return true;
    }
    return false;
}

static void assert_heard(const ecart_position *position, const tongue *t, enum origin origin,
                         const written *moves, int count, int which)
{
    const written *w = &moves[which];
    char text[TEXT];

    if (!say(t, origin, w, text))
        return;

    bool twice = is_said_twice(t, origin, moves, count, which, text);
    strcat(text, has(w, '+') ? t->check : has(w, '#') ? t->mate : "");
    ecart_notation n = ecart_notation_read(position, text, strlen(text));
    ecart_forgiven_set marks = strchr(text, '!') ? ecart_forgiven_set_of(ECART_ANNOTATION) : 0;

    if (twice) {
        require_msg(n.verdict.reason == ECART_AMBIGUOUS, "%s: %s", text,
                    ecart_reason_name(n.verdict.reason));
        return;
    }
    require_msg(n.verdict.reason == ECART_LEGAL, "%s, %.*s: %s at %zu", text, (int)w->length,
                w->san, ecart_reason_name(n.verdict.reason), n.offset);
    require_msg(ecart_move_equal(n.verdict.move, w->move), "%s, %.*s", text, (int)w->length,
                w->san);
    require_msg(n.forgiven == (ecart_forgiven_set_of(ECART_SPOKEN) | marks), "%s: %#x", text,
                (unsigned)n.forgiven);
}

/* Some of the moves in each position, and others in the next. */
START_TEST(every_legal_move_is_heard_or_ambiguous)
{
    const tongue *t = &tongues[_i];
    written moves[MOVES];

    for (table s = table_open("suite.tsv"); table_next(&s);) {
        if (s.row % one_in(3) > 0)
            continue;
        ecart_position position = position_of(s.field[1], false);

        int count = list(s.field[5], s.field[6], moves);
        for (int n = s.row / 3 % one_in(9); n < count; n += one_in(9)) {
            for (enum origin origin = NOTHING; origin < ORIGINS; origin++)
                assert_heard(&position, t, origin, moves, count, n);
        }
    }
}
END_TEST

static ecart_notation hear(const char *fen, const char *text)
{
    ecart_position position = position_of(fen, false);

    return ecart_notation_read(&position, text, strlen(text));
}

/* What stands behind the end of a text is not read. */
static void require_end(const ecart_position *p, const char *text)
{
    char copy[TEXT];

    for (size_t length = strlen(text); length > 0; length--) {
        memset(copy, 'x', sizeof copy);
        memcpy(copy, text, length);
        ecart_notation n = ecart_notation_read(p, text, length);
        ecart_notation m = ecart_notation_read(p, copy, length);
        require(n.verdict.reason == m.verdict.reason && n.offset == m.offset);
        require(n.forgiven == m.forgiven);
    }
}

static const char many[] = "8/P5k1/8/3p1pp1/4P1P1/2N3N1/1P3P2/R2QK2R w KQ - 0 1";

START_TEST(what_people_say_is_understood)
{
    static const struct {
        const char *text, *move;
    } cases[] = {
        { "e2 e4", "e2e4" }, { "e2 to e4", "e2e4" }, { "E2 E4", "e2e4" }, { "e2, e4.", "e2e4" },
        { "e two e four", "e2e4" }, { "e 2 - e 4", "e2e4" }, { "e deux en e quatre", "e2e4" },
        { "e zwei nach e vier", "e2e4" }, { "e2 à e4", "e2e4" }, { "e2 a e4", "e2e4" },
        { "a2 a a4", "a2a4" }, { "g1 a f3", "g1f3" },
        { "e4 with check", "e2e4" },
        { "knight f3", "g1f3" }, { "knight to f3", "g1f3" }, { "the knight goes to f3", "g1f3" },
        { "Knight f three", "g1f3" }, { "Springer f drei", "g1f3" }, { "cavalier f trois", "g1f3" },
        { "g1 f3", "g1f3" }, { "g1 to f3", "g1f3" }, { "knight g to f3", "g1f3" },
        { "knight one to f3", "g1f3" }, { "Springer von g1 nach f3", "g1f3" },
        { "cavalier de g1 à f3", "g1f3" }, { "knight-f3", "g1f3" }, { "knight  f3 !", "g1f3" },
        { "knight -> f3", "g1f3" }, { "knight\xe2\x86\x92""f3", "g1f3" },
        { "Knight\xc2\xa0""f3", "g1f3" }, { "knight f3\r\n", "g1f3" }, { "knightf3", "g1f3" },
        { "knight 1 f3", "g1f3" }
    };

    ecart_position start;

    ecart_position_start(&start);
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        ecart_notation n = ecart_notation_read(&start, cases[i].text, strlen(cases[i].text));

        require_end(&start, cases[i].text);

        ck_assert_msg(ecart_verdict_is_legal(&n.verdict) &&
                      ecart_move_equal(n.verdict.move, move_of(cases[i].move)), "%s: %s at %zu",
                      cases[i].text, ecart_reason_name(n.verdict.reason), n.offset);
        ck_assert(ecart_forgiven_set_has(n.forgiven, ECART_SPOKEN));
    }
}
END_TEST

/* Signs and letters of more than one byte, which are cut at each. */
START_TEST(no_text_is_heard_past_its_end)
{
    static const struct {
        const char  *text;
        ecart_reason reason;
    } cases[] = {
        { "castle kingside\xe2\x80\x99", ECART_CASTLE_PATH_BLOCKED },
        { "castle king\xe2\x80\x99side", ECART_CASTLE_PATH_BLOCKED },
        { "Rochade koenigsfluegel", ECART_CASTLE_PATH_BLOCKED },
        { "petit roque \xc3\x80", ECART_CASTLE_PATH_BLOCKED },
        { "castle kingside\xcc\x80", ECART_CASTLE_PATH_BLOCKED },
        { "petit roque \xc3\xa0", ECART_CASTLE_PATH_BLOCKED },
        { "gro\xc3\x9f""e Rochade", ECART_CASTLE_PATH_BLOCKED },
        { "knight f3\xc2\xa0", ECART_LEGAL },  { "knight f3 \xe2\x86\x92", ECART_LEGAL },
        { "knight f3 ->", ECART_BAD_NOTATION }, { "knight f3 -\n", ECART_BAD_NOTATION },
        { "knight f3\r\n ", ECART_LEGAL },      { "knight f3++", ECART_BAD_NOTATION }
    };
    ecart_position start;

    ecart_position_start(&start);
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const char    *text = cases[i].text;
        ecart_notation n    = ecart_notation_read(&start, text, strlen(text));

        ck_assert_msg(n.verdict.reason == cases[i].reason, "%s: %s at %zu", text,
                      ecart_reason_name(n.verdict.reason), n.offset);
        require_end(&start, text);
    }
}
END_TEST

START_TEST(what_is_said_by_halves_is_not_guessed)
{
    static const struct {
        const char  *text;
        ecart_reason reason;
    } cases[] = {
        { "pawn takes d5", ECART_LEGAL },        { "pawn takes f5", ECART_AMBIGUOUS },
        { "e pawn takes f5", ECART_LEGAL },      { "e takes d5", ECART_LEGAL },
        { "E takes d5", ECART_BAD_NOTATION },    { "takes d5", ECART_BAD_NOTATION },
        { "B takes c5", ECART_BAD_NOTATION },    { "knight takes d5", ECART_LEGAL },
        { "knight takes e4", ECART_OWN_PIECE },      { "castle", ECART_LEGAL },
        { "castle kingside", ECART_LEGAL },      { "castle queen side", ECART_CASTLE_PATH_BLOCKED },
        { "castle kingside queenside", ECART_BAD_NOTATION },
        { "castle king", ECART_BAD_NOTATION },   { "castle rook side", ECART_BAD_NOTATION },
        { "kingside", ECART_BAD_NOTATION },      { "tour a d1", ECART_BAD_NOTATION },
        { "rook a d1", ECART_OWN_PIECE },        { "tour à c1", ECART_LEGAL },
        { "tour a prend c1", ECART_LEGAL },      { "a rook c1", ECART_BAD_NOTATION },
        { "a pawn b8", ECART_PAWN_CAPTURE_EMPTY }, { "a8", ECART_PROMOTION_NEEDED },
        { "B4+", ECART_BAD_NOTATION },           { "B4", ECART_BAD_NOTATION },
        { "a8 promotes", ECART_PROMOTION_NEEDED },
        { "a8 promotes to king", ECART_PROMOTION_INVALID },
        { "a7 a8 queen", ECART_LEGAL },          { "a8 queen", ECART_LEGAL },
        { "a8 queen queen", ECART_BAD_NOTATION }, { "a8 becomes a knight", ECART_LEGAL },
        { "e5 queen", ECART_PROMOTION_NOT_ALLOWED },
        { "knight", ECART_BAD_NOTATION },        { "knight knight", ECART_BAD_NOTATION },
        { "knight e4 takes", ECART_BAD_NOTATION }, { "check", ECART_BAD_NOTATION },
        { "b pawn b b4", ECART_BAD_NOTATION },   { "b4 check check", ECART_BAD_NOTATION },
        { "queen i9", ECART_IMPOSSIBLE_CELL },   { "queen a0 to d5", ECART_IMPOSSIBLE_CELL },
        { "knight c9 to d5", ECART_IMPOSSIBLE_CELL },
        { "knight i2 to d5", ECART_IMPOSSIBLE_CELL },
        { "castle castle kingside", ECART_BAD_NOTATION },
        { "castles on the king\xe2\x80\x99s side", ECART_LEGAL },
        { "b2 A b4", ECART_BAD_NOTATION },       { "knight b", ECART_BAD_NOTATION },
        { "e d5", ECART_BAD_NOTATION },          { "two to b4 check", ECART_BAD_NOTATION },
        { "a8 promotes!", ECART_PROMOTION_NEEDED },
        { "a8 devient un cavalier", ECART_LEGAL }, { "knight takes d5 ?", ECART_LEGAL },
        { "knight x d5", ECART_LEGAL },          { "k d5", ECART_BAD_NOTATION },
        { "knight takes d5 #", ECART_LEGAL },    { "knight takes d5 /", ECART_BAD_NOTATION },
        { "knight takes d5 {", ECART_BAD_NOTATION }, { "knight [5", ECART_BAD_NOTATION },
        { "knight {5", ECART_BAD_NOTATION },     { "knight 9 d5", ECART_BAD_NOTATION },
        { "Donaudampfschiff f3", ECART_BAD_NOTATION },
        { "cavalier \xc3\x97 d5", ECART_BAD_NOTATION }, { "fou\xc3\xbf d5", ECART_BAD_NOTATION },
        { "fou \xc3", ECART_BAD_NOTATION },      { "fou \xccx", ECART_BAD_NOTATION },
        { "king\xc3\xbf e2", ECART_BAD_NOTATION }, { "t\xc3xur c1", ECART_BAD_NOTATION },
        { "a 8 queen", ECART_LEGAL },            { "a d1", ECART_BAD_NOTATION },
        { "castle kingside king side", ECART_BAD_NOTATION },
        { "knight from c3 goes takes d5", ECART_LEGAL },
        { "knight c a d5", ECART_BAD_NOTATION }, { "knight takes d5 the", ECART_BAD_NOTATION },
        { "knight takes d5 ! check ?", ECART_LEGAL }
    };

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        ecart_notation n = hear(many, cases[i].text);

        ck_assert_msg(n.verdict.reason == cases[i].reason, "%s: %s at %zu", cases[i].text,
                      ecart_reason_name(n.verdict.reason), n.offset);
    }
}
END_TEST

/* Both rooks have the right, or one; and nothing is between, or something is. */
START_TEST(castling_without_its_side_is_heard_if_only_one_can_be_meant)
{
    static const struct {
        const char  *fen;
        ecart_reason reason;
        ecart_cell   to;
    } cases[] = {
        { "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", ECART_AMBIGUOUS, ECART_NO_CELL },
        { "4k3/8/8/8/8/5n2/8/RN2K1NR w KQ - 0 1", ECART_CASTLE_PATH_BLOCKED, ECART_G1 },
        { "4k3/8/8/8/8/8/6n1/R3K2R w KQ - 0 1", ECART_CASTLE_IN_CHECK, ECART_G1 },
        { "4k3/8/8/8/8/7b/8/RN2K2R w KQ - 0 1", ECART_AMBIGUOUS, ECART_NO_CELL },
        { "4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1", ECART_LEGAL, ECART_G1 },
        { "4k3/8/8/8/8/8/8/R3K1NR w KQ - 0 1", ECART_LEGAL, ECART_C1 },
        { "4k3/8/8/8/8/8/8/R3K2R w K - 0 1", ECART_LEGAL, ECART_G1 },
        { "4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", ECART_LEGAL, ECART_C1 },
        { "r3k2r/8/8/8/8/8/8/4K2R b Kq - 0 1", ECART_LEGAL, ECART_C8 },
        { "4k3/8/8/8/8/8/8/RN2K2R w Q - 0 1", ECART_CASTLE_PATH_BLOCKED, ECART_C1 },
        { "4k3/8/8/8/8/8/8/R3K2R w - - 0 1", ECART_CASTLE_NO_RIGHT, ECART_G1 }
    };

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        ecart_notation n = hear(cases[i].fen, i % 2 ? "castles" : "roque");

        ck_assert_msg(n.verdict.reason == cases[i].reason, "%s: %s", cases[i].fen,
                      ecart_reason_name(n.verdict.reason));
        ck_assert_uint_eq(n.verdict.move.to, cases[i].to);
        if (n.verdict.reason == ECART_AMBIGUOUS)
            ck_assert_uint_eq(n.verdict.candidates,
                              ecart_cells_of(ECART_A1) | ecart_cells_of(ECART_H1));
    }
}
END_TEST

START_TEST(en_passant_is_heard)
{
    static const char fen[] = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2";
    static const char two[] = "4k3/8/8/2PpP3/8/8/8/4K3 w - d6 0 2";
    static const char *const texts[] = {
        "pawn takes d6 en passant", "e5 takes d6 en passant", "pion prend d6 en passant",
        "Bauer schlägt d6 en passant", "pawn takes d6 e.p.", "e pawn takes d6 en passant"
    };

    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        ecart_notation n = hear(fen, texts[i]);

        ck_assert_msg(n.verdict.reason == ECART_LEGAL, "%s", texts[i]);
        ck_assert_uint_eq(n.forgiven, ecart_forgiven_set_of(ECART_SPOKEN) |
                                      ecart_forgiven_set_of(ECART_EN_PASSANT_SUFFIX));
    }
    ck_assert_uint_eq(hear(two, "pawn takes d6").verdict.reason, ECART_AMBIGUOUS);
    ck_assert_uint_eq(hear(fen, "pawn takes d6 en passant !").verdict.reason, ECART_LEGAL);
}
END_TEST

START_TEST(a_text_goes_wrong_where_it_is_not_understood)
{
    static const struct {
        const char *text;
        size_t      offset;
    } cases[] = {
        { "knight takes", 12 }, { "knight to the moon", 14 }, { "knight f3 soon", 10 },
        { "queen i9", 6 }, { "queen to d1 d9", 12 }, { "cavalier à jamais", 12 },
        { "knight f3 f4 f5 f6", 13 }, { "b2\nb4", 3 }, { "b2 b4 -", 6 }, { "b2 b4 f3", 6 },
        { "b2 b4 ->", 6 }, { "knight i2 to d5", 7 }, { "a rook c1", 1 },
        { "the the the the the the the the the the the the the the the the the", 64 }
    };

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        ecart_notation n = hear(many, cases[i].text);

        ck_assert_msg(ecart_verdict_is_refusal(&n.verdict) && n.offset == cases[i].offset,
                      "%s: %s at %zu", cases[i].text, ecart_reason_name(n.verdict.reason),
                      n.offset);
    }
}
END_TEST

START_TEST(what_is_spoken_is_forgiven)
{
    ecart_position position = position_of(many, false);
    ecart_notation n = ecart_san_read(&position, "castle kingside", 15);

    ck_assert_uint_eq(n.forgiven, ecart_forgiven_set_of(ECART_SPOKEN));
}
END_TEST

int main(void)
{
    Suite *s     = suite_create("spoken");
    TCase *heard = tcase_create("heard"), *refused = tcase_create("refused");

    tcase_add_loop_test(heard, every_legal_move_is_heard_or_ambiguous, 0, TONGUES);
    tcase_add_test(heard, what_people_say_is_understood);
    tcase_add_test(heard, no_text_is_heard_past_its_end);
    tcase_add_test(heard, castling_without_its_side_is_heard_if_only_one_can_be_meant);
    tcase_add_test(heard, en_passant_is_heard);
    suite_add_tcase(s, heard);
    tcase_add_test(refused, what_is_said_by_halves_is_not_guessed);
    tcase_add_test(refused, a_text_goes_wrong_where_it_is_not_understood);
    tcase_add_test(refused, what_is_spoken_is_forgiven);
    suite_add_tcase(s, refused);
    return run(s);
}
