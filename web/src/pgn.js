// pgn.js -- all of the library: collections of games, and lessons too.
import { compile, compileSync } from './guest.js';
import { Ecart, Game, FenError, IllegalMoveError, Position as PlainPosition,
         Verdict as PlainVerdict } from './ecart.js';

import { PgnEvent, PgnReader } from './reader.js';

export { FenError, Game, IllegalMoveError, PgnEvent, PgnReader };

/** @typedef {import('./guest.js').Source} Source */
/** @typedef {import('./ecart.js').Language} Language */
/** @typedef {import('./ecart.js').Meaning} Meaning */
/** @typedef {import('./ecart.js').Evidence} Evidence */
/** @typedef {import('./ecart.js').FenFault} FenFault */
/** @typedef {import('./ecart.js').Kind} Kind */
/** @typedef {import('./ecart.js').KindName} KindName */
/** @typedef {import('./ecart.js').Move} Move */
/** @typedef {import('./ecart.js').Piece} Piece */
/** @typedef {import('./ecart.js').Side} Side */
/** @typedef {import('./names.js').Reason} Reason */
/** @typedef {import('./names.js').PgnFault} PgnFault */
/** @typedef {import('./names.js').EventKind} EventKind */
/** @typedef {'child' | 'player' | 'arbiter'} Level */
/** How a lesson is written; `edition` and `tempo` are for an arbiter.
 *  @typedef {{ level?: Level, language?: string, edition?: 2023 | 2018,
 *              tempo?: 'standard' | 'rapid' | 'blitz' }} LessonOptions */
/** A step of a lesson: what it is about, what it says, and more lines of it.
 *  @typedef {{ label: string | null, text: string, lines: string[] }} Step */
/** @typedef {import('./reader.js').PgnOptions} PgnOptions */

const levels = ['child', 'player', 'arbiter'];
const tempos = ['standard', 'rapid', 'blitz'];
const editions = [2023, 2018];
/** The steps of a lesson, which lib's lesson.h describes. @param {string} text
 *  @returns {Step[]} */
function stepsOf(text) {
    /** @type {Step[]} */
    const steps = [];
    for (const line of text.split('\n').slice(0, -1)) {
        const tab = line.indexOf('\t');
        if (tab === 0 && steps.length > 0)
            steps[steps.length - 1].lines.push(line.slice(1));
        else
            steps.push({ label: tab > 0 ? line.slice(0, tab) : null,
                         text: line.slice(tab + 1), lines: [] });
    }
    return steps;
}

/** The options of a lesson as one number.  @param {LessonOptions} options */
function packed({ level = 'player', edition = 2023, tempo = 'standard' }) {
    const chosen = [levels.indexOf(level), editions.indexOf(edition), tempos.indexOf(tempo)];
    if (chosen.includes(-1))
        throw new RangeError('no such level, edition or tempo of a lesson');
    return chosen[0] | chosen[1] << 4 | chosen[2] << 8;
}

/** A verdict that can also say all of the reasoning. */
export class Verdict extends PlainVerdict {
    /**
     * Why the move is allowed or refused, and what to do instead, step by step.
     *
     * ```js
     * const verdict = ecart.start().check('c1', 'a3');
     *
     * verdict.lesson({ level: 'child' })[0].text;
     * // → 'The pawn on b2 is in the way. Only knights can jump.'
     * verdict.lesson({ level: 'arbiter' })[1].lines[0].slice(0, 3);    // → '3.5'
     * ```
     *
     * @param {LessonOptions} [options]
     */
    lesson(options = {}) {
        const how = packed(options), language = this._ecart._language(options.language);
        const guest = this._ask();
        return stepsOf(guest.heard(guest.calls.lesson(language, how)));
    }
}

/** A position that can also say how it stands, step by step.
 *  @extends {PlainPosition<Verdict>} */
export class Position extends PlainPosition {
    /** How a game stands in this position, and why; in check, how to answer it.
     *  @param {LessonOptions} [options] */
    lesson(options = {}) {
        const language = /** @type {Ecart} */ (this._rules)._language(options.language);
        const guest = this._enter();
        return stepsOf(guest.heard(guest.calls.lesson_standing(language, packed(options))));
    }
}

/** All of the library: what load() gives. */
export class EcartPgn extends Ecart {
    /** @param {WebAssembly.Module} module */
    constructor(module) {
        super(module);
        /** @internal @type {typeof PlainVerdict} */
        this._Verdict = Verdict;
        /** @internal */
        this._pgnFaults = this._guest.names('pgn_fault_name');
        /** Memory of readers that are closed. @internal @type {number[]} */
        this._desks = [];
    }

    /** @internal @param {string} [fen] @param {boolean} [chess960] @returns {Position} */
    _taken(fen, chess960) {
        return new Position(this, fen, chess960);
    }

    /** @param {number} [number] @returns {Position} */
    start(number) {
        return /** @type {Position} */ (super.start(number));
    }

    /** @param {string} fen @param {{ chess960?: boolean }} [options] @returns {Position} */
    position(fen, options) {
        return /** @type {Position} */ (super.position(fen, options));
    }

    /**
     * Reads and judges the games of a text.
     *
     * ```js
     * const text = '[White "Anna"]\n\n1. e4 e5 2. Ke3 {too far} *';
     *
     * for (const event of ecart.pgn(text, { quiet: true, events: ['move', 'fault'] })) {
     *     event.line;                  // → 3
     *     event.text;                  // → 'Ke3'
     *     event.verdict.explain();
     *     // → 'The king on e1 cannot go to e3: a king moves only one square at a time.'
     * }
     * ```
     *
     * @param {string | Uint8Array} text
     * @param {PgnOptions} [options]
     * @returns {Generator<PgnEvent, void, void>}
     */
    *pgn(text, options = {}) {
        const reader = this.pgnReader(options);
        try {
            yield* reader.read(text);
            yield* reader.end();
        } finally {
            reader.close();
        }
    }

    /**
     * Reads and judges the games of a stream, such as `file.stream()` or `response.body`.
     *
     * @param {ReadableStream<Uint8Array> | AsyncIterable<string | Uint8Array>} stream
     * @param {PgnOptions} [options]
     * @returns {AsyncGenerator<PgnEvent, void, void>}
     */
    async *pgnStream(stream, options = {}) {
        const reader = this.pgnReader(options);
        try {
            for await (const piece of piecesOf(stream))
                yield* reader.read(piece);
            yield* reader.end();
        } finally {
            reader.close();
        }
    }

    /** A reader for a text that comes in pieces. @param {PgnOptions} [options] */
    pgnReader(options = {}) {
        return new PgnReader(this, options);
    }
}

/** The pieces of a stream, also where streams cannot be iterated over.
 *  @param {ReadableStream<Uint8Array> | AsyncIterable<string | Uint8Array>} stream
 *  @returns {AsyncGenerator<string | Uint8Array, void, void>} */
export async function* piecesOf(stream) {
    if (Symbol.asyncIterator in stream) {
        yield* /** @type {AsyncIterable<string | Uint8Array>} */ (stream);
        return;
    }
    const reader = /** @type {ReadableStream<Uint8Array>} */ (stream).getReader();
    try {
        for (let got; !(got = await reader.read()).done;)
            yield got.value;
    } finally {
        await reader.cancel();
    }
}

/**
 * What a worker has found in the next piece of a text, and how far it is.
 * @typedef {{ events: (ReturnType<PgnEvent['toJSON']> & { fen?: string, explanation?: string })[],
 *             bytes: number, games: number, moves: number }} PgnBatch
 */

/**
 * Has a worker read and judge games, so that a page stays quick.  The worker is one that runs
 * `ecart-chess/worker`.  A refused move comes with the FEN before it and its sentence.
 *
 * @param {{ postMessage(message: any): void, addEventListener: Function,
 *           removeEventListener: Function }} worker
 * @param {string | Uint8Array | Blob} source
 * @param {PgnOptions & { language?: Language }} [options]
 * @returns {AsyncGenerator<PgnBatch, void, void>}
 */
export async function* pgnInWorker(worker, source, options = {}) {
    const { port1: port, port2 } = new MessageChannel();
    /** @type {any[]} */
    const waiting = [];
    let wake = () => {};
    const listen = (/** @type {any} */ { data }) => {
        waiting.push(data);
        wake();
    };
    port.onmessage = listen;
    /** @type {any} */ (worker).postMessage({ ecart: 'pgn', source, options, port: port2 },
                                            [port2]);
    try {
        for (;;) {
            while (waiting.length === 0)
                await new Promise(resolve => { wake = () => resolve(undefined); });
            const { batch, error } = waiting.shift();
            if (error)
                throw new Error(error);
            if (!batch)
                return;
            yield batch;
            port.postMessage('next');
        }
    } finally {
        port.postMessage('stop');
        port.close();
    }
}

/**
 * Loads all of the library.
 *
 * @param {Source} [source]  where pgn.wasm is, or what is in it; by default the file beside this
 *                           one, which bundlers find too
 */
export async function load(source = new URL('./pgn.wasm', import.meta.url)) {
    return new EcartPgn(await compile(source));
}

/**
 * Loads all of the library at once: in Node, or anywhere if the bytes of pgn.wasm are given.
 *
 * @param {string | URL | BufferSource | WebAssembly.Module} [source]
 */
export function loadSync(source = new URL('./pgn.wasm', import.meta.url)) {
    return new EcartPgn(compileSync(source));
}
