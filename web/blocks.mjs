// blocks.mjs -- writes the block of bytes that a language is (lib/words/language.h)
//
//     node blocks.mjs small BLOCK.wasm FILE        without lessons, as C
//     node blocks.mjs module BLOCK.wasm FILE CODE  as a module of JavaScript
//
// BLOCK.wasm is facade/block.c with the language in it.
import { readFileSync, writeFileSync } from 'node:fs';

const [, , what, source, target, code] = process.argv;
const { exports } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(source)));
const block = Array.from(new Uint8Array(exports.memory.buffer, exports.block(), exports.size()));
const names = readFileSync(new URL('build/made/lib/words/sentences.h', import.meta.url), 'utf8')
    .match(/SAY_\w+(?=,)/g);

const number = (block, at) => block[at] | block[at + 1] << 8;
// A verdict on a legal move after the end says what a lesson says.
const lesson = /^SAY_(CHILD|LAW|ARBITER|PLAYER|OBSTACLE|PUT)_(?!LEGAL_AFTER_END$)/;

/** The block without the sentences of lessons, whose places are 0 then. */
function withoutLessons() {
    const starts = [];
    for (let at = 4; at < number(block, 4); at += 2)
        starts.push(number(block, at));
    const out = block.slice(0, 4 + 2 * starts.length);
    starts.forEach((start, n) => {
        const gone = start === 0 || n < names.length && lesson.test(names[n]);
        const place = gone ? 0 : out.length;
        out[4 + 2 * n] = place & 255;
        out[5 + 2 * n] = place >> 8;
        if (!gone)
            out.push(...block.slice(start, starts.slice(n + 1).find(next => next > 0)));
    });
    return out;
}

/** A block as a text, with one character for each byte. */
function quoted() {
    const escapes = { '\\': '\\\\', '\'': '\\\'', '\n': '\\n', '\r': '\\r' };
    const text = String.fromCharCode(...block);
    return `'${text.replace(/[\\'\n\r]/g, c => escapes[c])
        .replace(/[\0-\x1f\x7f-\xff]/g, c => `\\x${c.charCodeAt(0).toString(16).padStart(2, '0')}`)}'`;
}

if (what === 'small')
    writeFileSync(target, `#include "words/language.h"\nconst unsigned char ecart_language_en[] = {
${withoutLessons()}};\n`);
else
    writeFileSync(target, `/** The sentences of a language, for addLanguage(). */
export default { code: '${code}', block: ${quoted()} };\n`);
