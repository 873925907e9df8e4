// play.js -- a game between two people at one board; every move that is refused says why
import { Answer, readMove, shownBy } from '../answer.js';
import { Board } from '../board.js';
import { fits, readLink } from '../link.js';
import { by, copy, made, save } from '../made.js';
import { askPromotion } from '../promotion.js';
import { ending, viewOf } from '../standing.js';
import { filled } from '../texts.js';
import { readPgn, writePgn } from './pgn.js';
import { Record, hasGame, named, positionOf, readRecord } from './record.js';
import { sayClaim, sayDate, sayEnd, sayNoClaim, sayResult } from './says.js';
import { Sheet, written } from './sheet.js';

export { texts } from './texts.js';
export const name = 'play';

const calm = matchMedia('(prefers-reduced-motion: reduce)');
const longest = 1e6;
const endings = ['claimNow', 'resign-white', 'resign-black', 'agreed', 'flag-white', 'flag-black'];

/** Where the part is.  `refused` is the verdict on the last try, `tooLate` that it came after the
 *  end, `damaged` that nobody has tried anything after a damaged link; `earlier` is the game
 *  before this one, as a text, and `replaced` that it was just left.  `counted` are the refused
 *  moves of each side in this game, since the players wished to count them. */
const state = { shell: null, words: null, record: null, refused: null, tooLate: false,
                damaged: false, earlier: '', replaced: false, board: null, answer: null,
                sheet: null, shown: '', offered: '', turning: false, timer: 0,
                counting: false, counted: { white: 0, black: 0 } };

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

/** Shows the position after n moves. */
function go(n) {
    const { record } = state, { at, verdict } = record;
    if (n < 0 || n > record.line.length)
        return;
    record.go(n);
    state.replaced = false;
    const last = record.verdict;
    changed(...n === at - 1 ? [verdict.to, verdict.from]
        : n === at + 1 ? [last.from, last.to] : []);
}

/** Shows what the game is now, and keeps it. */
function changed(from = null, to = null) {
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
function turnSoon() {
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

/** Goes on with another game; this one can be brought back. */
function change(record) {
    const before = state.record.text;
    if (before !== '' && before !== record.text) {
        keepEarlier(before);
        state.replaced = true;
    }
    state.record = record;
    state.counted = { white: 0, black: 0 };
    changed();
}

function keepEarlier(text) {
    state.earlier = state.shell.kept('play-earlier', text) ?? text;
}

function bringBack() {
    const { shell: { ecart }, earlier } = state;
    change(readRecord(ecart, readLink(earlier)) ?? new Record(ecart));
    state.replaced = false;
    tell();
    focusBoard();
}

/** Begins another game between the same players. */
function begin(position) {
    const { white, black } = state.record;
    change(named(new Record(state.shell.ecart, position), { white, black }));
    by('play-new').open = false;
    focusBoard();
}

/** Leads on to the board what was at a button that is no longer there. */
function focusBoard() {
    by('play-board').scrollIntoView({ block: 'nearest' });
    by('play-board').querySelector('[tabindex="0"]').focus({ preventScroll: true });
}

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

/** Says all there is to say. */
function tell() {
    const { record, words, board, refused } = state, { turn } = record.game.position;
    by('play-turn').classList.toggle('black', turn === 'black');
    by('play-turn').classList.toggle('over', record.isOver);
    by('play-turn').lastElementChild.textContent = record.isOver
        ? filled(words.over, { result: sayResult(record.result) }) : words[turn];
    by('play-before').disabled = record.at === 0;
    by('play-next').disabled = record.isLast;
    by('play-earlier').hidden = state.earlier === '';
    const view = viewOf(record.game.position, refused ?? record.verdict, words);
    board.mark(view);
    tellAnswer(view);
    tellOffers();
    tellSheet();
}

/** What happened in the game that explains a refusal, before what may be done. */
function pastOf(game, verdict, language) {
    const [told] = game.circumstances(verdict, language).filter(({ name }) => name !== 'turn');
    return told && { hint: `${told.text} ${verdict.hint(language)}`.trim(),
                     explained: ['left', 'captured', 'played'].includes(told.name) };
}

function tellAnswer(view) {
    const { record, words, answer, refused, tooLate, damaged } = state, { verdict } = record;
    const move = verdict &&
        `${record.number(record.at - 1)} ${written(verdict.san, words.code)}`;
    const say = (sentence, how) => answer.say(sentence, words, { view, ...how });
    if (damaged)
        say(words.damaged);
    else if (tooLate)
        say(words.tooLate, { mark: words.refused, kind: 'refused',
                             hint: record.end ? words.goOnHint : words.backHint });
    else if (refused)
        answer.sayVerdict(refused, words, { view, ...pastOf(record.game, refused, words.code) });
    else if (record.isOver && record.end)
        say(sayEnd(record, words, words.code), { mark: sayResult(record.result), kind: 'ended' });
    else if (record.isOver) {
        const end = ending(record.game, words, words.code);
        say(end.sentence, { ...end, hint: move ?? '' });
    } else
        say(move ?? words.invite, { hint: record.isLast ? '' : words.lookingBack });
}

function steps(how) {
    const { record, refused, tooLate, damaged } = state;
    if (damaged)
        return null;
    if (refused && !tooLate)
        return refused.lesson(how);
    return record.isOver && record.final ? record.game.lesson(how)
        : record.isOver ? null : record.verdict?.lesson(how) ?? null;
}

function button(text, act, kind = '') {
    const element = made('button', text, { type: 'button', class: kind });
    element.addEventListener('click', act);
    return element;
}

/** What the players may do about the end of the game. */
function tellOffers() {
    const { record, words, replaced, shell: { language } } = state, offers = [];
    const buttons = made('div', '', { class: 'buttons' }), said = new Set();
    for (const claim of record.claims()) {
        const { sentence, button: text } = sayClaim(claim, record, words, language);
        said.add(sentence);
        buttons.append(button(text, () => finish(claim)));
    }
    offers.push(...[...said].map(sentence => made('p', sentence)));
    if (record.isOver && record.end)
        buttons.append(button(words.goOn, goOn, 'plain'));
    if (record.isOver)
        buttons.append(button(words.newGame, () => begin(state.shell.ecart.start()), 'plain'));
    if (replaced)
        buttons.append(button(words.earlier, bringBack, 'plain'));
    if (buttons.children.length > 0)
        offers.push(buttons);
    const offered = offers.map(({ innerHTML }) => innerHTML).join('\n');
    if (offered !== state.offered)      // or else it would be read out again
        by('play-offers').replaceChildren(...offers);
    state.offered = offered;
}

function tellSheet() {
    const { record, words, sheet, counting, counted, shell: { language } } = state;
    const shown = [language, record.start.fen, ...record.line.map(({ san }) => san)].join(' ');
    if (shown === state.shown)
        sheet.mark(record.at);
    else
        sheet.show(record, words);
    state.shown = shown;
    const { white, black, date } = record;
    by('play-players').textContent = white || black ? `${white || '?'} – ${black || '?'}` : '';
    by('play-date').textContent = sayDate(date, language);
    by('play-result').textContent = record.result ? sayResult(record.result) : '';
    by('play-counted').hidden = !counting;
    by('play-counted').textContent = filled(words.counted, counted);
    for (const side of ['white', 'black'])
        if (document.activeElement !== by(`play-${side}`))
            by(`play-${side}`).value = record[side];
    by('play-ends').hidden = !record.isLast || record.result !== null;
}

/** The address of the game; of its position, if the game is too long for an address. */
function address() {
    const fields = state.record.fields();
    return state.shell.address(fits(fields) ? fields : { fen: state.record.game.position.fen });
}

/** Shows the game of an address, or else the one that was kept. */
function open(fields) {
    const { shell: { ecart, kept } } = state;
    const mine = kept('play') ?? '', linked = readRecord(ecart, fields);
    state.earlier = kept('play-earlier') ?? '';
    state.record = linked ?? readRecord(ecart, readLink(mine)) ?? new Record(ecart);
    state.replaced = linked !== null && mine !== '' && mine !== linked.text;
    if (state.replaced)
        keepEarlier(mine);
    const damaged = linked === null && hasGame(fields);
    Object.assign(state, { refused: null, tooLate: false, damaged,
                           counted: { white: 0, black: 0 } });
    state.board.show(state.record.game.position.fen);
    turnSoon();
    tell();
    if (!damaged)
        address();
}

function speak(words) {
    state.words = words;
    state.board.speak(words);
    by('play-ends').querySelector('.buttons').replaceChildren(
        ...endings.map(end => button(words[end === 'agreed' ? 'agree' : end],
                                     end === 'claimNow' ? claim : () => finish(end), 'plain')));
    if (state.record)
        tell();
    if (state.record && !state.damaged)
        address();
}

/** Begins from a FEN that anybody may have written. */
function beginFrom(fen) {
    const { ecart, language } = state.shell, position = positionOf(ecart, fen);
    const { faults } = ecart.readFen(fen, { language, chess960: position?.chess960 ?? false });
    by('play-faults').replaceChildren(...faults.filter(({ severity }) => severity !== 'note')
        .map(({ text, severity }) => made('li', text, { class: severity })));
    if (position)
        begin(position);
}

/** Goes on with a game that anybody may have written. */
function load(text) {
    const { shell: { ecart, language }, words } = state;
    const { record, wrong, refused, more } = readPgn(ecart, text.slice(0, longest), language);
    by('play-wrong').textContent = wrong && !record ? words[wrong] : more ? words.onlyFirst : '';
    if (!record)
        return;
    change(record);
    by('play-load').open = more;
    if (refused)
        ask(refused, false);
    by('play-board').scrollIntoView({ block: 'nearest' });
}

/** What the buttons under the board and the ends do. */
function wire() {
    by('play-before').addEventListener('click', () => go(state.record.at - 1));
    by('play-next').addEventListener('click', () => go(state.record.at + 1));
    by('play-flip').addEventListener('click', () => state.board.turn());
    by('play-share').addEventListener('click',
        () => state.shell.share(address(), writePgn(state.record), shownBy('play-', state.board)));
    by('play-turning').addEventListener('change', ({ target: { checked } }) => {
        state.turning = checked;
        state.shell.kept('turning', String(checked));
        turnSoon();
    });
    by('play-counting').addEventListener('change', ({ target: { checked } }) => {
        Object.assign(state, { counting: checked, counted: { white: 0, black: 0 } });
        state.shell.kept('counting', String(checked));
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

/** What begins another game. */
function wireNew() {
    const { ecart } = state.shell;
    by('play-standard').addEventListener('click', () => begin(ecart.start()));
    by('play-earlier').addEventListener('click', () => {
        bringBack();
        by('play-new').open = false;
    });
    by('play-960').addEventListener('submit', event => {
        event.preventDefault();
        const text = by('play-number').value.trim();
        const number = /^\d{1,3}$/.test(text) ? Number(text) : Math.floor(960 * Math.random());
        by('play-number').value = String(Math.min(number, 959));
        begin(ecart.start(Math.min(number, 959)));
    });
    by('play-from').addEventListener('submit', event => {
        event.preventDefault();
        beginFrom(by('play-fen').value.trim());
    });
    by('play-read').addEventListener('submit', event => {
        event.preventDefault();
        load(by('play-pgn').value);
    });
    by('play-choose').addEventListener('click', () => by('play-file').click());
    by('play-file').addEventListener('change', async ({ target }) => {
        const [file] = target.files;
        if (file)
            load(await file.slice(0, longest).text());
        target.value = '';
    });
}

export function start(shell) {
    state.shell = shell;
    state.turning = by('play-turning').checked = shell.kept('turning') === 'true';
    state.counting = by('play-counting').checked = shell.kept('counting') === 'true';
    state.sheet = new Sheet(by('play-moves'), go);
    state.board = new Board(by('play-board'), {
        ask: (from, to, dragged) => ask(state.record.game.position.check(from, to), dragged),
        may: square => state.record && !state.record.isOver
            ? state.record.game.position.destinations(square) : []
    });
    state.answer = new Answer('play-', shell, {
        type: askText,
        play: askMove,
        steps
    });
    wire();
    wireNew();
    state.board.enable();
    return { open, speak };
}
