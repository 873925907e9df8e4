/* SPDX-License-Identifier: MIT */
/* ends.c -- how a game stands, who can still mate, and what a flag's fall means */

#include "output/ends.h"

#include <stdio.h>

#include "output/fields.h"
#include "system/page.h"
#include "words/program.h"

/* The article on a flag's fall, in both editions of the FIDE Laws of Chess. */
static const char flag_article[] = "6.9";

static const char draw[] = "1/2-1/2";

/* A game that is looked at. */
struct ends {
    const ecart_game     *game;
    const ecart_language *language;
    ecart_standing_set    standings;
    bool                  over;
    ecart_prospect        prospects[2];
};

bool ends_is_over(const ecart_game *game)
{
    return !ecart_standings_has(ecart_game_standings(game), ECART_IN_PLAY);
}

static struct ends ends_of(const ecart_game *game, const ecart_language *language)
{
    ecart_standing_set standings = ecart_game_standings(game);

    return (struct ends){
        game, language, standings, !ecart_standings_has(standings, ECART_IN_PLAY),
        { ecart_game_prospect(game, ECART_WHITE), ecart_game_prospect(game, ECART_BLACK) }
    };
}

static const char *win_of(ecart_side side)
{
    return side == ECART_WHITE ? "1-0" : "0-1";
}

/* The result of the game, or NULL if it goes on. */
static const char *result_of(const struct ends *e)
{
    if (!e->over)
        return NULL;
    return ecart_standings_has(e->standings, ECART_CHECKMATE)
         ? win_of(ecart_side_other(e->game->position.side)) : draw;
}

static const char *article_of(ecart_standing standing, bool announced)
{
    return ecart_standing_article(ECART_LAWS_2023, standing, announced);
}

static void say_standing(const struct ends *e, ecart_standing standing,
                         char text[ECART_EXPLAIN_SIZE])
{
    ecart_explain_standing(e->language, e->game->position.side, standing, text,
                           ECART_EXPLAIN_SIZE);
}

/* The sentence that says why a side can no longer mate: because of the position, because of
 * its clock, or only because positions of the game would be repeated. */
static int sentence_on_draw(const ecart_game *game, ecart_side side)
{
    ecart_game without_past;

    if (ecart_side_prospect(&game->position, side) == ECART_MATE_IMPOSSIBLE)
        return SAY_ENDS_FLAG_DRAWS;
    ecart_game_set(&without_past, &game->position, NULL, 0);
    return ecart_game_prospect(&without_past, side) == ECART_MATE_IMPOSSIBLE
         ? SAY_ENDS_FLAG_DRAWS_CLOCK : SAY_ENDS_FLAG_DRAWS_REPETITION;
}

/* What follows if the flag of a side falls. */
static void say_flag(const struct ends *e, ecart_side flagged, char text[ECART_EXPLAIN_SIZE])
{
    static const int sentences[] = {
        [ECART_MATE_UNPROVEN] = SAY_ENDS_FLAG_UNPROVEN,
        [ECART_MATE_POSSIBLE] = SAY_ENDS_FLAG_LOSES
    };
    ecart_side     other    = ecart_side_other(flagged);
    ecart_prospect of_other = e->prospects[other];
    ecart_slots    slots    = { .side = flagged };
    int            which    = of_other == ECART_MATE_IMPOSSIBLE ? sentence_on_draw(e->game, other)
                                                                : sentences[of_other];

    program_say(e->language, which, &slots, text, ECART_EXPLAIN_SIZE);
}

/* A line: an identifier, a sentence, and the article that decides, if there is one. */
static void print_line(const struct ends *e, const char *name, const char *sentence,
                       const char *article)
{
    char text[ECART_EXPLAIN_SIZE];

    if (article) {
        ecart_slots slots = { .written = program_text(article) };

        program_say(e->language, SAY_ENDS_ARTICLE, &slots, text, sizeof text);
    }
    page_put("%s: %s%s%s", name, sentence, article ? " " : "", article ? text : "");
}

/* Finds why a side cannot mate, and writes it.  Returns false if it can, or if it is not known. */
static bool explained(const struct ends *e, ecart_side side, ecart_obstacle *obstacle,
                      char text[ECART_EXPLAIN_SIZE])
{
    const ecart_position *position = &e->game->position;

    if (ecart_side_obstacle(position, side, obstacle) != ECART_MATE_IMPOSSIBLE)
        return false;
    ecart_explain_obstacle(e->language, position, side, obstacle, text, ECART_EXPLAIN_SIZE);
    return true;
}

/* Prints a line with the argument, its identifier first, if the position proves that the side
 * cannot mate. */
static void print_obstacle(const struct ends *e, ecart_side side)
{
    ecart_obstacle obstacle;
    char           text[ECART_EXPLAIN_SIZE];

    if (explained(e, side, &obstacle, text))
        page_put("%s: %s", ecart_obstacle_name(obstacle.kind), text);
}

static void put_ends(struct json *json, const ecart_obstacle *obstacle)
{
    json_open(json, "ends", '[');
    for (ecart_obstacle_kind kind = 0; kind < ECART_OBSTACLES; kind++) {
        if (obstacle->ends >> kind & 1)
            json_put_plain(json, NULL, ecart_obstacle_name(kind));
    }
    json_close(json, ']');
}

/* The same and its evidence, as a member of an open object. */
static void put_obstacle(struct json *json, const struct ends *e, ecart_side side)
{
    ecart_obstacle obstacle;
    char           text[ECART_EXPLAIN_SIZE];

    if (!explained(e, side, &obstacle, text))
        return;
    json_open(json, "obstacle", '{');
    json_put_plain(json, "kind", ecart_obstacle_name(obstacle.kind));
    json_put_text(json, "text", text);
    put_ends(json, &obstacle);
    json_put_number(json, "depth", obstacle.depth);
    field_put_line(json, "moves", e->game->position, obstacle.moves, (size_t)obstacle.forced);
    json_put_set(json, "locked", obstacle.locked);
    json_put_set(json, "king", obstacle.king);
    json_put_set(json, "checks", obstacle.checks);
    json_put_set(json, "pieces", obstacle.men);
    json_put_set(json, "spared", obstacle.spared);
    json_close(json, '}');
}

static void print_standings(const struct ends *e)
{
    char text[ECART_EXPLAIN_SIZE];

    for (ecart_standing s = 0; s < ECART_STANDINGS; s++) {
        if (!ecart_standings_has(e->standings, s))
            continue;
        say_standing(e, s, text);
        print_line(e, ecart_standing_name(s), text, article_of(s, false));
    }
}

static void print_check(const struct ends *e)
{
    const ecart_position *position = &e->game->position;
    ecart_slots           slots = { .board = &position->board,
                                    .from  = position->king[position->side],
                                    .others = position->checkers };
    char                  text[ECART_EXPLAIN_SIZE];

    if (e->over || position->checkers == 0)
        return;
    program_say(e->language, SAY_ENDS_IN_CHECK, &slots, text, sizeof text);
    print_line(e, "check", text, NULL);
}

/* Prints which draw may be claimed by announcing a move, though not without one. */
static void print_announced(const struct ends *e, ecart_standing standing, int sentence,
                            const char *san)
{
    ecart_slots slots = { .side = e->game->position.side, .move = program_text(san) };
    char        text[ECART_EXPLAIN_SIZE];

    program_say(e->language, sentence, &slots, text, sizeof text);
    print_line(e, ecart_standing_name(standing), text, article_of(standing, true));
}

/* Prints the draws that may be claimed by announcing a move.  Where the fifty moves can be
 * completed, nearly every move does it, so one line tells it for all. */
static void print_claims(const struct ends *e)
{
    ecart_move         moves[ECART_MOVE_LIST_SIZE];
    size_t             count = ecart_legal_moves(&e->game->position, moves,
                                                 ECART_MOVE_LIST_SIZE);
    ecart_standing_set told  = e->standings;
    char               san[ECART_SAN_SIZE];

    for (size_t i = 0; i < count; i++) {
        ecart_standing_set claims = ecart_game_claims(e->game, moves[i]) & ~told;

        field_move(e->language, &e->game->position, moves[i], san);
        if (ecart_standings_has(claims, ECART_THREEFOLD_CLAIMABLE))
            print_announced(e, ECART_THREEFOLD_CLAIMABLE, SAY_ENDS_ANNOUNCE_THREEFOLD, san);
        if (ecart_standings_has(claims, ECART_FIFTY_MOVE_CLAIMABLE)) {
            print_announced(e, ECART_FIFTY_MOVE_CLAIMABLE, SAY_ENDS_ANNOUNCE_FIFTY, "");
            told |= 1u << ECART_FIFTY_MOVE_CLAIMABLE;
        }
    }
}

/* Prints what a flag's fall means for each side; nothing if both can mate, as they mostly can. */
static void print_flags(const struct ends *e)
{
    char text[ECART_EXPLAIN_SIZE];

    if (e->over || (e->prospects[ECART_WHITE] == ECART_MATE_POSSIBLE &&
                    e->prospects[ECART_BLACK] == ECART_MATE_POSSIBLE))
        return;
    for (ecart_side side = ECART_WHITE; side <= ECART_BLACK; side++) {
        say_flag(e, side, text);
        print_line(e, "flag-fall", text, flag_article);
        print_obstacle(e, ecart_side_other(side));
    }
}

void ends_print(const ecart_game *game, const ecart_language *language)
{
    struct ends e = ends_of(game, language);

    print_standings(&e);
    if (ecart_standings_has(e.standings, ECART_DEAD_POSITION)) {
        print_obstacle(&e, ECART_WHITE);
        print_obstacle(&e, ECART_BLACK);
    }
    print_check(&e);
    print_claims(&e);
    print_flags(&e);
}

static void put_standings(struct json *json, const struct ends *e)
{
    char text[ECART_EXPLAIN_SIZE];

    json_open(json, "standings", '[');
    for (ecart_standing s = 0; s < ECART_STANDINGS; s++) {
        if (!ecart_standings_has(e->standings, s))
            continue;
        say_standing(e, s, text);
        json_open(json, NULL, '{');
        json_put_plain(json, "standing", ecart_standing_name(s));
        json_put_plain(json, "article", article_of(s, false));
        json_put_text(json, "text", text);
        json_close(json, '}');
    }
    json_close(json, ']');
}

static void put_claim(struct json *json, const struct ends *e, ecart_move move,
                      ecart_standing standing)
{
    json_open(json, NULL, '{');
    field_put_move(json, &e->game->position, move);
    json_put_plain(json, "standing", ecart_standing_name(standing));
    json_put_plain(json, "article", article_of(standing, true));
    json_close(json, '}');
}

static void put_claims(struct json *json, const struct ends *e)
{
    ecart_move moves[ECART_MOVE_LIST_SIZE];
    size_t     count = ecart_legal_moves(&e->game->position, moves, ECART_MOVE_LIST_SIZE);

    json_open(json, "claims", '[');
    for (size_t i = 0; i < count; i++) {
        ecart_standing_set claims = ecart_game_claims(e->game, moves[i]);

        for (ecart_standing s = 0; claims >> s != 0; s++) {
            if (ecart_standings_has(claims, s))
                put_claim(json, e, moves[i], s);
        }
    }
    json_close(json, ']');
}

static void put_prospects(struct json *json, const struct ends *e)
{
    static const char *const names[] = {
        [ECART_MATE_IMPOSSIBLE] = "impossible",
        [ECART_MATE_UNPROVEN]   = "unproven",
        [ECART_MATE_POSSIBLE]   = "possible"
    };

    json_open(json, "mate", '{');
    for (ecart_side side = ECART_WHITE; side <= ECART_BLACK; side++) {
        json_open(json, side_word(side), '{');
        json_put_plain(json, "prospect", names[e->prospects[side]]);
        if (e->prospects[side] == ECART_MATE_IMPOSSIBLE)
            put_obstacle(json, e, side);
        json_close(json, '}');
    }
    json_close(json, '}');
}

/* A flag that falls after the end means nothing. */
static void put_flags(struct json *json, const struct ends *e)
{
    char text[ECART_EXPLAIN_SIZE];

    if (e->over) {
        json_put_null(json, "flag");
        return;
    }
    json_open(json, "flag", '{');
    for (ecart_side side = ECART_WHITE; side <= ECART_BLACK; side++) {
        ecart_side winner = ecart_side_other(side);

        say_flag(e, side, text);
        json_open(json, side_word(side), '{');
        json_put_plain(json, "result",
                       e->prospects[winner] == ECART_MATE_IMPOSSIBLE ? draw : win_of(winner));
        json_put_plain(json, "article", flag_article);
        json_put_text(json, "text", text);
        json_close(json, '}');
    }
    json_close(json, '}');
}

void ends_print_members(struct json *json, const ecart_game *game,
                        const ecart_language *language, bool claims)
{
    const ecart_position *position = &game->position;
    struct ends           e        = ends_of(game, language);
    ecart_standing        first    = ecart_standing_first(e.standings);
    char                  text[ECART_EXPLAIN_SIZE];

    say_standing(&e, first, text);
    field_put_position(json, "fen", position);
    json_put_plain(json, "standing", ecart_standing_name(first));
    json_put_plain(json, "result", result_of(&e));
    json_put_text(json, "text", text);
    json_put_set(json, "check", position->checkers);
    json_put_number(json, "repetitions", ecart_game_repetitions(game));
    json_put_number(json, "clock", position->clock);
    put_standings(json, &e);
    if (claims)
        put_claims(json, &e);
    put_prospects(json, &e);
    put_flags(json, &e);
}

enum { LONGEST = 80 };

/* A line of moves; its length is 0 if there is none. */
struct line {
    ecart_move moves[LONGEST];
    size_t     length;
};

static struct line line_of(const ecart_game *game, ecart_side side)
{
    struct line line;

    (void)ecart_game_prospect_line(game, side, ECART_PROSPECT_EFFORT, line.moves, LONGEST,
                                   &line.length);
    return line;
}

/* The moves with their numbers, as in a book: 34... Kd6 35. Ra6#. */
static void write_line(ecart_position position, const struct line *line, char *text, size_t size)
{
    size_t at = 0;

    for (size_t i = 0; i < line->length && at < size; i++) {
        bool numbered = i == 0 || position.side == ECART_WHITE;
        char san[ECART_SAN_SIZE];

        ecart_san_write(&position, line->moves[i], san, sizeof san);
        at += (size_t)snprintf(text + at, size - at, "%s%s%s%s", i > 0 ? " " : "",
                               numbered ? name_number(&position).text : "", numbered ? " " : "",
                               san);
        (void)ecart_position_play(&position, line->moves[i]);
    }
}

void ends_print_lines(const ecart_game *game, const ecart_language *language)
{
    char moves[ECART_EXPLAIN_SIZE], text[ECART_EXPLAIN_SIZE];

    for (ecart_side side = ECART_WHITE; side <= ECART_BLACK; side++) {
        struct line line  = line_of(game, side);
        ecart_slots slots = { .side = side };

        if (line.length == 0)
            continue;
        write_line(game->position, &line, moves, sizeof moves);
        slots.written = program_text(moves);
        program_say(language, SAY_ENDS_LINE, &slots, text, sizeof text);
        page_put("line: %s", text);
    }
}

void ends_put_lines(struct json *json, const ecart_game *game)
{
    json_open(json, "lines", '{');
    for (ecart_side side = ECART_WHITE; side <= ECART_BLACK; side++) {
        struct line line = line_of(game, side);

        field_put_line(json, side_word(side), game->position, line.moves, line.length);
    }
    json_close(json, '}');
}
