// package.test.js -- the package as its users get it: what is in it, its types, its size
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { publint } from 'publint';

const here = fileURLToPath(new URL('../', import.meta.url));
const manifest = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'));
const folder = mkdtempSync(join(tmpdir(), 'ecart-'));
after(() => rmSync(folder, { recursive: true }));

/** A project with the package in it, as `npm install` would put it there. */
const installed = (() => {
    const packed = JSON.parse(execFileSync('npm', ['pack', '--json', '--pack-destination', folder],
        { cwd: here, stdio: ['ignore', 'pipe', 'ignore'] }));
    const target = join(folder, 'node_modules/ecart-chess');
    mkdirSync(target, { recursive: true });
    execFileSync('tar', ['-xf', join(folder, packed[0].filename), '-C', target,
                         '--strip-components=1']);
    return { files: packed[0].files.map(({ path }) => path).sort() };
})();

/** Writes a file of the project, and returns its path. */
function write(name, text) {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
}

test('the package has what is needed, and nothing else', () => {
    const modules = ['ecart', 'figures', 'game', 'guest', 'lights', 'pgn', 'reader', 'referee',
        'rules', 'verdict', 'watch', 'worker'];
    const languages = ['de', 'es', 'fr'];
    assert.deepEqual(installed.files, [
        'LICENSE', 'README.md', 'package.json', 'dist/languages.d.ts', 'dist/names.d.ts',
        'dist/script.js', 'dist/wasm.d.ts',
        ...modules.flatMap(name => [`dist/${name}.js`, `dist/${name}.d.ts`]),
        ...languages.map(name => `dist/languages/${name}.js`),
        ...['ecart', 'figures', 'pgn', 'rules'].map(name => `dist/${name}.wasm`)
    ].sort());
});

test('the version is that of the library', () => {
    const version = readFileSync(join(here, '../include/ecart/version.h'), 'utf8')
        .match(/ECART_VERSION_STRING "(.*?)"/)[1];
    assert.equal(manifest.version, version);
    assert.deepEqual(manifest.dependencies, undefined);
});

test('publint finds nothing', async () => {
    const { messages } = await publint({ pkgDir: join(folder, 'node_modules/ecart-chess'),
                                         pack: false });
    assert.deepEqual(messages, []);
});

test('the compiled library imports nothing', () => {
    for (const name of ['rules', 'ecart', 'pgn', 'figures'])
        assert.deepEqual(WebAssembly.Module.imports(new WebAssembly.Module(
            readFileSync(join(here, `dist/${name}.wasm`)))), []);
});

/* In bytes, compressed with brotli. */
const limits = {
    'rules.wasm': 15500, 'ecart.wasm': 36000, 'pgn.wasm': 77500,
    'figures.wasm': 8000,
    'languages/fr.js': 20000, 'languages/de.js': 20000, 'languages/es.js': 20000
};
for (const [name, limit] of Object.entries(limits))
    test(`${name} is small`, t => {
        const size = brotliCompressSync(readFileSync(join(here, 'dist', name))).length;
        t.diagnostic(`${size} bytes`);
        assert.ok(size <= limit, `${size} bytes`);
    });

test('README says what the entries cost, with their JavaScript', async () => {
    const rows = readFileSync(join(here, 'README.md'), 'utf8').matchAll(
        /^\| `ecart-chess(\/\w+)?`.*\| (\d+) KB \| (\d+) KB \|$/gm);
    const seen = [];
    for (const [, entry = '/ecart', wasm, script] of rows) {
        const { outputFiles: [{ contents }] } = await build({
            entryPoints: [join(here, `dist${entry}.js`)], bundle: true, minify: true,
            format: 'esm', write: false, logLevel: 'silent' });
        const sizes = [readFileSync(join(here, `dist${entry}.wasm`)), contents]
            .map(bytes => brotliCompressSync(bytes).length / 1000);
        assert.ok(Math.abs(sizes[0] - wasm) < 1 && Math.abs(sizes[1] - script) < 1,
                  `${entry}: ${sizes}`);
        seen.push(entry);
    }
    assert.deepEqual(seen, ['/rules', '/ecart', '/pgn', '/figures']);
});

const program = `
import { load, Key, Position, Verdict } from 'ecart-chess';
import { load as loadRules } from 'ecart-chess/rules';
import { load as loadAll, pgnInWorker, pgnParts, PgnEvent } from 'ecart-chess/pgn';
import { load as loadFigures, BetzaError, Figure } from 'ecart-chess/figures';
import french from 'ecart-chess/languages/fr';
import wasm from 'ecart-chess/ecart.wasm';
import 'ecart-chess/worker';

const ecart = await load();
ecart.addLanguage(french);
const position: Position = ecart.start().after('e4');
const verdict: Verdict = position.check('e7', 'e5', 'queen');
const reason: 'pinned' | 'none' | string = verdict.reason;
const roles: string[] = verdict.evidence.map(({ role }) => role);
const text: string = verdict.explain('fr');
const maybe: string | null = verdict.san;
const source: string | BufferSource = wasm;
const sans: string[] = position.moves({ san: true, letters: 'de' }).map(({ san }) => san);
// @ts-expect-error: nobody asked for it
position.moves().map(({ san }) => san);
const orig: 'e4' | string = verdict.lights('chessground')[0].orig;
const type: { class: string } = verdict.lights('cm-chessboard').markers[0].type;
const dests: Map<Key, Key[]> = position.allDestinations;
const light: 'bad' | 'way' | 'here' = verdict.lights().squares[0].light;
// @ts-expect-error: no board has such a name
verdict.lights('checkers');
const pgn: string = ecart.game(null, { tags: { White: 'Anna' } }).pgn({ width: 60 });
const lenient: boolean = ecart.game().play({ from: 'e2', to: 'e4', promotion: 'q' },
                                           { lenient: true }).legal;
// @ts-expect-error: a kind is not any text
position.check('e7', 'e8', 'wizard');
// @ts-expect-error: no reason has such a name
if (verdict.reason === 'pined') throw new Error();
// @ts-expect-error: what is internal is not declared
position._bytes;
(await loadRules()).start().isLegal('e2', 'e4');
const all = await loadAll();
for (const event of all.pgn('1. e4 *', { events: ['move'] }))
    (event satisfies PgnEvent).verdict?.lesson({ level: 'child' });
const premove: boolean = all.start().premove('e7', 'e5').possible;
const seen: 'move' | string = all.start().seen('8/8/8/8/8/8/8/8').kind;
const meant: number[] = all.start().line(['Nf4']).meant.map(({ ply }) => ply);
const prospect: 'impossible' | 'unproven' | 'possible' =
    all.game().position.prospect('white');
const question: string = all.game().play('Nf4').didYouMean();
const steps: string[] = all.game().lesson().map(step => step.text);
for await (const batch of pgnInWorker(new Worker('worker.js'), (await pgnParts(new Blob([]), 2))[0]))
    batch.events[0]?.explanation;
const camel: Figure = (await loadFigures()).read('C');
// @ts-expect-error: not every piece has a name here
camel.turned.distance(camel);
console.log(source, sans, dests, orig, type, light, pgn, lenient, text, roles, maybe, reason, premove, seen, meant, prospect, question, steps, camel.aliases, BetzaError.name);
`;

for (const [module, resolution] of [['nodenext', 'nodenext'], ['esnext', 'bundler']])
    test(`strict TypeScript accepts its types: ${resolution}`, () => {
        const file = write(`user-${resolution}.mts`, program);
        execFileSync(process.execPath, [join(here, 'node_modules/typescript/bin/tsc'),
            '--ignoreConfig', '--strict', '--noEmit', '--module', module, '--moduleResolution',
            resolution, '--target', 'es2022', '--lib', 'es2022,dom,dom.iterable,dom.asynciterable',
            '--types', '', file], { cwd: folder, stdio: 'pipe' });
    });

test('Node takes it as it is installed', async () => {
    const file = write('node.mjs', `
import { load, loadSync } from 'ecart-chess';
export default [await load(), loadSync()].map(ecart => ecart.start().check('Ke2').reason);`);
    const { default: reasons } = await import(pathToFileURL(file));
    assert.deepEqual(reasons, ['own-piece', 'own-piece']);
});

for (const format of ['esm', 'iife'])
    test(`esbuild makes one file of it, with the library in it: ${format}`, async () => {
        const entry = write('app.js', `
import { loadSync } from 'ecart-chess';
import wasm from 'ecart-chess/ecart.wasm';
import french from 'ecart-chess/languages/fr';
const ecart = loadSync(wasm);
ecart.addLanguage(french);
globalThis.said = ecart.start().check('Ke2').explain('fr');`);
        const { outputFiles, warnings } = await build({
            entryPoints: [entry], bundle: true, format, write: false,
            platform: 'browser', target: 'es2022',
            loader: { '.wasm': 'binary' }, logLevel: 'silent',
            logOverride: { 'empty-import-meta': 'silent' }
        });
        assert.deepEqual(warnings, []);
        await import(pathToFileURL(write(`bundle-${format}.mjs`, outputFiles[0].text)));
        assert.match(globalThis.said, /^Le roi en e1 ne peut pas prendre /);
        delete globalThis.said;
    });
