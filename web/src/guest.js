// guest.js -- the library in WebAssembly, and how JavaScript talks to it.
//
// Calls take numbers and return one.  All else is in the memory of the guest, at the
// places that facade.h describes: texts go there and come from there.

const decoder = new TextDecoder();
const encoder = new TextEncoder();

export const sides = /** @type {const} */ (['white', 'black']);
export const kinds = /** @type {const} */ (
    [null, 'king', 'queen', 'rook', 'bishop', 'knight', 'pawn']);
const kindLetters = ' kqrbnp';
/** TEXT_SIZE of facade.h. */
const textSize = 65536;

/**
 * Where the bytes of the library may come from.
 * @typedef {string | URL | Response | Promise<Response> | BufferSource |
 *           WebAssembly.Module} Source
 */

/** The square of a cell's number, 'e4' of 54; null if there is no such cell.
 *  @param {number} cell @returns {string | null} */
export function squareOf(cell) {
    return squares[cell] ?? null;
}

/** The squares, by their cells' numbers. @type {string[]} */
export const squares = [];
for (let column = 1; column <= 8; column++)
    for (let row = 1; row <= 8; row++)
        squares[10 * column + row] = 'abcdefgh'[column - 1] + row;

/** The number of a square, 54 of 'e4'; 0 if there is no such square.
 *  @param {string} square @throws {TypeError} if it is no text */
export function cellOf(square) {
    if (typeof square !== 'string')
        throw unfit("a square is a text such as 'e4'", square);
    if (square.length !== 2)
        return 0;
    const column = square.charCodeAt(0) - 96, row = square.charCodeAt(1) - 48;
    return column >= 1 && column <= 8 && row >= 1 && row <= 8 ? 10 * column + row : 0;
}

/** The number of a kind, by its name or letter; 0 for none, and 7, which is no kind,
 *  for anything else. @param {string | null | undefined} name */
export function kindOf(name) {
    if (name === undefined || name === null || name === '')
        return 0;
    const kind = name.length === 1 ? kindLetters.indexOf(name.toLowerCase())
                                   : kinds.indexOf(/** @type {any} */ (name));
    return kind > 0 ? kind : 7;
}

/** A number of the side. @param {string} side */
export function sideOf(side) {
    const number = sides.indexOf(/** @type {any} */ (side));
    if (number < 0)
        throw unfit("a side is 'white' or 'black'", side);
    return number;
}

/** What is thrown if something else was given. @param {string} wanted @param {unknown} given */
export function unfit(wanted, given) {
    return new TypeError(`${wanted}, not ${typeof given === 'string' ? `'${given}'`
        : given && typeof given === 'object' ? 'an object' : String(given)}`);
}

/** Has console.log() show what the objects of a class say, instead of what is in them.
 *  @template T @param {{ prototype: T }} of @param {(it: T) => unknown} said */
export function shows(of, said) {
    Object.defineProperty(of.prototype, Symbol.for('nodejs.util.inspect.custom'), {
        /** @this {T & object} @param {number} depth @param {object} options
         *  @param {(value: unknown, options: object) => string} inspect */
        value(depth, options, inspect) {
            return `${this.constructor.name} ${inspect(said(this), options)}`;
        }
    });
}

/** Node's own module, or undefined in a browser. @param {string} name */
export function builtin(name) {
    return /** @type {any} */ (globalThis).process?.getBuiltinModule?.(name);
}

/** @param {Source} source @returns {Promise<WebAssembly.Module>} */
export async function compile(source) {
    const got = await source;
    if (got instanceof WebAssembly.Module)
        return got;
    if (got instanceof ArrayBuffer || ArrayBuffer.isView(got))
        return WebAssembly.compile(/** @type {BufferSource} */ (got));
    if (typeof got !== 'string' && !(got instanceof URL))
        return compileResponse(got);
    if (String(got).startsWith('file:') && builtin('node:fs'))
        return compileSync(got);
    return compileResponse(await fetch(got));
}

/** @param {Response} response */
async function compileResponse(response) {
    if (!response.ok)
        throw new Error(`Ecart could not be loaded: ${response.url} answers ${response.status}`);
    return WebAssembly.compile(await response.arrayBuffer());
}

/** @param {string | URL | BufferSource | WebAssembly.Module} source */
export function compileSync(source) {
    if (source instanceof WebAssembly.Module)
        return source;
    if (typeof source === 'string' || source instanceof URL) {
        const fs = builtin('node:fs');
        if (!fs)
            throw new Error('loadSync() needs the bytes of the .wasm file here; or use load()');
        return new WebAssembly.Module(fs.readFileSync(
            String(source).startsWith('file:') ? new URL(source) : source));
    }
    return new WebAssembly.Module(source);
}

/** The library, and its memory. */
export class Guest {
    /** @param {WebAssembly.Module} module */
    constructor(module) {
        const { exports } = new WebAssembly.Instance(module);
        /** The functions of the library. @type {Record<string, (...numbers: any[]) => number>} */
        this.calls = /** @type {any} */ (exports);
        /** @type {WebAssembly.Memory} */
        this.memory = /** @type {any} */ (exports.memory);
        const [here, end, text, said, list, moves, evidence, facts] =
            [0, 1, 2, 3, 4, 5, 6, 7].map(n => this.calls.place(n));
        this.here = here;
        this.size = end - here;
        this.textAt = text;
        this.said = said;
        this.list = list;
        this.moves = moves;
        this.evidence = evidence;
        this.free = /** @type {any} */ (exports.__heap_base).value;
        this.factsAt = facts;
        this.bytes = new Uint8Array();
        /** Numbers that go with the last answer. */
        this.facts = new Int32Array();
        /** Where a text is written. */
        this.room = this.bytes;
        this.view();
        /** Whose bytes are in `here`. @type {unknown} */
        this.current = null;
    }

    /** Looks at the memory, which is another one after it has grown. */
    view() {
        const { buffer } = this.memory;
        this.bytes = new Uint8Array(buffer);
        this.facts = new Int32Array(buffer, this.factsAt, 16);
        this.room = new Uint8Array(buffer, this.textAt, textSize);
    }

    /** The bytes of the position that the library looks at. */
    copy() {
        return this.bytes.slice(this.here, this.here + this.size);
    }

    /** All names of a table. @param {string} call @param {number[]} table */
    names(call, ...table) {
        const names = [];
        for (let at; (at = this.calls[call](...table, names.length)) !== 0;)
            names.push(this.textFrom(at));
        return names;
    }

    /** A text that ends with a zero. @param {number} at */
    textFrom(at) {
        return decoder.decode(this.bytes.subarray(at, this.bytes.indexOf(0, at)));
    }

    /** What the library has just said. @param {number} length */
    heard(length) {
        return this.decode(this.said, length);
    }

    /** @param {number} at @param {number} length */
    decode(at, length) {
        return decoder.decode(this.bytes.subarray(at, at + length));
    }

    /** Writes a text for the library, and returns its length in bytes; what does not
     *  fit is left out.  For a text as short as a move, an encoder is slower than a loop.
     *  @param {string} text @param {string} [what]  how to call it if it is no text */
    tell(text, what = 'this') {
        if (typeof text !== 'string')
            throw unfit(`${what} is a text`, text);
        const { room } = this, { length } = text;
        if (length < 14) {
            let n = 0;
            for (let code; n < length && (code = text.charCodeAt(n)) < 128; n++)
                room[n] = code;
            if (n === length)
                return n;
        }
        return encoder.encodeInto(text, room).written;
    }

    /** Room for good. @param {number} size */
    allocate(size) {
        const at = this.free + 15 & ~15;
        const lacks = at + size - this.bytes.length;
        if (lacks > 0) {
            this.memory.grow(Math.ceil(lacks / 65536));
            this.view();
        }
        this.free = at + size;
        return at;
    }

    /** The squares in the list. @param {number} count */
    squares(count) {
        const { bytes, list } = this, out = new Array(count);
        for (let n = 0; n < count; n++)
            out[n] = squares[bytes[list + n]];
        return out;
    }
}
