// doctor.js -- a FEN from anywhere: what is wrong with it, where, and mended
import { Board } from '../board.js';
import { showLegend } from '../legend.js';
import { writeLink } from '../link.js';
import { button, by, copy, made } from '../made.js';
import { Editor } from '../setup/editor.js';
import { withField } from '../setup/fields.js';
import { lightsOf } from '../setup/lights.js';
import { examples } from './examples.js';
import { tellFaults, worst } from './list.js';
import { tellMending, tellOffers } from './mending.js';
import { address, examine, first, hasFiles, isEmpty, mend, state, undo, write } from './text.js';

export const name = 'doctor';

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
    Object.assign(state, { shell, tell });
    state.board = new Board(by('doctor-board'));
    state.editor = new Editor('doctor-', state.board, { change, begin: () => write(first) });
    state.board.enable();
    wire();
    wireFields();
    return { open, speak };
}
