// say.js -- what is said beside the board: a list of elements for each of its three views
import { made } from '../made.js';
import { filled } from '../texts.js';
import { drawnKey, drawnMark } from './drawing.js';
import { counted as passed, isOff, signed, summed, written } from './numbers.js';
import { called, figures, kinds, numbersOf, spriteOf } from './pieces.js';
import { counted, listed } from './texts.js';

const capital = text => text[0].toUpperCase() + text.slice(1);
const says = text => made('p', text, { class: 'says' });
const also = text => made('p', text, { class: 'also' });

/** A small picture of 60 by 60. */
export function picture(inner) {
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    svg.setAttribute('viewBox', '0 0 60 60');
    svg.setAttribute('aria-hidden', 'true');
    svg.innerHTML = inner;
    return svg;
}

/** Lines of a key: each has its pictures and its text. */
function keys(lines) {
    const list = made('ul', '', { class: 'keys' });
    list.append(...lines.map(({ pictures, text }) => {
        const item = made('li', '');
        item.append(...pictures.map(picture), made('span', text));
        return item;
    }));
    return list;
}

/** Names with values. */
function table(pairs) {
    const list = made('dl', '', { class: 'counts' });
    list.append(...pairs.map(([name, value]) => {
        const pair = made('div', '');
        pair.append(made('dt', name), made('dd', String(value)));
        return pair;
    }));
    return list;
}

/** Columns and rows in words. */
function way({ columns, rows }, words, language) {
    const parts = [[columns, 'right', 'left'], [rows, 'up', 'down']].filter(([n]) => n !== 0);
    return listed(parts.map(([n, more, less]) =>
        counted(words, n > 0 ? more : less, Math.abs(n))), language);
}

function pieceName({ kind, side, moves, takes }, words) {
    const piece = words.one[spriteOf(kind, side)];
    return moves && !takes ? filled(words.moves, { piece })
        : takes && !moves ? filled(words.takes, { piece }) : piece;
}

function pieceKeys(pieces, words) {
    return keys(pieces.map(piece => ({
        pictures: [`<use href="#${spriteOf(piece.kind, piece.side)}"/>`],
        text: pieceName(piece, words) })));
}

/** The pieces that make a move, and those whose numbers fit though they do not make it. */
function who(all, words) {
    const makers = all.filter(({ moves, takes }) => moves || takes);
    const misled = all.filter(({ alias }) => alias);
    return [...makers.length === 0 ? [says(words.nobody)]
        : [made('h2', words.made), pieceKeys(makers, words)],
    ...misled.length === 0 ? [] : [made('h2', words.misled), pieceKeys(misled, words)]];
}

/** If a piece is misled, how it comes about; and how to tell the two moves apart. */
function unmasked({ from, to, other }, misled, words, language) {
    const numbers = misled ? passed(figures.number(from), other.way) : [];
    const off = numbers.filter(isOff), [here, there] = [[from, to], [other.from, other.to]]
        .map(([a, b]) => figures.distance('manhattan', a, b));
    return [
        ...off.length !== 2 ? [] : [also(filled(words.count, {
            numbers: listed(numbers.map(String), language), first: off[0], second: off[1] }))],
        also(filled(words.cure, { here, there }))
    ];
}

/** What the number of a move means: one way, or two. */
function twoWays({ vector, other, arrows }, words, language) {
    return keys([vector, ...other ? [other.way] : []].map((reading, n) => ({
        pictures: [drawnKey(arrows[n])], text: filled(words.sum, {
            way: capital(way(reading, words, language)), sum: summed(reading) }) })));
}

/** Two squares: their numbers, the difference, what it means, and for whom. */
export function sayMove(move, words, language) {
    const { from, to, difference, other, all, fooled } = move, number = written(difference);
    return [
        made('p', `${figures.number(to)} − ${figures.number(from)} = ${number}`, { class: 'sum' }),
        twoWays(move, words, language),
        says(other ? filled(words.also, { number, from: other.from, to: other.to })
            : filled(words.alone, { number })),
        ...other ? unmasked(move, fooled, words, language) : [],
        ...who(all, words),
        table([[words.needs, 'chebyshev'], [words.steps, 'manhattan'], [words.jumps, 'knight']]
            .map(([name, metric]) => [name, figures.distance(metric, from, to)]))
    ];
}

export function sayStart(from, words) {
    return [says(filled(words.starts, { from, number: figures.number(from) }))];
}

/** Distances from a square. */
export function sayMap(from, metric, distances, words, language) {
    const far = Math.max(...distances.values());
    const squares = [...distances].filter(([, n]) => n === far).map(([square]) => square);
    return [
        says(filled(words[`map-${metric}`], { from })),
        also(filled(squares.length === 1 ? words.far : words.fars,
                    { count: far, squares: listed(squares, language) }))
    ];
}

/** A piece: its numbers, where they lead, and where they mislead. */
export function sayPiece({ piece, figure, from, marks }, words, language) {
    const { both, numbers } = numbersOf(figure), ghosts = figure.ghosts(from);
    const shown = listed(numbers.map(both ? String : signed), language);
    const name = kinds.includes(piece) ? words.the[piece] : called(piece, language);
    const squares = listed(ghosts, language), number = figures.number(from);
    const plural = numbers.length === 1 ? '1' : '';
    const used = ['goes', 'only-takes', 'only-moves', 'ghost'].filter(
        kind => [...marks.values()].includes(kind));
    return [
        says(filled(words[(both ? 'both' : 'signed') + plural],
                    { piece: capital(name), numbers: shown })),
        keys(used.map(kind => ({ pictures: [drawnMark(kind)], text: words[`key-${kind}`] }))),
        also([counted(words, 'leads', figure.squares(from).length, { from, number }),
            ghosts.length === 0 ? words.clear
                : counted(words, 'ghosts', ghosts.length, { squares })].join(' ')),
        also(figure.aliases === 0 ? words.never : counted(words, 'traps', figure.aliases)),
        ...piece === 'king' ? [also(words.castling)] : []
    ];
}

/** A set beside what the piece does: that it is enough, or what goes wrong.  `wrong` is a move
 *  that it takes for right, or refuses though it is; `cured` one that the steps keep out. */
export function saySet({ piece, wrong, cured, steps, all, own, marks }, words, language) {
    const values = { piece: words.the[piece] }, used = ['goes', 'ghost', 'missed'].filter(
        kind => [...marks.values()].includes(kind));
    const key = keys(used.map(kind => ({ pictures: [drawnMark(kind)],
                                         text: words[`key-${kind}`] })));
    if (all.ghost + all.missed === 0)
        return [says(filled(words[steps ? 'exact-steps' : 'exact'], values)), key,
                ...cured ? [also(filled(words.told, { ...values, ...cured, there: cured.steps,
                                                      here: own.get(cured.number) }))] : []];
    if (wrong === null)
        return [says(words.elsewhere), key];
    const { from, to, move, kind, number } = wrong;
    Object.assign(values, { from, to, number, start: figures.number(from), end: figures.number(to),
                            signed: written(move.difference) });
    if (kind === 'missed')
        return [says(filled(words.lost, values)), key];
    return [says(filled(words.fooled, values)), ...own.has(number) ? [twoWays(move, words, language),
        ...unmasked(move, true, words, language)] : [also(filled(words.foreign, values))], key];
}
