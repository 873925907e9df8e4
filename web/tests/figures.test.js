// figures.test.js -- figures go where their steps say, and the program knows the same
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BetzaError, loadSync } from 'ecart-chess/figures';
import { run } from './native.js';

const figures = loadSync();
const squares = [...'abcdefgh'].flatMap(file => [...'12345678'].map(rank => file + rank));
const at = square => [square.charCodeAt(0) - 97, square.charCodeAt(1) - 49];
const named = (file, rank) => file >= 0 && file < 8 && rank >= 0 && rank < 8
    ? 'abcdefgh'[file] + (rank + 1) : null;

/** Where a figure goes, walked step by step. */
function walked({ steps }, from) {
    const [file, rank] = at(from), found = new Set();
    for (const { columns, rows, moves, takes } of steps)
        for (let n = 1; n <= Math.max(moves, takes); n++) {
            const square = named(file + n * columns, rank + n * rows);
            if (square)
                found.add(square);
        }
    return found;
}

const number = square => 10 * (at(square)[0] + 1) + at(square)[1] + 1;
const manhattan = (a, b) => Math.abs(at(a)[0] - at(b)[0]) + Math.abs(at(a)[1] - at(b)[1]);

for (const { name, betza } of figures.known)
    test(`the ${name} goes where its steps lead`, () => {
        const figure = figures.read(betza);
        const goes = new Map(squares.map(from => [from, walked(figure, from)]));
        const differences = new Set(), pairs = new Set();
        for (const [from, targets] of goes)
            for (const to of targets) {
                differences.add(number(to) - number(from));
                pairs.add(`${number(to) - number(from)} ${manhattan(from, to)}`);
            }
        let aliases = 0;
        for (const from of squares) {
            const ghosts = squares.filter(to => !goes.get(from).has(to) &&
                differences.has(number(to) - number(from)));
            aliases += ghosts.length;
            assert.deepEqual(figure.squares(from).sort(), [...goes.get(from)].sort(), from);
            assert.deepEqual(figure.ghosts(from).sort(), ghosts.sort(), from);
            for (const to of ghosts.slice(0, 3))
                assert.deepEqual(figure.check(from, to),
                                 { moves: false, takes: false, alias: true });
        }
        assert.equal(figure.aliases, aliases);
        assert.deepEqual(figure.pairs.map(p => `${p.difference} ${p.manhattan}`).sort(),
                         [...pairs].sort());
        assert.deepEqual(figures.make(figure.steps).steps, figure.steps);
        assert.deepEqual(figure.turned.turned.steps, figure.steps);
    });

test('distances are those of a search, and paths lie on them', () => {
    for (const betza of ['N', 'C', 'fR', 'NN', 'B']) {
        const figure = figures.read(betza), start = 'c2', known = new Map([[start, 0]]);
        const ways = new Map([[start, 1]]);
        for (const from of known.keys())
            for (const to of walked(figure, from)) {
                if (!known.has(to))
                    known.set(to, known.get(from) + 1);
                if (known.get(to) === known.get(from) + 1)
                    ways.set(to, (ways.get(to) ?? 0) + ways.get(from));
            }
        assert.deepEqual(new Map([...figure.distances(start)].sort()),
                         new Map([...known].sort()), betza);
        for (const to of squares) {
            assert.equal(figure.distance(start, to), known.get(to) ?? null, betza + to);
            assert.equal(figure.paths(start, to), ways.get(to) ?? 0, betza + to);
            assert.equal(figure.path(start, to).length > 0, known.has(to));
            for (const via of figure.path(start, to))
                assert.equal(known.get(via) + figure.distance(via, to), known.get(to));
        }
    }
});

test('the program says the same of them', () => {
    for (const { name, betza } of figures.known.filter((_, n) => n % 4 === 0)) {
        const [, accepted] = /Wrongly accepted +(\d+)/.exec(run('tools/ecart', ['shape', name]));
        assert.equal(figures.read(betza).aliases, Number(accepted), name);
    }
});

test('differences have the readings that squares show', () => {
    for (const from of squares)
        for (const to of squares) {
            const columns = at(to)[0] - at(from)[0], rows = at(to)[1] - at(from)[1];
            assert.equal(figures.difference(from, to), 10 * columns + rows);
            assert.ok(from === to || figures.readings(10 * columns + rows)
                .some(r => r.columns === columns && r.rows === rows), from + to);
            assert.equal(figures.distance('manhattan', from, to), manhattan(from, to));
            assert.equal(figures.distance('chebyshev', from, to),
                         Math.max(Math.abs(columns), Math.abs(rows)));
            assert.equal(figures.distance('knight', from, to),
                         figures.piece('knight').distance(from, to));
        }
    assert.equal(figures.number('e4'), 54);
    assert.equal(figures.number('e9'), null);
    assert.equal(figures.difference('e4', 'i1'), null);
    assert.equal(figures.distance('knight', 'e4', ''), null);
});

test('any text is a figure or an error, which says where', () => {
    for (const text of ['', 'gN', 'n', 'W8', '<script>', '♞', '(9,9)', 'x'.repeat(100000), 'WKQRx'])
        assert.throws(() => figures.read(text), error =>
            error instanceof BetzaError && error.message.length > 5 && error.offset >= 0 &&
            error.offset <= 65536, text);
    for (const step of [{ columns: 8, rows: 0, moves: 1, takes: 1 },
                        { columns: 0, rows: 0, moves: 1, takes: 1 },
                        { columns: 1, rows: NaN, moves: 1, takes: 1 },
                        { columns: 1, rows: 1, moves: -1, takes: 1 }])
        assert.throws(() => figures.make([step]), RangeError);
    const camel = figures.read('C');
    assert.deepEqual(camel.squares('z0'), []);
    assert.equal(camel.distance('z0', 'a1'), null);
    assert.equal(camel.distances('z0').size, 0);
    assert.throws(() => figures.read('?'));
    assert.deepEqual(camel.squares('a1'), ['b4', 'd2']);
});
