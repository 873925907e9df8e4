// script.mjs -- writes dist/script.js: the main entry with its library in it, for <script>
import { readFileSync } from 'node:fs';
import { build } from 'esbuild';

const read = name => readFileSync(new URL(name, import.meta.url), 'utf8');
const { version } = JSON.parse(read('package.json'));
await build({
    stdin: {
        contents: `
            import * as ecart from './ecart.js';
            import wasm from './ecart.wasm';
            export const load = (source = wasm) => ecart.load(source);
            export const loadSync = (source = wasm) => ecart.loadSync(source);
            export const { FenError, IllegalMoveError } = ecart;`,
        resolveDir: new URL('dist', import.meta.url).pathname
    },
    bundle: true, minify: true, format: 'iife', globalName: 'EcartChess', target: 'es2022',
    loader: { '.wasm': 'binary' }, logOverride: { 'empty-import-meta': 'silent' },
    banner: { js: `/* ecart-chess ${version}, MIT licence */` },
    outfile: new URL('dist/script.js', import.meta.url).pathname
});
