/* SPDX-License-Identifier: MIT */
/* choose.c -- chooses what to ask about
 *
 * Positions come from games of random legal moves.  The sort of move is chosen
 * first, such as a pin, castling, or a rook that would have to turn a corner.
 * Then a game is played until such a move can be tried. */

#include <string.h>

#include "output/fields.h"
#include "quiz/question_records.h"
#include "quiz/quiz.h"

/* SplitMix64: a constant step through all states, and a mix of each.  The same seed gives the same
 * numbers on every machine. */
static uint64_t next(uint64_t *random)
{
    uint64_t mixed = *random += UINT64_C(0x9e3779b97f4a7c15);

    mixed = (mixed ^ mixed >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    mixed = (mixed ^ mixed >> 27) * UINT64_C(0x94d049bb133111eb);
    return mixed ^ mixed >> 31;
}

/* A number from 0 to limit - 1.  The remainder is not quite even, but the limits are small. */
static int random_below(uint64_t *random, int limit)
{
    return (int)(next(random) % (uint64_t)limit);
}

static void shuffle(uint64_t *random, int *numbers, int count)
{
    for (int i = count - 1; i > 0; i--) {
        int j = random_below(random, i + 1), kept = numbers[i];

        numbers[i] = numbers[j];
        numbers[j] = kept;
    }
}

/* The next card of a deck with this number of cards, counted from 0; shuffles them all when none
 * is left. */
static int deck_draw(struct deck *deck, uint64_t *random, int cards)
{
    if (deck->left == 0) {
        for (int i = 0; i != cards; i++)
            deck->cards[i] = i;
        shuffle(random, deck->cards, cards);
        deck->left = cards;
    }
    return deck->cards[--deck->left];
}

/* A sort of move: refused for one of some reasons, or legal and of a nature, or a check. In the
 * position of the FEN there is a move of this sort, in case no game has one. */
struct sort {
    uint64_t         reasons;   /* a bit for each; 0 if legal */
    int              nature;    /* one of these bits, or CHECK; 0 for any legal move */
    ecart_level      level;     /* the lowest level that it is asked at */
    const char      *fen;
};

enum { ANY = 0, CHECK = 1 << 8 };       /* beside the bits of a nature */

/* question_records.h writes sets of reasons with this. */
#define BIT(reason) ((uint64_t)1 << reason)

#define SORT(reasons, nature, level, fen) { reasons, nature, level, fen },

static const struct sort legal_sorts[]   = { LEGAL_LIST(SORT) };
static const struct sort refused_sorts[] = { REFUSED_LIST(SORT) };

enum {
    LEGAL_SORTS   = sizeof legal_sorts / sizeof *legal_sorts,
    REFUSED_SORTS = sizeof refused_sorts / sizeof *refused_sorts,
    GAMES         = 12,         /* tried before the sort's own position is used */
    OPENING       = 4,          /* plies of a game that are not asked about */
    ENDING        = 100,        /* plies of the longest game */
    NEAR          = 3           /* cells: wrong shapes further away are too easy */
};

static bool is_of_nature(const ecart_position *position, const ecart_verdict *verdict, int nature)
{
    if (nature == CHECK)
        return ecart_move_gives(position, verdict->move) != ECART_GIVES_NOTHING;
    return nature == 0 || (verdict->nature & nature) != 0;
}

/* Whether a move is of a sort, and not too easy. */
static bool is_of(const struct sort *sort, const ecart_position *position,
                  const ecart_verdict *verdict)
{
    ecart_reason reason = verdict->reason;

    if (sort->reasons == 0)
        return reason == ECART_LEGAL && is_of_nature(position, verdict, sort->nature);
    if (ecart_reason_group_of(reason) == ECART_GROUP_SHAPE &&
        ecart_chebyshev_distance(verdict->move.from, verdict->move.to) > NEAR)
        return false;
    return sort->reasons >> reason & 1;
}

/* A pawn that reaches the last row becomes a queen, so that the question is
 * not about the promotion. */
static ecart_move move_of(const ecart_position *position, ecart_cell from, ecart_cell to)
{
    bool pawn = ecart_piece_kind(ecart_board_piece(&position->board, from)) == ECART_PAWN;
    int  last = ecart_side_first_row(ecart_side_other(position->side));

    return ecart_move_make(from, to, pawn && ecart_cell_row(to) == last ? ECART_QUEEN
                                                                         : ECART_NO_KIND);
}

/* Chooses one of the moves of a sort in a position, all with the same chance;
 * false if there is none.  Castling counts as the king's move only. */
static bool find_move(struct quizzer *quizzer, const struct sort *sort,
                      const ecart_position *position, ecart_move *move)
{
    int found = 0;

    FOR_EACH_CELL(from, position->of_side[position->side]) {
        FOR_EACH_CELL(c, ALL_CELLS) {
            ecart_move    m       = move_of(position, from, c);
            ecart_verdict verdict = ecart_move_check(position, m);

            if (is_of(sort, position, &verdict) &&
                ecart_move_equal(m, ecart_move_canonical(position, m)) &&
                random_below(&quizzer->random, ++found) == 0)
                *move = m;
        }
    }
    return found > 0;
}

/* Plays a random legal move; false if the game is over. */
static bool play_any(struct quizzer *quizzer, ecart_position *position)
{
    ecart_move moves[ECART_MOVE_LIST_SIZE];
    size_t     count = ecart_legal_moves(position, moves, ECART_MOVE_LIST_SIZE);

    if (count == 0)
        return false;
    ecart_position_play(position, moves[random_below(&quizzer->random, (int)count)]);
    return true;
}

/* Plays a game until a move of the sort is found.  A random part of its
 * beginning is left out, so that not all questions come from openings. */
static bool play_until(struct quizzer *quizzer, const struct sort *sort, struct question *question)
{
    int first = OPENING + random_below(&quizzer->random, ENDING / 2);

    ecart_position_start(&question->position);
    for (int ply = 0; ply < ENDING; ply++) {
        if (ply >= first && find_move(quizzer, sort, &question->position, &question->move))
            return true;
        if (!play_any(quizzer, &question->position))
            return false;
    }
    return false;
}

static void take_certain(struct quizzer *quizzer, const struct sort *sort,
                         struct question *question)
{
    ecart_setup  setup;
    ecart_faults faults;

    ecart_fen_read(sort->fen, strlen(sort->fen), false, &setup, &faults);
    ecart_position_set(&question->position, &setup);
    (void)find_move(quizzer, sort, &question->position, &question->move);
}

/* Chooses a sort that is asked at this level, by chance: legal moves, or refused ones. */
static const struct sort *choose_sort(struct quizzer *quizzer, bool legal)
{
    for (;;) {
        const struct sort *sort = legal
            ? &legal_sorts[deck_draw(&quizzer->legal, &quizzer->random, LEGAL_SORTS)]
            : &refused_sorts[deck_draw(&quizzer->refused, &quizzer->random, REFUSED_SORTS)];

        if (sort->level <= quizzer->level)
            return sort;
    }
}

static void choose_move(struct quizzer *quizzer, struct question *question)
{
    bool legal = random_below(&quizzer->random, 2) == 0;
    const struct sort *sort = choose_sort(quizzer, legal);
    bool found = false;

    for (int game = 0; game < GAMES && !found; game++)
        found = play_until(quizzer, sort, question);
    if (!found)
        take_certain(quizzer, sort, question);
    question->answer = legal;
}

static ecart_cell any_cell(struct quizzer *quizzer)
{
    return ecart_cell_nth(random_below(&quizzer->random, 64));
}

static void choose_pair(struct quizzer *quizzer, struct question *question)
{
    question->move.from = any_cell(quizzer);
    do
        question->move.to = any_cell(quizzer);
    while (question->move.to == question->move.from);
}

/* Chooses a slide or an alias with the same chance: the article's set accepts both. */
static void choose_shape(struct quizzer *quizzer, struct question *question)
{
    static const ecart_kind kinds[] = { ECART_ROOK, ECART_BISHOP, ECART_QUEEN };
    bool        alias = random_below(&quizzer->random, 2) == 0;
    ecart_shape shape;

    question->piece = ecart_piece_make(ECART_WHITE, kinds[random_below(&quizzer->random, 3)]);
    do {
        choose_pair(quizzer, question);
        shape = ecart_shape_check(question->piece, question->move.from, question->move.to);
    } while (alias ? !shape.alias : shape.reason != ECART_LEGAL ||
             ecart_difference_readings(question->move.to - question->move.from).count < 2);
    question->form   = FORM_SHAPE;
    question->answer = shape.reason == ECART_LEGAL;
}

static void choose_numbers(struct quizzer *quizzer, struct question *question)
{
    int difference;

    choose_pair(quizzer, question);
    difference = question->move.to - question->move.from;
    if (quizzer->level == ECART_CHILD) {
        question->form   = FORM_NUMBER;
        question->answer = question->move.from;
    } else if (random_below(&quizzer->random, 3) == 0) {
        question->form   = FORM_MEANINGS;
        question->answer = ecart_difference_readings(difference).count;
    } else {
        question->form   = FORM_DIFFERENCE;
        question->answer = difference;
    }
}

/* A child counts to 2.  For others, one question in three is about a corner and
 * the cell diagonally beside it, which are far apart. */
static void choose_jumps(struct quizzer *quizzer, struct question *question)
{
    static const ecart_cell corners[] = { ECART_A1, ECART_A8, ECART_H1, ECART_H8 };
    static const ecart_cell beside[]  = { ECART_B2, ECART_B7, ECART_G2, ECART_G7 };
    int which = random_below(&quizzer->random, 12);

    do
        choose_pair(quizzer, question);
    while (quizzer->level == ECART_CHILD &&
           ecart_knight_distance(question->move.from, question->move.to) > 2);
    if (quizzer->level != ECART_CHILD && which < 4) {
        question->move.from = corners[which];
        question->move.to   = beside[which];
    }
    question->form   = FORM_JUMPS;
    question->answer = ecart_knight_distance(question->move.from, question->move.to);
}

/* One question of this topic in three is about a shape alone, except for a child. */
static void choose_possible(struct quizzer *quizzer, struct question *question)
{
    if (quizzer->level != ECART_CHILD && random_below(&quizzer->random, 3) == 0)
        choose_shape(quizzer, question);
    else
        choose_move(quizzer, question);
}

void quiz_choose(struct quizzer *quizzer, struct question *question)
{
    static void (*const choose[TOPICS])(struct quizzer *, struct question *) = {
        [TOPIC_POSSIBLE]   = choose_possible,
        [TOPIC_DIFFERENCE] = choose_numbers,
        [TOPIC_KNIGHT]     = choose_jumps
    };

    question->topic = quizzer->topic != TOPICS ? quizzer->topic
                    : (enum topic)deck_draw(&quizzer->topics, &quizzer->random, TOPICS);
    choose[question->topic](quizzer, question);
}
