// make.mjs -- makes site/: ecart.html, one file that needs nothing else, and beside it the same
// page as a site that can be installed
//
//     node page/make.mjs
//
// What the page shares with the program is taken from there: the outlines of the pieces
// (tools/draw/), which words belong to the squares that show a reason (records/), and those
// words (po/).
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { faults, questions, reasons } from '../build/records.js';
import { loadSync as loadFigures } from '../dist/figures.js';
import { loadSync } from '../dist/pgn.js';
import { languages } from './languages.js';
import { textsOf } from './words.mjs';

const here = new URL('./', import.meta.url);
const read = path => readFileSync(new URL(path, here), 'utf8');
const path = name => fileURLToPath(new URL(name, here));
/** The parts of the page, in the order of its navigation; main.js says what one is. */
const parts = ['why', 'play', 'games', 'doctor', 'atlas', 'idea', 'quiz'];
const codes = Object.keys(languages).filter(code => code !== 'en');
const kinds = ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn'];
const letters = { king: 'k', queen: 'q', rook: 'r', bishop: 'b', knight: 'n', pawn: 'p' };

/** The outline of each piece, and the lines within it, on a square of 60 by 60. */
function outlines() {
    const source = read('../../tools/draw/pieces.txt');
    const path = (kind, part) => [...source.matchAll(RegExp(`^${kind} ${part} (.*)`, 'gm'))]
        .map(([, line]) => line).join('');
    return Object.fromEntries(kinds.map(kind =>
        [kind, { outline: path(kind, 'outline'), lines: path(kind, 'lines') }]));
}

/** The pieces as cm-chessboard looks for them. */
function sprite(shapes) {
    const groups = ['w', 'b'].flatMap(side => kinds.map(kind =>
        `<g id="${side}${letters[kind]}"><path class="${side}" d="${shapes[kind].outline}"/>` +
        `<path class="${side}i" d="${shapes[kind].lines}"/></g>`));
    return `<div id="cm-chessboard-sprite" class="hidden" aria-hidden="true"><svg>${
        groups.join('\n')}</svg></div>`;
}

/** For each reason the keys of the words for the first square and for the others, or null. */
const legends = Object.fromEntries(
    reasons.map(({ name, legends: [first = null, others = null] }) => [name, [first, others]]));

/** A text of a .po file: all its lines. */
function unquoted(lines) {
    return lines.match(/"(?:[^"\\]|\\.)*"/g).map(line => JSON.parse(line)).join('');
}

/** Sentences of a group in a language, by their keys. */
function words(code, group, keys) {
    const source = read(`../../po/${code === 'en' ? 'fr' : code}.po`);
    return Object.fromEntries(keys.map(key => {
        const found = source.match(RegExp(
            `msgctxt "${group}/${key}"\\nmsgid((?: "[^\\n]*"\\n)(?:"[^\\n]*"\\n)*)` +
            `msgstr((?: "[^\\n]*"\\n)(?:"[^\\n]*"\\n)*)`));
        if (!found)
            throw new Error(`po/${code}.po has no ${group}/${key}`);
        return [key, unquoted(code === 'en' ? found[1] : found[2])];
    }));
}

const capital = text => text[0].toUpperCase() + text.slice(1);

/** The keys of the pieces that have a name, and of those that have none. */
function fairy() {
    const { known } = loadFigures(readFileSync(new URL('../dist/figures.wasm', here)));
    return [...known.map(({ name }) => name), 'other'];
}

/** A module that is made here. */
function made(name, contents, loader) {
    return { name, setup(build) {
        build.onResolve({ filter: RegExp(`^${name}$`) }, () => ({ path: name, namespace: name }));
        build.onLoad({ filter: /./, namespace: name },
                     () => ({ contents, loader, resolveDir: path('.') }));
    } };
}

/** A module with bytes for packed.js, much smaller than in the page as they are. */
const packed = (name, bytes) => made(name, gzipSync(bytes, { level: 9 }), 'binary');

/** Values for the page, of which `shared` exports each: they are much smaller together. */
const shared = values => [packed('values', JSON.stringify(values)), made('shared', `
    import values from 'values';
    import { unpacked } from './packed.js';
    export const { ${Object.keys(values)} } =
        JSON.parse(new TextDecoder().decode(await unpacked(values)));`, 'js')];

/** The sentences of all languages but English. */
const sentences = () => Promise.all(
    codes.map(async code => (await import(`../dist/languages/${code}.js`)).default));

/** The words of each part, and as those of `page`, what all parts share. */
const texts = { page: await textsOf('.') };
for (const part of parts)
    texts[part] = await textsOf(part);

/** The module that lists the parts. */
function listed() {
    return parts.map(name => `import * as ${name} from './${name}/${name}.js';\n`).join('') +
        `export const parts = [${parts}];\n`;
}

/** The pictures of the buttons below a board, by what these do. */
const pictures = {
    undo: 'M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H11',
    flip: 'M7 20V5M3 9l4-4 4 4M17 4v15M13 15l4 4 4-4',
    share: 'M12 15V3M8 7l4-4 4 4M5 12v8h14v-8',
    edit: 'M4 20h4L19.5 8.5l-4-4L4 16v4ZM13 7l4 4',
    before: 'm15 5-7 7 7 7',
    next: 'm9 5 7 7-7 7'
};

/** A button below a board. */
function button(id, does) {
    return `<button type="button" class="tool" id="${id}${does}" data-t-label="${does}">` +
        `<svg viewBox="0 0 24 24" aria-hidden="true"><path class="line" d="${pictures[does]}"/>` +
        '</svg></button>';
}

/** The HTML of a part, with what parts share: the board with its buttons, and the answer to a
 *  move.  Names of these have a prefix, except in the first part. */
function section(name) {
    const id = name === parts[0] ? '' : `${name}-`;
    const whole = read(`${name}/${name}.html`).replace(/{{board (.*)}}/, (_, tools) =>
        filled(read('board.html'),
               { id, tools: tools.split(' ').map(does => button(id, does)).join('') }));
    return filled(whole, {
        answer: filled(read('answer.html'), { id }),
        editor: filled(read('setup/editor.html'), { id }),
        palette: filled(read('setup/palette.html'), { id }),
        letters: options((code, { letters }) => `<option value="${code}">${[...letters].join(' ')}`),
        ...Object.fromEntries(Object.keys(pictures).map(does => [does, button(id, does)]))
    });
}

/** An option for each language. */
const options = option => Object.entries(languages)
    .map(([code, language]) => `${option(code, language)}</option>`).join('\n');

/** The sections of the parts. */
function sections() {
    return parts.map((name, n) =>
        `<div class="part" id="part-${name}"${n > 0 ? ' hidden' : ''}>\n${section(name)}</div>`)
        .join('\n');
}

/** The parts as they are named before the script runs. */
function tabs() {
    return parts.map((part, n) => `<li><a href="#part=${part}"${
        n > 0 ? '' : ' aria-current="page"'}>${texts[part].en.name}</a></li>`).join('');
}

/** The style sheets of the page and of its parts. */
function style() {
    const files = ['page.css', ...parts.map(name => `${name}/${name}.css`)];
    return files.filter(name => existsSync(new URL(name, here))).map(read).join('');
}

/** The keys of what may be wrong with the text of a game, or with how a move is written. */
function findings() {
    const { _kept: { forgiven }, _more: { pgnFaults: faults } } =
        loadSync(readFileSync(new URL('../dist/pgn.wasm', here)));
    return ['no-start', 'bad-mark', 'missing-mate', 'wrong-result-mate', 'wrong-result-stalemate',
            'wrong-result-dead', 'flag-draws', 'flag-loses', ...forgiven,
            ...faults.filter(name => name !== 'bad-fen' && name !== 'fen-repair')];
}

/** The script of the worker that judges games. */
async function judge() {
    const { outputFiles } = await build({
        entryPoints: [path('games/judge.js')], bundle: true, format: 'iife', write: false,
        minify: true, platform: 'browser', target: 'es2022', logLevel: 'warning',
        define: { 'import.meta.url': '""' }
    });
    return outputFiles[0].text;
}

/** The page's script. */
async function script() {
    const keys = [...new Set(Object.values(legends).flat())]
        .filter(key => key !== null && key !== 'first');
    const every = (group, keys, ...more) => Object.fromEntries(Object.keys(languages).map(code =>
        [code, { ...words(code, group, keys), ...more[0] && words(code, ...more) }]));
    const captured = (code, group, key = 'king-capture') => capital(words(code, group, [key])[key]);
    const kingCapture = Object.fromEntries(Object.keys(languages).map(code => [code, {
        ...Object.fromEntries(['brief', 'child', 'player'].map(
            group => [group, captured(code, group)])),
        arbiter: captured(code, 'law', 'no-king-capture')
    }]));
    const values = { reasons, questions, faults, kingCapture, legends, texts,
                     languages: await sentences(), judge: await judge(),
                     words: every('draw', keys), fairy: every('fairy', fairy()),
                     findings: every('finding', findings()),
                     flags: every('cecp',
                                  ['flag-draws', 'flag-unproven', 'flag-loses', 'no-claim']),
                     claims: every('standing', ['threefold-claimable', 'fifty-move-claimable'],
                                   'ends', ['announce-threefold', 'announce-fifty']),
                     sides: every('grammar', ['white', 'black']) };
    const { outputFiles } = await build({
        entryPoints: [path('main.js')], bundle: true, format: 'esm', write: false, minify: true,
        platform: 'browser', target: 'es2022', logLevel: 'warning',
        plugins: [packed('rules', readFileSync(path('../dist/pgn.wasm'))),
                  packed('figures', readFileSync(path('../dist/figures.wasm'))),
                  ...shared(values), made('parts', listed(), 'js')]
    });
    return outputFiles[0].text.replaceAll('</script', '<\\/script');
}

/** Whose work is in the page, and on which terms. */
function licences() {
    return [['Ecart', '../../COPYING'],
            ['The board is cm-chessboard', '../node_modules/cm-chessboard/LICENSE']]
        .map(([what, name]) => `${what}:\n\n${read(name).trim()}`).join('\n\n')
        .replace(/[&<]/g, sign => `&#${sign.charCodeAt(0)};`);
}

const hash = text => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** A template with its places filled. */
function filled(template, texts) {
    return template.replace(/\{\{(\w+)\}\}/g, (_, name) => texts[name]);
}

/** The picture of the site: a knight, as an SVG. */
function icon(shapes) {
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -8 76 76"><path fill="#0060a0" ` +
        `d="M-8-8h76v76h-76Z"/><path fill="#fff" d="${shapes.knight.outline}"/></svg>`;
}

const shapes = outlines(), code = await script(), early = read('early.js').trim();
const places = {
    style: style(), parts: sections(), early, script: code, sprite: sprite(shapes),
    licences: licences(), tabs: tabs(),
    languages: options((code, { name }) => `<option value="${code}" lang="${code}">${name}`),
    release: JSON.parse(read('../package.json')).version,
    icon: `data:image/svg+xml,${encodeURIComponent(icon(shapes))}`
};
// Nothing may be loaded from anywhere, whatever a position or a link says.
const policy = `default-src 'none'; base-uri 'none'; form-action 'none'; img-src data:; ` +
    `style-src 'unsafe-inline'; script-src ${hash(early)} ${hash(code)} 'wasm-unsafe-eval'`;
const alone = filled(read('page.html'), {
    ...places, policy: `${policy}; worker-src blob:`, site: ''
});
const installed = filled(read('page.html'), {
    ...places, policy: `${policy.replace('data:', "data: 'self'")} 'self'; manifest-src 'self'; ` +
        `worker-src 'self' blob:; connect-src 'self'`,
    site: '<link rel="manifest" href="manifest.webmanifest">\n' +
        '<link rel="apple-touch-icon" href="icon-180.png">\n' +
        '<script src="install.js" defer></script>'
});
const version = createHash('sha256').update(installed).digest('hex').slice(0, 12);
const write = (name, text) => writeFileSync(new URL(`../site/${name}`, here), text);

mkdirSync(new URL('../site/', here), { recursive: true });
write('ecart.html', alone);
write('index.html', installed);
write('icon.svg', icon(shapes));
write('worker.js', filled(read('site/worker.js'), { version }));
// iOS takes no SVG; a test compares this picture with it.
for (const name of ['install.js', 'manifest.webmanifest', 'icon-180.png'])
    copyFileSync(new URL(`site/${name}`, here), new URL(`../site/${name}`, here));
console.log(`site/ecart.html has ${Math.round(Buffer.byteLength(alone) / 1000)} KB`);
