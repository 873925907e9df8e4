// slips.mjs -- run by slips.sh: plays games, plants slips in them, counts mends
//
//     node slips.mjs play GAMES SEED       games, a line each, on standard output
//     node slips.mjs plant LINES COUNT SEED TRUE SLIPPED  makes two collections of them
//     node slips.mjs count TRUE SLIPPED MENDED            compares three collections
//
// Stockfish plays with itself; it lists the legal moves and tells of checks, so
// nothing here comes from the program that is measured.

import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const NODES = 1000;             // a move
const RANDOM_PLIES = 6;         // so that no two games are alike
const SHORTEST = 40, LONGEST = 120;

// Random numbers from a seed (mulberry32).
function randomFrom(seed) {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}

// Stockfish: ask() sends lines, and answers with all lines up to one that fits.
function openEngine() {
  const engine = spawn('stockfish', [], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();
  engine.on('error', () => { console.error('slips: no stockfish'); process.exit(2); });
  const ask = async (text, end) => {
    engine.stdin.write(`${text}\n`);
    const answer = [];
    do {
      const line = await lines.next();
      if (line.done) process.exit(2);
      answer.push(line.value);
    } while (!end.test(answer.at(-1)));
    return answer;
  };
  return { ask, close: () => engine.stdin.end('quit\n') };
}

// The board, whether its side is in check, and its legal moves.
async function look(engine, moves) {
  const shown = await engine.ask(
    `position startpos moves ${moves.join(' ')}\nd\ngo perft 1`, /^Nodes searched/);
  const value = (name) => shown.find((line) => line.startsWith(name)).slice(name.length).trim();
  const [ranks] = value('Fen:').split(' ');
  const board = {};
  ranks.split('/').forEach((rank, r) => {
    let file = 0;
    for (const c of rank) {
      if (/\d/.test(c)) file += Number(c);
      else board['abcdefgh'[file++] + (8 - r)] = c.toUpperCase();
    }
  });
  const legal = shown.map((line) => /^([a-h]\d[a-h]\d[qrbn]?): 1$/.exec(line)?.[1]).filter(Boolean);
  return { board, legal, check: value('Checkers:') !== '' };
}

// What the standard writes, without the sign of check.
function san(move, { board, legal }) {
  const from = move.slice(0, 2), to = move.slice(2, 4), kind = board[from];
  if (kind === 'K' && /^e[18][cg][18]$/.test(move)) return to[0] === 'g' ? 'O-O' : 'O-O-O';
  if (kind === 'P') {
    const captures = from[0] !== to[0] ? `${from[0]}x` : '';
    return captures + to + (move[4] ? `=${move[4].toUpperCase()}` : '');
  }
  const others = legal.filter((m) => m.slice(2, 4) === to && m.slice(0, 2) !== from &&
    board[m.slice(0, 2)] === kind).map((m) => m.slice(0, 2));
  const same = (i) => others.some((cell) => cell[i] === from[i]);
  const where = others.length === 0 ? '' : !same(0) ? from[0] : !same(1) ? from[1] : from;
  return kind + where + (board[to] ? 'x' : '') + to;
}

async function playGame(engine, random) {
  const length = SHORTEST + random(LONGEST - SHORTEST + 1);
  const moves = [], texts = [];
  let now = await look(engine, moves);
  await engine.ask('ucinewgame\nisready', /^readyok/);
  while (now.legal.length > 0 && moves.length < length) {
    let move = now.legal[random(now.legal.length)];
    if (moves.length >= RANDOM_PLIES) {
      const answer = await engine.ask(`go nodes ${NODES}`, /^bestmove/);
      move = answer.at(-1).split(' ')[1];
    }
    const text = san(move, now);
    moves.push(move);
    now = await look(engine, moves);
    texts.push(text + (!now.check ? '' : now.legal.length === 0 ? '#' : '+'));
  }
  return texts;
}

async function play(games, seed) {
  const engine = openEngine(), random = randomFrom(seed);
  await engine.ask('uci', /^uciok/);
  for (let n = 0; n < games; n++)
    console.log((await playGame(engine, random)).join(' '));
  engine.close();
}

// A key beside the one that was meant, or another piece.
function wrongKeys(c) {
  if ('KQRBN'.includes(c)) return [...'KQRBN'].filter((other) => other !== c);
  const row = ['abcdefgh', '12345678'].find((keys) => keys.includes(c)) ?? '';
  return [row[row.indexOf(c) - 1], row[row.indexOf(c) + 1]].filter(Boolean);
}

// What a character looks like.
const SHAPES = {
  1: '7', 3: '8', 4: '9', 5: '6S', 6: '5b', 7: '1', 8: '3B', B: '8R', K: 'N', N: 'K',
  O: 'Q0', Q: 'O', R: 'B', S: '5', a: 'd', b: '6h', c: 'e', d: 'a', e: 'c', f: 't',
  g: 'qy', h: 'b'
};

// A text with a slip in one character, of either sort as often.
function slip(text, random) {
  for (;;) {
    const at = random(text.length), c = text[at];
    const wrong = random(2) === 0 ? wrongKeys(c) : [...(SHAPES[c] ?? '')];
    if (wrong.length > 0)
      return text.slice(0, at) + wrong[random(wrong.length)] + text.slice(at + 1);
  }
}

// A game as a collection has it: lines of 80 columns at most.
function write(texts, n) {
  const words = texts.map((text, i) => (i % 2 === 0 ? `${i / 2 + 1}. ${text}` : text));
  const result = !texts.at(-1).endsWith('#') ? '*' : texts.length % 2 === 1 ? '1-0' : '0-1';
  const lines = [''];
  for (const word of [...words, result].join(' ').split(' ')) {
    if (lines.at(-1).length + word.length >= 80) lines.push('');
    lines.push([lines.pop(), word].filter(Boolean).join(' '));
  }
  return `[Event "${n + 1}"]\n\n${lines.join('\n')}\n\n`;
}

function plant(path, count, seed, trueName, slippedName) {
  const games = readFileSync(path, 'ascii').trim().split('\n').map((line) => line.split(' '));
  const random = randomFrom(seed), right = [], wrong = [];
  for (let n = 0; n < count; n++) {
    const game = [...games[n % games.length]], ply = random(game.length);
    right.push(write(game, n));
    game[ply] = slip(game[ply], random);
    wrong.push(write(game, n));
  }
  writeFileSync(trueName, right.join(''));
  writeFileSync(slippedName, wrong.join(''));
}

// A mend is right if the game is again what it was.  Where the slip makes a legal
// move and nothing later is refused, nobody can know: such slips are left too.
function count(...names) {
  const [right, slipped, mended] = names.map((name) =>
    readFileSync(name, 'latin1').split(/(?=\[Event )/));
  const counts = { right: 0, wrong: 0, left: 0 };
  right.forEach((game, n) => {
    const fate = mended[n] === slipped[n] ? 'left' : mended[n] === game ? 'right' : 'wrong';
    counts[fate]++;
    if (fate === 'wrong') console.error(`mended wrongly: game ${n + 1}`);
  });
  console.log(`${right.length} slips: ${counts.right} mended rightly, ` +
    `${counts.wrong} wrongly, ${counts.left} left`);
  process.exitCode = counts.wrong > 0 ? 1 : 0;
}

const [verb, ...args] = process.argv.slice(2);
if (verb === 'play') await play(Number(args[0]), Number(args[1]));
else if (verb === 'plant') plant(args[0], Number(args[1]), Number(args[2]), args[3], args[4]);
else count(...args);
