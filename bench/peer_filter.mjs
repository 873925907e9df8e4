// peer_filter.mjs -- run by peers.mjs: what ecart filter does, as far as chessops goes
//
// Each line is a FEN, a tab, and a move as two cells; the answer is a yes or no.

import { createInterface } from 'node:readline';
import { Chess } from 'chessops';
import { parseFen } from 'chessops/fen';
import { parseUci } from 'chessops/util';

function answer(line) {
  const [fen, move] = line.split('\t');
  const position = Chess.fromSetup(parseFen(fen).unwrap()).unwrap();
  const asked = parseUci(move);
  return asked && position.isLegal(asked) ? 'legal' : 'illegal';
}

const answers = [];
createInterface({ input: process.stdin })
  .on('line', (line) => answers.push(answer(line)))
  .on('close', () => process.stdout.write(`${answers.join('\n')}\n`));
