// why.js -- "why may I not play this?": any move can be tried, and a refused one says why
import { Answer, readMove, shownBy } from '../answer.js';
import { Board } from '../board.js';
import { by, made } from '../made.js';
import { askPromotion, promoted } from '../promotion.js';
import { ending, viewOf } from '../standing.js';
import { examples } from './examples.js';

export { texts } from './texts.js';
export const name = 'why';

/** Where the part is; all of it is said again if the language changes. */
const state = { shell: null, words: null, game: null, verdict: null, damaged: false, answer: null,
                board: null };

/** Judges a move that was tried; plays it if it is legal. */
function ask(verdict, dragged) {
    const { from, to, position } = verdict;
    if (verdict.promotionNeeded) {
        state.board.goBack(from, to, dragged);
        return askPromotion(position.turn, state.shell.language,
                            kind => askMove(from, to, kind));
    }
    if (verdict.legal) {
        state.game.play(verdict);
        state.board.show(state.game.position.fen, dragged ? null : from, to);
    } else if (from && to)
        state.board.goBack(from, to, dragged);
    return answer(verdict);
}

const askMove = (...move) => ask(state.game.position.check(...move), false);
const askText = text => ask(readMove(state.game.position, text, state.shell.language), false);

function answer(verdict) {
    Object.assign(state, { verdict, damaged: false });
    tell();
    address();
}

/** Says all there is to say. */
function tell() {
    const { verdict, words, game, answer, board, damaged } = state, { turn } = game.position;
    const view = damaged ? null : viewOf(game.position, verdict, words);
    const end = verdict?.legal !== false && !damaged ? ending(game, words, words.code) : null;
    by('turn').className = turn;
    by('turn').lastElementChild.textContent = end?.mark ?? words[turn];
    by('undo').disabled = game.verdicts.length === 0;
    board.mark(view ?? { cells: [], arrows: [] });
    if (end)
        answer.say(end.sentence, words, { ...end, view, hint: verdict?.explain(words.code), offers: [
            ...game.verdicts.length > 0 ? [[words.undo, undo]] : [], [words.start, restart]] });
    else if (verdict)
        answer.sayVerdict(verdict, words, { view });
    else
        answer.say(damaged ? words.damaged : words.invite, words, { view });
}

/** Begins from a position. */
function begin(position) {
    state.game = state.shell.ecart.game(position);
    state.verdict = null;
    state.board.show(position.fen);
    by('fen').value = position.fen;
    by('faults').replaceChildren();
}

/** Begins from a FEN that anybody may have written. */
function beginFrom(fen) {
    const { position, faults } = state.shell.ecart.readFen(fen, { language: state.shell.language });
    if (position)
        begin(position);
    by('fen').value = position ? position.fen : fen;
    const shown = position ? faults.filter(({ severity }) => severity !== 'note') : faults;
    by('faults').replaceChildren(...shown.map(({ text, severity }) =>
        made('li', text, { class: severity })));
    return position !== null;
}

/** The address of the position, and of the move if it was refused. */
function address() {
    const { verdict, game, shell } = state;
    const written = verdict && !verdict.legal
        ? verdict.text ?? verdict.from + verdict.to + (promoted[verdict.promotion] ?? '') : null;
    return shell.address({ fen: game.position.fen, m: written });
}

/** Shows what an address asks for; whatever is wrong with it, there is a position. */
function open({ fen, m }) {
    begin(state.shell.ecart.start());
    state.damaged = fen !== undefined && !beginFrom(fen.replaceAll('_', ' '));
    by('setup').open ||= state.damaged;
    tell();
    if (m !== undefined && !state.damaged)
        askText(m.slice(0, 60));
}

function speak(words) {
    state.words = words;
    state.board.speak(words);
    by('examples').replaceChildren(...examples.map(({ name, fen, move }) => {
        const button = made('button', words[name], { type: 'button' });
        button.addEventListener('click', () => {
            beginFrom(fen);
            askText(move);
            by('board').scrollIntoView({ block: 'nearest' });
        });
        return button;
    }));
    if (state.game)
        tell();
    if (state.game && !state.damaged)
        address();
}

function undo() {
    const { from, to } = state.game.undo();
    state.board.show(state.game.position.fen, to, from);
    answer(null);
}

function restart() {
    begin(state.shell.ecart.start());
    answer(null);
}

/** The steps behind what was said last: of the end, or else of a move. */
function steps(how) {
    const { verdict, game, damaged } = state;
    return !damaged && game.isOver && verdict?.legal !== false ? game.lesson(how)
        : verdict?.lesson(how) ?? null;
}

/** What the buttons and the fields do. */
function wire() {
    by('undo').addEventListener('click', undo);
    by('flip').addEventListener('click', () => state.board.turn());
    by('share').addEventListener('click', () => state.shell.share(address(),
        `${state.game.position.fen}\n${by('sentence').textContent}`, shownBy('', state.board)));
    by('fen-form').addEventListener('submit', event => {
        event.preventDefault();
        if (beginFrom(by('fen').value.trim()))
            answer(null);
    });
    by('start').addEventListener('click', restart);
}

export function start(shell) {
    state.shell = shell;
    wire();
    state.answer = new Answer('', shell, {
        type: askText,
        play: askMove,
        steps
    });
    state.board = new Board(by('board'), {
        ask: (from, to, dragged) => ask(state.game.position.check(from, to), dragged),
        may: square => state.game?.position.destinations(square) ?? []
    });
    state.board.enable();
    return { open, speak };
}
