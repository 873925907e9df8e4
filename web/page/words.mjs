// words.mjs -- the words of the page and of its parts, for make.mjs and for tests
import { languages } from './languages.js';

/** The words in a folder in every language. */
export const textsOf = async folder => Object.fromEntries(await Promise.all(Object.keys(languages)
    .map(async code => [code, (await import(`./${folder}/texts/${code}.js`)).default])));
