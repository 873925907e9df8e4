// make_suite.mjs: writes the tables of chess test data kept beside this file.
//
//   suite.tsv       standard chess positions: legal moves, also in SAN, perft to depth 3
//   chess960.tsv    the 960 Chess960 start positions: perft to depth 4
//   castle960.tsv   Chess960 positions with castling rights: legal moves,
//                   perft to depth 3
//                   (make_digest.mjs gives both of these a last column, and must run then)
//   perft.tsv       well-known perft positions, as deep as is cheap
//
// How to run it, from the top of the source tree:
//
//   npm install --no-save chess.js chessops
//   node tests/data/make_suite.mjs                  (everything)
//   node tests/data/make_suite.mjs suite chess960   (only some of:
//                               suite chess960 castle960 perft)
//
// It also needs Stockfish (Debian package "stockfish"), which runs as a
// separate process and is spoken to in UCI; set STOCKFISH to use another
// binary than the one found in the path.
//
// Three independent programs are the oracles: chess.js, chessops and
// Stockfish.  They must agree on every line, or the script fails:
//
//   suite      all three: move list, counts to depth 3, FEN;
//              chess.js and chessops: SAN
//   chess960   Stockfish and chessops: counts to depth 4
//   castle960  Stockfish and chessops: move list, counts to depth 3, FEN
//              (chess.js does not know Chess960)
//   perft      Stockfish to full depth; chessops and chess.js as deep as
//              their speed allows; published counts where the table has one
//
// The output is deterministic: the only source of chance is the small
// seeded generator of chance.mjs, and no choice depends on the order in which a
// library lists its moves.  The files were last written with Stockfish 15.1,
// chessops 0.15.1, chess.js 1.4.0 and node 20; all of it takes about nine
// minutes, most of them spent in the deepest lines of perft.tsv.

import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Chess as ChessJs } from 'chess.js';
import { attacks, between, pawnAttacks, ray } from 'chessops/attacks';
import { Board } from 'chessops/board';
import { Chess, castlingSide, isImpossibleCheck } from 'chessops/chess';
import { perft } from 'chessops/debug';
import { makeBoardFen, parseFen } from 'chessops/fen';
import { makeSan } from 'chessops/san';
import { SquareSet } from 'chessops/squareSet';
import { kingCastlesTo, makeSquare, rookCastlesTo } from 'chessops/util';
import { generator } from './chance.mjs';

// ---------------------------------------------------------------- chance

class Rng {
  constructor(seed) { this.draw = generator(seed); }
  below(n) { return Math.floor(this.draw() * n); }
  between(lo, hi) { return lo + this.below(hi - lo + 1); }
  chance(percent) { return this.below(100) < percent; }
  pick(list) { return list[this.below(list.length)]; }
  weighted(pairs) {               // [[value, weight], ...]
    let n = this.below(pairs.reduce((sum, [, w]) => sum + w, 0));
    for (const [value, w] of pairs) if ((n -= w) < 0) return value;
  }
}

// ------------------------------------------------------- the third oracle

class Stockfish {
  constructor() {
    // Debian keeps games in /usr/games, which root's path often lacks.
    const env = { ...process.env, PATH: `${process.env.PATH}:/usr/games` };
    this.child = spawn(process.env.STOCKFISH ?? 'stockfish', [], {
      env, stdio: ['pipe', 'pipe', 'inherit'],
    });
    this.lines = createInterface({ input: this.child.stdout })[
      Symbol.asyncIterator]();
    this.mode = false;
  }
  send(line) { this.child.stdin.write(`${line}\n`); }
  async until(pattern, each = () => {}) {
    for (;;) {
      const { value, done } = await this.lines.next();
      if (done) throw new Error('Stockfish went away');
      const hit = pattern.exec(value);
      if (hit) return hit;
      each(value);
    }
  }
  async setChess960(on) {
    if (on === this.mode) return;
    this.send(`setoption name UCI_Chess960 value ${on}`);
    this.send('isready');
    await this.until(/^readyok/);
    this.mode = on;
  }
  // { total, moves: sorted list } at the depth asked for.
  async perft(fen, depth) {
    const moves = [];
    this.send(`position fen ${fen}`);
    this.send(`go perft ${depth}`);
    const [, total] = await this.until(/^Nodes searched: (\d+)/, line => {
      const hit = /^([a-h][1-8][a-h][1-8][nbrq]?): \d+$/.exec(line);
      if (hit) moves.push(hit[1]);
    });
    return { total: Number(total), moves: moves.sort() };
  }
  // The FEN as Stockfish writes it back.
  async fen(fen) {
    this.send(`position fen ${fen}`);
    this.send('d');
    const [, back] = await this.until(/^Fen: (.*)$/);
    await this.until(/^Checkers:/);
    return back.trim();
  }
  quit() { this.send('quit'); }
}

function check(condition, ...what) {
  if (!condition) throw new Error(`disagreement: ${what.join(' | ')}`);
}

// ----------------------------------------- positions (chessops is at work)

const other = colour => (colour === 'white' ? 'black' : 'white');
const rankOf = square => square >> 3;
const fileOf = square => square & 7;
// The square seen from a side: rank 0 is the side's own back rank.
const seen = (colour, file, rank) =>
  (colour === 'white' ? rank * 8 + file : (7 - rank) * 8 + file);

function fromFen(fen) {
  return Chess.fromSetup(parseFen(fen).unwrap()).unwrap();
}

// The cells from which a pawn of the side to move attacks the en passant
// cell: the capture is pseudo-legal when there is at least one.
function epCapturers(pos) {
  if (pos.epSquare === undefined) return SquareSet.empty();
  return pawnAttacks(other(pos.turn), pos.epSquare)
    .intersect(pos.board.pieces(pos.turn, 'pawn'));
}

// Castling field: KQkq for standard chess, the letters of the rooks' files
// (king's side first) for Chess960.
function castlingField(pos, chess960) {
  let field = '';
  for (const colour of ['white', 'black']) {
    for (const side of ['h', 'a']) {
      const rook = pos.castles.rook[colour][side];
      if (rook === undefined) continue;
      const letter = chess960 ? 'abcdefgh'[fileOf(rook)]
                              : side === 'h' ? 'k' : 'q';
      field += colour === 'white' ? letter.toUpperCase() : letter;
    }
  }
  return field || '-';
}

// Canonical FEN: the en passant cell is named only when the capture is
// pseudo-legal.
function toFen(pos, chess960 = false) {
  const ep = epCapturers(pos).nonEmpty() ? makeSquare(pos.epSquare) : '-';
  return [makeBoardFen(pos.board), pos.turn[0], castlingField(pos, chess960),
          ep, pos.halfmoves, pos.fullmoves].join(' ');
}

// Legal moves as [uci, move] pairs, sorted by the bytes of the UCI string.
function legalMoves(pos, chess960 = false) {
  const list = [];
  for (const [from, dests] of pos.allDests()) {
    for (const to of dests) {
      const promotes = pos.board.pawn.has(from) &&
        (rankOf(to) === 0 || rankOf(to) === 7);
      for (const promotion of promotes
        ? ['knight', 'bishop', 'rook', 'queen'] : [undefined]) {
        const move = { from, to, promotion };
        // chessops castles by "king takes own rook", as Chess960 does.
        const side = castlingSide(pos, move);
        const shown = side && !chess960 ? kingCastlesTo(pos.turn, side) : to;
        const letter = promotion === 'knight' ? 'n' : promotion?.[0] ?? '';
        list.push([makeSquare(from) + makeSquare(shown) + letter, move]);
      }
    }
  }
  return list.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
}

// What a position is rich in: a set of words, worked out from the board
// and from the position after each legal move.
function traits(pos) {
  const has = new Set();
  const ctx = pos.ctx();
  const moves = legalMoves(pos, true);
  const flag = (name, on) => { if (on) has.add(name); };

  flag('check', ctx.checkers.nonEmpty());
  flag('double check', ctx.checkers.moreThanOne());
  flag('pin', ctx.blockers.intersects(pos.board[pos.turn]));
  flag('mate', !moves.length && ctx.checkers.nonEmpty());
  flag('stalemate', !moves.length && ctx.checkers.isEmpty());
  flag('only move', moves.length === 1);
  flag('castling right', pos.castles.castlingRights.nonEmpty());

  const capturers = epCapturers(pos);
  let epLegal = 0;
  for (const from of capturers) {
    if (pos.dests(from, ctx).has(pos.epSquare)) epLegal++;
  }
  flag('ep cell', capturers.nonEmpty());
  flag('ep legal', epLegal > 0);
  flag('ep illegal', epLegal < capturers.size());

  for (const [, move] of moves) {
    const capture = pos.board[other(pos.turn)].has(move.to);
    const castling = castlingSide(pos, move);
    const after = pos.clone();
    after.play(move);
    const checkers = after.ctx().checkers;
    flag('gives check', checkers.nonEmpty());
    flag('gives mate', checkers.nonEmpty() && !after.hasDests());
    flag('gives double check', checkers.moreThanOne());
    if (castling) {
      flag('castling', true);
      flag(`castling ${castling}`, true);
      flag('castling gives check', checkers.nonEmpty());
    } else {
      const uncovered = checkers.without(move.to).nonEmpty();
      flag('gives discovered check', uncovered);
      flag('ep uncovers check', uncovered && move.to === pos.epSquare &&
        capturers.has(move.from));
      flag('takes castling rook', capture &&
        pos.castles.castlingRights.has(move.to));
    }
    // Men of the same kind that see the same cell: SAN must tell them apart,
    // unless a pin (or a check) already does.
    const piece = pos.board.get(move.from);
    if (piece.role !== 'pawn' && piece.role !== 'king') {
      const rivals = [...pos.board.pieces(pos.turn, piece.role)].filter(sq =>
        sq !== move.from && attacks(piece, sq, pos.board.occupied)
          .has(move.to));
      const able = rivals.filter(sq => pos.dests(sq, ctx).has(move.to));
      flag('SAN names the file', able.length &&
        !able.some(sq => fileOf(sq) === fileOf(move.from)));
      flag('SAN names the whole cell',
        able.some(sq => fileOf(sq) === fileOf(move.from)) &&
        able.some(sq => rankOf(sq) === rankOf(move.from)));
      flag('SAN names the row', able.length &&
        able.some(sq => fileOf(sq) === fileOf(move.from)) &&
        !able.some(sq => rankOf(sq) === rankOf(move.from)));
      flag('SAN settled by a pin', rivals.length && !able.length &&
        ctx.checkers.isEmpty());
    }
    if (move.promotion) {
      flag('promotion', true);
      flag('capture promotion', capture);
      flag('promotion takes castling rook', capture &&
        pos.castles.castlingRights.has(move.to));
      flag('pinned pawn promotes', ctx.blockers.has(move.from));
    }
  }
  return has;
}

// Could the last move have given this double check?  One checker must be a
// slider, uncovered when the other left a cell between it and the king.
function plausibleDoubleCheck(pos) {
  const { king, checkers } = pos.ctx();
  if (checkers.size() < 2) return true;
  const them = other(pos.turn);
  const [a, b] = checkers;
  return [[a, b], [b, a]].some(([slider, mover]) => {
    const piece = pos.board.get(mover);
    const lastRow = rankOf(mover) === (them === 'white' ? 7 : 0);
    let from = SquareSet.empty();
    if (piece.role !== 'pawn') {
      from = attacks(piece, mover, pos.board.occupied);
    }
    if (piece.role === 'pawn' || lastRow) {
      from = from.union(pawnAttacks(pos.turn, mover))
        .with(mover + (them === 'white' ? -8 : 8));
    }
    return from.intersects(between(slider, king));
  });
}

// A position from a board and the rest, or undefined when it is not a legal
// set-up: kings, pawns and checks as the rules have them, and no double
// check that no last move could have given.
function build(board, turn, { rights = SquareSet.empty(), epSquare,
                              halfmoves = 0, fullmoves = 1 } = {}) {
  const made = Chess.fromSetup({
    board, turn, castlingRights: rights, epSquare, halfmoves, fullmoves,
  });
  if (made.isErr) return;
  const pos = made.unwrap();
  if (!isImpossibleCheck(pos) && plausibleDoubleCheck(pos)) return pos;
}

// Puts random men of both colours on empty cells, no pawn on a back row.
const MEN = [['pawn', 5], ['knight', 2], ['bishop', 3], ['rook', 3],
             ['queen', 2]];
function scatter(rng, board, count, men = MEN, cells = 64) {
  for (let i = 0; i < count;) {
    const square = rng.below(cells);
    if (board.occupied.has(square)) continue;
    const role = rng.weighted(men);
    if (role === 'pawn' && SquareSet.backranks().has(square)) continue;
    board.set(square, { role, color: rng.pick(['white', 'black']) });
    i++;
  }
}

function freeCell(rng, board, cells) {
  const free = cells.filter(square => !board.occupied.has(square));
  return free.length ? rng.pick(free) : undefined;
}

const ALL = [...Array(64).keys()];

// Clocks that could belong together.
function clocks(rng) {
  const halfmoves = rng.chance(50) ? 0 : rng.below(60);
  return { halfmoves, fullmoves: 1 + (halfmoves + 1 >> 1) + rng.below(60) };
}

// A collection of distinct positions, filled class by class.
const NODE_LIMIT = 40000;     // no position with more depth-3 nodes is kept

class Collection {
  constructor(chess960 = false) {
    this.chess960 = chess960;
    this.seen = new Set();
    this.list = [];           // { pos, fen, group }
  }
  offer(pos, group) {
    const fen = toFen(pos, this.chess960);
    const key = fen.split(' ').slice(0, 4).join(' ');
    if (this.seen.has(key) || perft(pos, 3) > NODE_LIMIT) return false;
    this.seen.add(key);
    this.list.push({ pos, fen, group });
    return true;
  }
  // Calls make(i, attempt) until `count` positions that pass the test have
  // been taken.
  fill(group, count, make, test = () => true) {
    for (let i = 0; i < count; i++) {
      for (let attempt = 0; ; attempt++) {
        if (attempt === 2000000) throw new Error(`cannot fill ${group}`);
        const pos = make(i, attempt);
        if (pos && test(pos) && this.offer(pos, group)) break;
      }
    }
  }
}

// ------------------------------------------------------- random legal play

// Plays `plies` moves from a start position; `taste` picks among the legal
// moves.  Returns undefined when the game ends first.
function play(rng, start, plies, taste = (pos, moves) => moves) {
  const pos = start.clone();
  for (let i = 0; i < plies; i++) {
    const moves = legalMoves(pos, true);
    if (!moves.length) return;
    pos.play(rng.pick(taste(pos, moves))[1]);
  }
  return pos;
}

// Tastes: now and then a move of the kind liked, when there is one.
const likes = (rng, percent, kind) => (pos, moves) => {
  if (!rng.chance(percent)) return moves;
  const liked = moves.filter(([, move]) => kind(pos, move));
  return liked.length ? liked : moves;
};
const isCapture = (pos, { to }) => pos.board[other(pos.turn)].has(to);
const isCheck = (pos, move) => {
  const after = pos.clone();
  after.play(move);
  return after.isCheck();
};

function addGames(all) {
  const rng = new Rng(1001);
  const start = Chess.default();
  const count = 330;
  all.fill('games', count,
    i => play(rng, start, 4 + Math.floor(i * 157 / count)));

  all.fill('capturing games', 50,
    () => play(rng, start, rng.between(8, 80), likes(rng, 75, isCapture)));
  all.fill('checking games: in check', 25,
    () => play(rng, start, rng.between(8, 80), likes(rng, 80, isCheck)),
    pos => pos.isCheck());
  all.fill('checking games: a check to give', 25,
    () => play(rng, start, rng.between(8, 80), likes(rng, 80, isCheck)),
    pos => traits(pos).has('gives check'));

  // What chance alone seldom brings about on a full board.
  all.fill('games: castling', 15,
    () => play(rng, start, rng.between(8, 60)),
    pos => traits(pos).has('castling'));
  all.fill('games: en passant', 10,
    () => play(rng, start, rng.between(8, 80)),
    pos => epCapturers(pos).nonEmpty());
}

// ----------------------------------------------------------- sparse boards

// Kings and one to eight men; some of the pawns are moved up to the row
// before promotion when `ripe` is given.
function sparseBoard(rng, ripe = false) {
  const board = Board.empty();
  board.set(rng.below(64), { role: 'king', color: 'white' });
  board.set(freeCell(rng, board, ALL), { role: 'king', color: 'black' });
  if (ripe) {
    for (let i = rng.between(1, 2); i > 0; i--) {
      const color = rng.pick(['white', 'black']);
      const row = ALL.filter(sq => rankOf(sq) === (color === 'white' ? 6 : 1));
      board.set(freeCell(rng, board, row), { role: 'pawn', color });
    }
    scatter(rng, board, rng.between(0, 6));
  } else {
    scatter(rng, board, rng.between(1, 8));
  }
  return build(board, rng.pick(['white', 'black']), clocks(rng));
}

// Kings, three to five men of one kind for the side to move, and some noise.
function likeBoard(rng) {
  const board = Board.empty();
  const turn = rng.pick(['white', 'black']);
  const role = rng.pick(['knight', 'bishop', 'rook', 'queen']);
  board.set(rng.below(64), { role: 'king', color: 'white' });
  board.set(freeCell(rng, board, ALL), { role: 'king', color: 'black' });
  for (let i = rng.between(3, 5); i > 0; i--) {
    board.set(freeCell(rng, board, ALL), { role, color: turn });
  }
  scatter(rng, board, rng.below(4));
  return build(board, turn, clocks(rng));
}

function addSparse(all) {
  const rng = new Rng(2002);
  const any = () => sparseBoard(rng);
  const ripe = () => sparseBoard(rng, true);
  const like = () => likeBoard(rng);
  const want = (...names) => pos => {
    const has = traits(pos);
    return names.every(name => (name[0] === '!' ? !has.has(name.slice(1))
                                                : has.has(name)));
  };
  const quotas = [
    ['sparse: pin', 70, any, 'pin', '!check', '!mate'],
    ['sparse: check', 50, any, 'check', '!double check', '!mate'],
    ['sparse: check and pin', 30, any, 'check', 'pin', '!mate'],
    ['sparse: double check', 60, any, 'double check', '!mate'],
    ['sparse: discovered check to give', 60, any, 'gives discovered check'],
    ['sparse: double check to give', 40, any, 'gives double check'],
    ['sparse: promotion', 35, ripe, 'promotion', '!capture promotion'],
    ['sparse: capture promotion', 45, ripe, 'capture promotion'],
    ['sparse: pinned pawn promotes', 15, ripe, 'pinned pawn promotes'],
    ['sparse: check and promotion', 15, ripe, 'check', 'promotion'],
    ['sparse: SAN names the whole cell', 14, like, 'SAN names the whole cell'],
    ['sparse: SAN settled by a pin', 10, like, 'SAN settled by a pin'],
    ['sparse: anything', 30, any],
  ];
  for (const [group, count, make, ...names] of quotas) {
    all.fill(group, count, make, want(...names));
  }
}

// -------------------------------------------------------------- en passant

// A board on which the other side has just played a pawn two cells forward
// past one or two pawns of the side to move.  With the pawn back on its
// origin the side to move must not be in check (it was not its turn), so
// that the double step really could have been the last move.
function epBoard(rng) {
  const us = rng.pick(['white', 'black']);
  const them = other(us);
  const board = Board.empty();
  const file = rng.below(8);
  const pushed = seen(us, file, 4);
  const cell = seen(us, file, 5);
  const origin = seen(us, file, 6);
  board.set(pushed, { role: 'pawn', color: them });
  const sides = [file - 1, file + 1].filter(f => f >= 0 && f < 8);
  for (const f of rng.chance(25) ? sides : [rng.pick(sides)]) {
    board.set(seen(us, f, 4), { role: 'pawn', color: us });
  }
  const keepOff = [cell, origin];
  const cells = ALL.filter(sq => !keepOff.includes(sq));
  const row = cells.filter(sq => rankOf(sq) === rankOf(pushed));
  board.set(freeCell(rng, board, rng.chance(35) ? row : cells),
            { role: 'king', color: us });
  board.set(freeCell(rng, board, cells), { role: 'king', color: them });
  // Sliders of the other side make the pins, men of both sides the noise.
  for (let i = rng.below(4); i > 0; i--) {
    board.set(freeCell(rng, board, rng.chance(25) ? row : cells),
              { role: rng.pick(['bishop', 'rook', 'queen']), color: them });
  }
  const noise = Board.empty();
  scatter(rng, noise, rng.below(5));
  for (const [square, piece] of noise) {
    if (!board.occupied.has(square) && !keepOff.includes(square)) {
      board.set(square, piece);
    }
  }
  const before = board.clone();
  before.take(pushed);
  before.set(origin, { role: 'pawn', color: them });
  if (!build(before, them)) return;
  return build(board, us, { epSquare: cell,
                            fullmoves: rng.between(3, 70) });
}

// The class an en passant position belongs to (the first that fits).
function epClass(pos) {
  const ctx = pos.ctx();
  const capturers = [...epCapturers(pos)];
  const legal = capturers.filter(sq => pos.dests(sq, ctx).has(pos.epSquare));
  const pinned = capturers.filter(sq => ctx.blockers.has(sq));
  const one = capturers.length === 1 ? capturers[0] : undefined;
  const pushed = pos.epSquare ^ 8;
  const has = traits(pos);
  if (ctx.checkers.nonEmpty()) {
    if (has.has('mate')) return 'mate';
    if (!ctx.checkers.has(pushed)) return 'does not answer a check';
    if (legal.length) {
      return has.has('only move') ? 'the only move' : 'answers a check';
    }
    return 'pinned, would answer a check';
  }
  if (has.has('ep uncovers check')) return 'uncovers a check';
  if (one === undefined) {
    return ['both illegal', 'one of two', 'either of two'][legal.length];
  }
  if (pinned.length) {
    if (fileOf(one) === fileOf(ctx.king)) return 'file pin';
    return legal.length ? 'along a diagonal pin' : 'diagonal pin';
  }
  if (!legal.length) return 'uncovers own king along the row';
  // Legal, with king, both pawns and a rook or queen on the row, because
  // something else stands between.
  if (rankOf(ctx.king) === rankOf(pushed)) {
    const row = pos.board.rooksAndQueens()
      .intersect(pos.board[other(pos.turn)])
      .intersect(ray(ctx.king, pushed));
    for (const rook of row) {
      const gap = between(rook, ctx.king);
      if (gap.has(one) && gap.has(pushed)) return 'row kept shut';
    }
  }
  return 'plain';
}

function addEnPassant(all) {
  const rng = new Rng(3003);
  const quotas = {
    'uncovers own king along the row': 26, 'row kept shut': 12,
    'diagonal pin': 14, 'along a diagonal pin': 12, 'file pin': 14,
    'answers a check': 20, 'pinned, would answer a check': 10,
    'does not answer a check': 14, 'the only move': 4,
    'uncovers a check': 8, 'both illegal': 3, 'one of two': 6,
    'either of two': 4, plain: 3,
  };
  for (const [name, count] of Object.entries(quotas)) {
    all.fill(`en passant: ${name}`, count, () => epBoard(rng),
             pos => epClass(pos) === name);
  }
}

// ---------------------------------------------------------------- castling

const CORNERS = { K: 7, Q: 0, k: 63, q: 56 };
const SUBSETS = [...Array(15).keys()].map(n =>
  [...'KQkq'].filter((_, bit) => (n + 1) >> bit & 1).join(''));

// Kings and rooks at home as the rights demand, and up to eight other men.
// Corners without a right may hold a rook all the same.
function castlingBoard(rng, subset) {
  const board = Board.empty();
  let rights = SquareSet.empty();
  for (const [color, home, letters] of [['white', 4, 'KQ'],
                                        ['black', 60, 'kq']]) {
    const atHome = [...letters].some(l => subset.includes(l));
    const square = atHome || rng.chance(40) ? home : rng.below(64);
    if (board.occupied.has(square)) return;
    board.set(square, { role: 'king', color });
    for (const letter of letters) {
      const corner = CORNERS[letter];
      if (subset.includes(letter)) {
        if (board.occupied.has(corner)) return;
        rights = rights.with(corner);
      }
      if (subset.includes(letter) ||
          (!board.occupied.has(corner) && rng.chance(30))) {
        board.set(corner, { role: 'rook', color });
      }
    }
  }
  scatter(rng, board, rng.below(8));
  if (rng.chance(35)) {               // somebody in the way on a back rank
    board.set(rng.pick([1, 2, 3, 5, 6, 57, 58, 59, 61, 62]), {
      role: rng.pick(['knight', 'bishop', 'queen']),
      color: rng.pick(['white', 'black']),
    });
  }
  return build(board, rng.pick(['white', 'black']),
               { rights, ...clocks(rng) });
}

// How matters stand with each castling right of the side to move:
// { a: {...}, h: {...} }.
function castlingState(pos) {
  const state = {};
  const us = pos.turn;
  const king = pos.board.kingOf(us);
  const attacked = (square, occupied) =>
    pos.kingAttackers(square, other(us), occupied).nonEmpty();
  for (const side of ['a', 'h']) {
    const rook = pos.castles.rook[us][side];
    if (rook === undefined) continue;
    const kingTo = kingCastlesTo(us, side);
    const noKing = pos.board.occupied.without(king);
    state[side] = {
      king, rook, kingTo, rookTo: rookCastlesTo(us, side),
      blocked: pos.castles.path[us][side].intersect(pos.board.occupied),
      transit: [...between(king, kingTo)].some(sq => attacked(sq, noKing)),
      target: attacked(kingTo, noKing),
      rookAttacked: attacked(rook, pos.board.occupied),
      legal: pos.dests(king).has(rook),
    };
  }
  return state;
}

function addCastling(all) {
  const rng = new Rng(4004);
  // Does some right of the side to move fit?  (`s` is its state.)
  const some = test => pos => Object.entries(castlingState(pos))
    .some(([side, s]) => test(s, side, pos));
  const want = name => pos => traits(pos).has(name);
  const quotas = [
    ['both sides', 12, pos => {
      const { a, h } = castlingState(pos);
      return a?.legal && h?.legal;
    }],
    ['king in check', 12, pos => pos.isCheck() &&
      some(s => s.blocked.isEmpty())(pos)],
    ['transit cell attacked', 18, some((s, side, pos) => !pos.isCheck() &&
      s.blocked.isEmpty() && s.transit && !s.target)],
    ['target cell attacked', 18, some((s, side, pos) => !pos.isCheck() &&
      s.blocked.isEmpty() && !s.transit && s.target)],
    ['rook attacked, legal', 12, some(s => s.legal && s.rookAttacked)],
    ['b cell attacked, legal', 12, some((s, side, pos) => s.legal &&
      side === 'a' && pos.kingAttackers(s.rook + 1, other(pos.turn),
                                        pos.board.occupied).nonEmpty())],
    ['b cell occupied', 8, some((s, side) => side === 'a' &&
      s.blocked.size() === 1 && s.blocked.has(s.rook + 1) &&
      !s.transit && !s.target)],
    ['path occupied', 10, some(s => s.blocked.nonEmpty() &&
      !s.blocked.has(s.rook + 1) && !s.transit && !s.target)],
    ['gives check', 16, want('castling gives check')],
    ['castling rook can be taken', 14, want('takes castling rook')],
    ['promotion takes the rook', 8, want('promotion takes castling rook')],
    ['rook at home, no right', 10, pos => {
      const home = pos.turn === 'white' ? 4 : 60;
      const rooks = pos.board.pieces(pos.turn, 'rook');
      return pos.board.kingOf(pos.turn) === home && !pos.isCheck() &&
        [home - 4, home + 3].some(corner => rooks.has(corner) &&
          !pos.castles.castlingRights.has(corner) &&
          between(home, corner).intersect(pos.board.occupied).isEmpty());
    }],
  ];
  // The subsets of rights take turns; one that cannot fit the class gives
  // way to the next after a while.
  let turn = 0;
  for (const [group, count, test] of quotas) {
    all.fill(`castling: ${group}`, count, (i, attempt) => {
      if (attempt % 4000 === 0) turn++;
      return castlingBoard(rng, SUBSETS[turn % SUBSETS.length]);
    }, test);
  }
}

// ---------------------------------------------- mates, stalemates, one move

const KNOWN_ENDS = [
  // Two-move and four-move mates, smothered mates (the second with a pinned
  // pawn), mates by a bishop and on the back rank.
  'rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3',
  'r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 0 4',
  '6rk/5Npp/8/8/8/8/8/6K1 b - - 0 1',
  'r1bqkb1r/pp1npppp/2pN1n2/8/3P4/8/PPP1QPPP/R1B1KBNR b KQkq - 5 6',
  'rnbB1b1r/ppk2ppp/2p5/4q3/4n3/8/PPP2PPP/2KR1BNR b - - 3 11',
  '4R1k1/5ppp/8/8/8/8/8/6K1 b - - 0 1',
  // Stalemates: pawn ending, queen ending, pinned men, blocked pawns.
  '4k3/4P3/4K3/8/8/8/8/8 b - - 0 1',
  '7k/5Q2/6K1/8/8/8/8/8 b - - 0 1',
  'kb5R/8/1K6/8/8/8/8/8 b - - 0 1',
  '5bnr/4p1pq/4Qpkr/7p/7P/4P3/PPPP1PP1/RNB1KBNR b KQ - 2 10',
  '8/8/8/8/8/5kp1/6p1/6K1 w - - 0 1',
  '5k2/5P2/5K2/8/p7/P7/8/8 b - - 0 1',
];

function addEnds(all) {
  const rng = new Rng(5005);
  const start = Chess.default();
  for (const fen of KNOWN_ENDS) {
    const pos = fromFen(fen);
    check(!pos.hasDests(), fen, 'has a legal move');
    check(all.offer(pos, 'ends: known'), fen, 'seen before');
  }
  const want = name => pos => traits(pos).has(name);
  const game = () =>
    play(rng, start, rng.between(6, 60), likes(rng, 60, isCheck));
  const sparse = () => sparseBoard(rng);
  const ended = pos => !pos.hasDests();
  all.fill('ends: mate in a game', 12, game,
           pos => ended(pos) && pos.isCheck());
  all.fill('ends: mate', 14, sparse, want('mate'));
  all.fill('ends: stalemate', 14, sparse,
           pos => ended(pos) && !pos.isCheck());
  all.fill('ends: stalemate with a pin', 4, sparse,
           pos => ended(pos) && !pos.isCheck() && want('pin')(pos));
  all.fill('ends: only one move', 16, sparse, want('only move'));
}

// ------------------------------------------------------------------- files

const HERE = new URL('.', import.meta.url);

function writeTable(name, header, rows) {
  const text = [...header.map(line => `# ${line}`), ...rows].join('\n') + '\n';
  check(!/[ \t]$/m.test(text), name, 'has trailing blanks');
  check(/^[\t\n\x20-\x7e]*$/.test(text), name, 'is not plain ASCII');
  writeFileSync(new URL(name, HERE), text);
  console.log(`${name}: ${rows.length} lines, ${text.length} bytes`);
}

const id = (letter, i) => letter + String(i + 1).padStart(4, '0');

// --------------------------------------------------------------- suite.tsv

// Everything the three oracles say about one position, once they agree.
async function judge(sf, pos, fen) {
  const moves = legalMoves(pos);
  const ours = moves.map(([uci]) => uci).join(' ');
  const js = new ChessJs(fen);
  const jsMoves = js.moves({ verbose: true })
    .map(({ lan, san }) => [lan, san])
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));

  check(js.fen({ forceEnpassantSquare: true }) === fen, fen, 'chess.js FEN');
  check(await sf.fen(fen) === fen, fen, 'Stockfish FEN');
  check(jsMoves.map(([lan]) => lan).join(' ') === ours, fen,
        'chess.js moves');
  const counts = [];
  for (const depth of [1, 2, 3]) {
    const { total, moves: list } = await sf.perft(fen, depth);
    check(list.join(' ') === ours, fen, 'Stockfish moves');
    check(perft(pos, depth) === total, fen, `chessops perft ${depth}`);
    check(js.perft(depth) === total, fen, `chess.js perft ${depth}`);
    counts.push(total);
  }
  const sans = jsMoves.map(([, san]) => san);
  check(sans.join(' ') === moves.map(([, move]) => makeSan(pos, move))
    .join(' '), fen, 'SAN');
  check(new Set(sans).size === sans.length, fen, 'SAN not unique');
  return { counts, moves: ours || '-', sans: sans.join(' ') || '-' };
}

function report(list) {
  const groups = new Map();
  const totals = new Map();
  list.forEach(({ pos, group }, i) => {
    const entry = groups.get(group) ?? { first: i, count: 0 };
    entry.count++;
    groups.set(group, entry);
    for (const name of traits(pos)) {
      totals.set(name, (totals.get(name) ?? 0) + 1);
    }
  });
  for (const [name, { first, count }] of groups) {
    console.log(`  ${String(count).padStart(5)}  from ` +
                `${String(first + 1).padStart(4)}: ${name}`);
  }
  console.log('  positions that have:');
  for (const [name, n] of [...totals].sort()) {
    console.log(`  ${String(n).padStart(5)}  ${name}`);
  }
}

async function makeSuite(sf) {
  const all = new Collection();
  for (const add of [addGames, addSparse, addEnPassant, addCastling,
                     addEnds]) {
    add(all);
    console.log(`suite: ${all.list.length} positions`);
  }
  const rows = [];
  let nodes = 0;
  await sf.setChess960(false);
  for (const [i, { pos, fen }] of all.list.entries()) {
    const { counts, moves, sans } = await judge(sf, pos, fen);
    nodes += counts[2];
    rows.push([id('S', i), fen, ...counts, moves, sans].join('\t'));
  }
  writeTable('suite.tsv', [
    'id, FEN, perft counts to depths 1, 2 and 3, sorted legal moves in ' +
    'UCI, the same in SAN (- when none), tab separated; written by ' +
    'make_suite.mjs; Stockfish, chess.js and chessops agree on the moves ' +
    'and on the counts of all three depths; SAN as chess.js writes it, ' +
    'chessops agrees; last, a digest of all requests by make_digest.mjs',
  ], rows);
  report(all.list);
  console.log(`  ${nodes} nodes at depth 3 in all`);
}

// ------------------------------------------------------------ chess960.tsv

// The back rank of a Chess960 start position from its number, 0 to 959.
function backRank(number) {
  const rank = Array(8).fill('');
  const place = (n, letter) => {      // on the n-th free file
    rank.forEach((taken, file) => {
      if (!taken && n-- === 0) rank[file] = letter;
    });
  };
  rank[number % 4 * 2 + 1] = 'B';
  number = Math.floor(number / 4);
  rank[number % 4 * 2] = 'B';
  number = Math.floor(number / 4);
  place(number % 6, 'Q');
  const knights = [];
  for (let a = 0; a < 4; a++) {
    for (let b = a + 1; b < 5; b++) knights.push([a, b]);
  }
  const [a, b] = knights[Math.floor(number / 6)];
  place(a, 'N');
  place(b - 1, 'N');
  for (const letter of 'RKR') place(0, letter);
  return rank.join('');
}

function start960(number) {
  const rank = backRank(number);
  return `${rank.toLowerCase()}/pppppppp/8/8/8/8/PPPPPPPP/${rank} ` +
    'w KQkq - 0 1';
}

async function makeChess960(sf) {
  check(backRank(518) === 'RNBQKBNR', 'number 518');
  const rows = [];
  const known = new Set();
  await sf.setChess960(true);
  for (let number = 0; number < 960; number++) {
    const fen = start960(number);
    known.add(fen);
    const pos = fromFen(fen);
    const counts = [];
    for (const depth of [1, 2, 3, 4]) {
      const { total } = await sf.perft(fen, depth);
      check(perft(pos, depth) === total, fen, `chessops perft ${depth}`);
      counts.push(total);
    }
    rows.push([number, fen, ...counts].join('\t'));
  }
  check(known.size === 960, 'start positions are not distinct');
  writeTable('chess960.tsv', [
    'The 960 Chess960 start positions.  Columns, tab separated: number of ' +
    'the position',
    '(518 is the standard one), FEN (X-FEN castling field), perft counts to ' +
    'depths 1, 2, 3 and 4.',
    'Written by make_suite.mjs; Stockfish and chessops agree on every count.',
  ], rows);
}

// ----------------------------------------------------------- castle960.tsv

// Kings and castling rooks anywhere on the back ranks, perhaps other rooks
// further in or further out, and up to seven other men.
function castle960Board(rng) {
  const board = Board.empty();
  let rights = SquareSet.empty();
  const same = rng.chance(40);        // both sides the same files
  let files;
  for (const [color, base] of [['white', 0], ['black', 56]]) {
    if (!files || !same) {
      const king = rng.between(1, 6);
      files = { king, rooks: [] };
      if (rng.chance(80)) files.rooks.push(rng.below(king));
      if (rng.chance(80)) files.rooks.push(rng.between(king + 1, 7));
    }
    board.set(base + files.king, { role: 'king', color });
    for (const file of files.rooks) {
      board.set(base + file, { role: 'rook', color });
      if (rng.chance(85)) rights = rights.with(base + file);
    }
    if (rng.chance(35)) {             // one more rook, without a right
      const free = [...Array(8).keys()].map(file => base + file);
      board.set(freeCell(rng, board, free), { role: 'rook', color });
    }
  }
  // An enemy rook or queen on a back rank now and then.
  if (rng.chance(30)) {
    const [base, color] = rng.pick([[0, 'black'], [56, 'white']]);
    const row = [...Array(8).keys()].map(file => base + file);
    board.set(freeCell(rng, board, row),
              { role: rng.pick(['rook', 'queen']), color });
  }
  scatter(rng, board, rng.below(8));
  const pos = build(board, rng.pick(['white', 'black']),
                    { rights, ...clocks(rng) });
  // A right must have survived as it was meant (chessops keeps one rook a
  // side).
  if (pos?.castles.castlingRights.equals(rights) && rights.nonEmpty()) {
    return pos;
  }
}

function addCastle960(all) {
  const rng = new Rng(6006);
  const game = () => play(rng, fromFen(start960(rng.below(960))),
                          rng.between(6, 50), likes(rng, 30, isCapture));
  const some = test => pos => Object.entries(castlingState(pos))
    .some(([side, s]) => test(s, side, pos));
  const legal = some(s => s.legal);
  all.fill('game: castling legal', 90, game, legal);
  all.fill('game: right, castling not legal', 60, game,
           pos => some(() => true)(pos) && !legal(pos));

  const board = () => castle960Board(rng);
  const clear = (s, pos) => !pos.isCheck() && s.blocked.isEmpty();
  // Does a rook of the same side stand between castling rook and edge?
  const inner = (s, side, pos) => {
    const edge = (s.rook & 56) + (side === 'a' ? 0 : 7);
    return between(s.king, edge).with(edge)
      .diff(between(s.king, s.rook)).without(s.rook)
      .intersects(pos.board.pieces(pos.turn, 'rook'));
  };
  const quotas = [
    ['king does not move, legal', 16, s => s.legal && s.king === s.kingTo],
    ['rook does not move, legal', 14, s => s.legal && s.rook === s.rookTo],
    ['king and rook change places, legal', 12, s => s.legal &&
      s.king === s.rookTo && s.rook === s.kingTo],
    ['king goes the other way, legal', 10, (s, side) => s.legal &&
      (side === 'a' ? s.kingTo > s.king : s.kingTo < s.king)],
    ['inner rook has the right, legal', 14, (s, side, pos) => s.legal &&
      inner(s, side, pos)],
    ['inner rook has the right, not legal', 6, (s, side, pos) => !s.legal &&
      inner(s, side, pos)],
    ['castling rook shields the king', 16, (s, side, pos) => clear(s, pos) &&
      !s.transit && !s.target && !s.legal],
    ['transit cell attacked', 12, (s, side, pos) => clear(s, pos) &&
      s.transit && !s.target],
    ['target cell attacked', 12, (s, side, pos) => clear(s, pos) &&
      !s.transit && s.target],
    ['in check', 8, (s, side, pos) => pos.isCheck() && s.blocked.isEmpty()],
    ['path occupied', 10, s => s.blocked.nonEmpty()],
    ['another rook in the way', 6, (s, side, pos) => s.blocked
      .intersects(pos.board.pieces(pos.turn, 'rook'))],
  ];
  for (const [group, count, test] of quotas) {
    all.fill(`sparse: ${group}`, count, board, some(test));
  }
  const want = name => pos => traits(pos).has(name);
  all.fill('sparse: castling gives check', 10, board,
           want('castling gives check'));
  all.fill('sparse: castling rook can be taken', 8, board,
           want('takes castling rook'));
}

async function makeCastle960(sf) {
  const all = new Collection(true);
  addCastle960(all);
  const rows = [];
  await sf.setChess960(true);
  for (const [i, { pos, fen }] of all.list.entries()) {
    const ours = legalMoves(pos, true).map(([uci]) => uci).join(' ');
    check(await sf.fen(fen) === fen, fen, 'Stockfish FEN');
    check(toFen(fromFen(fen), true) === fen, fen, 'chessops FEN');
    const counts = [];
    for (const depth of [1, 2, 3]) {
      const { total, moves } = await sf.perft(fen, depth);
      check(moves.join(' ') === ours, fen, 'Stockfish moves');
      check(perft(pos, depth) === total, fen, `chessops perft ${depth}`);
      counts.push(total);
    }
    rows.push([id('C', i), fen, ...counts, ours || '-'].join('\t'));
  }
  writeTable('castle960.tsv', [
    'Chess960 positions with castling rights.  Columns, tab separated: id, ' +
    'FEN (castling field',
    'with the letters of the rook files), perft counts to depths 1, 2 and ' +
    '3, sorted legal moves',
    'in UCI (castling is king takes own rook; - when none).  Written by ' +
    'make_suite.mjs;',
    'Stockfish and chessops agree on every move and count.  Last, a digest by make_digest.mjs.',
  ], rows);
  report(all.list);
}

// --------------------------------------------------------------- perft.tsv

// id, FEN, depth to go to (at most about a minute of Stockfish), published
// counts to be met: { depth: count }.
const PERFT = [
  ['start', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 7,
    { 5: 4865609, 6: 119060324, 7: 3195901860 }],
  ['kiwipete', 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R ' +
    'w KQkq - 0 1', 6, { 4: 4085603, 5: 193690690, 6: 8031647685 }],
  ['cpw3', '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1', 8,
    { 6: 11030083, 7: 178633661, 8: 3009794393 }],
  ['cpw4', 'r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 ' +
    'w kq - 0 1', 6, { 5: 15833292, 6: 706045033 }],
  ['cpw4-mirrored', 'r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/' +
    'R3K2R b KQ - 0 1', 6, { 5: 15833292, 6: 706045033 }],
  ['cpw5', 'rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8', 6,
    { 4: 2103487, 5: 89941194 }],
  ['cpw6', 'r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/' +
    'R4RK1 w - - 0 10', 6, { 4: 3894594, 5: 164075551, 6: 6923051137 }],
  // Pawns of both sides about to promote.
  ['promotions', 'n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1', 7,
    { 5: 3605103, 6: 71179139 }],
  // En passant that would uncover the king: along the row, at once and
  // after a double step; along a diagonal through the taken pawn.
  ['ep-row', '8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1', 7, {}],
  ['ep-row-later', '3k4/3p4/8/K1P4r/8/8/8/8 b - - 0 1', 8, { 6: 1134888 }],
  ['ep-diagonal', '8/5bk1/8/2Pp4/8/1K6/8/8 w - d6 0 1', 8, { 6: 824064 }],
  ['ep-diagonal-later', '8/8/4k3/8/2p5/8/B2P2K1/8 w - - 0 1', 8,
    { 6: 1015133 }],
  // En passant that gives check.
  ['ep-check', '8/8/1k6/2b5/2pP4/8/5K2/8 b - d3 0 1', 8, { 6: 1440467 }],
  // Castling: giving check on either side, losing the rights, prevented.
  ['castle-short-check', '5k2/8/8/8/8/8/8/4K2R w K - 0 1', 8, { 6: 661072 }],
  ['castle-long-check', '3k4/8/8/8/8/8/8/R3K3 w Q - 0 1', 8, { 6: 803711 }],
  ['castle-rights', 'r3k2r/1b4bq/8/8/8/8/7B/R3K2R w KQkq - 0 1', 6,
    { 4: 1274206 }],
  ['castle-prevented', 'r3k2r/8/3Q4/8/8/5q2/8/R3K2R b KQkq - 0 1', 6,
    { 4: 1720476 }],
  ['castle-rooks', 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1', 6,
    { 5: 7594526, 6: 179862938 }],
  // Promotion: out of check, giving check, to a lesser man, stalemates.
  ['promote-out-of-check', '2K2r2/4P3/8/8/8/8/8/3k4 w - - 0 1', 7,
    { 6: 3821001 }],
  ['promote-check', '4k3/1P6/8/8/8/8/K7/8 w - - 0 1', 9, { 6: 217342 }],
  ['promote-lesser', '8/P1k5/K7/8/8/8/8/8 w - - 0 1', 9, { 6: 92683 }],
  ['discovered-check', '8/8/1P2K3/8/2n5/1q6/8/5k2 b - - 0 1', 7,
    { 5: 1004658 }],
  ['stalemate', 'K1k5/8/P7/8/8/8/8/8 w - - 0 1', 10, { 6: 2217 }],
  ['stalemate-mate', '8/k1P5/8/1K6/8/8/8/8 w - - 0 1', 9, { 7: 567584 }],
  ['double-check', '8/8/2k5/5q2/5n2/8/5K2/8 b - - 0 1', 7, { 4: 23527 }],
];

async function makePerft(sf) {
  const rows = [];
  await sf.setChess960(false);
  for (const [name, fen, depths, published] of PERFT) {
    const pos = fromFen(fen);
    const js = new ChessJs(fen);
    check(toFen(pos) === fen, fen, 'FEN is not canonical');
    const pairs = [];
    const since = Date.now();
    let last;
    for (let depth = 1; depth <= depths; depth++) {
      const { total } = await sf.perft(fen, depth);
      if (total <= 5e6) {
        check(perft(pos, depth) === total, fen, `chessops perft ${depth}`);
      }
      if (total <= 5e5) {
        check(js.perft(depth) === total, fen, `chess.js perft ${depth}`);
      }
      check((published[depth] ?? total) === total, fen,
            `published perft ${depth}`);
      pairs.push(`${depth}=${total}`);
      last = Date.now();
    }
    console.log(`perft: ${name}, ${(last - since) / 1000} s`);
    rows.push([name, fen, pairs.join(' ')].join('\t'));
  }
  writeTable('perft.tsv', [
    'Well-known perft positions.  Columns, tab separated: id, FEN, perft ' +
    'counts as',
    'depth=count pairs separated by spaces.  Written by make_suite.mjs: ' +
    'counts from Stockfish;',
    'chessops agrees up to 5,000,000, chess.js up to 500,000.',
  ], rows);
}

// -------------------------------------------------------------------- main

const PARTS = { suite: makeSuite, chess960: makeChess960,
                castle960: makeCastle960, perft: makePerft };
const asked = process.argv.slice(2);
const sf = new Stockfish();
try {
  for (const name of asked.length ? asked : Object.keys(PARTS)) {
    if (!PARTS[name]) throw new Error(`no such part: ${name}`);
    const since = Date.now();
    await PARTS[name](sf);
    console.log(`${name}: ${Math.round((Date.now() - since) / 1000)} s`);
  }
} finally {
  sf.quit();
}
