// bench.mjs -- times the package beside chess.js, chessops and kokopu, in one process
//
// Positions are those of the suite.  Each time is the median of several rounds in which
// all take turns, in time of the processor, which the garbage collector takes too.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Chess } from 'chess.js';
import { Chess as Chessops } from 'chessops/chess';
import { parseFen } from 'chessops/fen';
import { parseSquare } from 'chessops/util';
import { Position as Kokopu } from 'kokopu';
import { loadSync } from '../dist/pgn.js';
import { build, run, table } from '../tests/native.js';

const rounds = 15, movesOfEach = 8;
const ecart = loadSync();
const fens = table('suite').map(([, fen]) => fen);

let seed = 1;
const dice = sides => (seed = seed * 48271 % 2147483647) % sides;

/** Half of the moves are legal; in the other half a piece of the side goes anywhere. */
function movesIn(position) {
    const legal = position.moves();
    const own = [...position.pieces].filter(([, { side }]) => side === position.turn);
    return Array.from({ length: movesOfEach }, (_, n) => n % 2 && legal.length
        ? legal[dice(legal.length)]
        : { from: own[dice(own.length)][0], to: 'abcdefgh'[dice(8)] + (dice(8) + 1) });
}

/** A position as each package has it; null if chessops refuses it. */
function everywhere(fen) {
    const setup = parseFen(fen).unwrap(), other = Chessops.fromSetup(setup);
    return other.isErr ? [] : [{
        fen, ecart: ecart.position(fen), chessops: other.unwrap(), kokopu: new Kokopu(fen),
        moves: movesIn(ecart.position(fen)).map(({ from, to }) => ({
            from, to, squares: { from: parseSquare(from), to: parseSquare(to) } }))
    }];
}

const places = fens.flatMap(everywhere);
/** A loop over all places, with code of its own so that it is compiled for itself. */
const loop = (body, among = places) => new Function('places', 'tools', `
    const { Chess, Chessops, Kokopu, ecart, parseFen } = tools;
    return () => {
        let sum = 0;
        for (const { fen, moves, ecart: position, chessops, kokopu } of places) {
            ${body}
        }
        return sum;
    };`)(among, { Chess, Chessops, Kokopu, ecart, parseFen });

const each = answer => loop(`for (const { from, to, squares } of moves) sum += ${answer};`);
const first = (answer, among) =>
    loop(`const { from, to, squares } = moves[0]; sum += ${answer};`, among);

let answers = 0;    // so that none is left out

const middle = list => list.sort((a, b) => a - b)[list.length >> 1];

/** Prints the time of some ways to do the same, in ns for one of count, beside the first. */
function compare(what, count, ways) {
    const times = Object.keys(ways).map(() => []);
    for (let round = 0; round < rounds; round++)
        Object.values(ways).forEach((way, n) => {
            way();
            const start = process.cpuUsage();
            answers += way();
            const { user, system } = process.cpuUsage(start);
            times[n].push((user + system) * 1e3 / count);
        });
    console.log(`\n${what}: ns, and how many times the first`);
    Object.keys(ways).forEach((name, n) => console.log(`  ${name.padEnd(36)}` +
        `${middle(times[n]).toFixed(0).padStart(8)}` +
        `${(middle(times[n]) / middle(times[0])).toFixed(1).padStart(8)}`));
}

compare('A move in a known position', places.length * movesOfEach, {
    'ecart: verdict': each('position.check(from, to).reason.length'),
    'ecart: verdict and evidence': each('position.check(from, to).evidence.length'),
    'ecart: yes or no': each('position.isLegal(from, to)'),
    'chessops: yes or no': each('chessops.isLegal(squares)'),
    'chessops: the same, with its context': loop(`
        const context = chessops.ctx();
        for (const { squares } of moves) sum += chessops.isLegal(squares, context);`),
    'kokopu: yes or no': each('Boolean(kokopu.isMoveLegal(from, to))')
});

compare('A FEN and a move', places.length, {
    'ecart: verdict': first('ecart.position(fen).check(from, to).reason.length'),
    'chessops: yes or no': first(
        'Chessops.fromSetup(parseFen(fen).unwrap()).unwrap().isLegal(squares)'),
    'kokopu: yes or no': first('Boolean(new Kokopu(fen).isMoveLegal(from, to))')
});

const few = places.slice(0, 100);
compare('A FEN and a move, fewer of them', few.length, {
    'ecart: verdict': first('ecart.position(fen).check(from, to).reason.length', few),
    'chess.js: yes or no': loop(`try { new Chess(fen).move(moves[0]); } catch { sum++; }`, few)
});

compare('All legal moves', places.length, {
    ecart: first('position.moves().length'),
    chessops: first('chessops.allDests().size'),
    kokopu: first('kokopu.moves().length')
});

/** What a program takes of the processor, in ms. */
function timeOf(program, ...args) {
    const { stderr } = spawnSync('bash', ['-c', 'TIMEFORMAT="%U %S"; time "$@" >/dev/null 2>&1',
                                          'bash', program, ...args], { encoding: 'utf8' });
    return stderr.trim().split(' ').reduce((sum, seconds) => sum + Number(seconds) * 1e3, 0);
}

/** PGN beside the native program with one thread, every move judged. */
function pgn() {
    const folder = mkdtempSync(join(tmpdir(), 'ecart-'));
    const file = join(folder, 'games.pgn'), bytes = run('tests/make_games', ['20000']);
    const native = [], wasm = [];
    writeFileSync(file, bytes);
    for (let round = 0; round < rounds; round++) {
        native.push(timeOf(`${build}tools/ecart`, 'pgn', '--jobs=1', file));
        const start = process.cpuUsage();
        for (const { line } of ecart.pgn(bytes, { quiet: true, events: ['fault', 'move'] }))
            answers += line;
        const { user, system } = process.cpuUsage(start);
        wasm.push((user + system) / 1e3);
    }
    rmSync(folder, { recursive: true });
    const [there, here] = [native, wasm].map(times => bytes.length / 1e3 / middle(times));
    console.log(`\nPGN, MB/s: native ${there.toFixed(0)}, WebAssembly ${here.toFixed(0)}, ` +
                `${(here / there).toFixed(2)} times that`);
}

pgn();
process.exitCode = answers > 0 ? 0 : 1;
