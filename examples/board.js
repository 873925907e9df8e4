// SPDX-License-Identifier: MIT
// board.js -- chess.js plays the game, and Ecart says why a move is refused
import { Chess } from 'chess.js';
import { load } from 'ecart-chess';

const symbols = {
    k: '\u265A', q: '\u265B', r: '\u265C', b: '\u265D', n: '\u265E', p: '\u265F'
};
const names = {
    k: 'king', q: 'queen', r: 'rook', b: 'bishop', n: 'knight', p: 'pawn'
};
const ecart = await load(), game = new Chess();
const board = document.getElementById('board');
const why = document.getElementById('why');
const becomes = document.getElementById('becomes');
const buttons = new Map();
let from = null;

for (const rank of '87654321')
    for (const file of 'abcdefgh') {
        const button = document.createElement('button');
        button.addEventListener('click', () => choose(file + rank));
        buttons.set(file + rank, button);
        board.append(button);
    }

/** Draws the position, and marks the squares that show why a move is refused. */
function draw(evidence = []) {
    for (const [square, button] of buttons) {
        const piece = game.get(square) || null;
        const side = piece && (piece.color === 'w' ? 'white' : 'black');
        button.textContent = piece ? symbols[piece.type] : '';
        button.className = `${game.squareColor(square)} ${piece?.color ?? ''}`;
        button.ariaLabel = piece ? `${square}, ${side} ${names[piece.type]}` : square;
        button.ariaPressed = square === from;
        delete button.dataset.role;
    }
    for (const { square, role } of evidence)
        buttons.get(square).dataset.role = role;
}

/** What a pawn becomes; the queen if nothing was chosen. */
function promotion() {
    becomes.returnValue = 'q';
    becomes.showModal();
    return new Promise(resolve => {
        becomes.onclose = () => resolve(becomes.returnValue);
    });
}

/** Ecart judges the move; chess.js plays it if it is legal. */
async function play(move) {
    const position = ecart.position(game.fen());
    let verdict = position.check(move);
    if (verdict.promotionNeeded) {
        move.promotion = await promotion();
        verdict = position.check(move);
    }
    if (verdict.legal)
        game.move(move);
    why.textContent = !verdict.legal ? `${verdict.explain()} ${verdict.hint()}`
        : game.isGameOver() ? 'The game is over'
        : game.turn() === 'w' ? 'White to move' : 'Black to move';
    draw(verdict.evidence);
}

function choose(square) {
    if (from === null && !game.get(square))
        return;
    const move = { from, to: square };
    from = from === null ? square : null;
    draw();
    if (move.from !== null && move.from !== square)
        play(move);
}

draw();
