// hostile.test.js -- no input does harm, and what is kept stays what it was
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FenError, IllegalMoveError, loadSync } from 'ecart-chess/pgn';
import * as rules from 'ecart-chess/rules';
import french from 'ecart-chess/languages/fr';

const ecart = loadSync();
const nonsense = ['', ' ', 'e', 'e9', 'i1', 'E2', '__proto__', '<script>', '\0', '♞', '𝄞'.repeat(50),
                  'x'.repeat(200000), 'é'.repeat(70000), '-1', '0', 'e2e4e2e4', 'constructor'];

test('any text is a move or is refused', () => {
    for (const text of nonsense) {
        const verdict = ecart.start().check(text);
        assert.ok(!verdict.legal && verdict.reason !== undefined);
        assert.ok(verdict.explain().length > 0);
        assert.equal(typeof verdict.hint(), 'string');
        assert.ok(Array.isArray(verdict.meant));
        assert.ok(verdict.lesson().length > 0);
        assert.equal(ecart.start().check(text, text, text).legal, false);
        assert.equal(ecart.start().check({ from: text, to: text, promotion: text }).legal, false);
        assert.deepEqual(ecart.start().destinations(text), []);
        assert.equal(ecart.start().at(text), null);
    }
});

test('any text is a FEN or has an error', () => {
    for (const text of [...nonsense, `${'8/'.repeat(40000)} w - - 0 1`]) {
        const { position, faults } = ecart.readFen(text);
        assert.equal(position, null);
        assert.ok(faults.some(({ severity }) => severity === 'error'));
        assert.ok(faults.every(fault => fault.text.length > 0));
        assert.throws(() => ecart.position(text), FenError);
    }
});

test('any bytes are a collection', () => {
    let seed = 1;
    const bytes = new Uint8Array(300000).map(() => (seed = seed * 48271 % 2147483647) >> 8);
    let events = 0;
    for (const event of ecart.pgn(bytes))
        events += event.line > 0 && event.column > 0 ? 1 : NaN;
    assert.ok(events > 1000);
    for (const text of nonsense)
        assert.ok(Array.from(ecart.pgn(text)).every(event => event.offset <= 400000));
});

test('a refused move says why where it is thrown', () => {
    assert.throws(() => ecart.start().after('e5'), error =>
        error instanceof IllegalMoveError && error.verdict.reason === 'pawn-shape' &&
        error.message.startsWith('It is White\'s turn. The pawn on e2 cannot go to e5'));
});

test('a language must be added, and stays when memory grows', () => {
    assert.throws(() => ecart.start().check('e5').explain('fr'), /addLanguage/);
    ecart.addLanguage(french);
    const verdict = ecart.start().check('e5'), said = verdict.explain('fr');
    const readers = Array.from({ length: 40 }, () => ecart.pgnReader());
    assert.equal(verdict.explain('fr'), said);
    readers.forEach(reader => reader.close());
    ecart.language = 'fr';
    assert.equal(verdict.explain(), said);
    ecart.language = 'en';
    assert.throws(() => ecart.addLanguage({ code: 'xx', block: 'nothing' }), /version/);
});

test('positions, verdicts and games are independent of each other', () => {
    const start = ecart.start(), e4 = start.after('e4'), verdict = start.check('Ba3');
    const evidence = verdict.evidence;
    e4.check('e5').explain();
    e4.after('e5').meant;
    assert.deepEqual(verdict.evidence, evidence);
    assert.equal(start.fen, ecart.start().fen);
    assert.equal(e4.turn, 'black');
    const one = ecart.game(), two = ecart.game();
    for (const move of ['Nf3', 'Nf6', 'Ng1', 'Ng8', 'Nf3', 'Nf6', 'Ng1'])
        for (const game of [one, two]) {
            assert.ok(game.play(move).legal);
            assert.equal(game.standing, 'in-play');
        }
    assert.deepEqual(one.claims('Ng8'), ['threefold-claimable']);
    one.play('Ng8');
    assert.deepEqual(one.standings, ['threefold-claimable', 'in-play']);
    assert.equal(one.repetitions, 3);
    assert.equal(two.repetitions, 2);
    one.undo();
    assert.equal(one.repetitions, 2);
    assert.equal(one.moves.length, 7);
});

test('a long game has room', () => {
    const game = ecart.game();
    for (let n = 0; n < 1200; n++) {
        assert.ok(game.play(['Nf3', 'Nf6', 'Ng1', 'Ng8'][n % 4]).legal);
        if (n % 100 === 0)
            game.standings;
    }
    assert.equal(game.repetitions, 301);
    assert.ok(game.isOver);
});

test('the FEN of a position of Chess960 is read again as it was', () => {
    for (const number of [0, 517, 518, 959]) {
        const { fen } = ecart.start(number);
        assert.equal(ecart.position(fen).fen, fen);
    }
    assert.throws(() => ecart.start(960), RangeError);
});

test('without words, only squares are a move', () => {
    const smallest = rules.loadSync();
    assert.equal(smallest.start().check('e2e4').legal, true);
    assert.equal(smallest.start().check('e4').reason, 'impossible-cell');
    assert.throws(() => smallest.start().after('e2e5'), /pawn-shape/);
});
