/* SPDX-License-Identifier: MIT */
/* same_answers.c -- what a library answers; compiled against two trees */

#include "same.h"

#include <string.h>

#include <ecart.h>

enum {
    REQUESTS  = 256,    /* on each position, beside its legal moves */
    PREMOVES  = 3,      /* as many of them as premoves */
    WHOLE     = 64      /* one position in so many is asked all pairs of cells */
};

static void mix(same_answers *a, uint64_t value)
{
    a->digest = (a->digest ^ value) * 0x9e3779b97f4a7c15;
    a->digest ^= a->digest >> 32;
}

/* A new line of the text. */
static void begin(same_answers *a, const char *question)
{
    if (a->text)
        (void)fprintf(a->text, "\n%s", question);
}

static void put(same_answers *a, const char *what, uint64_t value)
{
    mix(a, value);
    if (a->text)
        (void)fprintf(a->text, " %s=%llu", what, (unsigned long long)value);
}

static void put_text(same_answers *a, const char *what, const char *value)
{
    const char *text = value ? value : "(null)";

    for (size_t i = 0; text[i]; i++)
        mix(a, (unsigned char)text[i]);
    if (a->text)
        (void)fprintf(a->text, " %s=%s", what, text);
}

static void put_move(same_answers *a, const char *what, ecart_move move)
{
    mix(a, (uint64_t)move.from << 16 | (uint64_t)move.to << 8 | move.promotion);
    if (a->text)
        (void)fprintf(a->text, " %s=%d-%d/%d", what, move.from, move.to, move.promotion);
}

static void put_cell(same_answers *a, const char *what, ecart_cell cell)
{
    put(a, what, cell);
}

static void put_reason(same_answers *a, const char *what, ecart_reason reason)
{
    put_text(a, what, ecart_reason_name(reason));
}

/* By names, since the numbers of the flags may differ.  Check and mate are in SAN. */
static void put_nature(same_answers *a, unsigned nature)
{
    static const unsigned flags[] = {
        ECART_IS_CAPTURE,     ECART_IS_EN_PASSANT,  ECART_IS_CASTLE_SHORT,
        ECART_IS_CASTLE_LONG, ECART_IS_DOUBLE_STEP, ECART_IS_PROMOTION
    };
    unsigned set = 0;

    for (unsigned i = 0; i < sizeof flags / sizeof *flags; i++)
        set |= (nature & flags[i] ? 1u : 0) << i;
    put(a, "nature", set);
}

static void put_verdict(same_answers *a, const ecart_verdict *verdict)
{
    ecart_cell evidence[ECART_EVIDENCE_LIMIT];
    int        count = ecart_verdict_evidence(verdict, evidence);

    put_move(a, "of", verdict->move);
    put_reason(a, "reason", (ecart_reason)verdict->reason);
    put_nature(a, verdict->nature);
    put(a, "alias", verdict->alias);
    put(a, "evidence", (uint64_t)count);
    for (int i = 0; i < count; i++)
        put_cell(a, "cell", evidence[i]);
    for (ecart_reason r = 0; verdict->also != 0 && r < ECART_REASONS; r++) {
        if (ecart_reason_set_has(verdict->also, r))
            put_reason(a, "also", r);
    }
    a->verdicts++;
}

/* Steele, Lea and Flood's SplitMix64. */
static uint32_t below(uint64_t *state, uint32_t limit)
{
    uint64_t z = *state += 0x9e3779b97f4a7c15;

    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
    z = (z ^ z >> 27) * 0x94d049bb133111eb;
    return (uint32_t)((uint64_t)(uint32_t)(z ^ z >> 31) * limit >> 32);
}

static ecart_cell random_cell(uint64_t *state)
{
    return ecart_cell_nth((int)below(state, 64));
}

/* Mostly what a person may try; the rest is nonsense. */
static ecart_move random_request(uint64_t *state, const ecart_position *position)
{
    ecart_move move  = { 0 };
    ecart_cell from  = random_cell(state), to = random_cell(state);
    unsigned   sort  = below(state, 16);
    ecart_piece piece;

    for (int tries = 0; sort > 2 && tries < 20; tries++) {
        piece = ecart_board_piece(&position->board, from);
        if (piece != ECART_NO_PIECE && ecart_piece_side(piece) == position->side)
            break;
        from = random_cell(state);
    }
    piece = ecart_board_piece(&position->board, from);
    for (int tries = 0; sort > 6 && tries < 20; tries++) {
        if (ecart_cells_has(ecart_shape_cells(piece, from), to))
            break;
        to = random_cell(state);
    }
    move.from = sort == 0 ? (ecart_cell)below(state, 256) : from;
    move.to   = below(state, 32) == 0 ? (ecart_cell)below(state, 256) : to;
    if (below(state, 4) == 0)
        move.promotion = (uint8_t)(below(state, 8) == 0 ? below(state, 256)
                                                        : below(state, ECART_KINDS + 1));
    return move;
}

static void ask_check(same_answers *a, const ecart_position *position, ecart_move move)
{
    ecart_verdict verdict = ecart_move_check(position, move);

    begin(a, "move_check");
    put_move(a, "move", move);
    put_verdict(a, &verdict);
    put_reason(a, "move_reason", ecart_move_reason(position, move));
    put(a, "is_legal", ecart_move_is_legal(position, move));
}

static void ask_premove(same_answers *a, const ecart_position *position, ecart_move move)
{
    ecart_premove premove = ecart_premove_check(position, move);

    begin(a, "premove");
    put_move(a, "move", move);
    put(a, "possible", premove.possible);
    if (premove.possible)
        put_move(a, "reply", premove.reply);
    else
        put_reason(a, "reason", premove.reason);
    a->others++;
}

static void ask_castling(same_answers *a, const ecart_position *position)
{
    static const ecart_wing wings[] = { ECART_KINGSIDE, ECART_QUEENSIDE };

    for (int i = 0; i < 2; i++) {
        ecart_verdict verdict = ecart_castle_check(position, wings[i]);

        begin(a, "castle_check");
        put(a, "wing", (uint64_t)i);
        put_verdict(a, &verdict);
    }
}

static void ask_cells(same_answers *a, const ecart_position *position)
{
    begin(a, "cells");
    for (int n = 0; n < 64; n++) {
        ecart_cell cell = ecart_cell_nth(n);

        put(a, "destinations", ecart_legal_destinations(position, cell));
        put(a, "attacks", ecart_position_attacks(position, cell));
        put(a, "white", ecart_position_attackers(position, ECART_WHITE, cell));
        put(a, "black", ecart_position_attackers(position, ECART_BLACK, cell));
        put(a, "pinner", ecart_position_pinner(position, cell));
        put(a, "pin_line", ecart_position_pin_line(position, cell));
    }
    a->others += 64;
}

static void ask_position(same_answers *a, const ecart_position *position)
{
    ecart_setup   setup;
    char          fen[ECART_FEN_SIZE];
    ecart_answers helps = ecart_answers_to_check(position);

    ecart_position_setup(position, &setup);
    (void)ecart_fen_write(&setup, ECART_FEN_SHREDDER, fen, sizeof fen);
    begin(a, "position");
    put_text(a, "fen", fen);
    put(a, "en_passant", ecart_position_en_passant(position));
    put(a, "standings", ecart_position_standings(position));
    put(a, "white", (uint64_t)ecart_side_prospect(position, ECART_WHITE));
    put(a, "black", (uint64_t)ecart_side_prospect(position, ECART_BLACK));
    put(a, "capture", helps.capture);
    put(a, "interpose", helps.interpose);
    put(a, "king", helps.king);
    put(a, "count", ecart_legal_count(position));
    put(a, "has_legal_move", ecart_has_legal_move(position));
    a->others += 8;
}

static void ask_san(same_answers *a, const ecart_position *position, ecart_move move)
{
    char           san[ECART_SAN_SIZE];
    size_t         length = ecart_san_write(position, move, san, sizeof san);
    ecart_notation read   = ecart_notation_read(position, san, length);

    begin(a, "san");
    put_text(a, "text", san);
    for (int f = 0; f < 32; f++) {
        if (read.forgiven >> f & 1)
            put_text(a, "forgiven", ecart_forgiven_name((ecart_forgiven)f));
    }
    put_verdict(a, &read.verdict);
    a->others++;
}

static size_t ask_list(same_answers *a, const ecart_position *position, ecart_move *moves)
{
    size_t count = ecart_legal_moves(position, moves, ECART_MOVE_LIST_SIZE);

    begin(a, "legal_moves");
    for (size_t i = 0; i < count; i++)
        put_move(a, "move", moves[i]);
    a->others++;
    for (size_t i = 0; i < count; i++) {
        char san[ECART_SAN_SIZE];

        ask_check(a, position, moves[i]);
        (void)ecart_san_write(position, moves[i], san, sizeof san);
        put_text(a, "san", san);
    }
    return count;
}

static void ask_requests(same_answers *a, const ecart_position *position, uint64_t *state)
{
    for (int i = 0; i < REQUESTS; i++) {
        ecart_move move = random_request(state, position);

        ask_check(a, position, move);
        if (i < PREMOVES)
            ask_premove(a, position, move);
    }
    if (below(state, WHOLE) > 0)
        return;
    for (int n = 0; n < 64 * 64; n++)
        ask_check(a, position, ecart_move_make(ecart_cell_nth(n / 64), ecart_cell_nth(n % 64),
                                               ECART_NO_KIND));
}

/* The other side's pieces, as a person lays their moves ready. */
static void ask_premoves(same_answers *a, const ecart_position *position, uint64_t *state)
{
    for (int tries = 0, asked = 0; tries < 64 && asked < PREMOVES; tries++) {
        ecart_cell  from  = random_cell(state), to = random_cell(state);
        ecart_piece piece = ecart_board_piece(&position->board, from);

        if (piece == ECART_NO_PIECE || ecart_piece_side(piece) == position->side ||
            !ecart_cells_has(ecart_shape_cells(piece, from), to))
            continue;
        ask_premove(a, position, ecart_move_make(from, to, ECART_NO_KIND));
        asked++;
    }
}

static void ask_start(same_answers *a, const same_walk *walk, ecart_position *position,
                      bool *stands)
{
    ecart_setup  setup;
    ecart_faults faults;
    size_t       length = strlen(walk->fen);

    *stands = ecart_fen_position(walk->fen, length, walk->chess960, position, &faults);
    begin(a, "fen_position");
    put(a, "stands", *stands);
    (void)ecart_fen_read(walk->fen, length, walk->chess960, &setup, &faults);
    for (int f = 0; f < ECART_FAULTS; f++) {
        if ((faults.set >> f & 1) == 0)
            continue;
        put_text(a, "fault", ecart_fault_name((ecart_fault)f));
        put(a, "cells", faults.cells[f]);
        put(a, "offset", faults.offset[f]);
    }
    a->others++;
}

__attribute__((__visibility__("default"))) same_ask same_ask_walk;

void same_ask_walk(const same_walk *walk, same_answers *a)
{
    ecart_move     moves[ECART_MOVE_LIST_SIZE];
    ecart_position position;
    bool           stands;
    uint64_t       state = walk->seed;

    ask_start(a, walk, &position, &stands);
    for (int ply = 0; stands && ply < walk->plies; ply++) {
        ask_position(a, &position);
        ask_castling(a, &position);
        ask_cells(a, &position);

        size_t count = ask_list(a, &position, moves);
        ask_requests(a, &position, &state);
        ask_premoves(a, &position, &state);
        if (count == 0)
            break;
        ask_san(a, &position, moves[below(&state, (uint32_t)count)]);
        (void)ecart_position_play(&position, moves[below(&state, (uint32_t)count)]);
    }
}
