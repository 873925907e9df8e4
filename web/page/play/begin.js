// begin.js -- another game: from the start, a position, a PGN or an address
import { readLink } from '../link.js';
import { by, made } from '../made.js';
import { readPgn } from './pgn.js';
import { Record, hasGame, named, positionOf, readRecord } from './record.js';
import { address, changed, focusBoard, keepEarlier, turnSoon } from './shown.js';
import { state, tell } from './tell.js';

const longest = 1e6;

/** Goes on with another game; this one can be brought back. */
export function change(record) {
    const before = state.record.text;
    if (before !== '' && before !== record.text) {
        keepEarlier(before);
        state.replaced = true;
    }
    state.record = record;
    state.counted = { white: 0, black: 0 };
    changed();
}

export function bringBack() {
    const { shell: { ecart }, earlier } = state;
    change(readRecord(ecart, readLink(earlier)) ?? new Record(ecart));
    state.replaced = false;
    tell();
    focusBoard();
}

/** Begins another game between the same players. */
export function begin(position) {
    const { white, black } = state.record;
    change(named(new Record(state.shell.ecart, position), { white, black }));
    by('play-new').open = false;
    focusBoard();
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
        state.acts.ask(refused, false);
    by('play-board').scrollIntoView({ block: 'nearest' });
}

/** Shows the game of an address, or else the one that was kept. */
export function open(fields) {
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

/** What begins another game. */
export function wireNew() {
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
