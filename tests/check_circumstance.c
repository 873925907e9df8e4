/* SPDX-License-Identifier: MIT */
/* check_circumstance.c -- tests of circumstance.c: what happened in a game is told as a list of
 * all that its pieces did tells it */

#include <ctype.h>
#include <stdio.h>

#include "drawn.h"
#include "lesson.h"
#include "runner.h"
#include "sentence.h"

enum { PLIES = 160 };

static ecart_record records[PLIES];
static uint32_t     seed = 1851;

/* A row's last move, and what is told about it. */
typedef struct asked {
    ecart_game         game;
    ecart_notation     notation;
    size_t             count;
    ecart_circumstance told[ECART_CIRCUMSTANCE_TYPES];
} asked;

static void ask(asked *a, const char *fen, const char *moves)
{
    bool           chess960 = strstr(fen, "HA") != NULL;
    ecart_position position = position_of(fen, chess960);

    records[0].move.from = ECART_D6;    /* before the game: no move of it */
    ecart_game_set(&a->game, &position, records + 1, PLIES - 1);
    a->notation = play_to_last(&a->game, moves);
    a->count    = ecart_circumstances(&a->game, &a->notation, a->told);
}

/* "left 3 c6, played 3 b8-c6" */
static void write_all(const asked *a, char *text)
{
    char *end = text;

    strcpy(text, "-");
    for (size_t i = 0; i < a->count; i++) {
        const ecart_circumstance *c = &a->told[i];
        char from[3], cell[3];

        ecart_cell_write(c->from, from, sizeof from);
        ecart_cell_write(c->cell, cell, sizeof cell);
        end += sprintf(end, "%s%s %u %s%s%s", i > 0 ? ", " : "", ecart_circumstance_name(c->type),
                       (unsigned)c->ply, c->type == ECART_WAS_PLAYED ? from : "",
                       c->type == ECART_WAS_PLAYED ? "-" : "", cell);
        ck_assert(c->from == ECART_NO_CELL || c->type == ECART_HAS_LEFT ||
                  c->type == ECART_WAS_PLAYED || c->type == ECART_HAS_ARRIVED);
        if (c->captured != 0)
            end += sprintf(end, " captured %u", (unsigned)c->captured);
    }
}

/* And the sentence on the first circumstance. */
START_TEST(a_game_tells_what_explains_a_refusal)
{
    table t = table_open("circumstances.tsv");

    while (table_next(&t)) {
        asked a;
        char  text[ECART_EXPLAIN_SIZE];

        ask(&a, t.field[0], t.field[1]);
        write_all(&a, text);
        ck_assert_msg(strcmp(text, t.field[2]) == 0, "%s: %s", t.field[1], text);
        for (int l = 0; l < LANGUAGES && t.field[3][0] != '\0'; l++) {
            size_t length = ecart_explain_circumstance(ecart_language_nth(l),
                                                       a.told, text, sizeof text);

            check_sentence(ecart_language_nth(l), text, length);
            ck_assert_str_eq(text, t.field[3 + l]);
        }
    }
}
END_TEST

/* Each knight left a cell; a file or a rank of 9 is none that it left. */
START_TEST(a_text_from_beyond_the_board_is_about_no_piece)
{
    static const uint8_t beyond[] = { 90, 9, 99 };
    asked a;

    ask(&a, "4k3/8/8/8/8/8/8/NN2K3 w - - 0 1", "a1b3 e8e7 b1c3 e7e8 zzz");
    a.notation = (ecart_notation){ .kind = ECART_KNIGHT };
    a.notation.verdict.reason = ECART_NO_SUCH_PIECE;
    ck_assert_uint_eq(ecart_circumstances(&a.game, &a.notation, a.told), 1);
    for (int i = 0; i < 3; i++) {
        a.notation.origin = beyond[i];
        ck_assert_uint_eq(ecart_circumstances(&a.game, &a.notation, a.told), 0);
    }
}
END_TEST

/* All that a piece did.  A cell is its place while it is on the board. */
typedef struct man {
    ecart_side side;
    char       letter;          /* a capital */
    ecart_cell place;
    int        came;            /* when it came to its place; 0 if it always stood there */
    int        captured;        /* 0 if it was not */
} man;

/* Who left a cell last, of each side, and when. */
typedef struct leaving {
    int who, when;
} leaving;

/* A game as a list of what happened, kept by rules of its own. */
typedef struct chronicle {
    ecart_game game;
    int        plies;
    man        men[32];
    int        on[ECART_CELL_LIMIT];            /* the number of a man; -1 for none */
    leaving    left[2][ECART_CELL_LIMIT];
    leaving    lost[2][256];                    /* the last man of a letter that went */
    int        doubled[ECART_CELL_LIMIT];       /* when a pawn passed this cell */
    int        first[ECART_CELL_LIMIT];         /* when a man first went from this cell */
    char       san[PLIES + 1][ECART_SAN_SIZE];
    ecart_move moves[PLIES + 1];
    char       letters[PLIES + 1];              /* of the piece that moved */
} chronicle;

static void begin(chronicle *c)
{
    int count = 0;

    memset(c, 0, sizeof *c);
    memset(c->on, -1, sizeof c->on);
    ecart_game_start(&c->game, records, PLIES);
    for (int n = 0; n < 64; n++) {
        ecart_cell  cell  = ecart_cell_nth(n);
        ecart_piece piece = ecart_board_piece(&c->game.position.board, cell);

        if (piece == ECART_NO_PIECE)
            continue;
        c->on[cell]     = count;
        c->men[count++] = (man){ .side = ecart_piece_side(piece), .place = cell,
                                 .letter = (char)toupper(ecart_piece_letter(piece)) };
    }
}

static void go(chronicle *c, ecart_cell from, ecart_cell to)
{
    int who = c->on[from];

    c->left[c->men[who].side][from] = (leaving){ who, c->plies };
    c->first[from] += c->first[from] == 0 ? c->plies : 0;
    c->on[from] = -1;
    c->on[to]   = who;
    c->men[who].place = to;
    c->men[who].came  = c->plies;
}

static void take(chronicle *c, ecart_cell cell)
{
    int who = c->on[cell];

    if (who < 0)
        return;
    c->left[c->men[who].side][cell] = (leaving){ who, c->plies };
    c->lost[c->men[who].side][(int)c->men[who].letter] = (leaving){ who, c->plies };
    c->first[cell] += c->first[cell] == 0 ? c->plies : 0;
    c->men[who].captured = c->plies;
    c->on[cell] = -1;
}

static void play(chronicle *c, ecart_move move)
{
    int        rank = ecart_cell_row(move.from), files = move.to / 10 - move.from / 10;
    man       *mover;

    c->plies++;
    ecart_san_write(&c->game.position, move, c->san[c->plies], ECART_SAN_SIZE);
    ck_assert(ecart_game_play(&c->game, move, NULL));
    mover = &c->men[c->on[move.from]];
    c->moves[c->plies]   = move;
    c->letters[c->plies] = mover->letter;
    if (mover->letter == 'P' && files != 0 && c->on[move.to] < 0)
        take(c, ecart_cell_make(ecart_cell_column(move.to), rank));
    if (mover->letter == 'P' && (move.to - move.from == 2 || move.from - move.to == 2))
        c->doubled[(move.from + move.to) / 2] = c->plies;
    take(c, move.to);
    go(c, move.from, move.to);
    if (move.promotion != ECART_NO_KIND) {
        c->lost[mover->side]['P'] = (leaving){ c->on[move.to], 0 };
        mover->letter = " KQRBNP"[move.promotion];
    }
    if (mover->letter == 'K' && (files == 2 || files == -2))
        go(c, ecart_cell_make(files > 0 ? 8 : 1, rank), ecart_cell_make(files > 0 ? 6 : 4, rank));
}

static bool draw_move(chronicle *c)
{
    ecart_move list[ECART_MOVE_LIST_SIZE];
    size_t     count = ecart_legal_moves(&c->game.position, list, ECART_MOVE_LIST_SIZE);

    if (count == 0 || c->plies == PLIES)
        return false;
    play(c, list[drawn_below(&seed, (unsigned)count)]);
    return true;
}

static const ecart_circumstance *find(const asked *a, ecart_circumstance_type type)
{
    for (size_t i = 0; i < a->count; i++) {
        if (a->told[i].type == type)
            return &a->told[i];
    }
    return NULL;
}

/* How many questions of each kind were asked, so that none is left out. */
static int seen[ECART_CIRCUMSTANCE_TYPES + 1];

static void note(ecart_circumstance_type type)
{
    seen[type]++;
}

/* A piece that is not on its cell: what became of the one that was. */
static void check_piece(const chronicle *c, const asked *a, ecart_cell from)
{
    leaving                   last = c->left[c->game.position.side][from];
    const man                *who  = &c->men[last.who];
    const ecart_circumstance *left = find(a, ECART_HAS_LEFT);
    const ecart_circumstance *captured = find(a, ECART_WAS_CAPTURED);

    if (last.when == 0) {
        ck_assert(left == NULL && captured == NULL);
    } else if (who->captured == last.when) {
        note(ECART_WAS_CAPTURED);
        ck_assert(left == NULL && captured != NULL);
        ck_assert_int_eq(captured->ply, last.when);
        ck_assert_uint_eq(captured->cell, from);
    } else {
        note(ECART_HAS_LEFT);
        ck_assert(captured == NULL && left != NULL);
        ck_assert_int_eq(left->ply, last.when);
        ck_assert_int_eq(left->number, (last.when + 1) / 2);
        ck_assert_uint_eq(left->from, from);
        ck_assert_uint_eq(left->cell, who->place);
        ck_assert_int_eq(left->captured, who->captured);
    }
}

static void check_played(const asked *a, int ply)
{
    const ecart_circumstance *played = find(a, ECART_WAS_PLAYED);

    if (ply == 0) {
        ck_assert(played == NULL);
        return;
    }
    note(ECART_WAS_PLAYED);
    ck_assert(played != NULL);
    ck_assert_int_eq(played->ply, ply);
}

/* Whether a piece that is tried may be the one of a half-move; if none of its side is there, it
 * was that one. */
static bool is_mover(const chronicle *c, int ply, ecart_piece piece)
{
    return piece == ECART_NO_PIECE || ecart_piece_side(piece) != c->game.position.side ||
           toupper(ecart_piece_letter(piece)) == c->letters[ply];
}

/* What is told of a move of two cells. */
static void check_cells(const chronicle *c, ecart_move move)
{
    const ecart_position *p = &c->game.position;
    ecart_piece           piece = ecart_board_piece(&p->board, move.from);
    asked                 a = { .notation.verdict = ecart_move_check(p, move) };
    int                   ply = c->plies - 1;

    a.count = ecart_circumstances(&c->game, &a.notation, a.told);
    if (!ecart_verdict_is_refusal(&a.notation.verdict) ||
        a.notation.verdict.reason == ECART_SAME_CELL) {
        ck_assert_uint_eq(a.count, 0);
        return;
    }
    while (ply > 0 && !(ecart_move_equal(c->moves[ply], move) && is_mover(c, ply, piece)))
        ply -= 2;
    if (ecart_reason_group_of(a.notation.verdict.reason) != ECART_GROUP_CASTLING)
        check_played(&a, ply > 0 ? ply : 0);
    if (piece == ECART_NO_PIECE || ecart_piece_side(piece) != p->side)
        check_piece(c, &a, move.from);
    else
        ck_assert(find(&a, ECART_HAS_LEFT) == NULL && find(&a, ECART_WAS_CAPTURED) == NULL);
    if (a.notation.verdict.reason == ECART_PATH_BLOCKED) {
        int came = c->men[c->on[a.notation.verdict.first]].came;

        seen[ECART_CIRCUMSTANCE_TYPES] += came > 0;
        ck_assert_int_eq(find(&a, ECART_HAS_ARRIVED) ? find(&a, ECART_HAS_ARRIVED)->ply : 0,
                          came);
    }
    if (a.notation.verdict.reason == ECART_EN_PASSANT_UNAVAILABLE) {
        int  when = c->doubled[move.to], came = c->men[c->on[move.from]].came;
        int  pawn = c->men[c->on[move.to / 10 * 10 + move.from % 10]].came;
        bool late = when > 0 && came <= when && pawn == when;
        bool one  = pawn > 0 && c->moves[pawn].from == move.to;
        const ecart_circumstance *arrived = find(&a, ECART_HAS_ARRIVED);

        seen[ECART_HAS_LAPSED] += late;
        ck_assert_int_eq(find(&a, ECART_HAS_LAPSED) ? find(&a, ECART_HAS_LAPSED)->ply : 0,
                          late ? when + 1 : 0);
        seen[ECART_HAS_ARRIVED] += one;
        ck_assert_int_eq(arrived ? arrived->ply : 0, one ? pawn : 0);
        ck_assert(!one || arrived->from == move.to);
    }
}

/* Whether a text in standard SAN without castling says what a move did. */
static bool says(const char *san, char letter, ecart_move move)
{
    const char *sign = strpbrk(san, "=+#"), *end = sign ? sign : san + strlen(san);
    char        cell[3], from[3], becomes = ' ';

    if (sign && *sign == '=')
        becomes = sign[1];
    ecart_cell_write(move.to, cell, sizeof cell);
    ecart_cell_write(move.from, from, sizeof from);
    if (strncmp(end - 2, cell, 2) != 0 || (isupper(*san) ? *san : 'P') != letter ||
        " KQRBNP"[move.promotion] != becomes)
        return false;
    for (const char *s = san + (isupper(*san) != 0); s < end - 2; s++) {
        if (*s != 'x' && *s != from[0] && *s != from[1])
            return false;
    }
    return letter != 'P' || strchr(san, 'x') || from[0] == cell[0];
}

/* What is told of a text in SAN that was a move of the game. */
static void check_text(const chronicle *c, const char *san)
{
    asked a;
    int   ply = c->plies - 1;

    a.notation = ecart_san_read(&c->game.position, san, strlen(san));
    a.count    = ecart_circumstances(&c->game, &a.notation, a.told);
    if (!ecart_verdict_is_refusal(&a.notation.verdict) ||
        a.notation.verdict.reason == ECART_AMBIGUOUS || *san == 'O')
        return;
    while (!says(san, c->letters[ply], c->moves[ply]))
        ply -= 2;
    check_played(&a, ply);
    if (a.notation.verdict.reason == ECART_NO_SUCH_PIECE && *san != 'K' && isupper(*san) &&
        ecart_position_pieces(&c->game.position, c->game.position.side, a.notation.kind) == 0) {
        leaving last = c->lost[c->game.position.side][(int)*san];

        if (strcspn(san, "+#") == 3)
            ck_assert_int_eq(find(&a, ECART_WAS_CAPTURED)->ply, last.when);
    }
}

/* The right to castle ended when the king or the rook first went. */
static void check_castling(const chronicle *c, ecart_wing wing)
{
    ecart_side side = c->game.position.side;
    int        row  = side == ECART_WHITE ? 1 : 8;
    int        king = c->first[ecart_cell_make(5, row)];
    int        rook = c->first[ecart_cell_make(wing == ECART_KINGSIDE ? 8 : 1, row)];
    asked      a    = { .notation.verdict = ecart_castle_check(&c->game.position, wing) };

    a.count = ecart_circumstances(&c->game, &a.notation, a.told);
    if (a.notation.verdict.reason != ECART_CASTLE_NO_RIGHT &&
        a.notation.verdict.reason != ECART_CASTLE_NO_ROOK)
        return;
    ck_assert(find(&a, ECART_HAS_LAPSED) != NULL);
    ck_assert_int_eq(find(&a, ECART_HAS_LAPSED)->ply,
                      king == 0 || (rook > 0 && rook < king) ? rook : king);
}

/* Asks each own pawn to capture to both sides. */
static void check_pawns(const chronicle *c)
{
    const ecart_position *p = &c->game.position;
    ecart_cells           pawns = ecart_position_pieces(p, p->side, ECART_PAWN);
    int                   step  = ecart_side_forward(p->side);

    for (ecart_cell cell = 0; (cell = ecart_cells_next(pawns, cell)) != ECART_NO_CELL;) {
        check_cells(c, ecart_move_make(cell, (ecart_cell)(cell + step + 10), ECART_NO_KIND));
        check_cells(c, ecart_move_make(cell, (ecart_cell)(cell + step - 10), ECART_NO_KIND));
    }
}

/* Asks for moves that were played, for others from where a piece stood, and for any. */
static void ask_stale(const chronicle *c)
{
    check_pawns(c);
    check_castling(c, ECART_KINGSIDE);
    check_castling(c, ECART_QUEENSIDE);
    for (int n = 0; n < 20; n++) {
        ecart_cell from = drawn_cell(&seed), to = drawn_cell(&seed);
        unsigned   back = 1 + drawn_below(&seed, (unsigned)c->plies / 2 + 1);
        int        ply  = c->plies + 1 - 2 * (int)back;

        check_cells(c, ecart_move_make(from, to, ECART_NO_KIND));
        if (ply <= 0)
            continue;
        check_cells(c, c->moves[ply]);
        check_cells(c, ecart_move_make(c->moves[ply].from, to, ECART_NO_KIND));
        check_text(c, c->san[ply]);
    }
}

START_TEST(a_chronicle_of_its_pieces_says_the_same_of_any_game)
{
    static chronicle c;

    for (int round = 0; round < rounds(40); round += one_in(2)) {
        begin(&c);
        while (draw_move(&c)) {
            if (drawn_below(&seed, 6) == 0)
                ask_stale(&c);
        }
    }
    ck_assert_int_gt(seen[ECART_HAS_LEFT], 400);
    ck_assert_int_gt(seen[ECART_WAS_CAPTURED], 400);
    ck_assert_int_gt(seen[ECART_WAS_PLAYED], 400);
    ck_assert_int_gt(seen[ECART_CIRCUMSTANCE_TYPES], 40);
    ck_assert_int_gt(seen[ECART_HAS_LAPSED], 10);
    ck_assert_int_gt(seen[ECART_HAS_ARRIVED], 20);
}
END_TEST

/* A caller may have changed a verdict. */
START_TEST(a_verdict_of_nonsense_is_answered)
{
    ecart_circumstance told[ECART_CIRCUMSTANCE_TYPES];
    ecart_game         game;
    char               text[ECART_EXPLAIN_SIZE];

    ecart_game_start(&game, records, PLIES);
    ck_assert(ecart_game_play(&game, move_of("e2e4"), NULL));
    for (int n = 0; n < 256 * 256; n++) {
        ecart_notation made = {
            .verdict = { .reason = (ecart_reason)(n % 256), .nature = ECART_IS_OUT_OF_TURN,
                         .first = (ecart_cell)drawn_below(&seed, 256),
                         .others = (ecart_cells)(n % 3),
                         .move = { (ecart_cell)drawn_below(&seed, 256), (ecart_cell)(n / 256),
                                   (ecart_kind)drawn_below(&seed, 256), 0 } },
            .kind = (ecart_kind)drawn_below(&seed, 256),
            .origin = (uint8_t)drawn_below(&seed, 256), .to = (ecart_cell)drawn_below(&seed, 90)
        };
        size_t count = ecart_circumstances(&game, &made, told);

        for (size_t i = 0; i < count; i++) {
            require(told[i].type < ECART_REFUSED_AGAIN);
            require(i == 0 || told[i - 1].type < told[i].type);
            require(ecart_explain_circumstance(NULL, &told[i], text, sizeof text) > 0);
        }
    }
}
END_TEST

START_TEST(what_is_no_circumstance_has_no_name_and_no_sentence)
{
    const ecart_circumstance none = { .type = ECART_CIRCUMSTANCE_TYPES };
    const ecart_circumstance again = { .type = ECART_REFUSED_AGAIN, .kind = 200, .becomes = 200 };
    char text[ECART_EXPLAIN_SIZE] = "?";

    ck_assert_ptr_null(ecart_circumstance_name(ECART_CIRCUMSTANCE_TYPES));
    ck_assert_str_eq(ecart_circumstance_name(ECART_REFUSED_AGAIN), "again");
    ck_assert_uint_eq(ecart_explain_circumstance(NULL, &none, text, sizeof text), 0);
    ck_assert_str_eq(text, "");
    check_sentence(NULL, text, ecart_explain_circumstance(NULL, &again, text, sizeof text));
}
END_TEST

static Suite *circumstance_suite(void)
{
    Suite *suite = suite_create("circumstance");
    TCase *tcase;

    tcase = tcase_create("games");
    tcase_add_test(tcase, a_game_tells_what_explains_a_refusal);
    tcase_add_test(tcase, a_text_from_beyond_the_board_is_about_no_piece);
    tcase_add_test(tcase, a_chronicle_of_its_pieces_says_the_same_of_any_game);
    suite_add_tcase(suite, tcase);

    tcase = tcase_create("nonsense");
    tcase_add_test(tcase, a_verdict_of_nonsense_is_answered);
    tcase_add_test(tcase, what_is_no_circumstance_has_no_name_and_no_sentence);
    suite_add_tcase(suite, tcase);
    return suite;
}

int main(void)
{
    return run(circumstance_suite());
}
