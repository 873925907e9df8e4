// Writes suite.tsv, or castle960.tsv, with a last column made anew: how often judge.mjs gives
// each reason in the position.
//   node make_digest.mjs DATA [960] > suite.tsv.new     DATA: the folder of suite.tsv
//
// For every position all 64 x 64 x 7 requests are judged: from and to over the 64
// cells in ascending order of their numbers (11, 12, ... 88), the promotion over
// none, q, r, b, n, k, p.  The sum of the counts is 28672, and `none` counts the legal
// ones.  The judge was written from doc/reasons.texi without knowledge of the library.
import { readFileSync } from 'node:fs';
import { CELLS, REASONS, judge, parseFen } from './judge.mjs';

const [, , folder = '.', game] = process.argv;
const chess960 = game === '960';
const COLUMNS = chess960 ? 6 : 7;       // before it

function digest(fen) {
    const position = parseFen(fen, chess960);
    const counts = new Map();
    for (const from of CELLS)
        for (const to of CELLS)
            for (const promotion of ['', 'q', 'r', 'b', 'n', 'k', 'p']) {
                const { reason } = judge(position, from, to, promotion);
                counts.set(reason, (counts.get(reason) ?? 0) + 1);
            }
    return ['none', ...REASONS].filter((reason) => counts.has(reason))
        .map((reason) => `${reason}=${counts.get(reason)}`).join(' ');
}

for (const line of readFileSync(`${folder}/${chess960 ? 'castle960.tsv' : 'suite.tsv'}`, 'utf8').split(/\n(?!$)/)) {
    const columns = line.trimEnd().split('\t').slice(0, COLUMNS);
    process.stdout.write(`${line.startsWith('#') ? line.trimEnd() : [...columns, digest(columns[1])].join('\t')}\n`);
}
