/* SPDX-License-Identifier: MIT */
/* check_pgn_words.c -- the words that pgn/fast.c plays
 *
 * What the fast path of PGN plays, and what it leaves, is held equal to the
 * reader of SAN and to the rules' own player.  So is ecart_san_play(). */

#include "pgn/line.h"
#include "table.h"
#include "torture.h"

/* The fast path plays a word if there is nothing to tell of it, and no other,
 * and knows the position before.  It leaves a pawn's capture without its file to
 * the reader, which has nothing to forgive in it either. */
static void require_fast(const ecart_position *position, const char *text, size_t length,
                         const ecart_position *after)
{
    ecart_pgn_judge judge;
    ecart_pgn_line  line;
    judged_line    *judged;
    char            game[64];

    if (text[0] == 'x' || memchr(text, ' ', length))
        return;
    snprintf(game, sizeof game, "%.*s%20s", (int)length, text, "");
    ecart_pgn_judge_start(&judge, &line, 1, ECART_PGN_QUIET);
    ecart_pgn_feed(&judge.reader, game, strlen(game), false);
    judged = ecart_pgn_line_at(&judge, 0);
    judged->position = *position;
    judged->judged   = true;
    ecart_pgn_play_fast(&judge, judged);
    require_msg(judge.moves == (after != NULL), "'%.*s': %d moves", (int)length, text,
                (int)judge.moves);
    require(memcmp(ecart_pgn_judge_position(&judge), after ? after : position,
                   sizeof *position) == 0);
    require(!after || memcmp(ecart_pgn_judge_before(&judge), position, sizeof *position) == 0);
}

/* Requires, of any text, that all ways to play it agree.  Returns whether it was a legal move. */
static bool agrees(const ecart_position *position, const char *text, size_t length)
{
    ecart_position after = *position, expected = *position;
    char          *copy   = malloc(length + 1);     /* ends where the text ends */

    memcpy(copy + 1, text, length);
    ecart_notation said = ecart_san_play(&after, copy + 1, length);
    ecart_notation read = ecart_san_read(position, copy + 1, length);
    ecart_verdict  done = ecart_position_play(&expected, read.verdict.move);
    free(copy);

    require_msg(said.verdict.reason == read.verdict.reason &&
                said.verdict.first == read.verdict.first &&
                said.verdict.others == read.verdict.others &&
                said.verdict.also == read.verdict.also &&
                said.verdict.alias == read.verdict.alias &&
                said.verdict.nature == read.verdict.nature &&
                said.forgiven == read.forgiven && said.offset == read.offset &&
                ecart_move_equal(said.verdict.move, read.verdict.move),
                "'%.*s': %s, forgiven %x, nature %x; read %s, %x, %x", (int)length, text,
                ecart_reason_name(said.verdict.reason), said.forgiven, said.verdict.nature,
                ecart_reason_name(read.verdict.reason), read.forgiven, read.verdict.nature);
    if (!ecart_verdict_is_legal(&read.verdict))
        expected = *position;
    require(ecart_verdict_is_legal(&read.verdict) <= ecart_verdict_is_legal(&done));
    require(memcmp(&after, &expected, sizeof after) == 0);
    require_fast(position, text, length,
                 ecart_verdict_is_legal(&read.verdict) && read.forgiven == 0 ? &expected : NULL);
    return ecart_verdict_is_legal(&read.verdict);
}

/* A character changed, put in, left out, or two exchanged. */
static size_t mutate(dice *d, const char *text, size_t length, char changed[16])
{
    static const char letters[] = "KQRBNabcdefgh12345678xO-=+#!i90 \xe2";
    size_t at = roll(d, (uint32_t)length);
    char   letter = letters[roll(d, sizeof letters - 1)];

    memcpy(changed, text, length);
    switch (roll(d, 5)) {
    case 0:
        memmove(changed + at + 1, changed + at, length - at);
        changed[at] = letter;
        return length + 1;
    case 1:
        memmove(changed + at, changed + at + 1, length - at - 1);
        return length - 1;
    case 2:
        changed[length] = letter;
        return length + 1;
    default:
        changed[at] = letter;
        return length;
    }
}

/* Every legal move of every position as chess.js writes it, with its signs
 * taken off or exchanged, and changed at random, once and twice. */
START_TEST(what_is_played_is_what_is_read)
{
    dice     d = { 20 };
    unsigned legal = 0, changed_legal = 0;

    for (table t = table_open("suite.tsv"); table_next(&t);) {
        ecart_position position = position_of(t.field[1], false);

        for (const char *san = t.field[6]; *san && *san != '-';) {
            size_t length = strcspn(san, " "), again;
            char   changed[16], twice[16];

            require(agrees(&position, san, length));
            legal++;
            for (int i = 0; i < rounds(2); i++) {
                again = mutate(&d, san, length, changed);
                changed_legal += agrees(&position, changed, again);
                if (again > 1)
                    agrees(&position, twice, mutate(&d, changed, again, twice));
            }
            memcpy(changed, san, length);
            changed[length] = '+';
            agrees(&position, changed, length + 1);
            changed[length] = '#';
            agrees(&position, changed, length + 1);
            agrees(&position, san, length - 1);
            san += length + (san[length] == ' ');
        }
    }
    ck_assert_uint_gt(legal, 24000);
    ck_assert_uint_gt(changed_legal, 300);
}
END_TEST

/* One random position in seven has no fault. */
static bool roll_position(dice *d, ecart_position *position)
{
    ecart_setup setup;

    random_setup(d, &setup);
    return ecart_position_set(position, &setup);
}

/* In any position, of Chess960 too: its moves as they are written, and as
 * they are with every from-cell added. */
START_TEST(any_moves_are_played_as_they_are_read)
{
    dice     d = { 22 };
    unsigned legal = 0;

    for (int i = 0; i < rounds(2000); i++) {
        ecart_position position;
        ecart_move     moves[ECART_MOVE_LIST_SIZE];

        if (!roll_position(&d, &position))
            continue;
        size_t count = ecart_legal_moves(&position, moves, ECART_MOVE_LIST_SIZE);
        for (size_t n = 0; n < count; n++) {
            char san[ECART_SAN_SIZE], from[3], more[ECART_SAN_SIZE + 4];

            ecart_san_write(&position, moves[n], san, sizeof san);
            ecart_cell_write(moves[n].from, from, sizeof from);
            require(agrees(&position, san, strlen(san)));
            legal++;
            for (int where = 0; where < 3; where++) {
                snprintf(more, sizeof more, "%c%.*s%s", san[0], 1 + (where == 0),
                         from + (where == 1), san + 1);
                agrees(&position, more, strlen(more));
            }
        }
    }
    ck_assert_uint_gt(legal, 3000);
}
END_TEST

/* Random letters in the forms that words of moves have. */
START_TEST(any_words_are_played_as_they_are_read)
{
    static const char *const forms[] = {
        "%c%c%c", "%c%c%c+", "%cx%c%c", "%c%c%c%c", "%c%cx%c%c", "%c%c%c%c#", "%c%c%cx%c%c",
        "%c%c%c%c%c", "%cx%c%c=Q", "%c%c=R+", "O-O", "O-O-O", "O-O+", "O-O-O#", "O-O=Q"
    };
    enum { FORMS = sizeof forms / sizeof *forms };
    dice     d = { 21 };
    unsigned legal = 0;

    for (int i = 0; i < rounds(8000); i++) {
        ecart_position position;
        char           text[32];

        if (!roll_position(&d, &position))
            continue;
        for (int n = 0; n < 12; n++) {
            static const char letters[] = "KQRBNabcdefghabcdefgh12345678";
            uint32_t form = roll(&d, FORMS);
            char     c[5];

            for (int k = 0; k < 5; k++)
                c[k] = letters[roll(&d, sizeof letters - 1)];
            c[3 - (form < 3)] = "abcdefgh"[roll(&d, 8)];
            int length = snprintf(text, sizeof text, forms[form], c[0], c[1], c[2], c[3], c[4]);
            legal += agrees(&position, text, (size_t)length);
        }
    }
    ck_assert_uint_gt(legal, 0);
}
END_TEST

/* Words that random play may never bring. */
START_TEST(rare_words_are_played_as_they_are_read)
{
    static const struct {
        const char *fen, *words;
    } cases[] = {
        { "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
          "exd6 exd6+ exd6=Q exd6e.p. exf6 xd6 e5xd6 gxd6 e6 d6 exd e exd6# \x80" "exd6" },
        { "4k3/8/1p6/P7/8/8/8/4K3 w - - 0 1", "axb6 ixb6 `xb6 a6" },
        { "8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1", "exd6 e6 Kb5" },
        { "4k3/8/8/1b1pP3/8/5K2/8/8 w - d6 0 1", "exd6 e6 Kg3" },
        { "3nk3/2P5/8/8/8/8/8/4K3 w - - 0 1",
          "c8=Q c8=Q+ c8 cxd8=N cxd8=N+ cxd8=Q+ c8=K c8=P c8=q c7 cxd8 c8=Q# =Q c=Q" },
        { "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
          "O-O O-O-O O-O+ O-O=Q O-O-O=R 0-0 Kg1 Kxh1 O-O-O-O O-O-O# OO Rf1 Rf1+ Rxa8 Rxa8+" },
        { "4k3/8/8/8/8/8/R7/R3K2R w KQ - 0 1", "R1b1 Rhb1 Rab1 Rb1 Rb2 R2b2 Ra1b1 Ra3 R2a3" },
        { "7k/8/1N3N2/8/1N3N2/8/8/4K3 w - - 0 1",
          "Nd5 Nbd5 N4d5 Nb4d5 Nf6d5 Nf6d5+ Nc4 N6c4 Nbc4 Nb6c4 Nfd5+ N6d5 Nb0d5 Nbbd5 Nbd5x" },
        { "4k3/8/8/1N6/8/8/8/1N2K3 w - - 0 1", "N1c3 N5c3 N9c3 N0c3 N8c3 Nbc3 Nb1c3 Nc3" },
        { "4k3/4r3/8/8/8/8/4B3/4K3 w - - 0 1", "Bd3 Kd1 Kd2 Kf3 Be3" },
        { "4k3/8/8/8/8/8/P7/4K3 w - - 0 1", "a3 a4 a5 a1 a2 b3 axb3 a9 i3 a 3a" },
    };

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        ecart_position position = position_of(cases[i].fen, false);
        unsigned       legal = 0;

        for (const char *word = cases[i].words; *word;) {
            size_t length = strcspn(word, " ");

            legal += agrees(&position, word, length);
            word  += length + (word[length] == ' ');
        }
        ck_assert_uint_gt(legal, 0);
    }
}
END_TEST

enum { TOKENS = 64 };

/* What a text is read as that is given in two pieces. */
static int read_in_pieces(const char *text, size_t length, size_t cut,
                          ecart_pgn_token tokens[TOKENS])
{
    ecart_pgn_reader reader;
    size_t           at = 0;
    int              count = 0;

    ecart_pgn_start(&reader);
    ecart_pgn_feed(&reader, text, cut, cut == length);
    while (count < TOKENS) {
        ecart_pgn_kind kind = ecart_pgn_next(&reader, &tokens[count]);

        if (kind == ECART_PGN_MORE) {
            at = cut - ecart_pgn_rest(&reader);
            ecart_pgn_feed(&reader, text + at, length - at, true);
        } else if (kind == ECART_PGN_END) {
            break;
        } else {
            count++;
        }
    }
    return count;
}

/* Words of results, promotions in brackets, tags and bytes that are not characters. */
START_TEST(odd_words_are_read_alike_however_they_are_cut)
{
    static const char characters[] =
        "aah8817QQ((()))-- 0011/2*..[\"]A\n\r\x1a\xff\x81\x8d\x8f\x90\x9d\x96\xa0"
        "\xc2\xbd\xef\xbb\xbf";
    ecart_pgn_token whole[TOKENS], cut[TOKENS];
    unsigned        random = 7;

    for (int n = 0; n < 30000; n++) {
        char   text[16];
        size_t length = 1 + (size_t)n % 14;

        for (size_t i = 0; i < length; i++) {
            random  = random * 1664525 + 1013904223;
            text[i] = characters[(random >> 16) % (sizeof characters - (n % 9 != 0))];
        }
        if (n % 4 == 0 && length > 6)
            memcpy(text, n % 8 ? "a8(Q" : "[A \"", 4);
        if (n % 16 == 1 && length > 6)
            memcpy(text, "1.\xe2\x80\xa6", 5);

        int count = read_in_pieces(text, length, length, whole);

        for (size_t at = 0; at < length; at++) {
            bool comments = false;
            int  same     = read_in_pieces(text, length, at, cut);

            for (int i = 0; i < count; i++)
                comments |= whole[i].kind == ECART_PGN_COMMENT ||
                            whole[i].kind == ECART_PGN_ESCAPE;
            if (comments)
                continue;
            require(same == count);
            for (int i = 0; i < count; i++)
                require(whole[i].kind == cut[i].kind && whole[i].length == cut[i].length &&
                        whole[i].place.offset == cut[i].place.offset);
        }
    }
}
END_TEST

int main(void)
{
    Suite *s = suite_create("pgn_words");

    TCase *playing = group(s, "playing");
    tcase_set_timeout(playing, 120);
    tcase_add_test(playing, what_is_played_is_what_is_read);
    tcase_add_test(playing, rare_words_are_played_as_they_are_read);
    tcase_add_test(playing, any_moves_are_played_as_they_are_read);
    tcase_add_test(playing, any_words_are_played_as_they_are_read);
    tcase_add_test(playing, odd_words_are_read_alike_however_they_are_cut);

    return run(s);
}
