// why.js -- "why can't I play this?": any move can be tried, and a refused one says why
import { Answer, readMove, shownBy } from '../answer.js';
import { Board } from '../board.js';
import { button, by, made } from '../made.js';
import { askPromotion, promoted } from '../promotion.js';
import { Editor } from '../setup/editor.js';
import { withField } from '../setup/fields.js';
import { lightsOf } from '../setup/lights.js';
import { ending, viewOf } from '../standing.js';
import { examples } from './examples.js';

export const name = 'why';

/** Where the part is; all of it is said again if the language changes.  `draft` is the FEN that is
 *  set up, or null; it need not be a position.  `drafts` are those before it, for undo. */
const state = { shell: null, words: null, game: null, verdict: null, damaged: false, draft: null,
                drafts: [], answer: null, board: null, editor: null };

/** What the board does with moves. */
const moves = {
    ask: (from, to, dragged) => ask(state.game.position.check(from, to), dragged),
    may: square => state.game?.position.destinations(square) ?? [], press: null, away: null
};

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
    by('turn').classList.toggle('black', turn === 'black');
    by('turn').lastElementChild.textContent = end?.mark ?? words[turn];
    by('undo').disabled = (state.draft === null ? game.verdicts : state.drafts).length === 0;
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
}

/** Says what is wrong with a FEN. */
function showFaults(faults) {
    by('faults').replaceChildren(...faults.map(({ text, severity }) =>
        made('li', text, { class: severity })));
}

const readFen = fen => state.shell.ecart.readFen(fen, { language: state.words.code });

/** Begins from a FEN that anybody may have written. */
function beginFrom(fen) {
    const { position, faults } = readFen(fen);
    if (position)
        begin(position);
    showFaults(faults);
    return position !== null;
}

/** Shows a FEN that is being set up, and begins from it if it is a position. */
function draw(fen) {
    const { board, editor, words } = state, { position, faults, understood } = readFen(fen);
    state.draft = fen;
    if (position)
        begin(position);
    board.show(fen);
    editor.show(fen, words);
    by('fen').value = fen;
    by('done').disabled = !position;
    showFaults(faults.filter(({ severity }) => severity === 'error' || severity === 'warning'));
    answer(null);
    if (!position)
        board.mark(lightsOf(faults, understood, words, fen));
}

/** Shows another FEN that is being set up; the one before can be had back. */
function redraw(fen) {
    state.drafts.push(state.draft);
    draw(fen);
}

/** Sets up a position, or goes back to moves in the last one that can be played. */
function edit(editing) {
    by('editor').hidden = !editing;
    by('edit').setAttribute('aria-pressed', String(editing));
    state.draft = null;
    state.drafts = [];
    if (editing) {
        state.editor.arm();
        draw(state.game.position.fen);
    } else {
        state.board.use(moves);
        state.board.show(state.game.position.fen);
    }
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
    showFaults([]);
    edit(false);
    state.damaged = fen !== undefined && !beginFrom(fen.replaceAll('_', ' '));
    tell();
    if (m !== undefined && !state.damaged)
        askText(m.slice(0, 60));
}

function speak(words) {
    state.words = words;
    state.board.speak(words);
    state.editor.speak(words);
    by('examples').replaceChildren(...examples.map(({ name, fen, move }) =>
        button(words[name], () => {
            edit(false);
            beginFrom(fen);
            askText(move);
            by('board').scrollIntoView({ block: 'nearest' });
        })));
    if (state.draft)
        draw(state.draft);
    else if (state.game)
        tell();
    if (state.game && !state.damaged)
        address();
}

function undo() {
    if (state.draft !== null)
        return draw(state.drafts.pop());
    const { from, to } = state.game.undo();
    state.board.show(state.game.position.fen, to, from);
    return answer(null);
}

/** Sets up a position or no longer, at a button. */
function leave(editing) {
    edit(editing);
    answer(null);
    if (!editing)
        by('board').querySelector('[tabindex="0"]').focus({ preventScroll: true });
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
        const fen = by('fen').value.trim(), { position, understood, faults } = readFen(fen);
        if (position || understood === fen)     // a board without a king is one, too
            redraw(position?.fen ?? fen);
        showFaults(faults.filter(({ severity }) => severity !== 'note'));
    });
    by('edit').addEventListener('click', () => leave(state.draft === null));
    by('done').addEventListener('click', () => leave(false));
}

export function start(shell) {
    state.shell = shell;
    wire();
    state.answer = new Answer('', shell, { type: askText, play: askMove, steps });
    state.board = new Board(by('board'), moves);
    state.editor = new Editor('', state.board, {
        change: (n, field) => redraw(withField(state.draft, state.draft, n, field)),
        begin: () => redraw(shell.ecart.start().fen)
    });
    state.board.enable();
    return { open, speak };
}
