// make_planted.mjs: chooses the 200 faults of planted.tsv.
//
//   npm install --no-save chessops
//   tests/make_games 20000 | node tests/data/make_planted.mjs > tests/data/planted.tsv
//
// Each fault is one edit of a game, and no game gets two.  What a linter must
// then report, and where, is derived here without the library: chessops says
// which moves are legal, judge.mjs, written from the table of reasons alone,
// why the others are not.  plant.awk makes the edits.

import { readFileSync } from 'node:fs';
import { Chess } from 'chessops/chess';
import { makeFen } from 'chessops/fen';
import { makeSan, parseSan } from 'chessops/san';
import { makeSquare } from 'chessops/util';
import { generator } from './chance.mjs';
import { cellNamed, judgeCandidates, judgeUci, parseFen } from './judge.mjs';

const chance = generator(2019);
const below = (n) => Math.floor(chance() * n);
const oneOf = (list) => list[below(list.length)];

const lines = readFileSync(0, 'latin1').split('\n');

// A game: the lines of its tags, and its tokens with their line and column.
function readGames() {
  const games = [];
  lines.forEach((text, index) => {
    const line = index + 1;
    if (text.startsWith('[Event ')) games.push({ tags: {}, tokens: [], number: games.length + 1 });
    const game = games[games.length - 1];
    const tag = /^\[(\w+) "(.*)"\]$/.exec(text);
    if (tag) game.tags[tag[1]] = { line, column: tag[1].length + 4, text: tag[2] };
    else for (const hit of text.matchAll(/\S+/g)) {
      game.tokens.push({ line, column: hit.index + 1, text: hit[0] });
    }
  });
  return games;
}
const games = readGames();

// Every move of a game, with the position before it.
function movesOf(game) {
  const position = Chess.default();
  const moves = [];
  for (const token of game.tokens.slice(0, -1)) {
    if (/^\d+\.$/.test(token.text)) continue;
    const move = parseSan(position, token.text);
    moves.push({ token, move, before: position.clone() });
    position.play(move);
  }
  return { moves, end: position };
}

const LETTERS = { king: 'K', queen: 'Q', rook: 'R', bishop: 'B', knight: 'N', pawn: '' };

// A move in the notation of the standard that the rules forbid, and why.
function illegalMove(before) {
  const from = oneOf([...before.board[before.turn]]);
  const { role } = before.board.get(from);
  const to = below(64);
  if (from === to) return undefined;
  const cells = makeSquare(from) + makeSquare(to);
  const judged = judgeUci(parseFen(makeFen(before.toSetup())), cells);
  if (judged.verdict !== 'illegal') return undefined;
  const taken = before.board.get(to) ? 'x' : '';
  const own = [...before.board.pieces(before.turn, role)];
  if (role === 'pawn') {
    if (makeSquare(from)[0] === makeSquare(to)[0] || [0, 7].includes(to >> 3)) return undefined;
    const column = own.filter((cell) => (cell & 7) === (from & 7));
    return column.length > 1 ? undefined
      : [`${makeSquare(from)[0]}x${makeSquare(to)}`, judged.reason];
  }
  // Castling asks for more than one reason; it has its own.
  if (role === 'king' && Math.abs((from & 7) - (to & 7)) === 2 && from >> 3 === to >> 3) return undefined;
  if (own.length === 1) return [`${LETTERS[role]}${taken}${makeSquare(to)}`, judged.reason];
  if (before.dests(from).has(to)) return undefined;
  if (below(2)) return [`${LETTERS[role]}${makeSquare(from)}${taken}${makeSquare(to)}`, judged.reason];
  return own.some((cell) => before.dests(cell).has(to)) ? undefined
    : [`${LETTERS[role]}${taken}${makeSquare(to)}`,
       judgeCandidates(parseFen(makeFen(before.toSetup())),
                       own.map((cell) => cellNamed(makeSquare(cell))),
                       cellNamed(makeSquare(to))).reason];
}

// King's move e1g1 or e1c1 where the king stands at home: castling refused.
function illegalCastling(before) {
  const home = before.turn === 'white' ? 4 : 60;
  const short = below(2);
  if (before.board.kingOf(before.turn) !== home) return undefined;
  const cells = makeSquare(home) + makeSquare(home + (short ? 2 : -2));
  const judged = judgeUci(parseFen(makeFen(before.toSetup())), cells);
  return judged.verdict === 'illegal' ? [short ? 'O-O' : 'O-O-O', judged.reason] : undefined;
}

const withoutSign = (san) => san.replace(/[+#]$/, '');

// Each maker gets a move and gives [new text, identifier], or undefined.
const REWRITES = {
  illegal: ({ before }) => illegalMove(before),
  castling: ({ before }) => illegalCastling(before),
  ambiguous({ before, token }) {
    const short = token.text.replace(/^([QRBN])[a-h1-8]{1,2}(x?[a-h][1-8])/, '$1$2');
    return short === token.text ? undefined : [short, 'ambiguous'];
  },
  overspecified({ token, move }) {
    const long = token.text.replace(/^([QRBN])(x?[a-h][1-8])/, `$1${makeSquare(move.from)}$2`);
    return long === token.text ? undefined : [long, 'overspecified'];
  },
  unpromoted({ token }) {
    const plain = withoutSign(token.text).replace(/=[QRBN]$/, '');
    return /=/.test(token.text) ? [plain, 'promotion-needed'] : undefined;
  },
  missingCheck: ({ token }) =>
    /[+#]$/.test(token.text) ? [withoutSign(token.text), 'missing-check'] : undefined,
  spuriousCheck: ({ token }) =>
    /[+#]$/.test(token.text) ? undefined : [token.text + oneOf(['+', '#']), 'spurious-check'],
  wrongCheck: ({ token }) =>
    /[+#]$/.test(token.text)
      ? [token.text.replace(/.$/, (sign) => (sign === '+' ? '#' : '+')), 'wrong-check'] : undefined,
  missingCapture: ({ token }) =>
    /^[QRBNK].*x/.test(token.text) ? [token.text.replace('x', ''), 'missing-capture'] : undefined,
  spuriousCapture: ({ token }) =>
    /^[QRBNK][a-h][1-8]/.test(token.text)
      ? [token.text.replace(/^./, '$&x'), 'spurious-capture'] : undefined,
  noMove: () => oneOf([['Zf3', 'bad-notation'], ['Nf', 'bad-notation'], ['Qd3d', 'bad-notation'],
    ['Nf9', 'impossible-cell'], ['Bi5', 'impossible-cell']]),
};

// A fault: its edits, and what is to be found where.
const edit = (token, gone, text) => ({ line: token.line, column: token.column, gone, text });
const find = (token, identifier) => ({ line: token.line, column: token.column, identifier });

function rewrite(kind, game) {
  const made = oneOf(movesOf(game).moves);
  const result = REWRITES[kind](made);
  return result && {
    edits: [edit(made.token, made.token.text.length, result[0])],
    found: find(made.token, result[1]),
  };
}

const RESULTS = ['1-0', '0-1', '1/2-1/2', '*'];
const otherResult = (result) => oneOf(RESULTS.filter((other) => other !== result));
const lastOf = (game) => game.tokens[game.tokens.length - 1];

// The tag is changed, and the game ends otherwise.  A tag that says * is told once in a file only.
function differingResult(game) {
  const tag = game.tags.Result;
  const other = otherResult(tag.text);
  const decided = tag.text === '1-0' ? '0-1' : '1-0';
  return {
    edits: [edit(tag, tag.text.length, other === '*' ? decided : other)],
    found: find(lastOf(game), 'result-differs'),
  };
}

// Tag and end are changed alike, after mate, stalemate or a dead position.  A result that says
// that the game goes on is mostly a puzzle's.
function wrongResult(game) {
  const tag = game.tags.Result;
  if (!movesOf(game).end.isEnd()) return undefined;
  const result = otherResult(tag.text);
  const unfinished = tag.text === '1/2-1/2' ? 'draw-unfinished' : 'mate-unfinished';
  return {
    edits: [tag, lastOf(game)].map((token) => edit(token, token.text.length, result)),
    found: find(lastOf(game), result === '*' ? unfinished : 'wrong-result'),
  };
}

// The end of a game is lost from a token on; the empty line behind it stays, and
// the next game begins where the result is missed.
function cutGame(game) {
  const at = 2 + below(game.tokens.length - 3);
  const { line, column } = game.tokens[at];
  const gone = [lines[line - 1].slice(column - 1),
    ...lines.slice(line, lastOf(game).line)].join('\n');
  return {
    edits: [edit(game.tokens[at], gone.length, '')],
    found: find({ line: lastOf(game).line + 2, column: 1 }, 'no-result'),
    lines: gone.split('\n').length - 1,
  };
}

// A word of its own is put before a token.
function insertion(texts, token) {
  const [text, identifier] = oneOf(texts);
  return { edits: [edit(token, 0, `${text} `)], found: find(token, identifier) };
}

const signs = (texts, identifier) => texts.map((text) => [text, identifier]);
const BRACKETS = signs([')', ']', '}', '>'], 'stray-sign');
// A character that is not a control might be a letter of a move, and no move has it.
const BYTES = [...signs(['\x01', '\x1b', '\x7f'], 'bad-byte'), ['\x80', 'bad-notation']];

const WANTED = [
  ...Object.entries({ illegal: 50, castling: 10, ambiguous: 15, overspecified: 8, unpromoted: 4,
    missingCheck: 12, spuriousCheck: 8, wrongCheck: 5, missingCapture: 5, spuriousCapture: 5,
    noMove: 10 }).map(([kind, count]) => [count, (game) => rewrite(kind, game)]),
  [15, differingResult], [15, wrongResult], [12, cutGame],
  [12, (game) => insertion(BRACKETS, oneOf(game.tokens))],
  [10, (game) => insertion(BYTES, oneOf(game.tokens))],
  [4, (game) => insertion([['(', 'unclosed-variation']], lastOf(game))],
];

const planted = new Map();
for (const [count, make] of WANTED) {
  for (let found = 0; found < count;) {
    const game = oneOf(games);
    const fault = planted.has(game.number) ? undefined : make(game);
    if (!fault) continue;
    planted.set(game.number, fault);
    found++;
  }
}

console.log(`\
# 200 faults for the collection of \`make_games 20000\`; plant.awk makes them.
# Written by make_planted.mjs: chessops and judge.mjs say what is wrong.
# Columns: line and column of the edit, bytes to take out there, text to put in
# (with octal escapes); line, column and identifier of what a linter reports in
# the edited file, or - for an edit that belongs to the next one.`);

const escape = (text) => text.replace(/[^ -~]/g,
  (c) => `\\${c.charCodeAt(0).toString(8).padStart(3, '0')}`);
let lost = 0;
for (const [, { edits, found, lines: gone = 0 }] of [...planted].sort(([a], [b]) => a - b)) {
  lost += gone;
  edits.forEach((e, index) => {
    const told = index === edits.length - 1
      ? [found.line - lost, found.column, found.identifier] : ['-', '-', '-'];
    console.log([e.line, e.column, e.gone, escape(e.text), ...told].join('\t'));
  });
}
