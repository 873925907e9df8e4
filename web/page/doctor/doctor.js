// doctor.js -- a FEN from anywhere: what is wrong with it, where, and mended
import { Board } from '../board.js';
import { showLegend } from '../legend.js';
import { writeLink } from '../link.js';
import { button, by, copy, made } from '../made.js';
import { Editor } from '../setup/editor.js';
import { changes, fieldsOf, withField } from '../setup/fields.js';
import { lightsOf } from '../setup/lights.js';
import { cut, placesOf, rankOf } from '../setup/places.js';
import { filled } from '../texts.js';
import { examples } from './examples.js';
import { examined, offers } from './faults.js';
import { findFen } from './find.js';

export const name = 'doctor';

/** `fen` is what was found in the text; `past` are the texts before, for undo; `mended` is the
 *  text that was mended last, with its faults, as long as nothing else has changed. */
const state = { shell: null, words: null, board: null, editor: null, fen: '', read: null, past: [],
                mended: null };
const first = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const grave = ['error', 'repair', 'warning', 'note'];

const ask = fen => state.shell.ecart.readFen(fen, {
    chess960: by('doctor-960').checked, language: state.shell.language });
const isEmpty = () => state.fen.trim() === '';
const worst = faults =>
    grave.find(one => faults.some(({ severity }) => severity === one)) ?? 'note';
/** The faults that are mended. */
const repairs = ({ faults }) => faults.filter(({ severity }) => severity === 'repair');

/** Whether rights to castle are letters of files. */
const hasFiles = () => /[A-Ha-h]/.test(fieldsOf(state.fen, state.read.understood)[2]);

/** Faults, the worst first, and then from left to right. */
const inOrder = faults => [...faults].sort((a, b) =>
    grave.indexOf(a.severity) - grave.indexOf(b.severity) || a.offset - b.offset);

/** The FEN as it should be, or null if that is not known, or if it is already. */
function mendedFen() {
    const { read, fen } = state;
    const epd = /;\s*$/.test(fen);
    if (!read.position || !epd && repairs(read).length === 0)
        return null;
    return read.position.toFen({ shredder: hasFiles() });
}

/** Reads the text, and says all there is to say. */
function examine() {
    state.fen = findFen(by('doctor-fen').value);
    state.read = examined(ask, state.fen);
    tell();
}

/** Another text, as a button or a field wrote it. */
function write(text) {
    state.past.push({ text: by('doctor-fen').value, mended: state.mended });
    state.mended = null;
    by('doctor-fen').value = text;
    examine();
    address();
}

function undo() {
    const { text, mended } = state.past.pop();
    by('doctor-fen').value = text;
    state.mended = mended;
    examine();
    address();
}

const place = n => state.words.columns[n];

/** A list of the faults, with where they are, and the text with marks at these places. */
function tellFaults() {
    const { fen, words, read: { faults } } = state;
    const shown = isEmpty() ? [] : inOrder(faults);
    const places = shown.map(fault => placesOf(fen, fault));
    by('doctor-faults').replaceChildren(...shown.map(({ severity, text }, n) => {
        const at = places[n][0]?.[0], rank = at === undefined ? null : rankOf(fen, at);
        const item = made('li', '', { class: severity });
        item.append(made('p', text), made('p', [words.severities[severity],
            at === undefined ? null : filled(words.character, { n: at + 1 }),
            rank === null ? null : filled(words.rank, { n: rank })].filter(Boolean).join(' · '),
        { class: 'soft' }));
        return item;
    }));
    const marked = places.some(ranges => ranges.length > 0);
    by('doctor-sheet').replaceChildren(...!marked ? [] : cut(fen, places).map(
        ({ text, numbers, begin }) => numbers.length === 0 ? broken(text)
            : made('mark', text.replace(/\s/g, '\u00A0') || '\u00A0', {
                class: worst(numbers.map(n => shown[n])),
                ...begin.length > 0 ? { 'data-n': begin.map(n => n + 1) } : {} })));
    by('doctor-sheet').hidden = !marked;
}

/** What has changed in a field, in words. */
const changed = ({ n, from, to }) => filled(from === '' ? state.words.added : state.words.change,
                                            { field: place(n), from, to });

/** A text that may be broken after each slash. */
function broken(text) {
    const span = made('span', '');
    span.append(...text.split(/(?<=\/)/).flatMap(part => [part, made('wbr', '')]));
    return span;
}

/** What it would be once mended, or what was mended. */
function tellMending() {
    const { words, mended, read } = state, after = mendedFen();
    by('doctor-mend').hidden = after === null;
    by('doctor-after').textContent = after ?? '';
    by('doctor-first').hidden = isEmpty() || read.position !== null || repairs(read).length === 0;
    by('doctor-mended').hidden = mended === null;
    if (mended === null)
        return;
    const why = ask(mended.fen), done = mended.changes;
    by('doctor-before').textContent = mended.fen;
    by('doctor-changes').replaceChildren(
        ...repairs(why).map(({ text }) => made('li', text)),
        ...done.map(one => made('li', changed(one), { class: 'soft' })));
}

/** What may have been meant, where there are errors; and the answer as a program has it. */
function tellOffers() {
    const { words, fen, read } = state, found = isEmpty() ? [] : offers(ask, fen, read);
    by('doctor-offers').replaceChildren(...found.flatMap(offer => {
        const said = [filled(words[offer.name], offer), ...(offer.lost ?? []).map(changed)];
        const take = button(said.join(' · '), () => {
            write(offer.fen);
            by('doctor-said').focus({ preventScroll: true });
        }, { class: 'plain' });
        return offer.text ? [take] : [made('p', offer.fen, { class: 'code' }), take];
    }));
    by('doctor-json').textContent = JSON.stringify({
        fen: read.position?.fen ?? null, understood: read.understood,
        faults: ask(fen).faults.map(({ text, ...fault }) => fault)
    }, null, 1).replace(/\[\s+("[^\]]*?)\s+\]/g, (_, list) => `[${list.replace(/\s+/g, ' ')}]`);
}

/** How the game stands, and who can still mate. */
function tellStanding() {
    const { words, shell: { language }, read: { position } } = state;
    by('doctor-standing').hidden = position === null;
    if (!position)
        return;
    const sides = position.standings.includes('in-play') ? ['white', 'black'] : [];
    const able = { possible: words.can, impossible: words.cannot, unproven: words.unproven };
    by('doctor-stands').replaceChildren(made('p', position.explainStanding(language)),
        ...sides.map(side => made('p', able[position.prospect(side)][side])));
    by('doctor-try').setAttribute('href', writeLink({ fen: position.fen, l: language }));
}

/** Sets the fields to what was understood. */
function tellFields() {
    const { words, editor, read: { understood } } = state, letters = hasFiles();
    const [, , , , clock, number] = understood.split(' ');
    editor.show(understood, words);
    by('doctor-rights').hidden = letters;
    by('doctor-letters').hidden = !letters;
    by('doctor-960').closest('label').hidden = letters;
    for (const [id, value] of [['doctor-clock', clock], ['doctor-number', number]])
        if (document.activeElement !== by(id))
            by(id).value = value;
}

/** Says all there is to say. */
function tell() {
    const { words, board, read, fen } = state, { understood, faults } = read;
    const weight = worst(faults), [placement, side] = understood.split(' ');
    const turn = side === 'w' ? 'white' : 'black';
    by('doctor-said').className = isEmpty() ? '' : { error: 'refused', note: 'allowed' }[weight] ??
        'doubtful';
    by('doctor-mark').textContent = isEmpty() ? '' : words.verdicts[weight];
    by('doctor-found').textContent = by('doctor-fen').value.trim() === fen.trim() ? ''
        : `${words.found} ${fen}`;
    by('doctor-turn').classList.toggle('black', side === 'b');
    by('doctor-turn').lastElementChild.textContent = words[turn];
    by('doctor-undo').disabled = state.past.length === 0;
    by('doctor-take').disabled = by('doctor-clear').disabled = isEmpty();
    board.show(placement);
    const view = isEmpty() ? { cells: [], arrows: [] } : lightsOf(faults, understood, words, fen);
    board.mark(view);
    showLegend(by('doctor-legend'), view, state.words, state.shell.language);
    tellFaults();
    tellMending();
    tellOffers();
    tellStanding();
    tellFields();
}

/** The address of the text; a long one would not fit into a link. */
function address() {
    return state.shell.address({ fen: isEmpty() ? null : state.fen,
                                 c: by('doctor-960').checked ? '960' : null });
}

/** Has the FEN mended. */
function mend() {
    const { fen } = state, after = mendedFen();
    write(after);
    state.mended = { fen, changes: changes(fen, after) };
    tell();
    by('doctor-mended').focus({ preventScroll: true });
}

const change = (n, field) => write(withField(state.fen, state.read.understood, n, field));

function open({ fen, c }) {
    by('doctor-960').checked = c === '960';
    by('doctor-fen').value = fen === undefined ? first : fen.replaceAll('_', ' ');
    state.past = [];
    state.mended = null;
    examine();
}

function speak(words) {
    state.words = words;
    state.board.speak(words);
    state.editor.speak(words);
    state.editor.arm();
    by('doctor-taken').textContent = '';
    by('doctor-examples').replaceChildren(...examples.map(({ name, fen }) =>
        button(words[name], () => {
            write(fen);
            by('doctor-enter').scrollIntoView({ block: 'nearest' });
        })));
    if (state.read) {
        examine();
        address();
    }
}

/** What the fields do. */
function wireFields() {
    const number = (id, n) => by(id).addEventListener('change', ({ target }) => {
        if (/^\d+$/.test(target.value))
            change(n, String(Number(target.value)));
        else
            tell();
    });
    by('doctor-fields').addEventListener('submit', event => event.preventDefault());
    number('doctor-clock', 4);
    number('doctor-number', 5);
    by('doctor-960').addEventListener('change', () => {
        examine();
        address();
    });
}

/** What the buttons do. */
function wire() {
    const field = by('doctor-fen');
    by('doctor-form').addEventListener('submit', event => event.preventDefault());
    field.addEventListener('input', () => {
        state.mended = null;
        by('doctor-taken').textContent = '';
        examine();
    });
    field.addEventListener('change', address);
    // Whoever comes to paste a FEN need not take the first one away.
    field.addEventListener('focus', () => field.value === first && field.select());
    by('doctor-take').addEventListener('click', () =>
        copy(state.fen, by('doctor-taken'), state.words, state.words.taken));
    by('doctor-clear').addEventListener('click', () => {
        write('');
        field.focus();
    });
    by('doctor-do').addEventListener('click', mend);
    by('doctor-back').addEventListener('click', () => {
        undo();
        by('doctor-do').focus();
    });
    by('doctor-undo').addEventListener('click', undo);
    by('doctor-flip').addEventListener('click', () => state.board.turn());
    by('doctor-share').addEventListener('click', () =>
        state.shell.share(address(), [state.fen, ...state.read.faults.map(({ text }) => text)]
            .join('\n'), { board: state.board, turn: by('doctor-turn').textContent.trim(),
                            said: by('doctor-mark').textContent, legend: by('doctor-legend') }));
}

export function start(shell) {
    state.shell = shell;
    state.board = new Board(by('doctor-board'));
    state.editor = new Editor('doctor-', state.board, { change, begin: () => write(first) });
    state.board.enable();
    wire();
    wireFields();
    return { open, speak };
}
