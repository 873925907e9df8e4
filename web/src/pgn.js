// pgn.js -- all of the library: collections of games, and lessons too.
import { cellOf, compile, compileSync, kindOf, kinds, shows, sideOf, squares, unfit } from './guest.js';
import { Ecart, Game as PlainGame, FenError, IllegalMoveError, Position as PlainPosition,
         Verdict as PlainVerdict } from './ecart.js';

import { PgnEvent, PgnReader } from './reader.js';
import { circumstances, Referee } from './referee.js';
import { results, sights, Watch } from './watch.js';

export { FenError, IllegalMoveError, PgnEvent, PgnReader, Referee, Watch };

/** @typedef {import('./guest.js').Source} Source */
/** @typedef {import('./ecart.js').Language} Language */
/** @typedef {import('./ecart.js').Evidence} Evidence */
/** @typedef {import('./ecart.js').FenFault} FenFault */
/** @typedef {import('./ecart.js').Kind} Kind */
/** @typedef {import('./ecart.js').KindName} KindName */
/** @typedef {import('./ecart.js').Move} Move */
/** @typedef {import('./ecart.js').PgnForm} PgnForm */
/** @typedef {import('./ecart.js').Key} Key */
/** @typedef {import('./ecart.js').Lights} Lights */
/** @typedef {import('./ecart.js').Boards} Boards */
/** @typedef {import('./ecart.js').Piece} Piece */
/** @typedef {import('./ecart.js').Side} Side */
/** @typedef {import('./names.js').Reason} Reason */
/** @typedef {import('./names.js').PgnFault} PgnFault */
/** @typedef {import('./names.js').EventKind} EventKind */
/** @typedef {'child' | 'player' | 'arbiter'} Level */
/** How a lesson is written; `edition`, `tempo` and `supervised` are for an arbiter.
 *  @typedef {{ level?: Level, language?: string, edition?: 2023 | 2018,
 *              tempo?: 'standard' | 'rapid' | 'blitz', supervised?: boolean,
 *              numbers?: boolean }} LessonOptions */
/** A step of a lesson: what it is about, what it says, and more lines of it.
 *  @typedef {{ label: string | null, text: string, lines: string[] }} Step */
/** @typedef {import('./names.js').Seen} Seen */
/** @typedef {import('./names.js').Slip} Slip */
/** @typedef {import('./names.js').Standing} Standing */
/** @typedef {import('./reader.js').PgnOptions} PgnOptions */
/** @typedef {import('./names.js').WatchEvent} WatchEvent */
/** @typedef {import('./watch.js').Watched} Watched */
/** @typedef {import('./watch.js').WatchOptions} WatchOptions */
/** @typedef {import('./referee.js').Circumstance} Circumstance */
/** @typedef {import('./referee.js').RefereeOptions} RefereeOptions */
/** @typedef {import('./referee.js').Ruling} Ruling */
/** Whether a premove can become legal: if so, the first reply after which it is; if not, why
 *  not after most replies, or null if there is no reply at all.
 *  @typedef {{ possible: boolean, reply: { from: string, to: string, promotion: Kind | null } |
 *              null, reason: Reason | null }} Premove */
/** What lies between a position and a board that was seen: legal moves that lead there; or the
 *  verdict on the move that was tried; or squares that are still to be changed, `unfinished`.
 *  `result` is what two kings in the centre show.
 *  @typedef {{ kind: Seen, moves: { from: string, to: string, promotion: Kind | null,
 *              san: string | null }[], verdict: Verdict | null, different: string[],
 *              unfinished: string[], result: '1-0' | '0-1' | '1/2-1/2' | null }} Sighting */
/** A move that a refused text or move may have been, and the slip that explains it; the
 *  lower the cost, the nearer.
 *  @typedef {{ from: string, to: string, promotion: Kind | null, san: string, slip: Slip,
 *              cost: number }} Meaning */
/** A move that may have been meant in a line: instead of text `ply`, from 1; `plies` texts
 *  after it can then be played.
 *  @typedef {Meaning & { ply: number, plies: number }} LineMeaning */

/** What EcartPgn remembers: names, memory of closed readers, and the board that the library
 *  watches.
 *  @typedef {{ circumstances: string[], consequences: string[], slips: string[], seen: Seen[],
 *              events: WatchEvent[], pgnFaults: string[], watch: Watch | null,
 *              desks: number[] }} More */

const prospects = /** @type {const} */ (['impossible', 'unproven', 'possible']);
const levels = ['child', 'player', 'arbiter'];
const tempos = ['standard', 'rapid', 'blitz'];
const editions = [2023, 2018];
/** The steps of a lesson, which lib's lesson.h describes.  In a child's, each line is one.
 *  @param {string} text @param {LessonOptions} options @returns {Step[]} */
function stepsOf(text, { level }) {
    /** @type {Step[]} */
    const steps = [];
    let headed = level !== 'child';
    for (const line of text.split('\n').slice(0, -1)) {
        const tab = line.indexOf('\t');
        headed ||= tab > 0;
        if (tab === 0 && steps.length > 0 && headed)
            steps[steps.length - 1].lines.push(line.slice(1));
        else
            steps.push({ label: tab > 0 ? line.slice(0, tab) : null,
                         text: line.slice(tab + 1), lines: [] });
    }
    return steps;
}

/** The options of a lesson as one number.  @param {LessonOptions} options */
function packed({ level = 'player', edition = 2023, tempo = 'standard', supervised = false,
                  numbers = false }) {
    const chosen = [levels.indexOf(level), editions.indexOf(edition), tempos.indexOf(tempo)];
    if (chosen.includes(-1))
        throw new RangeError('no such level, edition or tempo of a lesson');
    return chosen[0] | chosen[1] << 4 | chosen[2] << 8 | Number(supervised) << 12 |
        Number(numbers) << 13;
}

/** Adds a comment to a move, or to a game; the clock in it is kept apart.
 *  @param {{ comment?: string, clock?: number }} noted @param {string} words */
function note(noted, words) {
    const clock = /\[%clk (\d+):(\d+):([\d.]+)\]/;
    const [, hours, minutes, seconds] = clock.exec(words) ?? [];
    if (seconds)
        noted.clock = 3600 * +hours + 60 * +minutes + +seconds;
    noted.comment = `${noted.comment ?? ''} ${words.replace(clock, '')}`.trim();
}

/** A verdict that can also say all of the reasoning, and guess what was meant. */
export class Verdict extends PlainVerdict {
    /**
     * Why the move is allowed or refused, and what to do instead, step by step.
     *
     * ```js
     * const verdict = ecart.start().check('c1', 'a3');
     *
     * verdict.lesson({ level: 'child' })[0].text;
     * // → 'The bishop on c1 cannot go to a3. The pawn on b2 is in the way. Only knights can jump.'
     * verdict.lesson({ level: 'arbiter' })[1].lines[0].slice(0, 3);    // → '3.5'
     * ```
     *
     * @param {LessonOptions} [options]
     */
    lesson(options = {}) {
        const how = packed(options), language = this._ecart._language(options.language);
        const letters = this._ecart._lettersOf(this._letters), guest = this._ask();
        return stepsOf(guest.heard(guest.calls.lesson(language, how, letters)), options);
    }

    /** The moves that may have been meant instead, nearest first; eight at most.
     *  @returns {Meaning[]} */
    get meant() {
        const count = this._findMeant(), ecart = /** @type {EcartPgn} */ (this._ecart);
        return Array.from({ length: count }, (_, n) => ecart._meaning(n));
    }

    /** The same as a question: 'Did you mean Nf3 or f4?'; empty if nothing is near.
     *  @param {string} [language] @param {number} [limit]  how many moves to ask about */
    didYouMean(language, limit = 3) {
        const code = this._ecart._language(language);
        const count = Math.min(this._findMeant(), limit);
        return this.position._guest.heard(this.position._guest.calls.say_meant(code, count));
    }

    /** @internal */
    _findMeant() {
        const guest = this.position._enter();
        return this.text === null
            ? guest.calls.find_meant_move(this._from, this._to, this._promotion)
            : guest.calls.find_meant(guest.tell(this.text));
    }
}

/** A position that can also say how it stands, step by step.
 *  @extends {PlainPosition<Verdict>} */
export class Position extends PlainPosition {
    /**
     * Whether a move of the side that waits can become legal after the other side's reply.
     *
     * ```js
     * const position = ecart.start().after('e4').after('d5');
     *
     * position.premove('d5', 'e4');
     * // → { possible: true, reply: { from: 'a2', to: 'a3', promotion: null }, reason: null }
     * position.premove('d5', 'd7').reason;     // → 'pawn-backward'
     * ```
     *
     * @param {string} from @param {string} to @param {KindName | null} [promotion]
     * @returns {Premove}
     */
    premove(from, to, promotion) {
        const guest = this._enter();
        const found = guest.calls.premove(cellOf(from), cellOf(to), kindOf(promotion));
        const [start, goal, kind] = guest.facts, possible = (found & 1) === 1;
        return {
            possible,
            reply: possible
                ? { from: squares[start], to: squares[goal], promotion: kinds[kind] } : null,
            reason: found >> 8 === 0 ? null
                : /** @type {Reason} */ (this._rules._guest.reasons[found >> 8])
        };
    }

    /**
     * How a board that was seen follows from this position.  The board is the first field of a
     * FEN; `sees` says how much of it was seen: all, the colours of the pieces, or which
     * squares are occupied.
     *
     * ```js
     * const seen = ecart.start().seen('rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR');
     *
     * seen.kind;                                   // → 'move'
     * seen.moves.map(({ san }) => san);            // → ['e4']
     * ecart.start().seen('8/8/8/8/8/8/8/8').kind;  // → 'different'
     * ```
     *
     * @param {string} placement
     * @param {{ sees?: 'pieces' | 'colours' | 'occupied' }} [options]
     * @returns {Sighting}
     * @throws {RangeError} if it is no placement
     */
    seen(placement, { sees = 'pieces' } = {}) {
        const guest = this._enter(), kind = guest.calls.see(guest.tell(placement, 'a placement'),
                                                            sights.indexOf(sees));
        if (kind < 0)
            throw new RangeError('not the first field of a FEN');
        const name = /** @type {EcartPgn} */ (this._rules)._more.seen[kind];
        const [from, to, promotion, count, result, packed] = guest.facts;
        const different = guest.squares(guest.calls.seen_cells(0));
        const unfinished = guest.squares(guest.calls.seen_cells(1));
        const cells = guest.bytes.slice(guest.moves, guest.moves + 4 * count);
        return {
            kind: name,
            moves: Array.from({ length: count }, (_, n) => {
                const [start, goal, becomes] = cells.subarray(4 * n);
                const move = { from: squares[start], to: squares[goal], promotion: kinds[becomes] };
                return { ...move, san: this.san(move.from, move.to, move.promotion) };
            }),
            verdict: name !== 'try' ? null : new Verdict(this, packed, from, to, promotion),
            different, unfinished, result: results[result]
        };
    }

    /**
     * What may have been meant in a line of moves of which one is refused: how many of them
     * can be played, and the moves that let most of the line be played, eight at most.
     *
     * ```js
     * const { played, meant } = ecart.start().line(['e4', 'e5', 'Nf4', 'Nc6', 'Bb5']);
     *
     * played;                                      // → 2
     * meant[0].san;                                // → 'Nf3'
     * meant[0].plies;                              // → 2
     * ```
     *
     * @param {string[]} texts
     * @returns {{ played: number, meant: LineMeaning[] }}
     */
    line(texts) {
        const ecart = /** @type {EcartPgn} */ (this._rules), guest = this._enter();
        const whole = texts.map(text => text.replaceAll('\n', ' ')).join('\n');
        const count = guest.calls.find_meant_in_line(guest.tell(whole)), [played] = guest.facts;
        return { played, meant: Array.from({ length: count }, (_, n) => {
            const meaning = ecart._meaning(n), [, , , , , ply, plies] = guest.facts;
            return { ...meaning, ply, plies };
        }) };
    }

    /** Whether a side can still give mate, as far as that is proven.
     *
     * ```js
     * ecart.position('8/8/8/4k3/8/8/8/K1B5 w - - 0 1').prospect('white');  // → 'impossible'
     * ```
     *
     *  @param {Side} side @returns {'impossible' | 'unproven' | 'possible'} */
    prospect(side) {
        return prospects[this._enter().calls.prospect(sideOf(side))];
    }

    /** Whether the game is drawn when a side's time is up.
     *  @param {Side} flagged @param {{ rules?: 'fide' | 'uscf' }} [options] */
    flagDraws(flagged, { rules = 'fide' } = {}) {
        return this._enter().calls.flag_draws(sideOf(flagged), rules === 'uscf' ? 1 : 0) === 1;
    }

    /** How a game stands in this position, and why; in check, how to answer it.
     *  @param {LessonOptions} [options] */
    lesson(options = {}) {
        const language = /** @type {Ecart} */ (this._rules)._language(options.language);
        const guest = this._enter();
        return stepsOf(guest.heard(guest.calls.lesson_standing(language, packed(options))),
                       options);
    }
}

/** A game that can also say how it stands, step by step.
 *  @extends {PlainGame<Verdict, Position>} */
export class Game extends PlainGame {
    /** How the game stands, and why: with the positions that it repeated.
     *  @param {LessonOptions} [options] */
    lesson(options = {}) {
        const language = this._ecart._language(options.language), how = packed(options);
        const { lesson_game } = this._enter();
        return stepsOf(this._ecart._guest.heard(lesson_game(language, how)), options);
    }

    /** What happened in the game that explains the verdict on a move that was just refused.
     *  @param {Verdict} verdict @param {string} [language] @returns {Circumstance[]} */
    circumstances(verdict, language) {
        const ecart = /** @type {EcartPgn} */ (this._ecart), words = ecart._language(language);
        if (verdict.position !== this.position)
            return [];
        this._enter();
        return circumstances(ecart, verdict._ask().calls.find_circumstances(), words);
    }
}

/** All of the library: what load() gives. */
export class EcartPgn extends Ecart {
    #more;

    /** @param {WebAssembly.Module} module */
    constructor(module) {
        super(module);
        const guest = this._guest;
        /** @type {More} */
        this.#more = {
            circumstances: guest.names('circumstance_name'),
            consequences: guest.names('consequence_name'), slips: guest.names('slip_name'),
            seen: /** @type {Seen[]} */ (guest.names('seen_name')),
            events: /** @type {WatchEvent[]} */ (guest.names('watch_name')),
            pgnFaults: guest.names('pgn_fault_name'), watch: null, desks: []
        };
    }

    /** @internal @returns {More} */
    get _more() { return this.#more; }

    /** @internal @returns {typeof PlainVerdict} */
    get _Verdict() { return Verdict; }

    /** @internal @returns {new (ecart: Ecart, start: any, tags?: any) => Game} */
    get _Game() { return Game; }

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

    /** Begins a game, from the start or from another position.
     *  @param {Position | string | null} [start]  a position, or its FEN
     *  @param {{ tags?: Record<string, string> }} [options] @returns {Game} */
    game(start, options) {
        return /** @type {Game} */ (super.game(start, options));
    }

    /** A referee of a game from the start or from another position, for those who let language
     *  models or people play.
     *  @param {RefereeOptions & { start?: Position | string }} [options] */
    referee({ start, ...options } = {}) {
        return new Referee(this, start, options);
    }

    /** Begins to watch a board, from the start or from another position.
     *  @param {Position | string | null} [start]  a position, or its FEN
     *  @param {WatchOptions} [options] */
    watch(start, options = {}) {
        return new Watch(this, /** @type {Position} */ (this._positionOf(start)), options);
    }

    /** The article of the FIDE Laws that decides how a game stands; null if none does.
     *  `announced` is for a draw that is claimed by announcing a move.
     *
     * ```js
     * ecart.article('threefold-claimable');    // → '9.2.2'
     * ecart.article('in-play');                // → null
     * ```
     *
     *  @param {Standing} standing
     *  @param {{ edition?: 2023 | 2018, announced?: boolean }} [options]
     *  @returns {string | null} */
    article(standing, { edition = 2023, announced = false } = {}) {
        const guest = this._guest, at = guest.calls.article(
            editions.indexOf(edition), this._kept.standings.indexOf(standing), Number(announced));
        return at === 0 ? null : guest.textFrom(at);
    }

    /** A move that may have been meant, of those that were just found.  @internal
     *  @param {number} n @returns {Meaning} */
    _meaning(n) {
        const guest = this._guest, san = guest.textFrom(guest.calls.meaning(n));
        const [from, to, promotion, slip, cost] = guest.facts;
        return { from: squares[from], to: squares[to], promotion: kinds[promotion], san,
                 slip: /** @type {Slip} */ (this._more.slips[slip]), cost };
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
    pgn(text, options = {}) {
        if (typeof text !== 'string' && !(text instanceof Uint8Array))
            throw unfit('a collection is a text or a Uint8Array', text);
        return this._pgn(text, options);
    }

    /** @internal @param {string | Uint8Array} text @param {PgnOptions} options
     *  @returns {Generator<PgnEvent, void, void>} */
    *_pgn(text, options) {
        const reader = this.pgnReader(options);
        try {
            yield* reader.read(text);
            yield* reader.end();
        } finally {
            reader.close();
        }
    }

    /**
     * The games of a text, each to be played on: with its tags, its comments and clocks, but
     * without variations.  `refused` is the verdict on the first move that is not legal, where
     * the game stops; else null.
     *
     * ```js
     * const [game] = ecart.games('[White "Anna"]\n\n1. e4 {[%clk 0:01:30] mine} e5 2. Ke3 *');
     *
     * game.moves;                  // → ['e4', 'e5']
     * game.verdicts[0].clock;      // → 90
     * game.verdicts[0].comment;    // → 'mine'
     * game.refused.reason;         // → 'king-shape'
     * ```
     *
     * @param {string | Uint8Array} text
     * @param {{ letters?: string }} [options]
     * @returns {Generator<Game & { refused: Verdict | null }, void, void>}
     */
    *games(text, { letters } = {}) {
        /** @type {PgnOptions} */
        const options = { events: ['tag', 'move', 'comment', 'game', 'game-end'], letters };
        /** @type {Game & { refused: Verdict | null } | null} */
        let game = null;
        /** @type {Record<string, string>} */
        let tags = {};
        let before = '', words = '';
        for (const event of this.pgn(text, options)) {
            if (event.kind === 'tag') {
                tags[/** @type {string} */ (event.name)] = event.text;
                before = '';
            } else if (event.kind === 'game') {
                game = Object.assign(this.game(event.position), { tags, refused: null });
                game.comment = before;
                tags = {};
                before = '';
            } else if (event.kind === 'game-end' && game) {
                yield game;
                game = null;
            } else if (event.depth > 0 || game?.refused) {
                continue;
            } else if (event.kind === 'comment') {
                words += event.text;
                if (event.more)
                    continue;
                if (game)
                    note(game.verdicts.at(-1) ?? game, words);
                else
                    before = `${before} ${words}`.trim();
                words = '';
            } else if (game && event.judged) {
                const verdict = game.position.read(event.text, { letters });
                if (verdict.legal)
                    game._play(verdict);
                else
                    game.refused = verdict;
            }
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
async function* piecesOf(stream) {
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
 * @param {{ postMessage(message: any): void }} worker
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
    const failed = (/** @type {any} */ error) =>
        listen({ data: { error: `the worker failed: ${error?.message ?? 'it is not there'}` } });
    const release = onError(worker, failed);
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
        release();
        port.postMessage('stop');
        port.close();
    }
}

/** Calls when a worker fails, of a browser or of Node; returns what ends that.
 *  @param {any} worker @param {(error: any) => void} failed @returns {() => void} */
function onError(worker, failed) {
    if (worker.addEventListener) {
        worker.addEventListener('error', failed);
        return () => worker.removeEventListener('error', failed);
    }
    worker.on('error', failed);
    return () => worker.off('error', failed);
}

const windowSize = 1 << 18, longestEvent = 1 << 10;
/** An empty line and an Event tag without fault always begin a game. */
const gameStart = /\n\r?\n(?=\[Event "[^\0-\x1f\x7f"\\]*"\]\r?\n)/;

/** Where the next game begins; the end if none does.
 *  @param {Blob} source @param {number} from @returns {Promise<number>} */
async function nextGame(source, from) {
    const latin1 = new TextDecoder('latin1');
    for (let at = from; at < source.size; at += windowSize) {
        const seen = source.slice(at, at + windowSize + longestEvent);
        const found = gameStart.exec(latin1.decode(await seen.arrayBuffer()));
        if (found)
            return at + found.index + found[0].length;
    }
    return source.size;
}

/**
 * Cuts a collection where games begin, into parts of about the same size, so that several
 * workers can judge it at the same time.  Lines and offsets count from the beginning of a part.
 *
 * ```js
 * import { pgnParts } from 'ecart-chess/pgn';
 *
 * const file = new Blob(['[Event "A"]\n\n1. e4 *\n\n', '[Event "B"]\n\n1. Ke2 *\n']);
 * const parts = await pgnParts(file, 2);
 *
 * parts.map(({ size }) => size);       // → [22, 22]
 * ```
 *
 * @param {Blob} source
 * @param {number} count  how many parts at most
 * @returns {Promise<Blob[]>}
 */
export async function pgnParts(source, count) {
    const cuts = [0];
    for (let n = 1; n < count; n++) {
        const last = cuts[cuts.length - 1];
        const cut = await nextGame(source, Math.max(last, Math.floor(n * source.size / count) - 3));
        if (cut > last && cut < source.size)
            cuts.push(cut);
    }
    return cuts.map((start, n) => source.slice(start, cuts[n + 1] ?? source.size));
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
