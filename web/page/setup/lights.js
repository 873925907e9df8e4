// lights.js -- what the board shows about the faults of a FEN
import { faults as records } from 'shared';
import { placesOf, rankOf } from './places.js';

/** What the squares of a fault are, and how they are lit. */
const roles = Object.fromEntries(
    records.filter(({ lights }) => lights).map(({ name, lights }) => [name, lights]));
const lightOf = { culprit: 'bad', checker: 'bad', missing: 'gap', passant: 'here',
                  king: 'way', counted: 'way', rank: 'way' };

/** The squares of pieces in a placement. */
function squaresOf(placement, letter) {
    return placement.split('/').flatMap((rank, y) =>
        [...rank.replace(/\d/g, count => ' '.repeat(Number(count)))].flatMap((piece, x) =>
            piece === letter ? ['abcdefgh'[x] + (8 - y)] : []));
}

/** A fault's squares with their roles.  A check names those that give it; the king in check is
 *  that of the side that waits if this is the fault, and else of the side to move. */
function rolesOf({ fault, squares }, [placement, side]) {
    if (roles[fault] !== 'check')
        return squares.map(square => ({ square, role: roles[fault] }));
    const white = (side === 'w') !== (fault === 'opposite-check');
    const kings = squaresOf(placement, white ? 'K' : 'k');
    return [...kings.map(square => ({ square, role: 'king' })),
            ...squares.filter(square => !kings.includes(square))
                .map(square => ({ square, role: 'checker' }))];
}

/** The squares of the rank of the text that a fault is about. */
function rankSquares(fault, fen) {
    const [place] = placesOf(fen, fault), rank = place ? rankOf(fen, place[0]) : null;
    return rank === null ? []
        : [...'abcdefgh'].map(file => ({ square: file + rank, role: 'rank' }));
}

/** All there is to see about faults of a text, on the board of what was understood. */
export function lightsOf(faults, understood, words, fen) {
    const cells = new Map(), arrows = [], fields = understood.split(' ');
    for (const fault of faults) {
        const found = Object.hasOwn(roles, fault.fault) ? rolesOf(fault, fields)
            : /^bad-(rank-length|character)$/.test(fault.fault) ? rankSquares(fault, fen) : [];
        const king = found.find(({ role }) => role === 'king');
        for (const { square, role } of found) {
            if (!cells.has(square))
                cells.set(square, { square, role, key: role, light: lightOf[role],
                                    text: words.roles[role] });
            if (role === 'checker' && king)
                arrows.push({ from: square, to: king.square, kind: 'attack' });
        }
    }
    return { cells: [...cells.values()], arrows };
}
