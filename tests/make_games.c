/* SPDX-License-Identifier: MIT */
/* make_games.c -- writes a collection of games of random legal play
 *
 *     make_games GAMES [--decorated | --played | --positions]
 *
 * The same arguments always give the same bytes: tests/data/games.tsv has
 * their checksums, and names the programs that confirmed every move, check
 * sign and result of them.  A plain collection is what databases hold: seven
 * tags and a line of moves, in lines of 80 columns at most.  A decorated one
 * has all else that PGN knows: comments, variations within variations, marks,
 * other starts, Chess960.  Games that are played end as those of people do: each side looks
 * one move ahead, and there are mates, resignations, flag falls, and endings that last until
 * nobody can mate.  Of such games --positions prints each position with the move that is
 * played in it, as FEN, tab, UCI. */

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <ecart.h>

enum { COLUMNS = 80, SHORTEST = 16, LONGEST = 160, DEEPEST = 3, LONGEST_PLAYED = 300 };

/* One game on its way to stdout. */
struct pen {
    uint64_t state;         /* of the dice */
    int      column;        /* bytes in the line so far */
    bool     decorated, played, positions;
    bool     numbered;      /* Black's next move needs a number too */
};

/* Steele, Lea and Flood's SplitMix64, which is a few lines in any language. */
static uint64_t dice(struct pen *pen)
{
    uint64_t z = pen->state += 0x9e3779b97f4a7c15;

    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
    z = (z ^ z >> 27) * 0x94d049bb133111eb;
    return z ^ z >> 31;
}

static int below(struct pen *pen, size_t limit)
{
    return (int)((dice(pen) >> 32) * limit >> 32);
}

static bool chance(struct pen *pen, int percent)
{
    return pen->decorated && below(pen, 100) < percent;
}

/* Words are parted by a blank or by the end of the line. */
static void put(struct pen *pen, const char *word)
{
    int length = (int)strlen(word);

    if (pen->column > 0 && pen->column + 1 + length > COLUMNS) {
        putchar('\n');
        pen->column = 0;
    }
    pen->column += printf("%s%s", pen->column > 0 ? " " : "", word);
}

static void put_number(struct pen *pen, const ecart_position *position)
{
    char word[24];

    if (position->side == ECART_WHITE || pen->numbered) {
        snprintf(word, sizeof word, "%d%s", position->number,
                 position->side == ECART_WHITE ? "." : "...");
        put(pen, word);
    }
    pen->numbered = false;
}

/* What may stand between two moves.  Some of it ends its line, and what is escaped begins one. */
static void put_remark(struct pen *pen)
{
    static const char *const words[] = {
        "$1", "$14 $36", "$146", "{}", "{ a ( b [ c ; 1-0 * }", "{Zugzwang?!}",
        "{ 12. Nf3\n[Event \"none\"]\nh6 }", "; 0-1 } )\n", "\n% escaped { ( [\n"
    };
    const char *word = words[below(pen, sizeof words / sizeof *words)];

    if (*word == '\n')
        fputs(word, stdout);
    else
        put(pen, word);
    if (strchr(word, '\n'))
        pen->column = (int)strlen(strrchr(word, '\n') + 1);
    pen->numbered |= *word != '$';
}

/* Moves chosen, and the position after the last of them. */
struct line {
    ecart_move     moves[LONGEST_PLAYED];
    int            plies;
    ecart_position end;
};

static void choose(struct pen *pen, const ecart_position *start, int plies,
                   struct line *line)
{
    ecart_move moves[ECART_MOVE_LIST_SIZE];

    line->end = *start;
    for (line->plies = 0; line->plies < plies; line->plies++) {
        size_t count = ecart_legal_moves(&line->end, moves, ECART_MOVE_LIST_SIZE);

        if (count == 0)
            return;
        line->moves[line->plies] = moves[below(pen, count)];
        ecart_position_play(&line->end, line->moves[line->plies]);
    }
}

static const int values[ECART_KINDS] = { [ECART_QUEEN]  = 900, [ECART_ROOK]   = 500,
                                         [ECART_BISHOP] = 330, [ECART_KNIGHT] = 320,
                                         [ECART_PAWN]   = 100 };

static int value_at(const ecart_position *p, ecart_cell cell)
{
    return values[ecart_piece_kind(ecart_board_piece(&p->board, cell))];
}

/* Whether a piece of the side to move would be lost for nothing, or for less. */
static int lost_at(const ecart_position *p, ecart_cell cell, int value)
{
    ecart_cells pawns = p->of_kind[ECART_PAWN];
    ecart_cells by    = ecart_position_attackers(p, p->side ^ 1, cell);

    return by == 0 ? 0 : by & pawns ? value - 100
         : ecart_cells_count(ecart_position_attackers(p, p->side, cell)) > 1 ? value / 4 : value;
}

/* What a careful beginner thinks of a move: what it takes, what it loses, and mate. */
static int worth(struct pen *pen, const ecart_position *p, ecart_move move)
{
    int            mover = value_at(p, move.from), sum = below(pen, 60);
    ecart_position after = *p;

    ecart_position_play(&after, move);
    if (after.checkers != 0)
        sum += ecart_has_legal_move(&after) ? 40 : 100000;
    sum += value_at(p, move.to) + values[move.promotion];
    sum += lost_at(p, move.from, mover) - lost_at(p, move.to, mover);
    if (mover == 100)
        sum += p->number > 30 ? 60 : 20;
    return sum;
}

static int material(const ecart_position *p)
{
    int sum = 0;

    for (ecart_kind kind = ECART_QUEEN; kind < ECART_KINDS; kind++)
        sum += values[kind] * (ecart_cells_count(p->of_kind[kind] & p->of_side[p->side]) -
                               ecart_cells_count(p->of_kind[kind] & p->of_side[p->side ^ 1]));
    return sum;
}

/* Moves up to an end, or until a side resigns or both have had enough; a third of the sides
 * that are lost play on to mate. */
static void play(struct pen *pen, const ecart_position *start, struct line *line)
{
    ecart_move moves[ECART_MOVE_LIST_SIZE];
    bool       stubborn = below(pen, 3) == 0;

    line->end = *start;
    for (line->plies = 0; line->plies < LONGEST_PLAYED; line->plies++) {
        size_t count = ecart_legal_moves(&line->end, moves, ECART_MOVE_LIST_SIZE), best = 0;
        int    most  = -100000;

        if (ecart_standing_first(ecart_position_standings(&line->end)) < ECART_IN_PLAY ||
            (!stubborn && material(&line->end) < -500 && below(pen, 24) == 0) ||
            (line->end.clock >= 60 && below(pen, 20) == 0))
            return;
        for (size_t i = 0; i < count; i++) {
            int sum = worth(pen, &line->end, moves[i]);

            if (sum > most) {
                most = sum;
                best = i;
            }
        }
        line->moves[line->plies] = moves[best];
        ecart_position_play(&line->end, moves[best]);
    }
}

static void put_move(struct pen *pen, const ecart_position *position, ecart_move move)
{
    char san[ECART_SAN_SIZE];

    put_number(pen, position);
    ecart_san_write(position, move, san, sizeof san);
    put(pen, san);
}

static void put_line(struct pen *pen, const ecart_position *start,
                     const struct line *line, int depth);

/* What else might have been played, from before the move. */
static void put_variation(struct pen *pen, const ecart_position *before, int depth)
{
    struct line other;

    choose(pen, before, 1 + below(pen, 6), &other);
    put(pen, "(");
    pen->numbered = true;
    put_line(pen, before, &other, depth + 1);
    put(pen, ")");
    pen->numbered = true;
}

static void put_line(struct pen *pen, const ecart_position *start,
                     const struct line *line, int depth)
{
    ecart_position position = *start;

    for (int ply = 0; ply < line->plies; ply++) {
        ecart_position before = position;

        put_move(pen, &position, line->moves[ply]);
        ecart_position_play(&position, line->moves[ply]);
        if (chance(pen, 6))
            put_remark(pen);
        while (depth < DEEPEST && chance(pen, 4))
            put_variation(pen, &before, depth);
    }
}

/* Mate and what is drawn by itself decide; else the players do. */
static const char *result_of(struct pen *pen, const ecart_position *end)
{
    static const char *const agreed[] = { "1-0", "0-1", "1/2-1/2", "*" };
    int better;

    switch (ecart_standing_first(ecart_position_standings(end))) {
    case ECART_CHECKMATE:
        return end->side == ECART_WHITE ? "0-1" : "1-0";
    case ECART_STALEMATE:
    case ECART_DEAD_POSITION:
        return "1/2-1/2";
    default:
        if (!pen->played)
            return agreed[below(pen, 4)];
        better = material(end) * (end->side == ECART_WHITE ? 1 : -1);
        return better > 200 ? "1-0" : better < -200 ? "0-1" : "1/2-1/2";
    }
}

/* Of decorated games, one in four begins somewhere in the middle, and one in
 * four with a start of Chess960.  Returns whether the game begins so. */
static bool choose_start(struct pen *pen, ecart_position *start)
{
    ecart_setup setup;
    struct line opening;

    ecart_position_start(start);
    if (chance(pen, 25)) {
        choose(pen, start, 1 + below(pen, 100), &opening);
        *start = opening.end;
        return true;
    }
    if (chance(pen, 33)) {
        ecart_setup_start_960(&setup, below(pen, 960));
        return ecart_position_set(start, &setup);
    }
    return false;
}

static void put_start(const ecart_position *start)
{
    ecart_setup setup;
    char        fen[ECART_FEN_SIZE];

    ecart_position_setup(start, &setup);
    ecart_fen_write(&setup, ECART_FEN_LEGAL_EN_PASSANT, fen, sizeof fen);
    printf("%s[SetUp \"1\"]\n[FEN \"%s\"]\n",
           start->chess960 ? "[Variant \"Chess960\"]\n" : "", fen);
}

/* In C, nobody knows which argument of a call is thrown first. */
static void put_tags(struct pen *pen, int number, const char *result)
{
    int day   = 1 + below(pen, 28);
    int month = 1 + below(pen, 12);
    int year  = 1850 + below(pen, 175);
    int black = 1 + below(pen, 999);
    int white = 1 + below(pen, 999);

    printf("[Event \"Random legal play\"]\n[Site \"?\"]\n"
           "[Date \"%04d.%02d.%02d\"]\n[Round \"%d\"]\n", year, month, day, number);
    printf("[White \"Player %d\"]\n[Black \"Player %d\"]\n[Result \"%s\"]\n",
           white, black, result);
    if (pen->played)
        printf("[TimeControl \"180+2\"]\n[Termination \"%s\"]\n",
               below(pen, 8) == 0 && *result != '*' ? "Time forfeit" : "Normal");
}

static void put_positions(const ecart_position *start, const struct line *line)
{
    ecart_position position = *start;

    for (int ply = 0; ply < line->plies; ply++) {
        ecart_setup setup;
        char        fen[ECART_FEN_SIZE], uci[ECART_UCI_SIZE];

        ecart_position_setup(&position, &setup);
        ecart_fen_write(&setup, ECART_FEN_PLAIN, fen, sizeof fen);
        ecart_uci_write(line->moves[ply], uci, sizeof uci);
        printf("%s\t%s\n", fen, uci);
        ecart_position_play(&position, line->moves[ply]);
    }
}

static void put_game(struct pen *pen, int number)
{
    ecart_position start;
    struct line    line;
    bool           elsewhere = choose_start(pen, &start);
    const char    *result;

    if (pen->played)
        play(pen, &start, &line);
    else
        choose(pen, &start, SHORTEST + below(pen, LONGEST - SHORTEST + 1), &line);
    if (pen->positions) {
        put_positions(&start, &line);
        return;
    }
    result = result_of(pen, &line.end);
    put_tags(pen, number, result);
    if (elsewhere)
        put_start(&start);
    puts("");
    pen->column   = 0;
    pen->numbered = true;
    put_line(pen, &start, &line, 0);
    put(pen, result);
    puts("\n");
}

int main(int argc, char **argv)
{
    int        games = argc > 1 ? atoi(argv[1]) : 0;
    struct pen pen   = { .state = 2019 };

    pen.decorated = argc > 2 && strcmp(argv[2], "--decorated") == 0;
    pen.positions = argc > 2 && strcmp(argv[2], "--positions") == 0;
    pen.played    = pen.positions || (argc > 2 && strcmp(argv[2], "--played") == 0);
    if (games <= 0 || argc > 3 || (argc == 3 && !pen.decorated && !pen.played)) {
        fputs("Usage: make_games GAMES [--decorated | --played | --positions]\n", stderr);
        return 2;
    }
    for (int number = 1; number <= games; number++)
        put_game(&pen, number);
    return fclose(stdout) == 0 ? 0 : 2;
}
