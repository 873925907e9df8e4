/* SPDX-License-Identifier: MIT */
/* torture.h -- anything at all, by millions: random boards, texts and moves.
 * Nothing may crash, loop or read out of bounds, which the sanitizers watch;
 * and what is answered must agree with itself. */
#ifndef TESTS_TORTURE_H
#define TESTS_TORTURE_H

#include <string.h>

#include "runner.h"

typedef struct dice {
    uint64_t state;
} dice;

static inline uint32_t roll(dice *d, uint32_t sides)
{
    d->state ^= d->state << 13;
    d->state ^= d->state >> 7;
    d->state ^= d->state << 17;
    return (uint32_t)(d->state >> 32) % sides;
}

/* A board with both kings and up to 40 other pieces of any kind anywhere, any
 * rights and any en passant cell. */
static inline void random_setup(dice *d, ecart_setup *setup)
{
    uint32_t pieces = roll(d, 4) ? roll(d, 8) : roll(d, 40);

    ecart_setup_clear(setup);
    for (uint32_t i = 0; i < pieces; i++)
        (void)ecart_board_put(&setup->board, ecart_cell_nth((int)roll(d, 64)),
                              ecart_piece_make((ecart_side)roll(d, 2),
                                               (ecart_kind)(2 + roll(d, 5))));
    (void)ecart_board_put(&setup->board, roll(d, 2) ? ECART_E1 : ecart_cell_nth((int)roll(d, 64)),
                          ECART_PIECE(ECART_WHITE, ECART_KING));
    (void)ecart_board_put(&setup->board, roll(d, 2) ? ECART_E8 : ecart_cell_nth((int)roll(d, 64)),
                          ECART_PIECE(ECART_BLACK, ECART_KING));
    setup->side       = (uint8_t)roll(d, 2);
    setup->chess960   = roll(d, 3) == 0;
    setup->castling   = roll(d, 2) ? 0x8100000000000081
                                   : (ecart_cells)roll(d, 1u << 31) << roll(d, 34);
    setup->en_passant = (ecart_cell)(roll(d, 2) ? 0 : roll(d, 256));
    setup->clock      = (uint16_t)roll(d, 65536);
    setup->number     = (uint16_t)roll(d, 65536);
}

static inline ecart_move random_move(dice *d, const ecart_position *position)
{
    ecart_cells own  = position->of_side[position->side];
    ecart_cell  from = ecart_cells_next(own, (ecart_cell)roll(d, 90));

    if (roll(d, 8) == 0)
        return ecart_move_make((ecart_cell)roll(d, 256), (ecart_cell)roll(d, 256),
                               (ecart_kind)roll(d, 256));
    return ecart_move_make(from, ecart_cell_nth((int)roll(d, 64)),
                           roll(d, 8) ? ECART_NO_KIND : (ecart_kind)roll(d, 8));
}

static inline void torture_verdict(const ecart_position *position, ecart_move move)
{
    ecart_cell    cells[ECART_EVIDENCE_LIMIT];
    ecart_verdict verdict = ecart_move_check(position, move);
    int           count   = ecart_verdict_evidence(&verdict, cells);
    ecart_cells   goals   = ecart_legal_destinations(position, move.from);
    ecart_move    form    = ecart_move_canonical(position, move);

    require(verdict.reason < ECART_REASONS);
    require(verdict.reason == ECART_LEGAL || !ecart_reason_set_has(verdict.also, verdict.reason));
    require((count == 0) == (verdict.reason == ECART_LEGAL ||
                             verdict.reason == ECART_IMPOSSIBLE_CELL));
    require(verdict.reason == ecart_move_reason(position, move));
    require(ecart_verdict_is_legal(&verdict) == ecart_move_is_legal(position, move));
    if (!ecart_verdict_is_refusal(&verdict))
        require(ecart_cells_has(goals, form.to));
    for (int i = 0; i < count; i++)
        require(ecart_cell_exists(cells[i]));
}

/* Whatever is legal is written and read back, in each notation. */
static inline void torture_notation(const ecart_position *position, ecart_move move)
{
    char san[ECART_SAN_SIZE], uci[ECART_UCI_SIZE];
    size_t length = ecart_san_write(position, move, san, sizeof san);

    require(length < sizeof san);
    ecart_notation read = ecart_san_read(position, san, length);
    require(ecart_verdict_is_legal(&read.verdict) && read.forgiven == 0);
    require(ecart_move_equal(read.verdict.move, move));

    length = ecart_uci_write(move, uci, sizeof uci);
    read   = ecart_notation_read(position, uci, length);
    require(ecart_move_equal(read.verdict.move, move));
}

static inline void torture_position(dice *d, ecart_position *position)
{
    ecart_move moves[ECART_MOVE_LIST_SIZE];

    for (int plies = 0; plies < 20; plies++) {
        size_t count = ecart_legal_moves(position, moves, ECART_MOVE_LIST_SIZE);

        require(count < ECART_MOVE_LIST_SIZE && count == ecart_legal_count(position));
        for (int i = 0; i < 20; i++)
            torture_verdict(position, random_move(d, position));
        if (count == 0)
            return;

        ecart_move move = moves[roll(d, (uint32_t)count)];
        torture_notation(position, move);
        (void)ecart_premove_check(position, random_move(d, position));
        ecart_gives   gives   = ecart_move_gives(position, move);
        ecart_verdict verdict = ecart_position_play(position, move);
        require(ecart_verdict_is_legal(&verdict));
        require((gives == ECART_GIVES_NOTHING) == (position->checkers == 0));
        require((gives == ECART_GIVES_MATE) ==
                (position->checkers != 0 && !ecart_has_legal_move(position)));
    }
}

static inline void torture_setups(dice *d, int rounds)
{
    for (int i = 0; i < rounds; i++) {
        ecart_setup    setup;
        ecart_faults   faults;
        ecart_position position;

        random_setup(d, &setup);
        ecart_faults_clear(&faults);
        bool good = ecart_setup_check(&setup, &faults);
        require(ecart_position_set(&position, &setup) == good);
        if (good)
            torture_position(d, &position);
    }
}

/* Texts that are nearly FENs or moves, in memory that ends where they do. */
static inline void torture_texts(dice *d, int rounds)
{
    static const char fen[] = "r3k2r/8/3pP3/8/8/8/8/R3K2R w KQkqHAha- e6 0 19 KQRBNPkqrbnp/8x=+#O-";
    ecart_position position;

    ecart_position_start(&position);
    for (int i = 0; i < rounds; i++) {
        size_t length = roll(d, 70);
        char  *text   = malloc(length + 1);
        ecart_setup  setup;
        ecart_faults faults;

        if (roll(d, 2))
            memcpy(text, fen, length < sizeof fen ? length : sizeof fen);
        for (uint32_t n = roll(d, 80); n > 0 && length > 0; n--)
            text[roll(d, (uint32_t)length)] = roll(d, 4) ? fen[roll(d, sizeof fen - 1)]
                                                         : (char)roll(d, 256);
        char *exact = malloc(length ? length : 1);
        memcpy(exact, text, length);
        bool good = ecart_fen_read(exact, length, roll(d, 2), &setup, &faults);
        require(good == (ecart_faults_first(&faults, ECART_ERROR) == ECART_FAULTS));
        if (good)
            require(ecart_position_set(&position, &setup));

        length = length < 12 ? length : roll(d, 12);
        ecart_notation notation = ecart_notation_read(&position, exact, length);
        require(notation.offset <= length && notation.verdict.reason < ECART_REASONS);
        free(exact);
        free(text);
    }
}

#endif
