// Write judge_digest.tsv: how often judge.mjs gives each reason in a position.
//   node make_digest.mjs DATA > judge_digest.tsv     DATA: the folder of suite.tsv
//
// For every position all 64 x 64 x 7 requests are judged: from and to over the 64
// cells in ascending order of their numbers (11, 12, ... 88), the promotion over
// none, q, r, b, n, k, p.  The sum of the counts is 28672.
import { readFileSync } from 'node:fs';
import { CELLS, REASONS, judge, parseFen } from './judge.mjs';

const folder = process.argv[2] ?? '.';
const write = (line) => process.stdout.write(line + '\n');

write('# How often each reason is the verdict on all 64 x 64 x 7 requests of a position: from and to over the');
write('# cells 11, 12, ... 88, promotion over none, q, r, b, n, k, p.  `none` counts the legal ones.  Written by');
write('# make_digest.mjs with judge.mjs, which was written from doc/reasons.texi without knowledge of the library.');
write('# id (S: suite.tsv, standard chess; C: castle960.tsv, Chess960), reason=count in the order of doc/reasons.texi');

for (const [name, chess960] of [['suite.tsv', false], ['castle960.tsv', true]])
    for (const line of readFileSync(`${folder}/${name}`, 'utf8').split('\n')) {
        if (line === '' || line.startsWith('#'))
            continue;
        const [id, fen] = line.split('\t');
        const position = parseFen(fen, chess960);
        const counts = new Map();
        for (const from of CELLS)
            for (const to of CELLS)
                for (const promotion of ['', 'q', 'r', 'b', 'n', 'k', 'p']) {
                    const { reason } = judge(position, from, to, promotion);
                    counts.set(reason, (counts.get(reason) ?? 0) + 1);
                }
        const pairs = ['none', ...REASONS].filter((reason) => counts.has(reason))
            .map((reason) => `${reason}=${counts.get(reason)}`);
        write(`${id}\t${pairs.join(' ')}`);
    }
