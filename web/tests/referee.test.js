// referee.test.js -- a referee and its circumstances agree with the program
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadSync } from 'ecart-chess/pgn';
import french from 'ecart-chess/languages/fr';
import { filter } from './native.js';

const ecart = loadSync();
ecart.addLanguage(french);

let seed = 32;
const dice = sides => (seed = seed * 48271 % 2147483647) % sides;
const uci = ({ from, to, promotion }) => from + to + (promotion ? promotion[promotion === 'knight' ? 1 : 0] : '');

test('rulings are those of the program', () => {
    const texts = ['Ke2', '**e4**', 'Nb8d7', 'Nf3 or e5', 'O-O', '<move>d5</move>', 'g1f3', 'é', ''];
    const requests = [], rulings = [];
    for (let n = 0; n < 40; n++) {
        const spoilers = n % 2 === 0, referee = ecart.referee({ moveLimit: 3, spoilers });
        const moves = [], tries = [];
        while (moves.length < 30 && !referee.game.isOver) {
            const text = texts[dice(texts.length)];
            requests.push({ op: 'referee', moves: [...moves], text, tries: [...tries], spoilers,
                            limit: { per: 'move', n: 3 } });
            const ruling = referee.attempt(text);
            rulings.push(ruling);
            if (ruling.move) {
                moves.push(uci(ruling.move));
            } else {
                tries.push({ ply: moves.length + 1, text });
                const legal = referee.game.position.moves(), move = legal[dice(legal.length)];
                referee.game.play(move);
                moves.push(uci(move));
            }
        }
    }
    filter(requests).forEach((answer, n) => {
        const { move, minutes, feedback, ...ruling } = rulings[n];
        const { version, id, op, ply, ...known } = answer;
        assert.deepEqual({ ...ruling, move: move && uci(move) }, known, JSON.stringify(requests[n]));
        assert.ok(minutes === 0 && feedback.startsWith(known.text));
    });
    assert.ok(rulings.length > 500);
});

test('a game tells what happened, and a position does not', () => {
    const game = ecart.game();
    for (const move of ['e4', 'e5', 'Nf3', 'Nc6', 'Bc4'])
        game.play(move);
    assert.deepEqual(game.circumstances(game.play('b8d7')), [{
        name: 'left', ply: 4, cells: ['c6'],
        text: 'The knight left b8 on move 2 and stands on c6 now.' }]);
    assert.match(game.circumstances(game.position.check('b8', 'd7'), 'fr')[0].text, /^Le cavalier a quitté b8/);
    assert.deepEqual(game.circumstances(ecart.start().check('e2', 'e5')), []);
    assert.deepEqual(game.circumstances(game.position.check('Nf6')), []);
});

test('refusals count by the laws, in a limit, and again', () => {
    const laws = ecart.referee({ tempo: 'rapid' });
    assert.deepEqual([laws.attempt('Ke3').minutes, laws.attempt('Ke3').consequence], [1, 'loss']);
    const limited = ecart.referee({ gameLimit: 2, start: '4k3/8/8/8/8/8/4K3/R6R w - - 0 1', spoilers: false });
    assert.equal(limited.attempt('Rd1').text, 'Say which rook moves.');
    const second = limited.attempt('Rd1', { language: 'fr' });
    assert.equal(second.consequence, 'loss');
    assert.equal(second.circumstances[0].name, 'again');
    assert.equal(ecart.referee({ moves: ['f3', 'e5', 'g4'] }).attempt('Qh4').standing, 'checkmate');
    assert.throws(() => ecart.referee({ moves: ['e5'] }), /e5/);
});
