// peers_pgn.mjs -- run by peers.sh: a collection judged by ours, by pgn-extract
// and by chessops, in turns.
//
// Ours and pgn-extract are whole runs of the program; chessops, which is slow,
// gets the first games only, already in memory.  The best of several rounds
// counts, since noise only ever adds.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

const [program, collection] = process.argv.slice(2);
const ROUNDS = 5;
const GAMES_OF_CHESSOPS = 1000;

let chessops;
try {
  chessops = { ...await import('chessops/pgn'), ...await import('chessops/san') };
} catch {
  chessops = null;
}

function seconds(work) {
  const start = process.hrtime.bigint();
  work();
  return Number(process.hrtime.bigint() - start) / 1e9;
}

const bytes = readFileSync(collection).length;
const told = spawnSync(program, ['pgn', collection], { encoding: 'utf8' });
const summary = /^ecart: (\d+) games, (\d+) plies: 0 errors/.exec(told.stderr);
if (!summary) throw new Error(`${program} pgn does not find it clean: ${told.stderr}`);
const plies = Number(summary[2]);

// Plies a second of a command.
function command(name, args) {
  let failed = false;
  const time = seconds(() => {
    const run = spawnSync(name, args, { stdio: 'ignore' });
    failed = run.error !== undefined || run.status !== 0;
  });
  return failed ? undefined : plies / time;
}

const first = readFileSync(collection, 'latin1').split('\n\n')
  .slice(0, 2 * GAMES_OF_CHESSOPS).join('\n\n');

function ofChessops() {
  if (!chessops) return undefined;
  let count = 0;
  const time = seconds(() => {
    for (const game of chessops.parsePgn(first)) {
      const position = chessops.startingPosition(game.headers).unwrap();
      for (const { san } of game.moves.mainline()) {
        const move = chessops.parseSan(position, san);
        if (!move) throw new Error(`chessops refuses ${san}`);
        position.play(move);
        count++;
      }
    }
  });
  return count / time;
}

const processors = availableParallelism();
const peers = {
  ours: () => command(program, ['pgn', collection]),
  [`ours -j ${processors}`]: () => command(program, ['pgn', '-j', '0', collection]),
  'pgn-extract -r': () => command('pgn-extract', ['-r', '-s', collection]),
  chessops: ofChessops,
};
const best = new Map();
for (let round = 0; round < ROUNDS; round++) {
  for (const [name, measure] of Object.entries(peers)) {
    const value = measure();
    if (value !== undefined) best.set(name, Math.max(value, best.get(name) ?? 0));
  }
}

for (const [name, value] of best) {
  console.log('a collection'.padEnd(24), name.padEnd(14),
    `${(value / 1e6).toFixed(2)} M plies/s`.padStart(18),
    `${(value * bytes / plies / 1e6).toFixed(0)} MB/s`.padStart(10),
    (value / best.get('ours')).toPrecision(3).padStart(8));
}
