// editor.js -- sets up a position: pieces are put, moved and taken away, and fields that no board
// shows are chosen.  editor.html has its places, with a prefix for each part.
import { by, made } from '../made.js';
import { withPiece, withRight } from './fields.js';

const men = ['hand', ...'KQRBNP', '', ...'kqrbnp'];
const hand = '<path class="line" d="M30 12V48M12 30H48M24 18l6-6 6 6M24 42l6 6 6-6M18 24l-6 6 6 6' +
    'M42 24l6 6-6 6"/>';
const cross = '<path class="line" d="M16 16 44 44M44 16 16 44"/>';

/** The letter of a piece as the board names it, `wk`. */
const letterOf = ([side, letter]) => side === 'w' ? letter.toUpperCase() : letter;

export class Editor {
    /** `change(n, field)` hears what the nth field of the FEN shall be, `begin()` that it shall be
     *  the start of a game. */
    constructor(prefix, board, { change, begin }) {
        Object.assign(this, { board, change, prefix, fields: [] });
        this.by = name => by(prefix + name);
        this.by('men').addEventListener('change', () => this.arm());
        this.by('men').addEventListener('pointerdown', event => this._take(event));
        this.by('side').addEventListener('change', ({ target }) => change(1, target.value));
        this.by('rights').addEventListener('change', ({ target: { value, checked } }) =>
            change(2, withRight(this.fields[2], value, checked)));
        this.by('passant').addEventListener('change', ({ target }) => change(3, target.value));
        this.by('empty').addEventListener('click', () => change(0, '8/8/8/8/8/8/8/8'));
        this.by('start').addEventListener('click', begin);
    }

    /** Lets the board take what is chosen: pieces for squares, or pieces from square to square. */
    arm() {
        const { value } = this.by('men').querySelector(':checked');
        this.board.use({ press: value === 'hand' ? null : square => this._put(square, value),
                         ask: (from, to) => this._move(from, to), may: () => [],
                         away: square => this._set(square, '') });
    }

    /** Puts a piece on a square; the same piece again takes it away. */
    _put(square, letter) {
        const [placement] = this.fields;
        this._set(square, withPiece(placement, square, letter) === placement ? '' : letter);
    }

    _set(square, letter) {
        this.change(0, withPiece(this.fields[0], square, letter));
    }

    /** A piece is dragged from beside the board: it follows the pointer to a square. */
    _take({ target, clientX, clientY, button }) {
        const label = target.closest('label'), { value = 'hand' } = label?.firstChild ?? {};
        if (value === 'hand' || button !== 0)
            return;
        const over = new AbortController(), { element } = this.board;
        const ghost = label.querySelector('svg').cloneNode(true);
        const on = (type, hear) => addEventListener(type, hear, { signal: over.signal });
        const end = () => {
            over.abort();
            ghost.remove();
        };
        on('pointermove', ({ clientX: x, clientY: y }) => {
            if (!ghost.isConnected && Math.hypot(x - clientX, y - clientY) <= 4)
                return;
            const size = element.clientWidth / 8;
            ghost.setAttribute('class', 'dragged');
            ghost.setAttribute('style', `width: ${size}px; left: ${x - size / 2}px; top: ${
                y - size / 2}px`);
            document.body.append(ghost);
        });
        on('pointerup', ({ clientX: x, clientY: y }) => {
            const { square } = document.elementsFromPoint(x, y).find(
                ({ dataset }) => dataset.square)?.dataset ?? {};
            if (ghost.isConnected && square)
                this._set(square, value);
            end();
        });
        on('pointercancel', end);
    }

    _move(from, to) {
        const letter = letterOf(this.board.chess.getPiece(from));
        this.change(0, withPiece(withPiece(this.fields[0], from, ''), to, letter));
    }

    /** Shows the fields of a FEN. */
    show(fen, words) {
        const [, side, rights, passant] = this.fields = fen.split(' ');
        this.by('side').querySelector(`[value=${side}]`).checked = true;
        for (const box of this.by('rights').querySelectorAll('input'))
            box.checked = rights.includes(box.value);
        const squares = [...'abcdefgh'].map(file => file + (side === 'w' ? 6 : 3));
        this.by('passant').replaceChildren(made('option', words.none, { value: '-' }),
            ...[...new Set(passant === '-' ? squares : [passant, ...squares])].sort()
                .map(square => made('option', square, { value: square })));
        this.by('passant').value = passant;
    }

    /** Names the pieces in a language. */
    speak(words) {
        const place = this.by('men'), chosen = place.querySelector(':checked')?.value ?? 'hand';
        place.querySelectorAll('label').forEach(label => label.remove());
        place.append(...men.map(value => {
            const label = made('label', '');
            const id = (value === value.toUpperCase() ? 'w' : 'b') + value.toLowerCase();
            const name = words.pieces[id] ?? words[value === 'hand' ? 'move' : 'nothing'];
            label.innerHTML = `<input type="radio" name="${this.prefix}man" value="${value}"><span>` +
                `<svg viewBox="0 0 60 60" aria-hidden="true">${value === 'hand' ? hand
                    : value ? `<use href="#${id}"/>` : cross}</svg></span>`;
            label.firstChild.setAttribute('aria-label', label.title = name);
            label.firstChild.checked = value === chosen;
            return label;
        }));
    }
}
