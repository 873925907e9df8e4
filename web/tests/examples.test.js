// examples.test.js -- the examples in README.md and in the sources do what they say
//
// A line `call;   // → value` is a promise, and so is such a comment below a call.  A
// text that ends with … only begins like that.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';

const here = new URL('../', import.meta.url);
const folder = new URL('build/examples/', here);
const sources = ['README.md', 'src/verdict.js', 'src/rules.js', 'src/ecart.js', 'src/reader.js',
                 'src/watch.js', 'src/pgn.js', 'src/figures.js'];

/** The examples of a file, with the line in which each begins. */
function examplesOf(file) {
    const text = readFileSync(new URL(file, here), 'utf8');
    return [...text.matchAll(/^( *\*)? ?```js\n([^]*?)^( *\*)? ?```$/gm)].map(match => ({
        line: text.slice(0, match.index).split('\n').length + 1,
        code: match[2].replace(/^ *\* ?/gm, '')
    }));
}

/** The example as a module that checks each promise. */
function checked(code, entry) {
    let promises = 0;
    const body = code
        .replace(/;?[ ]*\n\s*(\/\/ → )/g, ';  $1')
        .replace(/^(\s*)(\S.*?);?\s*\/\/ → (.*)$/gm, (_, indent, call, value) => {
            promises++;
            return `${indent}holds(${call}, ${value});`;
        });
    const head = /\bload(Sync)?\(/.test(code) ? '' :
        `import { loadSync } from '${entry}';\nconst ${
            entry.endsWith('figures') ? 'figures' : 'ecart'} = loadSync();\n`;
    return { promises, module: `import assert from 'node:assert/strict';
function holds(value, promised) {
    if (typeof promised === 'string' && promised.endsWith('…'))
        assert.equal(value.slice(0, promised.length - 1), promised.slice(0, -1));
    else
        assert.deepEqual(value, promised);
}
${head}${body}` };
}

mkdirSync(folder, { recursive: true });
for (const file of sources)
    for (const { line, code } of examplesOf(file))
        test(`the example in ${file}, line ${line}, does what it says`, async () => {
            const entry = { 'src/verdict.js': 'ecart-chess/rules',
                            'src/rules.js': 'ecart-chess/rules', 'src/ecart.js': 'ecart-chess',
                            'src/figures.js': 'ecart-chess/figures' };
            const { module } = checked(code, entry[file] ?? 'ecart-chess/pgn');
            const made = new URL(`${file.replace(/\W/g, '-')}-${line}.mjs`, folder);
            writeFileSync(made, module);
            await import(made);
        });
