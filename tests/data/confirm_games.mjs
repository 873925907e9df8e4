// confirm_games.mjs: is what make_games wrote what it should be?
//
//   npm install --no-save chessops
//   tests/make_games 20000 | node tests/data/confirm_games.mjs
//
// chessops plays every move of every game and variation, writes each in SAN
// itself, with + and #, and compares; where a game ends in mate, stalemate or
// without the material to mate, it compares the result.  Prints a line for
// each difference, and last what games.tsv keeps: games, moves of the main
// lines, moves of the variations.

import { readFileSync } from 'node:fs';
import { parsePgn, startingPosition } from 'chessops/pgn';
import { makeSan, parseSan } from 'chessops/san';

const RESULT = { white: '1-0', black: '0-1', undefined: '1/2-1/2' };
let differences = 0;
let mainMoves = 0;
let otherMoves = 0;

function differ(number, ...what) {
  console.log(`game ${number}: ${what.join(' ')}`);
  differences++;
}

// The children of a node: the first goes on, the others are variations.
// Returns the position at the end of the line that goes on.
function walk(number, node, position, main) {
  let end = position;
  node.children.forEach((child, index) => {
    const { san } = child.data;
    const move = parseSan(position, san);
    const written = move && makeSan(position, move);
    if (written !== san) return differ(number, san, 'and not', written);
    const onMain = main && index === 0;
    if (onMain) mainMoves++;
    else otherMoves++;
    const next = position.clone();
    next.play(move);
    const last = walk(number, child, next, onMain);
    if (index === 0) end = last;
  });
  return end;
}

const games = parsePgn(readFileSync(0, 'utf8'), () => new Map());
games.forEach((game, index) => {
  const number = index + 1;
  const result = game.headers.get('Result');
  if (game.headers.get('Round') !== String(number)) differ(number, 'another round');
  const end = walk(number, game.moves, startingPosition(game.headers).unwrap(), true);
  const outcome = end.outcome();
  if (outcome && RESULT[outcome.winner] !== result) differ(number, 'result', result);
});
console.log([games.length, mainMoves, otherMoves].join('\t'));
process.exitCode = differences ? 1 : 0;
