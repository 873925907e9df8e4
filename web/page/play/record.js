// record.js -- a game between two people: its moves, how it ended, and all of it as the fields
// of an address, which anybody may have written
import { writeLink } from '../link.js';

const other = { white: 'black', black: 'white' };
const letters = { queen: 'Q', rook: 'R', bishop: 'B', knight: 'N' };
const draw = '1/2-1/2';
/** Ends that the players choose; a claim may name the move that was announced. */
const ends = [/^(resign|flag)-(white|black)$/, /^(agreed|fifty|fifty-next|1-0|0-1|1\/2-1\/2)$/,
              /^threefold(-[a-h][1-8][a-h][1-8][QRBN]?)?$/];

/** A move in five characters at most: its squares, and in capitals what a pawn becomes. */
export const packed = ({ from, to, promotion }) => from + to + (letters[promotion] ?? '');

/** A name or a date as it may be shown and kept. */
const plain = text => text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '').trim().slice(0, 60);

export class Record {
    constructor(ecart, start = ecart.start()) {
        Object.assign(this, { ecart, start, line: [], at: 0, end: null, final: null, result: null,
                              white: '', black: '', date: '', event: '', site: '', round: '' });
        this.game = ecart.game(start);
        this.settle();
    }

    /** Whether the last position is shown. */
    get isLast() {
        return this.at === this.line.length;
    }

    /** Whether the game is over in the position that is shown. */
    get isOver() {
        return this.isLast && this.result !== null;
    }

    /** The verdict on the move that led to what is shown; null at the start. */
    get verdict() {
        return this.game.verdicts.at(-1) ?? null;
    }

    /** The number of a move of the line as it is written: `3.` for White, `3…` for Black. */
    number(n) {
        const half = 2 * this.start.moveNumber + (this.start.turn === 'black' ? 1 : 0) + n;
        return `${half >> 1}${half % 2 === 0 ? '.' : '…'}`;
    }

    /** Plays a legal move; one that differs from the next of the line replaces the rest. */
    play(verdict) {
        if (this.line[this.at]?.san === verdict.san) {
            this.go(this.at + 1);
            return;
        }
        this.line.length = this.at;
        this.add(verdict);
        this.settle();
    }

    /** Adds a legal move at the end.  `settle()` must follow when all are there. */
    add(verdict) {
        this.game.play(verdict);
        this.line.push(moveOf(verdict));
        this.at++;
    }

    /** Shows the position after so many moves. */
    go(n) {
        for (; this.at > n; this.at--)
            this.game.undo();
        for (; this.at < n; this.at++)
            this.game.play(this.line[this.at]);
    }

    /** Sees how the game stands at the end of its moves. */
    settle() {
        const { game } = this;
        this.end = null;
        this.final = game.isOver ? game.standing : null;
        this.result = this.final === null ? null
            : this.final !== 'checkmate' ? draw : game.position.turn === 'white' ? '0-1' : '1-0';
    }

    /** Ends the game as the players say, if that may be; `settle()` takes it back. */
    finish(end) {
        if (!this.isLast || this.final || !ends.some(kind => kind.test(end)) || !this._may(end))
            return false;
        this.end = end;
        this.result = this._counts(end);
        return true;
    }

    /** What may be claimed: now, and by announcing a move. */
    claims() {
        const { game } = this;
        if (!this.isLast || this.result !== null)
            return [];
        const has = (standings, kind) => standings.includes(`${kind}-claimable`);
        const now = game.standings, moves = this._announced();
        const with3 = moves.filter(({ standings }) => has(standings, 'threefold'));
        return [has(now, 'threefold') ? ['threefold'] : with3.map(move => `threefold-${move.text}`),
                has(now, 'fifty-move') ? ['fifty']
                    : moves.some(({ standings }) => has(standings, 'fifty-move'))
                        ? ['fifty-next'] : []].flat();
    }

    /** What each legal move would let its side claim. */
    _announced() {
        const { game } = this, { position } = game;
        return position.moves().map(move => ({ text: packed(move), standings: game.claims(move) }));
    }

    _may(end) {
        if (end === 'agreed')           // Article 5.2.3: once both have made a move
            return this.line.length > 1 || this.start.moveNumber > 1;
        return !/^(threefold|fifty)/.test(end) || this.claims().includes(end);
    }

    /** The result of an end.  Who can no longer give mate does not win. */
    _counts(end) {
        const { position } = this.game, [what, side] = end.split('-');
        const wins = side === 'white' ? '0-1' : '1-0';
        if (what === 'resign')
            return position.prospect(other[side]) === 'impossible' ? draw : wins;
        if (what === 'flag')
            return position.flagDraws(side) ? draw : wins;
        return /^\d/.test(end) ? end : draw;
    }

    /** Gives a side its name. */
    rename(side, name) {
        this[side] = plain(name);
    }

    /** All of it as the fields of an address. */
    fields() {
        const { ecart, start, line, end, at } = this;
        return {
            fen: start.fen === ecart.start().fen ? null : start.fen,
            g: line.map(packed).join('') || null,
            end, at: this.isLast ? null : String(at),
            w: this.white || null, b: this.black || null, d: this.date || null,
            e: this.event || null, s: this.site || null, r: this.round || null
        };
    }

    /** All of it as a text; empty if there is nothing to keep. */
    get text() {
        const fields = this.fields();
        return fields.fen || fields.g || fields.w || fields.b ? writeLink(fields) : '';
    }
}

const moveOf = ({ from, to, promotion, san }) => ({ from, to, promotion, san });

/** Whether an address has a game. */
export const hasGame = ({ fen, g, w, b }) => [fen, g, w, b].some(field => field !== undefined);

/** The game of an address; null if there is none, or if any of it is damaged. */
export function readRecord(ecart, fields) {
    const { fen, g = '', end, at, w, b, d, e, s, r } = fields;
    const start = fen === undefined ? ecart.start() : positionOf(ecart, fen);
    if (start === null || !hasGame(fields) || !/^(?:[a-h][1-8][a-h][1-8][QRBN]?)*$/.test(g))
        return null;
    const record = new Record(ecart, start);
    for (const move of g.match(/.{4}[QRBN]?/g) ?? []) {
        const verdict = record.game.position.check(
            move.slice(0, 2), move.slice(2, 4), move.slice(4).toLowerCase());
        if (!verdict.legal)
            return null;
        record.add(verdict);
    }
    record.settle();
    if (end !== undefined && !record.finish(end))
        return null;
    if (/^\d{1,5}$/.test(at) && Number(at) < record.at)
        record.go(Number(at));
    return named(record, { white: w, black: b, date: d, event: e, site: s, round: r });
}

/** Gives a game its players, its date, and the event, site and round of a PGN. */
export function named(record, { date = '', ...texts }) {
    for (const name of ['white', 'black', 'event', 'site', 'round'])
        record[name] = plain(texts[name] ?? '');
    record.date = /^[\d?]{4}\.[\d?]{2}\.[\d?]{2}$/.test(date) ? date : '';
    return record;
}

/** The position of a FEN; with KQkq it may be one of Chess960. */
export function positionOf(ecart, fen) {
    const text = fen.replaceAll('_', ' ');
    const { position, faults } = ecart.readFen(text);
    return faults.some(({ fault }) => /^castling-no-(king|rook)$/.test(fault))
        ? better(position, ecart.readFen(text, { chess960: true })) : position;
}

/** One that is read as Chess960, if then nothing is wrong with it. */
function better(position, { position: other, faults }) {
    return faults.some(({ severity }) => severity === 'error' || severity === 'repair')
        ? position : other;
}
