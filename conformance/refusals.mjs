// refusals.mjs -- refused moves in games, and what happened there that explains each
//
//     node conformance/refusals.mjs make 300 FOLDER     writes refusals.tsv
//     node conformance/refusals.mjs check 10000 ECART   asks a program about so many games
//
// chessops, which must be installed, plays games at random; a chronicle of all pieces is kept
// here.  Ecart is not asked when the tables are made: what it must say is derived.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { Chess, normalizeMove } from 'chessops/chess';
import { INITIAL_FEN, parseFen } from 'chessops/fen';
import { attacks, between, kingAttacks } from 'chessops/attacks';
import { makeUci, makeSquare, opposite, parseSquare, parseUci, squareFile, squareRank } from 'chessops/util';
import { makeSan, parseSan } from 'chessops/san';

let seed = 32;
function below(n) {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
    return (seed >>> 8) % n;
}
const letters = { Q: 'queen', R: 'rook', B: 'bishop', N: 'knight' };
const pick = list => list[below(list.length)];

function legalMoves(position) {
    const all = [];
    for (const [from, targets] of position.allDests())
        for (const to of targets) {
            const pawn = position.board.getRole(from) === 'pawn';
            const last = to < 8 || to > 55;
            all.push({ from, to, ...(pawn && last && { promotion: 'queen' }) });
        }
    return all;
}

// Castling, as chessops lists it: the king onto its own rook.
const castles = (position, { from, to }) => position.board.getRole(from) === 'king' &&
    position.board.get(to)?.color === position.turn;

// A move as its squares are named outside Chess960.
function named(position, move) {
    if (!castles(position, move))
        return move;
    return { from: move.from, to: move.from + (move.to > move.from ? 2 : -2) };
}

/** A game and all its pieces: where each stood, after so many half-moves. */
class Chronicle {
    constructor() {
        this.position = Chess.default();
        this.positions = [this.position.clone()];
        this.moves = [];
        this.pieces = new Map();        // what stands on a square: an object with a history
        this.ended = [];                // the pieces that were captured
        for (const [square, { color, role }] of this.position.board)
            this.pieces.set(square, { color, role, walk: [{ ply: 0, square }], end: null });
    }

    carry(from, to, ply) {
        const piece = this.pieces.get(from);
        this.pieces.delete(from);
        this.pieces.set(to, piece);
        piece.walk.push({ ply, square: to });
        return piece;
    }

    play(move) {
        const { position } = this, ply = this.moves.length + 1, written = named(position, move);
        const castling = castles(position, move);
        const passant = position.board.getRole(move.from) === 'pawn' && move.to === position.epSquare;
        const victim = castling ? null : passant
            ? (squareRank(move.from) << 3) + squareFile(move.to) : move.to;
        const captured = victim === null ? undefined : this.pieces.get(victim);
        if (captured) {
            captured.end = { ply, square: victim };
            this.pieces.delete(victim);
            this.ended.push(captured);
        }
        if (castling) {
            const king = this.pieces.get(move.from), rook = this.pieces.get(move.to);
            this.pieces.delete(move.from);
            this.pieces.delete(move.to);
            const side = written.to > move.from ? -1 : 1;
            for (const [piece, square] of [[king, written.to], [rook, written.to + side]]) {
                this.pieces.set(square, piece);
                piece.walk.push({ ply, square });
            }
        } else {
            const piece = this.carry(move.from, move.to, ply);
            if (move.promotion)
                piece.role = move.promotion;
        }
        this.moves.push({ ...written, castling, color: position.turn, role: position.board.getRole(move.from) });
        position.play(move);
        this.positions.push(position.clone());
    }

    all() {
        return [...this.pieces.values(), ...this.ended];
    }

    // The last time that an own piece stood on a square where none stands now.
    lastOn(square, color) {
        let last = null;
        for (const piece of this.all()) {
            if (piece.color !== color)
                continue;
            for (let n = 0; n < piece.walk.length; n++) {
                if (piece.walk[n].square !== square)
                    continue;
                const next = piece.walk[n + 1];
                const ply = next ? next.ply : piece.end?.ply;
                if (ply !== undefined && ply > (last?.ply ?? 0))
                    last = { ply, piece, left: Boolean(next) };
            }
        }
        return last;
    }

    // What must be told of a piece that no longer stands there.
    fate(last, square) {
        const { piece, ply, left } = last;
        const now = piece.end ? piece.end.square : piece.walk.at(-1).square;
        return left ? { name: 'left', ply, cells: [makeSquare(now)] }
                    : { name: 'captured', ply, cells: [makeSquare(square)] };
    }

    arrival(square) {
        const piece = this.pieces.get(square);
        return piece ? piece.walk.findLast(step => step.square === square).ply : 0;
    }
}

// The position with the other side to move; null if that is none.
function turned(position) {
    const other = position.clone();
    other.turn = opposite(other.turn);
    other.epSquare = undefined;
    return position.isCheck() ? null : other;
}

const uci = ({ from, to, promotion }) => makeUci({ from, to, promotion });

/** Moves that somebody might try who remembers another position, each with what must be told;
 *  `or` are circumstances that may be told too. */
const kinds = {
    // The piece is gone from its square.
    gone(game) {
        const { position } = game, color = position.turn, found = [];
        for (let from = 0; from < 64; from++) {
            if (position.board.get(from)?.color === color)
                continue;
            const last = game.lastOn(from, color);
            if (last)
                found.push({ from, last });
        }
        if (found.length === 0)
            return null;
        const { from, last } = pick(found);
        let to = below(64);
        if (to === from)
            to ^= 1;
        return { text: uci({ from, to }), reason: position.board.get(from) ? 'not-your-piece' : 'no-piece',
                 told: game.fate(last, from) };
    },

    // The very move was played.
    played(game) {
        const own = game.moves.map((move, n) => ({ ...move, ply: n + 1 }))
            .filter(move => move.color === game.position.turn);
        if (own.length === 0)
            return null;
        const move = pick(own), text = uci(move);
        const legal = game.position.isLegal(parseUci(text));
        const again = game.position.board.get(move.from)?.color === game.position.turn;
        if (legal || again || move.promotion)
            return null;
        const last = own.findLast(other => other.from === move.from && other.to === move.to &&
                                           other.promotion === move.promotion);
        return { text, told: { name: 'played', ply: last.ply, cells: [makeSquare(move.from), makeSquare(move.to)] } };
    },

    // The other side's move.
    turn(game) {
        const other = turned(game.position);
        if (!other)
            return null;
        const moves = legalMoves(other).filter(move => !move.promotion && !castles(other, move));
        if (moves.length === 0)
            return null;
        const move = pick(moves);
        return { text: uci(move), reason: 'not-your-piece',
                 told: { name: 'turn', ply: game.moves.length + 1, cells: [makeSquare(move.from)] } };
    },

    // A line piece whose way is blocked: the first one in the way.
    blocked(game) {
        const { position } = game, found = [];
        for (const [from, { color, role }] of position.board) {
            if (color !== position.turn || !['queen', 'rook', 'bishop'].includes(role))
                continue;
            const empty = position.board.occupied.diff(position.board.occupied);
            for (const to of attacks({ role, color }, from, empty)) {
                const way = [...between(from, to).intersect(position.board.occupied)];
                if (way.length === 1 && position.board.get(to)?.color !== color)
                    found.push({ from, to, way });
            }
        }
        if (found.length === 0 || position.isCheck())
            return null;
        const { from, to, way } = pick(found), ply = game.arrival(way[0]);
        return { text: uci({ from, to }), reason: 'path-blocked',
                 told: ply ? { name: 'arrived', ply, cells: [makeSquare(way[0])] } : null };
    },

    // A pinned piece: what pins it.
    pinned(game) {
        const { position } = game, { board, turn } = position, king = board.kingOf(turn), found = [];
        if (position.isCheck())
            return null;
        for (const [from, piece] of board) {
            if (piece.color !== turn || from === king || piece.role === 'pawn')
                continue;
            for (const to of attacks(piece, from, board.occupied).diff(board[turn]))
                if (!position.isLegal({ from, to }) && board.getRole(to) !== 'king') {
                    const after = board.clone();
                    after.set(to, after.take(from));
                    const [pinner] = [...after[opposite(turn)]].filter(square =>
                        attacks(after.get(square), square, after.occupied).has(king));
                    found.push({ from, to, pinner });
                }
        }
        if (found.length === 0)
            return null;
        const { from, to, pinner } = pick(found), ply = game.arrival(pinner);
        return { text: uci({ from, to }), reason: 'pinned',
                 told: ply ? { name: 'arrived', ply, cells: [makeSquare(pinner)] } : null };
    },

    // A king into an attack: the attacker that came last.
    attacked(game) {
        const { position } = game, { board, turn } = position, king = board.kingOf(turn), found = [];
        if (position.isCheck())
            return null;
        for (const to of kingAttacks(king).diff(board[turn])) {
            const lifted = board.clone();
            lifted.take(king);
            lifted.take(to);
            const by = [...lifted[opposite(turn)]].filter(square =>
                attacks(lifted.get(square), square, lifted.occupied).has(to));
            if (by.length > 0 && board.getRole(to) !== 'king')
                found.push({ to, by });
        }
        if (found.length === 0)
            return null;
        const { to, by: all } = pick(found), touching = all.filter(square => board.getRole(square) === 'king');
        const by = touching.length > 0 ? touching : all;
        const ply = Math.max(...by.map(square => game.arrival(square)));
        const square = by.find(each => game.arrival(each) === ply);
        const reason = touching.length > 0 ? 'kings-touch'
            : board.has(to) ? 'king-captures-guarded' : 'king-into-attack';
        return { text: uci({ from: king, to }), reason,
                 told: ply ? { name: 'arrived', ply, cells: [makeSquare(square)] } : null };
    },

    // Castling whose right is gone, while king and rook stand as if it were not.
    castling(game) {
        const { position } = game, { board, turn } = position, home = turn === 'white' ? 4 : 60;
        const found = [];
        for (const side of [-1, 1]) {
            const corner = side < 0 ? home - 4 : home + 3, king = board.get(home), rook = board.get(corner);
            const right = game.positions.map(each => each.castles.castlingRights.has(corner));
            if (right.at(-1) || king?.role !== 'king' || king.color !== turn || rook?.role !== 'rook' ||
                rook.color !== turn)
                continue;
            found.push({ to: home + 2 * side, ply: right.lastIndexOf(true) + 1 });
        }
        if (found.length === 0)
            return null;
        const { to, ply } = pick(found), move = game.moves[ply - 1];
        const cell = move.color === turn ? move.from : move.to;
        return { text: uci({ from: home, to }), reason: 'castle-no-right',
                 told: { name: 'lapsed', ply, cells: [makeSquare(cell)] } };
    },

    // En passant, a move late.
    passing(game) {
        const { position } = game, { board, turn } = position, found = [];
        const forward = turn === 'white' ? 8 : -8, found2 = game.moves.length - 2;
        for (let n = found2; n >= 1 && n > found2 - 12; n--) {
            const move = game.moves[n - 1];
            if (move.color === turn || move.role !== 'pawn' || Math.abs(move.to - move.from) !== 16 ||
                game.pieces.get(move.to)?.walk.at(-1).ply !== n)
                continue;
            const target = (move.from + move.to) / 2;
            for (const from of [move.to - 1, move.to + 1]) {
                const pawn = game.pieces.get(from);
                if (board.get(from)?.role === 'pawn' && board.get(from).color === turn && !board.has(target) &&
                    squareRank(from) === squareRank(move.to) && pawn.walk.at(-1).ply < n &&
                    game.positions[n].epSquare === target && from + forward + (move.to - from) === target)
                    found.push({ from, target, ply: n + 1, pawn: move.to });
            }
        }
        if (found.length === 0 || position.isCheck())
            return null;
        const { from, target, ply, pawn } = pick(found);
        return { text: uci({ from, to: target }), reason: 'en-passant-unavailable',
                 told: { name: 'lapsed', ply, cells: [makeSquare(pawn)] } };
    },

    // A kind of piece that the side has no more, in SAN.
    extinct(game) {
        const { position } = game, color = position.turn;
        const roles = ['queen', 'rook', 'bishop', 'knight']
            .filter(role => position.board.pieces(color, role).isEmpty());
        if (roles.length === 0)
            return null;
        const role = pick(roles), letter = Object.keys(letters).find(each => letters[each] === role);
        const last = game.ended.filter(piece => piece.color === color && piece.role === role)
            .reduce((a, b) => (a && a.end.ply > b.end.ply ? a : b), null);
        const target = makeSquare(below(64));
        if (game.position.board.has(parseUci(`a1${target}`).to))
            return null;
        return { text: letter + target, reason: 'no-such-piece',
                 told: { name: 'captured', ply: last.end.ply, cells: [makeSquare(last.end.square)] } };
    }
};

// As people and models write it: text and where the move stands in it.
const wrappings = ['{}', '**{}**', 'My move is {}.', '<move>{}</move>', '\\boxed{{}}', 'Final Answer: {}',
    '{"move": "{}"}', 'The centre is closed.\n\n{}', 'I play {}, to win a tempo.', 'Move: `{}`'];

/** All that must be told of a refusal, in its order. */
function circumstances(game, { text, told }) {
    const { position, moves } = game, color = position.turn, move = parseUci(text), found = [];
    const other = turned(position), own = moves.filter(each => each.color === color);
    let same, turn;
    if (move) {
        const last = position.board.get(move.from)?.color === color ? null : game.lastOn(move.from, color);
        if (last)
            found.push(game.fate(last, move.from));
        const tried = position.board.get(move.from);
        same = own.findLast(each => uci(each) === text &&
                                    (tried?.color !== color || tried.role === each.role));
        turn = other && other.board.get(move.from)?.color === other.turn &&
            (other.isLegal(normalizeMove(other, move)) || other.isLegal({ ...move, promotion: 'queen' }))
            ? move.from : undefined;
    } else {
        const role = letters[text[0]], to = parseSquare(text.slice(1));
        found.push(told);
        same = own.findLast(each => each.role === role && each.to === to && !each.promotion);
        turn = other && parseSan(other, text)?.from;
    }
    if (same)
        found.push({ name: 'played', ply: moves.indexOf(same) + 1, cells: [makeSquare(same.from), makeSquare(same.to)] });
    if (turn !== undefined && turn !== null)
        found.push({ name: 'turn', ply: moves.length + 1, cells: [makeSquare(turn)] });
    if (told?.name === 'arrived' || told?.name === 'lapsed')
        found.push(told);
    return found;
}

const written = all => all.map(({ name, ply, cells }) => [name, ply, ...cells].join(' ')).join(', ') || '-';

/** A game of so many half-moves, or fewer if it ends. */
function randomGame(plies) {
    const game = new Chronicle();
    while (game.moves.length < plies) {
        const moves = legalMoves(game.position);
        if (moves.length === 0 || game.position.isInsufficientMaterial())
            break;
        const captures = moves.filter(move => game.position.board.has(move.to));
        const castling = moves.filter(move => castles(game.position, move));
        const pawns = moves.filter(({ from, to }) => game.position.board.getRole(from) === 'pawn' &&
                                                     Math.abs(to - from) === 16);
        const kind = below(10);
        game.play(pick(kind < 2 && captures.length ? captures : kind < 4 && castling.length ? castling
            : kind < 5 && pawns.length ? pawns : moves));
    }
    return game;
}

// A game that can be tried on: it goes on.
function openGame() {
    for (;;) {
        const game = randomGame(4 + below(90));
        if (game.position.hasDests())
            return game;
    }
}

const [task, amount, where] = process.argv.slice(2);
const count = Number(amount);

// What the program answers to requests.
function ask(requests) {
    const lines = requests.map(request => JSON.stringify(request));
    const { stdout } = spawnSync(where, ['filter'], { input: `${lines.join('\n')}\n`, maxBuffer: 2 ** 30 });
    return String(stdout).trimEnd().split('\n').map(line => JSON.parse(line));
}

const members = 'version id op ply verdict reason move offset text circumstances strikes consequence standing';

// Without spoilers, an answer names the squares that were typed, the evidence and what
// happened, no others, and no legal move.  Returns how many do not.
function spoilers(asked, open) {
    const blind = ask(asked.map(({ moves, text }) => ({ op: 'referee', moves, text, spoilers: false })));
    const verdicts = ask(asked.map(({ moves, text }) => ({ moves, move: text })));
    let wrong = 0;
    asked.forEach(({ text, position }, n) => {
        const answer = blind[n], told = [answer.text, ...answer.circumstances.map(each => each.text)].join(' ');
        const known = new Set([...text.matchAll(/[a-h][1-8]/g)].map(String));
        for (const square of [...verdicts[n].cells, ...answer.circumstances.flatMap(each => each.cells)])
            known.add(square);
        const others = [...told.matchAll(/[a-h][1-8]/g)].map(String).filter(square => !known.has(square));
        const named = legalMoves(position).flatMap(move => [uci(move), makeSan(position, move)])
            .filter(move => move.length > 2 && told.includes(move));
        if (Object.keys(answer).join(' ') !== members || answer.move !== null || others.length > 0 ||
            named.length > 0 || JSON.stringify(answer.circumstances) !==
                JSON.stringify(open[n].circumstances)) {
            if (wrong++ < 10)
                console.log('a spoiler:', text, others, named, JSON.stringify(answer));
        }
    });
    console.log(`${asked.length} refusals without spoilers, ${wrong} with`);
    return wrong;
}

if (task === 'check') {
    const asked = [], made = {};
    for (let n = 0; n < count; n++) {
        const game = openGame();
        for (const [kind, make] of Object.entries(kinds)) {
            const tried = make(game);
            if (tried)
                asked.push({ kind, ...tried, all: written(circumstances(game, tried)),
                             moves: game.moves.map(uci), position: game.position });
        }
    }
    const answers = ask(asked.map(({ moves, text }) => ({
        op: 'referee', moves, text, tries: [{ ply: moves.length + 1, text }] })));
    let wrong = answers.length === asked.length ? 0 : 1;
    asked.forEach(({ kind, text, reason, all, moves }, n) => {
        const { circumstances: told = [], reason: given, verdict } = answers[n], last = told.pop();
        made[kind] = (made[kind] ?? 0) + 1;
        if (verdict !== 'illegal' || (reason && given !== reason) ||
            last?.name !== 'again' || last.ply !== moves.length + 1 || written(told) !== all) {
            if (wrong++ < 10)
                console.log(kind, moves.join(' '), text, given, all, JSON.stringify(answers[n]));
        }
    });
    console.log(`${count} games, ${asked.length} refusals told, ${wrong} wrong:`, JSON.stringify(made));
    wrong += spoilers(asked, answers);
    process.exit(wrong > 0 ? 1 : 0);
}

if (task === 'make') {
    const rows = [];
    for (let n = 0; rows.length < count;) {
        const wanted = Object.keys(kinds)[rows.length % Object.keys(kinds).length];
        const game = openGame(), tried = game.moves.length < 70 && kinds[wanted](game);
        if (!tried || (!tried.told && below(20)))
            continue;
        const gone = game.position.board.get(parseUci(tried.text)?.from ?? 64);
        const reason = tried.reason ?? (gone ? 'not-your-piece' : 'no-piece');
        rows.push({ id: `R${String(++n).padStart(3, '0')}`, moves: game.moves.map(uci),
                    text: wrappings[below(3) ? 0 : below(wrappings.length)].replace('{}', tried.text),
                    verdict: 'illegal', reason,
                    circumstances: circumstances(game, tried) });
    }
    const table = rows.map(row => [row.id, row.moves.join(' '), JSON.stringify(row.text).slice(1, -1)
        .replaceAll('\\"', '"'), row.verdict, row.reason, written(row.circumstances)].join('\t'));
    writeFileSync(`${where}/refusals.tsv`, `# Refused moves in games from the start position, and what happened there that
# explains each.  In a text, \\n is the end of a line, and \\\\ a backslash.
# id\tmoves\ttext\tverdict\treason\tcircumstances
${table.join('\n')}\n`);
}
