// pieces.js -- the pieces of this part: those of chess, and any that Betza's notation can write
import { load } from '../../dist/figures.js';
import figuresWasm from 'figures';
import { fairy } from 'shared';
import { unpacked } from '../packed.js';

export const figures = await load(await unpacked(figuresWasm));
export const kinds = ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn'];
const letters = { king: 'k', queen: 'q', rook: 'r', bishop: 'b', knight: 'n', pawn: 'p' };

/** A piece of chess on a square.  A figure does not know where it started, so that a pawn in
 *  its first row is another one. */
export function pieceOn(kind, side, square) {
    const first = kind === 'pawn' && square[1] === (side === 'white' ? '2' : '7');
    if (!first)
        return figures.piece(kind, side);
    const pawn = figures.read('fmW2fcF');
    return side === 'white' ? pawn : pawn.turned;
}

/** The name of a piece in the sprite. */
export const spriteOf = (kind, side = 'white') => side[0] + letters[kind];

/** The pieces of chess, each with what it answers to a move. */
export function answers(from, to) {
    const pieces = kinds.slice(0, 5).map(kind => ({ kind, side: 'white' }));
    if (from[1] !== '1' && from[1] !== '8')
        pieces.push({ kind: 'pawn', side: 'white' }, { kind: 'pawn', side: 'black' });
    return pieces.map(({ kind, side }) => ({
        kind, side, ...pieceOn(kind, side, from).check(from, to) }));
}

/** Which character of a text keeps it from being a figure, from 1 on; null if it is one. */
export function placeOfFault(text) {
    try {
        figures.read(text);
        return null;
    } catch ({ offset }) {
        const before = new TextEncoder().encode(text).slice(0, offset);
        return [...new TextDecoder().decode(before)].length + 1;
    }
}

/** How a figure is called, with its article and how somebody wrote it. */
export function called(text, language) {
    const name = figures.known.find(({ betza }) => betza === text)?.name;
    return fairy[language][name ?? 'other'].replace('{written}', name ? `(${text})` : text);
}

/** The numbers of a figure: all of them with their signs, or their sizes if signs do not matter. */
export function numbersOf(figure) {
    const all = [...new Set(figure.pairs.map(({ difference }) => difference))];
    const both = all.every(number => all.includes(-number));
    const shown = both ? all.filter(number => number > 0) : all;
    return { both, numbers: shown.sort((a, b) => Math.abs(a) - Math.abs(b) || b - a) };
}
