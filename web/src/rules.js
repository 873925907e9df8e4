// rules.js -- positions and verdicts: the smallest entry, without texts for people.
import {
    Guest, cellOf, compile, compileSync, kindOf, kinds, shows, sideOf, sides, squareOf, squares,
    unfit
} from './guest.js';
import { FenError, IllegalMoveError, Verdict, worst } from './verdict.js';

export { FenError, IllegalMoveError, Verdict, worst };

/** @typedef {import('./guest.js').Source} Source */
/** @typedef {import('./names.js').Reason} Reason */
/** @typedef {import('./names.js').Role} Role */
/** @typedef {import('./names.js').Nature} Nature */
/** @typedef {import('./names.js').Fault} Fault */
/** @typedef {import('./names.js').Severity} Severity */
/** @typedef {'white' | 'black'} Side */
/** @typedef {'king' | 'queen' | 'rook' | 'bishop' | 'knight' | 'pawn'} Kind */
/** A kind, by its name or by its letter: 'queen' or 'q'.
 *  @typedef {Kind | 'k' | 'q' | 'r' | 'b' | 'n' | 'p'} KindName */
/** @typedef {{ side: Side, kind: Kind }} Piece */
/** A move that is asked for.  Any squares may be named, even some that do not exist.
 *  @typedef {{ from: string, to: string, promotion?: KindName | null }} Move */
/** With `lenient`, a promotion where nothing is promoted is left out, as boards send it.
 *  @typedef {{ lenient?: boolean }} Options */
/** @typedef {import('./verdict.js').Evidence} Evidence */
/** @typedef {import('./lights.js').Key} Key */
/** @typedef {import('./verdict.js').Lights} Lights */
/** @typedef {import('./verdict.js').Boards} Boards */
/** @typedef {import('./verdict.js').FenFault} FenFault */

/**
 * A position.  It never changes: playing a move gives another one.
 *
 * ```js
 * const position = ecart.start().after('e2e4');
 *
 * position.turn;               // → 'black'
 * position.at('e4');           // → { side: 'white', kind: 'pawn' }
 * position.isLegal('e7', 'e5') // → true
 * ```
 *
 * @template {Verdict} [V=Verdict]
 */
export class Position {
    #rules;
    #guest;
    #fen;
    #chess960;
    /** @type {Uint8Array | null} */
    #bytes;

    /** Takes the position that the library has just made.  One that was read from a FEN is
     *  copied only when another one was looked at in between.
     *  @param {Rules} rules @param {string | null} [fen] @param {boolean} [chess960] */
    constructor(rules, fen = null, chess960 = false) {
        this.#rules = rules;
        this.#guest = rules._guest;
        this.#fen = fen;
        this.#chess960 = chess960;
        this.#bytes = fen === null ? this.#guest.copy() : null;
        this.#guest.current = this;
    }

    /** @internal */
    get _rules() { return this.#rules; }
    /** @internal */
    get _guest() { return this.#guest; }

    /** Has the library look at this position. @internal */
    _enter() {
        const guest = this.#guest;
        if (guest.current !== this)
            this._return();
        return guest;
    }

    /** @internal */
    _return() {
        const guest = this.#guest;
        if (this.#bytes !== null)
            guest.bytes.set(this.#bytes, guest.here);
        else {
            this.#rules._read(/** @type {string} */ (this.#fen), { chess960: this.#chess960 });
            this.#bytes = guest.copy();
        }
        guest.current = this;
    }

    /** @internal @param {number} n */
    _fact(n) {
        const guest = this._enter();
        guest.calls.find_facts();
        return guest.facts[n];
    }

    /** Whose move it is. @returns {Side} */
    get turn() {
        return sides[this._fact(0)];
    }

    /** The FEN. */
    get fen() {
        return this.toFen();
    }

    /** The FEN.  With `shredder`, rights to castle are HAha, as they are in Chess960 unless
     *  it is false; with `legalEnPassant`, the square of en passant is named only if a pawn
     *  may capture there.
     *  @param {{ shredder?: boolean, legalEnPassant?: boolean }} [options] */
    toFen({ shredder = this.chess960, legalEnPassant = false } = {}) {
        const guest = this._enter();
        return guest.heard(guest.calls.write_fen(Number(shredder) | Number(legalEnPassant) << 1));
    }

    /** Moves of either side since a capture or a pawn's move. */
    get halfmoves() {
        return this._fact(1);
    }

    /** The number of the move. */
    get moveNumber() {
        return this._fact(2);
    }

    /** Whether castling is written as the king's move onto its rook. */
    get chess960() {
        return this._fact(3) === 1;
    }

    /** The square that a pawn has just passed, or null. @returns {string | null} */
    get enPassant() {
        return squareOf(this._fact(4));
    }

    /** The pieces that give check. @returns {string[]} */
    get checkers() {
        const guest = this._enter();
        return guest.squares(guest.calls.checkers());
    }

    /** Whether the side to move is in check. */
    get isCheck() {
        return this._enter().calls.checkers() > 0;
    }

    /** Whether it is mated. */
    get isCheckmate() {
        return this.isCheck && this.#guest.calls.has_move() === 0;
    }

    /** Whether it has no legal move without being in check. */
    get isStalemate() {
        return !this.isCheck && this.#guest.calls.has_move() === 0;
    }

    /** The piece on a square, or null. @param {string} square @returns {Piece | null} */
    at(square) {
        const guest = this._enter(), cell = cellOf(square);
        const piece = guest.bytes[guest.here + cell];
        const kind = cell === 0 ? null : kinds[piece & 7];
        return kind ? { side: sides[piece >> 3], kind } : null;
    }

    /** All pieces, by their squares. @returns {Map<string, Piece>} */
    get pieces() {
        const pieces = new Map();
        for (let cell = 11; cell <= 88; cell++) {
            const square = squareOf(cell);
            const piece = square && this.at(square);
            if (piece)
                pieces.set(square, piece);
        }
        return pieces;
    }

    /**
     * The verdict on a move: two squares and perhaps what a pawn becomes, or the move as
     * an object, or as a text.  Any nonsense is refused with a reason too.
     *
     * ```js
     * ecart.start().check({ from: 'e2', to: 'e4', promotion: 'q' }).reason;
     * // → 'promotion-not-allowed'
     * ecart.start().check({ from: 'e2', to: 'e4', promotion: 'q' }, { lenient: true }).legal;
     * // → true
     * ```
     *
     * @param {string | Move} from  the square, or the whole move
     * @param {string | Options} [to]  behind a whole move, the options
     * @param {KindName | null} [promotion]
     * @param {Options} [options]
     * @returns {V}
     * @throws {TypeError} if it is neither texts nor such an object
     */
    check(from, to, promotion, options) {
        if (to === undefined || typeof to === 'object' && to !== null)
            return this._checkWhole(from, to);
        return this._mild(this._check(cellOf(/** @type {string} */ (from)), cellOf(to),
                                      kindOf(promotion)), options);
    }

    /** The verdict without a promotion that is none, if that is wanted.  @internal
     *  @param {V} verdict @param {Options | undefined} options @returns {V} */
    _mild(verdict, options) {
        if (!options?.lenient || verdict.legal)
            return verdict;
        const { _from, _to, _promotion, text, reason } = verdict;
        if (_promotion === 0 || text !== null && reason !== 'promotion-not-allowed')
            return verdict;
        const plain = this._check(_from, _to, 0);
        return plain.promotionNeeded ? verdict : plain;
    }

    /** @internal @param {number} from @param {number} to @param {number} promotion
     *  @returns {V} */
    _check(from, to, promotion) {
        const packed = this._enter().calls.check(from, to, promotion);
        return /** @type {V} */ (new this.#rules._Verdict(this, packed, from, to, promotion));
    }

    /** @internal @param {string | Move} move @param {Options} [options] @returns {V} */
    _checkWhole(move, options) {
        if (typeof move !== 'string' && (typeof move !== 'object' || move === null))
            throw unfit('a move is a text, two squares or { from, to }', move);
        return this._mild(typeof move === 'string' ? this._checkText(move)
            : this._check(cellOf(move.from), cellOf(move.to), kindOf(move.promotion)), options);
    }

    /** Squares only: other texts need the library's words. @internal
     *  @param {string} text @returns {V} */
    _checkText(text) {
        return this._check(cellOf(text.slice(0, 2)), cellOf(text.slice(2, 4)),
                           kindOf(text.slice(4)));
    }

    /** Whether a move is legal.  Quicker than check().
     *  @param {string} from @param {string} to @param {KindName | null} [promotion] */
    isLegal(from, to, promotion) {
        return this._enter().calls.is_legal(cellOf(from), cellOf(to), kindOf(promotion)) === 1;
    }

    /** All legal moves, or those of one piece.  A promotion is four moves.
     *  @param {{ from?: string }} [options]
     *  @returns {{ from: string, to: string, promotion: Kind | null }[]} */
    moves({ from } = {}) {
        const guest = this._enter(), { bytes } = guest;
        const count = guest.calls.find_moves(), out = [];
        const only = from === undefined ? 0 : cellOf(from) || -1;
        for (let at = guest.moves; at < guest.moves + 4 * count; at += 4)
            if (only === 0 || bytes[at] === only)
                out.push({ from: squares[bytes[at]], to: squares[bytes[at + 1]],
                           promotion: kinds[bytes[at + 2]] });
        return out;
    }

    /** Where the piece on a square may go.
     *  @param {string} from @returns {string[]} */
    destinations(from) {
        const guest = this._enter();
        return guest.squares(guest.calls.destinations(cellOf(from)));
    }

    /** Where each piece may go that may go anywhere, as chessground asks for it.
     *  @returns {Map<Key, Key[]>} */
    get allDestinations() {
        const all = new Map();
        for (const { from, to } of this.moves()) {
            const known = all.get(from);
            if (!known)
                all.set(from, [to]);
            else if (known[known.length - 1] !== to)
                known.push(to);
        }
        return all;
    }

    /** The pieces of a side that attack a square, pinned ones included.
     *  @param {string} square @param {Side} by @returns {string[]} */
    attackers(square, by) {
        const guest = this._enter();
        return guest.squares(guest.calls.attackers(sideOf(by), cellOf(square)));
    }

    /** The squares that the piece on a square attacks or protects.
     *  @param {string} from @returns {string[]} */
    attacks(from) {
        const guest = this._enter();
        return guest.squares(guest.calls.attacks(cellOf(from)));
    }

    /** The piece that pins the one on a square, or null.
     *  @param {string} square @returns {string | null} */
    pinner(square) {
        return squareOf(this._enter().calls.pinner(cellOf(square)));
    }

    /**
     * The position after a move, which is given as for check().
     *
     * @param {string | Move} from
     * @param {string | Options} [to]
     * @param {KindName | null} [promotion]
     * @param {Options} [options]
     * @returns {this}
     * @throws {IllegalMoveError} if the move is not legal
     */
    after(from, to, promotion, options) {
        const verdict = this.check(from, to, promotion, options);
        if (!verdict.legal)
            throw this.#rules._illegal(verdict);
        return this._after(verdict);
    }

    /** @internal @param {Verdict} verdict @returns {this} */
    _after(verdict) {
        const guest = this._enter();
        guest.calls.play(verdict._from, verdict._to, verdict._promotion);
        return /** @type {any} */ (this.#rules._taken());
    }

    /** How many sequences of so many legal moves there are. @param {number} depth */
    perft(depth) {
        return this._enter().calls.perft(depth);
    }

    /** The FEN. */
    toString() {
        return this.fen;
    }

    /** The FEN. */
    toJSON() {
        return this.fen;
    }
}
shows(Position, position => position.fen);

/** The library, with the names that it uses for what its numbers mean. @internal */
class RulesGuest extends Guest {
    /** @param {WebAssembly.Module} module */
    constructor(module) {
        super(module);
        this.reasons = this.names('rule_name', 0);
        this.roles = this.names('rule_name', 1);
        this.faults = this.names('rule_name', 2);
        this.severities = this.names('rule_name', 3);
    }
}

/** The rules of chess: what load() gives. */
export class Rules {
    #guest;

    /** @param {WebAssembly.Module} module */
    constructor(module) {
        this.#guest = new RulesGuest(module);
    }

    /** @internal */
    get _guest() { return this.#guest; }

    /** @internal @returns {typeof Verdict} */
    get _Verdict() { return Verdict; }

    /** The position that the library has just made. @internal
     *  @param {string} [fen] @param {boolean} [chess960] @returns {Position} */
    _taken(fen, chess960) {
        return new Position(this, fen, chess960);
    }

    /** @internal @param {Verdict} verdict */
    _illegal(verdict) {
        return new IllegalMoveError(verdict);
    }

    /** The start of a game; of Chess960 with Scharnagl's number, 0 to 959.
     *  @param {number} [number] */
    start(number) {
        const { calls } = this._guest;
        if (number === undefined)
            calls.start();
        else if (calls.start_960(number) === 0)
            throw new RangeError('a start of Chess960 is a number from 0 to 959');
        return this._taken();
    }

    /**
     * The position of a FEN.  What can be mended is mended; readFen() says what that was.
     *
     * @param {string} fen
     * @param {{ chess960?: boolean }} [options]  `chess960` lets KQkq mean the outermost rooks
     * @throws {FenError} if it is no position
     */
    position(fen, options) {
        if (fen === 'startpos')
            return this.start();
        if (!this._read(fen, options))
            throw this._fenError(this._faults(), fen, options);
        return this._taken(fen, options?.chess960);
    }

    /**
     * Reads a FEN, and says all that is wrong with it.
     *
     * ```js
     * const { position, faults } = ecart.readFen('8/8/8/4k3/4K3/8/8/8 w - - 0 1');
     *
     * position;            // → null
     * faults[0].fault;     // → 'kings-adjacent'
     * faults[0].severity;  // → 'error'
     * faults[0].squares;   // → ['e4', 'e5']
     * ```
     *
     * @param {string} fen
     * @param {{ chess960?: boolean }} [options]
     */
    readFen(fen, options) {
        const position = this._read(fen, options) ? this._taken(fen, options?.chess960) : null;
        return { position, faults: this._faults() };
    }

    /** @internal @param {string} fen @param {{ chess960?: boolean }} [options] */
    _read(fen, options) {
        this._guest.current = null;
        return this._guest.calls.read_fen(this._guest.tell(fen, 'a FEN'),
                                          options?.chess960 ? 1 : 0) === 1;
    }

    /** The faults that the library has just found. @internal
     *  @returns {FenFault[]} */
    _faults() {
        const { calls } = this._guest, faults = [];
        for (let n = 0; (n = calls.next_fault(n)) >= 0; n++)
            faults.push(this._fault(n));
        return faults;
    }

    /** @internal @param {number} n @returns {FenFault} */
    _fault(n) {
        const guest = this._guest, offset = guest.calls.fault_offset(n);
        return {
            fault: /** @type {Fault} */ (guest.faults[n]),
            severity: /** @type {Severity} */ (guest.severities[guest.calls.fault_severity(n)]),
            squares: guest.squares(guest.calls.fault_cells(n)),
            offset: offset < 0 ? null : offset
        };
    }

    /** @internal @param {FenFault[]} faults @param {string} fen
     *  @param {{ chess960?: boolean }} [options] */
    _fenError(faults, fen, options) {
        return new FenError(faults);
    }
}
shows(Rules, () => ({}));

/**
 * Loads the rules.
 *
 * @param {Source} [source]  where rules.wasm is, or what is in it; by default the file beside
 *                           this one, which bundlers find too
 */
export async function load(source = new URL('./rules.wasm', import.meta.url)) {
    return new Rules(await compile(source));
}

/**
 * Loads the rules at once: in Node, or anywhere if the bytes of rules.wasm are given.
 *
 * @param {string | URL | BufferSource | WebAssembly.Module} [source]
 */
export function loadSync(source = new URL('./rules.wasm', import.meta.url)) {
    return new Rules(compileSync(source));
}
