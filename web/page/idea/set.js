// set.js -- a set of differences that a reader may change: which wrong moves it lets through,
// and which right ones it refuses, of all moves between two squares
import { squares } from '../squares.js';
import { vector } from './numbers.js';

/** Every size of a difference that two squares can have. */
export const sizes = Array.from({ length: 77 }, (_, n) => n + 1);

/** All moves, each with its number and its steps along columns and rows. */
const moves = squares.flatMap(from => squares.filter(to => to !== from).map(to => {
    const { columns, rows } = vector(from, to);
    return { from, to, number: Math.abs(10 * columns + rows),
             steps: Math.abs(columns) + Math.abs(rows) };
}));

/** The fewest steps that a number can have. */
const fewest = new Map(sizes.map(size => [size, Math.min(
    ...moves.filter(({ number }) => number === size).map(({ steps }) => steps))]));

/** What a figure's own set is: its numbers, each with its steps. */
export const ownOf = figure => new Map(
    figure.pairs.map(({ difference, manhattan }) => [Math.abs(difference), manhattan]));

/** Compares a set with what a figure does.  With `steps`, each number also asks for the steps
 *  that the figure has for it; for a number that is not the figure's, for its fewest.  Gives
 *  each move that the set allows or the figure makes, as `goes`, `ghost` or `missed`; and how
 *  many there are of each, of all numbers and by number. */
export function judged(set, figure, steps) {
    const own = ownOf(figure), right = new Set();
    for (const from of squares)
        for (const to of figure.squares(from))
            right.add(from + to);
    const none = () => ({ goes: 0, ghost: 0, missed: 0 });
    const all = none(), by = new Map(sizes.map(size => [size, none()]));
    const found = moves.flatMap(move => {
        const { from, to, number } = move, makes = right.has(from + to);
        const lets = set.has(number) &&
            (!steps || move.steps === (own.get(number) ?? fewest.get(number)));
        const kind = makes ? lets ? 'goes' : 'missed' : lets ? 'ghost' : null;
        if (kind === null)
            return [];
        all[kind]++;
        by.get(number)[kind]++;
        return [{ ...move, kind }];
    });
    return { moves: found, all, by };
}
