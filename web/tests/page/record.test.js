// record.test.js -- games for two as texts: addresses and PGN, compared with chess.js
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Chess } from 'chess.js';
import { load } from '../../dist/pgn.js';
import { readLink } from '../../page/link.js';
import { readPgn, writePgn } from '../../page/play/pgn.js';
import { Record, named, readRecord } from '../../page/play/record.js';
import { written } from '../../page/play/sheet.js';
import { languages } from '../../page/languages.js';

const ecart = await load();

/** Numbers as if by chance, the same every time. */
function* chance(seed) {
    for (let n = seed;;)
        yield (n = Math.imul(n, 1664525) + 1013904223 >>> 0) / 2 ** 32;
}

/** A game of any legal moves. */
function anyGame(seed, start) {
    const record = new Record(ecart, start), numbers = chance(seed);
    while (record.line.length < 120 && record.final === null) {
        const moves = record.game.position.moves();
        const move = moves[Math.floor(numbers.next().value * moves.length)];
        record.play(record.game.position.check(move));
    }
    return named(record, { white: 'Ann', black: 'Ben', date: '2026.11.22', event: 'Club evening',
                           site: 'Ghent', round: '3' });
}

const finalOf = ({ game: { position } }) => position.fen;

test('an address has all of a game', () => {
    for (let seed = 0; seed < 40; seed++) {
        const record = anyGame(seed, seed % 2 ? ecart.start(seed * 17) : undefined);
        const other = readRecord(ecart, readLink(record.text));
        assert.deepEqual(other.fields(), record.fields());
        assert.equal(finalOf(other), finalOf(record));
        assert.equal(other.result, record.result);
    }
});

test('a game keeps the event, the site, the date and the round of its PGN', () => {
    const tags = '[Event "Club evening"]\n[Site "Ghent"]\n[Date "2026.11.22"]\n[Round "3"]\n';
    const { record } = readPgn(ecart, `${tags}\n1. e4 e5 *\n`, 'en');
    assert.ok(writePgn(record).startsWith(tags));
    assert.ok(writePgn(readRecord(ecart, readLink(record.text))).startsWith(tags));
});

test('chess.js reads the PGN of a game, and the page reads it back', () => {
    for (let seed = 0; seed < 12; seed++) {
        const record = anyGame(seed, seed % 3 ? undefined
            : ecart.position('r3k2r/p6p/8/8/8/8/P6P/R3K2R b KQkq - 3 20'));
        const pgn = writePgn(record), chess = new Chess();
        chess.loadPgn(pgn);
        assert.deepEqual(chess.history(), record.line.map(({ san }) => san));
        assert.equal(chess.getHeaders().White, 'Ann');
        assert.ok(pgn.split('\n').every(line => line.length < 80));
        const other = readPgn(ecart, pgn, 'fr').record;
        assert.deepEqual(other.line, record.line);
        assert.equal(other.white, record.white);
        assert.equal(finalOf(other), finalOf(record));
    }
});

test('a name may have any signs', () => {
    const record = named(new Record(ecart), { white: 'Ann "\\" [x]', black: '\u202eBen\n',
                                              date: 'x' });
    assert.deepEqual([record.white, record.black, record.date], ['Ann "\\" [x]', 'Ben', '']);
    record.play(record.game.position.check('e2', 'e4'));
    assert.match(writePgn(record), /^\[White "Ann \\"\\\\\\" \[x\]"\]$/m);
    assert.equal(readPgn(ecart, writePgn(record), 'en').record.white, record.white);
});

test('a game of Chess960 goes through PGN', () => {
    for (let seed = 0; seed < 40; seed++) {
        const record = anyGame(seed, ecart.start(seed * 24));
        const { record: other, refused } = readPgn(ecart, writePgn(record), 'en');
        assert.equal(refused, null);
        assert.deepEqual(other.line, record.line);
        assert.equal(finalOf(other), finalOf(record));
    }
});

test('the letters of a language are those that the library reads', () => {
    for (const code of Object.keys(languages))
        for (let seed = 0; seed < 10; seed++) {
            const { line, game } = anyGame(seed);
            line.forEach(({ san }, n) => {
                const verdict = game.verdicts[n].position.read(written(san, code),
                                                               { letters: code });
                assert.equal(verdict.san, san);
            });
        }
});

test('no PGN does any harm', () => {
    const numbers = chance(1);
    for (let n = 0; n < 300; n++) {
        const bytes = Array.from({ length: 200 },
            () => '[]"\\(){};.$*<>012/-abehKQRBNxO= \n\u0000é'[Math.floor(
                38 * numbers.next().value)] ?? '#').join('');
        const { record, wrong } = readPgn(ecart, bytes + '1. e4 e5', 'de');
        assert.ok(record || wrong);
    }
});

test('the longest texts take no time', () => {
    const moves = '1. Nf3 Nf6 2. Ng1 Ng8 ', begun = performance.now();
    assert.ok(readPgn(ecart, moves.repeat(45000), 'fr').record.line.length > 2000);
    assert.equal(readPgn(ecart, '1. e4 '.repeat(160000), 'fr').refused.reason, 'pawn-shape');
    const record = readRecord(ecart, readLink(`#g=${'g1f3g8f6f3g1f6g8'.repeat(1000)}`));
    assert.equal(record.line.length, 3000);
    assert.equal(record.final, 'fivefold');
    assert.ok(performance.now() - begun < 10000, `${performance.now() - begun} ms`);
});
