// verdict.js -- the answer to a request to move, and what is thrown
import { kinds, squareOf, squares } from './guest.js';

/** @typedef {import('./rules.js').Position} Position */
/** @typedef {import('./names.js').Reason} Reason */
/** @typedef {import('./names.js').Role} Role */
/** @typedef {import('./names.js').Nature} Nature */
/** @typedef {import('./names.js').Fault} Fault */
/** @typedef {import('./names.js').Severity} Severity */
/** A cell that shows the reason, and what is there.
 *  @typedef {{ square: string, role: Role }} Evidence */
/** @typedef {{ from: string, to: string, role: Role }} Arrow */
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
    /** @param {Position} position @param {number} packed
     *  @param {number} from @param {number} to @param {number} promotion
     *  @param {string | null} [text] @param {string} [letters] */
    constructor(position, packed, from, to, promotion, text = null, letters = 'en') {
        /** @internal */
        this._packed = packed;
        /** @internal */
        this._from = from;
        /** @internal */
        this._to = to;
        /** @internal */
        this._promotion = promotion;
        /** The position in which the move was asked for. */
        this.position = position;
        /** The text of the move, or null if it was given by its squares. */
        this.text = text;
        /** @internal */
        this._letters = letters;
    }

    /** Whether the move may be played as it was asked for. */
    get legal() {
        return (this._packed & 255) === 0;
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
        return /** @type {Reason} */ (this.position._guest.reasons[this._packed & 255]);
    }

    /** Where the move starts, or null if the text of the move does not say. */
    get from() {
        return squareOf(this._from);
    }

    /** Where it goes, or null. */
    get to() {
        return squareOf(this._to);
    }

    /** What a pawn becomes, or null. */
    get promotion() {
        return kinds[this._promotion] ?? null;
    }

    /** What a legal move is: a list of 'capture', 'check' and so on.
     *  @returns {Nature[]} */
    get nature() {
        const gives = this.legal ? this.position._enter().calls
            .gives(this._from, this._to, this._promotion) : 0;
        return [...natures.filter((_, bit) => this._packed >> 8 + bit & 1),
                ...gifts.slice(0, gives)];
    }

    /** Whether this is a wrong move whose difference of numbers would be right. */
    get alias() {
        return (this._packed >> 16 & 1) === 1;
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

    /** All of it as a plain object. */
    toJSON() {
        const { legal, reason, from, to, promotion, nature, evidence, candidates, also } = this;
        return { legal, reason, from, to, promotion, nature, evidence, candidates, also };
    }

    /** Makes this the verdict that the library was asked for last. @internal */
    _ask() {
        const guest = this.position._enter();
        guest.calls.check(this._from, this._to, this._promotion);
        return guest;
    }
}

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
