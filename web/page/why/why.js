// why.js -- "why may I not play this?": any move can be tried, and a refused one says why
import { Board } from '../board.js';
import { lights } from '../lights.js';
import { by, made } from '../made.js';
import { say, sayVerdict, showSteps } from './answer.js';
import { examples } from './examples.js';

export { texts } from './texts.js';
export const name = 'why';

const levels = ['child', 'player', 'arbiter'];
const promoted = { queen: 'q', rook: 'r', bishop: 'b', knight: 'n' };

/** Where the part is; all of it is said again if the language changes. */
const state = { shell: null, words: null, game: null, verdict: null, level: 'child', board: null };

/** Judges a move that was tried; plays it if it is legal. */
function ask(verdict, dragged) {
    if (verdict.promotionNeeded)
        return askPromotion(verdict, dragged);
    if (verdict.legal) {
        state.game.play(verdict);
        state.board.show(state.game.position.fen, dragged ? null : verdict.from, verdict.to);
    } else if (verdict.from && verdict.to)
        state.board.goBack(verdict.from, verdict.to, dragged);
    answer(verdict);
}

function answer(verdict) {
    state.verdict = verdict;
    state.board.mark(verdict ? lights(verdict) : { cells: [], arrows: [] });
    tell();
    address();
}

/** A sentence on the end of the game, or null. */
function ending() {
    const { position, isOver } = state.game;
    return isOver && state.verdict?.legal !== false
        ? position.lesson({ level: 'player', language: state.shell.language })
            .slice(0, 2).map(({ text }) => text).join(' ') : null;
}

/** Says all there is to say. */
function tell() {
    const { verdict, words, game, shell } = state;
    const { turn } = game.position;
    by('turn').className = turn;
    by('turn').lastElementChild.textContent = words[turn];
    by('undo').disabled = game.verdicts.length === 0;
    if (verdict)
        sayVerdict(verdict, words, shell.language, ending(),
                   (...move) => ask(game.position.check(...move), false));
    else
        say(ending() ?? words.invite);
    teach();
}

function teach() {
    if (by('more').open && state.verdict)
        showSteps(state.verdict.lesson({ level: state.level, language: state.shell.language }));
}

/** Asks which piece the pawn becomes. */
function askPromotion({ from, to, position }, dragged) {
    const dialog = by('promotion'), side = position.turn[0];
    state.board.goBack(from, to, dragged);
    dialog.querySelector('.choices').replaceChildren(
        ...Object.entries(promoted).map(([kind, letter]) => {
            const button = made('button', '', { value: kind, 'aria-label': state.words.kinds[kind] });
            button.innerHTML = `<svg viewBox="0 0 60 60" aria-hidden="true"><use href="#${side}${
                letter}"/></svg>`;
            return button;
        }));
    dialog.returnValue = '';
    dialog.onclose = () => {
        if (dialog.returnValue)
            ask(position.check(from, to, dialog.returnValue), false);
    };
    dialog.showModal();
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

/** Reads a move as people of this country write it, or as programs do. */
function read(text) {
    const { position } = state.game, squares = text.match(/^([a-h][1-8])([a-h][1-8])([qrbn]?)$/);
    if (squares)
        return position.check(squares[1], squares[2], squares[3]);
    const verdicts = [state.shell.language, 'en'].map(letters => position.read(text, { letters }));
    return verdicts.find(({ legal, promotionNeeded }) => legal || promotionNeeded) ??
        verdicts.find(({ reason }) => reason !== 'bad-notation') ?? verdicts[0];
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
    if (fen !== undefined && !beginFrom(fen.replaceAll('_', ' ')))
        by('setup').open = true;
    state.board.mark({ cells: [], arrows: [] });
    tell();
    if (m !== undefined)
        ask(read(m.slice(0, 60)), false);
}

function speak(words) {
    state.words = words;
    state.board.speak(words);
    by('examples').replaceChildren(...examples.map(({ name, fen, move }) => {
        const button = made('button', words[name], { type: 'button' });
        button.addEventListener('click', () => {
            beginFrom(fen);
            ask(read(move), false);
            by('board').scrollIntoView({ block: 'nearest' });
        });
        return button;
    }));
    if (state.game) {
        tell();
        address();
    }
}

/** What the buttons and the fields do. */
function wire() {
    by('undo').addEventListener('click', () => {
        const { from, to } = state.game.undo();
        state.board.show(state.game.position.fen, to, from);
        answer(null);
    });
    by('flip').addEventListener('click', () => state.board.turn());
    by('share').addEventListener('click', () => state.shell.share(address(), by('shared')));
    by('more').addEventListener('toggle', teach);
    by('levels').addEventListener('change', ({ target }) => {
        state.level = state.shell.kept('level', target.value) ?? target.value;
        teach();
    });
    by('typed').addEventListener('submit', event => {
        event.preventDefault();
        const text = by('move').value.trim();
        if (text !== '')
            ask(read(text), false);
        by('move').select();
    });
    by('fen-form').addEventListener('submit', event => {
        event.preventDefault();
        if (beginFrom(by('fen').value.trim()))
            answer(null);
    });
    by('start').addEventListener('click', () => {
        begin(state.shell.ecart.start());
        answer(null);
    });
}

export function start(shell) {
    const kept = shell.kept('level');
    state.shell = shell;
    state.level = levels.includes(kept) ? kept : 'child';
    by('levels').querySelector(`[value=${state.level}]`).checked = true;
    wire();
    state.board = new Board(by('board'), {
        ask: (from, to, dragged) => ask(state.game.position.check(from, to), dragged),
        may: square => state.game?.position.destinations(square) ?? [],
        began: () => by('shared').replaceChildren()
    });
    state.board.enable();
    return { open, speak };
}
