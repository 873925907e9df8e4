// run.mjs -- what another library, or any program that speaks the filter's lines, can tell
//
//     npm install --no-save chess.js chessops kokopu
//     node conformance/run.mjs [chess.js] [chessops] [kokopu]
//     node conformance/run.mjs --filter 'ecart filter'       (any command)
//     node conformance/run.mjs --perft stockfish             (or another engine with "go perft 1")
//
// It prints a line for each table: how many rows there are, how many of them were asked, and
// how many answers were right.  Reasons, evidence, faults and what is forgiven can only be told
// by a filter; a library is asked whether it takes the move, the FEN or the text.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const rows = (name) => readFileSync(join(here, name), 'utf8').split('\n')
    .filter((line) => line !== '' && !line.startsWith('#')).map((line) => line.split('\t'));

const moves = rows('moves.tsv').map(([id, game, fen, move, verdict, reason, also, cells, roles]) =>
    ({ id, chess960: game === 'chess960', fen, move, verdict, reason, also, cells, roles }));
const texts = rows('texts.tsv').map(([id, fen, text, verdict, reason, move, cells, forgiven]) =>
    ({ id, fen, text, verdict, reason, move, cells, forgiven }));
const fens = rows('fens.tsv').map(([id, fen, faults, mended]) => ({ id, fen, faults, mended }));

// ---------------------------------------------------------------- libraries

/** Each has: accepts(fen), plays(fen, uci), and reads(fen, text), which gives the move or null.
 *  What throws says no. */
const sure = (answer) => { try { return answer(); } catch { return null; } };
const LIBRARIES = {
    'chess.js': async () => {
        const { Chess } = await import('chess.js');
        const play = (fen, move) => new Chess(fen).move(move).lan;
        return {
            accepts: (fen) => sure(() => Boolean(new Chess(fen))),
            plays: (fen, uci) => sure(() => play(fen, {
                from: uci.slice(0, 2), to: uci.slice(2, 4), promotion: uci[4] }) === uci),
            reads: (fen, text) => sure(() => play(fen, text)),
        };
    },
    chessops: async () => {
        const { Chess } = await import('chessops/chess');
        const { parseFen } = await import('chessops/fen');
        const { parseSan } = await import('chessops/san');
        const { makeUci, parseUci } = await import('chessops/util');
        const set = (fen) => Chess.fromSetup(parseFen(fen).unwrap()).unwrap();
        return {
            accepts: (fen) => sure(() => Boolean(set(fen))),
            plays: (fen, uci) => sure(() => set(fen).isLegal(parseUci(uci))),
            reads: (fen, text) => sure(() => makeUci(parseSan(set(fen), text))),
            chess960: true,
        };
    },
    kokopu: async () => {
        const { Position } = await import('kokopu');
        const set = (fen) => {
            const position = new Position(fen);
            if (!position.isLegal())
                throw new Error('not legal');
            return position;
        };
        return {
            accepts: (fen) => sure(() => Boolean(set(fen))),
            plays: (fen, uci) => sure(() => Boolean(set(fen).uci(uci))),
            reads: (fen, text) => sure(() => {
                const position = set(fen);
                return position.uci(position.notation(text));
            }),
        };
    },
};

// ---------------------------------------------------------------- what is right

const print = (table, asked, right, what) =>
    console.log(`${table}\t${asked.length}\t${asked.filter(right).length}\t${what}`);

/** A castling move of a text may be written as the king's move onto its rook. */
const CASTLED = { e1h1: 'e1g1', e1a1: 'e1c1', e8h8: 'e8g8', e8a8: 'e8c8' };
const isTwoSquares = ({ move, reason }) => /^[a-h][1-8][a-h][1-8][qrbnkp]?$/.test(move) && reason !== 'same-cell';

/** Whether a king's move onto its rook, and not a rook's move, is what the move may be. */
const kingOn = (fen, move) => {
    const row = fen.split(' ')[0].split('/')[8 - Number(move[1])].replace(/\d/g, (digit) => '.'.repeat(digit));
    return /k/i.test(row['abcdefgh'.indexOf(move[0])]);
};
const castled = ({ fen, move }) => (move in CASTLED && kingOn(fen, move) ? CASTLED[move] : move);
const ERRORS = /^(empty|bad-|king|too-many-kings|opposite-check|pawn-on-back-rank)/;
const isError = (fault) => ERRORS.test(fault) && fault !== 'bad-operation';

async function runLibrary(name) {
    const library = await LIBRARIES[name]();
    const known = moves.filter((row) => isTwoSquares(row) && (!row.chess960 || library.chess960));

    console.log(`${name}: table, asked, right, what`);
    for (const legal of [true, false])
        print('moves', known.filter((row) => (row.verdict === 'legal') === legal),
            (row) => Boolean(library.plays(row.fen, row.move)) === legal, legal ? 'legal moves' : 'refused moves');
    print('fens', fens.filter((row) => row.faults === '-'), (row) => library.accepts(row.fen), 'good FENs');
    print('fens', fens.filter((row) => row.faults.split(',').some(isError)), (row) => !library.accepts(row.fen),
        'FENs with an error');
    print('texts', texts.filter((row) => row.verdict === 'legal' && row.forgiven === '-'),
        (row) => { const move = library.reads(row.fen, row.text); return (CASTLED[move] ?? move) === row.move; },
        'texts with nothing to forgive');
    print('texts', texts.filter((row) => row.verdict === 'legal' && row.forgiven !== '-'),
        (row) => { const move = library.reads(row.fen, row.text); return (CASTLED[move] ?? move) === row.move; },
        'texts with something to forgive');
    print('texts', texts.filter((row) => row.verdict === 'illegal'), (row) => !library.reads(row.fen, row.text),
        'refused texts');
}

// ---------------------------------------------------------------- filters

function ask(command, requests) {
    const { stdout, status } = spawnSync('sh', ['-c', command], {
        input: requests.map((request) => `${JSON.stringify(request)}\n`).join(''), maxBuffer: 1 << 28, encoding: 'utf8',
    });
    if (status !== 0)
        throw new Error(`${command} ends with status ${status}`);
    return stdout.trim().split('\n').map((line) => JSON.parse(line));
}
const list = (names) => (names && names.length ? names.join(',') : '-');

function runFilter(command) {
    const told = ask(command, moves.map(({ id, chess960, fen, move }) => ({ id, chess960, fen, move })));
    const read = ask(command, texts.map(({ id, fen, text }) => ({ id, fen, move: text })));
    const checked = ask(command, fens.map(({ id, fen }) => ({ id, op: 'fen', fen })));
    const at = (table, answers, row) => answers[table.indexOf(row)];

    console.log(`${command}: table, asked, right, what`);
    for (const what of ['verdict', 'reason'])
        print('moves', moves, (row) => at(moves, told, row)[what] === row[what], `${what}s`);
    for (const what of ['also', 'cells', 'roles'])
        print('moves', moves, (row) => list(at(moves, told, row)[what]) === row[what], what);
    for (const what of ['verdict', 'reason'])
        print('texts', texts, (row) => at(texts, read, row)[what] === row[what], `${what}s`);
    print('texts', texts, (row) => (at(texts, read, row).move ?? '-') === row.move, 'moves');
    print('texts', texts.filter((row) => row.forgiven !== '*'),
        (row) => list(at(texts, read, row).forgiven) === row.forgiven, 'forgiven');
    print('fens', fens, (row) => list(at(fens, checked, row).faults?.map((fault) => fault.reason).sort()) === row.faults,
        'faults');
    print('fens', fens, (row) => (at(fens, checked, row).fen ?? '-') === row.mended, 'mended');
}

// ---------------------------------------------------------------- engines

/** One engine lists the legal moves of each position: "e2e4: 1". */
function runEngine(command) {
    const known = moves.filter(isTwoSquares);
    const { stdout } = spawnSync(command, {
        input: known.map(({ chess960, fen }) => `setoption name UCI_Chess960 value ${chess960}\n`
            + `position fen ${fen}\ngo perft 1\n`).join('') + 'quit\n', maxBuffer: 1 << 28, encoding: 'utf8',
    });
    const lists = (stdout ?? '').split('Nodes searched').map((part) =>
        new Set(part.match(/^[a-h][1-8][a-h][1-8][qrbn]?(?=: )/gm)));

    console.log(`${command}: table, asked, right, what`);
    for (const legal of [true, false])
        print('moves', known.filter((row) => (row.verdict === 'legal') === legal),
            (row) => lists[known.indexOf(row)]?.has(row.chess960 ? row.move : castled(row)) === legal,
            legal ? 'legal moves' : 'refused moves');
}

const [option, ...rest] = process.argv.slice(2);
if (option === '--filter')
    runFilter(rest.join(' '));
else if (option === '--perft')
    runEngine(rest.join(' '));
else
    for (const name of option ? [option, ...rest] : Object.keys(LIBRARIES))
        await runLibrary(name);
