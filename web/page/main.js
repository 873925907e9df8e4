// main.js -- what all parts of the page share: the library, languages, theme and addresses
//
// A part is a folder here: NAME.html, its places for words marked with data-t; NAME.css, if it
// needs one; and NAME.js, which exports
//
//     name          of the folder, and in addresses: #part=NAME
//     start(shell)  called once; gives { open(fields), speak(words) }.  open() shows what an
//                   address asks for, which may be nothing or nonsense: of a damaged link it
//                   judges nothing, says so, and lets the address be; speak() says all of it
//                   again after the language has changed, which is shell.language.
//
// Its words are in texts/, a file for each language, `title` and `name` among them.  make.mjs has
// the list of parts.  The first one is shown where the address names none.
import { parts } from 'parts';
import rules from 'rules';
import { languages, texts } from 'shared';
import { load } from '../dist/pgn.js';
import { readLink, writeLink } from './link.js';
import { by, made } from './made.js';
import { unpacked } from './packed.js';
import { share } from './share.js';
import { translate } from './texts.js';

/** What the reader chose is kept, where a page may keep anything. */
function kept(name, value) {
    try {
        if (value !== undefined)
            localStorage.setItem(`ecart-${name}`, value);
        return localStorage.getItem(`ecart-${name}`);
    } catch {
        return value ?? null;
    }
}

/** Writes what is behind the address of the page. */
function write(link) {
    try {
        history.replaceState(null, '', link === '' ? location.pathname + location.search : link);
    } catch { /* the page works without */ }
}

/** Puts fields into the address, so that it can be sent and comes back; gives all of it. */
function address(fields) {
    const link = writeLink({ part: current === parts[0] ? null : current.name, ...fields,
                             l: shell.language });
    write(link);
    return location.href.split('#')[0] + link;
}

/** What parts may use. */
const shell = { ecart: null, wasm: null, language: 'en', kept, address,
                share: (...what) => share(texts.page[shell.language], ...what) };
const started = new Map();
let current = parts[0];

const wordsOf = part => ({ ...texts.page[shell.language], ...texts[part.name][shell.language],
                           code: shell.language });
const rootOf = part => by(`part-${part.name}`);

/** Shows a part in the language of the page. */
function show(part) {
    current = part;
    for (const other of parts)
        rootOf(other).hidden = other !== part;
    const words = wordsOf(part);
    translate(texts.page[shell.language]);
    translate(words, rootOf(part));
    document.title = by('title').textContent = words.title;
    by('parts').replaceChildren(...parts.map(other => {
        const item = made('li', '');
        item.append(made('a', wordsOf(other).name, { href: `#part=${other.name}`,
            ...(other === part ? { 'aria-current': 'page' } : {}) }));
        return item;
    }));
    showCurrent(by('parts'));
    started.get(part)?.speak(words);
}

/** Scrolls a list of parts, where it is too long for the page, to the one that is shown. */
function showCurrent(list) {
    const shown = list.querySelector('[aria-current]').getBoundingClientRect();
    const { left, right } = list.getBoundingClientRect();
    list.scrollLeft += Math.max(shown.right - right, 0) + Math.min(shown.left - left, 0);
}

function speak(language) {
    shell.language = language;
    by('language').value = document.documentElement.lang = language;
    show(current);
}

function firstLanguage() {
    const wanted = [kept('language'), ...navigator.languages.map(code => code.slice(0, 2))];
    return wanted.find(code => code && Object.hasOwn(texts.page, code)) ?? 'en';
}

/** Opens what the address asks for. */
function open() {
    const { hash } = location, fields = readLink(hash), { part: name, l: language } = fields;
    if (language && Object.hasOwn(texts.page, language))
        speak(language);
    const part = parts.find(part => part.name === name) ?? parts[0];
    const first = !started.has(part);
    if (first)
        started.set(part, part.start(shell));
    show(part);
    // Whoever only comes back to a part finds it as it was.
    if (first || name === undefined || Object.keys(fields).length > 1) {
        write(hash);        // the part may have written that of what it showed before
        started.get(part).open(fields);
    }
}

function showTheme(theme) {
    document.documentElement.dataset.theme = theme;
    document.querySelector('meta[name=theme-color]').content =
        getComputedStyle(document.documentElement).getPropertyValue('--page').trim();
    by('theme').setAttribute('aria-pressed', String(theme === 'dark'));
}

by('theme').addEventListener('click', () => showTheme(
    kept('theme', document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark')));
by('language').addEventListener('change', ({ target }) => speak(kept('language', target.value)));
// Paper does not wait for the end of a movement.
addEventListener('beforeprint', () => document.getAnimations().forEach(moving => moving.finish()));
showTheme(document.documentElement.dataset.theme);
speak(firstLanguage());

shell.wasm = await unpacked(rules);
shell.ecart = await load(shell.wasm);
for (const language of languages)
    shell.ecart.addLanguage(language);
open();
addEventListener('hashchange', open);
document.documentElement.dataset.ready = '';
