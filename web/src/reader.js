// reader.js -- reads and judges collections of games, piece by piece

import { shows, unfit } from './guest.js';

/** @typedef {import('./pgn.js').EcartPgn} EcartPgn */
/** @typedef {import('./pgn.js').Position} Position */
/** @typedef {import('./pgn.js').Verdict} Verdict */
/** @typedef {import('./names.js').EventKind} EventKind */
/** @typedef {import('./names.js').PgnFault} PgnFault */
/** @typedef {import('./names.js').Reason} Reason */
/** How games are judged.  `events` are the kinds to report, all if not given; `quiet` leaves
 *  out moves about which there is nothing to say; `playOn` plays a refused move all the
 *  same if it is clear what it does; `letters` is the language of the piece letters.
 *  @typedef {{ events?: EventKind[], quiet?: boolean, playOn?: boolean,
 *              letters?: string }} PgnOptions */

const kinds = /** @type {const} */ ([
    'end', 'more', 'fault', 'tag', 'number', 'move', 'nag', 'comment', 'escape', 'open',
    'close', 'result', 'game', 'game-end'
]);
const end = 0, more = 1, fault = 2, tag = 3, move = 5, nag = 6, result = 11, gameEnd = 13;
const results = /** @type {const} */ ([null, '1-0', '0-1', '1/2-1/2', '*']);
const pieceSize = 65536;

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const encoder = new TextEncoder();

/** What Windows-1252 has for 0x80 to 0x9f.  Node's own decoder takes these for controls. */
const windows1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/** @param {Uint8Array} bytes @returns {string | null} */
function decodedUtf8(bytes) {
    try {
        return utf8.decode(bytes);
    } catch {
        return null;
    }
}

/** A text of a collection: UTF-8, and what is not as Windows-1252, as the library reads it.
 *  @param {Uint8Array} bytes */
function decoded(bytes) {
    const whole = decodedUtf8(bytes);
    if (whole !== null)
        return whole;
    let text = '';
    for (let at = 0; at < bytes.length;) {
        const size = [1, 2, 3, 4].find(size => at + size <= bytes.length &&
                                       decodedUtf8(bytes.subarray(at, at + size)) !== null);
        text += size ? decodedUtf8(bytes.subarray(at, at + size))
            : windows1252[bytes[at] - 0x80] ?? String.fromCharCode(bytes[at]);
        at += size ?? 1;
    }
    return text;
}

/**
 * Something in a collection of games: a tag, a move, a fault.  Ask for its verdict and its
 * positions before the next event comes; afterwards they are no longer known.
 */
export class PgnEvent {
    #reader;
    #serial;
    /** @type {Verdict | null} */
    #verdict = null;

    /** @param {PgnReader} reader @param {number} kind */
    constructor(reader, kind) {
        const { calls, facts } = reader._ecart._guest, desk = reader._desk;
        const [text, length, name, nameLength, line, column, faultNumber, resultNumber, more,
               mark, number, judged, played, reason, depth] = facts;
        /** What it is. */
        this.kind = /** @type {EventKind} */ (kinds[kind]);
        /** Its line in the whole text, from 1. */
        this.line = line;
        /** Its column in bytes of UTF-8, from 1. */
        this.column = column;
        /** How many bytes come before it. */
        this.offset = calls.event_offset(desk);
        /** What was written: a move, a comment, the value of a tag. */
        this.text = kind === tag ? reader._value() : reader._decoded(text, length);
        /** Which game this is, from 1. */
        this.game = calls.desk_games(desk);
        /** How deep it is in variations; 0 in the game itself. */
        this.depth = depth;
        /** The name of a tag. @type {string | null} */
        this.name = kind === tag ? reader._decoded(name, nameLength) : null;
        /** What is wrong, if this is a fault. @type {PgnFault | null} */
        this.fault = kind === fault ? reader._fault(faultNumber) : null;
        /** The number before a move; the number of a mark, such as 1 for `!`; else 0. */
        this.number = kind === move ? number : kind === nag ? mark : 0;
        /** A result as the standard writes it; else null. */
        this.result = kind === result ? results[resultNumber] : null;
        /** Whether the next part of this comment follows. */
        this.more = more === 1;
        /** Of a move: whether it was judged; of the end of a game: whether all moves of its own
         *  line were legal. */
        this.judged = (kind === move || kind === gameEnd) && judged === 1;
        /** Of a move: whether its line goes on after it. */
        this.played = kind === move && played === 1;
        /** Why a move is refused, 'none' if it is legal; null for all other events.
         *  @type {Reason | null} */
        this.reason = this.kind === 'move' && this.judged ? reader._reason(reason) : null;
        this.#reader = reader;
        this.#serial = reader._serial;
        if (this.reason !== null && this.reason !== 'none')
            this.#verdict = reader._verdict(this);
    }

    /** The verdict on a judged move; else null.  That of a refused move stays known. */
    get verdict() {
        return this.#verdict ??= this.reason === null ? null : this._current()._verdict(this);
    }

    /** The position before a move, or null if it is not known. */
    get before() {
        return this.#verdict?.position ?? this._current()._position('enter_before');
    }

    /** The position after the last move that was played, or null if it is not known. */
    get position() {
        return this._current()._position('enter_after');
    }

    /** What can be kept, or sent to another thread. */
    toJSON() {
        const { kind, line, column, offset, text, game, depth, name, fault, number, result, more,
                judged, played, reason } = this;
        return { kind, line, column, offset, text, game, depth, name, fault, number, result, more,
                 judged, played, reason };
    }

    /** @internal */
    _current() {
        if (this.#reader._serial !== this.#serial)
            throw new Error('an event knows positions only until the next event is asked for');
        return this.#reader;
    }
}
shows(PgnEvent, event => event.toJSON());

/**
 * Reads and judges a collection of games, piece by piece.  `ecart.pgn()` is simpler if all of
 * it is there.
 *
 * ```js
 * const reader = ecart.pgnReader({ events: ['move'] });
 * const moves = [];
 *
 * for (const piece of ['1. e4 e', '5 2. Ke3 *'])
 *     for (const event of reader.read(piece))
 *         moves.push(event.text);
 * for (const event of reader.end())
 *     moves.push(event.text);
 * reader.close();
 * moves;       // → ['e4', 'e5', 'Ke3']
 * ```
 */
export class PgnReader {
    #ecart;
    /** Its memory in the library. */
    #desk;
    #letters;
    #serial = 0;
    /** The kinds to report, as bits. */
    #kinds;
    #piece;

    /** @param {EcartPgn} ecart @param {PgnOptions} options */
    constructor(ecart, { events, quiet = false, playOn = false, letters = 'en' }) {
        this.#ecart = ecart;
        this.#desk = ecart._more.desks.pop() ??
            ecart._guest.allocate(ecart._guest.calls.desk_size());
        this.#letters = letters;
        this.#kinds = events ? events.reduce((set, kind) => set | 1 << kinds.indexOf(kind), 0)
                             : ~0;
        this.#piece = ecart._guest.calls.desk_piece(this.#desk);
        const comments = this.#kinds >> kinds.indexOf('comment') & 1;
        ecart._guest.calls.desk_start(this.#desk,
            Number(quiet) | Number(playOn) << 1 | Number(!comments) << 2,
            ecart._lettersOf(letters));
    }

    /** @internal */
    get _ecart() { return this.#ecart; }
    /** @internal */
    get _desk() { return this.#desk; }
    /** @internal */
    get _serial() { return this.#serial; }

    /** How many games were begun. */
    get games() {
        return this.#ecart._guest.calls.desk_games(this.#desk);
    }

    /** How many moves were judged. */
    get moves() {
        return this.#ecart._guest.calls.desk_moves(this.#desk);
    }

    /** The events in the next piece of the text.
     *  @param {string | Uint8Array} piece @returns {Generator<PgnEvent, void, void>} */
    read(piece) {
        if (typeof piece !== 'string' && !(piece instanceof Uint8Array))
            throw unfit('a piece of a collection is a text or a Uint8Array', piece);
        return this._read(piece);
    }

    /** @internal @param {string | Uint8Array} piece @returns {Generator<PgnEvent, void, void>} */
    *_read(piece) {
        for (let at = 0; at < piece.length;) {
            const rest = this.#ecart._guest.calls.desk_rest(this.#desk);
            const { read, written } = this._put(piece, at, rest);
            at += read;
            yield* this._events(rest + written, false);
        }
    }

    /** The events at the end of the text.  Close the reader then.
     *  @returns {Generator<PgnEvent, void, void>} */
    *end() {
        yield* this._events(this.#ecart._guest.calls.desk_rest(this.#desk), true);
    }

    /** Gives its memory back; the reader may not be used any more. */
    close() {
        if (this.#desk !== 0)
            this.#ecart._more.desks.push(this.#desk);
        this.#serial++;
        this.#desk = 0;
    }

    /** Copies as much of a piece as there is room for.  @internal
     *  @param {string | Uint8Array} piece @param {number} at @param {number} rest */
    _put(piece, at, rest) {
        const room = this.#ecart._guest.bytes.subarray(this.#piece + rest,
                                                       this.#piece + pieceSize);
        if (typeof piece === 'string')
            return encoder.encodeInto(piece.slice(at, at + room.length), room);
        const part = piece.subarray(at, at + room.length);
        room.set(part);
        return { read: part.length, written: part.length };
    }

    /** @internal @param {number} length @param {boolean} last
     *  @returns {Generator<PgnEvent, void, void>} */
    *_events(length, last) {
        const { calls } = this.#ecart._guest, desk = this.#desk;
        calls.desk_feed(desk, length, last ? 1 : 0);
        for (let kind; (kind = calls.desk_next(desk, this.#kinds)) !== end && kind !== more;) {
            this.#serial++;
            yield new PgnEvent(this, kind);
        }
        this.#serial++;
    }

    /** @internal */
    _value() {
        const guest = this.#ecart._guest;
        return this._decoded(guest.said, guest.calls.event_value(this.#desk));
    }

    /** @internal @param {number} at @param {number} length */
    _decoded(at, length) {
        return decoded(this.#ecart._guest.bytes.subarray(at, at + length));
    }

    /** @internal @param {number} number */
    _fault(number) {
        return /** @type {PgnFault} */ (this.#ecart._more.pgnFaults[number]);
    }

    /** @internal @param {number} number */
    _reason(number) {
        return /** @type {Reason} */ (this.#ecart._guest.reasons[number]);
    }

    /** @internal @param {'enter_before' | 'enter_after'} which @returns {Position | null} */
    _position(which) {
        const guest = this.#ecart._guest;
        guest.current = null;
        return guest.calls[which](this.#desk) === 1 ? this.#ecart._taken() : null;
    }

    /** @internal @param {PgnEvent} event @returns {Verdict | null} */
    _verdict(event) {
        return this._position('enter_before')?.read(event.text, { letters: this.#letters }) ??
               null;
    }
}
shows(PgnReader, ({ games, moves }) => ({ games, moves }));
