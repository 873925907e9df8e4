// lights.js -- what the board shows about a refused move: which squares, which arrows, and
// the words for them
import { legends, words } from 'shared';

/** All there is to see about a verdict, in squares; each light of a culprit or an attack with a
 *  key of words, as `ecart draw move` has them. */
export function lights(verdict) {
    const { evidence, nature, reason } = verdict, [first, others] = legends[reason];
    const { squares, arrows } = verdict.lights();
    // A move keeps to its left where an arrow goes back; both of castling always do.
    const aside = reason === 'king-stays-on-line' || nature.some(name => /^castle/.test(name));
    const cells = squares.map(cell => ({ ...cell, key: cell.light === 'here' ? null
        : others === 'first' || cell.square === evidence[0].square ? first : others }));
    return { cells, arrows: arrows.map(arrow => (
        arrow.kind === 'attack' ? arrow : { ...arrow, aside })) };
}

/** What a lit square means in words, or null. */
export const meaning = ({ key, text }, language) =>
    key === null ? null : text ?? words[language][key];

const capital = text => text[0].toUpperCase() + text.slice(1);

/** The legend: each word once, with its light, and whether arrows start there.  A cell has a
 *  key of the words of the program, or a text of its own as well. */
export function legend({ cells, arrows }, language) {
    const lines = new Map();
    for (const cell of cells.filter(({ key, light }) => key !== null && light !== 'unlit'))
        lines.set(cell.key, {
            light: cell.light, text: capital(meaning(cell, language)),
            arrow: lines.get(cell.key)?.arrow ||
                arrows.some(({ from, kind }) => kind === 'attack' && from === cell.square)
        });
    return [...lines.values()];
}

/** The middle of a square. */
export const center = (square, white) => {
    const x = square.charCodeAt(0) - 97, y = 8 - Number(square[1]);
    return [60 * (white ? x : 7 - x) + 30, 60 * (white ? y : 7 - y) + 30];
};

const kindsOfLight = {
    way: '<rect class="way" width="60" height="60"/>' +
        '<path class="lines" d="M3 3h54v54h-54ZM8.5 8.5h43v43h-43Z"/>',
    bad: '<rect class="bad" width="60" height="60"/>' +
        '<path class="hatch" d="M0 14L14 0M0 30L30 0M0 46L46 0M2 60L60 2M18 60L60 18' +
        'M34 60L60 34M50 60L60 50"/>',
    here: '<rect class="here" x="2" y="2" width="56" height="56"/>',
    check: '<circle class="check" cx="30" cy="30" r="27"/>',
    covered: '<path class="covered" d="M7 7 53 53M53 7 7 53"/>',
    unlit: '',
    gap: '<rect class="here gap" x="3" y="3" width="54" height="54"/>'
};

/** A light on a square as SVG, 60 by 60. */
export function drawnLight(light) {
    return kindsOfLight[light];
}

/** The lights as SVG. */
export function drawnLights(cells, white) {
    return cells.map(({ square, light, role }) => {
        const [x, y] = center(square, white);
        return `<g class="light" data-at="${square}" data-role="${role}" transform="translate(${
            x - 30} ${y - 30})">${drawnLight(light)}</g>`;
    }).join('');
}

/** The points of an arrow between two places: its line, and its head. */
function arrowPath([x1, y1], [x2, y2], end, left = 0, begin = 22) {
    const length = Math.hypot(x2 - x1, y2 - y1), start = Math.min(begin, length - end - 22);
    const ux = (x2 - x1) / length, uy = (y2 - y1) / length;
    const at = (along, right) => `${(x1 + ux * along - uy * (right - left)).toFixed(1)} ${
        (y1 + uy * along + ux * (right - left)).toFixed(1)}`;
    const tip = length - end, neck = tip - 17;
    return { line: `M${at(start, 0)}L${at(neck, 0)}`,
             head: `M${at(tip, 0)}L${at(neck - 2, 10)}L${at(neck - 2, -10)}Z` };
}

/** The arrows as SVG, those of attackers last and so above; below the pieces, which hide none. */
export function drawnArrows(arrows, white, occupied) {
    return arrows.map(({ from, to, kind, aside }) => {
        const [start, goal] = [center(from, white), center(to, white)];
        const [dx, dy] = [goal[0] - start[0], goal[1] - start[1]], length = Math.hypot(dx, dy);
        // Between neighbours there is no room: the arrow comes from the left of the piece.
        const near = length < 90 && (occupied(to) || aside);
        const left = [start[0] + 23 * dy / length, start[1] - 23 * dx / length];
        const { line, head } = near ? arrowPath(left, goal, occupied(to) ? 20 : 12, 0, 2)
            : arrowPath(start, goal, occupied(to) ? 24 : 10, aside ? 9 : 0);
        return `<g class="arrow ${kind}" data-from="${from}" data-to="${to}"><path class="halo" ` +
            `d="${line}${head}"/><path class="line" d="${line}"/><path class="head" d="${head}"/></g>`;
    }).join('');
}

/** The names of ranks and files, beside the board, where no light and no piece covers them. */
export function drawnNames(white) {
    return Array.from('abcdefgh', (file, n) => {
        const [x, y] = [center(`${file}1`, white)[0], center(`a${n + 1}`, white)[1]];
        return `<text class="name" x="${x}" y="495" text-anchor="middle">${file}</text>` +
            `<text class="name" x="-5" y="${y + 5}" text-anchor="end">${n + 1}</text>`;
    }).join('');
}

/** Dots where a piece may go. */
export function drawnDots(squares, occupied, white) {
    return squares.map(square => {
        const [x, y] = center(square, white);
        return occupied(square) ? `<circle class="ring" cx="${x}" cy="${y}" r="26"/>`
            : `<circle class="dot" cx="${x}" cy="${y}" r="8"/>`;
    }).join('');
}
