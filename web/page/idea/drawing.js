// drawing.js -- the board of numbers as SVG, in squares of 60
import { center, drawnArrows, drawnLight, drawnNames } from '../lights.js';
import { squares } from '../squares.js';
import { written } from './numbers.js';

const bare = square => (square.charCodeAt(0) + Number(square[1])) % 2 === 0 ? 'odd' : 'even';

function placed(square, white, inner) {
    const [x, y] = center(square, white);
    return `<g transform="translate(${x - 30} ${y - 30})">${inner}</g>`;
}

/** A mark of a kind: 'start', 'goal' and 'other' are lights, of which that of a move that only
 *  fools a piece is bad; the rest says how a piece goes. */
export function drawnMark(kind, fooled = false) {
    const [goal, other] = fooled ? ['bad', 'way'] : ['way', 'bad'];
    const lights = { start: 'here', goal, other, ghost: 'bad', missed: 'gap' };
    return Object.hasOwn(lights, kind) ? drawnLight(lights[kind])
        : `<circle class="${kind}" cx="30" cy="30" r="24"/>`;
}

/** An arrow of a kind, for a key. */
export function drawnKey(kind) {
    return `<g class="arrow ${kind}"><path class="line" d="M2 30H40"/>` +
        '<path class="head" d="M58 30L38 42V18Z"/></g>';
}

/** The whole board.  `view` has marks, shades from 0 to 1 and texts by squares, arrows, and
 *  the piece at the start, as cm-chessboard's sprite names it, or null. */
export function drawnBoard({ marks, shades, texts, arrows, piece, at, fooled }, white) {
    const each = draw => squares.map(square => placed(square, white, draw(square))).join('');
    const ground = each(square => `<rect class="${
        shades.size > 0 ? 'flat' : bare(square)}" width="60" height="60"/>` +
        (shades.has(square) ? `<rect class="shade" width="60" height="60" opacity="${
            shades.get(square).toFixed(2)}"/>` : '') +
        (marks.has(square) ? `<g class="mark" data-at="${square}" data-kind="${
            marks.get(square)}">${drawnMark(marks.get(square), fooled)}</g>` : ''));
    const numbers = each(square => {
        if (square === at && piece)
            return `<use href="#${piece}"/>`;
        const { text, style } = texts.get(square);
        return `<text class="number ${style}" x="30" y="36">${written(text)}</text>`;
    });
    return `<svg viewBox="0 0 480 480" aria-hidden="true">${ground}${drawnNames(white)}${
        drawnArrows(arrows, white, () => true)}${numbers}</svg>`;
}
