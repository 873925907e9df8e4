// ecart.js -- the rules, moves as texts, games, and sentences: the main entry.
import { cellOf, compile, compileSync, kindOf, shows, sideOf } from './guest.js';
import { written } from './game.js';
import { FenError, IllegalMoveError, Position as RulesPosition, Rules,
         Verdict as RulesVerdict, worst } from './rules.js';

export { FenError, IllegalMoveError };

/** @typedef {import('./guest.js').Source} Source */
/** @typedef {import('./rules.js').Evidence} Evidence */
/** @typedef {import('./rules.js').FenFault} FenFault */
/** @typedef {import('./rules.js').Kind} Kind */
/** @typedef {import('./rules.js').KindName} KindName */
/** @typedef {import('./rules.js').Move} Move */
/** @typedef {import('./rules.js').Options} Options */
/** @typedef {import('./rules.js').Key} Key */
/** @typedef {import('./rules.js').Lights} Lights */
/** @typedef {import('./rules.js').Boards} Boards */
/** @typedef {import('./game.js').PgnForm} PgnForm */
/** A legal move. @typedef {{ from: string, to: string, promotion: Kind | null }} Legal */
/** What Ecart remembers.
 *  @typedef {{ forgiven: string[], standings: string[], languages: Map<string, number>,
 *              letters: Map<string, number>, game: Game<any, any> | null, records: number,
 *              room: number }} Kept */
/** @typedef {import('./rules.js').Piece} Piece */
/** @typedef {import('./rules.js').Side} Side */
/** @typedef {import('./names.js').Fault} Fault */
/** @typedef {import('./names.js').Forgiven} Forgiven */
/** @typedef {import('./names.js').Nature} Nature */
/** @typedef {import('./names.js').Reason} Reason */
/** @typedef {import('./names.js').Role} Role */
/** @typedef {import('./names.js').Severity} Severity */
/** @typedef {import('./names.js').Standing} Standing */
/** What a file in `ecart-chess/languages/` has.
 *  @typedef {{ code: string, block: string }} Language */

/** What say() says, in the order of facade/ecart.c. */
const sentence = 0, brief = 1, hint = 2, numbers = 3, short = 4;

/**
 * The answer to "may this piece go there?", and what it is in words.
 *
 * ```js
 * const verdict = ecart.start().check('c1', 'a3');
 *
 * verdict.explain();
 * // → 'The bishop on c1 cannot reach a3: the pawn on b2 is in the way, and only knights jump.'
 * verdict.hint();
 * // → 'The bishop on c1 has no legal move.'
 * ```
 */
export class Verdict extends RulesVerdict {
    /** What the PGN of a game says of this move. @type {string | undefined} */
    comment;
    /** How many seconds its player has left, for the PGN. @type {number | undefined} */
    clock;

    /** @internal @returns {Ecart} */
    get _ecart() {
        return /** @type {Ecart} */ (this.position._rules);
    }

    /** A legal move as the standard writes it, 'Nf3'; else null. */
    get san() {
        return this.sanIn('en');
    }

    /** The same with the letters of a language: 'Sf3' of 'de'. @param {string} letters */
    sanIn(letters) {
        return /** @type {Position} */ (this.position)._san(this._from, this._to,
                                                           this._promotion, letters);
    }

    /** What is not as the standard writes it, such as 'missing-check'.
     *  @returns {Forgiven[]} */
    get forgiven() {
        const set = this.text === null ? 0 : this._ask().facts[4];
        return /** @type {Forgiven[]} */ (
            this._ecart._kept.forgiven.filter((_, bit) => set >>> bit & 1));
    }

    /** Where a text goes wrong that is no move, in bytes of UTF-8; else null. */
    get offset() {
        return this.reason === 'bad-notation' || this.text !== null &&
               this.reason === 'impossible-cell' ? this._ask().facts[3] : null;
    }

    /** The verdict in a sentence, in a language that was added, such as 'fr'.
     *  @param {string} [language] */
    explain(language) {
        return this._say(sentence, language);
    }

    /** A refusal in a few words, as a title: 'Knight pinned by Bb4'; empty if legal.
     *  @param {string} [language] */
    brief(language) {
        return this._say(brief, language);
    }

    /** What may be done instead; empty if there is nothing to say.
     *  @param {string} [language] */
    hint(language) {
        return this._say(hint, language);
    }

    /** What the numbers of the squares say: 'From 71 to 63 the difference is −8, …'.
     *  @param {string} [language] */
    numbers(language) {
        return this._say(numbers, language);
    }

    /** A refusal as chess engines send it, in English. */
    short() {
        return this._say(short, 'en');
    }

    /** @internal @param {number} what @param {string | undefined} language */
    _say(what, language) {
        const code = this._ecart._language(language), guest = this._ask();
        const letters = this._ecart._lettersOf(this._letters);
        const length = this.text === null ? 0 : guest.tell(this.text);
        return guest.heard(guest.calls.say(what, code, letters, length));
    }

    /** @internal */
    _ask() {
        if (this.text === null)
            return super._ask();
        const letters = this._ecart._lettersOf(this._letters), guest = this.position._enter();
        guest.calls.read_move(guest.tell(this.text), letters);
        return guest;
    }

    /** The sentence of explain(). */
    toString() {
        return this.explain();
    }

    toJSON() {
        return { ...super.toJSON(), text: this.text, san: this.san, forgiven: this.forgiven };
    }
}

/**
 * A position.  It never changes: playing a move gives another one.
 *
 * ```js
 * const position = ecart.start().after('e4').after('e5').after('Nf3');
 *
 * position.fen;                // → 'rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2'
 * position.check('Nf6').san;   // → 'Nf6'
 * position.standing;           // → 'in-play'
 * ```
 *
 * @template {Verdict} [V=Verdict]
 * @extends {RulesPosition<V>}
 */
export class Position extends RulesPosition {
    /** The verdict on a move as people or programs write it: 'Nf3', 'e2e4', '5254',
     *  'knight f3'.  `letters` is the language of the piece letters: 'Sf3' is German.
     *  @param {string} text @param {{ letters?: string }} [options]
     *  @returns {V} */
    read(text, { letters = 'en' } = {}) {
        const ecart = /** @type {Ecart} */ (this._rules);
        const code = ecart._lettersOf(letters), guest = this._enter();
        const packed = guest.calls.read_move(guest.tell(text, 'a move'), code);
        const [from, to, promotion] = guest.facts;
        return /** @type {V} */ (new ecart._Verdict(
            this, packed, from, to, promotion, text, letters));
    }

    /** @internal @param {string} text */
    _checkText(text) {
        return this.read(text);
    }

    /** A legal move as the standard writes it, or with the letters of a language; null if it
     *  is not legal.
     *  @param {string} from @param {string} to @param {KindName | null} [promotion]
     *  @param {{ letters?: string }} [options] */
    san(from, to, promotion, { letters = 'en' } = {}) {
        return this._san(cellOf(from), cellOf(to), kindOf(promotion), letters);
    }

    /** @internal @param {number} from @param {number} to @param {number} promotion
     *  @param {string} letters */
    _san(from, to, promotion, letters) {
        const code = /** @type {Ecart} */ (this._rules)._lettersOf(letters);
        const guest = this._enter(), length = guest.calls.write_san(from, to, promotion, code);
        return length > 0 ? guest.heard(length) : null;
    }

    /** All legal moves, or those of one piece.  A promotion is four moves.  With `san`, each as
     *  the standard writes it too, or with the letters of a language.
     *
     * ```js
     * ecart.start().moves({ from: 'g1', san: true, letters: 'fr' })[0].san;   // → 'Cf3'
     * ```
     *
     *  @overload @param {{ from?: string, san?: false }} [options] @returns {Legal[]} */
    /** @overload @param {{ from?: string, san: true, letters?: string }} options
     *  @returns {(Legal & { san: string })[]} */
    /** @param {{ from?: string, san?: boolean, letters?: string }} [options]
     *  @returns {any[]} */
    moves({ from, san = false, letters } = {}) {
        const moves = super.moves({ from });
        return !san ? moves : moves.map(move => ({ ...move, san:
            this.san(move.from, move.to, move.promotion, { letters }) }));
    }

    /** The board as text, a line for each rank, with a side at the bottom.
     *
     * ```js
     * ecart.start().board().split('\n')[6];        // → '2  P P P P P P P P'
     * ecart.start().board('black').slice(-15);     // → 'h g f e d c b a'
     * ```
     *
     *  @param {Side} [bottom] */
    board(bottom = 'white') {
        const guest = this._enter();
        return guest.heard(guest.calls.write_board(sideOf(bottom)));
    }

    /** How a game stands in this position, if it occurs for the first time.
     *  @returns {Standing} */
    get standing() {
        return this.standings[0];
    }

    /** Everything that is true of it, the most important first. @returns {Standing[]} */
    get standings() {
        return /** @type {Ecart} */ (this._rules)._standingsOf(this._enter().calls.standings());
    }

    /** That in a sentence: 'White is checkmated: Black has won.'
     *  @param {string} [language] */
    explainStanding(language) {
        return /** @type {Ecart} */ (this._rules)
            ._sayStanding(this.standing, this.turn, language);
    }
}

/**
 * A game: the moves so far, and how it stands.
 *
 * ```js
 * const game = ecart.game();
 *
 * game.play('f3').legal;                   // → true
 * game.play('e5').legal;                   // → true
 * game.play('g4').legal;                   // → true
 * game.play('Qh3').explain();
 * // → 'The queen on d8 cannot go to h3: a queen moves only along a rank, a file or a diagonal.'
 * game.play('Qh4').san;                    // → 'Qh4#'
 * game.standing;                           // → 'checkmate'
 * game.moves;                              // → ['f3', 'e5', 'g4', 'Qh4#']
 * ```
 *
 * @template {Verdict} [V=Verdict]
 * @template {Position} [P=Position]
 */
export class Game {
    #ecart;
    /** What was taken back. @type {V[]} */
    #undone = [];

    /** @param {Ecart} ecart @param {P} start @param {Record<string, string>} [tags] */
    constructor(ecart, start, tags = {}) {
        this.#ecart = ecart;
        /** Where the game begins. */
        this.start = start;
        /** The tags of its PGN: who plays, where and when. */
        this.tags = { ...tags };
        /** What its PGN says before the first move. */
        this.comment = '';
        /** The verdicts on the moves so far. @type {V[]} */
        this.verdicts = [];
        /** How it stands now. */
        this.position = start;
    }

    /** @internal */
    get _ecart() { return this.#ecart; }

    /** The moves so far, as the standard writes them. @returns {string[]} */
    get moves() {
        return this.verdicts.map(verdict => /** @type {string} */ (verdict.san));
    }

    /** Plays a move if it is legal; else nothing changes.  The move is given as for
     *  Position.check().
     *  @param {string | Move} from @param {string | Options} [to]
     *  @param {KindName | null} [promotion] @param {Options} [options] */
    play(from, to, promotion, options) {
        const verdict = /** @type {V} */ (this.position.check(from, to, promotion, options));
        if (verdict.legal) {
            this.#undone = [];
            this._play(verdict);
        }
        return verdict;
    }

    /** @internal @param {V} verdict */
    _play(verdict) {
        this.position = /** @type {P} */ (this.position._after(verdict));
        this.verdicts.push(verdict);
        if (this._ecart._kept.game === this)
            this._record(verdict);
    }

    /** Takes the last move back, and returns its verdict; null if there is none. */
    undo() {
        const last = this.verdicts.pop() ?? null;
        if (last) {
            this.position = /** @type {P} */ (/** @type {unknown} */ (last.position));
            this.#undone.push(last);
            if (this._ecart._kept.game === this)
                this._ecart._guest.calls.undo_game();
        }
        return last;
    }

    /** Plays the move again that was taken back last, and returns its verdict; null if there
     *  is none, or another move was played since. */
    redo() {
        const next = this.#undone.pop() ?? null;
        if (next)
            this._play(next);
        return next;
    }

    /** The game as PGN.  `tags` come above those that the game has; the result is the game's own
     *  if it is over, else that of the tags.
     *
     * ```js
     * const game = ecart.game('4k3/8/8/8/8/8/4P3/4K3 w - - 0 1', { tags: { White: 'Anna' } });
     *
     * game.play('e4');
     * game.pgn().split('\n')[4];           // → '[White "Anna"]'
     * game.pgn().split('\n').slice(-2);    // → ['1. e4 *', '']
     * ```
     *
     *  @param {PgnForm} [form] */
    pgn(form) {
        return written(this, form);
    }

    /** What describes the game best. @returns {Standing} */
    get standing() {
        return this.standings[0];
    }

    /** Everything that is true of it: mate, draws, and what may be claimed.
     *  @returns {Standing[]} */
    get standings() {
        return this._ecart._standingsOf(this._enter().game_standings());
    }

    /** How it stands in a sentence: 'White is checkmated: Black has won.'
     *  @param {string} [language] */
    explainStanding(language) {
        return this._ecart._sayStanding(this.standing, this.position.turn, language);
    }

    /** Whether it is over. */
    get isOver() {
        return !this.standings.includes('in-play');
    }

    /** How many times the position has occurred, including now. */
    get repetitions() {
        return this._enter().repetitions();
    }

    /** What the side to move may claim by announcing a move.
     *  @param {string | Move} from @param {string} [to] @param {KindName | null} [promotion]
     *  @returns {Standing[]} */
    claims(from, to, promotion) {
        const { _from, _to, _promotion } = this.position.check(from, to, promotion);
        return this._ecart._standingsOf(this._enter().game_claims(_from, _to, _promotion));
    }

    /** Has the library play the game, unless it has just done so.  @internal */
    _enter() {
        const ecart = this._ecart, guest = ecart._guest;
        if (ecart._kept.game !== this) {
            ecart._kept.game = this;
            this._begin(256);
        }
        return guest.calls;
    }

    /** @internal @param {number} room */
    _begin(room) {
        const ecart = this._ecart, kept = ecart._kept, { calls } = this.start._enter();
        const needed = Math.max(room, 2 * this.verdicts.length);
        if (needed > kept.room) {
            kept.records = ecart._guest.allocate(needed * calls.record_size());
            kept.room = needed;
        }
        calls.begin_game(kept.records, kept.room);
        this.verdicts.forEach(({ _from, _to, _promotion }) =>
            calls.play_game(_from, _to, _promotion));
    }

    /** @internal @param {Verdict} verdict */
    _record({ _from, _to, _promotion }) {
        if (this.verdicts.length > this._ecart._kept.room)
            this._begin(0);
        else
            this._ecart._guest.calls.play_game(_from, _to, _promotion);
    }

    /** The game as PGN. */
    toString() {
        return this.pgn();
    }

    /** The game as a plain object. */
    toJSON() {
        const { start, tags, moves, position, standing } = this;
        return { start: start.fen, tags, moves, fen: position.fen, standing };
    }
}

/** Judges chess moves, and says why one is refused: what load() gives. */
export class Ecart extends Rules {
    #kept;

    /** @param {WebAssembly.Module} module */
    constructor(module) {
        super(module);
        const guest = this._guest;
        /** The language of sentences, where none is named. */
        this.language = 'en';
        /** The game is the one that the library plays now; there is room for so many moves.
         *  @type {Kept} */
        this.#kept = {
            forgiven: guest.names('word_name', 0), standings: guest.names('word_name', 1),
            languages: new Map([['en', 0]]), letters: new Map([['en', 0]]),
            game: null, records: 0, room: 0
        };
    }

    /** @internal @returns {Kept} */
    get _kept() { return this.#kept; }

    /** @internal @returns {typeof Verdict} */
    get _Verdict() { return Verdict; }

    /** @internal @returns {new (ecart: Ecart, start: any, tags?: any) => Game<any, any>} */
    get _Game() { return Game; }

    /** @internal @param {string} [fen] @param {boolean} [chess960] @returns {Position} */
    _taken(fen, chess960) {
        return new Position(this, fen, chess960);
    }

    /** @internal @param {Verdict} verdict */
    _illegal(verdict) {
        return new IllegalMoveError(verdict, verdict.explain());
    }

    /** The start of a game; of Chess960 with Scharnagl's number, 0 to 959.
     *  @param {number} [number] @returns {Position} */
    start(number) {
        return /** @type {Position} */ (super.start(number));
    }

    /** The position of a FEN, or 'startpos'.
     *  @param {string} fen @param {{ chess960?: boolean }} [options] @returns {Position}
     *  @throws {FenError} if it is no position */
    position(fen, options) {
        return /** @type {Position} */ (super.position(fen, options));
    }

    /** Reads a FEN, and says all that is wrong with it; each fault has its sentence.
     *  `understood` is what could be read, as a FEN, even if it is no position.
     *
     * ```js
     * const { faults, understood } = ecart.readFen('8/8/8/4k3/4K3/8/8/8 w K e9 0 1');
     *
     * faults[1].text;  // → 'The kings stand next to each other, on e4 and e5.'
     * understood;      // → '8/8/8/4k3/4K3/8/8/8 w K - 0 1'
     * ```
     *
     *  @param {string} fen
     *  @param {{ chess960?: boolean, language?: string }} [options]
     *  @returns {{ position: Position | null, understood: string,
     *              faults: (FenFault & { text: string })[] }} */
    readFen(fen, options = {}) {
        const language = this._language(options.language);
        const { position, faults } = super.readFen(fen, options), guest = this._guest;
        const length = guest.tell(fen);
        guest.calls.read_setup(length, options.chess960 ? 1 : 0);
        return {
            position: /** @type {Position | null} */ (position),
            understood: guest.heard(guest.calls.write_setup()),
            faults: faults.map(fault => ({ ...fault, text: guest.heard(guest.calls.say_fault(
                guest.faults.indexOf(fault.fault), language, length)) }))
        };
    }

    /** Begins a game, from the start or from another position.
     *  @param {Position | string | null} [start]  a position, or its FEN
     *  @param {{ tags?: Record<string, string> }} [options] @returns {Game} */
    game(start, { tags } = {}) {
        return new this._Game(this, this._positionOf(start), tags);
    }

    /** @internal @param {Position | string | null | undefined} given @returns {Position} */
    _positionOf(given) {
        return given instanceof Position ? given
            : given === undefined || given === null ? this.start() : this.position(given);
    }

    /**
     * Adds a language for sentences, one of the files in `ecart-chess/languages/`.
     *
     * ```js
     * import french from 'ecart-chess/languages/fr';
     *
     * ecart.addLanguage(french);
     * ecart.start().check('e2', 'e5').explain('fr');
     * // → 'Le pion en e2 ne peut pas aller en e5…'
     * ```
     *
     * @param {Language} language
     */
    addLanguage({ code, block }) {
        if (this._kept.languages.has(code))
            return;
        const guest = this._guest, at = guest.allocate(block.length);
        for (let n = 0; n < block.length; n++)
            guest.bytes[at + n] = block.charCodeAt(n);
        if (guest.calls.language_of(at) === 0)
            throw new Error(`the language '${code}' is of another version`);
        this._kept.languages.set(code, at);
    }

    /** @internal @param {string} [code] */
    _language(code = this.language) {
        const at = this._kept.languages.get(code);
        if (at === undefined)
            throw new RangeError(`the language '${code}' was not added: see addLanguage()`);
        return at;
    }

    /** @internal @param {string} code */
    _lettersOf(code) {
        let at = this._kept.letters.get(code);
        if (at === undefined) {
            at = this._guest.calls.find_letters(this._guest.tell(code));
            if (at === 0)
                throw new RangeError(`no letters of pieces are known for '${code}'`);
            this._kept.letters.set(code, at);
        }
        return at;
    }

    /** @internal @param {Standing} standing @param {string} turn
     *  @param {string | undefined} language */
    _sayStanding(standing, turn, language) {
        const guest = this._guest;
        return guest.heard(guest.calls.say_standing(this._kept.standings.indexOf(standing),
                                                    Number(turn === 'black'),
                                                    this._language(language)));
    }

    /** @internal @param {number} set @returns {Standing[]} */
    _standingsOf(set) {
        return /** @type {Standing[]} */ (this._kept.standings.filter((_, bit) => set >> bit & 1));
    }

    /** @internal @param {FenFault[]} _ @param {string} fen
     *  @param {{ chess960?: boolean }} [options] */
    _fenError(_, fen, options) {
        const { faults } = this.readFen(fen, options);
        return new FenError(faults, worst(faults).text);
    }
}
shows(Game, game => game.toJSON());
shows(Ecart, ({ language, _kept }) => ({ language, languages: [..._kept.languages.keys()] }));

/**
 * Loads Ecart.
 *
 * @param {Source} [source]  where ecart.wasm is, or what is in it; by default the file beside
 *                           this one, which bundlers find too
 */
export async function load(source = new URL('./ecart.wasm', import.meta.url)) {
    return new Ecart(await compile(source));
}

/**
 * Loads Ecart at once: in Node, or anywhere if the bytes of ecart.wasm are given.
 *
 * @param {string | URL | BufferSource | WebAssembly.Module} [source]
 */
export function loadSync(source = new URL('./ecart.wasm', import.meta.url)) {
    return new Ecart(compileSync(source));
}
