// peers.mjs -- run by peers.sh: ours, Stockfish, chess.js and chessops in turns.
//
// Each peer is asked in the way its users ask it: Stockfish for `go perft`,
// chess.js for move() and undo(), chessops for isLegal().  The best of several
// rounds counts, since noise only ever adds.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const [program, suitePath] = process.argv.slice(2);
const ROUNDS = 5;
const POSITIONS = 200;

// How deep each is asked, so that it takes neither too long nor no time.
const TREES = [
  { name: 'start position', ours: 5, stockfish: 6, npm: 3,
    fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1' },
  { name: 'kiwipete', ours: 4, stockfish: 5, npm: 3,
    fen: 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1' },
];

async function load(name) {
  try {
    return await import(name);
  } catch {
    return null;
  }
}

const chessJs = await load('chess.js');
const chessops = await load('chessops');
const chessopsFen = await load('chessops/fen');
const chessopsDebug = await load('chessops/debug');

const suite = readFileSync(suitePath, 'utf8').split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .slice(0, POSITIONS)
  .map((line) => line.split('\t'))
  .map(([, fen, , , , moves]) => ({ fen, moves: moves === '-' ? [] : moves.split(' ') }));

function seconds(work) {
  const start = process.hrtime.bigint();
  work();
  return Number(process.hrtime.bigint() - start) / 1e9;
}

// Ours prints `name<TAB>value` lines: ns a request, nodes a second.
function ours() {
  const run = spawnSync(program, ['--plain'], { encoding: 'utf8' });
  if (run.status !== 0) throw new Error(`${program} failed: ${run.stderr}`);
  return new Map(run.stdout.trim().split('\n').map((line) => {
    const [name, value] = line.split('\t');
    return [name, Number(value)];
  }));
}

// Stockfish tells no time for perft, so a shallow count is taken from it: the
// start of the process and of the table of positions.
function stockfish(fen, depth) {
  const ask = (d) => {
    let nodes;
    const time = seconds(() => {
      const run = spawnSync('stockfish', {
        input: `setoption name Threads value 1\nposition fen ${fen}\ngo perft ${d}\nquit\n`,
        encoding: 'utf8',
      });
      if (run.error) return;
      nodes = Number(/Nodes searched: (\d+)/.exec(run.stdout)[1]);
    });
    return { nodes, time };
  };
  const deep = ask(depth);
  return deep.nodes === undefined ? undefined : deep.nodes / (deep.time - ask(1).time);
}

function chessopsPerft(fen, depth) {
  if (!chessopsDebug) return undefined;
  const position = chessops.Chess.fromSetup(chessopsFen.parseFen(fen).unwrap()).unwrap();
  let nodes;
  const time = seconds(() => { nodes = chessopsDebug.perft(position, depth); });
  return nodes / time;
}

function chessJsPerft(fen, depth) {
  if (!chessJs) return undefined;
  const game = new chessJs.Chess(fen);
  let nodes;
  const time = seconds(() => { nodes = game.perft(depth); });
  return nodes / time;
}

// ns for each legal move of the suite, on a position that stands.
function chessopsMoves() {
  if (!chessops) return undefined;
  const asked = suite.map(({ fen, moves }) => ({
    position: chessops.Chess.fromSetup(chessopsFen.parseFen(fen).unwrap()).unwrap(),
    moves: moves.map((uci) => chessops.parseUci(uci)),
  }));
  let count = 0;
  const time = seconds(() => {
    for (const { position, moves } of asked) {
      for (const move of moves) if (position.isLegal(move)) count++;
    }
  });
  return (1e9 * time) / count;
}

function chessJsMoves() {
  if (!chessJs) return undefined;
  const asked = suite.slice(0, 20).map(({ fen, moves }) => ({
    game: new chessJs.Chess(fen),
    moves: moves.map((uci) => ({ from: uci.slice(0, 2), to: uci.slice(2, 4), promotion: uci[4] })),
  }));
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
  return (1e9 * time) / count;
}

const best = new Map();

function note(what, who, value, better) {
  if (value === undefined) return;
  const key = `${what}\t${who}`;
  best.set(key, best.has(key) ? better(best.get(key), value) : value);
}

for (let round = 0; round < ROUNDS; round++) {
  const mine = ours();
  for (const tree of TREES) {
    const what = `perft, ${tree.name}`;
    note(what, 'ours', mine.get(`${what} ${tree.ours}`), Math.max);
    note(what, 'Stockfish', stockfish(tree.fen, tree.stockfish), Math.max);
    note(what, 'chessops', chessopsPerft(tree.fen, tree.npm), Math.max);
    note(what, 'chess.js', chessJsPerft(tree.fen, tree.npm), Math.max);
  }
  note('a legal move', 'ours', mine.get('ecart_move_check, legal moves'), Math.min);
  note('a legal move', 'chessops', chessopsMoves(), Math.min);
  note('a legal move', 'chess.js', chessJsMoves(), Math.min);
}

for (const [key, value] of best) {
  const [what, who] = key.split('\t');
  const mine = best.get(`${what}\tours`);
  const perft = what.startsWith('perft');
  const ratio = perft ? value / mine : mine / value;
  const shown = perft ? `${(value / 1e6).toFixed(2)} M nodes/s` : `${value.toFixed(1)} ns`;
  console.log(what.padEnd(24), who.padEnd(10), shown.padStart(20), ratio.toPrecision(3).padStart(12));
}
