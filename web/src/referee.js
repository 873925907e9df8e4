// referee.js -- a referee, for those who let language models, other programs or people play

import { kinds, shows, squares } from './guest.js';

/** @typedef {import('./ecart.js').Kind} Kind */
/** @typedef {import('./names.js').Reason} Reason */
/** @typedef {import('./names.js').Standing} Standing */
/** @typedef {import('./pgn.js').EcartPgn} EcartPgn */
/** @typedef {import('./pgn.js').Position} Position */
/** What happened in a game that explains a refusal: the half-move, from 1, and squares.
 *  @typedef {{ name: 'left' | 'captured' | 'played' | 'turn' | 'arrived' | 'lapsed' | 'again',
 *              ply: number, cells: string[], text: string }} Circumstance */
/** How a referee counts: so many refusals of one move, or of a side in the game, lose; or, if
 *  any of the last three is given, each is an illegal move by the Laws.
 *  @typedef {{ moves?: string[], moveLimit?: number, gameLimit?: number, edition?: 2023 | 2018,
 *              tempo?: 'standard' | 'rapid' | 'blitz', supervised?: boolean, spoilers?: boolean,
 *              language?: string, letters?: string }} RefereeOptions */
/** What a referee says: `offset` is where the move stands in the text, or where one goes wrong
 *  that names no move, in bytes of UTF-8; `standing` how the game ended, or null.
 *  @typedef {{ verdict: 'legal' | 'promotion-needed' | 'illegal', reason: Reason,
 *              move: { from: string, to: string, promotion: Kind | null } | null,
 *              offset: number, text: string, circumstances: Circumstance[],
 *              strikes: { move: number, game: number },
 *              consequence: 'none' | 'time' | 'loss' | 'draw', minutes: number,
 *              standing: Standing | null, feedback: string }} Ruling */

const tempos = ['standard', 'rapid', 'blitz'];
const goesOn = ['in-play', 'threefold-claimable', 'fifty-move-claimable'];

/** The circumstances that were found. @param {EcartPgn} ecart @param {number} count
 *  @param {number} language @returns {Circumstance[]} */
export function circumstances(ecart, count, language) {
    const guest = ecart._guest;
    return Array.from({ length: count }, (_, n) => {
        const text = guest.heard(guest.calls.say_circumstance(n, language));
        const [type, ply, ...cells] = guest.facts.slice(0, 4);
        return { name: /** @type {any} */ (ecart._more.circumstances[type]), ply,
                 cells: cells.map(cell => squares[cell]).filter(Boolean), text };
    });
}

/**
 * Plays what is tried, or refuses it, says why, and counts: ecart.referee().
 *
 * ```js
 * const referee = ecart.referee({ moves: ['e4', 'e5', 'Nf3', 'Nc6', 'Bc4'], spoilers: false });
 * const ruling = referee.attempt('The centre is open.\n\n**Nb8d7**');
 *
 * ruling.reason;       // → 'no-such-piece'
 * ruling.feedback;
 * // → 'Black has no knight on b8. The knight left b8 on move 2 and stands on c6 now.'
 * referee.attempt('My move is Nf6.').verdict;  // → 'legal'
 * referee.game.moves.length;                   // → 6
 * ```
 */
export class Referee {
    #ecart;
    #options;
    /** The half-move that was refused last, from 1. */
    #ply = 0;
    /** @type {string[]} */
    #texts = [];
    #strikes = [0, 0];

    /** @param {EcartPgn} ecart @param {Position | string} [start]
     *  @param {RefereeOptions} [options] */
    constructor(ecart, start, options = {}) {
        this.#ecart = ecart;
        this.#options = options;
        /** The game, in which others may play too. */
        this.game = ecart.game(start);
        for (const move of options.moves ?? [])
            if (!this.game.play(move).legal)
                throw ecart._illegal(this.game.position.check(move));
    }

    /** Reads the move that a text names, and plays it if it is legal.
     *  @param {string} text @param {{ language?: string }} [options] @returns {Ruling} */
    attempt(text, { language } = {}) {
        const { game } = this, ecart = this.#ecart, guest = ecart._guest;
        const words = ecart._language(language ?? this.#options.language);
        const ply = game.verdicts.length + 1, side = Number(game.position.turn === 'black');
        if (this.#ply !== ply)
            this.#texts = [];
        this.#ply = ply;
        this._begin(this.#strikes[side] - this.#texts.length);
        for (const earlier of this.#texts)
            guest.calls.referee_refuse(guest.tell(earlier));
        const count = guest.calls.referee_try(guest.tell(text, 'an attempt'));
        const [reason, from, to, kind, offset, moves, all, consequence, minutes, standing] = guest.facts;
        const said = guest.heard(guest.calls.say_ruling(words, guest.tell(text)));
        const found = circumstances(ecart, count, words), name = guest.reasons[reason];
        if (name === 'none') {
            game.play({ from: squares[from], to: squares[to], promotion: kinds[kind] });
        } else {
            this.#texts.push(text);
            this.#strikes[side]++;
        }
        const state = /** @type {Standing} */ (ecart._kept.standings[standing]);
        return {
            verdict: name === 'none' ? 'legal' : name === 'promotion-needed' ? name : 'illegal',
            reason: /** @type {Reason} */ (name),
            move: name === 'none' ? { from: squares[from], to: squares[to],
                                      promotion: /** @type {Kind | null} */ (kinds[kind]) } : null,
            offset, text: said, circumstances: found, strikes: { move: moves, game: all },
            consequence: /** @type {any} */ (ecart._more.consequences[consequence]), minutes,
            standing: goesOn.includes(state) ? null : state,
            feedback: [said, ...found.filter(each => each.name !== 'turn').map(each => each.text)]
                .join(' ')
        };
    }

    /** @internal @param {number} strikes */
    _begin(strikes) {
        const { moveLimit = 0, gameLimit = 0, edition, tempo, supervised, spoilers = true,
                letters = 'en' } = this.#options, ecart = this.#ecart;
        const counts = [edition, tempo, supervised].some(each => each !== undefined);
        const code = ecart._lettersOf(letters);
        this.game._enter();
        ecart._guest.calls.referee_begin(
            code, Number(spoilers), strikes, moveLimit, gameLimit,
            Number(counts) | Number(edition === 2018) << 1 |
            Math.max(0, tempos.indexOf(tempo ?? 'standard')) << 2 | Number(supervised ?? false) << 4);
    }
}
shows(Referee, ({ game }) => game.toJSON());
