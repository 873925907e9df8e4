// verdict.js -- the answer to a request to move, and what is thrown
import { kinds, shows, squareOf, squares } from './guest.js';
import { boards, lightsOf } from './lights.js';

/** @typedef {import('./rules.js').Position} Position */
/** @typedef {import('./names.js').Reason} Reason */
/** @typedef {import('./names.js').Role} Role */
/** @typedef {import('./names.js').Nature} Nature */
/** @typedef {import('./names.js').Fault} Fault */
/** @typedef {import('./names.js').Severity} Severity */
/** A cell that shows the reason, and what is there.
 *  @typedef {{ square: string, role: Role }} Evidence */
/** @typedef {{ from: string, to: string, role: Role }} Arrow */
/** @typedef {import('./lights.js').Lights} Lights */
/** @typedef {import('./lights.js').Boards} Boards */
/** What is wrong with a FEN; `offset` is where in its UTF-8, or null.
 *  @typedef {{ fault: Fault, severity: Severity, squares: string[],
 *              offset: number | null }} FenFault */

const natures = /** @type {const} */ ([
    'capture', 'en-passant', 'castle-short', 'castle-long', 'double-step', 'promotion'
]);
const gifts = /** @type {const} */ (['check', 'mate']);

/**
 * The answer to "may this piece go there?"
 *
 * ```js
 * const verdict = ecart.start().check('c1', 'a3');
 *
 * verdict.legal;       // → false
 * verdict.reason;      // → 'path-blocked'
 * verdict.evidence;    // → [{ square: 'b2', role: 'blocker' }]
 * ```
 */
export class Verdict {
    #packed;
    #from;
    #to;
    #promotion;
    #letters;

    /** @param {Position} position @param {number} packed
     *  @param {number} from @param {number} to @param {number} promotion
     *  @param {string | null} [text] @param {string} [letters] */
    constructor(position, packed, from, to, promotion, text = null, letters = 'en') {
        this.#packed = packed;
        this.#from = from;
        this.#to = to;
        this.#promotion = promotion;
        /** The position in which the move was asked for. */
        this.position = position;
        /** The text of the move, or null if it was given by its squares. */
        this.text = text;
        this.#letters = letters;
    }

    /** @internal */
    get _from() { return this.#from; }
    /** @internal */
    get _to() { return this.#to; }
    /** @internal */
    get _promotion() { return this.#promotion; }
    /** @internal */
    get _letters() { return this.#letters; }

    /** Whether the move may be played as it was asked for. */
    get legal() {
        return (this.#packed & 255) === 0;
    }

    /** Whether the move is legal once it says what the pawn becomes: ask the player then,
     *  and only then. */
    get promotionNeeded() {
        return this.reason === 'promotion-needed';
    }

    /** Whether the move is refused: neither legal nor waiting for a promotion. */
    get refused() {
        return !this.legal && !this.promotionNeeded;
    }

    /** The first rule that the move breaks, such as 'pinned'; 'none' if it is legal.
     *  @returns {Reason} */
    get reason() {
        return /** @type {Reason} */ (this.position._guest.reasons[this.#packed & 255]);
    }

    /** Where the move starts, or null if the text of the move does not say. */
    get from() {
        return squareOf(this.#from);
    }

    /** Where it goes, or null. */
    get to() {
        return squareOf(this.#to);
    }

    /** What a pawn becomes, or null. */
    get promotion() {
        return kinds[this.#promotion] ?? null;
    }

    /** What a legal move is: a list of 'capture', 'check' and so on.
     *  @returns {Nature[]} */
    get nature() {
        const gives = this.legal ? this.position._enter().calls
            .gives(this.#from, this.#to, this.#promotion) : 0;
        return [...natures.filter((_, bit) => this.#packed >> 8 + bit & 1),
                ...gifts.slice(0, gives)];
    }

    /** Whether this is a wrong move whose difference of numbers would be right. */
    get alias() {
        return (this.#packed >> 16 & 1) === 1;
    }

    /** The squares that show the reason, each with its role; empty for a legal move.
     *  @returns {Evidence[]} */
    get evidence() {
        const guest = this._ask();
        const count = guest.calls.find_evidence(), out = new Array(count);
        for (let n = 0; n < count; n++)
            out[n] = { square: squares[guest.bytes[guest.evidence + n]],
                       role: guest.roles[guest.bytes[guest.list + n]] };
        return out;
    }

    /** What a board may show: the move first, then what attacks.  The role is that of what is
     *  on `from`. @returns {Arrow[]} */
    get arrows() {
        const guest = this._ask();
        const count = guest.calls.find_arrows(), out = new Array(count);
        for (let n = 0; n < count; n++) {
            const [from, to, role] = guest.bytes.subarray(guest.said + 3 * n);
            out[n] = { from: squares[from], to: squares[to], role: guest.roles[role] };
        }
        return out;
    }

    /** The squares of the pieces that a refused text may mean, if there are several.
     *  @returns {string[]} */
    get candidates() {
        const guest = this._ask();
        return guest.squares(guest.calls.find_candidates());
    }

    /** The other rules that a refused move breaks. @returns {Reason[]} */
    get also() {
        const guest = this._ask(), count = guest.calls.find_also();
        return Array.from(guest.bytes.subarray(guest.list, guest.list + count),
                          reason => /** @type {Reason} */ (guest.reasons[reason]));
    }

    /**
     * What a board may show: the squares that are lit, and arrows; or, with the name of a
     * board, just what that takes.
     *
     * ```js
     * const verdict = ecart.position('4k3/8/8/8/4r3/8/4B3/4K3 w - - 0 1').check('e2', 'd3');
     *
     * verdict.lights().squares[2];
     * // → { square: 'e4', role: 'pinner', light: 'bad' }
     * verdict.lights('chessground')[3];
     * // → { orig: 'e4', dest: 'e1', brush: 'yellow' }
     * verdict.lights('cm-chessboard').arrows[0];
     * // → { type: { class: 'arrow-danger' }, from: 'e2', to: 'd3' }
     * ```
     *
     * @template {keyof Boards | 'any'} [B='any']
     * @param {B} [board]
     * @returns {B extends keyof Boards ? Boards[B] : Lights}
     * @throws {RangeError} if the board is not known here
     */
    lights(board) {
        const lights = lightsOf(this), made = boards[/** @type {keyof Boards} */ (board ?? 'any')];
        if (!made)
            throw new RangeError(`no lights are known for '${board}'`);
        return /** @type {any} */ (made(lights));
    }

    /** What is true of it in a word or two; of the entries with sentences, a sentence. */
    toString() {
        return this.legal ? 'legal' : `illegal: ${this.reason}`;
    }

    /** All of it as a plain object. */
    toJSON() {
        const { legal, reason, from, to, promotion, nature, evidence, candidates, also } = this;
        return { legal, reason, from, to, promotion, nature, evidence, candidates, also };
    }

    /** Makes this the verdict that the library was asked for last. @internal */
    _ask() {
        const guest = this.position._enter();
        guest.calls.check(this.#from, this.#to, this.#promotion);
        return guest;
    }
}

shows(Verdict, verdict => ({ says: String(verdict), ...verdict.toJSON() }));

/** Thrown where only a legal move will do.  Its `verdict` says why it is not. */
export class IllegalMoveError extends Error {
    /** @param {Verdict} verdict @param {string} [message] */
    constructor(verdict, message = `illegal move: ${verdict.reason}`) {
        super(message);
        this.name = 'IllegalMoveError';
        this.verdict = verdict;
    }
}

/** The first error. @template {FenFault} F @param {F[]} faults @returns {F} */
export function worst(faults) {
    return faults.find(({ severity }) => severity === 'error') ?? faults[0];
}

/** Thrown for a FEN that is no position.  Its `faults` say all that is wrong. */
export class FenError extends Error {
    /** @param {FenFault[]} faults @param {string} [message] */
    constructor(faults, message = `no position: ${worst(faults).fault}`) {
        super(message);
        this.name = 'FenError';
        this.faults = faults;
    }
}
