#!/usr/bin/env node
// SPDX-License-Identifier: MIT
// All that a chess GUI asks, from one running `ecart filter`.
//
//     gui.mjs < EVENTS
//
// An event is a line: press SQUARE, drop SQUARE, promote PIECE (q, r, b or n), back,
// status, or explain.  What a GUI would show is printed.  gui.py does the same in Python.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

// A process that answers requests: one line each, in the same order.
class Ecart {
  #process;
  #waiting = [];

  constructor(program = 'ecart') {
    this.#process = spawn(program, ['filter'], { stdio: ['pipe', 'pipe', 'ignore'] });
    this.#process.on('error', error => this.#fail(error));
    this.#process.on('close', () => this.#fail(new Error('ecart has stopped')));
    this.#process.stdin.on('error', () => {});      // 'close' says it too
    createInterface({ input: this.#process.stdout })
      .on('line', line => this.#waiting.shift().resolve(JSON.parse(line)));
  }

  #fail(error) {
    for (const { reject } of this.#waiting.splice(0)) reject(error);
  }

  async ask(request) {
    const line = new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }));
    this.#process.stdin.write(`${JSON.stringify(request)}\n`);
    const answer = await line;
    if (answer.verdict === 'bad-request')           // an error in this program
      throw new Error(answer.text);
    return answer;
  }

  close() {
    this.#process.stdin.end();
  }
}

// A game, and what the mouse does to it.
class Board {
  constructor(ecart, show, fen = null) {
    Object.assign(this, { ecart, show, fen, moves: [], held: null, dropped: null });
  }

  ask(op, members) {
    return this.ecart.ask({ op, fen: this.fen, moves: this.moves, ...members });
  }

  // Paints where the piece can go.
  async press(square) {
    this.held = square;
    this.show('paint', ...(await this.ask('destinations', { from: square })).destinations);
  }

  // Plays the move; or asks what the pawn becomes; or says why not.
  async drop(square, piece = '') {
    this.dropped = square;
    const answer = await this.ask('move', { move: this.held + square + piece });
    if (answer.verdict === 'legal') {
      this.moves.push(answer.move);
      this.show('play', answer.san);
    } else if (answer.verdict === 'promotion-needed') {
      this.show('ask', answer.text);
    } else {
      this.refuse(answer);
    }
  }

  refuse(answer) {
    this.show('say', answer.text);
    if (answer.hint)
      this.show('say', answer.hint);
    for (const [source, target] of arrows(answer))
      this.show('arrow', source, target);
  }

  promote(piece) {
    return this.drop(this.dropped, piece);
  }

  back() {
    if (this.moves.length > 0)
      this.show('back', this.moves.pop());
  }

  // How the game stands, and what may be claimed.
  async status() {
    const answer = await this.ask('ends');
    this.show(answer.standing, answer.text);
    for (const claim of answer.claims)
      this.show('claim', claim.standing, 'with', claim.san);
  }

  // Why the move that was tried last is refused, for a child.
  async explain() {
    const members = { move: this.held + this.dropped, level: 'child' };
    for (const step of (await this.ask('explain', members)).steps)
      this.show('say', step.text);
  }
}

// From each piece that attacks or protects, to what it looks at.
function arrows({ cells, roles }) {
  const are = (...names) => cells.filter((_, i) => names.includes(roles[i]));
  const aim = are('king', 'target', 'passed').at(-1);
  return aim ? are('checker', 'attacker', 'pinner', 'guard').map(cell => [cell, aim]) : [];
}

const ecart = new Ecart();
const board = new Board(ecart, (...words) => console.log(words.join(' ')));
for await (const line of createInterface({ input: process.stdin })) {
  const [event, ...words] = line.split(' ');
  await board[event](...words);
}
ecart.close();
