// main.js -- the page "why may I not play this?"
import { load } from '../dist/pgn.js';
import wasm from '../dist/pgn.wasm';
import french from '../dist/languages/fr.js';
import german from '../dist/languages/de.js';
import spanish from '../dist/languages/es.js';
import { made, say, sayVerdict, showSteps } from './answer.js';
import { Board } from './board.js';
import { examples } from './examples.js';
import { lights } from './lights.js';
import { readLink, writeLink } from './link.js';
import { texts, translate } from './texts.js';

const by = id => document.getElementById(id);
const levels = ['child', 'player', 'arbiter'];
const promoted = { queen: 'q', rook: 'r', bishop: 'b', knight: 'n' };
const nothing = { cells: [], arrows: [] };

/** What the reader chose is kept, where a page may keep anything. */
function kept(name, value) {
    try {
        if (value !== undefined)
            localStorage.setItem(`ecart-${name}`, value);
        return localStorage.getItem(`ecart-${name}`);
    } catch {
        return null;
    }
}

const board = new Board(by('board'), by('grid'), {
    ask: (from, to, dragged) => ask(state.game.position.check(from, to), dragged),
    may: square => state.game?.position.destinations(square) ?? [],
    began: () => by('shared').replaceChildren()
});
const state = { game: null, verdict: null, language: 'en', level: 'child' };
let ecart = null;

const words = () => texts[state.language];

/** Judges a move that was tried; plays it if it is legal. */
function ask(verdict, dragged) {
    if (verdict.promotionNeeded)
        return askPromotion(verdict, dragged);
    if (verdict.legal) {
        state.game.play(verdict);
        board.show(state.game.position.fen, dragged ? null : verdict.from, verdict.to);
    } else if (verdict.from && verdict.to)
        board.goBack(verdict.from, verdict.to, dragged);
    answer(verdict);
}

function answer(verdict) {
    state.verdict = verdict;
    board.mark(verdict ? lights(verdict) : nothing);
    tell();
    address();
}

/** A sentence on the end of the game, or null. */
function ending() {
    const { position, isOver } = state.game;
    return isOver && state.verdict?.legal !== false
        ? position.lesson({ level: 'player', language: state.language })
            .slice(0, 2).map(({ text }) => text).join(' ') : null;
}

/** Says all there is to say, in the language of the page. */
function tell() {
    const { verdict, language } = state;
    const turn = state.game.position.turn;
    by('turn').className = turn;
    by('turn').lastElementChild.textContent = words()[turn];
    by('undo').disabled = state.game.verdicts.length === 0;
    if (verdict)
        sayVerdict(verdict, words(), language, ending(),
                   (...move) => ask(state.game.position.check(...move), false));
    else
        say(ending() ?? words().invite);
    teach();
}

function teach() {
    if (by('more').open && state.verdict)
        showSteps(state.verdict.lesson({ level: state.level, language: state.language }));
}

/** Which piece the pawn becomes. */
function askPromotion(verdict, dragged) {
    const { from, to, position } = verdict, side = position.turn[0];
    const choices = by('promotion').querySelector('.choices');
    board.goBack(from, to, dragged);
    choices.replaceChildren(...Object.entries(promoted).map(([kind, letter]) => {
        const button = made('button', '', { value: kind, 'aria-label': words().kinds[kind] });
        button.innerHTML = `<svg viewBox="0 0 60 60" aria-hidden="true"><use href="#${side}${
            letter}"/></svg>`;
        return button;
    }));
    by('promotion').returnValue = '';
    by('promotion').onclose = () => {
        if (by('promotion').returnValue)
            ask(position.check(from, to, by('promotion').returnValue), false);
    };
    by('promotion').showModal();
}

/** Begins from a position. */
function begin(position) {
    state.game = ecart.game(position);
    board.show(position.fen);
    by('fen').value = position.fen;
    by('faults').replaceChildren();
}

/** Begins from a FEN that anybody may have written. */
function beginFrom(fen) {
    const { position, faults } = ecart.readFen(fen, { language: state.language });
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
    const verdicts = [state.language, 'en'].map(letters => position.read(text, { letters }));
    return verdicts.find(({ legal, promotionNeeded }) => legal || promotionNeeded) ??
        verdicts.find(({ reason }) => reason !== 'bad-notation') ?? verdicts[0];
}

/** The move of a verdict as it is written in an address. */
function written({ text, from, to, promotion }) {
    return text ?? from + to + (promoted[promotion] ?? '');
}

/** Keeps the address of what is shown, so that it can be sent and comes back. */
function address() {
    const { verdict, game, language } = state;
    const refused = verdict && !verdict.legal;
    const link = writeLink({ fen: game.position.fen, l: language,
                             m: refused ? written(verdict) : null });
    try {
        history.replaceState(null, '', link);
    } catch { /* the page works without */ }
    return location.href.split('#')[0] + link;
}

async function share() {
    const url = address();
    try {
        if (navigator.share && matchMedia('(pointer: coarse)').matches)
            return await navigator.share({ title: document.title, url });
        await navigator.clipboard.writeText(url);
        by('shared').textContent = words().copied;
    } catch (error) {
        if (error.name === 'AbortError')
            return;
        const field = made('input', '', { readonly: '', 'aria-label': words().copy });
        field.value = url;
        by('shared').replaceChildren(made('span', words().copy), field);
        field.select();
    }
}

/** Opens what an address asks for; whatever is wrong with it, there is a position. */
function open({ fen, m, l }) {
    if (l && Object.hasOwn(texts, l))
        speak(l);
    begin(ecart.start());
    state.verdict = null;
    if (fen !== null && !beginFrom(fen.replaceAll('_', ' ')))
        by('setup').open = true;
    tell();
    board.mark(nothing);
    if (m !== null)
        ask(read(m), false);
}

function speak(language) {
    state.language = language;
    kept('language', language);
    by('language').value = document.documentElement.lang = language;
    document.title = words().title;
    translate(words());
    board.speak(words());
    by('examples').replaceChildren(...examples.map(({ name, fen, move }) => {
        const button = made('button', words()[name], { type: 'button' });
        button.addEventListener('click', () => {
            beginFrom(fen);
            ask(read(move), false);
            by('board').scrollIntoView({ block: 'nearest' });
        });
        return button;
    }));
    if (state.game)
        tell();
}

function firstLanguage() {
    const wanted = [kept('language'), ...navigator.languages.map(code => code.slice(0, 2))];
    return wanted.find(code => code && Object.hasOwn(texts, code)) ?? 'en';
}

function showTheme(theme) {
    document.documentElement.dataset.theme = theme;
    document.querySelector('meta[name=theme-color]').content =
        getComputedStyle(document.documentElement).getPropertyValue('--page').trim();
    by('theme').setAttribute('aria-pressed', String(theme === 'dark'));
}

function wire() {
    by('undo').addEventListener('click', () => {
        const { from, to } = state.game.undo();
        board.show(state.game.position.fen, to, from);
        answer(null);
    });
    by('flip').addEventListener('click', () => board.turn());
    by('share').addEventListener('click', share);
    by('more').addEventListener('toggle', teach);
    by('levels').addEventListener('change', ({ target }) => {
        state.level = target.value;
        kept('level', target.value);
        teach();
    });
    by('typed').addEventListener('submit', event => {
        event.preventDefault();
        const text = by('move').value.trim();
        if (text === '')
            return;
        ask(read(text), false);
        by('move').select();
    });
    by('fen-form').addEventListener('submit', event => {
        event.preventDefault();
        if (beginFrom(by('fen').value.trim()))
            answer(null);
    });
    by('start').addEventListener('click', () => {
        begin(ecart.start());
        answer(null);
    });
    by('language').addEventListener('change', ({ target }) => {
        speak(target.value);
        address();
    });
    addEventListener('hashchange', () => open(readLink(location.hash)));
}

by('theme').addEventListener('click', () => showTheme(
    kept('theme', document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark') ??
    (document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark')));
showTheme(document.documentElement.dataset.theme);
state.level = levels.includes(kept('level')) ? kept('level') : 'child';
by('levels').querySelector(`[value=${state.level}]`).checked = true;
speak(firstLanguage());

ecart = await load(wasm);
[french, german, spanish].forEach(language => ecart.addLanguage(language));
wire();
open(readLink(location.hash));
board.enable();
document.documentElement.dataset.ready = '';
