// peers.mjs -- run by bench.sh: what others take for the same, beside our table
//
//     node peers.mjs TABLE FOLDER
//
// The folder has what was made for the bench, and beside this file stand the npm
// packages.  Each peer is asked in the way its users ask it, and for what is
// nearest to our row: the manual says how near that is.  Processor time counts,
// and the best of several rounds, since noise only ever adds.  What is not there
// is left out.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const [tablePath, folder] = process.argv.slice(2);
const ROUNDS = 5;
const SAMPLE = 1000;        // positions, each with its drags
const SLOW_SAMPLE = 50;     // for those who take a hundred times longer
const ROUND = 0.2;          // seconds: long enough for what is compiled while it runs
const COPIES = 20;          // of what programs read, so that their start counts little

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const KIWIPETE = 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1';

const read = (name) => readFileSync(`${folder}/${name}`, 'latin1');

// Who is there, and in which version.

async function load(name) {
  try {
    const text = readFileSync(new URL(`node_modules/${name}/package.json`, import.meta.url));
    return { module: await import(name), version: JSON.parse(text).version };
  } catch {
    return { module: null, version: null };
  }
}

function said(program, argument, pattern) {
  const run = spawnSync(program, [argument], { encoding: 'utf8', input: '' });
  return run.error ? null : (pattern.exec(run.stdout + run.stderr) ?? [null, 'unknown'])[1];
}

const { module: chessJs, version: chessJsVersion } = await load('chess.js');
const { module: chessops, version: chessopsVersion } = await load('chessops');
const parts = chessops && Object.assign({}, ...await Promise.all(
  ['fen', 'debug', 'pgn', 'san', 'util'].map((part) => import(`chessops/${part}`))));

const versions = {
  Stockfish: said('stockfish', 'quit', /Stockfish (\S+)/),
  'pgn-extract': said('pgn-extract', '--version', /v(\S+)/),
  chessops: chessopsVersion,
  'chess.js': chessJsVersion,
};
console.log('peers:', Object.entries(versions)
  .map(([name, version]) => (version ? `${name} ${version}` : `no ${name}`)).join(', '),
`(node ${process.versions.node})`);

// What they are asked about: the requests of our rows.

const requests = read('drags').trim().split('\n').slice(0, SAMPLE).map((line) => {
  const [fen, drags] = line.split('\t');
  return { fen, drags: drags.split(' ') };
});
const slowRequests = requests.slice(0, SLOW_SAMPLE);
const plies = read('plies').length / 2;
const lines = read('lines').trim().split('\n');

// Seconds of the processor.

function seconds(work) {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}

// What the last line says that a shell's `times` prints: 0m1.23s 0m0.45s.
function childSeconds(text) {
  const [user, system] = text.trim().split('\n').pop().split(' ')
    .map((time) => /(\d+)m([\d.]+)s/.exec(time)).map(([, m, s]) => 60 * m + Number(s));
  return user + system;
}

function runProgram(input, ...command) {
  const run = spawnSync('sh', ['-c', '"$@" && times', 'sh', ...command],
    { input, encoding: 'latin1', maxBuffer: 1 << 30 });
  if (run.status !== 0) throw new Error(`${command[0]}: ${run.stderr}`);
  return { time: childSeconds(run.stdout), text: run.stdout };
}

// Nanoseconds each, of work on all the items that says how many things it did,
// again and again.
function each(items, work) {
  let count = 0, time = 0;
  while (time < ROUND) {
    time += seconds(() => { for (const item of items) count += work(item); });
  }
  return 1e9 * time / count;
}

// Stockfish: a process that is asked by lines.  Its start is taken off.

function stockfish(asked, pattern) {
  const begin = 'setoption name Threads value 1\n';
  const { time, text } = runProgram(`${begin}${asked}quit\n`, 'stockfish');
  const idle = runProgram(`${begin}position startpos\ngo perft 1\nquit\n`, 'stockfish').time;
  const count = [...text.matchAll(pattern)].reduce((sum, [, n]) => sum + Number(n ?? 1), 0);
  return 1e9 * (time - idle) / count;
}

const stockfishPerft = (fen, depth) => () =>
  stockfish(`position fen ${fen}\ngo perft ${depth}\n`, /Nodes searched: (\d+)/g);

const stockfishFilter = () => stockfish(
  lines.map((line) => `position fen ${line.split('\t')[0]}\ngo perft 1\n`).join(''),
  /Nodes searched/g);

// chessops

const setupOf = (fen) => chessops.Chess.fromSetup(parts.parseFen(fen).unwrap()).unwrap();

function legalMoves(position) {
  const moves = [];
  for (const [from, dests] of position.allDests()) {
    for (const to of dests) {
      const last = position.board.pawn.has(from) && (to < 8 || to >= 56);
      moves.push(last ? { from, to, promotion: 'queen' } : { from, to });
    }
  }
  return moves;
}

const ops = chessops && {
  sets: requests.map(({ fen, drags }) => {
    const position = setupOf(fen), legal = legalMoves(position);
    return {
      fen, position, legal, drags: drags.map(parts.parseUci),
      sans: legal.map((move) => parts.makeSan(position, move)),
    };
  }),

  // What is pinned and who gives check is found once for a position.
  legal: (position, moves) => {
    const context = position.ctx();
    for (const move of moves) position.isLegal(move, context);
    return moves.length;
  },
  perft: (fen) => () => each([setupOf(fen)], (position) => parts.perft(position, 3)),
  pgn: (name) => () => each([read(name)], (text) => {
    for (const game of parts.parsePgn(text)) {
      const position = parts.startingPosition(game.headers).unwrap();
      for (const { san } of game.moves.mainline()) position.play(parts.parseSan(position, san));
    }
    return plies;
  }),
  filter: () => {
    const input = read('lines').repeat(COPIES);
    const script = new URL('peer_filter.mjs', import.meta.url).pathname;
    return 1e9 * runProgram(input, process.execPath, script).time / (lines.length * COPIES);
  },
};

// chess.js: a move that is not legal is thrown.

function tryMove(game, move) {
  try {
    game.move(move);
    game.undo();
  } catch {
    // The answer is no.
  }
}

const objectOf = (uci) => ({ from: uci.slice(0, 2), to: uci.slice(2, 4), promotion: 'q' });

const js = chessJs && {
  sets: slowRequests.map(({ fen, drags }) => {
    const game = new chessJs.Chess(fen);
    return {
      fen, game, drags: drags.map(objectOf), sans: game.moves(),
      legal: game.moves({ verbose: true }).map(({ from, to, promotion }) => ({
        from, to, promotion,
      })),
    };
  }),
  tryAll: (game, moves) => {
    for (const move of moves) tryMove(game, move);
    return moves.length;
  },
  perft: (fen) => () => each([new chessJs.Chess(fen)], (game) => game.perft(3)),
  pgn: (name) => () => each(read(name).split(/\n(?=\[Event )/).slice(0, SLOW_SAMPLE), (text) => {
    const game = new chessJs.Chess();
    game.loadPgn(text);
    return game.history().length;
  }),
};

// pgn-extract

const pgnExtract = (name) => () => {
  const files = Array(COPIES).fill(`${folder}/${name}`);
  return 1e9 * runProgram('', 'pgn-extract', '-s', '-r', ...files).time / (plies * COPIES);
};

// The rows, each with the row of ours that it stands beside.

const rows = [
  ['verdict, drags', 'chessops',
    () => each(ops.sets, ({ position, drags }) => ops.legal(position, drags))],
  ['verdict, drags', 'chess.js', () => each(js.sets, ({ game, drags }) => js.tryAll(game, drags))],
  ['verdict, legal moves', 'chessops',
    () => each(ops.sets, ({ position, legal }) => ops.legal(position, legal))],
  ['verdict, legal moves', 'chess.js',
    () => each(js.sets, ({ game, legal }) => js.tryAll(game, legal))],
  ['FEN to verdict', 'chessops',
    () => each(ops.sets, ({ fen, drags }) => ops.legal(setupOf(fen), drags.slice(0, 1)))],
  ['FEN to verdict', 'chess.js',
    () => each(js.sets, ({ fen, drags }) => js.tryAll(new chessJs.Chess(fen), drags.slice(0, 1)))],
  ['list of legal moves', 'chessops', () => each(ops.sets, ({ position }) => {
    position.allDests();
    return 1;
  })],
  ['list of legal moves', 'chess.js', () => each(js.sets, ({ game }) => {
    game.moves();
    return 1;
  })],
  ['SAN read', 'chessops', () => each(ops.sets, ({ position, sans }) => {
    for (const san of sans) parts.parseSan(position, san);
    return sans.length;
  })],
  ['SAN read', 'chess.js', () => each(js.sets, ({ game, sans }) => js.tryAll(game, sans))],
  ['perft, start position 5', 'Stockfish', stockfishPerft(START, 6)],
  ['perft, start position 5', 'chessops', () => ops.perft(START)()],
  ['perft, start position 5', 'chess.js', () => js.perft(START)()],
  ['perft, kiwipete 4', 'Stockfish', stockfishPerft(KIWIPETE, 5)],
  ['perft, kiwipete 4', 'chessops', () => ops.perft(KIWIPETE)()],
  ['perft, kiwipete 4', 'chess.js', () => js.perft(KIWIPETE)()],
  ['PGN, plain, told', 'chessops', () => ops.pgn('0.pgn')()],
  ['PGN, plain, told', 'chess.js', () => js.pgn('0.pgn')()],
  ['PGN, clocks and numbers, told', 'chessops', () => ops.pgn('1.pgn')()],
  ['PGN, clocks and numbers, told', 'chess.js', () => js.pgn('1.pgn')()],
  ['PGN, long comments, told', 'chessops', () => ops.pgn('2.pgn')()],
  ['PGN, long comments, told', 'chess.js', () => js.pgn('2.pgn')()],
  ['program: pgn, plain, a ply', 'pgn-extract', pgnExtract('0.pgn')],
  ['program: pgn, clocks, a ply', 'pgn-extract', pgnExtract('1.pgn')],
  ['program: pgn, long comments, a ply', 'pgn-extract', pgnExtract('2.pgn')],
  ['program: filter, a line', 'Stockfish', stockfishFilter],
  ['program: filter, a line', 'chessops', () => ops.filter()],
];

// Ours, ns each: a row has base, this and two ratios, or this and its median.
const ours = new Map();
for (const line of readFileSync(tablePath, 'utf8').split('\n')) {
  const [name, ...numbers] = line.trim().split(/ {2,}/);
  ours.set(name, Number(numbers[numbers.length === 4 ? 1 : 0]));
}

console.log(`${'ns each, the least'.padEnd(36)}${'who'.padEnd(14)}${'ns'.padStart(14)}${
  'times ours'.padStart(14)}`);
for (const [what, who, measure] of rows) {
  if (!versions[who]) continue;
  const best = Math.min(...Array.from({ length: ROUNDS }, measure));
  console.log(`${what.padEnd(36)}${who.padEnd(14)}${best.toFixed(2).padStart(14)}${
    (best / ours.get(what)).toPrecision(3).padStart(14)}`);
}
