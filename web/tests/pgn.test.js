// pgn.test.js -- collections of games: what was planted is found, whole or in pieces
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { loadSync, pgnInWorker, pgnParts } from 'ecart-chess/pgn';
import french from 'ecart-chess/languages/fr';
import { plantedGames, run, source, table } from './native.js';

const ecart = loadSync();
const folder = mkdtempSync(join(tmpdir(), 'ecart-'));
process.on('exit', () => rmSync(folder, { recursive: true }));

const planted = plantedGames(folder);

/** The faults of moves, notation and text: all but those that only the program looks for. */
const programs = ['-', 'wrong-result', 'result-differs', 'mate-unfinished'];
const promised = (() => {
    let legacy = false;
    return table('planted').flatMap(([, , , put, line, column, reason]) => {
        if (programs.includes(reason))
            return [];
        const first = put.includes('\\200') && !legacy;
        legacy ||= first;
        return [...(first ? [`${line}:${column}: legacy-text`] : []),
                `${line}:${column}: ${reason}`];
    });
})();

/** What is to be said about an event, as the list has it. */
function findings(event) {
    const at = `${event.line}:${event.column}: `;
    if (event.kind === 'fault')
        return [at + event.fault];
    if (event.reason !== 'none')
        return [at + event.reason];
    return event.verdict.forgiven.map(forgiven => at + forgiven);
}

const options = { quiet: true, events: ['fault', 'move'] };
const judged = event => event.kind === 'fault' || event.judged;

test('what was planted is found, and nothing else', () => {
    const found = [];
    for (const event of ecart.pgn(planted, options))
        if (judged(event))
            found.push(...findings(event));
    assert.deepEqual(found, promised);
});

test('pieces of any size give the same', async () => {
    const head = planted.subarray(0, 3e5), whole = [];
    for (const event of ecart.pgn(head))
        whole.push(event.toJSON());
    for (const size of [1, 977, 65536, 100001]) {
        const part = size === 1 ? head.subarray(0, 20000) : head;
        const reader = ecart.pgnReader(), pieces = [];
        for (let at = 0; at < part.length; at += size)
            for (const event of reader.read(part.subarray(at, at + size)))
                pieces.push(event.toJSON());
        if (size > 1) {
            for (const event of reader.end())
                pieces.push(event.toJSON());
            assert.deepEqual(pieces, whole, String(size));
        } else
            assert.deepEqual(pieces, whole.slice(0, pieces.length));
        reader.close();
    }
});

test('a stream gives the same as its text', async () => {
    const streamed = [];
    for await (const event of ecart.pgnStream(new Blob([planted]).stream(), options))
        if (judged(event))
            streamed.push(...findings(event));
    assert.deepEqual(streamed, promised);
});

test('a string gives the same as its bytes', () => {
    const text = `[White "Müller ♞ 𝄞"]\n\n1. e4 {${'é𝄞'.repeat(30000)}} Ke7 2. Kd4 *`;
    const [one, two] = [text, new TextEncoder().encode(text)].map(given =>
        Array.from(ecart.pgn(given), event => event.toJSON()));
    assert.deepEqual(one, two);
    assert.ok(one.some(event => event.kind === 'tag' && event.text === 'Müller ♞ 𝄞'));
});

test('a worker finds the same', async t => {
    const worker = new Worker(new URL(import.meta.resolve('ecart-chess/worker')));
    t.after(() => worker.terminate());
    const found = [];
    let last;
    for await (const batch of pgnInWorker(worker, new Blob([planted]),
                                          { ...options, language: french })) {
        last = batch;
        for (const event of batch.events.filter(judged))
            if (event.kind === 'fault' || event.reason !== 'none')
                found.push(event);
    }
    assert.equal(last.games, 20000);
    assert.equal(last.bytes, planted.length);
    const bishop = found.find(event => event.reason === 'bishop-shape');
    assert.match(bishop.explanation, /^Ni le fou en /);
    assert.ok(ecart.position(bishop.fen));
});

test('a worker can be stopped', async t => {
    const worker = new Worker(new URL(import.meta.resolve('ecart-chess/worker')));
    t.after(() => worker.terminate());
    for await (const batch of pgnInWorker(worker, planted.slice(0, 3e6))) {
        assert.ok(batch.events.length > 0);
        break;
    }
    let games = 0;
    for await (const batch of pgnInWorker(worker, '1. e4 *'))
        games = batch.games;
    assert.equal(games, 1);
});

/** Games and moves, how many findings there are of each kind, and how far it came. */
async function totals(worker, source) {
    const sum = { games: 0, moves: 0, bytes: 0, found: {} };
    for await (const { events, games, moves, bytes } of pgnInWorker(worker, source, options)) {
        assert.ok(bytes >= sum.bytes && bytes <= source.size);
        Object.assign(sum, { games, moves, bytes });
        for (const { fault, reason } of events)
            sum.found[fault ?? reason] = (sum.found[fault ?? reason] ?? 0) + 1;
    }
    return sum;
}

test('50 MB are judged in a worker, which tells how far it is, and can be stopped', async t => {
    const worker = new Worker(new URL(import.meta.resolve('ecart-chess/worker')));
    t.after(() => worker.terminate());
    const times = Math.ceil(50e6 / planted.length);
    const file = new Blob(Array(times).fill(planted));
    const [one, all] = [await totals(worker, new Blob([planted])), await totals(worker, file)];
    assert.equal(all.bytes, file.size);
    assert.equal(all.games, times * one.games);
    assert.equal(all.moves, times * one.moves);
    let batches = 0;
    for await (const { bytes } of pgnInWorker(worker, file, options))
        if (++batches === 3) {
            assert.ok(bytes < file.size / 2);
            break;
        }
    const start = performance.now();
    assert.equal((await totals(worker, new Blob(['1. e4 *']))).games, 1);
    assert.ok(performance.now() - start < 2000, 'the worker went on with what was stopped');
});

test('two workers on parts of a file give the totals of one', async t => {
    const workers = [0, 1].map(() => new Worker(new URL(import.meta.resolve('ecart-chess/worker'))));
    t.after(() => workers.forEach(worker => worker.terminate()));
    const file = new Blob([planted]), parts = await pgnParts(file, 2);
    assert.equal(parts.length, 2);
    assert.ok(Math.abs(parts[0].size - parts[1].size) < 10000);
    const whole = await totals(workers[0], file);
    const halves = await Promise.all(parts.map((part, n) => totals(workers[n], part)));
    for (const name of ['games', 'moves', 'bytes'])
        assert.equal(halves[0][name] + halves[1][name], whole[name], name);
    /* A text that is not UTF-8 is reported once for each part. */
    const kinds = new Set(halves.flatMap(({ found }) => Object.keys(found)));
    kinds.delete('legacy-text');
    for (const kind of kinds)
        assert.equal((halves[0].found[kind] ?? 0) + (halves[1].found[kind] ?? 0),
                     whole.found[kind], kind);
});

test('parts begin where games do, and are the whole', async () => {
    for (const count of [1, 2, 3, 7, 100]) {
        const parts = await pgnParts(new Blob([planted]), count);
        assert.equal(parts.length, count);
        assert.equal(parts.reduce((sum, { size }) => sum + size, 0), planted.length);
        for (const part of parts)
            assert.equal(await part.slice(0, 8).text(), '[Event "');
    }
    for (const text of ['', '1. e4 *', '[Event "', '\n'.repeat(600000), '\n\n[Event "x'])
        assert.deepEqual((await pgnParts(new Blob([text]), 3)).map(({ size }) => size),
                         [text.length]);
});

test('a worker that fails is an error, and a string is cut into no half characters', async t => {
    const none = new Worker(new URL('data:text/javascript,throw new Error("none")'));
    await assert.rejects(async () => totals(none, new Blob(['1. e4 *'])), /none/);
    const worker = new Worker(new URL(import.meta.resolve('ecart-chess/worker')));
    t.after(() => worker.terminate());
    const text = `{${'𝄞'.repeat(1 << 19)}} 1. e4 *`;
    let whole = '', last;
    for await (const batch of pgnInWorker(worker, text)) {
        whole += batch.events.filter(({ kind }) => kind === 'comment').map(({ text }) => text).join('');
        last = batch;
    }
    assert.equal(whole, '𝄞'.repeat(1 << 19));
    assert.equal(last.bytes, new TextEncoder().encode(text).length);
});

test('refused moves in odd texts are those of the program', () => {
    const unescaped = { n: '\n', r: '\r', t: '\t', '\\': '\\' };
    const corpus = readFileSync(source('fuzz/corpus/pgn.txt'), 'latin1').split('\n')
        .filter(line => !line.startsWith('#'));
    for (const name of corpus) {
        const text = name.replace(/\\(?:x(..)|(.))/g, (_, hex, sign) =>
            hex ? String.fromCharCode(parseInt(hex, 16)) : unescaped[sign]);
        const bytes = Buffer.from(text, 'latin1');
        const lines = run('tools/ecart', ['pgn', '--json', '-'], bytes)
            .toString().split('\n').filter(Boolean).map(line => JSON.parse(line));
        const errors = new Map(lines.map(line => [`${line.line}:${line.column} ${line.reason}`,
                                                  line]));
        for (const event of ecart.pgn(bytes, options)) {
            if (event.kind !== 'move' || !event.judged || event.reason === 'none')
                continue;
            const known = errors.get(`${event.line}:${event.column} ${event.reason}`);
            assert.ok(known, `${name}:${event.line}:${event.column} ${event.reason}`);
            assert.equal(event.verdict.position.fen.split(' ')[0], known.fen.split(' ')[0], name);
        }
    }
});

test('letters that are not UTF-8 are those of Windows-1252, one by one', () => {
    const bytes = Uint8Array.from('[White "M\xfcller \x80 \xc3\xa9 \x9d\xf0"]', c => c.charCodeAt(0));
    const [tag] = Array.from(ecart.pgn(bytes, { events: ['tag'] }));
    assert.equal(tag.text, 'Müller € é \x9dð');
});

test('an event knows its positions until the next one', () => {
    const events = ecart.pgn('1. e4 e5 *', { events: ['move'] });
    const first = events.next().value;
    assert.equal(first.before.fen, ecart.start().fen);
    assert.equal(first.position.fen, ecart.start().after('e4').fen);
    assert.equal(first.verdict.san, 'e4');
    events.next();
    assert.throws(() => first.position, /next event/);
    assert.equal(first.verdict.san, 'e4');
});
