// questions.js -- positions of games that came about by chance, and what is asked in them:
// whether a move is allowed, or how the game stands
//
// Records say which reasons are asked about, and at which level.  This file loads nothing, so
// that tests can.
const worth = { pawn: 1, knight: 3, bishop: 3, rook: 5, queen: 9, king: 4 };
const kinds = Object.keys(worth);
const levels = ['child', 'player', 'arbiter'];

const rows = { white: { last: '8', before: '7', fifth: '5' },
               black: { last: '1', before: '2', fifth: '4' } };
const pawnOn = row => ({ turn, pieces }) => [...pieces].some(([square, { side, kind }]) =>
    kind === 'pawn' && side === turn && square[1] === rows[turn][row]);

/** What a topic is about: refused moves that have one of some reasons, of a group of them that
 *  are asked about, or of a piece; and where to look for them.  `natures` are those of its own legal moves; where there are none, legal
 *  moves are taken that look like the refused ones. */
const about = {
    ...Object.fromEntries(kinds.map(kind => [kind, { piece: kind }])),
    check: { where: ({ isCheck }) => isCheck, reasons: [
        'leaves-in-check', 'king-into-attack', 'king-stays-on-line', 'king-captures-guarded',
        'double-check'] },
    pin: { reasons: ['pinned', 'en-passant-exposes-king'] },
    castling: { group: 'castling', natures: ['castle-short', 'castle-long'] },
    'en-passant': { where: pawnOn('fifth'), natures: ['en-passant'],
                    reasons: ['en-passant-unavailable', 'en-passant-exposes-king'] },
    promotion: { where: pawnOn('before'), natures: ['promotion'], promotes: true, reasons: [
        'promotion-invalid', 'pawn-capture-empty', 'pawn-push-blocked', 'pinned',
        'leaves-in-check'] }
};

/** The topics; the last one asks how the game stands. */
export const topics = ['mixed', ...Object.keys(about), 'mate'];
const standings = ['checkmate', 'stalemate', 'none'];

/** Numbers from 0 to below 1, the same ones for the same seed. */
function chance(seed) {
    let state = seed >>> 0;
    return () => {
        state = state + 0x6D2B79F5 >>> 0;
        let n = Math.imul(state ^ state >>> 15, state | 1);
        n ^= n + Math.imul(n ^ n >>> 7, n | 61);
        return ((n ^ n >>> 14) >>> 0) / 4294967296;
    };
}

/** How good a move looks to somebody who sees what is captured and what is attacked. */
function looks(position, { from, to, promotion }, random) {
    const { turn } = position, other = turn === 'white' ? 'black' : 'white';
    const { kind } = position.at(from), taken = position.at(to), king = kind === 'king';
    const lost = position.attackers(to, other).length === 0 ? 0
        : position.attackers(to, turn).length > 1 ? Math.max(worth[kind] - 2, 0) : worth[kind];
    const fled = position.attackers(from, other).length > 0 ? worth[kind] / 2 : 0;
    const middle = 'cdef'.includes(to[0]) && '3456'.includes(to[1]) ? .4 : 0;
    const castles = king && Math.abs(from.charCodeAt(0) - to.charCodeAt(0)) === 2 ? 2 : 0;
    const begins = '18'.includes(from[1]) && !king && kind !== 'rook' && kind !== 'queen' ? .5 : 0;
    return (taken ? worth[taken.kind] : 0) + (promotion === 'queen' ? 8 : 0) - lost + fled + middle +
        castles + begins - (king && !castles ? .8 : 0) + 1.6 * random();
}

/** The positions of a game, each with the move before it, as far as a number of them. */
function* game(ecart, random) {
    let position = ecart.start(), last = null;
    for (let n = 0; n < 130; n++) {
        const moves = position.moves();
        if (moves.length === 0 || position.halfmoves > 40)
            return;
        if (n > 5)
            yield { position, last, moves };
        const scored = moves.map(move => [looks(position, move, random), move]);
        const [, { from, to, promotion }] = scored.reduce(
            (best, one) => one[0] > best[0] ? one : best);
        last = { from, to, kind: position.at(from).kind };
        position = position.after(from, to, promotion ?? undefined);
    }
}

const apart = (from, to) => [from.charCodeAt(0) - to.charCodeAt(0), from[1] - to[1]].map(Math.abs);

/** Whether somebody might try a move: it looks like one of the piece, or it is not far. */
function tempting({ kind }, from, to) {
    const [x, y] = apart(from, to), far = Math.max(x, y);
    const bent = kind !== 'knight' && kind !== 'rook';
    const straight = kind !== 'knight' && kind !== 'bishop';
    return kind === 'pawn' ? x < 2 && y < 3 : kind === 'king' ? far < 2 || x === 2 && y === 0
        : x === y && bent || x * y === 0 && straight || x * y === 2 || far === 2;
}

/** The moves that somebody might try, as verdicts.  A pawn on its last rank becomes a piece. */
function* tried(position, squares, random) {
    const promotions = ['queen', 'queen', 'rook', 'knight', 'king'];
    for (const [from, piece] of position.pieces)
        if (piece.side === position.turn)
            for (const to of squares)
                if (to !== from && tempting(piece, from, to) && !(piece.kind !== 'pawn' &&
                    position.at(to)?.side === piece.side && random() < .7)) {
                    const last = piece.kind === 'pawn' && to[1] === rows[piece.side].last;
                    const promotion = promotions[Math.floor(5 * random())];
                    yield last ? position.read(`${from}${to}${promotion === 'knight' ? 'n' : promotion[0]}`)
                        : position.check(from, to);
                }
}

const one = (list, random) => list[Math.floor(list.length * random())];

/** A legal move that looks like a refused one: of the same piece, of its kind, or any. */
function like(refused, legal, random) {
    const { kind } = refused.position.at(refused.from);
    const near = [({ from }) => from === refused.from,
                  ({ position, from }) => position.at(from).kind === kind, () => true]
        .map(test => legal.filter(test)).find(list => list.length > 0);
    return near ? one(near, random) : null;
}

/** The question of a position, or null: a move that is refused for a reason that may be `asked`,
 *  or if `yes`, a legal one like it. */
function moveIn({ position, last }, { piece, promotes, natures = [] }, asked, yes, squares, random) {
    const verdicts = [...tried(position, squares, random)].filter(({ from, promotion }) =>
        (!piece || position.at(from).kind === piece) && (!promotes || promotion));
    const legal = verdicts.filter(verdict => verdict.legal);
    const own = legal.filter(({ nature }) => natures.some(name => nature.includes(name)));
    if (yes && natures.length > 0)
        return own.length > 0 ? { verdict: one(own, random), position, last } : null;
    const refused = verdicts.filter(({ refused, reason }) => refused && asked(reason));
    if (refused.length === 0)
        return null;
    const reason = one([...new Set(refused.map(({ reason }) => reason))], random);
    const wrong = one(refused.filter(verdict => verdict.reason === reason), random);
    const verdict = yes ? like(wrong, legal, random) : wrong;
    return verdict && { verdict, position, last };
}

/** How a game may end after a position: mate, stalemate, or an end that only looks like one. */
function ending({ position, moves }, wanted, random) {
    for (const move of [...moves].sort(() => random() - .5)) {
        const next = position.after(move.from, move.to, move.promotion ?? undefined);
        const standing = next.isCheckmate ? 'checkmate' : next.isStalemate ? 'stalemate' : 'none';
        if (standing === wanted && (wanted !== 'none' || next.isCheck && next.moves().length < 3))
            return { verdict: null, position: next, standing,
                     last: { ...move, kind: position.at(move.from).kind } };
    }
    return null;
}

/** A stalemate with few pieces, since games have hardly any. */
function stalemate(ecart, squares, random) {
    for (;;) {
        const board = new Map();
        for (const letter of one(['kKQ', 'kKQP', 'kKRP', 'kpKQ', 'kKP', 'kKQN', 'kpKQR'], random))
            board.set(one(squares, random), letter);
        const rows = [8, 7, 6, 5, 4, 3, 2, 1].map(rank => [...'abcdefgh'].map(
            file => board.get(file + rank) ?? '1').join('').replace(/1+/g, run => run.length));
        const { position } = ecart.readFen(`${rows.join('/')} b - - 0 60`);
        if (position?.isStalemate)
            return { verdict: null, position, standing: 'stalemate', last: null };
    }
}

/** The reasons that are asked about up to a level, by the records. */
function reasonsUpTo(level, { reasons, questions }) {
    const known = questions.filter(sort => levels.indexOf(sort.level) <= levels.indexOf(level))
        .map(({ name }) => name);
    return reasons.filter(({ quiz }) => known.includes(quiz)).map(({ name }) => name);
}

/** The reasons of a group that are asked about at any level. */
function reasonsOf(wanted, { reasons }) {
    return reasons.filter(({ group, quiz }) => group === wanted && quiz !== null)
        .map(({ name }) => name);
}

/** The example of a reason, for what games do not have; its files may be reflected. */
function example(ecart, { reasons }, wanted, random) {
    const { position: fen, move } = reasons.find(({ name }) => name === wanted);
    const [board, turn, rights, passed, ...rest] = fen.split(' ');
    const reflect = rights === '-' && random() < .5;
    const flip = text => !reflect ? text : text.replace(/[a-h](?=[1-8])/g,
        file => 'hgfedcba'['abcdefgh'.indexOf(file)]);
    const shown = reflect
        ? board.split('/').map(row => [...row].reverse().join('')).join('/') : board;
    const position = ecart.position([shown, turn, rights, flip(passed), ...rest].join(' '));
    return { verdict: position.read(flip(move)), position, last: null };
}

/** The question of a number.  A topic is one of those above, or a reason;
 *  `records` has the reasons and the questions of records/.  Each reason is as likely as the
 *  others, unless it is not met in some games. */
export function questionOf(ecart, { seed, topic = 'mixed', level = 'arbiter' }, squares, records) {
    const random = chance(seed), yes = random() < .5, what = about[topic] ?? {};
    const reasons = what.reasons ?? (what.group ? reasonsOf(what.group, records)
        : topic === 'mixed' || what.piece ? reasonsUpTo(level, records) : [topic]);
    const wanted = topic === 'mate' ? one(standings, random) : one(reasons, random);
    if (wanted === 'stalemate')
        return stalemate(ecart, squares, random);
    const asked = games => reason =>
        games < 6 && !what.piece ? reason === wanted : reasons.includes(reason);
    for (let games = 0; games < 20; games++) {
        const begin = games > 3 ? 0 : 40 * random();
        let passed = 0;
        for (const moment of game(ecart, random)) {
            if (passed++ < begin || what.where && !what.where(moment.position))
                continue;
            const found = topic === 'mate' ? ending(moment, wanted, random)
                : moveIn(moment, what, asked(games), yes, squares, random);
            if (found)
                return found;
        }
    }
    return topic === 'mate' ? stalemate(ecart, squares, random)
        : example(ecart, records, what.promotes ? 'promotion-invalid' : wanted, random);
}
