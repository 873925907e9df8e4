// idea.js -- "every move is a number": two squares and their difference, a piece and its
// numbers, and distances, on a board of numbers
import { Grid } from '../grid.js';
import { by, made } from '../made.js';
import { squares } from '../squares.js';
import { filled } from '../texts.js';
import { drawnBoard } from './drawing.js';
import { isUnder, placeBeside, signed, squareOf, vector } from './numbers.js';
import { called, figures, kinds, pieceOn, placeOfFault, spriteOf } from './pieces.js';
import { picture, sayMap, sayMove, sayPiece, sayStart } from './say.js';

export { texts } from './texts.js';
export const name = 'idea';

const views = ['move', 'piece', 'map'];
const metrics = ['chebyshev', 'manhattan', 'knight'];
const tries = { knight: 'b1c3', rook: 'a8b1', bishop: 'a1c8', queen: 'a1h8', pawn: 'e2e4' };
const beginning = { view: 'move', from: 'b1', to: 'c3', metric: 'chebyshev', piece: 'knight' };

/** `piece` is a piece of chess, or a text in Betza's notation that can be read. */
const state = { shell: null, words: null, grid: null, white: true, shown: null,
                ...beginning };

/** The move between the two squares, and the other one with the same number. */
function theMove() {
    const { from, to } = state, difference = figures.difference(from, to);
    const here = vector(from, to);
    const way = figures.readings(difference).find(({ columns }) => columns !== here.columns);
    return { from, to, difference, vector: here,
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

function showMove() {
    const { from, to, words, shell } = state, view = plain('');
    view.texts.get(from).style = 'strong plate';
    if (to === null)
        return { view, said: sayStart(from, words) };
    const move = theMove(), { other } = move;
    if (other)
        view.arrows.push({ from: other.from, to: other.to, kind: 'other' });
    view.arrows.push({ from, to, kind: 'move' });
    for (const square of squares.filter(square => view.arrows.some(
        arrow => isUnder(square, arrow.from, arrow.to))))
        view.texts.get(square).style = 'plate';
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
        view.shades.set(square, distance / far);
        view.texts.set(square, { text: distance, style: square === from ? 'strong' : '' });
    }
    return { view, said: sayMap(from, metric, distances, words, shell.language) };
}

/** What a screen reader hears of a square. */
function heard(square, { marks, texts }) {
    const { words, view } = state, kind = marks.get(square), { text } = texts.get(square);
    const parts = [square, figures.number(square)];
    if (kind)
        parts.push(words[kind] ?? words[`key-${kind}`]);
    if (square !== state.from && (view === 'map' || view === 'piece' && kind))
        parts.push(text);
    return parts.join(', ');
}

/** Shows all of it. */
function show() {
    const { words, from, to, view, grid } = state;
    const shown = { move: showMove, piece: showPiece, map: showMap }[view]();
    const number = square => `${square} = ${figures.number(square)}`;
    state.shown = shown.view;
    by('idea-board').querySelector('svg')?.remove();
    by('idea-board').insertAdjacentHTML('afterbegin', drawnBoard(shown.view, state.white));
    by('idea-said').replaceChildren(...shown.said);
    by('idea-turn').textContent = view === 'move' && to !== null
        ? `${number(from)} → ${number(to)}` : number(from);
    by('idea-how').textContent = words[`how-${view}`];
    by('idea-kinds').hidden = by('idea-form').hidden = view !== 'piece';
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
    const { view, from, to, piece, metric } = state;
    return state.shell.address({ v: view === 'move' ? null : view,
                                 s: from + (view === 'move' ? to ?? '' : ''),
                                 p: view === 'piece' ? piece : null,
                                 d: view === 'map' ? metric : null });
}

function change(changes) {
    Object.assign(state, changes);
    show();
    address();
}

/** A square is pressed: the second of two, or the first of the next two. */
function press(square) {
    const { view, from, to } = state;
    if (view !== 'move' || to !== null || square === from)
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
function open({ v, s = '', p, d }) {
    const from = squareOf(s.slice(0, 2)), to = squareOf(s.slice(2, 4));
    Object.assign(state, beginning, {
        view: views.includes(v) ? v : 'move',
        metric: metrics.includes(d) ? d : 'chebyshev',
        ...from ? { from, to: to === from ? null : to } : {}
    });
    by('idea-fault').textContent = by('idea-betza').value = '';
    if (kinds.includes(p))
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
    by('idea-examples').replaceChildren(...Object.entries(tries).map(([name, move]) => {
        const button = made('button', words[`try-${name}`], { type: 'button' });
        button.addEventListener('click', () => {
            change({ from: move.slice(0, 2), to: move.slice(2) });
            by('idea-board').scrollIntoView({ block: 'nearest' });
        });
        return button;
    }));
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
}

/** A mouse may also draw the move from one square to another. */
function takeDrags(element) {
    let from = null;
    const under = ({ clientX, clientY }) =>
        document.elementFromPoint(clientX, clientY)?.closest('#idea-board [data-square]');
    element.addEventListener('pointerdown', event => {
        from = event.pointerType === 'mouse' ? under(event)?.dataset.square ?? null : null;
    });
    element.addEventListener('pointerup', event => {
        const to = under(event)?.dataset.square;
        if (from && to && to !== from && state.view === 'move')
            change({ from, to });
        from = null;
    });
}

function wire() {
    const choose = (id, name) => by(id).addEventListener('change', ({ target }) => {
        by('idea-fault').textContent = by('idea-betza').value = '';
        change({ [name]: target.value });
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
