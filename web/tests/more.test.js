// more.test.js -- premoves, boards that were seen, ends and lines agree with the program
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadSync } from 'ecart-chess/pgn';
import { filter, run, table } from './native.js';

const ecart = loadSync();
const fens = table('suite').map(([, fen]) => fen);
const square = n => 'abcdefgh'[n >> 3] + (n % 8 + 1);

let seed = 7;
const dice = sides => (seed = seed * 48271 % 2147483647) % sides;

test('premoves are those of the program', () => {
    for (const fen of fens.filter((_, n) => n % 40 === 0)) {
        const position = ecart.position(fen);
        const waiting = [...position.pieces].filter(([, { side }]) => side !== position.turn);
        const from = waiting[dice(waiting.length)][0], to = square(dice(64));
        const known = JSON.parse(run('tools/ecart', ['premove', '--json', '-p', fen, from + to]));
        const premove = position.premove(from, to);
        assert.equal(premove.possible, known.possible, `${fen} ${from}${to}`);
        assert.equal(premove.reason ?? 'none', known.reason, `${fen} ${from}${to}`);
        if (premove.possible)
            assert.ok(position.after(premove.reply).isLegal(from, to) ||
                      position.after(premove.reply).check(from, to).promotionNeeded);
    }
});

/** The first field of a FEN after a move, legal or not, that just puts a piece there. */
function placed(position, from, to) {
    const pieces = position.pieces, letters = { knight: 'n' };
    if (pieces.has(from))
        pieces.set(to, pieces.get(from)).delete(from);
    return '87654321'.split('').map(rank => 'abcdefgh'.split('').map(file => {
        const piece = pieces.get(file + rank);
        const letter = piece && (letters[piece.kind] ?? piece.kind[0]);
        return !piece ? '1' : piece.side === 'white' ? letter.toUpperCase() : letter;
    }).join('')).join('/').replace(/1+/g, ones => ones.length);
}

for (const sees of ['pieces', 'colours', 'occupied'])
    test(`boards that were seen lead to the answers of the program: ${sees}`, () => {
        const asked = fens.filter((_, n) => n % 10 === 0).map((fen, n) => {
            const position = ecart.position(fen), legal = position.moves();
            const { from, to } = n % 2 && legal.length ? legal[dice(legal.length)]
                : { from: [...position.pieces.keys()][0], to: square(dice(64)) };
            return { fen, board: placed(position, from, to) };
        });
        const answers = filter(asked.map(({ fen, board }) => (
            { op: 'board', fen, board, ...sees !== 'pieces' && { [sees]: true } })));
        const kinds = new Set();
        asked.forEach(({ fen, board }, n) => {
            const seen = ecart.position(fen).seen(board, { sees }), known = answers[n];
            kinds.add(seen.kind);
            assert.equal(seen.kind, known.seen, `${fen} ${board}`);
            assert.deepEqual(seen.moves.map(({ san }) => san), known.moves.map(({ san }) => san));
            assert.deepEqual(seen.different, known.differ);
            assert.equal(seen.result, known.result);
            if (seen.kind === 'try') {
                assert.equal(seen.verdict.reason, known.reason);
                assert.equal(seen.verdict.explain(), known.text);
            }
        });
        assert.ok(kinds.size >= 3);
    });

test('a text that is no board is refused', () => {
    for (const text of ['', '8/8', '<script>', '9/8/8/8/8/8/8/8', 'x'.repeat(100000)])
        assert.throws(() => ecart.start().seen(text), RangeError);
});

test('ends are those of the program', () => {
    const asked = table('standing').map(([fen]) => fen);
    const answers = filter(asked.map(fen => ({ op: 'ends', fen })));
    asked.forEach((fen, n) => {
        const position = ecart.position(fen), { standings, mate } = answers[n];
        assert.deepEqual(position.standings, standings.map(({ standing }) => standing), fen);
        for (const side of ['white', 'black']) {
            const prospect = position.prospect(side), known = mate[side].prospect;
            /* The program also looks for a mate among random games, and asks about the game,
             * which the 75-move rule may have ended. */
            assert.ok(prospect === known || prospect === 'unproven' && known === 'possible' ||
                      position.standings.includes('seventy-five-move'), `${fen} ${side}`);
        }
        for (const { standing, article } of standings)
            assert.equal(ecart.article(standing), article);
    });
});

test('a lesson on a game knows what was repeated, and claims are those of the program', () => {
    const moves = 'Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1'.split(' '), game = ecart.game();
    moves.forEach(move => assert.ok(game.play(move).legal));
    const [{ claims }] = filter([{ op: 'ends', moves }]);
    assert.deepEqual(claims.map(({ move }) => move), ['f6g8']);
    assert.deepEqual(game.claims('Ng8'), ['threefold-claimable']);
    assert.deepEqual(game.claims('Rg8'), []);
    game.play('Ng8');
    const [first, laws] = game.lesson({ level: 'arbiter' });
    assert.match(first.text, /moves 1, 3 and 5/);
    assert.ok(laws.lines.some(line => line.startsWith('9.2.2')));
    assert.doesNotMatch(game.position.lesson({ level: 'arbiter' })[0].text, /repetition/);
});

/** How many of the texts can be played, one after another. */
function played(position, texts) {
    let count = 0;
    for (const text of texts) {
        const verdict = position.check(text);
        if (!verdict.legal)
            break;
        position = position.after(text);
        count++;
    }
    return count;
}

test('a lesson writes moves with the letters that the text was read with', () => {
    const position = ecart.position('8/P7/8/8/8/8/7k/4K3 w - - 0 1');
    const told = letters => position.read('a8=K', { letters }).lesson({ level: 'player' })
        .map(({ text }) => text).join(' ');
    assert.match(told('en'), /a8=Q, a8=R, a8=B or a8=N/);
    assert.match(told('de'), /a8=D, a8=T, a8=L or a8=S/);
});

test('what was meant in a line lets it go on', () => {
    const texts = 'e4 e5 Nf4 Nc6 Bb5 a6 Ba4 Nf6 O-O'.split(' '), start = ecart.start();
    const { played: known, meant } = start.line(texts);
    assert.equal(known, played(start, texts));
    assert.equal(meant[0].san, 'Nf3');
    for (const { ply, plies, san } of meant) {
        const instead = texts.with ? texts.with(ply - 1, san)
            : texts.map((text, n) => n === ply - 1 ? san : text);
        assert.equal(played(start, instead), ply + plies, san);
    }
    assert.deepEqual(start.line(['e4', 'e5']), { played: 2, meant: [] });
    assert.deepEqual(start.line([]), { played: 0, meant: [] });
    assert.equal(start.line(Array(5000).fill('\n<script>')).played, 0);
});
