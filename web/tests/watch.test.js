// watch.test.js -- boards that are watched have the answers of the program
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadSync } from 'ecart-chess/pgn';
import { run } from './native.js';

const ecart = loadSync();
const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';

/** A placement with a piece put on a square, '1' for nothing. */
function changed(placement, square, letter) {
    const rows = placement.replace(/\d/g, digit => '1'.repeat(digit)).split('/').map(row => [...row]);
    rows[8 - square[1]]['abcdefgh'.indexOf(square[0])] = letter;
    return rows.map(row => row.join('')).join('/').replace(/1+/g, ones => ones.length);
}

let seed = 33;
const dice = sides => (seed = seed * 48271 % 2147483647) % sides;
const one = list => list[dice(list.length)];
const placement = position => position.fen.split(' ')[0];

/** Looks at a board on which anything happens, and the watch's answers to them. */
function* happenings(watch, count) {
    const seen = [start];
    for (let board = start; count > 0; count--) {
        const what = dice(6), legal = watch.position.moves();
        if (what < 2)
            board = changed(board, one([...'abcdefgh']) + (1 + dice(8)), one([...'11PpNk']));
        else if (what === 2)
            board = one(seen.slice(-3));
        else if (what === 3 || legal.length === 0)
            board = placement(watch.position);
        else {
            seen.push(placement(watch.position));
            board = placement(watch.position.after(one(legal)));
        }
        for (let looks = 1 + dice(3); looks > 0; looks--)
            yield [board, watch.look(board)];
        if (dice(10) === 0)
            yield ['clock', watch.clock()];
    }
}

const letters = { king: 'k', queen: 'q', rook: 'r', bishop: 'b', knight: 'n', pawn: 'p' };
const letterOf = piece => piece &&
    (piece.side === 'white' ? letters[piece.kind].toUpperCase() : letters[piece.kind]);
const uci = ({ from, to, promotion }) => from + to + (letters[promotion] ?? '');

function sameAsProgram(pairs, options, position) {
    const lines = run('tools/ecart', ['seen', '--follow', '--json', ...options],
                      pairs.map(([look]) => look).join('\n') + '\n').toString().trim().split('\n');
    assert.equal(lines.length, pairs.length);
    lines.forEach((line, n) => {
        const [look, answer] = pairs[n], known = JSON.parse(line), { event } = answer;
        assert.equal(event, known.event, `${n} ${look}`);
        assert.deepEqual(answer.moves.map(uci), known.moves ?? []);
        assert.equal(answer.back, known.back ?? 0);
        assert.equal(answer.result, known.result ?? null);
        if (event !== 'lifted')
            assert.deepEqual(answer.put.map(({ square, piece }) => (
                { square, piece: letterOf(piece) })), known.put ?? []);
        assert.equal(answer.putText !== '', event === 'try' || event === 'different');
        assert.ok(known.text.endsWith(answer.putText));
        assert.equal(answer.verdicts.at(-1)?.reason, known.reason);
    });
    const { fen } = lines.map(line => JSON.parse(line)).filter(({ fen }) => fen).at(-1);
    assert.equal(position.fen.split(' ')[0], fen.split(' ')[0]);
    return new Set(pairs.map(([, { event }]) => event));
}

for (const sees of ['pieces', 'colours', 'occupied'])
    test(`two boards at once, whatever hands do there: ${sees}`, () => {
        const boards = [2, 3].map(settle => {
            const watch = ecart.watch(null, { sees, settle });
            return { settle, watch, pairs: [], happens: happenings(watch, 600) };
        });
        for (let more = true; more;)
            more = boards.map(({ happens, pairs }) => {
                const { value, done } = happens.next();
                if (!done)
                    pairs.push(value);
                return !done;
            }).includes(true);
        const option = sees === 'pieces' ? [] : [`--${sees}`], events = new Set();
        for (const { watch, pairs, settle } of boards)
            sameAsProgram(pairs, [...option, `--settle=${settle}`], watch.position)
                .forEach(event => events.add(event));
        for (const event of ['same', 'lifted', 'unfinished', 'move', 'back', 'revised', 'try',
            'different'])
            assert.ok(events.has(event), event);
    });

test('of a game that is longer than what the library remembers, all is taken back', () => {
    const kings = '7k/8/8/8/8/8/8/K7 w - - 0 1', watch = ecart.watch(kings, { settle: 1 });
    const walk = 'a1a2 h8h7 a2a3 h7h6 a3a4 h6h5 a4a3 h5h6 a3a2 h6h7 a2a1 h7h8'.split(' ');
    for (let n = 0; n < 450; n++) {
        const { event, moves } = watch.look(placement(watch.position.after(walk[n % 12])));
        assert.deepEqual([event, moves.map(uci)], ['move', [walk[n % 12]]], n);
    }
    assert.equal(watch.game.moves.length, 450);
    const { event, back } = watch.look(kings.split(' ')[0]);
    assert.equal(event, 'back');
    assert.ok(back < 450);
    assert.deepEqual(watch.game.moves, []);
});

test('what a board does not see, and what is no placement, is refused', () => {
    assert.throws(() => ecart.watch(null, { sees: 'shadows' }), RangeError);
    assert.throws(() => ecart.watch('8'), Error);
    const watch = ecart.watch();
    for (const text of ['', '8/8', '<script>', '9/8/8/8/8/8/8/8', `${start} x`, 'x'.repeat(100000)])
        assert.throws(() => watch.look(text), RangeError);
    assert.equal(watch.look(`${start} w KQkq - 0 1`).event, 'same');
});
