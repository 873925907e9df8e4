// watch.js -- boards with sensors or a camera, which are watched while people play

import { kinds, shows, sides, squares } from './guest.js';

/** @typedef {import('./ecart.js').Kind} Kind */
/** @typedef {import('./ecart.js').Piece} Piece */
/** @typedef {import('./names.js').WatchEvent} WatchEvent */
/** @typedef {import('./pgn.js').EcartPgn} EcartPgn */
/** @typedef {import('./pgn.js').Position} Position */
/** @typedef {import('./pgn.js').Verdict} Verdict */
/** What a board knows, and after how many looks of the same a move has settled, 1 to 255.
 *  @typedef {{ sees?: 'pieces' | 'colours' | 'occupied', settle?: number }} WatchOptions */
/** What a look at a board shows.  `moves` were played, taken back, begun or tried; `back` is
 *  how many were taken back, before others if it is `revised`; `verdicts` are those on moves
 *  that were played or tried; `put` is what has to be put where, null to clear the square, and
 *  `putText` says so where an illegal move or another wrong board has settled; `result` is what two kings in the centre show; with `several`, more has to be seen.
 *  @typedef {{ event: WatchEvent, moves: { from: string, to: string, promotion: Kind | null }[],
 *              back: number, verdicts: Verdict[], put: { square: string, piece: Piece | null }[],
 *              putText: string,
 *              result: '1-0' | '0-1' | '1/2-1/2' | null, several: boolean }} Watched */

export const sights = ['pieces', 'colours', 'occupied'];
export const results = /** @type {const} */ ([null, '1-0', '0-1', '1/2-1/2']);

/**
 * A board on which people play, which a program looks at again and again: ecart.watch().
 *
 * ```js
 * const watch = ecart.watch();
 *
 * watch.look('rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR').event;     // → 'lifted'
 * watch.look('rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR').event;   // → 'unfinished'
 * watch.look('rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR').event;   // → 'move'
 * watch.game.moves;                                                    // → ['e4']
 *
 * watch.look('rnbqkbnr/pppp1ppp/8/8/4p3/8/PPPP1PPP/RNBQKBNR');
 * const { event, verdicts, put, putText } = watch.clock();
 *
 * event;                       // → 'try'
 * verdicts[0].reason;          // → 'pawn-shape'
 * putText;                     // → 'Put back the pawn on e4 and the pawn on e7.'
 * put[1].square;               // → 'e7'
 * put[1].piece;                // → { side: 'black', kind: 'pawn' }
 * ```
 */
export class Watch {
    #ecart;
    /** What the library keeps of it, while it watches another board. @type {Uint8Array | null} */
    #kept = null;

    /** @internal @param {EcartPgn} ecart @param {Position} start @param {WatchOptions} options */
    constructor(ecart, start, { sees = 'pieces', settle = 2 }) {
        const sight = sights.indexOf(sees);
        if (sight < 0)
            throw new RangeError(`a board sees ${sights.join(', ')}, not '${sees}'`);
        this.#ecart = ecart;
        /** The game as it was told. */
        this.game = ecart.game(start);
        this._leave();
        start._enter().calls.watch_start(sight, settle);
        ecart._more.watch = this;
    }

    /** The position after the moves that were told. */
    get position() {
        return this.game.position;
    }

    /** Takes a look: what the board shows now, as the first field of a FEN.  Of a board that
     *  sees colours, any capital letter is a white piece, any small one a black piece.
     *  @param {string} placement
     *  @throws {RangeError} if it is no placement */
    look(placement) {
        const guest = this._enter();
        return this._told(guest.calls.watch_look(guest.tell(placement, 'a placement')));
    }

    /** The clock was pressed: what the last look shows has settled. */
    clock() {
        return this._told(this._enter().calls.watch_clock());
    }

    /** Keeps what the library has of the board that it watches. @internal */
    _leave() {
        const ecart = this.#ecart, guest = ecart._guest;
        if (ecart._more.watch)
            ecart._more.watch.#kept = guest.bytes.slice(guest.calls.watch_at(0),
                                                   guest.calls.watch_at(1));
    }

    /** @internal */
    _enter() {
        const ecart = this.#ecart, guest = ecart._guest;
        if (ecart._more.watch !== this) {
            this._leave();
            guest.bytes.set(/** @type {Uint8Array} */ (this.#kept), guest.calls.watch_at(0));
            ecart._more.watch = this;
        }
        return guest;
    }

    /** @internal @param {number} kind @returns {Watched} */
    _told(kind) {
        if (kind < 0)
            throw new RangeError('not the first field of a FEN');
        const guest = this.#ecart._guest;
        const [count, back, result, several, left, packed, ...cells] = guest.facts;
        const put = guest.squares(guest.calls.watch_put()).map(square => (
            { square, piece: this._piece(guest.calls.watch_piece(squares.indexOf(square))) }));
        const moves = Array.from({ length: count }, (_, n) => {
            const [from, to, promotion] = cells.slice(3 * n);
            return { from: squares[from], to: squares[to], promotion: kinds[promotion] };
        });
        const event = this.#ecart._more.events[kind], played = ['move', 'revised'].includes(event);
        const putText = !['try', 'different'].includes(event) ? ''
            : guest.heard(guest.calls.say_put(this.#ecart._language()));
        for (let n = left === 0 ? this.game.verdicts.length : back; n > 0; n--)
            this.game.undo();
        return {
            event, moves, back,
            verdicts: played ? moves.map(move => /** @type {Verdict} */ (this.game.play(move)))
                : packed & 255 ? moves.map(({ from, to, promotion }) => (
                    this.position.check(from, to, promotion))) : [],
            put, putText, result: results[result], several: several === 1
        };
    }

    /** @internal @param {number} piece @returns {Piece | null} */
    _piece(piece) {
        const kind = kinds[piece & 7];
        return kind ? { side: sides[piece >> 3], kind } : null;
    }
}
shows(Watch, ({ game }) => game.toJSON());
