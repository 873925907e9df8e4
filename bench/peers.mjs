// peers.mjs -- run by bench.sh: what others take for the same, beside our table
//
//     node peers.mjs TABLE POSITIONS GAMES
//
// Each peer is asked in the way its users ask it: Stockfish for `go perft`,
// chess.js for move() and undo(), chessops for isLegal(), pgn-extract for a
// whole run.  The best of several rounds counts, since noise only ever adds.
// What is not there is left out.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const [tablePath, positionsPath, gamesPath] = process.argv.slice(2);
const ROUNDS = 5;
const POSITIONS = 500;

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const KIWIPETE = 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1';

async function load(name) {
  try {
    return await import(name);
  } catch {
    console.log(`peers: no ${name}: left out`);
    return null;
  }
}

const chessJs = await load('chess.js');
const chessops = await load('chessops');
const parts = chessops && Object.assign({}, ...await Promise.all(
  ['fen', 'debug', 'pgn', 'san'].map((part) => import(`chessops/${part}`))));

const fens = readFileSync(positionsPath, 'utf8').trim().split('\n').slice(0, POSITIONS);
const games = readFileSync(gamesPath, 'latin1');

// Ours, ns each: a row has base, this and two ratios, or this and its median.
const ours = new Map();
for (const line of readFileSync(tablePath, 'utf8').split('\n')) {
  const [name, ...numbers] = line.trim().split(/ {2,}/);
  ours.set(name, Number(numbers[numbers.length === 4 ? 1 : 0]));
}

function seconds(work) {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}

function elapsed(work) {
  const start = process.hrtime.bigint();
  work();
  return Number(process.hrtime.bigint() - start) / 1e9;
}

// Stockfish tells no time for perft, so a shallow count is taken from it: the
// start of the process and of the table of positions.
function stockfish(fen, depth) {
  const ask = (d) => {
    let run;
    const time = elapsed(() => {
      run = spawnSync('stockfish', {
        input: `setoption name Threads value 1\nposition fen ${fen}\ngo perft ${d}\nquit\n`,
        encoding: 'utf8',
      });
    });
    return { time, nodes: run.error ? 0 : Number(/Nodes searched: (\d+)/.exec(run.stdout)[1]) };
  };
  const deep = ask(depth);
  return deep.nodes === 0 ? undefined : 1e9 * (deep.time - ask(1).time) / deep.nodes;
}

const positionOf = (fen) => chessops.Chess.fromSetup(parts.parseFen(fen).unwrap()).unwrap();

function chessopsPerft(fen) {
  let nodes;
  const position = positionOf(fen);
  const time = seconds(() => { nodes = parts.perft(position, 3); });
  return 1e9 * time / nodes;
}

function chessJsPerft(fen) {
  let nodes;
  const game = new chessJs.Chess(fen);
  const time = seconds(() => { nodes = game.perft(3); });
  return 1e9 * time / nodes;
}

function legalMoves(position) {
  const moves = [];
  for (const [from, dests] of position.allDests()) {
    for (const to of dests) moves.push({ from, to });
  }
  return moves;
}

function chessopsMoves() {
  const asked = fens.map(positionOf).map((position) => ({ position, moves: legalMoves(position) }));
  let count = 0;
  const time = seconds(() => {
    for (const { position, moves } of asked) {
      for (const move of moves) if (position.isLegal(move)) count++;
    }
  });
  return 1e9 * time / count;
}

function chessJsMoves() {
  const asked = fens.slice(0, 50).map((fen) => new chessJs.Chess(fen))
    .map((game) => ({ game, moves: game.moves() }));
  let count = 0;
  const time = seconds(() => {
    for (const { game, moves } of asked) {
      for (const move of moves) {
        game.move(move);
        game.undo();
        count++;
      }
    }
  });
  return 1e9 * time / count;
}

const plies = games.split('\n').filter((line) => !line.startsWith('['))
  .join(' ').split(/\s+/).filter((word) => /^[a-zO]/i.test(word)).length;

function pgnExtract() {
  let run;
  const time = elapsed(() => {
    run = spawnSync('pgn-extract', ['-r', '-s', gamesPath], { stdio: 'ignore' });
  });
  return run.error || run.status !== 0 ? undefined : 1e9 * time / plies;
}

function chessopsGames() {
  const time = seconds(() => {
    for (const game of parts.parsePgn(games)) {
      const position = parts.startingPosition(game.headers).unwrap();
      for (const { san } of game.moves.mainline()) position.play(parts.parseSan(position, san));
    }
  });
  return 1e9 * time / plies;
}

const rows = [
  ['perft, start position 5', 'Stockfish', () => stockfish(START, 6)],
  ['perft, start position 5', 'chessops', chessops && (() => chessopsPerft(START))],
  ['perft, start position 5', 'chess.js', chessJs && (() => chessJsPerft(START))],
  ['perft, kiwipete 4', 'Stockfish', () => stockfish(KIWIPETE, 5)],
  ['perft, kiwipete 4', 'chessops', chessops && (() => chessopsPerft(KIWIPETE))],
  ['perft, kiwipete 4', 'chess.js', chessJs && (() => chessJsPerft(KIWIPETE))],
  ['verdict, legal moves', 'chessops', chessops && chessopsMoves],
  ['verdict, legal moves', 'chess.js', chessJs && chessJsMoves],
  ['program: pgn, plain, a ply', 'pgn-extract -r', pgnExtract],
  ['program: pgn, plain, a ply', 'chessops', chessops && chessopsGames],
];

for (const [what, who, measure] of rows) {
  if (!measure) continue;
  const times = Array.from({ length: ROUNDS }, measure);
  if (times[0] === undefined) {
    console.log(`peers: no ${who}: left out`);
    continue;
  }
  const best = Math.min(...times);
  console.log(what.padEnd(30), who.padEnd(14), best.toFixed(2).padStart(12),
    `${(best / ours.get(what)).toPrecision(3)} times ours`.padStart(20));
}
