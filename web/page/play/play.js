// play.js -- a game between two people at one board; every move that is refused says why
import { Answer, readMove, shownBy } from '../answer.js';
import { Board } from '../board.js';
import { button, by, copy, save } from '../made.js';
import { askPromotion } from '../promotion.js';
import { begin, bringBack, open, wireNew } from './begin.js';
import { writePgn } from './pgn.js';
import { sayNoClaim } from './says.js';
import { Sheet } from './sheet.js';
import { address, changed, focusBoard, go, keepEarlier, turnSoon } from './shown.js';
import { state, steps, tell, tellSheet } from './tell.js';

export const name = 'play';

const endings = ['claimNow', 'resign-white', 'resign-black', 'agreed', 'flag-white', 'flag-black'];

/** Judges a move that was tried; plays it if it is legal and the game is not over. */
function ask(verdict, dragged) {
    const { record, board } = state, { from, to, position, legal } = verdict;
    if (record.isOver && (legal || verdict.promotionNeeded))
        return refuse(verdict, dragged, true);
    if (verdict.promotionNeeded) {
        board.goBack(from, to, dragged);
        return askPromotion(position.turn, state.shell.language,
                            kind => askMove(from, to, kind));
    }
    return legal ? play(verdict, dragged) : refuse(verdict, dragged, false);
}

const askMove = (...move) => ask(state.record.game.position.check(...move), false);
const askText = text => ask(readMove(state.record.game.position, text, state.shell.language),
                            false);

function refuse(verdict, dragged, tooLate) {
    if (verdict.from && verdict.to)
        state.board.goBack(verdict.from, verdict.to, dragged);
    Object.assign(state, { refused: verdict, tooLate, damaged: false });
    if (state.counting && !tooLate && verdict.reason !== 'bad-notation')
        state.counted[state.record.game.position.turn]++;
    tell();
}

function play(verdict, dragged) {
    const { record } = state, { line, at } = record, before = record.text;
    const cuts = at < line.length && line[at].san !== verdict.san;
    record.date ||= today();
    record.play(verdict);
    state.replaced = cuts;
    if (cuts)
        keepEarlier(before);
    changed(dragged ? null : verdict.from, verdict.to);
}

const today = () => {
    const now = new Date(), two = n => String(n).padStart(2, '0');
    return `${now.getFullYear()}.${two(now.getMonth() + 1)}.${two(now.getDate())}`;
};

/** Ends the game as the players say. */
function finish(end) {
    const done = state.record.finish(end);
    by('play-early').textContent = done ? '' : state.words.early;
    if (done) {
        by('play-ends').open = false;
        changed();
        by('play-offers').querySelector('button').focus();
    }
}

/** Leads to the draws that may be claimed, or says why there are none. */
function claim() {
    const { record, words, shell: { language } } = state, any = record.claims().length > 0;
    by('play-early').textContent = any ? '' : sayNoClaim(record, words, language);
    if (any)
        by('play-offers').querySelector('button').focus();
}

function goOn() {
    state.record.settle();
    changed();
    focusBoard();
}

function speak(words) {
    state.words = words;
    state.board.speak(words);
    by('play-ends').querySelector('.buttons').replaceChildren(
        ...endings.map(end => button(
            words[end === 'agreed' ? 'agree' : end],
            end === 'claimNow' ? claim : () => finish(end), { class: 'plain' })));
    if (state.record)
        tell();
    if (state.record && !state.damaged)
        address();
}

/** A box to tick, and what follows. */
function choice(name, then) {
    const box = by(`play-${name}`), { kept } = state.shell;
    state[name] = box.checked = kept(name) === 'true';
    box.addEventListener('change', () => {
        state[name] = box.checked;
        kept(name, String(box.checked));
        then();
    });
}

/** What the buttons under the board and the ends do. */
function wire() {
    by('play-before').addEventListener('click', () => go(state.record.at - 1));
    by('play-next').addEventListener('click', () => go(state.record.at + 1));
    by('play-flip').addEventListener('click', () => state.board.turn());
    by('play-share').addEventListener('click',
        () => state.shell.share(address(), writePgn(state.record), shownBy('play-', state.board)));
    choice('turning', turnSoon);
    choice('counting', () => {
        state.counted = { white: 0, black: 0 };
        tellSheet();
    });
    for (const side of ['white', 'black'])
        by(`play-${side}`).addEventListener('input', ({ target }) => rename(side, target.value));
    by('play-copy').addEventListener('click', () => copy(
        writePgn(state.record), by('play-copied'), state.words, state.words.copiedPgn));
    by('play-save').addEventListener('click', () => save('game.pgn', new Blob(
        [writePgn(state.record)], { type: 'application/vnd.chess-pgn' })));
    by('play-print').addEventListener('click', () => print());
}

function rename(side, name) {
    state.record.rename(side, name);
    tellSheet();
    address();
    state.shell.kept('play', state.record.text);
}

export function start(shell) {
    const restart = () => begin(shell.ecart.start());
    Object.assign(state, { shell, acts: { ask, finish, goOn, bringBack, restart } });
    state.sheet = new Sheet(by('play-moves'), go);
    state.board = new Board(by('play-board'), {
        ask: (from, to, dragged) => ask(state.record.game.position.check(from, to), dragged),
        may: square => state.record && !state.record.isOver
            ? state.record.game.position.destinations(square) : []
    });
    state.answer = new Answer('play-', shell, { type: askText, play: askMove, steps });
    wire();
    wireNew();
    state.board.enable();
    return { open, speak };
}
