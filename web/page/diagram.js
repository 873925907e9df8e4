// diagram.js -- a small board with what is seen of a verdict, White below
import { drawnArrows, drawnLights, drawnNames } from './lights.js';
import { made } from './made.js';
import { squares } from './squares.js';

const x = square => 60 * (square.charCodeAt(0) - 97), y = square => 60 * (8 - square[1]);
const dark = squares.filter(square => (square.charCodeAt(0) + Number(square[1])) % 2 === 0)
    .map(square => `M${x(square)} ${y(square)}h60v60h-60Z`).join('');

/** The letters of the pieces of a FEN, by their squares. */
function piecesOf(fen) {
    const rows = fen.split(' ')[0].replace(/\d/g, n => '.'.repeat(n)).split('/');
    return new Map(rows.flatMap((row, n) => [...row].map((letter, file) =>
        ['abcdefgh'[file] + (8 - n), letter])).filter(([, letter]) => letter !== '.'));
}

/** The board of a FEN, which need not be a position; a label says what it shows. */
export function diagram(fen, { cells, arrows }, label) {
    const pieces = piecesOf(fen), div = made('div', '', { class: 'diagram', role: 'img',
                                                          'aria-label': label });
    const drawn = [...pieces].map(([square, letter]) => `<use href="#${
        letter < 'a' ? 'w' : 'b'}${letter.toLowerCase()}" x="${x(square)}" y="${
        y(square)}" width="60" height="60"/>`);
    div.innerHTML = `<svg viewBox="-18 -1 499 499"><path class="ground" d="M0 0h480v480H0Z"/>` +
        `<path class="black" d="${dark}"/>${drawnLights(cells, true)}${drawnNames(true)}${
            drawnArrows(arrows, true, square => pieces.has(square))}${drawn.join('')}` +
        '<path class="edge" d="M0 0h480v480H0Z"/></svg>';
    return div;
}
