/* SPDX-License-Identifier: MIT */
/* check_mishap.c -- tests of what is certain in a game, and of mishaps (meant.h, mishap.c) */

#include "runner.h"
#include "table.h"

enum { MANY = 64 };

#define KNIGHT "8/8/4k3/8/8/2N5/8/7K w - - 0 1"

/* A line of texts with blanks between them. */
static size_t split(const char *line, ecart_text *texts)
{
    size_t count = 0;

    for (; *line; line += strspn(line, " "), count++) {
        texts[count] = (ecart_text){ line, strcspn(line, " ") };
        line += texts[count].length;
    }
    return count;
}

START_TEST(in_a_line_the_rest_decides)
{
    static const struct {
        const char *line, *san;
        size_t      played;
        int         ply, plies;
    } cases[] = {
        { "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6", NULL, 8, 0, 0 },
        { "e4 e5 Nf3 Nc6 Bb8 a6 Ba4 Nf6", "Bb5", 4, 5, 3 },
        { "e4 e5 Nc3 Nc6 g3 Nf6 Bg2 Bb4 d3 Bxc4 bxc3 O-O", "Bxc3+", 9, 10, 2 },
        { "e4 c5 Nf3 e6 d4 cxd4 Nxd4 Nf6", NULL, 8, 0, 0 },
        /* d3 is legal by chance; then nothing stands on d4. */
        { "e4 c5 Nf3 e6 d3 cxd4 Nxd4 Nf6", "d4", 5, 5, 3 },
    };

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        ecart_meaning  meanings[MANY];
        ecart_text     texts[20];
        ecart_position start;
        ecart_line     line = { &start, NULL, texts, split(cases[i].line, texts), 0 };
        size_t         found;

        ecart_position_start(&start);
        ck_assert_uint_eq(ecart_line_played(&line), cases[i].played);
        found = ecart_meant_in_line(&line, meanings, MANY);
        ck_assert_int_eq(found > 0, cases[i].san != NULL);
        if (found == 0)
            continue;
        ck_assert_str_eq(meanings[0].san, cases[i].san);
        ck_assert_int_eq(meanings[0].ply, cases[i].ply);
        ck_assert_int_eq(meanings[0].plies, cases[i].plies);
    }
}
END_TEST

/* A game, in which a mishap or a slip is planted, and what it is taken for. */
static const char game[] =
    "e4 e5 Nf3 d6 d4 Bg4 dxe5 Bxf3 Qxf3 dxe5 Bc4 Nf6 Qb3 Qe7 Nc3 c6 Bg5 b5 Nxb5 cxb5 "
    "Bxb5+ Nbd7 O-O-O Rd8 Rxd7 Rxd7 Rd1 Qe6 Bxd7+ Nxd7 Qb8+ Nxb8 Rd8#";

enum { GAME_PLIES = 33, FEWEST = 4 };

typedef struct planted {
    ecart_position start;
    ecart_text     right[GAME_PLIES], texts[GAME_PLIES + 2];
    ecart_line     line;
} planted;

static void plant_game(planted *p)
{
    ecart_position_start(&p->start);
    ck_assert_uint_eq(split(game, p->right), GAME_PLIES);
    memcpy(p->texts, p->right, sizeof p->right);
    p->line = (ecart_line){ &p->start, NULL, p->texts, GAME_PLIES, 0 };
}

/* Moves the texts from one place to another, and changes how many there are. */
static void shift(planted *p, size_t from, size_t to)
{
    memmove(p->texts + to, p->texts + from, sizeof *p->texts * (p->line.count - from));
    p->line.count += to - from;
}

static bool is_refused(const planted *p)
{
    return ecart_line_played(&p->line) < p->line.count;
}

/* A mishap is found where one happened and enough is left of the game, and nothing is certain.
 * Returns its kind. */
static ecart_mishap_kind found_mishap(const planted *p)
{
    ecart_mishap  mishap = ecart_mishap_in_line(&p->line);
    ecart_meaning meaning;

    require(!ecart_meant_certainly(&p->line, &meaning));
    require((mishap.kind != ECART_MISHAP_NONE) ==
            (ecart_line_played(&p->line) + 1 + FEWEST <= p->line.count));
    require(mishap.kind == ECART_MISHAP_NONE ||
            (mishap.ply > 0 && mishap.ply <= ecart_line_played(&p->line) + 1 &&
             mishap.count > 0 && mishap.count <= 2));
    require(mishap.kind == ECART_MISHAP_EXCHANGED ? mishap.other > mishap.ply : mishap.other == 0);
    return mishap.kind;
}

/* Qxf3 was written twice.  The second may mean Qf6 and nothing else, with an x too many, and
 * then another one in Bxc4 is no reason against a mishap. */
START_TEST(the_only_meaning_shows_a_habit)
{
    planted       p;
    ecart_meaning meaning;

    plant_game(&p);
    shift(&p, 8, 9);
    p.texts[11] = (ecart_text){ "Bxc4", 4 };
    ck_assert_uint_eq(ecart_meant_in_line(&p.line, &meaning, 1), 1);
    ck_assert_str_eq(meaning.san, "Qf6");
    ck_assert_int_eq(found_mishap(&p), ECART_MISHAP_DOUBLED);
    ck_assert_uint_eq(ecart_mishap_in_line(&p.line).ply, 10);
}
END_TEST

/* The writer went on with his numbers, which jump where a whole move is missing. */
START_TEST(moves_are_missing_where_the_numbers_jump)
{
    size_t  found = 0;
    planted p;

    for (size_t at = 0; at + 2 < GAME_PLIES; at++) {
        ecart_mishap mishap;

        plant_game(&p);
        shift(&p, at + 2, at);
        p.line.jump = at + 1 + at % 2;
        mishap = ecart_mishap_in_line(&p.line);
        if (mishap.kind == ECART_MISHAP_NONE)
            continue;
        ck_assert_uint_eq(mishap.kind, ECART_MISHAP_LEFT_OUT);
        ck_assert_uint_ge(mishap.ply + at % 2, p.line.jump);
        ck_assert_uint_ge(p.line.jump, mishap.ply);
        p.line.jump = at % 4 < 2 ? 1 : GAME_PLIES;
        require(ecart_mishap_in_line(&p.line).kind != ECART_MISHAP_NONE);
        found++;
    }
    ck_assert_uint_gt(found, 20);
}
END_TEST

START_TEST(moves_left_out_doubled_or_exchanged_are_found_and_nothing_is_certain)
{
    size_t  kinds[ECART_MISHAPS] = { 0 };
    planted p;

    for (size_t at = 0; at < GAME_PLIES; at++) {
        for (size_t count = 1; count <= 2 && at + count < GAME_PLIES; count++) {
            plant_game(&p);
            shift(&p, at + count, at);
            kinds[is_refused(&p) ? found_mishap(&p) : ECART_MISHAP_NONE]++;
            plant_game(&p);
            shift(&p, at, at + count);
            memcpy(p.texts + at, p.right + at, sizeof *p.texts * count);
            kinds[found_mishap(&p)]++;
        }
        for (size_t other = at + 1; other < GAME_PLIES && other <= at + 12;
             other += other == at + 1 ? 1 : 2) {
            plant_game(&p);
            p.texts[at]    = p.right[other];
            p.texts[other] = p.right[at];
            kinds[is_refused(&p) ? found_mishap(&p) : ECART_MISHAP_NONE]++;
        }
    }
    ck_assert_uint_gt(kinds[ECART_MISHAP_DOUBLED], 20);
    ck_assert_uint_gt(kinds[ECART_MISHAP_LEFT_OUT], 20);
    ck_assert_uint_gt(kinds[ECART_MISHAP_EXCHANGED], 100);
}
END_TEST

/* Puts a character into each text, and others in a campaign; with German letters, the whole
 * game is written in them. */
static void slip_everywhere(const ecart_letters *letters, const char *puts, size_t *certain)
{
    static char    written[GAME_PLIES][16];
    ecart_position position;
    planted        p;

    plant_game(&p);
    position = p.start;
    for (size_t at = 0; at < GAME_PLIES; at++) {
        ecart_move move = ecart_notation_read(&position, p.right[at].text,
                                              p.right[at].length).verdict.move;

        (void)ecart_san_write_with(&position, letters, move, written[at], sizeof *written);
        p.texts[at] = (ecart_text){ written[at], strlen(written[at]) };
        (void)ecart_position_play(&position, move);
    }
    p.line.letters = letters;
    for (size_t at = 0; at < GAME_PLIES; at++) {
        for (size_t i = at % (size_t)one_in(5); i < p.texts[at].length; i += (size_t)one_in(5)) {
            char c = written[at][i];

            for (int put = 0; put < rounds(1) && puts[put]; put++) {
                ecart_meaning meaning;

                written[at][i] = puts[put];
                if (is_refused(&p) && ecart_meant_certainly(&p.line, &meaning)) {
                    ck_assert_uint_eq(meaning.ply, at + 1);
                    ck_assert_int_eq(strncmp(meaning.san, p.right[at].text, p.right[at].length),
                                     0);
                    p.line.jump = at + 1;
                    require(!ecart_meant_certainly(&p.line, &meaning));
                    p.line.jump = ecart_line_played(&p.line) + 3;
                    require(!ecart_meant_certainly(&p.line, &meaning));
                    p.line.jump++;
                    require(ecart_meant_certainly(&p.line, &meaning));
                    p.line.jump = 0;
                    ++*certain;
                }
            }
            written[at][i] = c;
        }
    }
}

START_TEST(what_is_certain_is_the_move_that_was_played)
{
    size_t english = 0, german = 0;

    slip_everywhere(NULL, "8eK", &english);
    slip_everywhere(ecart_letters_find("de", 2), "3", &german);
    ck_assert_uint_gt(english, 12);
    ck_assert_uint_gt(german, 3);
}
END_TEST

/* With two slips, in texts not far from each other, at most the true moves are certain. */
START_TEST(of_two_slips_none_is_mended_wrongly)
{
    static const char *const slips[GAME_PLIES] = {
        [4] = "d3", [6] = "dxc5", [8] = "gxf3", [10] = "Bb4", [11] = "Nh6", [13] = "Qd7",
        [14] = "Nd2", [16] = "Bf4", [24] = "Bxd7+", [26] = "Re1"
    };

    for (size_t a = 0; a < GAME_PLIES; a++) {
        for (size_t b = a; b < GAME_PLIES; b++) {
            ecart_meaning meaning;
            planted       p;

            if (!slips[a] || !slips[b])
                continue;
            plant_game(&p);
            p.texts[a] = (ecart_text){ slips[a], strlen(slips[a]) };
            p.texts[b] = (ecart_text){ slips[b], strlen(slips[b]) };
            if (is_refused(&p) && ecart_meant_certainly(&p.line, &meaning))
                ck_assert_int_eq(strncmp(meaning.san, p.right[meaning.ply - 1].text,
                                         p.right[meaning.ply - 1].length), 0);
        }
    }
}
END_TEST

START_TEST(each_mishap_has_a_name)
{
    static const char *const names[] = { "none", "doubled", "exchanged", "left-out" };

    for (ecart_mishap_kind kind = 0; kind < ECART_MISHAPS; kind++)
        ck_assert_str_eq(ecart_mishap_name(kind), names[kind]);
    ck_assert_ptr_null(ecart_mishap_name(ECART_MISHAPS));
}
END_TEST

/* Rooks take each other on one cell, and that is no mishap: nothing explains Kz9. */
START_TEST(moves_that_look_alike_are_not_doubled)
{
    ecart_position start = position_of("3r2k1/3r4/8/3p4/8/8/3R4/3R2K1 w - - 0 1", false);
    ecart_text     texts[20];
    ecart_line     line = { &start, NULL, texts, 0, 0 };

    line.count = split("Rxd5 Rxd5 Rxd5 Rxd5 Kf1 Kf8 Kz9 Ke8 Ke2 Kd7 Ke3", texts);
    ck_assert_uint_eq(ecart_line_played(&line), 6);
    ck_assert_int_eq(ecart_mishap_in_line(&line).kind, ECART_MISHAP_NONE);
    /* White's Nf3 is not written again as a move of Black's. */
    ecart_position_start(&start);
    line.count = split("e4 e5 Nf3 Nc6 Bb5 Nf3 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3", texts);
    ck_assert_uint_eq(ecart_line_played(&line), 5);
    ck_assert_int_ne(ecart_mishap_in_line(&line).kind, ECART_MISHAP_DOUBLED);
}
END_TEST

/* What happened is found as near to the refused text as it can be; but first where the numbers
 * jump, or up to two texts before. */
START_TEST(a_mishap_has_its_place)
{
    static const struct {
        const char *fen; size_t jump; const char *line; ecart_mishap mishap;
    } cases[] = {
        { NULL, 0, "e4 e5 Nf3 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O", { ECART_MISHAP_DOUBLED, 1, 4, 0 } },
        { NULL, 0, "e4 e5 Nf3 Nc6 Nf3 Bb5 a6 Ba4 Nf6 O-O", { ECART_MISHAP_DOUBLED, 1, 5, 0 } },
        { NULL, 0, "e4 e5 Nf3 Nc6 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O", { ECART_MISHAP_DOUBLED, 2, 5, 0 } },
        { NULL, 6, "e4 e5 Nf3 Nc6 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O", { ECART_MISHAP_DOUBLED, 2, 5, 0 } },
        { NULL, 0, "e4 e5 Nf3 Nc6 Nf3 Nf6 Bb5 a6 Ba4 Nf6 O-O", { ECART_MISHAP_NONE, 0, 0, 0 } },
        { NULL, 0, "e4 e5 Nc6 Nf3 Bb5 a6 Ba4 Nf6 O-O", { ECART_MISHAP_EXCHANGED, 2, 3, 4 } },
        /* The same move two texts before does not matter. */
        { NULL, 0, "Nf3 Nf6 Nf3 Ng8 Ng1 d5 d4 Nf6", { ECART_MISHAP_EXCHANGED, 2, 3, 5 } },
        /* The pawn is pinned, unless the queen goes away or comes last. */
        { NULL, 5, "e4 f6 Qh5+ g6 c4 g5 Nh3 Kf7 g3 Ke8 d3", { ECART_MISHAP_EXCHANGED, 2, 3, 11 } },
        { NULL, 6, "e4 f6 Qh5+ g6 c4 g5 Nh3 Kf7 g3 Ke8 d3", { ECART_MISHAP_LEFT_OUT, 2, 6, 0 } },
        { NULL, 0, "e4 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O", { ECART_MISHAP_LEFT_OUT, 1, 2, 0 } },
        /* Who writes Ng1f3 may write Nb1c3 too. */
        { NULL, 0, "Ng1f3 d5 d4 Nf6 Nf6 Nb1c3 e6 Bf4 Be7 e3", { ECART_MISHAP_DOUBLED, 1, 5, 0 } },
        { NULL, 0, "e4 c5 d4 cxd4 Nxd4 Nf6 Nc3 a6 Be2 g6", { ECART_MISHAP_LEFT_OUT, 2, 5, 0 } },
        /* Bxf7+ Kxf7 is missing before one of White's moves. */
        { "6k1/p4ppp/8/8/2B5/8/P7/6K1 w - - 0 1", 2, "a3 a6 a4 a5 Kg2 Ke6 Kf3 Kd5 Kg3 Kc4",
          { ECART_MISHAP_LEFT_OUT, 2, 1, 0 } },
        /* Nb3 and Nf6 are missing, so that Rb3 captures.  Later the knight would capture it. */
        { "6n1/8/4k3/8/8/7r/8/NB1K4 w - - 0 1", 0, "Ba2 Rb3 Kc2 Nd7 Kd2 Ke7 Kc2 Rh3 Kb2 Ne5 "
          "Ka1 Nd3 Bb1 Nb4", { ECART_MISHAP_LEFT_OUT, 2, 1, 0 } },
        /* Nb3 and Ng6 are missing, so that the rooks capture.  Later too both could be made, but
         * then the knights capture the rooks. */
        { "7n/5kb1/R7/3p4/3P4/7r/1BK5/N7 w - - 0 1", 0, "Rg6 Rb3 Rg1 Rb8 Ba1 Bh8 Rg8 Rb1 Kxb1",
          { ECART_MISHAP_LEFT_OUT, 2, 1, 0 } },
        /* Rh6+ Kg8 is missing.  After d5 too both could be made, but not exd6 en passant. */
        { "7k/pb1p2p1/R7/4P3/8/8/8/2K2B2 w - - 0 1", 0, "Kb1 Bc8 Bf1c4+ d5 exd6+ Be6 Rh8+ Kxh8 "
          "Bxe6 g6 Kc2", { ECART_MISHAP_LEFT_OUT, 2, 3, 0 } },
        /* Ra8+ Kh7 is missing, and was possible before. */
        { "7k/6p1/7P/8/4n3/8/8/RB4K1 w - - 0 1", 0, "Kf1 Ng3+ Kf2 g6 Rb8 Kxh6 Kxg3 Kg5 Rb5+",
          { ECART_MISHAP_LEFT_OUT, 2, 5, 0 } },
    };

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        ecart_position start;
        ecart_text     texts[20];
        ecart_line     line   = { &start, NULL, texts, split(cases[i].line, texts), cases[i].jump };

        ecart_position_start(&start);
        if (cases[i].fen)
            start = position_of(cases[i].fen, false);
        ecart_mishap found = ecart_mishap_in_line(&line);
        ck_assert_msg(found.kind == cases[i].mishap.kind && found.count == cases[i].mishap.count &&
                      found.ply == cases[i].mishap.ply && found.other == cases[i].mishap.other,
                      "%s: %d %d, %d %d", cases[i].line, found.kind, found.count, found.ply,
                      found.other);
    }
}
END_TEST

/* Of guesses with which all can be played, one that needs a doubt weighs more, and one four
 * texts before the refused one a little more than there; but three before, it comes first. */
START_TEST(guesses_in_a_line_have_an_order)
{
    static const struct { const char *fen, *line; struct { const char *san; int ply, doubts; }
                          first[2]; } cases[] = {
        { NULL, "Nf3 Nf6 Nf3 Ng8 Ng1 d5 d4 Nf6", { { "Nc3", 1, 0 }, { "Nc3", 3, 0 } } },
        { NULL, "Nf3 d6 d3 d5 Nf3 e6 e4 Nf6", { { "Nc3", 5, 0 }, { "Nc3", 1, 0 } } },
        { KNIGHT, "N5 Kd5 Kh2 Kc4 Kh3 Kb3", { { "Nb5", 1, 0 }, { "Nd5", 1, 1 } } },
        { KNIGHT, "Nx5 Kd5 Kh2 Kc4 Kh3 Kb3", { { "Nb5", 1, 1 }, { "Nd5", 1, 2 } } },
        /* A slip to another piece, with a doubt, weighs as much as a needless letter. */
        { "k7/8/8/8/4n3/8/3PK3/8 w - - 0 1", "Qd3 Nd2 Ke3 Kb7 Kf4 Kc6",
          { { "Kd3", 1, 1 }, { "d3", 1, 0 } } },
        /* The text before could be played by the other side too. */
        { "k7/8/5n2/8/8/2N5/8/6K1 w - - 0 1", "Kh2 Nd5 Kg4 Kb7 Kf3 Ka6 Ke4", { { "Kg3", 3, 0 } } },
        { NULL, "Ng1f3 d5 Ne6 c6 d4 Nf6", { { "Ne5", 3, 0 } } },
    };

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        ecart_meaning  meanings[MANY + 1];
        ecart_position start;
        ecart_text     texts[20];
        ecart_line     line  = { &start, NULL, texts, split(cases[i].line, texts), 0 };

        ecart_position_start(&start);
        if (cases[i].fen)
            start = position_of(cases[i].fen, false);
        memset(meanings, 1, sizeof meanings);
        ck_assert_uint_eq(meanings[ecart_meant_in_line(&line, meanings, MANY + 1)].ply, 257);
        for (int n = 0; n < 2 && cases[i].first[n].san; n++) {
            ck_assert_str_eq(meanings[n].san, cases[i].first[n].san);
            ck_assert_int_eq(meanings[n].ply, cases[i].first[n].ply);
            ck_assert_int_eq(meanings[n].doubts, cases[i].first[n].doubts);
        }
    }
}
END_TEST

/* So many that only the last are suspected; the first says more than it must. */
START_TEST(a_slip_is_found_behind_many_texts)
{
    static const char *const shuffle[] = { "Nf3", "Nf6", "Ng1", "Ng8" };
    ecart_position start;
    ecart_meaning  meaning = { .ply = 0 };
    ecart_text     texts[330];
    ecart_line     line = { &start, NULL, texts, 330, 0 };

    ecart_position_start(&start);
    for (size_t i = 0; i < 330; i++)
        texts[i] = (ecart_text){ shuffle[(i + 2) % 4], 3 };
    texts[0]   = (ecart_text){ "Nb1c3", 5 };
    texts[1]   = (ecart_text){ "Nc6", 3 };
    texts[322] = (ecart_text){ "Nb6", 3 };
    ck_assert_uint_gt(ecart_meant_in_line(&line, &meaning, 1), 0);
    ck_assert_int_eq(meaning.ply, 323);
    ck_assert_str_eq(meaning.san, "Nb5");
    /* Ng8 doubled; what follows needs the first moves, and h4, which is a suspect. */
    ck_assert_uint_eq(split("h4 h6 a3 a6", texts + 38), 4);
    ck_assert_uint_eq(split("Ng8 Nb5 Nb4 h5 Nf6 Nf3 Ng8 Ng1", texts + 322), 8);
    ck_assert_uint_eq(ecart_line_played(&line), 322);
    ck_assert_int_eq(ecart_mishap_in_line(&line).kind, ECART_MISHAP_DOUBLED);
    ck_assert_uint_eq(ecart_mishap_in_line(&line).ply, 323);
}
END_TEST

/* Ra4 fits, and so does Ra8+ with its sign misread; where the writer gives signs, a move that
 * checks without one is not meant, and neither is one that has a sign without a check. */
START_TEST(signs_say_what_is_certain)
{
    static const struct {
        const char *fen, *line, *san;
    } cases[] = {
        { "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "Ra84 Kd7 Kd2 Kd6 Kd3 Kd5 Kc3", NULL },
        { "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "Ra1 Kd7 Kd2 Kd6 Kd3 Kd5 Kc3", NULL },
        { "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "", NULL },
        /* An x before all else is a sign too; but the second 4 of "Bb54" may have been one. */
        { NULL, "e8 d5 e4 dxe4 Nc3 Nf6 d3 exd3", "e3" },
        { NULL, "xe8 d5 e4 dxe4 Nc3 Nf6 d3 exd3", NULL },
        { NULL, "e4 c5 Nf3 d6 Bb54 Nd7 d4 a6 Bxd7+ Bxd7 dxc5 Qa5+ Bd2 Qxc5 Be3 Qc7 Qd2 Nf6 e5 "
                "dxe5 Nxe5 Rd8 Nxd7 Rxd7 Qxd7+", "Bb5+" },
        /* Kf1 fits too, but then Nbd2 says too much: the rook pins the other knight.  If the
         * writer does so elsewhere, it rules nothing out. */
        { "8/5r2/k7/8/8/8/8/1N2K1N1 w - - 0 1", "Nf3 Kb6 K1 Kc6 Nbd2 Kb6 Nb3 Kc6", "Kd1" },
        { "8/5r2/k7/8/8/8/8/1N2K1N1 w - - 0 1", "Ng1f3 Kb6 K1 Kc6 Nbd2 Kb6 Nb3 Kc6", NULL },
        { "8/5r2/k7/8/8/8/8/1N2K1N1 w - - 0 1", "Nf3 Kb6 K1 Kc6 Nbd2 Kb6 Ndb3 Kc6", NULL },
        /* Nd5 fits too, but then Kd5 lacks an x.  Three that pieces have show that the writer gives
         * them, wherever they stand. */
        { KNIGHT, "N5 Kd5 Kh2 Kc4 Kh3 Kb3 Qxa9 Qxa9", NULL },
        { KNIGHT, "N5 Kd5 Kh2 Kc4 Kh3 Kb3 Qxa9 Qxa9 Qxa9", "Nb5" },
        { KNIGHT, "N5 Kd5 Kh2 Kc4 Kh3 Kb3 Axa9 R1xa9 Zxa9", "Nb5" },
        { KNIGHT, "N5 Kd5 Kh2 Kc4 Kh3 Kb3 exd9 exd9 exd9", NULL },
        { "8/5k2/8/8/8/2p5/8/1N5K w - - 0 1", "Nxc3 Ke6 N5 Kd5 Kh2 Kc4 Kh3 Kb3 Qxa9 Qxa9", "Nb5" },
        /* Kb7 fits too, but then Rb1 lacks a sign of check. */
#define ROOK "k7/8/8/8/8/8/4K3/7R b - - 0 1"
        { ROOK, "K7 Rb1 Ka6 Rb4 Ka5 Ke3 e9+ e9#", NULL },
        { ROOK, "K7 Rb1 Ka6 Rb4 Ka5 Ke3 e9+ e9# O+", "Ka7" },
        /* Kd1 and then c3 fits too, but "Nc3" is too far from that. */
        { "8/5k2/8/8/8/8/2P5/rN2K3 w - - 0 1", "Kd Kf6 Nc3 Ke6 Ke2 Kd6 Kf3 Kc6", "Kd2" },
        /* Nf6 fits too, if the last text means Ke7. */
        { "6n1/8/4k3/8/8/7r/8/NB1K4 w - - 0 1", "Ke1 f6 Bc2 Rh2 Bg6 Rh3 Bb1 Ne7", NULL },
        /* Nd5 fits too, but has no need of an x; what is refused behind both does not matter. */
        { "k7/8/7p/1n6/8/2N2P2/8/K7 w - - 0 1", "Nxa5 h5 f4 h4 f5 Kb9", "Nxb5" },
        /* Not b4 but e4.  With e4 for c4, c5 is refused, before Be2: then only c5 is mended, and
         * not b4 too, which may mean c4. */
        { NULL, "c4 a6 b4 g6 c5 b5 Be2 b4 g4 Bg7 a3 d6", "e4" },
        { NULL, "e4 e5 Nf3 Nc6 Bg4+ Nf6 O-O Nxe4 d4 Nd6 Bxc6", NULL },
        { NULL, "g4 h5 Nc3 Nh6 f4 Nxg4 e3 b66 Ncd5 b5 a3 Nbc6 h4 Ngf2 Nb4 Rb8", "b6" },
        /* Bf4 and Be5 were played: Nf5 captures in what is written, but not in the game. */
        { "2r3k1/3bqp1p/1p3p2/p2B4/3N4/2P5/PP1b1PPP/3R1RK1 b - - 2 21",
          "Bg4 g3 Bf5 Nf5 Bxf5 Rfe1 Qc5 Bb7 Rb8 Bg2 Bxg3 hxg3 Qc8 Re8+ Qxe8 Bf1 Bg4 Rd3 Qe4 b4 "
          "Qxd3", NULL },
    };

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        ecart_position start;
        ecart_text     texts[32];
        ecart_line     line = { &start, NULL, texts, split(cases[i].line, texts), 0 };
        ecart_meaning  meaning;

        ecart_position_start(&start);
        if (cases[i].fen)
            start = position_of(cases[i].fen, false);
        ck_assert_int_eq(ecart_meant_certainly(&line, &meaning), cases[i].san != NULL);
        if (cases[i].san)
            ck_assert_str_eq(meaning.san, cases[i].san);
    }
}
END_TEST

int main(void)
{
    Suite *s = suite_create("mishap");

    TCase *line = group(s, "lines");
    tcase_set_timeout(line, 60);
    tcase_add_test(line, in_a_line_the_rest_decides);
    tcase_add_test(line, each_mishap_has_a_name);
    tcase_add_test(line, moves_left_out_doubled_or_exchanged_are_found_and_nothing_is_certain);
    tcase_add_test(line, the_only_meaning_shows_a_habit);
    tcase_add_test(line, moves_are_missing_where_the_numbers_jump);
    tcase_add_test(line, what_is_certain_is_the_move_that_was_played);
    tcase_add_test(line, of_two_slips_none_is_mended_wrongly);
    tcase_add_test(line, a_mishap_has_its_place);
    tcase_add_test(line, guesses_in_a_line_have_an_order);
    tcase_add_test(line, a_slip_is_found_behind_many_texts);
    tcase_add_test(line, signs_say_what_is_certain);
    tcase_add_test(line, moves_that_look_alike_are_not_doubled);
    return run(s);
}
