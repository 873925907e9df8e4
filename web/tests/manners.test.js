// manners.test.js -- how the package meets people: what it prints, takes, refuses and writes
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { inspect } from 'node:util';
import { runInNewContext } from 'node:vm';
import { Chess } from 'chess.js';
import { ARROW_TYPE } from 'cm-chessboard/src/extensions/arrows/Arrows.js';
import { MARKER_TYPE } from 'cm-chessboard/src/extensions/markers/Markers.js';
import { loadSync } from 'ecart-chess/pgn';
import * as figures from 'ecart-chess/figures';
import * as main from 'ecart-chess';
import * as rules from 'ecart-chess/rules';
import { run, table } from './native.js';

const entries = { rules: rules.loadSync(), main: main.loadSync(), pgn: loadSync() };
const ecart = entries.pgn;
const pinned = '4k3/8/8/8/4r3/8/4B3/4K3 w - - 0 1';

test('what is printed is the answer and not how it is kept', () => {
    for (const each of Object.values(entries)) {
        const position = each.position(pinned), verdict = position.check('e2', 'd3');
        assert.equal(inspect(position), `Position '${pinned}'`);
        assert.equal(`${position}`, pinned);
        assert.equal(JSON.stringify({ position }), `{"position":"${pinned}"}`);
        assert.match(inspect(verdict), /^Verdict \{\s*says: '[^]*reason: 'pinned'/);
        assert.doesNotMatch(inspect(verdict), /_|Uint8|guest/);
        assert.ok(inspect(verdict).split('\n').length < 25);
        assert.ok(inspect(each).length < 100);
    }
    assert.equal(`${entries.rules.position(pinned).check('e2', 'd3')}`, 'illegal: pinned');
    const verdict = ecart.position(pinned).check('Bd3');
    assert.equal(`${verdict}`, 'The bishop on e2 is pinned to the king on e1 by the rook on e4.');
    const game = ecart.game();
    game.play('e4');
    for (const object of [game, ecart.watch(), ecart.referee(), ecart.pgnReader(),
                          ...ecart.pgn('1. e4 *'), figures.loadSync(),
                          figures.loadSync().read('N')]) {
        assert.doesNotMatch(inspect(object), /_|Uint8|Memory/);
        assert.deepEqual(Object.keys(object).filter(name => name.startsWith('_')), []);
    }
    assert.deepEqual(JSON.parse(JSON.stringify(game)).moves, ['e4']);
});

test('what is no move, no square and no FEN is refused in words', () => {
    for (const each of Object.values(entries)) {
        const start = each.start();
        for (const [ask, words] of [
            [() => start.check(), /^a move is a text, two squares or { from, to }, not undefined$/],
            [() => start.check(null), /^a move is .* not null$/],
            [() => start.check(7), /^a move is .* not 7$/],
            [() => start.check({ from: 'e2' }), /^a square is a text such as 'e4', not undefined$/],
            [() => start.check('e2', 4), /^a square is .* not 4$/],
            [() => start.after({}), /^a square is /],
            [() => start.at(), /^a square is /],
            [() => start.attackers('e4', 'w'), /^a side is 'white' or 'black', not 'w'$/],
            [() => each.position(), /^a FEN is a text, not undefined$/],
            [() => each.readFen({}), /^a FEN is a text, not an object$/]
        ])
            assert.throws(ask, error => error instanceof TypeError && words.test(error.message));
        assert.equal(start.check('e2', 'e4', 5).legal, false);
    }
    for (const nonsense of [null, 1, undefined, {}])
        assert.throws(() => ecart.pgn(nonsense), /^TypeError: a collection is a text or a Uint8Arr/);
    assert.throws(() => ecart.game(5), /^TypeError: a FEN is a text, not 5$/);
    assert.equal(ecart.game(null).position.fen, ecart.start().fen);
});

test('a promotion that is none is left out if that is asked', () => {
    const lenient = { lenient: true }, white = ecart.position('4k3/P7/8/8/8/8/1p6/R3K3 w - - 0 1');
    for (const each of Object.values(entries)) {
        const start = each.start(), move = { from: 'e2', to: 'e4', promotion: 'q' };
        assert.equal(start.check(move).reason, 'promotion-not-allowed');
        assert.equal(start.check(move, lenient).legal, true);
        assert.equal(start.check('e2', 'e4', 'q', lenient).legal, true);
        assert.equal(start.check('e2e4q', lenient).legal, true);
        assert.equal(start.check({ ...move, to: 'e5' }, lenient).reason, 'pawn-shape');
        assert.match(start.after(move, lenient).fen, / b KQkq /);
    }
    assert.equal(white.check({ from: 'a7', to: 'a8', promotion: 'q' }, lenient).san, 'a8=Q+');
    assert.equal(white.check({ from: 'a7', to: 'a8' }, lenient).promotionNeeded, true);
    assert.equal(white.check({ from: 'a7', to: 'a8', promotion: 'k' }, lenient).reason,
                 'promotion-invalid');
    assert.equal(white.check('a8=Q', lenient).san, 'a8=Q+');
    const game = ecart.game();
    assert.equal(game.play({ from: 'g1', to: 'f3', promotion: 'q' }, lenient).san, 'Nf3');
});

test('moves are written with the letters of a language', () => {
    const start = ecart.start(), moves = start.moves({ san: true, letters: 'de' });
    assert.equal(moves.length, 20);
    assert.deepEqual(moves.filter(({ san }) => san.length > 2).map(({ san }) => san).sort(),
                     ['Sa3', 'Sc3', 'Sf3', 'Sh3']);
    for (const { san, from, to } of moves)
        assert.equal(start.read(san, { letters: 'de' }).to, to, from);
    assert.equal(start.san('g1', 'f3', null, { letters: 'fr' }), 'Cf3');
    assert.equal(start.check('Nf3').sanIn('ru'), 'Кf3');
    assert.equal(start.check('Nf4').sanIn('ru'), null);
    assert.throws(() => start.moves({ san: true, letters: 'xx' }), RangeError);
    assert.deepEqual(Object.keys(start.moves()[0]), ['from', 'to', 'promotion']);
});

test('a move that was taken back is played again', () => {
    const game = ecart.game();
    for (const move of ['e4', 'e5', 'Nf3'])
        game.play(move);
    const { fen } = game.position;
    game.undo();
    game.undo();
    assert.equal(game.redo().san, 'e5');
    assert.equal(game.redo().san, 'Nf3');
    assert.equal(game.redo(), null);
    assert.equal(game.position.fen, fen);
    game.undo();
    game.play('Nf4');
    assert.equal(game.redo().san, 'Nf3');
    game.undo();
    game.play('d4');
    assert.equal(game.redo(), null);
    assert.deepEqual(game.moves, ['e4', 'e5', 'd4']);
    assert.equal(game.repetitions, 1);
});

test('a game is written as PGN that others read', () => {
    const tags = { White: 'Anna', Black: 'Ben', Annotator: 'Zoë', Date: '2026.11.27' };
    const game = ecart.game(null, { tags });
    for (let n = 0; n < 120 && !game.isOver; n++) {
        const moves = game.position.moves();
        game.play(moves[(7 * n + 3) % moves.length]);
    }
    const text = game.pgn(), chess = new Chess();
    assert.ok(text.split('\n').every(line => line.length <= 79 || line.startsWith('[')));
    assert.deepEqual(text.match(/^\[\w+/gm).map(name => name.slice(1)),
                     ['Event', 'Site', 'Date', 'Round', 'White', 'Black', 'Result', 'Annotator']);
    chess.loadPgn(text);
    assert.deepEqual(chess.history(), game.moves);
    assert.equal(chess.getHeaders().Annotator, tags.Annotator);
    const quoted = game.pgn({ tags: { Black: 'Ben "B" \\ \n' } });
    assert.deepEqual(Array.from(ecart.pgn(quoted, { events: ['tag', 'fault'] }))
        .filter(({ kind, name }) => kind === 'fault' || name === 'Black')
        .map(({ text }) => text), ['Ben "B" \\  ']);
    const events = Array.from(ecart.pgn(text), event => [event.kind, event.text, event.reason]);
    assert.deepEqual(events.filter(([kind]) => kind === 'move').map(([, san]) => san), game.moves);
    assert.deepEqual(events.filter(([kind]) => kind === 'fault'), []);
    assert.equal(`${game}`, text);
    assert.equal(run('tools/ecart', ['pgn', '-'], text).toString(), '');
});

test('comments and clocks are written, and a PGN is read to be played on', () => {
    const game = ecart.game('4k3/8/8/8/8/8/4p3/4K2R w K - 5 9', { tags: { White: 'Anna' } });
    game.comment = 'a {study}';
    Object.assign(game.play('O-O'), { clock: 3661.46, comment: 'is refused: e2 is attacked' });
    Object.assign(game.play('Rf1'), { clock: 59.97, comment: 'the rook }' });
    game.play('Kd7').clock = 7200;
    const text = game.pgn(), chess = new Chess();
    assert.equal(text.split('\n\n')[1], '{ a {study) } 9. Rf1 { [%clk 0:01:00] the rook ) } ' +
        '9... Kd7 { [%clk 2:00:00] }\n*\n');
    chess.loadPgn(text);
    assert.deepEqual(chess.history(), game.moves);
    assert.equal(run('tools/ecart', ['pgn', '-'], text).toString(), '');
    const [first, second, ...rest] = ecart.games(`${text}
[Black "Ben"]

1. e4 {one} (1. d4 d5 {two} 2. Ke3) {${'long '.repeat(20000)}} 1... e5 2. Ke3 {late} Nf6 3. d4 *`);
    assert.deepEqual(rest, []);
    assert.equal(first.pgn(), text);
    assert.deepEqual(first.verdicts.map(({ clock }) => clock), [60, 7200]);
    assert.equal(first.refused, null);
    assert.equal(first.play('Kf2').legal, true);
    assert.deepEqual([second.moves, second.tags], [['e4', 'e5'], { Black: 'Ben' }]);
    assert.equal(second.refused.reason, 'king-shape');
    assert.equal(second.verdicts[0].comment.length, 4 + 5 * 20000 - 1);
    assert.equal([...ecart.games('1. Sf3', { letters: 'de' })][0].moves[0], 'Nf3');
    assert.equal(ecart.position('startpos').fen, ecart.start().fen);
    assert.throws(() => ecart.games(1).next(), TypeError);
});

test('the result, the start and where it begins are in the PGN', () => {
    const fool = ecart.game();
    for (const move of ['f3', 'e5', 'g4', 'Qh4'])
        fool.play(move);
    assert.match(fool.pgn({ tags: { Result: '1-0' } }), /\[Result "0-1"\][^]*\n\n1\. f3 e5 2\. g4 Qh4# 0-1\n$/);
    const black = ecart.game('7k/5Q2/8/8/8/8/8/K7 b - - 3 40');
    assert.match(black.pgn(), /"1\/2-1\/2"\]\n\[SetUp "1"\]\n\[FEN "7k.*3 40"\]\n\n1\/2-1\/2\n$/);
    const later = ecart.game('4k3/4p3/8/8/8/8/8/4K3 b - - 0 40', { tags: { Result: '0-1' } });
    later.play('e5');
    later.play('Ke2');
    assert.match(later.pgn(), /\n\n40\.\.\. e5 41\. Ke2 0-1\n$/);
    assert.match(ecart.game(ecart.start(0)).pgn(), /Variant "Chess960"/);
    assert.match(later.pgn({ result: '*' }), / \*\n$/);
    assert.throws(() => later.pgn({ tags: { 'a b': 'c' } }), /no name of a tag/);
});

test('each refusal lights the squares of its evidence, and arrows fit boards', () => {
    const arrowTypes = new Set(Object.values(ARROW_TYPE).map(type => type.class));
    const markerTypes = new Map(Object.values(MARKER_TYPE).map(type => [type.class, type.slice]));
    const seen = new Set();
    for (const [, game, fen, move] of table('../../conformance/moves')) {
        if (game !== 'chess')
            continue;
        const verdict = ecart.position(fen).check(move);
        if (verdict.legal || verdict.from === null || verdict.to === null)
            continue;
        const { squares, arrows } = verdict.lights(), cm = verdict.lights('cm-chessboard');
        seen.add(verdict.reason);
        assert.deepEqual(squares.filter(({ light }) => light === 'here').length <= 1, true);
        assert.deepEqual(new Set(squares.map(({ square }) => square)).size, squares.length);
        for (const { square, role } of verdict.evidence.filter(({ role }) => role !== 'mover'))
            assert.ok(squares.some(lit => lit.square === square && lit.role === role));
        assert.equal(arrows.filter(({ kind }) => kind === 'attack').length,
                     Math.max(0, verdict.arrows.length - 1));
        assert.equal(cm.arrows.length + cm.markers.length, arrows.length + squares.length);
        for (const { type } of cm.arrows)
            assert.ok(arrowTypes.has(type.class));
        for (const { type } of cm.markers)
            assert.equal(markerTypes.get(type.class), type.slice);
        assert.ok(verdict.lights('chessground').every(({ orig, brush }) => (
            /^[a-h][1-8]$/.test(orig) && ['green', 'red', 'yellow', 'blue'].includes(brush))));
    }
    assert.ok(seen.size > 25, [...seen].join());
    assert.throws(() => ecart.start().check('e2e5').lights('checkers'), RangeError);
    const played = ecart.start().check('e4');
    assert.deepEqual(played.lights(), { squares: [{ square: 'e2', role: 'mover', light: 'here' }],
        arrows: [{ from: 'e2', to: 'e4', role: 'mover', kind: 'played' }] });
    assert.deepEqual(played.lights('chessground'),
                     [{ orig: 'e2', dest: 'e4', brush: 'green' }]);
});

test('a page has all of the main entry in one <script>', () => {
    const page = { TextDecoder, TextEncoder, URL, WebAssembly };
    runInNewContext(readFileSync(new URL('../dist/script.js', import.meta.url), 'utf8'), page);
    const said = page.EcartChess.loadSync().start().check('Ke2').explain();
    assert.equal(said, ecart.start().check('Ke2').explain());
    assert.equal(typeof page.EcartChess.FenError, 'function');
});
