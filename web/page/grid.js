// grid.js -- the squares of a board for keyboards and screen readers: a grid, in which arrow
// keys go from square to square and Enter presses one
import { made } from './made.js';

const files = 'abcdefgh';
const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

export class Grid {
    /** `says(square)` is what a screen reader hears, `chosen(square)` whether the square is
     *  chosen; `press(square)` is called for a key or a click, `leave()` for Escape, and
     *  answers whether there was anything to leave; `read()` says all pieces. */
    constructor({ says, chosen, press, leave, read = () => {} }) {
        Object.assign(this, { says, chosen, press, leave, read });
        this.element = made('div', '', { class: 'grid', role: 'grid', 'aria-describedby': 'keys' });
        this.white = true;
        this.at = 'e2';
        for (let y = 0; y < 8; y++) {
            const row = made('div', '', { role: 'row' });
            for (let x = 0; x < 8; x++) {
                const cell = made('div', '', { role: 'gridcell' });
                cell.addEventListener('click', () => this.press(cell.dataset.square));
                row.append(cell);
            }
            this.element.append(row);
        }
        this.cells = [...this.element.querySelectorAll('[role=gridcell]')];
        this.element.addEventListener('keydown', event => this._key(event));
        this.element.addEventListener('focusin', ({ target }) => {
            this.at = target.dataset.square;
            this.name();
        });
    }

    /** Gives each cell its square, and says what is there: once for all that a move changes. */
    name() {
        if (!this.due)
            queueMicrotask(() => this._name());
        this.due = true;
    }

    _name() {
        this.due = false;
        this.cells.forEach((cell, n) => {
            const x = this.white ? n % 8 : 7 - n % 8;
            const y = this.white ? 8 - (n >> 3) : 1 + (n >> 3);
            const square = files[x] + y, names = {
                'data-square': square, tabindex: square === this.at ? '0' : '-1',
                'aria-label': this.says(square), 'aria-selected': String(this.chosen(square))
            };
            for (const [name, value] of Object.entries(names))
                if (cell.getAttribute(name) !== value)
                    cell.setAttribute(name, value);
        });
    }

    _key(event) {
        if (event.ctrlKey || event.altKey || event.metaKey)
            return;
        const step = steps[event.key];
        if (step)
            this._go(step);
        else if (/^[a-h]$/i.test(event.key))
            this._to(event.key.toLowerCase() + this.at[1]);
        else if (/^[1-8]$/.test(event.key))
            this._to(this.at[0] + event.key);
        else if (/^p$/i.test(event.key))
            this.read();
        else if (event.key === 'Enter' || event.key === ' ')
            this.press(this.at);
        else if (event.key !== 'Escape' || !this.leave())
            return;
        event.preventDefault();
    }

    _go([right, up]) {
        const way = this.white ? 1 : -1;
        const x = files.indexOf(this.at[0]) + way * right, y = Number(this.at[1]) + way * up;
        if (x >= 0 && x < 8 && y >= 1 && y <= 8)
            this._to(files[x] + y);
    }

    _to(square) {
        this.at = square;
        this.name();
        this.cells.find(cell => cell.dataset.square === square).focus();
    }
}
