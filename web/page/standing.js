// standing.js -- how a game stands where it is: a king in check, and the end by the rules
import { lights } from './lights.js';
import { squares } from './squares.js';

/** The squares beside a square. */
const beside = square => squares.filter(other => other !== square &&
    Math.abs(other.charCodeAt(0) - square.charCodeAt(0)) < 2 && Math.abs(other[1] - square[1]) < 2);

const kingOf = position => squares.find(square => {
    const piece = position.at(square);
    return piece?.kind === 'king' && piece.side === position.turn;
});

/** What the board shows of a position: the king in check, and who gives it; where no move is
 *  left, also the squares beside the king that are covered. */
function atRest(position, words) {
    const { isCheck, checkers, turn } = position, stuck = position.moves().length === 0;
    if (!isCheck && !stuck)
        return { cells: [], arrows: [] };
    const king = kingOf(position);
    const cell = (role, light) => square =>
        ({ square, role, key: role, light, text: words.rest[role] });
    const covered = stuck ? beside(king).filter(square => position.at(square)?.side !== turn &&
                                                          !checkers.includes(square)) : [];
    return {
        cells: [cell(!isCheck ? 'stuck' : stuck ? 'mated' : 'checked',
                     isCheck ? 'check' : 'here')(king),
                ...checkers.map(cell('checker', stuck ? 'bad' : 'unlit')),
                ...covered.map(cell('covered', 'covered'))],
        arrows: stuck ? checkers.map(from => ({ from, to: king, kind: 'attack' })) : []
    };
}

/** What the board shows after a verdict, or without one. */
export function viewOf(position, verdict, words) {
    const tried = verdict ? lights(verdict) : { cells: [], arrows: [] };
    if (verdict && !verdict.legal)
        return tried;
    const { cells, arrows } = atRest(position, words);
    return { cells: [...tried.cells, ...cells], arrows: [...tried.arrows, ...arrows] };
}

/** The end of a game by the rules, in a headline and a sentence; null if it goes on. */
export function ending(game, words, language) {
    return game.isOver ? { mark: words.ended[game.standing] ?? words.ended.draw, kind: 'ended',
                           sentence: game.explainStanding(language) } : null;
}
