/* SPDX-License-Identifier: MIT */
/* ask.cc FEN MOVE -- may this move be played, and if not, why not? */

#include <iostream>
#include <string>

#include <ecart.h>

static std::string name_of(ecart_cell cell)
{
    char text[ECART_CELL_SIZE];

    ecart_cell_write(cell, text, sizeof text);
    return text;
}

static void show_cells(const ecart_verdict &verdict)
{
    ecart_cell cells[ECART_EVIDENCE_LIMIT];
    const int  count = ecart_verdict_evidence(&verdict, cells);

    for (int n = 0; n < count; n++)
        std::cout << name_of(cells[n]) << ' '
                  << ecart_role_name(ecart_verdict_role(&verdict, n)) << '\n';
}

static void answer(const ecart_position &position, const std::string &move)
{
    const ecart_notation notation =
        ecart_notation_read(&position, move.data(), move.size());
    const ecart_text     written = { move.data(), move.size() };
    char                 text[ECART_EXPLAIN_SIZE];

    ecart_explain_notation(nullptr, nullptr, &position, &notation, &written,
                           text, sizeof text);
    std::cout << ecart_reason_name(notation.verdict.reason) << '\n'
              << text << '\n';
    show_cells(notation.verdict);
}

static void refuse(const std::string &fen)
{
    ecart_setup  setup;
    ecart_faults faults;
    char         text[ECART_EXPLAIN_SIZE];

    ecart_fen_read(fen.data(), fen.size(), false, &setup, &faults);
    ecart_explain_fen_fault(nullptr, fen.data(), fen.size(), &setup, &faults,
                            ecart_faults_first(&faults, ECART_ERROR),
                            text, sizeof text);
    std::cout << "bad-position\n" << text << '\n';
}

int main(int argc, char **argv)
{
    if (argc != 3) {
        std::cerr << "usage: ask FEN MOVE\n";
        return 2;
    }

    const std::string fen = argv[1];
    ecart_position    position;
    ecart_faults      faults;

    if (ecart_fen_position(fen.data(), fen.size(), false, &position, &faults))
        answer(position, argv[2]);
    else
        refuse(fen);
    return 0;
}
