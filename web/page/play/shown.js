// shown.js -- shows what the game is now: on the board, in words, in the address; and keeps it
import { fits } from '../link.js';
import { by } from '../made.js';
import { state, tell } from './tell.js';

const calm = matchMedia('(prefers-reduced-motion: reduce)');

/** Shows what the game is now, and keeps it. */
export function changed(from = null, to = null) {
    const { record, board } = state;
    Object.assign(state, { refused: null, tooLate: false, damaged: false });
    by('play-early').textContent = '';
    board.show(record.game.position.fen, from, to);
    turnSoon();
    tell();
    address();
    state.shell.kept('play', record.text);
}

/** Turns the board to the side that is to move, once the move has been seen. */
export function turnSoon() {
    clearTimeout(state.timer);
    const turn = () => {
        if (state.turning && state.board.white !== (state.record.game.position.turn === 'white'))
            state.board.turn();
    };
    if (calm.matches)
        turn();
    else
        state.timer = setTimeout(turn, 600);
}

/** Shows the position after n moves. */
export function go(n) {
    const { record } = state, { at, verdict } = record;
    if (n < 0 || n > record.line.length)
        return;
    record.go(n);
    state.replaced = false;
    const last = record.verdict;
    changed(...n === at - 1 ? [verdict.to, verdict.from]
        : n === at + 1 ? [last.from, last.to] : []);
}

export function keepEarlier(text) {
    state.earlier = state.shell.kept('play-earlier', text) ?? text;
}

/** Leads on to the board what was at a button that is no longer there. */
export function focusBoard() {
    by('play-board').scrollIntoView({ block: 'nearest' });
    by('play-board').querySelector('[tabindex="0"]').focus({ preventScroll: true });
}

/** The address of the game; of its position, if the game is too long for an address. */
export function address() {
    const fields = state.record.fields();
    return state.shell.address(fits(fields) ? fields : { fen: state.record.game.position.fen });
}
