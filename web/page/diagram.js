// diagram.js -- a small board with what is seen of a verdict, White below
import { drawnArrows, drawnLights, drawnNames } from './lights.js';
import { by, made } from './made.js';
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

/** The board of a FEN, which need not be a position, as SVG by the classes of the page; a piece
 *  is drawn by its name, `wk`. */
function drawn(fen, { cells, arrows }, piece) {
    const pieces = piecesOf(fen);
    return '<path class="ground" d="M0 0h480v480H0Z"/>' +
        `<path class="black" d="${dark}"/>${drawnLights(cells, true)}${drawnNames(true)}${
            drawnArrows(arrows, true, square => pieces.has(square))}${
            [...pieces].map(([square, letter]) =>
                `<g transform="translate(${x(square)} ${y(square)})">${
                    piece((letter < 'a' ? 'w' : 'b') + letter.toLowerCase())}</g>`).join('')}`;
}

/** The same for a picture, which has no other part of the page. */
export const drawing = (fen, view) =>
    `<g class="diagram">${drawn(fen, view, name => by(name).innerHTML)}</g>`;

/** The board of a FEN; a label says what it shows. */
export function diagram(fen, view, label) {
    const div = made('div', '', { class: 'diagram', role: 'img', 'aria-label': label });
    div.innerHTML = `<svg viewBox="-18 -1 499 499">${
        drawn(fen, view, name => `<use href="#${name}"/>`)}` +
        '<path class="edge" d="M0 0h480v480H0Z"/></svg>';
    return div;
}
