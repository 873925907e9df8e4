// figures.js -- any piece as data, what follows from it, and the numbers of squares.
import { Guest, cellOf, compile, compileSync, kindOf, shows, sideOf, squares } from './guest.js';

/** @typedef {import('./guest.js').Source} Source */
/** @typedef {'white' | 'black'} Side */
/** @typedef {'king' | 'queen' | 'rook' | 'bishop' | 'knight' | 'pawn'} Kind */
/** A step of so many columns and rows, towards h and 8 if positive, and how often it may be
 *  repeated, 0 to 7, to go to an empty square and to capture.
 *  @typedef {{ columns: number, rows: number, moves: number, takes: number }} Step */
/** A difference of numbers, and the Manhattan distance that belongs to it.
 *  @typedef {{ difference: number, manhattan: number }} Pair */
/** What a difference of numbers means: so many columns and rows.
 *  @typedef {{ columns: number, rows: number }} Reading */
/** Whether a figure goes there if nothing is there, and whether to capture; `alias` if it
 *  does neither, though the difference of the numbers would be right.
 *  @typedef {{ moves: boolean, takes: boolean, alias: boolean }} Answer */

const metrics = ['chebyshev', 'manhattan', 'knight'];

/** Thrown for a text that is no figure.  `offset` is where in its UTF-8 it goes wrong. */
export class BetzaError extends Error {
    /** @param {string} message @param {number} offset */
    constructor(message, offset) {
        super(message);
        this.name = 'BetzaError';
        this.offset = offset;
    }
}

/**
 * A piece as data, on an empty board.  It never changes.
 *
 * ```js
 * const camel = figures.read('C');
 *
 * camel.squares('a1');         // → ['b4', 'd2']
 * camel.check('b4', 'c1');     // → { moves: true, takes: true, alias: false }
 * camel.check('a1', 'a8');     // → { moves: false, takes: false, alias: true }
 * camel.aliases;               // → 28
 * camel.distance('a1', 'h8');  // → 5
 * ```
 */
export class Figure {
    #guest;
    #bytes;

    /** Takes the figure that the library has just made. @param {Guest} guest */
    constructor(guest) {
        this.#guest = guest;
        this.#bytes = guest.copy();
        guest.current = this;
    }

    /** Has the library look at this figure. @internal */
    _enter() {
        const guest = this.#guest;
        if (guest.current !== this) {
            guest.bytes.set(this.#bytes, guest.here);
            guest.current = this;
        }
        return guest;
    }

    /** Its steps, no two of them the same way. @returns {Step[]} */
    get steps() {
        const guest = this._enter(), steps = [];
        while (guest.calls.find_step(steps.length)) {
            const [columns, rows, moves, takes] = guest.facts;
            steps.push({ columns, rows, moves, takes });
        }
        return steps;
    }

    /** The same figure for the other side: forward becomes backward, and left right. */
    get turned() {
        const guest = this._enter();
        guest.calls.turn();
        return new Figure(guest);
    }

    /** Whether it goes from one square to another.
     *  @param {string} from @param {string} to @returns {Answer} */
    check(from, to) {
        const answer = this._enter().calls.check(cellOf(from), cellOf(to));
        return { moves: (answer & 1) > 0, takes: (answer & 2) > 0, alias: (answer & 4) > 0 };
    }

    /** Where it goes from a square, to move or to capture.
     *  @param {string} from @returns {string[]} */
    squares(from) {
        const guest = this._enter();
        return guest.squares(guest.calls.cells(cellOf(from)));
    }

    /** Where it does not go from a square, though the difference would be right.
     *  @param {string} from @returns {string[]} */
    ghosts(from) {
        const guest = this._enter();
        return guest.squares(guest.calls.ghosts(cellOf(from)));
    }

    /** For how many pairs of squares the difference is right and the move is wrong. */
    get aliases() {
        return this._enter().calls.aliases();
    }

    /** All that the figure is: a move is right if its pair is in this list, and only then.
     *  @returns {Pair[]} */
    get pairs() {
        const guest = this._enter(), count = guest.calls.find_pairs();
        const numbers = new Int8Array(guest.memory.buffer, guest.moves, 2 * count);
        return Array.from({ length: count }, (_, n) => (
            { difference: numbers[2 * n], manhattan: numbers[2 * n + 1] }));
    }

    /** How many moves it needs from one square to another; null if it never gets there.
     *  @param {string} from @param {string} to @returns {number | null} */
    distance(from, to) {
        const length = this._enter().calls.length(cellOf(from), cellOf(to));
        return length < 0 ? null : length;
    }

    /** How many moves it needs to each square that it can reach.
     *  @param {string} from @returns {Map<string, number>} */
    distances(from) {
        const guest = this._enter(), map = new Map();
        guest.calls.find_map(cellOf(from));
        const moves = new Int8Array(guest.memory.buffer, guest.evidence, squares.length);
        squares.forEach((square, cell) => moves[cell] >= 0 && map.set(square, moves[cell]));
        return map;
    }

    /** The squares of all shortest ways, both ends included.
     *  @param {string} from @param {string} to @returns {string[]} */
    path(from, to) {
        const guest = this._enter();
        return guest.squares(guest.calls.path_cells(cellOf(from), cellOf(to)));
    }

    /** How many shortest ways there are. @param {string} from @param {string} to */
    paths(from, to) {
        return this._enter().calls.paths(cellOf(from), cellOf(to));
    }

    /** Its steps. */
    toJSON() {
        return this.steps;
    }
}
shows(Figure, figure => figure.steps);

/** Makes figures, and knows the numbers of squares: what load() gives. */
export class Figures {
    #guest;

    /** @param {WebAssembly.Module} module */
    constructor(module) {
        this.#guest = new Guest(module);
        const names = this.#guest.names('known_name'), texts = this.#guest.names('known_text');
        /** Pieces that have a name, such as the camel, and how Betza writes them. */
        this.known = names.map((name, n) => ({ name, betza: texts[n] }));
    }

    /**
     * A figure in Betza's notation: N is a knight, NN a nightrider, BN an archbishop.
     *
     * ```js
     * figures.read('fmWfcF').squares('e4');    // → ['d5', 'e5', 'f5']
     * figures.known[0];                        // → { name: 'wazir', betza: 'W' }
     * ```
     *
     * @param {string} betza
     * @throws {BetzaError} if it is no figure
     */
    read(betza) {
        const guest = this.#guest;
        guest.current = null;
        const fault = guest.calls.read_figure(guest.tell(betza));
        if (fault !== 0)
            throw new BetzaError(guest.textFrom(guest.calls.fault_text(fault)), guest.facts[0]);
        return new Figure(guest);
    }

    /** One of the pieces of chess.  A pawn goes one step: figures do not know where they
     *  started.  @param {Kind} kind @param {Side} [side] */
    piece(kind, side = 'white') {
        const guest = this.#guest;
        guest.calls.make_piece(sideOf(side), kindOf(kind));
        return new Figure(guest);
    }

    /** A figure of steps.
     *  @param {Step[]} steps
     *  @throws {RangeError} if one of them is no step, or if they are more than 32 */
    make(steps) {
        const guest = this.#guest;
        guest.current = null;
        guest.calls.clear();
        for (const { columns, rows, moves, takes } of steps) {
            const numbers = [columns, rows, moves, takes];
            if (!numbers.every(n => Number.isInteger(n) && n >= -7 && n <= 7) ||
                moves < 0 || takes < 0 || guest.calls.add_step(...numbers) === 0)
                throw new RangeError('not a step of a figure, or too many of them');
        }
        return new Figure(guest);
    }

    /** The number of a square: 10 times its column, and its row.  e4 is 54.
     *  @param {string} square @returns {number | null} */
    number(square) {
        return cellOf(square) || null;
    }

    /** The difference between the numbers of two squares.
     *  @param {string} from @param {string} to @returns {number | null} */
    difference(from, to) {
        const start = cellOf(from), goal = cellOf(to);
        return start && goal ? goal - start : null;
    }

    /**
     * Everything that a difference can mean, which is one thing, or two, or nothing.
     *
     * ```js
     * figures.difference('b4', 'c1');  // → 7
     * figures.readings(7);             // → [{ columns: 0, rows: 7 }, { columns: 1, rows: -3 }]
     * ```
     *
     * @param {number} difference @returns {Reading[]}
     */
    readings(difference) {
        const { calls, facts } = this.#guest;
        return Array.from({ length: calls.readings(difference) }, (_, n) => (
            { columns: facts[2 * n], rows: facts[2 * n + 1] }));
    }

    /** How far apart two squares are: in steps of a king, in columns and rows, or in jumps
     *  of a knight; null if one of them does not exist.
     *  @param {'chebyshev' | 'manhattan' | 'knight'} metric
     *  @param {string} from @param {string} to @returns {number | null} */
    distance(metric, from, to) {
        const distance = this.#guest.calls.distance(metrics.indexOf(metric), cellOf(from),
                                                    cellOf(to));
        return distance < 0 ? null : distance;
    }
}
shows(Figures, ({ known }) => ({ known: known.map(({ name }) => name) }));

/**
 * Loads figures.
 *
 * @param {Source} [source]  where figures.wasm is, or what is in it; by default the file beside
 *                           this one, which bundlers find too
 */
export async function load(source = new URL('./figures.wasm', import.meta.url)) {
    return new Figures(await compile(source));
}

/**
 * Loads figures at once: in Node, or anywhere if the bytes of figures.wasm are given.
 *
 * @param {string | URL | BufferSource | WebAssembly.Module} [source]
 */
export function loadSync(source = new URL('./figures.wasm', import.meta.url)) {
    return new Figures(compileSync(source));
}
