// board.js -- the board: cm-chessboard for pieces and pointers, and above it a grid of named
// squares for keyboards and screen readers
import { Chessboard, INPUT_EVENT_TYPE } from 'cm-chessboard/src/Chessboard.js';
import { MOVE_CANCELED_REASON } from 'cm-chessboard/src/view/VisualMoveInput.js';
import { Grid } from './grid.js';
import { center, drawnArrows, drawnDots, drawnLights, drawnNames, meaning } from './lights.js';
import { by } from './made.js';
import { squares } from './squares.js';

const calm = matchMedia('(prefers-reduced-motion: reduce)');

/** A layer of drawings in squares of 60, within a group of the board. */
function layer(parent) {
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    svg.setAttribute('viewBox', '0 0 480 480');
    parent.append(svg);
    return svg;
}

export class Board {
    /** `ask(from, to, dragged)` is called for every move that is tried; without it, the board
     *  is only looked at.  `may(square)` lists where the piece on a square may go.
     *  `press(square)` is called for squares instead, `away(square)` when its piece is dragged
     *  off the board. */
    constructor(element, { ask = null, may = null, press = null, away = null } = {}) {
        Object.assign(this, { element, ask, may, press, away });
        this.white = true;
        this.view = { cells: [], arrows: [] };
        this.chosen = null;
        this.goals = [];
        this.words = { pieces: {}, empty: '', board: '' };
        this.chess = new Chessboard(element, {
            position: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR',
            style: { cssClass: 'ecart', pieces: { tileSize: 60 }, showCoordinates: false }
        });
        const { view } = this.chess;
        view.svg.removeAttribute('role');
        view.svg.setAttribute('aria-hidden', 'true');
        this.grid = new Grid({
            says: square => {
                const piece = this.chess.getPiece(square);
                const lit = this.view.cells.filter(cell => cell.square === square)
                    .map(cell => meaning(cell, this.words.code)).filter(Boolean);
                const goal = this.goals.includes(square) ? [this.words.goal] : [];
                const here = piece ? this.words.pieces[piece] : this.words.empty;
                return [square, here, ...lit, ...goal].join(', ');
            },
            chosen: square => square === this.chosen,
            press: square => this._press(square),
            leave: () => this.chosen !== null && (this._choose(null), true),
            read: () => { by('heard').textContent = this._pieces(); }
        });
        element.append(this.grid.element);
        this.under = layer(view.markersLayer);
        this.names = layer(view.markersLayer);
        this.names.innerHTML = drawnNames(true);
        this.dots = layer(view.markersLayer);
        this.over = layer(view.markersLayer);
        this._scale();
        new ResizeObserver(() => setTimeout(() => this._scale())).observe(element);
        for (const type of ['mousedown', 'touchstart'])
            element.addEventListener(type, event => {
                this.down = event;
                // Or else a finger on the goal would be a mouse there as well, once the piece
                // has come.
                if (type === 'touchstart' && this.chosen)
                    event.preventDefault();
            }, { capture: true, passive: false });
        addEventListener('pointerdown', ({ target }) => { this.held = element.contains(target); },
                         true);
        this.grid.name();
    }

    /** Lets the board be drawn at any size, on paper too. */
    _scale() {
        const { view } = this.chess;
        if (view.width > 0)
            view.svg.setAttribute('viewBox', `0 0 ${view.width} ${view.height}`);
    }

    /** Takes other moves from now on, or `press`. */
    use(how) {
        Object.assign(this, how);
        this._choose(null);
        this.element.classList.toggle('edited', Boolean(this.press));
    }

    /** Takes moves from now on. */
    enable() {
        this.chess.enableMoveInput(event => this._input(event));
    }

    /** What cm-chessboard reports.  A piece of either side may be taken up: that it is not
     *  its turn is one of the reasons.  The board never plays a move by itself, so that it
     *  has no rules; a tap on a piece of the same side is an answer and a new beginning. */
    _input({ type, squareFrom: from, squareTo: to, reason }) {
        if (type === INPUT_EVENT_TYPE.moveInputStarted) {
            this._choose(from);
            return true;
        }
        if (type === INPUT_EVENT_TYPE.validateMoveInput) {
            const dragged = Boolean(this.chess.view.visualMoveInput.draggablePiece);
            const ask = () => {
                this._choose(null);
                this.ask(from, to, dragged);
            };
            if (dragged || !this.chess.getPiece(to))
                queueMicrotask(ask);        // also before the grid is named anew
            else {
                this._choose(null);
                this._pressed(() => this.ask(from, to, false));
            }
            return false;
        }
        if (type === INPUT_EVENT_TYPE.moveInputCanceled) {
            this._choose(null);
            if (reason === MOVE_CANCELED_REASON.movedOutOfBoard && this.held && this.away)
                queueMicrotask(() => this.away(from));
        }
        return undefined;
    }

    /** A piece is pressed as the goal of a move.  Once it is let go, that was the move; but if
     *  it is dragged, another one begins with it, which cm-chessboard cannot know so early. */
    _pressed(ask) {
        const { down, chess: { view: { visualMoveInput: input } } } = this;
        const over = new AbortController(), finger = down.type === 'touchstart';
        const point = event => event.touches?.[0] ?? event, start = point(down);
        const on = (type, hear) => addEventListener(type, event => {
            if (hear(event) !== false)
                over.abort();
        }, { signal: over.signal });
        const moved = event => {
            if (Math.hypot(point(event).clientX - start.clientX,
                           point(event).clientY - start.clientY) <= 4)
                return false;
            if (this.chosen !== null)       // a piece of the same side is up already
                return true;
            input.onPointerDown(down);
            return input.onPointerMove(event);
        };
        on(finger ? 'touchmove' : 'mousemove', moved);
        on(finger ? 'touchend' : 'mouseup', ask);
        on('touchcancel', () => {});
    }

    /** Shows a position at once, so that it is never behind what was said; a piece that
     *  came `from` a square to another glides there. */
    show(fen, from = null, to = null) {
        this.chess.cancelMoveInput();
        this._choose(null);
        this.chess.state.position.setFen(fen.split(' ')[0]);
        this.chess.view.redrawPieces();
        this._glide(to, [from, to], 180);
        this.grid.name();
    }

    /** Lights squares and draws arrows. */
    mark(view) {
        this.view = view;
        this.under.innerHTML = drawnLights(view.cells, this.white);
        this.over.innerHTML = drawnArrows(view.arrows, this.white,
            square => Boolean(this.chess.getPiece(square)));
        this.grid.name();
    }

    /** The board as it is shown, as SVG by the classes of the page, 480 by 480. */
    drawing() {
        const corner = square => center(square, this.white).map(middle => middle - 30);
        const drawn = squares.map(square => {
            const [x, y] = corner(square), kind = (x + y) % 120 === 0 ? 'light' : 'dark';
            return `<rect x="${x}" y="${y}" width="60" height="60" style="fill:var(--${kind})"/>`;
        });
        const pieces = squares.filter(square => this.chess.getPiece(square)).map(square =>
            `<g transform="translate(${corner(square)})">${
                by(this.chess.getPiece(square)).innerHTML}</g>`);
        const layers = [this.under, this.names, this.over].map(({ innerHTML }) => innerHTML);
        return [...drawn, ...layers, ...pieces].join('');
    }

    /** Shows how a refused piece goes back; one that was not dragged tries the way first. */
    goBack(from, to, dragged) {
        this._glide(from, dragged ? [to, from] : [from, to, from], dragged ? 260 : 620);
    }

    /** Moves the piece on a square over other squares. */
    _glide(square, way, duration) {
        const { view } = this.chess;
        if (calm.matches || !square || !this.chess.getPiece(square) || way.includes(null))
            return;
        const piece = view.getPieceElement(square);
        piece.parentNode.append(piece);
        piece.animate(way.map(stop => {
            const { x, y } = view.squareToPoint(stop);
            return { transform: `translate(${x}px, ${y}px)` };
        }), { duration, easing: 'cubic-bezier(.3, .7, .2, 1)' });
    }

    /** Turns the board. */
    turn() {
        this.white = this.grid.white = !this.white;
        this.chess.cancelMoveInput();
        this._choose(null);
        this.chess.state.orientation = this.white ? 'w' : 'b';
        this.chess.view.redrawBoard();
        this.chess.view.redrawPieces();
        this.grid.name();
        this.names.innerHTML = drawnNames(this.white);
        this.mark(this.view);
    }

    /** Names the squares in a language. */
    speak(words) {
        this.words = words;
        this.grid.element.setAttribute('aria-label', words.board);
        this.grid.name();
    }

    /** All pieces with their squares, to be heard. */
    _pieces() {
        return Object.entries(this.words.pieces).map(([piece, name]) =>
            [name, ...squares.filter(square => this.chess.getPiece(square) === piece)].join(' '))
            .filter(said => / [a-h][1-8]$/.test(said)).join('; ');
    }

    _choose(square) {
        this.chosen = square;
        if (square) {
            this.mark({ cells: [], arrows: [] });
            this.grid.at = square;
        }
        this.goals = square ? this.may(square) : [];
        this.dots.innerHTML = drawnDots(this.goals, to => this.chess.getPiece(to), this.white);
        this.grid.name();
    }

    /** A key or a screen reader presses a square: the start of a move, or its goal. */
    _press(square) {
        const from = this.chosen;
        if (this.press)
            return this.press(square);
        if (!this.ask)
            return undefined;
        if (from === null)
            return this.chess.getPiece(square) && this._choose(square);
        this._choose(null);
        return from !== square && this.ask(from, square, false);
    }
}
