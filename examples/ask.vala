/* SPDX-License-Identifier: MIT */
/* ask.vala FEN MOVE -- may this move be played, and if not, why not? */

string name_of (Ecart.Cell cell)
{
    char text[3];

    cell.write (text);
    return (string) text;
}

void show_cells (Ecart.Verdict verdict)
{
    Ecart.Cell cells[65];
    int count = verdict.evidence (cells);

    for (int n = 0; n < count; n++)
        stdout.printf ("%s %s\n", name_of (cells[n]), verdict.role (n).name ());
}

void refuse (string fen)
{
    Ecart.Setup  setup = {};
    Ecart.Faults faults;
    char text[1024];

    setup.read_fen (fen.data, false, out faults);
    var first = faults.first (Ecart.Severity.ERROR);
    Ecart.Language.explain_fen_fault (null, fen.data, setup, faults, first,
                                      text);
    stdout.printf ("bad-position\n%s\n", (string) text);
}

int main (string[] args)
{
    if (args.length != 3) {
        stderr.printf ("usage: ask FEN MOVE\n");
        return 2;
    }

    Ecart.Position position = {};
    Ecart.Faults   faults;
    if (!position.read_fen (args[1].data, false, out faults)) {
        refuse (args[1]);
        return 0;
    }

    Ecart.Notation notation;
    Ecart.Text written = { args[2], args[2].length };
    char text[1024];

    var reason = position.read (null, args[2].data, out notation);
    Ecart.Language.explain_notation (null, null, position, notation, written,
                                     text);
    stdout.printf ("%s\n%s\n", reason.name (), (string) text);
    show_cells (notation.verdict);
    return 0;
}
