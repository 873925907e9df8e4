// idea.js -- "every move is a number": two squares and their difference, a piece and its
// numbers, and distances, on a board of numbers
import { Grid } from '../grid.js';
import { button, by, made } from '../made.js';
import { printSheet } from '../paper.js';
import { squares } from '../squares.js';
import { filled } from '../texts.js';
import { drawnBoard } from './drawing.js';
import { lessonSheet, sheetsOf } from './lesson.js';
import { isUnder, placeBeside, signed, squareOf, vector } from './numbers.js';
import { answers, called, figures, kinds, pieceOn, placeOfFault, spriteOf } from './pieces.js';
import { picture, sayMap, sayMove, sayPiece, saySet, sayStart } from './say.js';
import { judged, ownOf, sizes } from './set.js';
import { counted } from './texts.js';

export const name = 'idea';

const views = ['move', 'piece', 'map', 'set'];
const metrics = ['chebyshev', 'manhattan', 'knight'];
const tries = { knight: 'b1c3', rook: 'a8b1', bishop: 'a1c8', queen: 'a1h8', pawn: 'e2e4' };
const beginning = { view: 'move', from: 'b1', to: 'c3', metric: 'chebyshev', piece: 'knight',
                    changed: new Set(), steps: false };

/** `piece` is a piece of chess, or a text in Betza's notation that can be read; `changed` are
 *  the numbers that were put into its set or taken out, and `steps` whether those count too. */
const state = { shell: null, words: null, grid: null, white: true, shown: null,
                ...beginning };

/** The move between two squares, and the other one with the same number.  The arrow of a move
 *  that only fools a piece is an `other`, here as in a set. */
function theMove({ from, to }) {
    const difference = figures.difference(from, to);
    const here = vector(from, to);
    const way = figures.readings(difference).find(({ columns }) => columns !== here.columns);
    const all = answers(from, to), fooled = all.some(({ alias }) => alias);
    return { from, to, difference, vector: here, all, fooled,
             arrows: fooled ? ['other', 'move'] : ['move', 'other'],
             other: way ? { way, ...placeBeside(way, from, to) } : null };
}

const theFigure = () => kinds.includes(state.piece)
    ? pieceOn(state.piece, 'white', state.from) : figures.read(state.piece);

/** What a board of numbers shows if nothing is said about it. */
function plain(style) {
    return { marks: new Map([[state.from, 'start']]), shades: new Map(), arrows: [], piece: null,
             at: state.from,
             texts: new Map(squares.map(square => [square,
                                                   { text: figures.number(square), style }])) };
}

/** No arrow crosses out a number. */
function plates({ arrows, texts }) {
    for (const square of squares)
        if (arrows.some(({ from, to }) => isUnder(square, from, to)))
            texts.get(square).style = 'plate';
}

function showMove() {
    const { from, to, words, shell } = state, view = plain('');
    view.texts.get(from).style = 'strong plate';
    if (to === null)
        return { view, said: sayStart(from, words) };
    const move = theMove(state), { other } = move;
    const [kind, kindOfOther] = move.arrows;
    if (other)
        view.arrows.push({ from: other.from, to: other.to, kind: kindOfOther });
    view.arrows.push({ from, to, kind });
    view.fooled = move.fooled;
    plates(view);
    for (const arrow of view.arrows)
        for (const square of [arrow.from, arrow.to]) {
            view.marks.set(square, 'other');
            view.texts.get(square).style = 'strong plate';
        }
    view.marks.set(from, 'start').set(to, 'goal');
    return { view, said: sayMove(move, words, shell.language) };
}

function showPiece() {
    const { from, piece, words, shell } = state, view = plain('quiet'), figure = theFigure();
    const mark = (square, kind) => {
        view.marks.set(square, kind);
        view.texts.set(square, { text: signed(figures.difference(from, square)), style: 'plate' });
    };
    for (const square of figure.squares(from)) {
        const { moves, takes } = figure.check(from, square);
        mark(square, moves && takes ? 'goes' : takes ? 'only-takes' : 'only-moves');
    }
    figure.ghosts(from).forEach(square => mark(square, 'ghost'));
    view.texts.get(from).style = 'strong';
    view.piece = kinds.includes(piece) ? spriteOf(piece) : null;
    return { view, said: sayPiece({ piece, figure, from, marks: view.marks }, words,
                                  shell.language) };
}

function showMap() {
    const { from, metric, words, shell } = state, view = plain('');
    const distances = new Map(squares.map(square =>
        [square, figures.distance(metric, from, square)]));
    const far = Math.max(...distances.values());
    for (const [square, distance] of distances) {
        view.shades.set(square, .7 * distance / far);
        view.texts.set(square, { text: distance, style: square === from ? 'strong' : '' });
    }
    return { view, said: sayMap(from, metric, distances, words, shell.language) };
}

/** The piece whose set is shown, and the set as the reader has changed it. */
function theSet() {
    const figure = figures.piece(state.piece), own = ownOf(figure);
    const set = new Set(sizes.filter(size => own.has(size) !== state.changed.has(size)));
    return { figure, own, set, ...judged(set, figure, state.steps) };
}

/** A number's button: how many right moves it lets through and refuses, and how many wrong. */
function showNumber(button, { set, by }) {
    const number = Number(button.value), { goes, ghost, missed } = by.get(number);
    button.setAttribute('aria-pressed', String(set.has(number)));
    button.className = ghost > 0 ? 'fools' : missed > 0 ? 'lacks' : '';
    button.setAttribute('aria-label', filled(state.words.chip,
                                             { number, right: goes, wrong: ghost, missed }));
}

function showSet() {
    const { from, to, piece, steps, words, shell } = state;
    const view = plain('quiet'), set = theSet();
    const here = set.moves.filter(move => move.from === from);
    for (const { to, kind, number, steps: far } of here) {
        view.marks.set(to, kind);
        view.texts.set(to, { text: steps ? `${number} · ${far}` : number,
                              style: steps ? 'plate pair' : 'plate' });
    }
    // What is explained: a wrong move from here, if there is one, or else one that is refused.
    const shown = ['ghost', 'missed'].flatMap(kind => here.filter(move => move.kind === kind));
    const found = shown.find(move => move.to === to) ?? shown[0];
    const wrong = found ? { ...found, move: theMove(found) } : null;
    if (wrong?.kind === 'ghost') {
        if (wrong.move.other && set.own.has(wrong.number))
            view.arrows.push({ ...wrong.move.other, kind: 'move' });
        view.arrows.push({ from, to: wrong.to, kind: 'other' });
        plates(view);
    }
    const fooling = steps ? judged(set.set, set.figure, false).moves.filter(
        ({ kind }) => kind === 'ghost') : [];
    const cured = fooling.find(move => move.from === from) ?? fooling[0] ?? null;
    view.texts.get(from).style = 'strong';
    view.piece = spriteOf(piece);
    by('idea-counts').replaceChildren(...['ghost', 'missed'].map(kind => {
        const pair = made('p', counted(words, `count-${kind}`, set.all[kind]));
        pair.prepend(made('strong', String(set.all[kind]),
                          { class: set.all[kind] > 0 ? 'some' : 'none' }));
        return pair;
    }));
    for (const button of by('idea-numbers').children)
        showNumber(button, set);
    by('idea-steps').checked = steps;
    by('idea-whole').disabled = state.changed.size === 0;
    return { view, said: saySet({ ...set, piece, wrong, cured, steps, marks: view.marks },
                                words, shell.language) };
}

/** What a screen reader hears of a square. */
function heard(square, { marks, texts }) {
    const { words, view } = state, kind = marks.get(square), { text } = texts.get(square);
    const parts = [square, figures.number(square)];
    if (kind)
        parts.push(words[kind] ?? words[`key-${kind}`]);
    if (square !== state.from && (view === 'map' || view !== 'move' && kind))
        parts.push(text);
    return parts.join(', ');
}

/** Shows all of it. */
function show() {
    const { words, from, to, view, grid } = state;
    const shown = { move: showMove, piece: showPiece, map: showMap, set: showSet }[view]();
    const number = square => `${square} = ${figures.number(square)}`;
    state.shown = shown.view;
    by('idea-board').querySelector('svg')?.remove();
    by('idea-board').insertAdjacentHTML('afterbegin', drawnBoard(shown.view, state.white));
    by('idea-said').replaceChildren(...shown.said);
    by('idea-turn').textContent = view === 'move' && to !== null
        ? `${number(from)} → ${number(to)}` : number(from);
    by('idea-how').textContent = words[`how-${view}`];
    by('idea-kinds').hidden = view !== 'piece' && view !== 'set';
    by('idea-kinds').querySelector('[value=pawn]').parentElement.hidden = view === 'set';
    by('idea-form').hidden = view !== 'piece';
    by('idea-set').hidden = view !== 'set';
    by('idea-metrics').hidden = view !== 'map';
    by('idea-tries').hidden = view !== 'move';
    for (const [group, value] of [['view', view], ['metric', state.metric], ['kind', state.piece]])
        for (const input of document.getElementsByName(`idea-${group}`))
            input.checked = input.value === value;
    by('idea-known').value = figures.known.some(({ betza }) => betza === state.piece)
        ? state.piece : '';
    grid.element.setAttribute('aria-label', words.board);
    grid.name();
}

/** The address of what is shown; only what its view needs. */
function address() {
    const { view, from, to, piece, metric, changed, steps } = state;
    const has = name => view === name || view === 'set' && name === 'piece';
    return state.shell.address({ v: view === 'move' ? null : view,
                                 s: from + (view === 'move' ? to ?? '' : ''),
                                 p: has('piece') ? piece : null,
                                 d: has('map') ? metric : null,
                                 x: has('set') && changed.size > 0 ? [...changed].join() : null,
                                 y: has('set') && steps ? '1' : null });
}

function change(changes) {
    Object.assign(state, changes);
    show();
    address();
}

/** A square is pressed: the second of two, or the first of the next two. */
function press(square) {
    const { view, from, to, shown } = state;
    if (view === 'set' && ['ghost', 'missed'].includes(shown.marks.get(square)))
        change({ to: square });
    else if (view !== 'move' || to !== null || square === from)
        change({ from: square, to: null });
    else
        change({ to: square });
}

/** Shows a piece that somebody wrote, or says where its text goes wrong. */
function write(text) {
    const place = placeOfFault(text);
    by('idea-fault').textContent = place === null ? ''
        : filled(state.words.fault, { count: place });
    if (place === null)
        change({ piece: text });
}

/** Shows what an address asks for; anything may be in it. */
function open({ v, s = '', p, d, x = '', y }) {
    const from = squareOf(s.slice(0, 2)), to = squareOf(s.slice(2, 4));
    Object.assign(state, beginning, {
        view: views.includes(v) ? v : 'move',
        metric: metrics.includes(d) ? d : 'chebyshev', steps: y === '1',
        changed: new Set(x.split(',').map(Number).filter(number => sizes.includes(number))),
        ...from ? { from, to: to === from ? null : to } : {}
    });
    by('idea-fault').textContent = by('idea-betza').value = '';
    // The set of a pawn would not know its direction.
    if (v === 'set')
        state.piece = p !== 'pawn' && kinds.includes(p) ? p : 'rook';
    else if (kinds.includes(p))
        state.piece = p;
    else if (p !== undefined) {
        by('idea-betza').value = p.slice(0, 80);
        write(by('idea-betza').value);
    }
    show();
    address();
}

/** The words of the language: choices, and the names of pieces in them. */
function speak(words) {
    const { language } = state.shell;
    state.words = words;
    by('idea-kinds').querySelectorAll('input').forEach(input =>
        input.setAttribute('aria-label', words.one[spriteOf(input.value)].replace(
            words.one.wp, words.pawn)));
    by('idea-known').replaceChildren(
        made('option', words.choose, { value: '' }),
        ...figures.known.map(({ betza }) => made(
            'option', called(betza, language), { value: betza })));
    by('idea-letters').replaceChildren(...Object.values(words.letters).map(
        text => made('li', text)));
    by('idea-examples').replaceChildren(...Object.entries(tries).map(([name, move]) =>
        button(words[`try-${name}`], () => {
            change({ from: move.slice(0, 2), to: move.slice(2) });
            by('idea-board').scrollIntoView({ block: 'nearest' });
        })));
    by('idea-lessons').replaceChildren(...sheetsOf(words.sheets).map(sheet => button(
        sheet.title, () => printSheet(by('idea-sheet'), ...lessonSheet(sheet, words)))));
    by('idea-fault').textContent = '';
    const again = state.shown !== null;
    show();
    if (again)
        address();
}

/** The pieces of chess, to choose one. */
function makeKinds() {
    by('idea-kinds').append(...kinds.map(kind => {
        const label = made('label', ''), face = made('span', '');
        face.append(picture(`<use href="#${spriteOf(kind)}"/>`));
        label.append(made('input', '', { type: 'radio', name: 'idea-kind', value: kind }), face);
        return label;
    }));
    by('idea-numbers').append(...sizes.map(size =>
        made('button', String(size), { type: 'button', value: String(size) })));
}

/** A mouse or a finger may also draw the move from one square to another, or take the start
 *  with it; all that is said follows. */
function takeDrags(element) {
    let from = null;
    const under = ({ clientX, clientY }) => document.elementFromPoint(clientX, clientY)
        ?.closest('#idea-board [data-square]')?.dataset.square ?? null;
    const moved = square => state.view === 'move' ? { from, to: square === from ? null : square }
        : { from: square, to: null };
    element.addEventListener('pointerdown', event => {
        from = event.isPrimary ? under(event) : null;
    });
    element.addEventListener('pointermove', event => {
        const square = from && under(event), { view, to } = state;
        if (square && (square !== from || view === 'move' && state.from === from && to !== null) &&
            square !== (view === 'move' && state.from === from ? to : state.from)) {
            Object.assign(state, moved(square));
            show();
        }
    });
    for (const name of ['pointerup', 'pointercancel'])
        element.addEventListener(name, () => {
            if (from !== null)
                address();
            from = null;
        });
}

function wire() {
    const choose = (id, name) => by(id).addEventListener('change', ({ target }) => {
        by('idea-fault').textContent = by('idea-betza').value = '';
        change({ [name]: target.value, ...name !== 'metric' && { changed: new Set() },
                 ...target.value === 'set' && { piece: 'rook' } });
    });
    choose('idea-views', 'view');
    choose('idea-metrics', 'metric');
    choose('idea-kinds', 'piece');
    by('idea-known').addEventListener('change', ({ target }) => {
        if (target.value !== '') {
            by('idea-betza').value = target.value;
            write(target.value);
        }
    });
    by('idea-form').addEventListener('submit', event => {
        event.preventDefault();
        write(by('idea-betza').value.trim());
    });
    by('idea-numbers').addEventListener('click', ({ target: { value } }) => {
        const changed = new Set(state.changed), number = Number(value);
        if (number > 0 && !changed.delete(number))
            changed.add(number);
        change({ changed });
    });
    by('idea-steps').addEventListener('change', ({ target }) => change({ steps: target.checked }));
    by('idea-whole').addEventListener('click', () => change({ changed: new Set() }));
    by('idea-flip').addEventListener('click', () => {
        state.white = state.grid.white = !state.white;
        show();
    });
    by('idea-share').addEventListener('click', () =>
        state.shell.share(address(), by('idea-said').innerText));
}

export function start(shell) {
    state.shell = shell;
    state.grid = new Grid({
        says: square => heard(square, state.shown),
        chosen: square => square === state.from || state.view === 'move' && square === state.to,
        press,
        leave: () => false
    });
    state.grid.at = state.from;
    by('idea-board').append(state.grid.element);
    makeKinds();
    wire();
    takeDrags(by('idea-board'));
    return { open, speak };
}
