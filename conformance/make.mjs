// make.mjs -- writes the tables of the conformance suite
//
//     node conformance/make.mjs [FOLDER [NEWER...]]    (this folder, if none is named)
//
// Every value comes from somewhere else than the library.  The verdicts on moves are those of
// tests/data/judge.mjs, which was written from the manual alone; which moves are legal was
// confirmed by Stockfish, chess.js and chessops (tests/data/make_suite.mjs).  FENs and texts
// are spoiled here, in ways whose faults are known, or were judged by hand.  All positions are
// our own.  make check compares the program with the tables.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generator } from '../tests/data/chance.mjs';
import { CELLS, REASONS, alsoText, cellName, cellsText, judgeUci, look, parseFen }
    from '../tests/data/judge.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const read = (name) => readFileSync(join(here, name), 'utf8');
const rowsOf = (text) => text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));
const rows = (name) => rowsOf(read(name));
const made = process.argv[2] ?? here;
const write = (name, about, columns, lines) => writeFileSync(join(made, name),
    [...about.map((line) => `# ${line}`), `# ${columns.join('\t')}`, ...lines.map((line) => line.join('\t')), '']
        .join('\n'));
const numbered = (letter, lines) =>
    lines.map((line, n) => [letter + String(n + 1).padStart(4, '0'), ...line]);

const chance = generator(18);
const oneOf = (list) => list[Math.floor(chance() * list.length)];

// ---------------------------------------------------------------- reasons

/** What the first cell of the evidence is, and what the others are: reasons.tsv, which is made
 *  of records/reasons.txt.  The judge has the same reasons in the same order. */
const ROLES = Object.fromEntries(rows('reasons.tsv').map(([, reason, first, others]) =>
    [reason, first === '-' ? [] : others === '-' ? [first] : [first, others]]));
if (Object.keys(ROLES).join() !== REASONS.join())
    throw new Error('conformance/reasons.tsv and tests/data/judge.mjs have not the same reasons in the same order: make regenerate');
const rolesText = (reason, cells) =>
    cells.map((_, n) => ROLES[reason][Math.min(n, 1)]).join(',') || '-';

// ---------------------------------------------------------------- moves

const judged = (fen, move, chess960, what) => {
    const v = judgeUci(parseFen(fen, chess960), move);
    return [chess960 ? 'chess960' : 'chess', fen, move, v.verdict, v.reason, alsoText(v.also), cellsText(v.cells),
        rolesText(v.reason, v.cells), what];
};

/** Of many random moves, the one whose reason was seen least; a few name a new piece. */
const seen = new Map();
function refused(fen, chess960) {
    const { board } = parseFen(fen, chess960);
    const pieces = CELLS.filter((cell) => look(board, cell) !== '.' && look(board, cell) !== ' ');
    let best;
    for (let n = 0; n < 60; n++) {
        const from = chance() < 0.9 ? oneOf(pieces) : oneOf(CELLS);
        const promotion = chance() < 0.1 ? oneOf([...'qrbnkp']) : '';
        const row = judged(fen, cellName(from) + cellName(oneOf(CELLS)) + promotion, chess960, 'drawn by chance');
        const count = seen.get(row[4]) ?? 0;
        if (row[3] !== 'legal' && (!best || count < (seen.get(best[4]) ?? 0)))
            best = row;
    }
    seen.set(best[4], (seen.get(best[4]) ?? 0) + 1);
    return best;
}

function drawn(positions, chess960) {
    return positions.flatMap(([, fen, , , , moves]) => [
        refused(fen, chess960),
        ...(moves === '-' ? [] : [judged(fen, oneOf(moves.split(' ')), chess960, 'a legal move')]),
    ]);
}

/** The requests that show each reason: those that are there, unless the judge or the list of
 *  them is newer; that takes a while.  */
function cases() {
    if (process.argv.length <= 3)
        return rows('moves.tsv').filter((row) => !['drawn by chance', 'a legal move'].includes(row[9]));
    const data = join(here, '../tests/data');
    return rowsOf(['chess', 'chess960'].map((game) =>
        execFileSync(process.execPath, [join(data, 'make_reasons.mjs'), data, game], { encoding: 'utf8' })).join(''));
}

function makeMoves() {
    const every = (step) => (_, n) => n % step === 0;
    write('moves.tsv', ['Requests and their verdicts.  also: the other rules that the move breaks.'],
        ['id', 'game', 'FEN', 'move', 'verdict', 'reason', 'also', 'cells', 'roles', 'what it shows'],
        numbered('M', [
            ...cases().map((row) => judged(row[2], row[3], row[1] === 'chess960', row[9])),
            ...drawn(rows('../tests/data/suite.tsv').filter(every(2)), false),
            ...drawn(rows('../tests/data/castle960.tsv').filter(every(3)), true),
        ]));
}

// ---------------------------------------------------------------- FENs

/** Each takes a FEN in six fields, and gives it spoiled, with the fault and the mended FEN. */
const after = (fen, at, text) => fen.slice(0, at) + text + fen.slice(at);
const field = (fen, n, text) => fen.split(' ').map((old, at) => (at === n ? text : old)).join(' ');
const SPOILED = [
    (fen) => [after(fen, fen.indexOf(' '), ' '), 'extra-space', fen],
    (fen) => [` ${fen}`, 'extra-space', fen],
    (fen) => [fen.replace(/[2-8]/, (digit) => `1${digit - 1}`), 'adjacent-digits', fen],
    (fen) => [fen.replace(/\/[^/]*\//, '/'), 'bad-rank-count', '-'],
    (fen) => [fen.replace('/', '/8/'), 'bad-rank-count', '-'],
    (fen) => [fen.replace('/', 'n/'), 'bad-rank-length', '-'],
    (fen) => [fen.replace('/', 'x/'), 'bad-character', '-'],
    (fen) => [field(fen, 1, 'x'), 'bad-side', '-'],
    (fen) => [field(fen, 1, fen.split(' ')[1].toUpperCase()), 'uppercase-side', fen],
    (fen) => [field(fen, 2, 'X'), 'bad-castling', '-'],
    (fen) => [field(fen, 3, 'e9'), 'bad-en-passant', '-'],
    (fen) => [field(fen, 4, 'x'), 'bad-clock', '-'],
    (fen) => [field(fen, 4, '00'), 'padded-number', field(fen, 4, '0')],
    (fen) => [field(field(fen, 4, '0'), 5, 'x'), 'bad-move-number', '-'],
    (fen) => [field(field(fen, 4, '0'), 5, '0'), 'move-number-zero', field(field(fen, 4, '0'), 5, '1')],
    (fen) => [fen.split(' ').slice(0, 4).join(' '), 'missing-fields',
        [...fen.split(' ').slice(0, 4), '0', '1'].join(' ')],
    (fen) => [fen.split(' ').slice(0, 3).join(' '), 'missing-fields',
        [...fen.split(' ').slice(0, 3), '-', '0', '1'].join(' ')],
    (fen) => [`${fen} and more`, 'trailing-text', fen],
];

/** By hand: identifiers of all faults, without where they are.  Rights to castle as files of
 *  rooks are left out, since they can be written in two ways. */
const byHand = () => rows('../tests/data/faults.tsv').filter(([fen]) => !/ [wb] [KQkq]*[A-Ha-h]/.test(fen)).map(([fen, faults = '', mended = '']) =>
    [fen, faults.split(' ').filter(Boolean).map((fault) => fault.replace(/[@:].*/, '')).sort().join(',') || '-',
        mended || '-']);

function makeFens() {
    // The first of them are from random games, so that nothing is wrong with them.
    const clean = rows('../tests/data/suite.tsv').slice(0, 300).map((row) => row[1])
        .filter((fen) => /[2-8].*\//.test(fen) && fen.split(' ')[3] === '-');
    const spoiled = Array.from({ length: 200 }, (_, n) =>
        SPOILED[n % SPOILED.length](clean[(n * 37) % clean.length]));
    write('fens.tsv', ['FENs with all their faults in alphabetic order, and the FEN after mending.',
        '"-" for a FEN without faults, and for one with an error, which is not mended.'],
    ['id', 'FEN', 'faults', 'mended'], numbered('F', [...byHand(), ...spoiled]));
}

// ---------------------------------------------------------------- texts of moves

/** Spellings of a move: what is forgiven in each. */
const SPELLINGS = [
    (san) => [san, '-'],
    (san) => [`${san}!?`, 'annotation'],
    (san) => [`17. ${san}`, 'move-number'],
    (san) => [`${san},`, 'punctuation'],
    (san, uci) => (/^[NBRQK]\w?\w?\w\d$/.test(san)
        ? [`${san[0]}${uci.slice(0, 2)}-${uci.slice(2, 4)}`, 'long-form'] : null),
    (san) => (san.endsWith('+') ? [san.slice(0, -1), 'missing-check'] : null),
    (san) => (/[+#=]/.test(san) ? null : [`${san}+`, 'spurious-check']),
    (san) => (/^[NBRQK]\w*x/.test(san) ? [san.replace('x', ''), 'missing-capture'] : null),
    (san) => (/^O-O/.test(san) ? [san.replaceAll('O', '0'), 'castle-spelling'] : null),
    (san, uci) => [uci, '*'],
];

function makeTexts() {
    const spelled = [];
    for (const [, fen, , , , moves, sans] of rows('../tests/data/suite.tsv')) {
        const written = sans.split(' '), ucis = moves.split(' ');
        const n = Math.floor(chance() * ucis.length);
        const spelling = ucis[n] === '-' ? null : oneOf(SPELLINGS)(written[n], ucis[n]);
        if (spelling)
            spelled.push([fen, spelling[0], 'legal', 'none', ucis[n], '-', spelling[1], 'spelled by make.mjs']);
    }
    write('texts.tsv', ['Texts of moves, how they are read, and what is forgiven; "*" if that is open.'],
        ['id', 'FEN', 'text', 'verdict', 'reason', 'move', 'cells', 'forgiven', 'what it shows'],
        numbered('T', [...rows('../tests/data/san_more.tsv').map((row) => row.slice(1)),
            ...spelled.filter((_, n) => n % 8 === 0).slice(0, 120)]));
}

// ---------------------------------------------------------------- standings

function makeStandings() {
    write('standings.tsv', ['How a game stands after the moves, and whether each side can still mate:',
        'yes, no, or ? where that is not asked.'],
    ['id', 'FEN', 'moves', 'standing', 'White mates', 'Black mates', 'why'], numbered('S', rows('../tests/data/standing_more.tsv')));
}

// ---------------------------------------------------------------- games

const OPENINGS = [
    'e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7', 'd4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O',
    'e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6', 'c4 e5 Nc3 Nf6 g3 d5 cxd5 Nxd5 Bg2 Nb6',
    'e4 e6 d4 d5 Nc3 Bb4 e5 c5 a3 Bxc3+',
];
const FROM = { Nf3: 'g1', Nc3: 'b1' };

/** What is written instead of White's first knight move, and what that is called. */
const SLIPS = [
    (san) => [`N${FROM[san]}-${san.slice(1)}`, 'long-form'],
    (san) => [san.toLowerCase(), 'letter-case'],
    (san) => [`${san}+`, 'spurious-check'],
    (san) => [FROM[san] + san.slice(1), 'uci-form'],
];

/** Tags, and what is wrong with their value or, if one comes twice, with the second. */
const TAGS = [
    ['[Date "2026.13.01"]', 'bad-date'], ['[WhiteElo "strong"]', 'bad-elo'],
    ['[Event "A"]\n[Event "A"]', 'duplicate-tag'],
];

function game(title, tags, moves, found) {
    const text = moves.map((san, n) => (n % 2 ? san : `${n / 2 + 1}. ${san}`)).join(' ');
    return [`@ ${title}`, ...tags, `${text} *`, `= 1 game, ${moves.length} half-moves`, ...found.map((line) => `= ${line}`)];
}

/** The column, counted from 1, at which the n-th move begins. */
const columnOf = (moves, n) =>
    moves.slice(0, n).reduce((column, san, at) => column + san.length + 1 + (at % 2 ? 0 : `${at / 2 + 1}. `.length), 1)
        + (n % 2 ? 0 : `${n / 2 + 1}. `.length);

function makeGames() {
    const lines = [];
    OPENINGS.forEach((opening, line) => {
        const moves = opening.split(' ');
        const n = moves.findIndex((san) => san in FROM);
        for (const slip of SLIPS) {
            const [text, name] = slip(moves[n]);
            lines.push(...game(`opening ${line + 1}: ${name}`, [],
                moves.map((san, at) => (at === n ? text : san)), [`1:${columnOf(moves, n)} ${name}`]));
        }
        for (const [tag, name] of TAGS) {
            const tags = tag.split('\n');
            lines.push(...game(`opening ${line + 1}: ${name}`, [...tags, ''], moves, [`${tags.length}:1 ${name}`]));
        }
        // One rook is named, so that its own reason is told; the move is counted as read.
        const last = [...moves, 'Raa5'];
        lines.push(...game(`opening ${line + 1}: a rook through its pawn`, [], last,
            [`1:${columnOf(last, 10)} path-blocked`]));
    });
    const mark = '# The games from here on are made by make.mjs, which keeps those above.\n';
    const [byHand] = read('games.txt').split(mark);
    writeFileSync(join(made, 'games.txt'), byHand + mark + lines.join('\n') + '\n');
}

makeMoves();
makeFens();
makeTexts();
makeStandings();
makeGames();
