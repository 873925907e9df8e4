// slips.mjs -- run by slips.sh: plays games, plants slips in them, counts mends
//
//     node slips.mjs play GAMES SEED       games, a line each, on standard output
//     node slips.mjs kinds                 the nineteen kinds of slips
//     node slips.mjs plant LINES COUNT SEED KIND TRUE SLIPPED  makes two collections of them
//     node slips.mjs count KIND TRUE SLIPPED MENDED            compares three collections
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

// Replaces what a pattern finds in a text, by what choose() makes of it; no text if nothing does.
function change(text, pattern, choose) {
  const changed = text.replace(pattern, choose);
  return changed === text ? undefined : changed;
}

const other = (signs, c, random) => {
  const rest = [...signs].filter((sign) => sign !== c);
  return rest[random(rest.length)];
};
const CELL = /([a-h])([1-8])(?=(=[QRBN])?[+#]?$)/;
const FOREIGN = { K: 'R', Q: 'D', R: 'T', B: 'LF', N: 'SC' };

// Slips in the text of one move, by their kind: each makes a text, or none.
const SLIPS = {
  misprint: slip,
  file: (text, random) => change(text, CELL, (all, f, r) => other('abcdefgh', f, random) + r),
  rank: (text, random) => change(text, CELL, (all, f, r) => f + other('12345678', r, random)),
  piece: (text, random) => change(text, /^[KQRBN]/, (c) => other('KQRBN', c, random)),
  mirrored: (text) => change(text, CELL, (all, f, r) =>
    'hgfedcba'['abcdefgh'.indexOf(f)] + (9 - Number(r))),
  transposed: (text, random) => {
    const at = random(text.length - 1);
    return change(text, text.slice(at, at + 2), text[at + 1] + text[at]);
  },
  letters: (text, random) => change(text, /^[KQRBN]/, (c) => FOREIGN[c][random(FOREIGN[c].length)]),
  dropped: (text, random) => {
    const at = random(text.length);
    return text.slice(0, at) + text.slice(at + 1);
  },
  disambiguation: (text, random) => change(text, /^([QRBN])([a-h]?[1-8]?)(?=x?[a-h][1-8])/,
    (all, piece, from) => piece + (from && random(2) ? '' : 'abcdefgh12345678'[random(16)])),
  castling: (text) => change(text, /^O-O(-O)?/, (all, long) => (long ? 'O-O' : 'O-O-O')),
  signs: (text, random) => (random(2) ? change(text, /x|[+#]$/, '')
    : random(2) ? change(text, /^([KQRBN][a-h1-8]?)(?=[a-h][1-8])/, '$1x') : `${text}+`)
};

// Slips in the list of moves: each changes it in place at a ply, and answers whether it could;
// kept are the numbers that the words had.
const swap = (game, i, j) => {
  if (j >= game.length || game[i].text === game[j].text) return false;
  [game[i].text, game[j].text] = [game[j].text, game[i].text];
  return true;
};
const renumber = (game) => game.forEach((word, i) => { word.ply = i; });
const slipAt = (game, ply, random, kind = 'misprint') => {
  const text = SLIPS[kind](game[ply].text, random);
  if (text === undefined || text === game[ply].text) return false;
  game[ply].text = text;
  return true;
};
const target = (text) => CELL.exec(text)?.[0];
const ORDERS = {
  'half left out': (game, ply, random) => {
    game.splice(ply, 1);
    if (random(2)) renumber(game);
    return ply < game.length;
  },
  'half doubled': (game, ply, random) => {
    game.splice(ply, 0, { ...game[ply] });
    if (random(2)) renumber(game);
    return true;
  },
  'left out': (game, ply) => { game.splice(ply, 2); renumber(game); return ply < game.length; },
  'left out, numbers kept': (game, ply) => game.splice(ply, 2).length > 0 && ply < game.length,
  exchanged: (game, ply, random) => swap(game, ply, ply + 2 * (random(2) ? 1 : 1 + random(5))),
  // The next move of the piece is written from where the slip had put it, as if it were another.
  'slipped twice': (game, ply, random) => {
    const piece = game[ply].text[0], from = target(game[ply].text);
    const next = game.findIndex((word, i) => i > ply && (i - ply) % 2 === 0 &&
      word.text[0] === piece);
    return from !== undefined && /[KQRBN]/.test(piece) && next > 0 &&
      slipAt(game, ply, random) && slipAt(game, next, random);
  },
  swapped: (game, ply) => swap(game, ply, ply + 1),
  'two misprints': (game, ply, random) => {
    const second = random(game.length);
    return second !== ply && slipAt(game, ply, random) && slipAt(game, second, random);
  }
};

// A game as a collection has it: lines of 80 columns at most.
function write(game, n, mated) {
  const words = game.map(({ text, ply }, i) => (ply % 2 === 0 ? `${ply / 2 + 1}. ${text}`
    : i > 0 && game[i - 1].ply === ply - 1 ? text : `${(ply + 1) / 2}... ${text}`));
  const result = !mated ? '*' : mated % 2 === 1 ? '1-0' : '0-1';
  const lines = [''];
  for (const word of [...words, result].join(' ').split(' ')) {
    if (lines.at(-1).length + word.length >= 80) lines.push('');
    lines.push([lines.pop(), word].filter(Boolean).join(' '));
  }
  return `[Event "${n + 1}"]\n\n${lines.join('\n')}\n\n`;
}

// A copy of a game with a slip of a kind; again, at other places, until one can be made.
function slipped(texts, kind, random) {
  for (let tries = 0; tries < 200; tries++) {
    const game = texts.map((text, ply) => ({ text, ply })), ply = random(game.length);
    if (SLIPS[kind] ? slipAt(game, ply, random, kind) : ORDERS[kind](game, ply, random))
      return game;
  }
  return undefined;
}

function plant(path, count, seed, kind, trueName, slippedName) {
  const games = readFileSync(path, 'ascii').trim().split('\n').map((line) => line.split(' '));
  const random = randomFrom(seed), right = [], wrong = [];
  for (let n = 0; right.length < count; n++) {
    const texts = games[n % games.length], game = slipped(texts, kind, random);
    if (game === undefined) continue;
    const mated = texts.at(-1).endsWith('#') ? texts.length : 0;
    right.push(write(texts.map((text, ply) => ({ text, ply })), right.length, mated));
    wrong.push(write(game, wrong.length, mated));
  }
  writeFileSync(trueName, right.join(''));
  writeFileSync(slippedName, wrong.join(''));
}

// A mend is right if the game is again what it was, and in part if each word that it changed is.
// Where the slip makes a legal move and nothing later is refused, nobody can know: such slips
// are left too.
function count(kind, ...names) {
  const [right, slips, mended] = names.map((name) =>
    readFileSync(name, 'latin1').split(/(?=\[Event )/));
  const counts = { right: 0, part: 0, wrong: 0, left: 0 };
  right.forEach((game, n) => {
    const [was, written, is] = [game, slips[n], mended[n]].map((text) => text.trim().split(/\s+/));
    const restored = was.length === written.length &&
      is.every((word, i) => word === written[i] || word === was[i]);
    const fate = mended[n] === slips[n] ? 'left' : is.join() === was.join() ? 'right'
      : restored ? 'part' : 'wrong';
    counts[fate]++;
    if (fate === 'wrong') console.error(`mended wrongly: ${kind}, game ${n + 1}`);
  });
  console.log(`${kind}: ${right.length} slips: ${counts.right} mended rightly, ` +
    `${counts.part} in part, ${counts.wrong} wrongly, ${counts.left} left`);
  process.exitCode = counts.wrong > 0 ? 1 : 0;
}

const [verb, ...args] = process.argv.slice(2);
if (verb === 'kinds') console.log([...Object.keys(SLIPS), ...Object.keys(ORDERS)].join('\n'));
else if (verb === 'play') await play(Number(args[0]), Number(args[1]));
else if (verb === 'plant') plant(args[0], Number(args[1]), Number(args[2]), ...args.slice(3));
else count(...args);
