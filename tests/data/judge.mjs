// A second judge of chess moves, written from doc/reasons.texi alone and without
// knowledge of the library, so that the two can be held against each other.
//
// It is obvious and slow on purpose.  The board is eight rows of eight letters;
// an attack is found by walking; whether a king is safe is found by making the
// move on a copy and looking.  Every rule is asked by itself, and the first
// broken one in the order of doc/reasons.texi is the reason.  Nothing is remembered
// from one request to the next.
//
// As a module:   import { parseFen, judge } from './judge.mjs'
// As a filter:   node judge.mjs [-9] < requests     (-9: Chess960)
//                request  FEN<TAB>MOVE
//                answer   verdict<TAB>reason<TAB>cells<TAB>also
//
// Where the manual leaves something open, a comment marked [A1], [A2] ... says how
// it is read here.

import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

/** Every reason a move can have, in the order of doc/reasons.texi. */
export const REASONS = [
    // the request
    'bad-notation', 'impossible-cell', 'ambiguous', 'no-such-piece', 'no-candidate',
    'same-cell',
    // the source
    'no-piece', 'not-your-piece',
    // the shape
    'king-shape', 'queen-shape', 'rook-shape', 'bishop-shape', 'knight-shape',
    'pawn-shape', 'pawn-backward', 'pawn-sideways', 'pawn-double-not-from-start',
    // castling
    'castle-no-rook', 'castle-no-right', 'castle-path-blocked', 'castle-in-check',
    'castle-through-check', 'castle-into-check',
    // the board
    'own-piece', 'path-blocked', 'pawn-push-blocked', 'pawn-capture-empty',
    'en-passant-unavailable', 'king-capture',
    // promotion
    'promotion-invalid', 'promotion-not-allowed',
    // the king's safety
    'kings-touch', 'king-captures-guarded', 'king-stays-on-line', 'king-into-attack',
    'double-check', 'leaves-in-check', 'pinned', 'en-passant-exposes-king',
    // otherwise legal
    'promotion-needed',
];

// ---------------------------------------------------------------- cells

/** A cell is 10 * column + row, both from 1 to 8: a1 is 11, h8 is 88. */
export const columnOf = (cell) => Math.floor(cell / 10);
export const rowOf = (cell) => cell % 10;
export const cellAt = (column, row) => 10 * column + row;

/** Whether a column and a row are on the board. */
const inside = (column, row) => column >= 1 && column <= 8 && row >= 1 && row <= 8;

/** Whether a number is a cell of the board. */
export const isCell = (cell) => Number.isInteger(cell) && inside(columnOf(cell), rowOf(cell));

/** All 64 cells, ascending: 11, 12, ... 18, 21, ... 88. */
export const CELLS = [];
for (let column = 1; column <= 8; column++)
    for (let row = 1; row <= 8; row++)
        CELLS.push(cellAt(column, row));

/** 54 is e4. */
export const cellName = (cell) => 'abcdefgh'[columnOf(cell) - 1] + rowOf(cell);

/** e4 is 54.  A letter and a digit that name no cell give a number that is none: 0. */
export function cellNamed(name) {
    const column = 'abcdefgh'.indexOf(name[0]) + 1;
    const row = Number(name[1]);
    return inside(column, row) ? cellAt(column, row) : 0;
}

// ---------------------------------------------------------------- the board

/** Letters as in a FEN: upper case is White's, '.' is an empty cell. */
const EMPTY = '.';
export const look = (board, cell) => board[rowOf(cell) - 1][columnOf(cell) - 1];
export const put = (board, cell, letter) => {
    board[rowOf(cell) - 1][columnOf(cell) - 1] = letter;
};
const copyOf = (board) => board.map((row) => [...row]);

/** 'w', 'b', or '' for an empty cell. */
function sideOf(letter) {
    if (letter === EMPTY)
        return '';
    return letter === letter.toUpperCase() ? 'w' : 'b';
}
const kindOf = (letter) => letter.toUpperCase();
const enemyOf = (side) => (side === 'w' ? 'b' : 'w');
const letterOf = (kind, side) => (side === 'w' ? kind : kind.toLowerCase());

/** A side's own first row, its last row, and the way its pawns go. */
const firstRow = (side) => (side === 'w' ? 1 : 8);
const lastRow = (side) => (side === 'w' ? 8 : 1);
const forward = (side) => (side === 'w' ? 1 : -1);
const pawnRow = (side) => (side === 'w' ? 2 : 7);

/** Where a side's king stands; 0 if it has none. */
export function findKing(board, side) {
    for (const cell of CELLS)
        if (look(board, cell) === letterOf('K', side))
            return cell;
    return 0;
}

// ---------------------------------------------------------------- attacks

const STRAIGHT = [[0, 1], [1, 0], [0, -1], [-1, 0]];
const DIAGONAL = [[1, 1], [1, -1], [-1, -1], [-1, 1]];
const KNIGHT = [[1, 2], [2, 1], [2, -1], [1, -2], [-1, -2], [-2, -1], [-2, 1], [-1, 2]];
const SLIDES = { R: STRAIGHT, B: DIAGONAL, Q: [...STRAIGHT, ...DIAGONAL] };

/** Whether the piece on from attacks the cell target, whatever stands there. */
function attacks(board, from, target) {
    const letter = look(board, from);
    const column = columnOf(from);
    const row = rowOf(from);

    switch (kindOf(letter)) {
    case 'P':
        return rowOf(target) === row + forward(sideOf(letter))
            && Math.abs(columnOf(target) - column) === 1;
    case 'N':
        return KNIGHT.some(([right, up]) =>
            columnOf(target) === column + right && rowOf(target) === row + up);
    case 'K':
        return from !== target && Math.abs(columnOf(target) - column) <= 1
            && Math.abs(rowOf(target) - row) <= 1;
    default:
        for (const [right, up] of SLIDES[kindOf(letter)]) {
            let c = column + right;
            let r = row + up;
            while (inside(c, r)) {
                if (cellAt(c, r) === target)
                    return true;
                if (look(board, cellAt(c, r)) !== EMPTY)
                    break;
                c += right;
                r += up;
            }
        }
        return false;
    }
}

/** The cells of all of a side's pieces that attack a cell, ascending. */
export function attackersOf(board, target, side) {
    return CELLS.filter((cell) =>
        sideOf(look(board, cell)) === side && attacks(board, cell, target));
}

/** The same without the king. */
function attackersButKing(board, target, side) {
    return attackersOf(board, target, side).filter((cell) => kindOf(look(board, cell)) !== 'K');
}

// ---------------------------------------------------------------- FEN

/**
 * Read a valid FEN.  A castling right is kept as the cell of its rook, so that
 * KQkq, the X-FEN of Chess960 and the letters of files all mean the same thing.
 * A right without its king or rook is dropped, and so is an en passant cell
 * behind which no pawn can just have gone: doc/positions.texi calls both repairs.
 */
export function parseFen(fen, chess960 = false) {
    const [placement, side = 'w', castling = '-', passing = '-'] = fen.trim().split(/\s+/);
    const board = Array.from({ length: 8 }, () => Array(8).fill(EMPTY));

    placement.split('/').forEach((text, down) => {
        let column = 1;
        for (const letter of text)
            if (letter >= '1' && letter <= '8')
                column += Number(letter);
            else
                put(board, cellAt(column++, 8 - down), letter);
    });

    const rights = { w: { long: 0, short: 0 }, b: { long: 0, short: 0 } };
    for (const letter of castling === '-' ? '' : castling) {
        const owner = sideOf(letter);
        const rook = castlingRook(board, owner, letter.toUpperCase(), chess960);
        if (rook)
            rights[owner][rook > findKing(board, owner) ? 'short' : 'long'] = rook;
    }

    const position = { board, side, rights, enPassant: 0, chess960 };
    if (passing !== '-' && pawnJustPassed(board, side, cellNamed(passing)))
        position.enPassant = cellNamed(passing);
    return position;
}

/** The cell of the rook that a letter of the castling field means; 0 if none. */
function castlingRook(board, side, letter, chess960) {
    const row = firstRow(side);
    const king = findKing(board, side);
    const rooks = CELLS.filter((cell) =>
        rowOf(cell) === row && look(board, cell) === letterOf('R', side));

    if (rowOf(king) !== row || (!chess960 && king !== cellAt(5, row)))
        return 0;
    if (!chess960) {
        const corner = cellAt({ K: 8, H: 8, Q: 1, A: 1 }[letter] ?? 0, row);
        return rooks.includes(corner) ? corner : 0;
    }
    if (letter === 'K')          // the outermost rook on that wing
        return rooks.filter((cell) => cell > king).at(-1) ?? 0;
    if (letter === 'Q')
        return rooks.find((cell) => cell < king) ?? 0;
    const named = cellAt('ABCDEFGH'.indexOf(letter) + 1, row);
    return rooks.includes(named) ? named : 0;
}

/** Whether an enemy pawn can just have gone by two over this cell. */
function pawnJustPassed(board, side, cell) {
    const up = forward(side);
    const column = columnOf(cell);
    return isCell(cell) && rowOf(cell) === pawnRow(enemyOf(side)) - up
        && look(board, cell) === EMPTY
        && look(board, cellAt(column, rowOf(cell) + up)) === EMPTY
        && look(board, cellAt(column, rowOf(cell) - up)) === letterOf('P', enemyOf(side));
}

// ---------------------------------------------------------------- the shape

const SHAPE_REASON = {
    K: 'king-shape', Q: 'queen-shape', R: 'rook-shape', B: 'bishop-shape', N: 'knight-shape',
};

/** The shape reason that a piece breaks on an empty board, or '' if it may go so. */
function shapeFault(letter, from, to) {
    const across = Math.abs(columnOf(to) - columnOf(from));
    const up = Math.abs(rowOf(to) - rowOf(from));
    const straight = across === 0 || up === 0;
    const diagonal = across === up;
    let fine = false;

    switch (kindOf(letter)) {
    case 'P': return pawnFault(sideOf(letter), from, to);
    case 'K': fine = across <= 1 && up <= 1; break;
    case 'Q': fine = straight || diagonal; break;
    case 'R': fine = straight; break;
    case 'B': fine = diagonal; break;
    case 'N': fine = (across === 1 && up === 2) || (across === 2 && up === 1); break;
    }
    return fine ? '' : SHAPE_REASON[kindOf(letter)];
}

function pawnFault(side, from, to) {
    const across = Math.abs(columnOf(to) - columnOf(from));
    const ahead = (rowOf(to) - rowOf(from)) * forward(side);   // below 0: towards its own side

    if (ahead === 0)
        return 'pawn-sideways';
    const step = across === 0 && Math.abs(ahead) === 1;
    const two = across === 0 && Math.abs(ahead) === 2;
    const capture = across === 1 && Math.abs(ahead) === 1;
    if (!step && !two && !capture)
        return 'pawn-shape';
    if (ahead < 0)
        return 'pawn-backward';
    if (two && rowOf(from) !== pawnRow(side))
        return 'pawn-double-not-from-start';
    return '';
}

// ---------------------------------------------------------------- castling

/**
 * What castling a king's move means, or null when it is an ordinary move.
 *
 * Standard chess: two columns sideways from the home cell, to a corner where a
 * rook may or may not stand; or king onto own rook where a right joins the two,
 * or from the home cell where the rook stands in a corner.  Chess960: only king
 * onto own rook, where a right joins the two, or along the first row if they do
 * not stand side by side.
 */
function castlingMeant(position, king, to) {
    const side = sideOf(look(position.board, king));
    const row = firstRow(side);
    const { long, short } = position.rights[side];
    let rook = 0;

    if (to === long || to === short)
        rook = to;
    else if (!position.chess960 && king === cellAt(5, row) && to === cellAt(7, row))
        rook = cellAt(8, row);
    else if (!position.chess960 && king === cellAt(5, row) && to === cellAt(3, row))
        rook = cellAt(1, row);
    else if (look(position.board, to) === letterOf('R', side) && rowOf(to) === row
        && (position.chess960
            ? rowOf(king) === row && Math.abs(columnOf(to) - columnOf(king)) > 1
            : king === cellAt(5, row) && [1, 8].includes(columnOf(to))))
        rook = to;
    if (!rook)
        return null;

    const toTheRight = rook > king;
    return {
        king, rook, side,
        kingTo: cellAt(toTheRight ? 7 : 3, row),
        rookTo: cellAt(toTheRight ? 6 : 4, row),
        right: rook === long || rook === short,
    };
}

/** The cells on the way from one cell to another of the same row, the first left out. */
function alongRow(from, to) {
    const cells = [];
    for (let cell = from; cell !== to; ) {
        cell += to > from ? 10 : -10;
        cells.push(cell);
    }
    return cells;
}

function judgeCastling(board, castling, broken) {
    const { king, rook, side, kingTo, rookTo } = castling;
    const enemy = enemyOf(side);

    if (look(board, rook) !== letterOf('R', side)) {
        broken.set('castle-no-rook', [rook]);
        return;
    }
    if (!castling.right)
        broken.set('castle-no-right', [king]);

    // Between: what king and rook cross or land on, themselves left out.  From
    // the king outwards; b1 and d1 beside a king on c1 come in ascending order [A1].
    const crossed = new Set([
        ...alongRow(king, kingTo), ...alongRow(rook, rookTo), ...alongRow(king, rook),
    ]);
    const blockers = [...crossed]
        .filter((cell) => cell !== king && cell !== rook && look(board, cell) !== EMPTY)
        .sort((a, b) => Math.abs(a - king) - Math.abs(b - king) || a - b);
    if (blockers.length > 0)
        broken.set('castle-path-blocked', blockers);

    const checkers = attackersOf(board, king, enemy);
    if (checkers.length > 0)
        broken.set('castle-in-check', [king, ...checkers]);

    // On the way the king alone is lifted; the rook has not moved yet [A2].
    const lifted = copyOf(board);
    put(lifted, king, EMPTY);
    for (const cell of alongRow(king, kingTo).filter((cell) => cell !== kingTo)) {
        const attackers = attackersOf(lifted, cell, enemy);
        if (attackers.length > 0) {
            broken.set('castle-through-check', [cell, ...attackers]);
            break;
        }
    }

    // At the end the rook stands on its new cell, unless a blocker has it [A3].
    const after = copyOf(lifted);
    put(after, rook, EMPTY);
    if (look(after, rookTo) === EMPTY)
        put(after, rookTo, letterOf('R', side));
    const attackers = attackersOf(after, kingTo, enemy);
    if (attackers.length > 0)
        broken.set('castle-into-check', [kingTo, ...attackers]);
}

// ---------------------------------------------------------------- the board

/** The first piece between two cells on a line, or 0. */
function firstBlocker(board, from, to) {
    const right = Math.sign(columnOf(to) - columnOf(from));
    const up = Math.sign(rowOf(to) - rowOf(from));
    let column = columnOf(from) + right;
    let row = rowOf(from) + up;

    while (cellAt(column, row) !== to) {
        if (look(board, cellAt(column, row)) !== EMPTY)
            return cellAt(column, row);
        column += right;
        row += up;
    }
    return 0;
}

/** Path and goal of a piece whose shape is right. */
function judgePath(board, from, to, enPassant, broken) {
    const letter = look(board, from);
    const pawn = kindOf(letter) === 'P';
    const twoSteps = pawn && Math.abs(rowOf(to) - rowOf(from)) === 2;

    if (kindOf(letter) in SLIDES || twoSteps) {
        const blocker = firstBlocker(board, from, to);
        if (blocker)
            broken.set('path-blocked', [blocker]);
    }
    if (!pawn)
        return;

    if (columnOf(to) === columnOf(from)) {
        if (look(board, to) !== EMPTY)
            broken.set('pawn-push-blocked', [to]);
    } else if (look(board, to) === EMPTY && to !== enPassant) {
        const side = sideOf(letter);
        const beside = cellAt(columnOf(to), rowOf(from));
        const rightRow = pawnRow(enemyOf(side)) - 2 * forward(side);
        if (look(board, beside) === letterOf('P', enemyOf(side)) && rowOf(from) === rightRow)
            broken.set('en-passant-unavailable', [to, beside]);
        else
            broken.set('pawn-capture-empty', [to]);
    }
}

// ---------------------------------------------------------------- promotion

/** The promotion reasons; promotion is '' or one of Q R B N K P. */
function judgePromotion(letter, to, promotion, broken) {
    if (promotion === '')
        return;
    if (promotion === 'K' || promotion === 'P')
        broken.set('promotion-invalid', [to]);
    if (kindOf(letter) !== 'P' || rowOf(to) !== lastRow(sideOf(letter)))
        broken.set('promotion-not-allowed', [to]);
}

// ---------------------------------------------------------------- the king's safety

/** A step of the king itself, of any shape. */
function judgeKingStep(board, from, to, broken) {
    const side = sideOf(look(board, from));
    const enemy = enemyOf(side);
    const enemyKing = findKing(board, enemy);
    const captures = sideOf(look(board, to)) === enemy;      // onto an own piece is not a capture
    const checkers = attackersOf(board, from, enemy);

    const lifted = copyOf(board);
    put(lifted, from, EMPTY);
    put(lifted, to, EMPTY);

    if (enemyKing && enemyKing !== to && attacks(board, enemyKing, to))
        broken.set('kings-touch', [enemyKing]);

    const attackers = attackersButKing(lifted, to, enemy);
    if (captures) {
        if (attackers.length > 0)
            broken.set('king-captures-guarded', [to, ...attackers]);
        return;
    }
    // A checker that reaches the goal only when the king is lifted reaches it
    // through the king: the king has stayed on its line.
    const placed = copyOf(board);
    put(placed, to, EMPTY);
    const behind = attackers.filter((cell) =>
        checkers.includes(cell) && !attacks(placed, cell, to));
    if (behind.length > 0)
        broken.set('king-stays-on-line', [to, ...behind]);
    if (attackers.length > behind.length)
        broken.set('king-into-attack', [to, ...attackers]);
}

/** A move of any other piece, of any shape, made on a copy. */
function judgeKingLeft(board, from, to, takenInPassing, broken) {
    const side = sideOf(look(board, from));
    const enemy = enemyOf(side);
    const king = findKing(board, side);
    const before = attackersOf(board, king, enemy);

    const moved = copyOf(board);
    put(moved, to, look(board, from));
    put(moved, from, EMPTY);
    const after = copyOf(moved);
    if (takenInPassing)
        put(after, takenInPassing, EMPTY);

    const attackers = attackersOf(after, king, enemy);
    const standing = attackers.filter((cell) => before.includes(cell));
    const uncovered = attackers.filter((cell) => !before.includes(cell));

    if (before.length > 1)
        broken.set('double-check', [king, ...before]);
    else if (standing.length > 0)
        broken.set('leaves-in-check', [king, ...standing]);

    // What the moving piece alone uncovers is a pin; what needs the pawn taken in
    // passing to be gone is the special case.
    const pinners = uncovered.filter((cell) => attacks(moved, cell, king));
    const exposers = uncovered.filter((cell) => !attacks(moved, cell, king));
    if (pinners.length > 0)
        broken.set('pinned', [king, ...pinners]);
    if (exposers.length > 0)
        broken.set('en-passant-exposes-king', [king, ...exposers]);
}

// ---------------------------------------------------------------- the verdict

/** The first broken rule is the reason, the rest is `also`. */
function verdictOf(broken) {
    if (broken.size === 0)
        return { verdict: 'legal', reason: 'none', cells: [], also: new Set() };
    const [reason, ...rest] = REASONS.filter((name) => broken.has(name));
    return { verdict: 'illegal', reason, cells: broken.get(reason), also: new Set(rest) };
}

/**
 * Judge a move.  from and to are numbers of cells, promotion is '' or a letter of
 * q r b n k p in either case.
 */
export function judge(position, from, to, promotion = '') {
    const { board, side } = position;
    const broken = new Map();
    const named = promotion.toUpperCase();

    // These stand alone.
    if (!isCell(from) || !isCell(to))
        return verdictOf(broken.set('impossible-cell', []));
    if (from === to)
        return verdictOf(broken.set('same-cell', [from]));
    const letter = look(board, from);
    if (letter === EMPTY)
        return verdictOf(broken.set('no-piece', [from]));

    const castling = kindOf(letter) === 'K' ? castlingMeant(position, from, to) : null;
    const shape = castling ? '' : shapeFault(letter, from, to);
    if (shape)
        broken.set(shape, [from, to]);

    // An enemy's piece: only whether it would at least go so.  For its king what
    // means castling counts as a king's move, right or no right [A4].
    if (sideOf(letter) !== side)
        return verdictOf(broken.set('not-your-piece', [from]));

    judgePromotion(letter, to, named, broken);
    if (castling) {
        judgeCastling(board, castling, broken);
        return verdictOf(broken);
    }

    if (sideOf(look(board, to)) === side)
        broken.set('own-piece', [to]);
    if (!shape)
        judgePath(board, from, to, position.enPassant, broken);

    if (kindOf(letter) === 'K') {
        judgeKingStep(board, from, to, broken);
    } else {
        const passing = kindOf(letter) === 'P' && !shape && to === position.enPassant
            && columnOf(to) !== columnOf(from);
        judgeKingLeft(board, from, to, passing ? cellAt(columnOf(to), rowOf(from)) : 0, broken);
    }

    // A question, not a refusal: asked only of a move that breaks nothing.
    if (broken.size === 0 && kindOf(letter) === 'P' && rowOf(to) === lastRow(side) && named === '')
        return {
            verdict: 'promotion-needed', reason: 'promotion-needed', cells: [to], also: new Set(),
        };
    return verdictOf(broken);
}

/** Judge a move in UCI: e2e4, a7a8q.  i9 and the like are impossible cells. */
export function judgeUci(position, move) {
    const parts = /^([a-z][0-9])([a-z][0-9])([qrbnkp]?)$/.exec(move);
    if (!parts)
        return verdictOf(new Map([['bad-notation', []]]));
    return judge(position, cellNamed(parts[1]), cellNamed(parts[2]), parts[3]);
}

/** The first reason of each group of the manual's table, but for the request. */
const GROUPS = ['no-piece', 'king-shape', 'castle-no-rook', 'own-piece', 'promotion-invalid',
    'kings-touch'].map((name) => REASONS.indexOf(name));
const groupOf = (reason) =>
    GROUPS.filter((first) => first <= REASONS.indexOf(reason)).length;

/**
 * Judge a text that fits the pieces on several cells, none of which may go: by those that
 * come furthest.  One such piece gives its verdict, and from.  If several have the same
 * reason, it is theirs, with the cells of each; if not, it is nobody's.
 */
export function judgeCandidates(position, froms, to, promotion = '') {
    const all = froms.map((from) => ({ from, ...judge(position, from, to, promotion) }));
    const furthest = Math.max(...all.map(({ reason }) => groupOf(reason)));
    const last = all.filter(({ reason }) => groupOf(reason) === furthest);
    if (last.length === 1)
        return last[0];
    if (last.some(({ reason }) => reason !== last[0].reason))
        return { verdict: 'illegal', reason: 'no-candidate', from: 0, cells: froms };
    const cells = [...new Set(last.flatMap((one) => one.cells))];
    return { verdict: 'illegal', reason: last[0].reason, from: 0, cells };
}

/** e4,d5 or - */
export const cellsText = (cells) => cells.map(cellName).join(',') || '-';

/** The other broken rules in the order of the table, or - */
export const alsoText = (also) => REASONS.filter((name) => also.has(name)).join(',') || '-';

/** verdict<TAB>reason<TAB>cells<TAB>also */
export const answerText = (v) =>
    [v.verdict, v.reason, cellsText(v.cells), alsoText(v.also)].join('\t');

// ---------------------------------------------------------------- the filter

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
    const chess960 = process.argv[2] === '-9';
    for await (const line of createInterface({ input: process.stdin })) {
        const [fen, move] = line.split('\t');
        console.log(answerText(judgeUci(parseFen(fen, chess960), move)));
    }
}
