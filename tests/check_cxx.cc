/* SPDX-License-Identifier: MIT */
/* check_cxx.cc -- the functions for every day, as a program in C++11 uses them:
 * values of the library's types are stored, passed and compared without casts */

#include <cstdio>
#include <string>
#include <vector>

#include <ecart.h>

static int failures;

static void expect(bool claim, const char *what)
{
    if (!claim) {
        std::printf("%s\n", what);
        failures++;
    }
}

static ecart_position position_of(const std::string &fen)
{
    ecart_position position;
    ecart_faults   faults;

    expect(ecart_fen_position(fen.data(), fen.size(), false, &position, &faults),
           "a FEN is read");
    expect(ecart_faults_first(&faults, ECART_NOTE) == ECART_FAULTS, "without a fault");
    return position;
}

static std::string san_of(const ecart_position &position, ecart_move move)
{
    char text[ECART_SAN_SIZE];

    return std::string(text, ecart_san_write(&position, move, text, sizeof text));
}

static void a_verdict_has_a_reason_and_evidence()
{
    ecart_position position;
    ecart_position_start(&position);

    const ecart_move    move    = ecart_move_make(ECART_F1, ECART_C4, ECART_NO_KIND);
    const ecart_verdict verdict = ecart_move_check(&position, move);
    const ecart_reason  reason  = verdict.reason;
    ecart_cell          cells[ECART_EVIDENCE_LIMIT];
    char                text[ECART_EXPLAIN_SIZE], cut[8];

    expect(reason == ECART_PATH_BLOCKED, "the reason is stored");
    expect(ecart_reason_name(verdict.reason) == std::string("path-blocked"), "and named");
    expect(ecart_verdict_evidence(&verdict, cells) == 1 && cells[0] == ECART_E2, "evidence");
    expect(ecart_reason_set_has(ecart_reason_set_of(reason), ECART_PATH_BLOCKED), "a set");
    expect(!ecart_verdict_is_legal(&verdict) && !ecart_move_is_legal(&position, move), "no");
    expect(ecart_explain(&position, &verdict, text, sizeof text) > 0, "a sentence");
    expect(ecart_explain(&position, &verdict, cut, sizeof cut) > sizeof cut, "cut");
}

static void moves_are_listed_and_played()
{
    ecart_position position = position_of("7k/P7/8/8/8/8/8/K7 w - - 0 1");
    std::vector<ecart_move> moves(ecart_legal_count(&position));

    expect(ecart_legal_moves(&position, moves.data(), moves.size()) == 7, "seven moves");
    for (const ecart_move &move : moves)
        expect(ecart_move_reason(&position, move) == ECART_LEGAL, "each is legal");

    const ecart_kind kinds[] = { ECART_QUEEN, ECART_ROOK, ECART_BISHOP, ECART_KNIGHT };
    for (ecart_kind kind : kinds) {
        ecart_position after = position;
        ecart_move     move  = ecart_move_make(ECART_A7, ECART_A8, kind);

        expect(ecart_position_play(&after, move).reason == ECART_LEGAL, "it is played");
        expect(ecart_piece_kind(ecart_board_piece(&after.board, ECART_A8)) == kind, "and stands");
        expect(after.side == ecart_side_other(position.side), "the turn changes");
    }
    expect(san_of(position, ecart_move_make(ECART_A7, ECART_A8, ECART_QUEEN)) == "a8=Q+", "SAN");
}

static void cells_are_walked()
{
    const ecart_cells between = ecart_cells_between(ECART_A1, ECART_H8);
    int               count   = 0;

    for (ecart_cell c = ecart_cells_next(between, 0); c; c = ecart_cells_next(between, c)) {
        expect(ecart_cells_has(between, c) && ecart_cell_column(c) == ecart_cell_row(c), "b2 to g7");
        count++;
    }
    expect(count == 6 && ecart_cells_count(between) == 6, "six cells");
    expect(ECART_CELL(5, 4) == ECART_E4 && ecart_cell_make(5, 4) == ECART_E4, "made of digits");

    const ecart_piece knight = ECART_PIECE(ECART_BLACK, ECART_KNIGHT);
    expect(ecart_piece_letter(knight) == 'n' && ecart_piece_side(knight) == ECART_BLACK, "a piece");
    expect(ecart_piece_make(ECART_BLACK, ECART_KNIGHT) == knight, "made");
}

static void texts_are_read()
{
    ecart_position    position;
    const std::string text = "Nf3";
    ecart_move        move;
    std::size_t       offset = 0;

    ecart_position_start(&position);
    const ecart_notation read = ecart_san_read(&position, text.data(), text.size());
    expect(read.verdict.reason == ECART_LEGAL && read.verdict.move.to == ECART_F3, "SAN");
    expect(ecart_uci_read("e2e9", 4, &move, &offset) == ECART_IMPOSSIBLE_CELL, "UCI");
    expect(offset == 3, "and where it goes wrong");
}

static void a_game_is_played()
{
    std::vector<ecart_record> records(4);
    ecart_game                game;
    const ecart_cell          cells[][2] = {
        { ECART_F2, ECART_F3 }, { ECART_E7, ECART_E5 },
        { ECART_G2, ECART_G4 }, { ECART_D8, ECART_H4 }
    };

    ecart_game_start(&game, records.data(), records.size());
    for (const auto &cell : cells) {
        ecart_verdict verdict;

        expect(ecart_game_play(&game, ecart_move_make(cell[0], cell[1], ECART_NO_KIND), &verdict),
               "it is played");
    }

    const ecart_standing_set standings = ecart_game_standings(&game);
    const ecart_standing     first     = ecart_standing_first(standings);
    expect(first == ECART_CHECKMATE && ecart_standings_has(standings, first), "mate");
    expect(ecart_standing_name(first) == std::string("checkmate"), "by name");
    expect(ecart_game_undo(&game) && game.count == 3, "taken back");
}

int main()
{
    a_verdict_has_a_reason_and_evidence();
    moves_are_listed_and_played();
    cells_are_walked();
    texts_are_read();
    a_game_is_played();
    return failures == 0 ? 0 : 1;
}
