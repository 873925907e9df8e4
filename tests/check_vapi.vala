/* SPDX-License-Identifier: MIT */
/* check_vapi.vala -- the functions of ecart.vapi that examples/ask.vala leaves out */

int failures = 0;

void expect (bool claim, string what)
{
    if (!claim) {
        stdout.printf ("%s\n", what);
        failures++;
    }
}

Ecart.Cell cell (string name)
{
    Ecart.Cell read;

    expect (Ecart.Cell.read (name.data, out read) == 2, name);
    return read;
}

void a_move_is_refused_and_explained ()
{
    Ecart.Position position = {};
    Ecart.Verdict  verdict;
    char text[1024];
    unowned Ecart.Language? french = Ecart.Language.find ("fr".data);

    position.start ();
    var reason = position.check (cell ("f1"), cell ("c4"), Ecart.Kind.NO_KIND, out verdict);
    expect (reason == Ecart.Reason.PATH_BLOCKED && verdict.reason == reason, "refused");
    expect (reason.name () == "path-blocked", "with a name");
    expect (verdict.is_refusal () && !verdict.is_legal (), "a refusal");
    expect (verdict.move.from == cell ("f1") && verdict.move.to == cell ("c4"), "its move");
    expect (Ecart.Language.explain (null, position, verdict, text) > 0, "a sentence");
    expect (((string) text).has_prefix ("The bishop on f1 cannot reach c4"), (string) text);
    Ecart.Language.explain (french, position, verdict, text);
    expect (((string) text).has_prefix ("Le fou en f1"), (string) text);
    Ecart.Language.explain_brief (null, position, verdict, text);
    expect (((string) text).length < 50, (string) text);
    expect (Ecart.Language.explain_hint (null, position, verdict, text) > 0, "a hint");
    expect (Ecart.Language.name (french) == "français", "a language has a name");
    expect (Ecart.Language.code (Ecart.Language.nth (0)) == "en", "and a code");

    char lesson[16384];
    Ecart.LessonOptions options = { french, Ecart.Level.CHILD };
    expect (options.move (position, verdict, lesson) > 0, "a lesson");
}

void moves_are_listed_and_written ()
{
    Ecart.Position position = {};
    Ecart.Move     moves[1024];
    char text[12];

    position.start ();
    expect (position.moves (moves) == 20 && position.count () == 20, "20 moves");
    expect (position.has_legal_move () && position.is_legal (moves[0]), "legal");
    expect (position.write_san (Ecart.Move.make (cell ("g1"), cell ("f3")), text) == 3, "SAN");
    expect ((string) text == "Nf3", (string) text);
    position.write_san_with (Ecart.Letters.find ("de".data),
                             Ecart.Move.make (cell ("g1"), cell ("f3")), text);
    expect ((string) text == "Sf3", (string) text);
    expect (moves[0].write (text) == 4, "UCI");
    expect (position.destinations (cell ("g1")).count () == 2, "two destinations");
    expect (position.destinations (cell ("g1")).has (cell ("h3")), "h3 is one");
    expect (position.destinations (cell ("g1")).next (0) == cell ("f3"), "f3 is the first");

    Ecart.Move move;
    size_t offset;
    expect (Ecart.Move.read ("e2e4".data, out move, out offset) == Ecart.Reason.LEGAL, "read");
    expect (move.equal (Ecart.Move.make (cell ("e2"), cell ("e4"))), "as asked");
}

void texts_are_read ()
{
    Ecart.Position position = {};
    Ecart.Notation notation;
    Ecart.Meaning  meanings[3];
    char text[1024];

    position.start ();
    unowned Ecart.Letters? german = Ecart.Letters.find ("de".data);
    expect (position.read (german, "Sf3".data, out notation) == Ecart.Reason.LEGAL, "Sf3");
    expect (notation.verdict.move.to == cell ("f3"), "goes to f3");
    expect (position.meant ("Nf4".data, meanings) == 2, "Nf4 may mean two moves");
    expect (meanings[0].san == "Nf3" && meanings[0].cost == 1, "the nearest is Nf3");
    expect (Ecart.ask (null, "f1c4".data, "fr", text) == Ecart.Reason.PATH_BLOCKED, "asked");
    expect (Ecart.ask ("x".data, "f1c4".data, null, text) == Ecart.BAD_POSITION, "bad");
    expect (Ecart.version_text ().length >= 5, "a version");
}

void positions_are_set_up ()
{
    Ecart.Setup    setup = {};
    Ecart.Faults   faults = {};
    Ecart.Position position = {};
    char text[1024];

    setup.clear ();
    setup.board.put (cell ("e1"), Ecart.Piece.make (Ecart.Side.WHITE, Ecart.Kind.KING));
    expect (!setup.check (ref faults) && !position.set (setup), "Black has no king");
    var first = faults.first (Ecart.Severity.ERROR);
    expect (first.name () == "king-missing" && faults.has (first), first.name ());
    Ecart.Language.explain_fault (null, setup, faults, first, text);
    expect ((string) text == "Black has no king.", (string) text);

    setup.board.put (cell ("e8"), Ecart.Piece.make (Ecart.Side.BLACK, Ecart.Kind.KING));
    faults.clear ();
    expect (setup.check (ref faults) && position.set (setup), "now it has");
    expect (faults.first (Ecart.Severity.NOTE) == Ecart.Fault.NONE, "no fault");
    expect (position.board.piece (cell ("e8")).letter () == 'k', "a black king");
    position.setup (out setup);
    expect (setup.write_fen (0, text) > 0, "a FEN");
    expect ((string) text == "4k3/8/8/8/8/8/8/4K3 w - - 0 1", (string) text);
    expect (Ecart.flag_draws (position, Ecart.Side.WHITE, Ecart.FlagRules.FIDE), "a draw");
}

void a_game_is_played ()
{
    string[] cells = { "f2", "f3", "e7", "e5", "g2", "g4", "d8", "h4" };
    Ecart.Record   records[4];
    Ecart.Game     game = {};
    Ecart.Position start = {};
    Ecart.Verdict  verdict = {};
    Ecart.Premove  premove;
    Ecart.Sighting seen;

    start.start ();
    game.start (records);
    for (int n = 0; n < cells.length; n += 2)
        expect (game.play (cell (cells[n]), cell (cells[n + 1]), 0, out verdict), cells[n]);
    var standing = Ecart.Standing.first (game.standings ());
    expect (standing == Ecart.Standing.CHECKMATE && standing.name () == "checkmate", "mate");
    expect (game.count == 4, "of four moves");
    expect (game.undo () && game.repetitions () == 1, "taken back");
    expect (game.position.gives (verdict.move) == Ecart.Gives.MATE, "what the last gives");
    expect (game.position.side == Ecart.Side.BLACK, "Black's turn");

    expect (!start.premove (cell ("e2"), cell ("e4"), 0, out premove), "not a premove");
    expect (start.premove (cell ("e7"), cell ("e5"), 0, out premove), "a premove");
    Ecart.Position after = start;
    expect (after.play (cell ("e2"), cell ("e4"), 0, out verdict) == 0, "played");
    var kind = start.between (after.board, Ecart.Sight.PIECES, out seen);
    expect (kind == Ecart.Seen.MOVE && kind.name () == "move" && seen.count == 1, "seen");
    expect (seen.moves[0].to == cell ("e4"), "e4");
}

int main ()
{
    a_move_is_refused_and_explained ();
    moves_are_listed_and_written ();
    texts_are_read ();
    positions_are_set_up ();
    a_game_is_played ();
    return failures == 0 ? 0 : 1;
}
