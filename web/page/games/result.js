// result.js -- whether the result of a game fits its last position
const draw = '1/2-1/2', few = 8;

/** Whether it is worth asking who can still give mate, which takes as long as many games. */
const hasFew = ({ fen }) => fen.split(' ')[0].replace(/[^a-z]/gi, '').length <= few;

/** The result by the rules, and the key of the sentence on it; null if the game may go on. */
function decided(position, result) {
    if (position.isCheckmate)
        return { id: 'wrong-result-mate', result: position.turn === 'white' ? '0-1' : '1-0' };
    if (position.isStalemate)
        return { id: 'wrong-result-stalemate', result: draw };
    return result !== draw && hasFew(position) && position.standing === 'dead-position'
        ? { id: 'wrong-result-dead', result: draw } : null;
}

/** Whether the side that did not run out of time can win; in a draw that is most likely the
 *  one that is not to move. */
function flagFall(position, result) {
    const side = result === '1-0' || result === draw && position.turn === 'black'
        ? 'white' : 'black';
    if (result === '*' || !hasFew(position))
        return null;
    const prospect = position.prospect(side);
    return result === draw ? prospect === 'possible' ? { id: 'flag-loses', side } : null
        : prospect === 'impossible' ? { id: 'flag-draws', side } : null;
}

/** What is wrong with a result, and for which side it is; null if nothing is.  A puzzle may
 *  end with mate and without a result. */
export function wrongResult(position, result, termination = '') {
    const proper = decided(position, result);
    if (proper) {
        const fits = result === proper.result || result === '*' && position.isCheckmate;
        return fits ? null : { side: position.turn, ...proper };
    }
    return /^time forfeit$/i.test(termination) ? flagFall(position, result) : null;
}
