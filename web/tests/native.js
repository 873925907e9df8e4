// native.js -- the program beside which the package is tested, and the suite's data
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const top = new URL('../../', import.meta.url);
/** The folder of the build, with a slash at its end. */
export const build = `${process.env.ECART_BUILD || fileURLToPath(top)}/`;

/** What a program prints. */
function output(program, args, options) {
    const { stdout, error } = spawnSync(program, args, { ...options, maxBuffer: 1 << 28 });
    if (error)
        throw error;
    return stdout;
}

/** What a program of the build prints. */
export function run(program, args, input = '') {
    return output(build + program, args, { input });
}

/** What awk prints, which takes bytes for characters here. */
export function awk(...args) {
    return output('awk', args, { env: { ...process.env, LC_ALL: 'C' } });
}

/** The answers of `ecart filter` to requests, one for each. */
export function filter(requests, ...options) {
    const lines = requests.map(request => JSON.stringify(request)).join('\n');
    return run('tools/ecart', ['filter', ...options], `${lines}\n`)
        .toString().trim().split('\n').map(line => JSON.parse(line));
}

/** The rows of a table in tests/data, each a list of fields. */
export function table(name) {
    return readFileSync(new URL(`tests/data/${name}.tsv`, top), 'utf8').split('\n')
        .filter(line => line !== '' && !line.startsWith('#'))
        .map(line => line.split('\t'));
}

/** The path of a file in the source tree. */
export const source = path => new URL(path, top);

const fen = /^[1-8pnbrqkPNBRQK/]{15,} [wb] /;

/** Every position with a move, of all tables that have the one beside the other. */
export const requests = ['../../conformance/moves', 'moves', 'moves960', 'san', 'san_more', 'explain',
    'explain_hints', 'after'].flatMap(name => table(name).flatMap(row => {
    const at = row.findIndex(field => fen.test(field));
    return at < 0 ? [] : [{ fen: row[at], move: row[at + 1], chess960: name.endsWith('960') || row[1] === 'chess960' }];
}));

/** The collection of the suite with its 200 faults; a folder for what leads to it. */
export function plantedGames(folder) {
    const clean = join(folder, 'clean.pgn');
    writeFileSync(clean, run('tests/make_games', ['20000']));
    return new Uint8Array(awk('-f', fileURLToPath(source('tests/data/plant.awk')),
                              fileURLToPath(source('tests/data/planted.tsv')), clean));
}
