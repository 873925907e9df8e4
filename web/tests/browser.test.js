// browser.test.js -- in a browser the package gives the answers that it gives in Node
//
// Needs Chromium; without it, these tests are skipped.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { build } from 'esbuild';
import { loadSync, pgnInWorker } from 'ecart-chess/pgn';
import french from 'ecart-chess/languages/fr';
import german from 'ecart-chess/languages/de';
import spanish from 'ecart-chess/languages/es';
import { answers, digest, found } from './answers.js';
import { plantedGames, requests, table } from './native.js';

const browser = [process.env.CHROMIUM, 'chromium', 'chromium-browser', 'google-chrome']
    .find(name => name && spawnSync(name, ['--version']).status === 0);
const options = { skip: browser ? false : 'no Chromium', timeout: 120000 };
const here = fileURLToPath(new URL('../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'ecart-'));
const types = { '.html': 'text/html', '.js': 'text/javascript', '.json': 'application/json',
                '.wasm': 'application/wasm', '.pgn': 'text/plain' };
const asked = { requests, fens: table('suite').map(([, fen]) => fen) };
const games = plantedGames(folder);

/** What pages send: each to the address that the test gave it. */
const expected = new Map();
const server = createServer((request, response) => {
    if (request.method === 'POST') {
        const parts = [];
        request.on('data', part => parts.push(part));
        request.on('end', () => {
            expected.get(request.url)?.(Buffer.concat(parts).toString());
            response.end();
        });
        return;
    }
    const root = request.url.startsWith('/made/') ? folder : here;
    try {
        const name = request.url.replace('/made/', '/');
        const file = readFileSync(join(root, name));
        response.setHeader('Content-Type', types[extname(name)] ?? 'text/plain').end(file);
    } catch {
        response.writeHead(404).end();
    }
});

before(() => new Promise(resolve => { server.listen(0, '127.0.0.1', resolve); }));
after(() => {
    server.close();
    server.closeAllConnections();
    rmSync(folder, { recursive: true, maxRetries: 5, retryDelay: 200 });
});

const origin = () => `http://127.0.0.1:${server.address().port}`;

/** Opens a page, and returns what it sends. */
async function visit(page, name) {
    const sent = new Promise(resolve => expected.set(name, resolve));
    const window = spawn(browser, ['--headless', '--no-sandbox', '--disable-gpu',
        '--disable-dev-shm-usage', `--user-data-dir=${join(folder, `user${name.slice(1)}`)}`,
        page], { stdio: 'ignore' });
    const closed = new Promise(resolve => window.on('close', resolve));
    const answer = await sent;
    window.kill();
    await closed;
    return answer;
}

test('a page of a server gives the answers of Node', options, async t => {
    writeFileSync(join(folder, 'asked.json'), JSON.stringify(asked));
    writeFileSync(join(folder, 'games.pgn'), games);
    writeFileSync(join(folder, 'page.html'), `<!doctype html>
<meta charset="utf-8">
<script type="module">
import { load, pgnInWorker } from '/dist/pgn.js';
import french from '/dist/languages/fr.js';
import german from '/dist/languages/de.js';
import spanish from '/dist/languages/es.js';
import { answers, digest, found } from '/tests/answers.js';
const send = text => fetch('/served', { method: 'POST', body: text });
try {
    const ecart = await load();
    const asked = await (await fetch('/made/asked.json')).json();
    const games = await (await fetch('/made/games.pgn')).arrayBuffer();
    const worker = new Worker('/dist/worker.js', { type: 'module' });
    const streamed = [];
    for await (const event of ecart.pgnStream(new Blob([games]).stream(),
                                              { quiet: true, events: ['move'] }))
        streamed.push(event.text);
    send([await digest(answers(ecart, { ...asked, languages: [french, german, spanish] })),
          await digest(await found(pgnInWorker, worker, games)),
          await digest(streamed)].join('; '));
} catch (error) {
    send(String(error.stack));
}
</script>`);
    const sent = await visit(`${origin()}/made/page.html`, '/served');
    const ecart = loadSync();
    const worker = new Worker(new URL(import.meta.resolve('ecart-chess/worker')));
    t.after(() => worker.terminate());
    const streamed = Array.from(ecart.pgn(games, { quiet: true, events: ['move'] }),
                                event => event.text);
    assert.equal(sent, [
        await digest(answers(ecart, { ...asked, languages: [french, german, spanish] })),
        await digest(await found(pgnInWorker, worker, games)),
        await digest(streamed)
    ].join('; '));
});

test('a page from a disk, with everything in it, needs no network', options, async () => {
    writeFileSync(join(folder, 'app.js'), `
import { loadSync } from ${JSON.stringify(join(here, 'dist/ecart.js'))};
import wasm from ${JSON.stringify(join(here, 'dist/ecart.wasm'))};
const said = loadSync(wasm).start().check('Ke2').explain();
document.title = said;
fetch('${origin()}/disk', { method: 'POST', mode: 'no-cors', body: said });`);
    const { outputFiles } = await build({
        entryPoints: [join(folder, 'app.js')], bundle: true, format: 'esm', write: false,
        minify: true, platform: 'browser', loader: { '.wasm': 'binary' }, logLevel: 'silent'
    });
    const page = join(folder, 'disk.html');
    writeFileSync(page, `<!doctype html>\n<meta charset="utf-8">\n<script type="module">${
        outputFiles[0].text.replaceAll('</script', '<\\/script')}</script>`);
    assert.match(await visit(pathToFileURL(page).href, '/disk'), /^The king on e1 cannot /);
});
