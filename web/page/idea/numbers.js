// numbers.js -- squares and their numbers, as far as a page has to count by itself
import { squares } from '../squares.js';

const isSquare = new Set(squares);

/** A square that a text names, or null. */
export const squareOf = text => isSquare.has(text) ? text : null;

const column = square => square.charCodeAt(0) - 97;
const row = square => Number(square[1]);

/** How many columns and rows lie between two squares. */
export function vector(from, to) {
    return { columns: column(to) - column(from), rows: row(to) - row(from) };
}

function shifted(square, { columns, rows }) {
    return squareOf(String.fromCharCode(square.charCodeAt(0) + columns) + (row(square) + rows));
}

const apart = (a, b) => {
    const { columns, rows } = vector(a, b);
    return Math.hypot(columns, rows);
};

/** The place for a vector on the board that is nearest to a square, but not so near to a move
 *  that the two could not be told apart, if there is such a place. */
export function placeBeside(way, from, to) {
    const places = squares.map(start => ({ from: start, to: shifted(start, way) }))
        .filter(place => place.to !== null)
        .sort((a, b) => apart(from, a.from) - apart(from, b.from));
    return places.find(place => [place.from, place.to].every(
        square => apart(square, from) >= 2 && apart(square, to) >= 2)) ?? places[0];
}

/** Whether the middle of a square is near the straight line of a move. */
export function isUnder(square, from, to) {
    const way = vector(from, to), here = vector(from, square);
    const length = Math.hypot(way.columns, way.rows);
    const along = (here.columns * way.columns + here.rows * way.rows) / length;
    const aside = (here.columns * way.rows - here.rows * way.columns) / length;
    return along > 0 && along < length && Math.abs(aside) < .35;
}

/** The numbers that somebody passes who goes a way step by step and never looks at the board. */
export function counted(number, { columns, rows }) {
    const long = (a, b) => b === 0 ? Math.abs(a) : long(b, a % b);
    const steps = long(columns, rows), step = (10 * columns + rows) / steps;
    return Array.from({ length: steps + 1 }, (_, n) => number + n * step);
}

/** Whether a number belongs to no square. */
export const isOff = number => number < 11 || number > 88 || number % 10 < 1 || number % 10 > 8;

/** A number as it is printed: with a true minus. */
export const written = number => String(number).replace('-', '−');
export const signed = number => number > 0 ? `+${number}` : written(number);

/** A difference as the sum of its columns and its rows. */
export function summed({ columns, rows }) {
    const sum = 10 * columns + rows;
    return columns === 0 || rows === 0 ? written(sum)
        : `${written(10 * columns)} ${rows < 0 ? '−' : '+'} ${Math.abs(rows)} = ${written(sum)}`
            .replaceAll(' ', '\u00a0');
}
